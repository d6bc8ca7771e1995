"""docs/massivedarkness/positions.md: every block loads, every key is explained; what cannot be is refused by name."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.kernel.errors import BadPosition
from tavola.text import LANGUAGES, say

from ..scripted import given

PAGE = (Path(__file__).parents[3] / "docs" / "massivedarkness" / "positions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
GAME = 'game = "massivedarkness"\n'
TABLES = ("turn", "decks", "discards", "pillars", "campaign", "board")
LISTS = ("heroes", "enemies", "tokens")


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.sub(r"\W+", "-", block[:40]))
def test_every_block_of_the_page_loads(block: str) -> None:
    match = tavola.position(GAME + block)
    assert match.decision.options
    told, view = tomllib.loads(block), match.view(0)
    for section, hero in zip(told.get("heroes", []), view["heroes"], strict=False):
        for key in section.keys() & {
            "hero",
            "class",
            "at",
            "health",
            "xp",
            "micro",
            "body",
            "hands",
            "stunned",
            "dead",
        }:
            assert hero[key] == section[key], key
    for key in told.keys() & {"level", "first", "lifebringer"}:
        assert view[key] == told[key], key


def known_keys(section: str) -> tuple[str, ...]:
    """The keys a section knows, as its refusal of a wrong one tells."""
    heading = f"[{section}]\n" if section in TABLES else f"[[{section}]]\n" if section else ""
    with pytest.raises(BadPosition) as refused:
        tavola.position(f"{GAME}{heading}no_such_key = 1\n")
    assert refused.value.text.args["key"] == (f"{section}." if section else "") + "no_such_key"
    known = refused.value.text.args["known"]
    assert isinstance(known, tuple)
    return known


def explained_keys(section: str) -> set[str]:
    """The keys the page shows in a block, or names in its text."""
    found = set(re.findall(r"`(\w+)`", PAGE))
    for block in map(tomllib.loads, BLOCKS):
        there: Any = block.get(section, {}) if section else block
        for entry in there if isinstance(there, list) else [there]:
            found |= set(entry) if isinstance(entry, dict) else set()
    return found


@pytest.mark.parametrize("section", ["", "turn", "campaign", *LISTS])
def test_every_key_stands_on_the_page(section: str) -> None:
    assert set(known_keys(section)) - {"game"} <= explained_keys(section)


@pytest.mark.parametrize("section", ["decks", "discards", "pillars"])
def test_names_of_decks_and_pillars_are_the_keys_of_their_sections(section: str) -> None:
    assert "no_such_key" not in known_keys(section)


HERO = '[[heroes]]\nhero = "bjorn"\n'
DWARVES = '[[enemies]]\ncard = "dwarf_warriors_l1"\nat = "6v.b2"\n'


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('phase = "midnight"', "phase"),
        ("level = 6", "level"),
        ("first = 1", "first"),
        ("round = 0", "round"),
        ('light = "dim"', "light"),
        ('rolls = ["y6"]', "rolls"),
        ('rolls = ["red"]', "rolls"),
        ('blessed = ["e99"]', "blessed"),
        ('open = ["door9"]', "open"),
        ('open = ["door1"]\nshut = ["door1"]', "shut"),
        ('opened = ["9r.a1"]', "opened"),
        ('treasure = {"9r.a1" = [1, 0]}', "treasure"),
        ('treasure = {"6v.b3" = 2}', "treasure.6v.b3"),
        ('tokens = ["crown"]', "tokens.token"),
        ('tokens = [{token = "key", type = "lever"}]', "tokens.type"),
        ('gone = ["9r"]', "gone"),
        ("pillars = {pillar1 = 3}", "pillars.pillar1"),
        ('[[heroes]]\nhero = "merlin"', "heroes.hero"),
        (HERO + HERO, "heroes.hero"),
        (HERO + 'class = "accountant"', "heroes.class"),
        (HERO + 'at = "9r.a1"', "heroes.at"),
        (HERO + "health = 6", "heroes.health"),
        (HERO + "health = 0", "heroes.health"),
        (HERO + "dead = true\nhealth = 2", "heroes.dead"),
        (HERO + "dead = true\nstunned = true", "heroes.dead"),
        (HERO + "xp = 31", "heroes.xp"),
        (HERO + "micro = 5", "heroes.micro"),
        (HERO + 'stunned = "yes"', "heroes.stunned"),
        (HERO + 'body = "se_mace"', "heroes.body"),
        (HERO + 'hands = ["no_card"]', "heroes.hands"),
        (HERO + 'hands = ["se_woodcutter_axe", "se_mace"]', "heroes.hands"),
        (HERO + 'hands = ["se_mace", "se_mace", "se_mace"]', "heroes.hands"),
        (HERO + 'hands = ["se_leather_armor"]', "heroes.hands"),
        (HERO + 'bag = ["t1_alarm"]', "heroes.bag"),
        (HERO + "bought = {no_line = 1}", "heroes.bought.no_line"),
        (HERO + "bought = {increase_health = 9}", "heroes.bought.increase_health"),
        (HERO + 'carried = ["crown"]', "heroes.carried"),
        (HERO + 'lasting = ["t1_hammer"]', "heroes.lasting"),
        ('[[enemies]]\ncard = "kobold"\nat = "6v.b2"', "enemies.card"),
        ('[[enemies]]\ncard = "dwarf_warriors_l1"', "enemies.at"),
        (DWARVES + "life = 3", "enemies.life"),
        (DWARVES + "minions = 0\nlife = 0", "enemies.life"),
        (DWARVES + "hurt = 2", "enemies.hurt"),
        (DWARVES + 'loot = "no_card"', "enemies.loot"),
        (DWARVES + 'goal = "home"', "enemies.goal"),
        ("[turn]\nseat = 1", "turn.seat"),
        ("[turn]\nactions = -1", "turn.actions"),
        ('[turn]\nextra = ["sleep"]', "turn.extra"),
        ('[turn]\nused = ["luck"]', "turn.used"),
        ('[turn]\nhit = ["dwarf_warriors"]', "turn.hit"),
        ('[decks]\nguard_1 = ["orc_flayers_l2"]', "decks.guard_1"),
        ('notes = ["word"]', "notes"),
        ('[campaign]\norder = ["mission_11"]', "campaign.order"),
    ],
)
def test_a_value_that_cannot_be_is_named(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tavola.position(GAME + text)
    assert refused.value.text.args["key"] == key
    for lang in LANGUAGES:
        assert key in say(refused.value.text, lang)


def refused(text: str) -> str:
    """The key of the sentence a position is refused with."""
    with pytest.raises(BadPosition) as problem:
        tavola.position(GAME + text)
    for lang in LANGUAGES:
        assert "{" not in say(problem.value.text, lang)
    return problem.value.text.key


def test_no_card_exists_more_often_than_in_the_box() -> None:
    two = HERO + 'bag = ["t1_hammer", "t1_hammer"]\n'
    assert tavola.position(GAME + two).view(0)["heroes"][0]["bag"] == ["t1_hammer", "t1_hammer"]
    assert refused(HERO + 'bag = ["t1_hammer", "t1_hammer", "t1_hammer"]') == "md-position-copies"
    assert refused(two + DWARVES + 'loot = "t1_hammer"') == "md-position-copies"
    assert refused(two + '[decks]\ntreasure_1 = ["t1_hammer"]') == "md-position-copies"


def test_no_more_figures_than_in_the_box() -> None:
    assert refused(DWARVES + "minions = 13") == "md-position-figures"
    assert refused(DWARVES + DWARVES) == "md-position-figures"
    leaderless = given(DWARVES + "life = 0\n" + DWARVES)
    assert leaderless.foes == ["dwarf_warriors", "dwarf_warriors_2"]


def test_cards_in_a_position_leave_their_decks() -> None:
    table = given(HERO + 'bag = ["t1_hammer"]\n' + DWARVES + 'loot = "t1_spear"')
    assert table.view["decks"]["treasure_1"] == 39
    assert table.view["decks"]["guard_1"] == 9


def test_a_hero_keeps_what_the_position_does_not_mention() -> None:
    table = given('[[heroes]]\nhero = "bjorn"\nhands = ["t1_hammer"]')
    assert table.me["body"] == "se_leather_armor"
    assert table.me["hands"] == ["t1_hammer"]
    assert table.view["decks"]["starting"] == 18


def test_health_follows_skills_that_work() -> None:
    text = 'level = {level}\n[[heroes]]\nhero = "sibyl"\nbought = {{increase_health = 1}}'
    assert given(text.format(level=1)).me["maximum"] == 5
    assert given(text.format(level=2)).me["health"] == 6


def test_pinned_dice_are_rolled_in_order() -> None:
    table = given(
        'rolls = ["y5", "y0", "b0"]\n[[heroes]]\nhero = "siegfried"\nhands = ["se_mace"]\nat = "6v.b2"\n' + DWARVES
    )
    table.play("melee dwarf_warriors")
    assert table.told("md-event-rolled")[0]["attack_dice"] == ("y5", "y0")
    assert table.told("md-event-rolled")[0]["defense_dice"] == ("b0",)


def test_a_die_of_the_wrong_color_is_refused_with_what_was_due() -> None:
    table = given('rolls = ["b2"]\n[[heroes]]\nhero = "bjorn"\nhands = ["se_mace"]\nat = "6v.b2"\n' + DWARVES)
    with pytest.raises(BadPosition, match="Allowed: y0, y1, y2, y3, y4 and y5"):
        table.match.play("melee dwarf_warriors")


def test_named_cards_lie_on_top_of_their_decks() -> None:
    table = given(
        'treasure = {"6v.c2" = [2, 0]}\n[[heroes]]\nhero = "bjorn"\nat = "6v.c2"\n'
        '[decks]\ntreasure_1 = ["t1_hammer", "t1_spear"]'
    )
    table.play("pick_up")
    assert table.me["bag"] == ["t1_hammer", "t1_spear"]


def test_a_position_stands_in_the_phase_it_names() -> None:
    xp = '[[heroes]]\nhero = "bjorn"\nxp = 5\n'
    assert given('phase = "experience"\n' + xp).view["phase"] == "experience"
    events = '[decks]\nevent = ["e9"]'
    assert given('phase = "end"\n' + xp + events).view["round"] == 2
    dead = given('phase = "round"\nround = 3\n[[heroes]]\nhero = "bjorn"\ndead = true')
    assert (dead.view["round"], dead.view["lifebringer"], dead.me["health"]) == (3, 1, 5)


OWN = """
levels = {1 = "6v.b2"}
tokens = [{token = "key", at = "9v.b2"}]
[[heroes]]
hero = "bjorn"
[board]
tiles = [{tile = "6v", at = "0,0"}, {tile = "9v", at = "1,0"}]
doors = [["6v.b1", "6v.b2"]]
start = "6v.a3"
exit = "9v.b2"
"""


def test_a_board_of_ones_own_is_played_on() -> None:
    table = given(OWN)
    assert [tile["tile"] for tile in table.view["map"]["tiles"]] == ["6v", "9v"]
    assert (table.view["map"]["start"], table.view["map"]["exit"]) == ("6v.a3", "9v.b2")
    assert table.view["heroes"][0]["at"] == "6v.a3"
    assert table.view["board"]["doors"] == {"door1": "closed"}
    assert tavola.position(table.match.position()).state == table.match.state
    assert tavola.load(table.match.save()).state == table.match.state


@pytest.mark.parametrize(
    ("was", "told", "key"),
    [
        ('"9v", at', '"6r", at', "board.tiles.tile"),  # the other face of a tile that lies there
        ('"9v", at', '"99x", at', "board.tiles.tile"),
        ('"1,0"', '"0,0"', "board.tiles.at"),
        ('"1,0"', '"3,3"', "board.tiles.at"),  # apart from the others
        ('["6v.b1", "6v.b2"]', '["6v.b1", "6v.b3"]', "board.doors"),  # no neighbours
        ('start = "6v.a3"', 'start = "6v.a4"', "board.start"),
        ('start = "6v.a3"', "turn = 1", "board.turn"),
        ("levels", 'scenario = "mission_1"\nlevels', "scenario"),
    ],
)
def test_a_board_that_cannot_be_is_refused_by_name(was: str, told: str, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        given(OWN.replace(was, told))
    assert refused.value.text.args["key"] == key


@pytest.mark.parametrize(
    ("stage", "step"), [("deal", "dealing"), ("trade_again", "bartering"), ("limit", "restocking")]
)
def test_a_market_may_have_come_some_way(stage: str, step: str) -> None:
    table = given(f"""
        phase = "market"
        story = true
        [[heroes]]
        hero = "elias"
        bag = ["t2_king_sword"]
        [[heroes]]
        hero = "bjorn"
        [campaign]
        order = ["tutorial", "mission_1"]
        market = ["t1_hammer"]
        stage = "{stage}"
    """)
    assert table.match.state.stack[-1].step == step
