"""The messages of the socket, typed. Anything else a client sends is answered by an error message."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Words: TypeAlias = Annotated[str, Meta(max_length=500)]
Lang: TypeAlias = Annotated[str, Meta(max_length=16)]
Seq: TypeAlias = Annotated[int, Meta(ge=0)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """`news`: no line of the log is wanted twice; `learn`: the steps of the game's lesson are wanted; `delta`: nothing
    of the view is wanted twice that stays as it is; `later`: where much waits, what is to be expected of answers may
    come after the table (`expected`)."""

    lang: Lang = ""
    news: bool = False
    learn: bool = False
    delta: bool = False
    later: bool = False


class Answer(Struct, tag="answer", frozen=True, forbid_unknown_fields=True):
    id: Name
    seq: Seq
    notation: Words


class Undo(Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    id: Name
    seq: Seq


class Why(Struct, tag="why", frozen=True, forbid_unknown_fields=True):
    piece: Words


class Speak(Struct, tag="lang", frozen=True, forbid_unknown_fields=True):
    lang: Lang


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """The player of this seat has the screen now: lift the cover."""

    seat: Place


class Learn(Struct, tag="learn", frozen=True, forbid_unknown_fields=True):
    """Take up the lesson, or leave it."""

    on: bool


class Advise(Struct, tag="advise", frozen=True, forbid_unknown_fields=True):
    """What would an experienced player answer to this question?"""

    seq: Seq


class Ways(Struct, tag="ways", frozen=True, forbid_unknown_fields=True):
    """How far does one get by several answers in a row?"""

    seq: Seq


class Leads(Struct, tag="leads", frozen=True, forbid_unknown_fields=True):
    """What do these answers, those of one piece, lead to?"""

    seq: Seq
    notations: Annotated[tuple[Words, ...], Meta(max_length=16)]


class Scout(Struct, tag="scout", frozen=True, forbid_unknown_fields=True):
    """What does this piece promise, once these answers are given?"""

    seq: Seq
    piece: Words
    first: Annotated[tuple[Words, ...], Meta(max_length=16)] = ()


class ConsentAsk(Struct, tag="consent-ask", frozen=True, forbid_unknown_fields=True):
    id: Name
    seq: Seq


class ConsentAnswer(Struct, tag="consent-answer", frozen=True, forbid_unknown_fields=True):
    ask: Seq
    yes: bool


class Log(Struct, tag="log", frozen=True, forbid_unknown_fields=True):
    """A page of the log: the lines before this one."""

    before: Seq


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    pass


Message: TypeAlias = (
    Hello
    | Answer
    | Undo
    | Why
    | Speak
    | Look
    | Learn
    | Advise
    | Ways
    | Leads
    | Scout
    | ConsentAsk
    | ConsentAnswer
    | Log
    | Ping
)

_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def read(data: str | bytes) -> Message:
    """Raises msgspec.MsgspecError (or UnicodeDecodeError) for anything that is not a message."""
    message: Message = _decoder.decode(data)
    return message


def write(kind: str, **fields: Any) -> bytes:
    return _encoder.encode({"type": kind, **fields})
