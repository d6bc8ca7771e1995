### Mage Knight: linhas do registro

## Mana como foi pago

mk-payment-die = dado { $color }
mk-payment-kept = dado { $color } da Tática
mk-payment-token = mana { $color }
mk-payment-crystal = cristal { $color }

## Cartas

mk-event-play = Jogou { $card }.
mk-event-play-strong = { $payment_id ->
        [none] Jogou { $card } com o efeito amplificado.
       *[other] Jogou { $card } com o efeito amplificado ({ $payment }).
    }
mk-event-cast = Lançou { $card } ({ $payment }).
mk-event-sideways = { $use ->
        [influence] Jogou { $card } de lado: Influência.
        [attack] Jogou { $card } de lado: Ataque.
        [block] Jogou { $card } de lado: Bloqueio.
       *[move] Jogou { $card } de lado: Movimento.
    }
mk-event-draw = Comprou { $card }.
mk-event-draw-count = { $count ->
        [one] Comprou 1 carta.
       *[other] Comprou { $count } cartas.
    }
mk-event-skill = Usou o Poder { $skill }.
mk-event-learn = Aprendeu { $card }, que fica no topo do baralho de Façanhas.

## Fama, Reputação, mana

mk-event-fame = Fama { SIGNED($count) }.
mk-event-reputation = Reputação { SIGNED($count) }.
mk-event-crystal = Recebeu 1 cristal { $color }.
mk-event-crystal-overflow = O Inventário já tem três cristais { $color_id ->
        [red] vermelhos
        [blue] azuis
        [white] brancos
       *[green] verdes
    }: recebeu 1 marcador de mana { $color }.
mk-event-crystal-lost = O Inventário já tem três cristais { $color_id ->
        [red] vermelhos
        [blue] azuis
        [white] brancos
       *[green] verdes
    }: o cristal { $color } foi perdido.
mk-event-die-returned = Um dado foi rolado de novo e voltou à Fonte: { $color }.

## Ofertas e o jogador fictício

mk-event-offer = Nova carta na oferta: { $card }.
mk-event-dummy-card = O jogador fictício fica com { $card }.
mk-event-dummy-crystal = O jogador fictício recebe 1 cristal { $color }.

## Unidades

mk-event-activate = { $unit }: { $effect }.
mk-event-recruit = Recrutou { $unit }.
mk-event-disband = Dispensou { $unit }.
mk-event-ready = Unidade preparada de novo: { $unit }.

## Ferimentos e cura

mk-event-wound = { $count ->
        [one] Recebeu 1 Ferimento.
       *[other] Recebeu { $count } Ferimentos.
    }
mk-event-knock-out = Nocaute: todas as cartas da mão que não são Ferimentos são descartadas.
mk-event-drop-cards = Descartou { $card }.
mk-event-heal-hand = Curou 1 Ferimento da mão.
mk-event-heal-unit = Curou { $unit }.
mk-event-buy-heal = Comprou 1 ponto de Cura por { $cost } de Influência.

## O mapa

mk-event-move = Moveu-se para { $terrain } ({ $space }) por { $cost } de Movimento.
mk-event-tile = Peça revelada: { $tile }.
mk-event-rampager = Inimigo irascível em { $space }: { $enemy }.
mk-event-monastery-card = O mosteiro ensina { $card }.
mk-event-ruin-revealed = As ruínas mostram sua ficha: { $ruin }.
mk-event-token-revealed = Revelado em { $space }: { $enemy }.
mk-event-interact = { $site_id ->
        [none] Interagiu com os habitantes: Influência { SIGNED($count) } pela Reputação.
       *[other] { $site }: interagiu com os habitantes, Influência { SIGNED($count) } pela Reputação.
    }

## Combate

mk-event-attack = Ataque { $count } contra { $enemy }.
mk-event-defeat = Derrotou { $enemy }.
mk-event-block = Bloqueou { $enemy }.
mk-event-weaken = Enfraqueceu em { $count } o ataque de { $enemy }.
mk-event-summon = Invocação: { $enemy } → { $enemy2 }.
