"""Skill tokens: nine of each Hero's own, one for games against each other and one for games together."""

from __future__ import annotations

from ...kernel.effects import NOTHING, cost, may, one_of, seq, when
from ...kernel.records import Effect
from ..catalog import BASIC_COLORS, COLORS, SKILLS, Skill
from ..verbs.cards import discard_card, ready
from ..verbs.changes import armor_per_resistance, less_armor
from ..verbs.conditions import run
from ..verbs.enemies import one_attack, one_enemy, reduce_attack
from ..verbs.gains import heal_unit, throw_wound
from ..verbs.lasting import as_action, only, pay_move, per, sideways, wound_sideways
from ..verbs.mana import any_mana, crystal, mana, pay_mana
from ..verbs.points import attack, block, draw_cards, fame, heal, influence, move, ranged, siege
from ..verbs.skills import (
    add_units,
    dearer,
    exploited,
    fiercer,
    freeze_source,
    ignore_reputation,
    lone_howl,
    loyal,
    marked_mana,
    others,
    overload,
    suppressed,
    units_hindered,
)
from ..verbs.turn import cheaper, ignore_damage, open_terrain, remember, unit_boost
from .odd.cards.flying import fly

TURN, ROUND = "once_per_turn", "once_per_round"
MOST_LEVEL = 4
#: How much less Influence a Unit under the Bonds of Loyalty costs.
REBATE = 5


def _motivation(hero: str, bonus: Effect) -> Skill:
    """Two cards, and a bonus for the player with the least Fame; no other Motivation until the next turn is over."""
    effect = cost(remember("motivation"), seq(when("least_fame", bonus), draw_cards(2)))
    return Skill(f"{hero}_motivation", hero, "normal", ROUND, effect)


def _regenerate(hero: str, color: str) -> Skill:
    """A Wound thrown away for mana; the Hero's colour, or the least Fame, draws a card as well."""
    return Skill(
        f"{hero}_regenerate",
        hero,
        "normal",
        TURN,
        one_of(
            *(
                cost(
                    pay_mana(paid),
                    seq(throw_wound(), draw_cards(1) if paid == color else when("least_fame", draw_cards(1))),
                )
                for paid in COLORS
            )
        ),
        healing=True,
    )


def _normal(hero: str, *entries: tuple[str, str, Effect]) -> tuple[Skill, ...]:
    return tuple(Skill(f"{hero}_{name}", hero, "normal", usage, effect) for name, usage, effect in entries)


def _calm(hero: str, *entries: tuple[str, str, Effect]) -> tuple[Skill, ...]:
    """Skills that are not for combat."""
    return tuple(
        Skill(f"{hero}_{name}", hero, "normal", usage, effect, healing=True) for name, usage, effect in entries
    )


def _competitive(name: str, *parts: Effect, healing: bool = False, back: str = "") -> Skill:
    """Once a round, from the middle of the table; `others` parts weigh on every rival's turn until the owner's next."""
    return Skill(name, name.partition("_")[0], "competitive", ROUND, seq(*parts), healing=healing, back=back)


ARYTHEA = (
    *_normal(
        "arythea",
        ("dark_paths", TURN, when("night", move(2), move(1))),
        ("burning_power", TURN, one_of(siege(1), siege(1, "fire"))),
        ("hot_swordsmanship", TURN, one_of(attack(2), attack(2, "fire"))),
        ("dark_negotiation", TURN, when("night", influence(3), influence(2))),
        ("dark_fire_magic", ROUND, seq(crystal("red"), mana("red", "black"))),
        ("power_of_pain", TURN, wound_sideways(2)),
        ("invocation", TURN, remember("invocation")),
        ("polarization", TURN, remember("polarization")),
    ),
    _motivation("arythea", mana("red")),
    _competitive("arythea_healing_ritual", run("healing_ritual"), healing=True),
    Skill(
        "arythea_ritual_of_pain",
        "arythea",
        "cooperative",
        ROUND,
        seq(may(throw_wound()), may(throw_wound())),
        other=wound_sideways(3),
        healing=True,
    ),
)

