"""Haunt 40, Return of the Fleshwalkers: everybody has a twin tonight, and only you may put yours down."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack, slay
from ..bestiary import add_monster, monster, monster_value, monsters_of, monsters_on, stun
from ..explorers import EXPLORERS, TRAITS
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..sides import living_heroes
from ..state import Scene, the_haunt
from ..tokens import put_token
from .tools import on

MASK = "mask"
TWIN = MonsterKind(key="twin", moving="speed", attacks=TRAITS)
"""Its numbers are the starting ones of the hero whose face it wears; its value is that hero's seat."""


def setup(scene: Scene) -> None:
    """The traitor heals; every hero's Twin stands by the traitor with the hero's token under it."""
    tools.traitor_heals(scene)
    here = tools.place(scene, tools.traitor_of(scene))
    for seat in living_heroes(scene.state):
        twin = add_monster(scene, "twin", here, value=seat)
        if twin:
            put_token(scene, "hero", f"face-{scene.state.explorers[seat].key}", twin.id)


def twin_value(scene: Scene, key: str, trait: str) -> int:
    """The number on the green space of its hero's row."""
    row = EXPLORERS[scene.state.explorers[monster(scene.state, key).value].key].rows[trait]
    return row.numbers[row.start - 1]


def can_kill(scene: Scene, actor: Figure | None, key: str) -> bool:
    """Its own hero, or whoever holds the Mask."""
    if not is_seat(actor):
        return False
    return actor == monster(scene.state, key).value or MASK in scene.state.explorers[actor].cards


def twin_hurt(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None) -> Flow[bool]:
    """A hand that can kill it does; any other damage stuns."""
    if not can_kill(scene, blow.winner if blow else scene.state.turn.seat, key):
        return False
    show(scene, "twins")
    yield from slay(scene, key, blow)
    return True


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A hero who wins a Might attack on the traitor may take the Mask instead of dealing damage."""
    who = tools.thief_and_victim(blow)
    if who is None or who[1] != tools.traitor_of(scene) or MASK not in scene.state.explorers[who[1]].cards:
        return False
    return (yield from tools.take_card_instead(scene, *who, [MASK], "mask"))


def scry(scene: Scene, seat: int) -> Flow[None]:
    """Any Twin in the house is stunned."""
    awake = [one.id for one in monsters_of(scene.state, "twin") if not one.stunned]
    if awake:
        stun(scene, (yield from tools.choose(scene, seat, "40-scry", awake)))


def fallen(scene: Scene, seat: Figure, tile: str) -> list[str]:
    """The stunned Twins on a tile."""
    return [one.id for one in monsters_on(scene.state, tile, "twin") if one.stunned]


def protect(scene: Scene, seat: int) -> Flow[None]:
    """A stunned Twin here gets up."""
    twin = yield from tools.choose(scene, seat, "40-protect", fallen(scene, seat, tools.place(scene, seat)))
    monster(scene.state, twin).stunned = False
    scene.tell("recover", monster=twin)


HAUNT = enter(
    Haunt(
        number=40,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("small-monster", "hero"),
        monsters=(TWIN,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="scry", where=on("tower", "ritual-room"), roll=("knowledge",), bands={5: scry}),
            Action(key="protect", who="traitor", where=fallen, flow=protect),
        ),
        # haunt40.heroes-win
        goals=(Goal("hero", lambda scene: not monsters_of(scene.state, "twin")), tools.TRAITOR_KILLS_ALL),
        hero_rules=("twins", "mask"),
        on=(
            moments.monster_value.by(twin_value),
            moments.monster_moves.by(lambda scene, key, rolled: monster_value(scene, key, "speed")),
            moments.monster_hurt.by(twin_hurt),
            moments.monster_slain.by(tools.slain_with_tokens),
            moments.attack_won.by(attack_won),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """A hero seeks out the Twins that fall by that hero's hand."""
    if the_haunt(scene.state).sides[seat] != "hero":
        return []
    return [(one.place, 1.5) for one in monsters_of(scene.state, "twin") if can_kill(scene, seat, one.id)]


TASTES = tastes(HAUNT, aims=aims)
