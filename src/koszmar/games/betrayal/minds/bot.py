"""What a sensible player prefers: explore, then work for the goal of the haunt, fight where the odds are good.

It looks only at what its seat may know: the house, its own side's actions, who is openly an enemy. What an action of
the haunt is good for, the haunt's tastes say (``tastes``); where it can be taken, its ``where``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from koszmar.kernel.flow import Decision, Key
from koszmar.parts.figures import figure_of, seat_of, word_of

from ..bestiary import monster
from ..cards import CARDS
from ..discovery import can_discover
from ..explorers import KINDS, TRAITS
from ..haunt import Action, nothing
from ..haunting import actions_of
from ..house import FAR, distances, has_door, open_sides, place_of
from ..monsters import steps_of
from ..sides import are_friends, is_foe
from ..state import House, LaidTile, Scene, alive, value
from ..tiles import REGIONS
from ..trading import TOKEN
from .odds import chance_of, dice_against
from .tastes import Worth, current_tastes

HOPELESS = 0.12
"""Below this chance a roll that hurts when it fails is not made."""
WAIT = 0.0
"""What ending the turn is worth."""
EFFORT = 0.01
"""What anything but waiting costs: nobody does what is worth nothing."""
HIDEOUT, ENOUGH = 0.5, 8
"""What every move between oneself and the nearest foe is worth to those who hide, and how many of them."""
STUCK = 0.2
"""Less than this pull means that nothing worth doing can be reached; the worth of a new tile to the busy."""


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much a sensible player likes each option."""
    own = current_tastes(scene.state).likes if scene.state.haunt else {}
    judge = own.get(decision.prompt) or _JUDGES.get(decision.prompt)
    if judge is None:
        return [0.0] * len(decision.options)
    return [float(liking) for liking in judge(scene, decision)]


# -- the turn ------------------------------------------------------------------------------------------------------


def _act(scene: Scene, decision: Decision) -> list[float]:
    seat = decision.seat
    goals, explore = _goals(scene, seat)
    here = scene.state.explorers[seat].place
    at_home = _pull(goals, distances(scene, here))
    return [_like(scene, seat, option, goals, at_home, explore) for option in decision.options]


def _like(scene: Scene, seat: int, option: Key, goals: dict[str, float], at_home: float, explore: float) -> float:
    match option:
        case ("move", str(tile)):
            return _pull(goals, distances(scene, tile)) - at_home - EFFORT + min(0.0, goals.get(tile, 0.0))
        case ("discover", int()):
            return 1.5 if scene.state.haunt is None else explore + 0.1 - at_home
        case ("attack", str(way), str(target)):
            return _odds(scene, seat, (way,), target)
        case ("haunt", str(key)):
            action = next(one for one in actions_of(scene, seat) if one.key == key)
            worth = current_tastes(scene.state).worth_of(action)
            here = scene.state.explorers[seat].place
            return _promise(scene, seat, action) * _worth(scene, seat, worth, here) - EFFORT
        case ("loot", int(), str()):
            return 3.0
        case ("use", str(card)):
            special = CARDS[card].special
            return special.liking(scene, seat) if special else WAIT
        case ("trade", int()):
            return -1.0
        case "ride":
            return _wish_to_ride(scene, at_home)
    return WAIT


def _wish_to_ride(scene: Scene, at_home: float) -> float:
    """The Elevator is a way to other floors, and a gamble for whoever has something to do on this one."""
    return 0.2 if scene.state.haunt is None or at_home < STUCK else -0.2


Deeds = list[tuple[Action, list[tuple[str, float]]]]
"""Actions of the haunt that are worth something, each with the tiles where it could be taken and its worth there."""


def _deeds(scene: Scene, seat: int) -> Deeds:
    """What the haunt gives a player to do somewhere in the house."""
    if scene.state.haunt is None:
        return []
    tiles, tastes, found = scene.state.house.tiles, current_tastes(scene.state), Deeds()
    for action in actions_of(scene, seat):
        worth = tastes.worth_of(action)
        if worth and action.needs(scene, seat):
            where = action.where
            places = [(tile, _worth(scene, seat, worth, tile)) for tile in tiles if where(scene, seat, tile)]
            found.append((action, places))
    return found


