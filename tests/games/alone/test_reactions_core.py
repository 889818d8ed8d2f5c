"""Reactions: which card can be played when, the reaction track, danger, face-down cards."""

from typing import Any

import pytest
from tests.games.alone.dark import is_offered, on, play, status, told

from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.reactions import REACTIONS, spaces_left
from koszmar.games.alone.reactions.verbs import danger_sectors
from koszmar.games.alone.round_end import visible_symbols
from koszmar.kernel.testing.driver import Driver

SEARCH = ("search", "one")
WORM = [("worm", "1D2")]


def windows(table: Driver) -> list[tuple[str, list[str]]]:
    """Every moment at which Evil is asked until the Hero has to say something, with what she could do."""
    found = []
    while table.decision.prompt == "react":
        found.append((table.decision.args["moment"], [key for key in table.offered if key != "pass"]))
        table.choose("pass")
    return found


def playable(action: Any, *cards: str, **table: Any) -> dict[str, list[str]]:
    """By moment, the cards that could be played face up."""
    found = position(hands=[list(cards)], **{"creatures": WORM, **table}).choose(action)
    return {moment: [key[5:] for key in keys if key.startswith("play ")] for moment, keys in windows(found)}


# -- which card when -----------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/reaction.allowed-by-action")
@pytest.mark.rule("alone/reaction.moment")
@pytest.mark.rule("alone/reaction.immediate")
@pytest.mark.rule("alone/reaction.glossary")
def test_a_card_is_allowed_by_its_action_at_its_moment_alone() -> None:
    cards = ("already-there", "right-behind-me", "gone-when-i-looked", "they-heard-the-switch")
    assert playable(("move", "west"), *cards) == {
        "declared": ["already-there"], "after-reveal": [], "resolved": ["right-behind-me"], "end": [],
    }  # fmt: skip
    assert playable(SEARCH, *cards) == {"declared": [], "resolved": [], "end": []}


@pytest.mark.rule("alone/reaction.not-immediate")
def test_a_card_without_the_symbol_waits_for_the_end_of_the_turn() -> None:
    found = playable(("move", "west"), "out-of-the-ducts")
    assert {moment for moment, cards in found.items() if cards} == {"end"}
    assert REACTIONS["out-of-the-ducts"].moment == "end"


@pytest.mark.rule("alone/reaction.allowed-by-loss")
@pytest.mark.rule("alone/reaction.on-damage")
def test_a_loss_allows_its_cards_each_time() -> None:
    table = position(
        hands=[["i-froze", "blood-trail"]], creatures=[("worm", "1D4"), ("parasite", "1D4"), ("worm", "1D2")]
    )
    table.choose(("move", "west"), "pass", "worm#1")
    seen = []
    while table.decision.prompt == "react":
        if table.decision.args["moment"] == "after-damage":
            seen.append((table.decision.args["symbol"], table.offers(("play", "i-froze"))))
        if table.decision.args["moment"] == "resolved":
            break
        table.choose("pass")
    assert seen == [("sanity", True), ("sanity", True)]


@pytest.mark.rule("alone/reaction.overflow-type")
def test_health_taken_from_sanity_allows_health_cards_only() -> None:
    table = position(hands=[["i-froze", "blood-trail"]], creatures=[("parasite", "1D5"), *WORM], health=0)
    table.choose(SEARCH, "pass", "pass", "pass", rolls=[["hit", "miss"]])
    assert table.decision.args == {"moment": "after-damage", "symbol": "health"}
    assert table.offers(("play", "blood-trail"))
    assert not table.offers(("play", "i-froze"))


@pytest.mark.rule("alone/reaction.playable")
def test_a_card_that_could_change_nothing_is_not_offered() -> None:
    assert playable(("move", "west"), "right-behind-me", creatures=[])["resolved"] == []
    assert playable(("move", "west"), "right-behind-me")["resolved"] == ["right-behind-me"]


@pytest.mark.rule("alone/reaction.as-far-as-possible")
def test_what_cannot_be_done_lapses_untold() -> None:
    table = position(hands=[["right-behind-me"]], creatures=WORM, danger=["1C5"]).choose(("move", "north"))
    play(table, "right-behind-me", ("worm#1", "1D4", "south"))  # then another creature would move, but there is none
    table.choose("none")
    assert told(table, "reaction")[0]["dangerous"] == 1
    assert on(table).decision.prompt == "start-turn"


