"""The Last Tallow: two or three people, twelve candles and a night that is falling. A whole game in a few small files.

It shows what a game needs, and that it needs nothing outside its own package: ``tests/tiny/test_tiny.py`` installs it
in an empty folder and plays it everywhere.
"""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.game import Face, Game, Information, Minds, Rules, Settings, Statistics
from koszmar.kernel.look import Look, Sign, Terminal

from .machine import TallowObserver
from .rules import KNOWLEDGE, Options, Parameters, Rulings, State, check, content, prefer, setup, status, step
from .table import actions, narrate, touches, view, why_not

HERE = Path(__file__).parent

GAME = Game(
    id="tallow",
    version="1",
    title={"en": "The Last Tallow", "pl": "Ostatni knot"},
    players=(2, 3),
    information=Information(cooperation="cooperative", hidden=True, chance=True),
    horizon=100,
    settings=Settings(options=Options, rulings=Rulings, parameters=Parameters, check=check),
    rules=Rules(
        state=State, setup=setup, step=step, turn=lambda state: int(state.turn), status=status, content=content
    ),
    knowledge=KNOWLEDGE,
    face=Face(
        locale=HERE / "locale",
        ledger=HERE / "rules.toml",
        view=view,
        narrate=narrate,
        why_not=why_not,
        actions=actions,
        touches=touches,
        event_rules={"lit": "turn.light", "waited": "turn.wait", "drew": "turn.draw", "night": "night.falls"},
        look=Look(
            web=HERE / "look",
            terminal=Terminal(light="#d7a030", signs={"candle": Sign("i", "#d7a030")}, alarms={"deck": 2}),
        ),
    ),
    minds=Minds(prefer=prefer, observer=TallowObserver()),
    statistics=Statistics(answers=("candle-{kind}",)),
)
