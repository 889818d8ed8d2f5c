"""The tiny game of ``tests/tiny``, installed somewhere else, in the browser: its own look, words and picture."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.tiny.install import install
from tests.web.conftest import Server


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("elsewhere")
    path = install(folder)["PYTHONPATH"]
    server = Server(folder, "env", f"PYTHONPATH={path}", sys.executable, "-m", "tests.serve")
    yield server
    server.kill()


@pytest.mark.skipif(os.name == "nt", reason="needs env")
def test_a_game_from_elsewhere_is_picked_in_the_lobby_and_played_to_its_end(
    visit: Callable[..., Any], elsewhere: Server
) -> None:
    me = visit(likes={"pace": "none"})
    me.address = elsewhere.address
    page = me.page
    page.goto(me.address)
    tile = page.locator(".tile[data-game=tallow]")
    tile.wait_for()
    assert "a night that does not wait" in tile.inner_text()
    assert tile.locator(".picture").get_attribute("src") == "looks/tallow/scene.svg"
    assert tile.locator(".picture").evaluate("image => image.decode().then(() => image.naturalWidth)") == 400
    me.press(tile)
    page.locator(".who-sits li").first.wait_for()
    me.press(page.locator(".laying .big").last)
    me.wait_to_be_asked()
    assert "do you light a candle?" in me.question()
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--table').trim()") == "#211c14"
    assert page.locator(".mine .fan .card").count() == 2
    for _ in range(20):
        now = me.wait_until(lambda now: now["over"] or (now["mine"] and now["free"]))
        if now["over"]:
            break
        page.locator(".mine-to-answer:not(.sending) .answer:enabled").first.wait_for(state="attached")
        page.keyboard.press("1")
        me.wait_for_news(now["number"])
    ending = page.locator(".ending")
    ending.wait_for()
    assert any(words in ending.inner_text() for words in ("Nobody counts the stumps", "and then it does not"))
    assert "⟨" not in page.locator("body").inner_text()
