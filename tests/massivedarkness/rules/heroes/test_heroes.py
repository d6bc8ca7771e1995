"""Heroes: health, death, resurrection (MD-HERO)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given


def struck(health: int) -> Table:
    """Owen without armour beside Orc Executioners of level 5, who roll 2 red and 1 yellow die against him."""
    return given(
        f"""
        rolls = ["y1", "r5", "r5"]
        lifebringer = 2
        [decks]
        event = ["e9"]
        [[heroes]]
        hero = "owen"
        at = "6v.b2"
        body = ""
        hands = []
        health = {health}
        [[enemies]]
        card = "orc_executioners_l5"
        at = "6v.b2"
        """
    )


@pytest.mark.rule("MD-HERO-03", "MD-HERO-04", "MD-HERO-05", "MD-HERO-11")
def test_a_hero_starts_with_five_health_and_three_cards_of_its_own() -> None:
    table = given('[[heroes]]\nhero = "owen"\n')
    assert (table.me["health"], table.me["maximum"]) == (5, 5)
    assert table.me["class"] == "gladiator_berserker"
    assert {power["from"] for power in table.me["powers"]} >= {"hero:owen", "class:gladiator_berserker"}


@pytest.mark.rule("MD-HERO-06", "MD-HERO-07", "MD-EQP-04", "MD-EQP-05", "MD-EQP-24")
def test_one_armour_and_two_hands() -> None:
    bag = ["t1_chainmail", "t1_hammer", "t1_hand_axe", "t1_spear"]
    table = given(f'[[heroes]]\nhero = "owen"\nhands = []\nbag = {bag}\n').play("trade", "done")
    grips = table.offered("hold")
    assert "hold t1_hammer t1_hand_axe" in grips or "hold t1_hand_axe t1_hammer" in grips
    assert "hold t1_spear" in grips
    assert not [grip for grip in grips if "t1_spear" in grip and len(grip.split()) > 2], "two hands for the spear"
    assert not [grip for grip in grips if len(grip.split()) > 3]
    assert table.offered("wear") == ["wear t1_chainmail", "wear nothing"]


@pytest.mark.rule("MD-HERO-08", "MD-ZONE-10", "MD-SKILL-80")
@pytest.mark.parametrize(("zone", "dice"), [("6v.b2", [2, 0]), ("6v.a2", [3, 0])])
def test_the_shadow_skill_works_in_shadow_only(zone: str, dice: list[int]) -> None:
    """Bjorn in shadow: +1 yellow die in melee. 6v.b2 is lit, 6v.a2 is not."""
    table = given(f'[[heroes]]\nhero = "bjorn"\nclass = "battle_wizard"\nhands = ["se_mace"]\nat = "{zone}"\n')
    assert table.me["dice"]["melee"] == dice


@pytest.mark.rule("MD-HERO-09")
def test_the_special_skill_is_free() -> None:
    """Whisper is swift: three movement points without any price."""
    table = given('[[heroes]]\nhero = "whisper"\n').play("move 6v.a2")
    assert (table.turn["points"], table.me["xp"], table.turn["actions"]) == (2, 0, 2)


@pytest.mark.rule("MD-HERO-10", "MD-SET-29")
def test_the_recommended_class_is_advice() -> None:
    table = given('[[heroes]]\nhero = "siegfried"\nclass = "battle_wizard"\n')
    assert table.me["class"] == "battle_wizard"


@pytest.mark.rule("MD-HERO-12", "MD-HERO-13", "MD-HERO-20")
def test_health_never_falls_below_zero_and_death_waits_for_the_next_round() -> None:
    """3 + 3 + 1 Hits against a hero at 2 health: 0, not less; the game goes on."""
    table = struck(2).play("end")
    assert table.told("md-event-hurt")[-1]["left"] == 0
    assert table.told("md-event-dies") == [{"hero": "owen"}]


@pytest.mark.rule("MD-HERO-15", "MD-HERO-16", "MD-HERO-17", "MD-HERO-18", "MD-HERO-26")
def test_the_dead_stand_up_where_they_died_for_a_token() -> None:
    table = struck(2).play("end")
    assert (table.me["health"], table.me["dead"], table.me["at"]) == (5, False, "6v.b2")
    assert table.view["lifebringer"] == 1
    assert table.seat == 0
    assert table.turn["actions"] == 3


@pytest.mark.rule("MD-HERO-16")
def test_two_deaths_cost_two_tokens() -> None:
    table = given("""
        phase = "round"
        round = 3
        lifebringer = 2
        [[heroes]]
        hero = "owen"
        dead = true
        [[heroes]]
        hero = "elias"
        dead = true
    """)
    assert table.view["lifebringer"] == 0
    assert [hero["health"] for hero in table.view["heroes"]] == [5, 5]


@pytest.mark.rule("MD-HERO-18")
def test_resurrection_restores_the_raised_maximum() -> None:
    table = given("""
        phase = "round"
        round = 3
        level = 2
        [[heroes]]
        hero = "owen"
        class = "gladiator_berserker"
        bought = {increase_health = 1}
        dead = true
    """)
    assert (table.me["health"], table.me["maximum"]) == (6, 6)


@pytest.mark.rule("MD-HERO-19", "MD-END-06")
def test_without_a_token_the_heroes_lose() -> None:
    table = given('phase = "round"\nround = 3\nlifebringer = 0\n[[heroes]]\nhero = "owen"\ndead = true\n')
    outcome = table.match.outcome
    assert outcome is not None
    assert not outcome.won


@pytest.mark.rule("MD-HERO-14", "MD-HERO-24", "MD-HERO-25")
def test_a_dead_hero_takes_no_turn_and_keeps_what_it_has() -> None:
    table = given("""
        [decks]
        event = ["e10"]
        [[heroes]]
        hero = "elias"
        [[heroes]]
        hero = "owen"
        dead = true
        xp = 6
        hands = ["t1_spear"]
    """).play("end")
    owen = table.hero("owen")
    assert "md-event-heals" not in table.log, "the event heals the living only"
    assert (owen["xp"], owen["hands"], owen["health"]) == (6, ["t1_spear"], 5), "resurrected in the next round"


@pytest.mark.rule("MD-HERO-14")
def test_a_dead_hero_gains_no_experience() -> None:
    table = given("""
        rolls = ["y5", "y5"]
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        hands = ["se_mace"]
        [[heroes]]
        hero = "owen"
        dead = true
        [[enemies]]
        card = "goblin_warriors_l1"
        at = "6v.b2"
        minions = 0
    """).play("melee goblin_warriors")
    while table.view["combat"]:
        table.play("done" if "done" in table.options else "roll")
    assert table.hero("bjorn")["xp"] == 3
    assert table.hero("owen")["xp"] == 0
