"""Actions: what a player may do in a turn and what it costs. Basic Actions, Action cards, Item and Room actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import carry_out

from . import moments
from .abilities import Ability, Use
from .action_cards import ACTION_CARDS
from .answers import number_for
from .belongings import belongings, find, is_object, take, use_up
from .combat import combat_options, melee, shoot
from .crafting import craft, craftable
from .hand import action_cards, discard_card, pay
from .interruption import is_cancelled
from .item_cards import ITEMS
from .movement import move, quiet_corridors
from .quests import activate, can_activate
from .rooms import ROOMS, here, is_working
from .ship import neighbours, noisy_corridors
from .state import Item, Scene, Slot, in_combat, in_room, occupied_rooms
from .trading import trade

PASS = "pass"


def legal_actions(scene: Scene, seat: int) -> list[Key]:
    """Everything the active player may do now, the pass last (action.four-kinds, round.pass-instead)."""
    character = scene.state.characters[seat]
    cards = action_cards(character)
    carried = list(dict.fromkeys([item.key for item in belongings(character)]))
    purse = len(cards)
    fighting = in_combat(scene.state, seat)
    options: list[Key] = []
    if cards:
        options += basic_actions(scene, seat, purse, fighting)
        options += card_actions(scene, seat, cards, fighting)
        if not fighting:
            options += room_actions(scene, seat, purse)
    options += item_actions(scene, seat, carried, purse, fighting)
    options += [("drop", key) for key in carried]  # item.drop-free
    options.append(PASS)
    return options


# -- Basic Actions -------------------------------------------------------------------------------------------------


def basic_actions(scene: Scene, seat: int, purse: int, fighting: bool) -> list[Key]:
    """Basic Actions; in Combat only Shoot, Melee and Movement (action.combat-basic, action.careful-not-combat)."""
    state = scene.state
    room = state.characters[seat].room
    near = neighbours(state, room)
    options: list[Key] = []
    if not fighting or purse >= escape_cost(scene, seat):
        options += [("move", there) for there in near]
    options += combat_options(scene, seat)
    if fighting:
        return options
    if purse >= 2:
        options += careful_moves(scene, near)
    options += [("pick-up", key) for key in dict.fromkeys(state.rooms[room].objects)]
    if len(in_room(state, room)) > 1 and state.turn.offers < scene.parameters.offers:
        options.append("trade")
    options += [("craft", key) for key in craftable(scene, seat)]
    options += [("activate", key, how) for key, how in can_activate(scene, seat)]
    return options


def move_cost(scene: Scene, seat: int) -> int:
    """Movement costs 1; wounds may make an escape cost more (action.move)."""
    return escape_cost(scene, seat) if in_combat(scene.state, seat) else 1


def escape_cost(scene: Scene, seat: int) -> int:
    """What Movement out of Combat costs (escape.how, wound.leg)."""
    return number_for(scene, seat, moments.escape_cost, 1)


def careful_moves(scene: Scene, near: Iterable[Slot]) -> list[Key]:
    """Careful Movement to neighbouring Rooms and where its marker may go; ``none`` into an occupied Room.

    (action.careful, action.careful-quiet-corridor, action.careful-occupied, action.careful-not-all-noisy)
    """
    occupied, noisy = occupied_rooms(scene.state), noisy_corridors(scene.state)
    options: list[Key] = []
    for room in near:
        quiet = quiet_corridors(room, noisy)
        markers = ["none"] if quiet and room in occupied else quiet
        options += [("careful", room, marker) for marker in markers]
    return options


# -- Action cards, Items, Rooms ------------------------------------------------------------------------------------


def ability_of(kind: str, key: str) -> Ability | None:
    """What a card, an Item or a Room lets a player do."""
    if kind == "card":
        return ACTION_CARDS[key].ability
    return ITEMS[key].ability if kind == "item" else ROOMS[key].action


@cache
def uses_of(kind: str, key: str) -> tuple[tuple[Key, Use], ...]:
    """The uses of a card, an Item or a Room, each with its option; the option names the use if there are several."""
    ability = ability_of(kind, key)
    uses = ability.uses if ability else ()
    return tuple(((kind, key) if len(uses) == 1 else (kind, key, use.key), use) for use in uses)


def card_actions(scene: Scene, seat: int, cards: list[str], fighting: bool) -> list[Key]:
    """Action cards: the card itself, and as many others as its cost (action.card-plus-cost)."""
    options: list[Key] = []
    for card in dict.fromkeys(cards):
        ability = ACTION_CARDS[card].ability
        if ability and ability.cost < len(cards) and ability.is_for(fighting):
            options += [option for option, use in uses_of("card", card) if use.usable(scene, seat)]
    return options


def item_cost(scene: Scene, seat: int, key: str, use: str) -> int:
    """What a use of an Item costs, with what wounds and other Items change (action.item-cost, wound.hand)."""
    ability = ITEMS[key].ability
    assert ability is not None
    return number_for(scene, seat, moments.item_cost, ability.cost, key, use)


def item_actions(scene: Scene, seat: int, carried: list[str], purse: int, fighting: bool) -> list[Key]:
    """Items that can be used, among the things that the character carries."""
    options: list[Key] = []
    for key in carried:
        ability = None if is_object(key) else ITEMS[key].ability
        if ability and ability.is_for(fighting):
            options += [
                option
                for option, use in uses_of("item", key)
                if use.usable(scene, seat) and item_cost(scene, seat, key, use.key) <= purse
            ]
    return options


def room_actions(scene: Scene, seat: int, purse: int) -> list[Key]:
    """The Room's action (room.must-be-there, action.room-cost, combat.room-actions, lair.no-room-action)."""
    room = scene.state.characters[seat].room
    if not is_working(scene.state, room) or scene.parameters.room_cost > purse:
        return []
    return [option for option, use in uses_of("room", scene.state.rooms[room].tile) if use.usable(scene, seat)]


