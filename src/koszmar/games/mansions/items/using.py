"""What many cards have in common: whom and where they reach, dice that they add, what they cost to use."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import Answer

from .. import moments
from ..board import within_range
from ..choosing import may
from ..effects.context import Context
from ..effects.reading import one_line
from ..effects.verbs import run
from ..harm import Suffering, injuries, recover
from ..in_force import kind_of
from ..item_cards import CardAction
from ..possessions import discard
from ..skills import Offers, Roll, reroll, worst
from ..state import Card, Scene, Space, Who, on_board

Fits = Callable[[Roll], bool]


# -- where and whom ------------------------------------------------------------------------------------------------


def space_of(scene: Scene, who: Who) -> Space:
    """Where an investigator is."""
    return scene.state.investigators[who].space


def here(scene: Scene, who: Who) -> list[Who]:
    """The investigators in the space, the one who asks included."""
    space = space_of(scene, who)
    return [other for other in on_board(scene) if space_of(scene, other) == space]


def in_reach(scene: Scene, who: Who) -> list[Who]:
    """The investigators within range, the one who asks included (range.def)."""
    near = within_range(scene, space_of(scene, who))
    return [other for other in on_board(scene) if space_of(scene, other) in near]


def next_to(scene: Scene, who: Who) -> list[Space]:
    """The spaces to which range counts one step."""
    space = space_of(scene, who)
    return [place for place in within_range(scene, space, 1) if place != space]


def has(scene: Scene, who: Who, card: Card) -> bool:
    """Whether a card is still before an investigator: another effect may have taken it in the meantime."""
    return any(one is card for one in scene.state.investigators[who].possessions)


# -- actions -------------------------------------------------------------------------------------------------------


def always(scene: Scene, who: Who, card: Card) -> list[Key]:
    """It is possible at any time, and there is nothing to choose."""
    return [()]


def says(scene: Scene, who: Who, text: str) -> Flow[None]:
    """Carry out what a card says about an investigator."""
    return run(scene, one_line(text), Context(who, cause="card"))


def those_with(kind: str, *, facedown: bool = False) -> Callable[[Scene, Who, Card], list[Key]]:
    """The investigators in the space who have Damage or Horror."""

    def options(scene: Scene, who: Who, card: Card) -> list[Key]:
        state = scene.state
        return [
            other
            for other in here(scene, who)
            if any(not (facedown and injury.up) for injury in injuries(state.investigators[other], kind))
        ]

    return options


def remedy(key: str, kind: str, amount: int) -> CardAction:
    """Action: discard the card; somebody in the space discards Damage or Horror."""

    def perform(scene: Scene, who: Who, card: Card, whom: Key) -> Flow[None]:
        discard(scene, who, card)
        yield from recover(scene, int(whom), kind, amount)  # type: ignore[arg-type]

    return CardAction(key, those_with(kind), perform)


# -- dice ----------------------------------------------------------------------------------------------------------


def more_dice(count: int, fits: Fits) -> Answer:
    """More dice, or fewer, in certain tests."""
    return moments.dice.by(lambda scene, roll: count if fits(roll) else 0)


def in_tests_of(*skills: str, why: tuple[str, ...] = ()) -> Fits:
    """Tests of these skills, in certain actions only if some are named."""
    return lambda roll: roll.skill in skills and (not why or roll.why in why)


def tagged(*tags: str) -> Fits:
    """Tests that are about one of these things."""
    return lambda roll: not roll.tags.isdisjoint(tags)


def rerolls(key: str, fits: Fits) -> Answer:
    """Per round: one die of such a test is rolled again."""

    def offers(scene: Scene, roll: Roll, card: Card | None) -> Offers:
        assert card is not None
        if card.used or not fits(roll) or not worst(roll):
            return {}

        def again() -> None:
            card.used = True
            reroll(scene, roll, key, worst(roll))

        return {key: again}

    return moments.changes.by(offers)


# -- preventing ----------------------------------------------------------------------------------------------------


def may_use(scene: Scene, who: Who, card: Card, suffering: Suffering) -> Flow[bool]:
    """Whether a card is used to prevent something (term.may-now)."""
    return may(
        scene, who, "use-card", "term.may-now", card=kind_of(card.key), victim=suffering.who, kind=suffering.kind,
        amount=suffering.amount,
    )  # fmt: skip


def give_up(scene: Scene, who: Who, card: Card, suffering: Suffering, less: int) -> Flow[None]:
    """Discard a card, and less is suffered."""
    if has(scene, who, card) and (yield from may_use(scene, who, card, suffering)):
        discard(scene, who, card)
        suffering.amount = max(0, suffering.amount - less)
