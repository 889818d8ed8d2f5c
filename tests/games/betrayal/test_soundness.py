"""Nothing is ever lost, and every impossible state is named, whatever somebody has written into it."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.proof.soundness import printed, status
from koszmar.games.betrayal.state import LaidTile, Monster, MonsterTurn, State, Token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Setting


@pytest.mark.rule("betrayal/components.tokens")
def test_the_box_holds_47_tiles_74_cards_and_114_tokens() -> None:
    box = printed()
    assert sum(count for thing, count in box.items() if isinstance(thing, tuple)) == 114
    assert sum(box[key] for key in ROOMS) == 47
    assert sum(box[card] for card in CARDS) == 74


@pytest.mark.parametrize("haunt", [0, *sorted(HAUNTS)])
def test_nothing_is_lost_and_every_state_is_sound(haunt: int) -> None:
    match = Match.new(GAME, players=3 + haunt % 4, seed=f"all {haunt}", options={"haunt": haunt}, events=False)
    random, before = Random(haunt), GAME.knowledge.census(match.state)
    assert before == printed()
    for _ in range(80):
        if match.decision is None:
            return
        assert GAME.knowledge.census(match.state) == before, match.choices[-1]
        if match.decision.prompt in ("act", "choose-monster", "play-monster"):  # nothing else has happened in its step
            assert status(match.state, match.setting) == []
        match.choose(random.choice(match.decision.options), random.choice(match.decision.seats))


def haunted() -> tuple[State, Setting]:
    spirit = beast("spirit", "hallway", token="jacks-spirit")
    table = position(haunt=1, traitor=1, monsters=[spirit], tokens=[token("trait-might", "jack", "seat-2")])
    return deepcopy(table.state), table.match.setting


def quiet() -> tuple[State, Setting]:
    table = position(cards=[["map"]])
    return deepcopy(table.state), table.match.setting


def swap(state: State, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(state, name, value)


QUIET: list[tuple[str, Callable[[State], Any]]] = [
    ("places at the table", lambda state: state.explorers.pop()),
    ("decks should have", lambda state: state.decks.pop("omen")),
    ("box should have", lambda state: state.box.update(gold=1)),
    ("no tile 'cellar'", lambda state: state.house.tiles.update(cellar=LaidTile("basement", 9, 9))),
    ("no tile 'cellar' to be in the stack", lambda state: state.stack.append("cellar")),
    ("is no item card", lambda state: state.decks["item"].cards.append("dog")),
    ("neither a tile nor a card", lambda state: state.gone.append("moon")),
    ("unknown explorer", lambda state: swap(state.explorers[0], key="zoe")),  # type: ignore[arg-type]
    ("should have clips", lambda state: state.explorers[0].traits.pop("might")),
    ("cannot hold 'a-bite'", lambda state: state.explorers[0].cards.append("a-bite")),
    ("began with an unknown card", lambda state: state.turn.held.append("moon")),
    ("seat 7 cannot be active", lambda state: swap(state.turn, seat=7)),  # type: ignore[arg-type]
    ("seat 9 cannot be looted", lambda state: state.turn.looted.append(9)),
    ("no scenario 'picnic'", lambda state: swap(state, scenario="picnic")),
    ("no token of kind 'gold'", lambda state: state.tokens.append(Token("gold", "gold", "hallway"))),
    ("no haunt can begin", lambda state: swap(state, phase="haunt", pending=["99", "dog"])),
    ("no haunt can begin", lambda state: swap(state, phase="haunt", pending=["²", "dog"])),
    ("0 of map", lambda state: state.explorers[0].cards.remove("map")),
    ("2 of dog", lambda state: state.explorers[0].cards.append("dog")),
    ("2 of library", lambda state: state.gone.append("library")),
    ("7 of ('token', 'fire')", lambda state: state.tokens.append(Token("fire", "fire", "hallway"))),
    ("is not in the house", lambda state: state.house.tiles.pop("hallway")),
    ("on top of each other", lambda state: swap(state.house.tiles["hallway"], x=0)),  # type: ignore[arg-type]
    ("were buried, but the deck has", lambda state: swap(state.decks["omen"], buried=99)),  # type: ignore[arg-type]
    ("cannot be on space 9", lambda state: state.explorers[0].traits.update(might=9)),
    ("at the skull before the haunt", lambda state: state.explorers[0].traits.update(might=0)),
    ("is on 'vault', which is not in the house", lambda state: swap(state.explorers[0], place="vault")),  # type: ignore[arg-type]
    ("dead before the haunt", lambda state: swap(state.explorers[0], dead=True)),  # type: ignore[arg-type]
    ("died in turn 50", lambda state: swap(state.explorers[0], died=50)),  # type: ignore[arg-type]
    ("red board is used 2 times", lambda state: swap(state.explorers[1], key="oliver")),  # type: ignore[arg-type]
    ("still being set up", lambda state: swap(state, phase="scenario")),
    ("none is named", lambda state: swap(state, phase="haunt")),
    ("about to begin in the phase", lambda state: swap(state, pending=["1", "dog"])),
    ("monsters take their turn before", lambda state: swap(state, phase="monsters-begin")),
    ("does not go with the phase", lambda state: swap(state, monsters=MonsterTurn(0))),
]
HAUNTED: list[tuple[str, Callable[[State], Any]]] = [
    ("no haunt 77", lambda state: swap(state.haunt, number=77)),  # type: ignore[arg-type]
    ("seat 9 cannot have revealed", lambda state: swap(state.haunt, revealer=9)),  # type: ignore[arg-type]
    ("cannot have begun with", lambda state: swap(state.haunt, trigger="moon")),  # type: ignore[arg-type]
    ("seat 9 cannot be the traitor", lambda state: swap(state.haunt, traitor=9)),  # type: ignore[arg-type]
    ("cannot be on the sides", lambda state: state.haunt.sides.pop()),  # type: ignore[union-attr]
    ("cannot be on the sides", lambda state: swap(state.haunt, sides=["hero", "cat", "hero"])),  # type: ignore[arg-type]
    ("has no monster of kind", lambda state: swap(state.haunt.monsters[0], kind="cat")),  # type: ignore[union-attr, arg-type]
    ("cannot be called", lambda state: swap(state.haunt.monsters[0], id="spirit-x")),  # type: ignore[union-attr, arg-type]
    ("unknown card 'moon'", lambda state: state.haunt.monsters[0].cards.append("moon")),  # type: ignore[union-attr]
    ("cannot play the monsters", lambda state: swap(state, phase="monsters", monsters=MonsterTurn(9))),
    ("is not in play", lambda state: swap(state, phase="monsters", monsters=MonsterTurn(0, active="cat-1"))),
    ("cannot be waiting", lambda state: swap(state, phase="monsters", monsters=MonsterTurn(0, groups=["cat"]))),
    ("which is not in the house", lambda state: swap(state.haunt.monsters[0], place="vault")),  # type: ignore[union-attr, arg-type]
    ("monsters are called", lambda state: state.haunt.monsters.append(Monster("spirit-1", "spirit", "ghost", ""))),  # type: ignore[union-attr]
    ("Number Track cannot show 12", lambda state: swap(state.haunt, track=12)),  # type: ignore[arg-type]
    ("lies on 'seat-8'", lambda state: swap(state.tokens[0], on="seat-8")),  # type: ignore[arg-type]
    ("has no traitor", lambda state: swap(state.haunt, traitor=-1)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("reason", "spoil"), QUIET, ids=[f"{n} {reason}" for n, (reason, _) in enumerate(QUIET)])
def test_before_the_haunt_what_is_impossible_is_named(reason: str, spoil: Callable[[State], Any]) -> None:
    state, setting = quiet()
    assert status(state, setting) == []
    spoil(state)
    assert any(reason in found for found in status(state, setting)), status(state, setting)


@pytest.mark.parametrize(("reason", "spoil"), HAUNTED, ids=[f"{n} {reason}" for n, (reason, _) in enumerate(HAUNTED)])
def test_in_a_haunt_what_is_impossible_is_named(reason: str, spoil: Callable[[State], Any]) -> None:
    state, setting = haunted()
    assert status(state, setting) == []
    spoil(state)
    assert any(reason in found for found in status(state, setting)), status(state, setting)


JUNK = st.sampled_from(["", "moon", "seat-1", "dog", "a-bite", "hallway", "vault", "spirit-1", "²", "-1", "🕯"])


@settings(max_examples=60 * THOROUGH)
@given(st.data())
def test_no_text_in_a_state_makes_the_check_stumble(data: st.DataObject) -> None:
    """Any words and numbers in any place: either the types refuse it or the check names what is wrong."""
    state, setting = haunted()
    raw = msgspec.to_builtins(state)
    for _ in range(data.draw(st.integers(1, 4))):
        _spoil(raw, data)
    try:
        spoiled = msgspec.convert(raw, State)
    except msgspec.ValidationError:
        return
    assert isinstance(status(spoiled, setting), list)


def _spoil(raw: Any, data: st.DataObject) -> None:
    """Walk down to a leaf and put something else there."""
    while True:
        keys = list(raw) if isinstance(raw, dict) else list(range(len(raw)))
        key = data.draw(st.sampled_from(keys))
        inside = raw[key]
        if isinstance(inside, dict | list) and inside and data.draw(st.integers(0, 9)):
            raw = inside
            continue
        raw[key] = data.draw(JUNK) if isinstance(inside, str) else data.draw(st.integers(-2, 99))
        return
