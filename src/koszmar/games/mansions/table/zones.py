"""Cards beside the house: every investigator's, the group's, the monsters' drawer, the decks."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from koszmar.kernel.knowledge import UNKNOWN, is_unknown
from koszmar.kernel.view import Badge, Card, Message, Zone, once

from ..condition_cards import INSANE
from ..in_force import kind_of
from ..insanity import NAMES, NAMES_ANOTHER
from ..item_cards import ITEMS, TRAITS
from ..monsters import health_of
from ..spells import BACKS
from ..state import DAMAGE, HORROR, Injury, Investigator, Scene, Who, seat_of
from ..state import Card as Held
from .names import card_name, card_text, monster_name, monster_text, space_name, who_name

MINE = ("possessions", "conditions", DAMAGE, HORROR)
"""The zones of an investigator; those without a card are not on the table, but for the possessions."""
OPEN_DECKS = ("common", "unique", "spell", "condition")


def zones_of(scene: Scene, who: Who) -> list[str]:
    """The ids of an investigator's zones that are on the table."""
    one = scene.state.investigators[who]
    return [f"{name}-{who}" for name in MINE if name == "possessions" or getattr(one, name)]


def investigators_zones(scene: Scene, seat: int | None) -> list[Zone]:
    """Everything that lies before investigators, one's own first."""
    everybody = sorted(range(len(scene.state.investigators)), key=lambda who: seat_of(scene, who) != seat)
    return [zone for who in everybody for zone in _zones(scene, who)]


@once
def _zones(scene: Scene, who: Who) -> list[Zone]:
    one, seat = scene.state.investigators[who], seat_of(scene, who)
    name = {"who": who_name(scene.state, who)}
    held = [possession(f"possessions-{who}", card) for card in one.possessions]
    zones = [Zone(f"possessions-{who}", "row", Message("zone-possessions", name), held, len(held), seat)]
    if one.conditions:
        cards = [condition(scene, who, one, card) for card in one.conditions]
        zones.append(Zone(f"conditions-{who}", "row", Message("zone-conditions", name), cards, len(cards), seat))
    for kind, injuries in ((DAMAGE, one.damage), (HORROR, one.horror)):
        if injuries:
            cards = _injuries(who, kind, injuries)
            zones.append(Zone(f"{kind}-{who}", "row", Message(f"zone-{kind}", name), cards, len(injuries), seat))
    return zones


# -- possessions -----------------------------------------------------------------------------------------------------


def _face(card: Held) -> str:
    """A card by the side that shows, as far as anybody knows it."""
    kind = kind_of(card.key.removeprefix(UNKNOWN))
    return kind if card.up or kind in BACKS else f"{kind}/back"


def possession(zone: str, card: Held) -> Card:
    """An Item or a Spell by the side that shows."""
    badges = []
    if card.plot:
        badges.append(Badge("plot", Message("badge-plot")))
    if card.used:
        badges.append(Badge("used", Message("badge-used")))
    face = _face(card)
    printed = ITEMS.get(face)
    attack = printed.attack if printed else None
    deck = ITEMS[face.partition("/")[0]].deck
    return Card(
        f"{zone}/{face.partition('/')[0]}", deck, card_name(face), _text(face), _element(face),
        attack.damage if attack else 0, "ready" if card.up else "exhausted", badges=badges,
    )  # fmt: skip


@cache
def _text(face: str) -> Message:
    """What stands on a card; of a double-sided Item on both sides (double-sided.look, item.look)."""
    other = face.removesuffix("/back") if face.endswith("/back") else f"{face}/back"
    if other not in ITEMS:
        return _side(face)
    return Message("card-two-sides", {"text": _side(face), "name": card_name(other), "back": _side(other)})


def _side(face: str) -> Message:
    """One side of a card: its traits, then its text (trait.def)."""
    printed = ITEMS.get(face)
    traits = [Message(f"trait-{trait}") for trait in TRAITS if printed is not None and trait in printed.traits]
    return Message("card-text", {"traits": traits, "text": card_text(face)}) if traits else card_text(face)


@cache
def _element(face: str) -> str:
    """What a card is for, at a glance: a weapon by its reach, light, or its first trait."""
    printed = ITEMS.get(face)
    if printed is None:
        return ""
    if printed.attack is not None:
        return printed.attack.reach
    if "light-source" in printed.traits:
        return "light-source"
    return min(printed.traits, default="")


# -- Conditions and injuries -----------------------------------------------------------------------------------------


