"""Whole matches, from laying the table to the ending: by keyboard alone, on a phone, several people on one device."""

from __future__ import annotations

from typing import Any

COVERED = """() => [...document.querySelectorAll('.mine .fan .card')].every((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (across < 0 || down < 0 || across > innerWidth || down > innerHeight) return true;
    return document.elementFromPoint(across, down)?.closest('dialog.curtain');
})"""
ANSWERS = """key => import('/table/state.js').then((state) => {
    const { key: answer, thing } = document.activeElement.dataset;
    return answer === key || (state.answers.value.get(thing) ?? []).some((one) => one.key === key);
})"""
FAR = 150
"""More steps than any way by Tab or arrows takes."""
SWIFT = {"pace": "none"}
SHORT = {"inside_pages": 1, "madness_by_players": {"2": 6}}
SOON_LOST = {"inside_pages": 1, "madness_by_players": {"2": 2, "3": 2}}


def ready(now: dict[str, Any]) -> bool:
    return now["over"] or (now["free"] and (now["mine"] or now["curtain"] is not None))


# -- by keyboard alone -----------------------------------------------------------------------------------------------


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until the focus is there."""
    page.locator(selector).first.wait_for()
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def answer_by_number(me: Any, key: str) -> bool:
    """Press the number that stands before an answer, if it has one."""
    number = me.page.locator(f'.answer[data-key="{key}"] kbd').first.text_content()
    if number:
        me.page.keyboard.press(number)
    return bool(number)


def answer_by_walking(me: Any, key: str) -> None:
    """Walk with the arrows to what answers with this key, and press Enter; several answers ask for a number."""
    page = me.page
    for _ in range(FAR):
        page.keyboard.press("ArrowRight")
        if page.evaluate(ANSWERS, key):
            break
    else:
        raise AssertionError(f"the arrows do not lead to {key}")
    several = page.evaluate(
        "() => import('/table/state.js').then((state) =>"
        " (state.answers.value.get(document.activeElement.dataset.thing) ?? []).length > 1)"
    )
    page.keyboard.press("Enter")
    if several:
        page.keyboard.press(page.locator(f'dialog .answer[data-key="{key}"] kbd').text_content())


def test_a_whole_match_by_keyboard_alone(visit: Any) -> None:
    me = visit(likes=SWIFT)
    page = me.page
    me.slip_in({"parameters": SHORT, "players": 2, "seats": ["human", "sensible"], "names": ["", ""]})
    page.goto(me.address)
    tab_to(page, ".tile[data-game=bigbook]")
    page.keyboard.press("Enter")
    tab_to(page, ".laying .big")
    page.keyboard.press("Enter")
    asked = 0
    while not (now := me.wait_until(ready))["over"]:
        me.wait_to_be_asked()
        key = me.hint(lambda: page.keyboard.press("h"))
        asked += 1
        if asked % 3 == 0 or not answer_by_number(me, key):
            answer_by_walking(me, key)
        me.wait_for_news(now["number"])
    assert asked > 3
    page.locator(".ending").wait_for()
    tab_to(page, ".ending button, .ending a")


def test_the_timeline_by_keyboard(visit: Any, lay_here: Any) -> None:
    me = visit(likes=SWIFT)
    me.sit(lay_here("human", "human", rulings={"open-hands": "closed"}), 0, 1)
    page = me.page
    hung = 0
    for choices in range(4):
        if me.wait_until(ready)["curtain"] is not None:
            page.locator("dialog.curtain[open]").wait_for()
            page.keyboard.press("Enter")
            hung += 1
        me.wait_to_be_asked()
        if choices < 3:
            page.keyboard.press("1")
            me.wait_for_news(choices)
    assert hung, "a curtain is drawn aside by keyboard, too"
    tab_to(page, "button[title='Timeline']")
    page.keyboard.press("Enter")
    me.wait_until(lambda now: now["past"] == 3)
    tab_to(page, "input[type=range]")
    page.keyboard.press("Home")
    me.wait_until(lambda now: now["past"] == 0)
    page.keyboard.press("ArrowRight")
    me.wait_until(lambda now: now["past"] == 1)


# -- on a phone ------------------------------------------------------------------------------------------------------


def test_a_whole_match_on_a_phone(visit: Any) -> None:
    me = visit(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, likes=SWIFT)
    page = me.page
    me.lay_table("me", "bot", parameters=SHORT, seed="a phone in the dark")
    glowing = 0
    while not (now := me.wait_until(ready))["over"]:
        me.wait_to_be_asked()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
        box = page.locator(".asking h1").first.bounding_box()
        assert 0 <= box["y"] <= 844 - box["height"], "the question is in sight"
        key = me.hint()
        card = page.locator(".mine .card.legal").first
        if glowing < 2 and now["prompt"] == "prompt-action" and card.count() and card.is_visible():
            card.tap(position={"x": 12, "y": 12})
            glowing += 1
            if (menu := page.locator("dialog .answer")).count():
                menu.first.tap()
        else:
            me.answer(key)
        me.wait_for_news(now["number"])
    page.locator(".ending").wait_for()
    page.get_by_role("button", name="Lobby").last.tap()
    page.locator(".tile").first.wait_for()


# -- several people on one device ------------------------------------------------------------------------------------


def play_on_one_device(me: Any, others: dict[int, Any] | None = None) -> list[int]:
    """Play to the end: whoever has the device answers with the last option; the seats that a curtain hung before."""
    page, hung = me.page, []
    others = others or {}
    while not (now := me.wait_until(lambda now: ready(now) or bool(others)))["over"]:
        if now["curtain"] is not None:
            curtain = page.locator("dialog.curtain")
            curtain.wait_for()
            assert page.evaluate(COVERED), "the curtain hides the hand behind it"
            assert page.locator(".answer:visible").count() == 0
            hung.append(now["curtain"])
            curtain.locator(".big").click()
            assert me.wait_until(lambda now: now["curtain"] is None)["seat"] == hung[-1]
        elif now["mine"] and now["free"]:
            assert page.locator(".seat.me.asked").count() == 1
            me.answer(now["keys"][-1])
            me.wait_for_news(now["number"])
        latest = me.number()
        for friend in others.values():
            there = friend.wait_until(lambda now, latest=latest: now["number"] >= latest)
            if there["mine"] and there["free"] and not there["over"]:
                friend.answer(there["keys"][-1])
                friend.wait_for_news(there["number"])
    page.locator(".ending").wait_for()
    return hung


def test_three_people_on_one_device_play_to_the_end_behind_curtains(visit: Any) -> None:
    me = visit(likes=SWIFT)
    me.lay_table("me", "device", "device", parameters=SOON_LOST, rulings={"open-hands": "closed"}, seed="s1")
    hung = play_on_one_device(me)
    assert {0, 1, 2} <= set(hung), "the device went round"


def test_two_people_on_one_device_inside_an_online_table(visit: Any) -> None:
    me, friend = visit(likes=SWIFT), visit(lang="pl", likes=SWIFT)
    me.lay_table("me", "device", "link", parameters=SOON_LOST, rulings={"open-hands": "closed"}, seed="s2")
    friend.join(me.invitation())
    me.get_ready()
    me.wait_until(lambda now: now["number"] is not None)
    friend.wait_until(lambda now: now["number"] is not None)
    hung = play_on_one_device(me, {2: friend})
    assert {0, 1} <= set(hung)
    assert 2 not in hung, "the friend has a device of their own"
    friend.page.locator(".ending").wait_for()
    for frames, known in ((me.frames, {0, 1}), (friend.frames, {2})):
        assert {seat for seat in range(3) if any(f'"hand-{seat}/' in frame for frame in frames)} == known
