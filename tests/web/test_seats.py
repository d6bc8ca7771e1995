"""Two people at one table, each at a browser of their own; and several at one screen."""

from __future__ import annotations

import contextlib
import json
import re

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotSeen

from web.house import DESK, PHONE, Server
from web.pages import Opener, cut, scrolls, serious, small_targets
from web.stage import show
from web.tables.seated import CITY, FIGHT, covered
from web.tables.situations import SITUATIONS

#: Keeps the page's lines, so that a test can cut them.
CUT = """
const Real = WebSocket;
window.lines = [];
window.WebSocket = class extends Real { constructor(url) { super(url); window.lines.push(this); } };
"""


def seat_two(server: Server, open_page: Opener, position: str = FIGHT) -> tuple[Page, Page]:
    """The host at a table in this position, and a guest who opened the link of the second seat."""
    host, guest = open_page(DESK, "en"), open_page(DESK, "en")
    guest.add_init_script(CUT)
    host.goto(server.address)
    wish = {"game": "mageknight", "position": position, "seats": ["here", "link"]}
    made = host.request.post(f"{server.address}/api/tables", data=json.dumps(wish)).json()
    host.goto(f"{server.address}/game/{made['id']}")
    guest.goto(server.address + made["links"]["1"])
    expect(guest).to_have_url(re.compile(f"/game/{made['id']}$"))
    return host, guest


def say(page: Page, notation: str) -> None:
    """Give an answer, from the list of all where there is no room for it, and once more where it warns first."""
    option = page.locator(f"[data-option='{notation}']").first
    with contextlib.suppress(NotSeen):
        option.wait_for(timeout=2000)
    if not option.is_visible():
        page.locator(".q .all").click()
    option.click()
    page.wait_for_timeout(60)
    again = page.locator(f".window [data-option='{notation}']")
    if again.count():
        again.click()


def waits(page: Page, hero: str) -> None:
    expect(page.locator(".q")).to_contain_text(f"Waiting for {hero}.")


def test_two_browsers_fight_each_other(server: Server, open_page: Opener) -> None:
    """Declared, partly joined, struck, blocked over a cut line, wounded; each sees only its own hand."""
    host, guest = seat_two(server, open_page)
    expect(host.locator(".card")).to_have_count(4)
    expect(guest.locator(".card")).to_have_count(3)
    expect(guest.locator("[data-piece='card:rage']")).to_have_count(0)
    waits(guest, "Tovak")
    expect(host.locator(".rival")).to_contain_text("Goldyx")
    say(host, "move 2,-2")
    say(host, "fight goldyx")
    waits(host, "Goldyx")
    expect(guest).to_have_title(re.compile("^● "))
    say(guest, "partial")
    expect(guest.locator(".duel")).to_contain_text("Tovak against Goldyx")
    say(guest, "pass")
    say(host, "pass")
    say(host, "play rage")
    expect(host.locator(".duel-sums li").first).to_contain_text("2")
    say(host, "play rage")
    say(host, "strike")
    expect(guest.locator(".duel-sums p").first).to_have_text("Goldyx blocks the attack of Tovak.")
    say(guest, "play determination sideways block")
    guest.evaluate("window.lines.forEach(line => line.close())")
    expect(host.locator(".duel-sums li").nth(1)).to_contain_text("1")
    say(guest, "pass")
    waits(guest, "Tovak")
    expect(host.locator(".duel-sums p").first).to_have_text("Tovak assigns the damage.")
    assert guest.evaluate("window.lines.length") >= 2, "the line was cut and laid again"
    expect(host.locator(".duel-sums li").nth(2)).to_contain_text("3")
    say(host, "wound hero")
    expect(guest.locator("[data-piece='card:wound']")).to_have_count(1)
    expect(guest.locator(".duel-sums p").first).to_have_text("Goldyx may attack.")
    say(guest, "pass")
    say(host, "pass")
    expect(host.locator(".duel")).to_have_count(0)
    expect(guest.locator(".duel")).to_have_count(0)
    waits(guest, "Tovak")


