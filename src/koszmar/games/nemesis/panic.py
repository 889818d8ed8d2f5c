"""Panic: a card is compared with a character's Insanity; its effect happens, or Insanity rises."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from . import moments
from .abilities import always
from .answers import of_weaknesses
from .belongings import drop, fit_hands, is_object
from .combat import loaded_weapons
from .hand import discard_card, discard_some, draw_cards, draw_from, is_contamination, told
from .hazards import can_break, set_fire, set_malfunction
from .insanity import raise_insanity
from .interruption import is_cancelled
from .intruders import draw_direction
from .movement import move
from .ship import CLOSED, EXITS, TECHNICAL, door, neighbours, other_end
from .stage import show
from .state import Scene, Slot, Staged, clockwise, in_room, intruders_in, is_active
from .wounds import die, dressed, light_wound, serious_wound


class PanicCard(Struct, frozen=True):
    """A Panic card."""

    key: str
    number: int
    """From this Insanity level on the effect happens; below it Insanity rises."""
    does: Callable[[Scene, int], Any]
    """A flow, or a plain function if nothing is asked; False if it turned out to be impossible."""
    possible: Callable[[Scene, int], bool] = always
    """Whether the effect would change anything (panic.impossible-means)."""
    copies: int = 1


def panic_of(scene: Scene, seats: Iterable[int]) -> Flow[None]:
    """Several characters resolve Panic one after another in turn order, each with a card of its own (panic.order)."""
    panicking = set(seats)
    for seat in clockwise(scene):
        if seat in panicking:
            yield from resolve_panic(scene, seat)


def resolve_panic(scene: Scene, seat: int) -> Flow[None]:
    """Draw a Panic card and resolve it; it goes to the open discard pile (panic.draw, panic.discard)."""
    state = scene.state
    if not is_active(state.characters[seat]):
        return
    key = draw_from(scene, state.panic, "panic")
    if key is None:
        return
    state.drawn.append(key)
    card = PANIC_CARDS[key]
    level = state.characters[seat].insanity
    show(state, Staged("panic", key, seat, number=level))
    scene.tell("panic", seat=seat, card=key, number=card.number, level=level)
    yield from scene.because(f"panic-{key}", compare(scene, seat, card))
    state.drawn.remove(key)
    state.discards["panic"].append(key)


def compare(scene: Scene, seat: int, card: PanicCard) -> Flow[None]:
    """Compare the level with the card's number: its effect, or Insanity rises.

    (panic.compare, panic.lower-raises, panic.impossible-raises, panic.impossible-means, panic.equal-or-higher-resolves,
    panic.raise-kills-at-five, panic.interruption, panic.interruption-no-raise, panic.interruption-only-effect)
    """
    if scene.state.characters[seat].insanity < card.number:
        if not (yield from is_spared(scene, seat)):
            raise_insanity(scene, seat)
        return
    if not card.possible(scene, seat):
        impossible(scene, seat, card)
        return
    if (yield from is_cancelled(scene, seat, f"panic-{card.key}", "panic.interruption")):
        scene.tell("panic-cancelled", seat=seat, card=card.key)
        return
    if (yield from carry_out(card.does(scene, seat))) is False:
        impossible(scene, seat, card)


def is_spared(scene: Scene, seat: int) -> Flow[bool]:
    """Whether a Weakness keeps Insanity from rising through a too high number."""
    for answer in of_weaknesses(scene, moments.panic_raises):
        if (yield from carry_out(answer(scene, seat))):
            return True
    return False


def impossible(scene: Scene, seat: int, card: PanicCard) -> None:
    """An effect that cannot be carried out raises Insanity instead (panic.impossible-raises)."""
    scene.tell("panic-impossible", seat=seat, card=card.key)
    raise_insanity(scene, seat)


# -- level 2 -------------------------------------------------------------------------------------------------------


def _room(scene: Scene, seat: int) -> Slot:
    return scene.state.characters[seat].room


def _together(scene: Scene, seat: int) -> list[int]:
    """Everybody in the character's Room, in turn order."""
    there = in_room(scene.state, _room(scene, seat))
    return [other for other in clockwise(scene) if other in there]


