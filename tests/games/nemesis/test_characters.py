"""The six characters: their Action cards, weapons and Quest Items, and what each does when it cannot be done."""

from collections import Counter
from typing import Any

import pytest
from tests.games.nemesis.crew import TOUGH, crew, items, offered_kinds, room_of

from koszmar.games.nemesis.action_cards import ACTION_CARDS, CHARACTERS
from koszmar.games.nemesis.belongings import most_ammo
from koszmar.games.nemesis.item_cards import ITEMS
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.quests import QUESTS
from koszmar.games.nemesis.state import Item
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

COMMON = {"search": 2, "rest": 1, "demolition": 1, "interruption": 1}


@pytest.mark.rule("nemesis/setup.action-deck")
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_has_ten_cards_a_weapon_and_two_quest_items(who: str) -> None:
    card = CHARACTERS[who]
    assert len(card.deck) == 10
    assert set(card.deck) <= set(ACTION_CARDS)
    assert {key: Counter(card.deck)[key] for key in COMMON} == COMMON
    assert ITEMS[card.weapon].weapon
    assert set(card.quests) <= set(QUESTS)


@pytest.mark.content("nemesis/character/captain")
@pytest.mark.content("nemesis/character/pilot")
@pytest.mark.content("nemesis/character/scientist")
@pytest.mark.content("nemesis/character/scout")
@pytest.mark.content("nemesis/character/soldier")
@pytest.mark.content("nemesis/character/mechanic")
@pytest.mark.rule("nemesis/setup.start-weapon")
@pytest.mark.parametrize(
    ("who", "weapon", "ammo", "energy"),
    [
        ("captain", "revolver", 6, False),
        ("pilot", "shotgun", 2, True),
        ("scientist", "pistol", 3, True),
        ("scout", "rifle", 4, True),
        ("soldier", "assault-rifle", 5, True),
        ("mechanic", "sawn-off", 2, True),
    ],
)
def test_starting_weapons_are_full(who: str, weapon: str, ammo: int, energy: bool) -> None:
    (item,) = crew(who).state.characters[0].hands
    printed = ITEMS[weapon].weapon
    assert printed
    assert (item.key, item.ammo, printed.energy) == (weapon, ammo, energy)


# -- common cards --------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/search")
@pytest.mark.rule("nemesis/search.decrement")
@pytest.mark.rule("nemesis/search.draw-two")
def test_search_lowers_the_counter_and_keeps_one_of_two() -> None:
    table = crew(
        "captain", "02", ["search"], rooms={"02": "armory"}, items_in={"02": 2}, tops={"red": ["lure", "grenade"]}
    )
    table.choose(("card", "search")).answer("keep-item", "lure")
    assert items(table) == ["revolver", "lure"]
    assert table.state.items["red"].cards[0] == "grenade"
    assert table.state.rooms["02"].items == 1


@pytest.mark.content("nemesis/action/search")
@pytest.mark.rule("nemesis/search.zero")
@pytest.mark.rule("nemesis/search.not-here")
@pytest.mark.rule("nemesis/action.out-of-combat-only")
def test_search_finds_nothing_where_nothing_is() -> None:
    assert ("card search") not in offered_kinds(crew("captain", "06", ["search"], items_in={"06": 0}))
    assert ("card search") not in offered_kinds(crew("captain", "11", ["search"]))
    assert ("card search") not in offered_kinds(crew("captain", "02", ["search"], rooms={"02": "nest"}))
    assert ("card search") not in offered_kinds(crew("captain", "06", ["search"], intruders=[("lurker", "06")]))
    assert ("card search") in offered_kinds(crew("captain", "06", ["search"], malfunctions=["06"], items_in={"06": 1}))


@pytest.mark.content("nemesis/action/search")
@pytest.mark.rule("nemesis/search.white-room")
@pytest.mark.rule("nemesis/search.example")
def test_in_a_white_room_the_player_chooses_the_deck() -> None:
    table = crew("scout", "06", ["search"], rooms={"06": "cabins"}, tops={"red": ["energy-charge", "grenade"]})
    table.choose(("card", "search")).answer("pick-colour", "red").answer("keep-item", "energy-charge")
    assert items(table) == ["rifle", "energy-charge"]


@pytest.mark.content("nemesis/action/rest")
@pytest.mark.rule("nemesis/change.rest-lower")
@pytest.mark.rule("nemesis/change.rest-scan")
@pytest.mark.rule("nemesis/change.rest-choice-each")
@pytest.mark.parametrize(
    ("choice", "level", "left"),
    [("lower", 3, ["contamination-1"]), ("scan", 4, []), ("both", 3, []), ("neither", 4, ["contamination-1"])],
)
def test_rest_lowers_insanity_and_scans_the_hand(choice: str, level: int, left: list[str]) -> None:
    table = crew("captain", "06", ["rest", "contamination-1"], insanity=[4])
    table.choose(("card", "rest")).answer("calm-down", choice)
    assert (table.state.characters[0].insanity, table.state.characters[0].hand) == (level, left)


@pytest.mark.content("nemesis/action/rest")
@pytest.mark.rule("nemesis/change.infected-sets-five")
@pytest.mark.rule("nemesis/change.infected-at-five")
@pytest.mark.rule("nemesis/change.rest-scan-all")
@pytest.mark.rule("nemesis/contam.rest-removes")
@pytest.mark.parametrize("level", [2, 5])
def test_an_infected_card_sets_insanity_to_five_and_leaves_nothing_to_lower(level: int) -> None:
    hand = ["rest", "contamination-1", "contamination-2"]
    table = crew("captain", "06", hand, insanity=[level], infected=["contamination-1"])
    table.choose(("card", "rest")).answer("calm-down", "both")
    assert table.state.characters[0].insanity == 5
    assert table.state.characters[0].hand == ["contamination-1"]
    assert table.state.characters[0].status == "aboard"


