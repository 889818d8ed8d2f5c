"""What can be chosen before a match: the scenario, investigators, how puzzles are played, doubtful rules, numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Few = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the match (setup.choose-scenario, setup.choose-investigators)."""

    scenario: Annotated[str, Meta(extra={"content": "scenario"})] = "borrowed-key"
    difficulty: Literal["normal", "hard"] = "normal"
    """Normal is what a scenario is balanced for; hard leaves less time, for those who know it."""
    layout: Literal["", "a", "b"] = ""
    """Which of the two maps of the scenario; empty: one of them at random."""
    investigators: Annotated[tuple[str, ...], Meta(extra={"content": "investigator", "by": "seat"})] = ()
    """Empty: each player chooses at the table."""
    table: Literal["ours", "own"] = "ours"
    """Everything lies on our table; or the group has the box, and this is the app alone."""
    campaign: str = ""
    """What the app told at the end of the part before, for a scenario that goes on with it."""
    puzzles: Literal["hands", "tests"] = "hands"
    """Puzzles are solved by hand, or every success of a test is a step that goes right."""


class Rulings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Readings of rules that the printed texts leave open; the first of each is ours (reasons: README).

    What the reference says prevails over the introductory rules: those are no ruling (golden.reference-wins).
    """

    distance: Literal["walked", "adjacency"] = "walked"
    who_chooses: Literal["owner", "together"] = "owner"
    through_doors: Literal["pass", "barricade-stops"] = "pass"
    fire_placed: Literal["damage", "none"] = "damage"
    set_fire_own: Literal["none", "damage"] = "none"
    push_consent: Literal["no-evade", "evade"] = "no-evade"
    steal_pick: Literal["thief", "victim"] = "thief"
    draw_order: Literal["one-by-one", "all-first"] = "one-by-one"
    faceup_alone: Literal["at-once", "next-card"] = "at-once"
    empty_deck: Literal["nothing", "counts"] = "nothing"
    insane_count: Literal["players", "investigators"] = "players"
    other_copy: Literal["different", "any"] = "different"
    interrupted_move: Literal["goes-on", "ends"] = "goes-on"
    trade_evade: Literal["actor", "everybody"] = "actor"
    activation_order: Literal["random", "chosen"] = "random"
    new_monsters: Literal["activate", "wait"] = "activate"
    target_reached: Literal["stops", "moves-on"] = "stops"
    nobody_in_range: Literal["stays", "nearest"] = "stays"
    sight_place: Literal["anywhere", "at-its-edge"] = "anywhere"
    lock_slide: Literal["any-distance", "one-cell"] = "any-distance"
    puzzle_shared: Literal["shared", "own"] = "shared"
    clear_board: Literal["discarded", "group-keeps"] = "discarded"
    dice_changes: Literal["any-order", "rerolls-first"] = "any-order"


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Printed numbers."""

    actions: Some = 2
    spaces: Some = 2
    """How far a move action leads (move-action.distance)."""
    range: Few = 3
    die: tuple[Few, Few, Few] = (3, 2, 3)
    """Faces of a die: successes, investigation results, blanks (die.faces)."""
    dice: Some = 5
    """Dice in the box: larger pools are rolled in batches (test.too-few-dice)."""
    force: Some = 2
    """Successes that force a Barricade, or destroy it (barricade.force-test, barricade.monster-success)."""
    barricades: Few = 4
    walls: Few = 8
    doors: Few = 4
    identification: Few = 6
    search_tokens: Few = 16
    explore_tokens: Few = 16
    passages: Few = 6
    horizon: Annotated[int, Meta(ge=5, le=99)] = 40
    """Ours: after this round the match is lost, whatever its scenario says; none goes on for ever."""
