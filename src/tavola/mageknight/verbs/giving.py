"""Effect words where cards of the hand are given for something, and cards of an offer gained.

`give` takes one card, whose colour decides what it buys: an Action that is thrown away, or any coloured card that is
discarded. `for_cards` takes as many as the player likes and raises one effect. Constructors first, as in `verbs.py`.
"""

from __future__ import annotations

from ...kernel.effects import Ctx, one_of, seq
from ...kernel.records import Effect, Effects, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, CONTEXT, ORIGIN, RESERVED, VERBS, leaves
from ..catalog import BASIC_COLORS, CARDS, WOUND
from ..chapters.hand.cards import discard, throw_away
from ..chapters.land.offers import need_advanced, need_spells, take_advanced, take_spell, uncovers
from ..state import Table, Work

ACTIONS = ("basic_action", "advanced_action")

# -- constructors -------------------------------------------------------------------------------------------------


def give(how: str, by_color: dict[str, Effect], which: str = "own") -> Effect:
    """One card is given: thrown away (`throw`, an Action) or discarded (`discard`, any card of a colour). It buys what
    stands for one of its own colours, or everything that stands for the `others`."""
    return Effect("give", (how, which), tuple(by_color[color] for color in BASIC_COLORS))


def for_cards(each: int, base: Effect, wounds: int = 0) -> Effect:
    """Any number of cards is discarded, so many Wounds among them at most; each raises the points of the effect."""
    return Effect("for_cards", (each, wounds), (base,))


def gain_card(kind: str, where: str, color: str) -> Effect:
    """A card of that colour from the offer (`advanced`, `spell`) to the hand or the discard pile."""
    return Effect("gain_card", (kind, where, color))


def some_of(n: int, *parts: Effect) -> Effect:
    """Up to n different parts, in any order."""
    return Effect("some_of", (n,), parts)


def risk(base: Effect, most: int) -> Effect:
    """Points may be added, up to that many, with a die of wrath for each."""
    return Effect("risk", (most,), (base,))


# -- one card, by its colour --------------------------------------------------------------------------------------


def colors_of(card: str) -> tuple[str, ...]:
    """Either colour of a dual card; an Artifact has none of its own and stands for any."""
    printed = CARDS[card]
    return tuple(color for color in (printed.color, printed.second_color) if color) or BASIC_COLORS


def others(table: Table, ctx: Ctx) -> list[str]:
    """The hand without the card being played, which still lies there while we only ask."""
    hand = list(table.me.hand)
    playing = str(ctx[ORIGIN]).partition(":")[2] if ctx[RESERVED] else ""
    if playing in hand:
        hand.remove(playing)
    return hand


def _bought(effect: Effect, card: str) -> tuple[Effect, ...]:
    """What a card would buy: one of these, or with `others` all of them."""
    own = colors_of(card)
    by_color = zip(BASIC_COLORS, effect.parts, strict=True)
    return tuple(part for color, part in by_color if (color in own) == (effect.args[1] == "own"))


def _serves(table: Table, effect: Effect, ctx: Ctx, card: str) -> bool:
    printed = CARDS[card]
    fits = printed.kind in ACTIONS if effect.args[0] == "throw" else bool(printed.color)
    return fits and any(VERBS.can(table, part, ctx) for part in _bought(effect, card))


def _givable(table: Table, effect: Effect, ctx: Ctx) -> list[str]:
    """Cards that serve; while we only ask, more of them than are spoken for."""
    found = [card for card in others(table, ctx) if _serves(table, effect, ctx, card)]
    return found if len(found) > max(0, int(ctx[RESERVED]) - 1) else []


@VERBS.verb(
    "give",
    can=lambda table, effect, ctx: bool(_givable(table, effect, ctx)),
    rules=("MK-CARD-06b", "MK-EFF-D1a", "MK-EFF-D2b"),
)
def _give(work: Work, effect: Effect, ctx: Ctx) -> None:
    if _givable(work, effect, ctx):
        push(work, "give", *ctx, effects=(effect,))


GIVE = BOOK.asks("give", context=CONTEXT)


@GIVE.prompt
def _give_prompt(table: Table, seat: int, ctx: Ctx, effects: Effects) -> Text:
    key = "mk-ask-throw-away" if effects[0].args[0] == "throw" else "mk-ask-discard-cost"
    return Text(key, {"origin": str(ctx[ORIGIN])})


