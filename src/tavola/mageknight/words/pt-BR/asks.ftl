### Mage Knight: perguntas feitas ao jogador

mk-ask-choose = { $origin_id ->
        [none] Escolha uma opção.
       *[other] { $origin }: escolha uma opção.
    }
mk-ask-disband = Todas as fichas de Comando estão ocupadas. Dispense uma Unidade para dar lugar a { $unit }.

## Táticas

mk-ask-tactic = { $time_id ->
        [night] Escolha uma Tática para a Noite.
       *[day] Escolha uma Tática para o Dia.
    }
mk-ask-rethink = Descarte até 3 cartas para comprar a mesma quantidade (escolhidas: { $count }).
mk-ask-mana-steal = Escolha um dado da Fonte para guardar sobre a Tática.
mk-ask-preparation = Escolha uma carta do baralho de Façanhas.
mk-ask-mana-search = Escolha até 2 dados da Fonte para rolar de novo (escolhidos: { $count }).
mk-ask-meditation = Embaralhe até 5 cartas no baralho de Façanhas para comprar a mesma quantidade (escolhidas: { $count }).

## Combate

mk-ask-combat = { $phase_id ->
        [ranged] Fase de Ataque de Cerco e à Distância: ataque de longe ou prossiga.
        [block] { $count ->
            [0] Fase de Bloqueio: nenhum ataque continua em aberto. Prossiga.
           *[other] Fase de Bloqueio: bloqueie os ataques que puder.
        }
        [damage] Fase de Atribuição de Dano: atribua o dano de cada ataque não bloqueado.
       *[attack] Fase de Ataque: derrote quem restou.
    }
mk-ask-invite = Há outros inimigos irascíveis adjacentes. Enfrentá-los também?

## O turno

mk-ask-before = Antes do seu turno.
mk-ask-announce = Seu baralho de Façanhas acabou. Anunciar o Fim da Rodada ou continuar jogando?
mk-ask-rest-wounds = Quantos Ferimentos você descarta?
mk-ask-mine = Qual cristal você recebe da mina?
mk-ask-glade = A clareira mágica leva um Ferimento. Qual?
mk-ask-long-night = Seu baralho de Façanhas acabou. Usar Noite Longa?
mk-ask-discard = Descarte as cartas que não quer guardar ou termine o turno.
mk-ask-must-discard = Você não jogou nenhuma carta neste turno: descarte uma da mão.
mk-ask-over = A partida acabou.
mk-ask-turn-move = Seu turno: jogue cartas, mova-se, explore ou faça uma ação. Movimento: { $count }.
mk-ask-turn-interaction = Interação: recrute, cure-se ou aprenda. Influência: { $count }.
mk-ask-turn-after = Sua ação foi feita. Jogue o que ainda ajudar ou termine o turno.
mk-ask-turn-rest = Você está descansando. Cure-se, se puder, ou termine o turno.
mk-ask-turn-maze = Neste caminho: gere pontos de Movimento e escolha até onde ir. Movimento: { $count }.

## Níveis e recompensas

mk-ask-skill = Nível { $count }: escolha um Poder.
mk-ask-advanced = Escolha uma Ação Avançada da oferta.
mk-ask-reward-order = Qual recompensa você recebe primeiro?
mk-ask-color = Escolha a cor do cristal.
mk-ask-artifact = Escolha o Artefato que vai para baixo do baralho; você fica com o resto.
mk-ask-stack = Qual carta fica mais embaixo no seu baralho de Façanhas?
mk-ask-spell = Escolha um Feitiço da oferta.
mk-ask-unit = Escolha uma Unidade para recrutar de graça.

## Efeitos

mk-ask-pay = Pagar 1 mana { $color } com:
mk-ask-discard-cost = { $origin }: descarte uma carta.
mk-ask-ready = Qual Unidade fica preparada?
mk-ask-foe-attack = { $effect }: qual ataque?
mk-ask-foe = { $effect }: qual inimigo?

## Cartas

mk-ask-borrow = Escolha uma Ação para jogar com o efeito amplificado, +{ $count }.
mk-ask-crystal-joy = Descartar uma carta para pegar Júbilo Cristalino de volta?
mk-ask-harvest = Descartar uma carta em troca de um cristal da cor dela?
mk-ask-space = Qual espaço fica mais barato?
mk-ask-die = Qual dado da Fonte?
mk-ask-die-color = Que cor o dado deve mostrar?
mk-ask-scout = Para onde os Batedores olham?
mk-ask-wear-down = Qual inimigo é desgastado?
mk-ask-draw-attack = Qual ataque esta Unidade atrai para si?
mk-ask-steady-tempo = { $where ->
        [top] Pôr Ritmo Constante no topo do seu baralho de Façanhas?
       *[bottom] Pôr Ritmo Constante embaixo do seu baralho de Façanhas?
    }
mk-ask-storm = Qual dado dá um cristal da sua cor?
mk-ask-maximal = Qual Ação é usada { $count } vezes e jogada fora?
mk-ask-throw-away = { $origin }: jogue fora uma Ação da mão.
mk-ask-spell-crystal = Qual Feitiço dá a cor do cristal?
mk-ask-mend = Qual Unidade é curada?
mk-ask-staff = Descarte uma carta; a cor dela decide.
mk-ask-fly = Onde você pousa?
mk-ask-meditation-card = Qual carta da pilha de descartes?
mk-ask-meditation-where = Para onde vai { $card }?
mk-ask-offering = Descarte uma carta por um cristal da cor dela ou prossiga.
mk-ask-own-unit = Qual das suas Unidades?

## Unidades

mk-ask-feed = Esta Unidade vive de mana. Pagar 1 mana de uma cor básica?

## Cenários

mk-ask-mark-glade = Marcar esta clareira mágica com um Escudo?
mk-ask-entrance-dungeon = Onde, perto do vilarejo, fica o calabouço secreto?
mk-ask-entrance-tomb = Onde, perto do mosteiro, fica o sepulcro secreto?
mk-ask-more-abilities = Usar outra habilidade de { $unit } na mesma ativação?
mk-ask-detach = Retirar Estandartes das suas Unidades antes da nova rodada?
mk-ask-fortitude = { $unit } receberia um Ferimento. Recolher o Estandarte da Fortitude?
mk-ask-forgive = { $count ->
        [one] Jogar fora o Ferimento deste turno?
       *[other] Jogar fora os { $count } Ferimentos deste turno?
    }
mk-ask-token = Qual ficha de Comando para { $unit }: o Estandarte do Comando ou uma comum?
mk-ask-for-cards = Descarte cartas para aumentar o efeito (agora { $effect }) ou siga em frente.
mk-ask-risk = Quanto você acrescenta a { $effect }? Um dado de mana por ponto.

## Em que ponto está uma partida guardada

mk-chapter = Rodada { $n } de { $of }, { $time_id ->
        [day] Dia
       *[night] Noite
    }
mk-typed-card = carta
mk-typed-unit = unidade
mk-typed-skill = poder
mk-typed-tactic = tática
