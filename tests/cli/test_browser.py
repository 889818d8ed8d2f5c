"""``koszmar serve --open``: the address is shown in a browser where there is one, and said in any case."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.ports import free_port

PATIENCE = 120.0
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
Serve = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def serve(tmp_path: Path, port: int) -> Iterator[Serve]:
    """Start ``koszmar serve --open`` without a screen, with these words in its environment."""
    pytest.importorskip("litestar", reason="needs the extra: pip install koszmar[server]")
    started: list[subprocess.Popen[str]] = []

    def start(**more: str) -> subprocess.Popen[str]:
        env = {name: value for name, value in os.environ.items() if name not in SCREENS}
        env |= {"LC_ALL": "en_GB.UTF-8", "KOSZMAR_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1", **more}
        koszmar = str(Path(sys.executable).with_name("koszmar"))
        command = [koszmar, "serve", "--open", "--port", str(port)]
        started.append(subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT))
        return started[-1]

    yield start
    for process in started:
        process.send_signal(signal.SIGINT)
        try:
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
            process.communicate()


def read_until(process: subprocess.Popen[str], words: str) -> str:
    assert process.stdout is not None
    heard = ""
    for line in process.stdout:
        heard += line
        if words in line:
            return heard
    raise AssertionError(f"never said {words!r}: {heard}")


def test_the_browser_is_shown_the_address_once_the_server_answers(serve: Serve, port: int, tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!{sys.executable}\nimport sys, urllib.request, pathlib\n"
        f"page = urllib.request.urlopen(sys.argv[1]).read().decode()\npathlib.Path({str(shown)!r}).write_text(page)\n"
    )
    browser.chmod(0o755)
    read_until(serve(BROWSER=f"{browser} %s"), f"http://127.0.0.1:{port}/")
    end = time.monotonic() + PATIENCE
    while not shown.exists() or not shown.read_text():
        assert time.monotonic() < end, "no browser was opened"
        time.sleep(0.05)
    assert '<div id="app">' in shown.read_text()


def test_without_a_screen_the_address_is_said(serve: Serve, port: int) -> None:
    heard = read_until(serve(), "open the address yourself")
    assert f"http://127.0.0.1:{port}/" in heard
    assert "Only this computer can reach it" in heard
    assert "--host 0.0.0.0" in heard


def test_a_second_server_at_the_same_port_says_where_the_first_is(serve: Serve, port: int) -> None:
    read_until(serve(), "open the address yourself")
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)
    second = serve()
    heard = read_until(second, "is taken")
    assert f"http://127.0.0.1:{port}/" in heard
    assert second.wait(PATIENCE) == 1
