"""Access: axe-core finds nothing serious, by night and by day, wide and on a phone; 200 % zoom; less motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
"""axe-core, MPL 2.0, as published by Deque (npm axe-core)."""
STILL = """() => new Promise((resolve) => {
    const end = performance.now() + 10000;
    let still = 0;
    const look = () => {
        const moving = document.getAnimations().some((one) =>
            one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
        still = moving ? 0 : still + 1;
        if (still < 4 && performance.now() < end) requestAnimationFrame(look);
        else resolve();
    };
    look();
})"""
"""Until nothing has moved for some frames: half-faded letters have no contrast."""
CUT_OFF = """() => [...document.querySelectorAll('button, a, input, select, h1, .card')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    const seen = one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    if (!width || !seen || one.closest('.spoken, .skip')) return false;
    let box = one.parentElement;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
    return !box && (right > innerWidth + 1 || left < -1);
}).map((one) => one.outerHTML.slice(0, 160))"""
"""What sticks out of the window with no way to scroll to it."""
MOVES = """() => {
    window.moved = [];
    const travels = /transform|translate|rotate|scale/;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (travels.test([frames].flat().flatMap(Object.keys).join())) window.moved.push(this.className);
        return animate.call(this, frames, timing);
    };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const long = getComputedStyle(target).transitionDuration.split(', ').some((time) => parseFloat(time) > 0.05);
        if (long && travels.test(propertyName)) window.moved.push(target.className);
    }, true);
}"""


def serious(page: Any) -> list[str]:
    """What axe finds, by night and by day; the light is left as it was."""
    light = page.evaluate("document.documentElement.dataset.theme")
    found = [f"by {one}: {what}" for one in ("night", "day") for what in _in_the_light(page, one)]
    page.evaluate("light => (document.documentElement.dataset.theme = light)", light)
    return found


def _in_the_light(page: Any, light: str) -> list[str]:
    page.evaluate("light => (document.documentElement.dataset.theme = light)", light)
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious(visit: Any, width: int) -> None:
    """The lobby, laying a table, the table, a reason, the reference, the text page, the owner's keys, the timeline."""
    me = visit(width=width, likes={"pace": "none"})
    page = me.page
    page.goto(me.address)
    page.locator(".tile").first.wait_for()
    assert serious(page) == [], "the lobby"
    page.locator(".tile[data-game=bigbook]").click()
    page.locator(".laying .big").wait_for()
    assert serious(page) == [], "laying a table"
    page.locator(".laying .big").click()
    me.wait_to_be_asked()
    assert serious(page) == [], "the first question"
    me.begin()
    assert serious(page) == [], "the table"
    page.get_by_role("button", name="Why am I asked this?").click()
    page.locator(".asked-by").wait_for()
    assert serious(page) == [], "the reference"
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".reading").wait_for()
    assert serious(page) == [], "the text page"
    page.keyboard.press("t")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert serious(page) == [], "how you like it"
    page.keyboard.press("Escape")
    if width < 1100:
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Keys to this table").click()
    page.get_by_role("dialog", name="Keys to this table").wait_for()
    assert serious(page) == [], "the owner's keys"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Timeline").click()
    page.get_by_role("slider").wait_for()
    assert serious(page) == [], "the timeline"


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious_around_a_match(visit: Any, width: int) -> None:
    """The room, the curtain, waiting, the ending."""
    me, watcher = (visit(width=width, likes={"pace": "none"}) for _ in range(2))
    rules = {"parameters": {"inside_pages": 1, "madness_by_players": {"3": 1}}, "rulings": {"open-hands": "closed"}}
    me.lay_table("me", "device", "link", **rules, seed="s1")
    me.page.locator(".invitation").wait_for()
    assert serious(me.page) == [], "the room"
    watcher.page.goto(me.page.locator(".invitation input").last.input_value())
    friend = visit(width=width, likes={"pace": "none"})
    friend.page.goto(me.invitation())
    friend.page.locator(".seat-acts .big").first.wait_for()
    assert serious(friend.page) == [], "the room for a guest"
    friend.join(me.invitation())
    me.get_ready()
    watcher.wait_until(lambda now: now["number"] is not None)
    assert serious(watcher.page) == [], "waiting"
    seen = False
    while not me.look()["over"]:
        for one in (me, friend):
            now = one.look()
            if now["curtain"] is not None:
                one.page.locator("dialog.curtain .big").wait_for()
                assert seen or serious(one.page) == [], "the curtain"
                seen = True
                one.take_device()
            elif now["mine"] and now["free"] and not now["over"]:
                one.answer(now["keys"][-1])
                one.wait_for_news(now["number"])
    assert seen
    me.page.locator(".ending").wait_for()
    assert serious(me.page) == [], "the ending"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_is_cut_off_at_twice_the_size(visit: Any, lang: str) -> None:
    """A page of 1440 x 900 at 200 % is 720 x 450 to the style sheets."""
    me = visit(lang=lang, width=720, height=450, device_scale_factor=2, likes={"pace": "none"})
    page = me.page
    page.goto(me.address)
    page.locator(".tile").first.wait_for()
    assert page.evaluate(CUT_OFF) == []
    page.locator(".tile[data-game=bigbook]").click()
    page.locator(".laying .big").wait_for()
    assert page.evaluate(CUT_OFF) == []
    page.locator(".laying .big").click()
    for _ in range(8):
        me.wait_to_be_asked()
        now = me.look()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
        assert page.evaluate(CUT_OFF) == []
        board, question = (page.locator(one).bounding_box() for one in (".board", ".question"))
        assert board["x"] + board["width"] <= question["x"], "the board lies beside the question"
        assert board["height"] > 150
        page.locator(".asking h1").first.scroll_into_view_if_needed()
        assert page.locator(".asking h1").first.evaluate(
            "one => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight; }"
        ), "the question can be reached"
        me.answer(now["keys"][0])
        me.wait_for_news(now["number"])


