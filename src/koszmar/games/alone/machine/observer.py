"""What a seat knows of this game, in numbers: one byte for each thing that can be seen, was told, or is counted.

The Hero is told neither the station nor any hand, and nobody the final mission before it is activated.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from koszmar.kernel.flow import Decision
from koszmar.kernel.observer import MOST, NO_INDEX, Observer, as_bytes

from ..labyrinth import BLOCKED
from ..state import (
    DOOR,
    HERO,
    PASSAGE,
    PIECES,
    STAIRS,
    Mission,
    Scene,
    Sheet,
    State,
    Station,
    Tile,
    evil_seats,
    pieces_of,
)
from . import features, tensor
from .tensor import TENSOR
from .vocabulary import SEATS, SECTORS, VOCABULARY, indices

ORIGIN = 16
"""What is added to places, which may be below nothing."""
_BLANK = bytes(TENSOR.size)
_COLUMN = {
    name: {word: part.start + place for place, word in enumerate(part.axes[0])}
    for name, part in TENSOR.slices.items()
    if len(part.axes) == 1
}
_FACE_UP = _COLUMN["played-face-up"]
_HAND = [
    {card: tensor.HAND + distance * len(_FACE_UP) + place for place, card in enumerate(_FACE_UP)}
    for distance in range(len(SEATS))
]
_SECTOR = {sector: place for place, sector in enumerate(SECTORS)}
_TILE = {fact: place for place, fact in enumerate(tensor.TILE_FACTS)}
_TRUTH = {fact: place for place, fact in enumerate(tensor.TRUTHS)}
_LIT, _DANGER, _TOKENS, _CONCEALED = (_TRUTH[fact] for fact in ("lit", "danger", "tokens", "concealed"))
_SIDES = {PASSAGE: 0, DOOR: 1, BLOCKED: 2, STAIRS: 3}
_TILE_SIZE, _SHOWN = len(_TILE), _TILE["shown"]
_TILE_START = {sector: tensor.TILE + place * _TILE_SIZE for sector, place in _SECTOR.items()}
_TRUE_START = {sector: tensor.TRUE + place * len(_TRUTH) for sector, place in _SECTOR.items()}
_TOLD = {target: place * 3 for place, target in enumerate(TENSOR.slices["told"].axes[0])}
KEPT = 4096
"""How many tiles and stations are kept as they are written."""


class AloneObserver(Observer):
    """The observer of Alone."""

    tensor = TENSOR
    row = features.ROW
    vocabulary = VOCABULARY
    discreet = True

    def write(self, scene: Scene, decision: Decision | None, seat: int, buffer: bytearray) -> None:
        """Table, sheet, missions, cards, what was told, tiles, the truth as far as it is known, question."""
        buffer[:] = _BLANK
        state = scene.state
        buffer[_COLUMN["phase"][state.phase]] = 1
        buffer[_COLUMN["difficulty"][scene.options.difficulty]] = 1
        buffer[tensor.ROUND] = min(state.round, MOST)
        buffer[tensor.TURN] = state.turn_number
        _write_sheet(state, buffer)
        _write_missions(state, buffer)
        _write_cards(scene, seat, buffer)
        buffer[tensor.TOLD : tensor.TILE] = _told_until(state.notes.text, state.number)
        _write_tiles(state, buffer)
        if seat != HERO:
            _write_truth(state, buffer)
        if decision is not None:
            _write_question(scene, decision, seat, buffer)

    def indices(self, scene: Scene, decision: Decision, seat: int) -> list[int]:
        """Numbers of the vocabulary."""
        return indices(decision, seat, scene.players)

    def write_rows(
        self, scene: Scene, decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        """The row of each number."""
        width, static, start = features.ROW.size, features.rows(), 0
        for index in indices:
            if index != NO_INDEX:
                buffer[start : start + width] = static[index]
                start += width


def _write_sheet(state: State, buffer: bytearray) -> None:
    sheet: Sheet = state.sheet
    if sheet.character:
        buffer[_COLUMN["character"][sheet.character]] = 1
    charges = sheet.ally.charges if sheet.ally is not None else 0
    buffer[tensor.SHEET : tensor.EXPERIENCE] = as_bytes(
        sheet.health, sheet.sanity, sheet.adrenaline, sheet.marker, sheet.spare_rounds, sheet.nightmare,
        sheet.kills, charges, state.turn.bullet, state.turn.done,
    )  # fmt: skip
    for ability, points in sheet.experience.items():
        buffer[_COLUMN["experience"][ability]] = points
    for item in sheet.items:
        buffer[_COLUMN["item"][item.key]] += item.charges
        buffer[_COLUMN["upgraded"][item.key]] += item.upgraded
    for room in sheet.searched:
        buffer[_COLUMN["searched"][room]] = 1
    for room in sheet.visited:
        buffer[_COLUMN["visited"][room]] = 1
    if sheet.ally is not None:
        buffer[_COLUMN["ally"][sheet.ally.key]] = 1


def _write_missions(state: State, buffer: bytearray) -> None:
    missions: list[Mission] = [*state.starting, state.final]
    for place, mission in enumerate(missions):
        if place < len(state.starting) or state.active or state.over:
            buffer[_COLUMN["mission"][mission.key]] = 1
        start = tensor.MISSION_FACT + place * len(tensor.MISSION_FACTS)
        buffer[start : start + 4] = as_bytes(mission.work, mission.growth, mission.done, len(mission.steps))


def _write_cards(scene: Scene, seat: int, buffer: bytearray) -> None:
    state, players = scene.state, scene.players
    buffer[tensor.TRACK] = sum(card.spaces for card in state.track)
    buffer[tensor.TRACK_EXTRA] = state.track_extra
    for name, cards in state.decks.items():
        buffer[_COLUMN["deck"][name]] = len(cards)
        buffer[_COLUMN["deck-in-play"][name]] = 1
    buffer[tensor.LEADER + (state.leader - seat) % players] = 1
    for owner, hand in enumerate(state.hands):
        distance = (owner - seat) % players
        buffer[tensor.HAND_SIZE + distance] = len(hand)
        if seat != HERO:
            places = _HAND[distance]
            for card in hand:
                buffer[places[card]] += 1
    for laid in state.track:
        if laid.up:
            buffer[_FACE_UP[laid.card]] += 1


@lru_cache(PIECES)
def _told_until(notes: str, now: int) -> bytes:
    """The last answer about each target, and how long ago noises were heard; much is asked before more is told."""
    buffer = bytearray(tensor.TILE - tensor.TOLD)
    located, noises = _told(notes)
    for start, (turn, steps, this_level) in located.items():
        ago = now - turn
        buffer[start], buffer[start + 1], buffer[start + 2] = steps, this_level, ago if ago < MOST else MOST
    for start, turn in noises.items():
        if now - turn < 9:
            buffer[start] = 9 - now + turn
    return bytes(buffer)


Told = tuple[dict[int, tuple[int, int, bool]], dict[int, int]]
"""By their places in what is told: when each target was last located, how far away and where; the last noises."""


@lru_cache(PIECES)
def _told(notes: str) -> Told:
    """What a whole notebook tells, later lines instead of earlier ones. Only its last piece is read line by line."""
    pieces = pieces_of(notes)
    if not pieces:
        return {}, {}
    earlier_located, earlier_noises = _told(notes[: -len(pieces[-1])])
    located, noises = earlier_located.copy(), earlier_noises.copy()
    for line in pieces[-1].splitlines():
        kind, start, turn, steps, this_level = _told_in(line)
        if kind == "located":
            located[start] = turn, steps, this_level
        elif kind == "noise":
            noises[start] = turn
    return located, noises


@lru_cache(PIECES)
def _told_in(line: str) -> tuple[str, int, int, int, bool]:
    """What a line of it tells: its kind, its place, the turn; of a target how many steps away and whether here."""
    turn, kind, *words = line.split(" ")
    if kind == "located":
        return kind, _TOLD[words[0]], int(turn), min(int(words[1]) + 1, MOST), words[2] == "this-level"
    if kind == "noise":
        return kind, _COLUMN["noise"][words[0]] - tensor.TOLD, int(turn), 0, False
    return kind, 0, 0, 0, False


def _write_tiles(state: State, buffer: bytearray) -> None:
    """What he is shown over what he has sketched."""
    labyrinth, erased = state.labyrinth, state.erased
    for sector, tile in state.memory.items():
        if sector not in erased:
            start = _TILE_START[sector]
            buffer[start : start + _TILE_SIZE] = _sketched(tile)
            if sector in labyrinth:
                _write_tile(labyrinth[sector], start, buffer)
                buffer[start + _SHOWN] = 1
    for sector, tile in labyrinth.items():
        start = _TILE_START[sector]
        if not buffer[start + _SHOWN]:
            buffer[start : start + _TILE_SIZE] = _shown(tile)
    buffer[_TILE_START[state.hero] + _TILE["hero"]] = 1


@lru_cache(KEPT)
def _sketched(tile: Tile) -> bytes:
    """A tile of which there is only a sketch."""
    buffer = bytearray(_TILE_SIZE)
    buffer[_TILE["sketched"]] = 1
    _write_tile(tile.sketched(), 0, buffer)
    return bytes(buffer)


@lru_cache(KEPT)
def _shown(tile: Tile) -> bytes:
    """A tile that is only shown."""
    buffer = bytearray(_TILE_SIZE)
    buffer[_SHOWN] = 1
    _write_tile(tile, 0, buffer)
    return bytes(buffer)


def _write_tile(tile: Tile, start: int, buffer: bytearray) -> None:
    buffer[start + _TILE["there"]] = tile.level == "there"
    buffer[start + _TILE["x"]], buffer[start + _TILE["y"]] = tile.x + ORIGIN, tile.y + ORIGIN
    ways = start + _TILE["way-north"]
    for side, what in enumerate(tile.sides):
        if what:
            buffer[ways + 4 * side + _SIDES[what]] = 1
    for name in ("switch", "lit", "danger"):
        buffer[start + _TILE[name]] = getattr(tile, name)
    if tile.condition:
        buffer[start + _TILE[tile.condition]] = 1
    if tile.room:
        buffer[start + _TILE[tile.room]] = 1
    buffer[start + _TILE["tokens"]] = len(tile.tokens)
    for figure in tile.figures:
        buffer[start + _TILE[figure.kind]] += 1
        buffer[start + _TILE["wounded"]] += figure.wounded


def _write_truth(state: State, buffer: bytearray) -> None:
    """The station behind the screen."""
    buffer[tensor.TRUE : tensor.ASKED] = _built(state.station.plan)
    for sector, there in state.elements.items():
        start = _TRUE_START[sector]
        if there.lit:
            buffer[start + _LIT] = 1
        if there.danger:
            buffer[start + _DANGER] = 1
        if there.condition:
            buffer[start + _TRUTH[there.condition]] = 1
        if there.tokens:
            buffer[start + _TOKENS] = len(there.tokens)
        if there.concealed or there.fake:
            buffer[start + _CONCEALED] = len(there.concealed) + bool(there.fake)
    for creature in state.creatures:
        start = _TRUE_START[creature.sector]
        buffer[start + _TRUTH[creature.kind]] += 1
        buffer[start + _TRUTH["wounded"]] += creature.wounded


@lru_cache(KEPT)
def _built(plan: str) -> bytes:
    """Where the sectors of a station lie, and their rooms: what never changes in a match."""
    buffer = bytearray(tensor.ASKED)
    for sector, built in Station(plan).sectors.items():
        start = _TRUE_START[sector]
        buffer[start : start + 4] = bytes((1, built.level, built.row, built.column))
        if built.room:
            buffer[start + _TRUTH[built.room]] = 1
    return bytes(buffer[tensor.TRUE :])


def _write_question(scene: Scene, decision: Decision, seat: int, buffer: bytearray) -> None:
    in_the_dark = seat == HERO and decision.seat != HERO
    for asked in evil_seats(scene) if in_the_dark else decision.seats:
        buffer[tensor.ASKED + (asked - seat) % scene.players] = 1
    buffer[_COLUMN["prompt"][tensor.IN_THE_DARK if in_the_dark else decision.prompt]] = 1
    if in_the_dark:
        return
    if decision.prompt == "react":
        buffer[_COLUMN["moment"][decision.args["moment"]]] = 1
        if symbol := decision.args["symbol"]:
            buffer[_COLUMN["symbol"][symbol]] = 1
        if (sector := decision.args.get("sector", "")) in _SECTOR:
            buffer[_COLUMN["sector"][sector]] = 1


OBSERVER = AloneObserver()
