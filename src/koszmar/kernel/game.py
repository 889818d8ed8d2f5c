"""What a game declares about itself, and where games are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from .chance import Chance
from .errors import BadSetting, UnknownGame
from .flow import Decision, Flow, Key
from .knowledge import Knowledge
from .look import Look
from .scenarios import Scenarios
from .scene import Event, Result, Scene, Setting
from .settings import Kind, fields
from .telling import Telling
from .trials import Trials
from .view import Message, View

if TYPE_CHECKING:
    from .observer import Observer


class Reason(Struct, frozen=True):
    """Why something is not offered: a message for the player and the rule behind it."""

    message: Message
    rule: str


class Thing(Struct, frozen=True):
    """How statistics find a printed thing: the words that an event uses for it, and the messages that name it."""

    words: tuple[str, ...]
    name: tuple[str, ...]


def by_key(key: str) -> Thing | None:
    """Events and messages use the words of the key.

    >>> by_key("card/dog")
    Thing(words=('dog',), name=('card-dog',))
    """
    kind, *words = key.split("/")
    return Thing(tuple(words), ("-".join((kind, *words)),))


def no_role(state: Any, seat: int) -> str:
    """All are on one side, or each for themselves."""
    return ""


def no_figures(state: Any, seat: int) -> Mapping[str, bool | int | str]:
    """Nothing is counted but who won."""
    return {}


class Information(Struct, frozen=True):
    """What kind of game this is, for bots, environments and researchers."""

    cooperation: Literal["cooperative", "semi-cooperative", "teams", "one-against-all"]
    hidden: bool
    chance: bool


def as_it_is(setting: Setting) -> Setting:
    """Nothing is left open."""
    return setting


class Settings(Struct, frozen=True, kw_only=True):
    """What is chosen before a match: the types of its options, rulings and parameters."""

    options: type[Any]
    rulings: type[Any]
    parameters: type[Any]
    check: Callable[[Setting], None]
    """Refuse, with ``BadSetting``, what does not go together."""
    settle: Callable[[Setting], Setting] = as_it_is
    """The same with everything spelled out that players may leave open and a record may not."""


class Rules(Struct, frozen=True, kw_only=True):
    """How it is played."""

    state: type[Any]
    setup: Callable[[Setting, Chance], Any]
    """The state before the first step."""
    step: Callable[[Scene[Any]], Flow[None]]
    """The next step, read off the state alone."""
    turn: Callable[[Any], int]
    """The number of the turn that the state is in: undo by turns asks for it."""
    status: Callable[[Any, Setting], list[str]]
    """Everything that is impossible about a state, in words; empty for a sound one."""
    content: Callable[[], Mapping[str, Any]]
    """Every printed thing with rules of its own, by key: the content half of the coverage report."""


def told_by_nothing(rule: str) -> tuple[str, ...]:
    """No rule is secret."""
    return ()


def no_words(setting: Setting, lang: str) -> str:
    """Every match says the same."""
    return ""


class Face(Struct, frozen=True, kw_only=True):
    """What players see and read of it."""

    locale: Path
    """The folder with the game's words: one folder for each language, Fluent files in it."""
    ledger: Path | None = None
    """The file with its rules as statements; None for ``rules/<id>.toml`` of this project."""
    view: Callable[[Scene[Any], Decision | None, Result | None, int | None], View]
    narrate: Callable[[Scene[Any], Event], Message]
    """An event as a line of the log."""
    why_not: Callable[[Scene[Any], Decision, Key], Reason | None]
    """Why an option that exists in the game is not legal now; None if it is, or if there is no such thing."""
    actions: Callable[[Scene[Any], Decision], Iterable[Key]]
    """Everything that a player might want to answer, legal or not."""
    touches: Callable[[Scene[Any], Decision, Key], list[str]]
    """The ids of the things on the table that an answer touches, whether it is legal or not."""
    event_rules: Mapping[str, str] = {}
    """For kinds of events, the rule behind them: whoever doubts a line of the log is led to it."""
    telling: Telling = Telling()
    """How its events are told: which carry the story, at which the table stops, what moves."""
    look: Look = Look()
    """Its colours, icons and signs."""
    words: Callable[[Setting, str], str] = no_words
    """What a match says in a language beyond the words of its game: a Fluent text, which its scenario brings."""
    guide: Path | None = None
    """The file with its first evening (``kernel/guide.py``)."""
    secret_words: tuple[str, ...] = ()
    """Words that a browser gets only with a view that uses them, as patterns: names of files, ids of messages."""
    told_by: Callable[[str], tuple[str, ...]] = told_by_nothing
    """For a secret rule of the ledger, the messages of which any one in a seat's view tells it; none for the others."""


def always(state: Any, seat: int) -> bool:
    """In any state, for any seat."""
    return True


