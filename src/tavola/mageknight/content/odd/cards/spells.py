"""Spells with steps of their own: Wings of Wind and of Night, Meditation, Offering and Sacrifice, Possess, Disease."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect, Option, Text
from .....kernel.work import by_chance, push, tell
from ....book import BOOK, COLOR, CONTEXT, ORIGIN, VERBS
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

# -- Wings of Wind ------------------------------------------------------------------------------------------------


def _flights(table: Table, most: int) -> list[tuple[str, int]]:
    return landings(table, min(most, table.me.move), "safe", ())


@VERBS.condition("wings_of_wind")
def can_fly(table: Table, ctx: Ctx) -> bool:
    return table.phase == "move" and bool(_flights(table, int(ctx[-1])))


WINGS_OF_WIND = BOOK.asks("wings_of_wind", "mk-ask-fly", context=CONTEXT)


@WINGS_OF_WIND.offers
def _wings_of_wind_offered(table: Table, seat: int, ctx: Ctx, most: int) -> list[Option]:
    return [Option(f"fly {at}", "fly", (at, far)) for at, far in _flights(table, most)]


@WINGS_OF_WIND.answers("fly")
def _fly(work: Work, seat: int, ctx: Ctx, most: int, at: str, far: int) -> None:
    """One Move point for each space flown."""
    work.me.move -= far
    arrive(work, at, far)


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


WINGS_OF_NIGHT = BOOK.asks("wings_of_night", context=CONTEXT, rest=0)
WINGS_OF_NIGHT.declines("done")


@WINGS_OF_NIGHT.prompt
def _wings_of_night_asks(table: Table, seat: int, ctx: Ctx, further: tuple[int, ...]) -> Text:
    return Text("mk-ask-foe", {"effect": _STILL})


@WINGS_OF_NIGHT.offers
def _night_options(table: Table, seat: int, ctx: Ctx, further: tuple[int, ...]) -> list[Option]:
    """The first enemy is free, each further one costs one Move point more than the one before."""
    stilled = further[0] if further else 0
    found = [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _stoppable(table, str(ctx[COLOR]))]
    found = found if table.me.move >= stilled else []
    return [*found, Option("done", "done")] if stilled else found


@WINGS_OF_NIGHT.answers("foe")
def _night(work: Work, seat: int, ctx: Ctx, further: tuple[int, ...], n: int) -> None:
    stilled = further[0] if further else 0
    work.me.move -= stilled
    change_foe(work, n, _STILL)
    if work.me.move >= stilled + 1 and _stoppable(work, str(ctx[COLOR])):
        push(work, "wings_of_night", *ctx, stilled + 1)


# -- Meditation ---------------------------------------------------------------------------------------------------

_MEDITATED = 2


@BOOK.does("meditation", context=CONTEXT)
def meditate(work: Work, ctx: Ctx, how: str, left: int = _MEDITATED) -> None:
    """Two cards of the discard pile, by chance or by choice; each goes on top of or under the Deed deck."""
    if not left or not work.me.discard:
        return
    push(work, "meditation", *ctx, how, left - 1)
    if how == "random":
        push(work, "meditation.where", by_chance(work, work.me.discard))
    else:
        push(work, "meditation.pick")


PICK = BOOK.asks("meditation.pick", "mk-ask-meditation-card")


@PICK.offers
def _pick_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"pick {card}", "pick", (card,)) for card in dict.fromkeys(table.me.discard)]


@PICK.answers("pick")
def _pick_pick(work: Work, seat: int, card: str) -> None:
    push(work, "meditation.where", card)


WHERE = BOOK.asks("meditation.where")


@WHERE.prompt
def _where_asks(table: Table, seat: int, card: str) -> Text:
    return Text("mk-ask-meditation-where", {"card": card})


@WHERE.offers
def _where_offered(table: Table, seat: int, card: str) -> list[Option]:
    return [Option(f"deck {where}", "deck", (where,)) for where in ("top", "bottom")]


@WHERE.answers("deck")
def _put(work: Work, seat: int, card: str, where: str) -> None:
    me = work.me
    me.discard = less(me.discard, card)
    me.deck = (card, *me.deck) if where == "top" else (*me.deck, card)
    tell(work, "mk-event-return-deck", card=card, where=where)


# -- Offering and Sacrifice ---------------------------------------------------------------------------------------


@VERBS.condition("offering")
def can_offer(table: Table, ctx: Ctx) -> bool:
    return spare_cards(table.me, int(ctx[3])) > 0


OFFERING = BOOK.asks("offering", "mk-ask-offering", context=CONTEXT)
OFFERING.declines("done")


@OFFERING.offers
def _offer_options(table: Table, seat: int, ctx: Ctx, left: int) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


@OFFERING.answers("discard")
def _offer(work: Work, seat: int, ctx: Ctx, left: int, card: str) -> None:
    """Each card brings a crystal of its colour, an Artifact one of any colour."""
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    if left > 1 and spare_cards(work.me):
        push(work, "offering", *ctx, left - 1)
    VERBS.do(work, one_of(*map(crystal, colors_of(card))), ctx)


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
    return _pairs(table, one, two) > 0 and VERBS.can(table, _blast(1, one, two), ctx[:CONTEXT])


@BOOK.does("sacrifice", context=CONTEXT)
def sacrifice(work: Work, ctx: Ctx, one: str, two: str) -> None:
    pairs = _pairs(work, one, two)
    for color in (one, two):
        work.me.crystals = at_place(work.me.crystals, BASIC_COLORS.index(color), -pairs)
        gain_token(work, color, pairs)
    VERBS.do(work, _blast(pairs, one, two), ctx)


# -- Possess ------------------------------------------------------------------------------------------------------


def _possessable(table: Table, ctx: Ctx) -> list[Foe]:
    found = _stoppable(table, str(ctx[COLOR]))
    return [foe for foe in found if "arcane_immunity" not in abilities(foe)]


VERBS.condition("possess")(lambda table, ctx: bool(_possessable(table, ctx)))


POSSESS = BOOK.asks("possess", context=CONTEXT)


@POSSESS.prompt
def _possess_asks(table: Table, seat: int, ctx: Ctx) -> Text:
    return Text("mk-ask-foe", {"effect": _STILL})


@POSSESS.offers
def _possess_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _possessable(table, ctx)]


@POSSESS.answers("foe")
def _possess(work: Work, seat: int, ctx: Ctx, n: int) -> None:
    """It does not attack; in the Attack phase its blows are the Hero's, against any other enemy."""
    if work.combat is None:
        return
    foe = foe_numbered(work.combat, n)
    origin = str(ctx[ORIGIN])
    for other, index in open_attacks(work.combat):
        value = attack_value(foe, index) if other.n == foe.n else 0
        if value:
            blow = Effect("attack", (value, print_of(foe).attacks[index].element, "melee", f"not {foe.n}"))
            work.me.mods += (Effect("in_attack_phase", (origin,), (blow,)),)
    change_foe(work, foe.n, _STILL)


# -- Disease ------------------------------------------------------------------------------------------------------


def _blocked(table: Table) -> list[Foe]:
    combat = table.combat
    if combat is None:
        return []
    return [foe for foe in living(combat) if all_blocked(foe) and "arcane_immunity" not in abilities(foe)]


VERBS.condition("disease")(lambda table, ctx: bool(_blocked(table)))

_FAR_BELOW = -99


@BOOK.does("disease", context=CONTEXT)
def sicken(work: Work, ctx: Ctx) -> None:
    """Enemies blocked with all their attacks have Armor 1."""
    for foe in _blocked(work):
        put_foe(work, replace(foe, armor=_FAR_BELOW, least=1, drained=0))
        tell(work, "mk-event-disease", enemy=foe.enemy)
