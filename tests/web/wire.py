"""The beginning of a match without pages: what would have travelled to them does, and nobody has to draw it."""

from __future__ import annotations

from tests.server.conftest import Client
from tests.web.conftest import Made, Script


def table_of(made: Made, address: str, *keys: str) -> Client:
    """A client without a page."""
    return Client(int(address.rstrip("/").rpartition(":")[2]), made["code"], *keys)


def over_the_wire(made: Made, found: Script, address: str, until: int) -> dict[int | None, list[str]]:
    """Play the beginning of a script without pages; what was sent to each seat, and to a watcher (None)."""
    keys: dict[int | None, str] = {**dict(enumerate(made["seats"])), None: made["spectators"]}
    clients = {eyes: table_of(made, address, key) for eyes, key in keys.items()}
    for number, (seat, key) in enumerate(found.choices[:until]):
        _stands_at(clients[seat], seat, number)
        assert clients[seat].choose(seat, key)["type"] == "chosen"
    for eyes, client in clients.items():
        _stands_at(client, eyes, until)
        client.close()
    return {eyes: client.texts for eyes, client in clients.items()}


def _stands_at(client: Client, eyes: int | None, number: int) -> None:
    """Whoever is asked has heard of it."""
    client.wait(lambda: client.numbers[eyes] == number)
