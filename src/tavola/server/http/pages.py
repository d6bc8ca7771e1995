"""The built page: one HTML file for every address of the app, and hashed files that never change."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ...kernel.records import Text
from ...text import say
from .words import wanted

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"


def page_is_built() -> bool:
    """Whether there is a page to serve: it is built from `web/`, and travels inside an installed package."""
    return (STATIC / "index.html").is_file()


async def page(request: Request) -> Response:
    index = STATIC / "index.html"
    if not page_is_built():
        return PlainTextResponse(say(Text("server-no-page"), wanted(request)), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"}, media_type="text/html")


class Files(StaticFiles):
    """What the build put beside the page. Before the first build there is nothing, which is a plain 404."""

    async def check_config(self) -> None:
        return


class Assets(Files):
    """Files under /assets carry a hash of their content in their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = FOR_EVER
        return response
