"""A browser gets only the words that its seats may read, and a seat reads only the rules that it may know."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.kernel.game import Game, games
from koszmar.kernel.words import LANGUAGES, Words
from koszmar.server import kept
from koszmar.server.catalogue import messages_of
from koszmar.server.kept import ENTRY, Secrets, open_words, said_in, secrets
from koszmar.server.settings import WEB
from koszmar.server.words import words

KEEPING = [game for game in games().values() if game.face.secret_words]
GAMES = pytest.mark.parametrize("game", KEEPING, ids=lambda game: game.id)
BEGINNING = ("haunt-begins", "traitor-begins")
PROSE = re.compile(r"[^{}\n]{25,}")
"""A stretch of a text without anything put into it."""


def prose(game: Game, texts: dict[str, Any]) -> set[str]:
    """What the secret messages of a game say, but for the names of what can be chosen, in stretches of some words."""
    return {
        piece.strip()
        for entries in texts.values()
        for id, entry in entries.items()
        if id not in messages_of(game)
        for text in (entry.value.partition("=")[2], *entry.attributes.values())
        for piece in PROSE.findall(text.rpartition(" = ")[2])
        if piece.count(" ") > 3
    }


@GAMES
def test_what_everybody_can_fetch_says_nothing_secret(server: Any, game: Game) -> None:
    match = Match.new(game, players=game.players[0])
    kept_back = secrets(match)
    assert kept_back is not None
    secret = prose(game, kept_back.texts)
    assert len(secret) > 20
    paths = [f"/api/words/{game.id}/{lang}{more}" for lang in LANGUAGES for more in ("", "?own=true")]
    paths += ["/", f"/api/games/{game.id}/look", "/api/games", "/client.js"]
    paths += [f"/api/words/lobby/{lang}" for lang in LANGUAGES]
    for path in paths:
        text = server.http.get(path).text
        assert not [piece for piece in secret if piece in text], path


@GAMES
def test_no_open_word_is_made_of_secret_ones(game: Game) -> None:
    match = Match.new(game, players=game.players[0])
    kept_back = secrets(match)
    assert kept_back is not None
    for lang in LANGUAGES:
        open_ones = {found["id"]: found[0] for found in ENTRY.finditer(open_words(game, lang))}
        used = {name.partition(".")[0] for text in open_ones.values() for name in kept.NAMED.findall(text)}
        assert used & set(kept_back.texts[lang]) <= set(open_ones)


@GAMES
def test_all_words_of_a_game_are_either_open_or_kept(game: Game) -> None:
    for lang in LANGUAGES:
        written = "\n".join(path.read_text("utf-8") for path in sorted((game.face.locale / lang).glob("*.ftl")))
        everything = {found["id"] for found in ENTRY.finditer(written)}
        opened = {found["id"] for found in ENTRY.finditer(words(game.id, lang, WEB, own=True)[0])}
        kept_back = secrets(Match.new(game, players=game.players[0]))
        assert kept_back is not None
        assert everything <= opened | set(kept_back.texts[lang])
        assert Words(game, lang).has(min(everything))


def haunted() -> Match:
    """A match in which a haunt with a traitor has just begun."""
    for seed in range(20):
        match = Match.new("betrayal", players=3, seed=f"words of an evening {seed}")
        bot = make_bot("sensible", seed="words")
        for decision in match:
            haunt = match.scene.state.haunt
            if haunt is not None and "traitor" in haunt.sides and decision.prompt not in BEGINNING:
                return match
            match.choose(bot.choose(match, decision.seat), decision.seat)
    raise AssertionError("no haunt with a traitor began")


def test_over_a_socket_each_side_gets_its_own_words_and_whoever_watches_neither(server: Any, sit: Any) -> None:
    match = haunted()
    answer = server.http.post("/api/records?seats=human,human,human", content=match.record())
    assert answer.status_code == 201, answer.text
    made, sides = answer.json(), match.scene.state.haunt.sides
    number = f"{match.scene.state.haunt.number:02}"
    goals = {side: Words(games()["betrayal"], "pl").say(f"haunt-{number}-{side}-goal") for side in ("hero", "traitor")}
    assert goals["hero"] != goals["traitor"]
    for seat, side in [*enumerate(sides), (None, "")]:
        client = sit(made, made["spectators"] if seat is None else made["seats"][seat])
        sent = " ".join(client.texts).replace("\\u00a0", " ")
        heard = [json.loads(text) for text in client.texts]
        kinds = [message["type"] for message in heard]
        assert kinds.index("words") < kinds.index("view")
        texts = "".join(one["texts"]["pl"] for one in heard if one["type"] == "words")
        for whose in goals:
            assert (f"haunt-{number}-{whose}-goal =" in texts) == (whose == side), (seat, side, whose)
            assert (f"haunt-{number}-{whose}-goal" in sent) == (whose == side)
        key = made["spectators"] if seat is None else made["seats"][seat]
        rules = server.http.get(f"/api/tables/{made['code']}/ledger", headers={"authorization": f"Bearer {key}"}).json()
        told = {rule["id"] for rule in rules["statements"] if games()["betrayal"].face.told_by(rule["id"])}
        assert all(any(goal in sent for goal in games()["betrayal"].face.told_by(rule)) for rule in told)
        assert seat is not None or not told


def test_words_come_before_the_message_that_needs_them_and_once() -> None:
    texts = {
        lang: kept._entries(
            "haunt-13-study = Study the { token-13-rune }\n    .gen = of study\n    .text = Roll { monster-13-c }.\n"
            "token-13-rune = Rune\nmonster-13-c = Cultist\nhaunt-13-goal = Win.\n"
        )
        for lang in LANGUAGES
    }
    keeping, known = Secrets(texts), set[str]()
    first = keeping.needed(said_in('{"label":{"id":"haunt-13-study"},"other":{"id":"seat"}}'), known)
    assert set(first) == set(LANGUAGES)
    assert "Study the" in first["en"]
    assert "of study" in first["en"]
    assert "Rune" in first["en"]
    assert "Roll" not in first["en"], "a name does not bring the text of the card with it"
    assert "Win" not in first["en"]
    assert keeping.needed(["haunt-13-study", "token-13-rune"], known) == {}
    more = keeping.needed(["haunt-13-study.text"], known)
    assert "Roll" in more["en"]
    assert "Cultist" in more["en"]


def test_every_message_that_a_seat_is_sent_can_be_said_with_what_it_was_given() -> None:
    """Whole matches of every game that keeps words, seen by everybody: nobody is left without a word."""
    for game in KEEPING:
        match = Match.new(game, players=game.players[0], seed="nobody is left without a word")
        kept_back = secrets(match)
        assert kept_back is not None
        opened = {found["id"] for found in ENTRY.finditer(words(game.id, "en", WEB)[0])}
        known: dict[int | None, set[str]] = {}
        for number, decision in enumerate(match):
            if number >= 60:
                break
            for seat in (None, *range(match.setting.players)):
                said = said_in(msgspec.json.encode(match.view(seat)).decode())
                kept_back.needed(said, known.setdefault(seat, set()))
                missing = (
                    {one.partition(".")[0] for one in said} - opened - {one.partition(".")[0] for one in known[seat]}
                )
                assert not [one for one in missing if any(one in texts for texts in kept_back.texts.values())]
            match.choose(decision.options[number % len(decision.options)], decision.seat)


def test_a_secret_rule_is_read_by_nobody_before_its_haunt_and_by_its_side_afterwards(server: Any, sit: Any) -> None:
    game = games()["betrayal"]
    secret = {one.id for one in kept.load_ledger("betrayal").statements if game.face.told_by(one.id)}
    assert len(secret) > 90
    everybody = {one["id"] for one in server.http.get("/api/games/betrayal/ledger").json()["statements"]}
    assert everybody
    assert not everybody & secret
    made = server.open(game="betrayal", players=3)
    for key in (made["seats"][0], made["spectators"]):
        answer = server.http.get(f"/api/tables/{made['code']}/ledger", headers={"authorization": f"Bearer {key}"})
        assert {one["id"] for one in answer.json()["statements"]} == everybody
    assert server.http.get(f"/api/tables/{made['code']}/ledger").json()["error"] == "no-key"
    told = {one.id for one in kept.readable(game, ["haunt-13-hero-goal"]).statements}
    assert told - everybody == {"haunt13.heroes-win"}
    told = {one.id for one in kept.readable(game, ["haunt-13-traitor-goal"]).statements}
    assert told - everybody == {"haunt13.traitor-wins"}


def test_a_planted_leak_is_found() -> None:
    """If the words of a haunt were among the open ones, the first test here would see it."""
    game = games()["betrayal"]
    kept_back = secrets(Match.new(game, players=3))
    assert kept_back is not None
    secret = prose(game, kept_back.texts)
    assert not any(piece in open_words(game, "en") for piece in secret)
    assert any(piece in open_words(game.altered(secret_words=()), "en") for piece in secret)
