"""What comes to a worker that does not play the table: it goes to the owner, and the answer comes back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import wraps

import structlog
from starlette import requests, responses
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from ...kernel.errors import TavolaError
from ..http.responses import body_of
from ..wires import Caller, Wire
from .calls import Request, Seal, Sit, read_response
from .lines import dial
from .owners import Owners

log = structlog.get_logger("tavola.server")

#: How long an owner that does not answer is waited for: by then another one is found.
PATIENCE = 10.0
_AGAIN = 0.25
#: Tells a browser to come again: the worker it spoke to is gone.
RESTART = 1012

#: What dialling a worker may end with.
AWAY = (OSError, WebSocketException, TimeoutError)

Endpoint = Callable[[requests.Request], Awaitable[responses.Response]]


async def forward(wire: Wire, owners: Owners, seal: Seal, table: str, caller: Caller) -> bool:
    """Let a browser play at the table of another worker. False: the table is played here by now."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while where := await owners.owner(table):
        with contextlib.suppress(*AWAY):
            async with dial(where) as line:
                await line.send(seal.write(Sit(table, caller.visitor, caller.local, caller.lang)))
                if await _carry(wire, line):
                    return True
        if asyncio.get_running_loop().time() > end:
            raise TavolaError("error-busy")
        await asyncio.sleep(_AGAIN)
    return False


async def _carry(wire: Wire, line: ClientConnection) -> bool:
    """Pass everything on until one side hangs up. False when the other worker does not play this table any more."""
    try:
        await line.recv()  # its welcome
    except ConnectionClosed:
        return False
    out = asyncio.create_task(_out(wire, line))
    try:
        while (said := await wire.receive()) is not None:
            await line.send(said)
    except ConnectionClosed:
        pass
    finally:
        out.cancel()
    return True


async def _out(wire: Wire, line: ClientConnection) -> None:
    """The owner hangs up on purpose, or is gone: then the browser is told to come again."""
    try:
        while True:
            await wire.send(_text(await line.recv()))
    except ConnectionClosed as closed:
        await wire.close(closed.rcvd.code if closed.rcvd is not None else RESTART)


def _text(said: str | bytes) -> str:
    return said if isinstance(said, str) else said.decode()


def at_owner(endpoint: Endpoint) -> Endpoint:
    """An endpoint that changes a table: it runs where the table is played."""

    @wraps(endpoint)
    async def routed(request: requests.Request) -> responses.Response:
        owners: Owners = request.app.state.rooms.owners
        end = asyncio.get_running_loop().time() + PATIENCE
        while not request.scope.get("peer") and (where := await owners.owner(request.path_params["id"])):
            with contextlib.suppress(*AWAY):
                return await asked(request, where, request.app.state.seal)
            if asyncio.get_running_loop().time() > end:
                raise TavolaError("error-busy")
            await asyncio.sleep(_AGAIN)
        return await endpoint(request)

    return routed


async def asked(request: requests.Request, where: str, seal: Seal) -> responses.Response:
    """The answer of another worker to a request. Raises what dialling may."""
    scope = request.scope
    told = Request(
        scope["method"],
        scope["path"],
        scope["query_string"],
        tuple(scope["headers"]),
        tuple(scope["client"]) if scope["client"] else None,
        scope["scheme"],
        await body_of(request),
    )
    async with dial(where) as line:
        await line.send(seal.write(told))
        said = await line.recv()
    found = read_response(said if isinstance(said, bytes) else said.encode())
    response = responses.Response(found.body, found.status)
    response.raw_headers = list(found.headers)
    return response
