"""Plays through the page the way a person does: by clicking what is highlighted, or by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

PIECES = ", ".join(
    (
        ".map .hit.can",
        ".map .slot-hit.can",
        ".card.can .card-face",
        ".unit.can .unit-face",
        ".card .z.on",
        ".dt-fate.can",
        ".of.can",
        ".ol.can",
        ".crs .can",
        ".skl.can",
        ".tac.can",
        ".src .can",
        ".tactic-card",
        ".foe.can .tk-hold",
        ".ar.can",
        ".dungeon .fig.can",
        ".pc.can",
        ".mcard.can",
        ".sk .l.can",
        ".choice-card",
        ".land.can",
        ".site.hid.can",
        ".dc.can",
        ".rel.can",
        ".bk.can",
        ".deck.can",
        ".pile.can",
        ".spc.can",
        ".acard.can",
        ".ow.can",
        ".op.can",
        ".big.can",
        ".plan.can",
    )
)
ANSWERS = ".q button[data-option]:not(.idle)"
READY = """() => {
  if (document.querySelector('.end')) return true;
  const question = document.querySelector('.q');
  return !!question && !question.classList.contains('busy') && !!question.querySelector('button:not(.term)');
}"""
MOVED = """seq => {
  if (document.querySelector('.end, .window, .d-spread')) return true;
  const question = document.querySelector('.q');
  return !!question && question.dataset.seq !== seq && !question.classList.contains('busy');
}"""
TAPPED = """seq => document.querySelector('dialog[open], .window') || document.querySelector('.end')
  || document.querySelector('.q').dataset.seq !== seq"""
ANSWERED = "seq => document.querySelector('.end') || document.querySelector('.q').dataset.seq !== seq"
POINT = """(node) => { node.scrollIntoView({block: 'nearest'}); const r = node.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2]; }"""


def ended(page: Page) -> bool:
    return page.locator(".end").count() > 0


def ready(page: Page) -> None:
    page.wait_for_function(READY)


def seq(page: Page) -> str:
    return page.locator(".q").get_attribute("data-seq") or ""


def until_moved(page: Page, before: str, act: Callable[[], None]) -> None:
    """Do it, and once more if nothing came of it: a key or click just while the page is redrawn goes to nobody."""
    for _ in range(3):
        act()
        try:
            page.wait_for_function(MOVED, arg=before, timeout=4000)
        except TimeoutError:
            continue
        return
    page.wait_for_function(MOVED, arg=before)


def click(page: Page, target: Locator) -> None:
    """A plain mouse click in the middle of the target, without waiting for anything."""
    x, y = target.evaluate(POINT)
    page.mouse.click(x, y)


def step_by_mouse(page: Page, dice: random.Random) -> None:
    """Clicks one highlighted piece, or now and then an answer of the question; picks from the window if one opens."""
    ready(page)
    before = seq(page)
    pieces = page.locator(PIECES)
    answers = page.locator(ANSWERS)
    from_board = pieces.count() and dice.random() < 0.75
    pool = pieces if from_board else answers
    if not pool.count():
        pool = pieces if pieces.count() else page.locator(".q button[data-option]")
    target = pool.nth(dice.randrange(pool.count()))
    until_moved(page, before, lambda: click(page, target))
    if page.locator(".d-spread").count():  # figures that stood one behind the other
        click(page, page.locator(".d-spread .fig.can").first)
        page.wait_for_function(MOVED.replace(", .d-spread", ""), arg=before)
    choices = page.locator(".window button[data-option]")
    if choices.count():
        click(page, choices.nth(dice.randrange(choices.count())))
        page.wait_for_function(MOVED.replace(", .window", ""), arg=before)
    elif page.locator(".window").count():
        page.keyboard.press("Escape")


def step_by_keys(page: Page, dice: random.Random) -> None:
    """Enter, or the key of a row; in the window a number."""
    ready(page)
    before = seq(page)
    hints = page.evaluate(
        "() => [...document.querySelectorAll('[data-hint]')].map(n => n.dataset.hint).filter(Boolean)"
    )
    main = page.locator(".q .main").count() > 0
    key = "Enter" if main and (not hints or dice.random() < 0.3) else dice.choice(hints)
    until_moved(page, before, lambda: page.keyboard.press(key))
    if page.locator(".window").count():
        choices = page.locator(".window button[data-option]").count()
        page.keyboard.press(str(dice.randint(1, min(9, choices))))
        page.wait_for_function(MOVED.replace(", .window", ""), arg=before)


def step_by_touch(page: Page, dice: random.Random, others: str = "") -> None:
    """Taps one button of the question (or one of `others`); picks from what opens: a list, or a warning."""
    ready(page)
    if ended(page):
        return
    before = seq(page)
    buttons = page.locator(", ".join(filter(None, (".q button:not(:disabled):not(.term)", others))))
    click(page, buttons.nth(dice.randrange(buttons.count())))
    page.wait_for_function(TAPPED, arg=before)
    opened = page.locator("dialog[open] button[data-option], .window button[data-option]")
    for _ in range(2):  # what was picked from the list may warn in its turn
        if not opened.count() or seq(page) != before:
            return
        click(page, opened.nth(dice.randrange(opened.count())))
        page.wait_for_timeout(60)
    page.wait_for_function(ANSWERED, arg=before)


#: Gives one answer by whatever means.
Step = Callable[[Page, random.Random], None]


def play(page: Page, step: Step, seed: int, most: int, over: Callable[[Page], bool] = ended) -> None:
    """Answers until the game has ended, or it is over in another sense; never more often than a game could take."""
    dice = random.Random(seed)
    for _ in range(most):
        ready(page)
        if ended(page) or over(page):
            return
        step(page, dice)
    ready(page)
    assert ended(page) or over(page), f"not over after {most} answers"


ARRIVED = "seq => document.querySelector('.q:not(.busy)')?.dataset.seq === seq"


def drag(page: Page, source: str, onto: str, answers: int) -> None:
    """Takes a piece up with the mouse, waits for the light on what takes it, drops it there and sees so many answers
    given."""
    after = str(int(seq(page)) + answers)
    x, y = page.locator(source).first.evaluate(POINT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y - 12, steps=3)
    target = page.locator(f"{onto}[data-takes]").first
    target.wait_for(state="attached")
    page.mouse.move(*target.evaluate(POINT), steps=4)
    page.locator(f"{onto}[data-takes='now']").first.wait_for(state="attached")
    page.mouse.up()
    page.wait_for_function(ARRIVED, arg=after)
