"""Commands that explain themselves in the player's language, and the kinds of values they take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

import click
from click.shell_completion import CompletionItem

from koszmar.kernel.game import Game, games
from koszmar.kernel.words import LANGUAGES, default_language

from .complaints import Complaint
from .speech import Speech, notice_language, speech_of


class SpokenCommand(click.Command):
    """A command whose help is a message: ``cli-help-<name>``, or with another name that it is given."""

    def __init__(self, *args: Any, called: str = "", **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.called = called or self.name

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Notice the language first; a word too many is complained about in it."""
        notice_language(ctx, args)
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Complaint("cli-too-many", words=" ".join(rest))
        return rest

    def get_short_help_str(self, limit: int = 45) -> str:
        """The line about this command in the list of commands."""
        return speech_of(click.get_current_context(silent=True)).say(f"cli-about-{self.called}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is written."""
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        write_paragraphs(speech_of(ctx).say(f"cli-help-{self.called}"), formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, each with its help."""
        write_options(self, ctx, formatter)


class SpokenGroup(SpokenCommand, click.Group):
    """A command with commands of its own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Notice the language first."""
        notice_language(ctx, args)
        return click.Group.parse_args(self, ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names; another one is complained about."""
        name = args[0]
        if not ctx.resilient_parsing and not name.startswith("-") and name not in self.commands:
            raise Complaint("cli-no-command", name=f"{self.name} {name}", commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name."""
        return [speech_of(ctx).say("cli-command-metavar")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the commands."""
        write_options(self, ctx, formatter)
        speech = speech_of(ctx)
        with formatter.section(speech.say("cli-commands")):
            named = [(name, getattr(command, "called", name)) for name, command in self.commands.items()]
            formatter.write_dl([(name, speech.say(f"cli-about-{called}")) for name, called in named])


class SpokenOption(click.Option):
    """An option whose help is a message, or is made by a function that is given the words."""

    def __init__(self, *args: Any, says: str | Callable[[Speech], str] = "", **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.says = says

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The names of the option and its help."""
        speech = speech_of(ctx)
        self.help = self.says(speech) if callable(self.says) else speech.say(self.says)
        return super().get_help_record(ctx)


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The line that says how a command is written."""
    speech = speech_of(ctx)
    pieces = " ".join(command.collect_usage_pieces(ctx)).replace("[OPTIONS]", speech.say("cli-options-metavar"))
    formatter.write_usage(ctx.command_path, pieces, prefix=speech.say("cli-usage") + " ")


def write_paragraphs(text: str, formatter: click.HelpFormatter) -> None:
    """A text whose lines are paragraphs."""
    for line in text.splitlines():
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(line)


def write_options(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The list of options under a heading."""
    speech = speech_of(ctx)
    helper = command.get_help_option(ctx)
    if helper:
        helper.help = speech.say("cli-option-help")
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    records = [record for param in options if (record := param.get_help_record(ctx))]
    with formatter.section(speech.say("cli-options")):
        formatter.write_dl(records)


# -- values ---------------------------------------------------------------------------------------------------------


if TYPE_CHECKING:
    TextType: TypeAlias = click.ParamType[str]
    NumberType: TypeAlias = click.ParamType[int]
    GameType: TypeAlias = click.ParamType[Game]
else:  # it takes no argument at run time in older versions of click
    TextType = NumberType = GameType = click.ParamType


class OneOf(TextType):
    """One of a few words."""

    name = "word"

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The words, as usage lines show them."""
        return f"[{'|'.join(self.words)}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word itself, if it is one of them."""
        if value in self.words:
            return str(value)
        raise Complaint("cli-not-one-of", name=_called(param), value=str(value), words=", ".join(self.words))

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The words that begin like this."""
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete)]


class WholeNumber(NumberType):
    """A whole number that is not negative, or not less than another one."""

    name = "N"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it is one."""
        text = str(value)
        if not text.isdecimal() or len(text) > 9:
            raise Complaint("cli-not-a-number", name=_called(param), value=text)
        if int(text) < self.least:
            raise Complaint("cli-too-small", name=_called(param), value=text, least=self.least)
        return int(text)


class GameName(GameType):
    """An installed game, by its id."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """The game with this id."""
        if isinstance(value, Game):
            return value
        if value not in games():
            raise Complaint("cli-no-game", name=str(value), games=", ".join(games()))
        return games()[value]

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games whose id begins like this."""
        lang = default_language()
        return [CompletionItem(id, help=game.title[lang]) for id, game in games().items() if id.startswith(incomplete)]


def _called(param: click.Parameter | None) -> str:
    return param.opts[0] if param else "?"


# -- what most commands share --------------------------------------------------------------------------------------


def language(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command ``--lang``; the function receives ``lang``."""
    option = click.option("--lang", cls=SpokenOption, says="cli-option-lang", type=OneOf(LANGUAGES), default=_spoken)
    return option(command)


def _spoken() -> str:
    return speech_of(click.get_current_context(silent=True)).lang


def as_json(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command ``--json``; the function receives ``as_json``."""
    return click.option("--json", "as_json", cls=SpokenOption, says="cli-option-json", is_flag=True)(command)


def game_argument(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the argument GAME; the function receives ``game``."""
    return click.argument("game", type=GameName(), metavar="GAME")(command)
