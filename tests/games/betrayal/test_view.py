"""The table as a seat sees it: the house as it lies, who may read what, and answers that can be told and touched."""

from typing import Any

import msgspec
import pytest

from koszmar.games.betrayal import GAME, moments
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Result
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Book, Choice, Piece, Space, View, Zone
from koszmar.kernel.words import Words


def tile(view: View, key: str) -> Space:
    return next(tile for tile in view.boards[0].spaces if tile.id == key)


def piece(view: View, key: str) -> Piece:
    return next(piece for piece in view.boards[0].pieces if piece.id == key)


def zone(view: View, key: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == key)


def choice(table: Driver, key: str, seat: int | None = None) -> Choice:
    question = table.match.view(table.decision.seat if seat is None else seat).question
    assert question
    return next(choice for choice in question.choices if choice.key == key)


def said(book: Book) -> set[str]:
    return {passage.text.id for page in book.pages for passage in page.passages if passage.text}


# -- the house -------------------------------------------------------------------------------------------------------


def test_the_house_is_three_floors_of_tiles_with_walls_doors_and_the_unknown() -> None:
    table = position(house={"chapel": ("ground", 0, 1, 1)})
    board = table.match.view(0).boards[0]
    assert [area.id for area in board.areas] == ["upper", "ground", "basement"]
    hall, chapel = tile(table.match.view(0), "entrance-hall"), tile(table.match.view(0), "chapel")
    assert hall.sides == ["open", "wall", "false", "door"]
    assert chapel.sides == ["wall", "open", "wall", "open"]
    assert (chapel.area, chapel.x, chapel.y, chapel.symbols) == ("ground", 0, 1, ["omen"])
    assert chapel.text
    assert chapel.text.id == "tile-chapel.text"


def test_the_vault_shows_two_symbols_and_a_turned_tile_shows_nothing() -> None:
    view = position(house=["vault", "library"], flipped=["library"]).match.view(0)
    assert tile(view, "vault").symbols == ["item", "item"]
    turned = tile(view, "library")
    assert (turned.state, turned.symbols, turned.text) == ("turned", [], None)
    assert "wall" not in turned.sides


@pytest.mark.rule("betrayal/move.adjacent-leads-to")
def test_links_are_drawn_once_both_ends_lie_in_the_house() -> None:
    def links(*tiles: str, **more: Any) -> set[tuple[str, str]]:
        return {link.ends for link in position(house=tiles, **more).match.view(0).boards[0].links}

    assert links() == {("ground-floor-staircase", "upper-landing")}
    assert ("gallery", "ballroom") in links("ballroom", "gallery")
    assert ("gallery", "ballroom") not in links("ballroom", "gallery", flipped=["gallery"])
    ends = [token("secret-passage", "secret-passage", "hallway"), token("secret-passage", "secret-passage", "library")]
    assert ("hallway", "library") in links("library", tokens=ends)


@pytest.mark.rule("betrayal/monster.basement-shortcut")
def test_the_back_stairs_are_shown_when_monsters_walk_the_house() -> None:
    table = position(haunt=4, monsters=[beast("realtor", "entrance-hall", token="demon")])
    assert ("basement-landing", "ground-floor-staircase") in {link.ends for link in table.match.view(0).boards[0].links}


@pytest.mark.rule("betrayal/traits.public")
def test_everybody_sees_everybodys_clips_and_cards() -> None:
    view = position(traits=[{}, {"might": 1}], cards=[[], ["map", "dog"]]).match.view(None)
    might = next(stat for stat in view.panels[1].stats if stat.id == "might")
    assert (might.row, might.at, might.value, might.start) == ([2, 3, 3, 4, 5, 5, 6, 6], 0, 2, 3)
    assert [card.id for card in zone(view, "cards-1").cards] == ["cards-1/map", "cards-1/dog"]
    assert view.panels[1].portrait == "stephanie"


