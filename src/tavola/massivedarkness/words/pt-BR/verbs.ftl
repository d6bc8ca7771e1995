### Massive Darkness: o que cada palavra de efeito diz em uma carta

md-times = { $n ->
        [2] { $what }, duas vezes
       *[other] { $what }, { $n } vezes
    }
md-for = { $first }: { $second }
md-then = { $first }, depois { $second }
md-may = opcional: { $what }
md-repeat = Repetir { $n }
md-price-bam = { $n } Toma Essa
md-price-diamond = { $n ->
        [1] 1 Diamante
       *[other] { $n } Diamantes
    }
md-dice-more = { $color ->
        [yellow] { SIGNED($n) } { $n ->
                [one] dado amarelo
               *[other] dados amarelos
            }
        [red] { SIGNED($n) } { $n ->
                [one] dado vermelho
               *[other] dados vermelhos
            }
        [blue] { SIGNED($n) } { $n ->
                [one] dado azul
               *[other] dados azuis
            }
       *[green] { SIGNED($n) } { $n ->
                [one] dado verde
               *[other] dados verdes
            }
    }

## Quando uma linha vale

md-when-attack = Ataque
md-when-melee = Corpo a Corpo
md-when-ranged = À Distância
md-when-magic = Magia
md-when-defense = Defesa
md-when-melee_defense = Defesa Corpo a Corpo
md-when-ranged_defense = Defesa à Distância
md-when-magic_defense = Defesa contra Magia
md-when-passive = Sempre

## Condições

md-need-shadow_mode = Modo Sombrio
md-need-dual_wield = Duas Armas
md-need-mace_or_hammer = Maça ou Martelo Equipado
md-need-no_armor = Sem Armadura Equipada
md-need-shield_bearer = Portador de Escudo
md-need-sword = Espada Equipada
md-need-two_handed = Arma de Duas Mãos
md-need-bloodlust = Sede de Sangue { $n }
md-need-blood_tribute = Tributo de Sangue { $n }
md-need-wounded = Ferido { $n }
md-need-spend_xp = Gaste { $n } XP

## O que as palavras-chave significam

md-reminder-evasive = pode sair de zonas com inimigos
md-reminder-charge = gaste uma Ação de Combate para mover 1 ou 2 zonas até uma zona com inimigo e depois faça uma Ação Corpo a Corpo gratuita
md-reminder-safe_shot = gaste uma Ação de Combate para mover 1 zona como se fosse Evasivo e depois faça uma Ação à Distância gratuita
md-reminder-command = uma vez por Ativação, gaste uma Ação para que outro herói faça na hora uma Ação gratuita; o ataque dele não gera Contra-Ataque
md-reminder-sword_and_spell = Ações de Magia podem usar Armas Corpo a Corpo como Armas Mágicas na própria zona
md-reminder-taunt = sempre conta como o herói com mais XP
md-reminder-regeneration = no início da Ativação, cure { $n ->
        [one] { $n } dano
       *[other] { $n } danos
    }
md-reminder-riposte = como Defensor, se os Escudos superarem os Acertos, o Atacante sofre { $n ->
        [one] { $n } dano
       *[other] { $n } danos
    }
md-reminder-teleport = gaste uma Ação para mover até { $n } zonas como se fosse Evasivo

## Combate

md-verb-hits = { SIGNED($n) } { $n ->
        [one] Acerto
       *[other] Acertos
    }
md-verb-shields = { SIGNED($n) } { $n ->
        [one] Escudo
       *[other] Escudos
    }
md-verb-defender_shields = Defensor { SIGNED($n) } { $n ->
        [one] Escudo
       *[other] Escudos
    }
md-verb-attacker_hits = Atacante { SIGNED($n) } { $n ->
        [one] Acerto
       *[other] Acertos
    }
md-verb-bam = { SIGNED($n) } Toma Essa
md-verb-diamond = { SIGNED($n) } { $n ->
        [1] Diamante
       *[other] Diamantes
    }
md-verb-damage = { SIGNED($n) } { $n ->
        [one] dano
       *[other] danos
    }
md-verb-attack_dice = { SIGNED($n) } { $n ->
        [one] dado de ataque
       *[other] dados de ataque
    } de qualquer cor
md-verb-defense_dice = { SIGNED($n) } { $n ->
        [one] dado de defesa
       *[other] dados de defesa
    } de qualquer cor
md-verb-attacker_dice = Atacante { SIGNED($n) } { $n ->
        [one] dado de ataque
       *[other] dados de ataque
    }
md-verb-defender_dice = Defensor { SIGNED($n) } { $n ->
        [one] dado de defesa
       *[other] dados de defesa
    }
md-verb-defender_no_dice = Defensor não rola dados
md-verb-reroll = { $what ->
        [attack] +1 Rerrolagem de Ataque
        [defense] +1 Rerrolagem de Defesa
       *[other] +1 Rerrolagem de Ataque ou de Defesa
    }
md-verb-reroll_chosen = rerrole mais uma vez quantos dados de { $side ->
        [attack] ataque
       *[other] defesa
    } quiser
md-verb-blank_gain = após uma rerrolagem, um dado amarelo vazio vale 1 Toma Essa, ou um dado vermelho vazio vale 1 Diamante
md-verb-flip_blank = { $n ->
        [0] após uma rerrolagem, vire todos os resultados vazios
        [1] após uma rerrolagem, vire 1 resultado vazio
       *[other] após uma rerrolagem, vire { $n } resultados vazios
    }
