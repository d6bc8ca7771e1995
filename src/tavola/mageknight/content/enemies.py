"""Enemy tokens: every printed number of the base game, Lost Legion and Shades of Tezla."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import ENEMIES, Enemy, EnemyAttack

ELEMENTS = {("fire",), ("ice",), ("coldfire",)}


def hit(value: int, *words: str) -> EnemyAttack:
    """One striking attack: its element where it is not physical, and the offensive abilities that apply to it."""
    elemental = words[:1] in ELEMENTS
    return EnemyAttack(value, words[0], words[1:]) if elemental else EnemyAttack(value, abilities=words)


def summons(pile: str) -> EnemyAttack:
    """An attack that draws a token of `pile` to fight in the summoner's place."""
    return EnemyAttack(summon=pile)


BASE = (
    # green
    Enemy("prowlers", "green", armor=3, fame=2, attacks=(hit(4),), copies=2),
    Enemy("diggers", "green", armor=3, fame=2, attacks=(hit(3),), abilities=("fortified",), copies=2),
    Enemy("cursed_hags", "green", armor=5, fame=3, attacks=(hit(3, "poison"),), copies=2),
    Enemy("wolf_riders", "green", armor=4, fame=3, attacks=(hit(3, "swift"),), copies=2),
    Enemy("ironclads", "green", armor=3, fame=4, attacks=(hit(4, "brutal"),), resistances=("physical",), copies=2),
    Enemy("orc_summoners", "green", armor=4, fame=4, attacks=(summons("brown"),), copies=2),
    # grey
    Enemy("crossbowmen", "grey", armor=4, fame=3, attacks=(hit(4, "swift"),), copies=3),
    Enemy("guardsmen", "grey", armor=7, fame=3, attacks=(hit(3),), abilities=("fortified",), copies=3),
    Enemy("swordsmen", "grey", armor=5, fame=4, attacks=(hit(6),), copies=2),
    Enemy("golems", "grey", armor=5, fame=4, attacks=(hit(2),), resistances=("physical",), copies=2),
    # brown
    Enemy("minotaur", "brown", armor=5, fame=4, attacks=(hit(5, "brutal"),), copies=2),
    Enemy("gargoyle", "brown", armor=4, fame=4, attacks=(hit(5),), resistances=("physical",), copies=2),
    Enemy("medusa", "brown", armor=4, fame=5, attacks=(hit(6, "paralyze"),), copies=2),
    Enemy("crypt_worm", "brown", armor=6, fame=5, attacks=(hit(6),), abilities=("fortified",), copies=2),
    Enemy("werewolf", "brown", armor=5, fame=5, attacks=(hit(7, "swift"),), copies=2),
    # violet
    Enemy("monks_enemy", "violet", armor=5, fame=4, attacks=(hit(5, "poison"),), copies=2),
    Enemy(
        "illusionists_enemy",
        "violet",
        armor=3,
        fame=4,
        attacks=(summons("brown"),),
        resistances=("physical",),
        copies=2,
    ),
    Enemy("ice_mages_enemy", "violet", armor=6, fame=5, attacks=(hit(5, "ice"),), resistances=("ice",), copies=2),
    Enemy("fire_mages_enemy", "violet", armor=5, fame=5, attacks=(hit(6, "fire"),), resistances=("fire",), copies=2),
    Enemy(
        "ice_golems_enemy",
        "violet",
        armor=4,
        fame=5,
        attacks=(hit(2, "ice", "paralyze"),),
        resistances=("ice", "physical"),
    ),
    Enemy(
        "fire_golems_enemy",
        "violet",
        armor=4,
        fame=5,
        attacks=(hit(3, "fire", "brutal"),),
        resistances=("fire", "physical"),
    ),
    # red
    Enemy("swamp_dragon", "red", armor=9, fame=7, attacks=(hit(5, "swift", "poison"),), copies=2),
    Enemy("fire_dragon", "red", armor=7, fame=8, attacks=(hit(9, "fire"),), resistances=("physical", "fire"), copies=2),
    Enemy(
        "ice_dragon",
        "red",
        armor=7,
        fame=8,
        attacks=(hit(6, "ice", "paralyze"),),
        resistances=("physical", "ice"),
        copies=2,
    ),
    Enemy(
        "high_dragon",
        "red",
        armor=9,
        fame=9,
        attacks=(hit(6, "coldfire", "brutal"),),
        resistances=("fire", "ice"),
        copies=2,
    ),
    # white
    Enemy(
        "freezers",
        "white",
        armor=7,
        fame=7,
        attacks=(hit(3, "ice", "swift", "paralyze"),),
        resistances=("fire",),
        copies=3,
    ),
    Enemy("gunners", "white", armor=6, fame=7, attacks=(hit(6, "fire", "brutal"),), resistances=("ice",), copies=3),
    Enemy(
        "altem_guardsmen",
        "white",
        armor=7,
        fame=8,
        attacks=(hit(5),),
        resistances=("physical", "fire", "ice"),
        abilities=("fortified",),
        copies=2,
    ),
    Enemy(
        "altem_mages_enemy",
        "white",
        armor=8,
        fame=8,
        attacks=(hit(4, "coldfire", "brutal", "poison"),),
        resistances=("physical",),
        copies=2,
    ),
)

