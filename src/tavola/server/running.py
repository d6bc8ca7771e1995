"""Starting the server: the port is taken first, so that one in use is a clear sentence and not a traceback."""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import Callable

import uvicorn
from msgspec.structs import replace
from starlette.types import ASGIApp

from ..kernel.errors import TavolaError
from ..table.storage.door import Storage
from .app import create_app
from .config import MAX_MESSAGE, Config
from .lines import Bounds, bounded
from .logs import quiet, structured
from .peers.lines import LOCAL
from .rooms.sweeping import settle
from .talking import Talk


def run(storage: Storage, config: Config, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `ready` hears the address once somebody can connect."""
    storage.claim()
    listener = listen(config.host, config.port)
    port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="tavola-") as folder:
        if storage.shared and not config.peer:
            config = replace(config, peer=f"{LOCAL}{folder}/0")
        serve(storage, config, listener, lambda: ready(address(config.host, port)))


def serve(storage: Storage, config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until told to stop."""
    (structured if config.log else quiet)()
    app = create_app(storage, config)
    settle()
    settings = settings_of(app, config)
    with asyncio.Runner(loop_factory=loop_of(settings)) as runner:
        runner.run(_serve(uvicorn.Server(settings), listener, ready))


def settings_of(app: ASGIApp, config: Config) -> uvicorn.Config:
    """How uvicorn serves an app."""
    return uvicorn.Config(
        app,
        http=bounded(Bounds()),
        ws=Talk,
        # A table is small, and pressing it would cost more than sending it.
        ws_per_message_deflate=False,
        # Our own limit answers with a sentence; beyond this one the line is cut.
        ws_max_size=8 * MAX_MESSAGE,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        server_header=False,
        # Only a proxy we were told of may say whom it speaks for.
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
    )


def loop_of(settings: uvicorn.Config) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is; plain `asyncio.run` would pass it over."""
    return settings.get_loop_factory()


async def _serve(server: uvicorn.Server, listener: socket.socket, ready: Callable[[], None]) -> None:
    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(ready)

    announcing = asyncio.create_task(announce())
    try:
        await server.serve([listener])
    finally:
        announcing.cancel()


def listen(host: str, port: int, shared: bool = False, lines: bool = True) -> socket.socket:
    """Take a port. `shared`: with other sockets like this one, to each of which the system gives its part of the lines;
    without `lines` it is only held for them."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named so that the event loop switches off Nagle's delay on every connection it accepts.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
        if lines:
            listener.listen(256)
    except socket.gaierror:
        listener.close()
        raise TavolaError("error-host", host=host) from None
    except PermissionError:
        listener.close()
        raise TavolaError("error-port-forbidden", port=str(port)) from None
    except OSError as error:
        listener.close()
        if error.errno == 98 or "in use" in str(error).lower():
            raise TavolaError("error-port-in-use", port=str(port)) from None
        raise TavolaError("error-host", host=host) from None
    return listener


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
