"""Ready for Battle, and Travel + Campaign: whom the Prince attacks, where and for what (P5.4, P6)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from ....kernel.records import Effect
from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...catalog import FREE
from ...state import (
    BANDITS,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    SLOT_NAMES,
    Campaign,
    Site,
    State,
    Table,
    Work,
    banner,
    bench,
    campaign_of,
    frozen,
    site_of,
)
from ..campaign.pools import price_of, target_dice, usable_plans, use_plan
from ..campaign.sides import ATTACK, DEFENSE, outlaw, strength
from ..campaign.targets import declare, declared_bar, defenders, possible
from ..court.citizenship import scepter_holder
from ..court.title import site_counts
from ..pieces.rule import chancellor, enemies, ruler, rules
from ..powers.offered import Offered
from .box import color_of, others, prince_of, tactics
from .travelling import reachable, set_out

RIVAL_SITES = "rival_sites"
RELICS = "relics"
#: Plans that cost their card in the end.
DISCARDS = ("discarded", "discarded_without", "discard_self")
#: What a facedown site is taken for: 1 die and 1 bandit.
UNKNOWN = 2


class Strike(Struct, frozen=True):
    """An attack as he plans it: from which site, on whom, on what; dice against dice and warbands."""

    site: str
    defender: int
    targets: tuple[str, ...]
    attack: int
    defense: int

    @property
    def ready(self) -> bool:
        """The attack dice exceed defence dice and warbands; equal is not ready (OA-PRINCE-095)."""
        return self.attack > self.defense


# -- whom -------------------------------------------------------------------------------------------------------------


def rival(table: Table) -> int:
    """The enemy with the most sites, ties in turn order from him; the bandits where no enemy rules one (OA-PRINCE-079,
    091)."""
    seat = prince_of(table).seat
    counts = site_counts(table)
    foes = [other for other in others(table) if enemies(table, seat, other) and counts[other]]
    return max(foes, key=lambda other: counts[other]) if foes else BANDITS


def richest(table: Table) -> int:
    """The other player with the most relics; nobody where none is held (OA-PRINCE-084)."""
    held = [other for other in others(table) if table.players[other].relics]
    return max(held, key=lambda other: len(table.players[other].relics)) if held else BANDITS


def holder_of(table: Table, thing: str) -> int:
    """Who else holds the Scepter or a banner; himself and the shared bank are nobody to attack."""
    held = scepter_holder(table) if thing == GRAND_SCEPTER else banner(table, thing).holder
    return BANDITS if held == prince_of(table).seat else held


def meant(table: Table, what: str) -> str:
    """With the Scepter as aim, what is about the Darkest Secret is about the Scepter (OA-PRINCE-033)."""
    return GRAND_SCEPTER if what == DARKEST_SECRET and prince_of(table).aim == GRAND_SCEPTER else what


# -- how strong -------------------------------------------------------------------------------------------------------


def _imagined(table: Table, site: str, defender: int, targets: tuple[str, ...]) -> tuple[Work, Campaign]:
    """The table with his pawn there and the campaign declared."""
    seat = prince_of(table).seat
    work = bench(_rest(table))
    player = replace(work.players[seat], site=site)
    work.players = (*work.players[:seat], player, *work.players[seat + 1 :])
    purple = chancellor(work)
    helps = defender >= 0 and work.players[defender].imperial and purple not in (defender, seat)
    campaign = Campaign(
        work.serial,
        seat,
        defender,
        site,
        True,
        targets,
        allies=(purple,) if helps else (),
        outlaw=outlaw(work, seat, defender),
    )
    work.serial += 1
    work.campaigns = (*work.campaigns, campaign)
    return work, campaign


def _rest(table: Table) -> State:
    return frozen(table) if isinstance(table, Work) else cast(State, table)


def says(effect: Effect, words: tuple[str, ...]) -> bool:
    """Whether an effect holds one of these words, however deep."""
    return effect.op in words or any(says(part, words) for part in effect.parts)


def own_plans(table: Table, campaign: Campaign) -> list[Offered]:
    """His plans that cost neither favor nor secrets nor a card; one that must stand alone comes first (OA-PRINCE-092,
    129)."""
    seat = prince_of(table).seat
    found = [
        offered
        for offered in usable_plans(table, campaign, seat)
        if price_of(table, campaign, seat, offered) == FREE and not says(offered.printed.effect, DISCARDS)
    ]
    return sorted(found, key=lambda offered: not says(offered.printed.effect, ("only_plan",)))


def strike(table: Table, site: str, defender: int, targets: tuple[str, ...]) -> Strike:
    """The dice he could roll, with the land, Tactics and his own free plans, against the dice of the targets and the
    defending force; neither the defender's plans nor the title count (OA-PRINCE-095 to 099)."""
    work, campaign = _imagined(table, site, defender, targets)
    dice = sum(target_dice(work, campaign, target) for target in targets)
    attack = strength(work, campaign, ATTACK) + POWERS.value(work, "attack_dice", 0, campaign)
    force = strength(work, campaign, DEFENSE)
    work.campaigns = (*work.campaigns[:-1], replace(campaign, attack=max(0, attack), defense=dice))
    _use_plans(work, campaign.n)
    return Strike(site, defender, targets, campaign_of(work, campaign.n).attack, dice + force)


def _use_plans(work: Work, n: int) -> None:
    """His free plans change the imagined pool as they would the real one."""
    seat = prince_of(work).seat
    work.stack = ()
    for _ in range(len(work.campaigns) + 20):
        found = own_plans(work, campaign_of(work, n))
        if not found:
            return
        use_plan(work, n, seat, found[0])
        BOOK.settle(work)
        work.stack = ()


