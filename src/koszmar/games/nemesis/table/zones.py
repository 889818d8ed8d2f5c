"""Cards and tokens beside the ship: every player's, and those that belong to nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from koszmar.kernel.knowledge import UNKNOWN, is_unknown
from koszmar.kernel.view import Badge, Card, Message, Zone

from ..action_cards import ACTION_CARDS
from ..belongings import is_object, most_ammo
from ..hand import CONTAMINATION, is_contamination, name_of
from ..item_cards import COLOURS, ITEMS
from ..objectives import OBJECTIVES
from ..pods import PLACES, aboard
from ..rooms.ones import SLOTS
from ..state import Item, Scene, State
from .phrases import attack_card, card_name, course_text, event_card, panic_card, seat_name, thing_name, token_name

PLAYERS_ZONES = ("hands", "inventory", "quests", "wounds", "objectives", "hand", "discard")


def zones_of(scene: Scene, owner: int) -> list[str]:
    """The ids of a player's zones that are on the table."""
    one = scene.state.characters[owner]
    there = {
        "hands": one.hands, "inventory": one.inventory, "quests": one.quests, "wounds": one.wounds,
        "objectives": [key for key in one.objectives if not is_unknown(key)], "hand": True, "discard": one.discard,
    }  # fmt: skip
    return [f"{name}-{owner}" for name in PLAYERS_ZONES if there[name]]


def players_zones(scene: Scene, seat: int | None) -> list[Zone]:
    """Everything that lies before the players, the own things first."""
    owners = list(range(scene.players))
    if seat is not None:
        owners = [seat, *(owner for owner in owners if owner != seat)]
    return [zone for owner in owners for zone in _zones_of_player(scene, owner)]


def _zones_of_player(scene: Scene, owner: int) -> list[Zone]:
    one = scene.state.characters[owner]
    name = {"seat": seat_name(scene.state, owner)}
    zones = [Zone(f"hand-{owner}", "fan", Message("zone-hand", name), _hand(scene, owner), len(one.hand), owner)]
    if one.hands:
        cards = _items(scene, owner, "hands", one.hands)
        zones.append(Zone(f"hands-{owner}", "row", Message("zone-hands", name), cards, len(one.hands), owner))
    if one.inventory:
        cards = _items(scene, owner, "inventory", one.inventory)
        zones.append(
            Zone(f"inventory-{owner}", "row", Message("zone-inventory", name), cards, len(one.inventory), owner)
        )
    if one.quests:
        cards = [_quest(owner, key) for key in one.quests]
        zones.append(Zone(f"quests-{owner}", "row", Message("zone-quests", name), cards, len(cards), owner))
    if one.wounds:
        wounds = Counter((wound.key, wound.dressed) for wound in one.wounds)
        cards = [_wound(owner, key, dressed, count) for (key, dressed), count in wounds.items()]
        zones.append(Zone(f"wounds-{owner}", "row", Message("zone-wounds", name), cards, len(one.wounds), owner))
    known = [key for key in one.objectives if not is_unknown(key)]
    if known:
        kept = [one.objectives[one.kept]] if one.kept >= 0 else known
        cards = [_objective(scene.state, owner, key) for key in kept if not is_unknown(key)]
        zones.append(Zone(f"objectives-{owner}", "row", Message("zone-objectives", name), cards, len(cards), owner))
    if one.discard:
        cards = [_action_card(f"discard-{owner}", key, count) for key, count in _open_cards(one.discard).items()]
        zones.append(Zone(f"discard-{owner}", "pile", Message("zone-discard", name), cards, len(one.discard), owner))
    return zones


def _hand(scene: Scene, owner: int) -> list[Card]:
    """The cards in a hand as far as they are known: Contamination without what it reads, unless it was scanned."""
    hand = [card for card in scene.state.characters[owner].hand if not is_unknown(card)]
    names = Counter(name_of(scene, owner, card) for card in hand)
    return [_action_card(f"hand-{owner}", name, count) for name, count in names.items()]


def _open_cards(cards: list[str]) -> Counter[str]:
    """A discard pile, its top first; one Contamination card is like another."""
    return Counter(CONTAMINATION if is_contamination(card) else card for card in reversed(cards))


@cache
def _action_card(zone: str, name: str, count: int) -> Card:
    card = ACTION_CARDS.get(name)
    if card is None:
        title = card_name(name)
        return Card(f"{zone}/{name}", "contamination", title, Message(f"{title.id}.text"), count=count)
    ability = card.ability
    return Card(
        f"{zone}/{name}", "action", card_name(name), Message(f"action-{name}.text"),
        element=ability.when if ability else "reaction", pips=ability.cost if ability else 0, count=count,
    )  # fmt: skip


# -- belongings ----------------------------------------------------------------------------------------------------