def can_break_here(scene: Scene, seat: int) -> bool:
    """Whether the Room has no Malfunction and is not the Nest."""
    return can_break(scene.state, _room(scene, seat))


def outburst(scene: Scene, seat: int) -> None:
    """Destructive Outburst: a Malfunction in the own Room."""
    set_malfunction(scene, _room(scene, seat))


def blind_escape(scene: Scene, seat: int) -> Flow[bool]:
    """Blind Escape: an Event card shows the way; closed Doors and the Technical Corridors are none.

    It is an ordinary move: in Combat every Intruder left behind attacks first (escape.attack-first).
    """
    room, number = _room(scene, seat), draw_direction(scene)
    link = EXITS[room].get(number, TECHNICAL)
    scene.tell("blind-escape", seat=seat, number=number)
    if link == TECHNICAL or door(scene.state, link) == CLOSED:
        return False
    yield from move(scene, seat, other_end(link, room))
    return True


def rooms_of_courage(scene: Scene, seat: int) -> list[Slot]:
    """Neighbouring Rooms with a Void Seeder or a Lair."""
    return [room for room in neighbours(scene.state, _room(scene, seat)) if intruders_in(scene.state, room)]


def can_be_brave(scene: Scene, seat: int) -> bool:
    """Whether there is such a Room behind an open way."""
    return bool(rooms_of_courage(scene, seat))


def courage(scene: Scene, seat: int) -> Flow[None]:
    """Insane Courage: an ordinary move to a neighbouring Room with a Void Seeder or a Lair (escape.attack-first)."""
    rooms: list[Key] = list(rooms_of_courage(scene, seat))
    room = yield ask(seat, "panic-courage", rooms, rule="panic.equal-or-higher-resolves")
    yield from move(scene, seat, room)


def has_items_here(scene: Scene, seat: int) -> bool:
    """Whether the Item counter of the Room is above 0."""
    return scene.state.rooms[_room(scene, seat)].items > 0


def sabotage(scene: Scene, seat: int) -> None:
    """Sabotage: the Item counter of the own Room falls to 0."""
    room = _room(scene, seat)
    scene.state.rooms[room].items = 0
    scene.tell("items-lost", room=room)


def has_dressed(scene: Scene, seat: int) -> bool:
    """Whether the character has a dressed Serious Wound."""
    return bool(dressed(scene, seat))


def rip_bandages(scene: Scene, seat: int) -> Flow[None]:
    """Ripping off the Bandages: a Light Wound, and a dressed Serious Wound is undressed."""
    yield from light_wound(scene, seat)
    if not is_active(scene.state.characters[seat]):
        return
    keys: list[Key] = list(dict.fromkeys(wound.key for wound in dressed(scene, seat)))
    key = yield ask(seat, "panic-bandages", keys, rule="panic.equal-or-higher-resolves")
    wound = next(wound for wound in dressed(scene, seat) if wound.key == key)
    wound.dressed = False
    scene.tell("undressed", seat=seat, wound=wound.key)
    yield from fit_hands(scene, seat)


def demotivate(scene: Scene, seat: int) -> Flow[None]:
    """Demotivation: everybody in the Room discards an Action card, as far as they can, and the own Insanity rises.

    (panic.partial)
    """
    for other in _together(scene, seat):
        yield from discard_some(scene, other, "panic-discard", "panic.equal-or-higher-resolves", 1)
    raise_insanity(scene, seat)


# -- level 3 -------------------------------------------------------------------------------------------------------


def defeatism(scene: Scene, seat: int) -> None:
    """Defeatism: Insanity rises for everybody in the Room."""
    for other in _together(scene, seat):
        raise_insanity(scene, other)


def mutilate(scene: Scene, seat: int) -> Flow[None]:
    """Self-Mutilation: 2 Light Wounds."""
    yield from light_wound(scene, seat)
    yield from light_wound(scene, seat)


def bloodlust(scene: Scene, seat: int) -> Flow[None]:
    """Bloodlust: a Serious Wound for everybody else in the Room; alone, for oneself."""
    for other in [other for other in _together(scene, seat) if other != seat] or [seat]:
        yield from serious_wound(scene, other)


