"""The command ``koszmar``: play, replay, look up rules, simulate, measure."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import click

import koszmar
from koszmar.kernel.errors import KoszmarError

from .command import SpokenOption, language, write_options, write_paragraphs, write_usage
from .complaints import Complaint, complaint
from .speech import notice_language, speech_of

COMMANDS = ("play", "games", "rules", "replay", "simulate", "balance", "tournament", "bench", "serve", "scenario",
            "engine-check", "completion")  # fmt: skip
"""Each is a function of the same name, in a module of the same name, imported when it is needed."""
INTERRUPTED = 130


class Koszmar(click.Group):
    """The group of all commands; it imports none of them before it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command that is installed."""
        return [name for name in COMMANDS if find_spec(f"{__name__}.{name.replace('-', '_')}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name, imported now."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = cmd_name.replace("-", "_")
        command = getattr(importlib.import_module(f"{__name__}.{module}"), module)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names; its arguments may hold the language."""
        notice_language(ctx, args)
        name = args[0]
        if not ctx.resilient_parsing and not name.startswith("-") and name not in self.list_commands(ctx):
            raise Complaint("cli-no-command", name=name, commands=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Notice the language first."""
        notice_language(ctx, args)
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is written."""
        write_usage(self, ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name."""
        return [speech_of(ctx).say("cli-command-metavar")]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command is for."""
        write_paragraphs(speech_of(ctx).say("cli-help"), formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the commands."""
        write_options(self, ctx, formatter)
        speech = speech_of(ctx)
        with formatter.section(speech.say("cli-commands")):
            formatter.write_dl([(name, speech.say(f"cli-about-{name}")) for name in self.list_commands(ctx)])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; whatever goes wrong is one sentence on the standard error and an exit code."""
        given = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(given, prog_name or "koszmar", complete_var, standalone_mode=False, **extra)
        except (click.ClickException, KoszmarError) as error:
            if isinstance(error, click.exceptions.NoArgsIsHelpError) or not standalone_mode:
                raise
            ctx = click.Context(self)
            notice_language(ctx, given)
            sentence, code = complaint(error, speech_of(ctx))
            click.echo(sentence, err=True)
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenPipeError:
            code = 0
            sys.stdout = None
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(f"koszmar {koszmar.__version__} ({speech_of(ctx).say(f'cli-build-{koszmar.build()}')})")
        ctx.exit()


@click.group(cls=Koszmar, name="koszmar", no_args_is_help=False, invoke_without_command=True)
@click.option("--version", cls=SpokenOption, says="cli-option-version", is_flag=True, is_eager=True, expose_value=False,
              callback=_version)  # fmt: skip
@language
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Five horror board games on one kernel."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
