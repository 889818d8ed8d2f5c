"""Characters dealt at random before a match: bots that may choose take the same ones over and over."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game
from koszmar.kernel.settings import options_of

TRIES = 1000
"""How often characters are dealt again when the game refuses a deal, before its refusal is passed on."""


def content_options(game: Game, of: Literal["match", "seat"]) -> dict[str, str]:
    """The options of a game that name content of a kind: one for the match (a scenario), or one for each seat."""
    there = {key.partition("/")[0] for key in game.rules.content()}
    kinds = {name: field.content or name for name, field in options_of(game).items() if field.by_seat == (of == "seat")}
    return {name: kind for name, kind in kinds.items() if kind in there}


def deal(
    game: Game, players: int, options: Mapping[str, Any], rulings: Mapping[str, Any], parameters: Mapping[str, Any],
    seed: str,
) -> dict[str, Any]:  # fmt: skip
    """The options, with a character for every seat where none has been chosen; the same seed deals the same."""
    chance, found = Random(f"{seed}/deal"), dict(options)
    for name, kind in content_options(game, "seat").items():
        if found.get(name):
            continue
        things = [key.partition("/")[2] for key in game.rules.content() if key.startswith(f"{kind}/")]
        for _ in range(TRIES):
            dealt = {**found, name: chance.sample(things, players)}
            try:
                game.setting(players, dealt, rulings, parameters)
            except BadSetting as error:
                refused = error
                continue
            found = dealt
            break
        else:
            raise refused
    return found
