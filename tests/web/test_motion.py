"""What happened is shown in order: cards travel, markers walk, dice tumble; skipped at will, never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

WATCH = """() => {
    window.flown = [];
    window.told = [];
    new MutationObserver(() => {
        for (const line of document.querySelectorAll('.story li, .now h1, .now .beneath li')) {
            const text = line.innerText.trim().replace(/ ×\\d+$/, '');
            if (text && !window.told.includes(text)) window.told.push(text);
        }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const moves = frames.some((frame) => 'translate' in frame);
        window.flown.push({ what: String(this.className), moves, whole: (timing.delay || 0) + timing.duration });
        return animate.call(this, frames, timing);
    };
}"""
ACTS = """async ([after, events]) => {
    const { readView } = await import('/lib/view.js');
    const { acts } = await import('/table/journeys.js');
    return acts(events, readView(after)).map((act) => act.journeys);
}"""
FREEST = "async (boxes) => (await import('/table/rolled.js')).freest(...boxes)"
LOG = """() => Promise.all([import('/table/state.js'), import('/lib/words.js')])
    .then(([state, words]) => state.sight.value.log.map((one) => words.say(one.text)))"""


def card(place: str, name: str, count: int = 1) -> dict[str, Any]:
    return {"id": f"{place}/{name}", "face": "element", "title": {"id": f"card-{name}"}, "count": count}


def zone(place: str, *cards: dict[str, Any], count: int | None = None, seat: int | None = 0) -> dict[str, Any]:
    kind = "fan" if place.startswith("hand") else "pile"
    known = sum(one["count"] for one in cards)
    return {
        "id": place,
        "kind": kind,
        "title": {"id": place},
        "cards": list(cards),
        "count": known if count is None else count,
        "seat": seat,
    }


def table(*zones: dict[str, Any], marker: int = 0) -> dict[str, Any]:
    spaces = [{"id": f"space-{number}", "label": {"id": "space"}} for number in range(6)]
    track = {"id": "path", "title": {"id": "path"}, "steps": spaces, "marker": marker}
    return {"game": "any", "status": {"id": "status"}, "zones": list(zones), "tracks": [track]}


def moved(start: str, end: str, **more: Any) -> dict[str, Any]:
    return {"kind": "any", "choice": 1, "text": {"id": "any"}, "moved": [{"start": start, "end": end, **more}]}


def test_a_card_goes_where_the_event_says_and_no_view_is_compared(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    after = table(zone("hand-0", card("hand-0", "fire")), zone("deck-0", count=4))
    events = [moved("deck-0", "hand-0/fire"), moved("hand-0", "discard-0", count=30), {"kind": "quiet", "choice": 1}]
    first, many, none = me.page.evaluate(ACTS, [after, events])
    assert first == [{"kind": "card", "from": "deck-0", "to": "hand-0/fire"}]
    assert len(many) == 12, "a heap is moved; not every card of it is seen"
    assert none == []


def test_a_marker_walks_every_space_and_the_shorter_way_round(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    events = [moved("space-4", "space-1", thing="path")]
    assert me.page.evaluate(ACTS, [table(marker=1), events]) == [
        [{"kind": "walk", "track": "path", "steps": [4, 5, 0, 1]}]
    ]


def test_a_figure_goes_from_space_to_space(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    events = [
        moved("hall", "cellar", thing="rat-1"),
        moved("", "hall", thing="rat-2"),
        moved("hall", "", thing="rat-1"),
    ]
    assert me.page.evaluate(ACTS, [table(), events]) == [
        [{"kind": "figure", "piece": "rat-1", "from": "hall", "to": "cellar"}],
        [{"kind": "figure", "piece": "rat-2", "from": "", "to": "hall"}],
        [{"kind": "figure", "piece": "rat-1", "from": "hall", "to": ""}],
    ]


def box(left: int, right: int) -> dict[str, int]:
    return {"left": left, "right": right, "top": 500, "bottom": 600}


def test_dice_lie_where_they_cover_the_fewest_figures(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    room, dice = box(0, 1000), box(270, 470)
    assert me.page.evaluate(FREEST, [room, dice, []]) == 0.37
    assert me.page.evaluate(FREEST, [room, dice, [box(350, 400)]]) == 0.2
    assert me.page.evaluate(FREEST, [room, dice, [box(350, 400), box(150, 200)]]) == 0.54
    assert me.page.evaluate(FREEST, [room, dice, [{**box(350, 400), "top": 100, "bottom": 400}]]) == 0.37


@pytest.fixture
def two(visit: Any, lay_here: Any, script: Any) -> Callable[..., Any]:
    """Two people at one table, and a match thought out for them; the first likes motion."""

    def sit_down(**how: Any) -> Any:
        plan = script(2, "moving", options={"magicians": ["fire-girl", "water-boy"]})
        made = lay_here("human", "human", **plan.setup)
        me, other = visit(likes={"pace": "quick"}, **how), visit()
        me.sit(made, 0)
        other.sit(made, 1)
        me.page.evaluate(WATCH)
        me.page.evaluate("import('/lib/comfort.js').then((comfort) => (comfort.PACES.quick = 0.03))")
        return plan, {0: me, 1: other}

    return sit_down


def test_cards_fly_the_marker_walks_and_a_caption_tells_it(two: Any, play: Any) -> None:
    plan, people = two(reduced_motion="no-preference")
    me = people[0]
    play(plan, people, until=15)
    me.page.wait_for_function("import('/table/stage.js').then((stage) => !stage.isBusy())")
    flown = me.page.evaluate("window.flown")
    assert any("flying" in one["what"] and one["moves"] for one in flown)
    assert any("marker" in one["what"] and one["moves"] for one in flown)
    assert me.page.locator(".sky > *").count() == 0, "what has flown is gone"
    told, log = me.page.evaluate("window.told"), me.page.evaluate(LOG)
    assert len(told) > 10
    lines = log[log.index(told[0]) :]
    assert all(any(line.startswith(one) for one in told) for line in lines), "every line …"
    assert all(any(line.startswith(one) for line in lines) for one in told), "… and no other, less what a card says"


def test_who_wants_less_motion_sees_things_fade(two: Any, play: Any) -> None:
    plan, people = two(reduced_motion="reduce")
    play(plan, people, until=15)
    flown = people[0].page.evaluate("window.flown")
    assert flown
    assert not any(one["moves"] for one in flown)


def test_who_wants_none_sees_what_has_become_of_it(two: Any, play: Any) -> None:
    plan, people = two(reduced_motion="no-preference")
    me = people[0]
    me.page.keyboard.press("?")
    me.page.locator("dialog.comfort").locator("label", has_text="at once").click()
    me.page.keyboard.press("Escape")
    play(plan, people, until=8)
    assert me.page.evaluate("window.flown") == []
    assert me.page.evaluate("window.told") != []
    assert me.page.evaluate("localStorage.getItem('koszmar.pace')") == "none"


def test_what_moves_stands_in_nobodys_way(two: Any, play: Any) -> None:
    """What I did is still moving, at the slowest pace, when my next answer is taken."""
    plan, people = two(reduced_motion="no-preference")
    me = people[0]
    mine = next(n for n in range(4, 60) if [who for who, _ in plan.choices[n : n + 2]] == [0, 0])
    play(plan, people, until=mine)
    me.wait_to_be_asked()
    me.page.evaluate("import('/lib/comfort.js').then((comfort) => (comfort.pace.value = 'slow'))")
    for number in (mine, mine + 1):
        me.wait_until(lambda now, number=number: now["number"] == number and now["mine"])  # type: ignore[misc]
        me.answer(plan.choices[number][1])
    me.wait_until(lambda now: now["number"] == mine + 2)
    me.page.keyboard.press("Escape")
    assert not me.page.evaluate("import('/table/stage.js').then((stage) => stage.isBusy())")
    assert me.page.locator(".sky > *").count() == 0


DICE = """async (faces) => {
    const { html, render } = await import('/lib/html.js');
    const { Dice } = await import('/table/dice.js');
    document.body.innerHTML = '<div id="here"></div>';
    render(html`<${Dice} faces=${faces} label="a roll" />`, document.getElementById('here'));
}"""


def test_dice_tumble_for_less_than_a_second_and_show_their_pips(visit: Any) -> None:
    me = visit(reduced_motion="no-preference", likes={"pace": "normal"})
    me.page.goto(me.address)
    me.page.evaluate(WATCH)
    me.page.evaluate(DICE, [0, 1, 2, 3, 4, 5, 6])
    rolls = me.page.evaluate("window.flown")
    assert len(rolls) == 7
    assert all(one["moves"] and one["whole"] < 1000 for one in rolls)
    pips = me.page.evaluate(
        "[...document.querySelectorAll('.front')].map((side) => side.querySelectorAll('circle').length)"
    )
    assert pips == [0, 1, 2, 3, 4, 5, 6]
    assert me.page.get_by_role("img", name="a roll").count() == 1


def test_dice_only_fade_where_less_motion_is_wished(visit: Any) -> None:
    me = visit(likes={"pace": "normal"})
    me.page.goto(me.address)
    me.page.evaluate(WATCH)
    me.page.evaluate(DICE, [2, 5])
    rolls = me.page.evaluate("window.flown")
    assert len(rolls) == 2
    assert not any(one["moves"] for one in rolls)


def test_the_title_says_that_it_is_my_turn(two: Any) -> None:
    _, people = two()
    for one, title in zip(people.values(), ("● Your turn", "The Big Book of Madness"), strict=True):
        one.page.wait_for_function("title => document.title === title", arg=f"{title} – Koszmar")


def test_sounds_are_made_only_for_who_wishes_them(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    made = """async () => {
        let made = 0;
        const Room = window.AudioContext;
        window.AudioContext = class extends Room { constructor() { super(); made += 1; } };
        const { play } = await import('/lib/sound.js');
        const { sound } = await import('/lib/comfort.js');
        for (const name of ['card', 'page', 'die', 'heart']) play(name);
        const silent = made;
        sound.value = 'on';
        for (const name of ['card', 'page', 'die', 'heart']) play(name);
        return [silent, made];
    }"""
    assert me.page.evaluate(made) == [0, 1]


def test_what_is_heard_in_the_dark_comes_from_its_side_and_the_air_only_hums_for_who_wishes_it(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    heard = """async () => {
        const [sides, rooms] = [[], []];
        const [Room, Side] = [window.AudioContext, window.StereoPannerNode];
        window.AudioContext = class extends Room { constructor() { super(); rooms.push(this); } };
        window.StereoPannerNode = class extends Side {
            constructor(room, how) { super(room, how); sides.push(how.pan); }
        };
        const { play } = await import('/lib/sound.js');
        const { fear } = await import('/lib/air.js');
        const { sound } = await import('/lib/comfort.js');
        fear.value = 0.8;
        const silent = rooms.length;
        sound.value = 'on';
        const humming = rooms.length;
        for (const from of ['west', 'east', 'south', undefined]) play('near', from);
        fear.value = null;
        return [silent, humming, sides];
    }"""
    assert me.page.evaluate(heard) == [0, 1, [-0.9, 0.9, 0]]


def test_a_question_mark_opens_the_keys(two: Any) -> None:
    _, people = two()
    people[0].page.keyboard.press("?")
    keys = people[0].page.locator("dialog.comfort dl")
    assert "walk among what glows" in keys.inner_text()


def test_what_cannot_be_done_says_why(two: Any, play: Any, script: Any) -> None:
    plan, people = two()
    me = people[0]
    play(plan, people, until=plan.first("action"))
    me.wait_to_be_asked()
    me.page.locator(".shelf .card:not(.legal)[data-thing^='supply/']").last.click()
    me.page.locator("dialog.closeup .reason").first.wait_for()


QUEUE = """async (view) => {
    const stage = await import('/table/stage.js');
    const state = await import('/table/state.js');
    state.here.value = 0;
    const change = (number) => ({
        entries: [],
        make: () => {
            state.sights.value = [{ seat: 0, number, choice: number, raw: view, log: [], undo: [] }];
            return [];
        },
        watched: () => true,
        done: () => {},
    });
    stage.show(change(1));
    await new Promise((resolve) => setTimeout(resolve));
    [2, 3, 4].forEach((number) => stage.show(change(number)));
    const shown = state.sight.value.number;
    stage.skip();
    return [shown, state.sight.value.number, stage.hasLeapt()];
}"""


def test_views_wait_their_turn_and_a_click_leads_to_the_present(visit: Any) -> None:
    """… and does not answer a question that nobody has seen yet."""
    me = visit(reduced_motion="no-preference", likes={"pace": "normal"})
    me.page.goto(me.address)
    me.page.locator(".tile").first.wait_for()
    assert me.page.evaluate(QUEUE, {**table(), "seat": 0}) == [2, 4, True]
