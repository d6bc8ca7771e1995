"""The law of the screen: in every situation, on every size, in every language the board has room, nothing overlaps that
carries numbers, and no word is cut. A few of all in the quick tests, the whole in the long ones."""

from __future__ import annotations

import os
from collections.abc import Iterable
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
from tavola.kernel.shelf import game
from web.pages import Opener, scrolls
from web.stage import show
from web.tables.situations import SITUATIONS

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
        return siege(SIEGES[name](), lang, learn=name == "guided")
    kind, _, own = name.partition("-")
    if kind == "md":
        return dungeon({**DUNGEONS, **LATE}[own](), lang)
    return realm(REALMS[own](), lang) if kind == "oath" else SITUATIONS[name]()


#: The largest of all, of which `make pictures` keeps four sizes to look at.
LARGEST = (
    "movement", "late", "tactics", "interaction", "level", "duel", "rivals", "city-ranged", "city-block", "city-damage",
    "city-attack", "md-fight", "md-crowd", "md-late", "md-late-rolled", "md-late-skills", "md-late-market",
    "oath-realm", "oath-plans", "oath-offered", "oath-six",
)  # fmt: skip
PICTURED = ("360x640", "844x390", "1366x768", "1920x1080")
SMALLEST = 8_000
QUICK = [
    ("city-block", "pt-BR", ("1366x768", "820x1180", "640x360")),
    ("movement", "en", ("820x1180", "844x390", "360x640")),
    ("md-late", "pt-BR", ("1366x768", "820x1180", "1024x768", "360x640")),
]

BOARD = ".board svg, .dungeon, .levelup, .market, .choice, .combat, .duel, .sheet, .oath #map > *"
#: Boards without room; buttons of the frame outside of it; panels that carry numbers and lie over each other.
BROKEN = """(board) => {
  const found = [];
  const boards = [...document.querySelectorAll(board)].map(node => node.getBoundingClientRect());
  if (!boards.some(r => r.width >= 120 && r.height >= 90)) found.push('no board: ' + JSON.stringify(boards[0] ?? null));
  const frame = '#top button, #top a, .opts button, .tabs button, .strip button, .strip a';
  for (const node of document.querySelectorAll(frame)) {
    const r = node.getBoundingClientRect();
    if (r.width && (r.right > innerWidth + 1 || r.left < -1 || r.bottom > innerHeight + 1))
      found.push('outside: ' + node.className + ' ' + node.textContent.slice(0, 20));
  }
  for (const node of document.querySelectorAll('.q button')) {
    const [r, q] = [node.getBoundingClientRect(), node.closest('.q').getBoundingClientRect()];
    if (r.width && r.bottom > q.bottom + 2) found.push('out of the question: ' + node.textContent.slice(0, 20));
  }
  const panels = [...document.querySelectorAll('#top, #map, .q, #hand, .tabs, .log, .fight:not(li, .sheet *)')]
    .map(node => [node.id || node.className, node.getBoundingClientRect(), node])
    .filter(([, r]) => r.width && r.height);
  for (const [a, one, first] of panels) for (const [b, other, second] of panels) {
    if (a >= b) continue;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const nested = first.contains(second) || second.contains(first);
    if (across > 2 && down > 2 && !nested) found.push('overlap: ' + a + ' / ' + b);
  }
  return found;
}"""


#: What would have to be scrolled to be read. That may be: the log, a tab of a phone, long lists to choose from before a
#: game or a round, the choice of a new level on a phone, and what lies in a window.
HIDDEN = """(may) => [...document.querySelectorAll('#app *')].flatMap(node => {
  if (node.closest(may)) return [];
  const { overflowX, overflowY } = getComputedStyle(node);
  const r = node.getBoundingClientRect();
  const down = /auto|scroll/.test(overflowY) ? node.scrollHeight - node.clientHeight : 0;
  const across = /auto|scroll/.test(overflowX) ? node.scrollWidth - node.clientWidth : 0;
  const by = Math.max(down, across);
  return r.width < 3 || r.height < 3 || by <= 3 ? [] : [`hidden: ${by} px in ${node.id || node.className}`];
})"""
SCROLLED = "svg, .log, .sheet, .choice, .tactics, .phone .levelup, dialog"


