### Massive Darkness: a mesa em linhas simples, para o terminal

board-md-round = { $mission }. { $n ->
        [0] {""}
       *[other] Rodada { $n },{" "}
    }{ $phase }. Nível { $level }. Primeiro jogador: { $first }. Portador da Vida: { $lifebringer }.
board-md-all-light = Toda zona está na luz.
board-md-all-shadow = Toda zona está na sombra.
board-md-goal = { $done ->
        [1] Objetivo cumprido: { $goal }
       *[other] Objetivo, { $have } de { $need }: { $goal }
    }
board-md-hero = { $hero }, { $role }, { $at }: vida { $health } de { $maximum }, { $xp } XP, { $state }.
board-md-no-class = ainda sem classe
board-md-at = em { $zone }
board-md-nowhere = fora do tabuleiro
board-md-dead = morreu
board-md-stunned = { $gender ->
        [f] atordoada
       *[m] atordoado
    }
board-md-out = já saiu
board-md-standing = na luz
board-md-in-shadow = na sombra
board-md-equipment = Armadura: { $body }. Mãos: { $hands }. Inventário: { $bag }. Dados: { $dice }.
board-md-carries = Carrega: { $tokens }.
board-md-die = { $n } { $color ->
        [yellow] { $n ->
            [1] amarelo
           *[other] amarelos
        }
        [red] { $n ->
            [1] vermelho
           *[other] vermelhos
        }
        [blue] { $n ->
            [1] azul
           *[other] azuis
        }
       *[green] { $n ->
            [1] verde
           *[other] verdes
        }
    }
board-md-no-dice = nenhum
board-md-story = Campanha: missão { $n } de { $all }, { $won ->
        [0] nenhuma vencida
        [1] 1 vencida
       *[other] { $won } vencidas
    }, { $defeats ->
        [0] nenhuma derrota
        [1] 1 derrota
       *[other] { $defeats } derrotas
    }.
board-md-market = No mercado: { $cards }.
board-md-owns = { $hero }, { $xp } XP, possui: { $cards }.
board-md-enemy = Inimigo { $enemy } [{ $notation }] em { $zone }: { $rank ->
        [mob] { $life ->
            [0] o chefe está morto
           *[other] chefe com vida { $life }
        }
       *[single] vida { $life }
    }{ $minions ->
        [0] {""}
        [1] , um servo com vida { $each }
       *[other] , { $minions } servos com vida { $each }
    }{ $hurt ->
        [0] {""}
       *[other] , um deles com { $hurt } de dano
    }{ $stunned ->
        [0] {""}
       *[other] , atordoado
    }. Dados: { $dice }. Equipamento: { $loot }.
board-md-intent = Se nada mudar, vai: { $steps }.
board-md-intent-asleep = esperar
board-md-intent-up = levantar-se
board-md-intent-attack = atacar { $heroes }
board-md-intent-batter = golpear um pilar
board-md-intent-move = mover-se para { $zones }
board-md-intent-stay = ficar onde está
board-md-near = Zonas ao lado: { $zones }.
board-md-stairs = pela escada
board-md-light = luz
board-md-shadow = sombra
board-md-start = zona inicial
board-md-exit = saída
board-md-level = marcador de nível { $level }
board-md-treasure-normal = { $n ->
        [1] 1 tesouro
       *[other] { $n } tesouros
    }
board-md-treasure-special = { $n ->
        [1] 1 tesouro especial
       *[other] { $n } tesouros especiais
    }
board-md-hidden = marcador virado para baixo
board-md-zone = { $zone }: { $what }.
board-md-door = Entre { $a } e { $b }: { $state }.
board-md-door-open = porta aberta [{ $door }]
board-md-door-closed = porta fechada [{ $door }]
board-md-door-locked = porta trancada [{ $door }]
board-md-pillar = { $pillar } em { $zone }, vida { $n }.
board-md-combat = { $attacker } ataca { $defender } ({ $kind }).
board-md-dice = Ataque: { $attack }. Defesa: { $defense }. Acertos { $hits }, Escudos { $shields }, dano { $wounds }.
board-md-symbols = Símbolos restantes: ataque { $attack }; defesa { $defense }.

## As chances de uma rolagem

board-md-odds-wounds = em média { $whole },{ $tenth } de dano
board-md-odds-slain = elimina { $n } %
board-md-odds-stun = atordoa { $n } %
board-md-odds-riposte = contra-ataque { $n } %

## A masmorra como ela é

board-md-map = { $zone } leva a: { $zones }.
board-md-legend = * luz; duas letras: um herói; ! um inimigo; $ tesouro; ? marcador; < início; > saída; D porta fechada.

## Tipos de peça como são digitados

md-typed-card = carta
md-typed-hero = herói
md-typed-enemy = inimigo
md-typed-zone = zona
md-typed-door = porta
