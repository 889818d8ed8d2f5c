"""Nemesis at the browser's table: a match in which everybody has an aim of their own, with what travelled to each
browser held against other truths; a solo match in both languages; one device passed around; what is staged.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.web.conftest import STEADY, Script
from tests.web.traffic import before_the_end, leaks, plain, stand, views
from tests.web.wire import over_the_wire

from koszmar.games.nemesis import GAME
from koszmar.kernel.view import Way
from koszmar.kernel.words import Words

CAST = ("captain", "pilot", "soldier")
SHORT = {"time": 2, "blue": 1, "hand_size": 4, "infected": 0}
"""Two rounds of few cards; in the second one can hibernate, and whoever does has a fair chance to wake up."""
QUICK = {"interruptions": "holders"}
LONGEST = 60
"""No match for several browsers takes more choices."""
BY_HAND = 18
"""So many choices of it are made at the pages, the first ones over the wire."""
HIDDEN = ("hand", "objectives")
SWIFT = {"pace": "none"}
SIZES = [(390, 844), (834, 1112), (1024, 768), (1440, 900)]


def scripted(seed: str, players: int) -> Script:
    """A short match of sensible players."""
    options = {"characters": list(CAST[:players])}
    return Script(players, seed, game="nemesis", options=options, parameters=SHORT, rulings=QUICK)


@cache
def voyage() -> Script:
    """A short match in which Intruders come, Objectives are chosen, and not everybody dies."""
    for number in range(200):
        found = scripted(f"drift {number}", len(CAST))
        outcomes = {*found.match.state.outcomes}
        if (
            "keep-objective" in found.prompts
            and "dead" in outcomes
            and len(outcomes) > 1
            and len(found.choices) < LONGEST
        ):
            return found
    raise AssertionError("nobody survives, or nobody comes")


@cache
def alone() -> Script:
    """A short solo match with an Intruder."""
    return next(one for one in (scripted(f"alone {n}", 1) for n in range(200)) if "keep-objective" in one.prompts)


@pytest.fixture
def lay(lay_here: Any) -> Any:
    """A table for a script."""
    return lambda found: lay_here(*["human"] * found.match.setting.players, game="nemesis", **found.setup)


# -- far rooms -----------------------------------------------------------------------------------------------------


@cache
def walk(goes_on: bool) -> tuple[Any, Way]:
    """Where somebody alone aboard could set out for a Room two moves away, and whether the way is still open then."""
    for number in range(40):
        found = Script(1, f"walk {number}", game="nemesis", options={"characters": ["captain"]}, longest=40)
        for at, prompt in enumerate(found.prompts):
            match = found.at(at)
            question = match.view(0).question
            if prompt != "act" or not question:
                continue
            for way in [one for one in question.ways if len(one.through) == 2]:
                if is_open(first_step(match, way), way) is goes_on:
                    return match, way
    raise AssertionError("nobody walks so far")


def first_step(match: Any, way: Way) -> Any:
    """The match after the first move and its payment."""
    after = match.fork()
    after.choose(way.keys[0], 0)
    after.choose(after.view(0).question.choices[0].key, 0)
    return after


def is_open(match: Any, way: Way) -> bool | None:
    """Whether a way goes on; None if it is too late to ask."""
    question = match.view(0).question
    if match.over or not question or question.prompt.id != "prompt-act":
        return None
    return any(one.end == way.end and one.risk <= way.risk for one in question.ways)


def set_out(me: Any, address: str, match: Any, way: Way) -> None:
    """Click on the far Room, and pay for the first move."""
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.press(me.page.locator(f'.slab.far-off[data-thing="{way.end}"]'))
    me.wait_until(lambda now: now["prompt"] == "prompt-pay" and now["mine"] and now["free"])
    assert me.page.locator(".slab.trail").count() == len(way.through)
    me.page.keyboard.press("1")


def test_a_far_room_is_one_click_and_every_move_is_paid_for(visit: Any, address: str) -> None:
    match, way = walk(goes_on=True)
    me = visit(likes=SWIFT)
    set_out(me, address, match, way)
    me.wait_until(lambda now: now["number"] == match.number + 3 and now["prompt"] == "prompt-pay" and now["free"])
    me.page.locator(".cause small").wait_for()
    me.page.keyboard.press("1")
    me.wait_until(lambda now: now["number"] > match.number + 3)
    me.page.wait_for_function(
        "room => import('/table/atlas.js').then(({ mySpace }) => mySpace.value?.id === room)", arg=way.end
    )


def test_a_walk_ends_where_something_comes_or_going_on_has_become_more_dangerous(visit: Any, address: str) -> None:
    match, way = walk(goes_on=False)
    me = visit(likes=SWIFT)
    set_out(me, address, match, way)
    me.wait_until(lambda now: now["number"] == match.number + 2 and now["mine"] and now["free"])
    me.page.wait_for_timeout(300)
    now = me.look()
    assert (now["number"], now["prompt"]) == (match.number + 2, "prompt-act")
    assert me.page.locator(".slab.trail").count() == 0


# -- letters -------------------------------------------------------------------------------------------------------

FIGURES = """() => [...document.querySelectorAll('.front :is(.readable, .token, .ordinal, .counted, .many) text')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
        const { a, b } = one.getScreenCTM();
        return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    })"""
"""How many pixels each number on the map has."""


@pytest.mark.parametrize(("width", "height"), [*SIZES, (820, 1180), (2560, 1440)])
def test_numbers_on_corridors_rooms_and_figures_can_be_read(visit: Any, address: str, width: int, height: int) -> None:
    match, _ = walk(goes_on=True)
    me = visit(likes=SWIFT, width=width, height=height)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.page.evaluate(STEADY)
    found = me.page.evaluate(FIGURES)
    assert len(found) > 20
    assert min(found) >= 11.5


WRITTEN = (
    """() => [...document.querySelectorAll('.front .inscription text')].filter((one) => one.checkVisibility()).length"""
)
"""How many lines of names are written on the map."""


def test_the_whole_ship_is_seen_with_its_names_and_numbers(visit: Any, address: str) -> None:
    match, _ = walk(goes_on=True)
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.press(me.page.locator('.lenses [aria-label="Show all of it"]'))
    me.page.evaluate(STEADY)
    assert me.page.evaluate(WRITTEN) >= len(match.state.rooms)
    assert min(me.page.evaluate(FIGURES)) >= 11.5


def test_a_number_on_a_corridor_is_touched_as_the_corridor_is(visit: Any, address: str) -> None:
    """Where a careful move may put the Noise; a number is what one aims at."""
    match, _ = walk(goes_on=True)
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.page.evaluate(STEADY)
    link = next(key.split()[2] for key in me.look()["keys"] if key.startswith("careful ") and "/" in key)
    number = me.page.locator(f'.link[data-thing="{link}"] + g .figure').first.bounding_box()
    me.page.mouse.click(number["x"] + number["width"] / 2, number["y"] + number["height"] / 2)
    me.wait_until(lambda now: now["prompt"] == "prompt-pay" or me.page.locator("dialog.menu").count() > 0)


# -- what is seen at a glance --------------------------------------------------------------------------------------

LOW = ("09", "12", "16")
"""Rooms at the lower rim of the ship."""


@cache
def low_down() -> Any:
    """Somebody is asked in a Room at the lower rim, and what was rolled lies on the table."""
    for number in range(60):
        found = Script(1, f"low {number}", game="nemesis", options={"characters": ["captain"]}, longest=60)
        for at, prompt in enumerate(found.prompts):
            match = found.at(at)
            view = match.view(0)
            if prompt == "act" and view.rolls and match.state.characters[0].room in LOW:
                return match
    raise AssertionError("nobody goes so low")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_no_roll_lies_over_the_room_i_am_in(visit: Any, address: str, width: int, height: int) -> None:
    match = low_down()
    me = visit(likes=SWIFT, width=width, height=height)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.page.evaluate(STEADY)
    room = me.page.locator(".slab.own").bounding_box()
    tops = [one.bounding_box()["y"] for one in me.page.locator(".rolls .rolled").all() if one.is_visible()]
    assert tops
    assert room["y"] + room["height"] <= min(tops) + 2


CLEAR = """() => {
    const boxes = (path) => [...document.querySelectorAll(path)].map((one) => one.getBoundingClientRect());
    const tops = boxes('.rolls .rolled').filter((box) => box.height).map((box) => box.top);
    const feet = boxes('.front .slab').map((box) => box.bottom);
    return tops.length > 0 && feet.length > 0 && Math.max(...feet) <= Math.min(...tops) + 2;
}"""
"""Whether the whole ship lies above the rolls."""


def test_on_a_large_screen_no_roll_lies_over_the_ship(visit: Any, address: str) -> None:
    match = low_down()
    me = visit(likes=SWIFT, width=2560, height=1440)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.page.wait_for_function(CLEAR)


@cache
def aboard(fits: Callable[[Any], bool]) -> Any:
    """Somebody alone among Intruders is asked what to do where things are so."""
    for number in range(200):
        options = {"characters": ["soldier"], "enemy": "intruders"}
        found = Script(1, f"hurt {number}", game="nemesis", options=options, longest=90)
        for at, prompt in enumerate(found.prompts):
            match = found.at(at) if prompt == "act" else None
            if match and fits(match.state):
                return match
    raise AssertionError("it never comes to this")


def is_among_wounded(state: Any) -> bool:
    """Whether an Intruder that has taken much is with me, in a Room in which something lies."""
    here = state.characters[0].room
    many = any(one.room == here and one.injuries > 1 for one in state.intruders)
    room = state.rooms[here]
    return many and len(room.objects) + bool(room.items) + room.fire + room.malfunction > 1


UNDER = """(room) => {
    const over = [...document.querySelectorAll('.atlas .piece .base, .atlas .piece .pin')];
    const boxes = over.map((one) => one.getBoundingClientRect());
    const small = [...document.querySelectorAll(`[data-thing^="token/${room}/"] > circle`),
        ...document.querySelectorAll(`.slab[data-thing="${room}"] .symbol`)];
    const hidden = small.filter((one) => {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        return boxes.some((box) => {
            const across = Math.min(right, box.right) - Math.max(left, box.left);
            const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
            return across > 0 && down > 0 && across * down > 0.3 * width * height;
        });
    });
    return [small.length, hidden.length];
}"""
"""How many tokens and signs there are in a Room, and how many of them lie to a third beneath a figure."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_figures_make_way_for_what_lies_and_is_printed_in_their_room(
    visit: Any, address: str, width: int, height: int
) -> None:
    match = aboard(is_among_wounded)
    me = visit(likes=SWIFT, width=width, height=height)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    me.page.evaluate(STEADY)
    lying, hidden = me.page.evaluate(UNDER, match.state.characters[0].room)
    assert lying > 1
    assert hidden == 0


