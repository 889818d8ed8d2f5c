"""The lobby in a real browser: bots of a kind, settings of every type, my tables, records, links, five tiles."""

from __future__ import annotations

import json
import urllib.request
from io import BytesIO
from typing import Any

import pytest
import zxingcpp
from PIL import Image

from koszmar.games.alone.maps.notation import write
from koszmar.kernel.match import Match


def summary(visitor: Any) -> dict[str, Any]:
    """The table in the address bar, as everybody may see it."""
    visitor.wait_until(lambda now: now["number"] is not None)
    code = visitor.page.url.partition("table=")[2][:6]
    with urllib.request.urlopen(f"{visitor.address}api/tables/{code}") as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def to_the_game(visitor: Any, game: str = "bigbook") -> Any:
    """From the door to the table that waits to be laid."""
    visitor.page.goto(visitor.address)
    visitor.page.locator(f'.tile[data-game="{game}"]').click()
    visitor.page.locator(".laying").wait_for()
    return visitor.page


def test_a_seat_is_given_to_a_bot_of_a_kind_and_people_have_names(visit: Any) -> None:
    me = visit()
    page = to_the_game(me)
    places = page.locator(".who-sits li")
    places.nth(0).get_by_placeholder("Name").fill("Ala")
    places.nth(1).get_by_role("combobox").select_option("random")
    page.locator(".laying .big").click()
    seats = summary(me)["seats"]
    assert [seat["player"] for seat in seats] == ["human", "random", "sensible"]
    assert seats[0]["name"] == "Ala"


def test_settings_of_every_type_reach_the_table(visit: Any) -> None:
    me = visit()
    page = to_the_game(me)
    page.get_by_role("button", name="One seat fewer").click()
    page.get_by_text("Given beforehand").click()
    rows = page.locator(".by-seat li")
    rows.nth(0).get_by_role("radio", name="Gustav").click()
    rows.nth(1).get_by_role("radio", name="Gustav").click()  # the two swap: nobody is there twice
    page.get_by_text("Readings of doubtful rules").click()
    page.locator("label", has_text="You alone see your hand.").click()
    page.get_by_text("For designers").click()
    page.get_by_label("Cards in hand at the end of a turn").fill("7")
    page.get_by_label("Symbols to acquire an Element card, by its value: 3").fill("5")
    page.get_by_label("Symbols to acquire an Element card, by its value: 3").press("Tab")
    assert page.locator(".readings summary small").all_inner_texts() == ["1 changed", "2 changed"]
    page.locator(".laying .big").click()
    table = summary(me)
    assert table["options"] == {"magicians": ["water-boy", "air-boy"]}
    assert table["rulings"] == {"open-hands": "closed"}
    assert table["parameters"] == {"hand_size": 7, "acquire_cost": {"2": 2, "3": 5}}


def test_somebody_alone_sits_down_against_a_cruel_bot_with_a_map_and_decks_of_their_own(visit: Any) -> None:
    me = visit()
    page = to_the_game(me, "alone")
    page.get_by_role("button", name="One seat fewer").click()
    places = page.locator(".who-sits li")
    assert places.locator(".is small").all_inner_texts() == ["The Hero", "Evil"]
    places.nth(1).get_by_role("combobox").select_option("cruel")
    for deck in ("Traps", "Fury"):
        page.locator("label.pick", has_text=deck).click()
    station = Match.new("alone", players=2, options={"map": "ostoja"}, seed="a map").state.station
    page.get_by_label("A map of your own, line by line").fill("\n".join(write(station)))
    page.get_by_text("For designers").click()
    page.get_by_label("Cards of one, two and three Evil players together").fill("5, 6, 7")
    page.locator(".laying .big").click()
    table = summary(me)
    assert [seat["player"] for seat in table["seats"]] == ["human", "cruel"]
    assert table["options"]["decks"] == ["traps", "fury"]
    assert table["options"]["own_map"] == write(station)
    assert table["parameters"] == {"hands": [5, 6, 7]}


def test_settings_that_do_not_go_together_are_refused_in_words(visit: Any) -> None:
    me = visit()
    page = to_the_game(me)
    page.get_by_text("For designers").click()
    page.get_by_label("Cards of each Element, by value: 2").fill("1")
    page.locator(".laying .big").click()
    alert = page.get_by_role("alert").filter(has_text="These settings do not go together.")
    alert.get_by_text("value-2 cards").wait_for()
    me.complaints.clear()  # the browser notes the refused request, rightly


@pytest.mark.rule("mansions/screen.main-menu")
def test_my_tables_say_who_plays_and_whose_turn_it_is_and_can_be_forgotten(visit: Any, lay_here: Any) -> None:
    me = visit()
    made = lay_here("human", "human", names=["Ala", "Bartek"], options={"magicians": ["fire-girl", "air-boy"]})
    me.sit(made, 0)
    asked = me.look()["mine"]
    me.page.get_by_role("button", name="Lobby").click()
    row = me.page.locator(".table-of-mine", has_text=made["code"])
    row.get_by_text("Ala, Bartek").wait_for()
    row.get_by_text("Your turn" if asked else "Bartek to decide").wait_for()
    row.get_by_role("button", name="Forget").click()
    row.wait_for(state="detached")
    me.page.reload()
    me.page.locator(".tile").first.wait_for()
    assert row.count() == 0


