"""Experience and what it buys (MD-XP, MD-SKILL-01 to 07)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given


def sibyl(xp: int, bought: str = "", level: int = 1, more: str = "") -> Table:
    """The experience phase of Sibyl, a Dark Ranger."""
    return given(f"""
        phase = "experience"
        level = {level}
        [decks]
        event = ["e9"]
        [[heroes]]
        hero = "sibyl"
        class = "dark_ranger"
        xp = {xp}
        bought = {{{bought}}}
        {more}
    """)


def line(table: Table, name: str) -> dict[str, object]:
    found: dict[str, object] = next(line for line in table.me["lines"] if line["line"] == name)
    return found


@pytest.mark.rule("MD-XP-04", "MD-XP-14", "MD-SKILL-07", "MD-HERO-21")
def test_five_points_buy_the_first_skill() -> None:
    table = sibyl(5)
    table.play("buy ranged_specialist")
    assert table.me["xp"] == 0
    assert line(table, "ranged_specialist")["bought"] == 1


@pytest.mark.rule("MD-XP-04", "MD-XP-15", "MD-XP-07")
def test_several_skills_may_be_bought_and_one_before_its_level() -> None:
    """At level 2: +1 health (level 2) works at once, the level 3 reroll waits."""
    table = sibyl(10, "ranged_specialist = 1", level=2)
    table.play("buy increase_health", "buy ranged_specialist")
    assert table.me["xp"] == 0
    assert table.me["maximum"] == 6
    steps = line(table, "ranged_specialist")["steps"]
    assert isinstance(steps, list)
    assert [step["works"] for step in steps] == [True, False]


@pytest.mark.rule("MD-XP-08", "MD-XP-16", "MD-SKILL-05")
@pytest.mark.parametrize(("level", "what"), [(2, ["attack"]), (3, ["attack_or_defense"])])
def test_the_highest_usable_step_replaces_the_one_before(level: int, what: list[str]) -> None:
    table = sibyl(0, "ranged_specialist = 2", level)
    found = [
        effect["args"][0]
        for power in table.me["powers"]
        if power["from"] == "line:ranged_specialist"
        for effect in power["skill"]["effects"]
    ]
    assert found == what


@pytest.mark.rule("MD-XP-09")
def test_reaching_a_level_unlocks_nothing_that_was_not_bought() -> None:
    table = sibyl(0, "shadow_hunter = 1", level=4)
    found = [
        effect["args"]
        for power in table.me["powers"]
        if power["from"] == "line:shadow_hunter"
        for effect in power["skill"]["effects"]
    ]
    assert [list(args) for args in found] == [[-1]]


@pytest.mark.rule("MD-XP-05", "MD-XP-06", "MD-SKILL-04", "MD-SKILL-12")
def test_a_line_is_bought_from_left_to_right() -> None:
    table = sibyl(30, level=4)
    table.play("buy increase_health")
    assert (table.me["maximum"], table.me["xp"]) == (6, 25)
    table.play("buy increase_health")
    assert (table.me["maximum"], table.me["xp"]) == (7, 17)
    assert table.refused("buy increase_health") == "MD-SKILL-04"


@pytest.mark.rule("MD-SKILL-07", "MD-XP-19")
def test_a_skill_that_costs_more_is_refused_and_buying_is_optional() -> None:
    table = sibyl(5, "ranged_specialist = 2, shadow_hunter = 1")
    assert table.refused("buy shadow_hunter") == "MD-SKILL-07", "the second step costs 8"
    table.play("done")
    assert table.me["xp"] == 5


@pytest.mark.rule("MD-SKILL-20")
def test_one_more_health_heals_one_wound() -> None:
    table = sibyl(5, level=2, more="health = 3").play("buy increase_health")
    assert (table.me["health"], table.me["maximum"]) == (4, 6)


@pytest.mark.rule("MD-SKILL-21", "MD-HERO-11")
def test_two_more_health_make_seven_and_heal_two() -> None:
    table = sibyl(8, "increase_health = 1", level=4, more="health = 4").play("buy increase_health")
    assert (table.me["health"], table.me["maximum"]) == (6, 7)


@pytest.mark.rule("MD-SKILL-20", "MD-XP-07", "MD-SKILL-19")
def test_health_bought_before_its_level_waits_for_it() -> None:
    table = sibyl(5, level=1, more='health = 3\nat = "6v.c2"').play("buy increase_health")
    assert (table.me["health"], table.me["maximum"]) == (3, 5)
    while table.prompt != "md-ask-action":
        table.play(table.options[-1])
    table.play("move 8r.c2", "stop")
    assert (table.me["health"], table.me["maximum"]) == (4, 6)


@pytest.mark.rule("MD-SKILL-06")
def test_lines_are_independent() -> None:
    table = sibyl(10, level=1)
    assert table.offered("buy precise_aim")
    assert table.offered("buy safe_shot")


@pytest.mark.rule("MD-XP-13", "MD-SKILL-01", "MD-SKILL-02", "MD-SKILL-08", "MD-SKILL-09", "MD-SKILL-94")
def test_sibyl_starts_with_four_skills_of_her_own() -> None:
    table = given('[[heroes]]\nhero = "sibyl"\nclass = "dark_ranger"\nxp = 1\n')
    sources = [power["from"] for power in table.me["powers"]]
    assert sources.count("hero:sibyl") == 2, "the shadow skill and Eagle Eye"
    keywords = [
        e["args"][0] for p in table.me["powers"] if p["from"] == "class:dark_ranger" for e in p["skill"]["effects"]
    ]
    assert keywords == ["evasive"]
    assert not table.me["signature"]["used"]


@pytest.mark.rule("MD-SKILL-10", "MD-SKILL-11", "MD-SKILL-86")
def test_the_sheet_of_the_dark_ranger_has_six_lines() -> None:
    table = given('[[heroes]]\nhero = "sibyl"\nclass = "dark_ranger"\n')
    lines = {entry["line"]: [(step["level"], step["cost"]) for step in entry["steps"]] for entry in table.me["lines"]}
    assert set(lines) == {
        "increase_health",
        "shadow_hunter",
        "ranged_specialist",
        "defensive_training",
        "precise_aim",
        "safe_shot",
    }
    assert lines["ranged_specialist"] == [(1, 5), (3, 5)]


FIGHT = """
    rolls = {rolls}
    [[heroes]]
    hero = "owen"
    at = "6v.b2"
    xp = {xp}
    hands = ["se_mace"]
    [[heroes]]
    hero = "elias"
    [[enemies]]
    card = "{card}"
    at = "6v.b2"
    {enemy}