def test_injuries_are_counted_on_the_figure(visit: Any, address: str) -> None:
    match = aboard(is_among_wounded)
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    for one in match.state.intruders:
        drawn = me.page.locator(f'.piece[data-thing="{one.id}"] .counted text')
        assert drawn.all_text_contents() == ([str(one.injuries)] if one.injuries > 1 else [])


def test_slime_is_seen_on_whoever_is_covered_in_it(visit: Any, address: str) -> None:
    match = aboard(is_slimy)
    me = visit(likes=SWIFT, lang="pl")
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    told = me.page.locator(".piece.own .badge-mark title").text_content().replace("\u00a0", " ")
    assert told == Words(GAME, "pl").say("badge-slime")


def is_slimy(state: Any) -> bool:
    """Whether I am covered in Slime."""
    return bool(state.characters[0].slime)


def test_an_empty_hand_leaves_its_room_on_a_phone(visit: Any, address: str) -> None:
    match = aboard(is_empty_handed)
    me = visit(likes=SWIFT, width=390, height=844)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    sheet = me.page.locator(".question").bounding_box()
    assert sheet["y"] + sheet["height"] >= 844 - 24


def is_empty_handed(state: Any) -> bool:
    """Whether I have played all my cards."""
    return not state.characters[0].hand


def has_much_to_read(state: Any) -> bool:
    """Whether beside four cards in my hand there are so many things that they do not lie in one row."""
    me = state.characters[0]
    return len(me.hand) > 3 and len(me.hands) + len(me.inventory) + len(me.wounds) > 3


