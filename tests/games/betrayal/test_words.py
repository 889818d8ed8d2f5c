"""Everything that can be said at this table is written in both languages, is used, and makes good sentences."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import koszmar.games.betrayal as package
from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.cards import CARDS, DECKS
from koszmar.games.betrayal.explorers import EXPLORERS, KINDS, TRAITS
from koszmar.games.betrayal.haunt import HAUNTS, Haunt
from koszmar.games.betrayal.rooms import SAYING
from koszmar.games.betrayal.scenarios import SCENARIOS
from koszmar.games.betrayal.table.choices import COMMON as COMMON_WORDS
from koszmar.games.betrayal.table.phrases import ACTORS, PLAIN_TOKENS, SEATS, THINGS
from koszmar.games.betrayal.tiles import REGIONS, ROOMS
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
    readings,
    section_names,
    setting_names,
    split,
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

# -- what the rules can say: read off their source -------------------------------------------------------------------

ROLES = ("hero", "traitor", "alone", "unknown", "monsters")
SIDES = ("hero", "traitor", "alone", "nobody")
"""Who can win a haunt."""
ROLLED = ("trait", "dice", "count", "bonus", "result", "outcome")
"""What is told of a roll."""
COMINGS = ("walked", "placed", "moved", "entered")
"""How somebody comes to a tile, as the rules say it."""


class Holes(dict[str, Sequence[str]]):
    """Names with a hole, and what can fill it; in a name of a haunt's own it is whatever is written for that haunt."""

    def __contains__(self, pattern: object) -> bool:
        return super().__contains__(pattern) or bool(re.search(r"-\d\d-", str(pattern)))

    def __missing__(self, pattern: str) -> list[str]:
        fits = re.compile(re.escape(pattern).replace(r"\{\}", "(.+)"))
        return [found[1] for message in written("en", LOCALE) if (found := fits.fullmatch(message))]


HOLES: dict[str, Sequence[str]] = {
    "direction-{}": [str(side) for side in range(4)],
    "role-{}": [role for role in ROLES if role != "monsters"],
    "verdict-{}": ("hero", "traitor", "alone"),
    "card-hidden-{}": DECKS,
    "event-{}-dice": ("roll", "rolling"),
    # These name printed things, haunts and their parts: listed below.
    **dict.fromkeys(
        ("card-{}", "card-{}.text", "card-{}.mood", "deck-{}", "damage-{}", "trait-{}", "region-{}", "tile-{}",
         "tile-{}.text", "explorer-{}", "explorer-{}-text", "explorer-{}.full", "scenario-{}", "scenario-{}.text",
         "token-{}", "token-{}-{}", "book-{}", "haunt-{}", "haunt-{}-{}", "haunt-{}-{}.text", "monster-{}-{}",
         "monster-{}-{}.text", "monster-{}", "{}.text", "{}.mood", "{}{}", "{}-end-{}", "ending-{}",
         "ending-haunt-{}-{}", "choice-{}", "choice-{}-{}", "prompt-{}", "event-{}",
         "event-{}-monster"),
        (),
    ),
}  # fmt: skip

GRAMMAR = Grammar(
    spread={"as_seen": {"give", "want", "picked"}},
    speakers={
        "Message": (0, "{}"),
        "phrase": (1, "{}"),
        "_because": (1, "{}"),
        "say": (0, "choice-{}"),
        "ask": (1, "prompt-{}"),
        "ask_any": (1, "prompt-{}"),
        "choose": (2, "prompt-{}"),
        "choose_seat": (2, "prompt-{}"),
        "choose_tile": (3, "prompt-{}"),
        "move_tile": (2, "prompt-{}"),
        "pick_any": (1, "prompt-{}"),
        "tell": (0, "event-{}"),
        "Result": (1, "ending-{}"),
    },
    defaults={"choose_tile": "choose-tile"},
    arguments={
        "ask": ({"seat"}, {"rule", "pause", "secret", "to", "during", "spot"}),
        "ask_any": ({"seat"}, {"rule", "pause"}),
        "choose": ({"seat"}, set()),
        "choose_seat": ({"seat"}, set()),
        "choose_tile": ({"seat"}, set()),
        "move_tile": ({"seat"}, set()),
        "pick_any": ({"seat", "picked"}, {"rule", "told"}),
        "tell": (set(), {"audience", "to", "secret"}),
    },
    holes=Holes(HOLES),
    passed_on={
        "scene.causes[-1]": (),
        "message": (),
        "word": COMMON_WORDS,
    },
    more=lambda named: (
        ({"where"} if "on" in named else set())
        | ({"count"} if "dice" in named else set())
        | ({"outcome"} if "verdict" in named else set())
    ),
)


