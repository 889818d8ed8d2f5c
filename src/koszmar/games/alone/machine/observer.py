"""What a seat knows of this game, in numbers: one byte for each thing that can be seen, was told, or is counted.

The Hero is told neither the station nor any hand, and nobody the final mission before it is activated.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct, field

from koszmar.kernel.flow import Decision
from koszmar.kernel.observer import MOST, NO_INDEX, Kept, Observer, as_bytes

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
)
from . import features, tensor
from .tensor import TENSOR
from .vocabulary import SEATS, SECTORS, VOCABULARY, indices

ORIGIN = 16
"""What is added to places, which may be below nothing."""
_BLANK = bytearray(TENSOR.size)
_COLUMN = {
    name: {word: part.start + place for place, word in enumerate(part.axes[0])}
    for name, part in TENSOR.slices.items()
    if len(part.axes) == 1
}
_PHASE, _DIFFICULTY, _PROMPT = _COLUMN["phase"], _COLUMN["difficulty"], _COLUMN["prompt"]
_ITEM, _UPGRADED, _EXPERIENCE = _COLUMN["item"], _COLUMN["upgraded"], _COLUMN["experience"]
_SEARCHED, _VISITED, _MISSION = _COLUMN["searched"], _COLUMN["visited"], _COLUMN["mission"]
_DECK, _IN_PLAY, _FACE_UP = _COLUMN["deck"], _COLUMN["deck-in-play"], _COLUMN["played-face-up"]
_HAND = [
    {card: tensor.HAND + distance * len(_FACE_UP) + place for place, card in enumerate(_FACE_UP)}
    for distance in range(len(SEATS))
]
_SECTOR = {sector: place for place, sector in enumerate(SECTORS)}
_TILE = {fact: place for place, fact in enumerate(tensor.TILE_FACTS)}
_TRUTH = {fact: place for place, fact in enumerate(tensor.TRUTHS)}
_LIT, _DANGER, _TOKENS, _CONCEALED, _WOUNDED = (
    _TRUTH[fact] for fact in ("lit", "danger", "tokens", "concealed", "wounded")
)
_SIDES = {PASSAGE: 0, DOOR: 1, BLOCKED: 2, STAIRS: 3}
_TILE_SIZE, _SHOWN, _HERO_HERE = len(_TILE), _TILE["shown"], _TILE["hero"]
_TILE_AT = {
    sector: slice(tensor.TILE + place * _TILE_SIZE, tensor.TILE + (place + 1) * _TILE_SIZE)
    for sector, place in _SECTOR.items()
}
_TRUTH_OF = {sector: place * len(_TRUTH) for sector, place in _SECTOR.items()}
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
        buffer[_PHASE[state.phase]] = buffer[_DIFFICULTY[scene.options.difficulty]] = 1
        buffer[tensor.ROUND] = number if (number := state.round) < MOST else MOST
        buffer[tensor.TURN] = state.turn_number
        page = _page(scene)
        _write_sheet(state, buffer)
        buffer[tensor.EXPERIENCE : tensor.TRACK] = _gathered(state, page.gathered)
        _write_cards(scene, seat, buffer)
        buffer[tensor.TOLD : tensor.TILE] = _told_until(state, page)
        buffer[tensor.TILE : tensor.TRUE] = _tiles(state, page)
        buffer[_TILE_AT[state.hero].start + _HERO_HERE] = 1
        if seat != HERO:
            buffer[tensor.TRUE : tensor.ASKED] = _truth(state, page.truth)
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


def _gathered(state: State, kept: Kept) -> bytearray:
    """What the Hero has learned, has, and has seen, and the missions: little of it changes in a turn."""
    sheet, ally = state.sheet, state.sheet.ally
    is_known = bool(state.active or state.over)
    things = (
        sheet.experience, sheet.items, sheet.searched, sheet.visited, ally and ally.key, state.starting, state.final,
        is_known,
    )  # fmt: skip
    if not kept.is_about(things):
        buffer = bytearray(tensor.TRACK)
        _write_experience(sheet, buffer)
        _write_missions(state, is_known, buffer)
        kept.told = buffer[tensor.EXPERIENCE :]
    return kept.told


def _write_experience(sheet: Sheet, buffer: bytearray) -> None:
    """Experience, items, rooms, the ally."""
    for ability, points in sheet.experience.items():
        buffer[_EXPERIENCE[ability]] = points
    for item in sheet.items:
        key = item.key
        buffer[_ITEM[key]] += item.charges
        if item.upgraded:
            buffer[_UPGRADED[key]] += item.upgraded
    for room in sheet.searched:
        buffer[_SEARCHED[room]] = 1
    for room in sheet.visited:
        buffer[_VISITED[room]] = 1
    if sheet.ally is not None:
        buffer[_COLUMN["ally"][sheet.ally.key]] = 1


def _write_missions(state: State, is_known: bool, buffer: bytearray) -> None:
    start = tensor.MISSION_FACT
    for mission in state.starting:
        buffer[_MISSION[mission.key]] = 1
        _write_mission(mission, start, buffer)
        start += len(tensor.MISSION_FACTS)
    if is_known:
        buffer[_MISSION[state.final.key]] = 1
    _write_mission(state.final, start, buffer)


def _write_mission(mission: Mission, start: int, buffer: bytearray) -> None:
    buffer[start : start + 4] = as_bytes(mission.work, mission.growth, mission.done, len(mission.steps))


def _write_cards(scene: Scene, seat: int, buffer: bytearray) -> None:
    state, players = scene.state, scene.players
    spaces = 0
    for laid in state.track:
        spaces += laid.spaces
        if laid.up:
            buffer[_FACE_UP[laid.card]] += 1
    buffer[tensor.TRACK] = spaces
    buffer[tensor.TRACK_EXTRA] = state.track_extra
    for name, cards in state.decks.items():
        buffer[_DECK[name]] = len(cards)
        buffer[_IN_PLAY[name]] = 1
    buffer[tensor.LEADER + (state.leader - seat) % players] = 1
    for owner, hand in enumerate(state.hands):
        distance = (owner - seat) % players
        buffer[tensor.HAND_SIZE + distance] = len(hand)
        if seat != HERO:
            places = _HAND[distance]
            for card in hand:
                buffer[places[card]] += 1


class Page(Struct):
    """What was written last of a match, and of what: notes and tiles change less often than they are looked at."""

    gathered: Kept = field(default_factory=Kept)
    truth: Kept = field(default_factory=Kept)
    notes: str = ""
    """The notebook as it was read."""
    located: dict[int, tuple[int, int, int]] = {}
    """When each target was last located, how far away and where; by its place in what is told."""
    noises: dict[int, int] = {}
    """When something was last heard from each side; by its place in what is told."""
    turn: int = -1
    told: bytearray = bytearray()
    """What was told until that turn."""
    labyrinth: dict[str, Tile] = {}
    memory: dict[str, Tile] = {}
    erased: list[str] = []
    tiles: bytearray = field(default_factory=lambda: bytearray(tensor.TRUE - tensor.TILE))
    """The tiles of that labyrinth over those sketches."""


def _page(scene: Scene) -> Page:
    if scene.kept is None:
        scene.kept = Page()
    page: Page = scene.kept
    return page


def _told_until(state: State, page: Page) -> bytearray:
    """The last answer about each target, and how long ago noises were heard; only what is new is read."""
    notes, now = state.notes.text, state.number
    if notes is not page.notes:
        if not notes.startswith(page.notes):
            page.notes, page.located, page.noises = "", {}, {}
        for line in notes[len(page.notes) :].splitlines():
            kind, start, turn, steps, this_level = _told_in(line)
            if kind == "located":
                page.located[start] = turn, steps, this_level
            elif kind == "noise":
                page.noises[start] = turn
        page.notes, page.told = notes, _ago(page, now)
    elif page.turn != now:
        page.told = _ago(page, now)
    page.turn = now
    return page.told


def _ago(page: Page, now: int) -> bytearray:
    """What is told, and how many turns ago."""
    buffer = bytearray(tensor.TILE - tensor.TOLD)
    for start, (turn, steps, this_level) in page.located.items():
        ago = now - turn
        buffer[start], buffer[start + 1], buffer[start + 2] = steps, this_level, ago if ago < MOST else MOST
    for start, turn in page.noises.items():
        if now - turn < 9:
            buffer[start] = 9 - now + turn
    return buffer


@lru_cache(PIECES)
def _told_in(line: str) -> tuple[str, int, int, int, bool]:
    """What a line of it tells: its kind, its place, the turn; of a target how many steps away and whether here."""
    turn, kind, *words = line.split(" ")
    if kind == "located":
        return kind, _TOLD[words[0]], int(turn), min(int(words[1]) + 1, MOST), words[2] == "this-level"
    if kind == "noise":
        return kind, _COLUMN["noise"][words[0]] - tensor.TOLD, int(turn), 0, False
    return kind, 0, 0, 0, False


def _tiles(state: State, page: Page) -> bytearray:
    """What he is shown over what he has sketched."""
    labyrinth, memory, erased = state.labyrinth, state.memory, state.erased
    if page.labyrinth == labyrinth and page.memory == memory and page.erased == erased:
        return page.tiles
    tiles = bytearray(tensor.TRUE)
    for sector, tile in memory.items():
        if sector not in erased:
            tiles[_TILE_AT[sector]] = _sketched(tile, labyrinth.get(sector))
    for sector, tile in labyrinth.items():
        if sector not in memory or sector in erased:
            tiles[_TILE_AT[sector]] = _shown(tile)
    page.labyrinth, page.memory, page.erased = labyrinth.copy(), memory.copy(), erased.copy()
    page.tiles = tiles[tensor.TILE :]
    return page.tiles


@lru_cache(KEPT)
def _sketched(tile: Tile, shown: Tile | None) -> bytearray:
    """A tile of which there is a sketch, and perhaps more."""
    buffer = bytearray(_TILE_SIZE)
    buffer[_TILE["sketched"]] = 1
    _write_tile(tile.sketched(), buffer)
    if shown is not None:
        _write_tile(shown, buffer)
        buffer[_SHOWN] = 1
    return buffer


@lru_cache(KEPT)
def _shown(tile: Tile) -> bytearray:
    """A tile that is only shown."""
    buffer = bytearray(_TILE_SIZE)
    buffer[_SHOWN] = 1
    _write_tile(tile, buffer)
    return buffer


def _write_tile(tile: Tile, buffer: bytearray) -> None:
    buffer[_TILE["there"]] = tile.level == "there"
    buffer[_TILE["x"]], buffer[_TILE["y"]] = tile.x + ORIGIN, tile.y + ORIGIN
    ways = _TILE["way-north"]
    for side, what in enumerate(tile.sides):
        if what:
            buffer[ways + 4 * side + _SIDES[what]] = 1
    for name in ("switch", "lit", "danger"):
        buffer[_TILE[name]] = getattr(tile, name)
    if tile.condition:
        buffer[_TILE[tile.condition]] = 1
    if tile.room:
        buffer[_TILE[tile.room]] = 1
    buffer[_TILE["tokens"]] = len(tile.tokens)
    for figure in tile.figures:
        buffer[_TILE[figure.kind]] += 1
        buffer[_TILE["wounded"]] += figure.wounded


def _truth(state: State, kept: Kept) -> bytearray:
    """The station behind the screen."""
    plan = state.station.plan
    if not kept.is_about((plan, state.elements, state.creatures)):
        kept.told = _built(plan).copy()
        _write_truth(state, kept.told)
    return kept.told


def _write_truth(state: State, buffer: bytearray) -> None:
    """What lies and who is where, over how the station is built."""
    for sector, there in state.elements.items():
        start = _TRUTH_OF[sector]
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
        start = _TRUTH_OF[creature.sector]
        buffer[start + _TRUTH[creature.kind]] += 1
        if creature.wounded:
            buffer[start + _WOUNDED] += creature.wounded


@lru_cache(KEPT)
def _built(plan: str) -> bytearray:
    """Where the sectors of a station lie, and their rooms: what never changes in a match."""
    buffer = bytearray(tensor.ASKED - tensor.TRUE)
    for sector, built in Station(plan).sectors.items():
        start = _TRUTH_OF[sector]
        buffer[start : start + 4] = bytearray((1, built.level, built.row, built.column))
        if built.room:
            buffer[start + _TRUTH[built.room]] = 1
    return buffer


def _write_question(scene: Scene, decision: Decision, seat: int, buffer: bytearray) -> None:
    in_the_dark = seat == HERO and decision.seat != HERO
    for asked in evil_seats(scene) if in_the_dark else decision.seats:
        buffer[tensor.ASKED + (asked - seat) % scene.players] = 1
    buffer[_PROMPT[tensor.IN_THE_DARK if in_the_dark else decision.prompt]] = 1
    if in_the_dark:
        return
    if decision.prompt == "react":
        buffer[_COLUMN["moment"][decision.args["moment"]]] = 1
        if symbol := decision.args["symbol"]:
            buffer[_COLUMN["symbol"][symbol]] = 1
        if (sector := decision.args.get("sector", "")) in _SECTOR:
            buffer[_COLUMN["sector"][sector]] = 1


OBSERVER = AloneObserver()
