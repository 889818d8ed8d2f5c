"""Where others reach a server: what links for friends carry, and what is said where nobody else can come."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from koszmar.server import reach
from koszmar.server.reach import address_for_others
from koszmar.server.settings import Settings


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.3.2.1"])
def test_nobody_else_comes_to_a_server_that_listens_to_its_own_computer(host: str) -> None:
    assert address_for_others(host, 8642) == ""


@pytest.mark.parametrize(
    ("host", "own", "address"),
    [("0.0.0.0", "192.168.1.5", "http://192.168.1.5:8642/"), ("::", "2001:db8::7", "http://[2001:db8::7]:8642/")],
)
def test_a_server_that_listens_everywhere_is_found_at_the_address_of_its_computer(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str, address: str
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda _: own)
    assert address_for_others(host, 8642) == address


def test_without_a_network_nobody_else_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr("socket.socket", Unplugged)
    assert address_for_others("0.0.0.0", 8642) == ""


def test_clients_are_told_the_address(another_server: Any, database: Any) -> None:
    server = another_server(Settings(database=str(database), address="http://192.168.1.5:8642/"))
    assert server.http.get("/api/reach").json() == {"address": "http://192.168.1.5:8642/"}
