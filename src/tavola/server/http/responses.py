"""How HTTP requests are read and answered: JSON, within limits."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import TavolaError
from ..config import MAX_BODY

#: Words and printed facts change only with the program; a browser asks again with its next visit.
KEEP = {"cache-control": "public, max-age=300"}
FRESH = {"cache-control": "no-store"}


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers or FRESH, "application/json")


async def body_of(request: Request, most: int = MAX_BODY) -> bytes:
    """The body, read no further than allowed."""
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TavolaError("error-body-too-large", limit=most)
        parts.append(part)
    return b"".join(parts)
