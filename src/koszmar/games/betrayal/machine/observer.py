"""What a seat knows of this game, in numbers: one byte for each thing on the table that can be seen or counted.

Seats are told from the observer's side. Roles, face-down cards and tokens, monster boxes and what a haunt keeps to one
seat are asked of the same functions that the view asks; stack and decks are only counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from koszmar.kernel.flow import Decision
from koszmar.kernel.observer import NO_INDEX, Observer
from koszmar.kernel.view import Message
from koszmar.parts.figures import figure_of, is_seat, seat_of

from .. import moments
from ..answers import haunt_answer
from ..bestiary import monster_value
from ..cards import DECKS, deck_of
from ..explorers import EXPLORERS, TRAITS
from ..haunt import BOXES, HAUNTS
from ..reading import may_read, role_of, sees_card, sees_token
from ..scenarios import SCENARIOS
from ..state import Haunting, House, LaidTile, Monster, Scene, State, Token, the_haunt
from ..table.plan import sides_of, token_icon
from ..tiles import REGIONS, ROOMS, regions_of_back, tile_back
from ..tokens import ASIDE
from . import features, tensor
from .tensor import TENSOR
from .vocabulary import EVENTS, HELD, PRINTED, SEATS, TILES, VOCABULARY, indices, slot_of

MOST = 255
"""The greatest number that a byte can say; whatever is more is told as this."""
ORIGIN = 128
"""What is added to places and bonuses, which may be below nothing."""


def _places(start: int, names: Iterable[str], width: int = 1) -> dict[str, int]:
    return {name: start + place * width for place, name in enumerate(names)}


_BLANK = bytearray(TENSOR.size)
_PHASE, _PROMPT = _places(tensor.PHASE, tensor.PHASES), _places(tensor.PROMPT, tensor.PROMPTS)
_SCENARIO, _EVENT = _places(tensor.SCENARIO, SCENARIOS), _places(tensor.LAST_EVENT, EVENTS)
_REGION, _REGION_FACT = _places(0, REGIONS), _places(tensor.FACTS.index(REGIONS[0]), REGIONS)
_OPEN, _WAY = tensor.FACTS.index("open-N"), tensor.FACTS.index("way-N")
_HELD, _ICON = _places(0, HELD), _places(0, tensor.ICONS)
_ROLE, _EXPLORER, _CARDS = (
    [_places(start + distance * len(names), names) for distance in range(len(SEATS))]
    for start, names in ((tensor.ROLE, tensor.ROLES), (tensor.EXPLORER, tuple(EXPLORERS)), (tensor.CARDS, HELD))
)
_VALUES, _SPACES = (
    [slice(start + distance * len(TRAITS), start + (distance + 1) * len(TRAITS)) for distance in range(len(SEATS))]
    for start in (tensor.VALUE, tensor.SPACE)
)
_DECK, _STACK_TOP = _places(0, DECKS), slice(tensor.STACK_TOP, tensor.STACK_TOP + len(REGIONS))
_BODY = tuple(zip(_EXPLORER, _VALUES, _SPACES, _CARDS, strict=True))
"""By seat, where its explorer, values, spaces and cards are told."""
_TRAIT, _HAUNT = _places(0, TRAITS), {number: tensor.HAUNT + place for place, number in enumerate(PRINTED)}
_TILE_NUMBER, _NO_TILES = _places(0, TILES), bytearray(len(tensor.FACTS) * len(TILES))
_TILE_SEATS = _places(tensor.TILE_SEATS, TILES, len(SEATS))
_TILE_MONSTERS = _places(tensor.TILE_MONSTERS, TILES, len(tensor.HERE))
_TILE_TOKENS = _places(tensor.TILE_TOKENS, TILES, len(tensor.TOKENS))
_NUMBERS = len(tensor.ICONS)
_ABOUT_LEFT = ("left", "moves", "amount", "spaces")
_ABOUT_ACTOR = ("other", "who", "monster", "target", "attacker", "actor")
_ABOUT_CARDS = ("give", "want", "picked")


class BetrayalObserver(Observer):
    """The observer of Betrayal at House on the Hill."""

    tensor = TENSOR
    row = features.ROW
    vocabulary = VOCABULARY
    discreet = True

    def write(self, scene: Scene, decision: Decision | None, seat: int, buffer: bytearray) -> None:
        """Table, house, players, monsters, secrets, question."""
        buffer[:] = _BLANK
        state: State = scene.state
        _write_table(state, buffer)
        _write_house(state.house, buffer)
        _write_players(scene, seat, buffer)
        if state.tokens:
            _write_tokens(scene, seat, buffer)
        if state.haunt is not None:
            _write_haunt(scene, state.haunt, seat, buffer)
        if decision is not None:
            _write_question(scene, decision, seat, buffer)

    def indices(self, scene: Scene, decision: Decision, seat: int) -> list[int]:
        """Numbers of the vocabulary."""
        return indices(scene, decision, seat)

    def write_rows(
        self, scene: Scene, decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        """The row of the number, and what stands on the tile or whom it is aimed at."""
        width, static, start = features.ROW.size, features.STATIC, 0
        crowd = _crowd(scene, seat)
        for key, index in zip(decision.options, indices, strict=True):
            if index == NO_INDEX:
                continue
            buffer[start : start + width] = static[index]
            tile = features.TILE_OF[index]
            if tile in crowd:
                there = start + features.THERE
                buffer[there : there + len(_NOBODY)] = crowd[tile]
            elif type(key) is tuple and key[0] == "attack":
                _write_target(scene, seat, str(key[2]), start + features.TARGET, buffer)
            start += width


def _write_table(state: State, buffer: bytearray) -> None:
    buffer[_PHASE[state.phase]] = 1
    buffer[tensor.ROUND] = number if (number := state.round) < MOST else MOST
    if state.scenario:
        buffer[_SCENARIO[state.scenario]] = 1
    decks = state.decks
    for name, place in _DECK.items():
        buffer[tensor.DECK + place] = len(decks[name].cards)
    stack = state.stack
    buffer[tensor.STACK] = len(stack)
    if stack:
        buffer[_STACK_TOP] = _back(stack[-1])
    drawn = next((card for card in state.drawn if card in _EVENT), "") if state.drawn else ""
    if drawn or (pile := decks["event"]).buried:
        buffer[_EVENT[drawn or pile.cards[0]]] = 1


@cache
def _back(tile: str) -> bytearray:
    """The regions on the back of a tile, of which perhaps nothing but the back is known."""
    shown = regions_of_back(tile_back(tile) if tile in ROOMS else tile)
    return bytearray(region in shown for region in REGIONS)


def _write_house(house: House, buffer: bytearray) -> None:
    """Tiles as they lie; kept with the house until one of them changes."""
    if not house.facts:
        house.facts.append(_facts(house))
    buffer[tensor.TILE : tensor.TILE_SEATS] = house.facts[0]


def _facts(house: House) -> bytearray:
    facts, width, known = _NO_TILES.copy(), len(tensor.FACTS), house.tile_facts
    for key, tile in house.tiles.items():
        start = _TILE_NUMBER[key] * width
        facts[start : start + width] = known.get(key) or _facts_of(house, key, tile)
    return facts


def _facts_of(house: House, key: str, tile: LaidTile) -> bytearray:
    """A tile as it lies; kept with the house until another tile is laid beside it."""
    facts = bytearray(len(tensor.FACTS))
    facts[0] = 1
    facts[1] = tile.flipped
    facts[_REGION_FACT[tile.region]] = 1
    for side, kind in enumerate(sides_of(house, key, tile)):
        if kind == "open":
            facts[_OPEN + side] = 1
        elif kind == "door":
            facts[_WAY + side] = 1
    facts[-2] = tile.x + ORIGIN
    facts[-1] = tile.y + ORIGIN
    house.tile_facts[key] = facts
    return facts


def _write_players(scene: Scene, seat: int, buffer: bytearray) -> None:
    state, players = scene.state, scene.players
    active = state.turn.seat if state.monsters is None else state.monsters.seat
    buffer[tensor.ACTIVE + (active - seat) % players] = 1
    has_roles = state.haunt is not None
    all_open = not has_roles or haunt_answer(scene, moments.sees_card) is None
    for owner, explorer in enumerate(state.explorers):
        distance = (owner - seat) % players
        buffer[tensor.PRESENT + distance] = 1
        key = explorer.key
        if not key:
            continue
        boards, values, spaces, held = _BODY[distance]
        buffer[boards[key]] = 1
        buffer[values], buffer[spaces] = _clips(key, *explorer.traits.values())
        if explorer.dead:
            buffer[tensor.DEAD + distance] = 1
        if place := explorer.place:
            buffer[_TILE_SEATS[place] + distance] = 1
        if has_roles:
            buffer[_ROLE[distance][role_of(scene, owner, seat)]] = 1
        for card in explorer.cards:
            if card in held and (all_open or sees_card(scene, seat, owner, card)):
                buffer[held[card]] = 1
            else:  # only its back is seen
                buffer[tensor.HIDDEN_CARDS + distance * len(_DECK) + _DECK[deck_of(card)]] += 1


@cache
def _clips(explorer: str, might: int, speed: int, knowledge: int, sanity: int) -> tuple[bytearray, bytearray]:
    """The numbers that four clips point at, and the spaces they are on."""
    spaces = (might, speed, knowledge, sanity)
    board = EXPLORERS[explorer]
    return bytearray(board.value(trait, space) for trait, space in zip(TRAITS, spaces, strict=True)), bytearray(spaces)


def _write_tokens(scene: Scene, seat: int, buffer: bytearray) -> None:
    haunt = 0 if scene.state.haunt is None else scene.state.haunt.number
    for token in scene.state.tokens:
        on = token.on
        if on in _TILE_TOKENS:
            start = _TILE_TOKENS[on]
        elif is_seat(figure_of(on)):
            start = tensor.SEAT_TOKENS + (seat_of(on) - seat) % scene.players * len(tensor.TOKENS)
        elif on == ASIDE:
            start = tensor.ASIDE
        else:
            slot = slot_of(haunt, on)
            if slot is not None:
                buffer[tensor.MONSTER + slot * len(tensor.BODY) + 7] += 1
            continue
        buffer[start + _icon(token.kind, token.name)] += 1
        if token.value and sees_token(scene, seat, token):
            total = buffer[start + _NUMBERS] + token.value
            buffer[start + _NUMBERS] = total if total < MOST else MOST


@cache
def _icon(kind: str, name: str) -> int:
    icon = token_icon(Token(kind, name, ""))
    return _ICON.get(icon, _ICON["other"])


def _write_haunt(scene: Scene, haunt: Haunting, seat: int, buffer: bytearray) -> None:
    number = haunt.number
    buffer[_HAUNT.get(number, tensor.HAUNT + len(PRINTED))] = 1
    if haunt.track >= 0:
        buffer[tensor.TRACK] = 1
        buffer[tensor.TRACK + 1] = haunt.track
    kinds = _kinds(number)
    is_printed = haunt_answer(scene, moments.monster_value) is None and not scene.parameters.monsters
    boxes: dict[str, bytearray] = {}
    for one in haunt.monsters:
        if not one.place:
            continue
        here = _TILE_MONSTERS[one.place]
        buffer[here] += 1
        if one.stunned:
            buffer[here + 1] += 1
        if (kind := kinds[one.kind]) < 3:
            buffer[here + 2 + kind] += 1
        slot = slot_of(number, one.id)
        if slot is None:
            continue
        start = tensor.MONSTER + slot * len(tensor.BODY)
        buffer[start] = 1
        if one.stunned:
            buffer[start + 1] = 1
        if one.cards:
            buffer[start + 8] = len(one.cards)
        box = boxes.get(one.kind)
        if box is None:
            box = boxes[one.kind] = _box(scene, seat, one)
        if box:
            buffer[start + 2 : start + 7] = box if is_printed else _read(scene, one.id)
    lore = HAUNTS[number].lore
    if lore is not None and scene.state.phase != "haunt":
        _write_lore(scene, lore(scene, seat), seat, buffer)


_UNREAD = bytearray()


@cache
def _kinds(haunt: int) -> dict[str, int]:
    return {box.key: place for place, box in enumerate(HAUNTS[haunt].monsters)}


def _box(scene: Scene, seat: int, one: Monster) -> bytearray:
    """What is printed about a kind of monster, if the seat may read it."""
    if not may_read(scene, seat, f"monster-{one.kind}"):
        return _UNREAD
    return _printed(the_haunt(scene.state).number, one.kind)


@cache
def _printed(haunt: int, kind: str) -> bytearray:
    return bytearray((1, *(getattr(BOXES[haunt, kind], trait) for trait in TRAITS)))


def _read(scene: Scene, monster: str) -> bytearray:
    """The numbers of a monster that its haunt, or a designer, makes others than the printed ones."""
    return bytearray((1, *(max(0, min(monster_value(scene, monster, trait), MOST)) for trait in TRAITS)))


def _write_lore(scene: Scene, notes: dict[str, Any], seat: int, buffer: bytearray) -> None:
    """The notes of the haunt for this seat: tiles, cards, traits, seats and monsters that they name, and numbers."""
    numbers = iter(range(tensor.LORE_NUMBERS))
    number = 0 if scene.state.haunt is None else scene.state.haunt.number
    for args in notes.values():
        for name, said in args.items():
            for word in said if isinstance(said, list | tuple) else (said,):
                if isinstance(word, Message):
                    word = word.id.removeprefix("tile-").removeprefix("card-")
                if name in ("seat", "other") and isinstance(word, int):
                    buffer[tensor.LORE_SEATS + (word - seat) % scene.players] = 1
                elif isinstance(word, int):
                    if (place := next(numbers, None)) is not None:
                        buffer[tensor.LORE_NUMBER + place] = max(0, min(word, MOST))
                elif isinstance(word, str):
                    _write_word(word, number, buffer)


def _write_word(word: str, haunt: int, buffer: bytearray) -> None:
    for places, start in (
        (_TILE_NUMBER, tensor.LORE_TILES), (_HELD, tensor.LORE_CARDS), (_TRAIT, tensor.LORE_TRAITS),
    ):  # fmt: skip
        if word in places:
            buffer[start + places[word]] = 1
            return
    if (slot := slot_of(haunt, word)) is not None:
        buffer[tensor.LORE_MONSTERS + slot] = 1


def _write_question(scene: Scene, decision: Decision, seat: int, buffer: bytearray) -> None:
    for asked in decision.seats:
        buffer[tensor.ASKED + (asked - seat) % scene.players] = 1
    buffer[_PROMPT.get(decision.prompt, _PROMPT["other"])] = 1
    args = decision.args
    if not args:
        return
    haunt = 0 if scene.state.haunt is None else scene.state.haunt.number
    for name, said in args.items():
        if name in _ABOUT_LEFT:
            buffer[tensor.LEFT] = max(0, min(said, MOST))
        elif name in _ABOUT_ACTOR:
            _write_actor(said, haunt, seat, scene.players, buffer)
        elif name == "tile" and said in _TILE_NUMBER:
            buffer[tensor.ABOUT_TILE + _TILE_NUMBER[said]] = 1
        elif name == "trait" and said in _TRAIT:
            buffer[tensor.ABOUT_TRAIT + _TRAIT[said]] = 1
        elif name == "dice" and isinstance(said, list):
            for face in said:
                buffer[tensor.DICE + min(face, 3)] += 1
        elif name == "bonus":
            buffer[tensor.BONUS] = max(0, min(said + ORIGIN, MOST))
        elif name in _ABOUT_CARDS:
            for thing in said:
                if thing in _HELD:
                    buffer[tensor.ABOUT_CARDS + _HELD[thing]] = 1


def _write_actor(actor: int | str, haunt: int, seat: int, players: int, buffer: bytearray) -> None:
    if isinstance(actor, str) and is_seat(figure_of(actor)):
        actor = seat_of(actor)
    if isinstance(actor, int):
        buffer[tensor.ABOUT_SEAT + (actor - seat) % players] = 1
    elif (slot := slot_of(haunt, actor)) is not None:
        buffer[tensor.ABOUT_MONSTER + slot] = 1


# -- options -------------------------------------------------------------------------------------------------------

_NOBODY = bytearray(len(tensor.HERE) + 1 + len(SEATS))


def _crowd(scene: Scene, seat: int) -> dict[str, bytearray]:
    """Who and what is on each tile where there is anything: monsters, tokens, explorers."""
    state = scene.state
    found: dict[str, bytearray] = {}
    for owner, explorer in enumerate(state.explorers):
        if explorer.place:
            row = found.setdefault(explorer.place, _NOBODY.copy())
            row[len(tensor.HERE) + 1 + (owner - seat) % scene.players] = 1
    for token in state.tokens:
        if token.on in ROOMS:
            found.setdefault(token.on, _NOBODY.copy())[len(tensor.HERE)] += 1
    if state.haunt is not None:
        kinds = _kinds(state.haunt.number)
        for one in state.haunt.monsters:
            if one.place:
                row = found.setdefault(one.place, _NOBODY.copy())
                row[0] += 1
                row[1] += one.stunned
                if (kind := kinds[one.kind]) < 3:
                    row[2 + kind] += 1
    return found


def _write_target(scene: Scene, seat: int, target: str, start: int, buffer: bytearray) -> None:
    """The numbers of whoever would be attacked, if they can be read."""
    if is_seat(figure_of(target)):
        explorer = scene.state.explorers[seat_of(target)]
        buffer[start : start + len(TRAITS)], _ = _clips(explorer.key, *explorer.traits.values())
    elif scene.state.haunt is not None:
        one = next((one for one in scene.state.haunt.monsters if one.id == target), None)
        if one is not None and may_read(scene, seat, f"monster-{one.kind}"):
            buffer[start : start + len(TRAITS)] = _read(scene, target)[1:]


OBSERVER = BetrayalObserver()
