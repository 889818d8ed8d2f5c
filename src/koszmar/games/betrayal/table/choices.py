"""Answers to a question: what to call them, what they touch on the table, what they cost or bring.

Haunts and cards ask whatever they like without a line here: an option is named after what it is (a tile, a trait, a
card, a token, somebody), and a word that is none of these has a message of its own, ``choice-<prompt>-<word>``.
"""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.view import Choice, Message, Space
from koszmar.parts.figures import Figure, figure_of, is_seat, seat_of, word_of

from ..attack import UNARMED, trait_of
from ..cards import CARDS, holder_of
from ..explorers import CRITICAL, EXPLORERS, KINDS, TOP, TRAITS
from ..house import STEPS, has_door, place_of
from ..minds.odds import dice_against
from ..places import is_hindered
from ..reading import may_read
from ..rooms import ELEVATOR
from ..scenarios import SCENARIOS
from ..state import Scene, State
from ..tiles import REGIONS, ROOMS
from ..trading import TOKEN, givable
from .odds import odds
from .phrases import REGION_NAMES, TILE_NAMES, TRAIT_NAMES, actor_name, haunt_number, is_card, is_monster, phrase
from .plan import preview, token_icon

COMMON = ("end", "go-on", "ride", "stop")
"""Words that mean the same whoever asks."""

_DIRECTIONS = [Message(f"direction-{side}") for side in range(4)]


def describe(scene: Scene, decision: Decision, key: Key) -> Choice:
    """An option of the question, ready to be shown to whoever is asked."""
    return Choice(
        notation(key), _label(scene, decision, key), touches(scene, decision, key), _note(scene, decision, key),
        _preview(scene, decision, key), odds(scene, decision, key),
    )  # fmt: skip


# -- what it is called ---------------------------------------------------------------------------------------------


def _label(scene: Scene, decision: Decision, key: Key) -> Message:
    state = scene.state

    def say(message: str, **args: object) -> Message:
        return phrase(state, f"choice-{message}", args)

    match key:
        case ("move", str(tile)):
            return say("move", tile=tile)
        case ("go", str(tile)):
            return say("go", tile=tile)
        case ("discover", int(side)):
            return say("discover", direction=_DIRECTIONS[side])
        case ("trade", int(other)):
            return say("trade", other=other)
        case ("use", str(card)):
            return say("use", card=card)
        case ("attack", str(card), "throw"):
            return say("throw", card=card)
        case ("attack", str(way), str(target)) if way in CARDS:
            return say("attack-with", card=way, target=target)
        case ("attack", str(way), str(target)):
            return say("attack", trait="might" if way == UNARMED else way, target=target)
        case ("loot", int(other), str(thing)):
            return say("loot", other=other, thing=thing)
        case ("haunt", str(action)):
            return Message(f"haunt-{haunt_number(state)}-{action}")
        case ("turn", int(turned)):
            return say("turn", directions=_doors(decision.args["tile"], turned))
        case ("lay", str(tile), str(region), int(x), int(y), int(turned)) if "tile" in decision.args:
            where, side = _beside(scene, (region, x, y), tile)
            directions = _doors(tile, turned)
            return say("lay", region=region, tile=where, direction=_DIRECTIONS[side], directions=directions)
        case ("lay" | "lay-anew", str(tile), str(region), int(x), int(y), int(turned)):
            where, side = _beside(scene, (region, x, y), tile)
            return say("lay-anew", what=TILE_NAMES[tile], tile=where, direction=_DIRECTIONS[side], degrees=90 * turned)
        case (str(word), *rest):
            return say(f"{decision.prompt}-{word}", **_named(state, rest))
        case int(number):
            return Message("number", {"number": number})
        case "done":
            return _done(scene, decision)
        case str(word) if decision.prompt == "reroll" and word.startswith(TOKEN):
            return say("discard-token", thing=word)
        case str(word):
            return _thing(state, word) or say(word if word in COMMON else f"{decision.prompt}-{word}")
    raise AssertionError(key)


def _done(scene: Scene, decision: Decision) -> Message:
    """What it means to stop here: that is all, or it is nothing at all."""
    match decision.prompt:
        case "choose-monster":
            return Message("choice-choose-monster-done")
        case "play-monster":
            return Message("choice-play-monster-done")
        case "trade-give" if not decision.args["picked"]:
            asking = givable(scene, decision.args["other"], decision.seat)
            return Message("choice-trade-give-nothing" if asking else "choice-trade-off")
        case "trade-want" if not decision.args["picked"]:
            return Message("choice-trade-want-nothing" if decision.args["give"] else "choice-trade-off")
    return Message("choice-done")


