"""Traps: conditions, doors, charges, danger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from koszmar.kernel.flow import Flow, Key, ask

from ..actions.fight import hero_half
from ..dice import is_hit, reroll
from ..items import can_spend
from ..state import Scene, SectorId
from . import Occasion, Pool, reaction
from .verbs import (
    CONDITIONS,
    NONE,
    block_doors,
    block_or_danger,
    can_lay_danger,
    condition,
    condition_options,
    condition_or_danger,
    danger,
    door_options,
    hero_decides,
    lit_sectors,
    lose_adrenaline,
    near,
    roll_for,
    take_charges,
)

card = partial(reaction, "traps")


def can_trap(scene: Scene, where: Sequence[SectorId]) -> bool:
    """Whether some condition could be laid in one of some sectors."""
    return bool(condition_options(scene, CONDITIONS, where))


def can_endanger_near(scene: Scene, dangerous: bool) -> bool:
    """Whether a dangerous card could lay a danger token beside the Hero."""
    return dangerous and can_lay_danger(scene, near(scene))


@card(
    "bulkhead-slams", "move", "declared", 3,
    lambda scene, at, dangerous: (
        bool(at.sector)
        and (
            bool(door_options(scene, [scene.state.hero, at.sector], blocked=False))
            or can_lay_danger(scene, near(scene))
            or (dangerous and can_trap(scene, near(scene)))
        )
    ),
)  # fmt: skip
def bulkhead_slams(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR01: a door here or in the sector about to be entered is blocked, else danger beside; D: a condition beside.

    (reaction.door-shut-midway)
    """
    yield from block_or_danger(scene, seat, [scene.state.hero, at.sector], near(scene))
    if dangerous:
        yield from condition(scene, seat, CONDITIONS, near(scene))


