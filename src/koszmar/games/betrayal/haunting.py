"""The haunt: how it begins, who is on which side, special actions, the two books, and how it ends."""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.kernel.scene import Result
from koszmar.parts.figures import Figure, is_seat, word_of
from koszmar.parts.moments import carry_out

from .cards import holder_of
from .haunt import ACTIONS, GOALS, HAUNTS, Action, Goal, Haunt, Look
from .house import place_of
from .rolls import dice, trait_roll
from .sides import side_of
from .state import Haunting, Scene, State, Turn, clockwise, the_haunt


def current(state: State) -> Haunt:
    """The haunt being played."""
    assert state.haunt is not None
    return HAUNTS[state.haunt.number]


# -- how it begins -------------------------------------------------------------------------------------------------


def begin_haunt(scene: Scene) -> Flow[None]:
    """The haunt begins: traitor, introductions and set-up of both sides, first turn.

    (haunt-start.step2-heroes-setup, haunt-start.step4-traitor-setup, haunt.first-turn-left-of-traitor,
    haunt.first-turn-left-of-revealer)

    (haunt-roll.revealer, reference.traitor-explorer-stays)
    """
    state = scene.state
    number, trigger = int(state.pending[0]), state.pending[1]
    state.pending = []
    haunt, revealer = HAUNTS[number], state.turn.seat
    traitor = haunt.traitor(scene, revealer) if haunt.traitor else -1
    if traitor >= 0:
        traitor = yield from volunteer(scene, traitor, trigger)
    state.haunt = Haunting(number, revealer, trigger, traitor, sides(haunt.kind, scene.players, traitor))
    state.haunt.open = haunt.kind != "hidden"
    place_monster_card(state, haunt)
    scene.tell("haunt", seat=revealer, haunt=number)
    if traitor >= 0:
        scene.tell("traitor", seat=traitor)
    yield ask(revealer, "haunt-begins", ["go-on"], rule="haunt-start.step1-heroes-intro", pause=True, haunt=number)
    if haunt.hero_setup:
        yield from carry_out(haunt.hero_setup(scene))
    if haunt.kind == "traitor":
        yield ask(
            traitor, "traitor-begins", ["go-on"], rule="haunt-start.step3-traitor-intro", pause=True, haunt=number
        )
    if haunt.traitor_setup:
        yield from carry_out(haunt.traitor_setup(scene))
    first = traitor if traitor >= 0 else revealer
    state.turn = Turn((first + 1) % scene.players)
    state.phase = "turn-begins"


def sides(kind: str, players: int, traitor: int) -> list[str]:
    """The side of every seat when the haunt begins.

    (overview.usual-sides, haunt.one-traitor, haunt.free-for-all, haunt-start.heroes-take-secrets,
    haunt-start.traitor-takes-tome)
    """
    if kind == "free":
        return [f"alone-{seat}" for seat in range(players)]
    return ["traitor" if seat == traitor else "hero" for seat in range(players)]


def volunteer(scene: Scene, traitor: int, trigger: str) -> Flow[int]:
    """A reluctant traitor may leave the role to somebody who wants it (traitor.reluctant-volunteer)."""
    state = scene.state
    choice = yield ask(traitor, "be-traitor", ["accept", "decline"], rule="traitor.reluctant-volunteer")
    if choice == "accept":
        return traitor
    for seat in clockwise(state, traitor)[1:]:
        choice = yield ask(seat, "volunteer", ["stay-hero", "volunteer"], rule="traitor.reluctant-volunteer")
        if choice == "volunteer":
            swap(scene, traitor, seat, trigger)
            return seat
    return traitor  # traitor.no-volunteer


def swap(scene: Scene, traitor: int, seat: int, trigger: str) -> None:
    """The two figures swap places and the card that started it, whoever holds it, goes to the volunteer.

    (traitor.volunteer-gets-trigger, traitor.volunteer-nothing-else)
    """
    one, other = scene.state.explorers[traitor], scene.state.explorers[seat]
    one.place, other.place = other.place, one.place
    holder = holder_of(scene.state, trigger)
    if holder is not None and holder != seat:
        scene.state.explorers[holder].cards.remove(trigger)
        other.cards.append(trigger)
    scene.tell("volunteer", seat=seat, other=traitor, source=one.place, goal=other.place)


def place_monster_card(state: State, haunt: Haunt) -> None:
    """The Monster card shows after whom, or in whose place, the monsters act.

    (haunt.monster-card-position, haunt.monster-card-coop)
    """
    assert state.haunt is not None
    after = {"": -1, "after-revealer": state.haunt.revealer}.get(haunt.monsters_act, state.haunt.traitor)
    state.haunt.monsters_after = after
    state.haunt.monsters_instead = haunt.monsters_act == "instead-of-traitor"


