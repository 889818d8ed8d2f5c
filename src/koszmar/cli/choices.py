"""What is chosen before a match, as words on the command line: ``--option level=2``, ``--level 2``, ``--set``…"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypedDict

import click
import msgspec

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game, games
from koszmar.kernel.scene import Setting
from koszmar.kernel.settings import Field, options_of, parameters_of, rulings_of

from .command import OneOf, SpokenCommand, SpokenOption
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
        options=read_pairs(options_of(game), "--option", given["options"]),
        rulings=read_pairs(rulings_of(game), "--ruling", given["rulings"]),
        parameters=read_pairs(parameters_of(game), "--set", given["parameters"]),
    )


def read_pairs(there: Mapping[str, Field], flag: str, pairs: Iterable[str]) -> dict[str, Any]:
    """Read ``name=value`` pairs for options, rulings or parameters; the first one that makes no sense is refused."""
    return dict(_pair(there, flag, pair) for pair in pairs)


def _pair(there: Mapping[str, Field], flag: str, pair: str) -> tuple[str, Any]:
    name, equals, text = pair.partition("=")
    if not equals:
        raise Complaint("cli-not-a-pair", flag=flag, pair=pair)
    if name not in there:
        raise Complaint("cli-no-such-name", flag=flag, name=name, names=", ".join(there))
    return name, read_value(there[name], f"{flag} {name}", text)


def read_value(field: Field, called: str, text: str) -> Any:
    """A value of a field from text: one of its alternatives, JSON, a list with commas, or the bare word."""
    if field.choices:
        for value in field.choices:
            if str(value) == text:
                return value
        raise Complaint("cli-not-one-of", name=called, value=text, words=", ".join(map(str, field.choices)))
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError:
        value = text.split(",") if field.type == "list" else text
    try:
        msgspec.convert(value, field.annotation, str_keys=True)
    except (msgspec.ValidationError, ValueError) as error:
        if field.is_whole_number and not isinstance(value, int):
            raise Complaint("cli-not-a-number", name=called, value=text) from None
        raise Complaint("cli-bad-value", name=called, value=text, reason=str(error)) from None
    return value


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
_GAME = "koszmar.cli.game"


class GameCommand(SpokenCommand):
    """A command with an option for each option of the game that is named, if one word or number answers it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Notice the game first: it brings options."""
        ctx.meta[_GAME] = next((arg for arg in args if arg in games()), None)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The options of the command and of the game."""
        *own, helper = super().get_params(ctx)
        if _GAME + ".options" not in ctx.meta:
            taken = {name for param in own for name in param.opts}
            brought = shortcuts(games()[ctx.meta[_GAME]]) if ctx.meta.get(_GAME) else []
            ctx.meta[_GAME + ".options"] = [one for one in brought if taken.isdisjoint(one.opts)]
        return [*own, *ctx.meta[_GAME + ".options"], helper]


def shortcuts(game: Game) -> list[click.Parameter]:
    """An option of the command for each option of the game that is a choice among a few, or a number."""
    return [
        SpokenOption(
            [f"--{name}", PREFIX + field.attribute],
            type=OneOf(map(str, field.choices)) if field.choices else str,
            metavar=None if field.choices else "NUMBER",
            says=_explained(game, field),
        )
        for name, field in options_of(game).items()
        if field.choices or field.is_whole_number
    ]


def _explained(game: Game, field: Field) -> Any:
    def help_text(speech: Speech) -> str:
        words = speech.of(game)
        listed = "; ".join(f"{value}: {words.say(field.message_of(value))}" for value in field.choices)
        return f"{words.say(field.message)} ({listed})" if listed else words.say(field.message)

    return help_text


def chosen_by_name(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """What such options of the command chose."""
    return {
        name: read_value(field, f"--{name}", given[PREFIX + field.attribute])
        for name, field in options_of(game).items()
        if given.get(PREFIX + field.attribute) is not None
    }
