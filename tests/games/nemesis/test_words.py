"""Everything that can be said at this table is written in both languages, is used, and makes good sentences."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import koszmar.games.nemesis as package
from koszmar.games.nemesis import GAME
from koszmar.games.nemesis.action_cards import ACTION_CARDS, CHARACTERS
from koszmar.games.nemesis.enemies import ENEMIES
from koszmar.games.nemesis.item_cards import COLOURS, ITEMS
from koszmar.games.nemesis.objectives import OBJECTIVES
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.quests import QUESTS
from koszmar.games.nemesis.rooms import ROOMS
from koszmar.games.nemesis.table.choices import COMMON
from koszmar.games.nemesis.table.phrases import NUMBERED
from koszmar.games.nemesis.wounds import SERIOUS_WOUNDS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.words import (
    Grammar,
    Use,
    assert_match_is_said,
    assert_well_said,
    combinations,
    constants,
    face_names,
    formless,
    section_names,
    setting_names,
    spoken,
    ungiven,
    unused,
    unwritten,
    written,
)
from koszmar.kernel.view import Message
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


# -- what the rules can say: read off their source -------------------------------------------------------------------

FACES = ("1", "2", "3", "4", "silence", "danger", "blank", "one", "two", "lurker", "whisperer", "creeper", "adult")
PHASES = ("round", "time", "attacks", "fire", "event", "lurking", "bag")
OUTCOMES = ("won", "failed", "fulfilled", "dead")
ENDS = ("jump", *(f"destroyed-{cause}" for cause in ("self-destruct", "fire", "malfunction")))
EXPLORATION = ("malfunction", "doors", "fire", "danger", "silence", "slime", "lair")
PLACES = [f"place-{place}" for place in ("earth", "mars", "venus", "deep-space")]
BAG = ("blank", "insanity", *NUMBERED)

HOLES: dict[str, Sequence[str]] = {
    "status-{}": PHASES,
    "place-{}": ("earth", "mars", "venus", "deep-space"),
    "role-{}": ("hibernating", "launched", "dead", "first", "passed"),
    "stat-{}": ("number", "cards", "light", "serious", "insanity", "slime", "larva", "signal"),
    "verdict-{}": OUTCOMES,
    "roll-{}": ("shot", "blow"),
    "staged-check-{}": ("dies", "retreats", "holds"),
    "engine-{}": ("working", "damaged"),
    "face-{}": FACES,
    "token-some-{}": NUMBERED,
    "colour-{}": COLOURS,
    "component-{}": ("flame", "cloth", "cross", "wrench", "battery"),
    "slot-{}": ("corpse", "insanity", "egg", "carcass"),
    "item-back-{}": (*COLOURS, "blue", "plain"),
    "zone-{}": ("events", "attacks", "panic"),
    "zone-items-{}": COLOURS,
    "choice-door-{}": (),
    "object-{}": ("corpse-blue", "egg", "carcass"),
    "object-{}.text": ("egg", "carcass"),
    "bag-{}": BAG,
    "card-{}": ("contamination", "infected", "clean"),
    "token-{}": ("blank", *EXPLORATION),
    **dict.fromkeys(("note-endure-{}", "note-scan-{}"), tuple(ENEMIES)),
    "deed-{}": ("move", "careful", "shoot", "melee", "pick-up", "trade", "craft", "activate"),
    # These name printed things, or are named by whoever calls: listed below, or read off the callers.
    **dict.fromkeys(
        ("item-{}", "item-{}.text", "item-{}.quest", "item-{}-{}", "action-{}", "action-{}.text", "action-{}-{}",
         "room-{}", "room-{}.text", "room-{}-{}", "objective-{}", "objective-{}.text", "character-{}",
         "character-{}.text", "wound-{}", "wound-{}.text", "intruder-{}", "intruder-{}.text",
         "weakness-{}-{}", "weakness-{}-{}.text", "panic-{}", "{}-{}", "{}{}", "{}.text", "event-{}", "choice-{}",
         "choice-{}-{}", "prompt-{}", "ending-{}"),
        (),
    ),
}  # fmt: skip

RETOLD = [
    ("event-check", frozenset({"intruder", "kind", "cards"})),
    ("event-coordinates-checked", frozenset({"seat", "card"})),
    ("event-panic", frozenset({"seat", "card", "number", "level"})),
]
"""Events whose arguments are others before they make a line of the log."""
GRAMMAR = Grammar(
    speakers={
        "Message": (0, "{}"),
        "phrase": (1, "{}"),
        "_passage": (0, "{}"),
        "say": (0, "choice-{}"),
        "_because": (1, "{}"),
        "ask": (1, "prompt-{}"),
        "ask_all": (1, "prompt-{}"),
        "pick_room": (2, "prompt-{}"),
        "pick_character": (2, "prompt-{}"),
        "pick_intruder": (2, "prompt-{}"),
        "discard_some": (2, "prompt-{}"),
        "discard_any": (2, "prompt-{}"),
        "offer": (3, "prompt-{}"),
        "tell": (0, "event-{}"),
    },
    arguments={
        "ask": ({"seat"}, {"rule", "pause", "secret", "to"}),
        "ask_all": ({"seat"}, {"rule", "pause"}),
        **dict.fromkeys(("pick_room", "pick_character", "pick_intruder", "discard_some"), ({"seat"}, set())),
        "discard_any": ({"seat", "gone"}, set()),
        "offer": ({"seat", "other"}, set()),
        "_because": (set(), {"rule"}),
        "tell": (set(), {"audience", "to", "secret"}),
    },
    holes=HOLES,
    passed_on={
        "BODY_ARMOUR": ("body-armour",),
        "scene.causes[-1]": ("cause-encounter", "cause-bag"),
        # Named by a key alone: listed below with the printed things, or among the answers.
        **dict.fromkeys(("word", "what", "event_card(scene, args['card'])", "attack_card(scene, args['card'])"), ()),
    },
)


@cache
def uses() -> list[Use]:
    """Every message of this game with every set of arguments it can come with."""
    found = spoken(PACKAGE, GRAMMAR)
    everywhere = (*printed(), *face_names(GAME), *setting_names(GAME), *section_names(GAME), *answers())
    found += [(message, frozenset()) for message in everywhere]
    found += [(f"outcome-{end}", frozenset()) for end in ENDS] + [(f"ending-{end}", frozenset()) for end in ENDS]
    found += [(f"token-{kind}{text}", frozenset({"number"})) for kind in NUMBERED for text in ("", ".text")]
    found += [("token-insanity.text", frozenset({"character"})), ("object-corpse.text", frozenset({"seat"}))]
    found += [(f"choice-{what}", frozenset({"item"})) for what in ("pick-up", "craft", "drop", "show")]
    found += [(f"choice-door-{how}", frozenset({"corridor"})) for how in ("corridor", "closed", "destroyed")]
    found += [(f"symbol-{symbol}", frozenset()) for symbol in (*COLOURS, "white", "computer", "technical")]
    found += [(message, frozenset()) for message in ("staged-larva", "staged-larva.text", "wound-dressed")]
    found.append(("event-check", frozenset({"intruder", "numbers"})))
    found.append(("event-panic", frozenset({"seat", "panic", "number", "level", "works"})))
    found += [(f"figure-{name}", frozenset()) for name in ("survived", "fulfilled", "first-intruder", "death")]
    found += [(f"figure-death-{cause}", frozenset()) for cause in causes_of_death()]
    return list(dict.fromkeys(use for use in found if use not in RETOLD))


def causes_of_death() -> set[str]:
    """Whatever the rules let a character die of."""
    texts = (path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    return {
        cause for text in texts for cause in re.findall(r'\b_?(?:sleepers_)?die\(scene, (?:seat, )?"([a-z]+)"', text)
    }


def answers() -> Iterator[str]:
    """Words of their own for answers: those of a prompt that is asked, where the word stands in the source."""
    for message in written("en", LOCALE):
        if message.startswith("choice-"):
            prompts = [one for one in written("en", LOCALE) if one.startswith("prompt-")]
            prompts = [one[7:] for one in prompts if message.startswith(f"choice-{one[7:]}-")]
            if any(message[len(f"choice-{prompt}-") :] in constants(PACKAGE) for prompt in prompts):
                yield message
    yield from (f"choice-{word}" for word in COMMON)


# -- complete --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    assert unwritten(uses(), lang, LOCALE) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    assert unused(uses(), lang, LOCALE) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_asks_only_for_what_the_rules_tell_every_time(lang: str) -> None:
    assert ungiven(uses(), lang, LOCALE) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_sentence_asks_of_a_word_exists(lang: str) -> None:
    """A form that a word lacks would be the word itself, which is wrong without a sound."""
    rooms, crew = [f"room-{key}" for key in ROOMS], [f"character-{key}" for key in CHARACTERS]
    named = {"seat": crew, "other": crew, "room": [*rooms, "room-unexplored"], "start": rooms, "place": PLACES}
    assert formless(lang, LOCALE, named, ()) == []


SAMPLES: dict[str, list[Any]] = {
    "action": [Message("action-rest")],
    "back": [[], [Message("item-food")]],
    "buried": ["yes", "no"],
    "card": [Message("panic-sabotage")],
    "cards": [[Message("action-rest"), Message("card-contamination")]],
    "cause": ["wounds", "airlock", "attack", "larva", "self-destruct", "fire", "malfunction", "jump", "ship"],
    "character": [Message("character-scout")],
    "colour": [Message("colour-red")],
    "corridor": [Message("corridor", {"room": Message("room-nest"), "other": Message("room-storage")})],
    "engines": [[Message("engine-working"), Message("engine-damaged")]],
    "face": [Message("face-silence")],
    "found": [[Message("item-food"), Message("item-tools")]],
    "give": [[], [Message("item-food"), Message("item-tools")]],
    "hits": ["yes", "no"],
    "how": ["closed", "destroyed", "corridor"],
    "items": [[Message("item-rifle"), Message("item-pistol")], 0, 1, 5],
    "kinds": [[Message("intruder-lurker"), Message("intruder-stalker")]],
    "locked": ["yes", "no"],
    "numbers": [[Message("number", {"number": 4}), Message("check-retreat")]],
    "objective": [Message("objective-hoarder")],
    "outcome": list(OUTCOMES),
    "panic": [Message("panic-sabotage")],
    "parts": [[Message("component-flame"), Message("component-cloth")]],
    "place": [Message("place-earth"), Message("place-deep-space")],
    "room": [Message("room-showers"), Message("room-unexplored", {"number": 7})],
    "seats": [[Message("character-pilot")], [Message("character-pilot"), Message("character-soldier")]],
    "section": ["A"],
    "slot": [Message("slot-egg")],
    "space": ["B"],
    "start": [Message("room-armory")],
    "state": ["working", "damaged"],
    "status": ["alive", "dead"],
    "survives": ["yes", "no"],
    "swapped": ["yes", "no"],
    "text": [Message("action-rest.text")],
    "thing": [Message("action-repairs")],
    "tile": [Message("room-armory")],
    "works": ["yes", "no"],
    "token": [Message("token-adult", {"number": 3}), Message("token-silence")],
    "use": [Message("action-repairs-clear")],
    "weakness": [Message("weakness-intruders-dying-species")],
    "what": [Message("deed-trade"), Message("room-armory")],
    "wound": [Message("wound-leg")],
    **{key: [[], [Message("item-back-red"), Message("item-rifle")]] for key in ("gives", "gets")},
    **{key: [Message("place-venus")] for key in ("a", "b", "c", "d", "places")},
    **{key: [Message("character-pilot"), Message("character-captain")] for key in ("seat", "other")},
    **{key: [Message("intruder-queen"), Message("intruder-lair")] for key in ("intruder", "target", "kind")},
    **{key: [Message("item-rifle"), Message("object-egg")] for key in ("item", "host", "weapon")},
    **{key: [0] for key in ("picked", "given", "joined", "gone", "paid", "now", "actions")},
}
"""What arguments can be; those that are not here are numbers."""
NUMBERS = [0, 1, 2, 5]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_makes_a_sentence(lang: str) -> None:
    words = Words(GAME, lang)
    for message, given in uses():
        for args in combinations(given, SAMPLES, NUMBERS):
            assert_well_said(words.say(message, **args), f"{lang} {message}")


def test_forms_are_all_known() -> None:
    """A form that nobody can ask for is a slip of the pen."""
    for lang in LANGUAGES:
        assert {one for _, has in written(lang, LOCALE).values() for one in has} <= {*FORMS, "others", "text", "quest"}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("enemy", ["void-seeders", "intruders"])
def test_a_match_can_be_told_to_everybody_in_both_languages(enemy: str, players: int) -> None:
    match = Match.new(GAME, players=players, seed=f"words {players}", options={"enemy": enemy})
    assert_match_is_said(match, Random(players), 60)


def test_a_trade_says_what_is_given_shown_and_got() -> None:
    table = position(places=["06", "06"], belongings=[["bandages"], ["food"]], hands=[["order"], []])
    words = Words(GAME, "pl")
    for answer in ("trade", "order", "1", "show bandages", "bandages"):
        table.choose(answer)
    notes = {one.key: words.say(one.note) for one in table.match.view(0).question.choices if one.note}  # type: ignore[union-attr]
    assert notes["done"] == "dajesz: Bandaże; dostajesz: nic"
    table.choose("done")
    choices = table.match.view(1).question.choices  # type: ignore[union-attr]
    assert [words.say(one.label) for one in choices] == ["To wszystko", "Strzelba", "Jedzenie", "Pokaż: Jedzenie"]
    assert [words.say(one.note) for one in choices if one.note] == ["dajesz: nic; dostajesz: Bandaże"]
    assert table.match.view(None).question.choices == []  # type: ignore[union-attr]
    said = [words.say(line) for line in table.match.narrate(table.match.events(1), 1)]
    assert "Kapitan pokazuje Pilotce: Bandaże." in said
    said = [words.say(line) for line in table.match.narrate(table.match.events(None), None)]
    assert "Kapitan pokazuje Pilotce coś z plecaka." in said


# -- Polish ----------------------------------------------------------------------------------------------------------


def test_polish_counts_and_declines_like_a_pole() -> None:
    words = Words(GAME, "pl")
    pilot, armory = Message("character-pilot"), Message("room-armory")
    assert words.say("note-cost", cost=2) == "2 karty"
    assert words.say("badge-items", count=5) == "5 przedmiotów do znalezienia"
    assert words.say("event-moves", seat=pilot, start=armory, room=armory) == "Pilotka idzie do Zbrojowni."
    surprise = words.say("event-surprise", intruder=Message("intruder-lurker"), seat=pilot)
    assert surprise == "Czyhacz zaskakuje Pilotkę!"
