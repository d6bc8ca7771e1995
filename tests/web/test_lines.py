"""The line between page and server: reload, two tabs, a server that goes away, another language in mid-game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.driver import MOVED, ready, seq, step_by_keys, step_by_mouse, until_moved
from web.house import DESK, Server
from web.pages import Opener


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server this test may stop."""
    running = Server(tmp_path / "tables")
    yield running
    running.stop()


def answer_some(page: Page, count: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(count):
        step_by_keys(page, dice)
    ready(page)


def log(page: Page) -> list[str]:
    return page.locator(".log li > span").all_inner_texts()


def test_reload_and_continue(server: Server, open_page: Opener) -> None:
    page = open_page(DESK)
    page.goto(server.game(seed=21))
    answer_some(page, 8)
    before, lines = seq(page), log(page)
    page.reload()
    ready(page)
    assert seq(page) == before
    assert log(page) == lines
    page.goto(server.address)
    page.locator(".stored-game").first.click()
    page.wait_for_url(re.compile("/game/"))
    ready(page)
    assert seq(page) == before


def test_two_tabs_show_one_game(server: Server, open_page: Opener) -> None:
    first = open_page(DESK)
    address = server.game(seed=22)
    first.goto(address)
    ready(first)
    second = first.context.new_page()
    second.goto(address)
    ready(second)
    dice = random.Random(2)
    for _ in range(3):
        for actor, watcher in ((first, second), (second, first)):
            step_by_mouse(actor, dice)
            ready(actor)
            expect(watcher.locator(".q")).to_have_attribute("data-seq", seq(actor))
    assert log(first) == log(second)


def test_the_server_goes_away_and_comes_back(own_server: Server, open_page: Opener) -> None:
    page = open_page(DESK)
    page.goto(own_server.game(seed=23))
    answer_some(page, 3)
    before = seq(page)
    own_server.stop()
    expect(page.locator(".line-notice")).to_be_visible()
    own_server.start()
    page.locator(".line-notice button").click()
    expect(page.locator(".line-notice")).to_have_count(0)
    ready(page)
    assert seq(page) == before
    answer_some(page, 3, seed=9)
    assert seq(page) != before


def test_an_answer_on_the_way_is_not_lost(own_server: Server, open_page: Opener) -> None:
    """The line breaks right after a click: the answer is sent again under the same name and counts once."""
    page = open_page(DESK)
    page.add_init_script(
        """
        const real = WebSocket.prototype.send;
        window.swallow = 0;
        WebSocket.prototype.send = function (data) {
          if (window.swallow > 0 && data.includes('"answer"')) { window.swallow -= 1; this.close(); return; }
          return real.call(this, data);
        };
        """
    )
    page.goto(own_server.game(seed=24))
    ready(page)
    before = int(seq(page))
    page.evaluate("window.swallow = 1")
    page.locator(".tactic-card").first.click()
    page.wait_for_function("seq => document.querySelector('.q').dataset.seq !== seq", arg=str(before))
    ready(page)
    assert page.locator(".tactic-card").count() == 0


def test_language_changes_without_reload(server: Server, open_page: Opener) -> None:
    page = open_page(DESK)
    page.goto(server.game(seed=25))
    answer_some(page, 4)
    before = seq(page)
    english = page.locator(".q h2").inner_text()
    expect(page.locator("#top")).to_contain_text("Undo")
    page.evaluate("window.marked = true")
    page.locator(".lang").click()
    expect(page.locator("#top")).to_contain_text("Desfazer")
    expect(page.locator(".q h2")).not_to_have_text(english)
    assert page.evaluate("window.marked")
    assert page.evaluate("document.documentElement.lang") == "pt-BR"
    assert seq(page) == before


def test_undo_takes_an_answer_back(server: Server, open_page: Opener) -> None:
    page = open_page(DESK)
    page.goto(server.game(seed=26))
    ready(page)
    before = seq(page)
    until_moved(page, before, page.locator(".tactic-card", has_text="Early Bird").click)
    hand = page.locator(".card").count()
    before = seq(page)
    page.locator(".card.can .card-face").first.click()
    page.wait_for_selector(".window button[data-option]")
    page.locator(".window button[data-option*='sideways']").first.click()
    expect(page.locator(".card")).to_have_count(hand - 1)
    page.wait_for_function(MOVED, arg=before)
    until_moved(page, seq(page), lambda: page.keyboard.press("u"))
    expect(page.locator(".card")).to_have_count(hand)


def test_an_unknown_table_says_so(server: Server, open_page: Opener) -> None:
    page = open_page(DESK)
    page.goto(f"{server.address}/game/nosuchtable")
    expect(page.locator(".waiting h1")).to_contain_text("does not exist")


def test_a_damaged_save_is_refused_in_words(server: Server, open_page: Opener, tmp_path: Path) -> None:
    page = open_page(DESK)
    page.goto(server.address)
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "something else"}')
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".problem")).to_be_visible()


def test_one_rule_is_one_rule(server: Server, open_page: Opener) -> None:
    """Messages with a number are plural or not, as each language has it."""
    for lang, words in (("en", "1 rule found"), ("pt-BR", "1 regra encontrada")):
        page = open_page(DESK, lang)
        page.goto(f"{server.address}/rules?q=MK-UNDO-02c")
        expect(page.locator("main [role=status]")).to_have_text(words)


def test_rules_are_found_by_words(server: Server, open_page: Opener) -> None:
    page = open_page(DESK)
    page.goto(f"{server.address}/rules")
    page.get_by_label("Search").fill("explore tile")
    expect(page.locator(".rule-list li").first).to_be_visible()
    assert "tile" in page.locator(".rule-list").inner_text().lower()
