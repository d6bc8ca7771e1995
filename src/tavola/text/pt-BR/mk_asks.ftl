### Mage Knight: perguntas feitas ao jogador

mk-ask-choose = { $origin_id ->
        [none] Escolha uma opção.
       *[other] { $origin }: escolha uma opção.
    }
mk-ask-disband = Todas as fichas de Comando estão ocupadas. Dispense uma Unidade para dar lugar a { $unit }.
