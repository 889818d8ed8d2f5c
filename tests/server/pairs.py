"""Two tables over real sockets: one true, one with another truth that a seat cannot tell apart; every frame compared.

At some moment of a match all that a seat cannot know is dealt another way. Both matches stand at tables of one server;
everybody makes the same choices at both, the dice fall the same, and whatever reaches the seat has to be the same:
views and events, summaries, who is asked, hints, reasons, the timeline, answers to undo, what a reconnecting browser is
sent, and what is refused.
"""

from __future__ import annotations

import atexit
import json
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from tests.server.conftest import Client, Server

from koszmar.bots import make_bot
from koszmar.kernel.flow import find_option, notation, read_answer
from koszmar.kernel.match import Match
from koszmar.kernel.record import read_record
from koszmar.kernel.worlds import World
from koszmar.server.settings import Settings

FAR_BACK = 40
"""How many choices back another truth may begin."""
ERRANDS = 0.1
"""How often the seat asks for something besides the choices."""


class Paired(Struct):
    """What came of it."""

    pairs: int = 0
    frames: int = 0
    """Frames compared while the two truths differed."""
    moments: int = 0
    """Choices after which they were compared."""


class Difference(AssertionError):
    """A seat can tell two truths apart by what it is sent."""


def play(game: str, players: int, seed: str, choices: int, bot: str = "random", **setup: Any) -> Match:
    """A match after some choices, or at its end."""
    match = Match.new(game, players=players, seed=seed, **setup)
    player = make_bot(bot, seed=seed)
    for decision in match:
        if match.number >= choices:
            break
        seat = decision.seats[-1]
        match.choose(player.choose(match, seat), seat)
    return match


def compare(server: Server, match: Match, seat: int | None, random: Random) -> Paired:
    """Hold what reaches a seat (None: a spectator) at a true table against what reaches it in another truth."""
    since = random.randrange(max(0, match.number - FAR_BACK), match.number + 1)
    pair = match.other_truth(seat, str(random.random()), since)
    if pair is None:
        return Paired()
    truth, other, world = pair
    if truth.fingerprint() == other.fingerprint():
        return Paired()
    both = Pair(server, match, truth, other, world, seat)
    try:
        return both.run(random)
    finally:
        both.close()


def frames_are_the_same(match: Match, random: Random) -> int:
    """A law for campaigns, with a server of its own: how many frames were compared, over all seats and a spectator."""
    server = _server()
    return sum(compare(server, match, seat, random).frames for seat in (None, *range(match.setting.players)))


@cache
def _server() -> Server:
    folder = TemporaryDirectory()
    server = Server(settings(Path(folder.name)))
    atexit.register(folder.cleanup)
    return server


def settings(folder: Path) -> Settings:
    """A server whose hints do not hang on how much time there was to think."""
    return Settings(
        database=str(folder / "tables.db"), messages_per_second=1e9, tables_per_minute=1e6, hints="sensible", pace=0
    )


