"""Tactics (MK-RND-03, MK-TURN-01): choosing them, and what each one does.

Two change nothing but the order. The others act when taken, once in an own turn, before a turn, or at the draw.
"""

from __future__ import annotations

from ....kernel.records import Effect, Frame, Option, Text
from ....kernel.work import push, roll, shuffle, tell
from ...book import BOOK, action, current_seat
from ...catalog import BASIC_COLORS, TACTICS
from ...powers import Power, power
from ...state import Die, Table, Work, less
from ..pieces.mana import depleted, may_change, set_die, take_die
from ..pieces.tracks import DIE_FACES
from .cards import draw

RETURNED_BY_LONG_NIGHT = 3


def _choose_options(table: Table, frame: Frame) -> list[Option]:
    return [Option(f"tactic {name}", "tactic", (name,)) for name in table.tactics]


def _chosen(work: Work, frame: Frame, option: Option) -> None:
    """The Tactic is no longer available to others; what it does when taken happens now."""
    name = str(option.args[0])
    me = work.me
    me.tactic, me.tactic_used = name, False
    work.tactics = less(work.tactics, name)
    tell(work, "mk-event-tactic", "MK-RND-03a1", tactic=name)
    if name == "great_start":
        draw(work, 2)
        me.tactic_used = True
    elif name in ("rethink", "mana_steal", "preparation"):
        push(work, "tactics." + name)
        if name == "preparation":  # the search shows the deck
            work.ledger.sealed = True


BOOK.question(
    "tactics.choose",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-tactic", {"time": table.time}),
    options=_choose_options,
    answer=_chosen,
)


def _picked(frame: Frame) -> tuple[str, ...]:
    return tuple(str(card) for card in frame.args)


def _pick_options(table: Table, frame: Frame, most: int) -> list[Option]:
    """Cards are named one by one; `done` ends the naming."""
    found = [Option("done", "done")]
    if len(frame.args) < most:
        hand = list(table.me.hand)
        for card in _picked(frame):
            hand.remove(card)
        found += [Option(f"pick {card}", "pick", (card,)) for card in dict.fromkeys(hand)]
    return found


def _rethink_answer(work: Work, frame: Frame, option: Option) -> None:
    """Discard up to three cards, Wounds too, draw as many, then shuffle the discard pile into the deck."""
    if option.kind == "pick":
        push(work, frame.step, *frame.args, *option.args)
        return
    me = work.me
    for card in _picked(frame):
        me.hand = less(me.hand, card)
        me.discard += (card,)
    draw(work, len(frame.args))
    me.deck, me.discard = shuffle(work, me.deck + me.discard), ()
    me.tactic_used = True
    tell(work, "mk-event-rethink", count=len(frame.args))


BOOK.question(
    "tactics.rethink",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-rethink", {"count": len(frame.args)}),
    options=lambda table, frame: _pick_options(table, frame, 3),
    answer=_rethink_answer,
)


def _steal_options(table: Table, frame: Frame) -> list[Option]:
    colors = dict.fromkeys(die.color for die in table.source if die.color in BASIC_COLORS and die.state == "free")
    return [Option(f"keep {color}", "keep", (color,)) for color in colors] or [Option("done", "done")]


def _steal_answer(work: Work, frame: Frame, option: Option) -> None:
    """A basic die goes on the Tactic, for one turn of this Day besides the usual die."""
    if option.kind == "keep":
        color = str(option.args[0])
        take_die(work, color, "free", "kept")
        tell(work, "mk-event-keep-die", color=color)


BOOK.question(
    "tactics.mana_steal",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-mana-steal"),
    options=_steal_options,
    answer=_steal_answer,
)


def _prepare_options(table: Table, frame: Frame) -> list[Option]:
    cards = dict.fromkeys(sorted(table.me.deck))
    return [Option(f"take {card}", "take", (card,)) for card in cards] or [Option("done", "done")]


def _prepare_answer(work: Work, frame: Frame, option: Option) -> None:
    """Search the deck for any one card, take it to hand, shuffle the rest."""
    me = work.me
    me.tactic_used = True
    if option.kind != "take":
        return
    card = str(option.args[0])
    me.deck = shuffle(work, less(me.deck, card))
    me.hand += (card,)
    work.ledger.sealed = True
    tell(work, "mk-event-prepare", only=work.current, card=card)


BOOK.question(
    "tactics.preparation",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-preparation"),
    options=_prepare_options,
    answer=_prepare_answer,
)


def tactic_options(table: Table) -> list[Option]:
    """The use of the own Tactic inside a turn."""
    me = table.me
    if me.tactic_used or not me.tactic:
        return []
    if me.tactic == "the_right_moment" and not me.extra_turn and table.duel is None:
        return [Option("use the_right_moment", "tactic_use", ("the_right_moment",))]
    if me.tactic == "long_night" and not me.deck and me.discard:
        return [Option("use long_night", "tactic_use", ("long_night",))]
    if me.tactic == "mana_search" and not _source_used(table):
        return [Option("use mana_search", "tactic_use", ("mana_search",))]
    return []


