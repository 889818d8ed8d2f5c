"""What lies in the box, who the explorers are, and how a match is set up."""

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.explorers import EXPLORERS, TRAITS
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.scenarios import SCENARIOS
from koszmar.games.betrayal.settings import Parameters
from koszmar.games.betrayal.setup import first_player, free_boards
from koszmar.games.betrayal.tiles import LANDINGS, START, TILES
from koszmar.games.betrayal.tokens import BOX
from koszmar.kernel.errors import BadSetting, NotOffered
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

TRIO = ["josef", "stephanie", "sammy"]


def new(players: int = 3, **options: object) -> Driver:
    """A fresh match."""
    return Driver(Match.new(GAME, players=players, options=options, seed="setting up"))


@pytest.mark.rule("betrayal/overview.players")
def test_three_to_six_players() -> None:
    assert GAME.players == (3, 6)
    for players in (2, 7):
        with pytest.raises(BadSetting):
            GAME.setting(players)


@pytest.mark.rule("betrayal/components.character-boards")
@pytest.mark.rule("betrayal/components.figures")
def test_twelve_characters_on_six_boards() -> None:
    colours = [board.colour for board in EXPLORERS.values()]
    assert len(EXPLORERS) == 12
    assert all(colours.count(colour) == 2 for colour in colours)
    assert len(set(colours)) == 6


@pytest.mark.rule("betrayal/components.cards-total")
@pytest.mark.rule("betrayal/components.cards-split")
def test_the_cards() -> None:
    decks = [card.deck for card in CARDS.values()]
    assert (len(decks), decks.count("omen"), decks.count("item"), decks.count("event")) == (74, 9, 22, 43)


@pytest.mark.rule("betrayal/components.scenario-cards")
def test_five_scenarios() -> None:
    assert len(SCENARIOS) == 5
    assert all(len(table) == 9 for table in SCENARIOS.values())


@pytest.mark.rule("betrayal/components.tokens")
def test_one_hundred_and_fourteen_tokens() -> None:
    assert sum(BOX.values()) == 114
    assert [BOX[f"trait-{trait}"] for trait in TRAITS] == [2, 2, 2, 2]
    several = {kind: count for kind, count in BOX.items() if count > 1 and not kind.startswith("trait-")}
    assert several == {
        "small-monster": 20, "number": 18, "rune": 8, "hero": 6, "fire": 6, "blood-nest": 5, "searched-hidden": 5,
        "food-trap": 5, "videotape-portal": 5, "on-off": 5, "obstacle": 3, "secret-passage": 2, "troll-hand": 2,
    }  # fmt: skip
    assert sum(count == 1 for count in BOX.values()) == 16, "the Blessing, the Contract, and fourteen large monsters"


@pytest.mark.rule("betrayal/components.dice-faces")
@pytest.mark.rule("betrayal/components.dice")
def test_a_die_has_two_blanks_two_ones_and_two_twos() -> None:
    assert sorted(Parameters().die) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("betrayal/components.starting-tiles")
def test_three_starting_tiles() -> None:
    assert set(START) == set(LANDINGS)
    assert [START[key][1:] for key in ("ground-floor-staircase", "hallway", "entrance-hall")] == [
        (-2, 0),
        (-1, 0),
        (0, 0),
    ]


@pytest.mark.rule("betrayal/components.number-track")
@pytest.mark.rule("betrayal/components.number-track-range")
@pytest.mark.rule("betrayal/number-track.use")
@pytest.mark.rule("betrayal/setup.track-and-tokens-aside")
def test_the_number_track_runs_from_0_to_9() -> None:
    assert all(track.id != "number" for track in position().match.view(0).tracks)
    track = next(one for one in position(haunt=9, track=3).match.view(0).tracks)
    assert (len(track.steps), track.marker) == (10, 3)


@pytest.mark.rule("betrayal/components.clips")
@pytest.mark.rule("betrayal/setup.clips-on-green")
@pytest.mark.rule("betrayal/setup.start-entrance-hall")
def test_clips_start_on_green_and_figures_in_the_hall() -> None:
    table = new(explorers=TRIO, scenario="cursed")
    for explorer in table.state.explorers:
        assert explorer.traits == {trait: EXPLORERS[explorer.key].rows[trait].start for trait in TRAITS}
        assert explorer.place == "entrance-hall"


