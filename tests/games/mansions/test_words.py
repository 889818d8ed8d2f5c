"""Everything that can be said at this table is written in both languages, is used, and makes good sentences."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.mansions.house import HERE, NEXT, OTHER

import koszmar.games.mansions as package
from koszmar.games.mansions import GAME
from koszmar.games.mansions.attacks import TEXTS
from koszmar.games.mansions.bestiary import MONSTERS
from koszmar.games.mansions.companion.turn import WEAPONS
from koszmar.games.mansions.condition_cards import CONDITIONS
from koszmar.games.mansions.effects.model import Effect
from koszmar.games.mansions.effects.selecting import PLAIN
from koszmar.games.mansions.figures import outcome_of
from koszmar.games.mansions.injury_cards import INJURIES
from koszmar.games.mansions.insanity import GOALS, NAMES, NAMES_ANOTHER
from koszmar.games.mansions.investigators import INVESTIGATORS
from koszmar.games.mansions.item_cards import ITEMS, TRAITS
from koszmar.games.mansions.mythos_events import EVENTS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.library import scenario, shipped
from koszmar.games.mansions.scenario.texts import texts_of
from koszmar.games.mansions.spells import BACKS
from koszmar.games.mansions.state import SKILLS
from koszmar.games.mansions.table.choices import COMMON
from koszmar.games.mansions.tiles import SIDES
from koszmar.kernel.match import Match
from koszmar.kernel.testing.words import (
    Grammar,
    Use,
    assert_answers_differ,
    assert_events_are_said,
    assert_objections_are_said,
    assert_well_said,
    combinations,
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
from koszmar.kernel.text import text_view
from koszmar.kernel.view import Message
from koszmar.kernel.words import FORMS, LANGUAGES, Words

PACKAGE = Path(package.__file__).parent
LOCALE = GAME.face.locale
TOKENS = ("search", "interact", "explore", "sight", "person")
PHASES = ("setup", "investigators", "events", "monsters", "horror", "round-ends")
DECKS = ("common", "unique", "spell", "condition", "damage", "horror")
ENDS = ("countdown", "deadline", "eliminated", "executioner", "circle-of-fire")
PUZZLES = ("picture", "lock", "code")


def printed() -> Iterator[str]:
    """Every printed thing with its text, and what stands on the other side."""
    for prefix, keys in (("injury", INJURIES), ("condition", CONDITIONS), ("monster", MONSTERS), ("mythos", EVENTS),
                         ("spell", BACKS)):  # fmt: skip
        for key in keys:
            yield from (f"{prefix}-{key}", f"{prefix}-{key}.text")
    for key, item in ITEMS.items():
        if item.deck != "spell":
            name = f"item-{key.replace('/', '-')}"
            yield from (name, f"{name}.text")
            yield from (f"{name}-{action.key}" for action in item.actions if len(item.actions) > 1)
    for key in INVESTIGATORS:
        yield from (
            f"investigator-{key}",
            f"investigator-{key}.text",
            f"investigator-{key}.ability",
            f"investigator-{key}.story",
        )
    yield from (f"spell-{key}.back{number}" for key, backs in BACKS.items() for number in range(1, len(backs) + 1))
    for key, card in CONDITIONS.items():
        yield from (f"condition-{key}.back{number}" for number in range(1, len(card.backs) + 1))
    for key, side in SIDES.items():
        yield f"tile-{key}"
        yield from (f"room-{room.key}" for room in side.rooms if len(side.rooms) > 1)
    for key, event in EVENTS.items():
        yield from (f"mythos-{key}-{option}" for option in options(event.effects))


def options(effects: Sequence[Effect]) -> Iterator[str]:
    """The options that effects offer, wherever they stand in them."""
    for effect in effects:
        if effect.verb == "option":
            yield str(effect.args[0])
        yield from options(effect.body)


def stories() -> Iterator[Use]:
    """Every text that the scenarios can tell, with what is filled in."""
    for key in shipped():
        story = scenario(key)
        yield f"scenario-{key}", frozenset()
        yield from ((f"scenario-{key}-{text}", frozenset(story.fills.get(text, ()))) for text in texts_of(story))


# -- what the rules can say: read off their source -------------------------------------------------------------------

HOLES: dict[str, Sequence[str]] = {
    "status-{}": PHASES,
    "event-token-{}": TOKENS,
    "token-{}.text": TOKENS,
    "zone-deck-{}": DECKS,
    "zone-{}": ("damage", "horror"),
    "facedown-{}": ("damage", "horror"),
    "skill-{}": SKILLS,
    "face-{}": ("success", "investigation", "blank"),
    "mood-{}": ("wary", "open", "hostile"),
    "puzzle-{}": PUZZLES,
    "puzzle-{}-goal": PUZZLES,
    "choice-slide-{}": ("off", "passage", "left", "right", "up", "down"),
    "cause-{}": ("evade-check", "horror-check"),
    "ending-{}": ("win", "loss"),
    "target-{}": ("toward", "away"),
    "prompt-recover-{}": ("damage", "horror"),
    "choice-own-{}": ("evade", "more", "less"),
    "weapon-{}": WEAPONS,
    "trait-{}": TRAITS,
    "fact-{}": (),
    "stakes-{}": ("pass", "fail", "any", "unhurt"),
    "consequence-{}": ("clue", "lose-clue", "flee", "drawn", "heals"),
    "whom-{}": (),
    "measure-{}": ("damage", "horror", "clues", "items", "possessions", "loneliness"),
    "place-{}": ("here", "room"),
    "thing-{}": ("own", "random", "light"),
    "choice-own-report-{}": (),
    "event-do-{}": (),
    # These name printed things, or are named by whoever calls: listed below, or read off the callers.
    **dict.fromkeys(
        ("investigator-{}", "investigator-{}.text", "investigator-{}.ability", "investigator-{}.story",
         "tile-{}", "room-{}", "monster-{}",
         "monster-{}.text", "spell-{}", "injury-{}", "condition-{}", "item-{}-back", "item-{}", "{}.text", "{}-{}",
         "{}-{}.back{}", "scenario-{}-{}", "mythos-{}", "mythos-{}.text", "insane-{}", "{}-text", "{}-on", "{}{}",
         "event-{}",
         "choice-{}",
         "choice-{}-{}", "prompt-{}"),
        (),
    ),
}  # fmt: skip
RETOLD = ("event-token", "event-says", "event-do")
"""Events that are told under another name, or in the scenario's own words."""
ORDERS = {
    "who number": """damage damage-facedown horror horror-facedown mend mend-facedown calm calm-facedown clue lose-clue
        waste extra-action may-move flee drawn prowl-nearest wound-here not-so eliminate""",
    "number": """prowl-all prowl-farthest spread fire-spreads slide-back-one slide-back-all daylight-one mythos-ends
        clear-board""",
    "who number condition": "condition cure",
    "who number kind": "reopen",
    "who number card": "drop lose gain",
    "number card": "share",
    "who number flip": "flip",
    "who number place": "put drawn-to fire quench darkness daylight",
    "number place": "begin-at",
    "number tile": "tile tile-gone",
    "number token": "token-gone",
    "number token place": "token",
    "who number token": "follow",
    "number monster": "monster-gone prowl pause-monster",
    "number monster place": "spawn",
    "number monster whither": "monster-moves",
    "who number skill monster": " ".join(f"attack-{text.lower()}" for text in (*TEXTS, "own", "own-damage")),
    "number spirit": " ".join(f"spirit-{weapon}" for weapon in WEAPONS),
}
"""What the app orders in companion mode, by what the sentence is given."""


