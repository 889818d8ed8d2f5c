"""The text view: the whole table in words, in reading order. What it cannot say does not exist for the player.

It is made from the same view as every picture: for plain terminals, screen readers, log files, machine players.
"""

from __future__ import annotations

from collections.abc import Iterator

from .chart import board_lines, roll_text, stat_text, ways_text
from .view import Book, Card, Panel, Passage, Question, Track, View, Zone
from .words import Words

SIGN = 3
"""A label shorter than this is a number or a sign: a track of such steps is one line."""


def text_view(view: View, words: Words) -> str:
    """The table as plain text."""
    return "\n".join(_lines(view, words)).rstrip() + "\n"


def _lines(view: View, words: Words) -> Iterator[str]:
    yield words.say(view.status)
    for board in view.boards:
        yield ""
        yield from board_lines(board, view.seat, words)
    for roll in view.rolls:
        yield ""
        yield roll_text(roll, view, words)
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
        yield from (words.say(line) for line in (view.ending.verdict, view.ending.reason) if line)
    if view.question:
        yield from _question(view.question, view, words)


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
    steps = [words.say(space.label) for space in track.spaces]
    if all(len(step) < SIGN and not space.cards for step, space in zip(steps, track.spaces, strict=True)):
        line = " ".join(f"[{step}]" if index == track.marker else step for index, step in enumerate(steps))
        yield f"{words.say(track.title)}: {line}"
        return
    yield words.say(track.title)
    for index, space in enumerate(track.spaces):
        here = "▶" if index == track.marker else " "
        yield f" {here} {words.say(space.label)}"
        for card in space.cards:
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
    parts += [f" +{badge.count} {words.say(badge.label)}" for badge in card.badges]
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
        yield f"  {number}. {words.say(choice.label)}{note}"
