"""What a seat sees of the house: where it lies, what it may know, and nothing else."""

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from koszmar.games import mansions as package
from koszmar.games.mansions import GAME
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.games.mansions.state import Barricade, Card, Injury, Monster
from koszmar.games.mansions.table.floors import border, centre, edges, shapes_of
from koszmar.games.mansions.tiles import SIDES
from koszmar.kernel.match import Match
from koszmar.kernel.view import View
from koszmar.kernel.words import Words

CREW = ("hanna-voss", "ilja-brandt", "odile-carrow")


def begun(players: int = 3) -> Match:
    """A match of the tutorial in its first round."""
    match = Match.new(
        GAME, players=players, seed="seen", options={"investigators": CREW[: max(2, players)], "layout": "a"}
    )
    while match.decision is not None and match.decision.prompt == "who-takes":
        match.choose(0, match.decision.seat)
    return match


def zone(view: View, name: str):  # type: ignore[no-untyped-def]
    return next((one for one in view.zones if one.id == name), None)


# -- tiles -----------------------------------------------------------------------------------------------------------


def area(shape) -> float:  # type: ignore[no-untyped-def]
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in edges(shape))) / 2


@pytest.mark.parametrize("side", SIDES)
def test_the_spaces_of_a_side_share_its_area_without_gaps(side: str) -> None:
    shapes = shapes_of(side)
    assert set(shapes) == set(SIDES[side].shape.rooms)
    assert sum(map(area, shapes.values())) == pytest.approx(2 if SIDES[side].size == "small" else 4)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.rule("mansions/border.def")
def test_spaces_touch_exactly_where_something_is_between_them(side: str) -> None:
    shapes = shapes_of(side)
    linked = {frozenset(link[:2]) for link in SIDES[side].shape.inside}
    touching = {frozenset(pair) for pair in combinations(shapes, 2) if border(shapes[pair[0]], shapes[pair[1]])}
    assert touching == linked


@pytest.mark.parametrize("side", SIDES)
def test_every_edge_of_the_rim_has_the_space_that_the_rim_names(side: str) -> None:
    shapes, (north, east, south, west) = shapes_of(side), SIDES[side].shape.rim
    height = len(east)
    middles: list[tuple[tuple[float, float], str]] = [
        ((place + 0.5, 0), space) for place, (space, _) in enumerate(north)
    ]
    middles += [((2, place + 0.5), space) for place, (space, _) in enumerate(east)]
    middles += [((place + 0.5, height), space) for place, (space, _) in enumerate(south)]
    middles += [((0, place + 0.5), space) for place, (space, _) in enumerate(west)]
    for (x, y), space in middles:
        assert any(_on(edge, (x, y)) for edge in edges(shapes[space])), space


def _on(edge, point) -> bool:  # type: ignore[no-untyped-def]
    (x1, y1), (x2, y2) = edge
    x, y = point
    straight = abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) < 1e-9
    return bool(straight and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2))


def test_the_house_is_drawn_as_far_as_it_lies_on_the_table() -> None:
    match = begun()
    (board,) = match.view(0).boards
    seen = [space for space in board.spaces if space.seen == "now"]
    assert {space.id for space in seen} == {"entry-hall.a", "entry-hall.b"}
    assert {space.group for space in seen} == {"room/entry-hall.entry-hall"}
    assert [group.id for group in board.groups] == ["room/entry-hall.entry-hall"]
    for space in seen:
        assert centre(tuple(space.outline)) == pytest.approx((0, 0), abs=1e-9)


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_behind_a_door_that_nobody_has_opened_there_is_only_the_dark() -> None:
    view = begun().view(0)
    dark = [space for space in view.boards[0].spaces if space.seen == "never"]
    assert {space.id for space in dark} == {"beyond/study-door", "beyond/library-door", "beyond/hall-door"}
    for secret in ("tile-study", "tile-library", "key-place", "willing", "afraid"):
        assert secret not in repr(view)


@pytest.mark.rule("mansions/explore.usual")
def test_an_explored_tile_lies_beside_the_door_that_led_to_it() -> None:
    match = begun()
    match.choose(0, 0)
    match.choose(("token", "study-door", "do"))
    board = match.view(0).boards[0]
    spaces = {space.id: space for space in board.spaces}
    door = next(link for link in board.links if set(link.ends) == {"entry-hall.a", "study.a"})
    assert (door.kind, door.state) == ("door", "open")
    for end in door.ends:
        corners = [(spaces[end].x + x, spaces[end].y + y) for x, y in spaces[end].outline]
        assert all(any(_near(edge, point) for edge in edges(tuple(corners))) for point in door.path)


