"""How a haunt begins: the haunt roll, the scenario, the traitor, both sides' set-up, the first turn, the two books."""

from collections import Counter
from typing import Any

import pytest

from koszmar.games.betrayal.drawing import haunt_roll
from koszmar.games.betrayal.explorers import EXPLORERS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.haunts import tools
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.scenarios import EVENT_HAUNTS, SCENARIOS
from koszmar.games.betrayal.state import by_players
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play
from koszmar.kernel.view import View

OMENS = ["armor", "book", "dog", "holy-symbol", "idol", "skull", "ring", "dagger"]


def omen(*rolls: Any, drawn: str = "mask", held: int = 2, **more: object) -> Driver:
    """The first player discovers the Ballroom and draws this Omen; the players hold so many others."""
    others = [one for one in OMENS if one != drawn][:held]
    table = {"stack": ["ballroom"], "decks": {"omen": [drawn]}, "cards": [[], others], "rolls": rolls}
    return position(**{**table, **more}).choose("discover 0")  # type: ignore[arg-type]


# -- the haunt roll ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen.haunt-roll-mandatory")
@pytest.mark.rule("betrayal/haunt-roll.count-held")
@pytest.mark.rule("betrayal/haunt-roll.drawn-versus-held")
@pytest.mark.rule("betrayal/dice.haunt-roll")
@pytest.mark.rule("betrayal/changes.haunt-roll")
def test_an_omen_calls_for_a_roll_of_all_omens_held() -> None:
    table = omen(1, 1, 0)
    assert table.events("haunt-roll") == [{"seat": 0, "result": 2, "begins": "no"}]
    assert len(table.events("roll-dice")[0]["dice"]) == 3


@pytest.mark.rule("betrayal/haunt-roll.five-starts")
@pytest.mark.rule("betrayal/haunt-roll.revealer")
@pytest.mark.parametrize(("rolls", "started"), [((2, 2, 0), False), ((2, 2, 1), True)])
def test_five_starts_the_haunt(rolls: tuple[int, ...], started: bool) -> None:
    table = omen(*rolls, drawn="idol", scenario="mysterious-invitation")
    assert (table.state.haunt is not None) is started
    if started:
        assert (table.state.haunt.number, table.state.haunt.revealer) == (9, 0)


@pytest.mark.rule("betrayal/haunt-roll.no-omens")
def test_a_haunt_roll_without_omens_is_nothing() -> None:
    assert play(haunt_roll(position().match.scene, 0)) is False


@pytest.mark.rule("betrayal/haunt-roll.event-same-dice")
def test_an_event_rolls_the_same_dice() -> None:
    table = position(
        stack=["dining-room"], decks={"event": ["a-splash-of-crimson"]}, cards=[["armor"], ["book", "dog"]],
        rolls=[0, 0, 1],
    ).choose("discover 0")  # fmt: skip
    roll = next(option for option in table.offered if option != "decline" and "no" not in option.split("-"))
    table.choose(roll)
    assert len(table.events("roll-dice")[0]["dice"]) == 3


@pytest.mark.rule("betrayal/omen.last-card-starts-haunt")
@pytest.mark.rule("betrayal/omen.last-card-revealer")
def test_the_last_omen_starts_the_haunt_by_itself() -> None:
    table = omen(drawn="idol", held=0, cards=[[], [*(one for one in OMENS if one != "idol"), "mask"]],
                 scenario="mysterious-invitation")  # fmt: skip
    assert table.events("haunt-roll") == []
    assert (table.state.haunt.number, table.state.haunt.revealer) == (9, 0)


@pytest.mark.rule("betrayal/omen.last-card-starts-haunt")
def test_the_last_but_one_omen_is_rolled_for() -> None:
    held = [one for one in OMENS if one not in ("idol", "mask", "ring")]
    table = position(stack=["ballroom"], decks={"omen": ["mask", "ring"]}, cards=[[], [*held, "idol"]], rolls=[0] * 8)
    table.choose("discover 0")
    assert table.events("haunt-roll") == [{"seat": 0, "result": 0, "begins": "no"}]
    assert table.state.decks["omen"].cards == ["ring"]


@pytest.mark.rule("betrayal/omen.empty-deck")
def test_an_empty_omen_deck_gives_nothing_but_the_turn_ends() -> None:
    table = position(stack=["ballroom"], haunt=9, track=1, cards=[["mask"], OMENS]).choose("discover 0")
    assert table.events("draw") == []
    assert table.decision.seat == 1


