"""Where browsers come to a table: `/ws/ID`. They play here, or through here with the worker that owns the table."""

from __future__ import annotations

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import TavolaError
from .http import words
from .http.guard import is_local, owner_of
from .peers.forwarding import forward
from .rooms.rooms import Rooms
from .socket import POLICY, refuse, serve_table
from .talking import LINE
from .wires import Caller, Gone, Socket


async def table_socket(socket: WebSocket) -> None:
    """A page of another site is turned away at the handshake."""
    state = socket.app.state
    if not state.origins.allows(socket):
        await socket.close(POLICY)
        return
    with contextlib.suppress(WebSocketDisconnect, Gone):  # whoever hangs up early has not done anything wrong
        await socket.accept()
        rooms: Rooms = state.rooms
        id, wire = socket.path_params["id"], Socket(socket)
        caller = Caller(owner_of(socket), is_local(socket), words.known(socket.query_params.get("lang", "")))
        try:
            elsewhere = await forward(wire, rooms.owners, state.seal, id, caller)
        except TavolaError as error:
            await refuse(wire, error, caller.lang)
        else:
            if not elsewhere:
                await serve_table(wire, rooms, id, caller, socket.scope.get(LINE))
