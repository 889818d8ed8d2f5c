"""Damage and Horror, Wounded, Insane as a Condition, Eliminated."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.mansions.house import VIEWERS, B, S, clues, conditions, suffered

from koszmar.games.mansions.injury_cards import INJURIES, copies
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Card, Injury
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, STUDY = "ballroom.a", "ballroom.b", "study.a"
KINDS = pytest.mark.parametrize("kind", ["damage", "horror"])
DESIGNS = {kind: [key for key, card in INJURIES.items() if card.deck == kind] for kind in ("damage", "horror")}
KEPT = {
    kind: [f"{key}-1" for key, card in INJURIES.items() if card.deck == kind and card.effect is None]
    for kind in DESIGNS
}
DOWN = {kind: [f"{key}-{copy}" for key in DESIGNS[kind][:6] for copy in (1, 2)] for kind in DESIGNS}
"""Cards that lie facedown before somebody."""
LIMIT = 7
"""Health and sanity of Ilja Brandt."""
BECOMES = {"damage": "wounded", "horror": "insane"}


def suffering(do: str, *others: Any, **more: Any) -> Driver:
    """Ilja Brandt, who has health and sanity 7, and a token at which something happens to him."""
    own = {name: more.pop(name) for name in ("clues", "damage", "horror", "conditions") if name in more}
    items = more.pop("items", ())
    return position(someone("ilja-brandt", HERE, *items, **own), *others, deed=("search", do), **more)


def cards(table: Driver, kind: str, who: int = 0) -> list[tuple[str, bool]]:
    """The Damage or Horror of somebody, each with whether it lies faceup."""
    return [(card.key, card.up) for card in getattr(table.state.investigators[who], kind)]


def hurt(kind: str, count: int, do: str, *others: Any, **more: Any) -> Driver:
    """The same, with some facedown cards already."""
    return suffering(do, *others, **{kind: DOWN[kind][:count]}, **more)


def mad(kind: str) -> list[Any]:
    """What chance decides when somebody becomes Insane: the card, and whom it names."""
    return ["insane-1", 1] if kind == "horror" else []


# -- drawing -------------------------------------------------------------------------------------------------------


@KINDS
@pytest.mark.rule("mansions/damage.draw")
def test_each_damage_or_horror_is_the_top_card_of_its_deck(kind: str) -> None:
    top = [f"{DESIGNS[kind][3]}-1", f"{DESIGNS[kind][1]}-2", f"{DESIGNS[kind][5]}-1"]
    table = suffering(f"{kind} 2 facedown", top={kind: top})
    before = {deck: len(table.state.decks[deck]) for deck in DESIGNS}
    table.choose(DEED)
    assert cards(table, kind) == [(top[0], False), (top[1], False)]
    other = "horror" if kind == "damage" else "damage"
    assert table.state.decks[kind][-1] == top[2]
    assert len(table.state.decks[kind]) == before[kind] - 2
    assert (len(table.state.decks[other]), cards(table, other)) == (before[other], [])


@pytest.mark.rule("mansions/damage.one-by-one")
def test_cards_are_drawn_one_at_a_time_and_resolved_before_the_next() -> None:
    table = suffering("damage 2", top={"damage": ["adrenaline-1", "graze-1"]}).choose(DEED).asks("may-move")
    assert cards(table, "damage") == [("adrenaline-1", True)]
    table.choose("stay")
    assert cards(table, "damage") == [("adrenaline-1", False), ("graze-1", False)]


@pytest.mark.rule("mansions/damage.one-by-one")
def test_in_another_reading_all_are_drawn_before_the_first_is_resolved() -> None:
    top = {"damage": ["adrenaline-1", "graze-1"]}
    table = suffering("damage 2", top=top, rulings={"draw-order": "all-first"}).choose(DEED).asks("may-move")
    assert cards(table, "damage") == [("adrenaline-1", True), ("graze-1", True)]
    table.choose("stay")
    assert cards(table, "damage") == [("adrenaline-1", False), ("graze-1", False)]


@pytest.mark.rule("mansions/damage.nested")
def test_what_a_card_costs_belongs_to_the_same_effect() -> None:
    """The sixth card would make him Wounded by its own; all seven are counted together, and none is left after it."""
    top = {"damage": ["bleeding-cut-1", "graze-1", "graze-2"]}
    table = hurt("damage", 6, "damage 2", top=top).choose(DEED, rolls=[[B, B, B]])
    assert (conditions(table), cards(table, "damage")) == (["wounded"], [])


@pytest.mark.rule("mansions/damage.nested")
def test_a_card_of_the_other_kind_is_counted_after_the_whole_effect_too() -> None:
    table = hurt("horror", 6, "damage 2", top={"damage": ["shock-1", "adrenaline-1"]}).choose(DEED).asks("may-move")
    assert (suffered(table), conditions(table)) == ((2, 7), [])
    table.choose("stay", rolls=["insane-1", 1])
    assert (suffered(table), conditions(table)) == ((2, 0), ["insane"])


@KINDS
@pytest.mark.rule("mansions/damage.faceup-default")
def test_cards_are_drawn_faceup_unless_the_effect_says_otherwise(kind: str) -> None:
    top = KEPT[kind][:2]
    table = suffering(f"{kind} 1\n{kind} 1 facedown", top={kind: top}).choose(DEED)
    assert cards(table, kind) == [(top[0], True), (top[1], False)]


@KINDS
@pytest.mark.rule("mansions/damage.flip-random")
def test_an_effect_that_flips_a_card_takes_a_random_facedown_one_of_that_kind(kind: str) -> None:
    other = "horror" if kind == "damage" else "damage"

    def flipped(**more: Any) -> Driver:
        mine = [Injury(KEPT[kind][0], True), Injury(KEPT[kind][1], False), Injury(KEPT[kind][2], False)]
        return suffering(f"reopen {kind}", **{kind: mine, other: KEPT[other][:1]}, **more)

    table = flipped().choose(DEED, rolls=[KEPT[kind][2]])
    assert [up for _, up in cards(table, kind)] == [True, False, True]
    assert cards(table, other) == [(KEPT[other][0], False)]
    tables = [flipped(chance=SeededChance(f"flip {seed}")).choose(DEED) for seed in range(12)]
    assert {tuple(up for _, up in cards(one, kind)) for one in tables} == {(True, True, False), (True, False, True)}


@KINDS
@pytest.mark.rule("mansions/damage.flip-random")
def test_a_flipped_card_is_resolved_at_once(kind: str) -> None:
    card = {"damage": "winded-1", "horror": "freeze-1"}[kind]
    table = suffering(f"reopen {kind}", **{kind: [card]}).choose(DEED, rolls=[card])
    assert (conditions(table), cards(table, kind)) == (["stunned"], [(card, False)])


@pytest.mark.rule("mansions/damage.traits")
def test_every_card_is_either_resolved_immediately_or_kept_faceup() -> None:
    for kind in DESIGNS:
        assert len(copies(kind)) == 40
        at_once = [key for key in DESIGNS[kind] if INJURIES[key].effect is not None]
        kept = [key for key in DESIGNS[kind] if INJURIES[key].way_out is not None]
        assert (len(at_once), len(kept)) == (12, 8)
        assert not set(at_once) & set(kept)
        assert all(INJURIES[key].on for key in kept)


@KINDS
@pytest.mark.rule("mansions/damage.resolve-immediately")
def test_a_card_that_is_resolved_immediately_then_lies_facedown(kind: str) -> None:
    card = {"damage": "ringing-skull-1", "horror": "nausea-1"}[kind]
    table = suffering(f"{kind} 1", top={kind: [card]}).choose(DEED)
    assert (conditions(table), cards(table, kind)) == (["dazed"], [(card, False)])
    unseen = suffering(f"{kind} 1 facedown", top={kind: [card]}).choose(DEED)
    assert (conditions(unseen), cards(unseen, kind)) == ([], [(card, False)])


@pytest.mark.rule("mansions/damage.keep-faceup")
@pytest.mark.rule("mansions/damage.facedown-no-effect")
def test_a_card_that_is_kept_faceup_works_as_long_as_it_lies_faceup() -> None:
    table = suffering("damage 1\ntest strength 1", top={"damage": ["broken-arm-1"]})
    table.choose(DEED, rolls=[[B, B]])
    assert cards(table, "damage") == [("broken-arm-1", True)]
    table.choose(("recover", 0, "broken-arm", "lore"), rolls=[[S, S, B, B]])
    assert cards(table, "damage") == [("broken-arm-1", False)]
    free = suffering("test strength 1", damage=["broken-arm-1"])
    free.choose(DEED, rolls=[[B, B, B]])


@KINDS
@pytest.mark.rule("mansions/damage.facedown-no-effect")
def test_a_facedown_card_only_counts(kind: str) -> None:
    table = suffering(f"{kind} 1 facedown", **{kind: KEPT[kind][:5]})
    table.choose(DEED)
    assert suffered(table) in ((6, 0), (0, 6))
    assert not [option for option in table.offered if option.startswith("recover")]


@pytest.mark.rule("mansions/damage.decks-hidden")
def test_nobody_looks_through_the_decks() -> None:
    table = suffering("damage 1")
    for seat in (0, 1, None):
        piles = {zone.id: zone for zone in table.view(seat).zones if zone.id in ("deck-damage", "deck-horror")}
        assert [(zone.count, zone.cards) for zone in piles.values()] == [(40, []), (40, [])]
    for viewer in VIEWERS:
        orders = [table.match.fork(seed=seed, as_seen_by=viewer).state.decks for seed in range(3)]
        for kind in DESIGNS:
            assert len({tuple(decks[kind]) for decks in orders}) == 3


@KINDS
@pytest.mark.rule("mansions/damage.empty-deck")
@pytest.mark.parametrize(("reading", "suffers"), [("nothing", 40), ("counts", 43)])
def test_from_an_empty_deck_nothing_is_drawn(kind: str, reading: str, suffers: int) -> None:
    """There are forty cards; whoever suffered them discards them again when he becomes Wounded or Insane."""
    table = suffering(f"{kind} 43 facedown", rulings={"empty-deck": reading}).choose(DEED, rolls=mad(kind))
    assert conditions(table) == [BECOMES[kind]]
    assert [event["amount"] for event in table.events("sheds")] == [suffers]
    assert sorted(table.state.decks[kind]) == sorted(copies(kind))


@KINDS
@pytest.mark.rule("mansions/damage.discard-choice")
def test_whoever_recovers_chooses_a_faceup_card_or_gives_up_a_random_facedown_one(kind: str) -> None:
    verb = {"damage": "mend", "horror": "calm"}[kind]
    up, down = KEPT[kind][0], KEPT[kind][1:3]
    lying = {kind: [Injury(up, True), *(Injury(key, False) for key in down)]}
    table = suffering(f"{verb} 1", **lying).choose(DEED).asks(f"recover-{kind}", 0)
    assert table.offered == [up.rpartition("-")[0], "facedown"]
    table.choose("facedown", rolls=[down[1]])
    assert [key for key, _ in cards(table, kind)] == [up, down[0]]
    assert down[1] in table.state.decks[kind]


# -- Wounded and Insane --------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/wounded.threshold")
@pytest.mark.rule("mansions/insane.threshold")
@pytest.mark.rule("mansions/wounded.take-condition")
@pytest.mark.rule("mansions/insane.take-condition")
@pytest.mark.parametrize(("before", "more"), [(6, 1), (5, 3)])
@KINDS
def test_as_many_cards_as_health_or_sanity_make_wounded_or_insane(kind: str, before: int, more: int) -> None:
    table = hurt(kind, before, f"{kind} {more} facedown").choose(DEED, rolls=mad(kind))
    assert conditions(table) == [BECOMES[kind]]
    held = table.state.investigators[0].conditions[0].key
    assert held not in table.state.decks["condition"]
    few = hurt(kind, 5, f"{kind} 1 facedown").choose(DEED)
    assert (conditions(few), sum(suffered(few))) == ([], 6)


@pytest.mark.rule("mansions/wounded.discard-facedown")
@pytest.mark.rule("mansions/insane.discard-facedown")
@pytest.mark.rule("mansions/wounded.faceup-stays")
@pytest.mark.rule("mansions/insane.faceup-stays")
@KINDS
def test_facedown_cards_are_discarded_and_faceup_ones_stay(kind: str) -> None:
    other = "horror" if kind == "damage" else "damage"
    lying = [Injury(KEPT[kind][0], True), *(Injury(key, False) for key in DOWN[kind][:4]), Injury(KEPT[kind][1], True)]
    table = suffering(f"{kind} 1 facedown", **{kind: lying, other: DOWN[other][:2]})
    table.choose(DEED, rolls=mad(kind))
    assert cards(table, kind) == [(KEPT[kind][0], True), (KEPT[kind][1], True)]
    assert len(cards(table, other)) == 2
    assert set(DOWN[kind][:4]) <= set(table.state.decks[kind])


@pytest.mark.rule("mansions/wounded.finish-effect-first")
@pytest.mark.rule("mansions/insane.finish-effect-first")
@KINDS
def test_the_whole_effect_is_suffered_first_even_beyond_the_limit(kind: str) -> None:
    table = hurt(kind, 6, f"{kind} 3 facedown").choose(DEED, rolls=mad(kind))
    assert (conditions(table), cards(table, kind)) == ([BECOMES[kind]], [])


@pytest.mark.rule("mansions/wounded.finish-effect-first")
def test_nobody_is_wounded_while_an_effect_is_going_on() -> None:
    top = {"damage": ["adrenaline-1", "graze-1"]}
    table = hurt("damage", 6, "damage 2", top=top).choose(DEED).asks("may-move")
    assert (len(cards(table, "damage")), conditions(table)) == (7, [])
    table.choose("stay")
    assert (cards(table, "damage"), conditions(table)) == ([], ["wounded"])


@pytest.mark.rule("mansions/wounded.eliminated")
@pytest.mark.rule("mansions/insane.eliminated")
@KINDS
def test_whoever_comes_so_far_again_is_eliminated(kind: str) -> None:
    had = {"damage": ["wounded-1"], "horror": ["insane-1"]}[kind]
    table = hurt(kind, 5, f"{kind} 1 facedown", conditions=had).choose(DEED)
    assert not table.state.investigators[0].out
    table.choose(DEED)
    assert table.state.investigators[0].out


@pytest.mark.rule("mansions/wounded.faceup-alone")
@pytest.mark.rule("mansions/insane.faceup-alone")
@KINDS
def test_faceup_cards_alone_may_eliminate_at_once(kind: str) -> None:
    lying = {kind: [Injury(key, True) for key in KEPT[kind][: LIMIT - 1]]}
    table = suffering(f"{kind} 1", **lying, top={kind: [KEPT[kind][LIMIT - 1]]}).choose(DEED, rolls=mad(kind))
    assert conditions(table) == [BECOMES[kind]]
    assert table.state.investigators[0].out


@pytest.mark.rule("mansions/wounded.faceup-alone")
@pytest.mark.rule("mansions/insane.faceup-alone")
@KINDS
def test_in_another_reading_the_next_card_does(kind: str) -> None:
    lying = {kind: [Injury(key, True) for key in KEPT[kind][: LIMIT - 1]]}
    top = {kind: [KEPT[kind][LIMIT - 1], DOWN[kind][0]]}
    table = suffering(f"{kind} 1", **lying, top=top, rulings={"faceup-alone": "next-card"})
    table.choose(DEED, rolls=mad(kind))
    assert (conditions(table), table.state.investigators[0].out) == ([BECOMES[kind]], False)
    table.asks("act", 0).choose(DEED)
    assert table.state.investigators[0].out


@KINDS
def test_the_scenario_hears_of_it_after_the_facedown_cards_are_gone(kind: str) -> None:
    story = f"""
