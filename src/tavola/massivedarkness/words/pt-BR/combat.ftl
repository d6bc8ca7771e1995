### Massive Darkness: combate, danos e o que vem deles

## Dados

md-die-y0 = amarelo vazio
md-die-y1 = amarelo 1 Acerto
md-die-y2 = amarelo 1 Acerto
md-die-y3 = amarelo 1 Acerto
md-die-y4 = amarelo 1 Acerto
md-die-y5 = amarelo 2 Acertos + Toma Essa
md-die-r0 = vermelho vazio
md-die-r1 = vermelho 1 Acerto
md-die-r2 = vermelho 1 Acerto
md-die-r3 = vermelho 2 Acertos + Toma Essa
md-die-r4 = vermelho 2 Acertos + Toma Essa
md-die-r5 = vermelho 3 Acertos + Diamante
md-die-b0 = azul vazio
md-die-b1 = azul vazio
md-die-b2 = azul 1 Escudo
md-die-b3 = azul 1 Escudo
md-die-b4 = azul 1 Escudo
md-die-b5 = azul 2 Escudos + Toma Essa
md-die-g0 = verde vazio
md-die-g1 = verde vazio
md-die-g2 = verde 1 Escudo
md-die-g3 = verde 2 Escudos + Toma Essa
md-die-g4 = verde 2 Escudos + Toma Essa
md-die-g5 = verde 3 Escudos + Diamante

## Perguntas

md-ask-prepare-attack = { $hero } ataca { $enemy } ({ $kind }): usar algo antes ou rolar?
md-ask-prepare-defense = { $enemy } ataca { $hero } ({ $kind }): usar algo antes ou rolar?
md-ask-use-now = { $hero }: { $n ->
        [1] 1 Acerto
       *[other] { $n } Acertos
    } contra { $shields ->
        [1] 1 Escudo
       *[other] { $shields } Escudos
    }. Usar algo agora?
md-ask-mix = { $what ->
        [more] De que cores são os dados a mais?
       *[other] Que dados são retirados do outro lado?
    }
md-ask-take-dice = { $origin }: que dados são retirados?
md-ask-tribute = { $origin }: aceita sofrer { $n ->
        [1] um dano
       *[other] { $n } danos
    } por { $hero }?
md-ask-reroll = { $n ->
        [1] 1 Acerto
       *[other] { $n } Acertos
    } contra { $shields ->
        [1] 1 Escudo
       *[other] { $shields } Escudos
    }: rerrolar?
md-ask-blank = { $origin }: qual dado vazio?
md-ask-enchant = { $side ->
        [attack] Encantamentos de ataque
       *[other] Encantamentos de defesa
    }: { $bam } Toma Essa e { $diamond ->
        [1] 1 Diamante
       *[other] { $diamond } Diamantes
    } para gastar.
md-ask-assign = { $n ->
        [1] Um dano
       *[other] { $n } danos
    } para { $enemy }: quantos o chefe sofre?
md-ask-brace = { $hero } está para sofrer { $n ->
        [1] um dano mortal
       *[other] { $n } danos mortais
    }: usar uma poção a tempo?

## Respostas

md-option-roll = Rolar os dados
md-option-use_in_attack = Usar { $card }
md-option-pay_wounds = { $origin }: { $hero } sofre { $n ->
        [1] 1 dano
       *[other] { $n } danos
    }
md-option-agree = Aceitar
md-option-refuse = Recusar
md-option-reroll = { $side ->
        [attack] Rerrolar todos os dados de ataque
       *[other] Rerrolar todos os dados de defesa
    }
md-option-reroll_dice = Rerrolar { $dice }
md-option-keep_roll = Manter a rolagem
md-option-blank_flip = Virar: { $die }
md-option-blank_gain = Acrescentar um símbolo: { $die }
md-option-take_dice = Retirar { $dice }
md-option-add_colors = Somar { $side ->
        [attack] { $weak ->
            [0] { $strong ->
                [1] 1 vermelho
               *[other] { $strong } vermelhos
            }
           *[other] { $weak ->
                [1] 1 amarelo
               *[other] { $weak } amarelos
            }{ $strong ->
                [0] { "" }
                [1] , 1 vermelho
               *[other] , { $strong } vermelhos
            }
        }
       *[other] { $weak ->
            [0] { $strong ->
                [1] 1 verde
               *[other] { $strong } verdes
            }
           *[other] { $weak ->
                [1] 1 azul
               *[other] { $weak } azuis
            }{ $strong ->
                [0] { "" }
                [1] , 1 verde
               *[other] , { $strong } verdes
            }
        }
    }
