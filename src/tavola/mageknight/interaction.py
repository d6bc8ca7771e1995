"""Interaction with the locals (MK-INT): the action of the turn at an inhabited site."""

from __future__ import annotations

from ..kernel.records import REVEALS, Option
from ..kernel.work import tell
from .book import action
from .catalog import CARDS, UNITS
from .fame import influence_bonus
from .hexmap import site_card, space_at
from .mana import pay, ways
from .movement import bound_to_rest
from .offers import need_spells, take_spell
from .state import Table, Work
from .units import gain_unit

ADVANCED_COST = 6
SPELL_COST = 7


def can_interact(table: Table) -> bool:
    """Villages, monasteries, own keeps, and towers and cities anybody conquered; never with Reputation X."""
    me = table.me
    site = site_card(table, me.at) if me.at else None
    if site is None or not site.recruit or influence_bonus(me.reputation) is None:
        return False
    if site.id in ("village", "monastery", "refugee_camp"):
        return True
    shields = space_at(table, me.at).shields
    return table.current in shields if site.id == "keep" else bool(shields)


def start_options(table: Table) -> list[Option]:
    if table.phase != "move" or bound_to_rest(table.me) or not can_interact(table):
        return []
    return [Option("interact", "interact")]


@action("interact")
def interact(work: Work, option: Option) -> None:
    """Points of earlier phases are lost; Reputation (and own Shields in a city) give the first Influence."""
    me = work.me
    work.phase = "interaction"
    me.move = 0
    bonus = influence_bonus(me.reputation) or 0
    site = site_card(work, me.at)
    if site is not None and site.id == "city":
        bonus += space_at(work, me.at).shields.count(work.current)
    me.influence = bonus
    if site is not None and site.id == "mage_tower":
        need_spells(work)
    tell(work, "mk-event-interact", "MK-INT-02a1", site=site.id if site else "", count=bonus)


def trade_options(table: Table, have: list[tuple[str, str]]) -> list[Option]:
    """What the Influence at hand can buy here."""
    if table.phase != "interaction":
        return []
    site = site_card(table, table.me.at)
    if site is None:
        return []
    found = _recruits(table, site.recruit)
    points = table.me.influence
    if site.heal_cost and points >= site.heal_cost:
        found.append(Option("buy heal", "buy_heal"))
    if site.id == "monastery" and points >= ADVANCED_COST:
        cards = dict.fromkeys(name for name in table.unit_offer if name in CARDS)
        found += [Option(f"learn {name}", "learn", (name, "")) for name in cards]
    if site.id == "mage_tower" and points >= SPELL_COST:
        for name in table.spell_offer:
            for way in ways(table, have, CARDS[name].color):
                found.append(Option(f"learn {name} {way}", "learn", (name, way), REVEALS))
    return found


def _recruits(table: Table, icon: str) -> list[Option]:
    points = table.me.influence
    return [
        Option(f"recruit {name}", "recruit", (name,))
        for name in dict.fromkeys(table.unit_offer)
        if name in UNITS and icon in UNITS[name].sites and UNITS[name].cost <= points
    ]


@action("recruit")
def recruit(work: Work, option: Option) -> None:
    """Pay the printed Influence; the Unit can be used at once."""
    name = str(option.args[0])
    work.me.influence -= UNITS[name].cost
    gain_unit(work, name)


@action("buy_heal")
def buy_heal(work: Work, option: Option) -> None:
    """A Healing point for Influence: 3 in a village, 2 in a monastery."""
    site = site_card(work, work.me.at)
    cost = site.heal_cost if site else 0
    work.me.influence -= cost
    work.me.heal += 1
    tell(work, "mk-event-buy-heal", "MK-INT-04b1", cost=cost)


@action("learn")
def learn(work: Work, option: Option) -> None:
    """An Advanced Action of the monastery, or a Spell of the tower for Influence and mana: on top of the deck."""
    name, payment = str(option.args[0]), str(option.args[1])
    me = work.me
    if CARDS[name].kind == "spell":
        me.influence -= SPELL_COST
        pay(work, payment)
        take_spell(work, name)
    else:
        me.influence -= ADVANCED_COST
        place = work.unit_offer.index(name)
        work.unit_offer = work.unit_offer[:place] + work.unit_offer[place + 1 :]
    me.deck = (name, *me.deck)
    tell(work, "mk-event-learn", "MK-EFF-G3a", card=name)
