"""Answers to a question: what to call them, what they touch on the table, what they cost or bring."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.view import Choice, Message
from koszmar.parts.figures import word_of

from ..actions.fight import bare_hands
from ..bestiary import ABILITIES, KINDS, ORDINARY
from ..creatures import opportunity_dice
from ..harm import healed, healing_limit
from ..items import ITEMS
from ..labyrinth import BLOCKED
from ..missions import MISSIONS
from ..reactions import REACTIONS
from ..settings import CHARACTERS, DECKS
from ..state import DOOR, SIDES, STAIRS, STEPS, Scene, SectorId
from .odds import odds
from .phrases import card_name, element_name, figure_name, phrase, seat_name, sector_name, word_name
from .plan import dark_id, door_id

COMMON = ("none", "done", "keep", "no", "pass", "stop", "let", "decline")
"""Words that mean the same whoever asks."""
LOCATING = ("locate-first", "locate-second", "locate-guided", "mute")
"""Prompts whose words are things to be located."""


def describe(scene: Scene, decision: Decision, key: Key) -> Choice:
    """An option of the question, ready to be shown to whoever is asked."""
    match key:
        case ("locate", str(target)):
            return _locate(target, awaited(scene, target))
        case ("play" | "down", str(), *_):
            return _reaction(key, *touches(scene, decision, key))
    return Choice(
        notation(key), _label(scene, decision, key), touches(scene, decision, key), _note(scene, decision, key),
        odds=odds(scene, decision, key),
    )  # fmt: skip


@cache
def _locate(target: str, mission: str) -> Choice:
    """Asking for something: whatever it is, it is told on the radar."""
    label = Message("choice-locate", {"target": Message(f"target-{target}")})
    return Choice(notation(("locate", target)), label, ["radar"], Message(f"mission-{mission}") if mission else None)


def awaited(scene: Scene, target: str) -> str:
    """The open mission that waits in a room, if it does (mission.final-face-down)."""
    state = scene.state
    known = [*state.starting, *([state.final] if state.active else [])]
    return next((one.key for one in known if not one.done and MISSIONS[one.key].room == target), "")


@cache
def _reaction(key: tuple[str, ...], *cards: str) -> Choice:
    """A reaction card, played face up or face down."""
    what = {"card": Message(f"reaction-{key[1]}")}
    if key[0] == "play":
        label, text = Message("choice-play", what), Message(f"reaction-{key[1]}.text")
    else:
        way = f"standard-{key[2]}"
        label, text = Message("choice-down", {**what, "way": Message(way)}), Message(f"{way}.text")
    return Choice(notation(key), label, list(cards), text)


# -- what it is called ---------------------------------------------------------------------------------------------


def _label(scene: Scene, decision: Decision, key: Key) -> Message:
    match key:
        case str(word):
            return _word(scene, decision, word)
        case int(number):
            return seat_name(scene, number)
        case tuple():
            return _act(scene, key) if decision.prompt in ("act", "free-fight") else _pair(scene, decision, key)
    raise AssertionError(key)


def _word(scene: Scene, decision: Decision, word: str) -> Message:
    """A single word: one of the words that every question has, or the key of something."""
    if word in COMMON:
        return Message(f"choice-{word}")
    if decision.prompt in LOCATING:
        return Message(f"target-{word}")
    if word in CHARACTERS:
        return Message(f"character-{word}")
    if word in ABILITIES:
        return Message(f"ability-{word}")
    if word in REACTIONS:
        return card_name(word)
    said = {"sanity": decision.args["sanity"]} if "sanity" in decision.args else {}
    return word_name(scene, word) or Message(f"choice-{decision.prompt}-{word}", said)


def _act(scene: Scene, key: tuple[object, ...]) -> Message:
    """An action as it is declared."""
    match key:
        case ("move", str(where)) if where in SIDES:
            return _move(scene, where)
        case ("move", str(room)):
            return phrase(scene, "choice-crawl", {"room": room})
        case ("explore", str(side)):
            return phrase(scene, "choice-explore", {"direction": side})
        case ("fight", str(figure)):
            return phrase(scene, "choice-fight", {"figure": figure})
        case ("search", str(how)):
            return Message(f"choice-search-{how}")
        case ("interact", "switch", str(side)):
            return phrase(scene, "choice-switch", {"direction": side})
        case ("interact", "condition"):
            tile = scene.state.labyrinth[scene.state.hero]
            return phrase(scene, "choice-clear-condition", {"condition": tile.condition})
        case ("interact", str(mission), *steps):
            step = str(steps[0]) if steps else "plain"
            return phrase(scene, "choice-mission", {"mission": mission, "step": Message(f"step-{step}")})
        case ("use", str(item), int(charges), *place):
            many = "choice-use-many" if ITEMS[item].many else "choice-use"
            return phrase(scene, many, {"item": item, "charges": charges, "place": _place(place)})
    raise AssertionError(key)


def _move(scene: Scene, where: str) -> Message:
    """A Move: through a passage or a door, up or down stairs, or only the unblocking of a door."""
    what = scene.state.labyrinth[scene.state.hero].sides[SIDES.index(where)]
    how = {"blocked": "choice-unblock", STAIRS: "choice-stairs", DOOR: "choice-through-door"}.get(what, "choice-move")
    return phrase(scene, how, {"direction": where})


def _pair(scene: Scene, decision: Decision, key: tuple[object, ...]) -> Message:
    """Answers of several words, by the question they belong to."""

    def say(message: str, **args: object) -> Message:
        return phrase(scene, f"choice-{message}", args)

    prompt = decision.prompt
    match key:
        case (str(creature), *rest) if "#" in creature:
            return _goes(scene, creature, *map(str, rest))
        case ("heal", str(kind)):
            return say("heal", kind=kind)
        case ("steady-hands", str(kind)):
            return say("steady-hands", kind=kind)
        case ("ally", str(item), int(place)):
            return Message("choice-upgrade-ally", {"item": _item(scene, item, place)})
        case ("ally", "heal", str(kind)):
            return say("ally-heal", kind=kind)
        case ("ally", str(what)):
            return Message(f"choice-ally-{what}")
        case (int(seat), str(deck)):
            return say("deal", seat=seat, deck=deck)
        case ("danger" | "condition" as what, str(sector)) if prompt == "clear-token":
            return _token(scene, what, sector)
        case (str(kind), str(sector), "-") if kind in ORDINARY:
            return say("deploy", kind=kind, sector=sector)
        case (str(kind), str(sector), str(direction)) if kind in ORDINARY:
            return say("deploy-heard", kind=kind, sector=sector, direction=direction)
        case (str(kind), str(sector)) if kind in KINDS:
            return say("deploy", kind=kind, sector=sector)
        case (str(target), int(change)) if prompt == "lie":
            return say("lie", target=target, change=f"+{change}" if change > 0 else f"−{-change}")
        case (str(item), int(place)) if item in ITEMS:
            return _item(scene, item, place)
        case ("upgrade", str(item), int(place), int(other)):
            giver = _item(scene, scene.state.sheet.items[other].key, other)
            return Message("choice-upgrade", {"item": _item(scene, item, place), "giver": giver})
        case ("free", str(item), int(place)):
            return Message("choice-upgrade-free", {"item": _item(scene, item, place)})
        case ("hide" | "fake" as how, str(what)):
            return Message(f"choice-{how}", {"what": element_name(what)})
        case ("danger", str(sector)):
            return say("danger", sector=sector)
        case (str(condition), str(sector)) if prompt in ("place-condition", "condition-or-danger"):
            return say("condition", condition=condition, sector=sector)
        case (str(target), str(sector)) if prompt == "pick-goal":
            return say("goal", target=target, sector=sector)
        case ("block" | "unblock" as how, str(side)) if prompt == "jack-door":
            return say(f"jack-{how}", direction=side)
        case ("door", str(one), str(other)) | (str(one), str(other)):
            return say("door", one=one, other=other)
    raise AssertionError((prompt, key))


def _goes(scene: Scene, creature: str, where: str, told: str = "-") -> Message:
    """What a creature does: it goes somewhere, heard from a side or not, unblocks a door, or stays."""
    who = {"creature": figure_name(creature)}
    if where == "stay":
        return Message("choice-creature-stays", who)
    if where == "unblock":
        return Message("choice-creature-unblocks", {**who, "sector": sector_name(scene.state, told)})
    goes = {**who, "sector": sector_name(scene.state, where)}
    if told == "-":
        return Message("choice-creature-goes", goes)
    return Message("choice-creature-goes-heard", {**goes, "direction": Message(f"direction-{told}")})


def _item(scene: Scene, item: str, place: int) -> Message:
    """An item of the Hero; where he has several of the kind, with its place among all of them."""
    name = Message(f"item-{item}")
    several = [one.key for one in scene.state.sheet.items].count(item) > 1
    return Message("choice-item", {"item": name, "place": place + 1}) if several else name


def _place(place: list[object]) -> int:
    """Where an item lies among the Hero's, from 1; 0 if there is only one of the kind."""
    return int(str(place[0])) + 1 if place else 0


