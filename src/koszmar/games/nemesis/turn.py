"""The round: the draft before the first one, the Player phase with its turns of two Actions, and passing."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, ask

from . import event_phase, moments
from .actions import legal_actions, perform
from .answers import number_for
from .belongings import drop
from .ending import nobody_left
from .hand import draw_cards
from .intruders import LAIR
from .noise import noise_roll
from .passing import pass_round
from .pods import leave_pod, offer_launch, wait
from .rooms import tile_of
from .setup import draft
from .stage import turn_page
from .state import Scene, Turn, clockwise, intruders_in, is_aboard, is_active
from .wounds import light_wound

ACTIONS_OF_A_TURN = 2
"""round.turns"""


def step(scene: Scene) -> Flow[None]:
    """The next piece of the match that leaves no rule half-done; the match ends when nobody is awake aboard."""
    asking = PHASES[scene.state.phase](scene)
    if asking is not None:
        yield from asking
    if scene.state.phase == "draft":
        return
    for one in scene.state.characters:
        if is_active(one):
            return
    nobody_left(scene)


# -- the Player phase ----------------------------------------------------------------------------------------------


def begin_round(scene: Scene) -> None:
    """Everybody draws up to 5 cards; the First Player token moves on.

    (round.two-phases, round.draw-to-five, round.contamination-counts, round.first-player-pass, round.first-player-gone,
    round.first-round-no-pass, round.keep-cards)
    """
    state = scene.state
    state.round += 1
    state.quiet, state.peaceful = [], False
    scene.tell("round", number=state.round)
    event_phase.revive(scene)
    for seat in clockwise(scene):
        character = state.characters[seat]
        if is_active(character):
            character.passed = False
            draw_cards(scene, seat, hand_size(scene, seat) - len(character.hand))
    if state.round > 1:
        state.first = next(seat for seat in [*clockwise(scene)[1:], state.first] if is_active(state.characters[seat]))
    begin_turn(scene, state.first)


def hand_size(scene: Scene, seat: int) -> int:
    """Up to how many cards a player draws (wound.back, room.cabins)."""
    state = scene.state
    size = number_for(scene, seat, moments.hand_size, scene.parameters.hand_size)
    room = state.characters[seat].room
    tile = tile_of(state, room)
    if tile and tile.rest and not state.rooms[room].malfunction and not intruders_in(state, room):
        size += tile.rest
    return size


def begin_turn(scene: Scene, seat: int) -> None:
    """The turn of a player; everybody sees whose it is."""
    state = scene.state
    state.number += 1
    state.turn = Turn(seat)
    state.phase = "turn"
    turn_page(state)
    scene.tell("turn", seat=seat, number=state.number)


def act(scene: Scene) -> Flow[None]:
    """One Action of two, or the pass (round.turns, round.one-action-must-pass, round.cannot-act-must-pass)."""
    state = scene.state
    turn = state.turn
    seat = turn.seat
    character = state.characters[seat]
    if character.status == "pod":
        yield from wait_in_pod(scene, seat)
        return
    choice = yield ask(
        seat, "act", legal_actions(scene, seat), rule="round.turns", pause=True, actions=turn.actions,
    )  # fmt: skip
    match choice:
        case "pass":
            yield from pass_round(scene, seat)
        case ("drop", str(key)):
            drop(scene, seat, key)
            return
        case _:
            turn.actions += 1
            yield from perform(scene, seat, choice)
    if turn_is_over(scene):
        state.phase = "turn-ends"


def turn_is_over(scene: Scene) -> bool:
    """After two Actions, a pass, or whatever takes the character out of play (round.passed-no-actions)."""
    turn = scene.state.turn
    character = scene.state.characters[turn.seat]
    if turn.over or character.passed or character.status != "aboard":
        return True
    return turn.actions >= ACTIONS_OF_A_TURN and not turn.freely


def wait_in_pod(scene: Scene, seat: int) -> Flow[None]:
    """A character in a Pod launches it, leaves it, or waits and so passes.

    (pod.wait-launch, pod.wait-leave, pod.wait-pass, pod.waiting-aboard)
    """
    state = scene.state
    turn = state.turn
    if not turn.boarded:
        turn.boarded = True
        if (yield from offer_launch(scene, seat)):
            turn.over, state.phase = True, "turn-ends"
            return
    answer = yield ask(seat, "wait-in-pod", ["wait", "leave"], rule="pod.wait-leave")
    if answer == "leave":
        leave_pod(scene, seat)
        return
    yield from wait(scene, seat)
    turn.over, state.phase = True, "turn-ends"


def end_turn(scene: Scene) -> Flow[None]:
    """Fire wounds, a Lair is heard, and the next player who has not passed takes a turn.

    (round.fire-end-of-turn, fire.wound-once-per-turn, lair.end-of-turn-noise, lair.end-of-turn-on-pass,
    lair.after-fire, lair.only-noise-in-combat, lair.noise-can-encounter)
    """
    state = scene.state
    seat = state.turn.seat
    character = state.characters[seat]
    if is_aboard(character) and state.rooms[character.room].fire:
        scene.tell("burns", seat=seat)
        yield from light_wound(scene, seat)
    if is_aboard(character) and any(one.kind == LAIR for one in intruders_in(state, character.room)):
        yield from noise_roll(scene, seat)
    next_turn(scene, seat)


def next_turn(scene: Scene, seat: int) -> None:
    """Clockwise, whoever has not passed; when all have, the Player phase is over (round.player-phase-ends)."""
    state = scene.state
    players = len(state.characters)
    for away in range(1, players + 1):
        other = (seat + away) % players
        character = state.characters[other]
        if is_active(character) and not character.passed:
            begin_turn(scene, other)
            return
    state.phase = "time"
    event_phase.airlock_opens(scene)


PHASES: dict[str, Callable[[Scene], Flow[None] | None]] = {
    "draft": draft,
    "round": begin_round,
    "turn": act,
    "turn-ends": end_turn,
    "time": event_phase.advance_time,
    "attacks": event_phase.intruders_attack,
    "fire": event_phase.fire_damage,
    "event": event_phase.event_card,
    "lurking": event_phase.lurking,
    "bag": event_phase.develop_bag,
}
"""What happens in each phase: a flow, or a plain function if nothing is asked."""
