"""Haunt 18, A Nice Ring to It."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, imagined, position, token
from koszmar.games.betrayal.state import Monster, the_haunt, value
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver


def illusion(number: int, place: str, value: int) -> Monster:
    """An Illusion; the one with the value 1 is the traitor."""
    return beast("illusion", place, number, token="number", value=value)


HOUSE = {"ballroom": ("ground", 0, -1, 0), "vault": ("basement", 0, 1, 0)}
THREE = [illusion(1, "ballroom", 2), illusion(2, "hallway", 1), illusion(3, "entrance-hall", 3)]


def rings(**given: Any) -> Driver:
    """A table with the traitor of seat 2 hidden among three Illusions; the true one stands in the Hallway."""
    monsters = [illusion(int(one.id[-1]), one.place, one.value) for one in THREE]
    return position(**{"haunt": 18, "revealer": 2, "house": HOUSE, "monsters": monsters,
                       "places": ["ballroom", "upper-landing", ""]} | given)  # fmt: skip


def revealed(*numbers: int, **given: Any) -> Driver:
    """A table with the traitor in the house and these Illusions on the board."""
    board = [token("number", "illusion", "seat-2", number) for number in numbers]
    return position(**{"haunt": 18, "revealer": 2, "house": HOUSE, "tokens": board, "active": 2,
                       "places": ["ballroom", "upper-landing", "hallway"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/18")
@pytest.mark.parametrize(("players", "count"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    state = begin(18, players).state
    traitor = state.explorers[state.haunt.traitor]
    assert traitor.place == ""
    assert sorted(one.value for one in state.haunt.monsters) == list(range(1, count + 1))
    assert len({one.place for one in state.haunt.monsters}) == count
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)


# -- dispelling ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "roll", "gone"), [
    ([], [2, 2, 1], True), ([], [2, 2, 0], False), (["mirror"], [2, 1, 0], True), (["mirror"], [2, 0, 0], False),
])  # fmt: skip
def test_confronting(cards: list[str], roll: list[int], gone: bool) -> None:
    table = rings(cards=[cards], rolls=roll if gone else [*roll, 2]).choose("haunt confront")
    assert len(table.state.haunt.monsters) == (2 if gone else 3)
    assert table.events("damage") == ([] if gone else [{"seat": 0, "amount": 2, "damage": "mental"}])


def test_confronting_is_for_the_tile_of_an_illusion() -> None:
    assert rings().offers("haunt confront")
    assert not rings(active=1).offers("haunt confront")


def test_a_false_one_returns_to_the_board() -> None:
    table = rings(rolls=[2, 2, 1]).choose("haunt confront")
    assert table.events("18-dispelled") == [{"monster": "illusion-1", "number": 2}]
    assert [(one.value, one.on, one.up) for one in table.state.tokens] == [(2, "seat-2", True)]
    assert table.state.explorers[2].place == ""


def test_the_true_one_is_the_traitor_all_return_and_the_highest_is_lost() -> None:
    table = rings(places=["hallway", "upper-landing", ""], rolls=[2, 2, 1]).choose("haunt confront")
    assert table.state.explorers[2].place == "hallway"
    assert table.state.haunt.monsters == []
    assert sorted(one.value for one in table.state.tokens) == [1, 2]
    table.choose("end", "end").asks("act", 2)


def test_the_last_one_is_lost_for_good() -> None:
    table = rings(places=["hallway", "upper-landing", ""], monsters=[illusion(1, "hallway", 1)], rolls=[2, 2, 1])
    table.choose("haunt confront")
    assert table.state.explorers[2].place == "hallway"
    assert table.state.tokens == []


@pytest.mark.parametrize("place", ["hallway", "ballroom"])
def test_a_won_attack_dispels_and_hurts_nobody(place: str) -> None:
    key = {"hallway": "illusion-2", "ballroom": "illusion-1"}[place]
    table = rings(places=[place, "upper-landing", ""], rolls=[2, 2, 2, 2, 2, *[0] * 4]).choose(f"attack unarmed {key}")
    assert table.events("18-dispelled")[0]["monster"] == key
    assert table.events("damage") == []
    assert table.state.explorers[2].place == ("hallway" if place == "hallway" else "")


def test_a_lost_attack_hurts_the_hero() -> None:
    table = rings(rolls=[0] * 5 + [1, 0, 0, 0]).choose("attack unarmed illusion-1")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]


@pytest.mark.parametrize(("cards", "roll", "called"), [
    ([], [2, 2, 2, 2], True), ([], [2, 2, 2, 1], False), (["mask", "idol"], [2, 2, 2, 0], True),
])  # fmt: skip
def test_calling_in_the_vault_dispels_any_illusion_and_ends_the_turn(
    cards: list[str], roll: list[int], called: bool
) -> None:
    table = rings(places=["vault", "upper-landing", ""], cards=[cards], rolls=roll).choose("haunt call")
    if called:
        assert table.asks("18-which", 0).offered == ["illusion-1", "illusion-2", "illusion-3"]
        table.choose("illusion-3")
    assert len(table.state.haunt.monsters) == (2 if called else 3)
    table.asks("act", 1)


def test_calling_hurts_a_revealed_traitor() -> None:
    table = revealed(1, 2, active=0, places=["vault", "upper-landing", "hallway"], rolls=[2, 2, 2, 2, 1])
    table.choose("haunt call")
    assert table.events("damage") == [{"seat": 2, "amount": 1, "damage": "mental"}]
    assert not revealed(active=0).offers("haunt call")


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_summoning_hides_the_traitor_again_and_ends_the_turn() -> None:
    table = revealed(1, 2).choose("haunt summon").asks("place-monster", 2)
    assert "hallway" not in table.offered
    table.choose("ballroom").answer("18-where", "ballroom", 2).asks("act", 0)
    assert [(one.place, one.value) for one in table.state.haunt.monsters] == [("hallway", 2), ("ballroom", 1)]
    assert table.state.explorers[2].place == ""
    assert table.state.tokens == []


def test_summoning_reaches_as_far_as_speed() -> None:
    table = revealed(1, 2, traits=[{}, {}, {"speed": 1}], explorers=["josef", "isa", "sammy"]).choose("haunt summon")
    assert value(table.state.explorers[2], "speed") == 2
    assert "entrance-hall" in table.offered
    assert "basement-landing" not in table.offered


@pytest.mark.parametrize(("numbers", "offered"), [((), False), ((1,), True), ((1, 2), True)])
def test_summoning_needs_an_illusion_on_the_board(numbers: tuple[int, ...], offered: bool) -> None:
    assert revealed(*numbers).offers("haunt summon") == offered
    assert not rings(active=1).offers("haunt summon")


def acting(key: str, **given: Any) -> Driver:
    """The Illusions' turn with one of them in hand."""
    return rings(active=1, **given).choose("end").asks("choose-monster", 2).choose(key).asks("act", 2)


