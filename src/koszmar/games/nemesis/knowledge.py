"""Who knows what: hands, Inventories, Objectives, what lies face down, and what only some have looked at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import fields

from koszmar.kernel.chance import Chance
from koszmar.kernel.knowledge import UNKNOWN, Corner, Corners, Holding, Knowledge, Secret

from .enemies import ENEMIES
from .hand import is_contamination
from .interruption import INTERRUPTION
from .item_cards import COLOURS, ITEMS, item_back
from .objectives import OBJECTIVES, is_cooperative
from .rooms import ROOMS
from .state import Scene, Staged, State


def _belonging_to_somebody(scene: Scene) -> Iterator[Secret]:
    """Cards, Items and Objectives of characters."""
    state = scene.state
    yield from _cards(scene)
    yield from _belongings(state)
    yield from _found(state)
    if not any(state.outcomes):  # the last check shows everybody's Objective, the engines and the course
        yield from _objectives(scene)


def _on_the_board(scene: Scene) -> Iterator[Secret]:
    """Weaknesses, engines, the course, Objectives that nobody has, and what Contamination cards read."""
    state = scene.state
    yield from _weaknesses(state)
    if not any(state.outcomes):
        yield from _spare_objectives(state)
        yield from _course(state)
    yield from _contamination(state)


def _cards(scene: Scene) -> Iterator[Secret]:
    """A hand is its owner's alone, the order of a deck nobody's (hidden.hand)."""
    told_apart = shows_who_holds if scene.rulings.interruptions == "holders" else is_contamination
    for owner, character in enumerate(scene.state.characters):
        cards, path = f"cards-{owner}", ("characters", owner)
        hand, deck = range(len(character.hand)), range(len(character.deck))
        yield Secret((*path, "hand"), hand, (owner,), cards, kind=told_apart, twins=True)
        yield Secret((*path, "deck"), deck, (), cards, kind=told_apart, twins=True)


def shows_who_holds(card: str) -> tuple[bool, bool]:
    """What the rules tell apart where only those are asked who hold an Interruption (the ruling ``holders``)."""
    return is_contamination(card), card == INTERRUPTION


def _belongings(state: State) -> Iterator[Secret]:
    """Of Items in an Inventory everybody sees the colour of the back; crafted ones were made before all.

    (setup.inventory-secret, item.inventory-hidden)
    """
    for owner, character in enumerate(state.characters):
        for place, item in enumerate(character.inventory):
            colour = ITEMS[item.key].colour
            if colour not in ("", "blue"):
                path = ("characters", owner, "inventory", place)
                yield Secret(path, ("key",), (owner, *item.known_to), colour, item_back, twins=True)


def _found(state: State) -> Iterator[Secret]:
    """What a searcher looks at before one card is kept (search.secret)."""
    for place, card in enumerate(state.found):
        yield Secret(("found",), (place,), (state.turn.seat,), ITEMS[card].colour, item_back, twins=True)


def _objectives(scene: Scene) -> Iterator[Secret]:
    """Objectives, and which of two was kept (setup.objectives-secret, objective.discarded-hidden).

    Friends, who win only together, know each other's (coop.win, coop.signals).
    """
    state = scene.state
    friends = tuple(range(scene.players)) if is_cooperative(scene) else ()
    for owner, character in enumerate(state.characters):
        lookers = state.objectives_seen[owner]
        for place, key in enumerate(character.objectives):
            seeing = friends or ((owner, *lookers) if place == character.kept else (owner,))
            yield Secret(("characters", owner, "objectives"), (place,), seeing, OBJECTIVES[key].kind, objective_back)
        yield Secret(("characters", owner), ("kept",), friends or (owner, *lookers))


def _spare_objectives(state: State) -> Iterator[Secret]:
    """Objectives that were not dealt."""
    for place, key in enumerate(state.spare_objectives):
        yield Secret(("spare_objectives",), (place,), (), OBJECTIVES[key].kind, objective_back)


@cache
def objective_back(key: str) -> str:
    """The back of an Objective shows its kind."""
    return f"{UNKNOWN}{OBJECTIVES[key].kind}"


def _rooms(scene: Scene) -> Iterator[Secret]:
    """Unexplored tiles and tokens."""
    state = scene.state
    for slot, room in state.rooms.items():
        if not room.explored:
            yield Secret(("rooms", slot), ("tile",), room.tile_seen, f"rooms-{ROOMS[room.tile].group}")
        if room.token:
            yield Secret(("rooms", slot), ("token",), room.token_seen, "exploration")
    yield Secret(("spare_rooms",), range(len(state.spare_rooms)), (), "rooms-2")
    yield Secret(("spare_tokens",), range(len(state.spare_tokens)), (), "exploration")


def _weaknesses(state: State) -> Iterator[Secret]:
    """Weaknesses that nobody has discovered (setup.weaknesses-hidden)."""
    hidden = [slot for slot, found in enumerate(state.discovered) if not found]
    yield Secret(("weaknesses",), hidden, (), "weaknesses")
    yield Secret(("spare_weaknesses",), range(len(state.spare_weaknesses)), (), "weaknesses")


def _course(state: State) -> Iterator[Secret]:
    """Engines and coordinates are known to whoever has looked (hidden.engines, special.check-coordinates)."""
    for engine, tokens in enumerate(state.engines):
        yield Secret(("engines", engine), range(len(tokens)), state.engines_seen[engine], f"engine-{engine}")
    yield Secret((), ("coordinates",), state.coordinates_seen, "coordinates")
    yield Secret(("spare_coordinates",), range(len(state.spare_coordinates)), (), "coordinates")


def _decks(scene: Scene) -> Iterator[Secret]:
    """The order of the decks; the bag and the supply beside it (hidden.bag)."""
    state = scene.state
    yield from _events(state)
    for name in ("attacks", "panic", "serious"):
        yield Secret((name, "cards"), range(len(getattr(state, name).cards)), (), name, kind=str, twins=True)
    for colour, deck in state.items.items():
        known = len(deck.known)
        for place, seat in enumerate(deck.known):
            yield Secret(("items", colour, "cards"), (place,), (seat,), colour, item_back, twins=True)
        yield Secret(("items", colour, "cards"), range(known, len(deck.cards)), (), colour, item_back, twins=True)
    bag = [place for place, token in enumerate(state.bag) if is_numbered(token)]
    yield Secret(("bag",), bag, (), "bag", token_back, kind=str, twins=True)
    yield Secret(("supply",), range(len(state.supply)), (), "bag", token_back, kind=str, twins=True)


def _events(state: State) -> Iterator[Secret]:
    """The Event deck: some seats know cards at its bottom, some the one on top."""
    count, bottom, top = len(state.events.cards), state.events_bottom, state.events_top
    known = min(len(bottom), count - 1) if top else min(len(bottom), count)
    for place in range(known):
        yield Secret(("events", "cards"), (place,), bottom[place], "events", kind=str)
    unseen = range(known, count - 1 if top else count)
    yield Secret(("events", "cards"), unseen, (), "events", kind=str)
    if top and count:
        seeing = [*bottom[count - 1], *top] if count <= len(bottom) else top
        yield Secret(("events", "cards"), (count - 1,), seeing, "events", kind=str)


def is_numbered(token: str) -> bool:
    """Whether tokens of its kind differ by their number: in the bag nobody knows which they are."""
    return not token.startswith(("blank", "insanity"))


@cache
def token_back(token: str) -> str:
    """What is known of a token in the bag: its kind, by arithmetic, but not its number."""
    return f"{UNKNOWN}{token.partition('-')[0]}"


def _contamination(state: State) -> Iterator[Secret]:
    """What Contamination cards read; whoever has scanned one knows (contam.hidden)."""
    unread = [card for card in state.infected if not state.scanned.get(card)]
    yield Secret(("infected",), unread, (), "infection")
    for card, seats in state.scanned.items():
        if len(seats) < len(state.characters):
            yield Secret(("infected",), (card,), seats, "infection", kind=bool)


def imagine(scene: Scene, seat: int | None, chance: Chance) -> bool:
    """Which Objective the others kept is anybody's guess."""
    state = scene.state
    if is_cooperative(scene) and seat is not None:
        return True
    for owner, character in enumerate(state.characters):
        if character.kept >= 0 and seat not in (owner, *state.objectives_seen[owner]):
            character.kept = chance.below(len(character.objectives))
    return True