LOST_LEGION = (
    # green
    Enemy("orc_skirmishers", "green", armor=4, fame=2, attacks=(hit(1), hit(1)), copies=2),
    Enemy("orc_trackers", "green", armor=3, elusive=6, fame=3, attacks=(hit(4, "assassination"),), copies=2),
    Enemy(
        "orc_war_beasts",
        "green",
        armor=5,
        fame=3,
        attacks=(hit(3, "brutal"),),
        resistances=("fire", "ice"),
        abilities=("unfortified",),
        copies=2,
    ),
    Enemy(
        "orc_stonethrowers",
        "green",
        armor=2,
        fame=4,
        attacks=(hit(7, "cumbersome"),),
        resistances=("physical",),
        abilities=("fortified",),
        copies=2,
    ),
    # grey
    Enemy(
        "heroes_fortified", "grey", armor=4, fame=5, attacks=(hit(5), hit(3)), abilities=("fortified",), reputation=-1
    ),
    Enemy("heroes_swift", "grey", armor=5, fame=5, attacks=(hit(3, "swift"), hit(2, "swift")), reputation=-1),
    Enemy(
        "heroes_fire", "grey", armor=4, fame=5, attacks=(hit(4), hit(2, "fire")), resistances=("fire",), reputation=-1
    ),
    Enemy("heroes_ice", "grey", armor=4, fame=5, attacks=(hit(3), hit(3, "ice")), resistances=("ice",), reputation=-1),
    Enemy("thugs_enemy", "grey", armor=5, fame=2, attacks=(hit(3, "brutal"),), reputation=1, copies=2),
    Enemy(
        "shocktroops_enemy", "grey", armor=3, elusive=6, fame=3, attacks=(hit(5),), abilities=("unfortified",), copies=2
    ),
    # brown
    Enemy(
        "shadow",
        "brown",
        armor=4,
        elusive=8,
        fame=4,
        attacks=(hit(4, "coldfire"),),
        abilities=("arcane_immunity",),
        copies=2,
    ),
    Enemy("hydra", "brown", armor=6, fame=5, attacks=(hit(2), hit(2), hit(2)), resistances=("ice",), copies=2),
    Enemy(
        "manticore",
        "brown",
        armor=6,
        fame=5,
        attacks=(hit(4, "swift", "assassination", "poison"),),
        resistances=("fire",),
        copies=2,
    ),
    # violet
    Enemy(
        "sorcerers_enemy",
        "violet",
        armor=6,
        fame=5,
        attacks=(hit(6, "assassination", "poison"),),
        abilities=("arcane_immunity",),
        copies=2,
    ),
    Enemy(
        "magic_familiars_enemy",
        "violet",
        armor=7,
        fame=5,
        attacks=(hit(3, "brutal"), hit(3, "brutal")),
        abilities=("unfortified",),
        copies=2,
    ),
    # red
    Enemy(
        "lava_dragon",
        "red",
        armor=8,
        fame=8,
        attacks=(hit(6, "fire", "brutal"),),
        resistances=("fire",),
        abilities=("fortified",),
        copies=2,
    ),
    Enemy(
        "dragon_summoner",
        "red",
        armor=8,
        fame=9,
        attacks=(summons("brown"), summons("brown")),
        resistances=("physical",),
        abilities=("arcane_immunity",),
        copies=2,
    ),
    Enemy(
        "storm_dragon",
        "red",
        armor=7,
        elusive=14,
        fame=7,
        attacks=(hit(4, "ice", "swift"),),
        resistances=("ice",),
        copies=2,
    ),
    # white
    Enemy("fire_catapult", "white", armor=7, fame=7, attacks=(hit(8, "fire", "cumbersome"),), abilities=("fortified",)),
    Enemy("ice_catapult", "white", armor=6, fame=7, attacks=(hit(9, "ice", "cumbersome"),), abilities=("fortified",)),
    Enemy(
        "delphana_masters_enemy",
        "white",
        armor=8,
        fame=9,
        attacks=(hit(5, "coldfire", "assassination", "paralyze"),),
        resistances=("fire", "ice"),
        copies=2,
    ),
    Enemy(
        "grim_legionnaires",
        "white",
        armor=10,
        fame=8,
        attacks=(hit(11),),
        abilities=("unfortified", "arcane_immunity"),
        copies=2,
    ),
)

