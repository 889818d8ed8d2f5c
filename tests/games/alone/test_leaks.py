"""Two truths behind one labyrinth: whatever is done, the Hero and watchers are shown, told and asked the same in both.

The laws of the kernel compare worlds at random moments. These tests lead to the moments that random players seldom
reach: a card with nothing to do, a creature behind the next door, a kill that nobody sees.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.alone.dark import QUIET

from koszmar.games.alone import GAME, reactions
from koszmar.games.alone.machine.tensor import IN_THE_DARK, TENSOR
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.reactions import REACTIONS
from koszmar.games.alone.reactions.verbs import deploy_options, move_options
from koszmar.games.alone.state import Creature, Layout, SectorId, State, Station
from koszmar.games.alone.station import distances, door_key
from koszmar.kernel.flow import Key
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.laws import frame
from koszmar.kernel.testing.positions import play_on

SEEN: dict[str, Any] = {"hero": "1D5", "shown": ["1C5", "1E5"], "danger": ["1E5"]}
"""What the Hero sees if nothing else is said: three sectors, one of them the Canteen behind a door, with danger."""
SEARCH = ("search", "one")
CROWD: dict[str, Any] = {
    "creatures": [
        ("worm", "1D4"), ("hollow", "1B5"), ("spores", "2B4"), ("hollow", "2F4"),
        creature("cultist", "2E5", wounded=True),
    ],
    "danger": ["1D4", "1B5", "2C3"],
    "lit": ["1D4", "2D4"],
    "conditions": {"1D4": "mine", "2A4": "gas"},
    "blocked": [("1C6", "1C7"), ("2D3", "2E3")],
}  # fmt: skip
"""What may be behind the screen: somebody waits in the next sector."""


def behind(kept: Sequence[SectorId], **seen: Any) -> dict[str, Any]:
    """All of that which is not in sectors that the Hero sees, or will see."""
    shown = {seen.get("hero", SEEN["hero"]), *seen.get("shown", SEEN["shown"]), *kept}
    crowd = [replace(one) if isinstance(one, Creature) else one for one in CROWD["creatures"]]
    return {
        "creatures": [
            *seen.get("creatures", ()),
            *(one for one in crowd if (one.sector if isinstance(one, Creature) else one[1]) not in shown),
        ],
        "danger": [*seen.get("danger", SEEN["danger"]), *(one for one in CROWD["danger"] if one not in shown)],
        "lit": [*seen.get("lit", ()), *(one for one in CROWD["lit"] if one not in shown)],
        "conditions": {
            **seen.get("conditions", {}),
            **{one: what for one, what in CROWD["conditions"].items() if one not in shown},
        },
        "blocked": CROWD["blocked"],
    }


NAMES = {key: f"s{number:02}" for number, key in enumerate(sorted(position().state.station.sectors), start=1)}
"""What the Hero calls the sectors of Borealis that he sees."""


def renamed(table: Driver, *, dealt: bool, rolls: Sequence[Any], kept: Sequence[SectorId] = ()) -> Driver:
    """The same table with names of sectors that say nothing; those of unseen ones are dealt otherwise if ``dealt``.

    ``kept`` are sectors that he will see.
    """
    state: State = table.state
    unseen = sorted(key for key in NAMES if key not in state.labyrinth and key not in kept)
    others = list(unseen)
    if dealt:
        Random("names").shuffle(others)
    name: dict[SectorId, SectorId] = NAMES | {key: NAMES[other] for key, other in zip(unseen, others, strict=True)}
    station = state.station
    state.station = Station.of(
        Layout(
            {name[key]: station.sectors[key] for key in sorted(station.sectors, key=lambda one: name[one])},
            [[name[key] for key in pair] for pair in station.stairs],
            name[station.start],
        )
    )
    state.hero = name[state.hero]
    state.elements = {name[key]: there for key, there in state.elements.items()}
    state.labyrinth = {name[key]: tile for key, tile in state.labyrinth.items()}
    for one in state.creatures:
        one.sector = name[one.sector]
    state.blocked = sorted(door_key(*(name[key] for key in door.split("/"))) for door in state.blocked)
    return play_on(GAME, state, table.match.setting, rolls=rolls)


def truths(hands: Sequence[Sequence[str]], others: Sequence[Sequence[str]], **seen: Any) -> tuple[Driver, Driver]:
    """Two tables that look alike to the Hero: a ``few`` creatures are behind the screen of one, a crowd of the other.

    Hands hold other cards of the same decks, which lie in another order, and sectors that he has not seen have other
    names.
    """
    rolls, kept, few = seen.pop("rolls", ["miss", ...]), seen.pop("kept", ()), seen.pop("few", ())
    plain = position(**{**SEEN, **seen, "hands": hands, "creatures": [*seen.get("creatures", ()), *few]})
    crowded = position(**{**SEEN, **seen, **behind(kept, **seen), "hands": others})
    assert plain.state.labyrinth == crowded.state.labyrinth
    state: State = crowded.state
    for deck in state.decks.values():
        deck.reverse()
    if not state.active:
        state.final.key, state.spare_missions[0] = state.spare_missions[0], state.final.key
    return renamed(plain, dealt=False, rolls=rolls), renamed(crowded, dealt=True, rolls=rolls, kept=kept)


def look_alike(one: Driver, other: Driver, *seats: int | None) -> None:
    """The Hero, or a watcher, cannot tell the two tables apart."""
    for seat in seats:
        ours, theirs = frame(one.match, seat), frame(other.match, seat)
        for part, seen in ours.items():
            assert seen == theirs.get(part), f"{part} of seat {seat}"
        assert asked_of(one, seat) == asked_of(other, seat)
    assert one.state.notes == other.state.notes


def asked_of(table: Driver, seat: int | None) -> Any:
    """All that a seat learns of the question: who is asked what, and about what."""
    decision = table.match.decision and table.match.decision.seen_by(seat)
    return decision and (decision.seats, decision.prompt, decision.rule, decision.args, decision.secret)


def both(one: Driver, other: Driver, *answers: Key | tuple[Key, Key]) -> None:
    """Both tables get the same answers, and questions that do not matter a no, until the Hero acts again.

    A pair in a list is an answer for each: something that the Evil players do where he does not see it.
    """
    wanted = list(answers)
    look_alike(one, other, 0)
    for _ in range(80):
        if not wanted and (one.match.over or one.decision.prompt == "act"):
            break
        keys = wanted[0] if wanted and isinstance(wanted[0], list) else wanted[:1] * 2
        if wanted and one.offers(keys[0]):
            assert other.offers(keys[1]), other.offered
            wanted.pop(0)
        else:
            keys = [refused(one), refused(other)]
        one.choose(keys[0])
        other.choose(keys[1])
        look_alike(one, other, 0)
    assert not wanted
    look_alike(one, other, None)


NO = {"start-turn": "go", "throw-away": "done", "reroll-misses": "keep", "upgrade": "done"} | QUIET


def refused(table: Driver) -> Key:
    """The answer by which nothing is done, or nothing that the Hero sees."""
    prompt, options = table.decision.prompt, table.decision.options
    if prompt in NO:
        return NO[prompt] or options[0]
    if "none" in options:
        return "none"
    assert prompt in ("place-danger", "deal"), f"{prompt} matters: {table.offered}"
    return next(key for key in options if key not in table.state.labyrinth)


# -- what the Hero does ------------------------------------------------------------------------------------------------

HANDS = [["right-behind-me", "spiral"]], [["i-froze", "not-mine"]]
DEEDS: list[tuple[str, dict[str, Any], tuple[Key, ...]]] = [
    ("walks", {}, (("move", "north"),)),
    ("walks through a door and blocks it", {}, (("move", "south"), "north")),
    ("blocks a door to a room", {"hero": "1D4", "shown": ["1D5", "1D3"]}, (("move", "west"), "north")),
    ("explores what he sees", {"shown": ["1C5", "1B5", "1E5"]}, (("explore", "north"),)),
    (
        "discards danger",
        {"shown": ["1C5", "1B5", "1E5"], "danger": ["1B5"]},
        (("explore", "north"), ("danger", NAMES["1B5"])),
    ),
    ("searches", {}, (SEARCH,)),
    ("fights", {"creatures": [("parasite", "1D5")]}, (("fight", "parasite-1"),)),
    ("shoots", {"creatures": [("parasite", "1C5")], "items": ["bullets"]}, (("use", "bullets", 1),)),
    ("runs from a creature", {"creatures": [("parasite", "1D5")]}, (("move", "north"),)),
    ("repairs a switch", {"hero": "1D4", "shown": ["1D3", "1D5"]}, (("interact", "switch", "north"),)),
    ("lights a room", {"hero": "1B3", "shown": ["1A3", "1B4", "1B2", "1C3"]}, (("interact", "switch", "south"),)),
    ("throws smoke", {"items": ["smoke-grenade"]}, (("use", "smoke-grenade", 1),)),
    ("mends himself", {"items": ["field-medkit"], "health": 4}, (("use", "field-medkit", 1), "health")),
    ("has two items to upgrade", {"items": ["bullets", "acid-vial", "armor"]}, (SEARCH, "done")),
    ("loses Sanity to gas", {"conditions": {"1D5": "gas"}}, (SEARCH,)),
    ("ends the round", {"turn_number": 8}, (SEARCH,)),
]
"""What he does without seeing a new sector."""


@pytest.mark.parametrize(("seen", "answers"), [deed[1:] for deed in DEEDS], ids=[deed[0] for deed in DEEDS])
def test_whatever_he_does_he_learns_nothing_of_what_is_behind_the_screen(
    seen: dict[str, Any], answers: tuple[Key, ...]
) -> None:
    both(*truths(*HANDS, **seen), *answers)


# -- what the Evil players do ----------------------------------------------------------------------------------------

OCCASIONS: dict[str, tuple[Key, ...]] = {
    "move": (("move", "north"),),
    "explore": (("explore", "north"),),
    "fight": (("fight", "parasite-1"),),
    "interact": (("interact", "condition"),),
    "search": (SEARCH,),
    "locate": (("locate", "control-room"), "infirmary"),
    "health": (SEARCH,),
    "sanity": (SEARCH,),
}
"""By symbol, what the Hero does so that a card of it can be played."""
TELLING = ("gone-when-i-looked", "it-turned-its-head", "the-lamps-die")
"""Cards that tell by their text whether somebody is in the sector that is shown, or whether a sector is lit."""


def play_quietly(one: Driver, other: Driver, card: str, *answers: Key) -> bool:
    """The Hero acts, the card is played in both as soon as it can be, and as little is done by it as it allows."""
    wanted: list[Key] = [*answers, ("play", card)]
    for _ in range(80):
        if one.match.over or (not wanted and one.decision.prompt == "act"):
            break
        if wanted and one.decision.prompt == "act" and not one.offers(wanted[0]):
            break  # it was never playable
        if wanted and one.offers(wanted[0]):
            if not other.offers(wanted[0]):
                return False
            keys = [wanted.pop(0)] * 2
        else:
            common = [key for key in one.decision.options if key in other.decision.options]
            idle = next((key for key in ("pass", "none", "go", "keep", "no", "done") if key in common), None)
            keys = [idle or (common[0] if common else table.decision.options[0]) for table in (one, other)]
        one.choose(keys[0])
        other.choose(keys[1])
        look_alike(one, other, 0)
    look_alike(one, other, None)
    return not wanted


@pytest.mark.parametrize("company", [[("parasite", "1D5")], []], ids=["in company", "alone"])
@pytest.mark.parametrize("danger", [[], ["1C5", "1D5", "1E5"]], ids=["calm", "dangerous"])
def test_a_card_asks_as_many_questions_whatever_there_is_to_be_done(
    danger: list[str], company: list[tuple[str, str]]
) -> None:
    """Whoever stands beside the Hero, lies wounded in the dark or is not there at all: he could count the questions."""
    played = []
    for key, card in REACTIONS.items():
        if key in TELLING or (not company and card.symbol in ("fight", "health")):
            continue
        spare = next(other for other in REACTIONS.values() if other.deck == card.deck and other.key != key)
        seen: dict[str, Any] = {
            "danger": danger, "kept": ["1B5"], "rolls": ["hit", ...], "creatures": company, "sanity": 9,
            "items": ["bullets"], "conditions": {"1D5": "gas"}, "few": [("worm", "1A3")] if company else [],
            "decks": (card.deck, "traps" if card.deck != "traps" else "fury"),
        }  # fmt: skip
        if card.symbol == "explore":
            seen["shown"] = ["1C5", "1E5", "1B5"][: 2 if card.moment == "before-reveal" else 3]
        one, other = truths([[key, spare.key]], [[key, key]], **seen)
        if play_quietly(one, other, key, *OCCASIONS[card.symbol]):
            played.append(key)
    assert len(played) >= (38 if company else 18), played


def test_a_noise_is_a_noise_whoever_makes_it_and_however_near() -> None:
    one, other = truths([["right-behind-me"]], [["i-froze"]], few=[("worm", "1A3")])
    away = distances(other.state.station, other.state.hero)
    north = min((key for key in deployments(other) if key[2] == "north"), key=lambda key: away[key[1]])
    both(
        one, other, SEARCH,
        [("down", "right-behind-me", "std-move"), ("down", "i-froze", "std-deploy")],
        [("worm#1", NAMES["1B3"], "north"), north],
    )  # fmt: skip
    assert away[north[1]] == 3


@pytest.mark.parametrize("near", [False, True])
def test_through_howling_fans_a_noise_is_a_noise_from_whichever_side(near: bool) -> None:
    """In one truth it comes from the north; in the other from elsewhere, perhaps from behind the next door."""
    missions = ("emergency-power", "howling-fans", "call-for-help")
    one, other = truths([["right-behind-me"]], [["i-froze"]], few=[("worm", "1A3")], missions=missions)
    away = distances(other.state.station, other.state.hero)
    elsewhere = [key for key in deployments(other) if key[2] not in ("north", "other-level")]
    sector = (min if near else max)(elsewhere, key=lambda key: away[key[1]])
    both(
        one, other, SEARCH,
        [("down", "right-behind-me", "std-move"), ("down", "i-froze", "std-deploy")],
        [("worm#1", NAMES["1B3"], "north"), sector],
    )  # fmt: skip
    assert list(one.state.notes)[-1].split(" ")[1:3] == ["noise", "this-level"]


def test_a_noise_two_sectors_away_is_a_noise_like_one_far_off() -> None:
    one, other = truths([["right-behind-me"]], [["i-froze"]], few=[("worm", "1A3")])
    away = distances(one.state.station, one.state.hero)
    far = max((key for key in deployments(one) if key[2] == "west"), key=lambda key: away[key[1]])
    near = next(
        (key[0], key[1], "west")
        for key in move_options(other.match.scene, other.state.creatures, 1)
        if isinstance(key, tuple) and key[2:] == ("west",)
    )
    assert away[far[1]] > distances(other.state.station, other.state.hero)[near[1]] == 2
    both(
        one, other, SEARCH,
        [("down", "right-behind-me", "std-deploy"), ("down", "i-froze", "std-move")],
        [far, near],
    )  # fmt: skip


def deployments(table: Driver) -> list[Any]:
    """Where somebody could appear in the dark, and what would be heard of it."""
    return [key for key in deploy_options(table.match.scene) if isinstance(key, tuple)]


def test_a_card_face_down_may_be_any_of_the_three() -> None:
    one, other = truths([["right-behind-me"]], [["i-froze"]])
    both(
        one, other, SEARCH,
        [("down", "right-behind-me", "std-danger"), ("down", "i-froze", "std-move")],
        [NAMES["1A2"], "none"],
    )  # fmt: skip
    assert one.state.elements[NAMES["1A2"]].danger


def test_whoever_dies_unseen_of_acid_dies_without_a_trace() -> None:
    one, other = truths(*HANDS, turn_number=8, few=[("worm", "1A3")])
    worm = one.state.creatures[0]
    worm.acid = worm.wounded = True
    one = play_on(GAME, one.state, one.match.setting)
    both(one, other, SEARCH)
    assert one.state.creatures == []


def test_cards_thrown_away_and_drawn_are_seen_from_behind() -> None:
    one, other = truths(*HANDS, turn_number=8)
    both(one, other, SEARCH, ["spiral", "not-mine"])
    assert one.state.hands != other.state.hands


def test_whoever_sneaks_sneaks_without_a_trace() -> None:
    cards = [["something-blinked", "spiral"]], [["something-blinked", "not-mine"]]
    one, other = truths(*cards, few=[("worm", "1A3")], shown=["1C5", "1E5", "1B5"])
    both(one, other, ("explore", "north"), ("play", "something-blinked"), [("worm#1", NAMES["1B3"]), "none"])


def test_a_lock_that_gives_in_the_dark_is_not_heard() -> None:
    cards = [["the-lock-gives"]], [["the-lock-gives"]]
    one, other = truths(*cards, few=[("worm", "1A3")], conditions={"1D5": "gas"})
    door = next(key for key in other.state.blocked)
    both(one, other, ("interact", "condition"), ("play", "the-lock-gives"), ["none", tuple(door.split("/"))])


def test_a_figure_does_not_tell_how_many_others_there_are() -> None:
    for number in (1, 2, 3):
        table = position(shown=["1C5"], creatures=[creature("worm", "1C5", number=number)])
        assert [figure.name for figure in table.state.labyrinth["1C5"].figures] == ["worm-1"]


def test_the_hero_does_not_notice_which_of_the_evil_players_thinks_about_what() -> None:
    """Neither the table nor the numbers show who has answered, nor what is asked: something is decided in the dark."""
    hands = [["right-behind-me"], ["i-froze"]]
    table = renamed(position(players=3, hands=hands, creatures=[("worm", "1A3")]), dealt=False, rolls=["miss", ...])
    observer = GAME.minds.observer
    assert observer is not None
    match, prompt = table.choose(SEARCH).match, TENSOR.slices["prompt"]

    def shown() -> tuple[Any, bytes]:
        question = match.view(0).question
        assert question is not None
        assert (question.seats, question.prompt.id, question.choices) == ([1, 2], "prompt-in-the-dark", [])
        numbers = bytes(observer.observe(match, 0))
        asked = [word for place, word in enumerate(prompt.axes[0]) if numbers[prompt.start + place]]
        assert asked == [IN_THE_DARK]
        return match.view(0), numbers

    before = shown()
    match.choose("pass", 1)
    assert match.decision is not None
    assert match.decision.seats == (2,)
    assert shown() == before
    match.choose("pass", 2)
    match.choose("pass", 1)
    match.choose(("down", "i-froze", "std-danger"), 2)
    assert match.decision.prompt == "standard-reaction"
    shown_now = match.view(0).question
    assert shown_now is not None
    assert (shown_now.seats, shown_now.prompt.id) == ([1, 2], "prompt-in-the-dark")


@pytest.mark.parametrize("module", ["verbs", "standard"])
def test_no_question_to_an_evil_player_is_left_out_for_having_one_answer(module: str) -> None:
    """A question with a single answer is answered by itself, unless it pauses; that could be noticed."""
    source = (Path(reactions.__file__ or "").parent / f"{module}.py").read_text("utf-8")
    calls = [call for call in ast.walk(ast.parse(source)) if isinstance(call, ast.Call)]
    asks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "ask"]
    to_evil = [call for call in asks if ast.unparse(call.args[0]) != "HERO"]
    assert to_evil
    for call in to_evil:
        assert "pause=True" in [ast.unparse(word) for word in call.keywords], ast.unparse(call)


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)])
def test_figures_do_not_tell_in_which_order_creatures_came_behind_the_screen(order: Sequence[int]) -> None:
    crowd = [("parasite", "1C5"), ("worm", "1C5"), ("spores", "1C5"), ("cultist", "1C5")]
    first, other = (
        position(creatures=[crowd[place] for place in places]).choose(("explore", "north"))
        for places in (range(4), order)
    )
    assert len(first.state.labyrinth["1C5"].figures) == 4
    assert first.state.labyrinth["1C5"].figures == other.state.labyrinth["1C5"].figures