class Pair:
    """The two tables, and who sits there."""

    def __init__(
        self, server: Server, match: Match, truth: Match, other: Match, world: World, seat: int | None
    ) -> None:
        self.server, self.match, self.seat, self.world = server, match, seat, world
        self.truths = (truth, other)
        self.begun = read_record(match.record())
        self.tables = [self._lay(one) for one in self.truths]
        rest = [one for one in range(match.setting.players) if one != seat]
        self.others = [self._sit(table, rest) for table in self.tables]
        self.seen: list[Client] = []
        self.read = [0, 0]
        self._look()
        self.done = Paired(pairs=1)

    def _lay(self, match: Match) -> dict[str, Any]:
        """A table that stands where the match stands, and goes on in its truth."""
        wish = {
            name: getattr(self.begun, name) for name in ("game", "players", "options", "rulings", "parameters", "seed")
        }
        made = self.server.open(**wish, seats=["human"] * self.begun.players, private=True)
        assert self.server.http.get(f"/api/tables/{made['code']}").status_code == 200
        table = self.server.app.state.house.tables[made["code"]]
        table.match = match
        table._views.clear()
        table._free = None
        return made

    def _sit(self, table: dict[str, Any], seats: list[int]) -> Client:
        return Client(self.server.port, table["code"], *(table["seats"][one] for one in seats))

    def _look(self) -> None:
        """The seat sits down at both tables, for the first time or again."""
        for client in self.seen:
            client.close()
        keys = [table["spectators"] if self.seat is None else table["seats"][self.seat] for table in self.tables]
        self.seen = [Client(self.server.port, table["code"], key) for table, key in zip(self.tables, keys, strict=True)]
        self.read = [0, 0]

    def close(self) -> None:
        """Everybody leaves."""
        for client in (*self.seen, *self.others):
            client.close()
        for table in self.tables:  # an imagined match cannot be kept
            self.server.app.state.house.tables.pop(table["code"], None)

    # -- playing -----------------------------------------------------------------------------------------------------

    def run(self, random: Random) -> Paired:
        """Make the choices of the match at both tables, with errands in between, and compare."""
        self.hold("sits down")
        for answer in map(read_answer, self.match.choices[self.truths[0].number :]):
            asked = self.truths[0].decision
            assert asked is not None
            answering = asked.seat if answer.seat is None else answer.seat
            key = find_option(asked.offered(answering), notation(answer.key))
            assert key is not None
            theirs = key if answering == self.seat else self.world.choice(key, answering)
            decision = self.truths[1].decision
            if decision is None or theirs not in decision.offered(answering):
                break  # somebody answered what only the true world offers
            trial = self.truths[0].fork()
            trial.choose(key, answering)
            if trial.over:
                break  # what the end of a match shows is no secret any more
            if random.random() < ERRANDS:
                self.errand(random)
            self.choose(answering, (notation(key), notation(theirs)))
            self.hold(f"after choice {self.truths[0].number}")
            self.done.moments += 1
        return self.done

    def choose(self, seat: int, keys: tuple[str, str]) -> None:
        """The same choice at both tables, as each of them calls it."""
        for place, key in enumerate(keys):
            client = self.seen[place] if seat == self.seat else self.others[place]
            answer = client.choose(seat, key)
            assert answer["type"] == "chosen", answer
            for one in (self.seen[place], self.others[place]):
                one.wait_for(answer["number"])

    def errand(self, random: Random) -> None:
        """Something that a browser may do between two choices."""
        decision = self.truths[0].decision
        asked = decision is not None and self.seat in decision.seats
        what = random.choice(["reconnect", "timeline", "record", "summary", "chat", *["hint", "why", "undo"] * asked])
        match what:
            case "reconnect":
                self._look()
            case "timeline":
                choice = random.randrange(self.truths[0].number + 1)
                self.ask("timeline", choice=choice, **({} if self.seat is None else {"seat": self.seat}))
            case "record" | "summary":
                self.fetch("/record" if what == "record" else "")
            case "chat" if self.seat is not None:
                self.ask("chat", text="Is anybody there?", seat=self.seat)
            case "hint":
                self.ask("hint", seat=self.seat)
            case "why":
                truth = self.truths[0]
                actions = list(truth.game.face.actions(truth.seen_by(self.seat), decision.seen_by(self.seat)))  # type: ignore[arg-type,union-attr]
                if actions:
                    self.ask("why", seat=self.seat, key=notation(random.choice(actions)))
            case "undo":
                self.ask("undo", seat=self.seat, number=self.seen[0].numbers[self.seat], size="choice")
                if any(one.number != two.number for one, two in [self.truths]):
                    raise Difference(f"undo leads seat {self.seat} to two moments")
        self.hold(what)

    def ask(self, kind: str, **fields: Any) -> None:
        """The seat asks the same at both tables."""
        for client in self.seen:
            client.ask(kind, **fields)

    def fetch(self, path: str) -> None:
        """The seat asks over HTTP."""
        answers = []
        for table in self.tables:
            key = table["spectators"] if self.seat is None else table["seats"][self.seat]
            found = self.server.http.get(
                f"/api/tables/{table['code']}{path}", headers={"Authorization": f"Bearer {key}"}
            )
            answers.append((found.status_code, found.text.replace(table["code"], "TABLE")))
        if answers[0] != answers[1]:
            raise Difference(f"seat {self.seat} gets two answers to {path or 'summary'}: {answers}")
        self.done.frames += 1

    # -- comparing ---------------------------------------------------------------------------------------------------

    def hold(self, moment: str) -> None:
        """Whatever has come to the seat at both tables since is the same."""
        for client in self.seen:
            client.ask("refresh") if moment.startswith("after") and self.done.moments % 5 == 4 else None
        fresh = [self.since(place) for place in (0, 1)]
        for place, (one, two) in enumerate(zip(*fresh, strict=False)):
            if one != two:
                raise Difference(f"seat {self.seat}, {moment}, frame {place}: {one[:600]} / {two[:600]}")
        if len(fresh[0]) != len(fresh[1]):
            raise Difference(f"seat {self.seat}, {moment}: {len(fresh[0])} frames and {len(fresh[1])}")
        self.done.frames += len(fresh[0])

    def since(self, place: int) -> list[str]:
        """The frames that came since the last comparison, without what names the table.

        Summaries and chat wait for nobody, so that several may come as one: of summaries the latest counts.
        """
        client, code = self.seen[place], self.tables[place]["code"]
        messages = [json.loads(text.replace(code, "TABLE")) for text in client.texts[self.read[place] :]]
        self.read[place] = len(client.texts)
        table = {**client.table, "code": "TABLE", "seats": [{**one, "present": True} for one in client.table["seats"]]}
        kept = [message for message in messages if message["type"] not in ("table", "chat")]
        return [json.dumps(message, sort_keys=True) for message in (*kept, table)]