def _thing(state: State, word: str) -> Message | None:
    """A word that is the key of something."""
    if word in ROOMS:
        tile = state.house.tiles.get(word)
        return Message("tile-face-down", {"tile": TILE_NAMES[word]}) if tile and tile.flipped else TILE_NAMES[word]
    if word in TRAITS:
        return TRAIT_NAMES[word]
    if word in KINDS:
        return Message(f"damage-{word}")
    if word in REGIONS:
        return REGION_NAMES[word]
    if word in EXPLORERS:
        return Message(f"explorer-{word}.full")
    if word in SCENARIOS:
        return Message(f"scenario-{word}")
    if is_seat(figure_of(word)) or is_monster(state, word):
        return actor_name(state, word)
    if is_card(word) or word.startswith(TOKEN):
        return phrase(state, "choice-thing", {"thing": word})
    return None


def _named(state: State, rest: Sequence[str | int]) -> dict[str, object]:
    """The further parts of an option, each under the name of what it is."""
    found: dict[str, object] = {}
    for part in rest:
        if isinstance(part, int):
            found["number"] = part
        elif part in ROOMS:
            found["tile"] = part
        elif part in TRAITS:
            found["trait"] = part
        elif is_card(part) or part.startswith(TOKEN):
            found["thing"] = part
        elif is_seat(figure_of(part)) or is_monster(state, part):
            found["target"] = part
    return found


def _doors(tile: str, turned: int) -> list[Message]:
    """The sides on which a tile would have doors."""
    return [_DIRECTIONS[side] for side in range(4) if ROOMS[tile].doors[(side - turned) % 4]]


def _beside(scene: Scene, spot: tuple[str, int, int], moved: str) -> tuple[str, int]:
    """The neighbour that an empty spot is best told by, and in which direction the spot is from there."""
    house = scene.state.house
    region, x, y = spot
    near = [
        (other, side)
        for side, (dx, dy) in enumerate(STEPS)
        if (other := house.grid.get((region, x - dx, y - dy))) is not None and other != moved
    ]
    return next(((other, side) for other, side in near if has_door(house, other, side)), near[0])


# -- what it touches -----------------------------------------------------------------------------------------------


def touches(scene: Scene, decision: Decision, key: Key) -> list[str]:
    """The ids of the things on the table that an answer touches, whether it is legal or not."""
    state, seat = scene.state, decision.seat
    match key:
        case ("move" | "go", str(tile)):
            return [tile]
        case ("discover", int(side)):
            return [f"door/{state.explorers[seat].place}/{side}"]
        case ("trade", int(other)):
            return [word_of(other), f"panel-{other}"]
        case ("use", str(card)) | ("attack", str(card), "throw"):
            return [f"cards-{seat}/{card}"]
        case ("attack", str(way), str(target)):
            return [target, *([f"cards-{seat}/{way}"] if way in CARDS else [])]
        case ("loot", int(other), str(thing)):
            return [word_of(other), *_touched(scene, seat, thing)]
        case ("haunt", str()):
            if state.monsters is None:
                return [state.explorers[seat].place, word_of(seat)]
            return [place_of(state, state.monsters.active), state.monsters.active]
        case ("turn", int()):
            region, x, y = decision.args["spot"]
            return [f"spot/{region}/{x}/{y}"]
        case ("lay" | "lay-anew", str(), str(region), int(x), int(y), int()):
            return [f"spot/{region}/{x}/{y}"]
        case "ride":
            return [ELEVATOR]
        case tuple():
            return [thing for part in key if isinstance(part, str) for thing in _touched(scene, seat, part)]
        case str(word):
            return _touched(scene, seat, word)
    return []


def _touched(scene: Scene, seat: int, word: str) -> list[str]:
    state = scene.state
    if word in state.house.tiles or is_monster(state, word):
        return [word]
    if is_seat(figure_of(word)):
        return [word, f"panel-{seat_of(word)}"]
    if word in TRAITS:
        return [f"panel-{seat}"]
    if word in CARDS:
        owner = holder_of(state, word)
        return [] if owner is None else [f"cards-{owner}/{word}"]
    if word.startswith(TOKEN):
        return _touched_tokens(state, seat, word[len(TOKEN) :])
    return []


def _touched_tokens(state: State, seat: int, name: str) -> list[str]:
    here = state.explorers[seat].place
    found = [
        f"tokens-{seat_of(token.on)}/{name}"
        for token in state.tokens
        if token.name == name and is_seat(figure_of(token.on))
    ]
    found += [f"token/{here}/{token_icon(token)}" for token in state.tokens if token.name == name and token.on == here]
    return list(dict.fromkeys(found))


