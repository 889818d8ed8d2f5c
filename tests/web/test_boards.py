"""Boards of any shape in a real browser, with links, fog and noise; named dice, puzzles, the voice of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.fixtures.voyage import VOYAGE
from tests.web.test_access import serious
from tests.web.test_map import soon

import koszmar
from koszmar.kernel.text import text_view
from koszmar.kernel.words import LANGUAGES, Words

STAGES = ("walk", "dare", "roll", "picture", "lock", "code", "announce")


def touch(me: Any, *things: str) -> None:
    """Click these one after another, and wait for what comes of it."""
    before = me.number()
    for thing in things:
        me.page.locator(f'[data-thing="{thing}"]').first.click(force=True)
    me.wait_for_news(before)
    me.wait_to_be_asked()


# -- spaces and links ------------------------------------------------------------------------------------------------


def test_a_space_of_any_shape_is_walked_to(board: Callable[..., Any]) -> None:
    me = board()
    assert me.page.locator(".slab.legal").count() == 1
    assert me.page.locator('[data-thing="lab"] path.ground').count() == 1
    touch(me, "lab")
    me.page.locator('.slab.own[data-thing="lab"]').wait_for()


def test_a_figure_does_not_take_the_click_of_the_space_it_stands_on(board: Callable[..., Any]) -> None:
    me = board()
    touch(me, "crew-1")
    me.page.locator('.slab.own[data-thing="lab"]').wait_for()
    assert me.page.locator("dialog[open]").count() == 0


def test_a_token_does_not_take_it_either(board: Callable[..., Any]) -> None:
    me = board()
    touch(me, "token/lab/fire")
    me.page.locator('.slab.own[data-thing="lab"]').wait_for()


def test_a_noise_in_a_corridor_answers(board: Callable[..., Any]) -> None:
    me = board()
    touch(me, "token/corridor-1/noise")


def test_a_door_in_a_corridor_is_opened_and_what_was_never_seen_comes_to_light(board: Callable[..., Any]) -> None:
    me = board()
    assert me.page.locator(".slab.unknown").count() == 1
    assert me.page.locator(".slab.remembered").count() == 1
    assert me.page.locator(".slab.in-dark").count() == 1
    door = me.page.locator('[data-thing="corridor-2"]')
    assert door.locator(".leaf.closed").count() == 1
    door.locator(".leaf").click()
    door.locator(".leaf.open").wait_for()
    me.page.locator('.slab.legal[data-thing="airlock"]').click()
    me.page.locator('.slab.own[data-thing="airlock"]').wait_for()
    assert me.page.locator(".slab.unknown").count() == 0


def test_every_kind_of_link_is_drawn_has_a_name_and_answers_by_keyboard(board: Callable[..., Any]) -> None:
    me = board()
    drawn = me.page.locator(".floor.front")
    kinds = {kind: drawn.locator(f".link.{kind}").count() for kind in ("border", "impassable", "wall", "door")}
    assert kinds == {"border": 1, "impassable": 1, "wall": 1, "door": 1}
    assert drawn.locator(".gangway").count() == 5
    states = ("closed", "blocked", "destroyed", "locked")
    assert [drawn.locator(f".leaf.{state}").count() for state in states] == [2, 1, 1, 1]
    assert drawn.locator(".heard").get_attribute("aria-label") == "Noise, from the south-east"
    assert me.page.locator(".room-title").all_text_contents() == ["Cabins", "Stores"]
    corridor = me.page.get_by_role("img", name="Bridge – east: Laboratory (corridor, 1, 2, 2× Noise)")
    assert corridor.count() == 1
    door = me.page.get_by_role("button", name=re.compile("^Bridge – south: Unexplored room .*closed door"))
    assert door.count() == 1
    assert me.page.get_by_role("button", name=re.compile(r"^Laboratory \(computer\)\. west: Bridge")).count() == 1

    def width() -> float:
        return float(me.page.locator('[data-thing="bridge"]').first.bounding_box()["width"])

    start = width()
    me.page.keyboard.press("+")
    assert soon(me, lambda: width() > start * 1.2)
    me.page.keyboard.press("0")
    assert soon(me, lambda: width() == pytest.approx(start, rel=0.02))
    for wanted in ("lab", "corridor-2", "token/corridor-1/noise", "stalker"):
        for _ in range(12):
            me.page.keyboard.press("ArrowRight")
            if me.page.evaluate("document.activeElement.dataset.thing") == wanted:
                break
        else:
            pytest.fail(f"the arrows never come to {wanted}")
    me.page.locator('[data-thing="corridor-2"]').focus()
    me.page.keyboard.press("Enter")
    me.page.locator('[data-thing="corridor-2"] .leaf.open').wait_for()


# -- dice ------------------------------------------------------------------------------------------------------------


def test_dice_with_named_faces_tell_what_counts_and_what_was_changed(board: Callable[..., Any]) -> None:
    me = board("roll")
    assert me.page.locator(".rolled .die.counts").count() == 2
    assert me.page.locator(".rolled .die.converted").get_attribute("title") == "sign (success, changed, was clue)"
    assert me.page.locator(".rolled .sum").inner_text().replace("\n", "") == "2/2"
    assert me.page.locator(".rolled .terms").inner_text() == "Needed: 2. On a success: nobody hears you. Success."
    touch(me, "die/2")


# -- puzzles ---------------------------------------------------------------------------------------------------------


def test_two_parts_of_a_picture_are_swapped_and_one_is_laid_down_again(board: Callable[..., Any]) -> None:
    """Its moves do not fill the question."""
    me = board("picture")
    assert me.page.locator(".loose .answer").count() == 1
    assert not me.page.locator('.answer[data-key="swap 0 1"]').is_visible()
    part = me.page.locator('[data-thing="part-3"]')
    part.click()
    assert part.get_attribute("aria-pressed") == "true"
    part.click()
    assert part.get_attribute("aria-pressed") == "false"
    assert me.page.locator(".block.right").count() == 2
    touch(me, "part-0", "part-1")
    assert soon(me, lambda: me.page.locator(".block.right").count() == 4)
    assert me.page.locator(".puzzle .moves").inner_text() == "Moves: 1 of 4."


def test_a_puzzle_is_solved_by_keyboard(board: Callable[..., Any]) -> None:
    me = board("lock")
    before = me.number()
    key = me.page.get_by_role("button", name="row 3, column 1–2: key (the key)")
    key.focus()
    me.page.keyboard.press("Enter")
    cell = me.page.locator('[data-thing="cell/lock/3/2"]')
    assert cell.get_attribute("aria-label") == "Slide the key to column 3"
    cell.focus()
    me.page.keyboard.press("Enter")
    me.wait_for_news(before)
    me.page.get_by_role("button", name="row 3, column 3–4: key (the key)").wait_for()


def test_a_code_is_set_and_earlier_attempts_are_judged(board: Callable[..., Any]) -> None:
    me = board("code")
    marks = me.page.get_by_role("img", name="In the right place: 1; in a wrong one: 2.")
    assert marks.locator(".right").count() == 1
    touch(me, "slot-0", "sign-2")


# -- the voice -------------------------------------------------------------------------------------------------------


def test_the_voice_of_the_game_is_read_and_answered(board: Callable[..., Any]) -> None:
    me = board("announce")
    said = me.page.get_by_role("article", name="Pressure is falling")
    assert "Somewhere behind you a door breathes out." in said.inner_text()
    told, ship = said.bounding_box(), me.page.locator(".atlas").bounding_box()
    assert told["y"] + told["height"] <= ship["y"] + 1, "what is told covers the map"
    said.get_by_role("button", name=re.compile("fold away")).click()
    said.wait_for(state="detached")
    me.page.get_by_role("button", name=re.compile("^Open “.*Pressure is falling”")).click()
    before = me.number()
    said.locator('.answer[data-key="refuse"]').click()
    me.wait_for_news(before)
    said.wait_for(state="detached")


def test_a_yes_stands_beside_its_no(board: Callable[..., Any]) -> None:
    me = board("dare")
    for key in ("yes", "no"):
        assert me.page.locator(f'.question .answer[data-key="{key}"]').is_visible()


# -- everywhere ------------------------------------------------------------------------------------------------------


TOLD = ("walk", "roll", "picture", "lock", "code", "announce")
"""What is also read as text."""


@pytest.mark.parametrize("stage", STAGES)
def test_axe_finds_nothing_serious_and_the_text_page_says_what_the_text_view_says(
    board: Callable[..., Any], stage: str
) -> None:
    me = board(stage, width=390 if stage in ("roll", "lock") else 1440, height=900)
    assert serious(me.page) == []
    me.page.set_viewport_size({"width": 1440, "height": 900})
    match = koszmar.Match.new(VOYAGE, players=2, options={"stage": stage})
    for lang in LANGUAGES if stage in TOLD else ():
        me.page.evaluate("lang => import('/lib/settings.js').then((own) => void (own.lang.value = lang))", lang)
        me.page.locator(f"html[lang={lang}]").wait_for()
        said = text_view(match.view(0), Words(VOYAGE, lang))
        page = re.sub(r"\s+", " ", me.words())
        assert "⟨" not in me.page.content() + page
        told = [line.strip() for line in said.splitlines() if re.match(r" {2,}[^\d ]|Zofia\. ", line)]
        assert len(told) > 9
        for line in told:
            assert line in page
