"""What a haunt is, as data: who betrays whom, monsters, special actions, goals, and its answers to moments.

Everything about one haunt stands in its own module in ``haunts/``; nothing else in the game names a haunt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, get_args

from msgspec import Struct

from koszmar.kernel.chance import Chance
from koszmar.kernel.knowledge import Secret
from koszmar.parts.figures import Figure
from koszmar.parts.moments import Answer
from koszmar.parts.moments import enter as answer

from .facts import Facts
from .state import Scene, State, Token

Kind = Literal["none", "traitor", "hidden", "free"]
"""No traitor, one traitor, a hidden traitor, free-for-all.

(haunt.four-types, haunt.no-traitor, haunt.one-traitor, haunt.hidden-traitor, haunt.free-for-all)
"""
Look = Literal["", "hero-turn-ends", "traitor-turn-ends", "monsters-end"]
"""When goals are looked at: after every step, or only at these ends."""
Where = Callable[[Scene, Any, str], object]
"""Whether an action can be taken by somebody on a tile: also asked about tiles where nobody stands yet."""
Needs = Callable[[Scene, Any], object]
"""Whether it can be taken now. Any answer will do for yes and no: a list of what can be chosen, for one."""
Effect = Callable[[Scene, Any], Any]


def anywhere(scene: Scene, actor: Figure, tile: str) -> bool:
    """On any tile."""
    return True


def always(scene: Scene, actor: Figure) -> bool:
    """At any time."""
    return True


def nothing(scene: Scene, actor: Figure) -> None:
    """Nothing happens."""


class Action(Struct, frozen=True, kw_only=True):
    """A special action of a haunt: where, who, needs, what is rolled and what comes of it (anatomy.special-actions).

    ``bands`` maps the least result of a row to its effect; what is below the lowest row does nothing. An action without
    a roll has a ``flow``.
    """

    key: str
    who: str = "hero"
    """``hero``, ``traitor``, ``any``, or kinds of monster; several with spaces between."""
    where: Where = anywhere
    needs: Needs = always
    cost: Effect | None = None
    """What is paid before the roll."""
    roll: tuple[str, ...] = ()
    """The traits to choose from."""
    dice: Callable[[Scene, Any], int] | None = None
    """A number of dice that is no trait roll."""
    bonus: Callable[[Scene, Any], int] | None = None
    bands: dict[int, Effect] = {}
    flow: Effect | None = None
    times: int = 1
    """How often a turn; 0: as often as one likes."""


class MonsterKind(Struct, frozen=True, kw_only=True):
    """A monster box: printed traits, what damage does to it, how it moves and attacks.

    (anatomy.monster-box-specials, anatomy.monster-box-scope, example.monster-box-scope)
    """

    key: str
    token: str = "small-monster"
    might: int = 0
    speed: int = 0
    sanity: int = 0
    knowledge: int = 0
    harm: Literal["stun", "kill", "none"] = "stun"
    walls: bool = False
    """Whether it moves between touching tiles without a doorway."""
    moving: Literal["roll", "speed", "none"] = "roll"
    attacks: tuple[str, ...] = ("might",)
    """The traits it may attack with; none: it does not attack."""
    reach: Literal["tile", "adjacent", "sight"] = "tile"
    policy: Callable[[Scene, str], Any] | None = None
    """What it does by itself, where nobody plays it."""


class Goal(Struct, frozen=True):
    """How a side wins: looked at after every step, or only at the end of a hero's turn (end.first-side)."""

    side: str
    """``hero``, ``traitor``; ``nobody`` where all have lost; ``alone`` in a free-for-all."""
    when: Callable[[Scene], Any]
    """True when it is met; in a free-for-all the seats that win."""
    at: Look = ""
    key: str = "goal"
    """Which sentence tells the end: ``haunt-07-end-<side>`` has one for each side (anatomy.if-you-win)."""


