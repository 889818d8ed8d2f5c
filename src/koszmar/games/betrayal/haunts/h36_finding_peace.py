"""Haunt 36, Finding Peace: the dead only want to be heard; one of you wants to swallow them."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monsters_of, monsters_on, remove_monster
from ..explorers import TOP
from ..harm import Packet
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import touching
from ..minds.tastes import tastes
from ..places import forced_move, put
from ..sides import heroes, living_heroes
from ..state import Scene, by_players
from ..tiles import ROOMS
from ..tokens import held_by, on_seat, put_token
from ..traits import gain, gain_any
from .tools import with_monster

GHOST = MonsterKind(key="ghost", might=3, speed=3, sanity=3, knowledge=4, harm="none", attacks=())
PEACE = "peace"


def setup(scene: Scene) -> None:
    """A Ghost on every Event tile."""
    for tile in tools.with_symbols(scene, "event"):
        add_monster(scene, "ghost", tile)


def symbol(scene: Scene, seat: int, tile: str) -> bool:
    """Whoever discovers an Event tile finds a Ghost instead of an Event."""
    if ROOMS[tile].symbol != "event":
        return False
    show(scene, "events")
    add_monster(scene, "ghost", tile)
    return True


def reconcile(scene: Scene, seat: int) -> None:
    """A Ghost comes to rest on the hero's board."""
    ghost = monsters_on(scene.state, tools.place(scene, seat), "ghost")[0]
    remove_monster(scene, ghost.id)
    put_token(scene, "small-monster", PEACE, on_seat(seat))


def consume(scene: Scene, seat: int) -> None:
    """The Ghost is swallowed: 1 Sanity."""
    ghost = monsters_on(scene.state, tools.place(scene, seat), "ghost")[0]
    remove_monster(scene, ghost.id)
    gain(scene, seat, "sanity")


def scatter(scene: Scene, seat: int) -> Flow[None]:
    """The Ghosts here flee to touching tiles, through walls."""
    here = tools.place(scene, seat)
    tiles = touching(scene.state.house, here)
    for ghost in monsters_on(scene.state, here, "ghost"):
        if tiles:
            tile = yield from tools.choose_tile(scene, seat, tiles, "36-flee", monster=ghost.id)
            yield from put(scene, ghost.id, tile, "moved")


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A hero whose attack beats the traitor may take a card instead."""
    hero, traitor = blow.attacker, tools.traitor_of(scene)
    if blow.target != traitor or blow.winner != hero or not is_seat(hero):
        return False
    return (yield from tools.take_card_instead(scene, hero, traitor, scene.state.explorers[traitor].cards, "steal"))


def flees(scene: Scene, packet: Packet) -> Flow[None]:
    """An attack does not hurt the traitor: the traitor is driven that many tiles and gains 1 Might or Knowledge."""
    if packet.seat != tools.traitor_of(scene) or packet.cause != "attack":
        return
    show(scene, "flees")
    tiles, packet.amount = packet.amount, 0
    yield from forced_move(scene, packet.seat, packet.seat, tiles, rule="move.forced-exact")
    yield from gain_any(scene, packet.seat, ("might", "knowledge"), rule="special.own-instructions")


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A dead hero is one Ghost more."""
    if seat in heroes(scene.state):
        show(scene, "dead")
        add_monster(scene, "ghost", tools.place(scene, seat))


def unattackable(scene: Scene, attacker: Figure, target: Figure) -> bool:
    """Ghosts neither attack nor are attacked."""
    return is_seat(target)


def group_ends(scene: Scene, kind: str) -> Flow[None]:
    """2 General damage to every hero on a tile with Ghosts."""
    places = {one.place for one in monsters_of(scene.state, "ghost")}
    haunted = [seat for seat in living_heroes(scene.state) if tools.place(scene, seat) in places]
    if haunted:
        show(scene, "monster-ghost")
    yield from tools.harm_all(scene, haunted, "general", 2)


def at_peace(scene: Scene) -> bool:
    """{4/5/6/8} Ghosts rest on the heroes' boards (haunt36.heroes-win)."""
    resting = sum(len(held_by(scene.state, seat, PEACE)) for seat in heroes(scene.state))
    return resting >= by_players(scene.state, 4, 5, 6, 8)


def sated(scene: Scene) -> bool:
    """The traitor's Sanity is at its maximum (haunt36.traitor-wins)."""
    traitor = scene.state.explorers[tools.traitor_of(scene)]
    return not traitor.dead and traitor.traits["sanity"] == TOP


HAUNT = enter(
    Haunt(
        number=36,
        kind="traitor",
        traitor=tools.lowest("sanity"),
        tokens=("small-monster",),
        monsters=(GHOST,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="reconcile", where=with_monster("ghost"), roll=("sanity",), bands={5: reconcile}),
            Action(
                key="consume",
                who="traitor",
                where=with_monster("ghost"),
                roll=("knowledge",),
                bands={4: consume, 0: scatter},
            ),
        ),
        goals=(
            Goal("hero", at_peace),
            Goal("traitor", sated, "traitor-turn-ends"),
            tools.TRAITOR_KILLS_ALL,
        ),
        hero_rules=("events", "steal"),
        traitor_rules=("events", "flees", "dead"),
        on=(
            moments.symbol.by(symbol),
            moments.attack_won.by(attack_won),
            moments.damage_kind.by(flees),
            moments.died.by(died),
            moments.attackable.by(unattackable),
            moments.group_ends.by(group_ends),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"reconcile": 2, "consume": 3})
