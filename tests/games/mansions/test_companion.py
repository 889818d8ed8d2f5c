"""Companion mode: the group has the box; the app runs the scenario, asks what it cannot see, and orders the rest."""

from random import Random

import pytest

from koszmar.games.mansions import GAME
from koszmar.games.mansions.app_log import entry
from koszmar.games.mansions.scenario.library import shipped
from koszmar.kernel.errors import NotOffered
from koszmar.kernel.match import Match
from koszmar.kernel.text import text_view
from koszmar.kernel.words import LANGUAGES, Words

END = "end"


def evening(scenario: str = "borrowed-key", players: int = 2, seed: str = "1", **options: str) -> Match:
    """A match in companion mode, at its first question."""
    return Match.new(GAME, players=players, seed=seed, options={"scenario": scenario, "table": "own", **options})


def say(match: Match, *answers: object) -> Match:
    """The group answers."""
    for answer in answers:
        assert match.decision is not None
        match.choose(answer, match.decision.seat)  # type: ignore[arg-type]
    return match


def orders(match: Match) -> list[tuple[str, int, int]]:
    """What the app has ordered so far: what, whom it is about, how much."""
    read = [entry(written) for written in match.state.plot.read]
    return [(args["what"], args["who"], args["number"]) for _, _, kind, args in read if kind == "do"]


def asked(match: Match) -> tuple[str, dict[str, object]]:
    """What the app asks."""
    assert match.decision is not None
    return match.decision.prompt, dict(match.decision.args)


def explore(match: Match, door: str) -> Match:
    return say(match, ("tap", door, "do"), 0)


def test_the_app_lays_the_first_tile_and_says_what_the_group_takes() -> None:
    match = evening(players=3)
    told = [what for what, _, _ in orders(match)]
    assert [told.count(what) for what in ("tile", "put", "share")] == [1, 3, 5]
    assert asked(match)[0] == "own-act"


def test_successes_are_asked_and_decide() -> None:
    match = explore(evening(), "study-door")
    say(match, ("tap", "study-desk", "search-desk"), 1)
    assert asked(match) == ("own-successes", {"who": 1, "skill": "observation", "modifier": 0, "difficulty": 1})
    say(match, 0)
    assert orders(match)[-1] == ("horror-facedown", 1, 1)
    assert "study-desk" in {token.key for token in match.state.tokens}
    say(match, ("tap", "study-desk", "search-desk"), 1, 2)
    assert "study-desk" not in {token.key for token in match.state.tokens}


def test_what_only_the_table_can_see_is_asked_and_nothing_happens_if_it_is_not_so() -> None:
    match = explore(evening(), "hall-door")
    before = len(match.state.tiles)
    say(match, ("tap", "bathroom-door", "locked-bathroom/unlock"), 0)
    assert asked(match) == ("own-is-it-so", {"who": 0, "fact": "group has brass-key"})
    say(match, "no")
    assert orders(match)[-1] == ("not-so", 0, 0)
    assert len(match.state.tiles) == before
    say(match, ("tap", "bathroom-door", "locked-bathroom/unlock"), 0, "yes")
    assert len(match.state.tiles) == before + 1


def test_a_puzzle_asks_for_the_steps_at_hand() -> None:
    match = explore(evening(), "hall-door")
    say(match, ("tap", "bathroom-door", "locked-bathroom/pick"), 1)
    assert asked(match)[0] == "own-steps"
    say(match, 3)
    prompt, args = asked(match)
    assert (prompt, args["left"]) == ("puzzle", 3)


def won(players: int = 2) -> Match:
    """The tutorial, won."""
    match = explore(evening(players=players), "hall-door")
    say(match, ("tap", "bathroom-door", "locked-bathroom/break"), 0, 2)
    say(match, ("tap", "owner", "talk-to-owner/persuade"), 0, 1)
    return match


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_group_says_when_an_ending_has_come(players: int) -> None:
    match = won(players)
    say(match, ("claim", "out-together"))
    assert asked(match)[1]["fact"] == "follower owner in entry-hall"
    say(match, "yes")
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("out-together", (1.0,) * players)


