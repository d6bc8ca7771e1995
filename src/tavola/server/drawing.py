"""The `table` message: what one reader of a table may see of it, in its language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from ..kernel.records import Seat, Text
from ..table import KeptMatch, Match, SeatRecord
from ..table.match import Move
from ..table.outcomes import outcome_record
from ..text import say
from .consent import Consent, answers_back, others
from .wire import write

#: How many of the last log lines are told by key and arguments too.
RECENT = 60

_encode = msgspec.json.Encoder().encode


class Reader(Struct, frozen=True):
    """Who looks: through whose eyes, before whose cover, in which language, and whom they play."""

    eyes: Seat | None
    cover: Seat | None
    lang: str
    own: frozenset[Seat]
    host: bool


class Drawing:
    """Messages of one table, each made once for all who see the same."""

    def __init__(self) -> None:
        self._made: dict[Reader, bytes] = {}
        self._logs: dict[tuple[Seat | None, str], _Log] = {}

    def clear(self) -> None:
        self._made.clear()

    def message(self, table: KeptMatch, reader: Reader, connected: Iterable[Seat], consent: Consent | None) -> bytes:
        made = self._made.get(reader)
        if made is None:
            made = self._made[reader] = self._draw(table, reader, frozenset(connected), consent)
        return made

    def _draw(self, table: KeptMatch, reader: Reader, connected: frozenset[Seat], consent: Consent | None) -> bytes:
        match, lang, eyes = table.match, reader.lang, reader.eyes
        rules, state, decision = match.rules, match.state, match.asked()
        mine = eyes is not None and eyes == decision.seat and decision.outcome is None
        right = match.can_undo(reader.own)
        log = self._logs.setdefault((eyes, lang), _Log(eyes, lang))
        view = rules.view(state, eyes)
        heroes = _heroes(match)
        # Without a right of its own, an undo can still be asked of the others: only where there are any.
        ask = not right.can and bool(others(match, table.seats.values(), reader.own))
        return write(
            "table",
            seq=table.seq,
            game=match.setup.game,
            lang=lang,
            view=view,
            decision={
                "seat": decision.seat,
                "mine": mine,
                "prompt": say(decision.prompt, lang),
                "options": [
                    {
                        "notation": option.notation,
                        "label": say(rules.label(state, option), lang),
                        "kind": option.kind,
                        "args": option.args,
                        "reveals": rules.apply(state, option).sealed,
                        "idle": option.idle,
                        "forecast": rules.forecast(state, option),
                    }
                    for option in (decision.options if mine else ())
                ],
            },
            undo={
                "can": right.can and bool(reader.own),
                "ask": ask and answers_back(match, reader.own) > 0,
                "text": say(Text(right.reason), lang) if right.reason else "",
                "rule": right.rule,
            },
            log=log.lines(match.moves),
            recent=log.recent(),
            outcome=outcome_record(match.setup.game, decision.outcome, lang),
            cover=None if reader.cover is None else {"seat": reader.cover, "hero": heroes.get(reader.cover, "")},
            seats=[_seat(one, heroes, connected) for seat, one in sorted(table.seats.items()) if seat >= 0],
            mine=sorted(reader.own),
            host=reader.host,
            consent=_request(consent, reader.own),
        )


def _heroes(match: Match) -> dict[Seat, str]:
    return {info.seat: info.who for info in match.rules.seats(match.state)}


def _seat(one: SeatRecord, heroes: dict[Seat, str], connected: frozenset[Seat]) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "hero": heroes.get(one.seat, ""),
        "kind": one.kind,
        "bot": one.bot,
        "connected": one.seat in connected,
    }


def _request(consent: Consent | None, own: frozenset[Seat]) -> dict[str, Any] | None:
    if consent is None:
        return None
    return {
        "ask": consent.number,
        "seat": consent.seat,
        "count": consent.count,
        "waiting": consent.waiting,
        "mine": bool(own & consent.by),
        "asked": bool(own & (consent.needed - consent.agreed)),
    }


class _Log:
    """The log of one reader, rendered and encoded once per line; an undo shortens it."""

    def __init__(self, seat: Seat | None, lang: str) -> None:
        self._seat = seat
        self._lang = lang
        self._done: list[tuple[Move, int]] = []  # each move, and how many lines there were before it
        self._lines: list[msgspec.Raw] = []
        self._events: list[msgspec.Raw] = []  # the same lines as a page draws them: by key and arguments

    def lines(self, moves: tuple[Move, ...]) -> list[msgspec.Raw]:
        done = self._done
        while done and (len(done) > len(moves) or done[-1][0] is not moves[len(done) - 1]):
            _, before = done.pop()
            del self._lines[before:]
            del self._events[before:]
        for move in moves[len(done) :]:
            done.append((move, len(self._lines)))
            for event in move.events:
                if event.only in (-1, self._seat):
                    line = {
                        "n": len(self._lines) + 1,
                        "text": say(event.text, self._lang),
                        "rule": event.rule,
                        "auto": event.auto,
                    }
                    self._lines.append(msgspec.Raw(_encode(line)))
                    event_line = {"n": line["n"], "event": event.text.key, "args": event.text.args}
                    self._events.append(msgspec.Raw(_encode(event_line)))
        return self._lines

    def recent(self) -> list[msgspec.Raw]:
        """The last lines by key and arguments, for a page that draws what happened: dice, cards."""
        return self._events[-RECENT:]
