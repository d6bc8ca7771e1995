"""What a language lacks, for the house and each game: messages another language has, names of what a game offers."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.shelf import game
from .messages import LANGUAGES, entries, room_files
from .vocabulary import known

#: The room of words no game owns.
HOUSE = "tavola"


def lacking(lang: str) -> dict[str, tuple[str, ...]]:
    """The keys each room has in another language only, in the order they are written, then those of scenarios, variants
    and pieces that nobody has written; rooms that lack nothing too.

    A language nobody has begun lacks everything.
    """
    found = {}
    for room, package in ((HOUSE, ""), *((words.game, words.package) for words in known())):
        own = {key for _, source in room_files(package, lang) for key, _ in entries(source)}
        others = dict.fromkeys(
            key
            for other in LANGUAGES
            if other != lang
            for _, source in room_files(package, other)
            for key, _ in entries(source)
        )
        wanted = others if room == HOUSE else {**others, **dict.fromkeys(_named(room))}
        found[room] = tuple(key for key in wanted if key not in own)
    return found


def _named(name: str) -> Iterator[str]:
    """The keys of what a game lists: its scenarios and what they are about, its variants, its pieces."""
    rules = game(name)
    for scenario in rules.scenarios():
        yield from (scenario.name, f"about-scenario-{scenario.id}")
    for variant in rules.variants():
        yield from (variant.name, variant.about)
    for card in rules.cards():
        yield card.name
