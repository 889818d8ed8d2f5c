"""Haunt 9, Let Bygones Be Bygones: every quarrel you ever had comes back, and the Idol feeds on it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import UNARMED, Attack
from ..cards import discard, items_of
from ..drawing import draw_for
from ..haunt import Action, Haunt, enter
from ..haunts import tools
from ..minds.tastes import tastes
from ..rolls import Roll
from ..state import Scene, the_haunt
from .tools import nothing, on_symbol


def search(scene: Scene, seat: int) -> Flow[None]:
    """Draw an Item."""
    yield from draw_for(scene, seat, "item")


def attack_begins(scene: Scene, blow: Attack) -> Flow[None]:
    """An unarmed Might attack may burn Items, +1 each."""
    seat = blow.attacker
    if not is_seat(seat) or not blow.is_might_attack:
        return
    while blow.weapon == UNARMED and (items := items_of(scene.state, seat)):
        options: list[Key] = ["done", *items]
        card = yield from tools.choose(scene, seat, "09-burn", options)
        if card == "done":
            return
        discard(scene, seat, card)
        blow.roll.bonus += 1


def feeds(scene: Scene, roll: Roll) -> None:
    """The Idol adds the Number Track to its holder's Might attacks."""
    if roll.purpose == "attack" and roll.named == "might" and is_seat(roll.actor):
        roll.bonus += the_haunt(scene.state).track * ("idol" in scene.state.explorers[roll.actor].cards)


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """Whoever beats the Idol's holder in a Might attack may take the Idol instead."""
    who = tools.thief_and_victim(blow)
    if who is None or "idol" not in scene.state.explorers[who[1]].cards:
        return False
    return (yield from tools.take_card_instead(scene, *who, ["idol"]))


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """The Idol grows with every explorer that its holder kills."""
    if is_seat(source) and "idol" in scene.state.explorers[source].cards:
        tools.turn_track(scene, 1)


HAUNT = enter(
    Haunt(
        number=9,
        kind="free",
        hero_setup=tools.start_track(1, 1, 1, 1),
        actions=(
            Action(
                key="search", who="any", where=on_symbol("item"), roll=("knowledge",), bands={5: search, 0: nothing}
            ),
        ),
        goals=(tools.LAST_ALIVE, tools.NOBODY_LEFT),  # haunt09.win
        traitor_rules=("idol", "steal", "burn"),
        on=(
            moments.attack_begins.by(attack_begins),
            moments.roll.by(feeds),
            moments.attack_won.by(attack_won),
            moments.died.by(died),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

ENOUGH = 3
"""A player with this many Items stops looking for more."""

TASTES = tastes(
    HAUNT,
    worth={"search": lambda scene, seat, tile: 1.0 if len(items_of(scene.state, seat)) < ENOUGH else 0.0},
    likes={"take-instead": tools.rather("idol"), "09-burn": tools.rather_not("done")},
)
