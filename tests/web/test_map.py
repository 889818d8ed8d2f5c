"""Boards in a real browser: maps, tiles, doors, figures and tokens that answer; ghosts, dice, stories, books."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.fixtures.game import HOUSE
from tests.web.test_access import serious

import koszmar
from koszmar.kernel.text import text_view
from koszmar.kernel.words import Words

from .conftest import PATIENCE, STEADY


def place(me: Any, thing: str) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = me.page.locator(f'[data-thing="{thing}"]').first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def soon(me: Any, true: Callable[[], bool]) -> bool:
    """Whether it comes true within a moment: the browser moves the wheel when it likes."""
    end = time.monotonic() + PATIENCE
    while not (found := true()) and time.monotonic() < end:
        me.page.wait_for_timeout(20)
    return found


def width(me: Any) -> float:
    """How large a tile is now."""
    return float(me.page.locator('[data-thing="hallway"]').first.bounding_box()["width"])


def front(me: Any) -> str:
    """The area that lies in front."""
    return str(me.page.locator(".floor.front").get_attribute("data-area"))


# -- answers ---------------------------------------------------------------------------------------------------------


def test_what_glows_answers_where_it_glows(enter: Callable[..., Any]) -> None:
    """A tile, a tile under a figure that does not answer itself, a token."""
    me = enter()
    assert me.page.locator(".slab.legal").count() == 4
    library = me.page.locator('[data-thing="library"]')
    before = me.number()
    library.click()
    me.wait_for_news(before)
    me.page.locator('.slab.own[data-thing="library"]').wait_for()
    me.wait_to_be_asked()
    me.page.locator('[data-thing="explorer/persephone"]').click()
    me.page.locator('.slab.own[data-thing="hallway"]').wait_for()
    assert me.page.locator("dialog[open]").count() == 0
    me.wait_to_be_asked()
    library.click()
    me.page.locator('.slab.own[data-thing="library"]').wait_for()
    me.wait_to_be_asked()
    me.page.locator('.token.legal[data-thing="token/library/searched"]').click()
    me.wait_until(lambda now: now["prompt"] == "prompt-roll")


def test_an_open_doorway_is_explored_and_the_room_is_laid_where_its_ghost_was(enter: Callable[..., Any]) -> None:
    me = enter()
    before = me.number()
    me.page.locator('[data-thing="library"]').click()
    me.wait_for_news(before)
    me.wait_to_be_asked()
    door = me.page.locator('[data-thing="door/library/2"]')
    door.click()
    ghost = me.page.locator('.ghost[data-thing="spot/ground/1/2"]')
    ghost.wait_for()
    there = place(me, "spot/ground/1/2")
    ghost.click()
    me.wait_until(lambda now: now["prompt"] == "prompt-roll")
    laid = place(me, "charred-room")
    assert abs(laid[0] - there[0]) + abs(laid[1] - there[1]) < 60


def test_several_answers_on_one_figure_open_as_a_menu(enter: Callable[..., Any]) -> None:
    me = enter()
    me.page.locator('[data-thing="monster/8"]').click()
    me.page.locator("dialog.menu[open] .answer").first.wait_for()
    first = me.page.locator("dialog.menu .answer").first
    assert first.locator(".label").inner_text() == "Attack Ghost 8"
    assert first.locator(".odds").inner_text() == "a hit 67%"
    assert me.page.locator('.chance[data-of="monster/8"] text').text_content() == "67%"
    before = me.number()
    me.page.keyboard.press("2")
    me.wait_for_news(before)


def test_everything_can_be_done_by_keyboard(enter: Callable[..., Any]) -> None:
    me = enter()
    me.page.keyboard.press("ArrowRight")
    for _ in range(12):
        if me.page.evaluate("document.activeElement.dataset.thing") == "entrance-hall":
            break
        me.page.keyboard.press("ArrowRight")
    before = me.number()
    me.page.keyboard.press("Enter")
    me.wait_for_news(before)
    me.page.locator('.slab.own[data-thing="entrance-hall"]').wait_for()


# -- ghosts ----------------------------------------------------------------------------------------------------------


def test_every_way_to_lay_a_room_is_listed_and_a_ghost_is_turned_and_laid_as_it_lies(
    enter: Callable[..., Any],
) -> None:
    """By key, wheel and button."""
    me = enter("place")
    ghost = me.page.locator('.ghost[data-thing="spot/ground/1/2"]')
    assert ghost.get_attribute("data-key") == "place 1 2 NS"
    me.page.locator(".there summary").click()
    answers = me.page.locator(".there .answer")
    assert answers.count() == 4
    assert "north: Library" in answers.first.inner_text()
    me.page.locator('.answer[data-key="place 1 2 NESW"]').hover()
    me.page.locator('.ghost.lit[data-key="place 1 2 NESW"]').wait_for()
    me.page.locator('.answer[data-key="place 1 2 NS"]').hover()
    me.page.locator('.ghost[data-key="place 1 2 NS"]').wait_for()
    ghost.hover()
    me.page.keyboard.press("r")
    assert ghost.get_attribute("data-key") == "place 1 2 NESW"
    me.page.mouse.wheel(0, 100)
    me.page.locator('.ghost[data-key="place 1 2 NS"]').wait_for()
    me.page.locator(".ghost-place").first.locator(".turner").click()
    assert ghost.get_attribute("data-key") == "place 1 2 NESW"
    assert ghost.locator(".edge.open").count() == 3
    ghost.focus()
    before = me.number()
    me.page.keyboard.press("Enter")
    me.wait_for_news(before)
    assert me.page.locator('.slab[data-thing="charred-room"] .edge.open').count() == 3


# -- looking ---------------------------------------------------------------------------------------------------------


def test_the_map_zooms_by_wheel_buttons_and_keys_and_pans_by_dragging(enter: Callable[..., Any]) -> None:
    me = enter()
    start = width(me)
    me.page.get_by_role("button", name="Closer").click()
    assert soon(me, lambda: width(me) > start * 1.2)
    me.page.keyboard.press("-")
    assert soon(me, lambda: width(me) == pytest.approx(start, rel=0.02))
    x, y = place(me, "hallway")
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -250)
    assert soon(me, lambda: width(me) > start * 1.3)
    assert place(me, "hallway") == pytest.approx((x, y), abs=3)
    me.page.mouse.down()
    me.page.mouse.move(x + 60, y + 40, steps=4)
    me.page.mouse.up()
    assert soon(me, lambda: place(me, "hallway") == pytest.approx((x + 60, y + 40), abs=4))
    assert me.page.locator("dialog[open]").count() == 0, "a drag is no click"
    me.page.keyboard.press("0")
    assert soon(me, lambda: width(me) == pytest.approx(start, rel=0.02))


def test_the_map_that_has_moved_by_itself_fits_again_when_there_is_more_room(enter: Callable[..., Any]) -> None:
    me = enter(width=700, height=520)
    start = place(me, "hallway")
    for room in ("library", "hallway", "dining-room", "conservatory"):
        before = me.number()
        me.answer(f"move {room}")
        me.wait_for_news(before)
        me.wait_to_be_asked()
    assert soon(me, lambda: place(me, "hallway") != pytest.approx(start, abs=20)), "it has moved by itself"
    small = width(me)
    me.page.set_viewport_size({"width": 1600, "height": 1100})
    assert soon(me, lambda: width(me) > small * 1.2)

    def all_in_sight() -> bool:
        map_ = me.page.locator(".floor.front .map").bounding_box()
        boxes = [one.bounding_box() for one in me.page.locator(".floor.front .slab").all()]
        return all(
            map_["x"] <= box["x"] + 1
            and box["x"] + box["width"] <= map_["x"] + map_["width"] + 1
            and map_["y"] <= box["y"] + 1
            and box["y"] + box["height"] <= map_["y"] + map_["height"] + 1
            for box in boxes
        )

    assert soon(me, all_in_sight)


def test_the_map_stays_where_it_was_put(enter: Callable[..., Any]) -> None:
    me = enter()
    middle = place(me, "hallway")
    me.page.keyboard.press("+")
    me.page.keyboard.press("Shift+ArrowRight")
    assert soon(me, lambda: place(me, "hallway")[0] < middle[0] - 80)
    before = place(me, "hallway")
    me.page.reload()
    me.wait_to_be_asked()
    me.page.locator(".atlas .front .slab").first.wait_for()
    assert soon(me, lambda: place(me, "hallway") == pytest.approx(before, abs=2))


def test_two_fingers_pinch(enter: Callable[..., Any]) -> None:
    me = enter(width=390, height=844, has_touch=True)
    start = width(me)
    x, y = place(me, "hallway")
    line = me.context.new_cdp_session(me.page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x - half, "y": y, "id": 0} for half in apart] + [
            {"x": x + half, "y": y, "id": 1} for half in apart
        ]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for half in (36, 44, 52, 60):
        touch("touchMove", half)
    touch("touchEnd")
    assert soon(me, lambda: width(me) > start * 1.4)
    assert me.page.locator("dialog[open]").count() == 0


def test_the_eye_follows_what_happens_to_another_floor(enter: Callable[..., Any]) -> None:
    me = enter()
    assert front(me) == "ground"
    for room in ("ground-floor-staircase", "upper-landing"):
        me.wait_to_be_asked()
        before = me.number()
        me.answer(f"move {room}")
        me.wait_for_news(before)
    me.page.locator('.floor.front[data-area="upper"] .slab.own').wait_for()


OTHERS_PLAY = """async (thing) => {
    const [state, atlas] = await Promise.all([import('/table/state.js'), import('/table/atlas.js')]);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    state.telling.value = { line: null, beneath: [], card: null, roll: null, stop: false };
    await drawn();
    atlas.lookAt(atlas.placeOf(thing));
    await drawn();
    state.telling.value = null;
    await drawn();
}"""
"""What others do is told, and happens there; then it is my turn again."""


def test_the_eye_comes_home_when_it_is_my_turn_though_another_floor_has_answers_too(
    enter: Callable[..., Any],
) -> None:
    me = enter()
    before = me.number()
    me.answer("move ground-floor-staircase")
    me.wait_for_news(before)
    me.wait_to_be_asked()
    assert me.page.locator('.floor[data-area="upper"] .slab.legal').count() == 1
    me.page.evaluate(OTHERS_PLAY, "upper-landing")
    assert soon(me, lambda: front(me) == "ground")
    me.page.locator('.floor[data-area="upper"] .plate').click()
    assert soon(me, lambda: front(me) == "upper"), "where the player turns the eye, it stays"


LOOK_AT = """(thing) => import('/table/atlas.js').then((atlas) => atlas.lookAt(atlas.placeOf(thing)))"""


def test_what_happens_stays_in_sight_when_the_map_gets_less_room(enter: Callable[..., Any]) -> None:
    me = enter(width=700, height=520)
    me.wait_to_be_asked()
    me.page.evaluate(STEADY)

    def is_seen(thing: str) -> bool:
        frame, (x, y) = me.page.locator(".floor.front .map").bounding_box(), place(me, thing)
        return frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]

    rooms = [one.get_attribute("data-thing") for one in me.page.locator(".floor.front .slab").all()]
    far = next(one for one in rooms if not is_seen(one))
    me.page.evaluate(LOOK_AT, far)
    assert soon(me, lambda: is_seen(far))
    me.page.set_viewport_size({"width": 720, "height": 520})
    me.page.evaluate(STEADY)
    assert is_seen(far)


# -- what is drawn ---------------------------------------------------------------------------------------------------


def test_everything_is_drawn_and_what_does_not_answer_can_be_looked_at(enter: Callable[..., Any]) -> None:
    """Walls, doors, symbols; rows of numbers; keys, books, things held close; signs that lead elsewhere; a crowd."""
    me = enter()
    library = me.page.locator('[data-thing="library"]')
    kinds = [library.locator(f".edge.{kind}").count() for kind in ("door", "false", "open", "wall")]
    assert kinds == [1, 1, 1, 1]
    assert library.locator('[data-symbol="omen"] title').text_content() == "Omen"
    assert me.page.locator('[data-thing="vault"] .symbol').count() == 2
    assert me.page.locator(".slab.turned").count() == 2
    assert "Library" in library.get_attribute("aria-label")
    me.page.locator('[data-thing="chapel"]').click()
    held = me.page.locator("dialog.closeup .held")
    assert "When you discover this room, gain 1 Sanity." in held.inner_text()
    assert "south: unexplored doorway" in held.inner_text()
    me.page.keyboard.press("Escape")
    me.page.locator('[data-thing="explorer/persephone"]').click()
    assert held.locator(".meters .printed").count() == 4
    me.page.keyboard.press("Escape")
    assert soon(me, lambda: me.page.locator("dialog[open]").count() == 0)
    speed = me.page.locator(".mine .meters li").nth(1)
    assert speed.locator(".printed > span").all_inner_texts()[1:] == ["4", "4", "5", "5", "6", "7", "8", "8"]
    assert speed.locator(".clip").inner_text() == "6"
    assert speed.locator(".start").inner_text() == "5"
    me.page.locator(".seat .face").nth(4).click()
    assert me.page.locator(".unfolded .meters .critical .clip").count() == 2
    me.page.locator(".seat .face").nth(5).click()
    assert me.page.locator(".unfolded .meters .skull.clip").count() == 4
    me.page.locator(".seat .face").nth(5).click()
    me.page.keyboard.press("?")
    assert "turn the tile" in me.page.locator("dialog.comfort").inner_text()
    me.page.keyboard.press("Escape")
    assert soon(me, lambda: me.page.locator("dialog[open]").count() == 0)
    me.page.get_by_role("button", name="Secrets of Survival").click()
    tome = me.page.locator("dialog.tome")
    assert "every Ghost has been sent back" in tome.inner_text()
    tome.get_by_role("button", name="The next page").click()
    assert "Ring the bell" in tome.inner_text()
    me.page.keyboard.press("Escape")
    tome.wait_for(state="detached")
    me.page.get_by_role("button", name="secret passage: Underground Lake", exact=True).click()
    assert soon(me, lambda: front(me) == "basement")
    me.page.keyboard.press("PageUp")
    assert soon(me, lambda: front(me) == "ground")
    me.page.locator(".floor[data-area=basement] .plate").click()
    crowd = [f"monster/{number}" for number in range(1, 7)] + ["explorer/josef", "explorer/dan"]
    middles = [place(me, who) for who in crowd]
    body = me.page.locator('[data-thing="monster/1"] .base').bounding_box()
    for index, (x, y) in enumerate(middles):
        for ox, oy in middles[:index]:
            assert abs(x - ox) + abs(y - oy) > body["width"] * 0.8
    tile = me.page.locator('[data-thing="catacombs"]').bounding_box()
    lowest = max(y for _, y in middles) + body["height"] / 2
    assert lowest < tile["y"] + tile["height"] * 0.68, "a name of two lines stays readable below them"
    assert me.page.locator(".piece.stunned .mark").count() == 2
    assert me.page.locator(".piece.tipped").count() == 1
    assert me.page.locator(".piece.hidden").count() == 1


def test_a_story_is_staged_and_the_map_turns_to_where_the_next_answers_are(enter: Callable[..., Any]) -> None:
    me = enter("story")
    tale = me.page.locator("dialog.tale")
    assert tale.locator("h1").inner_text() == "The walls remember"
    me.page.keyboard.press("Escape")
    tale.wait_for(state="detached")
    me.page.locator(".floor[data-area=upper] .plate").click()
    assert soon(me, lambda: front(me) == "upper")
    me.page.get_by_role("button", name="Read it again").click()
    before = me.number()
    me.leaf()
    tale.locator(".answer").click()
    me.wait_for_news(before)
    tale.wait_for(state="detached")
    assert soon(me, lambda: front(me) == "ground")


def test_others_hear_the_story_and_wait(enter: Callable[..., Any]) -> None:
    friend = enter("story", seat=1)
    tale = friend.page.locator("dialog.tale")
    friend.leaf()
    assert "The table waits for Isa Valencia." in tale.inner_text()
    assert tale.locator(".answer").count() == 0


def test_a_story_stays_until_its_listener_lays_it_aside(visit: Callable[..., Any], house: Any, lay_at: Any) -> None:
    made = lay_at(house.address, *["human"] * 6, game="betrayal", options={"stage": "story"})
    me, friend = visit(), visit()
    for seat, one in enumerate((me, friend)):
        one.address = house.address
        one.sit(made, seat)
    before = friend.number()
    me.answer("on")
    friend.wait_for_news(before)
    tale = friend.page.locator("dialog.tale")
    assert tale.locator("h1").inner_text() == "The walls remember"
    friend.leaf()
    assert "The table waits" not in tale.inner_text()
    tale.get_by_role("button", name="Go on").click()
    tale.wait_for(state="detached")
    assert friend.page.get_by_role("button", name="Read it again").count() == 0


SCROLL_BACK = """(box, top) => new Promise((done) => {
    box.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
    box.scrollTop = top;
})"""
"""Scroll somewhere; until everybody has heard of it."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what has changed is drawn, and what follows from that."""
MORE_LINES = """(count) => import('/table/state.js').then((state) => new Promise((done) => requestAnimationFrame(() => {
    const text = { id: 'event-did', args: { what: 'walked a long way along the wall, and back again, and along' } };
    state.sights.value = state.sights.value.map((one) => ({
        ...one, log: [...one.log, ...Array.from({ length: count }, () => ({ choice: 0, kind: 'did', text }))],
    }));
    setTimeout(done, 60);
})))"""
"""Lines that come in the middle of a frame, as they do while something moves on the table."""


