"""How the Prince answers what he is asked: by his rules, by what he holds dear, or through a judge (P5.4, P8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ....kernel.records import Frame, Option, Scalar, Text
from ....kernel.seats import PROPOSAL
from ....kernel.work import push, tell
from ...book import BOOK
from ...clockwork import BY_RULES, EXPANDED, LIMITED
from ...state import Table, Work, campaign_of, princely, site_of, steered
from ..actions.use import use, uses
from ..campaign.sides import opponents, side_of, target_sites
from ..court.citizenship import exile, exiles
from ..court.title import successor
from .box import others, prince_of
from .judge import LEAVES, against_threat, judge_seat, judged, kept, people, supposed, thinking
from .war import own_plans

Options = Sequence[Option]
Fixed = Callable[[Work, Frame, Options], Option | None]
#: Questions of cards that cost something, and bargains: a Limited Prince lets them be.
DECLINED = (
    "thief",
    "jinx",
    "revelation",
    "bargain",
    "oracle",
    "spire.swap",
    "key.take",
    "gathering.come",
    "gathering.barter",
    "deal",
    "deal.answer",
    "act",
    "armies.move",
    "campaign.targets",
    "campaign.plan",
    "prince.powers",
    PROPOSAL,
)


def by_rule(work: Work, frame: Frame) -> Option | None:
    """His answer, or None where a judge has to be asked."""
    prince = work.prince
    if prince is None:
        return None
    question = BOOK.questions[frame.step]
    if question.seat(work, frame) != prince.seat:
        return None
    options = question.options(work, frame)
    fixed = _FIXED.get(frame.step)
    found = None if fixed is None else fixed(work, frame, options)
    if found is not None:
        return found
    if thinking(work):
        return supposed(work, options, frame.step in DECLINED)
    if prince.level == LIMITED:
        leaving = next((option for option in options if option.kind in LEAVES), None)
        return leaving if leaving is not None and frame.step in DECLINED else kept(work, frame, options)
    found = against_threat(work, frame, options)
    if found is not None:
        return found
    return judged(work, frame, options) if prince.judge == BY_RULES else None


def in_his_stead(table: Table, seat: int) -> int:
    """Who answers a question that is for this seat."""
    return judge_seat(table) if princely(table, seat) else seat


BOOK.ruled = by_rule
BOOK.stead = in_his_stead


# -- what the rules settle at either level ----------------------------------------------------------------------------


def _first(work: Work, frame: Frame, options: Options) -> Option:
    return options[0]


def _named(options: Options, kind: str, *args: Scalar) -> Option | None:
    """The option of this kind that begins with these arguments."""
    return next((one for one in options if one.kind == kind and one.args[: len(args)] == args), None)


def _opportunity(work: Work, frame: Frame, options: Options) -> Option | None:
    """A secret if there is one, else favor (OA-PRINCE-025)."""
    return _named(options, "take", "secret") or _named(options, "take", "favor")


def _picked(work: Work, frame: Frame, options: Options) -> Option | None:
    """The title goes to the first in turn order after him (OA-PRINCE-138), old favor is dealt from Discord on
    (OA-PRINCE-200)."""
    then = frame.args[2]
    if then == "title.taken":
        turn = [work.players[seat].color for seat in others(work)]
        return min(options, key=lambda option: turn.index(str(option.args[1])))
    return options[0] if then == "banner.dealt" else None


def _proposed(work: Work, frame: Frame, options: Options) -> Option | None:
    """Every Ally is welcome (OA-PRINCE-093)."""
    return _named(options, "accept") if any(effect.op == "ally" for effect in frame.effects) else None


def _planned(work: Work, frame: Frame, options: Options) -> Option | None:
    """All free plans; beyond them a Limited Prince uses none, and against a human Threat among several humans an
    Expanded one uses all (OA-PRINCE-092, 129, 132)."""
    prince = prince_of(work)
    campaign = campaign_of(work, int(frame.args[0]))
    for offered in own_plans(work, campaign):
        return _named(options, "plan", offered.card)
    if prince.level == LIMITED or len(options) == 1:
        return _named(options, "enough")
    if len(people(work)) > 1 and prince.threat in opponents(campaign, side_of(campaign, prince.seat)):
        return options[0]
    return None


def _occupies(work: Work, frame: Frame, options: Options) -> Option | None:
    """1 warband on each targeted site, then 1 on the board, and again until the force is used up; leftmost and topmost
    first (OA-PRINCE-088, 089)."""
    campaign = campaign_of(work, int(frame.args[0]))
    sites = [site.id for site in work.sites if site.id in target_sites(campaign)]
    force = work.players[campaign.attacker].warbands + sum(site_of(work, site).warbands for site in sites)
    place = sites.index(str(frame.args[1]))
    count = len(range(place, force, len(sites) + 1))
    return _named(options, "place", "", count) or _named(options, "enough")


def _loses(work: Work, frame: Frame, options: Options) -> Option | None:
    """Warbands fall at targeted sites first, then on his board, then on those of Allies in turn order
    (OA-PRINCE-093)."""
    seats = [prince_of(work).seat, *others(work)]

    def order(option: Option) -> tuple[int, int]:
        kind, _, what = str(option.args[0]).partition(" ")
        return (0 if kind == "site" else 1 + seats.index(int(what)), -int(option.args[1]))

    return min(options, key=order)


def _bends(work: Work, frame: Frame, options: Options) -> Option | None:
    """The end of the game is what an heir of the Empire wants, and nobody else."""
    return _named(options, "bend", 1 if successor(work) == prince_of(work).seat else -1)


def _paying(work: Work, frame: Frame, options: Options) -> Option | None:
    return _named(options, "pay_way")


_FIXED: dict[str, Fixed] = {
    "setup.pawn": _first,
    "wake.opportunity": _opportunity,
    "banner.duty": _first,
    "campaign.offering": _first,
    "campaign.place": _occupies,
    "campaign.choose_fallen": _loses,
    "campaign.plan": _planned,
    "end.bend": _bends,
    "travel.willing": _paying,
    "pick": _picked,
    PROPOSAL: _proposed,
    "rest.power": _first,
}


# -- Action powers of an Expanded Prince ------------------------------------------------------------------------------

POWERS_OF_PRINCE = BOOK.asks("prince.powers")


def _powers(table: Table, seat: int) -> list[Option]:
    """Action powers in his reach and the Scepter's power to exile, each at most once a turn (OA-PRINCE-126, 130, 136);
    Citizenship he offers in his Cleanup alone."""
    found = [*uses(table, seat), *exiles(table, seat)]
    return [option for option in found if option.notation not in prince_of(table).used]


@POWERS_OF_PRINCE.asked_if
def _asked(table: Table, seat: int) -> bool:
    return prince_of(table).level == EXPANDED and bool(_powers(table, seat))


@POWERS_OF_PRINCE.prompt
def _asks(table: Table, seat: int) -> Text:
    return Text("oa-ask-prince-powers", {"player": table.players[seat].color})


@POWERS_OF_PRINCE.offers
def _offers(table: Table, seat: int) -> Iterable[Option]:
    yield from _powers(table, seat)
    yield Option("pass", "pass")


def _again(work: Work, seat: int, notation: str) -> None:
    steered(work, used=(*prince_of(work).used, notation))
    push(work, "prince.powers", seat=seat)
    push(work, "title")


@POWERS_OF_PRINCE.answers("use")
def _use(work: Work, seat: int, card: str, number: int) -> None:
    chosen = next(option for option in uses(work, seat) if option.args == (card, number))
    _again(work, seat, chosen.notation)
    use(work, seat, "", card, number)


@POWERS_OF_PRINCE.answers("exile")
def _exile(work: Work, seat: int, other: int) -> None:
    _again(work, seat, f"exile {work.players[other].color}")
    exile(work, seat, "", other)


@POWERS_OF_PRINCE.answers("pass")
def _pass(work: Work, seat: int) -> None:
    tell(work, "oa-log-prince-judged", rule="OA-PRINCE-131", player=work.players[judge_seat(work)].color)