def companion() -> Iterator[Use]:
    """Everything that is said in companion mode and not read off the source."""
    for given, orders in ORDERS.items():
        yield from ((f"event-do-{one}", frozenset(given.split())) for one in orders.split())
    for word in (*PLAIN, "met", "near", "far"):
        yield f"whom-{word}", frozenset({"so"})
    yield from ((f"whom-{word}", frozenset({"what"})) for word in ("most", "least"))
    yield from ((f"fact-{word}", frozenset({"card"})) for word in ("has", "group"))
    yield from ((f"fact-{word}", frozenset({"whom"})) for word in ("anyone", "all"))
    yield from ((f"fact-{word}", frozenset({"how", "number"})) for word in ("clues", "evidence", "fires"))
    yield "choice-own-report-enters", frozenset({"place"})
    yield "choice-own-report-used", frozenset({"card"})
    yield from ((f"choice-own-report-{moment}", frozenset()) for moment in ("wounded", "insane"))
    yield "app-orders", frozenset()


GRAMMAR = Grammar(
    speakers={
        "Message": (0, "{}"),
        "phrase": (1, "{}"),
        "say": (0, "choice-{}"),
        "_because": (1, "{}"),
        "_aimed_at": (0, "{}"),
        "ask": (1, "prompt-{}"),
        "ask_each": (1, "prompt-{}"),
        "together": (1, "prompt-{}"),
        "own": (2, "prompt-{}"),
        "reported": (1, "prompt-{}"),
        "may": (2, "prompt-{}"),
        "pick_any": (1, "prompt-{}"),
        "tell": (0, "event-{}"),
        "show": (1, "event-{}"),
    },
    arguments={
        "ask": (set(), {"rule", "pause", "secret", "to"}),
        "ask_each": (set(), {"rule", "pause"}),
        "own": ({"who"}, set()),
        "reported": (set(), {"rule"}),
        "may": ({"who"}, set()),
        "pick_any": ({"picked"}, {"rule", "told"}),
        "_because": (set(), {"rule"}),
        "tell": (set(), {"audience", "to", "secret"}),
    },
    tables={"Message": 1, "phrase": 2, "_aimed_at": 1},
    holes=HOLES,
    passed_on=dict.fromkeys(
        (
            "word",
            "deed",
            "_HEADINGS[kind]",
            "_IN_THE_LOG.get(kind, 'app-monsters')",
            "scene.causes[-1]",
            "args['choice']",
        ),
        (),
    ),
)


