"""Cards read aloud: what a player holding them must understand, in both languages."""

from __future__ import annotations

import pytest

from tavola import shelf  # noqa: F401  (puts the games on the shelf)
from tavola.kernel.effects import cost, may, one_of, seq, when
from tavola.kernel.records import Effect, Text
from tavola.mageknight.catalog import SKILLS, UNITS
from tavola.text import card_texts, describe, say

READ = [
    # Prices and conditions that change the meaning
    (
        "unit:fire_mages:1",
        "Pay 1 red mana: Fire Attack 6 or Fire Block 6.",
        "Pague 1 mana vermelho: Ataque de Fogo 6 ou Bloqueio de Fogo 6.",
    ),
    (
        "card:energy_flow:basic",
        "Ready a Unit of yours (not in combat); you may spend a Unit of level 2 or lower of each other player.",
        (
            "Prepare uma Unidade sua (não em combate); você pode deixar Usada uma Unidade de nível 2 ou menor de cada "
            "outro jogador."
        ),
    ),
    (
        "skill:braevalar_feral_allies",
        "Attack 1 or one enemy attack gets −1. Exploring always costs 1 Move less.",
        "Ataque 1 ou um ataque inimigo recebe −1. Explorar custa sempre 1 a menos de Movimento.",
    ),
    (
        "card:whirlwind:strong",
        "Only in the Attack phase: one enemy is destroyed.",
        "Só na fase de Ataque: um inimigo é destruído.",
    ),
    (
        "card:demolish:strong",
        "Only in the Attack phase: one enemy is destroyed and each of the other enemies gets Armor −1 (minimum 1).",
        "Só na fase de Ataque: um inimigo é destruído e cada um dos outros inimigos recebe Armadura −1 (mínimo 1).",
    ),
    (
        "skill:krang_battle_frenzy",
        "Attack 2; or Attack 4 and turn this Skill face down. Resting turns it up again.",
        "Ataque 2; ou Ataque 4 e vire este Poder para baixo. Descansar o vira de volta.",
    ),
    (
        "skill:arythea_motivation",
        (
            "Draw 2 cards. If you alone have the least Fame, gain a red mana token. "
            "It may be used on another player's turn; then no other Motivation until the end of your next turn."
        ),
        (
            "Compre 2 cartas. Se só você tiver a menor Fama, receba 1 marcador de mana vermelho. "
            "Pode ser usado no turno de outro jogador; depois, nenhuma outra Motivação até o fim do seu próximo turno."
        ),
    ),
    (
        "card:ice_shield:strong",
        "Ice Block 3 (the enemy it blocks gets Armor −3, minimum 1).",
        "Bloqueio de Gelo 3 (o inimigo bloqueado recebe Armadura −3, mínimo 1).",
    ),
    (
        "card:banner_of_glory:strong",
        (
            "This turn, your Units get Attack +1 and Block +1; your Units have Armor +1; "
            "Fame +1 for each Unit that attacks or blocks."
        ),
        (
            "Neste turno, suas Unidades recebem Ataque +1 e Bloqueio +1; suas Unidades têm Armadura +1; "
            "Fama +1 por Unidade que atacar ou bloquear."
        ),
    ),
    (
        "card:underground_travel:strong",
        (
            "Move up to 3 revealed spaces for free, not over swamp or lake, to a fortified site or another Hero's "
            "space, and attack; the fortification of the site does not count."
        ),
        (
            "Mova-se de graça até 3 espaços revelados, sem passar por pântano ou lago, até um local fortificado ou o "
            "espaço de outro Herói, e ataque; a fortificação do local não conta."
        ),
    ),
    (
        "card:tranquility:basic",
        "Heal 1 or draw a card. Not in combat.",
        "Cura 1 ou compre 1 carta. Não em combate.",
    ),
    (
        "card:savage_harvesting:strong",
        (
            "Move 4. This turn, after each space you move, you may discard a non-Wound card to gain a crystal of its "
            "color (Artifact: any color)."
        ),
        (
            "Movimento 4. Neste turno, a cada espaço percorrido, você pode descartar 1 carta que não seja Ferimento "
            "para receber 1 cristal da cor dela (Artefato: qualquer cor)."
        ),
    ),
    (
        "skill:wolfhawk_on_her_own",
        "Influence 1 (3 if you recruit no Unit for Influence this turn).",
        "Influência 1 (3 se você não recrutar nenhuma Unidade com Influência neste turno).",
    ),
    (
        "card:banner_of_fear:strong",
        "Up to 3 enemies do not attack in this combat.",
        "Até 3 inimigos não atacam neste combate.",
    ),
    (
        "enemy:heroes_fire",
        (
            "2 separate attacks: Attack 4 and Fire Attack 2. Armor 4. Resists: fire. Fame 5. "
            "Defeating it: Reputation −1."
        ),
        (
            "2 ataques separados: Ataque 4 e Ataque de Fogo 2. Armadura 4. Resiste a: fogo. Fama 5. "
            "Ao derrotá-lo: Reputação −1."
        ),
    ),
    (
        "site:refugee_camp",
        (
            "Inhabited site. Any Unit of the offer may be recruited here: one with the village icon at its price, "
            "one with the city icon alone for 3 Influence more, any other for 1 more."
        ),
        (
            "Local habitado. Aqui se recruta qualquer Unidade da oferta: com o ícone de vilarejo, pelo preço impresso; "
            "só com o de cidade, por 3 de Influência a mais; as outras, por 1 a mais."
        ),
    ),
    (
        "tile:core_7",
        (
            "Center: plains, city (white). Around it, clockwise from the north-east: plains; forest; lake, draconum; "
            "lake; wasteland, keep; wasteland, spawning grounds."
        ),
        (
            "Centro: planície, cidade (branca). Ao redor, em sentido horário a partir do nordeste: planície; floresta; "
            "lago, draconum; lago; ermo, forte; ermo, nascedouro."
        ),
    ),
    # Counted, not repeated
    (
        "card:blood_ritual:strong",
        (
            "Take a Wound. Gain 3 mana tokens of any colors. "
            "You may pay 1 mana of a basic color: gain a crystal of that color."
        ),
        (
            "Receba 1 Ferimento. Receba 3 marcadores de mana de quaisquer cores. "
            "Se quiser, pague 1 mana de uma cor básica: receba 1 cristal dessa cor."
        ),
    ),
    (
        "card:decompose:basic",
        "Throw away another Action from hand: gain 2 crystals of that color.",
        "Jogue fora outra Ação da mão: receba 2 cristais dessa cor.",
    ),
    (
        "skill:arythea_ritual_of_pain",
        "Throw away up to 2 Wounds from hand.",
        "Jogue fora até 2 Ferimentos da mão.",
    ),
    (
        "card:explosive_bolt:basic",
        "Take a Wound. Gain a white and a red crystal.",
        "Receba 1 Ferimento. Receba 1 cristal branco e 1 vermelho.",
    ),
    # What choices share is said once
    (
        "card:flame_wall:strong",
        "Fire Attack 5 or Fire Block 7, +2 for each enemy you face.",
        "Ataque de Fogo 5 ou Bloqueio de Fogo 7, +2 por inimigo que você enfrenta.",
    ),
    (
        "card:pure_magic:basic",
        "Pay 1 mana, by its color: Move 4 (green), Influence 4 (white), Block 4 (blue) or Attack 4 (red).",
        (
            "Pague 1 mana, conforme a cor: Movimento 4 (verde), Influência 4 (branco), Bloqueio 4 (azul) "
            "ou Ataque 4 (vermelho)."
        ),
    ),
    (
        "card:mana_meltdown:strong",
        (
            "Choose a basic color: everyone, you included, takes a Wound for each crystal of that color they have; "
            "then gain 2 crystals of it."
        ),
        (
            "Escolha uma cor básica: todos, inclusive você, recebem 1 Ferimento por cristal dessa cor que tiverem; "
            "depois, receba 2 cristais dela."
        ),
    ),
    (
        "unit:altem_mages:1",
        (
            "Cold Fire Attack 5 or Cold Fire Block 5 (7 if you pay 1 blue or red mana; "
            "9 if you pay 1 blue and 1 red mana)."
        ),
        (
            "Ataque de Fogo Frio 5 ou Bloqueio de Fogo Frio 5 (7 se você pagar 1 mana azul ou vermelho; "
            "9 se você pagar 1 mana azul e 1 vermelho)."
        ),
    ),
    (
        "skill:krang_curse",
        (
            "One enemy attack gets −2 or one enemy gets Armor −1 (minimum 1); "
            "not against an enemy fortified in the Ranged and Siege Attack phase."
        ),
        (
            "Um ataque inimigo recebe −2 ou um inimigo recebe Armadura −1 (mínimo 1); "
            "não contra inimigo fortificado na fase de Ataque de Cerco e à Distância."
        ),
    ),
    (
        "skill:krang_regenerate",
        (
            "Pay 1 mana of any color: throw away a Wound from hand; if the mana is red, or if you alone have the least "
            "Fame, draw a card."
        ),
        (
            "Pague 1 mana de qualquer cor: jogue fora 1 Ferimento da mão; se o mana for vermelho, ou se só você tiver "
            "a menor Fama, compre 1 carta."
        ),
    ),
    # Conditions without chains of colons
    (
        "skill:braevalar_beguile",
        "Influence 3 (4 at a magical glade; 2 at a fortified site).",
        "Influência 3 (4 em uma clareira mágica; 2 em um local fortificado).",
    ),
    (
        "skill:tovak_who_needs_magic",
        "One card played sideways gives 2 (3 if you use no die of the Source this turn).",
        "Uma carta jogada de lado vale 2 (3 se você não usar nenhum dado da Fonte neste turno).",
    ),
    (
        "card:blood_rage:basic",
        "Attack 2 (5 if you take a Wound).",
        "Ataque 2 (5 se você receber 1 Ferimento).",
    ),
    # Labels and names
    (
        "skill:krang_shamanic_ritual:other",
        "To turn it up again: the action of your turn.",
        "Para virá-lo de volta: a ação do turno.",
    ),
    (
        "skill:krang_arcane_disguise:other",
        "To turn it up again: pay 1 green mana.",
        "Para virá-lo de volta: pague 1 mana verde.",
    ),
    (
        "enemy:dragon_summoner",
        "Summons 2 brown enemies, which attack in its place. Armor 8. Arcane Immunity. Resists: physical. Fame 9.",
        "Invoca 2 inimigos marrons, que atacam em seu lugar. Armadura 8. Imunidade Arcana. Resiste a: físico. Fama 9.",
    ),
    (
        "card:temporal_portal:strong",
        (
            "As the action of your turn: Hand limit +1 at your next draw and you may move up to 2 revealed spaces, "
            "or Hand limit +2 and 1 space; for free, to a safe space, provoking no enemies."
        ),
        (
            "Como a ação do turno: limite da Mão +1 na sua próxima compra e, se quiser, mova-se até 2 espaços "
            "revelados; ou limite da Mão +2 e 1 espaço; de graça, até um espaço seguro, sem provocar inimigos."
        ),
    ),
    (
        "card:mist_form:basic",
        (
            "Move 4. This turn, lakes can be entered for 2 Move; every terrain costs 2 Move; "
            "you cannot enter hills or mountain."
        ),
        (
            "Movimento 4. Neste turno, você pode entrar em lago por 2 de Movimento; todo terreno custa 2 de Movimento; "
            "você não pode entrar em colinas ou montanha."
        ),
    ),
    (
        "ruin:ruins_brown_red",
        "Enemies: 1 brown and 1 red. Reward: 2 Artifacts.",
        "Inimigos: 1 marrom e 1 vermelho. Recompensa: 2 Artefatos.",
    ),
]


