"""Tactics (MK-RND-03, MK-TURN-01): choosing them, and what each one does.

Two change nothing but the order. The others act when taken, once in an own turn, before a turn, or at the draw.
"""

from __future__ import annotations

from ....kernel.records import Effect, Option, Text
from ....kernel.work import push, roll, shuffle, tell
from ...book import BOOK, action
from ...catalog import BASIC_COLORS, TACTICS
from ...powers import Power, power
from ...state import Die, Table, Work, less
from ..pieces.dice import may_change, set_die, take_die
from ..pieces.mana import depleted
from ..pieces.tracks import DIE_FACES
from .cards import draw

RETURNED_BY_LONG_NIGHT = 3


CHOOSE = BOOK.asks("tactics.choose")


@CHOOSE.prompt
def _choose_asks(table: Table, seat: int) -> Text:
    return Text("mk-ask-tactic", {"time": table.time})


@CHOOSE.offers
def _choose_options(table: Table, seat: int) -> list[Option]:
    return [Option(f"tactic {name}", "tactic", (name,)) for name in table.tactics]


@CHOOSE.answers("tactic")
def _chosen(work: Work, seat: int, name: str) -> None:
    """The Tactic is no longer available to others; what it does when taken happens now."""
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
            work.ledger.seal()


def _pick_options(table: Table, picked: tuple[str, ...], most: int) -> list[Option]:
    """Cards are named one by one; `done` ends the naming."""
    found = [Option("done", "done")]
    if len(picked) < most:
        hand = list(table.me.hand)
        for card in picked:
            hand.remove(card)
        found += [Option(f"pick {card}", "pick", (card,)) for card in dict.fromkeys(hand)]
    return found


RETHINK = BOOK.asks("tactics.rethink", rest=0)


@RETHINK.prompt
def _rethink_asked(table: Table, seat: int, picked: tuple[str, ...]) -> Text:
    return Text("mk-ask-rethink", {"count": len(picked)})


@RETHINK.offers
def _rethink_offered(table: Table, seat: int, picked: tuple[str, ...]) -> list[Option]:
    return _pick_options(table, picked, 3)


@RETHINK.answers("pick")
def _rethink_more(work: Work, seat: int, picked: tuple[str, ...], card: str) -> None:
    push(work, "tactics.rethink", *picked, card)


@RETHINK.answers("done")
def _rethink(work: Work, seat: int, picked: tuple[str, ...]) -> None:
    """Discard up to three cards, Wounds too, draw as many, then shuffle the discard pile into the deck."""
    me = work.me
    for card in picked:
        me.hand = less(me.hand, card)
        me.discard += (card,)
    draw(work, len(picked))
    me.deck, me.discard = shuffle(work, me.deck + me.discard), ()
    me.tactic_used = True
    tell(work, "mk-event-rethink", count=len(picked))


MANA_STEAL = BOOK.asks("tactics.mana_steal", "mk-ask-mana-steal")
MANA_STEAL.declines("done")


@MANA_STEAL.offers
def _steal_options(table: Table, seat: int) -> list[Option]:
    colors = dict.fromkeys(die.color for die in table.source if die.color in BASIC_COLORS and die.state == "free")
    return [Option(f"keep {color}", "keep", (color,)) for color in colors] or [Option("done", "done")]


@MANA_STEAL.answers("keep")
def _mana_steal_keep(work: Work, seat: int, color: str) -> None:
    """A basic die goes on the Tactic, for one turn of this Day besides the usual die."""
    take_die(work, color, "free", "kept")
    tell(work, "mk-event-keep-die", color=color)


PREPARATION = BOOK.asks("tactics.preparation", "mk-ask-preparation")


@PREPARATION.offers
def _prepare_options(table: Table, seat: int) -> list[Option]:
    cards = dict.fromkeys(sorted(table.me.deck))
    return [Option(f"take {card}", "take", (card,)) for card in cards] or [Option("done", "done")]


