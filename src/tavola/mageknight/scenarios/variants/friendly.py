"""Friendlier games (MK-VAR-FRI): less that affects other players, and gold mana for those who need it."""

from __future__ import annotations

from ....kernel.records import Refusal, Text
from ...catalog import CARDS, VARIANTS, Variant
from ...features import Feature, feature
from ...state import Die, Table
from ..shared.rivalry import ALLOWED

VARIANTS["no_interactive_spells"] = Variant("no_interactive_spells")
VARIANTS["no_interactive_skills"] = Variant("no_interactive_skills")
VARIANTS[ALLOWED] = Variant(ALLOWED, players=(2, 4), against=("no_player_combat",), only=("first_reconnaissance",))
VARIANTS["no_player_combat"] = Variant("no_player_combat", players=(2, 4), against=(ALLOWED,))
VARIANTS["friendly_mana"] = Variant("friendly_mana")


@feature("no_interactive_spells")
class NoInteractiveSpells(Feature):
    """Spells 109 to 112 stay in the box."""

    def quarrels(self, table: Table, used: bool) -> bool:
        return False


@feature("no_interactive_skills")
class NoInteractiveSkills(Feature):
    """Neither the competitive nor the cooperative Skill of a Hero is used."""

    def interactive(self, table: Table, kind: str) -> str:
        return "none"


@feature("no_player_combat")
class NoPlayerCombat(Feature):
    """Nobody is attacked."""

    def truce(self, table: Table, rival: int) -> str | None:
        return "MK-VAR-FRI-03"


@feature("friendly_mana")
class FriendlyMana(Feature):
    """By Day gold dice are for those who need them."""

    def mana_barred(self, table: Table, barred: bool, piece: str, need: str, spoken: int) -> bool:
        """By Day a gold die is no use while a die of the colour needed lies in the Source."""
        if table.time != "day" or need == "gold" or piece not in ("gold die", "gold wild"):
            return barred
        return barred or sum(die.color == need and die.state == "free" for die in table.source) > spoken

    def die_barred(self, table: Table, barred: bool, die: Die) -> bool:
        """By Day a gold die is neither rerolled nor changed while one of another colour lies in the Source."""
        if table.time != "day" or die.color != "gold":
            return barred
        return barred or any(other.color != "gold" and other.state == "free" for other in table.source)

    def reason(self, table: Table, words: list[str]) -> Refusal | None:
        """A card that was to be powered by a gold die although its colour is there."""
        if words[0] != "play" or "gold" not in words or words[1] not in CARDS:
            return None
        color = CARDS[words[1]].color
        if not self.mana_barred(table, False, " ".join(words[-2:]), color, 0):
            return None
        return Refusal("MK-VAR-FRI-04a", Text("mk-why-gold-die", {"color": color}))
