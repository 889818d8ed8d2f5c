"""Rolling dice: trait rolls and other rolls, what may stand in for them, what is added, and rerolls."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Literal

from koszmar.kernel.flow import Decision, Flow, Key, ask
from koszmar.parts.dice import roll_again, throw, until_kept
from koszmar.parts.figures import Figure, is_monster, is_seat
from koszmar.parts.moments import carry_out

from . import moments
from .answers import answers
from .bestiary import monster_value, show_box
from .state import Scene, value

Purpose = Literal["trait", "attack", "defence", "other"]


class Roll:
    """A roll while it is made. ``trait`` gives the dice, ``named`` is the trait that the roll is called by."""

    __slots__ = (
        "actor",
        "against",
        "bonus",
        "damage",
        "dice",
        "during",
        "faces",
        "named",
        "needs",
        "opponent",
        "purpose",
        "result",
        "trait",
        "weapon",
    )

    def __init__(self, actor: Figure, trait: str, purpose: Purpose, during: str = "", opponent: Figure | None = None,
                 weapon: str = "", needs: int = 0) -> None:  # fmt: skip
        self.actor = actor
        self.trait = self.named = trait
        self.purpose = purpose
        self.during = during
        """What asks for it: ``event``, a tile, an action's key."""
        self.opponent = opponent
        self.against = -1
        """What the opponent has rolled already, if so."""
        self.weapon = weapon
        self.needs = needs
        """The least result that is a success; 0 where there is no such thing."""
        self.damage = ""
        """The kind of damage that the dice give, if it is that."""
        self.dice = 0
        self.bonus = 0
        self.faces: list[int] = []
        self.result = -1
        """The final result, once it is known."""


def dice(scene: Scene, count: int, seat: int, what: str = "dice", needs: int = 0, damage: str = "") -> Flow[int]:
    """Roll a stated number of dice: no trait roll (dice.other-roll-not-trait, dice.other-roll-unmodified)."""
    roll = Roll(seat, "", "other", what, needs=needs)
    roll.damage = damage
    roll.dice = count
    yield from _throw(scene, roll)
    return roll.result


def plain_dice(scene: Scene, count: int, gives: Literal["way", "fate"]) -> int:
    """Roll dice that belong to nobody, for what is being carried out: how far somebody is moved, or what happens."""
    faces = scene.chance.roll(scene.parameters.die, count)
    scene.tell("dice", dice=faces, result=sum(faces), cause=_cause(scene), gives=gives)
    return sum(faces)


def moves_rolled(scene: Scene, count: int, kind: str) -> int:
    """How many moves the dice give to monsters of a kind: one at least (reference.monster-move)."""
    faces = scene.chance.roll(scene.parameters.die, count)
    moves: int = max(1, sum(faces))
    scene.tell("roll-moves", kind=kind, dice=faces, result=sum(faces), moves=moves)
    return moves


def trait_roll(scene: Scene, seat: int, *traits: str, rule: str, during: str = "", bonus: int = 0,
               needs: int = 0) -> Flow[int]:  # fmt: skip
    """Make a trait roll; where the text allows several traits the player chooses.

    (dice.trait-roll, example.trait-roll-funeral)
    """
    roll = Roll(seat, traits[0], "trait", during, needs=needs)
    roll.bonus = bonus
    yield from make(scene, roll, traits, rule)
    return roll.result


def make(scene: Scene, roll: Roll, traits: tuple[str, ...], rule: str) -> Flow[None]:
    """Choose how to roll, roll, add, reroll."""
    seat = roll.actor
    if is_monster(seat):
        show_box(scene.state, seat)
        roll.dice += monster_value(scene, seat, roll.trait)
        yield from _adjust(scene, roll)
        roll.faces = throw(scene.chance, scene.parameters.die, roll.dice)
        roll.result = max(0, sum(roll.faces) + roll.bonus)
        _tell(scene, roll)
        return
    yield from _choose_way(scene, roll, traits, rule)
    if roll.result >= 0:
        _tell(scene, roll)
        return
    roll.dice += value(scene.state.explorers[seat], roll.trait)
    yield from _adjust(scene, roll)
    yield from _throw(scene, roll)


