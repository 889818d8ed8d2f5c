"""The observers of all games: nothing leaks, every answer has a number, and the numbers say what the view shows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from koszmar import Game, Match
from koszmar.bots import make_bot
from koszmar.kernel.flow import Decision
from koszmar.kernel.game import games
from koszmar.kernel.observer import NO_INDEX, Observer, Slice
from koszmar.kernel.scene import Scene
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.golden import compare
from koszmar.kernel.view import Card, View, Zone
from koszmar.kernel.words import Words

every_game = pytest.mark.parametrize("game", games().values(), ids=games())

SETTINGS: dict[str, list[dict[str, Any]]] = {
    "bigbook": [
        *({"players": players, "options": {"level": 1 + players % 3}} for players in range(2, 6)),
        {"players": 3, "rulings": {"open-hands": "closed"}},
        {"players": 4, "rulings": {"open-hands": "closed", "illusion": "whole-pool"}, "options": {"mode": "both"}},
        {"players": 2, "rulings": {"payment": "needed-only"}},
        {"players": 2, "rulings": {"destroy-zone": "with-discard", "mastermind": "any-in-stacks"}},
    ],
    "betrayal": [
        *({"players": 3 + haunt % 4, "options": {"haunt": haunt}} for haunt in range(51)),
        {"players": 4, "rulings": {"loot-limit": "corpse", "same-tile-sight": "not-in-sight"}},
    ],
    "nemesis": [
        {"players": players, "options": {"enemy": enemy, "mode": mode}}
        for enemy in ("void-seeders", "intruders")
        for mode in ("semi-cooperative", "cooperative")
        for players in range(1, 6)
    ],
    "mansions": [
        {"players": players, "options": {"scenario": scenario}}
        for scenario, players in (
            ("borrowed-key", 1),
            ("borrowed-key", 4),
            ("the-drowned-carillon", 3),
            ("salt-in-the-ledger", 2),
            ("the-house-that-counts", 5),
            ("the-last-ferry", 4),
            ("the-quiet-wing", 3),
            ("what-the-tide-keeps", 2),
        )
    ],
    "alone": [
        {"players": players, "options": {"difficulty": difficulty}}
        for difficulty in ("easy", "normal", "nightmare", "impossible")
        for players in (2, 3, 4)
    ],
}

SAMPLES = {"betrayal": 0.05, "alone": 0.02, "mansions": 0.02}
"""The share of positions that are reshuffled, where it takes long or there are many."""


def positions(game: Game, seed: str, sensible: float) -> Iterator[Match]:
    """One match with each setting, at every decision; part of the choices are those of a sensible player."""
    for number, setting in enumerate(SETTINGS[game.id]):
        match = Match.new(game, **setting, seed=f"{seed}/{number}", events=False)
        random, bot = Random(f"{seed}/{number}"), make_bot("sensible", seed)
        for decision in match:
            yield match
            seat = random.choice(decision.seats)
            wise = random.random() < sensible
            match.choose(bot.choose(match, seat) if wise else random.choice(decision.offered(seat)), seat)


def observer_of(game: Game) -> Observer:
    assert game.minds.observer is not None
    return game.minds.observer


@every_game
def test_reshuffling_what_a_seat_cannot_know_changes_not_a_byte(game: Game) -> None:
    random = Random("leaks")
    for number, match in enumerate(positions(game, "leak", 0.3)):
        if random.random() < SAMPLES.get(game.id, 0.15):
            laws.numbers_do_not_leak(match, str(number))


@every_game
def test_every_option_of_long_play_has_a_number_of_its_own(game: Game) -> None:
    observer = observer_of(game)
    further = observer.vocabulary.blocks.get("further", range(0))
    for match in positions(game, "numbers", 0.5):
        laws.every_option_has_a_number(match)
        decision = match.decision
        assert decision is not None
        indices = observer.indices(match.scene, decision, decision.seat)
        where = (decision.prompt, decision.options)
        assert not any(index == NO_INDEX or index in further for index in indices), where


@every_game
def test_the_same_answer_has_the_same_number_in_every_seat_of_every_match(game: Game) -> None:
    """Read back through the names: an option's number is called after what the option says."""
    observer = observer_of(game)
    names: dict[tuple[int, int, int, str, Any], int] = {}
    for match in positions(game, "same", 0.2):
        decision, state = match.decision, match.state
        assert decision is not None
        haunt = getattr(getattr(state, "haunt", None), "number", 0)
        for key, index in zip(decision.options, observer.indices(match.scene, decision, decision.seat), strict=True):
            if observer.vocabulary.names[index].split()[0] not in ("pay", "lay", "move-tile"):
                player = decision.prompt if isinstance(key, int) else ""
                said = (match.setting.players, decision.seat, haunt, player, key)
                assert names.setdefault(said, index) == index


