"""The turn: move, discover, trade, special actions, attacks, in any order, until it ends."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import NOTHING, Flow, Key, ask
from koszmar.kernel.scene import Result
from koszmar.parts.moments import carry_out

from . import moments
from .answers import answers, haunt_answer, haunt_flow, use
from .attack import attack_options, take_attack
from .cards import CARDS
from .discovery import can_discover, discover
from .haunt import Look
from .haunting import begin_haunt, check_goals, haunt_action, haunt_actions
from .house import adjacent, open_sides
from .monsters import begin_monsters, end_monsters, monsters_act, monsters_follow, monsters_instead
from .places import is_hindered, may_leave, put
from .reading import silence_tells
from .rooms import can_ride, on_entering, on_turn_end, ride_elevator
from .setup import choose_explorers, choose_scenario
from .sides import side_of
from .state import Scene, Turn, value
from .trading import loot, loot_options, partners, trade

END = "end"
TURN_ENDS: dict[str, Look] = {"hero": "hero-turn-ends", "traitor": "traitor-turn-ends"}
"""By side, which goals are looked at when one of its turns ends."""


QUIET = ("turn-ends", "turn-begins", "monsters-begin", "monsters-end")
"""Phases that ask nothing as a rule: they follow in the same step."""


def step(scene: Scene) -> Flow[None]:
    """The next piece of the match that leaves no rule half-done, and what follows by itself (overview.goal-before)."""
    state = scene.state
    while True:
        yield from PHASES[state.phase](scene)
        if state.phase not in QUIET:
            break
    if state.haunt is not None and state.phase != "haunt":
        check_goals(scene)


# -- beginning -----------------------------------------------------------------------------------------------------


def begin_turn(scene: Scene) -> Flow[None]:
    """A turn begins: its moves are the Speed of this moment.

    (move.speed-sets-moves, move.speed-change-ignored, death.turn-triggers-remain)
    """
    state = scene.state
    seat = state.turn.seat
    state.number += 1
    explorer = state.explorers[seat]
    begun = False
    if explorer.dead or not explorer.place or monsters_instead(scene, seat):
        state.turn = Turn(seat, over=True)
        yield from haunt_flow(scene, moments.turn_begins, seat)
        begun = True
        if monsters_instead(scene, seat):
            state.phase = "monsters-begin"
            return
        if explorer.dead or not explorer.place:
            state.phase = "turn-ends"
            return
    state.turn = Turn(seat, value(explorer, "speed"), list(explorer.cards))
    scene.tell("turn", seat=seat, number=state.number)
    if state.haunt is not None:
        rolled = haunt_answer(scene, moments.moves)
        if rolled:
            state.turn.moves = yield from carry_out(rolled(scene, seat))
        if not begun:
            yield from haunt_flow(scene, moments.turn_begins, seat)
    state.phase = "turn-ends" if state.turn.over else "turn"


# -- what can be done ----------------------------------------------------------------------------------------------


def act(scene: Scene) -> Flow[None]:
    """One action, or the end of the turn.

    (turn.any-order, turn.end-voluntary, turn.interleave-movement, turn.no-duty-to-use-all,
    example.turn-order-of-actions)
    """
    state = scene.state
    seat = state.turn.seat
    options = legal_actions(scene, seat)
    nothing_left = len(options) == 1
    if nothing_left and not silence_tells(scene):  # turn.end-nothing-left
        state.phase = "turn-ends"
        return
    choice = yield ask(seat, "act", options, rule="turn.any-order", pause=nothing_left, moves=state.turn.moves)
    yield from take(scene, seat, choice)
    if state.pending:
        state.phase = "haunt"
    elif state.turn.over:
        if state.haunt is not None:
            check_goals(scene)  # before the tile, the cards and the haunt have their say
        state.phase = "turn-ends"


def legal_actions(scene: Scene, seat: int) -> list[Key]:
    """Everything that the active player may do now.

    (turn.action-move-discover, turn.action-trade, turn.action-special, haunt.all-are-explorers)
    """
    state = scene.state
    options: list[Key] = [*moves(scene, seat)]
    options += [("trade", other) for other in partners(scene, seat)]
    options += special_actions(scene, seat)
    if can_ride(scene, seat):
        options.append("ride")
    if state.haunt is not None:
        options += attack_options(scene, seat)
        options += loot_options(scene, seat)
        options += haunt_actions(scene, seat)
    options.append(END)
    return options


def moves(scene: Scene, seat: int) -> list[Key]:
    """Tiles one move away and unexplored doorways; an obstacle makes leaving cost two.

    (obstacle.two-moves-to-leave, discover.costs-a-move)
    """
    state = scene.state
    left = state.turn.moves
    if not left:
        return []
    here = state.explorers[seat].place
    if left < scene.parameters.obstacle_cost and is_hindered(scene, seat, here):
        return []
    if not may_leave(scene, seat):
        return []
    options: list[Key] = [("move", tile) for tile in adjacent(scene, here)]
    for answer in answers(scene, seat, moments.steps):
        options += [option for tile in answer(scene, seat, here) if (option := ("move", tile)) not in options]
    sides = open_sides(state.house, here)
    if sides and can_discover(scene, state.house.tiles[here].region) and may_discover(scene, seat):
        options += [("discover", side) for side in sides]
    return options


def may_discover(scene: Scene, seat: int) -> bool:
    """Whether the haunt lets this explorer discover."""
    answer = haunt_answer(scene, moments.may_discover)
    return answer is None or bool(answer(scene, seat))


def special_actions(scene: Scene, seat: int) -> list[Key]:
    """Cards whose special action may be taken: held since the turn began, not used yet.

    (special.card-owned-at-turn-start, special.each-once-per-turn, special.all-different-allowed, example.mask)
    """
    turn = scene.state.turn
    options: list[Key] = []
    for card in scene.state.explorers[seat].cards:
        special = CARDS[card].special
        if special and card in turn.held and card not in turn.used and special.usable(scene, seat):
            options.append(("use", card))
    return options


# -- doing it ------------------------------------------------------------------------------------------------------


def take(scene: Scene, seat: int, choice: Key) -> Flow[None]:
    """Carry out what the active player has chosen."""
    if isinstance(choice, tuple):
        return CHOICES[choice[0]](scene, seat, *choice[1:])
    return CHOICES[choice](scene, seat)


def leave_and_discover(scene: Scene, seat: int, side: int) -> Flow[None]:
    """Go through an unexplored doorway (discover.costs-a-move)."""
    pay_for_leaving(scene, seat)
    return discover(scene, seat, side)


def use_card(scene: Scene, seat: int, card: str) -> Flow[None]:
    """Take the special action of a card (turn.action-special)."""
    special = CARDS[card].special
    assert special is not None
    scene.state.turn.used.append(card)
    use(scene, seat, card)
    return scene.because(f"card-{card}", carry_out(special.flow(scene, seat)))


def take_loot(scene: Scene, seat: int, corpse: int, thing: str) -> Flow[None]:
    """Take something from a corpse."""
    loot(scene, seat, corpse, thing)
    return NOTHING


def end(scene: Scene, seat: int) -> Flow[None]:
    """The player has done enough (turn.end-voluntary)."""
    scene.state.turn.over = True
    return NOTHING


def walk(scene: Scene, seat: int, tile: str) -> Flow[None]:
    """Move to a tile one move away (move.one-move-per-tile, move.leads-to-costs-one, obstacle.entering-free)."""
    state = scene.state
    here = state.explorers[seat].place
    ordinary = tile in adjacent(scene, here)
    pay_for_leaving(scene, seat)
    on_entering(scene, seat, tile)
    yield from haunt_flow(scene, moments.leaves, seat, here)
    yield from put(scene, seat, tile, "walked")
    if not ordinary:
        for answer in answers(scene, seat, moments.stepped):
            yield from carry_out(answer(scene, seat, here, tile))


def pay_for_leaving(scene: Scene, seat: int) -> None:
    """A move, or two from a tile with an obstacle (obstacle.number-irrelevant, discover.obstacle-cost)."""
    state = scene.state
    cost = scene.parameters.obstacle_cost if is_hindered(scene, seat, state.explorers[seat].place) else 1
    state.turn.moves -= cost


# -- the end -------------------------------------------------------------------------------------------------------


def end_turn(scene: Scene) -> Flow[None]:
    """The tile's text, then cards, then the haunt; and the turn passes on (turn.clockwise)."""
    state = scene.state
    seat = state.turn.seat
    explorer = state.explorers[seat]
    if not explorer.dead and explorer.place:
        yield from carry_out(on_turn_end(scene, seat))
        if not explorer.dead:
            for answer in answers(scene, seat, moments.card_turn_ends):
                yield from carry_out(answer(scene, seat))
    if state.haunt is not None:
        yield from haunt_flow(scene, moments.turn_ends, seat)
        check_goals(scene, TURN_ENDS.get(side_of(state, seat), ""))
    if state.turn.again and not explorer.dead:
        state.phase = "turn-begins"
        return
    if monsters_follow(scene, seat):
        state.phase = "monsters-begin"
        return
    next_turn(scene)


