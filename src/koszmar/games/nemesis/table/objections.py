"""Why something is not legal now: the reason in words, and the rule behind it. Worked out only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Reason
from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.view import Message

from ..abilities import Ability
from ..action_cards import ACTION_CARDS, CHARACTERS
from ..actions import cost_of, move_cost, uses_of
from ..belongings import find, items_of
from ..combat import EGGS, loose_eggs, targets, weapon_of
from ..hand import action_cards
from ..item_cards import COLOURS, ITEMS
from ..movement import quiet_corridors
from ..pods import open_pods
from ..quests import QUESTS
from ..rooms import ROOMS, SECTIONS, here
from ..ship import CLOSED, CORRIDORS_OF, SHIP, behind_any_door, door, is_noisy, noisy_corridors
from ..state import Scene, Slot, in_combat, in_room, intruders_in
from .phrases import phrase, seat_name

NONE = "none"
"""No marker: a Careful Movement into a Room with somebody in it."""


def actions(scene: Scene, decision: Decision) -> Iterable[Key]:
    """Everything that a player might want to answer, legal or not."""
    further: list[Key] = []
    match decision.prompt:
        case "act":
            further = list(_actions(scene, decision.seat))
        case "pay" | "compose-discard" | "panic-discard" | "discard-smoke":
            further = list(_cards(scene, decision.seat))
        case "choose-character":
            further = list(CHARACTERS)
        case "pick-pod":
            further = [pod.number for pod in scene.state.pods if not pod.launched]
        case "pick-colour":
            further = list(COLOURS)
        case "set-destination":
            further = list("abcd")
        case "calm-down":
            further = ["scan", "lower", "both", "neither"]
    return list(dict.fromkeys([*decision.options, *further]))


def why_not(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    """The objection to an option that exists in the game but is not offered."""
    if key in decision.options:
        return None
    match decision.prompt:
        case "act":
            return _why_not_action(scene, decision.seat, key)
        case "pay" | "compose-discard" | "panic-discard" | "discard-smoke":
            return _because(scene, "why-contamination", "action.contamination-not-payment")
        case "choose-character":
            return _why_not_character(scene, str(key))
        case "pick-pod":
            return _why_not_pod(scene, decision.seat, key)
        case "set-destination":
            return _because(scene, "why-on-course", "special.set-destination")
        case "calm-down":
            return _why_not_calm(scene, decision.seat)
    return None


def _because(scene: Scene, message: str, rule: str, **args: object) -> Reason:
    return Reason(phrase(scene, message, args), rule)


# -- what a player might want to do --------------------------------------------------------------------------------


def _actions(scene: Scene, seat: int) -> Iterator[Key]:
    state = scene.state
    character = state.characters[seat]
    rooms = [slot for slot in state.rooms if slot != character.room]
    yield from (("move", slot) for slot in rooms)
    for slot in behind_any_door(character.room):
        yield from (("careful", slot, link) for link in (NONE, *CORRIDORS_OF[slot]))
    aims = [*(one.id for one in state.intruders), *([EGGS] if loose_eggs(scene, character.room) else [])]
    weapons = [item.key for item in character.hands if weapon_of(item)]
    yield from (("shoot", weapon, aim) for weapon in dict.fromkeys(weapons) for aim in aims)
    yield from (("melee", aim) for aim in aims)
    yield from (("pick-up", key) for key in dict.fromkeys(state.rooms[character.room].objects))
    yield "trade"
    yield from (("craft", key) for key in state.crafted)
    for quest in character.quests:
        yield from (("activate", quest, how) for how in (QUESTS[quest].room, *QUESTS[quest].discard) if how)
    for card in dict.fromkeys(action_cards(character)):
        if is_unknown(card):
            continue
        yield from _uses("card", card) or [("card", card)]
    for item in dict.fromkeys(item.key for item in items_of(character)):
        yield from _uses("item", item)
    tile = here(scene, seat)
    if tile:
        yield from _uses("room", tile.key)


def _uses(kind: str, key: str) -> list[Key]:
    return [option for option, _ in uses_of(kind, key)]


def _cards(scene: Scene, seat: int) -> Iterator[str]:
    """Contamination in hand, which pays for nothing."""
    hand = scene.state.characters[seat].hand
    yield from ("contamination" for card in hand[:1] if any(one.startswith("contamination") for one in hand) and card)


def _why_not_action(scene: Scene, seat: int, key: Key) -> Reason | None:
    match key:
        case ("move", str(room)):
            return _why_not_move(scene, seat, room) or _too_dear(scene, seat, move_cost(scene, seat))
        case ("careful", str(room), str(link)):
            return _why_not_careful(scene, seat, room, link)
        case ("shoot", str(weapon), str(target)):
            return _why_not_shoot(scene, seat, weapon, target)
        case ("melee", str(target)):
            return _out_of_reach(scene, seat, target) or _too_dear(scene, seat, 1)
        case ("pick-up", str()):
            return _in_combat(scene, seat) or _too_dear(scene, seat, 1)
        case "trade":
            return _why_not_trade(scene, seat)
        case ("craft", str(item)):
            return _why_not_craft(scene, seat, item)
        case ("activate", str(item), str(how)):
            return _why_not_activate(scene, seat, item, how)
        case ("card", str(card), *use):
            return _why_not_card(scene, seat, card, [str(one) for one in use])
        case ("item", str(item), *use):
            ability = ITEMS[item].ability
            cost = cost_of(scene, seat, ("item", item, *use))
            return _why_not_ability(scene, seat, ability, [str(one) for one in use], cost)
        case ("room", str(), *use):
            return _why_not_room(scene, seat, [str(one) for one in use])
    return None


# -- what keeps anybody from anything ------------------------------------------------------------------------------


def _too_dear(scene: Scene, seat: int, cost: int, *, besides: bool = False) -> Reason:
    """Not enough Action cards to pay with."""
    purse = len(action_cards(scene.state.characters[seat])) - besides
    if cost > purse:
        return _because(scene, "why-too-dear", "action.cost", cost=cost, left=purse)
    return _because(scene, "why-not-now", "round.turns")


def _in_combat(scene: Scene, seat: int) -> Reason | None:
    return _because(scene, "why-in-combat", "action.combat-basic") if in_combat(scene.state, seat) else None


# -- moving --------------------------------------------------------------------------------------------------------


def _why_not_move(scene: Scene, seat: int, room: Slot) -> Reason | None:
    state = scene.state
    start = state.characters[seat].room
    between = SHIP.between(start, room)
    if not between:
        return _because(scene, "why-not-next-door", "move.neighbour", room=room)
    if all(door(state, link.key) == CLOSED for link in between):
        return _because(scene, "why-door-closed", "move.closed-door-blocks", room=room)
    return None


def _why_not_careful(scene: Scene, seat: int, room: Slot, link: str) -> Reason:
    if blocked := _why_not_move(scene, seat, room):
        return blocked
    if in_combat(scene.state, seat):
        return _because(scene, "why-in-combat", "action.careful-not-combat")
    if not quiet_corridors(room, noisy_corridors(scene.state)):
        return _because(scene, "why-noise-everywhere", "action.careful-not-all-noisy", room=room)
    occupied = bool(in_room(scene.state, room) or intruders_in(scene.state, room))
    if occupied and link != NONE:
        return _because(scene, "why-occupied", "action.careful-occupied", room=room)
    if not occupied and link == NONE:
        return _because(scene, "why-marker-needed", "action.careful")
    if link != NONE and is_noisy(scene.state, link):
        return _because(scene, "why-noisy", "action.careful-quiet-corridor")
    return _too_dear(scene, seat, 2)


# -- fighting ------------------------------------------------------------------------------------------------------


def _out_of_reach(scene: Scene, seat: int, target: str) -> Reason | None:
    if target not in targets(scene, seat):
        return _because(scene, "why-not-here", "action.shoot", target=target)
    return None


def _why_not_shoot(scene: Scene, seat: int, weapon: str, target: str) -> Reason:
    if away := _out_of_reach(scene, seat, target):
        return away
    if not any(item.ammo for item in scene.state.characters[seat].hands if item.key == weapon):
        return _because(scene, "why-no-ammo", "combat.shoot-needs-ammo", weapon=weapon)
    return _too_dear(scene, seat, 1)


# -- trading, crafting, Quest Items --------------------------------------------------------------------------------


def _why_not_trade(scene: Scene, seat: int) -> Reason:
    state = scene.state
    if fighting := _in_combat(scene, seat):
        return fighting
    if len(in_room(state, state.characters[seat].room)) < 2:
        return _because(scene, "why-alone", "action.trade")
    if state.turn.offers >= scene.parameters.offers:
        return _because(scene, "why-no-more-offers", "action.trade-agree")
    return _too_dear(scene, seat, 1)


def _why_not_craft(scene: Scene, seat: int, item: str) -> Reason:
    if fighting := _in_combat(scene, seat):
        return fighting
    if not scene.state.crafted[item]:
        return _because(scene, "why-none-left", "craft.limited", item=item)
    mine = [ITEMS[one.key].component for one in items_of(scene.state.characters[seat])]
    lacking = [part for part in ITEMS[item].recipe or () if part not in mine]
    if lacking:
        parts = [Message(f"component-{part}") for part in lacking]
        return _because(scene, "why-lacking", "craft.recipes", parts=parts)
    return _too_dear(scene, seat, 1)


def _why_not_activate(scene: Scene, seat: int, item: str, how: str) -> Reason:
    if in_combat(scene.state, seat):
        return _because(scene, "why-in-combat", "action.combat-no-quest")
    character, quest = scene.state.characters[seat], QUESTS[item]
    if quest.attach and all(one.key != quest.attach for one in character.hands):
        return _because(scene, "why-nothing-to-attach", "item.attached", item=quest.attach)
    if how in ROOMS:
        tile = here(scene, seat)
        if tile is None or tile.key != how:
            return _because(scene, "why-other-room", "quest.activate", tile=how)
        if scene.state.rooms[character.room].malfunction:
            return _because(scene, "why-malfunction", "malfunction.no-room-action")
    elif find(character, how) is None:
        return _because(scene, "why-not-carried", "quest.activate", item=how)
    return _too_dear(scene, seat, 1)


# -- abilities of cards, Items and Rooms ---------------------------------------------------------------------------


def _why_not_card(scene: Scene, seat: int, card: str, use: list[str]) -> Reason:
    ability = ACTION_CARDS[card].ability
    if ability is None:
        return _because(scene, "why-reaction", "action.four-kinds")
    return _why_not_ability(scene, seat, ability, use, ability.cost, besides=True)


def _why_not_ability(
    scene: Scene, seat: int, ability: Ability | None, use: list[str], cost: int, *, besides: bool = False
) -> Reason:
    """The wrong moment, nothing to use it on, or too few cards."""
    assert ability is not None
    fighting = in_combat(scene.state, seat)
    if ability.when == "calm" and fighting:
        return _because(scene, "why-out-of-combat-only", "action.out-of-combat-only")
    if ability.when == "combat" and not fighting:
        return _because(scene, "why-in-combat-only", "action.in-combat-only")
    chosen = ability.use(use[0]) if use else ability.uses[0]
    if not chosen.usable(scene, seat):
        return _because(scene, "why-no-use", "action.or-choice")
    return _too_dear(scene, seat, cost, besides=besides)


def _why_not_room(scene: Scene, seat: int, use: list[str]) -> Reason:
    state = scene.state
    room = state.characters[seat].room
    tile = here(scene, seat)
    assert tile is not None
    if state.rooms[room].malfunction:
        return _because(scene, "why-malfunction", "malfunction.no-room-action")
    if tile.key in SECTIONS and not in_combat(state, seat) and not open_pods(scene, room):
        return _because(scene, "why-no-open-pod", "pod.enter-needs")
    if tile.key == "hibernatorium" and state.time > scene.parameters.blue:
        return _because(scene, "why-too-early", "special.hibernate-blue", time=scene.parameters.blue)
    return _why_not_ability(scene, seat, tile.action, use, scene.parameters.room_cost)


# -- other questions -----------------------------------------------------------------------------------------------


def _why_not_character(scene: Scene, key: str) -> Reason:
    for seat, one in enumerate(scene.state.characters):
        if one.key == key:
            return Reason(Message("why-character-taken", {"other": seat_name(scene.state, seat)}), "setup.draft-choice")
    return _because(scene, "why-not-drawn", "setup.draft-choice")


def _why_not_pod(scene: Scene, seat: int, key: Key) -> Reason:
    pod = next(pod for pod in scene.state.pods if pod.number == key)
    room = scene.state.characters[seat].room
    if SECTIONS.get(scene.state.rooms[room].tile) != pod.section:
        return _because(scene, "why-other-section", "pod.enter-needs")
    if pod.locked:
        return _because(scene, "why-pod-locked", "pod.enter-needs")
    return _because(scene, "why-pod-full", "pod.two-places")


def _why_not_calm(scene: Scene, seat: int) -> Reason:
    if scene.options.enemy != "void-seeders":
        return _because(scene, "why-no-insanity", "change.rest-lower")
    level = scene.state.characters[seat].insanity
    return _because(scene, "why-insanity-stays", "insanity.only-as-shown", level=level)
