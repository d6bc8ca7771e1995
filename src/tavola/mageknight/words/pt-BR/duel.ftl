### Mage Knight: combate entre jogadores

## Combate entre jogadores

mk-option-fight = Atacar { $hero }
mk-option-join = { $how ->
        [full] Participar totalmente: seu próximo turno, antecipado
       *[partial] Participar parcialmente
    }
mk-option-strike = Golpear
mk-option-pass = Passar
mk-option-stand = Encarar o ataque
mk-option-wound-hero = Ferir { $hero }
mk-option-wound-unit = Ferir { $unit }
mk-option-steal = Roubar { $card }
mk-option-drive = Fazer { $hero } recuar para { $terrain }, { $space }

mk-ask-duel-answer = { $hero } ataca você. Como você participa?
mk-ask-duel-attack = { $phase_id ->
        [ranged] Ataques de Cerco e à Distância contra { $hero }: { $count } até agora. Golpeie ou passe.
       *[melee] Ataques Corpo a Corpo contra { $hero }: { $count } até agora. Golpeie ou passe.
    }
mk-ask-duel-block = { $hero } golpeia com { $count } ({ $element }). Bloqueie o que puder: { $left } passaria.
mk-ask-duel-aftermath = Qual Unidade do ataque { $origin } atinge?
mk-ask-duel-assign = { $count } de dano a atribuir a { $hero }.

mk-event-duel = { $hero } ataca { $hero2 }.
mk-event-duel-full = { $hero } participa totalmente e antecipa o próximo turno.
mk-event-duel-partial = { $hero } participa parcialmente.
mk-event-duel-melee = Os dois passaram: começa a fase Corpo a Corpo.
mk-event-duel-strike = { $hero } golpeia com { $count } ({ $element }).
mk-event-duel-pass = { $hero } passa.
mk-event-duel-block = { $count ->
        [0] { $hero } não deixa passar nada.
       *[other] { $hero } deixa passar { $count } de dano.
    }
mk-event-wound-spared = { $hero } não recebe o Ferimento: ele é cancelado.
mk-event-duel-wasted = { $count } de dano se perde.
mk-event-duel-steal = { $hero } rouba { $card } de { $hero2 }.
mk-event-duel-driven = { $hero } precisa recuar para { $space }.
mk-event-duel-won = { $hero } vence o combate.
mk-event-duel-draw = Ninguém ataca mais: { $hero } se retira para { $space }.
mk-event-attacks-skipped = O ataque não dá em nada.

mk-why-truce = { $law ->
        [MK-MOV-08e1] Este jogador não pode ser atacado: sua ficha de Ordem na Rodada está virada para baixo.
        [MK-MOV-08e2] Ninguém pode ser atacado depois que o Fim da Rodada foi anunciado.
        [MK-MOV-08e3] Ninguém pode ser atacado nos últimos turnos da partida.
        [MK-MOV-08e5] Aliados não se atacam.
       *[other] Nesta partida os jogadores não se atacam.
    }
mk-why-nobody-to-fight = Nenhum outro Herói está no seu espaço.
mk-why-shared-space = Onde cabem várias miniaturas, ninguém é atacado.
mk-why-must-fight = Você está no espaço de outro Herói: siga adiante ou ataque.
mk-why-provokes-there = Um passo para o espaço de outro Herói não pode provocar um inimigo irascível.
mk-why-defender-stays = Quem é atacado não se move nem age.
mk-why-nothing-to-strike-with = Não há pontos para um ataque agora.
mk-why-siege-against-walls = Atrás de muralhas, só Ataques de Cerco alcançam o defensor.
mk-why-not-duelling = Você não está lutando com um jogador agora.
mk-why-damage-short = É preciso { $need } de dano; restam { $have }.
mk-why-unit-out = Essa Unidade não pode ser ferida agora.
mk-why-not-stealable = Só podem ser roubados Artefatos na pilha de descartes, em jogo ou com uma Unidade Ferida.
mk-why-melee-only = Só na fase Corpo a Corpo.
mk-why-no-retreat-there = Ninguém pode ser forçado a recuar para lá.
mk-why-only-wounds-in-hand = Só com Ferimentos na mão você não pode participar totalmente.
mk-why-partial-skill = Quem participa parcialmente não usa Poderes do próprio turno.
mk-why-partial-banner = Estandartes são designados no próprio turno, o que uma defesa parcial não é.
mk-why-partial-die = Quem participa parcialmente não usa dados da Fonte.

mk-verb-skip_attacks = pule as fases de Bloqueio e de Atribuição de Dano; contra um jogador, cancele um ataque
