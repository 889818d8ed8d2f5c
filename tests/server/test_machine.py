"""Two people at a table do anything in any order; the table is always what the accepted messages make of it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from tests.thorough import THOROUGH

from koszmar import Match
from koszmar.server.revival import standing

from .conftest import Client
from .test_limits import NONSENSE

SEATS = st.sampled_from((0, 1))
SIZES = st.sampled_from(("choice", "action", "turn"))


def machine(server: Any) -> type[RuleBasedStateMachine]:
    """A machine that plays at tables of this server."""

    class Table(RuleBasedStateMachine):
        said = Bundle("said")

        def __init__(self) -> None:
            super().__init__()
            self.opened = server.open(players=2, rulings={"open-hands": "closed"})
            self.clients = [Client(server.port, self.opened["code"], key) for key in self.opened["seats"]]
            self.table = server.app.state.house.tables[self.opened["code"]]
            self.number = 0

        def teardown(self) -> None:
            for client in self.clients:
                client.close()

        def settle(self) -> None:
            for client in self.clients:
                client.wait_for(self.number)

        @contextmanager
        def nothing_changes(self) -> Iterator[None]:
            before = (self.table.match.fingerprint(), self.table.number, self.table.facts.wish)
            yield
            assert (self.table.match.fingerprint(), self.table.number, self.table.facts.wish) == before

        @rule(target=said, pick=st.integers(0, 99))
        def choose(self, pick: int) -> dict[str, Any]:
            """One of the options, by whoever is asked."""
            asked = [seat for seat in (0, 1) if self.clients[seat].options(seat)]
            if not asked:
                return {"seat": 0, "number": self.number, "key": "end"}
            seat = asked[pick % len(asked)]
            options = self.clients[seat].options(seat)
            message = {"seat": seat, "number": self.number, "key": options[pick % len(options)]}
            answer = self.clients[seat].ask("choose", **message)
            self.number += 1
            assert (answer["type"], answer["number"]) == ("chosen", self.number)
            return message

        @rule(message=said, seat=SEATS)
        def say_again(self, message: dict[str, Any], seat: int) -> None:
            """A message from before, by the same client or by another."""
            with self.nothing_changes():
                if self.table.number == message["number"]:
                    return
                answer = self.clients[seat].ask("choose", **message)
                if seat != message["seat"]:
                    assert answer["error"] == "foreign-seat"
                else:
                    assert answer["type"] == "chosen" or answer["error"] == "stale-number"

        @rule(seat=SEATS, ahead=st.integers(1, 1000))
        def choose_ahead(self, seat: int, ahead: int) -> None:
            """An answer to a question that is not asked yet."""
            with self.nothing_changes():
                answer = self.clients[seat].ask("choose", seat=seat, number=self.number + ahead, key="end")
                assert answer["error"] == "stale-number"

        @rule(seat=SEATS, size=SIZES, sure=st.booleans(), agree=st.booleans())
        def undo(self, seat: int, size: str, sure: bool, agree: bool) -> None:
            """Ask to take back; the other agrees or does not."""
            number, other = self.number, 1 - seat
            wished = self.clients[seat].ask("undo", seat=seat, number=number, size=size, sure=sure)
            if wished["type"] == "error":
                assert wished["error"] in ("revealed", "nothing-to-undo", "match-over")
                return
            assert wished["done"] is False
            answer = self.clients[other].ask("consent", seat=other, number=number, agree=agree)
            assert answer["done"] is agree
            self.number += agree

        @rule(seat=SEATS, texts=st.lists(NONSENSE, min_size=1, max_size=3))
        def talk_nonsense(self, seat: int, texts: list[str]) -> None:
            """Whatever it is, there is an answer and the connection lives; what would be an answer is not sent here."""
            safe = [
                text for text in texts if '"choose"' not in text and '"undo"' not in text and '"consent"' not in text
            ]
            with self.nothing_changes():
                for text in safe:
                    self.clients[seat].socket.send(text)
                self.clients[seat].ids = max(self.clients[seat].ids, 10**12)
                assert self.clients[seat].ask("refresh")["type"] == "done"

        @rule(seat=SEATS)
        def come_back(self, seat: int) -> None:
            """Leave without a word and come back."""
            self.settle()
            before = self.clients[seat]
            before.close()
            self.clients[seat] = Client(server.port, self.opened["code"], self.opened["seats"][seat])
            assert self.clients[seat].views == before.views
            assert self.clients[seat].logs == before.logs

        @rule()
        def forget(self) -> None:
            """The table leaves the memory and is loaded again."""
            self.settle()
            for client in self.clients:
                client.close()
            house, code = server.app.state.house, self.opened["code"]
            while code in house.tables:
                house.unload(float("inf"))
                server.http.get("/health")
            self.clients = [Client(server.port, code, key) for key in self.opened["seats"]]
            self.table = house.tables[code]

        @invariant()
        def everybody_sees_the_table_as_it_is(self) -> None:
            self.settle()
            assert self.table.number == self.number
            replayed = Match.replay(self.table.match.record())
            assert replayed.choices == standing(self.table.log)
            assert replayed.fingerprint() == self.table.match.fingerprint()
            for seat, client in enumerate(self.clients):
                assert client.choices[seat] == replayed.number
                assert not any("Traceback" in text or '"rule-fault"' in text for text in client.texts)
                client.texts.clear()
                client.history.clear()

        @invariant()
        def views_made_of_changes_are_whole_views(self) -> None:
            for seat, client in enumerate(self.clients):
                kept = json.dumps(client.views[seat], sort_keys=True)
                moment = client.ask("timeline", seat=seat, choice=client.choices[seat])
                assert json.dumps(moment["view"], sort_keys=True) == kept

    return Table


def test_whatever_two_people_do_the_table_is_what_was_accepted(server: Any) -> None:
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        machine(server),
        settings=settings(
            max_examples=12 * THOROUGH,
            stateful_step_count=25,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
