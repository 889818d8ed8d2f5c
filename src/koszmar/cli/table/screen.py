"""Where the table appears: drawn on a terminal, or as plain text for screen readers and pipes."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Protocol

import click
from rich.console import Console, Group
from rich.panel import Panel as Frame
from rich.text import Text

from koszmar.kernel.chart import board_lines
from koszmar.kernel.text import text_view
from koszmar.kernel.view import View

from ..speech import Speech
from .cards import Brush
from .draw import draw
from .journal import Story
from .map import ALL, maps
from .question import touched
from .theme import theme_of

CARD_WIDTH = 72


class Screen(Protocol):
    """What the loop needs of a screen."""

    def table(self, view: View, speech: Speech, story: Story) -> None:
        """The table, what happened since, and the question."""

    def pages(self, view: View, speech: Speech, story: Story) -> list[list[str]]:
        """What happened, in pages, if it has to be told before the table is shown."""

    def maps(self, view: View, speech: Speech) -> None:
        """Every board, all of it, however much room that takes."""

    def say(self, *lines: Text | str) -> None:
        """A few lines of talk."""

    def card(self, lines: Sequence[Text]) -> None:
        """One thing, seen closely."""

    def clear(self) -> None:
        """Nothing to be seen any more."""


class DrawnScreen:
    """A terminal with colours."""

    def __init__(self, *, clears: bool = True) -> None:
        self.console = Console(highlight=False)
        self.clears = clears

    def table(self, view: View, speech: Speech, story: Story) -> None:
        """The whole table, drawn on an empty screen."""
        drawn, _ = draw(view, speech, story, self.console)
        self.clear()
        self.console.print(drawn)

    def pages(self, view: View, speech: Speech, story: Story) -> list[list[str]]:
        """What happened in pages, if the table has no room for all of it."""
        _, shown = draw(view, speech, story, self.console)
        if len(story.new) <= shown:
            return []
        pages: list[list[str]] = [[]]
        room = self.console.height - 2
        for line in story.new:
            needed = -(-(len(line) + 2) // self.console.width)
            if room < needed:
                pages.append([])
                room = self.console.height - 2
            pages[-1].append(line)
            room -= needed
        return pages

    def maps(self, view: View, speech: Speech) -> None:
        """Every area as a map."""
        brush = Brush(speech, theme_of(view.game), touched(view.question))
        for part in maps(view, brush, ALL, self.console.width):
            self.console.print(part)

    def say(self, *lines: Text | str) -> None:
        """Lines, wrapped at the edge of the screen."""
        for line in lines:
            self.console.print(Text(line) if isinstance(line, str) else line)

    def card(self, lines: Sequence[Text]) -> None:
        """A card in a frame."""
        title, *rest = lines
        width = min(CARD_WIDTH, self.console.width)
        self.console.print(Frame(Group(*rest), title=title, title_align="left", width=width, border_style="dim"))

    def clear(self) -> None:
        """An empty screen."""
        if self.clears:
            self.console.clear()


class PlainScreen:
    """Text in reading order. The whole table is told when the turn or the phase has changed, else only what is new."""

    def __init__(self) -> None:
        self._told = ""

    def table(self, view: View, speech: Speech, story: Story) -> None:
        """What happened, then the table or only the question."""
        for line in story.new:
            click.echo(f"· {line}")
        status = f"{speech.lang} {view.seat} {speech.say(view.status)}"
        if status != self._told or view.ending:
            self._told = status
            click.echo("\n" + text_view(view, speech))
        else:
            click.echo("\n".join(question_lines(view, speech)))

    def pages(self, view: View, speech: Speech, story: Story) -> list[list[str]]:
        """There is always room."""
        return []

    def maps(self, view: View, speech: Speech) -> None:
        """Every area in words."""
        for board in view.boards:
            click.echo("\n".join(board_lines(board, view.seat, speech)))

    def say(self, *lines: Text | str) -> None:
        """Lines as they are."""
        for line in lines:
            click.echo(line if isinstance(line, str) else line.plain)

    def card(self, lines: Sequence[Text]) -> None:
        """A card as lines."""
        self.say(*lines)

    def clear(self) -> None:
        """Enough empty lines to hide what stood there."""
        click.echo("\n" * shutil.get_terminal_size().lines)


def question_lines(view: View, speech: Speech) -> list[str]:
    """The question as the text view writes it."""
    bare = View(game=view.game, seat=view.seat, status=view.status, question=view.question)
    return text_view(bare, speech).strip().splitlines()[1:]
