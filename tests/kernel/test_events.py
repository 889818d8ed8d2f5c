"""Events: who learns what, and matches that tell nothing at all."""

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.errors import NotYourDecision
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event, Scene

SPECTATOR = None


def test_an_open_event_is_learned_by_everybody() -> None:
    event = Event("marker", {"space": 2}, 7)
    for seat in (SPECTATOR, 0, 1):
        assert event.seen_by(seat) == event


def test_an_event_with_an_audience_is_learned_by_nobody_else() -> None:
    event = Event("whisper", {"word": "boo"}, 3, audience=(0, 2))
    for seat in (0, 2):
        assert event.seen_by(seat) == Event("whisper", {"word": "boo"}, 3)
    for seat in (SPECTATOR, 1):
        assert event.seen_by(seat) is None


def test_a_secret_reaches_only_those_it_is_told_to() -> None:
    event = Event("draw", {"seat": 1}, 5, to=(1,), secret={"card": "madness"})
    assert event.seen_by(1) == Event("draw", {"seat": 1, "card": "madness"}, 5)
    for seat in (SPECTATOR, 0):
        assert event.seen_by(seat) == Event("draw-hidden", {"seat": 1}, 5)


def test_a_secret_told_to_nobody_stays_one() -> None:
    event = Event("bury", {"count": 1}, secret={"card": "madness"})
    for seat in (SPECTATOR, 0, 1):
        assert event.seen_by(seat) == Event("bury-hidden", {"count": 1})


def test_an_audience_comes_before_a_secret() -> None:
    event = Event("draw", {}, audience=(0, 1), to=(1,), secret={"card": "madness"})
    assert event.seen_by(2) is None
    assert event.seen_by(0) == Event("draw-hidden", {})
    assert event.seen_by(1) == Event("draw", {"card": "madness"})


def test_what_a_seat_learns_holds_no_trace_of_who_else_learned_it() -> None:
    event = Event("draw", {"seat": 1}, 5, audience=(0, 1), to=(1,), secret={"card": "madness"})
    for seat in (0, 1):
        seen = event.seen_by(seat)
        assert seen is not None
        assert (seen.audience, seen.to, seen.secret) == (None, (), {})


def test_a_rule_tells_with_the_number_of_the_choice_it_follows_from() -> None:
    told: list[Event] = []
    match = Match.new("bigbook", seed=1)
    scene = Scene(match.state, match.setting, match.scene.chance, told)
    scene.number = 4
    scene.tell("found", to=(1,), secret={"what": "key"}, seat=1)
    assert told == [Event("found", {"seat": 1}, 4, None, (1,), {"what": "key"})]


# -- in a match ------------------------------------------------------------------------------------------------------


def test_events_carry_the_choice_that_brought_them() -> None:
    match = position(hands=[["earth-1", "fire-1", "air-1"]]).match
    match.choose("activate growth")
    match.choose("activate telepathy")
    assert [(event.kind, event.choice) for event in match.events() if event.kind in ("activate", "draw")] == [
        ("activate", 1),
        ("draw", 1),
        ("activate", 2),
    ]


def test_events_can_be_asked_for_from_a_place_on() -> None:
    match = Match.new("bigbook", players=2, seed="since", options={"magicians": ("fire-boy", "air-girl")})
    everything = match.events()
    assert len(everything) > 5
    assert match.events(since=5) == everything[5:]
    assert match.events(since=len(everything)) == []


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_drawn_card_is_told_to_its_owner_and_to_others_only_if_hands_are_open(hands: str) -> None:
    table = position(hands=[["earth-1", "fire-1"]], decks=[["water-3"]], rulings={"open-hands": hands})
    match = table.match
    match.choose("activate growth")
    if hands == "closed":  # there even a question with one answer is put
        match.choose("1")
        match.choose("pay hand-0/earth-1")
    now = match.number
    assert Event("draw", {"seat": 0, "card": "water-3"}, now) in match.events(0)
    for seat in (SPECTATOR, 1):
        if hands == "open":
            assert Event("draw", {"seat": 0, "card": "water-3"}, now) in match.events(seat)
        else:
            assert Event("draw-hidden", {"seat": 0}, now) in match.events(seat)
            assert not any("card" in event.args for event in match.events(seat) if event.kind.startswith("draw"))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_learns_nothing(seat: int) -> None:
    match = Match.new("bigbook", players=2, seed=1)
    with pytest.raises(NotYourDecision, match=f"there is no seat {seat}; there are 0 to 1"):
        match.events(seat)


def test_a_match_can_be_played_without_events() -> None:
    loud, quiet = (Match.new("bigbook", players=2, seed="quiet", events=events) for events in (True, False))
    for decision in loud:
        assert quiet.decision == decision
        for match in (loud, quiet):
            match.choose(decision.options[-1], decision.seat)
    assert quiet.result == loud.result
    assert quiet.fingerprint() == loud.fingerprint()
    assert quiet.events() == []
    assert loud.events() != []


def test_a_record_can_be_replayed_with_or_without_events() -> None:
    match = Match.new("bigbook", players=2, seed="told", options={"magicians": ("fire-boy", "air-girl")})
    match.choose(match.options()[0])
    assert Match.replay(match.record()).events(1) == match.events(1)
    assert Match.replay(match.record(), events=False).events(1) == []
    assert Match.resume(match.checkpoint(), events=False).events(1) == []


def test_undo_takes_back_what_was_told() -> None:
    match = position(hands=[["fire-1", "air-1", "water-1"]]).match
    before = match.events()
    match.choose("activate combustion")
    match.choose("hand-0/air-1")
    assert match.events() != before
    match.undo("action")
    assert match.events() == before
