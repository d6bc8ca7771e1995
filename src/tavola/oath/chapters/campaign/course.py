"""The course of a campaign, from the declared targets to the last reaction (R6.6)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.effects import Ctx
from ....kernel.records import Effect, Effects, Frame, Option, Text
from ....kernel.work import push, roll, tell
from ...book import BOOK, POWERS, VERBS
from ...catalog import ATTACK_FACES, DEFENSE_FACES
from ...state import Campaign, Table, Work, campaign_of, fought
from ..pieces.dice import shields_on
from .sides import ATTACK, DEFENSE, fall, force, other_side, owner_of_losses, side_of, strength

#: What happens after the targets stand, in this order.
ORDER = (
    "campaign.pools",
    "campaign.allies",
    "campaign.plans",
    "campaign.defend",
    "campaign.assault",
    "campaign.skulls",
    "campaign.sacrifice",
    "campaign.judge",
    "campaign.losses",
    "campaign.defeated",
    "campaign.spoils",
    "campaign.victorious",
    "campaign.discards",
    "campaign.end",
)

SACRIFICE = BOOK.asks("campaign.offering")


@BOOK.does("campaign.begin")
def begin(work: Work, n: int) -> None:
    for step in reversed(ORDER):
        push(work, step, n)


# -- dice -------------------------------------------------------------------------------------------------------------


@BOOK.does("campaign.defend")
def defend(work: Work, n: int) -> None:
    """The defence is rolled first (OA-CMP-050)."""
    campaign = campaign_of(work, n)
    if not campaign.winner:
        throw(work, n, DEFENSE, campaign.defense)


@BOOK.does("campaign.assault")
def assault(work: Work, n: int) -> None:
    campaign = campaign_of(work, n)
    if not campaign.winner:
        throw(work, n, ATTACK, POWERS.value(work, "rolled_dice", campaign.attack, campaign, plus=campaign.bends))


def throw(work: Work, n: int, side: str, dice: int, again: bool = False) -> None:
    """Roll a pool; whoever may roll it again is asked, but never a second time (OA-TURN-060)."""
    faces = ATTACK_FACES if side == ATTACK else DEFENSE_FACES
    rolled = tuple(sorted(roll(work, faces) for _ in range(dice)))
    fought(work, n, **{f"{side}_roll": rolled})
    campaign = campaign_of(work, n)
    tell(work, f"oa-log-rolls-{side}", rule="OA-CMP-060", faces=rolled)
    roller = campaign.attacker if side == ATTACK else campaign.defender
    if rolled and roller >= 0 and not again:
        POWERS.react(work, "rolled", roller, side, n)


def shields(table: Table, campaign: Campaign) -> int:
    """Shields, doubled once for each doubling face of the roll (OA-CMP-052 to 054)."""
    faces = POWERS.value(table, "defense_faces", campaign.defense_roll, campaign, plus=campaign.bends)
    return shields_on(faces)


def swords(table: Table, campaign: Campaign) -> int:
    """Swords, and one for every two hollow ones (OA-CMP-063, 064)."""
    return swords_on(POWERS.value(table, "attack_faces", campaign.attack_roll, campaign, plus=campaign.bends))


def swords_on(faces: tuple[str, ...]) -> int:
    return faces.count("hollow") // 2 + faces.count("sword") + 2 * faces.count("skull")


def defense_total(table: Table, campaign: Campaign) -> int:
    return shields(table, campaign) + strength(table, campaign, DEFENSE)


def attack_total(table: Table, campaign: Campaign) -> int:
    return swords(table, campaign) + campaign.sacrificed * worth(table, campaign)


def worth(table: Table, campaign: Campaign) -> int:
    """What one sacrificed warband adds."""
    return POWERS.value(table, "sacrifice_worth", 1, campaign, plus=campaign.bends)


# -- skulls and sacrifice ---------------------------------------------------------------------------------------------


@BOOK.does("campaign.skulls")
def skulls(work: Work, n: int) -> None:
    """Each skull kills a warband of the attacking force at once (OA-CMP-061, 062)."""
    campaign = campaign_of(work, n)
    if campaign.winner:
        return
    faces = POWERS.value(work, "skull_faces", campaign.attack_roll, campaign, plus=campaign.bends)
    push(work, "campaign.fall", n, ATTACK, faces.count("skull"))


def needed(table: Table, campaign: Campaign) -> int:
    """How many sacrifices would just win; 0 if none are needed, -1 if none can be made (OA-CMP-065, 066)."""
    short = defense_total(table, campaign) - attack_total(table, campaign)
    if short < 0:
        return 0
    count = short // worth(table, campaign) + 1
    able = POWERS.value(table, "may_sacrifice", True, campaign, plus=campaign.bends)
    return count if able and count <= sum(c.n for c in force(table, campaign, ATTACK)) else -1


@BOOK.does("campaign.sacrifice")
def sacrifice(work: Work, n: int) -> None:
    campaign = campaign_of(work, n)
    if campaign.winner:
        return
    totals = attack_total(work, campaign), defense_total(work, campaign)
    tell(work, "oa-log-totals", rule="OA-CMP-067", attack=totals[0], defense=totals[1])
    if needed(work, campaign) > 0:
        push(work, "campaign.offering", n, seat=campaign.attacker)


@SACRIFICE.prompt
def _asks(table: Table, seat: int, n: int) -> Text:
    campaign = campaign_of(table, n)
    return Text(
        "oa-ask-sacrifice", {"attack": attack_total(table, campaign), "defense": defense_total(table, campaign)}
    )


@SACRIFICE.offers
def _offers(table: Table, seat: int, n: int) -> Iterable[Option]:
    count = needed(table, campaign_of(table, n))
    yield Option(f"sacrifice {count}", "sacrifice", (count,))
    yield Option("sacrifice none", "spare")


@SACRIFICE.answers("sacrifice")
def _sacrifice(work: Work, seat: int, n: int, count: int) -> None:
    fought(work, n, sacrificed=count)
    tell(work, "oa-log-sacrifices", rule="OA-CMP-066", player=work.players[seat].color, n=count)
    push(work, "campaign.fall", n, ATTACK, count)


@SACRIFICE.answers("spare")
def _spare(work: Work, seat: int, n: int) -> None:
    pass


@BOOK.does("campaign.judge")
def judge(work: Work, n: int) -> None:
    """Only a strictly greater attack wins (OA-CMP-067). What a sacrifice took from the defence's sight is settled:
    the defending force has not changed since it was counted."""
    campaign = campaign_of(work, n)
    attack, defense = attack_total(work, campaign), defense_total(work, campaign)
    fought(work, n, totals=(attack, defense))
    if not campaign.winner:
        fought(work, n, winner=ATTACK if attack > defense else DEFENSE)
    tell(work, f"oa-log-wins-{campaign_of(work, n).winner}", rule="OA-CMP-067")


# -- deaths -----------------------------------------------------------------------------------------------------------

FALL = BOOK.asks("campaign.choose_fallen")


@BOOK.does("campaign.fall")
def fallen(work: Work, n: int, side: str, count: int) -> None:
    """So many warbands of a force die; its owner chooses where if it stands in several places (OA-CMP-068)."""
    campaign = campaign_of(work, n)
    places = force(work, campaign, side)
    count = min(count, sum(company.n for company in places))
    if not count:
        return
    if len(places) == 1 or count == sum(company.n for company in places):
        for company in places:
            fall(work, n, side, company.place, min(count, company.n))
        return
    push(work, "campaign.choose_fallen", n, side, count, seat=owner_of_losses(work, campaign, side))


@FALL.prompt
def _fall_asks(table: Table, seat: int, n: int, side: str, count: int) -> Text:
    return Text("oa-ask-fallen", {"n": count})


@FALL.offers
def _fall_offers(table: Table, seat: int, n: int, side: str, count: int) -> Iterable[Option]:
    for company in force(table, campaign_of(table, n), side):
        for dead in range(1, min(count, company.n) + 1):
            yield Option(f"kill {dead} {_place(table, company.place)}", "kill", (company.place, dead))


def _place(table: Table, place: str) -> str:
    kind, _, what = place.partition(" ")
    return table.players[int(what)].color if kind == "board" else what


@FALL.answers("kill")
def _kill(work: Work, seat: int, n: int, side: str, count: int, place: str, dead: int) -> None:
    fall(work, n, side, place, dead)
    push(work, "campaign.fall", n, side, count - dead)


def loser(campaign: Campaign) -> str:
    return other_side(campaign.winner)


@BOOK.does("campaign.losses")
def losses(work: Work, n: int) -> None:
    """The loser kills half of the own force, rounded down; bandits count but never die (OA-CMP-071, 110)."""
    campaign = campaign_of(work, n)
    side = loser(campaign)
    push(work, "campaign.retreat", n)
    whole = strength(work, campaign, side)
    dead = POWERS.value(work, "losses", whole // 2, campaign, whole, plus=campaign.bends)
    physical = sum(company.n for company in force(work, campaign, side))
    push(work, "campaign.fall", n, side, min(dead, physical))


# -- what plans have left for later -----------------------------------------------------------------------------------


def later(work: Work, n: int, moment: str, side: str) -> None:
    """Resolve what plans of a side hold ready for this moment, in the order they were used."""
    campaign = campaign_of(work, n)
    for entry in reversed(campaign.later):
        if entry.moment == moment and (not side or side_of(campaign, entry.seat) == side):
            resume(work, entry.effect, entry.source, entry.seat, entry.place)


def resume(work: Work, effect: Effect, source: str, seat: int, place: str) -> None:
    """An effect waits on the stack."""
    work.stack += (Frame("campaign.effect", (source, seat, place), (effect,)),)


@BOOK.does("campaign.effect", rest=0)
def _effect(work: Work, ctx: Ctx, effects: Effects) -> None:
    VERBS.do(work, effects[0], ctx)


@BOOK.does("campaign.defeated")
def defeated(work: Work, n: int) -> None:
    later(work, n, "defeat", loser(campaign_of(work, n)))


@BOOK.does("campaign.victorious")
def victorious(work: Work, n: int) -> None:
    later(work, n, "victory", campaign_of(work, n).winner)


@BOOK.does("campaign.discards")
def discards(work: Work, n: int) -> None:
    """Plans that say so are discarded after everything else of the victory (OA-CMP-092)."""
    campaign = campaign_of(work, n)
    if not POWERS.claim(work, "plan_discards", n, plus=campaign.bends):
        later(work, n, "discard", "")


@BOOK.does("campaign.end")
def end(work: Work, n: int) -> None:
    """The campaign is over: reactions, then what follows them (OA-CMP-093)."""
    campaign = campaign_of(work, n)
    POWERS.claim(work, "campaign_closes", n, plus=campaign.bends)
    later(work, n, "after", campaign.winner)
    push(work, "campaign.reactions", campaign.attacker, campaign.defender)
    push(work, "title")
    work.campaigns = tuple(other for other in work.campaigns if other.n != n)


@BOOK.does("campaign.reactions")
def reactions(work: Work, attacker: int, defender: int) -> None:
    POWERS.react(work, "campaign", attacker, defender)
