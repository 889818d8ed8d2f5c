"""Knowledge as data: masks, other truths, secret answers; and planted leaks of every kind, each of which is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import koszmar
import koszmar.kernel.game
import koszmar.kernel.view
from koszmar import Match
from koszmar.kernel import worlds
from koszmar.kernel.chance import Chance, SeededChance
from koszmar.kernel.errors import NotOffered, NotYourDecision, Refused
from koszmar.kernel.flow import Answer, Decision, Flow, Key, ask, ask_all, ask_each, read_answer
from koszmar.kernel.game import Face, Game, Information, Minds, Reason, Rules, Settings
from koszmar.kernel.knowledge import (
    UNKNOWN,
    Changes,
    Corner,
    Corners,
    Heap,
    Holding,
    Knowledge,
    Secret,
    deal,
    is_unknown,
    mask,
    no_back,
    put,
)
from koszmar.kernel.scene import Event, Result, Scene, Setting
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.audit import audit
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.view import LASTING, Message, View, Zone, lasting, once
from koszmar.kernel.worlds import TALLY

CARDS = tuple(f"{suit}-{number}" for suit in ("red", "black") for number in range(8))
ROUNDS = 3


class Nothing(Struct, frozen=True):
    """No options, no rulings, no parameters."""


class Vault(Struct):
    """Hands that only their owners see, a deck that nobody sees, a pile that all see."""

    hands: list[list[str]]
    deck: list[str]
    pile: list[str] = []
    chosen: list[str] = []
    """What each seat has laid face down, until all have."""
    round: int = 0


Table = Scene[Vault]


def setup(setting: Setting, chance: Chance) -> Vault:
    cards = list(CARDS)
    chance.shuffle(cards)
    return Vault([[cards.pop() for _ in range(3)] for _ in range(setting.players)], cards)


def step(scene: Table) -> Flow[None]:
    """All lay a card at the same time; whoever likes adds a red one; the cards are turned up."""
    state = scene.state
    laid = yield ask_all({seat: list(hand) for seat, hand in enumerate(state.hands)}, "lay", rule="vault.lay")
    for seat, card in laid.items():
        state.hands[seat].remove(card)
    state.chosen = [laid[seat] for seat in range(scene.players)]
    offers: dict[int, list[Key]] = {
        seat: ["pass", *(card for card in hand if card.startswith("red"))] for seat, hand in enumerate(state.hands)
    }
    seat, extra = yield ask_each(offers, "react", rule="vault.react")
    if extra != "pass":
        state.hands[seat].remove(extra)
        state.pile.append(extra)
    scene.tell("laid", seats=list(laid), to=tuple(range(scene.players)), secret={})
    state.pile += state.chosen
    state.chosen = []
    for hand in state.hands:
        if state.deck:
            scene.reveal()
            hand.append(state.deck.pop())
    state.round += 1
    if state.round == ROUNDS:
        scene.end(Result(tuple(float(len(hand) > 2) for hand in state.hands), "over", "vault.end"))


def secrets(scene: Table) -> Iterator[Secret]:
    state = scene.state
    yield Secret(("deck",), range(len(state.deck)), (), "cards")
    for owner, hand in enumerate(state.hands):
        yield Secret(("hands", owner), range(len(hand)), (owner,), "cards", kind=colour)
    for owner in range(len(state.chosen)):
        yield Secret(("chosen",), (owner,), (owner,), "cards", kind=colour)


def colour(card: str) -> str:
    return card.partition("-")[0]


def view(scene: Table, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    state = scene.state
    shown = [[card for card in hand if not is_unknown(card)] for hand in state.hands]
    told = {"hands": shown, "pile": state.pile, "deck": len(state.deck), "round": state.round}
    if decision:
        told |= {"asked": list(decision.seats), "options": list(map(str, decision.options))}
    return View("vault", seat, Message("table", told))


def narrate(scene: Table, event: Event) -> Message:
    return Message(event.kind, dict(event.args))


def actions(scene: Table, decision: Decision) -> list[Key]:
    return [*decision.options, "cheat"]


def why_not(scene: Table, decision: Decision, key: Key) -> Reason | None:
    return Reason(Message("no"), "vault.no") if key == "cheat" else None


KNOWLEDGE = Knowledge(
    secrets=secrets,
    holdings=(Holding(("hands", "*")), Holding(("deck",)), Holding(("pile",)), Holding(("chosen",))),
    public=("pile.*", "round"),
)

VAULT = Game(
    id="vault",
    version="1",
    title={"en": "Vault", "pl": "Skarbiec"},
    players=(2, 4),
    information=Information(cooperation="one-against-all", hidden=True, chance=True),
    horizon=200,
    settings=Settings(options=Nothing, rulings=Nothing, parameters=Nothing, check=lambda setting: None),
    rules=Rules(
        state=Vault, setup=setup, step=step, turn=lambda state: int(state.round), status=lambda state, setting: [],
        content=dict,
    ),
    knowledge=KNOWLEDGE,
    face=Face(
        locale=Path("."), view=view, narrate=narrate, why_not=why_not, actions=actions,
        touches=lambda scene, decision, key: [],
    ),
    minds=Minds(prefer=lambda scene, decision: [0.0] * len(decision.options)),
)  # fmt: skip


def moments(game: Game = VAULT, count: int = 25) -> Iterator[tuple[Match, Random]]:
    for number in range(count):
        random = Random(number)
        match = Match.new(game, players=2 + number % 3, seed=number)
        play_on(match, random, random.randrange(1, 12))
        yield match, random


# -- masks -----------------------------------------------------------------------------------------------------------


def test_a_masked_state_holds_backs_where_a_seat_cannot_look() -> None:
    match = Match.new(VAULT, players=3, seed="mask")
    seen = match.seen_by(1).state
    assert seen.hands[1] == match.state.hands[1]
    assert seen.hands[0] == seen.hands[2] == [UNKNOWN] * 3
    assert set(seen.deck) == {UNKNOWN}
    assert len(seen.deck) == len(match.state.deck)
    assert UNKNOWN not in {*match.state.deck, *match.state.hands[0]}, "the true state is untouched"


def test_a_spectator_sees_only_what_everybody_sees() -> None:
    match = Match.new(VAULT, players=2, seed="mask")
    assert {card for hand in match.seen_by(None).state.hands for card in hand} == {UNKNOWN}


def test_a_masked_scene_tells_what_is_unseen_but_not_where() -> None:
    match = Match.new(VAULT, players=2, seed="mask")
    expected = sorted([*match.state.deck, *match.state.hands[1]])
    assert match.seen_by(0).unseen("cards") == expected
    assert match.scene.unseen("cards") == []


def test_seats_that_know_the_same_look_at_one_scene_and_nobody_at_that_of_another() -> None:
    match = Match.new(VAULT, players=3, seed="mask")
    hands = [match.seen_by(seat).state.hands for seat in range(3)]
    assert [[seat for seat in range(3) if UNKNOWN not in seen[seat]] for seen in hands] == [[0], [1], [2]]
    assert len({id(match.seen_by(seat)) for seat in (None, *range(3))}) == 4
    match = Match.new(VAULT, players=3, seed="mask")
    for hand in match.state.hands:
        hand.clear()
    assert len({id(match.seen_by(seat)) for seat in (None, *range(3))}) == 1


def test_a_part_of_the_view_is_made_once_for_who_knows_the_same_and_of_the_true_scene_every_time() -> None:
    calls: list[int] = []

    @once
    def deck(scene: Table, top: int) -> list[Any]:
        calls.append(top)
        return list(scene.state.deck[:top])

    match = Match.new(VAULT, players=3, seed="mask")
    assert deck(match.seen_by(0), 2) is deck(match.seen_by(0), 2)
    assert calls == [2]
    deck(match.seen_by(0), 3)
    deck(match.seen_by(1), 2)
    assert calls == [2, 3, 2]
    assert deck(match.scene, 2) is not deck(match.scene, 2)
    match.forget_parts()
    deck(match.seen_by(0), 2)
    assert len(calls) == 6
    assert len(deck(match.seen_by(0), top=1)) < len(deck(match.seen_by(0), top=3))


def test_what_lasts_is_the_same_thing_again_and_the_oldest_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    @lasting
    def pile(count: int) -> Zone:
        calls.append(count)
        return Zone("pile", "pile", Message("zone-pile"), count=count)

    monkeypatch.setattr(koszmar.kernel.view, "MOST_LASTING", 2)
    first = pile(1)
    assert pile(1) is first
    assert LASTING[id(first)].part is first
    assert pile(count=1) is not first
    pile(2)
    pile(3)
    assert id(first) not in LASTING
    assert pile(3) is pile(3)
    assert pile(1) == first
    assert calls == [1, 1, 2, 3, 1]


def test_what_is_hidden_in_a_part_stays_hidden_when_the_part_itself_hides_something() -> None:
    """A secret field of a Struct, between two secrets that lie deeper in the same Struct."""
    match = Match.new(VAULT, players=2, seed="mask")
    kept = [Secret(("deck",), (0,)), Secret((), ("round",)), Secret(("pile",), ()), Secret(("hands", 0), (0,))]
    for order in (kept, kept[::-1]):
        seen = mask(match.scene, order, None).state
        assert (seen.deck[0], seen.round, seen.hands[0][0]) == (UNKNOWN, -1, UNKNOWN)
        assert seen.deck[1:] == match.state.deck[1:]


def test_a_seat_sees_the_present_also_after_undo_and_another_choice() -> None:
    """The mask of a moment is made once for view, log and hints; every other moment has its own."""
    match = Match.new(VAULT, players=2, seed="mask")
    play_on(match, Random(1), 3)
    for _ in range(2):
        before = match.seen_by(0).state
        assert match.seen_by(0).state is before
        match.choose(match.options(0)[-1], 0)
        assert match.seen_by(0).state is not before
        match.undo(agreed=True)
        assert match.seen_by(0).state is not before
        assert match.seen_by(0).state == before
    match.choose(match.options(0)[0], 0)
    assert match.seen_by(0).state == mask(match.scene, secrets(match.scene), 0).state


def test_a_masked_scene_has_no_chance_to_look_into() -> None:
    scene = Match.new(VAULT, players=2, seed="mask").seen_by(0)
    with pytest.raises(NotImplementedError):
        scene.chance.below(6)


@pytest.mark.parametrize("name", list(koszmar.games()))
def test_corners_that_have_not_changed_are_not_masked_again_and_show_the_same(name: str) -> None:
    """Whoever looks at every moment of a match is shown what one would be who looks for the first time."""
    game = koszmar.games()[name]
    knowledge = game.knowledge
    for number in range(2):
        random, most = Random(number), game.players[1]
        match = Match.new(game, players=most, seed=f"corners/{number}", events=False)
        for moment in range(60):
            play_on(match, random, 1)
            everything = list(knowledge.secrets(match.scene))
            seat = moment % (most + 1) if moment % (most + 1) < most else None
            expected, seen = mask(match.scene, everything, seat), match.seen_by(seat)
            assert seen.state == expected.state
            for deck in {one.deck for one in everything if one.deck}:
                assert seen.unseen(deck) == expected.unseen(deck)
            if moment % 9 == 8 and not match.over:
                match.undo("action", agreed=True)


def test_corners_tell_every_secret_once_in_the_order_of_the_parts() -> None:
    """A corner names its secrets once: what is asked for as a whole, and what is in no corner, is made of that."""
    scene = Match.new(VAULT, players=3, seed="parts").scene

    def deck(scene: Table) -> Iterator[Secret]:
        yield Secret(("deck",), range(len(scene.state.deck)), (), "cards")

    def hands(scene: Table) -> Iterator[Secret]:
        for owner, hand in enumerate(scene.state.hands):
            yield Secret(("hands", owner), range(len(hand)), (owner,), "cards")

    def chosen(scene: Table) -> Iterator[Secret]:
        yield Secret(("pile",), (), (), "cards")

    declared = Corners(chosen, Corner(("deck",), deck, alike=True), hands)
    assert [secret.path[0] for secret in declared(scene)] == ["pile", "deck", "hands", "hands", "hands"]
    assert [secret.path[0] for secret in declared.elsewhere(scene)] == ["pile", "hands", "hands", "hands"]
    cornered = VAULT.altered(knowledge=msgspec.structs.replace(KNOWLEDGE, secrets=declared))
    match, plain = (Match.new(game, players=3, seed="parts") for game in (cornered, VAULT))
    for seat in (None, 0, 1, 2):
        assert match.seen_by(seat).state == plain.seen_by(seat).state
        assert match.seen_by(seat).unseen("cards") == plain.seen_by(seat).unseen("cards")


# -- deals -----------------------------------------------------------------------------------------------------------


def test_a_deal_keeps_every_back() -> None:
    backs: dict[int, Callable[[Any], Any]] = {0: no_back, 1: colour, 2: no_back, 3: lambda card: card[-1] > "3"}
    cards = ["red-1", "red-5", "black-2", "black-7"]
    heaps = [Heap((), [place], [card], backs[place]) for place, card in enumerate(cards)]
    dealt = {tuple(card for heap in deal(heaps, SeededChance(str(seed))) for card in heap) for seed in range(200)}
    assert all(sorted(one) == sorted(cards) for one in dealt)
    assert {colour(one[1]) for one in dealt} == {"red"}
    assert {one[3] for one in dealt} == {"red-5", "black-7"}
    assert len(dealt) > 4


def test_empty_heaps_are_dealt_nothing() -> None:
    assert deal([Heap((), [], [], colour), Heap((), [], [], colour)], SeededChance("none")) == [[], []]
    assert deal([], SeededChance("none")) == []


def test_worlds_differ_and_nothing_is_lost_in_them() -> None:
    for match, _ in moments():
        worlds = [match.fork(seed=seed, as_seen_by=0) for seed in range(8)]
        assert all(VAULT.knowledge.census(world.state) == VAULT.knowledge.census(match.state) for world in worlds)
        assert all(world.state.hands[0] == match.state.hands[0] for world in worlds)
        if not match.over:
            assert len({world.fingerprint() for world in worlds}) > 1


@pytest.mark.parametrize("events", [True, False])
def test_a_fork_does_not_change_its_parent(events: bool) -> None:
    """It may only have one more snapshot to fork from, of a moment that it has passed."""
    match = Match.new(VAULT, players=3, seed=1, events=events)
    play_on(match, Random(1), 5)
    marks = list(match._past.marks)
    before = [match._past.spacing, list(match._answers), match.fingerprint(), match._events and list(match._events)]
    match.fork()
    match.fork(seed=1, as_seen_by=2)
    match.checkpoint()
    assert [match._past.spacing, list(match._answers), match.fingerprint(), match._events] == before
    assert match._past.marks[: len(marks)] == marks
    assert len(match._past.marks) <= len(marks) + (not events)
    assert match._past.marks == sorted(match._past.marks, key=lambda mark: mark.number)


def test_a_fork_after_another_choice_stands_where_the_match_stands_now() -> None:
    """What a seat cannot know is worked out once for many forks, and again after undo."""
    match = Match.new(VAULT, players=2, seed="again")
    for card in list(match.options(0)):
        match.choose(card, 0)
        fork = match.fork(seed="x", as_seen_by=0)
        assert fork.choices == [f"@0 {card}"]
        fork.choose(fork.options(1)[0], 1)
        assert fork.state.chosen[0] == card
        match.undo(agreed=True)
    assert match.fork(seed="x", as_seen_by=0).number == 0


def digs(scene: Table) -> Flow[None]:
    """An option that is there only while a certain card lies in the deck: so everybody knows whether it does."""
    yield ask(0, "dig", ["go", "stay", *(["dig"] if "red-7" in scene.state.deck else [])], rule="vault.dig")
    yield from step(scene)


def is_red_7(card: str) -> bool:
    return card == "red-7"


def test_where_no_free_deal_fits_each_thing_makes_way_only_for_its_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "GUESSES", 2)

    def by_rule(scene: Table) -> Iterator[Secret]:
        return (msgspec.structs.replace(secret, kind=is_red_7) for secret in secrets(scene))

    game, before = VAULT.altered(step=digs, secrets=by_rule), TALLY.copy()
    for seed in range(60):
        match = Match.new(game, players=2, seed=seed)
        fork = match.fork(seed=seed, as_seen_by=0)
        assert fork.options(0) == match.options(0)
    assert TALLY["alike"] > before["alike"]
    assert TALLY["truth"] == before["truth"]


@pytest.fixture
def planted() -> Iterator[None]:
    """For tests that plant a leak: no world looks like the true one there, and forks give up."""
    given_up = TALLY["truth"]
    yield
    TALLY["truth"] = given_up


@pytest.mark.usefixtures("planted")
def test_a_fork_that_gives_up_is_counted_and_breaks_the_law() -> None:
    def tells_all(scene: Table) -> Flow[None]:
        yield ask(0, "guess", ["a", "b"], rule="vault.guess", deck=list(scene.state.deck))
        yield from step(scene)

    match = Match.new(VAULT.altered(step=tells_all), players=2, seed="open")
    given_up = TALLY["truth"]
    match.fork(seed=1, as_seen_by=0)
    assert TALLY["truth"] == given_up + 1
    with pytest.raises(AssertionError, match="no world looks like this one"):
        laws.no_leak(match, "other")


def test_an_imagined_match_has_no_record() -> None:
    match = Match.new(VAULT, players=2, seed=3)
    play_on(match, Random(3), 4)
    pair = match.other_truth(0, "other", 0)
    assert pair is not None
    for write in (pair[1].record, pair[1].checkpoint, pair[1].fork().record):
        with pytest.raises(Refused):
            write()


def test_changes_can_be_made_again_after_the_rules_have_changed_what_was_put_there() -> None:
    state = Vault([["red-1"], ["red-2"]], [])
    changes: Changes = [((), ("deck",), [["red-3"]])]
    put(state, changes)
    state.deck.append("red-4")
    put(state, changes)
    assert state.deck == ["red-3"]


# -- answers ---------------------------------------------------------------------------------------------------------


def test_all_answer_secretly_and_the_rules_hear_of_it_when_all_have() -> None:
    match = Match.new(VAULT, players=3, seed="all")
    first, second = match.options(2)[0], match.options(0)[1]
    match.choose(first, 2)
    assert match.decision is not None
    assert match.decision.seats == (0, 1)
    assert match.state.chosen == []
    assert match.view(1) == match.fork(seed="x", as_seen_by=1).view(1)
    with pytest.raises(NotYourDecision):
        match.choose(first, 2)
    with pytest.raises(NotOffered):
        match.choose(first, 0)
    match.choose(second, 0)
    match.choose(match.options(1)[2], 1)
    assert match.decision.prompt == "react"
    assert match.state.chosen[2] == first
    assert match.state.chosen[0] == second


def test_seats_have_options_of_their_own_and_see_nobody_elses() -> None:
    match = Match.new(VAULT, players=2, seed="each")
    for seat in (0, 1):
        match.choose(match.options(seat)[0], seat)
    decision = match.decision
    assert decision is not None
    assert decision.prompt == "react"
    assert decision.seen_by(0).options == decision.offered(0)
    assert decision.seen_by(None).options == ()
    assert decision.seen_by(0).each is None


@pytest.mark.parametrize("upto", range(8))
def test_secret_answers_survive_records_checkpoints_forks_and_undo(upto: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(koszmar.kernel.game, "games", lambda: {VAULT.id: VAULT})
    match = Match.new(VAULT, players=3, seed="all")
    play_on(match, Random(3), upto)
    for again in (Match.replay(match.record()), Match.resume(match.checkpoint()), match.fork()):
        assert again.decision == match.decision
        assert again.fingerprint() == match.fingerprint()
    if upto:
        twin = Match.replay(match.record())
        twin.undo(agreed=True)
        seat, key = read_answer(match.choices[-1])
        twin.choose(key, seat)
        assert (twin.decision, twin.fingerprint()) == (match.decision, match.fingerprint())


def test_a_key_of_two_numbers_is_written_apart_from_a_seat_and_a_number() -> None:
    assert str(Answer(None, (3, 4))) == "3 4"
    assert str(Answer(3, 4)) == "@3 4"
    assert read_answer("@3 4") == (3, "4")
    assert read_answer("3 4") == (None, "3 4")


# -- leaks -----------------------------------------------------------------------------------------------------------


def compare(game: Game) -> int:
    """How many moments were compared under the laws of knowledge."""
    compared = 0
    for match, random in moments(game):
        laws.no_leak(match, "other")
        compared += laws.another_truth_looks_the_same(match, random)
    return compared


def test_nothing_leaks_in_an_honest_game() -> None:
    assert compare(VAULT) > 200


def leaking(**changes: Any) -> Game:
    return VAULT.altered(**changes)


def tells_a_card(scene: Table) -> Flow[None]:
    """A log line that names a card of somebody's hand."""
    scene.tell("glimpse", card=scene.state.hands[0][0])
    yield from step(scene)


