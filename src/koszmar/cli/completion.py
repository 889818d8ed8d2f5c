"""``koszmar completion``: the script that teaches a shell to complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from .command import OneOf, SpokenCommand, language

SHELLS = ("bash", "zsh", "fish")


@click.command(cls=SpokenCommand)
@click.argument("shell", type=OneOf(SHELLS), metavar="|".join(SHELLS))
@language
@click.pass_context
def completion(ctx: click.Context, shell: str, lang: str) -> None:
    """Print the completion script of a shell."""
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(ctx.find_root().command, {}, "koszmar", "_KOSZMAR_COMPLETE").source())