def test_the_log_follows_when_lines_are_dropped_and_when_it_gets_less_room(enter: Callable[..., Any]) -> None:
    me = enter()
    log = me.page.locator(".log").locator("xpath=..")
    below = "box => box.scrollHeight - box.clientHeight - box.scrollTop"
    me.page.evaluate(MORE_LINES, 118)
    assert soon(me, lambda: log.evaluate(below) < 2)
    for _ in range(12):
        me.page.evaluate(MORE_LINES, 4)
    assert soon(me, lambda: log.evaluate(below) < 2)
    me.page.set_viewport_size({"width": 1440, "height": 700})
    assert log.evaluate("box => box.scrollHeight - box.clientHeight") > 60
    assert soon(me, lambda: log.evaluate(below) < 2)
    log.evaluate(SCROLL_BACK, 40)
    tall = log.evaluate("box => box.scrollHeight")
    me.page.evaluate(MORE_LINES, 4)
    assert soon(me, lambda: log.evaluate("box => box.scrollHeight") > tall)
    me.page.evaluate(DRAWN)
    assert log.evaluate(below) > 200, "whoever reads what is above is left alone"


def test_a_watcher_has_no_private_book(enter: Callable[..., Any]) -> None:
    watcher = enter(seat="spectators")
    assert watcher.page.locator(".spine").all_inner_texts() == ["Traitor’s Tome"]
    assert not any("Ghost in the Walls" in frame or "passage-goal" in frame for frame in watcher.frames)


