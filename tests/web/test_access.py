"""Access: axe-core finds nothing serious on the pages of the client, by night and by day, wide and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
"""axe-core, MPL 2.0, as published by Deque (npm axe-core)."""


def serious(page: Any) -> list[str]:
    page.wait_for_timeout(300)
    page.evaluate(AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("light", ["night", "day"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious(visit: Any, light: str, width: int) -> None:
    me = visit(width=width)
    page = me.page
    me.context.add_init_script(f"localStorage.setItem('koszmar.light', '{light}')")
    page.goto(me.address)
    page.locator(".tile").wait_for()
    assert serious(page) == []
    page.locator(".tile").click()
    assert serious(page) == []
    page.locator(".laying .big").click()
    me.wait_to_be_asked()
    assert serious(page) == []
    page.keyboard.press("1")
    page.locator(".mine .fan .card").first.wait_for()
    me.wait_to_be_asked()
    assert serious(page) == []
    page.get_by_role("button", name="Why am I asked this?").click()
    page.locator(".asked-by").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".reading").wait_for()
    assert serious(page) == []
    page.keyboard.press("t")
    page.get_by_role("button", name="Timeline").click()
    page.get_by_role("slider").wait_for()
    assert serious(page) == []
