"""What a client may ask for at a table, one function for each kind of message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from koszmar.kernel.errors import BadRecord
from koszmar.kernel.flow import notation

from . import company
from . import messages as m
from .bots import ask_advice
from .chronicle import tell
from .errands import Saved, check, look_back
from .house import Plan
from .refusal import Refusal
from .revival import misfit, saved, standing
from .work import BOOKS, heavy

if TYPE_CHECKING:
    from .sockets import Connection


BEFORE = (m.Hello, m.Chat, m.Report, m.Refresh, m.Ready, m.Start)
"""What can be said before the match begins."""


async def answer(client: Connection, said: m.Request) -> m.Sent:
    """Carry out what a client said; a refusal changes nothing."""
    _check_may(client, said)
    if not isinstance(said, BEFORE):
        client.table.check_begun()
    given: m.Sent = await _ANSWERS[type(said)](client, said)
    if isinstance(said, m.Timeline | m.Hint):  # that may have taken long
        _check_may(client, said)
    return given if said.id is None else msgspec.structs.replace(given, re=said.id)


def _check_may(client: Connection, said: m.Request) -> None:
    """Refuse a request of somebody whose key was taken back."""
    seat = getattr(said, "seat", None)
    if seat is not None and not _is_no_secret(client, said):
        client.table.check_holds(client.grants, seat)
    elif not client.is_welcome:
        raise Refusal("wrong-key", "your key was taken back")


def _is_no_secret(client: Connection, said: m.Request) -> bool:
    """Whether somebody looks back at a match that is over: then everybody may, through any eyes."""
    return isinstance(said, m.Timeline) and client.table.match.over


async def _hello(client: Connection, said: m.Hello) -> m.Sent:
    raise Refusal("bad-message", "you are in already")


async def _choose(client: Connection, said: m.Choose) -> m.Sent:
    table, follower = client.table, client.follower(said.seat)
    decision = table.match.decision
    if decision is not None and said.seat not in decision.seats and follower and said.number == follower.number:
        raise Refusal("not-asked", f"seat {said.seat} is not asked now")  # whatever was answered in the dark since
    after = await client.house.choose(table, said.seat, said.number, said.key, client.grants)
    return m.Chosen(seat=said.seat, number=after)


async def _why(client: Connection, said: m.Why) -> m.Sent:
    match, thing, key = client.table.match, said.thing, said.key
    if (thing is None) == (key is None):
        raise Refusal("bad-message", "why asks about a thing or about a key")
    if match.decision is None:
        raise Refusal("match-over", "nothing is asked any more")
    if said.seat not in match.decision.seats:
        raise Refusal("not-asked", f"seat {said.seat} is not asked now")
    if key is not None:
        return m.ReasonGiven(seat=said.seat, key=key, reason=match.why_not(key, said.seat))
    assert thing is not None
    reasons = [m.Objection(notation(key), why.message, why.rule) for key, why in match.why_not_about(thing, said.seat)]
    return m.ReasonsGiven(seat=said.seat, thing=thing, reasons=reasons)


async def _hint(client: Connection, said: m.Hint) -> m.Sent:
    table = client.table
    decision, number = table.match.decision, table.number
    if decision is None:
        raise Refusal("match-over", "nothing is asked any more")
    if said.seat not in decision.seats:
        raise Refusal("not-asked", f"seat {said.seat} is not asked now")
    client.house.pressure.check()
    advice = await ask_advice(table, said.seat, client.house.settings.hints, client.address)
    return m.HintGiven(seat=said.seat, number=number, key=advice.key, chance=advice.chance)


async def _undo(client: Connection, said: m.Undo) -> m.Sent:
    done = await client.table.undo(said.seat, said.number, said.size, said.sure, client.grants, own=said.own)
    client.house.changed(client.table)
    return m.Wished(done=done)


async def _consent(client: Connection, said: m.Consent) -> m.Sent:
    done = await client.table.consent(said.seat, said.number, said.agree, client.grants)
    client.house.changed(client.table)
    return m.Wished(done=done)


async def _chat(client: Connection, said: m.Chat) -> m.Sent:
    if not client.talk.take():
        raise Refusal("too-fast", "slower, please")
    text = said.text.strip()
    if not text:
        raise Refusal("bad-message", "nothing was said")
    await client.table.say(said.seat, text, client.grants)
    client.house.changed(client.table)
    return m.Done()


async def _timeline(client: Connection, said: m.Timeline) -> m.Sent:
    """The table as it stood, to the eyes of a seat of one's own; the future is not in the message.

    Nor is there how many choices were made of which the seat was told nothing. After the end all eyes are open: whoever
    was lied to sees both sides of it.
    """
    table, seat = client.table, said.seat
    if seat is None and not (client.grants.owner or client.grants.spectator):
        raise Refusal("foreign-seat", "say which of your seats looks")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("foreign-seat", f"there is no seat {seat}")
    follower = client.follower(seat)
    told = follower.choice if follower else table.open_choice
    if said.choice > told:
        raise Refusal("no-such-choice", f"the match has {told} choices, not {said.choice}")
    client.house.pressure.check()
    past = saved(table.facts, standing(table.log)[: said.choice])
    try:
        view, events = await heavy(BOOKS, client.address, table.code, look_back, past, seat, said.whole)
    except BadRecord as error:
        raise Refusal("no-such-choice", misfit(error)) from None
    return m.Moment(seat=seat, choice=said.choice, of=told, view=view, events=events)


async def _branch(client: Connection, said: m.Branch) -> m.Sent:
    """A new table from a moment; it has the same seed, so the past of this one may be its future. Or once more."""
    table = client.table
    _check_goes_on(client)
    plan = _plan(client, said)
    client.house.admit(client.address)
    begun = await _once_more(client, said) if said.choice is None else _past(client, said.choice)
    if said.choice is not None:
        await _check(client, begun)
    _check_goes_on(client)  # a key may have been taken back meanwhile
    if said.choice is not None:
        await table.expose()
    opened = await client.house.open(begun, plan, client.address, exposed=said.choice is not None)
    if plan.kept and plan.room:
        await table.say_where(opened.code)
        client.house.changed(table)
    return m.Branched(table=opened)


def _check_goes_on(client: Connection) -> None:
    """Refuse to let anybody but players go on from here."""
    table, grants = client.table, client.grants
    table.check_open(grants)
    if not (grants.owner or any(table.holds(grants, seat) for seat in grants.seats)):
        raise Refusal("foreign-seat", "only players go on from here")


def _past(client: Connection, choice: int) -> Saved:
    return saved(client.table.facts, _choices_until(client, choice))


async def _check(client: Connection, begun: Saved) -> None:
    try:
        await heavy(BOOKS, client.address, client.table.code, check, begun)
    except BadRecord as error:
        raise Refusal("no-such-choice", misfit(error)) from None


async def _once_more(client: Connection, said: m.Branch) -> Saved:
    """The same game with the same settings and a new seed."""
    facts = client.table.facts
    return await client.house.begin(
        client.address,
        facts.game,
        players=facts.players,
        options=facts.options if said.options is None else said.options,
        rulings=facts.rulings,
        parameters=facts.parameters,
    )


def _plan(client: Connection, said: m.Branch) -> Plan:
    """The same company, unless something else was said; others gather before anything begins."""
    table, grants = client.table, client.grants
    players = client.house.check_seats(table.facts.players, said.seats or [seat.player for seat in table.seats])
    kept = {seat: key for seat in said.keep if seat < len(table.seats) and (key := table.seats[seat].key) is not None}
    others = [seat for seat in kept if not table.holds(grants, seat)]
    names = [seat.name for seat in table.seats] if said.names is None else said.names
    return Plan(players=players, names=names, free=said.free, room=bool(others or said.free), kept=kept)


async def _ready(client: Connection, said: m.Ready) -> m.Sent:
    await company.get_ready(client.table, said.seat, said.ready, client.grants)
    client.house.changed(client.table)
    return m.Done()


async def _start(client: Connection, said: m.Start) -> m.Sent:
    if said.bot is not None:
        client.house.check_player(said.bot)
    await company.begin(client.table, said.bot, client.grants)
    client.house.changed(client.table)
    return m.Done()


async def _relieve(client: Connection, said: m.Relieve) -> m.Sent:
    done = await company.relieve(client.table, said.seat, said.away, said.agree, client.grants)
    client.house.changed(client.table)
    return m.Wished(done=done)


async def _tell_all(client: Connection, said: m.TellAll) -> m.Sent:
    table = client.table
    if not table.match.over:
        raise Refusal("not-over", "the match is not over")
    if table.chronicle is None:
        told = await heavy(BOOKS, client.address, table.code, tell, saved(table.facts, standing(table.log)))
        seconds = await client.house.storage.time_at_table(table.code)
        table.chronicle = msgspec.structs.replace(told, seconds=seconds)
    return m.Told(chronicle=table.chronicle)


async def _report(client: Connection, said: m.Report) -> m.Sent:
    if not client.house.reports.take(client.address):
        raise Refusal("too-fast", "enough reports for now")
    await client.table.report(said.note)
    return m.Done()


async def _refresh(client: Connection, said: m.Refresh) -> m.Sent:
    if not client.refreshes.take():
        raise Refusal("too-fast", "slower, please")
    client.forget()
    return m.Done()


def _choices_until(client: Connection, choice: int) -> list[str]:
    choices = standing(client.table.log)
    if choice > len(choices):
        raise Refusal("no-such-choice", f"the match has {len(choices)} choices, not {choice}")
    return choices[:choice]


_ANSWERS: dict[type[Any], Callable[[Any, Any], Awaitable[m.Sent]]] = {
    m.Hello: _hello,
    m.Choose: _choose,
    m.Why: _why,
    m.Hint: _hint,
    m.Undo: _undo,
    m.Consent: _consent,
    m.Chat: _chat,
    m.Timeline: _timeline,
    m.Branch: _branch,
    m.Report: _report,
    m.Refresh: _refresh,
    m.Ready: _ready,
    m.Start: _start,
    m.Relieve: _relieve,
    m.TellAll: _tell_all,
}
