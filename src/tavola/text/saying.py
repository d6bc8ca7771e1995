"""From a `Text` to a sentence: ids become names, lists and effects become words, then the message is formatted."""

from __future__ import annotations

from functools import lru_cache

from ..kernel.records import Effect, Text, TextArg
from .effects import phrase
from .messages import messages
from .naming import KEPT, definite, shown


def say(text: Text, lang: str) -> str:
    """The sentence of a text in one language. A key without message is given back as it is.

    Beside an argument `site` a message may use `site_id`, the id itself ("none" where empty), to choose between
    wordings, and `site_the`, the name with its article.
    """
    return _said(text.key, tuple(text.args.items()), lang)


@lru_cache(maxsize=KEPT)
def _said(key: str, args: tuple[tuple[str, TextArg], ...], lang: str) -> str:
    game = key.partition("-")[0]
    values: dict[str, int | str] = {}
    for name, value in args:
        if isinstance(value, Effect):
            values[name] = phrase(value, lang)
            continue
        values[name] = shown(game, name, value, lang)
        if isinstance(value, str):
            values[f"{name}_id"] = value or "none"
            values[f"{name}_the"] = definite(game, name, value, lang)
    return messages(lang).format(key, values)
