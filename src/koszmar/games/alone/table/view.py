"""The table as one seat sees it: the labyrinth for the Hero, the whole station for Evil, and the question."""

from __future__ import annotations

from koszmar.kernel.flow import Decision
from koszmar.kernel.scene import Result
from koszmar.kernel.view import Ending, Message, Panel, Question, View

from ..state import Scene
from .choices import describe, touches
from .phrases import seat_name

__all__ = ["touches", "view"]


def view(scene: Scene, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """Everything that this seat (or a spectator, None) may see, and nothing else."""
    return View(
        game="alone",
        seat=seat,
        status=Message("status", {"round": scene.state.round, "turn": scene.state.turn_number}),
        panels=[Panel(owner, seat_name(scene, owner), "") for owner in range(scene.players)],
        question=_question(scene, decision, seat) if decision else None,
        ending=Ending(list(result.winners), Message(f"ending-{result.reason}"), result.rule) if result else None,
    )


def _question(scene: Scene, decision: Decision, seat: int | None) -> Question:
    return Question(
        list(decision.seats),
        Message(f"prompt-{decision.prompt}", dict(decision.args)),
        decision.rule,
        Message(scene.causes[-1]) if scene.causes else None,
        [describe(scene, decision, key) for key in decision.options],
    )
