"""Haunt 38, The Sinister Soiree: the neighbours have come round, all of them, and they will not leave hungry."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.figures import Figure, figure_of, is_seat, word_of

from .. import moments
from ..attack import Attack, attack, targets_on
from ..bestiary import monsters_of
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, by_players, the_haunt
from ..trading import hand_over
from .tools import on_symbol, track

RING, KITCHEN = "ring", "kitchen"
NEIGHBOUR = MonsterKind(key="neighbour", might=5, speed=2, sanity=3, knowledge=5, harm="kill")
LOST = "38-lost"
"""The mark of a turn in which the Ring has lost an attack."""


def setup(scene: Scene) -> Flow[None]:
    """The Kitchen far from the front door; the traitor heals; the Number Track at {2/3/4/4}; the first Neighbours."""
    seat, state = tools.traitor_of(scene), scene.state
    yield from tools.bring(scene, seat, KITCHEN, "ground", far_from="entrance-hall")
    tools.traitor_heals(scene)
    tools.set_track(scene, by_players(state, 2, 3, 4, 4))
    events = tools.with_symbols(scene, "event")
    count = by_players(state, 3, 4, 5, 6)
    yield from tools.place_monsters(scene, seat, "neighbour", count, events, spare="entrance-hall")


# -- the Ring ------------------------------------------------------------------------------------------------------


def may_strike_again(scene: Scene, seat: int) -> bool:
    """The Ring has attacked this turn and not lost, and somebody is here."""
    turn, explorer = scene.state.turn, scene.state.explorers[seat]
    rings_true = RING in turn.used and RING in explorer.cards and LOST not in turn.marks
    return rings_true and bool(targets_on(scene, seat, [explorer.place]))


def strike_again(scene: Scene, seat: int) -> Flow[None]:
    """Another attack with the Ring."""
    here: list[Key] = [word_of(target) for target in targets_on(scene, seat, [tools.place(scene, seat)])]
    target = yield from tools.choose(scene, seat, "38-target", here)
    yield from attack(scene, Attack(seat, figure_of(target), "sanity", RING))


def attack_over(scene: Scene, blow: Attack) -> None:
    """The Ring falls silent for this turn when it loses."""
    if blow.weapon == RING and blow.winner == blow.target:
        scene.state.turn.marks.append(LOST)


# -- the host ------------------------------------------------------------------------------------------------------


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[bool]:
    """The traitor comes back in the Kitchen, healed; the Ring goes to whoever did it."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "host")
    if RING in scene.state.explorers[seat].cards and is_seat(source) and source != seat:
        hand_over(scene, seat, source, RING)
        scene.tell("take-card", seat=source, card=RING, source=word_of(seat))
    yield from tools.start_over(scene, seat, KITCHEN)
    return True


def monsters_end(scene: Scene) -> Flow[None]:
    """As many new Neighbours as the Number Track shows, one on each Event tile."""
    tiles = tools.with_symbols(scene, "event")
    count = min(the_haunt(scene.state).track, len(tiles))
    if count:
        show(scene, "guests")
    yield from tools.place_monsters(scene, tools.traitor_of(scene), "neighbour", count, tiles)


def all_gone(scene: Scene) -> bool:
    """No Neighbour is left (haunt38.heroes-win)."""
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
            Action(key="again", needs=may_strike_again, flow=strike_again, times=0),
            Action(
                key="call-off",
                where=on_symbol("event"),
                roll=("knowledge", "speed"),
                bands={6: track(-1)},
                needs=lambda scene, seat: not tools.track_at(0)(scene),
            ),
        ),
        goals=(Goal("hero", all_gone, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        traitor_rules=("host", "guests"),
        traitor_tiles=(KITCHEN,),
        on=(
            moments.attack_over.by(attack_over),
            moments.would_die.by(would_die),
            moments.monsters_end.by(monsters_end),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"call-off": 2}, aims=tools.aim("hero", 1.5, tools.at_monsters("neighbour")))
