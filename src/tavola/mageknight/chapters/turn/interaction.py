"""Interaction with the locals (MK-INT): the action of the turn at an inhabited site."""

from __future__ import annotations

from ....kernel.records import PAYS, Effect, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import tell
from ...book import action
from ...catalog import CARDS, SKILLS, UNITS
from ...features import Feature, gather, owned_sites
from ...state import PlayerFields, Table, Work
from ..hand.units import can_pay_basic, free_token, gain_unit
from ..land.cities import SPELL_COST, city_colors, city_options, cost_barred, open_offers
from ..land.offers import need_spells, take_spell
from ..pieces.fame import change_reputation, influence_bonus
from ..pieces.hexmap import site_at, site_card, space_at
from ..pieces.mana import pay, ways, without_mod
from ..pieces.teams import held_by

ADVANCED_COST = 6
_NO_LOCALS = no("MK-INT-01a", "mk-why-no-locals")
_NO_NAME = no("MK-INT-02a3", "mk-why-reputation-x")


def reputation_counts(me: PlayerFields) -> int | None:
    """The Influence Reputation gives, nothing at X; 0 for one in disguise."""
    if any(mod.op == "ignore_reputation" for mod in me.mods):
        return 0
    return influence_bonus(me.reputation)


def talks_barred(table: Table) -> Refusal | None:
    """Why there is nobody here to deal with."""
    if not _anybody_here(table):
        return _NO_LOCALS
    return _NO_NAME if reputation_counts(table.me) is None else None


def _anybody_here(table: Table) -> bool:
    """Villages, monasteries, keeps of the team, and towers and cities anybody conquered."""
    me = table.me
    site = site_card(table, me.at) if me.at else None
    if site is None or not site.recruit:
        return False
    if site.id in ("village", "monastery", "refugee_camp"):
        return True
    if site.id == "magical_glade":  # nobody lives there, but some Units can be met there
        return any(name in UNITS and site.recruit in UNITS[name].sites for name in table.unit_offer)
    space = space_at(table, me.at)
    if site.id in owned_sites(table):
        return held_by(table, space.shields, table.current)
    return bool(space.shields) and not space.tokens


def start_options(table: Table) -> list[Option]:
    """Talks as the action of the turn, where one may be started."""
    return [Option("interact", "interact")] if talks_barred(table) is None else []


@action("interact")
def interact(work: Work) -> None:
    """Points of earlier phases are lost; Reputation (and own Shields in a city) give the first Influence."""
    me = work.me
    work.phase = "interaction"
    me.move = 0
    bonus = counted = reputation_counts(me) or 0
    site = site_card(work, me.at)
    if site is not None and site.id == "city":
        bonus += space_at(work, me.at).shields.count(work.current)
    me.influence = bonus
    me.mods += (Effect("reputation_counted", (counted,)),)
    if site is not None and site.id == "mage_tower":
        need_spells(work)
    open_offers(work)
    tell(work, "mk-event-interact", "MK-INT-02a1", site=site.id if site else "", count=bonus)


def trade_options(table: Table, have: list[tuple[str, str]]) -> list[Option]:
    """What the Influence at hand can buy here."""
    if table.phase != "interaction":
        return []
    site = site_card(table, table.me.at)
    if site is None:
        return []
    found = _recruits(table)
    found += city_options(table) if site.id == "city" else []
    if healing_barred(table) is None:
        found.append(Option("buy heal", "buy_heal"))
    if lesson_barred(table) is None:
        cards = dict.fromkeys(name for name in table.unit_offer if name in CARDS)
        found += [Option(f"gain {name}", "learn", (name, ""), also=f"learn {name}") for name in cards]
    if spell_barred(table) is None:
        for name in table.spell_offer:
            for way in ways(table, have, CARDS[name].color):
                found.append(Option(f"gain {name} {way}", "learn", (name, way), PAYS, f"learn {name} {way}"))
    return found


def trade_barred(table: Table) -> Refusal | None:
    """Whoever buys, deals with the locals."""
    return None if table.phase == "interaction" else no("MK-INT-04", "mk-why-only-interacting")


def healing_barred(table: Table) -> Refusal | None:
    """Why no Healing point is sold here."""
    site = site_card(table, table.me.at)
    if site is None or not site.heal_cost:
        return no("MK-HEAL-03b", "mk-why-no-healer")
    return cost_barred(table, site.heal_cost, "MK-INT-04b2" if site.id == "monastery" else "MK-INT-04b1")


def lesson_barred(table: Table) -> Refusal | None:
    """Why no Advanced Action of the Unit offer is taught here."""
    if site_at(table, table.me.at) != "monastery":
        return no("MK-INT-04c1", "mk-why-advanced-price")
    return cost_barred(table, ADVANCED_COST, "MK-INT-04c1")


def spell_barred(table: Table) -> Refusal | None:
    """Why no Spell is sold here: mage towers do, and the citizens of the blue city."""
    if "blue" not in city_colors(table, table.me.at) and site_at(table, table.me.at) != "mage_tower":
        return no("MK-INT-04d1", "mk-why-spell-price")
    return cost_barred(table, SPELL_COST, "MK-INT-04d1")


def icons_here(table: Table) -> tuple[str, ...]:
    """The icons of the Units that can be recruited on this space."""
    site = site_at(table, table.me.at)
    return (site, *gather(table, Feature.lends, site))