def test_a_record_is_dropped_in_and_somebody_else_sits_down(visit: Any) -> None:
    match = Match.new("bigbook", players=2, options={"magicians": ["fire-girl", "air-boy"]}, seed="drop")
    match.choose(match.options()[0], match.decision.seats[0])
    me = visit()
    me.page.goto(me.address)
    data = me.page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'match.json')); return data; }",
        match.record(),
    )
    me.page.locator(".doors").wait_for()
    me.page.dispatch_event(".doors", "drop", {"dataTransfer": data})
    me.page.get_by_text("A record of 1 choice.").wait_for()
    me.page.locator(".who-sits li").nth(1).get_by_role("radio", name="A bot").click()
    me.page.get_by_role("button", name="Verify this match").click()
    me.page.get_by_text("The server has played 1 choice again: everything fits.").wait_for()
    me.page.locator(".laying .big").click()
    assert [seat["player"] for seat in summary(me)["seats"]] == ["human", "sensible"]


def test_a_file_that_is_no_record_is_refused_in_words(visit: Any) -> None:
    me = visit(lang="pl")
    me.page.goto(me.address)
    me.page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"})
    me.page.get_by_role("alert").filter(has_text="Tego zapisu nie umiemy odczytać.").wait_for()


def test_a_code_without_a_key_says_what_is_missing(visit: Any, lay_here: Any) -> None:
    me = visit()
    made = lay_here("human", "sensible")
    me.page.goto(me.address)
    me.page.get_by_placeholder("Paste a link").fill(made["code"].lower())
    me.page.keyboard.press("Enter")
    me.page.get_by_text("You have no key to this table.").wait_for()
    me.page.goto(me.address)
    me.page.get_by_placeholder("Paste a link").fill(f"{me.address}#table={made['code']}&key={made['spectators']}")
    me.page.keyboard.press("Enter")
    me.page.locator(".table").wait_for()
    assert me.page.locator(".answer").count() == 0


def test_the_language_switches_while_a_table_is_being_laid_and_nothing_is_lost(visit: Any) -> None:
    me = visit()
    page = to_the_game(me)
    page.get_by_placeholder("Name").first.fill("Ala")
    page.locator("label", has_text="III – hard").click()
    page.get_by_role("button", name="Polski").click()
    page.get_by_text("Kto siada do gry?").wait_for()
    page.get_by_text("Poziom trudności").first.wait_for()
    assert page.get_by_placeholder("Imię").first.input_value() == "Ala"
    assert page.locator(".chosen", has_text="III").count() == 1
    assert "⟨" not in page.locator("body").inner_text()


def test_the_rules_are_read_before_the_game_and_found_in_both_languages(visit: Any) -> None:
    me = visit(lang="pl")
    page = to_the_game(me)
    page.get_by_role("button", name="Przeczytaj zasady").click()
    page.get_by_role("button", name="Faza Regeneracji").click()
    page.locator(".rules code", has_text="recuperation.discard-down").wait_for()
    for words in ("majacy ponad szesc", "until six are left"):  # no Polish marks; English
        page.get_by_label("Szukaj w zasadach").fill(words)
        page.locator(".rules .found", has_text="1 zasada").wait_for()
        assert page.locator(".rules code").inner_text() == "recuperation.discard-down"
    page.locator(".rules .source .quiet").click()
    page.locator(".rules h3", has_text="Faza Regeneracji").wait_for()


@pytest.mark.parametrize("width", [390, 834, 1440])
def test_five_games_make_a_wall_of_tiles(visit: Any, width: int) -> None:
    me = visit(width=width)
    with urllib.request.urlopen(f"{me.address}api/games") as answer:
        one = json.load(answer)["games"][0]
    alike = {**one, "scene": False}
    wall = {"games": [{**alike, "id": f"game-{number}", "title": {"en": f"Game {number}"}} for number in range(5)]}
    me.page.route("**/api/games", lambda route: route.fulfill(json=wall))
    me.page.goto(me.address)
    me.page.locator(".tile").nth(4).wait_for()
    boxes = [tile.bounding_box() for tile in me.page.locator(".tile").all()]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    assert len({round(box["y"] / 20) for box in boxes}) == {390: 5, 834: 3, 1440: 2}[width]


LINK = "http://192.168.100.120:8000/#table=K7PXQM&key=" + "Ab3-_" * 9


def test_a_link_is_drawn_so_that_a_camera_reads_it(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    drawing = """text => Promise.all([import('/lib/qr.js'), import('/lib/html.js')]).then(
        ([{ Qr }, { html, render }]) => render(html`<${Qr} text=${text} label="A link" />`, document.body))"""
    me.page.evaluate(drawing, LINK)
    picture = Image.open(BytesIO(me.page.get_by_label("A link", exact=True).screenshot()))
    seen = zxingcpp.read_barcode(picture)
    assert seen is not None
    assert seen.text == LINK