def _token(scene: Scene, what: str, sector: SectorId) -> Message:
    """A token that the Hero sees, and where."""
    tile = scene.state.labyrinth[sector]
    name = Message("element-danger") if what == "danger" else Message(f"condition-{tile.condition}")
    return Message("choice-token", {"what": name, "sector": sector_name(scene.state, sector)})


# -- what it touches -----------------------------------------------------------------------------------------------


def touches(scene: Scene, decision: Decision, key: Key) -> list[str]:
    """The ids of the things on the table that an answer touches, whether it is legal or not."""
    match key:
        case str(word):
            return _touched(scene, decision, word)
        case int(seat):
            return [word_of(seat), f"panel-{seat}"]
        case (str(creature), *_) if "#" in creature:
            return _places(scene, decision, key)
        case ("move" | "explore", str(where)) if where in SIDES:
            return _towards(scene, where)
        case ("interact", "switch", str(side)):
            return [scene.state.hero, *_towards(scene, side)]
        case ("interact", "condition"):
            tile = scene.state.labyrinth.get(scene.state.hero)
            return [f"token/{scene.state.hero}/{tile.condition}"] if tile is not None and tile.condition else []
        case ("interact", str(mission), *_):
            final = scene.state.final.key == mission and not scene.state.active
            return ["missions/final" if final else f"missions/{mission}", scene.state.hero]
        case ("locate", _):
            return ["radar"]
        case ("search", _):
            return ["item-deck"]
        case ("fight", str(figure)):
            return [figure]
        case ("use", str(), int(), int(place)):
            return [f"items/{place}"]
        case ("use", str(item), *_):
            return _items(scene, item)
        case ("play" | "down", str(card), *_):
            hands = scene.state.hands
            return [f"hand-{seat}/{card}" for seat in decision.seats if card in hands[seat]]
        case (int(seat), str(deck)):
            return [f"deck-{deck}", f"panel-{seat}"]
        case ("danger", str(sector)) if decision.prompt == "clear-token":
            return [f"token/{sector}/danger"]
        case ("block" | "unblock", str(side)):
            return _towards(scene, side)
        case ("ally", str(), int(place)):
            return [f"items/{place}"]
        case ("ally", *_):
            return ["characters/ally"]
        case ("steady-hands", *_):
            return ["characters/hero"]
        case ("upgrade", str(), int(place), int(other)):
            return [f"items/{place}", f"items/{other}"]
        case ("free", str(), int(place)):
            return [f"items/{place}"]
        case (str(item), int(place)) if item in ITEMS:
            return [f"items/{place}"]
    return _places(scene, decision, key)


