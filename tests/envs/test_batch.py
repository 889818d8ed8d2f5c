"""Many matches at once: each goes the way it would go alone."""

from __future__ import annotations

from random import Random

import pytest

from koszmar import Game
from koszmar.kernel.errors import BadSetting, NotOffered
from koszmar.kernel.game import games

np = pytest.importorskip("numpy")

from koszmar.envs.batch import Batch  # noqa: E402
from koszmar.envs.crew import Crew  # noqa: E402
from koszmar.envs.stage import Stage  # noqa: E402

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


@every_game
def test_a_batch_plays_the_matches_that_its_seeds_name(game: Game) -> None:
    batch, random = Batch(game, 3, seed="batch"), Random("batch")
    single = [Stage(game, seed=f"batch/{number}") for number in range(3)]
    begun, ends = 3, 0
    for _ in range(250):
        for place, stage in enumerate(single):
            assert batch.observations[place].tobytes() == stage.observation(stage.seat).tobytes()
            assert batch.masks[place].tobytes() == stage.mask(stage.seat).tobytes()
            assert batch.seats[place] == stage.seat
        actions = [random.choice(stage.indices) for stage in single]
        rewards, ended = batch.step(np.array(actions))
        for place, (stage, action) in enumerate(zip(single, actions, strict=True)):
            stage.play(action)
            assert tuple(rewards[place]) == stage.rewards()
            assert ended[place] == stage.over
            if stage.over:
                stage.begin(f"batch/{begun}")
                begun, ends = begun + 1, ends + 1
    assert ends or game.id in ("betrayal", "alone")


@every_game
def test_rows_stand_in_the_order_of_their_actions(game: Game) -> None:
    batch = Batch(game, 4, seed="rows")
    for _ in range(30):
        rows, actions, starts = batch.rows()
        assert rows.shape == (len(actions), batch.observer.row.size)
        for place, stage in enumerate(batch.stages):
            own = slice(starts[place], starts[place + 1])
            assert actions[own].tolist() == stage.indices
            assert rows[own].tobytes() == stage.rows().tobytes()
            assert sorted(actions[own]) == np.flatnonzero(batch.masks[place]).tolist()
        batch.step([stage.indices[-1] for stage in batch.stages])


def test_a_match_that_ends_is_followed_by_a_new_one() -> None:
    batch, random = Batch("bigbook", 2, players=2, seed="ends"), Random(1)
    ends = 0
    while ends < 3:
        rewards, ended = batch.step([random.choice(stage.indices) for stage in batch.stages])
        ends += int(ended.sum())
        assert not rewards[~ended].any()
        assert abs(rewards[ended]).sum() == 2 * ended.sum()
        assert all(stage.match.number < 4 for stage, over in zip(batch.stages, ended, strict=True) if over)


def test_a_row_tells_what_its_option_is_about() -> None:
    stage = Stage("bigbook", options={"magicians": ["fire-girl", "water-boy"]}, seed="rows")
    layout, names = stage.observer.row, stage.observer.vocabulary.names
    for index, row in zip(stage.indices, stage.rows(), strict=True):
        said = {layout.name(int(place)) for place in np.flatnonzero(row)}
        block, _, thing = names[index].partition(" ")
        assert f"block/{block}" in said
        if block in ("activate", "learn"):
            assert f"spell/{thing}" in said
        if block == "acquire":
            assert f"card/{thing}" in said


@pytest.mark.parametrize("game", ["bigbook", "nemesis"])
def test_a_crew_plays_the_batches_of_its_workers(game: str) -> None:
    batches, random, ends = [Batch(game, 2, seed="crew/0"), Batch(game, 3, seed="crew/1")], Random("crew"), 0
    with Crew(game, 5, workers=2, seed="crew") as crew:
        for _ in range(120):
            for shown in ("observations", "masks", "seats"):
                both = np.concatenate([getattr(batch, shown) for batch in batches])
                assert getattr(crew, shown).tobytes() == both.tobytes()
            rows, given, starts = crew.rows()
            own = [batch.rows() for batch in batches]
            assert rows.tobytes() == b"".join(part.rows.tobytes() for part in own)
            assert given.tolist() == [action for part in own for action in part.actions.tolist()]
            assert starts.tolist() == [*own[0].starts, *(own[1].starts[1:] + own[0].starts[-1])]
            actions = [random.choice(stage.indices) for batch in batches for stage in batch.stages]
            rewards, ended = crew.step(actions)
            told = [batch.step(part) for batch, part in zip(batches, (actions[:2], actions[2:]), strict=True)]
            assert rewards.tobytes() == b"".join(part.tobytes() for part, _ in told)
            assert ended.tobytes() == b"".join(part.tobytes() for _, part in told)
            ends += int(ended.sum())
    assert ends


def test_a_crew_says_what_its_workers_refuse_and_plays_on() -> None:
    with pytest.raises(BadSetting):
        Crew("bigbook", 2, workers=3)
    with Crew("bigbook", 2, workers=1) as crew:
        with pytest.raises(NotOffered):
            crew.step([int(crew.masks[0].argmax()), int(crew.masks[1].argmin())])
        with pytest.raises(ValueError, match="2 matches"):
            crew.step([0])
        crew.step(crew.masks.argmax(axis=1))
