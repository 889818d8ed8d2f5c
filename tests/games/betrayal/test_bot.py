"""What a sensible player prefers."""

import pytest

from koszmar.bots import make_bot
from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.bot import at_least, prefer
from koszmar.games.betrayal.positions import beast, position
from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver


def favourite(table: Driver) -> str:
    """The option that a sensible player likes best."""
    likings = prefer(table.match.scene, table.decision)
    assert len(likings) == len(table.decision.options)
    best = max(range(len(likings)), key=likings.__getitem__)
    return notation(table.decision.options[best])


@pytest.mark.parametrize(("dice", "needed", "chance"), [(0, 0, 1), (0, 1, 0), (1, 1, 2 / 3), (2, 4, 1 / 9), (3, 0, 1)])
def test_the_chance_of_a_roll(dice: int, needed: int, chance: float) -> None:
    assert at_least(dice, needed) == pytest.approx(chance)


def test_before_the_haunt_it_explores() -> None:
    assert favourite(position()).startswith("discover")


def test_it_takes_the_action_that_wins() -> None:
    spirit = beast("spirit", "entrance-hall", token="jacks-spirit")
    table = position(haunt=1, revealer=1, dead=[1], monsters=[spirit], traits=[{"sanity": 8}])
    assert favourite(table) == "haunt exorcise"


def test_it_goes_where_an_action_can_be_taken() -> None:
    table = position(haunt=1, active=1, house={"library": ("ground", -1, -1, 2)}, places=["upper-landing", "hallway"],
                     traits=[{}, {"knowledge": 8}])  # fmt: skip
    assert favourite(table) == "move library"


def test_a_traitor_attacks_the_weak_and_spares_itself_the_strong() -> None:
    places = ["hallway", "hallway", "upper-landing"]
    weak = position(haunt=1, places=places, traits=[{"might": 8}, {"might": 1}])
    strong = position(haunt=1, places=places, traits=[{"might": 1}, {"might": 8}])
    assert favourite(weak) == "attack unarmed seat-1"
    assert not favourite(strong).startswith("attack")


def test_damage_goes_where_most_is_left_and_never_to_the_skull() -> None:
    traits = [{"might": 8}, {"might": 1, "speed": 6}]
    table = position(haunt=1, places=["hallway", "hallway", "upper-landing"], traits=traits,
                     rolls=[2, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-1").asks("take-damage", 1)
    assert favourite(table) == "speed"


def test_a_tile_is_laid_so_that_doors_stay_open() -> None:
    table = position(stack=["junk-room"], house={"chapel": ("ground", -1, -1, 0)}).choose("discover 0")
    best = favourite(table)
    assert best in table.offered


def test_gifts_are_welcome_and_bad_bargains_are_not() -> None:
    for give, want, answer in ((["map"], [], "agree"), ([], ["mirror"], "refuse")):
        table = position(places=["hallway", "hallway"], cards=[["map"], ["mirror"]]).choose("trade 1")
        for thing in give:
            table.choose(thing)
        if table.decision.prompt == "trade-give":
            table.choose("done")
        table.choose(*want)
        if table.decision.prompt == "trade-want":
            table.choose("done")
        assert favourite(table.asks("trade-consent", 1)) == answer


def test_a_match_of_sensible_players_ends() -> None:
    match, bot = Match.new(GAME, players=3, seed="sense", parameters={"dawn": 6}), make_bot("sensible", "sense")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert match.over
