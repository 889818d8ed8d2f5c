"""What stands in the two books: sections, goals, tokens, locations, monster boxes, and who may read them."""

from typing import Any

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS, locations
from koszmar.games.betrayal.proof.positions import CAST, beast, position, token
from koszmar.games.betrayal.tokens import BOX
from koszmar.kernel.match import Match
from koszmar.kernel.view import Book, View
from koszmar.kernel.words import Words

NUMBERED = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
NUMBERS = sorted(number for number in HAUNTS if number <= 50)


NEEDED: dict[int, dict[str, Any]] = {
    3: {"tokens": [token("number", "sickness", f"seat-{at // 3}", at + 1, up=False) for at in range(9)]},
    7: {"facts": {"wrong": []}},
    17: {"facts": {"secret-slips": ["x"]}},
    26: {"tokens": [token("contract-altar", "altar", "hallway")]},
    41: {"monsters": [beast("house", "", token="head-of-the-house")]},
    47: {"tokens": [token("hero", "trapped", f"seat-{seat}") for seat in (1, 2)]},
}
"""What haunts cannot be played without."""


def views(number: int) -> dict[str, View]:
    """A haunt as the traitor (or the revealer), a hero and a spectator see it."""
    haunt = HAUNTS[number]
    numbers = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
    hidden = (
        {"traitor": 0, "sides_of": ["traitor", "hero", "hero"], "tokens": numbers} if haunt.kind == "hidden" else {}
    )
    table = position(**{"haunt": number, "revealer": 0, "track": 1, **hidden, **NEEDED.get(number, {})})
    return {name: table.match.view(seat) for name, seat in (("traitor", 0), ("hero", 1), ("spectator", None))}


def pages(book: Book) -> dict[str, list[str]]:
    """The passages of a book by page, as the ids of their texts."""
    return {
        page.id.partition("-")[2]: [passage.text.id for passage in page.passages if passage.text] for page in book.pages
    }


@pytest.mark.rule("betrayal/anatomy.sections")
@pytest.mark.rule("betrayal/anatomy.objective")
def test_a_haunt_has_goal_story_rules_actions_and_perhaps_monsters() -> None:
    secrets, tome = views(1)["traitor"].books
    assert set(pages(tome)) == {"goal", "story", "rules", "actions", "monsters"}
    assert pages(tome)["goal"] == ["haunt-01-traitor-goal"]
    assert set(pages(secrets)) == {"story"}
    mine = views(1)["hero"].books[0]
    assert pages(mine)["goal"] == ["haunt-01-hero-goal"]


@pytest.mark.parametrize("side", ["hero", "traitor"])
def test_what_a_seat_is_after_comes_with_the_special_rules_of_its_side(side: str) -> None:
    view = views(37)[side]
    own = pages(next(book for book in view.books if book.own))
    told = [aim.text.id for aim in view.aims if aim.text]
    assert told[: len(own["goal"])] == own["goal"]
    assert set(own["rules"]) <= set(told)


@pytest.mark.rule("betrayal/anatomy.tokens-same")
@pytest.mark.rule("betrayal/tokens.check-needed-list")
@pytest.mark.parametrize("number", NUMBERS)
def test_every_token_of_a_haunt_is_in_the_box(number: int) -> None:
    needed = HAUNTS[number].tokens
    assert len(set(needed)) == len(needed)
    assert set(needed) <= set(BOX)
    assert {box.token for box in HAUNTS[number].monsters if box.moving != "none"} <= set(needed)


@pytest.mark.rule("betrayal/anatomy.important-locations")
def test_important_locations_are_listed_with_their_regions() -> None:
    rooms = ("library", "chapel", "laboratory", "nursery", "armory", "graveyard", "ritual-room")
    assert locations(HAUNTS[4], "hero") == rooms
    book = views(4)["hero"].books[0]
    page = next(page for page in book.pages if page.id == "survival-locations")
    assert [passage.heading.id for passage in page.passages][:2] == ["tile-library", "tile-chapel"]
    text = page.passages[0].text
    assert text is not None
    assert [region.id for region in text.args["regions"]] == ["region-ground", "region-upper"]


@pytest.mark.rule("betrayal/anatomy.monster-box-only-tome")
@pytest.mark.rule("betrayal/anatomy.monster-box-specials")
def test_monster_boxes_stand_in_the_tome() -> None:
    for number in NUMBERS:
        haunt = HAUNTS[number]
        if haunt.kind == "traitor" and haunt.monsters:
            heroes, tome = views(number)["traitor"].books
            assert "monsters" not in pages(heroes)
            boxes = [f"monster-{number:02}-{box.key}.text" for box in haunt.monsters]
            assert pages(tome)["monsters"] == boxes


