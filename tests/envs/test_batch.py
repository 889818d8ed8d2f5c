"""Many matches at once: each goes the way it would go alone."""

from __future__ import annotations

from random import Random

import pytest

from koszmar import Game
from koszmar.kernel.game import games

np = pytest.importorskip("numpy")

from koszmar.envs.batch import Batch  # noqa: E402
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
