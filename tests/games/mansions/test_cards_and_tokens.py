"""What cards are: traits, double-sided cards, Items, Spells, possessions; tokens of the app, and persons."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.games.mansions.house import VIEWERS, B, S, clues, offers, possessions, suffered

from koszmar.games.mansions import FOLDER, GAME
from koszmar.games.mansions.injury_cards import INJURIES
from koszmar.games.mansions.item_cards import ITEMS, TRAITS
from koszmar.games.mansions.persons import COLOURS, NAMED, PEOPLE, SILHOUETTES, TOKENS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.library import scenario, shipped
from koszmar.games.mansions.scenario.verbs import TWO_SIDED
from koszmar.games.mansions.spells import BACKS
from koszmar.games.mansions.state import Card, Injury
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message
from koszmar.kernel.words import Words

LOOK_FILES = FOLDER / "look/web"
HERE, NEXT, OPPOSITE, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "study.a"


def with_cards(*items: Card | str, **more: Any) -> Driver:
    """Ilja Brandt with some cards."""
    others = more.pop("others", ())
    own = {name: more.pop(name) for name in ("clues", "conditions", "damage", "horror") if name in more}
    return position(someone("ilja-brandt", more.pop("space", HERE), *items, **own), *others, **more)


def shown(table: Driver, seat: int | None = 0, who: int = 0) -> list[Any]:
    """The possessions of somebody as a seat sees them."""
    return list(next(zone for zone in table.view(seat).zones if zone.id == f"possessions-{who}").cards)


# -- traits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/trait.def")
def test_every_item_and_every_injury_has_a_trait() -> None:
    for key, card in ITEMS.items():
        if card.deck != "spell":
            assert card.traits & set(TRAITS), key
    assert {trait for card in ITEMS.values() for trait in card.traits} >= set(TRAITS)
    for injury in INJURIES.values():
        assert (injury.effect is None) == (injury.way_out is not None)


@pytest.mark.rule("mansions/trait.def")
def test_traits_stand_on_the_card() -> None:
    for seat in (0, 1, None):
        revolver, torch = shown(with_cards("38-revolver", "torch"), seat)
        assert [trait.id for trait in revolver.text.args["traits"]] == ["trait-firearm"]
        front, back = (torch.text.args[side].args["traits"] for side in ("text", "back"))
        assert [trait.id for trait in front] == ["trait-heavy-weapon", "trait-light-source"]
        assert [trait.id for trait in back] == ["trait-heavy-weapon"]


BARE = [key for key, card in ITEMS.items() if not (card.on or card.actions or card.attack or card.way_out)]
"""Items with a trait and nothing else that the rules know of."""


@pytest.mark.rule("mansions/trait.no-effect")
@pytest.mark.parametrize("key", BARE)
def test_a_trait_alone_does_nothing(key: str) -> None:
    assert ITEMS[key].traits
    assert [option for option in with_cards(key).offered if option != "trade"] == with_cards().offered


@pytest.mark.rule("mansions/trait.example")
def test_an_effect_may_ask_for_a_trait() -> None:
    do = "each with light-source\n  clue +1\neach with evidence\n  horror 1 facedown"
    table = with_cards("kerosene-lantern", deed=("search", do), others=[someone("hanna-voss", HERE, "missing-link")])
    table.choose(DEED)
    assert (clues(table, 0), clues(table, 1)) == (1, 0)
    assert (suffered(table, 0), suffered(table, 1)) == ((0, 0), (0, 1))


@pytest.mark.rule("mansions/trait.example")
def test_a_token_may_be_explored_only_with_a_light() -> None:
    story = """
