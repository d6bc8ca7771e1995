"""`tavola cards GAME [ID]`: everything printed, with the words a player reads and the rules it touches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from ..kernel.contract import CardInfo
from ..kernel.errors import UnknownName
from ..kernel.reading import nearest
from ..kernel.records import Effect, Text
from ..kernel.shelf import game as game_of
from ..text import LANGUAGES, card_texts, describe, knows, names, say
from ..text.rulebook import rule
from ..text.rulesearch import words as plain_words
from .click_words import SpokenCommand, for_programs, option, speaks
from .output import print_json, print_table
from .words import lang, said

#: What a piece says about itself as a whole, besides its sides.
WHOLE = "text"
#: What a piece with sides says beside them: when it is used, and what it gives to others.
ASIDE = ("usage", "other")
#: Printed facts told in a line of their own, and the kind of piece their values name; the words say the others.
TOLD = {
    "colors": "color",
    "mana": "color",
    "hero": "hero",
    "decks": "hero",
    "pile": "color",
    "number": "",
    "copies": "",
    "health": "",
}
#: The fact that holds the keys of names of sides: the strong name of a Spell, the special skill of a hero.
NAMES = "names"


def words(side: Any, language: str, prefix: str) -> str:
    """The words of one side: rendered from its effect in the words of its game, or from the key it carries."""
    return describe(side, language, prefix) if isinstance(side, Effect) else say(Text(str(side)), language)


def texts(game: str, card: CardInfo, language: str) -> dict[str, str]:
    """The words of a piece by side; what it says as a whole comes first."""
    prefix, what = card.name.split("-")[:2]
    start = f"{what}:{card.id}"
    told = card_texts(game, language)
    sides = {side: words(value, language, prefix) for side, value in card.sides}
    whole = {WHOLE: told[start]} if start in told and told[start] not in sides.values() else {}
    rest = {key.removeprefix(f"{start}:"): text for key, text in told.items() if key.startswith(f"{start}:")}
    if sides:
        rest = {key: text for key, text in rest.items() if key in ASIDE}
    return whole | sides | rest


def record(game: str, card: CardInfo) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "set": card.set,
        "names": {language: say(Text(card.name), language) for language in LANGUAGES},
        "text": {language: texts(game, card, language) for language in LANGUAGES},
        "side_names": {
            language: {side: say(Text(key), language) for side, key in card.facts.get(NAMES, {}).items()}
            for language in LANGUAGES
        },
        "facts": {key: value for key, value in card.facts.items() if key != NAMES},
        "rules": card.rules,
    }


@click.command(cls=SpokenCommand, help="help-cards")
@click.argument("game")
@click.argument("card", metavar="[ID]", required=False)
@option("--kind", help="help-cards-kind")
@option("--find", "wish", metavar="WORDS", help="help-cards-find")
@option("--missing", is_flag=True, help="help-missing")
@speaks
@for_programs
def cards(game: str, card: str | None, kind: str | None, wish: str | None, missing: bool, as_json: bool) -> None:
    rules = game_of(game)
    if missing:
        absent = rules.missing()
        if as_json:
            print_json(absent)
        else:
            click.echo("\n".join(absent) if absent else said("cards-none-missing"), err=not absent)
        return
    found = [info for info in rules.cards() if card in (None, info.id)]
    if not found and card is not None:
        near = nearest(card, [info.id for info in rules.cards()])
        raise UnknownName(
            "error-unknown-card-near" if near else "error-unknown-card", name=card, game=said(f"game-{game}"), near=near
        )
    if kind is not None:
        found = _of_kind(found, kind)
    if wish is not None:
        found = [info for info in found if speaks_of(game, info, plain_words(wish))]
    if as_json:
        print_json([record(game, info) for info in found])
    elif card is not None:
        for info in found:
            click.echo("\n".join(page(game, info)))
    elif found:
        print_table(
            (said("heading-id"), said("heading-name"), said("heading-kind"), said("heading-set")),
            ((info.id, said(info.name), kind_name(info), box_name(info)) for info in found),
        )
    else:
        click.echo(said("cards-none-found"))


def _of_kind(cards: list[CardInfo], kind: str) -> list[CardInfo]:
    """`spell`, or a word several kinds end in: `unit`, `tactic`, `action`; or the name the list shows."""
    wanted = kind.lower().replace("-", "_")
    found = [
        info
        for info in cards
        if info.kind == wanted or info.kind.endswith(f"_{wanted}") or kind_name(info).lower() == kind.lower()
    ]
    if not found:
        raise UnknownName("error-unknown-kind", name=kind, known=tuple(dict.fromkeys(info.kind for info in cards)))
    return found


def speaks_of(game: str, card: CardInfo, wanted: list[str]) -> bool:
    """Whether a piece holds every word, in its names, texts or rules, in either language, accents and case ignored."""
    said_of = [card.id, *card.rules]
    for language in LANGUAGES:
        said_of += [say(Text(card.name), language), *texts(game, card, language).values()]
    plain = " ".join(plain_words(" ".join(said_of)))
    return all(word in plain for word in wanted)


def page(game: str, card: CardInfo) -> Iterator[str]:
    """One piece in full."""
    prefix = card.name.partition("-")[0]
    yield f"{said(card.name)} ({card.id}, {kind_name(card)}, {box_name(card)})"
    others = [say(Text(card.name), language) for language in LANGUAGES if language != lang()]
    yield f"  {' / '.join(others)}"
    printed = "; ".join(told(game, card))
    if printed:
        yield f"  {printed}"
    for side, text in texts(game, card, lang()).items():
        plain = side == WHOLE or (side.isdigit() and not card.sides)
        label = "" if plain else _label(prefix, side, card)
        yield f"  {label}: {text}" if label else f"  {text}"
    for id in card.rules:
        yield f"  {id}  {rule(game, id, lang()).text}"


def told(game: str, card: CardInfo) -> Iterator[str]:
    """The printed facts that are no sentence: `color: red; copies: 2`."""
    named = names(game, lang())
    for key, kind in TOLD.items():
        value = card.facts.get(key)
        if not value:
            continue
        if isinstance(value, dict):
            many = [said("printed-of", name=named[kind].get(str(one), str(one)), n=n) for one, n in value.items()]
        else:
            many = [
                named.get(kind, {}).get(str(one), str(one)) for one in (value if isinstance(value, list) else [value])
            ]
        many = [one for one in many if one]
        if many:
            yield said(f"printed-{key}", value=", ".join(many), n=len(many))


def kind_name(card: CardInfo) -> str:
    return _known(f"{card.name.partition('-')[0]}-piece-{card.kind}", card.kind)


def box_name(card: CardInfo) -> str:
    return _known(f"web-library-set-{card.set.replace('_', '-')}", card.set)


def _label(prefix: str, side: str, card: CardInfo) -> str:
    """What a side is called: by its game, by its own name, or both; nothing where its words say it themselves."""
    label, name = _known(f"{prefix}-side-{side}", side if side.isdigit() else ""), card.facts.get(NAMES, {}).get(side)
    if not name:
        return label
    return f"{label} ({said(name)})" if label else said(name)


def _known(key: str, otherwise: str) -> str:
    return said(key) if knows(key, lang()) else otherwise