@pytest.mark.rule("betrayal/haunt.no-more-haunt-rolls")
@pytest.mark.rule("betrayal/cards.omen-definition")
def test_after_the_haunt_an_omen_is_only_an_omen() -> None:
    table = omen(haunt=9, track=1)
    assert table.state.explorers[0].cards == ["mask"]
    assert table.events("haunt-roll") == []


# -- scenarios ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/setup.scenario-decides-haunt")
@pytest.mark.rule("betrayal/haunt-start.look-up-omen")
@pytest.mark.rule("betrayal/haunt-start.check-header")
@pytest.mark.rule("betrayal/anatomy.identification-same")
@pytest.mark.rule("betrayal/changes.scenario-not-matrix")
@pytest.mark.rule("betrayal/example.scenario-invitation")
@pytest.mark.parametrize(
    ("scenario", "table"),
    [
        pytest.param(
            "mysterious-invitation",
            "dagger 6 dog 8 idol 9 mask 24 holy-symbol 26 armor 37 ring 38 book 45 skull 48",
            marks=[
                pytest.mark.rule("betrayal/scenario.mysterious-invitation"),
                pytest.mark.content("betrayal/scenario/mysterious-invitation"),
            ],
        ),
        pytest.param(
            "for-sale",
            "dog 4 armor 10 book 14 skull 22 ring 29 holy-symbol 36 mask 40 idol 41 dagger 49",
            marks=[
                pytest.mark.rule("betrayal/scenario.for-sale"),
                pytest.mark.content("betrayal/scenario/for-sale"),
            ],
        ),
        pytest.param(
            "paranormal-investigators",
            "mask 5 dagger 15 book 16 ring 18 idol 28 holy-symbol 31 skull 32 dog 42 armor 47",
            marks=[
                pytest.mark.rule("betrayal/scenario.paranormal-investigators"),
                pytest.mark.content("betrayal/scenario/paranormal-investigators"),
            ],
        ),
        pytest.param(
            "cursed",
            "ring 2 dagger 17 holy-symbol 19 dog 20 idol 23 mask 27 book 39 skull 46 armor 50",
            marks=[
                pytest.mark.rule("betrayal/scenario.cursed"),
                pytest.mark.content("betrayal/scenario/cursed"),
            ],
        ),
        pytest.param(
            "strange-disappearance",
            "dagger 11 holy-symbol 13 book 21 armor 25 ring 30 idol 34 skull 35 dog 43 mask 44",
            marks=[
                pytest.mark.rule("betrayal/scenario.strange-disappearance"),
                pytest.mark.content("betrayal/scenario/strange-disappearance"),
            ],
        ),
    ],
)  # fmt: skip
def test_scenario_and_omen_give_the_haunt(scenario: str, table: str) -> None:
    words = table.split()
    printed = {card: int(number) for card, number in zip(words[::2], words[1::2], strict=True)}
    assert SCENARIOS[scenario] == printed
    for card, number in printed.items():
        begun = omen(2, ..., drawn=card, held=2, scenario=scenario)
        if begun.decision.prompt == "be-traitor":
            begun.choose("accept")
        assert begun.state.haunt.number == number, card


@pytest.mark.rule("betrayal/scenario.event-haunts")
def test_five_haunts_are_started_by_events() -> None:
    assert EVENT_HAUNTS == {
        "a-splash-of-crimson": 1, "a-vial-of-dust": 3, "eerie-mirror": 7, "the-house-is-hungry": 12, "say-cheese": 33
    }  # fmt: skip
    assert not set(EVENT_HAUNTS.values()) & {number for table in SCENARIOS.values() for number in table.values()}


@pytest.mark.rule("betrayal/overview.fifty-haunts")
@pytest.mark.rule("betrayal/haunt.four-types")
@pytest.mark.rule("betrayal/scenario.type-none")
@pytest.mark.rule("betrayal/scenario.type-hidden")
@pytest.mark.rule("betrayal/scenario.type-free-for-all")
@pytest.mark.rule("betrayal/scenario.type-one-traitor")
def test_fifty_haunts_of_four_kinds() -> None:
    kinds = {number: haunt.kind for number, haunt in HAUNTS.items() if number <= 50}
    expected = dict.fromkeys(range(1, 51), "traitor")
    expected |= dict.fromkeys((4, 5, 7, 8), "none") | dict.fromkeys((2, 3, 6), "hidden")
    expected |= dict.fromkeys((9, 10, 11, 12), "free")
    assert kinds == expected
    assert Counter(kinds.values()) == {"traitor": 39, "none": 4, "hidden": 3, "free": 4}


