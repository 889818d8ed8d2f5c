"""Answers to a question: what to call them, what they touch on the table, what they cost or bring."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.view import Choice, Message

from ..board import PASSAGE, is_placed
from ..board import board as laid_board
from ..choosing import LOTS
from ..condition_cards import CONDITIONS
from ..in_force import kind_of
from ..injury_cards import INJURIES
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..scenario.happenings import plan
from ..state import SKILLS, BoardToken, Scene, Who
from . import companion
from .names import card_name, card_text, monster_name, space_name, story, who_name
from .odds import odds
from .phrases import phrase
from .riddles import touched

COMMON = ("done", "keep", "yes", "no", "stay", "agree", "refuse", "end", "close", "clue", "facedown", "enough", LOTS)
"""Words that mean the same whoever asks."""
RECOVERING = ("recover-damage", "recover-horror")


def describe(scene: Scene, decision: Decision, key: Key) -> Choice:
    """An option of the question, ready to be shown to whoever is asked."""
    return Choice(
        notation(key), label(scene, decision, key), touches(scene, decision, key), _note(scene, decision, key),
        odds=odds(scene, decision, key),
    )  # fmt: skip


def who_acts(decision: Decision) -> Who:
    """Whose investigator a question is about."""
    return int(decision.args.get("who", decision.seat))


# -- what it is called -----------------------------------------------------------------------------------------------


def label(scene: Scene, decision: Decision, key: Key) -> Message:
    """What an answer is called."""
    if decision.prompt == "puzzle":
        return _step(scene, decision, key)
    if companion.is_ours(decision) and (found := companion.label(scene, decision, key)) is not None:
        return found

    def say(message: str, **args: object) -> Message:
        return phrase(scene, f"choice-{message}", args)

    match key:
        case ("go", str(space)):
            return say("go", space=space)
        case ("attack", "unarmed", str(monster)):
            return say("attack-unarmed", monster=monster)
        case ("attack", str(weapon), str(monster)):
            return say("attack", weapon=weapon, monster=monster)
        case ("token" | "look" | "tap", str(token), str(what)):
            return _at_token(scene, token, what)
        case ("push", int(other), str(space)):
            return say("push", other=other, space=space)
        case ("push", str(monster), str(space)):
            return say("push-monster", monster=monster, space=space)
        case ("steal" | "give" | "ask" | "let" as deed, int(other)):
            return say(deed, other=other)
        case ("set-fire", str(space)):
            return say("set-fire", space=space)
        case ("slide", str(where)):
            return _slide(scene, decision, where)
        case ("force", str(space)):
            return say("force", space=space)
        case ("card", "insane", *_):
            return say("reveal")
        case ("card" | "play", str(card), str(action), *rest):
            return _use(scene, card, action, list(rest))
        case ("ability" | "use", *rest):
            return _aimed_at("choice-ability", {"ability": _ability(scene, decision)}, _target(scene, list(rest)))
        case ("recover", int(whose), str(card), str(skill)):
            return say("recover", card=card, skill=skill, other=whose)
        case ("drop" | "pick-up" as deed, str(card)):
            return say(deed, card=card)
        case (str(word), *rest) if word in ITEMS:
            return _aimed_at("choice-use-card", {"card": card_name(word)}, _target(scene, list(rest)))
        case (str(word), *_):
            return say(word)
        case int(number):
            return who_name(scene.state, number)
        case str(word):
            return _thing(scene, decision, word) or _word(scene, decision, word)
    raise AssertionError(key)


def _word(scene: Scene, decision: Decision, word: str) -> Message:
    if word == LOTS:
        return Message("choice-lots")
    if decision.prompt == "story":
        last = scene.causes[-1] if scene.causes else ""
        return Message(f"{last}-{word}") if last.startswith("mythos-") else story(scene, f"option-{word}")
    if decision.prompt == "which-first":
        return story(scene, f"event-{word}")
    return Message(f"choice-{word}" if word in COMMON else f"choice-{decision.prompt}-{word}")


def _thing(scene: Scene, decision: Decision, word: str) -> Message | None:
    """A word that is the key of something."""
    if decision.prompt == "choose-investigator":
        return Message(f"investigator-{word}")
    if "." in word and is_placed(scene.state, word):
        return space_name(scene.state, word)
    if any(one.id == word for one in scene.state.monsters):
        return monster_name(scene, word)
    if word in SKILLS:
        return Message(f"skill-{word}")
    if word in ITEMS or word in INJURIES or word in CONDITIONS:
        return card_name(word)
    return None


def _at_token(scene: Scene, key: str, what: str) -> Message:
    """What is done at a token: the scenario's own words for an option, ours where there is but one thing to do."""
    event, _, option = what.partition("/")
    if option:
        return story(scene, f"option-{event}-{option}")
    token = next(one for one in scene.state.tokens if one.key == key)
    alike = [one for one in plan(scene).by_token.get(key, ()) if not one.options]
    if len(alike) > 1:
        return story(scene, f"event-{event}")
    return Message(f"choice-{token.kind}", {"token": story(scene, f"token-{key}")})


