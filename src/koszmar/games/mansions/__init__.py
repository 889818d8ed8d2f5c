"""Mansions of Madness, second edition: investigators against what a house knows; we are the board and the app."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from koszmar.kernel.game import Face, Game, Information, Minds, Rules, Settings, Statistics

from .bestiary import MONSTERS
from .cards import conditions, injuries, people, spells  # noqa: F401  (they enter their cards)
from .condition_cards import CONDITIONS
from .figures import figures, outcome_of, role_of
from .injury_cards import INJURIES
from .investigators import INVESTIGATORS
from .item_cards import ITEMS
from .items import gear, unique, weapons  # noqa: F401  (likewise)
from .knowledge import KNOWLEDGE
from .look import LOOK
from .machine.observer import OBSERVER
from .minds.bot import prefer
from .minds.estimate import estimate
from .minds.trials import TRIALS
from .mythos_events import EVENTS
from .proof.soundness import status
from .scenario.library import shipped
from .scenario.sharing import SCENARIOS, words
from .settings import Options, Parameters, Rulings
from .setup import check_setting, settle, setup
from .state import State
from .table import objections
from .table.event_rules import EVENT_RULES
from .table.phrases import narrate
from .table.telling import TELLING
from .table.view import touches, view
from .tiles import SIDES
from .turn import step

FOLDER = Path(__file__).parent


def content() -> Mapping[str, Any]:
    """Every printed thing with rules of its own."""
    parts: dict[str, Any] = {f"investigator/{key}": [card.skills, card.health] for key, card in INVESTIGATORS.items()}
    parts |= {f"{'spell' if card.deck == 'spell' else 'item'}/{key}": card.deck for key, card in ITEMS.items()}
    parts |= {f"injury/{key}": card.deck for key, card in INJURIES.items()}
    parts |= {f"condition/{key}": card.copies for key, card in CONDITIONS.items()}
    parts |= {f"monster/{key}": [card.health, card.per] for key, card in MONSTERS.items()}
    parts |= {f"mythos/{key}": event.grade for key, event in EVENTS.items()}
    parts |= {f"tile/{key}": side.size for key, side in SIDES.items()}
    return parts | {f"scenario/{key}": True for key in shipped()}


FACE = Face(
    locale=FOLDER / "locale",
    view=view,
    narrate=narrate,
    why_not=objections.why_not,
    actions=objections.actions,
    touches=touches,
    event_rules=EVENT_RULES,
    telling=TELLING,
    look=LOOK,
    guide=Path(__file__).parent / "guide.toml",
    secret_words=("scenario-*.ftl",),
    words=words,
)
GAME = Game(
    id="mansions",
    version="4",
    title={"en": "Mansions of Madness", "pl": "Posiadłość Szaleństwa"},
    players=(1, 5),
    information=Information(cooperation="cooperative", hidden=True, chance=True),
    horizon=100_000,
    settings=Settings(options=Options, rulings=Rulings, parameters=Parameters, check=check_setting, settle=settle),
    rules=Rules(
        state=State,
        setup=setup,
        step=step,
        turn=attrgetter("number"),
        status=status,
        content=content,
    ),
    knowledge=KNOWLEDGE,
    scenarios=SCENARIOS,
    face=FACE,
    minds=Minds(prefer=prefer, estimate=estimate, observer=OBSERVER, trials=TRIALS),
    statistics=Statistics(
        outcome=outcome_of,
        role=role_of,
        figures=figures,
        aims={"decisions_per_second": 50_000, "fork_us": 100, "view_us": 500},
    ),
)
