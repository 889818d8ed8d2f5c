"""Insane: secret cards with goals of their own; winning, losing, and the objective."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.mansions.house import VIEWERS, offers

from koszmar.games.mansions import GAME
from koszmar.games.mansions.condition_cards import all_copies
from koszmar.games.mansions.insanity import NAMES, REQUIRES
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Card, Investigator
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.scene import Result
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.words import Words

HERE, NEXT, OPPOSITE, LAST, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "ballroom.d", "study.a"
CREW = ("ilja-brandt", "hanna-voss", "odile-carrow", "jonah-pike", "amina-feld")
INSANE = [key for key in all_copies() if key.startswith("insane-")]
FEARS = [f"{key}-{copy}" for key in ("numb", "freeze", "nausea", "clarity") for copy in (1, 2)]


def number(name: str) -> str:
    """The card of that name."""
    return next(key for key, found in NAMES.items() if found == name)


def crew(count: int, **first: Any) -> list[Investigator]:
    """Some investigators in the Ballroom, one in each space, of whom the first is described."""
    items, space = first.pop("items", ()), first.pop("space", HERE)
    others = [someone(key, place) for key, place in zip(CREW[1:count], (NEXT, OPPOSITE, LAST, STUDY), strict=False)]
    return [someone(CREW[0], space, *items, **first), *others]


def going_mad(players: int, seed: str, *, solo: bool = False, **more: Any) -> Driver:
    """Ilja Brandt becomes Insane."""
    people = crew(max(2, players), horror=FEARS[:6])
    table = position(
        *people, players=1 if solo else 0, deed=("search", "horror 1 facedown"), chance=SeededChance(seed),
        top={"horror": FEARS[6:]}, **more,
    )  # fmt: skip
    return table.choose(DEED)


def card_of(table: Driver) -> str:
    """The Insane card of the first investigator."""
    (card,) = table.state.investigators[0].conditions
    return str(card.key)


STORY = """
[[ending]]
key = "done"
result = "{}"
"""


def finished(people: Sequence[Investigator], *, won: bool = True, **more: Any) -> Result:
    """The match ends by the second one's deed; how it went."""
    story = STORY.format("win" if won else "loss")
    who = next(place for place in range(len(people) - 1, -1, -1) if not people[place].out)
    table = position(*people, deed=("search", "end done"), story=story, who=who, **more).choose(DEED)
    assert table.result is not None
    return table.result


def wins(name: str, *, won: bool = True, players: int = 4, fire: Sequence[str] = (), **first: Any) -> bool:
    """Whether the holder of an Insane card has won, and all the others as the group does."""
    others = first.pop("others", None)
    people = crew(players, conditions=[number(name)], **first)
    people[1:] = others or people[1:]
    scores = finished(people, won=won, fire=fire).scores
    assert scores[1:] == tuple(float(won and not one.out) for one in people[1:])
    return scores[0] == 1.0


# -- becoming Insane -----------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/insane.player-requirement")
def test_every_back_says_how_many_players_it_requires() -> None:
    assert sorted(REQUIRES) == sorted(INSANE)
    assert [list(REQUIRES.values()).count(players) for players in (1, 2, 3, 4)] == [6, 5, 4, 3]


@pytest.mark.rule("mansions/insane.redraw")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_that_requires_more_players_is_never_taken(players: int) -> None:
    found = {card_of(going_mad(players, f"mad {seed}")) for seed in range(60)}
    assert {REQUIRES[card] for card in found} == set(range(1, min(players, 4) + 1))


@pytest.mark.rule("mansions/insane.redraw")
def test_the_rejected_cards_stay_in_the_deck() -> None:
    table = going_mad(2, "mad")
    left = [key for key in table.state.decks["condition"] if key in INSANE]
    assert sorted([*left, card_of(table)]) == sorted(INSANE)


@pytest.mark.rule("mansions/insane.requirement-solo")
def test_a_single_player_with_two_investigators_counts_as_one() -> None:
    found = {card_of(going_mad(1, f"mad {seed}", solo=True)) for seed in range(40)}
    assert {REQUIRES[card] for card in found} == {1}
    more = {
        card_of(going_mad(1, f"mad {seed}", solo=True, rulings={"insane-count": "investigators"})) for seed in range(40)
    }
    assert {REQUIRES[card] for card in more} == {1, 2}


