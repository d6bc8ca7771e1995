# Habilidades que pesam sobre os outros jogadores

mk-verb-others = até seu próximo turno, nos turnos dos outros jogadores: { $what }
mk-verb-terrain_dearer = todos os terrenos custam +{ $n } (máximo { $most })
mk-verb-lone_howl = uma carta jogada de lado vale { $n }, +1 por ficha de Comando sem Unidade; não em uma interação
mk-verb-units_hindered = todos os Ataques e Bloqueios das Unidades deles recebem −{ $n }
mk-verb-freeze_source = o dado da Fonte a que se tem direito no turno não pode ser usado
mk-verb-fiercer = cada ataque inimigo recebe +{ $n } na fase de Bloqueio
mk-run-healing_ritual = jogue fora até 2 Ferimentos da sua mão; um deles vai para a mão do outro Herói mais próximo
mk-run-source_freeze-later = no início do seu próximo turno, ganhe um cristal de uma cor básica visível na Fonte
mk-ask-healing-ritual = Quantos Ferimentos você joga fora?
mk-ask-healing-ritual-whom = Qual Herói recebe o Ferimento?
mk-event-ritual-wound = { $hero } recebe um Ferimento.
mk-option-ritual_wounds = { $count ->
        [one] Um Ferimento
       *[other] { $count } Ferimentos
    }
mk-option-ritual_give = O Ferimento para { $hero }
mk-verb-ignore_reputation = ignore sua Reputação neste turno
mk-run-know_your_prey = ignore uma capacidade ou resistência de um inimigo, ou um elemento de um de seus ataques; não contra Imunidade Arcana
mk-run-master_of_chaos = avance o Escudo um passo (azul, verde, preto, branco, vermelho, dourado): Bloqueio 3, Movimento 1, Ataque à Distância 1 de Fogo Frio, Influência 2, Ataque 2 ou qualquer um destes
mk-ask-prey = O que você ignora?
mk-event-prey = Ignora { $ability } de { $enemy }.
mk-event-prey-element = Um ataque de { $enemy } passa a ser { $element }.
mk-event-chaos = O Escudo passa para { $color }.
mk-option-prey = { $enemy }: { $ability }
mk-option-prey-element = { $attack ->
        [0] { $enemy }: o ataque passa a ser { $element }
       *[other] { $enemy }: o ataque { $attack } passa a ser { $element }
    }
mk-run-dueling = na fase de Bloqueio: Bloqueio 1 contra um inimigo, e Ataque 1 contra ele na fase de Ataque; Fama +1 se for derrotado sem nenhuma habilidade de Unidade neste combate
mk-ask-dueling = Qual inimigo você desafia para um duelo?
mk-verb-exploited = quem usar mana de outra cor recebe um Ferimento, uma vez por cor
mk-run-mana_exploit = ganhe uma ficha de mana de qualquer cor, exceto dourada, e marque esta Habilidade com a cor
mk-ask-mana-exploit = Qual cor?
mk-run-mana_enhancement = quando usar mana básica, você pode ganhar um cristal da cor dela e marcar esta Habilidade com a cor
mk-run-mana_enhancement-token = ganhe uma ficha de mana da cor marcada
mk-ask-mana-enhancement = Usar Aprimoramento de Mana para ganhar um cristal da mana recém-usada?
