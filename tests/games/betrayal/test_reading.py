"""Who may know what: sides, passages of the two books, cards and tokens that lie face down."""

from typing import Any

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.reading import face_of, may_read, onlookers, role_of, sees_card, sees_token
from koszmar.games.betrayal.state import Scene

SLIPS = {"secret-slips": ["x"]}
NUMBERS = [token("number", "number", f"seat-{seat}", number, up=False) for seat, number in enumerate((2, 1, 3))]


def secret(**given: Any) -> Scene:
    """Haunt 2: the second player is the traitor, and nobody else knows."""
    scene: Scene = position(**{"haunt": 2, "traitor": 1, "tokens": NUMBERS, "track": 3} | given).match.scene
    return scene


# -- sides -----------------------------------------------------------------------------------------------------------


def test_before_the_haunt_nobody_has_a_side() -> None:
    assert [role_of(position().match.scene, 0, viewer) for viewer in (0, 1, None)] == ["", "", ""]


@pytest.mark.rule("betrayal/hidden.number-tokens")
def test_with_hidden_sides_everybody_knows_their_own_only() -> None:
    scene = secret()
    assert [role_of(scene, actor, 0) for actor in range(3)] == ["hero", "unknown", "unknown"]
    assert [role_of(scene, actor, 1) for actor in range(3)] == ["unknown", "traitor", "unknown"]
    assert [role_of(scene, actor, None) for actor in range(3)] == ["unknown"] * 3


def test_before_the_numbers_are_dealt_nobody_knows_even_their_own_side() -> None:
    scene = secret()
    scene.state.phase = "haunt"
    assert [role_of(scene, actor, actor) for actor in range(3)] == ["unknown"] * 3


def test_known_sides_are_known_to_everybody_and_monsters_are_always_seen() -> None:
    scene = secret(hidden=False)
    assert [role_of(scene, actor, None) for actor in range(3)] == ["hero", "traitor", "hero"]
    gremlins = position(haunt=17, revealer=1, monsters=[beast("gremlin", "hallway")], hidden=True, facts=SLIPS)
    assert role_of(gremlins.match.scene, "gremlin-1", None) == "traitor"
    alone = position(haunt=12, cards=[["strange-amulet"]]).match.scene
    assert [role_of(alone, actor, None) for actor in range(3)] == ["alone"] * 3


# -- books -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/secrecy.read-aloud-on-request")
def test_a_passage_is_read_by_its_own_side_until_it_is_used() -> None:
    scene = position(haunt=26, revealer=2, tokens=[token("contract-altar", "altar", "hallway")]).match.scene
    assert [may_read(scene, viewer, "elder") for viewer in (0, 1, 2, None)] == [False, False, True, False]
    assert [may_read(scene, viewer, "ruin", "hero") for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert scene.state.haunt is not None
    scene.state.haunt.shown.append("elder")
    assert [may_read(scene, viewer, "elder") for viewer in (0, 2, None)] == [True, True, True]
    assert not may_read(scene, 2, "ruin", "hero")


def test_where_there_is_one_book_everybody_reads_it() -> None:
    assert [may_read(secret(), viewer, "call") for viewer in (0, 1, None)] == [True, True, True]


# -- cards that lie face down ----------------------------------------------------------------------------------------


def veiled() -> Scene:
    """Haunt 30: the traitor, the third player, does not see the heroes' Omens; the first holds the Idol and a Map."""
    scene: Scene = position(haunt=30, revealer=2, cards=[["idol", "map"], [], ["mask"]]).match.scene
    return scene


def test_cards_are_open_unless_the_haunt_turns_them_down() -> None:
    scene = position(cards=[["idol"]]).match.scene
    assert all(sees_card(scene, viewer, 0, "idol") for viewer in (0, 1, None))
    assert onlookers(scene, ["idol"]) is None
    assert face_of(scene, None, "idol") == "idol"


def test_a_card_turned_down_is_seen_by_its_owner() -> None:
    scene = veiled()
    seen = {viewer: sees_card(scene, viewer, 0, "idol") for viewer in (0, 2, None)}
    assert seen == {0: True, 2: False, None: False}
    assert sees_card(scene, None, 0, "map"), "an Item lies face up"
    assert [face_of(scene, viewer, "idol") for viewer in (0, 2, None)] == ["idol", "hidden-omen", "hidden-omen"]
    assert face_of(scene, None, "map") == "map"
    assert face_of(scene, None, "skull") == "skull", "nobody holds it"


def test_whatever_a_haunt_turns_down_its_owner_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.sees_card.answers, 1, lambda scene, viewer, owner, card: False)
    scene = position(haunt=1, cards=[["map"]]).match.scene
    assert [sees_card(scene, viewer, 0, "map") for viewer in (0, 1, None)] == [True, False, False]


def test_those_look_on_who_see_every_card_in_question() -> None:
    scene = veiled()
    assert onlookers(scene, ["map", "skull"]) is None
    watching = onlookers(scene, ["idol"])
    assert watching is not None
    assert 0 in watching
    assert 2 not in watching
    assert onlookers(scene, ["map", "idol"]) == watching


# -- numbers on tokens -----------------------------------------------------------------------------------------------


def test_a_number_is_seen_face_up_or_on_ones_own_board() -> None:
    scene = secret()
    assert [sees_token(scene, viewer, NUMBERS[0]) for viewer in (0, 1, None)] == [True, False, False]
    shown = token("number", "number", "seat-0", 2)
    assert [sees_token(scene, viewer, shown) for viewer in (1, None)] == [True, True]


@pytest.mark.content("betrayal/haunt/16")
def test_the_haunt_may_let_somebody_look_at_a_number() -> None:
    scene = position(haunt=16, revealer=2).match.scene
    lying = token("number", "number", "hallway", 3, up=False)
    assert [sees_token(scene, viewer, lying) for viewer in (0, 2, None)] == [False, True, False]
