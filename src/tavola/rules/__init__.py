"""The rulebooks in our own words, numbered, in every language: read, cited and searched by id or by words."""

from __future__ import annotations

from .book import Chapter, RuleText, Term, chapters, games, glossary, modes, rule, rule_ids
from .search import find_rules

__all__ = [
    "Chapter",
    "RuleText",
    "Term",
    "chapters",
    "find_rules",
    "games",
    "glossary",
    "modes",
    "rule",
    "rule_ids",
]