@pytest.mark.rule("betrayal/setup.choose-character")
@pytest.mark.rule("betrayal/setup.board-one-side")
def test_everybody_chooses_a_board_and_each_is_used_once() -> None:
    table = new()
    assert set(table.offered) == set(EXPLORERS)
    table.match.choose("josef", 1)
    assert "oliver" not in free_boards(table.match.state)
    with pytest.raises(NotOffered):
        table.match.choose("oliver", 0)
    with pytest.raises(BadSetting, match="same board"):
        new(explorers=["josef", "oliver"])


def test_unknown_and_superfluous_explorers_are_refused() -> None:
    with pytest.raises(BadSetting, match="there is no explorer"):
        new(explorers=["dracula"])
    with pytest.raises(BadSetting, match="4 explorers for 3 players"):
        new(explorers=[*TRIO, "isa"])


@pytest.mark.rule("betrayal/setup.three-decks")
@pytest.mark.rule("betrayal/setup.tile-stack")
def test_decks_and_stack_are_complete_and_shuffled() -> None:
    table = new()
    for name, deck in table.state.decks.items():
        printed = [key for key, card in CARDS.items() if card.deck == name]
        assert sorted(deck.cards) == sorted(printed)
        assert deck.cards != printed
    assert sorted(table.state.stack) == sorted(TILES)
    assert table.state.stack != list(TILES)


@pytest.mark.rule("betrayal/setup.place-starting-tiles")
def test_the_house_starts_as_three_separate_areas() -> None:
    table = new(explorers=TRIO, scenario="cursed")
    assert set(table.state.house.tiles) == set(LANDINGS)
    assert {key: tile.region for key, tile in table.state.house.tiles.items()} == {
        key: where[0] for key, where in START.items()
    }


@pytest.mark.rule("betrayal/setup.choose-scenario")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_asked_for_the_scenario(first: int) -> None:
    table = position(first=first, phase="scenario", scenario="", number=0, round_number=1).asks(
        "choose-scenario", first
    )
    table.choose("for-sale")
    assert table.events("scenario") == [{"seat": first, "scenario": "for-sale"}]


@pytest.mark.rule("betrayal/setup.choose-scenario")
@pytest.mark.rule("betrayal/setup.other-scenarios-box")
def test_a_scenario_is_chosen() -> None:
    table = new(explorers=TRIO)
    assert set(table.offered) == set(SCENARIOS)
    table.choose("for-sale")
    assert table.state.scenario == "for-sale"
    assert table.decision.prompt == "act"


@pytest.mark.rule("betrayal/setup.first-player-birthday")
@pytest.mark.rule("betrayal/setup.birthday-reference-date")
@pytest.mark.parametrize(
    ("month", "day", "first"),
    [(10, 31, 1), (1, 12, 1), (1, 13, 0), (2, 25, 0), (2, 26, 2), (9, 18, 2), (9, 19, 1), (12, 31, 1)],
)
def test_the_next_birthday_begins(month: int, day: int, first: int) -> None:
    """Josef 25 February, Stephanie 12 January, Sammy 18 September."""
    assert first_player(position().state, month, day) == first
    assert new(explorers=TRIO, scenario="cursed", month=month, day=day).decision.seat == first


@pytest.mark.parametrize(
    ("key", "age", "birthday"),
    [
        pytest.param("josef", 25, (2, 25), marks=[pytest.mark.rule("betrayal/character.josef"),
                     pytest.mark.content("betrayal/explorer/josef")]),
        pytest.param("oliver", 33, (7, 3), marks=[pytest.mark.rule("betrayal/character.oliver"),
                     pytest.mark.content("betrayal/explorer/oliver")]),
        pytest.param("stephanie", 40, (1, 12), marks=[pytest.mark.rule("betrayal/character.stephanie"),
                     pytest.mark.content("betrayal/explorer/stephanie")]),
        pytest.param("persephone", 49, (4, 15), marks=[pytest.mark.rule("betrayal/character.persephone"),
                     pytest.mark.content("betrayal/explorer/persephone")]),
        pytest.param("sammy", 9, (9, 18), marks=[pytest.mark.rule("betrayal/character.sammy"),
                     pytest.mark.content("betrayal/explorer/sammy")]),
        pytest.param("jaden", 11, (10, 4), marks=[pytest.mark.rule("betrayal/character.jaden"),
                     pytest.mark.content("betrayal/explorer/jaden")]),
        pytest.param("isa", 11, (3, 30), marks=[pytest.mark.rule("betrayal/character.isa"),
                     pytest.mark.content("betrayal/explorer/isa")]),
        pytest.param("anita", 12, (6, 11), marks=[pytest.mark.rule("betrayal/character.anita"),
                     pytest.mark.content("betrayal/explorer/anita")]),
        pytest.param("warren", 71, (11, 17), marks=[pytest.mark.rule("betrayal/character.warren"),
                     pytest.mark.content("betrayal/explorer/warren")]),
        pytest.param("dan", 60, (5, 6), marks=[pytest.mark.rule("betrayal/character.dan"),
                     pytest.mark.content("betrayal/explorer/dan")]),
        pytest.param("michelle", 19, (8, 19), marks=[pytest.mark.rule("betrayal/character.michelle"),
                     pytest.mark.content("betrayal/explorer/michelle")]),
        pytest.param("brittani", 22, (12, 1), marks=[pytest.mark.rule("betrayal/character.brittani"),
                     pytest.mark.content("betrayal/explorer/brittani")]),
    ],
)  # fmt: skip
def test_the_explorers(key: str, age: int, birthday: tuple[int, int]) -> None:
    board = EXPLORERS[key]
    assert (board.age, board.birthday) == (age, birthday)
    for row in board.rows.values():
        assert len(row.numbers) == 8


