"""Wounds of heroes: suffering and healing them, a potion in the last moment, death (MD-HERO-12, MD-HERO-13, MD-EQP-07).

Every wound a hero suffers comes through `hurt`, whatever causes it."""

from __future__ import annotations

from ....kernel.records import Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import EQUIPMENT
from ...features import Feature, fire
from ...state import Table, Work, change, turned
from ..board.decks import put_away
from ..board.skills import usable_level
from ..gear.inventory import lose


def hurt(work: Work, seat: int, n: int, rule: str = "MD-HERO-12") -> None:
    """A hero suffers wounds. Before it dies of them, whoever has a potion that could prevent it is asked, so nothing
    that depends on the wounds may follow this call: push it as a step before."""
    _suffer(work, seat, n, rule, ())


def _suffer(work: Work, seat: int, n: int, rule: str, kept: tuple[int, ...]) -> None:
    """`kept`: heroes who keep their potions."""
    hero = work.heroes[seat]
    if n <= 0 or not hero.present:
        return
    savers = lifesavers(work, seat, n, kept) if n >= hero.health else []
    if savers:
        push(work, "brace", seat, n, rule, *kept, seat=savers[0])
    else:
        _deal(work, seat, n, rule)


def kill(work: Work, seat: int, rule: str) -> None:
    """A hero is killed outright, whatever its health: no potion helps."""
    hero = work.heroes[seat]
    if hero.present:
        _deal(work, seat, hero.health, rule)


def _deal(work: Work, seat: int, n: int, rule: str) -> None:
    """Health never falls below 0, and at 0 the hero is killed (MD-HERO-12, MD-HERO-13)."""
    hero = work.heroes[seat]
    health = max(0, hero.health - n)
    change(work, seat, health=health)
    tell(work, "md-event-hurt", rule, hero=hero.hero, n=n, left=health)
    if not health:
        _die(work, seat)


def _die(work: Work, seat: int) -> None:
    """The figure is laid down where it stands; death ends stun and the hero's own activation (rulings A-28, A-29)."""
    change(work, seat, stunned=False)
    tell(work, "md-event-dies", "MD-HERO-13", hero=work.heroes[seat].hero)
    if work.turn is not None and work.turn.seat == seat:
        turned(work, actions=0, extra=(), points=-1, hit=())
    fire(work, Feature.died, seat)


def heal(work: Work, seat: int, n: int, rule: str) -> None:
    """Heal n wounds of a living hero, 0: completely (MD-GLO-02)."""
    hero = work.heroes[seat]
    health = hero.maximum if n == 0 else min(hero.maximum, hero.health + n)
    if hero.alive and health > hero.health:
        change(work, seat, health=health)
        tell(work, "md-event-heals", rule, hero=hero.hero, n=health - hero.health)


# A potion in the last moment.


def lifesavers(table: Table, seat: int, wounds: int, kept: tuple[int, ...] = ()) -> list[int]:
    """Heroes whose potions could keep a hero alive: they need no action, so a stunned hero has them too, and healing is
    possible at any time while alive (MD-EQP-07, MD-EQP-28, MD-STUN-02, ruling A-43)."""
    victim = table.heroes[seat]
    if wounds >= victim.maximum:
        return []
    potions = {other: potions_for(table, other, seat) for other in range(len(table.heroes)) if other not in kept}
    most = sum(n or victim.maximum for cards in potions.values() for _, n in cards)
    if min(victim.maximum, victim.health + most) <= wounds:
        return []
    return [other for other, cards in potions.items() if cards]


def potions_for(table: Table, seat: int, victim: int) -> list[tuple[str, int]]:
    """A hero's potions that would help another, or itself, and how much each heals (0: completely)."""
    hero = table.heroes[seat]
    if not hero.present:
        return []
    reached = {"self"} if seat == victim else set()
    reached |= {"hero_in_zone"} if hero.at == table.heroes[victim].at else set()
    return [
        (card, int(effect.args[0]))
        for card in hero.bag
        if EQUIPMENT[card].timing == "any" and usable_level(table, card)
        for effect in EQUIPMENT[card].effects
        if effect.op == "heal" and effect.args[1] in reached
    ]


BRACE = BOOK.asks("brace")


@BRACE.prompt
def _prompt(table: Table, seat: int, victim: int, n: int, rule: str, *kept: int) -> Text:
    return Text("md-ask-brace", {"hero": table.heroes[victim].hero, "n": n})


@BRACE.offers
def _potions(table: Table, seat: int, victim: int, n: int, rule: str, *kept: int) -> list[Option]:
    cards = dict(potions_for(table, seat, victim))
    return [
        *(Option(f"use {card}", "drink", (card, n)) for card, n in cards.items()),
        Option("done", "keep_potion", also="keep"),
    ]


@BRACE.answers("keep_potion")
def _keep(work: Work, seat: int, victim: int, n: int, rule: str, *kept: int) -> None:
    _suffer(work, victim, n, rule, (*kept, seat))


@BRACE.answers("drink")
def _drink(work: Work, seat: int, victim: int, n: int, rule: str, *rest: Scalar) -> None:
    """`rest`: those who keep their potions, then the card and what it heals."""
    *kept, card, healed = rest
    tell(work, "md-event-uses", "MD-EQP-20", hero=work.heroes[seat].hero, card=card)
    lose(work, seat, str(card))
    put_away(work, str(card))
    heal(work, victim, int(healed), "MD-EQP-07")
    _suffer(work, victim, n, rule, tuple(int(other) for other in kept))
