"""Draws the pictures of the documentation: where one is missing, or all of them when TAVOLA_PICTURES is set."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from massivedarkness.doors.dungeons import SITUATIONS as DUNGEONS
from massivedarkness.doors.dungeons import drawn as dungeon
from oath.doors.realms import SITUATIONS as REALMS
from oath.doors.realms import drawn as realm
from web.house import DESK, PHONE
from web.pages import Opener
from web.stage import show
from web.tables.situations import SITUATIONS

PICTURES = Path(__file__).parents[2] / "docs/pictures"
SMALLEST = 20_000
SHOTS = [
    ("home", None, DESK),
    ("table-day", "movement", DESK),
    ("combat", "block", DESK),
    ("phone", "movement", PHONE),
    ("dungeon", "struck", DESK),
    ("dungeon-phone", "fight", PHONE),
    ("campaign", "plans", DESK),
]


def _table(situation: str | None) -> dict[str, Any] | None:
    if situation is None:
        return None
    if situation in REALMS:
        return realm(REALMS[situation](), "en")
    return SITUATIONS[situation]() if situation in SITUATIONS else dungeon(DUNGEONS[situation](), "en")


@pytest.mark.parametrize(("name", "situation", "size"), SHOTS, ids=[shot[0] for shot in SHOTS])
def test_picture(open_page: Opener, name: str, situation: str | None, size: ViewportSize) -> None:
    page = open_page(size, "en")
    show(page, _table(situation), path="/game/a1" if situation else "/", lang="en")
    page.wait_for_selector(".q" if situation else ".hero")
    page.wait_for_timeout(300)
    drawn = page.screenshot()
    assert len(drawn) > SMALLEST
    picture = PICTURES / f"{name}.png"
    if not picture.exists() or "TAVOLA_PICTURES" in os.environ:
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(drawn)
