"""Rounds and turns: one action a turn, Bullet Time, adrenaline, and what comes when."""

from random import Random

import pytest
from tests.games.alone.dark import on, play, status, told

from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.state import ACTIONS
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

SEARCH = ("search", "one")
MISSES = ["miss", "miss", "miss"]


def kinds_of_actions(table: Driver) -> set[str]:
    """The first words of what can be declared."""
    return {option.split()[0] for option in table.offered}


# -- who plays -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/overview.hero-versus-evil")
def test_all_evil_players_win_together_and_the_hero_alone_loses() -> None:
    table = position(players=3, creatures=[("parasite", "1D5")], health=1, sanity=0)
    table.choose(SEARCH, rolls=[["hit", "miss"]])
    assert table.result is not None
    assert table.result.scores == (0.0, 1.0, 1.0)


@pytest.mark.rule("alone/overview.player-count")
def test_two_to_four_can_play() -> None:
    assert find_game("alone").players == (2, 4)


@pytest.mark.rule("alone/overview.hero-turn-always")
@pytest.mark.rule("alone/overview.evil-only-reacts")
@pytest.mark.parametrize("seed", range(3))
def test_only_the_hero_begins_turns_and_acts(seed: int) -> None:
    match = Match.new(find_game("alone"), players=3, seed=seed)
    random = Random(seed)
    acted = 0
    while match.decision is not None and acted < 20:
        decision = match.decision
        if decision.prompt in ("start-turn", "act"):
            assert decision.seats == (0,)
            acted += decision.prompt == "act"
        seat = decision.seats[0]
        match.choose(random.choice(list(decision.offered(seat))), seat)
    assert acted == 20 or match.result is not None


@pytest.mark.rule("alone/overview.evil-only-reacts")
def test_without_cards_evil_has_nothing_to_say_in_a_turn() -> None:
    table = position(players=4, creatures=[("worm", "1A3")]).choose(SEARCH)
    table.asks("start-turn", 0)


# -- one action ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/overview.one-action")
@pytest.mark.rule("alone/turn.must-act")
@pytest.mark.rule("alone/turn.end")
def test_a_turn_is_one_action_and_none_cannot_be_chosen() -> None:
    table = position().asks("act", 0)
    assert kinds_of_actions(table) <= {*ACTIONS, "use"}
    table.choose(SEARCH).asks("start-turn", 0)
    assert table.state.turn_number == 2


@pytest.mark.rule("alone/turn.choose-action")
@pytest.mark.rule("alone/action.six-kinds")
@pytest.mark.rule("alone/action.items-on-actions")
def test_there_are_six_actions_and_items_for_them() -> None:
    table = position(hero="1C5", creatures=[("worm", "1C5")], items=["bullets"])
    assert kinds_of_actions(table) == {"move", "explore", "fight", "locate", "search", "interact", "use"}


@pytest.mark.rule("alone/round.turn-tokens")
@pytest.mark.rule("alone/action.spend-turn-token")
def test_every_turn_spends_a_turn_token() -> None:
    table = position(turn_number=3).choose(SEARCH, "go", SEARCH, "go")
    assert [one["number"] for one in told(table, "turn")] == [4, 5]
    assert table.state.turn_number == 5


@pytest.mark.rule("alone/round.eight-turns")
@pytest.mark.rule("alone/eor.when")
@pytest.mark.parametrize(("turn", "ends"), [(7, False), (8, True)])
def test_the_round_ends_after_the_eighth_turn(turn: int, ends: bool) -> None:
    table = position(turn_number=turn, hands=[["right-behind-me"]], creatures=[("worm", "1D2")]).choose(SEARCH)
    table.asks("react", 1)
    assert "danger-due" not in table.kinds()
    on(table)
    assert ("danger-due" in table.kinds()) == ends