@card(
    "tripwire", "move", "before-reveal", 3,
    lambda scene, at, dangerous: (
        not scene.state.elements[at.sector].condition
        and bool(
            condition_options(scene, ("mine", "web"), [at.sector])
            or (dangerous and can_lay_danger(scene, [at.sector]))
        )
    ),
)  # fmt: skip
def tripwire(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR02: a Mine or a Web in the sector about to be entered; D: danger there, too."""
    yield from condition(scene, seat, ("mine", "web"), [at.sector])
    if dangerous:
        yield from danger(scene, seat, 1, [at.sector])


def around(scene: Scene) -> list[SectorId]:
    """The Hero's sector and those beside."""
    return [scene.state.hero, *near(scene)]


@card(
    "bad-air", "move", "end", 3,
    lambda scene, at, dangerous: (
        any(not scene.state.elements[sector].condition for sector in around(scene))
        and (bool(condition_options(scene, ("gas",), around(scene))) or can_endanger_near(scene, dangerous))
    ),
)  # fmt: skip
def bad_air(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR03: Gas here or beside; D: danger beside."""
    yield from condition(scene, seat, ("gas",), around(scene))
    if dangerous:
        yield from danger(scene, seat, 1, near(scene))


def bait_sectors(scene: Scene) -> list[SectorId]:
    """The Hero's sector and those explored this turn."""
    return list(dict.fromkeys([scene.state.hero, *scene.state.turn.explored]))


@card(
    "bait", "explore", "end", 3,
    lambda scene, at, dangerous: (
        can_lay_danger(scene, bait_sectors(scene), hero_too=True)
        or (dangerous and can_trap(scene, scene.state.turn.explored))
    ),
)  # fmt: skip
def bait(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR04: danger here or in a sector explored this turn; D: a condition in such a sector."""
    yield from danger(scene, seat, 1, bait_sectors(scene), hero_too=True)
    if dangerous:
        yield from condition(scene, seat, CONDITIONS, list(dict.fromkeys(scene.state.turn.explored)))


@card("jammed-shutter", "explore", "before-reveal", 2, lambda scene, at, dangerous: len(at.sectors) == 1)
def jammed_shutter(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR05: the second sector of the exploration is not shown; D: a condition there."""
    at.cut = True
    if dangerous:
        yield from condition(scene, seat, CONDITIONS, [at.sector])


def hit_places(scene: Scene, pool: Pool) -> list[int]:
    """Which dice of the Hero's roll are hits."""
    half = hero_half(scene, pool)
    return [place for place, face in enumerate(pool.dice) if is_hit(face, half)]


@card(
    "misfire", "fight", "after-dice", 3,
    lambda scene, at, dangerous: at.pool is not None and at.pool.by_hero and bool(hit_places(scene, at.pool)),
)  # fmt: skip
def misfire(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR06: the Hero rolls a hit again or discards a charge; D: one more hit is rolled again, not the same die."""
    pool = at.pool
    assert pool is not None
    again: list[int] = []

    def reroll_hit() -> None:
        places = [place for place in hit_places(scene, pool) if place not in again][:1]
        if places:
            again.extend(places)
            reroll(scene, pool.dice, places)
            scene.tell("rerolled", dice=list(pool.dice), half=hero_half(scene, pool))

    ways = {
        "reroll": (True, reroll_hit),
        "charge": (can_spend(scene, 1), lambda: take_charges(scene, seat, 1, evil=False)),
    }
    yield from hero_decides(scene, "reroll-or-charge", ways, "reaction.as-far-as-possible")
    if dangerous:
        reroll_hit()


def boxing(scene: Scene) -> list[Key]:
    """What can shut the Hero in: his doors, or a Web."""
    ways: list[Key] = ["doors"] if door_options(scene, [scene.state.hero], blocked=False) else []
    return [*ways, "web"] if condition_options(scene, ("web",), [scene.state.hero]) else ways


@card(
    "boxed-in", "fight", "end", 3,
    lambda scene, at, dangerous: bool(boxing(scene)) or can_endanger_near(scene, dangerous),
)  # fmt: skip
def boxed_in(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR07: up to 2 doors here are blocked, or a Web is laid here; D: danger beside."""
    way = yield ask(seat, "doors-or-web", boxing(scene) or [NONE], rule="reaction.as-far-as-possible", pause=True)
    if way == "doors":
        yield from block_doors(scene, seat, 2, [scene.state.hero])
    elif way == "web":
        yield from condition(scene, seat, ("web",), [scene.state.hero])
    if dangerous:
        yield from danger(scene, seat, 1, near(scene))


@card("live-wire", "interact", "declared", 4)
def live_wire(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR08: three dice for Health; D: a Short circuit here."""
    yield from roll_for(scene, 3, "health", "reaction")
    if dangerous:
        yield from condition(scene, seat, ("short",), [scene.state.hero])


def wired(scene: Scene) -> list[SectorId]:
    """The Hero's sector and the lit ones of its level."""
    return [scene.state.hero, *lit_sectors(scene, hero_too=False)]


@card(
    "overload", "interact", "end", 2,
    lambda scene, at, dangerous: bool(
        condition_options(scene, ("short",), wired(scene))
        or can_lay_danger(scene, near(scene))
        or (dangerous and can_spend(scene, 1))
    ),
)  # fmt: skip
def overload(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR09: a Short circuit here or in a lit sector of the level, or danger beside; D: a charge."""
    yield from condition_or_danger(scene, seat, "short", wired(scene), near(scene))
    if dangerous:
        yield from take_charges(scene, seat, 1, evil=False)


@card(
    "corroded-stock", "search", "declared", 3,
    lambda scene, at, dangerous: (
        (at.drawing is not None and at.drawing.count > 0 and at.drawing.charges > 1)
        or (dangerous and can_spend(scene, 1))
    ),
)  # fmt: skip
def corroded_stock(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR10: items drawn in this Search get a charge less, but at least 1; D: Evil takes a charge."""
    assert at.drawing is not None
    at.drawing.charges = max(1, at.drawing.charges - 1)
    if dangerous:
        yield from take_charges(scene, seat, 1, evil=True)


@card(
    "while-i-read-the-screen", "locate", "resolved", 3,
    lambda scene, at, dangerous: can_lay_danger(scene) or (dangerous and can_trap(scene, near(scene))),
)  # fmt: skip
def while_i_read_the_screen(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR11: three danger tokens; D: a condition beside."""
    yield from danger(scene, seat, 3)
    if dangerous:
        yield from condition(scene, seat, CONDITIONS, near(scene))


@card(
    "torn-strap", "health", "after-damage", 3,
    lambda scene, at, dangerous: bool(scene.state.sheet.items or scene.state.sheet.adrenaline),
)  # fmt: skip
def torn_strap(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR12: Evil takes a charge, or an adrenaline token from a Hero without items; D: an adrenaline token."""
    if scene.state.sheet.items:
        yield from take_charges(scene, seat, 1, evil=True)
    else:
        lose_adrenaline(scene, 1)
    if dangerous:
        lose_adrenaline(scene, 1)


@card(
    "dropped-in-panic", "sanity", "after-damage", 2,
    lambda scene, at, dangerous: (
        bool(scene.state.sheet.adrenaline) or can_spend(scene, 2) or can_endanger_near(scene, dangerous)
    ),
)  # fmt: skip
def dropped_in_panic(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TR13: an adrenaline token or two charges, whichever the Hero likes; D: danger beside."""
    ways = {
        "adrenaline": (scene.state.sheet.adrenaline > 0, lambda: lose_adrenaline(scene, 1)),
        "charges": (can_spend(scene, 2), lambda: take_charges(scene, seat, 2, evil=False)),
    }
    yield from hero_decides(scene, "adrenaline-or-charges", ways, "reaction.as-far-as-possible")
    if dangerous:
        yield from danger(scene, seat, 1, near(scene))