[[event]]
key = "fallen"
when = {{ {BECOMES[kind]} = true }}
do = '''
{kind} 1 facedown
'''
"""
    table = hurt(kind, 6, f"{kind} 1 facedown", story=story).choose(DEED, rolls=mad(kind))
    assert len(cards(table, kind)) == 1


# -- eliminated ----------------------------------------------------------------------------------------------------

LAST = {"conditions": ["wounded-1"], "damage": DOWN["damage"][:6]}
"""One card away from being eliminated."""


def falling(*others: Any, **more: Any) -> Driver:
    """Ilja Brandt is eliminated by what he does, if he does it."""
    return suffering("damage 1 facedown", *others, **{**LAST, **more})


@pytest.mark.rule("mansions/eliminated.drop-all")
def test_an_eliminated_investigator_drops_all_possessions() -> None:
    items = ["axe", "wither-2", Card("brass-key", plot=True), Card("handcuffs", up=False)]
    table = falling(items=items).choose(DEED)
    assert [card.key for card in table.state.dropped[HERE]] == ["axe", "wither-2", "brass-key", "handcuffs"]
    assert table.state.investigators[0].possessions == []


@pytest.mark.rule("mansions/eliminated.figure-removed")
def test_the_figure_of_an_eliminated_investigator_leaves_the_board() -> None:
    table = falling()
    assert any(piece.id == "investigator-0" for piece in table.view(1).boards[0].pieces)
    table.choose(DEED)
    assert table.state.investigators[0].space == ""
    assert not any(piece.id == "investigator-0" for piece in table.view(1).boards[0].pieces)


@pytest.mark.rule("mansions/eliminated.rest-returns")
def test_clues_conditions_damage_and_horror_are_not_dropped() -> None:
    table = falling(items=["axe"], clues=2, conditions=["wounded-1", "insane-2"], horror=["numb-1"]).choose(DEED)
    assert [card.key for card in table.state.dropped[HERE]] == ["axe"]
    one = table.state.investigators[0]
    assert (one.clues, conditions(table), len(one.horror)) == (2, ["wounded", "insane"], 1)
    assert not [option for option in table.offered if "clue" in option]


@pytest.mark.rule("mansions/eliminated.no-turn")
def test_an_eliminated_investigator_takes_no_turn() -> None:
    table = position(
        someone("ilja-brandt", "", out=True, done=True), someone("hanna-voss", HERE), someone("odile-carrow", HERE),
        phase="round-ends", table={"doomed": 3},
    )  # fmt: skip
    assert (table.decision.prompt, table.decision.seats) == ("who-next", (1, 2))
    table.choose(1, "end")
    assert table.decision.args["who"] == 2


@pytest.mark.rule("mansions/eliminated.turn-ends")
def test_whoever_is_eliminated_in_his_turn_loses_the_rest_of_it() -> None:
    table = falling(someone("hanna-voss", HERE))
    assert table.decision.args["actions"] == 2
    table.choose(DEED)
    assert (table.decision.prompt, table.decision.args["who"]) == ("act", 1)


def ended(*crew: Any, result: str = "win", **more: Any) -> Driver:
    """A match that ends with the deed of the first who is in play."""
    story = f"""
