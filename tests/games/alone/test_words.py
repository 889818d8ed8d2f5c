"""Everything that can be said at this table is written in both languages, is used, and makes good sentences."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import koszmar.games.alone as package
from koszmar.games.alone import GAME
from koszmar.games.alone.actions.locate import TARGETS
from koszmar.games.alone.bestiary import ABILITIES, KINDS
from koszmar.games.alone.items import ITEMS
from koszmar.games.alone.missions import MISSIONS
from koszmar.games.alone.reactions import REACTIONS, STANDARDS
from koszmar.games.alone.rooms import ROOMS
from koszmar.games.alone.settings import CHARACTERS, DECKS
from koszmar.games.alone.table.event_rules import EVENT_RULES
from koszmar.kernel.ledger import load_ledger
from koszmar.kernel.match import Match
from koszmar.kernel.testing.words import (
    assert_match_is_said,
    constants,
    face_names,
    section_names,
    setting_names,
    written,
)
from koszmar.kernel.view import Message
from koszmar.kernel.words import FORMS, LANGUAGES, Words

PACKAGE = Path(package.__file__).parent
LOCALE = GAME.face.locale


def printed() -> Iterator[str]:
    """Every printed thing with its text."""
    for prefix, keys in (("reaction", REACTIONS), ("standard", STANDARDS), ("deck", DECKS), ("mission", MISSIONS),
                         ("item", ITEMS), ("character", CHARACTERS), ("ability", ABILITIES), ("creature", KINDS),
                         ("condition", ("web", "gas", "mine", "short")), ("room", ROOMS)):  # fmt: skip
        for key in keys:
            yield from (f"{prefix}-{key}", f"{prefix}-{key}.text")
    yield from (f"ally-{key}" for key in CHARACTERS)
    yield from (f"target-{key}" for key in TARGETS)
    yield from ("game-seat-first", "game-seat-others")


def is_said(message: str) -> bool:
    """Whether a message can come up: its whole name stands in the source, or a beginning and the key after it."""
    words = constants(PACKAGE)
    if message in words:
        return True
    if message.startswith("event-") and message.removesuffix("-hidden").removesuffix("-unseen")[6:] in words:
        return True
    splits = [(message[: found.end()], message[found.end() :]) for found in re.finditer("-", message)]
    if message.startswith(("choice-", "event-")):
        start = message.index("-") + 1
        parts = [(first[start:-1].removesuffix("-unseen"), last) for first, last in splits]
        if message[start:] in words or any(first in words and last in words for first, last in parts):
            return True
    if message.startswith("verdict-"):
        return message.rpartition("-")[2] in ("won", "lost")
    return any(first in words and last in words for first, last in splits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_thing_and_every_setting_has_its_words(lang: str) -> None:
    words = Words(GAME, lang)
    wanted = [*printed(), *face_names(GAME), *setting_names(GAME), *section_names(GAME)]
    assert [message for message in wanted if not words.has(message)] == []


def test_both_languages_say_the_same_things_about_the_same_things() -> None:
    english, polish = written("en", LOCALE), written("pl", LOCALE)
    assert sorted(english) == sorted(polish)
    assert [key for key in english if ("text" in english[key][1]) != ("text" in polish[key][1])] == []


def test_no_message_is_unused() -> None:
    things = {message.partition(".")[0] for message in printed()} | {*face_names(GAME), *setting_names(GAME)}
    spare = ("section-", "outcome-", "symbol-")
    assert [
        message
        for message in written("en", LOCALE)
        if message not in things and not message.startswith(spare) and not is_said(message)
    ] == []


def test_forms_are_all_known() -> None:
    """A form that nobody can ask for is a slip of the pen."""
    for lang in LANGUAGES:
        assert {one for _, has in written(lang, LOCALE).values() for one in has} <= {*FORMS, "others", "text"}


def test_every_line_of_the_log_names_a_rule_of_the_ledger() -> None:
    known = {statement.id for statement in load_ledger("alone").statements}
    assert {rule for rule in EVENT_RULES.values() if rule not in known} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reaction_says_what_it_does_and_what_it_does_in_danger(lang: str) -> None:
    words = Words(GAME, lang)
    danger = {"en": "Dangerous: ", "pl": "Niebezpiecznie: "}[lang]
    assert [key for key in REACTIONS if words.say(f"reaction-{key}.text").count(danger) != 1] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_can_be_told_to_everybody_in_both_languages(players: int) -> None:
    difficulty = ["easy", "normal", "nightmare"][players - 2]
    match = Match.new(GAME, players=players, seed=f"words {players}", options={"difficulty": difficulty})
    assert_match_is_said(match, Random(players), 90)
    for seat in (None, *range(players)):
        assert {event.kind for event in match.events(seat)} <= {*EVENT_RULES}


def test_a_boss_is_named_with_a_capital_only_where_a_sentence_begins() -> None:
    words, boss = Words(GAME, "en"), Message("creature-chrysalis")
    assert words.say("event-scare", figure=boss, amount=2) == "The Chrysalis is suddenly there: 2 Sanity."
    assert words.say("event-mended", figure=boss) == "The wound of the Chrysalis closes."
    worm = Message("creature-numbered", {"creature": Message("creature-worm"), "number": 1})
    assert words.say("event-mended", figure=worm) == "The wound of Worm 1 closes."


# -- Polish ----------------------------------------------------------------------------------------------------------


def test_polish_counts_and_declines_like_a_pole() -> None:
    words = Words(GAME, "pl")
    assert words.say("event-noise", direction=Message("direction-west")) == "Hałas z zachodu."
    assert words.say("event-noise", direction=Message("direction-east")) == "Hałas ze wschodu."
    assert words.say("event-tracked-count", count=5) == "Czujnik pokazuje 5 potworów."
    assert words.say("event-danger-due", count=3) == "Przybędą 3 żetony zagrożenia."
    assert words.say("choice-through-door", direction=Message("direction-north")) == "Drzwiami na północ"
    back = words.say("event-face-down-hidden", seat=Message("seat-evil"), deck=Message("deck-traps"))
    assert back == "Zło zagrywa zakrytą kartę z talii Pułapek."
