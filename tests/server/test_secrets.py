"""All that a server says during whole matches, and what it writes down: nothing that somebody may not know is in it.

What a client was told is held against matches that differ from the real one in everything that its seat cannot know: a
message that is the same for all of them gives nothing away.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from koszmar import Match
from koszmar.kernel.errors import BadRecord
from koszmar.kernel.flow import notation
from koszmar.kernel.game import Game, games
from koszmar.kernel.record import read_record
from koszmar.kernel.view import View
from koszmar.server import requests
from koszmar.server.logs import Lines
from koszmar.server.tables import Table

PLAYERS = 3
TABLE = {"players": PLAYERS, "rulings": {"open-hands": "closed"}}
SEED = "6f1d0c-an-evening"
WORLDS = ("one fate", "another fate")


class Asked:
    """What a client asked for in the middle of a match, and what it was told."""

    def __init__(self, choice: int, seat: int | None, message: dict[str, Any], answer: dict[str, Any]) -> None:
        self.choice, self.seat, self.message, self.answer = choice, seat, message, answer


def things(view: dict[str, Any]) -> list[str]:
    zones = [card["id"] for zone in view["zones"] for card in zone.get("cards", [])]
    return [*zones, *(f"panel-{panel['seat']}" for panel in view["panels"])]


class Evening:
    """A match in which everybody asks for everything that they can think of, all the time."""

    def __init__(self, server: Any, sit: Any, seed: int) -> None:
        self.server, self.opened = server, server.open(**TABLE, private=True, seed=SEED)
        self.clients = {seat: sit(self.opened, key) for seat, key in enumerate(self.opened["seats"])}
        self.clients[None] = sit(self.opened, self.opened["spectators"])
        self.asked: list[Asked] = []
        self.random = Random(seed)
        while not self.clients[0].views[0].get("ending"):
            self._curious()
            seat = next(seat for seat in range(PLAYERS) if self.clients[seat].options(seat))
            answer = self.clients[seat].choose(seat, self.random.choice(self.clients[seat].options(seat)))
            assert answer["type"] == "chosen", answer
            for client in self.clients.values():
                client.wait_for(answer["number"])
        keys = {"authorization": f"Bearer {self.opened['seats'][0]}"}
        self.record = server.http.get(f"/api/tables/{self.opened['code']}/record", headers=keys).text
        self.real = Match.replay(self.record)
        assert self.real.over

    def _ask(self, eyes: int | None, kind: str, **fields: Any) -> None:
        client = self.clients[eyes]
        message = {"kind": kind, **fields}
        self.asked.append(Asked(client.choices[eyes], eyes, message, client.ask(kind, **fields)))

    def _curious(self) -> None:
        """The spectators and one of the players ask for whatever they can think of; mostly one who has to answer."""
        watcher, turn = self.clients[None], self.clients[0].numbers[0]
        self._ask(None, "timeline", choice=self.random.randint(0, watcher.choices[None]))
        self._ask(None, "why", seat=0, thing="supply/fire-1")
        asked = next(seat for seat in range(PLAYERS) if self.clients[seat].options(seat))
        seat = self.random.choice([asked, asked, *range(PLAYERS)])
        client, other = self.clients[seat], (seat + 1) % PLAYERS
        known = client.choices[seat]
        self._ask(seat, "timeline", seat=seat, choice=self.random.randint(0, known))
        for thing in self.random.sample(things(client.views[seat]), 4):
            self._ask(seat, "why", seat=seat, thing=thing)
        self._ask(seat, "hint", seat=seat)
        self._ask(seat, "choose", seat=seat, number=client.numbers[seat], key="hand-1/fire-1 hand-2/water-1")
        self._ask(seat, "choose", seat=other, number=client.numbers[seat], key="end")
        self._ask(seat, "branch", choice=known)
        if turn % 10 == 0:
            self._asks_for_records(seat)

    def _asks_for_records(self, seat: int) -> None:
        keys = {"authorization": f"Bearer {self.opened['seats'][seat]},{self.opened['owner']}"}
        for kind in ("record", "checkpoint"):
            refused = self.server.http.get(f"/api/tables/{self.opened['code']}/{kind}", headers=keys)
            assert (refused.status_code, refused.json()["error"]) == (409, "not-over")

    def worlds(self, seat: int | None) -> Iterator[tuple[int, list[Match]]]:
        """For every moment: matches that look to this seat as the real one did, and are otherwise different."""
        eyes: Any = "spectator" if seat is None else seat
        match, choices = Match.replay(self.record, upto=0), read_record(self.record).choices
        for choice in range(len(choices)):
            yield choice, [match.fork(as_seen_by=eyes, seed=fate) for fate in WORLDS]
            at, _, key = (
                choices[choice].partition(" ") if choices[choice].startswith("@") else ("", "", choices[choice])
            )
            match.choose(key, int(at[1:]) if at else None)


@pytest.fixture(scope="module")
def evening(server: Any) -> Iterator[Evening]:
    from .conftest import Client

    clients: list[Client] = []

    def sit(opened: dict[str, Any], *keys: str) -> Client:
        clients.append(Client(server.port, opened["code"], *keys))
        return clients[-1]

    yield Evening(server, sit, 5)
    for client in clients:
        client.close()


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_view_and_no_moment_depends_on_what_the_seat_cannot_know(evening: Evening, seat: int | None) -> None:
    client = evening.clients[seat]
    worlds = {choice: [plain(world.view(seat)) for world in worlds] for choice, worlds in evening.worlds(seat)}
    pushed = [seen for seen in client.history if seen["choice"] in worlds]
    moments = [asked.answer for asked in evening.asked if asked.seat == seat and asked.message["kind"] == "timeline"]
    assert len(pushed) > 20
    assert len(moments) > 10
    for seen in [*pushed, *moments]:
        assert [seen["view"], seen["view"]] == worlds[seen["choice"]]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_reason_depends_on_what_the_seat_cannot_know(evening: Evening, seat: int) -> None:
    worlds = dict(evening.worlds(seat))
    given = 0
    for asked in evening.asked:
        if asked.seat != seat or asked.answer["type"] != "reasons":
            continue
        for world in worlds[asked.choice]:
            told = [
                {"key": notation(key), **plain(reason)} for key, reason in world.why_not_about(asked.message["thing"])
            ]
            assert asked.answer["reasons"] == told
        given += len(asked.answer["reasons"])
    assert given > 3


def test_a_hint_is_an_option_of_ones_own_and_others_get_none(evening: Evening) -> None:
    hints = [asked for asked in evening.asked if asked.message["kind"] == "hint"]
    assert {asked.answer["type"] for asked in hints} == {"hint", "error"}
    for asked in hints:
        if asked.answer["type"] == "error":
            assert asked.answer["error"] == "not-asked"
        else:
            options = Match.replay(evening.record, upto=asked.choice).options()
            assert asked.answer["key"] in [notation(option) for option in options]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_event_names_a_card_that_moves_between_hidden_places_of_others(evening: Evening, seat: int | None) -> None:
    """A scan of its own: it knows which places are hidden, and nothing of how events hide things."""
    events = evening.clients[seat].logs[seat]
    drawn = [event for event in events if event["kind"].startswith("draw")]
    passed = [event for event in events if event["args"].get("source") == event["args"].get("zone") == "hand"]
    assert len(drawn) > 20
    for event in [*drawn, *passed]:
        if seat not in [event["args"][role] for role in ("seat", "other") if role in event["args"]]:
            assert "card" not in event["args"], event
            assert "card" not in event["text"]["args"], event
    own = [event for event in drawn if event["args"]["seat"] == seat]
    assert all("card" in event["args"] for event in own)


def strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, value in thing.items():
            yield name
            yield from strings(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from strings(value)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_seed_no_foreign_hand_and_no_deck_is_in_any_message(evening: Evening, seat: int | None) -> None:
    client = evening.clients[seat]
    foreign = tuple(f"hand-{other}/" for other in range(PLAYERS) if other != seat)
    decks = {tuple(magician.deck) for magician in evening.real.state.magicians if len(magician.deck) > 4}
    over = False
    for text in client.texts:
        message = json.loads(text)
        over = over or (message["type"] == "table" and message["table"]["over"])
        if not over:
            assert evening.real.seed not in text
        assert not ({"seed", "deck", "state", "snapshot", "choices"} & set(message))
        for word in strings(message):
            assert not word.startswith(foreign), (word, message["type"])
        for deck in decks:
            assert json.dumps(deck, separators=(",", ":"))[1:-1] not in text
    assert over


def test_errors_say_nothing_but_what_was_asked(evening: Evening) -> None:
    errors = [asked for asked in evening.asked if asked.answer["type"] == "error"]
    assert {asked.answer["error"] for asked in errors} == {"foreign-seat", "not-asked", "not-offered", "not-over"}
    for asked in errors:
        detail = asked.answer["detail"]
        assert "Traceback" not in detail
        assert ".py" not in detail
        assert not any(option in detail for option in evening.clients[0].options(0))
        if asked.answer["error"] != "not-offered":
            assert not any(card in detail for card in ("fire", "water", "air", "earth", "madness"))


def test_the_scan_would_find_a_leak(evening: Evening) -> None:
    """A view that shows one foreign hand is different in different worlds: the tests above can fail."""
    for choice, (one, other) in evening.worlds(0):
        if choice > 20 and views(one) != views(other):
            return
    raise AssertionError("the worlds are all alike")


def views(world: Match) -> list[View]:
    return [world.view(1), world.view(2)]


# -- what is written down ------------------------------------------------------------------------------------------


class Notes(logging.Handler):
    """Every line that the logs would have."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def notes() -> Iterator[Notes]:
    kept = Notes()
    loggers = [logging.getLogger(name) for name in ("", "koszmar.server", "uvicorn", "litestar", "sqlalchemy")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(kept)
    logging.getLogger("koszmar.server").setLevel(logging.DEBUG)
    yield kept
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(kept)
        logger.setLevel(level)


def test_the_logs_hold_no_key_no_seed_and_no_card(
    server: Any, sit: Any, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole evening with refusals, a rule that fails, a bot that fails and a request that breaks."""
    opened = server.open(**TABLE, seats=["human", "human", "sensible"])
    keys = [opened["owner"], opened["spectators"], *filter(None, opened["seats"])]
    client = sit(opened, *filter(None, opened["seats"]))
    client.wait(lambda: any(client.options(seat) for seat in (0, 1)))
    client.play(Random(3), 25)
    sit(opened, "a wrong key")
    house = server.app.state.house
    table = house.tables[opened["code"]]
    secrets = [*keys, "a wrong key", table.facts.seed, *(key for key in map(str, table.facts.options.values()) if key)]

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError(f"{table.facts.seed} {keys[0]} {table.match.state.magicians[0].deck}")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "why_not_about", broken)
        client.wait(lambda: bool(client.options(0) or client.options(1)))
        seat = 0 if client.options(0) else 1
        said = client.ask("why", seat=seat, thing="supply/fire-1")
        assert (said["error"], said["detail"]) == ("rule-fault", "RuntimeError")
    with monkeypatch.context() as patch:
        patch.setattr(Match, "fork", broken)
        assert client.choose(seat, client.options(seat)[0])["error"] == "rule-fault"
        place = f"/api/tables/{opened['code']}/seats/0"
        patch.setattr(type(table), "give_seat", broken)
        owner = {"authorization": f"Bearer {opened['owner']}"}
        answer = server.http.put(place, json={"name": "Ala"}, headers=owner)
        assert (answer.status_code, answer.json()) == (500, {"error": "defect", "detail": "something went wrong here"})
    events = [json.loads(line)["event"] for line in notes.lines]
    assert {"table opened", "request failed"} <= set(events)
    for line in notes.lines:
        for secret in secrets:
            assert secret not in line
        for card in ("fire-", "water-", "air-", "earth-", "madness", "hand-"):
            assert card not in line


def test_nothing_that_was_offered_to_somebody_stands_in_a_refusal_or_in_the_logs(
    server: Any, sit: Any, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel's errors list what was offered, for whoever develops; here neither another seat nor a log gets it."""
    opened = server.open(players=2, rulings={"open-hands": "closed"}, private=True, seed=SEED)
    client, other = sit(opened, *opened["seats"]), sit(opened, opened["seats"][1])
    client.play(Random(3), 12)
    with pytest.raises(BadRecord) as listed:
        Match.replay(msgspec.structs.replace(read_record(client_record(server, opened)), choices=["@0 nothing"]))
    assert "offers: " in str(listed.value)
    offered = str(listed.value).partition("offers: ")[2].split(", ")

    async def broken(*_: Any, **__: Any) -> Any:
        raise listed.value

    with monkeypatch.context() as patch:
        patch.setattr(requests, "heavy", broken)
        said = [other.ask("timeline", seat=1, choice=3), client.ask("branch", choice=3)]
    assert [answer["error"] for answer in said] == ["no-such-choice"] * 2
    house = server.app.state.house
    house.tables.pop(opened["code"])
    with monkeypatch.context() as patch:
        patch.setattr(Table, "load", broken)
        answer = server.http.get(f"/api/tables/{opened['code']}")
    assert answer.json()["error"] == "rule-fault"
    assert any('"table does not load"' in line for line in notes.lines)
    for text in (*map(str, said), answer.text, *notes.lines):
        assert not any(option in text for option in offered)


def client_record(server: Any, opened: dict[str, Any]) -> str:
    """The record of a match, for whoever holds all its seats."""
    keys = {"authorization": f"Bearer {opened['seats'][0]},{opened['seats'][1]}"}
    return str(server.http.get(f"/api/tables/{opened['code']}/record", headers=keys).text)


# -- what is decided in the dark -------------------------------------------------------------------------------------


def heard(client: Any) -> int:
    """How many views a client was sent; what is on its way when it asks comes before its second answer."""
    for _ in range(2):
        client.ask("timeline", seat=0, choice=0)
    return len(client.history)


def evening_in_the_dark(
    server: Any, sit: Any, windows: int, curious: Callable[[Any], Any] = bool
) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Alone with two Evil players: after every first pass in a window, the table and the summary before it.

    Whatever a curious Hero asks for is answered the same before and after.
    """
    options = {"character": "doctor", "decks": ["fury", "traps"], "map": "borealis"}
    opened = server.open(game="alone", players=3, options=options, private=True, seed="midnight")
    hero, evil = sit(opened, opened["seats"][0]), sit(opened, *opened["seats"][1:])
    table, random, found = server.app.state.house.tables[opened["code"]], Random(4), 0
    while found < windows:
        seat, number = table.match.decision.seat, table.number
        client = evil if seat else hero
        client.wait(lambda client=client, seat=seat, number=number: client.numbers[seat] == number)  # type: ignore[misc]
        is_window = table.match.decision.seats == (1, 2) and "pass" in client.options(seat)
        told, summary = heard(hero), server.http.get(f"/api/tables/{opened['code']}").json()
        answers = curious(hero) if is_window else None
        client.choose(seat, "pass" if is_window else random.choice(client.options(seat)))
        if is_window:
            assert curious(hero) == answers
            assert heard(hero) == told
            found += 1
            yield opened, summary


def test_how_soon_others_decide_in_the_dark_does_not_travel_and_stands_in_no_summary(server: Any, sit: Any) -> None:
    """Neither who of several has still to answer is told, nor that somebody has, nor how many answers there were."""
    for opened, before in evening_in_the_dark(server, sit, windows=4):
        table = server.app.state.house.tables[opened["code"]]
        assert table.match.decision.seats == (2,)
        after = server.http.get(f"/api/tables/{opened['code']}").json()
        assert (after["asked"], after["number"], after["choice"]) == ([1, 2], before["number"], before["choice"])
        watcher = sit(opened, opened["spectators"])
        assert watcher.table["asked"] == watcher.views[None]["question"]["seats"] == [1, 2]
        assert (watcher.numbers[None], watcher.choices[None]) == (before["number"], before["choice"])


def test_nobody_can_ask_whether_somebody_has_decided_in_the_dark(server: Any, sit: Any) -> None:
    def curious(hero: Any) -> list[Any]:
        asked = [
            hero.ask("timeline", seat=0, choice=0),
            hero.ask("timeline", seat=0, choice=10**6),
            hero.ask("timeline", seat=0, choice=hero.choices[0] + 1),
            hero.choose(0, "nothing of the kind"),
            hero.ask("choose", seat=0, number=10**6, key="nothing of the kind"),
            hero.ask("hint", seat=0),
        ]
        return [{**answer, "re": 0} for answer in asked]

    assert len(list(evening_in_the_dark(server, sit, 3, curious))) == 3


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_summary_tells_of_every_game_what_a_spectator_sees(server: Any, sit: Any, game: Game) -> None:
    opened = server.open(game=game.id, players=max(2, game.players[0]), private=True, seed="anything")
    client, watcher = sit(opened, *opened["seats"]), sit(opened, opened["spectators"])
    for _ in range(8):
        client.play(Random(7), 1)
        summary = server.http.get(f"/api/tables/{opened['code']}").json()
        watcher.wait_for(summary["number"])
        assert summary["asked"] == watcher.views[None]["question"]["seats"]
        assert summary["choice"] == watcher.choices[None]


def test_a_bot_takes_as_long_in_the_dark_whether_there_is_anything_to_choose_or_not(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first bot thinks for a while, the next one answers at once: it keeps its answer back as long."""
    house, began, lasted = server.app.state.house, list[float](), list[float]()
    thoughts = iter([0.0, 0.4])

    async def ask(table: Any, seat: int, kind: str) -> str:
        if table.match.decision.prompt == "react":
            began.append(time.monotonic())
            await asyncio.sleep(next(thoughts, 0.0))
            return "pass"
        return notation(table.match.decision.offered(seat)[0])

    choose = house.choose

    async def chosen(table: Any, seat: int, number: int, key: str, grants: Any) -> int:
        if grants is None and table.match.decision.prompt == "react":
            lasted.append(time.monotonic() - began[-1])
        return int(await choose(table, seat, number, key, grants))

    monkeypatch.setattr(house, "_ask", ask)
    monkeypatch.setattr(house, "choose", chosen)
    options = {"character": "doctor", "decks": ["fury", "traps"], "map": "borealis"}
    opened = server.open(game="alone", players=2, options=options, private=True, seats=["human", "search"])
    hero = sit(opened, opened["seats"][0])
    while len(lasted) < 3:
        hero.wait(lambda: bool(hero.options(0)))
        hero.choose(0, "search one" if "search one" in hero.options(0) else hero.options(0)[0])
    assert lasted[2] > 0.35, lasted
