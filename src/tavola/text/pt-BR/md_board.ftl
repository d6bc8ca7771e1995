### Massive Darkness: a mesa em linhas simples, para o terminal

board-md-round = { $mission }. Rodada { $n }, { $phase }. Nível { $level }. Primeiro jogador: { $first }. Portador da Vida: { $lifebringer }.
board-md-all-light = Toda zona está na luz.
board-md-all-shadow = Toda zona está na sombra.
board-md-goal = { $done ->
        [1] Cumprido: { $goal }
       *[other] Objetivo: { $goal } ({ $have } de { $need })
    }
board-md-hero = { $hero }, { $role }, em { $zone }: vida { $health } de { $maximum }, { $xp } XP, { $state }.
board-md-dead = morto
board-md-stunned = atordoado
board-md-out = já saiu
board-md-standing = na luz
board-md-in-shadow = na sombra
board-md-equipment = Armadura: { $body }. Mãos: { $hands }. Bolsa: { $bag }. Dados: { $dice }.
board-md-enemy = Inimigo { $enemy } ({ $notation }) em { $zone }: vida do líder { $life }{ $minions ->
        [0] {""}
        [one] , um servo de vida { $each }
       *[other] , { $minions } servos de vida { $each }
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
board-md-intent-stay = ficar
board-md-near = Ao lado: { $zones }.
board-md-light = luz
board-md-shadow = sombra
board-md-start = zona inicial
board-md-exit = saída
board-md-level = marcador de nível { $level }
board-md-treasure = tesouro: { $normal } normais, { $special } especiais
board-md-hidden = marcador virado para baixo
board-md-zone = { $zone }: { $what }.
board-md-door = Entre { $a } e { $b }: { $state }.
board-md-door-open = { $door }, aberta
board-md-door-closed = { $door }, fechada
board-md-door-locked = { $door }, trancada
board-md-pillar = { $pillar } em { $zone }, vida { $n }.
board-md-combat = { $attacker } ataca { $defender } ({ $kind }).
board-md-dice = Dados de ataque: { $attack }. Dados de defesa: { $defense }. Acertos { $hits }, escudos { $shields }, dano certo { $damage }.
board-md-symbols = Símbolos restantes: ataque { $attack }; defesa { $defense }.