# -- how many ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/reaction.max-two")
@pytest.mark.rule("alone/reaction.both-allowed")
@pytest.mark.rule("alone/track.placement")
@pytest.mark.rule("alone/track.first-vertical")
@pytest.mark.rule("alone/track.second-horizontal")
def test_two_cards_a_turn_cover_one_space_and_two() -> None:
    cards = ["already-there", "right-behind-me", "out-of-the-ducts", "they-heard-the-switch"]
    table = position(hands=[cards], creatures=WORM).choose(("move", "north"))
    play(table, "already-there", "none")
    while not table.offers(("play", "right-behind-me")):
        assert not table.offers(("play", "they-heard-the-switch"))
        table.choose("pass")
    table.choose(("play", "right-behind-me"), "none").asks("start-turn", 0)
    assert [(card.card, card.up, card.spaces) for card in table.state.track] == [
        ("already-there", True, 1), ("right-behind-me", True, 2),
    ]  # fmt: skip
    assert spaces_left(table.match.scene) == 4


@pytest.mark.rule("alone/track.full")
@pytest.mark.rule("alone/track.seven-spaces")
def test_a_full_track_takes_no_more_cards() -> None:
    assert spaces_left(position().match.scene) == 7
    table = position(hands=[["right-behind-me"]], creatures=WORM, track=7).choose(("move", "north"))
    table.asks("start-turn", 0)
    assert is_offered(position(hands=[["right-behind-me"]], creatures=WORM, track=6).choose(("move", "north")),
                      "right-behind-me")  # fmt: skip


@pytest.mark.rule("alone/track.second-needs-two")
def test_with_one_space_left_there_is_no_second_card() -> None:
    table = position(hands=[["already-there", "right-behind-me"]], creatures=WORM, track=5).choose(("move", "north"))
    play(table, "already-there", "none")
    table.asks("start-turn", 0)


@pytest.mark.rule("alone/evil.two-players-two-cards")
def test_with_two_evil_players_the_second_card_is_the_others() -> None:
    hands = [["already-there", "right-behind-me"], ["right-behind-me"]]
    table = position(players=3, hands=hands, creatures=WORM).choose(("move", "north"))
    assert table.decision.seats == (1, 2)
    table.match.choose(("play", "already-there"), 1)
    table.match.choose("pass", 2)
    table.choose("none")
    assert table.decision.seats == (2,)
    alone = position(hands=hands[:1], creatures=WORM).choose(("move", "north"))
    assert on(play(alone, "already-there", "none")).decision.prompt == "start-turn"
    assert is_offered(
        play(position(hands=hands[:1], creatures=WORM).choose(("move", "north")), "already-there", "none"),
        "right-behind-me",
    )


@pytest.mark.rule("alone/evil.leader")
def test_if_two_want_to_play_at_once_the_leader_does() -> None:
    hands = [["already-there"], ["already-there"]]
    table = position(players=3, leader=2, hands=hands, creatures=WORM).choose(("move", "north"))
    table.match.choose(("play", "already-there"), 1)
    table.match.choose(("play", "already-there"), 2)
    assert [card.seat for card in table.state.track] == [2]
    assert table.state.hands[1] == ["already-there"]


# -- face down -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/reaction.standard-when")
@pytest.mark.rule("alone/reaction.resolved-moment")
@pytest.mark.rule("alone/reaction.standard-always")
def test_any_card_can_be_played_face_down_after_the_action_whatever_its_symbol() -> None:
    table = position(hands=[["they-heard-the-switch"]], creatures=WORM).choose(("move", "north"))
    ways = [f"down they-heard-the-switch {way}" for way in ("std-move", "std-deploy", "std-danger")]
    assert dict(windows(table)) == {"declared": [], "after-reveal": [], "resolved": ways, "end": ways}


