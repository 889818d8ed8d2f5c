"""Everything that can be said at this table is written in both languages, is used, and makes good sentences."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import koszmar.games.bigbook as package
from koszmar.games.bigbook import GAME
from koszmar.games.bigbook.actions import END, PASS
from koszmar.games.bigbook.cards import CARDS, ELEMENTS, ZONES
from koszmar.games.bigbook.choosing import DONE
from koszmar.games.bigbook.curses import CURSES, KINDS
from koszmar.games.bigbook.grimoire import PAGES
from koszmar.games.bigbook.magicians import MAGICIANS
from koszmar.games.bigbook.settings import Level, Mode
from koszmar.games.bigbook.spell_cards import SPELLS
from koszmar.games.bigbook.state import Phase
from koszmar.games.bigbook.table.phrases import PREFIXES, SEATS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.words import (
    Grammar,
    assert_answers_differ,
    assert_events_are_said,
    assert_objections_are_said,
    assert_well_said,
    combinations,
    face_names,
    formless,
    readings,
    section_names,
    setting_names,
    spoken,
    ungiven,
    unused,
    unwritten,
)
from koszmar.kernel.text import text_view
from koszmar.kernel.view import Message
from koszmar.kernel.words import FORMS, LANGUAGES, Words

# -- what the rules can say: read off their source -------------------------------------------------------------------

MONSTERS = [page.key for page in PAGES.values() if page.curses]
FRONTS = [page.key for page in PAGES.values() if page.kind != "cover"]

HOLES: dict[str, list[str] | tuple[str, ...]] = {
    "card-{}": CARDS,
    "card-in-{}": ZONES,
    "curse-effect-{}": list(CURSES),
    "curse-{}": KINDS,
    "element-{}": (*ELEMENTS, "multi"),
    "magician-{}": list(MAGICIANS),
    "magician-{}-text": list(MAGICIANS),
    "monster-{}": MONSTERS,
    "page-{}-failure": FRONTS,
    "page-{}-invocation": MONSTERS,
    "page-{}-reward": FRONTS,
    "spell-{}": list(SPELLS),
    "spell-{}-text": list(SPELLS),
    "status-{}": [phase for phase in get_args(Phase) if phase != "setup"],
    # These pass on what was named elsewhere, where the scan finds it.
    "prompt-{}": (),
    "prompt-place-from-{}": (),
    "prompt-receive-to-{}": (),
    "choice-{}": (),
    "ending-{}": (),
    "event-{}": (),
}
"""Names with a hole, and what can fill it."""

PASSED_ON = {
    "scene.causes[-1]": (),
    "PREFIXES[name] + value": (),
    "str(key)": (DONE, END, PASS, "draw"),
}
"""Names that are neither written out nor a pattern."""

SPEAKERS: dict[str, tuple[int | str, str]] = {
    "Message": (0, "{}"),
    "phrase": (1, "{}"),
    "_because": (1, "{}"),
    "because": (0, "{}"),
    "carry_out": (2, "{}"),
    "say": (0, "choice-{}"),
    "_offer": (0, "choice-{}"),
    "ask": (1, "prompt-{}"),
    "ask_any": (1, "prompt-{}"),
    "choose_cards": (2, "prompt-{}"),
    "choose_set": (2, "prompt-{}"),
    "choose_player": (1, "prompt-{}"),
    "place_in_support": ("source", "prompt-place-from-{}"),
    "receive_of_choice": (3, "prompt-receive-to-{}"),
    "tell": (0, "event-{}"),
    "tell_of_hand": (1, "event-{}"),
    "lose": (1, "ending-{}"),
    "Result": (1, "ending-{}"),
}
"""Functions that are given a name: where it stands among their arguments, and which message it becomes."""

ARGUMENTS: dict[str, tuple[set[str], set[str]]] = {
    "ask": ({"seat"}, {"rule", "pause", "secret", "to"}),
    "ask_any": ({"seat"}, {"rule", "pause"}),
    "choose_cards": ({"seat", "left"}, {"optional", "public", "rule"}),
    "choose_set": ({"seat", "left"}, {"optional", "public", "rule"}),
    "choose_player": ({"seat", "left"}, {"rule"}),
    "place_in_support": ({"seat", "left"}, {"source"}),
    "receive_of_choice": ({"seat", "value"}, {"may", "rule"}),
    "say": (set(), {"touch", "note"}),
    "tell": (set(), {"audience", "to", "secret"}),
    "tell_of_hand": ({"seat", "card"}, set()),
}
"""What each of them adds to the named arguments of the message, and which of its own are not among those."""


GRAMMAR = Grammar(
    speakers=SPEAKERS,
    defaults={"place_in_support": "hand"},
    arguments=ARGUMENTS,
    holes=HOLES,
    passed_on=PASSED_ON,
    spread={"where": {"space", "side"}},
    veiled={"tell_of_hand": {"seat"}},
    more=lambda named: {"own"} if {"seat", "other"} <= named else set(),
)


@cache
def uses() -> list[tuple[str, frozenset[str]]]:
    """Every message of this game with every set of arguments it can come with."""
    nothing: frozenset[str] = frozenset()
    found = spoken(Path(package.__file__).parent, GRAMMAR)
    found += [(prefix + key, nothing) for prefix in PREFIXES.values() for key in HOLES[prefix + "{}"]]
    found += [(message, nothing) for message in (*face_names(GAME), *setting_names(GAME), *section_names(GAME))]
    found += [(message, nothing) for message in ("option-magicians-choose", "option-magicians-given")]
    endings = [message for message, _ in found if message.startswith("ending-")]
    found += [(message.replace("ending-", "outcome-"), nothing) for message in endings]
    return list(dict.fromkeys(found))


# -- complete --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    assert unwritten(uses(), lang, GAME.face.locale) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    assert unused(uses(), lang, GAME.face.locale) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_asks_only_for_what_the_rules_tell_every_time(lang: str) -> None:
    assert ungiven(uses(), lang, GAME.face.locale) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_sentence_asks_of_a_word_exists(lang: str) -> None:
    """A form that a word lacks would be the word itself, which is wrong without a sound."""
    named = {name: [prefix + key for key in HOLES[prefix + "{}"]] for name, prefix in PREFIXES.items()}
    named |= {name: ["seat", *named["sheet"]] for name in SEATS}
    spared = [("seat", "gender"), *(("element-multi", form) for form in FORMS)]
    assert formless(lang, GAME.face.locale, named, spared) == []


# -- every sentence, with samples ------------------------------------------------------------------------------------

SAMPLES: dict[str, list[Any]] = {
    "card": [Message("card-water-2"), Message("card-madness")],
    "cards": [[Message("card-fire-1")], [Message("card-fire-1"), Message("card-fire-2"), Message("card-air-1")]],
    "curse": [Message("curse-water"), Message("curse-multi")],
    "effect": [Message("curse-effect-mill-two")],
    "element": [Message("element-earth"), Message("element-air")],
    "level": [1, 2, 3],
    "monster": [Message("monster-twins"), Message("monster-spider"), Message("monster-flytrap")],
    "needed": [[], [Message("symbols", {"element": Message("element-air"), "count": 2})]],
    "other": [Message("magician-air-girl"), Message("seat", {"number": 3})],
    "paid": [[], [Message("card-fire-1"), Message("card-fire-2")]],
    "place": ["2", "3-left"],
    "placed": [Message("card-air-1")],
    "seat": [Message("magician-fire-girl"), Message("magician-water-boy"), Message("seat", {"number": 1})],
    "sheet": [Message("magician-earth-boy")],
    "source": list(ZONES),
    "space": [1, 2, 6],
    "spell": [Message("spell-avatar"), Message("spell-telepathy")],
    "zone": list(ZONES),
}
"""What arguments can be; those that are not here are numbers."""
NUMBERS = [0, 1, 2, 5, 22]


def samples(message: str, given: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Every combination of sample arguments that can come with a message."""
    for args in combinations(given, SAMPLES, NUMBERS):
        if message.startswith("why-") and "needed" in args:
            yield args | {"needed": len(args["needed"]) + 1}  # a reason tells a number, a question a list
        elif args.get("needed", True) or args.get("paid"):  # nobody is asked to pay nothing
            yield args


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_makes_a_sentence(lang: str) -> None:
    words = Words(GAME, lang)
    for message, given in uses():
        for args in samples(message, given):
            assert_well_said(words.say(message, **args), f"{lang} {message}")


