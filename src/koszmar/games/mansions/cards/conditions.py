"""The Conditions: 60 cards."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts import dice

from .. import moments
from ..choosing import may
from ..condition_cards import CONDITIONS, INSANE, WOUNDED, condition
from ..effects.context import Context
from ..effects.verbs import run
from ..harm import Suffering, lose_condition
from ..in_force import kind_of
from ..insanity import GOALS
from ..skills import BLANK, INVESTIGATION, Offers, Roll, reroll, test
from ..state import HORROR, Card, Scene, Who

# -- with one side -------------------------------------------------------------------------------------------------

condition(WOUNDED, 5, moments.dice.by(lambda scene, roll: -(roll.skill in ("strength", "agility"))))
condition("stunned", 5)


def clears(scene: Scene, who: Who, card: Card) -> None:
    """Dazed: it ends with the turn."""
    lose_condition(scene, who, "dazed")


condition("dazed", 5, moments.cannot.by(lambda scene, who, what: what == "clues"), moments.turn_ends.by(clears))


def focuses(scene: Scene, roll: Roll, card: Card | None) -> Offers:
    """Focused: any number of dice are rolled again, once."""
    failed = dice.showing(roll.faces, BLANK, INVESTIGATION)

    def again(places: list[int]) -> None:
        lose_condition(scene, roll.who, "focused")
        reroll(scene, roll, "focused", places)

    blanks = dice.showing(roll.faces, BLANK)
    found: Offers = {}
    if failed:
        found["focused-all"] = lambda: again(failed)
    if blanks and len(blanks) < len(failed):
        found["focused-blanks"] = lambda: again(blanks)
    return found


condition("focused", 5, moments.changes.by(focuses))
condition("restrained", 5, moments.cannot.by(lambda scene, who, what: what == "move"))


def braves(scene: Scene, who: Who, suffering: object, card: Card) -> Flow[None]:
    """Emboldened: 2 Horror less, once."""
    assert isinstance(suffering, Suffering)
    if suffering.who != who or suffering.kind != HORROR:
        return
    if (yield from may(scene, who, "use-emboldened", "condition.no-duplicates", amount=suffering.amount)):
        lose_condition(scene, who, "emboldened")
        suffering.amount = max(0, suffering.amount - 2)


condition("emboldened", 5, moments.would_suffer.by(braves))

# -- with two sides ------------------------------------------------------------------------------------------------


def turn_over(scene: Scene, who: Who, card: Card) -> Flow[None]:
    """Flip a double-sided Condition: its back is resolved; then it is turned faceup again, or discarded."""
    kind, number = kind_of(card.key), int(card.key.rpartition("-")[2])
    back = CONDITIONS[kind].backs[number - 1]
    scene.reveal()
    scene.tell("condition-flips", who=who, condition=kind, back=number)
    yield from scene.because(f"condition-{kind}", run(scene, back.effect, Context(who, cause="condition")))
    if not back.stays:
        lose_condition(scene, who, kind)


def sickens(scene: Scene, who: Who, card: Card) -> Flow[None]:
    """Poisoned: at the end of each Mythos phase."""
    if (yield from test(scene, who, "strength", difficulty=1, why="condition")):
        lose_condition(scene, who, "poisoned")
    else:
        yield from turn_over(scene, who, card)


condition(
    "poisoned", 6, moments.mythos_ends.by(sickens),
    backs=(
        ("", False), ("damage 1 facedown", True), ("damage 2 facedown", False), ("damage 1", False),
        ("condition dazed", True), ("damage 1 facedown; condition stunned", False),
    ),
)  # fmt: skip


def backfires(scene: Scene, roll: Roll, card: Card) -> Flow[None]:
    """Cursed: when a test ends without a success."""
    if not roll.result:
        yield from turn_over(scene, roll.who, card)


condition(
    "cursed", 6, moments.tested.by(backfires),
    backs=(
        ("", False), ("horror 1", False), ("prowl 1 nearest", True),
        ("if clues >= 1 { clue -1 }; else { horror 1 facedown }", False), ("drop random", True),
        ("darkness here", False),
    ),
)  # fmt: skip

condition(INSANE, len(GOALS))