@every_game
def test_names_in_the_vocabulary_and_in_the_layouts_are_unique(game: Game) -> None:
    observer = observer_of(game)
    assert len(set(observer.vocabulary.names)) == len(observer.vocabulary)
    for layout in (observer.tensor, observer.row):
        assert sum(part.size for part in layout.slices.values()) == layout.size == len(layout.scale())
        names = [layout.name(place) for place in range(layout.size)]
        assert len(set(names)) == layout.size


@every_game
def test_every_number_means_what_it_meant_before(game: Game) -> None:
    """The whole dictionary as text. If it has to change, raise the observer's version and set KOSZMAR_RENEW_GOLDEN."""
    observer = observer_of(game)
    lines = [f"# {game.id}, version {observer.version}"]
    for title, layout in (("tensor", observer.tensor), ("row", observer.row)):
        lines += ["", f"## {title}: {layout.size}"]
        for part in layout.slices.values():
            axes = " x ".join(f"({' '.join(axis)})" for axis in part.axes)
            lines.append(f"{part.start} {part.name} {axes} most {part.most}")
    lines += ["", f"## vocabulary: {len(observer.vocabulary)}"]
    lines += [f"{number} {name}" for number, name in enumerate(observer.vocabulary.names)]
    renew = bool(os.environ.get("KOSZMAR_RENEW_GOLDEN"))
    compare(Path(__file__).parent / "golden" / f"{game.id}.txt", "\n".join(lines) + "\n", renew=renew)


@every_game
def test_struct_and_text_are_the_view_of_the_seat(game: Game) -> None:
    match = Match.new(game, players=max(2, game.players[0]), seed="struct")
    observer = observer_of(game)
    assert observer.struct(match, 1)["seat"] == 1
    assert Words(game, "pl").say(match.view(1).status) in observer.text(match, 1, "pl")


# -- numbers against the view --------------------------------------------------------------------------------------


def read(observer: Observer, data: bytes, name: str, *at: str) -> int:
    """One number by the names of its place."""
    return data[place_of(observer.tensor.slices[name], at)]


def place_of(part: Slice, at: tuple[str, ...]) -> int:
    place = 0
    for axis, word in zip(part.axes, at, strict=True):
        place = place * len(axis) + axis.index(word)
    return part.start + place


def zone(view: View, name: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == name)


def counted(cards: list[Card]) -> dict[str, int]:
    return {card.id.rpartition("/")[2]: card.count for card in cards}


def relative(match: Match, seat: int, owner: int) -> str:
    distance = (owner - seat) % match.setting.players
    return f"+{distance}" if distance else "me"


def sampled(game: Game, share: float) -> Iterator[tuple[Match, int, View, bytes]]:
    random = Random("sample")
    for match in positions(game, "view", 0.4):
        if random.random() < share:
            seat = random.randrange(match.setting.players)
            yield match, seat, match.view(seat), observer_of(game).observe(match, seat)


