"""The sections of a position that lay out the table: Source, piles, offers, decks, the Dummy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import counts, known, listed, named, names, only
from ..catalog import BASIC_COLORS, CARDS, COLORS, ENEMIES, HEROES, PILES, SKILLS, TACTICS, UNITS
from ..state import Die, Work
from .land import drawn, fill_map

DIE_STATES = ("free", "taken", "turned", "kept", "claimed")
DECKS = ("advanced", "spells", "artifacts", "regular", "elite")
OFFERS = ("units", "advanced", "spells", "skills", "tactics")
DUMMY_KEYS = ("hero", "deck", "discard", "crystals", "tactic", "skills")


def of_kind(*kinds: str) -> tuple[str, ...]:
    """The cards and Units of some kinds."""
    cards = tuple(card.id for card in CARDS.values() if card.kind in kinds)
    return cards + tuple(unit.id for unit in UNITS.values() if unit.kind in kinds)


def _source(work: Work, section: Mapping[str, Any]) -> None:
    only(section, ("dice", "kept"), "source.")
    dice = tuple(_die(entry) for entry in listed(section, "dice", "source."))
    work.source = dice + tuple(Die(color, "kept") for color in names(section, "kept", BASIC_COLORS, "source."))


def _die(entry: object) -> Die:
    """A die by its colour; or as a table with its state: `{color = "red", state = "taken"}`."""
    how: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {}
    only(how, ("color", "state"), "source.dice.")
    color = known(str(how.get("color", entry)), COLORS, "source.dice")
    return Die(color, named(how, "state", "free", DIE_STATES, "source.dice."))


def _of_pile(pile: str) -> tuple[str, ...]:
    return tuple(enemy.id for enemy in ENEMIES.values() if enemy.pile == pile)


def _piles(work: Work, section: Mapping[str, Any]) -> None:
    """The named tokens lie on top of their piles, in this order."""
    only(section, PILES, "piles.")
    for pile in section:
        found = names(section, pile, _of_pile(pile), "piles.")
        for name in found:
            drawn(work, name)
        work.piles = {**work.piles, pile: found + work.piles[pile]}


def _discards(work: Work, section: Mapping[str, Any]) -> None:
    """The named tokens lie in the discard of their colour, no longer in its pile."""
    only(section, PILES, "discards.")
    for pile in section:
        found = names(section, pile, _of_pile(pile), "discards.")
        for name in found:
            drawn(work, name)
        work.discards = {**work.discards, pile: found}


def _offers(work: Work, section: Mapping[str, Any]) -> None:
    only(section, OFFERS, "offers.")
    if "units" in section:
        work.unit_offer = names(section, "units", of_kind("regular", "elite", "advanced_action"), "offers.")
    if "advanced" in section:
        work.advanced_offer = names(section, "advanced", of_kind("advanced_action"), "offers.")
        work.advanced = tuple(card for card in work.advanced if card not in work.advanced_offer + work.unit_offer)
    if "spells" in section:
        work.spell_offer = names(section, "spells", of_kind("spell"), "offers.")
        work.spells = tuple(card for card in work.spells if card not in work.spell_offer)
    if "skills" in section:
        work.common_skills = names(section, "skills", SKILLS, "offers.")
    if "tactics" in section:
        work.tactics = names(section, "tactics", TACTICS, "offers.")


def _decks(work: Work, section: Mapping[str, Any]) -> None:
    """The named cards lie on top of their decks, in this order; decks named by `only` hold nothing else."""
    kinds = {
        "advanced": of_kind("advanced_action"),
        "spells": of_kind("spell"),
        "artifacts": of_kind("artifact"),
        "regular": of_kind("regular"),
        "elite": of_kind("elite"),
    }
    only(section, (*DECKS, "only"), "decks.")
    bare = names(section, "only", DECKS, "decks.")
    for deck in dict.fromkeys((*(key for key in section if key != "only"), *bare)):
        found = names(section, deck, kinds[deck], "decks.")
        rest = [] if deck in bare else list(getattr(work, deck))
        for name in found:
            if name in rest:
                rest.remove(name)
        setattr(work, deck, found + tuple(rest))


def _dummy(work: Work, section: Mapping[str, Any]) -> None:
    only(section, DUMMY_KEYS, "dummy.")
    if work.dummy is None:
        raise BadPosition("mk-position-no-dummy", key="dummy", scenario=work.scenario)
    dummy = work.dummy
    hero = named(section, "hero", dummy.hero, HEROES, "dummy.")
    printed = tuple(HEROES[hero].dummy_crystals.count(color) for color in BASIC_COLORS)
    work.dummy = replace(
        dummy,
        hero=hero,
        deck=names(section, "deck", CARDS, "dummy.") if "deck" in section else dummy.deck,
        discard=names(section, "discard", CARDS, "dummy."),
        crystals=counts(section, "crystals", BASIC_COLORS, 99, "dummy.") if "crystals" in section else printed,
        tactic=named(section, "tactic", dummy.tactic, TACTICS, "dummy."),
        skills=names(section, "skills", SKILLS, "dummy.") if "skills" in section else dummy.skills,
    )


SECTIONS: dict[str, Callable[[Work, Mapping[str, Any]], None]] = {
    "source": _source,
    "map": fill_map,
    "piles": _piles,
    "discards": _discards,
    "offers": _offers,
    "decks": _decks,
    "dummy": _dummy,
}
