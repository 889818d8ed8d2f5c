"""What reports need of the game: all scenarios by name, and figures of every player."""

from typing import Any, cast

from koszmar.arena.balance import Sweep
from koszmar.cli.balance import all_values
from koszmar.cli.balance_names import Names
from koszmar.cli.speech import Speech
from koszmar.games.mansions import GAME
from koszmar.games.mansions.figures import figures, outcome_of, role_of
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.games.mansions.scenario.library import FOLDER, scenario, shipped


def test_a_balance_over_scenarios_needs_no_list_of_them() -> None:
    names = {path.parent.name for path in FOLDER.glob("*/scenario.toml")}
    assert names <= set(all_values(GAME, "scenario", cast(Any, None)))


def test_pages_call_scenarios_investigators_and_endings_by_their_names() -> None:
    for lang, key, jonah in (("en", "The Borrowed Key", "Jonah Pike"), ("pl", "Pożyczony klucz", "Jonah Pike")):
        names = Names(GAME, Sweep(GAME.id, "scenario", ("borrowed-key",), (2,)), Speech(GAME, lang))
        assert names.value("scenario", "borrowed-key") == key
        assert names.role("jonah-pike") == jonah
        for key in shipped():
            for ending in (*scenario(key).endings, "countdown", "executioner", "circle-of-fire"):
                assert names.figure("ending", ending) != ending
                assert names.outcome(outcome_of(ending)) != outcome_of(ending)


def test_figures_tell_what_has_become_of_an_investigator() -> None:
    one = someone("jonah-pike", "ballroom.a", conditions=["insane-9", "wounded-1"], damage=["graze-1"])
    state = position(one, someone("amina-feld", "study.a")).state
    assert role_of(state, 0) == "jonah-pike"
    assert figures(state, 0) == {
        "rounds": 1, "wounded": True, "insane": True, "eliminated": False, "cards": 1, "goal": "pyre",
    }  # fmt: skip
    assert "goal" not in figures(state, 1)
