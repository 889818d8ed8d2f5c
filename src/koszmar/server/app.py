"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, WebSocket, get, route, websocket
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

import koszmar

from . import lobby, problems, workshop
from .headers import add_headers, check_address, check_origin, unless_known
from .house import House
from .limits import LARGEST_BODY, Buckets
from .looks import folders
from .looks import page as page_of
from .metrics import Metrics
from .replies import REFUSALS
from .settings import Settings
from .sockets import serve
from .storage import Storage


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
    looks = [_files(f"/looks/{game}", folder) for game, folder in folders().items()]
    return [*looks, page, _files("/", settings.web)]


@route(
    ["/", "/index.html"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False
)
def page(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page of the browser client."""
    return unless_known(request, *page_of(state.settings.web), media_type="text/html")


def _files(path: str, folder: Path) -> ControllerRouterHandler:
    return create_static_files_router(
        path=path,
        directories=[folder],
        name=f"files of {path}",
        include_in_schema=False,
        cache_control=None,
        after_request=_revalidate,
    )


def _revalidate(response: Response[Any]) -> Response[Any]:
    """Let browsers ask each time whether a file has changed."""
    response.headers["cache-control"] = "no-cache"
    return response
