"""What a sensible player prefers."""

import pytest

from koszmar.bots import make_bot
from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunts.mirror_talk import MEANING
from koszmar.games.betrayal.house import open_sides
from koszmar.games.betrayal.minds.bot import prefer
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.settings import Parameters
from koszmar.games.betrayal.state import Token
from koszmar.kernel.flow import Decision, notation
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.parts.dice import at_least


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
                     traits=[{"sanity": 5, "knowledge": 3}], rolls=[2] * 3 + [2] * 6 + [0, ...])  # fmt: skip
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
                     traits=[{"might": 8}], rolls=[2, ...])  # fmt: skip
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
                     cards=[["ring"]], facts={"in-play": ["ring"]}, tokens=[altar], rolls=[2, ...])  # fmt: skip
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


# -- hidden traitors -----------------------------------------------------------------------------------------------


def numbers(*dealt: int, shown: tuple[int, ...] = ()) -> list[Token]:
    """The Number tokens of all players; those of some seats lie face up."""
    return [token("number", "number", f"seat-{seat}", one, up=seat in shown) for seat, one in enumerate(dealt)]


@pytest.mark.parametrize("haunt", [2, 3, 6, 10, 18, 20, 46])
def test_what_it_cannot_know_does_not_sway_it(haunt: int) -> None:
    match = Match.new(GAME, players=4, seed="veil", options={"haunt": haunt}, parameters={"dawn": 8}, events=False)
    bot = make_bot("sensible", "veil")
    for decision in match:
        if match.number % 7 == 0:
            fork = match.fork(seed="veil", as_seen_by=decision.seat)
            assert prefer(fork.scene, decision) == prefer(match.scene, decision)
        match.choose(bot.choose(match, decision.seat), decision.seat)


@pytest.mark.parametrize(("seat", "expected"), [(0, True), (1, False)])
def test_an_unknown_traitor_keeps_the_ring_that_a_hero_destroys(seat: int, expected: bool) -> None:
    cards: list[list[str]] = [[], []]
    cards[seat] = ["ring"]
    table = position(haunt=2, revealer=0, traitor=1, active=seat, hidden=True, cards=cards, track=4,
                     traits=[{"speed": 8}, {"speed": 8}], tokens=numbers(2, 1, 3))  # fmt: skip
    assert "haunt destroy" in table.offered
    assert (favourite(table) == "haunt destroy") == expected


def test_the_ring_is_not_put_to_the_test_too_early() -> None:
    for track, expected in ((4, False), (1, True)):
        table = position(haunt=2, revealer=0, traitor=1, hidden=True, cards=[["ring"]], track=track,
                         traits=[{"speed": 4, "knowledge": 4}], tokens=numbers(2, 1, 3),
                         places=["hallway", "upper-landing", "upper-landing"])  # fmt: skip
        assert (favourite(table) == "haunt destroy") == expected


def test_a_traitor_steps_in_before_the_ring_breaks() -> None:
    table = position(haunt=2, revealer=0, traitor=1, hidden=True, cards=[["ring"]], track=4, traits=[{"speed": 8}],
                     tokens=numbers(2, 1, 3), rolls=[2, ...])  # fmt: skip
    table.choose("haunt destroy")
    if table.decision.prompt == "roll-with":
        table.choose("speed")
    while table.decision.seat != 1:
        table.choose("keep-quiet")
    assert favourite(table.asks("02-step-in", 1)) == "step-in"


def test_whoever_helps_against_the_ring_refuses_the_call_and_others_come() -> None:
    house = {"ballroom": ("ground", 0, -1, 0)}
    for place, expected in (("ballroom", "refuse"), ("hallway", "entrance-hall")):
        table = position(haunt=2, revealer=0, traitor=1, hidden=True, house=house, track=4, tokens=numbers(2, 1, 3),
                         places=[place, "hallway", "hallway"], cards=[["book"], ["ring"]])  # fmt: skip
        table.choose("end")
        while table.decision.seat != 0:
            table.choose("upper-landing")
        assert favourite(table.asks("02-call", 0)) == expected


@pytest.mark.parametrize(("haunt", "tokens"), [(2, numbers(1, 2, 3)), (6, numbers(1, 2, 3))])
def test_a_traitor_for_whom_time_works_keeps_away(haunt: int, tokens: list[Token]) -> None:
    table = position(haunt=haunt, revealer=1, traitor=0, hidden=True, tokens=tokens, track=3, traits=[{"might": 3}],
                     places=["hallway", "entrance-hall", "entrance-hall"])  # fmt: skip
    assert favourite(table) == "move ground-floor-staircase"


@pytest.mark.parametrize(("sides", "expected"), [(None, True), (["traitor", "hero", "hero"], False)])
def test_the_sick_do_not_look_for_a_cure(sides: list[str] | None, expected: bool) -> None:
    tokens = [token("number", "sickness", f"seat-{seat}", 3 * seat + one + 1, up=False)
              for seat in range(3) for one in range(3)]  # fmt: skip
    tokens += [token("rune", "research", tile) for tile in ("hallway", "entrance-hall", "upper-landing")]
    table = position(haunt=3, revealer=1, traitor=-1, hidden=True, tokens=tokens, sides_of=sides,
                     traits=[{"might": 8}], house={"kitchen": ("ground", 0, -1, 0)},
                     places=["kitchen", "hallway", "hallway"])  # fmt: skip
    assert "haunt cure" in table.offered
    assert (favourite(table) == "haunt cure") == expected


