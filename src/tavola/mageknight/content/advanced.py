"""The Advanced Actions: learned at level-ups, in monasteries and by a few cards."""

from __future__ import annotations

from ...kernel.effects import cost, may, one_of, seq, when
from ...kernel.records import Effect
from ..catalog import BASIC_COLORS, CARDS, Card
from ..verbs.cards import discard_card, draw_more, later, ready, wound
from ..verbs.changes import no_attack
from ..verbs.conditions import run
from ..verbs.enemies import bare_attack, one_enemy, reduce_attack, two_attacks
from ..verbs.gains import missing_crystal, owned_crystal, spell_crystals
from ..verbs.giving import for_cards, gain_card, give
from ..verbs.lasting import (
    as_action,
    attack_and,
    convert,
    each_recruit,
    grow,
    in_attack_phase,
    one_unit_resists,
    only,
    per,
)
from ..verbs.mana import any_mana, crystal, crystallize, extra_dice, pay_any_mana, pay_mana
from ..verbs.points import any_of, attack, block, draw_cards, fame, heal, influence, move, ranged, reputation, siege
from ..verbs.turn import cheaper, next_bonus, open_terrain, remember, terrain_at_most, terrain_costs, units_bonus
from .odd.cards.flying import fly


def _card(
    id_: str,
    color: str,
    icons: str,
    basic: Effect,
    strong: Effect,
    *,
    second: str = "",
    healing: bool = False,
    set_: str = "base",
) -> Card:
    """`icons`: the types printed on it, of movement, combat, influence, healing and special."""
    return Card(
        id_,
        "advanced_action",
        set=set_,
        color=color,
        second_color=second,
        basic=basic,
        strong=strong,
        healing=healing,
        icons=tuple(icons.split()),
    )


def _pure_magic(n: int) -> Effect:
    return pay_any_mana({"green": move(n), "white": influence(n), "blue": block(n), "red": attack(n)})


def training(where: str) -> Effect:
    """An Action thrown away for an Advanced Action of its colour."""
    return give("throw", {color: gain_card("advanced", where, color) for color in BASIC_COLORS})


def _heat(n: int) -> Effect:
    """Only as the opening move of a combat."""
    return only("opening", seq(units_bonus(n, n), remember("no_damage_to_units")))


def _peace(n: int, *more: Effect) -> Effect:
    return one_of(influence(n), as_action(seq(influence(n), convert("influence", 2, heal(1)), *more)))


def _portal(spaces: int, cards: int) -> Effect:
    return as_action(seq(draw_more(cards), may(fly(spaces))))


BASE = (
    _card("fire_bolt", "red", "special combat", crystal("red"), ranged(3, "fire")),
    _card("ice_bolt", "blue", "special combat", crystal("blue"), ranged(3, "ice")),
    _card("swift_bolt", "white", "special combat", crystal("white"), ranged(4)),
    _card("crushing_bolt", "green", "special combat", crystal("green"), siege(3)),
    _card(
        "blood_rage",
        "red",
        "combat",
        one_of(attack(2), cost(wound(), attack(5))),
        one_of(attack(4), cost(wound(), attack(9))),
    ),
    _card("ice_shield", "blue", "combat", block(3, "ice"), block(3, "ice", "freezing")),
    _card(
        "agility",
        "white",
        "movement",
        seq(move(2), convert("move", 1, attack(1))),
        seq(move(4), convert("move", 1, attack(1)), convert("move", 2, ranged(1))),
    ),
    _card("refreshing_walk", "green", "movement", seq(move(2), heal(1)), seq(move(4), heal(2))),
    _card(
        "intimidate",
        "red",
        "influence combat",
        seq(one_of(influence(4), attack(3)), reputation(-1)),
        seq(one_of(influence(8), attack(7)), reputation(-2)),
    ),
    _card(
        "frost_bridge",
        "blue",
        "movement",
        seq(move(2), terrain_costs(1, "swamp")),
        seq(move(4), open_terrain(1, "lake"), terrain_costs(1, "swamp")),
    ),
    _card(
        "song_of_wind",
        "white",
        "movement",
        seq(move(2), cheaper(1, 0, "plains", "desert", "wasteland")),
        seq(
            move(2),
            cheaper(2, 0, "plains", "desert", "wasteland"),
            may(cost(pay_mana("blue"), open_terrain(0, "lake"))),
        ),
    ),
    _card(
        "path_finding", "green", "movement", seq(move(2), cheaper(1, 2, "all")), seq(move(4), terrain_at_most(2, "all"))
    ),
    _card(
        "blood_ritual",
        "red",
        "special",
        seq(wound(), crystal("red"), any_mana()),
        seq(wound(), any_mana(), any_mana(), any_mana(), may(crystallize())),
    ),
    _card("pure_magic", "blue", "movement influence combat", _pure_magic(4), _pure_magic(7)),
    _card(
        "heroic_tale",
        "white",
        "influence",
        seq(influence(3), each_recruit(reputation(1))),
        seq(influence(6), each_recruit(seq(fame(1), reputation(1)))),
    ),
    _card("regeneration", "green", "healing", seq(heal(1), ready(2)), seq(heal(2), ready(3)), healing=True),
    _card("into_the_heat", "red", "combat", _heat(2), _heat(3)),
    _card(
        "steady_tempo",
        "blue",
        "movement",
        seq(move(2), later(run("steady_tempo", "bottom"))),
        seq(move(4), later(run("steady_tempo", "top"))),
    ),
    _card(
        "diplomacy",
        "white",
        "influence combat",
        seq(influence(2), convert("influence", 1, block(1))),
        seq(
            influence(4),
            convert("influence", 1, block(1, "ice"), block(1, "fire")),
        ),
    ),
    _card("in_need", "green", "influence", grow(influence(3), 1, "wounds"), grow(influence(5), 2, "wounds")),
    _card(
        "decompose",
        "red",
        "special",
        give("throw", {color: seq(crystal(color), crystal(color)) for color in BASIC_COLORS}),
        give("throw", {color: crystal(color) for color in BASIC_COLORS}, "others"),
    ),
    _card("crystal_mastery", "blue", "special", owned_crystal(), later(remember("crystals_back"))),
    _card(
        "mana_storm",
        "white",
        "special",
        remember("die_crystal"),
        seq(remember("reroll_source"), extra_dice(3), remember("wild_dice")),
    ),
    _card("ambush", "green", "movement", seq(move(2), next_bonus(1, 2)), seq(move(4), next_bonus(2, 4))),
    _card("maximal_effect", "red", "special", run("maximal_effect", "basic", 3), run("maximal_effect", "strong", 2)),
    _card(
        "learning",
        "white",
        "influence special",
        seq(influence(2), remember("tuition", 6, "discard")),
        seq(influence(4), remember("tuition", 9, "hand")),
    ),
    _card("training", "green", "special", training("discard"), training("hand")),
    _card(
        "magic_talent",
        "blue",
        "special",
        run("talent"),
        one_of(*(cost(pay_mana(color), run("spell_of", color)) for color in BASIC_COLORS)),
    ),
)

