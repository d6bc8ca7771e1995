"""Levelling up (MK-LVL): Command levels and Skill levels, one at a time, at the end of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...state import Table, Work, less
from ..hand.skills import gained
from ..land.offers import need_advanced, take_advanced
from ..pieces.fame import level_for

REVEALED = 2


@BOOK.does("levels")
def level_up(work: Work) -> None:
    """For each Fame row crossed, one level; the rest waits below until this one is done."""
    me = work.me
    if me.level >= level_for(me.fame):
        return
    push(work, "levels")
    me.level += 1
    if me.level % 2:
        tell(work, "mk-event-command-level", "MK-LVL-06a2", count=me.level)
        return
    tell(work, "mk-event-skill-level", "MK-LVL-06b1", count=me.level)
    need_advanced(work)
    shown = me.skill_pile[:REVEALED]
    if shown:
        work.ledger.seal()
    if shown or _common(work):
        push(work, "levels.skill", *shown)
    else:
        push(work, "levels.advanced")


def _common(table: Table) -> list[str]:
    """Skills others left in the common offer; a Skill once refused is never available again."""
    return [skill for skill in table.common_skills if skill not in table.me.refused]


def _shows_dummy_skill(table: Table) -> bool:
    return table.dummy is not None and bool(table.dummy.skills) and len(table.players) == 1


def _dummy_skill(work: Work) -> None:
    """Alone at the table, a Skill of the Dummy's Hero joins the common offer each time a Skill is gained."""
    dummy = work.dummy
    if dummy is not None and _shows_dummy_skill(work):
        work.common_skills += dummy.skills[:1]
        tell(work, "mk-event-dummy-skill", "MK-DUMMY-17b", skill=dummy.skills[0])
        work.dummy = replace(dummy, skills=dummy.skills[1:])
        work.ledger.seal()


def _gain_advanced(work: Work, card: str) -> None:
    take_advanced(work, card)
    work.me.deck = (card, *work.me.deck)
    tell(work, "mk-event-learn", "MK-LVL-06b4", card=card)


SKILL = BOOK.asks("levels.skill", rest=0)


@SKILL.prompt
def _skill_asks(table: Table, seat: int, shown: tuple[str, ...]) -> Text:
    return Text("mk-ask-skill", {"count": table.me.level})


@SKILL.offers
def _skill_options(table: Table, seat: int, shown: tuple[str, ...]) -> list[Option]:
    common = _common(table)
    own = [Option(f"gain {skill}", "gain_skill", (skill, "own"), also=f"skill {skill}") for skill in shown]
    return own + [Option(f"gain {skill}", "gain_skill", (skill, "common"), also=f"common {skill}") for skill in common]


@SKILL.answers("gain_skill")
def _skill_answer(work: Work, seat: int, shown: tuple[str, ...], skill: str, source: str) -> None:
    """Keep one of the two own Skills and take any Advanced Action; or take a common one, leave both, and take the
    lowest Advanced Action."""
    me = work.me
    me.skill_pile = me.skill_pile[len(shown) :]
    left = shown
    if source == "own":
        left = less(shown, skill)
    else:
        work.common_skills = less(work.common_skills, skill)
    work.common_skills += left
    me.refused += left
    me.skills += (gained(work, skill),)
    tell(work, "mk-event-gain-skill", "MK-LVL-06b2" if source == "own" else "MK-LVL-06b3", skill=skill)
    _dummy_skill(work)
    if source == "own":
        push(work, "levels.advanced")
    elif work.advanced_offer:
        _gain_advanced(work, work.advanced_offer[-1])


@BOOK.does("levels.advanced")
def choose_advanced(work: Work) -> None:
    if work.advanced_offer:
        push(work, "levels.card")


CARD = BOOK.asks("levels.card", "mk-ask-advanced")


@CARD.offers
def _card_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"gain {card}", "gain", (card,)) for card in table.advanced_offer]


@CARD.answers("gain")
def _card_gain(work: Work, seat: int, card: str) -> None:
    _gain_advanced(work, card)