@pytest.mark.content("nemesis/action/rest")
@pytest.mark.rule("nemesis/change.rest-not-below")
def test_rest_never_lowers_insanity_below_three() -> None:
    table = crew("captain", "06", ["rest"], insanity=[3]).choose(("card", "rest"))
    assert table.offered == ["scan", "neither"]


@pytest.mark.content("nemesis/action/demolition")
@pytest.mark.rule("nemesis/door.destroyed-permanent")
def test_demolition_destroys_a_door_open_or_closed() -> None:
    table = crew("captain", "06", ["demolition"], closed=["02/06"], destroyed=["05/06"])
    table.choose(("card", "demolition", "door"))
    assert "05/06" not in table.offered
    table.answer("pick-door", "02/06")
    assert table.state.corridors.links == {"02/06": "destroyed", "05/06": "destroyed"}


@pytest.mark.content("nemesis/action/demolition")
@pytest.mark.rule("nemesis/malfunction.not-nest")
@pytest.mark.rule("nemesis/malfunction.max-one")
@pytest.mark.rule("nemesis/action.no-icon")
def test_demolition_breaks_a_room_that_can_break_even_in_combat() -> None:
    table = crew("captain", "06", ["demolition"], intruders=[("lair", "06")], rolls=["silence"])
    table.choose(("card", "demolition", "break"))
    assert table.state.rooms["06"].malfunction
    nest = crew("captain", "02", ["demolition"], rooms={"02": "nest"})
    assert not nest.offers(("card", "demolition", "break"))
    assert not crew("captain", "06", ["demolition"], malfunctions=["06"]).offers(("card", "demolition", "break"))
    nest.choose("pass", "done")
    table.choose("pass")


@pytest.mark.content("nemesis/action/interruption")
@pytest.mark.rule("nemesis/action.interruption")
def test_interruption_is_no_action_but_cancels_one() -> None:
    hands = [["motivation", "interruption"], ["interruption"]]
    table = crew("captain", "06", beside="06", hands=hands, decks=[["rest"]])
    assert "card interruption" not in offered_kinds(table)
    table.choose(("card", "motivation")).answer("interrupt", "interruption", 1)
    table.answer("interrupt", "let", 0)
    assert table.state.characters[0].hand == ["interruption"]


@pytest.mark.content("nemesis/action/basic-repairs")
@pytest.mark.content("nemesis/action/repairs")
@pytest.mark.content("nemesis/action/quick-repairs")
@pytest.mark.rule("nemesis/action.card-plus-cost")
@pytest.mark.parametrize(
    ("who", "card", "cost"), [("scout", "basic-repairs", 2), ("pilot", "repairs", 1), ("mechanic", "quick-repairs", 0)]
)
def test_repairs_clear_a_malfunction_for_their_cost(who: str, card: str, cost: int) -> None:
    paying = ["rest", "demolition"][:cost]
    table = crew(who, "06", [card, *paying], malfunctions=["06"])
    table.choose(("card", card, "clear"))
    for paid in paying:
        table.answer("pay", paid)
    assert not table.state.rooms["06"].malfunction
    if cost:
        assert f"card {card}" not in offered_kinds(crew(who, "06", [card, *paying[1:]], malfunctions=["06"]))
    assert f"card {card}" not in offered_kinds(crew(who, "06", [card, *paying]))


@pytest.mark.content("nemesis/action/quick-repairs")
@pytest.mark.rule("nemesis/special.repair-engine")
@pytest.mark.rule("nemesis/special.repair-announce")
@pytest.mark.rule("nemesis/special.repair-with-malfunction")
def test_repairs_put_the_tokens_of_an_engine_in_either_order() -> None:
    engines = [["working", "damaged"], ["working", "damaged"], ["damaged", "working"]]
    table = crew("mechanic", "19", ["quick-repairs"], malfunctions=["19"], table={"engines": engines})
    table.choose(("card", "quick-repairs", "engine")).answer("engine-order", "swap")
    assert table.state.engines[2] == ["working", "damaged"]
    assert table.events("engine-order")[-1]["swapped"]
    assert table.state.rooms["19"].malfunction


@pytest.mark.content("nemesis/action/computer-skills")
def test_computer_skills_move_a_door_anywhere_and_use_a_computer_room_free() -> None:
    table = crew("mechanic", "06", ["computer-skills"], rooms={"06": "canteen"})
    assert not table.offers(("card", "computer-skills", "room"))
    table.choose(("card", "computer-skills", "door"), "02/06")
    assert table.state.corridors.links == {"02/06": "closed"}
    comms = crew("scientist", "02", ["computer-skills"], rooms={"02": "comms"})
    comms.choose(("card", "computer-skills", "room"))
    assert comms.state.characters[0].signal
    broken = crew("scientist", "02", ["computer-skills"], rooms={"02": "comms"}, malfunctions=["02"])
    assert not broken.offers(("card", "computer-skills", "room"))


# -- the Captain ---------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/reload")
@pytest.mark.rule("nemesis/item.energy-vs-classic")
def test_reload_gives_the_revolver_one_ammo_up_to_six() -> None:
    table = crew("captain", "06", ["reload"])
    assert "card reload" not in offered_kinds(table)
    table = crew("captain", "06", ["reload", "motivation"], more=[{"hands": [Item("revolver", 4)]}])
    assert table.choose(("card", "reload")).state.characters[0].hands[0].ammo == 5
    without = crew("captain", "06", ["reload"], more=[{"hands": []}])
    assert "card reload" not in offered_kinds(without)


@pytest.mark.content("nemesis/action/order")
def test_order_moves_another_character_next_door_unasked() -> None:
    table = crew("captain", "06", ["order"], beside="06", rolls=["silence"])
    table.choose(("card", "order")).answer("pick-room-order", "07", 0)
    assert room_of(table, 1) == "07"
    assert table.events("noise-roll")[0]["seat"] == 1


