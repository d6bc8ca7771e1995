"""The application: routes, middleware, and what they share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ..kernel.errors import TavolaError, UnknownName
from ..table import BadStorage, DamagedGame, OtherRules, Tables, UnknownChronicle, UnknownTable
from ..table.storage.door import Storage
from .config import CHECKS_PER_MINUTE, LINKS_PER_MINUTE, NEW_TABLES_PER_HOUR, Config
from .entrance import table_socket
from .http import api, chronicles, identity, notices, offered, readings, reference, replays, scores, seats, watching
from .http.guard import Cookies, Guard, Origins
from .http.pages import STATIC, Assets, Files, page, table_page
from .http.reels import Reels
from .http.responses import answer
from .http.words import problem, wanted
from .limits import Quota
from .notices.outbox import Outbox
from .notices.ways import EMAIL, WEBHOOK, Way, mail
from .notices.ways import post as web_post
from .peers.calls import Seal
from .peers.forwarding import at_owner
from .peers.post import Post
from .rooms.rooms import Rooms
from .rooms.sweeping import Sweeper

log = structlog.get_logger("tavola.server")

#: Addresses of the single-page app.
PAGES = (
    "/",
    "/new",
    "/chronicles",
    "/chronicle/{id}",
    "/rules",
    "/rules/{rest:path}",
    "/library/{rest:path}",
)
NOT_FOUND = 404
CONFLICT = 409
UNAVAILABLE = 503


def create_app(storage: Storage, config: Config) -> Starlette:
    """A table server on top of a storage. Closing the application closes the storage."""
    origins = Origins(config)
    secret = storage.secret()
    cookies = Cookies(secret)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        rooms = app.state.rooms = Rooms(Tables(storage), config)
        app.state.reels = Reels()
        post = Post(app, rooms, app.state.seal)
        ways: dict[str, Way] = {EMAIL: mail(config.smtp)} if config.smtp else {}
        ways |= {WEBHOOK: web_post} if config.webhooks else {}
        app.state.outbox = Outbox(rooms, ways, origins.public, secret)
        sending = asyncio.create_task(app.state.outbox.run()) if ways else None
        sweeping = asyncio.create_task(Sweeper(rooms).run())
        if config.peer:
            await rooms.share(config.name, await post.open(config.peer))
        try:
            yield
        finally:
            sweeping.cancel()
            if sending is not None:
                sending.cancel()
            await rooms.owners.close()
            if config.peer:
                await post.close()
            await rooms.close()

    app = Starlette(
        routes=[
            Route("/health", watching.health),
            Route("/ready", watching.ready),
            Route("/metrics", watching.metrics),
            Route("/api/games", offered.list_games),
            Route("/api/sketch/{game}/{scenario}", offered.sketch),
            Route("/api/tables", api.list_tables),
            Route("/api/tables", api.create_table, methods=["POST"]),
            Route("/api/tables/check", api.check_table, methods=["POST"]),
            Route("/api/tables/load", api.load_table, methods=["POST"]),
            Route("/api/tables/{id}/save", api.save_table),
            Route("/api/tables/{id}/score", scores.score),
            Route("/api/tables/{id}/log", readings.log_page),
            Route("/api/tables/{id}/at/{step:int}", replays.at_step),
            Route("/api/tables/{id}/progress", replays.progress),
            Route("/api/tables/{id}/fork", replays.fork, methods=["POST"]),
            Route("/api/tables/{id}/rules", at_owner(seats.move_on), methods=["POST"]),
            Route("/api/tables/{id}/seats/{seat}", at_owner(seats.change_seat), methods=["POST"]),
            Route("/api/tables/{id}/house", at_owner(seats.keep_house), methods=["POST"]),
            Route("/api/tables/{id}/report", at_owner(seats.report), methods=["POST"]),
            Route("/api/tables/{id}/notices/{seat}", notices.notices, methods=["GET", "POST"]),
            Route("/notice/{code}", notices.notice),
            Route("/api/chronicles", chronicles.list_chronicles),
            Route("/api/chronicles", chronicles.begin_chronicle, methods=["POST"]),
            Route("/api/chronicles/{id}", chronicles.show_chronicle),
            Route("/api/chronicles/{id}", chronicles.rename_chronicle, methods=["POST"]),
            Route("/s/{code}", seats.take_seat),
            Route("/api/enter", identity.enter, methods=["POST"]),
            Route("/api/me", identity.own_link),
            Route("/me/{code}", identity.come_back),
            Route("/api/catalog/{game}", api.get_catalog),
            Route("/api/words", api.get_page_words),
            Route("/api/words/{game}", api.get_words),
            Route("/api/texts/{game}", api.get_texts),
            Route("/api/chapters/{game}", reference.list_chapters),
            Route("/api/glossary/{game}", reference.list_words),
            Route("/api/rules/{game}", reference.search_rules),
            Route("/api/rules/{game}/{id}", api.get_rule),
            WebSocketRoute("/ws/{id}", table_socket),
            Route("/game/{id}", table_page),
            *(Route(path, page) for path in PAGES),
            Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
            Mount("/", Files(directory=STATIC, check_dir=False)),
        ],
        middleware=[
            Middleware(Guard, origins=origins, cookies=cookies, password=config.password),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={TavolaError: _refused, HTTPException: _failed},
        lifespan=lifespan,
    )
    app.state.config = config
    app.state.origins = origins
    app.state.cookies = cookies
    app.state.seal = Seal(secret)
    app.state.new_tables = Quota(NEW_TABLES_PER_HOUR / 3600, NEW_TABLES_PER_HOUR, config.shared)
    app.state.checks = Quota(CHECKS_PER_MINUTE / 60, CHECKS_PER_MINUTE, config.shared)
    app.state.links = Quota(LINKS_PER_MINUTE / 60, LINKS_PER_MINUTE, config.shared)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    """Bad input is one clear sentence: 404 for what does not exist at an address, 422 for a bad request."""
    assert isinstance(error, TavolaError)
    if isinstance(error, BadStorage):
        log.error("storage failed", path=request.url.path[:200], reason=str(error.__cause__))
        return answer(problem(error, wanted(request)), UNAVAILABLE)
    if isinstance(error, DamagedGame | OtherRules):
        return answer(problem(error, wanted(request)), CONFLICT)
    absent = isinstance(error, UnknownTable | UnknownChronicle) or (
        isinstance(error, UnknownName) and request.method == "GET"
    )
    return answer(problem(error, wanted(request)), NOT_FOUND if absent else api.UNPROCESSABLE)


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "error-not-found" if error.status_code == NOT_FOUND else "error-bad-request"
    sentence = TavolaError(key, path=request.url.path, reason=error.detail)
    return answer(problem(sentence, wanted(request)), error.status_code)