def _items(scene: Scene, owner: int, zone: str, items: list[Item]) -> list[Card]:
    """Items and Objects; of Items that are hidden the colour of their backs."""
    cards: dict[str, Card] = {}
    for item in items:
        card = _thing(scene, owner, zone, item)
        same = cards.get(card.id)
        if same is None:
            cards[card.id] = card
        elif same.badges == card.badges:
            same.count += 1
        else:
            card.id += "-2"
            cards[card.id] = card
    return list(cards.values())


def _thing(scene: Scene, owner: int, zone: str, item: Item) -> Card:
    state, key = scene.state, item.key
    if is_unknown(key):
        colour = key.removeprefix(UNKNOWN)
        return Card(
            f"{zone}-{owner}/back-{colour or 'plain'}", "item", thing_name(state, key), element=colour, state="hidden"
        )
    if is_object(key):
        kind = key.partition("-")[0]
        return Card(f"{zone}-{owner}/{key}", "object", thing_name(state, key), Message(f"object-{kind}.text"), kind)
    printed = ITEMS[key]
    badges = [Badge("attached", thing_name(state, other)) for other in item.attached]
    if printed.weapon:
        most = most_ammo(scene, item)
        badges.insert(0, Badge("ammo", Message("badge-ammo", {"count": item.ammo, "most": most}), item.ammo))
    if item.tape:
        badges.append(Badge("tape", Message("badge-tape")))
    return Card(
        f"{zone}-{owner}/{key}", "weapon" if printed.weapon else "item", thing_name(state, key),
        Message(f"item-{key}.text"), printed.colour, _cost(key), badges=badges,
    )  # fmt: skip


@cache
def _cost(key: str) -> int:
    ability = ITEMS[key].ability
    return ability.cost if ability else 0


@cache
def _quest(owner: int, key: str) -> Card:
    """A Quest Item that is not active yet: what it is and how to get it."""
    return Card(
        f"quests-{owner}/{key}", "quest", Message(f"item-{key}"), Message(f"item-{key}.text"), state="blocked",
        cost=Message(f"item-{key}.quest"),
    )  # fmt: skip


@cache
def _wound(owner: int, key: str, dressed: bool, count: int) -> Card:
    ending = "-dressed" if dressed else ""
    return Card(
        f"wounds-{owner}/{key}{ending}", "wound", Message(f"wound-{key}"),
        Message("wound-dressed.text") if dressed else Message(f"wound-{key}.text"),
        state="blocked" if dressed else "ready", count=count,
    )  # fmt: skip


def _objective(state: State, owner: int, key: str) -> Card:
    """An Objective, and who is meant where it names a player by the number of the Help card."""
    return Card(
        f"objectives-{owner}/{key}", "objective", Message(f"objective-{key}"), Message(f"objective-{key}.text"),
        OBJECTIVES[key].kind, cost=_named(state, owner, OBJECTIVES[key].named),
    )  # fmt: skip


def _named(state: State, owner: int, number: int) -> Message | None:
    seat = next((seat for seat, one in enumerate(state.characters) if one.number == number and one.key), None)
    if seat is None:
        return None
    if seat == owner:
        return Message("note-player-you", {"number": number})
    return Message("note-player", {"number": number, "seat": seat_name(state, seat)})


# -- what belongs to nobody ----------------------------------------------------------------------------------------


def common_zones(scene: Scene) -> list[Zone]:
    """Pods, engines and course, Weaknesses, the bag, decks and open discard piles, Crafted Items."""
    return [
        _pods(scene),
        _engines(scene),
        *_course(scene),
        _weaknesses(scene),
        *_bag(scene),
        *_decks(scene),
        *(_items_deck(scene, colour) for colour in COLOURS),
        _crafted(scene),
    ]


def _pods(scene: Scene) -> Zone:
    state = scene.state
    cards = []
    for pod in state.pods:
        if pod.launched:
            continue
        waiting = [Badge("seat", seat_name(state, seat)) for seat in aboard(scene, pod)]
        title = Message("pod", {"pod": pod.number, "section": pod.section.upper()})
        text = Message("pod-text", {"locked": "yes" if pod.locked else "no", "free": PLACES - len(waiting)})
        lock = [Badge("locked", Message("badge-locked"))] if pod.locked else []
        card = Card(f"pods/{pod.number}", "pod", title, text, pod.section, badges=[*lock, *waiting])
        card.state = "blocked" if pod.locked else "ready"
        cards.append(card)
    return Zone("pods", "pile", Message("zone-pods"), cards, len(cards))


def _engines(scene: Scene) -> Zone:
    """The engines, each face down but for those who have looked at it (hidden.engines)."""
    cards = []
    for number, tokens in enumerate(scene.state.engines, 1):
        known = not is_unknown(tokens[0])
        title = Message("engine", {"number": number})
        text = Message(f"engine-{tokens[0]}" if known else "engine-unknown")
        element = tokens[0] if known else ""
        cards.append(Card(f"engines/{number}", "engine", title, text, element, state="ready" if known else "hidden"))
    return Zone("engines", "pile", Message("zone-engines"), cards, len(cards))