@PREPARATION.answers("take")
def _prepare(work: Work, seat: int, card: str) -> None:
    """Search the deck for any one card, take it to hand, shuffle the rest."""
    me = work.me
    me.tactic_used = True
    me.deck = shuffle(work, less(me.deck, card))
    me.hand += (card,)
    work.ledger.seal()
    tell(work, "mk-event-prepare", only=work.current, card=card)


@PREPARATION.answers("done")
def _prepare_nothing(work: Work, seat: int) -> None:
    work.me.tactic_used = True


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
def use_tactic(work: Work, name: str) -> None:
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
    work.ledger.seal()


@power("long_night")
class LongNight(Power):
    """An empty deck may be refilled in mid-draw (MK-END-07d2)."""

    def deck_ran_out(self, work: Work, missing: int) -> None:
        if work.me.discard:
            push(work, "tactics.long_night", missing)


@power("planning")
class Planning(Power):
    """The Hand limit is higher while at least two cards are left."""

    def hand_limit(self, table: Table, limit: int) -> int:
        return limit + (len(table.me.hand) >= 2)


LONG_NIGHT = BOOK.asks("tactics.long_night", "mk-ask-long-night")
LONG_NIGHT.declines("done")


@LONG_NIGHT.offers
def _long_night_offered(table: Table, seat: int, missing: int) -> list[Option]:
    return [
        Option("use long_night", "tactic_use", ("long_night",)),
        Option("done", "done"),
    ]


@LONG_NIGHT.answers("tactic_use")
def _long_night_used(work: Work, seat: int, missing: int, name: str) -> None:
    """The deck ran out in the middle of a draw: with the Long Night the drawing goes on."""
    tell(work, "mk-event-tactic-use", "MK-END-07d2", tactic=name)
    long_night(work)
    draw(work, missing)


MANA_SEARCH = BOOK.asks("tactics.mana_search", rest=0)


@MANA_SEARCH.prompt
def _mana_search_asks(table: Table, seat: int, chosen: tuple[int, ...]) -> Text:
    return Text("mk-ask-mana-search", {"count": len(chosen)})


@MANA_SEARCH.offers
def _search_options(table: Table, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """Up to two dice, depleted ones first."""
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


@MANA_SEARCH.answers("done")
def _search_answer(work: Work, seat: int, chosen: tuple[int, ...]) -> None:
    # Looking and leaving all dice alone is a use of the Tactic too; otherwise it could be asked for ever.
    work.me.mods += (Effect("searched"),)
    for place in chosen:
        color = roll(work, DIE_FACES)
        set_die(work, place, Die(color))
        tell(work, "mk-event-reroll", color=color)


@MANA_SEARCH.answers("pick")
def _mana_search_pick(work: Work, seat: int, chosen: tuple[int, ...], place: int) -> None:
    push(work, "tactics.mana_search", *chosen, place)


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
        if me.stored:
            work.ledger.seal()
        me.stored, me.tactic_used = (), True


MEDITATION = BOOK.asks("tactics.midnight_meditation", rest=0)


@MEDITATION.prompt
def _meditation_asked(table: Table, seat: int, picked: tuple[str, ...]) -> Text:
    return Text("mk-ask-meditation", {"count": len(picked)})


@MEDITATION.offers
def _meditation_offered(table: Table, seat: int, picked: tuple[str, ...]) -> list[Option]:
    return _pick_options(table, picked, 5)


@MEDITATION.answers("pick")
def _meditate_more(work: Work, seat: int, picked: tuple[str, ...], card: str) -> None:
    push(work, "tactics.midnight_meditation", *picked, card)


@MEDITATION.answers("done")
def _meditate(work: Work, seat: int, picked: tuple[str, ...]) -> None:
    """Shuffle up to five cards of the hand, Wounds too, into the deck and draw as many."""
    me = work.me
    for card in picked:
        me.hand = less(me.hand, card)
    me.deck = shuffle(work, me.deck + picked)
    draw(work, len(picked))
    me.tactic_used = True


def tactic_number(name: str) -> int:
    return TACTICS[name].number