@pytest.mark.content("nemesis/action/order")
@pytest.mark.rule("nemesis/action.out-of-combat-only")
def test_order_needs_somebody_here_and_no_combat() -> None:
    assert "card order" not in offered_kinds(crew("captain", "06", ["order"]))
    fighting = crew("captain", "06", ["order"], beside="06", intruders=[("lurker", "06")])
    assert "card order" not in offered_kinds(fighting)
    closed = ["02/06", "05/06", "06/07", "06/11"]
    assert "card order" not in offered_kinds(crew("captain", "06", ["order"], beside="06", closed=closed))


@pytest.mark.content("nemesis/action/motivation")
def test_motivation_lets_everybody_here_draw_a_card() -> None:
    table = position(
        players=3, characters=["captain", "pilot", "soldier"], places=["06", "06", "05"], hands=[["motivation"], [], []]
    )
    table.choose(("card", "motivation"))
    assert [len(one.hand) for one in table.state.characters] == [1, 1, 0]


@pytest.mark.content("nemesis/action/suppressive-fire")
@pytest.mark.rule("nemesis/escape.how")
def test_suppressive_fire_lets_one_character_go_unattacked() -> None:
    table = crew("captain", "06", ["suppressive-fire"], beside="06", intruders=[("stalker", "06")], rolls=["silence"])
    table.choose(("card", "suppressive-fire")).answer("pick-character-covered", 1).answer("covered", "05", 1)
    assert (room_of(table, 0), room_of(table, 1)) == ("06", "05")
    assert table.state.characters[0].hands[0].ammo == 5
    assert not table.events("attack")


@pytest.mark.content("nemesis/action/suppressive-fire")
def test_whoever_is_covered_may_refuse_and_the_captain_goes() -> None:
    table = crew("captain", "06", ["suppressive-fire"], beside="06", intruders=[("stalker", "06")], rolls=["silence"])
    table.choose(("card", "suppressive-fire")).answer("pick-character-covered", 1).answer("covered", "refuse", 1)
    table.answer("pick-room-move", "05", 0)
    assert (room_of(table, 0), room_of(table, 1)) == ("05", "06")


@pytest.mark.content("nemesis/action/suppressive-fire")
@pytest.mark.rule("nemesis/action.in-combat-only")
def test_suppressive_fire_needs_combat_and_ammo() -> None:
    assert "card suppressive-fire" not in offered_kinds(crew("captain", "06", ["suppressive-fire"]))
    empty = crew("scout", "06", ["suppressive-fire"], intruders=[("lair", "06")], more=[{"hands": [Item("rifle", 0)]}])
    assert "card suppressive-fire" not in offered_kinds(empty)


# -- the Pilot -----------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/ship-knowledge")
def test_ship_knowledge_moves_a_door_or_looks_at_a_tile_but_not_its_token() -> None:
    table = crew("pilot", "06", ["ship-knowledge"], rooms={"02": "storage"}, unexplored=["02", "03"])
    door = table.fork().choose(("card", "ship-knowledge", "door"), "05/06")
    assert door.state.corridors.links == {"05/06": "closed"}
    table.choose(("card", "ship-knowledge", "look")).answer("pick-room-look", "02")
    assert (table.state.rooms["02"].tile_seen, table.state.rooms["02"].token_seen) == ([0], [])
    assert table.events("looked-at-tile")[0]["tile"] == "storage"
    assert not crew("pilot", "06", ["ship-knowledge"]).offers(("card", "ship-knowledge", "look"))


@pytest.mark.content("nemesis/action/piloting")
@pytest.mark.rule("nemesis/special.cockpit")
def test_piloting_in_the_cockpit_does_its_action_free() -> None:
    table = crew("pilot", "01", ["piloting"], beside="06")
    assert not table.offers(("card", "piloting", "coordinates"))
    table.choose(("card", "piloting", "room")).answer("which-use", "set").answer("set-destination", "c")
    assert table.state.destination == "c"
    assert "card piloting" not in offered_kinds(crew("pilot", "01", ["piloting"], malfunctions=["01"], beside="06"))


@pytest.mark.content("nemesis/action/piloting")
@pytest.mark.rule("nemesis/special.check-coordinates")
def test_piloting_at_a_computer_checks_the_coordinates() -> None:
    table = crew("pilot", "02", ["piloting"], rooms={"02": "generator"}, beside="06")
    assert table.offers(("card", "piloting", "room"))
    table.choose(("card", "piloting", "coordinates"))
    assert table.state.coordinates_seen == [0]
    assert "card piloting" not in offered_kinds(crew("pilot", "06", ["piloting"], rooms={"06": "canteen"}))


@pytest.mark.content("nemesis/action/old-friend")
def test_old_friend_does_the_action_of_a_room_without_computer() -> None:
    table = crew("pilot", "02", ["old-friend"], rooms={"02": "emergency"}, light=[2])
    table.choose(("card", "old-friend"))
    assert table.state.characters[0].light == 0
    assert "card old-friend" not in offered_kinds(crew("pilot", "02", ["old-friend"], rooms={"02": "emergency"}))
    assert "card old-friend" not in offered_kinds(crew("pilot", "02", ["old-friend"], rooms={"02": "comms"}))
    broken = crew("pilot", "02", ["old-friend"], rooms={"02": "emergency"}, light=[2], malfunctions=["02"])
    assert "card old-friend" not in offered_kinds(broken)


# -- the Scientist -------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/intranet")
@pytest.mark.rule("nemesis/room.must-be-there")
@pytest.mark.rule("nemesis/malfunction.no-computer")
def test_intranet_does_the_action_of_another_computer_room() -> None:
    rooms = {"02": "comms", "03": "generator", "04": "fire-control", "05": "laboratory"}
    table = crew("scientist", "03", ["intranet", "rest"], rooms=rooms, malfunctions=["04"], unexplored=["06"])
    table.choose(("card", "intranet")).answer("pay", "rest").asks("pick-room-intranet")
    assert table.offers("02", "03")
    assert not table.offers("04")
    assert not table.offers("05"), "there is nothing to analyse in the Laboratory"
    table.choose("02")
    assert table.state.characters[0].signal
    offline = crew("scientist", "03", ["intranet", "rest"], rooms=rooms, malfunctions=["03"])
    assert "card intranet" not in offered_kinds(offline)