@pytest.mark.rule("alone/action.declare-then-resolve")
def test_an_action_is_declared_before_any_part_of_it_is_done() -> None:
    table = position(hands=[["already-there"]]).choose(("move", "west")).asks("react", 1)
    assert table.decision.args["moment"] == "declared"
    assert told(table, "declares") == [{"action": "move", "args": ["west"], "item": "", "free": False}]
    assert table.state.hero == "1D5"
    assert "shown" not in table.kinds()[table.kinds().index("declares") :]


@pytest.mark.rule("alone/turn.reactions-after-declaration")
def test_nobody_reacts_before_an_action_is_declared() -> None:
    table = position(phase="start", hands=[["right-behind-me", "i-froze"]], creatures=[("worm", "1D2")], health=5)
    table.answer("start-turn", ("heal", "health"), 0).answer("start-turn", "bullet-time", 0)
    table.answer("start-turn", "go", 0).asks("act", 0)
    table.choose(SEARCH).asks("react", 1)


@pytest.mark.rule("alone/turn.reactions-optional")
def test_evil_may_let_a_turn_pass_without_a_card() -> None:
    table = on(position(hands=[["right-behind-me"]], creatures=[("worm", "1D2")]).choose(("move", "north")))
    table.asks("start-turn", 0)
    assert table.state.hands[1] == ["right-behind-me"]
    assert table.state.track == []


# -- the end of a turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/turn.end-order")
def test_a_turn_ends_with_reactions_then_attacks_then_lights() -> None:
    table = position(
        hands=[["out-of-the-ducts", "out-of-the-ducts"]],
        lit=["1D3"],
        shown=["1D3"],
        creatures=[("worm", "1D2"), ("parasite", "1D4")],
        turn_number=2,
    )
    table.choose(("move", "west"))
    while not table.offers(("down", "out-of-the-ducts", "std-move")):
        table.choose("pass")
    table.choose(("down", "out-of-the-ducts", "std-move"), ("worm#1", "1D3", "-"))
    table.asks("react", 1)
    assert table.decision.args["moment"] == "resolved"
    table.choose("pass").asks("react", 1)
    assert table.decision.args["moment"] == "end"
    assert "evil-roll" not in table.kinds()
    table.choose("pass", rolls=[["miss", "miss"]])
    kinds = table.kinds()
    assert kinds.index("evil-roll") < kinds.index("light-out")


@pytest.mark.rule("alone/turn.attack-order")
def test_the_leader_says_in_which_order_creatures_attack() -> None:
    table = position(players=3, leader=2, creatures=[("parasite", "1D5"), ("worm", "1D5")]).choose(SEARCH)
    table.asks("attack-order", 2).choose("worm#1", rolls=[MISSES, ["miss", "miss"]])
    assert [one["kind"] for one in told(table, "evil-roll")] == ["worm", "parasite"]


@pytest.mark.rule("alone/turn.game-end-interrupts")
@pytest.mark.rule("alone/end.evil-wins")
def test_nothing_follows_when_the_match_is_won() -> None:
    table = position(creatures=[("parasite", "1D5"), ("worm", "1D5")], conditions={"1D5": "gas"}, health=0, sanity=1)
    table.choose(SEARCH).choose("parasite#1", rolls=[["hit", "miss"]])
    assert table.result is not None
    assert table.result.reason == "lost"
    assert table.kinds()[-1] != "gas"
    assert len(told(table, "evil-roll")) == 1


# -- adrenaline ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/turn.start-order")
@pytest.mark.rule("alone/adrenaline.two-uses")
@pytest.mark.rule("alone/adrenaline.both-same-turn")
@pytest.mark.rule("alone/adrenaline.one-per-use")
@pytest.mark.rule("alone/bullet-time.start-of-turn")
@pytest.mark.parametrize("order", [("heal", "bullet"), ("bullet", "heal")])
def test_healing_and_bullet_time_can_both_be_bought_once_in_any_order(order: tuple[str, str]) -> None:
    uses = {"heal": ("heal", "sanity"), "bullet": "bullet-time"}
    table = position(phase="start", character="pilot", health=3, sanity=3)
    assert sorted(table.offered) == ["bullet-time", "go", "heal health", "heal sanity"]
    table.choose(uses[order[0]]).asks("start-turn", 0).choose(uses[order[1]])
    table.asks("act", 0)
    assert status(table) == (3, 4, 1)
    assert table.state.turn.bullet


