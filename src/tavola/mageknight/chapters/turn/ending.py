"""The end of a turn (MK-END), in its order: dice, withdrawal, clean-up, the space, rewards, levels, discard, draw."""

from __future__ import annotations

from ....kernel.effects import Ctx
from ....kernel.records import Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, context
from ...catalog import BASIC_COLORS, WOUND
from ...features import Feature, fire
from ...powers import Power, adjust, claim, react
from ...state import Table, Work, less
from ..hand.cards import discard, draw
from ..land import cities
from ..land.movement import safe
from ..pieces.dice import return_dice
from ..pieces.hexmap import adjacent, allied_keeps, hex_at, own_keeps, site_at, space_at
from ..pieces.mana import gain_crystal
from ..pieces.tracks import LEVELS
from ..pieces.wounds import take_wounds

ORDER = (
    "end.dice",
    "end.withdraw",
    "end.later",
    "end.clean",
    "end.space",
    "end.features",
    "rewards",
    "levels",
    "rewards.late",
    "end.discard",
    "end.draw",
    "end.done",
)


_STEPS = tuple(Frame(step) for step in reversed(ORDER))


@BOOK.does("turn.end")
def end(work: Work) -> None:
    work.phase = "end"
    work.me.move = work.me.influence = work.me.heal = 0
    work.stack += _STEPS


@BOOK.does("end.dice")
def give_dice_back(work: Work) -> None:
    return_dice(work)


@BOOK.does("end.withdraw")
def withdraw(work: Work) -> None:
    """Back along the path to a safe space, one Wound for each space."""
    me = work.me
    back = 0
    while not safe(work, me.at) and len(me.path) > 1:
        me.path = me.path[:-1]
        me.at = me.path[-1]
        back += 1
    if back:
        tell(work, "mk-event-forced-withdrawal", "MK-END-02b", space=me.at, count=back)
        take_wounds(work, back)


@BOOK.does("end.later")
def do_later(work: Work) -> None:
    """Effects that wait for the end of the turn, in the order they were played."""
    me = work.me
    waiting, me.later = me.later, ()
    ctx: Ctx = context("later")
    for effect in reversed(waiting):
        push(work, "effect", *ctx, effects=(effect,))


@BOOK.does("end.clean")
def clean(work: Work) -> None:
    """Mana tokens vanish; played cards go to the discard pile, Artifacts used up leave the game."""
    me = work.me
    me.mana = (0,) * 6
    react(work, Power.cleaning)
    for played in me.play:
        if played.side == "thrown":
            work.box += (played.card,)
        elif played.side != "returned":
            me.discard += (played.card,)
    me.play = ()


@BOOK.does("end.features")
def feature_benefits(work: Work) -> None:
    fire(work, Feature.turn_ends)


@BOOK.does("end.space")
def benefit(work: Work) -> None:
    """A mine gives a crystal; a magical glade may take a Wound away."""
    me = work.me
    site = site_at(work, me.at)
    if site in ("crystal_mine", "deep_mine") and space_at(work, me.at).tokens:
        return  # a mine in enemy hands yields nothing
    if site == "crystal_mine":
        gain_crystal(work, hex_at(work, me.at).colors[0], overflow=False)
    elif site == "deep_mine":
        push(work, "end.mine")
    elif site == "magical_glade" and (WOUND in me.hand or WOUND in me.discard):
        push(work, "end.glade")


MINE = BOOK.asks("end.mine", "mk-ask-mine")


@MINE.offers
def _mine_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"mine {color}", "mine", (color,)) for color in hex_at(table, table.me.at).colors or BASIC_COLORS]


@MINE.answers("mine")
def _mine_answer(work: Work, seat: int, color: str) -> None:
    gain_crystal(work, color, overflow=False)


GLADE = BOOK.asks("end.glade", "mk-ask-glade")
GLADE.declines("done")


@GLADE.offers
def _glade_options(table: Table, seat: int) -> list[Option]:
    found = [Option("glade hand", "glade", ("hand",))] if WOUND in table.me.hand else []
    found += [Option("glade discard", "glade", ("discard",))] if WOUND in table.me.discard else []
    return [*found, Option("done", "done")]


@GLADE.answers("glade")
def _glade_answer(work: Work, seat: int, where: str) -> None:
    if where == "hand":
        work.me.hand = less(work.me.hand, WOUND)
    else:
        work.me.discard = less(work.me.discard, WOUND)
    tell(work, "mk-event-glade", "MK-END-04a1", where=where)


@BOOK.does("end.discard")
def maybe_discard(work: Work) -> None:
    """Before drawing, cards other than Wounds may be discarded; one must be, if none was played."""
    if any(card != WOUND for card in work.me.hand):
        push(work, "end.discarding")


def _must_discard(table: Table) -> bool:
    return not table.me.carded and not table.me.exempt


DISCARDING = BOOK.asks("end.discarding")
DISCARDING.declines("done")


@DISCARDING.prompt
def _discarding_asks(table: Table, seat: int) -> Text:
    return Text("mk-ask-discard" if not _must_discard(table) else "mk-ask-must-discard")


@DISCARDING.offers
def _discard_options(table: Table, seat: int) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
    found = [] if _must_discard(table) else [Option("done", "done")]
    return found + [Option(f"discard {card}", "discard", (card,)) for card in cards]


@DISCARDING.answers("discard")
def _discard_answer(work: Work, seat: int, card: str) -> None:
    discard(work, card)
    tell(work, "mk-event-discard", "MK-END-07a", card=card)
    push(work, "end.discard")


def hand_bonus(table: Table, seat: int, at: str) -> int:
    """On or next to a keep of the team: one card for each own keep on the map; or the bonus of a city, if larger."""
    keeps = own_keeps(table, seat)
    near = keeps + allied_keeps(table, seat) if keeps else ()
    from_keeps = len(keeps) if any(keep == at or adjacent(keep, at) for keep in near) else 0
    return max(from_keeps, cities.hand_bonus(table, seat, at) if at else 0)


def draw_limit(table: Table) -> int:
    """Up to how many cards the player draws now."""
    me = table.me
    limit = LEVELS[me.level - 1].hand_limit + hand_bonus(table, table.current, me.at) + me.draw_bonus
    return adjust(table, Power.hand_limit, limit)


@BOOK.does("end.draw")
def draw_up(work: Work) -> None:
    """Draw up to the limit; an empty deck ends the drawing, unless a power refills it. A bonus for the next draw
    won in the last turn of a round waits for the new hand of the next one (MK-RND-04f)."""
    me = work.me
    if claim(work, Power.drawing):
        return
    missing = draw_limit(work) - len(me.hand)
    if work.left >= 0 and not me.extra_turn:
        missing -= me.draw_bonus
    else:
        me.draw_bonus = 0
    if missing > 0:
        draw(work, missing)


@BOOK.does("end.done")
def done(work: Work) -> None:
    """A figure that ends its turn on the portal leaves the map until its next turn."""
    if site_at(work, work.me.at) == "portal":
        work.me.at = ""
    work.me.path = ()
    push(work, "duel.home" if work.duel is not None else "coop.home" if work.joint is not None else "turn.next")