def _touched(scene: Scene, decision: Decision, word: str) -> list[str]:
    """A single word that lies on the table."""
    state = scene.state
    if word in SIDES:
        return [] if decision.prompt == "drone-where" else _towards(scene, word)
    if word in state.station.sectors or word in state.labyrinth:
        return [word]
    if "#" in word or word.rpartition("-")[0] in KINDS:
        return [word]
    if word in ITEMS:
        return _items(scene, word)
    if word in ABILITIES:
        return [f"abilities/{word}"]
    if word in state.decks:
        return [f"deck-{word}"]
    if word in REACTIONS:
        return [f"hand-{decision.seat}/{word}"]
    if word == "ally":
        return ["characters/ally"]
    return []


def _places(scene: Scene, decision: Decision, key: tuple[object, ...]) -> list[str]:
    """Creatures and sectors of a longer answer: from where to where."""
    state = scene.state
    words = [word for word in key if isinstance(word, str)]
    if decision.prompt in ("block-door", "unblock-door") or key[0] == "door":
        return [door_id(*words[-2:])]
    if key[0] == "condition":
        tile = state.labyrinth.get(words[-1])
        return [f"token/{words[-1]}/{tile.condition}"] if tile is not None else []
    found = [word for word in words if "#" in word and any(one.id == word for one in state.creatures)]
    return [*found, *(word for word in words if word in state.station.sectors or word in state.labyrinth)]


