"""The run loop: it carries out the rules, step after step, up to the next question."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Protocol

from msgspec.structs import replace

from .flow import Answer, Decision, Flow, Key
from .game import Game
from .scene import Curtain, Result, Scene


class Listener(Protocol):
    """Whoever wants to know when a step begins: the past, which takes snapshots."""

    def step_begins(self, run: Run) -> None:
        """The state alone says everything now; nothing of the step has happened."""


class Run:
    """A match in progress: the scene, the step being carried out, and the question it waits for."""

    __slots__ = (
        "_flow", "_given", "_step", "_step_begins", "decision", "result", "revealed", "scene", "step",
    )  # fmt: skip

    def __init__(self, scene: Scene[Any], game: Game, listener: Listener) -> None:
        self.scene = scene
        self._step = game.rules.step
        self._step_begins = listener.step_begins
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.step = 0
        """The number of the step, from 1."""
        self.revealed = 0
        """After how many answers something was last revealed: chance was used, or something hidden was seen."""
        self._flow: Generator[Decision | None, Any, None] | None = None
        self._given: dict[int, Any] = {}
        """The answers to a question that is put to several seats at the same time."""

    def start(self, step: int) -> None:
        """Begin with a step, from the state as it stands, and go on to the first question."""
        self.decision = self.result = None
        self._given = {}
        self.step = step - 1
        self._flow = _in_steps(self.scene, self._step)
        self._go_on(None)

    def answer(self, seat: int | None, key: Key) -> None:
        """Give an answer to the question, which must offer it, and go on to the next question.

        The seat is None if only one is asked.
        """
        self.scene.number += 1
        if seat is None:
            self._go_on(key)
            return
        decision = self.decision
        assert decision is not None
        if decision.answered_by == "any":
            self._go_on(Answer(seat, key))
        else:
            self._collect(decision, seat, key)

    def _collect(self, decision: Decision, seat: int, key: Key) -> None:
        """One of several answers that are given at the same time: the rules hear of it when all are there."""
        assert decision.each is not None
        self._given[seat] = key
        left = tuple(other for other in decision.seats if other != seat)
        if left:
            each = {other: decision.each[other] for other in left}
            self.decision = replace(decision, seats=left, options=each[left[0]], each=each)
            return
        answers, self._given = self._given, {}
        self._go_on(dict(sorted(answers.items())))

    def _go_on(self, answer: Any) -> None:
        """Carry out the rules until they ask a real question, or the match ends."""
        scene, flow = self.scene, self._flow
        assert flow is not None
        try:
            while True:
                decision = flow.send(answer)
                if decision is None:
                    if scene.revealed or scene.chance.used:
                        self._note_revelation()
                    self.step += 1
                    self._step_begins(self)
                    scene.chance.begin(self.step)
                    if scene.causes or scene.shown:  # left by a dropped flow, or known only until the step was over
                        scene.causes, scene.shown = [], []
                    answer = None
                    continue
                options = decision.options
                if len(options) == 1 and not decision.pause:
                    answer = options[0] if decision.answered_by == "one" else Answer(decision.seats[0], options[0])
                    continue
                if not options:
                    raise RuntimeError(f"{decision.prompt!r} (rule {decision.rule}) offers nothing")
                self.decision = decision
                break
        except Curtain as curtain:
            self.decision, self.result, self._flow = None, curtain.result, None
        if scene.revealed or scene.chance.used:
            self._note_revelation()

    def _note_revelation(self) -> None:
        self.revealed = self.scene.number
        self.scene.revealed = self.scene.chance.used = False


def _in_steps(scene: Scene[Any], step: Callable[[Scene[Any]], Flow[None]]) -> Generator[Decision | None, Any, None]:
    """Step after step in one generator, None before each of them: cheaper than a generator that ends for each."""
    while True:
        yield None
        yield from step(scene)