TOVAK = (
    *_normal(
        "tovak",
        ("double_time", TURN, when("night", move(1), move(2))),
        ("night_sharpshooting", TURN, when("night", ranged(2), ranged(1))),
        ("cold_swordsmanship", TURN, one_of(attack(2), attack(2, "ice"))),
        ("shield_mastery", TURN, one_of(block(3), block(2, "fire"), block(2, "ice"))),
        ("resistance_break", TURN, one_enemy(armor_per_resistance(1))),
        ("i_dont_give_a_damn", TURN, sideways(2, 3, "learned")),
        (
            "who_needs_magic",
            TURN,
            one_of(sideways(2), only("no_source_used", cost(remember("forgo_source"), sideways(3)))),
        ),
    ),
    *_calm("tovak", ("i_feel_no_pain", TURN, cost(discard_card("wound"), draw_cards(1)))),
    _motivation("tovak", mana("blue")),
    _competitive("tovak_mana_exploit", marked_mana(), others(exploited())),
    Skill("tovak_mana_overload", "tovak", "cooperative", ROUND, marked_mana(), other=overload(4)),
)

GOLDYX = (
    *_normal(
        "goldyx",
        ("freezing_power", TURN, one_of(siege(1), siege(1, "ice"))),
        ("white_crystal_craft", ROUND, seq(crystal("blue"), mana("white"))),
        ("green_crystal_craft", ROUND, seq(crystal("blue"), mana("green"))),
        ("red_crystal_craft", ROUND, seq(crystal("blue"), mana("red"))),
        ("glittering_fortune", TURN, only("interacting", per("crystal_colors", influence(1)))),
        ("flight", ROUND, one_of(fly(1), cost(pay_move(2), fly(2)))),
        ("universal_power", TURN, one_of(*(cost(pay_mana(color), sideways(3, 4, color)) for color in BASIC_COLORS))),
    ),
    *_calm("goldyx", ("potion_making", ROUND, heal(2))),
    _motivation("goldyx", mana("green")),
    _competitive(
        "goldyx_source_freeze", others(freeze_source()), remember("source_crystal"), back="source_freeze.thaw"
    ),
    Skill(
        "goldyx_source_opening",
        "goldyx",
        "cooperative",
        ROUND,
        may(remember("reroll_die")),
        other=remember("opened_die"),
    ),
)

NOROWAS = (
    *_normal(
        "norowas",
        ("forward_march", TURN, per("ready_units", move(1), 3)),
        ("day_sharpshooting", TURN, when("night", ranged(1), ranged(2))),
        ("bright_negotiation", TURN, when("night", influence(2), influence(3))),
        ("leaves_in_the_wind", ROUND, seq(crystal("green"), mana("white"))),
        ("whispers_in_the_treetops", ROUND, seq(crystal("white"), mana("green"))),
        ("leadership", TURN, unit_boost(3, 2, 1)),
    ),
    *_calm("norowas", ("inspiration", ROUND, one_of(ready(MOST_LEVEL), heal_unit()))),
    Skill(
        "norowas_bonds_of_loyalty",
        "norowas",
        "normal",
        "passive",
        seq(add_units(2), loyal(REBATE)),
        rebate=REBATE,
    ),
    _motivation("norowas", mana("white")),
    _competitive("norowas_prayer_of_weather", cheaper(2, 1, "all"), others(dearer(1, 5))),
    Skill(
        "norowas_calming_the_weather",
        "norowas",
        "cooperative",
        ROUND,
        cheaper(2, 1, "all"),
        other=cheaper(1, 1, "all"),
    ),
)

