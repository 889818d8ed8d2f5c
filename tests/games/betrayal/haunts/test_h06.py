"""Haunt 6, Inheritance."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.haunts.h06_inheritance import EVIDENCE
from koszmar.games.betrayal.proof.positions import imagined, position, token
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver


def evidence(trait: str, on: str) -> Any:
    """A piece of Evidence lying somewhere."""
    return token(f"trait-{trait}", f"evidence-{trait}", on)


def heirs(*values: int, **given: Any) -> Driver:
    """A table where these numbers were dealt."""
    values = values or (2, 1, 3)
    dealt = [token("number", "number", f"seat-{seat}", number, up=False) for seat, number in enumerate(values)]
    sides = ["traitor" if number == 1 else "hero" for number in values]
    table = {"players": len(values), "haunt": 6, "revealer": 2, "traitor": values.index(1), "sides_of": sides,
             "places": ["entrance-hall", "hallway", "upper-landing", "upper-landing"]} | given  # fmt: skip
    return position(**table | {"tokens": [*dealt, *given.get("tokens", ())]})


@pytest.mark.rule("betrayal/hidden.number-tokens")
@pytest.mark.content("betrayal/haunt/06")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(6, players)
    state = table.state
    numbers = {one.on: one.value for one in state.tokens if one.name == "number"}
    assert sorted(numbers.values()) == list(range(1, players + 1))
    assert numbers[f"seat-{state.haunt.traitor}"] == 1
    laid = {name: [one.on for one in state.tokens if one.name == name] for name in EVIDENCE}
    assert len({tile for tiles in laid.values() for tile in tiles}) == 8
    for first, second in laid.values():
        assert state.house.tiles[first].region != state.house.tiles[second].region
    assert table.decision.seat == (state.haunt.revealer + 1) % players


@pytest.mark.rule("betrayal/turn.end-nothing-left")
@pytest.mark.parametrize("numbers", [(2, 1, 3), (1, 2, 3)])
def test_no_turn_ends_by_itself_while_the_traitor_is_hidden(numbers: tuple[int, ...]) -> None:
    """The traitor always has something to confess: a hero whose turn ended by itself would be known for a hero."""
    table = heirs(*numbers, moves=1, places=["hallway", "upper-landing", "upper-landing"])
    table.choose("move entrance-hall")
    assert table.decision.seat == 0
    assert table.offered[-1] == "end"
    assert (table.offered == ["end"]) == (numbers[0] != 1)


def test_evidence_is_picked_up_freely_traded_and_dropped_in_death() -> None:
    table = heirs(tokens=[evidence("might", "entrance-hall"), evidence("speed", "entrance-hall")])
    table.choose("haunt pick-up", "token/evidence-speed", "haunt pick-up")
    assert [one.on for one in table.state.tokens[3:]] == ["seat-0", "seat-0"]
    assert not table.offers("haunt pick-up")
    table = heirs(places=["hallway", "hallway", "upper-landing"], tokens=[evidence("might", "seat-0")])
    table.choose("trade 1")
    assert "token/evidence-might" in table.offered
    table = heirs(2, 3, 1, places=["hallway", "hallway", "upper-landing"], tokens=[evidence("might", "seat-1")],
                  traits=[{}, {"might": 1}], rolls=[1, *[0] * 6])  # fmt: skip
    table.choose("attack unarmed seat-1", "might")
    assert table.state.tokens[3].on == "hallway"


@pytest.mark.parametrize(("twin", "offered"), [("entrance-hall", True), ("seat-1", True), ("seat-2", False),
                                               ("hallway", False)])  # fmt: skip
def test_uncovering_needs_both_of_a_pair(twin: str, offered: bool) -> None:
    table = heirs(places=["entrance-hall", "entrance-hall", "upper-landing"],
                  tokens=[evidence("speed", "seat-0"), evidence("speed", twin)])  # fmt: skip
    assert table.offers("haunt uncover") == offered


def test_one_may_hold_both_of_a_pair() -> None:
    assert heirs(tokens=[evidence("speed", "seat-0"), evidence("speed", "seat-0")]).offers("haunt uncover")
    assert not heirs(tokens=[evidence("speed", "seat-0"), evidence("might", "seat-0")]).offers("haunt uncover")


def test_five_turns_up_the_highest_number_and_four_does_not() -> None:
    pair = [evidence("speed", "seat-0"), evidence("speed", "entrance-hall")]
    table = heirs(tokens=pair, rolls=[2, 2, 1, 0]).choose("haunt uncover")
    assert [one.up for one in table.state.tokens[:3]] == [False, False, True]
    assert table.events("06-number") == [{"seat": 2, "number": 3}]
    table = heirs(tokens=pair, rolls=[2, 2, 0, 0]).choose("haunt uncover")
    assert not any(one.up for one in table.state.tokens[:3])


def test_whom_a_reroll_kills_uncovers_nothing() -> None:
    twins = [evidence("might", "seat-0"), evidence("might", "entrance-hall")]
    table = heirs(tokens=twins, cards=[["creepy-doll"]], traits=[{"sanity": 1}], rolls=[0] * 5 + [2] * 5)
    table.choose("haunt uncover").answer("reroll", "creepy-doll", 0)
    assert table.events("06-number") == [{"seat": 0, "number": 2}], "the number of the dead alone"


def test_when_all_others_are_up_the_traitor_is_revealed() -> None:
    pair = [evidence("speed", "seat-0"), evidence("speed", "entrance-hall")]
    table = heirs(tokens=pair, traits=[{}, {"might": 2}], rolls=[2, 2, 1, 0])
    for one in (table.state.tokens[0], table.state.tokens[2]):
        one.up = True
    table.match.choose("haunt uncover", 0)
    traitor = table.match.state.explorers[1]
    assert table.match.state.haunt.open
    assert traitor.traits["might"] == start_of(traitor, "might") + 1


def test_what_a_haunt_brings_about_is_asked_in_its_name() -> None:
    question = heirs(rolls=[1, 0]).choose("end").asks("take-damage", 0).match.view(0).question
    assert question.cause.id == "haunt-06"


def test_whoever_did_not_attack_takes_two_dice_of_mental_damage() -> None:
    table = heirs(rolls=[1, 0]).choose("end")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert heirs(turn={"attacks": 1}).choose("end").asks("act", 1).events("damage") == []
    known = heirs(active=1, hidden=False).choose("end").asks("act", 2)
    assert known.events("damage") == []


def test_a_hidden_traitor_whom_guilt_would_kill_is_revealed_instead() -> None:
    table = heirs(active=1, traits=[{}, {"sanity": 1, "might": 1}], rolls=[1, 0]).choose("end", "sanity")
    traitor = table.state.explorers[1]
    assert (traitor.dead, table.state.haunt.open) == (False, True)
    assert traitor.traits["sanity"] == start_of(traitor, "sanity")
    assert traitor.traits["might"] == start_of(traitor, "might") + 1


def test_only_guilt_lets_the_traitor_off() -> None:
    table = heirs(1, 2, 3, places=["hallway", "hallway", "upper-landing"], traits=[{"might": 1}],
                  rolls=[1, 0, 1, 0, ...])  # fmt: skip
    table.choose("end", "sanity", "attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-06-hero"


def test_a_hero_dies_of_guilt_and_the_number_is_turned_up() -> None:
    table = heirs(traits=[{"sanity": 1}], rolls=[1, 0]).choose("end", "sanity")
    assert table.state.explorers[0].dead
    assert table.events("06-number") == [{"seat": 0, "number": 2}]


def test_only_the_traitor_may_confess_on_the_own_turn() -> None:
    assert not heirs().offers("haunt confess")
    table = heirs(active=1, traits=[{}, {"speed": 1}]).choose("haunt confess")
    traitor = table.state.explorers[1]
    assert table.state.haunt.open
    assert traitor.traits["speed"] == start_of(traitor, "speed")
    assert not table.offers("haunt confess")


@pytest.mark.rule("betrayal/hidden.explorers-are-obstacles")
@pytest.mark.rule("betrayal/hidden.obstacles-after-reveal")
def test_everybody_is_in_the_way_until_the_traitor_is_known() -> None:
    here: dict[str, Any] = {"places": ["hallway", "upper-landing", "hallway"], "moves": 1}
    assert not heirs(**here).offers("move entrance-hall")
    assert heirs(**here).offers("attack unarmed seat-2")
    assert heirs(**here, hidden=False).offers("move entrance-hall", "attack unarmed seat-2")


@pytest.mark.rule("betrayal/haunt06.heroes-win")
@pytest.mark.rule("betrayal/haunt-goal.killing-traitor")
def test_the_heroes_win_when_the_traitor_is_dead() -> None:
    table = heirs(places=["hallway", "hallway", "upper-landing"], traits=[{}, {"might": 1}], rolls=[1, *[0] * 6])
    table.choose("attack unarmed seat-1", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-06-hero", (0, 2))


@pytest.mark.rule("betrayal/haunt06.traitor-wins")
def test_the_traitor_wins_hidden_or_not_when_all_heroes_are_dead() -> None:
    table = heirs(dead=[2], traits=[{"sanity": 1}], rolls=[1, 0]).choose("end", "sanity")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-06-traitor", (1,))


@pytest.mark.rule("betrayal/hidden.look-own-token")
def test_only_the_owner_knows_a_number() -> None:
    lore = HAUNTS[6].lore
    assert lore is not None
    scene = heirs().match.scene
    assert [lore(scene, seat) for seat in (0, None)] == [{"lore-06-number": {"number": 2}}, {}]


@pytest.mark.rule("betrayal/hidden.no-reveal-but-may-claim")
def test_what_a_seat_cannot_know_may_be_otherwise() -> None:
    traitors = set()
    for attempt in range(40):
        table = heirs(2, 1, 3, 4)
        table.state.tokens[3].up = True
        state = imagined(table, 0, attempt)
        assert [one.value for one in (state.tokens[0], state.tokens[3])] == [2, 4]
        assert state.haunt is not None
        traitors.add(state.haunt.traitor)
    assert traitors == {1, 2}
