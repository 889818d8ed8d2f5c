"""The question: who is asked, what, and the numbered options, those of a kind together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koszmar.kernel.chart import ways_text
from koszmar.kernel.text import odds_text
from koszmar.kernel.view import Board, Choice, Question, View

from .cards import Brush
from .flow import styled

LONG = 48
"""Characters; an option longer than this, and than half the screen, gets a line to itself."""
GAP = 3
MARGIN = 6
SIGNS = 8
"""Characters; a price shorter than this is shown even where there is little room."""


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
    light = brush.theme.light
    cause = styled(brush.speech.say(asked.cause) if asked.cause else "", f"italic {light}")
    prompt = styled(brush.speech.say(asked.prompt), f"bold {light}")
    inline = Text(" · ").join(part for part in (cause, prompt) if part)
    heading: list[RenderableType] = [Rule(style=light, characters="━"), cause, prompt]
    if inline.cell_len <= width - MARGIN:
        heading = [Rule(inline, style=light, align="left", characters="━")]
    elif prompt.cell_len <= width - MARGIN:
        heading = [Rule(prompt, style=light, align="left", characters="━"), cause]
    return Group(*(part for part in heading if part), *options(asked.choices, brush, width, size, view.boards))


def options(
    choices: Sequence[Choice], brush: Brush, width: int, size: int, boards: Sequence[Board] = ()
) -> Iterable[RenderableType]:
    """The options in columns; long ones one below another.

    With little room (0) what an option costs is left out unless signs say it; with some (1) long ones are cut.
    """
    lines = [option(number, choice, brush, size, boards) for number, choice in enumerate(choices, 1)]
    for is_long, some in groupby(lines, lambda line: line.cell_len > max(LONG, width // 2 - GAP)):
        together = list(some)
        yield _long(together, size) if is_long else _columns(together, width)


def option(number: int, choice: Choice, brush: Brush, size: int, boards: Sequence[Board] = ()) -> Text:
    """One option: its number, what it is called, where the doors of a tile would lead, what it costs or brings."""
    line = styled(f"{number:>2} ", f"bold {brush.theme.light}")
    line.append(brush.speech.say(choice.label))
    if choice.preview and boards:
        line.append(f"  {ways_text(choice.preview, boards[0], brush.speech)}", "dim")
    if choice.odds:
        line.append(f"  {odds_text(choice, brush.speech)}", brush.theme.light)
    price = brush.price(choice.note) if choice.note else Text()
    return line.append("  ").append_text(price) if price and (size or price.cell_len < SIGNS) else line


def _long(lines: list[Text], size: int) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(width=3)
    grid.add_column(ratio=1, no_wrap=size < 2, overflow="ellipsis")
    for line in lines:
        grid.add_row(line[:3], line[3:])
    return grid


def _columns(lines: list[Text], width: int) -> Table:
    """Options down the columns, as many columns as fit."""
    down = next(down for down in range(1, len(lines) + 1) if down == len(lines) or _fits(lines, down, width))
    grid = Table.grid(padding=(0, GAP))
    for row in range(down):
        grid.add_row(*lines[row::down])
    return grid


def _fits(lines: list[Text], down: int, width: int) -> bool:
    columns = [lines[first : first + down] for first in range(0, len(lines), down)]
    return sum(max(line.cell_len for line in column) + GAP for column in columns) <= width + GAP
