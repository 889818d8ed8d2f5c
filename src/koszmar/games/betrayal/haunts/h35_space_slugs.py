"""Haunt 35, Space Slugs: they came down with the rain, and they like it warm, inside a skull."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from ..attack import Attack
from ..bestiary import add_monster, monster, monsters_on, remove_monster
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import in_region
from ..rolls import Roll, trait_roll
from ..state import Actor, Table, by_players, the_haunt
from ..tokens import held_by, in_house, move_token, on_tile, return_token
from . import tools
from .tools import monster_here, nothing, on, take_token, with_token

SLUG = MonsterKind(key="slug", might=3, speed=4, sanity=3, knowledge=5, harm="kill", attacks=("sanity",))
NEST, SALT = "nest", "salt"


def setup(scene: Table) -> Flow[None]:
    """A Nest in the Basement, one Upstairs; {2/3/4/5} Slugs with the traitor."""
    seat = tools.traitor_of(scene)
    for region in ("basement", "upper"):
        yield from tools.place_tokens(scene, seat, "blood-nest", NEST, 1, in_region(scene.state.house, region))
    for _ in range(by_players(scene.state, 2, 3, 4, 5)):
        add_monster(scene, "slug", tools.place(scene, seat))


def destroy(scene: Table, seat: int) -> Flow[None]:
    """Throw any number of Salt on the Nest, then roll Speed, +2 each: 9+ destroys it, 0-4 wakes a Slug."""
    bonus = 0
    while held_by(scene.state, seat, SALT):
        options: list[Key] = ["throw", "done"]
        choice = yield from tools.choose(scene, seat, "35-salt", options, left=len(held_by(scene.state, seat, SALT)))
        if choice == "done":
            break
        return_token(scene, held_by(scene.state, seat, SALT)[0])
        bonus += 2
    result = yield from trait_roll(scene, seat, "speed", rule="special.own-instructions", during="destroy", bonus=bonus)
    here = tools.place(scene, seat)
    if result >= 9:
        return_token(scene, on_tile(scene.state, here, NEST)[0])
    elif result <= 4:
        add_monster(scene, "slug", here)


def swarm(scene: Table, roll: Roll) -> None:
    """+1 for every other Slug on the tile."""
    if isinstance(roll.actor, str) and roll.purpose == "attack":
        roll.bonus += len(monsters_on(scene.state, monster(scene.state, roll.actor).place, "slug")) - 1


def attack_won(scene: Table, blow: Attack) -> bool:
    """A Slug that wins takes the hero over."""
    hero = blow.target
    if not isinstance(blow.attacker, str) or blow.winner != blow.attacker or not isinstance(hero, int):
        return False
    show(scene, "monster-slug")
    the_haunt(scene.state).sides[hero] = "traitor"
    drop_salt(scene, hero)
    scene.tell("35-taken", seat=hero)
    return True


def attack_over(scene: Table, blow: Attack) -> None:
    """After its attack all Slugs on that tile die."""
    if isinstance(blow.attacker, str) and isinstance(blow.target, int):
        for one in monsters_on(scene.state, tools.place(scene, blow.target), "slug"):
            remove_monster(scene, one.id)


def drop_salt(scene: Table, seat: int) -> None:
    """Salt falls to the floor."""
    for token in held_by(scene.state, seat, SALT):
        move_token(scene, token, tools.place(scene, seat))


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """Salt falls where its holder dies."""
    drop_salt(scene, seat)


def pick_up(scene: Table, seat: int) -> None:
    """Take Salt from the floor."""
    move_token(scene, on_tile(scene.state, tools.place(scene, seat), SALT)[0], f"seat-{seat}")


def no_nest(scene: Table) -> bool:
    """Both Nests are destroyed."""
    return not in_house(scene.state, NEST)


HAUNT = enter(
    Haunt(
        number=35,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("blood-nest", "food-trap", "small-monster"),
        monsters=(SLUG,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="salt", roll=("knowledge", "speed"),
                   where=on("kitchen", "dining-room", "underground-lake", "larder", "laboratory", "gymnasium"),
                   bands={5: take_token("food-trap", SALT), 2: nothing, 0: monster_here("slug")}),
            Action(key="pick-up", where=with_token(SALT), flow=pick_up, times=0, worth=0.8),
            Action(key="destroy", where=with_token(NEST), flow=destroy, worth=2),
            Action(key="summon", who="traitor", where=with_token(NEST), flow=monster_here("slug", 2), worth=1.5),
        ),
        goals=(Goal("hero", no_nest), tools.TRAITOR_KILLS_ALL),
        hero_rules=("salt",),
        traitor_rules=("taken",),
        on={
            "roll": swarm,
            "attack-won": attack_won,
            "attack-over": attack_over,
            "died": died,
            "tradable": lambda scene, seat: (SALT,),
        },
    )
)  # fmt: skip
