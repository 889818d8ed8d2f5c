"""A real server and a real browser for the tests of the client; skipped with a reason where there is no Chromium.

What the tests know of the page (selectors, the client's own state) is in ``Visitor``, so that it is said once.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zlib import decompress

import pytest
from tests.ports import free_port
from tests.serve import COMMAND

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.flow import notation

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 120.0
"""Seconds; only a table that stands still for ever waits so long, however busy the machine is."""

SHORT = {"inside_pages": 1}
"""Parameters for a match of two Monsters."""
SHORTEST = {"inside_pages": 1, "madness_by_players": {"2": 2, "3": 2, "4": 2, "5": 2}}
"""… for a match that is soon lost."""

LOOK = """(last) => Promise.all([import('/table/state.js'), import('/table/stage.js')]).then(([state, stage]) => {
    const seen = () => ({
        number: state.sight.value?.number ?? null,
        choice: state.sight.value?.choice ?? null,
        seat: state.here.value ?? null,
        mine: state.mine.value ?? null,
        free: !state.sending.value && !stage.isBusy() && !stage.hasLeapt(),
        curtain: state.curtain.value ?? null,
        over: Boolean(state.view.value?.ending),
        past: state.moment.value?.choice ?? null,
        keys: (state.view.value?.question?.choices ?? []).map((one) => one.key),
        prompt: state.view.value?.question?.prompt.id ?? null,
        told: Boolean(state.view.value?.question?.story.length),
    });
    const [known, end] = [JSON.stringify(last), performance.now() + 250];
    return new Promise((resolve) => {
        const look = () => {
            const now = seen();
            if (JSON.stringify(now) !== known || performance.now() > end) resolve(now);
            else setTimeout(look, 10);
        };
        look();
    });
})"""
"""What the client knows: as soon as it is something else than the last time, or after a while."""


STEADY = """() => document.fonts.ready.then(() => new Promise((resolve) => {
    let [last, still] = ['', 0];
    const look = () => {
        const { x, y, width } = document.querySelector('.atlas .front .slab').getBoundingClientRect();
        still = last === `${x} ${y} ${width}` ? still + 1 : 0;
        last = `${x} ${y} ${width}`;
        if (still < 6) requestAnimationFrame(look);
        else resolve();
    };
    look();
}))"""
"""Until the letters are there and the map lies where it is going to lie."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium, without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="needs: pip install playwright")
    if CHROMIUM is None:
        pytest.skip("needs Chromium: apt-get install -y chromium")
    with playwright.sync_playwright() as engine:
        found = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE * 1000)
        yield found
        found.close()


class Room:
    """A place for one visitor after another: a context of the browser and its one page.

    A page that has shown a table before shows the next one for a third of the work.
    """

    def __init__(self, context: Any, kind: str) -> None:
        self.context = context
        self.kind = kind
        """What it was made with."""
        self.page = context.new_page()
        self.line = context.new_cdp_session(self.page)
        """To the browser itself."""
        self.line.send("Page.enable")
        self.scripts: list[str] = []
        """What runs first on every document, as long as this visitor is here."""
        self.ears: list[tuple[str, Any]] = []
        """What the visitor hears of the page."""

    def run_first(self, script: str) -> None:
        """Run this on every document that the visitor opens, before its own; an empty page keeps nothing."""
        source = f"if (location.origin !== 'null') {{ {script} }}"
        added = self.line.send("Page.addScriptToEvaluateOnNewDocument", {"source": source})
        self.scripts.append(added["identifier"])

    def listen(self, event: str, ear: Callable[[Any], Any]) -> None:
        """Tell the visitor of such events."""
        self.page.on(event, ear)
        self.ears.append((event, ear))

    def clear(self, origins: set[str]) -> bool:
        """Forget what the visitor has kept at these origins, has done to the page and was allowed; whether it can."""
        page = self.page
        page.unroute_all(behavior="ignoreErrors")
        for event, ear in self.ears:
            page.remove_listener(event, ear)
        for script in self.scripts:
            self.line.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
        self.scripts, self.ears = [], []
        for one in self.context.pages:
            if one is not page:
                one.close()
        if not self._forget_the_tab(origins):
            return False
        for origin in origins:
            self.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.line.send("Page.resetNavigationHistory")
        self.context.clear_cookies()
        self.context.clear_permissions()
        return True

    def _forget_the_tab(self, origins: set[str]) -> bool:
        """What a tab keeps for itself is forgotten only where a server still answers."""
        self.page.mouse.move(-1, -1)
        for origin in origins:
            try:
                self.page.goto(f"{origin}/health")
            except playwright_error():
                return False
            self.page.evaluate("() => { window.name = ''; localStorage.clear(); sessionStorage.clear(); }")
        return True


