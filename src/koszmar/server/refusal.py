"""Every way the service says no: a name from the protocol, a sentence for whoever debugs, an HTTP status."""

from __future__ import annotations

STATUS = {
    "no-key": 401,
    "wrong-key": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-such-thing": 404,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-language": 404,
    "not-over": 409,
    "not-begun": 409,
    "begun": 409,
    "seat-taken": 409,
    "not-away": 409,
    "stale-number": 409,
    "too-large": 413,
    "too-fast": 429,
    "busy": 503,
    "elsewhere": 503,
    "other-rules": 409,
    "unavailable": 503,
}


class Refusal(Exception):
    """Something asked for that is not given; nothing has changed."""

    def __init__(self, name: str, detail: str = "") -> None:
        super().__init__(detail or name)
        self.name = name
        self.re: int | None = None
        """The id of the message that was refused unread."""
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.name, 400)
