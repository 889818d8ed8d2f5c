"""Alone at the browser's table: the Hero in the dark and those who hold the map, with what travelled to each browser
held against other truths; an evening against the bot in both languages; moments that are let pass; one device; pencil.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest
from tests.server.conftest import Client
from tests.web.conftest import Made, Script, Visitor
from tests.web.test_access import serious
from tests.web.test_nemesis import stand
from tests.web.traffic import before_the_end, plain, told, unexpected, views
from tests.web.wire import over_the_wire, table_of

import koszmar
from koszmar.games.alone import GAME
from koszmar.games.alone.maps.handmade import HAND_MADE
from koszmar.games.alone.rooms import ROOMS
from koszmar.kernel.flow import read_answer
from koszmar.kernel.words import Words

SHORT = {"turns": 2, "status": 3, "healing": [2, 1], "start_distance": 3}
"""Two turns a round, and a Hero who bears little."""
BEGUN = {"character": "captain", "decks": ["fury", "traps"], "map": "borealis"}
SWIFT = {"pace": "none", "clock": "none"}
STEADY = {"pace": "none", "clock": "steady"}
LONGEST = 64
"""No match for several browsers takes more choices."""
BY_HAND = 16
"""So many choices of it are made at the pages, the first ones over the wire."""
ROUNDS = 320
"""Choices of an evening that is not played to its end."""
SIZES = [(390, 844), (820, 1180), (1440, 900), (2560, 1440)]


def scripted(seed: str, players: int, **more: Any) -> Script:
    """A match of sensible players."""
    return Script(players, seed, game="alone", options=BEGUN, **more)


@cache
def hunt() -> Script:
    """A short match with noises, located distances, cards played face up and face down."""
    for number in range(245, 645):  # the first that serves, as the bots play today
        found = scripted(f"dark {number}", 3, parameters=SHORT)
        kinds = {event.kind for event in found.match.events(0)}
        if {"noise", "located", "reaction", "face-down-hidden"} <= kinds and len(found.choices) < LONGEST:
            return found
    raise AssertionError("nothing is heard")


@cache
def evening() -> Script:
    """The first rounds of a match as it is usually played."""
    return scripted("an evening", 3, longest=ROUNDS)


@cache
def moment(wanted: Callable[[koszmar.Match], bool]) -> koszmar.Match:
    """The first moment of that evening which serves."""
    past = evening().at(0)
    for seat, key in evening().choices:
        if wanted(past):
            return past
        past.choose(key, seat)
    raise AssertionError(f"nothing serves: {wanted}")


def lay(lay_here: Any, found: Script) -> Made:
    made: Made = lay_here(*["human"] * found.match.setting.players, game="alone", **found.setup)
    return made


class Player:
    """Whoever answers by a script, unless the browser has answered by itself."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.clicks = 0
        self.answered = -1

    def answer(self, key: str) -> None:
        """Press the answer, once it is asked for."""
        self.visitor.wait_until(lambda now: now["mine"] and now["free"] and now["number"] != self.answered)
        self.answered = self.visitor.number()
        self.visitor.answer(key)
        self.clicks += 1


def answers_itself(match: koszmar.Match, seat: int) -> bool:
    """Whether there is nothing to choose from, so that the browser lets the moment pass."""
    question = match.view(seat).question
    return question is not None and question.window is not None and len(question.choices) == 1


def play(found: Script, players: dict[int, Player], start: int = 0, until: int | None = None) -> None:
    """Play a script, every seat in a browser of its own."""
    past = found.at(start)
    for seat, key in found.choices[start:until]:
        if not answers_itself(past, seat):
            players[seat].answer(key)
        past.choose(key, seat)


def still_asked(made: Made, address: str) -> list[int]:
    """Who of Evil has not answered yet, as Evil sees it; a summary says nothing of it."""
    client = table_of(made, address, made["seats"][2])
    seats: list[int] = client.views[2]["question"]["seats"]
    client.close()
    with urlopen(f"{address}api/tables/{made['code']}") as summary:
        assert json.load(summary)["asked"] == [1, 2]
    return seats


def record(visitor: Visitor, made: Made) -> Any:
    """What was really answered at a table, in order."""
    headers = {"Authorization": f"Bearer {made['seats'][0]}"}
    answer = visitor.page.request.get(f"{visitor.address}api/tables/{made['code']}/record", headers=headers)
    assert answer.ok
    return json.loads(answer.text())


# -- what a seat may not know --------------------------------------------------------------------------------------