class Minds(Struct, frozen=True, kw_only=True):
    """What players made of code know about it."""

    prefer: Callable[[Scene[Any], Decision], list[float]]
    """How much a sensible player likes each option."""
    tempers: Mapping[str, Callable[[Scene[Any], Decision], list[float]]] = {}
    """Players of another temper, by name: the same for somebody ``gentle`` or ``cruel``."""
    estimate: Callable[[Scene[Any], int], float] | None = None
    """How likely a seat is to win, by what lies on the table, hidden or not: for searches, which make up the hidden."""
    can_estimate: Callable[[Any, int], bool] = always
    """Whether the estimate tells a seat enough in a state; where it does not, a search plays on to the end."""
    foresight: int = 1
    """For how many turns a search plays on before it asks for the estimate."""
    observer: Observer | None = None
    """The same knowledge as a view, in numbers, for learning machines; a game without one has no environments."""
    trials: Trials | None = None
    """In which settings such players are compared; a game without them has no place on the page about strength."""


class Statistics(Struct, frozen=True, kw_only=True):
    """How reports count it."""

    outcome: Callable[[str], str] = str
    """What a reason to end says about who has won: reports count the reasons that say the same together."""
    role: Callable[[Any, int], str] = no_role
    """Which side a seat is on, by name, as far as the state says so; empty where sides have no names."""
    figures: Callable[[Any, int], Mapping[str, bool | int | str]] = no_figures
    """What came of a match for one seat, by name: whether something happened to it, a number, or a word. What cannot be
    said of a seat is left out. Reports call them ``figure-{name}``, and a word ``figure-{name}-{word}``."""
    thing: Callable[[str], Thing | None] = by_key
    """How statistics find a printed thing, given by its key in ``content``; None if no event tells of it."""
    answers: tuple[str, ...] = ()
    """Messages that name an answer which is the key of something, as patterns: ``card-{kind}``."""
    aims: Mapping[str, float] = {}
    """How fast its engine should be, by the names of ``koszmar bench``: figures a second, or microseconds."""


PARTS = ("settings", "rules", "knowledge", "face", "minds", "statistics")


class Game(Struct, frozen=True, kw_only=True):
    """One of the rule sets: what it is, and in parts what the kernel needs to run, show, play and count it."""

    id: str
    version: str
    """The version of the rules; it rises when an old record would play differently."""
    title: Mapping[str, str]
    players: tuple[int, int]
    information: Information
    horizon: int
    """More choices than any match can have: a match that reaches it is a defect."""
    settings: Settings
    rules: Rules
    knowledge: Knowledge
    face: Face
    minds: Minds
    statistics: Statistics = Statistics()
    scenarios: Scenarios | None = None
    """How it reads scenarios that people write; None if it has no such thing."""

    def setting(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, Any] | None = None,
        parameters: Mapping[str, Any] | None = None,
    ) -> Setting:
        """Check what was chosen before the match; anything the game does not know is refused by name."""
        low, high = self.players
        count = low if players is None else players
        if type(count) is not int or not low <= count <= high:
            raise BadSetting(f"{self.id} is for {low} to {high} players, not {count!r}")
        setting = Setting(
            count,
            _checked(self.settings.options, options, self.id, "option"),
            _checked(self.settings.rulings, rulings, self.id, "ruling"),
            _checked(self.settings.parameters, parameters, self.id, "parameter"),
        )
        self.settings.check(setting)
        return self.settings.settle(setting)

    def altered(self, **changes: Any) -> Game:
        """The same game with other values for some fields, of the game itself or of one of its parts."""
        game = self
        for name, value in changes.items():
            if name not in self.__struct_fields__:
                part = next(part for part in PARTS if name in getattr(self, part).__struct_fields__)
                name, value = part, msgspec.structs.replace(getattr(game, part), **{name: value})
            game = msgspec.structs.replace(game, **{name: value})
        return game

    @property
    def content_fingerprint(self) -> str:
        """A short hash of every printed thing: two records with the same one were played with the same cards."""
        return _content_fingerprint(self.rules.content)


@cache
def _content_fingerprint(content: Callable[[], Mapping[str, Any]]) -> str:
    text = msgspec.json.encode(dict(content()), order="deterministic", enc_hook=repr)
    return blake2b(text, digest_size=8).hexdigest()


def _checked(struct: Any, chosen: Mapping[str, Any] | None, game: str, kind: Kind) -> Any:
    if not chosen:
        return _default(struct)
    known = fields(struct, kind)
    for name in chosen:
        if name not in known:
            raise BadSetting(f"there is no {game} {kind} {name!r}; there are: {', '.join(sorted(known))}")
    try:
        return msgspec.convert(dict(chosen), struct, str_keys=True)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadSetting(f"{game} {kind}: {error}") from None


@cache
def _default(struct: Any) -> Any:
    return struct()


@cache
def games() -> dict[str, Game]:
    """Every installed game by its id. A package adds one with an entry point in the group ``koszmar.games``."""
    found = {point.name: point.load() for point in entry_points(group="koszmar.games")}
    return dict(sorted(found.items()))


def find_game(game: str | Game) -> Game:
    """The game with this id."""
    if isinstance(game, Game):
        return game
    try:
        return games()[game]
    except KeyError:
        raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(games())}") from None
