"""Haunt 39, Hive Mind: the buzzing in the walls has a queen, and she used to be one of you."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, seat_of

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monster, monsters_of, remove_monster
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_region
from ..minds.tastes import tastes
from ..rolls import Roll
from ..state import Scene, Token, by_players
from ..tokens import ASIDE, held_by, move_token, tokens
from .tools import heroes_win, monster_here, with_token

WORKER = MonsterKind(key="worker", might=3, speed=5, sanity=4, knowledge=1, harm="kill")
GIANT = MonsterKind(key="giant-wasp", token="giant-wasp", might=6, speed=5, sanity=5, knowledge=5)
EGG = "egg"


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor becomes the Giant Wasp; five Eggs above ground; {0/2/3/5} Workers."""
    state, seat = scene.state, tools.traitor_of(scene)
    here = tools.turn_into(scene, "giant-wasp")
    yield from tools.place_tokens(scene, seat, "blood-nest", EGG, 5, in_region(state.house, "ground", "upper"))
    tools.add_monsters(scene, "worker", here, by_players(state, 0, 2, 3, 5))


def eggs(scene: Scene) -> list[Token]:
    """The Eggs in the house, carried ones included."""
    return [token for token in tokens(scene.state, EGG) if token.on != ASIDE]


def destroy(scene: Scene, seat: int) -> None:
    """All own Eggs go back to the traitor."""
    for token in held_by(scene.state, seat, EGG):
        move_token(scene, token, ASIDE)


def defend(scene: Scene, key: str) -> Flow[None]:
    """One die of Physical damage to a hero here; the Worker dies."""
    here = tools.heroes_on(scene, monster(scene.state, key).place)
    hero = yield from tools.pick_hero(scene, tools.traitor_of(scene), here)
    remove_monster(scene, key)
    if hero is not None:
        yield from dice_of_damage(scene, hero, 1, "physical", "haunt")


def can_lay(scene: Scene, key: str) -> bool:
    """A corpse here, and an Egg out of the house."""
    return bool(tools.corpses_on(scene, tools.place(scene, key))) and bool(tokens(scene.state, EGG, ASIDE))


def lay_egg(scene: Scene, key: str) -> None:
    """An Egg here; the corpse is gone, its cards buried."""
    corpse = tools.corpses_on(scene, tools.place(scene, key))[0]
    move_token(scene, tokens(scene.state, EGG, ASIDE)[0], tools.leave_the_house(scene, corpse))


def brood(scene: Scene, roll: Roll) -> None:
    """-1 for every Egg in the house when attacking the Giant."""
    if roll.purpose == "attack" and tools.is_kind(scene, roll.opponent, "giant-wasp"):
        show(scene, "brood")
        roll.bonus -= len(eggs(scene))


def beaten(scene: Scene, blow: Attack) -> bool:
    """Whoever beats the Giant wins for the heroes (haunt39.heroes-win)."""
    if tools.is_beaten(scene, blow, "giant-wasp"):
        heroes_win(scene, blow.attacker)
    return False


def monsters_end(scene: Scene) -> None:
    """A Worker hatches at every Egg; while Eggs are in the house time runs out."""
    if not eggs(scene):
        return
    show(scene, "hatch")
    for token in eggs(scene):
        on_board = token.on not in scene.state.house.tiles
        add_monster(scene, "worker", tools.place(scene, seat_of(token.on)) if on_board else token.on)
    tools.turn_track(scene, -1)


HAUNT = enter(
    Haunt(
        number=39,
        kind="traitor",
        traitor=tools.highest("knowledge", not_revealer=True),
        tokens=("giant-wasp", "blood-nest", "small-monster"),
        monsters=(WORKER, GIANT),
        monsters_act="instead-of-traitor",
        hero_setup=tools.start_track(5, 4, 4, 3),
        traitor_setup=traitor_setup,
        actions=(
            Action(key="pick-up", where=with_token(EGG), flow=tools.pick_up(EGG), times=0),
            Action(key="drop", needs=tools.carries(EGG), flow=tools.lay_down(EGG), times=0),
            Action(
                key="destroy",
                needs=tools.carries(EGG),
                roll=("knowledge",),
                bands={5: destroy, 0: monster_here("worker")},
            ),
            Action(
                key="defend", who="worker", where=lambda scene, key, tile: tools.heroes_on(scene, tile), flow=defend
            ),
            Action(key="lay", who="giant-wasp", needs=can_lay, flow=lay_egg),
        ),
        goals=(Goal("traitor", tools.track_at(0)), tools.TRAITOR_KILLS_ALL),  # haunt39.traitor-wins
        hero_rules=("brood",),
        traitor_rules=("hatch",),
        on=(
            moments.roll.by(brood),
            moments.attack_won.by(beaten),
            moments.monsters_end.by(monsters_end),
            moments.died.by(tools.falls(EGG, passage="brood")),
            *tools.changes_hands(EGG, passage="brood"),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """The Giant, once few Eggs or little time are left."""
    worth = 3.0 if tools.track_at(1)(scene) else 4.0 - len(eggs(scene))
    return [(one.place, worth) for one in monsters_of(scene.state, "giant-wasp") if worth > 0]


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """Whoever beats the Giant wins: a blow is worth a risk, and anything when time runs out."""
    if not tools.is_kind(scene, target, "giant-wasp"):
        return 0.0
    return 5.0 if tools.track_at(1)(scene) else 2.0 - 0.5 * len(eggs(scene))


TASTES = tastes(HAUNT, worth={"pick-up": 1, "drop": -1, "destroy": 2}, aims=aims, prey=prey)
