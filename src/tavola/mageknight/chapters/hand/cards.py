"""Playing cards (MK-CARD): basic, strong, sideways; drawing, discarding, throwing away, Wounds."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....kernel.effects import Ctx
from ....kernel.records import IDLE, PAYS, Effect, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import tell
from ...book import VERBS, action, context, leaves
from ...catalog import CARDS, WOUND, Card
from ...powers import Power, react, react_in_the_middle, speaks
from ...state import Played, PlayerFields, Table, Work, at_rest, bench, less
from ..pieces.fame import gain_fame
from ..pieces.foes import cumbersome_open, out_of_reach
from ..pieces.mana import combined_ways, pay, serving_as, sources, usable, ways
from ..pieces.wages import influence_asked
from .bonuses import aside, keeps, sells, side_of, sideways_worth, wounds_may_serve
from .reasons import NO_HEALING, NOTHING_NOW

_BY_DAY = no("MK-CARD-03b2", "mk-why-strong-spell-by-day")
#: The rule of a strong effect, by the kind of card.
_STRONG = {"spell": "MK-CARD-03b2", "artifact": "MK-CARD-03c2"}
_yields: dict[Effect, frozenset[str]] = {}


def yields(effect: Effect) -> frozenset[str]:
    """The verbs of an effect tree."""
    found = _yields.get(effect)
    if found is None:
        found = _yields[effect] = frozenset(leaf.op for leaf in leaves(effect)) - {"nothing"}
    return found


def flags_for(table: Table, verbs: frozenset[str], effect: Effect) -> int:
    """Whether an effect with these verbs could come to nothing now."""
    if len(verbs) == 1:
        if "attack" in verbs:
            return 0 if attack_counts(table, effect) else IDLE
        if "move" in verbs:
            return 0 if move_counts(table) else IDLE
        if "influence" in verbs:
            return 0 if influence_counts(table) else IDLE
        if "heal" in verbs:
            return 0 if can_heal_something(table.me) else IDLE
    return 0


def attack_counts(table: Table, effect: Effect) -> bool:
    """Whether the points of an attack can be of use now: from afar something must be in reach of a kind it gives."""
    combat = table.combat
    if combat is None or combat.phase != "ranged" or _bent(table):
        return True
    reach = out_of_reach(table)
    return reach < 1 or (reach < 2 and any(leaf.args[2] == "siege" for leaf in leaves(effect)))


def _bent(table: Table) -> bool:
    """Whether a power of the turn may make another kind of attack of it."""
    return any(speaks(mod.op, Power.becomes) or speaks(mod.op, Power.shot) for mod in table.me.mods)


def can_heal_something(me: PlayerFields) -> bool:
    return WOUND in me.hand or any(unit.wounds for unit in me.units)


def move_counts(table: Table) -> bool:
    """Whether Move points can be of use now: while moving, or against a cumbersome attack."""
    if table.combat is None:
        return table.phase in ("move", "maze")
    if table.me.mods and keeps(table.me, "move"):
        return True
    return table.combat.phase == "block" and cumbersome_open(table)


def influence_counts(table: Table) -> bool:
    """Whether Influence can be of use now: in talks, for a lasting effect or for a Unit that asks for it."""
    if table.phase == "interaction" or (table.me.mods and sells(table.me)):
        return True
    return influence_asked(table)


def sideways_uses(table: Table) -> tuple[str, ...]:
    """What a card played sideways can be worth now."""
    combat = table.combat
    if combat is None:
        return {"move": ("move",), "maze": ("move",), "interaction": ("influence",)}.get(table.phase, ())
    if combat.phase == "attack":
        return ("attack",)
    if combat.phase == "block":
        return ("block", "move") if move_counts(table) else ("block",)
    return ()


# Cards are offered at every decision of a turn, in the same words each time: each such option is made once.


@lru_cache(maxsize=4096)
def _play(name: str, flags: int) -> Option:
    return Option(f"play {name}", "play", (name,), flags)


@lru_cache(maxsize=8192)
def _strong(name: str, way: str, flags: int) -> Option:
    return Option(f"play {name} strong {way}".rstrip(), "strong", (name, way), flags)


@lru_cache(maxsize=4096)
def _sideways(name: str, use: str, points: int) -> Option:
    return Option(f"play {name} sideways {use}", "sideways", (name, use, points))


class Printed(NamedTuple):
    """What is always the same of a card that lies in hand while we only ask: where its effects would come from, and of
    each side whether, as printed, it is never barred, and its verbs."""

    card: Card
    ctx: Ctx
    open: bool
    powered: bool
    basic: frozenset[str]
    strong: frozenset[str]


_known: dict[str, Printed] = {}


def _printed(card: Card) -> Printed:
    """Read once of each card; another one under the same name is read anew."""
    found = _known.get(card.id)
    if found is None or found.card is not card:
        open_, powered = (False, False) if card.healing else (VERBS.sure(card.basic), VERBS.sure(card.strong))
        ctx = context("card:" + card.id, card.color, reserved=1)
        found = _known[card.id] = Printed(card, ctx, open_, powered, yields(card.basic), yields(card.strong))
    return found


def card_options(table: Table, have: list[tuple[str, str]]) -> list[Option]:
    """Every way to play every card in hand."""
    me = table.me
    found: list[Option] = []
    worth = sideways_uses(table)
    bent = bool(me.mods)
    payments: dict[str, list[str]] = {}
    for name in dict.fromkeys(me.hand):
        if name == WOUND:
            if bent and wounds_may_serve(me):
                for use in worth:
                    found.append(_sideways(name, use, sideways_worth(me, name, use)))
            continue
        side_options(table, CARDS[name], bent, have, payments, found)
        for use in worth:
            found.append(_sideways(name, use, sideways_worth(me, name, use) if bent else 1))
    return found


def side_options(
    table: Table,
    card: Card,
    bent: bool,
    have: list[tuple[str, str]],
    payments: dict[str, list[str]],
    found: list[Option],
) -> None:
    """`bent`: lasting effects of the turn may change what a card does or costs."""
    name, kind = card.id, card.kind
    if kind == "spell":
        _spell_options(table, card, found)
        return
    _, ctx, open_, powered, verbs, strong_verbs = _printed(card)
    basic, strong = card.basic, card.strong
    if bent:
        basic, strong = side_of(table, card, "basic"), side_of(table, card, "strong")
        verbs, strong_verbs = yields(basic), yields(strong)
        open_ = powered = False
    if open_ or side_barred(table, card, basic, ctx) is None:
        found.append(_play(name, flags_for(table, verbs, basic)))
    if not powered and side_barred(table, card, strong, ctx) is not None:
        return
    flags = flags_for(table, strong_verbs, strong)
    if kind == "artifact":
        found.append(_strong(name, "", flags))
        return
    asks = bent or "pay_mana" in strong_verbs
    for color in (card.color, card.second_color) if card.second_color else (card.color,):
        fitting = payments.get(color)
        if fitting is None:
            fitting = payments[color] = ways(table, have, color)
        if color != card.color:  # gold pays either colour of a card of two, but is one way to pay
            fitting = [way for way in fitting if way not in payments[card.color]]
        for way in fitting:
            if not asks or leaves_enough(table, strong, ctx, way, name):
                found.append(_strong(name, way, flags | PAYS))


def side_barred(table: Table, card: Card, effect: Effect, ctx: Ctx) -> Refusal | None:
    """Why a side of a card can do nothing now, whatever is paid for it."""
    if card.healing and table.combat is not None:
        return NO_HEALING
    return None if VERBS.can(table, effect, ctx) else NOTHING_NOW


def black_barred(table: Table) -> Refusal | None:
    """The strong effect of a Spell needs black mana, and so the Night, or an effect as good."""
    return None if usable(table, "black") else _BY_DAY


def sideways_barred(table: Table, card: str, use: str) -> Refusal | None:
    """Why a card is of no use sideways now, for points of this kind or (nothing named) any."""
    if card == WOUND and not wounds_may_serve(table.me):
        return no("MK-CARD-03d", "mk-why-wound")
    uses = sideways_uses(table)
    if use in uses or (uses and not use):
        return None
    if table.combat is not None and table.combat.phase == "ranged":
        return no("MK-RNG-03b", "mk-why-sideways-ranged")
    return no("MK-CARD-03e1", "mk-why-sideways")


def leaves_enough(table: Table, effect: Effect, ctx: Ctx, payment: str, playing: str = "") -> bool:
    """Whether what an effect itself asks for is still there after paying for it: mana (MK-CARD-06a), or cards where a
    card was given for the mana; and the card being played, which lies in hand while we only ask."""
    if "pay_mana" not in yields(effect) and " invoked " not in payment:
        return True
    work = bench(at_rest(table))
    work.notes = ()
    pay(work, payment)
    return (not playing or playing in work.me.hand) and VERBS.can(work, effect, ctx)


def _spell_options(table: Table, card: Card, found: list[Option]) -> None:
    """A Spell always costs its colour; its strong side also black, and works under night rules only."""
    name = card.id
    _, ctx, _, _, verbs, strong_verbs = _printed(card)
    if side_barred(table, card, card.basic, ctx) is None:
        flags = flags_for(table, verbs, card.basic)
        for way in ways(table, sources(table), card.color):
            if leaves_enough(table, card.basic, ctx, way, name):
                found.append(Option(f"play {name} {way}", "spell", (name, way), flags | PAYS))
    if black_barred(table) is None and side_barred(table, card, card.strong, ctx) is None:
        flags = flags_for(table, strong_verbs, card.strong)
        for way in combined_ways(table, (card.color, "black"), spell=True):
            if leaves_enough(table, card.strong, ctx, way, name):
                found.append(_strong(name, way, flags | PAYS))


def _power(work: Work, card: Card, payment: str, *needs: str) -> None:
    """Mana for a card: paid, and told to whatever watches for it."""
    pay(work, payment, *needs)
    react_in_the_middle(work, Power.card_powered, card, serving_as(payment, needs))


def _cast(work: Work, card: Card) -> None:
    """What a lasting effect gives for casting a Spell of its colour."""
    for mod in work.me.mods:
        if mod.op == "on_cast" and mod.args[0] == card.color:
            gain_fame(work, int(mod.args[1]), "MK-EFF-01c")


def lay(work: Work, card: str, side: str) -> None:
    """A card leaves the hand for the Play area."""
    me = work.me
    me.hand = less(me.hand, card)
    me.play += (Played(card, side),)
    if not CARDS[card].undecided or side == "sideways":
        me.carded = True


@action("play")
def play_basic(work: Work, name: str) -> None:
    """The basic effect of an Action or Artifact: no mana."""
    lay(work, name, "basic")
    card = CARDS[name]
    tell(work, "mk-event-play", "MK-CARD-03c1" if card.kind == "artifact" else "MK-CARD-03a1", card=name)
    VERBS.do(work, side_of(work, card, "basic"), context("card:" + name, card.color))


@action("spell")
def cast_basic(work: Work, name: str, payment: str) -> None:
    """The basic effect of a Spell: one mana of its colour."""
    card = CARDS[name]
    lay(work, name, "basic")  # before paying: a cursed payment may knock the Hero out, who then drops the hand
    _power(work, card, payment, card.color)
    tell(work, "mk-event-cast", "MK-CARD-03b1", card=name, payment=payment)
    _cast(work, card)
    VERBS.do(work, card.basic, context("card:" + name, card.color))


@action("strong")
def play_strong(work: Work, name: str, payment: str) -> None:
    """The strong effect: mana for Actions and Spells; an Artifact is thrown away for it."""
    card = CARDS[name]
    lay(work, name, "thrown" if card.kind == "artifact" else "strong")
    if payment:
        color = f"{card.color}/{card.second_color}" if card.second_color else card.color
        _power(work, card, payment, *((color, "black") if card.kind == "spell" else (color,)))
    tell(work, "mk-event-play-strong", _STRONG.get(card.kind, "MK-CARD-03a2"), card=name, payment=payment)
    if card.kind == "artifact":
        tell(work, "mk-event-artifact-thrown", "MK-CARD-03c2", card=name)
    if card.kind == "spell":
        _cast(work, card)
    VERBS.do(work, side_of(work, card, "strong"), context("card:" + name, card.color))


@action("sideways")
def play_sideways(work: Work, name: str, use: str, points: int) -> None:
    """Any card but a Wound, turned sideways, is worth 1 of what the phase asks for, never elemental or ranged."""
    lay(work, name, "sideways")
    tell(work, "mk-event-sideways", "MK-CARD-03e1", card=name, use=use)
    effect = SIDEWAYS[use]
    if work.me.mods:
        effect = aside(work, name, effect)
    VERBS.do(work, effect, context("sideways:" + name))


SIDEWAYS = {
    "move": Effect("move", (1,)),
    "influence": Effect("influence", (1,)),
    "attack": Effect("attack", (1, "physical", "melee")),
    "block": Effect("block", (1, "physical")),
}


def draw(work: Work, n: int) -> int:
    """Draw cards from the Deed deck. An empty deck is never refilled, unless a power does it in mid-draw. Gives how
    many came at once."""
    me = work.me
    drawn, me.deck = me.deck[:n], me.deck[n:]
    if drawn:
        me.hand += drawn
        work.ledger.seal()
        tell(work, "mk-event-draw", only=work.current, card=drawn)
        tell(work, "mk-event-draw-count", count=len(drawn))
    if len(drawn) < n:
        react(work, Power.deck_ran_out, n - len(drawn))
    return len(drawn)


def discard(work: Work, card: str) -> None:
    """A card from the hand to the own discard pile."""
    me = work.me
    me.hand = less(me.hand, card)
    me.discard += (card,)
    if card != WOUND:
        me.carded = True


def throw_away(work: Work, card: str) -> None:
    """A card from the hand out of the game; a Wound goes back to its stack."""
    work.me.hand = less(work.me.hand, card)
    if card != WOUND:
        work.box += (card,)
        work.me.carded = True


def spare_cards(me: PlayerFields, reserved: int = 0) -> int:
    """How many non-Wound cards of the hand are free to be discarded for something."""
    return len(me.hand) - me.hand.count(WOUND) - reserved