WOLFHAWK = (
    *_normal(
        "wolfhawk",
        (
            "hawk_eyes",
            TURN,
            seq(
                move(1),
                when("night", remember("cheap_exploring"), seq(remember("hawk_eyes"), remember("look_again"))),
            ),
        ),
        (
            "on_her_own",
            TURN,
            one_of(influence(1), only("not_recruited", seq(influence(3), remember("no_recruits")))),
        ),
        ("know_your_prey", ROUND, run("know_your_prey")),
        ("dueling", TURN, run("dueling")),
        ("deadly_aim", TURN, remember("aim", 1, 2)),
        ("taunt", TURN, only("block_phase", one_of(reduce_attack(1), one_attack(2, 2)))),
    ),
    *_calm(
        "wolfhawk",
        ("refreshing_bath", ROUND, seq(heal(1), crystal("blue"))),
        ("refreshing_breeze", ROUND, seq(heal(1), crystal("white"))),
    ),
    _motivation("wolfhawk", fame(1)),
    _competitive("wolfhawk_wolfs_howl", lone_howl(4), others(units_hindered(1))),
    Skill(
        "wolfhawk_howl_of_the_pack",
        "wolfhawk",
        "cooperative",
        ROUND,
        remember("howl", 4),
        other=seq(reduce_attack(1), one_enemy(less_armor(1))),
    ),
)

KRANG = (
    *_normal(
        "krang",
        ("spirit_guides", TURN, seq(move(1), remember("block_bonus", 1))),
        ("battle_hardened", TURN, ignore_damage(2, 1, "physical")),
        (
            "curse",
            TURN,
            one_of(one_attack(-2, unless=("fortified_afar",)), one_enemy(less_armor(1), unless=("fortified_afar",))),
        ),
    ),
    Skill(
        "krang_battle_frenzy",
        "krang",
        "normal",
        TURN,
        one_of(attack(2), seq(attack(4), remember("flip_self"))),
        traits=("up_by_rest",),
    ),
    Skill(
        "krang_arcane_disguise",
        "krang",
        "normal",
        TURN,
        one_of(influence(2), seq(ignore_reputation(), remember("flip_self"))),
        other=pay_mana("green"),
    ),
    Skill("krang_puppet_master", "krang", "normal", TURN, run("puppet_master")),
    Skill("krang_master_of_chaos", "krang", "normal", TURN, run("master_of_chaos"), traits=("marked",)),
    Skill("krang_shamanic_ritual", "krang", "normal", "flip", any_mana(), other=as_action(NOTHING)),
    _regenerate("krang", "red"),
    _competitive("krang_mana_suppression", others(suppressed()), remember("levied_crystal"), back="suppression.back"),
    Skill(
        "krang_mana_enhancement",
        "krang",
        "cooperative",
        ROUND,
        run("mana_enhancement"),
        other=run("mana_enhancement.token"),
    ),
)

BRAEVALAR = (
    *_normal(
        "braevalar",
        ("elemental_resistance", TURN, ignore_damage(2, 1, "fire", "ice")),
        ("forked_lightning", TURN, run("forked_lightning")),
        ("shapeshift", TURN, remember("shapeshift")),
        ("thunderstorm", ROUND, seq(mana("green", "blue"), mana("green", "white"))),
        ("lightning_storm", ROUND, seq(mana("blue", "green"), mana("blue", "red"))),
        (
            "beguile",
            TURN,
            when("at_glade", influence(4), when("at_fortified", influence(2), influence(3))),
        ),
        (
            "secret_ways",
            TURN,
            seq(
                move(1),
                open_terrain(5, "mountain"),
                remember("safe_terrain", "mountain"),
                may(cost(pay_mana("blue"), seq(open_terrain(2, "lake"), remember("safe_terrain", "lake")))),
            ),
        ),
    ),
    Skill(
        "braevalar_feral_allies",
        "braevalar",
        "normal",
        TURN,
        one_of(attack(1), reduce_attack(1)),
        traits=("cheap_exploring",),
    ),
    _regenerate("braevalar", "green"),
    _competitive("braevalar_natures_vengeance", one_attack(-1, gains="cumbersome"), others(fiercer(1))),
    Skill(
        "braevalar_natures_vengeance_coop",
        "braevalar",
        "cooperative",
        ROUND,
        one_attack(-1, gains="cumbersome"),
        other=one_attack(-1, gains="cumbersome"),
    ),
)

for _each in (*ARYTHEA, *TOVAK, *GOLDYX, *NOROWAS, *WOLFHAWK, *KRANG, *BRAEVALAR):
    SKILLS[_each.id] = _each
