"""The workshop: scenarios are listed, edited, checked and tried. What a scenario is, only its game knows.

Whatever comes in is untrusted: it is limited in size and rate, read as plain data, checked before anything is played,
and thought about in a process of its own, on the account of whoever sent it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.middleware import ASGIMiddleware
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct

from koszmar.arena.story import study
from koszmar.kernel import scenarios as shelf
from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.game import Game, games
from koszmar.kernel.scenarios import LARGEST_WHOLE, Complaint, Files, Headline, Name, NotAScenario, Scenarios, Workshop

from .headers import unless_known
from .house import House, Plan, as_refusal
from .limits import Buckets
from .lobby import owned
from .messages import Opened
from .refusal import Refusal
from .replies import REFUSALS
from .work import BOOKS, DRAFTS, heavy

T = TypeVar("T")
LARGEST_DRAFT = 4 * LARGEST_WHOLE
"""Bytes of a draft: its parts, its texts, and its files as they were."""
EACH = 4
"""Drafts of one address that are here at the same time: each may be large, and larger still when it is read."""
REHEARSALS = 20
"""Matches of bots that an author may ask for at once …"""
PATIENCE = 8.0
"""… and seconds after which none of them is begun any more: what was played by then is told."""


class FewAtOnce(ASGIMiddleware):
    """Refuses a draft before it is read, if its author has enough of them here."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """One request, from its head to its answer."""
        client = scope["client"]
        with scope["litestar_app"].state.house.uploading(client[0] if client else "", EACH):
            await next_app(scope, receive, send)


FEW = [FewAtOnce()]


class Listed(Struct, frozen=True):
    """A scenario of a list."""

    name: str
    shipped: bool
    headline: Headline


class Judged(Struct, frozen=True):
    """What is wrong with a draft, how it looks, and its files as they would be written."""

    complaints: list[Complaint]
    shown: Any
    files: dict[str, str]


class Unpacked(Struct, frozen=True):
    """A draft made from a folder, and what is wrong with it."""

    draft: Any
    judged: Judged


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to play a draft."""

    draft: dict[str, Any]
    point: Annotated[str, Meta(max_length=40)] = ""
    """Where to begin: a point that the scenario marks; empty for its beginning."""
    players: Annotated[int, Meta(ge=1, le=20)] = 1
    seats: list[Annotated[str, Meta(max_length=60)]] | None = None