def places(table: Driver) -> list[str]:
    """Where the Illusions are."""
    return [one.place for one in table.state.haunt.monsters]


def test_illusions_act_instead_and_go_as_far_as_the_traitors_speed() -> None:
    table = acting("illusion-3", traits=[{}, {}, {"speed": 1}], explorers=["josef", "isa", "sammy"])
    assert table.decision.args["moves"] == 2
    assert table.events("roll-moves") == []
    table.choose("move hallway", "move ground-floor-staircase").asks("choose-monster", 2)
    assert table.offered == ["illusion-1", "illusion-2", "done"]
    assert places(table) == ["ballroom", "hallway", "ground-floor-staircase"]
    assert table.state.explorers[2].place == ""
    table.choose("illusion-2", "end", "done").asks("act", 0)


def test_illusions_neither_trade_nor_loot_nor_discover_nor_summon() -> None:
    table = acting("illusion-1", cards=[["map"], [], ["dog", "idol"]], dead=[1], places=["ballroom", "ballroom", ""])
    assert {option.split()[0] for option in table.offered} == {"move", "attack", "end"}


def test_illusions_take_the_monsters_stairs() -> None:
    table = acting("illusion-2").choose("move ground-floor-staircase")
    assert table.offers("move basement-landing")
    assert not revealed(1, places=["ballroom", "upper-landing", "ground-floor-staircase"]).offers(
        "move basement-landing"
    )


