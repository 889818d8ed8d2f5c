"""What a seat knows of this game, in numbers: one byte for each thing on the table that can be counted.

Seats are told from the observer's side. It reads a masked scene; of the bag, decks and others' hands and Inventories
it tells only what everybody can count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.observer import KEPT, MOST, NO_INDEX, Observer, as_bytes

from ..action_cards import CHARACTERS
from ..actions import cost_of
from ..belongings import is_object
from ..enemies import ENEMIES
from ..hand import is_contamination, name_of
from ..item_cards import COLOURS, ITEMS
from ..objectives import OBJECTIVES, is_cooperative
from ..quests import QUESTS
from ..ship import CLOSED, DESTROYED, EXITS, NOISE, TECHNICAL, is_noisy
from ..state import Character, Scene, State
from ..wounds import SERIOUS_WOUNDS
from . import features, tensor
from .tensor import TENSOR
from .vocabulary import CARDS, CRAFTED, KINDS, LINKS, PODS, SEATS, SLOTS, THINGS, VOCABULARY, indices


def _places(start: int, names: Iterable[str]) -> dict[str, int]:
    return {name: start + place for place, name in enumerate(names)}


def _rows(start: int, rows: Sequence[str], names: Iterable[str]) -> dict[str, dict[str, int]]:
    listed = tuple(names)
    return {row: _places(start + place * len(listed), listed) for place, row in enumerate(rows)}


_BLANK = bytearray(TENSOR.size)
_PHASE, _ENEMY = _places(tensor.PHASE, tensor.PHASES), _places(tensor.ENEMY, ENEMIES)
_SPACE = _places(tensor.DESTINATION, "abcd")
_WEAKNESS = tuple(_rows(tensor.WEAKNESS, ("0", "1", "2"), tensor.WEAKNESSES).values())
_BAG, _CRAFT = _places(0, tensor.BAG), _places(tensor.CRAFT, CRAFTED)
_ITEM_DECK = _places(tensor.DECK + 3, COLOURS)
_PILES = (
    ("events", _places(tensor.EVENT_PILE, tensor.EVENTS)),
    ("attacks", _places(tensor.ATTACK_PILE, tensor.ATTACKS)),
    ("panic", _places(tensor.PANIC_PILE, tensor.PANIC)),
)
_TILE, _TOKEN = _rows(tensor.TILE, SLOTS, tensor.TILES), _rows(tensor.TOKEN, SLOTS, tensor.TOKENS)
_ROOM = {slot: (tensor.ROOM + place * len(tensor.FACTS), _TILE[slot]) for place, slot in enumerate(SLOTS)}
"""Where a Room's facts are, and where each tile is told that may lie there."""
_OBJECT = _rows(tensor.OBJECT, SLOTS, tensor.LYING)
_PEOPLE = {slot: tensor.PEOPLE + place * len(SEATS) for place, slot in enumerate(SLOTS)}
_INTRUDER, _INJURIES = _rows(tensor.INTRUDER, SLOTS, KINDS), _rows(tensor.INJURIES, SLOTS, KINDS)
_CORRIDOR = _rows(tensor.CORRIDOR, [link for link in LINKS if link != TECHNICAL], tensor.DOORS)
_CHARACTER = _rows(tensor.CHARACTER, SEATS, CHARACTERS)
_STATUS = _rows(tensor.STATUS, SEATS, tensor.STATUSES)
_WOUND, _DRESSED = (_rows(start, SEATS, SERIOUS_WOUNDS) for start in (tensor.WOUND, tensor.DRESSED))
_DISCARD = _rows(tensor.DISCARD, SEATS, CARDS)
_HELD, _AMMO = _rows(tensor.HELD, SEATS, tensor.HEAVY), _rows(tensor.AMMO, SEATS, tensor.HEAVY)
_BACKS = _rows(tensor.BACKS, SEATS, (*COLOURS, "blue", "own"))
_KNOWN = _rows(tensor.KNOWN, SEATS, THINGS)
_QUEST, _OBJECTIVE = _rows(tensor.QUEST, SEATS, sorted(QUESTS)), _rows(tensor.OBJECTIVE, SEATS, OBJECTIVES)
_HAND, _NEXT = _places(tensor.HAND, CARDS), _places(tensor.NEXT_EVENT, tensor.EVENTS)
_NOISY = {link: places["noise"] for link, places in _CORRIDOR.items()}
_POD = {number: tensor.PODS_AT + (number - 1) * len(tensor.POD) for number in range(1, PODS + 1)}
_PROMPT, _FACE, _ABOUT = (
    _places(tensor.PROMPT, tensor.PROMPTS), _places(tensor.FACE, tensor.FACES), _places(tensor.ABOUT, tensor.WHAT)
)  # fmt: skip


