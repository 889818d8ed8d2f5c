"""The whole truth about a match, as plain data: the station, what the Hero is shown of it, cards, sheet."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from sys import intern
from typing import Annotated, Any, Literal, TypeAlias
from weakref import WeakValueDictionary

from msgspec import DecodeError, Meta, Struct, json

from koszmar.kernel import scene
from koszmar.kernel.lazy import lazy
from koszmar.parts.tokens import Count

Phase = Literal["setup", "start", "action", "turn-ends", "round-ends"]
Action = Literal["move", "explore", "fight", "locate", "search", "interact"]
"""The six actions (action.six-kinds)."""
ACTIONS: tuple[Action, ...] = ("move", "explore", "fight", "locate", "search", "interact")
SectorId: TypeAlias = str
"""A sector by a name that says nothing about where it lies: ``s07``. Names are dealt at random."""
HERO = 0
"""The seat of the Hero; all others are Evil (overview.hero-versus-evil)."""
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""By side, what a step changes: row and column."""
WALL, PASSAGE, DOOR, STAIRS = BUILT = "", "passage", "door", "stairs"


class Sector(Struct, array_like=True, frozen=True, gc=False):
    """A sector of the station, as it is built."""

    level: Annotated[int, Meta(ge=1, le=2)]
    row: Annotated[int, Meta(ge=0, le=6)]
    column: Annotated[int, Meta(ge=0, le=6)]
    sides: tuple[str, ...]
    """What is on its north, east, south and west side: a wall (empty), a passage, a door, stairs."""
    room: str = ""
    """Which of the eight rooms it is; empty for a corridor."""
    switch: bool = False


class Layout(Struct, dict=True, weakref=True):
    """How a station is built, and what follows from that as far as somebody has asked for it."""

    sectors: dict[SectorId, Sector]
    stairs: list[list[SectorId]]
    """Two staircases: the sectors that each joins (stairs.two-pairs)."""
    start: SectorId

    @lazy
    def places(self) -> dict[tuple[int, int, int], SectorId]:
        """Which sector lies where: level, row, column."""
        return {(one.level, one.row, one.column): key for key, one in self.sectors.items()}

    @lazy
    def exits(self) -> dict[SectorId, dict[int, SectorId]]:
        """By sector and side, the sector behind it (stairs.adjacent, move.stairs-direction)."""
        return {key: self._exits_of(key) for key in self.sectors}

    @lazy
    def beside(self) -> dict[SectorId, list[SectorId]]:
        """By sector, those that it is joined to."""
        return {key: list(exits.values()) for key, exits in self.exits.items()}

    @lazy
    def away(self) -> dict[SectorId, dict[SectorId, int]]:
        """Distances from a sector, blocked doors counted as open."""
        return {}

    @lazy
    def marks(self) -> dict[str, list[SectorId]]:
        """Where rooms, shapes, doors, stairs and switches are."""
        return {}

    @lazy
    def ways_round(self) -> dict[tuple[str, ...], dict[SectorId, int]]:
        """Distances from a sector with some doors blocked, lately: by the sector and those doors."""
        return {}

    @lazy
    def walks(self) -> dict[tuple[str, ...], dict[SectorId, Any]]:
        """Where creatures could go from a sector, lately: by all that it depends on."""
        return {}

    @lazy
    def noises(self) -> dict[tuple[str, ...], dict[SectorId, list[str]]]:
        """What can be told of noises, lately: by where the Hero is and the doors that are blocked, then by sector."""
        return {}

    @lazy
    def drawings(self) -> dict[tuple[str, ...], Any]:
        """What tables have drawn of it, lately: by the doors that are blocked, and how."""
        return {}

    def _exits_of(self, key: SectorId) -> dict[int, SectorId]:
        sector = self.sectors[key]
        found: dict[int, SectorId] = {}
        for side, what in enumerate(sector.sides):
            if what == STAIRS:
                found[side] = next(other for pair in self.stairs if key in pair for other in pair if other != key)
            elif what:
                down, right = STEPS[side]
                found[side] = self.places[sector.level, sector.row + down, sector.column + right]
        return found


