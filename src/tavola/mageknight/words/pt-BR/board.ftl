### The table in plain lines

board-mk-round = Rodada { $number } de { $of }, { $time }, turno { $turn }.
board-mk-order = Ordem: { $order }.
board-mk-source = Fonte: { $dice }.
board-mk-die-taken = usado
board-mk-die-kept = guardado por um jogador
board-mk-die-depleted = esgotado
board-mk-offer-units = Oferta de Unidades: { $pieces }.
board-mk-offer-advanced = Oferta de Ações Avançadas: { $pieces }.
board-mk-offer-spells = Oferta de Feitiços: { $pieces }.
board-mk-offer-skills = Oferta de Poderes Compartilhados: { $pieces }.
board-mk-here = { $hero } está em { $place }.
board-mk-near = Ao lado: { $place }.
board-mk-far = Mais longe: { $place }.
board-mk-tiles = Lugares livres para peças de mapa: { $slots }. Peças restantes: { $countryside } de Campo, { $core } Centrais.
board-mk-hidden = inimigo oculto ({ $pile })
board-mk-ruin-hidden = ruínas ocultas
board-mk-shields = { $n ->
        [1] 1 Escudo
       *[other] { $n } Escudos
    }
board-mk-burned = queimado
board-mk-closed = não se pode entrar
board-mk-cost = Movimento { $n }
board-mk-player = { $hero }: Fama { $fame }, nível { $level } (próximo em { $next }), Reputação { $reputation }, Armadura { $armor }, limite da Mão { $limit }.
board-mk-hand = Mão: { $cards }. Baralho: { $deck }.
board-mk-discard = Pilha de descartes: { $cards }.
board-mk-play = Em jogo: { $cards }.
board-mk-points = Movimento { $move }, Influência { $influence }, Cura { $healing }. Mana: { $mana }. Cristais: { $crystals }.
board-mk-units = Unidades: { $units }. Fichas de Comando: { $commands }.
board-mk-skills = Poderes: { $skills }.
board-mk-used = { $piece } (usado)
board-mk-spent = usada
board-mk-ready = preparada
board-mk-wounds = { $n ->
        [1] 1 Ferimento
       *[other] { $n } Ferimentos
    }
board-mk-dummy = Jogador fictício ({ $hero }): baralho { $deck }, cristais: { $crystals }.
board-mk-combat = Combate em { $place }, { $phase }.
board-mk-phase-ranged = fase de Ataque de Cerco e à Distância
board-mk-phase-block = fase de Bloqueio
board-mk-phase-damage = fase de Atribuição de Dano
board-mk-phase-attack = fase de Ataque
board-mk-foe = Inimigo { $n }, { $enemy }: Armadura { $armor }, Ataque até agora { $have }; habilidades: { $traits }.
board-mk-foe-defeated = Inimigo { $n }, { $enemy }: derrotado.
board-mk-attack = Seu ataque { $i }: { $value } { $element }{ $traits }, { $state }; Bloqueio { $have } de { $need }, dano { $damage }.
board-mk-attack-open = aberto
board-mk-attack-blocked = bloqueado
board-mk-attack-cancelled = cancelado
board-mk-attack-assigned = causado
board-mk-attack-hidden = invoca
board-mk-damage-left = Dano ainda a atribuir: { $n }.
board-mk-resists = resiste a { $element }
board-mk-fortified = { $n ->
    [one] fortificado
   *[other] duplamente fortificado
  }
board-mk-counted = { $n } { $color ->
        [red] { $n ->
            [1] vermelho
           *[other] vermelhos
        }
        [blue] { $n ->
            [1] azul
           *[other] azuis
        }
        [white] { $n ->
            [1] branco
           *[other] brancos
        }
        [green] { $n ->
            [1] verde
           *[other] verdes
        }
        [gold] { $n ->
            [1] dourado
           *[other] dourados
        }
       *[black] { $n ->
            [1] preto
           *[other] pretos
        }
    }

## O mapa a partir de onde se está

board-mk-way = { $way }: { $place }.
board-mk-way-here = Aqui: { $place }.
board-mk-steps = { $n } { $way ->
        [northeast] nordeste
       *[east] leste
        [southeast] sudeste
        [southwest] sudoeste
        [west] oeste
        [northwest] noroeste
    }
board-mk-legend = Duas letras: terreno ({ $terrain }); número: custo para entrar; @ um Herói, ! inimigos, * um local.
