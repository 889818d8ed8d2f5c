"""Changes between two views: any library for JSON Patch makes the new one of the old."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonpatch import apply_patch
from tests.thorough import THOROUGH

from koszmar.server.changes import changes

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
