"""The Damage and Horror cards: 40 of each, every design twice.

Twelve designs of each deck are resolved immediately, eight are kept faceup until a way out is found.
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import Answer

from .. import moments
from ..features import is_in_the_dark
from ..harm import suffer
from ..injury_cards import WayOut, at_once, kept
from ..skills import Roll, test
from ..state import DAMAGE, HORROR, Scene, Who

# -- resolved immediately ------------------------------------------------------------------------------------------

at_once(DAMAGE, "winded", "condition stunned")
at_once(DAMAGE, "ringing-skull", "condition dazed")
at_once(DAMAGE, "pinned", "condition restrained")
at_once(DAMAGE, "knocked-back", "flee 1")
at_once(DAMAGE, "butterfingers", "drop own")
at_once(DAMAGE, "torn-pack", "drop random item")
at_once(DAMAGE, "bleeding-cut", "test strength 1 { fail { damage 1 facedown } }")
at_once(DAMAGE, "shock", "horror 1 facedown")
at_once(DAMAGE, "blood-in-the-eyes", "clue -1")
at_once(DAMAGE, "graze", "")
at_once(DAMAGE, "adrenaline", "may-move 1")
at_once(DAMAGE, "second-wind", "condition focused")

at_once(HORROR, "freeze", "condition stunned")
at_once(HORROR, "nausea", "condition dazed")
at_once(HORROR, "flight", "flee 2")
at_once(HORROR, "outcry", "prowl 1 nearest")
at_once(HORROR, "dropped-light", "drop light")
at_once(HORROR, "lash-out", "one here others { damage 1 facedown }")
at_once(HORROR, "shaken", "test will 1 { fail { horror 1 facedown } }")
at_once(HORROR, "self-harm", "damage 1 facedown")
at_once(HORROR, "tunnel-vision", "clue -1")
at_once(HORROR, "numb", "")
at_once(HORROR, "clarity", "clue +1")
at_once(HORROR, "defiance", "condition emboldened")

# -- kept faceup ---------------------------------------------------------------------------------------------------


def less(skill: str) -> Answer:
    """One die less in tests of a skill."""
    return moments.dice.by(lambda scene, roll: -(roll.skill == skill))


def bars(*what: str) -> Answer:
    """Some things cannot be done."""
    return moments.cannot.by(lambda scene, who, thing: thing in what)


kept(DAMAGE, "broken-arm", WayOut("lore", 2, "anyone"), less("strength"))
kept(DAMAGE, "broken-leg", WayOut("lore", 2, "anyone"), moments.stride.by(lambda scene, who: 1))
kept(DAMAGE, "torn-tendon", WayOut("strength", 2), less("agility"))
kept(DAMAGE, "concussion", WayOut("will", 2), less("lore"))
kept(DAMAGE, "swollen-eye", WayOut("strength", 1), less("observation"))
kept(
    DAMAGE, "crushed-fingers", WayOut("lore", 2, "anyone"),
    moments.steps.by(lambda scene, who, kind: -1),
    moments.dice.by(lambda scene, roll: -("firearm" in roll.tags)),
)  # fmt: skip
kept(DAMAGE, "cracked-ribs", WayOut("strength", 2), bars("push", "slide", "force"))


def bleeds(scene: Scene, who: Who, action: str, gained: bool) -> Flow[None]:
    """Open Wound: after the second action of a turn."""
    if scene.state.turn.who != who or scene.state.turn.performed != 2:
        return
    if not (yield from test(scene, who, "strength", difficulty=1, why="injury")):
        yield from suffer(scene, who, DAMAGE, 1, up=False, cause="injury")


kept(DAMAGE, "open-wound", WayOut("lore", 1, "anyone"), moments.acted.by(bleeds))


def afraid(scene: Scene, roll: Roll) -> int:
    """Fear of the Dark: one die less in Darkness that is not ignored."""
    return -is_in_the_dark(scene, roll.who)


kept(HORROR, "fear-of-the-dark", WayOut("will", 2), moments.dice.by(afraid))
kept(HORROR, "mistrust", WayOut("influence", 2, "another"), bars("given"))
kept(HORROR, "tremor", WayOut("will", 1), less("agility"))
kept(HORROR, "racing-thoughts", WayOut("will", 2), less("lore"))
kept(HORROR, "hallucination", WayOut("will", 2), less("observation"))
kept(HORROR, "stammer", WayOut("influence", 2, "another"), less("influence"))
kept(HORROR, "despair", WayOut("influence", 2, "another"), less("will"))


def obsesses(scene: Scene, who: Who, action: str, gained: bool) -> Flow[None]:
    """Obsession: after a search or interact action that gained nothing."""
    if action in ("search", "interact") and not gained:
        yield from suffer(scene, who, HORROR, 1, up=False, cause="injury")


kept(HORROR, "obsession", WayOut("will", 1), moments.acted.by(obsesses))
