"""The whole truth about a match, as plain data. Tiles, cards and haunts are keys; their rules are elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from koszmar.kernel import scene
from koszmar.kernel.lazy import lazy
from koszmar.parts import figures
from koszmar.parts.cards import Deck as Deck
from koszmar.parts.tokens import Count
from koszmar.parts.tokens import Token as Token

from .explorers import EXPLORERS

Region = Literal["basement", "ground", "upper"]
Phase = Literal["explorers", "scenario", "turn-begins", "turn", "turn-ends", "haunt", "monsters-begin", "monsters",
                "monsters-end"]  # fmt: skip


class LaidTile(Struct, array_like=True, gc=False):
    """A tile lying in the house; ``turned`` counts quarter turns clockwise."""

    region: Region
    x: Annotated[int, Meta(ge=-99, le=99)]
    y: Annotated[int, Meta(ge=-99, le=99)]
    turned: Annotated[int, Meta(ge=0, le=3)] = 0
    flipped: bool = False
    """Face down: no name, symbol or text, doorways on all four sides."""


class House(Struct, dict=True):
    """The tiles that lie, by key."""

    tiles: dict[str, LaidTile]

    @lazy
    def grid(self) -> dict[tuple[str, int, int], str]:
        """Which tile lies where."""
        return {(tile.region, tile.x, tile.y): key for key, tile in self.tiles.items()}

    @lazy
    def ways(self) -> dict[str, list[str]]:
        """Neighbours by tile, as far as somebody has asked for them."""
        return {}

    @lazy
    def monster_ways(self) -> dict[str, list[str]]:
        """The same for monsters."""
        return {}

    @lazy
    def trips(self) -> dict[tuple[str, Any, int], dict[str, int]]:
        """Distances by first tile, way of walking and farthest ring, as far as somebody has asked for them."""
        return {}

    @lazy
    def facts(self) -> list[bytearray]:
        """All tiles in numbers, if somebody has asked for them."""
        return []

    @lazy
    def tile_facts(self) -> dict[str, bytearray]:
        """Tiles in numbers, one by one, as far as somebody has asked for them."""
        return {}

    @lazy
    def exits(self) -> dict[str, list[int]]:
        """Sides with an unexplored doorway by tile, as far as somebody has asked for them."""
        return {}

    @lazy
    def shared(self) -> bool:
        """Whether other houses that lie like this one have the same ways and trips."""
        return False

    def share(self, ways: dict[str, list[str]], monster_ways: dict[str, list[str]], trips: dict[Any, Any]) -> None:
        """Use, and add to, what is known of all houses that lie like this one."""
        self.__dict__.update(ways=ways, monster_ways=monster_ways, trips=trips, shared=True)

    def changed(self) -> None:
        """Forget what was derived: a tile went, moved or was turned over, or a way was opened."""
        self.__dict__.clear()

    def grown(self, spot: tuple[str, int, int], key: str, near: Iterable[str]) -> None:
        """A tile came to an empty spot: forget only what its neighbours have to do with."""
        if self.shared:
            self.__dict__.update(ways=self.ways.copy(), monster_ways={}, trips={}, shared=False)
        self.grid[spot] = key
        for derived in (self.ways, self.exits, self.tile_facts):
            for other in near:
                derived.pop(other, None)
        self.monster_ways.clear()
        self.trips.clear()
        self.facts.clear()


class Explorer(Struct, gc=False):
    """A player's explorer: board, clips, figure, cards. Clips are spaces of the rows: 1 is critical, 0 the skull.

    (components.figures)
    """

    key: str = ""
    traits: dict[str, Count] = {}
    place: str = ""
    """The tile the figure is on; empty when it is out of the house."""
    cards: list[str] = []
    dead: bool = False
    """Whether the figure lies tipped over; place and cards stay (death.figure-tipped, death.cards-stay)."""
    died: Count = 0
    """The turn in which the explorer died."""


class Monster(Struct, gc=False):
    """A monster in the house."""

    id: str
    kind: str
    token: str
    place: str
    stunned: bool = False
    cards: list[str] = []
    value: Count = 0
    """A number of its own: the seat whose twin it is, the card it is linked with…"""


class Turn(Struct, gc=False):
    """What has happened in the turn that is being played."""

    seat: Count = 0
    moves: Count = 0
    held: list[str] = []
    """The cards held at its start: only their special actions may be taken."""
    used: list[str] = []
    """Special actions taken, and weapons fought with."""
    attacks: Count = 0
    traded: bool = False
    looted: list[Count] = []
    """Whose corpses were looted."""
    over: bool = False
    again: bool = False
    """Another turn follows this one."""
    book: bool = False
    """The next trait roll may use Knowledge (omen-card.book-action)."""
    marks: list[str] = []
    """Notes of the haunt about this turn."""


class MonsterTurn(Struct, gc=False):
    """The monsters' turn while it lasts."""

    seat: Count
    """Who plays them."""
    groups: list[str] = []
    """Kinds that have yet to act, the next one first."""
    waiting: list[str] = []
    """Monsters of the acting kind that have not finished."""
    active: str = ""
    """The monster in hand."""
    moves: Count = 0
    """What is left to the one in hand."""
    rolled: Count = 0
    """What the acting kind has rolled."""
    moved: bool = False
    attacked: bool = False
    used: list[str] = []