def condition(scene: Scene, who: Who, one: Investigator, card: Held) -> Card:
    """A Condition by its front; an Insane card says its goal to its holder and to nobody else (insane.secret)."""
    kind = kind_of(card.key.removeprefix(UNKNOWN))
    key = f"conditions-{who}/{kind}"
    if kind != INSANE:
        return condition_view(key, kind)
    if is_unknown(card.key):
        return Card(key, "condition", card_name(kind), card_text(kind), INSANE)
    args = {"other": who_name(scene.state, one.goal)} if card.key in NAMES_ANOTHER and one.goal >= 0 else {}
    goal = f"insane-{NAMES[card.key]}"
    return Card(key, "condition", Message(goal), Message(f"{goal}-text", args), INSANE)


@cache
def condition_view(key: str, kind: str) -> Card:
    """A Condition by its front."""
    return Card(key, "condition", card_name(kind), card_text(kind), kind)


def _injuries(who: Who, kind: str, injuries: list[Injury]) -> list[Card]:
    """Faceup cards with their texts; facedown ones are one like another (damage.no-peeking)."""
    shown = Counter(kind_of(injury.key) for injury in injuries if injury.up)
    cards = [injury_view(f"{kind}-{who}/{key}", kind, key, count) for key, count in shown.items()]
    down = len(injuries) - sum(shown.values())
    if down:
        cards.append(_facedown(f"{kind}-{who}/facedown", kind, down))
    return cards


@cache
def injury_view(card: str, kind: str, key: str, count: int) -> Card:
    """A Damage or Horror card that lies faceup."""
    return Card(card, kind, card_name(key), card_text(key), kind, count=count)


@cache
def _facedown(card: str, kind: str, count: int) -> Card:
    return Card(card, kind, Message(f"facedown-{kind}"), None, kind, state="hidden", count=count)


# -- what is everybody's ---------------------------------------------------------------------------------------------


@once
def common_zones(scene: Scene) -> list[Zone]:
    """The drawer, the inventory, what lies on the board, the decks."""
    zones = [*drawer(scene), _inventory(scene), _dropped(scene)]
    return [zone for zone in zones if zone.cards] + [_deck(scene, deck) for deck in (*OPEN_DECKS, DAMAGE, HORROR)]


@once
def drawer(scene: Scene) -> list[Zone]:
    """The monsters on the board, as the app lists them.

    (drawer.purpose, screen.drawer-button, screen.drawer-place, monster-menu.name, monster-menu.health, monster-menu.id,
    monster-menu.damage)
    """
    cards = []
    for monster in scene.state.monsters:
        health = health_of(scene, monster)
        badges = [Badge("damage", Message("badge-damage", {"count": monster.damage, "health": health}), monster.damage)]
        cards.append(Card(
            f"drawer/{monster.id}", "monster", monster_name(scene, monster.id), monster_text(scene, monster),
            monster.kind, health, badges=badges if monster.damage else [],
        ))  # fmt: skip
    return [Zone("drawer", "row", Message("zone-drawer"), cards, len(cards))] if cards else []


def _inventory(scene: Scene) -> Zone:
    """What the scenario can make use of, and who has it.

    (inventory.only-usable, inventory.open, screen.inventory-button)
    """
    cards = []
    for who, one in enumerate(scene.state.investigators):
        for card in one.possessions:
            if card.plot:
                found = possession("inventory", card)
                found.badges = [Badge("holder", who_name(scene.state, who))]
                cards.append(found)
    return Zone("inventory", "row", Message("zone-inventory"), cards, len(cards))


def _dropped(scene: Scene) -> Zone:
    cards = []
    for space, lying in scene.state.dropped.items():
        for card in lying:
            found = possession(f"dropped/{space}", card)
            found.badges.append(Badge("place", space_name(scene.state, space)))
            cards.append(found)
    return Zone("dropped", "row", Message("zone-dropped"), cards, len(cards))


def _deck(scene: Scene, deck: str) -> Zone:
    """A deck: those that lie open can be looked through, front by front (setup.open-decks)."""
    cards = tuple(scene.state.decks[deck])
    shown = _fronts(deck, cards) if deck in OPEN_DECKS else []
    return Zone(f"deck-{deck}", "pile", Message(f"zone-deck-{deck}"), shown, len(cards))


@lru_cache(maxsize=256)
def _fronts(deck: str, cards: tuple[str, ...]) -> list[Card]:
    kinds = Counter(kind_of(card.removeprefix(UNKNOWN)) for card in cards)
    return [
        Card(f"deck-{deck}/{kind}", deck, card_name(kind), card_text(kind), _element(kind), count=count)
        for kind, count in sorted(kinds.items())
    ]
