"""What to expect of an answer: its Supply, what it brings, which cards bend it, and the odds of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from ...kernel.powers import Power
from ...kernel.records import Option
from ..book import POWERS
from ..catalog import CAMPAIGN_COST, DECK_COST, DRAWN, MUSTER_COST, PILE_COST, RECOVER_COST, TRADE_COST, TRAVEL_COST
from ..chapters.actions import muster, recover, search, trade, travel
from ..chapters.actions.act import announcements, ways
from ..chapters.campaign import targets
from ..chapters.powers.access import announced, names
from ..chapters.powers.deeds import DECK, Muster, Recover, Search, Trade, Travel
from ..odds import Chances, mean, odds, thumb
from ..odds.prospects import Prospect, fate, open_plans, prospect, with_plan
from ..state import Campaign, State, Table, frozen, region_of
from . import records as seen
from .campaign import shares
from .reactions import reaction

Powers = tuple[Power, ...]
Teller = Callable[[State, int, Powers, Option], seen.Forecast]


def forecast(state: State, option: Option) -> seen.Forecast | None:
    """None for an answer of which there is nothing to say beforehand."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    found = reaction(state, frame, option)
    if frame.step == "act" and option.kind in _TELLERS:
        mods = str(frame.args[1])
        found = _TELLERS[option.kind](state, frame.seat, announced(state, frame.seat, mods), option)
        found = replace(found, could=tuple(_could(state, frame.seat, mods, option, found)))
    settled = fate(state, option)
    if settled is not None:
        return seen.Forecast(fate=seen.Fate(settled.winner, *settled.totals, *settled.dead))
    expected = prospect(state, option)
    if expected is None:
        return found
    told = _odds(*expected, _answers(state, option, expected))
    return seen.Forecast(odds=told) if found is None else replace(found, odds=told)


# -- campaigns --------------------------------------------------------------------------------------------------------


def _odds(table: Table, campaign: Campaign, answers: tuple[seen.Answer, ...]) -> seen.Odds:
    found = odds(table, campaign)
    attack, defense = shares(table, campaign)
    simple = thumb(table, campaign)
    return seen.Odds(
        campaign.attack,
        campaign.defense,
        attack,
        defense,
        _pairs(found.attack),
        _pairs(found.defense),
        mean(found.attack),
        mean(found.defense),
        tuple(seen.Sacrifice(n, chance, found.left[n]) for n, chance in found.needed.items()),
        found.lost,
        answers,
        seen.Thumb(simple.force, simple.against, simple.dice, simple.likely, simple.warned),
    )


def _pairs(chances: Chances) -> tuple[tuple[int, float], ...]:
    return tuple(chances.items())


def _answers(state: State, option: Option, expected: Prospect) -> tuple[seen.Answer, ...]:
    """What each plan of the other side would make of it, where the attacker is about to leave the word to them or
    thinks of one more plan."""
    campaign = expected[1]
    frame = state.stack[-1]
    if frame.step != "campaign.plan" or option.kind not in ("enough", "plan") or frame.seat != campaign.attacker:
        return ()
    found = []
    stands = frozen(expected[0])
    for card, seat in open_plans(stands, campaign):
        then = with_plan(stands, campaign.n, seat, card) if seat != campaign.attacker else None
        if then is not None:
            after = odds(*then)
            found.append(seen.Answer(card, seat, after.won, after.needed.get(0, 0.0)))
    return tuple(found)


# -- other actions ----------------------------------------------------------------------------------------------------


def _changes(state: State, what: str, question: str, base: int, deed: object, mods: Powers) -> list[seen.Bend]:
    """The cards that bend a number of this action, in the order they speak."""
    told = POWERS.trace(state, question, base, deed, plus=mods)
    return [seen.Bend(what, change.power.source, int(change.before), int(change.after)) for change in told]