class Haunt(Struct, frozen=True, kw_only=True):
    """One of the fifty haunts, or one of your own (docs/haunts.md)."""

    number: int
    kind: Kind
    """Which of the four types it is.

    (scenario.type-none, scenario.type-one-traitor, scenario.type-hidden, scenario.type-free-for-all)
    """
    traitor: Callable[[Scene, int], int] | None = None
    """Who the traitor is, given the haunt revealer."""
    tokens: tuple[str, ...] = ()
    """The Tokens Needed list, the same in both books (anatomy.tokens-same, tokens.check-needed-list)."""
    monsters: tuple[MonsterKind, ...] = ()
    monsters_act: Literal["", "after-traitor", "after-revealer", "instead-of-traitor"] = ""
    hero_setup: Callable[[Scene], Any] | None = None
    traitor_setup: Callable[[Scene], Any] | None = None
    actions: tuple[Action, ...] = ()
    goals: tuple[Goal, ...] = ()
    hero_rules: tuple[str, ...] = ()
    """Special rules in the heroes' book, by key of their text."""
    traitor_rules: tuple[str, ...] = ()
    hero_tiles: tuple[str, ...] = ()
    """Tiles that the heroes' goal or special rules need by name; those of actions are known from the actions."""
    traitor_tiles: tuple[str, ...] = ()
    facts: type[Facts] = Facts
    """What it keeps in mind."""
    on: tuple[Answer, ...] = ()
    """Its answers to moments."""
    secrets: Callable[[Scene], Iterable[Secret]] | None = None
    """What not everybody knows about the haunt, besides hidden sides and tokens that lie face down."""
    token_back: Callable[[Scene, Token], Callable[[int], Any]] | None = None
    """What everybody can tell about the number on a token that lies face down; nothing, as a rule."""
    card_deck: Callable[[Scene, str], str] | None = None
    """Among which hidden cards one that lies face down might be: those of its deck, as a rule."""
    imagine: Callable[[Scene, int | None, Chance], None] | None = None
    """Make up, in place, secrets that fit all a seat knows, where dealing tokens and cards cannot bring them about."""
    settle: Callable[[Scene], None] | None = None
    """Work out, in place, what follows from secrets that were changed."""
    missing: Callable[[State], list[str]] | None = None
    """What a position lacks that the haunt cannot be played without once it is set up, in words."""
    lore: Callable[[Scene, int | None], dict[str, Any]] | None = None
    """What the haunt lets a seat (or a spectator) know beyond tokens and monsters: notes by message id."""
    original: bool = False
    """Not a printed haunt but somebody's own; the table says so."""


def locations(haunt: Haunt, side: str) -> tuple[str, ...]:
    """The tiles that a side needs by name, for actions or otherwise (anatomy.important-locations)."""
    actions = [action for action in haunt.actions if {side, "any"} & {*action.who.split()}]
    parts = [part for action in actions for part in (action.where, action.bonus) if part]
    wanted = [getattr(part, "tiles", ()) for part in parts]
    wanted.append(haunt.hero_tiles if side == "hero" else haunt.traitor_tiles)
    return tuple(dict.fromkeys(tile for tiles in wanted for tile in tiles))


HAUNTS: dict[int, Haunt] = {}
"""Every haunt by number, fifty of them printed; filled by ``haunts`` (overview.fifty-haunts)."""
ACTIONS: dict[tuple[int, str], list[Action]] = {}
"""The special actions by haunt and by who may take them."""
BOXES: dict[tuple[int, str], MonsterKind] = {}
"""The monster boxes by haunt and kind."""


GOALS: dict[tuple[int, str], list[Goal]] = {}
"""The goals that are looked at, by haunt and moment."""


def enter(haunt: Haunt) -> Haunt:
    """Enter a haunt in the catalogue and its answers in the moments."""
    HAUNTS[haunt.number] = haunt
    answer("haunt", haunt.number, haunt.on)
    for action in haunt.actions:
        for who in ("hero", "traitor", "alone") if action.who == "any" else action.who.split():
            ACTIONS.setdefault((haunt.number, who), []).append(action)
    for at in get_args(Look):
        GOALS[haunt.number, at] = [goal for goal in haunt.goals if goal.at in ("", at)]
    BOXES.update({(haunt.number, box.key): box for box in haunt.monsters})
    return haunt