def test_a_claim_that_is_not_so_ends_nothing() -> None:
    match = say(won(), ("claim", "out-together"), "no")
    assert match.result is None
    assert asked(match)[0] == "own-act"


def with_a_monster() -> Match:
    """A match in which a monster stands on the board."""
    match = evening()
    for seed in range(50):
        match = evening("the-drowned-carillon", seed=str(seed))
        chance = Random(seed)
        while match.decision is not None and not (match.state.monsters and asked(match)[0] == "own-act"):
            options = [key for key in match.decision.options if not (isinstance(key, tuple) and key[0] == "fell")]
            say(match, chance.choice(options))
        if match.decision is not None:
            return match
    raise AssertionError("no monster came in fifty matches")


def test_damage_is_told_and_a_monster_falls() -> None:
    match = with_a_monster()
    monster = match.state.monsters[0].id
    with pytest.raises(NotOffered):
        say(match, ("less", monster))
    say(match, ("more", monster))
    assert match.state.monsters[0].damage == 1
    say(match, ("less", monster))
    assert match.state.monsters[0].damage == 0
    say(match, ("attack", monster, "firearm"), 0)
    assert asked(match)[0] == "own-damage"
    say(match, 20)
    assert monster not in {one.id for one in match.state.monsters}


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    match = explore(evening(), "study-door")
    say(match, ("tap", "study-desk", "search-desk"), 0)
    before = match.fingerprint()
    for impossible in (-1, 99, "many", ("tap", "study-desk", "search-desk")):
        with pytest.raises(NotOffered):
            say(match, impossible)
    assert match.fingerprint() == before


def test_monsters_are_moved_by_order_and_ask_whom_they_reach() -> None:
    match = with_a_monster()
    say(match, END)
    seen = set[str]()
    chance = Random(1)
    while match.decision is not None and asked(match)[0] != "own-act":
        seen.add(asked(match)[0])
        say(match, chance.choice(match.decision.options))
    told = [what for what, _, _ in orders(match)]
    assert "monster-moves" in told
    assert {"own-whom", "own-horror"} <= seen


def test_the_app_shows_its_map_and_no_cards_or_figures() -> None:
    match = won()
    view = match.view(0)
    assert {zone.id for zone in view.zones} <= {"drawer"}
    assert not [piece for piece in view.boards[0].pieces if piece.side in ("investigators", "monsters")]
    assert "orders" in {said.id for said in view.announcements}


def test_no_dice_are_thrown_and_no_card_is_drawn() -> None:
    match = won()
    decks = {name: len(cards) for name, cards in evening().state.decks.items()}
    assert {name: len(cards) for name, cards in match.state.decks.items()} == decks
    assert not match.state.rolled


@pytest.mark.parametrize("scenario", sorted(shipped()))
def test_every_scenario_is_played_to_an_end_and_every_word_of_it_is_written(scenario: str) -> None:
    for players in (1, 3, 5):
        chance = Random(players)
        match = evening(scenario, players, seed=scenario)
        while match.decision is not None:
            options = [key for key in match.decision.options if not (isinstance(key, tuple) and key[0] == "fell")]
            say(match, END if END in options and chance.random() < 0.2 else chance.choice(options))
            if chance.random() < 0.1:
                for lang in LANGUAGES:
                    told = text_view(match.view(0), Words(GAME, lang))
                    assert "⟨" not in told, told
        assert match.result is not None
        again = Match.replay(match.record())
        assert again.fingerprint() == match.fingerprint()


def test_whoever_follows_already_is_not_persuaded_once_more() -> None:
    match = won()
    assert match.decision is not None
    assert [key for key in match.decision.options if isinstance(key, tuple) and key[1] == "owner"] == []
    assert ("claim", "out-together") in match.decision.options


def test_the_app_counts_rounds_where_it_cannot_see_turns() -> None:
    match = say(evening(), END)
    while match.decision is not None and asked(match)[0] != "own-act":
        say(match, match.decision.options[0])
    assert (match.state.round, GAME.rules.turn(match.state)) == (2, 2)
