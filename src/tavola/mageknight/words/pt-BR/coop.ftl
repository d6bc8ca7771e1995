### Mage Knight: aliados, invasões conjuntas e o que a equipe decide junta

mk-option-propose = Propor invadir juntos a cidade em { $space }
mk-option-split = { $parts ->
        [1] { $hero } enfrenta { $count }, você enfrenta { $own }
        [2] { $hero } enfrenta { $count }, { $hero2 } { $count2 }, você enfrenta { $own }
       *[3] { $hero } enfrenta { $count }, { $hero2 } { $count2 }, { $hero3 } { $count3 }, você enfrenta { $own }
    }
mk-option-agree = Concordar
mk-option-decline = Recusar
mk-option-hold_back = Ficar de fora: não lutar
mk-option-remove_tactic = Abrir mão de { $tactic } pelo resto da partida

mk-ask-coop-split = { $count ->
        [one] Um defensor. Quem luta junto?
       *[other] { $count } defensores. Quem luta junto, e quantos cada um enfrenta?
    }
mk-ask-coop-consent = { $hero } propõe invadir a cidade em conjunto. Você enfrentaria { $count } de { $all } defensores, antecipando seu próximo turno.
mk-ask-coop-enter = Entre na cidade para enfrentar seus defensores: { $count } de Movimento até agora; são precisos 2.
mk-ask-give-up-tactic = De qual das Táticas usadas a equipe abrirá mão daqui em diante?
mk-ask-consent-tactic = { $tactic } deve sair do jogo?

mk-event-coop-proposed = { $hero } propõe uma invasão conjunta a { $heroes }.
mk-event-agreed = { $hero } concorda.
mk-event-declined = { $hero } recusa.
mk-event-coop-share = { $hero } enfrentará { $enemy }.
mk-event-coop-turn = { $hero } entra na invasão.
mk-event-coop-held-back = { $hero } fica de fora.
mk-event-coop-withdraw = { $hero } se retira para { $space }.
mk-event-tactic-proposed = { $hero } propõe abrir mão de { $tactic }.
mk-event-tactic-removed = { $tactic } sai do jogo.

mk-why-coop-last-turns = Não há invasão conjunta nos últimos turnos da rodada ou da partida.
mk-why-coop-acted = A invasão conjunta é a ação do turno: você já agiu.
mk-why-coop-crowded = Você divide o espaço com outro Herói.
mk-why-coop-no-city = Nenhuma cidade defendida está ao seu lado.
mk-why-coop-nobody = Ninguém pode acompanhar você: é preciso um Herói ao lado da cidade, com cartas na mão e a ficha de Ordem na Rodada virada para cima.
mk-why-coop-refused = O que foi recusado não é proposto de novo no mesmo turno.
mk-why-coop-split = Pelo menos um defensor para cada participante, e todo defensor enfrentado por alguém.
mk-why-coop-only-wounds = Só com Ferimentos na mão você não pode entrar em uma invasão.
mk-why-coop-only-city = Em uma invasão conjunta, o único caminho leva para dentro da cidade.
mk-why-coop-city-move = Você precisa de { $count } pontos de Movimento para entrar na cidade.
mk-why-coop-dummy-tactic = Só se abre mão de uma Tática usada pelos jogadores.

mk-score-all_lead = Todos os jogadores lideram uma cidade
