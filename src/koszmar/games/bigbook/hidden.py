"""What is hidden: decks, stacks and unseen pages from everybody, hands from others if they are closed."""

from __future__ import annotations

from collections import Counter

from koszmar.kernel.chance import Chance

from .cards import ELEMENTS, PLACED
from .decks import Table
from .spell_cards import SPELLS


def obscure(scene: Table, seat: int | None, chance: Chance) -> None:
    """Reshuffle whatever a seat (or a spectator) cannot know; what it can see stays exactly as it is."""
    _decks(scene, seat, chance)
    _curses(scene, chance)
    _grimoire(scene, chance)
    _library(scene, chance)


def hand_is_open(scene: Table, owner: int, seat: int | None) -> bool:
    """Whether a seat may look at a hand (table.open-talk; ruling open-hands)."""
    return owner == seat or bool(scene.rulings.open_hands == "open")


def may_hold(scene: Table, owner: int, card: str, seat: int) -> bool:
    """Whether a seat must reckon with a card in a hand: it sees it there, or cannot see the hand."""
    hand = scene.state.magicians[owner].hand
    return card in hand if hand_is_open(scene, owner, seat) else bool(hand)


def _decks(scene: Table, seat: int | None, chance: Chance) -> None:
    for owner, magician in enumerate(scene.state.magicians):
        unknown = len(magician.deck) - magician.known
        cards = magician.deck[:unknown]
        if hand_is_open(scene, owner, seat) or owner in scene.asked:  # whoever is asked just now keeps what is offered
            chance.shuffle(cards)
        else:
            fixed = [PLACED[spot][2] for spot in scene.promised if spot.startswith(f"hand-{owner}/")]
            loose = list((Counter(magician.hand) - Counter(fixed)).elements())
            cards += loose
            chance.shuffle(cards)
            magician.hand[:] = [*fixed, *cards[unknown:]]
        magician.deck[:unknown] = cards[:unknown]


def _curses(scene: Table, chance: Chance) -> None:
    for stack in scene.state.curses.values():
        unseen = stack.cards[: len(stack.cards) - stack.returned]
        chance.shuffle(unseen)
        stack.cards[: len(unseen)] = unseen


def _grimoire(scene: Table, chance: Chance) -> None:
    """The front of the next page is seen; the Cover, while closed, and all later pages are not."""
    state = scene.state
    if state.turned == 0:
        covers = [state.grimoire[0], *state.box.covers]
        chance.shuffle(covers)
        state.grimoire[0], state.box.covers[:] = covers[0], covers[1:]
    first = state.turned + 1
    last = len(state.grimoire) - 1
    if first < last:
        pages = state.grimoire[first:last] + state.box.pages
        chance.shuffle(pages)
        state.grimoire[first:last], state.box.pages[:] = pages[: last - first], pages[last - first :]


def _library(scene: Table, chance: Chance) -> None:
    """Below the face-up Spell lie Spells of known Element and level, but nobody knows which."""
    state = scene.state
    alike: dict[tuple[str, int], list[int]] = {}
    for index, key in enumerate(state.box.spells):
        alike.setdefault((SPELLS[key].element, SPELLS[key].level), []).append(index)
    for element in ELEMENTS:
        stack = state.library[element]
        for depth in range(1, len(stack)):
            if stack[depth] in scene.promised:
                continue
            places = alike.get((element, SPELLS[stack[depth]].level), [])
            keys = [stack[depth], *(state.box.spells[index] for index in places)]
            chance.shuffle(keys)
            stack[depth] = keys[0]
            for index, key in zip(places, keys[1:], strict=True):
                state.box.spells[index] = key
