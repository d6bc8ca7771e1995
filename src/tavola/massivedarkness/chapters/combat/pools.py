"""The dice of a combat: what adds to them, the cap of three of a colour, and what takes dice away (MD-CMB-03 to 14)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ...catalog import ENEMIES, EQUIPMENT, Pool
from ...state import Combat, Foe, Table
from ..board.skills import Power, equipped
from .dice import MOST
from .lines import armed_with, attacker_lines, defender_lines, enemy_in

#: As many dice of the strong colour as can be.
BEST = -1


class Share(NamedTuple):
    """What one source changes in a pool: dice of the weak and the strong colour, and dice of a free colour. A loss is
    negative; `none`: all dice are gone."""

    source: str
    weak: int = 0
    strong: int = 0
    free: int = 0
    none: bool = False


def gathered(shares: Iterable[Share], more: int = BEST, fewer: int = BEST) -> Pool:
    """The dice to be rolled. All gains come first, then the cap, then all losses (MD-DICE-10, MD-DICE-11, MD-CMB-08).
    `more`, `fewer`: how many of the dice gained, and lost, in a free colour are strong ones; as many as can be unless
    somebody has chosen (MD-SKILL-57, 58, 62, 63, ruling A-64)."""
    return _gathered(tuple(shares), more, fewer)


@lru_cache(maxsize=8192)
def _gathered(shares: tuple[Share, ...], more: int, fewer: int) -> Pool:
    if any(share.none for share in shares):
        return (0, 0)
    weak, strong, free = _gained(shares)
    least, most = _strong_gains(weak, strong, free)
    gain = most if more == BEST else max(least, min(most, more))
    weak, strong = min(MOST, weak + free - gain), strong + gain
    weak, strong, free = _lost(shares, weak, strong)
    least, most = _strong_losses(weak, strong, free)
    loss = most if fewer == BEST else max(least, min(most, fewer))
    return weak - min(weak, free - loss), strong - loss


def _gained(shares: tuple[Share, ...]) -> tuple[int, int, int]:
    """The dice of both colours within the cap, and how many come in a free colour."""
    return (
        min(MOST, sum(share.weak for share in shares if share.weak > 0)),
        min(MOST, sum(share.strong for share in shares if share.strong > 0)),
        sum(share.free for share in shares if share.free > 0),
    )


def _strong_gains(weak: int, strong: int, free: int) -> tuple[int, int]:
    """How many dice of a free colour can be strong ones, at least and at most: none is lost while the cap has room."""
    room = MOST - strong
    return min(room, max(0, free - (MOST - weak))), min(room, free)


def _lost(shares: tuple[Share, ...], weak: int, strong: int) -> tuple[int, int, int]:
    """The dice left when those of named colours are gone, and how many go in a free colour."""
    return (
        max(0, weak + sum(share.weak for share in shares if share.weak < 0)),
        max(0, strong + sum(share.strong for share in shares if share.strong < 0)),
        -sum(share.free for share in shares if share.free < 0),
    )


def _strong_losses(weak: int, strong: int, free: int) -> tuple[int, int]:
    return min(strong, max(0, free - weak)), min(strong, free)


def mixes(shares: Iterable[Share], more: int = BEST) -> tuple[range, range]:
    """What can be chosen: how many strong dice among those gained in a free colour and, the former being settled,
    among those lost in a free colour."""
    found = tuple(shares)
    if any(share.none for share in found):
        return range(1), range(1)
    weak, strong, free = _gained(found)
    least, most = _strong_gains(weak, strong, free)
    gains = range(least, most + 1)
    gain = most if more == BEST else max(least, min(most, more))
    least, most = _strong_losses(*_lost(found, min(MOST, weak + free - gain), strong + gain))
    return gains, range(least, most + 1)


def attack_shares(table: Table, combat: Combat) -> list[Share]:
    """Everything that makes up the attack dice, in the order it is told."""
    shares = _card_dice(table, combat) if combat.mine else _foe_dice(table, combat, combat.kind)
    shares += given(attacker_lines(table, combat), "attack")
    return shares + taken(defender_lines(table, combat), "attack")


def defense_shares(table: Table, combat: Combat) -> list[Share]:
    """Everything that makes up the defence dice. Pillars have none."""
    if combat.pillar:
        return []
    if combat.mine:
        shares = _foe_dice(table, combat, "defense")
    else:
        shares = _dice_of(equipped(table, combat.seat), "defense")
    shares += given(defender_lines(table, combat), "defense")
    return shares + taken(attacker_lines(table, combat), "defense")


def _card_dice(table: Table, combat: Combat) -> list[Share]:
    """The dice of a kind on all equipped cards of the attacking hero (MD-CMB-05)."""
    return _dice_of(equipped(table, combat.seat), dice_kind(table, combat))


def dice_kind(table: Table, combat: Combat) -> str:
    """Which dice an attack uses: a magic one in the own zone is made with melee weapons (MD-SKILL-26, ruling A-40)."""
    if combat.kind != "magic" or combat.pillar:
        return combat.kind
    foe = enemy_in(table, combat)
    return "melee" if foe is not None and foe.at == table.heroes[combat.seat].at else combat.kind


def _dice_of(cards: tuple[str, ...], kind: str) -> list[Share]:
    return list(_printed_dice(cards, kind))


@lru_cache(maxsize=4096)
def _printed_dice(cards: tuple[str, ...], kind: str) -> tuple[Share, ...]:
    return tuple(Share(f"card:{card}", *EQUIPMENT[card].dice[kind]) for card in cards if kind in EQUIPMENT[card].dice)


def _foe_dice(table: Table, combat: Combat, section: str) -> list[Share]:
    """The dice of the enemy's card, and of its equipment where the card has such dice itself (MD-GRD-04, MD-GRD-05)."""
    foe = enemy_in(table, combat)
    if foe is None:
        return []
    printed = ENEMIES[foe.card]
    if section not in printed.dice:
        return []
    shares = [Share(f"enemy:{printed.type}", *printed.dice[section])]
    card = armed_with(foe)
    if card is not None and section in card.dice:
        source = f"enemy:{ENEMIES[foe.loot].type}" if foe.loot in ENEMIES else f"card:{foe.loot}"
        shares.append(Share(source, *card.dice[section]))
    return shares


