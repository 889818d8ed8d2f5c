"""What must always be true: no component is ever lost, and no state is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from koszmar.kernel.scene import Setting

from ..action_cards import CHARACTERS
from ..enemies import ENEMIES
from ..hand import CARDS_OF_CONTAMINATION
from ..item_cards import ITEMS
from ..rooms import ROOMS
from ..ship import CLOSED, DESTROYED, DOORS, SHIP
from ..state import State
from ..wounds import MOST_LIGHT, MOST_SERIOUS, SERIOUS_WOUNDS


def status(state: State, setting: Setting) -> list[str]:
    """Everything impossible about a state; empty for a sound one."""
    reasons = list(_unknown_things(state, setting))
    return reasons or [*_lost_cards(state, setting), *_impossible_things(state, setting)]


def _unknown_things(state: State, setting: Setting) -> Iterator[str]:
    """Keys that no component has: nothing else can be said before they are mended."""
    if len(state.characters) != setting.players:
        yield f"{setting.players} players, but {len(state.characters)} characters"
    if set(state.rooms) != set(SHIP.spaces):
        yield "the ship has other Rooms than the board"
    for slot, room in state.rooms.items():
        if room.tile not in ROOMS:
            yield f"there is no Room {room.tile!r} for {slot}"
    for seat, character in enumerate(state.characters):
        if character.key not in CHARACTERS and not (state.phase == "draft" and not character.key):
            yield f"seat {seat} plays an unknown character {character.key!r}"
        if character.room and character.room not in state.rooms:
            yield f"seat {seat} stands in an unknown Room {character.room!r}"
        for wound in character.wounds:
            if wound.key not in SERIOUS_WOUNDS:
                yield f"seat {seat} has an unknown wound {wound.key!r}"
    kinds = ENEMIES[setting.options.enemy].miniatures
    for intruder in state.intruders:
        if intruder.kind not in kinds or intruder.room not in state.rooms:
            yield f"there is no {intruder.kind!r} in a Room {intruder.room!r}"
    for link in (*state.corridors.links, *state.corridors.things):
        if link not in SHIP.links:
            yield f"there is no corridor {link!r}"


def _lost_cards(state: State, setting: Setting) -> Iterator[str]:
    """Cards that are too many or too few, wherever they are."""
    for seat, character in enumerate(state.characters):
        if character.key:
            cards = Counter([*character.hand, *character.deck, *character.discard])
            own = Counter({card: count for card, count in cards.items() if not card.startswith("contamination")})
            gone = Counter(CHARACTERS[character.key].deck) - own - Counter(state.removed)
            if gone or own - Counter(CHARACTERS[character.key].deck):
                yield f"seat {seat} does not have the ten cards of the {character.key}: {sorted(own.elements())}"
    held = [card for one in state.characters for card in (*one.hand, *one.deck, *one.discard)]
    contamination = [card for card in (*held, *state.contamination.cards, *state.removed) if card in state.infected]
    if len(state.infected) != CARDS_OF_CONTAMINATION or sorted(contamination) != sorted(state.infected):
        yield f"{len(contamination)} Contamination cards, not {CARDS_OF_CONTAMINATION}"
    wounds = [
        *state.serious.cards,
        *state.discards["serious"],
        *(w.key for one in state.characters for w in one.wounds),
    ]
    if Counter(wounds) != Counter({key: copies for key, (copies, _) in SERIOUS_WOUNDS.items()}):
        yield f"there are other Serious Wounds than in the box: {sorted(wounds)}"
    yield from _lost_items(state)
    yield from _lost_decks(state, setting)


def _lost_items(state: State) -> Iterator[str]:
    """Item cards by key, wherever they are: decks, discard piles, characters, removed ones, attached ones."""
    found: Counter[str] = Counter(state.removed)
    found.update(state.found)
    for colour, deck in state.items.items():
        found.update(deck.cards)
        found.update(state.discards[colour])
    found.update(state.crafted)
    for character in state.characters:
        for item in (*character.hands, *character.inventory):
            found[item.key] += 1
            found.update(item.attached)
    for key, card in ITEMS.items():
        if card.colour and found[key] != card.copies:
            yield f"{found[key]} {key}, not {card.copies}"


def _lost_decks(state: State, setting: Setting) -> Iterator[str]:
    enemy = ENEMIES[setting.options.enemy]
    for name, printed in (("events", enemy.events), ("attacks", enemy.attacks), ("panic", enemy.panic)):
        there = Counter([*getattr(state, name).cards, *state.discards[name]])
        there.update(card for card in (*state.removed, *state.drawn) if card in printed)
        if there != Counter(list(printed)):
            yield f"the {name} deck is not whole: {sorted((Counter(list(printed)) - there).elements())} missing"


def _impossible_things(state: State, setting: Setting) -> Iterator[str]:
    """Numbers and places that the rules cannot bring about."""
    for seat, character in enumerate(state.characters):
        if character.light > MOST_LIGHT or len(character.wounds) > MOST_SERIOUS:
            yield f"seat {seat} has {character.light} Light and {len(character.wounds)} Serious Wounds"
        if not 1 <= character.insanity <= 5:
            yield f"seat {seat} has Insanity {character.insanity}"
        if character.status == "aboard" and not character.room:
            yield f"seat {seat} is aboard, but nowhere"
        if character.status in ("dead", "launched", "hibernating") and character.room:
            yield f"seat {seat} is {character.status}, but stands in {character.room}"
    if sum(room.fire for room in state.rooms.values()) > setting.parameters.fires:
        yield "more Fire markers than the box has"
    if sum(room.malfunction for room in state.rooms.values()) > setting.parameters.malfunctions:
        yield "more Malfunction markers than the box has"
    if len(state.corridors.links) > DOORS or not set(state.corridors.links.values()) <= {CLOSED, DESTROYED}:
        yield "more Doors than the box has, or in an unknown state"
    miniatures = ENEMIES[setting.options.enemy].miniatures
    for kind, count in Counter(one.kind for one in state.intruders).items():
        if count > miniatures[kind]:
            yield f"{count} {kind} miniatures, not {miniatures[kind]}"
    if len({one.id for one in state.intruders}) < len(state.intruders):
        yield "two Intruders with one id"
