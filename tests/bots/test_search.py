from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from koszmar.bots import is_bot, make_bot
from koszmar.bots.search import Budget, SearchBot, read_budget
from koszmar.bots.search.bot import conclude
from koszmar.bots.search.inquiry import Inquiry, Opinion
from koszmar.bots.search.tree import Arm, Node, priors, select
from koszmar.kernel.errors import BadSetting, KoszmarError
from koszmar.kernel.flow import Decision, Flow, ask, ask_each
from koszmar.kernel.game import Game, games
from koszmar.kernel.knowledge import Knowledge
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Result, Scene
from koszmar.kernel.testing.strategies import play_on

FEW = Budget(iterations=16)


def in_the_middle(game: str, seed: str, **options: Any) -> Match:
    match = Match.new(game, players=3, options=options, seed=seed)
    play_on(match, Random(seed), 30)
    return match


# -- what it is told


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200", Budget(iterations=200)),
        ("2s", Budget(seconds=2.0)),
        ("0.25s", Budget(seconds=0.25)),
        ("400x2", Budget(iterations=400, workers=2)),
        ("1sx4", Budget(seconds=1.0, workers=4)),
    ],
)
def test_a_budget_is_iterations_or_seconds_and_perhaps_processes(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert is_bot(f"search:{text}")


@pytest.mark.parametrize("text", ["", "0", "0s", "-5", "two", "9999999", "9999s", "10x0", "10x99", "1.s", "٣", "5m"])
def test_nonsense_is_refused_with_an_example_of_sense(text: str) -> None:
    with pytest.raises(BadSetting, match="search:200"):
        read_budget(text)
    assert not is_bot(f"search:{text}")


def test_a_searching_bot_is_made_like_any_other() -> None:
    assert isinstance(make_bot("search", seed="x"), SearchBot)
    with pytest.raises(KoszmarError, match="search:2s"):
        make_bot("search:soon", seed="x")


# -- how it looks ahead


@pytest.mark.parametrize("game", list(games()))
def test_it_plays_whole_matches_of_every_game_in_every_seat(game: str) -> None:
    options = {"betrayal": {"haunt": 6}, "bigbook": {"level": 3}}.get(game, {})
    match = Match.new(game, options=options, seed="evening", events=False)
    bot = make_bot("search:2", seed="owl")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert match.over


@pytest.mark.parametrize("game", list(games()))
def test_the_same_seed_gives_the_same_thought_and_leaves_the_match_alone(game: str) -> None:
    match = in_the_middle(game, "same")
    for _ in range(30):  # until there is something to guess
        assert match.decision is not None
        seat, before = match.decision.seat, (match.fingerprint(), match.number)
        thoughts = [SearchBot("one", FEW).think(match, seat) for _ in range(2)]
        assert thoughts[0] == thoughts[1]
        another = SearchBot("another", FEW).think(match, seat)
        assert (match.fingerprint(), match.number) == before
        if another != thoughts[0]:
            return
        play_on(match, Random("same"), 1)
    pytest.fail("whatever it guesses, it thinks the same")


def test_iterations_are_counted() -> None:
    match = in_the_middle("bigbook", "count", magicians=["fire-girl", "water-boy", "air-girl"])
    assert match.decision is not None
    inquiry = Inquiry(match, match.decision.seat, "count")
    opinions = inquiry.spend(Budget(iterations=60))
    assert 45 <= inquiry.looks <= 60
    assert inquiry.looks == sum(opinion.visits for opinion in opinions)


def test_seconds_are_spent() -> None:
    match = in_the_middle("bigbook", "clock")
    assert match.decision is not None
    thought = SearchBot("clock", Budget(seconds=0.05)).think(match, match.decision.seat)
    assert thought.key in match.options()


def test_several_processes_think_what_one_would_have_thought_in_parts() -> None:
    match = in_the_middle("bigbook", "together")
    assert match.decision is not None
    seat, bot = match.decision.seat, SearchBot("we", Budget(iterations=24, workers=2))
    try:
        together = bot.think(match, seat)
        assert together == bot.think(match.fork(), seat)
    finally:
        bot.leave(match)
    parts = [Inquiry(match, seat, f"we/{match.number}/{part}").spend(Budget(iterations=12)) for part in (0, 1)]
    assert together == conclude(parts)


def test_a_fork_with_chance_of_its_own_is_thought_about_at_home() -> None:
    fork = in_the_middle("bigbook", "home").fork(seed="elsewhere")
    assert fork.decision is not None
    bot = SearchBot("we", Budget(iterations=8, workers=2))
    assert bot.think(fork, fork.decision.seat).key in fork.options()


# -- what it wants: small games in which everybody can see what is best


class Sum(msgspec.Struct):
    """The choices so far."""

    made: list[int] = []


def race(scene: Scene[Sum]) -> Flow[None]:
    """Each seat once says 0, 1 or 2; then the one (or the team) that the game's rule names has won."""
    made = scene.state.made
    choice = yield ask(len(made), "say", [0, 1, 2], rule="say")
    made.append(choice)
    if len(made) == scene.players:
        scene.end(Result(scene.options.scores(made), "said", "say"))


def little(scores: Any, **changes: Any) -> Game:
    class Options(msgspec.Struct, frozen=True):
        pass

    Options.scores = staticmethod(scores)  # type: ignore[attr-defined]
    return games()["bigbook"].altered(
        players=(2, 3), options=Options, rulings=Empty, parameters=Empty, state=Sum,
        check=lambda setting: None, setup=lambda setting, chance: Sum([]), step=race, turn=lambda state: 0,
        prefer=lambda scene, decision: [0.0, 0.0, 0.0], knowledge=Knowledge(secrets=lambda scene: ()), estimate=None,
        foresight=1, **changes,
    )  # fmt: skip


class Empty(msgspec.Struct, frozen=True):
    """Nothing to choose."""


def answers(game: Game, players: int, budget: int = 200) -> list[int]:
    match = Match.new(game, players=players, seed="little", events=False)
    bot = SearchBot("little", Budget(iterations=budget))
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return list(match.state.made)


def volunteer(scene: Scene[Sum]) -> Flow[None]:
    """Whoever is first goes; everybody can only name the own seat."""
    answer = yield ask_each({seat: [seat] for seat in range(scene.players)}, "who", rule="say")
    scene.state.made.append(answer.key)
    scene.end(Result((1.0,) * scene.players, "said", "say"))


def test_whoever_is_asked_along_with_others_gives_an_answer_of_the_own_seat() -> None:
    match = Match.new(little(lambda made: ()).altered(step=volunteer), players=3, seed="little", events=False)
    assert [SearchBot("little", FEW).choose(match, seat) for seat in range(3)] == [0, 1, 2]


def pick_one_of_three(scene: Scene[Sum]) -> Flow[None]:
    """Everybody may name one of the own seat's numbers, and whoever does so ends it; the last of each is the best."""
    own = {seat: [10 * seat, 10 * seat + 1, 10 * seat + 2] for seat in range(scene.players)}
    answer = yield ask_each(own, "which", rule="say")
    scene.state.made.append(answer.key)
    scene.end(Result((float(answer.key % 10 == 2),) * scene.players, "said", "say"))


def test_whoever_is_asked_along_with_others_thinks_about_the_own_answers() -> None:
    match = Match.new(little(lambda made: ()).altered(step=pick_one_of_three), players=3, seed="little", events=False)
    assert [SearchBot("little", FEW).choose(match, seat) for seat in range(3)] == [2, 12, 22]


def test_a_team_wants_what_is_good_for_all() -> None:
    game = little(lambda made: (float(made == [2, 2]),) * 2)
    assert answers(game, 2) == [2, 2]


def test_everybody_expects_the_others_to_look_after_themselves() -> None:
    """The last one wins by saying the same as the first, but can never say the same if that one says 2."""
    game = little(lambda made: (float(made[0] == 2 or made[0] != made[1]), float(made[0] != 2 and made[0] == made[1])))
    assert answers(game, 2)[0] == 2


def test_in_a_free_for_all_each_goes_for_the_own_score() -> None:
    game = little(lambda made: tuple(float(said == seat) for seat, said in enumerate(made)))
    assert answers(game, 3) == [0, 1, 2]


def test_without_an_estimate_it_plays_to_the_end_and_with_one_it_asks() -> None:
    asked: list[int] = []

    def estimate(scene: Scene[Sum], seat: int) -> float:
        asked.append(seat)
        return float(scene.state.made[0] == 1)

    scores = little(lambda made: (0.0, 0.0))
    assert scores.minds.estimate is None
    game = scores.altered(estimate=estimate, turn=lambda state: len(state.made))
    assert answers(game, 2)[0] == 1
    assert asked


def test_where_the_estimate_cannot_judge_it_is_not_asked_and_the_match_played_to_its_end() -> None:
    """The estimate would have the first seat say 1; the end of the match would not."""
    asked: list[int] = []

    def estimate(scene: Scene[Sum], seat: int) -> float:
        asked.append(seat)
        return float(scene.state.made[0] == 1)

    game = little(lambda made: (float(made[0] == 2), 0.0)).altered(
        estimate=estimate, turn=lambda state: len(state.made), can_estimate=lambda state, seat: seat == 1
    )
    assert answers(game, 2)[0] == 2
    assert set(asked) <= {1}


# -- the tree


def test_taste_is_a_prior_that_rules_nothing_out() -> None:
    found = priors([0.0, 5.0, -100.0])
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[0] > found[2] > 0.01


def test_of_many_options_only_the_best_liked_are_looked_at_first() -> None:
    likings = [float(-abs(key - 20)) for key in range(40)]
    decision, node, tried = Decision((0,), "many", list(range(40)), "many", {}), Node(), []
    for _ in range(30):
        key, arm = select(node.meet(decision, likings))
        arm.learn(0.5)
        tried.append(key)
    assert tried[0] == 20
    assert len(set(tried)) <= 9
    assert set(tried) <= set(range(15, 26))


def test_what_proves_good_is_tried_more_often() -> None:
    decision, node = Decision((0,), "two", ["poor", "good"], "two", {}), Node()
    for _ in range(60):
        key, arm = select(node.meet(decision, [1.0, 0.0]))
        arm.learn(0.9 if key == "good" else 0.1)
    visits = {key: arm.visits for (_, _, key), arm in node.arms.items()}
    assert visits["good"] > 3 * visits["poor"]


def test_the_benefit_of_the_doubt_goes_to_what_a_sensible_player_does() -> None:
    liked, other = Opinion("liked", 0.9, 4, 2.0, 2.0), Opinion("other", 0.1, 4, 2.1, 2.1)
    assert conclude([[liked, other]]).key == "liked"
    many = [Opinion("liked", 0.9, 400, 200.0, 200.0), Opinion("other", 0.1, 400, 240.0, 240.0)]
    assert conclude([many]).key == "other"
    sure = [Opinion("liked", 0.9, 4, 2.0, 1.0), Opinion("other", 0.1, 4, 2.1, 2.1 * 2.1 / 4)]
    assert conclude([sure]).key == "other", "looks that agree leave no doubt"
    assert Arm(0.5).mean == 0.0
