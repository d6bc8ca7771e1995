"""Competitive Skills: what the owner gets, and how they weigh on rivals until the owner's next turn."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...rules.fights import needs, setting
from ...scripted import Table

PLAIN, FOREST = "1,0", "1,-1"
HAND = {"hand": ["march", "rage"], "deck": ["rage"] * 9}


def teams(skill: str, **me: Any) -> Table:
    """Four players: the owner plays with the third."""
    places = zip(("tovak", "arythea", "goldyx"), ("3,-1", "1,-1", "0,-1"), strict=True)
    others = [{"hero": hero, "at": at, **HAND} for hero, at in places]
    found = {"scenario": "full_conquest", "hero": "norowas", "options": {"teams": "02-13"}}
    land = {"tiles": {"0,1": "countryside_1", "1,0": "countryside_2"}}
    return setting(rivals=others, player={"skills": [skill], "at": PLAIN, **HAND, **me}, map=land, **found)


def rivals(skill: str, *, players: int = 2, **tables: Any) -> Table:
    """The owner of the Skill is to play, then one or two rivals."""
    others = [
        {"hero": "tovak", "at": "1,-1", **HAND, **tables.pop("tovak", {})},
        {"hero": "arythea", "at": "0,-1", **HAND, **tables.pop("arythea", {})},
    ]
    me = {"skills": [skill], "at": PLAIN, **HAND, **tables.pop("me", {})}
    land = {"tiles": {"0,1": "countryside_1", "1,0": "countryside_2"}, **tables.pop("map", {})}
    found = {"scenario": "blitz_conquest", "hero": "norowas", "map": land, **tables}
    return setting(rivals=others[: players - 1], player=me, **found)


def done(table: Table) -> Table:
    """A card is played and the turn ends."""
    return finish(table.play("play march"))


WEATHER = "norowas_prayer_of_weather"


@pytest.mark.rule("MK-SKILL-04b1", "MK-SKILL-04b2")
def test_prayer_of_weather_helps_the_owner_and_hinders_the_rivals() -> None:
    table = rivals(WEATHER, players=3)
    assert (table.space(FOREST)["cost"], table.space(PLAIN)["cost"]) == (3, 2)
    table.play(f"skill {WEATHER}")
    assert (table.space(FOREST)["cost"], table.space("2,-1")["cost"]) == (1, 1)  # 3 less 2; never below 1
    for seat in (1, 2):
        done(table)
        assert table.seat == seat
        assert (table.space(FOREST)["cost"], table.space(PLAIN)["cost"]) == (4, 3)
        assert not table.offered("return")
    done(table)
    assert (table.seat, table.space(FOREST)["cost"]) == (0, 3)


@pytest.mark.rule("MK-SKILL-04b2", "MK-SKILL-04b3")
def test_once_back_it_stays_face_down_until_the_next_round() -> None:
    table = done(done(rivals(WEATHER).play(f"skill {WEATHER}")))
    assert table.seat == 0
    assert not table.offered("skill")
    assert not table.offered("return")
    finish(table.play("rest rage"))
    assert (table.seat, table.space(FOREST)["cost"]) == (1, 3)


def test_prayer_of_weather_never_makes_terrain_cost_more_than_five() -> None:
    swamps: dict[str, Any] = {"map": {"tiles": {"0,1": "countryside_1", "1,0": "countryside_4"}}}
    table = rivals(WEATHER, **swamps)
    before = {space["at"]: space["cost"] for space in table.view["map"]["hexes"] if space["cost"] is not None}
    done(table.play(f"skill {WEATHER}"))
    for space in table.view["map"]["hexes"]:
        if space["at"] in before and space["terrain"] != "city":
            assert space["cost"] == min(before[space["at"]] + 1, 5)
    assert 5 in before.values()


@pytest.mark.rule("MK-TEAM-02")
def test_a_teammate_is_not_hindered() -> None:
    table = teams(WEATHER).play(f"skill {WEATHER}")
    found = []
    for _ in range(3):
        done(table)
        found.append((table.seat, table.space(FOREST)["cost"]))
    assert sorted(found) == [(1, 4), (2, 3), (3, 4)]


HOWL = "wolfhawk_wolfs_howl"


def test_wolfs_howl_counts_free_command_tokens() -> None:
    table = rivals(HOWL, me={"level": 3, "units": ["peasants"]}).play(f"skill {HOWL}", "play rage sideways move")
    assert table.me["move"] == 5  # level 3 leads two Units, one token is free
    assert table.play("play march sideways move").me["move"] == 6


def test_wolfs_howl_is_not_for_talks() -> None:
    place = next(s["at"] for s in rivals(HOWL).view["map"]["hexes"] if s["site"] == "village")
    table = rivals(HOWL, me={"at": place})
    assert f"skill {HOWL}" in table.options
    talks = rivals(HOWL, me={"at": place}).play("interact")
    assert f"skill {HOWL}" not in talks.options
    table.play(f"skill {HOWL}", "interact")
    before = table.me["influence"]
    assert table.play("play rage sideways influence").me["influence"] == before + 1


def test_wolfs_howl_takes_one_from_every_attack_and_block_of_rivals_units() -> None:
    orc: dict[str, Any] = {"map": {"tokens": {"1,-4": ["prowlers"]}}}
    units = {"units": ["peasants"], "at": "1,-3", "skills": []}
    for used, worth in ((False, 2), (True, 1)):
        table = rivals(HOWL, tovak=units, **orc)
        done(table.play(f"skill {HOWL}") if used else table)
        table.play("challenge 1,-4", "next")
        use = next(option for option in table.offered("use peasants 1 1"))
        table.play(use)
        table.play(*[option for option in table.offered("choose") if "block" in option][:1])
        assert [piece["n"] for piece in table.combat["pool"]] == [worth]


FREEZE = "goldyx_source_freeze"
DICE: dict[str, Any] = {"source": {"dice": ["red", "blue", "gold"]}}


def test_source_freeze_bars_the_die_of_the_others() -> None:
    table = rivals(FREEZE, **DICE).play(f"skill {FREEZE}")
    assert "play march strong gold die" in table.options
    done(table)
    assert table.seat == 1
    assert not [option for option in table.options if option.endswith(" die")]


def test_source_freeze_gives_a_crystal_of_a_colour_shown() -> None:
    table = rivals(FREEZE, me={"deck": ["march"] * 9}, **DICE).play(f"skill {FREEZE}")
    done(done(table))
    assert table.seat == 0
    assert table.options == ["choose crystal red", "choose crystal blue"]
    table.play("choose crystal blue")
    assert table.me["crystals"]["blue"] == 1
    assert [die["color"] for die in table.view["source"]] == ["red", "blue", "gold"]
    assert not table.offered("skill")
    assert "play march strong gold die" in table.options


VENGEANCE = "braevalar_natures_vengeance"
WILD: dict[str, Any] = {"map": {"tokens": {"1,-4": ["prowlers"]}}}


def test_natures_vengeance_weakens_and_slows_an_enemy() -> None:
    table = rivals(VENGEANCE, me={"at": "1,-3", "move": 0}, **WILD)
    assert not table.offered("skill")  # only in combat
    table.play("challenge 1,-4", f"skill {VENGEANCE}", "next")
    assert needs(table) == [(3, 3)]  # 4 less 1
    table.play("play march", "reduce 1 1", "reduce 1 1")
    assert needs(table) == [(1, 1)]


def test_natures_vengeance_makes_enemies_of_rivals_fiercer_while_they_are_blocked() -> None:
    two: dict[str, Any] = {"map": {"tokens": {"1,-4": ["prowlers"], "3,-3": ["diggers"]}}}
    owner = {"at": "1,-3"}
    table = rivals(VENGEANCE, me=owner, tovak={"at": "3,-2"}, **two)
    table.play("challenge 1,-4", f"skill {VENGEANCE}", "next", "next")
    while table.combat is not None and table.view["combat"]["phase"] != "attack":
        table.play(table.options[0])
    table.play("next")
    finish(table.play("play march") if "play march" in table.options else table)
    assert table.seat == 1
    table.play("challenge 3,-3", "next")
    assert needs(table) == [(4, 4)]  # Diggers strike for 3
    table.play("next")
    assert table.player(1)["hand"].count("wound") == 2  # damage 3 against Armor 2


RITUAL = "arythea_healing_ritual"
HURT = ["wound", "wound", "wound", "march"]


def test_healing_ritual_hands_one_wound_to_the_nearest_hero() -> None:
    table = rivals(RITUAL, players=3, me={"hand": HURT}, arythea={"at": "3,-1"}).play(f"skill {RITUAL}")
    assert table.options == ["wounds 2", "wounds 1"]
    table.play("wounds 2")
    assert table.me["hand"].count("wound") == 1
    assert [table.player(seat)["hand"].count("wound") for seat in (1, 2)] == [1, 0]  # 1,-1 is next to 1,0


def test_healing_ritual_lets_the_owner_choose_on_a_tie() -> None:
    table = rivals(RITUAL, players=3, me={"hand": HURT, "at": "0,0"}).play(f"skill {RITUAL}", "wounds 1")
    assert table.options == ["give tovak", "give arythea"]
    table.play("give arythea")
    assert [table.player(seat)["hand"].count("wound") for seat in (0, 1, 2)] == [2, 0, 1]


def test_healing_ritual_needs_a_wound_and_peace() -> None:
    assert not rivals(RITUAL).offered("skill")
    fighting = rivals(RITUAL, me={"hand": HURT, "at": "1,-3"}, **WILD).play("challenge 1,-4")
    assert not fighting.offered("skill")


@pytest.mark.rule("MK-TEAM-02")
def test_healing_ritual_passes_a_teammate_by() -> None:
    table = teams(RITUAL, hand=HURT).play(f"skill {RITUAL}", "wounds 2")
    assert table.options == ["give tovak", "give goldyx"]  # two spaces away; the ally stands next to the Hero


EXPLOIT = "tovak_mana_exploit"


def wounds(table: Table, seat: int = 1) -> int:
    return list(table.player(seat)["hand"]).count("wound")


def exploited(color: str, **more: Any) -> Table:
    crystals = {"hand": ["march", "march", "stamina"], "crystals": {"green": 2, "blue": 1}}
    table = rivals(EXPLOIT, tovak={**crystals, **more}, source={"dice": ["black"] * 4}).play(f"skill {EXPLOIT}")
    assert table.options == [f"color {each}" for each in ("red", "blue", "white", "green", "black")]
    return table.play(f"color {color}")


def test_mana_exploit_gives_a_token_and_spares_the_owner() -> None:
    table = exploited("green")
    assert table.me["mana"] == {"green": 1}
    assert table.me["skills"] == [{"skill": EXPLOIT, "used": True, "centre": True, "mark": "green"}]
    table.play("play march strong green token")
    assert wounds(table, 0) == 0


def test_mana_exploit_wounds_once_for_each_other_colour() -> None:
    table = done(exploited("red"))
    assert table.seat == 1
    assert wounds(table.play("play march strong green crystal")) == 1
    assert wounds(table.play("play march strong green crystal")) == 1  # green again
    assert wounds(table.play("play stamina strong blue crystal")) == 2


def test_mana_exploit_leaves_its_own_colour_alone() -> None:
    table = done(exploited("green")).play("play march strong green crystal")
    assert wounds(table) == 0
    assert wounds(table.play("play stamina strong blue crystal")) == 1


def test_mana_exploit_takes_gold_for_the_colour_it_stands_for() -> None:
    for color, expected in (("green", 0), ("blue", 1)):
        table = rivals(EXPLOIT, source={"dice": ["gold"] * 4}).play(f"skill {EXPLOIT}", f"color {color}")
        assert wounds(done(table).play("play march strong gold die")) == expected


@pytest.mark.rule("MK-SKILL-04b2")
def test_mana_exploit_ends_with_the_owners_next_turn() -> None:
    table = done(exploited("red"))
    finish(table.play("play march"))
    assert table.me["skills"] == [{"skill": EXPLOIT, "used": True}]
    finish(table.play("rest rage"))
    assert (table.seat, wounds(table.play("play march strong green crystal"))) == (1, 0)
