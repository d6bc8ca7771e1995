"""Slots and bags: what a hero owns, and rearranging what it wears and holds."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CLASSES, EQUIPMENT, HEROES
from ...state import Table, Work, change, less
from ..board.refusals import no_card, too_high
from ..board.skills import usable_level


def own(work: Work, seat: int, card: str) -> None:
    """Put a card into a hero's bag."""
    change(work, seat, bag=tuple(sorted((*work.heroes[seat].bag, card))))


def lose(work: Work, seat: int, card: str) -> None:
    """Take a card from a hero, wherever it lies: from the bag first."""
    hero = work.heroes[seat]
    if card in hero.bag:
        change(work, seat, bag=less(hero.bag, card))
    elif card in hero.hands:
        change(work, seat, hands=less(hero.hands, card))
    else:
        change(work, seat, body="")


# Reorganizing: the body slot and the hands are each settled at most once, so it always comes to an end.


def barred_wearing(table: Table, seat: int, card: str) -> Refusal | None:
    """What bars wearing a card instead of what is worn now (empty: nothing at all)."""
    hero = table.heroes[seat]
    if card == hero.body:
        return no("MD-EQP-23", "md-why-worn-already")
    if not card:
        return None
    if card not in EQUIPMENT or card not in hero.bag:
        return no_card(table, seat, card) or no("MD-EQP-23", "md-why-not-armour", card=card)
    if EQUIPMENT[card].slot != "body":
        return no("MD-EQP-23", "md-why-not-armour", card=card)
    return too_high(table, card)


def bodies(table: Table, seat: int) -> list[str]:
    """What the hero could wear instead: any armour, or nothing."""
    bag = sorted(set(table.heroes[seat].bag))
    return [card for card in (*bag, "") if barred_wearing(table, seat, card) is None]


def barred_holding(table: Table, seat: int, cards: tuple[str, ...]) -> Refusal | None:
    """What bars holding these cards instead of those held now: at most two one-handed cards or one two-handed card
    (MD-EQP-05)."""
    hero = table.heroes[seat]
    have = [*hero.hands, *hero.bag]
    for card in cards:
        if card not in have:
            twice = card in hero.hands + hero.bag
            return no("MD-EQP-05", "md-why-one-copy", card=card) if twice else no_card(table, seat, card) or _worn(card)
        have.remove(card)
        if "hand" not in EQUIPMENT[card].slot:
            return no("MD-EQP-05", "md-why-not-held", card=card)
        high = too_high(table, card)
        if high is not None:
            return high
    if len(cards) > 1 and (len(cards) > 2 or any(EQUIPMENT[card].slot == "two_hands" for card in cards)):
        return no("MD-EQP-05", "md-why-two-hands")
    return no("MD-EQP-05", "md-why-held-already") if sorted(cards) == sorted(hero.hands) else None


def _worn(card: str) -> Refusal:
    return no("MD-EQP-05", "md-why-not-held", card=card)


def grips(table: Table, seat: int) -> list[tuple[str, ...]]:
    """What the hero could hold instead."""
    hero = table.heroes[seat]
    cards = tuple(sorted(c for c in (*hero.hands, *hero.bag) if "hand" in EQUIPMENT[c].slot and usable_level(table, c)))
    held = tuple(sorted(hero.hands))
    return [grip for grip in _grips(cards) if grip != held]