def leaks(frames: list[str], seat: int | None, kept: Any) -> list[str]:
    """Everything in the frames of a seat (None: a watcher) that it may not know, or that depends on such a thing."""
    wrong = unexpected([frame for frame in frames if json.loads(frame).get("error") != "stale-number"])
    past = koszmar.Match.replay(json.dumps(kept), upto=0)
    for choice, view in sorted(views(frames), key=lambda one: one[0]):
        while past.number < choice:
            answer = read_answer(kept["choices"][past.number])
            past.choose(answer.key, answer.seat)
        if past.over:
            continue
        other = past.fork(seed=f"another truth {choice}", as_seen_by="spectator" if seat is None else seat)
        if plain(other.view(seat)) != view:
            wrong.append(f"the view after choice {choice}")
    learned = [(event.choice, event.kind, plain(event.args)) for event in past.events(seat)]
    heard = [(event["choice"], event["kind"], event["args"]) for event in told(frames)]
    return wrong + [f"an event: {event}" for event in heard if event not in learned]


EVIL_WORDS = ("prompt-react", "window-", '"level-1"', "hand-1/claws", '"passes"', "prompt-move-creature")
"""What only travels to those who hold the map."""


def test_the_hero_two_of_evil_and_a_watcher_see_a_match_to_its_end_and_no_secret_travels(
    visit: Any, lay_here: Any, address: str
) -> None:
    found = hunt()
    made = lay(lay_here, found)
    begun = max(number for number, prompt in enumerate(found.prompts[:-BY_HAND]) if prompt == "act")
    sent = over_the_wire(made, found, address, begun)
    people = [visit(likes=SWIFT, lang=("pl", "en", "pl")[seat]) for seat in range(3)]
    for seat, one in enumerate(people):
        one.sit(made, seat)
    watcher = visit(likes=SWIFT)
    watcher.sit(made, "spectators")
    play(found, {seat: Player(one) for seat, one in enumerate(people)}, begun)
    kept = None
    for seat, one in (*enumerate(people), (None, watcher)):
        one.wait_until(lambda now: now["over"])
        kept = kept or record(one, made)
        truth = koszmar.Match.replay(json.dumps(kept))
        assert truth.fingerprint() == found.match.fingerprint()
        ending, words = truth.view(seat).ending, Words(GAME, "pl" if seat in (0, 2) else "en")
        assert ending
        one.page.locator("dialog.ending .reason", has_text=words.say(ending.reason)).wait_for()
        assert leaks(one.frames, seat, kept) == []
        assert leaks(sent[seat], seat, kept) == []
        before = "".join(sent[seat]) + before_the_end(one.frames)
        assert found.setup["seed"] not in before
        if seat in (0, None):
            assert '"error"' not in before
            assert not [word for word in EVIL_WORDS if word in before]
    assert leaks(people[1].frames, 0, kept), "the check itself would notice what Evil was sent"


def test_the_hero_is_sent_nothing_while_evil_lets_moments_pass(visit: Any, lay_here: Any) -> None:
    found = evening()
    made = lay(lay_here, found)
    people = [visit(likes=SWIFT) for _ in range(3)]
    for seat, one in enumerate(people):
        one.sit(made, seat)
    players = {seat: Player(one) for seat, one in enumerate(people)}
    first = next(number for number, prompt in enumerate(found.prompts) if prompt == "react")
    play(found, players, until=first)
    people[0].wait_until(lambda now: now["number"] == first)
    past, sent = found.at(first), len(people[0].frames)
    number = first
    while (decision := past.decision) is not None and decision.prompt == "react" and found.choices[number][1] == "pass":
        seat, key = found.choices[number]
        if not answers_itself(past, seat):
            players[seat].answer(key)
        past.choose(key, seat)
        number += 1
        before, asked = past.view(0), 0 in (past.decision.seats if past.decision else ())
        people[seat].wait_until(lambda now, number=number: now["number"] >= number or not now["mine"])  # type: ignore[misc]
        people[0].hear_out(people[seat])
        news = [frame for frame in people[0].frames[sent:] if '"type":"view"' in frame]
        assert len(news) <= 1, "only when the Hero sees something"
        if not asked and before == found.at(first).view(0):
            assert news == []


# -- an evening against the bot ------------------------------------------------------------------------------------


