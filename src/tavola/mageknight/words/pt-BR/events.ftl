### Mage Knight: linhas do registro

## Mana como foi pago

mk-payment-die = dado { $color }
mk-payment-kept = dado { $color } da Tática
mk-payment-wild = dado { $color } como qualquer cor
mk-payment-token = mana { $color }
mk-payment-crystal = cristal { $color }

## Cartas

mk-event-play = Jogou { $card }.
mk-event-play-strong = { $payment_id ->
        [none] Jogou { $card } com o efeito amplificado.
       *[other] Jogou { $card } com o efeito amplificado ({ $payment }).
    }
mk-event-artifact-thrown = { $card } sai do jogo.
mk-event-cast = Lançou { $card } ({ $payment }).
mk-event-sideways = { $use ->
        [influence] Jogou { $card } de lado: Influência.
        [attack] Jogou { $card } de lado: Ataque.
        [block] Jogou { $card } de lado: Bloqueio.
       *[move] Jogou { $card } de lado: Movimento.
    }
mk-event-draw = Comprou { $card }.
mk-event-draw-count = { $count ->
        [1] Comprou 1 carta.
       *[other] Comprou { $count } cartas.
    }
mk-event-skill = Usou o Poder { $skill }.
mk-event-learn = Aprendeu { $card }, que fica no topo do baralho de Façanhas.
mk-event-borrow = Tomou emprestado o efeito amplificado de { $card }, +{ $count }.
mk-event-return = { $card } volta para a mão.
mk-event-cheaper-space = O espaço { $space } custa menos neste turno.
mk-event-mana-draw = { $count ->
        [1] Dado mudado para { $color }: 1 marcador de mana.
       *[other] Dado mudado para { $color }: { $count } marcadores de mana.
    }
mk-event-scouted = Os Batedores veem: { $enemy }.
mk-event-return-deck = { $where ->
        [top] { $card } vai para o topo do baralho de Façanhas.
       *[bottom] { $card } vai para baixo do baralho de Façanhas.
    }
mk-event-maximal = Jogou fora { $card } para usá-la { $count } vezes.
mk-event-learn-to = { $where ->
        [hand] Recebeu { $card } na mão.
       *[discard] Recebeu { $card } na pilha de descartes.
    }
mk-event-throw-away = Jogou fora { $card }.
mk-event-throw-wound = Jogou fora 1 Ferimento.
mk-event-convert = { $points ->
        [influence] Gastou { $count } de Influência: { $effect }.
       *[move] Gastou { $count } de Movimento: { $effect }.
    }
mk-event-roll = O dado de mana mostra { $color }.
mk-event-skill-up = O Poder { $skill } está virado para cima de novo.

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
mk-event-melt = Transformou 1 cristal { $color } em mana.
mk-event-keep-die = Guardou um dado { $color } sobre a Tática.
mk-event-reroll = Rolou de novo um dado da Fonte: { $color }.
mk-event-mana = Recebeu 1 marcador de mana { $color }.

## Ofertas e o jogador fictício

mk-event-offer = Nova carta na oferta: { $card }.
mk-event-dummy-card = O jogador fictício fica com { $card }.
mk-event-dummy-crystal = O jogador fictício recebe 1 cristal { $color }.
mk-event-dummy = { $count ->
        [1] O jogador fictício vira 1 carta ({ $color }).
       *[other] O jogador fictício vira { $count } cartas ({ $color }).
    }
mk-event-dummy-announce = O jogador fictício ficou sem cartas e anuncia o Fim da Rodada.
mk-event-dummy-skill = O jogador fictício deixa um Poder na oferta de Poderes Compartilhados: { $skill }.

## Unidades

mk-event-activate = { $unit }: { $effect }.
mk-event-recruit = Recrutou { $unit }.
mk-event-disband = Dispensou { $unit }.
mk-event-ready = Unidade preparada de novo: { $unit }.
mk-event-feed = { $unit }: mana { $color } para esta rodada.

