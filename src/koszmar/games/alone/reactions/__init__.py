"""Reactions: what a card is, the moments at which cards are played, and how one is played.

(Reactions, Reaction track)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from koszmar.kernel.flow import NOTHING, Flow, Key, ask, ask_all
from koszmar.parts.moments import carry_out

from ..labyrinth import note
from ..state import HERO, Creature, Scene, SectorId, TrackCard, evil_seats

Moment = Literal[
    "declared",
    "targets",
    "before-reveal",
    "after-reveal",
    "before-dice",
    "after-dice",
    "after-damage",
    "resolved",
    "end",
]
"""When a card can be played (reaction.moment, reaction.immediate, reaction.not-immediate)."""
PASS = "pass"
STANDARD = ("std-move", "std-deploy", "std-danger")
"""What any card can do face down (cmove.standard-reaction, evil.standard-deploy, evil.standard-danger)."""


class Occasion(Struct, eq=False):
    """A moment of the turn, and what is happening at it."""

    moment: Moment
    symbol: str
    """The action, or ``health`` and ``sanity`` for losses.

    (reaction.allowed-by-action, reaction.allowed-by-loss)
    """
    sector: SectorId = ""
    """The sector about to be entered or shown."""
    sectors: list[SectorId] = []
    """The sectors of this exploration, as far as they were shown."""
    line: list[SectorId] = []
    """All sectors that this exploration is about to reach."""
    target: Creature | None = None
    outcome: str = ""
    """What the Hero's attack has done to its target: ``wounded``, ``killed`` or nothing."""
    pool: Pool | None = None
    drawing: Drawing | None = None
    answers: list[Answer] = []
    saved: bool = False
    """Whether a target that was killed stays on the map."""
    cut: bool = False
    """Whether the exploration ends before this sector."""


class Pool(Struct, eq=False):
    """Dice that are about to be rolled, or lie on the table."""

    count: int
    by_hero: bool
    attacker: Creature | None = None
    target: Creature | None = None
    opportunity: bool = False
    dice: list[str] = []
    half: bool = False
    """Whether half-hits count whatever the light (Plasma Torch)."""
    no_half: bool = False
    """Whether half-hits do not count whatever the light (My Hands Shake)."""
    pursuer: int = 0
    """The Evil seat that sends a creature after the Hero once he has gone; 0 for none (Claws at My Back)."""


class Drawing(Struct, eq=False):
    """A Search while it is made."""

    count: int
    charges: int
    """Charges that a drawn item gets."""
    free_upgrades: int = 0


class Answer(Struct, eq=False):
    """What the Hero is told about one target of a Locate."""

    target: str
    distance: int
    """The true distance; -1 if there is nothing of the kind (locate.absent-target)."""
    same_level: bool
    lie: int = 0
    muted: bool = False
    immune: bool = False
    """Whether lies and silence do not work (Echo Scanner)."""
    direction: list[int] = []


Does: TypeAlias = Callable[[Scene, int, Occasion, bool], Any]
Can: TypeAlias = Callable[[Scene, Occasion, bool], bool]


class ReactionCard(Struct, frozen=True):
    """A reaction card."""

    key: str
    deck: str
    symbol: str
    moment: Moment
    power: int
    does: Does
    """What it does for the Evil player who played it; the last argument: whether it is dangerous.

    A dangerous reaction applies its normal effect and then its enhanced effect (reaction.dangerous-adds).
    """
    can: Can
    """Whether its condition holds and it can change something (reaction.playable)."""
    copies: int = 2
    printed: bool = False
    """Whether it is a card of the published game, and not of our edition."""


REACTIONS: dict[str, ReactionCard] = {}
"""Every reaction card by key; filled by ``fury``, ``speed``, ``terror`` and ``traps``."""
DECKS_AT: dict[tuple[str, str], set[str]] = {}
"""By moment and symbol, the decks that hold a card for it."""
NO_DECKS = set[str]()


def enter(*cards: ReactionCard) -> None:
    """Enter cards in the catalogue."""
    for card in cards:
        REACTIONS[card.key] = card
        DECKS_AT.setdefault((card.moment, card.symbol), set()).add(card.deck)


def always(scene: Scene, at: Occasion, dangerous: bool) -> bool:
    """A card that can be played whenever its symbol and moment allow it."""
    return True


def reaction(
    deck: str, key: str, symbol: str, moment: Moment, power: int, can: Can = always, *, printed: bool = False
) -> Callable[[Does], Does]:
    """A card and, under it, what it does: the function that this decorates."""

    def print_card(does: Does) -> Does:
        enter(ReactionCard(key, deck, symbol, moment, power, does, can, printed=printed))
        return does

    return print_card


# -- who may play now ----------------------------------------------------------------------------------------------


def spaces_left(scene: Scene) -> int:
    """Free spaces of the reaction track (track.seven-spaces, track.full)."""
    state = scene.state
    return int(scene.parameters.track_spaces) + state.track_extra - sum([card.spaces for card in state.track])


def who_may_play(scene: Scene) -> list[int]:
    """The Evil players who, for all that everybody sees, could play a card now.

    (reaction.max-two, track.second-needs-two, evil.two-players-two-cards, bullet-time.reaction-cap-stays,
    turn.reactions-optional)
    """
    state = scene.state
    played = state.turn.cards
    if state.turn.silenced or len(played) >= 2 or spaces_left(scene) < (2 if played else 1):
        return []
    apart = scene.rulings.second_card == "another-player" and scene.players > 2
    return [seat for seat in evil_seats(scene) if state.hands[seat] and not (apart and seat in played)]