md-option-take_colors = Retirar { $side ->
        [attack] { $weak ->
            [0] { $strong ->
                [1] 1 vermelho
               *[other] { $strong } vermelhos
            }
           *[other] { $weak ->
                [1] 1 amarelo
               *[other] { $weak } amarelos
            }{ $strong ->
                [0] { "" }
                [1] , 1 vermelho
               *[other] , { $strong } vermelhos
            }
        }
       *[other] { $weak ->
            [0] { $strong ->
                [1] 1 verde
               *[other] { $strong } verdes
            }
           *[other] { $weak ->
                [1] 1 azul
               *[other] { $weak } azuis
            }{ $strong ->
                [0] { "" }
                [1] , 1 verde
               *[other] , { $strong } verdes
            }
        }
    }
md-option-enchant = { $origin }: { $effect }
md-option-assign = { $n } para o chefe, { $left } para os servos
md-option-drink = Usar { $card }
md-option-keep_potion = Guardar as poções

## A rolagem

md-event-attack = { $hero } ataca { $enemy } ({ $kind }).
md-event-attack-pillar = { $hero } ataca { $pillar } ({ $kind }).
md-event-strike = { $why ->
        [counter] { $enemy }: ataque contra { $hero } ({ $kind }), que os atacou.
        [only] { $enemy }: ataque contra { $hero } ({ $kind }), sem mais ninguém ao alcance.
        [taunt] { $enemy }: ataque contra { $hero } ({ $kind }), que os provoca.
       *[most] { $enemy }: ataque contra { $hero } ({ $kind }), com mais experiência entre quem está ao alcance.
    }
md-event-pays-wounds = { $hero } sofre { $n ->
        [1] 1 dano
       *[other] { $n } danos
    } de propósito por { $origin }.
md-event-no-tribute = { $hero } recusa o tributo.
md-event-dice = { $none ->
        [1] { $origin }: nenhum dado de { $side ->
            [attack] ataque
           *[other] defesa
        }.
       *[other] { $origin }: { $free ->
            [0] { $side ->
                [attack] { $weak ->
                    [0] { SIGNED($strong) } { $strong ->
                        [1] vermelho.
                        [-1] vermelho.
                       *[other] vermelhos.
                    }
                   *[other] { SIGNED($weak) } { $weak ->
                        [1] amarelo
                        [-1] amarelo
                       *[other] amarelos
                    }{ $strong ->
                        [0] .
                        [1] , +1 vermelho.
                        [-1] , −1 vermelho.
                       *[other] , { SIGNED($strong) } vermelhos.
                    }
                }
               *[other] { $weak ->
                    [0] { SIGNED($strong) } { $strong ->
                        [1] verde.
                        [-1] verde.
                       *[other] verdes.
                    }
                   *[other] { SIGNED($weak) } { $weak ->
                        [1] azul
                        [-1] azul
                       *[other] azuis
                    }{ $strong ->
                        [0] .
                        [1] , +1 verde.
                        [-1] , −1 verde.
                       *[other] , { SIGNED($strong) } verdes.
                    }
                }
            }
           *[other] { SIGNED($free) } { $side ->
                [attack] { $free ->
                    [1] dado de ataque.
                    [-1] dado de ataque.
                   *[other] dados de ataque.
                }
               *[other] { $free ->
                    [1] dado de defesa.
                    [-1] dado de defesa.
                   *[other] dados de defesa.
                }
            }
        }
    }
md-event-dice-cap = No máximo 3 dados de cada cor: { $n ->
        [1] 1 dado de { $side ->
            [attack] ataque
           *[other] defesa
        } se perde.
       *[other] { $n } dados de { $side ->
            [attack] ataque
           *[other] defesa
        } se perdem.
    }
