"""docs/oath/positions.md: every block loads, every key is explained; what cannot be is refused by name."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.kernel.errors import BadPosition

PAGE = (Path(__file__).parents[3] / "docs" / "oath" / "positions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
GAME = 'game = "oath"\n'
SECTIONS = ("", "sites.cradle_1", "boards.red", "banners.peoples_favor", "this_turn", "campaign")


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.sub(r"\W+", "-", block[:40]))
def test_every_block_of_the_page_loads(block: str) -> None:
    match = tavola.position(GAME + block)
    assert match.decision.options
    told, view = tomllib.loads(block), match.view(0)
    for key in told.keys() & {"oath", "round", "visions_drawn"}:
        assert view[key] == told[key], key
    for player in view["players"]:
        board = told.get("boards", {}).get(player["color"], {})
        for key in board.keys() & {"role", "site", "favor", "secrets", "spent", "supply", "vision"}:
            assert player[key] == board[key], (player["color"], key)


def known_keys(section: str) -> tuple[str, ...]:
    """The keys a section knows, as its refusal of a wrong one tells."""
    heading = f"[{section}]\n" if section else ""
    with pytest.raises(BadPosition) as refused:
        tavola.position(f"{GAME}{heading}no_such_key = 1\n")
    known = refused.value.text.args["known"]
    assert isinstance(known, tuple)
    return known


@pytest.mark.parametrize("section", SECTIONS)
def test_every_key_stands_on_the_page(section: str) -> None:
    shown = set(re.findall(r"`(\w+)`", PAGE)) | set(re.findall(r"^\[?(\w+)", "\n".join(BLOCKS), re.MULTILINE))
    assert set(known_keys(section)) - {"game"} <= shown


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('oath = "silence"', "oath"),
        ("round = 9", "round"),
        ('title = "green"', "title"),
        ('turn = "blue"', "turn"),
        ('rolls = ["seven"]', "rolls"),
        ('deck = ["elders", "elders"]', "cards"),
        ('deck = ["map"]', "deck"),
        ('only = ["hand"]', "only"),
        ('reliquary = ["map"]', "reliquary"),
        ('captives = [{card = "map", color = "pink"}]', "captives.color"),
        ('promises = [{by = "red", to = "red", what = "love"}]', "promises.what"),
        ('[sites.cradle_1]\nseen = ["blue"]', "sites.cradle_1.seen"),
        ('[sites.cradle_1]\nrelics = ["elders"]', "sites.cradle_1.relics"),
        ('[sites.cradle_1]\narmy = "black"\nwarbands = 1', "sites.army"),
        ('[boards.red]\nrole = "chancellor"', "boards.red.role"),
        ("[boards.red]\nwarbands = 15", "warbands"),
        ("[boards.red]\nsupply = 8", "boards.red.supply"),
        ('[boards.red]\nadvisers = [{card = "elders", seen = ["green"]}]', "boards.red.advisers.seen"),
        ("[boards.red]\nfavor = 40", "favor"),
        ("[this_turn]\nrefilled = 9", "this_turn.refilled"),
        ('[campaign]\nstage = "parley"', "campaign.stage"),
        ('[campaign]\ntargets = ["the moon"]', "campaign.targets"),
        ('[campaign]\nstage = "assault"\nplans = [{card = "wolves"}]', "campaign.plans"),
        ('[campaign]\nstage = "judge"\nattack_roll = ["shield"]', "campaign.attack_roll"),
    ],
)
def test_what_cannot_be_is_refused_by_its_key(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tavola.position(GAME + text)
    assert refused.value.text.args["key"] == key


def seen(match: tavola.Match, seat: int) -> tuple[str, str, str]:
    """What a seat knows of Red's facedown adviser, of a relic at the Steppe, and of the site in the last slot."""
    view: dict[str, Any] = match.view(seat)
    steppe = next(site for site in view["sites"] if site["id"] == "steppe")
    return view["players"][1]["advisers"][0]["card"], steppe["relics"][0]["card"], view["sites"][7]["id"]


def test_who_has_seen_what() -> None:
    match = tavola.position(
        GAME
        + """
        players = ["purple", "red", "blue"]
        [sites.provinces_3]
        site = "steppe"
        relics = [{relic = "map", seen = ["red"]}]
        [sites.hinterland_3]
        site = "mine"
        up = false
        seen = ["blue"]
        [boards.red]
        advisers = [{card = "wolves", seen = ["purple"]}]
    """
    )
    assert [seen(match, seat) for seat in range(3)] == [("wolves", "", ""), ("wolves", "map", ""), ("", "", "mine")]


def test_a_campaign_goes_on_where_it_stands() -> None:
    """5 warbands, Red's Longbows and the Plains: 7 dice. Two targets, 1 + 2 dice: 1 + 2 shields, doubled no time,
    and the 2 warbands there with the 3 of Blue's board: 8. Seven swords fall short."""
    block = next(block for block in BLOCKS if 'stage = "assault"' in block)
    match = tavola.position(f"{GAME}rolls = {['sword'] * 7}\n" + block)
    lines = {event.text.key: event.text.args for event in match.opening}
    assert lines["oa-log-rolls-attack"]["faces"] == ("sword",) * 7
    assert (lines["oa-log-totals"]["attack"], lines["oa-log-totals"]["defense"]) == (7, 8)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.sub(r"\W+", "-", block[:40]))
def test_a_position_written_reads_back(block: str) -> None:
    match = tavola.position(GAME + block)
    assert tavola.position(match.position()).state == match.state