[[ending]]
key = "done"
result = "{result}"
epilogue = "the-end"
"""
    who = next(number for number, one in enumerate(crew) if not one.out)
    return position(*crew, deed=("search", "end done"), story=story, who=who, **more).choose(DEED)


@pytest.mark.rule("mansions/eliminated.loses")
def test_the_eliminated_lose_when_the_others_win() -> None:
    crew = [someone("ilja-brandt", "", out=True, done=True), someone("hanna-voss", HERE), someone("odile-carrow", HERE)]
    assert ended(*crew).result.scores == (0.0, 1.0, 1.0)  # type: ignore[union-attr]
    crew = [
        someone("ilja-brandt", "", conditions=["insane-10"], out=True, done=True), someone("hanna-voss", HERE),
        someone("odile-carrow", HERE),
    ]  # fmt: skip
    assert ended(*crew).result.scores == (1.0, 1.0, 1.0)  # type: ignore[union-attr]


@pytest.mark.rule("mansions/eliminated.loses")
@pytest.mark.parametrize("goal", ["insane-9", "insane-17"])
def test_a_goal_however_it_ends_does_not_help_the_eliminated(goal: str) -> None:
    crew = [
        someone("ilja-brandt", "", conditions=[goal], out=True, done=True),
        someone("hanna-voss", HERE, conditions=["insane-1"]), someone("odile-carrow", HERE, conditions=["insane-7"]),
    ]  # fmt: skip
    fire = ["ballroom.b", "ballroom.c", "ballroom.d", "study.a", "study.b", HERE]
    table = ended(*crew, fire=fire, turn={"actions": 2})
    assert table.result.scores[0] == 0.0  # type: ignore[union-attr]


@pytest.mark.rule("mansions/eliminated.countdown")
def test_the_others_lose_at_the_end_of_the_next_investigator_phase() -> None:
    table = falling(someone("hanna-voss", HERE), chance=SeededChance("countdown")).choose(DEED)
    assert (table.state.round, table.state.doomed) == (1, 2)
    table.choose("end")
    while table.match.decision is not None and table.state.round == 1:
        table.choose(table.offered[0])
    assert table.match.decision is not None
    table.choose("end")
    assert table.result is not None
    assert (table.result.reason, table.result.scores) == ("countdown", (0.0, 0.0))
    assert table.state.phase == "events"


@pytest.mark.rule("mansions/eliminated.countdown")
def test_whoever_completes_the_investigation_in_time_wins_all_the_same() -> None:
    crew = [someone("ilja-brandt", "", out=True, done=True), someone("hanna-voss", HERE)]
    assert ended(*crew, table={"round": 2, "doomed": 2}).result.scores == (0.0, 1.0)  # type: ignore[union-attr]


@pytest.mark.rule("mansions/eliminated.second")
def test_a_further_elimination_does_not_move_the_deadline() -> None:
    crew = [someone("hanna-voss", "", out=True, done=True), someone("odile-carrow", HERE)]
    table = falling(*crew, table={"round": 4, "doomed": 4}).choose(DEED)
    assert table.state.investigators[0].out
    assert table.state.doomed == 4


@pytest.mark.rule("mansions/eliminated.all")
def test_the_match_ends_when_the_last_one_is_eliminated() -> None:
    table = falling(someone("hanna-voss", "", out=True, done=True), table={"doomed": 2}).choose(DEED)
    assert table.result is not None
    assert (table.result.reason, table.result.scores) == ("eliminated", (0.0, 0.0))


@pytest.mark.rule("mansions/eliminated.menu-option")
def test_when_the_countdown_runs_out_the_epilogue_is_read_without_anybody_asking_for_it() -> None:
    story = """
