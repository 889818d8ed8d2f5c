"""What players see and read of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.game import Reason
from koszmar.kernel.scene import Event, Result, Scene
from koszmar.kernel.view import Card, Choice, Ending, Message, Panel, Question, Step, Track, View, Zone

from .rules import CANDLES, LONGEST, State


def seat_name(seat: int) -> Message:
    return Message("seat", {"number": seat + 1})


def candle_name(candle: int) -> Message:
    return Message(f"candle-{candle}")


def view(scene: Scene[State], decision: Decision | None, result: Result | None, seat: int | None) -> View:
    state = scene.state
    return View(
        game="tallow",
        seat=seat,
        status=Message("status-over") if decision is None else Message("status-turn", {"number": state.turn + 1}),
        tracks=[dark(scene)],
        zones=[
            Zone("lit", "row", Message("zone-lit"), cards("lit", state.lit), len(state.lit)),
            Zone("deck", "pile", Message("zone-deck"), [], len(state.deck)),
            *(hand(scene, owner, seat) for owner in range(scene.players)),
        ],
        panels=[
            Panel(owner, seat_name(owner), "", zones=[f"hand-{owner}"], active=owner == state.turn % scene.players)
            for owner in range(scene.players)
        ],
        question=question(decision, seat) if decision else None,
        ending=ending(result) if result else None,
    )


def dark(scene: Scene[State]) -> Track:
    last = LONGEST[scene.options.night]
    steps = [Step(f"dark-{number}", Message("space-dark", {"number": number})) for number in range(last + 1)]
    return Track("dark", Message("track-dark"), steps, min(scene.state.dark, last))


def hand(scene: Scene[State], owner: int, seat: int | None) -> Zone:
    held = scene.state.hands[owner]
    seen = cards(f"hand-{owner}", sorted(held)) if owner == seat else []
    return Zone(f"hand-{owner}", "fan", Message("zone-hand"), seen, len(held), owner)


def cards(zone: str, candles: list[int]) -> list[Card]:
    return [
        Card(f"{zone}/{at}/{candle}", "candle", candle_name(candle), pips=candle) for at, candle in enumerate(candles)
    ]


def question(decision: Decision, seat: int | None) -> Question:
    asked = seat in decision.seats
    return Question(
        list(decision.seats),
        Message(f"prompt-{decision.prompt}", {"seat": seat_name(decision.seat)}),
        decision.rule,
        choices=[Choice(notation(key), label(key)) for key in decision.options] if asked else [],
    )


def label(key: Key) -> Message:
    return Message("choice-wait") if key == "wait" else Message("choice-light", {"candle": candle_name(_candle(key))})


def ending(result: Result) -> Ending:
    return Ending(list(result.winners), Message(f"ending-{result.reason}"), result.rule)


def narrate(scene: Scene[State], event: Event) -> Message:
    words: dict[str, Any] = dict(event.args)
    if "seat" in words:
        words["seat"] = seat_name(words["seat"])
    if "candle" in words:
        words["candle"] = candle_name(words["candle"])
    return Message(f"event-{event.kind}", words)


def actions(scene: Scene[State], decision: Decision) -> Iterable[Key]:
    return [*(("light", candle) for candle in CANDLES), "wait"]


def why_not(scene: Scene[State], decision: Decision, key: Key) -> Reason | None:
    if key in decision.options:
        return None
    if key == "wait":
        return Reason(Message("why-waiting-refused"), "turn.wait")
    if key in actions(scene, decision):
        return Reason(Message("why-not-in-hand", {"candle": candle_name(_candle(key))}), "turn.light")
    return None


def touches(scene: Scene[State], decision: Decision, key: Key) -> list[str]:
    return []


def _candle(key: Key) -> int:
    assert isinstance(key, tuple)
    return int(key[1])
