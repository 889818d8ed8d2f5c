"""Important locations: whatever tile a side's rules name stands in its list, with the regions where it can be found."""

import re
from pathlib import Path

import pytest

from koszmar.games import betrayal
from koszmar.games.betrayal.haunt import HAUNTS, Haunt, locations
from koszmar.games.betrayal.table.books import BOOKS
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.words import LANGUAGES

TEXT = re.compile(r"^(haunt-[\w-]+) =(.*?)(?=^\S|\Z)", re.DOTALL | re.MULTILINE)
TILE = re.compile(r"\{ tile-([a-z-]+)")


def pages_of(haunt: Haunt, side: str) -> set[str]:
    """The goal, the rules and the actions in the book of a side, by the names of their messages."""
    rules = haunt.hero_rules if side == "hero" else haunt.traitor_rules
    actions = [one for one in haunt.actions if {"any", side} & {*one.who.split()}]
    goal = "goal" if haunt.kind != "traitor" else f"{side}-goal"
    return {goal, *(f"rule-{key}" for key in rules), *(one.key for one in actions)}


def named(haunt: Haunt, side: str, lang: str) -> set[str]:
    """The tiles that these pages name; Landings need no list, they are always there."""
    path = Path(betrayal.__file__).parent / "locale" / lang / f"haunt-{haunt.number:02}.ftl"
    texts = dict(TEXT.findall(path.read_text("utf-8")))
    pages = [texts[f"haunt-{haunt.number:02}-{page}"] for page in pages_of(haunt, side)]
    return {tile for page in pages for tile in TILE.findall(page) if not ROOMS[tile].landing}


@pytest.mark.rule("betrayal/anatomy.important-locations")
@pytest.mark.parametrize("number", range(1, 51))
def test_every_tile_that_a_book_names_is_listed_as_a_location(number: int) -> None:
    haunt = HAUNTS[number]
    only = {"traitor": tuple(BOOKS), "free": ("traitor",)}.get(haunt.kind, ("hero",))
    for side in only:
        listed = {tile for tile in locations(haunt, side) if not ROOMS[tile].landing}
        for lang in LANGUAGES:
            assert named(haunt, side, lang) == listed, (side, lang)
