"""The built page: one HTML file for every address of the app, and hashed files that never change."""

from __future__ import annotations

import json
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ...kernel.errors import TavolaError
from ...kernel.records import Text
from ...text import say
from ..rooms.rooms import Rooms
from .words import wanted

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
OK = 200
#: What calls a table before the page itself is there.
EARLY = "src/wire/early.ts"
#: How the build made its files small, best first, and what it added to their names.
SMALL = (("br", ".br"), ("gzip", ".gz"))


def page_is_built() -> bool:
    """Whether there is a page to serve: it is built from `web/`, and travels inside an installed package."""
    return (STATIC / "index.html").is_file()


async def page(request: Request) -> Response:
    index = STATIC / "index.html"
    if not page_is_built():
        return PlainTextResponse(say(Text("server-no-page"), wanted(request)), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"}, media_type="text/html")


async def table_page(request: Request) -> Response:
    """The page at the address of a table: it names the game, so that what the game brings is fetched at once."""
    rooms: Rooms = request.app.state.rooms
    id = request.path_params["id"].partition("@")[0]

    def kept() -> str:
        try:
            return rooms.tables.storage.load(id).game.setup.game
        except TavolaError:
            return ""

    game = await rooms.work(kept) if page_is_built() else ""
    if not game:
        return await page(request)
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    told = index.replace("</head>", f"{brought(game, (STATIC / 'manifest.json').stat().st_mtime_ns)}</head>", 1)
    return HTMLResponse(told, headers={"cache-control": "no-cache"})


@lru_cache(maxsize=16)
def brought(game: str, built: int) -> str:
    """The lines in the head of a page that fetch what a game brings to a table, as the last build lists it."""
    del built  # a new build is another answer
    parts = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
    first = f"src/games/{game}/table.tsx"
    wanted = [first] if first in parts else []
    for name in wanted:
        wanted += [other for other in parts[name].get("imports", ()) if other not in wanted]
    everywhere = (STATIC / "index.html").read_text(encoding="utf-8")
    own = [parts[name] for name in wanted if parts[name]["file"] not in everywhere]
    scripts = [part["file"] for part in own]
    sheets = dict.fromkeys(sheet for part in own for sheet in part.get("css", ()))
    return "".join(
        (
            f'<meta name="game" content="{game}" />',
            f'<script type="module" async crossorigin src="/{parts[EARLY]["file"]}"></script>',
            *(f'<link rel="modulepreload" crossorigin href="/{script}" />' for script in scripts),
            *(f'<link rel="preload" as="style" crossorigin href="/{sheet}" />' for sheet in sheets),
            f'<link rel="preload" as="fetch" crossorigin href="/api/catalog/{game}?rules=no" />',
        )
    )


class Files(StaticFiles):
    """What the build put beside the page. Before the first build there is nothing, which is a plain 404."""

    async def check_config(self) -> None:
        return


class Assets(Files):
    """Files under /assets carry a hash of their content in their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        taken = {one.partition(";")[0].strip() for one in Headers(scope=scope).get("accept-encoding", "").split(",")}
        coding, ending = next(((coding, ending) for coding, ending in SMALL if coding in taken), ("", ""))
        response = await self._found(path, ending, scope) if ending else None
        if response is not None:
            response.headers["content-encoding"] = coding
            response.headers["content-type"] = mimetypes.guess_type(path)[0] or "application/octet-stream"
        else:
            response = await super().get_response(path, scope)
        response.headers.add_vary_header("Accept-Encoding")
        if response.status_code == OK:
            response.headers["cache-control"] = FOR_EVER
        return response

    async def _found(self, path: str, ending: str, scope: Scope) -> Response | None:
        """The small form of a file, if the build made one."""
        if path.endswith(ending):
            return None
        try:
            return await super().get_response(path + ending, scope)
        except HTTPException:
            return None
