"""The third step: the pools of dice, the Allies of the Empire, and battle plans of both sides (OA-CMP-018 to 049)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Effect, Option, Refusal, Text
from ....kernel.seats import ask_each
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, PROPOSALS, VERBS, word
from ...catalog import CARDS, Price
from ...state import BANDITS, CITIZEN, Campaign, Table, Work, banner, campaign_of, fought
from ..pieces.muting import may_mute
from ..pieces.rule import card_ruler, chancellor, imperial, rules_card
from ..pieces.tokens import affords, pay
from ..powers.in_force import usable
from ..powers.offered import Offered
from .sides import ATTACK, defenders, present, side_of, strength

PLAN = BOOK.asks("campaign.plan")
ALLY = BOOK.asks("campaign.ally", "oa-ask-ally")
EITHER = "either"
PAWN_DICE = 2


def target_dice(table: Table, campaign: Campaign, target: str) -> int:
    """Defence dice of one target: site 1, relic as printed, banner by its tokens, pawn and favor 2 (OA-CMP-022)."""
    kind, _, what = target.partition(" ")
    if kind == "relic":
        base = CARDS[what].dice
    elif kind == "banner":
        base = banner(table, what).tokens
    else:
        base = 1 if kind == "site" else PAWN_DICE
    return POWERS.value(table, "target_dice", base, campaign, target)


def title_dice(table: Table, campaign: Campaign) -> int:
    """A defending Oathkeeper adds 1 die, a Usurper 2; the Chancellor's serve every Imperial defender (OA-CMP-023,
    024)."""
    mine = campaign.defender == table.keeper
    served = campaign.defender >= 0 and imperial(table, campaign.defender) and table.keeper == chancellor(table)
    return (2 if table.usurper else 1) if mine or served else 0


def change_attack(work: Work, n: int, dice: int) -> None:
    """Attack dice come or go; one that should leave an empty pool becomes a defence die (OA-CMP-039)."""
    campaign = campaign_of(work, n)
    left = campaign.attack + dice
    fought(work, n, attack=max(0, left), defense=campaign.defense + max(0, -left))


def change_defense(work: Work, n: int, dice: int) -> None:
    fought(work, n, defense=max(0, campaign_of(work, n).defense + dice))


@BOOK.does("campaign.pools")
def pools(work: Work, n: int) -> None:
    """One attack die for each warband, the dice of the targets, the title's, and what the land adds."""
    campaign = campaign_of(work, n)
    defense = sum(target_dice(work, campaign, target) for target in campaign.targets) + title_dice(work, campaign)
    fought(work, n, attack=strength(work, campaign, ATTACK), defense=defense)
    change_attack(work, n, POWERS.value(work, "attack_dice", 0, campaign))
    after = campaign_of(work, n)
    tell(work, "oa-log-pools", rule="OA-CMP-018", attack=after.attack, defense=after.defense)


# -- Allies -----------------------------------------------------------------------------------------------------------


@BOOK.does("campaign.allies")
def allies(work: Work, n: int) -> None:
    """The Chancellor joins an attacked Imperial player; Citizens at hand may, if the defender lets them (OA-CMP-029,
    030)."""
    campaign = campaign_of(work, n)
    if campaign.defender < 0 or not imperial(work, campaign.defender):
        return
    purple = chancellor(work)
    if campaign.defender != purple and campaign.attacker != purple:
        fought(work, n, allies=(purple,))
    able = [
        seat
        for seat, player in enumerate(work.players)
        if player.role == CITIZEN
        and seat not in (campaign.attacker, campaign.defender)
        and present(work, campaign, seat)
    ]
    ask_each(work, able, "campaign.ally", n)


@ALLY.offers
def _ally_offers(table: Table, seat: int, n: int) -> Iterable[Option]:
    yield Option("join", "join")
    yield Option("stay out", "stay")


@ALLY.answers("join")
def _join(work: Work, seat: int, n: int) -> None:
    defender = campaign_of(work, n).defender
    PROPOSALS.propose(work, seat, (defender,), (Effect("ally", (n, seat)),), ("", seat, ""))


@ALLY.answers("stay")
def _stay(work: Work, seat: int, n: int) -> None:
    pass


may_mute(ALLY, lambda n: "allies")


@word("ally")
def _allied(work: Work, source: str, seat: int, place: str, n: int, ally: int) -> None:
    fought(work, n, allies=(*campaign_of(work, n).allies, ally))
    tell(work, "oa-log-ally", rule="OA-CMP-030", player=work.players[ally].color)


# -- battle plans -----------------------------------------------------------------------------------------------------