@lru_cache(maxsize=4096)
def _grips(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    single = [card for card in cards if EQUIPMENT[card].slot == "one_hand"]
    double = [card for card in cards if EQUIPMENT[card].slot == "two_hands"]
    found: dict[tuple[str, ...], None] = {}
    for card in (*single, *double):
        found[(card,)] = None
    for pair in combinations(single, 2):
        found[tuple(sorted(pair))] = None
    found[()] = None
    return tuple(found)


def can_reorganize(table: Table, seat: int) -> bool:
    """Whether a hero could wear or hold anything else than now, if only nothing (MD-ACT-49)."""
    hero = table.heroes[seat]
    return hero.alive and bool(hero.body or hero.hands or _spare(table, seat))


def _spare(table: Table, seat: int) -> bool:
    """Whether the bag holds something to equip."""
    return any(EQUIPMENT[card].slot and usable_level(table, card) for card in table.heroes[seat].bag)


def gains_by_rearranging(table: Table, seat: int) -> bool:
    """Whether something could come of another arrangement: a card of the bag could be equipped, or a skill of the hero
    asks for no armour while it wears one (MD-SKILL-79)."""
    hero = table.heroes[seat]
    return hero.alive and (_spare(table, seat) or (bool(hero.body) and _bares(hero.hero, hero.role, hero.cards)))


@lru_cache(maxsize=4096)
def _bares(hero: str, role: str, cards: tuple[str, ...]) -> bool:
    """Whether a hero has, or could buy, a skill that asks for no armour."""
    lines = [*HEROES[hero].shadow, *HEROES[hero].special]
    lines += [line for card in cards for line in EQUIPMENT[card].skills]
    if role:
        sheet = CLASSES[role]
        lines += [*sheet.signature, *sheet.free]
        lines += [line for row in sheet.lines for step in row.steps for line in step.skills]
    return any(need.op == "no_armor" for line in lines for need in line.needs)


def hand_over(work: Work, card: str, giver: int, taker: int, rule: str) -> None:
    """Pass a card, or a token of the mission carried like one, to another hero."""
    if card in EQUIPMENT:
        lose(work, giver, card)
        own(work, taker, card)
    else:
        change(work, giver, carried=less(work.heroes[giver].carried, card))
        change(work, taker, carried=(*work.heroes[taker].carried, card))
    tell(work, "md-event-gives", rule, hero=work.heroes[giver].hero, card=card, hero2=work.heroes[taker].hero)


def reorganize(work: Work, seat: int) -> None:
    """Ask a hero's player for a new arrangement, if something could come of one."""
    if gains_by_rearranging(work, seat):
        rearrange(work, seat, BODY, HANDS)


def rearrange(work: Work, seat: int, *open_: str) -> None:
    """Ask for a new arrangement of the slots still open."""
    push(work, "reorganize", " ".join(open_), seat=seat)


BODY, HANDS = "body", "hands"

ARRANGE = BOOK.asks("reorganize")


@ARRANGE.prompt
def _prompt(table: Table, seat: int, slots: str) -> Text:
    return Text("md-ask-reorganize", {"hero": table.heroes[seat].hero})


@ARRANGE.offers
def _arrangements(table: Table, seat: int, slots: str) -> list[Option]:
    options = [Option("keep", "keep")]
    if BODY in slots:
        options += [Option(f"wear {card or 'nothing'}", "wear", (card,)) for card in bodies(table, seat)]
    if HANDS in slots:
        options += [Option(f"hold {' '.join(grip) or 'nothing'}", "hold", grip) for grip in grips(table, seat)]
    return options


@ARRANGE.answers("keep")
def _keep(work: Work, seat: int, slots: str) -> None:
    """Everything stays as it is."""


@ARRANGE.answers("wear")
def _wear(work: Work, seat: int, slots: str, card: str) -> None:
    hero = work.heroes[seat]
    bag = less(hero.bag, card) if card else hero.bag
    bag = tuple(sorted((*bag, hero.body))) if hero.body else bag
    change(work, seat, body=card, bag=bag)
    tell(work, "md-event-wears", "MD-ACT-49", hero=hero.hero, card=card or "nothing")
    if HANDS in slots and len(_arrangements(work, seat, HANDS)) > 1:
        rearrange(work, seat, HANDS)


@ARRANGE.answers("hold")
def _hold(work: Work, seat: int, slots: str, *grip: str) -> None:
    hero = work.heroes[seat]
    bag = tuple(sorted((*hero.bag, *hero.hands)))
    for card in grip:
        bag = less(bag, card)
    change(work, seat, hands=grip, bag=bag)
    tell(work, "md-event-holds", "MD-ACT-49", hero=hero.hero, cards=grip or ("nothing",))
    if BODY in slots and len(_arrangements(work, seat, BODY)) > 1:
        rearrange(work, seat, BODY)


@ARRANGE.refuses("wear", "card")
def why_not_wear(table: Table, seat: int, words: list[str], slots: str) -> Refusal | None:
    card = words[1] if len(words) > 1 else ""
    if words[0] == "card" and card in EQUIPMENT and "hand" in EQUIPMENT[card].slot:
        return why_not_hold(table, seat, ["hold", card], slots)
    if BODY not in slots:
        return no("MD-ACT-49", "md-why-settled")
    return barred_wearing(table, seat, "" if card == "nothing" else card)


@ARRANGE.refuses("hold")
def why_not_hold(table: Table, seat: int, words: list[str], slots: str) -> Refusal | None:
    if HANDS not in slots:
        return no("MD-ACT-49", "md-why-settled")
    return barred_holding(table, seat, tuple(word for word in words[1:] if word != "nothing"))
