"""The whole truth about a match, as plain data. Rooms, cards, items and tokens are keys; their rules are elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from koszmar.kernel import scene
from koszmar.parts import figures
from koszmar.parts.board import Overlay
from koszmar.parts.cards import Deck as Deck
from koszmar.parts.tokens import Count

Phase = Literal["draft", "round", "turn", "turn-ends", "time", "attacks", "fire", "event", "lurking", "bag"]
Status = Literal["aboard", "pod", "hibernating", "launched", "dead"]
Slot: TypeAlias = str
"""A place for a Room on the board, ``01`` to ``21``: a Room is known by it, whether its tile was turned up or not."""


class Item(Struct, omit_defaults=True, gc=False):
    """An Item card, or a Heavy Object, that a character has."""

    key: str
    ammo: Count = 0
    attached: list[str] = []
    """Items that are attached to it and move together with it (item.attached)."""
    tape: Count = 0
    """Two Heavy Items with the same number are joined by Duct Tape in one hand (item.duct-tape-objects); 0: none."""
    known_to: list[Count] = []
    """Other seats that have seen this card in the Inventory."""


class Wound(Struct, array_like=True, gc=False):
    """A Serious Wound; dressed, it lies face down."""

    key: str
    dressed: bool = False


class Character(Struct, gc=False):
    """A player's character, cards and belongings."""

    key: str = ""
    """Which of the characters; empty before the draft."""
    number: Count = 0
    """The number on the Help card and the Inventory (setup.player-number)."""
    status: Status = "aboard"
    room: Slot = ""
    pod: Count = 0
    """The Escape Pod that the character waits in or has left with; 0: none."""
    deck: list[str] = []
    """Action and Contamination cards, top last."""
    hand: list[str] = []
    discard: list[str] = []
    light: Count = 0
    wounds: list[Wound] = []
    hands: list[Item] = []
    """Heavy Items and Objects, which everybody sees (item.heavy-visible)."""
    inventory: list[Item] = []
    """Other Items; everybody sees the colours of their backs (item.inventory-hidden)."""
    quests: list[str] = []
    """Quest Items that are not active yet (quest.inactive)."""
    insanity: Count = 1
    slime: bool = False
    larva: bool = False
    signal: bool = False
    passed: bool = False
    death: str = ""
    """What the character died of."""
    objectives: list[str] = []
    kept: int = -1
    """Which of the two Objectives was kept; -1: both still are."""


class Room(Struct, gc=False):
    """A Room on the board."""

    tile: str
    token: str = ""
    """The Exploration token that lies on it."""
    explored: bool = False
    items: Count = 0
    """The Item counter."""
    fire: bool = False
    malfunction: bool = False
    objects: list[str] = []
    """Heavy Objects that lie here."""
    tile_seen: list[Count] = []
    """Seats that have looked at the tile while it lies face down."""
    token_seen: list[Count] = []


class Intruder(Struct, gc=False):
    """An Intruder on the ship, or a Lair."""

    id: str
    kind: str
    room: Slot
    injuries: Count = 0


class Pod(Struct, gc=False):
    """An Escape Pod."""

    number: Count
    section: Literal["a", "b"]
    locked: bool = True
    launched: bool = False


class ItemDeck(Struct, gc=False):
    """An Item deck, top last. Searchers put cards to the bottom, and know what they put there."""

    cards: list[str]
    known: list[Count] = []
    """From the bottom up, the seat that knows each card."""


class Turn(Struct, gc=False):
    """What has happened in the turn that is being played."""

    seat: Count = 0
    actions: Count = 0
    freely: bool = False
    """Any number of Actions, and then the player passes (Adrenaline Shot)."""
    over: bool = False
    boarded: bool = False
    """Whether a character that waits in a Pod was asked at the start of this turn."""
    offers: Count = 0
    """Trades that came to nothing in this turn."""


class Staged(Struct, array_like=True, gc=False):
    """A roll or a card that everybody has just seen."""

    kind: Literal["noise", "shot", "blow", "event", "attack", "panic", "encounter", "bag", "check"]
    what: str = ""
    """The face, the card or the token; of a check what came of it."""
    seat: int = -1
    """Who rolled, was attacked, panics or caused it; -1: nobody."""
    intruder: str = ""
    """The attacker or the target, by id."""
    number: Count = 0
    """Injuries of a roll or of a check; whether an attack hits; the Insanity level in a panic."""
    was: str = ""
    """The face before it was rolled again."""
    cards: list[str] = []
    """Attack cards of a check."""


class Stage(Struct, gc=False):
    """What the last turn or Event phase with a roll or a card has shown, so that everybody can follow it."""

    number: Count = 0
    """How often it was cleared."""
    past: bool = False
    """Whether another turn or phase has begun: the next roll or card clears it."""
    shown: list[Staged] = []


