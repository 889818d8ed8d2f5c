"""What is read and rolled: dice on the table, stories, the voice of the game, and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.text import Text

from koszmar.kernel.chart import die_text, roll_terms
from koszmar.kernel.text import moves_text
from koszmar.kernel.view import Announcement, Block, Passage, Puzzle, Roll, View

from .canvas import Canvas
from .cards import Brush
from .flow import Flow, styled

CELL = (7, 2)
"""Columns and rows of a cell of a puzzle."""
BLOCKS = {"right": "bold", "key": "bold", "fixed": "dim", "": ""}


def rolls(view: View, brush: Brush) -> Iterator[RenderableType]:
    """Every roll: whose it is, the dice, what is added, what comes of it."""
    for roll in view.rolls:
        yield Flow(_roll(roll, brush), _roll_title(roll, view, brush), gap=" ")


def _roll_title(roll: Roll, view: View, brush: Brush) -> Text:
    who = next((panel.name for panel in view.panels if panel.seat == roll.seat), None)
    title = styled(f"{brush.speech.say(who)} · " if who else "", "bold")
    return title.append(f"{brush.speech.say(roll.title)}  ", "dim")


def _roll(roll: Roll, brush: Brush) -> Iterator[Text]:
    light = f"bold {brush.theme.light}"
    for die in roll.dice:
        counts = not isinstance(die, int) and die.counts
        chip = styled(f"▏{die_text(die, brush.speech)}▕", light if counts else "bold")
        yield chip if isinstance(die, int) else brush.with_number(die.id, chip)
    if roll.bonus:
        yield styled(f"{'+' if roll.bonus > 0 else '−'} {abs(roll.bonus)}", "bold")
    if roll.result is not None:
        yield styled(f"= {roll.result}", light)
    yield from (styled(term, "dim") for term in roll_terms(roll, brush.speech))


def story(passages: Sequence[Passage], brush: Brush) -> Iterator[RenderableType]:
    """What is read aloud before an answer."""
    if passages:
        title = brush.speech.say(passages[0].heading)
        yield _framed(title, _read(passages, brush), brush)


def announcements(said: Iterable[Announcement], brush: Brush) -> Iterator[RenderableType]:
    """What the voice of the game says."""
    for one in said:
        title = brush.speech.say(one.title)
        speaker = f"{brush.speech.say(one.speaker)}: " if one.speaker else ""
        if one.folded:
            yield styled(speaker, "dim").append(title, "bold")
            continue
        yield _framed(speaker + title, _read(one.passages, brush), brush)


def _read(passages: Sequence[Passage], brush: Brush) -> Iterator[Text]:
    """The first heading is the title of the whole."""
    for index, passage in enumerate(passages):
        if index:
            yield styled(brush.speech.say(passage.heading), f"bold {brush.theme.light}")
        if passage.text:
            yield Text(brush.speech.say(passage.text))


def _framed(title: str, inside: Iterable[RenderableType], brush: Brush) -> RenderableType:
    heading = styled(title, f"bold {brush.theme.light}")
    return Frame(Group(*inside), title=heading, title_align="left", border_style=brush.theme.light, box=ROUNDED)


# -- puzzles -----------------------------------------------------------------------------------------------------------


def puzzles(view: View, brush: Brush) -> Iterator[RenderableType]:
    """Every puzzle: what to do, the moves that are left, the field, the attempts so far."""
    for puzzle in view.puzzles:
        heading = styled(f"{brush.speech.say(puzzle.title)}  ", f"bold {brush.theme.light}")
        yield heading.append(moves_text(puzzle, brush.speech), "dim")
        if puzzle.goal:
            yield styled(brush.speech.say(puzzle.goal), "italic")
        yield from _field(puzzle, brush)
        for guess in puzzle.guesses:
            values = "  ".join(map(brush.speech.say, guess.values))
            yield styled(f"  {values}   ", "").append("●" * guess.right + "○" * guess.misplaced, brush.theme.light)


def _field(puzzle: Puzzle, brush: Brush) -> list[Text]:
    across, down = CELL
    if puzzle.kind == "code":
        across = max(across, 2 + max((len(brush.speech.say(block.label)) for block in puzzle.blocks), default=0))
    canvas = Canvas(puzzle.columns * across + 2, puzzle.rows * down + 1)
    canvas.box(0, 0, puzzle.columns * across, puzzle.rows * down, f"dim {brush.theme.frame}")
    for block in puzzle.blocks:
        _block(canvas, block, across, down, brush)
    if puzzle.exit is not None:
        canvas.write(puzzle.columns * across, puzzle.exit * down + 1, "▸", f"bold {brush.theme.light}")
    return canvas.rows()


def _block(canvas: Canvas, block: Block, across: int, down: int, brush: Brush) -> None:
    left, top = block.x * across, block.y * down
    right, bottom = left + block.width * across, top + block.height * down
    style = brush.theme.light if block.id in brush.touched else brush.theme.frame
    canvas.box(left, top, right, bottom, style)
    name = str(block.fragment + 1) if block.fragment is not None else brush.speech.say(block.label)
    canvas.write(left + 1, top + 1, name, BLOCKS[block.state], right - left - 1)