# -- what it costs or brings ---------------------------------------------------------------------------------------


def _note(scene: Scene, decision: Decision, key: Key) -> Message | None:
    state, seat = scene.state, decision.seat
    match key:
        case ("move", str()):
            return _cost_of_leaving(scene, seat)
        case ("discover", int()):
            return _cost_of_leaving(scene, seat) if is_hindered(scene, seat, state.explorers[seat].place) else None
        case ("use" | "attack", str(card), *_) if card in CARDS and ("throw" in key or key[0] == "use"):
            return Message(f"card-{card}.text")
        case ("attack", str(way), str(target)):
            return _dice(scene, decision, way, figure_of(target))
        case ("haunt", str(action)):
            return Message(f"haunt-{haunt_number(state)}-{action}.text", {"players": scene.players})
        case "keep" if decision.prompt == "refuse-tile":
            return Message("note-symbol", {"symbol": ROOMS[decision.args["tile"]].symbol or "none"})
        case str(word) if word in CARDS:
            return Message(f"card-{word}.text")
        case str(word) if word in SCENARIOS:
            return Message(f"scenario-{word}.text")
        case str(word) if word in EXPLORERS:
            return _board_note(word)
        case str(word) if word in TRAITS:
            return _trait_note(scene, decision, word)
    return None


def _board_note(explorer: str) -> Message:
    """The four numbers that an explorer begins with, and who it is."""
    board = EXPLORERS[explorer]
    might, speed, knowledge, sanity = (board.value(trait, board.rows[trait].start) for trait in TRAITS)
    who = Message(f"explorer-{explorer}-text")
    return Message(
        "note-explorer", {"might": might, "speed": speed, "knowledge": knowledge, "sanity": sanity, "about": who}
    )


def _cost_of_leaving(scene: Scene, seat: int) -> Message:
    left, cost = scene.state.turn.moves, scene.parameters.obstacle_cost
    if is_hindered(scene, seat, scene.state.explorers[seat].place):
        return Message("note-obstacle", {"cost": cost, "left": left - cost})
    return Message("note-moves", {"left": left - 1})


def _dice(scene: Scene, decision: Decision, way: str, target: Figure) -> Message | None:
    """The dice of both sides before cards and tokens add theirs; a monster's only if its box may be read."""
    attacker: Figure = decision.seat if decision.prompt == "act" else decision.args["monster"]
    if any(isinstance(actor, str) and not _box_is_open(scene, decision.seat, actor) for actor in (attacker, target)):
        return None
    mine, theirs = dice_against(scene, attacker, way, target)
    return Message("note-attack", {"trait": TRAIT_NAMES[trait_of(way)], "mine": mine, "theirs": theirs})


def _box_is_open(scene: Scene, seat: int, monster: str) -> bool:
    assert scene.state.haunt is not None
    kind = next(one.kind for one in scene.state.haunt.monsters if one.id == monster)
    return may_read(scene, seat, f"monster-{kind}")


def _trait_note(scene: Scene, decision: Decision, trait: str) -> Message | None:
    """How a clip would move, or how many dice a trait gives."""
    explorer = scene.state.explorers[decision.seat]
    space, board = explorer.traits[trait], EXPLORERS[explorer.key]
    if decision.prompt == "roll-with":
        return Message("note-dice", {"count": board.value(trait, space)})
    if decision.prompt == "gain-trait":
        after = min(TOP, space + int(decision.args.get("spaces", 1)))
        before, value = board.value(trait, space), board.value(trait, after)
        return Message("note-clip-up" if value == before else "note-clip", {"before": before, "after": value})
    if decision.prompt == "take-damage":
        if space <= CRITICAL:
            return Message("note-skull")
        before, after = board.value(trait, space), board.value(trait, space - 1)
        if space - 1 == CRITICAL:
            return Message("note-critical", {"before": before, "after": after})
        return Message("note-clip-down" if before == after else "note-clip", {"before": before, "after": after})
    return None


def _preview(scene: Scene, decision: Decision, key: Key) -> Space | None:
    house = scene.state.house
    match key:
        case ("turn", int(turned)):
            region, x, y = decision.args["spot"]
            return preview(house, decision.args["tile"], region, x, y, turned)
        case ("lay" | "lay-anew", str(tile), str(region), int(x), int(y), int(turned)):
            return preview(house, tile, region, x, y, turned)
    return None
