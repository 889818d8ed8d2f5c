"""The app: what it does, what it shows, what it keeps, and what it never tells."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.games.mansions.house import B, I, S, offers

from koszmar.games.mansions import FOLDER, GAME
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import SKILLS, Card, Injury, Monster
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.view import Book, View

LOOK_FILES = FOLDER / "look/web"
HERE, NEXT, OPPOSITE, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "study.a"
STORY = """
[[event]]
key = "crossroads"
when = { token = "thing", action = true }
once = false
text = "the-box"
do = '''
choose
  option open
    clue +1
  option leave
    horror 1 facedown
'''

[[event]]
key = "vote"
when = { mythos = true }
do = '''
choose together
  option fight
    clue +1
  option flee
    clue -1
'''

[[token]]
key = "thing"
kind = "interact"
at = "Ballroom.a"
"""


def at(*monsters: Any, **more: Any) -> Driver:
    """Ilja Brandt in the Ballroom."""
    items, others = more.pop("items", ()), more.pop("others", ())
    return position(someone("ilja-brandt", HERE, *items), *others, monsters=monsters, **more)


def zones(view: View) -> dict[str, Any]:
    """The zones of a view, by id."""
    return {zone.id: zone for zone in view.zones}


def touching(table: Driver, thing: str, seat: int = 0) -> list[str]:
    """The answers that touch a thing."""
    question = table.view(seat).question
    assert question is not None
    return [choice.key for choice in question.choices if thing in choice.touches]


def told(view: View) -> list[list[str]]:
    """The messages of the log, page by page."""
    return [
        [str(passage.text.id) for passage in page.passages if passage.text]
        for book in view.books
        for page in book.pages
    ]


def begun(players: int = 3, seed: str = "app") -> Match:
    """A match of the tutorial."""
    crew = ("hanna-voss", "ilja-brandt", "odile-carrow", "jonah-pike", "amina-feld")
    return Match.new(GAME, players=players, seed=seed, options={"investigators": crew[: max(2, players)]})


# -- what it does --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/app.role")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_everybody_plays_an_investigator_and_nobody_the_house(players: int) -> None:
    match = begun(players)
    for panel in match.view(None).panels:
        assert panel.portrait in {one.key for one in match.state.investigators}
    assert GAME.information.cooperation in ("cooperative", "semi-cooperative")
    speakers = {one.speaker.id for one in match.view(0).announcements if one.speaker}
    assert speakers == {"app-speaker"}


@pytest.mark.rule("mansions/app.duties")
def test_the_app_lays_the_map_calls_events_moves_monsters_and_ends_the_match() -> None:
    seen: set[str] = set()
    for seed in range(12):
        match = begun(2, f"duties {seed}")
        play_on(match, Random(seed), 4000)
        assert match.result is not None
        seen |= {event.kind for event in match.scene.events or ()}
        if {"tile", "token", "event", "activates", "outcome"} <= seen:
            return
    pytest.fail(f"only {sorted(seen)} happened")


@pytest.mark.rule("mansions/app.keeps-secrets")
@pytest.mark.parametrize("seat", [0, 1, "spectator"])
def test_nobody_is_told_the_map_the_goal_or_what_will_happen(seat: Any) -> None:
    match = begun(2)
    view = repr(match.view(None if seat == "spectator" else seat))
    plot = match.state.plot
    assert plot.draws
    for secret in ("draws", "pools", "deadline", *plot.draws, *(key for pool in plot.pools.values() for key in pool)):
        assert f"{secret!r}" not in view
    worlds = [match.fork(seed=seed, as_seen_by=seat).state.plot for seed in range(8)]
    assert len({tuple(world.pools[plot.grade]) for world in worlds}) > 1
    assert len({tuple(world.draws.items()) for world in worlds}) > 1


@pytest.mark.rule("mansions/app.keeps-secrets")
@pytest.mark.parametrize("table", ["ours", "own"])
def test_what_was_told_to_one_player_alone_can_be_read_again_by_that_player_alone(table: str) -> None:
    match = Match.new(GAME, players=2, options={"scenario": "the-quiet-wing", "table": table}, seed=7)
    play_on(match, Random(7), 30)
    shelves = [[book for book in match.view(seat).books if book.id == "notes"] for seat in (0, 1, None)]
    assert [len(shelf) for shelf in shelves] == [1, 1, 0]
    for seat in (0, 1):
        (page,) = shelves[seat][0].pages
        assert page.id == f"notes/{seat}"
        read = [passage.text.id for passage in page.passages if passage.text]
        assert read == [f"scenario-the-quiet-wing-{note}" for note in match.state.investigators[seat].notes]
        assert read
        secret = set(read) - _read(shelves[1 - seat])
        assert not any(text in repr(match.view(1 - seat)) for text in secret)


def _read(shelf: list[Book]) -> set[str]:
    return {passage.text.id for book in shelf for page in book.pages for passage in page.passages if passage.text}


# -- the log -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/log.content")
def test_the_log_keeps_what_the_app_says_and_what_is_decided() -> None:
    table = at(story=STORY, tokens=["thing"]).choose(("token", "thing", "crossroads"), "open")
    for seat in (0, 1, None):
        (page,) = told(table.view(seat))
        assert page == [f"scenario-{table.state.plot.scenario}-the-box", "event-decides"]
    (book,) = table.view(0).books
    assert book.pages[0].passages[-1].text.args["choice"].id.endswith("-option-open")  # type: ignore[union-attr]


@pytest.mark.rule("mansions/log.content")
def test_what_the_group_decides_stands_there_too() -> None:
    table = at(story=STORY, phase="events", others=[someone("hanna-voss", HERE)], chance=SeededChance("log"))
    table.asks("story").choose("fight")
    assert "event-decides-together" in told(table.view(None))[0]


@pytest.mark.rule("mansions/log.content")
@pytest.mark.rule("mansions/monster-menu.panel")
def test_evades_attacks_activations_and_horror_checks_stand_in_the_log() -> None:
    table = at(("cultist", HERE), items=["axe"], deed=("search", "clue +1"))
    table.choose(DEED, rolls=[0, [S, B, B]]).choose(("attack", "axe", "cultist-1"), rolls=["A1", [B, B, B]])
    assert told(table.view(1)) == [["event-evades", "event-attack"]]
    monsters = position(
        someone("ilja-brandt", HERE), someone("tobias-wren", "", out=True, done=True), phase="monsters",
        monsters=[("cultist", HERE)], rolls=["cultist-1", 1, 0, [B] * 3, 0, [B] * 4],
    )  # fmt: skip
    assert told(monsters.view(None)) == [["event-activates", "event-attacks", "event-horror-check"]]


@pytest.mark.rule("mansions/log.open")
@pytest.mark.rule("mansions/menu.open")
@pytest.mark.rule("mansions/menu.options")
def test_log_and_objective_can_be_read_whatever_is_asked_and_by_everybody() -> None:
    match, random = begun(3), Random(5)
    while match.state.phase == "setup":
        assert match.decision is not None
        match.choose(match.decision.options[0], match.decision.seat)
    seen = set()
    while match.decision is not None and match.number < 90:
        seen.add(match.decision.prompt)
        for seat in (0, None):
            view = match.view(seat)
            assert [book.id for book in view.books] == ["log"]
            assert view.announcements[0].id == "objective"
        asked = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(asked)), asked)
    assert {"who-next", "act"} < seen


@pytest.mark.rule("mansions/menu.options")
def test_what_players_report_to_the_published_app_happens_by_itself() -> None:
    """Set Fire, Investigator Eliminated and End Game: nobody has to tell anybody."""
    fire = at(items=["kerosene-lantern"]).choose(("set-fire", NEXT))
    assert fire.state.fire == [NEXT]
    down = ["graze-1", "graze-2", "winded-1", "winded-2", "shock-1", "shock-2"]
    crew = [
        someone("ilja-brandt", HERE, conditions=["wounded-1"], damage=down),
        someone("hanna-voss", "", out=True, done=True),
    ]
    table = position(*crew, deed=("search", "damage 1 facedown"), table={"doomed": 2}).choose(DEED)
    assert table.result is not None
    assert table.result.rule == "eliminated.all"


# -- inventory and drawer ------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/inventory.only-usable")
@pytest.mark.rule("mansions/inventory.open")
@pytest.mark.rule("mansions/screen.inventory-button")
def test_the_inventory_lists_what_the_scenario_can_make_use_of_and_who_has_it() -> None:
    table = at(items=["axe"], others=[someone("hanna-voss", NEXT, "rope")], deed=("search", 'gain "brass-key" as plot'))
    for seat in (0, 1, None):
        assert "inventory" not in zones(table.view(seat))
    table.choose(DEED)
    for seat in (0, 1, None):
        (card,) = zones(table.view(seat))["inventory"].cards
        assert (card.title.id, card.badges[0].label.id) == ("item-brass-key", "investigator-ilja-brandt")


@pytest.mark.rule("mansions/drawer.purpose")
@pytest.mark.rule("mansions/screen.drawer-button")
@pytest.mark.rule("mansions/screen.drawer-place")
@pytest.mark.rule("mansions/monster-menu.open")
def test_every_monster_lies_in_the_drawer_and_touching_it_says_what_can_be_done_about_it() -> None:
    table = at(("cultist", HERE), ("cultist", HERE), ("ghost", NEXT), items=["axe", "38-revolver"])
    assert list(drawer(table)) == ["cultist-1", "cultist-2", "ghost-1"]
    for monster in ("cultist-1", "cultist-2", "ghost-1"):
        answers = touching(table, f"drawer/{monster}")
        assert answers
        assert all(monster in answer for answer in answers)
        assert set(answers) == set(touching(table, monster))


def drawer(table: Driver, seat: int | None = 0) -> dict[str, Any]:
    """The monsters in the drawer, by id."""
    return {card.id.removeprefix("drawer/"): card for card in zones(table.view(seat))["drawer"].cards}


@pytest.mark.rule("mansions/monster-menu.name")
@pytest.mark.rule("mansions/monster-menu.health")
@pytest.mark.rule("mansions/monster-menu.damage")
@pytest.mark.rule("mansions/monster-menu.id")
def test_the_drawer_says_name_number_health_and_damage() -> None:
    table = at(Monster("cultist-2", "cultist", NEXT, damage=2), ("priest-of-dagon", NEXT))
    for seat in (0, 1, None):
        cultist, priest = drawer(table, seat).values()
        assert (cultist.title.args["monster"].id, cultist.title.args["number"]) == ("monster-cultist", 2)
        assert (cultist.element, cultist.pips) == ("cultist", 3)
        assert [badge.label.args for badge in cultist.badges] == [{"count": 2, "health": 3}]
        assert (priest.title.id, priest.pips, priest.badges) == ("monster-priest-of-dagon", 6, [])


@pytest.mark.rule("mansions/monster-menu.damage")
def test_its_damage_changes_by_itself() -> None:
    table = at(("riot", HERE), items=["axe"]).choose(("attack", "axe", "riot-1"), rolls=["A1", [S, B, B]])
    assert [badge.count for badge in drawer(table)["riot-1"].badges] == [4]


@pytest.mark.rule("mansions/monster-menu.attack")
def test_an_attack_begins_at_the_monster() -> None:
    table = at(("cultist", HERE), ("ghost", STUDY), items=["axe"])
    attacks = [answer for answer in touching(table, "drawer/cultist-1") if answer.startswith("attack")]
    assert attacks == ["attack axe cultist-1", "attack unarmed cultist-1"]
    assert touching(table, "drawer/ghost-1") == []


@pytest.mark.rule("mansions/monster-menu.evade")
def test_an_evade_check_is_made_against_the_monster_that_was_selected() -> None:
    table = at(("cultist", HERE), ("deep-one", HERE)).choose(("go", NEXT)).asks("evade-whom")
    assert touching(table, "drawer/deep-one-1") == ["deep-one-1"]
    table.choose("deep-one-1", rolls=[0, [S, B, B]])
    stakes = "test agility 1\n  fail\n    waste"
    assert table.events("evades") == [{"who": 0, "monster": "deep-one-1", "text": 0, "stakes": stakes}]


# -- the screen ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/screen.map")
def test_the_map_shows_the_tiles_and_tokens_that_are_revealed() -> None:
    table = at(
        tokens=["hall-door"], deed=("search", 'tile "hall-1"'), tiles=[("ballroom", 0, 0, 0), ("study", 10, 10, 0)]
    )
    (board,) = table.view(0).boards
    assert {space.id for space in board.spaces if space.seen == "now"} == {
        HERE, NEXT, OPPOSITE, "ballroom.d", STUDY, "study.b",
    }  # fmt: skip
    table.choose(DEED)
    (board,) = table.view(0).boards
    assert {"hall-1.a", "hall-1.b"} <= {space.id for space in board.spaces if space.seen == "now"}
    assert {piece.id for piece in board.pieces} >= {"investigator-0", "token-thing"}


@pytest.mark.rule("mansions/screen.end-phase")
def test_the_last_turn_ends_the_phase_and_the_next_one_begins() -> None:
    table = position(someone("ilja-brandt", HERE), someone("hanna-voss", HERE, done=True), chance=SeededChance("phase"))
    assert offers(table, "end")
    table.choose("end")
    assert table.events("event")


@pytest.mark.rule("mansions/symbols.list")
def test_every_symbol_of_the_game_has_a_picture_and_a_name() -> None:
    icons = json.loads((LOOK_FILES / "theme.json").read_text(encoding="utf-8"))["icons"]
    assert {*SKILLS, "success", "investigation", "action", "product"} <= set(icons)
    table = at(deed=("search", "test lore 1"), table={}).choose(DEED, rolls=[[S, I, B, B]])
    faces = {die.label.id for roll in table.view(0).rolls for die in roll.dice}  # type: ignore[union-attr]
    assert faces == {"face-success", "face-investigation", "face-blank"}
    stats = {stat.label.id for stat in table.view(0).panels[0].stats}
    assert {f"skill-{skill}" for skill in SKILLS} <= stats
    question = at(deed=("search", "clue +1")).view(0).question
    assert question is not None
    notes = {choice.key: choice.note.id for choice in question.choices if choice.note}
    assert notes["token thing deed"] == "note-action"


# -- saving --------------------------------------------------------------------------------------------------------


def full_table() -> Driver:
    """A table with everything that has to be kept."""
    crew = [
        someone("ilja-brandt", HERE, Card("brass-key", plot=True), "wither-3", "whiskey/back", clues=2,
                conditions=["insane-11", "cursed-4"], damage=[Injury("broken-leg-1", True), Injury("graze-1", False)],
                horror=["numb-1"], goal=1),
        someone("hanna-voss", NEXT, "axe"),
    ]  # fmt: skip
    return position(
        *crew, tiles=[("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)],
        monsters=[Monster("cultist-2", "cultist", OPPOSITE, damage=1, last=4)], fire=[STUDY], darkness=[NEXT],
        barricades=[(OPPOSITE, "hall-1.a")], dropped={"study.b": ["rope"]}, deed=("search", "clue +1"),
        chance=SeededChance("saved"),
    )  # fmt: skip


@pytest.mark.rule("mansions/save.permission")
@pytest.mark.rule("mansions/save.app-keeps")
@pytest.mark.rule("mansions/save.players-note")
def test_a_match_goes_on_from_where_it_was_left_with_everything_that_lay_on_the_table() -> None:
    table = full_table()
    match = Match.resume(table.match.checkpoint(), chance=SeededChance("saved"))
    for name in ("tiles", "tokens", "links", "investigators", "monsters", "dropped", "fire", "darkness", "barricades",
                 "decks", "box", "puzzles", "plot", "turn", "round"):  # fmt: skip
        assert getattr(match.state, name) == getattr(table.state, name), name
    assert match.view(0) == table.view(0)
    for one in (table.match, match):
        play_on(one, Random(3), 40)
    assert match.state == table.match.state


@pytest.mark.rule("mansions/save.where")
def test_it_can_be_saved_whenever_somebody_is_asked() -> None:
    match, random = begun(2), Random(2)
    for _ in range(25):
        saved = Match.resume(match.checkpoint())
        assert (saved.state, saved.decision) == (match.state, match.decision)
        assert match.decision is not None
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)
