"""Every message of the socket and every body of the HTTP half, as Structs. Examples: docs/protocol.md."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from koszmar.kernel.game import Reason
from koszmar.kernel.past import Size
from koszmar.kernel.telling import Moved, Weight
from koszmar.kernel.view import Card, Message, Roll

from .changes import Operation
from .limits import LONGEST_CHAT, LONGEST_NAME, LONGEST_NOTE

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
LINE, LINES = r"^[^\x00-\x1f\x7f]*$", r"^[^\x00-\x08\x0b-\x1f\x7f]*$"
"""Texts without characters that a database or a terminal chokes on, in one line or in several."""
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=LINE)]
KeyText: TypeAlias = Annotated[str, Meta(max_length=200)]


# -- what both halves say about a table ------------------------------------------------------------------------------


class SeatSummary(Struct, frozen=True):
    """Who sits in a seat, for everybody to see."""

    seat: int
    player: str
    name: str
    present: bool
    forfeits: int = 0
    """Decisions that the engine in this seat has lost to chance since it sat down here."""
    trouble: str = ""
    """Why it lost the last one, by name."""
    hands: int = 0
    """How often the seat has changed hands: a new key, a bot instead of a person, a person instead of a bot."""
    free: bool = False
    """Whether somebody with the one link may take it."""
    ready: bool = False
    """Whether whoever sits there wants to begin; only told while people gather."""


class Wish(Struct, frozen=True):
    """An undo that waits for the consent of some seats."""

    size: Size
    seat: int
    number: int
    waits: list[int]


class Relief(Struct, frozen=True):
    """The wish that a bot plays for somebody who is away; it waits for the consent of some seats."""

    seat: int
    """Whoever is away."""
    by: int
    waits: list[int]


class Summary(Struct, frozen=True):
    """A table as everybody may see it who knows its code."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    rulings: dict[str, Any]
    parameters: dict[str, Any]
    seats: list[SeatSummary]
    spectators: bool
    number: int
    choice: int
    asked: list[int]
    over: bool
    seal: str
    seed: str | None
    exposed: bool
    resumed: int | None
    wish: Wish | None
    room: bool = False
    """Whether people are still gathering: nothing is asked before the match begins."""
    guests: bool = False
    """Whether there is one link with which free seats can be taken."""
    relief: Relief | None = None
    next: str | None = None
    """The table at which the same company plays on."""


class Opened(Struct, frozen=True):
    """A new table with all its keys; they are shown this once."""

    code: str
    owner: str
    seats: list[str | None]
    spectators: str
    table: Summary
    guests: str | None = None
    """The key of the one link, if any seat is free."""