# -- doing it ------------------------------------------------------------------------------------------------------


def perform(scene: Scene, seat: int, choice: Key) -> Flow[None]:
    """Pay for an Action, let others interrupt it, and carry it out.

    (action.cost, action.interruption: what was paid stays paid)
    """
    kind = choice[0] if isinstance(choice, tuple) else choice
    what = choice[1] if isinstance(choice, tuple) and kind in ("card", "item", "room") else kind
    scene.tell("action", seat=seat, kind=kind, what=what)
    if kind == "card":
        discard_card(scene, seat, str(what))
    yield from pay(scene, seat, cost_of(scene, seat, choice))
    if (yield from is_cancelled(scene, seat, str(what), "action.interruption")):
        return
    yield from carry_out_action(scene, seat, choice)


def cost_of(scene: Scene, seat: int, choice: Key) -> int:
    """What an Action costs, besides the Action card itself; most Basic Actions cost 1."""
    match choice:
        case ("move", _):
            return move_cost(scene, seat)
        case ("careful", _, _):
            return 2
        case ("card", str(card), *_):
            ability = ACTION_CARDS[card].ability
            return ability.cost if ability else 0
        case ("item", str(key), *use):
            return item_cost(scene, seat, key, str(use[0]) if use else "")
        case ("room", *_):
            return int(scene.parameters.room_cost)
    return 1


def carry_out_action(scene: Scene, seat: int, choice: Key) -> Flow[None]:
    """What an Action does: the first word of its option says which it is, the others what with."""
    kind, *given = choice if isinstance(choice, tuple) else (choice,)
    return ACTIONS[kind](scene, seat, *given)


def move_carefully(scene: Scene, seat: int, room: Slot, marker: str) -> Flow[None]:
    """Careful Movement: a Noise marker of the player's choice instead of a roll (action.careful)."""
    return move(scene, seat, room, "silent" if marker == "none" else "careful", marker)


def use_ability(scene: Scene, seat: int, cause: str, ability: Ability | None, use: str) -> Flow[None]:
    """Carry out one use of an ability; without a name it is the only one."""
    assert ability is not None
    chosen = ability.use(use) if use else ability.uses[0]
    return scene.because(cause, carry_out(chosen.do(scene, seat)))


def use_card(scene: Scene, seat: int, card: str, use: str = "") -> Flow[None]:
    """Use an Action card, which was discarded before it was paid for (action.card-plus-cost)."""
    return use_ability(scene, seat, f"action-{card}", ACTION_CARDS[card].ability, use)


def use_item(scene: Scene, seat: int, key: str, use: str = "") -> Flow[None]:
    """Use an Item: it is shown to everybody, and gone if it is for a single use (item.show-when-used)."""
    card = ITEMS[key]
    if card.single_use:
        item = find(scene.state.characters[seat], key)
        assert item is not None
        use_up(scene, seat, item)
    return use_ability(scene, seat, f"item-{key}", card.ability, use)


def use_room_action(scene: Scene, seat: int, key: str, use: str = "") -> Flow[None]:
    """Use the action of the Room that the character is in (room.must-be-there)."""
    tile = here(scene, seat)
    return use_ability(scene, seat, f"room-{key}", tile.action if tile else None, use)


def pick_up(scene: Scene, seat: int, key: str) -> Flow[None]:
    """Take 1 Heavy Object that lies in the Room (action.pick-up, item.heavy-found)."""
    state = scene.state
    state.rooms[state.characters[seat].room].objects.remove(key)
    scene.tell("pick-up", seat=seat, item=key)
    return take(scene, seat, Item(key))


ACTIONS: dict[str | int, Callable[..., Flow[None]]] = {
    "move": move,
    "careful": move_carefully,
    "shoot": shoot,
    "melee": melee,
    "pick-up": pick_up,
    "trade": trade,
    "craft": craft,
    "activate": activate,
    "card": use_card,
    "item": use_item,
    "room": use_room_action,
}
"""What each kind of Action does (action.four-kinds)."""
