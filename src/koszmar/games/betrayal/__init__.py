"""Betrayal at House on the Hill, third edition: explore a house, then one of you turns traitor. For 3 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from koszmar.kernel.game import Face, Game, Information, Minds, Rules, Settings, Statistics

from . import haunts
from .cards import CARDS, events, items, omens
from .explorers import EXPLORERS
from .haunt import HAUNTS
from .knowledge import KNOWLEDGE
from .look import LOOK
from .machine.observer import OBSERVER
from .minds.bot import prefer
from .minds.estimate import can_estimate, estimate
from .minds.trials import TRIALS
from .proof.soundness import status
from .scenarios import SCENARIOS
from .settings import Options, Parameters, Rulings
from .setup import check_setting, setup
from .sides import side_of
from .state import State
from .table.event_rules import EVENT_RULES
from .table.objections import actions, why_not
from .table.phrases import narrate
from .table.secret_rules import told_by
from .table.telling import TELLING
from .table.view import touches, view
from .tiles import ROOMS
from .turn import step


def content() -> Mapping[str, Any]:
    """Every printed thing with rules of its own: cards, tiles, explorers, Scenario cards, haunts."""
    parts: dict[str, Any] = {f"card/{card.key}": card.deck for card in CARDS.values()}
    parts |= {f"tile/{room.key}": [room.regions, room.doors, room.symbol, room.draws] for room in ROOMS.values()}
    parts |= {
        f"explorer/{board.key}": {trait: row.numbers for trait, row in board.rows.items()}
        for board in EXPLORERS.values()
    }
    parts |= {f"scenario/{key}": table for key, table in SCENARIOS.items()}
    return parts | {f"haunt/{haunt.number:02}": haunt.kind for haunt in HAUNTS.values()}


GAME = Game(
    id="betrayal",
    version="4",
    title={"en": "Betrayal at House on the Hill", "pl": "Zdrada w domu na wzgórzu"},
    players=(3, 6),  # overview.players
    information=Information(cooperation="one-against-all", hidden=True, chance=True),
    horizon=100_000,
    settings=Settings(
        options=Options,
        rulings=Rulings,
        parameters=Parameters,
        check=check_setting,
    ),
    rules=Rules(
        state=State,
        setup=setup,
        step=step,
        turn=lambda state: state.number + (state.phase == "turn-begins"),
        status=status,
        content=content,
    ),
    knowledge=KNOWLEDGE,
    face=Face(
        locale=Path(__file__).parent / "locale",
        view=view,
        narrate=narrate,
        why_not=why_not,
        actions=actions,
        touches=touches,
        event_rules=EVENT_RULES,
        telling=TELLING,
        look=LOOK,
        guide=Path(__file__).parent / "guide.toml",
        secret_words=("haunt-*.ftl",),
        told_by=told_by,
    ),
    minds=Minds(
        prefer=prefer,
        estimate=estimate,
        can_estimate=can_estimate,
        foresight=4,
        observer=OBSERVER,
        trials=TRIALS,
    ),
    statistics=Statistics(
        aims={"decisions_per_second": 50_000, "fork_us": 100, "view_us": 500},
        answers=("card-{kind}", "trait-{kind}", "damage-{kind}"),
        outcome=lambda reason: reason.rpartition("-")[2],
        role=lambda state, seat: side_of(state, seat).partition("-")[0],
    ),
)

__all__ = ["GAME", "events", "haunts", "items", "omens"]
