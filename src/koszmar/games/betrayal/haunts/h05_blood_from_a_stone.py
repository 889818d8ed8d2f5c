"""Haunt 5, Blood from a Stone: statues that move only while nobody looks."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..bestiary import add_monster, monsters_of, monsters_on, remove_monster
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunts import tools
from ..house import in_sight
from ..minds.tastes import tastes
from ..monsters import approach, closest_foes
from ..sides import living_heroes
from ..state import Monster, Scene, alive, by_players, is_own_turn
from .tools import harm_dice, with_monster

CHERUB = "cherub"


def setup(scene: Scene) -> Flow[None]:
    """A Cherub on the tile of every explorer, and {3/4/5/6} more, out of all heroes' sight where possible."""
    state, chooser = scene.state, tools.speaker(scene)
    for seat in tools.in_turn_order(scene, alive(state)):
        add_monster(scene, CHERUB, state.explorers[seat].place)
    count, unseen = by_players(state, 3, 4, 5, 6), tools.out_of_sight(scene, list(state.house.tiles))
    yield from tools.place_monsters(scene, chooser, CHERUB, min(count, len(unseen)), unseen)
    more = max(0, count - len(unseen))
    yield from tools.place_monsters(scene, chooser, CHERUB, more, list(state.house.tiles), apart=False)


def cherubs_seen(scene: Scene, tile: str) -> list[Monster]:
    """The Cherubs in sight of a tile."""
    seen = in_sight(scene, tile)
    return [one for one in monsters_of(scene.state, CHERUB) if one.place in seen]


def pairs_here(scene: Scene, actor: Figure, tile: str) -> bool:
    """A Cherub on the tile, and another in sight."""
    first = monsters_on(scene.state, tile, CHERUB)[:1]
    return bool(first) and any(one.id != first[0].id for one in cherubs_seen(scene, tile))


def stare_them_down(scene: Scene, seat: int) -> Flow[None]:
    """The Cherub here and another in sight are removed."""
    here = tools.place(scene, seat)
    first = monsters_on(scene.state, here, CHERUB)[0].id
    others = [one.id for one in cherubs_seen(scene, here) if one.id != first]
    other = yield from tools.choose(scene, seat, "05-other", others)
    remove_monster(scene, first)
    remove_monster(scene, other)


def turn_begins(scene: Scene, seat: int) -> None:
    """Whatever is seen now cannot startle anybody this turn."""
    if scene.state.explorers[seat].place:
        scene.state.turn.marks += [one.id for one in cherubs_seen(scene, tools.place(scene, seat))]


def startled(scene: Scene, actor: Figure, tile: str) -> Flow[None]:
    """Coming to see a Cherub that was out of sight when the turn began: two dice of General damage, once a turn."""
    marks = scene.state.turn.marks
    if not is_seat(actor) or not is_own_turn(scene.state, actor) or "startled" in marks:
        return
    if any(one.id not in marks for one in cherubs_seen(scene, tile)):
        marks.append("startled")
        yield from dice_of_damage(scene, actor, 2, "general", "haunt")


def is_watched(scene: Scene, key: str) -> bool:
    """Whether a hero sees the Cherub."""
    return bool(tools.heroes_in_sight(scene, key))


def cherub_acts(scene: Scene, key: str) -> Flow[None]:
    """Unwatched it moves toward the closest hero, until a hero sees it."""
    if is_watched(scene, key):
        return
    goal = yield from tools.revealer_picks(scene, closest_foes(scene, key))
    if goal is not None:
        yield from approach(scene, key, [tools.place(scene, goal)], tools.rolled(scene), halts=is_watched)


def stony_gaze(scene: Scene) -> Flow[None]:
    """After the monsters every hero takes one die of General damage for each Cherub in sight."""
    for seat in tools.in_turn_order(scene, living_heroes(scene.state)):
        seen = len(cherubs_seen(scene, tools.place(scene, seat)))
        if seen:
            yield from dice_of_damage(scene, seat, seen, "general", "haunt")


HAUNT = enter(
    Haunt(
        number=5,
        kind="none",
        tokens=("small-monster",),
        monsters=(
            MonsterKind(
                key=CHERUB, might=8, speed=4, sanity=8, knowledge=8, harm="none", attacks=(), policy=cherub_acts
            ),
        ),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(
            Action(
                key="peekaboo",
                where=tools.both(with_monster(CHERUB), pairs_here),
                roll=("knowledge",),
                bonus=tools.bonus_with(2, "mirror"),
                bands={4: stare_them_down, 0: harm_dice("general", 2)},
            ),
        ),
        goals=(Goal("hero", lambda scene: not monsters_of(scene.state, CHERUB)), tools.ALL_ARE_LOST),  # haunt05.win
        hero_rules=("startled", "gaze"),
        on=(
            moments.turn_begins.by(turn_begins),
            moments.enters.by(startled),
            moments.attackable.by(lambda scene, attacker, target: is_seat(target)),
            moments.monsters_end.by(stony_gaze),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"peekaboo": 2})
