"""Cards that change hands: gifts to whoever can use them, junk brought together to be transmuted, the market."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Option
from ..catalog import EQUIPMENT
from ..chapters.board.decks import HIGHEST
from ..chapters.gear.trading import traders
from ..chapters.rounds.market import level_of
from ..chapters.rounds.market import worth as price_of
from ..state import MOST_XP, State
from .equipping import need, spare
from .mind import Mind

#: What a card must add to a hero's fights to be worth a gift or an exchange.
WORTHY = 0.15
#: What an action is worth that brings about gifts, for each point they add, and for each three cards transmuted.
GIFT = 3.0
MELTED = 1.5
#: Enemies nearer than this are fought, not traded before.
CALM = 3


def promise(mind: Mind) -> float:
    """What it is worth to the active hero's company to trade now; nothing while there is somebody to fight."""
    company = traders(mind.table, mind.seat)
    if len(company) < 2 or mind.nearest_foe(mind.hero.at) < CALM:
        return 0.0
    left = {who: spare(mind, who) for who in company}
    gifts = 0.0
    junk = 0
    for giver, cards in left.items():
        for card in cards:
            gain = max((need(mind, who, card) for who in _takers(mind, company) if who != giver), default=0.0)
            gifts += gain if gain > WORTHY else 0.0
            junk += gain <= WORTHY
    return GIFT * gifts + MELTED * (junk // 3)


def trade(mind: Mind, options: tuple[Option, ...]) -> Option:
    """The gift that adds most; then junk to one hero, who transmutes it; then enough."""
    company = traders(mind.table, mind.seat)
    left = {who: spare(mind, who) for who in company}
    best = _gift(mind, options, left)
    if best is not None:
        return best
    found = _pooled(mind, options, left)
    return options[0] if found is None else found


def _takers(mind: Mind, company: list[int]) -> list[int]:
    return [who for who in company if mind.table.heroes[who].alive]


def _gift(mind: Mind, options: tuple[Option, ...], left: dict[int, list[str]]) -> Option | None:
    """Of the cards their owners can spare, the one that adds most to another."""
    best, most = None, WORTHY
    for option in options:
        if option.kind != "give" or option.args[0] not in left[int(option.args[1])]:
            continue
        taker = int(option.args[2])
        gain = need(mind, taker, str(option.args[0])) if mind.table.heroes[taker].alive else 0.0
        if gain > most:
            best, most = option, gain
    return best


def _pooled(mind: Mind, options: tuple[Option, ...], left: dict[int, list[str]]) -> Option | None:
    """Junk goes to whoever has most of it, the lowest cards first; with three of them that hero transmutes."""
    able = [who for who in left if mind.table.heroes[who].health > 1]
    if not able or sum(map(len, left.values())) < 3:
        return None
    melter = max(able, key=lambda who: (len(left[who]), -who))
    if len(left[melter]) >= 3:
        return next((one for one in options if one.kind == "transmute" and one.args[0] == melter), None)
    gifts = [
        one for one in options if one.kind == "give" and one.args[2] == melter and one.args[0] in left[int(one.args[1])]
    ]
    return min(gifts, key=lambda one: (EQUIPMENT[str(one.args[0])].level, one.notation), default=None)


# The market between two missions.


def barter(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Before and after the market anything may be given to anybody."""
    seen = _foreseen(mind)
    left = {who: spare(seen, who) for who in range(len(mind.table.heroes))}
    return _gift(seen, options, left) or options[0]


def deal(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Exchange junk for what adds most to this hero's fights; then sell what is left over and worth most."""
    seen = _foreseen(mind)
    left = spare(seen, mind.seat)
    best, most = None, WORTHY
    for option in options:
        if option.kind == "take" and _payable(left, level_of(str(option.args[0]))):
            gain = need(seen, mind.seat, str(option.args[0]))
            if gain > most:
                best, most = option, gain
    if best is not None:
        return best
    sales = [option for option in options if option.kind == "sell" and option.args[0] in left]
    if sales and mind.hero.xp < MOST_XP:
        return max(sales, key=lambda option: price_of(str(option.args[0])))
    return options[0]


def second(mind: Mind, taken: str, options: tuple[Option, ...]) -> Option:
    """One more card where the junk that pays for the first is worth both."""
    seen = _foreseen(mind)
    most = max((level_of(card) for card in spare(seen, mind.seat)), default=0)
    takes = [one for one in options[1:] if level_of(taken) + level_of(str(one.args[0])) <= most]
    return max(takes, key=lambda one: need(seen, mind.seat, str(one.args[0])), default=options[0])


def pay(mind: Mind, taken: str, given: str, options: tuple[Option, ...]) -> Option:
    """One card of junk that is enough, the cheapest such; else what is missed least."""
    left = spare(_foreseen(mind), mind.seat)
    due = sum(map(level_of, taken.split())) - sum(map(level_of, given.split()))

    def missed(option: Option) -> tuple[bool, bool, int]:
        card = str(option.args[0])
        return card not in left, level_of(card) < due, level_of(card)

    return min(options, key=missed)


def _payable(junk: list[str], due: int) -> bool:
    """Whether junk is enough: one card, or two of it together."""
    return sum(sorted(map(level_of, junk), reverse=True)[:2]) >= due


def _foreseen(mind: Mind) -> Mind:
    """The party as it will be when the level of the next mission has risen: in a story cards above it lie idle, and
    those would look like junk."""
    later: State = replace(mind.table, level=HIGHEST)
    return Mind(later, mind.seat)
