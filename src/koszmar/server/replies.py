"""How the HTTP half says no, for its description."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from .messages import Problem

REFUSALS = {
    400: ResponseSpec(Problem, description="It makes no sense"),
    401: ResponseSpec(Problem, description="No key"),
    403: ResponseSpec(Problem, description="A key that does not open this"),
    404: ResponseSpec(Problem, description="There is no such thing"),
    409: ResponseSpec(Problem, description="Not now"),
    413: ResponseSpec(Problem, description="Too large"),
    429: ResponseSpec(Problem, description="Too often"),
    503: ResponseSpec(Problem, description="Too busy, or storage cannot be reached"),
}
