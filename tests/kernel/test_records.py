"""Records and checkpoints: what is written can be read again, and whatever else comes in is refused in good order."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.chance import seal
from koszmar.kernel.errors import BadRecord, KoszmarError
from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.kernel.record import LIMIT, read_record
from koszmar.kernel.testing.strategies import play_on

# The same examples in every run: new ones are looked for by `make soak`.
some = settings(max_examples=100 * THOROUGH)

SETTING: dict[str, Any] = {
    "players": 3,
    "options": {"level": 2, "mode": "terrifying"},
    "rulings": {"mill": "no-renewal", "open-hands": "closed"},
    "parameters": {"hand_size": 5, "madness_by_players": {2: 90, 3: 90, 4: 90, 5: 90}},
}


def played(choices: int = 60, seed: str = "zażółć") -> Match:
    """A match after some random choices, always the same ones."""
    match = Match.new("bigbook", seed=seed, **SETTING)
    play_on(match, Random(5), choices)
    assert match.number == choices  # so much Madness makes a long match
    return match


MATCH = played()
RECORD = MATCH.record()
CHECKPOINT = MATCH.checkpoint()


def edited(text: str = RECORD, **fields: Any) -> str:
    """The text with some of its fields replaced."""
    return json.dumps({**json.loads(text), **fields})


def without(field: str, text: str = RECORD) -> str:
    """The text without one of its fields."""
    return json.dumps({name: value for name, value in json.loads(text).items() if name != field})


# -- there and back --------------------------------------------------------------------------------------------------


def test_a_record_replayed_is_the_same_match() -> None:
    again = Match.replay(RECORD)
    assert again.fingerprint() == MATCH.fingerprint()
    assert (again.decision, again.result, again.choices) == (MATCH.decision, MATCH.result, MATCH.choices)
    assert again.setting == MATCH.setting
    assert again.record() == RECORD


def test_a_record_can_be_bytes() -> None:
    assert Match.replay(RECORD.encode()).fingerprint() == MATCH.fingerprint()


def test_a_record_says_only_what_differs_from_the_defaults() -> None:
    plain = json.loads(Match.new("bigbook", players=2, seed="plain").record())
    assert (plain["options"], plain["rulings"], plain["parameters"], plain["choices"]) == ({}, {}, {}, [])
    chosen = json.loads(RECORD)
    assert chosen["rulings"] == SETTING["rulings"]
    assert set(chosen["parameters"]) == {"hand_size", "madness_by_players"}


def test_a_record_is_a_page_of_text_with_a_line_for_each_choice() -> None:
    lines = RECORD.splitlines()
    assert sum(line.startswith("  ") for line in lines) == len(MATCH.choices)
    assert "zażółć" in RECORD


def test_a_finished_match_is_recorded_with_its_end() -> None:
    match = played()
    play_on(match, Random(1))
    assert match.over
    assert Match.replay(match.record()).result == match.result


@pytest.mark.parametrize("number", [0, 1, 17, 59, 60, 1000])
def test_a_record_can_be_replayed_up_to_a_choice(number: int) -> None:
    again = Match.replay(RECORD, upto=number)
    assert again.choices == MATCH.choices[:number]
    assert again.fingerprint() == played(min(number, 60)).fingerprint()


def test_the_names_of_magicians_survive_a_record() -> None:
    match = Match.new("bigbook", players=2, seed=1, options={"magicians": ("fire-boy", "air-girl")})
    assert Match.replay(match.record()).fingerprint() == match.fingerprint()


# -- seals -----------------------------------------------------------------------------------------------------------


def test_a_sealed_record_keeps_the_seed_to_itself() -> None:
    sealed = MATCH.record(sealed=True)
    assert MATCH.seed not in sealed
    assert json.loads(sealed)["seed"] is None
    assert json.loads(sealed)["seal"] == json.loads(RECORD)["seal"] == seal(MATCH.seed)
    with pytest.raises(BadRecord, match="this record is sealed"):
        Match.replay(sealed)


def test_a_sealed_record_can_be_replayed_once_its_seed_is_known() -> None:
    opened = edited(MATCH.record(sealed=True), seed=MATCH.seed)
    assert Match.replay(opened).fingerprint() == MATCH.fingerprint()


def test_a_seed_that_does_not_fit_the_seal_is_refused() -> None:
    fresh = Match.new("bigbook", players=2, seed="honest").record()
    with pytest.raises(BadRecord, match="seal"):
        Match.replay(edited(fresh, seed="loaded"))


# -- truncated and edited --------------------------------------------------------------------------------------------


def test_a_truncated_record_is_refused_wherever_it_was_cut() -> None:
    end = len(RECORD.rstrip())
    for length in (*range(end - 200, end), *range(0, end - 200, 7)):
        with pytest.raises(BadRecord, match="not a record"):
            Match.replay(RECORD[:length])
    assert Match.replay(RECORD[:end]).number == 60


def test_a_truncated_checkpoint_is_refused_wherever_it_was_cut() -> None:
    end = len(CHECKPOINT.rstrip())
    for length in range(0, end, 37):
        with pytest.raises(BadRecord, match="not a checkpoint"):
            Match.resume(CHECKPOINT[:length])


@pytest.mark.parametrize("number", [1, 2, 30, 60])
@pytest.mark.parametrize("wrong", ["", "nonsense", "@7 end", "@0", "end end", "💀", "99", "\x00"])
def test_a_wrong_choice_is_refused_with_its_number(number: int, wrong: str) -> None:
    choices = [*MATCH.choices[: number - 1], wrong, *MATCH.choices[number:]]
    with pytest.raises(BadRecord) as refused:
        Match.replay(edited(choices=choices))
    assert refused.value.choice == number
    assert str(refused.value).startswith(f"choice {number}, {wrong!r}: ")
    assert Match.replay(edited(choices=choices), upto=number - 1).number == number - 1


def test_a_choice_left_out_is_refused_where_it_is_first_missed() -> None:
    table = position(hands=[["earth-1", "fire-1", "air-1", "air-2"]]).match
    for key in ("activate combustion", "hand-0/air-1", "activate growth"):
        table.choose(key)
    document = json.loads(table.checkpoint())
    del document["record"]["choices"][1]
    document["number"], document["step"] = 0, 1
    with pytest.raises(BadRecord) as refused:
        Match.resume(json.dumps({**document, "state": json.loads(_start_of(table))["state"]}))
    assert refused.value.choice == 2


def _start_of(match: Match) -> str:
    start = match.fork()
    start.undo("turn", agreed=True)
    return start.checkpoint()


def test_choices_after_the_end_are_refused_with_their_number() -> None:
    match = played()
    play_on(match, Random(1))
    with pytest.raises(BadRecord, match="the match is over") as refused:
        Match.replay(edited(match.record(), choices=[*match.choices, "end"]))
    assert refused.value.choice == match.number + 1


def test_more_choices_than_any_match_has_are_refused_before_any_is_played() -> None:
    horizon = games()["bigbook"].horizon
    with pytest.raises(BadRecord, match=f"{horizon + 1} choices are more than a match of bigbook can have"):
        Match.replay(edited(choices=["end"] * (horizon + 1)))


def test_a_record_of_older_rules_that_does_not_fit_names_both_versions() -> None:
    old = edited(rules="0.9", content="cafe", choices=["@0 nobody"])
    here = games()["bigbook"]
    with pytest.raises(BadRecord, match="choice 1") as refused:
        Match.replay(old)
    for version in ("rules 0.9", "content cafe", here.version, here.content_fingerprint):
        assert version in str(refused.value)


def test_a_record_of_older_rules_that_still_fits_is_replayed() -> None:
    again = Match.replay(edited(rules="0.9", content="cafe"))
    assert again.fingerprint() == MATCH.fingerprint()
    assert json.loads(again.record())["rules"] == games()["bigbook"].version


def test_a_record_of_these_rules_speaks_of_no_versions() -> None:
    with pytest.raises(BadRecord) as refused:
        Match.replay(edited(choices=["@0 nobody"]))
    assert "recorded with" not in str(refused.value)


# -- hostile ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", " ", "null", "[]", "0", '"record"', "{}", "{", "\x00", "\ufeff{}", "NaN", "\ud800"]
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    for read in (Match.replay, Match.resume):
        with pytest.raises(BadRecord, match=r"not a (record|checkpoint)"):
            read(text)


@pytest.mark.parametrize("text", [b"\xff\xfe", b"\x80", RECORD.encode("utf-16"), RECORD.encode("cp1250")])
def test_bytes_in_another_encoding_are_refused(text: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        Match.replay(text)


@pytest.mark.parametrize("field", ["game", "rules", "content", "players", "seal", "choices"])
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    with pytest.raises(BadRecord, match=f"not a record: .*{field}"):
        Match.replay(without(field))


def test_a_record_without_a_seed_is_a_sealed_one() -> None:
    with pytest.raises(BadRecord, match="this record is sealed"):
        Match.replay(without("seed"))


@pytest.mark.parametrize(
    "field", ["koszmar", "game", "rules", "content", "players", "options", "rulings", "parameters", "seal", "choices"]
)
@pytest.mark.parametrize("value", [None, True, 1.5, [[]], {"a": {"b": []}}], ids=repr)
def test_a_field_of_the_wrong_type_is_refused(field: str, value: Any) -> None:
    with pytest.raises(BadRecord):
        Match.replay(edited(**{field: value}))


@pytest.mark.parametrize("seed", [7, [], {}, True])
def test_a_seed_is_text(seed: Any) -> None:
    with pytest.raises(BadRecord, match=r"not a record: .*seed"):
        Match.replay(edited(seed=seed))


def test_unknown_fields_are_refused_by_name() -> None:
    with pytest.raises(BadRecord, match=r"not a record: .*malice"):
        Match.replay(edited(malice="aforethought"))
    with pytest.raises(BadRecord, match=r"not a checkpoint: .*malice"):
        Match.resume(edited(CHECKPOINT, malice="aforethought"))
    with pytest.raises(BadRecord, match="not a record"):
        Match.replay(CHECKPOINT)
    with pytest.raises(BadRecord, match="not a checkpoint"):
        Match.resume(RECORD)


@pytest.mark.parametrize("version", [0, 2, -1, 10**30])
def test_another_format_is_refused(version: int) -> None:
    with pytest.raises(BadRecord):
        Match.replay(edited(koszmar=version))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 6}, "for 2 to 5 players"),
        ({"players": 10**30}, "for 2 to 5 players"),
        ({"options": {"colour": 1}}, "there is no bigbook option 'colour'"),
        ({"options": {"level": 9}}, "level"),
        ({"options": {"magicians": ["nobody", "nobody", "nobody"]}}, "there is no Magician"),
        ({"options": {"magicians": ["air-boy"]}}, "3 players need .*Magicians"),
        ({"rulings": {"mill": "?"}}, "mill"),
        ({"parameters": {"hand_size": -1}}, "hand_size"),
        ({"parameters": {"madness_by_players": {"two": 1}}}, "madness_by_players"),
        ({"parameters": {"madness_by_players": {"2": 20}}}, "madness_by_players"),
        ({"parameters": {"element_cards": {}}}, "element_cards"),
        ({"parameters": {"multi_curses": {"2": []}}}, "multi_curses"),
    ],
    ids=str,
)
def test_a_setting_that_the_game_does_not_have_makes_a_bad_record(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Match.replay(edited(**fields))


def test_a_huge_text_is_not_even_parsed() -> None:
    for read in (Match.replay, Match.resume):
        with pytest.raises(BadRecord, match=f"has at most {LIMIT}"):
            read("[" * (LIMIT + 1))
        with pytest.raises(BadRecord, match=f"has at most {LIMIT}"):
            read(RECORD.encode() + b" " * LIMIT)
    assert Match.replay(RECORD + " " * 1000).number == 60


def test_long_words_are_refused_like_short_ones() -> None:
    long = "x" * 1_000_000
    for text in (edited(game=long), edited(options={long: 1}), edited(choices=[long])):
        with pytest.raises(BadRecord):
            Match.replay(text)


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"options":', '{"choices":[', '{"state":'])
def test_a_deeply_nested_text_is_refused(opening: str) -> None:
    for read in (Match.replay, Match.resume):
        with pytest.raises(BadRecord):
            read(opening * 100_000)


@pytest.mark.parametrize("depth", [100, 900, 5_000])
def test_deep_values_inside_a_proper_record_are_refused(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for field in ("options", "parameters", "choices"):
        text = without(field)[:-1] + f', "{field}": {{"hand_size": {deep}}}}}'
        with pytest.raises(BadRecord):
            Match.replay(text)
    with pytest.raises(BadRecord):
        Match.resume(without("state", CHECKPOINT)[:-1] + f', "state": {deep}}}')


def test_a_number_of_a_thousand_digits_is_refused() -> None:
    for field in ("players", "koszmar"):
        text = without(field)[:-1] + f', "{field}": {"9" * 1000}}}'
        with pytest.raises(BadRecord):
            Match.replay(text)


def test_a_record_can_be_read_without_being_played() -> None:
    record = read_record(RECORD)
    assert (record.game, record.players, record.seed) == ("bigbook", 3, MATCH.seed)
    assert record.choices == MATCH.choices
    assert record.text() == RECORD


# -- checkpoints -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, 61, 3))
def test_a_checkpoint_loaded_stands_in_the_same_place(number: int) -> None:
    match = played(number)
    loaded = Match.resume(match.checkpoint())
    assert (loaded.fingerprint(), loaded.decision, loaded.choices) == (
        match.fingerprint(), match.decision, match.choices,
    )  # fmt: skip
    assert loaded.record() == match.record()
    play_on(match, Random(9), 20)
    play_on(loaded, Random(9), 20)
    assert loaded.fingerprint() == match.fingerprint()


def test_a_checkpoint_of_a_finished_match_is_finished() -> None:
    match = played()
    play_on(match, Random(1))
    loaded = Match.resume(match.checkpoint())
    assert loaded.result == match.result
    assert loaded.over


def test_what_came_before_a_checkpoint_need_not_fit_the_rules_any_more() -> None:
    document = json.loads(CHECKPOINT)
    document["record"]["choices"][: document["number"]] = ["a choice of old"] * document["number"]
    document["record"]["rules"] = "0.1"
    assert Match.resume(json.dumps(document)).fingerprint() == MATCH.fingerprint()


def test_a_checkpoint_whose_own_choices_do_not_fit_is_refused_with_the_number() -> None:
    match = played()
    while match.number == json.loads(match.checkpoint())["number"]:
        play_on(match, Random(2), 1)
    document = json.loads(match.checkpoint())
    document["record"]["choices"][document["number"]] = "nonsense"
    with pytest.raises(BadRecord) as refused:
        Match.resume(json.dumps(document))
    assert refused.value.choice == document["number"] + 1


def test_a_sealed_checkpoint_is_refused() -> None:
    document = json.loads(CHECKPOINT)
    document["record"]["seed"] = None
    with pytest.raises(BadRecord, match="sealed"):
        Match.resume(json.dumps(document))


@pytest.mark.parametrize(
    "fields", [{"number": -1}, {"number": 61}, {"number": 10**30}, {"step": 0}, {"step": -5}], ids=str
)
def test_a_checkpoint_that_stands_nowhere_is_refused(fields: dict[str, int]) -> None:
    with pytest.raises(BadRecord, match="the checkpoint stands at"):
        Match.resume(edited(CHECKPOINT, **fields))


@pytest.mark.parametrize("state", [None, 0, "x", [], {}, [1], {"phase": "action"}], ids=repr)
def test_a_checkpoint_whose_state_is_none_is_refused(state: Any) -> None:
    with pytest.raises(BadRecord, match="the checkpoint's state cannot be read"):
        Match.resume(edited(CHECKPOINT, state=state))


def _move(source: dict[str, int], target: dict[str, int], card: str) -> None:
    target[card] = target.get(card, 0) + source.pop(card)


IMPOSSIBLE: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a card too many": lambda state: state["magicians"][0]["hand"].append("fire-3"),
    "a card too few": lambda state: state["magicians"][0]["deck"].pop(),
    "an unknown card": lambda state: state["magicians"][0]["hand"].append("aether-1"),
    "an unknown Magician": lambda state: state["magicians"][0].update(sheet="nobody"),
    "an unknown Spell": lambda state: state["magicians"][0]["spells"].append({"key": "abracadabra"}),
    "an unknown Curse": lambda state: state["track"].__setitem__(0, {"kind": "fire", "key": "hiccups"}),
    "an unknown token": lambda state: state["track"].__setitem__(0, _curse_of(state) | {"tokens": ["aether"]}),
    "less than no Madness under a Curse": lambda state: (
        state["track"].__setitem__(0, _curse_of(state) | {"madness": -1}),
        state.update(madness=state["madness"] + 1),
    ),
    "a seat too few": lambda state: state["magicians"].pop(),
    "a seat that does not exist": lambda state: state.update(active=3),
    "a track too short": lambda state: state["track"].pop(),
    "a marker off the track": lambda state: state.update(marker=6),
    "a stack of less than nothing": lambda state: (
        state["supply"].update({"fire-3": -1}),
        state["box"]["cards"].update({"fire-3": state["supply"]["fire-3"] + 1}),
    ),
    "a stack missing from the supply": lambda state: _move(state["supply"], state["box"]["cards"], "fire-3"),
    "Madness for sale": lambda state: (
        state["supply"].update(madness=1),
        state.update(madness=state["madness"] - 1),
    ),
    "a Library without Air": lambda state: state["box"]["spells"].extend(state["library"].pop("air")),
    "a Library of a fifth Element": lambda state: state["library"].update(aether=state["library"].pop("air")),
    "a Grimoire that ends with a Cover": lambda state: state["grimoire"].reverse(),
    "a Grimoire without an end": lambda state: state["box"]["pages"].append(state["grimoire"].pop()),
    "more pages turned than there are": lambda state: state.update(turned=7),
    "a round before the first": lambda state: state.update(row=-9),
    "a turn beyond all numbers": lambda state: state.update(turn=10**30),
    "a Spell for ever being resolved": lambda state: state["magicians"][0]["spells"][0].update(resolving=True),
    "a set-up in the middle of the match": lambda state: state.update(phase="setup"),
    "more Curses returned than there are": lambda state: state["curses"]["fire"].update(returned=50),
}


def _curse_of(state: dict[str, Any]) -> dict[str, Any]:
    """A Curse lifted from its stack to be laid on the first, empty place."""
    assert state["track"][0] is None
    return {"kind": "fire", "key": state["curses"]["fire"]["cards"].pop(0)}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_checkpoint_with_an_impossible_state_is_refused(what: str) -> None:
    match = position(hands=[["earth-1", "fire-1", "air-1"], ["fire-1"]], players=2).match
    document = json.loads(match.checkpoint())
    IMPOSSIBLE[what](document["state"])
    with pytest.raises(BadRecord, match="the checkpoint's state"):
        Match.resume(json.dumps(document))


# -- fuzz ------------------------------------------------------------------------------------------------------------

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 99, 10**30, 1.5, "", "x", "madness", "fire-2", "growth", "hornet", "final",
    "monster", "setup", "ż", [], {}, [[]], {"2": 1}, ["fire-1"],
]  # fmt: skip


def replay_or_refuse(read: Callable[[Any], Match], text: str | bytes) -> None:
    """A text is either a match or refused with an error of ours; any other error fails the test by itself."""
    try:
        read(text)
    except KoszmarError:
        pass


def mutilated(data: st.DataObject, text: str) -> str:
    """The text with some characters taken out, put in or replaced."""
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 3))
        text = text[:start] + data.draw(st.text(max_size=3)) + text[start + length :]
    return text


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a document something lies."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inside:
        yield (*path, name)
        yield from paths(part, (*path, name))


def rearranged(data: st.DataObject, text: str) -> str:
    """The document with some values taken out, replaced by junk, or replaced by other values of its own."""
    document = json.loads(text)
    for _ in range(data.draw(st.integers(1, 3))):
        places = list(paths(document))
        *way, last = data.draw(st.sampled_from(places))
        value = _follow(document, way)
        match data.draw(st.sampled_from(("remove", "junk", "copy"))):
            case "remove":
                del value[last]
            case "junk":
                value[last] = data.draw(st.sampled_from(JUNK))
            case "copy":
                value[last] = json.loads(json.dumps(_follow(document, data.draw(st.sampled_from(places)))))
    return json.dumps(document)


def _follow(document: Any, way: Any) -> Any:
    for name in way:
        document = document[name]
    return document


@some
@given(st.data())
def test_a_record_with_characters_changed_replays_or_is_refused(data: st.DataObject) -> None:
    replay_or_refuse(Match.replay, mutilated(data, RECORD))


@some
@given(st.integers(0, len(RECORD.encode()) - 1), st.binary(max_size=4), st.integers(0, 4))
def test_a_record_with_bytes_changed_replays_or_is_refused(start: int, new: bytes, length: int) -> None:
    text = RECORD.encode()
    replay_or_refuse(Match.replay, text[:start] + new + text[start + length :])


@some
@given(st.data())
def test_a_record_with_values_changed_replays_or_is_refused(data: st.DataObject) -> None:
    replay_or_refuse(Match.replay, rearranged(data, RECORD))


@some
@given(st.data())
def test_a_checkpoint_with_characters_changed_goes_on_or_is_refused(data: st.DataObject) -> None:
    replay_or_refuse(Match.resume, mutilated(data, CHECKPOINT))


@some
@given(st.data())
def test_a_checkpoint_with_values_changed_goes_on_or_is_refused(data: st.DataObject) -> None:
    replay_or_refuse(Match.resume, rearranged(data, CHECKPOINT))


@some
@given(st.text() | st.binary())
def test_any_text_at_all_is_refused_as_a_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        Match.replay(text)


@some
@given(st.lists(st.sampled_from(sorted({*MATCH.choices, "end", "pass", "done", "@0 fire-boy", "1", "2"})), max_size=20))
def test_any_list_of_choices_replays_or_is_refused_at_its_first_wrong_one(choices: list[str]) -> None:
    text = edited(choices=choices)
    wrong = first_wrong(text)
    if wrong is None:
        assert Match.replay(text).choices == choices
    else:
        assert Match.replay(text, upto=wrong - 1).choices == choices[: wrong - 1]
        assert first_wrong(edited(choices=choices[:wrong])) == wrong


def first_wrong(text: str) -> int | None:
    """The number of the choice at which a record is refused, if it is."""
    try:
        Match.replay(text)
    except BadRecord as refused:
        return refused.choice
    return None
