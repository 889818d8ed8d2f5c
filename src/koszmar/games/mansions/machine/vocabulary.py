"""Every answer in this game with a number of its own, seen from the seat that answers.

Investigators are told by how far they are away. What a scenario that is not ours offers is numbered in the order in
which it is offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.observer import NO_INDEX, Vocabulary, relative_seats

from .. import actions
from ..bestiary import MONSTERS
from ..board import PASSAGE, of_tiles
from ..cards import conditions, injuries, people, spells
from ..effects.model import Effect
from ..injury_cards import INJURIES
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..items import gear, unique, weapons
from ..mythos_events import EVENTS
from ..puzzles import lock, picture
from ..scenario.library import FOLDER, Scenario, scenario, slug
from ..state import SKILLS, LaidTile
from ..tiles import DOOR, SIDES

FILLED = (actions, conditions, gear, injuries, people, spells, unique, weapons)
"""Modules that fill the catalogues."""
SEATS = relative_seats(5)
SPACES = tuple(f"{side}.{letter}" for side in sorted(SIDES) for letter in sorted(SIDES[side].shape.rooms))
FIGURES = tuple(f"{kind}-{number + 1}" for kind, card in MONSTERS.items() for number in range(card.figures))
CARDS = tuple(sorted(key for key in ITEMS if "/" not in key))
WEAPONS = (*(key for key in CARDS if ITEMS[key].attack or (f"{key}/back" in ITEMS and ITEMS[f"{key}/back"].attack)),
           "unarmed")  # fmt: skip
WORDS = (
    "end", "shake-off", "done", "keep", "yes", "no", "stay", "agree", "refuse", "close", "clue", "facedown", "enough",
    "ability", "guess", "lots", "focused-all", "focused-blanks", "trade", "extinguish", "card insane reveal",
)  # fmt: skip
"""Answers that stand for themselves, whoever asks."""
PLACES: dict[str, tuple[str, ...]] = {
    "kerosene-lantern smash": SPACES, "dynamite throw": SPACES, "rope climb": SPACES, "fire-extinguisher spray": SPACES,
    "flare-gun shoot": FIGURES, "holy-water splash": FIGURES, "signal-horn blow": ("toward", "away"),
}  # fmt: skip
"""What actions of cards are aimed at, where that is neither nothing nor an investigator."""
WAYS_OUT = (
    *((key, card.way_out.skill) for key, card in INJURIES.items() if card.way_out is not None),
    *(("restrained", skill) for skill in ("strength", "agility")),
    *((key.partition("/")[0], card.way_out.skill) for key, card in ITEMS.items() if card.way_out is not None),
)
SWAPS: tuple[Key, ...] = tuple(dict.fromkeys(
    ("swap", *pair) for size in ((2, 3), (2, 4), (3, 3)) for pair in picture.neighbours(*size)
))  # fmt: skip
PIECES = 14
"""More than any lock has."""
SLIDES: tuple[Key, ...] = tuple(
    ("slide", piece, way) for piece in range(PIECES) for way in range(1 - lock.SIDE, lock.SIDE) if way
)
LONGEST, VALUES = 5, 6
"""Of codes: links and values, at most."""
SIGNS: tuple[Key, ...] = tuple(("set", link, value) for link in range(1, LONGEST + 1) for value in range(1, VALUES + 1))
FURTHER = 64


# -- what our scenarios offer ----------------------------------------------------------------------------------------


@cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios that belong to the game."""
    return {path.parent.name: scenario(path.parent.name) for path in sorted(FOLDER.glob("*/scenario.toml"))}


def _deeds(story: Scenario) -> Iterator[tuple[str, str, str]]:
    """Everything that can be done at a token: (token or look, token, what)."""
    for token in story.tokens.values():
        if token.kind == "explore" and token.reveals:
            yield "token", token.key, "do"
        for happening in story.by_token.get(token.key, ()):
            if not happening.options:
                costs = bool(happening.plan.when.get("action", False))
                yield "token" if costs else "look", token.key, happening.plan.key
            for key, costs, *_ in happening.options:
                yield "token" if costs else "look", token.key, f"{happening.plan.key}/{key}"


def _texts(effects: Iterable[Effect]) -> Iterator[str]:
    """The options of every choice among some effects."""
    for effect in effects:
        if effect.verb == "option":
            yield str(effect.args[0])
        yield from _texts(effect.body)


def _choices(story: Scenario) -> Iterator[str]:
    """What a scenario lets somebody choose by a text, and events that come at the same moment."""
    for happening in story.events.values():
        yield from _texts(happening.do)
        for option in happening.options:
            yield from _texts(option[3])
    for effects in (*story.milestone_effects.values(), *story.stages.values(), story.setup):
        yield from _texts(effects)
    for waiting in story.by_moment.values():
        yield from (one.plan.key for one in waiting)


def _doors(story: Scenario) -> Iterator[str]:
    for layout in story.file.map.values():
        for tiles in (layout.tiles, layout.later):
            laid = of_tiles(tuple(LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in tiles))
            for link in laid.links.values():
                if link.kind == DOOR:  # named by the tile that was laid first
                    yield from ("/".join(link.ends), "/".join(reversed(link.ends)))


def _of_all(what: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for ones in what for one in ones))


