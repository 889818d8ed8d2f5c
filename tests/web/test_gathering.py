"""Coming together in a browser: one link, the room, whose turn it is, absent friends, the end and what is left."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

PATIENCE = 120.0

SOON_LOST = {"inside_pages": 1, "madness_by_players": {"2": 2, "3": 2, "4": 2, "5": 2}}
SWIFT = {"pace": "none", "clock": "none"}


GLOW = """() => {
    const one = document.createElement("i");
    one.style.color = "var(--glow)";
    return getComputedStyle(document.querySelector(".table").appendChild(one)).color;
}"""
"""What glows on this table, as the browser writes a colour."""


def summary(visitor: Any) -> Any:
    return visitor.page.evaluate("import('/table/state.js').then((state) => state.summary.value)")


# -- the room --------------------------------------------------------------------------------------------------------


def test_two_guests_join_by_the_one_link_and_the_match_begins_when_everybody_is_ready(visit: Any) -> None:
    me = visit(likes={"name": "Ala"})
    me.lay_table("me", "link", "link")
    link = me.invitation()
    flora, max_ = visit(lang="pl", width=390, height=844, has_touch=True), visit()
    asked: list[str] = []
    flora.room.listen("request", lambda request: asked.append(request.url))
    flora.join(link, "Flora", seat=2)
    me.page.locator('.place-of[data-seat="2"].is-ready', has_text="Flora").wait_for()
    assert me.page.locator(".who-sits header p").inner_text() == "1 seat is still free."
    max_.page.goto(link)
    max_.page.locator('.place-of[data-seat="1"] .big').wait_for()
    assert max_.page.locator('.place-of[data-seat="2"] .big').count() == 0, "a seat that is taken is not offered"
    max_.join(link, "Max")
    me.page.locator(".who-sits header p", has_text="Not ready yet: Ala.").wait_for()
    flora.page.locator(".room-talk input").fill("Is there cake?")
    flora.page.locator(".room-talk input").press("Enter")
    assert "Flora Is there cake?" in me.page.locator(".room-talk li", has_text="cake").inner_text()
    assert me.look()["number"] is None, "nothing of the match is sent before it begins"
    me.get_ready()
    for one in (me, flora, max_):
        one.wait_until(lambda now: now["number"] == 0)
    assert [seat["name"] for seat in summary(max_)["seats"]] == ["Ala", "Max", "Flora"]
    key = link.partition("join=")[2]
    assert key
    assert not any(key in url.partition("#")[0] for url in asked)


def test_a_name_half_written_stays_when_somebody_else_sits_down(visit: Any, lay_here: Any) -> None:
    made = lay_here("human", "human", "human", free=[1, 2], room=True)
    me, friend = visit(), visit()
    link = f"{me.address}#table={made['code']}&join={made['guests']}"
    me.page.goto(link)
    me.page.locator(".my-name input").press_sequentially("Max")
    friend.join(link, "Flora", seat=2)
    me.page.locator('.place-of[data-seat="2"]', has_text="Flora").wait_for()
    assert me.page.locator(".my-name input").input_value() == "Max"


def test_the_terms_are_there_for_everybody_to_read_and_one_moves_to_another_seat(visit: Any, lay_here: Any) -> None:
    made = lay_here("human", "human", "human", free=[1, 2], room=True, rulings={"open-hands": "closed"})
    guest = visit(lang="pl")
    link = f"{guest.address}#table={made['code']}&join={made['guests']}"
    guest.page.goto(link)
    guest.page.locator(".terms dd", has_text="widzisz tylko ty").first.wait_for()
    guest.join(link, "Flora", seat=1)
    guest.page.get_by_role("button", name="Przesiadam się tutaj").click()
    guest.page.locator('.place-of[data-seat="2"][data-who="me"]').wait_for()
    guest.page.locator('.place-of[data-seat="1"][data-who="free"]').wait_for()


def test_the_host_begins_without_waiting_and_bots_sit_where_nobody_does(visit: Any) -> None:
    me = visit()
    me.lay_table("me", "link")
    me.page.get_by_text("These links work on this computer only").wait_for()
    me.page.get_by_role("button", name="Begin without waiting").click()
    me.wait_to_be_asked()
    assert [(seat["player"], seat["free"]) for seat in summary(me)["seats"]] == [("human", False), ("sensible", True)]


def test_a_guest_who_comes_late_takes_the_seat_of_a_bot(visit: Any) -> None:
    me, guest = visit(), visit(lang="pl")
    me.lay_table("me", "link")
    link = me.invitation()
    me.page.get_by_role("button", name="Begin without waiting").click()
    me.wait_to_be_asked()
    guest.page.goto(link)
    guest.page.locator(".still-free .my-name input").fill("Flora")
    guest.page.locator(".still-free").get_by_role("button", name="Siadam tutaj").click()
    guest.wait_until(lambda now: now["seat"] == 1)
    assert [(seat["name"], seat["player"]) for seat in summary(guest)["seats"]][1] == ("Flora", "human")
    guest.page.locator(".still-free").wait_for(state="detached")


# -- whose turn it is ------------------------------------------------------------------------------------------------

WATCH = """() => {
    globalThis.calls = [];
    globalThis.Notification = class { constructor(title, more) { calls.push([title, more.body]); }
        static permission = "granted"; static requestPermission = async () => "granted"; };
    navigator.serviceWorker.getRegistration = async () => { throw new Error("none here"); };
    navigator.setAppBadge = async (count) => void calls.push(["badge", count]);
    navigator.clearAppBadge = async () => void calls.push(["badge", 0]);
    navigator.vibrate = (ways) => calls.push(["tremble", ways.length]);
    Object.defineProperty(document, "hidden", { get: () => globalThis.away ?? false });
}"""


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(visit: Any, lay_here: Any) -> None:
    made = lay_here("human", "human", options={"magicians": ["air-boy", "earth-girl"]})
    asked = made["table"]["asked"][0]
    me, friend = visit(likes={**SWIFT, "notify": "on"}), visit(likes=SWIFT)
    me.room.run_first(f"({WATCH})()")
    friend.sit(made, asked)
    me.sit(made, 1 - asked)
    assert "Your turn" not in me.page.title()
    assert me.page.locator("link[rel=icon]").get_attribute("href").endswith("favicon.svg")
    me.page.evaluate("() => { globalThis.away = true; calls.length = 0; }")
    while not me.look()["mine"]:
        now = friend.wait_until(lambda now: (now["mine"] and now["free"]) or me.look()["mine"])
        if now["mine"]:
            friend.answer(now["keys"][-1])
            friend.wait_for_news(now["number"])
    me.page.wait_for_function("() => document.title.startsWith('●')")
    assert me.page.locator("link[rel=icon]").get_attribute("href").endswith("favicon-turn.svg")
    me.page.wait_for_function("() => calls.length >= 3")
    calls = me.page.evaluate("calls")
    assert ["badge", 1] in calls
    assert ["tremble", 3] in calls
    said = [call for call in calls if call[0] == "Your turn"]
    assert said == [["Your turn", f"The Big Book of Madness · {made['code']}"]], "where, and nothing of the match"


def test_talk_that_nobody_has_read_is_seen_on_a_phone(visit: Any, lay_here: Any) -> None:
    made = lay_here("human", "human")
    me, friend = visit(width=390, height=844, lang="pl"), visit()
    me.sit(made, 0)
    friend.sit(made, 1)
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_placeholder("Say something").fill("Are you there?")
    friend.page.keyboard.press("Enter")
    news = me.page.get_by_role("button", name="1 nowa wypowiedź")
    news.wait_for()
    me.page.wait_for_function("() => document.title.startsWith('(1) ')")
    news.click()
    me.page.get_by_text("Are you there?").wait_for()
    news.wait_for(state="detached")


def test_a_bot_plays_for_a_friend_who_has_left_and_the_friend_returns_with_one_touch(visit: Any, lay_here: Any) -> None:
    made = lay_here("human", "human", names=["Ala", "Flora"], options={"magicians": ["air-boy", "earth-girl"]})
    asked = made["table"]["asked"][0]
    me, friend = visit(likes=SWIFT), visit(likes=SWIFT)
    me.sit(made, 1 - asked, "owner")
    friend.sit(made, asked)
    friend.page.get_by_role("button", name="Lobby").click()
    me.page.wait_for_function("() => import('/table/state.js').then((s) => Object.keys(s.away.value).length === 1)")
    assert me.page.locator(".gone").count() == 0, "for a minute nobody says anything"
    me.page.evaluate(f"import('/table/state.js').then((s) => (s.away.value = {{{asked}: Date.now() - 70_000}}))")
    name = ["Ala", "Flora"][asked]
    me.page.get_by_text(f"{name} has been away for a minute. Let a bot play meanwhile?").wait_for()
    me.page.get_by_role("button", name="Let a bot play").click()
    me.page.wait_for_function(
        "() => import('/table/state.js').then((s) => s.summary.value.seats.some((one) => one.player !== 'human'))"
    )
    friend.sit(made, asked)
    back = friend.page.locator(".back-again").get_by_role("button", name="I am back")
    assert back.evaluate("one => getComputedStyle(one).backgroundColor") == friend.page.evaluate(GLOW), (
        "a bright button"
    )
    back.click()
    friend.page.locator(".back-again").wait_for(state="detached")
    assert summary(friend)["seats"][asked]["player"] == "human"


# -- the end, and after ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(script: Any) -> str:
    """A match of two that was soon lost."""
    return str(script(2, "the end", parameters=SOON_LOST).match.record())


@pytest.fixture
def lost(record: str, address: str) -> Any:
    """Its table, where two people sit who have names."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as line:
        made = line.post("api/records?seats=human,human", content=record).json()
        for seat, name in enumerate(("Ala", "Flora")):
            key = {"Authorization": f"Bearer {made['seats'][seat]}"}
            line.put(f"api/tables/{made['code']}/seats/{seat}", json={"name": name}, headers=key)
    return made


