"""Scenarios that people write: folders of text files, without code, from whoever wants to share one.

Nobody vouches for such a folder. It is read with limits (``read_folder``, ``read_zip``), checked by its game, and kept
under its key and a hash of what it says: ``old-mill@3f2a9c1b77d0``. A match names its scenario like that, so that a
record is played again with the very same scenario or not at all.

>>> files = {"scenario.toml": b"[scenario]", "en.ftl": b"title = The Old Mill", "README.md": b"Thanks!"}
>>> name_of("old-mill", files)
'old-mill@5182ebf8562f'
>>> Name.read("old-mill@5182ebf8562f#attic")
Name(key='old-mill', version='5182ebf8562f', point='attic')
"""

from __future__ import annotations

import io
import os
import re
import shutil
import stat
import tempfile
import time
import zipfile
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from threading import get_ident
from typing import Any, TypeAlias

from msgspec import Struct

from .errors import KoszmarError
from .flow import Key
from .home import data_folder
from .scene import Event

Files: TypeAlias = Mapping[str, bytes]
"""A folder: what is in each file, by name."""
Count: TypeAlias = tuple[str, str, int]
"""Something that a report adds up: the table, the row, how many."""
SUFFERED, ACTIONS, TRIED, FATES = "suffered", "actions", "tried", "fates"
"""Tables that games may fill: harm suffered, by cause; actions, ``used`` and ``unused``; puzzles attempted; and of
matches that are won, characters at the end: ``all``, those who are ``broken``, those who are ``gone``."""

MOST_FILES = 24
LARGEST_FILE = 512 * 1024
"""Bytes; so are the next two."""
LARGEST_WHOLE = 1024 * 1024
LARGEST_ZIP = 1024 * 1024
PICTURES = (".png", ".jpg", ".webp")
"""Pictures that may lie beside a scenario; the game checks whether they are what their names say."""
LARGEST_STORY = 192 * 1024
"""Bytes of plot and texts together. A megabyte of texts takes some twelve seconds to read, and a match reads them
several times; the longest of our own stories has a fourth of this."""
KINDS = (".toml", ".ftl", ".md", ".txt", ".json", *PICTURES)
"""How names of files may end; nothing else is taken."""
COUNTS = (".toml", ".ftl")
"""Files that the version depends on; the others are for readers."""
DRAFTS = 200
"""Scenarios that were tried and not installed are kept for a while: as many as these."""

_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,62}")
_NAME = re.compile(r"([a-z0-9][a-z0-9-]{0,39})(?:@([0-9a-f]{12}))?(?:#([a-z0-9][a-z0-9-]{0,39}))?")
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that mean something else to Windows."""
_LITTER = ("__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini")
"""What systems leave in folders without being asked."""


class NotAScenario(KoszmarError):
    """A folder or zip that is not taken: which file, and why."""


class Complaint(Struct, frozen=True, kw_only=True):
    """Something that is wrong with a scenario, or only doubtful: where, what, and what would be right."""

    where: str
    """The part that it is about: ``event search-desk``."""
    problem: str
    cure: str = ""
    file: str = ""
    line: int = 0
    """0: the whole file."""
    grave: bool = True
    """Whether the scenario cannot be played like this."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.line else f"{self.file}: " if self.file else ""
        part = f"{self.where}: " if self.where else ""
        return f"{place}{part}{self.problem}{f' ({self.cure})' if self.cure else ''}"


class Name(Struct, frozen=True):
    """How a match names its scenario: a key; the version, if it does not come with the game; where to begin."""

    key: str
    version: str = ""
    point: str = ""
    """A place in the story that its author has marked, to try what comes after it."""

    @classmethod
    def read(cls, text: str) -> Name | None:
        """A name from text; None if it cannot be one."""
        found = _NAME.fullmatch(text)
        return cls(*(part or "" for part in found.groups())) if found else None

    @property
    def base(self) -> str:
        """Without the point."""
        return f"{self.key}@{self.version}" if self.version else self.key

    def __str__(self) -> str:
        return f"{self.base}#{self.point}" if self.point else self.base


