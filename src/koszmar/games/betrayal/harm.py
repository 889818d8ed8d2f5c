"""Harm: damage and who divides it, direct losses, death, and what becomes of the dead."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask
from koszmar.parts.figures import Figure, word_of
from koszmar.parts.harm import Packet as Packet
from koszmar.parts.harm import fall
from koszmar.parts.moments import carry_out

from . import moments
from .answers import answers, haunt_answer, haunt_flow
from .explorers import CRITICAL, KINDS, TRAITS
from .rolls import dice
from .state import Scene


def damage(
    scene: Scene, seat: int, amount: int, kind: str, cause: str, source: Figure | None = None, weapon: str = ""
) -> Flow[int]:
    """Take damage: cards change it, the victim divides it, traits fall; how much was taken (damage.three-types)."""
    explorer = scene.state.explorers[seat]
    if amount <= 0 or explorer.dead:
        return 0
    packet = Packet(seat, amount, kind, cause, source, weapon)
    for answer in answers(scene, seat, moments.damage_kind):
        yield from carry_out(answer(scene, packet))
    for answer in answers(scene, seat, moments.damage):
        answer(scene, packet)
    if packet.amount <= 0:
        scene.tell("no-damage", seat=seat)
        return 0
    scene.tell("damage", seat=seat, amount=packet.amount, damage=packet.kind)
    yield from divide(scene, packet)
    for answer in answers(scene, seat, moments.damaged):
        yield from carry_out(answer(scene, packet))
    yield from check_death(scene, seat, cause, source)
    return packet.amount


def dice_of_damage(scene: Scene, seat: int, count: int, kind: str, cause: str) -> Flow[int]:
    """One die of damage: roll it and take as much as it shows (damage.one-die)."""
    if scene.state.explorers[seat].dead:
        return 0
    amount = yield from dice(scene, count, seat, "damage", damage=kind)
    return (yield from damage(scene, seat, amount, kind, cause))


def divide(scene: Scene, packet: Packet) -> Flow[None]:
    """The victim lowers clips of that kind's traits, space by space.

    (damage.split-free, damage.by-spaces, example.damage-oliver, example.damage-split)
    """
    seat, traits = packet.seat, scene.state.explorers[packet.seat].traits
    source = "" if packet.source is None else word_of(packet.source)
    for left in range(packet.amount, 0, -1):
        options = can_take(scene, seat, packet.kind)
        if not options:
            return
        trait = yield ask(
            seat, "take-damage", options, rule=f"damage.{packet.kind}", left=left, damage=packet.kind, source=source
        )
        traits[trait] -= 1
        scene.tell("lose", seat=seat, trait=trait, spaces=1)


def can_take(scene: Scene, seat: int, kind: str) -> list[str]:
    """The traits that may take a point: before the haunt never a critical one.

    (damage.pre-haunt-no-critical-choice, example.damage-critical)
    """
    held = scene.state.explorers[seat].traits
    traits = [trait for trait in KINDS[kind] if held[trait] > lowest_space(scene, seat, trait)]
    if scene.state.haunt is not None and scene.rulings.critical_after_haunt == "avoid":
        return [trait for trait in traits if held[trait] > CRITICAL] or traits
    return traits


def lowest_space(scene: Scene, seat: int, trait: str) -> int:
    """How far down a clip may go: to critical before the haunt, to the skull after it, unless the haunt says more.

    (damage.pre-haunt-floor, damage.pre-haunt-loss-floor)
    """
    if scene.state.haunt is None:
        return CRITICAL
    floor = haunt_answer(scene, moments.floor)
    return int(floor(scene, seat, trait)) if floor else 0


def lose(scene: Scene, seat: int, trait: str, spaces: int = 1) -> Flow[None]:
    """Lose points of a trait: not damage (damage.loss-is-not-damage); before the haunt it stops at critical.

    (damage.pre-haunt-loss-floor)
    """
    if moved := fall(scene.state.explorers[seat].traits, trait, spaces, lowest_space(scene, seat, trait)):
        scene.tell("lose", seat=seat, trait=trait, spaces=moved)
        yield from check_death(scene, seat, "loss")


# -- death ---------------------------------------------------------------------------------------------------------


def check_death(scene: Scene, seat: int, cause: str, source: Figure | None = None) -> Flow[None]:
    """An explorer with a trait at the skull dies, unless something prevents it.

    (death.any-trait, death.none-before-haunt)
    """
    explorer = scene.state.explorers[seat]
    if explorer.dead or scene.state.haunt is None or all(explorer.traits[trait] > 0 for trait in TRAITS):
        return
    yield from kill(scene, seat, cause, source)


def kill(scene: Scene, seat: int, cause: str, source: Figure | None = None) -> Flow[None]:
    """The explorer dies: tipped over, cards and all; whoever was taking a turn has no more of it."""
    state = scene.state
    explorer = state.explorers[seat]
    if explorer.dead:
        return
    for answer in answers(scene, seat, moments.would_die):
        if (yield from carry_out(answer(scene, seat, cause, source))):
            for trait in TRAITS:
                explorer.traits[trait] = max(CRITICAL, explorer.traits[trait])
            return
    explorer.dead = True
    explorer.died = state.number
    scene.tell("death", seat=seat)
    if state.turn.seat == seat:
        state.turn.over = True
    yield from haunt_flow(scene, moments.died, seat, cause, source)
