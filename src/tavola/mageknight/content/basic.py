"""The 26 Basic Actions: twelve that every Hero shares and two of each Hero's own."""

from __future__ import annotations

from ...kernel.effects import cost, one_of, seq, when
from ...kernel.records import Effect
from ..catalog import BASIC_COLORS, CARDS, WOUND, Card
from ..verbs.cards import discard_card, later, ready
from ..verbs.conditions import run
from ..verbs.enemies import reduce_attack
from ..verbs.mana import crystal, crystallize, extra_dice, mana
from ..verbs.points import (
    any_of,
    attack,
    attack_or_block,
    block,
    draw_cards,
    fame,
    heal,
    influence,
    move,
    ranged,
    reputation,
    siege,
)
from ..verbs.turn import cheaper, move_bonus, on_step, remember
from .odd.cards.braevalar_cards import by_land

TERRAINS = ("plains", "hills", "forest", "wasteland", "desert", "swamp")


def _card(
    id_: str,
    color: str,
    icons: str,
    basic: Effect,
    strong: Effect,
    *,
    healing: bool = False,
    hero: str = "",
    set_: str = "base",
) -> Card:
    """`icons`: the types printed on it, of movement, combat, influence, healing and special."""
    return Card(
        id_,
        "basic_action",
        set_,
        color,
        basic=basic,
        strong=strong,
        healing=healing,
        hero=hero,
        icons=tuple(icons.split()),
    )


COMMON = (
    _card("concentration", "green", "special", mana("blue", "white", "red"), run("concentration", 2)),
    _card("march", "green", "movement", move(2), move(4)),
    _card(
        "tranquility", "green", "healing", one_of(heal(1), draw_cards(1)), one_of(heal(2), draw_cards(2)), healing=True
    ),
    _card("mana_draw", "white", "special", extra_dice(1), run("mana_draw", 1, 2)),
    _card("promise", "white", "influence", influence(2), influence(4)),
    _card("swiftness", "white", "movement combat", move(2), ranged(3)),
    _card("crystallize", "blue", "special", crystallize(), crystal(*BASIC_COLORS)),
    _card("determination", "blue", "combat", attack_or_block(2), block(5)),
    _card("stamina", "blue", "movement", move(2), move(4)),
    _card(
        "improvisation",
        "red",
        "movement influence combat",
        cost(discard_card(), any_of(3)),
        cost(discard_card(), any_of(5)),
    ),
    _card("rage", "red", "combat", attack_or_block(2), attack(4)),
    _card("threaten", "red", "influence", influence(2), seq(influence(5), reputation(-1))),
)

OWN = (
    _card(
        "battle_versatility",
        "red",
        "combat",
        one_of(attack(2), block(2), ranged(1)),
        one_of(attack(4), block(4), attack(3, "fire"), block(3, "fire"), ranged(3), siege(2)),
        hero="arythea",
    ),
    _card(
        "mana_pull",
        "white",
        "special",
        seq(extra_dice(1), remember("wild_black_die")),
        run("mana_draw", 2, 1),
        hero="arythea",
        set_="lost_legion",
    ),
    _card(
        "one_with_the_land",
        "green",
        "movement healing combat",
        one_of(move(2), heal(1), block(2)),
        one_of(move(4), heal(2), by_land("block")),
        hero="braevalar",
        set_="shades_of_tezla",
    ),
    _card(
        "druidic_paths",
        "blue",
        "movement",
        seq(move(2), remember("cheaper_space")),
        seq(move(4), one_of(*(cheaper(1, 2, terrain) for terrain in TERRAINS))),
        hero="braevalar",
        set_="shades_of_tezla",
    ),
    _card(
        "will_focus",
        "green",
        "special",
        one_of(mana("blue"), mana("white"), mana("red"), crystal("green")),
        run("concentration", 3),
        hero="goldyx",
    ),
    _card(
        "crystal_joy",
        "blue",
        "special",
        seq(crystallize(), later(run("crystal_joy", "non_wound"))),
        seq(crystal(*BASIC_COLORS), later(run("crystal_joy", "any"))),
        hero="goldyx",
        set_="lost_legion",
    ),
    _card(
        "savage_harvesting",
        "green",
        "movement special",
        seq(move(2), on_step(run("harvest", "once"))),
        seq(move(4), on_step(run("harvest", "every"))),
        hero="krang",
        set_="krang",
    ),
    _card(
        "ruthless_coercion",
        "red",
        "influence",
        seq(influence(2), remember("recruit_discount", 2, -1)),
        seq(influence(6), reputation(-1), remember("ready_for_influence", 2, 2)),
        hero="krang",
        set_="krang",
    ),
    _card(
        "rejuvenate",
        "green",
        "healing",
        one_of(heal(1), draw_cards(1), mana("green"), ready(2)),
        one_of(heal(2), draw_cards(2), crystal("green"), ready(3)),
        healing=True,
        hero="norowas",
        set_="lost_legion",
    ),
    _card(
        "noble_manners",
        "white",
        "influence",
        seq(influence(2), when("interacting", later(fame(1)))),
        seq(influence(4), when("interacting", later(seq(fame(1), reputation(1))))),
        hero="norowas",
    ),
    _card(
        "cold_toughness",
        "blue",
        "combat",
        one_of(attack(2, "ice"), block(3, "ice")),
        block(5, "ice", "per_icon"),
        hero="tovak",
    ),
    _card("instinct", "red", "movement influence combat", any_of(2), any_of(4), hero="tovak", set_="lost_legion"),
    _card(
        "swift_reflexes",
        "white",
        "movement combat",
        one_of(move(2), ranged(1), reduce_attack(1)),
        one_of(move(4), ranged(3), reduce_attack(2)),
        hero="wolfhawk",
        set_="lost_legion",
    ),
    _card(
        "tirelessness",
        "blue",
        "movement",
        seq(move(2), move_bonus(1, "once")),
        seq(move(4), move_bonus(1, "all")),
        hero="wolfhawk",
        set_="lost_legion",
    ),
)

for _each in (*COMMON, *OWN, Card(WOUND, "wound")):
    CARDS[_each.id] = _each