def is_dangerous(scene: Scene) -> bool:
    """Whether a reaction is dangerous now (reaction.dangerous, reaction.dangerous-when, reaction.enhanced).

    (reaction.dangerous-sector)
    """
    state = scene.state
    if scene.rulings.dangerous_when == "acted":
        return state.turn.dangerous
    return state.elements[state.hero].danger


def is_a_moment(scene: Scene, at: Occasion) -> bool:
    """Whether some card of the two decks could be played at a moment: everybody knows the decks."""
    if at.moment in ("resolved", "end"):
        return True
    return not DECKS_AT.get((at.moment, at.symbol), NO_DECKS).isdisjoint(scene.state.decks)


def fits(scene: Scene, card: ReactionCard, at: Occasion) -> bool:
    """Whether symbol and moment of a card are those of the occasion (reaction.both-allowed, reaction.on-damage)."""
    if card.moment != at.moment:
        return False
    return card.symbol in scene.state.turn.actions if at.moment == "end" else card.symbol == at.symbol


def playable(scene: Scene, seat: int, at: Occasion) -> list[Key]:
    """The cards that an Evil player could play face up."""
    quiet, dangerous = scene.state.turn.quiet, is_dangerous(scene)
    return [
        ("play", key)
        for key in dict.fromkeys(scene.state.hands[seat])
        if (card := REACTIONS[key]).moment == at.moment
        and fits(scene, card, at)
        and card.symbol not in quiet
        and card.can(scene, at, dangerous)
    ]


def standard_ways(scene: Scene, at: Occasion) -> list[str]:
    """What a card could do face down, whoever plays it (reaction.standard-as-first).

    (reaction.standard-when, reaction.resolved-moment, reaction.standard-always)
    """
    if at.moment not in ("resolved", "end"):
        return []
    return [way for way in STANDARD if STANDARDS[way].can(scene, at, False)]


STANDARDS: dict[str, ReactionCard] = {}
"""The standard reactions; filled by ``standard``."""


# -- the window ----------------------------------------------------------------------------------------------------


def react(scene: Scene, at: Occasion) -> Flow[None]:
    """Let the Evil players react, until all pass or nobody may play any more.

    (turn.reactions-after-declaration, bullet-time.reactions-one-or-both, reaction.glossary)
    Everybody who could play for all that is public is asked, whatever the hands hold: the Hero learns nothing from it.
    """
    return _window(scene, at) if is_a_moment(scene, at) else NOTHING


def _window(scene: Scene, at: Occasion) -> Flow[None]:
    while asked := who_may_play(scene):
        ways = standard_ways(scene, at)
        offers = {seat: offered(scene, seat, at, ways) for seat in asked}
        secret = {"sector": at.sector, "target": at.target.id if at.target is not None else ""}
        answers = yield ask_all(
            offers, "react", rule="reaction.moment", secret=secret, moment=at.moment, symbol=at.symbol
        )
        playing = next((seat for seat in leader_first(scene) if answers.get(seat, PASS) != PASS), None)
        if playing is None:
            return
        yield from play(scene, playing, answers[playing], at)
        if scene.state.over or at.cut:
            return


def offered(scene: Scene, seat: int, at: Occasion, ways: list[str]) -> list[Key]:
    """What an Evil player can do at a moment: pass, play a card face up, or play one face down."""
    down = [("down", key, way) for key in dict.fromkeys(scene.state.hands[seat]) for way in ways] if ways else ()
    return [PASS, *playable(scene, seat, at), *down]


def leader_first(scene: Scene) -> list[int]:
    """The Evil seats, the Leader first (evil.leader)."""
    seats = list(evil_seats(scene))
    place = seats.index(scene.state.leader)
    return [*seats[place:], *seats[:place]]


def play(scene: Scene, seat: int, answer: tuple[str, ...], at: Occasion) -> Flow[None]:
    """Put a card on the reaction track and carry it out.

    (track.placement, track.first-vertical, track.second-horizontal, track.public, hidden.face-down-card)
    """
    state = scene.state
    how, key, *way = answer
    state.hands[seat].remove(key)
    state.track.append(TrackCard(key, seat, how == "play", 2 if state.turn.cards else 1))
    state.turn.cards.append(seat)
    if how == "down":
        scene.tell(
            "face-down", seat=seat, deck=REACTIONS[key].deck, to=evil_seats(scene), secret={"card": key, "way": way[0]}
        )
        yield from scene.because("cause-standard", carry_out(STANDARDS[way[0]].does(scene, seat, at, False)))
        return
    dangerous = is_dangerous(scene)
    note(scene, "reaction", card=key, seat=seat, dangerous=int(dangerous))
    yield from scene.because(f"reaction-{key}", read_aloud(scene, key, seat, at, dangerous))


def read_aloud(scene: Scene, key: str, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """A card that lies face up is read by everybody, then carried out (reaction.face-up-read)."""
    if dangerous and (yield from holds_the_line(scene, key)):
        dangerous = False
    yield from carry_out(REACTIONS[key].does(scene, seat, at, dangerous))


def holds_the_line(scene: Scene, card: str) -> Flow[bool]:
    """The captain as Hero: once a round the dangerous part of a reaction is not resolved (Hold the Line)."""
    sheet = scene.state.sheet
    if sheet.character != "captain" or "character" in sheet.used:
        return False
    answer = yield ask(HERO, "hold-the-line", ["let", "hold"], rule="setup.character", card=card)
    if answer == "let":
        return False
    sheet.used.append("character")
    scene.tell("ability", character="captain")
    return True
