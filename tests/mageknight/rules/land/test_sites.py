"""Every kind of site met in First Reconnaissance, and every ruin token, as their descriptions say."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ...scripted import Table
from ..fights import conquer, fight, hurt, setting
from ..trial import sample_cards

FACTS = Path(__file__).parents[3] / "facts" / "mageknight"
RUINS: list[dict[str, Any]] = json.loads((FACTS / "ruins.json").read_text(encoding="utf-8"))
PILES: dict[str, str] = {
    token["id"]: token["pile"] for token in json.loads((FACTS / "enemies.json").read_text(encoding="utf-8"))
}
ALTARS = [ruin for ruin in RUINS if ruin["kind"] == "altar"]
GUARDED = [ruin for ruin in RUINS if ruin["kind"] == "enemies"]
RUIN_SPACE = "4,-3"


def by_id(ruin: dict[str, Any]) -> str:
    return str(ruin["id"])


def at(tile: str, space: str, tables: dict[str, Any] | None = None, **player: Any) -> Table:
    """The Hero on a space of a tile laid at slot 1,0."""
    more = dict(tables or {})
    place = {"tiles": {"1,0": tile}, **more.pop("map", {})}
    return setting(player={"hand": ["march"], "at": space, **player}, map=place, **more)


# Inhabited sites


@pytest.mark.rule("MK-TURN-06c1", "MK-TURN-01h")
def test_a_village_lends_units_heals_and_can_be_plundered() -> None:
    assert at("countryside_3", "2,-1").offered("interact") == ["interact"]
    tables = {"phase": "interaction", "offers": {"units": ["peasants", "utem_swordsmen"]}}
    table = at("countryside_3", "2,-1", tables, influence=9)
    assert table.offered("recruit") == ["recruit peasants"]
    assert table.offered("buy") == ["buy heal"]
    table.play("buy heal")
    assert (table.me["influence"], table.me["heal"]) == (6, 1)
    table = at("countryside_3", "2,-1", {"phase": "before"}, hand=[], deck=["rage", "march", "stamina"])
    assert table.options == ["begin turn", "plunder"]
    table.play("plunder")
    assert (table.me["hand"], table.me["reputation"]) == (["rage", "march"], -1)


@pytest.mark.rule("MK-TURN-06c1", "MK-TURN-06c4")
def test_a_monastery_heals_cheaper_and_can_be_burned() -> None:
    table = at("countryside_5", "4,-3")
    assert (table.offered("interact"), table.offered("burn")) == (["interact"], ["burn"])
    table = at("countryside_5", "4,-3", {"phase": "interaction"}, influence=4).play("buy heal", "buy heal")
    assert (table.me["influence"], table.me["heal"]) == (0, 2)
    assert table.refused("burn") == "MK-TURN-06d1"


@pytest.mark.rule("MK-RES-02d")
def test_a_burned_monastery_serves_nobody() -> None:
    table = at("countryside_5", "4,-3", {"map": {"burned": ["4,-3"]}})
    assert (table.offered("burn"), table.offered("interact")) == ([], [])


# Fortified sites


@pytest.mark.rule("MK-MOV-04a", "MK-END-07b1", "MK-TURN-06c1")
def test_a_keep_is_assaulted_once_and_then_serves_its_owner() -> None:
    table = at("countryside_3", "3,-2", {"map": {"shields": ["4,-3"]}}, move=3, hand=["promise"])
    assert table.me["hand_bonus"] == 1
    table.play("move 4,-3")
    assert table.view["combat"] is None
    table.play("interact")
    assert (table.view["phase"], table.offered("buy")) == ("interaction", [])
    assert at("countryside_3", "3,-2", move=3).play("move 4,-3").combat["site"] == "keep"


@pytest.mark.rule("MK-RES-02c4", "MK-TURN-06c1")
def test_a_mage_tower_pays_a_spell_and_then_sells_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sample_cards(monkeypatch)
    spells = ["spell_red", "spell_blue", "spell_white"]
    tables = {
        "phase": "interaction",
        "offers": {"spells": spells},
        "map": {"shields": ["3,-2"]},
        "source": {"dice": ["black"]},
    }
    table = at("countryside_4", "3,-2", tables, influence=7, mana={"blue": 1})
    assert table.offered("gain") == ["gain spell_blue blue token"]
    table = conquer("mage_tower", "monks_enemy", tables={"offers": {"spells": spells}}, fame=8, hand=[])
    assert table.play("end turn").offered("gain") == [f"gain {spell}" for spell in spells]


@pytest.mark.rule("MK-SCN-RECON-04", "MK-MOV-04b")
@pytest.mark.parametrize(("tile", "beside"), [("core_5", "3,-1"), ("core_6", "4,-3"), ("core_7", "4,-3")])
def test_the_city_is_closed(tile: str, beside: str) -> None:
    table = at(tile, beside, move=9)
    assert table.offered("move 3,-2") == []
    assert table.refused("move 3,-2") == "MK-SCN-RECON-04"
    assert (table.space("3,-2")["cost"], table.space("3,-2")["safe"]) == (None, False)


# Special sites


@pytest.mark.rule("MK-END-04b1")
@pytest.mark.parametrize(
    ("tile", "space", "color"),
    [
        ("countryside_2", "2,-1", "green"),
        ("countryside_3", "3,-1", "white"),
        ("countryside_5", "3,-1", "blue"),
        ("countryside_6", "3,-2", "red"),
    ],
)
def test_mines_give_their_color(tile: str, space: str, color: str) -> None:
    table = at(tile, space).play("play march", "end turn")
    assert {name for name, count in table.me["crystals"].items() if count} == {color}


@pytest.mark.rule("MK-END-04a1")
@pytest.mark.parametrize(("time", "color"), [("day", "gold"), ("night", "black")])
def test_a_glade_gives_mana_when_a_turn_begins_there_and_heals_when_it_ends(time: str, color: str) -> None:
    tables = {"phase": "before", "time": time}
    table = at("countryside_2", "4,-3", tables, hand=["rage", "wound"])
    assert table.me["mana"] == {color: 1}
    table.play("rest rage", "wounds 0", "end turn", "glade hand")
    assert hurt(table) == (0, 0)


@pytest.mark.rule("MK-MOV-08d2")
def test_a_figure_ending_on_the_portal_leaves_the_map_until_its_next_turn() -> None:
    table = setting(player={"hand": ["march"], "at": "1,0", "move": 2}).play("move 0,0", "play march", "end turn")
    assert (table.view["phase"], table.me["at"]) == ("move", "0,0")


# Adventure sites


@pytest.mark.rule("MK-CMB-01b", "MK-TURN-06c2")
@pytest.mark.parametrize(
    ("tile", "space", "pile", "count", "night", "units"),
    [
        ("countryside_7", "3,-1", "brown", 1, True, False),  # dungeon
        ("core_1", "4,-3", "red", 1, True, False),  # tomb
        ("countryside_6", "2,-2", "brown", 1, False, True),  # monster den
        ("core_1", "2,-2", "brown", 2, False, True),  # spawning grounds
    ],
)
def test_what_lives_in_adventure_sites(tile: str, space: str, pile: str, count: int, night: bool, units: bool) -> None:
    table = at(tile, space, units=["peasants"])
    assert table.space(space)["tokens"] == []
    table.play("enter")
    assert not table.can_undo()
    assert [PILES[foe["enemy"]] for foe in table.combat["enemies"]] == [pile] * count
    assert {foe["defender"] for foe in table.combat["enemies"]} == {True}
    assert (table.combat["night"], table.combat["units_allowed"]) == (night, units)
    table.play("next")
    assert bool(table.offered("use peasants 1")) == units


@pytest.mark.parametrize("site", ["dungeon", "tomb"])
def test_night_rules_hold_underground_even_by_day(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gold mana is of no use there; black powers the strong side of Spells."""
    sample_cards(monkeypatch)
    keys: dict[str, Any] = {"hand": ["march", "spell_red"], "mana": {"gold": 1, "black": 1, "red": 1}}
    keys["tables"] = {"source": {"dice": ["blue", "gold"]}}
    below = fight("minotaur", site=site, **keys)
    assert below.offered("play march strong") == []
    assert below.offered("play spell_red strong") == ["play spell_red strong red token + black token"]
    above = fight("minotaur", site="monster_den", **keys)
    assert above.offered("play march strong") == ["play march strong gold token", "play march strong gold die"]
    assert above.offered("play spell_red strong") == []
    assert above.refused("play spell_red strong red token + black token") == "MK-CARD-03b2"


