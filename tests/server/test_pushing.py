"""Who is away hears that it is their turn: signed by the server, readable by one browser, and nothing of the match."""

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.conftest import PATIENCE

from koszmar.server.settings import Settings

WORDS = {"title": "Twoja kolej", "text": "Wielka Księga Szaleństwa"}


def bearer(*keys: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(keys)}"}


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Service:
    """A push service that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Browser:
    """A browser that listens: only it can read what is sent to it."""

    def __init__(self, service: Service, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.auth)}
        self.wish = {"endpoint": f"{service.origin}/{name}", **keys, **WORDS}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def pushing(service: Service, another_server: Any, database: Path) -> Any:
    return another_server(Settings(database=str(database), push_services=(service.origin,), push_after=0.1))


def until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def subscribe(server: Any, opened: dict[str, Any], seat: int, wish: dict[str, str], key: str | None = None) -> Any:
    path = f"/api/tables/{opened['code']}/seats/{seat}/push"
    return server.http.put(path, json=wish, headers=bearer(key or opened["seats"][seat]))


def test_whoever_is_asked_and_away_is_told_once_and_of_nothing_else(
    pushing: Any, service: Service, client_at: Any
) -> None:
    opened = pushing.open(players=2, options={"magicians": ["air-boy", "earth-girl"]})
    asked = pushing.http.get(f"/api/tables/{opened['code']}").json()["asked"][0]
    browser = Browser(service)
    assert subscribe(pushing, opened, asked, browser.wish).status_code == 204
    until(lambda: bool(service.heard))
    path, headers, body = service.heard[0]
    assert browser.read(body) == {"table": opened["code"], **WORDS}
    assert (path, headers["content-encoding"], headers["topic"]) == ("/one", "aes128gcm", opened["code"])
    time.sleep(0.5)
    assert len(service.heard) == 1
    client = client_at(pushing, opened, opened["seats"][asked])
    client.choose(asked, client.options(asked)[0])
    time.sleep(0.5)
    assert len(service.heard) == 1  # whoever is there sees it


def test_what_is_pushed_is_signed_with_the_key_that_the_server_shows(
    pushing: Any, service: Service, another_server: Any, database: Path
) -> None:
    opened = pushing.open(players=2)
    asked = pushing.http.get(f"/api/tables/{opened['code']}").json()["asked"][0]
    subscribe(pushing, opened, asked, Browser(service).wish)
    until(lambda: bool(service.heard))
    signed = service.heard[0][1]["authorization"]
    assert signed.startswith("vapid ")
    parts = dict(part.split("=", 1) for part in signed.removeprefix("vapid ").split(","))
    shown = pushing.http.get("/api/push").json()["key"]
    assert parts["k"] == shown
    header, claims, signature = parts["t"].split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(shown))
    both = int.from_bytes(data(signature)[:32]), int.from_bytes(data(signature)[32:])
    public.verify(encode_dss_signature(*both), f"{header}.{claims}".encode(), ec.ECDSA(SHA256()))
    told = json.loads(data(claims))
    assert told["aud"] == service.origin
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    other = another_server(Settings(database=str(database)))
    assert other.http.get("/api/push").json()["key"] == shown  # servers of one database share it


def test_a_seat_that_has_changed_hands_pushes_nothing_to_who_had_it(pushing: Any, service: Service) -> None:
    opened = pushing.open(players=2, room=True)
    for seat in (0, 1):
        subscribe(pushing, opened, seat, Browser(service, str(seat)).wish)
        pushing.http.post(f"/api/tables/{opened['code']}/seats/{seat}/key", headers=bearer(opened["owner"]))
    time.sleep(0.5)
    assert service.heard == []  # the match has not begun, and the keys are dead


def test_a_browser_that_has_left_is_forgotten(pushing: Any, service: Service) -> None:
    service.status = 410
    opened = pushing.open(players=2)
    asked = pushing.http.get(f"/api/tables/{opened['code']}").json()["asked"][0]
    subscribe(pushing, opened, asked, Browser(service).wish)
    until(lambda: bool(service.heard))
    path = f"/api/tables/{opened['code']}/seats/{asked}/push"
    assert pushing.http.delete(path, headers=bearer(opened["seats"][asked])).status_code == 204
    assert len(service.heard) == 1


FOREIGN = (
    "http://127.0.0.1:1/x",
    "https://localhost/x",
    "https://192.168.1.1/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/.push.services.mozilla.com",
    "https://127.0.0.1\\.push.services.mozilla.com/x",
    "http://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "//fcm.googleapis.com",
)


def test_no_visitor_makes_the_server_call_anything_but_a_push_service(pushing: Any, service: Service) -> None:
    opened = pushing.open(players=2)
    for endpoint in FOREIGN:
        answer = subscribe(pushing, opened, 0, {**Browser(service).wish, "endpoint": endpoint})
        assert (endpoint, answer.status_code, answer.json()["error"]) == (endpoint, 400, "bad-request")


def test_only_whoever_has_a_seat_hears_of_it(pushing: Any, service: Service) -> None:
    opened = pushing.open(players=2)
    wish = Browser(service).wish
    for key in (opened["seats"][1], opened["owner"], opened["spectators"]):
        assert subscribe(pushing, opened, 0, wish, key).json()["error"] == "foreign-seat"
    for spoilt in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "ż" * 8}):
        assert subscribe(pushing, opened, 0, {**wish, **spoilt}).status_code == 400