def test_bigbook_numbers_agree_with_the_view() -> None:
    observer = observer_of(games()["bigbook"])
    for match, seat, view, data in sampled(games()["bigbook"], 0.1):
        assert read(observer, data, "madness-stack") == zone(view, "madness").count
        supply = counted(zone(view, "supply").cards)
        assert {card: read(observer, data, "supply", card) for card in supply} == supply
        for owner in range(match.setting.players):
            who = relative(match, seat, owner)
            for pile in ("hand", "support", "discard"):
                shown = counted(zone(view, f"{pile}-{owner}").cards)
                axis = observer.tensor.slices[pile].axes[1]
                assert {card: read(observer, data, pile, who, card) for card in axis if card in shown} == shown
                assert sum(read(observer, data, pile, who, card) for card in axis) == sum(shown.values())
            if match.state.magicians[owner].sheet:
                assert read(observer, data, "player", who, "hand") == zone(view, f"hand-{owner}").count
                assert read(observer, data, "player", who, "deck") == zone(view, f"deck-{owner}").count
            for card in zone(view, f"spells-{owner}").cards:
                key = card.id.rpartition("/")[2]
                assert read(observer, data, "spells", who, key) == (2 if card.state == "ready" else 1)
                assert read(observer, data, "spells-blocked", who, key) == (card.state == "blocked")
        assert view.question is not None
        assert read(observer, data, "prompt", view.question.prompt.id.removeprefix("prompt-")) == 1


def test_betrayal_numbers_agree_with_the_view() -> None:
    observer = observer_of(games()["betrayal"])
    for match, seat, view, data in sampled(games()["betrayal"], 0.05):
        tiles = {tile.id: tile for tile in view.boards[0].spaces}
        for name in observer.tensor.slices["tile"].axes[0]:
            assert read(observer, data, "tile", name, "there") == (name in tiles)
        for name, tile in tiles.items():
            assert read(observer, data, "tile", name, tile.area) == 1
            ways = [read(observer, data, "tile", name, f"open-{side}") for side in "NESW"]
            assert ways == [side == "open" for side in tile.sides]
        for panel in view.panels:
            who = relative(match, seat, panel.seat)
            for stat in panel.stats:
                assert read(observer, data, "trait", who, stat.id) == stat.value
            if panel.role is not None:
                assert read(observer, data, "role", who, panel.role.id.removeprefix("role-")) == 1
            assert read(observer, data, "dead", who) == panel.out
            for card in zone(view, f"cards-{panel.seat}").cards:
                if card.state != "hidden":
                    assert read(observer, data, "cards", who, card.id.rpartition("/")[2]) == 1
        for piece in view.boards[0].pieces:
            if piece.seat is not None:
                assert read(observer, data, "tile-explorers", piece.place, relative(match, seat, piece.seat)) == 1
            else:
                assert read(observer, data, "tile-monsters", piece.place, "monsters") > 0


# -- nothing new may be forgotten ----------------------------------------------------------------------------------


@cache
def messages(game: str) -> list[str]:
    return list(Words(games()[game], "en").bundle._messages)


@pytest.mark.parametrize("game", list(games()))
def test_every_question_of_the_game_has_a_place_in_the_tensor(game: str) -> None:
    prompts = observer_of(games()[game]).tensor.slices["prompt"].axes[0]
    asked_for = [name.removeprefix("prompt-") for name in messages(game) if name.startswith("prompt-")]
    assert [name for name in asked_for if name not in prompts] == []


def test_every_word_that_a_question_of_betrayal_offers_has_a_number() -> None:
    observer = observer_of(games()["betrayal"])
    known = {name.partition(" ")[2] for name in observer.vocabulary.names} | set(observer.vocabulary.blocks)
    prompts = observer.tensor.slices["prompt"].axes[0]
    words = {
        name.removeprefix(f"choice-{prompt}-")
        for name in messages("betrayal")
        for prompt in prompts
        if name.startswith(f"choice-{prompt}-")
    }
    assert len(words) > 30
    assert words - known == set()


