"""What people do around a match: take back, ask the bot, talk, save, give a seat away, lose the line."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def test_a_choice_is_taken_back(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "device")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.page.locator("dialog.curtain .big").click()
    me.wait_to_be_asked()
    assert me.page.locator(".answer", has_text="Marina").count() == 0
    number = me.number()
    me.page.get_by_role("button", name="Take back").click()
    me.wait_for_news(number)
    me.page.locator(".answer", has_text="Marina").first.wait_for()


def test_the_bot_gives_a_hint(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.get_by_role("button", name="What would the bot do?").click()
    me.page.locator(".notice", has_text="The bot would:").wait_for()


def test_friends_talk(visit: Any) -> None:
    me, friend = visit(), visit(lang="pl")
    me.lay_table("me", "link")
    link = me.page.locator(".invitation input").first.input_value()
    me.page.locator(".invitation .big").click()
    friend.page.goto(link)
    friend.wait_to_be_asked()
    friend.page.get_by_role("tab", name="Rozmowa").click()
    friend.page.get_by_placeholder("Powiedz coś").fill("Książka się rusza!")
    friend.page.keyboard.press("Enter")
    me.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_text("Książka się rusza!").wait_for()


def test_a_record_is_saved_and_laid_again(visit: Any, tmp_path: Path) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.page.locator(".mine .fan .card").first.wait_for()
    me.wait_to_be_asked()
    hand = me.page.locator(".mine .fan").inner_text()
    with me.page.expect_download() as saved:
        me.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    me.page.get_by_role("button", name="Lobby").click()
    me.page.locator("input[type=file]").set_input_files(file)
    me.page.locator(".mine .fan .card").first.wait_for()
    assert me.page.locator(".mine .fan").inner_text() == hand


def test_a_bot_takes_a_seat_and_hands_it_back(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "link")  # the friend never comes, so that bots alone cannot play the match to its end meanwhile
    me.page.locator(".invitation .big").click()
    me.wait_to_be_asked()
    me.page.locator(".seat .face").nth(0).click()
    me.page.get_by_role("button", name="Let a bot play this seat").click()
    back = me.page.get_by_role("button", name="Give this seat back to a person")
    back.first.click()
    me.page.get_by_role("button", name="Let a bot play this seat").first.wait_for()


def test_a_card_that_does_not_answer_comes_closer(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.locator(".shelf .card.scroll").first.click()
    me.page.locator("dialog.closeup .card.close").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator("dialog.closeup").wait_for(state="detached")


def test_a_watcher_sees_the_table_and_is_asked_nothing(visit: Any) -> None:
    me, watcher = visit(), visit()
    me.lay_table("me", "link")
    link = me.page.locator(".invitation input").last.input_value()
    watcher.page.goto(link)
    watcher.page.get_by_text("The table waits for").wait_for()
    assert watcher.page.locator(".answer").count() == 0
    assert watcher.page.locator(".mine").count() == 0


def test_the_client_comes_back_when_the_server_was_killed(visit: Any, own_server: Any) -> None:
    me = visit()
    me.address = own_server.address
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.page.locator(".mine .fan .card").first.wait_for()
    me.wait_to_be_asked()
    before = me.question()
    own_server.kill()
    me.page.get_by_text("The line is down. We keep knocking").wait_for()
    own_server.start()
    me.page.locator(".top .line").wait_for(state="detached", timeout=30_000)
    assert me.question() == before
    number = me.number()
    me.page.keyboard.press("1")
    me.wait_for_news(number)
    me.complaints.clear()  # the browser complains of the refused connections, rightly
