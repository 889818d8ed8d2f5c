"""``koszmar serve --check``: what is wrong with a set-up is said before anybody comes."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.ports import free_port

from koszmar.cli.serve import serve

pytest.importorskip("litestar", reason="needs the extra: pip install koszmar[server]")
ROOT = Path(__file__).parents[2]


def test_a_set_up_for_this_computer_is_good_and_says_who_can_come(run: Run, home: Path) -> None:
    said = run("serve", "--check", "--port", str(free_port())).output
    assert f"✓ The tables are kept in {home / 'tables.db'}, and it can be written to." in said
    assert "! Only this computer can reach the server" in said
    assert said.rstrip().endswith("Nothing is wrong.")


def test_a_server_behind_a_proxy_is_good(run: Run) -> None:
    said = run("serve", "--check", "--port", str(free_port()), "--origin", "https://table.example").output
    assert "✓ People may come as https://table.example." in said
    assert "✓ Only the proxy on this machine reaches the server" in said
    assert "!" not in said


def test_what_is_wrong_is_counted_and_ends_with_one(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ["--db", f"sqlite:///{tmp_path}/file/tables.db", "--channels", f"redis://127.0.0.1:{free_port()}/0"]
    names = ["--origin", "table.example", "--origin", "https://table.example/path", "--origin", "http://table.example"]
    said = run("serve", "--check", "--port", str(free_port()), *words, *names, code=1).output
    assert "✗ table.example is not the beginning of an address" in said
    assert "✗ https://table.example/path is not the beginning of an address" in said
    assert "! http://table.example has no TLS" in said
    assert "✗ The tables cannot be kept in" in said
    assert "✗ The other servers cannot be heard through redis://127.0.0.1:" in said
    assert "4 things are wrong." in said


def test_a_port_that_is_taken_is_a_worry_only(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        said = run("serve", "--check", "--port", port, "--lang", "pl").output
    assert f"! Port {port} jest w tej chwili zajęty" in said


@pytest.mark.parametrize("host", ["192.0.2.77", "no-such-host.invalid"])
def test_an_address_of_another_computer_is_wrong_and_not_a_port_that_is_taken(run: Run, host: str) -> None:
    place = ["serve", "--host", host, "--port", str(free_port())]
    said = run(*place, "--check", code=1).output
    assert f"✗ {host} is no address of this computer." in said
    assert "taken" not in said
    assert "Others in your network reach" not in said
    assert f"{host} is no address of this computer." in run(*place, code=1).output


def test_a_reason_is_told_without_the_numbers_of_the_system(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = ["--channels", f"redis://127.0.0.1:{free_port()}"]
    database = ["--db", f"sqlite:///{tmp_path}/file/tables.db"]
    said = run("serve", "--check", "--port", str(free_port()), *line, *database, code=1).output
    assert f"✗ The tables cannot be kept in {tmp_path / 'file' / 'tables.db'}: " in said
    assert "[Errno" not in said
    assert ".." not in said


@pytest.mark.parametrize("name", ["deploy/koszmar.service", "deploy/Containerfile", "docs/hosting.md"])
def test_what_is_written_about_hosting_names_options_that_there_are(name: str) -> None:
    known = {option for parameter in serve.params for option in parameter.opts}
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    starts = [line for line in lines if "koszmar serve" in line or "ENTRYPOINT" in line]
    said = {word for line in starts for word in re.findall(r"(?<![\w-])--[a-z]+", line)}
    assert said
    assert said <= known
