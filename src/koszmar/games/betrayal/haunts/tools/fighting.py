"""Fights: monsters with a will of their own, other ways to attack, and what is taken instead of dealing damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_monster, is_seat, word_of
from koszmar.parts.moments import carry_out

from ...attack import UNARMED, Attack, attack
from ...bestiary import monster
from ...haunting import show
from ...house import explorers_on
from ...monsters import approach, closest_foes
from ...state import Scene, the_haunt
from ...tokens import held_by
from ...trading import TOKEN, hand_over
from .around import place, rolled
from .asking import choose, pick_hero
from .carrying import return_tokens
from .roles import traitor_of

# -- monsters ------------------------------------------------------------------------------------------------------


def hunt(scene: Scene, key: str, trait: str, pick: Callable[[Scene, Sequence[int]], Any]) -> Flow[None]:
    """A monster goes for the closest explorer and attacks on the tile where it ends; of several ``pick`` says whom."""
    state = scene.state
    goal = yield from carry_out(pick(scene, closest_foes(scene, key)))
    if goal is None:
        return
    yield from approach(scene, key, [state.explorers[goal].place], rolled(scene))
    here = explorers_on(state, place(scene, key))
    target = goal if goal in here else (yield from carry_out(pick(scene, here)))
    if target is not None:
        yield from attack(scene, Attack(key, target, trait))


def revealer_picks(scene: Scene, seats: Sequence[int]) -> Flow[int | None]:
    """Of several explorers a monster turns on the one that the haunt revealer chooses."""
    return (yield from pick_hero(scene, the_haunt(scene.state).revealer, seats))


def is_kind(scene: Scene, actor: Figure | None, kind: str) -> bool:
    """Whether that is a monster of a kind."""
    return is_monster(actor) and monster(scene.state, actor).kind == kind


def is_beaten(scene: Scene, blow: Attack, kind: str) -> bool:
    """Whether an explorer has attacked a monster of a kind and won."""
    return is_seat(blow.attacker) and blow.winner == blow.attacker and is_kind(scene, blow.target, kind)


def slain_with_tokens(scene: Scene, key: str, blow: Attack | None) -> None:
    """An answer to ``monster-slain``: the tokens that lie with a monster go back into the box."""
    return_tokens(scene, key)


# -- how the traitor attacks ---------------------------------------------------------------------------------------


def traitor_fights_with(trait: str) -> Callable[[Scene, int, list[Figure]], list[tuple[str, list[Figure]]]]:
    """An answer to ``attack-ways``: the traitor unarmed may attack with another trait."""

    def answer(scene: Scene, seat: int, here: list[Figure]) -> list[tuple[str, list[Figure]]]:
        return [(trait, here)] if seat == traitor_of(scene) else []

    return answer


def shows_fighting_with(trait: str, passage: str = "") -> Callable[[Scene, Attack], None]:
    """An answer to ``attack-begins``: when the traitor does so, the heroes may read the passage about it."""

    def answer(scene: Scene, blow: Attack) -> None:
        if blow.attacker == traitor_of(scene) and blow.trait == trait and blow.weapon == UNARMED:
            show(scene, passage or trait)

    return answer


# -- instead of dealing damage -------------------------------------------------------------------------------------


def thief_and_victim(blow: Attack) -> tuple[int, int] | None:
    """Who may take something instead of dealing damage: an explorer that has won its own Might attack on another."""
    winner, loser = blow.winner, blow.loser
    if blow.is_might_attack and winner == blow.attacker and is_seat(winner) and is_seat(loser):
        return winner, loser
    return None


def take_card_instead(scene: Scene, thief: int, victim: int, cards: Sequence[str], passage: str = "") -> Flow[bool]:
    """Whoever has won an attack may take one of these cards instead of dealing damage; whether that was done.

    Whoever does makes the passage of the book known that allows it.
    """
    if not cards:
        return False
    card = yield from choose(scene, thief, "take-instead", ["damage", *cards], other=victim)
    if card == "damage":
        return False
    if passage:
        show(scene, passage)
    hand_over(scene, victim, thief, card)
    scene.tell("take-card", seat=thief, card=card, source=word_of(victim))
    return True


def thief_of_token(scene: Scene, blow: Attack, name: str) -> Flow[int | None]:
    """Who has won a Might attack and wants one of the loser's tokens instead of dealing damage, if anybody does."""
    who = thief_and_victim(blow)
    if who is None or not held_by(scene.state, who[1], name):
        return None
    thief, victim = who
    choice = yield from choose(scene, thief, "take-instead", ["damage", f"{TOKEN}{name}"], other=victim)
    return None if choice == "damage" else thief
