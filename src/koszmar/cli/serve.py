"""``koszmar serve``: the table as a service, for browsers here and elsewhere."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from koszmar.bots import BOTS, is_bot
from koszmar.bots.engine import read_command
from koszmar.kernel.errors import BadSetting

from .browser import Obstacle, obstacle, open_when_ready
from .command import SpokenCommand, SpokenOption, WholeNumber, language
from .complaints import Complaint
from .speech import Speech

if TYPE_CHECKING:
    from koszmar.server.settings import Settings

PORT = "8642"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,29}")
"""How an engine may be called."""
EXTRA = ("litestar", "uvicorn", "sqlalchemy", "alembic")


@click.command(cls=SpokenCommand)
@click.option("--host", cls=SpokenOption, says="serve-option-host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", cls=SpokenOption, says="serve-option-port", type=WholeNumber(), default=PORT)
@click.option("--db", cls=SpokenOption, says="serve-option-db", default="", metavar="URL")
@click.option("--channels", cls=SpokenOption, says="serve-option-channels", default="", metavar="URL")
@click.option("--origin", "origins", cls=SpokenOption, says="serve-option-origin", multiple=True, metavar="URL")
@click.option("--engine", "engines", cls=SpokenOption, says="serve-option-engine", multiple=True,
              metavar="NAME=COMMAND")  # fmt: skip
@click.option("--hints", cls=SpokenOption, says="serve-option-hints", default="search:1s", metavar="BOT")
@click.option("--scenarios", cls=SpokenOption, says="serve-option-scenarios", type=click.Path(path_type=Path),
              metavar="FOLDER")  # fmt: skip
@click.option("--open", "opens", cls=SpokenOption, says="serve-option-open", is_flag=True)
@click.option("--check", "checks", cls=SpokenOption, says="serve-option-check", is_flag=True)
@language
def serve(
    host: str,
    port: int,
    db: str,
    channels: str,
    origins: tuple[str, ...],
    engines: tuple[str, ...],
    hints: str,
    scenarios: Path | None,
    opens: bool,
    checks: bool,
    lang: str,
) -> None:
    """Serve tables until somebody stops it."""
    missing_packages(EXTRA)
    if port > 65_535:
        raise Complaint("cli-not-a-number", name="--port", value=str(port))
    from koszmar.server.logs import start_logs
    from koszmar.server.reach import address_for_others
    from koszmar.server.running import Unwritable, check_database, run
    from koszmar.server.settings import Settings

    from .scenario import install_all

    here = "localhost" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{here}]' if ':' in here else here}:{port}/"
    hindered = obstacle(host, port)
    if hindered and not checks:
        raise Complaint(OBSTACLES[hindered], exit_code=1, host=host, port=str(port), address=address)
    allowed = dict(map(_engine, engines))
    if not is_bot(hints) or hints.startswith("engine:"):
        raise Complaint("cli-not-one-of", name="--hints", value=hints, words=", ".join(BOTS))
    if checks:
        check_up(Settings(database=db, channels=channels, origins=origins), host, port, hindered, Speech(None, lang))
        return
    start_logs()
    others = address_for_others(host, port) if port else None
    settings = Settings(database=db, channels=channels, origins=origins, engines=allowed, hints=hints, address=others)
    try:
        asyncio.run(check_database(settings))
    except Unwritable as error:
        raise Complaint("serve-database", exit_code=1, place=error.place, reason=error.reason) from None
    speech = Speech(None, lang)
    if scenarios is not None:
        install_all(scenarios, speech)
    click.echo(speech.say("serve-at", address=address))
    if others:
        click.echo(speech.say("serve-others", address=others))
    elif others is not None:
        click.echo(speech.say("serve-only-here"))
    if opens:
        open_when_ready(address, here, port, lambda: click.echo(speech.say("serve-open-yourself")))
    run(settings, host, port)


OBSTACLES: dict[Obstacle, str] = {
    "taken": "serve-port-taken",
    "forbidden": "serve-port-forbidden",
    "elsewhere": "serve-no-address",
}
"""What is said where no server can listen."""

MARKS = {"good": "✓", "worry": "!", "wrong": "✗"}
"""How a finding begins."""


def check_up(settings: Settings, host: str, port: int, hindered: Obstacle | None, speech: Speech) -> None:
    """Say what is wrong with a set-up; it ends with 1 if something is."""
    from koszmar.server.checkup import Finding, findings

    async def everything() -> list[Finding]:
        here = hindered != "elsewhere"
        return [finding async for finding in findings(settings, host, port, here)]

    found = asyncio.run(everything())
    if hindered == "taken":
        found.insert(0, Finding("worry", "check-port-taken", {"port": str(port)}))
    elif hindered == "forbidden":
        found.insert(0, Finding("wrong", "check-port-forbidden", {"port": str(port)}))
    for finding in found:
        click.echo(f"{MARKS[finding.level]} {speech.say(finding.message, **finding.args)}")
    wrong = sum(finding.level == "wrong" for finding in found)
    click.echo(speech.say("check-result", wrong=wrong))
    if wrong:
        raise SystemExit(1)


def missing_packages(names: Iterable[str]) -> None:
    """Complain if something is not installed that a server needs."""
    if missing := [name for name in names if find_spec(name) is None]:
        raise Complaint("serve-not-installed", exit_code=1, packages=", ".join(missing))


def _engine(pair: str) -> tuple[str, str]:
    """An engine that may play at the tables, by its name; its command has to be one that can be run."""
    name, equals, command = pair.partition("=")
    if not equals or not NAME.fullmatch(name):
        raise Complaint("serve-not-an-engine", pair=pair)
    try:
        read_command(command)
    except BadSetting as error:
        raise Complaint("cli-bad-value", name="--engine", value=pair, reason=str(error)) from None
    return name, command
