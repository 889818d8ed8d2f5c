"""The text view: the whole table in words, in reading order. What it cannot say does not exist for the player.

It is made from the same view as every picture: for plain terminals, screen readers, log files, machine players.
"""

from __future__ import annotations

from collections.abc import Iterator

from .chart import badge_text, board_lines, roll_text, stat_text, ways_text
from .view import Announcement, Block, Book, Card, Choice, Panel, Passage, Puzzle, Question, Track, View, Zone
from .words import Words

SIGN = 3
"""A label shorter than this is a number or a sign: a track of such steps is one line."""


def text_view(view: View, words: Words) -> str:
    """The table as plain text."""
    return "\n".join(_lines(view, words)).rstrip() + "\n"


def _lines(view: View, words: Words) -> Iterator[str]:
    yield words.say(view.status)
    yield from (_passage(aim, words) for aim in view.aims)
    for announcement in view.announcements:
        yield ""
        yield from announcement_lines(announcement, words)
    for board in view.boards:
        yield ""
        yield from board_lines(board, view.seat, words)
    for roll in view.rolls:
        yield ""
        yield roll_text(roll, view, words)
    for puzzle in view.puzzles:
        yield ""
        yield from puzzle_lines(puzzle, words)
    for book in view.books:
        yield ""
        yield from _book(book, words)
    for track in view.tracks:
        yield ""
        yield from _track(track, words)
    yield ""
    for zone in view.zones:
        if zone.seat is None:
            yield from _zone(zone, words)
    for panel in view.panels:
        yield ""
        yield from _panel(panel, view, words)
    yield ""
    if view.ending:
        yield from (words.say(line) for line in (view.ending.verdict, view.ending.reason, *view.ending.fates) if line)
    if view.question:
        yield from _question(view.question, view, words)


def announcement_lines(announcement: Announcement, words: Words) -> Iterator[str]:
    """Who speaks, and what is read aloud."""
    title = words.say(announcement.title)
    yield f"{words.say(announcement.speaker)}: {title}" if announcement.speaker else title
    if announcement.folded:
        return
    yield from (f"  {_passage(passage, words)}" for passage in announcement.passages)


def puzzle_lines(puzzle: Puzzle, words: Words) -> Iterator[str]:
    """What has to be done, how many moves there are, and what lies where."""
    yield words.say(puzzle.title)
    if puzzle.goal:
        yield f"  {words.say(puzzle.goal)}"
    yield f"  {moves_text(puzzle, words)}"
    if puzzle.exit is not None:
        yield f"  {words.say('text-puzzle-exit', row=puzzle.exit + 1)}"
    for block in sorted(puzzle.blocks, key=lambda block: (block.y, block.x)):
        yield f"    {block_text(block, words)}"
    for number, guess in enumerate(puzzle.guesses, 1):
        values = ", ".join(map(words.say, guess.values))
        marks = words.say("text-puzzle-marks", right=guess.right, misplaced=guess.misplaced)
        yield f"    {words.say('text-puzzle-guess', number=number, values=values, marks=marks)}"


def moves_text(puzzle: Puzzle, words: Words) -> str:
    """How many moves were made, and how many there may be."""
    if puzzle.limit is None:
        return words.say("text-puzzle-moves", moves=puzzle.moves)
    return words.say("text-puzzle-budget", moves=puzzle.moves, limit=puzzle.limit)


def block_text(block: Block, words: Words) -> str:
    """Something on the field of a puzzle: where, what, and how it is."""
    said = words.say(
        "text-puzzle-block",
        label=block.label,
        row=block.y + 1,
        lastrow=block.y + block.height,
        column=block.x + 1,
        lastcolumn=block.x + block.width,
        rows=block.height,
        columns=block.width,
    )
    return f"{said} ({words.say('text-block-state', state=block.state)})" if block.state else said


