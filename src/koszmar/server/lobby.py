"""The HTTP half: games and their words, new tables, seats and their keys, records."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.game import games
from koszmar.kernel.guide import Guide, guide_of
from koszmar.kernel.ledger import Ledger

from . import company
from .catalogue import Catalogue, catalogue
from .client import mark
from .engines import PREFIX
from .errands import read_match, verify
from .headers import unless_known
from .house import House, Plan, as_refusal
from .kept import readable, said_in
from .limits import LARGEST_RECORD
from .looks import look as look_of
from .messages import (
    Claim,
    DoorChange,
    DoorKey,
    Doubted,
    Glance,
    NewTable,
    Opened,
    PushKey,
    Reach,
    SeatChange,
    SeatKey,
    Subscription,
    Summary,
    Verified,
)
from .refusal import Refusal
from .replies import REFUSALS
from .tables import Grants, Table
from .words import status_of
from .words import words as words_of
from .work import BOOKS, heavy

# -- games -----------------------------------------------------------------------------------------------------------


@get("/api/games", responses={200: ResponseSpec(Catalogue)}, sync_to_thread=True)
def list_games(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every game with everything that can be chosen in it."""
    text = msgspec.json.encode(catalogue(tuple(_house(state).players)))
    return unless_known(request, text, mark(text), media_type="application/json")


@get("/api/reach", sync_to_thread=False)
def reach(state: State) -> Reach:
    """The address that a link for somebody else has to carry."""
    return Reach(state.settings.address)