def test_the_end_tells_who_did_what_and_is_kept_as_history(visit: Any, lost: Any) -> None:
    me = visit(likes=SWIFT)
    me.sit(lost, 0)
    tale = me.page.locator(".chronicle")
    tale.wait_for()
    assert tale.locator(".deeds li").count() == 2
    assert "Flora" in tale.inner_text()
    tale.locator(".curve svg").wait_for()
    with me.page.expect_download() as picture:
        me.page.get_by_role("button", name="A picture to share").click()
    assert picture.value.suggested_filename == "koszmar-bigbook.png"
    me.page.goto(me.address)
    past = me.page.locator(".history .past.lost")
    past.wait_for()
    assert "You have lost" in past.inner_text()
    assert "Flora" in past.inner_text()
    assert me.page.locator(".mine-first").count() == 0, "what is over waits for nobody"
    past.locator("a").click()
    me.page.locator(".timeline output").wait_for()
    assert me.page.locator(".timeline output").inner_text().startswith("0 / ")


def test_once_more_with_the_same_friend_the_same_seats_and_characters(visit: Any, lost: Any) -> None:
    me, friend = visit(likes=SWIFT), visit(likes=SWIFT)
    me.sit(lost, 0)
    friend.sit(lost, 1)
    played = me.page.evaluate(
        "import('/table/state.js').then((s) => s.view.value.panels.map((panel) => panel.portrait))"
    )
    me.page.locator("dialog.ending").get_by_role("button", name="Once more").click()
    me.page.locator("dialog.seating .big").click()
    me.page.locator(".gathering").wait_for()
    friend.page.locator("dialog.ending").get_by_role("button", name="Sit down there").click()
    friend.page.locator('.place-of[data-seat="1"][data-who="me"]', has_text="Flora").wait_for()
    friend.get_ready()
    me.get_ready()
    me.wait_until(lambda now: now["number"] == 0)
    assert summary(me)["options"]["magicians"] == played


