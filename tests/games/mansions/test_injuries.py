"""The Damage and Horror cards: every design does what it says (section 16.7 of the facts)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mansions.house import B, I, S, clues, conditions, offers, possessions, suffered

from koszmar.games.mansions.injury_cards import INJURIES
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Injury, Monster
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, OPPOSITE, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "study.a"


def drawing(card: str, *others: Any, **more: Any) -> Driver:
    """Ilja Brandt draws this card: strength 3, agility 3, observation 4, lore 4, influence 3, will 4."""
    own = {name: more.pop(name) for name in ("clues", "conditions", "damage", "horror") if name in more}
    items, space = more.pop("items", ()), more.pop("space", HERE)
    kind = INJURIES[card].deck
    return position(
        someone("ilja-brandt", space, *items, **own), *others, deed=("search", f"{kind} 1"), top={kind: [f"{card}-1"]},
        **more,
    )  # fmt: skip


def drawn(card: str, *others: Any, dice: Any = (), **more: Any) -> Driver:
    """He has drawn it, and it lies facedown."""
    table = drawing(card, *others, **more).choose(DEED, rolls=dice)
    one = table.state.investigators[0]
    if table.decision.prompt == "act":
        assert Injury(f"{card}-1", False) in (*one.damage, *one.horror)
    return table


def faceup(card: str) -> dict[str, Any]:
    """A card that lies faceup before somebody."""
    return {INJURIES[card].deck: [Injury(f"{card}-1", True)]}


def bearing(card: str, do: str = "clue +1", *others: Any, **more: Any) -> Driver:
    """Ilja Brandt has this card before him, faceup, and does something."""
    items = more.pop("items", ())
    crew = [someone("ilja-brandt", HERE, *items, **faceup(card), clues=more.pop("clues", 0))]
    return position(*crew, *others, deed=(more.pop("token", "search"), do), **more)


def is_up(table: Driver, who: int = 0) -> bool:
    """Whether the card of somebody lies faceup."""
    one = table.state.investigators[who]
    (card,) = one.damage + one.horror
    return bool(card.up)


def where(table: Driver, who: int = 0) -> str:
    """The space of somebody."""
    return str(table.state.investigators[who].space)


# -- resolved immediately ------------------------------------------------------------------------------------------


@pytest.mark.content(
    "mansions/injury/winded",
    "mansions/injury/ringing-skull",
    "mansions/injury/pinned",
    "mansions/injury/second-wind",
    "mansions/injury/freeze",
    "mansions/injury/nausea",
    "mansions/injury/defiance",
)
@pytest.mark.parametrize(
    ("card", "condition"),
    [
        ("winded", "stunned"), ("ringing-skull", "dazed"), ("pinned", "restrained"), ("second-wind", "focused"),
        ("freeze", "stunned"), ("nausea", "dazed"), ("defiance", "emboldened"),
    ],
)  # fmt: skip
def test_some_bring_a_condition(card: str, condition: str) -> None:
    assert conditions(drawn(card)) == [condition]


@pytest.mark.content("mansions/injury/knocked-back")
def test_knocked_back_moves_one_space_away_from_the_nearest_monster() -> None:
    table = drawn("knocked-back", monsters=[("cultist", NEXT)]).asks("act")
    assert where(table) == "ballroom.d"
    assert where(drawn("knocked-back")) == HERE


@pytest.mark.content("mansions/injury/flight")
def test_flight_moves_two_spaces_away_from_the_nearest_monster() -> None:
    table = drawn("flight", monsters=[("cultist", HERE)], dice=[0, [S, B, B]]).asks("forced-move", 0)
    table.choose(NEXT)
    assert where(table) == OPPOSITE


@pytest.mark.content("mansions/injury/butterfingers")
def test_butterfingers_drops_a_possession_of_ones_choice() -> None:
    table = drawn("butterfingers", items=["axe", "wither-1"]).asks("which-possession", 0)
    assert table.offered == ["axe", "wither"]
    table.choose("wither")
    assert (possessions(table), [card.key for card in table.state.dropped[HERE]]) == (["axe"], ["wither-1"])
    assert not drawn("butterfingers").state.dropped


@pytest.mark.content("mansions/injury/torn-pack")
def test_a_torn_pack_drops_a_random_item_and_no_spell() -> None:
    table = drawn("torn-pack", items=["axe", "wither-1", "knife"], dice=["knife"])
    assert possessions(table) == ["axe", "wither-1"]
    assert possessions(drawn("torn-pack", items=["wither-1"])) == ["wither-1"]


@pytest.mark.content("mansions/injury/bleeding-cut")
@pytest.mark.parametrize(("dice", "damage"), [([S, B, B], 1), ([B, B, B], 2)])
def test_a_bleeding_cut_costs_another_damage_unless_strength_helps(dice: list[str], damage: int) -> None:
    assert suffered(drawn("bleeding-cut", dice=[dice])) == (damage, 0)


@pytest.mark.content("mansions/injury/shock", "mansions/injury/self-harm")
@pytest.mark.parametrize("card", ["shock", "self-harm"])
def test_shock_and_self_harm_cost_a_facedown_card_of_the_other_kind(card: str) -> None:
    table = drawn(card)
    assert suffered(table) == (1, 1)
    one = table.state.investigators[0]
    assert not any(injury.up for injury in (*one.damage, *one.horror))


@pytest.mark.content("mansions/injury/blood-in-the-eyes", "mansions/injury/tunnel-vision")
@pytest.mark.parametrize("card", ["blood-in-the-eyes", "tunnel-vision"])
def test_blood_in_the_eyes_and_tunnel_vision_cost_a_clue(card: str) -> None:
    assert clues(drawn(card, clues=2)) == 1
    assert clues(drawn(card)) == 0


@pytest.mark.content("mansions/injury/graze", "mansions/injury/numb")
@pytest.mark.parametrize("card", ["graze", "numb"])
def test_a_graze_is_nothing_more_nor_is_being_numb(card: str) -> None:
    table = drawn(card, clues=1, items=["axe"])
    assert (sum(suffered(table)), conditions(table), clues(table), possessions(table)) == (1, [], 1, ["axe"])
    assert where(table) == HERE


@pytest.mark.content("mansions/injury/adrenaline")
def test_with_adrenaline_one_may_move_a_space() -> None:
    table = drawing("adrenaline").choose(DEED).asks("may-move", 0)
    assert set(table.offered) == {"stay", NEXT, "ballroom.d"}
    table.choose(NEXT)
    assert (where(table), table.state.turn.actions) == (NEXT, 1)


@pytest.mark.content("mansions/injury/outcry")
def test_an_outcry_draws_the_nearest_monster_nearer() -> None:
    monsters = [Monster("cultist-1", "cultist", OPPOSITE), Monster("ghost-1", "ghost", STUDY)]
    table = drawn("outcry", monsters=monsters).choose(NEXT)
    assert [monster.space for monster in table.state.monsters] == [NEXT, STUDY]
    drawn("outcry")


@pytest.mark.content("mansions/injury/dropped-light")
def test_a_dropped_light_is_a_light_source() -> None:
    assert possessions(drawn("dropped-light", items=["axe", "kerosene-lantern"])) == ["axe"]
    assert possessions(drawn("dropped-light", items=["axe"])) == ["axe"]


@pytest.mark.content("mansions/injury/lash-out")
def test_whoever_lashes_out_hits_another_investigator_in_the_space() -> None:
    crew = [someone("hanna-voss", HERE), someone("odile-carrow", HERE), someone("jonah-pike", NEXT)]
    table = drawn("lash-out", *crew).asks("which-investigator")
    assert table.offered == ["1", "2", "lots"]
    table.choose(2)
    assert [suffered(table, who) for who in range(4)] == [(0, 1), (0, 0), (1, 0), (0, 0)]
    assert not table.state.investigators[2].damage[0].up


@pytest.mark.content("mansions/injury/shaken")
@pytest.mark.parametrize(("dice", "horror"), [([S, B, B, B], 1), ([B, B, B, B], 2)])
def test_whoever_is_shaken_may_suffer_more(dice: list[str], horror: int) -> None:
    assert suffered(drawn("shaken", dice=[dice])) == (0, horror)


@pytest.mark.content("mansions/injury/clarity")
def test_clarity_is_worth_a_clue() -> None:
    assert clues(drawn("clarity")) == 1


# -- kept faceup ---------------------------------------------------------------------------------------------------


@pytest.mark.content(
    "mansions/injury/broken-arm",
    "mansions/injury/torn-tendon",
    "mansions/injury/concussion",
    "mansions/injury/swollen-eye",
    "mansions/injury/tremor",
    "mansions/injury/racing-thoughts",
    "mansions/injury/hallucination",
    "mansions/injury/stammer",
    "mansions/injury/despair",
)
@pytest.mark.parametrize(
    ("card", "skill", "pool"),
    [
        ("broken-arm", "strength", 3), ("torn-tendon", "agility", 3), ("concussion", "lore", 4),
        ("swollen-eye", "observation", 4), ("tremor", "agility", 3), ("racing-thoughts", "lore", 4),
        ("hallucination", "observation", 4), ("stammer", "influence", 3), ("despair", "will", 4),
    ],
)  # fmt: skip
def test_some_cost_a_die_in_tests_of_one_skill(card: str, skill: str, pool: int) -> None:
    bearing(card, f"test {skill} 1").choose(DEED, rolls=[[B] * (pool - 1)])
    other = "will" if skill != "will" else "lore"
    bearing(card, f"test {other} 1").choose(DEED, rolls=[[B] * 4])


@pytest.mark.content("mansions/injury/broken-leg")
def test_with_a_broken_leg_a_move_action_leads_one_space() -> None:
    table = bearing("broken-leg").choose(("go", NEXT))
    assert (table.state.turn.moves, table.state.turn.actions) == (0, 1)
    assert position(someone("ilja-brandt", HERE)).choose(("go", NEXT)).state.turn.moves == 1


@pytest.mark.content("mansions/injury/crushed-fingers")
def test_crushed_fingers_cost_a_puzzle_step_and_a_die_with_firearms() -> None:
    table = bearing("crushed-fingers", "puzzle code").choose(DEED)
    assert table.decision.args["left"] == 3
    armed = bearing("crushed-fingers", items=["38-revolver", "knife"], monsters=[("riot", NEXT)])
    armed.choose(("attack", "38-revolver", "riot-1"), rolls=["A1", [B, B]])
    near = bearing("crushed-fingers", items=["knife"], monsters=[("riot", HERE)])
    near.choose(("attack", "knife", "riot-1"), rolls=["A1", [B, B, B]])


@pytest.mark.content("mansions/injury/cracked-ribs")
def test_with_cracked_ribs_nobody_pushes_slides_or_forces() -> None:
    def crew(card: str) -> Driver:
        return bearing(
            card, "clue +1", someone("hanna-voss", HERE),
            tiles=[("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0)], barricades=[(HERE, "")],
        )  # fmt: skip

    assert offers(crew("concussion"), "push")
    assert not offers(crew("cracked-ribs"), "push")


@pytest.mark.content("mansions/injury/cracked-ribs")
@pytest.mark.parametrize(("card", "can"), [("concussion", True), ("cracked-ribs", False)])
def test_with_cracked_ribs_barricades_stay_where_they_are(card: str, can: bool) -> None:
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0)]
    other = someone("hanna-voss", "hall-1.b")
    inside = position(someone("ilja-brandt", OPPOSITE, **faceup(card)), other, tiles=tiles, barricades=[(OPPOSITE, "")])
    assert offers(inside, "slide") == can
    outside = position(
        someone("ilja-brandt", "hall-1.a", **faceup(card)), other, tiles=tiles, barricades=[(OPPOSITE, "hall-1.a")]
    )
    assert offers(outside, "force") == can


@pytest.mark.content("mansions/injury/open-wound")
@pytest.mark.parametrize(("dice", "damage"), [([S, B, B], 1), ([B, B, B], 2)])
def test_an_open_wound_may_bleed_after_the_second_action_of_a_turn(dice: list[str], damage: int) -> None:
    table = bearing("open-wound").choose(DEED)
    assert suffered(table) == (1, 0)
    table.choose(DEED, rolls=[dice])
    assert suffered(table) == (damage, 0)


@pytest.mark.content("mansions/injury/open-wound")
def test_a_move_is_an_action_too_and_bleeds_when_it_is_over() -> None:
    table = bearing("open-wound").choose(DEED, ("go", NEXT))
    short = table.fork()
    table.choose(("go", HERE), rolls=[[B, B, B]])
    assert suffered(table) == (2, 0)
    short.choose("end", rolls=[[B, B, B]])
    assert suffered(short) == (2, 0)


@pytest.mark.content("mansions/injury/open-wound")
def test_a_move_that_the_second_action_interrupts_bleeds_but_once() -> None:
    table = bearing("open-wound").choose(("go", NEXT))
    table.choose(("recover", 0, "open-wound", "lore"), rolls=[[B] * 4, [B] * 3])
    assert suffered(table) == (2, 0)
    table.choose(("go", HERE))
    assert suffered(table) == (2, 0)


@pytest.mark.content("mansions/injury/fear-of-the-dark")
def test_fear_of_the_dark_costs_a_die_in_every_test_in_darkness() -> None:
    bearing("fear-of-the-dark", "test lore 1", darkness=[HERE]).choose(DEED, rolls=[[B] * 3])
    bearing("fear-of-the-dark", "test strength 1", darkness=[HERE]).choose(DEED, rolls=[[B] * 2])
    bearing("fear-of-the-dark", "test lore 1").choose(DEED, rolls=[[B] * 4])
    lit = bearing("fear-of-the-dark", "test lore 1", darkness=[HERE], items=["kerosene-lantern"])
    lit.choose(DEED, rolls=[[B] * 4])


@pytest.mark.content("mansions/injury/mistrust")
def test_with_mistrust_one_cannot_be_given_possessions_in_trades() -> None:
    table = bearing("mistrust", "clue +1", someone("hanna-voss", HERE, "axe"), items=["knife"]).choose(("trade",))
    assert offers(table, "give", 1)
    assert not offers(table, "ask", 1)
    wary = someone("hanna-voss", HERE, "axe", horror=[Injury("mistrust-1", True)])
    table = position(someone("ilja-brandt", HERE, "knife"), wary).choose(("trade",))
    assert not offers(table, "give", 1)
    assert offers(table, "ask", 1)


@pytest.mark.content("mansions/injury/obsession")
@pytest.mark.parametrize(
    ("do", "horror"), [("clue +1", 1), ("gain random common", 1), ("condition focused", 2), ("test lore 1", 2)]
)
@pytest.mark.parametrize("token", ["search", "interact"])
def test_obsession_costs_horror_when_searching_or_interacting_gains_nothing(do: str, horror: int, token: str) -> None:
    dice: dict[str, list[Any]] = {"gain random common": ["axe"], "test lore 1": [[B] * 4]}
    table = bearing("obsession", do, token=token).choose(DEED, rolls=dice.get(do, []))
    assert suffered(table) == (0, horror)


@pytest.mark.content("mansions/injury/obsession")
def test_obsession_is_not_about_other_actions() -> None:
    table = bearing("obsession", items=["axe", "bandages"], monsters=[("riot", HERE)])
    table.choose(("attack", "axe", "riot-1"), rolls=["A1", [B, B, B]])
    assert suffered(table) == (0, 1)
    door = position(
        someone("ilja-brandt", OPPOSITE, horror=[Injury("obsession-1", True)]), tokens=["hall-door"],
    ).choose(("token", "hall-door", "do"), "stay")  # fmt: skip
    assert suffered(door) == (0, 1)


# -- ways out ------------------------------------------------------------------------------------------------------

WAYS_OUT = [
    ("broken-arm", "lore", 2, "anyone"), ("broken-leg", "lore", 2, "anyone"), ("torn-tendon", "strength", 2, "self"),
    ("concussion", "will", 2, "self"), ("swollen-eye", "strength", 1, "self"),
    ("crushed-fingers", "lore", 2, "anyone"), ("cracked-ribs", "strength", 2, "self"),
    ("open-wound", "lore", 1, "anyone"), ("fear-of-the-dark", "will", 2, "self"),
    ("mistrust", "influence", 2, "another"), ("tremor", "will", 1, "self"), ("racing-thoughts", "will", 2, "self"),
    ("hallucination", "will", 2, "self"), ("stammer", "influence", 2, "another"),
    ("despair", "influence", 2, "another"), ("obsession", "will", 1, "self"),
]  # fmt: skip
POOLS = {"strength": 3, "lore": 4, "will": 4, "influence": 3}


@pytest.mark.parametrize(("card", "skill", "needed", "by"), WAYS_OUT)
def test_every_card_that_is_kept_has_a_way_out(card: str, skill: str, needed: int, by: str) -> None:
    if by == "another":
        assert not offers(bearing(card), "recover")
        patient = someone("hanna-voss", HERE, **faceup(card))
        table, whose = position(someone("ilja-brandt", HERE), patient), 1
    else:
        table, whose = bearing(card), 0
    pool = POOLS[skill] - (card == "despair" and by == "self")
    failed = table.fork().choose(
        ("recover", whose, card, skill), rolls=[[*[S] * (needed - 1), *[B] * (pool - needed + 1)]]
    )
    assert (is_up(failed, whose), failed.state.turn.actions) == (True, 1)
    table.choose(("recover", whose, card, skill), rolls=[[*[S] * needed, *[I] * (pool - needed)]])
    assert (is_up(table, whose), table.state.turn.actions) == (False, 1)


@pytest.mark.parametrize(("card", "skill", "needed", "by"), WAYS_OUT)
def test_some_ways_out_are_open_to_anyone_in_the_space(card: str, skill: str, needed: int, by: str) -> None:
    def beside(space: str) -> Driver:
        patient = someone("hanna-voss", space, **faceup(card))
        return position(someone("ilja-brandt", HERE), patient)

    assert offers(beside(HERE), "recover", 1, card, skill) == (by != "self")
    assert not offers(beside(NEXT), "recover")
