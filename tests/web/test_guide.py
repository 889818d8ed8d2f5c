"""The first evening in a browser: the table explains itself by pointing, and can be left at any time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.traffic import stand

from koszmar import Match
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


IN_SIGHT = """() => {
    const boxes = [...document.querySelectorAll('.pointing i')].map((one) => one.getBoundingClientRect());
    const [sheet, board] = ['.question', '#board'].map((one) => document.querySelector(one).getBoundingClientRect());
    const inside = (x, y, room) => x > room.left && x < room.right && y > room.top && y < room.bottom;
    return boxes.length > 0 && boxes.every((box) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const room = [{ left: 0, top: 0, right: innerWidth, bottom: board.top }, board, sheet,
            { left: 0, top: sheet.bottom, right: innerWidth, bottom: innerHeight }];
        return room.some((one) => inside(x, y, one));
    });
}"""
"""Whether something is pointed at, and all of it on the screen."""


def test_on_a_phone_every_step_points_at_what_can_be_seen_and_leads_to_the_answer(visit: Any) -> None:
    """Also where the card lies below the sheet or is folded away: then at what opens it."""
    me = visit(width=390, height=844, likes={"pace": "none"})
    guide = guide_of(games()["bigbook"])
    assert guide is not None
    begin(me, "bigbook")
    folded = 0
    for number, choice in enumerate(guide.choices):
        if not choice.startswith(f"{guide.seat} "):
            continue
        me.wait_until(lambda now, number=number: now["number"] == number and now["free"])  # type: ignore[misc]
        slip = me.page.locator(".slip")
        slip.wait_for()
        while slip.locator(".big").count():
            me.page.wait_for_function(IN_SIGHT)
            me.press(slip.locator(".big"))
        me.page.wait_for_function(IN_SIGHT)
        key = choice.partition(" ")[2]
        folded += me.page.locator(f'.question .crowd[data-holds*="{key}"]').count()
        me.answer(key)
        me.wait_for_news(number)
    assert folded, "some answers lay on cards that a phone folds away"


SPOT = """(name) => {
    const box = [...document.querySelectorAll('.pointing i')].at(-1)?.getBoundingClientRect();
    const spot = box && [box.left + box.width / 2, box.top + box.height / 2];
    const thing = spot && document.elementFromPoint(...spot)?.closest('[data-thing]');
    return thing?.dataset.thing === name ? spot : null;
}"""
"""The middle of what was pointed at last, if this thing can be tapped there."""


def test_a_bolt_is_slid_by_tapping_where_the_guide_points_first_at_it_and_then_at_where_it_goes(
    visit: Any, address: str
) -> None:
    guide = guide_of(games()["mansions"])
    assert guide is not None
    match = Match.new("mansions", players=1, seed=guide.seed, options=guide.options)
    at = next(number for number, one in enumerate(guide.choices) if " slide " in one)
    for one in guide.choices[:at]:
        match.choose(one.partition(" ")[2])
    me = visit(width=390, height=844, has_touch=True, is_mobile=True, likes={"pace": "none"})
    made = stand(address, match)
    me.sit(made, 0)
    me.page.evaluate("(code) => (localStorage['koszmar.guided'] = code)", made["code"])
    me.page.reload()
    me.wait_to_be_asked()
    slide = next(one for one in match.view(0).question.choices if f"0 {one.key}" == guide.choices[at])
    for thing in slide.touches:
        me.page.touchscreen.tap(*me.page.wait_for_function(SPOT, arg=thing).json_value())
    me.wait_for_news(at)


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
