"""Interactive combat (MK-VAR-INT): against a single enemy, the player who played before hides a colour that helps it.

White, red and blue help in the phase of their name below, where the colour is shown or denied; the enemy is then worth
1 Fame more. The other colours do nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.records import Option, Text
from ....kernel.rng import Chance
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import COLORS, VARIANTS, Variant
from ...chapters.pieces.fame import gain_fame
from ...chapters.pieces.foes import foe_numbered, print_of, put_foe
from ...features import Feature, feature
from ...state import Combat, Foe, FoeAttack, Table, Work

NAME = "interactive_combat"
HELPS = {"ranged": "white", "block": "red", "attack": "blue"}
ALONE = 1  # the number of the enemy

VARIANTS[NAME] = Variant(NAME, players=(2, 4))


def played_before(table: Table) -> int:
    """The player before the active one in the Round Order; -1 where nobody else is left."""
    order = [seat for seat in table.order if seat >= 0 and seat not in table.out]
    if table.current not in order or len(order) < 2:
        return -1
    return order[order.index(table.current) - 1]


HIDING = BOOK.asks("interactive.hide")


@HIDING.prompt
def _against_whom(table: Table, seat: int) -> Text:
    return Text("mk-ask-secret", {"enemy": _enemy(table), "hero": table.me.hero})


@HIDING.offers
def _secrets(table: Table, seat: int) -> list[Option]:
    return [Option(f"secret {color}", "secret", (color,)) for color in COLORS]


@HIDING.answers("secret")
def _hidden(work: Work, seat: int, color: str) -> None:
    if work.combat is not None:
        work.combat = replace(work.combat, secret=color)
        announce(work, "ranged")


def _enemy(table: Table) -> str:
    return table.combat.foes[0].enemy if table.combat is not None else ""


def announce(work: Work, phase: str) -> None:
    """The colour of this phase is shown or denied; what helped in an earlier phase no longer does."""
    combat = work.combat
    if combat is None or not combat.secret or phase not in HELPS:
        return
    foe = foe_numbered(combat, ALONE)
    if phase == "block" and combat.secret == "white":
        put_foe(work, replace(foe, armor=foe.armor - 1))
    before = _shown_before(combat, phase)
    if combat.secret == HELPS[phase]:
        put_foe(work, _helped(foe, phase))
    if combat.secret in before:
        return
    work.ledger.seal()
    if combat.secret == HELPS[phase] or phase == "attack":
        tell(work, "mk-event-secret-shown", "MK-VAR-INT-04", color=combat.secret)
    else:
        tell(work, "mk-event-secret-denied", "MK-VAR-INT-04", color=HELPS[phase])


def _shown_before(combat: Combat, phase: str) -> tuple[str, ...]:
    """Colours that would have been shown in an earlier phase."""
    phases = tuple(HELPS)
    return tuple(HELPS[earlier] for earlier in phases[: phases.index(phase)])


def _helped(foe: Foe, phase: str) -> Foe:
    """1 more Armor, or 1 more on each of its own attacks; what it summons is not helped."""
    if phase != "block":
        return replace(foe, armor=foe.armor + 1)
    attacks = tuple(
        one if printed.summon else FoeAttack(one.state, one.less - 1, one.taken)
        for one, printed in zip(foe.attacks, print_of(foe).attacks, strict=True)
    )
    return replace(foe, attacks=attacks)


def _known(combat: Combat) -> bool:
    """Whether everybody knows the colour."""
    return combat.secret not in _possible(combat)


def _possible(combat: Combat) -> tuple[str, ...]:
    """Colours that have not been denied while the secret is kept; none once it must have been shown."""
    if combat.phase == "attack":
        return ()
    gone = ("white",) if combat.phase == "ranged" else ("white", "red")
    return tuple(color for color in COLORS if color not in gone)


@feature(NAME)
class InteractiveCombat(Feature):
    """Against a single enemy a colour is hidden."""

    def combat_starts(self, work: Work) -> None:
        combat = work.combat
        hider = played_before(work)
        if combat is not None and len(combat.foes) == 1 and hider >= 0:
            work.combat = replace(combat, hider=hider)
            push(work, "interactive.hide", seat=hider)

    def phase_starts(self, work: Work, phase: str) -> None:
        announce(work, phase)

    def enemy_defeated(self, work: Work, n: int) -> None:
        """An enemy that was helped, or would have been, is worth 1 Fame more."""
        combat = work.combat
        if combat is None or n != ALONE or not combat.secret:
            return
        if not _known(combat):
            work.ledger.seal()
        if combat.secret in HELPS.values():
            tell(work, "mk-event-secret-shown", "MK-VAR-INT-03d", color=combat.secret)
            gain_fame(work, 1, "MK-VAR-INT-03d")

    def shown(self, table: Table, found: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Who hides a colour, and the colour for who may know it."""
        combat = table.combat
        if combat is None or combat.hider < 0:
            return found
        known = combat.secret if seat == combat.hider or _known(combat) else ""
        return found | {"secret": {"hider": combat.hider, "color": known or None}}

    def resampled(self, work: Work, seat: int | None, chance: Chance) -> None:
        combat = work.combat
        if combat is not None and combat.secret and seat != combat.hider and not _known(combat):
            possible = _possible(combat)
            work.combat = replace(combat, secret=possible[chance.below(len(possible))])