TOKENS = tuple(f"{key}/{token}" for key, story in scenarios().items() for token in story.tokens)
"""Tokens of our scenarios, by scenario and key."""
DEEDS = tuple(dict.fromkeys(deed for story in scenarios().values() for deed in _deeds(story)))
CHOICES = _of_all([
    *(_texts(event.effects) for event in EVENTS.values()), *(_choices(story) for story in scenarios().values())
])  # fmt: skip
LINKS = (*_of_all(_doors(story) for story in scenarios().values()), PASSAGE, "off")


# -- numbers ---------------------------------------------------------------------------------------------------------


def _of_cards(free: bool) -> Iterator[tuple[str | int, ...]]:
    """Actions of cards as options write them; investigators by their distance."""
    for face, card in sorted(ITEMS.items()):
        for action in card.actions:
            if action.free == free:
                key = face.partition("/")[0]
                rests: Iterable[tuple[str | int, ...]] = [(), *((seat,) for seat in range(len(SEATS)))]
                if f"{key} {action.key}" in PLACES:
                    rests = [(place,) for place in PLACES[f"{key} {action.key}"]]
                yield from (("play" if free else "card", key, action.key, *rest) for rest in rests)


def _answers() -> dict[str, list[Key]]:
    """All answers, block by block; numbers in them are distances of investigators."""
    seats = range(len(SEATS))
    return {
        "say": list(WORDS),
        "investigator": list(INVESTIGATORS),
        "who": list(seats),
        "space": list(SPACES),
        "monster": list(FIGURES),
        "thing": list(CARDS),
        "injury": list(INJURIES),
        "skill": list(SKILLS),
        "story": [key for key in CHOICES if key not in WORDS],
        "go": [("go", space) for space in SPACES],
        "attack": [("attack", weapon, figure) for weapon in WEAPONS for figure in FIGURES],
        "token": [deed for deed in DEEDS if deed[0] == "token"],
        "look": [deed for deed in DEEDS if deed[0] == "look"],
        "push": [("push", target, space) for target in (*seats, *FIGURES) for space in SPACES],
        "steal": [("steal", seat) for seat in seats],
        "set-fire": [("set-fire", space) for space in SPACES],
        "slide": [("slide", link) for link in LINKS],
        "force": [("force", space) for space in SPACES],
        "card": list(dict.fromkeys(_of_cards(free=False))),
        "play": list(dict.fromkeys(_of_cards(free=True))),
        "ability": [("ability", seat) for seat in seats],
        "use": [("use", space) for space in SPACES],
        "recover": [("recover", seat, *way) for seat in seats for way in dict.fromkeys(WAYS_OUT)],
        "drop": [("drop", key) for key in CARDS],
        "pick-up": [("pick-up", key) for key in CARDS],
        "give": [("give", seat) for seat in seats],
        "ask": [("ask", seat) for seat in seats],
        "let": [("let", seat) for seat in seats],
        "swap": list(SWAPS),
        "piece": list(SLIDES),
        "set": list(SIGNS),
    }


VOCABULARY = Vocabulary()
_TABLE: dict[Key, int] = {}
"""Every answer from the side of the first seat, and its number."""
ABOUT_SEATS = ("steal", "ability", "give", "ask", "let", "recover", "push", "card", "play")
"""Answers in which a number is an investigator."""


def _name(block: str, key: Key) -> str:
    """What an answer is called: without the word that names its block, and with distances for investigators."""
    words = list(key) if isinstance(key, tuple) else [key]
    if words[0] == block or block == "piece":
        words = words[1:]
    if block == "who" or block in ABOUT_SEATS:
        words = [SEATS[word] if isinstance(word, int) else word for word in words]
    return " ".join(map(str, words)).strip()


def _number() -> None:
    for block, keys in _answers().items():
        start = VOCABULARY.add(block, (_name(block, key) for key in keys))
        for place, key in enumerate(keys):
            _TABLE.setdefault(_written(key), start + place)


def _written(key: Key) -> Key:
    """Words that stand for themselves are offered as tuples by some questions."""
    if key in ("trade", "extinguish"):
        return (str(key),)
    return ("card", "insane", "reveal") if key == "card insane reveal" else key


_number()
_FURTHER = VOCABULARY.add("further", (f"#{rank}" for rank in range(1, FURTHER + 1)))


def indices(decision: Decision, seat: int, investigators: int) -> list[int]:
    """The number of each option, for the seat that answers."""
    table = table_for(investigators, seat)
    found, further = [], 0
    for key in decision.options:
        index = table.get(key)
        if index is None:
            further += 1
            index = _FURTHER + further - 1 if further <= FURTHER else NO_INDEX
        found.append(index)
    return found


@cache
def table_for(investigators: int, seat: int) -> dict[Key, int]:
    """Every answer as a question to this seat writes it, and its number."""
    if not seat:
        return _TABLE
    table = {key: number for key, number in _TABLE.items() if not _is_about_somebody(key)}
    for key, number in _TABLE.items():
        if _is_about_somebody(key):
            table[_turned(key, seat, investigators)] = number
    return table


def _is_about_somebody(key: Key) -> bool:
    if isinstance(key, int):
        return True
    return isinstance(key, tuple) and key[0] in ABOUT_SEATS and any(isinstance(word, int) for word in key[1:])


def _turned(key: Key, seat: int, investigators: int) -> Key:
    """An answer with distances, as it is written with investigators' numbers."""
    count = max(investigators, 1)
    if isinstance(key, int):
        return (key + seat) % count if key < count else -1 - key
    assert isinstance(key, tuple)
    return tuple((w + seat) % count if isinstance(w, int) and w < count else -1 - w if isinstance(w, int) else w
                 for w in key)  # fmt: skip
