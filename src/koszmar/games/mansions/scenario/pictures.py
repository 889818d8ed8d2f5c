"""Pictures that lie beside a scenario: whether they are what their names say, and not too large.

Nothing of them is drawn or decoded here: only the first bytes are read, by which each format tells what it is and how
large. Formats that can hold more than a picture (SVG among them) are not taken at all.

>>> size_of(bytes.fromhex("89504e470d0a1a0a0000000d49484452000001000000008008060000005c72a866"))
('png', 256, 128)
"""

from __future__ import annotations

from collections.abc import Iterator

from koszmar.kernel.scenarios import PICTURES, Complaint, Files

WIDEST = 2000
"""Pixels of a side."""
LARGEST = 256 * 1024
"""Bytes of one picture."""
MOST = 8
_ENDS = {"png": ".png", "jpeg": ".jpg", "webp": ".webp"}
_FRAMES = frozenset((*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)))
"""Marks of a JPEG after which its size stands."""


def complaints_of(files: Files) -> Iterator[Complaint]:
    """What is wrong with the pictures of a folder."""
    pictures = [name for name in files if name.endswith(PICTURES)]
    if len(pictures) > MOST:
        yield Complaint(
            where="", problem=f"{len(pictures)} pictures; a scenario has at most {MOST}", file=pictures[MOST]
        )
    for name in pictures:
        problem, cure = _wrong(name, files[name])
        if problem:
            yield Complaint(where="", problem=problem, cure=cure, file=name)


def _wrong(name: str, data: bytes) -> tuple[str, str]:
    if len(data) > LARGEST:
        return f"it has {len(data) // 1024} KiB", f"at most {LARGEST // 1024} KiB"
    found = size_of(data)
    if found is None:
        return "this is no picture that can be shown", "save it as PNG, JPEG or WebP"
    kind, width, height = found
    if not name.endswith(_ENDS[kind]):
        return f"its name says otherwise, but it is {kind.upper()}", f"call it {name.rpartition('.')[0]}{_ENDS[kind]}"
    if not (0 < width <= WIDEST and 0 < height <= WIDEST):
        return f"it is {width} by {height} pixels", f"at most {WIDEST} by {WIDEST}"
    return "", ""


def size_of(data: bytes) -> tuple[str, int, int] | None:
    """Format, width and height of a picture; None if it is none of those that are taken."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR" and len(data) >= 33:
        return "png", int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:3] == b"\xff\xd8\xff":
        return _jpeg(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp(data)
    return None


def _jpeg(data: bytes) -> tuple[str, int, int] | None:
    """The segments of a JPEG one after another, up to the one with its size."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        mark, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if mark in _FRAMES:
            return "jpeg", int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        if length < 2:
            return None
        at += 2 + length
    return None


def _webp(data: bytes) -> tuple[str, int, int] | None:
    match data[12:16]:
        case b"VP8 ":
            width, height = int.from_bytes(data[26:28], "little"), int.from_bytes(data[28:30], "little")
            return "webp", width & 0x3FFF, height & 0x3FFF
        case b"VP8L":
            bits = int.from_bytes(data[21:25], "little")
            return "webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            return "webp", int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    return None
