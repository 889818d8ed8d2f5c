"""Pictures beside a scenario: taken if they are what their names say and not too large; kept by the editor."""

from __future__ import annotations

import struct
import zlib

import pytest

from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.editing import opened, written
from koszmar.games.mansions.scenario.pictures import size_of
from koszmar.games.mansions.scenario.sharing import start
from koszmar.kernel.scenarios import NotAScenario, read_zip, taken, zipped


def png(width: int = 8, height: int = 8) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x80" * width for _ in range(min(height, 64)))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


JPEG = b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xff\xc0\0\x11\x08\0\x20\0\x40\3" + b"\0" * 12
WEBP = b"RIFF\x1a\0\0\0WEBPVP8L\x0e\0\0\0\x2f\x0f\xc0\x07\0" + b"\0" * 12
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def folder(**pictures: bytes) -> dict[str, bytes]:
    """A scenario that works, with pictures (``mill_png`` is mill.png)."""
    more = {name.replace("_", "."): data for name, data in pictures.items()}
    return {**start("my-scenario"), **more}


def about(files: dict[str, bytes]) -> list[tuple[str, str, str]]:
    return [
        (one.file, one.problem, one.cure) for one in complaints(files) if one.file.endswith((".png", ".jpg", ".webp"))
    ]


def test_each_format_tells_its_size() -> None:
    assert size_of(png(40, 30)) == ("png", 40, 30)
    assert size_of(JPEG) == ("jpeg", 64, 32)
    assert size_of(WEBP) == ("webp", 16, 32)
    assert [size_of(data) for data in (b"", b"\xff\xd8\xff", b"RIFF", SVG, b"\x89PNG\r\n\x1a\n", b"GIF89a" * 9)] == [
        None
    ] * 6


def test_pictures_that_are_fine_are_taken_and_travel_in_a_zip() -> None:
    files = folder(mill_png=png(), door_jpg=JPEG, cup_webp=WEBP)
    assert about(files) == []
    assert read_zip(zipped(files, "my-scenario")) == files


@pytest.mark.parametrize(
    ("picture", "problem", "cure"),
    [
        ({"mill_png": SVG}, "this is no picture that can be shown", "save it as PNG, JPEG or WebP"),
        (
            {"mill_png": b"MZ\x90\0" + b"\0" * 60},
            "this is no picture that can be shown",
            "save it as PNG, JPEG or WebP",
        ),
        ({"mill_png": JPEG}, "its name says otherwise, but it is JPEG", "call it mill.jpg"),
        ({"mill_png": png(3000, 20)}, "it is 3000 by 20 pixels", "at most 2000 by 2000"),
        ({"mill_png": png() + b"\0" * 300_000}, "it has 293 KiB", "at most 256 KiB"),
    ],
)
def test_what_is_wrong_with_a_picture_is_told_with_its_file_and_a_cure(
    picture: dict[str, bytes], problem: str, cure: str
) -> None:
    assert about(folder(**picture)) == [("mill.png", problem, cure)]


def test_there_may_be_eight_of_them() -> None:
    many = {f"p{number}_png": png() for number in range(9)}
    assert "9 pictures; a scenario has at most 8" in [problem for _, problem, _ in about(folder(**many))]


@pytest.mark.parametrize("name", ["mill.svg", "mill.gif", "mill.exe", "mill.png.js", "mill.PNG"])
def test_other_files_are_not_taken(name: str) -> None:
    with pytest.raises(NotAScenario):
        taken({**start("my-scenario"), name: png()})


def test_the_editor_keeps_pictures_and_what_is_there_for_readers() -> None:
    files = {**folder(mill_png=png()), "README.md": b"Thanks!"}
    draft = opened(files)
    saved = written({"plot": draft.plot, "texts": draft.texts, "sources": draft.sources})
    assert (saved["mill.png"], saved["README.md"]) == (files["mill.png"], b"Thanks!")


def test_a_draft_with_a_picture_that_is_none_is_refused() -> None:
    draft = opened(folder())
    with pytest.raises(NotAScenario, match="no picture"):
        written({"plot": draft.plot, "texts": draft.texts, "sources": {"mill.png": "<script>"}})
