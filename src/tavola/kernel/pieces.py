"""What a game's tables of pieces and headings are written with: which pieces an option is about, and under which
heading it stands. Both are asked only when a decision is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .records import Option

#: The pieces, from the state and what the option holds: `(state, *option.args) -> ("card:march",)`.
Finder = Callable[..., tuple[str, ...]]


def found_by(finders: Mapping[str, Finder]) -> Callable[[Any, Option], tuple[str, ...]]:
    """The pieces that offer an answer when they are touched, by its kind; the first one gives it its name. Kinds about
    no piece are not listed."""

    def pieces(state: Any, option: Option) -> tuple[str, ...]:
        find = finders.get(option.kind)
        return find(state, *option.args) if find is not None else ()

    return pieces


def named(what: str) -> Finder:
    """What the option holds first names the piece; nothing where it is empty."""
    return lambda state, id_, *more: (f"{what}:{id_}",) if id_ != "" else ()


def under(heading: str, *kinds: str) -> dict[str, str]:
    """The kinds of option that stand under a heading."""
    return dict.fromkeys(kinds, heading)
