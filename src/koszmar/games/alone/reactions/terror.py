"""Terror: Sanity, false facts, lights."""

from __future__ import annotations

from functools import partial

from koszmar.kernel.flow import Flow

from ..bestiary import is_boss
from ..creatures import unseen
from ..state import Scene
from . import Occasion, reaction
from .verbs import (
    darken,
    false_noise,
    forget_some,
    forgettable,
    frighten,
    hero_decides,
    hide_or_fake,
    lie,
    lit_sectors,
    lose_adrenaline,
    move,
    mute,
    put_out,
    roll_for,
    sanity_or_adrenaline,
    sneak,
    sneak_options,
    tellable,
)

card = partial(reaction, "terror")


def is_lit(scene: Scene) -> bool:
    """Whether the Hero's sector is lit."""
    return scene.state.elements[scene.state.hero].lit


@card("whisper-in-the-vent", "move", "declared", 3)
def whisper_in_the_vent(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE01: a creature moves 1 silently, then the Hero is told a noise from anywhere; D: 1 Sanity in the dark."""
    yield from move(scene, seat, 1, silent=True)
    yield from false_noise(scene, seat)
    if dangerous and not is_lit(scene):
        yield from frighten(scene)


@card("dark-takes-shape", "move", "after-reveal", 3, lambda scene, at, dangerous: not is_lit(scene))
def dark_takes_shape(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE02: 1 Sanity in the dark; D: then 1 Sanity or an adrenaline token."""
    yield from frighten(scene)
    if dangerous:
        yield from sanity_or_adrenaline(scene)


@card("the-lamps-die", "move", "end", 3)
def the_lamps_die(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE03: up to 2 lit sectors of the level go dark, the Hero's too; if none is lit, 1 Sanity; D: 1 Sanity."""
    if lit_sectors(scene, hero_too=True):
        yield from darken(scene, seat, 2, hero_too=True)
    else:
        yield from frighten(scene)
    if dangerous:
        yield from frighten(scene)


@card("my-mind-plays-tricks-on-me", "explore", "before-reveal", 2, printed=True)
def my_mind_plays_tricks_on_me(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE04: one thing in the sector about to be shown is left out, or is false; D: 2 Sanity or an adrenaline token.

    (reaction.mind-tricks, reaction.mind-tricks-alternative, reaction.mind-tricks-dangerous,
    reaction.mind-tricks-empty-pool)
    """
    yield from hide_or_fake(scene, seat, at.sector)
    if dangerous and scene.state.sheet.adrenaline:
        yield from sanity_or_adrenaline(scene, sanity=2)
    elif dangerous:
        yield from frighten(scene)


@card(
    "something-blinked", "explore", "end", 2,
    lambda scene, at, dangerous: (
        any(not is_boss(one) for one in unseen(scene)) and (dangerous or bool(sneak_options(scene, 3)))
    ),
)  # fmt: skip
def something_blinked(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE05: an unseen creature is elsewhere, up to 3 sectors away; D: 1 Sanity."""
    yield from sneak(scene, seat, 3)
    if dangerous:
        yield from frighten(scene)


@card(
    "my-hands-shake", "fight", "before-dice", 3,
    lambda scene, at, dangerous: at.pool is not None and at.pool.by_hero,
)  # fmt: skip
def my_hands_shake(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE06: 1 Sanity or a die less, but never the last; D: half-hits do not count."""
    pool = at.pool
    assert pool is not None

    def one_die_less() -> None:
        pool.count -= 1
        scene.tell("fewer-dice", count=pool.count)

    ways = {"sanity": (True, lambda: frighten(scene)), "dice": (pool.count > 1, one_die_less)}
    yield from hero_decides(scene, "sanity-or-dice", ways, "reaction.as-far-as-possible")
    if dangerous:
        pool.no_half = True


@card(
    "it-said-my-name", "fight", "end", 3,
    lambda scene, at, dangerous: any(one.id in scene.state.turn.attacked for one in scene.state.creatures),
)  # fmt: skip
def it_said_my_name(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE07: 1 Sanity, for a creature that he attacked still lives; D: then 1 Sanity or an adrenaline token."""
    yield from frighten(scene)
    if dangerous:
        yield from sanity_or_adrenaline(scene)


@card("flicker", "interact", "resolved", 3)
def flicker(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE08: the Hero's sector goes dark; if it is dark, 1 Sanity; D: an adrenaline token."""
    if is_lit(scene):
        put_out(scene, scene.state.hero)
    else:
        yield from frighten(scene)
    if dangerous:
        lose_adrenaline(scene, 1)


@card(
    "i-have-been-here-before", "interact", "end", 2,
    lambda scene, at, dangerous: dangerous or bool(forgettable(scene) or sneak_options(scene, 2)),
)  # fmt: skip
def i_have_been_here_before(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE09: up to 3 sectors leave the labyrinth, then an unseen creature is up to 2 sectors elsewhere; D: 1 Sanity."""
    yield from forget_some(scene, seat, 3)
    yield from sneak(scene, seat, 2)
    if dangerous:
        yield from frighten(scene)


@card("not-mine", "search", "declared", 2)
def not_mine(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE10: 1 Sanity or a card less in this Search; D: 1 Sanity or an adrenaline token."""
    drawing = at.drawing
    assert drawing is not None

    def one_card_less() -> None:
        drawing.count -= 1
        scene.tell("fewer-cards", count=drawing.count)

    ways = {"sanity": (True, lambda: frighten(scene)), "draw": (drawing.count > 0, one_card_less)}
    yield from hero_decides(scene, "sanity-or-draw", ways, "reaction.as-far-as-possible")
    if dangerous:
        yield from sanity_or_adrenaline(scene)


@card(
    "lost-bearings", "locate", "targets", 3,
    lambda scene, at, dangerous: any(tellable(one) for one in at.answers),
)  # fmt: skip
def lost_bearings(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE11: of one target only the level is told; D: the distance of the other may be told 2 wrong."""
    muted = yield from mute(scene, seat, at.answers)
    if dangerous:
        yield from lie(scene, seat, 2, [one for one in at.answers if one is not muted])


@card("pain-and-panic", "health", "after-damage", 3)
def pain_and_panic(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE12: a wound costs 1 Sanity, too; D: then 1 Sanity or an adrenaline token."""
    yield from frighten(scene)
    if dangerous:
        yield from sanity_or_adrenaline(scene)


@card("spiral", "sanity", "after-damage", 4)
def spiral(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """TE13: three dice for more Sanity; D: an adrenaline token."""
    yield from roll_for(scene, 3, "sanity", "reaction")
    if dangerous:
        lose_adrenaline(scene, 1)
