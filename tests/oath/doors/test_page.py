"""The table of Oath: every situation in every size, the map, odds and futures, offers, secrets, and a whole game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from oath.doors.realms import SITUATIONS, drawn, plans, realm, sacrifice, targets
from tavola.oath import RULES
from tavola.oath.view.records import Forecast
from tavola.table import Match
from web.driver import click, play, seq, step_by_keys, step_by_mouse
from web.house import DESK, PHONE, Server
from web.pages import Opener, answers, faults, scrolls, serious, small_targets
from web.stage import show

SCREENS: dict[str, ViewportSize] = {
    "desk": DESK,
    "large": {"width": 1920, "height": 1080},
    "small": {"width": 1024, "height": 768},
    "upright": {"width": 820, "height": 1180},
    "lying": {"width": 844, "height": 390},
    "phone": PHONE,
}
#: Pieces that cover each other, and names that reach out of their tiles.
CROWDED = """() => {
  const pieces = [...document.querySelectorAll('.regions button[data-piece]')].filter(n => n.offsetWidth);
  const boxes = pieces.map(n => n.getBoundingClientRect());
  const found = [];
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, b] = [boxes[i], boxes[j]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(pieces[i].dataset.piece + ' over ' + pieces[j].dataset.piece);
  }
  for (const name of document.querySelectorAll('.regions .dcn, .regions .nm, .op1 b, .ow b, .acard > b')) {
    if (name.parentElement.offsetWidth < 3) continue;  // said to those who listen only
    const inner = name.getBoundingClientRect(), outer = name.closest('button').getBoundingClientRect();
    if (inner.bottom > outer.bottom + 1 || name.scrollWidth > name.clientWidth + 1) found.push(name.textContent);
  }
  return found;
}"""


def laid(
    open_page: Opener, name: str, size: ViewportSize = DESK, lang: str = "en"
) -> tuple[Page, list[dict[str, Any]]]:
    """A page over a situation, and the frames it sends."""
    page = open_page(size, lang)
    sent = show(page, drawn(SITUATIONS[name](), lang), lang=lang)
    page.wait_for_selector(".q")
    return page, sent


def told(match: Match, notation: str) -> Forecast:
    """What the server says of one of the answers."""
    option = next(one for one in match.asked().options if one.notation == notation)
    found = RULES.forecast(match.state, option)
    assert isinstance(found, Forecast)
    return found


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation(open_page: Opener, name: str) -> None:
    page, _ = laid(open_page, name, DESK, "pt-BR")
    assert faults(page, *SCREENS.values(), also=CROWDED) == {}


def test_every_tab_and_region_of_the_phone(open_page: Opener) -> None:
    page, _ = laid(open_page, "realm", PHONE, "pt-BR")
    for word in ("Berço", "Interior", "Reservas"):
        page.locator(".rtabs").get_by_text(word).click()
        assert page.evaluate(CROWDED) == []
        assert small_targets(page) == []
    for word in ("Situação", "Você", "Jogadores", "Registro", "Mapa"):
        page.locator(".tabs").get_by_text(word).click()
        assert not scrolls(page)
        assert serious(page) == []
        assert small_targets(page) == []


@pytest.mark.parametrize(("size", "lang", "words"), [(DESK, "en", "Threat: Red"), (PHONE, "pt-BR", "Ameaça: Vermelho")])
def test_the_mind_of_the_prince_lies_open(open_page: Opener, size: ViewportSize, lang: str, words: str) -> None:
    """Where he stands, three suits that know him, and each step he will take."""
    page, _ = laid(open_page, "prince", size, lang)
    if size == PHONE:
        page.locator(".tabs button").nth(1).click()
    mind = page.locator(".mind")
    expect(mind.locator(".threat")).to_contain_text(words)
    expect(mind.locator(".relations b")).to_have_count(6)
    ahead = SITUATIONS["prince"]().view(1)["prince"]["ahead"]
    expect(mind.locator("ol li")).to_have_count(len(ahead))
    assert not scrolls(page)
    assert serious(page) == []


def test_every_option_is_in_the_panel(open_page: Opener) -> None:
    for name in ("realm", "targets", "draft", "six"):
        page, _ = laid(open_page, name)
        assert answers(page) == sorted(option.notation for option in SITUATIONS[name]().asked().options)


def test_the_map_shows_who_rules_and_what_lies_there(open_page: Opener) -> None:
    page, _ = laid(open_page, "realm")
    valley = page.locator("[data-site='fertile_valley']")
    expect(valley.locator(".rul")).to_have_text("2")
    expect(valley.locator(".pawns svg")).to_have_count(1)
    expect(valley.locator("[data-piece='card:tents'] .onc svg")).to_have_count(1)
    expect(valley.locator(".land .hidden")).to_contain_text("ruled by Chancellor")
    expect(page.locator("[data-site='mountain'] .rel")).to_have_count(1)
    expect(page.locator(".site .dc:has(.cpic)")).to_have_count(page.locator(".site .dc").count())
    expect(page.locator(".site.hid")).to_have_count(2)
    # Pointing at a piece looks at its answer, and each card that bends it says so.
    page.hover("[data-piece='site:mountain'] .pic")
    expect(page.locator(".oa-preview")).to_contain_text("Travel to Mountain")
    expect(page.locator(".sup .to")).to_have_text("4")
    page.hover("[data-piece='player:purple']")
    expect(page.locator(".oa-preview .thumb")).to_contain_text("6 is")
    expect(page.locator("[data-piece='bank:hearth'] b")).to_have_text("5")


def test_a_touched_site_is_a_journey_or_says_why_not(open_page: Opener) -> None:
    page, sent = laid(open_page, "realm")
    page.locator(".land[data-piece='site:fertile_valley']").click()
    expect(page.locator(".window .why")).to_be_visible()
    assert sent[-1] == {"type": "why", "piece": "site:fertile_valley"}
    page.keyboard.press("Escape")
    # The pawn is dragged where it may go; elsewhere nothing comes of it.
    pawn = page.locator("[data-grab^='pawn:']")
    pawn.drag_to(page.locator(".land[data-piece='site:fertile_valley']"))
    pawn.drag_to(page.locator(".land[data-piece='site:plains']"))
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "travel plains"


def test_arrows_walk_the_map(open_page: Opener) -> None:
    page, sent = laid(open_page, "realm")
    page.locator(".land[data-piece='site:plains']").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.piece") == "site:river"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.piece") == "card:wayside_inn"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "travel river"


def test_an_answer_looked_at_tells_its_price_and_who_bends_it(open_page: Opener) -> None:
    """The Darkest Secret makes a search of the world deck cost 2 instead of 3."""
    page, _ = laid(open_page, "realm")
    page.locator(".deck.can").focus()
    price = page.locator(".oa-price")
    expect(price).to_contain_text("3 −1 Darkest Secret")
    expect(price.locator(".term b").first).to_have_text("2")
    expect(page.locator(".sup .to")).to_have_text("4")


def test_the_odds_are_the_exact_ones(open_page: Opener) -> None:
    page, sent = laid(open_page, "targets")
    exact = told(targets(), "attack").odds
    assert exact is not None
    shown = page.locator(".oa-preview .chart").get_attribute("aria-label") or ""
    for one in exact.needed:
        if one.n < 5 and one.chance >= 0.005:
            assert f"{one.n}: {round(one.chance * 100)}%" in shown
    page.locator(".q [data-option='target site mountain']").focus()
    wider = told(targets(), "target site mountain").odds
    assert wider is not None
    expect(page.locator(".oa-preview .won")).to_have_text(f"wins {round((1 - wider.lost) * 100)}%")
    expect(page.locator("[data-site='mountain'] .bends")).to_have_text("−1")
    page.keyboard.press("Escape")
    page.locator(".land[data-piece='site:mountain']").click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "target site mountain"


def test_plans_of_both_sides(open_page: Opener) -> None:
    """Own plans are used where they stand; what the other side may answer is told with its effect on the odds."""
    page, sent = laid(open_page, "plans")
    exact = told(plans(), "no more plans").odds
    assert exact is not None
    expect(page.locator(".side.attack .tl")).to_contain_text("Mountain")
    rows = page.locator(".answers tbody tr")
    won = sum(sacrifice.chance for sacrifice in exact.needed)
    chances = [won, *(answer.won for answer in exact.answers)]
    expect(rows.first.locator("td b")).to_have_text([f"{round(chance * 100)}%" for chance in chances])
    expect(page.locator(".side.defense .plan")).to_have_count(2)
    page.locator(".plan[data-piece='card:mercenaries']").click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "plan mercenaries"


def test_both_futures_before_a_sacrifice(open_page: Opener) -> None:
    """5 against 7: three more dead win with 8, none loses half of the five."""
    page, sent = laid(open_page, "sacrifice")
    fate = told(sacrifice(), "sacrifice 3").fate
    assert fate is not None
    assert (fate.winner, fate.attack, fate.defense, fate.attack_dead) == ("attack", 8, 7, 4)
    expect(page.locator(".future h2").first).to_contain_text("8 × 7")
    expect(page.locator(".future").first.locator(".fallen")).to_have_count(4)
    expect(page.locator(".future").last.locator(".fallen")).to_have_count(3)
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "sacrifice 3"


def test_an_offer_is_never_accepted_by_a_key(open_page: Opener) -> None:
    page, sent = laid(open_page, "offered")
    before = len(sent)
    expect(page.locator(".offer h2")).to_contain_text("offers Citizenship to Blue")
    expect(page.locator(".give").first).to_contain_text("favor")
    expect(page.locator(".before")).to_contain_text("1 → 3")
    # Each side by side: who becomes what, whose friend, with how many sites, and who holds the title then.
    expect(page.locator(".changes").first).to_contain_text("Allies in defense: Blue")
    expect(page.locator(".changes").last).to_contain_text("becomes a Citizen")
    expect(page.locator(".changes").last).to_contain_text("sites ruled 0 → 4")
    expect(page.locator(".changes").last.locator(".rule")).to_have_count(4)
    expect(page.locator(".title-then")).to_contain_text("The title stays with Chancellor")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert [frame for frame in sent[before:] if frame["type"] == "answer"] == []
    page.locator(".scene-toggle").click()
    expect(page.locator(".regions")).to_be_visible()
    page.locator(".q [data-option='decline']").click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "decline"


def test_a_deal_is_put_together_where_it_lies(open_page: Opener) -> None:
    page, sent = laid(open_page, "draft")
    expect(page.locator(".give .good.open").first).to_be_visible()
    page.locator(".give .chip", has_text="Grand Scepter").click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "give relic grand_scepter"


def test_a_counter_offer_strikes_what_was_proposed(open_page: Opener) -> None:
    page, sent = laid(open_page, "countered")
    expect(page.locator(".offer h2")).to_contain_text("Blue answers Chancellor")
    page.locator(".give .strike").first.click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "strike give banner peoples_favor"


def test_a_question_out_of_turn_tells_price_chance_and_who_waits(open_page: Opener) -> None:
    """One defense die without a shield: 50 %. One favor and one secret are gone either way."""
    page, sent = laid(open_page, "aside")
    expect(page.locator(".asked h2")).to_contain_text("Red took")
    expect(page.locator(".asked .goods-list")).to_contain_text("2 → 1")
    expect(page.locator(".asked .yes")).to_contain_text("50%")
    expect(page.locator(".asked .seats li").nth(3)).to_contain_text("decides")
    page.locator(".q [data-option='never this turn']").click()
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "never this turn"


def test_own_plans_against_the_answers_of_the_other_side(open_page: Opener) -> None:
    """Two rows, three columns: the numbers are those of the server."""
    match = plans()
    page, _ = laid(open_page, "plans")
    row = page.locator(".answers tbody tr").nth(1)
    expect(row).to_contain_text("Mercenaries")
    found = told(match, "plan mercenaries").odds
    assert found is not None
    expect(row.locator("td b")).to_have_text(
        [f"{round(100 * n)}%" for n in (1 - found.lost, *(a.won for a in found.answers))]
    )
    expect(page.locator(".if-won")).to_contain_text("Red: sites 1 → 3")


def test_a_game_of_oath_from_the_first_page(server: Server, open_page: Opener) -> None:
    """The first page, the game, who plays, and the first question of the table; a seat is a bot's."""
    page = open_page(DESK, "en")
    page.goto(server.address)
    page.click("[data-game=oath]")
    page.click(".new-game .start")
    page.wait_for_selector(".desk.oath .q")
    expect(page.locator("#hand")).to_contain_text("Chancellor")
    page.goto(f"{server.address}/new?game=oath")
    page.get_by_label("Seat of player 2").select_option("bot:greedy")
    page.click(".start")
    page.wait_for_selector(".desk.oath .q")


