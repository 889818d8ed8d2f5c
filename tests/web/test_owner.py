"""What belongs to a table beside the play: its keys, taking back, the past, the log, the end."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from koszmar.bots import make_bot
from koszmar.kernel.match import Match

MAGICIANS = {"options": {"magicians": ["fire-girl", "air-boy"]}}


def open_keys(visitor: Any) -> Any:
    """The owner's panel."""
    visitor.page.get_by_role("button", name="Keys to this table").click()
    panel = visitor.page.locator("dialog.owner")
    panel.wait_for()
    return panel


def load(address: str, record: str, seats: str) -> dict[str, Any]:
    """A table from a record."""
    request = urllib.request.Request(f"{address}api/records?seats={seats}", record.encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


@pytest.fixture(scope="module")
def ended() -> str:
    """The record of a short match, played to its end."""
    match = Match.new("bigbook", players=2, parameters={"inside_pages": 1}, seed="the end", **MAGICIANS)
    bot = make_bot("random", seed="the end")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return match.record()


# -- keys ------------------------------------------------------------------------------------------------------------


def test_a_new_link_makes_the_old_one_useless(visit: Any, lay_here: Any) -> None:
    me, friend = visit(), visit()
    made = lay_here("human", "human", **MAGICIANS)
    me.sit(made, 0, "owner")
    friend.sit(made, 1)
    panel = open_keys(me)
    panel.locator("[data-seat='1']").get_by_role("button", name="Link for a friend").click()
    link = panel.get_by_label("Seat 2").input_value()
    assert made["seats"][1] not in link
    friend.page.get_by_text("This key no longer opens the table.").wait_for()
    friend.page.goto(link)
    friend.wait_until(lambda now: now["seat"] == 1)


def test_a_key_is_copied_and_taken_away(visit: Any, lay_here: Any) -> None:
    me, friend = visit(), visit()
    made = lay_here("human", "human", **MAGICIANS)
    me.sit(made, 0, "owner")
    friend.sit(made, 1)
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    place = open_keys(me).locator("[data-seat='1']")
    place.get_by_role("button", name="Take the key away").click()
    friend.page.get_by_text("This key no longer opens the table.").wait_for()
    place.get_by_role("button", name="Link for a friend").click()
    place.get_by_role("button", name="Copy").click()
    place.locator(".copy", has_text="Copied").wait_for()
    copied = me.page.evaluate("navigator.clipboard.readText()")
    assert copied == place.get_by_label("Seat 2").input_value()
    place.get_by_role("button", name="Show a code").click()
    assert place.locator(".qr").get_attribute("aria-label") == "Code with the link: Seat 2"


def test_a_link_carries_the_address_at_which_others_reach_the_server(visit: Any, lay_here: Any) -> None:
    me = visit()
    me.page.route("**/api/reach", lambda route: route.fulfill(json={"address": "http://192.168.1.5:8642/"}))
    me.sit(lay_here("human", "human", **MAGICIANS), 0, "owner")
    panel = open_keys(me)
    panel.locator("[data-seat='1']").get_by_role("button", name="Link for a friend").click()
    panel.get_by_label("Seat 2").wait_for()
    assert panel.get_by_label("Seat 2").input_value().startswith("http://192.168.1.5:8642/#table=")
    assert panel.locator(".only-here").count() == 0


def test_where_only_this_computer_reaches_the_server_the_links_say_so(visit: Any, lay_here: Any) -> None:
    me = visit()
    me.sit(lay_here("human", "human", **MAGICIANS), 0, "owner")
    panel = open_keys(me)
    panel.locator(".only-here", has_text="koszmar serve --host 0.0.0.0").wait_for()
    panel.locator("[data-seat='1']").get_by_role("button", name="Link for a friend").click()
    panel.get_by_label("Seat 2").wait_for()
    assert panel.get_by_label("Seat 2").input_value().startswith(me.address)


def test_whoever_gives_away_the_seat_of_the_last_person_is_asked_first(visit: Any, lay_here: Any) -> None:
    me = visit()
    me.sit(lay_here("human", "sensible", **MAGICIANS), 0, "owner")
    player = "import('/table/state.js').then((s) => s.summary.value.seats[0].player)"
    question = me.page.locator("dialog.farewell")
    open_keys(me).locator("[data-seat='0']").get_by_role("combobox").select_option("random")
    question.wait_for()
    assert question.evaluate("one => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)", "it lies on a leaf"
    assert question.get_by_role("button", name="Keep my seat").evaluate("one => one === document.activeElement")
    me.page.keyboard.press("Enter")
    question.wait_for(state="detached")
    assert me.page.evaluate(player) == "human"
    me.page.locator("dialog.owner [data-seat='0']").get_by_role("combobox").select_option("random")
    question.get_by_role("button", name="Let the bots play").click()
    me.page.locator("dialog.owner [data-seat='0']").get_by_role("button", name="Take it back from the bot").wait_for()
    assert me.page.evaluate(player) == "random"


def test_a_bot_of_a_kind_takes_an_absent_seat_and_the_owner_sits_there_later(visit: Any, lay_here: Any) -> None:
    me = visit()
    made = lay_here("human", "human")
    me.sit(made, 0, "owner")
    place = open_keys(me).locator("[data-seat='1']")
    place.get_by_role("combobox").select_option("random")
    place.get_by_text("careless bot").wait_for()
    place.get_by_role("button", name="I sit here").click()
    seats = "import('/table/state.js').then((s) => [s.sights.value.length, s.summary.value?.seats[1].player])"
    me.wait_until(lambda _: me.page.evaluate(seats) == [2, "human"])


def test_the_door_for_watchers_is_shut_and_opened_again(visit: Any, lay_here: Any) -> None:
    me, watcher = visit(), visit()
    made = lay_here("human", "human", **MAGICIANS)
    me.sit(made, 0, "owner")
    panel = open_keys(me)
    panel.get_by_role("button", name="Close the door").click()
    panel.get_by_text("Nobody may watch.").wait_for()
    watcher.page.goto(f"{watcher.address}#table={made['code']}&key={made['spectators']}")
    watcher.page.get_by_text("This key no longer opens the table.").wait_for()
    panel.get_by_role("button", name="Let watchers in").click()
    watcher.page.goto(panel.get_by_label("Watchers").input_value())
    watcher.page.locator(".board").wait_for()


# -- taking back -----------------------------------------------------------------------------------------------------


def test_a_wish_to_take_back_is_seen_by_all_and_withdrawn_or_refused(visit: Any, lay_here: Any) -> None:
    me, friend = visit(), visit()
    made = lay_here("human", "human")
    me.sit(made, 0)
    friend.sit(made, 1)
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.wait_until(lambda now: now["number"] == 1)
    me.page.get_by_role("button", name="How far?").click()
    me.page.get_by_role("button", name="The last choice").click()
    for one in (me, friend):
        one.page.locator(".wish", has_text="would like to take back a choice").wait_for()
        one.page.locator(".wish .waits", has_text="Still to agree:").wait_for()
    me.page.get_by_role("button", name="Never mind").click()
    for one in (me, friend):
        one.page.locator(".wish").wait_for(state="detached")
    me.page.get_by_role("button", name="Take back").click()
    me.page.locator(".wish").wait_for()
    friend.page.get_by_role("button", name="What is done is done").click()
    me.page.locator(".wish").wait_for(state="detached")
    assert me.number() == 1


def test_what_crosses_a_revelation_is_asked_twice(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot", seed="a dark night", **MAGICIANS)
    me.wait_to_be_asked()
    for _ in range(40):
        if me.number() and "turn" not in me.page.evaluate("import('/table/state.js').then((s) => s.sight.value.undo)"):
            break
        number = me.number()
        me.page.keyboard.press("1")
        me.wait_for_news(number)
        me.wait_to_be_asked()
    me.page.get_by_role("button", name="How far?").click()
    me.page.get_by_role("button", name="The whole turn Something has been seen").click()
    me.page.get_by_text("Take it back all the same?").wait_for()
    number = me.number()
    me.page.locator(".wish").get_by_role("button", name="Take it back").click()
    me.wait_for_news(number)


# -- the past --------------------------------------------------------------------------------------------------------


def test_the_arrows_walk_through_the_past_and_the_log_does_not_know_the_future(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "device", seed="arrows")
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    me.wait_until(lambda now: now["number"] == 1)
    me.take_device()
    me.page.keyboard.press("1")
    me.page.locator(".mine .fan .card").first.wait_for()
    me.wait_until(lambda now: now["number"] == 2 and now["free"])
    lines = me.page.locator(".log li[data-kind]")
    all_lines = lines.count()
    me.page.get_by_role("button", name="Timeline").click()
    me.page.locator(".timeline output", has_text="2 / 2").wait_for()
    me.page.keyboard.press("ArrowLeft")
    me.page.locator(".timeline output", has_text="1 / 2").wait_for()
    assert 0 < lines.count() < all_lines
    me.page.keyboard.press("Home")
    me.page.get_by_text("Before the first choice.").wait_for()
    assert lines.count() == 0
    me.page.keyboard.press("Escape")
    me.page.get_by_role("slider").wait_for(state="detached")
    assert lines.count() == all_lines


def test_a_moment_is_shared_without_a_key_unless_it_is_put_in(visit: Any, lay_here: Any) -> None:
    me, friend, stranger = visit(), visit(), visit()
    made = lay_here("human", "human")
    me.sit(made, 0, "owner")
    friend.sit(made, 1)
    me.page.evaluate(
        "made => import('/lib/keyring.js').then((ring) => ring.amend(made.code, {spectators: made.spectators}))", made
    )
    for one, number in ((me, 1), (friend, 2)):
        one.wait_to_be_asked()
        one.page.keyboard.press("1")
        one.wait_until(lambda now, number=number: now["number"] == number)
    me.page.get_by_role("button", name="Timeline").click()
    me.page.get_by_role("button", name="One choice earlier").click()
    me.page.locator(".timeline output", has_text="1 / 2").wait_for()
    me.page.get_by_role("button", name="Share this moment").click()
    field = me.page.get_by_label("Share this moment").locator("input[readonly]")
    link = field.input_value()
    assert "key=" not in link
    assert link.endswith(f"table={made['code']}&moment=1")
    friend.page.goto("about:blank")
    friend.page.goto(link)
    friend.page.locator(".timeline output", has_text="1 / 2").wait_for()
    stranger.page.goto(link)
    stranger.page.get_by_text("You have no key to this table.").wait_for()
    me.page.get_by_label("Put the watchers’ key in").check()
    stranger.page.goto("about:blank")
    stranger.page.goto(field.input_value())
    stranger.page.locator(".timeline output", has_text="1 / 2").wait_for()
    assert "key=" not in stranger.page.url


def test_the_game_goes_on_from_a_moment_with_others_in_the_seats(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "device", seed="branch")
    me.wait_to_be_asked()
    old = me.page.url
    me.page.keyboard.press("1")
    me.wait_until(lambda now: now["number"] == 1)
    me.take_device()
    me.page.get_by_role("button", name="Timeline").click()
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.locator("dialog.seating li").nth(1).get_by_role("radio", name="A bot").click()
    me.page.locator("dialog.seating .big").click()
    me.page.wait_for_url(lambda url: url != old)
    me.wait_until(lambda now: (now["number"] or 0) > 0)
    assert me.page.evaluate("import('/table/state.js').then((s) => s.summary.value.seats[1].player)") == "sensible"


# -- the log ---------------------------------------------------------------------------------------------------------


def test_names_in_the_log_bring_cards_closer_and_lead_to_rules(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "bot", seed="names", **MAGICIANS)
    me.wait_to_be_asked()
    name = me.page.locator(".log .name").first
    for _ in range(20):
        if name.count():
            break
        number = me.number()
        me.page.keyboard.press("1")
        me.wait_for_news(number)
        me.wait_to_be_asked()
    name.click()
    me.page.locator("dialog.closeup .card.close").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator('.log li[data-kind="turn"] .para').first.click()
    assert me.page.locator(".asked-by code").inner_text() == "turn.clockwise"
    me.page.get_by_role("button", name="All chapters").click()
    me.page.get_by_role("button", name="Going mad").click()
    me.page.locator(".rules code", has_text="elimination.six-madness").wait_for()


def test_what_happens_is_said_aloud_whatever_lies_open(visit: Any, lay_here: Any) -> None:
    me, friend = visit(), visit(lang="pl")
    made = lay_here("human", "human")
    me.sit(made, 0)
    friend.sit(made, 1)
    friend.page.get_by_role("tab", name="Zasady").click()
    me.wait_to_be_asked()
    me.page.keyboard.press("1")
    friend.page.locator(".announcer p").first.wait_for(state="attached")
    assert "Marina" in friend.page.locator(".announcer").inner_text()


# -- the end ---------------------------------------------------------------------------------------------------------


def test_the_end_is_verified_and_played_once_more(visit: Any, ended: str) -> None:
    me = visit()
    made = load(me.address, ended, "human,sensible")
    me.sit(made, 0)
    ending = me.page.locator("dialog.ending")
    ending.get_by_text("The seed was “the end”").wait_for()
    ending.get_by_role("button", name="Verify this match").click()
    ending.locator(".good", has_text="It fits: the seed has not been changed.").wait_for()
    ending.locator(".good", has_text="choices again: everything fits.").wait_for()
    ending.get_by_role("button", name="Once more").click()
    me.page.locator("dialog.seating .big").click()
    me.page.wait_for_url(lambda url: made["code"] not in url)
    me.wait_until(lambda now: now["number"] is not None and not now["over"])
    again = me.page.evaluate("import('/table/state.js').then((s) => s.summary.value)")
    assert again["parameters"] == {"inside_pages": 1}
    assert [seat["player"] for seat in again["seats"]] == ["human", "sensible"]
    assert again["seal"] != made["table"]["seal"]


def test_a_loaded_die_is_found_out(visit: Any, ended: str) -> None:
    me = visit()
    made = load(me.address, ended, "human,sensible")

    def forge(route: Any) -> None:
        record = json.loads(route.fetch().text())
        record["choices"][3:] = record["choices"][4:]
        route.fulfill(json=record)

    me.page.route("**/record", forge)
    me.sit(made, 0)
    me.page.evaluate("import('/table/state.js').then((s) => (s.summary.value = {...s.summary.value, seed: 'another'}))")
    me.page.get_by_role("button", name="Verify this match").click()
    me.page.locator(".verify .bad", has_text="Somebody has changed the seed.").wait_for()
    me.page.locator(".verify .bad", has_text="The record breaks at choice").wait_for()
