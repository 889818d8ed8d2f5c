"""What everybody has just seen: rolls as dice, cards and tokens with what they say and what came of them."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.view import Announcement, Die, Message, Passage, Roll

from ..enemies import enemy_of
from ..panic import PANIC_CARDS
from ..state import Scene, Staged
from .phrases import attack_card, check_numbers, event_card, face_name, intruder_name, seat_name, token_name

ROLLS = ("noise", "shot", "blow")
SEEN = 4
"""How many rolls, and how many cards and tokens, lie on the table at most: the latest."""


# -- dice ----------------------------------------------------------------------------------------------------------


def rolls(scene: Scene) -> list[Roll]:
    """The latest rolls, whose they are and what they were for."""
    return [roll_view(scene, one) for one in scene.state.stage.shown if one.kind in ROLLS][-SEEN:]


def roll_view(scene: Scene, rolled: Staged) -> Roll:
    """A die, whose it is and what it was for."""
    was = face_name(scene, rolled.was) if rolled.was else None
    noise = rolled.kind == "noise"
    die = Die(
        int(rolled.what) if rolled.what.isdecimal() else rolled.what,
        face_name(scene, rolled.what),
        "noise" if noise else "combat",
        counts=rolled.number > 0,
        changed="rerolled" if was else "",
        was=was,
    )
    if noise:
        return Roll(Message("roll-noise"), [die], seat=rolled.seat)
    said = {"target": intruder_name(scene, rolled.intruder), "count": rolled.number}
    return Roll(Message(f"roll-{rolled.kind}", said), [die], seat=rolled.seat)


# -- cards and tokens ----------------------------------------------------------------------------------------------


def announcements(scene: Scene) -> list[Announcement]:
    """Cards and tokens in the order they came; one that is being resolved at this moment lies open, others folded."""
    stage = scene.state.stage
    found = []
    opened = None
    for place, shown in enumerate(stage.shown):
        if shown.kind not in ROLLS:
            said = _said(scene, shown)
            said.id, said.folded = f"stage/{stage.number}/{place}", True
            found.append(said)
            if _cause(scene, shown) in scene.causes:
                opened = said
    if opened:
        opened.folded = False
    return [said for said in found if said is opened or said in found[-SEEN:]]


def _cause(scene: Scene, shown: Staged) -> str:
    """What is being carried out while it is resolved."""
    match shown.kind:
        case "event":
            return event_card(scene, shown.what)
        case "panic":
            return f"panic-{shown.what}"
        case "attack" if shown.what:
            return attack_card(scene, shown.what)
    return f"cause-{shown.kind}"


def _said(scene: Scene, shown: Staged) -> Announcement:
    match shown.kind:
        case "event":
            return _event(scene, shown)
        case "attack":
            return _attack(scene, shown)
        case "panic":
            return _panic(scene, shown)
        case "check":
            return _check(scene, shown)
        case "encounter":
            return _encounter(scene, shown)
    return _bag(shown)


def _event(scene: Scene, shown: Staged) -> Announcement:
    """An Event card: who moves where, then its text."""
    card = enemy_of(scene).events[shown.what]
    kinds = [Message(f"intruder-{kind}") for kind in card.movers]
    moves = Message("staged-moves", {"kinds": kinds, "number": card.direction})
    return _card(event_card(scene, shown.what), Message("staged-event"), "event", [_passage("staged-movement", moves)])


def _attack(scene: Scene, shown: Staged) -> Announcement:
    """An Attack card: who attacks whom, and whether its symbol is on the card."""
    names = {"intruder": intruder_name(scene, shown.intruder), "seat": seat_name(scene.state, shown.seat)}
    speaker = Message("staged-attack", names)
    if not shown.what:
        return _card("staged-larva", speaker, "attack", [])
    hits = Message("staged-hits" if shown.number else "staged-misses", names)
    return _card(attack_card(scene, shown.what), speaker, "attack", [_passage("staged-result", hits)])


def _panic(scene: Scene, shown: Staged) -> Announcement:
    """A Panic card: its number against the character's Insanity."""
    number = PANIC_CARDS[shown.what].number
    speaker = Message("staged-panic", {"seat": seat_name(scene.state, shown.seat)})
    takes = "staged-panic-takes" if shown.number >= number else "staged-panic-spares"
    compared = Message(takes, {"level": shown.number, "number": number})
    return _card(f"panic-{shown.what}", speaker, "panic", [_passage("staged-result", compared)])


def _check(scene: Scene, shown: Staged) -> Announcement:
    """An injury check: what the Attack cards showed against the Injuries."""
    numbers = Message("staged-numbers", {"numbers": check_numbers(scene, shown.cards)})
    result = Message(f"staged-check-{shown.what}", {"count": shown.number})
    speaker = Message("staged-check", {"intruder": intruder_name(scene, shown.intruder)})
    return Announcement("", numbers, [Passage(numbers, result)], speaker, "injury")


def _encounter(scene: Scene, shown: Staged) -> Announcement:
    """The token of an Encounter, and what it means there."""
    speaker = Message("staged-encounter", {"seat": seat_name(scene.state, shown.seat)})
    said = _token(shown)
    means = Message(f"{said.id}.text", {"number": said.args.get("number", 0)})
    return Announcement("", said, [Passage(said, means)], speaker, "cause-encounter")


def _bag(shown: Staged) -> Announcement:
    """The token that the development of the bag has drawn, and what it means there."""
    said = _token(shown)
    means = Message(f"bag-{shown.what.partition('-')[0]}")
    return Announcement("", said, [Passage(said, means)], Message("staged-bag"), "cause-bag")


def _token(shown: Staged) -> Message:
    said = token_name(shown.what)
    return said if isinstance(said, Message) else Message("staged-bag-empty")


def _card(name: str, speaker: Message, icon: str, more: list[Passage]) -> Announcement:
    return Announcement("", Message(name), [_text(name), *more], speaker, icon)


@cache
def _text(name: str) -> Passage:
    return Passage(Message(name), Message(f"{name}.text"))


def _passage(heading: str, text: Message) -> Passage:
    return Passage(Message(heading), text)
