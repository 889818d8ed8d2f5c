"""Haunt 38, The Sinister Soiree: the neighbours have come round, all of them, and they will not leave hungry."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..bestiary import monsters_of
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..places import put
from ..state import Table, by_players, the_haunt
from ..trading import hand_over
from ..traits import heal
from . import tools
from .tools import on_symbol, track

RING, KITCHEN = "ring", "kitchen"
NEIGHBOUR = MonsterKind(key="neighbour", might=5, speed=2, sanity=3, knowledge=5, harm="kill")


def setup(scene: Table) -> Flow[None]:
    """The Kitchen far from the front door; the traitor heals; the Number Track at {2/3/4/4}; the first Neighbours."""
    seat, state = tools.traitor_of(scene), scene.state
    yield from tools.bring(scene, seat, KITCHEN, "ground", far_from="entrance-hall")
    tools.traitor_heals(scene)
    tools.set_track(scene, by_players(state, 2, 3, 4, 4))
    events = tools.with_symbols(scene, "event")
    count = by_players(state, 3, 4, 5, 6)
    yield from tools.place_monsters(scene, seat, "neighbour", count, events, spare="entrance-hall")


def attacks(scene: Table, seat: int) -> bool:
    """With the Ring a hero may attack again and again until losing."""
    turn = scene.state.turn
    if turn.attacks == 0:
        return True
    return the_haunt(scene.state).sides[seat] == "hero" and "38-on" in turn.marks and "38-lost" not in turn.marks


def attack_over(scene: Table, blow: Attack) -> None:
    """Remember how the Ring fared; it can be used again while it wins."""
    if blow.weapon == RING and isinstance(blow.attacker, int):
        turn = scene.state.turn
        turn.marks.append("38-on")
        if blow.winner == blow.target:
            turn.marks.append("38-lost")
        elif RING in turn.used and the_haunt(scene.state).sides[blow.attacker] == "hero":
            turn.used.remove(RING)


def untradable(scene: Table, seat: int, thing: str) -> bool:
    """The Ring is not given away after it was used to attack."""
    return thing == RING and scene.state.turn.seat == seat and "38-on" in scene.state.turn.marks


def would_die(scene: Table, seat: int) -> Flow[bool]:
    """The traitor comes back in the Kitchen, healed; the Ring goes to whoever did it."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "host")
    killer = scene.state.turn.seat
    if RING in scene.state.explorers[seat].cards and killer != seat:
        hand_over(scene, seat, killer, RING)
    heal(scene, seat)
    yield from put(scene, seat, KITCHEN if KITCHEN in scene.state.house.tiles else "entrance-hall")
    return True


def monsters_end(scene: Table) -> Flow[None]:
    """As many new Neighbours as the Number Track shows, one on each Event tile."""
    tiles = tools.with_symbols(scene, "event")
    count = min(the_haunt(scene.state).track, len(tiles))
    yield from tools.place_monsters(scene, tools.traitor_of(scene), "neighbour", count, tiles)


def all_gone(scene: Table) -> bool:
    """No Neighbour is left."""
    return not monsters_of(scene.state, "neighbour")


HAUNT = enter(
    Haunt(
        number=38,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("small-monster",),
        monsters=(NEIGHBOUR,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="call-off", where=on_symbol("event"), roll=("knowledge", "speed"), bands={6: track(-1)},
                   needs=lambda scene, seat: not tools.track_at(0)(scene), worth=2),
        ),
        goals=(Goal("hero", all_gone, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        hero_rules=("ring",),
        traitor_rules=("host", "guests"),
        on={
            "attacks": attacks,
            "attack-over": attack_over,
            "untradable": untradable,
            "would-die": would_die,
            "monsters-end": monsters_end,
        },
        aims=lambda scene, seat: [(one.place, 1.0) for one in monsters_of(scene.state, "neighbour")],
    )
)  # fmt: skip
