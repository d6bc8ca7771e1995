"""Saying no costs nothing: the same refusal is the same record, so rules may ask what bars an option at any time."""

from __future__ import annotations

from functools import lru_cache

from .records import Refusal, Text, TextArg


@lru_cache(maxsize=8192)
def no(rule: str, key: str, **args: TextArg) -> Refusal:
    """The rule that bars something, and the words for it."""
    return Refusal(rule, Text(key, args))