@pytest.mark.parametrize(("key", "english", "portuguese"), READ, ids=[key for key, _, _ in READ])
def test_cards_read_aloud(key: str, english: str, portuguese: str) -> None:
    assert card_texts("mageknight", "en")[key] == english
    assert card_texts("mageknight", "pt-BR")[key] == portuguese


def leaf(op: str, *args: int | str) -> Effect:
    return Effect(op, args)


@pytest.mark.parametrize(
    ("effect", "english", "portuguese"),
    [
        (seq(*[leaf("mana", "gold")] * 3), "Gain 3 gold mana tokens.", "Receba 3 marcadores de mana dourados."),
        (
            seq(may(leaf("throw_wound")), may(leaf("throw_wound"))),
            "Throw away up to 2 Wounds from hand.",
            "Jogue fora até 2 Ferimentos da mão.",
        ),
        (
            when("night", seq(leaf("move", 1), leaf("heal", 1)), leaf("move", 3)),
            "At Night, Move 1 and Heal 1; by Day, Move 3.",
            "À Noite, Movimento 1 e Cura 1; de Dia, Movimento 3.",
        ),
        (
            when("at_glade", leaf("move", 2), when("at_fortified", leaf("heal", 1), leaf("draw", 1))),
            "At a magical glade, Move 2; at a fortified site, Heal 1; otherwise, draw a card.",
            "Em uma clareira mágica, Movimento 2; em um local fortificado, Cura 1; senão, compre 1 carta.",
        ),
        (
            one_of(leaf("attack", 2, "fire", "melee"), cost(leaf("pay_move", 3), leaf("attack", 4, "fire", "melee"))),
            "Fire Attack 2 (4 if you spend 3 Move).",
            "Ataque de Fogo 2 (4 se você gastar 3 de Movimento).",
        ),
        (
            one_of(leaf("attack", 2, "fire", "melee"), cost(leaf("pay_move", 3), leaf("attack", 4, "ice", "melee"))),
            "Fire Attack 2; or spend 3 Move: Ice Attack 4.",
            "Ataque de Fogo 2; ou gaste 3 de Movimento: Ataque de Gelo 4.",
        ),
        (
            cost(leaf("wound", 1), leaf("draw", 2)),
            "Take a Wound. Draw 2 cards.",
            "Receba 1 Ferimento. Compre 2 cartas.",
        ),
    ],
)
def test_how_trees_are_put(effect: Effect, english: str, portuguese: str) -> None:
    assert (describe(effect, "en", "mk"), describe(effect, "pt-BR", "mk")) == (english, portuguese)


