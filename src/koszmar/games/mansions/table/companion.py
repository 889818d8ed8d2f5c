"""Companion mode in words: what the app orders, what it asks for, and what it can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.view import Message

from ..board import board, tags_of
from ..companion.reckoning import reckon
from ..effects.conditions import is_in
from ..effects.context import Context
from ..item_cards import ITEMS
from ..scenario.happenings import plan
from ..scenario.library import slug
from ..state import SKILLS, Scene
from ..tiles import SIDES
from .names import card_name, monster_name, room_name, space_name, story, who_name

COUNTED = ("own-successes", "own-steps", "own-damage")
"""Questions whose answers are numbers."""
COMPARED = {">": "more", ">=": "least", "<": "fewer", "<=": "most", "=": "exactly", "!=": "other"}
CARDS = ("drop", "lose", "gain", "share")


def is_ours(decision: Decision) -> bool:
    """Whether a question is one of companion mode."""
    return decision.prompt.startswith("own-")


# -- answers ---------------------------------------------------------------------------------------------------------


def label(scene: Scene, decision: Decision, key: Key) -> Message | None:
    """What an answer to a question of companion mode is called; None if it is called what it is called elsewhere."""
    if decision.prompt in COUNTED:
        return Message("number", {"number": key})
    match key:
        case ("attack", str(monster), str(weapon)):
            return Message("choice-own-attack", {"monster": monster_name(scene, monster), "weapon": _weapon(weapon)})
        case ("evade" | "more" | "less" as deed, str(monster)):
            return Message(f"choice-own-{deed}", {"monster": monster_name(scene, monster)})
        case ("report", str(event)):
            return _report(scene, event)
        case ("claim", str(ending)):
            return Message("choice-own-claim", {"facts": _open_facts(scene, ending)})
        case ("fell", int(who)):
            return Message("choice-own-fell", {"who": who_name(scene.state, who)})
        case "end":
            return Message("choice-own-end")
        case "nobody":
            return Message("choice-own-nobody")
    return None


def _weapon(kind: str) -> Message:
    return Message(f"weapon-{kind}")


def _report(scene: Scene, event: str) -> Message:
    moment, wanted = next(iter(plan(scene).events[event].plan.when.items()))
    if moment == "used":
        return Message("choice-own-report-used", {"card": card_name(str(wanted))})
    return Message(f"choice-own-report-{moment}", {"place": place(scene, str(wanted))} if moment == "enters" else {})


def _open_facts(scene: Scene, ending: str) -> list[Message]:
    """What the group claims to be so: all that the app cannot see itself."""
    found: list[Any] = []
    reckon(scene, Context(-1), plan(scene).ending_conditions[ending], {}, found)
    return [fact(scene, " ".join(str(word) for word in one)) for one in dict.fromkeys(found)]


def touched(key: Key) -> list[str]:
    """Where an answer lies: in the monsters' drawer."""
    match key:
        case ("attack" | "evade" | "more" | "less", str(monster), *_):
            return [f"drawer/{monster}"]
    return []


# -- what it asks ----------------------------------------------------------------------------------------------------


def fact(scene: Scene, written: str) -> Message:
    """Something that only the table can see."""
    kind, *words = written.split(" ")
    match kind:
        case "has" | "group":
            return Message(f"fact-{kind}", {"card": card_name(words[-1])})
        case "anyone" | "all":
            return Message(f"fact-{kind}", {"whom": whom(scene, words)})
        case "burns":
            return Message("fact-burns", {"place": place(scene, words[0])})
        case "stands-in-fire":
            return Message("fact-stands-in-fire", {"token": story(scene, f"token-{words[0]}")})
        case "follower" | "at":
            return Message(
                "fact-stands", {"token": story(scene, f"token-{words[0]}"), "place": place(scene, words[-1])}
            )
    return Message(f"fact-{kind}", {"how": COMPARED[words[0]], "number": int(words[1])})


def whom(scene: Scene, words: Sequence[str]) -> list[Message]:
    """A description of investigators, word by word."""
    left, found = list(words), []
    while left:
        word, no = left.pop(0), "yes"
        if word == "not":
            word, no = left.pop(0), "no"
        if word in ("most", "least", "highest", "lowest"):
            found.append(_superlative(word, left.pop(0)))
        elif word in ("tag", "in"):
            places = _tagged(scene, left.pop(0)) if word == "tag" else [place(scene, left.pop(0))]
            found.append(Message("whom-in", {"places": places, "so": no}))
        elif word in ("with", "possessions"):
            found.append(_with(word, left.pop(0), no))
        else:
            found.append(Message(f"whom-{word}", {"so": no}))
    return found


def _superlative(word: str, what: str) -> Message:
    much = "most" if word in ("most", "highest") else "least"
    return Message(f"whom-{much}", {"what": Message(f"skill-{what}" if what in SKILLS else f"measure-{what}")})


def _with(word: str, what: str, so: str) -> Message:
    if word == "possessions":
        return Message("whom-possessions", {"number": int(what)})
    if what in ITEMS:
        return Message("whom-with-card", {"card": card_name(what), "so": so})
    return Message("whom-with", {"what": what, "so": so})


def _tagged(scene: Scene, tags: str) -> list[Message]:
    """The rooms on the map that are meant by a tag."""
    wanted = set(tags.split(","))
    rooms = [room_name(space) for space in board(scene.state).spaces if tags_of(space) & wanted]
    return list({message.id: message for message in rooms}.values()) or [Message("nowhere")]


def place(scene: Scene, key: str) -> Message:
    """A space, a room or a tile by its key."""
    name = slug(key)
    if "." in name:
        return space_name(scene.state, name)
    if name in SIDES:
        return Message(f"tile-{name}")
    found = next((space for space in board(scene.state).spaces if is_in(space, name)), "")
    return room_name(found) if found else Message("nowhere")


# -- what it orders --------------------------------------------------------------------------------------------------


def order(scene: Scene, args: Mapping[str, Any]) -> Message:
    """An order of the app as a sentence."""
    what, who, thing, at = args["what"], args["who"], args["thing"], args["at"]
    said: dict[str, Any] = {"number": args["number"]}
    if who >= 0:
        said["who"] = who_name(scene.state, who)
    match what:
        case "condition" | "cure":
            said["condition"] = Message(f"condition-{thing}")
        case "reopen":
            said["kind"] = thing
        case "tile" | "tile-gone":
            said["tile"] = Message(f"tile-{thing}")
        case "token" | "token-gone" | "follow":
            said["token"] = story(scene, f"token-{thing}")
        case "spawn" | "monster-gone" | "prowl" | "pause-monster" | "monster-moves":
            said["monster"] = monster_name(scene, thing)
        case str(attack) if attack.startswith("attack-"):
            said |= {"skill": Message(f"skill-{thing}"), "monster": monster_name(scene, at)}
        case str(cards) if cards in CARDS:
            said["card"] = _card(thing.split("+"))
    if what == "monster-moves":
        said["whither"] = at
    elif at in ("here", "room"):
        said["place"] = Message(f"place-{at}")
    elif (at != "-" and "monster" not in said) or what == "spawn":
        said["place"] = place(scene, at)
    return Message(f"event-do-{what}", said)


def _card(words: Sequence[str]) -> Message:
    """A card by name, or one that somebody chooses or chance gives."""
    first, *rest = words
    if first in ITEMS:
        return card_name(first)
    if first == "random" and rest and rest[0] != "item":
        deck, *trait = rest
        return Message("thing-drawn", {"deck": deck, "trait": trait[0] if trait else ""})
    return Message(f"thing-{first}", {"what": rest[0] if rest else ""})
