"""Names of pieces by id, and lists of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from .messages import messages
from .vocabulary import when_learnt, words_with

PLURALS = {"abilities": "ability", "enemies": "enemy", "heroes": "hero"}
NO_KINDS: dict[str, str] = {}
DIGITS = "0123456789"
#: How many sentences, names and phrases are kept, each: a few megabytes at most, and more than a busy server uses.
KEPT = 8_192


@cache
def kinds_of(game: str) -> dict[str, str]:
    """The kind an argument name speaks of; lists have plural names."""
    words = words_with(game)
    if words is None:
        return NO_KINDS
    kinds = words.kinds
    return {kind: kind for kind in kinds} | {f"{kind}s": kind for kind in kinds} | PLURALS | dict(words.aliases)


@cache
def also_of(game: str) -> Mapping[str, str]:
    """The kind a piece may belong to that is spoken of as one of another."""
    words = words_with(game)
    return NO_KINDS if words is None else words.also


@lru_cache(maxsize=KEPT)
def name_of(game: str, kind: str, piece: str, lang: str) -> str:
    """The name of a piece, or its id where it has none. Between players a Unit stands where an enemy would; a second
    enemy of a type has its number behind the name."""
    known = messages(lang)
    found = known.get(f"{game}-{kind}-{piece}") or known.get(f"{game}-{also_of(game).get(kind, kind)}-{piece}")
    if not found and kind == "enemy":
        found = known.get(f"{game}-unit-{piece}") or _numbered(game, piece, lang)
    if not found and kind == "zone":
        found = _zone(piece)
    return found or piece


def _numbered(game: str, piece: str, lang: str) -> str:
    type, _, number = piece.rpartition("_")
    found = messages(lang).get(f"{game}-enemy-{type}") if number.isdigit() else None
    return f"{found} {number}" if found else ""


def _zone(zone: str) -> str:
    """A zone of a tile as the tile is printed: `6V.b2`."""
    tile, _, cell = zone.partition(".")
    return f"{tile.upper()}.{cell}" if cell else ""


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
    kind = kinds_of(game).get(bare, "")
    return name_of(game, kind, value, lang) if kind and value else value


def definite(game: str, name: str, value: str, lang: str) -> str:
    """The name with its article ("the keep"), where one is written; else the plain name."""
    kind = kinds_of(game).get(name.rstrip(DIGITS), "")
    return (kind and messages(lang).get(f"{game}-the-{kind}-{value}")) or str(shown(game, name, value, lang))


def located(game: str, name: str, value: str, lang: str) -> str:
    """The name as the place one goes into ("no calabouço"), where one is written; else the name with its article."""
    kind = kinds_of(game).get(name.rstrip(DIGITS), "")
    return (kind and messages(lang).get(f"{game}-in-{kind}-{value}")) or definite(game, name, value, lang)


def gender(game: str, value: str, lang: str) -> str:
    """How words that go with a name agree: `f` for those who are women (`md-gender-sibyl`), `m` for everyone else."""
    return messages(lang).get(f"{game}-gender-{value}") or "m"


@lru_cache(maxsize=KEPT)
def payment(game: str, way: str, lang: str) -> str:
    """Mana as it is paid: `red die + blue crystal` in the reader's words."""
    return " + ".join(_paid(game, piece.split(" "), lang) for piece in way.split(" + ") if piece)


def _paid(game: str, words: list[str], lang: str) -> str:
    """One piece of mana: colour and source, the card given for it (`white invoked march`), or the word that bends it
    (`red crystal polarized`)."""
    color, source, *more = words
    shelf = messages(lang)
    if more and f"{game}-payment-{more[-1]}" in shelf.sources:
        return shelf.format(f"{game}-payment-{more[-1]}", {"what": _paid(game, words[:-1], lang)})
    card = name_of(game, "card", more[0], lang) if more else ""
    return shelf.format(f"{game}-payment-{source}", {"color": name_of(game, "color", color, lang), "card": card})


def _origin(game: str, origin: str, lang: str) -> str:
    """Where an effect came from (`card:march`, `sideways:march`): the name of that piece."""
    kind, _, piece = origin.partition(":")
    return name_of(game, kinds_of(game).get(kind, "card"), piece, lang) if piece else origin


def listed(items: Sequence[str], lang: str, join: str = "list-and", between: str = ", ") -> str:
    """`a, b and c` in the reader's language."""
    if not items:
        return ""
    *most, last = items
    return messages(lang).format(join, {"most": between.join(most), "last": last}) if most else last


when_learnt(kinds_of.cache_clear)
when_learnt(also_of.cache_clear)
when_learnt(name_of.cache_clear)
when_learnt(payment.cache_clear)