def _near(edge, point) -> bool:  # type: ignore[no-untyped-def]
    """Whether a point lies on an edge, as nearly as sums of fractions can say."""
    (x1, y1), (x2, y2) = edge
    x, y = point
    straight = abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) < 1e-6
    low, high = min(x1, x2) - 1e-6, max(x1, x2) + 1e-6
    top, bottom = min(y1, y2) - 1e-6, max(y1, y2) + 1e-6
    return bool(straight and low <= x <= high and top <= y <= bottom)


# -- what lies there -------------------------------------------------------------------------------------------------


def test_fire_darkness_barricades_and_dropped_cards_lie_in_their_spaces() -> None:
    match = begun()
    state = match.state
    state.fire, state.darkness = ["entry-hall.b"], ["entry-hall.a"]
    state.barricades, state.dropped = [Barricade("entry-hall.b")], {"entry-hall.a": [Card("axe")]}
    view = match.view(None)
    icons = {space.id: [badge.icon for badge in space.badges] for space in view.boards[0].spaces if space.badges}
    assert icons == {"entry-hall.a": ["darkness", "dropped"], "entry-hall.b": ["fire", "barricade"]}
    assert [card.id for card in zone(view, "dropped").cards] == ["dropped/entry-hall.a/axe"]


@pytest.mark.rule("mansions/drawer.purpose")
def test_monsters_stand_on_the_board_and_in_the_drawer_with_damage_and_health() -> None:
    match = begun()
    match.state.monsters = [Monster("ghost-1", "ghost", "entry-hall.b", damage=2)]
    view = match.view(1)
    ghost = next(piece for piece in view.boards[0].pieces if piece.id == "ghost-1")
    assert (ghost.stats[0].id, ghost.stats[0].value, ghost.stats[0].limit) == ("damage", 2, 4)
    assert [card.id for card in zone(view, "drawer").cards] == ["drawer/ghost-1"]


# -- what is secret --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/damage.no-peeking")
def test_facedown_injuries_are_one_like_another() -> None:
    match = begun()
    one = match.state.investigators[0]
    one.damage = [Injury("winded-1", False), Injury("graze-2", False), Injury("broken-leg-1", True)]
    for seat in (0, 1, None):
        cards = zone(match.view(seat), "damage-0").cards
        assert [(card.id, card.count) for card in cards] == [("damage-0/broken-leg", 1), ("damage-0/facedown", 2)]


@pytest.mark.rule("mansions/insane.secret")
def test_what_an_insane_card_wants_is_told_to_its_holder_alone() -> None:
    match = begun()
    one = match.state.investigators[0]
    one.conditions, one.goal = [Card("insane-11")], 2
    mine, theirs, watched = (zone(match.view(seat), "conditions-0").cards[0] for seat in (0, 1, None))
    assert (mine.title.id, mine.text.args["other"].id) == ("insane-beloved", "investigator-odile-carrow")
    for card in (theirs, watched):
        assert (card.title.id, card.text.id) == ("condition-insane", "condition-insane.text")


@pytest.mark.rule("mansions/spell.back-hidden")
def test_a_spell_is_seen_by_its_front_even_by_its_holder() -> None:
    match = begun()
    match.state.investigators[0].possessions = [Card("wither-4")]
    for seat in (0, 1, None):
        assert [card.id for card in zone(match.view(seat), "possessions-0").cards] == ["possessions-0/wither"]


# -- the app, dice, puzzles ------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/log.pages")
def test_the_log_has_a_page_for_each_round() -> None:
    match = begun()
    (book,) = match.view(None).books
    assert [page.id for page in book.pages] == ["log/1"]
    assert book.pages[0].passages[0].text.id == "scenario-borrowed-key-prologue"  # type: ignore[union-attr]


def test_a_test_lies_on_the_table_until_the_next_turn() -> None:
    random, seen = Random(3), 0
    match = begun(2)
    while match.decision is not None and seen < 3:
        view = match.view(None)
        seen += bool(view.rolls)
        assert len(view.rolls) <= 5
        for roll in view.rolls:
            assert roll.result == sum(die.counts for die in roll.dice)  # type: ignore[union-attr]
        if match.decision.prompt == "who-next":
            match.choose(random.choice(match.decision.offered(match.decision.seat)), match.decision.seat)
            assert match.decision.prompt != "act" or match.view(None).rolls == []
            continue
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)
    assert seen == 3


