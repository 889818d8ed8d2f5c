"""Hidden information: the Hero knows the labyrinth, the Evil players know everything but the decks."""

from random import Random

import pytest
from tests.games.alone.dark import play

from koszmar.games.alone import GAME
from koszmar.games.alone.proof.positions import creature, position
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.match import Match
from koszmar.kernel.testing.strategies import play_on

HANDS = [["right-behind-me", "already-there"], ["dark-takes-shape"]]


def table_of_three():  # type: ignore[no-untyped-def]
    """Two Evil players with cards, and things that the Hero does not see."""
    return position(
        players=3, hands=HANDS, shown=["1D4"], danger=["1C5"], lit=["1B3"], blocked=[("1C6", "1C7")],
        creatures=[("worm", "1D4"), creature("parasite", "1C5", wounded=True)],
    )  # fmt: skip


@pytest.mark.rule("alone/hidden.map-screen")
@pytest.mark.rule("alone/hidden.labyrinth-only")
@pytest.mark.parametrize("seat", [0, None])
def test_the_hero_and_watchers_know_the_labyrinth_and_nothing_else_of_the_map(seat: int | None) -> None:
    seen = table_of_three().match.seen_by(seat).state
    assert (seen.station.sectors, seen.station.stairs, seen.station.start) == ({}, [], "")
    assert (seen.elements, seen.creatures, seen.blocked, seen.origins) == ({}, [], [], {})
    assert set(seen.labyrinth) == {"1D5", "1D4"}


@pytest.mark.rule("alone/hidden.evil-sees-all")
@pytest.mark.parametrize("seat", [1, 2])
def test_every_evil_player_sees_the_whole_map_and_all_hands(seat: int) -> None:
    table = table_of_three()
    seen, state = table.match.seen_by(seat).state, table.state
    assert (seen.station, seen.elements, seen.creatures) == (state.station, state.elements, state.creatures)
    assert seen.hands == state.hands


@pytest.mark.rule("alone/hidden.evil-hands")
def test_of_hands_the_hero_sees_only_backs() -> None:
    seen = table_of_three().match.seen_by(0).state
    assert seen.hands == [[], [f"{UNKNOWN}speed"] * 2, [f"{UNKNOWN}terror"]]


@pytest.mark.rule("alone/hidden.face-down-card")
def test_a_card_played_face_down_is_seen_by_evil_alone() -> None:
    table = position(hands=[["right-behind-me"]], creatures=[("worm", "1D2")]).choose(("search", "one"))
    while not table.offers(("down", "right-behind-me", "std-danger")):
        table.choose("pass")
    table.choose(("down", "right-behind-me", "std-danger"), "1A2")
    assert table.match.seen_by(0).state.track[0].card == f"{UNKNOWN}speed"
    assert table.match.seen_by(1).state.track[0].card == "right-behind-me"
    event = next(event for event in table.told if event.kind == "face-down")
    heard = event.seen_by(0)
    assert heard is not None
    assert (heard.args, heard.secret) == ({"seat": 1, "deck": "speed"}, {})


@pytest.mark.rule("alone/hidden.hero-public")
@pytest.mark.parametrize("seat", [1, None])
def test_the_sheet_the_items_and_the_missions_of_the_hero_lie_open(seat: int | None) -> None:
    table = position(items=["bullets"], health=7, active=True)
    seen = table.match.seen_by(seat).state
    assert seen.sheet == table.state.sheet
    assert (seen.starting, seen.final) == (table.state.starting, table.state.final)


@pytest.mark.rule("alone/hidden.labyrinth-only")
def test_the_labyrinth_follows_what_changes_in_revealed_sectors() -> None:
    table = position(shown=["1D4"], hands=[["out-of-the-ducts"]], creatures=[("worm", "1D3")])
    table.choose(("move", "north"))
    while not table.offers(("down", "out-of-the-ducts", "std-danger")):
        table.choose("pass")
    table.choose(("down", "out-of-the-ducts", "std-danger"), "1D4")
    assert table.state.labyrinth["1D4"].danger


@pytest.mark.rule("alone/reaction.as-far-as-possible")
def test_a_card_asks_its_question_even_where_nothing_can_be_done() -> None:
    for creatures in ([("worm", "1D2"), ("parasite", "1B4")], [("worm", "1D2")]):
        table = position(hands=[["right-behind-me"]], creatures=creatures, danger=["1C5"]).choose(("move", "north"))
        play(table, "right-behind-me", "none").asks("move-creature", 1)


def test_of_what_lies_in_a_pile_nobody_knows_a_single_card() -> None:
    """Not the top one either: neither those of Evil nor a search may see what comes next."""
    for number in range(6):
        match = Match.new(GAME, players=2 + number % 3, seed=f"piles {number}")
        play_on(match, Random(number), 20 + 30 * number)
        assert match.state.items
        assert any(match.state.decks.values())
        for seat in (None, *range(match.setting.players)):
            seen = match.seen_by(seat).state
            assert {card for card in seen.items if not card.startswith(UNKNOWN)} == set()
            assert {card for deck in seen.decks.values() for card in deck if not card.startswith(UNKNOWN)} == set()
