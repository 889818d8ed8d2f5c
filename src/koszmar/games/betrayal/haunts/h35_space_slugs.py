"""Haunt 35, Space Slugs: they came down with the rain, and they like it warm, inside a skull."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.figures import is_monster, is_seat, seat_of, word_of

from .. import moments
from ..attack import Attack, attack
from ..bestiary import monster, monsters_on, remove_monster
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_region
from ..minds.tastes import tastes
from ..rolls import Roll
from ..sides import living_heroes
from ..state import Scene, by_players, the_haunt
from ..tokens import held_by, in_house, move_token, on_tile, return_token
from .tools import monster_here, nothing, on, take_token, with_token

SLUG = MonsterKind(key="slug", might=3, speed=4, sanity=3, knowledge=5, harm="kill", attacks=())
NEST, SALT = "nest", "salt"
EACH = 2
"""What a Salt thrown on a Nest adds."""


def setup(scene: Scene) -> Flow[None]:
    """A Nest in the Basement, one Upstairs; {2/3/4/5} Slugs with the traitor."""
    seat = tools.traitor_of(scene)
    for region in ("basement", "upper"):
        yield from tools.place_tokens(scene, seat, "blood-nest", NEST, 1, in_region(scene.state.house, region))
    tools.add_monsters(scene, "slug", tools.place(scene, seat), by_players(scene.state, 2, 3, 4, 5))


# -- Salt ----------------------------------------------------------------------------------------------------------


def destroy(scene: Scene, seat: int) -> None:
    """The Nest here is no more."""
    return_token(scene, on_tile(scene.state, tools.place(scene, seat), NEST)[0])


def drop_salt(scene: Scene, seat: int) -> None:
    """Salt falls to the floor where its holder dies or is taken over."""
    for token in held_by(scene.state, seat, SALT):
        show(scene, "salt")
        move_token(scene, token, tools.place(scene, seat))


# -- Slugs ---------------------------------------------------------------------------------------------------------


def swarm(scene: Scene, roll: Roll) -> None:
    """+1 for every other Slug on the tile."""
    if is_monster(roll.actor) and roll.purpose == "attack":
        roll.bonus += len(monsters_on(scene.state, monster(scene.state, roll.actor).place, "slug")) - 1


def group_ends(scene: Scene, kind: str) -> Flow[None]:
    """All Slugs have moved: now those who share a tile with heroes may attack, once on a tile."""
    seat = tools.traitor_of(scene)
    while prey := [hero for hero in living_heroes(scene.state) if slug_at(scene, hero)]:
        options: list[Key] = [*(word_of(hero) for hero in prey), "done"]
        choice = yield from tools.choose(scene, seat, "35-attack", options)
        if choice == "done":
            return
        hero = seat_of(choice)
        slug = slug_at(scene, hero)
        assert slug is not None
        yield from attack(scene, Attack(slug, hero, "sanity"))


def slug_at(scene: Scene, hero: int) -> str | None:
    """A Slug on a hero's tile."""
    return next((one.id for one in monsters_on(scene.state, tools.place(scene, hero), "slug")), None)


def attack_won(scene: Scene, blow: Attack) -> bool:
    """A Slug that wins takes the hero over: a traitor from now on."""
    hero = blow.target
    if not is_monster(blow.attacker) or blow.winner != blow.attacker or not is_seat(hero):
        return False
    show(scene, "taken")
    the_haunt(scene.state).sides[hero] = "traitor"
    drop_salt(scene, hero)
    scene.tell("35-taken", seat=hero)
    return True


def attack_over(scene: Scene, blow: Attack) -> None:
    """After its attack all Slugs on that tile die."""
    if is_monster(blow.attacker) and is_seat(blow.target):
        for one in monsters_on(scene.state, tools.place(scene, blow.target), "slug"):
            remove_monster(scene, one.id)


def no_nest(scene: Scene) -> bool:
    """Both Nests are destroyed (haunt35.heroes-win)."""
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
            Action(
                key="salt",
                roll=("knowledge", "speed"),
                where=on("kitchen", "dining-room", "underground-lake", "larder", "laboratory", "gymnasium"),
                bands={5: take_token("food-trap", SALT), 2: nothing, 0: monster_here("slug")},
            ),
            Action(key="pick-up", where=with_token(SALT), flow=tools.pick_up(SALT), times=0),
            Action(
                key="destroy",
                where=with_token(NEST),
                roll=("speed",),
                bands={9: destroy, 5: nothing, 0: monster_here("slug")},
            ),
            Action(key="summon", who="traitor", where=with_token(NEST), flow=monster_here("slug", 2)),
        ),
        goals=(Goal("hero", no_nest), tools.TRAITOR_KILLS_ALL),  # haunt35.traitor-wins: no hero is left
        hero_rules=("salt",),
        traitor_rules=("taken",),
        on=(
            moments.roll.by(swarm),
            moments.group_ends.by(group_ends),
            moments.attack_won.by(attack_won),
            moments.attack_over.by(attack_over),
            moments.died.by(lambda scene, seat, cause, source: drop_salt(scene, seat)),
            moments.rerolls.by(tools.discarded_after_roll("destroy", SALT, EACH)),
            *tools.changes_hands(SALT, passage="salt"),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

ENOUGH = 3
"""With this much Salt a Nest is likely to be destroyed."""


def salt_worth(scene: Scene, seat: int, tile: str) -> float:
    """There is only so much Salt in the house, and nobody needs more than a few handfuls."""
    return 1.0 if scene.state.box["food-trap"] and len(held_by(scene.state, seat, SALT)) < ENOUGH else 0.0


TASTES = tastes(
    HAUNT,
    worth={"salt": salt_worth, "pick-up": 0.8, "destroy": 3, "summon": 1.5},
    reserves={"destroy": lambda scene, seat: EACH * len(held_by(scene.state, seat, SALT))},
    likes={"35-attack": tools.rather_not("done")},
)
