"""Spells that act on every other player: Energy Flow, Mana Meltdown, Mana Claim, Mind Read, and their strong sides.

Teammates are other players too (MK-TEAM-03); the Dummy is none. Those who must do or suffer something do so in the
Round Order, starting after the caster.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Option, Text
from .....kernel.work import by_chance, push, tell
from ....book import BOOK, CONTEXT, VERBS
from ....catalog import BASIC_COLORS, CARDS, UNITS, WOUND
from ....chapters.hand.units import put_unit, ready_unit
from ....chapters.pieces.dice import take_die
from ....chapters.pieces.mana import CLAIM, CURSE, gain_crystal, gain_token, remember_mana
from ....chapters.pieces.opposing import opponent
from ....chapters.pieces.wounds import take_wounds
from ....chapters.players.duel import hand_over
from ....state import Player, Table, Unit, Work, at_place, less, unit_numbered, with_unit

CLAIMED_AT_ONCE = 3


def others(table: Table) -> list[int]:
    """The other players still in the game, in the order they come after this one."""
    seats = [seat for seat in table.order if seat >= 0 and seat not in table.out]
    seats = seats or [seat for seat in range(len(table.players)) if seat not in table.out]
    place = seats.index(table.current)
    return seats[place + 1 :] + seats[:place]


def _put(work: Work, seat: int, player: Player) -> None:
    work.players = (*work.players[:seat], player, *work.players[seat + 1 :])


def _wound(work: Work, seat: int, n: int) -> None:
    """Wounds to the hand of another player; the opponent in a running duel takes them in that combat."""
    duel, mine = work.duel, work.current
    tell(work, "mk-event-rival-wounds", "MK-HEAL-01", hero=work.players[seat].hero, count=n)
    if duel is not None and duel.other is not None and seat == opponent(duel, mine):
        hand_over(work, seat)
        take_wounds(work, n)
        hand_over(work, mine)
        return
    player = work.players[seat]
    _put(work, seat, replace(player, hand=player.hand + (WOUND,) * n))


# -- Energy Flow, Energy Steal ------------------------------------------------------------------------------------


def _tired(table: Table) -> list[Unit]:
    return [unit for unit in table.me.units if unit.spent]


VERBS.condition("energy_flow")(lambda table, ctx: table.combat is None and bool(_tired(table)))


@BOOK.does("energy_flow", context=CONTEXT)
def energy_flow(work: Work, ctx: Ctx, level: int, heals: int) -> None:
    """An own Unit of any level is readied; only then others lose the use of theirs."""
    for seat in reversed(others(work)):
        if _drainable(work.players[seat], level):
            push(work, "energy_flow.drain", seat, level)
    able = _tired(work)
    if len(able) == 1:
        _renew(work, able[0].n, bool(heals))
    else:
        push(work, "energy_flow.unit", heals)


def _renew(work: Work, n: int, heals: bool) -> None:
    ready_unit(work, n)
    unit = unit_numbered(work.me.units, n)
    if heals and unit.wounds:
        put_unit(work, replace(unit, wounds=0))
        tell(work, "mk-event-heal-unit", "MK-HEAL-03c3", unit=unit.unit)


UNIT = BOOK.asks("energy_flow.unit", "mk-ask-ready")


@UNIT.offers
def _unit_offered(table: Table, seat: int, heals: int) -> list[Option]:
    return [Option(f"ready {unit.unit} {unit.n + 1}", "ready", (unit.n,)) for unit in _tired(table)]


@UNIT.answers("ready")
def _unit_ready(work: Work, seat: int, heals: int, n: int) -> None:
    _renew(work, n, bool(heals))


def _drainable(player: Player, level: int) -> list[Unit]:
    """Ready Units of that level or lower, wounded or not."""
    return [unit for unit in player.units if not unit.spent and UNITS[unit.unit].level <= level]


DRAIN = BOOK.asks("energy_flow.drain")
DRAIN.declines("done")


@DRAIN.prompt
def _drain_asks(table: Table, seat: int, rival: int, level: int) -> Text:
    return Text("mk-ask-drain", {"hero": table.players[rival].hero})


@DRAIN.offers
def _drain_options(table: Table, seat: int, rival: int, level: int) -> list[Option]:
    player = table.players[rival]
    found = [
        Option(f"spend {player.hero} {unit.unit} {unit.n + 1}", "drain", (player.hero, unit.unit, unit.n))
        for unit in _drainable(player, level)
    ]
    return [*found, Option("done", "done")]


@DRAIN.answers("drain")
def _drain(work: Work, seat: int, rival: int, level: int, hero: str, name: str, n: int) -> None:
    player = work.players[rival]
    spent = replace(unit_numbered(player.units, n), spent=True)
    _put(work, rival, replace(player, units=with_unit(player.units, spent)))
    tell(work, "mk-event-drain", hero=hero, unit=name)


# -- Mana Meltdown, Mana Radiance ---------------------------------------------------------------------------------


@BOOK.does("mana_meltdown", context=CONTEXT)
def mana_meltdown(work: Work, ctx: Ctx) -> None:
    """Each other player loses a random crystal; who had none takes a Wound. One lost crystal may be gained."""
    lost: dict[str, None] = {}
    for seat in others(work):
        player = work.players[seat]
        stock = [color for color, n in zip(BASIC_COLORS, player.crystals, strict=True) for _ in range(n)]
        if not stock:
            _wound(work, seat, 1)
            continue
        color = by_chance(work, stock)
        lost[color] = None
        _put(work, seat, replace(player, crystals=at_place(player.crystals, BASIC_COLORS.index(color), -1)))
        tell(work, "mk-event-crystal-melted", hero=player.hero, color=color)
    if lost:
        push(work, "mana_meltdown.gain", *lost)


GAIN = BOOK.asks("mana_meltdown.gain", "mk-ask-melted", rest=0)
GAIN.declines("done")


@GAIN.offers
def _gain_offered(table: Table, seat: int, lost: tuple[str, ...]) -> list[Option]:
    return [
        *(Option(f"color {color}", "color", (color,)) for color in lost),
        Option("done", "done"),
    ]


@GAIN.answers("color")
def _gain(work: Work, seat: int, lost: tuple[str, ...], color: str) -> None:
    gain_crystal(work, color)


@BOOK.does("mana_radiance", context=CONTEXT)
def mana_radiance(work: Work, ctx: Ctx, color: str) -> None:
    """A Wound to everybody for each crystal of the colour, the caster too; then the caster gains two such crystals."""
    place = BASIC_COLORS.index(color)
    if work.me.crystals[place]:
        take_wounds(work, work.me.crystals[place])
    for seat in others(work):
        if work.players[seat].crystals[place]:
            _wound(work, seat, work.players[seat].crystals[place])
    gain_crystal(work, color)
    gain_crystal(work, color)


# -- Mana Claim, Mana Curse ---------------------------------------------------------------------------------------


def _claimable(table: Table) -> list[str]:
    return list(dict.fromkeys(die.color for die in table.source if die.state == "free" and die.color in BASIC_COLORS))


@VERBS.condition("mana_claim")
def can_claim(table: Table, ctx: Ctx) -> bool:
    return bool(_claimable(table)) and not any(mod.op == "no_source" for mod in table.me.mods)


MANA_CLAIM = BOOK.asks("mana_claim", "mk-ask-claim", context=CONTEXT)


@MANA_CLAIM.offers
def _mana_claim_offered(table: Table, seat: int, ctx: Ctx, cursed: int) -> list[Option]:
    return [
        Option(f"claim {color} {how}", "claim", (color, how)) for color in _claimable(table) for how in ("now", "turns")
    ]


@MANA_CLAIM.answers("claim")
def _claim(work: Work, seat: int, ctx: Ctx, cursed: int, color: str, how: str) -> None:
    """The die leaves the Source for the rest of the Round: three tokens now, or one in each later turn."""
    take_die(work, color, "free", "claimed")
    tell(work, "mk-event-claim", color=color)
    if how == "now":
        gain_token(work, color, CLAIMED_AT_ONCE)
    else:
        remember_mana(work, CLAIM, color)
    if cursed:
        remember_mana(work, CURSE, color)
        tell(work, "mk-event-curse", color=color)


# -- Mind Read, Mind Steal ----------------------------------------------------------------------------------------


def _thoughts(player: Player, color: str) -> list[str]:
    """Spells and Actions of the colour in hand."""
    found = dict.fromkeys(card for card in player.hand if card != WOUND)
    return [
        card
        for card in found
        if CARDS[card].kind != "artifact" and color in (CARDS[card].color, CARDS[card].second_color)
    ]


@BOOK.does("mind_read", context=CONTEXT)
def mind_read(work: Work, ctx: Ctx, color: str, steals: int) -> None:
    """The others answer one after the other; the frame keeps who is left and what was given."""
    work.ledger.seal()
    push(work, "mind_read.next", color, steals, " ".join(map(str, others(work))), "")


@BOOK.does("mind_read.next")
def read_next(work: Work, color: str, steals: int, left: str, given: str) -> None:
    """Who has no such card shows the hand; who has only one gives it; who has several chooses."""
    if not left:
        if steals and given:
            push(work, "mind_read.steal", given)
        return
    seat, _, rest = left.partition(" ")
    player = work.players[int(seat)]
    cards = _thoughts(player, color)
    if len(cards) > 1:
        push(work, "mind_read.card", color, steals, left, given)
        return
    if cards:
        _give(work, int(seat), color, steals, left, given, cards[0])
        return
    work.ledger.seal()
    tell(work, "mk-event-mind-none", hero=player.hero)
    if player.hand:
        tell(work, "mk-event-mind-hand", hero=player.hero, card=player.hand)
    push(work, "mind_read.next", color, steals, rest, given)


CARD = BOOK.asks("mind_read.card")


@CARD.whom
def _asked(table: Table, color: str, steals: int, left: str, given: str) -> int:
    return int(left.partition(" ")[0])


@CARD.prompt
def _card_asks(table: Table, seat: int, color: str, steals: int, left: str, given: str) -> Text:
    return Text("mk-ask-mind-read", {"color": color})


@CARD.offers
def _give_options(table: Table, seat: int, color: str, steals: int, left: str, given: str) -> list[Option]:
    cards = _thoughts(table.players[seat], color)
    # In a guessed world the hand may hold none; a real one never gets here without a choice.
    return [Option(f"discard {card}", "discard", (card,)) for card in cards] or [Option("done", "done")]


@CARD.answers("discard")
def _give(work: Work, seat: int, color: str, steals: int, left: str, given: str, card: str) -> None:
    """The card goes to its owner's discard pile; an Action is remembered."""
    player = work.players[seat]
    _put(work, seat, replace(player, hand=less(player.hand, card), discard=(*player.discard, card)))
    work.ledger.seal()
    tell(work, "mk-event-mind-discard", "MK-EFF-D1a", hero=player.hero, card=card)
    if CARDS[card].kind != "spell":
        given = f"{given} {seat}:{card}".strip()
    push(work, "mind_read.next", color, steals, left.partition(" ")[2], given)


@CARD.answers("done")
def _give_nothing(work: Work, seat: int, color: str, steals: int, left: str, given: str) -> None:
    push(work, "mind_read.next", color, steals, left, given)


STEAL = BOOK.asks("mind_read.steal", "mk-ask-mind-steal")
STEAL.declines("done")


@STEAL.offers
def _steal_options(table: Table, seat: int, given: str) -> list[Option]:
    found = []
    for entry in given.split():
        owner, _, card = entry.partition(":")
        hero = table.players[int(owner)].hero
        found.append(Option(f"steal {card} {hero}", "steal_card", (card, hero, int(owner))))
    return [*found, Option("done", "done")]


@STEAL.answers("steal_card")
def _steal(work: Work, seat: int, given: str, card: str, hero: str, owner: int) -> None:
    """One of the Actions given up belongs to the caster from now on."""
    player = work.players[owner]
    _put(work, owner, replace(player, discard=less(player.discard, card)))
    work.me.hand += (card,)
    tell(work, "mk-event-mind-steal", hero=hero, card=card)