def next_turn(scene: Scene) -> None:
    """The player to the left is next; after so many rounds the sun rises (our own end: no match lasts for ever)."""
    state = scene.state
    seat = state.turn.seat
    chosen = haunt_answer(scene, moments.next_turn)
    state.turn = Turn(chosen(scene, seat) if chosen else (seat + 1) % scene.players)
    state.phase = "turn-begins"
    if state.turn.seat == state.first:
        state.round += 1
        if state.round > scene.parameters.dawn:
            scene.end(Result((0.0,) * scene.players, "dawn", "end.first-side"))


def finish_monsters(scene: Scene) -> Flow[None]:
    """The monster turn is over; the player to the left is next."""
    yield from end_monsters(scene)
    next_turn(scene)


PHASES: dict[str, Callable[[Scene], Flow[None]]] = {
    "explorers": choose_explorers,
    "scenario": choose_scenario,
    "turn-begins": begin_turn,
    "turn": act,
    "turn-ends": end_turn,
    "haunt": begin_haunt,
    "monsters-begin": begin_monsters,
    "monsters": monsters_act,
    "monsters-end": finish_monsters,
}

CHOICES: dict[str | int, Callable[..., Flow[None]]] = {
    "move": walk,
    "discover": leave_and_discover,
    "trade": trade,
    "use": use_card,
    "attack": take_attack,
    "loot": take_loot,
    "ride": ride_elevator,
    "haunt": haunt_action,
    END: end,
}
"""What becomes of a choice, by its first word."""
