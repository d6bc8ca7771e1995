"""The table of Massive Darkness: every situation in both sizes, the board, odds and dice, equipment, and real games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from massivedarkness.doors.dungeons import SITUATIONS, drawn, fight, rolled, struck
from tavola.massivedarkness.odds import odds
from tavola.massivedarkness.view.forecast import forecast
from tavola.massivedarkness.view.records import Forecast
from web.driver import Step, click, play, seq, step_by_keys, step_by_mouse, step_by_touch
from web.house import DESK, PHONE, Server
from web.pages import Opener, answers, faults, scrolls, serious, small_targets
from web.stage import show

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
THREE = ["bjorn", "elias", "sibyl"]


def laid(
    open_page: Opener, name: str, size: ViewportSize = DESK, lang: str = "en"
) -> tuple[Page, list[dict[str, Any]]]:
    """A page over a situation, and the frames it sends."""
    page = open_page(size, lang)
    sent = show(page, drawn(SITUATIONS[name](), lang), lang=lang)
    page.wait_for_selector(".end" if name == "won" else ".q")
    return page, sent


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation(open_page: Opener, name: str) -> None:
    page, _ = laid(open_page, name, DESK, "pt-BR")
    assert faults(page, DESK, PHONE) == {}


def test_every_tab_of_the_phone(open_page: Opener) -> None:
    page, _ = laid(open_page, "fight", PHONE, "pt-BR")
    for word in ("Prévia", "Herói", "Grupo", "Registro", "Mapa"):
        page.locator(".tabs").get_by_text(word).click()
        assert not scrolls(page)
        assert serious(page) == []
        assert small_targets(page) == []


def test_every_option_is_in_the_panel(open_page: Opener) -> None:
    for name in ("fight", "equipment", "skills", "crowd"):
        page, _ = laid(open_page, name)
        asked = SITUATIONS[name]().asked()
        assert answers(page) == sorted(option.notation for option in asked.options)


def test_the_board_shows_what_the_selected_figure_sees(open_page: Opener) -> None:
    page, _ = laid(open_page, "fight")
    view = fight().view(1)
    zones = len(view["map"]["zones"])
    expect(page.locator(".d-unseen")).to_have_count(zones - len(view["heroes"][1]["sees"]))
    page.locator(".party [data-piece='hero:2']").click()
    expect(page.locator(".d-unseen")).to_have_count(zones - len(view["heroes"][2]["sees"]))
    expect(page.locator(".me .hd")).to_contain_text("Sibyl")
    assert page.locator(".dungeon .door").count() == len(view["map"]["doors"])


def test_a_touched_zone_is_a_step_or_says_why_not(open_page: Opener) -> None:
    page, sent = laid(open_page, "fight")
    page.locator("[data-piece='zone:8r.b1']").click()
    expect(page.locator(".window .why")).to_be_visible()
    assert sent[-1] == {"type": "why", "piece": "zone:8r.b1"}
    page.keyboard.press("Escape")
    page.locator("[data-piece='zone:6v.a3'] > rect").click(position={"x": 5, "y": 5})
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "move 6v.a3"


def test_arrows_walk_the_zones(open_page: Opener) -> None:
    page, sent = laid(open_page, "fight")
    page.locator(".dungeon .hit[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "6V a3" in label
    assert "Sibyl" in label
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "move 6v.a3"


def test_a_card_of_the_market_is_taken_where_it_lies(open_page: Opener) -> None:
    """Every card shows its level, since levels are what is paid with."""
    page, sent = laid(open_page, "market")
    cards = page.locator(".market-cards .mcard")
    expect(cards).to_have_count(4)
    assert [card.locator(".lv").inner_text() for card in cards.all()] == ["1", "1", "2", "3"]
    cards.nth(3).click()
    if page.locator(".window").count():
        page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "take t3_ice_sword"


def test_the_odds_are_the_exact_ones(open_page: Opener) -> None:
    """Bars, mean and the chance to slay, before anything is rolled."""
    page, sent = laid(open_page, "fight")
    exact = odds(fight().state, 1, 1, "magic")
    shown = page.locator(".chart").get_attribute("aria-label") or ""
    for wounds, chance in exact.wounds.items():
        if wounds < 6 and chance >= 0.005:
            assert f"{wounds}: {round(chance * 100)}%" in shown
    expect(page.locator(".odds .cap b")).to_have_text(f"{exact.mean:.1f}")
    page.locator(".dungeon [data-piece='foe:dwarf_warriors']").click()
    expect(page.locator(".window .odds-line")).to_contain_text(f"mean {exact.mean:.1f}")
    expect(page.locator(".window")).to_contain_text("If nothing changes")
    assert serious(page) == []
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "magic dwarf_warriors"


def test_the_roll_as_it_lies_and_when_it_is_over(open_page: Opener) -> None:
    page, _ = laid(open_page, "prepared")
    expect(page.locator(".q [data-option='signature']")).to_be_visible()
    page, _ = laid(open_page, "rolled")
    expect(page.locator(".roll-dice .mdie").first).to_have_attribute("aria-label", re.compile("yellow: 2 Hit, 1 Bam"))
    page, _ = laid(open_page, "struck")
    dice = page.locator(".roll-dice").first.get_attribute("data-dice") or ""
    assert dice.split()[:2] == ["y5", "y1"]
    expect(page.locator(".odds .chart")).to_be_in_viewport(ratio=1)  # the odds of the next beside it
    page.locator(".roll.brief summary").click()
    reasons = page.locator(".roll .reasons").first
    expect(reasons).to_contain_text("Staff")
    expect(reasons.locator(".rule").first).to_be_visible()


def test_a_roll_stays_until_it_is_put_away(open_page: Opener) -> None:
    """However much happened since, and whatever is looked at."""
    table = drawn(struck(), "en")
    last = table["log"][-1]["n"]
    later = [{"n": last + n, "text": "Later.", "rule": None, "auto": False} for n in range(1, 20)]
    page = open_page(DESK, "en")
    show(page, {**table, "log": [*table["log"], *later]}, lang="en")
    page.locator(".foes [data-piece='foe:dwarf_warriors']").click()
    page.keyboard.press("Escape")
    expect(page.locator(".rolls.last .result")).to_be_visible()
    page.locator(".rolls.last .link").click()
    expect(page.locator(".rolls.last")).to_have_count(0)


def test_what_keeping_and_rolling_again_come_to(open_page: Opener) -> None:
    """As they lie: 3 Hits against 1 Shield; then the odds of both answers."""
    page, _ = laid(open_page, "rolled")
    expect(page.locator(".sums .total")).to_contain_text("2")
    state = rolled().state
    kept, again = (forecast(state, option) for option in rolled().asked().options[::-1])
    assert isinstance(kept, Forecast)
    assert isinstance(again, Forecast)
    rows = page.locator(".answers tbody tr")
    expect(rows.nth(1)).to_contain_text(str(round(kept.mean)))
    expect(rows.nth(0)).to_contain_text(f"{again.mean:.1f}")


def test_intents_are_drawn_and_told(open_page: Opener) -> None:
    page, _ = laid(open_page, "fight")
    expect(page.locator(".foes [data-piece='foe:dwarf_warriors'] .intent")).to_contain_text("attacks Bjorn (Melee)")
    assert page.locator(".d-move, .d-strike").count() > 0


def test_equipment_is_dragged_or_chosen_by_keys(open_page: Opener) -> None:
    page, sent = laid(open_page, "equipment")
    page.locator(".bag [data-piece='card:0.t1_hammer']").drag_to(page.locator(".slot.hands"))
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "hold se_mace t1_hammer"
    page, sent = laid(open_page, "equipment")
    page.locator(".bag [data-piece='card:0.t1_hammer']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".window button[data-option]")).to_have_count(2)
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "hold t1_hammer"


def test_a_card_is_dragged_to_another_hero(open_page: Opener) -> None:
    page, sent = laid(open_page, "trade")
    page.locator(".bag [data-piece='card:0.t1_hammer']").drag_to(page.locator(".party [data-piece='hero:1']"))
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "give t1_hammer bjorn elias"


def test_the_figure_of_a_hero_is_dragged_to_a_zone(open_page: Opener) -> None:
    """The zones it may enter take it, others do not; given up, it stays where it was."""
    page, sent = laid(open_page, "fight")
    hero = page.locator("circle.fig.hero[data-grab]")
    hero.drag_to(page.locator("[data-piece='zone:8r.b1']"))
    hero.drag_to(page.locator("[data-piece='zone:6v.a3'] > rect"), target_position={"x": 5, "y": 5})
    page.wait_for_timeout(50)
    assert [frame["notation"] for frame in sent if frame["type"] == "answer"] == ["move 6v.a3"]


def test_doors_are_opened_by_keys_and_a_crowd_is_spread_out(open_page: Opener) -> None:
    page, sent = laid(open_page, "crowd")
    page.locator(".dungeon circle.fig.hero").click()  # six heroes, one behind the other
    expect(page.locator(".d-spread circle.fig")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(page.locator(".d-spread")).to_have_count(0)
    page.locator(".door[data-piece='door:door2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".window button[data-option]")).to_have_count(1)
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "open door2"


def test_the_class_sheet_sells(open_page: Opener) -> None:
    page, sent = laid(open_page, "skills")
    expect(page.locator(".sk [data-piece='line:0.charge'] .buy")).to_have_count(1)
    page.locator(".sk [data-piece='line:0.charge']").click()
    expect(page.locator(".window .card-words")).to_contain_text("level 1, 5 XP")
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "buy charge"


def test_the_mission_tells_its_goals_and_rules(open_page: Opener) -> None:
    page, _ = laid(open_page, "bridge")
    page.locator(".mission-name").click()
    window = page.locator("dialog[open]")
    expect(window).to_contain_text("Lure the Immortal onto the Bridge")
    expect(window).to_contain_text("Pillars have 5 Health")
    expect(window).to_contain_text("The Immortal reaches the Start Zone.")
    assert serious(page) == []


def test_cards_that_were_drawn_lie_on_the_board(open_page: Opener) -> None:
    match = fight()
    for answer in ("end", "end"):
        match.play(answer)
    page = open_page(DESK, "en")
    table = drawn(struck(), "en")
    table["recent"].append({"n": len(table["log"]), "event": "md-event-event", "args": {"event_card": "e1"}})
    show(page, table, lang="en")
    card = page.locator("[data-drawn='event_card:e1']")
    expect(card).to_be_visible()
    page.locator(".drawn .ib").click()
    expect(card).to_have_count(0)


def test_a_new_table_from_the_set_up_page(server: Server, open_page: Opener) -> None:
    """Three heroes at one screen, four tokens: nobody has to pass the screen on."""
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/new")
    page.locator("[data-game='massivedarkness']").click()
    page.get_by_label("Players").select_option("3")
    page.locator(".setup-more summary").click()
    page.locator("input[name='lifebringer']").check()
    page.get_by_label("Tokens on the Lifebringer").last.select_option("4")
    page.locator(".start:not(:disabled)").click()
    page.wait_for_url(re.compile("/game/"))
    for _ in range(3):
        before = seq(page) if page.locator(".q").count() else ""
        page.wait_for_selector(".choice-card")
        click(page, page.locator(".choice-card").first)
        page.wait_for_function("seq => document.querySelector('.q').dataset.seq !== seq", arg=before)
    assert page.locator(".cover").count() == 0
    expect(page.locator(".toks .tok")).to_have_count(4)


def test_the_gallery_and_the_rules(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    show(page, None, path="/library/massivedarkness", lang="en")
    page.wait_for_selector(".lib-piece")
    keys = page.evaluate("() => [...document.querySelectorAll('.lib-piece')].map(n => n.dataset.piece)")
    assert {
        "hero/sibyl",
        "class/dark_ranger",
        "card/se_mace",
        "enemy/dwarf_warriors_l1",
        "event_card/e1",
        "tile/6v",
    } <= set(keys)
    empty = page.evaluate("() => [...document.querySelectorAll('.lib-face')].filter(n => !n.textContent.trim()).length")
    assert empty == 0
    page.get_by_role("searchbox").fill("maça")
    expect(page.locator("[data-piece='card/se_mace']")).to_be_visible()
    assert serious(page) == []
    show(page, None, path="/rules/massivedarkness", lang="en")
    expect(page.locator(".page-top h1")).to_contain_text("Massive Darkness")
    expect(page.locator(".chapters li").first).to_be_visible()


def _begin(server: Server, page: Page, heroes: list[str], seed: int) -> None:
    table = server.begin(game="massivedarkness", scenario="tutorial", players=heroes, seed=seed)
    page.goto(f"{server.address}/game/{table}")
    page.wait_for_selector(".q")


def _round(page: Page) -> int:
    found = re.search(r"\d+", page.locator("#top .pill").first.inner_text())
    return int(found[0]) if found else 0


def _until_round_two(page: Page, step: Step, seed: int, most: int = 160) -> None:
    play(page, step, seed, most, lambda page: _round(page) >= 2)


def test_a_round_by_mouse(server: Server, open_page: Opener) -> None:
    """Clicks on what is highlighted, undo, and a reload in the middle."""
    page = open_page(DESK, "pt-BR")
    _begin(server, page, ["elias", "bjorn"], 4)
    for _ in range(4):
        click(page, page.locator(".choice-card").first)
        page.wait_for_function("() => document.querySelector('.q:not(.busy)')")
        page.wait_for_timeout(80)
    page.wait_for_function("() => document.querySelector('.q [data-option^=\"first\"]')")
    click(page, page.locator("[data-option='first bjorn']"))
    page.wait_for_selector("[data-option='move 6v.a2']")
    before = seq(page)
    page.locator(".dungeon [data-piece='zone:6v.a2']").click()
    page.wait_for_function("seq => document.querySelector('.q').dataset.seq !== seq", arg=before)
    page.locator("button.undo").click()
    page.wait_for_selector("[data-option='move 6v.a2']")
    page.reload()
    page.wait_for_selector("[data-option='move 6v.a2']")
    _until_round_two(page, step_by_mouse, 4)


def test_a_round_by_keyboard(server: Server, open_page: Opener) -> None:
    page = open_page(DESK, "en")
    _begin(server, page, ["whisper"], 9)
    _until_round_two(page, step_by_keys, 9)


def test_a_round_on_a_phone(server: Server, open_page: Opener) -> None:
    page = open_page(PHONE, "pt-BR")
    _begin(server, page, ["siegfried"], 2)
    _until_round_two(page, step_by_touch, 2)


def test_heroes_led_by_people_and_a_bot(server: Server, open_page: Opener) -> None:
    """A bot leads its hero by itself while the person watches the same open table."""
    table = server.begin(
        game="massivedarkness", scenario="tutorial", players=THREE, seed=3, seats=["here", "here", "bot:random"]
    )
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/game/{table}")
    page.wait_for_selector(".q")
    _until_round_two(page, step_by_keys, 3, 240)
    assert page.locator(".cover").count() == 0
