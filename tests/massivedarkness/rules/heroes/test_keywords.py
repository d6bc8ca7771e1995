"""Named skills outside combat: Command, Charge, Safe Shot, Teleport, Slippery, more actions (MD-SKILL-22 to 36)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given


def hero(name: str, sheet: str, bought: str, at: str, more: str = "", level: int = 5, after: str = "") -> Table:
    return given(f"""
        level = {level}
        [[heroes]]
        hero = "{name}"
        class = "{sheet}"
        bought = {{{bought}}}
        at = "{at}"
        {more}
        {after}
    """)


GOBLINS = '[[enemies]]\ncard = "goblin_warriors_l1"\nat = "{at}"\n'


def settled(table: Table) -> Table:
    """Let the running combat come to its end."""
    while table.view["combat"]:
        table.play("done" if "done" in table.options else "roll" if "roll" in table.options else table.options[-1])
    return table


@pytest.mark.rule("MD-SKILL-22")
def test_an_extra_action_is_bound_to_its_kind() -> None:
    """Frenzy of the Gladiator: a free melee action; the other three are spent."""
    table = hero(
        "owen", "gladiator_berserker", "frenzy = 2", "6v.b2", 'hands = ["se_mace"]', after=GOBLINS.format(at="6v.b2")
    )
    for _ in range(3):
        table.play("trade", "done", "keep")
    assert (table.turn["actions"], table.turn["extra"]) == (0, ["melee"])
    assert table.offered("melee") == ["melee goblin_warriors"]
    assert not table.offered("trade")
    assert not table.offered("move")


@pytest.mark.rule("MD-SKILL-23")
def test_more_movement_points_in_each_movement_action() -> None:
    table = hero("owen", "gladiator_berserker", "", "6v.a3", 'bag = ["t2_elven_boots"]')
    assert table.play("move 6v.a2").turn["points"] == 2


@pytest.mark.rule("MD-SKILL-27")
def test_a_slippery_hero_leaves_a_zone_with_enemies() -> None:
    table = hero("sibyl", "dark_ranger", "", "6v.b2", after=GOBLINS.format(at="6v.b2"))
    assert table.play("move 6v.a2").me["at"] == "6v.a2"


@pytest.mark.rule("MD-SKILL-28", "MD-SKILL-89")
def test_a_charge_moves_two_zones_and_attacks_for_one_action() -> None:
    text = 'hands = ["se_mace"]'
    table = hero("bjorn", "shadow_barbarian", "charge = 1", "6v.a2", text, after=GOBLINS.format(at="6v.c2"))
    table.play("charge 6v.c2")
    settled(table)
    assert table.me["at"] == "6v.c2"
    assert table.turn["actions"] == 2
    assert table.told("md-event-attack")[0]["kind"] == "melee"
    assert table.turn["hit"], "the enemy may strike back"


@pytest.mark.rule("MD-SKILL-28", "MD-SKILL-90")
def test_a_charge_is_no_attack_on_the_spot_and_enemies_stop_it() -> None:
    text = 'hands = ["se_mace"]'
    beside = hero("bjorn", "shadow_barbarian", "charge = 1", "6v.b2", text, after=GOBLINS.format(at="6v.b2"))
    assert beside.refused("charge 6v.b2") == "MD-SKILL-90"
    barred = GOBLINS.format(at="6v.b2") + '[[enemies]]\ncard = "orc_flayers_l1"\nat = "6v.c2"\n'
    table = hero("bjorn", "shadow_barbarian", "charge = 1", "6v.a2", text, after=barred)
    assert table.offered("charge") == ["charge 6v.b2"], "the goblins stand in the way of the orcs"
    unarmed = hero("bjorn", "shadow_barbarian", "charge = 1", "6v.a2", "hands = []", after=GOBLINS.format(at="6v.b2"))
    assert not unarmed.offered("charge")


@pytest.mark.rule("MD-SKILL-35", "MD-SKILL-91", "MD-SKILL-15")
def test_a_safe_shot_steps_away_and_shoots() -> None:
    text = 'hands = ["se_short_bow"]'
    table = hero("sibyl", "dark_ranger", "safe_shot = 1", "6v.b2", text, after=GOBLINS.format(at="6v.b2"))
    assert "safe_shot 6v.a2" in table.options
    table.play("safe_shot 6v.a2")
    settled(table)
    assert (table.me["at"], table.turn["actions"]) == ("6v.a2", 2)
    assert table.told("md-event-attack")[0]["kind"] == "ranged"


@pytest.mark.rule("MD-SKILL-35")
def test_the_step_of_a_safe_shot_is_no_choice() -> None:
    text = 'hands = ["se_short_bow"]'
    table = hero("sibyl", "dark_ranger", "safe_shot = 1", "6v.a2", text, after=GOBLINS.format(at="6v.c2"))
    assert "safe_shot 6v.a2" not in table.options


@pytest.mark.rule("MD-SKILL-34", "MD-SKILL-91")
def test_a_teleport_moves_up_to_x_zones_as_if_slippery() -> None:
    """Blink 1: Teleport 2. Enemies do not hold the wizard, walls and closed doors do."""
    table = hero("elias", "battle_wizard", "blink = 1", "6v.b2", after=GOBLINS.format(at="6v.b2"))
    zones = {option.split()[1] for option in table.offered("teleport")}
    assert zones == {"6v.a2", "6v.a3", "6v.c2", "6v.c1", "8r.c2"}
    table.play("teleport 8r.c2")
    assert (table.me["at"], table.turn["actions"]) == ("8r.c2", 2)


COMMAND = """
    level = 5
    [turn]
    seat = 0
    [[heroes]]
    hero = "elias"
    class = "battle_wizard"
    bought = {{war_mentor = 1}}
    at = "6v.a3"
    [[heroes]]
    hero = "owen"
    at = "6v.b2"
    hands = ["se_mace"]
    {owen}
    [[enemies]]
    card = "goblin_warriors_l1"
    at = "6v.b2"