@BOOK.does("campaign.plans")
def plans(work: Work, n: int) -> None:
    """The attacker's plans first, then those of the defending side (OA-CMP-035, 042)."""
    campaign = campaign_of(work, n)
    if campaign.defender < 0:
        push(work, "campaign.bandits", n)
    ask_each(work, (campaign.attacker, *defenders(campaign)), "campaign.plan", n)


def price_of(table: Table, campaign: Campaign, seat: int, offered: Offered) -> Price:
    return POWERS.value(table, "plan_price", offered.printed.price, campaign, side_of(campaign, seat))


def plan_bar(table: Table, campaign: Campaign, seat: int, offered: Offered) -> Refusal | None:
    """Why a player of this campaign cannot use a plan; `seat` -1: the bandits."""
    side = side_of(campaign, seat)
    if offered.printed.side not in (EITHER, side):
        return Refusal("OA-CMP-037", Text("oa-why-other-side", {"card": offered.card}))
    if offered.card in campaign.plans:
        return Refusal("OA-CMP-035", Text("oa-why-plan-used", {"card": offered.card}))
    if not _commands(table, seat, offered):
        return Refusal("OA-CMP-036", Text("oa-why-not-ruled", {"card": offered.card}))
    price = price_of(table, campaign, seat, offered)
    if price != Price() if seat < 0 else not affords(table, seat, price):
        return Refusal("OA-PLAY-038", Text("oa-why-too-dear", {"card": offered.card}))
    nothing: Refusal | None = None
    refusal: Refusal | None = POWERS.value(table, "bars_power", nothing, seat, price) if seat >= 0 else None
    if refusal is None:
        refusal = POWERS.value(table, "bars_plan", nothing, campaign, seat, offered.card, plus=campaign.bends)
    return refusal


def _commands(table: Table, seat: int, offered: Offered) -> bool:
    """Battle plans need rule of the card; Allies' advisers serve their owner only (OA-CMP-034, 036)."""
    if seat < 0:
        return bool(offered.place) and card_ruler(table, offered.card, BANDITS, offered.place) == BANDITS
    return rules_card(table, seat, offered.card, offered.holder, offered.place)


def usable_plans(table: Table, campaign: Campaign, seat: int) -> list[Offered]:
    if campaign.winner:
        return []
    return [
        offered
        for offered in usable(table, "plan")
        if plan_bar(table, campaign, seat, offered) is None
        and VERBS.can(table, offered.printed.effect, (offered.card, seat, offered.place))
    ]


@PLAN.prompt
def _plan_asks(table: Table, seat: int, n: int) -> Text:
    campaign = campaign_of(table, n)
    return Text("oa-ask-plan", {"attack": campaign.attack, "defense": campaign.defense})


@PLAN.offers
def _plan_offers(table: Table, seat: int, n: int) -> Iterable[Option]:
    for offered in usable_plans(table, campaign_of(table, n), seat):
        yield Option(f"plan {offered.card}", "plan", (offered.card,))
    yield Option("no more plans", "enough")


@PLAN.asked_if
def _plan_due(table: Table, seat: int, n: int) -> bool:
    return bool(usable_plans(table, campaign_of(table, n), seat))


@PLAN.answers("enough")
def _enough(work: Work, seat: int, n: int) -> None:
    pass


may_mute(PLAN, lambda n: "plans")


@PLAN.answers("plan")
def _use(work: Work, seat: int, n: int, card: str) -> None:
    campaign = campaign_of(work, n)
    offered = next(one for one in usable_plans(work, campaign, seat) if one.card == card)
    pay(work, seat, price_of(work, campaign, seat, offered), card)
    push(work, "campaign.plan", n, seat=seat)
    use_plan(work, n, seat, offered)


def use_plan(work: Work, n: int, seat: int, offered: Offered) -> None:
    """A plan is resolved completely when it is used (OA-CMP-108)."""
    campaign = campaign_of(work, n)
    fought(work, n, plans=(*campaign.plans, offered.card), users=(*campaign.users, seat))
    color = work.players[seat].color if seat >= 0 else "bandits"
    tell(work, "oa-log-plan", rule="OA-CMP-035", player=color, card=offered.card)
    VERBS.do(work, offered.printed.effect, (offered.card, seat, offered.place))


@BOOK.does("campaign.bandits")
def bandit_plans(work: Work, n: int) -> None:
    """Bandits use every plan they rule that costs nothing, from the top of the Cradle down (OA-CMP-040, 041); one that
    must stand alone comes first."""
    found = usable_plans(work, campaign_of(work, n), BANDITS)
    if found:
        push(work, "campaign.bandits", n)
        use_plan(work, n, BANDITS, next((one for one in found if _stands_alone(one)), found[0]))


def _stands_alone(offered: Offered) -> bool:
    return any(part.op == "only_plan" for part in offered.printed.effect.parts)
