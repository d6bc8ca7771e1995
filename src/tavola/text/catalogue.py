"""The words of a whole game at once, as clients fetch them: names by kind, card texts, the words of the page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..kernel.effects import NOTHING
from ..kernel.records import Effect
from .effects import describe
from .messages import entries, files, messages
from .naming import KINDS

#: The prefix of a game's message keys.
PREFIXES = {"mageknight": "mk", "massivedarkness": "md", "oath": "oa"}
#: The words of the page, and of what a game adds to it.
WEB_FILES = ("web.ftl", "web_md.ftl")


@cache
def names(game: str, lang: str) -> dict[str, dict[str, str]]:
    """The name of every piece: kind -> id -> name."""
    prefix = f"{PREFIXES[game]}-"
    found: dict[str, dict[str, str]] = {kind: {} for kind in KINDS.get(PREFIXES[game], ())}
    shelf = messages(lang)
    for key in shelf:
        if key.startswith(prefix):
            kind, _, piece = key[len(prefix) :].partition("-")
            if kind in found:
                found[kind][piece] = shelf.get(key) or ""
    return found


@cache
def card_texts(game: str, lang: str) -> dict[str, str]:
    """What every printed piece does, in words made from its effects and facts.

    Pieces that are no effect tree (tactics, a few skills) have a message `mk-text-tactic-planning`.
    """
    shelf = messages(lang)
    mark = f"{PREFIXES[game]}-text-"
    told = {key[len(mark) :].replace("-", ":"): shelf.format(key, {}) for key in shelf if key.startswith(mark)}
    made = {key: describe(effect, lang, PREFIXES[game]) for key, effect in _effects(game) if effect != NOTHING}
    return told | made | _facts(game, lang)


def _facts(game: str, lang: str) -> dict[str, str]:
    if game == "mageknight":
        from ..mageknight.words.facts import Teller as MageKnightTeller

        return dict(MageKnightTeller(lang).texts())
    if game == "massivedarkness":
        from ..massivedarkness.words.facts import Teller as MassiveDarknessTeller

        return dict(MassiveDarknessTeller(lang).texts())
    return {}


def _effects(game: str) -> Iterator[tuple[str, Effect]]:
    if game == "mageknight":
        yield from _mage_knight()
    elif game == "massivedarkness":
        from ..massivedarkness.gallery.lists import card_list

        for card in card_list():
            what = card.name.split("-")[1]
            for side, effect in card.sides:
                yield f"{what}:{card.id}:{side}", effect


def _mage_knight() -> Iterator[tuple[str, Effect]]:
    from ..mageknight.catalog import CARDS, SKILLS, UNITS

    for card in CARDS.values():
        yield f"card:{card.id}:basic", card.basic
        yield f"card:{card.id}:strong", card.strong
    for unit in UNITS.values():
        for index, ability in enumerate(unit.abilities):
            yield f"unit:{unit.id}:{index}", ability.effect
    for skill in SKILLS.values():
        yield f"skill:{skill.id}", skill.effect
        yield f"skill:{skill.id}:other", skill.other


@cache
def web_words(lang: str) -> dict[str, str]:
    """The fixed words of the browser page, as raw Fluent patterns."""
    return {key: value.strip() for name, source in files(lang) if name in WEB_FILES for key, value in entries(source)}
