"""Interruption: the card that cancels an Action of another player in the same Room, a Panic effect, or itself."""

from __future__ import annotations

from koszmar.kernel.flow import NOTHING, Flow, Key, ask_all

from .answers import may_hold
from .hand import discard_card
from .state import Scene, Slot, clockwise, in_room

INTERRUPTION = "interruption"
LET, LET_ROUND = "let", "let-round"


def asked(scene: Scene, room: Slot, but: tuple[int, ...]) -> list[int]:
    """Who is asked whether to interrupt; with the ruling ``holders`` only those who can."""
    state = scene.state
    there = [seat for seat in in_room(state, room) if seat not in but and seat not in state.quiet]
    if not there:
        return []
    if scene.rulings.interruptions == "holders":
        return [seat for seat in there if INTERRUPTION in state.characters[seat].hand]
    return [seat for seat in there if may_hold(state.characters[seat], INTERRUPTION)]


def is_cancelled(scene: Scene, seat: int, what: str, rule: str) -> Flow[bool | None]:
    """Whether somebody in the Room cancels what a player does (None: nobody is asked); that may be cancelled in turn.

    (action.interruption, action.interruption-chain, panic.interruption, panic.interruption-not-self,
    panic.interruption-same-room, panic.interruption-out-of-turn, change.interruption)
    """
    room = scene.state.characters[seat].room
    seats = asked(scene, room, (seat,))
    return _is_cancelled(scene, seats, room, seat, what, rule) if seats else NOTHING


def _is_cancelled(scene: Scene, seats: list[int], room: Slot, doer: int, what: str, rule: str) -> Flow[bool]:
    state = scene.state
    offers: dict[int, list[Key]] = {
        seat: [LET, LET_ROUND, *([INTERRUPTION] if INTERRUPTION in state.characters[seat].hand else [])]
        for seat in seats
    }
    answers = yield ask_all(offers, "interrupt", rule=rule, other=doer, what=what)
    for seat, answer in answers.items():
        if answer == LET_ROUND:
            state.quiet.append(seat)
            scene.tell("let-round", seat=seat)
    interrupting = next((seat for seat in clockwise(scene) if answers.get(seat) == INTERRUPTION), None)
    if interrupting is None:
        return False
    discard_card(scene, interrupting, INTERRUPTION)
    scene.tell("interrupts", seat=interrupting, other=doer, what=what)
    chain = asked(scene, room, (interrupting,))
    undone = chain and (
        yield from _is_cancelled(scene, chain, room, interrupting, INTERRUPTION, "action.interruption-chain")
    )
    return not undone
