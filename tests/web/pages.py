"""What tests ask of any page: no scroll, nothing serious from axe, nothing cut, large targets."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from playwright.sync_api import Page, ViewportSize

from web.house import DESK

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINDINGS = """async (contrast) => {
  const rules = {'color-contrast': {enabled: contrast}};
  const found = await axe.run(document, {resultTypes: ['violations'], rules});
  return found.violations.filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => v.id + ': ' + v.nodes.slice(0, 4)
      .map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | '));
}"""
TOO_SMALL = """() => [...document.querySelectorAll('.phone button, .phone a, dialog[open] button')]
  .filter(n => !n.matches('.term'))
  .filter(n => { const r = n.getBoundingClientRect(); return r.width && (r.height < 43.5 || r.width < 43.5); })
  .map(n => n.className + ' ' + n.textContent.slice(0, 30) + ' ' + JSON.stringify(n.getBoundingClientRect()))"""


OUTSIDE = """() => [...document.querySelectorAll('#top button, #top a, .opts button, .tabs button')]
  .filter(n => { const r = n.getBoundingClientRect();
    return r.right > innerWidth + 1 || r.left < -1 || r.bottom > innerHeight + 1; })
  .map(n => n.className + ' ' + n.textContent)"""


class Opener(Protocol):
    def __call__(self, size: ViewportSize = DESK, lang: str = "en") -> Page: ...


def serious(page: Page, contrast: bool = True) -> list[str]:
    """The serious and critical findings of axe-core. To weigh every colour is most of its work."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FINDINGS, contrast)
    return found


def faults(page: Page, *sizes: ViewportSize, also: str = "() => []") -> dict[str, list[str]]:
    """What is wrong with a page that is there, by size: it is made larger and smaller instead of being opened again.
    Colours are weighed once, and once more where the tabs of a phone show other things."""
    found = {}
    weighed = set()
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        phone = page.locator(".phone").count() > 0
        wrong = [*(["scrolls"] if scrolls(page) else []), *cut(page), *page.evaluate(also)]
        wrong += [*serious(page, phone not in weighed), *(small_targets(page) if phone else ())]
        weighed.add(phone)
        if wrong:
            found[f"{size['width']}x{size['height']}"] = wrong
    return found


def scrolls(page: Page) -> bool:
    """Whether the page itself could be scrolled in any direction."""
    return bool(
        page.evaluate(
            "() => { const d = document.scrollingElement;"
            " return d.scrollHeight > innerHeight || d.scrollWidth > innerWidth; }"
        )
    )


def small_targets(page: Page) -> list[str]:
    """Buttons under 44 px on a phone; words of a sentence that explain themselves are as large as the sentence."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


def cut(page: Page) -> list[str]:
    """Controls that reach outside the screen."""
    found: list[str] = page.evaluate(OUTSIDE)
    return found


def answers(page: Page) -> list[str]:
    """Every answer of the question, each once: those that stand there, and those behind the button to all of them."""
    if page.locator(".q .all").count():
        page.locator(".q .all").click()
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.q [data-option], dialog [data-option]')].map(n => n.dataset.option)"
    )
    return sorted(set(found))
