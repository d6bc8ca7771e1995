"""What a language lacks: messages that another language has, for the house and for each game."""

from __future__ import annotations

from .messages import LANGUAGES, entries, room_files
from .vocabulary import known

#: The room of words no game owns.
HOUSE = "tavola"


def lacking(lang: str) -> dict[str, tuple[str, ...]]:
    """The keys each room has in another language only, in the order they are written; rooms that lack nothing too.

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
        found[room] = tuple(key for key in others if key not in own)
    return found
