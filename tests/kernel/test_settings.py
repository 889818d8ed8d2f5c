"""What can be chosen before a match is read off a game's declaration in one place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, field

import koszmar
from koszmar.kernel import settings
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import find_game

SOURCES = Path(koszmar.__file__).parent
ROOT = Path(__file__).parents[2]


class Options(Struct, rename="kebab"):
    colour_of_night: Literal["red", "black"] = "black"
    hero: Annotated[tuple[str, ...], Meta(extra={"content": "hero", "by": "seat", "apart": {"ann": "x"}})] = ()
    scenario: Annotated[int, Meta(ge=0, le=9, extra={"named": "scenario-{:02}", "content": "scenario"})] = 0
    is_open: bool = False
    names: dict[int, int] = field(default_factory=lambda: {2: 5})
    motto: str = ""


FIELDS = settings.fields(Options, "option")


def test_a_field_is_called_as_players_write_it_and_read_as_rules_do() -> None:
    field = FIELDS["colour-of-night"]
    assert (field.name, field.attribute) == ("colour-of-night", "colour_of_night")
    assert (field.message, field.message_of("red")) == ("option-colour-of-night", "option-colour-of-night-red")


@pytest.mark.parametrize(
    ("name", "kind"),
    {"colour-of-night": "choice", "hero": "list", "scenario": "number", "is-open": "flag", "names": "table",
     "motto": "text"}.items(),
)  # fmt: skip
def test_every_type_has_a_word(name: str, kind: str) -> None:
    assert FIELDS[name].type == kind


def test_a_choice_among_a_few_says_which() -> None:
    assert FIELDS["colour-of-night"].choices == ("red", "black")
    assert FIELDS["scenario"].choices == ()


def test_numbers_say_their_bounds_and_how_their_values_are_named() -> None:
    field = FIELDS["scenario"]
    assert (field.low, field.high, field.is_whole_number) == (0, 9, True)
    assert field.message_of(3) == "scenario-03"


def test_lists_by_seat_say_what_they_choose_from_and_what_excludes_what() -> None:
    field = FIELDS["hero"]
    assert (field.content, field.by_seat, field.apart) == ("hero", True, {"ann": "x"})


def test_defaults_are_plain_data() -> None:
    defaults: dict[str, Any] = {name: field.default for name, field in FIELDS.items()}
    assert defaults["hero"] == ()
    assert defaults["names"] == {"2": 5}


def test_a_name_is_found_among_options_rulings_and_parameters_or_refused() -> None:
    game = find_game("bigbook")
    kinds = [settings.find_field(game, name).kind for name in ("level", "hand_size")]
    assert kinds == ["option", "parameter"]
    with pytest.raises(BadSetting, match="no option, ruling or parameter 'luck'"):
        settings.find_field(game, "luck")


def test_nobody_else_takes_the_settings_of_a_game_apart() -> None:
    """The introspection was once written eight times, each a little different."""
    paths = [*SOURCES.rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    apart = re.compile(r"fields\([^)]*settings\.(options|rulings|parameters)")
    found = [path.name for path in paths if apart.search(path.read_text("utf-8"))]
    assert sorted(found) == ["settings.py"]
