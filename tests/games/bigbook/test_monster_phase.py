"""The Monster phase: the marker advances, Curses strike, fights are decided, pages turn, Curses are laid out."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import PLACES
from koszmar.games.bigbook.table.telling import TELLING
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message

CALM = ("hornet", "samurai", "goblin-with-a-key", "griffin", "sorcerer", "dragon", "final")
STOCK = ["water-1", "fire-1", "earth-1", "air-1"] * 3
FULL = {"2": "multi/discard-support", "3-left": "water/mill-two", "3-right": "earth/mill-two", "4": "air/mill-two",
        "5": "fire/mill-two"}  # fmt: skip
NEXT = ("goblin-with-a-key", "griffin", "samurai", "octopus", "dragon", "final")
"""Pages that follow the one a test is about."""


def book(*first: str) -> tuple[str, ...]:
    """A Grimoire that begins with these pages."""
    rest = [page for page in NEXT if page not in first and page != "final"]
    return (*first, *rest[: 6 - len(first)], "final")


def fight_ends(*pages: str, hands: list[list[str]] | None = None, **table: Any) -> Driver:
    """The marker goes to the last space while the first of these Monsters is fought, the second page on the right."""
    return position(
        hands=hands or [["water-1"], ["water-1"]],
        grimoire=book(*(pages or ("hornet", "goblin-with-a-key"))),
        marker=5,
        phase="monster",
        **table,
    )


def opens(cover: str, *, curses: dict[str, list[str]] | None = None, level: int = 1, **table: Any) -> Driver:
    """The very first turn: the book is opened."""
    return position(
        **{"hands": [["water-1"]], **table},
        grimoire=book(cover),
        turned=0,
        marker=0,
        phase="monster",
        curses=curses,
        options={"level": level},
    )


def struck(table: Driver) -> list[str]:
    """The kinds of the Curses that struck, in order."""
    return [event["curse"] for event in table.events("curse-strikes")]


def laid(table: Driver) -> dict[str, str]:
    """The Curses on the track by place."""
    return {place: f"{curse.kind}/{curse.key}" for place, curse in zip(PLACES, table.state.track, strict=True) if curse}


# -- the marker --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/monster.two-steps")
def test_the_marker_advances_and_then_the_space_it_reached_is_resolved() -> None:
    table = position(hands=[["water-1"]], track=FULL, marker=3, phase="monster")
    kinds = [kind for kind in table.kinds() if kind in ("marker", "curse-strikes", "mill")]
    assert kinds == ["marker", "curse-strikes", "mill", "mill", "mill", "mill"]
    assert struck(table) == ["air"]


@pytest.mark.rule("bigbook/monster.advance-mandatory")
@pytest.mark.rule("bigbook/monster.direction")
@pytest.mark.rule("bigbook/monster.track-order")
@pytest.mark.rule("bigbook/monster.last-is-start")
def test_the_marker_goes_one_space_in_every_monster_phase_and_on_from_the_last_space_to_space_1() -> None:
    table = position(hands=[["water-1"]] * 2, decks=[STOCK] * 2, grimoire=CALM, turned=0, marker=0, phase="monster")
    for _ in range(7):
        table.choose("end")
        while table.decision.prompt != "action":
            table.choose(table.offered[0])
    spaces = [event["space"] for event in table.events("marker")]
    assert len(table.events("turn")) == 8
    assert spaces == [1, 2, 3, 4, 5, 6, 1, 2, 3]  # 6 is the last space: the start, seen from the other end


@pytest.mark.rule("bigbook/monster.space-with-curse")
@pytest.mark.parametrize(("space", "kinds"), [(2, ["multi"]), (3, ["water", "earth"]), (4, ["air"]), (5, ["fire"])])
def test_a_curse_on_the_space_that_the_marker_reached_strikes(space: int, kinds: list[str]) -> None:
    table = position(hands=[["water-1"]], track=FULL, marker=space - 1, phase="monster")
    assert struck(table) == kinds
    table.asks("action", 0)  # nobody could decline


@pytest.mark.rule("bigbook/monster.space-without-curse")
@pytest.mark.parametrize(("space", "empty"), [(2, ["2"]), (3, ["3-left", "3-right"]), (4, ["4"]), (5, ["5"])])
def test_nothing_happens_on_a_space_without_a_curse(space: int, empty: list[str]) -> None:
    track = {place: curse for place, curse in FULL.items() if place not in empty}
    table = position(hands=[["water-1"]], supports=[["fire-1"]], track=track, marker=space - 1, phase="monster")
    assert table.kinds() == ["turn", "marker"]
    assert laid(table) == track


@pytest.mark.rule("bigbook/monster.space-3-capacity")
def test_space_3_holds_two_curses_and_the_others_one_each() -> None:
    capacity = {
        space: len(struck(position(hands=[["water-1"]], track=FULL, marker=space - 1, phase="monster")))
        for space in (2, 3, 4, 5)
    }
    assert capacity == {2: 1, 3: 2, 4: 1, 5: 1}


@pytest.mark.rule("bigbook/monster.space-1-quiet")
def test_no_curse_acts_in_the_first_turn_of_a_round() -> None:
    table = fight_ends(options={"level": 3}, turned=1)
    assert table.asks("action", 0).state.marker == 1
    assert len(laid(table)) == 4
    assert table.events("curse-strikes") == []


# -- the fight is decided ----------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/monster.last-check")
@pytest.mark.parametrize("place", PLACES)
def test_on_the_last_space_any_curse_left_anywhere_is_a_failure(place: str) -> None:
    table = fight_ends(track={place: "fire/mill-two"})
    assert [event["monster"] for event in table.events("failed")] == ["hornet"]
    assert table.events("vanquished") == []


@pytest.mark.rule("bigbook/monster.last-check")
def test_the_check_comes_on_the_last_space_and_not_before() -> None:
    table = position(hands=[["water-1"]], marker=4, phase="monster")
    assert table.kinds() == ["turn", "marker"]
    assert [event["monster"] for event in fight_ends().events("vanquished")] == ["hornet"]


@pytest.mark.rule("bigbook/grimoire.result-on-next-card")
@pytest.mark.parametrize(
    ("track", "kind", "passage"), [({"2": "fire/mill-two"}, "failed", "failure"), ({}, "vanquished", "reward")]
)
def test_the_outcome_of_a_fight_is_told_with_what_the_page_says_of_it(
    track: dict[str, str], kind: str, passage: str
) -> None:
    table = fight_ends(track=track)
    page = table.state.grimoire[table.state.grimoire.index("hornet") + 1]
    [event] = [event for event in table.told if event.kind == kind]
    card = TELLING.tell(table.match.scene, event, 0).card
    assert card is not None
    assert card.title == Message(f"passage-{passage}")
    assert card.text == Message(f"page-{page}-{passage}")


@pytest.mark.rule("bigbook/monster.failure")
def test_each_player_suffers_the_failure_of_the_right_page() -> None:
    table = fight_ends(hands=[["water-1", "earth-1"], ["water-1", "earth-2"]], track={"2": "fire/mill-two"})
    assert [magician.hand for magician in table.state.magicians] == [["water-1"], ["water-1"]]
    assert [magician.discard for magician in table.state.magicians] == [["earth-1"], ["earth-2"]]


@pytest.mark.rule("bigbook/monster.reward")
def test_each_player_gets_the_reward_of_the_right_page() -> None:
    table = fight_ends(hands=[["water-1"], ["water-1", "earth-2"]], decks=[["fire-1"], ["fire-2"]])
    assert [magician.hand for magician in table.state.magicians] == [
        ["water-1", "fire-1"],
        ["water-1", "earth-2", "fire-2"],
    ]


@pytest.mark.rule("bigbook/monster.failure-curses-return")
def test_after_the_failure_every_curse_left_goes_under_the_stack_of_its_kind() -> None:
    left = {"2": "multi/token-air", "4": "fire/destroy-value-2", "5": "air/pass-right"}
    table = fight_ends("hornet", "twins", track=left)
    assert laid(table.asks("name-player", 0)) == left  # the failure is not over yet
    table.choose("0")
    assert not set(left.values()) & set(laid(table).values())
    bottom = {kind: stack.cards[-1] for kind, stack in table.state.curses.items()}
    assert (bottom["multi"], bottom["fire"], bottom["air"]) == ("token-air", "destroy-value-2", "pass-right")
    assert table.match.game.rules.status(table.state, table.match.setting) == []


@pytest.mark.rule("bigbook/monster.unbeaten-escapes")
def test_a_monster_that_escaped_has_no_further_effect() -> None:
    table = fight_ends("wraith", "goblin-with-a-key", track={"2": "multi/token-fire", "5": "water/madness-on-deck"})
    assert list(laid(table)) == ["2", "3-left", "3-right"]
    assert [curse.kind for curse in table.state.track if curse] == ["fire", "air", "water"]
    assert not any(curse.tokens for curse in table.state.track if curse)
    assert [event["monster"] for event in table.events("new-monster")] == ["goblin-with-a-key"]
    assert [magician.support for magician in table.state.magicians] == [[], []]


@pytest.mark.rule("bigbook/monster.result-order")
def test_rewards_and_failures_go_round_clockwise_from_the_active_player() -> None:
    reward = fight_ends(players=3, active=1, hands=[["water-1"]] * 3)
    assert [event["seat"] for event in reward.events("draw")] == [1, 2, 0]
    failure = fight_ends("hornet", "flytrap", players=3, active=1, hands=[["water-1"]] * 3, track={"5": "air/mill-two"})
    assert [event["seat"] for event in failure.events("gain-madness")] == [1, 2, 0]


@pytest.mark.rule("bigbook/monster.text-decides-who")
def test_a_text_that_does_not_speak_of_each_player_is_carried_out_once() -> None:
    failure = fight_ends("hornet", "mastermind", players=3, hands=[["water-1"]] * 3, track={"5": "air/mill-two"})
    assert failure.state.removed == ["madness"] * 4
    curse = position(players=3, hands=[["water-1"]], track={"2": "multi/destroy-stack-four"}, phase="monster")
    assert curse.state.removed == ["madness"] * 4
    monster = fight_ends("hornet", "claw", players=3, hands=[["water-1"]] * 3, supports=[["fire-1"] * 3] * 3)
    monster.answer("name-player", "1", 0).asks("action", 0)
    assert [len(magician.hand) for magician in monster.state.magicians] == [1, 0, 1]


@pytest.mark.rule("bigbook/monster.to-space-1")
@pytest.mark.parametrize("left", [{}, {"5": "air/mill-two"}])
def test_whatever_the_result_the_marker_moves_on_to_space_1_at_once(left: dict[str, str]) -> None:
    table = fight_ends(track=left)
    assert [event["space"] for event in table.events("marker")] == [6, 1]
    assert len(table.events("turn")) == 1
    assert table.state.marker == 1


@pytest.mark.rule("bigbook/monster.same-turn")
def test_the_turn_that_decides_a_fight_is_the_first_turn_of_the_next_round() -> None:
    table = fight_ends(active=1)
    assert table.asks("action", 1).state.turned == 2
    assert (table.state.marker, len(table.events("turn"))) == (1, 1)
    table.choose("end")
    assert table.events("marker")[-1]["space"] == 2


# -- a new Monster -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/monster.turn-page")
def test_on_space_1_the_page_is_turned_and_a_new_monster_appears() -> None:
    table = fight_ends("hornet", "goblin-with-a-key", "griffin")
    assert [event["monster"] for event in table.events("new-monster")] == ["goblin-with-a-key"]
    assert table.state.turned == 2
    assert [curse.kind for curse in table.state.track if curse] == ["fire", "air", "water"]


@pytest.mark.rule("bigbook/monster.first-turn-open")
@pytest.mark.rule("bigbook/monster.round-marker-first-turn")
def test_on_the_very_first_turn_the_closed_book_is_opened_and_the_round_marker_stays() -> None:
    table = opens("wraith")
    assert [event["monster"] for event in table.events("new-monster")] == ["wraith"]
    assert (table.state.turned, table.state.marker, table.state.row) == (1, 1, 0)
    assert table.events("vanquished") == table.events("failed") == []


@pytest.mark.rule("bigbook/monster.round-marker-down")
def test_the_round_marker_moves_one_field_down_when_a_new_monster_appears() -> None:
    for turned in (1, 2, 3, 4, 5):
        table = position(hands=[["water-1"]], grimoire=CALM, turned=turned, row=turned - 1, marker=5, phase="monster")
        assert table.asks("action", 0).state.row == turned
    table = position(hands=[["water-1"]], grimoire=CALM, turned=2, row=1, marker=4, phase="monster")
    assert table.state.row == 1


@pytest.mark.rule("bigbook/monster.invocation-effect")
def test_each_player_must_resolve_the_invocation_effect() -> None:
    table = opens("wraith")
    assert [magician.support for magician in table.state.magicians] == [["madness"], ["madness"]]
    table = opens("gelatinous-cube", hands=[["water-1", "fire-1"], ["air-1", "earth-1"]])
    assert table.asks("discard", 0).offered == ["hand-0/water-1", "hand-0/fire-1"]
    assert table.choose("hand-0/fire-1").asks("discard", 1).offered == ["hand-1/air-1", "hand-1/earth-1"]


@pytest.mark.rule("bigbook/monster.invocation-order")
def test_an_invocation_effect_goes_round_clockwise_from_the_active_player() -> None:
    table = opens("wraith", players=3, active=2, hands=[["water-1"]] * 3)
    assert [event["seat"] for event in table.events("gain-madness")] == [2, 0, 1]


@pytest.mark.rule("bigbook/monster.invocation-before-curses")
def test_the_invocation_effect_comes_before_the_round_marker_moves_and_the_curses_are_laid() -> None:
    table = fight_ends("hornet", "claw", supports=[["fire-1"] * 3, ["fire-1"] * 3])
    assert table.asks("name-player", 0).state.turned == 2
    assert table.state.row == 0
    assert laid(table) == {}
    table.choose("1")
    assert table.state.row == 1
    assert len(laid(table)) == 3


# -- laying out the Curses ---------------------------------------------------------------------------------------------


TOPS = {
    "multi": ["redraw-five", "token-fire"],
    "water": ["madness-on-deck", "mill-two"],
    "earth": ["mill-three"],
    "air": ["pass-right"],
    "fire": ["destroy-value-2"],
}


@pytest.mark.rule("bigbook/monster.lay-three")
@pytest.mark.rule("bigbook/monster.curses-from-top")
@pytest.mark.rule("bigbook/monster.lay-order")
@pytest.mark.rule("bigbook/monster.layout-0")
@pytest.mark.parametrize(
    ("cover", "curses"),
    [
        ("hornet", ["air/pass-right", "water/madness-on-deck", "fire/destroy-value-2"]),
        ("gelatinous-cube", ["water/madness-on-deck", "earth/mill-three", "air/pass-right"]),
        ("wraith", ["earth/mill-three", "fire/destroy-value-2", "water/madness-on-deck"]),
        ("eyed-toadstool", ["fire/destroy-value-2", "air/pass-right", "earth/mill-three"]),
    ],
)
def test_three_curses_from_the_tops_of_the_stacks_are_laid_in_the_order_on_the_page(
    cover: str, curses: list[str]
) -> None:
    table = opens(cover, curses=TOPS)
    assert laid(table.asks("action", 0)) == dict(zip(("2", "3-left", "3-right"), curses, strict=True))
    stack = table.state.curses["water"].cards
    assert ("madness-on-deck" in stack) == ("water/madness-on-deck" not in curses)


@pytest.mark.rule("bigbook/monster.lay-multi")
@pytest.mark.rule("bigbook/monster.layout-1")
def test_one_multi_element_curse_lies_on_2_and_the_others_on_3_and_4() -> None:
    table = opens("wraith", curses=TOPS, level=3)
    assert laid(table) == {
        "2": "multi/redraw-five",
        "3-left": "earth/mill-three",
        "3-right": "fire/destroy-value-2",
        "4": "water/madness-on-deck",
    }
    assert table.state.curses["multi"].cards[0] == "token-fire"


@pytest.mark.rule("bigbook/monster.lay-multi")
@pytest.mark.rule("bigbook/monster.lay-multi-order")
@pytest.mark.rule("bigbook/monster.layout-2")
def test_two_multi_element_curses_lie_on_2_and_3_left_in_the_order_drawn() -> None:
    table = fight_ends(turned=1, row=3, curses=TOPS)
    assert laid(table) == {
        "2": "multi/redraw-five",
        "3-left": "multi/token-fire",
        "3-right": "fire/destroy-value-2",
        "4": "air/pass-right",
        "5": "water/madness-on-deck",
    }


@pytest.mark.rule("bigbook/monster.curses-from-top")
def test_a_curse_that_came_back_is_drawn_only_after_all_others_of_its_stack() -> None:
    table = fight_ends(track={"2": "water/madness-on-deck"}, curses={"water": ["mill-two", "destroy-top"]})
    assert laid(table)["3-right"] == "water/mill-two"
    cards = table.state.curses["water"].cards
    assert (cards[0], cards[-1]) == ("destroy-top", "madness-on-deck")


def test_everybody_knows_a_curse_that_came_back_and_nobody_the_curses_above_it() -> None:
    table = fight_ends(track={"2": "water/madness-on-deck"}, curses={"water": ["mill-two", "destroy-top"]})
    guesses = [table.match.fork(seed=seed, as_seen_by=0).state.curses["water"].cards for seed in range(10)]
    assert {guess[-1] for guess in guesses} == {"madness-on-deck"}
    assert len({guess[0] for guess in guesses}) > 1
    assert len({guess[-2] for guess in guesses}) > 1
