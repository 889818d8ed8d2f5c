"""The text view: whatever can be put on a table can be read, in both languages, in an order that makes sense."""

from __future__ import annotations

import pytest
from tests.web.fixtures.game import HOUSE
from tests.web.fixtures.house import ROOMS, house, placements, roll, story
from tests.web.fixtures.voyage import VOYAGE

import koszmar
from koszmar.kernel.chart import badge_text, stat_text
from koszmar.kernel.text import card_text, text_view
from koszmar.kernel.view import Badge, Card, Choice, Message, Page, Question, Space, Stat, likely
from koszmar.kernel.words import LANGUAGES, Words


@pytest.fixture
def english() -> Words:
    return Words(HOUSE, "en")


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_house_has_words(lang: str) -> None:
    question = Question([0], Message("prompt-place"), "house.walk", choices=placements(ROOMS), story=story())
    assert "⟨" not in text_view(house(question, rolls=[roll()]), Words(HOUSE, lang))


def test_my_tile_comes_first_then_what_is_near(english: Words) -> None:
    said = lines(text_view(house(), english))
    here = said.index("You are here: Hallway, Ground Floor.")
    assert said[here + 1] == "Ground Floor"
    assert [line.split(".")[0].split(" (")[0] for line in said[here + 2 : here + 7]] == [
        "Hallway",
        "Dining Room",
        "Entrance Hall",
        "Library",
        "Ground Floor Staircase",
    ]
    assert said.index("Upper Floor") > here
    assert said.index("Basement") > said.index("Upper Floor")


def test_a_tile_says_where_its_doors_lead_and_who_is_there(english: Words) -> None:
    said = lines(text_view(house(), english))
    assert (
        "Library (Omen). north: Hallway; east: a door that leads nowhere; south: unexplored doorway; "
        "secret passage: Underground Lake. Here: Secret Passage; Searched. "
        "When you discover this room, gain 1 Knowledge."
    ) in said
    assert any(line.startswith("Vault (2× Item). west: Catacombs.") for line in said)
    assert any(line.startswith("Ballroom (Omen, turned over).") and "Here: 3× Fire." in line for line in said)
    [hallway] = [line for line in said if line.startswith("Hallway.")]
    assert hallway.endswith("Here: Isa Valencia (you); Persephone Puleri; Ghost 8, Might 4, Speed 3.")
    [tower] = [line for line in said if line.startswith("Tower")]
    assert tower.endswith("Here: Michelle Monroe (lying down).")


def test_polish_says_it_too() -> None:
    said = text_view(house(), Words(HOUSE, "pl"))
    assert "Tu jesteś: Korytarz, Parter." in said
    assert "południe: niezbadane przejście" in said
    assert "Szczur 3 (w ogłuszeniu), Siła 4, Szybkość 3" in said


def test_a_watcher_is_nowhere_and_reads_the_floors_from_the_top(english: Words) -> None:
    said = lines(text_view(house(seat=None), english))
    assert not any(line.startswith("You are here") for line in said)
    assert said.index("Upper Floor") < said.index("Ground Floor") < said.index("Basement")
    assert "Secrets of Survival" not in said


def test_dice_are_read_with_bonus_and_result(english: Words) -> None:
    said = lines(text_view(house(rolls=[roll()]), english))
    assert "Isa Valencia. Knowledge roll: 2, 0, 1, 2, 0 + 1. Result: 6." in said


def test_a_story_is_read_before_the_question(english: Words) -> None:
    question = Question([0], Message("prompt-story"), "house.walk", choices=[Choice("on", Message("choice-on"))])
    question.story = story()
    said = lines(text_view(house(question), english))
    assert said[-4].startswith("The walls remember: The lights go out")
    assert said[-2:] == ["Read this aloud.", "1. Go on"]


def test_a_way_to_lay_a_tile_says_where_its_doors_would_lead(english: Words) -> None:
    question = Question([0], Message("prompt-place"), "house.walk", choices=placements(ROOMS))
    said = lines(text_view(house(question), english))
    assert "1. Turned way 1, south of the Library [north: Library; south: unexplored doorway]" in said


def test_a_clip_is_read_with_its_row_its_start_and_the_skull(english: Words) -> None:
    row = [2, 3, 3, 4]
    speed = Stat("speed", Message("trait-speed"), 3, row=row, at=1, start=2)
    assert stat_text(speed, english) == "Speed 3 (row: 2 [3] 3 4; start: 3)"
    gone = Stat("speed", Message("trait-speed"), 0, row=row, at=-1, start=2)
    assert stat_text(gone, english) == "Speed: the skull"
    assert stat_text(Stat("speed", Message("trait-speed"), 3, limit=5), english) == "Speed 3/5"