def _source_used(table: Table) -> bool:
    """Mana Search comes before any Source mana is used in the turn."""
    return any(die.state == "taken" for die in table.source) or any(mod.op == "searched" for mod in table.me.mods)


@action("tactic_use")
def use_tactic(work: Work, option: Option) -> None:
    name = str(option.args[0])
    tell(work, "mk-event-tactic-use", tactic=name)
    if name == "the_right_moment":
        work.me.extra_turn = True
        work.me.tactic_used = True
    elif name == "long_night":
        long_night(work)
    else:
        push(work, "tactics.mana_search")


def long_night(work: Work) -> None:
    """With an empty deck, three random cards of the discard pile become the deck."""
    me = work.me
    mixed = shuffle(work, me.discard)
    me.deck, me.discard = mixed[:RETURNED_BY_LONG_NIGHT], mixed[RETURNED_BY_LONG_NIGHT:]
    me.tactic_used = True
    work.ledger.sealed = True


def _long_night_answer(work: Work, frame: Frame, option: Option) -> None:
    """The deck ran out in the middle of a draw: with the Long Night the drawing goes on."""
    if option.kind != "done":
        tell(work, "mk-event-tactic-use", "MK-END-07d2", tactic="long_night")
        long_night(work)
        draw(work, int(frame.args[0]))


@power("long_night")
class LongNight(Power):
    """An empty deck may be refilled in mid-draw (MK-END-07d2)."""

    def deck_ran_out(self, work: Work, mod: Effect, missing: int) -> None:
        if work.me.discard:
            push(work, "tactics.long_night", missing)


@power("planning")
class Planning(Power):
    """The Hand limit is higher while at least two cards are left."""

    def hand_limit(self, table: Table, limit: int, mod: Effect) -> int:
        return limit + (len(table.me.hand) >= 2)


BOOK.question(
    "tactics.long_night",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-long-night"),
    options=lambda table, frame: [
        Option("use long_night", "tactic_use", ("long_night",)),
        Option("done", "done"),
    ],
    answer=_long_night_answer,
)


def _search_options(table: Table, frame: Frame) -> list[Option]:
    """Up to two dice, depleted ones first."""
    chosen = {int(place) for place in frame.args}
    found = [Option("done", "done")]
    if len(chosen) == 2:
        return found
    free = [place for place, die in enumerate(table.source) if may_change(table, die) and place not in chosen]
    gone = [place for place in free if depleted(table, table.source[place].color)]
    seen: set[str] = set()
    for place in gone or free:
        color = table.source[place].color
        if color not in seen:
            seen.add(color)
            found.append(Option(f"pick {color}", "pick", (place,)))
    return found


def _search_answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "pick":
        push(work, frame.step, *frame.args, *option.args)
        return
    # Looking and leaving all dice alone is a use of the Tactic too; otherwise it could be asked for ever.
    work.me.mods += (Effect("searched"),)
    for place in frame.args:
        color = roll(work, DIE_FACES)
        set_die(work, int(place), Die(color))
        tell(work, "mk-event-reroll", color=color)


BOOK.question(
    "tactics.mana_search",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-mana-search", {"count": len(frame.args)}),
    options=_search_options,
    answer=_search_answer,
)


def before_options(table: Table) -> list[Option]:
    """What a Tactic allows before an own turn."""
    me = table.me
    if me.tactic_used:
        return []
    if me.tactic == "midnight_meditation" and me.hand:
        return [Option("use midnight_meditation", "before", ("midnight_meditation",))]
    if me.tactic == "sparing_power":
        found = [Option("store", "before", ("store",))] if me.deck else []
        return [*found, Option("take stored", "before", ("take",))]
    return []


def use_before(work: Work, name: str) -> None:
    me = work.me
    if name == "midnight_meditation":
        push(work, "tactics.midnight_meditation")
    elif name == "store":
        me.stored, me.deck = (*me.stored, me.deck[0]), me.deck[1:]
        tell(work, "mk-event-store")
    else:
        me.hand += me.stored
        tell(work, "mk-event-take-stored", count=len(me.stored))
        work.ledger.sealed = work.ledger.sealed or bool(me.stored)
        me.stored, me.tactic_used = (), True


def _meditate_answer(work: Work, frame: Frame, option: Option) -> None:
    """Shuffle up to five cards of the hand, Wounds too, into the deck and draw as many."""
    if option.kind == "pick":
        push(work, frame.step, *frame.args, *option.args)
        return
    me = work.me
    for card in _picked(frame):
        me.hand = less(me.hand, card)
    me.deck = shuffle(work, me.deck + _picked(frame))
    draw(work, len(frame.args))
    me.tactic_used = True


BOOK.question(
    "tactics.midnight_meditation",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-meditation", {"count": len(frame.args)}),
    options=lambda table, frame: _pick_options(table, frame, 5),
    answer=_meditate_answer,
)


def tactic_number(name: str) -> int:
    return TACTICS[name].number