COVERED = """() => {
    const cards = [...document.querySelectorAll('.table > .mine .card.scroll')];
    const boxes = cards.map((one) => one.getBoundingClientRect());
    const covers = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 12
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 12;
    const outside = boxes.filter((one) => one.left < 0 || one.right > innerWidth);
    const names = cards.map((one) => one.querySelector('.name'));
    const cut = names.filter((one) => one.scrollWidth > one.clientWidth + 1);
    return { cards: cards.length, outside: outside.length, cut: cut.length,
        covered: boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => covers(one, other))).length };
}"""
"""Of the cards before me: how many cover one another, lie outside the window or have a name that is cut."""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_many_things_and_a_hand_lie_beside_each_other_and_none_on_another(visit: Any, address: str, lang: str) -> None:
    match = aboard(has_much_to_read)
    me = visit(likes=SWIFT, lang=lang)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    for width, height in ((1440, 900), (2560, 1440)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function(f"() => ({COVERED})().covered === 0")
        seen = me.page.evaluate(COVERED)
        assert seen["cards"] > 8
        assert (seen["outside"], seen["cut"]) == (0, 0), (width, seen)


def test_on_a_tablet_what_lies_below_the_ship_is_one_row(visit: Any, address: str) -> None:
    match = aboard(is_among_wounded)
    me = visit(likes=SWIFT, width=820, height=1180)
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    heaps = [one.bounding_box()["y"] for one in me.page.locator(".board .shelf .heap").all()]
    assert len(heaps) > 8
    assert max(heaps) - min(heaps) < 4


def test_burning_and_broken_rooms_are_drawn_so(visit: Any, address: str) -> None:
    found = voyage()
    match = found.at(len(found.choices) - 1)
    rooms = match.state.rooms
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), "spectators")
    me.page.locator(".atlas .slab").first.wait_for()
    for trouble in ("fire", "malfunction"):
        drawn = me.page.locator(f'.slab[data-lies~="{trouble}"]')
        seen = {one.get_attribute("data-thing") for one in drawn.all()}
        assert seen == {slot for slot, room in rooms.items() if getattr(room, trouble)}
    broken = me.page.locator('.slab[data-lies~="malfunction"] .border').first
    assert broken.evaluate("one => getComputedStyle(one).strokeDasharray") != "none"


