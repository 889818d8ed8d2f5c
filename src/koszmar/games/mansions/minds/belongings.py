"""Possessions: what a card is worth, who takes it, when it is used, given away or lost."""

from __future__ import annotations

from koszmar.kernel.flow import Decision

from ..features import gives_light
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..state import Card, Scene, Who
from .known import front_of, item_of, price_of, room_left


def value_of_card(scene: Scene, who: Who, card: Card) -> float:
    """What a possession is worth to an investigator."""
    front = front_of(card.key)
    item = item_of(card)
    if card.plot:
        return 9.0
    if item is None:
        return 0.2
    value = {"lead-seal": 0.1, "grotesque-stone": 0.4, "handcuffs": 0.6}.get(front, 1.0)
    if item.attack is not None:
        value = 0.8 + 0.5 * item.attack.damage
        others = [one for one in scene.state.investigators[who].possessions if (its := item_of(one)) and its.attack]
        value -= 0.6 * (len(others) > 1)
    if gives_light(card):
        value += 0.4
    return value + (1.0 if front in ("lucky-rabbits-foot", "elder-ward", "bandages", "holy-cross") else 0.0)


def which_possession(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Whatever is worth least."""
    held = {front_of(card.key): value_of_card(scene, who, card) for card in scene.state.investigators[who].possessions}
    return [-held.get(str(option), 1.0) for option in decision.options]


def who_takes(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Weapons to those who can use them, Spells to those with lore, light to those without; a little to everybody."""
    item = ITEMS[str(decision.args["card"])]
    likes = []
    for option in decision.options:
        one = scene.state.investigators[int(option)]  # type: ignore[arg-type]
        skills = INVESTIGATORS[one.key].skills
        value = -0.8 * len(one.possessions)
        if item.attack is not None:
            skill = {"heavy": "strength", "spell": "lore"}.get(item.attack.type, "agility")
            armed = any(ITEMS[front_of(card.key)].attack is not None for card in one.possessions)
            value += skills[skill] - 1.5 * armed
        elif item.deck == "spell":
            value += skills["lore"]
        likes.append(value)
    return likes


def use_card(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Prevent what would hurt much, or whoever is near the end."""
    amount, kind = int(decision.args.get("amount", 1)), str(decision.args.get("kind", "horror"))
    victim = scene.state.investigators[int(decision.args.get("victim", who))]
    worth = min(amount, 2) * price_of(victim, kind)
    return [worth - 0.75 if option == "yes" else 0.0 for option in decision.options]


def use_ability(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """A Horror for a back unread: only for whoever has room for it and is badly hurt."""
    one = scene.state.investigators[who]
    yes = room_left(one, "damage") <= 1 and room_left(one, "horror") > 3
    return [float(yes) if option == "yes" else 0.5 for option in decision.options]


def trade(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Pick up what lies there and is worth it."""
    one = scene.state.investigators[who]
    lying = {front_of(card.key): card for card in scene.state.dropped.get(one.space, ())}
    likes = []
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "pick-up":
            likes.append(value_of_card(scene, who, lying[str(option[1])]))
        else:
            likes.append(0.5 if option == "done" else 0.0)
    return likes


def trade_consent(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """To be given something is welcome; to be asked for something that the other can use as well is a favour."""
    want = [str(key) for key in decision.args.get("want", ())]
    return [float((option == "agree") == (len(want) <= 1)) for option in decision.options]