def can_draw(scene: Scene, seat: int) -> bool:
    """Whether there is a card to draw."""
    character = scene.state.characters[seat]
    return bool(character.deck or character.discard)


def hopelessness(scene: Scene, seat: int) -> Flow[None]:
    """Hopelessness: draw 3 cards; one that is no Contamination leaves the game, the rest is discarded."""
    character = scene.state.characters[seat]
    drawn = draw_cards(scene, seat, 3)
    options: list[Key] = list(dict.fromkeys(card for card in drawn if not is_contamination(card)))
    if options:
        gone = yield ask(seat, "panic-lose-card", options, rule="panic.equal-or-higher-resolves", pause=True)
        drawn.remove(gone)
        character.hand.remove(gone)
        scene.state.removed.append(gone)
        scene.tell("card-lost", seat=seat, card=gone)
    for card in drawn:
        discard_card(scene, seat, card)
    if drawn:
        scene.tell("discard", seat=seat, cards=[told(card) for card in drawn])


def has_loaded(scene: Scene, seat: int) -> bool:
    """Whether the character has a weapon with Ammo."""
    return bool(loaded_weapons(scene, seat))


def hallucinate(scene: Scene, seat: int) -> Flow[None]:
    """Hallucinations: one of the own weapons loses all Ammo."""
    weapons: list[Key] = list(loaded_weapons(scene, seat))
    key = yield ask(seat, "panic-weapon", weapons, rule="panic.equal-or-higher-resolves")
    weapon = next(item for item in scene.state.characters[seat].hands if item.key == key and item.ammo)
    weapon.ammo = 0
    scene.tell("ammo-lost", seat=seat, item=weapon.key)


def can_burn_here(scene: Scene, seat: int) -> bool:
    """Whether the Room does not burn yet."""
    return not scene.state.rooms[_room(scene, seat)].fire


def pyromaniac(scene: Scene, seat: int) -> None:
    """Pyromaniac: Fire in the own Room."""
    set_fire(scene, _room(scene, seat))


# -- levels 4 and 5 ------------------------------------------------------------------------------------------------


def heavy_items(scene: Scene, seat: int) -> list[str]:
    """Heavy Items in hand; Objects are none."""
    hands = scene.state.characters[seat].hands
    return list(dict.fromkeys(item.key for item in hands if not is_object(item.key)))


def has_heavy(scene: Scene, seat: int) -> bool:
    """Whether the character holds a Heavy Item."""
    return bool(heavy_items(scene, seat))


def destroy(scene: Scene, seat: int) -> Flow[None]:
    """Destruction: discard 1 Heavy Item from the hands."""
    items: list[Key] = list(heavy_items(scene, seat))
    key = yield ask(seat, "panic-destroy", items, rule="panic.equal-or-higher-resolves")
    drop(scene, seat, key)


def heart_attack(scene: Scene, seat: int) -> None:
    """Heart Attack: death."""
    die(scene, seat, "heart", "panic.equal-or-higher-resolves")


PANIC_CARDS = {
    card.key: card
    for card in (
        PanicCard("destructive-outburst", 2, outburst, can_break_here),
        PanicCard("blind-escape", 2, blind_escape),
        PanicCard("insane-courage", 2, courage, can_be_brave),
        PanicCard("sabotage", 2, sabotage, has_items_here, 2),
        PanicCard("ripping-off-the-bandages", 2, rip_bandages, has_dressed, 2),
        PanicCard("demotivation", 2, demotivate),
        PanicCard("defeatism", 3, defeatism),
        PanicCard("self-mutilation", 3, mutilate, copies=2),
        PanicCard("bloodlust", 3, bloodlust, copies=2),
        PanicCard("hopelessness", 3, hopelessness, can_draw),
        PanicCard("hallucinations", 3, hallucinate, has_loaded, 2),
        PanicCard("pyromaniac", 3, pyromaniac, can_burn_here),
        PanicCard("destruction", 4, destroy, has_heavy),
        PanicCard("heart-attack", 5, heart_attack, copies=2),
    )
}
"""By key; with their copies 20 cards (components.panic-cards)."""
PANIC_DECK = tuple(card.key for card in PANIC_CARDS.values() for _ in range(card.copies))