@pytest.mark.content("nemesis/action/intranet")
@pytest.mark.rule("nemesis/room.laboratory")
def test_intranet_analyses_what_is_in_the_laboratory() -> None:
    rooms = {"03": "generator", "05": "laboratory"}
    table = crew("scientist", "03", ["intranet", "rest"], rooms=rooms, objects={"05": ["egg"], "03": ["carcass"]})
    table.choose(("card", "intranet")).answer("pay", "rest").answer("pick-room-intranet", "05")
    assert table.state.discovered == [False, True, False]


@pytest.mark.content("nemesis/action/access-denied")
def test_access_denied_uses_the_room_or_breaks_a_computer_room() -> None:
    rooms = {"02": "comms", "03": "generator", "04": "fire-control"}
    table = crew("scientist", "03", ["access-denied"], rooms=rooms, malfunctions=["04"])
    used = table.fork().choose(("card", "access-denied", "room"))
    assert used.state.destruct == 6
    table.choose(("card", "access-denied", "break"))
    assert not table.offers("04")
    table.answer("pick-room-break", "02")
    assert table.state.rooms["02"].malfunction
    assert "card access-denied" not in offered_kinds(crew("scientist", "11", ["access-denied"], rooms=rooms))


@pytest.mark.content("nemesis/action/threat-assessment")
@pytest.mark.rule("nemesis/hidden.decks-order")
def test_threat_assessment_shows_the_top_event_to_one_player_alone() -> None:
    table = crew("scientist", "02", ["threat-assessment"], rooms={"02": "comms"}, tops={"events": ["hunt", "tendrils"]})
    table.choose(("card", "threat-assessment"))
    assert table.decision.seen_by(0).args["card"] == "hunt"
    assert "card" not in table.decision.seen_by(1).args
    left = table.fork().choose("leave")
    assert (left.state.events.cards[-1], left.state.events_top) == ("hunt", [0])
    table.choose("bury")
    assert (table.state.events.cards[-1], table.state.events.cards[0]) == ("tendrils", "hunt")
    assert (table.state.events_top, table.state.events_bottom) == ([], [[0]])
    assert "card threat-assessment" not in offered_kinds(
        crew("scientist", "06", ["threat-assessment"], rooms={"06": "canteen"})
    )


@pytest.mark.content("nemesis/action/threat-assessment")
@pytest.mark.rule("nemesis/hidden.decks-order")
def test_what_was_seen_is_forgotten_when_the_card_is_drawn() -> None:
    from koszmar.games.nemesis.intruders import draw_direction

    table = crew("scientist", "02", ["threat-assessment"], rooms={"02": "comms"}, tops={"events": ["hunt"]})
    table.choose(("card", "threat-assessment"), "leave")
    assert draw_direction(table.match.scene) == 1
    assert table.state.events_top == []


# -- the Scout -----------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/adrenaline")
def test_adrenaline_shoots_and_draws() -> None:
    table = crew("scout", "06", ["adrenaline"], intruders=[("whisperer", "06")], rolls=["one"], tops=TOUGH)
    table.choose(("card", "adrenaline", "shoot"))
    assert table.state.intruders[0].injuries == 1
    assert table.state.characters[0].hands[0].ammo == 3
    assert len(table.state.characters[0].hand) == 1


@pytest.mark.content("nemesis/action/adrenaline")
@pytest.mark.rule("nemesis/wound.leg")
def test_a_wounded_leg_does_not_make_adrenaline_dearer() -> None:
    """The wound prices the Action of escaping; a card has a price of its own."""
    lame = {"intruders": [("whisperer", "06")], "wounds": [["leg"]]}
    alone = crew("scout", "06", ["adrenaline"], rolls=["silence"], tops={"attacks": ["dread-4"]}, **lame)
    assert not alone.offers(("move", "05"))
    alone.choose(("card", "adrenaline", "escape")).answer("pick-room-move", "05")
    assert room_of(alone) == "05"


@pytest.mark.content("nemesis/action/adrenaline")
@pytest.mark.rule("nemesis/escape.attack-first")
def test_adrenaline_escapes_under_attack_and_draws() -> None:
    attacks = {"attacks": ["dread-4"]}  # not for Whisperers
    table = crew("scout", "06", ["adrenaline"], intruders=[("whisperer", "06")], rolls=["silence"], tops=attacks)
    table.choose(("card", "adrenaline", "escape")).answer("pick-room-move", "05")
    assert room_of(table) == "05"
    assert len(table.events("attack")) == 1
    assert len(table.state.characters[0].hand) == 1
    assert "card adrenaline" not in offered_kinds(crew("scout", "06", ["adrenaline"]))
    empty = crew("scout", "06", ["adrenaline"], intruders=[("lair", "06")], more=[{"hands": []}])
    assert not empty.offers(("card", "adrenaline", "shoot"))


@pytest.mark.content("nemesis/action/reconnaissance")
def test_reconnaissance_makes_no_noise_and_cancels_danger() -> None:
    table = crew(
        "scout", "06", ["reconnaissance", "rest"], unexplored=["05"], rooms={"05": "armory"}, tokens={"05": "danger-3"}
    )
    table.choose(("card", "reconnaissance")).answer("pay", "rest").answer("pick-room-move", "05")
    assert (room_of(table), table.state.rooms["05"].items) == ("05", 3)
    assert not {"noise-roll", "noise", "danger"} & set(table.kinds())
    assert "card reconnaissance" not in offered_kinds(crew("scout", "06", ["reconnaissance"]))


