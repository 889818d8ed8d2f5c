"""The browsers of these tests: used again by one visitor after another, and new to each of them."""

from __future__ import annotations

from typing import Any

from .conftest import Visitor

KEPT = """async () => ({
    storage: { ...localStorage },
    tab: { ...sessionStorage },
    name: window.name,
    before: history.length,
    hurried: window.hurried ?? null,
    answers: await fetch('/api/games').then((answer) => answer.status),
    databases: (await indexedDB.databases()).map((one) => one.name),
    cookies: document.cookie,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' })).state,
})"""
KEEP = """() => new Promise((resolve) => {
    localStorage.setItem('koszmar.pace', 'none');
    sessionStorage.setItem('mine', '1');
    window.name = 'mine';
    document.cookie = 'mine=1';
    indexedDB.open('mine').onsuccess = ({ target }) => { target.result.close(); resolve(); };
})"""


def test_a_visitor_finds_nothing_of_the_one_before(rooms: Any, address: str, lay_here: Any) -> None:
    made = lay_here("human", "human")
    first = Visitor(rooms, address, timezone_id="Europe/Warsaw")
    first.page.goto(first.address)
    untouched = first.page.evaluate(KEPT)
    first.room.run_first("window.hurried = true")
    first.sit(made, 0)
    first.page.reload()
    first.page.evaluate(KEEP)
    first.page.route("**/api/games", lambda route: route.fulfill(status=202))
    first.context.grant_permissions(["clipboard-read"])
    touched = first.page.evaluate(KEPT)
    assert all(touched[kind] != untouched[kind] for kind in untouched)
    first.close()
    second = Visitor(rooms, address, timezone_id="Europe/Warsaw")
    assert second.context is first.context, "nobody else comes from this time zone"
    assert second.page is first.page, "what it has compiled is still there"
    second.page.goto(second.address)
    assert second.page.evaluate(KEPT) == untouched
    second.close()


def test_a_table_called_like_something_that_every_object_has_is_only_a_table_that_does_not_exist(visit: Any) -> None:
    visitor = visit()
    for code in ("__proto__", "constructor", "toString"):
        visitor.page.goto(f"{visitor.address}#table={code}&key=nothing")
        visitor.page.get_by_text("There is no such table.").wait_for()


def test_nothing_is_said_in_the_words_of_another_game(visit: Any, lay_here: Any) -> None:
    """Both tables are being set up, and say so under the same name; the words of the second are late."""
    me = visit()
    me.sit(lay_here("human", "human"), 0)
    me.page.locator(".table .question").wait_for()
    late: list[Any] = []
    me.page.route("**/api/words/alone/**", lambda route: late.append(route))
    me.sit(lay_here("human", "human", game="alone"), 0)
    me.wait_until(lambda now: bool(now["keys"]) and bool(late))
    assert "⟨" not in me.page.locator("body").inner_text()
    for route in late:
        route.continue_()
    me.page.locator(".table .question").wait_for()
    assert "⟨" not in me.page.locator("body").inner_text()
