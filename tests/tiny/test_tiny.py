"""A third game, in a package of its own somewhere else, is played everywhere (``tests/web/test_tiny.py``: browser).

Nothing but its own folder knows it: if one of these tests fails, something outside asks for more than a game brings.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.tiny.install import KOSZMAR, ROOT, install, run

Env = dict[str, str]


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> Env:
    return install(tmp_path_factory.mktemp("elsewhere"))


def test_no_other_folder_knows_it() -> None:
    texts = (path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".js", ".css", ".ftl", ".html"))
    assert [path.name for path in texts if re.search(r"\btallow\b", path.read_text(encoding="utf-8"))] == []


def test_it_keeps_every_law(env: Env) -> None:
    """By registering itself it joins the tests of every game."""
    tests = ("tests/kernel/test_laws.py", "tests/kernel/test_message_ids.py", "tests/server/test_looks.py")
    said = run(env, "-m", "pytest", "-q", "-n0", "-k", "tallow", "-p", "no:cacheprovider", *tests)
    assert re.search(r"\d\d passed", said), said


def test_it_is_listed_and_explains_itself(env: Env) -> None:
    assert "tallow" in [game["id"] for game in json.loads(run(env, *KOSZMAR, "games", "--json"))]
    assert "short (default)  Short" in run(env, *KOSZMAR, "games", "tallow", "--lang", "en")
    assert "turn.light" in run(env, *KOSZMAR, "rules", "tallow", "candle", "--lang", "en")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_is_played_in_a_terminal(env: Env, lang: str) -> None:
    typed = "1\n" * 60 + "q\n"
    said = run(
        env, *KOSZMAR, "play", "tallow", "--night", "long", "--seed", "7", "--lang", lang, "--plain", typed=typed
    )
    assert {"en": "do you light a candle?", "pl": "zapalasz świecę?"}[lang] in said
    assert {"en": "The light has lasted until dawn.", "pl": "Światła starczyło do świtu."}[lang] in said
    assert "⟨" not in said


def test_it_is_simulated_balanced_and_played_in_tournaments(env: Env, tmp_path: Path) -> None:
    simulated = json.loads(
        run(env, *KOSZMAR, "simulate", "tallow", "--night", "long", "--matches", "20", "--workers", "1", "--json")
    )
    assert simulated["matches"] == 20
    out = tmp_path / "balance.html"
    run(env, *KOSZMAR, "balance", "tallow", "--over", "night", "--sweep", "brightness=10,14", "--matches", "4",
        "--workers", "1", "--out", str(out), "--lang", "en")  # fmt: skip
    page = out.read_text(encoding="utf-8")
    assert "The Last Tallow" in page
    assert "Candles" in page
    assert "⟨" not in page
    cup = run(env, *KOSZMAR, "tournament", "tallow", "--bots", "random,sensible", "--matches", "4", "--workers", "1",
              "--lang", "en")  # fmt: skip
    assert "sensible" in cup


def test_it_is_an_environment_for_learners(env: Env) -> None:
    run(
        env,
        "-c",
        "import warnings; warnings.simplefilter('ignore')\n"
        "from pettingzoo.test import api_test\n"
        "from koszmar.envs import aec\n"
        "api_test(aec.env('tallow'), num_cycles=50)\n"
        "import gymnasium, koszmar.envs.seat\n"
        "env = gymnasium.make('koszmar/tallow-v1', players=3)\n"
        "env.reset(seed=3)\n"
        "over = False\n"
        "while not over:\n"
        "    action = int(env.unwrapped.action_masks().argmax())\n"
        "    _, _, terminated, truncated, _ = env.step(action)\n"
        "    over = terminated or truncated\n",
    )
