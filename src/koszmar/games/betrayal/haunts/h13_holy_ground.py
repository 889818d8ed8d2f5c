"""Haunt 13, Holy Ground: a cult under the house feeds its dead to the Chasm, one after another."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.figures import Figure, seat_of, word_of

from .. import moments
from ..attack import Attack
from ..bestiary import monsters_of, remove_monster
from ..facts import Fact, Facts
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..sides import living_heroes
from ..state import Scene, by_players
from ..tokens import held_by, move_token, on_seat, on_tile, put_token, return_token
from .tools import harm, heroes_win, on, raise_trait, take_token, track

CULTIST = MonsterKind(key="cultist", might=5, speed=3, sanity=3, knowledge=3, harm="kill")
BODY = "body"
"""A killed Cultist: the token stays, stunned side up."""


class Burden(Facts):
    """What the haunt keeps in mind."""

    carried = Fact[int](-1)
    """The seat of the explorer whose corpse the traitor carries; -1: none."""


def setup(scene: Scene) -> Flow[None]:
    """Ritual Room and Chasm in the Basement, {3/4/5/6} Cultists, the Number Track at 3, a stronger traitor."""
    tools.set_track(scene, 3)
    for tile in ("ritual-room", "chasm"):
        yield from tools.bring(scene, tools.traitor_of(scene), tile, "basement")
    tools.add_monsters(scene, "cultist", "ritual-room", by_players(scene.state, 3, 4, 5, 6))
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 1, 1, 1, 1)
    tools.traitor_gains(scene, "speed", 1, 1, 1, 1)


def disrupt_bonus(scene: Scene, seat: int) -> int:
    """+1 for every Rune that the hero holds, -1 for every living Cultist."""
    return len(held_by(scene.state, seat, "rune")) - len(monsters_of(scene.state, "cultist"))


def slain(scene: Scene, key: str, blow: Attack | None) -> bool:
    """A killed Cultist stays as a corpse."""
    place = tools.place(scene, key)
    remove_monster(scene, key)
    put_token(scene, "small-monster", BODY, place)
    return True


def bodies(scene: Scene, tile: str) -> list[Key]:
    """The corpses on a tile: Cultists and explorers."""
    found: list[Key] = ["token/body"] if on_tile(scene.state, tile, BODY) else []
    return found + [word_of(seat) for seat in tools.corpses_on(scene, tile)]


def is_carrying(scene: Scene, seat: int) -> bool:
    """Whether the traitor carries a corpse."""
    return bool(held_by(scene.state, seat, BODY)) or Burden(scene).carried >= 0


def pick_up(scene: Scene, seat: int) -> Flow[None]:
    """The traitor lifts one corpse; it goes where the traitor goes."""
    choice = yield from tools.choose(scene, seat, "13-lift", bodies(scene, tools.place(scene, seat)))
    if choice == "token/body":
        move_token(scene, on_tile(scene.state, tools.place(scene, seat), BODY)[0], on_seat(seat))
    else:
        Burden(scene).carried = seat_of(str(choice))
        scene.tell("13-lift", seat=seat, other=seat_of(str(choice)))


def put_down(scene: Scene, seat: int) -> None:
    """The corpse is laid on the traitor's tile."""
    for token in held_by(scene.state, seat, BODY):
        move_token(scene, token, tools.place(scene, seat))
    Burden(scene).carried = -1


def carried_along(scene: Scene, actor: Figure, tile: str) -> None:
    """A carried explorer's corpse moves with the traitor."""
    carried = Burden(scene).carried
    if actor == tools.traitor_of(scene) and carried >= 0:
        scene.state.explorers[carried].place = tile


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """What a dying traitor carries falls to the floor."""
    if seat == tools.traitor_of(scene):
        put_down(scene, seat)


def offer(scene: Scene, seat: int) -> None:
    """The carried corpse leaves the game; the cards of an explorer are buried."""
    for token in held_by(scene.state, seat, BODY):
        return_token(scene, token)
    carried = Burden(scene).carried
    if carried >= 0:
        scene.tell("13-feed", other=carried)
        tools.leave_the_house(scene, carried)
        Burden(scene).carried = -1


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """1 General damage to every hero when the traitor's turn ends."""
    if seat == tools.traitor_of(scene):
        show(scene, "drain")
        yield from tools.harm_all(scene, living_heroes(scene.state), "general", 1)


def cult_is_dead(scene: Scene) -> bool:
    """The traitor and every Cultist are dead (haunt13.heroes-win)."""
    return tools.traitor_dead(scene) and not monsters_of(scene.state, "cultist")


HAUNT = enter(
    Haunt(
        number=13,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("small-monster", "rune"),
        monsters=(CULTIST,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(
                key="study",
                where=on("library", "chapel", "ritual-room"),
                roll=("knowledge",),
                bands={5: take_token("rune", "rune")},
            ),
            Action(
                key="disrupt",
                where=on("ritual-room"),
                roll=("sanity",),
                bonus=disrupt_bonus,
                bands={6: heroes_win, 4: harm("mental", 1), 0: harm("mental", 2)},  # haunt13.heroes-win
            ),
            Action(
                key="lift",
                who="traitor",
                where=lambda scene, seat, tile: bool(bodies(scene, tile)),
                needs=lambda scene, seat: not is_carrying(scene, seat),
                flow=pick_up,
                times=0,
            ),
            Action(key="put-down", who="traitor", needs=is_carrying, flow=put_down),
            Action(
                key="feed",
                who="traitor",
                where=on("chasm"),
                needs=is_carrying,
                cost=offer,
                roll=("sanity",),
                bands={7: track(-1), 0: raise_trait("sanity", 2)},
            ),
        ),
        goals=(
            Goal("hero", cult_is_dead),
            Goal("traitor", tools.track_at(0)),  # haunt13.traitor-wins
            tools.TRAITOR_KILLS_ALL,
        ),
        traitor_rules=("drain",),
        facts=Burden,
        on=(
            moments.monster_slain.by(slain),
            moments.enters.by(carried_along),
            moments.turn_ends.by(turn_ends),
            moments.died.by(died),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """A traitor with a corpse goes to the Chasm, one without to where corpses lie."""
    if tools.is_hero(scene, seat):
        return []
    if is_carrying(scene, seat):
        return [("chasm", 4.0)] if "chasm" in scene.state.house.tiles else []
    return [(tile, 2.5) for tile in scene.state.house.tiles if bodies(scene, tile)]


TASTES = tastes(HAUNT, worth={"disrupt": 3, "lift": 2, "put-down": 0, "feed": 3}, aims=aims)