LOST_LEGION = tuple(
    _card(*entry, set_="lost_legion")
    for entry in (
        ("counterattack", "red", "combat", grow(attack(2), 2, "blocked"), grow(attack(4), 3, "blocked")),
        (
            "ritual_attack",
            "red",
            "combat",
            give("throw", {"red": attack(5), "blue": attack(3, "ice"), "white": ranged(3), "green": siege(2)}),
            give(
                "throw",
                {
                    "red": attack(6, "fire"),
                    "blue": attack(4, "coldfire"),
                    "white": ranged(4, "fire"),
                    "green": siege(3, "fire"),
                },
            ),
        ),
        ("shield_bash", "blue", "combat", block(3, rule="vs_swift"), block(5, rule="bash")),
        ("spell_forge", "blue", "special", spell_crystals(1), spell_crystals(2)),
        (
            "chivalry",
            "white",
            "combat",
            one_of(attack(3), attack_and("chivalry", attack(2))),
            one_of(attack(6), attack_and("chivalry_fame", attack(4))),
        ),
        ("peaceful_moment", "white", "influence special", _peace(3), _peace(6, remember("ready_once", 2))),
        (
            "dodge_and_weave",
            "white",
            "combat",
            seq(reduce_attack(2), in_attack_phase(when("unhurt", attack(1)))),
            seq(one_of(reduce_attack(4), two_attacks(2)), in_attack_phase(when("unhurt", attack(2)))),
        ),
        (
            "stout_resolve",
            "green",
            "movement influence combat",
            one_of(any_of(2), cost(discard_card("wound"), any_of(3))),
            for_cards(2, any_of(3), wounds=1),
        ),
        (
            "blood_of_ancients",
            "red",
            "special",
            one_of(*(cost(pay_mana(color), cost(run("advanced_of", color), wound())) for color in BASIC_COLORS)),
            cost(one_of(wound(), Effect("wound_discard")), run("ancients")),
        ),
        ("temporal_portal", "blue", "special", _portal(1, 1), one_of(_portal(2, 1), _portal(1, 2))),
        ("force_of_nature", "green", "combat", one_unit_resists("physical"), one_of(siege(3), block(6))),
        (
            "mountain_lore",
            "green",
            "movement",
            seq(move(3), later(when("on_hills", draw_more(1)))),
            seq(
                move(5),
                open_terrain(5, "mountain"),
                remember("safe_terrain", "mountain"),
                later(when("on_mountain", draw_more(2), when("on_hills", draw_more(1)))),
            ),
        ),
    )
)

DUAL = (
    _card(
        "power_of_crystals",
        "green",
        "movement healing special",
        missing_crystal(),
        when(
            "in_combat",
            seq(move(4), per("crystal_sets", move(2))),
            seq(
                one_of(move(4), heal(2), draw_cards(2)),
                per("crystal_sets", one_of(move(2), heal(1), draw_cards(1))),
            ),
        ),
        second="blue",
        set_="ultimate_edition",
    ),
    _card(
        "rush_of_adrenaline",
        "red",
        "special",
        remember("adrenaline", 3, 0),
        remember("adrenaline", 4, 1),
        second="green",
        set_="ultimate_edition",
    ),
    _card(
        "chilling_stare",
        "blue",
        "influence combat",
        one_of(influence(3), bare_attack()),
        one_of(influence(5), one_enemy(no_attack(), unless=("arcane_immunity",))),
        second="white",
        set_="ultimate_edition",
    ),
    _card(
        "explosive_bolt",
        "red",
        "special combat",
        seq(wound(), crystal("white"), crystal("red")),
        attack_and("explosive", ranged(3)),
        second="white",
        set_="ultimate_edition",
    ),
)

for _each in (*BASE, *LOST_LEGION, *DUAL):
    CARDS[_each.id] = _each