AT_ONCE = ("executioner", "circle-of-fire")
"""Goals of Insane cards that end the game."""


@cache
def uses() -> list[Use]:
    """Every message of this game with every set of arguments it can come with."""
    found = spoken(PACKAGE, GRAMMAR)
    everywhere = (*printed(), *face_names(GAME), *setting_names(GAME), *section_names(GAME))
    found += [(message, frozenset()) for message in everywhere]
    found += [*companion(), *stories()]
    found += [(f"choice-{word}", frozenset()) for word in (*COMMON, "act-shake-off", "trade", "extinguish")]
    found += [(f"choice-{kind}", frozenset({"token"})) for kind in TOKENS]
    found += [(f"choice-{deed}", frozenset({"other"})) for deed in ("steal", "give", "ask", "let")]
    found += [(f"choice-{deed}", frozenset({"card"})) for deed in ("drop", "pick-up")]
    found += [(f"choice-slide-{way}", frozenset({"piece", "cells"})) for way in ("left", "right", "up", "down")]
    found += [(f"choice-dice-{word}", frozenset()) for word in ("ability", "focused-all", "focused-blanks")]
    for one in ("use-card", "use-how", "ability"):
        args = {"use-card": {"card"}, "use-how": {"card", "how"}, "ability": {"ability"}}[one]
        found += [(f"choice-{one}", frozenset(args)), (f"choice-{one}-on", frozenset({*args, "target"}))]
    found += [(f"ending-{end}", frozenset()) for end in ENDS]
    found += [
        (message, frozenset())
        for message in ("choice-guess", "app-story", "app-mythos", "app-monsters", "app-decisions", "symbol-water")
    ]
    for number, (name, _, _) in enumerate(GOALS, 1):
        args = {"other"} if f"insane-{number}" in NAMES_ANOTHER else set()
        found += [(f"insane-{name}", frozenset()), (f"insane-{name}-text", frozenset(args))]
    found += [
        ("event-rerolled", frozenset({"who", "by", "dice"})),
        ("event-wall", frozenset()),
        ("event-door", frozenset()),
    ]
    found += [("event-ability", frozenset({"who", "ability"}))]
    found += [("event-spell-flips", frozenset({"who", "card", "text"}))]
    found += [("event-condition-flips", frozenset({"who", "condition", "text"}))]
    found += [("event-insane", frozenset({"who", "goal"})), ("event-objective", frozenset({"text"}))]
    goals = [f"goal-{name}" for name in NAMES.values()]
    reasons = {*(ending for key in shipped() for ending in scenario(key).endings), "countdown", *AT_ONCE}
    endings = [f"ending-{reason}" for reason in reasons]
    figures = ("rounds", "wounded", "insane", "eliminated", "cards", "goal", *goals, "ending", *endings)
    found += [(f"figure-{name}", frozenset()) for name in figures]
    found += [(f"outcome-{outcome_of(reason)}", frozenset()) for reason in reasons]
    found += [(f"role-{key}", frozenset()) for key in INVESTIGATORS]
    retold = {"event-spell-flips", "event-condition-flips"}
    return [
        (message, given)
        for message, given in dict.fromkeys(found)
        if message not in RETOLD and not (message in retold and "back" in given)
        and not (message == "event-insane" and "card" in given)
        and not (message == "event-ability" and "ability" not in given)
        and not (message.startswith("choice-slide-") and not given and message[13:] in ("left", "right", "up", "down"))
    ]  # fmt: skip


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
    places = [message for message in written(lang, LOCALE) if message.startswith(("tile-", "room-"))]
    people = [f"investigator-{key}" for key in INVESTIGATORS]
    named = {
        "space": [*places, "space", "nowhere"],
        "room": places,
        "who": people,
        "other": people,
        "victim": people,
        "give": [],
        "want": [],
    }
    assert formless(lang, LOCALE, named, ()) == []


