"""How a `Text` becomes a sentence: names, lists, numbers, payments, effects, and what happens without a message."""

from __future__ import annotations

import pytest

from tavola.kernel.errors import UnknownName
from tavola.kernel.records import Effect, Text
from tavola.text import LANGUAGES, MissingWords, say
from tavola.text.saying import _said


def both(key: str, **args: int | str | tuple[str, ...] | Effect) -> tuple[str, str]:
    text = Text(key, dict(args))
    return say(text, "en"), say(text, "pt-BR")


def test_ids_become_names() -> None:
    assert both("mk-event-play", card="march") == ("Played March.", "Jogou Marcha.")


def test_trailing_digits_of_an_argument_do_not_matter() -> None:
    assert both("mk-event-summon", enemy="orc_summoners", enemy2="medusa") == (
        "Medusa, summoned by Orc Summoners.",
        "Invocação de Orcs Invocadores: Medusa.",
    )


def test_an_id_without_name_is_shown_as_it_is() -> None:
    assert both("mk-event-play", card="no_such_card") == ("Played no_such_card.", "Jogou no_such_card.")


def test_lists() -> None:
    assert both("mk-event-draw", card=("march", "rage", "wound")) == (
        "Drew March, Rage and Wound.",
        "Comprou Marcha, Fúria e Ferimento.",
    )
    assert both("mk-event-draw", card=("march",)) == ("Drew March.", "Comprou Marcha.")
    assert both("mk-event-draw", card=("march", "rage"))[1] == "Comprou Marcha e Fúria."


def test_numbers_choose_their_plural_and_have_no_separators() -> None:
    assert both("mk-event-wound", count=1) == ("Took a Wound.", "Recebeu 1 Ferimento.")
    assert both("mk-event-wound", count=1234) == ("Took 1234 Wounds.", "Recebeu 1234 Ferimentos.")


def test_signed_numbers() -> None:
    assert both("mk-event-fame", count=3) == ("Fame +3.", "Fama +3.")
    assert both("mk-event-reputation", count=-2) == ("Reputation −2.", "Reputação −2.")


def test_payments() -> None:
    assert both("mk-event-cast", card="fireball", payment="red die + black token") == (
        "Cast Fireball (red die + black mana).",
        "Lançou Bola de Fogo (dado vermelho + mana preto).",
    )
    assert both("mk-event-play-strong", card="ruby_ring", payment="")[0] == "Played Ruby Ring for its strong effect."


@pytest.mark.parametrize(
    ("origin", "english"),
    [("card:march", "March"), ("unit:peasants", "Peasants"), ("skill:tovak_double_time", "Double Time")],
)
def test_origins(origin: str, english: str) -> None:
    assert both("mk-ask-choose", origin=origin)[0] == f"{english}: choose one."


def test_a_card_played_sideways_is_still_that_card() -> None:
    assert both("mk-ask-choose", origin="sideways:march")[1] == "Marcha: escolha uma opção."
    assert both("mk-ask-choose", origin="")[0] == "Choose one."


def test_names_with_articles() -> None:
    assert both("mk-event-conquer", site="mage_tower") == ("Conquered the mage tower.", "Conquistou a torre de mago.")


def test_effects_inside_a_sentence() -> None:
    assert both("mk-event-activate", unit="peasants", effect=Effect("influence", (2,))) == (
        "Peasants: Influence 2.",
        "Camponeses: Influência 2.",
    )


def test_no_isolation_marks() -> None:
    for sentence in both("mk-event-move", terrain="forest", space="1,-1", cost=3):
        assert "\u2068" not in sentence
        assert "\u2069" not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_is_loud_here_and_harmless_for_players(lang: str) -> None:
    with pytest.warns(MissingWords, match="mk-no-such-key"):
        assert say(Text("mk-no-such-key"), lang) == "mk-no-such-key"


def test_a_missing_argument_is_loud_here() -> None:
    with pytest.warns(MissingWords):
        say(Text("mk-event-play"), "en")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownName):
        say(Text("mk-event-play", {"card": "march"}), "tlh")


def test_sentences_are_kept() -> None:
    text = Text("mk-event-play", {"card": "swiftness"})
    say(text, "en")
    before = _said.cache_info().hits
    say(text, "en")
    assert _said.cache_info().hits == before + 1


def test_words_agree_with_who_is_spoken_of() -> None:
    assert both("md-why-stunned", hero="sibyl")[1] == "Sibyl está atordoada e precisa se levantar antes."
    assert both("md-why-stunned", hero="bjorn")[1] == "Bjorn está atordoado e precisa se levantar antes."
    assert both("md-event-dragged", hero="whisper", zone="6v.b2") == (
        "Whisper is dragged along to 6V.b2.",
        "Sussurro é arrastada para 6V.b2.",
    )


def test_places_are_entered_with_their_preposition() -> None:
    assert both("mk-event-enter", site="dungeon") == ("Entered the dungeon.", "Entrou no calabouço.")
    assert both("mk-option-enter", site="spawning_grounds")[1] == "Entrar no nascedouro"


@pytest.mark.parametrize(
    ("key", "args", "english", "portuguese"),
    [
        ("mk-ask-forgive", {"count": 1}, "Throw away the Wound of this turn?", "Jogar fora o Ferimento deste turno?"),
        ("md-event-heals", {"hero": "owen", "n": 2}, "Owen heals 2 wounds.", "Owen cura 2 danos."),
        (
            "md-event-lifebringer",
            {"n": 1, "left": 1},
            "The Lifebringer holds 1 token again.",
            "O Portador da Vida volta a ter 1 marcador.",
        ),
        (
            "md-event-symbols",
            {"origin": "", "n": 2, "symbol": "diamond"},
            ": +2 Diamonds.",
            ": +2 Diamantes.",
        ),
    ],
)
def test_words_agree_in_number(key: str, args: dict[str, int | str], english: str, portuguese: str) -> None:
    assert both(key, **args) == (english, portuguese)