@pytest.mark.rule("betrayal/tiles.region-on-back")
def test_the_back_of_the_top_tile_is_public_and_nothing_else_of_the_stack() -> None:
    view = position(stack=["nursery"]).match.view(0)
    stack = zone(view, "tiles")
    assert stack.count == 42
    assert [region.id for region in stack.cards[0].title.args["regions"]] == ["region-basement", "region-upper"]
    assert b"nursery" not in msgspec.json.encode(view)


def test_tokens_lie_on_tiles_on_boards_and_on_monsters() -> None:
    tokens = [
        token("fire", "cleansed", "hallway"),
        token("trait-might", "ward", "seat-1"),
        token("fire", "cleansed", "aside"),
    ]
    table = position(haunt=4, tokens=tokens, monsters=[beast("realtor", "entrance-hall", token="demon", stunned=True)])
    view = table.match.view(0)
    assert [(badge.icon, badge.label.id) for badge in tile(view, "hallway").badges] == [("fire", "token-04-cleansed")]
    assert [(card.id, card.element) for card in zone(view, "tokens-1").cards] == [("tokens-1/ward", "might")]
    assert zone(view, "aside").count == 1
    assert "tokens-1" in view.panels[1].zones
    realtor = piece(view, "realtor-1")
    assert (realtor.icon, realtor.state, realtor.place) == ("demon", "stunned", "entrance-hall")


@pytest.mark.rule("betrayal/death.figure-tipped")
def test_the_dead_lie() -> None:
    view = position(haunt=1, traitor=0, dead=[2]).match.view(0)
    assert piece(view, "seat-2").state == "tipped"
    assert view.panels[2].out


@pytest.mark.rule("betrayal/number-track.use")
def test_the_number_track_lies_there_while_a_haunt_uses_it() -> None:
    assert position().match.view(0).tracks == []
    track = position(haunt=9, track=3).match.view(0).tracks[0]
    assert (track.id, len(track.steps), track.marker) == ("numbers", 10, 3)


# -- sides and books -------------------------------------------------------------------------------------------------


def test_before_the_haunt_there_are_no_sides_and_no_books() -> None:
    view = position().match.view(0)
    assert view.books == []
    assert {panel.role for panel in view.panels} == {None}


@pytest.mark.rule("betrayal/secrecy.book-secret-until-used")
def test_each_side_reads_its_own_book_and_the_introductions_of_the_other() -> None:
    table = position(haunt=1, traitor=1)
    hero, tome = table.match.view(0).books
    assert {"haunt-01-hero-goal", "haunt-01-rule-jack", "haunt-01-learn.text"} <= said(hero)
    assert said(tome) == {"haunt-01-traitor-intro", "haunt-01-traitor-setup"}
    hero, tome = table.match.view(1).books
    assert said(hero) == {"haunt-01-hero-intro", "haunt-01-hero-setup"}
    assert {"haunt-01-traitor-goal", "haunt-01-stalk.text", "monster-01-spirit.text"} <= said(tome)
    for book in table.match.view(None).books:
        assert all(text.endswith(("-intro", "-setup")) for text in said(book))


def test_a_seat_knows_which_of_the_two_books_is_its_own() -> None:
    match = position(haunt=1, traitor=1).match
    own = {seat: [book.id for book in match.view(seat).books if book.own] for seat in (0, 1, 2, None)}
    assert own == {0: ["survival"], 1: ["tome"], 2: ["survival"], None: []}


@pytest.mark.parametrize(("winners", "side"), [((0, 2), "hero"), ((1,), "traitor")])
def test_in_the_end_each_side_reads_its_own_line(winners: tuple[int, ...], side: str) -> None:
    match = position(haunt=1, traitor=1).match
    result = Result(tuple(float(seat in winners) for seat in range(3)), f"haunt-01-{side}", "end.first-side")
    for seat, fate in ((0, None), (1, None), (2, None), (None, "none")):
        ending = GAME.face.view(match.seen_by(seat), None, result, seat).ending
        assert ending
        assert ending.verdict
        assert ending.verdict.id == f"verdict-{side}"
        assert ending.verdict.args["fate"] == (fate or ("won" if seat in winners else "lost"))