def tells_one_of_several(scene: Table) -> Flow[None]:
    """A log line with several names, the true one among them."""
    scene.tell("rumour", cards=sorted([scene.state.hands[-1][0], "red-0", "black-0"]))
    yield from step(scene)


def asks_only_the_rich(scene: Table) -> Flow[None]:
    """A question put only to whoever holds something."""
    for seat, hand in enumerate(scene.state.hands):
        if "red-3" in hand:
            yield ask(seat, "boast", ["yes", "no"], rule="vault.boast")
    yield from step(scene)


def answers_itself(scene: Table) -> Flow[None]:
    """A question that is not asked where the hand leaves no choice."""
    hand = scene.state.hands[0]
    yield ask(0, "show", ["no", *(card for card in hand if card in ("red-1", "red-2"))], rule="vault.show")
    yield from step(scene)


def orders_by_secret(scene: Table) -> Flow[None]:
    """Options in an order that another's hand decides."""
    order = sorted(["left", "right"], reverse=scene.state.hands[1][0][-1] < "4")
    yield ask(0, "side", order, rule="vault.side")
    yield from step(scene)


def argues_with_secret(scene: Table) -> Flow[None]:
    """A question whose public arguments name a hidden card."""
    yield ask(0, "guess", ["a", "b"], rule="vault.guess", card=scene.state.deck[-1])
    yield from step(scene)