LAYOUTS, WAYS = 64, 128
"""Layouts that are kept in mind when no match needs them, and on each what was asked lately with some doors blocked."""
_LAYOUTS: WeakValueDictionary[str, Layout] = WeakValueDictionary()
"""By plan, the layouts of all matches that are being played, which their forks share, and …"""
_LATELY: deque[Layout] = deque(maxlen=LAYOUTS)
"""… those that were drawn or read last."""
_read_layout = json.Decoder(Layout).decode


class Station(Struct, frozen=True, dict=True):
    """The map behind the Evil screen. Its shape never changes during a match: forks share what follows from it."""

    plan: str
    """Its layout, written down; empty, if nothing is known of it."""

    @classmethod
    def of(cls, layout: Layout) -> Station:
        """The station with this layout, which must not be changed any more."""
        station = cls(json.encode(layout).decode())
        station.__dict__["layout"] = _remember(station.plan, layout)
        return station

    @lazy
    def layout(self) -> Layout:
        """How it is built."""
        found = _LAYOUTS.get(self.plan)
        return _remember(self.plan, _read(self.plan)) if found is None else found

    @lazy
    def sectors(self) -> dict[SectorId, Sector]:
        """Its sectors by name."""
        return self.layout.sectors

    @lazy
    def stairs(self) -> list[list[SectorId]]:
        """Two staircases: the sectors that each joins (stairs.two-pairs)."""
        return self.layout.stairs

    @lazy
    def start(self) -> SectorId:
        """Where the match began."""
        return self.layout.start

    @lazy
    def exits(self) -> dict[SectorId, dict[int, SectorId]]:
        """By sector and side, the sector behind it."""
        return self.layout.exits

    @lazy
    def beside(self) -> dict[SectorId, list[SectorId]]:
        """By sector, those that it is joined to."""
        return self.layout.beside

    @lazy
    def away(self) -> dict[SectorId, dict[SectorId, int]]:
        """Distances from a sector, blocked doors counted as open."""
        return self.layout.away


def _remember(plan: str, layout: Layout) -> Layout:
    kept = _LAYOUTS.setdefault(plan, layout)
    _LATELY.append(kept)
    return kept


def _read(plan: str) -> Layout:
    if not plan:
        return Layout({}, [], "")
    try:
        return _read_layout(plan)
    except DecodeError as error:
        raise ValueError(f"the map cannot be read: {error}") from None


Map: TypeAlias = Station | Layout
"""A station in play, or one that is being drawn."""


class Creature(Struct, omit_defaults=True, gc=False):
    """A creature on the map, or a boss."""

    id: str
    """How the Evil players name it; the Hero never learns it."""
    kind: str
    sector: SectorId
    wounded: bool = False
    figure: str = ""
    """The figure in the labyrinth that stands for it; empty while it is not revealed."""
    moved_in: bool = False
    """Whether it moved into its sector in this turn (light.creature-puts-out)."""
    dice: Count = 0
    """More dice for its attacks until the end of this turn."""
    dice_next: Count = 0
    """The same until the end of the next turn."""
    rerolls: bool = False
    """Whether it may reroll each miss once when it attacks this turn."""
    tough: Count = 0
    """How much higher its health values are in this round."""
    burns: bool = False
    """Whether it may attack with 2 more dice this turn and die of it (It's Getting Out of Control)."""
    greedy: bool = False
    """Whether each hit of its attacks this turn also costs a charge (Under the Crates)."""
    acid: bool = False
    """Whether it takes a wound at the end of the round (Acid Vial)."""
    has_attacked: bool = False
    expected: bool = False
    """Whether the Hero was warned of it, so that it does not scare in this round (Motion Tracker)."""


class Elements(Struct, omit_defaults=True, gc=False):
    """What lies in a sector, besides creatures."""

    lit: bool = False
    danger: bool = False
    condition: str = ""
    tokens: tuple[str, ...] = ()
    """Mission tokens: arm, safeties, sabotage…"""
    concealed: tuple[str, ...] = ()
    """True elements that the Hero is not shown: ``danger``, ``condition``, ``switch``, ``side-2``, ``token-arm``, a
    creature's id."""
    fake: str = ""
    """A false element that the Hero is shown."""


