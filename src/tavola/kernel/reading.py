"""Reading position files: each value is checked, and the first wrong one is named by its key."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from .errors import BadPosition


def only(table: Mapping[str, Any], allowed: tuple[str, ...], prefix: str) -> None:
    """No key but these."""
    for key in table:
        if key not in allowed:
            raise BadPosition("error-position-key", key=prefix + str(key), known=allowed)


def number(table: Mapping[str, Any], key: str, default: int, least: int, prefix: str = "") -> int:
    """A whole number, at least so large."""
    value = table.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadPosition("error-position-value", key=prefix + key, value=str(value))
    return value


def listed(table: Mapping[str, Any], key: str) -> list[Any]:
    """A list; an absent key is an empty one."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise BadPosition("error-position-value", key=key, value=str(value))
    return value


def table_of(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """A section; an absent key is an empty one."""
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition("error-position-value", key=key, value=str(value))
    return value


def known(value: str, allowed: Container[str], key: str) -> str:
    """One of the names that exist."""
    if value not in allowed:
        raise BadPosition("error-position-value", key=key, value=value)
    return value


def names(table: Mapping[str, Any], key: str, allowed: Container[str], prefix: str) -> tuple[str, ...]:
    """A list of names that exist."""
    return tuple(known(str(name), allowed, prefix + key) for name in listed(table, key))


def counts(table: Mapping[str, Any], key: str, colors: tuple[str, ...], most: int) -> tuple[int, ...]:
    """How many of each of the named things."""
    section = table_of(table, key)
    only(section, colors, f"{key}.")
    found = tuple(number(section, color, 0, 0, f"{key}.") for color in colors)
    if any(n > most for n in found):
        raise BadPosition("error-position-value", key=key, value=str(dict(section)))
    return found