def _slide(scene: Scene, decision: Decision, where: str) -> Message:
    if where in ("off", PASSAGE):
        return Message(f"choice-slide-{where}")
    here = scene.state.investigators[who_acts(decision)].space
    beyond = next(end for end in laid_board(scene.state).links[where].ends if end != here)
    return phrase(scene, "choice-slide", {"space": beyond})


def _use(scene: Scene, card: str, action: str, rest: list[object]) -> Message:
    """Use a card; which of its actions, where it has several, and on whom or where."""
    target = _target(scene, rest)
    faces = [ITEMS[face] for face in (card, f"{card}/back") if face in ITEMS]
    if any(len(face.actions) > 1 for face in faces):
        how = Message(f"{card_name(card).id}-{action}")
        return _aimed_at("choice-use-how", {"card": card_name(card), "how": how}, target)
    return _aimed_at("choice-use-card", {"card": card_name(card)}, target)


def _aimed_at(message: str, args: dict[str, Message], target: Message | None) -> Message:
    return Message(f"{message}-on", {**args, "target": target}) if target else Message(message, args)


def _target(scene: Scene, rest: list[object]) -> Message | None:
    """Whom or what an action is aimed at: an investigator, a monster, a space, a card; None if nobody."""
    found = [one for one in rest if one not in ("", ())]
    if not found:
        return None
    names = [_named(scene, one) for one in found]
    return names[0] if len(names) == 1 else Message("names", {"names": names})


def _named(scene: Scene, one: object) -> Message:
    if isinstance(one, int):
        return who_name(scene.state, one)
    word = str(one)
    if "." in word and is_placed(scene.state, word):
        return space_name(scene.state, word)
    if any(monster.id == word for monster in scene.state.monsters):
        return monster_name(scene, word)
    if kind_of(word) in ITEMS:
        return card_name(word)
    return Message(f"target-{word}")


def _ability(scene: Scene, decision: Decision) -> Message:
    return Message(f"investigator-{scene.state.investigators[who_acts(decision)].key}.ability")