# -- what a seat may not know --------------------------------------------------------------------------------------


def test_three_crew_members_and_a_watcher_see_a_match_to_its_end_and_no_secret_travels(
    visit: Any, lay: Any, play: Any, address: str
) -> None:
    found = voyage()
    made = lay(found)
    begun = len(found.choices) - BY_HAND
    sent = over_the_wire(made, found, address, begun)
    sitters = [visit(likes=SWIFT, lang=("en", "pl")[seat % 2]) for seat in range(len(CAST))]
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
        fates = [line.replace("\u00a0", " ").strip() for line in one.page.locator(".fates li").all_inner_texts()]
        assert fates == [words.say(fate) for fate in ending.fates]
        assert one.page.locator(".fates .wins").count() == len(ending.won)
        sent[seat] += one.frames
        assert leaks(sent[seat], seat, found, *HIDDEN) == []
        assert found.setup["seed"] not in before_the_end(sent[seat])
        last = [view for _, view in views(sent[seat])][-1]
        assert last == plain(found.match.view(seat)), "the last view is the whole truth that this seat may know"
    foreign = leaks(sent[0], 1, found, *HIDDEN)
    assert {"hand of 0", "objectives of 0"} <= {*foreign}, "the check itself would notice foreign cards"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_solo_match_is_played_to_its_end_by_hand(visit: Any, lay: Any, play: Any, lang: str) -> None:
    found = alone()
    me = visit(likes=SWIFT, lang=lang)
    me.sit(lay(found), 0)
    play(found, {0: me})
    me.wait_until(lambda now: now["over"])
    ending = found.match.view(0).ending
    assert ending
    me.page.locator("dialog.ending .reason", has_text=Words(GAME, lang).say(ending.reason)).wait_for()


