"""The whole truth about a match, as plain data. Static content is never in it, only the keys of cards and pages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=9999)]
Phase = Literal["setup", "monster", "action", "recuperation"]

PLACES = ("2", "3-left", "3-right", "4", "5")
"""The places for Curses on the Invocation track, in the order in which they are filled."""
LAST_SPACE = 6
"""The last space, which is also the Invocation space where the marker starts (0): the track is a loop."""


class Spell(Struct):
    """A Spell in front of a player."""

    key: str
    exhausted: bool = False
    blocked: bool = False
    resolving: bool = False


class Magician(Struct):
    """A player's area: sheet, cards and Spells. The top of the deck is the end of the list."""

    sheet: str = ""
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    support: list[str] = []
    spells: list[Spell] = []
    known: Count = 0
    """How many cards on top of the deck everybody has seen being put there."""
    ability_used: bool = False
    mad: bool = False


class Curse(Struct):
    """A Curse lying on the track."""

    kind: str
    key: str
    tokens: list[str] = []
    madness: Count = 0
    blocked_in: Count | None = None
    """The turn in which it was turned face down, while it is."""


class CurseStack(Struct):
    """Curses of one kind, top first; the last ``returned`` of them were on the track and are known."""

    cards: list[str]
    returned: Count = 0


class Box(Struct):
    """What stays out of the match: left at set-up, or (``spells_given_up``) removed in play."""

    covers: list[str] = []
    pages: list[str] = []
    spells: list[str] = []
    cards: dict[str, Count] = {}
    spells_given_up: list[str] = []


class State(Struct):
    """The table."""

    phase: Phase
    turn: Count
    active: Count
    magicians: list[Magician]
    supply: dict[str, Count]
    madness: Count
    """Cards in the Madness stack."""
    curses: dict[str, CurseStack]
    track: list[Curse | None]
    marker: Count
    row: Count
    """The row of the Round marker, from 0."""
    grimoire: list[str]
    """The pages, first to last: a Cover, the Inside pages, the Final page."""
    turned: Count
    """How many pages have been turned: the round being played, 0 while the book is closed."""
    library: dict[str, list[str]]
    """The Library stacks; the first Spell of each lies face up."""
    removed: list[str]
    """Element and Madness cards removed from the game during play."""
    box: Box
    results: list[bool] = []
    """Whether each Monster fought so far was vanquished."""
    used: dict[str, Count] = {}
    """Support cards that have paid for an action of the Avatar now being resolved, by spot: ``support-0/water-2``."""


def left_page(state: State) -> str:
    """The page that shows the current Monster; only when the book is open."""
    return state.grimoire[state.turned - 1]


def right_page(state: State) -> str:
    """The page that shows the reward and the failure for the current Monster."""
    return state.grimoire[state.turned]


def in_play(state: State) -> list[int]:
    """The seats still in the game."""
    return [seat for seat, magician in enumerate(state.magicians) if not magician.mad]


def in_order(state: State, first: int) -> list[int]:
    """The seats still in the game, clockwise from one of them."""
    count = len(state.magicians)
    seats = [(first + distance) % count for distance in range(count)]
    return [seat for seat in seats if not state.magicians[seat].mad]


def others(state: State, seat: int) -> list[int]:
    """The other seats still in the game, clockwise."""
    return [other for other in in_order(state, seat) if other != seat]