md-verb-cancel = { $n ->
        [0] cancele todos os { $symbol_id ->
                [bam] Toma Essa
                [diamond] Diamantes
               *[all] Toma Essa e Diamantes
            } { $side ->
                [attack] do ataque
               *[other] da defesa
            }
       *[other] cancele { $n } { $symbol_id ->
                [bam] Toma Essa
                [diamond] Diamante
               *[all] Toma Essa ou Diamante
            } { $side ->
                [attack] do ataque
               *[other] da defesa
            }
    }
md-verb-double_hits = dobre o número de Acertos
md-verb-stun = atordoe o alvo
md-verb-half_damage = sofra só metade dos danos de um ataque, arredondando para cima
md-verb-kill_minions = { $n ->
        [one] mate instantaneamente { $n } servo
       *[other] mate instantaneamente { $n } servos
    }
md-verb-target_boss = este ataque pode ferir o chefe mesmo com servos ao lado dele
md-verb-if_no_damage = se este ataque não causar dano: { $what }

## Heróis

md-verb-heal = { $who ->
        [self] cure { $n ->
                [0] todos os danos
                [one] { $n } dano
               *[other] { $n } danos
            }
        [hero_in_zone] um herói na sua zona cura { $n ->
                [0] todos os danos
                [one] { $n } dano
               *[other] { $n } danos
            }
        [any_hero] um herói vivo à sua escolha cura { $n ->
                [0] todos os danos
                [one] { $n } dano
               *[other] { $n } danos
            }
       *[all_heroes] cada herói vivo cura { $n ->
                [0] todos os danos
                [one] { $n } dano
               *[other] { $n } danos
            }
    }
md-verb-max_health = { SIGNED($n) } de Vida Máxima
md-verb-extra_action = { SIGNED($n) } { $kind_id ->
        [any] { $n ->
                [one] Ação
               *[other] Ações
            }
        [move] { $n ->
                [one] Ação de Mover
               *[other] Ações de Mover
            }
        [melee] { $n ->
                [one] Ação Corpo a Corpo
               *[other] Ações Corpo a Corpo
            }
        [ranged] { $n ->
                [one] Ação à Distância
               *[other] Ações à Distância
            }
        [magic] { $n ->
                [one] Ação de Magia
               *[other] Ações de Magia
            }
       *[combat] { $n ->
                [one] Ação de Combate
               *[other] Ações de Combate
            }
    }
md-verb-move_points = { SIGNED($n) } { $n ->
        [one] Ponto de Movimento
       *[other] Pontos de Movimento
    } em cada Ação de Mover
md-verb-until_next_activation = até a sua próxima Ativação, { $what }

## Cartas e eventos

md-verb-use = { $timing_id ->
        [any] use uma vez, a qualquer momento: { $what }; depois, descarte a carta
        [attack] use uma vez, ao atacar: { $what }; depois, descarte a carta
       *[activation] use uma vez, na sua Ativação: { $what }; depois, descarte a carta
    }
md-verb-drawn = quando você a compra: { $what }; depois, descarte a carta
md-verb-suffer = { $n ->
        [one] sofra { $n } dano
       *[other] sofra { $n } danos
    }
md-verb-stun_self = sofra atordoamento
md-verb-draw_treasure = { $n ->
        [one] compre { $n } carta de tesouro do mesmo nível
       *[other] compre { $n } cartas de tesouro do mesmo nível
    }
md-verb-gain_xp = { $who ->
        [all_heroes] cada herói ganha { $n } XP
       *[self] ganhe { $n } XP
    }
md-verb-zone_damage = { $n ->
        [one] { $n } dano em cada miniatura inimiga de uma zona à vista
       *[other] { $n } danos em cada miniatura inimiga de uma zona à vista
    }
md-verb-spawn_guard = um guarda do nível atual aparece no marcador de nível da sua peça
md-verb-spawn_patrol = { $what ->
        [guard] um guarda do nível atual aparece no marcador { $offset ->
                [0] do nível atual
                [1] do nível seguinte
               *[other] do nível anterior
            }
       *[roaming] um Monstro Vagante aparece no marcador { $offset ->
                [0] do nível atual
                [1] do nível seguinte
               *[other] do nível anterior
            }; se já houver no tabuleiro um que conte para eventos, ative esse em vez disso
    }
md-verb-place_treasure = { $special ->
        [0] { $normal ->
                [one] { $normal } marcador de tesouro
               *[other] { $normal } marcadores de tesouro
            }
       *[other] { $special ->
                [one] { $special } marcador de tesouro especial
               *[other] { $special } marcadores de tesouro especial
            }
    } { $where ->
        [active_hero_zone] na zona do herói do primeiro jogador
       *[each_hero_tile_level_token] no marcador de nível de cada peça com um herói
    }
md-verb-lifebringer = { $n ->
        [one] { $n } marcador volta ao Portador da Vida, sem passar do número inicial
       *[other] { $n } marcadores voltam ao Portador da Vida, sem passar do número inicial
    }
md-verb-next_round = na próxima rodada, cada herói tem: { $what }
md-verb-light = { $what ->
        [light] até a próxima fase final, todas as zonas são Zonas de Luz
       *[shadow] até a próxima fase final, todas as zonas são Zonas de Sombra
    }
md-verb-activate_nearest = ative uma vez o inimigo mais próximo do herói do primeiro jogador
