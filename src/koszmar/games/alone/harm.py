"""Losing Health and Sanity: passive items, allies, overflow from one track to the other, and the end (Damage)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask
from koszmar.kernel.scene import Result
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_items
from .hindrances import hinders
from .reactions import Occasion, react
from .state import HERO, Scene

OTHER = {"health": "sanity", "sanity": "health"}


def lose(scene: Scene, kind: str, amount: int, cause: str, *, redirect: bool = True) -> Flow[None]:
    """The Hero takes damage of a kind.

    (status.lose-points, ally.evil-redirects, ally.not-redirected, reaction.on-damage, reaction.allowed-by-loss,
    nightmare.drain-overflow)
    """
    state = scene.state
    if amount <= 0:
        return
    for answer in of_items(scene, moments.loss):
        amount = yield from carry_out(answer(scene, kind, amount))
    if amount <= 0:
        return
    if redirect and state.sheet.ally is not None and (yield from goes_to_ally(scene, kind, amount)):
        return
    mark_loss(scene, kind, amount, cause)
    yield from react(scene, Occasion("after-damage", kind))


def mark_loss(scene: Scene, kind: str, amount: int, cause: str) -> None:
    """Markers go down point by point; what one track cannot take, the other does; both at 0 is the end.

    (status.overflow, status.overflow-mid-damage, status.overflow-type, status.both-zero, status.one-zero-continues,
    status.example-overflow, end.evil-wins, reaction.overflow-type)
    """
    sheet = scene.state.sheet
    for _ in range(amount):
        track = kind if getattr(sheet, kind) else OTHER[kind]
        setattr(sheet, track, max(0, getattr(sheet, track) - 1))
        if not sheet.health and not sheet.sanity:
            break
    if kind == "health":
        scene.state.turn.health_lost = True
    scene.tell("loss", kind=kind, amount=amount, cause=cause, health=sheet.health, sanity=sheet.sanity)
    if not sheet.health and not sheet.sanity:
        evil_wins(scene, "lost", "end.evil-wins")


def evil_wins(scene: Scene, reason: str, rule: str) -> None:
    """The Evil players have won (end.only-two-ways, turn.game-end-interrupts)."""
    scene.state.over = reason
    scene.end(Result(tuple(float(seat != HERO) for seat in range(scene.players)), reason, rule))


def hero_wins(scene: Scene) -> None:
    """The final mission is completed (end.hero-wins)."""
    scene.state.over = "escaped"
    scene.end(Result(tuple(float(seat == HERO) for seat in range(scene.players)), "escaped", "end.hero-wins"))


def goes_to_ally(scene: Scene, kind: str, amount: int) -> Flow[bool]:
    """The Leader may put a whole loss on the ally: a charge for each point.

    (ally.not-redirected, ally.redirect-all, ally.redirect-cost, ally.redirect-no-loss, ally.evil-decides,
    ally.excess-lost, ally.several, ally.last-charge)
    """
    state = scene.state
    answer = yield ask(state.leader, "redirect", ["hero", "ally"], rule="ally.evil-redirects", kind=kind, amount=amount)
    ally = state.sheet.ally
    if answer == "hero" or ally is None:
        return False
    scene.tell("ally-hit", ally=ally.key, amount=amount)
    spend_ally(scene, amount)
    return True


def ally_can(scene: Scene, key: str) -> bool:
    """Whether this character is the Hero's ally and its ability was not used yet (ally.ability-timing)."""
    ally = scene.state.sheet.ally
    return ally is not None and ally.key == key and not ally.used


def use_ally(scene: Scene) -> None:
    """The ally's ability is used: a charge (ally.ability-cost)."""
    ally = scene.state.sheet.ally
    assert ally is not None
    ally.used = True
    scene.tell("ally-ability", ally=ally.key)
    spend_ally(scene, 1)


def spend_ally(scene: Scene, charges: int) -> None:
    """Charges are taken off the ally; with the last one the card is discarded (ally.last-charge)."""
    sheet = scene.state.sheet
    assert sheet.ally is not None
    sheet.ally.charges = max(0, sheet.ally.charges - charges)
    if not sheet.ally.charges:
        scene.tell("ally-lost", ally=sheet.ally.key)
        sheet.ally = None


# -- healing -------------------------------------------------------------------------------------------------------


def healing_limit(scene: Scene) -> int:
    """No recovery goes above this: the place of the round marker (heal.limit-position, heal.limit-between).

    (heal.limit-falls, heal.limit-applies-all; PM05 Fever)
    """
    limits = scene.parameters.healing
    limit = limits[min(scene.state.sheet.marker, len(limits) - 1)]
    return max(0, int(limit) - 2) if hinders(scene, "fever") else int(limit)


def can_heal(scene: Scene, kind: str) -> bool:
    """Whether a track is below the healing limit (heal.above-limit, heal.example-adrenaline)."""
    return bool(getattr(scene.state.sheet, kind) < healing_limit(scene))


def healed(scene: Scene, kind: str, amount: int) -> int:
    """Where a track will stand when some points are recovered (heal.limit-cap, heal.above-limit)."""
    before = int(getattr(scene.state.sheet, kind))
    return max(before, min(healing_limit(scene), before + amount))


def heal(scene: Scene, kind: str, amount: int) -> None:
    """Recover points, up to the limit (heal.limit-cap, heal.above-limit, heal.example-easy-reward)."""
    sheet = scene.state.sheet
    before, after = getattr(sheet, kind), healed(scene, kind, amount)
    if after > before:
        setattr(sheet, kind, after)
        scene.tell("healed", kind=kind, amount=after - before)