PRINTED = ("01", "11", "19", "20", "21")
"""Rooms that are printed on the board: nobody turns up a tile there."""
STAGED = tuple(field.name for field in fields(Staged))
PUBLIC = (
    # the round
    "phase", "round", "number", "first", "time", "destruct", "peaceful", "met", "quiet.[*]", "outcomes.[*]",
    *(f"turn.{name}" for name in ("seat", "actions", "freely", "over", "boarded", "offers")),
    # rolls and cards that everybody has just seen
    "stage.number", "stage.past",
    *(f"stage.shown.[*].{name}" for name in STAGED), "stage.shown.[*].cards.[*]",
    # the draft is open, and shuffled again before the next player is offered anything
    "draft.[*]", "offered.[*]",
    # the ship
    "technical_noise", "destination", "airlock", "corpses", "corridors.links.*", "corridors.things.*",
    "spare_pods.[*]", *(f"pods.[*].{name}" for name in ("number", "section", "locked", "launched")),
    *(f"rooms.??.{name}" for name in ("explored", "items", "fire", "malfunction", "objects.[*]")),
    *(f"rooms.{slot}.tile" for slot in PRINTED), "rooms.01.token", "rooms.11.token",
    # Intruders; tokens and cards that were drawn before everybody's eyes
    *(f"intruders.[*].{name}" for name in ("id", "kind", "room", "injuries")),
    "eggs", "lairs_destroyed", "queen_dead", "aside.[*]", "removed.[*]", "drawn.[*]",
    # how much of a deck is known, face-up piles; Contamination cards differ only by what they read
    *(f"{deck}.{name}" for deck in ("events", "attacks", "panic", "serious", "contamination")
      for name in ("buried", "known")),
    "contamination.cards.[*]", "discards.*.[*]", "crafted.*",
    # that somebody has looked, never at what
    *(f"rooms.??.{name}_seen.[*]" for name in ("tile", "token")), "discovered.[*]", "coordinates_seen.[*]",
    "engines_seen.[*].[*]", "objectives_seen.[*].[*]", "events_top.[*]", "events_bottom.[*].[*]", "items.*.known.[*]",
    "scanned.contamination-*.[*]", "characters.[*].inventory.[*].known_to.[*]",
    # what lies before a player
    *(f"characters.[*].{name}" for name in (
        "key", "number", "status", "room", "pod", "discard.[*]", "light", "wounds.[*].key", "wounds.[*].dressed",
        "quests.[*]", "insanity", "slime", "larva", "signal", "passed", "death",
    )),
    *(f"characters.[*].hands.[*].{name}" for name in ("key", "ammo", "attached.[*]", "tape", "known_to.[*]")),
    # weapons and what is attached or taped are heavy: in an Inventory these are always nothing (soundness says so)
    *(f"characters.[*].inventory.[*].{name}" for name in ("ammo", "attached.[*]", "tape")),
)  # fmt: skip
"""Reviewed leaf by leaf: what lies face up, is said aloud, or happens before everybody's eyes (hidden.discard-public).

``[*]`` is a place in a list; a bare ``*`` would match whatever lies deeper, too."""


