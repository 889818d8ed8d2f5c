"""What may have been drawn, for all that the seat knows; and how likely a condition is to hold."""

from __future__ import annotations

from msgspec.structs import replace

from ..effects.conditions import hangs_on_draws, is_true
from ..effects.context import Context
from ..knowledge import known_draws, made_draws, possible_draws
from ..state import Scene
from .story import Words


class Beliefs:
    """Worlds that a seat takes for possible: the scene with draws that may be true, and how likely each is."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        plot = scene.state.plot
        drawn = possible_draws(plot.scenario, made_draws(scene), tuple(known_draws(scene, seat)))
        total = sum(weight for _, weight in drawn) or 1
        self.worlds: list[tuple[Scene, float]] = []
        for draws, weight in drawn:
            state = replace(scene.state, plot=replace(plot, draws=dict(draws)))
            self.worlds.append((scene.masked(state, scene.unseen), weight / total))
        self._held: dict[tuple[Words, str, int], float] = {}
        self.names = frozenset(name for draws, _ in drawn[:1] for name, _ in draws)

    def holds(self, ctx: Context, words: Words) -> float:
        """How likely a condition is to be true."""
        key = words, ctx.token.key if ctx.token is not None else "", ctx.who
        if key not in self._held:
            self._held[key] = self._weigh(ctx, words)
        return self._held[key]

    def _weigh(self, ctx: Context, words: Words) -> float:
        first, _ = self.worlds[0]
        if len(self.worlds) == 1 or not hangs_on_draws(first.state.plot, words):
            return float(is_true(first, ctx, words))
        return sum(weight for scene, weight in self.worlds if is_true(scene, ctx, words))

    def would_tell(self, ctx: Context, words: Words) -> bool:
        """Whether to see what comes of a condition would tell something about what was drawn."""
        return 0.001 < self.holds(ctx, words) < 0.999
