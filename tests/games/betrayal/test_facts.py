"""What a haunt keeps in mind is declared by it, by name and type, and kept as plain data."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from koszmar.bots import make_bot
from koszmar.games import betrayal
from koszmar.games.betrayal.facts import Fact, Facts
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.state import State
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

GAME = Path(betrayal.__file__).parent
KEEPING = sorted(number for number, haunt in HAUNTS.items() if number <= 50 and haunt.facts.declared())


class Party(Facts):
    """What a haunt might keep in mind."""

    cakes = Fact[int](2)
    guests = Fact[list[str]]([], key="secret-guests")


@pytest.fixture
def table() -> Driver:
    return position(haunt=1)


def kept_by(state: State) -> dict[str, object]:
    assert state.haunt is not None
    return state.haunt.facts


def test_a_fact_that_was_never_noted_is_what_was_declared_and_is_not_kept(table: Driver) -> None:
    party = Party(table.match.scene)
    assert (party.cakes, party.guests) == (2, [])
    party.guests.append("nobody")
    assert party.guests == []
    assert kept_by(table.state) == {}


def test_what_is_noted_is_kept_under_its_name_as_plain_data(table: Driver) -> None:
    Party(table.match.scene).cakes -= 1
    Party(table.match.scene).guests = ["Brandon"]
    Party(table.match.scene).guests.append("Jaden")
    assert kept_by(table.state) == {"cakes": 1, "secret-guests": ["Brandon", "Jaden"]}


def test_nothing_undeclared_can_be_noted(table: Driver) -> None:
    with pytest.raises(AttributeError, match="Party declares no fact 'cake'"):
        Party(table.match.scene).cake = 1  # type: ignore[attr-defined]


def test_the_haunts_that_keep_something_in_mind() -> None:
    assert KEEPING == [7, 10, 12, 13, 14, 16, 17, 20, 22, 24, 26, 30, 32, 37, 42, 43, 44, 45, 46]


def test_every_fact_says_what_it_is() -> None:
    for path in (GAME / "haunts").glob("*.py"):
        facts = re.findall(r"^    \w+ = Fact\[.*\n(.*)", path.read_text("utf-8"), re.M)
        assert all(line.startswith('    """') for line in facts), path.name


def test_haunts_reach_what_they_keep_in_mind_by_their_own_facts_only() -> None:
    for path in (GAME / "haunts").rglob("*.py"):
        assert not re.search(r"\.facts\b(?! import)", path.read_text("utf-8")), path.name


@pytest.mark.parametrize("number", KEEPING)
@pytest.mark.parametrize("player", ["random", "sensible"])
def test_a_haunt_keeps_nothing_but_what_it_declares(number: int, player: str) -> None:
    declared, random = HAUNTS[number].facts.declared(), Random(number)
    match = Match.new("betrayal", players=random.randint(3, 6), seed=number, options={"haunt": number}, events=False)
    bot = make_bot(player, seed=str(number))
    seen: set[str] = set()
    for decision in match:
        facts = kept_by(match.state) if match.state.haunt else {}
        assert {*facts} <= {*declared}
        for key, fact in facts.items():
            assert msgspec.convert(fact, declared[key], strict=True) == fact
        seen |= {*facts}
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert seen or number not in (7, 10, 16, 17, 20, 46)