def test_the_hero_plays_an_evening_against_the_bot_to_its_end(visit: Any, lay_here: Any) -> None:
    """In Polish, while somebody looks on in English."""
    made = lay_here("human", "sensible", game="alone", options=BEGUN, parameters=SHORT, seed="midnight, headphones")
    people = {lang: visit(likes=SWIFT, lang=lang) for lang in ("pl", "en")}
    for one in people.values():
        one.sit(made, 0)
    me = people["pl"]
    random, number, answered = Random(7), -1, 0
    while True:
        now = me.wait_until(
            lambda now, number=number: now["over"] or (now["mine"] and now["free"] and now["number"] != number)
        )
        if now["over"]:
            break
        number = now["number"]
        me.answer(random.choice(now["keys"]))
        answered += 1
    assert answered > 4
    truth = koszmar.Match.replay(json.dumps(record(me, made)))
    ending = truth.view(0).ending
    assert ending
    for lang, one in people.items():
        one.page.locator("dialog.ending .reason", has_text=Words(GAME, lang).say(ending.reason)).wait_for()
    both_sides(people["en"], truth)


@cache
def deceived() -> tuple[koszmar.Match, int, Any]:
    """A short match to its end in which the Hero was told a wrong distance, when that was, and what was true."""
    for number in range(200):  # the first that serves, as the bots play today
        past = Script(2, f"lies {number}", game="alone", options={**BEGUN, "decks": ["speed", "terror"]}).match
        for event in past.events(1):
            if event.kind == "lied":
                return past, event.choice, event
    raise AssertionError("nobody lies")


def test_after_the_end_the_timeline_tells_both_sides_of_a_lie(visit: Any, address: str) -> None:
    truth, choice, lie = deceived()
    words = Words(GAME, "pl")
    real = words.say(truth.narrate([lie], 1)[0])
    told = words.say(truth.narrate([one for one in truth.events(0) if one.choice == choice], 0)[-1])
    me = visit(likes=SWIFT, lang="pl")
    me.sit(stand(address, truth), 0)
    me.press(me.page.locator("dialog.ending").get_by_role("button", name="Obejrzyj stół"))
    happened, at = me.page.locator(".timeline .happened"), me.page.locator(".timeline output")
    log = me.page.locator("ol.log")
    ask_until(me, "header button[title='Oś czasu']", lambda: at.count() > 0)
    me.page.locator(".timeline input[type=range]").fill(str(choice))
    for seat, is_told in ((1, True), (0, False)):
        ask_until(
            me,
            f".timeline .eyes [role=radio] >> nth={seat}",
            lambda is_told=is_told: told in happened.inner_text() and (real in happened.inner_text()) == is_told,  # type: ignore[misc]
        )
        me.page.evaluate("document.querySelectorAll('.log .unfold[aria-expanded=false]').forEach((one) => one.click())")
        me.page.wait_for_function("document.querySelectorAll('.log .unfold[aria-expanded=false]').length === 0")
        assert (real in log.text_content()) == is_told, "the log beside it is of the same eyes"


def both_sides(me: Visitor, truth: koszmar.Match) -> None:
    """After the end a moment of the match is seen through the Hero's eyes, and through those that saw the map."""
    me.press(me.page.locator("dialog.ending").get_by_role("button", name="Look at the table"))
    at = me.page.locator(".timeline output")
    ask_until(me, "header button[title='Timeline']", lambda: at.count() > 0)
    ask_until(me, ".timeline .step", lambda: not at.inner_text().startswith(f"{truth.number} "))
    past = koszmar.Match.replay(truth.record(), upto=int(at.inner_text().split()[0]))
    slabs = "new Set([...document.querySelectorAll('.slab[data-thing]')].map(one => one.dataset.thing)).size"
    shown = {seat: len({space.id for board in past.view(seat).boards for space in board.spaces}) for seat in (0, 1)}
    assert shown[0] < shown[1]
    assert me.page.locator(".seats .replace").count() == 0, "in the past nobody takes over from a bot"
    me.page.evaluate("import('/table/state.js').then((state) => void (state.recalled.value = true))")
    me.page.wait_for_timeout(100)
    assert me.page.locator(".recall").count() == 0, "what happened since my last turn is no part of the past"
    for seat in (1, 0):
        eyes = f".timeline .eyes [role=radio] >> nth={seat}"
        ask_until(me, eyes, lambda seat=seat: me.page.evaluate(slabs) == shown[seat])  # type: ignore[misc]


def ask_until(me: Visitor, button: str, is_seen: Callable[[], bool]) -> None:
    """Press a button, and once more if a busy server has refused it."""
    for _ in range(12):
        me.press(me.page.locator(button).first)
        for _ in range(50):
            if is_seen():
                return
            me.page.wait_for_timeout(100)
    raise AssertionError(f"nothing comes of {button}")


# -- a far sector ---------------------------------------------------------------------------------------------------


