"""What the box holds: counts of cards, figures, classes and tiles (MD-SET), and the numbers the book's examples fix."""

from __future__ import annotations

from collections import Counter

import pytest

import tavola.massivedarkness.content  # noqa: F401  (fills the catalogue)
from tavola.massivedarkness.catalog import (
    CLASSES,
    DOORS,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEATHER,
    MINION_FIGURES,
    TILES,
    EnemyCard,
)
from tavola.massivedarkness.verbs import (
    ALL,
    SHADOW,
    attack_dice,
    blank_gain,
    defender_dice,
    flip_blank,
    half_damage,
    hits,
    keyword,
    max_health,
    reroll,
    reroll_chosen,
    shields,
    skill,
    spend_xp,
)


def copies(deck: str) -> Counter[int]:
    """Cards of a deck by level."""
    count: Counter[int] = Counter()
    for card in EQUIPMENT.values():
        if card.deck == deck:
            count[card.level] += card.copies
    return count


def enemies(role: str) -> list[EnemyCard]:
    return [enemy for enemy in ENEMIES.values() if enemy.role == role]


@pytest.mark.rule("MD-SET-01")
def test_nine_tiles_with_two_faces() -> None:
    assert sorted(TILES) == sorted(f"{number}{face}" for number in range(1, 10) for face in "rv")


@pytest.mark.rule("MD-SET-02")
def test_six_heroes() -> None:
    assert sorted(HEROES) == ["bjorn", "elias", "owen", "sibyl", "siegfried", "whisper"]


@pytest.mark.rule("MD-SET-04")
def test_six_classes() -> None:
    assert sorted(CLASSES) == [
        "battle_wizard",
        "bloodmoon_nightrunner",
        "dark_ranger",
        "gladiator_berserker",
        "shadow_barbarian",
        "wrath_paladin",
    ]


@pytest.mark.rule("MD-SET-07", "MD-SET-08")
def test_69_enemy_figures() -> None:
    assert MINION_FIGURES == {
        "dwarf_defenders": 6,
        "dwarf_warriors": 12,
        "goblin_archers": 12,
        "goblin_warriors": 12,
        "orc_flayers": 6,
        "orc_executioners": 6,
    }
    bosses = {enemy.type for enemy in enemies("mob")}
    agents = {enemy.type for enemy in enemies("agent")}
    monsters = {enemy.type for enemy in enemies("roaming")}
    assert agents == {"dwarf_agent", "goblin_agent", "orc_agent"}
    assert monsters == {"overlord_troll", "giant_spider", "hellhound", "ogre_mage", "abyssal_demon", "liliarch"}
    assert sum(MINION_FIGURES.values()) + len(bosses) == 54 + 6 == 60
    assert sum(MINION_FIGURES.values()) + len(bosses) + len(agents) + len(monsters) == 69


@pytest.mark.rule("MD-SET-09")
def test_231_small_cards() -> None:
    counts = (len(EVENTS), *(copies(deck).total() for deck in ("starting", "treasure", "artifact")), len(DOORS))
    assert counts == (20, 19, 176, 6, 10)
    assert sum(counts) == 231


@pytest.mark.rule("MD-SET-10")
def test_176_treasures_by_level() -> None:
    assert copies("treasure") == {1: 41, 2: 36, 3: 34, 4: 33, 5: 32}


@pytest.mark.rule("MD-SET-11")
def test_fifty_guards_ten_of_each_level() -> None:
    count: Counter[int] = Counter()
    for enemy in (*enemies("mob"), *enemies("agent")):
        count[enemy.level] += enemy.copies
    assert count == dict.fromkeys(range(1, 6), 10)


@pytest.mark.rule("MD-SET-12")
def test_twelve_roaming_monsters_in_two_decks() -> None:
    assert Counter(enemy.category for enemy in enemies("roaming")) == {"lesser": 6, "greater": 6}
    assert all(enemy.copies == 1 for enemy in enemies("roaming"))


@pytest.mark.rule("MD-SET-19")
def test_starting_equipment_and_artifacts_are_apart_from_treasure() -> None:
    apart = {card.id for card in EQUIPMENT.values() if card.deck in ("starting", "artifact")}
    assert len(apart) == 6 + 6
    assert not any(card.startswith("t") for card in apart)


@pytest.mark.rule("MD-SET-20")
def test_a_guard_is_a_mob_or_an_agent() -> None:
    for enemy in ENEMIES.values():
        assert (enemy.minions > 0) == (enemy.role == "mob")
        assert (enemy.level > 0) == (enemy.role != "roaming")


@pytest.mark.rule("MD-SET-37")
def test_six_heroes_find_a_weapon_and_a_leather_armour_each() -> None:
    starting = [card for card in EQUIPMENT.values() if card.deck == "starting"]
    weapons = [card for card in starting if "weapon" in card.tags]
    assert EQUIPMENT[LEATHER].copies == 6
    assert sum(card.copies for card in weapons) == 13 >= 6
    assert {card.id for card in starting} == {LEATHER, *(card.id for card in weapons)}