"""


def fight(card: str, enemy: str = "", xp: int = 0) -> Table:
    rolls = ["y5", "y5"] if card == "goblin_warriors_l1" else ["y5", "y5", "b0"]
    table = given(FIGHT.format(card=card, enemy=enemy, xp=xp, rolls=rolls))
    table.play(table.offered("melee")[0])
    while table.view["combat"]:
        table.play("done" if "done" in table.options else "roll" if "roll" in table.options else table.options[0])
    return table


@pytest.mark.rule("MD-XP-02", "MD-MOB-13", "MD-HERO-21")
def test_a_minion_gives_one_point_to_the_killer() -> None:
    table = fight("goblin_warriors_l1", "minions = 1")
    assert [hero["xp"] for hero in table.view["heroes"]] == [1, 0]


@pytest.mark.rule("MD-XP-02", "MD-XP-17", "MD-XP-18", "MD-MOB-14")
def test_a_boss_gives_three_points_to_every_hero_and_no_more_to_the_killer() -> None:
    table = fight("goblin_warriors_l1", "minions = 0")
    assert [hero["xp"] for hero in table.view["heroes"]] == [3, 3]


@pytest.mark.rule("MD-XP-02", "MD-AGT-06")
def test_an_agent_gives_four_points_to_every_hero() -> None:
    table = fight("goblin_agent_l1", "life = 1")
    assert [hero["xp"] for hero in table.view["heroes"]] == [4, 4]


@pytest.mark.rule("MD-XP-02", "MD-ROAM-04")
def test_a_roaming_monster_gives_five_points_to_every_hero() -> None:
    table = fight("giant_spider_lesser", "life = 1")
    assert [hero["xp"] for hero in table.view["heroes"]] == [5, 5]


@pytest.mark.rule("MD-XP-03")
def test_thirty_points_are_the_most() -> None:
    table = fight("giant_spider_lesser", "life = 1", xp=28)
    assert table.me["xp"] == 30


@pytest.mark.rule("MD-XP-11", "MD-EPH-09")
def test_spent_experience_does_not_draw_enemies() -> None:
    """Owen spends 10 of 12: with 2 left he counts less than Elias with 3."""
    table = given("""
        phase = "experience"
        [decks]
        event = ["e9"]
        [[heroes]]
        hero = "owen"
        class = "gladiator_berserker"
        at = "6v.b2"
        xp = 12
        [[heroes]]
        hero = "elias"
        class = "battle_wizard"
        at = "6v.b2"
        xp = 3
        [[enemies]]
        card = "goblin_warriors_l1"
        at = "6v.b2"
    """).play("buy bloodlust", "buy great_weapons")
    assert table.me["xp"] == 2
    while not table.told("md-event-strike"):
        table.play("end" if "end" in table.options else table.options[-1])
    assert table.told("md-event-strike")[0]["hero"] == "elias"


@pytest.mark.rule("MD-XP-10", "MD-SKILL-29")
def test_later_steps_of_charge_keep_the_charge() -> None:
    for steps, level in ((1, 1), (2, 2), (3, 4)):
        table = given(f"""
            level = {level}
            [[heroes]]
            hero = "bjorn"
            class = "shadow_barbarian"
            bought = {{charge = {steps}}}
            at = "6v.a2"
            [[enemies]]
            card = "goblin_warriors_l1"
            at = "6v.c2"
        """)
        assert table.offered("charge") == ["charge 6v.c2"]
