"""Effects borrowed from an offer, the card staying there: Magic Talent, Tome of All Spells, Blood of Ancients; and a
Skill of the common offer for the Circlet of Proficiency.

Each borrowed effect keeps its own colour and its own costs (MK-EFF-C1, C3, C4).
"""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option
from .....kernel.work import push, tell
from ....book import BONUS, BOOK, CONTEXT, RESERVED, VERBS, context, leaves
from ....catalog import CARDS, SKILLS, WOUND, Skill
from ....chapters.hand.cards import discard
from ....chapters.hand.skills import flipped, gained
from ....chapters.land.offers import need_advanced, need_spells
from ....chapters.pieces.mana import combined_ways, pay, sources, usable, ways
from ....state import Table, Work, less
from ....verbs.giving import colors_of, matching, others


def _side(card: str, side: str) -> Effect:
    return CARDS[card].basic if side == "basic" else CARDS[card].strong


def _works(table: Table, card: str, side: str, reserved: int = 0) -> bool:
    """Whether a borrowed effect can happen. Cards spoken for grow with each borrowing, so that no circle is endless."""
    printed = CARDS[card]
    return VERBS.can(table, _side(card, side), context("card:" + card, printed.color, reserved=reserved))


def _resolve(work: Work, card: str, side: str, bonus: int = 0) -> None:
    printed = CARDS[card]
    tell(work, "mk-event-borrow-offer", "MK-EFF-C1", card=card)
    VERBS.do(work, _side(card, side), context("card:" + card, printed.color, bonus=bonus))


# -- Tome of All Spells -------------------------------------------------------------------------------------------


def _spells_for(table: Table, card: str, side: str) -> list[str]:
    """Offered Spells of a card's colour whose effect can happen; an offer still covered may hold any."""
    return [spell for spell in matching(table.spell_offer, colors_of(card)) if _works(table, spell, side)]


def _colored(table: Table, ctx: Ctx) -> list[str]:
    return [card for card in others(table, ctx) if card != WOUND and CARDS[card].color]


def _pages(table: Table, ctx: Ctx) -> list[str]:
    return [
        card for card in _colored(table, ctx) if not table.spell_offer or _spells_for(table, card, str(ctx[CONTEXT]))
    ]


@VERBS.condition("tome")
def can_read(table: Table, ctx: Ctx) -> bool:
    return bool(table.spell_offer or table.spells) and len(_pages(table, ctx)) > max(0, int(ctx[RESERVED]) - 1)


@BOOK.does("tome", context=CONTEXT)
def open_tome(work: Work, ctx: Ctx, side: str) -> None:
    need_spells(work)
    if _pages(work, (*ctx, side)):
        push(work, "tome.page", *ctx, side)


PAGE = BOOK.asks("tome.page", "mk-ask-staff", context=CONTEXT)


@PAGE.offers
def _page_offered(table: Table, seat: int, ctx: Ctx, side: str) -> list[Option]:
    return [Option(f"discard {card}", "discard", (card,)) for card in dict.fromkeys(_pages(table, (*ctx, side)))]


@PAGE.answers("discard")
def _turn_page(work: Work, seat: int, ctx: Ctx, side: str, card: str) -> None:
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    spells = _spells_for(work, card, side)
    if spells:
        push(work, "tome.spell", side, *spells)


SPELL = BOOK.asks("tome.spell", "mk-ask-borrow-offer", rest=1)


@SPELL.offers
def _spell_offered(table: Table, seat: int, side: str, spells: tuple[str, ...]) -> list[Option]:
    return [Option(f"borrow {card}", "borrow", (card,)) for card in spells]


@SPELL.answers("borrow")
def _spell_borrow(work: Work, seat: int, side: str, spells: tuple[str, ...], card: str) -> None:
    _resolve(work, card, side)


# -- Magic Talent -------------------------------------------------------------------------------------------------


@VERBS.condition("talent")
def has_talent(table: Table, ctx: Ctx) -> bool:
    return len(_colored(table, ctx)) > max(0, int(ctx[RESERVED]) - 1)


TALENT = BOOK.asks("talent", "mk-ask-staff", context=CONTEXT)


@TALENT.offers
def _talent_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(f"discard {card}", "discard", (card,)) for card in dict.fromkeys(_colored(table, ctx))]


@TALENT.answers("discard")
def _talent(work: Work, seat: int, ctx: Ctx, card: str) -> None:
    """A card is discarded; then one Spell of its colour may be cast, paid as usual."""
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    need_spells(work)
    push(work, "talent.cast", *colors_of(card))


CAST = BOOK.asks("talent.cast", "mk-ask-borrow-offer", rest=0)
CAST.declines("done")


@CAST.offers
def _casts(table: Table, seat: int, colors: tuple[str, ...]) -> list[Option]:
    found = [Option("done", "done")]
    for card in matching(table.spell_offer, colors):
        color = CARDS[card].color
        if _works(table, card, "basic"):
            found += [
                Option(f"cast {card} {way}", "cast", (card, way, "basic")) for way in ways(table, sources(table), color)
            ]
        if usable(table, "black") and _works(table, card, "strong"):
            found += [
                Option(f"cast {card} strong {way}", "cast", (card, way, "strong"))
                for way in combined_ways(table, (color, "black"), spell=True)
            ]
    return found


