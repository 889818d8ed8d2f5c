"""Whatever goes wrong in an HTTP call becomes a name, a sentence and a status; nothing of our insides is shown."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from .logs import LOGGER
from .messages import Problem
from .refusal import Refusal

COME_BACK = "2"
"""Seconds after which a refusal that passes may have passed."""
NAMES = {401: "no-key", 403: "wrong-key", 404: "no-such-thing", 405: "bad-request", 413: "too-large", 429: "too-fast"}


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A refusal of our own."""
    assert isinstance(error, Refusal)
    return _problem(error.status, error.name, error.detail)


def misunderstood(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A call that Litestar refused: a path, a method or a body that we do not have."""
    assert isinstance(error, HTTPException)
    return _problem(error.status_code, NAMES.get(error.status_code, "bad-request"), _detail(error))


def unavailable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Storage did not answer."""
    LOGGER.error("storage failed", extra={"facts": {"path": request.url.path, "reason": type(error).__name__}})
    return _problem(503, "unavailable", "storage cannot be reached")


def lost(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The process that worked on it was killed; the next one can do it."""
    LOGGER.error("a process was lost", exc_info=error, extra={"facts": {"path": request.url.path}})
    return _problem(503, "busy", "what worked on this was stopped; try again in a moment")


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is no text, or in which things lie in each other more deeply than anything can be read."""
    LOGGER.warning("unreadable body", extra={"facts": {"path": request.url.path, "reason": type(error).__name__}})
    deep = isinstance(error, RecursionError)
    return _problem(400, "bad-request", "this is nested too deeply" if deep else "this is no text in UTF-8")


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A defect of ours."""
    LOGGER.error("request failed", exc_info=error, extra={"facts": {"path": request.url.path}})
    return _problem(500, "defect", "something went wrong here")


def _detail(error: HTTPException) -> str:
    extra: Any = error.extra
    reasons = [item.get("message", "") for item in extra if isinstance(item, dict)] if isinstance(extra, list) else []
    return "; ".join([error.detail, *reasons])[:300] if error.status_code < 500 else "something went wrong here"


def _problem(status: int, name: str, detail: str) -> Response[Problem]:
    headers = {"retry-after": COME_BACK} if status in (429, 503) else {}
    return Response(Problem(name, detail), status_code=status, media_type="application/json", headers=headers)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    HTTPException: misunderstood,
    SQLAlchemyError: unavailable,
    BrokenProcessPool: lost,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}
