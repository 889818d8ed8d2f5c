"""Candles are lit one by one while the night falls; nobody sees what the others hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Decision, Flow, Key, ask
from koszmar.kernel.knowledge import Holding, Knowledge, Secret
from koszmar.kernel.scene import Result, Scene, Setting

CANDLES = (1, 2, 3, 4)
COPIES = 3
HAND = 2
NIGHT_DIE = (1, 1, 2)
LONGEST = {"short": 8, "long": 12}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    night: Literal["short", "long"] = "short"


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    waiting: Literal["allowed", "refused"] = "allowed"
    """Whether a player with candles in hand may wait (turn.wait)."""


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    brightness: Annotated[int, Meta(ge=1, le=30)] = 14
    """How much light drives the night away."""


class State(Struct):
    deck: list[int]
    hands: list[list[int]]
    lit: list[int]
    dark: int = 0
    turn: int = 0


def check(setting: Setting) -> None:
    if setting.options.night == "long" and setting.parameters.brightness < 5:
        raise BadSetting("a long night is not driven away by so little light")


def setup(setting: Setting, chance: Chance) -> State:
    """Everybody begins with two candles (setup.hand)."""
    deck = [candle for candle in CANDLES for _ in range(COPIES)]
    chance.shuffle(deck)
    return State(deck, [[deck.pop() for _ in range(HAND)] for _ in range(setting.players)], [])


def step(scene: Scene[State]) -> Flow[None]:
    """A turn: light a candle or wait, then the night falls (turn.light, turn.wait)."""
    state = scene.state
    seat = state.turn % scene.players
    options: list[Key] = [("light", candle) for candle in sorted(set(state.hands[seat]))]
    if scene.rulings.waiting == "allowed" or not options:
        options.append("wait")
    answer = yield ask(seat, "turn", options, rule="turn.light", pause=True)
    if answer == "wait":
        scene.tell("waited", seat=seat)
    else:
        light(scene, seat, answer[1])
    night_falls(scene)
    state.turn += 1


def light(scene: Scene[State], seat: int, candle: int) -> None:
    """A lit candle stays on the table, and another is drawn for it (turn.light, turn.draw)."""
    state = scene.state
    state.hands[seat].remove(candle)
    state.lit.append(candle)
    scene.tell("lit", seat=seat, candle=candle)
    if state.deck:
        drawn = state.deck.pop()
        state.hands[seat].append(drawn)
        scene.tell("drew", seat=seat, to=(seat,), secret={"candle": drawn})
        scene.reveal()
    if sum(state.lit) >= scene.parameters.brightness:
        scene.end(Result((1.0,) * scene.players, "dawn", "end.dawn"))


def night_falls(scene: Scene[State]) -> None:
    """A die says how much darker it gets; in full darkness all have lost (night.falls, end.dark)."""
    state = scene.state
    darker = scene.chance.pick(NIGHT_DIE)
    state.dark += darker
    scene.tell("night", darker=darker, dark=state.dark)
    if state.dark >= LONGEST[scene.options.night]:
        scene.end(Result((0.0,) * scene.players, "dark", "end.dark"))


# -- who knows what --------------------------------------------------------------------------------------------------


def secrets(scene: Scene[State]) -> Iterator[Secret]:
    """Nobody knows the deck, and everybody only their own hand (setup.hand)."""
    yield Secret(("deck",), range(len(scene.state.deck)), (), "candles")
    for owner, hand in enumerate(scene.state.hands):
        yield Secret(("hands", owner), range(len(hand)), (owner,), "candles")


KNOWLEDGE = Knowledge(
    secrets=secrets,
    holdings=(Holding(("deck",)), Holding(("hands", "*")), Holding(("lit",))),
    public=("lit.*", "dark", "turn"),
)


def status(state: State, setting: Setting) -> list[str]:
    """The box holds three candles of each kind (setup.hand)."""
    there = KNOWLEDGE.census(state)
    return [] if all(there[candle] == COPIES for candle in CANDLES) else ["candles are missing"]


def content() -> Mapping[str, Any]:
    return {f"candle/{candle}": COPIES for candle in CANDLES}


def prefer(scene: Scene[State], decision: Decision) -> list[float]:
    """A sensible player lights the brightest candle."""
    return [0.0 if option == "wait" else float(option[1]) for option in decision.options]  # type: ignore[index,arg-type]
