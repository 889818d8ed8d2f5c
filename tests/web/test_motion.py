"""What happened is shown in order: cards travel, markers walk, dice tumble; skipped at will, never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

WATCH = """() => {
    window.flown = [];
    window.told = [];
    new MutationObserver(() => {
        for (const line of document.querySelectorAll('.story li:not(.noted)')) {
            line.classList.add('noted');
            window.told.push(line.innerText.trim());
        }
    }).observe(document.body, { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.flown.push({ what: String(this.className), moves: frames.some((frame) => 'translate' in frame),
            whole: (timing.delay || 0) + timing.duration });
        return animate.call(this, frames, timing);
    };
}"""
JOURNEYS = """async ([before, after]) => {
    const { readView } = await import('/lib/view.js');
    const { journeys } = await import('/table/journeys.js');
    return journeys(readView(before), readView(after));
}"""
LOG = """() => Promise.all([import('/table/state.js'), import('/lib/words.js')])
    .then(([state, words]) => state.sight.value.log.map((one) => words.say(one.text)))"""
SCRIPT = """async ([before, after, events]) => {
    const { readView } = await import('/lib/view.js');
    const { journeys } = await import('/table/journeys.js');
    const { script } = await import('/table/script.js');
    return script(events, journeys(readView(before), readView(after)))
        .map((act) => [act.entry?.kind ?? null, act.journeys.map((one) => `${one.from?.place} > ${one.to?.place}`)]);
}"""


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


def ways(found: list[dict[str, Any]]) -> list[str]:
    return sorted(f"{one['from']['place']} > {one['to']['place']}" for one in found if one["kind"] == "card")


def test_a_card_that_left_the_hand_went_where_one_is_more(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    before = table(zone("hand-0", card("hand-0", "water", 2)), zone("discard-0"), zone("discard-1", seat=1))
    after = table(
        zone("hand-0", card("hand-0", "water")),
        zone("discard-0", card("discard-0", "water")),
        zone("discard-1", seat=1),
    )
    assert ways(me.page.evaluate(JOURNEYS, [before, after])) == ["hand-0 > discard-0"]


def test_a_drawn_card_comes_from_the_own_deck(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    before = table(zone("hand-0"), zone("deck-0", count=5), zone("deck-1", count=5, seat=1))
    after = table(zone("hand-0", card("hand-0", "fire")), zone("deck-0", count=4), zone("deck-1", count=5, seat=1))
    assert ways(me.page.evaluate(JOURNEYS, [before, after])) == ["deck-0 > hand-0"]


def test_a_marker_walks_every_space_and_the_shorter_way_round(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    steps = [one["steps"] for one in me.page.evaluate(JOURNEYS, [table(marker=4), table(marker=1)])]
    assert steps == [[4, 5, 0, 1]]


def test_each_event_takes_what_its_words_speak_of(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    before = table(
        zone("hand-0", card("hand-0", "water"), card("hand-0", "fire")), zone("discard-0"), zone("removed", seat=None)
    )
    after = table(
        zone("hand-0"),
        zone("discard-0", card("discard-0", "fire")),
        zone("removed", card("removed", "water"), seat=None),
    )
    events = [
        {"kind": "discard", "args": {"seat": 0, "card": "fire", "zone": "hand"}},
        {"kind": "remove", "args": {"seat": 0, "card": "water", "zone": "hand"}},
    ]
    assert me.page.evaluate(SCRIPT, [before, after, events]) == [
        ["discard", ["hand-0 > discard-0"]],
        ["remove", ["hand-0 > removed"]],
    ]


@pytest.fixture
def two(visit: Any, lay_here: Any, script: Any) -> Callable[..., Any]:
    """Two people at one table, and a match thought out for them; the first likes motion."""

    def sit_down(**how: Any) -> Any:
        plan = script(2, "moving", options={"magicians": ["fire-girl", "water-boy"]})
        made = lay_here("human", "human", **plan.setup)
        me, other = visit(**how), visit()
        me.page.add_init_script("localStorage.setItem('koszmar.pace', localStorage.getItem('koszmar.pace') ?? 'quick')")
        me.sit(made, 0)
        other.sit(made, 1)
        me.page.evaluate(WATCH)
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
    assert told == log[-len(told) :], "each line once, in order"


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
    """An answer is taken while cards are still flying, at the slowest pace."""
    plan, people = two(reduced_motion="no-preference")
    me = people[0]
    me.page.evaluate("import('/lib/comfort.js').then((comfort) => (comfort.pace.value = 'slow'))")
    play(plan, people, until=12)
    me.wait_until(lambda now: now["number"] == 12)
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
    me = visit(reduced_motion="no-preference")
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
    me = visit()
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
    me = visit(reduced_motion="no-preference")
    me.page.goto(me.address)
    me.page.locator(".tile").first.wait_for()
    assert me.page.evaluate(QUEUE, {**table(), "seat": 0}) == [2, 4, True]