def shown(table: Driver, seat: int | None) -> Any:
    """The Insane card of the first investigator as a seat sees it."""
    return next(zone for zone in table.view(seat).zones if zone.id == "conditions-0").cards[0]


@pytest.mark.rule("mansions/insane.owner-reads")
@pytest.mark.parametrize("card", INSANE)
def test_the_holder_reads_the_back(card: str) -> None:
    table = position(*crew(4, conditions=[card], goal=2))
    mine = shown(table, 0)
    assert (mine.title.id, mine.text.id) == (f"insane-{NAMES[card]}", f"insane-{NAMES[card]}-text")
    for seed in range(3):
        assert table.match.fork(seed=seed, as_seen_by=0).state.investigators[0].conditions[0].key == card


@pytest.mark.rule("mansions/insane.secret")
def test_nobody_else_learns_what_is_on_the_back() -> None:
    tables = [position(*crew(4, conditions=[card], goal=2)) for card in ("insane-1", "insane-12", "insane-16")]
    for seat in (1, 2, 3, None):
        assert len({repr(table.view(seat)) for table in tables}) == 1
    for viewer in VIEWERS[1:]:
        worlds = [tables[0].match.fork(seed=seed, as_seen_by=viewer) for seed in range(20)]
        assert len({world.state.investigators[0].conditions[0].key for world in worlds}) > 5


@pytest.mark.rule("mansions/insane.secret")
def test_when_somebody_goes_mad_only_that_player_hears_the_goal() -> None:
    table = going_mad(3, "mad")
    (event,) = [event for event in table.told if event.kind == "insane"]
    assert (event.to, list(event.args)) == ((0,), ["who"])
    assert event.secret == {"card": card_of(table)}


@pytest.mark.rule("mansions/win.individual")
@pytest.mark.parametrize(("lang", "said"), [
    ("en", 'Ilja Brandt: lost. The back of the Insane card: “Martyr. You win, if you are eliminated. '
           'Otherwise you lose.”'),
    ("pl", 'Ilja Brandt: przegrana. Na odwrocie karty „Obłąkany”: „Męczennik. Wygrywasz, jeśli wypadniesz z gry. '
           'Inaczej przegrywasz.”'),
])  # fmt: skip
def test_when_all_is_over_everybody_reads_what_it_was_about(lang: str, said: str) -> None:
    people = crew(3, conditions=[number("martyr")])
    table = position(*people, deed=("search", "end done"), story=STORY.format("win"), who=1).choose(DEED)
    for viewer in (0, 1, 2, None):
        assert Words(GAME, lang).say(table.view(viewer).ending.fates[0]) == said


@pytest.mark.rule("mansions/insane.discard-facedown")
def test_what_is_discarded_on_going_mad_is_told_at_once() -> None:
    assert going_mad(3, "mad").events("sheds") == [{"who": 0, "kind": "horror", "amount": 7}]


@pytest.mark.rule("mansions/insane.uncommon-actions")
def test_everybody_can_push_steal_and_set_fire() -> None:
    sane = position(someone("ilja-brandt", HERE, "kerosene-lantern"), someone("hanna-voss", HERE, "axe"))
    mad = position(
        someone("ilja-brandt", HERE, "kerosene-lantern", conditions=["insane-9"]), someone("hanna-voss", HERE, "axe")
    )
    for table in (sane, mad):
        assert offers(table, "push", 1)
        assert offers(table, "steal", 1)
        assert offers(table, "set-fire", NEXT)
    assert sane.offered == mad.offered


# -- eighteen goals ------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.rule("mansions/insane.changes-goal")
@pytest.mark.parametrize("name", ["steady-hand", "a-clear-night"])
def test_two_cards_change_nothing(name: str) -> None:
    assert wins(name)
    assert not wins(name, won=False)


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.rule("mansions/insane.changes-goal")
@pytest.mark.rule("mansions/win.individual")
def test_keepsakes_wants_four_possessions() -> None:
    assert wins("keepsakes", items=["axe", "knife", "rope", "wither-1"])
    assert not wins("keepsakes", items=["axe", "knife", "rope"])
    assert not wins("keepsakes", won=False, items=["axe", "knife", "rope", "wither-1"])


