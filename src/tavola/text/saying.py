"""From a `Text` to a sentence: ids become names, lists and effects become words, then the message is formatted."""

from __future__ import annotations

from functools import lru_cache

from ..kernel.errors import speak_with
from ..kernel.records import Effect, Text, TextArg
from .effects import NONE, phrase, raised
from .messages import messages
from .naming import KEPT, definite, gender, located, shown
from .vocabulary import when_learnt

#: What follows the game in keys of whole sentences and labels: these start with a capital even when an effect does not.
SENTENCES = ("-event-", "-ask-", "-option-", "-why-")


def say(text: Text, lang: str) -> str:
    """The sentence of a text in one language. A key without message is given back as it is.

    Beside an argument `site` a message may use `site_id`, the id itself ("none" where empty), to choose between
    wordings, `site_the`, the name with its article, `site_in`, the name as a place to go into, and `hero_gender`.
    """
    return _said(text.key, tuple(text.args.items()), lang)


@lru_cache(maxsize=KEPT)
def _said(key: str, args: tuple[tuple[str, TextArg], ...], lang: str) -> str:
    game = key.partition("-")[0]
    values: dict[str, int | str] = {}
    for name, value in args:
        if isinstance(value, Effect):
            values[name] = phrase(value, lang, game)
            continue
        values[name] = shown(game, name, value, lang)
        if isinstance(value, str):
            values[f"{name}_id"] = value or NONE
            values[f"{name}_the"] = definite(game, name, value, lang)
            values[f"{name}_in"] = located(game, name, value, lang)
            values[f"{name}_gender"] = gender(game, value, lang)
        elif isinstance(value, tuple):
            values[f"{name}_id"] = value[0] if len(value) == 1 else "several" if value else NONE
    words = messages(lang).format(key, values)
    return raised(words) if key.startswith(SENTENCES, len(game)) else words


when_learnt(_said.cache_clear)
speak_with(say)
