"""Haunt 11, Don't Get Cooked: the cook wants dinner. Whoever brings nothing to the table is dinner."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..harm import kill
from ..haunt import Action, Haunt, enter
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, alive, by_players, the_haunt
from ..tokens import ASIDE, held_by, move_token, on_seat, return_token, tokens
from .tools import nothing

FOOD = "food"
PANTRIES = ("kitchen", "larder", "dining-room", "panic-room", "graveyard")


def setup(scene: Scene) -> None:
    """{2/3/4/5} Food are set aside."""
    stock(scene, by_players(scene.state, 2, 3, 4, 5))


def stock(scene: Scene, count: int) -> None:
    """All Food comes back, and some of it is set aside."""
    for token in tokens(scene.state, FOOD):
        return_token(scene, token)
    tools.set_aside(scene, "food-trap", FOOD, count)
    scene.tell("11-stocked", number=len(tokens(scene.state, FOOD)))


def food_left(scene: Scene, actor: Figure | None = None) -> bool:
    """Whether there is Food to be found."""
    return bool(tokens(scene.state, FOOD, ASIDE))


def take_food(scene: Scene, seat: int) -> None:
    """Take a Food that was set aside."""
    move_token(scene, tokens(scene.state, FOOD, ASIDE)[0], on_seat(seat))


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """Whoever wins a Might attack may take a Food instead of dealing damage."""
    thief, loser = (yield from tools.thief_of_token(scene, blow, FOOD)), blow.loser
    if thief is not None and is_seat(loser):
        move_token(scene, held_by(scene.state, loser, FOOD)[0], on_seat(thief))
    return thief is not None


def dinner(scene: Scene, seat: int) -> Flow[None]:
    """After the revealer's turn, with all Food taken, whoever has none dies; then there is one Food too few again."""
    if seat != the_haunt(scene.state).revealer or food_left(scene):
        return
    scene.tell("11-dinner")
    for hungry in tools.in_turn_order(scene, alive(scene.state)):
        if not held_by(scene.state, hungry, FOOD):
            yield from kill(scene, hungry, "haunt")
    survivors = len(alive(scene.state))
    if survivors > 1:
        stock(scene, survivors - 1)


HAUNT = enter(
    Haunt(
        number=11,
        kind="free",
        tokens=("food-trap",),
        hero_setup=setup,
        actions=(
            Action(
                key="rummage",
                who="any",
                needs=food_left,
                roll=("knowledge",),
                bonus=tools.bonus_on(2, *PANTRIES),
                bands={6: take_food, 0: nothing},
            ),
        ),
        goals=(tools.LAST_ALIVE, tools.NOBODY_LEFT),  # haunt11.win
        traitor_rules=("food", "steal", "dinner"),
        on=(
            moments.attack_won.by(attack_won),
            moments.turn_ends.by(dinner),
            moments.tradable.by(lambda scene, seat: (FOOD,)),
            moments.lootable.by(lambda scene, seat: (FOOD,)),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    aims=tools.aim("any", 0.5, tools.at(*PANTRIES)),
    likes={"take-instead": tools.rather_not("damage")},
)
