"""What people do around a match: take back, ask the bot, talk, look back, save, give a seat away, watch, report."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import koszmar

SWIFT = {"pace": "none"}
BEGUN = {"options": {"magicians": ["fire-girl", "water-boy"]}}


@pytest.fixture(scope="module")
def plan(script: Any) -> Any:
    """A match whose first turn has a payment."""
    found = script(2, "a dark night", **BEGUN)
    assert found.first("pay") < 12
    return found


def sit_down(visit: Any, lay_here: Any, plan: Any) -> tuple[Any, Any]:
    """Two people, each with a browser of their own, at a table that follows a plan."""
    made = lay_here("human", "human", **plan.setup)
    people = visit(likes=SWIFT), visit(likes=SWIFT)
    for seat, one in enumerate(people):
        one.sit(made, seat)
    return people


# -- taking back -----------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_at_once_by_whoever_plays_alone(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "device")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.wait_for_news(0)
    me.take_device()
    assert me.page.locator(".answer", has_text="Marina").count() == 0
    number = me.number()
    me.page.get_by_role("button", name="Take back", exact=True).click()
    me.wait_for_news(number)
    me.page.locator(".answer", has_text="Marina").first.wait_for(state="attached")


def test_with_others_an_undo_needs_their_consent(visit: Any, lay_here: Any, play: Any, plan: Any) -> None:
    people = sit_down(visit, lay_here, plan)
    paying = plan.first("pay")
    payer = plan.choices[paying][0]
    me, friend = people[payer], people[1 - payer]
    play(plan, dict(enumerate(people)), until=paying)
    me.wait_to_be_asked()
    assert me.look()["prompt"] == "prompt-pay"

    ask_to_take_back(me, friend)
    friend.page.get_by_role("button", name="What is done is done").click()
    no_wish_is_left(me, friend)
    assert me.look()["choice"] == paying, "refused: nothing has changed"

    ask_to_take_back(me, friend)
    me.page.get_by_role("button", name="Never mind").click()
    no_wish_is_left(me, friend)
    assert me.look()["choice"] == paying, "withdrawn: nothing has changed"

    ask_to_take_back(me, friend)
    friend.page.get_by_role("button", name="Let it be undone").click()
    for one in people:
        one.wait_until(lambda now: now["choice"] < paying)
    me.wait_to_be_asked()
    assert me.look()["prompt"] == "prompt-action"
    assert friend.look()["choice"] == me.look()["choice"]


def ask_to_take_back(me: Any, friend: Any) -> None:
    me.page.get_by_role("button", name="Take back", exact=True).click()
    for one in (me, friend):
        one.page.locator(".wish").wait_for()


def no_wish_is_left(*people: Any) -> None:
    for one in people:
        one.page.locator(".wish").wait_for(state="detached")


def test_what_was_revealed_is_taken_back_only_by_whoever_is_sure(visit: Any) -> None:
    me = visit(likes=SWIFT)
    me.lay_table("me", "bot", options={"magicians": ["fire-girl", "water-boy"]}, seed="a dark night")
    me.wait_to_be_asked()
    while me.look()["prompt"] != "prompt-action":
        me.answer(me.look()["keys"][0])
        me.wait_to_be_asked()
    before = me.look()
    me.answer("end")
    me.wait_for_news(before["number"])
    me.wait_to_be_asked()
    me.page.get_by_role("button", name="How far?").click()
    me.page.get_by_role("button", name="The whole turn").click()
    me.page.get_by_role("button", name="Take it back", exact=True).click()
    me.wait_until(lambda now: now["choice"] <= before["choice"])
    me.wait_to_be_asked()


# -- asking, talking, complaining ------------------------------------------------------------------------------------


def test_the_bot_gives_a_hint(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    assert me.hint() in me.look()["keys"]
    me.page.locator(".notice", has_text="The bot would:").wait_for()
    said = me.page.locator(".notice").text_content()
    assert re.search(r"It gives you about \d{1,2}% to win\.", said)


def test_friends_talk(visit: Any) -> None:
    me, friend = visit(), visit(lang="pl")
    me.lay_table("me", "link")
    friend.join(me.invitation())
    me.get_ready()
    friend.wait_to_be_asked()
    friend.page.get_by_role("tab", name="Rozmowa").click()
    friend.page.get_by_placeholder("Powiedz coś").fill("Książka się rusza!")
    friend.page.keyboard.press("Enter")
    me.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_text("Książka się rusza!").wait_for()


def test_a_report_is_saved_with_the_record(visit: Any, server: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.begin()
    me.page.get_by_role("tab", name="Rules").click()
    me.page.get_by_text("Did something go against the rules?").click()
    me.page.get_by_label("What should have happened?").fill("Klątwa powinna była zadziałać.")
    me.page.get_by_role("button", name="Save with the record").click()
    me.page.get_by_text("Saved with the record.").wait_for()
    code = me.page.url.partition("table=")[2]
    with sqlite3.connect(server.database) as stored:
        rows = stored.execute("SELECT note, record FROM reports WHERE code = ?", (code,)).fetchall()
    stored.close()
    [(note, record)] = rows
    assert note == "Klątwa powinna była zadziałać."
    assert koszmar.Match.replay(record).number > 0


def test_a_card_that_does_not_answer_comes_closer(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot")
    me.wait_to_be_asked()
    me.page.locator(".shelf .card.scroll").first.click()
    me.page.locator("dialog.closeup .card.close").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator("dialog.closeup").wait_for(state="detached")


# -- looking back ----------------------------------------------------------------------------------------------------


def test_the_timeline_shows_every_moment_as_my_seat_saw_it(visit: Any, lay_here: Any, play: Any, script: Any) -> None:
    plan = script(2, "a dark night", rulings={"open-hands": "closed"}, **BEGUN)
    people = sit_down(visit, lay_here, plan)
    end = plan.first("pay") + 2
    play(plan, dict(enumerate(people)), until=end)
    me = people[0]
    me.wait_until(lambda now: now["number"] == end and now["free"])
    me.page.get_by_role("button", name="Timeline").click()
    me.wait_until(lambda now: now["past"] == end)
    for choice in reversed(range(end)):
        me.page.get_by_role("button", name="One choice earlier").click()
        me.wait_until(lambda now, choice=choice: now["past"] == choice)
        assert me.page.locator(".answer").count() == 0, "the past is not answered"
    moments = {one["choice"]: one for one in map(json.loads, me.frames) if one["type"] == "moment"}
    assert sorted(moments) == list(range(end + 1))
    for choice, moment in moments.items():
        then = koszmar.Match.replay(plan.match.record(), upto=choice)
        assert moment["view"] == json.loads(msgspec.json.encode(then.view(0))), "the moment, and nothing of the future"
        assert all(event["choice"] == choice for event in moment["events"])
    me.page.get_by_role("button", name="Back to now").click()
    me.wait_until(lambda now: now["past"] is None and now["choice"] == end)


def test_a_branch_goes_its_own_way(visit: Any, plan: Any, play: Any, lay_here: Any) -> None:
    me = visit(likes=SWIFT)
    made = lay_here("human", "human", **plan.setup)
    me.sit(made, 0, 1, "owner")
    end = plan.first("pay") + 1
    play(plan, {0: me, 1: me}, until=end)
    me.wait_until(lambda now: now["number"] == end)
    me.take_device()
    me.page.get_by_role("button", name="Timeline").click()
    me.wait_until(lambda now: now["past"] == end)
    me.page.get_by_role("button", name="One choice earlier").click()
    me.wait_until(lambda now: now["past"] == end - 1)
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Lay the table").click()
    me.page.wait_for_url(lambda url: made["code"] not in url)
    me.wait_until(lambda now: now["choice"] == end - 1 and now["past"] is None)
    old = me.page.request.get(f"{me.address}api/tables/{made['code']}").json()
    assert old["choice"] == end, "the old table stays as it is"
    me.take_device()
    assert me.look()["prompt"] == "prompt-pay"


def lasting(text: str) -> list[str]:
    """The words of a table without what this device remembers of the last turn made on it."""
    before, _, recap = text.partition("Since your last turn")
    return (before + recap.removeprefix("\n\nNothing has happened since then.")).split()


def test_a_saved_record_laid_again_gives_the_same_table(
    visit: Any, plan: Any, play: Any, lay_here: Any, tmp_path: Path
) -> None:
    me = visit(likes=SWIFT)
    made = lay_here("human", "human", **plan.setup)
    me.sit(made, 0, 1, "owner")
    end = plan.first("pay")
    play(plan, {0: me, 1: me}, until=end)
    me.page.evaluate("sessionStorage.removeItem('koszmar.deed')")
    me.page.reload()  # what was told just now, and what was begun here, no record holds
    me.take_device()
    before = me.words()
    record = me.save_record()
    assert len(json.loads(record)["choices"]) == end
    file = tmp_path / "record.json"
    file.write_text(record, encoding="utf-8")
    me.page.get_by_role("button", name="Lobby").click()
    me.page.locator("input[type=file]").set_input_files(file)
    me.page.locator(".laying .big").click()
    me.page.wait_for_url(lambda url: "table=" in url and made["code"] not in url)
    me.take_device()
    assert lasting(me.words()) == lasting(before)
    assert me.save_record() == record


# -- seats and watchers ----------------------------------------------------------------------------------------------


def test_a_bot_takes_an_absent_seat_and_hands_it_back(visit: Any, lay_here: Any, script: Any) -> None:
    plan = script(2, "seat 1 begins 0", **BEGUN)
    seeds = (f"seat 1 begins {attempt}" for attempt in range(1, 9))
    while plan.choices[0][0] != 1:
        plan = script(2, next(seeds), **BEGUN)
    made = lay_here("human", "human", **plan.setup)
    me, friend = visit(likes=SWIFT), visit(likes=SWIFT)
    me.sit(made, 0, "owner")
    assert not me.look()["mine"], "the table waits for the absent friend"
    me.page.locator(".seat .face").nth(1).click()
    me.page.get_by_role("button", name="Let a bot play this seat").click()
    me.wait_to_be_asked()
    played = me.look()["choice"]
    assert played > 0, "the bot has played the friend's turn"

    me.page.get_by_role("button", name="Take it back from the bot").first.click()
    me.page.get_by_role("button", name="Let a bot play this seat").first.wait_for()
    friend.sit(made, 1)
    while (now := me.look())["mine"]:
        me.answer(now["keys"][-1])
        me.wait_for_news(now["number"])
    friend.wait_to_be_asked()
    now = friend.look()
    friend.answer(now["keys"][-1])
    friend.wait_for_news(now["number"])


def test_a_watcher_sees_what_happens_and_is_asked_nothing(visit: Any, lay_here: Any, play: Any, script: Any) -> None:
    plan = script(2, "a dark night", rulings={"open-hands": "closed"}, **BEGUN)
    made = lay_here("human", "human", **plan.setup)
    me, watcher = visit(likes=SWIFT), visit(likes=SWIFT)
    me.sit(made, 0, 1)
    watcher.sit(made, "spectators")
    for number in range(6):
        play(plan, {0: me, 1: me}, start=number, until=number + 1)
        watcher.wait_until(lambda now, number=number: now["number"] == number + 1)
        assert watcher.page.locator(".answer").count() == 0
        assert watcher.page.locator(".mine:not(.watching)").count() == 0
    assert watcher.page.locator(".log li").count() > 0
    assert '"hand-0/' not in "".join(watcher.frames)
    assert '"hand-1/' not in "".join(watcher.frames)


# -- the line --------------------------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_payment_brings_the_same_question_back(
    visit: Any, lay_here: Any, play: Any, plan: Any
) -> None:
    people = sit_down(visit, lay_here, plan)
    paying = plan.first("pay")
    me = people[plan.choices[paying][0]]
    play(plan, dict(enumerate(people)), until=paying)
    me.wait_to_be_asked()
    before = (me.question(), me.look()["keys"], me.page.locator(".mine").inner_text())
    me.page.reload()
    me.wait_to_be_asked()
    assert (me.question(), me.look()["keys"], me.page.locator(".mine").inner_text()) == before
    play(plan, dict(enumerate(people)), start=paying, until=paying + 2)


def test_a_line_lost_in_the_middle_of_a_payment_comes_back_by_itself(
    visit: Any, lay_here: Any, play: Any, plan: Any
) -> None:
    made = lay_here("human", "human", **plan.setup)
    paying = plan.first("pay")
    me = visit(likes=SWIFT)
    lines: list[Any] = []

    def listen(line: Any) -> None:
        line.connect_to_server()
        lines.append(line)

    me.page.route_web_socket("**/ws", listen)
    me.sit(made, 0, 1)
    play(plan, {0: me, 1: me}, until=paying)
    me.wait_to_be_asked()
    before = (me.question(), me.look()["keys"])
    known = len(lines)
    lines[-1].close(code=1012, reason="the server stops")
    while len(lines) == known:
        me.page.wait_for_timeout(50)
    me.page.locator(".top .line").wait_for(state="detached")
    me.wait_to_be_asked()
    assert (me.question(), me.look()["keys"]) == before
    play(plan, {0: me, 1: me}, start=paying, until=paying + 2)


def test_a_killed_server_comes_back_with_every_choice_that_was_seen(
    visit: Any, own_server: Any, play: Any, plan: Any, lay_at: Any
) -> None:
    made = lay_at(own_server.address, "human", "human", **plan.setup)
    people = visit(likes=SWIFT), visit(likes=SWIFT)
    for seat, one in enumerate(people):
        one.address = own_server.address
        one.sit(made, seat)
    sitters = dict(enumerate(people))
    paying = plan.first("pay")
    play(plan, sitters, until=paying)
    payer = people[plan.choices[paying][0]]
    payer.wait_to_be_asked()
    before = payer.question()

    own_server.kill()
    for one in people:
        one.page.get_by_text("The line is down. We keep knocking").wait_for()
    own_server.start()
    for one in people:
        one.page.locator(".top .line").wait_for(state="detached")
    payer.wait_to_be_asked()
    assert payer.question() == before, "in mid-turn, in the middle of a payment"

    payer.answer(plan.choices[paying][1])
    own_server.kill()  # the answer may have arrived or not; if anybody was told, it has
    seen = max(one.look()["number"] for one in people)
    own_server.start()
    for one in people:
        one.page.locator(".top .line").wait_for(state="detached")
        one.wait_until(lambda now: now["free"])
    stands = payer.page.request.get(f"{payer.address}api/tables/{made['code']}").json()["number"]
    assert stands >= seen
    assert stands in (paying, paying + 1)
    play(plan, sitters, start=stands, until=paying + 6)
    for one in people:
        one.wait_until(lambda now: now["number"] == paying + 6)
        one.complaints.clear()  # the browser complains of the refused connections, rightly
