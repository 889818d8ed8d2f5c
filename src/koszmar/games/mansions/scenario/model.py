"""What a scenario file says, part by part. Texts are messages in the Fluent files beside it, called by their keys."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=40)]
Text = Annotated[str, Meta(max_length=80)]
"""The key of a message."""
Effects = Annotated[str, Meta(max_length=8000)]
"""Effects, one on each line."""
Face = Literal["success", "investigation", "blank"]
Skill = Literal["strength", "agility", "observation", "lore", "influence", "will"]


class Part(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True):
    """A part of the file; a key that it does not know is an error."""


class Header(Part, frozen=True, kw_only=True):
    """What the lobby tells of it."""

    key: Key
    format: Annotated[int, Meta(ge=1, le=1)]
    title: dict[str, str]
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    minutes: tuple[int, int]
    players: tuple[int, int] = (1, 5)
    horizon: Annotated[int, Meta(ge=3, le=40)]
    """The round after which the match ends by itself, at the latest."""
    deadline: tuple[int, ...] = ()
    """When time is up by the first clock (without one: by rounds), for 1 to 5 investigators; grades of Mythos events
    rise at 45 % and at 80 % of it."""
    hard: tuple[int, ...] = ()
    """The same for a group that knows the scenario (difficulty ``hard``); without it, two thirds of the time."""
    possessions: tuple[str, ...] = ()
    """What the group starts with: cards by name, ``random common``, ``random common weapon`` …"""
    more_possessions: str = ""
    """The same for each investigator beyond two."""
    aim: Annotated[int, Meta(ge=0, le=100)] = 0
    """How often people who know the game shall win it, in percent: reports are held against it; 0: not said."""
    include: tuple[str, ...] = ()
    """Stock parts: ``house-search``, ``riot-plan``, ``first-steps``; a part of the same key here replaces theirs."""
    after: str = ""
    """The key of the scenario before this one in a campaign."""
    exports: tuple[str, ...] = ()
    """What it leaves to the next part of a campaign: facts, milestones, ``possessions``, ``insane``."""
    imports: tuple[str, ...] = ()
    """What it takes over: ``saved = 2`` (a fact and its default), ``possessions``, ``insane``."""
    needs: tuple[str, ...] = ()
    """Products besides the base box that companion mode needs."""
    notes: Annotated[str, Meta(max_length=4000)] = ""
    """For the author's eyes."""
    authors: tuple[str, ...] = ()
    licence: str = ""
    warnings: tuple[str, ...] = ()


class Draw(Part, frozen=True, kw_only=True):
    """Something that chance decides and nobody is told."""

    one_of: tuple[str, ...]
    weights: tuple[int, ...] = ()
    at: Literal["setup", "event"] = "setup"
    """When it is decided: before the match, or when an effect says ``draw``."""


class Map(Part, frozen=True, kw_only=True):
    """Where tiles lie: side, column and row of the north-west module, degrees clockwise."""

    tiles: tuple[tuple[str, int, int, int], ...]
    start: str | tuple[str, ...]
    """The space where investigators begin, or one for each of them in turn."""
    later: tuple[tuple[str, int, int, int], ...] = ()
    """Tiles that come after the board was cleared, so that they may lie where others lay before."""
    walls: tuple[str, ...] = ()
    """Joints that a wall token closes as soon as both tiles lie there: ``Hall 1.a | Lobby.b``, or ``Hall 1 | Lobby``
    wherever these tiles meet …"""
    doors: tuple[str, ...] = ()
    """… and walls between tiles that a door token opens."""

    @property
    def every(self) -> tuple[tuple[str, int, int, int], ...]:
        """All tiles that are ever laid."""
        return self.tiles + self.later


class TokenPlan(Part, frozen=True, kw_only=True):
    """A token, where it lies, and when it comes."""

    key: Key
    kind: Literal["search", "interact", "explore", "sight", "person"]
    at: str
    """A space, or for an Explore token the joint: ``Entry Hall.a | Study.a``, or ``Entry Hall | Study`` wherever these
    tiles meet."""
    with_: str = ""
    """The tile with which it is placed; empty with ``at-start`` false: an event places it."""
    at_start: bool = False
    reveals: tuple[str, ...] = ()
    """Tiles that exploring it places."""
    text: Text = ""
    mood: str = ""
    shield: bool = False
    """Whether a monster's attack may be turned on this person by whomever he follows; then he is lost."""
    portrait: str = ""
    """What the token of a person shows: ``woman-in-red``, ``dog``, ``marten-quill``."""


class Option(Part, frozen=True, kw_only=True):
    """One of several things to do at a token."""

    key: Key
    text: Text = ""
    action: bool = True
    if_: str = ""
    do: Effects = ""
    once: bool = False
    refusal: Text = ""
    """What whoever asks is told as long as ``if`` does not hold."""


class EventPlan(Part, frozen=True, kw_only=True):
    """Something that happens when its moment comes."""

    key: Key
    when: dict[str, Any]
    if_: str = ""
    text: Text = ""
    do: Effects = ""
    options: tuple[Option, ...] = ()
    once: bool = True
    limit: Annotated[int, Meta(ge=0, le=99)] = 0
    priority: int = 0
    each: str = ""
    """Whom it happens to, one after another; empty: whoever caused it."""


class PuzzlePlan(Part, frozen=True, kw_only=True):
    """A puzzle."""

    key: Key
    kind: Literal["picture", "lock", "code"]
    skill: Skill
    size: tuple[int, int] = (2, 3)
    """Rows and columns of a picture; length and values of a code."""
    level: Annotated[int, Meta(ge=0, le=18)] = 0
    """The fewest steps that solve it, for pictures and locks."""
    code: tuple[int, ...] = ()
    text: Text = ""
    tags: tuple[str, ...] = ()


