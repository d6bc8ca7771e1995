"""Words that stand in force over a campaign: pools, faces, plans, losses."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, word_if
from ...catalog import CARDS, Price
from ...chapters.campaign.pools import target_dice as dice_of_target
from ...chapters.campaign.sides import ATTACK, DEFENSE, defenders, side_of, target_sites
from ...chapters.campaign.sides import tally as tally_dead
from ...chapters.pieces.cards import adviser_suits
from ...chapters.pieces.rule import ruler, rules
from ...chapters.pieces.tokens import burn_favor
from ...state import Campaign, Table, Work, alter, campaign_of, fought, site_of
from ..standing import ban, bend

Faces = tuple[str, ...]


def _mine(power: Power, campaign: Campaign) -> str:
    return side_of(campaign, power.seat)


# -- dice -------------------------------------------------------------------------------------------------------------


def attack_dice(n: int) -> Effect:
    """The attack pool changes, whoever attacks."""
    return Effect("attack_dice", (n,))


@POWERS.adjusts("attack_dice", bend("attack_dice"), layer="add")
def _attack_dice(table: Table, power: Power, n: int, campaign: Campaign) -> int:
    return n + int(power.args[0])


def target_dice(kind: str, n: int) -> Effect:
    """Targets of this kind (`site`, `relic`, `pawn`) of the power's owner add more defence dice."""
    return Effect("target_dice", (kind, n))


@POWERS.adjusts("target_dice", "target_dice", layer="add")
def _target_dice(table: Table, power: Power, n: int, campaign: Campaign, target: str) -> int:
    kind, _, what = target.partition(" ")
    if kind != power.args[0]:
        return n
    if power.place:
        owned = ruler(table, site_of(table, what)) == ruler(table, site_of(table, power.place))
    else:
        owned = campaign.defender == power.seat
    return n + int(power.args[1]) if owned else n


def halve_attack() -> Effect:
    """Only half of the attack pool is rolled, rounded down, after every other change (OA-CMP-047)."""
    return Effect("halve_attack")


@POWERS.adjusts("rolled_dice", bend("halve_attack"), layer="halve")
def _halve_attack(table: Table, power: Power, n: int, campaign: Campaign) -> int:
    return n // 2


def ignore_skulls() -> Effect:
    """Skulls of the user's own roll kill nobody."""
    return Effect("ignore_skulls")


@POWERS.adjusts("skull_faces", bend("ignore_skulls"), layer="cancel")
def _ignore_skulls(table: Table, power: Power, faces: Faces, campaign: Campaign) -> Faces:
    return () if _mine(power, campaign) == ATTACK else faces


def void_faces(*faces: str) -> Effect:
    """These faces of the other side's roll add nothing."""
    return Effect("void_faces", faces)


def _voided(power: Power, faces: Faces) -> Faces:
    return tuple(face for face in faces if face not in power.args)


@POWERS.adjusts("attack_faces", bend("void_faces"), layer="set")
def _void_attack(table: Table, power: Power, faces: Faces, campaign: Campaign) -> Faces:
    return _voided(power, faces) if _mine(power, campaign) == DEFENSE else faces


@POWERS.adjusts("defense_faces", "void_faces", layer="set")
def _void_defense(table: Table, power: Power, faces: Faces, campaign: Campaign) -> Faces:
    return _voided(power, faces) if _mine(power, campaign) == ATTACK else faces


def double_attack() -> Effect:
    """Every face of the attack roll counts twice, skulls too (OA-CMP-070)."""
    return Effect("double_attack")


@POWERS.adjusts("attack_faces", bend("double_attack"), layer="add")
def _double_attack(table: Table, power: Power, faces: Faces, campaign: Campaign) -> Faces:
    return (*faces, *faces)


@POWERS.adjusts("skull_faces", "double_attack", layer="add")
def _double_skulls(table: Table, power: Power, faces: Faces, campaign: Campaign) -> Faces:
    return (*faces, *faces)


def sacrifice_worth(n: int) -> Effect:
    return Effect("sacrifice_worth", (n,))


@POWERS.adjusts("sacrifice_worth", bend("sacrifice_worth"), layer="set")
def _sacrifice_worth(table: Table, power: Power, n: int, campaign: Campaign) -> int:
    return int(power.args[0])


# -- plans ------------------------------------------------------------------------------------------------------------


