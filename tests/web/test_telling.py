"""What happens can be followed: folded in the log, told at reading pace, with stops, a recap, and a goal in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

FOLD = """async (entries) => {
    const { fold } = await import('/table/lines.js');
    return fold(entries).map((line) => [line.entry.kind, line.beneath.map((one) => [one.entry.kind, one.times])]);
}"""
RECAP = """async (entries) => {
    const { recap } = await import('/table/lines.js');
    return recap(entries).map((line) => line.entry.kind);
}"""
PACED = """async (entries) => {
    const { paced } = await import('/table/pace.js');
    return paced(entries, true).map((beat) => beat.slow);
}"""
HEADLINE = """async ([text, card]) => {
    const { headline } = await import('/table/now.js');
    return headline(text, card);
}"""
MORE_LINES = """(count) => import('/table/state.js').then((state) => new Promise((done) => requestAnimationFrame(() => {
    const text = { id: 'event-did', args: { what: 'walked a long way along the wall, and back again, and along' } };
    state.sights.value = state.sights.value.map((one) => ({
        ...one, log: [...one.log, ...Array.from({ length: count }, () => ({ choice: 0, kind: 'did', text }))],
    }));
    setTimeout(done, 30);
})))"""
BELOW = "box => box.scrollHeight - box.clientHeight - box.scrollTop"


def soon(me: Any, true: Callable[[], bool]) -> bool:
    for _ in range(200):
        if true():
            return True
        me.page.wait_for_timeout(25)
    return False


def event(kind: str, weight: str = "deed", choice: int = 1, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "weight": weight, "choice": choice, "text": {"id": f"event-{kind}"}, **more}


# -- folding ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([event("act"), event("draw", "detail"), event("draw", "detail")], [["act", [["draw", 2]]]]),
        ([event("pay", "prelude"), event("act")], [["act", [["pay", 1]]]]),
        ([event("act"), event("pay", "prelude")], [["act", [["pay", 1]]]]),
        ([event("act"), event("pay", "prelude", 2), event("turn", "chapter", 2)],
         [["act", [["pay", 1]]], ["turn", []]]),
        ([event("set-out", "opener"), event("pay", "detail"), event("go", "step", 2)],
         [["go", [["set-out", 1], ["pay", 1]]]]),
        ([event("go", "step", who="0"), event("go", "step", 2, who="0"), event("go", "step", 3, who="1")],
         [["go", [["go", 1]]], ["go", []]]),
        ([event("so-far", "draft"), event("roll", "detail")], [["roll", []]]),
        ([event("act"), event("so-far", "draft")], [["act", [["so-far", 1]]]]),
    ],
)  # fmt: skip
def test_one_line_says_what_a_move_came_to(visit: Any, events: list[Any], lines: list[Any]) -> None:
    me = visit()
    me.page.goto(me.address)
    assert me.page.evaluate(FOLD, events) == lines


def test_a_recap_has_three_to_seven_lines_and_turning_points_first(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    many = [event(f"deed-{number}") for number in range(20)]
    many[3] = event("death", "turning")
    found = me.page.evaluate(RECAP, many)
    assert found == ["death", *(f"deed-{number}" for number in range(14, 20))]
    few = [event("turn", "chapter"), event("go", "step", who="0"), event("end")]
    assert me.page.evaluate(RECAP, few) == ["turn", "go", "end"]


def test_what_comes_of_my_own_dice_is_read_and_what_i_did_is_not(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    roll = {"title": {"id": "roll"}, "dice": [1]}
    mine = [event("act"), event("draw", "detail")]
    assert me.page.evaluate(PACED, mine) == [False, False]
    assert me.page.evaluate(PACED, [*mine, event("roll", "draft", roll=roll), event("hurt")]) == [
        False,
        False,
        True,
        True,
    ]
    assert me.page.evaluate(PACED, [event("omen", "turning"), event("hurt")]) == [True, True]


def test_a_headline_leaves_the_words_of_a_card_to_the_card(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    me.page.locator(".tile").first.wait_for()
    line = {"id": "web-errand", "args": {"place": {"id": "web-close"}}}
    whole = me.page.evaluate(HEADLINE, [line, None])
    assert me.page.evaluate(HEADLINE, [line, {"text": {"id": "web-more"}}]) == whole
    assert len(me.page.evaluate(HEADLINE, [line, {"text": {"id": "web-close"}}])) < len(whole)


# -- the log ---------------------------------------------------------------------------------------------------------


def test_the_log_follows_for_hundreds_of_lines_and_says_what_is_new(enter: Callable[..., Any]) -> None:
    me = enter()
    log = me.page.locator(".log").locator("xpath=..")
    for _ in range(15):
        me.page.evaluate(MORE_LINES, 20)
        assert soon(me, lambda: log.evaluate(BELOW) < 2)
    log.hover()
    me.page.mouse.wheel(0, -400)
    assert soon(me, lambda: log.evaluate(BELOW) > 200)
    me.page.evaluate(MORE_LINES, 3)
    me.page.locator(".newer", has_text="3 new lines").click()
    assert soon(me, lambda: log.evaluate(BELOW) < 2)
    assert me.page.locator(".newer").count() == 0


@pytest.fixture
def two(visit: Any, lay_here: Any, script: Any) -> Callable[..., Any]:
    """Two people at one table, and a match thought out for them."""

    def sit_down(**how: Any) -> Any:
        plan = script(2, "moving", options={"magicians": ["fire-girl", "water-boy"]})
        made = lay_here("human", "human", **plan.setup)
        people = {0: visit(**how), 1: visit()}
        for seat, one in people.items():
            one.sit(made, seat)
        return plan, people

    return sit_down


def turning(plan: Any, seat: int) -> int:
    """The first choice of somebody else that brings a turning point with a card to look at."""
    for number, (who, _) in enumerate(plan.choices):
        match = plan.at(number + 1)
        told = match.told([one for one in match.events(seat) if one.choice == number + 1], seat)
        if who != seat and number > 5 and any(one.weight == "turning" and one.card for one in told):
            return number
    raise AssertionError("nothing turns")


def test_details_unfold_beneath_their_line(two: Any, play: Any) -> None:
    plan, people = two()
    me = people[0]
    play(plan, people, until=12)
    me.wait_until(lambda now: now["number"] == 12)
    unfold = me.page.locator(".log > li .unfold").first
    assert me.page.locator(".log .beneath").count() == 0
    unfold.click()
    assert me.page.locator(".log .beneath li").count() > 0
    assert unfold.get_attribute("aria-expanded") == "true"


# -- the show --------------------------------------------------------------------------------------------------------


def test_the_table_stops_at_a_turning_point_with_its_card_and_one_key_goes_on(two: Any, play: Any) -> None:
    plan, people = two()
    me, number = people[0], turning(plan, 0)
    play(plan, people, until=number)
    me.wait_until(lambda now: now["number"] == number and now["free"])
    me.page.evaluate("import('/lib/comfort.js').then((comfort) => (comfort.pace.value = 'steps'))")
    play(plan, people, start=number, until=number + 1)
    stop = me.page.locator(".now.stopped")
    for _ in range(12):
        me.page.keyboard.press("Space")
        if soon(me, stop.is_visible) and me.page.locator(".now .large .card").count():
            break
    assert me.page.locator(".now .large .card.close").is_visible()
    assert me.page.locator(".mine-to-answer").count() == 0, "no question is asked while something is told"
    board, now = (me.page.locator(one).first.bounding_box() for one in (".board", ".now"))
    assert now["x"] >= board["x"] + board["width"], "it covers nothing of what it tells about"
    room, on = (me.page.locator(one).first.bounding_box() for one in (".question", ".now .going-on button"))
    assert on["y"] + on["height"] <= room["y"] + room["height"], "a large card leaves room for the way on"
    me.page.set_viewport_size({"width": 390, "height": 844})
    boxes = [me.page.locator(one).bounding_box() for one in (".now .large .card", ".now .going-on button")]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes), "on a phone it can be read, too"
    assert all(box["y"] + box["height"] <= 844 for box in boxes), "and the way on is in reach"
    me.page.set_viewport_size({"width": 1440, "height": 900})
    me.page.wait_for_timeout(700)
    assert stop.is_visible(), "it waits for me"
    for _ in range(12):
        me.page.keyboard.press("Space")
        me.page.wait_for_timeout(60)
    me.wait_until(lambda now: now["free"])
    assert me.page.locator(".now").count() == 0


def test_at_a_steady_pace_a_stop_ends_by_itself_and_escape_ends_everything(two: Any, play: Any) -> None:
    plan, people = two(reduced_motion="no-preference")
    me, number = people[0], turning(plan, 0)
    play(plan, people, until=number)
    me.wait_until(lambda now: now["number"] == number and now["free"])
    me.page.evaluate("import('/lib/comfort.js').then((comfort) => (comfort.pace.value = 'slow'))")
    known = "() => ['.status', '.seats'].map((one) => document.querySelector(one).innerText)"
    before = me.page.evaluate(known)
    play(plan, people, start=number, until=number + 1)
    me.page.locator(".now h1", has_text=".").wait_for()
    assert me.look()["mine"] is False
    assert me.page.evaluate(known) == before, "whose turn it is and how everybody fares is not told before its dice"
    me.page.keyboard.press("Escape")
    me.wait_until(lambda now: now["free"])
    assert me.page.locator(".now").count() == 0
    assert me.page.locator(".sky > *").count() == 0
    assert me.page.evaluate(known) != before


def test_what_happened_meanwhile_is_told_after_a_reload_and_on_demand(two: Any, play: Any) -> None:
    plan, people = two()
    me = people[0]
    away = next(number for number in range(4, 60) if [who for who, _ in plan.choices[number : number + 3]] == [1, 1, 1])
    play(plan, people, until=away + 3)
    me.wait_until(lambda now: now["number"] == away + 3)
    assert me.page.locator(".recall").count() == 0
    me.page.reload()
    told = me.page.locator(".recall li")
    told.first.wait_for()
    assert 1 <= told.count() <= 7
    log = me.page.evaluate(
        "Promise.all([import('/table/state.js'), import('/lib/words.js')])"
        ".then(([state, words]) => state.sight.value.log.map((one) => words.say(one.text)))"
    )
    assert {*told.all_inner_texts()} <= {*log}, "nothing that this seat was not told"
    me.page.keyboard.press("s")
    me.page.locator(".recall").wait_for(state="detached")
    me.page.get_by_role("button", name="Since your last turn").click()
    me.page.locator(".recall li").first.wait_for()


def test_my_goal_is_in_sight_and_all_of_it_a_key_away(two: Any, play: Any) -> None:
    plan, people = two(width=390, height=844, has_touch=True)
    play(plan, people, until=3)
    me = people[0]
    assert "Your goal: Together you win" in me.page.locator(".aim").inner_text()
    me.page.keyboard.press("g")
    assert "This round" in me.page.locator("dialog.aims").inner_text()
    me.page.keyboard.press("Escape")
    assert "Together you win" in me.words()
