"""One word for one thing: the vocabulary of the rulebooks, held against synonyms that crept in before.

Every message of both languages is read, with the words of every printed piece; a pattern that is found names the word
to use instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest

from tavola import shelf  # noqa: F401  (puts the games on the shelf)
from tavola.text import LANGUAGES, card_texts
from tavola.text.messages import entries
from tavola.text.rulebook import chapters, glossary, rule, rule_ids
from tavola.text.vocabulary import known

#: What must not be said in any game, by language: a pattern and what to say instead.
ANYWHERE = {
    "pt-BR": {
        r"\b[Pp]aga-se\b": "por",
        r"[Uu]ltimate": "Edição Definitiva",
        r"[Ll]inha de [Vv]isão": "campo de visão",
    },
    "en": {
        r"(?i)\b\w*(colour|armour|defence|offence|favour|neighbour)": "color, armor, defense, favor, neighbor",
        r"(?i)\bcentre": "center",
        r"(?i)\bcancelled": "canceled",
        r"(?i)\btravell(er|ed|ing)": "traveler, traveled, traveling",
        r"(?i)that (is|are) no Wounds?\b": "non-Wound",
        r"\b(the|an|near an) own\b": "your own, their own",
        r"\b[Pp]ay an? (red |blue |green |white )?mana\b": "pay 1 mana",
        r"Nothing fits": "No match",
        r"(?<![A-Za-z])Enemies Phase": "Enemies' Phase",
        r"Siege and Ranged": "Ranged and Siege",
    },
}
#: The same for one game.
IN = {
    ("mageknight", "pt-BR"): {
        r"\bHabilidades?\b": "Poder",
        r"\berrantes?\b": "irascível",
        r"\bassalt": "invasão",
        r"[Ff]ichas? de mana": "marcador de mana",
        r"\bmanas? (vermelha|preta|branca|dourada|usada|básica|pura)": "o mana é masculino",
        r"\b(uma|a|à|da|na|pela|essa|esta|primeira) mana\b": "o mana é masculino",
        r"[Oo]ferta (comum|compartilhada)": "oferta de Poderes Compartilhados",
        r"Unidades? (Comu[mn]|Regular)": "Unidade Convencional",
        r"\bEsquivo": "Elusivo",
        r"\b[Cc]apacidades?\b": "habilidade",
        r"[Ff]ase de (Cerco|Dano)": "fase de Ataque de Cerco e à Distância, fase de Atribuição de Dano",
        r"Distância e (de )?Cerco": "de Cerco e à Distância",
        r"\b([Mm]asmorra|[Tt]umba|[Ff]ortaleza|[Cc]astelo)": "calabouço, sepulcro, forte",
        r"Conquista Total": "Conquista Completa",
        r"\bpronta": "preparada",
        r"\b[Gg]anhe\b|\b[Gg]anhar um": "receba",
        r"\bheróis?\b": "Herói",
        r"(?<!Fim da )(?<!Ordem na )(?<=\w )Rodadas?\b": "rodada",
        r"(?<=\w )Fase de": "fase de",
        r"[Ll]imite d[ae] mão": "limite da Mão",
        r"(?<=[a-z] )ferimentos?\b": "Ferimento",
        r", \d vezes": "contado",
        r"\d ×": "contado",
    },
    ("massivedarkness", "pt-BR"): {
        r"\b[Ee]rrantes?\b": "Vagante",
        r"\b[Ff]ichas?\b": "marcador",
        r"\b[Ff]eriment": "dano",
        r"\b[Ff]iguras?\b": "miniatura",
        r"\b[Ee]tapas?\b": "estágio",
        r"Emissário das": "Emissário Sombrio",
        r"monstro de (guarda|vigia)": "Monstro de Vigia",
        r"[Pp]ontes? das [Ss]ombras": "Ponte Sombria",
        r"\bBolsa:": "Inventário",
        r"(?<=[\w,:] )(Servos?|Chefes?|Danos?|Rodadas?)\b": "em minúsculas",
        r"(?<=\w )Fase (dos|de|Final)": "fase",
    },
    ("oath", "pt-BR"): {
        r"\b[Gg]overn": "controlar",
        r"\b[Pp]oder(es)?\b": "habilidade",
        r"\b[Cc]ombin(a|e|am|em|ar)\b": "corresponder",
        r"\b[Tt]ranca": "travada",
        r"\b[Aa]bert[oa]s?\b": "virado para cima",
        r"\b[Ee]difíci": "estrutura",
        r"\b([Pp]eão|[Pp]eões)\b": "peça",
        r"\b[Bb]ancos?\b": "reserva",
        r"\b[Bb]andeiras?\b": "estandarte",
        r"\b[Aa]ssessor": "conselheiro",
        r"\b[Tt]ome\b|\b[Tt]omar (1|um)": "pegar; só o título e o que se conquista são tomados",
        r"\bforças?\b": "exército",
        r"[Vv]inculant": "barganha obrigatória",
        r"(?<!\$)\bfavor(es)?\b": "influência",
        r"\b[Mm]oradore?s?\b": "habitante",
    },
}
#: Names that happen to hold such a word.
NAMES = re.compile(r"^(mk|md|oa)-(card|skill|enemy|event_card|term|rank|phase)-|^web-")


@cache
def messages_of(game: str, lang: str) -> tuple[tuple[str, str], ...]:
    """The messages of a game, or of the house, as they are written."""
    package = next((words.package for words in known() if words.game == game), "tavola.text")
    room = resources.files(package)
    folder = (room.joinpath("words") if game else room).joinpath(lang)
    return tuple(
        (key, value)
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
        for key, value in entries(file.read_text("utf-8"))
    )


def spoken(game: str, lang: str) -> Iterator[tuple[str, str]]:
    yield from messages_of(game, lang)
    if game:
        yield from card_texts(game, lang).items()


def told(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The rulebook of a game."""
    for id in rule_ids(game):
        yield id, f"{rule(game, id, lang).text} {rule(game, id, lang).example}"
    for term in glossary(game, lang):
        yield term.word, f"{term.word} {term.meaning}"
    for chapter in chapters(game):
        yield chapter.id, chapter.title[lang]


