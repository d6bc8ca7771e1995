"""Cards that throw an Action of the hand away: Decompose, Ritual Attack, Training, Book of Wisdom.

They share one question (which Action), and differ in which Actions serve and in what the thrown colour gives.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.effects import Ctx, one_of, seq
from ....kernel.records import REVEALS, Effect, Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, ORIGIN, RESERVED, VERBS, context, current_seat
from ...cards import throw_away
from ...catalog import BASIC_COLORS, CARDS
from ...offers import need_advanced, need_spells, take_advanced, take_spell
from ...state import Table, Work
from ...verbs import attack, crystal, ranged, siege

_CTX = len(context(""))
ACTIONS = ("basic_action", "advanced_action")


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


Serves = Callable[[Table, str, Ctx], bool]
Gives = Callable[[Work, str, Frame], None]


def _covered(table: Table, chain: str) -> int:
    """Training and the Book lay their offer out, if it is still covered."""
    covered = {"training": not table.advanced_offer, "wisdom": not table.spell_offer}
    return REVEALS if covered.get(chain) else 0


def _throwing(chain: str, serves: Serves, gives: Gives) -> None:
    def able(table: Table, ctx: Ctx) -> list[str]:
        found = [card for card in others(table, ctx) if CARDS[card].kind in ACTIONS and serves(table, card, ctx)]
        return found if len(found) > max(0, int(ctx[RESERVED]) - 1) else []

    def answer(work: Work, frame: Frame, option: Option) -> None:
        card = str(option.args[0])
        throw_away(work, card)
        tell(work, "mk-event-throw-away", "MK-EFF-D2b", card=card)
        gives(work, card, frame)

    VERBS.condition(chain)(lambda table, ctx: bool(able(table, ctx)))
    BOOK.question(
        chain,
        seat=current_seat,
        prompt=lambda table, frame: Text("mk-ask-throw-away", {"origin": str(frame.args[ORIGIN])}),
        options=lambda table, frame: [
            Option(f"throw {card}", "throw", (card,), _covered(table, chain))
            for card in dict.fromkeys(able(table, frame.args))
        ],
        answer=answer,
    )


# -- Decompose ----------------------------------------------------------------------------------------------------


def _decompose(work: Work, card: str, frame: Frame) -> None:
    """Two crystals of its colour, or one of each colour it lacks."""
    own = colors_of(card)
    if frame.args[-1] == "own":
        effect = seq(*(one_of(*(crystal(color) for color in own)),) * 2)
    else:
        effect = seq(*(crystal(color) for color in BASIC_COLORS if color not in own))
    VERBS.do(work, effect, frame.args[:_CTX])


_throwing("decompose", lambda table, card, ctx: True, _decompose)

# -- Ritual Attack ------------------------------------------------------------------------------------------------

_RITUAL: dict[str, dict[str, Effect]] = {
    "basic": {"red": attack(5), "blue": attack(3, "ice"), "white": ranged(3), "green": siege(2)},
    "strong": {
        "red": attack(6, "fire"),
        "blue": attack(4, "coldfire"),
        "white": ranged(4, "fire"),
        "green": siege(3, "fire"),
    },
}


def _strikes(table: Table, card: str, ctx: Ctx) -> bool:
    return any(VERBS.can(table, _RITUAL[str(ctx[-1])][color], ctx[:_CTX]) for color in colors_of(card))


def _ritual(work: Work, card: str, frame: Frame) -> None:
    effects = [_RITUAL[str(frame.args[-1])][color] for color in colors_of(card)]
    VERBS.do(work, one_of(*effects), frame.args[:_CTX])


_throwing("ritual_attack", _strikes, _ritual)

# -- Training, Book of Wisdom -------------------------------------------------------------------------------------


def _taught(table: Table, card: str, ctx: Ctx) -> bool:
    """An offer still covered is laid out first; which colours it brings is not known before."""
    return not table.advanced_offer or bool(matching(table.advanced_offer, colors_of(card)))


def matching(offer: tuple[str, ...], colors: tuple[str, ...]) -> list[str]:
    return [card for card in offer if set(colors_of(card)) & set(colors)]


def _train(work: Work, card: str, frame: Frame) -> None:
    push(work, "gain_advanced", str(frame.args[-1]), *colors_of(card))


_throwing("training", _taught, _train)


def _written(table: Table, card: str, ctx: Ctx) -> bool:
    return not table.spell_offer or bool(matching(table.spell_offer, colors_of(card)))


def _study(work: Work, card: str, frame: Frame) -> None:
    """A Spell of its colour into the hand, and a crystal."""
    push(work, "effect", *context(str(frame.args[ORIGIN])), effects=(one_of(*map(crystal, colors_of(card))),))
    push(work, "gain_spell", "hand", *colors_of(card))


_throwing("wisdom", _written, _study)


# -- gaining a card of an offer -----------------------------------------------------------------------------------


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
        Option(f"gain {card}", "gain", (card,), REVEALS if table.advanced else 0)
        for card in _fitting(table.advanced_offer, frame)
    ],
    answer=_learned,
)
BOOK.question(
    "learn_spell",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-spell"),
    options=lambda table, frame: [
        Option(f"gain {card}", "gain", (card,), REVEALS if table.spells else 0)
        for card in _fitting(table.spell_offer, frame)
    ],
    answer=_learned,
)
