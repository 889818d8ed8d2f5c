"""Traits are clips on printed rows; damage moves them space by space, as its victim likes."""

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.explorers import EXPLORERS, TRAITS
from koszmar.games.betrayal.harm import damage, dice_of_damage, kill, lose
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.state import Scene, value
from koszmar.games.betrayal.traits import gain, gain_any, heal, is_critical
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play


def spaces(table: Driver, seat: int = 0) -> dict[str, int]:
    """Where the clips of an explorer are."""
    return dict(table.state.explorers[seat].traits)


@pytest.mark.rule("betrayal/traits.four")
def test_every_explorer_has_four_traits() -> None:
    assert set(TRAITS) == {"might", "speed", "knowledge", "sanity"}
    assert all(set(board.rows) == set(TRAITS) for board in EXPLORERS.values())


@pytest.mark.rule("betrayal/traits.public")
def test_everybody_sees_everybodys_traits() -> None:
    table = position(traits=[{"might": 7}])
    for seat in (None, 0, 1, 2):
        stats = {stat.id: stat for stat in table.match.view(seat).panels[0].stats}
        assert stats["might"].value == EXPLORERS["josef"].value("might", 7)


@pytest.mark.rule("betrayal/traits.gain-lose-by-space")
def test_gaining_and_losing_move_the_clip() -> None:
    table = position()
    before = spaces(table)["speed"]
    gain(table.match.scene, 0, "speed", 2)
    assert spaces(table)["speed"] == before + 2
    play(lose(table.match.scene, 0, "speed", 3))
    assert spaces(table)["speed"] == before - 1


@pytest.mark.rule("betrayal/traits.duplicate-values")
def test_a_clip_may_move_without_changing_the_number() -> None:
    table = position(traits=[{"might": 3}])
    play(lose(table.match.scene, 0, "might"))
    explorer = table.state.explorers[0]
    assert (explorer.traits["might"], value(explorer, "might")) == (2, 4)


@pytest.mark.rule("betrayal/traits.maximum")
def test_a_trait_at_the_top_rises_no_further() -> None:
    table = position(traits=[{"might": 8}])
    gain(table.match.scene, 0, "might", 3)
    assert spaces(table)["might"] == 8


@pytest.mark.rule("betrayal/traits.maximum")
def test_a_gain_of_ones_choice_goes_to_what_can_still_rise() -> None:
    table = position(traits=[{"might": 8, "speed": 8}, dict.fromkeys(TRAITS, 8)])
    assert list(next(gain_any(table.match.scene, 0, rule="traits.maximum")).options) == ["knowledge", "sanity"]
    assert list(next(gain_any(table.match.scene, 1, rule="traits.maximum")).options) == list(TRAITS)


@pytest.mark.rule("betrayal/traits.heal")
@pytest.mark.rule("betrayal/traits.heal-never-lowers")
def test_healing_returns_to_green_and_never_lowers() -> None:
    table = position(traits=[{"might": 1, "speed": 8}])
    heal(table.match.scene, 0)
    assert spaces(table)["might"] == EXPLORERS["josef"].rows["might"].start
    assert spaces(table)["speed"] == 8


@pytest.mark.rule("betrayal/traits.critical")
def test_the_lowest_number_is_critical() -> None:
    explorer = position(traits=[{"might": 1, "speed": 2}]).state.explorers[0]
    assert is_critical(explorer, "might")
    assert not is_critical(explorer, "speed")


@pytest.mark.rule("betrayal/damage.three-types")
@pytest.mark.parametrize(
    ("kind", "traits"),
    [
        pytest.param("physical", ["might", "speed"], marks=pytest.mark.rule("betrayal/damage.physical")),
        pytest.param("mental", ["knowledge", "sanity"], marks=pytest.mark.rule("betrayal/damage.mental")),
        pytest.param("general", list(TRAITS), marks=pytest.mark.rule("betrayal/damage.general")),
    ],
)
@pytest.mark.rule("betrayal/damage.split-only-matching")
def test_each_kind_of_damage_has_its_traits(kind: str, traits: list[str]) -> None:
    table = position()
    flow = damage(table.match.scene, 0, 1, kind, "test")
    decision = next(flow)
    assert (decision.seat, list(decision.options)) == (0, traits)


