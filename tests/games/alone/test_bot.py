"""The sensible bots: what the Hero makes of what he was told, and where Evil puts its cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.alone.aboard import hero as aboard

from koszmar.bots import Bot, make_bot
from koszmar.games.alone import GAME
from koszmar.games.alone.minds import evil, hero
from koszmar.games.alone.minds.bearings import chart
from koszmar.games.alone.minds.dangers import bites, remembered
from koszmar.games.alone.minds.estimate import FEATURES, estimate, features, opinion
from koszmar.games.alone.minds.fights import at_least, odds
from koszmar.games.alone.minds.known import Known
from koszmar.games.alone.minds.tempers import CRUEL, GENTLE, SENSIBLE, breathing, threshold
from koszmar.games.alone.missions import MISSIONS
from koszmar.games.alone.reactions import PASS, REACTIONS
from koszmar.games.alone.state import SIDES, STAIRS, Figure
from koszmar.games.alone.station import room_sector
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match


def play(seed: str, mind: str, other: str, players: int = 2) -> Match:
    """A match of a Hero against Evil players."""
    match = Match.new(GAME, players=players, seed=seed, events=False)
    bots = [make_bot(other if seat else mind, f"{seed}/{seat}") for seat in range(players)]
    for decision in match:
        match.choose(bots[decision.seat].choose(match, decision.seat), decision.seat)
    return match


class Idle:
    """Evil that lets everything pass."""

    def choose(self, match: Match, seat: int) -> Key:
        """Nothing, or whatever comes first."""
        assert match.decision is not None
        offered = match.decision.offered(seat)
        return PASS if PASS in offered else offered[0]


def unopposed(seed: str) -> Match:
    """A match in which nobody hinders the Hero, before its first question."""
    return Match.new(GAME, players=2, seed=seed, options={"character": "captain"}, events=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_players_bring_a_match_to_an_end(players: int) -> None:
    assert play(f"end/{players}", "sensible", "sensible", players).over


def test_a_sensible_hero_beats_evil_players_who_do_just_anything() -> None:
    won = sum(play(f"random evil/{number}", "sensible", "random").state.over == "escaped" for number in range(6))
    assert won >= 4


def test_a_hero_who_does_just_anything_loses() -> None:
    assert all(play(f"random hero/{number}", "random", "sensible").state.over == "lost" for number in range(3))


def test_every_reaction_card_has_a_value() -> None:
    assert set(evil.VALUES) == set(REACTIONS)


def test_the_hero_first_asks_where_the_rooms_of_his_missions_are() -> None:
    match = Match.new(GAME, players=2, seed="where", options={"difficulty": "impossible"}, events=False)
    bots = [make_bot("sensible", str(seat)) for seat in range(2)]
    while match.decision is not None and match.decision.prompt != "act":
        match.choose(bots[match.decision.seat].choose(match, match.decision.seat), match.decision.seat)
    asked = bots[0].choose(match, 0)
    assert isinstance(asked, tuple)
    assert asked[0] == "locate"
    assert asked[1] in hero.wanted(hero.Outlook(match.seen_by(0)))


def test_what_completes_the_final_mission_is_liked_best() -> None:
    table = aboard("control-room", active=True)
    decision = table.match.decision
    assert decision is not None
    liking = dict(zip(decision.options, table.match.likings(0), strict=True))
    assert max(liking, key=lambda key: liking[key]) == ("interact", "call-for-help", "finish")


def test_dice_are_counted_right() -> None:
    assert at_least(2, 2, 1 / 3) == pytest.approx(1 / 9)
    assert at_least(4, 2, 2 / 3) == pytest.approx(8 / 9)


@pytest.mark.parametrize(("die", "kills"), [((6, 0, 0), 1.0), ((0, 6, 0), 0.0), ((0, 0, 6), 0.0)])
def test_bots_count_with_the_die_of_the_match(die: tuple[int, int, int], kills: float) -> None:
    scene = aboard("1D5", creatures=[("spores", "1D5")], parameters={"die": die}).match.scene
    there = scene.state.labyrinth[scene.state.hero]
    assert odds(scene, there, there.figures[0], 2) == (kills, 0.0)
    assert bites(scene, there) == 3 * kills


def test_a_hero_whom_nobody_hinders_finds_his_rooms() -> None:
    turns = []
    for number in range(7):
        match = unopposed(f"unopposed/{number}")
        bots: list[Bot] = [make_bot("sensible", "coin"), Idle()]
        for decision in match:
            match.choose(bots[decision.seat].choose(match, decision.seat), decision.seat)
        assert match.state.over == "escaped"
        turns.append(match.state.number)
    assert sorted(turns)[3] <= 32


def test_the_true_place_of_a_room_always_fits_what_the_hero_was_told() -> None:
    looks = 0
    for number in range(4):
        match = unopposed(f"bearings/{number}")
        bots: list[Bot] = [make_bot("sensible", "coin"), Idle()]
        for decision in match:
            if decision.prompt == "act" and not match.state.active:
                looks += _finds_rooms(match)
            match.choose(bots[decision.seat].choose(match, decision.seat), decision.seat)
    assert looks > 20


def _finds_rooms(match: Match) -> int:
    """How many rooms are looked for on a level that the Hero knows; each of them is where he thinks it may be."""
    state, known, looks = match.state, Known(match.seen_by(0)), 0
    for mission in state.starting:
        room = MISSIONS[mission.key].room
        level = known.level_of(room)
        if room in known.rooms or level not in state.origins or not known.told.get(room):
            continue
        _, row, column = state.origins[level]
        built = state.station.sectors[room_sector(state, room)]
        cells = chart(known, room, level).cells
        assert (built.column - column, built.row - row) in cells
        assert sum(cells.values()) == pytest.approx(1.0)
        looks += 1
    return looks


def test_the_hero_asks_nothing_twice_in_one_place() -> None:
    match = unopposed("twice")
    bots: list[Bot] = [make_bot("sensible", "coin"), Idle()]
    asked: set[tuple[str, Key]] = set()
    for decision in match:
        answer = bots[decision.seat].choose(match, decision.seat)
        if decision.prompt == "act" and isinstance(answer, tuple) and answer[0] == "locate":
            assert (match.state.hero, answer[1]) not in asked
            asked.add((match.state.hero, answer[1]))
        match.choose(answer, decision.seat)
    assert asked


def test_the_hero_unblocks_the_door_behind_which_his_room_must_be() -> None:
    notes = ["4 located escape-pods 1 this-level none 1C6"]
    missions = ("occupied-pod", "fever", "call-for-help")
    table = aboard("1C6", blocked=[("1C6", "1C7")], missions=missions, table={"notes": notes})
    decision = table.match.decision
    assert decision is not None
    liking = dict(zip(decision.options, table.match.likings(0), strict=True))
    assert liking["move", "east"] > 0.5


def test_the_hero_does_not_stare_up_a_staircase_for_want_of_anything_better() -> None:
    table = aboard("1B2")
    side = SIDES[table.state.labyrinth["1B2"].sides.index(STAIRS)]
    decision = table.match.decision
    assert decision is not None
    liking = dict(zip(decision.options, table.match.likings(0), strict=True))
    assert liking["explore", side] < 0


def test_creatures_that_he_lost_from_sight_are_feared_where_he_saw_them() -> None:
    table = aboard("control-room")
    scene = table.match.scene
    scene.state.memory["s01"] = next(iter(scene.state.labyrinth.values()))
    assert not remembered(scene, "s01")
    scene.state.memory["s01"] = replace(scene.state.memory["s01"], figures=(Figure("worm-1", "worm"),))
    assert remembered(scene, "s01") > 2


# -- tempers -------------------------------------------------------------------------------------------------------


def test_the_crueller_evil_is_the_seldomer_the_hero_escapes() -> None:
    won = {
        temper: sum(play(f"temper/{number}", "sensible", temper).state.over == "escaped" for number in range(40))
        for temper in ("gentle", "sensible", "cruel")
    }
    assert won["gentle"] >= won["sensible"] + 2
    assert won["sensible"] >= won["cruel"] + 2


def test_after_a_shock_the_hero_may_breathe_unless_evil_is_cruel() -> None:
    table = aboard("control-room")
    scene = table.match.scene
    scene.state.number = 7
    assert not breathing(scene, SENSIBLE)
    scene.state.notes.append("6 scare worm-1 worm 2")
    assert breathing(scene, GENTLE) > 0
    assert breathing(scene, SENSIBLE) > 0
    assert not breathing(scene, CRUEL)
    scene.state.number = 8
    assert not breathing(scene, SENSIBLE)


def test_nobody_is_spared_in_the_room_of_the_final_mission() -> None:
    table = aboard("control-room", active=True)
    scene = table.match.scene
    scene.state.number = 7
    scene.state.notes.append("6 scare worm-1 worm 2")
    assert not breathing(scene, SENSIBLE)


def test_somebody_gentle_waits_for_more_than_somebody_cruel_and_holds_back_from_the_weak() -> None:
    scene = aboard("control-room").match.scene
    assert threshold(scene, GENTLE) > threshold(scene, SENSIBLE) > threshold(scene, CRUEL)
    before = threshold(scene, GENTLE), threshold(scene, SENSIBLE)
    scene.state.sheet.health = scene.state.sheet.sanity = 2
    assert threshold(scene, GENTLE) > before[0]
    assert threshold(scene, SENSIBLE) == before[1]


# -- numbers -------------------------------------------------------------------------------------------------------


def test_the_estimate_counts_what_it_says_and_likes_good_positions() -> None:
    scene = aboard("control-room", active=True).match.scene
    assert len(features(scene, 0)) == len(FEATURES)
    assert opinion().features == FEATURES
    good = estimate(scene, 0)
    scene.state.sheet.health = scene.state.sheet.sanity = 3
    bad = estimate(scene, 0)
    assert 0 < bad < good < 1
    assert estimate(scene, 1) == pytest.approx(1 - bad)


def test_every_question_that_a_mind_answers_has_a_number() -> None:
    observer = GAME.minds.observer
    assert observer is not None
    assert {*hero.JUDGES, *evil.JUDGES} <= set(observer.tensor.slices["prompt"].axes[0])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_answers_from_what_its_seat_knows(seat: int) -> None:
    match = Match.new(GAME, players=2, seed="search", events=False)
    bots = [make_bot("sensible", str(number)) for number in range(2)]
    prompt = "react" if seat else "act"
    for decision in match:
        if decision.prompt == prompt and match.state.number > 2 and len(decision.offered(seat)) > 1:
            break
        match.choose(bots[decision.seat].choose(match, decision.seat), decision.seat)
    assert match.decision is not None
    assert make_bot("search:4", "scholar").choose(match, seat) in match.decision.offered(seat)
