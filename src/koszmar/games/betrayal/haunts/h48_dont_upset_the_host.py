"""Haunt 48, Don't Upset the Host!: he lost his head long ago, and he has been looking for company since."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..bestiary import add_monster, monster, monsters_of, remove_monster
from ..cards import holder_of
from ..harm import damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..places import put
from ..rolls import trait_roll
from ..sides import living_heroes
from ..state import Table, the_haunt
from ..traits import heal
from . import tools
from .tools import holds

HEAD = MonsterKind(key="head", token="head-of-the-house", might=6, speed=6, sanity=6, knowledge=8, harm="kill")
SKULL, ROOM, REFUGE = "skull", "bloody-room", "panic-room"


def setup(scene: Table) -> Flow[None]:
    """The traitor heals, +1 Might; the Head in the Bloody Room, with the Skull."""
    state, seat = scene.state, tools.traitor_of(scene)
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 1, 1, 1, 1)
    yield from tools.bring(scene, seat, ROOM, "ground")
    head = add_monster(scene, "head", ROOM)
    holder = holder_of(state, SKULL)
    if head and holder is not None:
        state.explorers[holder].cards.remove(SKULL)
        head.cards.append(SKULL)


def slain(scene: Table, key: str, blow: Attack | None) -> bool:
    """Whoever beats the Head takes the Skull; otherwise it stays with nobody, on its tile, for the nearest hand."""
    cards = list(monster(scene.state, key).cards)
    place = tools.place(scene, key)
    remove_monster(scene, key)
    taker = blow.attacker if blow and blow.winner == blow.attacker and isinstance(blow.attacker, int) else None
    if taker is None and blow is not None and isinstance(blow.winner, int):
        taker = blow.winner
    for card in cards:
        if taker is not None:
            scene.state.explorers[taker].cards.append(card)
            scene.tell("take-card", seat=taker, card=card)
        else:
            tools.note(scene, "lying", place)
    return True


def take_skull(scene: Table, seat: int) -> None:
    """Pick up the Skull from the floor."""
    scene.state.explorers[seat].cards.append(SKULL)
    tools.note(scene, "lying", "")
    scene.tell("take-card", seat=seat, card=SKULL)


def turn_ends(scene: Table, seat: int) -> Flow[None]:
    """The Skull bites whoever ends a turn with it: Speed 5, or 2 Physical damage."""
    explorer = scene.state.explorers[seat]
    if the_haunt(scene.state).sides[seat] != "hero" or SKULL not in explorer.cards or explorer.dead:
        return
    result = yield from trait_roll(scene, seat, "speed", rule="special.own-instructions", during="bite")
    if result <= 4:
        yield from damage(scene, seat, 2, "physical", "haunt")


def revive(scene: Table, seat: int) -> None:
    """The Head grows back around the Skull."""
    scene.state.explorers[seat].cards.remove(SKULL)
    head = add_monster(scene, "head", tools.place(scene, seat))
    if head:
        head.cards.append(SKULL)


def may_revive(scene: Table, seat: int) -> bool:
    """The traitor has the Skull and no Head walks."""
    return holds(SKULL)(scene, seat) and not monsters_of(scene.state, "head")


def would_die(scene: Table, seat: int) -> Flow[bool]:
    """The host dies nowhere but comes back to the Bloody Room, healed."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "host")
    heal(scene, seat)
    yield from put(scene, seat, ROOM if ROOM in scene.state.house.tiles else "entrance-hall")
    return True


def sealed_in(scene: Table) -> bool:
    """A hero with the Skull stands in the Panic Room."""
    return any(
        SKULL in scene.state.explorers[seat].cards and scene.state.explorers[seat].place == REFUGE
        for seat in living_heroes(scene.state)
    )


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """The Skull to the Panic Room; without it, after the Head."""
    if SKULL in scene.state.explorers[seat].cards and REFUGE in scene.state.house.tiles:
        return [(REFUGE, 6.0)]
    return [(one.place, 1.2) for one in monsters_of(scene.state, "head")]


HAUNT = enter(
    Haunt(
        number=48,
        kind="traitor",
        traitor=tools.highest("might"),
        tokens=("head-of-the-house",),
        monsters=(HEAD,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="take-skull", who="any", where=lambda scene, seat, tile: tools.fact(scene, "lying", "") == tile,
                   flow=take_skull, worth=3),
            Action(key="revive", who="traitor", needs=may_revive, flow=revive, worth=2),
        ),
        goals=(Goal("hero", sealed_in), tools.TRAITOR_KILLS_ALL),
        hero_rules=("skull",),
        traitor_rules=("host",),
        on={"monster-slain": slain, "turn-ends": turn_ends, "would-die": would_die},
        aims=aims,
    )
)  # fmt: skip
