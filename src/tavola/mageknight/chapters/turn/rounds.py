"""Rounds (MK-RND): preparing them, choosing Tactics, the order of turns, and how a game runs out."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import by_chance, push, shuffle, tell
from ...book import BOOK
from ...catalog import TACTICS
from ...features import Feature, fire, fold, scenario_of
from ...state import DUMMY, NOBODY, Table, Work, playing, put_down, sit
from ..hand.skills import refresh_skills
from ..hand.tactics import tactic_number
from ..land.explore import seen_at_dawn
from ..land.movement import look_around
from ..land.offers import clear_units, deal_units, refresh_cards
from ..pieces.dice import fresh_source
from .ending import draw_limit
from .scoring import score


@BOOK.does("rounds.end")
def end_round(work: Work) -> None:
    """The last round, or an end already in sight, ends the game; otherwise the next round is prepared."""
    tell(work, "mk-event-round-end", "MK-RND-05a", count=work.round)
    if work.final >= 0 or work.round >= rounds_of(work):
        push(work, "game.over")
    else:
        push(work, "rounds.prepare")
        push(work, "rounds.banners")
        fire(work, Feature.round_ends)


@BOOK.does("rounds.banners")
def take_banners(work: Work) -> None:
    """Everybody still in the game may take Banners back, once it is clear who that is."""
    for seat in playing(work):
        push(work, "banners.round", seat)


def next_time(table: Table) -> str:
    """The time of day of the round to come."""
    return fold(table, Feature.next_time, "night" if table.time == "day" else "day")


def rounds_of(table: Table) -> int:
    return scenario_of(table).rounds


@BOOK.does("rounds.prepare")
def prepare(work: Work) -> None:
    """Day and Night change; the Source, the offers, the Tactics and every player are made ready."""
    work.round += 1
    work.time = next_time(work)
    work.left, work.announced, work.turn = -1, NOBODY, 0
    tell(work, "mk-event-round", "MK-SET-20b", count=work.round, time=work.time)
    fresh_source(work, len(work.source))
    clear_units(work)
    deal_units(work)
    refresh_cards(work)
    _tactics_for_round(work)
    if work.dummy is not None:
        dummy = work.dummy
        work.dummy = replace(dummy, deck=shuffle(work, dummy.deck + dummy.discard), discard=(), tactic="")
    seats = playing(work)
    for seat in seats:
        sit(work, seat)
        refresh_player(work)
    if work.time == "day":
        seen_at_dawn(work)
        for seat in seats:
            sit(work, seat)
            if work.me.at:
                look_around(work)
    push(work, "rounds.tactics")
    for seat in seats:
        push(work, "rounds.upkeep", seat)
    fire(work, Feature.round_starts)


@BOOK.does("rounds.upkeep")
def upkeep(work: Work, seat: int) -> None:
    sit(work, seat)
    work.me.dice = 0
    push(work, "units.upkeep")


def refresh_player(work: Work) -> None:
    """Skills turn up, Units stand ready, all Deed cards are shuffled and a new hand is drawn."""
    me = work.me
    refresh_skills(work, new_round=True)
    me.units = tuple(replace(unit, spent=False, furled=False) for unit in me.units)
    me.tactic, me.tactic_used = "", False
    me.deck = shuffle(work, me.hand + me.discard + me.deck + me.stored + me.aside)
    me.hand, me.discard, me.stored, me.aside = (), (), (), ()
    limit = draw_limit(work)
    me.draw_bonus = 0
    me.hand, me.deck = me.deck[:limit], me.deck[limit:]
    me.before, me.mods = (), ()
    work.ledger.seal()
    tell(work, "mk-event-draw", only=work.current, card=me.hand)


def _tactics_for_round(work: Work) -> None:
    """The set for the time of day, less what is out of the game: alone with a Dummy, that is every used Tactic."""
    put_down(work)
    used = tuple(player.tactic for player in work.players if player.tactic)
    if work.dummy is not None and work.dummy.tactic:
        used += (work.dummy.tactic,)
    if len(work.players) == 1:
        work.tactics_gone += used
    whole = tuple(tactic.id for tactic in TACTICS.values() if tactic.time == work.time)
    left = tuple(tactic for tactic in whole if tactic not in work.tactics_gone)
    if len(left) < len(work.players) + (work.dummy is not None):
        # The same time of day again and again uses a set up; then it is complete again.
        work.tactics_gone = tuple(tactic for tactic in work.tactics_gone if tactic not in whole)
        left = whole
    work.tactics = left


@BOOK.does("rounds.tactics")
def choose_tactics(work: Work, *named: int) -> None:
    """The lowest Fame chooses first, ties by the later place in the last order, unless the seats are named. The Dummy
    takes its Tactic after a player who is alone, but before several."""
    work.phase = "tactics"
    put_down(work)
    seats = sorted(playing(work), key=lambda seat: (work.players[seat].fame, -_last_place(work, seat)))
    if named:
        seats = list(named)
    push(work, "rounds.order")
    alone = len(work.players) == 1
    if alone:
        push(work, "rounds.dummy_tactic")
    for seat in reversed(seats):
        push(work, "rounds.ask_tactic", seat)
    if not alone:
        push(work, "rounds.dummy_tactic")


def _last_place(table: Table, seat: int) -> int:
    return table.order.index(seat) if seat in table.order else seat


@BOOK.does("rounds.ask_tactic")
def ask_tactic(work: Work, seat: int) -> None:
    sit(work, seat)
    push(work, "tactics.choose")


@BOOK.does("rounds.dummy_tactic")
def dummy_tactic(work: Work) -> None:
    """The Dummy takes a random Tactic of those left; only its number counts."""
    if work.dummy is None:
        return
    tactic = by_chance(work, work.tactics)
    work.tactics = tuple(name for name in work.tactics if name != tactic)
    work.dummy = replace(work.dummy, tactic=tactic)
    rule = "MK-SCN-SOLO-06b" if len(work.players) == 1 else "MK-SCN-COOP-06"
    tell(work, "mk-event-dummy-tactic", rule, tactic=tactic)


@BOOK.does("rounds.order")
def set_order(work: Work) -> None:
    """The lowest Tactic number goes first; Tactics nobody chose are set aside."""
    put_down(work)
    work.tactics = ()
    numbers = [(tactic_number(work.players[seat].tactic), seat) for seat in playing(work)]
    if work.dummy is not None:
        numbers.append((tactic_number(work.dummy.tactic), DUMMY))
    work.order = tuple(seat for _, seat in sorted(numbers))
    work.place = -1
    push(work, "turn.next")


@BOOK.does("rounds.last_turns")
def last_turns(work: Work, rule: str) -> None:
    """The city is found, or all have fallen: every player has one more turn, the one who did it too."""
    work.final = len(playing(work))
    tell(work, "mk-event-last-turns", rule)


@BOOK.does("game.over")
def game_over(work: Work) -> None:
    """The scenario's scoring decides."""
    put_down(work)
    work.phase = "over"
    work.outcome = score(work)
    work.stack = ()
    tell(work, "mk-event-game-over", "MK-SET-05", count=work.outcome.totals[0])