def _goals(scene: Scene, seat: int) -> tuple[dict[str, float], float]:
    """Tiles worth going to, and how much; and the worth of an unexplored doorway."""
    state, deeds = scene.state, _deeds(scene, seat)
    explore = _worth_of_exploring(scene, seat, deeds)
    house = state.house
    promising = [region for region in REGIONS if can_discover(scene, region)]
    goals = {
        tile: explore for tile, laid in house.tiles.items() if laid.region in promising and open_sides(house, tile)
    }
    if state.haunt is None:
        return goals, explore
    tastes = current_tastes(state)
    for action, places in deeds:
        if places:
            promise = _promise(scene, seat, action)
            for tile, worth in places:
                goals[tile] = max(goals.get(tile, 0.0), promise * worth)
    hunter = _is_hunter(scene, seat)
    ways = ("unarmed", *_weapons(scene, seat))
    for tile, target in _foes(scene, seat):
        odds = _odds(scene, seat, ways, target)
        if hunter or odds > 0:
            goals[tile] = max(goals.get(tile, 0.0), (1.0 if hunter else 0.3) + max(0.0, odds))
    aims = tastes.aims(scene, seat) if tastes.aims else ()
    wished = [*aims, *(_hideouts(scene, seat) if _is_patient(scene, seat) else ())]
    for tile, worth in wished:
        goals[tile] = max(goals.get(tile, 0.0), worth) if worth >= 0 else worth
    return goals, explore


