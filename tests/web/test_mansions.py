"""Mansions of Madness at the browser's table: a match of two with a watcher, what travelled held against other truths;
puzzles by hand and by keyboard; the app for a group that has the box; one device passed around.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import pytest
from tests.web.conftest import PATIENCE, Script
from tests.web.traffic import before_the_end, leaks, plain, stand, views
from tests.web.wire import over_the_wire

import koszmar
from koszmar.games.mansions import GAME
from koszmar.kernel.flow import notation
from koszmar.kernel.words import Words

SWIFT = {"pace": "none"}
SHORT = {"horizon": 5}
"""Five rounds at most."""
LONGEST = 60
BY_HAND = 14
"""So many choices of it are made at the pages, the first ones over the wire."""
CAST = ("hanna-voss", "tobias-wren")
SIZES = [(390, 844), (844, 390), (1440, 900), (2560, 1440)]
COVERED = """() => [...document.querySelectorAll('.front .unopened')].map((name) =>
    [...document.querySelectorAll('.front .link')].some((door) =>
        name.compareDocumentPosition(door) & Node.DOCUMENT_POSITION_FOLLOWING))"""
"""Of every place behind a shut door: whether a door is drawn over its name."""


@cache
def evening() -> Script:
    """A short match that begins with a test, a Mythos event and a Damage or Horror card."""
    for number in range(300):
        found = Script(
            2,
            f"rain {number}",
            game="mansions",
            longest=LONGEST + 1,
            options={"investigators": list(CAST)},
            parameters=SHORT,
        )
        told = {event.kind for event in found.match.events(None)}
        if found.match.result is not None and {"roll", "event"} <= told:
            return found
    raise AssertionError("no match is short enough")


@pytest.fixture
def lay(lay_here: Any) -> Any:
    """A table for a script."""
    return lambda found: lay_here(*["human"] * found.match.setting.players, game="mansions", **found.setup)


def test_two_investigators_and_a_watcher_see_a_match_to_its_end_and_no_secret_travels(
    visit: Any, lay: Any, play: Any, address: str
) -> None:
    found = evening()
    made = lay(found)
    begun = len(found.choices) - BY_HAND
    sent = over_the_wire(made, found, address, begun)
    sitters = [visit(likes=SWIFT, lang=("en", "pl")[seat]) for seat in range(2)]
    for seat, one in enumerate(sitters):
        one.sit(made, seat)
    watcher = visit(likes=SWIFT)
    watcher.sit(made, "spectators")
    play(found, dict(enumerate(sitters)), start=begun)
    for seat, one in (*enumerate(sitters), (None, watcher)):
        one.wait_until(lambda now: now["over"])
        ending, words = found.match.view(seat).ending, Words(GAME, "pl" if seat == 1 else "en")
        assert ending
        one.page.locator("dialog.ending .reason", has_text=words.say(ending.reason)).wait_for()
        sent[seat] += one.frames
        assert leaks(sent[seat], seat, found) == []
        assert found.setup["seed"] not in before_the_end(sent[seat])
        assert [view for _, view in views(sent[seat])][-1] == plain(found.match.view(seat))


# -- puzzles -------------------------------------------------------------------------------------------------------


def at_a_puzzle(kind: str) -> koszmar.Match:
    """A match in companion mode in which somebody sits down to a puzzle of this kind: there the way to it is short."""
    scenario, door, what = {
        "lock": ("borrowed-key", ["hall-door"], ("bathroom-door", "locked-bathroom/pick")),
    }[kind]
    match = koszmar.Match.new("mansions", players=2, seed="1", options={"scenario": scenario, "table": "own"})
    for token in door:
        tell(match, ("tap", token, "do"), 0)
    tell(match, ("tap", *what), 0, 9)
    return match


def tell(match: koszmar.Match, *answers: Any) -> None:
    for answer in answers:
        match.choose(answer, match.decision.seat)  # type: ignore[union-attr]


def test_a_bolt_is_slid_by_hand_and_by_keyboard(visit: Any, address: str) -> None:
    match = at_a_puzzle("lock")
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), match.decision.seat)  # type: ignore[union-attr]
    me.wait_to_be_asked()
    for by_keyboard in (False, True):
        choices = match.view(match.decision.seat).question.choices  # type: ignore[union-attr]
        slide = next(choice for choice in choices if choice.key.startswith("slide"))
        block, cell = slide.touches
        before = me.number()
        lying = me.page.locator(f'[data-thing="{block}"]').bounding_box()
        for thing in (block, cell):
            spot = me.page.locator(f'[data-thing="{thing}"]')
            assert thing == block or me.page.locator(".block[aria-pressed=true]").bounding_box() == lying
            if by_keyboard:
                spot.focus()
                me.page.keyboard.press("Enter")
            else:
                me.press(spot)
        me.wait_for_news(before)
        tell(match, slide.key)
        me.wait_to_be_asked()
    assert str(match.decision.args["left"]) in me.page.locator(".puzzle .goal").inner_text()  # type: ignore[union-attr]


# -- the app alone -------------------------------------------------------------------------------------------------


def won_on_their_own_table() -> list[Any]:
    """What a group tells the app on the way to the best end of the tutorial."""
    return [
        ("tap", "hall-door", "do"), 0, ("tap", "bathroom-door", "locked-bathroom/break"), 0, 2,
        ("tap", "owner", "talk-to-owner/persuade"), 1, 1, "end",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_group_with_the_box_plays_to_the_end_with_the_app(visit: Any, lay_here: Any, lang: str) -> None:
    options = {"scenario": "borrowed-key", "table": "own"}
    me = visit(likes=SWIFT, lang=lang)
    me.sit(lay_here("human", game="mansions", seed="2", options=options), 0)
    match = koszmar.Match.new("mansions", players=1, seed="2", options=options)
    planned = won_on_their_own_table()
    while match.decision is not None:
        me.wait_until(lambda now: now["number"] == match.number and now["free"] and now["mine"])
        if planned:
            key = planned.pop(0)
        elif match.decision.prompt == "own-act":
            key = ("claim", "out-together")
        else:
            key = {"own-is-it-so": "yes", "own-whom": "done"}.get(match.decision.prompt, match.decision.options[0])
        me.answer(notation(key))
        tell(match, key)
    me.wait_until(lambda now: now["over"])
    words = Words(GAME, lang)
    ending = match.view(0).ending
    assert ending
    assert ending.won == [0]
    me.page.locator("dialog.ending .reason", has_text=words.say(ending.reason)).wait_for()


# -- every screen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_house_keeps_its_place_on_every_screen(visit: Any, address: str, width: int, height: int) -> None:
    found = evening()
    turns = [number for number, prompt in enumerate(found.prompts) if prompt == "act"]
    match = found.at(turns[-1])
    me = visit(likes=SWIFT, lang="pl", width=width, height=height)
    me.sit(stand(address, match), match.decision.seat)  # type: ignore[union-attr]
    me.wait_to_be_asked()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    assert me.page.locator(".atlas").bounding_box()["height"] >= 0.18 * height


def after_two_tests() -> koszmar.Match:
    """Two rolls lie on the table, of more than one die each, and some doors are still shut."""
    found = Script(2, "salt", game="mansions", longest=120, options={"scenario": "salt-in-the-ledger"})
    for number in range(len(found.choices)):
        match = found.at(number)
        view = match.view(match.decision.seat)  # type: ignore[union-attr]
        if len(view.rolls) > 1 and all(len(roll.dice) > 1 for roll in view.rolls):
            return match
    raise AssertionError("nobody has rolled twice")


def test_what_lies_over_something_else_can_be_read(visit: Any, address: str) -> None:
    match = after_two_tests()
    me = visit(likes=SWIFT, lang="pl")
    me.sit(stand(address, match), match.decision.seat)  # type: ignore[union-attr]
    me.wait_to_be_asked()
    assert set(me.page.evaluate(COVERED)) == {False}
    rolls = me.page.locator(".rolls .rolled")
    assert rolls.count() > rolls.locator("visible=true").count() == 1


def test_nobody_reads_the_name_of_a_message_while_words_are_still_on_their_way(visit: Any, lay: Any) -> None:
    me = visit()
    held: list[Any] = []
    me.page.route("**/api/words/**", lambda route: held.append(route))
    made = lay(evening())
    me.page.goto(f"{me.address}#table={made['code']}&key={made['seats'][0]}")
    me.page.locator("main.threshold").wait_for()
    end = time.monotonic() + PATIENCE
    while not held and time.monotonic() < end:
        me.page.wait_for_timeout(20)
    assert held
    me.page.wait_for_timeout(300)
    assert "⟨" not in me.page.locator("body").inner_text()
    for one in held:
        one.continue_()
    me.page.unroute_all(behavior="ignoreErrors")
    me.wait_until(lambda now: now["number"] is not None)


def test_either_of_two_who_share_a_device_may_go_first(visit: Any, address: str) -> None:
    found = evening()
    match = found.at(found.prompts.index("who-next"))
    me = visit(likes=SWIFT, lang="pl")
    me.sit(stand(address, match), 0, 1)
    me.take_device()
    first = me.look()["seat"]
    me.press(me.page.locator(".hand-over", has_text="Odpowiada"))
    me.take_device()
    now = me.wait_until(lambda now: now["seat"] != first and now["mine"] and now["free"])
    assert now["keys"] == [str(1 - first)]
    me.answer(str(1 - first))
    me.wait_for_news(now["number"])
    assert me.look()["prompt"] == "prompt-act"
    assert me.page.locator(".hand-over").count() == 0