def _course(scene: Scene) -> list[Zone]:
    """The Coordinates card, for whoever has read it (special.check-coordinates)."""
    key = scene.state.coordinates
    if is_unknown(key):
        return []
    card = Card("course/card", "course", Message("course"), course_text(key))
    return [Zone("course", "pile", Message("zone-course"), [card], 1)]


def _weaknesses(scene: Scene) -> Zone:
    """Face down until they are discovered (setup.weaknesses-hidden)."""
    state = scene.state
    seeders = scene.options.enemy == "void-seeders"
    cards = []
    for slot, key, open_ in zip(SLOTS, state.weaknesses, state.discovered, strict=True):
        where = "insanity" if seeders and slot == "corpse" else slot
        title = (
            Message(f"weakness-{scene.options.enemy}-{key}")
            if open_
            else Message("weakness-hidden", {"slot": Message(f"slot-{where}")})
        )
        text = Message(f"weakness-{scene.options.enemy}-{key}.text") if open_ else None
        cards.append(Card(f"weaknesses/{slot}", "weakness", title, text, where, state="ready" if open_ else "hidden"))
    return Zone("weaknesses", "pile", Message("zone-weaknesses"), cards, len(cards))


def _bag(scene: Scene) -> list[Zone]:
    """The Intruder bag, tokens beside it, and what lies on the Intruder board."""
    state = scene.state
    zones = [Zone("bag", "bag", Message("zone-bag"), _tokens("bag", state.bag), len(state.bag))]
    outside = [*state.supply, *state.aside]
    if outside:
        zones.append(Zone("supply", "pile", Message("zone-supply"), _tokens("supply", outside), len(outside)))
    if scene.options.enemy == "void-seeders" and state.lairs_destroyed:
        lair = Card("lairs/lair", "lair", Message("intruder-lair"), count=state.lairs_destroyed)
        zones.append(Zone("lairs", "pile", Message("zone-lairs"), [lair], state.lairs_destroyed))
    return zones


def _tokens(zone: str, tokens: list[str]) -> list[Card]:
    """Tokens that are known, each kind once, and how many are not."""
    found = []
    for token, count in Counter(tokens).items():
        kind = token.removeprefix(UNKNOWN).partition("-")[0]
        if is_unknown(token):
            title = Message(f"token-some-{kind}")
            found.append(Card(f"{zone}/{kind}", "token", title, element=kind, state="hidden", count=count))
        else:
            said = token_name(token)
            assert isinstance(said, Message)
            found.append(Card(f"{zone}/{token}", "token", said, element=kind, count=count))
    return found


def _decks(scene: Scene) -> list[Zone]:
    """Event, Attack and Panic cards: how many are left, and the open discard pile, its top first."""
    state = scene.state
    named: dict[str, Callable[[Scene, str], str]] = {
        "events": event_card,
        "attacks": attack_card,
        "panic": panic_card,
    }
    zones = []
    for name, message in named.items():
        pile = state.discards[name]
        left = len(getattr(state, name).cards)
        if not left and not pile:
            continue
        cards = [_open_card(name, key, message(scene, key), count) for key, count in Counter(reversed(pile)).items()]
        zones.append(Zone(name, "pile", Message(f"zone-{name}"), cards, left))
    return zones


@cache
def _open_card(pile: str, key: str, message: str, count: int) -> Card:
    return Card(f"{pile}/{key}", pile, Message(message), Message(f"{message}.text"), count=count)


def _items_deck(scene: Scene, colour: str) -> Zone:
    """An Item deck and its open discard pile."""
    left = len(scene.state.items[colour].cards)
    cards = [
        Card(f"items-{colour}/{key}", "item", Message(f"item-{key}"), Message(f"item-{key}.text"), colour, count=count)
        for key, count in Counter(reversed(scene.state.discards[colour])).items()
    ]
    return Zone(f"items-{colour}", "pile", Message(f"zone-items-{colour}"), cards, left)


def _crafted(scene: Scene) -> Zone:
    """Crafted Items that nobody has made, with their recipes (craft.limited)."""
    left = {key: count for key, count in scene.state.crafted.items() if count}
    cards = [_blueprint(key, count) for key, count in left.items()]
    return Zone("crafted", "pile", Message("zone-crafted"), cards, sum(left.values()))


@cache
def _blueprint(key: str, count: int) -> Card:
    parts = [Message(f"component-{part}") for part in ITEMS[key].recipe or ()]
    return Card(
        f"crafted/{key}", "item", Message(f"item-{key}"), Message(f"item-{key}.text"), "blue", count=count,
        cost=Message("recipe", {"parts": parts}),
    )  # fmt: skip
