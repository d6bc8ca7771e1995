"""Everything that may be played at any time in the own turn: cards, Units, Skills, Tactics, mana, healing."""

from __future__ import annotations

from ....kernel.records import IDLE, Option
from ....kernel.work import tell
from ...book import action
from ...catalog import BASIC_COLORS
from ...state import Table, Work
from ..pieces.mana import gain_token, sources, use_crystal
from .banner_uses import fear_options
from .banners import banner_options
from .cards import card_options
from .grants import granted_options
from .healing import heal_options
from .skills import skill_options
from .tactics import tactic_options
from .units import ability_options


def play_options(table: Table) -> list[Option]:
    """Effects first, then what keeps: healing points, the Tactic, crystals."""
    have = sources(table)
    found = card_options(table, have)
    found += ability_options(table, have)
    found += skill_options(table)
    found += banner_options(table)
    found += fear_options(table)
    found += heal_options(table)
    found += tactic_options(table)
    if table.me.mods:
        found += granted_options(table)
    crystals = table.me.crystals
    if any(crystals):
        found += [melting for melting, count in zip(_MELTING, crystals, strict=True) if count]
    return found


#: Paying takes crystals directly, so turning one into mana beforehand is seldom of use.
_MELTING = tuple(Option(f"crystal {color}", "crystal", (color,), IDLE) for color in BASIC_COLORS)


@action("crystal")
def melt(work: Work, color: str) -> None:
    """A crystal becomes pure mana of its colour, which vanishes at the end of the turn."""
    use_crystal(work, color)
    gain_token(work, color)
    tell(work, "mk-event-melt", "MK-MANA-01b3", color=color)
