"""Questions that ask well: one click where one is enough, a way out of what was begun, a breath before a turn ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.flow import notation

from .traffic import stand

PLACE = """space => import('/table/state.js').then((state) => state.view.value.boards
    .some((board) => board.pieces.some((one) => one.seat === 0 && one.place === space)))"""


def played(game: str, seed: str, stop: Callable[[koszmar.Match], bool], players: int = 3) -> koszmar.Match:
    """A match of sensible players, up to a moment at which the first seat is asked."""
    match, bot = koszmar.Match.new(game, players=players, seed=seed), make_bot("sensible", seed=seed)
    for decision in match:
        if decision.seat == 0 and stop(match):
            return match
        match.choose(bot.choose(match, decision.seat), decision.seat)
    raise AssertionError("no such moment: choose another seed")


def asks(match: koszmar.Match) -> Any:
    return match.view(0).question


def test_a_far_room_is_one_click_and_the_way_is_shown(visit: Any, address: str) -> None:
    match = played("betrayal", "far away", lambda now: bool(asks(now).ways))
    way = max(asks(match).ways, key=lambda one: len(one.keys))
    me = visit()
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    room = me.page.locator(f'.slab.far-off[data-thing="{way.end}"]')
    room.hover()
    assert me.page.locator(".slab.trail").count() == len(way.through)
    room.click()
    me.wait_until(lambda now: now["number"] >= match.number + len(way.keys))
    me.page.wait_for_function(PLACE, arg=way.end)


def leads_to(prompt: str, *, obvious: bool = False) -> Callable[[koszmar.Match], bool]:
    """Whether some action leads straight to such a question."""
    return lambda match: match.decision is not None and action_for(match, prompt, obvious) is not None


def action_for(match: koszmar.Match, prompt: str, obvious: bool) -> str | None:
    if match.decision is None or match.decision.prompt != "action":
        return None
    for key in match.decision.options:
        after = match.fork()
        after.choose(key, 0)
        if after.decision and (after.decision.seat, after.decision.prompt) == (0, prompt):
            question = asks(after)
            if bool(question.obvious) == obvious:
                return notation(key)
    return None


def test_a_payment_that_fits_in_one_way_only_pays_itself_unless_one_wants_to_be_asked(visit: Any, address: str) -> None:
    match = played("bigbook", "velvet dark", leads_to("pay", obvious=True))
    key = action_for(match, "pay", obvious=True)
    made = stand(address, match)
    asked = visit()
    asked.sit(made, 0)
    asked.wait_to_be_asked()
    asked.answer(key)
    asked.wait_until(lambda now: now["prompt"] == "prompt-pay")
    asked.wait_to_be_asked()
    assert asked.page.locator(".asking .cause").inner_text(), "what it is for stands above it"
    asked.page.reload()
    asked.wait_to_be_asked()
    assert asked.page.locator(".asking .cause").inner_text(), "after a reload, too"
    asked.press(asked.page.locator(".asides .cancel"))
    asked.wait_until(lambda now: now["prompt"] == "prompt-action" and now["free"])
    me = visit(likes={"payments": "self"})
    me.sit(made, 0)
    me.wait_to_be_asked()
    me.answer(key)
    me.wait_until(lambda now: now["prompt"] != "prompt-pay" and now["number"] > match.number + 1)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_turn_that_ends_with_things_left_to_do_waits_for_a_breath(visit: Any, address: str, lang: str) -> None:
    match = played("bigbook", "velvet dark", lambda now: now.decision is not None and now.decision.prompt == "action")
    me = visit(lang=lang, likes={"pace": "slow"})
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    number = me.number()
    me.answer("end")
    me.page.locator(".parting").wait_for()
    assert me.number() == number
    me.press(me.page.locator(".parting .big"))
    me.page.locator(".parting").wait_for(state="detached")
    me.answer("end")
    me.press(me.page.locator(".parting .quiet"))
    me.wait_for_news(number)


def test_answers_beyond_the_edge_of_a_map_are_told_and_brought_into_sight(enter: Callable[..., Any]) -> None:
    me = enter("walk", width=390, height=844)
    for _ in range(5):
        me.page.keyboard.press("+")
    beyond = me.page.locator(".beyond")
    beyond.first.wait_for()
    side, counted = beyond.first.get_attribute("class"), int(beyond.first.locator("b").inner_text())
    me.press(beyond.first)
    me.page.wait_for_function(
        "([side, many]) => Number(document.querySelector(`.${side.replace(' ', '.')} b`)?.innerText ?? 0) < many",
        arg=[side, counted],
    )


def test_answers_beyond_the_edge_of_what_scrolls_are_told_and_brought_into_sight(visit: Any, address: str) -> None:
    match = played("bigbook", "velvet dark", lambda now: now.decision is not None and now.decision.prompt == "action")
    me = visit(width=834, height=1112)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    for side in ("right", "bottom"):
        arrow = me.page.locator(f".beyond.ashore.{side}")
        arrow.wait_for()
        told = int(arrow.locator("b").inner_text())
        me.press(arrow)
        me.page.wait_for_function(
            "([side, told]) => Number(document.querySelector(`.ashore.${side} b`)?.innerText ?? 0) < told",
            arg=[side, told],
        )


SEARCHES = """() => document.fonts.ready.then(() => new Promise((done) => {
    const search = Document.prototype.querySelectorAll;
    window.searches = 0;
    Document.prototype.querySelectorAll = function (what) {
        if (what.includes('.mine .legal')) window.searches += 1;
        return search.call(this, what);
    };
    let [frames, last] = [0, 0];
    const wait = () => {
        frames = window.searches === last ? frames + 1 : 0;
        last = window.searches;
        if (frames < 20) requestAnimationFrame(wait);
        else done((window.searches = 0));
    };
    wait();
}))"""
"""Counts how often the page looks for answers beyond an edge, from the moment when it has found them all."""

DRAWN_ANEW = """() => import('/table/state.js').then((state) => new Promise((done) => {
    state.summary.value = { ...state.summary.value };
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(window.searches))));
}))"""
"""The table is drawn once more, and nothing has changed that answers depend on."""


def test_answers_beyond_an_edge_are_looked_for_only_when_something_has_moved(visit: Any, lay_here: Any) -> None:
    me = visit(width=834, height=1112)
    me.sit(lay_here("human", "sensible"), 0)
    me.wait_to_be_asked()
    me.page.evaluate(SEARCHES)
    assert me.page.evaluate(DRAWN_ANEW) == 0
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.wait_for_function("window.searches > 0")


def test_letters_are_as_large_as_one_likes(visit: Any) -> None:
    sizes = []
    for letters in ("usual", "larger"):
        me = visit(likes={"letters": letters})
        me.page.goto(me.address)
        me.page.locator(".tile").first.wait_for()
        me.page.wait_for_function("document.documentElement.style.getPropertyValue('--letters')")
        sizes.append(me.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))
    assert sizes[1] > sizes[0] * 1.25