def has_far_to_go(match: koszmar.Match) -> bool:
    """Whether the Hero is about to act and knows a sector two steps away."""
    question = match.view(0).question
    return bool(match.decision and match.decision.prompt == "act" and question and far_way(question))


def far_way(question: Any) -> Any:
    return next((way for way in question.ways if len(way.through) == 2), None)


def of_evil(client: Client, wish: str) -> None:
    """Evil answers until the Hero is asked again: by a key that begins like this, or else lets it pass."""
    while 0 not in (seats := client.views[1]["question"]["seats"]):
        seat, number = seats[0], client.numbers[1]
        client.wait(lambda seat=seat, number=number: client.numbers[seat] == number)  # type: ignore[misc]
        keys = [choice["key"] for choice in client.views[seat]["question"]["choices"]]
        client.choose(seat, next((key for key in keys if key.startswith(wish)), "pass" if "pass" in keys else keys[0]))
        client.wait(lambda number=number: client.numbers[1] > number)  # type: ignore[misc]


@pytest.mark.parametrize("stops", [False, True], ids=["in peace", "with a card on the way"])
def test_a_far_sector_is_one_click_and_the_hero_stops_when_something_happens(
    visit: Any, address: str, stops: bool
) -> None:
    match = moment(has_far_to_go)
    way = far_way(match.view(0).question)
    made = stand(address, match)
    me, evil = visit(likes=SWIFT), table_of(made, address, *made["seats"][1:])
    me.sit(made, 0)
    me.wait_to_be_asked()
    goal = me.page.locator(f'.slab.far-off[data-thing="{way.end}"]')
    goal.hover()
    assert me.page.locator(".slab.trail").count() == 2
    goal.click()
    evil.wait(lambda: 0 not in evil.views[1]["question"]["seats"])
    me.page.get_by_role("button", name="Stop here").wait_for()
    of_evil(evil, "down" if stops else "pass")
    while not stops and place_of_hero(evil) != way.end:
        evil.wait(lambda: 0 not in evil.views[1]["question"]["seats"])
        of_evil(evil, "pass")
    me.wait_to_be_asked()
    me.page.wait_for_timeout(300)
    assert place_of_hero(evil) == way.through[0 if stops else 1]
    evil.close()


BESIDE_EACH_OTHER = """() => {
    const parts = [...document.querySelectorAll('.mine > .meters, .mine > .zone')].filter((one) => one.offsetWidth);
    const boxes = parts.map((one) => one.getBoundingClientRect());
    return {
        outside: boxes.filter((box) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight).length,
        overlaps: boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => one.left < other.right - 1
            && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length,
        parts: parts.length,
        map: document.querySelector('.atlas').getBoundingClientRect().height,
    };
}"""
"""How things lie before the Hero: how many parts, over each other, off the screen; and how high the map is."""


def test_six_items_lie_beside_the_tracks_and_the_map_keeps_its_size(visit: Any, address: str) -> None:
    full = next(
        found.at(number)
        for seed in range(40)
        for found in [scripted(f"full pockets {seed}", 2, longest=400)]
        for number in range(0, len(found.choices), 5)
        if found.prompts[number] == "act" and len(found.at(number).state.sheet.items) >= 5
    )
    early = scripted("full pockets 0", 2, longest=60)
    first = early.at(early.first("act"))
    heights: dict[int, list[float]] = {}
    for match in (first, full):
        for width, height in ((820, 1180), (1440, 900), (2560, 1440)):
            me = visit(width=width, height=height, likes=SWIFT)
            me.sit(stand(address, match), 0)
            me.wait_to_be_asked()
            seen = me.page.evaluate(BESIDE_EACH_OTHER)
            assert seen["parts"] >= 2
            assert (seen["outside"], seen["overlaps"]) == (0, 0), (width, seen)
            heights.setdefault(width, []).append(seen["map"])
    for width in (1440, 2560):
        before, after = heights[width]
        assert abs(before - after) < 2, heights
    everything_is_in_reach_of_a_thumb(visit, stand(address, full))


def everything_is_in_reach_of_a_thumb(visit: Any, made: Made) -> None:
    """A phone folds items away and shows only the beginning of the shelf: the list leads to what lies there."""
    me = visit(width=390, height=844, likes=SWIFT)
    me.sit(made, 0)
    me.wait_to_be_asked()
    assert me.page.locator('.answers .loose .answer[data-key^="search "]').first.is_visible()
    me.press(me.page.locator(".answers .loose .crowd", has_text="Items"))
    assert me.page.locator('dialog .answer[data-key^="use "]').first.is_visible()


