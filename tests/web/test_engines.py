"""Engines in the browser: the owner finds them by name in the lobby and among the keys, and sees when one fails."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serve import COMMAND

from .conftest import Server

ROOT = Path(__file__).parents[2]
ROGUE = ROOT / "tests/bots/engine/rogue.py"
MAGICIANS = {"options": {"magicians": ["fire-girl", "air-boy"]}}


@pytest.fixture
def engine_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose operator allows two engines."""
    allowed = [
        f"{name}={shlex.join([sys.executable, str(ROGUE), habit])}"
        for name, habit in (("Candle", "good"), ("Cheat", "cheats"))
    ]
    server = Server(tmp_path, *COMMAND, *(word for engine in allowed for word in ("--engine", engine)))
    yield server
    server.kill()


@pytest.mark.parametrize(
    ("lang", "called", "failed"),
    [
        ("en", "engine Cheat", r"chance has decided for it .+ \((it broke the protocol|it failed too often: .*)\)"),
        ("pl", "silnik Cheat", r"raz.* zdecydował za niego los \((złamał protokół|zawiódł zbyt wiele razy: .*)\)"),
    ],
)
def test_the_owner_gives_a_seat_to_an_engine_and_sees_that_it_fails(
    visit: Any, engine_server: Server, lay_at: Any, lang: str, called: str, failed: str
) -> None:
    me = visit(lang=lang)
    me.address = engine_server.address
    made = lay_at(engine_server.address, "human", "human", **MAGICIANS)
    (asked,) = made["table"]["asked"]
    me.sit(made, 1 - asked, "owner")
    me.page.get_by_role("button", name={"en": "Keys to this table", "pl": "Klucze do tego stołu"}[lang]).click()
    place = me.page.locator(f"dialog.owner [data-seat='{asked}']")
    place.get_by_role("combobox").select_option("engine:Cheat")
    place.get_by_text(called, exact=True).wait_for()
    place.locator(".forfeits", has_text=re.compile(failed)).wait_for()


def test_an_engine_is_among_the_bots_of_the_lobby(visit: Any, engine_server: Server) -> None:
    me = visit()
    me.address = engine_server.address
    me.page.goto(engine_server.address)
    me.page.locator("[data-game='bigbook'], button:has-text('The Big Book of Madness')").first.click()
    me.page.locator("select.kind").first.wait_for()
    offered = me.page.locator("select.kind").first.locator("option").all_inner_texts()
    assert {"engine Candle", "engine Cheat", "sensible bot"} <= set(offered)
