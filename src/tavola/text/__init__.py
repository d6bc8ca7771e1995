"""Words: the only room with sentences. Keys, arguments and effect trees in; readable text out."""

from __future__ import annotations

from .catalogue import card_texts, names, web_words
from .effects import describe
from .hearing import heard as heard
from .messages import LANGUAGES, MissingWords, knows
from .saying import say

__all__ = ["LANGUAGES", "MissingWords", "card_texts", "describe", "knows", "names", "say", "web_words"]
