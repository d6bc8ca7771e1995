"""How enemies appear: figures and health by the number of heroes, guardians' equipment, and missing figures."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...catalog import ENEMIES, EQUIPMENT, MINION_FIGURES, MISSIONS, EnemyCard, MonsterSpot
from ...features import Feature, fold
from ...state import NOBODY, Foe, Table, Work
from ..board.board import board_of, zone_name
from ..board.decks import HIGHEST, discard, draw
from ..gear.treasure import guardian_card

#: From this level of the game on roaming monsters are greater ones (MD-LVL-14).
GREATER_FROM = 4


def spawn(work: Work, card: str, zone: int, loot: str = "current", tag: str = "", asleep: bool = False) -> bool:
    """Put an enemy on the board with all its figures, or none: then the card is discarded and every enemy of its type
    is activated once (MD-EVT-05 to 08, ruling A-62).

    `loot`: what the guardian is given. `current`: a treasure of the current level; a digit: one of that level;
    `roaming`: a greater roaming monster card; empty: nothing.
    """
    printed = ENEMIES[card]
    if not figures(work, printed):
        discard(work, enemy_deck(card), card)
        _out_of_figures(work, printed)
        return False
    heroes = len(work.heroes)
    mob = printed.role == "mob"
    life = printed.health if mob else printed.health * heroes
    held = _equipment(work, loot)
    foe = Foe(work.serial, card, zone, life, printed.minions * heroes, loot=held, tag=tag, asleep=asleep)
    work.serial += 1
    work.foes = (*work.foes, foe)
    rule = {"mob": "MD-MOB-05", "agent": "MD-ENM-05", "roaming": "MD-ROAM-05"}[printed.role]
    tell(work, "md-event-spawn", rule, enemy=printed.type, zone=zone_name(work, zone), life=life, minions=foe.minions)
    if held in EQUIPMENT:
        tell(work, "md-event-guardian", "MD-GRD-02", enemy=printed.type, card=held)
    elif held:
        tell(work, "md-event-guardian-monster", "MD-MIS-10-12", enemy=printed.type, foe=held)
    return True


def _equipment(work: Work, loot: str) -> str:
    if loot == "roaming":
        return draw(work, "greater")
    return guardian_card(work, work.level if loot == "current" else int(loot)) if loot else ""


def figures(table: Table, printed: EnemyCard) -> bool:
    """Whether every figure of the card is free: the one of its type, and all minions (MD-EVT-07, ruling A-130)."""
    minions = 0
    for foe in table.foes:
        other = ENEMIES[foe.card]
        if other.type == printed.type:
            if foe.life or other.role != "mob":
                return False
            minions += foe.minions
    return minions + printed.minions * len(table.heroes) <= MINION_FIGURES.get(printed.type, 0)


def _out_of_figures(work: Work, printed: EnemyCard) -> None:
    """Every enemy of the type acts once more (MD-EVT-05)."""
    alike = [foe.n for foe in work.foes if ENEMIES[foe.card].type == printed.type and not foe.asleep]
    tell(work, "md-event-no-figures", "MD-EVT-05", enemy=printed.type)
    if alike:
        push(work, "enemy_order", NOBODY, *alike)


def enemy_deck(card: str) -> str:
    """The deck an enemy card belongs to."""
    printed = ENEMIES[card]
    return printed.category or f"guard_{printed.level}"


def fetch(work: Work, card: str) -> None:
    """Take a card the mission names out of its deck or discards, so that it cannot be drawn as well."""
    deck = enemy_deck(card)
    for pile in (work.decks, work.discards):
        cards = pile.get(deck, ())
        if card in cards:
            place = cards.index(card)
            pruned = {**pile, deck: cards[:place] + cards[place + 1 :]}
            if pile is work.decks:
                work.decks = pruned
            else:
                work.discards = pruned
            break


def guard(work: Work, zone: int, level: int = 0) -> bool:
    """Draw a guard of the current level, or of the one given, and put it on the board (MD-LVL-11, MD-MOB-04)."""
    card = draw(work, f"guard_{min(HIGHEST, level or work.level)}")
    if not card:
        tell(work, "md-event-no-guard", "MD-SET-26")
        return False
    return spawn(work, card, zone)


def category(level: int) -> str:
    """Lesser monsters roam at levels 1 to 3, greater ones at 4 and 5 (MD-LVL-14, MD-ROAM-01)."""
    return "greater" if level >= GREATER_FROM else "lesser"


def roaming(work: Work, zone: int, deck: str = "", tag: str = "") -> bool:
    """Draw a roaming monster, of the category given or the one of the current level, and put it on the board."""
    card = _monster(work, deck or category(work.level))
    if not card:
        tell(work, "md-event-no-monster", "MD-SET-47")
        return False
    return spawn(work, card, zone, tag=tag)


def _monster(work: Work, deck: str) -> str:
    """A roaming monster card; the mission may keep one out of play, then the next one is drawn."""
    for _ in range(len(work.decks[deck]) + len(work.discards[deck])):
        card = draw(work, deck)
        if not card or fold(work, Feature.summons, True, card):
            return card
        discard(work, deck, card)
    return ""


# Enemies the mission places.


def place_monsters(work: Work) -> None:
    """Put the monsters of the mission on the board that stand there from the start (MD-GRD-18)."""
    for spot in MISSIONS[work.mission].monsters:
        if not spot.later:
            place_monster(work, spot)


def place_monster(work: Work, spot: MonsterSpot) -> bool:
    """Put one monster of the mission on the board, with its equipment; it carries the mission's name for it. A card the
    mission names stays where it is as long as its figure is in use."""
    if spot.card == "random_greater":
        card = draw(work, "greater")
        if not card:
            tell(work, "md-event-no-monster", "MD-SET-47")
            return False
    else:
        by_level = spot.card == "abyssal_demon_by_level"
        card = f"abyssal_demon_{category(work.level)}" if by_level else spot.card
        if not figures(work, ENEMIES[card]):
            _out_of_figures(work, ENEMIES[card])
            return False
        fetch(work, card)
    loot = "" if spot.loot == "none" else spot.loot
    return spawn(work, card, board_of(work.mission).number[spot.zone], loot, spot.id, bool(spot.asleep))
