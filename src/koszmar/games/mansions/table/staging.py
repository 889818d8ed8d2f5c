"""What everybody has just seen: tests as dice, the voice of the app, its log with a page for each round."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

from koszmar.kernel.flow import Decision
from koszmar.kernel.view import Announcement, Book, Die, Message, Page, Passage, Roll, once

from ..app_log import entry
from ..skills import SUCCESS
from ..state import Rolled, Scene, seat_of
from .names import story, who_name
from .phrases import line
from .stakes import in_words

SEEN = 6
"""How many messages of the app lie on the table at most: the latest."""
_HEADINGS = {"says": "app-story", "event": "app-mythos", "near-miss": "app-mythos"}
_IN_THE_LOG = {**_HEADINGS, "do": "app-orders", "decides": "app-decisions"}


# -- dice ------------------------------------------------------------------------------------------------------------


def rolls(scene: Scene, decision: Decision | None) -> list[Roll]:
    """The latest tests; one that can still be changed lies on top."""
    found = [roll_view(scene, one) for one in scene.state.rolled]
    if decision is not None and decision.prompt == "dice":
        args = decision.args
        lying = Rolled(args["who"], args["skill"], args["dice"], args["difficulty"], "")
        found.append(roll_view(scene, lying, args["stakes"], over=False))
    return found


def roll_view(scene: Scene, rolled: Rolled, stakes: str = "", *, over: bool = True) -> Roll:
    """A test: the dice, how many successes it needs, what hangs on it, and whether it has them."""
    result = rolled.faces.count(SUCCESS)
    target = rolled.difficulty or None
    verdict = "success" if target and result >= target else "failure"
    return Roll(
        Message("roll-test", {"skill": Message(f"skill-{rolled.skill}")}), [_die(face) for face in rolled.faces],
        result=result, seat=seat_of(scene, rolled.who), target=target,
        stakes=in_words(stakes), verdict=verdict if over and target else "",  # type: ignore[arg-type]
    )  # fmt: skip


@cache
def _die(face: str) -> Die:
    return Die(face, Message(f"face-{face}"), "test", counts=face == SUCCESS)


# -- the app ---------------------------------------------------------------------------------------------------------


@once
def announcements(scene: Scene) -> list[Announcement]:
    """The objective, what the app has said since the last answer, and folded away the last that it said before."""
    read = scene.state.plot.read
    found = [_objective(scene), *_orders(scene)]
    said = [(place, *entry(read[place])[1:]) for place in range(max(0, len(read) - SEEN), len(read))]
    latest = {kind: place for place, _, kind, _ in said}
    for place, number, kind, args in said:
        if kind in _HEADINGS and (number == scene.number or latest[kind] == place):
            found.append(_announced(scene, place, kind, args, folded=number < scene.number))
    return found


def _announced(scene: Scene, place: int, kind: str, args: dict[str, Any], *, folded: bool) -> Announcement:
    told, heading = line(scene, kind, args), Message(_HEADINGS[kind])
    passage = Passage(heading, told) if kind == "says" else Passage(told, _text(args["event"]))
    return Announcement(f"app/{place}", heading, [passage], _SPEAKER, kind, folded=folded)


_SPEAKER = Message("app-speaker")


def _orders(scene: Scene) -> list[Announcement]:
    """In companion mode: what the group has to do on its own table since its last answer, or had to do before it."""
    read = [entry(written) for written in scene.state.plot.read]
    orders = [(number, args) for _, number, kind, args in read if kind == "do"]
    if not orders:
        return []
    last, title = orders[-1][0], Message("app-orders")
    passages = [Passage(title, line(scene, "do", args)) for number, args in orders if number == last]
    return [Announcement("orders", title, passages, _SPEAKER, "orders", folded=last < scene.number)]


@cache
def _text(event: str) -> Message:
    return Message(f"mythos-{event}.text")


def _objective(scene: Scene) -> Announcement:
    title = Message("objective")
    return Announcement("objective", title, [Passage(title, objective(scene))], _SPEAKER, "objective", folded=True)


def objective(scene: Scene) -> Message:
    """What to do, as far as it is known (objective.view, win.hidden-goal)."""
    plot = scene.state.plot
    return story(scene, plot.objective) if plot.objective else Message("objective-hidden")


# -- the log ---------------------------------------------------------------------------------------------------------


@once
def log(scene: Scene) -> list[Book]:
    """The message log, a page for each round (log.pages, log.content, monster-menu.panel)."""
    read = [entry(written) for written in scene.state.plot.read]
    pages = []
    for number, entries in groupby(read, key=lambda one: one[0]):
        passages = [
            Passage(Message(_IN_THE_LOG.get(kind, "app-monsters")), line(scene, kind, args))
            for _, _, kind, args in entries
        ]
        pages.append(Page(f"log/{number}", Message("app-page", {"round": number}), passages))
    return [Book("log", Message("app-title"), pages)] if pages else []


@once
def notes(scene: Scene) -> list[Book]:
    """What the app has told this player alone, a page for each investigator (app.keeps-secrets).

    Whoever may not read them sees none: they are not in what that seat knows.
    """
    pages = [
        Page(f"notes/{who}", who_name(scene.state, who), [
            Passage(Message("app-note", {"number": number}), story(scene, text))
            for number, text in enumerate(one.notes, 1)
        ])
        for who, one in enumerate(scene.state.investigators) if one.notes
    ]  # fmt: skip
    return [Book("notes", Message("app-notes"), pages)] if pages else []
