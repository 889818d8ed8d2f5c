"""The Scout: quick, quiet, and good at finding things."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..abilities import Ability, Use
from ..action_cards import ActionCard, CharacterCard, enter
from ..hand import action_cards, discard_card, draw_cards
from ..item_cards import ItemCard, Weapon
from ..item_cards import enter as enter_items
from ..movement import move
from ..noise import NOISE_DIE
from ..quests import QUESTS, Quest
from ..rooms.twos import command
from ..state import Scene, is_active
from ..uses import any_weapon, can_shoot, has_items_here, has_way_out, pick_neighbour, search, take_a_shot
from .common import COMMON

# -- Adrenaline ----------------------------------------------------------------------------------------------------


def shoot_and_draw(scene: Scene, seat: int) -> Flow[None]:
    """Shoot, then draw 1 card (action.shoot)."""
    yield from take_a_shot(scene, seat)
    second_wind(scene, seat)


def escape_and_draw(scene: Scene, seat: int) -> Flow[None]:
    """Escape, attacked as always, then draw 1 card (escape.how, escape.attack-first)."""
    room = yield from pick_neighbour(scene, seat, "escape.how")
    yield from move(scene, seat, room)
    second_wind(scene, seat)


def second_wind(scene: Scene, seat: int) -> None:
    """Whoever is still alive draws 1 card."""
    if is_active(scene.state.characters[seat]):
        draw_cards(scene, seat, 1)


# -- Reconnaissance ------------------------------------------------------------------------------------------------


def reconnaissance(scene: Scene, seat: int) -> Flow[None]:
    """Move next door without a Noise roll; Silence and Danger tokens do nothing (action.careful-cancels-token)."""
    room = yield from pick_neighbour(scene, seat, "move.neighbour")
    yield from move(scene, seat, room, "silent")


# -- Motion Tracker ------------------------------------------------------------------------------------------------


def track_motion(scene: Scene, seat: int, face: str) -> Flow[str]:
    """Discard 1 Action card to roll for Noise again, once for each roll (action.contamination-not-payment).

    Asked of everybody with cards in hand: a hand full of Contamination shows in nothing.
    """
    character = scene.state.characters[seat]
    if not character.hand:
        return face
    options: list[Key] = ["keep", *dict.fromkeys(action_cards(character))]
    card = yield ask(seat, "motion-tracker", options, rule="noise.die", pause=True, face=face)
    if card == "keep":
        return face
    discard_card(scene, seat, card)
    scene.tell("noise-rerolled", seat=seat, face=face, card=card)
    return scene.chance.roll(NOISE_DIE)[0]


enter_items(
    ItemCard("rifle", "", heavy=True, single_use=False, weapon=Weapon(4)),
    ItemCard("motion-tracker", "", heavy=True, single_use=False, on=(moments.rolled_noise.by(track_motion),)),
    ItemCard("security-key", "", ability=Ability((Use("doors", command),), 1, "calm")),
)
QUESTS["motion-tracker"] = Quest(discard=("energy-charge", "energy-charge-yellow"))
QUESTS["security-key"] = Quest(room="cockpit")

enter(
    CharacterCard(
        "scout",
        (*COMMON, "basic-repairs", "adrenaline", "reconnaissance", "scavenging", "suppressive-fire"),
        "rifle",
        ("motion-tracker", "security-key"),
    ),
    ActionCard(
        "adrenaline",
        Ability(
            (Use("shoot", shoot_and_draw, can_shoot, fires=any_weapon), Use("escape", escape_and_draw, has_way_out)),
            0,
            "combat",
        ),
    ),
    ActionCard("reconnaissance", Ability((Use("move", reconnaissance, has_way_out),), 1, "calm")),
    # search.zero: the only card that finds something in a Room that was searched
    ActionCard("scavenging", Ability((Use("search", search, has_items_here),), 1, "calm")),
)