class State(Struct, gc=False):
    """The table."""

    phase: Phase
    round: Count
    number: Count
    """Turns begun."""
    turn: Turn
    first: Count
    """Who has the First Player token."""
    characters: list[Character]
    draft: list[str]
    """Character cards that nobody has taken."""
    offered: list[str]
    """The two Character cards of whoever drafts now."""
    rooms: dict[Slot, Room]
    corridors: Overlay
    """Doors that are not open, and Noise markers, by corridor."""
    technical_noise: bool
    spare_rooms: list[str]
    """Room tiles that are not in play."""
    spare_tokens: list[str]
    """Exploration tokens that are not in play."""
    intruders: list[Intruder]
    bag: list[str]
    """The Intruder bag, in order of the keys: it has no order of its own."""
    supply: list[str]
    """Tokens outside the bag, face down."""
    aside: list[str]
    """Tokens outside the bag that everybody has seen."""
    removed: list[str]
    """Tokens, cards and Items that have left the game."""
    eggs: Count
    """Eggs on the Intruder board."""
    lairs_destroyed: Count
    """Lairs on the Intruder board (lair.to-board)."""
    queen_dead: bool
    met: Count
    """Whether an Intruder has appeared, and Objectives were chosen."""
    weaknesses: list[str]
    """By slot: Character Corpse (with Void Seeders Insanity), Egg, Carcass."""
    discovered: list[bool]
    spare_weaknesses: list[str]
    time: Count
    destruct: Annotated[int, Meta(ge=-1, le=6)]
    """The Self-Destruct track; -1 while it is not active."""
    engines: list[list[str]]
    """By engine, its two tokens: the first is the real state (setup.engine-top-token)."""
    engines_seen: list[list[Count]]
    """By engine, the seats that know its state."""
    coordinates: str
    spare_coordinates: list[str]
    coordinates_seen: list[Count]
    destination: str
    pods: list[Pod]
    spare_pods: list[Count]
    airlock: Slot
    """Where the Airlock token lies; empty: nowhere."""
    events: Deck
    events_top: list[Count]
    """Seats that know the top Event card (Threat Assessment)."""
    events_bottom: list[list[Count]]
    """From the bottom up, the seats that know each Event card."""
    attacks: Deck
    panic: Deck
    serious: Deck
    contamination: Deck
    discards: dict[str, list[str]]
    """Discard piles of these decks and of the Item decks, face up."""
    items: dict[str, ItemDeck]
    crafted: dict[str, Count]
    """Crafted Items that nobody has made."""
    infected: dict[str, bool]
    """Which Contamination cards read INFECTED."""
    scanned: dict[str, list[Count]]
    """Who has seen what a Contamination card reads."""
    corpses: Count
    """Red Character Corpse tokens in the supply."""
    spare_objectives: list[str]
    objectives_seen: list[list[Count]]
    """By owner, the seats that have looked at the Objective."""
    quiet: list[Count]
    """Seats that said they will not interrupt before the round is over."""
    peaceful: bool
    """No Intruder attacks in the Event phase of this round (Orbital Manoeuvre System)."""
    drawn: list[str]
    """Cards and tokens between two places, before everybody's eyes."""
    found: list[str]
    """Item cards that the active player has drawn and looks at in secret (search.secret)."""
    stage: Stage
    outcomes: list[str]
    """By seat, why it has won or lost; filled when the match ends."""


Scene: TypeAlias = scene.Scene[State]


def clockwise(scene: Scene) -> list[int]:
    """All seats in turn order: the first player, then clockwise (round.in-order)."""
    return figures.clockwise(len(scene.state.characters), scene.state.first)


def is_active(character: Character) -> bool:
    """Whether a character takes part: alive, awake and aboard, in a Room or waiting in a Pod."""
    return character.status == "aboard" or character.status == "pod"


def is_aboard(character: Character) -> bool:
    """Whether a character stands in a Room."""
    return character.status == "aboard"


def in_room(state: State, room: Slot) -> list[int]:
    """The seats whose characters stand in a Room, in the order of seats."""
    return [seat for seat, one in enumerate(state.characters) if one.room == room and one.status == "aboard"]


def occupied_rooms(state: State) -> set[Slot]:
    """The Rooms with a character, an Intruder or a Lair in them."""
    rooms = {one.room for one in state.intruders}
    rooms.update([one.room for one in state.characters if one.status == "aboard"])
    return rooms


def intruders_in(state: State, room: Slot) -> list[Intruder]:
    """The Intruders in a Room, Lairs included (lair.intruder-for-actions)."""
    return [one for one in state.intruders if one.room == room]


def in_combat(state: State, seat: int) -> bool:
    """Whether an Intruder or a Lair is in the character's Room (combat.when, lair.combat)."""
    character = state.characters[seat]
    if character.status == "aboard":
        for one in state.intruders:  # asked for every card and Item: quicker than any()
            if one.room == character.room:
                return True
    return False


def slot_of(state: State, tile: str) -> Slot | None:
    """Where a Room tile lies; None if it is not in play."""
    return next((slot for slot, room in state.rooms.items() if room.tile == tile), None)
