"""Moments are checked while a game loads, and asked in the order in which things are in play."""

from types import ModuleType
from typing import Any

import pytest

from koszmar.kernel.flow import Flow, ask
from koszmar.kernel.testing.flows import play
from koszmar.parts.moments import BadAnswer, Moment, carry_out, declared_in, enter, flow, plain


@plain("item", "scenario")
def noise(scene: Any, seat: int, /) -> int:
    """How much louder a move is."""
    return 0


@flow("item")
def wounded(scene: Any, seat: int, /) -> Flow[bool]:
    """A character would be wounded. True: it is not."""
    yield from ()
    return False


@pytest.fixture(autouse=True)
def _nobody_answers() -> None:
    noise.answers.clear()
    wounded.answers.clear()


def asks(scene: Any, seat: int) -> Flow[bool]:
    return bool((yield ask(seat, "shield", ["yes", "no"], rule="x")) == "yes")


def test_a_moment_knows_its_name_its_text_and_what_it_gives() -> None:
    assert (noise.name, noise.text, noise.asked, noise.given) == (
        "noise", "How much louder a move is.", ("item", "scenario"), ("scene", "seat"),
    )  # fmt: skip
    assert (noise.flows, wounded.flows) == (False, True)


def test_answers_come_in_the_order_in_which_things_are_in_play() -> None:
    for key in ("boots", "radio", "duct-tape"):
        if key != "radio":
            enter("item", key, [noise.by(lambda scene, seat, key=key: len(key))])  # type: ignore[misc]
    assert [answer(None, 0) for answer in noise.among(["duct-tape", "radio", "boots"])] == [9, 5]
    assert [answer(None, 0) for answer in noise.among(["boots", "duct-tape"])] == [5, 9]
    assert noise.among([]) == wounded.among(["boots"]) == []


def test_an_answer_with_the_wrong_number_of_parameters_is_refused_at_once() -> None:
    def too_few(scene: Any) -> int:
        return 0

    with pytest.raises(BadAnswer, match=r"too_few cannot answer 'noise': it is given 2 arguments \(scene, seat\)"):
        noise.by(too_few)  # type: ignore[arg-type]
    with pytest.raises(BadAnswer, match="cannot answer 'wounded'"):
        wounded.by(lambda scene, seat, more: True)  # type: ignore[arg-type, misc]


def test_nobody_can_be_asked_at_a_plain_moment() -> None:
    with pytest.raises(BadAnswer, match=r"asks cannot answer 'noise': nobody can be asked anything at that moment"):
        noise.by(asks)  # type: ignore[arg-type]
    assert wounded.by(asks).does is asks


def test_content_that_is_never_asked_at_a_moment_cannot_answer_it() -> None:
    with pytest.raises(BadAnswer, match="scenario 3 is never asked at 'wounded', only: item"):
        enter("scenario", 3, [wounded.by(lambda scene, seat: True)])
    enter("scenario", 3, [noise.by(lambda scene, seat: 1)])
    assert list(noise.answers) == [3]


def test_only_what_a_moment_has_checked_is_entered() -> None:
    with pytest.raises(BadAnswer, match="item boots answers with 'noise', where moments"):
        enter("item", "boots", {"noise": asks})  # type: ignore[arg-type]


def test_nothing_answers_a_moment_twice() -> None:
    with pytest.raises(BadAnswer, match="item boots answers 'noise' twice"):
        enter("item", "boots", [noise.by(lambda scene, seat: 1), noise.by(lambda scene, seat: 2)])


def test_a_moment_that_does_not_exist_fails_where_it_is_named() -> None:
    module = ModuleType("moments")
    module.__dict__.update(noise=noise, wounded=wounded)
    with pytest.raises(AttributeError, match="noyse"):
        module.noyse  # noqa: B018


def test_an_answer_is_carried_out_whether_it_asks_or_not() -> None:
    def rule(answer: Any) -> Flow[Any]:
        return (yield from carry_out(answer))

    assert play(rule(asks(None, 0)), "yes") is True
    assert play(rule(7)) == 7
    assert play(rule(None)) is None


def test_a_module_lists_its_moments_in_its_order() -> None:
    module = ModuleType("moments")
    module.__dict__.update(asks=asks, wounded=wounded, noise=noise, Moment=Moment)
    assert declared_in(module) == [wounded, noise]
