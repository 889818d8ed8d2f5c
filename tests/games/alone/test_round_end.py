"""The end of a round: its steps in order, the labyrinth, adrenaline, Nightmare mode, what Evil does."""

from typing import Any

import pytest
from tests.games.alone.dark import hears, status, told

from koszmar.games.alone.bestiary import KINDS, values_of
from koszmar.games.alone.experience import has
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.round_end import adrenaline_maximum, hand_total
from koszmar.kernel.flow import Key
from koszmar.kernel.testing.driver import Driver

SEARCH = ("search", "one")
HAND = ["already-there", "right-behind-me", "out-of-the-ducts", "gone-when-i-looked", "too-quick", "blood-trail"]
FULL: dict[str, Any] = {"hands": [HAND], "table": {}}
NO_WATER = ("emergency-power", "fever", "call-for-help")


def last_turn(**table: Any) -> Driver:
    """The Hero searches in the eighth turn; Evil lets it pass, and stands before her first question of the end."""
    found = position(turn_number=8, **{"hands": [HAND], "track": 0, **table})
    found.choose(SEARCH)
    while found.decision.prompt in ("react", "attack-order"):
        found.choose("pass" if found.decision.prompt == "react" else found.decision.options[0])
    return found


def finish(table: Driver) -> Driver:
    """Evil throws nothing away, deals and places what comes first, until the Hero is asked."""
    first: dict[str, Key] = {"throw-away": "done"}
    while table.match.decision is not None and table.decision.prompt in ("throw-away", "deal", "place-danger"):
        table.choose(first.get(table.decision.prompt, table.decision.options[0]))
    return table


def round_over(**table: Any) -> Driver:
    """The whole end of a round."""
    return finish(last_turn(**table))


# -- the steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/eor.order")
@pytest.mark.rule("alone/eor.steps-before-new")
@pytest.mark.rule("alone/eor.evil-step")
@pytest.mark.rule("alone/eor.danger-later")
def test_the_steps_come_in_their_order_before_the_new_round() -> None:
    table = last_turn(
        shown=["1C5", "1B5"], adrenaline=0, marker=3, creatures=[creature("worm", "1C5", acid=True)], hands=[HAND[:5]]
    )
    table.asks("throw-away", 1)
    wanted = ["danger-due", "forgotten", "adrenaline-filled", "wounded", "nightmare"]
    assert [kind for kind in table.kinds() if kind in wanted] == wanted
    assert "danger-placed-unseen" not in table.kinds()
    finish(table)
    tail = [kind for kind in table.kinds() if kind.startswith(("evil-draws", "danger-placed", "round", "turn"))]
    assert tail[0] == "evil-draws"
    assert set(tail[1:-2]) == {"danger-placed", "danger-placed-unseen"}
    assert tail[-2:] == ["round", "turn"]


@pytest.mark.rule("alone/eor.count-danger")
@pytest.mark.rule("alone/eor.count-before-discard")
@pytest.mark.rule("alone/eor.discard-reactions")
@pytest.mark.rule("alone/danger.new-tokens")
@pytest.mark.parametrize(("track", "count"), [(0, 5), (5, 3), (7, 1)])
def test_symbols_are_counted_then_the_cards_go_to_their_own_discard_piles(track: int, count: int) -> None:
    table = last_turn(track=track)
    laid = 26 - len(HAND) - len(table.state.decks["speed"])
    assert told(table, "danger-due") == [{"count": count}]
    assert table.state.track == []
    assert len(table.state.discards["speed"]) == laid == track
    assert table.state.discards["terror"] == []
    finish(table)
    assert sum(there.danger for there in table.state.elements.values()) == count


@pytest.mark.rule("alone/danger.no-room")
def test_tokens_without_a_place_go_back_to_the_pool() -> None:
    table = round_over(parameters={"danger_per_level": 1})
    assert sum(there.danger for there in table.state.elements.values()) == 2
    assert table.state.danger_due == 0