def test_the_end_and_everybodys_fate_fit_on_a_phone(visit: Any, address: str) -> None:
    found = voyage()
    (seat, key) = found.choices[-1]
    me = visit(likes=SWIFT, lang="pl", width=390, height=844)
    me.sit(stand(address, found.at(len(found.choices) - 1)), seat)
    me.wait_to_be_asked()
    me.answer(key)
    me.page.locator("dialog.ending .fates li").nth(len(CAST) - 1).wait_for()
    assert me.page.locator("dialog.ending").evaluate("one => one.scrollWidth - one.clientWidth") <= 0


# -- one device ----------------------------------------------------------------------------------------------------


def test_on_one_device_objectives_lie_folded_and_a_curtain_hangs_before_every_hand(
    visit: Any, lay: Any, play: Any
) -> None:
    found = voyage()
    first = found.choices[0][0]
    turn = next(number for number, (seat, _) in enumerate(found.choices) if seat != first)
    us = visit(likes=SWIFT)
    us.sit(lay(found), 0, 1, 2)
    us.take_device()
    title = Words(GAME, "en").say(f"objective-{found.at(0).state.characters[first].objectives[0]}")
    assert us.page.locator(".mine", has_text=title).count() == 0
    aim = us.page.locator(".question .aim")
    assert aim.inner_text().endswith("read it while nobody looks")
    assert [aim.get_attribute("title")] == ["read it while nobody looks"]
    aim.click()
    us.page.locator("dialog.aims", has_text="And you survive").wait_for()
    us.page.keyboard.press("Escape")
    us.page.locator(f'.mine [data-place="objectives-{first}"]').click()
    us.page.locator("dialog.spread .card", has_text=title).wait_for()
    us.page.keyboard.press("Escape")
    play(found, {0: us, 1: us, 2: us}, until=turn)
    us.wait_until(lambda now: now["curtain"] == found.choices[turn][0])
    assert us.page.locator(".answer:visible").count() == 0


def test_on_an_own_device_the_objectives_lie_open(visit: Any, lay: Any) -> None:
    found = voyage()
    seat = found.choices[0][0]
    me = visit(likes=SWIFT)
    me.sit(lay(found), seat)
    me.wait_to_be_asked()
    title = Words(GAME, "en").say(f"objective-{found.at(0).state.characters[seat].objectives[0]}")
    me.page.locator(".mine .card", has_text=title).first.wait_for()


# -- what is staged ------------------------------------------------------------------------------------------------


def test_an_encounter_is_staged_for_everybody_while_objectives_are_chosen(visit: Any, address: str) -> None:
    found = voyage()
    match = found.at(found.first("keep-objective"))
    (said,) = [one for one in match.view(None).announcements if not one.folded]
    watcher = visit(likes=SWIFT, lang="pl")
    watcher.sit(stand(address, match), "spectators")
    card = watcher.page.locator(f'.announcement[data-thing="{said.id}"]')
    card.wait_for()
    words = Words(GAME, "pl")
    assert words.say(said.passages[0].text) in card.inner_text().replace("\u00a0", " ")
    watcher.press(card.locator(".fold"))
    card.wait_for(state="detached")
    watcher.press(watcher.page.locator(".board .shut-away").last)
    card.wait_for()


def test_what_was_resolved_lies_folded_and_can_be_read_again(visit: Any, address: str) -> None:
    found = voyage()
    number = next(
        n for n in range(len(found.choices)) if any(one.folded for one in found.at(n).view(None).announcements)
    )
    match = found.at(number)
    said = next(one for one in match.view(None).announcements if one.folded)
    watcher = visit(likes=SWIFT)
    watcher.sit(stand(address, match), "spectators")
    title = Words(GAME, "en").say(said.title)
    strip = watcher.page.locator(".board .shut-away", has_text=title).first
    strip.wait_for()
    watcher.press(strip)
    watcher.page.locator(f'.announcement[data-thing="{said.id}"]').wait_for()