def test_two_browsers_storm_a_city_together(server: Server, open_page: Opener) -> None:
    """Proposed, agreed to, each fights its own defender; the line of one is cut in the middle of its fight."""
    host, guest = seat_two(server, open_page, CITY)
    say(host, "propose 4,-5")
    say(host, "split goldyx 1")
    waits(host, "Goldyx")
    say(guest, "agree")
    say(host, "move 4,-5")
    expect(host.locator(".foe")).to_have_count(1)
    expect(guest.locator(".foe")).to_have_count(1)
    for _ in range(3):
        before = host.locator(".q").get_attribute("data-seq") or ""
        say(host, "next")
        expect(host.locator(".q")).not_to_have_attribute("data-seq", before)
    waits(host, "Goldyx")
    say(guest, "begin turn")
    say(guest, "play march")
    say(guest, "move 4,-5")
    expect(guest.locator(".foe")).to_have_count(1)
    guest.evaluate("window.lines.forEach(line => line.close())")
    expect(guest.locator(".line-notice")).to_have_count(0)
    for _ in range(3):
        before = guest.locator(".q").get_attribute("data-seq") or ""
        say(guest, "next")
        expect(guest.locator(".q")).not_to_have_attribute("data-seq", before)
    waits(guest, "Tovak")
    assert guest.evaluate("window.lines.length") >= 2, "the line was cut and laid again"
    expect(host.locator("[data-option='end turn']").first).to_be_visible()


def test_an_answer_is_taken_back_when_the_other_agrees(server: Server, open_page: Opener) -> None:
    host, guest = seat_two(server, open_page)
    say(host, "move 2,-2")
    say(host, "fight goldyx")
    say(guest, "partial")
    expect(host.locator(".duel-sums p").first).to_have_text("Goldyx may attack.")
    host.keyboard.press("u")
    host.get_by_role("button", name="Ask the others to agree").click()
    expect(host.locator(".consent")).to_contain_text("Goldyx")
    guest.get_by_role("button", name="Refuse").click()
    expect(host.locator(".window")).to_contain_text("did not agree")
    host.keyboard.press("Escape")
    host.keyboard.press("u")
    host.get_by_role("button", name="Ask the others to agree").click()
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator("[data-option='fight goldyx']").first).to_be_visible()
    expect(guest.locator(".duel")).to_have_count(0)


def test_a_table_is_chosen_and_its_links_are_shown(server: Server, open_page: Opener) -> None:
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/new")
    page.locator("input[value='full_conquest']").check()
    expect(page.get_by_label("Hero of player 2")).to_be_visible()
    # Whoever has a hero leaves it to nobody but by trading: the first player takes it, the other gets what is given up.
    expect(page.get_by_label("Hero of player 2").locator("option[value='tovak']")).to_have_count(0)
    page.locator(".who-hero", has_text="Goldyx").click()
    expect(page.get_by_label("Hero of player 2")).to_have_value("tovak")
    page.get_by_label("Hero of player 2").select_option("norowas")
    page.get_by_label("Seat of player 2").select_option("link")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".people li")).to_have_count(3)
    expect(page.locator(".seat-link input")).to_have_count(2)
    link = page.locator(".seat-link input").first.input_value()
    page.get_by_role("button", name="New link").first.click()
    expect(page.locator(".seat-link input").first).not_to_have_value(link)
    assert serious(page) == []
    guest = open_page(PHONE, "en")
    guest.goto(page.locator(".seat-link input").first.input_value())
    expect(page.locator(".people")).to_contain_text("Norowas")
    expect(page.locator(".people li").nth(1)).to_contain_text("connected")
    guest.locator(".open-people").click()
    expect(guest.locator(".people li").nth(1)).to_contain_text("you")
    assert small_targets(guest) == []
    guest.context.close()
    expect(page.locator(".people li").nth(1)).to_contain_text("away")


def test_a_cover_hides_the_table_until_the_next_has_the_screen(open_page: Opener) -> None:
    page = open_page(PHONE, "pt-BR")
    sent = show(page, covered())
    expect(page.locator(".cover h1")).to_have_text("Passe a tela para Goldyx")
    assert not scrolls(page)
    assert serious(page) == []
    page.get_by_role("button", name="Eu sou Goldyx").click()
    page.wait_for_timeout(50)
    assert sent[-1] == {"type": "look", "seat": 1}


def test_the_duel_fits_the_phone(open_page: Opener) -> None:
    page = open_page(PHONE, "pt-BR")
    show(page, SITUATIONS["duel"]())
    expect(page.locator(".duel")).to_be_visible()
    assert cut(page) == []
