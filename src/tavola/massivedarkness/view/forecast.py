"""What to expect of an answer: the exact odds of an attack or of dice that lie on the table, the dice with everything
that made them, what could be used on top, and what a step of a skill line changes."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Option
from ..book import BOOK
from ..catalog import CLASSES
from ..chapters.board.skills import grown_by
from ..chapters.combat.lines import origin
from ..chapters.combat.pools import Share, attack_shares, defense_shares, gathered
from ..chapters.combat.preparing import helpers, lent_by
from ..chapters.enemies.intents import intent
from ..odds import Odds, odds_of
from ..odds.rolled import odds_after, odds_as_it_lies
from ..state import PREPARE, Combat, State, stage_of
from . import records as seen
from .heroes import pools_of

ATTACKS = frozenset({"attack", "attack_pillar"})
REROLLS = frozenset({"reroll", "reroll_dice", "keep_roll"})
USES = frozenset({"use_in_attack", "signature", "pay_wounds", "done"})


def forecast(state: State, option: Option) -> seen.Forecast | seen.Purchase | None:
    """The odds of an answer that leads to dice, what a purchase changes; None for any other."""
    if option.kind == "buy":
        return _purchase(state, option)
    if option.kind in ATTACKS and state.turn is not None:
        kind, n = str(option.args[0]), int(option.args[1])
        combat = Combat(True, state.turn.seat, n, kind, pillar=option.kind == "attack_pillar")
        helped = tuple(_help(state, combat, source) for source in helpers(state, combat))
        return _told(state, combat, odds_of(state, combat), helped)
    if option.kind == "activate":
        return _threat(state, int(option.args[0]))
    combat_now = state.combat
    if combat_now is None:
        return None
    if option.kind == "roll":
        return _told(state, combat_now, odds_of(state, combat_now))
    if option.kind in REROLLS:
        return _told(state, combat_now, odds_after(state, combat_now, option))
    if option.kind in USES and BOOK.asked(state)[1].step == "combat_prepare":
        return _used(state, combat_now, option)
    return None


def _threat(state: State, n: int) -> seen.Forecast | None:
    """What an enemy's attack would do, where it attacks one hero in one way without moving first."""
    first = next(iter(intent(state, n)), None)
    if first is None or first.act != "attack" or len(first.seats) != 1 or len(first.kinds) != 1:
        return None
    combat = Combat(False, first.seats[0], n, first.kinds[0])
    return _told(state, combat, odds_of(state, combat))


def _used(state: State, combat: Combat, option: Option) -> seen.Forecast:
    """The odds with what an answer brings into the combat: before the roll, between rolls, or at the end of them."""
    source, stage = lent_by(state, combat, option), stage_of(state)
    helped = replace(combat, bonus=(*combat.bonus, source)) if source else combat
    if stage == PREPARE:
        return _told(state, helped, odds_of(state, helped))
    return _told(state, helped, odds_as_it_lies(state, helped, stage.endswith("rerolls")))


def _help(state: State, combat: Combat, source: str) -> seen.Help:
    """What a card or the signature would make of an attack."""
    found = odds_of(state, replace(combat, bonus=(source,)))
    return seen.Help(origin(source), found.mean, sum(chance for n, chance in found.kills.items() if n), found.slain)


def _told(state: State, combat: Combat, found: Odds, helped: tuple[seen.Help, ...] = ()) -> seen.Forecast:
    return seen.Forecast(
        wounds=tuple(sorted(found.wounds.items())),
        mean=found.mean,
        kills=tuple(sorted(found.kills.items())),
        slain=found.slain,
        stun=found.stun,
        riposte=found.riposte,
        attack=pool_told(attack_shares(state, combat)),
        defense=pool_told(defense_shares(state, combat)),
        helps=helped,
    )


def _purchase(state: State, option: Option) -> seen.Purchase:
    """The hero after it has bought the next step of a line."""
    seat, place = BOOK.asked(state)[1].seat, int(option.args[0])
    hero = state.heroes[seat]
    step = CLASSES[hero.role].lines[place].steps[hero.bought[place]]
    bought = tuple(n + (i == place) for i, n in enumerate(hero.bought))
    richer = replace(hero, bought=bought, xp=hero.xp - step.cost)
    richer = replace(richer, grown=grown_by(richer, state.level))
    heroes = tuple(richer if i == seat else one for i, one in enumerate(state.heroes))
    after = replace(state, heroes=heroes)
    return seen.Purchase(richer.xp, step.level, richer.maximum, pools_of(after, seat))


def pool_told(shares: list[Share]) -> seen.PoolTold:
    """The dice to be rolled, and what each source gives to them or takes away."""
    told = (seen.Share(origin(one.source), one.weak, one.strong, one.free, one.none) for one in shares)
    return seen.PoolTold(gathered(shares), tuple(told))
