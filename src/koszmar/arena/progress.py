"""A progress bar on the standard error, with the time left; nothing at all where nobody could see it move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar; call what you are given with every bit of progress."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeElapsedColumn(),
               TextColumn("→"), TimeRemainingColumn())  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
