"""Tests: a pool of dice, rerolls and Clues, a result (Dice, Tests, Clues).

(test.notation, test.result, test.consequences, die.faces, skill.range)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from koszmar.kernel.flow import Decision, Flow, Key, ask
from koszmar.parts import dice
from koszmar.parts.moments import Moment, carry_out

from . import moments
from .features import is_in_the_dark
from .in_force import face_of, kind_of
from .investigators import INVESTIGATORS
from .state import Rolled, Scene, Who, seat_of

SUCCESS, INVESTIGATION, BLANK = "success", "investigation", "blank"
LYING = 4
"""How many tests lie on the table at most: the latest."""
Offers: TypeAlias = dict[Key, Callable[[], Any]]
"""Ways to change the dice as they lie, by option."""
Answers: TypeAlias = list[tuple[Callable[..., Any], Any]]
"""What somebody's cards say at a moment, each with its card."""


class Roll(Struct, eq=False):
    """A test while it is made."""

    who: Who
    skill: str
    why: str
    """What for: ``attack``, ``evade``, ``horror-check``, ``search``, ``interact``, ``negate``, ``force``…"""
    difficulty: int
    """Successes needed; 0: none are named (test.difficulty)."""
    tags: frozenset[str]
    """What Items may look at: ``pry``, ``dig``, ``lock``, ``heavy``, ``unarmed``, the weapon, what is negated…"""
    against: str
    """The kind of the monster that the test is about, if any."""
    stakes: str = ""
    """What hangs on it, if everybody knows, as ``effects.reading`` writes it: ``damage 2 negate agility``."""
    worth: int = 0
    """More successes than so many change nothing; 0: each counts."""
    faces: list[str] = []
    used: list[str] = []
    """Cards and abilities that have changed these dice."""
    converted: bool = False

    @property
    def result(self) -> int:
        """The total number of successes (test.result)."""
        return self.faces.count(SUCCESS)

    @property
    def is_enough(self) -> bool:
        """Whether another success would change nothing."""
        return 0 < self.worth <= self.result


def die(scene: Scene) -> tuple[str, ...]:
    """The faces of a die (die.faces)."""
    return _faces(*scene.parameters.die)


@cache
def _faces(successes: int, investigations: int, blanks: int) -> tuple[str, ...]:
    return (SUCCESS,) * successes + (INVESTIGATION,) * investigations + (BLANK,) * blanks


def test(
    scene: Scene,
    who: Who,
    skill: str,
    modifier: int = 0,
    difficulty: int = 0,
    *,
    why: str = "",
    tags: frozenset[str] = frozenset(),
    against: str = "",
    stakes: str = "",
    worth: int = 0,
) -> Flow[int]:
    """Test a skill: the pool, the roll, changes, the result.

    (test.pool-skill, test.pool-modifier, test.roll, test.too-few-dice, test.reroll-convert, test.fail)
    """
    if scene.options.table == "own":
        from .companion.asking import successes

        return (yield from successes(scene, who, skill, modifier, difficulty))
    roll = Roll(who, skill, why, difficulty, tags, against, stakes, worth or difficulty)
    pool = pool_of(scene, roll, modifier)
    faces = die(scene)
    for batch in dice.batches(pool, scene.parameters.dice):
        roll.faces += throw(scene, faces, batch)
    scene.tell("roll", who=who, skill=skill, dice=list(roll.faces), difficulty=difficulty, why=why, stakes=stakes)
    if offers(scene, roll):
        yield from dice.until_kept(lambda: offers(scene, roll), lambda options: question(scene, roll, options))
    scene.state.rolled = [*scene.state.rolled[1 - LYING :], Rolled(who, skill, list(roll.faces), difficulty, why)]
    verdict = "none" if not difficulty else "success" if roll.result >= difficulty else "failure"
    scene.tell("result", who=who, skill=skill, dice=list(roll.faces), result=roll.result, difficulty=difficulty,
               verdict=verdict, stakes=stakes)  # fmt: skip
    for answer, card in answering(scene, who, moments.tested):
        yield from carry_out(answer(scene, roll, card))
    return roll.result


def throw(scene: Scene, faces: tuple[str, ...], count: int) -> list[str]:
    """Roll some dice; they show what an author who tries a scenario wants them to, as far as he has said."""
    script = scene.state.plot.dice
    if not script:
        return dice.throw(scene.chance, faces, count)
    said, scene.state.plot.dice = script[:count], script[count:]
    return said + dice.throw(scene.chance, faces, count - len(said))


