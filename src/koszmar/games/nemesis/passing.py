"""Passing: no more Actions in this round, by choice or because a card or a Room says so."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_character
from .hand import discard_any
from .state import Scene


def pass_round(scene: Scene, seat: int) -> Flow[None]:
    """Pass: discard any cards, and take no more Actions this round.

    (round.pass-discard, round.passed-no-actions, round.keep-cards)
    """
    yield from discard_any(scene, seat, "discard", "round.pass-discard")
    yield from has_passed(scene, seat)


def has_passed(scene: Scene, seat: int) -> Flow[None]:
    """The Help card is turned; wounds may bleed (round.pass-help-card, wound.bleeding)."""
    scene.state.characters[seat].passed = True
    scene.tell("passes", seat=seat)
    for answer in of_character(scene, seat, moments.passes):
        yield from carry_out(answer(scene, seat))
