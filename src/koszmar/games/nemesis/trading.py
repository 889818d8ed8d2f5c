"""Trading with the characters in the Room: Items and Objects change hands only if both agree."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .belongings import belongings, find, fit_hands, is_heavy, let_go
from .item_cards import COLOURS, ITEMS
from .state import Scene, in_room

DONE, SHOW = "done", "show"


def trade(scene: Scene, seat: int) -> Flow[None]:
    """Trade with everybody in the Room, one after another (action.trade, action.trade-one-pays)."""
    left = [other for other in in_room(scene.state, scene.state.characters[seat].room) if other != seat]
    while left:
        other = yield ask(seat, "trade-with", [DONE, *left], rule="action.trade")
        if other == DONE:
            return
        left.remove(other)
        yield from deal(scene, seat, other)


def tradable(scene: Scene, seat: int) -> list[str]:
    """What a player can give away: Items and Objects; Ammo only with its weapon (action.trade-no-ammo)."""
    return [item.key for item in belongings(scene.state.characters[seat])]


def deal(scene: Scene, seat: int, other: int) -> Flow[None]:
    """What you give or show, what the other gives or shows in return, and whether you agree.

    (action.trade-agree, action.trade-show; only the two of them see the faces of Inventory cards)
    """
    state = scene.state
    give = yield from offer(scene, seat, other, "trade-give", [])
    back = yield from offer(scene, other, seat, "trade-back", give)
    if not give and not back:
        state.turn.offers += 1
        scene.tell("no-trade", seat=seat, other=other)
        return
    answer = yield ask(
        seat, "trade-agree", ["agree", "refuse"], rule="action.trade-agree", other=other,
        secret={"give": give, "back": back}, to=(other,),
    )  # fmt: skip
    if answer == "refuse":
        state.turn.offers += 1
        scene.tell("no-trade", seat=seat, other=other)
        return
    for key in give:
        hand_over(scene, seat, other, key)
    for key in back:
        hand_over(scene, other, seat, key)
    scene.tell(
        "trade", seat=seat, other=other, gives=[seen(key) for key in give], gets=[seen(key) for key in back],
        to=(seat, other), secret={"give": give, "back": back},
    )  # fmt: skip
    yield from fit_hands(scene, seat)
    yield from fit_hands(scene, other)


def offer(scene: Scene, seat: int, other: int, prompt: str, given: list[str]) -> Flow[list[str]]:
    """Any number of own things, one after another; only the two know which. Others may be shown and kept.

    (item.inventory-hidden, action.trade-show)
    """
    left = tradable(scene, seat)
    picked: list[str] = []
    while True:
        options: list[Key] = [DONE, *dict.fromkeys(left), *((SHOW, key) for key in unseen(scene, seat, other))]
        key = yield ask(
            seat, prompt, options, rule="action.trade-agree", pause=True, other=other,
            secret={"picked": list(picked), "given": given}, to=(other,),
        )  # fmt: skip
        if key == DONE:
            return picked
        if isinstance(key, tuple):
            show(scene, seat, other, str(key[1]))
            continue
        left.remove(key)
        picked.append(key)


def unseen(scene: Scene, seat: int, other: int) -> list[str]:
    """Items in an Inventory that another player does not know, each kind once."""
    inventory = scene.state.characters[seat].inventory
    hidden = (item.key for item in inventory if ITEMS[item.key].colour in COLOURS and other not in item.known_to)
    return list(dict.fromkeys(hidden))


def show(scene: Scene, seat: int, other: int, key: str) -> None:
    """Show an Item card to another player, who remembers it (action.trade-show)."""
    inventory = scene.state.characters[seat].inventory
    item = next(item for item in inventory if item.key == key and other not in item.known_to)
    item.known_to = sorted({*item.known_to, other})
    scene.reveal()
    scene.tell("shows", seat=seat, other=other, colour=ITEMS[key].colour, to=(seat, other), secret={"item": key})


def seen(key: str) -> str:
    """What everybody else sees of a thing that changes hands: heavy things, or the colour of a back."""
    return key if is_heavy(key) else ITEMS[key].colour


def hand_over(scene: Scene, giver: int, taker: int, key: str) -> None:
    """A thing changes hands; the giver still knows what it is."""
    character = scene.state.characters[giver]
    item = find(character, key)
    assert item is not None
    let_go(character, item)
    if is_heavy(key):
        scene.state.characters[taker].hands.append(item)
    else:
        item.known_to = sorted({*item.known_to, giver} - {taker})
        scene.state.characters[taker].inventory.append(item)
