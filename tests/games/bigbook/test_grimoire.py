"""The Grimoire: what the left and the right page say, what is seen in advance, and how the Final page arrives."""

from typing import Any

import msgspec
import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.testing.driver import Driver

REST = ("griffin", "samurai", "octopus", "dragon", "final")


def kinds_on_track(table: Driver) -> list[str]:
    return [curse.kind for curse in table.state.track if curse]


def fight_ends(*first: str, won: bool = True, **table: Any) -> Driver:
    """The marker goes to the last space while the first of these Monsters is fought."""
    return position(
        **{"hands": [["water-1"], ["water-1"]], **table},
        grimoire=(*first, *REST[len(first) - 2 :]),
        marker=5,
        phase="monster",
        track={} if won else {"5": "fire/mill-two"},
    )


@pytest.mark.rule("bigbook/grimoire.left-page")
def test_the_left_page_is_the_current_monster_with_its_effect_and_its_curses() -> None:
    table = position(hands=[["water-1"]], grimoire=("wraith", "twins", *REST), turned=0, marker=0, phase="monster")
    assert table.events("new-monster")[-1]["monster"] == "wraith"
    assert [magician.support for magician in table.state.magicians] == [["madness"], ["madness"]]
    assert kinds_on_track(table) == ["earth", "fire", "water"]


@pytest.mark.rule("bigbook/grimoire.right-page")
def test_the_right_page_is_reward_failure_and_the_elements_of_the_next_curses() -> None:
    hands = [["water-1", "earth-1"], ["water-1", "earth-2"]]
    won = fight_ends("hornet", "goblin-with-a-key", hands=hands, decks=[["fire-1"], ["fire-2"]])
    assert [magician.hand for magician in won.state.magicians] == [[*hands[0], "fire-1"], [*hands[1], "fire-2"]]
    lost = fight_ends("hornet", "goblin-with-a-key", won=False, hands=hands)
    assert [magician.hand for magician in lost.state.magicians] == [["water-1"], ["water-1"]]
    assert kinds_on_track(won) == kinds_on_track(lost) == ["fire", "air", "water"]


@pytest.mark.rule("bigbook/grimoire.result-on-next-card")
def test_reward_and_failure_for_a_monster_are_on_the_card_that_follows_it() -> None:
    for monster in ("hornet", "wraith"):
        table = fight_ends(monster, "goblin-with-a-key")
        assert [event["seat"] for event in table.events("draw")] == [0, 1]
    table = fight_ends("hornet", "flytrap", won=False)
    assert [event["zone"] for event in table.events("gain-madness")] == ["discard", "discard"]
    table = fight_ends("hornet", "goblin-with-a-key", "flytrap", turned=2, discards=[["madness", "fire-1"]])
    assert table.events("draw") == []
    assert table.state.magicians[0].discard == ["fire-1"]


@pytest.mark.rule("bigbook/grimoire.preview-public")
def test_everybody_knows_the_right_page_and_nobody_the_pages_below_it() -> None:
    table = position(hands=[["water-1"]], grimoire=("hornet", "goblin-with-a-key", *REST))
    for seat in (0, 1, "spectator"):
        forks = [table.match.fork(seed=seed, as_seen_by=seat) for seed in range(20)]
        assert all(fork.game.rules.status(fork.state, fork.setting) == [] for fork in forks)
        guesses = [fork.state.grimoire for fork in forks]
        assert {tuple(guess[:2]) for guess in guesses} == {("hornet", "goblin-with-a-key")}
        assert all(len({guess[index] for guess in guesses}) > 5 for index in (2, 3, 4, 5))
        assert {guess[6] for guess in guesses} == {"final"}


@pytest.mark.rule("bigbook/grimoire.preview-public")
@pytest.mark.rule("bigbook/grimoire.next-monster-hidden")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_right_page_shows_reward_failure_and_next_curses_but_not_the_next_monster(seat: int | None) -> None:
    table = position(hands=[["water-1"]], grimoire=("hornet", "goblin-with-a-key", *REST))
    left, right = table.match.view(seat).books[0].pages
    assert left.title.id == "monster-hornet"
    assert [passage.text.id for passage in right.passages if passage.text] == [
        "page-goblin-with-a-key-reward",
        "page-goblin-with-a-key-failure",
    ]
    assert right.passages[-1].icons == ["fire", "air", "water"]
    seen = everything_seen(table, seat)
    assert '"page-hornet-invocation"' in seen
    assert '"monster-goblin-with-a-key"' not in seen
    assert '"page-goblin-with-a-key-invocation"' not in seen
    assert not any(page in seen for page in ("griffin", "samurai", "octopus", "dragon"))


