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
mk-run-adrenaline = { $a1 ->
        [strong] jogue fora o primeiro Ferimento que vier para sua mão neste turno e compre uma carta; os três seguintes compram uma carta cada
       *[basic] até três vezes neste turno, compre uma carta quando um Ferimento vier para sua mão (os anteriores contam)
    }
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
