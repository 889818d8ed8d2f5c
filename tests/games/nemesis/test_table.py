"""What a seat sees of the ship: what it may know, where it lies, and nothing else."""

from random import Random

import pytest
from tests.games.nemesis.aboard import PLAIN, captain
from tests.games.nemesis.hostile import panic

from koszmar.games.nemesis import GAME
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.ship import CORRIDORS, ENTRANCES
from koszmar.kernel.match import Match
from koszmar.kernel.view import View
from koszmar.kernel.words import Words


def begun(enemy: str = "void-seeders", players: int = 3) -> Match:
    """A match in its first turn."""
    characters = ("captain", "pilot", "soldier")[:players]
    return Match.new(GAME, players=players, seed="seen", options={"enemy": enemy, "characters": characters})


def zone(view: View, name: str):  # type: ignore[no-untyped-def]
    return next((one for one in view.zones if one.id == name), None)


def test_the_ship_is_one_drawing_of_rooms_and_corridors_with_their_numbers() -> None:
    (board,) = begun().view(0).boards
    assert len(board.spaces) == 21
    assert {link.ends: tuple(map(int, link.symbols)) for link in board.links} == CORRIDORS
    numbers = {space.id: [one for one in space.symbols if one.isdecimal()] for space in board.spaces}
    assert {slot: tuple(map(int, found)) for slot, found in numbers.items() if found} == ENTRANCES


def test_rooms_are_dark_until_they_are_explored() -> None:
    match = begun()
    seen = {space.id: space for space in match.view(0).boards[0].spaces}
    for slot, room in match.state.rooms.items():
        assert (seen[slot].seen == "now") == room.explored
        if not room.explored:
            assert room.tile not in repr(seen[slot])


@pytest.mark.rule("nemesis/hidden.hand")
def test_a_hand_is_shown_to_its_owner_and_counted_by_the_others() -> None:
    match = begun()
    mine, theirs, watched = (zone(match.view(seat), "hand-0") for seat in (0, 1, None))
    assert sum(card.count for card in mine.cards) == mine.count == 5
    assert (theirs.cards, theirs.count) == ([], 5)
    assert (watched.cards, watched.count) == ([], 5)


@pytest.mark.rule("nemesis/setup.objectives-secret")
def test_objectives_lie_before_their_owner_alone() -> None:
    match = begun()
    assert len(zone(match.view(0), "objectives-0").cards) == 2
    assert zone(match.view(1), "objectives-0") is None
    assert zone(match.view(None), "objectives-0") is None


@pytest.mark.rule("nemesis/contam.hidden")
def test_what_contamination_reads_stands_nowhere_before_it_was_scanned() -> None:
    table = captain(hands=[["contamination-1", "search"], []])
    cards = zone(table.match.view(0), "hand-0").cards
    assert [card.id for card in cards] == ["hand-0/contamination", "hand-0/search"]


@pytest.mark.rule("nemesis/setup.weaknesses-hidden")
def test_weaknesses_lie_face_down() -> None:
    match = begun()
    cards = zone(match.view(0), "weaknesses").cards
    assert [card.state for card in cards] == ["hidden"] * 3
    assert not any(key in repr(cards) for key in match.state.weaknesses)


@pytest.mark.rule("nemesis/hidden.bag")
def test_the_bag_shows_kinds_but_no_numbers() -> None:
    match = begun()
    bag = zone(match.view(0), "bag")
    assert sum(card.count for card in bag.cards) == bag.count == len(match.state.bag)
    assert {card.id for card in bag.cards} == {
        "bag/blank", "bag/seeder", "bag/insanity-captain", "bag/insanity-pilot", "bag/insanity-soldier",
    }  # fmt: skip


def test_the_self_destruct_track_lies_on_the_table_only_while_it_runs() -> None:
    assert [track.id for track in begun().view(0).tracks] == ["time", "destination"]
    match = begun()
    match.state.destruct = 6
    assert [track.id for track in match.view(0).tracks] == ["time", "destruct", "destination"]


def test_what_can_be_answered_on_the_table_is_on_the_table() -> None:
    match = begun()
    view = match.view(match.decision.seat)  # type: ignore[union-attr]
    assert view.question
    board = view.boards[0]
    known = {space.id for space in board.spaces} | {link.id for link in board.links} | {one.id for one in board.pieces}
    known |= {card.id for one in view.zones for card in one.cards}
    known |= {f"token/{space.id}/{badge.icon}" for space in board.spaces for badge in space.badges}
    assert [choice.key for choice in view.question.choices if not {*choice.touches} <= known] == []