@pytest.mark.content("nemesis/action/scavenging")
@pytest.mark.rule("nemesis/search.zero")
def test_scavenging_finds_something_in_an_empty_room() -> None:
    table = crew(
        "scout",
        "02",
        ["scavenging", "rest"],
        rooms={"02": "armory"},
        items_in={"02": 0},
        tops={"red": ["lure", "grenade"]},
    )
    table.choose(("card", "scavenging")).answer("pay", "rest").answer("keep-item", "grenade")
    assert items(table) == ["rifle", "grenade"]
    assert table.state.rooms["02"].items == 0
    assert "card scavenging" not in offered_kinds(crew("scout", "11", ["scavenging", "rest"]))


# -- the Soldier ---------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/burst-fire")
@pytest.mark.parametrize(("face", "hurt"), [("blank", 2), ("creeper", 2), ("adult", 4), ("one", 4), ("two", 5)])
def test_burst_fire_spends_everything_and_hurts_even_with_a_miss(face: str, hurt: int) -> None:
    table = crew("soldier", "06", ["burst-fire"], intruders=[("whisperer", "06")], rolls=[face], tops=TOUGH)
    table.choose(("card", "burst-fire"))
    assert table.state.characters[0].hands[0].ammo == 0
    assert table.state.intruders[0].injuries == hurt


@pytest.mark.content("nemesis/action/burst-fire")
def test_burst_fire_needs_the_assault_rifle_and_combat() -> None:
    assert "card burst-fire" not in offered_kinds(crew("soldier", "06", ["burst-fire"]))
    other = crew(
        "soldier", "06", ["burst-fire"], intruders=[("lair", "06")], more=[{"hands": [Item("assault-rifle", 0)]}]
    )
    assert "card burst-fire" not in offered_kinds(other)


@pytest.mark.content("nemesis/action/steel-nerves")
@pytest.mark.rule("nemesis/surprise.same-for-all")
def test_steel_nerves_ignore_a_surprise_attack() -> None:
    table = surprised(["steel-nerves", "rest"]).answer("steel-nerves", "steel-nerves", 0)
    assert [one.kind for one in table.state.intruders] == ["lurker"]
    assert table.state.characters[0].discard == ["rest", "steel-nerves"]
    assert table.state.characters[0].insanity == 1


@pytest.mark.content("nemesis/action/steel-nerves")
@pytest.mark.rule("nemesis/hidden.hand")
def test_whoever_may_hold_steel_nerves_is_asked_and_the_question_tells_nobody() -> None:
    table = surprised(["search", "rest"]).asks("steel-nerves", 0)
    assert table.offered == ["endure"]
    table.choose("endure")
    assert "contamination-1" in table.state.characters[0].discard
    assert table.state.characters[0].insanity == 2
    gone = surprised(["search", "rest"], discards=[["steel-nerves"]]).asks("act", 0)
    assert gone.state.characters[0].insanity == 2
    assert "card steel-nerves" not in offered_kinds(crew("soldier", "06", ["steel-nerves"]))


def surprised(hand: list[str], **table: Any) -> Driver:
    """The Soldier walks into a Surprise Attack with one card left in hand."""
    walking = crew(
        "soldier", "06", hand, noise=["05/10"], rolls=["1", "seeder-4"], bag=["blank", "seeder-4"],
        tops={"panic": ["heart-attack"]}, **table,
    )  # fmt: skip
    return walking.choose(("move", "05")).answer("pay", "rest")


@pytest.mark.content("nemesis/action/covering-fire")
@pytest.mark.parametrize(("choice", "where"), [(0, ("05", "06")), (1, ("06", "05")), (("both", 1), ("05", "05"))])
def test_covering_fire_lets_the_soldier_another_or_both_go(choice: Any, where: tuple[str, str]) -> None:
    rolls = ["silence"]
    table = crew("soldier", "06", ["covering-fire"], beside="06", intruders=[("stalker", "06")], rolls=rolls)
    table.choose(("card", "covering-fire")).answer("pick-character-covered", choice, 0)
    if choice != 0:
        table.answer("covered", "05", 1)
    if choice != 1:
        table.answer("pick-room-move", "05", 0)
    assert (room_of(table, 0), room_of(table, 1)) == where
    assert table.state.characters[0].hands[0].ammo == 4
    assert not table.events("attack")


@pytest.mark.content("nemesis/action/covering-fire")
def test_whoever_is_covered_by_the_soldier_may_refuse() -> None:
    table = crew("soldier", "06", ["covering-fire"], beside="06", intruders=[("stalker", "06")], rolls=["silence"])
    table.choose(("card", "covering-fire"), ("both", 1)).answer("covered", "refuse", 1)
    table.answer("pick-room-move", "05", 0)
    assert (room_of(table, 0), room_of(table, 1)) == ("05", "06")
    assert "card covering-fire" not in offered_kinds(crew("soldier", "06", ["covering-fire"]))


@pytest.mark.content("nemesis/action/aimed-fire")
@pytest.mark.parametrize(("answer", "faces", "hurt"), [("keep", ["one"], 2), ("reroll", ["blank", "two"], 3)])
def test_aimed_fire_may_roll_again_once(answer: str, faces: list[str], hurt: int) -> None:
    table = crew("soldier", "06", ["aimed-fire"], intruders=[("whisperer", "06")], rolls=faces, tops=TOUGH)
    table.choose(("card", "aimed-fire")).answer("reroll", answer)
    assert table.state.intruders[0].injuries == hurt


@pytest.mark.content("nemesis/action/aimed-fire")
@pytest.mark.rule("nemesis/item.energy-vs-classic")
def test_aimed_fire_needs_an_energy_weapon() -> None:
    classic = crew("soldier", "06", ["aimed-fire"], intruders=[("lair", "06")], more=[{"hands": [Item("revolver", 6)]}])
    assert "card aimed-fire" not in offered_kinds(classic)


