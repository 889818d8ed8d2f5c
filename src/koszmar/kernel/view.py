"""What one seat may see, as a description of a table: things to draw, never pixels, never sentences.

Words are message ids with arguments; they become sentences at the edge (``kernel.words`` here, Fluent in the browser).
Every thing has an id; an option of the question names the ids it touches, so that a click on the thing is the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

from msgspec import Struct

from .scene import Scene


class Message(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something to say: a message id and its arguments (words, numbers, or other messages)."""

    id: str
    args: dict[str, Any] = {}


AIM = Message("text-aim")
"""The heading over what a seat is after."""


class Card(Struct, omit_defaults=True, gc=False):
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


class Badge(Struct, omit_defaults=True, gc=False):
    """A token lying on a card, a space, a link or a piece."""

    icon: str
    label: Message
    count: int = 1
    bearing: int | None = None
    """Where it points or comes from, in degrees clockwise from the top of the board: a noise from the east is 90."""


class Zone(Struct, omit_defaults=True, gc=False):
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


class Step(Struct, omit_defaults=True, gc=False):
    """One step of a track, with what lies on it."""

    id: str
    label: Message
    cards: list[Card] = []
    badges: list[Badge] = []


class Track(Struct, omit_defaults=True, gc=False):
    """Steps in a row with a marker on one of them."""

    id: str
    title: Message
    steps: list[Step]
    marker: int | None
    icon: str = ""


class Passage(Struct, omit_defaults=True, gc=False):
    """One part of a page: a heading (reward, failure, invocation…) and what it says."""

    heading: Message
    text: Message | None = None
    icons: list[str] = []


class Page(Struct, omit_defaults=True, gc=False):
    """A page of a book, as far as this seat may read it."""

    id: str
    title: Message
    passages: list[Passage] = []


class Book(Struct, omit_defaults=True, gc=False):
    """A book lying open on the table."""

    id: str
    title: Message
    pages: list[Page]
    count: int | None = None
    """Pages still to be turned; None for a book in which one leafs at will."""
    own: bool = False
    """Whether it is the book of this seat's own side, where there are several."""


class Stat(Struct, omit_defaults=True, gc=False):
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


# -- boards ----------------------------------------------------------------------------------------------------------

Point = tuple[float, float]
"""A place on a board, in its own units: x grows to the right, y downwards. An ordinary space is about one unit wide."""

Side = Literal["wall", "door", "false", "open", "stairs"]
"""One side of a tile: closed; a way to the neighbour; a door that leads nowhere; a door to what nobody has seen yet;
stairs to somewhere else on the board.
"""


class Space(Struct, omit_defaults=True, gc=False):
    """A place where pieces can stand: a square tile of a grid, a room of any shape, a part of a larger tile."""

    id: str
    area: str
    x: float
    y: float
    """Its middle."""
    title: Message
    sides: list[Side] = []
    """Of a square tile: top, right, bottom, left, as it lies. Other spaces have links instead."""
    symbols: list[str] = []
    """What is printed on it: the game's words; the message ``symbol-<word>`` names each. A number is drawn as it is."""
    text: Message | None = None
    badges: list[Badge] = []
    """Tokens lying on it; an option touches one as ``token/<space>/<icon>``."""
    notes: list[Badge] = []
    """What this seat was told here, kept on the map: what of, and how far or how many."""
    state: Literal["open", "turned"] = "open"
    seen: Literal["now", "before", "never"] = "now"
    """Fog: whether this seat sees it at this moment, only remembers it, or has never seen it."""
    light: Literal["", "lit", "dark"] = ""
    """Where the game has light and darkness."""
    outline: list[Point] = []
    """The corners of its shape around its middle. Without any it is a circle or a square tile."""
    radius: float = 0
    """A circle instead, as large as this."""
    group: str = ""
    """The room it is a part of, by its id: such spaces lie together under one name."""
    ground: str = ""
    """What one walks on there, if it is not the floor of its area: the game's word; its theme says how that looks."""


LinkKind = Literal["border", "impassable", "wall", "door", "corridor", "stairs", "back-stairs", "passage", "leads-to"]
"""What joins or parts two spaces. The first four lie where the spaces touch, a corridor runs between them, the last
three join spaces that may lie far apart."""

LinkState = Literal["", "open", "closed", "locked", "blocked", "destroyed"]
"""How the door of a link is; nothing where there is none."""


class Link(Struct, omit_defaults=True, gc=False):
    """What is between two spaces."""

    ends: tuple[str, str]
    kind: LinkKind
    label: Message | None = None
    state: LinkState = ""
    """Doors have one; so has a corridor with a door in it."""
    id: str = ""
    """For options that touch it."""
    symbols: list[str] = []
    """What is printed on it, as on a space."""
    badges: list[Badge] = []
    """Tokens lying on it; an option touches one as ``token/<link>/<icon>``."""
    path: list[Point] = []
    """How it runs: the edge that two spaces share, or the course of a corridor. Without it, the shortest way."""


