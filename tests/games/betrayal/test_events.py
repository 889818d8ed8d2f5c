"""The forty-three Events: every row of every table, what may be declined, and the five that start haunts."""

from typing import Any

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.cards.events import EVENTS
from koszmar.games.betrayal.cards.items import ITEMS
from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.proof.positions import position, token
from koszmar.games.betrayal.scenarios import EVENT_HAUNTS
from koszmar.games.betrayal.state import value
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.words import LANGUAGES, Words

JOSEF = {"might": 4, "speed": 4, "knowledge": 3, "sanity": 3}
"""The spaces that the drawer's clips start on: worth 5, 4, 3 and 4 dice."""
HERE = "cramped-passageway"
LOW = dict.fromkeys(TRAITS, 1)


def draws(card: str, rolls: list[int] | None = None, start: str = "entrance-hall", **table: Any) -> Driver:
    """The first player discovers a tile of any region with an Event on it."""
    decks = {"event": [card], "item": ["map", "mirror"], **table.pop("decks", {})}
    places = table.pop("places", [start])
    driver = position(places=places, decks=decks, rolls=rolls or [], **{"stack": [HERE], **table})
    return driver.choose(next(option for option in driver.offered if option.startswith("discover")))


def rolls(trait: str, result: int) -> list[int]:
    """Faces of the drawer's dice for a trait that add up to a result."""
    return faces(result, {"might": 5, "speed": 4, "knowledge": 3, "sanity": 4}[trait])


