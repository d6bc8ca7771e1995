"""A combat roll from the first die to the last wound (MD-CMB): prepare, roll, rerolls, enchantments, wounds.

One step, `combat`, carries it on from stage to stage and stops only where a player has something to say. It waits
below whatever is asked, and holds the stage: that is where a combat stored in between goes on."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.records import Frame
from ....kernel.work import push, tell
from ...book import BOOK
from ...state import COMBAT, PREPARE, Combat, Work, combat_of, foe_of, fought
from ..board.naming import foe_type, pillar_name
from ..board.reach import kinds_ready, targets
from .dice import MOST, colors, points, throw
from .enchantments import cancelling, count_symbols, resolving
from .lines import foe_label, origin
from .mixing import mixing
from .pools import Share, attack_shares, defense_shares, foe_pools, gathered, hero_pools, pool_of
from .preparing import readying
from .rerolls import rerolling
from .results import inflicting

__all__ = ["attack", "attack_pillar", "foe_pools", "hero_pools", "kinds_ready", "strike", "targets"]


def attack(work: Work, seat: int, n: int, kind: str, bonus: tuple[str, ...] = (), counter: bool = True) -> None:
    """A hero attacks an enemy. `bonus`: sources of skills that hold in this attack only; `counter`: whether the enemy
    may strike back for it when the hero's own activation is over."""
    foe = foe_of(work, n)
    if foe is None:
        return
    tell(work, "md-event-attack", "MD-CMB-01", hero=work.heroes[seat].hero, enemy=foe_type(foe), kind=kind)
    _begin(work, Combat(True, seat, n, kind, bonus=bonus, counter=counter))


def attack_pillar(work: Work, seat: int, n: int, kind: str) -> None:
    """A hero attacks a pillar: attack dice only, neither experience nor counter-attack (ruling A-104)."""
    hero = work.heroes[seat].hero
    tell(work, "md-event-attack-pillar", "MD-MIS-08-05", hero=hero, pillar=pillar_name(work, n), kind=kind)
    _begin(work, Combat(True, seat, n, kind, pillar=True, counter=False))


#: The rule behind each reason to attack this hero and no other.
_STRUCK = {"counter": "MD-CTR-03", "only": "MD-EPH-08", "taunt": "MD-SKILL-30", "most": "MD-EPH-09"}


def strike(work: Work, n: int, seat: int, kind: str, why: str) -> None:
    """An enemy attacks a hero, for this reason."""
    foe = foe_of(work, n)
    if foe is None or not work.heroes[seat].present:
        return
    tell(work, "md-event-strike", _STRUCK[why], hero=work.heroes[seat].hero, enemy=foe_type(foe), kind=kind, why=why)
    _begin(work, Combat(False, seat, n, kind))


def _begin(work: Work, combat: Combat) -> None:
    work.combat = combat
    push(work, COMBAT, PREPARE)


@BOOK.does(COMBAT)
def _carry_on(work: Work, stage: str) -> None:
    """Go through the stages until one waits for an answer or the combat is over; who takes the wounds may have ended
    it already."""
    if work.combat is None:
        return
    depth = len(work.stack)
    while True:
        work.stack = (*work.stack, _FRAMES[stage])
        stage = _STAGES[stage](work)
        if not stage:
            return
        stack = work.stack
        work.stack = stack[:depth] if len(stack) == depth + 1 else stack[:depth] + stack[depth + 1 :]
        if stage == OVER:
            return


def _roll(work: Work) -> str:
    """One single roll of attack and defence dice (MD-CMB-03); everything that made the pools is told. It waits where
    the colours of some dice have to be named first."""
    combat = combat_of(work)
    attacking, defending = attack_shares(work, combat), defense_shares(work, combat)
    if mixing(work, combat, attacking, defending):
        return WAIT
    rolled = []
    for side, shares in (("attack", attacking), ("defense", defending)):
        _tell_shares(work, side, shares)
        rolled.append(throw(work, colors(side, pool_of(combat, side, shares))))
    work.ledger.seal()
    fought(work, attack=rolled[0], defense=rolled[1])
    tell(
        work,
        "md-event-rolled",
        "MD-CMB-03",
        enemy=foe_label(work, combat),
        attack_dice=rolled[0],
        defense_dice=rolled[1],
        hits=points(rolled[0]),
        shields=points(rolled[1]),
    )
    return "defender_rerolls"


def _tell_shares(work: Work, side: str, shares: list[Share]) -> None:
    for share in shares:
        tell(
            work,
            "md-event-dice",
            "MD-CMB-05",
            side=side,
            origin=origin(share.source),
            weak=share.weak,
            strong=share.strong,
            free=share.free,
            none=int(share.none),
        )
    gains = [share for share in shares if share.weak + share.strong + share.free > 0]
    wanted = sum([share.weak + share.strong + share.free for share in gains])
    if wanted > MOST and wanted > sum(gathered(gains)):
        tell(work, "md-event-dice-cap", "MD-DICE-10", side=side, n=wanted - sum(gathered(gains)))


def _defender_rerolls(work: Work) -> str:
    return WAIT if readying(work) or rerolling(work, "defender") else "attacker_rerolls"


def _attacker_rerolls(work: Work) -> str:
    if readying(work) or rerolling(work, "attacker"):
        return WAIT
    count_symbols(work)
    return "cancel"


def _prepare(work: Work) -> str:
    """The hero's player may still add something to the roll."""
    return WAIT if readying(work) else "roll"


#: What each stage does, and which one follows; nothing where it waits.
WAIT, OVER = "", "over"
_STAGES: dict[str, Callable[[Work], str]] = {
    PREPARE: _prepare,
    "roll": _roll,
    "defender_rerolls": _defender_rerolls,
    "attacker_rerolls": _attacker_rerolls,
    "cancel": lambda work: WAIT if readying(work) or cancelling(work) else "defense",
    "defense": lambda work: WAIT if resolving(work, "defense") else "attack",
    "attack": lambda work: WAIT if resolving(work, "attack") else "wounds",
    "wounds": lambda work: WAIT if inflicting(work) else OVER,
}
#: The frame of a combat at each of its stages.
_FRAMES = {stage: Frame(COMBAT, (stage,)) for stage in _STAGES}
