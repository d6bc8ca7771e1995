"""Words of battle plans that do something at once, or keep it for later in the campaign."""

from __future__ import annotations

from ...kernel.effects import NOTHING, Ctx, when
from ...kernel.records import Effect
from ...kernel.work import push, tell
from ..book import BOOK, VERBS, word, word_if
from ..chapters.campaign.pools import change_attack, change_defense, price_of
from ..chapters.campaign.sides import ATTACK, fall, force, opponent, opponents, side_of
from ..chapters.pieces import tokens
from ..chapters.pieces.cards import adviser_suits
from ..chapters.pieces.picking import pick
from ..chapters.powers.in_force import usable
from ..state import Campaign, Later, Table, Work, fought
from .amounts import number
from .gains import gain_from_bank


def dice(n: int | str) -> Effect:
    """So many attack dice more for an attacker, fewer against a defender (OA-CMP-038)."""
    return Effect("dice", (n,))


@word("dice")
def _dice(work: Work, source: str, seat: int, place: str, n: int | str) -> None:
    campaign = work.campaigns[-1]
    count = number(work, seat, n)
    change_attack(work, campaign.n, count if side_of(campaign, seat) == ATTACK else -count)


def lose_attack_dice(n: int) -> Effect:
    return Effect("lose_attack_dice", (n,))


@word("lose_attack_dice")
def _lose_attack_dice(work: Work, source: str, seat: int, place: str, n: int) -> None:
    change_attack(work, work.campaigns[-1].n, -n)


def defense_dice(n: int | str) -> Effect:
    return Effect("defense_dice", (n,))


@word("defense_dice")
def _defense_dice(work: Work, source: str, seat: int, place: str, n: int | str) -> None:
    change_defense(work, work.campaigns[-1].n, number(work, seat, n))


def fewer_dice(n: int | str) -> Effect:
    """Up to so many dice, as the user likes."""
    return Effect("fewer_dice", (n,))


@word("fewer_dice")
def _fewer_dice(work: Work, source: str, seat: int, place: str, n: int | str) -> None:
    most = number(work, seat, n)
    pick(work, seat, "number", map(str, range(most + 1)), "war.dice", source, seat, place, why=source)


@BOOK.does("war.dice")
def _so_many(work: Work, source: str, seat: int, place: str, n: str) -> None:
    _dice(work, source, seat, place, int(n))


def sacrifice_one() -> Effect:
    """One warband of the own force dies; without one it cannot be used."""
    return Effect("sacrifice_one")


def _any_force(table: Table, source: str, seat: int, place: str) -> bool:
    campaign = table.campaigns[-1]
    return seat >= 0 and bool(force(table, campaign, side_of(campaign, seat)))


@word_if("sacrifice_one", _any_force)
def _sacrifice_one(work: Work, source: str, seat: int, place: str) -> None:
    campaign = work.campaigns[-1]
    push(work, "campaign.fall", campaign.n, side_of(campaign, seat), 1)


def kill_attacker(n: int) -> Effect:
    """Warbands on the attacker's board die."""
    return Effect("kill_attacker", (n,))


@word("kill_attacker")
def _kill_attacker(work: Work, source: str, seat: int, place: str, n: int) -> None:
    campaign = work.campaigns[-1]
    fall(work, campaign.n, ATTACK, f"board {campaign.attacker}", n)


def burn_foe_secrets(left: int) -> Effect:
    """The opponent burns every secret of the board but so many, face up or face down."""
    return Effect("burn_foe_secrets", (left,))


@word("burn_foe_secrets")
def _burn_foe_secrets(work: Work, source: str, seat: int, place: str, left: int) -> None:
    campaign = work.campaigns[-1]
    foe = opponent(campaign, side_of(campaign, seat))
    burned = max(0, work.players[foe].all_secrets - left)
    tokens.lose_secrets(work, foe, burned)
    tell(work, "oa-log-burns-secrets", rule="OA-TURN-045", player=work.players[foe].color, n=burned)


# -- later ------------------------------------------------------------------------------------------------------------


def if_victorious(then: Effect) -> Effect:
    return Effect("if_victorious", (), (then,))