[[ending]]
key = "deadline"
result = "loss"
epilogue = "too-late"
"""
    crew = [someone("ilja-brandt", "", out=True, done=True), someone("hanna-voss", HERE)]
    table = position(*crew, who=1, story=story, table={"round": 3, "doomed": 3}).choose("end")
    assert table.result is not None
    assert table.events("says")[-1]["text"] == "too-late"
    assert table.result.rule == "eliminated.countdown"


@pytest.mark.rule("mansions/eliminated.effects-on")
def test_an_effect_goes_on_without_the_eliminated() -> None:
    do = "eliminate\nclue +1\ndamage 1\neach anyone\n  clue +1"
    table = suffering(do, someone("hanna-voss", NEXT)).choose(DEED)
    assert (clues(table, 0), suffered(table)) == (0, (0, 0))
    assert clues(table, 1) == 1


@pytest.mark.rule("mansions/eliminated.effects-on")
def test_what_is_told_to_the_named_one_ends_with_him() -> None:
    """Beloved: the one whom the card names is eliminated."""
    crew = [
        someone("ilja-brandt", "", out=True, done=True), someone("hanna-voss", HERE, conditions=["insane-11"], goal=0),
        someone("odile-carrow", HERE),
    ]  # fmt: skip
    assert ended(*crew).result.scores == (0.0, 0.0, 1.0)  # type: ignore[union-attr]


def test_every_injury_is_there_twice() -> None:
    for kind, designs in DESIGNS.items():
        assert Counter(key.rpartition("-")[0] for key in copies(kind)) == dict.fromkeys(designs, 2)
