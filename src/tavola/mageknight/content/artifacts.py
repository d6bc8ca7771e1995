"""The Artifacts: a basic effect again and again, or a strong one for throwing them away."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.effects import cost, one_of, seq, when
from ...kernel.records import Effect
from ..catalog import BASIC_COLORS, CARDS, Banner, Card
from ..verbs.cards import later, ready
from ..verbs.changes import loses, no_attack
from ..verbs.conditions import run
from ..verbs.enemies import all_enemies, enemies_up_to
from ..verbs.gains import heal_unit, ready_all, roll_dice
from ..verbs.giving import for_cards, gain_card, give, risk, some_of
from ..verbs.lasting import attack_and, only, split_block
from ..verbs.mana import any_mana, crystal, mana
from ..verbs.points import attack, block, fame, heal, influence, ranged, siege
from ..verbs.turn import remember, terrain_costs, units_bonus
from .odd.cards.flying import fly


def _artifact(id_: str, basic: Effect, strong: Effect, *, healing: bool = False, set_: str = "base") -> Card:
    return Card(id_, "artifact", set=set_, basic=basic, strong=strong, healing=healing)


def _ring(gem: str, color: str) -> Card:
    """Mana and a crystal; thrown away, its colour and black without limit, and Fame for Spells of the colour."""
    return _artifact(
        f"{gem}_ring",
        seq(mana(color), crystal(color), fame(1)),
        seq(remember("endless_mana", color, "black"), remember("on_cast", color, 1)),
    )


def _sun(tokens: int) -> Effect:
    return seq(
        *(mana("gold"),) * tokens,
        when("night", seq(terrain_costs(3, "forest"), remember("allow_mana", "gold"), remember("as_by_day"))),
    )


def _darkness(tokens: int) -> Effect:
    return seq(
        *(any_mana(),) * tokens,
        when("day", seq(terrain_costs(3, "desert"), remember("allow_mana", "black"))),
    )


#: What the Druidic Staff does for a card of each colour.
STAFF = {
    "white": fly(2),
    "blue": one_of(*(seq(crystal(color), crystal(color)) for color in BASIC_COLORS)),
    "red": only("peace", ready(3)),
    "green": heal(3),
}

BASE = (
    _ring("ruby", "red"),
    _ring("sapphire", "blue"),
    _ring("diamond", "white"),
    _ring("emerald", "green"),
    _artifact(
        "sword_of_justice",
        cost(for_cards(3, attack(0)), remember("defeat_fame", 1, "turn")),
        seq(
            remember("double_physical"),
            all_enemies(loses("physical_resistance")),
            remember("defeat_fame", 1, "turn"),
        ),
    ),
    _artifact("horn_of_wrath", seq(siege(5), roll_dice("wrath")), risk(siege(5), 5)),
    _artifact("endless_bag_of_gold", seq(influence(4), fame(2)), seq(influence(9), fame(3))),
    _artifact(
        "endless_gem_pouch",
        roll_dice("gems", 2),
        seq(*(mana(color) for color in BASIC_COLORS), when("night", mana("black"), mana("gold"))),
    ),
    _artifact(
        "golden_grail",
        seq(heal(2), remember("heal_fame", 2)),
        seq(heal(6), remember("heal_draws")),
        healing=True,
    ),
    _artifact(
        "book_of_wisdom",
        give("throw", {color: gain_card("advanced", "hand", color) for color in BASIC_COLORS}),
        give("throw", {color: seq(gain_card("spell", "hand", color), crystal(color)) for color in BASIC_COLORS}),
    ),
    _artifact("amulet_of_the_sun", _sun(1), _sun(3)),
    _artifact("amulet_of_darkness", _darkness(1), _darkness(3)),
)

LOST_LEGION = (
    _artifact(
        "soul_harvester",
        attack_and("harvest_one", attack(3)),
        seq(attack(8), remember("defeat_crystals")),
        set_="lost_legion",
    ),
    _artifact("circlet_of_proficiency", run("circlet"), run("circlet.take"), set_="lost_legion"),
    _artifact("tome_of_all_spells", run("tome", "basic"), run("tome", "strong"), set_="lost_legion"),
    _artifact(
        "shield_of_the_fallen_kings",
        one_of(block(6), split_block(2, 4)),
        one_of(block(8, "coldfire"), split_block(3, 4, "coldfire")),
        set_="lost_legion",
    ),
    _artifact(
        "bow_of_starsdawn",
        cost(for_cards(2, ranged(0)), Effect("phase_fame", (1,))),
        Effect("starsdawn"),
        set_="lost_legion",
    ),
    _artifact("druidic_staff", give("discard", STAFF), some_of(2, *STAFF.values()), set_="lost_legion"),
)


def _banner(name: str, banner: Banner, strong: Effect, *, healing: bool = False, set_: str = "base") -> Card:
    """Carried by a Unit for its basic effect; thrown away for the strong one."""
    return Card(
        f"banner_of_{name}",
        "artifact",
        set=set_,
        basic=Effect("carried", (name,)),
        strong=strong,
        healing=healing,
        banner=banner,
    )


BANNERS = (
    _banner(
        "glory",
        Banner(armor=1, strength=1, fame=1),
        seq(units_bonus(1, 1, "turn"), remember("units_armor", 1), remember("units_fame", 1)),
    ),
    _banner("fear", Banner(frightens=True), enemies_up_to(3, no_attack())),
    _banner("protection", Banner(armor=1, resists=("fire", "ice")), later(remember("forgive_wounds"))),
    _banner("courage", Banner(rallies=True), ready_all(), healing=True),
    _banner("fortitude", Banner(spares=True), heal_unit(0), healing=True, set_="lost_legion"),
    _artifact(
        "banner_of_command",
        seq(influence(4), remember("banner_recruit")),
        seq(fame(2), remember("free_unit")),
        set_="lost_legion",
    ),
)

_BOX = _artifact("mysterious_box", run("mysterious_box"), Effect("no_side"), set_="ultimate_edition")
BONUS = (replace(_BOX, undecided=True),)

for _each in (*BASE, *LOST_LEGION, *BANNERS, *BONUS):
    CARDS[_each.id] = _each
