"""Passing: no more Actions in this round, by choice or because a card or a Room says so."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_character
from .hand import called, discard_card, names_in_hand, told
from .state import Scene


def pass_round(scene: Scene, seat: int) -> Flow[None]:
    """Pass: discard any cards, and take no more Actions this round.

    (round.pass-discard, round.passed-no-actions, round.keep-cards)
    """
    character = scene.state.characters[seat]
    gone: list[str] = []
    while character.hand:
        options: list[Key] = ["done", *names_in_hand(scene, seat)]
        name = yield ask(seat, "discard", options, rule="round.pass-discard", gone=list(gone))
        if name == "done":
            break
        card = called(scene, seat, name)
        discard_card(scene, seat, card)
        gone.append(told(card))
    if gone:
        scene.tell("discard", seat=seat, cards=gone)
    yield from has_passed(scene, seat)


def has_passed(scene: Scene, seat: int) -> Flow[None]:
    """The Help card is turned; wounds may bleed (round.pass-help-card, wound.bleeding)."""
    scene.state.characters[seat].passed = True
    scene.tell("passes", seat=seat)
    for answer in of_character(scene, seat, moments.passes):
        yield from carry_out(answer(scene, seat))
