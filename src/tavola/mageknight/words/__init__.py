"""The words of Mage Knight: its vocabulary, its pieces told in words, its board in lines; messages lie beside."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.records import Effect
from ...text.vocabulary import Words
from ..catalog import CARDS, SKILLS, UNITS
from ..gallery.sides import abilities, other, own
from .board import board, status
from .facts import Teller
from .map import drawing, map_told
from .vocabulary import ALIASES, KINDS, VOCABULARY


def _effects() -> Iterator[tuple[str, Effect]]:
    for card in CARDS.values():
        yield f"card:{card.id}:basic", card.basic
        yield f"card:{card.id}:strong", card.strong
    for unit in UNITS.values():
        for index, ability in enumerate(abilities(unit)):
            yield f"unit:{unit.id}:{index}", ability
    for skill in SKILLS.values():
        yield f"skill:{skill.id}", own(skill)
        yield f"skill:{skill.id}:other", other(skill)


def _facts(lang: str) -> Iterator[tuple[str, str]]:
    return Teller(lang).texts()


WORDS = Words(
    game="mageknight",
    prefix="mk",
    package="tavola.mageknight",
    vocabulary=VOCABULARY,
    kinds=KINDS,
    aliases=ALIASES,
    effects=_effects,
    facts=_facts,
    board=board,
    status=status,
    map=map_told,
    drawing=drawing,
    example="card rage",
)
