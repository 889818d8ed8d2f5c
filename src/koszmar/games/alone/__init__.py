"""Alone: one Hero in the dark of a station, and one to three Evil players who hold the map (overview.player-count)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from koszmar.kernel.game import Face, Game, Information, Minds, Rules, Settings, Statistics

from .bestiary import KINDS
from .characters import HERO_SIDE
from .items import ITEMS, passive, tools, weapons
from .knowledge import KNOWLEDGE
from .look import LOOK
from .machine.observer import OBSERVER
from .minds.bot import TEMPERS, prefer
from .minds.estimate import estimate
from .minds.trials import TRIALS
from .missions import MISSIONS, final, nuisances, starting
from .proof.soundness import status
from .reactions import REACTIONS, STANDARDS, fury, speed, standard, terror, traps
from .rooms import ROOMS
from .settings import DECKS, Options, Parameters, Rulings
from .setup import check_setting, setup
from .state import HERO, State
from .table import objections
from .table.event_rules import EVENT_RULES
from .table.phrases import narrate
from .table.telling import TELLING
from .table.view import touches, view
from .turn import step


def content() -> Mapping[str, Any]:
    """Every printed thing with rules of its own."""
    parts: dict[str, Any] = {
        f"reaction/{key}": [card.deck, card.symbol, card.moment, card.copies] for key, card in REACTIONS.items()
    }
    parts |= {f"standard/{key}": True for key in STANDARDS}
    parts |= {f"deck/{name}": True for name in DECKS}
    parts |= {f"mission/{key}": [card.deck, card.room] for key, card in MISSIONS.items()}
    parts |= {f"item/{key}": [card.type, card.needs, card.symbol, card.copies] for key, card in ITEMS.items()}
    parts |= {f"character/{key}": ability for key, ability in HERO_SIDE.items()}
    parts |= {f"creature/{key}": [kind.normal, kind.nightmare, kind.ability] for key, kind in KINDS.items()}
    parts |= {f"condition/{key}": True for key in ("web", "gas", "mine", "short")}
    return parts | {f"room/{key}": True for key in ROOMS}


GAME = Game(
    id="alone",
    version="2",
    title={"en": "Alone", "pl": "Alone"},
    players=(2, 4),
    information=Information(cooperation="one-against-all", hidden=True, chance=True),
    horizon=200_000,
    settings=Settings(options=Options, rulings=Rulings, parameters=Parameters, check=check_setting),
    rules=Rules(
        state=State,
        setup=setup,
        step=step,
        turn=lambda state: int(state.number),
        status=status,
        content=content,
    ),
    knowledge=KNOWLEDGE,
    face=Face(
        locale=Path(__file__).parent / "locale",
        view=view,
        narrate=narrate,
        why_not=objections.why_not,
        actions=objections.actions,
        touches=touches,
        event_rules=EVENT_RULES,
        telling=TELLING,
        look=LOOK,
        guide=Path(__file__).parent / "guide.toml",
        secret_words=("mission-*", "step-*"),
    ),
    minds=Minds(prefer=prefer, tempers=TEMPERS, estimate=estimate, observer=OBSERVER, trials=TRIALS),
    statistics=Statistics(
        role=lambda state, seat: "hero" if seat == HERO else "evil",
        aims={"decisions_per_second": 50_000, "fork_us": 100, "view_us": 500},
    ),
)

__all__ = [
    "GAME", "final", "fury", "nuisances", "passive", "speed", "standard", "starting", "terror", "tools", "traps",
    "weapons",
]  # fmt: skip
