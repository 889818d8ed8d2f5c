"""``koszmar scenario``: for those who write scenarios, and those who play what others wrote."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Sequence
from difflib import unified_diff
from pathlib import Path
from threading import Thread
from typing import Any

import click
import msgspec
from rich.console import Console

from koszmar.arena.dead_ends import DeadEnd, dead_ends
from koszmar.arena.progress import progress_bar
from koszmar.arena.story import Change, Study, compared, study
from koszmar.kernel import scenarios as shelf
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game, games
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import Complaint as Wrong
from koszmar.kernel.scenarios import Name, NotAScenario, Scenarios

from .browser import is_taken, open_page, wait_for
from .campaign import check_place, checked_bots, played_somewhere
from .command import OneOf, SpokenCommand, SpokenGroup, SpokenOption, WholeNumber, as_json, language
from .complaints import REFUSED, Complaint
from .files import write
from .scenario_report import print_changes, print_dead_ends, print_study, win_rates, write_complaints
from .serve import EXTRA, PORT, missing_packages
from .speech import Speech

PATH = click.Path(path_type=Path)
KEY = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@click.group(cls=SpokenGroup)
@language
def scenario(lang: str) -> None:
    """Write, check, try and install scenarios."""


def of_game(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command ``--game``; the function receives ``game``, one whose scenarios people write."""
    option = click.option("--game", "wished", cls=SpokenOption, says="scenario-option-game", type=OneOf(_writable()))
    return option(command)


def _writable() -> list[str]:
    return [id for id, game in games().items() if game.scenarios is not None]


def _game(wished: str | None) -> tuple[Game, Scenarios]:
    """The game that is meant: the only one, unless something else is said."""
    there = _writable()
    if not there or (wished is None and len(there) > 1):
        raise Complaint("scenario-which-game", games=", ".join(there))
    game = games()[wished or there[0]]
    assert game.scenarios is not None
    return game, game.scenarios


def _read(path: Path) -> dict[str, bytes]:
    try:
        return shelf.read(path)
    except (NotAScenario, OSError) as error:
        raise Complaint("scenario-refused", exit_code=REFUSED, path=str(path), reason=str(error)) from None


# -- new, check, schema ----------------------------------------------------------------------------------------------