@pytest.mark.rule("betrayal/damage.by-spaces")
@pytest.mark.rule("betrayal/example.damage-oliver")
def test_oliver_takes_two_from_might() -> None:
    table = position(explorers=["oliver", "stephanie", "sammy"], traits=[{"might": 4}])
    play(damage(table.match.scene, 0, 2, "physical", "test"), "might", "might")
    assert spaces(table)["might"] == 2
    assert value(table.state.explorers[0], "might") == 3


@pytest.mark.rule("betrayal/damage.split-free")
@pytest.mark.rule("betrayal/example.damage-split")
def test_damage_is_divided_freely() -> None:
    table = position(traits=[{"might": 5, "speed": 5}])
    play(damage(table.match.scene, 0, 3, "physical", "test"), "might", "speed", "might")
    assert (spaces(table)["might"], spaces(table)["speed"]) == (3, 4)


@pytest.mark.rule("betrayal/damage.loss-is-not-damage")
def test_a_loss_is_no_damage() -> None:
    table = position(cards=[["armor"]], traits=[{"might": 5}])
    play(lose(table.match.scene, 0, "might", 2))
    assert spaces(table)["might"] == 3
    assert "damage" not in [event.kind for event in table.match.scene.events or []]


@pytest.mark.rule("betrayal/damage.one-die")
@pytest.mark.parametrize("face", [0, 1, 2])
def test_one_die_of_damage(face: int) -> None:
    table = position(traits=[{"might": 5, "speed": 5}], rolls=[face])
    play(dice_of_damage(table.match.scene, 0, 1, "physical", "test"), *["might"] * face)
    assert spaces(table)["might"] == 5 - face


@pytest.mark.rule("betrayal/damage.pre-haunt-no-critical-choice")
@pytest.mark.rule("betrayal/example.damage-critical")
def test_before_the_haunt_a_critical_trait_is_spared() -> None:
    table = position(traits=[{"might": 1, "speed": 4}])
    play(damage(table.match.scene, 0, 2, "physical", "test"))
    assert (spaces(table)["might"], spaces(table)["speed"]) == (1, 2)


@pytest.mark.rule("betrayal/damage.pre-haunt-floor")
@pytest.mark.rule("betrayal/death.none-before-haunt")
def test_before_the_haunt_nothing_falls_below_critical() -> None:
    table = position(traits=[{"might": 1, "speed": 1}])
    play(damage(table.match.scene, 0, 4, "physical", "test"))
    assert (spaces(table)["might"], spaces(table)["speed"]) == (1, 1)
    assert not table.state.explorers[0].dead


@pytest.mark.rule("betrayal/damage.pre-haunt-loss-floor")
def test_before_the_haunt_a_loss_stops_at_critical() -> None:
    table = position(traits=[{"sanity": 2}])
    play(lose(table.match.scene, 0, "sanity", 3))
    assert spaces(table)["sanity"] == 1


@pytest.mark.rule("betrayal/damage.critical-choice-after-haunt")
@pytest.mark.parametrize(("ruling", "offered"), [("free", ["might", "speed"]), ("avoid", ["speed"])])
def test_after_the_haunt_a_critical_trait_may_be_chosen(ruling: str, offered: list[str]) -> None:
    table = position(haunt=4, revealer=2, traits=[{"might": 1, "speed": 4}], rulings={"critical-after-haunt": ruling})
    flow = damage(table.match.scene, 0, 1, "physical", "test")
    assert list(next(flow).options) == offered
    worn = position(haunt=4, revealer=2, traits=[{"might": 1, "speed": 1}], rulings={"critical-after-haunt": ruling})
    assert list(next(damage(worn.match.scene, 0, 1, "physical", "test")).options) == ["might", "speed"]


@pytest.mark.rule("betrayal/death.any-trait")
@pytest.mark.rule("betrayal/death.figure-tipped")
@pytest.mark.rule("betrayal/death.cards-stay")
@pytest.mark.rule("betrayal/loot.corpse-keeps-cards")
@pytest.mark.parametrize("trait", TRAITS)
def test_a_trait_at_the_skull_kills(trait: str) -> None:
    table = position(haunt=4, revealer=2, traits=[{trait: 1}], cards=[["map"]], places=["hallway"])
    play(lose(table.match.scene, 0, trait))
    explorer = table.state.explorers[0]
    assert explorer.dead
    assert (explorer.place, explorer.cards) == ("hallway", ["map"])
    piece = next(one for one in table.match.view(1).boards[0].pieces if one.id == "seat-0")
    assert (piece.state, piece.place) == ("tipped", "hallway")