def _recruits(table: Table) -> list[Option]:
    """Units of the offer that nothing bars here and whose price can be paid, with a rebate where an effect grants
    one."""
    points = table.me.influence
    rebate = next((int(mod.args[0]) for mod in table.me.mods if mod.op == "recruit_discount"), 0)
    token = free_token(table.me)
    found = []
    for name in dict.fromkeys(table.unit_offer):
        if name not in UNITS or unit_barred(table, name) is not None:
            continue
        price = price_of(table, name)
        if cost_barred(table, price) is None:
            found.append(Option(f"recruit {name}", "recruit", (name,)))
        if rebate and price - rebate <= points:
            found.append(Option(f"recruit {name} discount", "discount", (name, "")))
        if token:
            found += _under_token(name, token, price, rebate, points)
    return found


def unit_barred(table: Table, name: str) -> Refusal | None:
    """Why a Unit of the offer cannot be recruited here, whatever is paid for it."""
    unit = UNITS[name]
    if any(mod.op == "no_recruits" for mod in table.me.mods):
        return no("MK-EFF-01c", "mk-why-no-recruits")
    if not _anybody_serves(table) and not any(icon in unit.sites for icon in icons_here(table)):
        return no("MK-INT-04a1", "mk-why-wrong-site", unit=name)
    if _at_odds(table, name):
        return no("MK-INT-05a", "mk-why-at-odds", unit=name)
    if "familiar" in unit.traits and not can_pay_basic(table):
        return no("MK-INT-04a1", "mk-why-cannot-pay")
    return None


def _anybody_serves(table: Table) -> bool:
    """Where Units are recruited whatever their icons: among refugees, and in the white city."""
    at = table.me.at
    return site_at(table, at) == "refugee_camp" or "white" in city_colors(table, at)


def _under_token(name: str, token: str, price: int, rebate: int, points: int) -> list[Option]:
    """The same Unit under a Skill that serves as its Command token, for less, but never for less than nothing."""
    less = max(0, price - SKILLS[token].rebate)
    found = [Option(f"recruit {name} loyal", "recruit_loyal", (name, token))] if less <= points else []
    if rebate and max(0, less - rebate) <= points:
        found.append(Option(f"recruit {name} loyal discount", "discount", (name, token)))
    return found


def _at_odds(table: Table, name: str) -> bool:
    """Heroes and Thugs cannot be recruited in one interaction."""
    other = {"contrary": "renowned", "renowned": "contrary"}
    return any(
        mod.op == "swayed" and other.get(trait) in mod.args for mod in table.me.mods for trait in UNITS[name].traits
    )


def price_of(table: Table, name: str) -> int:
    """The printed Influence, with what a refugee camp adds. The Reputation counted at the start counts the other way
    for Thugs and a second time for Heroes, once in an interaction."""
    unit = UNITS[name]
    price = unit.cost + (_surcharge(unit.sites) if site_at(table, table.me.at) == "refugee_camp" else 0)
    counted = sum(int(mod.args[0]) for mod in table.me.mods if mod.op == "reputation_counted")
    if "contrary" in unit.traits:
        return price + 2 * counted
    return price - counted if "renowned" in unit.traits else price


def _surcharge(icons: tuple[str, ...]) -> int:
    """Refugees ask more for Units that seldom come to villages."""
    if "village" in icons:
        return 0
    return 3 if set(icons) <= {"city"} else 1


@action("recruit")
def recruit(work: Work, name: str) -> None:
    """Pay the printed Influence; the Unit can be used at once."""
    _pay_price(work, name)
    gain_unit(work, name, paid=True)


@action("recruit_loyal")
def recruit_loyal(work: Work, name: str, token: str) -> None:
    """Bonds of Loyalty: the Skill is the Unit's Command token."""
    _pay_price(work, name, SKILLS[token].rebate)
    gain_unit(work, name, token, paid=True)


def _pay_price(work: Work, name: str, rebate: int = 0) -> None:
    """Influence for a Unit. Reputation counts once in a turn, so after one Thug it stays turned around."""
    me = work.me
    me.influence -= max(0, price_of(work, name) - rebate) if rebate else price_of(work, name)
    me.mods += (Effect("hired"),)
    swayed = [trait for trait in ("contrary", "renowned") if trait in UNITS[name].traits]
    if swayed:
        kept = (mod for mod in me.mods if mod.op != "reputation_counted")
        me.mods = (*kept, Effect("swayed", tuple(swayed)))


@action("discount")
def recruit_cheaper(work: Work, name: str, token: str) -> None:
    """One Unit for less Influence, as an effect of the turn allows, and perhaps a worse name for it."""
    rebate = next(mod for mod in work.me.mods if mod.op == "recruit_discount")
    work.me.mods = without_mod(work.me.mods, "recruit_discount")
    _pay_price(work, name, int(rebate.args[0]) + (SKILLS[token].rebate if token else 0))
    change_reputation(work, int(rebate.args[1]), "MK-INT-02a2")
    gain_unit(work, name, token, paid=True)


@action("buy_heal")
def buy_heal(work: Work) -> None:
    """A Healing point for Influence: 3 in a village, 2 in a monastery."""
    site = site_card(work, work.me.at)
    cost = site.heal_cost if site else 0
    work.me.influence -= cost
    work.me.heal += 1
    tell(work, "mk-event-buy-heal", "MK-INT-04b1", cost=cost)


@action("learn")
def learn(work: Work, name: str, payment: str) -> None:
    """An Advanced Action of the monastery, or a Spell of the tower for Influence and mana: on top of the deck."""
    me = work.me
    if CARDS[name].kind == "spell":
        me.influence -= SPELL_COST
        pay(work, payment, CARDS[name].color)
        take_spell(work, name)
    else:
        me.influence -= ADVANCED_COST
        place = work.unit_offer.index(name)
        work.unit_offer = work.unit_offer[:place] + work.unit_offer[place + 1 :]
    me.deck = (name, *me.deck)
    tell(work, "mk-event-learn", "MK-EFF-G3a", card=name)