ELEMENTALIST = (
    # green
    Enemy(
        "elemental_priestesses",
        "green",
        armor=4,
        fame=3,
        attacks=(hit(3, "fire"), hit(3, "ice")),
        resistances=("fire", "ice"),
    ),
    Enemy(
        "elven_protectors",
        "green",
        armor=4,
        fame=2,
        attacks=(hit(3),),
        resistances=("fire",),
        abilities=("defend",),
        defend=2,
        copies=2,
    ),
    Enemy(
        "crystal_sprites",
        "green",
        armor=1,
        elusive=2,
        fame=1,
        attacks=(hit(1, "ice"), hit(1, "ice")),
        resistances=("ice",),
        abilities=("defend",),
        defend=1,
        copies=2,
    ),
    Enemy("centaur_outriders", "green", armor=5, fame=2, attacks=(hit(3, "swift"),), copies=2),
    Enemy(
        "cloud_griffons", "green", armor=4, elusive=8, fame=3, attacks=(hit(4, "swift"),), abilities=("unfortified",)
    ),
    # brown
    Enemy(
        "air_elemental",
        "brown",
        armor=4,
        elusive=8,
        fame=4,
        attacks=(hit(3, "coldfire", "swift"),),
        resistances=("fire", "ice"),
    ),
    Enemy("fire_elemental", "brown", armor=6, fame=4, attacks=(hit(7, "fire"),), resistances=("fire",)),
    Enemy("water_elemental", "brown", armor=7, fame=4, attacks=(hit(6, "ice"),), resistances=("ice",)),
    Enemy(
        "earth_elemental",
        "brown",
        armor=5,
        fame=4,
        attacks=(hit(4, "brutal", "cumbersome"),),
        resistances=("physical",),
        abilities=("fortified",),
    ),
    # red
    Enemy("savage_dragon", "red", armor=7, fame=6, attacks=(hit(5, "brutal"),), resistances=("physical",), copies=2),
    Enemy(
        "lightning_dragon",
        "red",
        armor=7,
        elusive=14,
        fame=7,
        attacks=(hit(6, "coldfire"),),
        resistances=("fire", "ice"),
        copies=2,
    ),
)

DARK_CRUSADER = (
    # green
    Enemy(
        "corrupted_priests",
        "green",
        armor=5,
        fame=3,
        attacks=(hit(4, "coldfire", "vampiric"),),
        abilities=("defend",),
        defend=1,
    ),
    Enemy(
        "zombie_horde",
        "green",
        armor=5,
        fame=2,
        attacks=(hit(1, "cumbersome"), hit(1, "cumbersome"), hit(1, "cumbersome")),
        resistances=("ice",),
        copies=2,
    ),
    Enemy("gibbering_ghouls", "green", armor=4, fame=2, attacks=(hit(4, "vampiric"),), copies=2),
    Enemy("shrouded_necromancers", "green", armor=5, fame=3, attacks=(summons("green"),), abilities=("fortified",)),
    Enemy("skeletal_warriors", "green", armor=4, fame=1, attacks=(hit(3),), resistances=("fire",), copies=2),
    # brown
    Enemy(
        "blood_demon",
        "brown",
        armor=6,
        fame=5,
        attacks=(hit(6, "brutal", "assassination"),),
        resistances=("fire",),
        abilities=("arcane_immunity",),
    ),
    Enemy("pain_wraith", "brown", armor=4, elusive=8, fame=3, attacks=(hit(4, "paralyze"),)),
    Enemy("vampire", "brown", armor=5, elusive=10, fame=4, attacks=(hit(5, "vampiric"),)),
    Enemy("mummy", "brown", armor=5, fame=4, attacks=(hit(4, "poison"),), resistances=("ice", "physical")),
    # red
    Enemy("vampire_dragon", "red", armor=8, elusive=16, fame=7, attacks=(hit(8, "vampiric"),), copies=2),
    Enemy("death_dragon", "red", armor=9, fame=6, attacks=(hit(7, "paralyze", "assassination"),), copies=2),
)


ENEMIES.update((enemy.id, enemy) for enemy in BASE)
ENEMIES.update((enemy.id, replace(enemy, set="lost_legion")) for enemy in LOST_LEGION)
for faction, tokens in (("elementalist", ELEMENTALIST), ("dark_crusader", DARK_CRUSADER)):
    ENEMIES.update((enemy.id, replace(enemy, set="shades_of_tezla", faction=faction)) for enemy in tokens)
