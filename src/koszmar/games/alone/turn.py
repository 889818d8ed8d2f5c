"""The Hero's turn: its start, one action or two, and its end (Rounds and turns, Bullet Time, Adrenaline)."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from . import moments
from .actions import do, legal_actions, resolved
from .answers import of_items
from .characters import ally_start_options, ally_use, refresh_ally
from .creatures import attack, here
from .harm import heal, healing_limit, lose
from .labyrinth import note, visible
from .reactions import Occasion, react
from .reactions.verbs import changed
from .round_end import end_round
from .setup import set_up
from .state import HERO, Creature, Scene, Turn

GO = "go"


def step(scene: Scene) -> Flow[None]:
    """The next piece of the match that leaves no rule half-done.

    (overview.hero-turn-always, overview.evil-only-reacts)
    """
    return PHASES[scene.state.phase](scene)


# -- the start -----------------------------------------------------------------------------------------------------


def begin_turn(scene: Scene) -> Flow[None]:
    """Adrenaline for healing, Bullet Time, an ally's Sacrifice, in any order; then the action.

    (round.turn-tokens, turn.start-order, adrenaline.two-uses, adrenaline.both-same-turn, adrenaline.one-per-use,
    bullet-time.declare-first)
    """
    state = scene.state
    state.number += 1
    state.turn_number += 1
    state.turn = Turn()
    refresh_ally(scene)
    scene.tell("turn", number=state.turn_number, round=state.round)
    while True:
        options: list[Key] = [GO, *start_options(scene)]
        if len(options) == 1:
            break
        choice = yield ask(HERO, "start-turn", options, rule="turn.start-order")
        if choice == GO:
            break
        yield from start_with(scene, choice)
    state.phase = "action"


def start_options(scene: Scene) -> list[Key]:
    """What belongs to the start of a turn (heal.adrenaline, bullet-time.start-of-turn, ally.sacrifice)."""
    sheet, turn = scene.state.sheet, scene.state.turn
    options: list[Key] = []
    limit = healing_limit(scene)
    kinds = [kind for kind in ("health", "sanity") if getattr(sheet, kind) < limit]
    if sheet.adrenaline and not turn.healed:
        options += [("heal", kind) for kind in kinds]
    if sheet.adrenaline and not turn.bullet:
        options.append("bullet-time")
    if sheet.character == "doctor" and "character" not in sheet.used:
        options += [("steady-hands", kind) for kind in kinds]
    return options + ally_start_options(scene)


def start_with(scene: Scene, choice: Key) -> Flow[None]:
    """Carry out what the Hero does at the start of a turn."""
    match choice:
        case ("heal", str(kind)):
            heal_with_adrenaline(scene, kind)
        case "bullet-time":
            begin_bullet_time(scene)
        case ("steady-hands", str(kind)):
            scene.state.sheet.used.append("character")
            scene.tell("ability", character="doctor")
            heal(scene, kind, 1)
        case ("ally", str(what), *rest):
            yield from ally_use(scene, what, [str(one) for one in rest])


def heal_with_adrenaline(scene: Scene, kind: str) -> None:
    """1 Health or 1 Sanity for a token; with the Field Hospital 1 of each.

    (heal.adrenaline, heal.adrenaline-declare)
    """
    sheet = scene.state.sheet
    sheet.adrenaline -= 1
    scene.state.turn.healed = True
    scene.tell("adrenaline", use="heal")
    kinds = ("health", "sanity") if "field-hospital" in sheet.gains else (kind,)
    for one in kinds:
        heal(scene, one, 1)


def begin_bullet_time(scene: Scene, *, free: bool = False) -> None:
    """Two actions this turn for a token (bullet-time.two-actions, bullet-time.token-placement)."""
    if not free:
        scene.state.sheet.adrenaline -= 1
    scene.state.turn.bullet = True
    scene.tell("adrenaline", use="bullet-time")


# -- the action ----------------------------------------------------------------------------------------------------


def act(scene: Scene) -> Flow[None]:
    """One action, or two under Bullet Time; to each of them Evil may react once it is carried out.

    (overview.one-action, bullet-time.both-allow-reactions)
    """
    return let_react(scene) if scene.state.turn.resolving else choose_action(scene)


def choose_action(scene: Scene) -> Flow[None]:
    """The Hero acts; the second action of Bullet Time may be given up.

    (turn.must-act, bullet-time.second-action-later, bullet-time.second-optional, bullet-time.same-action-twice,
    action.bullet-time-token)
    """
    state = scene.state
    turn = state.turn
    options = legal_actions(scene)
    if turn.done:
        options.append("give-up")
    choice = yield ask(HERO, "act", options, rule="turn.choose-action", second=bool(turn.done))
    if choice == "give-up":
        state.phase = "turn-ends"
    else:
        turn.done += 1
        assert isinstance(choice, tuple)
        turn.resolving = yield from do(scene, choice)


def let_react(scene: Scene) -> Flow[None]:
    """The action is resolved (reaction.resolved-moment)."""
    turn = scene.state.turn
    yield from resolved(scene, turn.resolving)
    turn.resolving = ""
    turn.quiet.clear()
    if turn.done >= (2 if turn.bullet else 1):
        scene.state.phase = "turn-ends"


# -- the end -------------------------------------------------------------------------------------------------------


def end_turn(scene: Scene) -> Flow[None]:
    """End-of-turn reactions, then attacks, one after another, until nobody is left who attacks.

    (turn.end, turn.end-order, creature.attack-end-of-turn, creature.attack-mandatory, bullet-time.one-end)
    """
    turn = scene.state.turn
    if not turn.ending:
        yield from react(scene, Occasion("end", ""))
        turn.ending = True
    elif found := attackers(scene):
        yield from one_attacks(scene, found)
    if not attackers(scene):
        yield from turn_over(scene)


def turn_over(scene: Scene) -> Flow[None]:
    """Gas, items, then lights go out; after the eighth turn the round ends.

    (turn.end-order, eor.when, condition.gas, round.eight-turns)
    """
    state = scene.state
    if state.elements[state.hero].condition == "gas":
        note(scene, "gas")
        yield from lose(scene, "sanity", 1, "gas")
    for answer in of_items(scene, moments.turn_over):
        yield from carry_out(answer(scene))
    lights_go_out(scene)
    calm(state.creatures)
    state.phase = "round-ends" if state.turn_number >= scene.parameters.turns else "start"


def calm(creatures: list[Creature]) -> None:
    """What lasts to the end of a turn ends."""
    for creature in creatures:
        creature.moved_in = creature.has_attacked = creature.rerolls = creature.burns = creature.greedy = False
        creature.dice, creature.dice_next = creature.dice_next, 0


def attackers(scene: Scene) -> list[Creature]:
    """Who attacks at the end of a turn and has not yet: creatures here, and the Colonel in sight.

    (mission.fm01-ranged-attack, mission.fm01-single-attack)
    """
    found = [one for one in here(scene) if not one.has_attacked]
    for one in scene.state.creatures:
        if one.kind == "colonel" and not one.has_attacked and one not in found and visible(scene, one):
            found.append(one)
    return found


def one_attacks(scene: Scene, found: list[Creature]) -> Flow[None]:
    """Each creature here attacks once, in the Leader's order; whoever arrives meanwhile attacks, too.

    (turn.attack-order, creature.separate-attacks)
    """
    options: list[Key] = [one.id for one in found]
    choice = yield ask(scene.state.leader, "attack-order", options, rule="turn.attack-order")
    creature = next(one for one in found if one.id == choice)
    creature.has_attacked = True
    yield from attack(scene, creature)


def lights_go_out(scene: Scene) -> None:
    """In every lit sector but the Hero's that a creature moved into the light goes out.

    (light.creature-puts-out, light.put-out-no-roll, light.creature-standing-still, light.passing-through,
    light.hero-sector-protected, light.dark-stays-revealed)
    """
    state = scene.state
    for creature in state.creatures:
        there = state.elements[creature.sector]
        if creature.moved_in and there.lit and creature.sector != state.hero:
            there.lit = False
            changed(scene, creature.sector, "light-out")


PHASES: dict[str, Callable[[Scene], Flow[None]]] = {
    "setup": set_up,
    "start": begin_turn,
    "action": act,
    "turn-ends": end_turn,
    "round-ends": end_round,
}