md-event-rolled = Ataque: { $attack_dice_id ->
        [none] nenhum dado
       *[other] { $attack_dice }
    }. Defesa: { $defense_dice_id ->
        [none] nenhum dado
       *[other] { $defense_dice }
    }. Acertos { $hits }, Escudos { $shields }.
md-event-reroll = { $side ->
        [attack] Ataque rerrolado
       *[other] Defesa rerrolada
    }: { $dice } vira { $into }.
md-event-flip = { $origin }: { $dice } é virado para { $into }.
md-event-blank-gain = { $origin }: um dado vazio vale { $symbol }.

## Habilidades e encantamentos

md-event-enchants = { $origin }: por { $diamond ->
        [0] { $bam } Toma Essa.
       *[other] { $bam ->
            [0] { $diamond ->
                [1] 1 Diamante.
               *[other] { $diamond } Diamantes.
            }
           *[other] { $bam } Toma Essa e { $diamond ->
                [1] 1 Diamante.
               *[other] { $diamond } Diamantes.
            }
        }
    }
md-event-hits = { $origin }: { SIGNED($n) } { $n ->
        [1] Acerto.
        [-1] Acerto.
       *[other] Acertos.
    }
md-event-shields = { $origin }: { SIGNED($n) } { $n ->
        [1] Escudo.
        [-1] Escudo.
       *[other] Escudos.
    }
md-event-damage = { $origin }: { SIGNED($n) } { $n ->
        [1] dano que Escudos não detêm.
       *[other] danos que Escudos não detêm.
    }
md-event-symbols = { $origin }: { SIGNED($n) } { $symbol_id ->
        [diamond] { $n ->
            [1] Diamante.
            [-1] Diamante.
           *[other] Diamantes.
        }
       *[other] { $symbol }.
    }
md-event-cancels = { $origin }: { $n ->
        [1] 1 símbolo é cancelado.
       *[other] { $n } símbolos são cancelados.
    }
md-event-double = { $origin }: os Acertos dos dados dobram, { SIGNED($n) }.
md-event-takes-dice = { $origin } retira { $dice }.
md-event-enemy-stunned = { $origin }: inimigo atordoado ({ $enemy }).
md-event-hero-stunned = { $origin }: { $hero } fica { $hero_gender ->
        [f] atordoada
       *[m] atordoado
    }.
md-event-aim = { $origin }: o ataque pode mirar o chefe.

## Danos

md-event-result = { $hits ->
        [1] 1 Acerto
       *[other] { $hits } Acertos
    } contra { $shields ->
        [1] 1 Escudo
       *[other] { $shields } Escudos
    }{ $extra ->
        [0] { "" }
       *[other] , mais { $extra } de dano
    }{ $half ->
        [0] { "" }
       *[other] , pela metade
    }: { $n ->
        [0] nenhum dano.
        [1] 1 dano.
       *[other] { $n } danos.
    }
md-event-hurt = { $hero } sofre { $n ->
        [1] 1 dano
       *[other] { $n } danos
    }; vida { $left }.
md-event-dies = { $hero } morre.
md-event-minions-hurt = { $enemy }: { $n ->
        [1] 1 dano para os servos.
       *[other] { $n } danos para os servos.
    }
md-event-minions-die = { $enemy }: { $n ->
        [1] 1 servo morre
       *[other] { $n } servos morrem
    }, { $left ->
        [0] nenhum resta.
        [1] resta 1.
       *[other] restam { $left }.
    }
md-event-leader-hurt = { $enemy }: { $rank } sofre { $n ->
        [1] 1 dano
       *[other] { $n } danos
    }, vida { $left }.
md-event-leader-dies = { $enemy }: { $rank } morre.
md-event-enemy-heals = { $enemy }: cura { $n ->
        [1] 1 dano.
       *[other] { $n } danos.
    }
md-event-blast = { $n ->
        [1] 1 dano
       *[other] { $n } danos
    } para cada miniatura inimiga em { $zone }.
md-event-riposte = Revide: o atacante sofre { $n ->
        [1] 1 dano.
       *[other] { $n } danos.
    }
md-event-pillar-hurt = { $pillar }: { $n ->
        [1] 1 dano
       *[other] { $n } danos
    }, vida { $left }.
md-event-pillar-falls = { $pillar } cai.
