"""The words of Oath: its vocabulary, and the table in lines; messages lie beside."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.records import Effect
from ...text.vocabulary import Words
from ..gallery.lists import card_list
from .board import board, status
from .map import drawing, map_told
from .odds import expected
from .vocabulary import ALIASES, KINDS, VOCABULARY


def _effects() -> Iterator[tuple[str, Effect]]:
    for card in card_list():
        what = card.name.split("-")[1]
        for side, effect in card.sides:
            yield f"{what}:{card.id}:{side}", effect


#: What a game is told by when it is over: its rounds, whose the title was, Visions, who changed sides, and who won how.
_SEEN = "turn title usurper reveals vision-discarded citizen exile won"
MILESTONES = frozenset(f"oa-log-{seen}" for seen in _SEEN.split())

WORDS = Words(
    game="oath",
    prefix="oa",
    package="tavola.oath",
    vocabulary=VOCABULARY,
    kinds=KINDS,
    aliases=ALIASES,
    also={"card": "site"},
    effects=_effects,
    board=board,
    status=status,
    map=map_told,
    drawing=drawing,
    milestones=MILESTONES,
    turnings=MILESTONES - {"oa-log-turn"},
    expected=expected,
    example="site plains",
)
