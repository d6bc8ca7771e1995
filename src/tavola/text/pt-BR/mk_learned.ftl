### Mage Knight: palavras das cartas aprendidas pelo caminho

mk-verb-attack_and = { $what } ({ $rule })
mk-verb-block_bonus = seu próximo Bloqueio neste turno recebe +{ $n }
mk-verb-aim = sua próxima carta com ataque recebe +{ $shot } na fase de Ataque à Distância e Cerco, +{ $strike } na fase de Ataque
mk-payment-endless = mana { $color } sem limite
mk-verb-endless_mana = neste turno, você tem mana { $colors } sem limite
mk-terrain-all = todo terreno
mk-verb-only = só { $when }: { $what }
