"""What must always be true: no component is ever lost, and no state is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from koszmar.kernel.chance import SeededChance
from koszmar.kernel.scene import Setting

from ..action_cards import CHARACTERS
from ..belongings import is_heavy, is_object
from ..ending import COORDINATES, DAMAGED, WORKING
from ..enemies import ENEMIES
from ..hand import CARDS_OF_CONTAMINATION, CONTAMINATION, is_contamination
from ..item_cards import COLOURS, ITEMS
from ..objectives import OBJECTIVES
from ..rooms import ROOMS
from ..ship import CLOSED, DESTROYED, DOORS, SHIP, SPECIAL
from ..state import Item, State
from ..wounds import MOST_LIGHT, MOST_SERIOUS, SERIOUS_WOUNDS


def status(state: State, setting: Setting) -> list[str]:
    """Everything impossible about a state; empty for a sound one."""
    reasons = list(_unknown_things(state, setting))
    return reasons or [*_lost_cards(state, setting), *_impossible_things(state, setting)]


def _unknown_things(state: State, setting: Setting) -> Iterator[str]:
    """Keys that no component has, and lists of a wrong length: nothing else can be said before they are mended."""
    if len(state.characters) != setting.players:
        yield f"{setting.players} players, but {len(state.characters)} characters"
    yield from _misshapen(state, setting)
    yield from _unknown_ship(state, setting)
    yield from _unknown_characters(state)
    yield from _unknown_cards(state)


def _misshapen(state: State, setting: Setting) -> Iterator[str]:
    """Lists and dicts that have something for each seat, engine, colour or deck."""
    for name, count in {"outcomes": setting.players, "objectives_seen": setting.players, "engines": 3,
                        "engines_seen": 3, "weaknesses": 3, "discovered": 3}.items():  # fmt: skip
        if len(getattr(state, name)) != count:
            yield f"{name} should have {count} entries"
    for name, keys in {"items": {*COLOURS}, "discards": {"events", "attacks", "panic", "serious", *COLOURS},
                       "crafted": {key for key, card in ITEMS.items() if card.colour == "blue"},
                       "infected": _contamination()}.items():  # fmt: skip
        if set(getattr(state, name)) != keys:
            yield f"{name} should have entries for {sorted(keys)}"
    for what, seat in (("have the turn", state.turn.seat), ("be the first player", state.first)):
        if seat >= setting.players:
            yield f"seat {seat} cannot {what}"


@cache
def _contamination() -> frozenset[str]:
    return frozenset(f"{CONTAMINATION}-{number + 1}" for number in range(CARDS_OF_CONTAMINATION))


def _unknown_ship(state: State, setting: Setting) -> Iterator[str]:
    enemy = ENEMIES[setting.options.enemy]
    if set(state.rooms) != set(SHIP.spaces):
        yield "the ship has other Rooms than the board"
    for slot, room in state.rooms.items():
        if room.tile not in ROOMS:
            yield f"there is no Room {room.tile!r} for {slot}"
        if room.token and room.token not in enemy.exploration:
            yield f"there is no Exploration token {room.token!r} for {slot}"
        for key in room.objects:
            if not is_object(key):
                yield f"{key!r} cannot lie in {slot}"
    for intruder in state.intruders:
        if intruder.kind not in enemy.miniatures or intruder.room not in state.rooms:
            yield f"there is no {intruder.kind!r} in a Room {intruder.room!r}"
    for link in (*state.corridors.links, *state.corridors.things):
        if link not in SHIP.links:
            yield f"there is no corridor {link!r}"
    if state.airlock and state.airlock not in state.rooms:
        yield f"there is no airlock in a Room {state.airlock!r}"
    if state.destination not in "abcd" or not state.destination:
        yield f"there is no space {state.destination!r} on the Destination track"


def _unknown_characters(state: State) -> Iterator[str]:
    for seat, character in enumerate(state.characters):
        if character.key not in CHARACTERS and not (state.phase == "draft" and not character.key):
            yield f"seat {seat} plays an unknown character {character.key!r}"
        if character.room and character.room not in state.rooms:
            yield f"seat {seat} stands in an unknown Room {character.room!r}"
        for wound in character.wounds:
            if wound.key not in SERIOUS_WOUNDS:
                yield f"seat {seat} has an unknown wound {wound.key!r}"
        for item in (*character.hands, *character.inventory):
            if item.key not in ITEMS and not is_object(item.key):
                yield f"seat {seat} has an unknown Item {item.key!r}"
        if any(key not in OBJECTIVES for key in character.objectives):
            yield f"seat {seat} has unknown Objectives: {character.objectives}"
        elif not -1 <= character.kept < len(character.objectives):
            yield f"seat {seat} has kept Objective {character.kept} of {len(character.objectives)}"


def _unknown_cards(state: State) -> Iterator[str]:
    """Cards and Items in decks, hands and piles by a key that there is not."""
    for colour, deck in state.items.items():
        for key in (*deck.cards, *state.discards.get(colour, ())):
            if key not in ITEMS or ITEMS[key].colour != colour:
                yield f"{key!r} is no {colour} Item"
    unknown = [key for key in state.found if key not in ITEMS]
    attached = [key for one in state.characters for item in one.hands for key in item.attached if key not in ITEMS]
    for key in (*unknown, *attached):
        yield f"there is no Item {key!r}"
    for character in state.characters:
        for card in (*character.hand, *character.deck, *character.discard):
            if is_contamination(card) and card not in _contamination():
                yield f"there is no card {card!r}"
    if any(key not in OBJECTIVES for key in state.spare_objectives):
        yield f"there are unknown Objectives among the spare ones: {state.spare_objectives}"


def _lost_cards(state: State, setting: Setting) -> Iterator[str]:
    """Cards that are too many or too few, wherever they are."""
    for seat, character in enumerate(state.characters):
        if character.key:
            cards = (*character.hand, *character.deck, *character.discard)
            own = sorted([card for card in cards if not card.startswith(CONTAMINATION)])
            if own != _ten_cards(character.key) and not _were_removed(own, character.key, state.removed):
                yield f"seat {seat} does not have the ten cards of the {character.key}: {own}"
    held = [card for one in state.characters for card in (*one.hand, *one.deck, *one.discard)]
    contamination = [card for card in (*held, *state.contamination.cards, *state.removed) if card in state.infected]
    if len(state.infected) != CARDS_OF_CONTAMINATION or sorted(contamination) != sorted(state.infected):
        yield f"{len(contamination)} Contamination cards, not {CARDS_OF_CONTAMINATION}"
    wounds = [
        *state.serious.cards,
        *state.discards["serious"],
        *(w.key for one in state.characters for w in one.wounds),
    ]
    if sorted(wounds) != sorted([key for key, (copies, _) in SERIOUS_WOUNDS.items() for _ in range(copies)]):
        yield f"there are other Serious Wounds than in the box: {sorted(wounds)}"
    yield from _lost_items(state)
    yield from _lost_decks(state, setting)
    yield from _lost_tokens(state, setting)


@cache
def _ten_cards(character: str) -> list[str]:
    return sorted(CHARACTERS[character].deck)


def _were_removed(own: list[str], character: str, removed: list[str]) -> bool:
    """Whether whatever a character lacks of its ten cards has left the game, and there is nothing else."""
    printed = Counter(_ten_cards(character))
    return not Counter(own) - printed and not printed - Counter(own) - Counter(removed)


def _lost_items(state: State) -> Iterator[str]:
    """Item cards by key, wherever they are: decks, discard piles, characters, removed ones, attached ones."""
    cards = [*state.removed, *state.found]
    for colour, deck in state.items.items():
        cards += [*deck.cards, *state.discards[colour]]
    for character in state.characters:
        for item in (*character.hands, *character.inventory):
            cards += [item.key, *item.attached]
    found = Counter(cards)
    found.update(state.crafted)
    for key, card in ITEMS.items():
        if card.colour and found[key] != card.copies:
            yield f"{found[key]} {key}, not {card.copies}"


def _lost_decks(state: State, setting: Setting) -> Iterator[str]:
    enemy = ENEMIES[setting.options.enemy]
    for name, printed in (("events", enemy.events), ("attacks", enemy.attacks), ("panic", enemy.panic)):
        there = [*getattr(state, name).cards, *state.discards[name]]
        there += [card for card in (*state.removed, *state.drawn) if card in printed]
        if sorted(there) != sorted(printed):
            missing = Counter(list(printed)) - Counter(there)
            yield f"the {name} deck is not whole: {sorted(missing.elements())} missing"


def _lost_tokens(state: State, setting: Setting) -> Iterator[str]:
    """Intruder tokens, Exploration tokens, Weaknesses, engines, Coordinates."""
    enemy = ENEMIES[setting.options.enemy]
    if state.phase != "draft":
        box = _tokens_in_box(enemy.key, tuple(one.key for one in state.characters))
        places = (state.bag, state.supply, state.aside, state.removed, state.drawn)
        found = sorted([token for place in places for token in place if token in box])
        if found != box:
            yield f"there are other Intruder tokens than in the box: {found}"
        if any(token not in box for token in (*state.bag, *state.supply, *state.aside)):
            yield "there is something in the bag or beside it that is no Intruder token"
    tokens = [*(room.token for room in state.rooms.values() if room.token), *state.spare_tokens]
    tokens += [token for token in state.removed if token in enemy.exploration]
    if sorted(tokens) != sorted(enemy.exploration):
        yield f"there are other Exploration tokens than in the box: {sorted(tokens)}"
    if sorted([*state.weaknesses, *state.spare_weaknesses]) != sorted(enemy.weaknesses):
        yield f"there are other Weaknesses than in the box: {[*state.weaknesses, *state.spare_weaknesses]}"
    if any(sorted(engine) != [DAMAGED, WORKING] for engine in state.engines):
        yield f"an engine has other tokens than {WORKING} and {DAMAGED}: {state.engines}"
    if sorted([state.coordinates, *state.spare_coordinates]) != sorted(COORDINATES):
        yield f"there are other Coordinates cards than in the box: {[state.coordinates, *state.spare_coordinates]}"


@cache
def _tokens_in_box(enemy: str, characters: tuple[str, ...]) -> list[str]:
    """All Intruder tokens of a match, sorted."""
    bag, supply = ENEMIES[enemy].tokens(len(characters), list(characters), SeededChance("the box"))
    return sorted([*bag, *supply])


def _impossible_things(state: State, setting: Setting) -> Iterator[str]:
    """Numbers and places that the rules cannot bring about."""
    yield from _impossible_characters(state, setting)
    yield from _impossible_ship(state, setting)
    miniatures = ENEMIES[setting.options.enemy].miniatures
    for kind, count in Counter(one.kind for one in state.intruders).items():
        if count > miniatures[kind]:
            yield f"{count} {kind} miniatures, not {miniatures[kind]}"
    lairs = sum(one.kind == "lair" for one in state.intruders)
    if lairs + state.lairs_destroyed > miniatures.get("lair", 0):
        yield f"{lairs} Lairs on the ship and {state.lairs_destroyed} destroyed ones"
    if len({one.id for one in state.intruders}) < len(state.intruders):
        yield "two Intruders with one id"
    if len(state.events_bottom) > len(state.events.cards):
        yield "more Event cards are known than there are"
    if any(len(deck.known) > len(deck.cards) for deck in state.items.values()):
        yield "more cards of an Item deck are known than there are"


def _impossible_characters(state: State, setting: Setting) -> Iterator[str]:
    for seat, character in enumerate(state.characters):
        if character.light > MOST_LIGHT or len(character.wounds) > MOST_SERIOUS:
            yield f"seat {seat} has {character.light} Light and {len(character.wounds)} Serious Wounds"
        if not 1 <= character.insanity <= 5:
            yield f"seat {seat} has Insanity {character.insanity}"
        if character.status == "aboard" and not character.room:
            yield f"seat {seat} is aboard, but nowhere"
        if character.status in ("dead", "launched", "hibernating") and character.room:
            yield f"seat {seat} is {character.status}, but stands in {character.room}"
        if character.status == "pod" and all(pod.number != character.pod or pod.launched for pod in state.pods):
            yield f"seat {seat} waits in Pod {character.pod}, which is not there"
        if setting.options.enemy == "void-seeders" and (character.slime or character.larva):
            yield f"seat {seat} has Slime or a Larva of the base game"
        for item in character.hands:
            if not is_heavy(item.key):
                yield f"seat {seat} holds {item.key}, which is not heavy"
        for item in character.inventory:
            if is_heavy(item.key) or _is_more_than_a_card(item):
                yield f"seat {seat} has {item.key} in the Inventory, which is heavy or loaded"


def _is_more_than_a_card(item: Item) -> bool:
    """Ammo, attached Items and Duct Tape: everybody would see them."""
    return bool(item.ammo or item.attached or item.tape)


def _impossible_ship(state: State, setting: Setting) -> Iterator[str]:
    if any(state.rooms[slot].tile != tile for slot, tile in SPECIAL.items()):
        yield "a Room that is printed on the board is another one"
    tiles = [*(room.tile for room in state.rooms.values()), *state.spare_rooms]
    if len(set(tiles)) < len(tiles):
        yield f"a Room tile is there twice: {[tile for tile, count in Counter(tiles).items() if count > 1]}"
    if sum(room.fire for room in state.rooms.values()) > setting.parameters.fires:
        yield "more Fire markers than the box has"
    if sum(room.malfunction for room in state.rooms.values()) > setting.parameters.malfunctions:
        yield "more Malfunction markers than the box has"
    if len(state.corridors.links) > DOORS or not set(state.corridors.links.values()) <= {CLOSED, DESTROYED}:
        yield "more Doors than the box has, or in an unknown state"
    if state.time > setting.parameters.time or state.destruct > setting.parameters.destruct:
        yield f"the Time track shows {state.time}, the Self-Destruct track {state.destruct}"
    numbers = [*(pod.number for pod in state.pods), *state.spare_pods]
    if len(set(numbers)) < len(numbers):
        yield f"two Escape Pods with one number: {numbers}"