@GIVE.offers
def _give_options(table: Table, seat: int, ctx: Ctx, effects: Effects) -> list[Option]:
    how = str(effects[0].args[0])
    cards = dict.fromkeys(_givable(table, effects[0], ctx))
    return [Option(f"{how} {card}", how, (card,)) for card in cards]


@GIVE.answers("throw")
def _throw(work: Work, seat: int, ctx: Ctx, effects: Effects, card: str) -> None:
    throw_away(work, card)
    tell(work, "mk-event-throw-away", "MK-EFF-D2b", card=card)
    _buy(work, ctx, effects[0], card)


@GIVE.answers("discard")
def _discard(work: Work, seat: int, ctx: Ctx, effects: Effects, card: str) -> None:
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    _buy(work, ctx, effects[0], card)


def _buy(work: Work, ctx: Ctx, effect: Effect, card: str) -> None:
    bought = _bought(effect, card)
    VERBS.do(work, one_of(*bought) if effect.args[1] == "own" else seq(*bought), ctx)


# -- a card of an offer -------------------------------------------------------------------------------------------


def matching(offer: tuple[str, ...], colors: tuple[str, ...]) -> list[str]:
    return [card for card in offer if set(colors_of(card)) & set(colors)]


def _offer(table: Table, kind: str) -> tuple[str, ...]:
    return table.spell_offer if kind == "spell" else table.advanced_offer


