"""The whole truth about a match, as plain data. Static content is never in it, only the keys of cards and pages."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from koszmar.kernel import scene
from koszmar.parts.figures import clockwise
from koszmar.parts.tokens import Count

Phase = Literal["setup", "monster", "action", "recuperation"]

PLACES = ("2", "3-left", "3-right", "4", "5")
"""The places for Curses on the Invocation track, in the order in which they are filled."""
LAST_SPACE = 6
"""The last space, which is also the Invocation space where the marker starts (0): the track is a loop.

monster.track-order, monster.last-is-start
"""


class Spell(Struct, gc=False):
    """A Spell face up in front of a player (setup.spells-face-up, area.spells-not-in-deck)."""

    key: str
    exhausted: bool = False
    """Whether it lies turned by 90 degrees (spell.exhaust)."""
    blocked: bool = False
    """Whether it lies face down: without effect, but still in play (block.no-effect-still-in-play)."""
    resolving: bool = False
    """Whether its effect is being carried out (spell.in-resolution-locked)."""


class Magician(Struct, gc=False):
    """A player's area: the one Magician whom the player controls, cards and Spells (goal.role, area.two-zones)."""

    sheet: str = ""
    hand: list[str] = []
    deck: list[str] = []
    """Element cards and Madness, the top one last (area.deck-contents)."""
    discard: list[str] = []
    support: list[str] = []
    """Not part of the hand (support.madness-not-hand). Cards leave it only as payment or by an effect
    (support.leave-only-by)."""
    spells: list[Spell] = []
    known: Count = 0
    """How many cards on top of the deck everybody has seen being put there."""
    ability_used: bool = False
    mad: bool = False


class Curse(Struct, gc=False):
    """A Curse lying on the track."""

    kind: str
    key: str
    tokens: list[str] = []
    madness: Count = 0
    blocked_in: Count | None = None
    """The turn in which it was turned face down, while it is."""


class CurseStack(Struct, gc=False):
    """Curses of one kind, top first; the last ``returned`` of them were on the track and are known."""

    cards: list[str]
    returned: Count = 0


class Box(Struct, gc=False):
    """What stays out of the match: left at set-up and not looked at (setup.grimoire-unseen), or removed in play."""

    covers: list[str] = []
    pages: list[str] = []
    spells: list[str] = []
    cards: dict[str, Count] = {}
    spells_given_up: list[str] = []
    """Spells removed from the game during play, for everybody to see (remove.public)."""


class State(Struct, gc=False):
    """The table: the board (components.board) and what lies on it and around it."""

    phase: Phase
    turn: Count
    active: Count
    """The seat with the Active Player token (components.active-player-token)."""
    magicians: list[Magician]
    supply: dict[str, Count]
    madness: Count
    """Cards in the Madness stack."""
    curses: dict[str, CurseStack]
    track: list[Curse | None]
    marker: Count
    """The space of the Invocation marker (components.invocation-marker)."""
    row: Count
    """The row of the Round marker, from 0 (components.round-marker)."""
    grimoire: list[str]
    """The pages, first to last: a Cover, the Inside pages, the Final page (setup.grimoire-seven-cards)."""
    turned: Count
    """How many pages have been turned: the round being played, 0 while the book is closed."""
    library: dict[str, list[str]]
    """The Library stacks; the first Spell of each lies face up."""
    removed: list[str]
    """Element and Madness cards removed from the game during play (remove.out-for-good)."""
    box: Box
    results: list[bool] = []
    """Whether each Monster fought so far was vanquished."""
    used: dict[str, Count] = {}
    """Support cards that have paid for an action of the Avatar now being resolved, by spot: ``support-0/water-2``."""


Scene: TypeAlias = scene.Scene[State]
"""What a rule of this game works with."""


def left_page(state: State) -> str:
    """The page that shows the current Monster; only when the book is open (grimoire.left-page)."""
    return state.grimoire[state.turned - 1]


def right_page(state: State) -> str:
    """The page after it, whose front shows the reward and the failure for the current Monster (grimoire.right-page).

    They stand on the following card (grimoire.result-on-next-card); in the sixth round that is the Final page
    (grimoire.last-round-right-page).
    """
    return state.grimoire[state.turned]


def in_play(state: State) -> list[int]:
    """The seats still in the game; for effects nobody else is a player (elimination.no-longer-counted)."""
    return [seat for seat, magician in enumerate(state.magicians) if not magician.mad]


def in_order(state: State, first: int) -> list[int]:
    """The seats still in the game, clockwise from one of them (turn.clockwise, target.order)."""
    magicians = state.magicians
    return [seat for seat in clockwise(len(magicians), first) if not magicians[seat].mad]


def others(state: State, seat: int) -> list[int]:
    """The other seats still in the game, clockwise."""
    return [other for other in in_order(state, seat) if other != seat]