def test_whoever_asks_for_less_motion_sees_nothing_travel(visit: Any) -> None:
    for wish, travels in (("no-preference", True), ("reduce", False)):
        me = visit(reduced_motion=wish)
        me.room.run_first(f"({MOVES})()")
        me.lay_table("me", "bot", seed="a dark night")
        for _ in range(2):
            me.wait_to_be_asked()
            now = me.look()
            me.answer(now["keys"][0])
            me.wait_for_news(now["number"])
        me.wait_to_be_asked()
        assert bool(me.page.evaluate("window.moved.length")) == travels, me.page.evaluate("window.moved")


FOCUS = """() => {
    const one = document.activeElement;
    return one === document.body ? 'page' : one.closest('.board') ? 'board' : one.closest('.mine') ? 'mine' : 'else';
}"""


def test_the_first_arrow_goes_to_the_board_and_the_focus_never_falls_to_the_page(enter: Any) -> None:
    me = enter(likes={"pace": "none"})
    page = me.page
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS) == "board"
    assert page.evaluate("document.activeElement.matches('.legal')")
    for _ in range(3):
        now = me.look()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        me.wait_for_news(now["number"])
        me.wait_to_be_asked()
        assert page.evaluate(FOCUS) != "page"


def test_the_focus_falls_to_the_page_neither_in_the_lobby_nor_in_a_dialog(visit: Any) -> None:
    me = visit()
    page = me.page
    page.goto(me.address)
    page.locator(".tile").first.press("Enter")
    page.locator(".who-sits li").first.wait_for()
    page.wait_for_function("document.activeElement !== document.body")
    page.locator(".letter .reference button").first.press("Enter")
    page.locator(".over.reference .leaves button").first.press("Enter")
    page.locator(".primer").wait_for()
    page.wait_for_function("document.activeElement.closest('dialog') !== null")


def test_what_ends_a_turn_is_the_last_thing_on_the_way_of_the_arrows(visit: Any) -> None:
    me = visit(likes={"pace": "none"})
    me.lay_table("me", "bot", seed="a dark night")
    me.begin()
    now = me.wait_until(
        lambda now: any(key.split()[0] in ("end", "pass") for key in now["keys"]) and len(now["keys"]) > 2
    )
    ends = [key for key in now["keys"] if key.split()[0] in ("end", "pass", "done")]
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.dataset.key ?? ''") not in ends
    me.page.keyboard.press("ArrowLeft")
    assert me.page.evaluate("document.activeElement.dataset.key ?? ''") in ends
