"""Artifacts with steps of their own: the Sword, the Horn, the Amulet of the Sun, the Soul Harvester, the Staff."""

from __future__ import annotations

from ....kernel.effects import Ctx, one_of
from ....kernel.records import REVEALS, Effect, Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, RESERVED, REVEALING, VERBS, context, current_seat
from ...cards import discard
from ...catalog import CARDS, WOUND
from ...explore import seen_at_dawn
from ...fame import gain_fame
from ...foes import print_of
from ...movement import look_around
from ...state import Foe, Points, Table, Work
from ...strike import AFTER_ATTACK, ON_DEFEAT
from ...verbs import crystal
from ..artifacts import STAFF
from .throwing import colors_of, others

_CTX = len(context(""))
REVEALING.update({"run as_by_day"})


# -- Sword of Justice: discard any number of cards for an attack --------------------------------------------------


def _blow(ctx: Ctx, cards: int) -> Effect:
    return Effect("attack", (int(ctx[_CTX]) * cards, "physical", str(ctx[_CTX + 1])))


@VERBS.condition("discard_for")
def can_discard_for(table: Table, ctx: Ctx) -> bool:
    return VERBS.can(table, _blow(ctx, 1), ctx[:_CTX])


def _discard_options(table: Table, frame: Frame) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


def _discard_answer(work: Work, frame: Frame, option: Option) -> None:
    given = int(frame.args[_CTX + 2]) if len(frame.args) > _CTX + 2 else 0
    if option.kind == "done":
        if given:
            VERBS.do(work, _blow(frame.args, given), frame.args[:_CTX])
        return
    card = str(option.args[0])
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    push(work, "discard_for", *frame.args[: _CTX + 2], given + 1)


BOOK.question(
    "discard_for",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-discard-for", {"count": int(frame.args[_CTX])}),
    options=_discard_options,
    answer=_discard_answer,
)


@VERBS.verb("starsdawn", can=lambda table, effect, ctx: table.combat is not None)
@VERBS.verb("double_physical", can=lambda table, effect, ctx: table.combat is not None)
def _double(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (effect,)


@VERBS.verb("phase_fame", can=lambda table, effect, ctx: table.combat is not None)
def _phase_fame(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Bow of Starsdawn: Fame for enemies defeated in this phase of the combat."""
    if work.combat is not None:
        work.me.mods += (Effect("defeat_fame", (effect.args[0], work.combat.phase)),)


def _fame(work: Work, foe: Foe, mod: Effect) -> None:
    phase = work.combat.phase if work.combat is not None else ""
    if mod.args[1] not in ("turn", phase):
        return
    gain_fame(work, int(mod.args[0]), "MK-EFF-01c")


# -- Horn of Wrath ------------------------------------------------------------------------------------------------


@VERBS.condition("horn_of_wrath")
def can_blow(table: Table, ctx: Ctx) -> bool:
    return VERBS.can(table, Effect("attack", (1, "physical", "siege")), ctx[:_CTX])


def _blow_horn(work: Work, frame: Frame, option: Option) -> None:
    """One die for each point added."""
    more = int(option.args[0])
    VERBS.do(work, Effect("attack", (int(frame.args[_CTX]) + more, "physical", "siege")), frame.args[:_CTX])
    VERBS.do(work, Effect("roll", ("wrath", more)), frame.args[:_CTX])


BOOK.question(
    "horn_of_wrath",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-horn", {"count": int(frame.args[_CTX])}),
    options=lambda table, frame: [
        Option(f"add {n}", "add", (n,), REVEALS if n else 0) for n in range(int(frame.args[_CTX + 1]) + 1)
    ],
    answer=_blow_horn,
)

# -- Amulet of the Sun --------------------------------------------------------------------------------------------


@BOOK.step("as_by_day")
def as_by_day(work: Work, frame: Frame) -> None:
    """For this turn garrisons in sight and all ruins are seen as by Day."""
    work.me.mods += (Effect("as_day"),)
    work.ledger.sealed = True
    seen_at_dawn(work)
    if work.me.at:
        look_around(work)


# -- Soul Harvester -----------------------------------------------------------------------------------------------

_SOULS = (("fire", "red"), ("ice", "blue"), ("physical", "green"))


def _harvest_one(work: Work, group: tuple[Foe, ...], piece: Points) -> None:
    """One of the enemies it beat gives a crystal: the one with the most colours to choose from serves best."""
    souls = [foe for foe in group if not foe.summoned_by]
    if souls:
        colors = {color: None for foe in souls for color in _soul_colors(foe)}
        push(work, "effect", *context(piece.origin), effects=(one_of(*map(crystal, colors)),))


def _soul_colors(foe: Foe) -> list[str]:
    kinds = print_of(foe).resistances
    return ["white", *(color for kind, color in _SOULS if kind in kinds)]


def _harvest_each(work: Work, foe: Foe, mod: Effect) -> None:
    if not foe.summoned_by:
        push(work, "effect", *context("card:soul_harvester"), effects=(one_of(*map(crystal, _soul_colors(foe))),))


AFTER_ATTACK["harvest_one"] = _harvest_one
ON_DEFEAT.update(defeat_fame=_fame, defeat_crystals=_harvest_each)

# -- Druidic Staff ------------------------------------------------------------------------------------------------


def _useful(table: Table, card: str, ctx: Ctx) -> bool:
    return bool(CARDS[card].color) and any(VERBS.can(table, STAFF[color], ctx[:_CTX]) for color in colors_of(card))


@VERBS.condition("druidic_staff")
def can_wave(table: Table, ctx: Ctx) -> bool:
    able = [card for card in others(table, ctx) if card != WOUND and _useful(table, card, ctx)]
    return len(able) > max(0, int(ctx[RESERVED]) - 1)


def _wave(work: Work, frame: Frame, option: Option) -> None:
    card = str(option.args[0])
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    VERBS.do(work, one_of(*(STAFF[color] for color in colors_of(card))), frame.args[:_CTX])


BOOK.question(
    "druidic_staff",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-staff"),
    options=lambda table, frame: [
        Option(f"discard {card}", "discard", (card,))
        for card in dict.fromkeys(table.me.hand)
        if card != WOUND and _useful(table, card, frame.args)
    ],
    answer=_wave,
)


def _uses(table: Table, frame: Frame) -> list[Option]:
    """Two different options; the second may be left."""
    used = frame.args[_CTX:]
    found = [
        Option(f"staff {color}", "staff", (color,))
        for color, effect in STAFF.items()
        if color not in used and VERBS.can(table, effect, frame.args[:_CTX])
    ]
    return [*found, Option("done", "done")] if used or not found else found


def _use(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    color = str(option.args[0])
    if len(frame.args) == _CTX:
        push(work, "druidic_staff.two", *frame.args, color)
    VERBS.do(work, STAFF[color], frame.args[:_CTX])


@VERBS.condition("druidic_staff.two")
def can_use(table: Table, ctx: Ctx) -> bool:
    return any(VERBS.can(table, effect, ctx[:_CTX]) for effect in STAFF.values())


BOOK.question(
    "druidic_staff.two",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-staff-use"),
    options=_uses,
    answer=_use,
)