def _step(scene: Scene, decision: Decision, key: Key) -> Message:
    """A step of a puzzle."""
    match key:
        case ("swap", int(one), int(other)):
            _, columns = scene.state.puzzles[str(decision.args["puzzle"])].size
            spots = [Message("puzzle-place", {"row": at // columns + 1, "column": at % columns + 1})
                     for at in (one, other)]  # fmt: skip
            return Message("choice-swap", {"one": spots[0], "other": spots[1]})
        case ("slide", int(number), int(distance)):
            return _slid(scene, decision, number, distance)
        case ("set", int(link), int(value)):
            return Message("choice-set", {"place": link, "sign": Message("puzzle-sign", {"number": value})})
        case (str(card), *_):
            return phrase(scene, "choice-use-card", {"card": card})
    return phrase(scene, "choice-use-card", {"card": key}) if key in ITEMS else Message(f"choice-{key}")


def _slid(scene: Scene, decision: Decision, number: int, distance: int) -> Message:
    across = scene.state.puzzles[str(decision.args["puzzle"])].now[4 * number + 3]
    way = ("left" if distance < 0 else "right") if across else ("up" if distance < 0 else "down")
    piece = Message("puzzle-bolt", {"number": number}) if number else Message("puzzle-key")
    return Message(f"choice-slide-{way}", {"piece": piece, "cells": abs(distance)})


# -- what it touches -------------------------------------------------------------------------------------------------


def touches(scene: Scene, decision: Decision, key: Key) -> list[str]:
    """The ids of the things on the table that an answer touches, whether it is legal or not."""
    if decision.prompt == "puzzle":
        return touched(scene, decision, key)
    if companion.is_ours(decision) and not (isinstance(key, tuple) and key[0] == "tap"):
        return companion.touched(key)
    who = who_acts(decision)
    match key:
        case ("go" | "set-fire", str(space)):
            return [space]
        case ("attack", "unarmed", str(monster)):
            return _monster(monster)
        case ("attack", str(weapon), str(monster)):
            return [*_monster(monster), f"possessions-{who}/{weapon}"]
        case ("token" | "look" | "tap", str(token), _):
            return _of_token(scene, next((one for one in scene.state.tokens if one.key == token), None))
        case ("push", int(other), str(space)):
            return [f"investigator-{other}", space]
        case ("push", str(monster), str(space)):
            return [*_monster(monster), space]
        case ("steal" | "give" | "ask" | "let", int(other)):
            return [f"investigator-{other}"]
        case ("slide", str(where)):
            return _barricade(scene, who, where)
        case ("force", str(space)):
            return [one.on for one in scene.state.barricades if one.space == space and one.on not in ("", PASSAGE)][:1]
        case ("card", "insane", *_):
            return [f"conditions-{who}/insane"]
        case ("card" | "play", str(card), _, *rest):
            return [f"possessions-{who}/{card}", *_aimed(scene, list(rest))]
        case ("ability" | "use", *rest):
            return _aimed(scene, list(rest))
        case ("recover", int(whose), str(card), _):
            return _lying(scene, whose, card)
        case ("drop", str(card)):
            return [f"possessions-{who}/{card}"]
        case ("pick-up", str(card)):
            return [f"dropped/{scene.state.investigators[who].space}/{card}"]
        case int(number):
            return _figure(scene, number)
        case str(word):
            return _touched(scene, decision, who, word)
    return []


def _figure(scene: Scene, who: Who) -> list[str]:
    one = scene.state.investigators[who]
    return [f"investigator-{who}"] if one.space and not one.out else []


def _of_token(scene: Scene, token: BoardToken | None) -> list[str]:
    if token is None:
        return []
    if token.kind != "explore":
        return [f"token-{token.key}"]
    if token.beyond and not is_placed(scene.state, token.beyond):
        return [f"beyond/{token.key}"]
    links = laid_board(scene.state).exits.get(token.at, ())
    return [found.link for found in links if found.to == token.beyond][:1] or [token.at]


def _barricade(scene: Scene, who: Who, where: str) -> list[str]:
    space = scene.state.investigators[who].space
    if where == PASSAGE:
        return [f"token/{space}/passage"]
    if where == "off":
        return [one.on for one in scene.state.barricades if one.space == space and one.on not in ("", PASSAGE)][:1]
    return [where]


def _aimed(scene: Scene, rest: list[object]) -> list[str]:
    found: list[str] = []
    for one in rest:
        if isinstance(one, int):
            found += _figure(scene, one)
        elif is_on_table(scene, str(one)):
            found.append(str(one))
    return found


def _monster(key: str) -> list[str]:
    """A monster on the board, and in the drawer (monster-menu.open, monster-menu.attack, monster-menu.evade)."""
    return [key, f"drawer/{key}"]


def is_on_table(scene: Scene, word: str) -> bool:
    """Whether a word is a space or a monster of the board."""
    return ("." in word and is_placed(scene.state, word)) or any(one.id == word for one in scene.state.monsters)


def _lying(scene: Scene, whose: Who, card: str) -> list[str]:
    """An injury, a Condition or a possession before an investigator."""
    if card in INJURIES:
        return [f"{INJURIES[card].deck}-{whose}/{card}"]
    if card in CONDITIONS:
        return [f"conditions-{whose}/{card}"]
    return [f"possessions-{whose}/{card}"]


def _touched(scene: Scene, decision: Decision, who: Who, word: str) -> list[str]:
    if is_on_table(scene, word):
        return [word] if "." in word else _monster(word)
    if decision.prompt in RECOVERING:
        return [f"{decision.prompt.removeprefix('recover-')}-{who}/{word}"]
    if decision.prompt in ("trade-want", "steal-what"):
        who = int(decision.args["other"])
    held = scene.state.investigators[who].possessions if who < len(scene.state.investigators) else ()
    if any(kind_of(card.key.removeprefix(UNKNOWN)) == word for card in held):
        return [f"possessions-{who}/{word}"]
    return []


# -- what it costs or brings -----------------------------------------------------------------------------------------

_ACTION, _FREE = Message("note-action"), Message("note-free")
FREE = ("look", "play", "use")


def _note(scene: Scene, decision: Decision, key: Key) -> Message | None:
    if decision.prompt == "act":
        return _cost(scene, key)
    match key:
        case str(word) if decision.prompt == "choose-investigator":
            return _introduced(word)
        case "done" | "agree" if decision.prompt in ("trade-give", "trade-want", "trade-consent"):
            return _bargain(scene, decision)
        case str(word) if word in ITEMS and decision.prompt in ("dice", "steal-what"):
            return card_text(word)
    return None


def _cost(scene: Scene, key: Key) -> Message | None:
    """Whether it costs an action, and what the card says that is used."""
    match key:
        case ("go", _):
            return Message("note-moves", {"left": scene.state.turn.moves}) if scene.state.turn.moves else _ACTION
        case ("card", str(card), *_) if card in ITEMS:
            return Message("note-action-text", {"text": card_text(card)})
        case ("play", str(card), *_) if card in ITEMS:
            return Message("note-free-text", {"text": card_text(card)})
        case (str(kind), *_):
            return _FREE if kind in FREE else _ACTION
    return None


@cache
def _introduced(key: str) -> Message:
    card = INVESTIGATORS[key]
    return Message("note-investigator", {
        "text": Message(f"investigator-{key}.text"), "health": card.health, "sanity": card.sanity,
    })  # fmt: skip


def _bargain(scene: Scene, decision: Decision) -> Message:
    """What changes hands if this is answered."""
    args = decision.args
    if decision.prompt == "trade-consent":
        return phrase(scene, "note-trade", {"give": args["want"], "want": args["give"]})
    picked = args["picked"]
    mine = decision.prompt == "trade-give"
    return phrase(scene, "note-trade", {"give": picked if mine else [], "want": [] if mine else picked})
