"""The Big Book of Madness: a co-operative deck-builder against a grimoire, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from koszmar.kernel.game import Face, Game, Information, Minds, Rules, Settings, Statistics, Thing, by_key

from . import spells
from .curses import STACKS
from .grimoire import PAGES
from .knowledge import KNOWLEDGE
from .look import LOOK
from .machine.observer import OBSERVER
from .magicians import MAGICIANS
from .minds.bot import prefer
from .minds.estimate import estimate
from .minds.trials import TRIALS
from .proof.soundness import status
from .settings import Options, Parameters, Rulings
from .setup import check_setting, setup
from .spell_cards import SPELLS
from .state import State
from .table.event_rules import EVENT_RULES
from .table.objections import actions, why_not
from .table.phrases import narrate
from .table.telling import TELLING
from .table.view import touches, view
from .turn import step


def content() -> Mapping[str, Any]:
    """Every printed thing with rules of its own: Spells, Curses, pages and their texts, Magicians."""
    parts: dict[str, Any] = {
        f"spell/{card.key}": {"element": card.element, "level": card.level} for card in SPELLS.values()
    }
    parts |= {f"curse/{kind}/{key}": copies for kind, stack in STACKS.items() for key, copies in stack.items()}
    for page in PAGES.values():
        if page.curses:
            parts[f"page/{page.key}/invocation"] = list(page.curses)
        if page.kind != "cover":
            parts |= {f"page/{page.key}/reward": True, f"page/{page.key}/failure": True}
    parts["page/final/arrival"] = True
    return parts | {f"magician/{sheet.key}": sheet.starting for sheet in MAGICIANS.values()}


def thing(key: str) -> Thing | None:
    """Events tell of a page by its Monster, and of a Curse by its kind and its effect."""
    match key.split("/"):
        case ["page", monster, "invocation"]:
            return Thing((monster,), (f"monster-{monster}",))
        case ["page", *_]:
            return None
        case ["curse", kind, effect]:
            return Thing((kind, effect), (f"curse-{kind}", f"curse-effect-{effect}"))
    return by_key(key)


GAME = Game(
    id="bigbook",
    version="2",
    title={"en": "The Big Book of Madness", "pl": "Wielka Księga Szaleństwa"},
    players=(2, 5),  # goal.player-count
    information=Information(cooperation="cooperative", hidden=True, chance=True),
    horizon=20_000,
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
        turn=lambda state: state.turn + (state.phase == "monster"),  # the Monster phase opens a turn
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
    ),
    minds=Minds(
        prefer=prefer,
        estimate=estimate,
        foresight=3,
        observer=OBSERVER,
        trials=TRIALS,
    ),
    statistics=Statistics(
        aims={"decisions_per_second": 100_000, "fork_us": 50, "view_us": 300},
        thing=thing,
        answers=("card-{kind}", "element-{kind}"),
    ),
)

__all__ = ["GAME", "spells"]
