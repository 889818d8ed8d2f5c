"""What the commands of the arena share: where matches are played, where their rows are kept, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import click
import msgspec

from koszmar.arena import Plan, Report
from koszmar.arena.balance import Balance, Sweep
from koszmar.arena.charts import Chart, NoCharts
from koszmar.arena.cluster import NoCluster
from koszmar.arena.rows import SUFFIXES, Row, Table, Unusable
from koszmar.arena.tournament import Standings
from koszmar.bots import BOTS, is_bot
from koszmar.kernel.game import Game

from .command import SpokenOption, WholeNumber
from .complaints import REFUSED, Complaint
from .files import write

INTERRUPTED = 130


def where_and_kept(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command ``--deal``, ``--workers``, ``--ray``, ``--save`` and ``--resume``."""
    for option in (
        click.option("--resume", cls=SpokenOption, says="arena-option-resume", is_flag=True),
        click.option("--save", cls=SpokenOption, says="arena-option-save",
                     type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.jsonl|FILE.parquet"),
        click.option("--ray", cls=SpokenOption, says="arena-option-ray", metavar="auto|ADDRESS"),
        click.option("--workers", cls=SpokenOption, says="arena-option-workers", type=WholeNumber()),
        click.option("--deal", cls=SpokenOption, says="arena-option-deal", is_flag=True),
    ):  # fmt: skip
        command = option(command)
    return command


def opened(path: Path | None, resume: bool) -> Table | None:
    """The table that rows are kept in, if anybody wants one; one that is there is gone on with, or not touched."""
    if path is None:
        if resume:
            raise Complaint("arena-resume-what")
        return None
    if path.suffix not in SUFFIXES:
        raise Complaint("arena-save-where", path=str(path), suffixes=", ".join(SUFFIXES))
    check_place(path)
    table = Table(path)
    if table.exists and not resume:
        raise Complaint("arena-save-there", path=str(path))
    return table


def rows_in(table: Table | None, game: Game) -> list[Row]:
    """What has been played before."""
    return table.read(game.id) if table and table.exists else []


@contextmanager
def played_somewhere() -> Iterator[None]:
    """Whatever happens to processes, clusters and files is one sentence."""
    try:
        yield
    except BrokenProcessPool as error:
        raise Complaint("arena-worker-lost", exit_code=REFUSED, reason=str(error)) from None
    except NoCluster as error:
        raise Complaint("arena-no-cluster", exit_code=REFUSED, reason=str(error)) from None
    except (Unusable, NoCharts) as error:
        raise Complaint("cli-wrong", exit_code=REFUSED, reason=str(error)) from None
    except OSError as error:
        raise _no_place(error, error.filename) from None


def check_place(path: Path) -> None:
    """Complain about a file that cannot be written before anything is played for it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise _no_place(error, path) from None


def _no_place(error: OSError, path: object) -> Complaint:
    return Complaint("cli-no-place", exit_code=REFUSED, path=str(path), reason=error.strerror or str(error))


def checked_bots(flag: str, names: list[str]) -> None:
    """Refuse the first name that is no bot's."""
    for name in names:
        if not is_bot(name):
            raise Complaint("cli-not-one-of", name=flag, value=name, words=", ".join(BOTS))


def flags_of(set_up: Plan | Sweep) -> Iterator[str]:
    """What was chosen before a match, as the command line writes it."""
    for flag, chosen in (("--option", set_up.options), ("--ruling", set_up.rulings), ("--set", set_up.parameters)):
        for name, value in chosen.items():
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            yield from (flag, f"{name}={text}")
    if set_up.dealt:
        yield "--deal"


def write_page(out: Path, html: str, charts: list[Chart], png: bool) -> None:
    """A report; with ``png`` also every plot of it, in a folder beside the page."""
    out.parent.mkdir(parents=True, exist_ok=True)
    write(out, html)
    if png:
        folder = out.with_name(f"{out.stem}-png")
        folder.mkdir(exist_ok=True)
        for chart in charts:
            (folder / f"{chart.name}.png").write_bytes(chart.png())


def exit_code(report: Report | Balance | Standings) -> int:
    """Whether somebody stopped it, or a match failed."""
    return INTERRUPTED if report.interrupted else REFUSED if report.errors else 0
