"""The scenarios as files: what they name exists, and what they say is written in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import koszmar.games.mansions as mansions
from koszmar.games.mansions.board import of_tiles
from koszmar.games.mansions.effects.conditions import BadCondition, prepared
from koszmar.games.mansions.effects.model import Word
from koszmar.games.mansions.scenario.checking import check
from koszmar.games.mansions.scenario.library import compiled, scenario
from koszmar.games.mansions.scenario.texts import labels_of, message, texts_of
from koszmar.games.mansions.scenario.verbs import joints, place_of_token
from koszmar.games.mansions.state import LaidTile

SCENARIOS = (
    "the-drowned-carillon", "salt-in-the-ledger", "the-house-that-counts", "the-last-ferry", "what-the-tide-keeps",
    "the-quiet-wing",
)  # fmt: skip
LOCALE = Path(mansions.__file__).parent / "locale"


def messages(key: str, language: str) -> dict[str, str]:
    """The messages of a scenario's file, by id."""
    text = (LOCALE / language / f"scenario-{key}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n    .*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("key", SCENARIOS)
def test_a_scenario_names_only_what_exists(key: str) -> None:
    grave = [str(one) for one in check(scenario(key)) if one.grave and "there is no card" not in one.problem]
    assert not grave


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_text_of_a_scenario_is_written_and_none_besides(key: str, language: str) -> None:
    assert set(messages(key, language)) == {f"scenario-{key}"} | {
        message(key, text) for text in texts_of(scenario(key))
    }


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("key", SCENARIOS)
def test_no_text_that_is_read_aloud_has_more_than_sixty_words(key: str, language: str) -> None:
    assert not [name for name, text in messages(key, language).items() if len(text.split()) > 60]


@pytest.mark.parametrize("key", SCENARIOS)
def test_a_label_is_never_read_aloud_as_a_story(key: str) -> None:
    story = scenario(key)
    assert len(texts_of(story)) >= 80
    assert not labels_of(story) & {event.plan.text for event in story.events.values()}


@pytest.mark.parametrize("key", SCENARIOS)
def test_both_layouts_have_the_same_tiles_and_every_door_in_its_place(key: str) -> None:
    story = scenario(key)
    maps = story.file.map
    assert {tile[0] for tile in maps["a"].every} == {tile[0] for tile in maps["b"].every}
    for layout in maps:
        for token in story.tokens.values():
            assert place_of_token(key, layout, token.at)[0]


def test_the_house_stays_whole_whatever_room_is_settled() -> None:
    story = scenario("the-house-that-counts")
    for layout in story.file.map.values():
        left = list(layout.every)
        for room in ("Billiards Room", "Library", "Basement", "Office", "Lounge", "Dining Room"):
            left = [tile for tile in left if tile[0] != room]
            board = of_tiles(tuple(LaidTile(name.lower().replace(" ", "-"), x, y, r // 90) for name, x, y, r in left))
            seen, edge = {board.spaces[0]}, [board.spaces[0]]
            while edge:
                here = edge.pop()
                new = {link.to for link in board.exits[here] if link.kind in ("border", "door")} - seen
                seen |= new
                edge += new
            assert seen == set(board.spaces)


def test_two_tiles_that_do_not_meet_have_no_joint() -> None:
    assert joints(scenario("the-drowned-carillon"), "a", "lobby", "study") == []
    assert joints(scenario("the-drowned-carillon"), "a", "lobby", "hall-2") == [("lobby.a", "hall-2.b")]


def test_a_token_list_stands_for_each_of_its_tokens() -> None:
    story = scenario("the-drowned-carillon")
    assert story.by_token["study-books"] == story.by_token["library-books"]


def test_the_checker_names_a_door_between_tiles_that_do_not_meet() -> None:
    path = Path(mansions.__file__).parent / "scenarios" / "the-drowned-carillon" / "scenario.toml"
    text = path.read_text(encoding="utf-8").replace('"Lobby | Hall 2"', '"Study | Hall 2"')
    assert any("nothing opens between study and hall-2" in str(one) for one in check(compiled(text)))


@pytest.mark.parametrize("words", [("reched", "attic"), ("round",), ("not",), ("round", ">=", 3, "and")])
def test_a_condition_that_makes_no_sense_is_never_simply_false(words: tuple[Word, ...]) -> None:
    with pytest.raises(BadCondition, match="makes no sense"):
        prepared(words)