@pytest.mark.content("mansions/condition/insane")
def test_better_in_the_dark_wants_no_light() -> None:
    assert wins("better-in-the-dark", items=["axe"])
    assert not wins("better-in-the-dark", items=["kerosene-lantern"])
    assert not wins("better-in-the-dark", won=False)


@pytest.mark.content("mansions/condition/insane")
def test_proof_of_pain_wants_half_of_ones_health_in_damage() -> None:
    damage = ["graze-1", "graze-2", "winded-1", "winded-2"]
    assert wins("proof-of-pain", damage=damage)
    assert not wins("proof-of-pain", damage=damage[:3])
    assert not wins("proof-of-pain", won=False, damage=damage)


@pytest.mark.content("mansions/condition/insane")
def test_alone_at_last_wants_nobody_in_the_room() -> None:
    assert wins("alone-at-last", space="study.b", players=4)
    assert not wins("alone-at-last", players=4)
    assert not wins("alone-at-last", won=False, space="study.b")


@pytest.mark.content("mansions/condition/insane")
def test_one_small_flame_wants_fire_on_the_board() -> None:
    assert wins("one-small-flame", fire=[STUDY])
    assert not wins("one-small-flame")
    assert not wins("one-small-flame", won=False, fire=[STUDY])


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.rule("mansions/win.individual")
@pytest.mark.parametrize("won", [True, False])
def test_light_fingers_wants_two_stolen_possessions_however_it_ends(won: bool) -> None:
    assert wins("light-fingers", won=won, items=[Card("axe", stolen=True), Card("knife", stolen=True), "rope"])
    assert not wins("light-fingers", won=won, items=[Card("axe", stolen=True), "knife", "rope"])


@pytest.mark.content("mansions/condition/insane")
def test_only_what_was_stolen_since_one_is_insane_counts() -> None:
    people = crew(2, items=[Card("axe", stolen=True), "knife"], horror=FEARS[:6])
    table = position(*people, deed=("search", "horror 1 facedown"), top={"horror": FEARS[6:]})
    table.choose(DEED, rolls=[number("light-fingers"), 1])
    assert [card.stolen for card in table.state.investigators[0].possessions] == [False, False]


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.parametrize("won", [True, False])
def test_pyre_wants_fire_in_three_spaces_more_than_there_are_investigators(won: bool) -> None:
    fire = [HERE, NEXT, OPPOSITE, LAST, STUDY, "study.b"]
    assert wins("pyre", won=won, players=3, fire=fire)
    assert not wins("pyre", won=won, players=3, fire=fire[:5])
    assert not wins("pyre", won=won, players=4, fire=fire)


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.parametrize("won", [True, False])
def test_a_martyr_wants_to_be_eliminated(won: bool) -> None:
    assert wins("martyr", won=won, space="", out=True, done=True)
    assert not wins("martyr", won=won)


@pytest.mark.content("mansions/condition/insane")
def test_beloved_wants_one_other_investigator_in_the_room() -> None:
    assert wins("beloved", goal=1)
    assert not wins("beloved", goal=1, space=STUDY)
    assert wins("beloved", goal=4, players=5, space="study.b")
    assert not wins("beloved", won=False, goal=1)


@pytest.mark.content("mansions/condition/insane")
def test_the_prophet_of_ruin_wants_the_investigation_to_fail() -> None:
    assert wins("prophet-of-ruin", won=False)
    assert not wins("prophet-of-ruin", won=True)
    assert not wins("prophet-of-ruin", won=False, space="", out=True, done=True)


@pytest.mark.content("mansions/condition/insane")
def test_the_first_among_equals_wants_more_clues_than_anybody() -> None:
    rich = [someone("hanna-voss", NEXT, clues=2), someone("odile-carrow", OPPOSITE)]
    assert wins("first-among-equals", clues=3, others=rich, players=3)
    rich = [someone("hanna-voss", NEXT, clues=2), someone("odile-carrow", OPPOSITE)]
    assert not wins("first-among-equals", clues=2, others=rich, players=3)


