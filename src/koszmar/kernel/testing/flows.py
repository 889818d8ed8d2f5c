"""Playing a single flow by hand, without a match around it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ..flow import Decision, Flow, notation


def play(flow: Flow[Any] | None, *answers: Any) -> Any:
    """Run a flow to its end; questions with one option answer themselves, the others get these answers in order."""
    if not isinstance(flow, Generator):
        return flow
    left = list(answers)
    answer: Any = None
    while True:
        try:
            decision: Decision = flow.send(answer)
        except StopIteration as end:
            assert not left, f"nobody asked for {left}"
            return end.value
        if len(decision.options) == 1 and not decision.pause:
            answer = decision.options[0]
            continue
        assert left, f"{decision.prompt!r} asks: {[notation(option) for option in decision.options]}"
        wanted = left.pop(0)
        answer = next((one for one in decision.options if notation(one) == notation(wanted)), None)
        assert answer is not None, f"{wanted!r} is not offered by {decision.prompt!r}: {decision.options}"
