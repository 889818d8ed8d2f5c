"""Items and Objects: two hands for heavy ones, an Inventory for the others; finding, dropping, giving away."""

from __future__ import annotations

from functools import lru_cache

from koszmar.kernel.flow import NOTHING, Flow, Key, ask

from . import moments
from .answers import number_for
from .item_cards import ITEMS
from .state import Character, Item, ItemDeck, Scene

HANDS = 2
"""Hand slots of a character (item.two-hands)."""
OBJECTS = ("corpse", "carcass", "egg")
"""Heavy Objects: Character Corpse (``corpse-blue``, or by seat), Intruder Carcass, Intruder Egg (item.objects)."""


@lru_cache(256)
def is_object(key: str) -> bool:
    """Whether it is a Heavy Object and not an Item."""
    return key.partition("-")[0] in OBJECTS


def is_heavy(key: str) -> bool:
    """Whether it needs a hand."""
    return is_object(key) or ITEMS[key].heavy


def belongings(character: Character) -> list[Item]:
    """Everything a character carries: in hands, then in the Inventory."""
    return [*character.hands, *character.inventory]


def find(character: Character, key: str) -> Item | None:
    """One of the character's things with this key."""
    return next((item for item in belongings(character) if item.key == key), None)


def items_of(character: Character) -> list[Item]:
    """A character's Items, without Objects; inactive Quest Items are none (quest.not-counted)."""
    return [item for item in belongings(character) if not is_object(item.key)]


def most_ammo(scene: Scene, item: Item) -> int:
    """A weapon never holds more Ammo than this (item.ammo-max)."""
    weapon = ITEMS[item.key].weapon
    most = weapon.ammo if weapon else 0
    for answer in moments.max_ammo.among(item.attached):
        most = answer(scene, most)
    return most


def load(scene: Scene, seat: int, item: Item, count: int) -> None:
    """Add Ammo to a weapon, up to its maximum."""
    before, item.ammo = item.ammo, max(item.ammo, min(most_ammo(scene, item), item.ammo + count))
    if item.ammo > before:
        scene.tell("loaded", seat=seat, item=item.key, ammo=item.ammo)


def attach(scene: Scene, seat: int, key: str, host: Item) -> None:
    """Attach an Item to another: from now on they are one thing (item.attached)."""
    host.attached = [*host.attached, key]
    scene.tell("attached", seat=seat, item=key, host=host.key)


# -- hands ---------------------------------------------------------------------------------------------------------


def hands_used(character: Character) -> int:
    """Hand slots that are taken; two things joined by Duct Tape take one."""
    joined = {item.tape for item in character.hands if item.tape}
    return sum(not item.tape for item in character.hands) + len(joined)


def slots(scene: Scene, seat: int) -> int:
    """Hand slots of a character now."""
    return number_for(scene, seat, moments.hand_slots, HANDS)


def fit_hands(scene: Scene, seat: int) -> Flow[None]:
    """Drop Heavy Items and Objects until the hands can hold the rest (item.swap-heavy, wound.arm)."""
    return NOTHING if hands_used(scene.state.characters[seat]) <= slots(scene, seat) else _fit_hands(scene, seat)


def _fit_hands(scene: Scene, seat: int) -> Flow[None]:
    character = scene.state.characters[seat]
    while hands_used(character) > slots(scene, seat):
        options: list[Key] = list(dict.fromkeys(item.key for item in character.hands))
        key = yield ask(seat, "drop-heavy", options, rule="item.swap-heavy")
        drop(scene, seat, key)


def take(scene: Scene, seat: int, item: Item) -> Flow[None]:
    """A character gets a thing: heavy ones straight into a hand (item.heavy-found, item.inventory-unlimited)."""
    character = scene.state.characters[seat]
    if is_heavy(item.key):
        character.hands.append(item)
        return fit_hands(scene, seat)
    character.inventory.append(item)
    return NOTHING