@scenario.command(cls=SpokenCommand, called="scenario-new")
@click.argument("folder", type=PATH, metavar="FOLDER")
@of_game
@language
def new(folder: Path, wished: str | None, lang: str) -> None:
    """Make a folder with a small scenario that works."""
    _, scenarios = _game(wished)
    key = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    if not KEY.fullmatch(key):
        raise Complaint("scenario-bad-key", name=folder.name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Complaint("scenario-there", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in scenarios.start(key).items():
        (folder / name).write_bytes(content)
    click.echo(Speech(None, lang).say("scenario-made", path=str(folder)))


@scenario.command(cls=SpokenCommand, called="scenario-check")
@click.argument("folder", type=PATH, metavar="FOLDER|ZIP")
@click.option("--matches", cls=SpokenOption, says="scenario-option-matches", type=WholeNumber(), default=20)
@click.option("--players", cls=SpokenOption, says="scenario-option-players", default="", metavar="N[,N…]")
@click.option("--bots", cls=SpokenOption, says="scenario-option-bots", default="random,sensible", metavar="BOT[,BOT…]")
@click.option("--seed", cls=SpokenOption, says="cli-option-seed", default="check", metavar="SEED")
@click.option("--workers", cls=SpokenOption, says="arena-option-workers", type=WholeNumber())
@click.option("--plot", cls=SpokenOption, says="scenario-option-plot", type=PATH, metavar="FILE.svg")
@click.option("--against", cls=SpokenOption, says="scenario-option-against", type=PATH, metavar="FOLDER|ZIP")
@click.option("--dead-ends", cls=SpokenOption, says="scenario-option-dead-ends", type=WholeNumber(), default=0)
@of_game
@as_json
@language
@click.pass_context
def check(
    ctx: click.Context, /, folder: Path, wished: str | None, as_json: bool, lang: str, plot: Path | None, **given: Any
) -> None:
    """Say what is wrong with a scenario; then let bots play it and report."""
    game, scenarios = _game(wished)
    speech = Speech(game, lang)
    console = Console(highlight=False)
    bots = given["bots"].split(",")
    checked_bots("--bots", bots)
    if plot is not None:
        check_place(plot)
    files = _read(folder)
    found = scenarios.check(files)
    grave = any(one.grave for one in found)
    if not as_json:
        write_complaints(found, folder, speech, console)
    tried: Study | None = None
    changes: list[Change] = []
    lost: list[DeadEnd] = []
    if not grave and given["matches"]:
        tried = _tried(game, scenarios, files, bots, given)
        if given["against"] is not None:
            before = _tried(game, scenarios, _earlier(scenarios, given["against"]), bots, given)
            changes = compared(before, tried)
        if given["dead_ends"]:
            lost = _dead_ends(game, tried, bots, given, speech)
        if plot is not None:
            write(plot, win_rates(tried, speech).picture())
    if as_json:
        study_told = tried.figures() if tried else None
        told = {"complaints": found, "study": study_told, "changes": changes, "dead_ends": lost}
        click.echo(msgspec.json.encode(told).decode())
    elif tried is not None:
        print_study(tried, speech, console)
        print_changes(changes, speech, console)
        if given["dead_ends"]:
            print_dead_ends(lost, _lost(tried), given["dead_ends"], speech, console)
    ctx.exit(REFUSED if grave or (tried is not None and tried.errors) else 0)


def _tried(
    game: Game, scenarios: Scenarios, files: dict[str, bytes], bots: Sequence[str], given: dict[str, Any]
) -> Study:
    """What bots make of a scenario that nothing is gravely wrong with."""
    key, headline = scenarios.headline(files)
    players = _players(given["players"], headline.players)
    name = shelf.keep_draft(game.id, key, files)
    with played_somewhere(), progress_bar(key, given["matches"] * len(players) * len(bots)) as advance:
        return study(
            game, name, players=players, bots=bots, matches=given["matches"], seed=given["seed"],
            workers=given["workers"], progress=advance,
        )  # fmt: skip


def _dead_ends(game: Game, tried: Study, bots: Sequence[str], given: dict[str, Any], speech: Speech) -> list[DeadEnd]:
    """Where the last of the bots, too, never wins a match that was lost."""
    with played_somewhere(), progress_bar(speech.say("scenario-dead-ends-sought"), _lost(tried)) as advance:
        return dead_ends(
            game, tried, given["dead_ends"], by=bots[-1], seed=given["seed"], workers=given["workers"],
            progress=advance,
        )  # fmt: skip


def _lost(tried: Study) -> int:
    """How many matches of a study were lost."""
    return tried.matches - sum(cell.wins for cell in tried.cells)


def _earlier(scenarios: Scenarios, path: Path) -> dict[str, bytes]:
    """The version that another one is compared with: it must be playable too."""
    files = _read(path)
    if grave := [one for one in scenarios.check(files) if one.grave]:
        raise Complaint("scenario-wrong", exit_code=REFUSED, count=len(grave), first=str(grave[0]))
    return files


def _players(wish: str, most: tuple[int, int]) -> Sequence[int]:
    low, high = most
    if not wish:
        return range(low, high + 1)
    counts = wish.split(",")
    for count in counts:
        if not count.isdecimal() or not low <= int(count) <= high:
            raise Complaint("cli-not-one-of", name="--players", value=count, words=f"{low}–{high}")
    return [int(count) for count in counts]


@scenario.command(cls=SpokenCommand, called="scenario-schema")
@of_game
@language
def schema(wished: str | None, lang: str) -> None:
    """Print the JSON Schema of a scenario's file."""
    click.echo(json.dumps(_game(wished)[1].schema(), ensure_ascii=False, indent=1))


@scenario.command(cls=SpokenCommand, called="scenario-migrate")
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--write", "wanted", cls=SpokenOption, says="scenario-option-write", is_flag=True)
@of_game
@language
def migrate(folder: Path, wanted: bool, wished: str | None, lang: str) -> None:
    """Show what an older scenario becomes in the format of today, and write it if that is wished."""
    _, scenarios = _game(wished)
    files, speech = _read(folder), Speech(None, lang)
    try:
        after = scenarios.migrate(files)
    except NotAScenario as error:
        raise Complaint("scenario-refused", exit_code=REFUSED, path=str(folder), reason=str(error)) from None
    changed = {name: content for name, content in after.items() if content != files.get(name)}
    if not changed:
        click.echo(speech.say("scenario-current", path=str(folder)))
        return
    for name, content in changed.items():
        old, new = (one.decode(errors="replace").splitlines() for one in (files.get(name, b""), content))
        click.echo("\n".join(unified_diff(old, new, name, name, lineterm="")))
    if wanted:
        if not folder.is_dir():
            raise Complaint("scenario-no-folder", path=str(folder))
        for name, content in changed.items():
            (folder / name).write_bytes(content)
    click.echo(speech.say("scenario-migrated" if wanted else "scenario-would-migrate", path=str(folder)))


# -- play ------------------------------------------------------------------------------------------------------------


@scenario.command(cls=SpokenCommand, called="scenario-play")
@click.argument("folder", type=str, metavar="FOLDER|ZIP|NAME")
@click.option("--terminal", cls=SpokenOption, says="scenario-option-terminal", is_flag=True)
@click.option("--from", "point", cls=SpokenOption, says="scenario-option-from", default="", metavar="POINT")
@click.option("--players", cls=SpokenOption, says="cli-option-players", type=WholeNumber(1))
@click.option("--seat", "seats", cls=SpokenOption, says="cli-option-seat", multiple=True, metavar="N=WHO")
@click.option("--seed", cls=SpokenOption, says="cli-option-seed", metavar="SEED")
@click.option("--port", cls=SpokenOption, says="serve-option-port", type=WholeNumber(), default=PORT)
@of_game
@language
def play(
    folder: str, terminal: bool, point: str, players: int | None, seats: tuple[str, ...], seed: str | None, port: int,
    wished: str | None, lang: str,
) -> None:  # fmt: skip
    """Play a scenario that is being written, from its beginning or from a point in it."""
    game, scenarios = _game(wished)
    name = _playable(game, scenarios, folder, point)
    try:
        setting = game.setting(players, {scenarios.option: name})
    except BadSetting as error:
        raise Complaint("cli-wrong", exit_code=REFUSED, reason=str(error)) from None
    if terminal:
        _in_terminal(game, {scenarios.option: name}, setting.players, seats, seed, lang)
    else:
        _in_browser(game, {scenarios.option: name}, setting.players, seats, seed, port, lang)


def _playable(game: Game, scenarios: Scenarios, folder: str, point: str) -> str:
    """The name of what shall be played: a folder is kept for a while, so that other processes find it too."""
    path = Path(folder)
    if not path.exists():
        known = Name.read(folder)
        if known is None or (known.key not in scenarios.shipped() and shelf.find(game.id, known) is None):
            raise Complaint("cli-no-file", path=folder)
        return f"{folder}#{point}" if point else folder
    files = _read(path)
    if grave := [one for one in scenarios.check(files) if one.grave]:
        raise Complaint("scenario-wrong", exit_code=REFUSED, count=len(grave), first=str(grave[0]))
    name = shelf.keep_draft(game.id, scenarios.headline(files)[0], files)
    return f"{name}#{point}" if point else name


def _in_terminal(
    game: Game, options: dict[str, Any], players: int, seats: Sequence[str], seed: str | None, lang: str
) -> None:
    from .play import at_table
    from .table.seating import read_seats
    from .table.session import Session

    match = Match.new(game, players=players, options=options, seed=seed)
    at_table(Session(match, read_seats(players, seats)), lang, plain=False)


def _in_browser(
    game: Game, options: dict[str, Any], players: int, seats: Sequence[str], seed: str | None, port: int, lang: str
) -> None:
    from .table.seating import read_seats

    missing_packages(EXTRA)
    from koszmar.server.logs import start_logs
    from koszmar.server.running import run
    from koszmar.server.settings import Settings

    if is_taken("127.0.0.1", port):
        raise Complaint("serve-port-taken", exit_code=1, port=str(port), address=f"http://127.0.0.1:{port}/")
    wish = {
        "game": game.id, "players": players, "options": options, "seats": list(read_seats(players, seats)),
        "private": True, "seed": seed,
    }  # fmt: skip
    address, speech = f"http://127.0.0.1:{port}/", Speech(None, lang)

    def lay() -> None:
        if not wait_for("127.0.0.1", port):
            return
        body = json.dumps(wish).encode()
        request = urllib.request.Request(f"{address}api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        keys = [key for key in (*made["seats"], made["owner"]) if key]
        link = f"{address}#table={made['code']}&key={keys[0]}"
        click.echo(speech.say("scenario-at", address=link))
        open_page(link, lambda: click.echo(speech.say("serve-open-yourself")))

    start_logs()
    Thread(target=lay, daemon=True).start()
    run(Settings(), "127.0.0.1", port)


# -- installing ------------------------------------------------------------------------------------------------------


@scenario.command(cls=SpokenCommand, called="scenario-install")
@click.argument("folder", type=PATH, metavar="FOLDER|ZIP")
@of_game
@language
def install(folder: Path, wished: str | None, lang: str) -> None:
    """Install a scenario that somebody else wrote."""
    game, scenarios = _game(wished)
    speech = Speech(None, lang)
    name, found = checked_and_installed(game, scenarios, _read(folder))
    if not name:
        write_complaints([one for one in found if one.grave], folder, speech, Console(highlight=False, stderr=True))
        raise Complaint("scenario-not-installed", exit_code=REFUSED, path=str(folder))
    click.echo(speech.say("scenario-installed", name=name))


def install_all(folder: Path, speech: Speech) -> None:
    """Install everything in a folder that an operator names; what cannot be played is told, and left out."""
    if not folder.is_dir():
        raise Complaint("cli-no-file", path=str(folder))
    game, scenarios = _game(None)
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or not (path.is_dir() or path.suffix == ".zip"):
            continue
        try:
            name, found = checked_and_installed(game, scenarios, shelf.read(path))
        except NotAScenario as error:
            name, found = "", [Wrong(where="", problem=str(error))]
        reason = "" if name else str(next(one for one in found if one.grave))
        said = "scenario-installed" if name else "scenario-left-out"
        click.echo(speech.say(said, name=name, path=str(path), reason=reason))


def checked_and_installed(game: Game, scenarios: Scenarios, files: dict[str, bytes]) -> tuple[str, list[Wrong]]:
    """Install a scenario unless something is gravely wrong with it; its name if it was, and what is wrong."""
    found = scenarios.check(files)
    if any(one.grave for one in found):
        return "", found
    key, _ = scenarios.headline(files)
    if key in scenarios.shipped():
        wrong = Wrong(
            where="scenario", problem=f"{key!r} is the key of one that comes with the game", cure="another key"
        )
        return "", [wrong]
    return shelf.install(game.id, key, files), found


@scenario.command("list", cls=SpokenCommand, called="scenario-list")
@of_game
@language
def list_all(wished: str | None, lang: str) -> None:
    """List the scenarios that there are."""
    game, scenarios = _game(wished)
    for key, files in scenarios.shipped().items():
        click.echo(f"{key}  {scenarios.headline(files())[1].title[lang]}")
    for name, path in shelf.installed(game.id).items():
        click.echo(f"{name}  {scenarios.headline(shelf.read_folder(path))[1].title[lang]}")


@scenario.command(cls=SpokenCommand, called="scenario-remove")
@click.argument("name", type=str, metavar="NAME")
@of_game
@language
def remove(name: str, wished: str | None, lang: str) -> None:
    """Remove an installed scenario."""
    game, _ = _game(wished)
    there = shelf.installed(game.id)
    alike = [one for one in there if name in (one, one.partition("@")[0])]
    if not alike:
        raise Complaint("cli-not-one-of", name="NAME", value=name, words=", ".join(there))
    for one in alike:
        shelf.uninstall(game.id, one)
        click.echo(Speech(None, lang).say("scenario-removed", name=one))