class Headline(Struct, frozen=True):
    """What a list tells of a scenario."""

    title: Mapping[str, str]
    players: tuple[int, int]
    minutes: tuple[int, int]
    difficulty: int
    aim: int = 0
    """How often its author wants it to be won by people who know the game, in percent; 0: nobody has said."""


class Workshop(Struct, frozen=True, kw_only=True):
    """What an editor in the browser needs from a game; what it sends back and forth is the game's own affair."""

    page: str
    """The page of the editor, in the folder that the game's look brings to the browser."""
    kit: Callable[[], Mapping[str, Any]]
    """What there is to build with, as plain data; it never changes while a program runs."""
    opened: Callable[[Files], Any]
    """A scenario as plain data, to be edited."""
    written: Callable[[Any], Files]
    """The files of what somebody has edited; ``NotAScenario`` if that makes no sense."""
    shown: Callable[[Files], Any]
    """How it looks as far as it goes: maps, for instance."""
    margin: Callable[[Any], Mapping[str, Mapping[str, Any]]]
    """What the story of a state hides from everybody, by kind and name: for authors who try what they have written."""


class Scenarios(Struct, frozen=True, kw_only=True):
    """How a game reads and follows scenarios that people write."""

    option: str
    """The option of a match that names the scenario."""
    shipped: Callable[[], Mapping[str, Callable[[], Files]]]
    """Those that come with the game, by key."""
    check: Callable[[Files], list[Complaint]]
    """Everything that is wrong with one, without playing it."""
    headline: Callable[[Files], tuple[str, Headline]]
    """Its key, and what lists tell of it; ``NotAScenario`` if even that cannot be read."""
    start: Callable[[str], Files]
    """A small scenario of that key that works, to begin with."""
    schema: Callable[[], dict[str, Any]]
    """The JSON Schema of its file."""
    migrate: Callable[[Files], Files] = lambda files: files
    """The same scenario in the format that is read now; ``NotAScenario`` if nothing leads there."""
    parts: Callable[[str], Mapping[str, Sequence[str]]]
    """What the scenario of that name is made of, by kind: rooms, events, endings."""
    seen: Callable[[Any, Key | None], Mapping[str, Iterable[str]]]
    """What of it a match has seen, by the same kinds, as its state tells and the answer that is being given to it."""
    round: Callable[[Any], int]
    """How long the story goes on in a state, in rounds of the game."""
    aim: Callable[[str], int] = lambda name: 0
    """How often the scenario of that name is meant to be won, in percent; 0: nobody has said."""
    told: Callable[[Event], Iterable[Count]] = lambda event: ()
    """What something that happened adds to the tables of a report …"""
    answered: Callable[[Any, Key], Iterable[Count]] = lambda state, answer: ()
    """… and what an answer does that is about to be given in a state."""
    workshop: Workshop | None = None


# -- reading ---------------------------------------------------------------------------------------------------------


def read(path: Path) -> dict[str, bytes]:
    """The files of a folder or of a zip."""
    if path.is_dir():
        return read_folder(path)
    if not path.is_file():
        raise NotAScenario(f"there is no folder or file {path}")
    if path.stat().st_size > LARGEST_ZIP:
        raise NotAScenario(f"{path.name} has more than {LARGEST_ZIP // 1024} KiB")
    return read_zip(path.read_bytes())