class Stage(Part, frozen=True, kw_only=True):
    """What happens when a clock comes so far."""

    at: int = 0
    part: Annotated[int, Meta(ge=0, le=100)] = 0
    """Instead of ``at``: after so many percent of the deadline, rounded up."""
    mythos: str = ""
    do: Effects = ""


class Clock(Part, frozen=True, kw_only=True):
    """A clock that only the app can see."""

    key: Key
    advance: Literal["each-round", "never"] = "each-round"
    stages: tuple[Stage, ...] = ()


class MilestonePlan(Part, frozen=True, kw_only=True):
    """A step of the story."""

    key: Key
    needs: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    """Events that lead here, for the checker; another way is to reach enough of ``of``."""
    of: tuple[str, ...] = ()
    enough: int = 0
    objective: Text = ""
    text: Text = ""
    do: Effects = ""


class EndingPlan(Part, frozen=True, kw_only=True):
    """How it may end."""

    key: Key
    if_: str = ""
    result: Literal["win", "loss"]
    epilogue: Text = ""


class MythosPlan(Part, frozen=True, kw_only=True):
    """Which events the house draws on."""

    ban: tuple[str, ...] = ()
    often: tuple[str, ...] = ()
    """Events that come once more before all have come, each time that they stand here."""
    first: str = "minor"


Rating = Annotated[int, Meta(ge=0, le=20)]
Reach = Literal["here", "adjacent", "within-2", "in-range", "met"]
Weapon = Literal["heavy", "bladed", "firearm", "spell", "unarmed"]


class Activation(Part, frozen=True, kw_only=True):
    """What a monster of the scenario may do when it activates."""

    text: Text = ""
    move: str = "2"
    """How many spaces it moves toward the nearest investigator; ``2 toward far``, ``2 toward most clues``; or ``2
    through`` whomever it meets."""
    reach: Reach = "here"
    """Whom it can attack after that; ``met``: those whom it went through."""
    victim: str = "random"
    """One of them (``random``, ``near``, ``far``, ``first``, ``least damage``, ``lowest will`` …), or ``each``."""
    do: Effects
    """What the victim suffers."""
    instead: Annotated[int, Meta(ge=0, le=6)] = 1
    """How far it moves on if it reaches nobody."""


class CheckPlan(Part, frozen=True, kw_only=True):
    """An evade or horror check against a monster of the scenario; an evade check says ``waste`` where it fails."""

    text: Text = ""
    do: Effects


class Blow(Part, frozen=True, kw_only=True):
    """What an attack on a monster of the scenario tests, does and costs."""

    text: Text = ""
    with_: tuple[Weapon, ...] = ()
    """The types of attack that it is for; empty: all."""
    skill: Skill
    dice: Annotated[int, Meta(ge=-4, le=4)] = 0
    """How many dice more, or fewer."""
    damage: Annotated[int, Meta(ge=-4, le=4)] = 0
    """How much more damage a hit does, or less."""
    hit: Effects = ""
    """What else comes of an attack with a success …"""
    miss: Effects = ""
    """… and of one without."""


class MonsterPlan(Part, frozen=True, kw_only=True):
    """A kind of monster that only this scenario has; whatever is not said is as with that whose figure it uses."""

    key: Key
    figure: str
    """The monster of the box whose figures stand for it."""
    text: Text
    """What the drawer tells of it; its name is the text ``monster-<key>``."""
    class_: Literal["", "humanoid", "beast", "spirit"] = ""
    health: Rating | None = None
    """The base value …"""
    each: Rating | None = None
    """… and what every investigator in the match adds."""
    awareness: Rating | None = None
    horror: Rating | None = None
    brawn: Rating | None = None
    ability: str = ""
    """``aquatic``, ``flying``, ``massive``, ``phasing``, ``pressing``, ``warded``, or ``none``."""
    activations: Annotated[tuple[Activation, ...], Meta(max_length=12)] = ()
    """What it does, one of them at random and never the same twice running: two at least, or none for those of the
    figure."""
    evades: Annotated[tuple[CheckPlan, ...], Meta(max_length=8)] = ()
    frights: Annotated[tuple[CheckPlan, ...], Meta(max_length=8)] = ()
    """Its horror checks."""
    attacks: Annotated[tuple[Blow, ...], Meta(max_length=30)] = ()
    """Texts for attacks on it; for a type of attack without any, those of its class come."""


class Point(Part, frozen=True, kw_only=True):
    """A place in the story from which its author wants to try what comes after it; players never see it."""

    round: Annotated[int, Meta(ge=1, le=40)] = 1
    draw: dict[str, str] = {}
    """What chance has decided."""
    do: Effects = ""
    """What has happened by then: tiles that lie there, milestones reached, where investigators stand."""
    dice: Annotated[tuple[Face, ...], Meta(max_length=60)] = ()
    """Faces that the first dice will show, one after another; chance decides about the others."""


class ScenarioFile(Part, frozen=True, kw_only=True):
    """A whole scenario."""

    scenario: Header
    draw: dict[str, Draw] = {}
    map: dict[str, Map] = {}
    token: tuple[TokenPlan, ...] = ()
    event: tuple[EventPlan, ...] = ()
    puzzle: tuple[PuzzlePlan, ...] = ()
    clock: tuple[Clock, ...] = ()
    milestone: tuple[MilestonePlan, ...] = ()
    ending: tuple[EndingPlan, ...] = ()
    monster: tuple[MonsterPlan, ...] = ()
    mythos: MythosPlan = MythosPlan()
    setup: Effects = ""
    """What happens before the first round."""
    point: dict[str, Point] = {}