def _choose_way(scene: Scene, roll: Roll, traits: tuple[str, ...], rule: str, passed: Iterable[Key] = ()) -> Flow[None]:
    """Which trait, or which card in its place; a card may make it a roll of another trait, which is a choice anew."""
    seat = roll.actor
    assert is_seat(seat)
    ways: dict[Key, Any] = dict.fromkeys(traits)
    for answer in answers(scene, seat, moments.ways):
        ways.update({way: flow for way, flow in answer(scene, roll, traits).items() if way not in passed})
    way = next(iter(ways))
    if len(ways) > 1:
        way = yield ask(
            seat, "roll-with", list(ways), rule=rule, purpose=roll.purpose, traits=traits, during=roll.during,
            needs=roll.needs, against=roll.against, more=roll.dice, bonus=roll.bonus,
        )  # fmt: skip
    flow = ways[way]
    if flow is None:
        roll.trait = roll.named = str(way)
        return
    other_trait = yield from carry_out(flow(scene, roll))
    if other_trait:
        yield from _choose_way(scene, roll, (other_trait,), rule, passed=ways)


def _adjust(scene: Scene, roll: Roll) -> Flow[None]:
    for answer in answers(scene, roll.actor if is_seat(roll.actor) else None, moments.roll):
        yield from carry_out(answer(scene, roll))
    blessing(scene, roll)


def blessing(scene: Scene, roll: Roll) -> None:
    """On the tile with the Blessing every hero rolls one die more (tile.blessing-token)."""
    state = scene.state
    if is_seat(roll.actor):
        place = state.explorers[roll.actor].place
        hero = state.haunt is None or not state.haunt.open or state.haunt.sides[roll.actor] == "hero"
        if hero and any(token.kind == "blessing" and token.on == place for token in state.tokens):
            roll.dice += 1


def _throw(scene: Scene, roll: Roll) -> Flow[None]:
    """The dice fall, and may be rolled again; the result is the sum of the dots and what is added (dice.result-sum)."""
    roll.faces = throw(scene.chance, scene.parameters.die, roll.dice)
    seat = roll.actor
    assert is_seat(seat)

    def offers() -> dict[Key, Callable[[], Any]]:
        found: dict[Key, Callable[[], Any]] = {}
        for answer in answers(scene, seat, moments.rerolls):
            found.update({key: partial(way, scene, roll) for key, way in answer(scene, roll).items()})
        return found

    def question(options: list[Key]) -> Decision:
        _tell(scene, roll, "rolling")
        return ask(
            seat,
            "reroll",
            options,
            rule="special.optional",
            dice=list(roll.faces),
            bonus=roll.bonus,
            trait=roll.named,
            against=roll.against,
            needs=roll.needs,
        )

    yield from until_kept(offers, question)
    roll.result = max(0, sum(roll.faces) + roll.bonus)
    _tell(scene, roll)


def again(scene: Scene, roll: Roll, dice_at: list[int]) -> list[int]:
    """Roll some of the dice again; the new faces."""
    return roll_again(scene.chance, scene.parameters.die, roll.faces, dice_at)


def _tell(scene: Scene, roll: Roll, kind: str = "roll") -> None:
    result = roll.result if roll.result >= 0 else max(0, sum(roll.faces) + roll.bonus)
    cause, verdict = _cause(scene), _verdict(roll, result)
    if not roll.trait:
        scene.tell(f"{kind}-dice", seat=roll.actor, dice=list(roll.faces), result=result, cause=cause, needs=roll.needs,
                   against=roll.against, verdict=verdict, gives="damage" if roll.damage else "none",
                   damage=roll.damage)  # fmt: skip
        return
    scene.tell(
        kind if is_seat(roll.actor) else f"{kind}-monster",
        **({"seat": roll.actor} if is_seat(roll.actor) else {"monster": roll.actor}),
        trait=roll.named,
        dice=list(roll.faces),
        bonus=roll.bonus,
        result=result,
        cause=cause,
        needs=roll.needs,
        against=roll.against,
        verdict=verdict,
    )


def _cause(scene: Scene) -> str:
    """What the dice are rolled for: the message of what is being carried out."""
    return scene.causes[-1] if scene.causes else ""


def _verdict(roll: Roll, result: int) -> str:
    """Whether a result is a success: it reaches what is needed, or beats what the opponent has rolled.

    That the haunt begins is neither: it has a word of its own.
    """
    if roll.during == "haunt":
        return "haunt"
    if roll.against >= 0:
        return "success" if result > roll.against else "failure" if result < roll.against else "tie"
    return "none" if not roll.needs else "success" if result >= roll.needs else "failure"
