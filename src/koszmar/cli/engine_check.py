"""``koszmar engine-check``: does an engine keep to the protocol? Everything is tried, and told in words."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.text import Text

from koszmar.bots.engine import read_command
from koszmar.bots.engine.check import Finding, Kit
from koszmar.bots.engine.messages import Here
from koszmar.kernel.game import games

from .command import OneOf, SpokenCommand, SpokenOption, as_json, language
from .complaints import REFUSED
from .speech import Speech


@click.command(cls=SpokenCommand, name="engine-check")
@click.argument("command", metavar="COMMAND")
@click.option("--game", "only", cls=SpokenOption, says="engine-option-game", type=OneOf(games()), multiple=True)
@as_json
@language
@click.pass_context
def engine_check(ctx: click.Context, command: str, only: tuple[str, ...], as_json: bool, lang: str) -> None:
    """Try everything that the protocol asks of an engine."""
    speech, console = Speech(None, lang), Console(highlight=False)
    kit = Kit(read_command(command.removeprefix("engine:")))
    findings = []
    for finding in kit.findings(only):
        findings.append(finding)
        if not as_json:
            _show(finding, kit, speech, console)
    failed = sum(not finding.is_good for finding in findings)
    if as_json:
        click.echo(msgspec.json.encode({"passed": not failed, "trials": findings}).decode())
    else:
        _conclude(kit, failed, speech, console)
    ctx.exit(REFUSED if failed else 0)


def _show(finding: Finding, kit: Kit, speech: Speech, console: Console) -> None:
    if finding.trial == "hello" and kit.about:
        console.print(Text(_called(kit.about, speech), "bold"))
    mark, style = ("✓", "green") if finding.is_good else ("✗", "red")
    about = dict(finding.args)
    if "game" in about:
        about["game"] = games()[about["game"]].title[speech.lang]
    tried = speech.say(f"engine-trial-{finding.trial}", **about)
    console.print(Text(f"{mark} ", style).append(tried, "default"), soft_wrap=True)
    if not finding.is_good:
        reason = speech.say(f"engine-reason-{finding.reason}")
        console.print(Text(f"  {reason} {finding.detail}", "red"), soft_wrap=True)


def _called(about: Here, speech: Speech) -> str:
    return speech.say("engine-called", name=about.name, author=about.author, known="yes" if about.author else "no")


def _conclude(kit: Kit, failed: int, speech: Speech, console: Console) -> None:
    if kit.answers:
        console.print(speech.say("engine-answers", count=kit.answers, slowest=round(kit.slowest * 1000)))
    if failed and kit.complaints:
        console.print(speech.say("engine-complaints"))
        console.print(Text(kit.complaints.rstrip(), "dim"))
    verdict = speech.say("engine-failed", count=failed) if failed else speech.say("engine-passed")
    console.print(Text(verdict, "bold red" if failed else "bold green"))
