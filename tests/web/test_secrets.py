"""Secrets: a whole match between two browsers with closed hands, and what travelled to each of them.

A frame may hold only what its receiver may know. That is checked without trusting the server: every view is put
together from the frames alone and compared with the view of a match in which whatever the receiver cannot know has been
reshuffled. If the two are the same at every moment, the frames said nothing about it.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.web.traffic import before_the_end, plain, told, unexpected, views

import koszmar
from koszmar.kernel.record import read_record
from koszmar.kernel.words import Words

SEED = "cold ink"
SHUFFLES = 3
"""How often the unknown is reshuffled at each moment."""


def leaks(frames: list[str], seat: int | None, plan: Any) -> list[str]:
    """Everything in the frames of a seat (None: a spectator) that depends on what it could not know."""
    found = unexpected(frames)
    past = koszmar.Match.replay(plan.match.record(), upto=0)
    for choice, view in sorted(views(frames), key=lambda one: one[0]):
        while past.number < choice:
            who, key = plan.choices[past.number]
            past.choose(key, who)
        for shuffle in range(SHUFFLES):
            other = past.fork(seed=f"{choice} {shuffle}", as_seen_by="spectator" if seat is None else seat)
            if plain(other.view(seat)) != view:
                found.append(f"the view after choice {choice}")
                break
    for event in told(frames):
        args, kind = event["args"], event["kind"]
        secret = kind == "draw" or (kind == "move" and args["source"] == args["zone"] == "hand")
        if secret and seat not in (args["seat"], args.get("other")):
            found.append(f"an event: {event}")
    for other in range(past.setting.players):
        if other != seat:
            found += [f"a hand: {frame}" for frame in frames if f'"hand-{other}/' in frame]
    return found


def test_two_browsers_play_a_whole_match_and_no_secret_travels(
    visit: Any, lay_here: Any, script: Any, play: Any
) -> None:
    plan = script(2, SEED, rulings={"open-hands": "closed"}, parameters={"inside_pages": 1})
    made = lay_here("human", "human", **plan.setup)
    swift = {"pace": "none"}
    me, friend, watcher = visit(likes=swift), visit(lang="pl", likes=swift), visit(likes=swift)
    me.sit(made, 0)
    friend.sit(made, 1)
    watcher.sit(made, "spectators")
    half = plan.first("pay") + 1
    play(plan, {0: me, 1: friend}, until=half)
    me.page.get_by_role("button", name="Timeline").click()
    me.wait_until(lambda now: now["past"] is not None)
    me.page.get_by_role("button", name="Back to now").click()
    me.wait_until(lambda now: now["past"] is None)
    refused = me.page.request.get(
        f"{me.address}api/tables/{made['code']}/record", headers={"Authorization": f"Bearer {made['seats'][0]}"}
    )
    assert refused.status == 409
    play(plan, {0: me, 1: friend}, start=half)

    truth = plan.match
    for one, lang in ((me, "en"), (friend, "pl"), (watcher, "en")):
        one.wait_until(lambda now: now["over"])
        verdict = Words(truth.game, lang).say(truth.view(None).ending.reason)
        one.page.locator(".ending", has_text=verdict).wait_for()
    saved = read_record(me.save_record())
    assert saved.exposed, "whoever laid the table chose the seed"
    assert replace(saved, exposed=False).text() == truth.record()
    for one, seat in ((me, 0), (friend, 1), (watcher, None)):
        assert leaks(one.frames, seat, plan) == []
        assert SEED not in before_the_end(one.frames)
        assert not any(key in "".join(one.frames) for key in (*made["seats"], made["owner"], made["spectators"]))
        last = [view for _, view in views(one.frames)][-1]
        assert last == plain(truth.view(seat)), "the last view is the whole truth that this seat may know"

    drawn = [event for event in truth.events(0) if event.kind.startswith("draw")]
    assert {event.kind for event in drawn} == {"draw", "draw-hidden"}, "secrets there were"
    for foreign, seat in ((friend.frames, 0), (me.frames, 1), (me.frames, None)):
        assert leaks(foreign, seat, plan), "the check itself would notice a foreign frame"
