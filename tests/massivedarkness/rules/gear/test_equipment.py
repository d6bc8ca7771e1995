"""Equipment: slots, categories, items and consumables (MD-EQP)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given


def owen(more: str = "", top: str = "", after: str = "") -> Table:
    return given(f'{top}\n[[heroes]]\nhero = "owen"\nclass = "battle_wizard"\n{more}\n{after}')


@pytest.mark.rule("MD-EQP-01")
def test_a_hero_may_own_any_number_of_cards() -> None:
    bag = ["t1_healing_potion"] * 6 + ["t2_healing_potion"] * 4 + ["t3_healing_potion"] * 3 + ["t4_life_potion"] * 3
    bag += ["t5_immortality_elixir"] * 3 + ["t1_wand"]
    assert len(owen(f"bag = {bag}").me["bag"]) == 20


@pytest.mark.rule("MD-EQP-03", "MD-EQP-21", "MD-EQP-23", "MD-EQP-29")
def test_a_card_with_a_slot_works_only_when_equipped() -> None:
    table = owen('hands = []\nbody = ""\nbag = ["t3_ice_sword", "t1_chainmail"]')
    assert "melee" not in table.me["dice"]
    assert table.me["dice"]["defense"] == [0, 0]
    worn = owen('hands = ["t3_ice_sword"]\nbody = "t1_chainmail"')
    assert worn.me["dice"]["melee"] == [1, 1]
    assert worn.me["dice"]["defense"] == [0, 1]


@pytest.mark.rule("MD-EQP-07", "MD-EQP-19", "MD-EQP-28")
def test_items_always_count_as_equipped() -> None:
    """The Giant's Belt in the bag gives a yellow die in melee."""
    table = owen('hands = ["se_mace"]\nbag = ["t3_giant_belt"]')
    assert table.me["dice"]["melee"] == [3, 0]
    assert table.refused("use t3_giant_belt") == "MD-EQP-07"


@pytest.mark.rule("MD-EQP-09", "MD-EQP-20", "MD-EQP-28")
def test_a_consumable_is_used_once_without_an_action() -> None:
    table = owen('health = 1\nbag = ["t1_healing_potion"]').play("use t1_healing_potion")
    assert (table.me["health"], table.me["bag"], table.turn["actions"]) == (4, [], 3)
    assert "t1_healing_potion" in table.view["discards"]["treasure_1"]


@pytest.mark.rule("MD-EQP-20")
def test_a_potion_that_would_heal_nobody_is_refused() -> None:
    table = owen('bag = ["t1_healing_potion"]')
    assert table.refused("use t1_healing_potion") == "MD-EQP-20"


@pytest.mark.rule("MD-EQP-20", "MD-GLO-02")
def test_a_potion_may_heal_another_hero_of_the_zone() -> None:
    table = owen(
        'health = 4\nbag = ["t3_healing_potion"]',
        after='[[heroes]]\nhero = "elias"\nhealth = 1\n[[heroes]]\nhero = "sibyl"\nhealth = 1\nat = "6v.a2"\n',
    ).play("use t3_healing_potion")
    assert table.options == ["heal owen", "heal elias"]
    assert table.play("heal elias").hero("elias")["health"] == 5


@pytest.mark.rule("MD-EQP-10", "MD-EQP-16", "MD-EQP-17", "MD-EQP-30", "MD-CMB-25")
def test_one_card_may_serve_attack_and_defence() -> None:
    """The Long Sword: 2 yellow in melee and 1 blue in defence, added to the armour's."""
    table = owen('hands = ["t2_long_sword"]\nbody = "t2_plate_armor"')
    assert table.me["dice"]["melee"] == [2, 0]
    assert table.me["dice"]["defense"] == [3, 0]
    two_handed = owen('hands = ["a3_lightbringer_staff"]\nbody = "t2_plate_armor"')
    assert two_handed.me["dice"]["defense"] == [2, 1], "armour is added to a two-handed card too"


@pytest.mark.rule("MD-EQP-18")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("se_mace", "melee"), ("se_short_bow", "ranged"), ("se_staff", "magic")],
)
def test_the_named_examples_have_their_categories(card: str, kind: str) -> None:
    assert owen(f'hands = ["{card}"]').me["dice"][kind] == [2, 0]
    assert owen("hands = []").me["dice"]["defense"] == [1, 0], "the Leather Armour defends"


@pytest.mark.rule("MD-EQP-25", "MD-EQP-26", "MD-SET-19")
def test_artifacts_lie_in_a_deck_of_their_own() -> None:
    table = owen()
    assert table.view["decks"]["artifact"] == 6
    assert sum(table.view["decks"][f"treasure_{level}"] for level in range(1, 6)) == 176