def test_every_price_of_a_unit_is_said() -> None:
    told = {lang: card_texts("mageknight", lang) for lang in ("en", "pt-BR")}
    priced = [(unit.id, place) for unit in UNITS.values() for place, one in enumerate(unit.abilities) if one.mana]
    assert len(priced) == 27
    for id, place in priced:
        assert told["en"][f"unit:{id}:{place}"].startswith("Pay 1 "), id
        assert told["pt-BR"][f"unit:{id}:{place}"].startswith("Pague 1 mana "), id


def test_what_a_unit_is_known_for_is_said() -> None:
    thugs = card_texts("mageknight", "pt-BR")["unit:thugs"]
    assert "a Reputação conta ao contrário" in thugs
    assert "pague antes 2 de Influência" in thugs


def test_skills_never_for_combat_say_so() -> None:
    calm = [skill.id for skill in SKILLS.values() if skill.healing]
    assert "norowas_inspiration" in calm
    for id in calm:
        assert card_texts("mageknight", "en")[f"skill:{id}:usage"].endswith("Not in combat."), id


def test_proper_names_keep_their_capitals() -> None:
    assert "acampamento de Volkare" in card_texts("mageknight", "pt-BR")["tile:core_volkare"]


def test_a_glade_throws_wounds_away() -> None:
    for key, args in (("mk-ask-glade", {}), ("mk-event-glade", {"where": "hand"})):
        assert "heal" not in say(Text(key, dict(args)), "en")


def test_names_within_a_sentence_have_no_capital_but_their_own() -> None:
    for lang, where in (("en", "mage tower and monastery"), ("pt-BR", "torre de mago e mosteiro")):
        assert card_texts("mageknight", lang)["unit:fire_mages"].endswith(f": {where}.")
    assert "Volkare's camp" in card_texts("mageknight", "en")["tile:core_volkare"]


def test_what_something_is_for_comes_first_in_a_sentence_and_last_within_one() -> None:
    only = Effect("only", ("opening",), (leaf("draw", 1),))
    assert describe(only, "en", "mk") == "Only at the start of a combat: draw a card."
    assert (
        describe(one_of(only, leaf("heal", 1)), "en", "mk") == "Draw a card, only at the start of a combat; or Heal 1."
    )