def let_go(character: Character, item: Item) -> None:
    """A character has a thing no longer; Duct Tape that held it is gone."""
    (character.hands if item in character.hands else character.inventory).remove(item)
    if item.tape:
        for other in character.hands:
            if other.tape == item.tape:
                other.tape = 0
        item.tape = 0


def drop(scene: Scene, seat: int, key: str) -> None:
    """An Object stays in the Room, an Item is discarded (item.drop-free, item.drop-object)."""
    state = scene.state
    character = state.characters[seat]
    item = find(character, key)
    assert item is not None
    let_go(character, item)
    scene.tell("drop", seat=seat, item=key)
    if is_object(key):
        state.rooms[character.room].objects.append(key)
    else:
        discard_item(scene, item)


def drop_everything(scene: Scene, seat: int) -> None:
    """A dead character's Objects stay in the Room, Items are discarded (death.drops, death.items-lost)."""
    state = scene.state
    character = state.characters[seat]
    for item in belongings(character):
        if is_object(item.key) and character.room:
            state.rooms[character.room].objects.append(item.key)
        else:
            discard_item(scene, item)
    state.removed += character.quests
    character.hands, character.inventory, character.quests = [], [], []


def discard_item(scene: Scene, item: Item) -> None:
    """To the discard pile of its colour; crafted, starting and Quest Items leave the game, and Objects return."""
    state = scene.state
    for key in (item.key, *item.attached):
        pile = state.discards.get(ITEMS[key].colour) if not is_object(key) else None
        (state.removed if pile is None else pile).append(key)
    item.attached = []


def use_up(scene: Scene, seat: int, item: Item) -> None:
    """A single-use Item is discarded after its action (action.single-use)."""
    let_go(scene.state.characters[seat], item)
    discard_item(scene, item)


# -- Item decks ----------------------------------------------------------------------------------------------------


def draw_item(scene: Scene, colour: str) -> str | None:
    """The top card of an Item deck; empty, it is its shuffled discard pile (search.deck-empty)."""
    state = scene.state
    deck = state.items[colour]
    if not deck.cards and state.discards[colour]:
        deck.cards, state.discards[colour] = state.discards[colour], []
        scene.chance.shuffle(deck.cards)
    if not deck.cards:
        return None
    card = deck.cards.pop()
    if len(deck.known) > len(deck.cards):
        deck.known.pop()
    return card


def bury_item(deck: ItemDeck, card: str, seat: int) -> None:
    """Face down to the bottom of its deck; the searcher knows it (search.draw-two)."""
    deck.cards.insert(0, card)
    deck.known.insert(0, seat)


def search_deck(scene: Scene, seat: int, colour: str) -> Flow[None]:
    """Draw 2 cards in secret, keep 1, the other goes to the bottom (search.draw-two, search.secret, search.example)."""
    state = scene.state
    drawn = [card for _ in range(2) if (card := draw_item(scene, colour)) is not None]
    state.found += drawn
    scene.reveal()
    scene.tell("search", seat=seat, colour=colour, to=(seat,), secret={"found": list(drawn)})
    if not drawn:
        return
    kept = yield ask(
        seat,
        "keep-item",
        list(dict.fromkeys(drawn)),
        rule="search.draw-two",
        pause=True,
        colour=colour,
        secret={"found": list(drawn)},
    )
    for card in drawn:
        state.found.remove(card)
    drawn.remove(kept)
    for card in drawn:
        bury_item(state.items[colour], card, seat)
    yield from gain(scene, seat, kept)


def gain(scene: Scene, seat: int, key: str, *, full: bool = False) -> Flow[None]:
    """Take an Item card: a weapon that was found has 1 Ammo (item.weapon-found-ammo, item.crafted-weapon-ammo)."""
    card = ITEMS[key]
    ammo = 0 if card.weapon is None else card.weapon.ammo if full else 1
    if card.heavy or card.colour == "blue":
        scene.tell("gain", seat=seat, item=key)
    return take(scene, seat, Item(key, ammo))
