"""What a lobby needs to know about the games: everything that can be chosen before a match, and the words for it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from koszmar.bots import BOTS
from koszmar.kernel.game import Game, Information, games
from koszmar.kernel.words import LANGUAGES, Words


class Alternative(Struct, frozen=True):
    """One of the few values that a field can have."""

    value: Any
    message: str | UnsetType = UNSET
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


class Catalogue(Struct, frozen=True):
    """Every installed game."""

    games: list[GameInfo]


@cache
def catalogue(players: tuple[str, ...] = tuple(BOTS)) -> Catalogue:
    """Every installed game, with those who can play it beside people; they do not change while a server runs."""
    return Catalogue([_game(game, players) for game in games().values()])


def _game(game: Game, players: tuple[str, ...]) -> GameInfo:
    words = Words(game, "en")
    return GameInfo(
        id=game.id,
        version=game.version,
        title=dict(game.title),
        players=list(game.players),
        information=game.information,
        bots=list(players),
        languages=list(LANGUAGES),
        options=_fields(game, game.settings.options, "option", words),
        rulings=_fields(game, game.settings.rulings, "ruling", words),
        parameters=_fields(game, game.settings.parameters, "parameter", words),
        event_rules=dict(game.face.event_rules),
    )


def _fields(game: Game, kind: type[Any], what: str, words: Words) -> list[Field]:
    return [_field(game, field, f"{what}-{field.encode_name}", words) for field in fields(kind)]


def _field(game: Game, field: FieldInfo, message: str, words: Words) -> Field:
    bare, limits = _bare(field.type)
    hints = (limits.extra if limits else None) or {}
    few = [Alternative(value, _known(f"{message}-{value}", words)) for value in _literal(bare)]
    few += [
        Alternative(
            int(key) if bare is int else key,
            _known(f"{hints['content']}-{key}", words),
            hints.get("apart", {}).get(key, UNSET),
        )
        for key in _content(game, hints)
    ]
    return Field(
        name=field.encode_name,
        type="choice" if _literal(bare) else _type(bare),
        default=_default(field),
        message=_known(message, words),
        choices=few or UNSET,
        min=UNSET if limits is None or limits.ge is None else int(limits.ge),
        max=UNSET if limits is None or limits.le is None else int(limits.le),
        by=hints.get("by", UNSET),
    )


def _literal(bare: Any) -> tuple[Any, ...]:
    return get_args(bare) if get_origin(bare) is Literal else ()


def _content(game: Game, hints: dict[str, Any]) -> list[str]:
    """The keys of the printed things that a field chooses from, where it says so."""
    prefix = f"{hints.get('content')}/"
    return [name.removeprefix(prefix) for name in game.rules.content() if name.startswith(prefix)]


def _bare(kind: Any) -> tuple[Any, Meta | None]:
    if get_origin(kind) is Annotated:
        bare, *notes = get_args(kind)
        return bare, next((note for note in notes if isinstance(note, Meta)), None)
    return kind, None


def _type(bare: Any) -> Literal["number", "flag", "text", "list", "table"]:
    origin = get_origin(bare) or bare
    if origin is bool:
        return "flag"
    if origin in (int, float):
        return "number"
    if origin is dict:
        return "table"
    return "list" if origin in (list, tuple, set, frozenset) else "text"


def _default(field: FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default)
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory(), str_keys=True)
    return None


def _known(message: str, words: Words) -> str | UnsetType:
    return message if words.has(message) else UNSET