@pytest.mark.rule("alone/adrenaline.two-uses")
def test_without_a_token_nothing_can_be_bought() -> None:
    position(phase="start", character="pilot", health=3, adrenaline=0).asks("act", 0)


@pytest.mark.rule("alone/adrenaline.only-end-of-round")
def test_a_loss_during_the_round_brings_no_adrenaline() -> None:
    table = position(creatures=[("worm", "1D4")], sanity=8, adrenaline=1).choose(("move", "west"), rolls=[MISSES])
    assert status(table) == (12, 6, 1)


# -- Bullet Time ---------------------------------------------------------------------------------------------------


def in_bullet_time(**table: object) -> Driver:
    """Bullet Time was bought, and the first action is to be declared."""
    return position(phase="start", character="engineer", **table).choose("bullet-time")  # type: ignore[arg-type]


@pytest.mark.rule("alone/bullet-time.two-actions")
@pytest.mark.rule("alone/bullet-time.token-placement")
@pytest.mark.rule("alone/bullet-time.second-action-later")
@pytest.mark.rule("alone/bullet-time.same-action-twice")
@pytest.mark.rule("alone/action.bullet-time-token")
def test_bullet_time_is_two_actions_for_one_turn_token() -> None:
    table = in_bullet_time(turn_number=2)
    assert told(table, "adrenaline") == [{"use": "bullet-time"}]
    table.choose(SEARCH).asks("act", 0)
    assert len(table.state.sheet.items) == 1
    table.choose(SEARCH).asks("start-turn", 0)
    assert len(table.state.sheet.items) == 2
    assert table.state.turn_number == 4
    assert table.state.sheet.adrenaline == 2


@pytest.mark.rule("alone/bullet-time.declare-first")
def test_bullet_time_cannot_be_bought_once_the_turn_is_under_way() -> None:
    table = position(phase="start", character="pilot").choose("go")
    assert "bullet-time" not in table.offered
    table.choose(SEARCH).asks("start-turn", 0)
    assert table.state.turn_number == 3


@pytest.mark.rule("alone/bullet-time.second-optional")
def test_the_second_action_may_be_given_up() -> None:
    table = in_bullet_time()
    assert "give-up" not in table.offered
    table.choose(SEARCH, "give-up").asks("start-turn", 0)
    assert table.state.sheet.adrenaline == 2


@pytest.mark.rule("alone/bullet-time.both-allow-reactions")
@pytest.mark.rule("alone/bullet-time.reactions-one-or-both")
def test_both_actions_allow_their_reactions() -> None:
    table = in_bullet_time(hands=[["already-there", "gone-when-i-looked"]], creatures=[("worm", "1D2")])
    table.choose(("move", "west")).asks("react", 1)
    play(table, "already-there", "none")
    on(table).asks("act", 0)
    table.choose(("explore", "west"))
    play(table, "gone-when-i-looked")
    assert [card.card for card in table.state.track] == ["already-there", "gone-when-i-looked"]


@pytest.mark.rule("alone/bullet-time.reaction-cap-stays")
def test_bullet_time_does_not_allow_a_third_card() -> None:
    table = in_bullet_time(hands=[["already-there", "right-behind-me", "already-there"]], creatures=[("worm", "1D2")])
    table.choose(("move", "north"))
    play(table, "already-there", "none")
    play(table, "right-behind-me", "none")
    table.asks("act", 0).choose(("move", "north")).asks("start-turn", 0)


@pytest.mark.rule("alone/bullet-time.one-end")
def test_creatures_attack_once_in_a_bullet_time_turn() -> None:
    table = in_bullet_time(creatures=[("spores", "1D5")])
    table.choose(SEARCH).asks("act", 0)
    assert told(table, "evil-roll") == []
    table.choose(SEARCH, rolls=[MISSES])
    assert len(told(table, "evil-roll")) == 1
