"""The table in a real browser: from the lobby to answers by mouse, touch and keyboard, in both languages."""

from __future__ import annotations

import json
from typing import Any

import pytest


def test_from_the_lobby_to_the_first_answers(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    assert me.question() == "Who will you be? Choose your Magician."
    for _ in range(4):
        me.wait_to_be_asked()
        number = me.number()
        me.page.locator(".answer").last.evaluate("button => button.click()")
        me.wait_for_news(number)
    assert me.page.locator(".log li").count() > 0


def test_a_thing_that_glows_answers_when_clicked(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.locator(".answer").first.click()
    for _ in range(30):
        me.wait_to_be_asked()
        glowing = me.page.locator(".mine .card.legal")
        number = me.number()
        if glowing.count():
            glowing.first.click()
            break
        me.page.keyboard.press("1")
        me.wait_for_news(number)
    me.wait_for_news(number)


def test_the_whole_beginning_by_keyboard_alone(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    me.page.locator(".tile").wait_for()
    me.page.locator(".tile").focus()
    me.page.keyboard.press("Enter")
    me.page.locator(".laying .big").focus()
    me.page.keyboard.press("Enter")
    me.wait_to_be_asked()
    number = me.number()
    me.page.keyboard.press("2")
    me.wait_for_news(number)
    me.wait_to_be_asked()
    number = me.number()
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.matches('.legal, .answer')")
    me.page.keyboard.press("Enter")
    me.wait_for_news(number)


def test_the_language_switches_at_once_and_stays(visit: Any) -> None:
    me = visit(lang="pl")
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    assert me.question() == "Kim będziesz? Wybierz swojego Adepta Magii."
    me.page.get_by_role("button", name="English").click()
    me.page.get_by_text("Who will you be?").wait_for()
    me.page.reload()
    me.wait_to_be_asked()
    assert me.question().startswith("Who will you be?")


def test_no_message_is_without_words(visit: Any) -> None:
    for lang in ("en", "pl"):
        me = visit(lang=lang)
        me.lay_table("me", "bot", "bot")
        for _ in range(6):
            me.wait_to_be_asked()
            number = me.number()
            assert "⟨" not in me.page.locator("body").inner_text()
            me.page.keyboard.press("1")
            me.wait_for_news(number)
        me.page.keyboard.press("t")
        me.page.locator(".reading").wait_for()
        assert "⟨" not in me.page.locator("body").inner_text()


@pytest.mark.parametrize("width", [360, 390, 834])
def test_a_phone_shows_question_and_hand_and_pulls_up_my_area(visit: Any, width: int) -> None:
    me = visit(width=width, height=844)
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.locator(".answer").first.click()
    me.page.locator(".mine .fan .card").first.wait_for()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    me.page.locator(".handle").click()
    assert me.page.locator(".mine .zone.row .card").first.is_visible()


def test_two_people_on_one_device_pass_it_behind_a_curtain(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "device")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    curtain = me.page.locator("dialog.curtain")
    curtain.wait_for()
    curtain.locator(".big").click()
    me.wait_to_be_asked()
    assert me.page.locator(".seat.me.asked").count() == 1


def test_a_friend_joins_by_link_and_the_key_leaves_the_address(visit: Any) -> None:
    me, friend = visit(), visit(lang="pl")
    me.lay_table("me", "link")
    link = me.page.locator(".invitation input").first.input_value()
    me.page.locator(".invitation .big").click()
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.page.goto(link)
    friend.wait_to_be_asked()
    key = link.partition("key=")[2]
    assert key
    assert key not in friend.page.url
    assert not any(key in url.partition("#")[0] for url in asked)
    me.wait_to_be_asked()
    number = friend.number()
    me.page.keyboard.press("1")
    friend.wait_for_news(number)


def test_a_reload_brings_the_same_table_back(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.page.locator(".mine .fan .card").first.wait_for()
    me.wait_to_be_asked()
    before = (me.question(), me.page.locator(".mine").inner_text())
    me.page.reload()
    me.wait_to_be_asked()
    assert (me.question(), me.page.locator(".mine").inner_text()) == before


def test_why_am_i_asked_shows_the_rule(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.get_by_role("button", name="Why am I asked this?").click()
    assert me.page.locator(".asked-by code").inner_text() == "setup.magician-choice"


def test_the_timeline_shows_the_past_and_leads_back(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.page.locator(".mine .fan .card").first.wait_for()
    me.page.get_by_role("button", name="Timeline").click()
    me.page.get_by_role("slider").fill("0")
    me.page.locator(".mine .fan .card").first.wait_for(state="detached")
    me.page.get_by_role("button", name="Back to now").click()
    me.page.locator(".mine .fan .card").first.wait_for()


def test_hidden_hands_do_not_travel(visit: Any) -> None:
    """With closed hands, no frame names a card in a foreign hand."""
    me = visit()
    me.page.goto(me.address)
    wish = {"game": "bigbook", "players": 2, "rulings": {"open-hands": "closed"}, "seats": ["human", "sensible"]}
    made = me.page.evaluate(
        "wish => fetch('api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: wish})"
        ".then((answer) => answer.json())",
        json.dumps(wish),
    )
    me.page.goto(f"{me.address}#table={made['code']}&key={made['seats'][0]}")
    for _ in range(3):
        me.wait_to_be_asked()
        number = me.number()
        me.page.locator(".answer").last.evaluate("button => button.click()")
        me.wait_for_news(number)
    assert me.frames
    assert not any('"hand-1/' in frame for frame in me.frames)
