# Habilidades que pesam sobre os outros jogadores

mk-verb-others = até seu próximo turno, nos turnos dos outros jogadores: { $what }
mk-verb-terrain_dearer = todos os terrenos custam +{ $n } (máximo { $most })
mk-verb-lone_howl = uma carta jogada de lado vale { $n }, +1 por ficha de Comando sem Unidade; não em uma interação
mk-verb-units_hindered = todos os Ataques e Bloqueios das Unidades deles recebem −{ $n }
mk-verb-freeze_source = o dado da Fonte a que se tem direito no turno não pode ser usado
mk-verb-fiercer = cada ataque inimigo recebe +{ $n } na fase de Bloqueio
mk-run-healing_ritual = jogue fora até 2 Ferimentos da sua mão; um deles vai para a mão do outro Herói mais próximo
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
mk-run-mana_enhancement = quando usar mana básica, você pode ganhar um cristal da cor dela e marcar esta Habilidade com a cor
mk-run-mana_enhancement-token = ganhe uma ficha de mana da cor marcada
mk-ask-mana-enhancement = Usar Aprimoramento de Mana para ganhar um cristal da mana recém-usada?

# Mana aberta para um uso

mk-payment-invoked = mana { $color } por { $card }
mk-payment-opened = dado { $color } da Fonte aberta
mk-payment-polarized = { $what }, polarizado
mk-verb-invocation = ao pagar mana, você pode descartar uma carta por ela: um Ferimento dá mana vermelha ou preta; outra carta, branca ou verde
mk-verb-polarization = use uma mana como a cor oposta (vermelha e azul, branca e verde); de Dia, preta como qualquer outra cor, mas não para o efeito amplificado de um Feitiço; à Noite, dourada como preta para o efeito amplificado de um Feitiço
mk-verb-reroll_die = role de novo um dado da Fonte
mk-verb-opened_die = use mais um dado de cor básica neste turno; o dono da Habilidade ganha um cristal dessa cor, e você decide se o dado é rolado de novo
mk-verb-marked_mana = ganhe uma ficha de mana de qualquer cor, exceto dourada, e marque esta Habilidade com a cor
mk-verb-overload = quem primeiro amplificar com a cor marcada uma carta de Movimento, Influência, Ataque ou Bloqueio recebe { $n } a mais dela
mk-verb-suppressed = a primeira mana usada custa mais uma mana de qualquer cor, que fica sobre esta Habilidade
mk-verb-levied_crystal = no início do seu próximo turno, ganhe um cristal de uma cor da mana que está sobre esta Habilidade
mk-verb-land = { $what_id ->
        [move] Movimento igual ao custo de Movimento do seu espaço
        [attack] Ataque igual ao custo de Movimento do seu espaço, de Fogo de Dia e de Gelo à Noite
       *[block] Bloqueio igual ao custo de Movimento do seu espaço, de Fogo de Dia e de Gelo à Noite
    }
mk-verb-add_units = ao ganhar esta Habilidade, { $n } Unidades Comuns entram na oferta
mk-verb-loyal = esta Habilidade é uma ficha de Comando: a Unidade recrutada sob ela custa { $n } de Influência a menos, pode ser usada onde Unidades não são permitidas e nunca é dispensada
mk-verb-shapeshift = uma Ação Básica que dá Movimento, Ataque ou Bloqueio fixo pode dar o mesmo valor de outro dos três, com seu elemento
mk-verb-shifted = { $what } em vez disso
mk-verb-no_side = nenhum efeito amplificado próprio
mk-run-puppet_master = guarde a ficha de um inimigo que você derrotou neste turno; ou descarte uma guardada por um Ataque de metade do ataque dela ou um Bloqueio de metade da Armadura, arredondados para cima, com seus elementos
mk-run-mysterious_box = revele o Artefato do topo do baralho: neste turno você pode usar esta carta como esse Artefato, por qualquer dos efeitos ou como Estandarte, e então ganhar Fama +1; no fim do turno ele vai para baixo do baralho, e a Caixa não usada volta à sua mão
mk-ask-marked-mana = Qual cor?
mk-ask-reroll = Qual dado você rola de novo?
mk-ask-opened-die = O dado { $color } é rolado de novo no fim do turno?
mk-ask-puppet = Guardar uma ficha ou usar uma?
mk-ask-surplus = Há mais Unidades do que fichas de Comando. Qual Unidade você dispensa?
mk-event-invoked = Descartou { $card } por mana { $color }.
mk-event-crystal-for = { $hero } ganha um cristal { $color }.
mk-event-overload = { $skill } acrescenta { $count }.
mk-event-levied = Uma mana { $color } fica sobre a Habilidade.
mk-event-keep-enemy = Guardou a ficha de { $enemy }.
mk-event-puppet = { $enemy } serve: { $effect }.
mk-event-box = A Caixa mostra { $card }.
mk-event-box-used = A Caixa serve como { $card }.
mk-event-box-back = { $card } volta à mão.
mk-event-units-offered = Novidade na oferta de Unidades: { $unit }.
mk-option-reroll_later = Rolar de novo
mk-option-leave_die = Deixar como está
mk-option-keep_enemy = Guardar a ficha de { $enemy }
mk-option-puppet = { $how ->
        [attack] { $enemy } ataca
       *[block] { $enemy } bloqueia
    }
mk-option-box = { $side ->
        [strong] A Caixa como { $card }, amplificada: { $effect }
       *[basic] A Caixa como { $card }: { $effect }
    }
mk-option-recruit_loyal = Recrutar { $unit } sob { $skill }
mk-option-under_skill = Sob { $skill }
