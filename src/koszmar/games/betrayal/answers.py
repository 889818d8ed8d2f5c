"""Who is asked at a moment: the cards of the player it concerns, in the order in which they were got, then the haunt.

A rule never asks for a card or a haunt by name. What the moments are, ``moments`` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from koszmar.kernel.flow import NOTHING, Flow
from koszmar.parts.moments import Moment, carry_out

from . import moments
from .state import Scene, the_haunt

Given = ParamSpec("Given")
Said = TypeVar("Said")


def haunt_answer(scene: Scene, moment: Moment[Given, Said]) -> Callable[Given, Said] | None:
    """What the haunt has to say to a moment."""
    haunt = scene.state.haunt
    return None if haunt is None else moment.answers.get(haunt.number)


def cards_answering(scene: Scene, seat: int, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of the cards that a player holds, in the order in which they were got."""
    return moment.among(scene.state.explorers[seat].cards)


def answers(scene: Scene, seat: int | None, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The holder's cards first, then the haunt."""
    state = scene.state
    found = [] if seat is None else moment.among(state.explorers[seat].cards)
    haunt = state.haunt
    if haunt is not None:
        answer = moment.answers.get(haunt.number)
        if answer is not None:
            found.append(answer)
    return found


def haunt_flow(
    scene: Scene, moment: Moment[Concatenate[Scene, Given], Any], *args: Given.args, **more: Given.kwargs
) -> Flow[Any]:
    """Let the haunt carry out its answer, if it has one; what it asks is asked in the haunt's name."""
    answer = haunt_answer(scene, moment)
    if answer is None:
        return NOTHING
    said = answer(scene, *args, **more)
    if hasattr(said, "send"):
        return scene.because(f"haunt-{the_haunt(scene.state).number:02}", said)
    return carry_out(said)


def use(scene: Scene, seat: int, card: str) -> None:
    """Somebody uses a card: all hear of it, and the haunt has its say."""
    scene.tell("use", seat=seat, card=card)
    answer = haunt_answer(scene, moments.uses)
    if answer:
        answer(scene, seat, card)