def test_figures_walk_over_the_map_and_arrive(enter: Callable[..., Any]) -> None:
    me = enter(reduced_motion="no-preference")
    me.page.locator('[data-thing="library"]').click()
    walks = "document.getAnimations().some((one) => one.effect.target?.matches?.('.piece'))"
    assert soon(me, lambda: bool(me.page.evaluate(walks)))
    assert soon(me, lambda: not me.page.evaluate(walks))
    x, y = place(me, "explorer/isa")
    tile = me.page.locator('[data-thing="library"]').bounding_box()
    assert tile["x"] < x < tile["x"] + tile["width"]
    assert tile["y"] < y < tile["y"] + tile["height"]


# -- everywhere ------------------------------------------------------------------------------------------------------


def test_a_phone_on_its_side_shows_the_map_the_question_and_what_is_mine(enter: Callable[..., Any]) -> None:
    me = enter(width=844, height=390, has_touch=True)
    boxes = [me.page.locator(one).first.bounding_box() for one in (".front .map", ".asking h1", ".mine .zone")]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= 390 for box in boxes)
    map_, question, mine = boxes
    assert map_["height"] > 150
    assert map_["x"] + map_["width"] < min(question["x"], mine["x"])
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


TELLING = """area => Promise.all([import('/table/state.js'), import('/table/atlas.js')]).then(([state, atlas]) => {
    state.telling.value = { line: null, beneath: [], card: null, roll: null, stop: false };
    atlas.front.value = area;
})"""
"""Something is told of another floor."""