@cache
def _counted() -> frozenset[str]:
    """What never leaves the table unseen: cards that are shuffled and Exploration tokens."""
    keys = [key for key, card in ITEMS.items() if card.colour]
    for enemy in ENEMIES.values():
        keys += [*enemy.events, *enemy.attacks, *enemy.panic, *enemy.exploration]
    return frozenset(keys)


def is_counted(key: str) -> bool:
    """Whether the census counts a thing among those that lie together with others."""
    return key in _counted() or key.startswith("contamination")


BOARD = (
    "outcomes", "weaknesses", "discovered", "spare_weaknesses", "engines", "engines_seen", "coordinates",
    "coordinates_seen", "spare_coordinates", "spare_objectives", "infected", "scanned",
)  # fmt: skip
"""All that tells what is hidden on the board."""

KNOWLEDGE = Knowledge(
    secrets=Corners(
        _belonging_to_somebody,
        Corner(("rooms", "spare_rooms", "spare_tokens"), _rooms),
        Corner(BOARD, _on_the_board),
        Corner(
            ("events", "events_top", "events_bottom", "attacks", "panic", "serious", "items", "bag", "supply"), _decks
        ),
    ),
    public=PUBLIC,
    imagine=imagine,
    holdings=(
        *(Holding(("characters", "*", zone), only=is_counted) for zone in ("hand", "deck", "discard")),
        *(Holding(("characters", "*", zone, "*"), key="key", only=is_counted) for zone in ("hands", "inventory")),
        *(Holding(("characters", "*", zone, "*", "attached"), only=is_counted) for zone in ("hands", "inventory")),
        Holding(("characters", "*", "wounds", "*"), "wound", "key"),
        Holding(("characters", "*", "objectives")),
        *(Holding((deck, "cards")) for deck in ("contamination", "events", "attacks", "panic")),
        Holding(("serious", "cards"), "wound"),
        Holding(("discards", "serious"), "wound"),
        *(Holding(("discards", pile)) for pile in ("events", "attacks", "panic", *COLOURS)),
        Holding(("items", "*", "cards")),
        Holding(("crafted",), counts=True),
        Holding(("rooms", "*"), "room", "tile"),
        Holding(("spare_rooms",), "room"),
        Holding(("rooms", "*"), key="token", only=bool),
        *(Holding((pile,), only=is_counted) for pile in ("spare_tokens", "removed", "drawn", "found")),
        *(Holding((pile,)) for pile in ("spare_objectives", "weaknesses", "spare_weaknesses")),
    ),
)