def test_who_shares_one_fate_needs_no_line_of_their_own() -> None:
    scene = position(haunt=4).match.seen_by(0)
    for scores in ((1.0, 1.0, 1.0), (0.0, 0.0, 0.0)):
        ending = GAME.face.view(scene, None, Result(scores, "haunt-04-hero", "end.first-side"), 0).ending
        assert ending
        assert ending.verdict is None


@pytest.mark.rule("betrayal/secrecy.read-aloud-on-request")
def test_what_was_used_can_be_read_by_all() -> None:
    table = position(haunt=1, traitor=1, active=1, places=["hallway", "upper-landing", "hallway"])
    assert "haunt-01-stalk.text" not in said(table.match.view(0).books[1])
    table.choose("haunt stalk").choose(table.offered[0])
    assert "haunt-01-stalk.text" in said(table.match.view(0).books[1])
    assert "haunt-01-stalk.text" in said(table.match.view(None).books[1])


@pytest.mark.rule("betrayal/haunt.hidden-traitor-book")
def test_with_a_hidden_traitor_all_read_one_book_and_nobody_knows_who_it_is() -> None:
    table = Match.new(GAME, players=4, seed=3, options={"haunt": 6})
    while table.decision and table.state.phase in ("explorers", "scenario", "haunt"):
        table.choose(table.options()[0], table.decision.seats[-1])
    traitor = table.state.haunt.traitor
    for seat in (None, *range(4)):
        view = table.view(seat)
        assert [book.id for book in view.books] == ["survival"]
        roles = [panel.role.id for panel in view.panels if panel.role]
        known = {owner: role for owner, role in enumerate(roles) if role != "role-unknown"}
        assert known == ({} if seat is None else {seat: "role-traitor" if seat == traitor else "role-hero"})
        numbers = zone(view, f"tokens-{traitor}").cards[0].title
        assert numbers.id == ("token-secret" if seat == traitor else "token-face-down")


@pytest.mark.rule("betrayal/haunt.free-for-all-book")
def test_in_a_free_for_all_everybody_reads_the_tome() -> None:
    view = position(haunt=9, track=1).match.view(None)
    assert [book.id for book in view.books] == ["tome"]
    assert {"haunt-09-goal", "haunt-09-search.text"} <= said(view.books[0])
    assert {panel.role.id for panel in view.panels if panel.role} == {"role-alone"}


@pytest.mark.rule("betrayal/anatomy.monster-box-only-tome")
def test_a_monsters_box_is_secret_until_it_moves_or_fights() -> None:
    spirit = beast("spirit", "hallway", token="jacks-spirit")
    table = position(haunt=1, traitor=1, dead=[1], monsters=[spirit], places=["hallway"] * 3, rolls=[2, ...])
    assert piece(table.match.view(0), "spirit-1").stats == []
    assert [stat.value for stat in piece(table.match.view(1), "spirit-1").stats] == [5, 3, 4, 4]
    table.choose("attack unarmed spirit-1")
    assert [stat.value for stat in piece(table.match.view(0), "spirit-1").stats] == [5, 3, 4, 4]
    assert "monster-01-spirit.text" in said(table.match.view(2).books[1])


# -- the question ----------------------------------------------------------------------------------------------------


def test_only_whoever_is_asked_sees_the_answers() -> None:
    table = position()
    mine, theirs = table.match.view(0).question, table.match.view(1).question
    assert mine
    assert theirs
    assert mine.choices
    assert not theirs.choices
    assert mine.prompt.id == theirs.prompt.id == "prompt-act"


def test_answers_touch_tiles_doorways_people_and_cards() -> None:
    table = position(
        house={"chapel": ("ground", -1, 1, 0)}, places=["hallway"] * 3, cards=[["map", "machete"]], haunt=1, traitor=1
    )
    assert choice(table, "move chapel").touches == ["chapel"]
    assert choice(table, "discover 0").touches == ["door/hallway/0"]
    assert choice(table, "use map").touches == ["cards-0/map"]
    assert choice(table, "trade 2").touches == ["seat-2", "panel-2"]
    assert choice(table, "attack machete seat-1").touches == ["seat-1", "cards-0/machete"]