def test_the_line_below_the_map_goes_with_the_pointer_though_the_thing_was_drawn_anew(visit: Any, address: str) -> None:
    early = scripted("full pockets 0", 2, longest=60)
    made = stand(address, early.at(early.first("act")))
    me = visit(likes=SWIFT)
    me.sit(made, 0)
    me.wait_to_be_asked()
    me.page.locator(".atlas .piece.own").hover()
    assert me.page.locator(".whisper").is_visible()
    before = me.number()
    me.page.keyboard.press("1")
    me.wait_until(lambda now: now["number"] != before and now["free"])
    me.page.mouse.move(2, 2)
    me.page.locator(".whisper").wait_for(state="detached")


MOVED = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.closest('.card') && frames.some((frame) => 'translate' in frame)) window.moved.push(this.className);
        return animate.call(this, frames, timing);
    };
}"""
"""Cards that are moved from now on."""


def may_act_or_wait(match: koszmar.Match) -> bool:
    """Whether the Hero's turn begins, with a mission and a located distance on the shelf."""
    decision = match.decision
    return bool(decision and decision.prompt == "start-turn" and match.view(0).boards[0].spaces[0].notes)


def test_on_a_tablet_cards_go_with_their_shelf_and_what_was_tapped_is_forgotten(visit: Any, address: str) -> None:
    me = visit(width=834, height=1112, likes={"pace": "quick"}, reduced_motion="no-preference", has_touch=True)
    me.sit(stand(address, moment(may_act_or_wait)), 0)
    me.wait_to_be_asked()
    shelf, whisper = me.page.locator(".shelf .zone").first, me.page.locator(".whisper")
    me.page.locator(".slab.own").focus()  # as a tap does
    whisper.wait_for()
    before = shelf.bounding_box()["y"]
    me.page.evaluate(MOVED)
    me.answer("go")
    me.wait_until(lambda now: now["prompt"] == "prompt-act" and now["free"])
    whisper.wait_for(state="detached")
    assert shelf.bounding_box()["y"] != before
    assert me.page.evaluate("window.moved") == []


def place_of_hero(client: Client) -> str:
    pieces = client.views[1]["boards"][0]["pieces"]
    return str(next(piece["place"] for piece in pieces if piece.get("seat") == 0))


COVERED = """(one) => {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.contains(there);
}"""
"""Whether something lies over the middle of it."""


@pytest.mark.parametrize("width", [1440, 390])
def test_a_map_of_ones_own_is_laid_when_it_keeps_the_rules_and_what_is_wrong_is_said(visit: Any, width: int) -> None:
    me = visit(likes=SWIFT, width=width)
    drawing = HAND_MADE["borealis"].drawing
    me.page.goto(me.address)
    me.press(me.page.locator(".tile[data-game=alone]"))
    lay_it, map_of_mine = me.page.locator(".laying .big").last, me.page.get_by_label("A map of your own, line by line")
    for right, wrong, why in (("[ @ ]", "[   ]", "there is no start"), ("==<POD>", "--<POD>", "not a door")):
        map_of_mine.fill(drawing.replace(right, wrong))
        me.press(lay_it)
        notice = me.page.locator(".laying .notice", has_text=why)
        notice.wait_for()
        assert not notice.evaluate(COVERED)
    assert len([one for one in me.complaints if "400" in one]) == 2
    me.complaints.clear()
    map_of_mine.fill(drawing)
    me.press(lay_it)
    me.wait_until(lambda now: now["number"] is not None)
    me.wait_to_be_asked()


# -- moments that are let pass -------------------------------------------------------------------------------------


def could_play_face_down(match: koszmar.Match) -> bool:
    """Whether both of Evil are asked once an action is done, and the first could play a card, but only face down."""
    decision = match.decision
    if not decision or decision.prompt != "react" or len(decision.seats) != 2 or decision.args["moment"] != "resolved":
        return False
    question = match.view(1).question
    return bool(question and question.window and len(question.choices) > 1 and not question.window.calls)


def waiting_evil(visit: Any, address: str, likes: dict[str, str]) -> tuple[Visitor, koszmar.Match, Made]:
    """An Evil player who could play a card, but only face down, while the Hero sits elsewhere."""
    match = moment(could_play_face_down)
    made = stand(address, match)
    me = visit(likes=likes)
    me.sit(made, 1)
    me.wait_to_be_asked()
    return me, match, made