[[event]]
key = "dark-hall"
when = { token = "hall-door", action = true }
if = "anyone self with light-source"
once = false
do = '''
tile "hall-1"
'''
"""
    lit = with_cards("candles", space=OPPOSITE, story=story, tokens=["hall-door"])
    assert offers(lit, "token", "hall-door", "dark-hall")
    assert not offers(
        with_cards("axe", space=OPPOSITE, story=story, tokens=["hall-door"]), "token", "hall-door", "dark-hall"
    )


# -- double-sided cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/double-sided.look")
@pytest.mark.rule("mansions/item.look")
@pytest.mark.parametrize("key", [key.partition("/")[0] for key in ITEMS if key.endswith("/back")])
def test_the_back_of_an_item_can_be_read_at_any_time(key: str) -> None:
    """It is written beside the front, for everybody."""
    for seat in (0, 1, None):
        (card,) = shown(with_cards(key), seat)
        assert (card.text.args["text"].args["text"].id, card.text.args["back"].args["text"].id) == (
            f"item-{key}.text", f"item-{key}-back.text",
        )  # fmt: skip
        (turned,) = shown(with_cards(f"{key}/back"), seat)
        assert (turned.text.args["text"].args["text"].id, turned.text.args["back"].args["text"].id) == (
            f"item-{key}-back.text", f"item-{key}.text",
        )  # fmt: skip


@pytest.mark.rule("mansions/double-sided.look")
def test_the_backs_of_spells_and_conditions_cannot() -> None:
    table = with_cards("wither-5", conditions=["cursed-3"])
    for seat in (0, 1, None):
        view = table.view(seat)
        cards = [card for zone in view.zones if zone.id in ("possessions-0", "conditions-0") for card in zone.cards]
        assert [card.text.id for card in cards] == ["spell-wither.text", "condition-cursed.text"]  # type: ignore[union-attr]


@pytest.mark.rule("mansions/item.flipped")
def test_a_flipped_item_is_what_its_other_side_says() -> None:
    table = with_cards("tommy-gun", monsters=[("riot", NEXT)])
    (front,) = shown(table)
    assert (front.title.id, front.pips, front.element) == ("item-tommy-gun", 3, "ranged")
    table.choose(("attack", "tommy-gun", "riot-1"), rolls=["A1", [B, B, B]])
    (back,) = shown(table)
    assert (back.title.id, back.pips) == ("item-tommy-gun-back", 0)
    assert not offers(table, "attack", "tommy-gun")
    assert offers(table, "card", "tommy-gun")


# -- Items, possessions, Spells ------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/item.generic")
def test_items_are_common_and_unique_items_together() -> None:
    table = with_cards("axe", "brass-key", "wither-1", deed=("search", "drop own item")).choose(DEED)
    assert table.offered == ["axe", "brass-key"]
    only = with_cards("wither-1", deed=("search", "drop own item")).choose(DEED)
    assert possessions(only) == ["wither-1"]


@pytest.mark.rule("mansions/item.weapon")
def test_a_weapon_shows_its_attack_and_its_damage_and_other_items_do_not() -> None:
    axe, rope, knife = shown(with_cards("axe", "rope", "knife"))
    assert [(card.element, card.pips) for card in (axe, rope, knife)] == [("melee", 3), ("equipment", 0), ("melee", 1)]
    table = with_cards("axe", "rope", monsters=[("riot", HERE)])
    assert {option.split()[1] for option in table.offered if option.startswith("attack")} == {"axe", "unarmed"}


@pytest.mark.rule("mansions/possession.def")
@pytest.mark.rule("mansions/possession.nothing-else")
def test_possessions_are_items_and_spells_and_nothing_else() -> None:
    table = with_cards(
        "axe", "brass-key", "wither-1", clues=2, conditions=["focused-1"], damage=[Injury("broken-arm-1", True)],
        horror=["numb-1"], deed=("search", "drop own"),
    )  # fmt: skip
    assert [card.id.partition("/")[2] for card in shown(table)] == ["axe", "brass-key", "wither"]
    table.choose(DEED)
    assert table.offered == ["axe", "brass-key", "wither"]


@pytest.mark.rule("mansions/possession.nothing-else")
def test_only_possessions_are_traded() -> None:
    table = with_cards("axe", clues=2, conditions=["focused-1"], damage=["graze-1"],
                       others=[someone("hanna-voss", HERE, clues=1)]).choose(("trade",))  # fmt: skip
    assert [option for option in table.offered if option.split()[0] in ("drop", "pick-up")] == ["drop axe"]
    table.choose(("give", 1))
    assert set(table.offered) <= {"axe", "done"}


@pytest.mark.rule("mansions/possession.when")
def test_possessions_change_hands_only_by_trade_or_by_an_effect_that_says_so() -> None:
    table = with_cards("axe", others=[someone("hanna-voss", HERE, "knife")], dropped={HERE: ["rope"]})
    words = {option.split()[0] for option in table.offered}
    assert words == {"go", "trade", "push", "steal", "end"}
    table.choose(("trade",), ("drop", "axe"), ("pick-up", "rope"), "done")
    assert (possessions(table), [card.key for card in table.state.dropped[HERE]]) == (["rope"], ["axe"])
    walk = with_cards("axe", dropped={NEXT: ["rope"]}).choose(("go", NEXT))
    assert possessions(walk) == ["axe"]


@pytest.mark.rule("mansions/spell.two-sided")
def test_every_spell_has_five_copies_whose_backs_differ() -> None:
    table = with_cards()
    copies = Counter(key.rpartition("-")[0] for key in table.state.decks["spell"])
    assert copies == dict.fromkeys(BACKS, 5)
    for backs in BACKS.values():
        assert len(set(backs)) == 5


@pytest.mark.rule("mansions/spell.back-hidden")
def test_the_back_of_a_spell_might_be_any_for_all_that_anybody_knows() -> None:
    table = with_cards("wither-5")
    for viewer in VIEWERS:
        worlds = [table.match.fork(seed=seed, as_seen_by=viewer) for seed in range(15)]
        assert len({world.state.investigators[0].possessions[0].key for world in worlds}) > 3


@pytest.mark.rule("mansions/spell.flip-resolve")
def test_a_flipped_spell_is_resolved_at_once_and_replaced() -> None:
    table = with_cards("shriveling-2", monsters=[("riot", NEXT)])
    table.choose(("attack", "shriveling", "riot-1"), rolls=["A1", [S, B, B, B], "shriveling-4"])
    assert (suffered(table), possessions(table)) == ((0, 1), ["shriveling-4"])


@pytest.mark.rule("mansions/spell.other-copy")
@pytest.mark.parametrize(
    ("reading", "copies"), [("different", {"1", "3", "4", "5"}), ("any", {"1", "2", "3", "4", "5"})]
)
def test_the_copy_gained_in_exchange_is_another_one(reading: str, copies: set[str]) -> None:
    from koszmar.kernel.chance import SeededChance

    found = set()
    for seed in range(40):
        table = with_cards("shriveling-2", monsters=[("star-spawn", NEXT)], rulings={"other-copy": reading},
                           chance=SeededChance(f"copy {seed}"))  # fmt: skip
        table.choose(("attack", "shriveling", "star-spawn-1"))
        while table.decision.prompt != "act":
            table.choose(table.offered[0])
        found.add(table.state.investigators[0].possessions[0].key.rpartition("-")[2])
    assert found == copies


@pytest.mark.rule("mansions/spell.other-copy")
def test_the_same_copy_comes_back_if_no_other_is_left() -> None:
    others = [someone("hanna-voss", STUDY, "shriveling-1", "shriveling-3", "shriveling-4", "shriveling-5")]
    table = with_cards("shriveling-2", monsters=[("riot", NEXT)], others=others)
    table.choose(("attack", "shriveling", "riot-1"), rolls=["A1", [S, B, B, B], "shriveling-2"])
    assert possessions(table) == ["shriveling-2"]


# -- tokens of the app ---------------------------------------------------------------------------------------------

STORY = """
[[token]]
key = "chest"
kind = "search"
at = "Ballroom.b"