def test_answers_say_what_they_cost() -> None:
    table = position(places=["hallway"] * 3, moves=3, haunt=1, traitor=1)
    walk = choice(table, "move entrance-hall").note
    assert walk
    assert (walk.id, walk.args["left"]) == ("note-obstacle", 1)
    blow = choice(table, "attack unarmed seat-1").note
    assert blow
    assert (blow.id, blow.args["mine"], blow.args["theirs"]) == ("note-attack", 5, 4)
    free = choice(position(places=["hallway"], moves=3), "move entrance-hall").note
    assert free
    assert (free.id, free.args["left"]) == ("note-moves", 2)


@pytest.mark.rule("betrayal/discover.align-any-door")
def test_a_tile_that_is_found_is_shown_as_it_would_lie() -> None:
    table = position(stack=["library"], places=["hallway"]).choose("discover 0")
    question = table.match.view(0).question
    assert question
    assert question.prompt.args["tile"].id == "tile-library"
    assert {choice.touches[0] for choice in question.choices} == {"spot/ground/-1/-1"}
    for answer in question.choices:
        assert answer.preview
        assert (answer.preview.area, answer.preview.x, answer.preview.y) == ("ground", -1, -1)
        assert answer.preview.sides[2] == "door"
    assert len({tuple(answer.preview.sides) for answer in question.choices if answer.preview}) == len(question.choices)


def test_damage_is_asked_with_its_consequence() -> None:
    table = position(
        haunt=1, traitor=1, places=["furnace-room"], house=["furnace-room"], traits=[{"might": 1, "speed": 2}]
    ).choose("end")
    might, speed = choice(table, "might").note, choice(table, "speed").note
    assert might
    assert speed
    assert (might.id, speed.id, speed.args) == ("note-skull", "note-critical", {"before": 2, "after": 2})


def test_a_number_that_stays_the_same_says_that_the_clip_moves_all_the_same() -> None:
    burnt = position(places=["furnace-room"], house=["furnace-room"], traits=[{"might": 3, "speed": 4}]).choose("end")
    sinking, less = choice(burnt, "might").note, choice(burnt, "speed").note
    assert sinking
    assert less
    assert (sinking.id, sinking.args["after"], less.id) == ("note-clip-down", 4, "note-clip")
    event = {"event": ["brain-food"]}
    fed = position(stack=["laboratory"], decks=event, traits=[{"might": 2, "speed": 4}], rolls=[2, 2, 2, 0])
    fed.choose("discover 0", "turn 1").asks("gain-trait", 0)
    rising, more = choice(fed, "might").note, choice(fed, "speed").note
    assert rising
    assert more
    assert (rising.id, rising.args["after"], more.id) == ("note-clip-up", 4, "note-clip")


def test_to_pick_nothing_for_a_trade_is_a_gift_a_request_or_no_trade() -> None:
    def stopping(*cards: list[str], after: tuple[str, ...] = ()) -> str:
        table = position(places=["hallway"] * 2, cards=cards).choose("trade 1", *after)
        return choice(table, "done").label.id

    assert stopping(["map", "dog"], ["mirror"]) == "choice-trade-give-nothing"
    assert stopping(["map", "dog"], ["mirror"], after=("map",)) == "choice-done"
    assert stopping(["map"], ["mirror"], after=("map",)) == "choice-trade-want-nothing"
    assert stopping(["map"], ["mirror", "brooch"], after=("map", "mirror")) == "choice-done"
    assert stopping(["map"], ["mirror"], after=("done",)) == "choice-trade-off"
    assert stopping(["map"]) == stopping([], ["mirror"]) == "choice-trade-off"