#: Words and signs of which a part cannot be seen: they reach out of a frame that hides what is outside of it. What only
#: words can say on a card in hand ends in an ellipsis where it is long; the card's face has it whole.
CUT = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = node.textContent.trim();
    const own = node.parentElement;
    if (words.length < 2 || own.closest('svg, .hidden, .meaning, .fx-words, select, option')) continue;
    range.selectNodeContents(node);
    const r = range.getBoundingClientRect();
    if (!r.width || !r.height) continue;
    for (let up = own; up && up.id !== 'app'; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const frame = up.getBoundingClientRect();
      if (frame.width < 3 || style.clipPath !== 'none') break;  // said to those who listen only
      const across = /hidden|clip/.test(style.overflowX) ? Math.max(frame.left - r.left, r.right - frame.right) : 0;
      const down = /hidden|clip/.test(style.overflowY) ? Math.max(frame.top - r.top, r.bottom - frame.bottom) : 0;
      if (Math.max(across, down) > 3) {
        const where = own.className || own.tagName;
        const by = Math.round(Math.max(across, down));
        found.add(`cut: ${words.slice(0, 24)} (${where}) by ${up.id || up.className || up.tagName} ${by} px`);
        break;
      }
    }
  }
  return [...found];
}"""


#: Words and numbers on a board, the figures on it and the spaces of a land, too small on the screen to be read and told
#: apart.
TINY = """([letter, figure, space]) => {
  const found = new Set();
  for (const node of document.querySelectorAll('.board svg.map text')) {
    const [own, r] = [node.getBBox().height, node.getBoundingClientRect().height];
    const px = own ? parseFloat(getComputedStyle(node).fontSize) * r / own : letter;
    const words = node.textContent.trim();
    if (words && !node.closest('.token') && px < letter) found.add(`tiny: ${words} ${px.toFixed(1)} px`);
  }
  const hex = document.querySelector('.board svg.map .hit')?.getBoundingClientRect().width ?? space;
  if (hex < space) found.add(`tiny: spaces of ${hex.toFixed(1)} px`);
  for (const node of document.querySelectorAll('.d-figure')) {
    const px = Math.max(...[...node.querySelectorAll('use')].map(one => one.getBoundingClientRect().width));
    if (px < figure) found.add(`tiny: ${node.dataset.figure} ${px.toFixed(1)} px`);
  }
  return [...found];
}"""
LEAST = (10.8, 19.5, 48)


#: Pieces and buttons that lie over each other; numbers and names on a board that do; a board of which a part is out of
#: sight where a desk has room for it; words broken so that fewer than three letters stand alone.
CROWDED = """([desk]) => {
  const found = new Set();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const named = node => `${node.textContent.trim().slice(0, 20)} (${node.getAttribute('class') ?? node.tagName})`;
  const seen = nodes => nodes.map(node => [node, node.getBoundingClientRect()]).filter(([, r]) => r.width && r.height);
  const pairs = (list) => list.forEach(([a, one], i) => list.slice(i + 1).forEach(([b, other]) => {
    if (!a.contains(b) && !b.contains(a) && meet(one, other))
      found.add(`over: ${named(a)} / ${named(b)}`);
  }));
  const floating = '.zoom, .consent, .window, .sides, .callout, .drawn, .hidden, dialog, svg';
  const inside = node => { const up = node.closest('.sheet, .choice, .tactics, .log, .market, .levelup'); return !up; };
  pairs(seen([...document.querySelectorAll('#app :is(button, a, [data-piece])')]
    .filter(node => !node.closest(floating) && inside(node))));
  const written = [...document.querySelectorAll('.dungeon svg.map text:not(.d-unseen-mark)')];
  pairs(seen(written.filter(node => node.textContent.trim())));
  const board = document.querySelector('.dungeon svg.map')?.getBoundingClientRect();
  const roomy = board && innerWidth >= desk && innerHeight >= 700;
  for (const [node, r] of seen(roomy ? [...document.querySelectorAll('.dungeon .hit')] : []))
    if (r.left < board.left - 4 || r.right > board.right + 4 || r.top < board.top - 4 || r.bottom > board.bottom + 4)
      found.add(`out of sight: ${node.dataset.piece}`);
  const range = document.createRange();
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest('svg, .hidden, .meaning, select, .rule')) continue;
    for (const word of node.textContent.matchAll(/[\\p{L}\\u00ad]{5,}/gu)) {
      const at = i => { range.setStart(node, word.index + i); range.setEnd(node, word.index + i + 1);
        return range.getBoundingClientRect().top; };
      const [first, last] = [at(0), at(word[0].length - 1)];
      if (!first || Math.abs(first - last) < 6) continue;
      const [head, tail] = [at(2), at(word[0].length - 3)];
      if (Math.abs(head - first) > 6 || Math.abs(tail - last) > 6) found.add(`broken: ${word[0]}`);
    }
  }
  return [...found];
}"""
DESK_WIDTH = 1000


def shown(page: Page, name: str, lang: str) -> None:
    show(page, frame(name, lang), lang=lang)
    page.wait_for_selector(".q")


def broken(page: Page, name: str, lang: str, sizes: Iterable[str]) -> dict[str, list[str]]:
    """What is wrong with a situation, by size: shown once, then made larger and smaller."""
    found = {}
    shown(page, name, lang)
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong = [*page.evaluate(BROKEN, BOARD), *page.evaluate(CUT), *page.evaluate(HIDDEN, SCROLLED)]
        wrong += [*page.evaluate(TINY, LEAST), *page.evaluate(CROWDED, [DESK_WIDTH])]
        wrong += ["scrolls"] if scrolls(page) else []
        if wrong:
            found[size] = wrong
    return found


@pytest.mark.parametrize(("name", "lang", "sizes"), QUICK)
def test_some_screens(open_page: Opener, name: str, lang: str, sizes: tuple[str, ...]) -> None:
    assert broken(open_page(SIZES[sizes[0]], lang), name, lang, sizes) == {}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_every_screen(open_page: Opener, name: str, lang: str) -> None:
    assert broken(open_page(SIZES["1366x768"], lang), name, lang, SIZES) == {}


#: Cards in hand that do not show all they have to say: signs that reach out of their half, words that have no room or
#: are too small.
SPILT = """(least) => [...document.querySelectorAll('#hand .card')].flatMap(card => {
  const [found, name] = [[], card.dataset.card];
  if (card.scrollHeight > card.clientHeight + 1) found.push(`${name}: ${card.scrollHeight - card.clientHeight} px`);
  for (const half of card.querySelectorAll('.z')) {
    const r = half.getBoundingClientRect();
    for (const node of half.querySelectorAll('.e, .sl, .q4, .fx-words, .inline')) {
      const s = node.getBoundingClientRect();
      const by = Math.max(r.top - s.top, s.bottom - r.bottom, r.left - s.left, s.right - r.right);
      if (s.width && by > 3) found.push(`${half.dataset.half} ${by.toFixed(1)} px`);
    }
    const words = half.querySelector('.fx-words');
    if (words && parseFloat(getComputedStyle(words).fontSize) < least) found.push(`${half.dataset.half} is tiny`);
    if (words?.clientHeight && words.scrollHeight > words.clientHeight + 1) found.push(`${half.dataset.half} …`);
  }
  return found;
})"""
HAND = 5
SMALL_PRINT = 10


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_card_in_hand_says_all_it_has_to(open_page: Opener, lang: str) -> None:
    """Among four others, beside two Units and a free Command token, where cards are narrow."""
    page, found = open_page(SIZES["1366x768"], lang), list[str]()
    cards = [card for card, facts in game("mageknight").catalog()["cards"].items() if facts["kind"] != "wound"]
    for first in range(0, len(cards), HAND):
        table = SITUATIONS["movement"]()
        table["view"]["players"][0].update(hand=cards[first : first + HAND], commands=3)
        table["decision"]["options"] = [one for one in table["decision"]["options"] if one["kind"] == "move"]
        show(page, table, lang=lang)
        for size in ("1366x768", "1920x1080", "2560x1440"):
            page.set_viewport_size(SIZES[size])
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found += [f"{size} {wrong}" for wrong in page.evaluate(SPILT, SMALL_PRINT)]
    assert found == []


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