def reveals_by_undo(scene: Table) -> Flow[None]:
    """Undo that stops because of what somebody holds."""
    yield ask(0, "think", ["a", "b"], rule="vault.think")
    if "red-3" in scene.state.hands[1]:
        scene.reveal()
    yield from step(scene)


def view_of_arguments(scene: Table, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """A view that shows all it is given."""
    shown = view(scene, decision, result, seat)
    args = dict(decision.args) if decision else {}
    return msgspec.structs.replace(shown, status=Message("table", {**shown.status.args, "args": args}))


@pytest.mark.parametrize(
    "changes",
    [
        {"step": tells_a_card},
        {"step": tells_one_of_several},
        {"step": asks_only_the_rich},
        {"step": answers_itself},
        {"step": orders_by_secret},
        {"step": argues_with_secret, "view": view_of_arguments},
        {"step": reveals_by_undo},
    ],
    ids=lambda changes: changes["step"].__name__,
)
@pytest.mark.usefixtures("planted")
def test_a_planted_leak_of_the_rules_is_caught(changes: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match="can tell two truths apart"):
        compare(leaking(**changes))


def test_a_view_a_hint_a_reason_or_a_line_made_of_the_true_state_is_caught() -> None:
    """They are given masks; here each is let look behind, as a defect of the kernel would."""
    truth: list[Vault] = []

    def spying(function: Callable[..., Any], leak: Callable[[Any, str], Any]) -> Callable[..., Any]:
        return lambda scene, *args: leak(function(scene, *args), truth[-1].hands[1][0])

    def remembering(scene: Table) -> Iterator[Secret]:
        if UNKNOWN not in scene.state.deck:
            truth.append(scene.state)
        return secrets(scene)

    noticed = Knowledge(secrets=remembering, holdings=KNOWLEDGE.holdings, public=KNOWLEDGE.public)
    spies: dict[str, Any] = {
        "view": spying(view, lambda shown, card: View("vault", 0, Message("table", {"card": card}))),
        "narrate": spying(narrate, lambda line, card: Message(line.id, {"card": card})),
        "why_not": spying(why_not, lambda reason, card: Reason(Message(card), "vault.no")),
    }
    spies["prefer"] = spying(
        lambda scene, decision: decision.options, lambda options, card: [float(card[-1])] * len(options)
    )
    for name, spy in spies.items():
        with pytest.raises(AssertionError, match="can tell two truths apart"):
            compare(VAULT.altered(knowledge=noticed, **{name: spy}))


def test_the_audit_finds_a_forgotten_declaration() -> None:
    honest = audit(match for match, _ in moments())
    assert honest.forgotten(VAULT) == []
    assert honest.misjudged(VAULT) == []

    def careless(scene: Table) -> Iterator[Secret]:
        return (secret for secret in secrets(scene) if secret.path != ("deck",))

    forgetful = VAULT.altered(knowledge=msgspec.structs.replace(KNOWLEDGE, secrets=careless))
    assert audit(match for match, _ in moments(forgetful)).forgotten(forgetful) == ["deck.*"]
