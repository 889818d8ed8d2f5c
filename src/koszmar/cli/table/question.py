"""The question: who is asked, what, and the numbered options, those of a kind together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koszmar.kernel.view import Choice, Question, View

from .cards import Brush

LONG = 46
"""An option longer than this stands in a line of its own."""


def touched(question: Question | None) -> dict[str, list[int]]:
    """Which things on the table answer the question, and with which option."""
    found: dict[str, list[int]] = {}
    for number, choice in enumerate(question.choices if question else (), 1):
        for id in choice.touches:
            found.setdefault(id, []).append(number)
    return found


def question(view: View, brush: Brush, width: int, size: int) -> RenderableType:
    """The question and its options."""
    asked = view.question
    assert asked is not None
    prompt = Text(brush.speech.say(asked.prompt), f"bold {brush.theme.light}")
    if asked.cause:
        prompt = Text(f"{brush.speech.say(asked.cause)} · ", brush.theme.light).append_text(prompt)
    if prompt.cell_len > width - 6:
        heading: list[RenderableType] = [Rule(style=brush.theme.light, characters="━"), prompt]
    else:
        heading = [Rule(prompt, style=brush.theme.light, align="left", characters="━")]
    return Group(*heading, *options(asked.choices, brush, width, size))


def options(choices: Sequence[Choice], brush: Brush, width: int, size: int) -> Iterable[RenderableType]:
    """The options in columns; long ones one below another, in one line each if there is little room."""
    lines = [option(number, choice, brush) for number, choice in enumerate(choices, 1)]
    for is_long, some in groupby(lines, lambda line: line.cell_len > LONG):
        together = list(some)
        yield _long(together, size) if is_long else _columns(together, width)


def option(number: int, choice: Choice, brush: Brush) -> Text:
    """One option: its number, what it is called, what it costs or brings."""
    line = Text(f"{number:>2} ", f"bold {brush.theme.light}")
    line.append(brush.speech.say(choice.label), "default not bold")
    if choice.note:
        line.append("  ").append_text(brush.price(choice.note))
    return line


def _long(lines: list[Text], size: int) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(width=3)
    grid.add_column(ratio=1, no_wrap=size == 1, overflow="ellipsis")
    for line in lines:
        grid.add_row(line[:3], line[3:])
    return grid


def _columns(lines: list[Text], width: int) -> Table:
    """Options down the columns, as many columns as fit."""
    widest = max(line.cell_len for line in lines) + 3
    across = max(1, min(width // widest, len(lines)))
    down = -(-len(lines) // across)
    grid = Table.grid(padding=(0, 3))
    for row in range(down):
        grid.add_row(*lines[row::down])
    return grid