class Figure(Struct, array_like=True, frozen=True, gc=False):
    """A creature as the Hero sees it."""

    name: str
    kind: str
    wounded: bool = False


class Tile(Struct, omit_defaults=True, frozen=True, cache_hash=True, gc=False):
    """A sector as the Hero is shown it: a tile of the labyrinth."""

    level: str
    """``here`` for the level he started on, ``there`` for the other."""
    x: int
    y: int
    """Where it lies, counted from the first tile of its level that he saw."""
    sides: tuple[str, ...]
    """wall (empty), passage, door, blocked, stairs."""
    room: str = ""
    switch: bool = False
    lit: bool = False
    danger: bool = False
    condition: str = ""
    tokens: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()

    def sketched(self) -> Tile:
        """What a sketch has of it: its shape, doors without their state, stairs, its name."""
        sides = tuple(what if what in BUILT else DOOR for what in self.sides)
        return Tile(self.level, self.x, self.y, sides, self.room)


class Notebook(Struct, gc=False):
    """What the Hero was told, a line for each, newest last, as short words: ``12 noise north``.

    It is one text, of which forks of a match need no copy.
    """

    text: str = ""

    def append(self, line: str) -> None:
        """Add a line."""
        self.text += f"{line}\n"

    def __iter__(self) -> Iterator[str]:
        return iter(self.text.splitlines())

    def __reversed__(self) -> Iterator[str]:
        return reversed(self.text.splitlines())


PIECE, PIECES = 500, 2048
"""How long a piece of a notebook is, and what is kept in mind of so many of them."""


def pieces_of(notes: str) -> Sequence[str]:
    """A notebook in pieces of whole lines. It only grows: all of them but the last are the same the next time."""
    found, start = [], 0
    while start < len(notes):
        end = notes.find("\n", start + PIECE) + 1 or len(notes)
        found.append(notes[start:end])
        start = end
    return found


@lru_cache(PIECES)
def words_in(piece: str) -> Sequence[tuple[str, ...]]:
    """The words of every line of a piece of a notebook: the turn, what it is about, and more."""
    return [tuple(map(intern, line.split(" "))) for line in piece.splitlines()]


def words_of(notes: str) -> Sequence[tuple[str, ...]]:
    """The words of every line of a notebook."""
    return [words for piece in pieces_of(notes) for words in words_in(piece)]


class Item(Struct, gc=False):
    """An item of the Hero."""

    key: str
    charges: Count = 3
    upgraded: bool = False


class Ally(Struct, gc=False):
    """A character who goes with the Hero."""

    key: str
    charges: Count = 6
    used: bool = False
    """Whether its ability was used in this turn or round."""


class Sheet(Struct):
    """The Hero sheet, which lies open for everybody (hidden.hero-public, status.two-tracks, setup.charge-tokens)."""

    character: str = ""
    health: Count = 12
    sanity: Count = 12
    adrenaline: Count = 3
    marker: Count = 0
    """The round marker: spaces to the left of the rightmost one."""
    spare_rounds: Count = 0
    """Extra rounds gained on the rightmost space (round.extra-at-start)."""
    nightmare: bool = False
    experience: dict[str, Count] = {}
    items: list[Item] = []
    ally: Ally | None = None
    searched: list[str] = []
    """Rooms that were searched for three cards (search.room-marked)."""
    visited: list[str] = []
    """Rooms the Hero has been in."""
    kills: Count = 0
    used: list[str] = []
    """What was used in this round and may be used once: the character's ability, Crawlways."""
    gains: list[str] = []
    """What missions have given for the rest of the game."""


class TrackCard(Struct, gc=False):
    """A card on the reaction track."""

    card: str
    seat: Count
    up: bool
    spaces: Count


class Discarded(Struct, array_like=True, gc=False):
    """A card on a discard pile; played face down or thrown away, it lies face down."""

    card: str
    up: bool


class Mission(Struct):
    """A mission in play."""

    key: str
    work: Count = 0
    """Work, samples, serum, pressure: what its card counts."""
    growth: Count = 0
    done: bool = False
    steps: list[str] = []
    """Steps that were taken."""


