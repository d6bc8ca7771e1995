"""The largest tables of Massive Darkness: six heroes on four tiles, four mobs and a monster, eight cards in one bag."""

from __future__ import annotations

import tavola

#: Round 7 of Scorched Earth: Elias acts, everybody else fights somewhere, and nobody is whole.
LATE = """
game = "massivedarkness"
scenario = "mission_1"
seed = 5
round = 7
level = 3
lifebringer = 2
open = ["door3", "door6"]
treasure = {"9v.a1" = [1, 0], "8r.b1" = [2, 0], "9v.a3" = [1, 0]}
[turn]
seat = 4
actions = 2
[[heroes]]
hero = "sibyl"
at = "8r.c2"
xp = 6
[[heroes]]
hero = "bjorn"
at = "4r.b3"
xp = 9
health = 2
bag = ["t1_hammer", "t2_halberd"]
[[heroes]]
hero = "siegfried"
at = "4r.b3"
xp = 4
health = 4
bag = ["t1_healing_potion"]
[[heroes]]
hero = "owen"
at = "8r.b3"
xp = 7
health = 3
stunned = true
[[heroes]]
hero = "elias"
at = "4r.a3"
xp = 11
health = 4
body = "t3_life_armor"
hands = ["t3_defense_staff"]
bag = ["t2_king_crown", "t2_thief_ring", "t2_healing_potion", "t3_fury_elixir", "t2_bolt_scroll", "t1_smoke_bomb", "t2_king_sword", "t4_arcane_staff"]
[heroes.bought]
arcane_power = 1
[[heroes]]
hero = "whisper"
at = "8r.a2"
xp = 12
[[enemies]]
card = "orc_executioners_l3"
at = "4r.c3"
minions = 4
hurt = 2
loot = "t3_dwarf_shield"
[[enemies]]
card = "goblin_warriors_l1"
at = "4r.b3"
minions = 7
[[enemies]]
card = "dwarf_warriors_l2"
at = "8r.b2"
minions = 6
[[enemies]]
card = "goblin_archers_l2"
at = "8r.c1"
minions = 5
[[enemies]]
card = "overlord_troll_lesser"
at = "9v.b1"
"""  # noqa: E501


def late(*answers: str) -> tavola.Match:
    """Elias, two actions left, everything full."""
    match = tavola.position(LATE)
    for answer in answers:
        match.play(answer)
    return match


def late_rolled() -> tavola.Match:
    """His dice lie on the table, and he may roll some of them again."""
    return late("magic orc_executioners", "roll")


def late_equipment() -> tavola.Match:
    return late("trade", "done")


def late_enemies() -> tavola.Match:
    """The enemies' phase begins: who acts first?"""
    turn = "[turn]\nseat = 4\nactions = 2\n"
    return tavola.position(LATE.replace(turn, "").replace("round = 7", 'round = 7\nphase = "enemies"'))


def late_skills() -> tavola.Match:
    turn = "[turn]\nseat = 4\nactions = 2\n"
    match = tavola.position(LATE.replace(turn, "").replace("round = 7", 'round = 7\nphase = "experience"'))
    while match.view(None)["heroes"][match.asked().seat]["hero"] != "elias":
        match.play("done")
    return match


def laden() -> tavola.Match:
    """The same full bag on the smallest board, where it lies above the hero's own."""
    cards = LATE[LATE.index("body = ") : LATE.index("[heroes.bought]")]
    elias = f'[[heroes]]\nhero = "elias"\nat = "6v.b2"\nxp = 11\n{cards}'
    others = "".join(f'[[heroes]]\nhero = "{hero}"\nat = "6v.a2"\n' for hero in ("bjorn", "sibyl"))
    return tavola.position(f'game = "massivedarkness"\nlevel = 3\n[turn]\nseat = 0\nactions = 3\n{elias}{others}')


#: Between two missions: three heroes, nine cards on offer, one bag that is full.
MARKET = """
game = "massivedarkness"
phase = "market"
story = true
level = 2
[campaign]
order = ["tutorial", "mission_1"]
market = ["t2_long_bow", "t2_plate_armor", "t2_king_crown", "t3_enchanted_spear", "t1_healing_potion", "t1_light_crossbow", "t1_wooden_shield", "t1_fire_scroll", "t1_light_boots"]
[[heroes]]
hero = "sibyl"
bag = ["t1_throwing_knives", "t1_hammer", "t2_flaming_sword", "t1_lucky_ring"]
[[heroes]]
hero = "bjorn"
hands = ["t3_war_hammer"]
bag = ["t1_broadsword"]
[[heroes]]
hero = "elias"
bag = ["t2_frost_orb"]
"""  # noqa: E501


def late_market() -> tavola.Match:
    return tavola.position(MARKET)


#: What has to fit on every screen.
LARGEST = {
    "late": late,
    "late-rolled": late_rolled,
    "late-equipment": late_equipment,
    "late-enemies": late_enemies,
    "late-skills": late_skills,
    "late-market": late_market,
    "laden": laden,
}
