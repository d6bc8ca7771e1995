"""People without accounts: names, locked and paused tables, reports, other devices, and whether chance was fair."""

from __future__ import annotations

import hashlib
import json
import os
from functools import partial
from pathlib import Path

from playwright.sync_api import Route, expect

from web.house import DESK, PHONE, Server
from web.pages import Opener, scrolls, serious, small_targets
from web.stage import show
from web.tables.situations import SITUATIONS


def test_the_host_keeps_house_and_a_guest_has_a_name(server: Server, open_page: Opener) -> None:
    host, guest = open_page(DESK, "en"), open_page(PHONE, "en")
    host.goto(server.address)
    wish = {
        "game": "mageknight",
        "scenario": "full_conquest",
        "players": ["tovak", "goldyx"],
        "seats": ["here", "link"],
    }
    made = host.request.post(f"{server.address}/api/tables", data=json.dumps(wish)).json()
    guest.goto(server.address + made["links"]["1"])
    guest.locator(".open-people").click()
    guest.get_by_label("Your name").fill("<b>Ann</b>")
    guest.get_by_label("Mark").select_option("violet")
    guest.get_by_role("button", name="Use this name").click()
    host.goto(f"{server.address}/game/{made['id']}?people")
    second = host.locator(".people li").nth(1)
    expect(second).to_contain_text("<b>Ann</b> · Goldyx")  # words, not markup
    guest.get_by_label("Vacation").select_option("7")
    expect(second).to_contain_text("on vacation until")
    expect(host.locator(".chance summary")).to_contain_text("Chance was drawn before the first card")
    host.get_by_role("button", name="Pause the game").click()
    expect(guest.get_by_text("The host has paused this table.")).to_be_visible()
    assert serious(host) == serious(guest) == []
    assert small_targets(guest) == []
    assert not scrolls(guest)
    host.get_by_role("button", name="Go on").click()
    expect(guest.get_by_text("The host has paused this table.")).to_have_count(0)
    guest.locator(".report summary").click()
    guest.get_by_label("What is wrong?").fill("a card is missing")
    guest.get_by_role("button", name="Send").click()
    expect(guest.get_by_text("Thank you")).to_be_visible()
    if folder := os.environ.get("TAVOLA_PICTURES"):
        host.screenshot(path=Path(folder) / "people-host.png")
        guest.screenshot(path=Path(folder) / "people-guest.png")
    host.get_by_role("button", name="Take the seat away").click()
    expect(guest.get_by_text("The host has given your seat to somebody else.")).to_be_visible()


def test_another_device_brings_its_own_games_or_is_asked(server: Server, open_page: Opener) -> None:
    one, two = open_page(DESK, "en"), open_page(PHONE, "en")
    for page in (one, two):
        page.goto(server.address)
    one.get_by_role("button", name="Show my link").click()
    link = one.locator(".other-device input").input_value()
    assert serious(one) == []
    code = link.rpartition("/me/")[2]
    two.goto(f"{server.address}/?link=other&code={code}")
    expect(two.get_by_role("alert")).to_contain_text("This browser has games of its own")
    assert small_targets(two) == []
    two.get_by_role("link", name="Replace the games of this browser").click()
    expect(two.get_by_role("alert")).to_have_count(0)
    mine = one.request.get(f"{server.address}/api/me").json()["link"]
    assert two.request.get(f"{server.address}/api/me").json()["link"] == mine


def _tell(what: dict[str, str], route: Route) -> None:
    route.fulfill(json=what)


def test_a_game_under_other_rules_waits_for_its_host(open_page: Opener) -> None:
    page = open_page(DESK, "pt-BR")
    asked: list[str] = []
    show(page, {**SITUATIONS["duel"](), "host": True, "held": {"text": "The rules have changed."}})
    page.on("request", lambda request: asked.append(request.method) if request.url.endswith("/rules") else None)
    page.route("**/api/tables/*/rules", partial(_tell, {}))
    expect(page.get_by_role("alertdialog")).to_contain_text(
        "The rules have changed. A partida pode ser lida como ficou."
    )
    page.get_by_role("button", name="Seguir com as novas regras").click()
    page.wait_for_timeout(50)
    assert asked == ["POST"]


#: The staged page is at an address browsers do not trust to compute; a real one at home, or behind TLS, is.
COMPUTES = """
const digest = async (name, told) => new Uint8Array(await window.sha256([...told])).buffer;
Object.defineProperty(crypto, "subtle", { value: { digest } });
"""


def test_everybody_can_check_the_seed_at_the_end(open_page: Opener) -> None:
    """The digest of `tavola 2a` was shown from the beginning; the score tells 42, or something else."""
    promised = "45c0f810a45b3f4d6c79ef04f0df67d2de83ebfb5e3f446d0578a338d031f767"
    over = {"totals": [1], "winners": [0], "won": True, "lines": [[]]}
    for seed, said in (("42", "Eles combinam"), ("43", "Eles não combinam")):
        page = open_page(DESK, "pt-BR")
        page.expose_function("sha256", lambda told: list(hashlib.sha256(bytes(told)).digest()))
        page.add_init_script(COMPUTES)
        show(page, {**SITUATIONS["duel"](), "outcome": over, "chance": {"drawn": True, "commitment": promised}})
        page.route("**/api/tables/*/score*", partial(_tell, {"seed": seed, "commitment": promised}))
        page.reload()
        expect(page.locator(".chance")).to_contain_text(said)
