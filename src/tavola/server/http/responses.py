"""How HTTP requests are read and answered: JSON, within limits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...kernel.errors import TavolaError
from ..config import MAX_BODY

R = TypeVar("R")

#: Words and printed facts change only with the program; a browser asks again with its next visit.
KEEP = {"cache-control": "public, max-age=300"}
FRESH = {"cache-control": "no-store"}


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers or FRESH, "application/json")


async def while_there(request: Request, work: Coroutine[Any, Any, R]) -> R:
    """Wait for something that may take long, while whoever asked for it waits too. Raises ClientDisconnect when they
    hang up; the work is stopped then. The body must have been read."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise ClientDisconnect
    finally:
        doing.cancel()
        leaving.cancel()


async def read_body(request: Request, type: type[R]) -> R:
    """The body as a record. Raises TavolaError."""
    try:
        return msgspec.json.decode(await body_of(request), type=type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None


async def body_of(request: Request, most: int = MAX_BODY) -> bytes:
    """The body, read no further than allowed, and only once however often it is asked for."""
    if (read := request.scope.get("body")) is not None:
        return bytes(read)
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TavolaError("error-body-too-large", limit=most)
        parts.append(part)
    request.scope["body"] = b"".join(parts)
    return bytes(request.scope["body"])