def _can_gain(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """Which colours a covered offer will bring is not known before."""
    kind, color = str(effect.args[0]), str(effect.args[2])
    if uncovers(table, effect):
        return bool(table.spells if kind == "spell" else table.advanced)
    return bool(matching(_offer(table, kind), (color,)))


@VERBS.verb("gain_card", can=_can_gain, args="kind where color", rules=("MK-EFF-G3a",))
def _gain_card(work: Work, effect: Effect, ctx: Ctx) -> None:
    kind, where, color = (str(arg) for arg in effect.args)
    push(work, "gain_spell" if kind == "spell" else "gain_advanced", where, color)


@BOOK.does("gain_advanced")
def gain_advanced(work: Work, where: str, *colors: str) -> None:
    """One of the offered Advanced Actions (of these colours) to the hand or the discard pile."""
    need_advanced(work)
    if _fitting(work.advanced_offer, colors):
        push(work, "learn_advanced", where, *colors)


@BOOK.does("gain_spell")
def gain_spell(work: Work, where: str, *colors: str) -> None:
    need_spells(work)
    if _fitting(work.spell_offer, colors):
        push(work, "learn_spell", where, *colors)


def _fitting(offer: tuple[str, ...], colors: tuple[str, ...]) -> list[str]:
    """No colour named, or an empty one: any will do."""
    named = tuple(color for color in colors if color)
    return matching(offer, named) if named else list(offer)


ADVANCED = BOOK.asks("learn_advanced", "mk-ask-advanced", rest=1)


@ADVANCED.offers
def _advanced_offered(table: Table, seat: int, where: str, colors: tuple[str, ...]) -> list[Option]:
    return [Option(f"gain {card}", "gain", (card,)) for card in _fitting(table.advanced_offer, colors)]


@ADVANCED.answers("gain")
def _learn_advanced(work: Work, seat: int, where: str, colors: tuple[str, ...], card: str) -> None:
    take_advanced(work, card)
    _learned(work, card, where)


SPELL = BOOK.asks("learn_spell", "mk-ask-spell", rest=1)


@SPELL.offers
def _spells_offered(table: Table, seat: int, where: str, colors: tuple[str, ...]) -> list[Option]:
    return [Option(f"gain {card}", "gain", (card,)) for card in _fitting(table.spell_offer, colors)]


@SPELL.answers("gain")
def _learn_spell(work: Work, seat: int, where: str, colors: tuple[str, ...], card: str) -> None:
    take_spell(work, card)
    _learned(work, card, where)


def _learned(work: Work, card: str, where: str) -> None:
    if where == "hand":
        work.me.hand += (card,)
    else:
        work.me.discard += (card,)
    tell(work, "mk-event-learn-to", "MK-EFF-G3a", card=card, where=where)


# -- as many cards as one likes -----------------------------------------------------------------------------------

_POINTS = ("move", "influence", "attack", "block")


def _raised(effect: Effect, more: int) -> Effect:
    """The effect with its points raised."""
    if effect.op in _POINTS:
        return Effect(effect.op, (int(effect.args[0]) + more, *effect.args[1:]), effect.parts)
    return Effect(effect.op, effect.args, tuple(_raised(part, more) for part in effect.parts))


def _can_raise(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.can(table, effect.parts[0], ctx)


@VERBS.verb("for_cards", can=_can_raise, rules=("MK-EFF-D1a",))
def _for_cards(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "for_cards", *ctx, 0, 0, effects=(effect,))


FOR_CARDS = BOOK.asks("for_cards", context=CONTEXT)


@FOR_CARDS.prompt
def _for_cards_asks(table: Table, seat: int, ctx: Ctx, given: int, wounds: int, effects: Effects) -> Text:
    return Text(
        "mk-ask-for-cards",
        {"effect": _raised(effects[0].parts[0], int(effects[0].args[0]) * given)},
    )


@FOR_CARDS.offers
def _more_options(table: Table, seat: int, ctx: Ctx, given: int, wounds: int, effects: Effects) -> list[Option]:
    wounds_left = int(effects[0].args[1]) > wounds
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND or wounds_left)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


@FOR_CARDS.answers("discard")
def _one_more(work: Work, seat: int, ctx: Ctx, given: int, wounds: int, effects: Effects, card: str) -> None:
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    push(work, "for_cards", *ctx, given + 1, wounds + (card == WOUND), effects=effects)


@FOR_CARDS.answers("done")
def _enough(work: Work, seat: int, ctx: Ctx, given: int, wounds: int, effects: Effects) -> None:
    worth = _raised(effects[0].parts[0], int(effects[0].args[0]) * given)
    if any(leaf.op in _POINTS and int(leaf.args[0]) for leaf in leaves(worth)):
        VERBS.do(work, worth, ctx)


# -- several parts, points at a risk ------------------------------------------------------------------------------


@VERBS.verb("some_of", can=lambda table, effect, ctx: any(VERBS.can(table, part, ctx) for part in effect.parts))
def _some_of(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "some_of", *ctx, int(effect.args[0]), effects=effect.parts)


SOME_OF = BOOK.asks("some_of", context=CONTEXT, rest=1)
SOME_OF.declines("done")


@SOME_OF.prompt
def _some_asked(table: Table, seat: int, ctx: Ctx, left: int, begun: tuple[int, ...], effects: Effects) -> Text:
    return Text("mk-ask-choose", {"origin": str(ctx[ORIGIN])})


@SOME_OF.offers
def _some_offered(
    table: Table, seat: int, ctx: Ctx, left: int, begun: tuple[int, ...], effects: Effects
) -> list[Option]:
    """Those that can happen; after the first they may be left."""
    found = [
        Option(f"part {index + 1}", "choose", (index,))
        for index, part in enumerate(effects)
        if VERBS.can(table, part, ctx)
    ]
    return [*found, Option("done", "done")] if begun or not found else found


@SOME_OF.answers("choose")
def _some_chosen(
    work: Work, seat: int, ctx: Ctx, left: int, begun: tuple[int, ...], effects: Effects, index: int
) -> None:
    rest = effects[:index] + effects[index + 1 :]
    if left > 1 and rest:
        push(work, "some_of", *ctx, left - 1, 1, effects=rest)
    VERBS.do(work, effects[index], ctx)


@VERBS.verb("risk", can=lambda table, effect, ctx: VERBS.can(table, effect.parts[0], ctx), args="n")
def _risk(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "risk", *ctx, effects=(effect,))


RISK = BOOK.asks("risk", context=CONTEXT)


@RISK.prompt
def _risk_asks(table: Table, seat: int, ctx: Ctx, effects: Effects) -> Text:
    return Text("mk-ask-risk", {"effect": effects[0].parts[0]})


@RISK.offers
def _risk_offered(table: Table, seat: int, ctx: Ctx, effects: Effects) -> list[Option]:
    return [Option(f"add {n}", "add", (n,)) for n in range(int(effects[0].args[0]) + 1)]


@RISK.answers("add")
def _dare(work: Work, seat: int, ctx: Ctx, effects: Effects, more: int) -> None:
    """One die for each point added."""
    VERBS.do(work, _raised(effects[0].parts[0], more), ctx)
    VERBS.do(work, Effect("roll", ("wrath", more)), ctx)
