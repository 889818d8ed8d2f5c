"""What a sensible player prefers."""

import pytest

from koszmar.bots import make_bot
from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.bot import prefer
from koszmar.games.betrayal.haunts.mirror_talk import MEANING
from koszmar.games.betrayal.house import open_sides
from koszmar.games.betrayal.odds import at_least
from koszmar.games.betrayal.positions import beast, position, token
from koszmar.games.betrayal.settings import Parameters
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
    assert at_least(Parameters().die, dice, needed) == pytest.approx(chance)


def test_the_chance_depends_on_the_faces_of_the_die() -> None:
    assert at_least((0, 3), 2, 4) == pytest.approx(1 / 4)


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
    """West of the spot lies a wall of the Chapel: of three ways to turn the Junk Room one wastes no doorway on it."""
    house = {"chapel": ("ground", -1, -1, 0)}
    table = position(stack=["junk-room"], house=house, decks={"item": ["map"]}).choose("discover 0")
    assert len(table.offered) == 3
    table.choose(favourite(table))
    assert open_sides(table.state.house, "junk-room") == [0, 1]


def test_a_newly_found_elevator_is_ridden_before_the_haunt() -> None:
    assert favourite(position(stack=["mystic-elevator"]).choose("discover 0").asks("find-elevator", 0)) == "ride"


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


# -- after the haunt -----------------------------------------------------------------------------------------------


def test_a_traitor_goes_after_heroes_rather_than_explore() -> None:
    table = position(haunt=25, traitor=0, places=["entrance-hall", "upper-landing", "upper-landing"])
    assert any(option.startswith("discover") for option in table.offered)
    assert favourite(table) == "move hallway"


def test_a_traitor_who_cannot_reach_anybody_explores() -> None:
    table = position(haunt=25, traitor=0, places=["basement-landing", "hallway", "upper-landing"])
    assert favourite(table).startswith("discover")


def test_a_weapon_counts_when_a_foe_is_chosen() -> None:
    traits = [{"might": 2}, {"might": 3}]
    table = position(haunt=25, traitor=0, places=["hallway", "hallway", "upper-landing"], traits=traits,
                     cards=[["chainsaw"]])  # fmt: skip
    assert favourite(table) == "attack chainsaw seat-1"


def test_monsters_take_the_back_stairs() -> None:
    wolf = beast("werewolf", "basement-landing", token="werewolf")
    table = position(haunt=43, revealer=0, traitor=0, places=["upper-landing", "hallway", "hallway"], monsters=[wolf],
                     phase="monsters-begin", rolls=[2, 2, 0, 0])  # fmt: skip
    table.choose("werewolf-1").asks("play-monster", 0)
    assert favourite(table) == "go hallway"


def test_a_foe_is_driven_away() -> None:
    realtor = beast("realtor", "hallway", token="demon")
    table = position(haunt=4, active=0, places=["hallway", "entrance-hall", "entrance-hall"], monsters=[realtor],
                     traits=[{"might": 8}], rolls=[2] * 8 + [0] * 5)  # fmt: skip
    table.choose("attack unarmed realtor-1").asks("move-somebody", 0)
    assert favourite(table) == "ground-floor-staircase"


def test_whoever_may_stand_anywhere_stands_near_the_prey() -> None:
    table = position(haunt=1, house=["ballroom"], places=["basement-landing", "upper-landing", "upper-landing"])
    table.choose("haunt stalk").asks("place-yourself", 0)
    assert favourite(table) == "ground-floor-staircase"


# -- what haunts add -----------------------------------------------------------------------------------------------


def test_before_the_ritual_sanity_is_spared() -> None:
    realtor = beast("realtor", "hallway", token="demon")
    table = position(haunt=4, places=["hallway", "upper-landing", "upper-landing"], monsters=[realtor], active=0,
                     traits=[{"sanity": 5, "knowledge": 3}], rolls=[2] * 3 + [2] * 6 + [0] * 20)  # fmt: skip
    table.choose("end").asks("take-damage", 0)
    assert favourite(table) == "knowledge"


def test_a_clue_says_trait_omen_and_room() -> None:
    facts = {"rooms": ["ballroom", "chapel"], "wrong": [], "secret-spell": ["sanity", "mask", "ballroom"]}
    places = ["upper-landing", "ballroom", "basement-landing"]
    table = position(haunt=7, revealer=2, dead=[2], house={"ballroom": ("ground", 0, -1, 0)}, facts=facts, active=1,
                     cards=[["mask", "dog"], ["ring"]], places=places, traits=[{"might": 8, "sanity": 4}])  # fmt: skip
    for receiver in ("seat-0", "seat-1"):
        table.choose("end").asks("07-clue", 2)
        card = favourite(table)
        assert card in MEANING["sanity"]
        assert favourite(table.choose(card)) == receiver
        table.choose(receiver).asks("act", 0)
        if receiver == "seat-0":
            table.choose("end")
    assert favourite(table) == "move ground-floor-staircase"
    table.state.explorers[0].place = "ballroom"
    assert favourite(table) == "haunt break"
    assert favourite(table.choose("haunt break")) == "sanity"
    assert favourite(table.choose("sanity")) in ("mask", "dog")