# -- special actions -----------------------------------------------------------------------------------------------


def haunt_actions(scene: Scene, seat: int) -> list[Key]:
    """The special actions of the haunt that the active player may take now (haunt.turns-continue)."""
    used = scene.state.turn.used
    return [("haunt", action.key) for action in actions_of(scene, seat) if can_take(scene, seat, action, used)]


def actions_of(scene: Scene, actor: Figure) -> list[Action]:
    """The special actions that the haunt gives to an explorer or a monster, wherever it stands."""
    haunt = the_haunt(scene.state)
    if is_seat(actor):
        who = haunt.sides[actor].partition("-")[0]
    else:
        who = next(one.kind for one in haunt.monsters if one.id == actor)
    return ACTIONS.get((haunt.number, who), [])


def can_take(scene: Scene, actor: Figure, action: Action, used: list[str]) -> bool:
    """Whether an action can be taken here and now, each once a turn (special.each-once-per-turn)."""
    if not action.where(scene, actor, place_of(scene.state, actor)):
        return False
    if action.times and used.count(f"haunt/{action.key}") >= action.times:
        return False
    return bool(action.needs(scene, actor))


def haunt_action(scene: Scene, actor: Figure, key: str) -> Flow[None]:
    """Take a special action: it is shown to the other side, rolled for, and its row applied."""
    state = scene.state
    action = next(one for one in current(state).actions if one.key == key)
    used = state.turn.used if is_seat(actor) or state.monsters is None else state.monsters.used
    used.append(f"haunt/{key}")
    show(scene, key)
    assert state.haunt is not None
    scene.tell("haunt-action", actor=word_of(actor), action=f"{state.haunt.number:02}-{key}")
    yield from scene.because(f"haunt-{state.haunt.number:02}-{key}", perform(scene, actor, action))


def perform(scene: Scene, actor: Figure, action: Action) -> Flow[None]:
    """Pay, roll, and carry out the row that the result falls in (event.only-matching-result)."""
    if action.cost:
        yield from carry_out(action.cost(scene, actor))
    if not action.roll and action.dice is None:
        if action.flow:
            yield from carry_out(action.flow(scene, actor))
        return
    assert is_seat(actor)
    bonus, needs = action.bonus(scene, actor) if action.bonus else 0, max(action.bands, default=0)
    if action.dice:
        result = bonus + (yield from dice(scene, action.dice(scene, actor), actor, action.key, needs - bonus))
    else:
        rule = "special.own-instructions"
        result = yield from trait_roll(
            scene, actor, *action.roll, rule=rule, during=action.key, bonus=bonus, needs=needs
        )
    if scene.state.explorers[actor].dead:  # killed by the price of a reroll
        return
    row = max((least for least in action.bands if least <= result), default=None)
    if row is not None:
        yield from carry_out(action.bands[row](scene, actor))


def show(scene: Scene, passage: str) -> None:
    """A passage of a book is used: the other side may read it from now on (secrecy.read-aloud-on-request)."""
    haunt = the_haunt(scene.state)
    if passage not in haunt.shown:
        haunt.shown.append(passage)


# -- how it ends ---------------------------------------------------------------------------------------------------


def check_goals(scene: Scene, at: Look = "") -> None:
    """End the match if a side has met its goal; of two at the same moment the active player's.

    (end.at-once, overview.goal-after)
    """
    state = scene.state
    assert state.haunt is not None
    met: list[tuple[Goal, Any]] = []
    for goal in GOALS[state.haunt.number, at]:
        if seats := goal.when(scene):
            met.append((goal, seats))
    if met:
        active = side_of(state, state.turn.seat)
        goal, seats = min(met, key=lambda one: one[0].side != active)
        win(scene, goal.side, seats if isinstance(seats, list) else None)


def win(scene: Scene, side: str, seats: list[int] | None = None) -> None:
    """A side has won; dead members share it (end.read-epilogue)."""
    state = scene.state
    assert state.haunt is not None
    if seats is None:
        seats = [seat for seat, of in enumerate(state.haunt.sides) if of == side]
    scores = tuple(float(seat in seats) for seat in range(scene.players))
    scene.tell("won", haunt=state.haunt.number, side=side)
    scene.end(Result(scores, f"haunt-{state.haunt.number:02}-{side}", "end.first-side"))
