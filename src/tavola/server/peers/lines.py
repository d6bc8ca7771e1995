"""Lines between workers: a local socket on one machine, an address between machines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect, unix_connect
from websockets.asyncio.server import Server, ServerConnection, serve, unix_serve

from ..config import MAX_SAVE

LOCAL = "unix:"
#: The largest thing one worker says to another.
_MOST = 2 * MAX_SAVE
#: Nothing between workers is worth pressing.
_HOW: dict[str, Any] = {"max_size": _MOST, "compression": None, "ping_interval": 10, "ping_timeout": 10}

Answer = Callable[[ServerConnection], Awaitable[None]]


def dial(address: str) -> AbstractAsyncContextManager[ClientConnection]:
    """A line to the worker at an address. Entering it raises OSError."""
    if address.startswith(LOCAL):
        return unix_connect(address.removeprefix(LOCAL), "ws://peer/", open_timeout=2, **_HOW)
    return connect(f"ws://{address}/", open_timeout=2, proxy=None, **_HOW)


async def listen(address: str, answer: Answer) -> tuple[Server, str]:
    """Take lines of other workers. Returns the address they reach it at: a port that was left open is named."""
    if address.startswith(LOCAL):
        return await unix_serve(answer, address.removeprefix(LOCAL), **_HOW), address
    named = urlsplit(f"//{address}")
    server = await serve(answer, named.hostname, named.port or 0, **_HOW)
    port = next(iter(server.sockets)).getsockname()[1]
    return server, f"[{named.hostname}]:{port}" if ":" in (named.hostname or "") else f"{named.hostname}:{port}"
