"""Who knows what: the order of the tile stack and of the decks nobody, and what the haunt hides only some."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from koszmar.kernel.chance import Chance
from koszmar.kernel.knowledge import Corner, Corners, Holding, Knowledge, Secret, no_back

from . import moments
from .answers import haunt_answer
from .cards import CARDS, card_back
from .haunt import HAUNTS, Haunt
from .reading import sees_card, sees_token
from .state import Haunting, Scene
from .tiles import tile_back, tile_kind


def _stacks(scene: Scene) -> Iterator[Secret]:
    """The order of the tile stack and of the decks."""
    state = scene.state
    if state.stack:
        top = len(state.stack) - 1
        yield Secret(("stack",), range(top), (), "tiles", kind=tile_kind)
        yield Secret(("stack",), (top,), (), "tiles", tile_back, kind=tile_kind)
    for name, deck in state.decks.items():
        unseen = range(deck.buried, len(deck.cards) - deck.known)
        yield Secret(("decks", name, "cards"), unseen, (), name, card_back)


def _what_the_haunt_hides(scene: Scene) -> Iterable[Secret]:
    """The secrets of the haunt, if it has begun."""
    haunt = scene.state.haunt
    return () if haunt is None else _haunt(scene, haunt)


def _haunt(scene: Scene, haunt: Haunting) -> Iterator[Secret]:
    """Sides of a hidden traitor, numbers on tokens that lie face down, and what the haunt has besides."""
    rules, state = HAUNTS[haunt.number], scene.state
    if not haunt.open:
        dealt = state.phase != "haunt"
        for seat in range(len(haunt.sides)):
            yield Secret(("haunt", "sides"), (seat,), (seat,) if dealt else ())
        yield Secret(("haunt",), ("traitor",), (haunt.traitor,) if dealt else ())
    for place, token in enumerate(state.tokens):
        if not token.up and token.value:
            seeing = [seat for seat in range(scene.players) if sees_token(scene, seat, token)]
            back = rules.token_back(scene, token) if rules.token_back else no_back
            yield Secret(("tokens", place), ("value",), seeing, "" if rules.imagine else f"token-{token.name}", back)
    if haunt_answer(scene, moments.sees_card) is not None:
        yield from _cards_face_down(scene, rules)
    if rules.secrets:
        yield from rules.secrets(scene)


def _cards_face_down(scene: Scene, rules: Haunt) -> Iterator[Secret]:
    """Cards that the haunt has turned down; their names are repeated in what a turn began with.

    Every card has its say in rolls and attacks: the same choices lead to the same moments only with the same cards.
    """
    state = scene.state
    for owner, explorer in enumerate(state.explorers):
        for place, card in enumerate(explorer.cards):
            if sees_card(scene, None, owner, card):
                continue
            seeing = [seat for seat in range(scene.players) if sees_card(scene, seat, owner, card)]
            deck = rules.card_deck(scene, card) if rules.card_deck else CARDS[card].deck
            yield Secret(("explorers", owner, "cards"), (place,), seeing, deck, card_back, kind=str)
            if state.turn.seat == owner and card in state.turn.held:
                yield Secret(("turn", "held"), (state.turn.held.index(card),), seeing, deck, card_back, True, str)


def imagine(scene: Scene, seat: int | None, chance: Chance) -> bool:
    """Make up what the haunt keeps secret and no dealing can bring about."""
    haunt = scene.state.haunt
    if haunt is not None and (make_up := HAUNTS[haunt.number].imagine):
        make_up(scene, seat, chance)
    return True


def settle(scene: Scene) -> None:
    """Work out what follows from secrets: who is on which side."""
    haunt = scene.state.haunt
    if haunt is not None and (work_out := HAUNTS[haunt.number].settle):
        work_out(scene)


FACTS = (
    "bodies", "carried", "chased", "clues", "face-up", "hastened", "hints", "hurt", "in-play", "looked", "queen",
    "reserve", "rooms", "ruined", "scratched", "sequel", "stood", "struck", "surfaced", "swaps", "thrown", "turns",
    "weapon", "wrong",
)  # fmt: skip
"""What haunts keep in mind and everybody knows; a fact that only some know is called ``secret-…``."""
PUBLIC = (
    "phase", "number", "round", "first", "scenario", "pending.*", "drawn.*", "box.*", "house.tiles.*",
    "decks.*.buried", "decks.*.known", "tokens.*.kind", "tokens.*.name", "tokens.*.on", "tokens.*.up",
    "explorers.*.key", "explorers.*.traits.*", "explorers.*.place", "explorers.*.dead", "explorers.*.died",
    "turn.seat", "turn.moves", "turn.used.*", "turn.attacks", "turn.traded", "turn.looted.*", "turn.over",
    "turn.again", "turn.book", "turn.marks.*", "monsters", "monsters.*",
    "haunt", "haunt.number", "haunt.revealer", "haunt.trigger", "haunt.open", "haunt.track", "haunt.round",
    "haunt.shown.*", "haunt.monsters_after", "haunt.monsters_instead",
    *(f"haunt.monsters.*.{name}" for name in ("id", "kind", "token", "place", "stunned", "cards.*")),
    *(f"haunt.facts.{name}{rest}" for name in FACTS for rest in ("", ".*")),
)  # fmt: skip
"""Reviewed: what lies face up, is said aloud, or happens before everybody's eyes (traits.public, item.keep-face-up)."""

KNOWLEDGE = Knowledge(
    secrets=Corners(Corner(("stack", "decks"), _stacks, alike=True), _what_the_haunt_hides),
    public=PUBLIC,
    imagine=imagine,
    settle=settle,
    holdings=(
        Holding(("box",), "token", counts=True),
        Holding(("tokens", "*"), "token", "kind"),
        Holding(("haunt", "monsters", "*"), "token", "token"),
        Holding(("house", "tiles")),
        Holding(("stack",)),
        Holding(("decks", "*", "cards")),
        Holding(("explorers", "*", "cards")),
        Holding(("haunt", "monsters", "*", "cards")),
        Holding(("gone",)),
        Holding(("drawn",)),
    ),
)