## Ferimentos e cura

mk-event-wound = { $count ->
        [1] Recebeu 1 Ferimento.
       *[other] Recebeu { $count } Ferimentos.
    }
mk-event-knock-out = Nocaute: todas as cartas da mão que não são Ferimentos são descartadas.
mk-event-drop-cards = { $card_id ->
        [none] Não havia carta a descartar.
       *[other] Descartou { $card }.
    }
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
mk-event-interact = { $count ->
        [0] Interagiu com os habitantes ({ $site }).
       *[other] Interagiu com os habitantes ({ $site }): Influência { SIGNED($count) } pela Reputação.
    }
mk-event-fly = Chegou a { $terrain } ({ $space }).

## Combate

mk-event-attack = Ataque { $count } contra { $enemy }.
mk-event-defeat = Derrotou { $enemy }.
mk-event-block = Bloqueou { $enemy }.
mk-event-weaken = Enfraqueceu em { $count } o ataque de { $enemy }.
mk-event-summon = Invocação de { $enemy }: { $enemy2 }.
mk-event-combat = Combate contra { $enemy }.
mk-event-assault = { $site_id ->
        [none] Invasão!
       *[other] Invadiu { $site_the }.
    }
mk-event-provoked = Provocou { $enemy }.
mk-event-enter = Entrou { $site_in }.
mk-event-burn = Tentou queimar o mosteiro.
mk-event-phase = { $phase }.
mk-event-damage-hero = { $enemy }: { $count } de dano no Herói.
mk-event-damage-unit = { $enemy }: dano em { $unit }.
mk-event-vampiric = { $enemy }: bebe sangue e tem Armadura +{ $count } neste combate.
mk-event-poison-hero = { $count ->
        [1] Veneno: mais 1 Ferimento vai para a pilha de descartes.
       *[other] Veneno: mais { $count } Ferimentos vão para a pilha de descartes.
    }
mk-event-paralyze-hero = Paralisia: todas as cartas da mão que não são Ferimentos são descartadas.
mk-event-unit-destroyed = Paralisia: Unidade destruída: { $unit }.
mk-event-unit-wounded = { $count ->
        [1] Unidade Ferida: { $unit }.
       *[other] Unidade envenenada, { $count } Ferimentos: { $unit }.
    }
mk-event-unit-resists = Sem Ferimento, graças à resistência: { $unit }.
mk-event-combat-over = O combate acabou.
mk-event-withdraw = Retirou-se para { $space }.
mk-event-conquer = Conquistou { $site_the }.
mk-event-burned = O mosteiro está em chamas.
mk-event-stop-attack = Não ataca neste combate: { $enemy }.
mk-event-lower-armor = { $enemy }: Armadura −{ $count }.
mk-event-foe-loses = { $enemy }: perde { $loss }.
mk-event-disease = { $enemy }: Armadura 1.

## Táticas

mk-event-tactic = Escolheu a Tática { $tactic }.
mk-event-tactic-use = Usou a Tática { $tactic }.
mk-event-rethink = { $count ->
        [0] Não descartou nada e embaralhou a pilha de descartes no baralho de Façanhas.
        [1] Trocou 1 carta e embaralhou a pilha de descartes no baralho de Façanhas.
       *[other] Trocou { $count } cartas e embaralhou a pilha de descartes no baralho de Façanhas.
    }
mk-event-prepare = Pegou { $card } do baralho de Façanhas.
mk-event-store = Guardou sob a Tática a carta do topo do baralho de Façanhas.
mk-event-take-stored = { $count ->
        [0] Não havia cartas guardadas sob a Tática.
        [1] Pôs na mão a carta guardada.
       *[other] Pôs na mão as { $count } cartas guardadas.
    }

## O turno

mk-event-turn = Turno { $count }: { $hero }.
mk-event-announce = { $hero } anuncia o Fim da Rodada.
mk-event-forfeit = Sem cartas: abriu mão do turno.
mk-event-rest = { $card_id ->
        [wound] Recuperação Lenta: descartou 1 Ferimento.
       *[other] Descansou: descartou { $card }.
    }
