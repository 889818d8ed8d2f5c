"""A progress bar on the standard error, with the time left; nothing at all where nobody could see it move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar; call what you are given with every bit of progress."""
    with bar(Console(stderr=True)) as shown:
        task = shown.add_task(title, total=total)
        yield lambda done: shown.advance(task, done)


def bar(console: Console) -> Progress:
    """The bar itself; how long it still takes is told by matches of the last hour, since one may take minutes."""
    columns = (TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeElapsedColumn(),
               TextColumn("→"), TimeRemainingColumn())  # fmt: skip
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal,
                    speed_estimate_period=3600)  # fmt: skip