@cache
def uses() -> list[Use]:
    """Every message of this game with every set of arguments it can come with."""
    nothing: frozenset[str] = frozenset()
    found = spoken(PACKAGE, GRAMMAR)
    found += [
        (message, nothing) for message in (*printed(), *face_names(GAME), *setting_names(GAME), *section_names(GAME))
    ]
    found += [(message, frozenset({"number", "tile", "trait", "thing", "target"})) for message in answers()]
    for who, suffix in (("seat", ""), ("monster", "-monster")):
        found += [(f"event-{coming}{suffix}", frozenset({who, "tile"})) for coming in COMINGS]
        found.append((f"event-roll{suffix}", frozenset({who, *ROLLED})))
    found.append(("event-rolling", frozenset({"seat", *ROLLED})))
    found += [use for haunt in HAUNTS.values() for use in of_haunt(haunt)]
    return list(dict.fromkeys(found))


def printed() -> Iterator[str]:
    """Every card, tile, explorer and Scenario card with its texts, and the names of what they are about."""
    for card in CARDS:
        yield from (f"card-{card}", f"card-{card}.text", f"card-{card}.mood")
    yield from (f"tile-{key}" for key in ROOMS)
    yield from (f"tile-{key}.text" for key in SAYING)
    for key in EXPLORERS:
        yield from (f"explorer-{key}", f"explorer-{key}.full", f"explorer-{key}-text")
    for key in SCENARIOS:
        yield from (f"scenario-{key}", f"scenario-{key}.text")
    yield from (f"trait-{trait}" for trait in TRAITS)
    yield from (f"damage-{kind}" for kind in KINDS)
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"{what}-{deck}" for what in ("deck", "symbol") for deck in DECKS)
    yield from (f"token-{name}" for name in PLAIN_TOKENS)
    yield from (
        "choice-haunt",
        "book-survival",
        "book-tome",
        "ending-dawn",
        "option-explorers-choose",
        "option-explorers-given",
    )
    yield from (f"outcome-{outcome}" for outcome in (*SIDES, "dawn"))


def of_haunt(haunt: Haunt) -> Iterator[Use]:
    """The pages of a haunt, its ends, and what a scan cannot see of it: tokens, and what some seats know."""
    name, alone = f"haunt-{haunt.number:02}", frozenset[str]()
    players = frozenset({"players"})
    yield name, alone
    for side in ("hero-", "traitor-") if haunt.kind == "traitor" else ("",):
        yield from ((f"{name}-{side}{part}", players) for part in ("intro", "setup", "goal"))
    yield from ((f"{name}-rule-{rule}", players) for rule in (*haunt.hero_rules, *haunt.traitor_rules))
    for action in haunt.actions:
        yield f"{name}-{action.key}", players
        yield f"{name}-{action.key}.text", players
    for box in haunt.monsters:
        yield f"monster-{haunt.number:02}-{box.key}", players
        yield f"monster-{haunt.number:02}-{box.key}.text", players
    sides = {
        "none": ("hero", "nobody"),
        "traitor": ("hero", "traitor"),
        "hidden": ("hero", "traitor"),
        "free": ("alone",),
    }
    ends = {*sides[haunt.kind], *(goal.side for goal in haunt.goals)}
    told = written("en", LOCALE)
    ends |= {side for side in SIDES if f"{name}-end-{side}" in told and f'"{side}"' in module_of(haunt.number)}
    yield from ((f"{name}-end-{side}", alone) for side in sorted(ends))
    for message in told:
        what, _, rest = message.partition(f"-{haunt.number:02}-")
        if rest and what in ("token", "lore") and ({rest, message} & constants(PACKAGE) or begins(rest)):
            yield message, frozenset(split(variable)[0] for variable in told[message][0])


