"""Spells: used, flipped, the back resolved, another copy gained (Spells).

Six kinds, five copies each: fronts alike, backs numbered 1 to 5, and nobody sees a back before it is flipped.
(spell.two-sided, spell.back-hidden, spell.flip-resolve, spell.other-copy, double-sided.look)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from . import moments
from .effects.context import Context
from .effects.model import Effect
from .effects.reading import one_line
from .effects.verbs import run
from .in_force import kind_of
from .possessions import clear_away, discard, take
from .skills import answering, test
from .state import Card, Monster, Scene, Who

COPIES = 5
BURN_OUT = "burn-out"
BACKS: dict[str, tuple[str, ...]] = {
    "shriveling": (
        "", "horror 1 facedown", "test lore 2 { fail { damage 1 facedown } }", "condition dazed", "wound 1; horror 1",
    ),
    "wither": (
        "", "horror 1 facedown", "test will 1 { fail { horror 1 facedown } }",
        "test lore 1 { fail { darkness here } }", "pause-monster; damage 1 facedown",
    ),
    "wrack": (
        "", "damage 1", "test will 2 { fail { horror 1 } }", "condition restrained",
        "wound 2 here; each here others { damage 1 facedown }",
    ),
    "feed-the-mind": (
        "", "horror 1 facedown", "test will 1 { fail { clue -1 } }", "condition cursed", "target { clue +1 }; horror 1",
    ),
    "flesh-ward": (
        "", "damage 1 facedown", "horror 1 facedown", "test strength 1 { fail { condition poisoned } }", BURN_OUT,
    ),
    "instill-bravery": (
        "", "horror 1 facedown", "test influence 1 { fail { each here others { horror 1 facedown } } }",
        "condition dazed", BURN_OUT,
    ),
}  # fmt: skip
"""What the backs say, 1 to 5."""


def back_of(key: str) -> str:
    """The back of a copy."""
    kind, _, number = key.rpartition("-")
    return BACKS[kind][int(number) - 1]


def effects_of(key: str) -> tuple[Effect, ...]:
    """The back of a copy, ready to be carried out."""
    text = back_of(key)
    return () if text == BURN_OUT else one_line(text.replace("target {", "each self {"))


def flip_spell(scene: Scene, who: Who, card: Card, monster: Monster | None = None, target: Who = -1) -> Flow[None]:
    """A Spell is flipped: its back is read, then the copy is discarded and another one gained.

    A burnt-out one is replaced only if lore suffices. (spell.flip-resolve, spell.other-copy; ruling other-copy)
    """
    if card not in scene.state.investigators[who].possessions:
        return
    kind, number = kind_of(card.key), card.key.rpartition("-")[2]
    scene.reveal()
    card.up = False
    skips = False
    for answer, _ in answering(scene, who, moments.spell_flips):
        skips = bool((yield from carry_out(answer(scene, who, card)))) or skips
    scene.tell("spell-flips", who=who, card=kind, back=0 if skips else int(number))
    again = True
    if not skips:
        ctx = Context(who, cause="spell", monster=monster, card=card)
        if "target {" in back_of(card.key) and target >= 0:
            yield from run(scene, one_line("clue +1"), ctx.about(target))
            yield from run(scene, one_line("horror 1"), ctx)
        else:
            yield from scene.because(f"spell-{kind}", run(scene, effects_of(card.key), ctx))
        if back_of(card.key) == BURN_OUT:
            again = (yield from test(scene, who, "lore", difficulty=2, why="spell")) >= 2
    one = scene.state.investigators[who]
    card.up = True
    if any(other is card for other in one.possessions):
        discard(scene, who, card)
    elif not clear_away(scene, who, card):  # its own back may have made him drop it
        return
    if again and not one.out:
        yield from gain_other(scene, who, kind, card.key)


def gain_other(scene: Scene, who: Who, kind: str, before: str) -> Flow[None]:
    """Another copy of the same Spell at random; the same one only if no other is left."""
    copies = [key for key in scene.state.decks["spell"] if kind_of(key) == kind]
    others = [key for key in copies if key != before]
    pool = others if others and scene.rulings.other_copy == "different" else copies
    if pool:
        yield from take(scene, who, scene.chance.pick(pool))
        scene.hide()
