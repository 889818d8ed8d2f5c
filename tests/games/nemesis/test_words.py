"""Everything that can be said at this table is written in both languages, is used, and makes good sentences."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import koszmar.games.nemesis as package
from koszmar.games.nemesis import GAME
from koszmar.games.nemesis.action_cards import ACTION_CARDS, CHARACTERS
from koszmar.games.nemesis.enemies import ENEMIES
from koszmar.games.nemesis.item_cards import ITEMS
from koszmar.games.nemesis.objectives import OBJECTIVES
from koszmar.games.nemesis.quests import QUESTS
from koszmar.games.nemesis.rooms import ROOMS
from koszmar.games.nemesis.wounds import SERIOUS_WOUNDS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.words import (
    assert_answers_differ,
    assert_events_are_said,
    assert_objections_are_said,
    assert_well_said,
    face_names,
    setting_names,
    written,
)
from koszmar.kernel.text import text_view
from koszmar.kernel.view import Message, View
from koszmar.kernel.words import FORMS, LANGUAGES, Words

PACKAGE = Path(package.__file__).parent
LOCALE = GAME.face.locale


def printed() -> Iterator[str]:
    """Every printed thing with its text, and what its uses are called where there is a choice."""
    for prefix, keys in (("room", ROOMS), ("character", CHARACTERS), ("action", ACTION_CARDS), ("item", ITEMS),
                         ("objective", OBJECTIVES), ("wound", SERIOUS_WOUNDS)):  # fmt: skip
        for key in keys:
            yield from (f"{prefix}-{key}", f"{prefix}-{key}.text")
    yield from (f"item-{key}.quest" for key in QUESTS)
    for name, enemy in ENEMIES.items():
        for kind, cards in (("attack", enemy.attacks.values()), ("event", enemy.events.values())):
            for effect in dict.fromkeys(card.effect for card in cards):
                yield from (f"{kind}-{name}-{effect}", f"{kind}-{name}-{effect}.text")
        for key in enemy.weaknesses:
            yield from (f"weakness-{name}-{key}", f"weakness-{name}-{key}.text")
        for key in dict.fromkeys(enemy.panic):
            yield from (f"panic-{key}", f"panic-{key}.text")
        for kind in enemy.miniatures:
            yield from (f"intruder-{kind}", f"intruder-{kind}.text")
    for key, tile in ROOMS.items():
        yield from (f"room-{key}-{use.key}" for use in (tile.action.uses if tile.action else ()))
    for prefix, found in (("action", ACTION_CARDS), ("item", ITEMS)):
        for key, card in found.items():
            uses = card.ability.uses if card.ability else ()
            yield from (f"{prefix}-{key}-{use.key}" for use in uses if len(uses) > 1)


@cache
def constants() -> frozenset[str]:
    """Every word that stands in the source."""
    trees = (ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py"))
    return frozenset(node.value for tree in trees for node in ast.walk(tree)
                     if isinstance(node, ast.Constant) and isinstance(node.value, str))  # fmt: skip


def is_said(message: str) -> bool:
    """Whether a message can come up: its whole name stands in the source, or a beginning and the key after it."""
    words = constants()
    if message in words:
        return True
    if message.startswith("event-") and message.removesuffix("-hidden")[6:] in words:
        return True
    if message.startswith("ending-destroyed-"):
        return is_said(message.removeprefix("ending-"))
    known = {*words, "intruders"}
    splits = [(message[: found.end()], message[found.end() :]) for found in re.finditer("-", message)]
    if message.startswith("choice-"):
        return any(first[7:-1] in words and last in words for first, last in splits)
    return any(first in words and last in known for first, last in splits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_thing_and_every_setting_has_its_words(lang: str) -> None:
    words = Words(GAME, lang)
    wanted = [*printed(), *face_names(GAME), *setting_names(GAME)]
    assert [message for message in wanted if not words.has(message)] == []


def test_both_languages_say_the_same_things_about_the_same_things() -> None:
    english, polish = written("en", LOCALE), written("pl", LOCALE)
    assert sorted(english) == sorted(polish)
    texts = {"text", "quest"}
    assert [key for key in english if english[key][1] & texts != polish[key][1] & texts] == []


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
        assert {one for _, has in written(lang, LOCALE).values() for one in has} <= {*FORMS, "text", "quest"}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("enemy", ["void-seeders", "intruders"])
def test_a_match_can_be_told_to_everybody_in_both_languages(enemy: str, players: int) -> None:
    match = Match.new(GAME, players=players, seed=f"words {players}", options={"enemy": enemy})
    random, seats = Random(players), (None, *range(players))
    told = dict.fromkeys(seats, 0)
    for _ in range(60):
        for words in (Words(GAME, lang) for lang in LANGUAGES):
            for seat in seats:
                assert_events_are_said(match, words, seat, told[seat])
            everything_is_said(match.view(random.choice(seats)), words)
            assert_answers_differ(match, words)
        told = dict.fromkeys(seats, len(match.scene.events or []))
        if match.decision is None:
            return
        assert_objections_are_said(match, Words(GAME, random.choice(LANGUAGES)))
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)


def everything_is_said(view: View, words: Words) -> None:
    assert "⟨" not in text_view(view, words)
    labels = [one.text for board in view.boards for one in (*board.spaces, *board.pieces) if one.text]
    for zone in view.zones:
        labels += [label for card in zone.cards for label in (card.title, card.text, card.cost) if label]
    labels += [passage.text for one in view.announcements for passage in one.passages if passage.text]
    for label in labels:
        assert_well_said(words.say(label), f"{words.lang} {label}")


# -- Polish ----------------------------------------------------------------------------------------------------------


def test_polish_counts_and_declines_like_a_pole() -> None:
    words = Words(GAME, "pl")
    pilot, armory = Message("character-pilot"), Message("room-armory")
    assert words.say("note-cost", cost=2) == "2 karty"
    assert words.say("badge-items", count=5) == "5 przedmiotów do znalezienia"
    assert words.say("event-moves", seat=pilot, start=armory, room=armory) == "Pilotka idzie do Zbrojowni."
    surprise = words.say("event-surprise", intruder=Message("intruder-lurker"), seat=pilot)
    assert surprise == "Czyhacz zaskakuje Pilotkę!"
