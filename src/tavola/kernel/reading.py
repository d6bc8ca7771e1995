"""Reading position files: each value is checked, and the first wrong one is named by its key, with what is allowed."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping
from difflib import get_close_matches
from typing import Any

from .errors import BadPosition

#: So many names are listed in a refusal; of more than that only the nearest is told.
LISTED = 24


def only(table: Mapping[str, Any], allowed: tuple[str, ...], prefix: str) -> None:
    """No key but these."""
    for key in table:
        if key not in allowed:
            near = nearest(str(key), allowed)
            if near:
                raise BadPosition("error-position-key-near", key=prefix + str(key), known=allowed, near=near)
            raise BadPosition("error-position-key", key=prefix + str(key), known=allowed)


def nearest(value: str, allowed: Container[str]) -> str:
    """The allowed name that reads most like this one; nothing where none is near."""
    if not isinstance(allowed, Collection):
        return ""
    found = get_close_matches(value, sorted(str(name) for name in allowed), 1, 0.6)
    return found[0] if found else ""


def impossible(key: str, value: object, allowed: Container[str] = ()) -> BadPosition:
    """The refusal of a value: what is allowed instead, as far as that can be listed, and the nearest name."""
    said = str(value)
    near = nearest(said, allowed)
    if isinstance(allowed, Collection) and 0 < len(allowed) <= LISTED:
        listing = tuple(
            str(name) for name in (allowed if isinstance(allowed, (tuple, list, dict)) else sorted(allowed))
        )
        if near:
            return BadPosition("error-position-near-known", key=key, value=said, near=near, known=listing)
        return BadPosition("error-position-known", key=key, value=said, known=listing)
    if near:
        return BadPosition("error-position-near", key=key, value=said, near=near)
    return BadPosition("error-position-value", key=key, value=said)


def _kind(key: str, value: object, kind: str) -> BadPosition:
    """The refusal of a value of the wrong kind: a text, a number, yes or no, a list or a section is meant."""
    return BadPosition("error-position-kind", key=key, value=str(value), kind=kind)


def number(table: Mapping[str, Any], key: str, default: int, least: int, prefix: str = "") -> int:
    """A whole number, at least so large."""
    value = table.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _kind(prefix + key, value, "number")
    if value < least:
        raise BadPosition("error-position-least", key=prefix + key, value=str(value), least=least)
    return value


def bounded(table: Mapping[str, Any], key: str, default: int, least: int, most: int, prefix: str = "") -> int:
    """A whole number between two others."""
    value = table.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _kind(prefix + key, value, "number")
    if not least <= value <= most:
        raise BadPosition("error-position-range", key=prefix + key, value=str(value), least=least, most=most)
    return value


def flag(table: Mapping[str, Any], key: str, prefix: str, default: bool = False) -> bool:
    """True or false."""
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise _kind(prefix + key, value, "flag")
    return value


def text(table: Mapping[str, Any], key: str, default: str = "", prefix: str = "") -> str:
    """A text."""
    value = table.get(key, default)
    if not isinstance(value, str):
        raise _kind(prefix + key, value, "text")
    return value


def listed(table: Mapping[str, Any], key: str, prefix: str = "") -> list[Any]:
    """A list; an absent key is an empty one."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise _kind(prefix + key, value, "list")
    return value


def table_of(table: Mapping[str, Any], key: str, prefix: str = "") -> Mapping[str, Any]:
    """A section; an absent key is an empty one."""
    return section_of(table.get(key, {}), prefix + key)


def section_of(value: object, key: str) -> Mapping[str, Any]:
    """A value that is a section."""
    if not isinstance(value, Mapping):
        raise _kind(key, value, "section")
    return value


def known(value: str, allowed: Container[str], key: str) -> str:
    """One of the names that exist."""
    if value not in allowed:
        raise impossible(key, value, allowed)
    return value


def named(table: Mapping[str, Any], key: str, default: str, allowed: Container[str], prefix: str = "") -> str:
    """The name under a key; the default where it is absent."""
    return known(text(table, key, default, prefix), allowed, prefix + key) if key in table else default


def names(table: Mapping[str, Any], key: str, allowed: Container[str], prefix: str) -> tuple[str, ...]:
    """A list of names that exist."""
    return tuple(known(str(name), allowed, prefix + key) for name in listed(table, key, prefix))


def counts(table: Mapping[str, Any], key: str, colors: tuple[str, ...], most: int, prefix: str = "") -> tuple[int, ...]:
    """How many of each of the named things."""
    section = table_of(table, key, prefix)
    only(section, colors, f"{prefix}{key}.")
    return tuple(bounded(section, color, 0, 0, most, f"{prefix}{key}.") for color in colors)