# -- where and for what -----------------------------------------------------------------------------------------------


def legal(table: Table, site: str, defender: int, targets: tuple[str, ...]) -> bool:
    """Whether such targets could be declared from there."""
    work, campaign = _imagined(table, site, defender, targets)
    if defender not in defenders(work, campaign.attacker, site):
        return False
    return set(targets) <= set(possible(work, campaign)) and declared_bar(work, campaign) is None


def _widest(table: Table, site: str, defender: int, must: tuple[str, ...], more: list[str]) -> Strike | None:
    """The smallest legal set, enlarged in this order while he stays ready (OA-PRINCE-101); None without a legal set."""
    best: Strike | None = None
    for count in range(0 if must else 1, len(more) + 1):
        targets = (*must, *more[:count])
        if not legal(table, site, defender, targets):
            continue
        found = strike(table, site, defender, targets)
        if best is None or found.ready:
            best = found
        if not found.ready:
            break
    return best


def _mandatory(table: Table, site: str, defender: int) -> tuple[str, ...]:
    """The site itself, if the defender rules it (OA-PRINCE-078)."""
    work, _ = _imagined(table, site, defender, ())
    return (f"site {site}",) if defender < 0 or rules(work, defender, site) else ()


def strike_at(table: Table, what: str, site: str, defender: int) -> Strike | None:
    """The attack he could make from a site on this defender."""
    must = _mandatory(table, site, defender)
    if what == RIVAL_SITES:
        if not must:
            return None
        order = [other.id for other in by_force(table, defender) if other.id != site]
        return _widest(table, site, defender, must, [f"site {other}" for other in order])
    if defender < 0 or table.players[defender].site != site:
        return None
    if what == RELICS:
        return _widest_of_relics(table, site, defender, must)
    target = f"relic {GRAND_SCEPTER}" if what == GRAND_SCEPTER else f"banner {what}"
    targets = (*must, target)
    return strike(table, site, defender, targets) if legal(table, site, defender, targets) else None


def _widest_of_relics(table: Table, site: str, defender: int, must: tuple[str, ...]) -> Strike | None:
    """Relics from the fewest dice to the most, the latest taken first among equals (OA-PRINCE-084, 085)."""
    work, campaign = _imagined(table, site, defender, ())
    open_to_him = set(possible(work, campaign))
    held = [f"relic {relic}" for relic in reversed(table.players[defender].relics)]
    held = sorted((one for one in held if one in open_to_him), key=lambda one: target_dice(work, campaign, one))
    if not held:
        return None
    return _widest(table, site, defender, (*must, held[0]), held[1:])


def by_force(table: Table, defender: int) -> list[Site]:
    """The defender's sites from the fewest warbands they add to the most, his board where his pawn stands
    (OA-PRINCE-079, 080)."""
    own = [site for site in table.sites if ruler(table, site) == defender]

    def added(site: Site) -> int:
        work, campaign = _imagined(table, site.id, defender, (f"site {site.id}",))
        return strength(work, campaign, DEFENSE)

    return sorted(own, key=added)


def planned(table: Table, what: str) -> Strike | None:
    """The attack this space of his mind means now; None where there is nobody or nothing to attack."""
    what = meant(table, what)
    seat = prince_of(table).seat
    here = table.players[seat].site
    way = {here, *(table.sites[slot].id for slot in reachable(table))}
    if what == RIVAL_SITES:
        foe = rival(table)
        for site in by_force(table, foe):
            found = strike_at(table, what, site.id, foe) if site.id in way else None
            if found is not None:
                return found
        return _into_the_unknown(table) if foe == BANDITS else None
    foe = richest(table) if what == RELICS else holder_of(table, what)
    if foe < 0 or table.players[foe].site not in way:
        return None
    return strike_at(table, what, table.players[foe].site, foe)


def _into_the_unknown(table: Table) -> Strike | None:
    """Where he rules all that is known, a facedown site and its bandits; what lies there nobody knows
    (OA-PRINCE-081)."""
    for slot in reachable(table):
        if not table.sites[slot].up:
            name = SLOT_NAMES[slot]
            attack = table.players[prince_of(table).seat].warbands + tactics(table)
            return Strike(name, BANDITS, (f"site {name}",), attack, UNKNOWN)
    return None


def ready(table: Table, what: str) -> bool:
    """Ready for Battle for this aim (OA-PRINCE-048, 095)."""
    found = planned(table, what)
    return found is not None and found.ready


# -- the action -------------------------------------------------------------------------------------------------------


def campaign(work: Work, what: str) -> None:
    """Travel to the first target, then fight."""
    found = planned(work, what)
    assert found is not None
    foe = work.players[found.defender].color if found.defender >= 0 else "bandits"
    tell(
        work,
        "oa-log-prince-ready",
        rule="OA-PRINCE-095",
        player=color_of(work),
        other=foe,
        attack=found.attack,
        defense=found.defense,
    )
    push(work, "prince.fight", meant(work, what), found.defender)
    if site_of(work, found.site).id != work.players[prince_of(work).seat].site:
        set_out(work, found.site)


@BOOK.does("prince.fight")
def fight(work: Work, what: str, defender: int) -> None:
    """The campaign is held if the defender can be attacked from where he has come to (OA-PRINCE-078, 193)."""
    seat = prince_of(work).seat
    found = strike_at(work, what, work.players[seat].site, defender)
    if found is None:
        tell(work, "oa-log-prince-no-fight", rule="OA-PRINCE-193", player=color_of(work))
        return
    begun = Campaign(work.serial, seat, defender, found.site, True, found.targets, outlaw=outlaw(work, seat, defender))
    work.serial += 1
    work.campaigns = (*work.campaigns, begun)
    declare(work, begun)
