"""The browser client as it is sent: one script, one stylesheet, and files whose names change when they do.

The folder ``web`` holds it as it is written: modules, stylesheets, fonts. From these a server makes what a browser
fetches, once, when the first one comes: a browser that has a file under such a name never asks for it again. Whoever
imports a module by its path (a page that a game brings, a test) is led into the same script.
"""

from __future__ import annotations

import base64
import gzip
import mimetypes
import posixpath
import re
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

try:
    import brotli
except ImportError:  # a sixth smaller than gzip; browsers take it over TLS, and from their own machine
    brotli = None

from .looks import STYLES, folders
from .scripts import joined

ENTRY, SCRIPT, SHEET = "main.js", "client.js", "client.css"
MARK = re.compile(r'<link rel="stylesheet" href="(?P<sheet>[^"]+)">\s*|<!-- looks:.*?-->\s*')
SCRIPTS = re.compile(r'<script type="module" src="[^"]+"></script>')
ADDRESS = re.compile(r"""url\(\s*["']?(?P<path>[^"')]+)["']?\s*\)""")
COMMENT_OR_STRING = re.compile(r"""/\*.*?\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""", re.DOTALL)
SMALL = 3_000
"""A drawing of fewer bytes stands in the stylesheet itself."""
WORTH_PACKING = 600
"""Fewer bytes are sent as they are."""
PACKED = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
"""Kinds of texts; anything else is packed already."""


PACKERS: dict[str, Callable[[bytes], bytes]] = {"gzip": lambda text: gzip.compress(text, 9, mtime=0)}
if brotli is not None:
    PACKERS = {"br": brotli.compress, **PACKERS}
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}
FRESH = 1.0
"""Seconds for which nobody looks whether the sources have changed."""
_making = threading.Lock()


class Parcel(Struct, frozen=True):
    """Something to send: as it is, and packed in the ways that browsers can unpack, the smallest first."""

    text: bytes
    packed: dict[str, bytes]
    media: str
    tag: str


class Client(Struct, frozen=True):
    """All that makes up the client."""

    page: Parcel
    assets: dict[str, Parcel]
    """By name, with a mark in it that changes when the content does."""
    latest: dict[str, str]
    """The name that something has now, by its name without the mark."""
    modules: dict[str, Parcel]
    """For each module a small one that leads into the script, by its path."""


def parcel(text: bytes, media: str) -> Parcel:
    """A text with what has to be known to send it."""
    worth = len(text) >= WORTH_PACKING and media.startswith(PACKED)
    return Parcel(text, {name: pack(text) for name, pack in PACKERS.items()} if worth else {}, media, mark(text))


def file_in(folder: Path, path: str) -> Parcel | None:
    """A file inside a folder; None if there is none, or if it lies outside."""
    found = (folder / path.lstrip("/")).resolve()
    if "\\" in path or not found.is_relative_to(folder.resolve()) or not found.is_file():
        return None
    return _read(found, found.stat().st_mtime_ns)


@lru_cache(maxsize=64)
def _read(path: Path, _: int) -> Parcel:
    return parcel(path.read_bytes(), media(path.name))


def media(name: str) -> str:
    """The kind of a file by its name, the same on every machine."""
    return KINDS.get(posixpath.splitext(name)[1]) or mimetypes.guess_type(name)[0] or "application/octet-stream"


_looked: tuple[float, Path, Client] | None = None


def client(web: Path) -> Client:
    """The client in this folder, with the colours of every game, as the files are now, or were a second ago."""
    global _looked
    now = time.monotonic()
    if _looked is not None and _looked[1] == web and now - _looked[0] < FRESH:
        return _looked[2]
    looks = folders()
    files = [path for folder in (web, *looks.values()) for path in sorted(folder.rglob("*")) if path.is_file()]
    with _making:
        found = _client(web, tuple(looks.items()), tuple((path, path.stat().st_mtime_ns) for path in files))
    _looked = (now, web, found)
    return found


