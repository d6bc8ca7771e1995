"""How powers are registered, and how those of whoever acts are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MethodType
from typing import Any, Concatenate, ParamSpec, TypeVar

from ...kernel.powers import Moments
from ...kernel.records import Effect
from ..state import Table, Work
from .power import Power

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K", bound=Power)

MOMENTS = Moments(Power)
react, adjust, claim = MOMENTS.react, MOMENTS.adjust, MOMENTS.claim

#: What goes by a word alone; and those that open mana, by the word of its pieces.
_BARE: dict[str, Power] = {}
OPENING: dict[str, tuple[str, Power]] = {}


def power(*words: str) -> Callable[[type[K]], type[K]]:
    """Register what goes by these words."""

    def register(kind: type[K]) -> type[K]:
        MOMENTS.named(*words)(kind)
        for word in words:
            _BARE[word] = bare = kind(Effect(word))
            if bare.mana_word:
                OPENING[bare.mana_word] = (word, bare)
        return kind

    return register


def speaks(word: str, moment: Callable[..., Any]) -> Callable[..., Any] | None:
    """What a word has to say at a moment, if anything."""
    found: Callable[..., Any] | None = None
    if word in MOMENTS.speaking[moment.__name__]:
        found = getattr(_BARE[word], moment.__name__)
    return found


@MOMENTS.in_force
def _in_force(table: Table, moment: str) -> list[MethodType]:
    """What the powers of whoever acts say: lasting effects in the order they came, then Skills and the Tactic."""
    speaking = MOMENTS.speaking[moment]
    me = table.me
    found = []
    for mod in me.mods:
        if mod.op in speaking:
            found.append(getattr(speaking[mod.op](mod), moment))
    for owned in me.skills:
        if owned.skill in speaking and not owned.used:
            found.append(getattr(_BARE[owned.skill], moment))
    if me.tactic in speaking and not me.tactic_used:
        found.append(getattr(_BARE[me.tactic], moment))
    return found


def react_in_the_middle(
    work: Work, moment: Callable[Concatenate[Power, Work, P], None], *args: P.args, **kwargs: P.kwargs
) -> None:
    """Tell the Skills whose tokens lie in the middle of the table, whoever owns them."""
    speaking = MOMENTS.speaking[moment.__name__]
    for seat, player in enumerate(work.players):
        for owned in (work.me if seat == work.current else player).skills:
            if owned.skill in speaking and owned.used in ("centre", "return"):
                lying = speaking[owned.skill](Effect(owned.skill, (owned.mark, seat)))
                getattr(lying, moment.__name__)(work, *args, **kwargs)


def grant(
    table: Table, moment: Callable[Concatenate[Power, Table, P], Iterable[T]], *args: P.args, **kwargs: P.kwargs
) -> list[T]:
    """Everything the powers offer, each once."""
    return list(dict.fromkeys(MOMENTS.gather(table, moment, *args, **kwargs)))
