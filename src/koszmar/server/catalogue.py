"""What a lobby needs to know about the games: everything that can be chosen before a match, and the words for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from koszmar.bots import BOTS, plays_apart
from koszmar.kernel import settings
from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.game import Game, Information, games
from koszmar.kernel.scenarios import Scenarios, installed, read_folder
from koszmar.kernel.words import LANGUAGES, Words

from .looks import has_scene


class Alternative(Struct, frozen=True):
    """One of the few values that a field can have."""

    value: Any
    message: str | UnsetType = UNSET
    title: dict[str, str] | UnsetType = UNSET
    """Its name by language, where no message of the game names it: a scenario that somebody installed."""
    apart: str | UnsetType = UNSET
    """Of those with the same word here only one can be chosen."""


class Field(Struct, frozen=True, kw_only=True):
    """Something that can be chosen before a match."""

    name: str
    type: Literal["choice", "number", "flag", "text", "list", "table"]
    default: Any
    message: str | UnsetType = UNSET
    choices: list[Alternative] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    by: Literal["seat"] | UnsetType = UNSET
    """A list with one entry for each seat; its values name the portraits too."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game as a lobby shows it."""

    id: str
    version: str
    title: dict[str, str]
    players: list[int]
    information: Information
    bots: list[str]
    languages: list[str]
    options: list[Field]
    rulings: list[Field]
    parameters: list[Field]
    event_rules: dict[str, str]
    """The rule behind a kind of event."""
    scene: bool
    """Whether it has a picture: ``looks/<id>/scene.svg``."""
    guide: bool = False
    """Whether it has a first evening: ``api/games/<id>/guide``."""
    editor: str | UnsetType = UNSET
    """The page of its scenario editor, if it has one."""


class Catalogue(Struct, frozen=True):
    """Every installed game."""

    games: list[GameInfo]


def catalogue(players: tuple[str, ...] = tuple(BOTS)) -> Catalogue:
    """Every installed game, with those who can play it beside people. Only scenarios come and go meanwhile."""
    there = tuple(name for game in games().values() if game.scenarios for name in installed(game.id))
    return _catalogue(players, there)


@lru_cache(maxsize=16)
def _catalogue(players: tuple[str, ...], _: tuple[str, ...]) -> Catalogue:
    return Catalogue([_game(game, players) for game in games().values()])


_named: dict[str, tuple[Game, frozenset[str]]] = {}


def messages_of(game: Game) -> frozenset[str]:
    """Every message that names something which can be chosen before a match."""
    if (known := _named.get(game.id)) is None or known[0] is not game:
        known = _named[game.id] = (game, _messages_of(game))
    return known[1]


def _messages_of(game: Game) -> frozenset[str]:
    info = _game(game, ())
    fields = [*info.options, *info.rulings, *info.parameters]
    named = [field.message for field in fields]
    named += [one.message for field in fields if field.choices is not UNSET for one in field.choices]
    return frozenset(one for one in named if one is not UNSET)


def _game(game: Game, players: tuple[str, ...]) -> GameInfo:
    words = Words(game, "en")
    return GameInfo(
        id=game.id,
        version=game.version,
        title=dict(game.title),
        players=list(game.players),
        information=game.information,
        bots=[name for name in players if plays_apart(name, game)],
        languages=list(LANGUAGES),
        options=[_field(game, field, words) for field in settings.options_of(game).values()],
        rulings=[_field(game, field, words) for field in settings.rulings_of(game).values()],
        parameters=[_field(game, field, words) for field in settings.parameters_of(game).values()],
        event_rules=dict(game.face.event_rules),
        scene=has_scene(game.id),
        guide=game.face.guide is not None,
        editor=f"editor/{game.id}" if game.scenarios and game.scenarios.workshop else UNSET,
    )


def _field(game: Game, field: settings.Field, words: Words) -> Field:
    few = [Alternative(value, _known(field.message_of(value), words)) for value in field.choices]
    few += [
        Alternative(
            int(key) if field.is_whole_number else key,
            _known(f"{field.content}-{key}", words),
            apart=field.apart.get(key, UNSET),
        )
        for key in field.things(game)
    ]
    if game.scenarios is not None and field.name == game.scenarios.option and field.kind == "option":
        few += _installed_scenarios(game, game.scenarios)
    return Field(
        name=field.name,
        type=field.type,
        default=field.default,
        message=_known(field.message, words),
        choices=few or UNSET,
        min=UNSET if field.low is None else field.low,
        max=UNSET if field.high is None else field.high,
        by="seat" if field.by_seat else UNSET,
    )


def _installed_scenarios(game: Game, scenarios: Scenarios) -> list[Alternative]:
    """Scenarios of others: of each the latest version."""
    latest = {name.partition("@")[0]: (name, path) for name, path in installed(game.id).items()}
    found = []
    for name, path in latest.values():
        try:
            title = dict(scenarios.headline(read_folder(path))[1].title)
        except (KoszmarError, OSError):  # somebody has spoilt it
            continue
        found.append(Alternative(name, title=title))
    return found


def _known(message: str, words: Words) -> str | UnsetType:
    return message if words.has(message) else UNSET