@pytest.mark.rule("alone/reaction.standard-as-first")
@pytest.mark.rule("alone/reaction.standard-always")
@pytest.mark.rule("alone/evil.standard-danger")
@pytest.mark.rule("alone/danger.evil-chooses-sector")
@pytest.mark.content("alone/standard/std-danger")
def test_a_face_down_card_may_be_the_first_of_two_and_takes_its_space() -> None:
    table = position(hands=[["they-heard-the-switch", "out-of-the-ducts"]], creatures=WORM).choose(("move", "north"))
    while not table.offers(("down", "they-heard-the-switch", "std-danger")):
        table.choose("pass")
    table.choose(("down", "they-heard-the-switch", "std-danger"), "1B3")
    assert table.state.elements["1B3"].danger
    play(table, "out-of-the-ducts")
    assert [(card.up, card.spaces) for card in table.state.track] == [(False, 1), (True, 2)]


# -- danger --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/reaction.dangerous")
@pytest.mark.rule("alone/reaction.dangerous-sector")
@pytest.mark.rule("alone/reaction.enhanced")
@pytest.mark.rule("alone/reaction.dangerous-adds")
@pytest.mark.parametrize(("danger", "dangerous"), [([], 0), (["1C5"], 1)])
def test_danger_in_the_sector_of_the_hero_adds_the_second_effect(danger: list[str], dangerous: int) -> None:
    table = position(hands=[["dark-takes-shape"]], danger=danger).choose(("move", "north"))
    play(table, "dark-takes-shape")
    assert told(table, "reaction") == [{"card": "dark-takes-shape", "seat": 1, "dangerous": dangerous}]
    if dangerous:
        table.answer("sanity-or-adrenaline", "sanity", 0)
    assert status(table)[1] == 11 - dangerous


@pytest.mark.rule("alone/reaction.dangerous-when")
@pytest.mark.parametrize(("ruling", "dangerous"), [("played", 0), ("acted", 1)])
def test_the_sector_at_the_moment_of_playing_decides(ruling: str, dangerous: int) -> None:
    table = position(hands=[["dark-takes-shape"]], danger=["1D5"], rulings={"dangerous-when": ruling})
    play(table.choose(("move", "north")), "dark-takes-shape")
    assert told(table, "reaction")[0]["dangerous"] == dangerous


@pytest.mark.rule("alone/danger.max-eight")
@pytest.mark.rule("alone/danger.one-per-sector")
@pytest.mark.rule("alone/danger.not-in-hero-sector")
def test_danger_lies_once_in_a_sector_eight_times_on_a_level_and_not_with_the_hero() -> None:
    seven = ["1A2", "1A3", "1B2", "1B3", "1B4", "1B5", "1C2"]
    scene = position(danger=seven).match.scene
    free = set(danger_sectors(scene))
    assert not {*seven, "1D5"} & free
    assert {"1C3", "2A4"} <= free
    assert "1D5" in danger_sectors(scene, hero_too=True)
    full = position(danger=[*seven, "1C3"]).match.scene
    assert {sector[0] for sector in danger_sectors(full)} == {"2"}


@pytest.mark.rule("alone/danger.hidden")
@pytest.mark.rule("alone/evil.condition-tokens")
def test_tokens_in_unrevealed_sectors_are_not_shown() -> None:
    table = position(danger=["1D4"], conditions={"1D4": "gas"}, shown=["1C5"])
    seen = table.match.seen_by(0).state
    assert seen.elements == {}
    assert set(seen.labyrinth) == {"1D5", "1C5"}
    table.choose(("explore", "west"), "keep")
    tile = table.match.seen_by(0).state.labyrinth["1D4"]
    assert (tile.danger, tile.condition) == (True, "gas")


@pytest.mark.rule("alone/track.danger-symbols")
@pytest.mark.rule("alone/track.outside-symbol")
@pytest.mark.rule("alone/danger.at-least-one")
def test_cards_cover_the_symbols_of_the_last_four_spaces_but_never_the_one_outside() -> None:
    assert [visible_symbols(position(track=cards).match.scene) for cards in range(8)] == [5, 5, 5, 5, 4, 3, 2, 1]


@pytest.mark.rule("alone/track.public")
def test_cards_on_the_track_are_seen_until_the_end_of_the_round() -> None:
    table = position(hands=[["right-behind-me"]], creatures=WORM, adrenaline=0).choose(("move", "north"))
    on(play(table, "right-behind-me", "none")).choose(SEARCH)
    seen = table.match.seen_by(0).state.track
    assert [(card.card, card.up) for card in seen] == [("right-behind-me", True)]
