"""Haunt 2, Friends Forever: the Ring binds you to somebody who will never let you go, and one of you likes it so."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow, Key, ask
from koszmar.parts.dice import at_least

from .. import moments
from ..explorers import CRITICAL
from ..harm import damage
from ..haunt import Action, Goal, Haunt, enter
from ..haunting import check_goals
from ..haunts import tools
from ..house import FAR, distance, is_named, landings, within
from ..minds.tastes import tastes
from ..places import place_anywhere, put
from ..rolls import Roll, make
from ..sides import living_heroes
from ..state import Scene, alive, by_players, the_haunt, value
from .secret_numbers import (
    MISTRUST,
    deal_numbers,
    number_back,
    number_of,
    own_number,
    reveal_traitor,
    settle_sides,
    traitor_is_revealed,
)

DISTURBED = ("panic-room", "furnace-room", "ballroom", "operating-theatre", "junk-room")
DESTROYED = 7
RULE = "special.own-instructions"


def setup(scene: Scene) -> None:
    """Everybody gets a secret number; the Number Track starts at {6/5/4/3}."""
    deal_numbers(scene)
    tools.set_track(scene, by_players(scene.state, 6, 5, 4, 3))


def supposed_heroes(scene: Scene) -> list[int]:
    """The living explorers that pass for heroes: a traitor still hidden is one of them."""
    return living_heroes(scene.state) if traitor_is_revealed(scene) else alive(scene.state)


def friends_call(scene: Scene, seat: int) -> Flow[None]:
    """After the revealer's turn the track falls, and every hero goes to a Landing or takes 2 Mental damage."""
    if seat != the_haunt(scene.state).revealer:
        return
    tools.turn_track(scene, -1)
    check_goals(scene)
    for hero in tools.in_turn_order(scene, supposed_heroes(scene)):
        options: list[Key] = [*landings(scene.state.house), "refuse"]
        choice = yield from tools.choose(scene, hero, "02-call", options)
        if choice == "refuse":
            yield from damage(scene, hero, 2, "mental", "haunt")
        else:
            yield from put(scene, hero, choice)


def helpers(scene: Scene) -> int:
    """+1 for every hero on a disturbed tile."""
    house, explorers = scene.state.house, scene.state.explorers
    return sum(is_named(house, explorers[seat].place, *DISTURBED) for seat in supposed_heroes(scene))


def destroy(scene: Scene, seat: int) -> Flow[None]:
    """7+ destroys the Ring, unless the traitor steps in; less hurls its holder to a Landing, badly hurt.

    (haunt02.heroes-win)
    """
    roll, help_given = Roll(seat, "speed", "trait", "destroy"), helpers(scene)
    roll.bonus = help_given
    yield from make(scene, roll, ("speed", "knowledge"), RULE)
    if scene.state.explorers[seat].dead:  # killed by the price of a reroll
        return
    result = roll.result
    if result >= DESTROYED and not traitor_is_revealed(scene):
        yield from somebody_steps_in(scene)
        if roll.faces:  # a result that was chosen has no bonus to lose
            result += helpers(scene) - help_given
    if result >= DESTROYED:
        if not traitor_is_revealed(scene):
            reveal_traitor(scene)
        tools.heroes_win(scene, seat)
    yield from damage(scene, seat, 6, "general", "haunt")
    if not scene.state.explorers[seat].dead:
        yield from place_anywhere(scene, seat, landings(scene.state.house), rule=RULE)


def somebody_steps_in(scene: Scene) -> Flow[None]:
    """Just before the Ring breaks the traitor may be revealed and scatter the heroes over the Landings."""
    for seat in tools.in_turn_order(scene, alive(scene.state)):
        options: list[Key] = ["keep-quiet", "step-in"] if number_of(scene, seat) == 1 else ["keep-quiet"]
        choice = yield ask(seat, "02-step-in", options, rule=RULE, pause=True)  # all are asked: silence tells nothing
        if choice == "step-in":
            reveal_traitor(scene)
            for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
                tile = yield from tools.choose(scene, seat, "02-scatter", landings(scene.state.house), who=hero)
                yield from put(scene, hero, tile)
            return


HAUNT = enter(
    Haunt(
        number=2,
        kind="hidden",
        tokens=("number",),
        hero_setup=setup,
        actions=(Action(key="destroy", who="any", needs=tools.holds("ring"), flow=destroy),),
        # haunt02.heroes-win, haunt02.traitor-wins
        goals=(Goal("hero", tools.traitor_dead), tools.TRAITOR_KILLS_ALL, Goal("traitor", tools.track_at(0))),
        hero_rules=("attacks", "secrecy", "call", "revealed"),
        hero_tiles=DISTURBED,
        on=(moments.turn_ends.by(friends_call), *MISTRUST),
        token_back=number_back,
        settle=settle_sides,
        missing=tools.needs_each_to_hold("number"),
        lore=own_number("lore-02-number"),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

LIKELY = 0.5
"""How likely it should be before the Ring is put to the test."""


def destroy_worth(scene: Scene, seat: int, tile: str) -> float:
    """Heroes wait until it is likely, or until it is now or never; the traitor keeps the Ring whole."""
    if not tools.is_hero(scene, seat) or may_come_closer(scene, seat):
        return -1.0
    explorer = scene.state.explorers[seat]
    dice = max(value(explorer, "speed"), value(explorer, "knowledge"))
    chance = at_least(scene.parameters.die, dice, DESTROYED - helpers(scene))
    return 4.0 * chance if chance >= LIKELY or tools.track_at(1)(scene) else -1.0


def may_come_closer(scene: Scene, seat: int) -> bool:
    """Whether the holder can go to a disturbed tile first."""
    house, here = scene.state.house, tools.place(scene, seat)
    near = within(scene, here, scene.state.turn.moves)
    return not is_named(house, here, *DISTURBED) and any(is_named(house, tile, *DISTURBED) for tile in near)


def like_call(scene: Scene, decision: Decision) -> list[float]:
    """A hero who helps stays, if the mind can bear it; others go to the Landing from which they soon can."""
    seat, house = decision.seat, scene.state.house
    explorer = scene.state.explorers[seat]
    helps = tools.is_hero(scene, seat) and is_named(house, explorer.place, *DISTURBED)
    stay = helps and explorer.traits["sanity"] + explorer.traits["knowledge"] > 4 * CRITICAL
    goals = [tile for tile in house.tiles if is_named(house, tile, *DISTURBED)]
    likes = []
    for option in decision.options:
        if option == "refuse":
            likes.append(1.0 if stay else -2.0)
        else:
            likes.append(-min([distance(scene, str(option), tile) for tile in goals], default=0) / FAR)
    return likes


TASTES = tastes(
    HAUNT,
    worth={"destroy": destroy_worth},
    aims=tools.aim("hero", 1.5, tools.at(*DISTURBED)),
    patient=tools.is_traitor,
    likes={"02-call": like_call, "02-step-in": tools.rather("step-in")},
)