@pytest.mark.rule("betrayal/anatomy.monster-box-traits")
@pytest.mark.parametrize(("lang", "head"), [
    ("en", "Gremlin (Might 5, Speed 6, Sanity 6, Knowledge 2)"),
    ("pl", "Gremlin (Siła 5, Szybkość 6, Poczytalność 6, Wiedza 2)"),
])  # fmt: skip
def test_a_monster_box_shows_its_numbers(lang: str, head: str) -> None:
    assert heads_of_boxes(17, lang) == [head]


@pytest.mark.rule("betrayal/anatomy.monster-box-traits")
def test_a_monster_box_shows_the_numbers_of_this_table_and_a_dash_where_none_is_printed() -> None:
    assert heads_of_boxes(17, "en", {"17/gremlin/might": 3}) == ["Gremlin (Might 3, Speed 6, Sanity 6, Knowledge 2)"]
    assert "Speed –" in heads_of_boxes(50, "en")[0]
    assert heads_of_boxes(18, "en") == ["Illusion"], "it has the numbers of the traitor"


def heads_of_boxes(number: int, lang: str, turned: dict[str, int] | None = None) -> list[str]:
    """The headings of the monster boxes as the traitor reads them."""
    given = {"haunt": number, "revealer": 0, "track": 1, "parameters": {"monsters": turned or {}}}
    table = position(**{**given, **NEEDED.get(number, {})})
    page = next(page for book in table.match.view(0).books for page in book.pages if page.id.endswith("monsters"))
    return [Words(GAME, lang).say(passage.heading) for passage in page.passages]


@pytest.mark.rule("betrayal/anatomy.monster-box-scope")
@pytest.mark.rule("betrayal/example.monster-box-scope")
def test_a_box_holds_for_its_monster_alone() -> None:
    """Jack's Spirit goes through walls; the traitor's explorer does not."""
    house = {"chapel": ("ground", -1, -1, 1)}
    spirit = beast("spirit", "hallway", token="jacks-spirit")
    table = position(haunt=1, house=house, dead=[0], active=2, monsters=[spirit], rolls=[1, 1, 1],
                     places=["upper-landing", "hallway", "hallway"])  # fmt: skip
    assert not table.offers("move chapel")
    table.choose("end").choose("spirit-1")
    assert table.offers("go chapel")


@pytest.mark.parametrize(("lang", "doors", "symbol"), [("en", "doorway on each side", "no symbol"),
                                                        ("pl", "drzwi z każdej strony", "ani Symbolu")])  # fmt: skip
def test_both_books_of_haunt_28_say_what_a_flooded_tile_is(lang: str, doors: str, symbol: str) -> None:
    for side in ("hero", "traitor"):
        text = read_by(28, side, lang)
        assert doors in text
        assert symbol in text


@pytest.mark.parametrize(("lang", "words"), [("en", "Only damage from a Might attack kills"),
                                             ("pl", "zabijają tylko obrażenia od ataku Siłą")])  # fmt: skip
def test_the_heroes_of_haunt_33_know_what_kills_a_photographer(lang: str, words: str) -> None:
    assert words in read_by(33, "hero", lang)


@pytest.mark.parametrize(("lang", "hint"), [("en", "how many moves away"), ("pl", "ile ruchów dzieli")])
def test_in_haunt_20_the_rules_about_hints_stand_in_the_tome_only(lang: str, hint: str) -> None:
    assert hint in read_by(20, "traitor", lang)
    assert hint not in read_by(20, "hero", lang)


def read_by(number: int, side: str, lang: str) -> str:
    """Everything that a side may read while nothing has been used yet."""
    words = Words(GAME, lang)
    passages = [one for book in views(number)[side].books for page in book.pages for one in page.passages]
    return " ".join(words.say(passage.text) for passage in passages if passage.text)


@pytest.mark.rule("betrayal/anatomy.if-you-win")
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_side_has_its_last_words(number: int, lang: str) -> None:
    words = Words(GAME, lang)
    sides = {
        "none": ("hero", "nobody"),
        "traitor": ("hero", "traitor"),
        "hidden": ("hero", "traitor"),
        "free": ("alone",),
    }
    for side in sides[HAUNTS[number].kind]:
        assert words.has(f"haunt-{number:02}-end-{side}"), side


