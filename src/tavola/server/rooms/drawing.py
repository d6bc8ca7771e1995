"""The `table` message: what one reader of a table may see of it, in its language."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from ...kernel.contract import Goal
from ...kernel.records import Seat, Text
from ...table import KeptMatch, Match, SeatRecord
from ...table.outcomes import outcome_record
from ...teaching import Follower, goal_told, lesson_of, told
from ...text import names, say
from ..wire import write
from .consent import Consent, answers_back, others
from .logbook import Had, Logbook
from .options import Foresight, bare_option, drawn, expected

#: How many of the last log lines are told by key and arguments too: enough to tell what happened since somebody left.
RECENT = 200
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


class Made(Struct, frozen=True):
    """A message without what differs with what a reader has: the view in its fields, and everything else."""

    view: dict[str, bytes]
    rest: bytes


class Drawing:
    """Messages of one table, each made once for all who see the same; only what a reader has already differs."""

    def __init__(self) -> None:
        self._made: dict[tuple[Reader, bool], Made] = {}
        self._ahead: dict[tuple[Reader, bool], Made] = {}
        self._seen: dict[Seat | None, dict[str, tuple[Any, bytes]]] = {}
        self._still: dict[Reader, tuple[Any, bytes]] = {}
        self._goals: dict[tuple[Seat | None, str], tuple[Goal | None, msgspec.Raw]] = {}
        self._logs: dict[tuple[Seat | None, str], Logbook] = {}
        self._lessons: dict[frozenset[Seat], Follower] = {}
        self._foresight: Foresight | None = None

    def give_up(self) -> None:
        """Nobody waits for what is being drawn."""
        if self._foresight is not None:
            self._foresight.give_up()

    def clear(self) -> None:
        """Something is another by now: what was drawn is worth nothing, here or ahead."""
        self._made.clear()
        self._ahead.clear()

    def prepare(self, table: KeptMatch, reader: Reader, people: People, seq: int, bare: bool) -> None:
        """Draw ahead, while an answer is on its way to the disk and all it touches is at hand: the table as it will be
        told when it is stored. Nobody is told before `advance` says that it is. Raises Dear where it takes long."""
        log = self._log(table, reader.eyes, reader.lang)
        self._ahead[reader, bare] = self._draw(table, reader, people, None, log, True, bare, seq)

    def advance(self) -> None:
        """The table moved on, to what was drawn ahead."""
        self._made, self._ahead = self._ahead, {}

    def drawn_bare(self, reader: Reader) -> bool | None:
        """Whether the table lies drawn for this reader, and bare."""
        return next((bare for bare in (True, False) if (reader, bare) in self._made), None)

    def message(
        self,
        table: KeptMatch,
        reader: Reader,
        people: People,
        consent: Consent | None,
        had: Had | None = None,
        hurry: bool = False,
        bare: bool = False,
    ) -> bytes:
        """`had` is for readers who want nothing twice; others get everything with every message. In a `hurry` it raises
        Dear where it takes long, and nothing is told. `bare`: what is to be expected of answers is told later."""
        log = self._log(table, reader.eyes, reader.lang)
        made = self._made.get((reader, bare))
        if made is None:
            made = self._draw(table, reader, people, consent, log, hurry, bare, table.seq)
            self._made[reader, bare] = made
        first = log.unread(had)
        recent = max(first if had is not None and had.delta and had.frame else 0, len(log.events) - RECENT)
        fresh = {"log_from": first, "log": log.lines[first:], "recent": log.events[recent:], **_news(made.view, had)}
        return made.rest[:-1] + b"," + _encode(fresh)[1:]

    def expectations(self, table: KeptMatch, lang: str, hurry: bool = False) -> bytes:
        """What is to be expected of each answer, in their order, for whoever decides and got a bare table."""
        match = table.match
        rules, state = match.rules, match.state
        self._foresight = foresight = Foresight(match, hurry)
        told = [expected(rules, state, option, lang, foresight) for option in match.asked().options]
        return write("expected", seq=table.seq, options=told)

    def page(self, table: KeptMatch, eyes: Seat | None, lang: str, before: int) -> bytes:
        """The lines of the log before one, as many as a page holds."""
        log = self._log(table, eyes, lang)
        first, lines = log.page(before)
        return write("log", log_from=first, log_total=len(log.lines), log=lines)

    def _log(self, table: KeptMatch, eyes: Seat | None, lang: str) -> Logbook:
        log = self._logs.setdefault((eyes, lang), Logbook(eyes, lang))
        log.follow(table.match)
        return log

    def _lesson(self, match: Match, reader: Reader) -> dict[str, Any] | None:
        """Where a reader stands in the lesson of the game: nothing for those who do not want to be taught."""
        lesson = lesson_of(match.setup.game) if reader.learn and reader.cover is None else None
        if lesson is None or not reader.own:
            return None
        return told(self._lessons.setdefault(reader.own, Follower(lesson, reader.own)), match, reader.lang)

    def _draw(
        self,
        table: KeptMatch,
        reader: Reader,
        people: People,
        consent: Consent | None,
        log: Logbook,
        hurry: bool,
        bare: bool,
        seq: int,
    ) -> Made:
        match, lang, eyes = table.match, reader.lang, reader.eyes
        rules, state, decision = match.rules, match.state, match.asked()
        mine = eyes is not None and eyes == decision.seat and decision.outcome is None and table.held is None
        right = table.can_undo(reader.own)
        heroes, offered = _heroes(match), decision.options if mine else ()
        self._foresight = foresight = Foresight(match, hurry)
        # Without a right of its own, an undo can still be asked of the others: only where there are any.
        ask = not right.can and not table.final and bool(others(match, table.seats.values(), reader.own))
        rest = write(
            "table",
            seq=seq,
            decision={
                "seat": decision.seat,
                "mine": mine,
                "prompt": say(decision.prompt, lang),
                "options": [bare_option(rules, state, one, lang) for one in offered]
                if bare
                else [drawn(rules, state, one, lang, foresight) for one in offered],
                "later": bare and mine,
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
            goal=self._goal(rules.goal(state, eyes), eyes, lang),
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

    def _goal(self, goal: Goal | None, eyes: Seat | None, lang: str) -> msgspec.Raw:
        """What it is all about; written again when it changes, which is seldom."""
        last = self._goals.get((eyes, lang))
        if last is None or last[0] != goal:
            last = self._goals[eyes, lang] = (goal, msgspec.Raw(_encode(goal_told(goal, lang))))
        return last[1]

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
