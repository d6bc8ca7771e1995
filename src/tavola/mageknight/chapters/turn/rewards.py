"""Combat rewards (MK-END-05), taken at the end of the turn in the order the player likes."""

from __future__ import annotations

from ....kernel.records import Option
from ....kernel.work import push, roll, tell
from ...book import BOOK
from ...catalog import BASIC_COLORS, UNITS
from ...state import Table, Work
from ..hand.units import gain_unit
from ..land.offers import need_advanced, need_spells, take_advanced, take_spell
from ..pieces.fame import gain_fame, level_for
from ..pieces.mana import gain_crystal
from ..pieces.tracks import DIE_FACES


@BOOK.does("rewards")
def next_reward(work: Work) -> None:
    """One kind left is simply taken; with several the player chooses which comes next."""
    kinds = tuple(dict.fromkeys(work.me.rewards))
    if not kinds:
        return
    if len(kinds) == 1 and not _may_wait(work, kinds[0]):
        _claim(work, kinds[0])
    else:
        push(work, "rewards.order")


def _may_wait(table: Table, kind: str) -> bool:
    """A Unit reward may wait for a Command token gained at the level-up of the same turn."""
    reached = level_for(table.me.fame)
    return kind == "unit" and any(level % 2 for level in range(table.me.level + 1, reached + 1))


ORDER = BOOK.asks("rewards.order", "mk-ask-reward-order")
ORDER.declines("wait")


@ORDER.offers
def _order_options(table: Table, seat: int) -> list[Option]:
    kinds = tuple(dict.fromkeys(table.me.rewards))
    found = [Option(f"reward {kind}", "reward", (kind,)) for kind in kinds]
    if kinds == ("unit",):
        found.append(Option("wait", "wait"))
    return found


@ORDER.answers("reward")
def _order_reward(work: Work, seat: int, kind: str) -> None:
    _claim(work, kind)


@BOOK.does("rewards.late")
def late(work: Work) -> None:
    """A Unit reward that waited for the level-up."""
    if work.me.rewards:
        _claim(work, "unit")


def _claim(work: Work, kind: str) -> None:
    """Take one reward of a kind (all Artifacts together), then see what is left."""
    me = work.me
    count = me.rewards.count(kind) if kind == "artifact" else 1
    left = list(me.rewards)
    for _ in range(count):
        left.remove(kind)
    me.rewards = tuple(left)
    push(work, "rewards")
    REWARDS[kind](work, count)


def _random_crystal(work: Work, count: int) -> None:
    """A mana die: its colour as a crystal, any colour for gold, 1 Fame for black."""
    color = roll(work, DIE_FACES)
    tell(work, "mk-event-reward-roll", "MK-END-05a2", color=color)
    if color == "black":
        gain_fame(work, 1, "MK-END-05a3")
    elif color == "gold":
        push(work, "rewards.color")
    else:
        gain_crystal(work, color, overflow=False)


COLOR = BOOK.asks("rewards.color", "mk-ask-color")


@COLOR.offers
def _color_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"color {color}", "color", (color,)) for color in BASIC_COLORS]


@COLOR.answers("color")
def _color_answer(work: Work, seat: int, color: str) -> None:
    gain_crystal(work, color, overflow=False)


def _crystal_set(work: Work, count: int) -> None:
    for color in BASIC_COLORS:
        gain_crystal(work, color, overflow=False)


def _crystal_choice(work: Work, count: int) -> None:
    push(work, "rewards.color")


def _dungeon(work: Work, count: int) -> None:
    """Gold or black pays a Spell, a basic colour an Artifact."""
    color = roll(work, DIE_FACES)
    tell(work, "mk-event-reward-roll", color=color)
    work.me.rewards += ("spell" if color in ("gold", "black") else "artifact",)


def _artifact(work: Work, count: int) -> None:
    """Draw one more than earned; one goes under the deck, the rest on top of the Deed deck."""
    drawn, work.artifacts = work.artifacts[: count + 1], work.artifacts[count + 1 :]
    work.ledger.seal()
    if len(drawn) <= count:
        _keep_artifacts(work, drawn)
        return
    push(work, "rewards.artifact", *drawn)