@pytest.mark.rule("MD-EQP-20", "MD-SKILL-27")
def test_a_smoke_bomb_makes_the_hero_slippery_for_the_activation() -> None:
    guard = '[[enemies]]\ncard = "goblin_warriors_l1"\nat = "6v.b2"\n'
    table = owen('at = "6v.b2"\nbag = ["t1_smoke_bomb"]', after=guard)
    assert table.refused("move 6v.a2") == "MD-MOVE-03"
    table.play("use t1_smoke_bomb", "move 6v.a2")
    assert table.me["at"] == "6v.a2"


@pytest.mark.rule("MD-EQP-20", "MD-SKILL-22")
@pytest.mark.parametrize(("card", "actions"), [("t2_haste_elixir", 4), ("t4_titan_elixir", 5)])
def test_an_elixir_gives_actions_at_once(card: str, actions: int) -> None:
    assert owen(f'bag = ["{card}"]').play(f"use {card}").turn["actions"] == actions


@pytest.mark.rule("MD-EQP-20", "MD-SKILL-34")
def test_a_scroll_lets_the_hero_teleport() -> None:
    table = owen('bag = ["t3_teleport_scroll"]')
    assert not table.offered("teleport")
    table.play("use t3_teleport_scroll", "teleport 6v.c2")
    assert (table.me["at"], table.turn["actions"]) == ("6v.c2", 2)


@pytest.mark.rule("MD-MOB-09", "MD-EQP-20")
def test_a_meteor_wounds_every_figure_of_a_zone() -> None:
    """2 wounds for each goblin (health 1) and their boss: everybody dies; experience 2 + 3."""
    guard = '[[enemies]]\ncard = "goblin_warriors_l1"\nat = "6v.c2"\nminions = 2\n'
    table = owen('at = "6v.a2"\nbag = ["t4_meteor_scroll"]', after=guard).play("use t4_meteor_scroll")
    assert table.foes == []
    assert table.me["xp"] == 5


TRAP = '[decks]\ntreasure_1 = ["{card}", "t1_wand"]\nguard_1 = ["goblin_archers_l1"]\n'


def chest(card: str, level: int = 1, more: str = "") -> Table:
    top = 'treasure = {"6v.b3" = [1, 0]}\n' + TRAP.format(card=card)
    return owen(f'at = "6v.b3"\nhands = []\n{more}', top=top).play("pick_up")


def test_a_trap_works_at_once_and_is_not_replaced() -> None:
    table = chest("t1_poison_needle")
    assert (table.me["health"], table.me["bag"]) == (4, [])
    assert "t1_poison_needle" in table.view["discards"]["treasure_1"]


def test_an_alarm_calls_a_guard_to_the_level_token_of_the_tile() -> None:
    table = chest("t1_alarm")
    assert table.foe("goblin_archers")["at"] == "6v.b2"


def test_a_lucky_find_draws_two_more_cards() -> None:
    top = 'treasure = {"6v.b3" = [1, 0]}\n[decks]\ntreasure_1 = ["t1_lucky_find", "t1_light_boots", "t1_lucky_ring"]'
    table = owen('at = "6v.b3"\nhands = []', top=top).play("pick_up")
    assert table.me["bag"] == ["t1_light_boots", "t1_lucky_ring"]


@pytest.mark.rule("MD-EQP-22")
@pytest.mark.parametrize(
    ("hands", "bag", "hits"),
    [('["t1_hand_axe"]', "[]", 4), ('["se_mace"]', '["t1_hand_axe"]', 3)],
)
def test_an_enchantment_needs_its_card_equipped_and_the_symbol_rolled(hands: str, bag: str, hits: int) -> None:
    """The Hand Axe turns a Bam into a Hit; from the bag it does nothing. Both weapons roll 2 yellow dice."""
    guard = '[[enemies]]\ncard = "orc_flayers_l2"\nat = "6v.b2"\n'
    table = owen(
        f'at = "6v.b2"\nhands = {hands}\nbag = {bag}',
        top='options = {always_enchant = "on"}\nrolls = ["y1", "y5"]',
        after=guard,
    )
    table.play("melee orc_flayers")
    assert table.told("md-event-result")[-1]["hits"] == hits


@pytest.mark.rule("MD-GRD-11")
def test_a_guardian_never_drinks_its_potion_but_drops_it() -> None:
    """A wounded Giant Spider carries a Healing Potion: it strikes, stays wounded, and its killer gets the potion."""
    table = given("""
        rolls = ["r0", "b0", "y5", "y5", "b0"]
        [turn]
        actions = 0
        [decks]
        event = ["e9"]
        [[heroes]]
        hero = "owen"
        class = "battle_wizard"
        at = "6v.b2"
        hands = ["se_mace"]
        [[enemies]]
        card = "giant_spider_lesser"
        at = "6v.b2"
        life = 2
        loot = "t1_healing_potion"
    """).play("end")
    assert table.foe("giant_spider")["life"] == 2
    table.play("melee giant_spider")
    assert table.foes == []
    assert "t1_healing_potion" in table.me["bag"]