# -- the Mechanic --------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/action/ingenuity")
@pytest.mark.rule("nemesis/action.craft")
@pytest.mark.rule("nemesis/craft.recipes")
def test_ingenuity_crafts_with_any_yellow_item_as_the_wrench() -> None:
    table = crew("mechanic", "06", ["ingenuity"], belongings=[["energy-charge", "duct-tape"]])
    assert not table.offers(("craft", "taser"))
    table.choose(("card", "ingenuity", "craft")).answer("pick-craft", "taser")
    table.answer("pick-component", "energy-charge").answer("pick-component", "duct-tape")
    assert items(table) == ["sawn-off", "taser"]
    assert table.state.crafted["taser"] == 2


@pytest.mark.content("nemesis/action/ingenuity")
def test_one_yellow_item_is_not_two_components() -> None:
    table = crew("mechanic", "06", ["ingenuity"], belongings=[["chemicals"]], malfunctions=["06"])
    assert not table.offers(("card", "ingenuity", "craft"))
    two = crew("mechanic", "06", ["ingenuity"], belongings=[["chemicals", "chemicals"]])
    two.choose(("card", "ingenuity", "craft"), "flamethrower", "chemicals", "chemicals")
    assert [item.ammo for item in two.state.characters[0].hands] == [2, 4]
    table.choose(("card", "ingenuity", "clear"))
    assert not table.state.rooms["06"].malfunction


@pytest.mark.content("nemesis/action/pyrotechnics")
def test_pyrotechnics_burn_an_item_or_put_fire_out() -> None:
    table = crew("mechanic", "06", ["pyrotechnics", "rest"], belongings=[["food"]])
    assert not table.offers(("card", "pyrotechnics", "douse"))
    table.choose(("card", "pyrotechnics", "burn")).answer("pay", "rest").answer("discard-item", "food")
    assert table.state.rooms["06"].fire
    assert table.state.discards["green"] == ["food"]
    burning = crew("mechanic", "06", ["pyrotechnics", "rest"], fires=["06"])
    assert not burning.offers(("card", "pyrotechnics", "burn"))
    burning.choose(("card", "pyrotechnics", "douse")).answer("pay", "rest")
    assert not burning.state.rooms["06"].fire
    nothing = crew("mechanic", "06", ["pyrotechnics", "rest"], more=[{"hands": []}])
    assert "card pyrotechnics" not in offered_kinds(nothing)


@pytest.mark.content("nemesis/action/technical-corridors")
@pytest.mark.rule("nemesis/technical.no-characters")
def test_technical_corridors_lead_to_another_entrance_and_the_mechanic_passes() -> None:
    hand = ["technical-corridors", "rest", "search"]
    table = crew("mechanic", "02", hand, rolls=["silence"], hands=[hand, ["rest"]])
    table.choose(("card", "technical-corridors")).answer("pay", "rest").asks("pick-room-crawl")
    assert set(table.offered) == {"04", "05", "09", "14", "15", "19", "21"}
    table.choose("15").answer("discard", "done")
    assert room_of(table) == "15"
    assert table.state.characters[0].passed
    table.asks("act", 1)
    assert "card technical-corridors" not in offered_kinds(crew("mechanic", "06", hand))


# -- weapons -------------------------------------------------------------------------------------------------------


def shot(who: str, weapon: str, face: str, kind: str = "whisperer") -> int:
    """The Injuries of a shot."""
    table = crew(who, "06", ["rest"], intruders=[(kind, "06")], rolls=[face], tops=TOUGH)
    table.choose(("shoot", weapon, f"{kind}-1")).answer("pay", "rest")
    return int(table.state.intruders[0].injuries)


@pytest.mark.content("nemesis/item/revolver")
@pytest.mark.content("nemesis/item/shotgun")
@pytest.mark.content("nemesis/item/sawn-off")
@pytest.mark.content("nemesis/item/assault-rifle")
@pytest.mark.content("nemesis/item/rifle")
@pytest.mark.content("nemesis/item/pistol")
@pytest.mark.rule("nemesis/combat.weapon-text")
@pytest.mark.rule("nemesis/combat.example-pistol")
@pytest.mark.parametrize(
    ("who", "weapon", "adult", "one", "two"),
    [
        ("captain", "revolver", 1, 1, 3),
        ("pilot", "shotgun", 2, 2, 3),
        ("mechanic", "sawn-off", 1, 2, 2),
        ("soldier", "assault-rifle", 2, 2, 3),
        ("scout", "rifle", 1, 1, 2),
        ("scientist", "pistol", 1, 1, 1),
    ],
)
def test_what_the_starting_weapons_do(who: str, weapon: str, adult: int, one: int, two: int) -> None:
    """At a Whisperer, whom the Adult's face hits, too: any hit is one for Shotgun and Assault Rifle."""
    assert [shot(who, weapon, face) for face in ("blank", "creeper", "adult", "one", "two")] == [0, 0, adult, one, two]


# -- Quest Items ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/quest.activate")
@pytest.mark.rule("nemesis/quest.activation-cost")
@pytest.mark.rule("nemesis/quest.inactive")
@pytest.mark.parametrize(
    ("who", "key", "tile"),
    [
        ("captain", "ships-log", "comms"),
        ("pilot", "pilot-evacuation-key", "fire-control"),
        ("mechanic", "plasma-torch", "storage"),
        ("soldier", "autoloader", "armory"),
        ("scientist", "holographic-computer", "generator"),
    ],
)
def test_quest_items_of_a_room_are_activated_there(who: str, key: str, tile: str) -> None:
    table = crew(who, "02", ["rest"], rooms={"02": tile})
    table.choose(("activate", key, tile)).answer("pay", "rest")
    assert key not in table.state.characters[0].quests
    assert key in [*items(table), *table.state.characters[0].hands[0].attached]
    assert not crew(who, "02", ["rest"], rooms={"02": tile}, malfunctions=["02"]).offers(("activate", key, tile))