def test_whoever_lets_everything_pass_is_not_asked_again_this_turn(visit: Any, address: str) -> None:
    me, match, made = waiting_evil(visit, address, SWIFT)
    me.press(me.page.get_by_role("button", name="Let everything pass this turn"))
    me.wait_until(lambda now: now["number"] > match.number)
    assert still_asked(made, address) == [2], "the first seat has answered by itself"
    me.page.get_by_text("You let everything pass until the turn is over.").wait_for()
    me.page.reload()
    me.page.get_by_role("button", name="Ask me again").wait_for()


def test_whoever_wants_to_be_stopped_only_for_some_moments_is_not_asked_at_others(visit: Any, address: str) -> None:
    me, _, _ = waiting_evil(visit, address, SWIFT)
    me.press(me.page.get_by_text("Stop me only for…"))
    me.press(me.page.get_by_label("when an action is done"))
    me.wait_until(lambda now: not now["mine"])


def test_whoever_does_not_answer_in_time_lets_the_moment_pass_if_they_said_so(visit: Any, address: str) -> None:
    me, match, made = waiting_evil(visit, address, SWIFT)
    orders = {"1": {"until": "", "cards": [], "moments": {}, "limit": 1}}
    me.page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)", [f"koszmar.orders.{made['code']}", json.dumps(orders)]
    )
    me.page.reload()
    me.wait_until(lambda now: (now["number"] or 0) > match.number)
    assert still_asked(made, address) == [2]


def test_an_answer_leaves_with_the_clock_and_can_be_thought_over_until_then(visit: Any, address: str) -> None:
    me, match, made = waiting_evil(visit, address, {"pace": "none", "clock": "slow"})
    wait = "after => import('/table/orders.js').then(({ opened }) => (opened.value.get(1).due = Date.now() + after))"
    me.page.evaluate(wait, 60_000)
    me.answer("pass")
    me.page.get_by_text("You let it pass.").wait_for()
    assert still_asked(made, address) == [1, 2], "it has not left yet"
    me.press(me.page.get_by_role("button", name="Wait, let me decide"))
    me.wait_to_be_asked()
    me.page.evaluate(wait, 0)
    me.answer("pass")
    me.wait_until(lambda now: now["number"] > match.number)
    assert still_asked(made, address) == [2]


def test_every_moment_takes_a_beat_or_a_few(visit: Any, address: str) -> None:
    me, _, _ = waiting_evil(visit, address, STEADY)
    lasts = me.page.evaluate(
        "import('/table/orders.js').then(({ opened }) => opened.value.get(1).due - opened.value.get(1).start)"
    )
    assert lasts in (1200, 2400, 3600)


def turns(found: Script) -> list[int]:
    """Where the Hero's turns begin."""
    return [number for number, prompt in enumerate(found.prompts) if prompt == "start-turn"]


def is_plain(found: Script, first: int, last: int) -> bool:
    """Whether it is a turn in the middle of a round in which one of Evil plays a card and the other could."""
    acts = {seat for seat, key in found.choices[first:last] if seat and key != "pass"}
    asked = [seat for seat, _ in found.choices[first:last] if seat]
    if len(acts) != 1 or len(asked) <= 7 or "deal" in found.prompts[first:last]:
        return False
    past, could = found.at(first), 0
    for seat, key in found.choices[first:last]:
        could += bool(seat) and seat not in acts and not answers_itself(past, seat)
        past.choose(key, seat)
    return could > 1


def plain_turn() -> tuple[Script, int, int]:
    """The first such turn, as the bots play today, and where it begins and ends."""
    for number in range(40):
        found = evening() if not number else scripted(f"an evening {number}", 3, longest=ROUNDS)
        for begin, end in pairwise(turns(found)):
            if is_plain(found, begin, end):
                return found, begin, end
    raise AssertionError("nobody plays a card")


