"""The `table` message: what one reader of a table may see of it, in its language."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec
from msgspec import Struct

from ...kernel.answering import foresee
from ...kernel.contract import Result, Rules
from ...kernel.records import Option, Seat, Text
from ...table import KeptMatch, Match, SeatRecord
from ...table.match import Move
from ...table.outcomes import outcome_record
from ...table.ways import Lead, Way
from ...teaching import Follower, goal_told, lesson_of, told
from ...text import names, say
from ..config import ODDS_SECONDS
from ..wire import write
from .consent import Consent, answers_back, others

#: How many of the last log lines are told by key and arguments too: enough to tell what happened since somebody left.
RECENT = 200
#: How many log lines one message holds; earlier ones come in pages when somebody asks.
LOG_LINES = 400

#: Seconds of processor time. What a table takes longer for is done on a thread.
LIGHT = 0.02

#: The heading of options that belong to nothing in particular.
OTHER = "other"

_encode = msgspec.json.Encoder().encode


class Reader(Struct, frozen=True):
    """Who looks: through whose eyes, before whose cover, in which language, whom they play, and whether they want to be
    taught."""

    eyes: Seat | None
    cover: Seat | None
    lang: str
    own: frozenset[Seat]
    host: bool
    learn: bool = False


class People(Struct, frozen=True):
    """Whose seats are connected, and how many browsers hold each seat by its link."""

    connected: frozenset[Seat] = frozenset()
    holders: dict[Seat, int] = {}


class Had:
    """What one reader was told already: how far it has read which log, and, where it wants only what changes, the last
    view it got and how many tables it was told."""

    __slots__ = ("count", "delta", "frame", "last", "log", "view")

    def __init__(self, delta: bool = False) -> None:
        self.log: _Log | None = None
        self.count = 0
        self.last = 0
        self.delta = delta
        self.frame = 0
        self.view: dict[str, bytes] = {}


class Made(Struct, frozen=True):
    """A message without what differs with what a reader has: the view in its fields, and everything else."""

    view: dict[str, bytes]
    rest: bytes


class Dear(Exception):
    """What was to be drawn at once takes longer than that."""


class Foresight:
    """What to expect of answers, one after another, while somebody waits for it: what is asked for too late, or once
    nobody waits, is not reckoned. Each reckoning alone is bounded by its game. In a `hurry` it raises Dear as soon as
    it takes long. A `match` remembers what comes of its answers."""

    def __init__(self, match: Match | None = None, hurry: bool = False) -> None:
        self._match = match
        self._due = time.perf_counter() + LIGHT if hurry else 0.0
        now = time.thread_time()
        self._dear, self._end = now + LIGHT, now + ODDS_SECONDS
        self._over = False

    def result(self, rules: Rules[Any], state: Any, option: Option) -> Result[Any] | None:
        """What comes of an answer; None where that cannot be told."""
        if self._due and time.perf_counter() > self._due and time.thread_time() > self._dear:
            raise Dear
        return foresee(rules, state, option) if self._match is None else self._match.foreseen(option)

    def of(self, rules: Rules[Any], state: Any, option: Option) -> Struct | None:
        if self._over:
            return None
        found = rules.forecast(state, option)
        self._over = self._over or (found is not None and time.thread_time() > self._end)
        return found

    def give_up(self) -> None:
        self._over = True


class Drawing:
    """Messages of one table, each made once for all who see the same; only what a reader has already differs."""

    def __init__(self) -> None:
        self._made: dict[Reader, Made] = {}
        self._seen: dict[Seat | None, dict[str, tuple[Any, bytes]]] = {}
        self._still: dict[Reader, tuple[Any, bytes]] = {}
        self._logs: dict[tuple[Seat | None, str], _Log] = {}
        self._lessons: dict[frozenset[Seat], Follower] = {}
        self._foresight: Foresight | None = None

    def give_up(self) -> None:
        """Nobody waits for what is being drawn."""
        if self._foresight is not None:
            self._foresight.give_up()

    def clear(self) -> None:
        self._made.clear()

    def message(
        self,
        table: KeptMatch,
        reader: Reader,
        people: People,
        consent: Consent | None,
        had: Had | None = None,
        hurry: bool = False,
    ) -> bytes:
        """`had` is for readers who want nothing twice; others get everything with every message. In a `hurry` it raises
        Dear where it takes long, and nothing is told."""
        log = self._log(table, reader.eyes, reader.lang)
        made = self._made.get(reader)
        if made is None:
            made = self._made[reader] = self._draw(table, reader, people, consent, log, hurry)
        first = log.unread(had)
        recent = max(first if had is not None and had.delta and had.frame else 0, len(log.events) - RECENT)
        fresh = {"log_from": first, "log": log.lines[first:], "recent": log.events[recent:], **_news(made.view, had)}
        return made.rest[:-1] + b"," + _encode(fresh)[1:]

    def page(self, table: KeptMatch, eyes: Seat | None, lang: str, before: int) -> bytes:
        """The lines of the log before one, as many as a page holds."""
        lines = self._log(table, eyes, lang).lines
        last = min(before, len(lines))
        first = max(0, last - LOG_LINES)
        return write("log", log_from=first, log_total=len(lines), log=lines[first:last])

    def _log(self, table: KeptMatch, eyes: Seat | None, lang: str) -> _Log:
        log = self._logs.setdefault((eyes, lang), _Log(eyes, lang))
        log.follow(table.match)
        return log

    def _lesson(self, match: Match, reader: Reader) -> dict[str, Any] | None:
        """Where a reader stands in the lesson of the game: nothing for those who do not want to be taught."""
        lesson = lesson_of(match.setup.game) if reader.learn and reader.cover is None else None
        if lesson is None or not reader.own:
            return None
        return told(self._lessons.setdefault(reader.own, Follower(lesson, reader.own)), match, reader.lang)

    def _draw(
        self, table: KeptMatch, reader: Reader, people: People, consent: Consent | None, log: _Log, hurry: bool
    ) -> Made:
        match, lang, eyes = table.match, reader.lang, reader.eyes
        rules, state, decision = match.rules, match.state, match.asked()
        mine = eyes is not None and eyes == decision.seat and decision.outcome is None and table.held is None
        right = table.can_undo(reader.own)
        heroes, foresight = _heroes(match), Foresight(match, hurry)
        self._foresight = foresight
        # Without a right of its own, an undo can still be asked of the others: only where there are any.
        ask = not right.can and not table.final and bool(others(match, table.seats.values(), reader.own))
        rest = write(
            "table",
            seq=table.seq,
            decision={
                "seat": decision.seat,
                "mine": mine,
                "prompt": say(decision.prompt, lang),
                "options": [drawn(rules, state, one, lang, foresight) for one in (decision.options if mine else ())],
            },
            undo={
                "can": right.can and bool(reader.own) and table.held is None,
                "ask": ask and answers_back(match, reader.own) > 0,
                "text": say(Text(right.reason), lang) if right.reason else "",
                "rule": right.rule,
            },
            log_total=len(log.lines),
            outcome=outcome_record(match.setup.game, decision.outcome, lang),
            cover=None if reader.cover is None else {"seat": reader.cover, "hero": heroes.get(reader.cover, "")},
            consent=_request(consent, reader.own),
            lesson=self._lesson(match, reader),
            goal=goal_told(rules.goal(state, eyes), lang),
            held=None if table.held is None else {"text": say(table.held.text, lang)},
        )
        still = self._standing_still(table, reader, people, heroes)
        return Made(self._fields(rules.view(state, eyes), eyes), rest[:-1] + b"," + still[1:])

    def _standing_still(self, table: KeptMatch, reader: Reader, people: People, heroes: dict[Seat, str]) -> bytes:
        """What few answers change: who sits where. It is written again when it does."""
        seats = [one for seat, one in sorted(table.seats.items()) if seat >= 0]
        now = (seats, heroes, people, table.locked, table.paused)
        last = self._still.get(reader)
        if last is not None and last[0] == now:
            return last[1]
        game, match = table.match.setup.game, table.match
        called = names(game, reader.lang).get(match.rules.role_kind, {})
        told = _encode(
            {
                "game": game,
                "lang": reader.lang,
                "seats": [_seat(one, heroes, called, people) for one in seats],
                "mine": sorted(reader.own),
                "host": reader.host,
                "locked": table.locked,
                "paused": table.paused,
                "chance": {"drawn": table.drawn, "commitment": commitment(match.seed) if table.drawn else ""},
            }
        )
        self._still[reader] = (now, told)
        return told

    def _fields(self, view: Struct, eyes: Seat | None) -> dict[str, bytes]:
        """A view field by field. One that is the very same as the last time these eyes looked is not written again."""
        last = self._seen.get(eyes, {})
        now = self._seen[eyes] = {}
        for name, called in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True):
            value, known = getattr(view, name), last.get(called)
            now[called] = known if known is not None and known[0] is value else (value, _encode(value))
        return {name: data for name, (_, data) in now.items()}


def _news(view: dict[str, bytes], had: Had | None) -> dict[str, Any]:
    """The whole view; or, for a reader that has one, the fields that are different by now, the names of those that are
    gone, and which table they differ from."""
    told: dict[str, Any] = {"view": {name: msgspec.Raw(value) for name, value in view.items()}}
    if had is None or not had.delta:
        return told
    if had.frame:
        told["view"] = {name: msgspec.Raw(value) for name, value in view.items() if had.view.get(name) != value}
        told["gone"] = [name for name in had.view if name not in view]
        told["base"] = had.frame
    had.view, had.frame = view, had.frame + 1
    return told | {"frame": had.frame}


def commitment(seed: int) -> str:
    """What a server that drew the seed commits itself to from the first moment: the digest of what the score tells
    at the end."""
    return hashlib.sha256(f"tavola {seed:x}".encode()).hexdigest()


def drawn(rules: Rules[Any], state: Any, option: Option, lang: str, foresight: Foresight) -> dict[str, Any]:
    """An option as a page shows it: its words, the pieces it is about, its heading, and what is to be expected."""
    result = foresight.result(rules, state, option)
    return {
        "notation": option.notation,
        "label": say(rules.label(state, option), lang),
        "kind": option.kind,
        "args": option.args,
        "pieces": rules.pieces(state, option),
        "section": rules.sections.get(option.kind, OTHER),
        "reveals": result is None or result.sealed,
        "idle": option.idle,
        "forecast": foresight.of(rules, state, option),
        "gain": None if result is None else rules.gains(rules, state, option, result),
        "warns": [] if result is None else [say(text, lang) for text in rules.warns(state, option, result)],
    }


def way_told(way: Way, lang: str) -> dict[str, Any]:
    """A way of several answers as a page shows it."""
    return {
        "piece": way.piece,
        "steps": [step.notation for step in way.steps],
        "cost": way.cost,
        "have": way.have,
        "pays": [{"notation": step.notation, "label": say(step.label, lang)} for step in way.pays],
        "reveals": way.reveals,
        "warns": [say(text, lang) for text in way.warns],
    }


def lead_told(lead: Lead, lang: str) -> dict[str, Any]:
    """What answers lead to, as a page shows it."""
    return {
        "piece": lead.piece,
        "steps": [{"notation": step.notation, "label": say(step.label, lang)} for step in lead.steps],
    }


def _heroes(match: Match) -> dict[Seat, str]:
    return {info.seat: info.who for info in match.rules.seats(match.state)}


def _seat(one: SeatRecord, heroes: dict[Seat, str], called: dict[str, str], people: People) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "hero": heroes.get(one.seat, ""),
        "name": called.get(heroes.get(one.seat, ""), heroes.get(one.seat, "")),
        "kind": one.kind,
        "bot": one.bot,
        "connected": one.seat in people.connected,
        "holders": people.holders.get(one.seat, 0),
        "called": one.called,
        "avatar": one.avatar,
        "away": int(one.away),
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
    """The log of one pair of eyes, rendered and encoded once per line; an undo shortens it."""

    def __init__(self, seat: Seat | None, lang: str) -> None:
        self._seat = seat
        self._lang = lang
        self._done: list[tuple[Move, int]] = []  # each move, and how many lines there were before it
        self._names: list[int] = []  # one for each line ever written, never given twice
        self._written = 0
        self.lines: list[msgspec.Raw] = []
        self.events: list[msgspec.Raw] = []  # the same lines as a page draws them: by key and arguments

    def follow(self, match: Match) -> None:
        """Write what was answered since, after striking out what was taken back."""
        done = self._done
        while done and (len(done) > match.count or done[-1][0] is not match.move(len(done) - 1)):
            _, before = done.pop()
            for column in (self.lines, self.events, self._names):
                del column[before:]
        for number in range(len(done), match.count):
            move = match.move(number)
            done.append((move, len(self.lines)))
            for event in move.events:
                if event.only in (-1, self._seat):
                    place = len(self.lines) + 1
                    line = {
                        "n": place,
                        "text": say(event.text, self._lang),
                        "rule": event.rule,
                        "auto": event.auto,
                    }
                    self.lines.append(msgspec.Raw(_encode(line)))
                    drawn = {"n": place, "event": event.text.key, "args": event.text.args, "by": move.seat}
                    self.events.append(msgspec.Raw(_encode(drawn)))
                    self._written += 1
                    self._names.append(self._written)

    def unread(self, had: Had | None) -> int:
        """Where a reader has to go on. One whose last line was taken back, or that read another log, begins anew."""
        begin = max(0, len(self.lines) - LOG_LINES)
        if had is None:
            return begin
        same = had.log is self and had.count <= len(self.lines)
        same = same and (not had.count or self._names[had.count - 1] == had.last)
        first = max(begin, had.count) if same else begin
        had.log, had.count = self, len(self.lines)
        had.last = self._names[-1] if self._names else 0
        return first
