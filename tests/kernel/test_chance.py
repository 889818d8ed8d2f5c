"""Chance: even, the same on every machine, and open to a script."""

from collections import Counter
from hashlib import blake2b, sha256
from itertools import permutations

import pytest

from koszmar.kernel.chance import BlindChance, Chance, ScriptedChance, SeededChance, new_seed, seal
from koszmar.kernel.errors import ScriptExhausted

# -- the same on every machine ---------------------------------------------------------------------------------------

# If these numbers change, every record that was ever made plays differently: raise the rules version of every game.
FIRST_DICE = {
    ("koszmar", 0): [3, 2, 2, 4, 3, 1, 1, 3, 1, 5, 4, 1],
    ("koszmar", 1): [4, 0, 2, 0, 5, 5, 3, 0, 0, 5, 0, 4],
}
FIRST_NUMBERS_BELOW_1000 = [22, 840, 844, 940, 412, 597, 200, 132]
FIRST_SHUFFLES = ["adejighbcf", "caegfbdhji"]
FIRST_NUMBERS_OF_A_POLISH_SEED = [63, 46, 30, 80, 56, 94]


@pytest.mark.parametrize(("seed", "step"), FIRST_DICE)
def test_the_first_dice_of_a_known_seed_are_known(seed: str, step: int) -> None:
    chance = SeededChance(seed)
    chance.begin(step)
    assert [chance.below(6) for _ in range(12)] == FIRST_DICE[seed, step]


def test_the_first_numbers_and_shuffles_of_a_known_seed_are_known() -> None:
    chance = SeededChance("koszmar")
    chance.begin(7)
    assert [chance.below(1000) for _ in range(8)] == FIRST_NUMBERS_BELOW_1000
    chance.begin(2)
    cards = list("abcdefghij")
    for order in FIRST_SHUFFLES:
        chance.shuffle(cards)
        assert "".join(cards) == order
    polish = SeededChance("zażółć")
    assert [polish.below(100) for _ in range(6)] == FIRST_NUMBERS_OF_A_POLISH_SEED


def test_anybody_can_recompute_a_die_from_the_seed() -> None:
    words = blake2b(b"koszmar|3|0", digest_size=64).digest()
    expected = [int.from_bytes(words[at : at + 8], "little") % 6 for at in range(0, 64, 8)]
    chance = SeededChance("koszmar")
    chance.begin(3)
    assert [chance.below(6) for _ in range(8)] == expected


def test_a_step_can_be_begun_again_and_gives_the_same_answers() -> None:
    chance = SeededChance("again")
    chance.begin(5)
    first = [chance.below(100) for _ in range(50)]
    chance.begin(6)
    other = [chance.below(100) for _ in range(50)]
    chance.begin(5)
    assert [chance.below(100) for _ in range(50)] == first
    assert other != first


def test_seeds_and_steps_that_look_alike_are_different_streams() -> None:
    def stream(seed: str, step: int) -> tuple[int, ...]:
        chance = SeededChance(seed)
        chance.begin(step)
        return tuple(chance.below(1 << 32) for _ in range(4))

    streams = [stream(seed, step) for seed in ("1", "11", "1|1", "") for step in (0, 1, 11, 111)]
    assert len(set(streams)) == len(streams)


def test_a_copy_goes_on_by_itself() -> None:
    chance = SeededChance("copied")
    twin = chance.copy()
    for source in (chance, twin):
        source.begin(4)
    first = [chance.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == first
    chance.below(1000)
    twin.begin(4)
    assert [twin.below(1000) for _ in range(5)] == first


# -- even ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 10, 13])
def test_every_number_is_equally_likely(count: int) -> None:
    chance, throws = SeededChance("even"), 20_000
    counted = Counter(chance.below(count) for _ in range(throws))
    assert sorted(counted) == list(range(count))
    expected = throws / count
    assert all(abs(times - expected) < 4 * expected**0.5 for times in counted.values())


def test_the_uneven_rest_of_a_word_is_refused() -> None:
    count = 3 << 62  # three quarters of all words: folding the rest back would make the lowest third twice as likely
    chance = SeededChance("uneven")
    drawn = [chance.below(count) for _ in range(3000)]
    assert all(0 <= number < count for number in drawn)
    assert 900 < sum(number < 1 << 62 for number in drawn) < 1100


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance, shuffles = SeededChance("orders"), 12_000
    counted: Counter[str] = Counter()
    for _ in range(shuffles):
        cards = list("abcd")
        chance.shuffle(cards)
        counted["".join(cards)] += 1
    expected = shuffles / 24
    assert set(counted) == {"".join(order) for order in permutations("abcd")}
    assert all(abs(times - expected) < 4 * expected**0.5 for times in counted.values())


def test_equal_cards_do_not_disturb_a_shuffle() -> None:
    chance = SeededChance("equal")
    places: Counter[int] = Counter()
    for _ in range(4000):
        cards = ["water-1"] * 3 + ["madness"]
        chance.shuffle(cards)
        places[cards.index("madness")] += 1
    assert all(abs(times - 1000) < 4 * 1000**0.5 for times in places.values())


def test_things_are_picked_and_dice_rolled_evenly() -> None:
    chance = SeededChance("faces")
    picked = Counter(chance.pick("xyz") for _ in range(6000))
    rolled = Counter(chance.roll((0, 1, 2), dice=6000))
    for counted in (picked, rolled):
        assert len(counted) == 3
        assert all(abs(times - 2000) < 4 * 2000**0.5 for times in counted.values())


# -- revelations -----------------------------------------------------------------------------------------------------


def test_whoever_asks_chance_has_used_it() -> None:
    for source in (SeededChance("used"), ScriptedChance(rolls=[1, 1, 1])):
        assert not source.used
        source.begin(1)
        assert not source.used
        source.below(6)
        assert source.used
        source.used = False
        source.shuffle(["a", "b"])
        assert source.used
        source.used = False
        source.roll((1, 2), dice=1)
        assert source.used


def test_chance_alone_is_only_a_shape() -> None:
    chance = Chance()
    for question in (lambda: chance.begin(0), lambda: chance.below(6), lambda: chance.shuffle([]), chance.copy):
        with pytest.raises(NotImplementedError):
            question()


# -- seeds -----------------------------------------------------------------------------------------------------------


def test_new_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)