@pytest.mark.rule("alone/eor.turn-tokens-reset")
def test_all_turn_tokens_are_back_in_the_new_round() -> None:
    table = round_over()
    assert (table.state.round, table.state.turn_number) == (2, 1)
    assert told(table, "turn")[-1] == {"number": 1, "round": 2}


@pytest.mark.rule("alone/match.horizon")
@pytest.mark.rule("alone/end.only-two-ways")
def test_only_after_the_thirtieth_round_the_match_is_given_to_evil() -> None:
    assert round_over(round_number=29).result is None
    table = round_over(round_number=30)
    assert table.result is not None
    assert table.result.reason == "horizon"


# -- the labyrinth -------------------------------------------------------------------------------------------------


def kept(**table: Any) -> set[str]:
    """The sectors that stay in the labyrinth."""
    return set(round_over(**table).state.labyrinth)


@pytest.mark.rule("alone/eor.clear-labyrinth")
@pytest.mark.rule("alone/eor.lit-out-of-sight-removed")
@pytest.mark.rule("alone/eor.no-new-reveals")
def test_the_own_sector_its_neighbours_and_lit_ones_in_sight_stay() -> None:
    assert kept(shown=["1D4", "1D3", "1D2"]) == {"1D5", "1D4"}
    assert kept(shown=["1D4", "1D3", "1D2"], lit=["1D2"]) == {"1D5", "1D4", "1D2"}
    assert kept(shown=["1C5", "1B5", "1B4"], lit=["1B4"]) == {"1D5", "1C5"}
    assert kept() == {"1D5"}


@pytest.mark.rule("alone/eor.los-before-removal")
def test_sight_is_measured_before_any_sector_is_removed() -> None:
    assert kept(shown=["1D4", "1D3", "1D2"], lit=["1D2"]) == {"1D5", "1D4", "1D2"}  # 1D3, in between, is removed


@pytest.mark.rule("alone/eor.blocked-neighbour-removed")
def test_a_sector_behind_a_blocked_door_is_no_neighbour() -> None:
    assert kept(shown=["1E5", "1C5"]) == {"1D5", "1E5", "1C5"}
    assert kept(shown=["1E5", "1C5"], blocked=[("1D5", "1E5")]) == {"1D5", "1C5"}


@pytest.mark.rule("alone/eor.example-labyrinth")
def test_the_example_of_the_rulebook() -> None:
    table = round_over(hero="1D5", shown=["1C5", "1B5", "1C6", "1D4", "1D3", "1D2"], lit=["1B5", "1C6"])
    assert set(table.state.labyrinth) == {"1D5", "1C5", "1D4", "1B5"}


# -- adrenaline ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/adrenaline.maximum")
@pytest.mark.rule("alone/adrenaline.lower-status-more")
@pytest.mark.rule("alone/adrenaline.five-at-three")
@pytest.mark.parametrize(
    ("health", "sanity", "most"), [(12, 12, 3), (8, 12, 3), (7, 12, 4), (12, 4, 4), (3, 8, 5), (12, 0, 5)]
)
def test_the_lower_status_decides_how_much_adrenaline_there_is(health: int, sanity: int, most: int) -> None:
    assert adrenaline_maximum(position(health=health, sanity=sanity).match.scene) == most


@pytest.mark.rule("alone/eor.refill-adrenaline")
@pytest.mark.rule("alone/eor.example-adrenaline")
def test_the_pool_is_filled_up_before_the_marker_moves() -> None:
    table = last_turn(health=3, sanity=8, adrenaline=1)
    assert status(table) == (3, 8, 5)
    assert table.state.sheet.marker == 1


@pytest.mark.rule("alone/adrenaline.over-maximum")
def test_what_is_above_the_maximum_stays() -> None:
    assert last_turn(adrenaline=5).state.sheet.adrenaline == 5


