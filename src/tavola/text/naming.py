"""Names of pieces by id, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .messages import messages

#: Arguments that hold an id and are shown as the name of that piece.
KINDS = (
    "ability",
    "card",
    "color",
    "element",
    "enemy",
    "hero",
    "phase",
    "reward",
    "ruin",
    "scenario",
    "score",
    "site",
    "skill",
    "strong",
    "tactic",
    "terrain",
    "tile",
    "time",
    "unit",
)
#: The kind an argument name speaks of; lists have plural names.
KIND_OF = (
    {kind: kind for kind in KINDS}
    | {f"{kind}s": kind for kind in KINDS}
    | {"abilities": "ability", "enemies": "enemy", "heroes": "hero"}
    # Words inside effects that name no piece.
    | {"counted": "count", "limits": "limit", "loss": "loss", "rule": "rule", "closed": "terrain"}
)
DIGITS = "0123456789"
KEPT = 20_000


@lru_cache(maxsize=KEPT)
def name_of(game: str, kind: str, piece: str, lang: str) -> str:
    """The name of a piece, or its id where it has none. Between players a Unit stands where an enemy would."""
    known = messages(lang)
    found = known.get(f"{game}-{kind}-{piece}")
    if not found and kind == "enemy":
        found = known.get(f"{game}-unit-{piece}")
    return found or piece


def shown(game: str, name: str, value: int | str | tuple[str, ...], lang: str) -> int | str:
    """An argument as the reader sees it: a number, a name, or a list of names."""
    if isinstance(value, int):
        return value
    bare = name.rstrip(DIGITS)
    if isinstance(value, tuple):
        return listed([str(shown(game, bare, item, lang)) for item in value], lang)
    if bare == "origin":
        return _origin(game, value, lang)
    if bare == "payment":
        return payment(game, value, lang)
    kind = KIND_OF.get(bare, "")
    return name_of(game, kind, value, lang) if kind and value else value


def definite(game: str, name: str, value: str, lang: str) -> str:
    """The name with its article ("the keep"), where one is written; else the plain name."""
    kind = KIND_OF.get(name.rstrip(DIGITS), "")
    return (kind and messages(lang).get(f"{game}-the-{kind}-{value}")) or str(shown(game, name, value, lang))


@lru_cache(maxsize=KEPT)
def payment(game: str, way: str, lang: str) -> str:
    """Mana as it is paid: `red die + blue crystal` in the reader's words."""
    pieces = [piece.rpartition(" ") for piece in way.split(" + ") if piece]
    return " + ".join(
        messages(lang).format(f"{game}-payment-{source}", {"color": name_of(game, "color", color, lang)})
        for color, _, source in pieces
    )


def _origin(game: str, origin: str, lang: str) -> str:
    """Where an effect came from (`card:march`, `sideways:march`): the name of that piece."""
    kind, _, piece = origin.partition(":")
    return name_of(game, kind if kind in KINDS else "card", piece, lang) if piece else origin


def listed(items: Sequence[str], lang: str, join: str = "list-and", between: str = ", ") -> str:
    """`a, b and c` in the reader's language."""
    if not items:
        return ""
    *most, last = items
    return messages(lang).format(join, {"most": between.join(most), "last": last}) if most else last
