"""The conversation in docs/engines.md is a real one: an engine that says its lines hears the others."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from koszmar.bots import make_bot
from koszmar.bots.engine import EngineBot
from koszmar.bots.engine.limits import CLOCK
from koszmar.kernel.match import Match

PAGE = Path(__file__).parents[3] / "docs/engines.md"
PARAMETERS = {"inside_pages": 1, "madness_by_players": {"2": 2}}
ELLIPSIS = "…"
ACTOR = """
import json, sys
script, heard = json.load(open(sys.argv[1])), open(sys.argv[2], "w")
for way, line in script:
    if way == "→":
        heard.write(sys.stdin.readline())
        heard.flush()
    else:
        print(json.dumps(line), flush=True)
"""


def conversation() -> list[tuple[str, Any]]:
    (text,) = re.findall(r"```transcript\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [(line[0], json.loads(line[2:])) for line in text.splitlines()]


def fits(written: Any, heard: Any) -> bool:
    """Whether something is as it is written; what was left out may be anything."""
    if written == ELLIPSIS:
        return True
    if isinstance(written, dict) and isinstance(heard, dict):
        return written.keys() == heard.keys() and all(fits(written[name], heard[name]) for name in written)
    return bool(written == heard)


def test_the_conversation_on_the_page_is_a_real_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koszmar.bots.engine.command.CLOCK", CLOCK)
    monkeypatch.setattr("koszmar.bots.engine.dialogue.GRACE", 120.0)
    script, heard, actor = tmp_path / "script", tmp_path / "heard", tmp_path / "actor.py"
    script.write_text(json.dumps(conversation()))
    actor.write_text(ACTOR)
    setting = {"options": {"magicians": ["fire-girl", "water-boy"]}, "parameters": PARAMETERS}
    match = Match.new("bigbook", players=2, seed="midnight", **setting)
    sensible = make_bot("sensible", "x")
    while match.number < 21:
        assert match.decision is not None
        match.choose(sensible.choose(match, match.decision.seat), match.decision.seat)
    forfeits: list[Any] = []
    engine = EngineBot(
        shlex.join(["depth=3", sys.executable, str(actor), str(script), str(heard)]), "x", forfeits.append
    )
    for decision in match:
        match.choose(engine.choose(match, decision.seat), decision.seat)
    assert engine._engine is not None
    engine._engine.ping()
    engine.leave(match)
    assert forfeits == []
    told = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    for written, line in zip([line for way, line in conversation() if way == "→"], told, strict=True):
        assert fits(written, line), (written, line)