def _foes(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Whom a player may attack some day: the tile and the name."""
    state = scene.state
    assert state.haunt is not None
    found = [(state.explorers[other].place, word_of(other)) for other in alive(state) if is_foe(scene, seat, other)]
    return found + [(one.place, one.id) for one in state.haunt.monsters if one.place and is_foe(scene, seat, one.id)]


def _is_hunter(scene: Scene, seat: int) -> bool:
    """Traitors, and all who play alone, go for the others, if they cannot simply wait."""
    haunt = scene.state.haunt
    return haunt is not None and haunt.sides[seat] != "hero" and not _is_patient(scene, seat)


def _is_patient(scene: Scene, seat: int) -> bool:
    """Those for whom time works keep away from the others."""
    patient = current_tastes(scene.state).patient
    return patient is not None and patient(scene, seat)


def _hideouts(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """Every tile, worth more the farther the nearest foe is."""
    ways = [distances(scene, tile) for tile, _ in _foes(scene, seat)]
    tiles = scene.state.house.tiles
    return [(tile, HIDEOUT * min([ENOUGH, *(away.get(tile, ENOUGH) for away in ways)])) for tile in tiles]


def _weapons(scene: Scene, seat: int) -> list[str]:
    """The cards that a player attacks with."""
    held = [CARDS[card] for card in scene.state.explorers[seat].cards]
    return [card.key for card in held if card.weapon and not card.weapon.instead]


def _promise(scene: Scene, seat: int, action: Action) -> float:
    """How likely an action is to succeed; a roll that is nearly sure to fail, and hurts then, is left alone."""
    chance = chance_of(scene, seat, action)
    if chance < HOPELESS and action.bands.get(0) not in (None, nothing):
        return -0.1
    return 0.3 + 2.0 * chance


def _worth(scene: Scene, seat: int, worth: float | Worth, tile: str) -> float:
    """How much an action is worth on a tile."""
    return worth(scene, seat, tile) if callable(worth) else worth


def _pull(goals: dict[str, float], away: Mapping[str, int]) -> float:
    """How near the best goal is: its worth, less with every move."""
    return max([worth * _FADED[away.get(tile, FAR)] for tile, worth in goals.items()], default=0.0)


_FADED = [0.8**moves for moves in range(FAR + 1)]
"""What is left of a goal's worth so many moves away."""


def _worth_of_exploring(scene: Scene, seat: int, deeds: Deeds) -> float:
    """After the haunt one explores when there is nothing better to do, and no way to a foe that is hunted."""
    if scene.state.haunt is None:
        return 1.0
    here = scene.state.explorers[seat].place
    near = distances(scene, here) if here else {}
    chase = _is_hunter(scene, seat) and any(tile in near for tile, _ in _foes(scene, seat))
    busy = chase or any(worth > 0 for _, places in deeds for _, worth in places)
    usual = STUCK if busy else 1.0
    wish = current_tastes(scene.state).explore
    return max(usual, wish(scene, seat)) if wish else usual


def _odds(scene: Scene, seat: int, ways: Sequence[str], target: str) -> float:
    """What the best of some attacks promises; nothing against friends."""
    other = figure_of(target)
    if target == "throw" or are_friends(scene.state, seat, other):
        return -0.5
    prey = current_tastes(scene.state).prey
    courage = 0.3 * _is_hunter(scene, seat)
    best = -inf
    for way in ways:  # the difference of the dice, the prey's weakness, the own courage
        mine, theirs = dice_against(scene, seat, way, other)
        card = CARDS.get(way)
        bonus, safe = (card.weapon.bonus, card.weapon.safe) if card and card.weapon else (0, False)
        lust = prey(scene, seat, other, way) if prey else 0.0
        best = max(best, (mine + bonus - theirs) * 0.5 + (0.8 if safe else 0.3) + courage + lust)
    return best


# -- monsters ------------------------------------------------------------------------------------------------------


def _play_monster(scene: Scene, decision: Decision) -> list[float]:
    key = str(decision.args["monster"])
    state = scene.state
    prey = [seat for seat in alive(state) if is_foe(scene, key, seat)]
    places = {state.explorers[seat].place: 1.0 for seat in prey}
    steps = steps_of(scene, key)
    here = monster(state, key).place
    at_home = _pull(places, distances(scene, here, steps)) if here else 0.0
    likes = []
    for option in decision.options:
        match option:
            case ("go", str(tile)):
                likes.append(_pull(places, distances(scene, tile, steps)) - at_home - EFFORT)
            case ("attack", str(way), str(target)):
                mine, theirs = dice_against(scene, key, way, figure_of(target))
                likes.append((mine - theirs) * 0.3 + 1.5)
            case ("haunt", str()):
                likes.append(1.2)
            case "ride":
                likes.append(-0.1 if at_home else 0.1)
            case _:
                likes.append(WAIT)
    return likes


def _move_somebody(scene: Scene, decision: Decision) -> list[float]:
    """Drive a foe away from one's own, lead a friend to them."""
    state, seat, who = scene.state, decision.seat, decision.args["who"]
    friends = {one.place: 1.0 for other, one in enumerate(state.explorers)
               if other != who and not one.dead and one.place and not is_foe(scene, other, seat)}  # fmt: skip
    sign = -1.0 if is_foe(scene, seat, who) else 1.0
    tiles = [place_of(state, who) if option == "stop" else str(option) for option in decision.options]
    return [sign * _pull(friends, distances(scene, tile)) for tile in tiles]


def _place_yourself(scene: Scene, decision: Decision) -> list[float]:
    """Near what is worth going to."""
    goals, _ = _goals(scene, decision.seat)
    return [_pull(goals, distances(scene, str(tile))) for tile in decision.options]


def _find_elevator(scene: Scene, decision: Decision) -> list[float]:
    seat = decision.seat
    goals, _ = _goals(scene, seat)
    ride = _wish_to_ride(scene, _pull(goals, distances(scene, scene.state.explorers[seat].place)))
    return [ride if option == "ride" else WAIT for option in decision.options]


def _choose_monster(scene: Scene, decision: Decision) -> list[float]:
    return [0.0 if option == "done" else 1.0 for option in decision.options]


# -- smaller questions ---------------------------------------------------------------------------------------------


def _take_damage(scene: Scene, decision: Decision) -> list[float]:
    held = scene.state.explorers[decision.seat].traits
    return [float(held[str(trait)]) - (10 if held[str(trait)] <= 1 else 0) for trait in decision.options]


def _gain_trait(scene: Scene, decision: Decision) -> list[float]:
    held = scene.state.explorers[decision.seat].traits
    return [-float(held[str(trait)]) for trait in decision.options]


def _roll_with(scene: Scene, decision: Decision) -> list[float]:
    explorer = scene.state.explorers[decision.seat]
    return [float(value(explorer, option)) if option in TRAITS else 0.5 for option in map(str, decision.options)]


def _reroll(scene: Scene, decision: Decision) -> list[float]:
    """Roll again what is poor; discard tokens only if they are enough for the best row of the action."""
    dice = decision.args["dice"]
    liking = 1.0 if sum(dice) < len(dice) - 1 else 0.0
    spend = _is_worth_discarding(scene, decision.seat, sum(dice) + decision.args["bonus"])
    return [
        0.5 if option == "keep" else (2.0 if spend else -1.0) if str(option).startswith(TOKEN) else liking
        for option in decision.options
    ]


def _is_worth_discarding(scene: Scene, seat: int, result: int) -> bool:
    """Whether the action under way succeeds with what its player can still add, and not without."""
    taken = [use.partition("/")[2] for use in scene.state.turn.used if use.startswith("haunt/")]
    action = next((one for one in actions_of(scene, seat) if one.key == taken[-1]), None) if taken else None
    if action is None or not action.bands:
        return False
    return result < max(action.bands) <= result + current_tastes(scene.state).reserve_of(scene, seat, action)


def _turn_tile(scene: Scene, decision: Decision) -> list[float]:
    """Lay a tile so that many doors stay open."""
    key, spot = decision.args["tile"], decision.args["spot"]
    likes = []
    for option in decision.options:
        assert isinstance(option, tuple)
        trial = House({**scene.state.house.tiles, key: LaidTile(spot[0], spot[1], spot[2], int(option[1]))})
        joined = sum(has_door(trial, key, side) for side in range(4))
        likes.append(float(len(open_sides(trial, key))) + 0.1 * joined)
    return likes


def _consent(scene: Scene, decision: Decision) -> list[float]:
    """Agree to gifts."""
    gift = len(decision.args["give"]) > len(decision.args["want"])
    return [float(gift == (option == "agree")) for option in decision.options]


def _first(scene: Scene, decision: Decision) -> list[float]:
    return [1.0 if index == 0 else 0.0 for index in range(len(decision.options))]


def _target(scene: Scene, decision: Decision) -> list[float]:
    """A traitor picks the weakest; heroes turn monsters with a will of their own on the strongest."""
    explorers, seats = scene.state.explorers, [seat_of(str(option)) for option in decision.options]
    sign = -1.0 if is_foe(scene, decision.seat, seats[0]) else 1.0
    return [sign * sum(explorers[seat].traits.values()) for seat in seats]


def _damage_kind(scene: Scene, decision: Decision) -> list[float]:
    """Body or mind, whichever can bear more."""
    held = scene.state.explorers[decision.seat].traits
    return [float(sum(held[trait] for trait in KINDS[str(kind)])) for kind in decision.options]


def _place_monster(scene: Scene, decision: Decision) -> list[float]:
    """Heroes want monsters far from their own; anybody else sets them on the others' heels."""
    state, seat = scene.state, decision.seat
    assert state.haunt is not None
    is_hero = state.haunt.sides[seat] == "hero"
    near = {state.explorers[one].place: 1.0 for one in alive(state) if is_foe(scene, seat, one) != is_hero}
    sign = -1.0 if is_hero else 1.0
    return [sign * _pull(near, distances(scene, str(tile))) for tile in decision.options]


_JUDGES = {
    "act": _act,
    "play-monster": _play_monster,
    "choose-monster": _choose_monster,
    "find-elevator": _find_elevator,
    "move-somebody": _move_somebody,
    "place-yourself": _place_yourself,
    "take-damage": _take_damage,
    "gain-trait": _gain_trait,
    "roll-with": _roll_with,
    "reroll": _reroll,
    "turn-tile": _turn_tile,
    "trade-consent": _consent,
    "trade-give": _first,
    "trade-want": _first,
    "be-traitor": _first,
    "volunteer": _first,
    "choose-target": _target,
    "damage-kind": _damage_kind,
    "place-monster": _place_monster,
}