# -- at the table ----------------------------------------------------------------------------------------------------

TABLES = [
    (players, mode, ("open", "closed")[(players + number) % 2])
    for players in range(GAME.players[0], GAME.players[1] + 1)
    for number, mode in enumerate(get_args(Mode))
]


@pytest.mark.parametrize(("players", "mode", "hands"), TABLES)
def test_a_whole_match_can_be_told_to_everybody_in_both_languages(players: int, mode: str, hands: str) -> None:
    match = table(players, mode, hands)
    spoken = [Words(GAME, lang) for lang in LANGUAGES]
    seats = (None, *range(players))
    random = Random(f"{players} {mode}")
    told = dict.fromkeys(seats, 0)
    while True:
        for words in spoken:
            assert "⟨" not in text_view(match.view(random.choice(seats)), words)
            for seat in seats:
                assert_events_are_said(match, words, seat, told[seat])
            assert_objections_are_said(match, words)
            assert_answers_differ(match, words)
        told = dict.fromkeys(seats, len(match.scene.events or []))
        if match.decision is None:
            return
        match.choose(random.choice(match.decision.options), random.choice(match.decision.seats))


def table(players: int, mode: str, hands: str) -> Match:
    """Other rulings, and often so much Madness that the book is read to its end: rare sentences are heard too."""
    random = Random(f"{players} {mode}")
    rulings = readings(GAME, random.choice)
    options = {"level": random.choice(get_args(Level)), "mode": mode}
    plenty = {"madness_cards": 99, "madness_by_players": dict.fromkeys(range(2, 6), 99)}
    return Match.new(
        GAME,
        players=players,
        seed=players,
        options=options,
        rulings=rulings | {"open-hands": hands},
        parameters=plenty if mode in ("terrifying", "nightmare") else {},
    )