def if_defeated(then: Effect) -> Effect:
    return Effect("if_defeated", (), (then,))


def discarded() -> Effect:
    """The plan is discarded at the end of the campaign."""
    return Effect("discarded")


def after_all(then: Effect) -> Effect:
    """After everything else, if its user has won (OA-CMP-093)."""
    return Effect("after_all", (), (then,))


def _keep(work: Work, moment: str, source: str, seat: int, place: str, effect: Effect) -> None:
    campaign = work.campaigns[-1]
    fought(work, campaign.n, later=(*campaign.later, Later(moment, source, seat, place, effect)))


@VERBS.verb("if_victorious")
def _if_victorious(work: Work, effect: Effect, ctx: Ctx) -> None:
    _keep(work, "victory", *_here(ctx), effect.parts[0])


@VERBS.verb("if_defeated")
def _if_defeated(work: Work, effect: Effect, ctx: Ctx) -> None:
    _keep(work, "defeat", *_here(ctx), effect.parts[0])


@VERBS.verb("after_all")
def _after_all(work: Work, effect: Effect, ctx: Ctx) -> None:
    _keep(work, "after", *_here(ctx), effect.parts[0])


@VERBS.verb("discarded")
def _discarded(work: Work, effect: Effect, ctx: Ctx) -> None:
    _keep(work, "discard", *_here(ctx), Effect("discard_self"))


def _here(ctx: Ctx) -> tuple[str, int, str]:
    source, seat, place = ctx
    return str(source), int(seat), str(place)


def parade() -> Effect:
    """1 favor for each face-up adviser of the opponent and the Allies, from the bank of its suit."""
    return Effect("parade")


@word("parade")
def _parade(work: Work, source: str, seat: int, place: str) -> None:
    campaign = work.campaigns[-1]
    for foe in opponents(campaign, side_of(campaign, seat)):
        for suit in adviser_suits(work, foe):
            gain_from_bank(work, seat, 1, suit)


# -- winning without dice ---------------------------------------------------------------------------------------------


def win_now() -> Effect:
    """The user's side wins at once, without rolls."""
    return Effect("win_now")


@word("win_now")
def _win_now(work: Work, source: str, seat: int, place: str) -> None:
    campaign = work.campaigns[-1]
    fought(work, campaign.n, winner=side_of(campaign, seat))
    tell(work, "oa-log-wins-at-once", rule="OA-CMP-048", card=source)


def buy_peace() -> Effect:
    """Give the opponent, whose pawn is at the own site, 1 favor for each defence die, and win; nobody dies."""
    return Effect("buy_peace")


def _can_buy(table: Table, source: str, seat: int, place: str) -> bool:
    campaign = table.campaigns[-1]
    foe = opponent(campaign, side_of(campaign, seat)) if seat >= 0 else -1
    near = foe >= 0 and table.players[foe].site == table.players[seat].site
    return near and tokens.purse(table, seat) >= campaign.defense + _still_due(table, campaign, source, seat)


def _still_due(table: Table, campaign: Campaign, source: str, seat: int) -> int:
    """The favor that a plan itself costs, with what others add to it, until it has been used."""
    if source in campaign.plans:
        return 0
    offered = next(one for one in usable(table, "plan") if one.card == source)
    price = price_of(table, campaign, seat, offered)
    return price.favor + price.burn


@word_if("buy_peace", _can_buy)
def _buy_peace(work: Work, source: str, seat: int, place: str) -> None:
    campaign = work.campaigns[-1]
    tokens.give_favor(work, seat, opponent(campaign, side_of(campaign, seat)), campaign.defense)
    _win_now(work, source, seat, place)


def discarded_without(what: str) -> Effect:
    """The plan is discarded at the end of the campaign, unless its user then holds this banner."""
    return Effect("discarded_without", (what,))


@VERBS.verb("discarded_without")
def _discarded_without(work: Work, effect: Effect, ctx: Ctx) -> None:
    holds = when(f"holds:{effect.args[0]}", NOTHING, Effect("discard_self"))
    _keep(work, "discard", *_here(ctx), holds)
