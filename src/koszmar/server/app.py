"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, WebSocket, get, route, websocket
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import koszmar

from . import lobby, problems, workshop
from .client import Client, file_in
from .client import client as client_of
from .headers import TakeTurns, add_headers, check_address, check_origin, sent
from .house import House
from .limits import LARGEST_BODY, Buckets
from .looks import folders
from .metrics import Metrics
from .refusal import Refusal
from .replies import REFUSALS
from .settings import Settings
from .sockets import serve
from .storage import Storage

FOR_EVER = "public, max-age=31536000, immutable"


@get("/health", responses=REFUSALS)
async def health(state: State) -> Response[dict[str, str]]:
    """Whether this server and its storage are well: ``storage`` can be written to, or says why not.

    Without channels a server still serves, only others' choices reach it late.
    """
    storage, channels = await state.house.storage.health(), state.house.fanout.state
    status = "storage" if storage != "ok" else "channels" if channels == "lost" else "ok"
    said = {"status": status, "storage": storage, "channels": channels}
    return Response(said, status_code=503 if status == "storage" else 200)


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(state.house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One client at one table."""
    await serve(socket, socket.app.state.house)


def create_app(settings: Settings | None = None) -> Litestar:
    """A server with these settings."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        try:
            await storage.open()
            app.state.house = house = House(settings, storage, Metrics())
            await house.start()
            yield
            await house.stop()
        finally:
            await storage.close()

    drafts = Buckets(settings.drafts_per_minute / 60, settings.drafts_per_minute)
    return Litestar(
        route_handlers=[*lobby.HANDLERS, *workshop.HANDLERS, health, metrics, table_socket, *_client(settings)],
        state=State({"settings": settings, "drafts": drafts}),
        lifespan=[lifespan],
        guards=[check_address, check_origin],
        middleware=[TakeTurns()],
        before_send=[add_headers],
        exception_handlers=problems.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig("Koszmar", koszmar.__version__, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        debug=False,
    )


def _client(settings: Settings) -> list[ControllerRouterHandler]:
    """The files of the browser client, if they are installed, and those that games bring to it."""
    if not (settings.web / "index.html").is_file():
        return []
    return [page, asset, picture, file]


def _reading(paths: list[str]) -> route:
    return route(paths, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)


async def _present(state: State) -> Client:
    """The client as it is; the first who asks for it waits while it is made."""
    return await asyncio.to_thread(client_of, state.settings.web)


@_reading(["/", "/index.html"])
async def page(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page of the browser client."""
    return sent(request, (await _present(state)).page, "no-cache")


@_reading(["/assets/{name:str}"])
async def asset(name: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file whose name changes when it does: whoever has it never asks again.

    A page of another server, with an older or a newer client, gets what we have of that kind.
    """
    present = await _present(state)
    if (found := present.assets.get(name)) is not None:
        return sent(request, found, FOR_EVER)
    stem, _, rest = name.rpartition("-")
    ours = present.latest.get(f"{stem}.{rest.rpartition('.')[2]}")
    if ours is None:
        raise Refusal("no-such-thing", "there is nothing here")
    return sent(request, present.assets[ours], "no-store")


@_reading(["/looks/{game:str}/{path:path}"])
async def picture(
    game: FromPath[str], path: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """A file that a game brings."""
    return await _file(request, folders().get(game), path)


@_reading(["/{path:path}"])
async def file(path: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client. A module is what it exports, from the one script that holds them all."""
    if path.endswith(".js") and (module := (await _present(state)).modules.get(path.lstrip("/"))) is not None:
        return sent(request, module, "no-cache")
    return await _file(request, state.settings.web, path)


async def _file(request: Request[Any, Any, Any], folder: Path | None, path: str) -> Response[bytes]:
    """A file inside a folder, and nothing that lies outside; browsers ask each time whether it has changed."""
    found = await asyncio.to_thread(file_in, folder, path) if folder else None
    if found is None:
        raise Refusal("no-such-thing", "there is nothing here")
    return sent(request, found, "no-cache")