class Rehearsal(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to let bots play a draft, a few times."""

    draft: dict[str, Any]
    players: Annotated[int, Meta(ge=1, le=20)] = 2
    bot: Literal["random", "sensible"] = "sensible"
    matches: Annotated[int, Meta(ge=1, le=REHEARSALS)] = REHEARSALS
    seed: Annotated[str, Meta(max_length=40)] = "0"


# -- what there is ---------------------------------------------------------------------------------------------------


@get("/api/games/{game:str}/scenarios", responses=REFUSALS, sync_to_thread=True)
def list_scenarios(game: FromPath[str]) -> list[Listed]:
    """The scenarios of a game: those that come with it, and those that are installed here."""
    found, scenarios = _game(game)
    listed = [Listed(key, True, _headline(game, key)) for key in scenarios.shipped()]
    for name in shelf.installed(found.id):
        try:
            listed.append(Listed(name, False, scenarios.headline(_files(found, scenarios, name))[1]))
        except (KoszmarError, OSError):  # somebody has spoilt it; it cannot be played either
            continue
    return listed


@cache
def _headline(game: str, key: str) -> Headline:
    """What is said of a scenario that comes with the game: it never changes."""
    scenarios = _game(game)[1]
    return scenarios.headline(scenarios.shipped()[key]())[1]


@get(
    "/api/games/{game:str}/scenarios/{name:str}", responses=REFUSALS, media_type="application/zip", sync_to_thread=True
)
def download_scenario(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A scenario as a zip."""
    found, scenarios = _game(game)
    return _zip(_files(found, scenarios, name), name.partition("@")[0])


@get("/api/games/{game:str}/workshop", responses=REFUSALS, sync_to_thread=True)
def kit(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What there is to build with; only the game's own editor knows how to read it."""
    found, _, _ = _workshop(game)
    text, tag = _kit(found.id)
    return unless_known(request, text, tag, media_type="application/json")


@cache
def _kit(game: str) -> tuple[bytes, str]:
    workshop = _workshop(game)[2]
    text = msgspec.json.encode({**workshop.kit(), "most-matches": REHEARSALS})
    return text, f'"{blake2b(text, digest_size=12).hexdigest()}"'


@get("/editor/{game:str}", include_in_schema=False, sync_to_thread=False)
def editor(game: FromPath[str]) -> Redirect:
    """The editor of a game."""
    found, _, workshop = _workshop(game)
    return Redirect(f"../looks/{found.id}/{workshop.page}")


# -- drafts ----------------------------------------------------------------------------------------------------------


@post(
    "/api/games/{game:str}/workshop/open",
    middleware=FEW,
    request_max_body_size=LARGEST_WHOLE,
    status_code=200,
    responses=REFUSALS,
)
async def open_zip(game: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Unpacked:
    """A zip as a draft; the body is the zip."""
    _not_too_often(state, request)
    _workshop(game)
    return await _think(request, _unpack_zip, game, await request.body())


@post("/api/games/{game:str}/workshop/open/{name:str}", status_code=200, responses=REFUSALS)
async def open_known(
    game: FromPath[str], name: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> Unpacked:
    """A scenario that is listed, or a new one (``new:KEY``), as a draft."""
    _not_too_often(state, request)
    found, scenarios, _ = _workshop(game)
    kind, _, key = name.partition(":")
    wanted = Name.read(key) if kind == "new" else None
    if wanted is not None:
        files = scenarios.start(wanted.key)
    else:
        files = await _refused(asyncio.to_thread(_files, found, scenarios, name))
    return await _think(request, _unpack, game, files)


@post(
    "/api/games/{game:str}/workshop/check",
    middleware=FEW,
    request_max_body_size=LARGEST_DRAFT,
    status_code=200,
    responses=REFUSALS,
)
async def check(
    game: FromPath[str], data: JSONBody[dict[str, Any]], state: State, request: Request[Any, Any, Any]
) -> Judged:
    """What is wrong with a draft."""
    _not_too_often(state, request)
    _workshop(game)
    return await _think(request, _judge_draft, game, data)


@post("/api/games/{game:str}/workshop/zip", middleware=FEW, request_max_body_size=LARGEST_DRAFT, status_code=200,
      responses=REFUSALS, media_type="application/zip")  # fmt: skip
async def pack(
    game: FromPath[str], data: JSONBody[dict[str, Any]], state: State, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """A draft as a zip, whether something is wrong with it or not."""
    _not_too_often(state, request)
    _workshop(game)
    files, key = await _think(request, _named_files, game, data)
    return _zip(files, key)


@post("/api/games/{game:str}/workshop/table", middleware=FEW, request_max_body_size=LARGEST_DRAFT, responses=REFUSALS)
async def try_draft(
    game: FromPath[str], data: JSONBody[Trial], state: State, request: Request[Any, Any, Any]
) -> Opened:
    """A table for a draft that nothing is gravely wrong with, from its beginning or from a point in it."""
    house: House = state.house
    house.admit(_visitor(request))
    found, scenarios, _ = _workshop(game)
    files, key = await _think(request, _playable, game, data.draft)
    name = await asyncio.to_thread(shelf.keep_draft, found.id, key, files)
    name = f"{name}#{data.point}" if data.point else name
    begun = await house.begin(_visitor(request), found.id, players=data.players, options={scenarios.option: name})
    return await house.open(begun, Plan(players=data.seats), _visitor(request))


@get("/api/games/{game:str}/workshop/table/{code:str}", responses=REFUSALS)
async def margin(
    game: FromPath[str], code: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> dict[str, dict[str, Any]]:
    """What the story of a draft hides from everybody at its table, for the owner alone.

    Only drafts have a margin: whoever lays a table for a scenario that others may play as well knows no more than they.
    """
    _not_too_often(state, request)
    found, scenarios, workshop = _workshop(game)
    table = await owned(state, code, request)
    name = Name.read(str(table.facts.options.get(scenarios.option, "")))
    shared = {*scenarios.shipped(), *shelf.installed(found.id)}
    if table.facts.game != found.id or name is None or not name.version or name.base in shared:
        raise Refusal("wrong-key", "only a draft that is being tried has a margin")
    return {kind: dict(named) for kind, named in workshop.margin(table.match.state).items()}


@post(
    "/api/games/{game:str}/workshop/study",
    middleware=FEW,
    request_max_body_size=LARGEST_DRAFT,
    status_code=200,
    responses=REFUSALS,
)
async def rehearse(
    game: FromPath[str], data: JSONBody[Rehearsal], state: State, request: Request[Any, Any, Any]
) -> dict[str, Any]:
    """A few matches of bots with a draft that nothing is gravely wrong with, and what they have seen of it."""
    _not_too_often(state, request)
    found, _, _ = _workshop(game)
    files, _ = await _think(request, _playable, game, data.draft)
    try:
        return await heavy(
            BOOKS, _visitor(request), "", rehearsed, found.id, files, data.players, data.bot, data.matches, data.seed
        )
    except KoszmarError as error:
        raise as_refusal(error) from None


def rehearsed(game: str, files: Files, players: int, bot: str, matches: int, seed: str) -> dict[str, Any]:
    """What bots found in a scenario, as plain data; done in a process of its own."""
    found, scenarios = _game(game)
    name = shelf.keep_draft(found.id, scenarios.headline(files)[0], files)
    return study(
        found, name, players=[players], bots=[bot], matches=matches, seed=seed, workers=1, seconds=PATIENCE
    ).figures()


# -- helpers ---------------------------------------------------------------------------------------------------------


def _game(id: str) -> tuple[Game, Scenarios]:
    game = games().get(id)
    if game is None or game.scenarios is None:
        raise Refusal("no-such-game", f"there is no game {id!r} with scenarios")
    return game, game.scenarios


def _workshop(id: str) -> tuple[Game, Scenarios, Workshop]:
    game, scenarios = _game(id)
    if scenarios.workshop is None:
        raise Refusal("no-such-game", f"{id} has no editor")
    return game, scenarios, scenarios.workshop


def _files(game: Game, scenarios: Scenarios, name: str) -> Files:
    """The files of a scenario that comes with the game or is installed; drafts are their authors' affair."""
    if name in scenarios.shipped():
        return scenarios.shipped()[name]()
    there = shelf.installed(game.id).get(name)
    with suppress(FileNotFoundError):  # somebody has just removed it
        if there is not None:
            return shelf.read_folder(there)
    raise Refusal("no-such-thing", f"there is no scenario {name[:80]!r}")


async def _think(request: Request[Any, Any, Any], work: Callable[..., T], *arguments: Any) -> T:
    """Do something in a process, on the visitor's account; what is refused there is refused here."""
    return await _refused(heavy(DRAFTS, _visitor(request), "", work, *arguments))


async def _refused(work: Awaitable[T]) -> T:
    try:
        return await work
    except NotAScenario as error:
        raise Refusal("bad-scenario", str(error)[:300]) from None
    except KoszmarError as error:
        raise as_refusal(error) from None


# -- done in a process -----------------------------------------------------------------------------------------------


def _unpack_zip(game: str, data: bytes) -> Unpacked:
    return _unpack(game, shelf.read_zip(data))


def _unpack(game: str, files: Files) -> Unpacked:
    return Unpacked(_workshop(game)[2].opened(files), _judge(game, files))


def _judge_draft(game: str, draft: dict[str, Any]) -> Judged:
    return _judge(game, _written(game, draft))


def _judge(game: str, files: Files) -> Judged:
    _, scenarios, workshop = _workshop(game)
    texts = {name: content.decode("utf-8", "replace") for name, content in files.items() if name.endswith(shelf.COUNTS)}
    return Judged(scenarios.check(files), workshop.shown(files), texts)


def _named_files(game: str, draft: dict[str, Any]) -> tuple[Files, str]:
    """The files of a draft, and what it is called; most drafts that cannot be played have no name yet."""
    files = _written(game, draft)
    try:
        return files, _game(game)[1].headline(files)[0]
    except NotAScenario:
        return files, "scenario"


def _playable(game: str, draft: dict[str, Any]) -> tuple[Files, str]:
    """The files of a draft, and what it is called, if nothing is gravely wrong with it."""
    files, scenarios = _written(game, draft), _game(game)[1]
    if grave := [one for one in scenarios.check(files) if one.grave]:
        raise Refusal("bad-setting", f"this cannot be played: {grave[0]}")
    return files, scenarios.headline(files)[0]


def _written(game: str, draft: dict[str, Any]) -> Files:
    return shelf.taken(_workshop(game)[2].written(draft))


def _zip(files: Files, key: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{key}.zip"', "cache-control": "no-store"}
    return Response(shelf.zipped(files, key), media_type="application/zip", headers=headers)


def _visitor(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _not_too_often(state: State, request: Request[Any, Any, Any]) -> None:
    drafts: Buckets = state.drafts
    if not drafts.take(_visitor(request)):
        raise Refusal("too-fast", "too often for now; try again in a minute")


HANDLERS = [
    list_scenarios,
    download_scenario,
    kit,
    editor,
    open_zip,
    open_known,
    check,
    pack,
    try_draft,
    rehearse,
    margin,
]
