"""Folders and zips that nobody vouches for: what is taken, what is refused, and that nothing leaves its place."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from koszmar.kernel import scenarios
from koszmar.kernel.scenarios import (
    DRAFTS,
    LARGEST_FILE,
    LARGEST_WHOLE,
    MOST_FILES,
    Name,
    NotAScenario,
    read,
    read_zip,
    zipped,
)

PLAIN = {"scenario.toml": b"[scenario]\n", "en.ftl": b"title = Mill\n", "pl.ftl": "title = Młyn\n".encode()}


def packed(*members: tuple[str | zipfile.ZipInfo, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return out.getvalue()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KOSZMAR_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_folder_and_its_zip_are_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "mill"
    folder.mkdir()
    for name, content in PLAIN.items():
        (folder / name).write_bytes(content)
    (folder / ".git").mkdir()
    (tmp_path / "mill.zip").write_bytes(zipped(PLAIN, "mill"))
    assert read(folder) == read(tmp_path / "mill.zip") == PLAIN
    assert zipped(PLAIN, "mill") == zipped(PLAIN, "mill")


def test_a_zip_may_have_no_folder_and_what_a_system_left_in_it() -> None:
    data = packed(*PLAIN.items(), ("__MACOSX/._en.ftl", b"?"))
    assert read_zip(data) == PLAIN


@pytest.mark.parametrize(
    "name",
    ["../scenario.toml", "/etc/scenario.toml", "a/../../scenario.toml", "..\\scenario.toml", "C:scenario.toml",
     "a/b/scenario.toml", ".hidden.toml", "con.toml", "NUL.txt", "a b.toml", "ż.toml", "x" * 80 + ".toml", "run.py",
     "run.sh", "lib.so", "scenario.toml.", "-rf.toml"],
)  # fmt: skip
def test_a_zip_with_such_a_name_in_it_is_refused(name: str) -> None:
    with pytest.raises(NotAScenario):
        read_zip(packed((name, b"x"), ("en.ftl", b"")))


def test_a_link_in_a_zip_is_refused() -> None:
    link = zipfile.ZipInfo("en.ftl")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with pytest.raises(NotAScenario, match="not a plain file"):
        read_zip(packed((link, b"/etc/passwd")))


def test_a_bomb_is_refused_before_it_is_unpacked() -> None:
    with pytest.raises(NotAScenario, match="KiB"):
        read_zip(packed(("scenario.toml", b"\0" * (LARGEST_FILE * 100))))
    many = packed(*((f"{at}.txt", b"\0" * LARGEST_FILE) for at in range(1 + LARGEST_WHOLE // LARGEST_FILE)))
    with pytest.raises(NotAScenario, match="together"):
        read_zip(many)


def test_a_zip_that_lies_about_its_sizes_is_refused() -> None:
    data = bytearray(packed(("scenario.toml", b"\0" * (4 * LARGEST_FILE))))
    place = data.rindex(b"PK\x01\x02")
    data[place + 24 : place + 28] = (10).to_bytes(4, "little")
    with pytest.raises(NotAScenario):
        read_zip(bytes(data))


def test_too_many_files_and_the_same_twice_are_refused() -> None:
    with pytest.raises(NotAScenario, match="at most"):
        read_zip(packed(*((f"{at}.txt", b"") for at in range(MOST_FILES + 1))))
    with pytest.raises(NotAScenario, match="twice"):
        read_zip(packed(("en.ftl", b""), ("EN.ftl", b"")))


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x03\x04" + b"\0" * 40, bytes(range(256)) * 2])
def test_what_is_no_zip_is_refused(data: bytes) -> None:
    with pytest.raises(NotAScenario):
        read_zip(data)


def test_an_encrypted_file_is_refused() -> None:
    data = bytearray(packed(("en.ftl", b"x")))
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    with pytest.raises(NotAScenario, match="encrypted"):
        read_zip(bytes(data))


def test_links_and_folders_in_a_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").symlink_to("/etc/hostname")
    with pytest.raises(NotAScenario, match="not a plain file"):
        read(tmp_path)
    (tmp_path / "en.ftl").unlink()
    (tmp_path / "pictures").mkdir()
    with pytest.raises(NotAScenario, match="folders"):
        read(tmp_path)


def test_a_fifo_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "en.ftl")
    with pytest.raises(NotAScenario):
        read(tmp_path)


@pytest.mark.parametrize("text", ["../x", "a/b", "a@zz", "a@" + "0" * 11, "A", "", "a" * 41, "a#", "a#../b", "a@0#"])
def test_a_name_that_could_be_a_path_is_none(text: str) -> None:
    assert Name.read(text) is None


def test_what_is_installed_is_found_by_key_and_by_version(home: Path) -> None:
    first = scenarios.install("game", "mill", PLAIN)
    assert first == scenarios.install("game", "mill", PLAIN | {"README.md": b"for readers only"})
    second = scenarios.install("game", "mill", PLAIN | {"en.ftl": b"title = Old Mill\n"})
    os.utime(home / "scenarios" / "game" / first, (1, 1))
    assert list(scenarios.installed("game")) == [first, second]
    latest, exact = Name.read("mill"), Name.read(first)
    assert latest is not None
    assert exact is not None
    assert scenarios.find("game", latest) == home / "scenarios" / "game" / second
    assert scenarios.find("game", exact) == home / "scenarios" / "game" / first
    assert scenarios.find("other", latest) is None
    scenarios.uninstall("game", second)
    assert list(scenarios.installed("game")) == [first]


def test_drafts_make_room_for_newer_ones(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "DRAFTS", 3)
    names = [scenarios.keep_draft("game", "mill", {"scenario.toml": str(at).encode()}) for at in range(5)]
    assert sorted(path.name for path in (home / "drafts" / "game").iterdir()) == sorted(names[2:])
    assert scenarios.installed("game") == {}


def test_drafts_are_kept_by_many_at_once(home: Path) -> None:
    def keep(who: int) -> list[str]:
        drafts = [{"scenario.toml": f"number = {who}{turn}\n".encode()} for turn in range(60)]
        return [scenarios.keep_draft("g", "mill", draft) for draft in drafts]

    with ThreadPoolExecutor(4) as all_at_once:
        names = [name for found in all_at_once.map(keep, range(4)) for name in found]
    left = {path.name for path in (home / "drafts" / "g").iterdir()}
    assert len(set(names)) == 240
    assert DRAFTS - 4 <= len(left) <= DRAFTS
    assert left < set(names)


def test_a_draft_that_is_being_written_makes_room_for_none(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "DRAFTS", 2)
    shelf = home / "drafts" / "g"
    begun, abandoned = shelf / ".new-now", shelf / ".new-long-ago"
    for folder in (begun, abandoned):
        folder.mkdir(parents=True)
    os.utime(abandoned, (1, 1))
    names = [scenarios.keep_draft("g", "mill", {"scenario.toml": f"{turn}".encode()}) for turn in range(4)]
    assert {path.name for path in shelf.iterdir()} == {*names[2:], begun.name}


def test_drafts_that_make_room_are_there_whole_or_not_at_all(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "DRAFTS", 2)

    def keep(who: int) -> list[set[str]]:
        read = []
        for turn in range(60):
            name = scenarios.keep_draft("g", "mill", PLAIN | {"scenario.toml": f"number = {who}{turn}\n".encode()})
            found = Name.read(name)
            assert found is not None
            folder = scenarios.find("g", found)
            with suppress(FileNotFoundError):  # gone already
                read.append(set(scenarios.read_folder(folder or Path("gone"))))
        return read

    with ThreadPoolExecutor(6) as all_at_once:
        read = [files for found in all_at_once.map(keep, range(6)) for files in found]
    assert read
    assert all(files == set(PLAIN) for files in read)