def _could(state: State, seat: int, mods: str, option: Option, told: seen.Forecast) -> Iterator[seen.Bend]:
    """What each modifier that may still be announced would make of this very answer."""
    for action, more in announcements(state, seat, mods, option.kind.partition("_")[0]):
        if option not in ways(state, seat, action, more):
            continue
        then = _TELLERS[option.kind](state, seat, announced(state, seat, more), option)
        source = names(more)[-1]
        if then.supply is not None and told.supply is not None and then.supply != told.supply:
            yield seen.Bend("supply", source, told.supply, then.supply)
        had, gets = ({gain.what: gain.n for gain in one.gains} for one in (told, then))
        for what in dict.fromkeys((*had, *gets)):
            if had.get(what, 0) != gets.get(what, 0):
                yield seen.Bend(what, source, had.get(what, 0), gets.get(what, 0))


def _gained(**goods: int) -> tuple[seen.Gain, ...]:
    return tuple(seen.Gain(what, n) for what, n in goods.items() if n)


def _travel(state: State, seat: int, mods: Powers, option: Option) -> seen.Forecast:
    origin, to = state.players[seat].site, str(option.args[0])
    if not to:
        return seen.Forecast()
    deed = Travel(seat, origin, to, mods)
    base = TRAVEL_COST[region_of(state, origin), region_of(state, to)]
    return seen.Forecast(
        travel.cost(state, deed), (), tuple(_changes(state, "supply", "travel_cost", base, deed, mods))
    )


def _search(state: State, seat: int, mods: Powers, option: Option) -> seen.Forecast:
    source = str(option.args[0])
    deed = Search(seat, state.players[seat].site, source, mods)
    base = DECK_COST[state.visions_drawn] if source == DECK else PILE_COST
    changes = _changes(state, "supply", "search_cost", base, deed, mods)
    changes += _changes(state, "cards", "search_draw", DRAWN, deed, mods)
    drawn = max(0, POWERS.value(state, "search_draw", DRAWN, deed, plus=mods))
    return seen.Forecast(search.cost(state, deed), _gained(cards=drawn), tuple(changes))


def _muster(state: State, seat: int, mods: Powers, option: Option) -> seen.Forecast:
    deed = Muster(seat, state.players[seat].site, str(option.args[0]), mods)
    changes = _changes(state, "supply", "muster_cost", MUSTER_COST, deed, mods)
    changes += _changes(state, "warbands", "muster_gain", muster.GAINED, deed, mods)
    gained = POWERS.value(state, "muster_gain", muster.GAINED, deed, plus=mods)
    return seen.Forecast(muster.cost(state, deed), _gained(warbands=gained), tuple(changes))


def _trade(state: State, seat: int, mods: Powers, option: Option) -> seen.Forecast:
    card, goods = str(option.args[0]), str(option.args[1])
    deed = Trade(seat, state.players[seat].site, card, goods, mods)
    favor, secrets = trade.favor_gained(state, deed), trade.secrets_gained(state, deed)
    matching = trade.matching(state, deed)
    changes = _changes(state, "supply", "trade_cost", TRADE_COST, deed, mods)
    if goods == trade.FAVOR:
        changes += _changes(state, "favor", "trade_favor", 1 + matching, deed, mods)
    else:
        changes += _changes(state, "secrets", "trade_secrets", matching, deed, mods)
    return seen.Forecast(trade.cost(state, deed), _gained(favor=favor, secrets=secrets), tuple(changes))


def _recover(state: State, seat: int, mods: Powers, option: Option) -> seen.Forecast:
    what = recover.RELIC if option.kind == "recover_relic" else str(option.args[0])
    deed = Recover(seat, what, mods)
    changes = _changes(state, "supply", "recover_cost", RECOVER_COST, deed, mods)
    return seen.Forecast(recover.cost(state, deed), (), tuple(changes))


def _campaign(state: State, seat: int, mods: Powers, option: Option) -> seen.Forecast:
    changes = _changes(state, "supply", "campaign_cost", CAMPAIGN_COST, seat, mods)
    return seen.Forecast(targets.cost(state, seat, mods), (), tuple(changes))


_TELLERS: dict[str, Teller] = {
    "travel": _travel,
    "search": _search,
    "muster": _muster,
    "trade": _trade,
    "recover_relic": _recover,
    "recover_banner": _recover,
    "campaign": _campaign,
}
