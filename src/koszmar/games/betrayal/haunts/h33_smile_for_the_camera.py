"""Haunt 33, Smile for the Camera: every picture takes a little of you along."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import is_seat

from .. import moments
from ..attack import Attack, slay
from ..bestiary import add_monster, monsters_of
from ..cards import holder_of
from ..explorers import CRITICAL
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_sight
from ..minds.tastes import tastes
from ..rolls import Roll
from ..sides import living_heroes
from ..state import Scene, by_players
from ..tokens import has_token, move_token, on_seat, put_token, tokens
from ..traits import gain_any

CAMERA, ESSENCE = "magic-camera", "essence"
has_camera = tools.holds(CAMERA)
PHOTOGRAPHER = MonsterKind(
    key="photographer", might=4, speed=1, sanity=6, knowledge=2, attacks=("sanity",), reach="sight"
)


def setup(scene: Scene) -> Flow[None]:
    """{2/3/4/5} Photographers over the house; the traitor has the Camera; each hero an Essence."""
    state, seat = scene.state, tools.traitor_of(scene)
    for _ in range(by_players(state, 2, 3, 4, 5)):
        taken = [one.place for one in monsters_of(state, "photographer")]
        rooms = tools.not_landings(scene)
        tiles = tools.evenly(scene, rooms, taken) or rooms
        if tiles:
            tile = yield from tools.choose_tile(scene, seat, tiles, "place-monster", kind="photographer")
            add_monster(scene, "photographer", tile)
    tools.find_card(scene, seat, CAMERA)
    for hero in living_heroes(state):
        put_token(scene, "hero", ESSENCE, on_seat(hero), value=hero + 1)


def may_smash(scene: Scene, seat: int, tile: str) -> bool:
    """The traitor with the Camera is here, or the hero holds it."""
    traitor = tools.traitor_of(scene)
    near = has_camera(scene, traitor) and scene.state.explorers[traitor].place == tile
    return near or has_camera(scene, seat)


def smash(scene: Scene, seat: int) -> None:
    """The Camera leaves the game."""
    holder = holder_of(scene.state, CAMERA)
    if holder is not None:
        scene.state.explorers[holder].cards.remove(CAMERA)
        scene.state.gone.append(CAMERA)
        scene.tell("33-smashed", seat=seat)


def subjects(scene: Scene, seat: int) -> list[int]:
    """Heroes with their Essence on the traitor's tile, or in sight with the Camera."""
    here = tools.place(scene, seat)
    tiles = in_sight(scene, here) if has_camera(scene, seat) else {here}
    return [
        hero
        for hero in living_heroes(scene.state)
        if scene.state.explorers[hero].place in tiles and has_token(scene.state, hero, ESSENCE)
    ]


def photo(scene: Scene, seat: int) -> Flow[None]:
    """Take a hero's Essence and gain 1 in a trait."""
    hero = yield from tools.pick_hero(scene, seat, subjects(scene, seat))
    if hero is not None:
        take_essence(scene, hero)
        yield from gain_any(scene, seat, rule="special.own-instructions")


def take_essence(scene: Scene, hero: int) -> None:
    """The hero's Essence goes to the traitor."""
    for token in tokens(scene.state, ESSENCE, on_seat(hero)):
        move_token(scene, token, on_seat(tools.traitor_of(scene)))


def floor(scene: Scene, seat: int, trait: str) -> int:
    """With the Camera the traitor's traits cannot fall below critical."""
    return CRITICAL if seat == tools.traitor_of(scene) and has_camera(scene, seat) else 0


def stolen_face(scene: Scene, roll: Roll) -> None:
    """Two dice more against a hero whose Essence the traitor has."""
    traitor = tools.traitor_of(scene)
    if roll.actor != traitor or roll.purpose != "attack" or not is_seat(roll.opponent):
        return
    if any(token.value == roll.opponent + 1 for token in tokens(scene.state, ESSENCE, on_seat(traitor))):
        show(scene, "essence")
        roll.dice += 2


def shattered(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None) -> Flow[bool]:
    """Might kills a Photographer, anything else stuns."""
    show(scene, "glass")
    if blow is not None and blow.is_might_attack:
        yield from slay(scene, key, blow)
        return True
    return False


def turn_ends(scene: Scene, seat: int) -> None:
    """A hero who ends a turn before a Photographer's lens loses the Essence."""
    explorer = scene.state.explorers[seat]
    if not tools.is_hero(scene, seat) or explorer.dead or not explorer.place:
        return
    seen = in_sight(scene, explorer.place)
    if any(one.place in seen for one in monsters_of(scene.state, "photographer")):
        show(scene, "monster-photographer")
        take_essence(scene, seat)


def over_exposed(scene: Scene) -> bool:
    """No Photographer is left and the Camera is smashed (haunt33.heroes-win)."""
    return not monsters_of(scene.state, "photographer") and CAMERA in scene.state.gone


HAUNT = enter(
    Haunt(
        number=33,
        kind="traitor",
        traitor=tools.holder_or_revealer(CAMERA),
        tokens=("small-monster", "hero"),
        monsters=(PHOTOGRAPHER,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="smash", where=may_smash, roll=("sanity",), bands={6: smash}),
            Action(key="photo", who="traitor", needs=subjects, roll=("speed",), bands={6: photo}),
        ),
        goals=(Goal("hero", over_exposed, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        hero_rules=("glass",),
        traitor_rules=("camera", "essence"),
        on=(
            moments.floor.by(floor),
            moments.damaged.by(tools.shows_no_harm("camera")),
            moments.roll.by(stolen_face),
            moments.monster_hurt.by(shattered),
            moments.turn_ends.by(turn_ends),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"smash": 2}, aims=tools.aim("hero", 1.2, tools.at_monsters("photographer")))