def test_clicks_and_seconds_of_a_turn(visit: Any, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    found, begin, end = plain_turn()
    asked = sum(1 for seat, _ in found.choices[begin:end] if seat)
    for play_turn, how, clock in ((play, "without orders or a clock", SWIFT), (with_orders, "with orders", STEADY)):
        made = stand(address, found.at(begin))
        people = [visit(likes=clock) for _ in range(3)]
        for seat, one in enumerate(people):
            one.sit(made, seat)
        players = {seat: Player(one) for seat, one in enumerate(people)}
        began = time.monotonic()
        play_turn(found, players, begin, end)
        seconds = time.monotonic() - began
        clicks = sum(players[seat].clicks for seat in (1, 2))
        with capsys.disabled():
            sys.stdout.write(
                f"\nA turn of the Hero, two of Evil {how}: {asked} questions to Evil, {clicks} clicks, {seconds:.1f} s"
            )
        assert clicks < asked


def with_orders(found: Script, players: dict[int, Player], first: int, last: int) -> None:
    """A turn in which whoever plays no card says so once."""
    plays = {seat for seat, key in found.choices[first:last] if seat and key != "pass"}
    resting = {1, 2} - plays
    past = found.at(first)
    for seat, key in found.choices[first:last]:
        player = players[seat]
        if seat in resting:
            question = past.view(seat).question
            if question and question.window and len(question.choices) > 1:
                button = player.visitor.page.get_by_role("button", name="Let everything pass this turn")
                if button.count():
                    player.visitor.press(button)
                    player.clicks += 1
        elif not answers_itself(past, seat):
            player.answer(key)
        past.choose(key, seat)


def test_how_often_a_person_of_evil_is_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    """Bots play; counted is where a person in their place would be stopped, by the orders given."""
    with capsys.disabled():
        for players in (2, 3, 4):
            found = scripted("an evening", players, longest=ROUNDS)
            stops: Counter[str] = Counter()
            past = found.at(0)
            for seat, key in found.choices:
                question = past.view(seat).question
                if seat and question and question.window and question.window.passes == "pass":
                    stops["questions"] += 1
                    calls = len(question.window.calls)
                    stops["stops"] += len(question.choices) > 1
                    stops["at the end of a turn, or for a card"] += bool(
                        calls or (question.window.moment == "end" and len(question.choices) > 1)
                    )
                    stops["only for a card"] += bool(calls)
                past.choose(key, seat)
            turns = found.match.state.number
            said = ", ".join(f"{name} {count / turns:.1f}" for name, count in stops.items())
            sys.stdout.write(f"\n{players - 1} of Evil, in a turn of the Hero: {said}")
            assert stops["only for a card"] < stops["stops"] < stops["questions"]


# -- devices -------------------------------------------------------------------------------------------------------


def test_on_one_device_for_all_of_evil_no_curtain_hangs(visit: Any, lay_here: Any) -> None:
    found = evening()
    made = lay(lay_here, found)
    hero, evil = visit(likes=SWIFT), visit(likes=SWIFT)
    hero.sit(made, 0)
    evil.sit(made, 1, 2)
    last = turns(found)[1]
    past, answers = found.at(0), {seat: deque[str]() for seat in range(3)}
    for seat, key in found.choices[:last]:
        if not answers_itself(past, seat):
            answers[seat].append(key)
        past.choose(key, seat)
    while any(answers.values()):
        for one in (hero, evil):
            now = one.look()
            assert now["curtain"] is None, "those of Evil see the same"
            if now["mine"] and now["free"] and answers[now["seat"]]:
                one.answer(answers[now["seat"]].popleft())
                number, seat = now["number"], now["seat"]
                one.wait_until(lambda now, number=number, seat=seat: now["number"] != number or now["seat"] != seat)


def test_on_one_device_for_everybody_a_curtain_hangs_whatever_evil_holds(visit: Any, address: str) -> None:
    found = evening()
    first = next(
        number
        for number, (prompt, (seat, _)) in enumerate(zip(found.prompts, found.choices, strict=True))
        if prompt == "react" and seat == 1 and answers_itself(found.at(number), 1)
    )
    us = visit(likes=SWIFT)
    us.sit(stand(address, found.at(first)), 0, 1, 2)
    now = us.wait_until(lambda now: now["curtain"] is not None or now["mine"])
    assert now["curtain"] == 1, "a moment in which nothing can be played is not passed over: the Hero would see that"
    us.take_device()
    us.press(us.page.get_by_text("Stop me only for…"))
    us.page.get_by_role("checkbox").last.wait_for()


# -- the map -------------------------------------------------------------------------------------------------------


def has_heard_something(match: koszmar.Match) -> bool:
    """Whether the Hero acts, has just heard something and has located something."""
    if not match.decision or match.decision.prompt != "act":
        return False
    spaces = match.view(0).boards[0].spaces
    heard = any(badge.bearing is not None for space in spaces for badge in space.badges)
    return heard and any(space.notes for space in spaces)


def in_the_dark(visit: Any, address: str, **how: Any) -> tuple[Visitor, koszmar.Match, Made]:
    """The Hero, who has just heard something and has located something."""
    match = moment(has_heard_something)
    made = stand(address, match)
    me = visit(likes=SWIFT, **how)
    me.sit(made, 0)
    me.wait_to_be_asked()
    return me, match, made


def test_noises_ring_and_distances_lie_on_the_map_where_they_were_told(visit: Any, address: str) -> None:
    me, match, _ = in_the_dark(visit, address)
    words = Words(GAME, "en")
    for space in match.view(0).boards[0].spaces:
        for badge in space.badges:
            if badge.bearing is not None:
                me.page.locator(f'.heard[aria-label^="{words.say(badge.label)}"]').first.wait_for()
        for note in space.notes:
            me.page.locator(f'.slip[aria-label="{words.say(note.label)}"]').first.wait_for()
    me.page.locator(".torch").wait_for()
    assert me.page.locator(".slab.unknown").count() > 0


STARTLE = "() => import('/table/state.js').then((state) => void (state.startles.value += 1))"
"""Something is suddenly there."""


def test_whoever_comes_back_from_the_page_of_text_is_not_startled_again(visit: Any, address: str) -> None:
    me, _, _ = in_the_dark(visit, address)
    startle = me.page.locator(".startle")
    me.page.evaluate(STARTLE)
    startle.wait_for(state="attached")
    me.words()
    me.page.locator(".torch").wait_for()
    assert startle.count() == 0, "it is over"
    me.page.evaluate(STARTLE)
    startle.wait_for(state="attached")


def test_evil_knows_the_rooms_by_their_emblems_where_the_map_is_too_small_for_names(visit: Any, address: str) -> None:
    made = stand(address, moment(has_heard_something))
    me = visit(likes=SWIFT)
    me.sit(made, 1)
    me.page.locator(".slab").first.wait_for()
    rooms = {f"{room} " for room in (Words(GAME, "en").say(f"room-{key}") for key in ROOMS)}
    emblems = me.page.locator(".slab:has(> .emblem)")
    emblems.first.wait_for(state="attached")
    named = {str(one.get_attribute("aria-label")) for one in emblems.all()}
    assert len(named) == len(rooms)
    assert all(any(label.startswith(room) for label in named) for room in rooms)


def test_a_pencil_mark_stays_on_the_device_and_is_sent_to_nobody(visit: Any, address: str) -> None:
    me, match, made = in_the_dark(visit, address)
    sent: list[str] = []
    me.room.listen("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    me.page.reload()
    me.wait_to_be_asked()
    me.press(me.page.get_by_role("button", name="Pencil: write on the map"))
    me.press(me.page.locator(f'.slab[data-thing="{match.state.hero}"]'))
    me.page.get_by_label("Your pencil, for your eyes only").fill("teeth here")
    me.page.keyboard.press("Enter")
    me.page.locator(".pencilled", has_text="teeth here").wait_for()
    me.page.reload()
    me.page.locator(".pencilled", has_text="teeth here").wait_for()
    assert sent
    assert not any("teeth" in text for text in sent)
    evil = visit(likes=SWIFT)
    evil.sit(made, 1)
    assert evil.page.locator(".pencilled").count() == 0


def may_play(match: koszmar.Match) -> bool:
    """Whether the first Evil player is asked whether to react, and could."""
    decision = match.decision
    return bool(decision and decision.prompt == "react" and 1 in decision.seats and not answers_itself(match, 1))


def test_both_tables_keep_room_for_the_map_on_every_screen(visit: Any, address: str) -> None:
    hero, _, _ = in_the_dark(visit, address, lang="pl")
    evil = visit(likes=SWIFT, lang="pl")
    evil.sit(stand(address, moment(may_play)), 1)
    for width, height in SIZES:
        for one in (hero, evil):
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.reload()
            one.wait_to_be_asked()
            assert one.page.evaluate("document.documentElement.scrollWidth") <= width
            assert one.page.locator(".atlas").bounding_box()["height"] >= 0.2 * height
            assert one.page.locator("header.top").bounding_box()["height"] <= 90
            if width == 390:
                assert one.page.locator(".table > .question").bounding_box()["y"] >= 0.6 * height
            if width in (390, 1440):
                assert serious(one.page) == []


SIDE_BY_SIDE = """() => {
    const parts = [...(document.querySelector('.mine.watching')?.children ?? [])];
    if (parts.length < 2) return false;
    const [sign, words] = parts.map((one) => one.getBoundingClientRect());
    return sign.right <= words.left && words.left - sign.right < 40;
}"""
"""Whether what says that one only watches lies beside its sign, and not on it."""


def test_whoever_watches_is_told_so_on_every_screen(visit: Any, address: str) -> None:
    me = visit(likes=SWIFT, lang="pl")
    me.sit(stand(address, moment(may_play)), "spectators")
    for width, height in (*SIZES[1:], (844, 390)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function(SIDE_BY_SIDE)
