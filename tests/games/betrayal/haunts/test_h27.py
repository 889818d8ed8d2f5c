"""Haunt 27, Words from the Stars."""

from typing import Any

import pytest

from koszmar.games.betrayal.proof.positions import position, token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

READING_ROOMS = ["library", "observatory", "tower", "laboratory", "specimen-room"]
NORTH = {"library": ("ground", 0, -1, 0)}


def word(on: str, name: str = "word") -> Any:
    """A Word in the house, or in a pile."""
    return token("rune", name, on)


def of_the_pile(whose: str) -> Any:
    """A Word that is not written yet."""
    return word("aside", f"{whose}-word")


def stars(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2, upstairs."""
    places = ["entrance-hall", "hallway", "upper-landing"]
    piles = [of_the_pile("heroes"), of_the_pile("traitors")]
    return position(**{"haunt": 27, "revealer": 2, "places": places, "tokens": piles} | given)


def reading(*tokens: Any, **given: Any) -> Driver:
    """A hero in the Library."""
    return stars(**{"house": NORTH, "places": ["library", "hallway", "upper-landing"], "tokens": tokens} | given)


@pytest.mark.content("betrayal/haunt/27")
@pytest.mark.parametrize(("players", "heroes", "traitors"), [(3, 3, 5), (4, 4, 4), (5, 4, 4), (6, 5, 3)])
def test_set_up(begin: Any, players: int, heroes: int, traitors: int) -> None:
    table = begin(27, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    words = [(one.name, one.on) for one in state.tokens if one.kind == "rune"]
    assert haunt.traitor == haunt.revealer
    assert words.count(("heroes-word", "aside")) == heroes
    assert words.count(("traitors-word", "aside")) == traitors - 1
    assert words.count(("word", traitor.place)) == 1
    assert len(words) == heroes + traitors == 8
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert haunt.monsters == []


# -- the Words -------------------------------------------------------------------------------------------------------


def test_a_word_holds_heroes_back() -> None:
    given: dict[str, Any] = {
        "places": ["hallway", "entrance-hall", "hallway"],
        "tokens": [word("hallway")],
        "dead": [1],
    }
    assert not stars(**given | {"places": ["hallway", "hallway", "upper-landing"]}, moves=1).offers(
        "move entrance-hall"
    )
    table = stars(**given | {"places": ["hallway", "hallway", "upper-landing"]}, moves=2).choose("move entrance-hall")
    assert table.state.turn.moves == 0
    alone = stars(**given | {"places": ["entrance-hall", "hallway", "hallway"]}, active=2, moves=1)
    assert alone.offers("move entrance-hall")
    assert stars(**given | {"places": ["entrance-hall", "hallway", "upper-landing"]}, moves=1).offers("move hallway")


@pytest.mark.parametrize(("tile", "hurt"), [("entrance-hall", True), ("hallway", True), ("upper-landing", False)])
def test_a_word_near_by_hurts_at_the_end_of_a_heros_turn(tile: str, hurt: bool) -> None:
    table = stars(tokens=[word(tile), of_the_pile("traitors")]).choose("end")
    assert table.events("damage") == ([{"seat": 0, "amount": 1, "damage": "mental"}] if hurt else [])


def test_words_do_not_hurt_the_traitor() -> None:
    assert stars(tokens=[word("upper-landing"), of_the_pile("traitors")], active=2).choose("end").asks("act", 0)


# -- the heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", READING_ROOMS)
def test_four_teaches_a_hero_to_read(room: str) -> None:
    given: dict[str, Any] = {"house": [room], "places": [room, "hallway", "upper-landing"]}
    table = stars(**given, rolls=[2, 2, 0]).choose("haunt learn")
    assert (table.state.tokens[-1].kind, table.state.tokens[-1].on) == ("hero", "seat-0")
    assert not stars(**given, tokens=[token("hero", "learned", "seat-0"), of_the_pile("traitors")]).offers(
        "haunt learn"
    )
    assert not stars().offers("haunt learn")


def test_three_writes_a_word_of_the_heroes_here() -> None:
    table = reading(of_the_pile("heroes"), of_the_pile("traitors"), rolls=[2, 1, 0]).choose("haunt learn")
    assert [(one.name, one.on) for one in table.state.tokens] == [("word", "library"), ("traitors-word", "aside")]


def test_or_next_door_if_one_is_here() -> None:
    house = NORTH | {"salon": ("ground", 0, -2, 2)}
    table = reading(word("library"), of_the_pile("heroes"), of_the_pile("traitors"), house=house, rolls=[0, 0, 0])
    table.choose("haunt learn").asks("place-token", 0)
    assert sorted(table.offered) == ["entrance-hall", "salon"]
    table.choose("salon")
    assert ("word", "salon") in [(one.name, one.on) for one in table.state.tokens]


def test_an_empty_pile_writes_nothing() -> None:
    table = reading(of_the_pile("traitors"), rolls=[0, 0, 0]).choose("haunt learn").asks("act", 0)
    assert [one.on for one in table.state.tokens] == ["aside"]


def fight(*tokens: Any, **given: Any) -> Driver:
    """A hero and the traitor in the Hallway."""
    return stars(**{"places": ["hallway", "entrance-hall", "hallway"],
                    "tokens": [*tokens, of_the_pile("traitors")]} | given)  # fmt: skip


def test_who_has_learned_may_reroll_two_dice_against_the_traitor() -> None:
    table = fight(token("hero", "learned", "seat-0"), rolls=[0, 0, 1, 2, 2, 2, 2, 0, 0, 0, 0])
    table.choose("attack unarmed seat-2").asks("reroll", 0)
    assert table.offered == ["keep", "27-die 0", "27-die 1", "27-die 2"]
    table.choose("27-die 0").asks("27-second", 0)
    assert table.offered == ["done", "0", "1", "2"]
    table.choose("0").asks("take-damage", 2)
    assert table.events("roll")[0]["dice"] == [2, 2, 1, 2, 2]
    alike = fight(token("hero", "learned", "seat-0"), rolls=[0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0])
    alike.choose("attack unarmed seat-2", "27-die 0", "0")
    assert alike.events("roll")[0]["dice"] == [2, 2, 0, 0, 0], "two dice, however many show the same"


def test_one_die_is_enough_and_others_may_not() -> None:
    table = fight(token("hero", "learned", "seat-0"), rolls=[0, 0, 0, 0, 0, 2, 0, 0, 0, 0])
    table.choose("attack unarmed seat-2", "27-die 0", "done").asks("take-damage", 2)
    assert table.events("roll")[0]["dice"] == [2, 0, 0, 0, 0]
    assert fight(rolls=[1] + [0] * 8).choose("attack unarmed seat-2").asks("take-damage", 2)
    defending = fight(token("hero", "learned", "seat-0"), active=2, rolls=[1] + [0] * 8)
    assert defending.choose("attack unarmed seat-0").asks("take-damage", 0)


def test_a_hero_who_wins_may_take_the_mask() -> None:
    given: dict[str, Any] = {"cards": [[], [], ["mask"]], "rolls": [1] + [0] * 8}
    table = fight(**given).choose("attack unarmed seat-2").asks("take-instead", 0).choose("mask")
    assert (table.state.explorers[0].cards, table.state.explorers[2].cards) == (["mask"], [])
    assert table.events("damage") == []
    assert fight(**given).choose("attack unarmed seat-2", "damage").asks("take-damage", 2)
    defending = fight(active=2, **given | {"rolls": [0] * 4 + [1] + [0] * 4}).choose("attack unarmed seat-0")
    assert defending.asks("take-damage", 2)


# -- the traitor -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [0, 2])
def test_on_a_word_the_traitor_takes_one_of_the_heros_dice_away(active: int) -> None:
    rolls = [2, 1, 0, 0, 0, 1, 0, 0, 0] if active == 0 else [1, 0, 0, 0, 2, 1, 0, 0, 0]
    table = fight(word("hallway"), active=active, rolls=rolls).choose(f"attack unarmed seat-{2 - active}")
    table.asks("27-erase", 2)
    assert table.offered == ["2", "1", "0"]
    table.choose("2")
    assert table.events("27-erased") == [{"seat": 2, "number": 2, "result": 1}]
    assert "attack-tie" in table.kinds()
    assert "attack-tie" not in fight(active=active, rolls=rolls).choose(f"attack unarmed seat-{2 - active}").kinds()


def writing(*tokens: Any, **given: Any) -> Driver:
    """The traitor writes in the Hallway."""
    places = ["upper-landing", "upper-landing", "hallway"]
    given = {
        "active": 2,
        "places": places,
        "tokens": [*tokens, of_the_pile("traitors"), of_the_pile("traitors")],
    } | given
    return stars(**given)


def test_seven_with_words_next_door_writes_another() -> None:
    table = writing(word("entrance-hall"), word("ground-floor-staircase"), rolls=[2, 2, 1]).choose("haunt spread")
    assert [one.on for one in table.state.tokens if one.name == "word"][-1] == "hallway"
    assert sum(one.name == "traitors-word" for one in table.state.tokens) == 1


def test_six_gains_two_knowledge() -> None:
    table = writing(word("entrance-hall"), rolls=[2, 2, 1])
    before = table.state.explorers[2].traits["knowledge"]
    table.choose("haunt spread")
    assert table.state.explorers[2].traits["knowledge"] == before + 2
    assert sum(one.name == "traitors-word" for one in table.state.tokens) == 2


def test_spreading_needs_a_tile_without_hero_and_word_and_a_word_to_write() -> None:
    assert writing().offers("haunt spread")
    assert not writing(word("hallway")).offers("haunt spread")
    assert not writing(places=["hallway", "upper-landing", "hallway"]).offers("haunt spread")
    assert not stars(active=2, tokens=[of_the_pile("heroes")]).offers("haunt spread")
    assert not writing(active=0).offers("haunt spread")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt27.heroes-win")
def test_the_heroes_win_when_the_traitor_is_dead() -> None:
    table = fight(traits=[{}, {}, {"might": 1}], rolls=[1] + [0] * 7).choose("attack unarmed seat-2", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-27-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt27.traitor-wins")
def test_the_traitor_wins_at_the_end_of_a_turn_with_all_own_words_written() -> None:
    table = stars(active=2, tokens=[word("hallway"), of_the_pile("heroes")]).choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-27-traitor", (2,))
    assert stars(active=2).choose("end").result is None
    assert stars(tokens=[word("upper-landing")]).choose("end").result is None


@pytest.mark.rule("betrayal/haunt27.traitor-wins")
def test_or_when_all_heroes_are_dead() -> None:
    table = fight(active=2, dead=[1], traits=[{"might": 1}], rolls=[1] + [0] * 7).choose(
        "attack unarmed seat-0", "might"
    )
    assert table.result is not None
    assert table.result.reason == "haunt-27-traitor"
