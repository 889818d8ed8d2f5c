"""What one seat may see, as a description of a table: things to draw, never pixels, never sentences.

Words are message ids with arguments; they become sentences at the edge (``kernel.words`` here, Fluent in the browser).
Every thing has an id; an option of the question names the ids it touches, so that a click on the thing is the answer.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Message(Struct, frozen=True, omit_defaults=True):
    """Something to say: a message id and its arguments (words, numbers, or other messages)."""

    id: str
    args: dict[str, Any] = {}


class Card(Struct, omit_defaults=True):
    """A card lying somewhere. Cards that nobody can tell apart are one Card with a count."""

    id: str
    face: str
    """How to draw it: the game's word for a kind of card."""
    title: Message
    text: Message | None = None
    element: str = ""
    """The suit or colour, if the card has one."""
    pips: int = 0
    """The value or cost printed in the corner, if there is one."""
    state: Literal["ready", "exhausted", "blocked", "hidden"] = "ready"
    count: int = 1
    cost: Message | None = None
    """What it takes to get it, or to get rid of it."""
    badges: list[Badge] = []


class Badge(Struct, omit_defaults=True):
    """A token lying on a card, a space or a seat."""

    icon: str
    label: Message
    count: int = 1


class Zone(Struct, omit_defaults=True):
    """A place for cards: a fan in the hand, a row, a pile of which one sees the count and perhaps the top."""

    id: str
    kind: Literal["fan", "row", "slots", "pile", "bag", "grid"]
    title: Message
    cards: list[Card] = []
    """What this seat sees of it, in order; a pile may show fewer cards than it counts."""
    count: int = 0
    seat: int | None = None
    size: int | None = None
    """The number of slots, where it is limited."""


class Space(Struct, omit_defaults=True):
    """One step of a track, with what lies on it."""

    id: str
    label: Message
    cards: list[Card] = []
    badges: list[Badge] = []


class Track(Struct, omit_defaults=True):
    """Steps in a row with a marker on one of them."""

    id: str
    title: Message
    spaces: list[Space]
    marker: int | None
    icon: str = ""


class Passage(Struct, omit_defaults=True):
    """One part of a page: a heading (reward, failure, invocation…) and what it says."""

    heading: Message
    text: Message | None = None
    icons: list[str] = []


class Page(Struct, omit_defaults=True):
    """A page of a book, as far as this seat may read it."""

    id: str
    title: Message
    passages: list[Passage] = []


class Book(Struct, omit_defaults=True):
    """A book lying open on the table."""

    id: str
    title: Message
    pages: list[Page]
    count: int | None = None
    """Pages still to be turned; None for a book in which one leafs at will."""
    own: bool = False
    """Whether it is the book of this seat's own side, where there are several."""


class Stat(Struct, omit_defaults=True):
    """A number of a seat or a piece, with its limit if it has one, or as a clip on a printed row of numbers."""

    id: str
    label: Message
    value: int
    limit: int | None = None
    row: list[int] = []
    """The printed numbers, lowest first, where the value is a clip on such a row."""
    at: int = 0
    """Where the clip is: an index of ``row``; below 0 it has left the row."""
    start: int = 0
    """Where the clip began."""


Side = Literal["wall", "door", "false", "open"]
"""One side of a tile: closed; a way to the neighbour; a door that leads nowhere; a door to what nobody has seen yet."""


class Tile(Struct, omit_defaults=True):
    """A tile of a board, lying in an area at a place of its grid; x grows to the right, y downwards."""

    id: str
    area: str
    x: int
    y: int
    title: Message
    sides: list[Side]
    """Top, right, bottom, left, as it lies."""
    symbols: list[str] = []
    """What is printed on it: the game's words; the message ``symbol-<word>`` names each."""
    text: Message | None = None
    badges: list[Badge] = []
    """Tokens lying on it; an option touches one as ``token/<tile>/<icon>``."""
    state: Literal["open", "turned", "unknown"] = "open"


class Link(Struct, omit_defaults=True):
    """Two tiles that are joined although they do not touch: stairs, a passage, "leads to"."""

    ends: tuple[str, str]
    kind: str
    label: Message | None = None


class Piece(Struct, omit_defaults=True):
    """A figure or a large token standing on a tile."""

    id: str
    place: str
    icon: str
    label: Message
    seat: int | None = None
    side: str = ""
    """Whose side it is on, as far as this seat knows: the game's word for a team."""
    state: Literal["ready", "tipped", "stunned", "hidden"] = "ready"
    stats: list[Stat] = []
    text: Message | None = None
    badges: list[Badge] = []


class Area(Struct, omit_defaults=True):
    """A part of a board that is drawn as a map of its own: a floor, a deck."""

    id: str
    title: Message


class Board(Struct, omit_defaults=True):
    """A map: tiles in areas, what joins them, and the pieces on them.

    Besides tiles and pieces an option may touch a doorway, ``door/<tile>/<side 0-3>``, and an empty place,
    ``spot/<area>/<x>/<y>``.
    """

    id: str
    title: Message
    areas: list[Area]
    tiles: list[Tile] = []
    links: list[Link] = []
    pieces: list[Piece] = []


class Roll(Struct, omit_defaults=True):
    """Dice lying on the table while something is decided about them, or just rolled."""

    title: Message
    faces: list[int]
    bonus: int = 0
    result: int = 0
    seat: int | None = None


class Panel(Struct, omit_defaults=True):
    """A seat as everybody sees it: who sits there, how they are, what is known of them."""

    seat: int
    name: Message
    portrait: str
    role: Message | None = None
    about: Message | None = None
    stats: list[Stat] = []
    zones: list[str] = []
    active: bool = False
    out: bool = False


class Choice(Struct, omit_defaults=True):
    """One option of the question: how to write it, what to call it, what it touches, what it costs or brings."""

    key: str
    label: Message
    touches: list[str] = []
    note: Message | None = None
    preview: Tile | None = None
    """A tile as it would lie if this were chosen."""


class Question(Struct, omit_defaults=True):
    """What is being asked, of whom, and by which rule. Only the seats asked see the options."""

    seats: list[int]
    prompt: Message
    rule: str
    cause: Message | None = None
    """What is being carried out while this is asked."""
    choices: list[Choice] = []
    story: list[Passage] = []
    """What is read aloud before the answer."""
    about: str = ""
    """The thing on the table that the question is about, by its id: whose move it is, if not the seat's own."""


class Ending(Struct, omit_defaults=True):
    """How the match ended."""

    won: list[int]
    reason: Message
    rule: str
    verdict: Message | None = None
    """Who has won, as it is said to this seat, where not everybody shares one fate."""


class View(Struct, omit_defaults=True):
    """The whole table for one seat, or for a spectator."""

    game: str
    seat: int | None
    status: Message
    tracks: list[Track] = []
    books: list[Book] = []
    boards: list[Board] = []
    rolls: list[Roll] = []
    zones: list[Zone] = []
    panels: list[Panel] = []
    question: Question | None = None
    ending: Ending | None = None
