"""Mana Enhancement: a crystal for basic mana just used, and a token of that colour for whoever returns the Skill."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Frame, Option, Text
from .....kernel.work import push, tell
from ....book import BOOK, VERBS, current_seat
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

    def mana_used(self, work: Work, mod: Effect, used: Colors) -> None:
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


def _options(table: Table, frame: Frame) -> list[Option]:
    ready = any(owned.skill == SKILL and not owned.used for owned in table.me.skills)
    found = [Option(f"color {color}", "color", (str(color),)) for color in frame.args] if ready else []
    return [*found, Option("done", "done")]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    """The crystal, and the token goes to the middle of the table with its mark."""
    if option.kind == "done":
        return
    color = str(option.args[0])
    turn_token(work, SKILL, "centre")
    work.me.skills = tuple(replace(owned, mark=color) if owned.skill == SKILL else owned for owned in work.me.skills)
    tell(work, "mk-event-skill", "MK-SKILL-T3", skill=SKILL)
    gain_crystal(work, color)


BOOK.question(
    "mana_enhancement.answer",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-mana-enhancement"),
    options=_options,
    answer=_answer,
)


def _marked(table: Table) -> str:
    """The colour on the Skill, whoever owns it; while somebody acts, the own tokens are the acting player's."""
    for seat, player in enumerate(table.players):
        for owned in (table.me if seat == table.current else player).skills:
            if owned.skill == SKILL:
                return owned.mark
    return ""


VERBS.condition("mana_enhancement.token")(lambda table, ctx: bool(_marked(table)))


@BOOK.step("mana_enhancement.token")
def give_token(work: Work, frame: Frame) -> None:
    color = _marked(work)
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)