@pytest.mark.content("mansions/condition/insane")
def test_a_shepherd_wants_to_have_pushed_others_twice() -> None:
    assert wins("shepherd", pushes=2)
    assert not wins("shepherd", pushes=1)
    table = position(someone("ilja-brandt", HERE, conditions=[number("shepherd")]), someone("hanna-voss", HERE))
    table.choose(("push", 1, NEXT), "agree", "stay")
    assert table.state.investigators[0].pushes == 1


@pytest.mark.content("mansions/condition/insane")
def test_a_jealous_heir_wants_more_than_one_other_investigator_has() -> None:
    def heir(goal: int) -> bool:
        others = [someone("hanna-voss", NEXT, "knife"), someone("odile-carrow", OPPOSITE, "rope", "torch", "machete")]
        return wins("jealous-heir", goal=goal, items=["axe", "crowbar"], others=others, players=3)

    assert heir(1)
    assert not heir(2)


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.rule("mansions/win.card-ends-game")
def test_when_the_named_one_is_eliminated_the_executioner_ends_the_match_and_wins_alone() -> None:
    people = crew(4, conditions=[number("executioner")], goal=2)
    people[2] = someone(
        "odile-carrow", OPPOSITE, conditions=["wounded-1"], damage=["graze-1", "graze-2", "winded-1", "winded-2"]
    )
    table = position(*people, who=2, deed=("search", "damage 1 facedown"), top={"damage": ["shock-1"]}).choose(DEED)
    assert table.result is not None
    assert (table.result.reason, table.result.scores) == ("executioner", (1.0, 0.0, 0.0, 0.0))
    assert table.result.rule == "win.card-ends-game"
    assert not wins("executioner", goal=2)


@pytest.mark.content("mansions/condition/insane")
def test_the_elimination_of_another_is_nothing_to_the_executioner() -> None:
    people = crew(4, conditions=[number("executioner")], goal=1)
    people[2] = someone(
        "odile-carrow", OPPOSITE, conditions=["wounded-1"], damage=["graze-1", "graze-2", "winded-1", "winded-2"]
    )
    table = position(*people, who=2, deed=("search", "damage 1 facedown"), top={"damage": ["shock-1"]}).choose(DEED)
    assert table.result is None


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.parametrize("won", [True, False])
def test_the_congregation_wants_half_of_all_to_be_insane(won: bool) -> None:
    def gathered(mad: int, players: int) -> bool:
        people = crew(players, conditions=[number("congregation")])
        for place in range(1, mad):
            people[place].conditions = [Card(f"insane-{(1, 7, 6)[place - 1]}")]
        return finished(people, won=won, fire=[STUDY]).scores[0] == 1.0

    assert gathered(2, 4)
    assert not gathered(1, 4)
    assert gathered(3, 5)
    assert not gathered(2, 5)


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.rule("mansions/win.card-ends-game")
def test_whoever_has_closed_the_circle_of_fire_can_end_the_match() -> None:
    people = crew(4, conditions=[number("circle-of-fire")])
    table = position(*people, fire=[NEXT, OPPOSITE])
    table.choose(("card", "insane", "reveal"))
    assert table.result is not None
    assert (table.result.reason, table.result.scores) == ("circle-of-fire", (1.0, 0.0, 0.0, 0.0))
    for fire, space in (([NEXT], HERE), ([NEXT, STUDY], HERE), ([NEXT, OPPOSITE], "study.b")):
        people = crew(4, conditions=[number("circle-of-fire")], space=space)
        assert not offers(position(*people, fire=fire), "card", "insane")
    assert not wins("circle-of-fire", fire=[NEXT, OPPOSITE])


@pytest.mark.content("mansions/condition/insane")
@pytest.mark.parametrize(("away", "closed"), [(1, True), (2, False)])
def test_the_circle_of_fire_is_closed_by_two_others_in_the_room(away: int, closed: bool) -> None:
    people = crew(4, conditions=[number("circle-of-fire")])
    for one in people[-away:]:
        one.space = STUDY
    assert offers(position(*people, fire=[NEXT, OPPOSITE]), "card", "insane") == closed


@pytest.mark.rule("mansions/insane.secret")
def test_nobody_else_is_offered_what_the_card_allows() -> None:
    people = crew(4)
    people[1].conditions = [Card(number("circle-of-fire"))]
    assert not offers(position(*people, fire=[HERE, NEXT]), "card", "insane")


