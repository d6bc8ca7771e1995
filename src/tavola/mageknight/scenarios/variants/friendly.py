"""Friendlier games (MK-VAR-FRI): less that affects other players, and gold mana for those who need it."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Refusal, Text
from ...catalog import CARDS, VARIANTS, Scenario, Variant, changes
from ...chapters.pieces.rivals import ALLOWED
from ...features import die_bars, mana_bars, reasons
from ...state import Die, Table

VARIANTS["no_interactive_spells"] = Variant("no_interactive_spells")
VARIANTS["no_interactive_skills"] = Variant("no_interactive_skills")
VARIANTS["no_player_combat"] = Variant("no_player_combat", players=(2, 4), against=(ALLOWED,))
VARIANTS["friendly_mana"] = Variant("friendly_mana")


@changes("no_interactive_spells")
def without_spells(plan: Scenario, value: str) -> Scenario:
    """Spells 109 to 112 stay in the box."""
    return replace(plan, quarrelsome=False)


@changes("no_interactive_skills")
def without_skills(plan: Scenario, value: str) -> Scenario:
    """Neither the competitive nor the cooperative Skill of a Hero is used."""
    return replace(plan, skills="none", quarrelsome=plan.quarrelsome and plan.skills != "cooperative")


@mana_bars("friendly_mana")
def gold_for_the_needy(table: Table, piece: str, need: str, spoken: int) -> bool:
    """By Day a gold die is no use while a die of the colour needed lies in the Source."""
    if table.time != "day" or need == "gold" or piece not in ("gold die", "gold wild"):
        return False
    return sum(die.color == need and die.state == "free" for die in table.source) > spoken


@die_bars("friendly_mana")
def gold_stays(table: Table, die: Die) -> bool:
    """By Day a gold die is neither rerolled nor changed while one of another colour lies in the Source."""
    if table.time != "day" or die.color != "gold":
        return False
    return any(other.color != "gold" and other.state == "free" for other in table.source)


@reasons("friendly_mana")
def why_not_gold(table: Table, words: list[str]) -> Refusal | None:
    """A card that was to be powered by a gold die although its colour is there."""
    if words[0] != "play" or "gold" not in words or words[1] not in CARDS:
        return None
    color = CARDS[words[1]].color
    if not gold_for_the_needy(table, " ".join(words[-2:]), color, 0):
        return None
    return Refusal("MK-VAR-FRI-04a", Text("mk-why-gold-die", {"color": color}))
