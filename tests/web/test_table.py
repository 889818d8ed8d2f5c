"""The table in a real browser: from the lobby to answers by mouse, touch and keyboard, in both languages."""

from __future__ import annotations

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


@pytest.mark.rule("mansions/screen.settings")
def test_the_language_switches_in_the_middle_of_a_match_and_stays(visit: Any) -> None:
    me = visit(lang="pl")
    me.lay_table("me", "bot", options={"magicians": ["fire-girl", "water-boy"]}, seed="a dark night")
    me.wait_to_be_asked()
    before = me.look()
    spoken = (me.question(), me.page.locator(".log").inner_text(), me.page.locator(".shelf .card").first.inner_text())
    me.page.get_by_role("button", name="English").click()
    me.page.get_by_role("button", name="What would the bot do?").wait_for()
    after = (me.question(), me.page.locator(".log").inner_text(), me.page.locator(".shelf .card").first.inner_text())
    assert all(one != other for one, other in zip(spoken, after, strict=True)), "question, log and cards"
    assert me.page.evaluate("document.documentElement.lang") == "en"
    assert me.look() == before, "nothing else has changed"
    assert sum('"type":"welcome"' in frame for frame in me.frames) == 1, "over the same line"
    me.page.reload()
    me.wait_to_be_asked()
    assert me.question() == after[0]


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


def test_a_friend_joins_by_link_and_the_key_leaves_the_address(visit: Any) -> None:
    me, friend = visit(), visit(lang="pl")
    me.lay_table("me", "link")
    me.page.locator(".invitation summary").click()
    link = me.page.locator(".invitation details input").first.input_value()
    asked: list[str] = []
    friend.room.listen("request", lambda request: asked.append(request.url))
    friend.page.goto(link)
    friend.get_ready()
    me.get_ready()
    friend.wait_to_be_asked()
    key = link.partition("key=")[2]
    assert key
    assert key not in friend.page.url
    assert not any(key in url.partition("#")[0] for url in asked)
    me.wait_to_be_asked()
    number = friend.number()
    me.page.keyboard.press("1")
    friend.wait_for_news(number)


def test_why_am_i_asked_shows_the_rule(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.get_by_role("button", name="Why am I asked this?").click()
    assert me.page.locator(".asked-by code").inner_text() == "setup.magician-choice"


SOFTENED = """async (text) => {
    const { soften } = await import('/lib/hyphens.js');
    const { words } = await import('/lib/words.js');
    while (words.value.lang !== 'pl') await new Promise((done) => setTimeout(done, 20));
    return soften(text).replaceAll('\\u00ad', '-');
}"""
"""As soon as the page speaks Polish."""


@pytest.mark.parametrize(
    ("words", "broken"),
    [
        ("utrata poczytalności", "utrata po-czy-tal-ności"),
        ("pomieszczeniami energetyczna", "po-mieszcze-niami ener-ge-tyczna"),
        ("wzniecić najdziwniejszy", "wznie-cić naj-dziw-niejszy"),
    ],
)
def test_a_long_word_on_a_card_is_broken_between_syllables(visit: Any, words: str, broken: str) -> None:
    me = visit(lang="pl")
    me.page.goto(me.address)
    assert me.page.evaluate(SOFTENED, words) == broken
