"""What goes wrong, as one clear sentence in the player's language, and the exit code that belongs to it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import click

from koszmar.kernel.errors import BadRecord, BadSetting, KoszmarError, UnknownGame

from .speech import Speech

USAGE, REFUSED = 2, 1
"""Exit codes: something was asked wrongly; something was understood and refused."""


class Complaint(click.ClickException):
    """Something that was asked wrongly, as a message of the command line."""

    def __init__(self, message: str, exit_code: int = USAGE, **args: Any) -> None:
        super().__init__(message)
        self.code = exit_code
        self.args_said = args


def complaint(error: Exception, speech: Speech) -> tuple[str, int]:
    """The sentence and the exit code for an error."""
    from koszmar.bots.engine.command import NoProgram

    match error:
        case Complaint():
            return speech.say(error.message, **error.args_said), error.code
        case click.NoSuchOption():
            hint = ", ".join(_alike(error))
            return speech.say("cli-no-option", name=error.option_name, hint=hint, close="yes" if hint else "no"), USAGE
        case click.MissingParameter():
            return speech.say("cli-missing", name=_name(error)), USAGE
        case click.BadOptionUsage():
            return speech.say("cli-no-value", name=error.option_name), USAGE
        case click.ClickException():
            return speech.say("cli-wrong", reason=error.format_message()), error.exit_code
        case BadRecord() if error.choice:
            return speech.say("cli-record-refused-at", number=error.choice, reason=_after_number(error)), REFUSED
        case BadRecord():
            return speech.say("cli-record-refused", reason=str(error)), REFUSED
        case NoProgram():
            return speech.say("cli-no-program", name=error.name), USAGE
        case BadSetting() | UnknownGame():
            return speech.say("cli-wrong", reason=str(error)), USAGE
        case KoszmarError():
            return speech.say("cli-wrong", reason=str(error)), REFUSED
    raise error


def _alike(error: click.NoSuchOption) -> list[str]:
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    return get_close_matches(error.option_name, [name for param in params for name in param.opts])


def _name(error: click.MissingParameter) -> str:
    return error.param.make_metavar(click.Context(click.Command("koszmar"))) if error.param else "?"


def _after_number(error: BadRecord) -> str:
    """The reason without the number of the choice, which the sentence says itself."""
    return str(error).removeprefix(f"choice {error.choice}, ")
