"""Dice of a free colour: whoever gains them, or takes them from the other side, names their colours (MD-SKILL-57, 58,
62, 63). Enemies gain and take the strong ones (ruling A-64)."""

from __future__ import annotations

from ....kernel.records import Option, Text
from ...book import BOOK
from ...state import Combat, Table, Work, combat_of, fought
from .dice import COLORS
from .pools import BEST, Share, attack_shares, defense_shares, mixes, picked
from .rerolls import interrupt

#: What is asked one after the other: gains before losses, the defence before the attack (MD-CMB-08, MD-SKILL-17).
_ORDER = (("more", "defense"), ("more", "attack"), ("fewer", "attack"), ("fewer", "defense"))
_NAMES = {"y": "yellow", "r": "red", "b": "blue", "g": "green"}


def mixing(work: Work, combat: Combat, attack: list[Share], defense: list[Share]) -> bool:
    """Before the roll. True: the hero has to name colours."""
    if not [share for share in (*attack, *defense) if share.free]:
        return False
    for what, side in _ORDER:
        if _asked(combat, what, side) and len(_range(combat, what, side, attack if side == "attack" else defense)) > 1:
            interrupt(work, "combat_mix", what, side)
            return True
    return False


def _asked(combat: Combat, what: str, side: str) -> bool:
    """Whether that choice is the hero's, and open."""
    owner = "attack" if combat.mine else "defense"
    return (side == owner) == (what == "more") and picked(combat, what, side) == BEST


def _range(combat: Combat, what: str, side: str, shares: list[Share]) -> range:
    gains, losses = mixes(shares, picked(combat, "more", side))
    return gains if what == "more" else losses


def _free(what: str, shares: list[Share]) -> int:
    return abs(sum(share.free for share in shares if (share.free > 0) == (what == "more")))


MIX = BOOK.asks("combat_mix")


@MIX.prompt
def _prompt(table: Table, seat: int, what: str, side: str) -> Text:
    return Text("md-ask-mix", {"what": what, "side": side})


@MIX.offers
def _offers(table: Table, seat: int, what: str, side: str) -> list[Option]:
    """`add red red`, `take blue green`: with most strong dice first."""
    combat = combat_of(table)
    shares = attack_shares(table, combat) if side == "attack" else defense_shares(table, combat)
    weak, strong = (_NAMES[color] for color in COLORS[side])
    n = _free(what, shares)
    word = "add" if what == "more" else "take"
    found = []
    for count in reversed(_range(combat, what, side, shares)):
        colors = [weak] * (n - count) + [strong] * count
        found.append(Option(f"{word} {' '.join(colors)}", f"{word}_colors", (count, n - count)))
    return found


@MIX.answers("add_colors")
def _add(work: Work, seat: int, what: str, side: str, strong: int, weak: int) -> None:
    fought(work, mixed=(*combat_of(work).mixed, f"more:{side}:{strong}"))


@MIX.answers("take_colors")
def _take(work: Work, seat: int, what: str, side: str, strong: int, weak: int) -> None:
    fought(work, mixed=(*combat_of(work).mixed, f"fewer:{side}:{strong}"))
