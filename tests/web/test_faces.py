"""Read everything before acting: each piece on a table opens its large face by a pointer at rest, a long press and the
key I, with more to read than its name, and nothing is answered by that."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from web.house import DESK
from web.stage import show
from web.test_every_screen import frame

#: Every piece in sight, with a point on the screen at which it lies on top. One that lies wholly below others has none.
LYING = """() => [...document.querySelectorAll('#app :is([data-look], [data-piece])')].flatMap(node => {
  const r = node.getBoundingClientRect();
  const name = node.dataset.look ?? node.dataset.piece;
  if (!r.width || !r.height) return [];
  for (const down of [.5, .2, .8, .35, .65, .08, .92]) for (const across of [.5, .2, .8, .08, .92]) {
    const [x, y] = [r.left + r.width * across, r.top + r.height * down];
    if (document.elementFromPoint(x, y)?.closest('[data-look], [data-piece]') === node) return [[name, x, y]];
  }
  return [[name, -1, -1]];
})"""
#: The words of a face below its title; nothing while none is open.
BELOW = """() => {
  const face = document.querySelector('.inspect');
  return face ? face.innerText.trim().slice(face.querySelector('h2').innerText.trim().length).trim() : '';
}"""
CLOSED = "() => !document.querySelector('.inspect')"

Piece = tuple[str, float, float]
#: The kinds of pieces that a game has, and a situation in which all of them lie on the table.
KINDS = {
    "oath-hoard": {"oath", "site", "card", "adviser", "bank", "pile", "space", "banner", "player"},
    "md-bridge": {"zone", "door", "pillar", "foe", "hero", "card", "power", "signature", "line"},
}


class Reading:
    """Opens faces by one of the three means, and closes them again."""

    def __init__(self, page: Page, means: str) -> None:
        self.page = page
        self.means = means
        self.finger = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def open(self, x: float, y: float) -> None:
        if self.means == "press":
            self._touch("touchStart", {"x": x, "y": y})
            return
        self.page.mouse.move(x, y - 1)
        self.page.mouse.move(x, y)
        if self.means == "key":
            self.page.keyboard.press("i")

    def close(self) -> None:
        if self.means == "press":
            self._touch("touchEnd")
            self.page.keyboard.press("Escape")
        elif self.means == "key":
            self.page.keyboard.press("i")
        else:
            self.page.mouse.move(1, 1)
        self.page.wait_for_function(CLOSED)


def unread(page: Page, pieces: list[Piece], means: str) -> list[str]:
    """The pieces without a face, or with nothing on it but a name."""
    reading = Reading(page, means)
    found = []
    for name, x, y in pieces:
        reading.open(x, y)
        try:
            page.wait_for_function(BELOW, timeout=2000)
        except TimeoutError:
            found.append(name)
        reading.close()
    return found


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("means", ["key", *(pytest.param(one, marks=pytest.mark.slow) for one in ("pointer", "press"))])
def test_every_piece_is_read_without_acting(browser: Browser, name: str, means: str) -> None:
    context = browser.new_context(viewport=DESK, locale="pt-BR", has_touch=means == "press", reduced_motion="reduce")
    context.set_default_timeout(10_000)
    page = context.new_page()
    sent: list[dict[str, Any]] = show(page, frame(name, "pt-BR"))
    lying: list[Piece] = page.evaluate(LYING)
    assert [piece for piece, x, _ in lying if x < 0] == [], "pieces that nobody can point at"
    first = {piece.split(":")[0]: (piece, x, y) for piece, x, y in reversed(lying)}
    assert KINDS[name] <= set(first)
    assert unread(page, list(first.values()), means) == []
    assert {message["type"] for message in sent} <= {"hello", "lang", "ways"}, "nothing was answered"
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        *("oath-realm", "oath-six", "oath-plans", "oath-targets", "oath-draft", "oath-offered", "oath-prince"),
        *("oath-hoard", "oath-vow", "md-late", "md-crowd", "md-bridge", "md-late-market", "md-late-skills"),
        *("md-late-equipment", "md-late-rolled", "md-trade", "md-market"),
    ],
)
def test_every_single_piece_of_the_largest_tables(browser: Browser, name: str) -> None:
    context = browser.new_context(viewport=DESK, locale="pt-BR", reduced_motion="reduce")
    page = context.new_page()
    show(page, frame(name, "pt-BR"))
    assert unread(page, page.evaluate(LYING), "key") == []
    context.close()
