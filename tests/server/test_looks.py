"""Every game brings its own look: the files are served under its id, and nothing else of its package is."""

from __future__ import annotations

import http.client
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import koszmar
from koszmar.kernel.game import games

DRESSED = {game.id: game.face.look.web for game in games().values() if game.face.look.web}
SOURCES = Path(koszmar.__file__).parent
COMMON = set((SOURCES / "web/icons/used.txt").read_text(encoding="utf-8").split())
GAMES = pytest.mark.parametrize("game", DRESSED)


def read(game: str, name: str) -> str:
    return (Path(DRESSED[game]) / name).read_text(encoding="utf-8")


# -- what is served --------------------------------------------------------------------------------------------------


@GAMES
def test_a_look_is_the_theme_with_its_icons_and_may_be_cached(server: Any, game: str) -> None:
    answer = server.http.get(f"/api/games/{game}/look")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json() == {**json.loads(read(game, "theme.json")), "drawings": json.loads(read(game, "icons.json"))}
    again = server.http.get(f"/api/games/{game}/look", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


@GAMES
def test_its_files_are_served_under_its_id_and_revalidated(server: Any, game: str) -> None:
    for path in ("/", "/index.html"):
        page = server.http.get(path)
        sheet = re.search(r'<link rel="stylesheet" href="(assets/[^"]+)">', page.text)
        assert sheet is not None
        assert f'[data-game="{game}"]' in server.http.get(f"/{sheet[1]}").text
        assert page.headers["content-type"].startswith("text/html")
        assert server.http.get(path, headers={"if-none-match": page.headers["etag"]}).status_code == 304
    for name, kind in (("theme.css", "text/css"), ("scene.svg", "image/svg+xml")):
        answer = server.http.get(f"/looks/{game}/{name}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-type"].startswith(kind)
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_catalogue_says_which_games_have_a_picture(server: Any) -> None:
    offered = server.http.get("/api/games").json()["games"]
    assert {info["id"] for info in offered if info["scene"]} == set(DRESSED)


def test_the_lobby_is_told_what_invites_to_a_game(server: Any) -> None:
    for lang in ("en", "pl"):
        lobby = server.http.get(f"/api/words/lobby/{lang}").text
        assert all(f"game-{game}-lure = " in lobby for game in DRESSED)
        assert "\ngame-lure = " not in lobby


@GAMES
@pytest.mark.parametrize(
    "path",
    ["nothing.css", "", "../__init__.py", "%2e%2e/__init__.py", "..%2f__init__.py", "%2e%2e/%2e%2e/state.py",
     "/etc/passwd", "%2fetc%2fpasswd", "..\\__init__.py"],
)  # fmt: skip
def test_nothing_else_is_served(server: Any, game: str, path: str) -> None:
    """The path goes out as it is written: a client of HTTP would tidy it up first."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("GET", f"/looks/{game}/{path}")
    answer = line.getresponse()
    body = answer.read()
    line.close()
    assert answer.status in (400, 404)
    assert b"import" not in body
    assert b"root:" not in body


def test_a_game_that_is_not_there_has_no_look(server: Any) -> None:
    answer = server.http.get("/api/games/ludo/look")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-game")
    assert server.http.get("/looks/ludo/theme.css").status_code == 404


# -- what is written -------------------------------------------------------------------------------------------------


@GAMES
def test_a_stylesheet_touches_no_other_game(game: str) -> None:
    source = re.sub(r"/\*.*?\*/|@font-face\s*\{[^}]*\}|@media[^{]*\{", "", read(game, "theme.css"), flags=re.DOTALL)
    selectors = [one.strip() for rule in re.findall(r"([^{}]+)\{[^}]*\}", source)
                 for one in re.split(r",(?![^()]*\))", rule)]  # fmt: skip
    own = f'[data-game="{game}"]'
    assert selectors
    assert [one for one in selectors if not one.startswith((own, f":where({own})"))] == []


@GAMES
def test_every_icon_that_a_theme_names_is_drawn_and_every_drawing_is_named(game: str) -> None:
    theme, drawn = json.loads(read(game, "theme.json")), set(json.loads(read(game, "icons.json")))
    named = {*theme["icons"].values(), *theme["faces"].values(), *theme.get("rooms", {}).values()}
    named |= {one["icon"] for one in theme["portraits"].values()} | set(theme.get("ending", {}).values())
    assert named <= drawn | COMMON
    assert drawn <= named | set(theme["icons"])


@pytest.mark.parametrize("folder", sorted((SOURCES / "games").glob("*/look")), ids=lambda path: path.parent.name)
def test_the_icons_are_as_they_were_fetched(folder: Path) -> None:
    for row in (folder / "CHECKSUMS").read_text(encoding="utf-8").splitlines():
        digest, name = row.split("  ", 1)
        assert sha256((folder / name).read_bytes()).hexdigest() == digest


@GAMES
def test_a_scene_needs_nothing_but_itself(game: str) -> None:
    source = read(game, "scene.svg")
    assert re.findall(r'(?:href|src)="(?!#)', source) == []
    assert "<script" not in source
