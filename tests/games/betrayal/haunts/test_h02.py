"""Haunt 2, Friends Forever."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.bot import prefer
from koszmar.games.betrayal.proof.positions import imagined, position, token
from koszmar.games.betrayal.tiles import LANDINGS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0), "furnace-room": ("basement", 0, 1, 1)}


def numbers(*values: int) -> list[Any]:
    """Face-down Number tokens by seat."""
    return [token("number", "number", f"seat-{seat}", number, up=False) for seat, number in enumerate(values)]


def friends(*values: int, **given: Any) -> Driver:
    """A table where these numbers were dealt; whoever has the 1 is the hidden traitor."""
    values = values or (2, 1, 3)
    sides = ["traitor" if number == 1 else "hero" for number in values]
    return position(**{
        "players": len(values), "haunt": 2, "revealer": 0, "traitor": values.index(1), "sides_of": sides, "track": 5,
        "tokens": numbers(*values), "house": HOUSE, "cards": [["ring"]],
        "places": ["entrance-hall", "hallway", "upper-landing", "upper-landing"],
    } | given)  # fmt: skip


def revealed(**given: Any) -> Driver:
    """The same, and everybody knows the traitor."""
    table = {"hidden": False, "tokens": [*numbers(2), token("number", "number", "seat-1", 1), *numbers(0, 0, 3)[2:]]}
    return friends(**table | given)


@pytest.mark.rule("betrayal/hidden.number-tokens")
@pytest.mark.content("betrayal/haunt/02")
@pytest.mark.parametrize(("players", "track"), [(3, 6), (4, 5), (5, 4), (6, 3)])
def test_set_up(begin: Any, players: int, track: int) -> None:
    table = begin(2, players)
    haunt = table.state.haunt
    dealt = {one.on: one for one in table.state.tokens if one.name == "number"}
    assert sorted(one.value for one in dealt.values()) == list(range(1, players + 1))
    assert set(dealt) == {f"seat-{seat}" for seat in range(players)}
    assert not any(one.up for one in dealt.values())
    assert dealt[f"seat-{haunt.traitor}"].value == 1
    assert [seat for seat, side in enumerate(haunt.sides) if side == "traitor"] == [haunt.traitor]
    assert (haunt.track, haunt.open) == (track, False)
    assert table.decision.seat == (haunt.revealer + 1) % players


@pytest.mark.rule("betrayal/hidden.explorers-are-obstacles")
def test_everybody_may_attack_everybody_and_is_in_the_way() -> None:
    table = friends(places=["hallway", "hallway", "hallway"], moves=1)
    assert table.offers("attack unarmed seat-1", "attack unarmed seat-2")
    assert not table.offers("move entrance-hall")
    table = friends(places=["hallway", "hallway", "hallway"], moves=3).choose("move entrance-hall")
    assert table.state.turn.moves == 1


@pytest.mark.rule("betrayal/hidden.obstacles-after-reveal")
def test_once_the_traitor_is_known_heroes_do_not_hinder_each_other() -> None:
    assert revealed(places=["hallway", "entrance-hall", "hallway"], moves=1).offers("move entrance-hall")
    assert not revealed(places=["hallway", "hallway", "entrance-hall"], moves=1).offers("move entrance-hall")
    assert not revealed(places=["hallway", "hallway", "upper-landing"], moves=1, active=1).offers("move entrance-hall")


@pytest.mark.rule("betrayal/haunt.hidden-traitor-attacks")
def test_heroes_may_attack_each_other_even_then_but_sensible_ones_do_not() -> None:
    table = revealed(places=["hallway", "entrance-hall", "hallway"], traits=[{"might": 8}, {}, {"might": 1}], moves=0)
    assert table.offers("attack unarmed seat-2")
    likes = dict(zip(table.offered, prefer(table.match.scene, table.decision), strict=True))
    assert likes["attack unarmed seat-2"] < likes["end"]


# -- the call --------------------------------------------------------------------------------------------------------


def test_after_the_revealers_turn_the_track_falls_and_every_hero_goes_to_a_landing_or_is_hurt() -> None:
    table = friends().choose("end").asks("02-call", 0)
    assert table.state.haunt.track == 4
    assert set(table.offered) == {*LANDINGS, "refuse"}
    table.choose("basement-landing").asks("02-call", 1).choose("refuse")
    table.answer("take-damage", "sanity", 1).answer("take-damage", "knowledge", 1)
    table.answer("02-call", "upper-landing", 2).asks("act", 1)
    assert [one.place for one in table.state.explorers] == ["basement-landing", "hallway", "upper-landing"]


def test_nobody_calls_after_the_other_turns() -> None:
    assert friends(active=1).choose("end").asks("act", 2).state.haunt.track == 5


def test_a_revealed_traitor_is_not_called() -> None:
    table = revealed().choose("end").answer("02-call", "hallway", 0).answer("02-call", "hallway", 2).asks("act", 1)
    assert table.state.explorers[1].place == "hallway"


def test_the_call_goes_on_when_the_revealer_is_dead() -> None:
    table = friends(dead=[0], active=2).choose("end").asks("02-call", 1)
    assert table.state.haunt.track == 4


# -- the Ring --------------------------------------------------------------------------------------------------------


def test_only_the_holder_of_the_ring_can_destroy_it() -> None:
    assert friends().offers("haunt destroy")
    assert not friends(active=1).offers("haunt destroy")
    assert friends(1, 2, 3).offers("haunt destroy"), "a hidden traitor passes for a hero"


@pytest.mark.rule("betrayal/haunt02.heroes-win")
def test_seven_destroys_the_ring_and_shows_the_traitor() -> None:
    table = friends(rolls=[2, 2, 2, 1]).choose("haunt destroy", "speed")
    for seat, options in ((0, ["keep-quiet"]), (1, ["keep-quiet", "step-in"]), (2, ["keep-quiet"])):
        assert table.asks("02-step-in", seat).offered == options
        table.choose("keep-quiet")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-02-hero", (0, 2))
    assert table.state.haunt.open


def test_whom_a_reroll_kills_destroys_nothing() -> None:
    table = friends(cards=[["ring", "creepy-doll"]], traits=[{"sanity": 1}], rolls=[0] * 4 + [2] * 4)
    table.choose("haunt destroy", "speed").answer("reroll", "creepy-doll", 0)
    assert table.state.explorers[0].dead
    table.asks("02-call", 1)


def test_heroes_on_disturbed_tiles_help() -> None:
    places = ["furnace-room", "ballroom", "ballroom"]
    table = friends(places=places, rolls=[2, 2, 0, 0]).choose("haunt destroy", "speed").asks("02-step-in", 0)
    assert table.events("roll")[0]["bonus"] == 3
    assert revealed(places=places, rolls=[2, 2, 1, 0]).choose("haunt destroy", "speed").result is not None


def test_six_hurls_the_holder_to_a_landing() -> None:
    table = friends(rolls=[2, 2, 2, 0]).choose("haunt destroy", "speed")
    assert table.events("damage") == [{"seat": 0, "amount": 6, "damage": "general"}]
    table.choose("might", "might", "speed", "speed", "sanity", "knowledge").asks("place-yourself", 0)
    assert set(table.offered) == set(LANDINGS)
    assert table.choose("upper-landing").state.explorers[0].place == "upper-landing"


def test_knowledge_may_be_rolled_instead() -> None:
    table = friends(traits=[{"knowledge": 8}], rolls=[2, 2, 2, 2, 0, 0]).choose("haunt destroy", "knowledge")
    assert len(table.events("roll")[0]["dice"]) == 6
    table.asks("02-step-in", 0)


def test_the_traitor_may_step_in_scatter_the_heroes_and_spoil_the_roll() -> None:
    table = friends(2, 1, 3, 4, places=["furnace-room", "ballroom", "ballroom", "upper-landing"],
                    traits=[{}, {"might": 2, "sanity": 1}], rolls=[2, 2, 0, 0])  # fmt: skip
    table.choose("haunt destroy", "speed", "keep-quiet", "step-in")
    for hero, tile in ((0, "basement-landing"), (2, "upper-landing"), (3, "hallway")):
        assert table.asks("02-scatter", 1).decision.args["who"] == hero
        assert set(table.offered) == set(LANDINGS)
        table.choose(tile)
    assert [table.state.explorers[seat].place for seat in (0, 2, 3)] == ["basement-landing", "upper-landing", "hallway"]
    assert table.events("damage") == [{"seat": 0, "amount": 6, "damage": "general"}]
    traitor = table.state.explorers[1]
    assert traitor.traits["might"] == start_of(traitor, "might") + 1
    assert traitor.traits["sanity"] == start_of(traitor, "sanity")
    assert table.state.haunt.open
    assert table.state.tokens[1].up


def test_stepping_in_does_not_help_against_a_roll_that_needs_no_help() -> None:
    table = friends(places=["furnace-room", "ballroom", "ballroom"], rolls=[2, 2, 2, 1])
    table.choose("haunt destroy", "speed", "keep-quiet", "step-in", "hallway", "hallway")
    assert table.result is not None
    assert table.result.reason == "haunt-02-hero"


def test_a_chosen_result_has_no_help_to_lose() -> None:
    table = friends(places=["furnace-room", "ballroom", "ballroom"], cards=[["ring", "angels-feather"]])
    table.choose("haunt destroy", "angels-feather")
    while table.decision.prompt != "02-step-in":
        table.choose(next(key for key in table.offered if key.endswith("7")))
    table.choose("keep-quiet", "step-in", "hallway", "hallway")
    assert table.result is not None
    assert table.result.reason == "haunt-02-hero"


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt02.heroes-win")
@pytest.mark.rule("betrayal/haunt-goal.killing-traitor")
def test_the_heroes_win_when_the_traitor_is_dead() -> None:
    table = friends(places=["hallway", "hallway", "upper-landing"], traits=[{}, {"might": 1}],
                    rolls=[2, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-1", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-02-hero", (0, 2))


@pytest.mark.rule("betrayal/haunt02.traitor-wins")
def test_the_traitor_wins_when_the_track_is_at_zero() -> None:
    assert friends(track=2).choose("end").asks("02-call", 0).state.haunt.track == 1
    table = friends(track=1).choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-02-traitor", (1,))


@pytest.mark.rule("betrayal/haunt02.traitor-wins")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = friends(dead=[2], active=1, places=["hallway", "hallway", "upper-landing"], traits=[{"might": 1}],
                    rolls=[2, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-02-traitor"


# -- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/hidden.look-own-token")
@pytest.mark.rule("betrayal/hidden.no-reveal-but-may-claim")
def test_only_the_owner_knows_a_number() -> None:
    lore = HAUNTS[2].lore
    assert lore is not None
    table = friends()
    assert lore(table.match.scene, 1) == {"lore-02-number": {"number": 1}}
    assert lore(table.match.scene, 2) == {"lore-02-number": {"number": 3}}
    assert lore(table.match.scene, None) == {}


@pytest.mark.rule("betrayal/hidden.no-reveal-but-may-claim")
def test_what_a_seat_cannot_know_may_be_otherwise() -> None:
    traitors = set()
    for attempt in range(40):
        state = imagined(friends(2, 1, 3, 4, dead=[3]), 0, attempt)
        assert state.haunt is not None
        assert state.tokens[0].value == 2
        assert sorted(one.value for one in state.tokens) == [1, 2, 3, 4]
        assert state.tokens[state.haunt.traitor].value == 1
        assert state.haunt.sides[state.haunt.traitor] == "traitor"
        traitors.add(state.haunt.traitor)
    assert traitors == {1, 2}, "neither the viewer nor somebody whose death ended nothing"


def test_neither_the_blessing_nor_a_refused_trade_gives_a_hidden_traitor_away() -> None:
    blessed = [*numbers(2, 1, 3), token("blessing", "blessing", "hallway")]
    here = {"tokens": blessed, "places": ["hallway", "hallway", "upper-landing"], "rolls": [0, ...]}
    table = friends(**here).choose("attack unarmed seat-1")
    assert [len(roll["dice"]) for roll in table.events("roll")] == [6, 5]
    table = friends(**here, hidden=False).choose("attack unarmed seat-1")
    assert [len(roll["dice"]) for roll in table.events("roll")] == [6, 4]
    assert friends(**here, rulings={"trade-across-sides": "refused"}).offers("trade 1")
    assert not friends(**here, hidden=False, rulings={"trade-across-sides": "refused"}).offers("trade 1")
