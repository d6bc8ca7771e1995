"""Spells with steps of their own: Wings of Wind and of Night, Meditation, Offering and Sacrifice, Possess, Disease."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect, Frame, Option, Text
from .....kernel.work import draw_index, push, tell
from ....book import BOOK, COLOR, ORIGIN, VERBS, context, current_seat
from ....catalog import BASIC_COLORS, WOUND
from ....chapters.hand.cards import discard, spare_cards
from ....chapters.pieces.foes import (
    abilities,
    all_blocked,
    attack_value,
    foe_numbered,
    living,
    open_attacks,
    print_of,
    put_foe,
)
from ....chapters.pieces.mana import gain_token
from ....state import Foe, Table, Work, at_place, less
from ....verbs.changes import change_foe, no_attack, reaches, touches
from ....verbs.enemies import one_enemy
from ....verbs.giving import colors_of
from ....verbs.mana import crystal
from .flying import arrive, landings

_CTX = len(context(""))


# -- Wings of Wind ------------------------------------------------------------------------------------------------


def _flights(table: Table, most: int) -> list[tuple[str, int]]:
    return landings(table, min(most, table.me.move), "safe", ())


@VERBS.condition("wings_of_wind")
def can_fly(table: Table, ctx: Ctx) -> bool:
    return table.phase == "move" and bool(_flights(table, int(ctx[-1])))


def _fly(work: Work, frame: Frame, option: Option) -> None:
    """One Move point for each space flown."""
    work.me.move -= int(option.args[1])
    arrive(work, str(option.args[0]), int(option.args[1]))


BOOK.question(
    "wings_of_wind",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-fly"),
    options=lambda table, frame: [
        Option(f"fly {at}", "fly", (at, far)) for at, far in _flights(table, int(frame.args[-1]))
    ],
    answer=_fly,
)

# -- Wings of Night -----------------------------------------------------------------------------------------------

_STILL = one_enemy(no_attack())


def _stoppable(table: Table, color: str) -> list[Foe]:
    combat = table.combat
    if combat is None:
        return []
    return [foe for foe in living(combat) if touches(foe, color) and reaches(table, foe, no_attack())]


@VERBS.condition("wings_of_night")
def can_still(table: Table, ctx: Ctx) -> bool:
    return bool(_stoppable(table, str(ctx[COLOR])))


def _night_options(table: Table, frame: Frame) -> list[Option]:
    """The first enemy is free, each further one costs one Move point more than the one before."""
    stilled = int(frame.args[_CTX]) if len(frame.args) > _CTX else 0
    found = [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _stoppable(table, str(frame.args[COLOR]))]
    found = found if table.me.move >= stilled else []
    return [*found, Option("done", "done")] if stilled else found


def _night(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    stilled = int(frame.args[_CTX]) if len(frame.args) > _CTX else 0
    work.me.move -= stilled
    change_foe(work, int(option.args[0]), _STILL)
    if work.me.move >= stilled + 1 and _stoppable(work, str(frame.args[COLOR])):
        push(work, "wings_of_night", *frame.args[:_CTX], stilled + 1)


BOOK.question(
    "wings_of_night",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe", {"effect": _STILL}),
    options=_night_options,
    answer=_night,
)

# -- Meditation ---------------------------------------------------------------------------------------------------

_MEDITATED = 2


@BOOK.step("meditation")
def meditate(work: Work, frame: Frame) -> None:
    """Two cards of the discard pile, by chance or by choice; each goes on top of or under the Deed deck."""
    left = int(frame.args[_CTX + 1]) if len(frame.args) > _CTX + 1 else _MEDITATED
    if not left or not work.me.discard:
        return
    push(work, "meditation", *frame.args[: _CTX + 1], left - 1)
    if frame.args[_CTX] == "random":
        push(work, "meditation.where", work.me.discard[draw_index(work, len(work.me.discard))])
    else:
        push(work, "meditation.pick")


BOOK.question(
    "meditation.pick",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-meditation-card"),
    options=lambda table, frame: [Option(f"pick {card}", "pick", (card,)) for card in dict.fromkeys(table.me.discard)],
    answer=lambda work, frame, option: push(work, "meditation.where", str(option.args[0])),
)


def _put(work: Work, frame: Frame, option: Option) -> None:
    card, where = str(frame.args[0]), str(option.args[0])
    me = work.me
    me.discard = less(me.discard, card)
    me.deck = (card, *me.deck) if where == "top" else (*me.deck, card)
    tell(work, "mk-event-return-deck", card=card, where=where)


BOOK.question(
    "meditation.where",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-meditation-where", {"card": str(frame.args[0])}),
    options=lambda table, frame: [Option(f"deck {where}", "deck", (where,)) for where in ("top", "bottom")],
    answer=_put,
)

# -- Offering and Sacrifice ---------------------------------------------------------------------------------------


@VERBS.condition("offering")
def can_offer(table: Table, ctx: Ctx) -> bool:
    return spare_cards(table.me, int(ctx[3])) > 0


def _offer_options(table: Table, frame: Frame) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


def _offer(work: Work, frame: Frame, option: Option) -> None:
    """Each card brings a crystal of its colour, an Artifact one of any colour."""
    if option.kind == "done":
        return
    card = str(option.args[0])
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    left = int(frame.args[-1]) - 1
    if left and spare_cards(work.me):
        push(work, "offering", *frame.args[:-1], left)
    VERBS.do(work, one_of(*map(crystal, colors_of(card))), frame.args[:_CTX])


BOOK.question(
    "offering",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-offering"),
    options=_offer_options,
    answer=_offer,
)


def _pairs(table: Table, one: str, two: str) -> int:
    crystals = table.me.crystals
    return min(crystals[BASIC_COLORS.index(one)], crystals[BASIC_COLORS.index(two)])


def _blast(pairs: int, one: str, two: str) -> Effect:
    """Green makes it Siege 4 a pair, white Ranged 6; red makes it Fire, blue Ice."""
    n, kind = (4, "siege") if one == "green" else (6, "ranged")
    return Effect("attack", (n * pairs, "fire" if two == "red" else "ice", kind))


@VERBS.condition("sacrifice")
def can_sacrifice(table: Table, ctx: Ctx) -> bool:
    one, two = str(ctx[-2]), str(ctx[-1])
    return _pairs(table, one, two) > 0 and VERBS.can(table, _blast(1, one, two), ctx[:_CTX])


@BOOK.step("sacrifice")
def sacrifice(work: Work, frame: Frame) -> None:
    one, two = str(frame.args[-2]), str(frame.args[-1])
    pairs = _pairs(work, one, two)
    for color in (one, two):
        work.me.crystals = at_place(work.me.crystals, BASIC_COLORS.index(color), -pairs)
        gain_token(work, color, pairs)
    VERBS.do(work, _blast(pairs, one, two), frame.args[:_CTX])


# -- Possess ------------------------------------------------------------------------------------------------------


def _possessable(table: Table, ctx: Ctx) -> list[Foe]:
    found = _stoppable(table, str(ctx[COLOR]))
    return [foe for foe in found if "arcane_immunity" not in abilities(foe)]


VERBS.condition("possess")(lambda table, ctx: bool(_possessable(table, ctx)))


def _possess(work: Work, frame: Frame, option: Option) -> None:
    """It does not attack; in the Attack phase its blows are the Hero's, against any other enemy."""
    if work.combat is None:
        return
    foe = foe_numbered(work.combat, int(option.args[0]))
    origin = str(frame.args[ORIGIN])
    for other, index in open_attacks(work.combat):
        value = attack_value(foe, index) if other.n == foe.n else 0
        if value:
            blow = Effect("attack", (value, print_of(foe).attacks[index].element, "melee", f"not {foe.n}"))
            work.me.mods += (Effect("in_attack_phase", (origin,), (blow,)),)
    change_foe(work, foe.n, _STILL)


BOOK.question(
    "possess",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe", {"effect": _STILL}),
    options=lambda table, frame: [
        Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _possessable(table, frame.args)
    ],
    answer=_possess,
)

# -- Disease ------------------------------------------------------------------------------------------------------


def _blocked(table: Table) -> list[Foe]:
    combat = table.combat
    if combat is None:
        return []
    return [foe for foe in living(combat) if all_blocked(foe) and "arcane_immunity" not in abilities(foe)]


VERBS.condition("disease")(lambda table, ctx: bool(_blocked(table)))

_FAR_BELOW = -99


@BOOK.step("disease")
def sicken(work: Work, frame: Frame) -> None:
    """Enemies blocked with all their attacks have Armor 1."""
    for foe in _blocked(work):
        put_foe(work, replace(foe, armor=_FAR_BELOW, least=1, drained=0))
        tell(work, "mk-event-disease", enemy=foe.enemy)
