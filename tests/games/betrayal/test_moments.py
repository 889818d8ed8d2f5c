"""The moments of the game: each is explained, asked by a rule, and answered by nobody who is not asked."""

import ast
import re
from pathlib import Path

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.haunt import HAUNTS, Action, Haunt
from koszmar.games.betrayal.minds.tastes import TASTES, tastes
from koszmar.parts.moments import declared_in

GAME = Path(moments.__file__).parent
MOMENTS = declared_in(moments)
RULES = [*sorted({*GAME.glob("*.py")} - {GAME / "scenarios.py"}), *sorted((GAME / "haunts" / "tools").glob("*.py"))]
"""The chapters and the haunts' tools; which card starts which haunt is data, and a printed haunt may name a card."""


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_every_moment_says_what_it_is_and_somebody_asks_it(moment: moments.Any) -> None:
    assert moment.text.endswith(".")
    assert moment.given[0] == "scene"
    wanted = rf"(?:haunt_answer|haunt_flow|answers)\([^\n]*moments\.{moment.name.replace('-', '_')}\b"
    assert any(re.search(wanted, path.read_text("utf-8")) for path in GAME.rglob("*.py"))


def test_whoever_answers_is_a_card_or_a_haunt_of_the_game() -> None:
    for moment in MOMENTS:
        for key in moment.answers:
            assert key in (CARDS if isinstance(key, str) else HAUNTS)
            assert ("card" if isinstance(key, str) else "haunt") in moment.asked


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_no_rule_names_a_card(path: Path) -> None:
    texts = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    assert not [text for text in texts if isinstance(text, str) and text in CARDS]


def test_bots_cannot_want_an_action_that_a_haunt_does_not_have() -> None:
    haunt = Haunt(number=999, kind="none", actions=(Action(key="sing"),))
    with pytest.raises(ValueError, match="haunt 999 has no action sign"):
        tastes(haunt, worth={"sign": 2.0})
    assert 999 not in TASTES
