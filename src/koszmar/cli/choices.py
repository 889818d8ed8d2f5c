"""What is chosen before a match, as words on the command line: ``--option level=2``, ``--level 2``, ``--set``…"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Literal, TypedDict, get_args, get_origin

import click
import msgspec
from msgspec.structs import FieldInfo, fields

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game
from koszmar.kernel.scene import Setting

from .command import OneOf, SpokenOption
from .complaints import Complaint
from .speech import Speech

PAIR = "NAME=VALUE"


def set_up_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command ``--seed``, ``--option``, ``--ruling`` and ``--set``; ``read_choices`` reads the last three."""
    for option in (
        click.option("--set", "parameters", cls=SpokenOption, says="cli-option-set", multiple=True, metavar=PAIR),
        click.option("--ruling", "rulings", cls=SpokenOption, says="cli-option-ruling", multiple=True, metavar=PAIR),
        click.option("--option", "options", cls=SpokenOption, says="cli-option-option", multiple=True, metavar=PAIR),
        click.option("--seed", cls=SpokenOption, says="cli-option-seed", metavar="SEED"),
    ):
        command = option(command)
    return command


class Chosen(TypedDict):
    """What is chosen before a match, by the names that players write."""

    options: dict[str, Any]
    rulings: dict[str, Any]
    parameters: dict[str, Any]


def read_choices(game: Game, given: Mapping[str, Any]) -> Chosen:
    """What the options of a set-up say; the first one that makes no sense is refused."""
    return Chosen(
        options=read_pairs(game.settings.options, "--option", given["options"]),
        rulings=read_pairs(game.settings.rulings, "--ruling", given["rulings"]),
        parameters=read_pairs(game.settings.parameters, "--set", given["parameters"]),
    )


def known(kind: type[Any]) -> dict[str, FieldInfo]:
    """What can be chosen in one of a game's structs, by the name that players write."""
    return {field.encode_name: field for field in fields(kind)}


def alternatives(field: FieldInfo) -> list[Any]:
    """The few values that a field can have; none if it is not a choice among a few."""
    return list(get_args(field.type)) if get_origin(field.type) is Literal else []


def read_pairs(kind: type[Any], flag: str, pairs: Iterable[str]) -> dict[str, Any]:
    """Read ``name=value`` pairs for one of a game's structs; the first one that makes no sense is refused."""
    return dict(_pair(known(kind), flag, pair) for pair in pairs)


def _pair(there: dict[str, FieldInfo], flag: str, pair: str) -> tuple[str, Any]:
    name, equals, text = pair.partition("=")
    if not equals:
        raise Complaint("cli-not-a-pair", flag=flag, pair=pair)
    if name not in there:
        raise Complaint("cli-no-such-name", flag=flag, name=name, names=", ".join(there))
    return name, read_value(there[name], f"{flag} {name}", text)


def read_value(field: FieldInfo, called: str, text: str) -> Any:
    """A value of a field from text: one of its alternatives, JSON, a list with commas, or the bare word."""
    if few := alternatives(field):
        for value in few:
            if str(value) == text:
                return value
        raise Complaint("cli-not-one-of", name=called, value=text, words=", ".join(map(str, few)))
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError:
        value = text.split(",") if _is_a_list(field.type) else text
    try:
        msgspec.convert(value, field.type, str_keys=True)
    except (msgspec.ValidationError, ValueError) as error:
        if _bare(field.type) is int and not isinstance(value, int):
            raise Complaint("cli-not-a-number", name=called, value=text) from None
        raise Complaint("cli-bad-value", name=called, value=text, reason=str(error)) from None
    return value


def _is_a_list(kind: Any) -> bool:
    return get_origin(_bare(kind)) in (tuple, list)


def _bare(kind: Any) -> Any:
    """A type without what is annotated about it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def checked_setting(game: Game, players: int | None, chosen: Chosen) -> Setting:
    """The setting of a match; a wrong number of players and what only the game can refuse are complained about."""
    low, high = game.players
    if players is not None and not low <= players <= high:
        raise Complaint("cli-players", game=game.id, low=low, high=high, players=players)
    try:
        return game.setting(players, **chosen)
    except BadSetting as error:
        raise Complaint("cli-wrong", reason=str(error)) from None


# -- a game's own options as options of the command ----------------------------------------------------------------

PREFIX = "choice_"


def options_of(game: Game) -> list[click.Parameter]:
    """An option of the command for each option of the game that is a choice among a few."""
    return [
        SpokenOption(
            [f"--{name}", PREFIX + field.name],
            type=OneOf(map(str, alternatives(field))),
            says=_explained(game, name, alternatives(field)),
        )
        for name, field in known(game.settings.options).items()
        if alternatives(field)
    ]


def _explained(game: Game, name: str, values: list[Any]) -> Any:
    def help_text(speech: Speech) -> str:
        words = speech.of(game)
        listed = "; ".join(f"{value}: {words.say(f'option-{name}-{value}')}" for value in values)
        return f"{words.say(f'option-{name}')} ({listed})"

    return help_text


def chosen_by_name(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """What such options of the command chose."""
    return {
        name: read_value(field, f"--{name}", given[PREFIX + field.name])
        for name, field in known(game.settings.options).items()
        if given.get(PREFIX + field.name) is not None
    }