@CAST.answers("cast")
def _cast(work: Work, seat: int, colors: tuple[str, ...], card: str, payment: str, side: str) -> None:
    pay(work, payment, CARDS[card].color, *(("black",) if side == "strong" else ()))
    _resolve(work, card, side)


@VERBS.condition("spell_of")
def spell_offered(table: Table, ctx: Ctx) -> bool:
    if not table.spell_offer:
        return bool(table.spells)
    return bool(matching(table.spell_offer, (str(ctx[CONTEXT]),)))


@BOOK.does("spell_of", context=CONTEXT)
def gain_spell_of(work: Work, ctx: Ctx, color: str) -> None:
    """A Spell of that colour goes to the discard pile."""
    push(work, "gain_spell", "discard", color)


# -- Blood of Ancients --------------------------------------------------------------------------------------------


@VERBS.condition("ancients")
def can_remember(table: Table, ctx: Ctx) -> bool:
    return bool(_remembered(table, int(ctx[RESERVED]))) or (not table.advanced_offer and bool(table.advanced))


def _remembered(table: Table, reserved: int = 0) -> list[str]:
    """Offered Advanced Actions whose strong effect can happen; one that borrows in the same way would never end."""
    return [
        card
        for card in table.advanced_offer
        if Effect("run", ("ancients",)) not in leaves(CARDS[card].strong) and _works(table, card, "strong", reserved)
    ]


@BOOK.does("ancients", context=CONTEXT)
def ancients(work: Work, ctx: Ctx) -> None:
    need_advanced(work)
    able = _remembered(work)
    if able:
        push(work, "ancients.card", int(ctx[BONUS]), *able)


CARD = BOOK.asks("ancients.card", "mk-ask-borrow-offer", rest=1)


@CARD.offers
def _card_offered(table: Table, seat: int, bonus: int, able: tuple[str, ...]) -> list[Option]:
    return [Option(f"borrow {card}", "borrow", (card,)) for card in able]


@CARD.answers("borrow")
def _card_borrow(work: Work, seat: int, bonus: int, able: tuple[str, ...], card: str) -> None:
    _resolve(work, card, "strong", bonus)


@VERBS.condition("advanced_of")
def action_offered(table: Table, ctx: Ctx) -> bool:
    if not table.advanced_offer:
        return bool(table.advanced)
    return bool(matching(table.advanced_offer, (str(ctx[CONTEXT]),)))


@BOOK.does("advanced_of", context=CONTEXT)
def gain_advanced_of(work: Work, ctx: Ctx, color: str) -> None:
    """An Advanced Action of that colour goes to the hand."""
    push(work, "gain_advanced", "hand", color)


@VERBS.verb("wound_discard", rules=("MK-HEAL-01b",))
def _wound_discard(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.discard += (WOUND,)
    tell(work, "mk-event-wound-discard", count=1)


# -- Circlet of Proficiency ---------------------------------------------------------------------------------------


def _lendable(table: Table) -> list[Skill]:
    """Skills of the common offer anybody could use now; interactive and passive ones are not lent."""
    found = []
    for name in dict.fromkeys(table.common_skills):
        skill = SKILLS[name]
        if skill.kind != "normal" or skill.usage == "passive" or (skill.healing and table.combat is not None):
            continue
        if VERBS.can(table, skill.effect, context("skill:" + name)):
            found.append(skill)
    return found


VERBS.condition("circlet")(lambda table, ctx: bool(_lendable(table)))
VERBS.condition("circlet.take")(lambda table, ctx: bool(table.common_skills))


@BOOK.does("circlet.again", context=CONTEXT)
def lend_again(work: Work, ctx: Ctx, name: str) -> None:
    """A second time, unless the first one flipped the Skill."""
    if not flipped(work, name):
        push(work, "circlet", *ctx, name)


CIRCLET = BOOK.asks("circlet", "mk-ask-circlet", context=CONTEXT, rest=0)
CIRCLET.declines("done")


@CIRCLET.offers
def _lend_options(table: Table, seat: int, ctx: Ctx, again: tuple[str, ...]) -> list[Option]:
    found = [
        Option(f"skill {skill.id}", "lend_skill", (skill.id,))
        for skill in _lendable(table)
        if not again or skill.id in again
    ]
    return [*found, Option("done", "done")] if again or not found else found


@CIRCLET.answers("lend_skill")
def _lend(work: Work, seat: int, ctx: Ctx, again: tuple[str, ...], name: str) -> None:
    """A Skill for every turn works twice, one that is flipped, always or by this use of it, once."""
    skill = SKILLS[name]
    tell(work, "mk-event-skill", "MK-SKILL-02c", skill=name)
    if not again and skill.usage == "once_per_turn":
        push(work, "circlet.again", *ctx, name)
    VERBS.do(work, skill.effect, context("skill:" + name))


TAKE = BOOK.asks("circlet.take", "mk-ask-circlet", context=CONTEXT)


@TAKE.offers
def _take_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(f"common {name}", "gain_skill", (name, "common")) for name in dict.fromkeys(table.common_skills)]


@TAKE.answers("gain_skill")
def _take(work: Work, seat: int, ctx: Ctx, name: str, source: str) -> None:
    work.common_skills = less(work.common_skills, name)
    work.me.skills += (gained(work, name),)
    tell(work, "mk-event-gain-skill", "MK-SKILL-02c", skill=name)