class Piece(Struct, omit_defaults=True, gc=False):
    """A figure or a large token standing on a space."""

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


class Area(Struct, omit_defaults=True, gc=False):
    """A part of a board that is drawn as a map of its own: a floor, a deck."""

    id: str
    title: Message


class Group(Struct, omit_defaults=True, gc=False):
    """A room of several spaces: its name is told once."""

    id: str
    title: Message


class Board(Struct, omit_defaults=True, gc=False):
    """A map: spaces in areas, what joins and parts them, and the pieces on them.

    Besides spaces, pieces and links an option may touch a doorway of a tile, ``door/<space>/<side 0-3>``, and an empty
    place of a grid, ``spot/<area>/<x>/<y>``.
    """

    id: str
    title: Message
    areas: list[Area]
    spaces: list[Space] = []
    links: list[Link] = []
    pieces: list[Piece] = []
    groups: list[Group] = []


# -- dice, puzzles, announcements ------------------------------------------------------------------------------------


class Die(Struct, omit_defaults=True, gc=False):
    """A die that says more than a number of pips."""

    face: int | str
    """Pips, or the game's word for the face, which also finds its icon."""
    label: Message | None = None
    """What the face is called; a word needs one."""
    kind: str = ""
    """Which die it is, where there are several kinds: the game's word."""
    counts: bool = False
    """Whether it is a success."""
    changed: Literal["", "rerolled", "converted"] = ""
    was: Message | None = None
    """What it showed before it was changed."""
    id: str = ""
    """For options that touch it: which die to roll again."""


class Roll(Struct, omit_defaults=True, gc=False):
    """Dice lying on the table while something is decided about them, or just rolled."""

    title: Message
    dice: list[int | Die]
    """A plain number is a die with so many pips."""
    bonus: int = 0
    result: int | None = None
    """What they come to, where that is a number."""
    seat: int | None = None
    target: int | None = None
    """The number that is needed."""
    goal: Message | None = None
    """What a success means."""
    verdict: Literal["", "success", "failure"] = ""
    stakes: Message | None = None
    """What hangs on it, in sentences, where that is more than what a success means."""


class Block(Struct, omit_defaults=True, gc=False):
    """Something on the field of a puzzle; an option that moves it touches it, and where it goes."""

    id: str
    x: int
    y: int
    """Its first cell: column and row, from 0."""
    label: Message
    width: int = 1
    height: int = 1
    icon: str = ""
    fragment: int | None = None
    """The part of the picture that lies here, counted from the top left."""
    state: Literal["", "right", "key", "fixed", "laid", "absent", "named"] = ""
    """In its right place; the one that must get out; one that cannot be moved; of a code: in the row that is to be
    tried; known not to be in the code; named by somebody, be it true or not."""


class Guess(Struct, omit_defaults=True, gc=False):
    """An attempt at a code, and how good it was."""

    values: list[Message]
    right: int
    misplaced: int


class Puzzle(Struct, omit_defaults=True, gc=False):
    """A small field with blocks that are swapped, slid or set, and a budget of moves.

    A move is an option: it touches a block, or a block and a second one, or a block and an empty cell,
    ``cell/<puzzle>/<x>/<y>``.
    """

    id: str
    kind: Literal["picture", "lock", "code"]
    title: Message
    columns: int
    rows: int
    blocks: list[Block] = []
    goal: Message | None = None
    picture: str = ""
    """Which picture is cut up: the game's word, which also finds its icon."""
    exit: int | None = None
    """Of a lock: the row at whose right end the key gets out."""
    guesses: list[Guess] = []
    moves: int = 0
    limit: int | None = None
    """How many moves this attempt may take."""


class Announcement(Struct, omit_defaults=True, gc=False):
    """What the voice of the game, a companion app or a storyteller, says to the table.

    Options that touch it are its buttons.
    """

    id: str
    title: Message
    passages: list[Passage] = []
    """What is read aloud."""
    speaker: Message | None = None
    icon: str = ""
    folded: bool = False
    """Whether it was heard before: it lies folded, and whoever wants to read it again unfolds it."""


class Panel(Struct, omit_defaults=True, gc=False):
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


class Odds(Struct, frozen=True, gc=False):
    """How likely an answer has a certain outcome, by the rules and by what this seat knows.

    It is the chance of the dice as they fall: what somebody may still do about them is not counted.
    """

    of: Message
    """The outcome: a hit, a victory."""
    percent: int


def likely(of: Message, chance: float) -> Odds:
    """The odds of an outcome, in whole percents; only what is certain is 100, and only what is impossible is 0.

    >>> [likely(Message("odds-hit"), chance).percent for chance in (2 / 3, 0.999, 1, 0.001)]
    [67, 99, 100, 1]
    """
    percent = round(chance * 100)
    return Odds(of, percent if chance in (0, 1) else min(99, max(1, percent)))


