"""The law of the screen: in every situation, on every size, in every language the board has room, nothing overlaps that
carries numbers, and no word is cut. A few of all in the quick tests, the whole in the long ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from mageknight.doors.sieges import SITUATIONS as SIEGES
from mageknight.doors.sieges import drawn as siege
from massivedarkness.doors.dungeons import SITUATIONS as DUNGEONS
from massivedarkness.doors.dungeons import drawn as dungeon
from massivedarkness.doors.late import LARGEST as LATE
from oath.doors.realms import SITUATIONS as REALMS
from oath.doors.realms import drawn as realm
from web.pages import Opener, scrolls
from web.situations import SITUATIONS
from web.stage import show

SIZES: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in (
        (360, 640), (640, 360), (844, 390), (820, 1180), (1024, 768), (1093, 614), (1280, 720), (1366, 768),
        (1920, 1080), (2560, 1440),
    )
}  # fmt: skip
LANGS = ("pt-BR", "en")
NAMES = (
    *(name for name in SITUATIONS if name != "end"),
    *SIEGES,
    *(f"md-{name}" for name in (*DUNGEONS, *LATE) if name != "won"),
    *(f"oath-{name}" for name in REALMS),
)


def frame(name: str, lang: str) -> dict[str, Any]:
    """What the server would tell the page in this situation."""
    if name in SIEGES:
        return siege(SIEGES[name](), lang)
    game, _, own = name.partition("-")
    if game == "md":
        return dungeon({**DUNGEONS, **LATE}[own](), lang)
    return realm(REALMS[own](), lang) if game == "oath" else SITUATIONS[name]()


#: The largest of all, of which `make pictures` keeps four sizes to look at.
LARGEST = (
    "movement", "tactics", "interaction", "level_up", "duel", "rivals", "city-ranged", "city-block", "city-damage",
    "city-attack", "md-fight", "md-crowd", "md-late", "md-late-rolled", "md-late-skills", "md-late-market",
    "oath-realm", "oath-plans", "oath-offered", "oath-six",
)  # fmt: skip
PICTURED = ("360x640", "844x390", "1366x768", "1920x1080")
SMALLEST = 8_000
QUICK = [
    ("city-block", "1366x768", "pt-BR"),
    ("movement", "844x390", "pt-BR"),
    ("md-late", "1024x768", "pt-BR"),
    ("city-attack", "640x360", "en"),
    ("movement", "820x1180", "en"),
]

BOARD = ".board svg, .dungeon, .combat, .regions, .duel, .tactics, .choice, .camp, .stage"
#: Boards without room; buttons of the frame outside of it; panels that carry numbers and lie over each other.
BROKEN = """(board) => {
  const found = [];
  const boards = [...document.querySelectorAll(board)].map(node => node.getBoundingClientRect());
  if (!boards.some(r => r.width >= 120 && r.height >= 90)) found.push('no board: ' + JSON.stringify(boards[0] ?? null));
  for (const node of document.querySelectorAll('#top button, #top a, .opts button, .tabs button, .strip button')) {
    const r = node.getBoundingClientRect();
    if (r.width && (r.right > innerWidth + 1 || r.left < -1 || r.bottom > innerHeight + 1))
      found.push('outside: ' + node.className + ' ' + node.textContent.slice(0, 20));
  }
  const panels = [...document.querySelectorAll('#top, #map, .q, #hand, .tabs, .log, .fight')]
    .map(node => [node.id || node.className, node.getBoundingClientRect()]).filter(([, r]) => r.width && r.height);
  for (const [a, one] of panels) for (const [b, other] of panels) {
    if (a >= b) continue;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const inside = document.querySelector('#map')?.contains(document.querySelector('.fight'));
    if (across > 2 && down > 2 && !inside) found.push('overlap: ' + a + ' / ' + b);
  }
  return found;
}"""


def shown(page: Page, name: str, lang: str) -> None:
    show(page, frame(name, lang), lang=lang)
    page.wait_for_selector(".q")


def all_screens() -> Iterator[Any]:
    for name in NAMES:
        for size in SIZES:
            for lang in LANGS:
                quick = (name, size, lang) in QUICK
                yield pytest.param(name, size, lang, marks=() if quick else pytest.mark.slow)


@pytest.mark.parametrize(("name", "size", "lang"), list(all_screens()))
def test_a_screen(open_page: Opener, name: str, size: str, lang: str) -> None:
    page = open_page(SIZES[size], lang)
    shown(page, name, lang)
    assert not scrolls(page)
    assert page.evaluate(BROKEN, BOARD) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGEST)
def test_draws_the_largest_situations(open_page: Opener, name: str, tmp_path: Path) -> None:
    """Kept to be looked at where TAVOLA_SCREENS names a folder, as `make pictures` does."""
    folder = Path(os.environ.get("TAVOLA_SCREENS", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    for size in PICTURED:
        page = open_page(SIZES[size], "pt-BR")
        shown(page, name, "pt-BR")
        picture = folder / f"{name}-{size}.png"
        page.screenshot(path=picture)
        assert picture.stat().st_size > SMALLEST