def read_folder(path: Path) -> dict[str, bytes]:
    """The files of a folder. Hidden ones are left out; links and folders in it are refused.

    A folder that is taken away meanwhile is not there (FileNotFoundError): what was read may be a part of it.
    """
    found: dict[str, bytes] = {}
    opened = path.stat()
    with os.scandir(path) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.name.startswith(".") or entry.name in _LITTER:
                continue
            if entry.is_symlink() or not entry.is_file(follow_symlinks=False):
                raise NotAScenario(f"{entry.name} is not a plain file: a scenario has no folders and links in it")
            _check_name(entry.name, found)
            with open(entry.path, "rb") as file:
                found[entry.name] = _limited(entry.name, file.read(LARGEST_FILE + 1), found)
        if not os.path.samestat(path.stat(), opened):
            raise FileNotFoundError(f"{path} was replaced while it was read")
    return found


def read_zip(data: bytes) -> dict[str, bytes]:
    """The files of a zip; a folder around them is taken off. Nothing is unpacked beyond what may be taken."""
    if len(data) > LARGEST_ZIP:
        raise NotAScenario(f"the zip has more than {LARGEST_ZIP // 1024} KiB")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _unpacked(archive)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise NotAScenario(f"this is no zip that can be read: {error}") from None


def _unpacked(archive: zipfile.ZipFile) -> dict[str, bytes]:
    members = [one for one in archive.infolist() if not one.is_dir() and not _is_litter(one.filename)]
    if len(members) > MOST_FILES:
        raise NotAScenario(f"{len(members)} files; a scenario has at most {MOST_FILES}")
    for one in members:
        _check_member(one)
    around = {one.filename.rpartition("/")[0] for one in members}
    if len(around) > 1 or any("/" in folder for folder in around):
        raise NotAScenario("a scenario has no folders in it")
    found: dict[str, bytes] = {}
    for one in members:
        name = one.filename.rpartition("/")[2]
        _check_name(name, found)
        with archive.open(one) as file:
            found[name] = _limited(name, file.read(LARGEST_FILE + 1), found)
    return found


def _is_litter(name: str) -> bool:
    return any(part in _LITTER for part in name.split("/"))


