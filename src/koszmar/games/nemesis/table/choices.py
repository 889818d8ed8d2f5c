"""Answers to a question: what to call them, what they touch on the table, what they cost or bring."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.view import Choice, Message
from koszmar.parts.figures import word_of

from ..action_cards import ACTION_CARDS, CHARACTERS
from ..actions import cost_of
from ..belongings import is_object
from ..combat import EGGS
from ..ending import COORDINATES, WORKING
from ..hand import name_of
from ..insanity import MOST, STEPS_DOWN
from ..item_cards import COLOURS, ITEMS
from ..rooms import ROOMS
from ..ship import SHIP, TECHNICAL
from ..state import Scene, in_combat
from ..wounds import SERIOUS_WOUNDS
from .odds import hits, odds
from .phrases import card_name, phrase, room_name, seat_name, thing_name
from .ways import move_note, step_note

COMMON = ("done", "keep", "pass", "wait", "leave", "trade")
"""Words that mean the same whoever asks …"""
UNCOMMON = {("discard", "done"), ("trade-with", "done")}
"""… but for these, where a question has its own."""
CARD_WORDS = ("contamination", "infected", "clean")
PODS = ("pick-pod", "pick-lock")
"""Prompts whose numbers are Escape Pods; other numbers are seats."""

STEPS = ("pick-room-move", "pick-room-crawl", "pick-room-outside", "covered", "panic-courage")
"""Prompts whose Rooms are where one goes at once; a card that makes no Noise asks by the rule of neighbours."""

KEEPING = "keep-objective"
"""The prompt whose words are Objectives: elsewhere the same word may be a card."""
TRADES = {"trade-give": ("picked", ""), "trade-back": ("picked", "given"), "trade-agree": ("give", "back")}
"""Prompts of a trade, and which of their arguments say what one gives and what one gets."""


def describe(scene: Scene, decision: Decision, key: Key) -> Choice:
    """An option of the question, ready to be shown to whoever is asked."""
    return Choice(
        notation(key), _label(scene, decision, key), touches(scene, decision, key), _note(scene, decision, key),
        odds=odds(scene, decision, key),
    )  # fmt: skip


# -- what it is called ---------------------------------------------------------------------------------------------


def _label(scene: Scene, decision: Decision, key: Key) -> Message:
    def say(message: str, **args: object) -> Message:
        return phrase(scene, f"choice-{message}", args)

    match key:
        case ("move", str(room)):
            return say("escape" if in_combat(scene.state, decision.seat) else "move", room=room)
        case ("careful", str(room), "none"):
            return say("careful-silent", room=room)
        case ("careful", str(room), str(link)):
            return say("careful", room=room, corridor=link)
        case ("shoot", str(weapon), str(target)):
            return say("shoot", weapon=weapon, target=target)
        case ("melee", str(target)):
            return say("melee", target=target)
        case ("pick-up" | "craft" | "drop" | "show" as what, str(item)):
            return say(what, item=item)
        case ("activate", str(item), str(how)):
            return say("activate-here", item=item) if how in ROOMS else say("activate-discard", item=item, weapon=how)
        case ("card", str(card)):
            return say("card", what=card)
        case ("item", str(item)):
            return say("item", item=item)
        case ("room", str(tile)):
            return Message(f"room-{tile}-{_only_use(tile)}")
        case ("card", str(card), str(use)):
            return say("use", thing=Message(f"action-{card}"), use=Message(f"action-{card}-{use}"))
        case ("item", str(item), str(use)):
            return say("use", thing=Message(f"item-{item}"), use=Message(f"item-{item}-{use}"))
        case ("room", str(tile), str(use)):
            return Message(f"room-{tile}-{use}")
        case ("both", int(other)):
            return say("both", other=other)
        case (str(word), *_):
            return say(f"{decision.prompt}-{word}")
        case int(number):
            return say("pod", pod=number) if decision.prompt in PODS else seat_name(scene.state, number)
        case str(word):
            common = word in COMMON and (decision.prompt, word) not in UNCOMMON
            return _thing(scene, decision, word) or say(word if common else f"{decision.prompt}-{word}")
    raise AssertionError(key)


def _only_use(tile: str) -> str:
    action = ROOMS[tile].action
    assert action is not None
    return action.uses[0].key


def _thing(scene: Scene, decision: Decision, word: str) -> Message | None:
    """A word that is the key of something."""
    state = scene.state
    if word in state.rooms:
        return room_name(state, word)
    if word in SHIP.links or word == TECHNICAL:
        how = decision.args.get("now", {}).get(word, "")
        return phrase(scene, f"choice-door-{how}" if how else "choice-corridor", {"corridor": word})
    if word in CHARACTERS:
        return Message(f"character-{word}")
    if any(one.id == word for one in state.intruders):
        return phrase(scene, "choice-intruder", {"intruder": word})
    if decision.prompt == KEEPING:
        return Message(f"objective-{word}")
    if word in CARD_WORDS:
        return card_name(word)
    in_hand = word in state.characters[decision.seat].hand
    if in_hand or (word in ACTION_CARDS and word not in ITEMS):
        return card_name(word)
    if word in ITEMS or (is_object(word) and decision.prompt != "analyse"):
        return thing_name(state, word)
    if word in SERIOUS_WOUNDS:
        return Message(f"wound-{word}")
    if word in COLOURS:
        return Message(f"colour-{word}")
    if decision.prompt == "which-use":
        return Message(f"room-{decision.args['tile']}-{word}")
    if word == "eggs":
        return Message("object-eggs")
    if decision.prompt == "analyse":
        return Message(
            "slot-insanity" if word == "corpse" and scene.options.enemy == "void-seeders" else f"slot-{word}"
        )
    if decision.prompt == "set-destination":
        place = COORDINATES.get(scene.state.coordinates, {}).get(word)
        if place is not None:
            return Message("destination-known", {"space": word.upper(), "place": Message(f"place-{place}")})
        return Message("destination", {"space": word.upper()})
    return None


# -- what it touches -----------------------------------------------------------------------------------------------


def touches(scene: Scene, decision: Decision, key: Key) -> list[str]:
    """The ids of the things on the table that an answer touches, whether it is legal or not."""
    seat = decision.seat
    state = scene.state
    match key:
        case ("move", str(room)):
            return [room]
        case ("careful", str(room), str(link)):
            return [room if link in ("none", TECHNICAL) else link]
        case ("shoot", str(weapon), str(target)):
            return [_target(scene, seat, target), f"hands-{seat}/{weapon}"]
        case ("melee", str(target)):
            return [_target(scene, seat, target)]
        case ("pick-up", str(item)):
            return [f"token/{state.characters[seat].room}/{item.partition('-')[0]}"]
        case ("drop" | "item" | "show", str(item), *_):
            return _belonging(scene, seat, item)
        case ("craft", str(item)):
            return [f"crafted/{item}"]
        case ("activate", str(item), str(how)):
            return [f"quests-{seat}/{item}", *([] if how in ROOMS else _belonging(scene, seat, how))]
        case ("card", str(card), *_):
            return [f"hand-{seat}/{card}"]
        case ("room", *_):
            return [state.characters[seat].room]
        case "trade":
            here = state.characters[seat].room
            others = [one for one, other in enumerate(state.characters) if other.room == here and one != seat]
            return [word_of(one) for one in others]
        case ("both", int(other)):
            return [word_of(other), word_of(seat)]
        case int(number):
            return [f"pods/{number}"] if decision.prompt in PODS else [word_of(number), f"panel-{number}"]
        case str(word):
            return _touched(scene, decision, word)
    return []


def _target(scene: Scene, seat: int, target: str) -> str:
    return f"token/{scene.state.characters[seat].room}/egg" if target == "eggs" else target


def _belonging(scene: Scene, seat: int, key: str) -> list[str]:
    character = scene.state.characters[seat]
    where = "hands" if any(item.key == key for item in character.hands) else "inventory"
    return [f"{where}-{seat}/{key}"]


def _touched(scene: Scene, decision: Decision, word: str) -> list[str]:
    state, seat = scene.state, decision.seat
    character = state.characters[seat]
    if word in state.rooms or word in SHIP.links or any(one.id == word for one in state.intruders):
        return [word]
    if decision.prompt == KEEPING:
        return [f"objectives-{seat}/{word}"]
    if word in SERIOUS_WOUNDS and any(one.key == word for one in character.wounds):
        return [f"wounds-{seat}/{word}"]
    if any(
        name_of(scene, seat, card) == word for card in character.hand if card in ACTION_CARDS or card in state.scanned
    ) or (word in CARD_WORDS):
        return [f"hand-{seat}/{word}"]
    if word in character.hand:
        return [f"hand-{seat}/{word}"]
    if any(item.key == word for item in (*character.hands, *character.inventory)):
        return _belonging(scene, seat, word)
    if decision.prompt == "set-destination":
        return [f"destination-{word}"]
    if word in COLOURS:
        return [f"items-{word}"]
    return []


# -- what it costs or brings ---------------------------------------------------------------------------------------


def _note(scene: Scene, decision: Decision, key: Key) -> Message | None:
    if decision.prompt == "act":
        return _cost(scene, decision.seat, key)
    match key:
        case str(word) if word in CHARACTERS:
            return Message(f"character-{word}.text")
        case str(word) if decision.prompt == KEEPING:
            return Message(f"objective-{word}.text")
        case str(word) if decision.prompt == "keep-item":
            return Message(f"item-{word}.text")
        case "done" | "agree" if decision.prompt in TRADES:
            return _bargain(scene, decision)
        case "keep" if decision.prompt == "reroll":
            return _as_it_lies(scene, decision)
        case "leave" | "swap" as word if "top" in decision.args:
            works = (decision.args["top"] == WORKING) == (word == "leave")
            return Message("note-engine", {"state": "working" if works else "damaged"})
        case "launch" | "wait" as word if decision.prompt in ("launch", "wait-in-pod"):
            return Message("note-launch" if word == "launch" else "note-wait")
        case str(room) if decision.prompt in STEPS and room in scene.state.rooms:
            return step_note(scene, decision.seat, room, silent=decision.rule == "move.neighbour")
        case "endure":
            return Message(f"note-endure-{scene.options.enemy}")
        case "steel-nerves" if decision.prompt == "steel-nerves":
            return Message("note-steel-nerves")
        case str(word) if decision.prompt in ("calm-down", "compose"):
            return _mind(scene, decision.seat, word)
        case int(number) if decision.prompt == "pick-lock":
            locked = any(pod.locked for pod in scene.state.pods if pod.number == number)
            return Message("note-unlock" if locked else "note-lock")
    return None


def _mind(scene: Scene, seat: int, word: str) -> Message | None:
    """What becomes of Insanity and Contamination cards."""
    level = scene.state.characters[seat].insanity
    match word:
        case "scan" | "both":
            return Message(f"note-scan-{scene.options.enemy}")
        case "lower":
            return Message("note-lower", {"level": level, "to": STEPS_DOWN[level]})
        case "raise":
            return Message("note-raise", {"level": level + 1}) if level < MOST else Message("note-deadly")
    return None


def _as_it_lies(scene: Scene, decision: Decision) -> Message:
    """Whether the combat die hits as it lies."""
    args = decision.args
    hit = hits(scene, decision.seat, args["weapon"], args["face"], args["target"])
    return Message("note-as-it-lies", {"hits": int(hit)})


def _bargain(scene: Scene, decision: Decision) -> Message:
    """What a trade gives and brings so far, to whoever decides about it."""
    give, back = TRADES[decision.prompt]
    bargain = {"give": decision.args.get(give, []), "back": decision.args.get(back, [])}
    return phrase(scene, "note-trade", bargain)


def _cost(scene: Scene, seat: int, key: Key) -> Message | None:
    """How many cards an Action costs, and what it does."""
    match key:
        case "pass" | ("drop", _):
            return None
        case ("card", str(card), *use):
            return _costs(cost_of(scene, seat, key), None if use else Message(f"action-{card}.text"))
        case ("item", str(item), *use):
            return _costs(cost_of(scene, seat, key), None if use else Message(f"item-{item}.text"))
        case ("craft", str(item)):
            return _costs(1, Message(f"item-{item}.text"))
        case ("move", str(room)):
            return move_note(scene, seat, room, cost_of(scene, seat, key))
        case ("melee", str(target)) if target != EGGS:
            return Message("note-melee", {"cost": cost_of(scene, seat, key)})
    return _costs(cost_of(scene, seat, key), None)


def _costs(cost: int, text: Message | None) -> Message:
    return Message("note-cost-text", {"cost": cost, "text": text}) if text else Message("note-cost", {"cost": cost})
