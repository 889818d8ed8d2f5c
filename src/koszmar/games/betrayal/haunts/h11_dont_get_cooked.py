"""Haunt 11, Don't Get Cooked: the cook wants dinner. Whoever brings nothing to the table is dinner."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..harm import kill
from ..haunt import Action, Haunt, enter
from ..house import is_named
from ..state import Actor, Table, alive, by_players, the_haunt
from ..tokens import ASIDE, held_by, move_token, on_seat, put_token, return_token, tokens
from . import tools
from .tools import nothing

FOOD = "food"
PANTRIES = ("kitchen", "larder", "dining-room", "panic-room", "graveyard")


def setup(scene: Table) -> None:
    """{2/3/4/5} Food are set aside."""
    stock(scene, by_players(scene.state, 2, 3, 4, 5))


def stock(scene: Table, count: int) -> None:
    """All Food comes back, and so much of it is set aside."""
    for token in tokens(scene.state, FOOD):
        return_token(scene, token)
    for _ in range(count):
        put_token(scene, "food-trap", FOOD, ASIDE)
    scene.tell("11-stocked", number=len(tokens(scene.state, FOOD)))


def food_left(scene: Table, actor: Actor | None = None) -> bool:
    """Whether there is Food to be found."""
    return bool(tokens(scene.state, FOOD, ASIDE))


def take_food(scene: Table, seat: int) -> None:
    """Take a Food that was set aside."""
    move_token(scene, tokens(scene.state, FOOD, ASIDE)[0], on_seat(seat))


def pantry(scene: Table, seat: int) -> int:
    """+2 where food is kept."""
    return 2 if is_named(scene.state.house, tools.place(scene, seat), *PANTRIES) else 0


def attack_won(scene: Table, blow: Attack) -> Flow[bool]:
    """Whoever wins a Might attack may take a Food instead of dealing damage."""
    who = tools.thief_and_victim(blow)
    if who is None or not (theirs := held_by(scene.state, who[1], FOOD)):
        return False
    thief, victim = who
    choice = yield from tools.choose(scene, thief, "take-instead", ["damage", f"token/{FOOD}"], other=victim)
    if choice == "damage":
        return False
    move_token(scene, theirs[0], on_seat(thief))
    return True


def dinner(scene: Table, seat: int) -> Flow[None]:
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
            Action(key="rummage", who="any", needs=food_left, roll=("knowledge",), bonus=pantry,
                   bands={6: take_food, 0: nothing}),
        ),
        goals=(tools.LAST_ALIVE, tools.NOBODY_LEFT),
        traitor_rules=("food", "steal", "dinner"),
        on={
            "attack-won": attack_won,
            "turn-ends": dinner,
            "tradable": lambda scene, seat: (FOOD,),
            "lootable": lambda scene, seat: (FOOD,),
        },
        aims=lambda scene, seat: [(tile, 0.5) for tile in PANTRIES if tile in scene.state.house.tiles],
    )
)  # fmt: skip
