"""What the hero may pay or use for a combat (MD-CMB-06, rulings A-30, A-32, A-43).

Each thing is paid for at the moment of its use (MD-SKILL-85): what changes dice before they are rolled, what rerolls
them once they lie there, what adds Hits, Shields or symbols when the rolls are final."""

from __future__ import annotations

from functools import cache

from ....kernel.records import Effect, Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CLASSES, EQUIPMENT, Skill
from ...state import COMBAT, PREPARE, Combat, Table, Work, combat_of, fought, stage_of, turn_of, turned
from ..board.board import ways_of
from ..board.decks import put_away
from ..board.skills import MOMENTS, met, powers_at, usable_level
from ..gear.experience import can_pay_xp, pay_xp
from ..gear.inventory import lose
from .dice import points
from .effects import BEFORE
from .lines import CONSUMABLE, PAID_FOR, SIGNATURE, foe_label, origin, paid
from .rerolls import interrupt
from .suffering import hurt

#: Moments of use: before the roll, between rolls, when the rolls are final.
ROLL, REROLLS, FINAL = "roll", "rerolls", "final"
#: Words that look at dice once rolled.
AGAIN = frozenset({"reroll", "reroll_chosen", "flip_blank", "blank_gain"})
#: The mark of a stage at which the hero's player has nothing more to use.
READY = "ready:"

#: The stage of a combat at which each moment comes, by whether the hero attacks.
_STAGES = {
    PREPARE: (ROLL, ROLL),
    "defender_rerolls": (REROLLS, ""),
    "attacker_rerolls": ("", REROLLS),
    "cancel": (FINAL, FINAL),
}


def readying(work: Work) -> bool:
    """True: there is something the hero could use at this stage."""
    combat = combat_of(work)
    if READY + stage_of(work) in combat.marks or not prepare_options(work, combat):
        return False
    interrupt(work, "combat_prepare")
    return True


def prepare_options(table: Table, combat: Combat) -> list[Option]:
    """What the hero could use now: the signature, powers paid with wounds, consumables."""
    now = _STAGES[stage_of(table)][combat.mine]
    if not now:
        return []
    moment = f"{'attack' if combat.mine else 'defense'} {combat.kind}"
    options = [Option("signature", "signature")] if _signature_ready(table, combat, now, MOMENTS[moment]) else []
    for source, line in powers_at(table, combat.seat, moment):
        wanted = line.needs and paid(line) and PAID_FOR + source not in combat.bonus
        if wanted and used_at(line.effects) == now and met(table, combat.seat, line):
            options += _payments(table, combat.seat, source, line)
    if combat.mine:
        options += _consumables(table, combat.seat, now)
    return options


def helpers(table: Table, combat: Combat) -> list[str]:
    """What the hero could use in an attack of its own, at whatever moment of it: names of sources."""
    seat = combat.seat
    moments = MOMENTS[f"attack {combat.kind}"]
    signed = any(_signature_ready(table, combat, now, moments) for now in (ROLL, REROLLS, FINAL))
    cards = [str(option.args[0]) for now in (ROLL, REROLLS, FINAL) for option in _consumables(table, seat, now)]
    own = [SIGNATURE + table.heroes[seat].role] if signed else []
    return [*own, *(CONSUMABLE + card for card in cards)]


def lent_by(table: Table, combat: Combat, option: Option) -> str:
    """What an answer to `use anything?` brings into the combat; nothing when it ends the question."""
    if option.kind == "signature":
        return SIGNATURE + table.heroes[combat.seat].role
    if option.kind == "use_in_attack":
        return CONSUMABLE + str(option.args[0])
    return PAID_FOR + str(option.args[0]) if option.kind == "pay_wounds" else ""


def used_at(effects: tuple[Effect, ...]) -> str:
    """The moment of a combat at which effects are used: the first one any of them needs."""
    words = {effect.op for effect in effects}
    return ROLL if words & BEFORE else REROLLS if words & AGAIN else FINAL


def _signature_ready(table: Table, combat: Combat, now: str, moments: frozenset[str]) -> bool:
    """Once per own activation, for one point of experience (MD-SKILL-01, MD-SKILL-85, ruling A-32)."""
    hero, turn = table.heroes[combat.seat], table.turn
    if (
        turn is None
        or turn.seat != combat.seat
        or "signature" in turn.used
        or "commanded" in turn.used
        or not hero.role
    ):
        return False
    return (
        _signature_at(hero.role) == now
        and can_pay_xp(table, combat.seat)
        and all(line.when in moments and met(table, combat.seat, line) for line in CLASSES[hero.role].signature)
    )


@cache
def _signature_at(role: str) -> str:
    return used_at(tuple(effect for line in CLASSES[role].signature for effect in line.effects))


