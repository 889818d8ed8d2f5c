"""Haunt 17, Forward This or Die."""

from typing import Any

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import beast, imagined, position, token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message
from koszmar.kernel.words import Words

PACK = [("gremlin", "basement-landing", number) for number in (1, 2, 3)]


def chain(**given: Any) -> Driver:
    """A table with the traitor in seat 2, three Gremlins in the Basement, and a hat with an X on top."""
    slips = given.pop("slips", ["x", "die", "x"])
    gremlins = [beast(*one) for one in PACK]
    return position(**{"haunt": 17, "revealer": 2, "house": ["tower"], "monsters": gremlins,
                       "facts": {"secret-slips": slips},
                       "places": ["tower", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/17")
@pytest.mark.parametrize(("players", "slips"), [(3, 6), (4, 5), (5, 4), (6, 3)])
def test_set_up(begin: Any, players: int, slips: int) -> None:
    state = begin(17, players).state
    traitor = state.explorers[state.haunt.traitor]
    assert [(one.kind, one.place) for one in state.haunt.monsters] == [("gremlin", traitor.place)] * 3
    assert sorted(state.haunt.facts["secret-slips"]) == ["die"] + ["x"] * (slips - 1)
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert state.haunt.monsters_after == state.haunt.traitor


# -- slips -----------------------------------------------------------------------------------------------------------


def test_an_x_is_set_aside() -> None:
    table = chain().choose("end").asks("act", 1)
    assert table.events("17-slip-x") == [{"seat": 0}]
    assert table.state.haunt.facts["secret-slips"] == ["x", "die"]


def test_only_living_heroes_draw() -> None:
    table = chain(active=2, phase="turn-ends", rolls=[0] * 6, dead=[0])
    assert table.state.haunt.facts["secret-slips"] == ["x", "die", "x"]
    table.choose("done").asks("act", 1)
    assert table.state.haunt.facts["secret-slips"] == ["x", "die", "x"]


def test_die_refills_the_hat_and_sends_up_to_two_gremlins() -> None:
    table = chain(slips=["die"], rolls=[0] * 20).choose("end").asks("17-send", 2)
    assert sorted(table.state.haunt.facts["secret-slips"]) == ["die", *["x"] * 5]
    assert table.offered == ["gremlin-1", "gremlin-2", "gremlin-3", "done"]
    table.choose("gremlin-2").answer("17-send", "gremlin-3", 2).asks("act", 1)
    assert [one.place for one in table.state.haunt.monsters] == ["basement-landing", "tower", "tower"]
    assert table.events("attack") == [{"trait": "might", "attacker": f"gremlin-{number}", "target": "seat-0"}
                                      for number in (2, 3)]  # fmt: skip
    assert "slips" in table.state.haunt.shown


def test_the_traitor_need_not_send_any_and_stunned_ones_stay() -> None:
    stunned = [beast(*PACK[0], stunned=True), *(beast(*one) for one in PACK[1:])]
    table = chain(slips=["die"], monsters=stunned).choose("end").asks("17-send", 2)
    assert table.offered == ["gremlin-2", "gremlin-3", "done"]
    assert table.choose("done").asks("act", 1).events("attack") == []


def test_the_second_gremlin_spares_the_dead() -> None:
    table = chain(slips=["die"], traits=[{"might": 1}], rolls=[1, *[0] * 8]).choose("end", "gremlin-1", "gremlin-2")
    table.choose("might").asks("act", 1)
    assert len(table.events("attack")) == 1


def test_without_gremlins_die_brings_nobody() -> None:
    chain(slips=["die"], monsters=[]).choose("end").asks("act", 1)


# -- Gremlins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "offered"), [
    ("tower", True), ("gallery", True), ("observatory", True), ("hallway", False),
])  # fmt: skip
def test_research_is_done_in_three_rooms(place: str, offered: bool) -> None:
    table = chain(house=["tower", "gallery", "observatory"], places=[place, "upper-landing", "basement-landing"])
    assert table.offers("haunt research") == offered


def test_five_marks_any_gremlin() -> None:
    table = chain(rolls=[2, 2, 1], tokens=[token("rune", "rune", "gremlin-2")]).choose("haunt research")
    assert table.asks("17-mark", 0).offered == ["gremlin-1", "gremlin-3"]
    table.choose("gremlin-3")
    assert [one.on for one in table.state.tokens] == ["gremlin-2", "gremlin-3"]


def test_four_hurts() -> None:
    table = chain(rolls=[2, 2, 0]).choose("haunt research")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert table.state.tokens == []


def test_with_all_marked_there_is_nothing_to_research() -> None:
    runes = [token("rune", "rune", f"gremlin-{number}") for number in (1, 2, 3)]
    assert not chain(tokens=runes).offers("haunt research")


def test_only_a_marked_gremlin_can_be_attacked_and_damage_kills_it() -> None:
    box = HAUNTS[17].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 6, 6, 2)
    table = chain(places=["basement-landing", "upper-landing", "hallway"], rolls=[1, *[0] * 9],
                  tokens=[token("rune", "rune", "gremlin-2")])  # fmt: skip
    assert not table.offers("attack unarmed gremlin-1")
    table.choose("attack unarmed gremlin-2")
    assert [one.id for one in table.state.haunt.monsters] == ["gremlin-1", "gremlin-3"]
    assert table.state.tokens == []


