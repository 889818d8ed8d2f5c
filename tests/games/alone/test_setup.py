"""Set-up: what lies on the table before the first turn."""

from collections import Counter

import pytest

from koszmar.games.alone.reactions import REACTIONS
from koszmar.games.alone.settings import DECKS
from koszmar.games.alone.station import distance, shape_of
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import find_game
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.match import Match


def new(players: int = 2, seed: int = 1, **options: object) -> Match:
    """A new match."""
    return Match.new(find_game("alone"), players=players, seed=seed, options=options)


def first(match: Match) -> Match:
    """Take the first option of every question until the first turn."""
    while match.state.phase == "setup":
        assert match.decision is not None
        match.choose(match.decision.options[0], match.decision.seat)
    return match


def begun(players: int = 2, seed: int = 1, **options: object) -> Match:
    """A match at its first turn."""
    return first(new(players, seed, **{"map": "borealis", **options}))


@pytest.mark.rule("alone/status.start-values")
@pytest.mark.rule("alone/adrenaline.start-pool")
@pytest.mark.rule("alone/setup.round-marker")
@pytest.mark.rule("alone/setup.charge-tokens")
def test_the_hero_begins_with_twelve_and_twelve_and_three_tokens() -> None:
    sheet = begun(difficulty="normal").state.sheet
    assert (sheet.health, sheet.sanity, sheet.adrenaline, sheet.marker) == (12, 12, 3, 0)
    assert (sheet.nightmare, sheet.experience, sheet.searched) == (False, {}, [])
    assert [item.charges for item in sheet.items] == [3]


@pytest.mark.rule("alone/light.start-dark")
@pytest.mark.rule("alone/hidden.orientation")
def test_nothing_is_lit_and_only_the_start_is_shown_without_telling_where_it_lies() -> None:
    match = begun()
    assert not any(there.lit for there in match.state.elements.values())
    assert list(match.state.labyrinth) == [match.state.station.start]
    tile = match.state.labyrinth[match.state.hero]
    assert (tile.level, tile.x, tile.y) == ("here", 0, 0)


@pytest.mark.rule("alone/evil.four-decks")
@pytest.mark.rule("alone/evil.two-decks")
@pytest.mark.content("alone/deck/fury")
@pytest.mark.content("alone/deck/speed")
@pytest.mark.content("alone/deck/terror")
@pytest.mark.content("alone/deck/traps")
def test_the_leader_chooses_two_of_four_decks() -> None:
    match = new(players=3, character="pilot", map="borealis")
    assert match.decision is not None
    assert (match.decision.prompt, match.decision.seats) == ("choose-deck", (1,))
    assert set(match.decision.options) == set(DECKS) == {"fury", "speed", "terror", "traps"}
    match.choose("traps", 1)
    assert match.decision is not None
    assert "traps" not in match.decision.options
    match.choose("fury", 1)
    assert set(match.state.decks) == {"traps", "fury"}


@pytest.mark.rule("alone/evil.two-decks")
@pytest.mark.parametrize("decks", [("fury",), ("fury", "fury"), ("fury", "speed", "traps"), ("fury", "joy")])
def test_decks_that_are_not_two_of_the_four_are_refused(decks: tuple[str, ...]) -> None:
    with pytest.raises(BadSetting):
        new(decks=decks)


@pytest.mark.rule("alone/evil.deck-size")
@pytest.mark.content("alone/deck/fury")
@pytest.mark.content("alone/deck/speed")
@pytest.mark.content("alone/deck/terror")
@pytest.mark.content("alone/deck/traps")
def test_each_deck_has_twenty_six_cards() -> None:
    sizes = Counter[str]()
    for card in REACTIONS.values():
        sizes[card.deck] += card.copies
    assert sizes == dict.fromkeys(DECKS, 26)
    match = begun(decks=("fury", "terror"))
    hand = [card for cards in match.state.hands for card in cards]
    assert len(hand) + sum(map(len, match.state.decks.values())) == 52


@pytest.mark.rule("alone/evil.initial-creatures")
@pytest.mark.rule("alone/evil.start-creatures")
@pytest.mark.parametrize("seed", range(4))
def test_three_creatures_of_different_kinds_far_away_and_unheard(seed: int) -> None:
    match = begun(seed=seed, map="generated")
    state = match.state
    assert len({one.kind for one in state.creatures}) == len(state.creatures) == 3
    least = {"spores": 5, "parasite": 5, "hollow": 5, "cultist": 5, "worm": 5}
    assert all(distance(state, state.hero, one.sector) >= least[one.kind] for one in state.creatures)
    assert list(state.notes) == []


@pytest.mark.rule("alone/evil.start-danger")
@pytest.mark.rule("alone/evil.initial-creatures")
def test_three_danger_tokens_none_of_them_at_the_start() -> None:
    state = begun().state
    assert sum(there.danger for there in state.elements.values()) == 3
    assert not state.elements[state.hero].danger


@pytest.mark.rule("alone/evil.hand")
@pytest.mark.rule("alone/evil.hand-total")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 7), (4, 8)])
def test_evil_begins_with_six_seven_or_eight_cards(players: int, cards: int) -> None:
    assert sum(map(len, begun(players).state.hands)) == cards


@pytest.mark.rule("alone/setup.tile-counts")
@pytest.mark.parametrize("seed", range(4))
def test_no_map_needs_more_tiles_of_a_level_than_there_are(seed: int) -> None:
    state = begun(seed=seed, map="generated").state
    for level in (1, 2):
        shapes = Counter(shape_of(state, key) for key, one in state.station.sectors.items() if one.level == level)
        assert shapes["room"] == 4
        assert sum(shapes.values()) - shapes["room"] <= 17


@pytest.mark.rule("alone/difficulty.four-levels")
@pytest.mark.parametrize(("difficulty", "items"), [("easy", 2), ("normal", 1), ("nightmare", 1), ("impossible", 0)])
def test_there_are_four_difficulties(difficulty: str, items: int) -> None:
    assert len(begun(difficulty=difficulty).state.sheet.items) == items


@pytest.mark.rule("alone/evil.two-decks")
def test_everybody_is_told_which_decks_the_leader_has_chosen() -> None:
    match = begun(decks=("terror", "traps"))
    for seat in (None, 0, 1):
        assert [event.args for event in match.events(seat) if event.kind == "decks"] == [{"decks": ["terror", "traps"]}]


@pytest.mark.rule("alone/mission.final-face-down")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_match_begins_with_a_final_mission_that_nobody_knows(seat: int | None) -> None:
    match = begun()
    assert not match.state.active
    assert match.seen_by(seat).state.final.key == UNKNOWN


@pytest.mark.rule("alone/difficulty.easy-other-item")
def test_the_second_item_on_easy_may_be_another_of_the_three_bullets() -> None:
    """The two that are left are shuffled into the deck first, and lie anywhere in it."""
    matches = [begun(seed=seed, difficulty="easy", map="borealis") for seed in range(40)]
    for match in matches:
        assert [item.key for item in match.state.sheet.items].count("bullets") + match.state.items.count("bullets") == 3
    assert {match.state.sheet.items[1].key == "bullets" for match in matches} == {True, False}
    assert len({match.state.items.index("bullets") for match in matches}) > 8
