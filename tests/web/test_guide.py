"""The first evening in a browser: the table explains itself by pointing, and can be left at any time."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.kernel.game import games
from koszmar.kernel.guide import guide_of
from koszmar.kernel.words import Words

POINTED = "[...document.querySelectorAll('.pointing i')].map((one) => one.getBoundingClientRect().width > 0)"
BESIDE = """() => {
    const slip = document.querySelector('.slip').getBoundingClientRect();
    return slip.left >= 0 && slip.top >= 0 && slip.right <= innerWidth + 1 && slip.bottom <= innerHeight + 1;
}"""

ANSWERED = """(key) => {
    const answer = [...document.querySelectorAll('.question .answer')].find((one) => one.dataset.key === key);
    const [box, room] = [answer, document.querySelector('.question')].map((one) => one.getBoundingClientRect());
    return box.top >= room.top - 1 && box.bottom <= Math.min(room.bottom, innerHeight) + 1;
}"""


def begin(me: Any, game: str) -> None:
    me.page.goto(me.address)
    me.press(me.page.locator(f".tile[data-game={game}]"))
    me.press(me.page.locator(".first-evening"))
    me.page.locator(".slip").wait_for()


@pytest.mark.parametrize(("game", "lang", "width"), [("betrayal", "pl", 390), ("bigbook", "en", 1440)])
def test_the_table_explains_itself_one_thing_at_a_time_and_waits_for_the_answer(
    visit: Any, game: str, lang: str, width: int
) -> None:
    me = visit(lang=lang, width=width, likes={"pace": "none"})
    guide, words = guide_of(games()[game]), Words(games()[game], lang)
    assert guide is not None
    begin(me, game)
    steps = [step for step in guide.steps if step.at == 0]
    for step in steps:
        me.page.locator(".slip").get_by_text(words.say(step.say)[:40].replace("\u00a0", " ")).wait_for()
        me.page.wait_for_function(f"{POINTED}.length > 0")
        assert all(me.page.evaluate(POINTED))
        me.page.wait_for_function(BESIDE)
        if step is not steps[-1]:
            me.press(me.page.locator(".slip .big"))
    me.page.wait_for_function(ANSWERED, arg=guide.choices[0].partition(" ")[2])
    wrong = next(key for key in me.look()["keys"] if f"0 {key}" != guide.choices[0])
    me.answer(wrong)
    assert me.number() == 0, "another answer waits"
    me.answer(guide.choices[0].partition(" ")[2])
    me.wait_for_news(0)
    me.wait_to_be_asked()
    numbers = sorted({step.at for step in guide.steps})
    assert me.look()["number"] == numbers[1]
    me.page.locator(".slip").wait_for()
    me.page.reload()
    me.page.locator(".slip").wait_for()
    me.press(me.page.locator(".slip .quiet"))
    me.page.locator(".slip").wait_for(state="detached")
    now = me.look()
    me.answer(next(key for key in now["keys"] if f"0 {key}" != guide.choices[numbers[1]]))
    me.wait_for_news(now["number"])


def test_a_game_is_summed_up_on_a_page_its_symbols_are_explained_and_its_rules_can_be_read_through(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    me.press(me.page.locator(".tile[data-game=bigbook]"))
    me.press(me.page.get_by_role("button", name="Read the rules"))
    page = me.page.get_by_role("dialog")
    me.press(page.get_by_role("button", name="The game on one page"))
    assert page.locator(".primer section").count() >= 5
    me.press(page.get_by_role("button", name="All chapters"))
    me.press(page.get_by_role("button", name="Symbols"))
    assert page.locator(".legend dt svg path").count() >= 8
    me.press(page.get_by_role("button", name="All chapters"))
    me.press(page.locator(".chapters button").first)
    for _ in range(3):
        before = page.locator("h3").first.inner_text()
        me.press(page.locator(".turn-page button").last)
        assert page.locator("h3").first.inner_text() != before