class NemesisObserver(Observer):
    """The observer of Nemesis."""

    tensor = TENSOR
    row = features.ROW
    vocabulary = VOCABULARY
    discreet = True

    def write(self, scene: Scene, decision: Decision | None, seat: int, buffer: bytearray) -> None:
        """Table, ship, characters, what only this seat knows, question."""
        buffer[:] = _BLANK
        _write_table(scene, buffer)
        _write_ship(scene.state, seat, scene.players, buffer)
        state = scene.state
        buffer[tensor.FIRST + (state.first - seat) % scene.players] = 1
        if state.phase != "draft":
            buffer[tensor.ACTIVE + (state.turn.seat - seat) % scene.players] = 1
        all_shown = is_cooperative(scene) or any(state.outcomes)
        for distance in range(scene.players):
            owner = (seat + distance) % scene.players
            _write_person(state, seat, owner, distance, all_shown, buffer)
        _write_secrets(scene, seat, buffer)
        if decision is not None:
            _write_question(scene, decision, seat, buffer)

    def indices(self, scene: Scene, decision: Decision, seat: int) -> list[int]:
        """Numbers of the vocabulary."""
        return indices(decision, seat, scene.players)

    def write_rows(
        self, scene: Scene, decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        """The row of the number; Rooms, targets and costs are looked at."""
        width, static, start = features.ROW.size, features.STATIC, 0
        for key, index in zip(decision.options, indices, strict=True):
            if index != NO_INDEX:
                buffer[start : start + width] = static[index]
                _write_dynamic(scene, decision, seat, key, start, buffer)
                start += width


def _write_table(scene: Scene, buffer: bytearray) -> None:
    state = scene.state
    destruct = state.destruct
    buffer[_PHASE[state.phase]] = buffer[_ENEMY[scene.options.enemy]] = buffer[_SPACE[state.destination]] = 1
    buffer[tensor.MODE : tensor.DESTINATION] = as_bytes(
        is_cooperative(scene), state.round, state.time, destruct >= 0, destruct if destruct > 0 else 0,
        state.turn.actions, state.eggs, state.lairs_destroyed, state.met > 0, state.queen_dead,
    )  # fmt: skip
    if True in state.discovered:
        for places, key, is_open in zip(_WEAKNESS, state.weaknesses, state.discovered, strict=True):
            if is_open:
                buffer[places[key]] = 1
    buffer[tensor.IN_BAG : tensor.CRAFT] = _bag(tuple(state.bag))
    for key, left in state.crafted.items():
        buffer[_CRAFT[key]] = left
    buffer[tensor.DECK] = len(state.events.cards)
    buffer[tensor.DECK + 1] = len(state.attacks.cards)
    buffer[tensor.DECK + 2] = len(state.panic.cards)
    for colour, deck in state.items.items():
        buffer[_ITEM_DECK[colour]] = len(deck.cards)
    piles = state.discards
    for name, places in _PILES:
        if pile := piles[name]:
            for card in pile:
                buffer[places[card]] += 1


@lru_cache(KEPT)
def _bag(tokens: tuple[str, ...]) -> bytearray:
    """How many tokens of each kind are in the bag."""
    counts = bytearray(len(tensor.BAG))
    for token in tokens:
        counts[_BAG[token.removeprefix(UNKNOWN).partition("-")[0]]] += 1
    return counts


def _write_ship(state: State, seat: int, players: int, buffer: bytearray) -> None:
    if state.airlock:
        buffer[_ROOM[state.airlock][0] + 4] = 1
    for slot, room in state.rooms.items():
        start, tiles = _ROOM[slot]
        if room.explored:
            buffer[start] = buffer[tiles[room.tile]] = 1
        elif seat in room.tile_seen:
            buffer[tiles[room.tile]] = 1
        if items := room.items:
            buffer[start + 1] = items
        if room.fire:
            buffer[start + 2] = 1
        if room.malfunction:
            buffer[start + 3] = 1
        if room.token and seat in room.token_seen:
            buffer[_TOKEN[slot][room.token.partition("-")[0]]] = 1
        if room.objects:
            for key in room.objects:
                buffer[_OBJECT[slot][_lying(key)]] += 1
    for one in state.intruders:
        buffer[_INTRUDER[one.room][one.kind]] += 1
        if one.injuries:
            place = _INJURIES[one.room][one.kind]
            buffer[place] = min(MOST, buffer[place] + one.injuries)
    for distance in range(players):
        character = state.characters[(seat + distance) % players]
        if character.status == "aboard":
            if character.room:
                buffer[_PEOPLE[character.room] + distance] = 1
        elif character.status == "pod":
            buffer[_POD[character.pod] + 4] += 1
    for link, how in state.corridors.links.items():
        if how in (CLOSED, DESTROYED):
            buffer[_CORRIDOR[link][how]] = 1
    for link, things in state.corridors.things.items():
        if NOISE in things:
            buffer[_NOISY[link]] = 1
    buffer[tensor.TECHNICAL_NOISE] = state.technical_noise
    for pod in state.pods:
        start = _POD[pod.number]
        buffer[start] = 1
        buffer[start + 1] = pod.section == "b"
        buffer[start + 2] = pod.locked
        buffer[start + 3] = pod.launched


def _lying(key: str) -> str:
    return "corpse" if key.startswith("corpse-") and key != "corpse-blue" else key


def _write_person(state: State, seat: int, owner: int, distance: int, all_shown: bool, buffer: bytearray) -> None:
    one, who = state.characters[owner], SEATS[distance]
    start = tensor.PERSON + distance * len(tensor.BODY)
    buffer[start : start + len(tensor.BODY)] = as_bytes(
        1, one.number, one.light, one.insanity, one.slime, one.larva, one.signal, one.passed, len(one.hand),
        len(one.deck), len(one.discard), one.pod,
    )  # fmt: skip
    if one.key:
        buffer[_CHARACTER[who][one.key]] = 1
    buffer[_STATUS[who][one.status]] = 1
    for wound in one.wounds:
        buffer[(_DRESSED if wound.dressed else _WOUND)[who][wound.key]] += 1
    if one.discard:
        places = _DISCARD[who]
        for card in one.discard:
            buffer[places["contamination" if card not in places and is_contamination(card) else card]] += 1
    for key in one.quests:
        buffer[_QUEST[who][key]] = 1
    if one.hands or one.inventory:
        _write_belongings(one, seat, owner, who, buffer)
    if one.objectives and (all_shown or seat == owner or seat in state.objectives_seen[owner]):
        _write_objectives(one, all_shown or seat == owner, who, buffer)


def _write_belongings(one: Character, seat: int, owner: int, who: str, buffer: bytearray) -> None:
    for item in one.hands:
        key = _lying(item.key) if is_object(item.key) else item.key
        buffer[_HELD[who][key]] += 1
        buffer[_AMMO[who][key]] = min(MOST, buffer[_AMMO[who][key]] + item.ammo)
    for item in one.inventory:
        if item.key.startswith(UNKNOWN):
            buffer[_BACKS[who][item.key.removeprefix(UNKNOWN)]] += 1
            continue
        colour = ITEMS[item.key].colour
        buffer[_BACKS[who][colour or "own"]] += 1
        if seat == owner or seat in item.known_to or colour in ("", "blue"):
            buffer[_KNOWN[who][item.key]] += 1


def _write_objectives(one: Character, shown: bool, who: str, buffer: bytearray) -> None:
    """Own Objectives and those of friends, 2 for the kept one; others' if this seat has looked, or at the end.

    Of another's that were looked at only the kept one is told.
    """
    for place, key in enumerate(one.objectives):
        if key in OBJECTIVES and (shown or place == one.kept):
            buffer[_OBJECTIVE[who][key]] = 2 if place == one.kept else 1


def _write_secrets(scene: Scene, seat: int, buffer: bytearray) -> None:
    state = scene.state
    for card in state.characters[seat].hand:  # those that are not called by their key are Contamination cards
        buffer[_HAND[card if card in _HAND else name_of(scene, seat, card)]] += 1
    over = any(state.outcomes)
    for engine, seen_by in enumerate(state.engines_seen):
        start = tensor.ENGINE + engine * 3
        if over or seat in seen_by:
            buffer[start + (state.engines[engine][0] != "working")] = 1
        buffer[start + 2] = len(seen_by)
    if over or seat in state.coordinates_seen:
        buffer[tensor.COURSE + int(state.coordinates) - 1] = 1
    for other in state.coordinates_seen:
        buffer[tensor.COURSE_KNOWN + (other - seat) % scene.players] = 1
    if seat in state.events_top and state.events.cards:
        buffer[_NEXT[state.events.cards[-1]]] = 1


def _write_question(scene: Scene, decision: Decision, seat: int, buffer: bytearray) -> None:
    for other in decision.seats:
        buffer[tensor.ASKED + (other - seat) % scene.players] = 1
    args = decision.args
    buffer[_PROMPT.get(decision.prompt, _PROMPT["other"])] = 1
    if args.get("face") in _FACE:
        buffer[_FACE[args["face"]]] = 1
    for name in ("what", "card", "tile"):
        if args.get(name) in _ABOUT:
            buffer[_ABOUT[args[name]]] = 1
    if isinstance(args.get("other"), int):
        buffer[tensor.ABOUT_SEAT + (args["other"] - seat) % scene.players] = 1
    if "cost" in args:
        buffer[tensor.COST] = min(MOST, int(args["cost"]))
        buffer[tensor.COST + 1] = len(args.get("paid", ()))


def _write_dynamic(
    scene: Scene, decision: Decision, seat: int, key: Key, start: int, buffer: bytearray
) -> None:  # fmt: skip
    state = scene.state
    if decision.prompt == "act" and isinstance(key, tuple) and key[0] != "drop":
        buffer[start + features.COST] = cost_of(scene, seat, key) + (key[0] == "card")
    slot = key[1] if isinstance(key, tuple) and key[0] in ("move", "careful") else key
    if isinstance(slot, str) and slot in state.rooms:
        _write_there(state, slot, start + features.THERE, buffer)
    target = key[-1] if isinstance(key, tuple) and key[0] in ("shoot", "melee") else key
    for one in state.intruders:
        if one.id == target:
            buffer[start + features.HURT] = min(MOST, one.injuries)


def _write_there(state: State, slot: str, start: int, buffer: bytearray) -> None:
    room = state.rooms[slot]
    noise = sum(is_noisy(state, EXITS[slot][number]) for number in (1, 2, 3, 4))
    intruders = sum(one.room == slot for one in state.intruders)
    people = sum(one.room == slot and one.status == "aboard" for one in state.characters)
    buffer[start : start + 8] = bytearray(
        (room.explored, room.items, room.fire, room.malfunction, state.airlock == slot, noise, intruders, people)
    )


OBSERVER = NemesisObserver()