@pytest.mark.parametrize(
    ("name", "profile"),
    [
        pytest.param("battle_wizard", ("magic", "melee"), marks=pytest.mark.rule("MD-SET-31")),
        pytest.param("bloodmoon_nightrunner", ("melee", "ranged"), marks=pytest.mark.rule("MD-SET-32")),
        pytest.param("dark_ranger", ("ranged", "melee"), marks=pytest.mark.rule("MD-SET-33")),
        pytest.param("wrath_paladin", ("defense", "melee"), marks=pytest.mark.rule("MD-SET-34")),
        pytest.param("gladiator_berserker", ("melee", "defense"), marks=pytest.mark.rule("MD-SET-35")),
        pytest.param("shadow_barbarian", ("melee", "ranged"), marks=pytest.mark.rule("MD-SET-36")),
    ],
)
def test_class_profile(name: str, profile: tuple[str, str]) -> None:
    assert (CLASSES[name].primary, CLASSES[name].secondary) == profile


# The Dark Ranger's sheet, which the book prints


def line(name: str) -> list[tuple[int, int, tuple[object, ...]]]:
    found = next(one for one in CLASSES["dark_ranger"].lines if one.id == name)
    return [(step.level, step.cost, step.skills) for step in found.steps]


@pytest.mark.rule("MD-SKILL-08", "MD-SKILL-09")
def test_dark_ranger_signature_and_free_skill() -> None:
    assert CLASSES["dark_ranger"].signature == (skill("attack", reroll_chosen("defense"), needs=(spend_xp(1),)),)
    assert CLASSES["dark_ranger"].free == (skill("passive", keyword("evasive")),)


@pytest.mark.rule("MD-SKILL-10")
def test_dark_ranger_skill_lines() -> None:
    assert {one.id for one in CLASSES["dark_ranger"].lines} == {
        "increase_health",
        "shadow_hunter",
        "ranged_specialist",
        "defensive_training",
        "precise_aim",
        "safe_shot",
    }


@pytest.mark.rule("MD-SKILL-11")
def test_ranged_specialist() -> None:
    assert line("ranged_specialist") == [
        (1, 5, (skill("ranged", reroll("attack")),)),
        (3, 5, (skill("ranged", reroll("attack_or_defense")),)),
    ]


@pytest.mark.rule("MD-SKILL-12")
def test_increase_health() -> None:
    first, second = line("increase_health")
    assert first == (2, 5, (skill("passive", max_health(1)),))
    assert second[0] > 2
    assert second[2] == (skill("passive", max_health(2)),)
    assert all(any(one.id == "increase_health" for one in sheet.lines) for sheet in CLASSES.values())


@pytest.mark.rule("MD-SKILL-13", "MD-SKILL-14", "MD-SKILL-15", "MD-SKILL-87")
def test_the_other_lines_of_the_dark_ranger() -> None:
    assert [step[2] for step in line("defensive_training")] == [(skill("defense", half_damage()),)]
    assert [step[2] for step in line("precise_aim")] == [
        (skill("attack", blank_gain()),),
        (skill("attack", flip_blank(1)),),
        (skill("attack", flip_blank(ALL)),),
    ]
    assert [step[2] for step in line("safe_shot")] == [
        (skill("passive", keyword("safe_shot")),),
        (skill("passive", keyword("safe_shot", 0, skill("ranged", attack_dice(1)))),),
    ]
    assert [(level, skills) for level, _, skills in line("shadow_hunter")] == [
        (2, (skill("attack", defender_dice(-1), needs=(SHADOW,)),)),
        (4, (skill("attack", defender_dice(-2), needs=(SHADOW,)),)),
    ]


# Numbers printed in worked examples


def test_equipment_of_the_examples() -> None:
    sword = EQUIPMENT["t2_flaming_sword"]
    assert (sword.dice, sword.skills) == ({"melee": (0, 1)}, (skill("melee", hits(2), bam=1),))
    assert EQUIPMENT["t1_hammer"].dice == {"melee": (2, 0)}
    plate, cold_iron, long_sword = (
        EQUIPMENT[card] for card in ("t2_plate_armor", "t3_cold_iron_armor", "t2_long_sword")
    )
    assert (plate.level, plate.slot, plate.dice) == (2, "body", {"defense": (2, 0)})
    assert (cold_iron.level, cold_iron.slot, cold_iron.dice) == (3, "body", {"defense": (0, 2)})
    assert (long_sword.level, long_sword.dice["defense"]) == (2, (1, 0))
    assert sum(long_sword.dice["melee"]) > 0
    shield = EQUIPMENT["t3_dwarf_shield"]
    assert (shield.level, shield.slot, shield.dice) == (3, "one_hand", {"defense": (0, 1)})


def test_enemies_of_the_examples() -> None:
    assert ENEMIES["dwarf_warriors_l1"].health == 2
    assert ENEMIES["dwarf_defenders_l1"].health == 2
    assert ENEMIES["dwarf_defenders_l1"].skills == (skill("defense", shields(1), bam=1),)
    archers = ENEMIES["goblin_archers_l3"]
    assert (archers.health, archers.minions) == (1, 2)
    assert ENEMIES["goblin_warriors_l2"].minions == 1
    assert ENEMIES["orc_executioners_l2"].dice["defense"] == (1, 0)