def test_illusions_fight_with_the_traitors_traits() -> None:
    table = acting("illusion-1", traits=[{}, {}, {"might": 8}], explorers=["josef", "isa", "sammy"],
                   rolls=[1, *[0] * 7, *[0] * 5])  # fmt: skip
    table.choose("attack unarmed seat-0")
    assert table.events("roll")[0]["dice"] == [1, *[0] * 7]
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]


def test_every_illusion_has_an_attack_of_its_own_and_the_weapons_again() -> None:
    monsters = [illusion(1, "ballroom", 2), illusion(2, "ballroom", 1)]
    table = acting("illusion-1", monsters=monsters, cards=[[], [], ["machete"]], rolls=[0, ...])
    table.choose("attack machete seat-0")
    while table.decision.prompt == "take-damage":
        table.choose(table.offered[0])
    assert not table.offers("attack unarmed seat-0")
    table.choose("end", "illusion-2")
    assert table.offers("attack machete seat-0")


def test_an_illusion_that_loses_its_own_attack_stays_and_the_traitor_is_unhurt() -> None:
    table = acting("illusion-1", rolls=[0] * 4 + [2, *[0] * 4]).choose("attack unarmed seat-0")
    assert len(table.state.haunt.monsters) == 3
    assert not any(one.stunned for one in table.state.haunt.monsters)
    assert table.events("damage") == []


def test_illusions_use_the_traitors_weapons_and_the_traitor_pays() -> None:
    table = acting("illusion-1", cards=[[], [], ["dagger", "idol"]], rolls=[1, *[0] * 5, *[0] * 5])
    speed = table.state.explorers[2].traits["speed"]
    table.choose("attack dagger seat-0")
    roll = table.events("roll")[0]
    assert (len(roll["dice"]), roll["bonus"], roll["result"]) == (6, 1, 2)
    assert table.state.explorers[2].traits["speed"] == speed - 1
    assert "illusions" in table.state.haunt.shown


def test_weapons_reach_as_far_as_in_other_hands() -> None:
    table = acting("illusion-3", cards=[[], [], ["crossbow", "dynamite", "machete"]])
    assert table.offers("attack crossbow seat-0")
    assert not table.offers("attack machete seat-0")


def test_an_illusion_throws_the_dynamite() -> None:
    table = acting("illusion-3", cards=[[], [], ["dynamite"]], rolls=[0, ...]).choose("attack dynamite throw")
    table.answer("throw-dynamite", "ballroom", 2)
    assert table.events("damage") == [{"seat": 0, "amount": 4, "damage": "physical"}]
    assert table.state.explorers[2].cards == []


def test_an_illusion_that_enters_the_elevator_may_ride_it_like_any_monster() -> None:
    house = HOUSE | {"mystic-elevator": ("ground", 0, 1, 0)}
    table = acting("illusion-3", house=house, rolls=[1, 2])
    assert not table.offers("ride")
    table.choose("move mystic-elevator", "ride")
    lift = next(option for option in table.offered if option.startswith("lay mystic-elevator upper"))
    table.choose(lift)
    assert table.state.house.tiles["mystic-elevator"].region == "upper"
    table.choose("end", "illusion-1")
    assert not table.offers("ride"), "whoever stands elsewhere has not entered"


@pytest.mark.rule("betrayal/haunt18.heroes-win")
def test_a_price_can_kill_the_traitor_before_the_blow_falls() -> None:
    table = acting("illusion-1", cards=[[], [], ["dagger"]], traits=[{"might": 1}, {}, {"speed": 1}], dead=[1])
    table.choose("attack dagger seat-0")
    assert table.result is not None
    assert table.result.reason == "haunt-18-hero"


def test_illusions_use_the_traitors_cards_each_once_a_turn() -> None:
    table = acting("illusion-1", cards=[[], [], ["map", "strange-medicine", "dog"]], traits=[{}, {}, {"might": 1}])
    assert not table.offers("use dog")
    table.choose("use strange-medicine")
    assert table.state.explorers[2].traits["might"] == start_of(table.state.explorers[2], "might")
    table.choose("use map").answer("place-yourself", "vault", 2).choose("end")
    assert places(table) == ["vault", "hallway", "entrance-hall"]
    table = acting("illusion-1", cards=[[], [], ["mask"]]).choose("use mask").choose("end", "illusion-3")
    assert not table.offers("use mask")