class Haunting(Struct, gc=False):
    """The haunt being played."""

    number: Count
    revealer: Count
    trigger: str
    """The card that started it."""
    traitor: int = -1
    """The traitor's seat; -1 where there is none."""
    sides: list[str] = []
    """The side of every seat: hero, traitor, or ``alone-2`` in a free-for-all."""
    open: bool = True
    """Whether everybody knows who is on which side."""
    monsters: list[Monster] = []
    track: int = -1
    """The Number Track; -1 while it is set aside (components.number-track, setup.track-and-tokens-aside)."""
    monsters_after: int = -1
    """After whose turn the monsters act; -1: never."""
    monsters_instead: bool = False
    """Whether the monsters act in place of that player's turn."""
    round: Count = 0
    shown: list[str] = []
    """Passages of the books that were used: the other side may read them."""
    facts: dict[str, Any] = {}
    """What the haunt keeps in mind, as plain data."""


class State(Struct, gc=False):
    """The table."""

    phase: Phase
    number: Count
    """Turns begun."""
    round: Count
    turn: Turn
    first: Count
    """Who began."""
    scenario: str
    """The Scenario card that was chosen; the others are back in the box (setup.other-scenarios-box)."""
    explorers: list[Explorer]
    house: House
    stack: list[str]
    """The tile stack, top last."""
    decks: dict[str, Deck]
    box: dict[str, Count]
    """Tokens left in the box by kind."""
    tokens: list[Token]
    gone: list[str] = []
    """Cards and tiles that have left the game."""
    drawn: list[str] = []
    """Cards and tiles between two places: drawn, and not yet buried or laid; or lying about."""
    monsters: MonsterTurn | None = None
    haunt: Haunting | None = None
    """The haunt; None in the first part of a match, while the house is still being explored (overview.two-parts)."""
    pending: list[str] = []
    """A haunt about to begin: its number and the card that started it."""


Scene: TypeAlias = scene.Scene[State]


def the_haunt(state: State) -> Haunting:
    """The haunt being played; only once one is."""
    assert state.haunt is not None
    return state.haunt


def value(explorer: Explorer, trait: str) -> int:
    """The number that a clip points at."""
    return EXPLORERS[explorer.key].value(trait, explorer.traits[trait])


def alive(state: State) -> list[int]:
    """The seats whose explorers live and have a figure in the house."""
    return [seat for seat, explorer in enumerate(state.explorers) if not explorer.dead and explorer.place]


def is_own_turn(state: State, seat: int) -> bool:
    """Whether a player's own turn is being played, not the monsters' after it."""
    return state.turn.seat == seat and not state.phase.startswith("monsters")


def clockwise(state: State, first: int) -> list[int]:
    """All seats from one of them on."""
    return figures.clockwise(len(state.explorers), first)


def by_players(state: State, *amounts: int) -> int:
    """The value {a/b/c/d} for 3, 4, 5 and 6 players (variable.braces, example.variable-values)."""
    return amounts[len(state.explorers) - 3]