PERSON = [Message("investigator-jonah-pike"), Message("investigator-hanna-voss")]
PLACE = [Message("tile-study"), Message("space", {"room": Message("room-kitchen"), "letter": "D"})]
CARD = [Message("item-axe")]
SAMPLES: dict[str, list[Any]] = {
    **dict.fromkeys(("who", "other", "giver", "taker", "victim"), PERSON),
    **dict.fromkeys(("space", "start"), PLACE),
    **dict.fromkeys(("card", "weapon", "by"), CARD),
    **{name: [[], [Message("item-axe"), Message("item-rope")]] for name in ("give", "want", "picked")},
    **{name: [Message("monster-ghost")] for name in ("monster", "target")},
    **{name: ["yes", "no"] for name in ("won", "out", "up")},
    "ability": [Message("investigator-jonah-pike.ability")],
    "story": [Message("investigator-jonah-pike.story")],
    "condition": [Message("condition-dazed")],
    "dice": [[Message("face-success"), Message("face-blank")]],
    "event": [Message("mythos-draught")],
    "goal": [Message("insane-pyre")],
    "how": [Message("item-flare-gun-light")],
    "investigator": PERSON,
    "kind": ["damage", "horror"],
    "letter": ["A"],
    "link": [""],
    "names": [PERSON],
    "one": [Message("puzzle-place", {"row": 1, "column": 2})],
    "piece": [Message("puzzle-key")],
    "puzzle": [Message("puzzle-lock")],
    "room": [Message("room-kitchen")],
    "signs": [[Message("puzzle-sign", {"number": 2})]],
    "skill": [Message("skill-lore")],
    "stat": [Message("stat-horror")],
    "text": [Message("item-axe.text")],
    "tile": [Message("tile-study")],
    "token": [Message("token-search")],
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
    own = {"text", "ability", "story", *(f"back{number}" for number in range(1, 7))}
    for lang in LANGUAGES:
        assert {one for _, has in written(lang, LOCALE).values() for one in has} <= {*FORMS, "others", *own}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_match_can_be_told_to_everybody_in_both_languages(players: int) -> None:
    match = Match.new(GAME, players=players, seed=f"words {players}")
    random, seats = Random(players), (None, *range(players))
    told = dict.fromkeys(seats, 0)
    for _ in range(60):
        for words in (Words(GAME, lang) for lang in LANGUAGES):
            for seat in seats:
                assert_events_are_said(match, words, seat, told[seat])
            assert "⟨" not in text_view(match.view(random.choice(seats)), words)
            assert_answers_differ(match, words)
        told = dict.fromkeys(seats, len(match.scene.events or []))
        if match.decision is None:
            return
        assert_objections_are_said(match, Words(GAME, random.choice(LANGUAGES)))
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)


