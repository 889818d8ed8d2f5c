"""Changes between two views: any library for JSON Patch makes the new one of the old."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonpatch import apply_patch
from tests.thorough import THOROUGH

from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.kernel.view import Board, Message, Space, View, Zone, lasting
from koszmar.server import changes as changing
from koszmar.server.changes import changes, pieces

NAMES = st.sampled_from(["a", "b", "a/b", "~", "~1", ""])
DATA = st.recursive(
    st.one_of(st.none(), st.integers(0, 3), st.text(max_size=2)),
    lambda inside: st.one_of(st.lists(inside, max_size=3), st.dictionaries(NAMES, inside, max_size=3)),
    max_leaves=8,
)


@settings(max_examples=100 * THOROUGH)
@given(DATA, DATA)
def test_a_patch_makes_the_new_data_of_the_old(old: Any, new: Any) -> None:
    before = deepcopy(old)
    patch = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
    assert apply_patch(old, patch) == new
    assert old == before


def test_data_that_has_not_changed_needs_no_patch() -> None:
    assert changes({"a": [1, 2]}, {"a": [1, 2]}) == []


@pytest.mark.parametrize("game", sorted(games()))
def test_a_view_is_written_the_same_whatever_was_written_before_it(game: str) -> None:
    match, random = Match.new(game, seed="pieces"), Random(1)
    seats: list[int | None] = [None, *range(match.setting.players)]
    for _ in range(40):
        if match.decision is None:
            break
        match.choose(random.choice(match.options(match.decision.seat)), match.decision.seat)
        views = [match.view(seat) for seat in seats]
        for one, other in [*pairwise(views), *pairwise(views[::-1])]:
            assert pieces(one, (other, pieces(other))) == pieces(one)
        for view in views:  # parts that are kept say what they say now, not what they once said
            assert in_json(pieces(view)) == in_json(view)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_view_is_written_the_same_whatever_was_written_before_the_choice(game: str) -> None:
    match, random = Match.new(game, seed="latest"), Random(2)
    latest = None
    for _ in range(60):
        for seat in range(match.setting.players):
            view = match.view(seat)
            written = pieces(view, latest)
            assert in_json(written) == in_json(view)
            latest = view, written
        if match.decision is None:
            break
        after = match.fork()
        after.choose(random.choice(after.options(after.decision.seat)), after.decision.seat)
        after.take_the_place_of(match)
        match = after


def test_of_a_map_that_has_changed_only_the_spaces_that_have_are_sent() -> None:
    def shown(*titles: str) -> View:
        spaces = [Space(str(number), "floor", number, 0, Message(title)) for number, title in enumerate(titles)]
        return View("vault", None, Message("status"), boards=[Board("map", Message("map"), [], spaces)])

    (change,) = changes(pieces(shown("hall", "dark", "dark")), pieces(shown("hall", "cellar", "dark")))
    assert change.path == "/boards/0/spaces/1"


def in_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_what_lasts_is_written_once_for_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    encode = changing._encode
    monkeypatch.setattr(changing, "_encode", lambda value: written.append(value) or encode(value))

    @lasting
    def zone(count: int) -> Zone:
        return Zone("pile", "pile", Message("zone-pile"), count=count)

    def shown(count: int) -> bytes:
        return msgspec.json.encode(pieces(View("vault", None, Message("status"), zones=[zone(count), zone(7)])))

    texts = [shown(1), shown(2), shown(1)]
    assert texts[0] == texts[2] != texts[1]
    assert len([value for value in written if isinstance(value, Zone)]) == 3