# -- Polish ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def polish() -> Words:
    return Words(GAME, "pl")


SEAT = Message("magician-fire-girl")
WATER = Message("element-water")
STACK = "Ze stosu Szaleństwa"


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("event-discard-deck", {"seat": SEAT, "count": 1}, "Iskra odrzuca całą talię: 1 kartę."),
        ("event-discard-deck", {"seat": SEAT, "count": 2}, "Iskra odrzuca całą talię: 2 karty."),
        ("event-discard-deck", {"seat": SEAT, "count": 5}, "Iskra odrzuca całą talię: 5 kart."),
        ("event-discard-deck", {"seat": SEAT, "count": 12}, "Iskra odrzuca całą talię: 12 kart."),
        ("event-discard-deck", {"seat": SEAT, "count": 22}, "Iskra odrzuca całą talię: 22 karty."),
        ("event-destroy-stack-madness", {"count": 1, "left": 9}, f"{STACK} znika z gry 1 karta (w stosie: 9)."),
        ("event-destroy-stack-madness", {"count": 2, "left": 9}, f"{STACK} znikają z gry 2 karty (w stosie: 9)."),
        ("event-destroy-stack-madness", {"count": 5, "left": 9}, f"{STACK} znika z gry 5 kart (w stosie: 9)."),
        ("event-destroy-stack-madness", {"count": 22, "left": 9}, f"{STACK} znikają z gry 22 karty (w stosie: 9)."),
        ("symbols", {"element": WATER, "count": 1}, "1 symbol Wody"),
        ("symbols", {"element": WATER, "count": 4}, "4 symbole Wody"),
        ("symbols", {"element": WATER, "count": 5}, "5 symboli Wody"),
        ("round", {"number": 5, "multi": 1}, "Runda 5: 1 Klątwa Wszystkich Żywiołów"),
        ("round", {"number": 5, "multi": 2}, "Runda 5: 2 Klątwy Wszystkich Żywiołów"),
        ("surplus", {"count": 1}, "przepada 1 symbol"),
        ("surplus", {"count": 2}, "przepadają 2 symbole"),
        ("why-too-dear", {"element": WATER, "needed": 1, "there": 0},
         "Potrzeba 1 symbolu Wody, a na ręce i w Polach Wsparcia nie ma ani jednego."),
        ("why-too-dear", {"element": WATER, "needed": 4, "there": 3},
         "Potrzeba 4 symboli Wody, a na ręce i w Polach Wsparcia są tylko 3."),
        ("why-too-dear", {"element": WATER, "needed": 9, "there": 5},
         "Potrzeba 9 symboli Wody, a na ręce i w Polach Wsparcia jest tylko 5."),
    ],
)  # fmt: skip
def test_polish_counts_like_a_pole(polish: Words, message: str, args: dict[str, Any], said: str) -> None:
    assert polish.say(message, **args) == said


def test_polish_knows_its_cases(polish: Words) -> None:
    other = Message("magician-fire-boy")
    assert polish.say("prompt-give-card", seat=SEAT, other=other) == "Iskro, którą kartę dajesz Ignatowi?"
    assert polish.say("choice-activate", spell=Message("spell-telepathy")) == "Rzuć Telepatię"
    assert polish.say("event-vanquished", monster=Message("monster-flytrap")).endswith("pokonuje Rosiczkę.")
    assert polish.say("event-new-monster", monster=Message("monster-twins"), round=2).endswith("wychodzą Bliźnięta.")
    assert polish.say("event-turn", seat=SEAT, turn=7) == "Tura 7 należy do Iskry."