def test_a_phone_shows_one_floor_and_where_i_am(enter: Callable[..., Any]) -> None:
    me = enter(width=390, height=844, has_touch=True)
    shown = me.page.locator(".floor .map")

    def visible() -> list[bool]:
        return [shown.nth(index).is_visible() for index in range(3)]

    assert visible() == [False, True, False]
    map_, lenses = shown.nth(1).bounding_box(), me.page.locator(".lenses button")
    assert all(box["y"] + box["height"] <= map_["y"] for box in (one.bounding_box() for one in lenses.all()))
    me.page.locator(".floor[data-area=upper] .plate").tap()
    assert soon(me, lambda: visible() == [True, False, False])
    ground = me.page.locator(".floor[data-area=ground] .plate")
    assert "You are here" in ground.inner_html()
    assert ground.locator(".calls").inner_text() == "5"
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ground.tap()
    before = me.number()
    me.page.locator('[data-thing="dining-room"]').tap()
    me.wait_for_news(before)
    me.wait_to_be_asked()
    me.page.evaluate(TELLING, "upper")
    assert soon(me, lambda: front(me) == "upper")
    me.page.evaluate("import('/table/state.js').then((state) => void (state.telling.value = null))")
    assert soon(me, lambda: front(me) == "ground"), "when it is my turn again, the map turns to me"
    scrolled = "(() => { const box = document.querySelector('.board'); box.scrollLeft = 60; return box.scrollLeft; })()"
    assert me.page.evaluate(scrolled) == 0, "nothing pushes the map out of its frame"


