"""Effect words where cards of the hand are given for something, and cards of an offer gained.

`give` takes one card, whose colour decides what it buys: an Action that is thrown away, or any coloured card that is
discarded. `for_cards` takes as many as the player likes and raises one effect. Constructors first, as in `verbs.py`.
"""

from __future__ import annotations

from ...kernel.effects import Ctx, one_of, seq
from ...kernel.records import Effect, Frame, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, ORIGIN, RESERVED, VERBS, context, current_seat, leaves
from ..catalog import BASIC_COLORS, CARDS, WOUND
from ..chapters.hand.cards import discard, throw_away
from ..chapters.land.offers import need_advanced, need_spells, take_advanced, take_spell, uncovers
from ..state import Table, Work

_CTX = len(context(""))
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


def _give_options(table: Table, frame: Frame) -> list[Option]:
    effect = frame.effects[0]
    how = str(effect.args[0])
    cards = dict.fromkeys(_givable(table, effect, frame.args))
    return [Option(f"{how} {card}", how, (card,)) for card in cards]


def _give_answer(work: Work, frame: Frame, option: Option) -> None:
    effect, card = frame.effects[0], str(option.args[0])
    if effect.args[0] == "throw":
        throw_away(work, card)
        tell(work, "mk-event-throw-away", "MK-EFF-D2b", card=card)
    else:
        discard(work, card)
        tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    bought = _bought(effect, card)
    VERBS.do(work, one_of(*bought) if effect.args[1] == "own" else seq(*bought), frame.args)


def _give_prompt(table: Table, frame: Frame) -> Text:
    key = "mk-ask-throw-away" if frame.effects[0].args[0] == "throw" else "mk-ask-discard-cost"
    return Text(key, {"origin": str(frame.args[ORIGIN])})


BOOK.question("give", seat=current_seat, prompt=_give_prompt, options=_give_options, answer=_give_answer)

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


@BOOK.step("gain_advanced")
def gain_advanced(work: Work, frame: Frame) -> None:
    """One of the offered Advanced Actions (of these colours) to the hand or the discard pile."""
    need_advanced(work)
    if _fitting(work.advanced_offer, frame):
        push(work, "learn_advanced", *frame.args)


@BOOK.step("gain_spell")
def gain_spell(work: Work, frame: Frame) -> None:
    need_spells(work)
    if _fitting(work.spell_offer, frame):
        push(work, "learn_spell", *frame.args)


def _fitting(offer: tuple[str, ...], frame: Frame) -> list[str]:
    colors = tuple(str(color) for color in frame.args[1:] if color)
    return matching(offer, colors) if colors else list(offer)


def _learned(work: Work, frame: Frame, option: Option) -> None:
    card, where = str(option.args[0]), str(frame.args[0])
    if frame.step == "learn_spell":
        take_spell(work, card)
    else:
        take_advanced(work, card)
    if where == "hand":
        work.me.hand += (card,)
    else:
        work.me.discard += (card,)
    tell(work, "mk-event-learn-to", "MK-EFF-G3a", card=card, where=where)


BOOK.question(
    "learn_advanced",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-advanced"),
    options=lambda table, frame: [
        Option(f"gain {card}", "gain", (card,)) for card in _fitting(table.advanced_offer, frame)
    ],
    answer=_learned,
)
BOOK.question(
    "learn_spell",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-spell"),
    options=lambda table, frame: [
        Option(f"gain {card}", "gain", (card,)) for card in _fitting(table.spell_offer, frame)
    ],
    answer=_learned,
)

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


def _more_options(table: Table, frame: Frame) -> list[Option]:
    wounds_left = int(frame.effects[0].args[1]) > int(frame.args[-1])
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND or wounds_left)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


def _more_answer(work: Work, frame: Frame, option: Option) -> None:
    effect, ctx = frame.effects[0], frame.args[:_CTX]
    given, wounds = int(frame.args[-2]), int(frame.args[-1])
    if option.kind == "done":
        worth = _raised(effect.parts[0], int(effect.args[0]) * given)
        if any(leaf.op in _POINTS and int(leaf.args[0]) for leaf in leaves(worth)):
            VERBS.do(work, worth, ctx)
        return
    card = str(option.args[0])
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)
    push(work, "for_cards", *ctx, given + 1, wounds + (card == WOUND), effects=(effect,))


BOOK.question(
    "for_cards",
    seat=current_seat,
    prompt=lambda table, frame: Text(
        "mk-ask-for-cards",
        {"effect": _raised(frame.effects[0].parts[0], int(frame.effects[0].args[0]) * int(frame.args[-2]))},
    ),
    options=_more_options,
    answer=_more_answer,
)

# -- several parts, points at a risk ------------------------------------------------------------------------------


@VERBS.verb("some_of", can=lambda table, effect, ctx: any(VERBS.can(table, part, ctx) for part in effect.parts))
def _some_of(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "some_of", *ctx, int(effect.args[0]), effects=effect.parts)


def _part_options(table: Table, frame: Frame) -> list[Option]:
    """Those that can happen; after the first they may be left."""
    ctx, begun = frame.args[:_CTX], len(frame.args) > _CTX + 1
    found = [option for option, _ in _parts(table, frame, ctx)]
    return [*found, Option("done", "done")] if begun or not found else found


def _parts(table: Table, frame: Frame, ctx: Ctx) -> list[tuple[Option, Effect]]:
    return [
        (Option(f"part {index + 1}", "choose", (index,)), part)
        for index, part in enumerate(frame.effects)
        if VERBS.can(table, part, ctx)
    ]


def _part_answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    index, left = int(option.args[0]), int(frame.args[_CTX]) - 1
    rest = frame.effects[:index] + frame.effects[index + 1 :]
    if left and rest:
        push(work, "some_of", *frame.args[:_CTX], left, 1, effects=rest)
    VERBS.do(work, frame.effects[index], frame.args[:_CTX])


BOOK.question(
    "some_of",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-choose", {"origin": str(frame.args[ORIGIN])}),
    options=_part_options,
    answer=_part_answer,
)


@VERBS.verb("risk", can=lambda table, effect, ctx: VERBS.can(table, effect.parts[0], ctx), args="n")
def _risk(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "risk", *ctx, effects=(effect,))


def _dare(work: Work, frame: Frame, option: Option) -> None:
    """One die for each point added."""
    more = int(option.args[0])
    VERBS.do(work, _raised(frame.effects[0].parts[0], more), frame.args)
    VERBS.do(work, Effect("roll", ("wrath", more)), frame.args)


BOOK.question(
    "risk",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-risk", {"effect": frame.effects[0].parts[0]}),
    options=lambda table, frame: [Option(f"add {n}", "add", (n,)) for n in range(int(frame.effects[0].args[0]) + 1)],
    answer=_dare,
)
