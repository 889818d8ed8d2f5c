"""The nine Omens."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.figures import Figure, figure_of, is_seat, word_of

from .. import moments
from ..answers import use
from ..cards import Card, Special, Weapon, enter
from ..explorers import CRITICAL, TRAITS
from ..harm import lose
from ..house import adjacent, explorers_on, within
from ..places import forced_move
from ..rolls import Roll, dice
from ..sides import is_known_traitor
from ..state import Scene, State, alive, is_own_turn
from ..trading import can_trade, givable, trade

# Armor: Physical damage is 1 less (omen-card.armor, omen-card.armor-limits).
ARMOR = Card("armor", "omen", guards="physical")

# Book: +1 to Knowledge rolls (omen-card.book-bonus). Once a turn lose 1 Sanity: the next trait roll this turn that is
# no attack may be a Knowledge roll.


def open_book(scene: Scene, seat: int) -> Flow[None]:
    """Read, and pay with Sanity (omen-card.book-action)."""
    scene.state.turn.book = True
    yield from lose(scene, seat, "sanity")


def by_the_book(scene: Scene, roll: Roll, traits: tuple[str, ...]) -> dict[Key, moments.Way]:
    """Another trait's roll may be made with Knowledge, once."""
    return {"book": lambda scene, roll: "knowledge"} if _book_is_open(scene, roll) and "knowledge" not in traits else {}


def close_book(scene: Scene, roll: Roll) -> None:
    """The next trait roll is over, whatever was rolled."""
    if _book_is_open(scene, roll):
        scene.state.turn.book = False


def _book_is_open(scene: Scene, roll: Roll) -> bool:
    state = scene.state
    return state.turn.book and roll.purpose == "trait" and is_seat(roll.actor) and is_own_turn(state, roll.actor)


BOOK = Card(
    "book",
    "omen",
    adds="knowledge",
    special=Special(open_book),
    on=(moments.ways.by(by_the_book), moments.roll.by(close_book)),
)

# Dagger, a weapon: lose 1 Speed to attack with it, roll two dice more (omen-card.dagger).
DAGGER = Card("dagger", "omen", weapon=Weapon(dice=2, price=lambda scene, seat: lose(scene, seat, "speed")))

# Dog: +1 to Speed rolls (omen-card.dog-bonus). Once a turn a trade with somebody up to 4 tiles away, beside the trade
# of the turn.


def dog_partners(scene: Scene, seat: int) -> list[int]:
    """Whom the Dog finds: distance in moves of an explorer; the Dog itself stays (omen-card.dog-action)."""
    state = scene.state
    near = within(scene, state.explorers[seat].place, scene.parameters.dog_distance)
    others = [other for other in alive(state) if other != seat and state.explorers[other].place in near]
    return [
        other
        for other in others
        if can_trade(scene, seat, other)
        and (any(thing != "dog" for thing in givable(scene, seat, other)) or givable(scene, other, seat))
    ]


def send_dog(scene: Scene, seat: int) -> Flow[None]:
    """Trade from afar; all limits of a trade hold, but the turn's own trade is left."""
    turn = scene.state.turn
    partners: list[Key] = [word_of(other) for other in dog_partners(scene, seat)]
    other = figure_of((yield ask(seat, "send-dog", partners, rule="omen-card.dog-action")))
    assert is_seat(other)
    traded = turn.traded
    yield from trade(scene, seat, other)
    turn.traded = traded


DOG = Card(
    "dog",
    "omen",
    adds="speed",
    special=Special(send_dog, lambda scene, seat: bool(dog_partners(scene, seat)), trades=True),
)

# Holy Symbol: +1 to Sanity rolls (omen-card.holy-symbol-bonus). A tile that its holder discovers may be buried for the
# next one.


def refuse_tile(scene: Scene, seat: int, tile: str) -> Flow[bool]:
    """Look for another tile instead; nothing of the first is resolved (omen-card.holy-symbol-discovery)."""
    choice = yield ask(seat, "refuse-tile", ["keep", "bury"], rule="omen-card.holy-symbol-discovery", tile=tile)
    if choice == "bury":
        use(scene, seat, "holy-symbol")
    return bool(choice == "bury")


HOLY_SYMBOL = Card("holy-symbol", "omen", adds="sanity", on=(moments.bury_discovery.by(refuse_tile),))

# Idol: +1 to Might rolls (omen-card.idol-bonus). Its holder may draw no Event for a tile.


def ignore_event(scene: Scene, seat: int, tile: str) -> Flow[bool]:
    """No Event, if its holder likes; a known traitor is asked anyway (omen-card.idol-event)."""
    if is_known_traitor(scene.state, seat):
        return False
    choice = yield ask(seat, "draw-event", ["draw", "ignore"], rule="omen-card.idol-event", tile=tile)
    if choice == "ignore":
        use(scene, seat, "idol")
    return bool(choice == "ignore")


IDOL = Card("idol", "omen", adds="might", on=(moments.skip_event.by(ignore_event),))

# Mask: +1 to Speed rolls (omen-card.mask-bonus). Once a turn everybody else on the tile goes to adjacent tiles, as its
# holder likes.


def others_here(state: State, seat: int) -> list[Figure]:
    """Explorers and monsters on the holder's tile."""
    here = state.explorers[seat].place
    others: list[Figure] = [other for other in explorers_on(state, here) if other != seat]
    return others + [one.id for one in (state.haunt.monsters if state.haunt else ()) if one.place == here]


def frighten(scene: Scene, seat: int) -> Flow[None]:
    """Everybody else leaves, one after another, by the holder's choice (omen-card.mask-action)."""
    for other in others_here(scene.state, seat):
        if other in others_here(scene.state, seat):
            yield from forced_move(scene, seat, other, 1, rule="omen-card.mask-action")


def can_frighten(scene: Scene, seat: int) -> bool:
    """Whether there is somebody to drive away, and somewhere to go."""
    return bool(others_here(scene.state, seat) and adjacent(scene, scene.state.explorers[seat].place))


MASK = Card("mask", "omen", adds="speed", special=Special(frighten, can_frighten))

# Ring, a weapon: +1 to Sanity rolls (omen-card.ring-bonus). Attacks with it are fought with Sanity and do Mental damage
# (omen-card.ring-attack).
RING = Card("ring", "omen", adds="sanity", weapon=Weapon(trait="sanity"))

# Skull: +1 to Knowledge rolls (omen-card.skull-bonus). Whoever would die rolls 3 dice: 4 or more, and all traits become
# critical instead.


def cheat_death(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[bool]:
    """Three dice against death; no trait roll, and higher traits fall too (omen-card.skull-death)."""
    use(scene, seat, "skull")
    result = yield from dice(scene, 3, seat, "skull", scene.parameters.skull_survives)
    if result < scene.parameters.skull_survives:
        return False
    scene.state.explorers[seat].traits = dict.fromkeys(TRAITS, CRITICAL)
    return True


SKULL = Card("skull", "omen", adds="knowledge", on=(moments.would_die.by(cheat_death),))

OMENS = enter(ARMOR, BOOK, DAGGER, DOG, HOLY_SYMBOL, IDOL, MASK, RING, SKULL)