@pytest.mark.rule("bigbook/grimoire.next-monster-hidden")
def test_a_monster_is_seen_as_soon_as_its_page_is_turned() -> None:
    table = fight_ends("hornet", "goblin-with-a-key")
    assert '"monster-goblin-with-a-key"' in everything_seen(table, 1)
    assert '"page-goblin-with-a-key-invocation"' in everything_seen(table, 1)


def everything_seen(table: Driver, seat: int | None) -> str:
    """The whole view of a seat, or of a spectator, as text."""
    return msgspec.json.encode(table.match.view(seat)).decode()


@pytest.mark.rule("bigbook/grimoire.last-round-right-page")
def test_in_the_sixth_round_the_right_page_is_the_final_page() -> None:
    table = position(hands=[["water-1"]], turned=5, marker=5, phase="monster")
    assert table.result is None
    assert table.state.grimoire[table.state.turned] == "final"
    for left, reason in (({}, "won"), ({"2": "air/mill-two"}, "lost-last-monster")):
        table = position(hands=[["water-1"]], turned=6, marker=5, phase="monster", track=left)
        assert table.result is not None
        assert table.result.reason == reason


@pytest.mark.rule("bigbook/grimoire.final-page-arrival")
@pytest.mark.content("bigbook/page/final/arrival")
def test_with_the_last_monster_each_player_puts_a_madness_on_the_deck() -> None:
    pages = ("hornet", "samurai", "octopus", "dragon", "griffin", "goblin-with-a-key", "final")
    table = position(players=3, active=1, hands=[["water-1"]] * 3, decks=[["fire-1"] * 3] * 3, grimoire=pages, turned=5,
                     marker=5, phase="monster")  # fmt: skip
    assert table.state.turned == 6
    assert [(event["seat"], event["zone"]) for event in table.events("gain-madness")] == [
        (1, "deck"),
        (2, "deck"),
        (0, "deck"),
    ]
    for magician in table.state.magicians:
        assert magician.deck == ["fire-1", "fire-1", "madness"]
    assert table.state.madness == 25 - 3


@pytest.mark.rule("bigbook/grimoire.final-page-arrival")
def test_no_madness_of_the_final_page_comes_before_the_last_round() -> None:
    pages = ("hornet", "samurai", "octopus", "dragon", "goblin-with-a-key", "griffin", "final")
    table = position(hands=[["water-1"]], grimoire=pages, turned=4, marker=5, phase="monster")
    assert table.state.turned == 5
    assert table.events("gain-madness") == []


@pytest.mark.rule("bigbook/grimoire.final-page-order")
@pytest.mark.content("bigbook/page/final/arrival")
def test_the_madness_of_the_final_page_comes_after_the_last_monsters_effect_and_before_the_curses() -> None:
    pages = ("hornet", "samurai", "octopus", "griffin", "goblin-with-a-key", "dragon", "final")
    table = position(
        hands=[["water-1"]], decks=[["fire-1"] * 3] * 2, grimoire=pages, turned=5, marker=5, phase="monster"
    )
    assert [magician.deck for magician in table.state.magicians] == [["madness"], ["madness"]]
    told = table.kinds()
    assert told.index("new-monster") < told.index("discard-deck") < told.index("gain-madness") < told.index("lay-curse")


@pytest.mark.content("bigbook/page/final/arrival")
def test_without_madness_left_the_arrival_of_the_last_monster_loses_the_game() -> None:
    pages = ("hornet", "samurai", "octopus", "dragon", "griffin", "goblin-with-a-key", "final")
    table = position(hands=[["water-1"]], grimoire=pages, turned=5, marker=5, phase="monster", madness=1)
    assert table.result is not None
    assert table.result.reason == "lost-madness-stack"
    assert [event["seat"] for event in table.events("gain-madness")] == [0]


@pytest.mark.content("bigbook/page/final/reward")
@pytest.mark.content("bigbook/page/final/failure")
def test_the_final_page_ends_the_game_before_anything_else_happens() -> None:
    for left, reason, score in (({}, "won", 1.0), ({"5": "air/mill-two"}, "lost-last-monster", 0.0)):
        table = position(players=3, hands=[["water-1"]], turned=6, marker=5, phase="monster", track=left)
        assert table.result is not None
        assert (table.result.reason, table.result.scores) == (reason, (score,) * 3)
        assert table.kinds()[-1] == ("vanquished" if reason == "won" else "failed")
        assert table.offered == []


def test_a_page_once_turned_is_not_turned_back_without_everybodys_consent() -> None:
    pages = ("hornet", "griffin", "goblin-with-a-key", "samurai", "octopus", "dragon", "final")
    table = position(hands=[["water-1"] * 6, ["fire-1"]], grimoire=pages, marker=5)
    table.choose("end").asks("action", 1)
    assert table.state.turned == 2
    assert not table.match.can_undo()