def playwright_error() -> type[Exception]:
    """What Playwright raises."""
    from playwright.sync_api import Error

    return Error


class Rooms:
    """Places for visitors, used again and again: whoever comes next finds the files of the page in the browser's cache,
    as one does who was here yesterday, and nothing else of the visitor before.
    """

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.free: dict[str, list[Room]] = {}
        """Rooms in which nobody is, by what they were made with."""

    def take(self, **how: Any) -> Room:
        """An empty room made with these settings."""
        kind = repr(sorted(how.items()))
        if self.free.get(kind):
            return self.free[kind].pop()
        context = self.browser.new_context(**{"service_workers": "block", **how})
        context.set_default_timeout(PATIENCE * 1000)
        return Room(context, kind)

    def give_back(self, room: Room, origins: set[str]) -> None:
        """Ready for somebody else, unless a server has gone and something cannot be forgotten."""
        if room.clear(origins):
            self.free.setdefault(room.kind, []).append(room)
        else:
            room.context.close()


@pytest.fixture(scope="session")
def rooms(browser: Any) -> Rooms:
    """Where visitors are."""
    return Rooms(browser)


class Server:
    """`koszmar serve` on a free port, with a database of its own."""

    def __init__(self, folder: Path, *command: str) -> None:
        self.command = command or COMMAND
        pytest.importorskip("litestar", reason="needs the extra: pip install koszmar[server]")
        self.port = free_port()
        self.folder = folder
        self.database = folder / "tables.db"
        self.address = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self) -> None:
        """Start it, again perhaps, and wait until it answers."""
        where = ["--port", str(self.port), "--db", f"sqlite:///{self.database}"]
        command = [*self.command, *where, "--hints", "search:16"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            self._wait()
        except OSError:
            self.kill()
            raise

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}health", timeout=PATIENCE):
                    return
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def kill(self) -> None:
        """No goodbye."""
        self.process.kill()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that the tests share."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    """Where it is."""
    return server.address


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    server = Server(tmp_path)
    yield server
    server.kill()


Made = dict[str, Any]


def lay(address: str, *players: str, **wish: Any) -> Made:
    """A table made without a browser, where these sit: human, or a kind of bot; the answer holds its keys."""
    body = {"game": "bigbook", "players": len(players), "seats": list(players), **wish}
    if "seed" in wish:
        body["private"] = True
    request = urllib.request.Request(
        f"{address}api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                made: Made = json.load(answer)
            return made
        except urllib.error.HTTPError as error:
            if error.code != 503 or time.monotonic() > until:
                raise
            time.sleep(float(error.headers["Retry-After"]))


@pytest.fixture
def lay_here(address: str) -> Callable[..., Made]:
    """``lay`` at the server that the tests share."""
    return lambda *players, **wish: lay(address, *players, **wish)


@pytest.fixture
def lay_at() -> Callable[..., Made]:
    """``lay`` at any server."""
    return lay


class Script:
    """A whole match thought out beforehand by sensible players: the same set-up at a table goes the same way."""

    def __init__(
        self, players: int, seed: str, *, game: str = "bigbook", longest: int | None = None, **setup: Any
    ) -> None:
        self.setup = {"seed": seed, **setup}
        self.match = koszmar.Match.new(game, players=players, **self.setup)
        self.choices: list[tuple[int, str]] = []
        """Who answers, and what."""
        self.prompts: list[str] = []
        bot = make_bot("sensible", seed=seed)
        for decision in self.match:
            if longest is not None and len(self.choices) >= longest:
                return
            key = bot.choose(self.match, decision.seat)
            self.prompts.append(decision.prompt)
            self.choices.append((decision.seat, notation(key)))
            self.match.choose(key, decision.seat)

    def at(self, number: int) -> koszmar.Match:
        """The match after so many choices."""
        past = koszmar.Match.replay(self.match.record(), upto=0)
        for seat, key in self.choices[:number]:
            past.choose(key, seat)
        return past

    def first(self, prompt: str) -> int:
        """The number of the first question of this kind."""
        return self.prompts.index(prompt)


@pytest.fixture(scope="session")
def script() -> type[Script]:
    """Make a ``Script``."""
    return Script


def unpacked(frame: str | bytes) -> str:
    """What the server has said, however it travelled."""
    return decompress(frame).decode() if isinstance(frame, bytes) else frame


def origin(url: str) -> str:
    """Whose page it is."""
    found = urlsplit(url)
    return f"{found.scheme}://{found.netloc}"


class Visitor:
    """A person with a browser of their own: keys, language and screen; ``likes`` are settings kept in the browser."""

    def __init__(
        self,
        rooms: Rooms,
        address: str,
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        likes: dict[str, str] | None = None,
        reduced_motion: str = "reduce",
        **how: Any,
    ) -> None:
        self.rooms = rooms
        self.room = rooms.take(locale={"en": "en-GB", "pl": "pl-PL"}[lang], **how)
        self.context, self.page = self.room.context, self.room.page
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(reduced_motion=reduced_motion)
        for name, value in (likes or {}).items():
            self.room.run_first(f"localStorage.setItem('koszmar.{name}', '{value}')")
        if "pace" not in (likes or {}):  # nobody in a hurry waits until everything is told
            self.room.run_first("localStorage['koszmar.pace'] ??= 'none'")
        if "payments" not in (likes or {}):  # whoever plays by a script is asked everything
            self.room.run_first("localStorage['koszmar.payments'] ??= 'ask'")
        self.origins: set[str] = set()
        self.room.listen("framenavigated", lambda frame: self._came_to(frame.url))
        self.touches = bool(how.get("has_touch"))
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[str] = []
        """Everything the server sent over sockets, in order."""
        self.room.listen("pageerror", lambda error: self.complaints.append(str(error)))
        self.room.listen("console", lambda line: line.type == "error" and self._note(line))
        self.room.listen(
            "websocket",
            lambda line: line.on("framereceived", lambda text: self.frames.append(unpacked(text))),
        )

    def _came_to(self, url: str) -> None:
        if url.startswith("http"):
            self.origins.add(origin(url))

    # -- coming in -------------------------------------------------------------------------------------------------

    def _note(self, line: Any) -> None:
        """Browsers complain of their own when a server that was stopped cannot be reached again yet, and when a page
        without an icon, where a tab is forgotten (``Room``), has none under the usual name either.
        """
        where = line.location.get("url", "").removeprefix(self.address)
        is_lost = "WebSocket" in line.text and "ERR_CONNECTION_REFUSED" in line.text
        if not is_lost and not f"/{where}".endswith("/favicon.ico"):
            self.complaints.append(f"{line.text}: {where}" if where else line.text)

    def lay_table(self, *sitters: str, **wish: Any) -> None:
        """From the lobby to a table where these sit: me, device, link, bot; settings may be slipped in on the way."""
        page = self.page
        if wish:
            self.slip_in(wish)
        page.goto(self.address)
        self.press(page.locator(".tile[data-game=bigbook]"))
        places = page.locator(".who-sits li")
        places.first.wait_for()
        while places.count() < len(sitters):
            self.press(page.locator(".more button").first)
        while places.count() > len(sitters):
            self.press(page.locator(".more button").last)
        for seat, who in enumerate(sitters):
            kinds = ("me", "device", "link", "bot")
            self.press(places.nth(seat).locator("[role=radio]").nth(kinds.index(who)))
        self.press(page.locator(".laying .big").last)

    def slip_in(self, wish: dict[str, Any]) -> None:
        """Whatever table this browser asks for gets these settings too."""

        def more(route: Any) -> None:
            body = route.request.post_data_json
            route.continue_(post_data=json.dumps({**body, **wish, "private": "seed" in wish}))

        self.page.route("**/api/tables", more)

    def invitation(self) -> str:
        """The one link for the table that this visitor has laid, from the room before the first choice."""
        return str(self.page.locator(".one-link input").input_value())

    def join(self, link: str, name: str = "", seat: int | None = None) -> None:
        """By the one link: a name, a free seat, and ready."""
        page = self.page
        page.goto(link)
        page.wait_for_url(lambda url: "join=" not in url)
        page.locator(".my-name input").fill(name)
        page.locator(".my-name input").blur()
        places = page.locator(".place-of" if seat is None else f'.place-of[data-seat="{seat}"]')
        self.press(places.locator(".seat-acts .big").first)
        page.locator('.place-of[data-who="me"]').wait_for()
        self.get_ready()

    def get_ready(self) -> None:
        """Say that the match may begin."""
        self.press(self.page.locator(".gathering .after .big"))
        self.page.locator(".place-of.is-ready[data-who=me], .question").first.wait_for()

    def sit(self, made: Made, *seats: int | str) -> None:
        """By link, as these: a seat's number, owner, spectators."""
        keys = [made["seats"][who] if isinstance(who, int) else made[who] for who in seats]
        for key in keys:
            self.page.goto(f"{self.address}#table={made['code']}&key={key}")
            self.page.wait_for_url(lambda url: "key=" not in url)
        if len(keys) > 1:
            self.page.reload()
        self.wait_until(lambda now: now["number"] is not None)

    # -- looking ---------------------------------------------------------------------------------------------------

    def look(self, last: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the client knows of the table: at once, or when it is something else than the last time."""
        found: dict[str, Any] = self.page.evaluate(LOOK, last)
        return found

    def wait_until(self, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Until what the client knows is such."""
        end, now = time.monotonic() + PATIENCE, self.look()
        while not enough(now):
            assert time.monotonic() < end, f"the table stands still at {now}"
            now = self.look(now)
        return now

    def wait_to_be_asked(self) -> None:
        """Until the question is mine and can be answered, and nothing moves that an answer would hurry."""
        self.wait_until(lambda now: now["mine"] and now["free"])
        self.page.locator(".mine-to-answer:not(.sending) .answer:enabled").first.wait_for(state="attached")

    def question(self) -> str:
        """The sentence that is asked."""
        return str(self.page.locator(".asking h1").first.inner_text())

    def number(self) -> int:
        """Which question of the table this is, as the client knows it."""
        return int(self.look()["number"])

    def wait_for_news(self, old: int) -> None:
        """Until the table has moved on from that number."""
        self.wait_until(lambda now: now["number"] != old)

    def hear_out(self, speaker: Visitor) -> None:
        """Until all has come that the table had to tell when somebody else, after all they have asked for, says a word.

        Views come before talk: what has not come by then does not come.
        """
        word = f"a word after {len(self.frames)} frames"
        speaker.page.evaluate("word => import('/table/play.js').then((play) => play.talk(word))", word)
        end = time.monotonic() + PATIENCE
        while not any(word in frame for frame in self.frames):
            assert time.monotonic() < end, "nobody is heard"
            self.page.wait_for_timeout(20)

    def words(self) -> str:
        """The whole table as its text page says it."""
        self.page.keyboard.press("t")
        text = str(self.page.locator(".reading").inner_text())
        self.page.keyboard.press("t")
        self.page.locator(".reading").wait_for(state="detached")
        return text

    # -- doing -----------------------------------------------------------------------------------------------------

    def press(self, thing: Any) -> None:
        """Click, or tap where there is no mouse."""
        if self.touches:
            thing.tap()
        else:
            thing.click()

    def answer(self, key: str) -> None:
        """Press the answer with this key: below the story that is told, or beside the table, perhaps unfolded first."""
        told = self.look()["told"]
        if told:
            self.leaf()
        else:
            self.lay_aside()
        place = "dialog.tale " if told else ""
        button = self.page.locator(f'{place}.answer[data-key="{key}"]').first
        button.wait_for(state="attached")
        if not button.is_visible():
            self.press(self.page.locator(".answers details:not([open]) > summary").first)
        self.press(button)

    def leaf(self) -> None:
        """To the last page of the story that lies open."""
        following = self.page.locator("dialog.tale .next")
        while following.count():
            self.press(following)

    def lay_aside(self) -> None:
        """Close the story that somebody else was asked to read, if it still lies open."""
        self.leaf()
        heard = self.page.locator("dialog.tale .big")
        if heard.count():
            self.press(heard)
            self.page.locator("dialog.tale").wait_for(state="detached")

    def hint(self, ask: Callable[[], None] | None = None) -> str:
        """Ask what the bot would do, by the button unless told otherwise; the key of its answer."""
        known = len(self._hints())
        if ask:
            ask()
        else:
            self.press(self.page.get_by_role("button", name="What would the bot do?"))
        end = time.monotonic() + PATIENCE
        while len(hints := self._hints()) == known:
            assert time.monotonic() < end, "no hint comes"
            self.page.wait_for_timeout(20)
        return str(hints[-1]["key"])

    def _hints(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames if '"type":"hint"' in frame]

    def take_device(self) -> None:
        """Pull the curtain aside if one hangs, and be asked."""
        now = self.wait_until(lambda now: now["free"] and (now["mine"] or now["curtain"] is not None))
        if now["curtain"] is not None:
            self.press(self.page.locator("dialog.curtain .big"))
        self.wait_to_be_asked()

    def begin(self) -> None:
        """Choose the first Magician offered, and be asked again."""
        self.wait_to_be_asked()
        self.page.keyboard.press("1")
        self.page.locator(".mine .fan .card").first.wait_for()
        self.wait_to_be_asked()

    def save_record(self) -> str:
        """Download the record; what is in the file."""
        shut = self.page.get_by_role("button", name="Look at the table")
        if shut.is_visible():
            self.press(shut)
        with self.page.expect_download() as saved:
            self.press(self.page.get_by_role("button", name="Save the record").first)
        return str(saved.value.path().read_text(encoding="utf-8"))

    def close(self) -> None:
        """Leave, and have nothing to complain of."""
        complaints = [*self.complaints]
        self.rooms.give_back(self.room, self.origins)
        assert complaints == []


def play(script: Script, sitters: dict[int, Visitor], until: int | None = None, start: int = 0) -> None:
    """Play a script at a table, every seat in its own browser, or several in one with a curtain between."""
    for number, (seat, key) in enumerate(script.choices[start:until], start):
        visitor = sitters[seat]
        now = visitor.wait_until(
            lambda now, number=number, seat=seat: (  # type: ignore[misc]
                now["number"] == number
                and now["free"]
                and ((now["mine"] and now["seat"] == seat) or now["curtain"] == seat)
            )
        )
        if now["curtain"] == seat:
            visitor.press(visitor.page.locator("dialog.curtain .big"))
        visitor.answer(key)


@pytest.fixture(scope="session", name="play")
def play_script() -> Callable[..., None]:
    """Play a ``Script``."""
    return play


@pytest.fixture
def visit(rooms: Rooms, address: str) -> Iterator[Callable[..., Visitor]]:
    """Open a browser for a person; all of them are closed after the test."""
    visitors: list[Visitor] = []

    def open_browser(**how: Any) -> Visitor:
        visitors.append(Visitor(rooms, address, **how))
        return visitors[-1]

    yield open_browser
    for visitor in visitors:
        visitor.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the small game in a house that ``fixtures/`` describes."""
    server = Server(tmp_path_factory.mktemp("house"), sys.executable, "-m", "tests.web.fixtures.game")
    yield server
    server.kill()


@pytest.fixture
def enter(visit: Callable[..., Visitor], house: Server) -> Callable[..., Visitor]:
    """Somebody sits down in that house, where it stands at one of its stages."""

    def sit_down(stage: str = "walk", *, seat: int | str = 0, **how: Any) -> Visitor:
        visitor = visit(**how)
        visitor.address = house.address
        visitor.sit(lay(house.address, *["human"] * 6, game="betrayal", options={"stage": stage}), seat)
        visitor.page.locator(".atlas .front .slab").first.wait_for()
        visitor.page.evaluate(STEADY)
        return visitor

    return sit_down


@pytest.fixture
def board(visit: Callable[..., Visitor], house: Server) -> Callable[..., Visitor]:
    """Somebody comes aboard the wreck, where it stands at one of its stages."""

    def come_aboard(stage: str = "walk", *, seat: int | str = 0, **how: Any) -> Visitor:
        visitor = visit(**how)
        visitor.address = house.address
        visitor.sit(lay(house.address, "human", "human", game="bigbook", options={"stage": stage}), seat)
        visitor.page.locator(".atlas .front .slab").first.wait_for()
        visitor.page.evaluate(STEADY)
        return visitor

    return come_aboard
