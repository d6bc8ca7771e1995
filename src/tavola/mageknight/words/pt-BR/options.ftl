### Mage Knight: o que diz o botão de cada resposta

## Cartas, Poderes, Táticas

mk-option-tactic = Escolher { $tactic }
mk-option-tactic_use = Usar { $tactic }
mk-option-play = { $card }: { $effect }
mk-option-strong = { $payment_id ->
        [none] { $card }, efeito amplificado: { $effect }
       *[other] { $card }, efeito amplificado ({ $payment }): { $effect }
    }
mk-option-spell = Lançar { $card } ({ $payment })
mk-option-sideways = { $use ->
        [influence] { $card } de lado: Influência { $count }
        [attack] { $card } de lado: Ataque { $count }
        [block] { $card } de lado: Bloqueio { $count }
       *[move] { $card } de lado: Movimento { $count }
    }
mk-option-skill = Usar { $skill }
mk-option-crystal = Transformar 1 cristal { $color } em mana
mk-option-discard = Descartar { $card }
mk-option-pick = Escolher { $card }
mk-option-take = Pegar { $card }
mk-option-gain = Receber { $card }
mk-option-borrow = { $card }
mk-option-give_back = Pôr { $card } embaixo do baralho
mk-option-under = { $card }
mk-option-choose = { $effect }
mk-option-pay = { $payment }
mk-option-color = { $color_id ->
        [red] Vermelho
        [blue] Azul
        [white] Branco
        [green] Verde
        [gold] Dourado
       *[black] Preto
    }
mk-option-die = { $color_id ->
        [red] Dado vermelho
        [blue] Dado azul
        [white] Dado branco
        [green] Dado verde
        [gold] Dado dourado
       *[black] Dado preto
    }
mk-option-keep = Guardar o dado { $color }
mk-option-convert = { $points ->
        [influence] Gastar { $count } de Influência: { $effect }
       *[move] Gastar { $count } de Movimento: { $effect }
    }
mk-option-lesson = Pagar { $count } de Influência por uma Ação Avançada
mk-option-like = Cristal da cor de { $card }
mk-option-return_card = Devolver { $card }
mk-option-throw = Jogar fora { $card }
mk-option-return_skill = Devolver { $skill }
mk-option-flip_skill = Virar { $skill } para cima
mk-option-deck = { $where ->
        [top] No topo do baralho de Façanhas
       *[bottom] Embaixo do baralho de Façanhas
    }
mk-option-add = { $count ->
        [0] Nada
       *[other] +{ $count }
    }

## O turno

mk-option-before = { $what ->
        [plunder] Saquear o vilarejo
        [store] Guardar a carta do topo sob Poupar Energia
        [take] Pegar todas as cartas sob Poupar Energia
       *[midnight_meditation] Usar Meditação da Meia-Noite
    }
mk-option-announce_end = Anunciar o Fim da Rodada
mk-option-end_turn = Terminar o turno
mk-option-done = Pronto
mk-option-begin_turn = Começar o turno
mk-option-play_on = Jogar o turno
mk-option-wait = Não fazer nada
mk-option-rest = { $card_id ->
        [wound] Recuperação Lenta: descartar 1 Ferimento
       *[other] Descansar: descartar { $card }
    }
mk-option-wounds = { $count ->
        [0] Nenhum Ferimento
        [1] 1 Ferimento
       *[other] { $count } Ferimentos
    }
mk-option-reward = { $reward }
mk-option-gain_skill = { $source ->
        [common] { $skill } (dos Poderes Compartilhados, com a Ação Avançada mais baixa)
       *[own] { $skill }
    }

## O mapa

mk-option-move = { $site_id ->
        [none] Mover para { $terrain } ({ $space })
       *[other] Mover para { $terrain }, { $site } ({ $space })
    }
mk-option-explore = Explorar ({ $slot })
mk-option-space = Espaço { $space }
mk-option-look = { $where ->
        [green] Topo da pilha verde
        [grey] Topo da pilha cinza
        [brown] Topo da pilha marrom
        [violet] Topo da pilha violeta
        [red] Topo da pilha vermelha
        [white] Topo da pilha branca
       *[other] Ficha em { $where }
    }
mk-option-interact = { $site_id ->
        [none] Interagir com os habitantes
       *[other] Interagir com os habitantes ({ $site })
    }
mk-option-enter = { $site_id ->
        [ancient_ruins] Lutar nas ruínas
       *[other] Entrar { $site_in }
    }