#: Where the colours of a side stand among the arguments of `dice`, and the words for dice of a free colour.
_COLORS = {"attack": (0, 1), "defense": (2, 3)}
_MORE = {"attack": "attack_dice", "defense": "defense_dice"}
_FEWER = {"attack": "attacker_dice", "defense": "defender_dice"}


def given(lines: tuple[Power, ...], side: str) -> list[Share]:
    """What a side's own skills do to its dice (MD-SKILL-54, 55, 57, 59, 60, 62)."""
    shares = []
    for source, line in lines:
        if line.bam or line.diamond:
            continue
        for effect in line.effects:
            if effect.op == "dice":
                weak, strong = (int(effect.args[color]) for color in _COLORS[side])
                if weak or strong:
                    shares.append(Share(source, weak, strong))
            elif effect.op == _MORE[side]:
                shares.append(Share(source, free=int(effect.args[0])))
    return shares


def taken(lines: tuple[Power, ...], side: str) -> list[Share]:
    """What the other side's skills take from the dice before the roll (MD-SKILL-56, 58, 61, 63, 64, MD-ENCH-22)."""
    shares = []
    for source, line in lines:
        if line.bam or line.diamond:
            continue
        for effect in line.effects:
            if effect.op == _FEWER[side]:
                shares.append(Share(source, free=int(effect.args[0])))
            elif effect.op == "defender_no_dice" and side == "defense":
                shares.append(Share(source, none=True))
            elif effect.op == "dice":
                weak, strong = (min(0, int(effect.args[color])) for color in _COLORS[side])
                if weak or strong:
                    shares.append(Share(source, weak, strong))
    return shares


def pools(table: Table, combat: Combat) -> tuple[Pool, Pool]:
    """The attack and the defence dice of a combat as they will be rolled."""
    return (
        pool_of(combat, "attack", attack_shares(table, combat)),
        pool_of(combat, "defense", defense_shares(table, combat)),
    )


def pool_of(combat: Combat, side: str, shares: list[Share]) -> Pool:
    """The dice of a side with the colours chosen in this combat."""
    if not combat.mixed:
        return gathered(shares)
    return gathered(shares, picked(combat, "more", side), picked(combat, "fewer", side))


def picked(combat: Combat, what: str, side: str) -> int:
    """How many strong dice have been chosen among those of a free colour."""
    for entry in combat.mixed:
        name, of, n = entry.split(":")
        if (name, of) == (what, side):
            return int(n)
    return BEST


def hero_pools(table: Table, seat: int, foe: Foe, kind: str, bonus: tuple[str, ...] = ()) -> tuple[Pool, Pool]:
    """The dice when a hero attacks an enemy: its attack, the enemy's defence."""
    return pools(table, Combat(True, seat, foe.n, kind, bonus=bonus))


def foe_pools(table: Table, foe: Foe, seat: int, kind: str) -> tuple[Pool, Pool]:
    """The dice when an enemy attacks a hero: its attack, the hero's defence."""
    return pools(table, Combat(False, seat, foe.n, kind))