ROWS = {
    "josef": "444*56788 223*45678 22*335566 23*445566",
    "oliver": "33*445667 334*55678 333*45667 23*345567",
    "stephanie": "233*45566 23*355667 23*444566 445*56788",
    "persephone": "33*456677 334*45678 23*345667 334*56788",
    "sammy": "33*445568 2344*5678 23*345678 234*45667",
    "jaden": "233*34567 34*445678 334*55667 33*455678",
    "isa": "233*34567 445*56788 23*445666 23*456778",
    "anita": "223*44567 23*445678 445*56788 22*345566",
    "warren": "223*34566 23*445566 33*455678 3334*5678",
    "dan": "33*445567 23*345677 3345*5678 234*45678",
    "michelle": "2344*5678 33*456678 233*45678 23*345666",
    "brittani": "334*56778 23*344566 33*455667 334*45667",
}
"""The printed rows of Might, Speed, Knowledge and Sanity, lowest first; the green number after a star."""


@pytest.mark.parametrize("key", ROWS)
def test_every_row_is_the_printed_one(key: str) -> None:
    for trait, printed in zip(TRAITS, ROWS[key].split(), strict=True):
        row = EXPLORERS[key].rows[trait]
        assert row.numbers == tuple(map(int, printed.replace("*", ""))), trait
        assert row.start == printed.index("*") + 1, trait


@pytest.mark.rule("betrayal/overview.one-team-before-haunt")
@pytest.mark.rule("betrayal/overview.goal-before")
def test_before_the_haunt_all_are_one_team() -> None:
    table = position()
    assert not any(option.startswith("attack") for option in table.offered)
    assert all(panel.role is None for panel in table.match.view(0).panels)


@pytest.mark.rule("betrayal/cards.event-definition")
@pytest.mark.rule("betrayal/cards.item-definition")
def test_events_happen_and_items_help() -> None:
    for card in CARDS.values():
        assert (card.event is not None) == (card.deck == "event"), card.key
        helps = bool(card.adds or card.guards or card.weapon or card.special or card.on)
        assert helps == (card.deck != "event"), card.key


@pytest.mark.rule("betrayal/dice.result-sum")
@pytest.mark.rule("betrayal/dice.trait-roll")
@pytest.mark.rule("betrayal/example.trait-roll-funeral")
def test_a_trait_roll_sums_as_many_dice_as_the_trait_is_worth() -> None:
    table = position(stack=["dining-room"], decks={"event": ["funeral"]}, traits=[{"sanity": 5}], rolls=[2, 1, 1, 0, 0])
    table.choose("discover 0")
    roll = table.events("roll")[0]
    assert (roll["trait"], roll["dice"], roll["result"]) == ("sanity", [2, 1, 1, 0, 0], 4)


@pytest.mark.rule("betrayal/dice.other-roll-not-trait")
@pytest.mark.rule("betrayal/dice.other-roll-unmodified")
def test_other_rolls_are_not_changed_by_what_changes_trait_rolls() -> None:
    table = position(
        stack=["dining-room"], decks={"event": ["an-eerie-feeling"]}, cards=[["flashlight", "idol", "skull"]],
        rolls=[2, 2],
    )  # fmt: skip
    table.choose("discover 0")
    while table.decision.prompt != "act":
        table.choose(table.offered[0])
    rolls = table.events("roll-dice")
    assert [len(roll["dice"]) for roll in rolls] == [2]