@pytest.mark.parametrize(("marked", "left"), [(False, 1), (True, 0)])
def test_a_gremlin_that_loses_its_own_attack_is_stunned_and_dies_if_marked(marked: bool, left: int) -> None:
    table = chain(slips=["die"], monsters=[beast("gremlin", "basement-landing")], rolls=[0] * 5 + [1, *[0] * 4],
                  tokens=[token("rune", "rune", "gremlin-1")] if marked else [])  # fmt: skip
    table.choose("end", "gremlin-1")
    assert [one.stunned for one in table.state.haunt.monsters] == [True] * left


def test_dynamite_is_no_attack_and_stuns_a_gremlin_without_a_rune() -> None:
    table = chain(places=["basement-landing", "upper-landing", "hallway"], cards=[["dynamite"]],
                  rolls=[2, 2, *[0] * 20], tokens=[token("rune", "rune", "gremlin-2")])  # fmt: skip
    table.choose("attack dynamite throw")
    assert [(one.id, one.stunned) for one in table.state.haunt.monsters] == [("gremlin-1", True), ("gremlin-3", True)]


@pytest.mark.parametrize(("lang", "name"), [("en", "Gremlins"), ("pl", "Gremliny")])
def test_both_openings_name_the_gremlins(lang: str, name: str) -> None:
    words = Words(GAME, lang)
    for side in ("hero", "traitor"):
        assert name in words.say(Message(f"haunt-17-{side}-intro", {"players": 3}))


@pytest.mark.rule("betrayal/haunt17.heroes-win")
@pytest.mark.parametrize(("dead", "won"), [([2], True), ([], False)])
def test_the_heroes_win_when_traitor_and_gremlins_are_dead(dead: list[int], won: bool) -> None:
    table = chain(
        places=["basement-landing", "upper-landing", "hallway"],
        rolls=[1, *[0] * 9],
        dead=dead,
        monsters=[beast("gremlin", "basement-landing")],
        tokens=[token("rune", "rune", "gremlin-1")],
    )
    table.choose("attack unarmed gremlin-1")
    assert (table.result is not None and table.result.reason == "haunt-17-hero") == won


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = chain(slips=["die"], dead=[1], traits=[{"might": 1}], rolls=[1, *[0] * 8])
    table.choose("end", "gremlin-1", "done", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-17-traitor", (2,))


# -- what is known ---------------------------------------------------------------------------------------------------


def test_nobody_knows_the_next_slip_but_all_can_count_them() -> None:
    lore = HAUNTS[17].lore
    assert lore is not None
    for seat in (0, 2, None):
        table = chain()
        assert lore(table.match.scene, seat) == {"lore-17-hat": {"number": 3}}
        seen = set()
        for seed in range(20):
            haunt = imagined(table, seat, seed).haunt
            assert haunt is not None
            seen.add(tuple(haunt.facts["secret-slips"]))
        assert len(seen) == 3


def test_the_book_says_what_everybody_knows() -> None:
    for seat in (0, 2, None):
        pages = {page.id: page for book in chain().match.view(seat).books for page in book.pages}
        lore = next(page for key, page in pages.items() if key.endswith("lore"))
        assert [(one.heading.id, one.text and one.text.id) for one in lore.passages] == [
            ("passage-known", "lore-17-hat")
        ]


def test_marked_gremlins_are_hunted_then_the_traitor() -> None:
    aims = TASTES[17].aims
    assert aims is not None
    assert aims(chain(tokens=[token("rune", "rune", "gremlin-2")]).match.scene, 0) == [("basement-landing", 1.5)]
    assert aims(chain(monsters=[]).match.scene, 0) == [("basement-landing", 2.0)]
    assert aims(chain().match.scene, 2) == []