@pytest.mark.rule("MK-RES-02b1")
@pytest.mark.parametrize(
    ("site", "enemies", "rewards"),
    [
        ("dungeon", ["minotaur"], {"dungeon": 1}),
        ("tomb", ["swamp_dragon"], {"spell": 1, "artifact": 1}),
        ("monster_den", ["minotaur"], {"random_crystal": 2}),
        ("spawning_grounds", ["minotaur", "medusa"], {"artifact": 1, "random_crystal": 3}),
        ("monastery", ["monks_enemy"], {"artifact": 1}),
        ("keep", ["swordsmen"], {}),
        ("mage_tower", ["monks_enemy"], {"spell": 1}),
    ],
)
def test_what_sites_pay(site: str, enemies: list[str], rewards: dict[str, int]) -> None:
    table = conquer(site, *enemies)
    assert Counter(table.view["rewards"]) == rewards
    assert table.space(table.me["at"])["shields"] == [0]


@pytest.mark.rule("MK-CMB-01b2")
@pytest.mark.parametrize(("tile", "space"), [("countryside_7", "3,-1"), ("core_1", "4,-3")])
def test_a_dungeon_or_tomb_entered_again_pays_fame_only(tile: str, space: str) -> None:
    piles = {"brown": ["minotaur"], "red": ["swamp_dragon"]}
    keys: dict[str, Any] = {"hand": ["rage"] * 6, "mana": {"red": 6}, "fame": 99}
    table = at(tile, space, {"map": {"shields": [space]}, "piles": piles}, **keys)
    table.play("enter", "next", "next")
    while table.view["combat"] is not None:
        table.play("attack 1" if "attack 1" in table.options else "play rage strong red token")
    assert table.me["fame"] == 99 + (4 if tile == "countryside_7" else 7)
    assert (table.view["rewards"], table.space(space)["shields"]) == ([], [0])