# -- who the traitor is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/traitor.by-trait")
@pytest.mark.rule("betrayal/traitor.tie-closest")
@pytest.mark.rule("betrayal/traitor.tie-clockwise")
def test_the_highest_or_lowest_trait() -> None:
    table = position(traits=[{"speed": 1}, {"speed": 8}, {"speed": 8}])
    scene = table.match.scene
    assert tools.highest("speed")(scene, 0) == 2  # Sammy's 8 beats Stephanie's 7
    assert tools.lowest("speed")(scene, 1) == 0
    even = position(explorers=["jaden", "isa", "josef"], traits=[{"might": 1}, {"might": 1}, {"might": 4}]).match.scene
    assert tools.lowest("might")(even, 2) == 0
    assert tools.lowest("might")(even, 1) == 1


@pytest.mark.rule("betrayal/traitor.tie-revealer-first")
def test_a_tied_revealer_is_the_traitor() -> None:
    scene = position(explorers=["jaden", "isa", "josef"], traits=[{"might": 1}, {"might": 1}]).match.scene
    assert tools.lowest("might")(scene, 1) == 1
    assert tools.lowest("might", not_revealer=True)(scene, 1) == 0


@pytest.mark.rule("betrayal/traitor.tie-other-criteria")
def test_oldest_and_most_omens() -> None:
    scene = position(explorers=["josef", "warren", "sammy"], cards=[["mask"], [], ["dog"]]).match.scene
    assert tools.oldest(scene, 0) == 1
    assert tools.most_omens(scene, 1) == 2
    assert tools.most_omens(scene, 0) == 0


