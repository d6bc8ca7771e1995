"""The door for other workers: their browsers come to the tables played here, and their requests are answered."""

from __future__ import annotations

import contextlib
from typing import Any

import structlog
from starlette.applications import Starlette
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from ...kernel.errors import TavolaError
from ..rooms.rooms import Rooms
from ..socket import serve_table
from ..wires import Caller, Gone
from .calls import ELSEWHERE, WELCOME, Request, Response, Seal, Sit, write_response
from .lines import listen

log = structlog.get_logger("tavola.server")

POLICY = 1008


class Peer:
    """The line of a browser that came to another worker."""

    def __init__(self, line: ServerConnection) -> None:
        self._line = line

    async def receive(self) -> str | bytes | None:
        try:
            return await self._line.recv()
        except ConnectionClosed:
            return None

    async def send(self, text: str, more: bool = False) -> None:
        try:
            await self._line.send(text)
        except ConnectionClosed as error:
            raise Gone from error

    async def close(self, code: int) -> None:
        await self._line.close(code)


class Post:
    """Takes calls until it is closed."""

    def __init__(self, app: Starlette, rooms: Rooms, seal: Seal) -> None:
        self._app = app
        self._rooms = rooms
        self._seal = seal

    async def open(self, address: str) -> str:
        """Returns where it is reached."""
        self._server, where = await listen(address, self._answer)
        return where

    async def close(self) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _answer(self, line: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            said = await line.recv()
            try:
                call = self._seal.read(said if isinstance(said, bytes) else said.encode())
            except TavolaError:
                log.warning("caller unknown")
                await line.close(POLICY)
                return
            if isinstance(call, Sit):
                await self._sit(line, call)
            else:
                await line.send(write_response(await self._answered(call)))

    async def _sit(self, line: ServerConnection, call: Sit) -> None:
        if await self._rooms.owners.owner(call.table):
            await line.close(ELSEWHERE)
            return
        await line.send(WELCOME)
        await serve_table(Peer(line), self._rooms, call.table, Caller(call.visitor, call.local, call.lang))

    async def _answered(self, call: Request) -> Response:
        """The request as the application answers it; whoever sent it is known by its own cookie."""
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": call.method,
            "path": call.path,
            "raw_path": call.path.encode(),
            "root_path": "",
            "query_string": call.query,
            "headers": list(call.headers),
            "client": call.client,
            "server": None,
            "scheme": call.scheme,
            "peer": True,
        }
        bodies = [{"type": "http.request", "body": call.body, "more_body": False}]
        told: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return bodies.pop() if bodies else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        await self._app(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in told[1:])
        return Response(told[0]["status"], tuple((name, value) for name, value in told[0]["headers"]), body)