class Turn(Struct):
    """What has happened in the turn that is being played."""

    healed: bool = False
    bullet: bool = False
    actions: list[str] = []
    """Actions declared in this turn, free ones included."""
    done: Count = 0
    """Actions that count towards one, or two under Bullet Time."""
    cards: list[Count] = []
    """The seats that have played a reaction card."""
    explored: list[SectorId] = []
    attacked: list[str] = []
    """Creatures that the Hero has attacked and that are still on the map, by id."""
    dangerous: bool = False
    """Whether the last action was declared in a dangerous sector."""
    burner: Count = 0
    """The Evil seat that decides about extra dice at each attack (It's Getting Out of Control); 0 for none."""
    smoke: SectorId = ""
    """The sector that lies in smoke (Smoke Grenade)."""
    entered: Count = 0
    """Sectors that the Hero has entered."""
    quiet: list[str] = []
    """Symbols for which no card may be played face up now."""
    resolving: str = ""
    """The action that was carried out and to which the Evil players may still react."""
    ending: bool = False
    """Whether the reactions at its end are over, so that creatures attack."""
    silenced: bool = False
    """No card may be played at all (the captain's Sacrifice)."""
    any_component: bool = False
    """Components of any type serve for upgrades (the engineer's Sacrifice)."""
    health_lost: bool = False
    activated: bool = False
    """Whether the final mission was activated in this turn."""


class State(Struct):
    """The table."""

    phase: Phase
    round: Count
    turn_number: Count
    """The turn of the round, from 1 to 8."""
    number: Count
    """Turns begun in the match."""
    turn: Turn
    sheet: Sheet
    leader: Count
    """The seat with the Evil Leader token."""
    station: Station
    """The truth, which only the Evil players see (hidden.map-screen)."""
    elements: dict[SectorId, Elements]
    blocked: list[str]
    """Blocked doors: the two sectors of each, in order."""
    jacked: list[str]
    """Blocked doors that need two points to unblock (Door Jack)."""
    creatures: list[Creature]
    hero: SectorId
    labyrinth: dict[SectorId, Tile]
    """What the Hero is shown (hidden.labyrinth-only)."""
    memory: dict[SectorId, Tile]
    """Sectors that he has seen and lost again, as he saw them last: nobody can forbid him to remember them."""
    erased: list[SectorId]
    """Those of them that are not in his sketch."""
    origins: dict[str, list[int]]
    """By level as the Hero calls it: the true level, and row and column of the first tile he saw."""
    box: dict[str, list[str]]
    """The reaction decks that are not in play."""
    decks: dict[str, list[str]]
    """The two reaction decks in play, top last."""
    discards: dict[str, list[Discarded]]
    hands: list[list[str]]
    """By seat; the Hero's is always empty."""
    track: list[TrackCard]
    track_extra: Count
    """Spaces that a final mission has added on the left."""
    items: list[str]
    """The item deck, top last."""
    items_out: list[str]
    """Item cards that were discarded, face up."""
    found: list[str]
    """Item cards that the Hero has just drawn."""
    starting: list[Mission]
    """The SM and the PM, in this order."""
    final: Mission
    active: bool
    """Whether the final mission was activated; until then nobody knows it (mission.final-face-down)."""
    spare_missions: list[str]
    """Final missions that are not in the match."""
    characters: list[str]
    """Characters that nobody plays: an ally is one of them."""
    danger_due: Count
    """Danger tokens set aside for the map (eor.count-danger)."""
    notes: Notebook
    over: str
    """How the match ended; empty while it is played."""

    @property
    def sketch(self) -> dict[SectorId, Tile]:
        """Shapes, doors, stairs and names of sectors that he has seen and lost again."""
        return {key: tile.sketched() for key, tile in self.memory.items() if key not in self.erased}


Scene: TypeAlias = scene.Scene[State]


EVIL = {players: tuple(seat for seat in range(players) if seat != HERO) for players in range(1, 9)}
"""By number of players, the seats of Evil."""


def evil_seats(scene: Scene) -> tuple[int, ...]:
    """All seats but the Hero's."""
    return EVIL[scene.players]