class Happened(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event as one seat learned of it, with its line in the log and its weight in the telling."""

    choice: int
    kind: str
    args: dict[str, Any]
    text: Message
    weight: Weight = "deed"
    who: str = ""
    """Of a step: whose it is."""
    verdict: Literal["", "success", "failure"] = ""
    """Of a roll."""
    card: Card | None = None
    """What comes up large; like dice and what moves it is left out where the event is long past."""
    roll: Roll | None = None
    moved: list[Moved] = []
    at: str = ""
    """Where it happens if nothing moves."""


class Glance(Struct, frozen=True):
    """A table as its player sees it from the lobby: which of the player's seats are asked, and how far the match is."""

    table: Summary
    waits: list[int]
    status: str
    """Round and phase in words; empty before the match begins."""


class Swing(Struct, frozen=True):
    """A choice that moved somebody's chances: which one, whose it was, the chances before and after, what happened."""

    choice: int
    seat: int
    before: float
    after: float
    events: list[Happened]


class Chronicle(Struct, frozen=True):
    """What is worth telling of a match that is over."""

    choices: int
    turns: int
    decisions: list[int]
    """How many choices each seat has made."""
    curves: list[list[float]]
    """The chances of each seat, at the end of every turn."""
    turning: list[Swing | None]
    """Where it turned for each seat."""
    deeds: list[Swing | None]
    """The best deed of each seat."""
    seconds: int = 0
    """For how long people sat at the table; a long pause counts as a short one."""


# -- bodies ----------------------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for a table."""

    game: str
    players: int | None = None
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    parameters: dict[str, Any] = {}
    seats: list[str] | None = None
    names: list[Name] = []
    private: bool = False
    seed: Annotated[str, Meta(max_length=200, pattern=LINE)] | None = None
    free: list[SeatNumber] = []
    """Seats that anybody with the one link may take."""
    room: bool = False
    """Whether the match begins only when everybody is ready."""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat, or how they are called."""

    player: str | None = None
    name: Name | None = None
    free: bool | None = None
    """Whether somebody with the one link may take it; whoever had it loses it."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with the one link wants to sit here."""

    name: Name = ""


class SeatKey(Struct, frozen=True):
    """A new key for a seat, shown this once."""

    seat: int
    key: str


class DoorChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether spectators, or guests with the one link, may come in."""

    open: bool


class DoorKey(Struct, frozen=True):
    """Whether they may come in, and the new key if they may."""

    open: bool
    key: str | None


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to hear when a seat is asked, and in which words; they are its own and go to nobody else."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=LINE)]
    p256dh: Annotated[str, Meta(max_length=120, pattern=LINE)]
    auth: Annotated[str, Meta(max_length=40, pattern=LINE)]
    title: Annotated[str, Meta(max_length=100, pattern=LINE)] = ""
    text: Annotated[str, Meta(max_length=180, pattern=LINE)] = ""


class PushKey(Struct, frozen=True):
    """The key with which this server signs what it pushes."""

    key: str


class Verified(Struct, frozen=True, kw_only=True):
    """A record that was played again, and where it led."""

    good: bool = True
    choices: int
    fingerprint: str
    over: bool
    won: list[int]
    exposed: bool
    """Whether the record says that somebody could have known too much before the end."""


class Doubted(Struct, frozen=True, kw_only=True):
    """A record that does not hold, and the first choice that does not fit."""

    good: bool = False
    reason: str
    choice: int | None


class Reach(Struct, frozen=True):
    """Where others reach this server: a URL; empty if only this computer can, null if the server cannot know."""

    address: str | None


class Problem(Struct, frozen=True):
    """What a refused HTTP call answers."""

    error: str
    detail: str


# -- from the client -------------------------------------------------------------------------------------------------


class Said(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What all messages of a client share."""

    id: int | None = None


class Hello(Said, kw_only=True):
    """I am here, with these keys."""

    table: Annotated[str, Meta(max_length=40)]
    keys: Annotated[list[KeyText], Meta(max_length=40)] = []
    packed: bool = False
    """Whether long messages may come packed, as binary frames."""


class Choose(Said, kw_only=True):
    """The answer of a seat to the question with this number."""

    seat: SeatNumber
    number: Count
    key: KeyText


class Why(Said, kw_only=True):
    """Why is this answer not offered, or why can nothing be done with this thing?"""

    seat: SeatNumber
    key: KeyText | None = None
    thing: KeyText | None = None


class Hint(Said, kw_only=True):
    """What would the bot do?"""

    seat: SeatNumber


class Undo(Said, kw_only=True):
    """Please take that back."""

    seat: SeatNumber
    number: Count
    size: Size
    sure: bool = False
    own: bool = False
    """Leave what I have begun: nobody has to agree if only I was asked since and nothing was revealed."""


class Consent(Said, kw_only=True):
    """Yes or no to an undo that somebody wishes."""

    seat: SeatNumber
    number: Count
    agree: bool


class Chat(Said, kw_only=True):
    """A line of talk."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT, pattern=LINES)]
    seat: SeatNumber | None = None


class Timeline(Said, kw_only=True):
    """Show the table as it stood after that choice; ``whole``: with everything that had happened until then."""

    choice: Count
    seat: SeatNumber | None = None
    whole: bool = False


class Ready(Said, kw_only=True):
    """I want to begin, or not yet."""

    seat: SeatNumber
    ready: bool = True


class Start(Said, kw_only=True):
    """Begin, whoever is not ready; a bot of this kind plays where nobody sits."""

    bot: Annotated[str, Meta(max_length=60)] | None = None


class Relieve(Said, kw_only=True):
    """Yes or no: let a bot play for somebody who is away."""

    seat: SeatNumber
    away: SeatNumber
    agree: bool = True


class Branch(Said, kw_only=True):
    """A new table from there, or one where the same game begins once more."""

    choice: Count | None
    """From where; null begins a new match."""
    seats: list[str] | None = None
    names: list[Name] | None = None
    keep: list[SeatNumber] = []
    """Seats that whoever has them here has there, too."""
    free: list[SeatNumber] = []
    options: dict[str, Any] | None = None
    """For a new match, where they differ from those of this one."""


class TellAll(Said, kw_only=True, tag="chronicle"):
    """It is over: what is worth telling of it?"""


class Report(Said, kw_only=True):
    """Something is wrong."""

    note: Annotated[str, Meta(max_length=LONGEST_NOTE, pattern=LINES)]


class Refresh(Said, kw_only=True):
    """Send me everything whole again."""


Request: TypeAlias = (
    Hello | Choose | Why | Hint | Undo | Consent | Chat | Timeline | Branch | Report | Refresh
    | Ready | Start | Relieve | TellAll
)  # fmt: skip


# -- to the client ---------------------------------------------------------------------------------------------------


class Sent(Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What all messages of the server share; ``re`` repeats the id of the message that is answered."""

    re: int | UnsetType = UNSET


class Error(Sent):
    """No, and why."""

    error: str
    detail: str = ""


class Welcome(Sent):
    """You may come in; this is what your keys opened."""

    table: str
    seats: list[int]
    owner: bool
    spectator: bool
    dead: list[str]
    guest: bool = False


class TableNews(Sent, tag="table"):
    """The summary has changed."""

    table: Summary


class LogNews(Struct, frozen=True, rename={"start": "from"}):
    """Keep the first ``from`` events of your list, drop the rest, append these."""

    start: int
    events: list[Happened]


class ViewNews(Sent, kw_only=True, tag="view"):
    """The table as a seat sees it: whole, or what changed since the view with the number ``base``."""

    seat: int | None
    number: int
    choice: int
    base: int | UnsetType = UNSET
    view: Any = UNSET
    changes: list[Operation] | UnsetType = UNSET
    log: LogNews
    undo: list[Size]


class Act(Struct, frozen=True):
    """Something that was done to a seat, for everybody to see.

    ``key``: a new key was made for it; ``revoked``: its key was taken back; ``taken``: somebody else gave it to a bot;
    ``given``: whoever holds it gave it to a bot; ``back``: a person has it again; ``record``: the record was read;
    ``resumed``: the rules have changed, and the match goes on from the beginning of its last step; ``offered``: anybody
    with the one link may take it; ``joined``: somebody has; ``left``: whoever had it got up before the match began;
    ``begun``: the owner began although not everybody was ready; ``relieved``: the others let a bot play for somebody
    who was away; ``again``: the same company plays on at the table that the text names.
    """

    kind: Literal[
        "key", "revoked", "taken", "given", "back", "record", "resumed",
        "offered", "joined", "left", "begun", "relieved", "again",
    ]  # fmt: skip
    seat: int | None
    player: str = ""
    """Who sits there now."""
    secrets: bool = False
    """Whether it knows something that others do not, and whoever has the new key may know it too."""


class ChatLine(Struct, frozen=True):
    """Somebody said something, or did something to a seat."""

    line: int
    seat: int | None
    name: str
    text: str
    at: str
    act: Act | None = None


class ChatNews(Sent, tag="chat"):
    """New lines of talk."""

    lines: list[ChatLine]


class WordsNews(Sent, tag="words"):
    """Words that the next messages need and that not everybody may read: a Fluent text for each language."""

    texts: dict[str, str]


class Lost(Sent):
    """Keys were taken back: these seats are no longer yours."""

    seats: list[int]


class Chosen(Sent):
    """The choice is in storage."""

    seat: int
    number: int


class ReasonGiven(Sent, tag="reason"):
    """Why something is not offered."""

    seat: int
    key: str
    reason: Reason | None


class Objection(Struct, frozen=True):
    """Why an answer is not offered."""

    key: str
    message: Message
    rule: str


class ReasonsGiven(Sent, tag="reasons"):
    """What cannot be done with a thing now, and why."""

    seat: int
    thing: str
    reasons: list[Objection]


class HintGiven(Sent, tag="hint"):
    """What the bot would do, and the chance to win that it sees, from 0 to 1, if it looks ahead."""

    seat: int
    number: int
    key: str
    chance: float | None = None


class Wished(Sent):
    """An undo is done, waits for others, or was refused."""

    done: bool


class Done(Sent):
    """It is done."""


class Moment(Sent):
    """The table as it stood."""

    seat: int | None
    choice: int
    of: int
    """How many choices the seat was told of: what is answered in the dark is not counted before everybody knows."""
    view: Any
    events: Any


class Told(Sent, tag="chronicle"):
    """What is worth telling of a match that is over."""

    chronicle: Chronicle


class Branched(Sent):
    """A new table from a moment of this one."""

    table: Opened


_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


def read_request(text: str | bytes) -> Request:
    """What a client said; anything else is a ``msgspec.DecodeError``."""
    return _requests.decode(text)


class _Numbered(Struct):
    """As much of a message as a refusal needs."""

    id: int | None = None


_numbers = msgspec.json.Decoder(_Numbered)
_ID = re.compile(r'"id"\s*:\s*(-?\d{1,15})\b')


def id_in(text: str | bytes) -> int | None:
    """The id of a message that is refused unread: whoever sent it waits for an answer with this id.

    >>> id_in('{"type": "shout", "id": 7}'), id_in('{"id": 8, broken'), id_in("nothing")
    (7, 8, None)
    """
    try:
        return _numbers.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        found = _ID.search(text if isinstance(text, str) else text.decode(errors="replace"))
        return int(found[1]) if found else None


def write(message: Sent) -> str:
    """A message as text."""
    return _encoder.encode(message).decode()