"""


@pytest.mark.rule("MD-SKILL-24", "MD-SKILL-93")
def test_a_commanded_hero_takes_one_free_action_at_once() -> None:
    table = given(COMMAND.format(owen="")).play("command owen")
    assert (table.seat, table.prompt) == (1, "md-ask-commanded")
    table.play("trade", "done")
    while table.seat == 1:
        table.play(table.options[0])
    assert (table.seat, table.turn["actions"]) == (0, 2)
    assert table.refused("command owen") == "MD-SKILL-24"


@pytest.mark.rule("MD-SKILL-25", "MD-CTR-09")
def test_a_commanded_attack_causes_no_counter_attack() -> None:
    table = given('rolls = ["y0", "y0"]\n' + COMMAND.format(owen="")).play("command owen", "melee goblin_warriors")
    settled(table)
    assert table.seat == 0
    table.play("end")
    assert table.told("md-event-strike") == [], "Owen's own activation comes next"
    assert table.seat == 1


@pytest.mark.rule("MD-SKILL-93")
def test_a_stunned_hero_can_be_commanded_to_get_up() -> None:
    table = given(COMMAND.format(owen="stunned = true")).play("command owen")
    assert table.options == ["get_up", "end"]
    table.play("get_up")
    assert not table.hero("owen")["stunned"]
    assert table.seat == 0


@pytest.mark.rule("MD-SKILL-32")
@pytest.mark.parametrize(("health", "after"), [(4, 5), (2, 4)])
def test_regeneration_heals_at_the_start_of_the_activation(health: int, after: int) -> None:
    """Vigour 2 of the Paladin: Regeneration 2, and never above the maximum."""
    table = given(f"""
        level = 5
        phase = "activation"
        [[heroes]]
        hero = "siegfried"
        class = "wrath_paladin"
        bought = {{vigour = 2}}
        health = {health}
    """)
    assert table.me["health"] == after


@pytest.mark.rule("MD-SKILL-32", "MD-SKILL-06")
def test_regeneration_of_two_sources_adds_up() -> None:
    table = given("""
        level = 5
        phase = "activation"
        [[heroes]]
        hero = "siegfried"
        class = "wrath_paladin"
        bought = {vigour = 1}
        bag = ["t3_regeneration_ring"]
        health = 1
    """)
    assert table.me["health"] == 3
