# Habilidades que pesam sobre os outros jogadores

mk-verb-others = até seu próximo turno, nos turnos dos outros jogadores: { $what }
mk-verb-terrain_dearer = todo terreno custa { $n } a mais de Movimento (máximo { $most })
mk-verb-lone_howl = uma carta jogada de lado vale { $n }, +1 por ficha de Comando sem Unidade (não em uma interação)
mk-verb-units_hindered = todos os Ataques e Bloqueios das Unidades deles recebem −{ $n }
mk-verb-freeze_source = ninguém usa o dado da Fonte a que tem direito no turno
mk-verb-fiercer = cada ataque inimigo recebe +{ $n } na fase de Bloqueio
mk-run-healing_ritual = jogue fora até 2 Ferimentos da mão; um deles vai para a mão do outro Herói mais próximo
mk-ask-healing-ritual = Quantos Ferimentos você joga fora?
mk-ask-healing-ritual-whom = Qual Herói recebe o Ferimento?
mk-event-ritual-wound = { $hero } recebe um Ferimento.
mk-option-ritual_wounds = { $count ->
        [one] Um Ferimento
       *[other] { $count } Ferimentos
    }
mk-option-ritual_give = O Ferimento para { $hero }
mk-verb-ignore_reputation = ignore sua Reputação neste turno
mk-run-know_your_prey = ignore uma habilidade ou resistência de um inimigo, ou um elemento de um dos ataques dele (exceto inimigo com Imunidade Arcana)
mk-run-master_of_chaos = avance o Escudo um passo (azul, verde, preto, branco, vermelho, dourado) e use a cor a que ele chega: azul, Bloqueio 3; verde, Movimento 1; preto, Ataque à Distância de Fogo Frio 1; branco, Influência 2; vermelho, Ataque 2; dourado, qualquer um destes
mk-ask-prey = O que você ignora?
mk-event-prey = Ignora { $ability } de { $enemy }.
mk-event-prey-element = Um ataque de { $enemy } passa a ser { $element }.
mk-event-chaos = O Escudo passa para { $color }.
mk-option-prey = { $enemy }: { $ability }
mk-option-prey-element = { $attack ->
        [0] { $enemy }: o ataque passa a ser { $element }
       *[other] { $enemy }: o ataque { $attack } passa a ser { $element }
    }
mk-run-dueling = na fase de Bloqueio, Bloqueio 1 contra um inimigo; na fase de Ataque, Ataque 1 contra ele; Fama +1 se ele for derrotado sem nenhuma habilidade de Unidade neste combate
mk-ask-dueling = Qual inimigo você desafia para um duelo?
mk-verb-exploited = quem usar mana de outra cor recebe 1 Ferimento, uma vez por cor
mk-run-mana_enhancement = quando usar mana de uma cor básica, você pode receber 1 cristal dessa cor e marcar este Poder com ela
mk-run-mana_enhancement-token = receba 1 marcador de mana da cor marcada
mk-ask-mana-enhancement = Usar Aprimoramento de Mana para receber 1 cristal da cor do mana recém-usado?

# Mana aberta para um uso

mk-payment-invoked = mana { $color } por { $card }
mk-payment-opened = dado { $color } da Fonte aberta
mk-payment-polarized = { $what }, polarizado
mk-verb-invocation = ao pagar mana, você pode descartar uma carta em lugar dele: um Ferimento dá mana vermelho ou preto; outra carta, branco ou verde
mk-verb-polarization = use 1 mana como se fosse da cor oposta (vermelho e azul, branco e verde); de Dia, preto como qualquer outra cor, mas não para o efeito amplificado de um Feitiço; à Noite, dourado como preto, só para o efeito amplificado de um Feitiço
mk-verb-reroll_die = role de novo um dado da Fonte
mk-verb-opened_die = use mais um dado de cor básica neste turno; o dono do Poder recebe 1 cristal dessa cor, e você decide se o dado é rolado de novo
mk-verb-marked_mana = receba 1 marcador de mana de qualquer cor, exceto dourado, e marque este Poder com ela
mk-verb-overload = quem primeiro amplificar com a cor marcada uma carta de Movimento, Influência, Ataque ou Bloqueio recebe { $n } a mais dela
mk-verb-suppressed = o primeiro mana usado custa mais 1 mana de qualquer cor, que fica sobre este Poder
mk-verb-levied_crystal = no início do seu próximo turno, receba 1 cristal de uma das cores do mana que está sobre este Poder
mk-verb-land = { $what_id ->
        [move] Movimento igual ao custo impresso de Movimento do seu espaço
        [attack] Ataque igual ao custo impresso de Movimento do seu espaço, de Fogo de Dia e de Gelo à Noite
       *[block] Bloqueio igual ao custo impresso de Movimento do seu espaço, de Fogo de Dia e de Gelo à Noite
    }
mk-verb-add_units = ao receber este Poder, { $n } Unidades Convencionais entram na oferta
mk-verb-loyal = este Poder é uma ficha de Comando: a Unidade recrutada sob ele custa { $n } a menos de Influência, pode ser usada onde Unidades não são permitidas e nunca é dispensada
mk-verb-shapeshift = uma Ação Básica que dá Movimento, Ataque ou Bloqueio fixo pode dar o mesmo valor de outro dos três, com o elemento dela
mk-verb-shifted = { $what } em vez disso
mk-verb-no_side = sem efeito amplificado próprio
mk-run-puppet_master = guarde a ficha de um inimigo que você derrotou neste turno; ou descarte uma ficha guardada: Ataque de metade do ataque dela ou Bloqueio de metade da Armadura, arredondados para cima, com os elementos dela
mk-run-mysterious_box = revele o Artefato do topo do baralho: neste turno, você pode usar esta carta como esse Artefato, por qualquer dos efeitos ou como Estandarte, e receber Fama +1; no fim do turno, ele vai para baixo do baralho, e a Caixa não usada volta à sua mão
mk-ask-marked-mana = Qual cor?
mk-ask-reroll = Qual dado você rola de novo?
mk-ask-opened-die = O dado { $color } é rolado de novo no fim do turno?
mk-ask-puppet = Guardar uma ficha ou usar uma?
mk-ask-surplus = Há mais Unidades do que fichas de Comando. Qual Unidade você dispensa?
mk-event-invoked = Descartou { $card } por mana { $color }.
mk-event-crystal-for = { $hero } recebe um cristal { $color }.
mk-event-overload = { $skill } acrescenta { $count }.
mk-event-levied = 1 mana { $color } fica sobre o Poder.
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
        [strong] A Caixa como { $card }, efeito amplificado: { $effect }
       *[basic] A Caixa como { $card }: { $effect }
    }
mk-option-recruit_loyal = Recrutar { $unit } sob { $skill }
mk-option-under_skill = Sob { $skill }
