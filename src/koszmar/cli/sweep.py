"""Set-ups that are compared, as words on the command line: what ``balance`` and ``tournament`` share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import click

from koszmar.arena.balance import Sweep
from koszmar.kernel.chance import new_seed
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game
from koszmar.kernel.settings import every_field, find_field

from .campaign import flags_of, where_and_kept
from .choices import Chosen, checked_setting, read_choices, read_value, set_up_options
from .command import SpokenOption, WholeNumber
from .complaints import Complaint

Axis: TypeAlias = tuple[str, Sequence[Any]]
"""What is turned, and the values that it is given."""


def compares(
    players: str, matches: str, out: str, pages: Sequence[str]
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a command all that says what is compared, where it is played and where the report goes.

    The first three are messages that explain ``--players``, ``--matches`` and ``--out``; ``pages`` are the kinds of
    report, by their endings.
    """
    page = click.Path(path_type=Path, dir_okay=False)
    options = (
        click.option("--sweep", "sweeps", cls=SpokenOption, says="balance-option-sweep", multiple=True,
                     metavar="NAME=5,6,7"),
        click.option("--players", cls=SpokenOption, says=players, metavar="3-6"),
        click.option("--matches", cls=SpokenOption, says=matches, type=WholeNumber(1), default=100),
        set_up_options,
        click.option("--out", cls=SpokenOption, says=out, type=page, metavar="|".join(f"FILE{end}" for end in pages)),
        click.option("--png", cls=SpokenOption, says="balance-option-png", is_flag=True),
        where_and_kept,
    )  # fmt: skip

    def give(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return give


def planned(game: Game, given: Mapping[str, Any], bot: str, players: Iterable[int], axes: Sequence[Axis] = ()) -> Sweep:
    """The sweep that the command line asks for; what makes no sense is complained about before anything is played.

    ``players`` are the numbers of players if none are given; ``axes`` is turned besides what ``--sweep`` says.
    """
    axes = [*axes, *(swept(game, pair) for pair in given["sweeps"])]
    cells = product(*(values for _, values in axes))
    sweep = Sweep(
        game.id,
        ",".join(name for name, _ in axes),
        tuple(cells) if len(axes) > 1 else tuple(axes[0][1]) if axes else (None,),
        tuple(players if given["players"] is None else numbers("--players", given["players"])),
        bot,
        **read_choices(game, given),
        seed=new_seed() if given["seed"] is None else given["seed"],
        matches=given["matches"],
        dealt=given["deal"],
    )
    for value, count in sweep.cells():
        plan = sweep.plan(value, count)
        checked_setting(game, count, Chosen(options=dict(plan.options), rulings=dict(plan.rulings),
                                            parameters=dict(plan.parameters)))  # fmt: skip
    return sweep


def swept(game: Game, pair: str) -> Axis:
    """A name and its values from ``hand_size=5,6,7``: of an option, a ruling or a printed number."""
    name, equals, text = pair.partition("=")
    if not equals:
        raise Complaint("cli-not-a-pair", flag="--sweep", pair=pair)
    whole, _, entry = name.partition(".")
    try:
        field = find_field(game, whole)
    except BadSetting:
        names = ", ".join(field.name for field in every_field(game))
        raise Complaint("cli-no-such-name", flag="--sweep", name=name, names=names) from None
    called = f"--sweep {name}"
    found = [_number(called, one) if entry else read_value(field, called, one) for one in spelled_out(text)]
    if any(isinstance(value, list | dict) for value in found):
        raise Complaint("balance-not-one-value", name=whole)
    return name, found


def _number(flag: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Complaint("cli-not-a-number", name=flag, value=text)
    return int(text)


def numbers(flag: str, text: str) -> Iterator[int]:
    """``2-4,6`` as 2, 3, 4, 6."""
    return (_number(flag, part) for part in spelled_out(text))


def spelled_out(text: str) -> Iterator[str]:
    """``1-3,7`` as 1, 2, 3, 7; words stay as they are, and so does a range that is empty."""
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,4})-(\d{1,4})", part)
        if found and int(found[1]) <= int(found[2]):
            yield from map(str, range(int(found[1]), int(found[2]) + 1))
        else:
            yield part


# -- the same words, from a sweep --------------------------------------------------------------------------------------


def spelled(values: Sequence[Any]) -> str:
    """Numbers in a row as ``3-6``, others with commas."""
    first, last = values[0], values[-1]
    if isinstance(first, int) and len(values) > 1 and list(values) == list(range(first, last + 1)):
        return f"{first}-{last}"
    return ",".join(map(str, values))


def sweep_flags(sweep: Sweep) -> Iterator[str]:
    """What is turned."""
    for name in sweep.axes:
        values = dict.fromkeys(sweep.settings(value)[name] for value in sweep.values)
        yield from ("--sweep", f"{name}={','.join(map(str, values))}")


def match_flags(sweep: Sweep) -> Iterator[str]:
    """How many matches, and what is the same in all of them."""
    yield from ("--matches", str(sweep.matches), "--seed", sweep.seed, *flags_of(sweep))