@get("/api/games/{game:str}/ledger", responses={**REFUSALS, 200: ResponseSpec(Ledger)}, sync_to_thread=True)
def ledger(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The rules of a game as statements in both languages, without those that only some may know."""
    if game not in games():
        raise Refusal("no-such-game", f"there is no game {game!r}")
    text = msgspec.json.encode(readable(games()[game], ()))
    return unless_known(request, text, mark(text), media_type="application/json")


@get("/api/games/{game:str}/guide", responses={**REFUSALS, 200: ResponseSpec(Guide)}, sync_to_thread=False)
def guide(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The first evening of a game: the match, and what to point at; a page about the game, and its symbols."""
    found = guide_of(games()[game]) if game in games() else None
    if found is None:
        raise Refusal("no-such-game", f"there is no guide for {game!r}")
    text = msgspec.json.encode(found)
    return unless_known(request, text, mark(text), media_type="application/json")


@get("/api/games/{game:str}/look", responses=REFUSALS, sync_to_thread=True)
def look(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """How a game looks: which icon stands for which name, and the shapes of its icons."""
    return unless_known(request, *look_of(game), media_type="application/json")


@get("/api/words/{game:str}/{lang:str}", media_type="text/plain", responses=REFUSALS, sync_to_thread=True)
def words(
    game: FromPath[str],
    lang: FromPath[str],
    state: State,
    request: Request[Any, Any, Any],
    own: FromQuery[bool] = False,
) -> Response[bytes]:
    """The words of a game in a language, as one Fluent resource, without secret ones; ``own``: without the lobby's."""
    text, tag = words_of(game, lang, state.settings.web, own)
    return unless_known(request, text.encode(), tag, media_type="text/plain")


# -- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables", responses=REFUSALS)
async def open_table(data: JSONBody[NewTable], state: State, request: Request[Any, Any, Any]) -> Opened:
    """A new table with all its keys."""
    if data.seed is not None and not data.private:
        raise Refusal("bad-setting", "a seed can be chosen for private play only")
    house, address = _house(state), _address(request)
    house.admit(address)
    begun = await house.begin(
        address,
        data.game,
        players=data.players if data.players is not None or data.seats is None else len(data.seats),
        options=data.options,
        rulings=data.rulings,
        parameters=data.parameters,
        seed=data.seed,
    )
    plan = Plan(players=data.seats, names=data.names, free=data.free, room=data.room)
    return await house.open(begun, plan, address, exposed=data.seed is not None)


@post("/api/records", request_max_body_size=LARGEST_RECORD, responses=REFUSALS)
async def load_record(
    state: State,
    request: Request[Any, Any, Any],
    seats: FromQuery[str | None] = None,
    free: FromQuery[str | None] = None,
) -> Opened:
    """A new table from a record or a checkpoint; the body is its text."""
    house, address = _house(state), _address(request)
    house.admit(address)
    with house.uploading(address):
        try:
            found = await heavy(BOOKS, address, "", read_match, await request.body())
        except KoszmarError as error:
            raise as_refusal(error) from error
    players = house.check_seats(found.record.players, seats.split(",") if seats else None)
    offered = [int(seat) for seat in (free or "").split(",") if seat.isdecimal() and len(seat) < 3]
    plan = Plan(players=players, free=offered, room=bool(offered))
    return await house.open(found, plan, address, exposed=True)


@post("/api/records/verify", status_code=200, request_max_body_size=LARGEST_RECORD, responses=REFUSALS)
async def verify_record(state: State, request: Request[Any, Any, Any]) -> Verified | Doubted:
    """Whether a record is honest: the seed fits its seal, and every choice fits the rules. The body is its text."""
    house, address = _house(state), _address(request)
    house.admit(address)
    with house.uploading(address):
        return await heavy(BOOKS, address, "", verify, await request.body())


@get("/api/tables/{code:str}", responses=REFUSALS)
async def show_table(code: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Summary:
    """The table as everybody may see it."""
    return (await _table(state, code, request)).summary()


@get("/api/tables/{code:str}/glance/{lang:str}", responses=REFUSALS)
async def glance(code: FromPath[str], lang: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Glance:
    """The table as its player sees it from the lobby; without a key, as everybody does."""
    table = await _table(state, code, request)
    grants = table.grants(_keys(request)) if "authorization" in request.headers else Grants({}, False, False)
    decision = None if table.facts.room else table.match.decision
    waits = [seat for seat in grants.seats if decision is not None and seat in decision.seats]
    status = await status_of(_house(state), table, lang, _address(request))
    return Glance(table.summary(), waits, status)


@get("/api/tables/{code:str}/ledger", responses={**REFUSALS, 200: ResponseSpec(Ledger)})
async def table_ledger(code: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The rules of the game as whoever holds these keys may read them now: secret ones that the seats know included."""
    table = await _table(state, code, request)
    seats: list[int | None] = [*_grants(table, request).seats]
    said = {one for seat in seats or [None] for one in said_in(msgspec.json.encode(table.view(seat)).decode())}
    text = msgspec.json.encode(readable(table.match.game, said))
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


@get(["/api/tables/{code:str}/record", "/api/tables/{code:str}/checkpoint"], responses=REFUSALS)
async def download(code: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The match as text, for whoever has a key: after the end, or for who holds all human seats."""
    table = await _table(state, code, request)
    table.check_open(_grants(table, request))
    await table.expose()
    _house(state).changed(table)
    kind = request.url.path.rsplit("/", 1)[-1]
    text = table.record() if kind == "record" else table.match.checkpoint()
    name = f"koszmar-{table.facts.game}-{table.code}-{kind}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text.encode(), media_type="application/json", headers=headers)


@post("/api/tables/{code:str}/resume", status_code=204, responses=REFUSALS)
async def resume(code: FromPath[str], state: State, request: Request[Any, Any, Any]) -> None:
    """Let a match whose rules have changed go on from the beginning of its last step."""
    await _house(state).resume(code.upper()[:40], _keys(request), _address(request))


# -- seats and spectators --------------------------------------------------------------------------------------------


@post("/api/tables/{code:str}/seats/{seat:int}/key", responses=REFUSALS)
async def renew_key(code: FromPath[str], seat: FromPath[int], state: State, request: Request[Any, Any, Any]) -> SeatKey:
    """A new key for a seat; the old one is dead at once, and everybody at the table is told."""
    table = await owned(state, code, request)
    table.seat_exists(seat)
    key = await table.renew_key(seat, _grants(table, request))
    _house(state).changed(table)
    return SeatKey(seat, key)


@delete("/api/tables/{code:str}/seats/{seat:int}/key", responses=REFUSALS)
async def revoke_key(code: FromPath[str], seat: FromPath[int], state: State, request: Request[Any, Any, Any]) -> None:
    """Take the key of a seat back."""
    table = await owned(state, code, request)
    table.seat_exists(seat)
    await table.revoke_key(seat)
    _house(state).changed(table)


@put("/api/tables/{code:str}/seats/{seat:int}", responses=REFUSALS)
async def change_seat(
    code: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange], state: State, request: Request[Any, Any, Any]
) -> Summary:
    """Give a seat to a bot, take it back, or name it."""
    table = await _table(state, code, request)
    table.seat_exists(seat)
    grants = _grants(table, request)
    if not (grants.owner or seat in grants.seats):
        raise Refusal("wrong-key", "this is for the owner or for who holds the seat")
    if data.player is not None:
        _house(state).check_player(data.player)
        if data.player.startswith(PREFIX) and not grants.owner:
            raise Refusal("wrong-key", "only the owner gives a seat to an engine")
    if data.player is not None or data.name is not None:
        await table.give_seat(seat, data.player, data.name, grants)
    if data.free is not None:
        await company.offer(table, seat, data.free, grants)
    _house(state).changed(table)
    return table.summary()


@post("/api/tables/{code:str}/seats/{seat:int}/claim", responses=REFUSALS)
async def claim_seat(
    code: FromPath[str], seat: FromPath[int], data: JSONBody[Claim], state: State, request: Request[Any, Any, Any]
) -> SeatKey:
    """Take a free seat with the one link; the key is shown to whoever takes it, this once."""
    table = await _table(state, code, request)
    table.seat_exists(seat)
    key = await company.claim(table, seat, data.name, _grants(table, request))
    _house(state).changed(table)
    return SeatKey(seat, key)


@get("/api/push")
async def push_key(state: State) -> PushKey:
    """The key with which this server signs what it pushes."""
    return PushKey(await _house(state).messenger.public_key())


@put("/api/tables/{code:str}/seats/{seat:int}/push", status_code=204, responses=REFUSALS)
async def subscribe(
    code: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Subscription],
    state: State,
    request: Request[Any, Any, Any],
) -> None:
    """Tell this browser when the seat is asked while nobody is there."""
    await _house(state).messenger.subscribe(await _held(state, code, seat, request), seat, data)


@delete("/api/tables/{code:str}/seats/{seat:int}/push", responses=REFUSALS)
async def unsubscribe(code: FromPath[str], seat: FromPath[int], state: State, request: Request[Any, Any, Any]) -> None:
    """Tell no browser of the seat any more."""
    table = await _held(state, code, seat, request)
    await _house(state).storage.forget_pushes(table.code, seat, table.seats[seat].key)


@put("/api/tables/{code:str}/spectators", responses=REFUSALS)
async def change_spectators(
    code: FromPath[str], data: JSONBody[DoorChange], state: State, request: Request[Any, Any, Any]
) -> DoorKey:
    """Open the spectators' link (with a new key) or close it."""
    return await _turn_door("spectators", code, data, state, request)


@put("/api/tables/{code:str}/guests", responses=REFUSALS)
async def change_guests(
    code: FromPath[str], data: JSONBody[DoorChange], state: State, request: Request[Any, Any, Any]
) -> DoorKey:
    """Open the one link for guests (with a new key) or close it."""
    return await _turn_door("guests", code, data, state, request)


async def _turn_door(
    door: Literal["spectators", "guests"], code: str, data: DoorChange, state: State, request: Request[Any, Any, Any]
) -> DoorKey:
    table = await owned(state, code, request)
    key = await table.open_door(door, data.open)
    _house(state).changed(table)
    return DoorKey(data.open, key)


HANDLERS = [
    list_games, reach, ledger, guide, look, words, open_table, load_record, verify_record, show_table, table_ledger,
    download, resume, glance, push_key, subscribe, unsubscribe,
    renew_key, revoke_key, change_seat, claim_seat, change_spectators, change_guests,
]  # fmt: skip


# -- helpers ---------------------------------------------------------------------------------------------------------


def _house(state: State) -> House:
    house: House = state.house
    return house


async def _table(state: State, code: str, request: Request[Any, Any, Any]) -> Table:
    return await _house(state).find(code.upper()[:40], _address(request))


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _keys(request: Request[Any, Any, Any]) -> list[str]:
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not keys.strip():
        raise Refusal("no-key", "send a key in the header: Authorization: Bearer KEY")
    return [key.strip() for key in keys.split(",")[:40]]


def _grants(table: Table, request: Request[Any, Any, Any]) -> Grants:
    grants = table.grants(_keys(request))
    if not grants:
        raise Refusal("wrong-key", "none of these keys opens anything here")
    return grants


async def _held(state: State, code: str, seat: int, request: Request[Any, Any, Any]) -> Table:
    table = await _table(state, code, request)
    table.seat_exists(seat)
    table.check_holds(_grants(table, request), seat)
    return table


async def owned(state: State, code: str, request: Request[Any, Any, Any]) -> Table:
    """The table of this code, if the key is its owner's."""
    table = await _table(state, code, request)
    if not _grants(table, request).owner:
        raise Refusal("wrong-key", "this is for the owner of the table")
    return table