@cache
def module_of(haunt: int) -> str:
    """The source of a haunt."""
    return next((PACKAGE / "haunts").glob(f"h{haunt:02}_*.py")).read_text("utf-8")


def answers() -> Iterator[str]:
    """Words of their own for answers: those of a prompt that is asked, where the word stands in the source."""
    for message in written("en", LOCALE):
        if message.startswith("choice-"):
            prompts = [prompt for prompt in constants(PACKAGE) if message.startswith(f"choice-{prompt}-")]
            words = [message[len(f"choice-{prompt}-") :] for prompt in prompts]
            if any(word in constants(PACKAGE) or word.isdecimal() for word in words):
                yield message


def begins(name: str) -> bool:
    """Whether a name is put together from a beginning that stands in the source: ``evidence-{trait}``."""
    return any(len(word) > 3 and word.endswith("-") and name.startswith(word) for word in constants(PACKAGE))


# -- complete --------------------------------------------------------------------------------------------------------


def test_a_title_that_ends_with_a_mark_of_its_own_takes_no_full_stop() -> None:
    words, seat = Words(GAME, "en"), Message("explorer-josef")
    titles = [Message(f"haunt-{number}") for number in (21, 48, 17)]
    said = [words.say(Message("event-haunt", {"seat": seat, "haunt": title})) for title in titles]
    assert [line[-2:] for line in said] == ["s…", "t!", "e."]


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
    known = list(written(lang, LOCALE))
    explorers = ["seat", *(f"explorer-{key}" for key in EXPLORERS)]
    monsters = [message for message in known if re.fullmatch(r"monster-\d\d-.*", message)]
    cards, tokens = [f"card-{card}" for card in CARDS], [message for message in known if message.startswith("token-")]
    tiles = [f"tile-{key}" for key in ROOMS]
    named: dict[str, list[str]] = {
        "card": cards,
        "tile": tiles,
        "tiles": tiles,
        "trait": [f"trait-{trait}" for trait in TRAITS],
        "traits": [f"trait-{trait}" for trait in TRAITS],
        "region": [f"region-{region}" for region in REGIONS],
        "regions": [f"region-{region}" for region in REGIONS],
        "damage": [f"damage-{kind}" for kind in KINDS],
        "kind": monsters,
        "monster": monsters,
        "on": tiles,  # the other places are told without a form
        "thing": cards,
        "token": tokens,
        **dict.fromkeys(SEATS, explorers),
        **dict.fromkeys(THINGS, cards),
        **{name: [*explorers, *monsters] for name in ACTORS if name != "monster"},
    }
    spared = [("seat", form) for form in ("gender", "to", "at")]
    assert formless(lang, LOCALE, named, spared) == []


# -- every sentence, with samples ------------------------------------------------------------------------------------

SAMPLES: dict[str, list[Any]] = {
    "begins": ["yes", "no"],
    "bonus": [0, 2],
    "dice": ["2 0 1"],
    "verdict": ["none", "success", "failure", "tie"],
    "against": [-1, 4],
    "outcome": [
        Message("roll-outcome", {"result": 5, "needs": 4, "against": -1, "verdict": verdict})
        for verdict in ("none", "success")
    ],
    "mood": [Message("card-dog.mood")],
    "text": [Message("card-dog.text")],
    "purpose": ["trait", "attack", "defence"],
    "side": ["hero", "traitor", "nobody", "alone"],
    "fate": ["won", "lost", "none"],
    "seats": [[Message("explorer-isa")], [Message("explorer-isa"), Message("explorer-warren")]],
    "where": ["tile"],
    "on": [Message("tile-library")],
    "card": [Message("card-dog"), Message("card-map")],
    "thing": [Message("card-dog"), Message("token-obstacle")],
    "token": [Message("token-obstacle")],
    "tile": [Message("tile-library"), Message("tile-graveyard")],
    "tiles": [[Message("tile-library"), Message("tile-graveyard")]],
    "what": [Message("tile-tower")],
    "trait": [Message("trait-might")],
    "traits": [[Message("trait-might"), Message("trait-speed")]],
    "region": [Message("region-upper"), Message("region-basement")],
    "regions": [[Message("region-upper"), Message("region-basement")]],
    "damage": [Message("damage-mental")],
    "deck": [Message("deck-item")],
    "scenario": [Message("scenario-for-sale")],
    "haunt": [Message("haunt-01")],
    "action": [Message("haunt-01-learn")],
    "kind": [Message("monster-01-spirit")],
    "monster": [Message("monster-01-spirit")],
    "direction": [Message("direction-2")],
    "directions": [[Message("direction-0"), Message("direction-3")]],
    "players": [3, 4, 5, 6],
    **{name: [[], [Message("card-dog"), Message("card-map")]] for name in THINGS},
    **{name: [Message("explorer-isa"), Message("explorer-warren"), Message("seat", {"number": 1})] for name in SEATS},
    **{name: [Message("explorer-sammy"), Message("monster-01-spirit")] for name in ACTORS if name != "monster"},
}
"""What arguments can be; those that are not here are numbers."""
NUMBERS = [0, 1, 2, 5]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_makes_a_sentence(lang: str) -> None:
    words = Words(GAME, lang)
    for message, given in uses():
        for args in combinations(given, SAMPLES, NUMBERS):
            if args.get("give", True) or args.get("want"):  # nobody trades nothing for nothing
                assert_well_said(words.say(message, **args), f"{lang} {message}")