def test_a_monster_that_does_nothing_more_and_monsters_of_which_none_acts_are_told_apart() -> None:
    hand = beast("hand", "entrance-hall", 1, "troll-hand")
    table = position(haunt=12, cards=[["strange-amulet"]], monsters=[hand], rolls=[1, 1, 1]).choose("end")
    assert choice(table, "done").label.id == "choice-choose-monster-done"
    table.choose("hand-1").asks("play-monster", 0)
    assert choice(table, "done").label.id == "choice-play-monster-done"


def test_dice_lie_on_the_table_while_a_reroll_is_weighed() -> None:
    table = position(
        cards=[["rabbits-foot"]], places=["collapsed-room"], house=["collapsed-room"], rolls=[[0, 1, 2, 0]]
    ).choose("end")
    roll = table.match.view(1).rolls[0]
    assert (roll.dice, roll.result, roll.seat, roll.title.args["trait"].id) == ([0, 1, 2, 0], 3, 0, "trait-speed")


def test_whoever_may_reroll_a_defence_is_told_what_stands_against_it() -> None:
    gremlin = beast("gremlin", "basement-landing")
    attacked = position(
        haunt=17,
        revealer=2,
        facts={"secret-slips": ["die"]},
        monsters=[gremlin],
        cards=[["rabbits-foot"]],
        rolls=[1, ...],
    ).choose("end", "gremlin-1")
    strength = attacked.asks("reroll", 0).events("roll-monster")[-1]["result"]
    question = attacked.match.view(0).question
    assert question
    assert question.prompt.args["against"] == strength
    exploring = position(places=["collapsed-room"], house=["collapsed-room"], cards=[["rabbits-foot"]], rolls=[1, ...])
    question = exploring.choose("end").match.view(0).question
    assert question
    assert (question.prompt.id, question.prompt.args["against"]) == ("prompt-reroll", -1)


@pytest.mark.rule("betrayal/haunt-start.intro-and-setup-public")
@pytest.mark.parametrize("number", sorted(HAUNTS))
def test_the_beginning_of_a_haunt_is_read_to_everybody(number: int) -> None:
    match = Match.new(GAME, players=3, seed=number, options={"haunt": number})
    while match.decision and match.decision.prompt != "haunt-begins":
        match.choose(match.options()[0], match.decision.seats[-1])
    part = "hero-intro" if HAUNTS[number].kind == "traitor" else "intro"
    for seat in (None, 0, 1, 2):
        question = match.view(seat).question
        assert question
        assert next(passage.text.id for passage in question.story if passage.text) == f"haunt-{number:02}-{part}"


def test_the_event_being_carried_out_lies_open_and_stays_until_the_next() -> None:
    table = position(decks={"event": ["mysterious-fluid"]}, stack=["gallery"], places=["upper-landing"])
    table.choose("discover 0").asks("drink-fluid")
    assert zone(table.match.view(2), "last-event").cards[0].title.id == "card-mysterious-fluid"
    table.choose("leave")
    assert zone(table.match.view(2), "last-event").cards[0].title.id == "card-mysterious-fluid"


def test_a_haunt_can_turn_cards_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_but_the_dog(scene: Any, viewer: int | None, owner: int, card: str) -> bool:
        return card != "dog"

    monkeypatch.setitem(moments.sees_card.answers, 1, all_but_the_dog)
    table = position(haunt=1, traitor=1, cards=[["dog", "map"]])
    assert [card.id for card in zone(table.match.view(0), "cards-0").cards] == ["cards-0/dog", "cards-0/map"]
    assert [card.id for card in zone(table.match.view(1), "cards-0").cards] == ["cards-0/map", "cards-0/hidden-omen"]


def test_whoever_takes_a_blow_is_told_from_whom() -> None:
    table = position(haunt=1, places=["hallway", "hallway", "upper-landing"], rolls=[2, 2, 2, 2, 2, 0, 0, 0, 0])
    table.choose("attack unarmed seat-1").asks("take-damage", 1)
    question = table.view(1).question
    assert question is not None
    assert question.cause is not None
    assert Words(GAME, "pl").say(question.cause) == "Cios: Josef"