def pool_of(scene: Scene, roll: Roll, modifier: int) -> int:
    """Skill, printed modifier, other effects; never below one die.

    (skill.range, test.pool-skill, test.pool-modifier, test.pool-effects, test.minimum-one)
    """
    pool: int = INVESTIGATORS[scene.state.investigators[roll.who].key].skills[roll.skill] + modifier
    for answer, _ in answering(scene, roll.who, moments.dice):
        pool += answer(scene, roll)
    return max(1, pool)


def answering(scene: Scene, who: Who, moment: Moment[Any, Any]) -> Answers:
    """Whatever an investigator has that answers a moment, each with its card; the same as ``in_force``, but asked in
    every test and for every action."""
    answers, one = moment.answers, scene.state.investigators[who]
    found: Answers = [(answers[one.key], None)] if one.key in answers else []
    for card in one.possessions:
        key = kind_of(card.key) if card.up else face_of(card)
        if key in answers:
            found.append((answers[key], card))
    for card in one.conditions:
        key = kind_of(card.key)
        if key in answers:
            found.append((answers[key], card))
    if "injury" in moment.asked:
        for injury in (*one.damage, *one.horror):
            if injury.up and (key := kind_of(injury.key)) in answers:
                found.append((answers[key], None))
    return found


# -- changing dice -------------------------------------------------------------------------------------------------


def offers(scene: Scene, roll: Roll) -> Offers:
    """Rerolls and changes that are possible now (test.reroll-convert-order, clue.convert; ruling dice-changes).

    A test that is passed already is asked about as well: a Clue may be spent to have one less, as monsters, events and
    an Insane goal look for whoever has the most.
    """
    found: Offers = {}
    if not (roll.converted and scene.rulings.dice_changes == "rerolls-first"):
        for answer, card in answering(scene, roll.who, moments.changes):
            found.update(answer(scene, roll, card))
    if INVESTIGATION in roll.faces and may_spend_clues(scene, roll.who):
        found["clue"] = lambda: spend_clue(scene, roll)
    return found


def question(scene: Scene, roll: Roll, options: list[Key]) -> Decision:
    """Keep the dice as they lie, or change them."""
    return ask(
        seat_of(scene, roll.who), "dice", options, rule="test.reroll-convert", who=roll.who, skill=roll.skill,
        dice=list(roll.faces), difficulty=roll.difficulty, why=roll.why, stakes=roll.stakes,
        enough=roll.is_enough,
    )  # fmt: skip


def may_spend_clues(scene: Scene, who: Who) -> bool:
    """Whether an investigator has Clues and nothing keeps him from spending them.

    (spend.must-have, spend.optional, darkness.no-clues-dice, darkness.no-clues-puzzle)
    """
    if not scene.state.investigators[who].clues or is_in_the_dark(scene, who):
        return False
    return not is_barred(scene, who, "clues")


def spend_clue(scene: Scene, roll: Roll) -> None:
    """A Clue turns an investigation result into a success (clue.convert, spend.cost)."""
    scene.state.investigators[roll.who].clues -= 1
    roll.converted = True
    dice.change(roll.faces, INVESTIGATION, SUCCESS)
    scene.tell("clue-spent", who=roll.who, left=scene.state.investigators[roll.who].clues)


def reroll(scene: Scene, roll: Roll, by: str, places: list[int]) -> None:
    """Roll some of the dice again."""
    roll.used.append(by)
    for place, face in zip(places, throw(scene, die(scene), len(places)), strict=True):
        roll.faces[place] = face
    scene.tell("rerolled", who=roll.who, by=by, dice=list(roll.faces))


def worst(roll: Roll) -> list[int]:
    """The die that a player would roll again: a blank, else an investigation result; nothing if all succeed."""
    for face in (BLANK, INVESTIGATION):
        if places := dice.showing(roll.faces, face):
            return places[:1]
    return []


def is_barred(scene: Scene, who: Who, what: str) -> bool:
    """Whether a card says that an investigator cannot do something (golden.cannot-is-absolute)."""
    answers = answering(scene, who, moments.cannot)
    return bool(answers) and any(answer(scene, who, what) for answer, _ in answers)


# -- negating ------------------------------------------------------------------------------------------------------


def negate(
    scene: Scene,
    who: Who,
    skill: str,
    modifier: int,
    threat: tuple[str, int],
    against: str = "",
    cause: str = "",
    stakes: str = "",
) -> Flow[int]:
    """Each success prevents one of the cards about to be suffered; how many are left (test.negate)."""
    (kind, amount), tags = threat, frozenset((cause,))
    stakes = stakes or f"{kind} {amount} negate {skill}"
    result = yield from test(
        scene, who, skill, modifier, why="negate", tags=tags, against=against, stakes=stakes, worth=amount
    )
    return max(0, amount - result)