@pytest.mark.parametrize("stage", ["walk", "place", "roll", "story"])
def test_axe_finds_nothing_serious(enter: Callable[..., Any], stage: str) -> None:
    me = enter(stage, width=1440, height=900)
    assert serious(me.page) == []
    me.page.set_viewport_size({"width": 390, "height": 900})
    me.page.wait_for_timeout(200)
    assert serious(me.page) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_message_is_without_words(enter: Callable[..., Any], lang: str) -> None:
    me = enter("place", lang=lang)
    assert "⟨" not in me.page.content()
    text = me.words()
    assert "⟨" not in text
    here = {"en": "You are here: Hallway, Ground Floor.", "pl": "Tu jesteś: Korytarz, Parter."}[lang]
    lines = [line for line in text.splitlines() if line.strip()]
    assert here in lines
    first = lines[lines.index(here) + 2]
    assert first.startswith({"en": "Hallway", "pl": "Korytarz"}[lang]), "my tile comes first"


def test_dice_lie_on_the_table_and_the_text_page_says_what_the_text_view_says(enter: Callable[..., Any]) -> None:
    me = enter("roll")
    pips = [die.locator(".front circle").count() for die in me.page.locator(".rolled .die").all()]
    assert pips == [2, 0, 1, 2, 0], "the faces that lie up"
    assert me.page.locator(".rolled .bonus").inner_text() == "+1"
    assert me.page.locator(".rolled .sum").inner_text() == "6"
    match = koszmar.Match.new(HOUSE, players=6, options={"stage": "roll"})
    said = text_view(match.view(0), Words(HOUSE, "en"))
    page = re.sub(r"\s+", " ", me.words())
    board = [line.strip() for line in said.splitlines() if re.match(r"    \w", line) and "unexplored" in line]
    assert len(board) > 10
    for line in [*board, "Isa Valencia. Knowledge roll: 2, 0, 1, 2, 0 + 1. Result: 6."]:
        assert line in page
