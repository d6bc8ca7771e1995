"""Whole games through the page, from the first screen to the score."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import tavola
from web.driver import MOVED, Step, drag, play, ready, seq, step_by_keys, step_by_mouse, step_by_touch
from web.house import DESK, PHONE, Server
from web.pages import Opener

MOST = 900
LONGEST = 4000
#: The other games to their end, in either language.
OTHERS: dict[str, tuple[str, dict[str, Any]]] = {
    "massivedarkness": ("pt-BR", {"scenario": "tutorial", "players": ["siegfried", "owen"]}),
    "oath": ("en", {"scenario": "fresh", "players": ["purple", "red"], "seats": ["here", "bot:random"]}),
}

#: Before a fight that makes a level, and a turn that leads to a village; every click is counted.
FIGHT = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 7
hero = "tovak"
[player]
hand = ["rage", "determination", "swiftness", "march", "stamina"]
fame = 13
crystals = {red = 1}
at = "2,-2"
[combat]
phase = "ranged"
enemies = ["diggers"]
"""

#: A turn like many: two cards to move, a village, somebody to recruit there. Peasants cost 4.
TURN = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 7
hero = "tovak"
[player]
hand = ["march", "stamina", "promise", "rage", "swiftness"]
crystals = {white = 1}
at = "0,-1"
[offers]
units = ["peasants", "herbalists", "utem_guardsmen"]
"""


class Clicks:
    """Clicks on a page, counted; each waits for the table to move on or for something to open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def __call__(self, selector: str) -> None:
        before = seq(self.page)
        ready(self.page)
        self.page.locator(selector).first.click()
        self.count += 1
        self.page.wait_for_function(MOVED, arg=before)


def test_a_fight_with_a_new_level_in_few_clicks(server: Server, open_page: Opener) -> None:
    """Diggers: Attack 3, Armor 3. Determination with blue mana blocks 5, Rage with red mana strikes 4."""
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/game/{server.bring(tavola.position(FIGHT).save())}")
    click = Clicks(page)
    for selector in (
        "[data-option='next']",
        "[data-half='determination:strong']",
        "[data-option='block 1 1']",
        "[data-option='next']",
        "[data-half='rage:strong']",
        "[data-option='attack 1']",
    ):
        click(selector)
    click("[data-option='end turn']")
    page.wait_for_selector(".levelup")
    page.locator(".lu-skill").first.click()
    page.locator(".lu-card").first.click()
    page.locator(".lu-end .main").click()
    page.wait_for_selector(".levelup", state="detached")
    click.count += 3
    if page.locator("[data-option='done']").count():
        click("[data-option='done']")
    assert click.count <= 11


def test_a_turn_in_few_clicks_and_by_dragging(server: Server, open_page: Opener) -> None:
    """March and Stamina give Move 4, two plains lead to the village at 2,-3; Promise with white mana is Influence 4."""
    page = open_page(DESK, "en")
    save = tavola.position(TURN).save()
    page.goto(f"{server.address}/game/{server.bring(save)}")
    click = Clicks(page)
    click("[data-half='march:play']")
    click("[data-half='stamina:play']")
    page.locator("[data-piece='space:2,-3']").hover()
    page.wait_for_selector(".way")
    click("[data-piece='space:2,-3']")
    page.wait_for_selector("[data-option='interact']")
    for selector in ("[data-option='interact']", "[data-half='promise:strong']", "[data-option='recruit peasants']"):
        click(selector)
    click("[data-option='end turn']")
    assert click.count <= 9

    page.goto(f"{server.address}/game/{server.bring(save)}")
    ready(page)
    page.locator("[data-piece='space:3,-3']").click()
    # Can I beat them? The first thought waits for the helper that thinks.
    expect(page.locator(".prospect")).to_contain_text("Ironclads", timeout=15_000)
    page.keyboard.press("Escape")
    drag(page, "[data-half='march:play']", "[data-piece='space:1,-2']", answers=2)
    drag(page, "[data-card='card:stamina']", "[data-piece='space:2,-3']", answers=2)
    Clicks(page)("[data-option='interact']")
    drag(page, "[data-piece='crystal:white']", "[data-piece='card:promise']", answers=1)
    drag(page, "[data-half='rage:influence']", "[data-piece='offer:utem_guardsmen']", answers=2)
    expect(page.locator("[data-card='unit:0']")).to_contain_text("Utem")


def test_a_game_by_mouse(server: Server, open_page: Opener) -> None:
    """From the first page: hero, scenario, then only clicks on highlighted things until the score."""
    page = open_page(DESK, "pt-BR")
    page.goto(server.address)
    page.get_by_text("Arythea", exact=True).first.click()
    page.get_by_label("Semente").fill("11")
    page.get_by_role("button", name="Começar").click()
    page.wait_for_url(re.compile("/game/"))
    play(page, step_by_mouse, 11, MOST)
    expect(page.locator(".end h1")).to_be_visible()
    numbers = [page.locator(f".score {part} td").all_inner_texts() for part in ("tfoot", "tbody")]
    total, parts = (sum(int(text.replace("−", "-")) for text in texts) for texts in numbers)
    assert total == parts
    for name in ("Baixar a partida salva", "Pontuação (CSV)", "Pontuação (JSON)"):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        assert download.value.suggested_filename.endswith(".csv" if "CSV" in name else ".json")


def test_a_game_by_keyboard(server: Server, open_page: Opener) -> None:
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/game/{server.new_table('tovak', 5)}")
    play(page, step_by_keys, 5, MOST)
    expect(page.locator(".end h1")).to_be_visible()


def test_a_game_on_a_phone(server: Server, open_page: Opener) -> None:
    """Every answer can be given at 360 by 640 by touch: through the list of all options and the main button."""
    page = open_page(PHONE, "pt-BR")
    page.goto(f"{server.address}/game/{server.new_table('goldyx', 3)}")
    play(page, partial(step_by_touch, others=".tactic-card"), 3, MOST)
    expect(page.locator(".end h1")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize(("size", "step"), [(DESK, step_by_keys), (PHONE, step_by_touch)], ids=["keys", "touch"])
def test_whole_games_of_the_others(
    server: Server, open_page: Opener, game: str, size: ViewportSize, step: Step
) -> None:
    lang, table = OTHERS[game]
    page = open_page(size, lang)
    page.goto(f"{server.address}/game/{server.begin(game=game, seed=6, **table)}")
    play(page, step, 6, LONGEST)
    expect(page.locator(".end h1")).to_be_visible()
