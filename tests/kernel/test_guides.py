"""Every guide can be played to its end, points at what is there, and speaks both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.kernel.flow import notation
from koszmar.kernel.game import Game, games
from koszmar.kernel.guide import PARTS, Guide, guide_of
from koszmar.kernel.words import LANGUAGES, Words

GUIDED = [game for game in games().values() if game.face.guide]
GAMES = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
LEAST = 12
"""A first evening has more to say than this."""
LONGEST = 320
"""Letters on a slip of paper."""


def of(game: Game) -> Guide:
    guide = guide_of(game)
    assert guide is not None
    return guide


def begun(game: Game) -> Match:
    guide = of(game)
    how = {"options": guide.options, "rulings": guide.rulings, "parameters": guide.parameters}
    return Match.new(game, players=guide.players, seed=guide.seed, **how)


def ids_in(data: Any) -> set[str]:
    """Every id in a view."""
    text = json.dumps(msgspec.to_builtins(data))
    return set(re.findall(r'"id": "([^"]+)"', text))


def test_every_game_has_a_first_evening() -> None:
    assert list(games().values()) == GUIDED


@GAMES
def test_a_guide_is_played_to_its_end_and_points_at_what_is_there(game: Game) -> None:
    guide, match = of(game), begun(game)
    for number, line in enumerate(guide.choices):
        told = guide.answer(number)
        assert told is not None
        seat, key = told
        assert match.decision is not None, f"the match is over before {line!r}"
        offered = [notation(one) for one in match.options(seat)]
        assert seat in match.decision.seats, f"{line!r} is not asked after {number} choices"
        assert key in offered, f"{line!r} is not offered after {number} choices; there are: {offered}"
        _look(guide, match, number)
        match.choose(key, seat)
    _look(guide, match, len(guide.choices))
    assert match.over or guide.seat in match.decision.seats  # type: ignore[union-attr]
    assert all(step.at <= len(guide.choices) for step in guide.steps)


def _look(guide: Guide, match: Match, number: int) -> None:
    """Whatever a step points at lies on the learner's table, and the learner is asked."""
    steps = [step for step in guide.steps if step.at == number]
    if not steps:
        return
    assert match.decision is not None
    assert guide.seat in match.decision.seats, f"{steps[0].say} is said while others act"
    view = match.view(guide.seat)
    there = ids_in(view) | {f"panel-{panel.seat}" for panel in view.panels}
    there |= {thing for choice in view.question.choices for thing in choice.touches} if view.question else set()
    for step in steps:
        assert [name for name in step.point if name not in PARTS and name not in there] == [], step.say
    assert view.question is None or not view.question.story, f"{steps[0].say} is said under a story that is read aloud"


@GAMES
def test_a_guide_speaks_both_languages_briefly(game: Game) -> None:
    guide = of(game)
    assert len(guide.steps) >= LEAST
    assert len({step.say for step in guide.steps}) == len(guide.steps), "nothing is said twice"
    signs = [sign.say for sign in guide.legend]
    assert guide.summary
    assert signs
    for lang in LANGUAGES:
        words = Words(game, lang)
        needed = [*(step.say for step in guide.steps), *guide.summary, *(f"{id}.text" for id in guide.summary), *signs]
        assert [id for id in needed if "⟨" in words.say(id)] == []
        assert [step.say for step in guide.steps if len(words.say(step.say)) > LONGEST] == []
        written = (game.face.locale / lang / "guide.ftl").read_text(encoding="utf-8")
        unused = set(re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)) - {id.partition(".")[0] for id in needed}
        assert unused == set()


@GAMES
def test_every_symbol_of_a_legend_is_drawn(game: Game) -> None:
    assert game.face.look.web is not None
    theme = json.loads((game.face.look.web / "theme.json").read_text(encoding="utf-8"))
    drawn = set(json.loads((game.face.look.web / "icons.json").read_text(encoding="utf-8")))
    common = Path(__file__).parents[2] / "src/koszmar/web/icons/used.txt"
    drawn |= set(common.read_text(encoding="utf-8").split())
    for sign in of(game).legend:
        assert theme["icons"].get(sign.icon, sign.icon) in drawn, sign.icon


@GAMES
def test_who_follows_a_guide_plays_on_like_a_sensible_one_when_it_ends(game: Game) -> None:
    guide, match, bot = of(game), begun(game), make_bot("guide", seed="a friend")
    for number in range(len(guide.choices)):
        seat, key = guide.answer(number) or (0, "")
        assert match.decision is not None
        assert notation(bot.choose(match, seat)) == key
        match.choose(key, seat)
    for _ in range(3):
        if match.decision is not None:
            match.choose(bot.choose(match, match.decision.seat), match.decision.seat)
