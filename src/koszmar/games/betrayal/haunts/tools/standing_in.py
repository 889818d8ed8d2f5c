"""A traitor whose figure is out of the house plays monsters as if each of them were the figure."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from ... import moments
from ...answers import cards_answering
from ...bestiary import monster, monsters_of, show_box
from ...cards import CARDS
from ...haunt import Effect
from ...haunting import check_goals
from ...rooms import ENTERED
from ...state import Scene, Turn, value
from ...turn import END, legal_actions, take
from .roles import traitor_of

DEEDS = ("move", "use", "attack", "ride")
"""What such monsters do as the traitor would. They neither trade, not even by a card, nor loot nor discover."""


def stand_in(kind: str, begins: Effect) -> Callable[[Scene, int], Flow[None]]:
    """An answer to ``turn-begins``: in the traitor's turn the monsters of a kind act one after another, in any order.

    They have the traitor's traits and cards; what these cost, the traitor pays. ``begins`` happens before each acts.
    """

    def answer(scene: Scene, seat: int) -> Flow[None]:
        if seat != traitor_of(scene) or not (waiting := [one.id for one in monsters_of(scene.state, kind)]):
            return
        explorer = scene.state.explorers[seat]
        scene.state.turn = Turn(seat, held=list(explorer.cards))
        while waiting and not explorer.dead:
            key = yield ask(seat, "choose-monster", [*waiting, "done"], rule="monster.traitor-controls")
            if key == "done":
                break
            waiting.remove(key)
            show_box(scene.state, key)
            begins(scene, key)
            yield from _act_as(scene, seat, key)
        for card in list(cards_answering(scene, seat, moments.card_turn_ends)):
            yield from carry_out(card(scene, seat))

    return answer


def _act_as(scene: Scene, seat: int, key: str) -> Flow[None]:
    """While a monster acts the traitor's figure stands in its place; each has moves and an attack of its own."""
    one, explorer, turn = monster(scene.state, key), scene.state.explorers[seat], scene.state.turn
    turn.moves, turn.attacks = value(explorer, "speed"), 0
    turn.used = [card for card in turn.used if card in CARDS and not CARDS[card].weapon]
    turn.marks = [mark for mark in turn.marks if mark != ENTERED]
    explorer.place, one.place = one.place, ""
    while not explorer.dead:
        legal = [deed for deed in legal_actions(scene, seat) if (deed[0] if isinstance(deed, tuple) else deed) in DEEDS]
        options = [deed for deed in legal if not _is_trade(deed)]
        deed = yield ask(seat, "act", [*options, END], rule="turn.any-order", moves=turn.moves)
        if deed == END:
            one.place, explorer.place = explorer.place, ""
            return
        yield from take(scene, seat, deed)
        check_goals(scene)


def _is_trade(deed: Key) -> bool:
    """Whether a deed uses a card whose special action is a trade."""
    match deed:
        case ("use", str(card)):
            special = CARDS[card].special
            return special is not None and special.trades
    return False
