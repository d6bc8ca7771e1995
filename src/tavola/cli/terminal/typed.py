"""What a typed line means: an option by its words or their beginning; or something nobody here has heard of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...kernel.records import Refusal
from ...kernel.shelf import game as game_of
from ...table import Choice, Match
from ...text import LANGUAGES
from ...text.hearing import names, plain
from ...text.reading import piece_meant

#: So few letters are a slip, not the beginning of an answer.
FEWEST = 3
#: The sentence of a refusal that knows no nearer reason.
NO_REASON = "-why-not-offered"


def by_words(choices: Sequence[Choice], line: str, lang: str) -> list[Choice]:
    """The options whose words, in the language spoken or another, are these; else those whose words or notation begin
    so. One is meant; several are to be told apart."""
    typed = " ".join(plain(line))
    if len(typed) < FEWEST:
        return []
    tongues = (lang, *(one for one in LANGUAGES if one != lang))
    labels = [[" ".join(plain(choice.label(tongue))) for choice in choices] for tongue in tongues]
    ways: tuple[Callable[[str], bool], ...] = (lambda words: words == typed, lambda words: words.startswith(typed))
    for way in ways:
        for spoken in (*labels, [" ".join(plain(choice.notation)) for choice in choices]):
            found = [choice for choice, words in zip(choices, spoken, strict=True) if way(words)]
            if found:
                return found
    return []


def about(choices: Sequence[Choice], piece: str, match: Match) -> list[Choice]:
    """The options a piece can be answered with, as the rules name it: `site mountain`, `zone 6v.b2`."""
    _, _, id = piece.lower().rpartition(" ")
    pieces = match.rules.pieces

    def named(choice: Choice) -> bool:
        owns = (one.partition(":")[2] for one in pieces(match.state, choice.option))
        return any(id in (own, own.partition(".")[2]) for own in owns)

    return [choice for choice in choices if named(choice)] if " " in piece else []


def is_unknown(game: str, choices: Iterable[Choice], line: str, refusal: Refusal, lang: str) -> bool:
    """Whether a line that was refused for no particular reason names nothing of this game: no piece, no deed."""
    words = plain(line)
    if not refusal.text.key.endswith(NO_REASON) or not words:
        return False
    deeds = {plain(choice.notation)[0] for choice in choices} | {plain(kind)[0] for kind in game_of(game).sections}
    if words[0] in deeds or piece_meant(game, line, lang) != line:
        return False
    typed = f" {' '.join(words)} "
    pieces = {card.id for card in game_of(game).cards()}
    if any(word in pieces for word in line.lower().split()):
        return False
    return not any(f" {' '.join(name)} " in typed for tongue in LANGUAGES for name in names(game, tongue).values())
