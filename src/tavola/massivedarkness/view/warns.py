"""What an answer gives away that a player may not see."""

from __future__ import annotations

from ...kernel.contract import Result
from ...kernel.records import Option, Text
from ..book import BOOK
from ..chapters.board.skills import usable_level
from ..state import State

#: Answers that draw or turn up something in the midst of an activation. Dice that an attack rolls are no surprise.
SHOWN = {
    "open": "md-warn-door",
    "pick_up": "md-warn-treasure",
    "discard": "md-warn-treasure",
    "move": "md-warn-shows",
    "use": "md-warn-shows",
    "leave": "md-warn-shows",
    "buy": "md-warn-shows",
}


def warns(state: State, option: Option, result: Result[State]) -> tuple[Text, ...]:
    """A hero left to die, actions thrown away, a mission begun with gear that will not work, and whatever shows what
    was hidden."""
    if option.kind == "keep_potion":
        return (Text("md-warn-death", {"count": state.lifebringer}),)
    if option.kind == "end" and state.turn is not None and state.turn.actions > 0:
        return (Text("md-warn-actions", {"count": state.turn.actions}),)
    if option.kind == "done" and BOOK.asked(state)[1].step == "restocking":
        return _unarmed(state, BOOK.asked(state)[1].seat)
    return (Text(SHOWN[option.kind]),) if result.sealed and option.kind in SHOWN else ()


def _unarmed(state: State, seat: int) -> tuple[Text, ...]:
    """What the hero wears or holds above the level of the story (MD-STORY-19, MD-MKT-17)."""
    hero = state.heroes[seat]
    idle = tuple(card for card in (*hero.hands, hero.body) if card and not usable_level(state, card))
    return (Text("md-warn-unarmed", {"hero": hero.hero, "cards": idle}),) if idle else ()