def test_cards_drawn_lie_open_to_who_drew_them(open_page: Opener) -> None:
    page, sent = laid(open_page, "searched")
    expect(page.locator(".oa-drawn .big")).to_have_count(2)
    page.locator(".oa-drawn header button").click()
    expect(page.locator(".oa-drawn")).to_have_count(0)
    page.locator(".drawn-back").click()
    page.locator(".big[data-piece='card:armed_mob']").click()
    if page.locator(".window").count():
        page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert sent[-1]["notation"] == "keep armed_mob"


def test_a_spectator_sees_backs_and_no_options(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    show(page, drawn(realm(), "en", -1), lang="en")
    page.wait_for_selector(".q")
    assert page.locator(".q [data-option]").count() == 0
    assert "Silver Tongue" not in page.content()
    expect(page.locator(".acard.down b")).to_have_text("a denizen, face down")


def test_the_gallery_and_the_rules(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    show(page, None, path="/library/oath", lang="en")
    page.wait_for_selector(".lib-piece")
    keys = set(page.evaluate("() => [...document.querySelectorAll('.lib-piece')].map(n => n.dataset.piece)"))
    some = ("card/longbows", "site/plains", "card/grand_scepter", "oath/supremacy", "banner/peoples_favor")
    assert set(some) <= keys
    empty = page.evaluate("() => [...document.querySelectorAll('.lib-face')].filter(n => !n.textContent.trim()).length")
    assert empty == 0
    pictures = page.evaluate("() => [...document.querySelectorAll('.f-oa .cpic')].map(n => n.outerHTML)")
    assert len(pictures) == len(set(pictures)) > 200
    assert not [picture for picture in pictures if picture.count("<path") < 5 or "undefined" in picture]
    page.get_by_role("searchbox").fill("arcos longos")
    expect(page.locator("[data-piece='card/longbows']")).to_be_visible()
    assert serious(page) == []
    show(page, None, path="/rules/oath", lang="en")
    expect(page.locator(".page-top h1")).to_contain_text("Oath")


def _begin(server: Server, page: Page, seed: int, seats: list[str]) -> None:
    colors = ["purple", "red", "blue"][: len(seats)]
    table = server.begin(game="oath", scenario="fresh", players=colors, seed=seed, seats=seats)
    page.goto(f"{server.address}/game/{table}")
    page.wait_for_selector(".q, .cover")


@pytest.mark.slow
def test_a_whole_game_by_mouse(server: Server, open_page: Opener) -> None:
    """Against a bot, by clicks on what is highlighted, until somebody has won."""
    page = open_page(DESK, "pt-BR")
    _begin(server, page, 4, ["here", "bot:random"])
    play(page, step_by_mouse, 4, 600)
    expect(page.locator(".oa-result li.won")).to_have_count(1)
    assert serious(page) == []


def test_some_turns_by_keyboard(server: Server, open_page: Opener) -> None:
    page = open_page(DESK, "en")
    _begin(server, page, 9, ["here", "bot:random"])
    play(page, step_by_keys, 9, 25, lambda page: int(seq(page)) >= 25)


def test_two_people_at_one_screen_pass_it_on(server: Server, open_page: Opener) -> None:
    """Secrets stay covered until the other says to have the screen."""
    page = open_page(DESK, "en")
    _begin(server, page, 2, ["here", "here"])
    covers = 0
    for _ in range(60):
        page.wait_for_function("() => document.querySelector('.cover, .q:not(.busy) [data-option]')")
        if page.locator(".cover").count():
            covers += 1
            assert "Advisers" not in page.content()
            click(page, page.locator(".cover button"))
            page.wait_for_selector(".q")
        if covers == 2:
            break
        rest = page.locator(".q [data-option='rest']")
        before = seq(page)
        click(page, rest if rest.count() else page.locator(".q [data-option]").first)
        page.wait_for_function(
            "seq => document.querySelector('.cover') || document.querySelector('.q').dataset.seq !== seq", arg=before
        )
    assert covers == 2
