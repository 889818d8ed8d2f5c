"""The browsers of these tests: used again by one visitor after another, and new to each of them."""

from __future__ import annotations

from typing import Any

from .conftest import Visitor

KEPT = """async () => ({
    storage: { ...localStorage },
    databases: (await indexedDB.databases()).map((one) => one.name),
    cookies: document.cookie,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' })).state,
})"""
KEEP = """() => new Promise((resolve) => {
    localStorage.setItem('koszmar.pace', 'none');
    document.cookie = 'mine=1';
    indexedDB.open('mine').onsuccess = ({ target }) => { target.result.close(); resolve(); };
})"""


def test_a_visitor_finds_nothing_of_the_one_before(rooms: Any, address: str, lay_here: Any) -> None:
    made = lay_here("human", "human")
    first = Visitor(rooms, address, timezone_id="Europe/Warsaw")
    first.page.goto(first.address)
    untouched = first.page.evaluate(KEPT)
    first.sit(made, 0)
    first.page.evaluate(KEEP)
    first.context.grant_permissions(["clipboard-read"])
    touched = first.page.evaluate(KEPT)
    assert all(touched[kind] != untouched[kind] for kind in untouched)
    first.close()
    second = Visitor(rooms, address, timezone_id="Europe/Warsaw")
    assert second.context is first.context, "nobody else comes from this time zone"
    second.page.goto(second.address)
    assert second.page.evaluate(KEPT) == untouched
    second.close()


def test_a_table_called_like_something_that_every_object_has_is_only_a_table_that_does_not_exist(visit: Any) -> None:
    visitor = visit()
    for code in ("__proto__", "constructor", "toString"):
        visitor.page.goto(f"{visitor.address}#table={code}&key=nothing")
        visitor.page.get_by_text("There is no such table.").wait_for()
