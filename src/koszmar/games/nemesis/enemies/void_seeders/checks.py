"""How Void Seeders and Lairs are hurt, die, or leave the board."""

from __future__ import annotations

from ...intruders import LAIR, remove, retreat
from ...state import Intruder, Scene
from ..checking import RETREATS, draw_for_check
from ..checking import check as check_against
from ..enemy import RETREAT
from .kinds import DESPOILER, LAIRS, LURKER, STALKER
from .tokens import add_token


def check(scene: Scene, intruder: Intruder) -> None:
    """Each type has a check of its own.

    (seeder.check-by-type, seeder.lurker-check, seeder.lurker-retreat, seeder.whisperer-check,
    seeder.whisperer-retreat, seeder.stalker-check, seeder.stalker-retreat, lair.injury-draw, lair.injuries-stay)
    """
    match intruder.kind:
        case "despoiler":
            check_despoiler(scene, intruder)
        case "lair":
            check_against(scene, intruder, 2, max, destroy_lair)
        case _:
            cards = 2 if intruder.kind in (LURKER, STALKER) else 1
            check_against(scene, intruder, cards, max if intruder.kind == STALKER else min, seeder_dies)


def check_despoiler(scene: Scene, intruder: Intruder) -> None:
    """The Despoiler only retreats, and only from the symbol; blood numbers are nothing to it.

    (seeder.despoiler-check, seeder.despoiler-retreat, seeder.despoiler-no-injuries)
    """
    if RETREAT in draw_for_check(scene, intruder, 1):
        scene.state.stage.shown[-1].what = RETREATS
        retreat(scene, intruder)


def seeder_dies(scene: Scene, intruder: Intruder) -> None:
    """A Void Seeder dies: no Carcass is left, and a token goes into the bag.

    (seeder.no-carcass, seeder.death-adds-token, change.carcass-only-lair)
    """
    scene.tell("killed", intruder=intruder.id, kind=intruder.kind, room=intruder.room)
    remove(scene, intruder)
    add_token(scene)


def destroy_lair(scene: Scene, intruder: Intruder) -> None:
    """A Lair is destroyed: a Carcass in its Room, the miniature on the board; the third kills the Despoiler.

    (lair.leaves-carcass, lair.to-board, lair.three-kill-despoiler, seeder.despoiler-removed, lair.material,
    seeder.material)
    """
    state = scene.state
    remove(scene, intruder)
    state.rooms[intruder.room].objects.append("carcass")
    state.lairs_destroyed += 1
    scene.tell("lair-destroyed", intruder=intruder.id, room=intruder.room, count=state.lairs_destroyed)
    if state.lairs_destroyed == LAIRS:
        scene.tell("despoiler-dead")
        state.intruders = [one for one in state.intruders if one.kind != DESPOILER]


def blown_out(scene: Scene, intruder: Intruder) -> None:
    """The Airlock kills Void Seeders and destroys Lairs, but the Despoiler stays.

    (lair.airlock, seeder.despoiler-airlock)
    """
    if intruder.kind == LAIR:
        destroy_lair(scene, intruder)
    elif intruder.kind != DESPOILER:
        seeder_dies(scene, intruder)


def leaves(scene: Scene, intruder: Intruder) -> None:
    """For a Void Seeder that lurks or goes into the Technical Corridors a token goes into the bag.

    (seeder.technical-corridor, seeder.tokens-interchangeable, event.lurk-tokens)
    """
    add_token(scene)
