"""Words: the only room with sentences. Keys, arguments and effect trees in; readable text out."""

from __future__ import annotations

from .catalogue import card_texts, names, web_words
from .effects import describe
from .hearing import heard as heard
from .messages import DEFAULT, LANGUAGES, MissingWords, knows, language_of
from .saying import say

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "MissingWords",
    "card_texts",
    "describe",
    "knows",
    "language_of",
    "names",
    "say",
    "web_words",
]
