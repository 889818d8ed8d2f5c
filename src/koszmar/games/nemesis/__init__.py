"""Nemesis with the Void Seeders: a ship in the dark, something aboard, and nobody's aims are quite yours. 1 to 5."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from koszmar.kernel.game import Face, Game, Information, Minds, Rules, Settings, Statistics

from . import characters, items
from .action_cards import ACTION_CARDS, CHARACTERS
from .enemies import ENEMIES, base_intruders, void_seeders
from .figures import figures
from .item_cards import ITEMS
from .knowledge import KNOWLEDGE
from .look import LOOK
from .machine.observer import OBSERVER
from .minds.bot import prefer
from .minds.estimate import can_estimate, estimate
from .minds.trials import TRIALS
from .objectives import OBJECTIVES
from .proof.soundness import status
from .rooms import ROOMS, ones, special, twos
from .settings import Options, Parameters, Rulings
from .setup import check_setting, setup
from .state import State
from .table import objections
from .table.event_rules import EVENT_RULES
from .table.phrases import narrate
from .table.telling import TELLING
from .table.view import touches, view
from .turn import step
from .wounds import SERIOUS_WOUNDS


def content() -> Mapping[str, Any]:
    """Every printed thing with rules of its own."""
    parts: dict[str, Any] = {f"room/{key}": [tile.group, tile.colour, tile.computer] for key, tile in ROOMS.items()}
    parts |= {f"character/{key}": [card.deck, card.weapon, card.quests] for key, card in CHARACTERS.items()}
    parts |= {f"action/{key}": card.ability.cost if card.ability else None for key, card in ACTION_CARDS.items()}
    parts |= {f"item/{key}": [card.colour, card.copies, card.heavy] for key, card in ITEMS.items()}
    parts |= {f"objective/{key}": [card.kind, card.players] for key, card in OBJECTIVES.items()}
    parts |= {f"wound/{key}": copies for key, (copies, _) in SERIOUS_WOUNDS.items()}
    for name, enemy in ENEMIES.items():
        for effect in dict.fromkeys(card.effect for card in enemy.attacks.values()):
            same = [card for card in enemy.attacks.values() if card.effect == effect]
            parts[f"attack/{name}/{effect}"] = [[card.blood, card.types] for card in same]
        for effect in dict.fromkeys(card.effect for card in enemy.events.values()):
            printed = [card for card in enemy.events.values() if card.effect == effect]
            parts[f"event/{name}/{effect}"] = [[card.direction, card.movers, card.out] for card in printed]
        parts |= {f"weakness/{name}/{key}": True for key in enemy.weaknesses}
        parts |= {f"panic/{key}": enemy.panic.count(key) for key in dict.fromkeys(enemy.panic)}
    return parts


GAME = Game(
    id="nemesis",
    version="2",
    title={"en": "Nemesis", "pl": "Nemesis: Koszmary"},
    players=(1, 5),
    information=Information(cooperation="semi-cooperative", hidden=True, chance=True),
    horizon=100_000,
    settings=Settings(options=Options, rulings=Rulings, parameters=Parameters, check=check_setting),
    rules=Rules(
        state=State,
        setup=setup,
        step=step,
        turn=attrgetter("number"),
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
        secret_words=("objective-*",),
    ),
    minds=Minds(
        prefer=prefer,
        estimate=estimate,
        can_estimate=can_estimate,
        foresight=2,
        observer=OBSERVER,
        trials=TRIALS,
    ),
    statistics=Statistics(
        aims={"decisions_per_second": 50_000, "fork_us": 100, "view_us": 500},
        outcome=lambda reason: reason.partition("-")[0],
        role=lambda state, seat: str(state.characters[seat].key),
        figures=figures,
    ),
)

__all__ = ["GAME", "base_intruders", "characters", "items", "ones", "special", "twos", "void_seeders"]
