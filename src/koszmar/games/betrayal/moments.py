"""Moments: where a rule lets cards and the haunt have their say. A rule never asks for a card or a haunt by name.

A card answers a moment for its holder, the haunt answers it for everybody. ``Card.on`` and ``Haunt.on`` map the name of
a moment to a function. Plain moments change what they are given; flows may ask.

| moment | kind | arguments | answers |
|---|---|---|---|
| ``ways`` | plain | roll, traits | other ways to make it: flows by option; one may answer with another trait |
| ``roll`` | flow | roll | changes its dice and bonus |
| ``rerolls`` | plain | roll | flows by option, once the dice lie |
| ``damage-kind`` | flow | packet | may change what kind of damage it is |
| ``damage`` | plain | packet | makes it less, or more |
| ``damaged`` | flow | packet | after it was taken |
| ``would-die`` | flow | seat, cause, who did it | True: does not die |
| ``died`` | flow | seat, cause, who did it | after a death (haunt) |
| ``bury-discovery`` | flow | seat, tile | True: look for the next tile instead |
| ``skip-event`` | flow | seat, tile | True: no Event is drawn |
| ``turn-begins``, ``turn-ends`` | flow | seat | |
| ``enters`` | flow | actor, tile | after somebody came to a tile (haunt) |
| ``steps`` | plain | seat, tile | further tiles one move away |
| ``stepped`` | flow | seat, from, to | after a move that only such a step allows |

Further moments, for haunts alone, are described with ``Haunt``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from koszmar.kernel.flow import Flow

from .state import Table, the_haunt

Answer: TypeAlias = Callable[..., Any]

CARD_ANSWERS: dict[str, dict[str, Answer]] = {}
"""By moment and card; filled by the cards."""
HAUNT_ANSWERS: dict[int, dict[str, Answer]] = {}
"""By haunt and moment; filled by the haunts."""


def haunt_answer(scene: Table, moment: str) -> Answer | None:
    """What the haunt has to say to a moment."""
    haunt = scene.state.haunt
    return None if haunt is None else HAUNT_ANSWERS[haunt.number].get(moment)


def cards_answering(scene: Table, seat: int, moment: str) -> list[Answer]:
    """The answers of the cards that a player holds, in the order in which they were got."""
    known = CARD_ANSWERS.get(moment)
    return [known[card] for card in scene.state.explorers[seat].cards if card in known] if known else []


def answers(scene: Table, seat: int | None, moment: str) -> list[Answer]:
    """The holder's cards first, then the haunt."""
    found = [] if seat is None else cards_answering(scene, seat, moment)
    answer = haunt_answer(scene, moment)
    if answer is not None:
        found.append(answer)
    return found


def use(scene: Table, seat: int, card: str) -> None:
    """Somebody uses a card: all hear of it, and the haunt has its say."""
    scene.tell("use", seat=seat, card=card)
    answer = haunt_answer(scene, "uses")
    if answer:
        answer(scene, seat, card)


NOTHING: Flow[Any] = cast(Any, ())
"""A flow that asks nothing and brings about nothing; far cheaper than a generator."""


def haunt_flow(scene: Table, moment: str, *args: Any) -> Flow[Any]:
    """Let the haunt carry out its answer, if it has one; what it asks is asked in the haunt's name."""
    answer = haunt_answer(scene, moment)
    if answer is None:
        return NOTHING
    given = answer(scene, *args)
    if hasattr(given, "send"):
        return scene.because(f"haunt-{the_haunt(scene.state).number:02}", given)
    return carry_out(given)


def carry_out(answer: Any) -> Flow[Any]:
    """What an answer gave back, a flow or a plain value, as a flow."""
    if answer is None:
        return NOTHING
    return answer if hasattr(answer, "send") else _plain(answer)


def _plain(value: Any) -> Flow[Any]:
    """A flow that asks nothing and says this."""
    yield from ()
    return value