# -- what everybody has just seen ----------------------------------------------------------------------------------


def test_a_noise_roll_lies_on_the_table_until_the_next_turn_is_over() -> None:
    table = position(players=3, places=["11", "01", "01"], hands=[PLAIN, ["search"], ["search"]])
    table.choose(("move", "06"))
    table.choose("rest", rolls=["2"])
    rolls = table.match.view(None).rolls
    assert [(roll.seat, roll.title.id, roll.dice[0].face) for roll in rolls] == [(0, "roll-noise", 2)]  # type: ignore[union-attr]
    for shown in (rolls, []):
        table.choose("pass")
        while table.match.decision and table.match.decision.prompt != "act":
            table.choose("done")
        assert table.match.view(None).rolls == shown


def test_what_is_being_resolved_lies_open_and_what_was_resolved_lies_folded() -> None:
    seen: set[tuple[str, bool]] = set()
    for number in range(12):
        match = Match.new(GAME, players=2, seed=f"stage {number}")
        random = Random(number)
        while match.decision and match.number < 400:
            said = match.view(None).announcements
            assert sum(not one.folded for one in said) <= 1
            assert len({one.id for one in said}) == len(said)
            seen |= {(one.icon, one.folded) for one in said}
            seat = random.choice(match.decision.seats)
            match.choose(random.choice(match.decision.offered(seat)), seat)
    kinds = {"event", "attack", "panic", "cause-encounter", "cause-bag"}
    assert {icon for icon, folded in seen if folded} >= kinds
    assert {icon for icon, folded in seen if not folded} & {"panic", "cause-encounter"}


def test_a_fight_is_shown_with_its_roll_its_cards_and_what_came_of_them() -> None:
    outcomes, hits = set(), set()
    for number in range(30):
        match = Match.new(GAME, players=1, seed=f"fight {number}", options={"enemy": "intruders"})
        random = Random(number)
        while match.decision and match.number < 300:
            seat = match.decision.seat
            options = match.decision.offered(seat)
            fights = [key for key in options if isinstance(key, tuple) and key[0] in ("shoot", "melee")]
            match.choose(random.choice(fights or options), seat)
            view = match.view(None)
            outcomes |= {one.passages[0].text.id for one in view.announcements if one.icon == "injury"}  # type: ignore[union-attr]
            hits |= {(roll.title.id, roll.dice[0].counts) for roll in view.rolls}  # type: ignore[union-attr]
    assert outcomes == {"staged-check-dies", "staged-check-retreats", "staged-check-holds"}
    assert hits >= {(f"roll-{kind}", counts) for kind in ("shot", "blow") for counts in (True, False)}


@pytest.mark.rule("nemesis/special.check-coordinates")
def test_who_has_read_the_coordinates_card_reads_where_each_space_leads_whenever_it_matters() -> None:
    """On the card among the ship's things, in the log, and beside each answer of who sets the course."""
    hand = ["search", "search", "rest", "reload", "order"]
    table = position(places=["01", "11"], hands=[hand, []], table={"coordinates": "1"})
    assert zone(table.match.view(0), "course") is None
    table.choose("room cockpit check").answer("pay", "search").answer("pay", "search")
    words = Words(GAME, "en")
    places = "A: Venus. B: Deep space. C: Mars. D: Earth."
    assert words.say(zone(table.match.view(0), "course").cards[0].text) == places
    assert zone(table.match.view(1), "course") is zone(table.match.view(None), "course") is None
    (read,) = [event for event in table.told if event.kind == "coordinates-checked"]
    mine, theirs = (table.match.narrate([seen for seen in [read.seen_by(seat)] if seen], seat) for seat in (0, 1))
    assert [words.say(line) for line in mine] == [f"You read the Coordinates card. {places}"]
    assert [words.say(line) for line in theirs] == ["Captain reads the Coordinates card."]
    table.choose("room cockpit set").answer("pay", "rest").answer("pay", "order")
    question = table.match.view(0).question
    assert question is not None
    assert [words.say(one.label) for one in question.choices] == ["A: Venus", "C: Mars", "D: Earth"]


