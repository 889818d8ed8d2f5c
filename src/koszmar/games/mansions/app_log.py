"""The app's message log: what it has shown, kept with the round (Message Log).

(log.content, log.open, log.pages)
"""

from __future__ import annotations

from typing import Any

from .state import Scene

KEPT = {
    "says": ("text",),
    "event": ("event",),
    "near-miss": ("event",),
    "activates": ("monster", "text"),
    "attacks": ("monster", "who"),
    "evades": ("who", "monster", "text"),
    "horror-check": ("who", "monster", "text"),
    "attack": ("who", "monster", "weapon", "text"),
    "decides": ("who", "choice"),
    "do": ("what", "who", "number", "thing", "at"),
}
"""Kinds of events that stand in the log, with their arguments in order."""
NUMBERS = ("who", "text", "number")


def show(scene: Scene, kind: str, /, **args: Any) -> None:
    """Tell what happens, and keep it in the log."""
    scene.tell(kind, **args)
    words = [str(args[name]) for name in KEPT[kind]]
    scene.state.plot.read.append(" ".join([str(scene.state.round), str(scene.number), kind, *words]))


def decided(scene: Scene, who: int, choice: str) -> None:
    """Keep what was answered when the story asked: by one investigator, or together (log.content)."""
    show(scene, "decides", who=who, choice=choice)


def entry(written: str) -> tuple[int, int, str, dict[str, Any]]:
    """An entry of the log: its round, how many answers were given before it, its kind and its arguments.

    >>> entry("2 31 evades 0 ghost-1 4")
    (2, 31, 'evades', {'who': 0, 'monster': 'ghost-1', 'text': 4})
    """
    number, answers, kind, *words = written.split(" ")
    args: dict[str, Any] = dict(zip(KEPT[kind], words, strict=True))
    for name in NUMBERS:
        if name in args and args[name].lstrip("-").isdecimal():
            args[name] = int(args[name])
    return int(number), int(answers), kind, args
