### Mage Knight: palavras das cartas aprendidas pelo caminho

mk-verb-attack_and = { $what } ({ $rule })
mk-verb-block_bonus = seu próximo Bloqueio neste turno recebe +{ $n }
mk-verb-aim = sua próxima carta com ataque recebe +{ $shot } na fase de Ataque à Distância e Cerco, +{ $strike } na fase de Ataque
mk-payment-endless = mana { $color } sem limite
mk-verb-endless_mana = neste turno, você tem mana { $colors } sem limite
mk-terrain-all = todo terreno
mk-verb-only = só { $when }: { $what }
mk-verb-bare_attack = um ataque inimigo perde suas habilidades
mk-verb-split_block = { $n } Bloqueios { $block } ({ $element }) separados, cada um para outro ataque
mk-verb-wound_discard = receba 1 Ferimento no seu descarte
mk-rule-split = um de vários, cada um para outro ataque
mk-run-advanced_of = receba na mão uma Ação Avançada da oferta dessa cor
mk-run-ancients = use o efeito amplificado de uma Ação Avançada da oferta sem pagar mana; ela fica na oferta
mk-run-circlet = use uma Habilidade não interativa da oferta comum; uma que vale a cada turno funciona duas vezes
mk-run-circlet-take = receba uma Habilidade da oferta comum
mk-run-forked_lightning = Ataque à Distância de Fogo Frio 1 contra cada um de até três inimigos
mk-run-spell_of = receba no descarte um Feitiço da oferta dessa cor
mk-run-talent = descarte uma Ação ou um Feitiço: você pode lançar um Feitiço da oferta da mesma cor, pagando mana como de costume; ele fica na oferta
mk-run-tome = { $a1 ->
        [strong] descarte uma Ação ou um Feitiço: use o efeito amplificado de um Feitiço da oferta da mesma cor sem mana, mesmo de Dia
       *[basic] descarte uma Ação ou um Feitiço: use o efeito básico de um Feitiço da oferta da mesma cor sem mana
    }
mk-ask-borrow-offer = Qual carta da oferta?
mk-ask-circlet = Qual Habilidade?
mk-ask-forked-lightning = Qual inimigo o raio atinge?
mk-event-borrow-offer = Usa { $card } da oferta.
mk-event-wound-discard = { $count ->
        [one] Um Ferimento vai para o descarte.
       *[other] { $count } Ferimentos vão para o descarte.
    }
mk-option-cast = { $side ->
        [strong] Lançar { $card }, amplificado ({ $payment })
       *[basic] Lançar { $card } ({ $payment })
    }
mk-option-lend_skill = Usar { $skill }
mk-option-more_block = Bloqueio { $n } contra outro ataque
mk-run-energy_flow = { $a2 ->
        [0] prepare uma Unidade sua; de cada outro jogador você pode usar uma Unidade de nível { $a1 } ou menor
       *[other] prepare uma Unidade sua e cure-a; de cada outro jogador você pode usar uma Unidade de nível { $a1 } ou menor
    }
mk-run-mana_meltdown = cada outro jogador perde um cristal ao acaso, ou recebe um Ferimento se não tiver nenhum; você pode ganhar um dos cristais perdidos
mk-run-mana_radiance = { $a1 ->
        [red] todos, você também, recebem um Ferimento por cristal vermelho que tiverem; depois ganhe dois cristais vermelhos
        [blue] todos, você também, recebem um Ferimento por cristal azul que tiverem; depois ganhe dois cristais azuis
        [white] todos, você também, recebem um Ferimento por cristal branco que tiverem; depois ganhe dois cristais brancos
       *[green] todos, você também, recebem um Ferimento por cristal verde que tiverem; depois ganhe dois cristais verdes
    }
mk-run-mana_claim = { $a1 ->
        [0] pegue da Fonte, por esta Rodada, um dado de cor básica: 3 manas da cor dele agora, ou 1 em cada um dos seus turnos seguintes
       *[other] pegue da Fonte, por esta Rodada, um dado de cor básica: 3 manas da cor dele agora, ou 1 em cada um dos seus turnos seguintes; nesta Rodada, quem mais usar mana dessa cor no próprio turno recebe um Ferimento, uma vez por turno
    }
mk-run-mind_read = { $a2 ->
        [0] cada outro jogador descarta um Feitiço ou Ação dessa cor ou mostra a mão sem nenhum
       *[other] cada outro jogador descarta um Feitiço ou Ação dessa cor ou mostra a mão sem nenhum; você pode ficar com uma dessas Ações, na mão
    }
mk-ask-drain = Qual Unidade de { $hero } será usada?
mk-ask-melted = Qual dos cristais perdidos você ganha?
mk-ask-claim = Qual dado você reivindica, e para quê?
mk-ask-mind-read = Descarte um Feitiço ou Ação desta cor: { $color }.
mk-ask-mind-steal = Qual carta você rouba?
mk-option-drain = Usar { $unit } de { $hero }
mk-option-claim = { $how ->
        [now] Reivindicar o dado: { $color }, 3 manas agora
       *[turns] Reivindicar o dado: { $color }, 1 mana em cada turno seguinte
    }
mk-option-steal_card = Roubar { $card } de { $hero }
mk-event-rival-wounds = { $count ->
        [one] { $hero } recebe um Ferimento.
       *[other] { $hero } recebe { $count } Ferimentos.
    }
mk-event-drain = Usada por um Feitiço: { $unit } de { $hero }.
mk-event-crystal-melted = { $hero } perde um cristal: { $color }.
mk-event-claim = Reivindica um dado da Fonte por esta Rodada: { $color }.
mk-event-curse = O mana desta cor está amaldiçoado nesta Rodada: { $color }.
mk-event-cursed = O mana usado está amaldiçoado: { $color }.
mk-event-mind-none = { $hero } não tem carta assim.
mk-event-mind-hand = { $hero } mostra a mão: { $card }.
mk-event-mind-discard = { $hero } descarta { $card }.
mk-event-mind-steal = Rouba { $card } de { $hero }.
mk-run-call_to_arms = use uma habilidade de uma Unidade da oferta como se fosse sua; não se pode atribuir dano a ela
mk-verb-leap = neste turno você pode mover-se para espaços a { $n } espaços de distância como se fossem adjacentes
mk-verb-no_provoke = neste turno seu movimento não provoca inimigos errantes
mk-ask-call = Qual habilidade de qual Unidade?
mk-event-time-bent = Posta de lado nesta Rodada: { $card }. As outras cartas jogadas voltam à mão.
mk-option-call = { $payment_id ->
        [none] { $unit } da oferta: { $effect }
       *[other] { $unit } da oferta ({ $payment }): { $effect }
    }
mk-verb-phase_fame = Fama +{ $n } por inimigo derrotado nesta fase do combate
mk-verb-starsdawn = neste turno seus Ataques à Distância valem o dobro ou viram Ataques de Cerco; seus Ataques de Cerco podem valer o dobro como Ataques à Distância
mk-ask-starsdawn = Como este ataque parte do Arco da Alvorada Estelar?
mk-option-shoot = { $how ->
        [siege] Ataque de Cerco { $count }
       *[ranged] Ataque à Distância { $count }
    }