# -- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("haunt", [0, *sorted(HAUNTS)])
def test_a_match_can_be_told_to_everybody_in_both_languages(haunt: int) -> None:
    players = GAME.players[0] + haunt % 4
    rulings = readings(GAME, Random(haunt).choice)
    match = Match.new(GAME, players=players, seed=haunt, options={"haunt": haunt}, rulings=rulings)
    assert_match_is_said(match, Random(haunt), 40)


# -- Polish ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def polish() -> Words:
    return Words(GAME, "pl")


ISA, WARREN = Message("explorer-isa"), Message("explorer-warren")


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("prompt-act", {"seat": ISA, "moves": 1}, "Iso, został ci 1 ruch. Co robisz?"),
        ("prompt-act", {"seat": ISA, "moves": 4}, "Iso, zostały ci 4 ruchy. Co robisz?"),
        ("prompt-act", {"seat": ISA, "moves": 5}, "Iso, zostało ci 5 ruchów. Co robisz?"),
        ("prompt-act", {"seat": ISA, "moves": 0}, "Iso, nie masz już ruchów. Co jeszcze robisz?"),
        ("note-moves", {"left": 2}, "potem zostają 2 ruchy"),
        ("note-dice", {"count": 1}, "1 kość"),
        ("why-obstacle", {"cost": 2, "left": 1},
         "Coś stoi ci na drodze: opuszczenie tej płytki kosztuje 2 ruchy, a masz 1."),
        ("why-just-died", {"other": ISA}, "Isa zginęła w tej samej turze. Trochę przyzwoitości."),
        ("why-just-died", {"other": WARREN}, "Ojciec Warren zginął w tej samej turze. Trochę przyzwoitości."),
    ],
)  # fmt: skip
def test_polish_counts_like_a_pole(polish: Words, message: str, args: dict[str, Any], said: str) -> None:
    assert polish.say(message, **args) == said


def test_polish_knows_its_cases_and_its_ways(polish: Words) -> None:
    assert polish.say("event-walked", seat=ISA, tile=Message("tile-graveyard")) == "Isa idzie na Cmentarz."
    assert polish.say("event-placed", seat=WARREN, tile=Message("tile-library")).endswith("pojawia się w Bibliotece.")
    assert polish.say("prompt-trade-give", seat=ISA, other=WARREN, picked=[]) == "Iso, co dajesz Ojcu Warrenowi?"
    assert polish.say("event-attack", attacker=ISA, target=WARREN, trait=Message("trait-might")).startswith(
        "Isa atakuje Ojca Warrena"
    )
    ghost = Message("monster-numbered", {"monster": Message("monster-05-cherub"), "number": 3})
    assert polish.form(ghost, "acc").endswith(" 3")


def test_forms_are_all_known() -> None:
    """A form that nobody can ask for is a slip of the pen."""
    allowed = {*FORMS, "others", "text", "mood", "full", "about", "none"}
    for lang in LANGUAGES:
        assert {attribute for _, has in written(lang, LOCALE).values() for attribute in has} <= allowed
