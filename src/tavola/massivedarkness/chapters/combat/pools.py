"""The dice of a combat: what adds to them, the cap of three of a colour, and what takes dice away (MD-CMB-03 to 14)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ...catalog import ENEMIES, EQUIPMENT, Pool
from ...state import Combat, Foe, Table
from ..board.skills import Power, equipped
from .dice import MOST
from .lines import attacker_lines, defender_lines, enemy_in, held


class Share(NamedTuple):
    """What one source changes in a pool: dice of the weak and the strong colour, and dice of a free colour. A loss is
    negative; `none`: all dice are gone."""

    source: str
    weak: int = 0
    strong: int = 0
    free: int = 0
    none: bool = False


def gathered(shares: Iterable[Share]) -> Pool:
    """The dice to be rolled (see `_gathered`)."""
    return _gathered(tuple(shares))


@lru_cache(maxsize=65536)
def _gathered(shares: tuple[Share, ...]) -> Pool:
    """The dice to be rolled. All gains come first, then the cap, then all losses (MD-DICE-10, MD-DICE-11, MD-CMB-08).

    Dice of a free colour take the stronger colour as long as the cap allows, and lost ones of a free colour are the
    stronger first: no other choice is ever better for the side that has it."""
    weak = min(MOST, sum(share.weak for share in shares if share.weak > 0))
    strong = min(MOST, sum(share.strong for share in shares if share.strong > 0))
    for _ in range(sum(share.free for share in shares if share.free > 0)):
        if strong < MOST:
            strong += 1
        elif weak < MOST:
            weak += 1
    weak = max(0, weak + sum(share.weak for share in shares if share.weak < 0))
    strong = max(0, strong + sum(share.strong for share in shares if share.strong < 0))
    for _ in range(-sum(share.free for share in shares if share.free < 0)):
        if strong:
            strong -= 1
        elif weak:
            weak -= 1
    return (0, 0) if any(share.none for share in shares) else (weak, strong)


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
    return [Share(f"card:{card}", *EQUIPMENT[card].dice[kind]) for card in cards if kind in EQUIPMENT[card].dice]


def _foe_dice(table: Table, combat: Combat, section: str) -> list[Share]:
    """The dice of the enemy's card, and of its equipment where the card has such dice itself (MD-GRD-04, MD-GRD-05)."""
    foe = enemy_in(table, combat)
    if foe is None:
        return []
    printed = ENEMIES[foe.card]
    if section not in printed.dice:
        return []
    shares = [Share(f"enemy:{printed.type}", *printed.dice[section])]
    card = held(foe)
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
    return gathered(attack_shares(table, combat)), gathered(defense_shares(table, combat))


def hero_pools(table: Table, seat: int, foe: Foe, kind: str, bonus: tuple[str, ...] = ()) -> tuple[Pool, Pool]:
    """The dice when a hero attacks an enemy: its attack, the enemy's defence."""
    return pools(table, Combat(True, seat, foe.n, kind, bonus=bonus))


def foe_pools(table: Table, foe: Foe, seat: int, kind: str) -> tuple[Pool, Pool]:
    """The dice when an enemy attacks a hero: its attack, the hero's defence."""
    return pools(table, Combat(False, seat, foe.n, kind))