def test_what_nobody_has_foreseen_is_numbered_in_the_order_of_the_question() -> None:
    game = games()["betrayal"]
    match = Match.new(game, seed="own haunt", options={"haunt": 4})
    assert match.decision is not None
    decision = type(match.decision)((0,), "own-question", ["perhaps", "done", ("own", "word")], "turn.any-order", {})
    observer = observer_of(game)
    further = observer.vocabulary.blocks["further"]
    perhaps, done, word = observer.indices(match.scene, decision, 0)
    assert (perhaps, word) == (further[0], further[1])
    assert observer.vocabulary.names[done] == "say done"


def test_payments_beyond_the_last_rank_have_no_number() -> None:
    game = games()["bigbook"]
    match = Match.new(game, seed="payments", options={"magicians": ["fire-girl", "water-boy"]})
    assert match.decision is not None
    payments = [("pay", *["hand-0/fire-1"] * count) for count in range(1, 71)]
    decision = type(match.decision)((0,), "pay", [*payments, "done"], "action.pay-sources", {})
    indices = observer_of(game).indices(match.scene, decision, 0)
    assert indices[:64] == list(observer_of(game).vocabulary.blocks["pay"])
    assert set(indices[64:70]) == {NO_INDEX}
    assert observer_of(game).vocabulary.names[indices[70]] == "say done"


@every_game
def test_a_discreet_observer_writes_the_same_from_the_true_scene_as_from_a_mask(game: Game) -> None:
    assert observer_of(game).discreet
    random = Random("discreet")
    for match in positions(game, "discreet", 0.3):
        if random.random() < 0.1:
            for seat in range(match.setting.players):
                laws.numbers_are_discreet(match, seat)


@every_game
def test_what_an_observer_keeps_is_what_it_would_write_anew(game: Game) -> None:
    """It has looked at the match all the time: at a new scene, or at a fork, nobody has. What is undone is undone."""
    observer, random = observer_of(game), Random("kept")

    def written(scene: Scene[Any], decision: Decision | None) -> list[bytes]:
        buffers = [bytearray(observer.tensor.size) for _ in range(scene.players)]
        for seat, buffer in enumerate(buffers):
            observer.write(scene, decision, seat, buffer)
        return [bytes(buffer) for buffer in buffers]

    for match in positions(game, "kept", 0.3):
        scene = match.scene
        looked = written(scene, match.decision)
        assert looked == written(scene.masked(scene.state, scene.unseen), match.decision)
        if random.random() < 0.02:
            twin = match.fork()
            assert written(twin.scene, twin.decision) == looked
            assert twin.decision is not None
            twin.choose(twin.decision.options[-1], twin.decision.seat)
            written(twin.scene, twin.decision)
            twin.undo(agreed=True)
            assert written(twin.scene, twin.decision) == looked


@pytest.mark.parametrize("part", ["labyrinth", "memory", "erased", "notes"])
def test_alone_writes_anew_whatever_changes_of_tiles_and_notes(part: str) -> None:
    match, random = Match.new("alone", players=2, seed="anew", events=False), Random("anew")
    observer, buffers = observer_of(match.game), [bytearray(observer_of(match.game).tensor.size) for _ in range(3)]
    while not (match.state.memory and match.state.labyrinth and "located" in match.state.notes.text):
        assert match.decision is not None
        match.choose(random.choice(match.decision.options), match.decision.seat)
    scene, state = match.scene, match.state
    observer.write(scene, None, 0, buffers[0])
    if part == "labyrinth":
        state.labyrinth.popitem()
    elif part == "memory":
        state.memory.popitem()
    elif part == "erased":
        state.erased.append(next(iter(state.memory)))
    else:
        state.notes.text = ""
    observer.write(scene, None, 0, buffers[1])
    observer.write(scene.masked(state, scene.unseen), None, 0, buffers[2])
    assert buffers[0] != buffers[1] == buffers[2]
