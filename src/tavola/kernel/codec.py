"""One codec for every game: state to bytes, bytes to state, and the fingerprint of a state."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from .errors import BadSave

S = TypeVar("S", bound=msgspec.Struct)

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """Canonical JSON: the same value gives the same bytes in every process."""
    return _encoder.encode(value)


def decode(data: bytes, kind: type[S]) -> S:
    """Read and check; a wrong type, a missing or an unknown field is one clear error."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("error-save-damaged", where=str(error)) from None


def fingerprint(state: object) -> str:
    """Sixteen hex digits that differ when anything in the state differs."""
    return hashlib.sha256(_encoder.encode(state)).hexdigest()[:16]