def test_the_mask_drives_away_heroes_but_not_its_own_bearer() -> None:
    table = acting("illusion-1", cards=[[], [], ["mask"]]).choose("use mask")
    assert table.state.explorers[0].place == "entrance-hall"
    assert places(table.choose("end"))[0] == "ballroom"


def test_the_feather_and_rerolls_help_an_illusion() -> None:
    table = acting("illusion-1", cards=[[], [], ["angels-feather"]], rolls=[0, ...])
    table.choose("attack unarmed seat-0").answer("roll-with", "angels-feather", 2).answer("choose-result", "8", 2)
    assert table.events("damage") == [{"seat": 0, "amount": 8, "damage": "physical"}]
    table = acting("illusion-1", cards=[[], [], ["rabbits-foot"]], rolls=[0] * 4 + [2] + [0, ...])
    table.choose("attack unarmed seat-0").answer("reroll", "rabbits-foot 0", 2)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]


def test_an_illusion_defends_itself_with_the_traitors_cards() -> None:
    table = rings(cards=[[], [], ["angels-feather"]], rolls=[1] * 5).choose("attack unarmed illusion-1")
    table.answer("roll-with", "angels-feather", 2).answer("choose-result", "8", 2)
    assert len(table.state.haunt.monsters) == 3
    table = rings(cards=[[], [], ["leather-jacket", "idol"]], rolls=[0] * 10).choose("attack unarmed illusion-1")
    assert [(len(roll["dice"]), roll["bonus"]) for roll in table.events("roll")][1] == (5, 1)


def test_the_skeleton_key_opens_walls_to_an_illusion() -> None:
    house = HOUSE | {"chapel": ("ground", -1, -1, 1)}
    walled = acting("illusion-2", house=house)
    assert not walled.offers("move chapel")
    table = acting("illusion-2", house=house, cards=[[], [], ["skeleton-key"]], rolls=[0]).choose("move chapel")
    assert table.state.explorers[2].cards == []
    assert places(table.choose("end")) == ["ballroom", "chapel", "entrance-hall"]


def test_the_stopwatch_gives_the_illusions_another_turn() -> None:
    table = acting("illusion-1", cards=[[], [], ["mystical-stopwatch"]]).choose("use mystical-stopwatch", "end", "done")
    assert table.asks("choose-monster", 2).offered == ["illusion-1", "illusion-2", "illusion-3", "done"]
    table.choose("done").asks("act", 0)


def test_the_necklace_helps_at_the_end_of_their_turn() -> None:
    table = acting("illusion-1", cards=[[], [], ["necklace-of-teeth"]], traits=[{}, {}, {"might": 1}])
    table.choose("end", "done").answer("necklace", "might", 2).asks("act", 0)
    assert table.state.explorers[2].traits["might"] == 2


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt18.heroes-win")
def test_the_heroes_win_when_the_traitor_is_dead() -> None:
    table = revealed(1, active=0, places=["hallway", "upper-landing", "hallway"], traits=[{}, {}, {"might": 1}],
                     rolls=[1, *[0] * 7])  # fmt: skip
    table.choose("attack unarmed seat-2", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-18-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = rings(active=2, phase="turn-begins", dead=[1], traits=[{"might": 1}], rolls=[1, 0, ...])
    table.choose("illusion-1", "attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-18-traitor", (2,))


def test_only_the_traitor_knows_the_true_one() -> None:
    lore = HAUNTS[18].lore
    assert lore is not None
    table = rings()
    scene = table.match.scene
    assert lore(scene, 2) == {"lore-18-true": {"monster": "illusion-2"}}
    assert [lore(scene, seat) for seat in (0, 1, None)] == [{}, {}, {}]
    pages = [page for book in table.match.view(2).books for page in book.pages if page.id == "tome-lore"]
    assert [one.heading.id for page in pages for one in page.passages] == ["passage-lore"]
    assert [one.value for one in the_haunt(imagined(table, 2, "x")).monsters] == [2, 1, 3]
    seen = {tuple(one.value for one in the_haunt(imagined(table, 0, seed)).monsters) for seed in range(40)}
    assert len(seen) == 6
