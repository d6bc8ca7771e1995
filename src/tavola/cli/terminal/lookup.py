"""What is printed on a piece, found by its name as people type it: in any language, in part, with a slip."""

from __future__ import annotations

from ...kernel.contract import CardInfo
from ...kernel.errors import UnknownName
from ...kernel.reading import nearest
from ...kernel.records import Text
from ...kernel.shelf import game as game_of
from ...text import LANGUAGES
from ...text.hearing import names, plain
from ...text.vocabulary import words_of
from ..cards import texts
from ..words import lang
from ..words import said as spoken

#: Pieces shown in full; of more than that, only the names.
MOST_PAGES = 3


def pieces_named(game: str, said: str) -> list[CardInfo]:
    """The pieces called so; else those whose names begin so, or hold these words. Raises UnknownName where there are
    none, with the name that reads most like it."""
    typed = " ".join(plain(said))
    called = [(card, _called(game, card)) for card in game_of(game).cards()]
    if typed:
        for found in (
            [card for card, own in called if typed in own],
            [card for card, own in called if any(name.startswith(typed) for name in own)],
            [card for card, own in called if any(f" {typed} " in f" {name} " for name in own)],
        ):
            if found:
                return found
    near = nearest(typed, {name for _, own in called for name in own})
    raise UnknownName(
        "error-unknown-card-near" if near else "error-unknown-card", name=said, game=spoken(f"game-{game}"), near=near
    )


def explanation(game: str, text: Text) -> list[str]:
    """The words of the piece an event brings into play; of other events, nothing."""
    words = words_of(game)
    piece = text.args.get(words.explained.get(text.key, "")) if words is not None else None
    return [line for card in game_of(game).cards() if card.id == piece for line in texts(game, card, lang()).values()]


def _called(game: str, card: CardInfo) -> set[str]:
    return {" ".join(plain(card.id)), *(" ".join(names(game, lang)[card.id]) for lang in LANGUAGES)}