def test_the_amulet_is_taken_instead_of_blood() -> None:
    table = position(haunt=12, places=["hallway", "hallway", "upper-landing"], cards=[[], ["map", "strange-amulet"]],
                     traits=[{"might": 8}], rolls=[2] * 30)  # fmt: skip
    table.choose("attack unarmed seat-1").asks("take-instead", 0)
    assert favourite(table) == "strange-amulet"


def test_of_four_cards_the_one_that_destroys_a_monster_is_kept() -> None:
    vampire = beast("vampire", "basement-landing", token="vampire")
    table = position(haunt=15, revealer=2, dead=[2], house=["junk-room"], monsters=[vampire], rolls=[2, 2, 0],
                     places=["junk-room", "upper-landing", "hallway"],
                     decks={"item": ["map", "crossbow", "gun", "mirror"]})  # fmt: skip
    table.choose("haunt search").asks("15-keep", 0)
    assert favourite(table) == "crossbow"


def test_the_traitor_is_led_to_the_altar() -> None:
    altar = token("contract-altar", "altar", "upper-landing")
    table = position(haunt=30, revealer=0, traitor=2, places=["upper-landing", "upper-landing", "entrance-hall"],
                     cards=[["ring"]], facts={"in-play": ["ring"]}, tokens=[altar], rolls=[2] * 8)  # fmt: skip
    assert favourite(table) == "haunt compel"
    table.choose("haunt compel").asks("move-somebody", 0)
    assert favourite(table) == "hallway"


def test_where_weapons_do_not_kill_the_last_blow_is_unarmed() -> None:
    for might, way in ((5, "chainsaw"), (1, "unarmed")):
        table = position(haunt=45, traitor=0, places=["hallway", "hallway", "upper-landing"], cards=[["chainsaw"]],
                         traits=[{"might": 8}, {"might": might, "speed": might}], track=2)  # fmt: skip
        assert favourite(table) == f"attack {way} seat-1"


def test_with_the_last_hour_the_giant_is_attacked_whatever_the_odds() -> None:
    giant = beast("giant-wasp", "hallway", token="giant-wasp")
    for track, expected in ((4, False), (1, True)):
        table = position(haunt=39, revealer=0, traitor=2, active=0, places=["hallway", "upper-landing", ""],
                         monsters=[giant], track=track, tokens=[token("blood-nest", "egg", "upper-landing")] * 5,
                         traits=[{"might": 1}])  # fmt: skip
        assert favourite(table).startswith("attack") == expected


def test_where_a_haunt_wants_new_tiles_heroes_explore() -> None:
    for haunt, facts in ((30, {"in-play": ["ring"]}), (34, {})):
        table = position(haunt=haunt, revealer=0, traitor=2, places=["entrance-hall", "hallway", "upper-landing"],
                         cards=[["ring"]], facts=facts, track=1)  # fmt: skip
        assert favourite(table).startswith("discover")


def test_a_room_is_asked_for_only_where_it_may_be() -> None:
    house = {"ballroom": ("ground", 0, -1, 0)}
    for hints, expected in (([], True), ([["hallway", -1]], False)):
        facts = {"secret-list": ["ballroom", "chapel"], "hints": hints}
        table = position(haunt=20, traitor=2, house=house, facts=facts, places=["ballroom", "upper-landing", "hallway"])
        assert (favourite(table) == "haunt find") == expected


def test_fire_goes_where_more_can_burn() -> None:
    house = {"library": ("ground", 0, -1, 0), "laundry-chute": ("ground", 1, -1, 0), "chapel": ("ground", 0, 1, 0)}
    table = position(haunt=44, revealer=1, traitor=2, active=2, house=house, flipped=["library"],
                     places=["entrance-hall", "hallway", "upper-landing"])  # fmt: skip
    table.choose("end").asks("44-spread", 0)
    assert favourite(table) == "entrance-hall"


@pytest.mark.parametrize("haunt", range(1, 51))
def test_sensible_players_find_their_way_in_every_haunt(haunt: int) -> None:
    match = Match.new(GAME, players=4, seed="way", options={"haunt": haunt}, parameters={"dawn": 8}, events=False)
    bot = make_bot("sensible", "way")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert match.over
