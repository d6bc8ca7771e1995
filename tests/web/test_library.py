"""The gallery and the rules reference: search, filters, windows, both languages, both sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tavola.text.rulebook import chapters
from web.house import DESK, PHONE
from web.pages import Opener, serious
from web.stage import show

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
GALLERY = "/library/mageknight"


def library(open_page: Opener, address: str = "", lang: str = "en", size: ViewportSize = DESK) -> Page:
    page = open_page(size, lang)
    show(page, None, path=GALLERY + address, lang=lang)
    page.wait_for_selector(".lib-piece")
    return page


def found(page: Page) -> list[str]:
    ids: list[str] = page.evaluate("() => [...document.querySelectorAll('.lib-piece')].map(n => n.dataset.piece)")
    return ids


@SIZES
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_nothing_serious_and_nothing_cut(open_page: Opener, lang: str, size: ViewportSize) -> None:
    page = library(open_page, "?q=fog", lang, size)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    page.locator(".lib-piece").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert serious(page) == []


def test_every_piece_is_drawn(open_page: Opener) -> None:
    page = library(open_page)
    ids = found(page)
    for key in (
        "card/march",
        "unit/peasants",
        "skill/tovak_double_time",
        "tactic/planning",
        "enemy/minotaur",
        "ruin/altar_all",
    ):
        assert key in ids
    assert {f"site/city_{color}" for color in ("red", "blue", "white", "green")} <= set(ids)
    assert len([key for key in ids if key.startswith("tile/")]) == 27
    expect(page.locator(".lib-count")).to_contain_text(f"{len(ids)} of {len(ids)}")
    empty = page.evaluate("() => [...document.querySelectorAll('.lib-face')].filter(n => !n.textContent.trim()).length")
    assert empty == 0


@pytest.mark.parametrize("words", ["clareira magica", "CLAREIRA MÁGICA", "magical glade"])
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_words_of_either_language_find_a_piece(open_page: Opener, words: str, lang: str) -> None:
    page = library(open_page, lang=lang)
    page.get_by_role("searchbox").fill(words)
    expect(page.locator("[data-piece='card/march']")).to_have_count(0)
    assert "site/magical_glade" in found(page)
    assert "q=" in page.url


def test_filters_narrow_together(open_page: Opener) -> None:
    page = library(open_page)
    page.locator("[data-kind='spell']").click()
    expect(page.locator("[data-piece='card/march']")).to_have_count(0)
    spells = found(page)
    page.locator("select[name='color']").select_option("red")
    page.locator("select[name='mark']").select_option("siege")
    red = found(page)
    assert "card/fireball" in red
    assert 0 < len(red) < len(spells)
    page.get_by_role("button", name="Clear").click()
    page.locator("select[name='mark']").select_option("brutal")
    assert "enemy/minotaur" in found(page)
    page.get_by_role("searchbox").fill("zzz")
    expect(page.locator(".lib-piece")).to_have_count(0)
    expect(page.locator(".lib-count")).to_contain_text("0 of")


def test_a_window_by_keyboard(open_page: Opener) -> None:
    page = library(open_page, "?kind=spell", "pt-BR")
    page.locator("[data-piece='card/fireball']").focus()
    page.keyboard.press("Enter")
    window = page.locator("dialog[open]")
    expect(window).to_contain_text("Bola de Fogo")
    expect(window).to_contain_text("Fireball / Firestorm")
    expect(window.locator("a[href='/rules/MK-CARD-03b2']")).to_be_visible()
    expect(window.locator(".lib-rules")).to_contain_text("The text of the rule.")
    assert page.url.split("?")[0].endswith("/library/mageknight/card/fireball")
    window.locator(".lib-steps button").last.click()
    expect(page.locator("dialog[open] h2")).not_to_have_text("Bola de Fogo")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_link_to_a_piece_opens_it(open_page: Opener) -> None:
    page = library(open_page, "/enemy/minotaur")
    expect(page.locator("dialog[open]")).to_contain_text("Attack 5 (Brutal). Armor 5. Fame 4.")


def test_on_paper_only_the_pieces_remain(open_page: Opener) -> None:
    page = library(open_page, "?kind=tactic")
    page.emulate_media(media="print")
    for part in (".page-top", ".lib-filters", ".lib-count"):
        expect(page.locator(part)).to_be_hidden()
    expect(page.locator(".lib-piece").first).to_be_visible()


def test_home_and_rules_lead_to_the_gallery(open_page: Opener) -> None:
    page = open_page(DESK, "pt-BR")
    for path in ("/", "/rules"):
        show(page, None, path=path, lang="pt-BR")
        expect(page.locator("a[href='/library/mageknight']").first).to_be_visible()


@SIZES
def test_the_reference_has_every_chapter(open_page: Opener, size: ViewportSize) -> None:
    page = open_page(size, "pt-BR")
    show(page, None, path="/rules/MK-MOV-04", lang="pt-BR")
    expect(page.locator(".rule-list li.target")).to_contain_text("MK-MOV-04")
    expect(page.locator(".chapters a")).to_have_count(len(chapters("mageknight")))
    expect(page.locator(".chapter-title")).to_contain_text("Movimento")
    assert serious(page) == []