@pytest.mark.rule("alone/adrenaline.six-tokens")
def test_six_tokens_are_always_enough() -> None:
    table = position(health=0, experience={"cold-blood": 2})
    assert has(table.match.scene, "cold-blood")
    assert adrenaline_maximum(table.match.scene) == 6


# -- the marker and Nightmare mode ---------------------------------------------------------------------------------


@pytest.mark.rule("alone/round.marker-left")
def test_the_marker_goes_one_space_to_the_left() -> None:
    assert round_over(marker=1).state.sheet.marker == 2


@pytest.mark.rule("alone/round.extra-round")
def test_an_extra_round_moves_the_marker_to_the_right() -> None:
    from koszmar.games.alone.difficulty import extra_round

    table = position(marker=2)
    extra_round(table.match.scene)
    assert table.state.sheet.marker == 1


@pytest.mark.rule("alone/round.extra-at-start")
def test_an_extra_round_on_the_first_space_keeps_the_marker_there_once() -> None:
    table = last_turn(marker=0, sheet={"spare_rounds": 1})
    assert (table.state.sheet.marker, table.state.sheet.spare_rounds) == (0, 0)


@pytest.mark.rule("alone/setup.round-track-length")
@pytest.mark.rule("alone/nightmare.trigger")
@pytest.mark.rule("alone/nightmare.flip-marker")
@pytest.mark.rule("alone/nightmare.first-drain")
@pytest.mark.parametrize(("marker", "starts"), [(2, False), (3, True)])
def test_the_end_of_the_fourth_round_begins_nightmare_mode_and_costs_nothing_yet(marker: int, starts: bool) -> None:
    table = last_turn(marker=marker, round_number=marker + 1)
    assert table.state.sheet.nightmare == starts
    assert ("nightmare" in hears(table)) == starts
    assert table.state.sheet.sanity == 12


@pytest.mark.rule("alone/nightmare.sanity-drain")
@pytest.mark.rule("alone/nightmare.marker-stays")
@pytest.mark.rule("alone/nightmare.not-game-over")
def test_in_nightmare_mode_every_round_costs_two_sanity_and_goes_on() -> None:
    table = round_over(marker=4, nightmare=True, round_number=5)
    assert status(table)[:2] == (12, 10)
    assert table.state.sheet.marker == 4
    assert table.result is None


@pytest.mark.rule("alone/nightmare.drain-overflow")
def test_the_loss_of_nightmare_mode_overflows_to_health() -> None:
    assert status(last_turn(marker=4, nightmare=True, sanity=1))[:2] == (11, 0)


@pytest.mark.rule("alone/nightmare.irreversible")
def test_an_extra_round_does_not_end_nightmare_mode() -> None:
    table = last_turn(marker=3, nightmare=True)
    assert table.state.sheet.nightmare
    assert table.state.sheet.sanity == 10
    assert told(table, "nightmare") == []


@pytest.mark.rule("alone/nightmare.flip-stats")
@pytest.mark.rule("alone/nightmare.stats-all")
@pytest.mark.rule("alone/creature.two-sides")
def test_all_creatures_use_their_nightmare_values_those_on_the_map_too() -> None:
    table = round_over(marker=3, creatures=[("worm", "1C5")])
    scene = table.match.scene
    assert values_of(scene, "worm") == KINDS["worm"].nightmare != KINDS["worm"].normal
    other = position(nightmare=True, creatures=[("parasite", "1D5")]).choose(SEARCH, rolls=[["miss"] * 3])
    assert told(other, "evil-roll")[0]["dice"] == ["miss"] * 3


# -- effects -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/eor.effects")
@pytest.mark.rule("alone/eor.effects-order")
def test_acid_comes_first_then_the_nuisance_then_growth_then_the_loss_of_nightmare_mode() -> None:
    table = last_turn(
        missions=("emergency-power", "failing-grid", "burn-it-clean"), active=True, nightmare=True, marker=4,
        shown=["1C5"], lit=["1C5"], creatures=[creature("worm", "1C5", acid=True)], rolls=["miss", ...],
    )  # fmt: skip
    order = [kind for kind in table.kinds() if kind in ("wounded", "light-out", "evil-roll", "loss")]
    assert order == ["wounded", "light-out", "evil-roll", "loss"]
    assert told(table, "loss")[-1]["cause"] == "nightmare"