[[token]]
key = "piano"
kind = "interact"
at = "Ballroom.b"

[[token]]
key = "stain"
kind = "sight"
at = "Ballroom.c"

[[token]]
key = "maid"
kind = "person"
at = "Ballroom.d"
mood = "wary"

[[event]]
key = "open"
when = { token = "chest", action = true }
do = '''
clue +1
discard token
'''

[[event]]
key = "play"
when = { token = "piano", action = true }
do = '''
clue +2
'''

[[event]]
key = "see"
when = { token = "stain", action = false }
do = '''
clue +1
'''

[[event]]
key = "talk"
when = { token = "maid", action = true }
do = '''
clue +3
'''
"""
LAID = ("chest", "piano", "stain", "maid", "hall-door")


def house(space: str = HERE, **more: Any) -> Driver:
    """A house with one token of each kind."""
    return with_cards(space=space, story=STORY, tokens=LAID, **more)


def lying(table: Driver, seat: int | None = 0) -> dict[str, Any]:
    """The tokens on the board as a seat sees them."""
    (board,) = table.view(seat).boards
    found = {piece.id.removeprefix("token-"): piece for piece in board.pieces if piece.side == "app"}
    return found | {link.id.removeprefix("door/"): link for link in board.links if link.id.startswith("door/")}


@pytest.mark.rule("mansions/token.search")
@pytest.mark.rule("mansions/token.interact")
@pytest.mark.rule("mansions/token.sight")
@pytest.mark.rule("mansions/person.match")
@pytest.mark.parametrize(
    ("key", "icon", "place"),
    [
        ("chest", "search", NEXT), ("piano", "interact", NEXT), ("stain", "sight", OPPOSITE),
        ("maid", "person/maid", "ballroom.d"),
    ],
)  # fmt: skip
def test_every_token_of_the_app_lies_on_the_board(key: str, icon: str, place: str) -> None:
    table = house()
    for seat in (0, 1, None):
        token = lying(table, seat)[key]
        assert (token.icon, token.place) == (icon, place)
        assert token.label.id.endswith(f"-token-{key}")


@pytest.mark.rule("mansions/token.explore")
def test_an_explore_token_lies_on_a_door() -> None:
    door = lying(house())["hall-door"]
    assert (door.kind, door.state, door.ends) == ("door", "closed", (OPPOSITE, "beyond/hall-door"))


@pytest.mark.rule("mansions/token.search")
@pytest.mark.rule("mansions/token.interact")
@pytest.mark.rule("mansions/screen.visible-tokens")
def test_a_token_can_be_used_where_it_lies_and_as_long_as_it_lies_there() -> None:
    assert not offers(house(), "token")
    table = house(NEXT)
    assert {option for option in table.offered if option.startswith("token")} == {
        "token chest open", "token piano play",
    }  # fmt: skip
    table.choose(("token", "chest", "open"))
    assert "chest" not in lying(table)
    assert not offers(table, "token", "chest")


@pytest.mark.rule("mansions/screen.visible-tokens")
def test_what_the_scenario_has_not_placed_cannot_be_used() -> None:
    table = with_cards(space=NEXT, story=STORY, tokens=["piano"])
    assert set(lying(table)) == {"piano"}
    assert {option for option in table.offered if option.startswith("token")} == {"token piano play"}


@pytest.mark.rule("mansions/token.search-interact")
@pytest.mark.rule("mansions/token.explore-sight")
def test_two_kinds_are_two_sides_of_one_token() -> None:
    assert TWO_SIDED == {"search": "search", "interact": "search", "explore": "explore", "sight": "explore"}
    box = house().state.box
    assert (box["search"], box["explore"], box["person"]) == (14, 14, 21)


@pytest.mark.rule("mansions/token.search-interact")
@pytest.mark.rule("mansions/token.explore-sight")
@pytest.mark.parametrize(("kind", "other"), [("search", "interact"), ("explore", "sight")])
def test_sixteen_of_both_together_can_lie_on_the_board(kind: str, other: str) -> None:
    story = "".join(
        f'[[token]]\nkey = "t{number}"\nkind = "{kind if number % 2 else other}"\nat = "Ballroom.b"\n'
        + ('reveals = ["Hall 1"]\n' if kind == "explore" and number % 2 else "")
        for number in range(18)
    )
    names = " ".join(f"t{number}" for number in range(18))
    table = with_cards(story=story, deed=("person", f"token {names}")).choose(DEED)
    assert sum(token.kind in (kind, other) for token in table.state.tokens) == 16


@pytest.mark.rule("mansions/token.sight-free")
@pytest.mark.rule("mansions/token.sight-where")
def test_a_sight_token_is_looked_at_from_anywhere_without_an_action() -> None:
    table = house("study.b")
    assert offers(table, "look", "stain", "see")
    table.choose(("look", "stain", "see"))
    assert (clues(table), table.state.turn.actions) == (1, 2)
    assert "stain" not in lying(table)


@pytest.mark.rule("mansions/token.sight-where")
def test_in_another_reading_only_from_its_edge() -> None:
    rulings = {"sight-place": "at-its-edge"}
    assert not offers(house("study.b", rulings=rulings), "look")
    assert offers(house(OPPOSITE, rulings=rulings), "look", "stain", "see")


@pytest.mark.rule("mansions/token.sight-where")
def test_only_in_ones_own_turn() -> None:
    table = house("study.b", others=[someone("hanna-voss", OPPOSITE)])
    assert table.decision.seats == (0,)


# -- persons -------------------------------------------------------------------------------------------------------


def met(story: str) -> list[tuple[str, str]]:
    """The persons of a scenario: what they are called in English, and what their tokens show."""
    words = Words(GAME, "en")
    found = [token for token in scenario(story).tokens.values() if token.kind == "person"]
    return [(words.say(Message(f"scenario-{story}-token-{token.key}")), token.portrait) for token in found]


def portraits() -> dict[str, Any]:
    """What the browser draws for a portrait."""
    found = json.loads((LOOK_FILES / "theme.json").read_text(encoding="utf-8"))["portraits"]
    return {key: found[f"person/{key}"] for key in (*SILHOUETTES, *NAMED)}


@pytest.mark.rule("mansions/person.match")
def test_every_person_has_a_picture_of_his_own() -> None:
    drawn = [(one["icon"], one["tone"]) for one in portraits().values()]
    assert len(set(drawn)) == len(drawn)
    for story in shipped():
        pictures = dict(met(story))
        assert len(set(pictures.values())) == len(pictures)
        assert set(pictures.values()) <= set(TOKENS)
    assert PEOPLE == 22


@pytest.mark.rule("mansions/person.match")
def test_the_picture_stands_on_the_board() -> None:
    table = with_cards(story=STORY.replace('mood = "wary"', 'portrait = "woman-in-grey"'), tokens=["maid"])
    for seat in (0, 1, None):
        assert lying(table, seat)["maid"].icon == "person/woman-in-grey"


@pytest.mark.rule("mansions/person.common")
def test_unnamed_people_are_silhouettes_two_on_each_token() -> None:
    assert Counter(SILHOUETTES.values()) == dict.fromkeys(COLOURS, 2)
    assert {portraits()[key]["icon"] for key in SILHOUETTES} == {"hooded-figure", "person"}
    unnamed = [name for story in shipped() for name, portrait in met(story) if portrait in SILHOUETTES]
    assert {"Postman", "The banker", "Patient without a number"} <= set(unnamed)


@pytest.mark.rule("mansions/person.unique")
def test_each_of_thirteen_named_people_has_a_portrait_and_his_name() -> None:
    assert len(NAMED) == 13
    assert len({portraits()[key]["icon"] for key in NAMED} - {"hooded-figure", "person"}) == 13
    named = {portrait: name for story in shipped() for name, portrait in met(story) if portrait in NAMED}
    assert len(named) >= 11
    for portrait, name in named.items():
        assert portrait.rpartition("-")[2] in name.lower()
