"""Mana Enhancement: a crystal for basic mana just used, and a token of that colour for whoever returns the Skill."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Option
from .....kernel.work import push, tell
from ....book import BOOK, CONTEXT, VERBS
from ....catalog import BASIC_COLORS
from ....chapters.hand.skills import turn_token
from ....chapters.pieces.mana import gain_crystal, gain_token
from ....powers import Colors, Power, power
from ....state import Table, Work

SKILL = "krang_mana_enhancement"
#: When an own turn is under way; Skills of a round are for the own turn (MK-SKILL-04a1).
_OWN_TURN = ("move", "interaction", "maze", "combat", "after", "rest")


@power(SKILL)
class ManaEnhancement(Power):
    """Basic mana may become a crystal too."""

    def mana_used(self, work: Work, used: Colors) -> None:
        """Basic mana was used: the owner may answer with the Skill at once."""
        duel = work.duel
        if work.phase not in _OWN_TURN or (duel is not None and not duel.full and work.current == duel.defender):
            return
        colors = [color for color in BASIC_COLORS if any(color in each for each in used)]
        if colors:
            push(work, "mana_enhancement.answer", *colors)


@VERBS.condition("mana_enhancement")
def by_itself(table: Table, ctx: Ctx) -> bool:
    """Never without mana just used."""
    return False


ANSWER = BOOK.asks("mana_enhancement.answer", "mk-ask-mana-enhancement", rest=0)
ANSWER.declines("done")


@ANSWER.offers
def _options(table: Table, seat: int, colors: tuple[str, ...]) -> list[Option]:
    ready = any(owned.skill == SKILL and not owned.used for owned in table.me.skills)
    found = [Option(f"color {color}", "color", (color,)) for color in colors] if ready else []
    return [*found, Option("done", "done")]


@ANSWER.answers("color")
def _answer(work: Work, seat: int, colors: tuple[str, ...], color: str) -> None:
    """The crystal, and the token goes to the middle of the table with its mark."""
    turn_token(work, SKILL, "centre")
    work.me.skills = tuple(replace(owned, mark=color) if owned.skill == SKILL else owned for owned in work.me.skills)
    tell(work, "mk-event-skill", "MK-SKILL-T3", skill=SKILL)
    gain_crystal(work, color)


def _marked(table: Table) -> str:
    """The colour on the Skill, whoever owns it; while somebody acts, the own tokens are the acting player's."""
    for seat, player in enumerate(table.players):
        for owned in (table.me if seat == table.current else player).skills:
            if owned.skill == SKILL:
                return owned.mark
    return ""


VERBS.condition("mana_enhancement.token")(lambda table, ctx: bool(_marked(table)))


@BOOK.does("mana_enhancement.token", context=CONTEXT)
def give_token(work: Work, ctx: Ctx) -> None:
    color = _marked(work)
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)