def test_polish_counts_and_declines_like_a_pole() -> None:
    words = Words(GAME, "pl")
    hanna, study = Message("investigator-hanna-voss"), Message("tile-study")
    assert words.say("event-moves", who=hanna, start=study, space=study) == "Hanna Voss idzie do pracowni."
    assert words.say("event-attacks", monster=Message("monster-ghost"), who=hanna) == "Duch atakuje Hannę Voss."
    assert words.say("prompt-act", who=hanna, actions=2, moves=0) == "Hanna Voss: co robisz? Zostały 2 akcje."


@pytest.mark.parametrize(
    ("lang", "amount", "said"),
    [("en", 0, "Ann: no Damage."), ("en", 2, "Ann: Damage 2, facedown."), ("pl", 0, "Ann: bez obrażeń."),
     ("pl", 2, "Ann: obrażenia 2, zakryte.")],
)  # fmt: skip
def test_whoever_wards_off_everything_is_not_said_to_suffer_nothing_facedown(lang: str, amount: int, said: str) -> None:
    message = Message("event-suffers", {"who": "Ann", "kind": "damage", "amount": amount, "up": "no"})
    assert Words(GAME, lang).say(message) == said


TIED = [("cultist", NEXT), ("ghost", OTHER)]


@pytest.mark.parametrize(
    ("effect", "lies", "said", "po_polsku"),
    [
        ("prowl 1 nearest", {"monsters": TIED},
         "Several monsters are equally near to Ilja Brandt. Which one comes closer?",
         "Kilka potworów jest równie blisko Ilji Brandta. Który podchodzi?"),
        ("drop own", {}, "Ilja Brandt: what do you drop?", "Ilja Brandt: co upuszczasz?"),
        ("lose own", {}, "Ilja Brandt: what do you discard?", "Ilja Brandt: co odrzucasz?"),
        ("flip spell", {}, "Ilja Brandt: which Spell is flipped?", "Ilja Brandt: które zaklęcie odwracasz?"),
        ("lights-out", {}, "Ilja Brandt: which light fails you?", "Ilja Brandt: które światło cię zawodzi?"),
        ("daylight one", {"darkness": [HERE, NEXT]}, "Where does the Darkness lift?", "Gdzie ustępuje ciemność?"),
        ("one anyone\n  horror 1", {}, "Who suffers the Horror?", "Kto otrzymuje przerażenie?"),
    ],
)  # fmt: skip
def test_whoever_is_asked_which_one_learns_what_becomes_of_it(
    effect: str, lies: dict[str, Any], said: str, po_polsku: str
) -> None:
    held = ("bullseye-lantern", "kerosene-lantern", "wither-1", "instill-bravery-1")
    table = position(someone("ilja-brandt", HERE, *held), someone("hanna-voss", HERE), deed=("search", effect), **lies)
    question = table.choose(DEED).match.view(0).question
    assert question
    assert [Words(GAME, lang).say(question.prompt) for lang in LANGUAGES] == [said, po_polsku]
