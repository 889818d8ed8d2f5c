"""What a haunt asks its players for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.figures import word_of

from ...rolls import trait_roll
from ...state import Scene


def choose(scene: Scene, seat: int, prompt: str, options: Sequence[Key], **args: Any) -> Flow[Any]:
    """Ask for something that only this haunt knows."""
    return (yield ask(seat, prompt, list(options), rule="special.own-instructions", **args))


def choose_seat(scene: Scene, seat: int, prompt: str, seats: Sequence[int], **args: Any) -> Flow[int]:
    """A player chooses one of some explorers."""
    words = [word_of(one) for one in seats]
    choice = yield from choose(scene, seat, prompt, words, **args)
    return seats[words.index(choice)]


def choose_tile(scene: Scene, seat: int, tiles: Sequence[str], prompt: str = "choose-tile", **args: Any) -> Flow[str]:
    """A player chooses one of some tiles."""
    rule = "anatomy.setup-before-first-turn" if scene.state.phase == "haunt" else "special.own-instructions"
    tile: str = yield ask(seat, prompt, list(dict.fromkeys(tiles)), rule=rule, **args)
    return tile


def roll_trait(scene: Scene, seat: int, *traits: str, during: str, bonus: int = 0,
               needs: int = 0) -> Flow[int]:  # fmt: skip
    """A trait roll that this haunt asks for; whoever is killed by the price of a reroll has rolled nothing."""
    rule = "special.own-instructions"
    result = yield from trait_roll(scene, seat, *traits, rule=rule, during=during, bonus=bonus, needs=needs)
    return 0 if scene.state.explorers[seat].dead else result


def pick_hero(scene: Scene, chooser: int, seats: Sequence[int]) -> Flow[int | None]:
    """Of several explorers a monster turns on the one that somebody chooses."""
    if not seats:
        return None
    return (yield from choose_seat(scene, chooser, "choose-target", seats))