def found(texts: Iterator[tuple[str, str]], patterns: dict[str, str]) -> list[str]:
    return [
        f"{key}: {hit[0]!r}, say {instead}"
        for key, text in texts
        for pattern, instead in patterns.items()
        if (hit := re.search(pattern, text)) is not None
    ]


GAMES = ("", *(words.game for words in known()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_forbidden_synonym_is_said(game: str, lang: str) -> None:
    patterns = ANYWHERE[lang] | IN.get((game, lang), {})
    names = ((key, text) for key, text in spoken(game, lang) if NAMES.match(key) is None)
    assert found(names, patterns) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES[1:])
def test_no_forbidden_synonym_is_on_the_page(game: str, lang: str) -> None:
    page = ((key, text) for key, text in messages_of(game, lang) if key.startswith("web-"))
    capitals = ("em minúsculas", "fase", "rodada", "fase de")
    patterns = {one: say for one, say in (ANYWHERE[lang] | IN.get((game, lang), {})).items() if say not in capitals}
    assert found(page, patterns) == []


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_rulebook_is_spelled_as_it_is_printed(game: str) -> None:
    assert found(told(game, "en"), ANYWHERE["en"]) == []


@pytest.mark.parametrize("game", GAMES[1:])
def test_english_rules_have_no_portuguese_in_brackets(game: str) -> None:
    portuguese = {term.word for term in glossary(game, "pt-BR")}
    english = {term.word for term in glossary(game, "en")}
    for key, text in told(game, "en"):
        assert not {*re.findall(r"\(([^()]+)\)", text)} & (portuguese - english), key


def test_patterns_find_what_they_forbid() -> None:
    spoiled = iter([("x", "Ganhe uma ficha de mana: uma mana vermelha na Fase de Cerco desta Rodada, herói.")])
    assert len(found(spoiled, IN["mageknight", "pt-BR"])) == 8