@lru_cache(maxsize=2)
def _client(web: Path, looks: tuple[tuple[str, Path], ...], _: tuple[tuple[Path, int], ...]) -> Client:
    return _Packer(web, dict(looks)).client()


def mark(text: bytes) -> str:
    """A tag that changes when a text does."""
    return f'"{_mark(text)}"'


def _mark(text: bytes) -> str:
    return blake2b(text, digest_size=9).hexdigest()


class _Packer:
    """Makes a client from its sources."""

    def __init__(self, web: Path, looks: dict[str, Path]) -> None:
        self.web, self.looks = web, looks
        self.assets: dict[str, Parcel] = {}
        self.latest: dict[str, str] = {}

    def client(self) -> Client:
        page = (self.web / "index.html").read_text(encoding="utf-8")
        sheets = [found["sheet"] for found in MARK.finditer(page) if found["sheet"]]
        sheets += [f"looks/{game}/{STYLES}" for game, folder in self.looks.items() if (folder / STYLES).is_file()]
        script, facades = joined(ENTRY, lambda name: (self.web / name).read_text(encoding="utf-8"))
        sheet = self._asset(SHEET, "".join(map(self._sheet, sheets)).encode())
        script = self._asset(SCRIPT, script.encode())
        links = (
            f'<link rel="modulepreload" href="assets/{script}">\n  <link rel="stylesheet" href="assets/{sheet}">\n  '
        )
        whole = MARK.sub("", page).replace("<script", links + "<script", 1)
        whole = SCRIPTS.sub(f'<script type="module" src="assets/{script}"></script>', whole)
        whole = whole.replace("<html ", f'<html data-start="{ENTRY}" ', 1)
        modules = {
            name: parcel(
                text.replace("BUNDLE", posixpath.relpath(f"assets/{script}", posixpath.dirname(name) or "."))
                .replace('"assets/', '"./assets/')
                .encode(),
                "text/javascript",
            )
            for name, text in facades.items()
        }
        return Client(parcel(whole.encode(), "text/html"), self.assets, self.latest, modules)

    def _asset(self, name: str, content: bytes) -> str:
        stem, suffix = posixpath.splitext(name)
        marked = f"{stem}-{_mark(content)}{suffix}"
        self.assets[marked] = parcel(content, media(name))
        self.latest[name] = marked
        return marked

    def _sheet(self, name: str) -> str:
        text = self._file(name).read_text(encoding="utf-8")
        return shorter(ADDRESS.sub(lambda found: self._address(name, found["path"]), text))

    def _file(self, name: str) -> Path:
        parts = name.split("/")
        return self.looks[parts[1]].joinpath(*parts[2:]) if parts[0] == "looks" else self.web / name

    def _address(self, sheet: str, written: str) -> str:
        """Where something is that a stylesheet names: in the sheet itself, or in a file with a mark."""
        if written.startswith(("data:", "#")):
            return f'url("{written}")'
        path = posixpath.normpath(posixpath.join(posixpath.dirname(sheet), written))
        file = self._file(path)
        content = file.read_bytes()
        if file.suffix == ".svg" and len(content) < SMALL:
            return f'url("data:image/svg+xml;base64,{base64.b64encode(content).decode()}")'
        return f'url("{self._asset(file.name, content)}")'


def shorter(sheet: str) -> str:
    """A stylesheet without comments and without blanks that mean nothing.

    >>> shorter('/* warm */ a  {\\n  content: "/* b ;  */";\\n  width: calc(1px  + 2px);\\n}\\n')
    'a{content: "/* b ;  */";width: calc(1px + 2px)}'
    """
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        if found[0].startswith("/*"):
            return " "
        kept.append(found[0])
        return f"\ue000{len(kept) - 1}\ue001"

    text = COMMENT_OR_STRING.sub(keep, sheet)
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\s*([{};,])\s*", r"\1", text).replace(";}", "}").strip()
    return re.sub("\ue000(\\d+)\ue001", lambda found: kept[int(found[1])], text)