@pytest.mark.rule("nemesis/quest.activate")
@pytest.mark.parametrize(
    ("who", "key", "things"),
    [
        ("captain", "intercom", ["tools", "duct-tape"]),
        ("pilot", "orbital-system", ["energy-charge", "energy-charge-yellow"]),
        ("mechanic", "flashlight", ["energy-charge", "energy-charge-yellow"]),
        ("soldier", "body-armour", ["tools", "duct-tape"]),
        ("scout", "motion-tracker", ["energy-charge", "energy-charge-yellow"]),
        ("scientist", "lab-equipment", ["chemicals"]),
    ],
)
def test_quest_items_that_take_an_item_are_activated_by_it(who: str, key: str, things: list[str]) -> None:
    for thing in things:
        table = crew(who, "06", ["rest"], belongings=[[thing]])
        table.choose(("activate", key, thing)).answer("pay", "rest")
        assert key in items(table)
        assert thing not in items(table)
    assert f"activate {key}" not in offered_kinds(crew(who, "06", ["rest"], belongings=[["food"]]))


@pytest.mark.content("nemesis/item/ships-log")
@pytest.mark.rule("nemesis/setup.objectives-secret")
def test_the_ships_log_shows_one_objective_to_its_reader() -> None:
    table = crew(
        "captain",
        "02",
        ["rest"],
        rooms={"02": "comms"},
        belongings=[["ships-log"]],
        objectives=[["hoarder", "ab-ovo"]] * 2,
    )
    table.choose(("item", "ships-log")).answer("pay", "rest")
    assert table.state.objectives_seen == [[], [0]]
    assert table.events("objective-seen")[0]["objective"] == "hoarder"
    assert "ships-log" not in items(table)
    away = crew("captain", "06", ["rest"], rooms={"06": "canteen"}, belongings=[["ships-log"]])
    assert "item ships-log" not in offered_kinds(away)
    early = crew("captain", "02", ["rest"], rooms={"02": "comms"}, belongings=[["ships-log"]], met=False)
    assert "item ships-log" not in offered_kinds(early)


@pytest.mark.content("nemesis/item/intercom")
def test_the_intercom_carries_orders_to_computer_rooms() -> None:
    rooms = {"02": "comms", "03": "armory"}
    hand = ["order", "motivation"]
    table = crew("captain", "06", hand, beside="02", rooms=rooms, belongings=[["intercom"]])
    motivated = table.fork().choose(("card", "motivation"))
    assert [len(one.hand) for one in motivated.state.characters] == [2, 1]
    table.choose(("card", "order")).answer("pick-room-order", "06")
    assert room_of(table, 1) == "06"
    far = crew("captain", "06", hand, beside="03", rooms=rooms, belongings=[["intercom"]])
    assert "card order" not in offered_kinds(far)
    fighting = crew(
        "captain", "06", hand, beside="02", rooms=rooms, belongings=[["intercom"]], intruders=[("lurker", "02")]
    )
    assert "card order" not in offered_kinds(fighting)


@pytest.mark.content("nemesis/item/orbital-system")
@pytest.mark.rule("nemesis/round.player-phase-ends")
def test_the_orbital_system_ends_the_round_without_attacks() -> None:
    table = crew(
        "pilot", "06", hands=[["rest", "search"], ["rest"]], belongings=[["orbital-system"]], beside="05",
        intruders=[("stalker", "06")], tops={"events": ["fire-wave"], "attacks": ["bite-2"]},
        chance=SeededChance("orbit"),
    )  # fmt: skip
    table.choose(("item", "orbital-system")).answer("pay", "rest")
    table.answer("discard", "done", 0).answer("discard", "done", 1)
    assert table.events("event")
    assert not table.events("attack")
    assert [one.room for one in table.state.intruders if one.kind == "stalker"] == ["06"]


@pytest.mark.content("nemesis/item/orbital-system")
@pytest.mark.rule("nemesis/wound.bleeding")
def test_the_orbital_system_does_not_make_anybody_pass_twice() -> None:
    table = crew(
        "pilot", "06", hands=[["rest"], []], belongings=[["orbital-system"]], beside="05",
        wounds=[[], ["bleeding"]], passed=[1], chance=SeededChance("orbit"),
    )  # fmt: skip
    table.choose(("item", "orbital-system")).answer("pay", "rest")
    assert table.state.characters[1].light == 0
    assert [one["seat"] for one in table.events("passes")] == [0]


@pytest.mark.content("nemesis/item/pilot-evacuation-key")
@pytest.mark.rule("nemesis/pod.locked-start")
def test_the_pilots_key_turns_the_lock_of_a_pod_of_the_section() -> None:
    table = crew(
        "pilot",
        "02",
        ["rest"],
        rooms={"02": "evacuation-a", "03": "evacuation-b"},
        belongings=[["pilot-evacuation-key"]],
    )
    table.choose(("item", "pilot-evacuation-key")).answer("pay", "rest")
    assert [pod.locked for pod in table.state.pods] == [False, True]
    away = crew("pilot", "04", ["rest"], rooms={"04": "comms"}, belongings=[["pilot-evacuation-key"]])
    assert "item pilot-evacuation-key" not in offered_kinds(away)
    fight = crew(
        "pilot",
        "02",
        ["rest"],
        rooms={"02": "evacuation-a"},
        belongings=[["pilot-evacuation-key"]],
        intruders=[("lair", "02")],
    )
    assert "item pilot-evacuation-key" not in offered_kinds(fight)


@pytest.mark.content("nemesis/item/plasma-torch")
@pytest.mark.rule("nemesis/door.destroyed-permanent")
def test_the_plasma_torch_closes_destroyed_doors_again_and_again() -> None:
    table = crew("mechanic", "06", ["rest", "search"], destroyed=["05/06"], belongings=[["plasma-torch"]])
    table.choose(("item", "plasma-torch")).answer("pay", "rest").answer("pick-door", "05/06")
    assert table.state.corridors.links == {"05/06": "closed"}
    assert table.offers(("item", "plasma-torch"))