def resolves_something(found: Script) -> int:
    """The number of a choice after which a card lies folded that was not there before."""
    past = found.at(0)
    for number, (seat, key) in enumerate(found.choices[:-1]):
        before = {one.id for one in past.view(None).announcements}
        past.choose(key, seat)
        if any(one.folded and one.id not in before for one in past.view(None).announcements):
            return number
    raise AssertionError("nothing is ever resolved")


def test_what_was_resolved_is_not_seen_before_it_is_told(visit: Any, address: str) -> None:
    found = voyage()
    number = resolves_something(found)
    seat, key = found.choices[number]
    me = visit(likes={"pace": "steps"})
    me.sit(stand(address, found.at(number)), seat)
    me.wait_to_be_asked()
    me.answer(key)
    me.page.locator(".table.telling .now").wait_for()
    strips = me.page.locator(".board .shelf .shut-away")
    strips.first.wait_for(state="attached")
    assert not any(strip.is_visible() for strip in strips.all())
    while me.page.locator(".table.telling").count():
        me.page.keyboard.press("Space")
        me.page.wait_for_timeout(50)
    strips.first.wait_for()


@cache
def comes_again() -> tuple[Any, str]:
    """A match before a choice after which an Intruder goes, lurks and comes again elsewhere; and that choice."""
    for number in range(60):
        found = Script(1, f"again {number}", game="nemesis", options={"characters": ["captain"]}, longest=120)
        seen: dict[tuple[int, str], list[str]] = {}
        for event in found.match.events(0):
            if event.kind in ("intruder-moves", "lurks", "appears"):
                seen.setdefault((event.choice, event.args["intruder"]), []).append(event.kind)
        for (choice, _), kinds in seen.items():
            if kinds == ["intruder-moves", "lurks", "appears"]:
                return found.at(choice - 1), found.choices[choice - 1][1]
    raise AssertionError("nobody comes again")


def test_an_intruder_that_lurks_and_comes_again_stands_where_it_came(visit: Any, address: str) -> None:
    match, key = comes_again()
    me = visit(likes={"pace": "quick"}, reduced_motion="no-preference")
    me.sit(stand(address, match), 0)
    me.wait_to_be_asked()
    match.choose(key, 0)
    me.answer(key)
    me.wait_until(lambda now: now["number"] == match.number and now["free"])
    me.page.evaluate(STEADY)
    for one in match.state.intruders:
        figure = me.page.locator(f'.piece[data-thing="{one.id}"] .base').bounding_box()
        room = me.page.locator(f'.front .slab[data-thing="{one.room}"]').bounding_box()
        assert room["x"] < figure["x"] + figure["width"] / 2 < room["x"] + room["width"]
        assert room["y"] < figure["y"] + figure["height"] / 2 < room["y"] + room["height"]


LOWEST_NAME = """Math.min(...[...document.querySelectorAll('.front:not(.far) .inscription text')].map(
    (text) => text.getBoundingClientRect().height))"""
"""How many pixels the line of a Room's name has that has fewest; letters of 9 pixels have 14."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_ship_keeps_its_place_on_every_screen(visit: Any, address: str, width: int, height: int) -> None:
    found = voyage()
    turns = [number for number, prompt in enumerate(found.prompts) if prompt == "act"]
    match = found.at(turns[-1])
    me = visit(likes=SWIFT, lang="pl", width=width, height=height)
    me.sit(stand(address, match), match.decision.seat)  # type: ignore[union-attr]
    me.wait_to_be_asked()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    ship = me.page.locator(".atlas").bounding_box()
    assert ship["height"] >= 0.18 * height
    assert me.page.evaluate(LOWEST_NAME) >= 14
    assert me.page.locator("header.top").bounding_box()["height"] <= 90
