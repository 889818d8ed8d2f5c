"""Make the pictures of the README: one match in progress, in the terminal as SVG and in the browser as WebP.

Everything is played with the same seed, so that the pictures change only when the table does. The browser's need
Chromium (apt-get install chromium).
"""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.cli.speech import Speech
from koszmar.cli.table.draw import draw
from koszmar.cli.table.journal import Story

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""No picture fetches a font from elsewhere: the reader's own monospace does."""
CHOICES = 63
WIDTH, HEIGHT = 132, 44
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
        "locale": "pl-PL",
    },
}
"""How the browser's pictures are taken: wide in English, on a phone in Polish."""
LARGEST = 250_000
"""No picture of the browser has more bytes than this."""
WEBP = """async ([png, quality]) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
}"""


def main() -> None:
    """Play a while with sensible bots, then show what seat 0 sees at its next turn, everywhere."""
    match = Match.new("bigbook", players=3, options={"level": 1}, seed="velvet dark")
    bot = make_bot("sensible", seed="painter")
    for decision in match:
        if match.number > CHOICES and (decision.prompt, decision.seat) == ("action", 0):
            break
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert not match.over, "the match ended too soon for a picture: choose another seed"
    FOLDER.mkdir(exist_ok=True)
    for lang, name in (("en", "table.svg"), ("pl", "stol.svg")):
        paint(match, lang, FOLDER / name)
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("pictures of the browser need Chromium: apt-get install chromium")
    with serving() as address:
        photograph(match, address, chromium)


# -- the terminal ----------------------------------------------------------------------------------------------------


def paint(match: Match, lang: str, path: Path) -> None:
    """Draw the table for seat 0 and save it."""
    speech = Speech(match.game, lang)
    told = [speech.say(line) for line in match.narrate(match.events(0), 0)]
    console = Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        highlight=False,
        force_terminal=True,
        color_system="truecolor",
    )
    table, _ = draw(match.view(0), speech, Story(told[-8:], told[:-8]), console)
    console.print(table)
    svg = console.export_svg(title="koszmar play bigbook")
    path.write_text(FONT_FACE.sub("", svg), encoding="utf-8")
    print(path.name)


# -- the browser -----------------------------------------------------------------------------------------------------


@contextmanager
def serving() -> Iterator[str]:
    """A server of our own with nothing in it; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    koszmar = str(Path(sys.executable).with_name("koszmar"))
    with TemporaryDirectory() as folder:
        command = [koszmar, "serve", "--port", str(port), "--db", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(300):
                try:
                    ask(f"{address}health")
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            server.kill()
            server.wait()


def ask(url: str, body: str | None = None, method: str = "GET", key: str = "") -> Any:
    """Ask the server something."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(url, body.encode() if body else None, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def photograph(match: Match, address: str, chromium: str) -> None:
    """Lay the match at a table where seat 0 is a person, and take pictures of the lobby and the table."""
    from playwright.sync_api import sync_playwright

    made = ask(f"{address}api/records?seats=human,sensible,sensible", match.record(), "POST")
    code, key = made["code"], made["seats"][0]
    ask(f"{address}api/tables/{code}/seats/0", json.dumps({"name": "Ala"}), "PUT", key)
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for screen, how in SCREENS.items():
            context = browser.new_context(reduced_motion="reduce", **how)
            page = context.new_page()
            page.goto(address)
            page.locator(".tile").first.wait_for()
            save(page, FOLDER / f"lobby-{screen}.webp")
            page.goto(f"{address}#table={code}&key={key}")
            page.locator(".mine-to-answer .answer").first.wait_for(state="attached")
            page.locator(".mine .fan .card").first.wait_for()
            save(page, FOLDER / f"table-{screen}.webp")
            context.close()
        browser.close()


def save(page: Any, path: Path) -> None:
    """Take a picture when fonts are there and nothing moves, as WebP in the best quality that is small enough."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    png = b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    for quality in (0.92, 0.85, 0.75, 0.6):
        picture = b64decode(blank.evaluate(WEBP, [png, quality]))
        if len(picture) <= LARGEST:
            break
    blank.close()
    path.write_bytes(picture)
    print(path.name, len(picture))


if __name__ == "__main__":
    main()
