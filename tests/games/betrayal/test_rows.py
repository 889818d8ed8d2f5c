"""The rows of a roll: what the page of an action says for each result is what its rules have a row for."""

import re
from pathlib import Path

import pytest

from koszmar.games import betrayal
from koszmar.games.betrayal.haunt import HAUNTS, Action, nothing
from koszmar.kernel.words import LANGUAGES

NOTHING = {"en": "nothing", "pl": "nic się nie dzieje"}
IN_WORDS = {(18, "call"), (19, "stave-off")}
"""Pages that write their rows as sentences."""
ROW = re.compile(r"(\d+)(?:\+|–(\d+)): ([^.]*)")


def rows(number: int, action: Action, lang: str) -> list[tuple[int, int | None, str]]:
    """The rows on a page, highest first: least result, greatest result, what happens."""
    path = Path(betrayal.__file__).parent / "locale" / lang / f"haunt-{number:02}.ftl"
    _, _, after = path.read_text("utf-8").partition(f"\nhaunt-{number:02}-{action.key} =")
    page, *_ = re.split(r"\n(?=\S)", after)
    return [(int(least), int(most) if most else None, what) for least, most, what in ROW.findall(page)]


@pytest.mark.rule("betrayal/event.only-matching-result")
@pytest.mark.parametrize("number", range(1, 51))
def test_the_rows_on_the_page_are_those_of_the_rules(number: int) -> None:
    for action in HAUNTS[number].actions:
        if not action.bands or (number, action.key) in IN_WORDS:
            continue
        for lang in LANGUAGES:
            page = rows(number, action, lang)
            told = {least for least, _, what in page if what != NOTHING[lang]}
            ruled = {least for least, effect in action.bands.items() if effect is not nothing}
            assert told == ruled, (action.key, lang)
            limits = [least - 1 for least, *_ in page[:-1]]
            assert [most for _, most, _ in page] == [None, *limits], (action.key, lang)
