"""What a seat sees of the station: darkness and a torch, or the whole map; and why something cannot be done."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from koszmar.bots import make_bot
from koszmar.games.alone import GAME
from koszmar.games.alone.creatures import make_noise
from koszmar.games.alone.missions import MISSIONS
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.rooms import ROOMS
from koszmar.games.alone.state import pieces_of, words_of
from koszmar.kernel.chart import ways_text
from koszmar.kernel.match import Match
from koszmar.kernel.record import Record, read_record
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Choice, Die, Message, Roll, Space, View, Zone
from koszmar.kernel.words import Words
from koszmar.server.chronicle import tell
from koszmar.server.errands import Saved


def spaces(view: View) -> dict[str, Space]:
    return {space.id: space for space in view.boards[0].spaces}


def zone(view: View, name: str) -> Zone:
    return next(one for one in view.zones if one.id == name)


def pieces(view: View) -> dict[str, str]:
    return {piece.id: piece.place for piece in view.boards[0].pieces}


# -- the Hero's table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/hidden.labyrinth-only")
@pytest.mark.parametrize("seat", [0, None])
def test_the_hero_and_watchers_see_only_what_was_shown(seat: int | None) -> None:
    table = position(hero="1D5", shown=["1D4"], creatures=[("worm", "1D3"), ("hollow", "1D4")], danger=["1D3", "1D4"])
    view = table.match.view(seat)
    seen = {key for key, space in spaces(view).items() if space.seen != "never"}
    assert seen == {"1D5", "1D4"}
    assert set(pieces(view)) == {"seat-0", "hollow-1"}
    assert [badge.icon for badge in spaces(view)["1D4"].badges] == ["danger"]


def test_behind_every_open_side_lies_the_dark() -> None:
    view = position(hero="1D5", shown=["1D4"]).match.view(0)
    dark = [space for space in spaces(view).values() if space.seen == "never"]
    assert len(dark) == 3  # north and south of the Hero, west of the sector beside
    assert {tuple(space.symbols) for space in dark} == {()}


@pytest.mark.rule("alone/heal.limit-cap")
@pytest.mark.rule("alone/heal.above-limit")
def test_a_recovery_says_what_it_brings() -> None:
    calm = ("crawlways", "lockdown", "call-for-help")
    table = position(items=["field-medkit"], character="captain", health=9, sanity=11, missions=calm, hands=[[]])
    question = table.choose(("use", "field-medkit", 1)).match.view(0).question
    assert question
    words = Words(GAME, "en")
    assert [words.say(one.note) for one in question.choices if one.note] == [
        "9 → 10", "nothing: the healing limit is 10",
    ]  # fmt: skip


@pytest.mark.rule("alone/move.stairs-direction")
@pytest.mark.parametrize("seat", [0, 1])
def test_stairs_are_drawn_on_their_side_and_nothing_lies_behind_them_on_the_map(seat: int) -> None:
    match = position(hero="1D3", shown=["1E3"], hands=[[]]).match
    view = match.view(seat)
    assert spaces(view)["1E3"].sides == ["door", "wall", "stairs", "wall"]
    assert "south: stairs" in ways_text(spaces(view)["1E3"], view.boards[0], Words(GAME, "en"))
    assert not [space for space in spaces(view).values() if space.seen == "never" and space.y > spaces(view)["1E3"].y]


@pytest.mark.rule("alone/los.revealed-may-be-out")
def test_what_is_out_of_sight_is_only_remembered() -> None:
    view = position(hero="1D5", shown=["1D4", "1C5", "1B5", "1B4"]).match.view(0)
    fog = {key: space.seen for key, space in spaces(view).items()}
    assert (fog["1B5"], fog["1B4"]) == ("now", "before")


def test_a_sketch_shows_neither_light_nor_tokens() -> None:
    view = position(hero="1D5", lit=["1D2"], danger=["1D2"], sketch=["1D2"]).match.view(0)
    sector = spaces(view)["1D2"]
    assert (sector.seen, sector.light) == ("before", "")


def test_light_and_dark_are_told_apart() -> None:
    view = position(hero="1D5", shown=["1D4"], lit=["1D4"]).match.view(0)
    assert (spaces(view)["1D5"].light, spaces(view)["1D4"].light) == ("dark", "lit")


@pytest.mark.rule("alone/noise.must-tell")
def test_a_noise_rings_where_it_was_heard_at_the_side_it_came_from() -> None:
    notes = ["3 noise north 1D5", "4 noise south 1D4", "5 noise west 1D5", "5 noise other-level 1D5"]
    view = position(hero="1D5", shown=["1D4"], notes=notes).match.view(0)
    heard = {key: [(badge.icon, badge.bearing) for badge in space.badges] for key, space in spaces(view).items()}
    assert heard["1D5"] == [("noise", 270), ("noise", None)]
    assert heard["1D4"] == [("noise/before", 180)], "the last turn's, in the sector where the Hero stood"


@pytest.mark.rule("alone/locate.answer-distance")
def test_distances_lie_on_the_map_where_they_were_asked() -> None:
    notes = [
        "1 located armoury 9 this-level none 1D4",
        "1 located worm 3 this-level none 1D4",
        "4 located armoury 8 this-level none 1D5",
        "5 located-none mine 1D5",
    ]
    view = position(hero="1D5", shown=["1D4"], notes=notes).match.view(0)
    slips = {key: [(note.icon, note.count) for note in space.notes] for key, space in spaces(view).items()}
    assert slips["1D4"] == [("located/armoury", 9)], "a room stays where it is, a Worm does not"
    assert slips["1D5"] == [("located/armoury", 8), ("located/mine", -1)]


def test_a_noise_is_noted_with_the_sector_in_which_it_was_heard() -> None:
    table = position(hero="1D5", creatures=[("worm", "1D2")])
    make_noise(table.match.scene, "1D2")
    assert list(table.state.notes)[-1].split(" ")[1:] == ["noise", "west", "1D5"]


@pytest.mark.rule("alone/locate.answer-distance")
def test_the_radar_keeps_the_latest_answer_about_each_target() -> None:
    notes = ["1 located stairs 5 this-level none", "2 located-none mine", "4 located stairs 3 the-other-level none"]
    cards = zone(position(notes=notes).match.view(0), "radar").cards
    assert [(card.id, card.pips) for card in cards] == [("radar/stairs", 3), ("radar/mine", 0)]


@pytest.mark.rule("alone/locate.answer-distance")
@pytest.mark.parametrize(("lang", "said"), [("en", "a door: here"), ("pl", "drzwi: tutaj")])
def test_a_radar_card_without_a_distance_says_whether_it_is_here_or_nowhere(lang: str, said: str) -> None:
    words = Words(GAME, lang)
    notes = ["1 located door 0 this-level none", "1 located-none mine", "1 located-level worm this-level"]
    cards = zone(position(notes=notes).match.view(0), "radar").cards
    titles = {card.id: card.title for card in cards}
    assert words.say(titles["radar/door"]) == said
    assert titles["radar/mine"].id == "radar-target-none"
    assert titles["radar/worm"].id == "target-worm"


LOCATED = ("door", "switch", "laboratory", "worm")
LONG = [f"{1 + number // 3} located {LOCATED[number % 4]} {number % 9} this-level none 1D5" for number in range(200)]
"""Many lines of a notebook."""


def test_of_a_long_notebook_the_radar_has_the_latest_answers_newest_first() -> None:
    cards = zone(position(notes=LONG).match.view(0), "radar").cards
    latest = [("worm", 199), ("laboratory", 198), ("switch", 197), ("door", 196)]
    assert [(card.id, card.pips) for card in cards] == [(f"radar/{target}", number % 9) for target, number in latest]


def test_a_notebook_is_read_in_pieces_that_stay_as_they_are_while_it_grows() -> None:
    notes = "".join(f"{line}\n" for line in LONG)
    short, long = pieces_of(notes[: len(notes) // 2]), pieces_of(notes)
    assert "".join(long) == notes
    assert len(short) > 5
    assert short[:-1] == long[: len(short) - 1]
    assert words_of(notes) == [tuple(line.split(" ")) for line in LONG]


def test_what_was_told_stands_in_the_notebook() -> None:
    view = position(notes=["1 noise north 1D5", "1 evil-roll attack worm hit", "4 noise west 1D5"]).match.view(0)
    notebook = next(book for book in view.books if book.id == "notebook")
    assert [(page.id, len(page.passages)) for page in notebook.pages] == [("notebook-4", 1), ("notebook-1", 1)]


def test_a_door_is_drawn_with_its_state_even_if_it_leads_into_the_dark() -> None:
    view = position(hero="1D5", blocked=[("1D5", "1E5")]).match.view(0)
    assert [link.state for link in view.boards[0].links] == ["blocked"]


@pytest.mark.rule("alone/mission.final-face-down")
def test_the_final_mission_lies_face_down_for_everybody() -> None:
    match = position(missions=("emergency-power", "fever", "into-the-void")).match
    for seat in (0, 1, None):
        view = match.view(seat)
        assert zone(view, "missions").cards[2].state == "hidden"
        assert "into-the-void" not in repr(view)
    after = position(missions=("emergency-power", "fever", "into-the-void"), active=True).match.view(0)
    assert zone(after, "missions").cards[2].id == "missions/into-the-void"


@pytest.mark.rule("alone/hidden.evil-hands")
def test_hands_are_open_among_evil_and_backs_for_the_hero() -> None:
    match = position(players=3, hands=[["spiral"], ["i-froze", "i-froze"]]).match
    for seat in (1, 2):
        assert [card.id for card in zone(match.view(seat), "hand-1").cards] == ["hand-1/spiral"]
    (back,) = zone(match.view(0), "hand-2").cards
    assert (back.state, back.count, back.element) == ("hidden", 2, "speed")
    assert "i-froze" not in repr(match.view(0))


@pytest.mark.rule("alone/track.seven-spaces")
def test_the_reaction_track_shows_what_is_covered_and_what_will_bring_danger() -> None:
    track = next(one for one in position(track=4).match.view(0).tracks if one.id == "reactions")
    icons = [[badge.icon for badge in step.badges] for step in track.steps]
    assert icons == [["covered"]] * 4 + [["danger"]] * 4


# -- Evil's table ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/hidden.evil-sees-all")
def test_evil_sees_both_levels_with_everything_on_them() -> None:
    table = position(hero="1D5", creatures=[creature("worm", "2E5", wounded=True)], danger=["2A4"], lit=["1B3"])
    view = table.match.view(1)
    assert {area.id for area in view.boards[0].areas} == {"level-1", "level-2"}
    assert set(spaces(view)) == set(table.state.station.sectors)
    assert pieces(view) == {"seat-0": "1D5", "worm#1": "2E5"}
    (worm,) = (piece for piece in view.boards[0].pieces if piece.id == "worm#1")
    assert [badge.icon for badge in worm.badges] == ["wound"]
    assert [badge.icon for badge in spaces(view)["2A4"].badges] == ["danger"]
    assert spaces(view)["1B3"].light == "lit"


def test_evil_sees_what_the_hero_sees() -> None:
    view = position(hero="1D5", shown=["1D4"]).match.view(1)
    shown = {key for key, space in spaces(view).items() if any(badge.icon == "shown" for badge in space.badges)}
    assert shown == {"1D5", "1D4"}


# -- the question ----------------------------------------------------------------------------------------------------


def reacting(moment: str = "declared") -> Driver:
    """Evil is asked about a Search."""
    table = position(hero="1D5", creatures=[("worm", "1D2")], hands=[["spiral", "steps-on-the-grating"]])
    table.answer("act", ("search", "one"))
    while (asked := table.match.decision) is not None and asked.args.get("moment") != moment:
        table.answer(asked.prompt, "done" if asked.prompt == "upgrade" else "pass")
    return table


def test_of_evils_questions_the_hero_learns_nothing_but_that_they_are_asked() -> None:
    match = reacting().match
    assert match.decision is not None
    assert match.decision.prompt == "react"
    question = match.view(0).question
    assert question is not None
    assert (question.prompt.id, question.choices, question.rule) == ("prompt-in-the-dark", [], "reaction.moment")
    assert question.window is None


@pytest.mark.rule("alone/reaction.moment")
def test_the_hero_does_not_see_who_of_evil_has_answered() -> None:
    table = position(players=3, hero="1D5", hands=[["spiral"], ["i-froze"]])
    table.answer("act", ("search", "one"))
    before = table.match.view(0)
    table.match.choose("pass", 1)
    assert table.match.decision is not None
    assert table.match.decision.seats == (2,)
    assert table.match.view(0) == before


def test_a_window_names_the_moment_and_the_cards_whose_moment_it_is() -> None:
    question = reacting("end").match.view(1).question
    assert question is not None
    assert question.window is not None
    assert (question.window.passes, question.window.moment) == ("pass", "end")
    assert question.window.calls == ["hand-1/steps-on-the-grating"]


def test_a_card_glows_only_while_its_moment_lasts() -> None:
    assert glowing(reacting("declared")) == set()
    assert glowing(reacting("resolved")) == {"hand-1/spiral", "hand-1/steps-on-the-grating"}  # face down
    played = {choice.key for choice in choices(reacting("end")) if choice.key.startswith("play")}
    assert played == {"play steps-on-the-grating"}


def choices(table: Driver) -> list[Choice]:
    question = table.match.view(1).question
    assert question is not None
    return question.choices


def glowing(table: Driver) -> set[str]:
    return {thing for choice in choices(table) for thing in choice.touches}


def test_what_can_be_answered_on_the_table_is_on_the_table() -> None:
    for seed in range(3):
        match = Match.new(GAME, players=3, seed=f"touch {seed}")
        random = Random(seed)
        for _ in range(80):
            if match.decision is None:
                break
            seat = random.choice(match.decision.seats)
            everything_touched_is_there(match.view(seat))
            match.choose(random.choice(match.decision.offered(seat)), seat)


def everything_touched_is_there(view: View) -> None:
    assert view.question
    board = view.boards[0]
    known = {space.id for space in board.spaces} | {link.id for link in board.links} | {one.id for one in board.pieces}
    known |= {card.id for one in view.zones for card in one.cards} | {one.id for one in view.zones}
    known |= {f"token/{space.id}/{badge.icon}" for space in board.spaces for badge in space.badges}
    known |= {f"door/{space.id}/{side}" for space in board.spaces for side in range(4)}
    known |= {f"panel-{panel.seat}" for panel in view.panels}
    assert [(choice.key, choice.touches) for choice in view.question.choices if not {*choice.touches} <= known] == []


# -- objections ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_exists_is_offered_or_has_an_objection(players: int) -> None:
    match = Match.new(GAME, players=players, seed=f"why {players}", events=False)
    random = Random(players)
    for _ in range(80):
        if match.decision is None:
            return
        laws.objections_are_complete(match)
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)


@pytest.mark.rule("alone/move.no-move-through-wall")
def test_nobody_walks_through_a_wall() -> None:
    assert position(hero="1D5").why_not("move east") == ("why-wall", "move.no-move-through-wall")


@pytest.mark.rule("alone/explore.blocked-door-stops")
def test_nobody_looks_through_a_blocked_door() -> None:
    table = position(hero="1D5", blocked=[("1D5", "1E5")])
    assert table.why_not("explore south") == ("why-blocked", "explore.blocked-door-stops")


@pytest.mark.rule("alone/fight.same-sector")
def test_nobody_fights_what_is_elsewhere() -> None:
    table = position(hero="1D5", shown=["1D4"], creatures=[("worm", "1D4")])
    assert table.why_not("fight worm-1") == ("why-not-here", "fight.same-sector")


@pytest.mark.rule("alone/search.room-once")
def test_a_room_is_searched_for_three_cards_once() -> None:
    table = position(hero="1E5", sheet={"searched": ["canteen"]})
    assert table.why_not("search three") == ("why-searched", "search.room-once")
    assert position(hero="1D5").why_not("search three") == ("why-no-room", "search.room-three")


@pytest.mark.rule("alone/interact.no-target-illegal")
def test_an_interact_needs_a_target() -> None:
    assert position(hero="1D5").why_not("interact switch north") == ("why-no-switch", "interact.no-target-illegal")
    assert position(hero="1D5").why_not("interact condition") == ("why-no-condition", "interact.no-target-illegal")


@pytest.mark.rule("alone/mission.interact-in-room")
def test_a_mission_is_worked_at_in_its_room() -> None:
    assert position(hero="1D5").why_not("interact fever plain") == ("why-other-room", "mission.interact-in-room")


@pytest.mark.rule("alone/item.two-kinds")
def test_items_say_why_they_cannot_be_used() -> None:
    table = position(hero="1D5", items=["armor", "bullets"])
    assert table.why_not("use armor 1") == ("why-passive", "item.two-kinds")
    assert table.why_not("use bullets 1") == ("why-no-target", "fight.declare-target")


@pytest.mark.rule("alone/reaction.allowed-by-action")
def test_a_card_says_which_symbol_or_moment_it_waits_for() -> None:
    table = reacting()
    assert table.why_not("play spiral") == ("why-symbol", "reaction.allowed-by-action")
    assert table.why_not("play steps-on-the-grating") == ("why-moment", "reaction.moment")


# -- what is told afterwards ---------------------------------------------------------------------------------------


def test_the_story_of_a_match_counts_turns_and_credits_nobody_with_what_they_let_pass() -> None:
    told_of = 0
    for number in range(4):
        match, bot = (
            Match.new(GAME, players=2, seed=f"a story {number}"),
            make_bot("sensible", seed=f"a story {number}"),
        )
        passed, prompts = set(), []
        for decision in match:
            key = bot.choose(match, decision.seat)
            prompts.append(decision.prompt)
            match.choose(key, decision.seat)
            if key in ("pass", "none"):
                passed.add(match.number)
        story = tell(Saved(read_record(match.record(), Record)))
        assert story.turns == match.state.number
        for deed in filter(None, story.deeds):
            told_of += 1
            assert deed.choice not in passed
    assert told_of > 4


def test_a_mission_that_can_be_worked_at_is_an_answer_of_its_own_and_glows() -> None:
    table = position(hero="1D2", missions=("emergency-power", "fever", "call-for-help"))
    room = next(key for key, one in table.state.station.sectors.items() if one.room == "generator-room")
    table = position(hero=room, missions=("emergency-power", "fever", "call-for-help"))
    question = table.match.view(0).question
    assert question is not None
    mission = next(one for one in question.choices if one.key.startswith("interact emergency-power"))
    assert mission.touches == ["missions/emergency-power", room]


def test_drawing_cards_is_no_part_of_placing_creatures_nor_these_of_choosing_decks() -> None:
    match = Match.new(GAME, players=2, seed="fresh", options={"character": "captain"})
    fresh = {}
    for decision in match:
        question = match.view(decision.seat).question
        assert question is not None
        fresh[decision.prompt] = question.fresh
        if decision.prompt == "start-turn":
            break
        match.choose(decision.options[0], decision.seat)
    assert fresh["deal"]
    assert fresh["place-creature"]
    assert fresh["place-danger"]
    assert not fresh["choose-deck"]


def test_danger_that_a_card_lays_is_a_part_of_the_card() -> None:
    table = position(hands=[["while-i-read-the-screen"]], decks=("traps", "fury"))
    table.choose(("locate", "infirmary"), "canteen")
    while not table.offers(("play", "while-i-read-the-screen")):
        table.choose("pass")
    question = table.choose(("play", "while-i-read-the-screen")).match.view(1).question
    assert question is not None
    assert (question.prompt.id, question.fresh) == ("prompt-place-danger", False)


def of_hero(table: Driver, key: str) -> Choice:
    question = table.match.view(0).question
    assert question is not None
    return next(one for one in question.choices if one.key == key)


def test_stairs_are_listed_beside_the_other_ways_and_glow_where_the_hero_is() -> None:
    """An answer with a single place is only on the map; every other way has two, and so is a button as well."""
    assert of_hero(position(hero="1B2"), "move west").touches == ["door/1B2/3", "1B2"]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({}, None),
        ({"creatures": [("worm", "1D5"), ("spores", "1D5")]}, Message("note-opportunity", {"dice": 2})),
        ({"creatures": [("worm", "1D5")], "lit": ["1D5"]}, None),
        ({"creatures": [("worm", "1D5")], "conditions": {"1D5": "web"}}, Message("note-web")),
    ],
    ids=["free", "two creatures", "one in the light", "web"],
)
@pytest.mark.rule("alone/aoo.dice", "alone/condition.web")
def test_a_way_out_says_what_leaving_costs(table: dict[str, Any], said: Message | None) -> None:
    assert of_hero(position(**table), "move west").note == said


def test_a_blocked_door_costs_nothing_but_the_action() -> None:
    table = position(creatures=[("worm", "1D5")], blocked=[("1D5", "1E5")])
    assert of_hero(table, "move south").note is None


@pytest.mark.parametrize(("lang", "said"), [("en", "Bullets, card 2, 1 charge"), ("pl", "Pociski, karta 2, 1 ładunek")])
def test_one_of_several_like_items_is_called_by_its_place_not_as_if_it_were_charges(lang: str, said: str) -> None:
    table = position(shown=["1D4"], creatures=[("worm", "1D4")], items=["armor", "bullets", "bullets"])
    question = table.match.view(0).question
    assert question is not None
    words = Words(GAME, lang)
    assert said in [words.say(one.label) for one in question.choices]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_level_is_called_like_the_other_level_that_is_told_of(lang: str) -> None:
    words = Words(GAME, lang)
    relative = words.say(Message("level-the-other-level")).lower()
    for name in ("area-here", "area-there", "sector-there-first"):
        assert relative not in words.say(Message(name)).lower()
    assert "a electric" not in words.say(Message("note-upgrade", {"type": Message("type-electric")}))


def test_whoever_is_asked_to_use_a_passive_item_reads_what_it_does() -> None:
    table = position(items=["neutraliser"], danger=["1C5"]).choose(("move", "north"))
    while table.decision.prompt != "use-passive":
        table.choose("pass")
    question = table.match.view(0).question
    assert question is not None
    assert {one.key: one.note for one in question.choices} == {"keep": None, "use": Message("item-neutraliser.text")}


@pytest.mark.rule("alone/noise.must-tell")
def test_a_noise_is_called_by_its_side_once_and_by_its_level_where_it_has_no_side() -> None:
    view = position(notes=["5 noise west 1D5", "5 noise other-level 1D5"], table={"number": 5}).match.view(0)
    labels = {badge.bearing: badge.label for space in view.boards[0].spaces for badge in space.badges}
    assert labels[270] == Message("badge-noise"), "the table says itself that it comes from the west"
    assert labels[None] == Message("badge-noise-where", {"where": Message("direction-other-level")})


@pytest.mark.rule("alone/noise.radar-marks")
def test_what_is_built_is_kept_on_the_map_for_good_with_the_first_step_that_was_told() -> None:
    notes = [
        "1 located stairs 4 this-level north-west 1D5",
        "1 located worm 2 this-level none 1D5",
        "2 located armoury 8 this-level none 1D5",
        "3 located stairs 4 this-level none 1D5",
    ]
    for number, kept in ((2, ["located/stairs", "located/worm", "located/armoury"]), (9, None)):
        view = position(notes=notes[: 3 if kept else 4], table={"number": number}).match.view(0)
        slips = next(space.notes for space in view.boards[0].spaces if space.notes)
        if kept:
            assert [slip.icon for slip in slips] == kept
            assert slips[0].label.id == "slip-way"
        else:
            assert [slip.icon for slip in slips] == ["located/armoury", "located/stairs"], "the latest answer lies last"


def counted(rolls: Sequence[Roll | None]) -> list[list[bool]]:
    """Which dice are marked as hits, throw by throw."""
    return [[die.counts for die in roll.dice if isinstance(die, Die)] for roll in rolls if roll is not None]


@pytest.mark.rule("alone/dice.half-hit-hero")
@pytest.mark.parametrize("lit", [[], ["1D5"]], ids=["dark", "light"])
def test_it_is_seen_which_dice_of_the_hero_are_hits(lit: list[str]) -> None:
    """In the question whether to roll again, and when the throw is told."""
    table = position(creatures=[("hollow", "1D5")], items=["acid-vial"], lit=lit)
    table.choose(("use", "acid-vial", 1), rolls=[["half", "hit", "miss"]]).asks("reroll-misses", 0)
    expected = [bool(lit), True, False]
    assert counted(table.view(0).rolls) == [expected]
    assert counted([line.roll for line in table.match.told(table.match.events(0), 0)]) == [expected]


@pytest.mark.rule("alone/dice.half-hit-evil")
@pytest.mark.parametrize("danger", [[], ["1D5"]], ids=["safe", "dangerous"])
def test_it_is_seen_which_dice_of_a_creature_are_hits(danger: list[str]) -> None:
    table = position(creatures=[("hollow", "1D5")], danger=danger)
    table.choose(("search", "one"), rolls=[["half", "hit"]])
    told = table.match.told(table.match.events(0), 0)
    assert counted([line.roll for line in told]) == [[bool(danger), True]]


@pytest.mark.rule("alone/dice.no-negative")
def test_a_creature_that_attacks_without_a_die_is_named() -> None:
    table = position(creatures=[("worm", "1D5")], lit=["1D5"]).choose(("search", "one"))
    lines = table.match.narrate(table.match.events(0), 0)
    assert Message("event-evil-roll-attack-none", {"kind": Message("creature-worm")}) in lines


@pytest.mark.rule("alone/locate.two-targets")
def test_whoever_looks_for_rooms_reads_which_missions_wait_there() -> None:
    table = position(missions=("crawlways", "lockdown", "call-for-help"))
    rooms = {MISSIONS[key].room: Message(f"mission-{key}") for key in ("crawlways", "lockdown")}
    for prefix, answer in (("locate ", ("locate", "straight")), ("", None)):
        question = table.match.view(0).question
        assert question is not None
        notes = {one.key.removeprefix(prefix): one.note for one in question.choices if one.key.startswith(prefix)}
        assert {key: notes[key] for key in notes if key in ROOMS and notes[key]} == rooms
        if answer:
            table.choose(answer)
