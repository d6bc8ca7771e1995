"""Conditions: `(table, power, what, *args) -> bool`, for trees and for powers in force.

`power` says whose card it is and where it lies; the first of `args`, if there is one, is the deed (or the seat) the
power is asked about. A tree is asked for its own user.
"""

from __future__ import annotations

from typing import Any

from ...kernel.powers import Power
from ..book import POWERS
from ..catalog import CARDS
from ..chapters.campaign.sides import (
    ATTACK,
    opponent,
    opponents,
    side_of,
    strength,
    target_place,
    target_sites,
    targets_pawn,
)
from ..chapters.pieces.cards import adviser_suits, suits_at
from ..chapters.pieces.rule import (
    card_ruler,
    chancellor,
    enemy_of_card,
    imperial,
    ruled_cards,
    ruled_sites,
    ruler,
    rules,
    rules_card,
)
from ..chapters.pieces.tokens import bank
from ..chapters.powers.deeds import Travel
from ..state import CITIZEN, EXILE, Table, banner, region_of, site_of


def acting(power: Power, args: tuple[Any, ...]) -> int:
    """Who is doing what is asked about; where nobody is, the power's own user."""
    if not args:
        return power.seat
    return args[0] if isinstance(args[0], int) else int(args[0].seat)


# -- who --------------------------------------------------------------------------------------------------------------


@POWERS.condition("holder")
def holder(table: Table, power: Power, what: str, *args: Any) -> bool:
    return acting(power, args) == power.seat


@POWERS.condition("others")
def others(table: Table, power: Power, what: str, *args: Any) -> bool:
    return acting(power, args) != power.seat