def no_other_plans() -> Effect:
    """The user's side uses no other plan."""
    return Effect("no_other_plans")


@POWERS.adjusts("bars_plan", bend("no_other_plans"), layer="ban")
def _no_other_plans(
    table: Table, power: Power, barred: Refusal | None, campaign: Campaign, seat: int, card: str
) -> Refusal | None:
    same = side_of(campaign, seat) == _mine(power, campaign)
    return ban("OA-CMP-045", power) if barred is None and same else barred


def only_plan() -> Effect:
    """Can be used only while its user's side has used no other plan."""
    return Effect("only_plan")


def _alone(table: Table, source: str, seat: int, place: str) -> bool:
    campaign = table.campaigns[-1]
    side = side_of(campaign, seat)
    used = zip(campaign.plans, campaign.users, strict=True)
    return not any(side_of(campaign, user) == side and card != source for card, user in used)


@word_if("only_plan", _alone)
def _only_plan(work: Work, source: str, seat: int, place: str) -> None:
    """The condition is all there is to it."""


def no_enemy_plans(suits: str = "") -> Effect:
    """The other side uses no plans; with suits named only none of these."""
    return Effect("no_enemy_plans", (suits,) if suits else ())


@POWERS.adjusts("bars_plan", bend("no_enemy_plans"), layer="ban")
def _no_enemy_plans(
    table: Table, power: Power, barred: Refusal | None, campaign: Campaign, seat: int, card: str
) -> Refusal | None:
    fights = power.seat == campaign.attacker or power.seat in defenders(campaign)
    other = fights and side_of(campaign, seat) != _mine(power, campaign)
    named = not power.args or CARDS[card].suit in str(power.args[0]).split("+")
    return ban("OA-CMP-045", power) if barred is None and other and named else barred


def no_plans_of_my_suits() -> Effect:
    """Opponents use no plans whose suit is among the holder's advisers."""
    return Effect("no_plans_of_my_suits")


@POWERS.adjusts("bars_plan", "no_plans_of_my_suits", layer="ban")
def _no_plans_of_my_suits(
    table: Table, power: Power, barred: Refusal | None, campaign: Campaign, seat: int, card: str
) -> Refusal | None:
    fights = power.seat == campaign.attacker or power.seat in defenders(campaign)
    other = fights and side_of(campaign, seat) != _mine(power, campaign)
    hit = CARDS[card].suit in adviser_suits(table, power.seat)
    return ban("OA-CMP-045", power) if barred is None and other and hit else barred


def no_attacker_plans() -> Effect:
    """Whoever targets this site uses no plans."""
    return Effect("no_attacker_plans")


@POWERS.adjusts("bars_plan", "no_attacker_plans", layer="ban")
def _no_attacker_plans(
    table: Table, power: Power, barred: Refusal | None, campaign: Campaign, seat: int, card: str
) -> Refusal | None:
    hit = seat == campaign.attacker and power.place in target_sites(campaign)
    return ban("OA-CMP-045", power) if barred is None and hit else barred


def dearer_plans(favor: int, secrets: int) -> Effect:
    """Each plan of the holder's opponents costs more: burned favor, placed secrets."""
    return Effect("dearer_plans", (favor, secrets))


@POWERS.adjusts("plan_price", "dearer_plans", layer="add")
def _dearer_plans(table: Table, power: Power, price: Price, campaign: Campaign, side: str) -> Price:
    fights = power.seat == campaign.attacker or power.seat in defenders(campaign)
    if not fights or side == _mine(power, campaign):
        return price
    return price.plus(Price(burn=int(power.args[0]), secrets=int(power.args[1])))


# -- targets ----------------------------------------------------------------------------------------------------------


def even_targets() -> Effect:
    """Attackers of the holder must declare targets with an even number of dice (OA-CMP-027)."""
    return Effect("even_targets")


@POWERS.adjusts("bars_targets", "even_targets", layer="ban")
def _even_targets(table: Table, power: Power, barred: Refusal | None, campaign: Campaign) -> Refusal | None:
    odd = sum(dice_of_target(table, campaign, target) for target in campaign.targets) % 2
    return ban("OA-CMP-027", power) if barred is None and campaign.defender == power.seat and odd else barred


def forbid_campaign() -> Effect:
    return Effect("forbid_campaign")