def test_a_seal_gives_the_seed_away_to_nobody_and_can_be_checked_by_anybody() -> None:
    assert seal("koszmar") == sha256(b"koszmar seed koszmar").hexdigest()
    assert seal("koszmar") != seal("koszmar ")


# -- scripts ---------------------------------------------------------------------------------------------------------


def test_a_script_answers_in_its_order() -> None:
    chance = ScriptedChance(rolls=[4, "b", 2, 0], orders=[["c", "a", "b"]])
    assert chance.below(6) == 4
    assert chance.pick("abc") == "b"
    assert chance.roll((0, 1, 2), dice=2) == [2, 0]
    cards = ["a", "b", "c"]
    chance.shuffle(cards)
    assert cards == ["c", "a", "b"]


def test_a_list_in_a_script_is_one_whole_roll() -> None:
    chance = ScriptedChance(rolls=[[2, 0], 1, [1]])
    with pytest.raises(ScriptExhausted, match=r"a roll of \[2, 0\] next, but the dice to be rolled are 3"):
        chance.roll((0, 1, 2), dice=3)
    assert chance.roll((0, 1, 2), dice=2) == [2, 0]
    with pytest.raises(ScriptExhausted, match=r"a roll of \[1\] next"):
        chance.roll((0, 1, 2), dice=2)  # a whole roll does not join single dice
    assert (chance.below(3), chance.pick((0, 1))) == (1, 1)


def test_three_dots_repeat_the_last_face_for_ever() -> None:
    chance = ScriptedChance(rolls=[2, 0, ...])
    assert chance.roll((0, 1, 2), dice=4) == [2, 0, 0, 0]
    chance.begin(2)
    assert chance.copy().roll((0, 1, 2), dice=2) == [0, 0]
    for script in ([...], [1, ..., 2]):
        with pytest.raises(ValueError, match="stands at the end"):
            ScriptedChance(rolls=script)


def test_a_script_tells_what_nobody_has_asked_for() -> None:
    chance = ScriptedChance(rolls=[1, 2, [0, 0]], orders=[["a", "b"]])
    assert chance.unused == [1, 2, [0, 0], ["a", "b"]]
    chance.below(3)
    assert chance.unused == [2, [0, 0], ["a", "b"]]
    chance.come_next([0, 1])
    assert chance.roll((0, 1, 2), dice=3) == [0, 1, 2]
    chance.roll((0, 1, 2), dice=2)
    chance.shuffle(["b", "a"])
    assert chance.unused == []


@pytest.mark.parametrize(("rolls", "unused"), [([0, ...], []), ([2, 0, ...], [2])])
def test_a_face_that_is_repeated_need_not_be_used(rolls: list[object], unused: list[object]) -> None:
    assert ScriptedChance(rolls=rolls).unused == unused


def test_without_an_order_left_a_shuffle_keeps_the_cards_as_they_lie() -> None:
    chance = ScriptedChance()
    cards = ["b", "a"]
    chance.shuffle(cards)
    assert cards == ["b", "a"]


def test_a_script_without_a_roll_left_says_what_was_asked() -> None:
    with pytest.raises(ScriptExhausted, match=r"one of \[0, 1, 2\], but the script has no roll left"):
        ScriptedChance().roll((0, 1, 2))


def test_a_script_that_does_not_fit_is_refused_and_stays_where_it_was() -> None:
    chance = ScriptedChance(rolls=[6], orders=[["a", "b"]])
    with pytest.raises(ScriptExhausted, match="the script says 6"):
        chance.below(6)
    cards = ["a", "c"]
    with pytest.raises(ScriptExhausted, match="the script orders"):
        chance.shuffle(cards)
    assert cards == ["a", "c"]
    assert chance.below(7) == 6


def test_a_scripted_step_can_be_begun_again() -> None:
    chance = ScriptedChance(rolls=[1, 2, 3, 4])
    chance.begin(1)
    assert chance.below(6) == 1
    chance.begin(2)
    assert [chance.below(6), chance.below(6)] == [2, 3]
    chance.begin(2)
    assert chance.below(6) == 2
    chance.begin(1)
    assert [chance.below(6), chance.below(6)] == [1, 2]
    chance.begin(2)  # forgotten when step 1 was begun again: it starts where that one has come to
    assert chance.below(6) == 3


def test_a_copy_of_a_script_goes_on_by_itself() -> None:
    chance = ScriptedChance(rolls=[1, 2, 3])
    chance.begin(1)
    chance.below(6)
    twin = chance.copy()
    assert [chance.below(6), chance.below(6)] == [2, 3]
    assert twin.below(6) == 2


def test_a_blind_shuffle_does_not_tell_how_the_cards_lay() -> None:
    orders = []
    for cards in (["c", "a", "b", "a"], ["a", "a", "b", "c"], ["b", "c", "a", "a"]):
        BlindChance("hidden").shuffle(cards)
        orders.append(cards)
    assert orders[0] == orders[1] == orders[2]
    assert len({tuple(shuffled(seed)) for seed in range(20)}) > 5


def shuffled(seed: int) -> list[str]:
    cards = ["a", "a", "b", "c"]
    BlindChance(str(seed)).shuffle(cards)
    return cards