# Ruins


@pytest.mark.parametrize("ruin", GUARDED, ids=by_id)
def test_guarded_ruins_hold_what_their_token_shows(ruin: dict[str, Any]) -> None:
    table = at("countryside_8", RUIN_SPACE, {"map": {"ruins": {RUIN_SPACE: ruin["id"]}}}, units=["peasants"])
    assert table.offered("altar") == []
    table.play("enter")
    assert [PILES[foe["enemy"]] for foe in table.combat["enemies"]] == ruin["enemies"]
    assert (table.combat["night"], table.combat["units_allowed"]) == (False, True)


@pytest.mark.rule("MK-RES-02b3")
@pytest.mark.parametrize("ruin", GUARDED, ids=by_id)
def test_guarded_ruins_pay_what_their_token_shows(ruin: dict[str, Any]) -> None:
    one_of = {"grey": "golems", "violet": "monks_enemy", "green": "prowlers", "brown": "minotaur"}
    one_of |= {"white": "gunners", "red": "swamp_dragon"}
    table = conquer("ancient_ruins", *(one_of[pile] for pile in ruin["enemies"]), ruin=ruin["id"])
    assert Counter(table.view["rewards"]) == {reward["type"]: reward.get("count", 1) for reward in ruin["rewards"]}
    assert (table.space(RUIN_SPACE)["shields"], table.offered("enter")) == ([0], [])


def price(ruin: dict[str, Any]) -> dict[str, int]:
    return {part["mana"]: part["count"] for part in ruin["cost"]}


@pytest.mark.rule("MK-TURN-06c2")
@pytest.mark.parametrize("ruin", ALTARS, ids=by_id)
def test_altars_take_their_mana_for_fame(ruin: dict[str, Any]) -> None:
    tables = {"map": {"ruins": {RUIN_SPACE: ruin["id"]}}, "source": {"dice": ["black"] * 3}}
    table = at("countryside_8", RUIN_SPACE, tables, mana=price(ruin))
    assert table.offered("enter") == []
    payment = " + ".join(f"{color} token" for color, count in price(ruin).items() for _ in range(count))
    assert table.offered("altar") == [f"altar {payment}"]
    table.play(f"altar {payment}")
    assert (table.me["fame"], table.me["mana"], table.space(RUIN_SPACE)["shields"]) == (ruin["fame"], {}, [0])
    assert (table.offered("altar"), table.view["phase"]) == ([], "after")
    color = next(iter(price(ruin)))
    short = {**price(ruin), color: price(ruin)[color] - 1}
    assert at("countryside_8", RUIN_SPACE, tables, mana=short).offered("altar") == []


@pytest.mark.rule("MK-TURN-06c2", "MK-MANA-03")
def test_an_altar_takes_mana_from_all_sources_but_one_die_only() -> None:
    tables = {"map": {"ruins": {RUIN_SPACE: "altar_red"}}, "source": {"dice": ["red", "red", "gold"]}}
    table = at("countryside_8", RUIN_SPACE, tables, crystals={"red": 1}, mana={"gold": 1})
    ways = table.offered("altar")
    assert len(ways) == 2
    assert {tuple(sorted(way.removeprefix("altar ").split(" + "))) for way in ways} == {
        ("gold token", "red crystal", "red die"),
        ("gold die", "gold token", "red crystal"),
    }
    table = at("countryside_8", RUIN_SPACE, tables, crystals={"red": 1})
    assert table.offered("altar") == []


@pytest.mark.rule("MK-EXP-T8")
@pytest.mark.parametrize(("time", "seen"), [("day", "altar_red"), ("night", "hidden")])
def test_ruins_are_seen_by_day_and_at_night_only_by_those_who_enter(time: str, seen: str) -> None:
    key = "ruins" if time == "day" else "hidden_ruins"
    tables = {"map": {key: {RUIN_SPACE: "altar_red"}}, "time": time}
    table = at("countryside_8", "4,-2", tables, move=5)
    assert table.space(RUIN_SPACE)["ruin"] == seen
    assert table.play(f"move {RUIN_SPACE}").space(RUIN_SPACE)["ruin"] == "altar_red"