def test_no_table_is_laid_once_more_before_the_page_knows_what_gives_the_characters(visit: Any, lost: Any) -> None:
    me = visit(likes=SWIFT)
    held: list[Any] = []
    me.page.route("**/api/games", lambda request: held.append(request))
    me.sit(lost, 0)
    me.page.locator("dialog.ending").get_by_role("button", name="Once more").click()
    lay = me.page.locator("dialog.seating .big")
    lay.wait_for()
    assert held
    assert lay.is_disabled()
    for request in held:
        request.continue_()
    me.page.locator("dialog.seating .big:enabled").wait_for()
    assert me.page.locator("dialog.seating .put-in input").is_checked()


def test_the_lobby_shows_tables_that_wait_for_me_first(visit: Any, lay_here: Any) -> None:
    me = visit(lang="pl")
    tables = [lay_here("human", "human", options={"magicians": ["air-boy", "earth-girl"]}) for _ in range(2)]
    asked = tables[0]["table"]["asked"][0]
    me.sit(tables[0], asked)
    me.sit(tables[1], 1 - asked)
    me.page.goto(me.address)
    rows = me.page.locator(".mine-first .table-of-mine")
    me.page.locator(".mine-first .my-turn").wait_for()
    assert tables[0]["code"] in rows.first.inner_text()
    assert "Twoja kolej" in rows.first.inner_text()
    assert "Runda 1" in rows.first.inner_text()
