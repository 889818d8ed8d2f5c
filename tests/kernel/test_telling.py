"""Every game says how its events are told: each kind once, and motion that leaves nothing to be guessed."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import koszmar.games
from koszmar.kernel.game import Game, games
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event
from koszmar.kernel.telling import HIDDEN, Telling
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.testing.words import written
from koszmar.kernel.view import View
from koszmar.kernel.words import Words

OURS = Path(koszmar.games.__file__).parent
GAMES = pytest.mark.parametrize("game", [game for game in games().values() if (OURS / game.id).exists()],
                                ids=lambda game: game.id)  # fmt: skip


def told_in(folder: Path) -> set[str]:
    """The kinds of events that rules tell by a plain name: ``scene.tell("kind", …)``, or one of two kinds."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell" and node.args:
                first = node.args[0]
                names = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {name.value for name in names if isinstance(name, ast.Constant)}
    return found


@GAMES
def test_every_kind_of_event_is_declared_once(game: Game) -> None:
    declared = Counter(kind for kind, _ in game.face.telling.declared())
    assert [kind for kind, times in declared.items() if times > 1] == []
    known = told_in(OURS / game.id) | {kind.removesuffix(HIDDEN) for kind in game.face.event_rules}
    assert known - {*declared} == set()


@GAMES
def test_nothing_is_declared_that_is_never_told(game: Game) -> None:
    """What is told has a line, one for each value of an argument perhaps, or lies in a scenario's own words."""
    ids = [name.removeprefix("event-") for name in written("en", game.face.locale) if name.startswith("event-")]
    rules = {*game.face.event_rules}
    for kind, _ in game.face.telling.declared():
        assert kind in rules or any(name == kind or name.startswith(f"{kind}-") for name in ids), kind


def places(view: View) -> dict[str, str]:
    return {piece.id: piece.place for board in view.boards for piece in board.pieces}


@GAMES
def test_whatever_changes_its_place_was_told_to_do_so(game: Game) -> None:
    for number in range(2):
        match = Match.new(game, players=max(2, game.players[0]), seed=f"telling/{number}")
        seats = [None, *range(match.setting.players)]
        before = {seat: match.view(seat) for seat in seats}
        while match.decision is not None and match.number < 160:
            known = {seat: len(match.events(seat)) for seat in seats}
            play_on(match, Random(match.number), 1)
            for seat in seats:
                events, after = match.events(seat)[known[seat] :], match.view(seat)
                told = match.told(events, seat)
                ends = {one.thing: one.end for line in told for one in line.moved if one.thing}
                old, now = places(before[seat]), places(after)
                gone = {piece: place for piece, place in now.items() if piece in old and old[piece] != place}
                kinds = [event.kind for event in events]
                assert {piece: ends.get(piece) for piece in gone} == gone, kinds
                before[seat] = after


@GAMES
def test_every_event_that_happens_is_declared_and_what_is_seen_of_it_can_be_said(game: Game, said: Any) -> None:
    match = Match.new(game, players=max(2, game.players[0]), seed="telling/words")
    play_on(match, Random(1), 150)
    declared = dict(game.face.telling.declared())
    for seat in (None, *range(match.setting.players)):
        events = match.events(seat)
        assert {event.kind.removesuffix(HIDDEN) for event in events if event.kind not in declared} <= {*declared}
        for one in match.told(events, seat):
            for thing in (one.card, one.roll):
                if thing:
                    said(match, thing.title)
            if one.card and one.card.text:
                said(match, one.card.text)
        for passage in match.view(seat).aims:
            said(match, passage.heading)
            said(match, passage.text)


@pytest.fixture
def said() -> Any:
    """Say a message in both languages; what has no words fails."""
    words: dict[Any, Words] = {}

    def say(match: Match, message: Any) -> None:
        for lang in ("en", "pl"):
            key = match.game.id, lang
            if key not in words:
                words[key] = Words(match.game, lang, setting=match.setting)
            assert "⟨" not in words[key].say(message)

    return say


@GAMES
def test_every_seat_knows_what_it_is_after(game: Game) -> None:
    match = Match.new(game, seed="telling/aims")
    play_on(match, Random(2), 30)
    assert match.view(None).aims == []
    for seat in range(match.setting.players):
        aims = match.view(seat).aims
        assert aims
        assert aims[0].heading.id == "text-aim"
        assert aims[0].text


def told(kind: str, **args: Any) -> Event:
    return Event(kind, args)


def test_a_blow_is_a_turning_point_for_whom_it_strikes() -> None:
    telling = Telling(strikes=("attack",), struck=lambda scene, event: int(event.args["seat"]))
    scene: Any = None
    assert telling.weight(scene, told("attack", seat=1), 1) == "turning"
    assert telling.weight(scene, told("attack", seat=1), 0) == "deed"
    assert telling.weight(scene, told("attack", seat=1), None) == "deed"


def test_what_one_learns_in_part_weighs_the_same() -> None:
    telling = Telling(details=("draw",))
    scene: Any = None
    assert telling.weight(scene, told("draw-hidden"), 0) == "detail"
    assert telling.weight(scene, told("unheard-of"), 0) == "deed"