@pytest.mark.rule("betrayal/traitor.left-excludes-revealer")
def test_left_of_the_revealer() -> None:
    scene = position().match.scene
    assert [tools.left_of_revealer(scene, seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("betrayal/variable.braces")
@pytest.mark.rule("betrayal/example.variable-values")
@pytest.mark.parametrize(("players", "amount"), [(3, 1), (4, 5), (5, 7), (6, 9)])
def test_values_by_the_number_of_players(players: int, amount: int) -> None:
    assert by_players(position(players=players).state, 1, 5, 7, 9) == amount


# -- a haunt with a traitor begins -------------------------------------------------------------------------------------


def crimson(*answers: str, **more: object) -> Driver:
    """Seat 0 draws A Splash of Crimson and rolls the haunt: haunt 1, traitor seat 0."""
    table = {
        "stack": ["dining-room"], "decks": {"event": ["a-splash-of-crimson"]}, "rolls": [2, 2, 2],
        "cards": [["armor"], ["book", "dog"]], "traits": [{"might": 2, "speed": 2}],
    }  # fmt: skip
    driver = position(**{**table, **more}).choose("discover 0")  # type: ignore[arg-type]
    first = next(option for option in driver.offered if "roll" in option)
    return driver.choose(first, *answers)


@pytest.mark.rule("betrayal/overview.two-parts")
@pytest.mark.rule("betrayal/overview.usual-sides")
@pytest.mark.rule("betrayal/haunt.one-traitor")
@pytest.mark.rule("betrayal/haunt-start.heroes-take-secrets")
@pytest.mark.rule("betrayal/haunt-start.traitor-takes-tome")
@pytest.mark.rule("betrayal/cards.events-can-start-haunt")
def test_one_traitor_and_heroes() -> None:
    table = crimson("accept")
    assert table.state.haunt.sides == ["traitor", "hero", "hero"]
    assert table.decision.prompt == "haunt-begins"


@pytest.mark.rule("betrayal/haunt-start.step1-heroes-intro")
@pytest.mark.rule("betrayal/haunt-start.step2-heroes-setup")
@pytest.mark.rule("betrayal/haunt-start.step3-traitor-intro")
@pytest.mark.rule("betrayal/haunt-start.step4-traitor-setup")
@pytest.mark.rule("betrayal/haunt-start.intro-and-setup-public")
@pytest.mark.rule("betrayal/anatomy.setup-before-first-turn")
@pytest.mark.rule("betrayal/anatomy.intro-differs")
def test_introductions_and_set_up_in_order_for_everybody() -> None:
    table = crimson("accept")
    start = EXPLORERS["josef"].rows["might"].start
    for seat in (None, 0, 1, 2):
        story = table.match.view(seat).question.story
        told = [passage.text.id for passage in story if passage.text]
        assert told == ["haunt-01-hero-intro", "haunt-01-hero-setup"]
    table.choose("go-on")
    assert table.decision.prompt == "traitor-begins"
    assert table.state.explorers[0].traits["might"] == 2, "the traitor's set-up comes after the introduction"
    for seat in (None, 0, 1, 2):
        story = table.match.view(seat).question.story
        told = [passage.text.id for passage in story if passage.text]
        assert told == ["haunt-01-traitor-intro", "haunt-01-traitor-setup"]
    table.choose("go-on")
    assert table.state.explorers[0].traits["might"] == start + 1


@pytest.mark.rule("betrayal/haunt.first-turn-left-of-traitor")
def test_left_of_the_traitor_begins() -> None:
    assert crimson("accept", "go-on", "go-on").decision.seat == 1


@pytest.mark.rule("betrayal/haunt.first-turn-left-of-traitor")
def test_the_traitors_left_neighbour_begins_even_if_somebody_else_revealed_the_haunt() -> None:
    table = position(stack=["ballroom"], decks={"omen": ["mask"]}, scenario="mysterious-invitation",
                     traits=[{}, {"speed": 8}], parameters={"haunt_target": 1}, rolls=[1])  # fmt: skip
    table.choose("discover 0").asks("be-traitor", 1).choose("accept")
    while table.decision.prompt != "act":
        table.choose(table.offered[0])
    assert (table.state.haunt.revealer, table.state.haunt.traitor, table.decision.seat) == (0, 1, 2)


@pytest.mark.rule("betrayal/haunt.first-turn-left-of-revealer")
def test_without_a_known_traitor_left_of_the_revealer_begins() -> None:
    table = omen(2, 2, 1, drawn="idol")
    assert table.choose("go-on").decision.seat == 1


@pytest.mark.rule("betrayal/overview.two-parts")
def test_a_haunt_begins_once() -> None:
    table = omen(2, 2, 1, drawn="idol").choose("go-on", "move hallway").asks("act", 1)
    assert [told["haunt"] for told in table.events("haunt")] == [9]


@pytest.mark.rule("betrayal/haunt.hidden-traitor")
@pytest.mark.parametrize(("drawn", "number", "known"), [("dagger", 6, False), ("idol", 9, True), ("dog", 8, True)])
def test_a_hidden_traitor_is_hidden_from_the_first_moment(drawn: str, number: int, known: bool) -> None:
    haunt = omen(2, 2, 1, drawn=drawn).asks("haunt-begins", 0).state.haunt
    assert (haunt.number, haunt.open) == (number, known)


@pytest.mark.rule("betrayal/traitor.reluctant-volunteer")
@pytest.mark.rule("betrayal/traitor.volunteer-swap-figures")
@pytest.mark.rule("betrayal/traitor.volunteer-nothing-else")
def test_a_volunteer_takes_the_role_and_the_place() -> None:
    table = crimson("decline", places=["entrance-hall", "hallway", "upper-landing"])
    before = [(dict(one.traits), list(one.cards)) for one in table.state.explorers]
    table.asks("volunteer", 1).choose("stay-hero").asks("volunteer", 2).choose("volunteer")
    assert table.state.haunt.sides == ["hero", "hero", "traitor"]
    assert [one.place for one in table.state.explorers] == ["upper-landing", "hallway", "dining-room"]
    assert [(dict(one.traits), list(one.cards)) for one in table.state.explorers] == before


@pytest.mark.rule("betrayal/traitor.volunteer-gets-trigger")
def test_the_volunteer_gets_the_card_that_started_it() -> None:
    table = position(
        stack=["ballroom"], decks={"omen": ["mask"]}, scenario="mysterious-invitation", cards=[["book", "dog"]],
        traits=[{"speed": 8}], rolls=[2, 2, 2],
    )  # fmt: skip
    table.choose("discover 0").asks("be-traitor", 0).choose("decline", "volunteer")
    assert [one.cards for one in table.state.explorers] == [["book", "dog"], ["mask"], []]


@pytest.mark.rule("betrayal/traitor.volunteer-gets-trigger")
@pytest.mark.parametrize(("volunteer", "hands"), [(2, [[], [], ["mask"]]), (0, [["mask"], [], []])])
def test_the_card_comes_from_the_revealer_too(volunteer: int, hands: list[list[str]]) -> None:
    """Seat 0 draws the Mask, but Stephanie is the fastest and should be the traitor; she declines."""
    table = position(stack=["ballroom"], decks={"omen": ["mask"]}, scenario="mysterious-invitation",
                     traits=[{}, {"speed": 8}], parameters={"haunt_target": 1}, rolls=[1])  # fmt: skip
    table.choose("discover 0").asks("be-traitor", 1).choose("decline")
    while table.decision.seat != volunteer:
        table.choose("stay-hero")
    table.choose("volunteer")
    assert [one.cards for one in table.state.explorers] == hands
    assert table.state.haunt.traitor == volunteer


@pytest.mark.rule("betrayal/traitor.no-volunteer")
def test_without_a_volunteer_the_role_stays() -> None:
    assert crimson("decline", "stay-hero", "stay-hero").state.haunt.sides == ["traitor", "hero", "hero"]


# -- the two books -----------------------------------------------------------------------------------------------------


def read(view: View) -> set[str]:
    """Every text that a view's books show."""
    return {
        passage.text.id
        for book in view.books
        for page in book.pages
        for passage in page.passages
        if passage.text is not None
    } | {passage.heading.id for book in view.books for page in book.pages for passage in page.passages}


@pytest.mark.rule("betrayal/components.haunt-books")
@pytest.mark.rule("betrayal/setup.haunt-books-aside")
@pytest.mark.rule("betrayal/haunt.two-books")
def test_two_books_from_the_haunt_on() -> None:
    assert position().match.view(0).books == []
    assert len(position(haunt=1).match.view(0).books) == 2


@pytest.mark.rule("betrayal/haunt-start.not-other-book")
@pytest.mark.rule("betrayal/haunt-start.read-only-this-haunt")
@pytest.mark.rule("betrayal/haunt-start.step5-separate")
@pytest.mark.rule("betrayal/secrecy.book-secret-until-used")
def test_each_side_reads_its_own_book_and_only_this_haunt() -> None:
    table = position(haunt=1)
    traitor, hero, watcher = (read(table.match.view(seat)) for seat in (0, 1, None))
    assert "haunt-01-stalk" in traitor
    assert "haunt-01-stalk" not in hero
    assert "haunt-01-learn" in hero
    assert "haunt-01-learn" not in traitor
    assert not {"haunt-01-stalk", "haunt-01-learn"} & watcher
    assert not any(text.startswith("haunt-") and not text.startswith("haunt-01") for text in traitor | hero)


@pytest.mark.rule("betrayal/secrecy.read-aloud-on-request")
def test_what_is_used_may_be_read_by_the_others() -> None:
    table = position(haunt=1, active=1, house=["library"], places=["hallway", "library"], rolls=[0, ...])
    table.choose("haunt learn")
    assert "haunt-01-learn" in read(table.match.view(0))
    assert "haunt-01-study" not in read(table.match.view(0))


@pytest.mark.rule("betrayal/haunt.no-traitor")
@pytest.mark.rule("betrayal/haunt.hidden-traitor-book")
@pytest.mark.rule("betrayal/haunt.free-for-all-book")
@pytest.mark.parametrize("number", [4, 9])
def test_other_kinds_have_one_book_for_all(number: int) -> None:
    table = position(haunt=number, revealer=2, track=1)
    views = [table.match.view(seat) for seat in range(3)]
    assert [len(view.books) for view in views] == [1, 1, 1]
    assert read(views[0]) == read(views[1]) == read(views[2])


@pytest.mark.rule("betrayal/anatomy.special-actions")
@pytest.mark.rule("betrayal/haunt1.hero-actions-once")
def test_each_action_of_a_haunt_once_a_turn() -> None:
    table = position(haunt=1, active=1, house=["library"], places=["hallway", "library"], rolls=[0, ...])
    table.choose("haunt learn")
    assert not table.offers("haunt learn")