@pytest.mark.rule("mansions/puzzle.steps")
def test_the_lock_that_is_being_picked_lies_on_the_table_and_every_step_touches_it() -> None:
    for number in range(60):
        match = Match.new(GAME, players=2, seed=f"lock {number}", options={"investigators": CREW[:2]})
        random = Random(number)
        while match.decision is not None and match.number < 400:
            decision = match.decision
            seat = random.choice(decision.seats)
            options = decision.offered(seat)
            if decision.prompt == "puzzle":
                view = match.view(seat)
                (puzzle,) = view.puzzles
                assert (puzzle.kind, puzzle.columns, puzzle.exit) == ("lock", 6, 2)
                blocks = {block.id for block in puzzle.blocks}
                slides = [one for one in view.question.choices if one.key.startswith("slide")]  # type: ignore[union-attr]
                assert slides
                assert all(one.touches[0] in blocks and one.touches[1].startswith("cell/") for one in slides)
                return
            picks = [key for key in options if isinstance(key, tuple) and key[0] == "token"]
            match.choose(random.choice(picks or list(options)), seat)
    pytest.fail("nobody came to the lock")


@pytest.mark.parametrize("players", [1, 2, 5])
def test_what_can_be_answered_on_the_table_is_on_the_table(players: int) -> None:
    match = Match.new(GAME, players=players, seed=f"touch {players}")
    random = Random(players)
    while match.decision is not None and match.number < 150:
        seat = random.choice(match.decision.seats)
        view = match.view(seat)
        known = {card.id for one in view.zones for card in one.cards}
        for board in view.boards:
            known |= {one.id for things in (board.spaces, board.links, board.pieces) for one in things}
            known |= {f"token/{space.id}/{badge.icon}" for space in board.spaces for badge in space.badges}
        known |= {block.id for one in view.puzzles for block in one.blocks}
        touched = {one for choice in view.question.choices for one in choice.touches}  # type: ignore[union-attr]
        assert {one for one in touched if not one.startswith("cell/")} <= known
        match.choose(random.choice(match.decision.offered(seat)), seat)


def test_a_single_player_has_one_panel_with_both_investigators() -> None:
    (panel,) = begun(1).view(0).panels
    assert panel.name.id == "names"
    assert panel.zones == ["possessions-0", "possessions-1"]


def test_under_the_open_sky_nobody_walks_on_planks() -> None:
    tiles = [("study", 0, 0, 0), ("street-1", 4, 0, 0), ("park-pond", 8, 0, 0), ("beach", 14, 0, 0), ("pier", 20, 0, 0)]
    table = position(someone("hanna-voss", "study.a"), someone("ilja-brandt", "study.b"), tiles=tiles)
    grounds = {space.id: space.ground for space in table.match.view(0).boards[0].spaces}
    wanted = {"study.a": "", "street-1.a": "street", "park-pond.a": "grass", "park-pond.e": "water", "beach.a": "sand",
              "beach.c": "", "pier.a": "", "pier.e": "water"}  # fmt: skip
    assert {space: grounds[space] for space in wanted} == wanted
    theme = json.loads((Path(package.__file__).parent / "look" / "web" / "theme.json").read_text("utf-8"))
    assert {f"house/{one}" for one in grounds.values() if one} <= theme["floors"].keys()


# -- checks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["the-quiet-wing-4", "what-the-tide-keeps-2"])
def test_what_hangs_on_a_check_is_read_before_its_dice_and_after_them(scenario: str) -> None:
    record = (Path(__file__).parent / "golden" / f"{scenario}.json").read_text(encoding="utf-8")
    match = Match.replay(record)
    lines, words = match.events(0), Words(GAME, "en")
    told, narrated = match.told(lines, 0), match.narrate(lines, 0)
    marks = ("At stake: ", "Test: ", "Damage with 1, 2, 3 successes: ", "Also: ")
    reads = [words.say(text) for line, text in zip(lines, narrated, strict=True)
             if line.kind in ("attacks", "evades", "horror-check", "attack")]  # fmt: skip
    assert len(reads) > 20
    assert all(any(mark in text for mark in marks) for text in reads)
    rolls = [one.roll for line, one in zip(lines, told, strict=True)
             if line.kind in ("roll", "result") and line.args["stakes"]]  # fmt: skip
    assert len(rolls) > 20
    assert all(roll and roll.stakes and words.say(roll.stakes) for roll in rolls)


def test_the_eye_goes_to_whoever_is_attacked_or_suffers() -> None:
    record = (Path(__file__).parent / "golden" / "the-quiet-wing-4.json").read_text(encoding="utf-8")
    match = Match.replay(record)
    lines = match.events(0)
    seen = {(line.kind, one.at == f"investigator-{line.args['who']}")
            for line, one in zip(lines, match.told(lines, 0), strict=True)
            if line.kind in ("attacks", "suffers", "horror-check", "moves")}  # fmt: skip
    assert seen == {("attacks", True), ("suffers", True), ("horror-check", True), ("moves", False)}
