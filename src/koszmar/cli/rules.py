"""``koszmar rules``: look up the printed rules of a game, and see which of them are tested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from koszmar.kernel.game import Game
from koszmar.kernel.ledger import Coverage, Ledger, Place, Statement, load_ledger, places
from koszmar.kernel.ledger import coverage as measure

from .command import SpokenCommand, SpokenOption, as_json, game_argument, language
from .complaints import Complaint
from .speech import Speech


@click.command(cls=SpokenCommand)
@game_argument
@click.argument("words", nargs=-1)
@click.option("--coverage", cls=SpokenOption, says="cli-option-coverage", is_flag=True)
@click.option("--tests", cls=SpokenOption, says="cli-option-tests", type=click.Path(path_type=Path), metavar="DIR")
@as_json
@language
def rules(game: Game, words: tuple[str, ...], coverage: bool, tests: Path | None, as_json: bool, lang: str) -> None:
    """Search the ledger of a game, or report its coverage."""
    speech = Speech(game, lang)
    if coverage:
        if tests and not tests.is_dir():
            raise Complaint("cli-no-file", path=str(tests))
        _report(measure(game, tests), as_json, speech)
        return
    ledger = load_ledger(game.id)
    found = look_up(ledger, " ".join(words)) if words else list(ledger.statements)
    if as_json:
        where = places(game)
        rows = [{**msgspec.to_builtins(statement), "places": where[statement.id]} for statement in found]
        click.echo(msgspec.json.format(msgspec.json.encode(rows)))
    elif not words:
        _contents(ledger, speech)
    elif not found:
        raise Complaint("cli-rules-nothing", exit_code=1, words=" ".join(words))
    else:
        console = Console(highlight=False)
        for statement in found:
            _print(console, statement, speech)
        if ledger.find(" ".join(words)):
            for place in places(game)[found[0].id]:
                click.echo(f"  {_file(place)}:{place.line}  {place.name}".rstrip())


def _file(place: Place) -> str:
    """A file by a path that can be opened from here."""
    path = Path(place.path)
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def look_up(ledger: Ledger, words: str) -> list[Statement]:
    """One rule by its id, or all that hold these words in either language."""
    exact = ledger.find(words)
    return [exact] if exact else ledger.search(words)


def _print(console: Console, statement: Statement, speech: Speech) -> None:
    """The id of a rule, and what it says in the player's language."""
    heading = Text(statement.id, "bold")
    heading.append(f"  {statement.section}", "dim")
    if not statement.certain:
        heading.append(f"  ({speech.say('cli-our-reading')})", "italic")
    console.print(heading)
    text = Text(statement.text(speech.lang))
    if console.is_terminal:
        console.print(Padding(text, (0, 0, 0, 2), expand=False))
    else:
        click.echo(f"  {text}")


def _contents(ledger: Ledger, speech: Speech) -> None:
    sections = Counter(statement.section for statement in ledger.statements)
    for section, count in sections.items():
        click.echo(f"{count:5}  {section}")
    click.echo(speech.say("cli-rules-how", count=len(ledger.statements)))


def _report(found: Coverage, as_json: bool, speech: Speech) -> None:
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)))
        return
    _list(speech.say("cli-coverage-untestable"), [f"{id}: {reason}" for id, reason in found.untestable.items()])
    _list(speech.say("cli-coverage-missing-rules"), found.missing)
    _list(speech.say("cli-coverage-missing-content"), found.content.missing)
    click.echo(speech.say("cli-coverage-rules", total=found.statements, tested=found.tested,
                          untestable=len(found.untestable), missing=len(found.missing)))  # fmt: skip
    click.echo(speech.say("cli-coverage-content", total=found.content.total, tested=found.content.tested,
                          missing=len(found.content.missing)))  # fmt: skip
    missing = len(found.missing) + len(found.content.missing)
    click.echo(speech.say("cli-coverage-sum", missing=missing))


def _list(heading: str, rows: Sequence[str]) -> None:
    if rows:
        click.echo(heading)
        for row in rows:
            click.echo(f"  {row}")
