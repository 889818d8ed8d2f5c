"""The same knowledge in numbers, for learning machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.kernel.flow import Decision
from koszmar.kernel.observer import Layout, Observer, Vocabulary
from koszmar.kernel.scene import Scene

from .rules import CANDLES, COPIES

NAMES = tuple(map(str, CANDLES))
TENSOR, ROW, WORDS = Layout(), Layout(), Vocabulary()
MINE = TENSOR.add("hand", NAMES, most=2)
LIT = TENSOR.add("lit", NAMES, most=COPIES)
DARK = TENSOR.add("dark", most=12)
DECK = TENSOR.add("deck", most=8)
PIPS = ROW.add("pips", most=4)
LIGHT = WORDS.add("light", NAMES)
WAIT = WORDS.add("wait", [""])


class TallowObserver(Observer):
    tensor, row, vocabulary = TENSOR, ROW, WORDS

    def write(self, scene: Scene[Any], decision: Decision | None, seat: int, buffer: bytearray) -> None:
        buffer[:] = bytes(TENSOR.size)
        for candle in scene.state.hands[seat]:
            buffer[MINE + candle - 1] += 1
        for candle in scene.state.lit:
            buffer[LIT + candle - 1] += 1
        buffer[DARK], buffer[DECK] = scene.state.dark, len(scene.state.deck)

    def indices(self, scene: Scene[Any], decision: Decision, seat: int) -> list[int]:
        return [WAIT if option == "wait" else LIGHT + option[1] - 1 for option in decision.options]  # type: ignore[index,operator]

    def write_rows(
        self, scene: Scene[Any], decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        for place, index in enumerate(indices):
            buffer[place * ROW.size + PIPS] = 0 if index == WAIT else index - LIGHT + 1