def _keep_artifacts(work: Work, cards: tuple[str, ...]) -> None:
    work.me.deck = cards + work.me.deck
    for card in cards:
        tell(work, "mk-event-artifact", "MK-END-05b", only=work.current, card=card)


ARTIFACT = BOOK.asks("rewards.artifact", "mk-ask-artifact", rest=0)


@ARTIFACT.offers
def _artifact_options(table: Table, seat: int, drawn: tuple[str, ...]) -> list[Option]:
    return [Option(f"return {card}", "give_back", (card,)) for card in drawn]


@ARTIFACT.answers("give_back")
def _artifact_answer(work: Work, seat: int, drawn: tuple[str, ...], back: str) -> None:
    work.artifacts += (back,)
    kept = tuple(card for card in drawn if card != back)
    if len(kept) > 1:
        push(work, "rewards.stack", *kept)
    else:
        _keep_artifacts(work, kept)


STACK = BOOK.asks("rewards.stack", "mk-ask-stack", rest=0)


@STACK.offers
def _stack_offered(table: Table, seat: int, kept: tuple[str, ...]) -> list[Option]:
    return [Option(f"under {card}", "under", (card,)) for card in kept]


@STACK.answers("under")
def _stack_answer(work: Work, seat: int, kept: tuple[str, ...], named: str) -> None:
    """The first named lies deepest; the last named is drawn first."""
    _keep_artifacts(work, (named,))
    rest = tuple(card for card in kept if card != named)
    if len(rest) > 1:
        push(work, "rewards.stack", *rest)
    else:
        _keep_artifacts(work, rest)


def _spell(work: Work, count: int) -> None:
    need_spells(work)
    if work.spell_offer:
        push(work, "rewards.spell")


def _advanced(work: Work, count: int) -> None:
    need_advanced(work)
    if work.advanced_offer:
        push(work, "rewards.advanced")


SPELL = BOOK.asks("rewards.spell", "mk-ask-spell")


@SPELL.offers
def _spells_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"gain {card}", "gain", (card,)) for card in table.spell_offer]


@SPELL.answers("gain")
def _gain_spell(work: Work, seat: int, card: str) -> None:
    take_spell(work, card)
    _learned(work, card)


ADVANCED = BOOK.asks("rewards.advanced", "mk-ask-advanced")


@ADVANCED.offers
def _advanced_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"gain {card}", "gain", (card,)) for card in table.advanced_offer]


@ADVANCED.answers("gain")
def _gain_advanced(work: Work, seat: int, card: str) -> None:
    take_advanced(work, card)
    _learned(work, card)


def _learned(work: Work, card: str) -> None:
    """The chosen card goes on top of the Deed deck and its offer is refilled."""
    work.me.deck = (card, *work.me.deck)
    tell(work, "mk-event-learn", "MK-END-05c1", card=card)


def _unit(work: Work, count: int) -> None:
    push(work, "rewards.unit")


UNIT = BOOK.asks("rewards.unit", "mk-ask-unit")
UNIT.declines("done")


@UNIT.offers
def _unit_offered(table: Table, seat: int) -> list[Option]:
    return [
        *(
            Option(f"recruit {name}", "recruit", (name,))
            for name in dict.fromkeys(table.unit_offer)
            if name in UNITS and "familiar" not in UNITS[name].traits
        ),
        Option("done", "done"),
    ]


@UNIT.answers("recruit")
def _unit_recruit(work: Work, seat: int, name: str) -> None:
    """Any Unit of the offer for free, or none."""
    gain_unit(work, name)


REWARDS = {
    "random_crystal": _random_crystal,
    "crystal_set": _crystal_set,
    "crystal_choice": _crystal_choice,
    "dungeon": _dungeon,
    "artifact": _artifact,
    "spell": _spell,
    "advanced_action": _advanced,
    "unit": _unit,
}
