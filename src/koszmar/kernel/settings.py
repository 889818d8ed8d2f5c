"""What can be chosen before a match, field by field: options, rulings and parameters, read off a game's declaration.

A game declares three Structs; commands, the lobby, reports and tests ask here what is in them.

>>> from koszmar.kernel.game import find_game
>>> level = options_of(find_game("bigbook"))["level"]
>>> level.type, level.choices, level.default, level.message, level.message_of(2)
('choice', (1, 2, 3), 1, 'option-level', 'option-level-2')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, structs

from .errors import BadSetting

if TYPE_CHECKING:
    from .game import Game

Kind: TypeAlias = Literal["option", "ruling", "parameter"]
Type: TypeAlias = Literal["choice", "number", "flag", "text", "list", "table"]


class Field(Struct, frozen=True, kw_only=True):
    """One thing that can be chosen."""

    kind: Kind
    name: str
    """As players, records and commands write it."""
    attribute: str
    """As rules read it."""
    annotation: Any
    """The Python type of its values, for ``msgspec.convert``."""
    type: Type
    default: Any
    """As plain data."""
    choices: tuple[Any, ...] = ()
    """The values, where they are written out as a ``Literal``; otherwise empty."""
    low: int | None = None
    high: int | None = None
    content: str = ""
    """The kind of printed things (``haunt`` of ``haunt/03``) that the values are keys of."""
    by_seat: bool = False
    """Whether it is a list with an entry for each seat."""
    apart: Mapping[str, str] = {}
    """Values that share a word here exclude each other."""
    named: str = ""
    """The message that names a value, as a pattern (``haunt-{:02}``), where it is not ``message-value``."""

    @property
    def message(self) -> str:
        """The message that names the field."""
        return f"{self.kind}-{self.name}"

    def message_of(self, value: Any) -> str:
        """The message that names one of its values."""
        return self.named.format(value) if self.named else f"{self.message}-{value}"

    @property
    def is_whole_number(self) -> bool:
        """Whether its values are numbers without a fraction."""
        return _bare(self.annotation) is int

    def things(self, game: Game) -> list[str]:
        """The keys of the printed things that it chooses from; empty if it does not."""
        prefix = f"{self.content}/"
        return [key.removeprefix(prefix) for key in game.rules.content() if key.startswith(prefix)]


def options_of(game: Game) -> Mapping[str, Field]:
    """The options of a game by name."""
    return fields(game.settings.options, "option")


def rulings_of(game: Game) -> Mapping[str, Field]:
    """The rulings of a game by name."""
    return fields(game.settings.rulings, "ruling")


def parameters_of(game: Game) -> Mapping[str, Field]:
    """The parameters of a game by name."""
    return fields(game.settings.parameters, "parameter")


def every_field(game: Game) -> Iterator[Field]:
    """Everything that can be chosen before a match of a game."""
    for some in (options_of, rulings_of, parameters_of):
        yield from some(game).values()


def find_field(game: Game, name: str) -> Field:
    """The option, ruling or parameter of this name."""
    for field in every_field(game):
        if field.name == name:
            return field
    raise BadSetting(f"{game.id} has no option, ruling or parameter {name!r}")


def fields(struct: Any, kind: Kind) -> Mapping[str, Field]:
    """The fields of one of the three Structs that a game declares, by name."""
    return _fields(struct, kind)


@cache
def _fields(struct: Any, kind: Kind) -> Mapping[str, Field]:
    return {info.encode_name: _field(info, kind) for info in structs.fields(struct)}


def _field(info: structs.FieldInfo, kind: Kind) -> Field:
    bare, meta = _bare(info.type), _meta(info.type)
    hints = (meta.extra if meta else None) or {}
    return Field(
        kind=kind,
        name=info.encode_name,
        attribute=info.name,
        annotation=info.type,
        type=_type(bare),
        default=_default(info),
        choices=get_args(bare) if get_origin(bare) is Literal else (),
        low=int(meta.ge) if meta and meta.ge is not None else None,
        high=int(meta.le) if meta and meta.le is not None else None,
        content=hints.get("content", ""),
        by_seat=hints.get("by") == "seat",
        apart=hints.get("apart", {}),
        named=hints.get("named", ""),
    )


def _bare(annotation: Any) -> Any:
    return get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation


def _meta(annotation: Any) -> Meta | None:
    notes = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
    return next((note for note in notes if isinstance(note, Meta)), None)


def _type(bare: Any) -> Type:
    origin = get_origin(bare) or bare
    if origin is Literal:
        return "choice"
    if origin is bool:
        return "flag"
    if origin in (int, float):
        return "number"
    if origin is dict:
        return "table"
    return "list" if origin in (list, tuple, set, frozenset) else "text"


def _default(info: structs.FieldInfo) -> Any:
    if info.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(info.default)
    if info.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(info.default_factory(), str_keys=True)
    return None