def _payments(table: Table, seat: int, source: str, line: Skill) -> list[Option]:
    """Who may suffer the wounds a power asks for: nobody who would fall by it (MD-SKILL-75, MD-SKILL-76)."""
    name = source.partition(":")[2]
    hero = table.heroes[seat]
    options = []
    for need in line.needs:
        n = int(need.args[0]) if need.args else 0
        if need.op == "bloodlust" and hero.health > n:
            options.append(Option(f"use {name}", "pay_wounds", (source, seat, n)))
        elif need.op == "blood_tribute":
            seen = ways_of(table).sight[hero.at]
            options += [
                Option(f"use {name} {payer.hero}", "pay_wounds", (source, other, n))
                for other, payer in enumerate(table.heroes)
                if payer.present and payer.health > n and payer.at in seen
            ]
    return options


def _consumables(table: Table, seat: int, now: str) -> list[Option]:
    cards = dict.fromkeys(table.heroes[seat].bag)
    return [
        Option(f"use {card}", "use_in_attack", (card,))
        for card in cards
        if EQUIPMENT[card].timing == "attack" and used_at(EQUIPMENT[card].effects) == now and usable_level(table, card)
    ]


USE = BOOK.asks("combat_prepare")


@USE.prompt
def _prompt(table: Table, seat: int) -> Text:
    combat = combat_of(table)
    hero = table.heroes[seat].hero
    if stage_of(table) != PREPARE:
        return Text("md-ask-use-now", {"hero": hero, "n": points(combat.attack), "shields": points(combat.defense)})
    key = "md-ask-prepare-attack" if combat.mine else "md-ask-prepare-defense"
    return Text(key, {"hero": hero, "enemy": foe_label(table, combat), "kind": combat.kind})


@USE.offers
def _offers(table: Table, seat: int) -> list[Option]:
    combat = combat_of(table)
    last = Option("roll", "roll") if stage_of(table) == PREPARE else Option("done", "done")
    return [*prepare_options(table, combat), last]


@USE.answers("roll")
def _roll(work: Work, seat: int) -> None:
    """What waits below goes on with the roll."""
    work.stack = (*work.stack[:-1], Frame(COMBAT, ("roll",)))


@USE.answers("done")
def _done(work: Work, seat: int) -> None:
    combat = combat_of(work)
    fought(work, marks=(*combat.marks, READY + stage_of(work)))


@USE.answers("signature")
def _sign(work: Work, seat: int) -> None:
    hero = work.heroes[seat]
    pay_xp(work, seat)
    turned(work, used=(*turn_of(work).used, "signature"))
    _lend(work, SIGNATURE + hero.role)
    tell(work, "md-event-signature", "MD-SKILL-01", hero=hero.hero, role=hero.role)


@USE.answers("use_in_attack")
def _use(work: Work, seat: int, card: str) -> None:
    lose(work, seat, card)
    put_away(work, card)
    _lend(work, CONSUMABLE + card)
    tell(work, "md-event-uses", "MD-EQP-20", hero=work.heroes[seat].hero, card=card)


@USE.answers("pay_wounds")
def _pay_wounds(work: Work, seat: int, source: str, payer: int, n: int) -> None:
    """An ally is asked first (ruling A-30)."""
    if payer == seat:
        _pay(work, source, payer, n)
    else:
        push(work, "combat_tribute", source, n, seat=payer)


def _lend(work: Work, source: str) -> None:
    """What a source gives holds in this combat."""
    fought(work, bonus=(*combat_of(work).bonus, source))


def _pay(work: Work, source: str, payer: int, n: int) -> None:
    rule = "MD-SKILL-75" if payer == combat_of(work).seat else "MD-SKILL-76"
    tell(work, "md-event-pays-wounds", rule, hero=work.heroes[payer].hero, origin=origin(source), n=n)
    _lend(work, PAID_FOR + source)
    hurt(work, payer, n, rule)


TRIBUTE = BOOK.asks("combat_tribute")


@TRIBUTE.prompt
def _tribute_prompt(table: Table, payer: int, source: str, n: int) -> Text:
    hero = table.heroes[combat_of(table).seat].hero
    return Text("md-ask-tribute", {"hero": hero, "origin": origin(source), "n": n})


@TRIBUTE.offers
def _tribute_offers(table: Table, payer: int, source: str, n: int) -> list[Option]:
    return [Option("agree", "agree"), Option("refuse", "refuse")]


TRIBUTE.answers("agree")(lambda work, payer, source, n: _pay(work, source, payer, n))


@TRIBUTE.answers("refuse")
def _refuse(work: Work, payer: int, source: str, n: int) -> None:
    tell(work, "md-event-no-tribute", "MD-SKILL-76", hero=work.heroes[payer].hero)
