"""The pages of chronicles in a browser: begin, read a line, continue, take the line away, and the history."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from oath.chronicle.lines import line
from tavola.table import SqliteStorage, Tables
from tavola.table.storage.folder import database
from web.house import DESK, PHONE, Server
from web.pages import Opener, serious

BOTS = {0: "random", 1: "random"}


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """A chronicle of two games."""
    tables = Tables(SqliteStorage(database(server.folder)))
    id = tables.chronicles.begin("oath", "The long winter")
    for seed in (1, 2):
        match = tables.chronicles.go_on(id, ("purple", "red"), seed, BOTS)
        match.run()
        tables.create(match, chronicle=id)
    tables.close()
    return id


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "pt-BR")], ids=["desk", "phone"])
def test_history_and_land(open_page: Opener, server: Server, played: str, size: ViewportSize, lang: str) -> None:
    page = open_page(size, lang)
    page.goto(f"{server.address}/chronicle/{played}")
    expect(page.locator("h1")).to_have_text("The long winter")
    expect(page.locator(".chronicle-history ol > li")).to_have_count(2)
    # Eight sites in the land to come, eight at the end of each game.
    expect(page.locator(".land-site")).to_have_count(24)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert serious(page) == []


def test_a_pasted_line_is_read_and_played(open_page: Opener, server: Server) -> None:
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/chronicles")
    lines = page.get_by_label("The line of a chronicle")
    lines.fill("not a chronicle")
    page.get_by_role("button", name="Read a line").click()
    expect(page.get_by_role("alert")).to_have_text("version: hexadecimal digits expected")
    assert serious(page) == []
    lines.fill(line("game4_3_1_0"))
    page.get_by_role("button", name="Read a line").click()
    expect(page.get_by_role("status").first).to_contain_text("4 missing relics were put on top")
    page.get_by_role("link", name="Open the chronicle").click()
    assert page.get_by_label("The line of a chronicle").input_value().startswith("030100000410Empire and Exile")
    page.get_by_role("link", name="Play game 4").click()
    # The Prince may sit down: one person is enough then, and his seat is nobody's.
    page.get_by_role("heading", name="Variants and sets").click()
    page.locator("input[name=prince_side]").check()
    page.get_by_label("Players").select_option("1")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("region", name="The Prince's mind")).to_be_attached()


def test_the_end_of_a_game_leads_on_and_never_back(open_page: Opener, server: Server, played: str) -> None:
    """A game of a chronicle is not played again from its line: what follows is the chronicle's next game."""
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/chronicle/{played}")
    page.get_by_role("link", name="See the table").first.click()
    onward = page.get_by_role("link", name="Go on with the chronicle")
    expect(onward).to_have_attribute("href", f"/new?game=oath&chronicle={played}")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    expect(page.get_by_role("button", name="The same seed again")).to_have_count(0)