def _towards(scene: Scene, side: str) -> list[str]:
    """The way out of the Hero's sector on a side: the doorway, and what is known to lie behind it."""
    state = scene.state
    tile = state.labyrinth.get(state.hero)
    if tile is None:
        return []
    number = SIDES.index(side)
    found = [f"door/{state.hero}/{number}"]
    if tile.sides[number] == STAIRS:
        return [*found, state.hero]
    if not tile.sides[number]:
        return found
    if state.station.sectors:
        there = state.station.exits[state.hero].get(number)
        return [*found, *([there] if there else [])]
    down, right = STEPS[number]
    place = (tile.level, tile.x + right, tile.y + down)
    for key, other in (*state.labyrinth.items(), *state.memory.items()):
        if (other.level, other.x, other.y) == place and key not in state.erased:
            return [*found, key]
    return [*found, dark_id(*place)]


def _items(scene: Scene, key: str) -> list[str]:
    return [f"items/{place}" for place, item in enumerate(scene.state.sheet.items) if item.key == key]


# -- what it costs or brings ---------------------------------------------------------------------------------------


def _note(scene: Scene, decision: Decision, key: Key) -> Message | None:
    match key:
        case ("move", str(where)) if where in SIDES:
            return _price_of_leaving(scene, where)
        case ("upgrade" | "free", str(item), *_) | ("ally", str(item), int()):
            return Message(f"item-{item}.text")
        case ("use", str(item), *_):
            return Message(f"item-{item}.text")
        case "use" if decision.prompt == "use-passive":
            return Message(f"item-{decision.args['item']}.text")
        case ("fight", _):
            return Message("note-dice", {"dice": bare_hands(scene)})
        case ("heal", _) | "bullet-time" if decision.prompt == "start-turn":
            return Message("note-adrenaline")
        case ("health" | "sanity") as kind if decision.prompt == "heal-which":
            return _recovery(scene, kind, int(decision.args["amount"]))
        case str(word) if decision.prompt == "choose-character" and word in CHARACTERS:
            return Message(f"character-{word}.text")
        case str(word) if decision.prompt == "choose-deck" and word in DECKS:
            return Message(f"deck-{word}.text")
        case str(word) if decision.prompt == "pick-ability":
            return Message(f"ability-{word}.text")
        case str(word) if decision.prompt in LOCATING and (mission := awaited(scene, word)):
            return Message(f"mission-{mission}")
    return None


def _recovery(scene: Scene, kind: str, amount: int) -> Message:
    """What a recovery brings, for nobody recovers above the healing limit (heal.limit-cap, heal.above-limit)."""
    before, after = getattr(scene.state.sheet, kind), healed(scene, kind, amount)
    if before == after:
        return Message("note-recovers-nothing", {"limit": healing_limit(scene)})
    return Message("note-recovers", {"before": before, "after": after})


def _price_of_leaving(scene: Scene, where: str) -> Message | None:
    """What holds or attacks the Hero where he is: a Web, or creatures that he leaves (condition.web, aoo.trigger)."""
    state = scene.state
    tile = state.labyrinth[state.hero]
    if tile.sides[SIDES.index(where)] == BLOCKED:
        return None
    if tile.condition == "web":
        return Message("note-web")
    dice = opportunity_dice(scene, len(tile.figures), tile.lit) if tile.figures else 0
    return Message("note-opportunity", {"dice": dice}) if dice > 0 and state.turn.smoke != state.hero else None