# -- Evil ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/evil.exchange")
@pytest.mark.rule("alone/eor.evil-refill")
@pytest.mark.rule("alone/evil.draw-leader")
@pytest.mark.rule("alone/evil.decks-shared")
def test_evil_throws_cards_away_and_the_leader_says_who_draws_from_which_deck() -> None:
    table = last_turn(players=3, leader=2, hands=[HAND[:4], HAND[4:]])
    table.answer("throw-away", HAND[0], 1).answer("throw-away", "done", 1).answer("throw-away", "done", 2)
    table.asks("deal", 2)
    assert table.offered == ["1 speed", "1 terror", "2 speed", "2 terror"]
    table.choose((2, "terror")).asks("deal", 2)
    table.choose((2, "speed")).asks("place-danger", 2)
    assert [len(hand) for hand in table.state.hands] == [0, 3, 4]
    assert told(table, "evil-draws") == [{"seat": 2, "deck": "terror"}, {"seat": 2, "deck": "speed"}]
    assert [(one.card, one.up) for one in table.state.discards["speed"]] == [(HAND[0], False)]


@pytest.mark.rule("alone/evil.hand-total")
@pytest.mark.rule("alone/evil.hand")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 7), (4, 8)])
def test_hands_are_filled_up_to_six_seven_or_eight_cards_in_all(players: int, cards: int) -> None:
    table = round_over(players=players, hands=[])
    assert sum(map(len, table.state.hands)) == cards == hand_total(table.match.scene)


@pytest.mark.rule("alone/evil.deck-empty")
def test_an_empty_deck_is_its_shuffled_discard_pile() -> None:
    table = last_turn(hands=[HAND[:5]])
    state = table.state
    from koszmar.games.alone.state import Discarded

    state.discards["speed"] += [Discarded(card, True) for card in state.decks["speed"]]
    state.decks["speed"] = []
    count = len(state.discards["speed"])
    table.answer("throw-away", "done", 1).answer("deal", (1, "speed"), 1)
    assert (len(table.state.decks["speed"]), table.state.discards["speed"]) == (count - 1, [])
    assert len(table.state.hands[1]) == 6


@pytest.mark.rule("alone/evil.leader-passes")
@pytest.mark.rule("alone/evil.leader-decides")
@pytest.mark.parametrize(("leader", "after"), [(1, 2), (2, 3), (3, 1)])
def test_the_leader_places_danger_and_then_the_token_passes(leader: int, after: int) -> None:
    table = last_turn(players=4, leader=leader, hands=[HAND[:3], HAND[3:]])
    while table.decision.prompt != "place-danger":
        table.choose("done" if table.decision.prompt == "throw-away" else table.decision.options[0])
    table.asks("place-danger", leader)
    assert finish(table).state.leader == after


@pytest.mark.content("alone/reaction/flesh-knits")
def test_whoever_is_tougher_is_so_for_this_round() -> None:
    table = finish(last_turn(creatures=[creature("worm", "1A3", tough=1)]))
    assert [one.tough for one in table.state.creatures] == [0]


@pytest.mark.rule("alone/eor.effects")
def test_effects_come_before_the_marker_moves() -> None:
    table = last_turn(
        missions=("emergency-power", "failing-grid", "burn-it-clean"), active=True, marker=3, round_number=4,
        creatures=[creature("worm", "1C5", acid=True)], shown=["1C5"], rolls=["miss", ...],
    )  # fmt: skip
    order = [kind for kind in table.kinds() if kind in ("wounded", "evil-roll", "nightmare")]
    assert order == ["wounded", "evil-roll", "nightmare"]
    assert table.state.sheet.marker == 4