mk-option-burn = Queimar o mosteiro
mk-option-altar = Pagar o altar ({ $payment })
mk-option-mine = { $color_id ->
        [red] Cristal vermelho
        [blue] Cristal azul
        [white] Cristal branco
       *[green] Cristal verde
    }
mk-option-glade = { $where ->
        [hand] 1 Ferimento da mão
       *[discard] 1 Ferimento da pilha de descartes
    }
mk-option-fly = Pousar em { $terrain } ({ $space })

## Unidades e cura

mk-option-ability = { $payment_id ->
        [none] { $unit }: { $effect }
       *[other] { $unit } ({ $payment }): { $effect }
    }
mk-option-recruit = Recrutar { $unit }
mk-option-discount = { $skill_id ->
        [none] Recrutar { $unit } com desconto
       *[other] Recrutar { $unit } com desconto, sob { $skill }
    }
mk-option-disband = Dispensar { $unit }
mk-option-ready = Preparar { $unit }
mk-option-ready_paid = Preparar { $unit } com Influência
mk-option-learn = { $payment_id ->
        [none] Aprender { $card }
       *[other] Aprender { $card } ({ $payment })
    }
mk-option-buy_heal = Comprar 1 ponto de Cura
mk-option-heal-hand = Curar 1 Ferimento da mão
mk-option-heal = Curar { $unit }
mk-option-feed = { $color_id ->
        [red] Mana vermelho ({ $payment })
        [blue] Mana azul ({ $payment })
        [white] Mana branco ({ $payment })
       *[green] Mana verde ({ $payment })
    }
mk-option-release = Deixar esta Unidade ir
mk-option-ready_once = Preparar { $unit } por { $count } de Influência
mk-option-own_unit = { $unit }

## Combate

mk-option-challenge = Desafiar { $enemy }
mk-option-invite = Enfrentar também { $enemy }
mk-option-invite-none = Mais ninguém
mk-option-attack = Atacar { $enemy }
mk-option-block = { $attack ->
        [0] Bloquear { $enemy }
       *[other] Bloquear { $enemy }, ataque { $attack }
    }
mk-option-reduce = { $attack ->
        [0] Gastar 1 de Movimento: { $enemy } −1
       *[other] Gastar 1 de Movimento: { $enemy }, ataque { $attack } −1
    }
mk-option-foe_attack = { $attack ->
        [0] { $enemy }
       *[other] { $enemy }, ataque { $attack }
    }
mk-option-foe = { $enemy }
mk-option-damage-hero = { $attack ->
        [0] { $enemy }: dano em { $hero }
       *[other] { $enemy }, ataque { $attack }: dano em { $hero }
    }
mk-option-damage-unit = { $attack ->
        [0] { $enemy }: dano em { $unit }
       *[other] { $enemy }, ataque { $attack }: dano em { $unit }
    }
mk-option-phase = { $from ->
        [ranged] Ir para a fase de Bloqueio
        [block] Ir para a fase de Atribuição de Dano
        [damage] Ir para a fase de Ataque
       *[attack] Encerrar o combate
    }

## Cidades e labirintos

mk-option-buy_artifact = Comprar um Artefato
mk-option-invite_elite = Pôr uma Unidade de Elite na oferta
mk-option-train = { $card_id ->
        [none] Aprender a Ação Avançada do topo, sem ver
       *[other] Aprender { $card }
    }
mk-option-walk_in = Entrar
mk-option-path = { $unit_id ->
        [none] Caminho de extensão { $count }
       *[other] Caminho de extensão { $count }, com { $unit }
    }

## Cenários

mk-option-incantation = Realizar o encantamento
mk-option-mark_glade = Colocar o seu Escudo na clareira
mk-option-mark_over = Substituir o Escudo de { $hero }
mk-option-tunnel = Pelos túneis até { $space }
mk-option-concede = Admitir a derrota
mk-option-banner = { $card } para { $unit }
mk-option-detach = Retirar { $card } de { $unit }
mk-option-frighten = { $attack ->
        [0] { $unit }: cancelar o ataque de { $enemy }
       *[other] { $unit }: cancelar o ataque { $attack } de { $enemy }
    }
mk-option-rally = Estandarte da Coragem: preparar { $unit }
mk-option-spare = Recolher o Estandarte: sem Ferimento
mk-option-forgive = Jogar fora esses Ferimentos
mk-option-under_banner = Sob o Estandarte do Comando
mk-option-shown = Continuar
