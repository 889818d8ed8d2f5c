"""The page about this game leads to every module and explains every ruling."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from koszmar.games.betrayal.settings import Rulings

FOLDER = Path(__file__).parents[3] / "src/koszmar/games/betrayal"
README = (FOLDER / "README.md").read_text("utf-8")


def test_every_module_is_found() -> None:
    named = set(re.findall(r"`([\w/]+\.py)`", README))
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.py") if path.name != "__init__.py"}
    assert named == {path for path in there if not path.startswith("haunts/")}


def test_every_ruling_is_explained_with_its_readings_ours_first() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| ([a-z, -]+) \| \S", README, re.M))
    assert rows == {field.encode_name: ", ".join(get_args(field.type)) for field in msgspec.structs.fields(Rulings)}
