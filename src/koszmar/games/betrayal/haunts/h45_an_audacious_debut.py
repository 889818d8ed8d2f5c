"""Haunt 45, An Audacious Debut: you are in the first novel of a bad writer, and the writer cannot stay dead."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat, word_of

from .. import moments
from ..attack import UNARMED
from ..cards import CARDS
from ..explorers import CRITICAL, PHYSICAL
from ..facts import Fact, Facts
from ..harm import Packet
from ..haunt import Action, Goal, Haunt, enter
from ..haunting import show
from ..haunts import tools
from ..house import symbol
from ..minds.tastes import tastes
from ..rolls import Roll
from ..rooms import armory
from ..state import Scene, by_players
from ..trading import hand_over
from .tools import holds, on, track, with_traitor

BOOK, ARMORY = "book", "armory"
WEAPONS = 2


class Script(Facts):
    """What the haunt keeps in mind."""

    sequel = Fact[bool](False)
    """Whether the revived traitor plays next."""
    weapon = Fact[bool](False)
    """Whether the damage that is being divided was dealt with a weapon."""


def setup(scene: Scene) -> Flow[None]:
    """The traitor heals, lays the Armory, arms with two weapons; the Number Track at {2/3/4/5}."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    yield from tools.bring(scene, seat, ARMORY, "ground")
    for _ in range(WEAPONS):
        armory(scene, seat)
    tools.set_track(scene, by_players(scene.state, 2, 3, 4, 5))


def steal(scene: Scene, seat: int) -> None:
    """The Book changes hands."""
    hand_over(scene, tools.traitor_of(scene), seat, BOOK)
    scene.tell("take-card", seat=seat, card=BOOK, source=word_of(tools.traitor_of(scene)))


def may_rewrite(scene: Scene, seat: int) -> bool:
    """With the Book, while there are chapters left."""
    return holds(BOOK)(scene, seat) and not tools.track_at(0)(scene)


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[bool]:
    """The author writes on: back in the Armory, healed, and next to play, as long as the Number Track is not at 0."""
    if seat != tools.traitor_of(scene) or tools.track_at(0)(scene):
        return False
    show(scene, "sequel")
    tools.turn_track(scene, -1)
    scene.tell("revive", seat=seat)
    yield from tools.start_over(scene, seat, ARMORY)
    Script(scene).sequel = True
    if scene.state.turn.seat == seat:
        scene.state.turn.over = True
    return True


def next_turn(scene: Scene, seat: int) -> int:
    """A revived traitor plays next, then the player to the traitor's left."""
    if not Script(scene).sequel:
        return (seat + 1) % scene.players
    Script(scene).sequel = False
    return tools.traitor_of(scene)


def dramatic(scene: Scene, roll: Roll) -> None:
    """One die more for the traitor on an Event tile with a hero."""
    seat = tools.traitor_of(scene)
    here = tools.place(scene, seat)
    if roll.actor == seat and symbol(scene.state.house, here) == "event" and tools.heroes_on(scene, here):
        show(scene, "dramatic")
        roll.dice += 1


def with_weapon(scene: Scene, packet: Packet) -> None:
    """Remember, while damage is divided, whether a weapon deals it."""
    card = CARDS.get(packet.weapon)
    thrown = card is not None and card.weapon is not None and card.weapon.instead is not None
    mine = is_seat(packet.source) and (thrown or packet.weapon in scene.state.explorers[packet.source].cards)
    Script(scene).weapon = mine and packet.amount > 0


def divided(scene: Scene, packet: Packet) -> None:
    """The damage is divided."""
    Script(scene).weapon = False


def floor(scene: Scene, seat: int, trait: str) -> int:
    """Damage dealt with a weapon takes no trait below critical."""
    return CRITICAL if Script(scene).weapon else 0


HAUNT = enter(
    Haunt(
        number=45,
        kind="traitor",
        traitor=tools.revealer,
        traitor_setup=setup,
        actions=(
            Action(
                key="steal",
                where=with_traitor,
                roll=("speed",),
                bands={4: steal},
                needs=lambda scene, seat: holds(BOOK)(scene, tools.traitor_of(scene)),
            ),
            Action(
                key="rewrite",
                where=on("library", "ballroom", "gallery", "guest-quarters"),
                needs=may_rewrite,
                roll=("knowledge",),
                bands={6: track(-1)},
            ),
        ),
        goals=(Goal("hero", tools.traitor_dead), tools.TRAITOR_KILLS_ALL),  # haunt45.heroes-win
        hero_rules=("weapons",),
        traitor_rules=("sequel", "dramatic", "weapons"),
        traitor_tiles=(ARMORY,),
        facts=Script,
        on=(
            moments.would_die.by(would_die),
            moments.next_turn.by(next_turn),
            moments.roll.by(dramatic),
            moments.damage.by(with_weapon),
            moments.damaged.by(divided),
            moments.floor.by(floor),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """No weapon kills: those who can bear no more are beaten with bare hands."""
    if way == UNARMED or not is_seat(target):
        return 0.0
    held = scene.state.explorers[target].traits
    return -5.0 if all(held[trait] <= CRITICAL for trait in PHYSICAL) else 0.0


TASTES = tastes(
    HAUNT,
    worth={"steal": 2, "rewrite": 3},
    aims=tools.aim("hero", 2.0, tools.at_traitor, tools.track_at(0)),
    prey=prey,
)
