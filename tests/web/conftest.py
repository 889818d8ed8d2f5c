"""A real server and a real browser for the tests of the client; skipped with a reason where there is no Chromium."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 20.0


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium, without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="needs: pip install playwright")
    if CHROMIUM is None:
        pytest.skip("needs Chromium: apt-get install -y chromium")
    with playwright.sync_playwright() as engine:
        found = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


class Server:
    """`koszmar serve` on a free port, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        pytest.importorskip("litestar", reason="needs the extra: pip install koszmar[server]")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self) -> None:
        """Start it, again perhaps, and wait until it answers."""
        koszmar = str(Path(sys.executable).with_name("koszmar"))
        command = [koszmar, "serve", "--port", str(self.port), "--db", f"sqlite:///{self.folder}/tables.db"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        _wait_for(f"{self.address}health")

    def kill(self) -> None:
        """No goodbye."""
        self.process.kill()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is that the tests share."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server.address
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    server = Server(tmp_path)
    yield server
    server.kill()


def _wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


class Visitor:
    """A person with a browser of their own: keys, language and screen."""

    def __init__(self, browser: Any, address: str, lang: str = "en", width: int = 1440, height: int = 900) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            reduced_motion="reduce",
        )
        self.page = self.context.new_page()
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: line.type == "error" and self.complaints.append(line.text))
        self.page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda text: self.frames.append(str(text))),
        )

    def lay_table(self, *sitters: str) -> None:
        """From the lobby to a table where these sit: me, device, link, bot."""
        page = self.page
        page.goto(self.address)
        page.locator(".tile").click()
        places = page.locator(".who-sits li")
        while places.count() < len(sitters):
            page.locator(".more button").first.click()
        while places.count() > len(sitters):
            page.locator(".more button").last.click()
        for seat, who in enumerate(sitters):
            kinds = ("me", "device", "link", "bot")
            places.nth(seat).locator("[role=radio]").nth(kinds.index(who)).click()
        page.locator(".laying .big").click()

    def wait_to_be_asked(self) -> None:
        """Until the question is mine and can be answered."""
        self.page.locator(".mine-to-answer:not(.sending) .answer:enabled").first.wait_for(
            state="attached", timeout=PATIENCE * 1000
        )

    def question(self) -> str:
        """The sentence that is asked."""
        return str(self.page.locator(".asking h1").inner_text())

    def number(self) -> str:
        """Which question of the match this is, as the client knows it."""
        return str(self.page.evaluate("import('/table/state.js').then((s) => s.sight.value.number)"))

    def wait_for_news(self, old: str) -> None:
        """Until the table has moved on from that number."""
        end = time.monotonic() + PATIENCE
        while self.number() == old:
            assert time.monotonic() < end, "the table stands still"
            self.page.wait_for_timeout(50)

    def close(self) -> None:
        """Leave, and have nothing to complain of."""
        self.context.close()
        assert self.complaints == []


@pytest.fixture
def visit(browser: Any, address: str) -> Iterator[Any]:
    """Open a browser for a person; all of them are closed after the test."""
    visitors: list[Visitor] = []

    def open_browser(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **how))
        return visitors[-1]

    yield open_browser
    for visitor in visitors:
        visitor.close()