def test_a_track_of_numbers_is_one_line_and_a_book_without_turning_its_title(english: Words) -> None:
    view = house()
    said = lines(text_view(view, english))
    assert "Number Track: 0 1 2 [3] 4 5 6 7 8 9" in said
    assert "Secrets of Survival" in said
    view.books[0].count, view.books[0].pages = 2, [Page("goal", Message("page-goal"))]
    assert "Secrets of Survival, 2 pages left to turn" in lines(text_view(view, english))


def test_a_room_without_doors_says_so(english: Words) -> None:
    view = house()
    cell = Space("cell", "basement", 9, 9, Message("tile-vault"), ["wall"] * 4)
    view.boards[0].spaces.append(cell)
    assert "Vault. no way out." in lines(text_view(view, english))


# -- boards of any shape, named dice, puzzles, the voice of the game --------------------------------------------------


def wreck(stage: str, lang: str = "en") -> list[str]:
    match = koszmar.Match.new(VOYAGE, players=2, options={"stage": stage})
    return lines(text_view(match.view(0), Words(VOYAGE, lang)))


def test_a_link_is_told_with_direction_kind_state_signs_and_tokens() -> None:
    said = wreck("walk")
    assert (
        "Bridge (3). east: Laboratory (corridor, 1, 2, 2× Noise); "
        "south: Unexplored room (corridor, closed door, 4). Here: Zofia (you); Noise, from the south-east."
    ) in said
    assert "Desk. west: Bunk; south: Store (closed door)." in said
    assert "Bunk. west: Laboratory (corridor, locked door); east: Desk; south: Shower (impassable)." in said


def test_a_wall_is_no_way_and_fog_and_darkness_are_told() -> None:
    said = wreck("walk")
    assert "Store (not in sight). north: Desk (closed door)." in said
    assert any(line.startswith("Unexplored room (unexplored).") for line in said)
    assert any(line.startswith("Hold (dark).") and "ladder: Engine room" in line for line in said)


def test_named_faces_are_told_with_what_they_were_and_what_the_roll_was_for() -> None:
    assert (
        "Zofia. Sneak: sign (success), sign (success, changed, was clue), blank (rerolled, was blank). "
        "Result: 2. Needed: 2. On a success: nobody hears you. Success."
    ) in wreck("roll")


def test_a_puzzle_is_told_block_by_block_and_attempt_by_attempt() -> None:
    said = wreck("lock")
    assert "The way out is at the right end of row 3." in said
    assert "row 3, column 1–2: key (the key)" in said
    assert "row 1, column 3: part 3 (in its place)" in wreck("picture")
    assert "Attempt 1: sun, moon, star. In the right place: 1; in a wrong one: 2." in wreck("code")
    assert "Ruchy: 2 z 3." in wreck("code", "pl")


def test_the_voice_of_the_game_comes_first() -> None:
    said = wreck("announce")
    assert said[1] == "The ship: Pressure is falling"
    assert said.index("The ship") > said.index("Orders: Close the airlock, or go in and see who opened it.")


def test_an_answer_says_how_likely_it_succeeds(english: Words) -> None:
    sure = Choice(
        "jump",
        Message("choice-wait"),
        odds=[likely(Message("choice-keep"), 2 / 3), likely(Message("choice-again"), 0.001)],
    )
    said = lines(text_view(house(Question([0], Message("prompt-place"), "house.walk", choices=[sure])), english))
    east, south = english.say("choice-keep"), english.say("choice-again")
    assert f"1. {english.say('choice-wait')} [{east} 67%, {south} 1%]" in said


def test_a_number_that_the_words_of_a_badge_name_is_not_said_twice(english: Words) -> None:
    named, plain = Message("text-book", {"title": Message("choice-keep"), "count": 3}), Message("choice-keep")
    said, keep = english.say(named), english.say(plain)
    for label, count, there in ((named, 3, said), (plain, 3, f"3× {keep}"), (plain, 1, keep)):
        badge = Badge("stack", label, count)
        assert badge_text(badge, english) == there
        assert card_text(Card("one", "item", plain, badges=[badge]), english) == f"{keep}, {there}"
