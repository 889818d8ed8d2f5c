"""Set-up: the stacks around the board, the Grimoire, the Library, what each player starts with; and the Round track."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from koszmar.games.bigbook.curses import STACKS
from koszmar.games.bigbook.grimoire import PAGES
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spell_cards import SPELLS
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match

ELEMENTS = ("water", "fire", "earth", "air")
SHEETS = ("water-girl", "fire-boy", "earth-girl", "air-girl", "air-boy")
CALM = ("hornet", "samurai", "goblin-with-a-key", "griffin", "sorcerer", "dragon", "final")


def fresh(seed: int = 1, players: int = 2, **settings: Any) -> Match:
    """A match before the Magicians are chosen."""
    return Match.new("bigbook", players=players, seed=seed, **settings)


def opened(
    seed: int = 1, players: int = 2, cover: str | None = None, options: dict[str, Any] | None = None, **settings: Any
) -> Match:
    """A match in its first Action phase; with a Cover page, the first match from this seed on that begins with it."""
    while cover and fresh(seed, players).state.grimoire[0] != cover:
        seed += 1
    return fresh(seed, players, options={"magicians": SHEETS[:players], **(options or {})}, **settings)


# -- the stacks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.madness-2p")
@pytest.mark.rule("bigbook/setup.madness-3p")
@pytest.mark.rule("bigbook/setup.madness-4p")
@pytest.mark.rule("bigbook/setup.madness-5p")
@pytest.mark.rule("bigbook/setup.madness-stack-place")
@pytest.mark.parametrize(("players", "stack"), [(2, 20), (3, 25), (4, 30), (5, 35)])
def test_the_madness_stack_grows_with_the_players_and_the_surplus_stays_out(players: int, stack: int) -> None:
    state = fresh(players=players).state
    assert state.madness == stack
    assert state.box.cards["madness"] == 35 - stack


@pytest.mark.rule("bigbook/setup.curse-stacks")
def test_the_curses_are_sorted_by_kind_into_five_stacks() -> None:
    curses = fresh().state.curses
    assert set(curses) == {*ELEMENTS, "multi"}
    for kind, stack in curses.items():
        assert Counter(stack.cards) == STACKS[kind]


@pytest.mark.rule("bigbook/setup.curse-shuffle")
def test_each_curse_stack_is_shuffled_and_lies_face_down() -> None:
    match = fresh()
    for kind, stack in match.state.curses.items():
        assert len({tuple(fresh(seed).state.curses[kind].cards) for seed in range(8)}) > 1
        guesses = {tuple(match.fork(seed=n, as_seen_by=0).state.curses[kind].cards) for n in range(8)}
        assert len(guesses) > 1
        assert all(Counter(guess) == Counter(stack.cards) for guess in guesses)


@pytest.mark.rule("bigbook/setup.element-supply")
def test_value_2_and_value_3_cards_form_eight_stacks() -> None:
    supply = fresh().state.supply
    assert supply == {f"{element}-{value}": count for element in ELEMENTS for value, count in ((2, 10), (3, 6))}


# -- Magicians and their cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.magician-choice")
def test_any_player_may_choose_any_sheet_first_and_everybody_sees_the_choice() -> None:
    match = fresh(players=3)
    assert match.decision is not None
    assert match.decision.seats == (0, 1, 2)
    assert len(match.options()) == 8
    match.choose("earth-boy", seat=1)
    assert match.decision.seats == (0, 2)
    assert match.state.magicians[1].sheet == "earth-boy"
    for onlooker in (None, 0, 2):
        told = [(event.kind, event.args["seat"], event.args["sheet"]) for event in match.events(onlooker)]
        assert told == [("choose-magician", 1, "earth-boy")]


@pytest.mark.rule("bigbook/setup.magician-unique")
def test_no_two_players_have_the_same_sheet() -> None:
    match = fresh(players=3)
    match.choose("earth-boy", seat=1)
    assert "earth-boy" not in match.options()
    assert len(match.options()) == 7
    reason = match.why_not("earth-boy")
    assert reason is not None
    assert reason.rule == "setup.magician-unique"
    with pytest.raises(BadSetting, match="different Magicians"):
        fresh(options={"magicians": ("air-boy", "air-boy")})


@pytest.mark.rule("bigbook/setup.basic-spells")
@pytest.mark.rule("bigbook/setup.spells-face-up")
def test_each_player_starts_with_the_four_basic_spells_face_up() -> None:
    for magician in opened(players=5).state.magicians:
        assert [spell.key for spell in magician.spells] == ["ice", "combustion", "growth", "telepathy"]
        assert not any(spell.blocked for spell in magician.spells)


@pytest.mark.rule("bigbook/setup.starting-deck")
def test_each_player_takes_exactly_the_cards_on_the_sheet() -> None:
    match = opened(cover="eyed-toadstool", options={"magicians": ("air-boy", "water-girl")})
    air_boy, water_girl = match.state.magicians
    assert Counter(air_boy.hand + air_boy.deck) == {"air-2": 1, "water-1": 2, "fire-1": 1, "earth-1": 5, "air-1": 3}
    assert Counter(water_girl.hand + water_girl.deck) == {
        "water-2": 1, "water-1": 3, "fire-1": 2, "earth-1": 2, "air-1": 4,
    }  # fmt: skip


@pytest.mark.rule("bigbook/setup.value-2-from-supply")
def test_the_value_2_cards_of_the_starting_decks_are_missing_in_the_supply() -> None:
    supply = opened(options={"magicians": ("air-boy", "air-girl")}).state.supply
    assert [supply[f"{element}-2"] for element in ELEMENTS] == [10, 10, 10, 8]
    assert [supply[f"{element}-3"] for element in ELEMENTS] == [6, 6, 6, 6]


@pytest.mark.rule("bigbook/setup.value-1-to-box")
def test_value_1_cards_nobody_took_go_to_the_box_and_are_no_supply() -> None:
    match = opened(options={"magicians": ("air-boy", "water-girl")}, parameters={"acquire_cost": {2: 0, 3: 0}})
    box = match.state.box.cards
    assert [box[f"{element}-1"] for element in ELEMENTS] == [18 - 5, 18 - 3, 18 - 7, 18 - 7]
    acquired = [option[1] for option in match.options() if option[0] == "acquire"]
    assert sorted(acquired) == sorted(f"{element}-{value}" for element in ELEMENTS for value in (2, 3))


@pytest.mark.rule("bigbook/setup.deck-shuffle")
def test_the_starting_cards_are_shuffled_into_a_face_down_deck() -> None:
    match = opened(cover="eyed-toadstool")
    deck = match.state.magicians[0].deck
    orders = {tuple(opened(seed, cover="eyed-toadstool").state.magicians[0].deck) for seed in range(0, 60, 10)}
    assert len(orders) > 1
    guesses = {tuple(match.fork(seed=seed, as_seen_by=0).state.magicians[0].deck) for seed in range(8)}
    assert len(guesses) > 1
    assert all(Counter(guess) == Counter(deck) for guess in guesses)


@pytest.mark.rule("bigbook/setup.opening-hand")
def test_each_player_draws_six_cards_before_the_first_turn() -> None:
    match = opened(players=3, cover="eyed-toadstool")
    kinds = [(event.kind, event.args.get("seat")) for event in match.events()]
    before = kinds[: kinds.index(("turn", match.state.active))]
    assert Counter(before) == {("draw", 0): 6, ("draw", 1): 6, ("draw", 2): 6}
    assert [(len(magician.hand), len(magician.deck)) for magician in match.state.magicians] == [(6, 6)] * 3


@pytest.mark.rule("bigbook/setup.start-empty")
def test_every_player_starts_with_nothing_in_discard_pile_and_support_and_all_spells_ready() -> None:
    for magician in opened(players=3, cover="eyed-toadstool").state.magicians:
        assert magician.discard == []
        assert magician.support == []
        assert len(magician.spells) == 4
        assert not any(spell.exhausted for spell in magician.spells)


@pytest.mark.rule("bigbook/setup.first-player")
def test_the_first_player_is_random_and_takes_the_first_turn() -> None:
    first = Counter(opened(seed, players=4).state.active for seed in range(40))
    assert set(first) == {0, 1, 2, 3}
    match = opened(players=4)
    turns = [event.args["seat"] for event in match.events() if event.kind == "turn"]
    assert turns == [match.state.active]


# -- the Grimoire ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.grimoire-final")
@pytest.mark.rule("bigbook/setup.grimoire-inside")
@pytest.mark.rule("bigbook/setup.grimoire-cover")
@pytest.mark.rule("bigbook/setup.grimoire-seven-cards")
def test_the_grimoire_is_a_random_cover_five_random_inside_pages_and_the_final_page() -> None:
    covers, inside = set(), set()
    for seed in range(40):
        first, *pages, last = fresh(seed).state.grimoire
        assert PAGES[first].kind == "cover"
        assert len(set(pages)) == 5
        assert all(PAGES[page].kind == "inside" for page in pages)
        assert last == "final"
        covers.add(first)
        inside.update(pages)
    assert (len(covers), len(inside)) == (4, 12)


@pytest.mark.rule("bigbook/setup.grimoire-seven-cards")
def test_the_grimoire_contains_six_monsters() -> None:
    state = fresh().state
    assert len(state.grimoire) == 7
    assert sum(bool(PAGES[page].curses) for page in state.grimoire) == 6


@pytest.mark.rule("bigbook/setup.grimoire-unseen")
def test_nobody_knows_which_pages_were_drawn_and_which_were_left_out() -> None:
    match = fresh()
    forks = [match.fork(seed=seed, as_seen_by=0) for seed in range(30)]
    assert all(fork.game.rules.status(fork.state, fork.setting) == [] for fork in forks)
    guesses = [fork.state for fork in forks]
    assert len({guess.grimoire[0] for guess in guesses}) == 4
    assert len({guess.grimoire[1] for guess in guesses}) > 5
    assert {page for guess in guesses for page in guess.grimoire[1:6]} == {
        page.key for page in PAGES.values() if page.kind == "inside"
    }
    assert all(guess.grimoire[6] == "final" for guess in guesses)
    for seat in (0, 1, None):
        seen = msgspec.json.encode(match.view(seat)).decode()
        assert not any(f"-{page}" in seen for page in PAGES)


# -- the Library -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.library-draw")
@pytest.mark.rule("bigbook/setup.library-stacks")
def test_a_library_stack_is_a_random_spell_of_each_level_with_level_1_on_top() -> None:
    seen = set()
    for seed in range(40):
        library = fresh(seed).state.library
        assert set(library) == set(ELEMENTS)
        for element, stack in library.items():
            assert [(SPELLS[key].element, SPELLS[key].level) for key in stack] == [(element, n) for n in (1, 2, 3)]
            seen.update(stack)
    assert len(seen) == 36


@pytest.mark.rule("bigbook/setup.library-reveal")
def test_only_the_level_1_spells_on_top_lie_face_up() -> None:
    match = opened(parameters={"learn_cost": 0})
    learnable = [option[1] for option in match.options() if option[0] == "learn"]
    assert sorted(learnable) == sorted(stack[0] for stack in match.state.library.values())
    assert [SPELLS[key].level for key in learnable] == [1, 1, 1, 1]


@pytest.mark.rule("bigbook/setup.library-face-down-hidden")
def test_nobody_knows_the_face_down_spells_of_the_library() -> None:
    match = opened()
    guesses = [match.fork(seed=seed, as_seen_by=0).state.library for seed in range(20)]
    for element, stack in match.state.library.items():
        assert {guess[element][0] for guess in guesses} == {stack[0]}
        for depth in (1, 2):
            assert len({guess[element][depth] for guess in guesses}) == 3
            assert {SPELLS[guess[element][depth]].level for guess in guesses} == {depth + 1}
    seen = msgspec.json.encode(match.view(0)).decode()
    for top, *below in match.state.library.values():
        assert f'"spell-{top}"' in seen
        assert not any(f'"spell-{key}"' in seen for key in below)


@pytest.mark.rule("bigbook/setup.library-pool-fixed")
def test_only_the_twelve_drawn_spells_can_be_learned() -> None:
    match = opened(parameters={"learn_cost": 0, "spell_limit": 20})
    drawn = {key for stack in match.state.library.values() for key in stack}
    left_out = set(match.state.box.spells)
    assert (len(drawn), len(left_out)) == (12, 24)
    learned = set()
    while spells := [option for option in match.options() if option[0] == "learn"]:
        learned.add(spells[0][1])
        match.choose(spells[0])
    assert learned == drawn
    assert set(match.state.box.spells) == left_out


# -- markers and tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.invocation-marker")
@pytest.mark.rule("bigbook/setup.no-curses-yet")
def test_the_invocation_marker_starts_before_space_1_and_no_curse_lies_on_the_track() -> None:
    state = fresh().state
    assert state.marker == 0
    assert state.track == [None] * 5
    match = opened()
    kinds = [event.kind for event in match.events()]
    assert match.state.marker == 1
    assert kinds.index("marker") < kinds.index("new-monster") < kinds.index("lay-curse")


@pytest.mark.rule("bigbook/setup.element-tokens")
def test_element_tokens_wait_beside_the_board_until_a_curse_needs_them() -> None:
    for seed in range(10):
        assert not any(curse.tokens for curse in opened(seed).state.track if curse)
    track = {"2": "multi/token-fire", "3-left": "water/mill-two"}
    before = position(hands=[["water-1"]], track=track)
    assert [curse.tokens for curse in before.state.track if curse] == [[], []]
    struck = position(hands=[["water-1"]], track=track, phase="monster")
    assert [curse.tokens for curse in struck.state.track if curse] == [[], ["fire"]]


# -- difficulty and the Round track ------------------------------------------------------------------------------------


def multi_curses(level: int, round_number: int) -> int:
    """How many Multi-Element Curses are laid as the Monster of a round appears."""
    table = position(
        hands=[["water-1"]],
        grimoire=CALM,
        turned=round_number - 1,
        marker=5 if round_number > 1 else 0,
        row=max(0, round_number - 2),
        phase="monster",
        options={"level": level},
    )
    assert table.state.row == round_number - 1
    return sum(curse.kind == "multi" for curse in table.state.track if curse)


@pytest.mark.rule("bigbook/setup.difficulty-choice")
def test_one_of_three_difficulty_levels_is_chosen_before_the_match() -> None:
    assert [fresh(options={"level": level}).setting.options.level for level in (1, 2, 3)] == [1, 2, 3]
    for level in (0, 4):
        with pytest.raises(BadSetting):
            fresh(options={"level": level})


@pytest.mark.rule("bigbook/setup.difficulty-first-game")
def test_level_1_is_chosen_unless_the_players_say_otherwise() -> None:
    assert fresh().setting.options.level == 1


@pytest.mark.rule("bigbook/setup.round-marker")
@pytest.mark.parametrize(("level", "added"), [(1, 0), (2, 0), (3, 1)])
def test_the_round_marker_starts_on_the_first_row_of_the_chosen_column(level: int, added: int) -> None:
    assert fresh(options={"level": level}).state.row == 0
    match = opened(options={"level": level})
    assert match.state.row == 0
    assert sum(curse.kind == "multi" for curse in match.state.track if curse) == added


@pytest.mark.rule("bigbook/roundtrack.rows")
def test_the_round_track_has_a_row_for_each_of_six_rounds() -> None:
    columns = fresh().setting.parameters.multi_curses
    assert {len(column) for column in columns.values()} == {6}
    rows = [
        position(hands=[["water-1"]], grimoire=CALM, turned=turned, marker=5, phase="monster").state.row
        for turned in range(1, 6)
    ]
    assert rows == [1, 2, 3, 4, 5]


@pytest.mark.rule("bigbook/roundtrack.columns")
def test_the_round_track_has_a_column_for_each_of_three_levels_each_harder_than_the_one_before() -> None:
    columns = fresh().setting.parameters.multi_curses
    assert set(columns) == {1, 2, 3}
    totals = [sum(multi_curses(level, number) for number in range(1, 7)) for level in (1, 2, 3)]
    assert totals == [6, 8, 10]


@pytest.mark.rule("bigbook/roundtrack.icons")
@pytest.mark.parametrize(("row", "icons"), [(1, 0), (2, 1), (4, 2)])
def test_the_field_under_the_round_marker_says_how_many_multi_element_curses_are_added(row: int, icons: int) -> None:
    table = position(hands=[["water-1"]], grimoire=CALM, turned=2, row=row - 1, marker=5, phase="monster")
    kinds = [curse.kind for curse in table.state.track if curse]
    assert table.state.row == row
    assert kinds == ["multi"] * icons + ["fire", "air", "water"]


@pytest.mark.rule("bigbook/roundtrack.level-1-values")
def test_level_1_adds_curses_of_all_elements_from_the_third_round() -> None:
    assert [multi_curses(1, number) for number in range(1, 7)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("bigbook/roundtrack.level-2-values")
def test_level_2_adds_curses_of_all_elements_from_the_second_round() -> None:
    assert [multi_curses(2, number) for number in range(1, 7)] == [0, 1, 1, 2, 2, 2]


@pytest.mark.rule("bigbook/roundtrack.level-3-values")
def test_level_3_adds_curses_of_all_elements_from_the_first_round() -> None:
    assert [multi_curses(3, number) for number in range(1, 7)] == [1, 1, 2, 2, 2, 2]


def test_numbers_that_a_designer_turned_are_kept_in_the_record() -> None:
    match = opened(parameters={"acquire_cost": {2: 1, 3: 2}, "hand_size": 7})
    again = Match.replay(match.record())
    assert again.fingerprint() == match.fingerprint()
    assert again.setting.parameters.acquire_cost == {2: 1, 3: 2}


def test_in_a_longer_book_the_last_row_of_the_round_track_holds_on() -> None:
    pages = ("hornet", "samurai", "goblin-with-a-key", "griffin", "sorcerer", "octopus", "dragon", "claw", "final")
    table = position(hands=[["water-2"]], grimoire=pages, turned=6, marker=5, phase="monster",
                     parameters={"inside_pages": 7})  # fmt: skip
    assert [curse.kind for curse in table.state.track if curse] == ["multi", "multi", "air", "fire", "earth"]


def test_what_a_designer_made_free_takes_no_card() -> None:
    hand = ["water-1", "water-2", "fire-1"]
    table = position(hands=[hand], supports=[[], ["water-3"]], track={"2": "water/mill-two"},
                     parameters={"curse_cost": 0})  # fmt: skip
    table.choose("break 2", "done").asks("action", 0)
    assert table.state.magicians[0].hand == hand
    assert table.events("discard") == []