def faces(result: int, dice: int) -> list[int]:
    """Faces of so many dice that add up to a result."""
    shown = [2] * (result // 2) + [1] * (result % 2)
    assert len(shown) <= dice
    return shown + [0] * (dice - len(shown))


def is_over(table: Driver, *answers: str) -> Driver:
    """After these answers the Event is over, buried, and the turn has passed on."""
    for answer in answers:
        assert table.decision.prompt != "act"
        table.choose(answer)
    assert table.decision.prompt == "act"
    assert table.decision.seat == 1
    drawn = next(told["card"] for told in table.events("draw") if told["card"] in EVENTS)
    assert table.state.decks["event"].cards[0] == drawn
    return table


def changes(table: Driver, seat: int = 0) -> dict[str, int]:
    """How many spaces the drawer's clips have moved."""
    return {trait: table.state.explorers[seat].traits[trait] - space
            for trait, space in JOSEF.items() if table.state.explorers[seat].traits[trait] != space}  # fmt: skip


def place(table: Driver, seat: int = 0) -> str:
    return str(table.state.explorers[seat].place)


def cards(table: Driver, seat: int = 0) -> list[str]:
    return list(table.state.explorers[seat].cards)


# -- what all Events have in common ------------------------------------------------------------------------------------


def test_there_are_forty_three_events() -> None:
    assert len(set(EVENTS)) == len(EVENTS) == 43


@pytest.mark.rule("betrayal/event.read-and-follow")
@pytest.mark.rule("betrayal/event.bury-after")
def test_an_event_is_told_carried_out_and_buried() -> None:
    table = draws("clown-room", rolls("sanity", 0))
    assert {"seat": 0, "card": "clown-room"} in table.events("draw")
    assert table.decision.prompt == "take-damage"
    is_over(table, "sanity", "knowledge")
    deck = table.state.decks["event"]
    assert (deck.cards[0], deck.buried, len(deck.cards)) == ("clown-room", 1, 43)
    assert cards(table) == []


@pytest.mark.rule("betrayal/event.only-matching-result")
def test_only_the_row_of_the_result_is_carried_out() -> None:
    assert changes(is_over(draws("forbidden-knowledge", rolls("sanity", 4)))) == {"knowledge": 1}
    assert changes(is_over(draws("forbidden-knowledge", rolls("sanity", 3)))) == {"knowledge": 1, "sanity": -1}


@pytest.mark.rule("betrayal/dice.other-roll-unmodified")
def test_dice_of_an_event_that_are_no_trait_roll_get_nothing_added() -> None:
    table = is_over(draws("radio-broadcast", [1, 1, 0], cards=[["book", "skull", "flashlight"]]))
    assert changes(table) == {}
    told = table.events("roll-dice")[0]
    assert (told["dice"], told["result"]) == ([1, 1], 2)
    assert (told["needs"], told["verdict"]) == (3, "failure"), "a roll says what was needed and whether it succeeded"


@pytest.mark.rule("betrayal/damage.loss-is-not-damage")
def test_a_loss_in_an_event_is_no_damage() -> None:
    table = draws("alien-geometry", rolls("knowledge", 0), cards=[["armor", "brooch", "strange-amulet"]])
    assert changes(is_over(table)) == {"speed": -1}


@pytest.mark.rule("betrayal/damage.pre-haunt-loss-floor")
def test_before_the_haunt_a_loss_stops_at_critical() -> None:
    table = draws("alien-geometry", [0, 0, 0], traits=[{"speed": 1}])
    assert is_over(table).state.explorers[0].traits["speed"] == 1


@pytest.mark.rule("betrayal/damage.one-die")
@pytest.mark.parametrize(("face", "damage"), [(0, 0), (1, 1), (2, 2)])
def test_one_die_of_damage_is_as_much_as_it_shows(face: int, damage: int) -> None:
    table = draws("tiny-robot", [*rolls("knowledge", 0), face])
    assert changes(is_over(table, *["might"] * damage)) == ({"might": -damage} if damage else {})


def test_after_the_haunt_an_event_can_kill_and_then_nothing_more_of_it_happens() -> None:
    table = draws("the-deepest-closet", [*rolls("speed", 0), 2], haunt=1, revealer=1, traits=[{"might": 2}])
    table.choose("might", "might")
    assert table.state.explorers[0].dead
    assert place(table) == HERE
    table = draws("severed-hand", haunt=1, revealer=1, traits=[{"might": 1}]).choose("shake", "might")
    assert table.state.explorers[0].dead
    assert cards(table) == []


def test_an_empty_item_deck_gives_no_item() -> None:
    table = draws("jar-of-organs", rolls("sanity", 4), decks={"item": []}, gone=ITEMS)
    assert cards(is_over(table)) == []
    assert table.events("empty-deck") == [{"seat": 0, "deck": "item"}]


ROLLED = {
    "might": ["a-bite", "brain-food", "taxidermy"],
    "speed": ["bat-out-of-hell", "behind-you", "the-deepest-closet"],
    "knowledge": ["a-cry-for-help", "a-full-table", "a-secret-passage", "alien-geometry", "creaking-door",
                  "dark-and-stormy-night", "tiny-robot"],
    "sanity": ["burning-figure", "cassette-player", "clown-room", "forbidden-knowledge", "funeral",
               "impossible-architecture", "jar-of-organs", "poor-yorick", "spiders", "wandering-ghost"],
}  # fmt: skip


@pytest.mark.parametrize(("card", "trait"), [(card, trait) for trait, cards in ROLLED.items() for card in cards])
def test_an_event_is_rolled_with_its_own_trait(card: str, trait: str) -> None:
    told = draws(card, [1, ...]).events("roll")[0]
    assert (told["trait"], len(told["dice"])) == (trait, {"might": 5, "speed": 4, "knowledge": 3, "sanity": 4}[trait])


@pytest.mark.rule("betrayal/event.read-and-follow")
@pytest.mark.parametrize("card", sorted({*EVENTS} - {"a-splash-of-crimson"}))
def test_whatever_an_event_asks_it_says_by_which_rule(card: str) -> None:
    table = draws(card, [1, ...], cards=[["map", "headphones"]], decks={"item": []}, house=["graveyard", "catacombs"])
    while table.decision.prompt != "act":
        rule = table.decision.rule
        assert rule.startswith((f"event-card.{card}", "damage.")) or table.decision.prompt == "tempt-fate"
        table.choose(table.offered[0])


# -- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/event-card.a-bite")
@pytest.mark.content("betrayal/card/a-bite")
@pytest.mark.parametrize(("result", "damage"), [(0, 3), (1, 3), (2, 1), (3, 1), (4, 0), (8, 0)])
def test_a_bite(result: int, damage: int) -> None:
    table = draws("a-bite", rolls("might", result))
    assert changes(is_over(table, *["might"] * damage)) == ({"might": -damage} if damage else {})
    assert [told["damage"] for told in table.events("damage")] == ["physical"] * bool(damage)


@pytest.mark.rule("betrayal/event-card.a-cry-for-help")
@pytest.mark.content("betrayal/card/a-cry-for-help")
def test_a_cry_for_help() -> None:
    table = draws("a-cry-for-help", rolls("knowledge", 4), house=["tower", "chapel"])
    assert sorted(table.offered) == sorted(["ground-floor-staircase", "hallway", "entrance-hall", "chapel", HERE])
    assert place(is_over(table, "chapel")) == "chapel"
    for result in (0, 3):
        assert changes(is_over(draws("a-cry-for-help", rolls("knowledge", result)), "knowledge")) == {"knowledge": -1}


@pytest.mark.rule("betrayal/event-card.a-full-table")
@pytest.mark.content("betrayal/card/a-full-table")
def test_a_full_table() -> None:
    assert changes(is_over(draws("a-full-table", rolls("knowledge", 5)))) == {"speed": 1}
    for result in (0, 4):
        table = draws("a-full-table", rolls("knowledge", result))
        assert table.offered == list(TRAITS)
        assert changes(is_over(table, "might")) == {"might": -1}


@pytest.mark.rule("betrayal/event-card.a-full-table")
def test_a_full_table_in_the_other_reading_may_be_rolled_with_sanity() -> None:
    table = draws("a-full-table", rolls("sanity", 5), rulings={"full-table": "knowledge-or-sanity"})
    assert table.asks("roll-with", 0).offered == ["knowledge", "sanity"]
    assert changes(is_over(table, "sanity")) == {"speed": 1}


@pytest.mark.rule("betrayal/event-card.a-moment-of-hope")
@pytest.mark.rule("betrayal/tile.blessing-token")
@pytest.mark.content("betrayal/card/a-moment-of-hope")
def test_a_moment_of_hope_blesses_the_tile_for_all_trait_rolls() -> None:
    table = is_over(draws("a-moment-of-hope"))
    assert [(one.kind, one.on) for one in table.state.tokens] == [("blessing", HERE)]
    for haunt, traitor, dice in ((0, 0, 5), (1, 1, 5), (1, 0, 4)):  # heroes only, once there are sides
        table = position(places=["collapsed-room"], house=["collapsed-room"], haunt=haunt, revealer=traitor,
                         tokens=[token("blessing", "blessing", "collapsed-room")], rolls=[2] * dice)  # fmt: skip
        assert len(table.choose("end").events("roll")[0]["dice"]) == dice


@pytest.mark.rule("betrayal/tile.blessing-token")
def test_the_blessing_is_for_trait_rolls_on_its_own_tile() -> None:
    table = position(house={"mystic-elevator": ("ground", 0, 1, 0)}, rolls=[2, 2],
                     tokens=[token("blessing", "blessing", "mystic-elevator")])  # fmt: skip
    assert table.choose("move mystic-elevator", "ride").events("roll-dice")[0]["dice"] == [2, 2]
    elsewhere = position(places=["collapsed-room"], house=["collapsed-room"], rolls=[2] * 4,
                         tokens=[token("blessing", "blessing", "hallway")])  # fmt: skip
    assert len(elsewhere.choose("end").events("roll")[0]["dice"]) == 4


def test_there_is_one_blessing() -> None:
    table = draws("a-moment-of-hope", tokens=[token("blessing", "blessing", "hallway")])
    assert [one.on for one in is_over(table).state.tokens] == ["hallway"]


@pytest.mark.rule("betrayal/event-card.a-secret-passage")
@pytest.mark.rule("betrayal/tile.secret-passage-tokens")
@pytest.mark.content("betrayal/card/a-secret-passage")
def test_a_secret_passage_joins_this_tile_with_another() -> None:
    table = draws("a-secret-passage", rolls("knowledge", 5))
    assert table.asks("passage-end", 0).offers("upper-landing", "basement-landing", "entrance-hall")
    assert not table.offers(HERE)
    is_over(table, "basement-landing")
    assert changes(table) == {"knowledge": 1}
    assert sorted(one.on for one in table.state.tokens) == ["basement-landing", HERE]
    table = position(places=["basement-landing"], house=[HERE], tokens=[
        token("secret-passage", "secret-passage", place) for place in ("basement-landing", HERE)])  # fmt: skip
    assert place(table.choose(f"move {HERE}")) == HERE


@pytest.mark.rule("betrayal/event-card.a-secret-passage")
@pytest.mark.parametrize(
    ("result", "region", "change"),
    [(4, "ground", {}), (3, "ground", {}), (2, "basement", {"sanity": -1}), (0, "basement", {"sanity": -1})],
)
def test_a_lower_roll_says_on_which_floor_the_secret_passage_ends(
    result: int, region: str, change: dict[str, int]
) -> None:
    table = draws("a-secret-passage", rolls("knowledge", result), start="upper-landing", house=["catacombs"])
    assert {table.state.house.tiles[tile].region for tile in table.offered} == {region}
    tile = table.offered[-1]
    is_over(table, tile)
    assert sorted(one.on for one in table.state.tokens) == sorted([tile, HERE])
    assert changes(table) == change


def test_without_tokens_a_secret_passage_is_only_a_roll() -> None:
    ends = [token("secret-passage", "secret-passage", place) for place in ("hallway", "upper-landing")]
    table = is_over(draws("a-secret-passage", rolls("knowledge", 5), tokens=ends))
    assert changes(table) == {"knowledge": 1}
    assert [one.on for one in table.state.tokens] == ["hallway", "upper-landing"]


@pytest.mark.rule("betrayal/event-card.alien-geometry")
@pytest.mark.content("betrayal/card/alien-geometry")
@pytest.mark.parametrize(("result", "change"), [(4, {"sanity": 1}), (3, {"speed": -1}), (0, {"speed": -1})])
def test_alien_geometry(result: int, change: dict[str, int]) -> None:
    assert changes(is_over(draws("alien-geometry", rolls("knowledge", result)))) == change


@pytest.mark.rule("betrayal/event-card.an-eerie-feeling")
@pytest.mark.content("betrayal/card/an-eerie-feeling")
@pytest.mark.parametrize(
    ("result", "change"),
    [(4, {}), (3, {"speed": -1}), (2, {"sanity": -1}), (1, {"knowledge": -1}), (0, {"might": -1})],
)
def test_an_eerie_feeling(result: int, change: dict[str, int]) -> None:
    assert changes(is_over(draws("an-eerie-feeling", faces(result, 2)))) == change


@pytest.mark.rule("betrayal/event-card.bat-out-of-hell")
@pytest.mark.content("betrayal/card/bat-out-of-hell")
def test_bat_out_of_hell() -> None:
    table = draws("bat-out-of-hell", rolls("speed", 4), start="upper-landing", stack=["gallery"], house=["ballroom"])
    assert sorted(table.asks("place-yourself", 0).offered) == ["ballroom", "upper-landing"]
    assert place(is_over(table, "ballroom")) == "ballroom"
    for result in (0, 3):
        table = draws("bat-out-of-hell", rolls("speed", result))
        assert changes(is_over(table, "speed")) == {"speed": -1}
        assert place(table) == HERE


@pytest.mark.rule("betrayal/event-card.behind-you")
@pytest.mark.content("betrayal/card/behind-you")
def test_behind_you() -> None:
    assert changes(is_over(draws("behind-you", rolls("speed", 4)))) == {"sanity": 1}
    for result in (0, 3):
        table = draws("behind-you", rolls("speed", result))
        assert table.offered == ["might", "speed"]
        assert changes(is_over(table, "might")) == {"might": -1}


@pytest.mark.rule("betrayal/event-card.brain-food")
@pytest.mark.content("betrayal/card/brain-food")
def test_brain_food() -> None:
    for trait in ("might", "speed"):
        table = draws("brain-food", rolls("might", 5))
        assert table.asks("gain-trait", 0).offered == ["might", "speed"]
        assert changes(is_over(table, trait)) == {trait: 1}
    for result in (1, 4):
        assert changes(is_over(draws("brain-food", rolls("might", result)))) == {"speed": 1, "sanity": -1}
    table = draws("brain-food", rolls("might", 0))
    assert changes(is_over(table, "might", "sanity")) == {"might": -1, "sanity": -1}


@pytest.mark.rule("betrayal/event-card.burning-figure")
@pytest.mark.content("betrayal/card/burning-figure")
def test_burning_figure() -> None:
    assert changes(is_over(draws("burning-figure", rolls("sanity", 4)))) == {"sanity": 1}
    for result in (2, 3):
        table = is_over(draws("burning-figure", rolls("sanity", result), start="upper-landing"))
        assert (place(table), changes(table)) == ("entrance-hall", {})
    for result in (0, 1):
        table = draws("burning-figure", [*rolls("sanity", result), 2, 1])
        assert changes(is_over(table, "might", "speed", "sanity")) == {"might": -1, "speed": -1, "sanity": -1}
        assert [told["damage"] for told in table.events("damage")] == ["physical", "mental"]


@pytest.mark.rule("betrayal/event-card.cassette-player")
@pytest.mark.content("betrayal/card/cassette-player")
def test_cassette_player() -> None:
    assert changes(is_over(draws("cassette-player", rolls("sanity", 4)))) == {"knowledge": 1}
    for result in (0, 3):
        assert changes(is_over(draws("cassette-player", rolls("sanity", result)), "sanity")) == {"sanity": -1}


@pytest.mark.rule("betrayal/event-card.clown-room")
@pytest.mark.content("betrayal/card/clown-room")
def test_clown_room() -> None:
    assert changes(is_over(draws("clown-room", rolls("sanity", 4)))) == {}
    for result in (0, 3):
        table = draws("clown-room", rolls("sanity", result))
        assert table.offered == ["knowledge", "sanity"]
        assert changes(is_over(table, "sanity", "sanity")) == {"sanity": -2}


@pytest.mark.rule("betrayal/event-card.creaking-door")
@pytest.mark.content("betrayal/card/creaking-door")
@pytest.mark.parametrize(("result", "regions"), [(6, {"upper", "ground"}), (5, {"ground"}), (4, {"ground"})])
def test_creaking_door(result: int, regions: set[str]) -> None:
    table = draws("creaking-door", rolls("knowledge", result), house=["catacombs", "tower", "chapel"])
    tiles = table.state.house.tiles
    assert set(table.offered) == {tile for tile in tiles if tiles[tile].region in regions}
    assert place(is_over(table, "chapel")) == "chapel"


@pytest.mark.rule("betrayal/event-card.creaking-door")
@pytest.mark.parametrize("result", [0, 3])
def test_the_creaking_door_may_lead_down(result: int) -> None:
    assert place(is_over(draws("creaking-door", rolls("knowledge", result)))) == "basement-landing"


@pytest.mark.rule("betrayal/event-card.dark-and-stormy-night")
@pytest.mark.content("betrayal/card/dark-and-stormy-night")
def test_dark_and_stormy_night() -> None:
    assert changes(is_over(draws("dark-and-stormy-night", rolls("knowledge", 4)))) == {"sanity": 1}
    for result in (0, 3):
        table = draws("dark-and-stormy-night", rolls("knowledge", result))
        assert changes(is_over(table, "knowledge")) == {"knowledge": -1}


@pytest.mark.rule("betrayal/event-card.flickering-lights")
@pytest.mark.content("betrayal/card/flickering-lights")
def test_flickering_lights() -> None:
    for trait in ("speed", "might"):
        table = draws("flickering-lights", rolls(trait, 5)).asks("roll-with", 0)
        assert table.offered == ["speed", "might"]
        assert changes(is_over(table, trait)) == {"speed": 1}
    for result in (0, 4):
        table = draws("flickering-lights", [*rolls("might", result), 2])
        assert changes(is_over(table, "might", "speed", "speed")) == {"speed": -2}


@pytest.mark.rule("betrayal/event-card.forbidden-knowledge")
@pytest.mark.content("betrayal/card/forbidden-knowledge")
def test_forbidden_knowledge() -> None:
    assert changes(is_over(draws("forbidden-knowledge", rolls("sanity", 4)))) == {"knowledge": 1}
    for result in (2, 3):
        table = is_over(draws("forbidden-knowledge", rolls("sanity", result)))
        assert changes(table) == {"knowledge": 1, "sanity": -1}
    for result in (0, 1):
        table = draws("forbidden-knowledge", rolls("sanity", result))
        assert changes(is_over(table, "knowledge", "sanity")) == {"knowledge": -1, "sanity": -1}


@pytest.mark.rule("betrayal/event-card.funeral")
@pytest.mark.content("betrayal/card/funeral")
@pytest.mark.parametrize(
    ("result", "change"),
    [
        (4, {"sanity": 1}),
        (3, {"sanity": -1}),
        (2, {"sanity": -1}),
        (1, {"might": -1, "sanity": -1}),
        (0, {"might": -1, "sanity": -1}),
    ],
)
def test_funeral(result: int, change: dict[str, int]) -> None:
    table = is_over(draws("funeral", rolls("sanity", result)))
    assert changes(table) == change
    assert place(table) == HERE


@pytest.mark.rule("betrayal/event-card.funeral-placement")
def test_the_worst_funeral_ends_at_a_grave() -> None:
    table = draws("funeral", rolls("sanity", 1), house=["graveyard", "catacombs"])
    assert sorted(table.asks("place-yourself", 0).offered) == ["catacombs", "graveyard"]
    assert place(is_over(table, "catacombs")) == "catacombs"
    assert place(is_over(draws("funeral", rolls("sanity", 0), house=["graveyard"]))) == "graveyard"
    assert place(is_over(draws("funeral", rolls("sanity", 2), house=["graveyard"]))) == HERE
    assert place(is_over(draws("funeral", rolls("sanity", 0), house=["graveyard"], flipped=["graveyard"]))) == HERE


@pytest.mark.rule("betrayal/event-card.funeral-placement")
@pytest.mark.parametrize("result", [0, 2, 4])
def test_in_the_other_reading_every_funeral_ends_at_a_grave(result: int) -> None:
    table = draws("funeral", rolls("sanity", result), house=["graveyard"], rulings={"funeral": "always"})
    assert place(is_over(table)) == "graveyard"


@pytest.mark.rule("betrayal/event-card.hanged-men")
@pytest.mark.content("betrayal/card/hanged-men")
def test_hanged_men_try_every_trait_once() -> None:
    results = {"might": 1, "speed": 2, "knowledge": 0, "sanity": 5}
    table = is_over(draws("hanged-men", [face for trait in TRAITS for face in rolls(trait, results[trait])]))
    assert [told["trait"] for told in table.events("roll")] == list(TRAITS)
    assert changes(table) == {"might": -1, "knowledge": -1}


@pytest.mark.rule("betrayal/event-card.hanged-men")
def test_whoever_stands_all_four_hanged_men_gains_in_any_trait() -> None:
    table = draws("hanged-men", [face for trait in TRAITS for face in rolls(trait, 2)])
    assert table.asks("gain-trait", 0).offered == list(TRAITS)
    assert changes(is_over(table, "knowledge")) == {"knowledge": 1}
    results = {"might": 2, "speed": 2, "knowledge": 1, "sanity": 2}
    once = is_over(draws("hanged-men", [face for trait in TRAITS for face in rolls(trait, results[trait])]))
    assert changes(once) == {"knowledge": -1}, "three of four are not enough"


@pytest.mark.rule("betrayal/event-card.hanged-men")
def test_whoever_hangs_rolls_no_more() -> None:
    table = draws("hanged-men", [0] * 4, haunt=9, track=1, traits=[{"might": 1}],
                  places=["entrance-hall", "hallway", "hallway"])  # fmt: skip
    assert table.state.explorers[0].dead
    assert [told["trait"] for told in table.events("roll")] == ["might"]


@pytest.mark.rule("betrayal/event-card.impossible-architecture")
@pytest.mark.content("betrayal/card/impossible-architecture")
def test_impossible_architecture() -> None:
    assert cards(is_over(draws("impossible-architecture", rolls("sanity", 4)))) == ["map"]
    other = draws("impossible-architecture", rolls("sanity", 4), rulings={"architecture": "nothing"})
    assert cards(is_over(other)) == []
    for result in (0, 3):
        table = draws("impossible-architecture", [*rolls("sanity", result), 1])
        assert changes(is_over(table, "sanity")) == {"sanity": -1}


@pytest.mark.rule("betrayal/event-card.jar-of-organs")
@pytest.mark.content("betrayal/card/jar-of-organs")
def test_jar_of_organs() -> None:
    table = is_over(draws("jar-of-organs", rolls("sanity", 4)))
    assert (cards(table), changes(table)) == (["map"], {})
    for result in (0, 3):
        assert changes(is_over(draws("jar-of-organs", rolls("sanity", result)))) == {"might": -1}


@pytest.mark.rule("betrayal/event-card.jonahs-turn")
@pytest.mark.content("betrayal/card/jonahs-turn")
def test_jonah_takes_an_item_that_is_no_weapon() -> None:
    hand = ["brooch", "machete", "ring", "headphones"]
    table = draws("jonahs-turn", cards=[hand])
    assert table.asks("give-jonah", 0).offered == ["brooch", "headphones", "nothing"]
    is_over(table, "headphones")
    assert (cards(table), changes(table)) == (["brooch", "machete", "ring"], {"sanity": 1})
    assert table.state.decks["item"].cards[0] == "headphones"


@pytest.mark.rule("betrayal/event-card.jonahs-turn")
@pytest.mark.parametrize("hand", [["mirror"], ["machete"], []])
def test_jonah_without_a_present_hurts(hand: list[str]) -> None:
    table = draws("jonahs-turn", [1], cards=[hand], decks={"item": ["map"]})
    if hand == ["mirror"]:
        table.asks("give-jonah").choose("nothing")
    assert changes(is_over(table, "knowledge")) == {"knowledge": -1}
    assert cards(table) == hand


@pytest.mark.rule("betrayal/event-card.meat-moss")
@pytest.mark.content("betrayal/card/meat-moss")
def test_meat_moss() -> None:
    for result in (3, 4):
        table = draws("meat-moss", faces(result, 2)).choose("inhale")
        assert table.asks("gain-trait", 0).offered == list(TRAITS)
        assert changes(is_over(table, "speed")) == {"speed": 1}
    for result in (0, 2):
        table = draws("meat-moss", [*faces(result, 2), 2])
        assert changes(is_over(table, "inhale", "sanity", "knowledge")) == {"knowledge": -1, "sanity": -1}
    assert changes(is_over(draws("meat-moss"), "leave")) == {}


@pytest.mark.rule("betrayal/event-card.mysterious-fluid")
@pytest.mark.content("betrayal/card/mysterious-fluid")
@pytest.mark.parametrize(
    ("result", "change"),
    [
        (6, {"might": 1, "speed": 1, "knowledge": 1, "sanity": 1}),
        (5, {"might": 1, "speed": 1}),
        (4, {"knowledge": 1, "sanity": 1}),
        (3, {"knowledge": 1, "might": -1}),
        (2, {"knowledge": -1, "sanity": -1}),
        (1, {"might": -1, "speed": -1}),
        (0, {"might": -1, "speed": -1, "knowledge": -1, "sanity": -1}),
    ],
)
def test_mysterious_fluid(result: int, change: dict[str, int]) -> None:
    assert changes(is_over(draws("mysterious-fluid", faces(result, 3)), "drink")) == change
    assert changes(is_over(draws("mysterious-fluid"), "leave")) == {}


@pytest.mark.rule("betrayal/event-card.mysterious-fluid")
def test_what_has_killed_takes_no_more() -> None:
    table = draws("mysterious-fluid", [0, 0, 0], haunt=9, track=1, traits=[{"might": 1}],
                  places=["entrance-hall", "hallway", "hallway"]).choose("drink")  # fmt: skip
    assert table.state.explorers[0].dead
    assert changes(table) == {"might": -4}


@pytest.mark.rule("betrayal/event-card.severed-hand")
@pytest.mark.rule("betrayal/cards.draw-top")
def test_a_card_that_was_drawn_is_not_put_back() -> None:
    table = draws("severed-hand", decks={"event": ["severed-hand"], "item": ["map"]}).choose("shake", "might", "might")
    assert table.state.explorers[0].cards == ["map"]
    assert not table.match.can_undo("choice")


@pytest.mark.rule("betrayal/event-card.phone-call")
@pytest.mark.content("betrayal/card/phone-call")
def test_phone_call() -> None:
    assert changes(is_over(draws("phone-call", [2, 2]))) == {"sanity": 1}
    assert changes(is_over(draws("phone-call", [2, 1]))) == {"knowledge": 1}
    for result in (1, 2):
        assert changes(is_over(draws("phone-call", [*faces(result, 2), 1]), "sanity")) == {"sanity": -1}
    table = draws("phone-call", [0, 0, 2, 1])
    assert changes(is_over(table, "might", "might", "speed")) == {"might": -2, "speed": -1}


@pytest.mark.rule("betrayal/event-card.poor-yorick")
@pytest.mark.content("betrayal/card/poor-yorick")
def test_poor_yorick() -> None:
    assert changes(is_over(draws("poor-yorick", rolls("sanity", 4)))) == {"knowledge": 1}
    for result in (0, 3):
        assert changes(is_over(draws("poor-yorick", rolls("sanity", result)), "knowledge")) == {"knowledge": -1}


@pytest.mark.rule("betrayal/event-card.radio-broadcast")
@pytest.mark.content("betrayal/card/radio-broadcast")
def test_radio_broadcast() -> None:
    for result in (3, 4):
        assert changes(is_over(draws("radio-broadcast", faces(result, 2)))) == {"knowledge": 1}
    for result in (0, 2):
        assert changes(is_over(draws("radio-broadcast", [*faces(result, 2), 1]), "sanity")) == {"sanity": -1}


@pytest.mark.rule("betrayal/event-card.secret-elevator")
@pytest.mark.content("betrayal/card/secret-elevator")
def test_secret_elevator_goes_to_another_region_or_nowhere() -> None:
    table = draws("secret-elevator", house=["tower", "chapel"])
    assert sorted(table.asks("secret-elevator", 0).offered) == ["basement-landing", "stay", "tower", "upper-landing"]
    assert place(is_over(table, "tower")) == "tower"
    assert place(is_over(draws("secret-elevator"), "stay")) == HERE


@pytest.mark.rule("betrayal/event-card.severed-hand")
@pytest.mark.content("betrayal/card/severed-hand")
def test_severed_hand() -> None:
    table = is_over(draws("severed-hand"), "shake", "might", "speed")
    assert (cards(table), changes(table)) == (["map"], {"might": -1, "speed": -1})
    table = is_over(draws("severed-hand"), "leave")
    assert (cards(table), changes(table)) == ([], {})
    assert cards(is_over(draws("severed-hand", traits=[LOW]), "shake")) == ["map"]


@pytest.mark.rule("betrayal/event-card.spiders")
@pytest.mark.content("betrayal/card/spiders")
def test_spiders() -> None:
    for trait in ("sanity", "speed"):
        table = draws("spiders", rolls("sanity", 4))
        assert table.asks("gain-trait", 0).offered == ["sanity", "speed"]
        table = is_over(table, trait)
        assert (changes(table), place(table)) == ({trait: 1}, "entrance-hall")
    for result in (2, 3):
        assert changes(is_over(draws("spiders", rolls("sanity", result)))) == {"speed": 1, "sanity": -1}
    for result in (0, 1):
        table = is_over(draws("spiders", rolls("sanity", result)))
        assert (changes(table), place(table)) == ({"speed": -1}, HERE)


@pytest.mark.rule("betrayal/event-card.taxidermy")
@pytest.mark.content("betrayal/card/taxidermy")
def test_taxidermy() -> None:
    table = is_over(draws("taxidermy", rolls("might", 5)))
    assert (changes(table), table.state.tokens) == ({"sanity": 1}, [])
    for result in (0, 4):
        table = is_over(draws("taxidermy", rolls("might", result)), "speed")
        assert changes(table) == {"speed": -1}
        assert [(one.kind, one.on) for one in table.state.tokens] == [("obstacle", HERE)]


@pytest.mark.rule("betrayal/event-card.taxidermy")
def test_the_stuffed_beast_stands_there_even_if_it_kills() -> None:
    table = draws("taxidermy", [0] * 4, haunt=4, revealer=2, traits=[{"might": 1}]).choose("might")
    assert table.state.explorers[0].dead
    assert [(one.kind, one.on) for one in table.state.tokens] == [("obstacle", HERE)]


@pytest.mark.rule("betrayal/event-card.technical-difficulties")
@pytest.mark.content("betrayal/card/technical-difficulties")
def test_technical_difficulties_lead_one_floor_down() -> None:
    table = draws("technical-difficulties", start="upper-landing")
    assert sorted(table.asks("place-yourself", 0).offered) == ["entrance-hall", "ground-floor-staircase", "hallway"]
    table = is_over(table, "hallway")
    assert (place(table), changes(table)) == ("hallway", {})
    table = is_over(draws("technical-difficulties"))
    assert (place(table), changes(table)) == ("basement-landing", {})
    table = is_over(draws("technical-difficulties", start="basement-landing"), "sanity")
    assert (place(table), changes(table)) == ("upper-landing", {"sanity": -1})


@pytest.mark.rule("betrayal/event-card.the-deepest-closet")
@pytest.mark.content("betrayal/card/the-deepest-closet")
def test_the_deepest_closet() -> None:
    assert cards(is_over(draws("the-deepest-closet", rolls("speed", 4)))) == ["map"]
    for result in (1, 3):
        table = is_over(draws("the-deepest-closet", rolls("speed", result)), "sanity")
        assert (changes(table), place(table)) == ({"sanity": -1}, HERE)
    table = is_over(draws("the-deepest-closet", [*rolls("speed", 0), 1]), "might")
    assert (changes(table), place(table)) == ({"might": -1}, "basement-landing")


@pytest.mark.rule("betrayal/event-card.the-flowering")
@pytest.mark.content("betrayal/card/the-flowering")
def test_the_flowering() -> None:
    table = draws("the-flowering", start="upper-landing", house=["catacombs", "tower"])
    assert table.offered == list(TRAITS)
    table.choose("knowledge").asks("place-yourself", 0)
    assert {table.state.house.tiles[tile].region for tile in table.offered} == {"basement", "ground"}
    table = is_over(table, "catacombs")
    assert (changes(table), place(table)) == ({"knowledge": -1}, "catacombs")
    table = is_over(draws("the-flowering", house=["conservatory"]), "might")
    assert (changes(table), place(table)) == ({"might": -1}, "conservatory")


@pytest.mark.rule("betrayal/event-card.the-oldest-house")
@pytest.mark.content("betrayal/card/the-oldest-house")
def test_the_oldest_house() -> None:
    table = draws("the-oldest-house", rolls("speed", 5)).asks("roll-with", 0)
    assert table.offered == ["speed", "might"]
    table.choose("speed")
    assert set(table.offered) == set(table.state.house.tiles)
    assert place(is_over(table, "upper-landing")) == "upper-landing"
    for result in (3, 4):
        table = draws("the-oldest-house", rolls("might", result)).choose("might")
        assert {table.state.house.tiles[tile].region for tile in table.offered} == {"ground"}
        table = is_over(table, "hallway", "sanity")
        assert (place(table), changes(table)) == ("hallway", {"sanity": -1})
        assert table.events("damage")[0]["damage"] == "general"
    for result in (0, 2):
        table = draws("the-oldest-house", rolls("might", result), house=["catacombs"]).choose("might")
        assert sorted(table.offered) == ["basement-landing", "catacombs"]
        table = is_over(table, "catacombs", "knowledge")
        assert (place(table), changes(table)) == ("catacombs", {"knowledge": -1})
        assert table.events("damage")[0]["damage"] == "mental"


@pytest.mark.rule("betrayal/event-card.the-stars-at-night")
@pytest.mark.content("betrayal/card/the-stars-at-night")
def test_the_stars_at_night() -> None:
    table = draws("the-stars-at-night", rolls("speed", 5)).asks("choose-star", 0)
    assert table.offered == list(TRAITS)
    assert changes(is_over(table, "speed")) == {"speed": 1}
    assert changes(is_over(draws("the-stars-at-night", rolls("might", 4)), "might")) == {"might": -1}
    for result in (0, 3):
        table = draws("the-stars-at-night", faces(result, 4), traits=[{"might": 3, "sanity": 1}])
        assert changes(is_over(table, "might")) == {"sanity": -2}


@pytest.mark.rule("betrayal/event-card.tiny-robot")
@pytest.mark.content("betrayal/card/tiny-robot")
def test_tiny_robot() -> None:
    assert cards(is_over(draws("tiny-robot", rolls("knowledge", 5)))) == ["map"]
    for result in (0, 4):
        assert changes(is_over(draws("tiny-robot", [*rolls("knowledge", result), 1]), "speed")) == {"speed": -1}


@pytest.mark.rule("betrayal/event-card.wandering-ghost")
@pytest.mark.content("betrayal/card/wandering-ghost")
def test_wandering_ghost() -> None:
    table = draws("wandering-ghost", cards=[["machete", "ring"]]).asks("give-ghost", 0)
    assert table.offered == ["machete", "nothing"]
    table = is_over(table, "machete", "might")
    assert (cards(table), changes(table)) == (["ring"], {"might": 1})
    assert table.state.decks["item"].cards[0] == "machete"
    assert cards(is_over(draws("wandering-ghost", rolls("sanity", 4), cards=[["machete"]]), "nothing")) == [
        "machete",
        "map",
    ]
    for result in (0, 3):
        table = draws("wandering-ghost", rolls("sanity", result))
        assert changes(is_over(table, "speed")) == {"speed": -1}


# -- Events that start haunts ------------------------------------------------------------------------------------------


def tempts(card: str, faces: list[int] | None = None, **table: Any) -> Driver:
    """The drawer of such an Event, with three Omens at the table."""
    table = {"cards": [["book"], ["mask", "dog"]], **table}
    return draws(card, faces, **table)


@pytest.mark.rule("betrayal/scenario.event-haunt-roll-optional")
@pytest.mark.rule("betrayal/cards.events-can-start-haunt")
@pytest.mark.parametrize("card", EVENT_HAUNTS)
def test_the_roll_for_an_events_own_haunt_may_be_declined(card: str) -> None:
    table = tempts(card).asks("tempt-fate", 0)
    assert table.offered == ["decline", "roll"]
    assert table.decision.rule == "scenario.event-haunt-roll-optional"


@pytest.mark.rule("betrayal/scenario.event-haunt-roll-optional")
def test_after_the_haunt_has_begun_nobody_is_tempted() -> None:
    table = tempts("a-splash-of-crimson", [1], haunt=1, revealer=1).asks("take-damage", 0)
    assert table.events("haunt-roll") == []


@pytest.mark.rule("betrayal/haunt1.event-haunt-roll")
@pytest.mark.rule("betrayal/scenario.event-haunt-roll-optional")
@pytest.mark.content("betrayal/card/a-splash-of-crimson")
def test_a_splash_of_crimson_starts_its_haunt_whatever_the_scenario() -> None:
    table = tempts("a-splash-of-crimson", [2, 2, 1]).choose("roll").asks("be-traitor", 0).choose("accept")
    assert (table.state.haunt.number, table.state.haunt.revealer, table.state.haunt.traitor) == (1, 0, 0)
    assert table.state.haunt.trigger == "a-splash-of-crimson"
    assert table.state.decks["event"].cards[0] == "a-splash-of-crimson"
    assert changes(table) == {}


@pytest.mark.rule("betrayal/haunt1.event-haunt-roll")
@pytest.mark.parametrize("faces", [[0, 0, 0], [2, 2, 0]])
def test_a_splash_of_crimson_that_starts_nothing_makes_quicker(faces: list[int]) -> None:
    table = is_over(tempts("a-splash-of-crimson", faces), "roll")
    assert (changes(table), table.state.haunt) == ({"speed": 1}, None)


@pytest.mark.rule("betrayal/haunt1.event-decline")
def test_a_splash_of_crimson_declined_hurts() -> None:
    assert changes(is_over(tempts("a-splash-of-crimson", [1]), "decline", "might")) == {"might": -1}


def test_without_omens_the_roll_is_nothing() -> None:
    assert changes(is_over(draws("a-splash-of-crimson"), "roll")) == {"speed": 1}


@pytest.mark.rule("betrayal/event-card.a-vial-of-dust")
@pytest.mark.content("betrayal/card/a-vial-of-dust")
def test_a_vial_of_dust() -> None:
    assert changes(is_over(tempts("a-vial-of-dust", [2, 2, 0]), "roll")) == {"sanity": 1}
    assert changes(is_over(tempts("a-vial-of-dust"), "decline")) == {"might": -1, "sanity": 1}
    table = tempts("a-vial-of-dust", haunt=1, revealer=1)
    assert changes(table) == {"might": -1, "sanity": 1}


@pytest.mark.rule("betrayal/event-card.eerie-mirror")
@pytest.mark.content("betrayal/card/eerie-mirror")
def test_eerie_mirror() -> None:
    table = is_over(tempts("eerie-mirror", [2, 2, 0]), "roll")
    assert (changes(table), cards(table)) == ({"sanity": 1}, ["book"])
    table = is_over(tempts("eerie-mirror"), "decline")
    assert (changes(table), cards(table)) == ({}, ["book", "map"])
    assert cards(tempts("eerie-mirror", haunt=1, revealer=1)) == ["book", "map"]


@pytest.mark.rule("betrayal/event-card.say-cheese")
@pytest.mark.content("betrayal/card/say-cheese")
def test_say_cheese() -> None:
    assert cards(is_over(tempts("say-cheese", [2, 2, 0]), "roll")) == ["book", "map"]
    assert cards(is_over(tempts("say-cheese"), "decline")) == ["book", "map"]
    assert cards(tempts("say-cheese", haunt=1, revealer=1)) == ["book", "map"]


@pytest.mark.rule("betrayal/event-card.the-house-is-hungry")
@pytest.mark.content("betrayal/card/the-house-is-hungry")
def test_the_house_is_hungry() -> None:
    assert changes(is_over(tempts("the-house-is-hungry", [2, 2, 0]), "roll")) == {"might": 1}
    table = tempts("the-house-is-hungry").choose("decline").asks("gain-trait", 0)
    assert table.offered == list(TRAITS)
    assert changes(is_over(table, "knowledge")) == {"knowledge": 1}
    assert tempts("the-house-is-hungry", haunt=1, revealer=1).asks("gain-trait", 0).offered == list(TRAITS)


@pytest.mark.rule("betrayal/scenario.event-haunts")
@pytest.mark.parametrize(("card", "number"), EVENT_HAUNTS.items())
def test_five_or_more_starts_the_haunt_of_the_event_and_ends_the_turn(card: str, number: int) -> None:
    scene = position(cards=[["book"], ["mask", "dog"]], scenario="cursed", rolls=[2, 2, 1]).match.scene
    event = CARDS[card].event
    assert event is not None
    flow = event(scene, 0)
    assert next(flow).prompt == "tempt-fate"
    with pytest.raises(StopIteration):
        flow.send("roll")
    assert scene.state.pending == [str(number), card]
    assert scene.state.turn.over
    assert (scene.state.explorers[0].traits, scene.state.explorers[0].cards) == (JOSEF, ["book"])


def test_the_dice_of_a_trait_are_its_number() -> None:
    explorer = position().state.explorers[0]
    assert explorer.traits == JOSEF
    assert [value(explorer, trait) for trait in TRAITS] == [5, 4, 3, 4]


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_an_effect_and_a_mood(card: str, lang: str) -> None:
    words = Words(GAME, lang)
    forms = ("gen", "dat", "acc", "ins", "loc", "gender") if lang == "pl" else ()
    for part in ("text", "mood", *forms):
        assert words.has(f"card-{card}.{part}")
        assert words.say(f"card-{card}.{part}").strip()
    assert words.say(f"card-{card}") != words.say(f"card-{card}.text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name_or_a_mood(lang: str) -> None:
    words = Words(GAME, lang)
    for part in ("", ".mood"):
        said = [words.say(f"card-{card}{part}") for card in CARDS]
        assert len(set(said)) == 74
