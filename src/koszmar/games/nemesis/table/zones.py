"""Cards and tokens beside the ship: every player's, and those that belong to nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Literal, TypeAlias

from koszmar.kernel.knowledge import UNKNOWN, is_unknown
from koszmar.kernel.view import Badge, Card, Message, Zone, lasting

from ..action_cards import ACTION_CARDS
from ..belongings import is_object, most_ammo
from ..enemies import ENEMIES, Enemy, enemy_of
from ..hand import CONTAMINATION, is_contamination, name_of
from ..item_cards import COLOURS, ITEMS
from ..objectives import OBJECTIVES
from ..pods import PLACES, aboard
from ..rooms.ones import SLOTS
from ..state import Item, Scene, State
from .phrases import (
    Crew,
    attack_of,
    called,
    card_name,
    course_text,
    crew_of,
    event_of,
    panic_of,
    seat_name,
    thing_called,
    token_name,
)

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
    state = scene.state
    one, crew = state.characters[owner], crew_of(state)
    known = tuple([name_of(scene, owner, card) for card in one.hand if not is_unknown(card)])
    zones = [_cards_in_hand(owner, one.key, known, len(one.hand))]
    if one.hands:
        zones.append(_belongings("hands", owner, crew, tuple([_plain(scene, item) for item in one.hands])))
    if one.inventory:
        zones.append(_belongings("inventory", owner, crew, tuple([_plain(scene, item) for item in one.inventory])))
    if one.quests:
        zones.append(_quests(owner, one.key, tuple(one.quests)))
    if one.wounds:
        zones.append(_wounds(owner, one.key, tuple([(wound.key, wound.dressed) for wound in one.wounds])))
    if any(not is_unknown(key) for key in one.objectives):
        zones.append(_objectives(state, owner))
    if one.discard:
        zones.append(_discard(owner, one.key, tuple(one.discard)))
    return zones


@lasting
def _cards_in_hand(owner: int, character: str, known: tuple[str, ...], count: int) -> Zone:
    """A hand, its cards as far as they are known: Contamination without what it reads, unless it was scanned."""
    cards = [_action_card(f"hand-{owner}", name, same) for name, same in Counter(known).items()]
    return Zone(f"hand-{owner}", "fan", Message("zone-hand", {"seat": called(character, owner)}), cards, count, owner)


@lasting
def _quests(owner: int, character: str, quests: tuple[str, ...]) -> Zone:
    cards = [_quest(owner, key) for key in quests]
    return Zone(
        f"quests-{owner}", "row", Message("zone-quests", {"seat": called(character, owner)}), cards, len(cards), owner
    )


@lasting
def _wounds(owner: int, character: str, wounds: tuple[tuple[str, bool], ...]) -> Zone:
    cards = [_wound(owner, key, dressed, count) for (key, dressed), count in Counter(wounds).items()]
    return Zone(
        f"wounds-{owner}", "row", Message("zone-wounds", {"seat": called(character, owner)}), cards, len(wounds), owner
    )


def _objectives(state: State, owner: int) -> Zone:
    one = state.characters[owner]
    kept = [one.objectives[one.kept]] if one.kept >= 0 else one.objectives
    cards = [_objective(state, owner, key) for key in kept if not is_unknown(key)]
    return Zone(
        f"objectives-{owner}",
        "row",
        Message("zone-objectives", {"seat": called(one.key, owner)}),
        cards,
        len(cards),
        owner,
    )


@lasting
def _discard(owner: int, character: str, pile: tuple[str, ...]) -> Zone:
    cards = [_action_card(f"discard-{owner}", key, count) for key, count in _open_cards(pile).items()]
    return Zone(
        f"discard-{owner}", "pile", Message("zone-discard", {"seat": called(character, owner)}), cards, len(pile), owner
    )


def _open_cards(cards: tuple[str, ...]) -> Counter[str]:
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


Thing: TypeAlias = tuple[str, int, int, tuple[str, ...], int]
"""An Item or an Object: its key, Ammo, the most that it holds, what is attached to it, its Duct Tape."""


def _plain(scene: Scene, item: Item) -> Thing:
    printed = ITEMS.get(item.key)
    most = most_ammo(scene, item) if printed and printed.weapon else 0
    return item.key, item.ammo, most, tuple(item.attached), item.tape


@lasting
def _belongings(name: str, owner: int, crew: Crew, things: tuple[Thing, ...]) -> Zone:
    """Items and Objects; of Items that are hidden the colour of their backs."""
    cards: dict[str, Card] = {}
    for thing in things:
        card = _thing(name, owner, crew, *thing)
        same = cards.get(card.id)
        if same is None:
            cards[card.id] = card
        elif same.badges == card.badges:
            same.count += 1
        else:
            card.id += "-2"
            cards[card.id] = card
    who = {"seat": called(crew[owner], owner)}
    title = Message("zone-hands", who) if name == "hands" else Message("zone-inventory", who)
    return Zone(f"{name}-{owner}", "row", title, list(cards.values()), len(things), owner)


def _thing(
    zone: str, owner: int, crew: Crew, key: str, ammo: int, most: int, attached: tuple[str, ...], tape: int
) -> Card:
    title = thing_called(key, crew)
    if is_unknown(key):
        colour = key.removeprefix(UNKNOWN)
        return Card(f"{zone}-{owner}/back-{colour or 'plain'}", "item", title, element=colour, state="hidden")
    if is_object(key):
        kind = key.partition("-")[0]
        return Card(f"{zone}-{owner}/{key}", "object", title, Message(f"object-{kind}.text"), kind)
    printed = ITEMS[key]
    badges = [Badge("attached", thing_called(other, crew)) for other in attached]
    if printed.weapon:
        badges.insert(0, Badge("ammo", Message("badge-ammo", {"count": ammo, "most": most}), ammo))
    if tape:
        badges.append(Badge("tape", Message("badge-tape")))
    return Card(
        f"{zone}-{owner}/{key}", "weapon" if printed.weapon else "item", title, Message(f"item-{key}.text"),
        printed.colour, _cost(key), badges=badges,
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
    state = scene.state
    return [
        _pods(scene),
        _engines(tuple([tokens[0] for tokens in state.engines])),
        *_course(scene),
        _weaknesses(scene.options.enemy, tuple(state.weaknesses), tuple(state.discovered)),
        *_bag(scene),
        *_decks(scene),
        *(_items_deck(colour, tuple(state.discards[colour]), len(state.items[colour].cards)) for colour in COLOURS),
        _crafted(tuple(state.crafted.items())),
    ]


def _pods(scene: Scene) -> Zone:
    there = [pod for pod in scene.state.pods if not pod.launched]
    pods = tuple([(pod.number, pod.section, pod.locked, tuple(aboard(scene, pod))) for pod in there])
    return _pods_that_are_left(pods, crew_of(scene.state))


@lasting
def _pods_that_are_left(pods: tuple[tuple[int, str, bool, tuple[int, ...]], ...], crew: Crew) -> Zone:
    cards = []
    for number, section, locked, seats in pods:
        waiting = [Badge("seat", called(crew[seat], seat)) for seat in seats]
        title = Message("pod", {"pod": number, "section": section.upper()})
        text = Message("pod-text", {"locked": "yes" if locked else "no", "free": PLACES - len(waiting)})
        lock = [Badge("locked", Message("badge-locked"))] if locked else []
        state: Literal["blocked", "ready"] = "blocked" if locked else "ready"
        cards.append(Card(f"pods/{number}", "pod", title, text, section, state=state, badges=[*lock, *waiting]))
    return Zone("pods", "pile", Message("zone-pods"), cards, len(cards))


@lasting
def _engines(tokens: tuple[str, ...]) -> Zone:
    """The engines, each face down but for those who have looked at it (hidden.engines)."""
    cards = []
    for number, token in enumerate(tokens, 1):
        known = not is_unknown(token)
        title = Message("engine", {"number": number})
        text = Message(f"engine-{token}" if known else "engine-unknown")
        element = token if known else ""
        cards.append(Card(f"engines/{number}", "engine", title, text, element, state="ready" if known else "hidden"))
    return Zone("engines", "pile", Message("zone-engines"), cards, len(cards))


def _course(scene: Scene) -> list[Zone]:
    """The Coordinates card, for whoever has read it (special.check-coordinates)."""
    key = scene.state.coordinates
    if is_unknown(key):
        return []
    card = Card("course/card", "course", Message("course"), course_text(key))
    return [Zone("course", "pile", Message("zone-course"), [card], 1)]


@lasting
def _weaknesses(enemy: str, weaknesses: tuple[str, ...], discovered: tuple[bool, ...]) -> Zone:
    """Face down until they are discovered (setup.weaknesses-hidden)."""
    seeders = enemy == "void-seeders"
    cards = []
    for slot, key, open_ in zip(SLOTS, weaknesses, discovered, strict=True):
        where = "insanity" if seeders and slot == "corpse" else slot
        title = (
            Message(f"weakness-{enemy}-{key}")
            if open_
            else Message("weakness-hidden", {"slot": Message(f"slot-{where}")})
        )
        text = Message(f"weakness-{enemy}-{key}.text") if open_ else None
        cards.append(Card(f"weaknesses/{slot}", "weakness", title, text, where, state="ready" if open_ else "hidden"))
    return Zone("weaknesses", "pile", Message("zone-weaknesses"), cards, len(cards))


def _bag(scene: Scene) -> list[Zone]:
    """The Intruder bag, tokens beside it, and what lies on the Intruder board."""
    state = scene.state
    zones = [_heap("bag", tuple(state.bag))]
    outside = (*state.supply, *state.aside)
    if outside:
        zones.append(_heap("supply", outside))
    if scene.options.enemy == "void-seeders" and state.lairs_destroyed:
        lair = Card("lairs/lair", "lair", Message("intruder-lair"), count=state.lairs_destroyed)
        zones.append(Zone("lairs", "pile", Message("zone-lairs"), [lair], state.lairs_destroyed))
    return zones


@lasting
def _heap(zone: str, tokens: tuple[str, ...]) -> Zone:
    cards = _tokens(zone, tokens)
    if zone == "bag":
        return Zone(zone, "bag", Message("zone-bag"), cards, len(tokens))
    return Zone(zone, "pile", Message("zone-supply"), cards, len(tokens))


def _tokens(zone: str, tokens: tuple[str, ...]) -> list[Card]:
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


NAMED: dict[str, Callable[[Enemy, str], str]] = {"events": event_of, "attacks": attack_of, "panic": panic_of}
"""Decks by name, and what names their cards."""


def _decks(scene: Scene) -> list[Zone]:
    """Event, Attack and Panic cards: how many are left, and the open discard pile, its top first."""
    state, enemy = scene.state, enemy_of(scene).key
    piles = [(name, tuple(state.discards[name]), len(getattr(state, name).cards)) for name in NAMED]
    return [_deck(enemy, name, pile, left) for name, pile, left in piles if left or pile]


@lasting
def _deck(enemy: str, name: str, pile: tuple[str, ...], left: int) -> Zone:
    message = partial(NAMED[name], ENEMIES[enemy])
    cards = [_open_card(name, key, message(key), count) for key, count in Counter(reversed(pile)).items()]
    return Zone(name, "pile", Message(f"zone-{name}"), cards, left)


@cache
def _open_card(pile: str, key: str, message: str, count: int) -> Card:
    return Card(f"{pile}/{key}", pile, Message(message), Message(f"{message}.text"), count=count)


@lasting
def _items_deck(colour: str, pile: tuple[str, ...], left: int) -> Zone:
    """An Item deck and its open discard pile."""
    cards = [
        Card(f"items-{colour}/{key}", "item", Message(f"item-{key}"), Message(f"item-{key}.text"), colour, count=count)
        for key, count in Counter(reversed(pile)).items()
    ]
    return Zone(f"items-{colour}", "pile", Message(f"zone-items-{colour}"), cards, left)


@lasting
def _crafted(left: tuple[tuple[str, int], ...]) -> Zone:
    """Crafted Items that nobody has made, with their recipes (craft.limited)."""
    cards = [_blueprint(key, count) for key, count in left if count]
    return Zone("crafted", "pile", Message("zone-crafted"), cards, sum(count for _, count in left))


@cache
def _blueprint(key: str, count: int) -> Card:
    parts = [Message(f"component-{part}") for part in ITEMS[key].recipe or ()]
    return Card(
        f"crafted/{key}", "item", Message(f"item-{key}"), Message(f"item-{key}.text"), "blue", count=count,
        cost=Message("recipe", {"parts": parts}),
    )  # fmt: skip