@POWERS.adjusts("bars_campaign", "forbid_campaign", layer="ban")
def _forbid_campaign(table: Table, power: Power, barred: Refusal | None, seat: int) -> Refusal | None:
    return ban("OA-CMP-028", power) if barred is None and seat == power.seat else barred


def no_sacrifice() -> Effect:
    """Attackers of the holder cannot sacrifice."""
    return Effect("no_sacrifice")


@POWERS.adjusts("may_sacrifice", "no_sacrifice", layer="ban")
def _no_sacrifice(table: Table, power: Power, allowed: bool, campaign: Campaign) -> bool:
    return allowed and power.seat not in defenders(campaign)


def joins_from_sites() -> Effect:
    """Warbands at sites the holder rules join the attack."""
    return Effect("joins_from_sites")


@POWERS.adjusts("joining_sites", "joins_from_sites", layer="add")
def _joins(table: Table, power: Power, sites: tuple[str, ...], seat: int) -> tuple[str, ...]:
    if seat != power.seat:
        return sites
    more = [site.id for site in table.sites if site.warbands and rules(table, seat, site.id)]
    return (*sites, *(site for site in more if site not in sites))


# -- losses -----------------------------------------------------------------------------------------------------------


def kill_whole_force() -> Effect:
    """The loser kills the whole force instead of half."""
    return Effect("kill_whole_force")


@POWERS.adjusts("losses", bend("kill_whole_force"), layer="set")
def _kill_whole_force(table: Table, power: Power, dead: int, campaign: Campaign, whole: int) -> int:
    """A plan means its own side; a standing word every loser."""
    plan = power.source in campaign.plans
    return whole if not plan or _mine(power, campaign) != campaign.winner else dead


def none_die() -> Effect:
    """If the user loses nobody of the force dies, and what kills a force whole is ignored (OA-CMP-080)."""
    return Effect("none_die")


@POWERS.adjusts("losses", bend("none_die"), layer="cancel")
def _none_die(table: Table, power: Power, dead: int, campaign: Campaign, whole: int) -> int:
    return 0 if _mine(power, campaign) != campaign.winner else dead


def nobody_dies() -> Effect:
    """Neither side loses a warband."""
    return Effect("nobody_dies")


@POWERS.adjusts("losses", bend("nobody_dies"), layer="cancel")
def _nobody_dies(table: Table, power: Power, dead: int, campaign: Campaign, whole: int) -> int:
    return 0


def burn_all_favor() -> Effect:
    """Whose pawn is beaten burns all favor of the board instead of half."""
    return Effect("burn_all_favor")


@POWERS.claims("pawn_favor", bend("burn_all_favor"))
def _burn_all_favor(work: Work, power: Power, n: int) -> bool:
    push(work, "war.burn_all", campaign_of(work, n).defender)
    return True


@BOOK.does("war.burn_all")
def _burned(work: Work, seat: int) -> None:
    """Mandatory, and after the pawn has been sent away, as the burning of half would be."""
    favor = work.players[seat].favor
    burn_favor(work, seat, favor)
    tell(work, "oa-log-burns", rule="OA-CMP-087", player=work.players[seat].color, n=favor)


def hospital() -> Effect:
    """The user's dying warbands go to this card's site at the end, if the user still rules it."""
    return Effect("hospital")


@POWERS.claims("falls", bend("hospital"))
def _hospital(work: Work, power: Power, n: int, side: str, place: str, count: int) -> bool:
    campaign = campaign_of(work, n)
    others_board = place.startswith("board") and place != f"board {power.seat}"
    if power.seat < 0 or side != _mine(power, campaign) or others_board:
        return False
    attack, defense = campaign.spared
    fought(work, n, spared=(attack + count, defense) if side == ATTACK else (attack, defense + count))
    return True


@POWERS.claims("campaign_closes", "hospital")
def _discharge(work: Work, power: Power, n: int) -> bool:
    """Without rule of the site they die after all."""
    campaign = campaign_of(work, n)
    side = _mine(power, campaign)
    count = campaign.spared[0] if side == ATTACK else campaign.spared[1]
    site = site_of(work, power.place)
    color = work.players[power.seat].banner_color
    if count and rules(work, power.seat, power.place) and site.army in ("", color):
        alter(work, power.place, army=color, warbands=site.warbands + count)
    else:
        tally_dead(work, n, side, count)
    return False