mk-event-rest-wounds = { $count ->
        [0] Não descartou Ferimentos.
        [1] Descartou 1 Ferimento.
       *[other] Descartou { $count } Ferimentos.
    }
mk-event-plunder = Saqueou o vilarejo.
mk-event-glade-mana = A clareira mágica dá 1 marcador de mana { $color }.
mk-event-altar = Pagou o altar: { $payment }.
mk-event-glade = { $where ->
        [hand] A clareira mágica levou 1 Ferimento da mão.
       *[discard] A clareira mágica levou 1 Ferimento da pilha de descartes.
    }
mk-event-discard = Descartou { $card }.
mk-event-forced-withdrawal = { $count ->
        [1] Retirada Forçada para { $space }: 1 Ferimento.
       *[other] Retirada Forçada de { $count } espaços, até { $space }: { $count } Ferimentos.
    }
mk-event-turn-skipped = { $hero } já jogou este turno antes.

## Níveis e recompensas

mk-event-skill-level = Nível { $count }: um Poder e uma Ação Avançada.
mk-event-command-level = Nível { $count }: uma ficha de Comando.
mk-event-gain-skill = Recebeu o Poder { $skill }.
mk-event-reward-roll = O dado da recompensa mostra { $color }.
mk-event-artifact = Recebeu { $card }, que fica no topo do baralho de Façanhas.

## Rodadas

mk-event-round = Rodada { $count }: { $time }.
mk-event-round-end = Fim da Rodada { $count }.
mk-event-dummy-tactic = O jogador fictício fica com a Tática { $tactic }.
mk-event-last-turns = A cidade foi encontrada: cada um tem um último turno.
mk-event-game-over = { $count ->
        [1] Fim da partida: { $count } ponto.
       *[other] Fim da partida: { $count } pontos.
    }

## Cidades e labirintos

mk-event-city = { $color_id ->
        [red] A Cidade Vermelha foi encontrada, nível { $count }.
        [blue] A Cidade Azul foi encontrada, nível { $count }.
        [white] A Cidade Branca foi encontrada, nível { $count }.
       *[green] A Cidade Verde foi encontrada, nível { $count }.
    }
mk-event-buy-artifact = Comprou um Artefato, recebido no fim do turno.
mk-event-invite-elite = Uma Unidade de Elite entra na oferta: { $unit }.
mk-event-path = { $site }: seguiu o caminho de extensão { $count }.

## Cenários

mk-event-mine-freed = A mina em { $space } está livre.
mk-event-glade-marked = Um Escudo marca a clareira mágica em { $space }.
mk-event-incantation = { $count ->
        [0] O encantamento não invoca nada.
        [one] O encantamento invoca um inimigo.
       *[other] O encantamento invoca { $count } inimigos.
    }
mk-event-entrance = { $site_id ->
        [tomb] Há um sepulcro secreto em { $space }.
       *[dungeon] Há um calabouço secreto em { $space }.
    }
mk-event-tunnel = Pelos túneis até { $space } por { $cost } pontos de Movimento.
mk-event-tower-mana = { $count ->
        [one] A torre de mago dá um marcador de mana ({ $color }).
       *[other] As torres de mago dão { $count } marcadores de mana ({ $color }).
    }
mk-event-concede = { $hero } admite a derrota.
mk-event-portal-closes = O portal se fecha.
mk-event-eliminated = { $hero } estava no portal e sai da partida.
mk-event-banner = { $card } agora acompanha { $unit }.
mk-event-detach = { $card }: retirado de { $unit }.
mk-event-unit-spared = O Estandarte da Fortitude livra { $unit } do Ferimento.
mk-event-forgive = { $count ->
        [one] O Ferimento deste turno foi jogado fora.
       *[other] Os { $count } Ferimentos deste turno foram jogados fora.
    }