@pytest.mark.rule("betrayal/anatomy.special-rules")
def test_special_rules_hold_only_in_their_haunt() -> None:
    """A hero with a Might token: +2 against the traitor in haunt 1, nothing in another haunt."""
    jack = [token("trait-might", "jack", "seat-1")]
    for number, bonus in ((1, 2), (13, 0)):
        table = position(haunt=number, active=1, tokens=jack if number == 1 else [], rolls=[1] * 9, track=3)
        table.match.choose("attack unarmed seat-0")
        rolled = next(event for event in table.match.events(1) if event.kind == "roll")
        assert rolled.args["bonus"] == bonus


@pytest.mark.rule("betrayal/haunt.hidden-traitor")
@pytest.mark.rule("betrayal/haunt.hidden-traitor-attacks")
@pytest.mark.rule("betrayal/hidden.no-reveal-but-may-claim")
def test_nobody_knows_a_hidden_traitor_and_everybody_may_attack() -> None:
    seen = views(6)
    assert seen["hero"].panels[0].role == seen["hero"].panels[2].role
    zone = next(zone for zone in seen["hero"].zones if zone.id == "tokens-0")
    assert [(card.state, card.pips) for card in zone.cards] == [("hidden", 0)]
    table = position(haunt=6, traitor=0, sides_of=["traitor", "hero", "hero"], active=1,
                     tokens=NUMBERED)  # fmt: skip
    assert table.offers("attack unarmed seat-0", "attack unarmed seat-2")


@pytest.mark.rule("betrayal/haunt.free-for-all")
def test_in_a_free_for_all_everybody_plays_alone() -> None:
    table = position(haunt=9, track=1)
    assert len(set(table.state.haunt.sides)) == 3


@pytest.mark.rule("betrayal/haunt-goal.killing-traitor")
def test_killing_the_traitor_wins_only_where_the_haunt_says_so() -> None:
    """Every haunt is begun, then its traitor's explorer falls dead: the heroes have won in these and no others."""
    won = set()
    for number in NUMBERS:
        match = Match.new(GAME, players=3, seed="dead", options={"haunt": number, "explorers": CAST[:3]})
        while match.decision is not None and match.decision.prompt != "act":
            match.choose(match.decision.options[0], match.decision.seat)
        haunt = match.state.haunt
        if (
            haunt.traitor < 0
            or match.state.explorers[haunt.traitor].dead
            or not match.state.explorers[haunt.traitor].place
        ):
            continue
        match.state.explorers[haunt.traitor].dead = True
        if any(goal.side == "hero" and not goal.at and goal.when(match.scene) for goal in HAUNTS[number].goals):
            won.add(number)
    assert won == {2, 6, 27, 45}, (
        "18 hides its traitor; 13, 17 and 26 want more; in 45 nobody dies before the track is at 0"
    )


@pytest.mark.rule("betrayal/monster.different-types-roll-each")
def test_every_kind_of_monster_rolls_for_itself() -> None:
    monsters = [beast("relative", "upper-landing"), beast("elder", "upper-landing", token="dark-queen")]
    altar = [token("contract-altar", "altar", "hallway")]
    table = position(haunt=26, monsters=monsters, tokens=altar, rolls=[1, 0, 0, 0, 2, 0, 0, 0, 0])
    table.choose("end", "done", "done")
    assert [event["result"] for event in table.events("roll-moves")] == [1, 2]


@pytest.mark.rule("betrayal/monster.ignores-tile-damage")
def test_tiles_do_nothing_to_monsters() -> None:
    """A monster that ends its turn in the Furnace Room or the Collapsed Room is as it was: no roll, no damage."""
    monsters = [beast("furniture", "furnace-room", 1), beast("furniture", "collapsed-room", 2)]
    house = ["furnace-room", "collapsed-room"]
    table = position(haunt=14, revealer=2, traitor=0, house=house, track=4, monsters=monsters, rolls=[0, 0, 0])
    table.choose("end", "done")
    assert [one.place for one in table.state.haunt.monsters] == ["furnace-room", "collapsed-room"]
    assert not any(one.stunned for one in table.state.haunt.monsters)


@pytest.mark.rule("betrayal/death.corpses-used-by-haunts")
def test_a_haunt_may_use_corpses() -> None:
    table = position(haunt=13, dead=[1], places=["hallway", "hallway", "upper-landing"], track=3)
    assert table.offers("haunt lift")


@pytest.mark.rule("betrayal/components.symbols")
def test_the_symbols_have_names() -> None:
    for lang in ("en", "pl"):
        words = Words(GAME, lang)
        assert all(words.has(f"symbol-{name}") for name in ("event", "item", "omen"))


@pytest.mark.rule("betrayal/bury.card")
def test_a_buried_card_lies_at_the_bottom() -> None:
    table = position(cards=[["map"]])
    table.choose("use map", "upper-landing")
    assert table.state.decks["item"].cards[0] == "map"