class Choice(Struct, omit_defaults=True, gc=False):
    """One option of the question: how to write it, what to call it, what it touches, what it costs or brings."""

    key: str
    label: Message
    touches: list[str] = []
    note: Message | None = None
    preview: Space | None = None
    """A tile as it would lie if this were chosen."""
    odds: list[Odds] = []
    """How likely it succeeds, where dice decide and this seat can know."""


PAYMENT = ""
"""Stands among the answers of a way for one that is left to the player: how to pay for the move before it."""


class Way(Struct, omit_defaults=True, gc=False):
    """How to get to a far place: answer by answer. Each is offered in its turn, unless something happens before."""

    end: str
    """The space, by its id."""
    keys: list[str]
    """The answers in order; the first is one of the question's choices. Some may be ``PAYMENT``."""
    through: list[str]
    """The spaces that are entered, the last one included."""
    risk: int | None = None
    """How likely something interrupts it, in percent. If given, the table looks again before each move: it goes on only
    while the question still has a way to the same end (next door counts too) that is no riskier than at the start."""
    note: Message | None = None
    """What the whole way costs, and what it risks."""
    calm: str = ""
    """A digest of everything that should make the player stop, as far as this seat knows it. If given, ``keys`` are
    only the answers until somebody else is asked; the table goes on at the seat's next question if that has a way to
    the same end with the same digest."""


class Window(Struct, omit_defaults=True, gc=False):
    """A moment at which a seat may act and mostly does not.

    A player may say once for all which moments to let pass. Others must not learn from the time it takes whether
    anybody could act: answers leave at a steady pace.
    """

    passes: str
    """The answer that lets it pass, by its key."""
    moment: str
    """Which moment it is: the game's word."""
    label: Message
    calls: list[str] = []
    """Cards of the seat whose own moment it is, by their ids, each with one answer; other answers need no such card."""


class Question(Struct, omit_defaults=True, gc=False):
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
    window: Window | None = None
    """Where it may be let pass, for those who know that it is asked."""
    ways: list[Way] = []
    """Far places that several answers of this kind lead to, for one click."""
    obvious: str = ""
    """Of a payment: the answer that pays exactly, by its key, if there is only one. The table may give it by itself."""
    fresh: bool = False
    """Whether the answer begins something new, and the question is no part of what the seat set out to do before."""


class Ending(Struct, omit_defaults=True, gc=False):
    """How the match ended."""

    won: list[int]
    reason: Message
    rule: str
    verdict: Message | None = None
    """Who has won, as it is said to this seat, where not everybody shares one fate."""
    fates: list[Message] = []
    """What became of each seat and why, where every seat has an aim of its own."""


class View(Struct, omit_defaults=True, gc=False):
    """The whole table for one seat, or for a spectator."""

    game: str
    seat: int | None
    status: Message
    tracks: list[Track] = []
    books: list[Book] = []
    boards: list[Board] = []
    rolls: list[Roll] = []
    puzzles: list[Puzzle] = []
    announcements: list[Announcement] = []
    zones: list[Zone] = []
    panels: list[Panel] = []
    aims: list[Passage] = []
    """What this seat is after, as it knows it: first in a sentence, then what it can do about it."""
    question: Question | None = None
    ending: Ending | None = None


# -- making it ------------------------------------------------------------------------------------------------------

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S")


def once(make: Callable[Concatenate[Scene[S], P], T]) -> Callable[Concatenate[Scene[S], P], T]:
    """Make a part of the view once for all seats that know the same; for a function of its arguments and nothing else.

    Seats that know the same look at one masked scene (``Match.seen_by``), which remembers what was made of it.
    """

    @wraps(make)
    def made(scene: Scene[S], /, *args: P.args, **more: P.kwargs) -> T:
        if scene.made is None or more:  # only calls without named arguments are remembered
            return make(scene, *args, **more)
        found: T
        try:
            found = scene.made[made, args]
        except KeyError:
            found = scene.made[made, args] = make(scene, *args, **more)
        return found

    return made


class Lasting(Struct, gc=False):
    """A part of views that is kept, and how it is written, once somebody has written it."""

    part: Any
    written: Any = None


LASTING: dict[int, Lasting] = {}
"""The parts that are kept, by identity."""
MOST_LASTING = 10_000
"""Parts that are kept of one kind; the oldest go first."""
_keeping = Lock()


def lasting(make: Callable[P, T]) -> Callable[P, T]:
    """Make a part of views once for equal arguments, at any table: for what most choices leave as it was.

    It is the same thing again, so that nobody has to compare it or to write it again; nobody may change it.
    """
    made: dict[Any, T] = {}

    @wraps(make)
    def again(*args: P.args, **more: P.kwargs) -> T:
        if more:  # only calls without named arguments are remembered
            return make(*args, **more)
        try:
            return made[args]
        except KeyError:
            part = make(*args, **more)
        with _keeping:
            if args not in made:
                made[args] = part
                LASTING[id(part)] = Lasting(part)
                if len(made) > MOST_LASTING:
                    del LASTING[id(made.pop(next(iter(made))))]
        return made.get(args, part)

    return again