@POWERS.condition("ruler")
def of_ruler(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The one who acts rules the site of this piece."""
    return rules(table, acting(power, args), power.place)


@POWERS.condition("rules_card")
def rules_this(table: Table, power: Power, what: str, *args: Any) -> bool:
    return rules_card(table, acting(power, args), power.source, power.seat, power.place)


@POWERS.condition("enemy")
def enemy(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The one who acts is an enemy of this card's ruler."""
    return enemy_of_card(table, acting(power, args), power.source, power.seat, power.place)


@POWERS.condition("at_rulers_site")
def at_rulers_site(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The pawn of the one who acts is at a site of this card's ruler."""
    there = ruler(table, site_of(table, table.players[acting(power, args)].site))
    return there == card_ruler(table, power.source, power.seat, power.place)


@POWERS.condition("exile")
def exile(table: Table, power: Power, what: str, *args: Any) -> bool:
    return power.seat >= 0 and table.players[power.seat].role == EXILE


@POWERS.condition("citizen")
def citizen(table: Table, power: Power, what: str, *args: Any) -> bool:
    return power.seat >= 0 and table.players[power.seat].role == CITIZEN


@POWERS.condition("own_turn")
def own_turn(table: Table, power: Power, what: str, *args: Any) -> bool:
    return table.turn.seat == power.seat


@POWERS.condition("holds")
def holds(table: Table, power: Power, what: str, *args: Any) -> bool:
    return banner(table, what).holder == power.seat


@POWERS.condition("side_holds")
def side_holds(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The user holds a banner, or is Imperial while the Chancellor does (OA-CMP-107)."""
    held = banner(table, what).holder
    return held == power.seat or (held == chancellor(table) and imperial(table, power.seat))


@POWERS.condition("more_sites")
def more_sites(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The user rules more sites than the Empire."""
    return len(ruled_sites(table, power.seat)) > len(ruled_sites(table, chancellor(table)))


@POWERS.condition("more_secrets")
def more_secrets(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The user has more secrets than the Chancellor; those on cards belong to who is in turn."""
    placed = sum(secrets for _, secrets in table.tokens.values())

    def owned(seat: int) -> int:
        return table.players[seat].all_secrets + (placed if table.turn.seat == seat else 0)

    return owned(power.seat) > owned(chancellor(table))


@POWERS.condition("mob")
def mob(table: Table, power: Power, what: str, *args: Any) -> bool:
    return table.people.mob


@POWERS.condition("exile_keeper")
def exile_keeper(table: Table, power: Power, what: str, *args: Any) -> bool:
    """Some Exile holds the title."""
    return table.players[table.keeper].role == EXILE


# -- where ------------------------------------------------------------------------------------------------------------


@POWERS.condition("pawn_here")
def pawn_here(table: Table, power: Power, what: str, *args: Any) -> bool:
    return table.players[acting(power, args)].site == power.place


@POWERS.condition("pawn_elsewhere")
def pawn_elsewhere(table: Table, power: Power, what: str, *args: Any) -> bool:
    return not pawn_here(table, power, what, *args)


@POWERS.condition("from_here")
def from_here(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    return isinstance(deed, Travel) and deed.origin == power.place


@POWERS.condition("to_here")
def to_here(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    return isinstance(deed, Travel) and deed.to == power.place


@POWERS.condition("same_region")
def same_region(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    return isinstance(deed, Travel) and region_of(table, deed.origin) == region_of(table, deed.to)


@POWERS.condition("to_region")
def to_region(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The travel goes to that region from another one, or for the Hinterland from anywhere."""
    if not isinstance(deed, Travel):
        return False
    there = region_of(table, deed.to)
    return there == what and (what == "hinterland" or region_of(table, deed.origin) != what)


@POWERS.condition("to_suit")
def to_suit(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The destination has a card of that suit."""
    return isinstance(deed, Travel) and what in suits_at(table, site_of(table, deed.to))


@POWERS.condition("heeded")
def heeded(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """Nothing about this travel makes it pass over the power of a site; a campaign never does."""
    if not isinstance(deed, Travel):
        return True
    return not POWERS.value(table, "ignored", False, deed, power.source, plus=deed.mods)


@POWERS.condition("arrives")
def arrives(table: Table, power: Power, what: str, seat: int, origin: str, to: str) -> bool:
    """Somebody has travelled here."""
    return to == power.place


@POWERS.condition("stranger")
def stranger(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The one who acts does not rule this card."""
    return not rules_card(table, acting(power, args), power.source, power.seat, power.place)


@POWERS.condition("unguarded")
def unguarded(table: Table, power: Power, what: str, *args: Any) -> bool:
    """No pawn of whoever rules this site is here; bandits have none, the Empire has every Imperial one."""
    return not any(
        player.site == power.place and rules(table, seat, power.place) for seat, player in enumerate(table.players)
    )


@POWERS.condition("board_at_most")
def board_at_most(table: Table, power: Power, what: str, *args: Any) -> bool:
    return table.players[acting(power, args)].warbands <= int(what)


@POWERS.condition("portal")
def portal(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The travel leaves this site, or comes here for one who rules the card."""
    comes = deed.to == power.place and rules_card(table, deed.seat, power.source, -1, power.place)
    return bool(deed.origin == power.place) or comes


@POWERS.condition("stuck")
def stuck(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The pawn is at a ruled site, and warbands are on the board."""
    return table.players[deed.seat].warbands > 0 and rules(table, deed.seat, deed.origin)


# -- cards ------------------------------------------------------------------------------------------------------------


@POWERS.condition("suit")
def of_suit(table: Table, power: Power, what: str, deed: Any, card: str = "", *rest: Any) -> bool:
    """The card used or played has one of these suits: `suit:beast+nomad`."""
    name = card or deed.card
    return CARDS[name].suit in what.split("+")


@POWERS.condition("this_card")
def this_card(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    return bool(deed.card == power.source)


@POWERS.condition("card_here")
def card_here(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The card used lies at this site."""
    return deed.card in site_of(table, power.place).cards


@POWERS.condition("goods")
def goods(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The trade is for these goods."""
    return bool(deed.goods == what)


@POWERS.condition("has_adviser")
def has_adviser(table: Table, power: Power, what: str, *args: Any) -> bool:
    return what in adviser_suits(table, acting(power, args))


@POWERS.condition("matches")
def matches(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The card used matches an adviser of the one who acts."""
    return CARDS[deed.card].suit in adviser_suits(table, deed.seat, deed.mods)


@POWERS.condition("poorest")
def poorest(table: Table, power: Power, what: str, deed: Any, *rest: Any) -> bool:
    """The bank of the card used has strictly less favor than every other."""
    mine = bank(table, CARDS[deed.card].suit)
    return table.banks.count(mine) == 1 and min(table.banks) == mine


@POWERS.condition("just_drawn")
def just_drawn(table: Table, power: Power, what: str, seat: int, card: str, to: str, drawn: int) -> bool:
    """A denizen drawn in this search was played face up."""
    return bool(drawn) and CARDS[card].kind == "denizen"


@POWERS.condition("recovers")
def recovers(table: Table, power: Power, what: str, deed: Any, thing: str = "", *rest: Any) -> bool:
    return (thing or deed.what) == what


@POWERS.condition("searched")
def searched(table: Table, power: Power, what: str, seat: int, source: str) -> bool:
    return source == what


@POWERS.condition("rules_no")
def rules_no(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The one who acts rules no card of that suit."""
    return all(CARDS[card].suit != what for card in ruled_cards(table, acting(power, args)))


@POWERS.condition("plays_vision")
def plays_vision(table: Table, power: Power, what: str, seat: int, card: str, *rest: Any) -> bool:
    return CARDS[card].kind == "vision"


@POWERS.condition("no_favor")
def no_favor(table: Table, power: Power, what: str, *args: Any) -> bool:
    return table.players[power.seat].favor == 0


# -- war --------------------------------------------------------------------------------------------------------------


@POWERS.condition("target_here")
def target_here(table: Table, power: Power, what: str, *args: Any) -> bool:
    """Something declared is at this site."""
    campaign = args[0] if args else table.campaigns[-1]
    return any(target_place(table, campaign, target) == power.place for target in campaign.targets)


@POWERS.condition("site_targeted")
def site_targeted(table: Table, power: Power, what: str, *args: Any) -> bool:
    return power.place in target_sites(table.campaigns[-1])


@POWERS.condition("target_suit")
def target_suit(table: Table, power: Power, what: str, *args: Any) -> bool:
    """Some targeted site has a card of that suit."""
    return any(what in suits_at(table, site_of(table, site)) for site in target_sites(table.campaigns[-1]))


@POWERS.condition("pawn_targeted")
def pawn_targeted(table: Table, power: Power, what: str, *args: Any) -> bool:
    return targets_pawn(table.campaigns[-1])


@POWERS.condition("pool")
def pool(table: Table, power: Power, what: str, *args: Any) -> bool:
    """So many defence dice are in the pool now."""
    return table.campaigns[-1].defense >= int(what)


@POWERS.condition("outnumbers")
def outnumbers(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The user's force is strictly the larger one now."""
    campaign = table.campaigns[-1]
    side = side_of(campaign, power.seat)
    mine, theirs = strength(table, campaign, "attack"), strength(table, campaign, "defense")
    return mine > theirs if side == ATTACK else theirs > mine


@POWERS.condition("outnumbered")
def outnumbered(table: Table, power: Power, what: str, *args: Any) -> bool:
    campaign = table.campaigns[-1]
    return strength(table, campaign, "defense") > strength(table, campaign, "attack")


@POWERS.condition("foe_has")
def foe_has(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The opponent or an Ally has a face-up adviser of that suit."""
    campaign = table.campaigns[-1]
    foes = opponents(campaign, side_of(campaign, power.seat))
    return any(what in adviser_suits(table, seat) for seat in foes)


@POWERS.condition("foe_exile")
def foe_exile(table: Table, power: Power, what: str, *args: Any) -> bool:
    """The opposing player, not an Ally, is an Exile."""
    campaign = table.campaigns[-1]
    foe = opponent(campaign, side_of(campaign, power.seat))
    return foe >= 0 and table.players[foe].role == EXILE


@POWERS.condition("foe_lacks")
def foe_lacks(table: Table, power: Power, what: str, *args: Any) -> bool:
    """Neither the opponent nor an Ally holds that banner."""
    campaign = table.campaigns[-1]
    return banner(table, what).holder not in opponents(campaign, side_of(campaign, power.seat))


@POWERS.condition("chancellor_attacks")
def chancellor_attacks(table: Table, power: Power, what: str, campaign: Any, *rest: Any) -> bool:
    return bool(campaign.attacker == chancellor(table))


@POWERS.condition("between_players")
def between_players(table: Table, power: Power, what: str, attacker: int, defender: int) -> bool:
    return defender >= 0