def test_a_traitor_confesses_when_there_is_something_to_heal() -> None:
    for might, expected in ((5, False), (1, True)):
        table = position(haunt=6, revealer=1, traitor=0, hidden=True, tokens=numbers(1, 2, 3),
                         traits=[{"might": might}], places=["hallway", "upper-landing", "upper-landing"])  # fmt: skip
        assert (favourite(table) == "haunt confess") == expected


def test_the_innocent_are_spared_and_suspects_are_not() -> None:
    for shown, target in ((1, 2), (2, 1)):
        table = position(haunt=6, revealer=0, traitor=3 - shown, hidden=True, places=["hallway"] * 3,
                         tokens=numbers(2, shown, 3 - shown, shown=(shown,)),
                         traits=[{"might": 6}, {"might": 4}, {"might": 4}])  # fmt: skip
        assert favourite(table) == f"attack unarmed seat-{target}"


# -- nothing is done in vain ---------------------------------------------------------------------------------------


def test_circles_that_lie_well_are_left_alone() -> None:
    house = {"cramped-passageway": ("upper", 0, -1, 0)}
    for other, expected in (("hallway", True), ("upper-landing", False)):
        table = position(haunt=1, revealer=1, house=house, traits=[{"knowledge": 8}], tokens=[
            token("trait-sanity", "circle", "upper-landing"), token("trait-sanity", "circle", other)],
            places=["cramped-passageway", "entrance-hall", "hallway"])  # fmt: skip
        assert "haunt study" in table.offered
        assert (favourite(table) == "haunt study") == expected


def test_salt_is_sought_while_there_is_some_and_thrown_when_it_counts() -> None:
    house = {"kitchen": ("ground", 0, -1, 0)}
    nest = token("blood-nest", "nest", "kitchen")
    for held, expected in ((1, "haunt salt"), (3, "haunt destroy")):
        salt = [token("food-trap", "salt", "seat-1")] * held
        table = position(haunt=35, revealer=0, active=1, house=house, places=["upper-landing", "kitchen", "kitchen"],
                         tokens=[nest, *salt], traits=[{}, {"speed": 2, "knowledge": 6}])  # fmt: skip
        assert favourite(table) == expected
    assert favourite(table.choose("haunt destroy", rolls=[2, 2, 2]).asks("reroll", 1)) == "token/salt"


def test_with_enough_items_they_go_hunting() -> None:
    house = {"junk-room": ("upper", 0, -1, 0)}
    for cards, expected in (([], True), (["map", "mirror", "brooch"], False)):
        table = position(haunt=9, house=house, places=["junk-room", "upper-landing", "upper-landing"], cards=[cards],
                         traits=[{"knowledge": 8}])  # fmt: skip
        assert "haunt search" in table.offered
        assert (favourite(table) == "haunt search") == expected


def test_the_amulet_is_fetched_from_the_dead_and_no_hand_is_fought() -> None:
    hands = [beast("hand", "entrance-hall", token="troll-hand")]
    table = position(haunt=12, dead=[1], places=["entrance-hall", "upper-landing", "basement-landing"],
                     cards=[[], ["strange-amulet"]], monsters=hands, traits=[{"might": 8}])  # fmt: skip
    assert "attack unarmed hand-1" in table.offered
    assert favourite(table) == "move hallway"


def test_a_traitor_does_not_walk_to_the_altar() -> None:
    altar = token("contract-altar", "altar", "hallway")
    table = position(haunt=30, revealer=1, traitor=0, places=["entrance-hall", "hallway", "hallway"],
                     cards=[[], ["ring"]], facts={"in-play": ["ring"]}, tokens=[altar])  # fmt: skip
    assert "move hallway" in table.offered
    assert favourite(table) != "move hallway"


def test_what_is_worth_nothing_is_not_done() -> None:
    house = {"chapel": ("ground", 0, -1, 0)}
    table = position(haunt=13, traitor=0, revealer=0, house=house, places=["chapel", "upper-landing", "hallway"],
                     tokens=[token("small-monster", "body", "seat-0")], track=3)  # fmt: skip
    assert "haunt put-down" in table.offered
    assert favourite(table) != "haunt put-down"


# -- small questions -----------------------------------------------------------------------------------------------


def test_a_traitor_sets_monsters_on_the_heroes_and_heroes_set_them_far_away() -> None:
    places = ["upper-landing", "upper-landing", "upper-landing"]
    for seat, near in ((0, True), (1, False)):
        table = position(haunt=25, traitor=0, places=places)
        asked = Decision((seat,), "place-monster", ["hallway", "upper-landing"], rule="", args={"kind": "ghost"})
        hallway, landing = prefer(table.match.scene, asked)
        assert (landing > hallway) == near


def test_the_traitor_picks_the_weakest() -> None:
    table = position(haunt=25, traitor=0, traits=[{}, {"might": 1}, {"might": 7}])
    for seat, weakest in ((0, True), (1, False)):
        one, other = prefer(
            table.match.scene, Decision((seat,), "choose-target", ["seat-1", "seat-2"], rule="", args={})
        )
        assert (one > other) == weakest


def test_damage_goes_to_body_or_mind_whichever_can_bear_more() -> None:
    table = position(traits=[{"might": 1, "speed": 2, "knowledge": 5, "sanity": 5}])
    body, mind = prefer(table.match.scene, Decision((0,), "damage-kind", ["physical", "mental"], rule="", args={}))
    assert mind > body
