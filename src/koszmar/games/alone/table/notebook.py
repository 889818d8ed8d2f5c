"""What the Hero was told, kept as a notebook, and the open values of creatures as a page to look things up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from koszmar.kernel.scene import Event
from koszmar.kernel.view import Book, Message, Page, Passage, once

from ..bestiary import KINDS, ORDINARY, Values, values_of
from ..state import Scene, pieces_of, words_in
from .phrases import narrate

ARGUMENTS = {
    "noise": ("direction",),
    "located": ("target", "distance", "level", "steps"),
    "located-level": ("target", "level"),
    "located-none": ("target",),
    "creature-leaves": ("figure", "kind", "side"),
    "creature-comes": ("figure", "kind", "wounded"),
    "killed": ("figure", "kind"),
    "tracked": ("kind", "distance", "direction"),
    "never-there": ("what", "sector"),
    "mission-done": ("mission",),
    "final-mission": ("mission",),
}
"""What is worth keeping of all that was noted, and what the words of each line are."""
LINES = 10_000
_LINES: dict[tuple[str, ...], Passage] = {}
"""Lines that were written before; those that name a sector depend on who reads them."""
PAGES = 8
"""Turns that can be leafed through, newest first."""


@once
def books(scene: Scene) -> list[Book]:
    """The Hero's notebook and the bestiary."""
    return [*_notebook(scene), _bestiary(scene)]


def _notebook(scene: Scene) -> list[Book]:
    """A page for each turn in which something was told (inform.truthful)."""
    turns: dict[str, list[tuple[str, ...]]] = {}
    for words in _newest(scene.state.notes.text):
        if words[0] not in turns and len(turns) == PAGES:
            break
        turns.setdefault(words[0], []).append(words)
    pages = [
        Page(
            f"notebook-{number}",
            Message("notebook-turn", {"turn": int(number)}),
            [_told(scene, words) for words in reversed(lines)],
        )
        for number, lines in turns.items()
    ]
    return [Book("notebook", Message("book-notebook"), pages)] if pages else []


def _newest(notes: str) -> Iterator[tuple[str, ...]]:
    """What is worth keeping, newest first."""
    for piece in reversed(pieces_of(notes)):
        for words in reversed(words_in(piece)):
            if words[1] in ARGUMENTS:
                yield words


def _told(scene: Scene, words: tuple[str, ...]) -> Passage:
    """A line of the notebook."""
    found = _LINES.get(words[1:])
    if found is None:
        _, kind, *args = words
        said = dict(zip(ARGUMENTS[kind], map(_plain, args), strict=False))
        found = Passage(Message(f"note-{kind}"), narrate(scene, Event(kind, said)))
        if "sector" not in ARGUMENTS[kind] and len(_LINES) < LINES:
            _LINES[words[1:]] = found
    return found


def _plain(word: str) -> str | int:
    return int(word) if word.isdecimal() else word


def _bestiary(scene: Scene) -> Book:
    """The values of every kind, as they are now; a boss once it is on board (creature.columns)."""
    final = scene.state.final.key if scene.state.active else ""
    bosses = {"call-for-help": "colonel", "patient-zero": "chrysalis"}
    kinds = [*ORDINARY, *([bosses[final]] if final in bosses else [])]
    return Book("bestiary", Message("book-bestiary"), [_page(scene, kind) for kind in kinds])


def _page(scene: Scene, kind: str) -> Page:
    return _written(kind, values_of(scene, kind))


@cache
def _written(kind: str, values: Values) -> Page:
    numbers = {
        "dark": values.dark,
        "lit": values.lit,
        "wound": values.to_wound,
        "kill": values.to_kill,
        "sanity": values.sanity,
        "distance": values.distance,
    }
    passages = [
        Passage(Message("bestiary-looks"), Message(f"creature-{kind}.text")),
        Passage(Message("bestiary-values"), Message("bestiary-boss" if KINDS[kind].boss else "bestiary-row", numbers)),
    ]
    if ability := KINDS[kind].ability:
        passages.append(
            Passage(Message("bestiary-kill"), Message("bestiary-ability", {"ability": Message(f"ability-{ability}")}))
        )
    return Page(f"bestiary-{kind}", Message(f"creature-{kind}"), passages)