def _book(book: Book, words: Words) -> Iterator[str]:
    yield words.say(book.title) if book.count is None else words.say("text-book", title=book.title, count=book.count)
    for page in book.pages:
        yield f"  {words.say(page.title)}"
        yield from (f"    {_passage(passage, words)}" for passage in page.passages)


def _passage(passage: Passage, words: Words) -> str:
    said = [words.say(passage.text)] if passage.text else []
    said += [words.say(f"element-{icon}") for icon in passage.icons]
    return f"{words.say(passage.heading)}: {', '.join(said)}"


def _track(track: Track, words: Words) -> Iterator[str]:
    labels = [words.say(step.label) for step in track.steps]
    if all(len(label) < SIGN and not step.cards for label, step in zip(labels, track.steps, strict=True)):
        line = " ".join(f"[{label}]" if index == track.marker else label for index, label in enumerate(labels))
        yield f"{words.say(track.title)}: {line}"
        return
    yield words.say(track.title)
    for index, step in enumerate(track.steps):
        here = "▶" if index == track.marker else " "
        yield f" {here} {words.say(step.label)}"
        for card in step.cards:
            yield f"      {card_text(card, words)}"


def _zone(zone: Zone, words: Words) -> Iterator[str]:
    size = f"{zone.count}/{zone.size}" if zone.size is not None else str(zone.count)
    long = any(card.text for card in zone.cards)
    cards = [card_text(card, words) for card in zone.cards]
    if cards and sum(card.count for card in zone.cards) < zone.count and not long:
        cards.append("…")
    if long:
        yield f"{words.say(zone.title)} ({size}):"
        yield from (f"    {card}" for card in cards)
    else:
        yield f"{words.say(zone.title)} ({size}){': ' + ', '.join(cards) if cards else ''}"


def card_text(card: Card, words: Words) -> str:
    """A card in words: how many, what, in which state, what lies on it, what it says."""
    parts = [f"{card.count}× " if card.count != 1 else "", words.say(card.title)]
    if card.text and card.pips:
        parts.append(f" [{card.pips}]")
    if card.cost:
        parts.append(f" ({words.say(card.cost)})")
    if card.state != "ready":
        parts.append(f" ({words.say(f'state-{card.state}')})")
    parts += [f", {badge_text(badge, words)}" for badge in card.badges]
    if card.text:
        parts.append(f": {words.say(card.text)}")
    return "".join(parts)


def _panel(panel: Panel, view: View, words: Words) -> Iterator[str]:
    marks = [words.say(panel.role)] if panel.role else []
    marks += [words.say("text-active")] if panel.active else []
    marks += [words.say("text-out")] if panel.out else []
    marks += [words.say("text-you")] if panel.seat == view.seat else []
    yield f"{words.say(panel.name)}{' · ' + ', '.join(marks) if marks else ''}"
    if panel.about:
        yield f"  {words.say(panel.about)}"
    yield from (f"  {stat_text(stat, words)}" for stat in panel.stats if stat.row)
    for zone in view.zones:
        if zone.id in panel.zones:
            yield from (f"  {line}" for line in _zone(zone, words))


def _question(question: Question, view: View, words: Words) -> Iterator[str]:
    yield from (_passage(passage, words) for passage in question.story)
    if question.cause:
        yield f"» {words.say(question.cause)}"
    yield words.say(question.prompt)
    for number, choice in enumerate(question.choices, 1):
        note = f" ({words.say(choice.note)})" if choice.note else ""
        if choice.preview and view.boards:
            note += f" [{ways_text(choice.preview, view.boards[0], words)}]"
        if choice.odds:
            note += f" [{odds_text(choice, words)}]"
        yield f"  {number}. {words.say(choice.label)}{note}"


def odds_text(choice: Choice, words: Words) -> str:
    """How likely what comes of an answer is."""
    return ", ".join(words.say("text-odds", of=odds.of, percent=odds.percent) for odds in choice.odds)
