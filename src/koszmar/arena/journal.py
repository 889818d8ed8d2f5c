"""A long campaign on disk: a line for each match that was played, so that it can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.game import find_game

from .balance import Played, Sweep


class OtherCampaign(KoszmarError):
    """The file belongs to a campaign with other rules, numbers, bots or another seed."""


class Journal:
    """The matches of a sweep in a file. Its first line says what decides the results; the others are matches."""

    def __init__(self, path: Path, sweep: Sweep) -> None:
        self.path = path
        game = find_game(sweep.game)
        self.heading = msgspec.json.encode({
            "game": game.id,
            "version": game.version,
            "option": sweep.option,
            "bot": sweep.bot,
            "options": sweep.options,
            "rulings": sweep.rulings,
            "parameters": sweep.parameters,
            "seed": sweep.seed,
            **({"dealt": True} if sweep.dealt else {}),
        })  # fmt: skip

    def read(self) -> list[Played]:
        """What has been played; a last line that was cut off in the middle does not count."""
        if not self.path.exists():
            return []
        heading, *lines = self.path.read_bytes().splitlines(keepends=True) or [b""]
        if heading != self.heading + b"\n":
            raise OtherCampaign(str(self.path))
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
            self.path.write_bytes(heading + b"".join(lines))
        try:
            return [_tupled(msgspec.json.decode(line, type=Played)) for line in lines]
        except msgspec.DecodeError:
            raise OtherCampaign(str(self.path)) from None

    def add(self, played: Sequence[Played]) -> None:
        """Write down some more matches."""
        lines = [msgspec.json.encode(match) for match in played]
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lines.insert(0, self.heading)
        with self.path.open("ab") as file:
            file.write(b"".join(line + b"\n" for line in lines))


def _tupled(match: Played) -> Played:
    """Of several things that were turned, a value is a tuple; JSON knows lists only."""
    return replace(match, value=tuple(match.value)) if isinstance(match.value, list) else match
