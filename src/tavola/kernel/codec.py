"""One codec for every game: state to bytes, bytes to state, and the fingerprint of a state."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from .errors import BadSave
from .records import Effect, Event, Setup, Text

S = TypeVar("S")

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """Canonical JSON: the same value gives the same bytes in every process."""
    return _encoder.encode(value)


def learn(*kinds: type[object]) -> None:
    """Read how these records are laid out. A record that several threads want to read for the first time at the same
    moment can end the process (msgspec reads its annotations without a lock), so whoever brings a record says so here,
    when it is imported."""
    for kind in kinds:
        msgspec.json.Decoder(kind)


def decode(data: bytes, kind: type[S]) -> S:
    """Read and check; a wrong type, a missing or an unknown field is one clear error."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("error-save-damaged", where=str(error)) from None


learn(Setup, Text, Effect, Event)


def fingerprint(state: object) -> str:
    """Sixteen hex digits that differ when anything in the state differs."""
    return _digest(_encoder.encode(state))


def fingerprint_of(written: bytes) -> str:
    """The fingerprint of a state as it was written, however it is laid out: also one this version writes otherwise."""
    try:
        return _digest(msgspec.json.format(written, indent=-1))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("error-save-damaged", where=str(error)) from None


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
