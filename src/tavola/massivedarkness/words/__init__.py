"""The words of Massive Darkness: its vocabulary, its pieces told in words, its board in lines; messages lie beside."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.records import Effect
from ...text.vocabulary import Words
from ..gallery.lists import card_list
from .board import board, status
from .facts import Teller
from .map import drawing, map_told
from .odds import expected
from .vocabulary import ALIASES, KINDS, VOCABULARY


def _effects() -> Iterator[tuple[str, Effect]]:
    for card in card_list():
        what = card.name.split("-")[1]
        for side, effect in card.sides:
            yield f"{what}:{card.id}:{side}", effect


def _facts(lang: str) -> Iterator[tuple[str, str]]:
    return Teller(lang).texts()


#: What a mission is told by when it is over: its rounds, who fought and fell, what was found, and why it ended.
_SEEN = (
    "round attack strike minions-die leader-dies hurt dies resurrected level found artifact key opens won-objectives"
)
_LOST = "artifact artifact-taken bridge chosen collapse immortal lifebringer spider"
MILESTONES = frozenset(
    (*(f"md-event-{seen}" for seen in _SEEN.split()), *(f"md-event-lost-{why}" for why in _LOST.split()))
)
TURNINGS = frozenset(f"md-event-{seen}" for seen in ("dies", "resurrected", "level", "key", "artifact"))

WORDS = Words(
    game="massivedarkness",
    prefix="md",
    package="tavola.massivedarkness",
    vocabulary=VOCABULARY,
    kinds=KINDS,
    aliases=ALIASES,
    effects=_effects,
    facts=_facts,
    board=board,
    status=status,
    map=map_told,
    drawing=drawing,
    milestones=MILESTONES,
    turnings=TURNINGS,
    expected=expected,
    explained={"md-event-event": "event_card"},
    example="zone 6v.b2",
)
