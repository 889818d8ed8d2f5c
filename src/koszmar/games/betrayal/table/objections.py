"""Why something is not legal now: the reason in words, and the rule behind it. Worked out only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Reason
from koszmar.parts.figures import Figure, figure_of, is_seat, word_of

from .. import moments
from ..answers import answers, haunt_answer
from ..attack import UNARMED, may_attack_again, reach
from ..bestiary import kind_of
from ..cards import CARDS
from ..discovery import can_discover
from ..explorers import CRITICAL, EXPLORERS, KINDS, TOP, TRAITS
from ..haunting import actions_of
from ..house import adjacent, beyond, distances, has_door, place_of, rotations, stays_open, touching
from ..places import is_hindered
from ..rooms import ELEVATOR, RIDDEN
from ..sides import are_known_apart, is_foe
from ..state import Scene
from ..tiles import ROOMS
from ..trading import givable, lootable, no_deal
from ..turn import END, may_discover
from .phrases import phrase


def actions(scene: Scene, decision: Decision) -> Iterable[Key]:
    """Everything that a player might want to answer, legal or not."""
    further: list[Key] = []
    match decision.prompt:
        case "act":
            further = list(_actions(scene, decision.seat))
        case "play-monster":
            further = list(_monster_actions(scene, decision.args["monster"]))
        case "turn-tile":
            further = [("turn", turned) for turned in range(4)]
        case "take-damage" | "gain-trait":
            further = list(TRAITS)
        case "choose-explorer":
            further = list(EXPLORERS)
    return list(dict.fromkeys([*decision.options, *further]))


def why_not(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    """The objection to an option that exists in the game but is not offered."""
    if key in decision.options:
        return None
    match decision.prompt:
        case "act":
            return _why_not_action(scene, decision.seat, key)
        case "play-monster":
            return _why_not_monster(scene, decision.args["monster"], key)
        case "turn-tile":
            return _why_not_turn(scene, decision, key)
        case "take-damage":
            return _why_not_damage(scene, decision.seat, str(key), decision.args["damage"])
        case "gain-trait":
            return _why_not_gain(scene, decision.seat, str(key))
        case "choose-explorer":
            return _why_not_explorer(scene, str(key))
    return None


def _because(scene: Scene, message: str, rule: str, **args: object) -> Reason:
    return Reason(phrase(scene.state, message, args), rule)


# -- what a player might want to do --------------------------------------------------------------------------------


def _actions(scene: Scene, seat: int) -> Iterator[Key]:
    state = scene.state
    explorer = state.explorers[seat]
    others = [other for other in range(scene.players) if other != seat]
    yield from (("move", tile) for tile in state.house.tiles if tile != explorer.place)
    yield from (("discover", side) for side in range(4))
    yield from (("trade", other) for other in others)
    yield from (("use", card) for card in explorer.cards)
    targets = [word_of(other) for other in others]
    targets += [one.id for one in state.haunt.monsters if one.place] if state.haunt else []
    yield from (("attack", UNARMED, target) for target in targets)
    for card in explorer.cards:
        weapon = CARDS[card].weapon
        if weapon:
            yield from (("attack", card, target) for target in (["throw"] if weapon.instead else targets))
    if state.haunt is not None:
        yield from (("loot", other, thing) for other in others if state.explorers[other].dead
                    for thing in dict.fromkeys(lootable(scene, other)))  # fmt: skip
        yield from (("haunt", action.key) for action in actions_of(scene, seat))
    if ELEVATOR in state.house.tiles:
        yield "ride"
    yield END


def _why_not_action(scene: Scene, seat: int, key: Key) -> Reason | None:
    match key:
        case ("move", str(tile)):
            return _why_not_move(scene, seat, tile)
        case ("discover", int(side)):
            return _why_not_discover(scene, seat, side)
        case ("trade", int(other)):
            return _why_not_trade(scene, seat, other)
        case ("use", str(card)):
            return _why_not_use(scene, card)
        case ("attack", str(way), str(target)):
            return _why_not_attack(scene, seat, way, target)
        case ("loot", int(other), str()):
            return _why_not_loot(scene, seat, other)
        case ("haunt", str(action)):
            return _why_not_haunt(scene, seat, action, scene.state.turn.used)
        case "ride":
            return _why_not_ride(scene, seat)
    return None


# -- moving and discovering ----------------------------------------------------------------------------------------


def _why_not_leave(scene: Scene, seat: int) -> Reason | None:
    """What keeps an explorer on the own tile, wherever the way may lead."""
    state = scene.state
    here, left, cost = state.explorers[seat].place, state.turn.moves, scene.parameters.obstacle_cost
    if not left:
        return _because(scene, "why-no-moves", "move.speed-sets-moves")
    if left < cost and is_hindered(scene, seat, here):
        return _because(scene, "why-obstacle", "obstacle.one-move-left", cost=cost, left=left)
    may_leave = haunt_answer(scene, moments.may_leave)
    if may_leave and not may_leave(scene, seat, here):
        return _because(scene, "why-held-here", "anatomy.special-rules")
    return None


def _why_not_move(scene: Scene, seat: int, tile: str) -> Reason:
    house, here = scene.state.house, scene.state.explorers[seat].place
    stuck = _why_not_leave(scene, seat)
    by_card = [other for answer in answers(scene, seat, moments.steps) for other in answer(scene, seat, here)]
    if stuck and tile in (*adjacent(scene, here), *by_card):
        return stuck
    if tile in touching(house, here):
        side = next(side for side in range(4) if house.grid.get(beyond(house, here, side)) == tile)
        if has_door(house, here, side) or has_door(house, tile, (side + 2) % 4):
            return _because(scene, "why-false-door", "move.false-doorway", tile=tile)
        return _because(scene, "why-wall", "move.adjacent-doors", tile=tile)
    away = distances(scene, here).get(tile)
    if away is None:
        return _because(scene, "why-no-way", "move.adjacent-doors", tile=tile)
    return _because(scene, "why-too-far", "move.one-move-per-tile", tile=tile, away=away)


def _why_not_discover(scene: Scene, seat: int, side: int) -> Reason:
    house, here = scene.state.house, scene.state.explorers[seat].place
    if not has_door(house, here, side):
        return _because(scene, "why-no-door", "discover.through-unused-door")
    if (other := house.grid.get(beyond(house, here, side))) is not None:
        return _because(scene, "why-explored", "discover.through-unused-door", tile=other)
    region = house.tiles[here].region
    if not can_discover(scene, region):
        return _because(scene, "why-no-tile-left", "discover.region-exhausted-no-cost", region=region)
    if not may_discover(scene, seat):
        return _because(scene, "why-no-discovering", "anatomy.special-rules")
    return _why_not_leave(scene, seat) or _because(scene, "why-not-now", "turn.any-order")


def _why_not_ride(scene: Scene, seat: int) -> Reason:
    state = scene.state
    if state.explorers[seat].place != ELEVATOR:
        return _because(scene, "why-not-on-tile", "tile.mystic-elevator-once", tile=ELEVATOR)
    if RIDDEN in state.turn.used:
        return _because(scene, "why-ridden", "tile.mystic-elevator-once")
    return _because(scene, "why-not-entered", "tile.mystic-elevator-once")


def _why_not_turn(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    """Another way to turn the tile: it would not join, would close the region, or looks like one that is offered."""
    tile, spot = decision.args["tile"], tuple(decision.args["spot"])
    house, here = scene.state.house, scene.state.explorers[decision.seat].place
    turned = key[1] if isinstance(key, tuple) else key
    assert isinstance(turned, int)
    entry = next((side for side in range(4) if beyond(house, here, side) == spot), None)
    if entry is not None and not ROOMS[tile].doors[((entry + 2) - turned) % 4]:
        return _because(scene, "why-does-not-join", "discover.align-any-door")
    if not stays_open(house, tile, spot, turned):
        region = spot[0]
        return _because(scene, "why-closes-region", "discover.keep-open-door", region=region)
    if entry is not None and turned not in rotations(tile, (entry + 2) % 4):
        return _because(scene, "why-same-turn", "discover.align-any-door")
    return _because(scene, "why-not-now", "discover.align-any-door")


# -- trades, cards, corpses ----------------------------------------------------------------------------------------


def _why_not_trade(scene: Scene, seat: int, other: int) -> Reason:
    state = scene.state
    if absent := _why_not_here(scene, seat, other, "trade.same-tile"):
        return absent
    if state.turn.traded:
        return _because(scene, "why-traded", "trade.once-per-turn")
    if state.turn.marks.count(no_deal(other)) >= scene.parameters.offers:
        return _because(scene, "why-refused", "trade.both-consent", other=other)
    if state.haunt is not None:
        if scene.rulings.trade_across_sides == "refused" and are_known_apart(state, seat, other):
            return _because(scene, "why-other-side", "trade.across-teams")
        answer = haunt_answer(scene, moments.may_trade)
        if answer and not answer(scene, seat, other):
            return _because(scene, "why-no-trading", "anatomy.special-rules")
    if not givable(scene, seat, other) and not givable(scene, other, seat):
        return _because(scene, "why-nothing-to-trade", "trade.any-number", other=other)
    return _because(scene, "why-not-now", "turn.any-order")


def _why_not_here(scene: Scene, seat: int, other: int, rule: str) -> Reason | None:
    explorer = scene.state.explorers[other]
    if explorer.dead:
        return _because(scene, "why-dead", rule, other=other)
    if explorer.place != scene.state.explorers[seat].place:
        return _because(scene, "why-elsewhere", rule, other=other)
    return None


def _why_not_use(scene: Scene, card: str) -> Reason:
    turn, printed = scene.state.turn, CARDS[card]
    if printed.special is None:
        message = "why-is-weapon" if printed.weapon else "why-works-by-itself"
        return _because(scene, message, "special.always-on-effects", card=card)
    if card in turn.used:
        return _because(scene, "why-used", "special.each-once-per-turn", card=card)
    if card not in turn.held:
        return _because(scene, "why-got-this-turn", "special.card-owned-at-turn-start", card=card)
    return _because(scene, "why-no-use", "special.own-instructions", card=card)


def _why_not_loot(scene: Scene, seat: int, corpse: int) -> Reason:
    state, explorer = scene.state, scene.state.explorers[corpse]
    if explorer.place != state.explorers[seat].place:
        return _because(scene, "why-elsewhere", "loot.corpse-keeps-cards", other=corpse)
    if state.turn.looted and (scene.rulings.loot_limit == "turn" or corpse in state.turn.looted):
        return _because(scene, "why-looted", "loot.one-card-per-turn")
    if explorer.died >= state.number:
        return _because(scene, "why-just-died", "loot.not-on-turn-of-death", other=corpse)
    return _because(scene, "why-not-now", "turn.any-order")


def _why_not_haunt(scene: Scene, actor: Figure, key: str, used: list[str]) -> Reason:
    action = next(one for one in actions_of(scene, actor) if one.key == key)
    if action.times and used.count(f"haunt/{key}") >= action.times:
        return _because(scene, "why-action-taken", "special.each-once-per-turn")
    if not action.where(scene, actor, place_of(scene.state, actor)):
        return _because(scene, "why-action-elsewhere", "special.own-instructions")
    return _because(scene, "why-action-needs", "special.own-instructions")


# -- attacks -------------------------------------------------------------------------------------------------------


def _why_not_attack(scene: Scene, seat: int, way: str, target: str) -> Reason:
    state = scene.state
    card = CARDS.get(way)
    weapon = card.weapon if card else None
    if state.haunt is None:
        return _because(scene, "why-before-haunt", "attack.only-after-haunt")
    if target != "throw" and (spared := _why_spared(scene, seat, figure_of(target))):
        return spared
    if weapon and way in state.turn.used:
        return _because(scene, "why-used", "weapon.one-per-attack", card=way)
    if not may_attack_again(scene, seat):
        return _because(scene, "why-attacked", "attack.once-per-turn")
    if weapon and way not in state.turn.held:
        return _because(scene, "why-got-this-turn", "weapon.not-obtained-this-turn", card=way)
    if target != "throw":
        tiles = reach(scene, state.explorers[seat].place, weapon.reach if weapon else "tile")
        if place_of(state, figure_of(target)) not in tiles:
            return _because(scene, "why-out-of-reach", "attack.same-tile", target=target)
    return _because(scene, "why-cannot-be-attacked", "anatomy.special-rules")


def _why_spared(scene: Scene, actor: Figure, target: Figure) -> Reason | None:
    """What is wrong with a target, wherever it stands."""
    if is_seat(target) and (scene.state.explorers[target].dead or not scene.state.explorers[target].place):
        return _because(scene, "why-dead", "attack.legal-targets", other=target)
    if not is_foe(scene, actor, target):
        return _because(scene, "why-same-side", "attack.legal-targets", target=target)
    return None


def _monster_actions(scene: Scene, monster: str) -> Iterator[Key]:
    state = scene.state
    yield from (("go", tile) for tile in state.house.tiles if tile != place_of(state, monster))
    traits = kind_of(state, monster).attacks
    yield from (("attack", trait, word_of(seat)) for trait in traits for seat in range(scene.players))
    yield from (("haunt", action.key) for action in actions_of(scene, monster))


def _why_not_monster(scene: Scene, monster: str, key: Key) -> Reason | None:
    turn = scene.state.monsters
    assert turn is not None
    match key:
        case ("go", str(tile)):
            if kind_of(scene.state, monster).moving == "none":
                return _because(scene, "why-monster-stays", "monster.movement-roll", monster=monster)
            if not turn.moves and turn.moved:
                return _because(scene, "why-monster-no-moves", "monster.movement-roll", monster=monster)
            return _because(scene, "why-monster-too-far", "monster.movement-roll", tile=tile)
        case ("attack", str(), str(target)):
            if spared := _why_spared(scene, monster, figure_of(target)):
                return spared
            if turn.attacked:
                return _because(scene, "why-monster-attacked", "monster.attack-once", monster=monster)
            return _because(scene, "why-out-of-reach", "monster.attack-rules", target=target)
        case ("haunt", str(action)):
            return _why_not_haunt(scene, monster, action, turn.used)
    return None


# -- traits and explorers ------------------------------------------------------------------------------------------


def _why_not_damage(scene: Scene, seat: int, trait: str, kind: str) -> Reason:
    if trait not in KINDS[kind]:
        return _because(scene, "why-other-damage", "damage.split-only-matching", damage=kind)
    if scene.state.haunt is None:
        return _because(scene, "why-critical", "damage.pre-haunt-no-critical-choice", trait=trait)
    if scene.state.explorers[seat].traits[trait] == CRITICAL:
        return _because(scene, "why-critical-avoided", "damage.critical-choice-after-haunt", trait=trait)
    return _because(scene, "why-cannot-sink", "anatomy.special-rules", trait=trait)


def _why_not_gain(scene: Scene, seat: int, trait: str) -> Reason:
    if scene.state.explorers[seat].traits[trait] >= TOP:
        return _because(scene, "why-at-top", "traits.maximum", trait=trait)
    return _because(scene, "why-other-trait", "event.only-matching-result")


def _why_not_explorer(scene: Scene, key: str) -> Reason:
    colour = EXPLORERS[key].colour
    owner = next(seat for seat, one in enumerate(scene.state.explorers)
                 if one.key and EXPLORERS[one.key].colour == colour)  # fmt: skip
    if scene.state.explorers[owner].key == key:
        return _because(scene, "why-explorer-taken", "setup.choose-character", other=owner)
    return _because(scene, "why-board-taken", "setup.board-one-side", other=owner)
