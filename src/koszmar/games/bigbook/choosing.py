"""The few shapes that a choice in this game has: some cards, some cards at once, some players, an Element card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from koszmar.kernel.flow import Flow, ask

from .cards import PLACED
from .decks import hands_are_closed, pile, put_on_deck, receive, take
from .state import Scene, in_order, others

DONE = "done"


def choose_cards(
    scene: Scene,
    seat: int,
    prompt: str,
    offer: Callable[[], Sequence[str]],
    count: int,
    act: Callable[[str], object],
    *,
    optional: bool = False,
    public: bool = False,
    rule: str = "effect.own-choice",
) -> Flow[int]:
    """Pick cards one after another and act on each at once; returns how many were picked.

    Without ``optional`` as many as possible must be picked (effect.mandatory, effect.partial,
    spell.do-as-much-as-possible); whoever has nothing to pick is passed over (effect.impossible-ignored). ``public``
    says that everybody sees all cards to pick from; if they do not, the question is put even with a single answer.
    """
    closed = not public and hands_are_closed(scene)
    for picked in range(count):
        found = offer()
        if not found and not (optional and closed):
            return picked
        options = [*found, DONE] if optional else found
        spot = yield ask(seat, prompt, options, rule=rule, pause=closed, left=count - picked, picked=picked)
        if spot == DONE:
            return picked
        act(spot)
    return count


def choose_set(
    scene: Scene,
    seat: int,
    prompt: str,
    found: Sequence[str],
    count: int,
    *,
    optional: bool = False,
    public: bool = False,
    rule: str = "effect.own-choice",
) -> Flow[list[str]]:
    """Pick several cards before anything happens to any of them (effect.chosen-before-replaced)."""
    left = Counter({spot: pile(scene.state, *PLACED[spot][:2]).count(PLACED[spot][2]) for spot in found})
    chosen: list[str] = []

    def still_there() -> list[str]:
        return [spot for spot in found if left[spot] > 0]

    def note(spot: str) -> None:
        left[spot] -= 1
        chosen.append(spot)

    yield from choose_cards(scene, seat, prompt, still_there, count, note, optional=optional, public=public, rule=rule)
    return chosen


def choose_player(seat: int, prompt: str, among: Sequence[int], *, rule: str) -> Flow[int]:
    """One player."""
    return int((yield ask(seat, prompt, list(among), rule=rule, left=1)))


def choose_players(scene: Scene, caster: int, count: int, *, other: bool) -> Flow[list[int]]:
    """That many different players, or all, clockwise from the caster (target.several-players, target.order)."""
    left = others(scene.state, caster) if other else in_order(scene.state, caster)
    if count >= len(left):
        return left
    order, chosen = list(left), []
    prompt = "choose-other-player" if other else "choose-player"
    for missing in range(count, 0, -1):
        picked = yield ask(caster, prompt, list(left), rule="target.several-players", left=missing)
        left.remove(picked)
        chosen.append(picked)
    return sorted(chosen, key=order.index)


def receive_of_choice(scene: Scene, seat: int, value: int, zone: str, *, may: bool = False, rule: str) -> Flow[bool]:
    """Receive a card of a value whose Element the receiver chooses; nothing if all its stacks are empty."""
    found = [card for card, left in scene.state.supply.items() if left and card.endswith(f"-{value}")]
    if not found:
        return False
    card = yield ask(seat, f"receive-to-{zone}", [*found, DONE] if may else found, rule=rule, value=value)
    return card != DONE and receive(scene, card, zone, seat)


def put_chosen_on_deck(
    scene: Scene, seat: int, source: Sequence[str], count: int, *, optional: bool = False
) -> Flow[int]:
    """Put cards of one's choice on top of one's own deck, the last one uppermost (deck.top-order)."""

    def act(spot: str) -> None:
        zone, owner, card = take(scene, spot)
        put_on_deck(scene, seat, card)
        scene.tell("move", seat=owner, other=seat, card=card, source=zone, zone="deck")

    def offer() -> list[str]:
        return [spot for spot in source if PLACED[spot][2] in pile(scene.state, *PLACED[spot][:2])]

    return (
        yield from choose_cards(
            scene, seat, "put-on-deck", offer, count, act, optional=optional, public=True, rule="deck.top-order"
        )
    )
