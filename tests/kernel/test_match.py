"""Matches: asking and answering, saying no, undo, forks, faults inside a rule, and why something is not offered."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from koszmar.games.bigbook import spell_cards
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spell_cards import SpellCard
from koszmar.kernel.errors import (
    BadSetting,
    ImpossiblePosition,
    KoszmarError,
    MatchOver,
    NotOffered,
    NotYourDecision,
    Refused,
    RuleFault,
    UndoRefused,
    UnknownGame,
)
from koszmar.kernel.flow import Flow
from koszmar.kernel.game import find_game, games
from koszmar.kernel.match import Match
from koszmar.kernel.past import Size
from koszmar.kernel.scene import Scene

TWO = {"magicians": ("fire-boy", "air-girl")}


def quiet_table(**more: Any) -> Match:
    """Seat 0 can act several times without drawing a card: nothing is revealed."""
    hand = ["water-1", "air-1", "fire-1", "earth-3", "air-3"]
    return position(**{"hands": [hand, ["fire-1"]], **more}).match


def two_quiet_actions() -> Match:
    """Four choices in two actions of one turn."""
    match = quiet_table()
    for key in ("activate ice", "hand-0/air-1", "activate combustion", "hand-0/air-3"):
        match.choose(key)
    return match


# -- beginning -------------------------------------------------------------------------------------------------------


def test_the_same_game_options_and_seed_begin_the_same_match() -> None:
    first, again = (Match.new("bigbook", players=3, seed="same", options={"level": 2}) for _ in range(2))
    assert first.fingerprint() == again.fingerprint()
    assert first.decision == again.decision
    assert Match.new("bigbook", players=3, seed="other", options={"level": 2}).fingerprint() != first.fingerprint()


def test_a_seed_may_be_a_number_and_without_one_nobody_can_guess_it() -> None:
    assert Match.new("bigbook", seed=7).fingerprint() == Match.new("bigbook", seed="7").fingerprint()
    assert Match.new("bigbook").seed != Match.new("bigbook").seed


def test_a_game_can_be_given_by_its_id_or_as_it_is() -> None:
    assert Match.new(games()["bigbook"], seed=1).fingerprint() == Match.new("bigbook", seed=1).fingerprint()
    assert find_game("bigbook") is games()["bigbook"]


def test_a_match_begins_with_the_least_number_of_players_unless_told_otherwise() -> None:
    assert Match.new("bigbook").setting.players == 2
    assert Match.new("bigbook", players=5).setting.players == 5


@pytest.mark.parametrize("game", ["chess", "", "Bigbook", "bigbook "])
def test_an_unknown_game_is_refused_by_name(game: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; there are: .*bigbook"):
        Match.new(game)


@pytest.mark.parametrize("players", [0, 1, 6, -2, True, 2.0, "2", 10**30])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadSetting, match="bigbook is for 2 to 5 players"):
        Match.new("bigbook", players=players)


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ({"options": {"colour": 1}}, "there is no bigbook option 'colour'; there are: level, magicians, mode"),
        ({"options": {"level": 4}}, "bigbook option: .*level"),
        ({"options": {"level": "1"}}, "bigbook option: .*level"),
        ({"options": {"level": True}}, "bigbook option: .*level"),
        ({"options": {"magicians": "fire-boy"}}, "bigbook option: .*magicians"),
        ({"options": {"magicians": ["fire-boy", "nobody"]}}, "there is no Magician 'nobody'"),
        ({"options": {"magicians": ["fire-boy"]}}, "2 players need .*Magicians"),
        ({"options": {"magicians": ["fire-boy", "fire-boy"]}}, "2 players need .*Magicians"),
        ({"rulings": {"discard-zone": "cellar"}}, "bigbook ruling: .*discard-zone"),
        ({"rulings": {"discard_zone": "hand"}}, "there is no bigbook ruling 'discard_zone'"),
        ({"parameters": {"hand_size": 0}}, "bigbook parameter: .*hand_size"),
        ({"parameters": {"hand_size": "six"}}, "bigbook parameter: .*hand_size"),
        ({"parameters": {"feet": 2}}, "there is no bigbook parameter 'feet'"),
    ],
)
def test_settings_that_the_game_does_not_have_are_refused_by_name(
    setting: Mapping[str, Mapping[str, Any]], reason: str
) -> None:
    with pytest.raises(BadSetting, match=reason):
        Match.new("bigbook", **setting)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "parameters",
    [
        {"madness_by_players": {3: 25, 4: 30, 5: 35}},
        {"element_cards": {2: 10, 3: 6}},
        {"acquire_cost": {2: 2}},
        {"multi_curses": {2: (0, 0, 1)}},
        {"multi_curses": {1: (), 2: (), 3: ()}},
        {"element_cards": {1: 2, 2: 10, 3: 6}},
        {"terrifying_madness": 15},
    ],
    ids=str,
)
@pytest.mark.parametrize("magicians", [(), ("fire-boy", "air-girl")], ids=["chosen", "named"])
def test_numbers_with_which_no_match_can_be_set_up_are_refused(
    parameters: Mapping[str, Any], magicians: tuple[str, ...]
) -> None:
    with pytest.raises(BadSetting):
        Match.new(
            "bigbook", players=2, seed=1, parameters=parameters, options={"mode": "terrifying", "magicians": magicians}
        )


@pytest.mark.parametrize("seed", ["\ud800", "a\udfffb"])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: str) -> None:
    with pytest.raises(KoszmarError):
        Match.new("bigbook", seed=seed)


def test_a_position_that_the_rules_cannot_produce_is_refused_with_every_reason() -> None:
    match = Match.new("bigbook", players=2, seed=1, options=TWO)
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=match.game.rules.state)
    state.active = 9
    state.madness += 1
    with pytest.raises(ImpossiblePosition) as refused:
        Match.from_state("bigbook", state, match.setting)
    assert len(refused.value.reasons) == 2
    assert "seat 9 cannot be active" in str(refused.value)
    assert "madness" in str(refused.value)


# -- asking and answering --------------------------------------------------------------------------------------------


def test_an_option_can_be_chosen_as_it_is_or_as_text() -> None:
    as_it_is, as_text = quiet_table(), quiet_table()
    as_it_is.choose(("activate", "ice"))
    as_text.choose("activate ice")
    assert as_it_is.fingerprint() == as_text.fingerprint()
    assert as_it_is.choices == as_text.choices == ["activate ice"]


def test_a_question_with_one_option_answers_itself() -> None:
    match = position(hands=[["water-1", "air-1"]]).match
    match.choose("activate ice")  # one card to pay with, one card to place, and then nothing but the end
    assert match.choices == ["activate ice"]
    assert match.state.magicians[0].support == ["air-1"]


def test_a_question_worth_a_pause_is_asked_even_with_one_option() -> None:
    match = Match.new("bigbook", players=5, seed=1, options={"mode": "nightmare"})
    for seat, sheet in enumerate(("air-boy", "fire-girl", "earth-boy", "water-boy")):
        match.choose(sheet, seat)
    assert match.options() == ["air-girl"]
    match.choose("air-girl")  # the one seat left need not be named
    assert match.choices[-1] == "@4 air-girl"


def test_whoever_of_several_seats_answers_is_noted() -> None:
    match = Match.new("bigbook", players=3, seed=1)
    assert match.decision is not None
    assert match.decision.seats == (0, 1, 2)
    match.choose("air-boy", seat=2)
    assert match.choices == ["@2 air-boy"]
    assert match.decision.seats == (0, 1)


def test_an_open_question_must_be_answered_by_somebody() -> None:
    match = Match.new("bigbook", players=2, seed=1)
    before = match.fingerprint()
    with pytest.raises(NotYourDecision, match="open to seats 0, 1: say which one answers"):
        match.choose("air-boy")
    assert (match.fingerprint(), match.number) == (before, 0)


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = quiet_table()
    before = match.fingerprint()
    with pytest.raises(NotYourDecision, match=f"seat {seat} is not asked; 'action' waits for seat 0"):
        match.choose("activate ice", seat)
    assert (match.fingerprint(), match.number) == (before, 0)


@pytest.mark.parametrize(
    "key", ["activate", "activate avatar", "", ("activate",), 99, ("break", "2"), None, ["end"], "END"]
)
def test_what_is_not_offered_is_refused_and_nothing_has_changed(key: Any) -> None:
    match = quiet_table()
    before = match.fingerprint()
    with pytest.raises(NotOffered, match=r"is not offered; 'action' \(rule action\..*\) offers: activate ice,"):
        match.choose(key)
    assert (match.fingerprint(), match.number) == (before, 0)


def test_a_finished_match_asks_nothing_and_takes_no_answer() -> None:
    match = position(hands=[["earth-1", "fire-1"]], decks=[[]], madness=0).match
    assert not match.over
    match.choose("activate growth")
    assert match.over
    assert (match.decision, match.options()) == (None, [])
    with pytest.raises(MatchOver, match="the match is over"):
        match.choose("end")
    assert match.choices == ["activate growth"]
    assert match.why_not("activate ice") is None
    assert list(match) == []
    assert "lost-madness-stack" in repr(match)


def test_a_loop_over_a_match_sees_every_question() -> None:
    match = Match.new("bigbook", players=2, seed="loop")
    asked = 0
    for decision in match:
        assert decision is match.decision
        match.choose(decision.options[-1], decision.seat)
        asked += 1
    assert match.over
    assert asked == match.number == len(match.choices)


def test_a_list_of_options_is_a_copy() -> None:
    match = quiet_table()
    match.options().clear()
    assert match.options() != []


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_looks_from_a_seat_that_does_not_exist(seat: int) -> None:
    match = quiet_table()
    with pytest.raises(NotYourDecision, match="there is no seat"):
        match.view(seat)
    with pytest.raises(NotYourDecision, match="there is no seat"):
        match.fork(as_seen_by=seat)


# -- why not ---------------------------------------------------------------------------------------------------------


def test_an_objection_names_the_reason_and_the_rule() -> None:
    match = quiet_table()
    objection = match.why_not("acquire water-3")
    assert objection is not None
    assert objection.message.id == "why-too-dear"
    assert (objection.message.args["needed"], objection.message.args["there"]) == (3, 1)
    assert objection.rule == "acquire.cost-value-3"
    assert match.why_not(("acquire", "water-3")) == objection


def test_there_is_no_objection_to_what_is_offered_nor_to_what_does_not_exist() -> None:
    match = quiet_table()
    for key in ("activate ice", ("activate", "ice"), "end", "activate avatar", "nonsense", 99, ()):
        assert match.why_not(key) is None


def test_asking_for_an_objection_changes_nothing() -> None:
    match = quiet_table()
    before = (match.fingerprint(), match.decision, match.events())
    match.why_not("acquire water-3")
    assert (match.fingerprint(), match.decision, match.events()) == before


# -- undo ------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice() -> None:
    match = two_quiet_actions()
    assert match.undo() == 1
    assert match.choices == ["activate ice", "hand-0/air-1", "activate combustion"]
    assert match.decision is not None
    assert match.decision.prompt == "remove"
    assert match.state.removed == []


@pytest.mark.parametrize(("choices", "undone"), [(4, 2), (3, 1), (2, 2), (1, 1)])
def test_undo_takes_back_the_last_action(choices: int, undone: int) -> None:
    match = two_quiet_actions()
    for _ in range(4 - choices):
        match.undo()
    assert match.undo("action") == undone
    assert match.number == choices - undone
    assert match.decision is not None
    assert match.decision.prompt == "action"


def test_undo_takes_back_the_whole_turn() -> None:
    match = two_quiet_actions()
    start = quiet_table()
    assert match.undo("turn") == 4
    assert (match.fingerprint(), match.decision) == (start.fingerprint(), start.decision)


def test_undo_of_a_turn_stops_at_the_turn_before() -> None:
    match = quiet_table(hands=[["fire-1", "air-1", "air-2"] + ["water-1"] * 4, ["fire-1", "air-1", "air-3"]])
    for key in ("activate combustion", "hand-0/air-1", "end"):
        match.choose(key)
    before = match.number
    for key in ("activate combustion", "hand-1/air-1"):
        match.choose(key)
    assert match.undo("turn", agreed=True) == 2
    assert match.number == before
    assert match.undo("turn", agreed=True) == 3
    assert match.number == 0


def test_choices_of_the_monster_phase_belong_to_the_turn_that_they_open() -> None:
    # Seat 0 ends turn 1; in turn 2 a Curse makes both players choose a card before seat 1 acts.
    hand = ["earth-1", "earth-2", "fire-1", "air-1", "air-2", "air-3"]
    match = position(hands=[hand, hand], track={"2": "water/discard-earth"}).match
    for key in ("activate combustion", "hand-0/air-1"):
        match.choose(key)
    match.choose("end")
    assert match.decision is not None
    assert (match.decision.prompt, match.state.turn) == ("discard", 2)
    turn_begins = match.number
    match.choose("hand-1/earth-1")
    middle = match.fork()
    assert middle.undo("turn", agreed=True) == 1
    assert middle.number == turn_begins
    match.choose("hand-0/earth-1")
    match.choose("activate combustion")
    match.undo("turn", agreed=True)
    assert match.number == turn_begins


def test_undo_does_not_cross_a_revelation_unless_all_agree() -> None:
    match = quiet_table(hands=[["fire-1", "air-1", "air-3", "earth-1", "water-1"]])
    match.choose("activate combustion")
    match.choose("hand-0/air-1")
    assert match.can_undo()
    match.choose("activate growth")  # a card is drawn
    for size in ("choice", "action", "turn"):
        assert not match.can_undo(size)
        with pytest.raises(UndoRefused, match="something was revealed since"):
            match.undo(size)
    assert match.number == 3
    assert match.undo("choice", agreed=True) == 1
    assert match.choices == ["activate combustion", "hand-0/air-1"]
    assert match.can_undo("action")
    assert match.undo("action") == 2


def test_after_a_revelation_new_choices_can_be_taken_back_as_far_as_that() -> None:
    match = quiet_table(hands=[["fire-1", "air-1", "air-3", "earth-1", "water-1"]])
    match.choose("activate growth")
    match.choose("activate combustion")
    match.choose("hand-0/air-1")
    assert not match.can_undo("turn")
    assert match.can_undo("action")
    assert match.undo("action") == 2
    assert not match.can_undo("choice")


def test_a_shuffle_is_a_revelation_too() -> None:
    match = position(
        hands=[["water-1", "fire-1"], ["fire-1"]],
        discards=[["air-1"]],
        spells=[["torrential-rain", "combustion"]],
        library_stacks={"water": []},
    ).match
    match.choose("activate torrential-rain")
    assert match.can_undo()
    match.choose("0")
    assert not match.can_undo()


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    match = quiet_table()
    for size in ("choice", "action", "turn"):
        assert not match.can_undo(size)
        with pytest.raises(UndoRefused, match="nothing has been chosen yet"):
            match.undo(size, agreed=True)


def test_an_unknown_size_of_undo_is_refused() -> None:
    match = two_quiet_actions()
    with pytest.raises(UndoRefused, match="there is no undo by 'week'; there is: choice, action, turn"):
        match.undo("week")  # type: ignore[arg-type]
    assert match.number == 4


def test_the_end_of_a_match_can_be_undone() -> None:
    match = position(hands=[["earth-1", "fire-1"]], decks=[[]], madness=0).match
    match.choose("activate growth")
    assert match.over
    match.undo(agreed=True)
    assert not match.over
    assert "activate growth" in [" ".join(map(str, key)) if isinstance(key, tuple) else key for key in match.options()]


def test_what_was_undone_can_be_played_differently() -> None:
    match = two_quiet_actions()
    match.undo()
    match.choose("hand-0/earth-3")
    assert match.state.removed == ["earth-3"]
    assert match.choices[-1] == "hand-0/earth-3"


@pytest.mark.parametrize("size", ["choice", "action", "turn"])
def test_a_loaded_match_refuses_to_undo_what_its_checkpoint_does_not_hold(size: Any) -> None:
    match = Match.new("bigbook", players=2, seed="undo", options=TWO)
    for _ in range(15):
        match.choose(match.options()[0])
    loaded = Match.resume(match.checkpoint())
    assert loaded.number == 15
    for _ in range(15):
        try:
            loaded.undo(size, agreed=True)
        except UndoRefused:
            break
        # Whatever could be taken back leads to where the whole match had been.
        assert loaded.fingerprint() == Match.replay(match.record(), upto=loaded.number).fingerprint()
        assert loaded.decision == Match.replay(match.record(), upto=loaded.number).decision
    else:
        pytest.fail("the beginning of the match is not in the checkpoint")
    assert not loaded.can_undo(size)


# -- forks -----------------------------------------------------------------------------------------------------------


def shuffling_table() -> Match:
    """The next card drawn by seat 0 comes from a deck that is renewed first."""
    pile = ["water-1", "water-2", "fire-1", "fire-2", "earth-1", "earth-2", "air-1", "air-2"]
    return Match.from_state(*_position_of(discards=[pile]))


def _position_of(**table: Any) -> tuple[Any, Any, Any]:
    match = position(hands=[["earth-1", "fire-1"]], decks=[[]], **table).match
    return match.game, match.state, match.setting


def test_a_fork_stands_where_its_match_stands_and_goes_its_own_way() -> None:
    match = two_quiet_actions()
    fork = match.fork()
    assert (fork.fingerprint(), fork.decision, fork.choices) == (match.fingerprint(), match.decision, match.choices)
    before = (match.fingerprint(), match.decision, match.choices, match.events())
    fork.choose("end")
    assert fork.fingerprint() != match.fingerprint()
    assert (match.fingerprint(), match.decision, match.choices, match.events()) == before
    assert fork.events() == []


def test_a_fork_in_the_middle_of_an_action_goes_on_there() -> None:
    match = quiet_table()
    match.choose("activate ice")
    fork = match.fork()
    fork.choose("hand-0/air-1")
    assert fork.state.magicians[0].support == ["air-1"]
    assert match.state.magicians[0].support == []
    match.choose("hand-0/earth-3")
    assert match.state.magicians[0].support == ["earth-3"]


@pytest.mark.parametrize("game", list(games()))
def test_a_match_that_is_forked_at_every_question_goes_on_and_back_like_one_that_never_was(game: str) -> None:
    forked, alone = (Match.new(game, seed="forked", events=False) for _ in range(2))
    random = Random("forked")
    for _ in range(40):
        fork = forked.fork(seed=random.choice((None, "other")))
        assert (fork.fingerprint(), fork.decision) == (forked.fingerprint(), forked.decision)
        key, seat = random.choice(forked.options()), forked.decision.seat if forked.decision else None
        for match in (forked, alone):
            match.choose(key, seat)
        if forked.over:
            break
    sizes: tuple[Size, ...] = ("choice", "action", "choice", "turn")
    for size in sizes:
        assert forked.undo(size, agreed=True) == alone.undo(size, agreed=True)
        assert (forked.fingerprint(), forked.decision) == (alone.fingerprint(), alone.decision)
        assert forked.fork().fingerprint() == alone.fingerprint()


def test_a_plain_fork_meets_the_same_fate() -> None:
    match = shuffling_table()
    fork = match.fork()
    for twin in (match, fork):
        twin.choose("activate growth")
    assert fork.fingerprint() == match.fingerprint()


def test_a_fork_with_a_seed_meets_a_fate_of_its_own_the_same_for_the_same_seed() -> None:
    match = shuffling_table()

    def fate(seed: int) -> str:
        fork = match.fork(seed=seed)
        fork.choose("activate growth")
        return fork.fingerprint()

    fates = [fate(seed) for seed in range(10)]
    assert len(set(fates)) > 5
    assert fates == [fate(seed) for seed in range(10)]


def test_a_fork_as_seen_by_a_seat_reshuffles_what_that_seat_cannot_know() -> None:
    deck = ["water-1", "water-2", "fire-1", "fire-2", "earth-1", "earth-2", "air-1", "air-2"]
    hands = [["fire-1", "air-3"], ["water-3", "water-3"]]
    match = position(hands=hands, decks=[deck, deck], rulings={"open-hands": "closed"}).match
    forks = [match.fork(seed=seed, as_seen_by=0) for seed in range(10)]
    assert len({tuple(fork.state.magicians[0].deck) for fork in forks}) > 5
    assert {tuple(fork.state.magicians[0].hand) for fork in forks} == {("fire-1", "air-3")}
    assert len({tuple(fork.state.magicians[1].hand) for fork in forks}) > 5
    owners = [match.fork(seed=seed, as_seen_by=1) for seed in range(10)]
    assert {tuple(fork.state.magicians[1].hand) for fork in owners} == {("water-3", "water-3")}
    spectators = [match.fork(seed=seed, as_seen_by="spectator") for seed in range(10)]
    assert len({tuple(fork.state.magicians[1].hand) for fork in spectators}) > 5
    assert match.state.magicians[1].hand == ["water-3", "water-3"]


def test_a_fork_as_seen_by_a_seat_keeps_the_question_and_every_component() -> None:
    match = Match.new("bigbook", players=3, seed="seen", options={"magicians": ("fire-boy", "air-girl", "air-boy")})
    fork = match.fork(seed=1, as_seen_by=1)
    assert fork.decision == match.decision
    assert fork.game.knowledge.census(fork.state) == match.game.knowledge.census(match.state)
    assert fork.fingerprint() != match.fingerprint()


def test_a_fork_can_be_undone_and_forked_like_any_match() -> None:
    match = quiet_table()
    fork = match.fork(seed=3, as_seen_by=0)
    start = fork.fingerprint()
    fork.choose("activate combustion")
    fork.choose("hand-0/air-1")
    twin = fork.fork()
    assert twin.fingerprint() == fork.fingerprint()
    fork.undo("action")
    assert fork.fingerprint() == start
    assert twin.choices == ["activate combustion", "hand-0/air-1"]


def test_a_fork_with_chance_of_its_own_has_no_record() -> None:
    match = quiet_table()
    assert match.fork().record() == match.record()
    with pytest.raises(Refused, match="a fork with chance of its own has no record"):
        match.fork(seed=1).record()
    with pytest.raises(Refused, match="a fork with chance of its own has no record"):
        match.fork(as_seen_by=0).checkpoint()


def test_a_finished_match_can_be_forked() -> None:
    match = position(hands=[["earth-1", "fire-1"]], decks=[[]], madness=0).match
    match.choose("activate growth")
    fork = match.fork(seed=1, as_seen_by=0)
    assert fork.result == match.result
    assert fork.over


# -- faults inside a rule --------------------------------------------------------------------------------------------


def _broken(scene: Scene[Any], caster: int, x: int) -> None:
    scene.state.magicians[caster].hand.clear()
    scene.state.madness = -5
    scene.tell("half-done")
    raise ZeroDivisionError("the card was printed upside down")


def _broken_later(scene: Scene[Any], caster: int, x: int) -> Flow[None]:
    yield from spell_cards.SPELLS["ice"].effect(scene, caster, x)  # type: ignore[misc]
    _broken(scene, caster, x)


def test_an_error_inside_a_rule_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = quiet_table()
    match.choose("activate ice")
    match.choose("hand-0/air-1")
    before = (match.fingerprint(), match.decision, match.choices, match.events(), match.can_undo())
    monkeypatch.setitem(spell_cards.SPELLS, "growth", SpellCard("growth", "earth", 1, _broken))
    match.choose("activate growth")
    with pytest.raises(RuleFault, match="choice 4, '1': ZeroDivisionError: the card was printed upside down") as fault:
        match.choose(1)
    assert isinstance(fault.value.__cause__, ZeroDivisionError)
    match.undo()
    assert (match.fingerprint(), match.decision, match.choices, match.events(), match.can_undo()) == before


def test_a_match_goes_on_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    match = quiet_table(hands=[["earth-1", "water-1", "air-1", "air-3"]])
    with monkeypatch.context() as broken:
        broken.setitem(spell_cards.SPELLS, "growth", SpellCard("growth", "earth", 1, _broken))
        with pytest.raises(RuleFault):
            match.choose("activate growth")
    assert match.choices == []
    assert match.state.magicians[0].hand == ["earth-1", "water-1", "air-1", "air-3"]
    match.choose("activate growth")
    match.choose("activate ice")
    assert match.choices == ["activate growth", "activate ice"]


def test_an_error_in_the_middle_of_an_action_leaves_the_match_in_the_middle_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = quiet_table(hands=[["earth-1", "water-1", "air-1", "air-3"]])
    monkeypatch.setitem(spell_cards.SPELLS, "growth", SpellCard("growth", "earth", 1, _broken_later))
    match.choose("activate growth")
    assert match.decision is not None
    assert match.decision.prompt == "place-from-hand"
    before = (match.fingerprint(), match.decision, match.choices)
    for _ in range(2):
        with pytest.raises(RuleFault, match="choice 2, 'hand-0/air-1'"):
            match.choose("hand-0/air-1")
        assert (match.fingerprint(), match.decision, match.choices) == before


def test_an_error_in_a_fork_with_chance_of_its_own_leaves_it_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    fork = quiet_table(hands=[["earth-1", "water-1", "air-1", "air-3"]]).fork(seed=5, as_seen_by=0)
    before = (fork.fingerprint(), fork.decision)
    monkeypatch.setitem(spell_cards.SPELLS, "growth", SpellCard("growth", "earth", 1, _broken))
    with pytest.raises(RuleFault):
        fork.choose("activate growth")
    assert (fork.fingerprint(), fork.decision) == before
