"""Every screen in both sizes: nothing scrolls, nothing is cut, axe-core finds nothing serious."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from web.house import DESK, PHONE
from web.pages import Opener, answers, faults, scrolls, serious, small_targets
from web.stage import log_page, show
from web.tables.situations import SITUATIONS

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_table(open_page: Opener, name: str) -> None:
    page = open_page(DESK, "pt-BR")
    show(page, SITUATIONS[name]())
    page.wait_for_selector(".end" if name == "end" else ".q")
    assert faults(page, DESK, PHONE) == {}


@SIZES
@pytest.mark.parametrize("path", ["/", "/new", "/rules"])
def test_a_page(open_page: Opener, path: str, size: ViewportSize) -> None:
    page = open_page(size, "en")
    show(page, None, path=path, lang="en")
    page.wait_for_selector({"/": ".hero", "/new": ".sketch svg", "/rules": ".rule-list li"}[path])
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert serious(page) == []


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("game", ["mageknight", "massivedarkness", "oath"])
def test_whoever_sets_up_a_game_sees_all_it_takes_at_once(open_page: Opener, game: str, lang: str) -> None:
    page = open_page(DESK, lang)
    show(page, None, f"/new?game={game}", lang)
    page.wait_for_selector(".sketch svg")
    assert not scrolls(page)


def test_every_tab_of_the_phone(open_page: Opener) -> None:
    page = open_page(PHONE, "pt-BR")
    show(page, SITUATIONS["movement"]())
    for word in ("Herói", "Fonte", "Ofertas", "Registro", "Mapa"):
        page.locator(".tabs").get_by_text(word).click()
        assert not scrolls(page)
        assert serious(page) == []
        assert small_targets(page) == []


def test_a_piece_without_options_says_why(open_page: Opener) -> None:
    page = open_page(DESK, "pt-BR")
    sent = show(page, SITUATIONS["movement"]())
    page.locator("[data-piece='card:cold_toughness']").click()
    expect(page.locator(".window .why")).to_contain_text("Move points")
    assert sent[-1] == {"type": "why", "piece": "card:cold_toughness"}
    page.locator(".window .rule").click()
    expect(page.locator("dialog[open]")).to_contain_text("The text of the rule.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".window")).to_have_count(0)


def test_a_piece_with_several_options_offers_them(open_page: Opener) -> None:
    page = open_page(DESK, "pt-BR")
    sent = show(page, SITUATIONS["movement"]())
    page.locator("[data-piece='card:stamina']").click()
    expect(page.locator(".window button[data-option]")).to_have_count(4)
    assert serious(page) == []
    page.keyboard.press("2")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "play stamina strong blue crystal"


def test_a_half_with_one_option_does_it_once_it_is_known_what_to_expect(open_page: Opener) -> None:
    page, lines, bare = open_page(DESK, "pt-BR"), list[WebSocketRoute](), SITUATIONS["movement"]()
    bare["decision"]["later"] = True
    sent = show(page, bare, lines=lines)
    expect(page.locator(".q.busy")).to_be_visible()
    page.locator("[data-half='swiftness:play']").click()
    page.wait_for_timeout(50)
    assert "answer" not in [frame["type"] for frame in sent]
    known: list[dict[str, Any]] = [
        {"reveals": False, "forecast": None, "gain": None, "warns": []} for _ in bare["decision"]["options"]
    ]
    lines[0].send(json.dumps({"type": "expected", "seq": bare["seq"], "options": known}))
    expect(page.locator(".q.busy")).to_have_count(0)
    page.locator("[data-half='swiftness:play']").click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "play swiftness"
    # What was played before lies in sight, with the side it was played for; the pile shows the same.
    expect(page.locator(".played")).to_have_text("Marchaamplificado")
    page.get_by_role("button", name="em jogo").click()
    expect(page.locator("dialog[open] [data-side='strong'] .side-mark")).to_have_text("amplificado")


def test_every_option_is_in_the_panel(open_page: Opener) -> None:
    """Also those of a kind the page has never heard of. Keys stand in the order in which they are seen, the panel below
    stays where it was, and Enter never ends a turn that still has Influence to spend."""
    page = open_page(DESK, "pt-BR")
    places = {}
    for name in ("movement", "unheard", "attack", "interaction"):
        table = SITUATIONS[name]()
        show(page, table)
        page.wait_for_selector(".q")
        hints = page.evaluate("() => [...document.querySelectorAll('.q [data-hint]')].map(n => n.dataset.hint)")
        places[name] = page.locator(".fight").bounding_box()
        assert answers(page) == sorted(option["notation"] for option in table["decision"]["options"])
        assert hints == list("123456789abcdefgjklmnopqrstvwxyz"[: len(hints)])
    assert places["movement"] == places["interaction"]
    assert page.locator(".q .main").count() == 0


def test_arrows_walk_the_map(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    sent = show(page, SITUATIONS["movement"](), lang="en")
    page.locator(".map .hit[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "4,-4" in label
    assert "plains" in label
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "move 4,-4"


def test_undo_says_why_not(open_page: Opener) -> None:
    page = open_page(DESK, "pt-BR")
    show(page, SITUATIONS["movement"]())
    page.wait_for_selector(".q")
    page.keyboard.press("u")
    expect(page.locator(".window")).to_contain_text("A tile was revealed")
    expect(page.locator(".window .rule")).to_have_text("MK-UNDO-02a")


def test_help_opens_by_key(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    show(page, SITUATIONS["block"](), lang="en")
    page.wait_for_selector(".q")
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .keys")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # Who takes what is planned by a touch, and the line below counts with it.
    page.locator("[data-plan]").first.click()
    expect(page.locator("[data-plan][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".ko .planned")).to_be_visible()


def test_earlier_lines_come_to_who_reads_back(open_page: Opener) -> None:
    """The newest are shown first; at the top of the list more are drawn, then fetched, up to the very first."""
    page = open_page(DESK, "en")
    sent = show(page, {**SITUATIONS["movement"](), **log_page(950), "type": "table"}, lang="en")
    lines = page.locator(".log li > span")
    expect(lines.last).to_be_in_viewport()
    expect(lines.last).to_have_text("Line 950.")
    expect(lines).to_have_count(200)
    for count in (400, 600, 800, 950):
        before = lines.first.inner_text()
        page.locator(".log ol").evaluate("list => list.scrollTop = 0")
        expect(lines).to_have_count(count)
        expect(page.get_by_text(before, exact=True)).to_be_in_viewport()
    expect(lines.first).to_have_text("Line 1.")
    assert [frame["before"] for frame in sent if frame["type"] == "log"] == [550, 150]
    page.locator(".log ol").evaluate("list => list.scrollTop = list.scrollHeight")
    expect(lines).to_have_count(200)
    expect(lines.last).to_be_in_viewport()


def test_a_phone_shows_the_newest_lines(open_page: Opener) -> None:
    page = open_page(PHONE, "en")
    show(page, {**SITUATIONS["movement"](), **log_page(950), "type": "table"}, lang="en")
    page.locator(".tabs").get_by_text("Log").click()
    expect(page.get_by_text("Line 950.", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize(
    ("why", "words"),
    [("gone", "peça um novo"), ("cookie", "não guarda cookies"), ("other", "já tem partidas próprias")],
)
def test_a_link_that_leads_nowhere_says_why(open_page: Opener, why: str, words: str) -> None:
    page = open_page(DESK, "pt-BR")
    show(page, None, path=f"/?link={why}")
    expect(page.locator(".problem")).to_contain_text(words)


def _box(page: Page) -> list[float]:
    return [float(part) for part in (page.locator(".map").get_attribute("viewBox") or "").split()]


def test_the_map_is_dragged_and_zoomed(open_page: Opener) -> None:
    """A drag moves the map and chooses nothing; the wheel zooms at the pointer; buttons show all of it and lead back to
    the Hero, the land in small to any other place."""
    page = open_page(DESK, "en")
    sent = show(page, SITUATIONS["movement"](), lang="en")
    page.wait_for_selector(".q")
    first = _box(page)
    page.mouse.move(660, 420)
    page.mouse.down()
    page.mouse.move(700, 460, steps=4)
    page.mouse.up()
    moved = _box(page)
    assert moved[0] < first[0]
    assert moved[1] < first[1]
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "width => Number(document.querySelector('.map').getAttribute('viewBox').split(' ')[2]) < width", arg=moved[2]
    )
    page.get_by_role("button", name="Whole map").click()
    page.wait_for_selector(".overview", state="detached")
    page.get_by_role("button", name="To my Hero").click()
    page.wait_for_function(
        f"() => document.querySelector('.map').getAttribute('viewBox') === '{' '.join(map(_plain, first))}'"
    )
    page.locator(".overview").click(position={"x": 6, "y": 6})
    assert _box(page)[1] < first[1], "the land in small leads elsewhere"
    assert {frame["type"] for frame in sent} <= {"hello", "lang", "ways"}, "nothing was answered"


def _plain(number: float) -> str:
    return str(int(number)) if number.is_integer() else repr(number)


def test_pointing_at_an_answer_shows_its_space(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    show(page, SITUATIONS["movement"](), lang="en")
    page.locator("[data-option='move 4,-4']").hover()
    expect(page.locator(".hit.pointed")).to_have_attribute("data-piece", "space:4,-4")


def test_a_large_face_stays_on_the_screen(open_page: Opener) -> None:
    """Its rules come after it and make it longer."""
    page = open_page(DESK, "pt-BR")
    table = SITUATIONS["movement"]()
    table["view"]["players"][0]["hand"] = ["power_of_crystals"]
    show(page, table)
    page.locator("[data-piece='card:power_of_crystals']").hover()
    page.keyboard.press("i")
    page.wait_for_selector(".inspect .rule")
    page.wait_for_function(
        "() => document.querySelector('.inspect').getBoundingClientRect().bottom <= innerHeight && "
        "[...document.querySelectorAll('.inspect .rule')].every(n => n.getBoundingClientRect().bottom < innerHeight)"
    )