def test_a_card_that_is_called_like_an_objective_is_a_card_wherever_it_pays() -> None:
    table = position(characters=["pilot", "captain"], places=["06", "01"], hands=[["old-friend", "rest"], []])
    table.choose(("move", "07"))
    question = table.view(0).question
    assert question is not None
    (choice,) = [one for one in question.choices if one.key == "old-friend"]
    assert (choice.label.id, choice.touches, choice.note) == ("action-old-friend", ["hand-0/old-friend"], None)


def notes(table) -> dict[str, str]:  # type: ignore[no-untyped-def]
    """What is said with each answer, in English."""
    question = table.match.view(table.decision.seat).question
    assert question
    return {one.key: Words(GAME, "en").say(one.note) for one in question.choices if one.note}


def test_whoever_is_surprised_reads_what_enduring_it_means() -> None:
    surprised = {"bag": ["seeder-4"], "rolls": ["2", "seeder-4"], "noise": ["06/11"]}
    soldier = position(
        characters=["soldier", "pilot"], places=["05", "01"], hands=[["rest", "search"], []], **surprised
    )
    soldier.choose(("move", "06")).answer("pay", "search").asks("steel-nerves", 0)
    assert notes(soldier) == {"endure": "a Contamination card, then Panic"}


@pytest.mark.parametrize(("level", "lower"), [(2, "from 2 to 1"), (3, None), (5, "from 5 to 4")])
def test_whoever_rests_reads_what_becomes_of_insanity_and_cards(level: int, lower: str | None) -> None:
    said = notes(captain(insanity=[level, 1]).choose(("card", "rest")))
    assert said.get("lower") == lower
    assert said["scan"] == "harmless cards leave the game; an INFECTED one sets Insanity to 5"


def test_a_move_by_a_card_says_what_it_risks_as_any_other_does() -> None:
    noise = ["02/06", "05/06", "06/07", "06/11"]
    scout = {"characters": ["scout", "pilot"], "places": ["05", "01"], "noise": noise}
    silent = position(**scout, hands=[["reconnaissance", "rest"], []])
    silent.choose(("card", "reconnaissance")).answer("pay", "rest")
    assert notes(silent)["06"] == "no Noise roll"
    loud = position(
        **scout, hands=[["suppressive-fire"], []], intruders=[("lurker", "05")], tops={"attacks": ["scratch-4"]}
    )
    loud.choose(("card", "suppressive-fire"))
    assert notes(loud)["06"].startswith("a Noise roll, ")


def test_an_objective_against_a_player_says_whose_number_that_is() -> None:
    table = captain(objectives=[["without-2", "hoarder"], ["without-2", "hoarder"]], met=False)
    for seat, said in enumerate(("Player 2 is Pilot.", "Player 2 is you.")):
        named, other = zone(table.match.view(seat), f"objectives-{seat}").cards
        assert Words(GAME, "en").say(named.cost) == said
        assert other.cost is None


@pytest.mark.parametrize(("level", "said"), [(1, "against Insanity 1: the card has no effect."), (3, "Insanity 3.")])
def test_the_line_of_a_panic_card_says_whether_it_works(level: int, said: str) -> None:
    table = panic("self-mutilation", level)
    words = [Words(GAME, "en").say(line) for line in table.match.narrate(table.told, None)]
    assert next(line for line in words if "Self-Mutilation" in line).endswith(said)


def obvious(players: int, hand: list[str], cost: str) -> str:
    """The payment that suggests itself to the Captain, who sets out to do this."""
    places, hands = ["01", "11"][:players], [hand, []][:players]
    characters = ["captain", "pilot"][:players]
    table = position(players=players, characters=characters, places=places, hands=hands)
    table.choose(cost)
    question = table.match.view(0).question
    assert question is not None
    return question.obvious


@pytest.mark.parametrize(
    ("players", "hand", "suggested"),
    [
        (2, ["search", "rest"], "search"),
        (2, ["search", "search"], "search"),
        (2, ["search", "rest", "order"], ""),
        (2, ["search", "rest", "contamination-1"], ""),
        (1, ["search", "rest", "contamination-1"], "search"),
        (1, ["search", "rest", "order"], ""),
    ],
)
def test_a_payment_suggests_itself_where_a_pause_would_tell_nothing(
    players: int, hand: list[str], suggested: str
) -> None:
    """Alone, or where the size of the hand, which everybody knows, leaves no choice."""
    assert obvious(players, hand, "room cockpit check") == suggested