# -- winning and losing --------------------------------------------------------------------------------------------

GOAL = """
[[milestone]]
key = "found"
objective = "find-the-door"

[[milestone]]
key = "heard"

[[ending]]
key = "out"
if = "reached found and clues-given >= 1"
result = "win"
epilogue = "dawn"

[[ending]]
key = "deadline"
result = "loss"
epilogue = "dusk"
"""


def objective(table: Driver, seat: int | None = 0) -> str:
    """What the app says is to be done."""
    (found,) = [one for one in table.view(seat).announcements if one.id == "objective"]
    return str(found.passages[0].text.id)  # type: ignore[union-attr]


def plotting(do: str, **more: Any) -> Driver:
    """A story with a goal that is told later."""
    one = someone("ilja-brandt", HERE, clues=more.pop("clues", 0))
    return position(one, deed=("search", do), story=GOAL, **more)


@pytest.mark.rule("mansions/win.hidden-goal")
def test_at_first_nobody_is_told_what_wins() -> None:
    table = plotting("clue +1")
    for seat in (0, 1, None):
        assert objective(table, seat) == "objective-hidden"
        assert "find-the-door" not in repr(table.view(seat))
        assert "clues-given" not in repr(table.view(seat))


@pytest.mark.rule("mansions/win.reveal")
def test_the_goal_is_told_when_the_investigation_has_come_far_enough() -> None:
    table = plotting("reach found").choose(DEED)
    assert table.events("objective") == [{"text": "find-the-door"}]
    for seat in (0, 1, None):
        assert objective(table, seat).endswith("-find-the-door")


@pytest.mark.rule("mansions/win.goal-changes")
def test_the_goal_may_change() -> None:
    table = plotting("reach found\nobjective seal-the-door").choose(DEED)
    assert objective(table).endswith("-seal-the-door")


@pytest.mark.rule("mansions/win.complete")
def test_the_investigators_win_when_the_investigation_is_completed() -> None:
    table = plotting("reach found\nset clues-given 1").choose(DEED)
    assert table.result is not None
    assert (table.result.reason, table.result.scores, table.result.rule) == ("out", (1.0, 1.0), "win.complete")
    assert table.events("says")[-1]["text"] == "dawn"
    half = plotting("set clues-given 1").choose(DEED)
    assert half.result is None


@pytest.mark.rule("mansions/win.too-slow")
@pytest.mark.parametrize("timed", [False, True])
def test_whoever_takes_too_long_loses_and_hears_the_epilogue(timed: bool) -> None:
    story = GOAL + ('[[clock]]\nkey = "dusk"\nadvance = "never"\n' if timed else "")
    table = position(someone("ilja-brandt", HERE), story=story, phase="round-ends", table={"round": 40})
    assert table.result is not None
    assert (table.result.reason, table.result.scores, table.result.rule) == ("deadline", (0.0, 0.0), "win.too-slow")
    assert table.events("says")[-1]["text"] == "dusk"
    early = position(someone("ilja-brandt", HERE), story=story, phase="round-ends", table={"round": 39})
    assert early.result is None


@pytest.mark.rule("mansions/objective.view")
def test_the_objective_can_be_looked_up_whatever_is_asked() -> None:
    table = plotting("reach found\ntest lore 1", clues=1)
    table.choose(DEED, rolls=[["investigation", "blank", "blank", "blank"]]).asks("dice")
    assert {objective(table, seat).endswith("-find-the-door") for seat in (0, 1, None)} == {True}
    for phase in ("investigators", "round-ends"):
        later = position(someone("ilja-brandt", HERE), story=GOAL, phase=phase)
        assert objective(later) == "objective-hidden"


@pytest.mark.rule("mansions/objective.only-main")
def test_the_app_keeps_no_other_notes() -> None:
    table = plotting("reach heard\nset door-seen 1").choose(DEED)
    assert table.state.plot.milestones == ["heard"]
    for seat in (0, 1, None):
        assert objective(table, seat) == "objective-hidden"
        assert "heard" not in repr(table.view(seat))
        assert "door-seen" not in repr(table.view(seat))