def _check_member(one: zipfile.ZipInfo) -> None:
    """Refuse paths that lead elsewhere, links, and what is packed in unusual ways."""
    name = one.filename
    if one.orig_filename != name or "\\" in name or name.startswith("/") or ":" in name or ".." in name.split("/"):
        raise NotAScenario(f"the path {one.orig_filename[:80]!r} leads out of the folder")
    kind = stat.S_IFMT(one.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise NotAScenario(f"{name!r} is not a plain file")
    if one.flag_bits & 0x1 or one.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise NotAScenario(f"{name!r} is encrypted, or packed in a way that is not taken")


def _check_name(name: str, others: Mapping[str, bytes]) -> None:
    if not _FILE.fullmatch(name) or _DEVICES.fullmatch(name) or name.endswith("."):
        raise NotAScenario(f"a file cannot be called {name[:80]!r}")
    if not name.endswith(KINDS):
        raise NotAScenario(f"{name}: a scenario is made of {', '.join(KINDS)} files")
    if name.lower() in {other.lower() for other in others}:
        raise NotAScenario(f"{name} is there twice")
    if len(others) >= MOST_FILES:
        raise NotAScenario(f"a scenario has at most {MOST_FILES} files")


def _limited(name: str, content: bytes, others: Mapping[str, bytes]) -> bytes:
    if len(content) > LARGEST_FILE:
        raise NotAScenario(f"{name} has more than {LARGEST_FILE // 1024} KiB")
    if len(content) + sum(map(len, others.values())) > LARGEST_WHOLE:
        raise NotAScenario(f"all files together have more than {LARGEST_WHOLE // 1024} KiB")
    story = {**others, name: content}
    if sum(len(text) for file, text in story.items() if file.endswith(COUNTS)) > LARGEST_STORY:
        raise NotAScenario(f"plot and texts together have more than {LARGEST_STORY // 1024} KiB")
    return content


def taken(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Files that somebody sent by name: refused like those of a folder if they are too many, too large or misnamed."""
    found: dict[str, bytes] = {}
    for name, content in files.items():
        _check_name(name, found)
        found[name] = _limited(name, content, found)
    return found


def zipped(files: Files, folder: str) -> bytes:
    """A zip of a folder; the same files give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            info = zipfile.ZipInfo(f"{folder}/{name}")
            info.external_attr = 0o644 << 16
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def version_of(files: Files) -> str:
    """A hash of everything that a match depends on; how lines end makes no difference."""
    digest = blake2b(digest_size=6)
    for name, content in sorted(files.items()):
        if name.endswith(COUNTS):
            text = content.replace(b"\r\n", b"\n")
            digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def name_of(key: str, files: Files) -> str:
    """How matches name a scenario that does not come with its game."""
    return f"{key}@{version_of(files)}"


# -- keeping ---------------------------------------------------------------------------------------------------------


def installed(game: str) -> dict[str, Path]:
    """The folders of all installed scenarios of a game, by name; of each key the latest version comes last."""
    shelf = data_folder() / "scenarios" / game
    found = []
    for path in shelf.iterdir() if shelf.is_dir() else ():
        name = Name.read(path.name)
        if name is not None and name.version and path.is_dir():
            found.append((name.key, _last_used(path), path))
    return {path.name: path for _, _, path in sorted(found)}


def find(game: str, name: Name) -> Path | None:
    """The folder of a scenario that is installed or was tried; without a version, the latest that is installed."""
    if name.version:
        for shelf in ("scenarios", "drafts"):
            if (path := data_folder() / shelf / game / name.base).is_dir():
                return path
        return None
    alike = [path for there, path in installed(game).items() if there.startswith(f"{name.key}@")]
    return alike[-1] if alike else None


def install(game: str, key: str, files: Files) -> str:
    """Keep a scenario that was checked; its name."""
    return _keep(data_folder() / "scenarios" / game, name_of(key, files), files)


def uninstall(game: str, name: str) -> None:
    """Forget an installed scenario; matches of it cannot be loaded until it is installed again."""
    shutil.rmtree(installed(game)[name])


def keep_draft(game: str, key: str, files: Files) -> str:
    """Keep a scenario for a while that somebody tries, so that other processes find it too; its name."""
    shelf, name = data_folder() / "drafts" / game, name_of(key, files)
    try:
        os.utime(shelf / name)
    except FileNotFoundError:
        _keep(shelf, name, files)
    folders = [path for path in shelf.iterdir() if path.is_dir()]
    kept = sorted((path for path in folders if not path.name.startswith(_UNFINISHED)), key=_last_used)
    for path in kept[:-DRAFTS]:
        _remove(path)
    for path in folders:
        if path.name.startswith(_UNFINISHED) and _last_used(path) < time.time_ns() - _ABANDONED:
            shutil.rmtree(path, ignore_errors=True)
    return name


_UNFINISHED = "."
"""How the names of folders begin that are being written or removed …"""
_ABANDONED = 3600 * 10**9
"""… and after how many nanoseconds whoever did so must have been stopped in the middle of it."""


def _remove(folder: Path) -> None:
    """Take a folder away, all of it at once: nobody finds half of it."""
    gone = folder.with_name(f"{_UNFINISHED}old-{folder.name}-{os.getpid()}-{get_ident()}")
    with suppress(OSError):  # another process was quicker
        folder.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)


def _last_used(folder: Path) -> int:
    """When that was; 0 if another process has renamed or removed it meanwhile."""
    try:
        return folder.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def _keep(shelf: Path, name: str, files: Files) -> str:
    """Write a folder, all of it or nothing."""
    shelf.mkdir(parents=True, exist_ok=True)
    if (shelf / name).is_dir():
        return name
    fresh = Path(tempfile.mkdtemp(prefix=f"{_UNFINISHED}new-", dir=shelf))
    try:
        for one, content in taken(files).items():
            (fresh / one).write_bytes(content)
        fresh.chmod(0o755)
        os.replace(fresh, shelf / name)
    except OSError:
        if not (shelf / name).is_dir():  # somebody else was quicker
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return name
