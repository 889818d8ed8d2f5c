"""Haunt 29, A Beautiful Garden."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.kernel.testing.driver import Driver

NORTH = {"junk-room": ("ground", 0, -1, 0)}


def iron(seat: int = 0) -> Any:
    """Cold iron in somebody's hand."""
    return token("trait-might", "iron", f"seat-{seat}")


def learned(seat: int = 0) -> Any:
    """The own Hero token."""
    return token("hero", "learned", f"seat-{seat}")


def garden(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2, upstairs."""
    places = ["entrance-hall", "hallway", "upper-landing"]
    return position(**{"haunt": 29, "revealer": 2, "house": NORTH, "places": places} | given)


@pytest.mark.content("betrayal/haunt/29")
@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 2), (5, 3), (6, 3)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    table = begin(29, players, answers={"be-traitor": "accept"})
    haunt = table.state.haunt
    assert haunt.traitor == haunt.revealer
    place = table.state.explorers[haunt.traitor].place
    assert [(one.kind, one.place) for one in haunt.monsters] == [("fae", place)] * count
    assert haunt.monsters_after == haunt.traitor
    assert "heal" not in table.kinds()


# -- the heroes ------------------------------------------------------------------------------------------------------


def test_five_finds_iron_on_a_tile_with_an_item() -> None:
    places = ["junk-room", "hallway", "upper-landing"]
    table = garden(places=places, rolls=[2, 2, 1, 0, 0]).choose("haunt iron")
    assert [(one.kind, one.name, one.on) for one in table.state.tokens] == [("trait-might", "iron", "seat-0")]
    assert garden(places=places, rolls=[2, 2, 0, 0, 0]).choose("haunt iron").state.tokens == []
    assert not garden().offers("haunt iron")
    none_left = garden(places=places, tokens=[iron(), iron(1)], rolls=[2, 2, 1, 0, 0]).choose("haunt iron")
    assert len(none_left.state.tokens) == 2


@pytest.mark.parametrize("room", ["library", "ritual-room"])
def test_five_teaches_the_rite(room: str) -> None:
    given: dict[str, Any] = {"house": [room], "places": [room, "hallway", "upper-landing"]}
    table = garden(**given, rolls=[2, 2, 1]).choose("haunt learn")
    assert [(one.kind, one.on) for one in table.state.tokens] == [("hero", "seat-0")]
    assert garden(**given, rolls=[2, 2, 0]).choose("haunt learn").state.tokens == []
    assert not garden(**given, tokens=[learned()]).offers("haunt learn")
    assert not garden().offers("haunt learn")


def test_iron_can_be_traded_and_hero_tokens_cannot() -> None:
    places = ["hallway", "hallway", "upper-landing"]
    table = garden(places=places, tokens=[iron(), learned()]).choose("trade 1")
    assert table.offered == ["done", "token/iron"]
    assert not garden(places=places, tokens=[learned()]).offers("trade 1")


def binding(*tokens: Any, **given: Any) -> Driver:
    """A hero and a Fae."""
    return garden(**{"tokens": tokens, "monsters": [beast("fae", "entrance-hall")]} | given)


@pytest.mark.rule("betrayal/haunt29.heroes-win")
@pytest.mark.parametrize(
    ("tokens", "cards", "rolls"),
    [
        ([iron, learned], ["ring"], [2, 1, 0]),
        ([iron, learned], [], [2, 2, 1]),
        ([learned], ["book"], [2, 2, 2]),
    ],
)
def test_nine_binds_the_fae(tokens: list[Any], cards: list[str], rolls: list[int]) -> None:
    table = binding(*(make() for make in tokens), cards=[cards], rolls=rolls).choose("haunt bind")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-29-hero", (0, 1))


def test_eight_does_not_and_a_second_iron_adds_nothing() -> None:
    assert binding(iron(), learned(), rolls=[2, 2, 0]).choose("haunt bind").result is None
    assert binding(iron(), iron(), rolls=[2, 2, 2]).choose("haunt bind").result is None
    assert not binding(active=1).offers("haunt bind")
    assert not binding(active=2, places=["hallway", "hallway", "entrance-hall"]).offers("haunt bind")


# -- the traitor and the Fae -----------------------------------------------------------------------------------------


def test_the_traitor_unarmed_may_attack_with_speed() -> None:
    places = ["hallway", "entrance-hall", "hallway"]
    table = garden(active=2, places=places, rolls=[2] + [0] * 8)
    assert table.offers("attack unarmed seat-0")
    assert "speed" not in table.state.haunt.shown
    table.choose("attack speed seat-0").asks("take-damage", 0)
    assert "speed" in table.state.haunt.shown
    assert table.events("roll")[0]["trait"] == "speed"
    assert not garden(places=places).offers("attack speed seat-2")


def test_a_fae_attacks_with_speed_whomever_it_sees() -> None:
    box = HAUNTS[29].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (2, 6, 4, 4)
    table = garden(active=2, phase="monsters-begin", monsters=[beast("fae", "ground-floor-staircase")],
                   places=["entrance-hall", "upper-landing", "upper-landing"],
                   rolls=[0] * 6 + [2, 0, 0, 0, 0, 0] + [0] * 4).choose("fae-1")  # fmt: skip
    assert not table.offers("attack might seat-0")
    assert not table.offers("attack speed seat-1")
    table.choose("attack speed seat-0").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]


def test_damage_does_nothing_to_a_fae() -> None:
    table = binding(rolls=[2, 2, 0, 0, 0, 0, 0]).choose("attack unarmed fae-1")
    assert not table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = garden(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                   rolls=[1, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-29-traitor", (2,))
