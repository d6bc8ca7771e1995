"""Draws the pictures of the documentation anew, so that they show what the page shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from web.house import DESK, PHONE
from web.pages import Opener
from web.situations import SITUATIONS
from web.stage import show

PICTURES = Path(__file__).parents[2] / "docs/pictures"
SHOTS = [
    ("home", None, DESK),
    ("table-day", "movement", DESK),
    ("combat", "block", DESK),
    ("phone", "movement", PHONE),
]


@pytest.mark.parametrize(("name", "situation", "size"), SHOTS, ids=[shot[0] for shot in SHOTS])
def test_picture(open_page: Opener, name: str, situation: str | None, size: ViewportSize) -> None:
    page = open_page(size, "en")
    show(page, SITUATIONS[situation]() if situation else None, path="/game/a1" if situation else "/", lang="en")
    page.wait_for_selector(".q" if situation else ".hero")
    page.wait_for_timeout(300)
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture = PICTURES / f"{name}.png"
    page.screenshot(path=picture)
    assert picture.stat().st_size > 20_000
