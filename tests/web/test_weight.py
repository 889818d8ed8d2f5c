"""A visit is light: few requests, few bytes, nothing twice; and a table that rests costs nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from koszmar.kernel.game import games

from .weight import Scales, business, running, table_of

FIRST, WARM = 300_000, 20_000
"""Bytes that the first visit may cost, and a later one; the page itself half of it, the rest is the match."""
MOST_REQUESTS = 20
IDLE = 0.02


def visits(browser: Any, go: Callable[[Any], None], lang: str = "pl-PL") -> tuple[Scales, Scales, Any]:
    """Somebody comes who was never here, and comes again."""
    context = browser.new_context(locale=lang, viewport={"width": 1440, "height": 900})
    found = []
    for _ in range(2):
        page = context.new_page()
        found.append(Scales(page))
        go(page)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
    return found[0], found[1], page


def is_light(first: Scales, again: Scales) -> None:
    sys.stdout.write(f"\nfirst {first.weight}, again {again.weight} {table_of(first.weight)}\n")
    assert first.weight.requests <= MOST_REQUESTS, table_of(first.weight)
    assert first.weight.bytes <= FIRST, table_of(first.weight)
    view = again.weight.by_path.get("ws", 0)
    assert again.weight.bytes - view <= WARM / 2, table_of(again.weight)
    assert again.weight.bytes <= WARM, table_of(again.weight)


def test_the_lobby_is_light(browser: Any, address: str) -> None:
    def go(page: Any) -> None:
        page.goto(address)
        page.locator(".tile").nth(len(games()) - 1).wait_for()

    *both, page = visits(browser, go)
    is_light(*both)
    page.context.close()


@pytest.mark.parametrize("game", sorted(games()))
def test_a_table_that_a_friend_invites_to_is_light_and_rests(
    browser: Any, address: str, lay_here: Callable[..., Any], game: str
) -> None:
    made = lay_here(*["human"] * games()[game].players[0], game=game)

    def go(page: Any) -> None:
        page.goto(f"{address}#table={made['code']}&key={made['seats'][0]}")
        page.locator(".question").first.wait_for()

    *both, page = visits(browser, go)
    is_light(*both)
    endless = [one for one in running(page) if one.endswith((" Infinity", " null"))]
    assert endless == []
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    page.wait_for_timeout(300)
    share = min(business(page, 1.5), business(page, 1.5))
    sys.stdout.write(f"idle {share:.2%}\n")
    assert share < IDLE
    page.context.close()


def test_the_page_can_be_installed_and_says_so_when_the_server_is_away(browser: Any, address: str) -> None:
    context = browser.new_context(locale="pl-PL")
    page = context.new_page()
    page.goto(address)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async (src) => { const one = new Image(); one.src = src; await one.decode(); return one.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.evaluate("location.hash = 'kept'")
    context.set_offline(True)
    page.reload()
    page.get_by_text("Stół jest poza zasięgiem").wait_for()
    assert page.locator("img").evaluate("one => one.complete && one.naturalWidth > 0")
    page.evaluate("addEventListener('online', (event) => event.stopImmediatePropagation(), true)")
    context.set_offline(False)
    page.get_by_role("link").click()
    page.locator(".tile").first.wait_for()
    assert page.url.endswith("#kept"), "knocking leads back to where one was"
    context.close()