def test_what_would_prevent_a_death_is_told_its_cause_and_who_did_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []

    def spared(scene: Scene, *told: object) -> bool:
        heard.append(told)
        return True

    monkeypatch.setitem(moments.would_die.answers, 4, spared)
    table = position(haunt=4, revealer=2, traits=[{"might": 1, "sanity": 1}])
    play(damage(table.match.scene, 0, 1, "physical", "attack", 2, "gun"), "might")
    assert spaces(table)["might"] == 1, "saved at critical"
    play(lose(table.match.scene, 0, "sanity"))
    assert heard == [(0, "attack", 2), (0, "loss", None)]
    assert not table.state.explorers[0].dead


@pytest.mark.rule("betrayal/damage.one-die")
def test_no_damage_asks_nobody_and_the_dead_take_none() -> None:
    table = position(haunt=4, revealer=2, dead=[0], cards=[[], ["brooch"]])
    assert play(damage(table.match.scene, 1, 0, "physical", "test")) == 0
    assert play(damage(table.match.scene, 0, 3, "physical", "test")) == 0
    assert play(dice_of_damage(table.match.scene, 0, 2, "physical", "test")) == 0


def test_what_was_taken_is_what_armour_has_left() -> None:
    table = position(cards=[["armor"]], traits=[{"might": 5, "speed": 5}])
    assert play(damage(table.match.scene, 0, 3, "physical", "test"), "might", "might") == 2
    assert play(damage(table.match.scene, 0, 1, "physical", "test")) == 0


def test_a_floor_of_the_haunt_stops_losses_and_never_lifts_a_clip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.floor.answers, 4, lambda scene, seat, trait: 3)
    table = position(haunt=4, revealer=2, traits=[{"might": 5, "speed": 2}])
    play(lose(table.match.scene, 0, "might", 9))
    play(lose(table.match.scene, 0, "speed"))
    assert (spaces(table)["might"], spaces(table)["speed"]) == (3, 2)
    play(damage(table.match.scene, 0, 2, "physical", "test"))
    assert (spaces(table)["might"], spaces(table)["speed"]) == (3, 2), "damage stops there too"


@pytest.mark.rule("betrayal/omen-card.skull-death")
@pytest.mark.parametrize(("faces", "told"), [([2, 2, 0], []), ([1, 1, 1], [0])])
def test_a_card_has_its_say_before_the_haunt(
    faces: list[int], told: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setitem(moments.would_die.answers, 4, lambda scene, seat, cause, source: heard.append(seat))
    table = position(haunt=4, revealer=2, cards=[["skull"]], rolls=faces)
    play(kill(table.match.scene, 0, "test"))
    assert heard == told


@pytest.mark.rule("betrayal/death.any-trait")
def test_nobody_dies_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []
    monkeypatch.setitem(moments.died.answers, 4, lambda scene, seat, cause, source: heard.append(seat))
    table = position(haunt=4, revealer=2)
    play(kill(table.match.scene, 1, "test"))
    play(kill(table.match.scene, 1, "test"))
    assert heard == [1]
    assert not table.state.turn.over, "it is somebody else's turn"


@pytest.mark.rule("betrayal/traits.gain-lose-by-space")
def test_a_gain_of_ones_choice_may_be_of_several_spaces() -> None:
    table = position()
    play(gain_any(table.match.scene, 0, ("might", "speed"), rule="traits.gain-lose-by-space", spaces=2), "speed")
    assert spaces(table)["speed"] == 6


@pytest.mark.rule("betrayal/damage.three-types")
def test_the_haunt_knows_what_does_the_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, str]] = []
    monkeypatch.setitem(moments.damage.answers, 9, lambda scene, packet: heard.append((packet.cause, packet.kind)))
    burnt = position(haunt=9, track=1, house=["furnace-room"], places=["furnace-room", "hallway", "hallway"])
    burnt.match.choose("end")
    fallen = position(haunt=9, track=1, house=["collapsed-room"], rolls=[0] * 4 + [1],
                      places=["collapsed-room", "hallway", "hallway"])  # fmt: skip
    fallen.match.choose("end")
    bitten = position(haunt=9, track=1, stack=["dining-room"], decks={"event": ["clown-room"]}, rolls=[0] * 4,
                      places=["entrance-hall", "hallway", "hallway"])  # fmt: skip
    bitten.match.choose("discover 0")
    assert heard == [("tile", "physical"), ("tile", "physical"), ("event", "mental")]