@pytest.mark.content("nemesis/item/flashlight")
def test_the_flashlight_searches_for_two_cards() -> None:
    hand = ["rest", "demolition"]
    table = crew(
        "mechanic", "02", hand, rooms={"02": "armory"}, belongings=[["flashlight"]], tops={"red": ["lure", "grenade"]}
    )
    table.choose(("item", "flashlight")).answer("pay", "rest").answer("pay", "demolition").answer("keep-item", "lure")
    assert items(table) == ["sawn-off", "flashlight", "lure"]
    assert table.state.rooms["02"].items == 1
    assert "item flashlight" not in offered_kinds(crew("mechanic", "11", hand, belongings=[["flashlight"]]))


@pytest.mark.content("nemesis/item/body-armour")
@pytest.mark.rule("nemesis/attack.when")
@pytest.mark.parametrize("answer", ["use", "keep"])
def test_body_armour_ignores_an_attack_once_it_is_seen(answer: str) -> None:
    table = crew(
        "soldier", "06", ["rest"], belongings=[["body-armour"]], intruders=[("stalker", "06")], rolls=["silence"],
        tops={"attacks": ["bite-2"]},
    )  # fmt: skip
    table.choose(("move", "05")).answer("pay", "rest").asks("body-armour", 0)
    assert table.decision.args["card"] == "bite"
    table.choose(answer)
    assert len(table.state.characters[0].wounds) == (answer == "keep")
    assert ("body-armour" in items(table)) == (answer == "keep")


@pytest.mark.content("nemesis/item/body-armour")
@pytest.mark.rule("nemesis/attack.when")
@pytest.mark.parametrize("wearer", [0, 1])
def test_body_armour_saves_nobody_from_frenzy_but_whoever_wears_it(wearer: int) -> None:
    """It does not matter whom the Intruder went for."""
    table = crew(
        "soldier", "06", ["rest"], beside="06", characters=["soldier", "pilot"][:: -1 if wearer else 1],
        belongings=[[], ["body-armour"]][:: 1 if wearer else -1], intruders=[("stalker", "06")], rolls=["silence"],
        tops={"attacks": ["frenzy-2"]},
    )  # fmt: skip
    table.choose(("move", "05")).answer("pay", "rest").asks("body-armour", wearer)
    table.choose("use")
    assert len(table.state.characters[wearer].wounds) == 0
    assert len(table.state.characters[1 - wearer].wounds) == 1


@pytest.mark.content("nemesis/item/autoloader")
@pytest.mark.rule("nemesis/item.attached")
def test_the_autoloader_holds_one_more_and_an_energy_charge_costs_nothing() -> None:
    rifle = Item("assault-rifle", 1, ["autoloader"])
    table = crew(
        "soldier", "06", [], more=[{"hands": [rifle]}], belongings=[["energy-charge"]], quests=[["body-armour"]]
    )
    assert most_ammo(table.match.scene, table.state.characters[0].hands[0]) == 6
    assert not table.offers(("item", "energy-charge", "load"))
    assert not table.offers(("item", "energy-charge", "door")), "that still costs a card"
    table.choose(("item", "energy-charge", "autoload"))
    assert table.state.characters[0].hands[0].ammo == 6
    without = crew("soldier", "02", ["rest"], rooms={"02": "armory"}, more=[{"hands": []}])
    assert "activate autoloader" not in offered_kinds(without)


@pytest.mark.content("nemesis/item/motion-tracker")
@pytest.mark.rule("nemesis/noise.number")
def test_the_motion_tracker_rolls_again_for_a_card() -> None:
    hand = ["rest", "search", "contamination-1"]
    table = crew("scout", "06", hand, belongings=[["motion-tracker"]], rolls=["3", "silence"])
    table.choose(("move", "05")).answer("pay", "rest").asks("motion-tracker", 0)
    assert table.offered == ["keep", "search"]
    table.choose("search")
    assert table.events("noise-roll")[-1]["face"] == "silence"
    kept = crew("scout", "06", hand, belongings=[["motion-tracker"]], rolls=["3"])
    kept.choose(("move", "05")).answer("pay", "rest").answer("motion-tracker", "keep")
    assert kept.events("noise-roll")[-1]["face"] == "3"


@pytest.mark.content("nemesis/item/security-key")
def test_the_security_key_moves_any_doors_of_one_room() -> None:
    table = crew("scout", "06", ["rest"], belongings=[["security-key"]], closed=["18/20"])
    table.choose(("item", "security-key")).answer("pay", "rest").answer("pick-room-doors", "20")
    table.answer("pick-doors", "18/20").answer("pick-doors", "17/20")
    assert table.state.corridors.links == {"17/20": "closed"}
    assert "security-key" not in items(table)


@pytest.mark.content("nemesis/item/holographic-computer")
def test_the_holographic_computer_connects_from_anywhere() -> None:
    rooms = {"02": "comms", "06": "canteen"}
    hand = ["intranet", "threat-assessment", "rest"]
    table = crew("scientist", "06", hand, rooms=rooms, belongings=[["holographic-computer"]])
    assert {"card intranet", "card threat-assessment"} <= offered_kinds(table)
    table.choose(("card", "intranet")).answer("pay", "rest").answer("pick-room-intranet", "02")
    assert table.state.characters[0].signal


@pytest.mark.content("nemesis/item/lab-equipment")
@pytest.mark.rule("nemesis/change.lab-insanity")
def test_lab_equipment_analyses_what_is_here() -> None:
    table = crew("scientist", "06", ["rest"], belongings=[["lab-equipment"]], objects={"06": ["carcass"]}, insanity=[3])
    table.choose(("item", "lab-equipment")).answer("pay", "rest").asks("analyse")
    assert table.offered == ["corpse", "carcass"]
    table.choose("carcass")
    assert table.state.discovered == [False, False, True]
    nothing = crew("scientist", "06", ["rest"], belongings=[["lab-equipment"]], objects={"05": ["egg"]})
    assert "item lab-equipment" not in offered_kinds(nothing)
