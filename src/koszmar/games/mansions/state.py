"""The whole truth about a match, as plain data: the board, investigators, monsters, cards, and what the app knows.

Nothing is kept anywhere else, so that a saved match goes on exactly where it was left (setup.continue).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from koszmar.kernel import scene
from koszmar.parts.board import Overlay
from koszmar.parts.tokens import Count

Phase = Literal["setup", "investigators", "turn", "events", "monsters", "horror", "round-ends"]
Space: TypeAlias = str
"""A space by its tile and letter: ``study.a``."""
Who: TypeAlias = int
"""An investigator, by place among the investigators: in a match of one player that player has two (setup.solo)."""
SKILLS = ("strength", "agility", "observation", "lore", "influence", "will")
"""What investigators are tested in: blows and what resists Damage, speed and evading, finding and opening, Spells and
learning, people, resisting Horror.

(skill.strength, skill.agility, skill.observation, skill.lore, skill.influence, skill.will)
"""
Harm = Literal["damage", "horror"]
DAMAGE: Final = "damage"
HORROR: Final = "horror"


class Card(Struct):
    """A card before an investigator or on the board: an Item, a Spell, a Condition."""

    key: str
    """Of a Spell or a double-sided Condition the copy: ``shriveling-2``. Its number says which back it has."""
    up: bool = True
    """Art side up (gain.card)."""
    plot: bool = False
    """Whether the scenario cannot do without it: it never leaves the game."""
    stolen: bool = False
    """Whether whoever has it took it by a steal action since he is Insane."""
    used: bool = False
    """Whether its text "per round" was used in this round."""


class Injury(Struct, array_like=True):
    """A Damage or Horror card before an investigator (damage.draw)."""

    key: str
    up: bool


class Investigator(Struct):
    """An investigator with everything before that player."""

    key: str
    space: Space = ""
    """Empty: not on the board."""
    possessions: list[Card] = []
    conditions: list[Card] = []
    damage: list[Injury] = []
    horror: list[Injury] = []
    clues: Count = 0
    out: bool = False
    """Eliminated."""
    done: bool = False
    """Has taken a turn in this round (inv-phase.one-turn-each)."""
    ability_used: bool = False
    quench: Count = 0
    """Fire that may still be discarded in this round, where the investigator goes (fire.extinguish-where)."""
    ward: bool = False
    """Monsters do not enter this space of their own in this round (Salt Bag)."""
    goal: int = -1
    """The other investigator whom an Insane card names, if it is one that does."""
    pushes: Count = 0
    """How often this one has moved others by push actions since becoming Insane."""
    borne: list[str] = []
    """Damage or Horror whose faceup cards alone reach the limit; the next card eliminates (ruling faceup-alone)."""
    notes: list[str] = []
    """Private notes that only this player may read."""
    learned: list[str] = []
    """What they say about draws, as in ``Plot.looked``."""


class Monster(Struct):
    """A monster on the board."""

    id: str
    """``deep-one-2``: its kind and its identification token."""
    kind: str
    space: Space
    damage: Count = 0
    last: int = -1
    """The activation that came last: the same one does not come twice running."""
    still: bool = False
    """Loses its next movement (Wither)."""
    fresh: bool = False
    """Spawned with the word that it does not activate in this round."""
    name: str = ""
    """What the scenario calls it, if not by its kind."""
    cannot_fall: bool = False
    """Whether it cannot be defeated."""


class BoardToken(Struct):
    """A token of the scenario on the board: Search, Interact, Explore, Sight or Person."""

    key: str
    kind: str
    at: str
    """A space; of an Explore or Sight token the space at whose edge it lies."""
    beyond: str = ""
    """The space on the other side of the door that it lies on, whether that is placed or not."""
    stage: Count = 0
    mood: str = ""
    follows: int = -1
    """The investigator whom a Person follows."""
    asked: list[str] = []
    """Facts that a Person has told, options that were taken and do not come again."""


class Barricade(Struct, array_like=True):
    """A Barricade: in a space, or slid onto a door or Secret Passage of that space."""

    space: Space
    on: str = ""
    """The link that it blocks, or ``passage``; empty while it stands in its space."""


class LaidTile(Struct, array_like=True, frozen=True, cache_hash=True):
    """A map tile where it lies."""

    side: str
    x: int
    y: int
    turned: Count
    """Quarter turns clockwise."""


class Puzzle(Struct):
    """A puzzle as far as somebody has got with it."""

    kind: str
    start: list[int]
    """How it was generated: an arrangement, the pieces of a board, or the secret code."""
    now: list[int]
    """A picture's pieces, a lock's pieces or the row that is to be guessed (0: no value yet), as they lie now."""
    guesses: list[list[int]] = []
    feedback: list[list[int]] = []
    """For each guess how many links are right, and how many are right in the wrong place."""
    size: list[int] = []
    """Rows and columns of a picture, length and values of a code."""
    absent: list[int] = []
    """Values that a code is known not to have."""
    links: list[list[int]] = []
    """Links of a code with the values that somebody has named, which may be wrong."""
    lies: list[int] = []
    """Which of them are wrong, by their places in the list."""
    order: list[int] = []
    """The values in the order in which those that a code does not have are named, decided before anybody asks."""
    twists: list[int] = []
    """By link, how many values a lie about it is away from the truth; decided before anybody lies."""
    solved: bool = False


class Rolled(Struct, array_like=True):
    """Dice that lie on the table after a test."""

    who: Who
    skill: str
    faces: list[str]
    difficulty: int
    why: str


class Turn(Struct):
    """What has happened in the turn that is being played."""

    who: Who = -1
    actions: Count = 0
    """Actions left."""
    moves: int = 0
    """Spaces left of a move action that was begun."""
    performed: Count = 0
    """Actions begun, moves among them."""
    last: str = ""
    """The latest of them."""
    free: list[str] = []
    """Options without the action icon that were chosen in this turn."""
    trading: list[Who] = []
    """While a trade action goes on, whoever arranges possessions: the one who acts, then somebody who was let."""
    transfers: Count = 0
    joined: list[Who] = []
    apart: list[Who] = []
    """Others who take part in it, and those who cannot (ruling trade-evade)."""


class Unseen(Struct, array_like=True, frozen=True):
    """Something that hung on draws and that nobody noticed: when it is so, and what it has changed."""

    when: str
    """Draws and values, as in ``Plot.looked``."""
    fact: str = ""
    amount: int = 0
    puzzle: str = ""
    place: int = -1
    """Which of the links of a code that were named is wrong."""


class Plot(Struct):
    """What the app knows."""

    scenario: str
    layout: str
    draws: dict[str, str]
    """What chance has decided, at set-up or when an event said so, and nobody is told."""
    looked: list[str]
    """What has become known of draws, because something that everybody saw hung on them: ``culprit quill finch`` (it is
    one of the two), ``culprit,place quill,pier vale,dock``."""
    facts: dict[str, int]
    clocks: dict[str, Count]
    quotas: dict[str, Count]
    """Successes that have been added up."""
    milestones: list[str]
    fired: dict[str, Count]
    """How often each event has happened."""
    objective: str
    """The message that says what to do; empty while the goal is hidden (win.hidden-goal)."""
    grade: str
    """How severe Mythos events are now."""
    pools: dict[str, list[str]]
    """Mythos events that have not come up yet, by grade, in the order in which they will be tried."""
    read: list[str]
    """What the app has shown, newest last (log.content): round, answers given before, kind of event, its arguments."""
    unseen: list[Unseen] = []
    dice: list[str] = []
    """Faces that the next dice will show, where an author tries a scenario with dice of his choice."""


class State(Struct):
    """The table, and the app: all of it is saved, whenever somebody is asked something. A space holds whatever is said
    to be there.

    (space.holds, setup.continue, save.permission, save.where, save.app-keeps, save.players-note)
    """

    phase: Phase
    round: Count
    number: Count
    """Turns begun in the match."""
    turn: Turn
    investigators: list[Investigator]
    tiles: list[LaidTile]
    links: Overlay
    """Doors and walls that tokens have made, by link."""
    tokens: list[BoardToken]
    monsters: list[Monster]
    fire: list[Space]
    darkness: list[Space]
    passages: list[Space]
    barricades: list[Barricade]
    dropped: dict[Space, list[Card]]
    """Possessions that lie on the board."""
    decks: dict[str, list[str]]
    """``common``, ``unique``, ``spell`` and ``condition`` lie open but for their backs; ``damage`` and ``horror`` lie
    face down, top last (setup.open-decks, damage.decks-hidden)."""
    box: dict[str, Count]
    """Tokens that are left: barricade, wall, door, search, explore, passage, person."""
    puzzles: dict[str, Puzzle]
    plot: Plot
    doomed: Count
    """The round at the end of whose Investigator phase everybody loses, because somebody was eliminated; 0: none."""
    activated: list[str]
    """Monsters that have activated in this monster step."""
    rolled: list[Rolled]
    """The latest tests of this turn or step, newest last."""
    over: str
    """How the match ended; empty while it is played."""
    flare: Count = 0
    """The round in which a flare burns: Darkness hinders nobody until it ends."""
    pages: Count = 0
    """Pages of the Old Journal that nobody has read yet."""
    pages_read: Count = 0


Scene: TypeAlias = scene.Scene[State]


def seat_of(scene: Scene, who: Who) -> int:
    """The seat that plays an investigator (golden.own-decisions, setup.solo)."""
    return who if scene.players > 1 else 0


def in_play(scene: Scene) -> list[Who]:
    """The investigators who are not eliminated."""
    return [who for who, one in enumerate(scene.state.investigators) if not one.out]


def on_board(scene: Scene) -> list[Who]:
    """The investigators whose figures are on the board."""
    return [who for who, one in enumerate(scene.state.investigators) if one.space and not one.out]


def count(scene: Scene) -> int:
    """How many investigators there are in the match, the eliminated ones included."""
    return len(scene.state.investigators)
