### The table in plain lines

board-mk-round = Rodada { $number } de { $of }, { $time }, turno { $turn }.
board-mk-order = Ordem: { $order }.
board-mk-source = Fonte: { $dice }.
board-mk-die-taken = usado
board-mk-die-kept = guardado por um jogador
board-mk-die-depleted = esgotado
board-mk-offer-units = Oferta de unidades: { $pieces }.
board-mk-offer-advanced = Oferta de ações avançadas: { $pieces }.
board-mk-offer-spells = Oferta de feitiços: { $pieces }.
board-mk-offer-skills = Poderes compartilhados: { $pieces }.
board-mk-here = { $hero } está em { $place }.
board-mk-near = Ao lado: { $place }.
board-mk-far = Mais longe: { $place }.
board-mk-tiles = Lugares livres para peças de mapa: { $slots }. Peças restantes: { $countryside } de Campo, { $core } Centrais.
board-mk-hidden = inimigo oculto ({ $pile })
board-mk-ruin-hidden = ruínas ocultas
board-mk-shields = { $n ->
    [one] 1 escudo
   *[other] { $n } escudos
  }
board-mk-burned = queimado
board-mk-closed = não se pode entrar
board-mk-cost = movimento { $n }
board-mk-player = { $hero }: fama { $fame }, nível { $level } (próximo em { $next }), reputação { $reputation }, armadura { $armor }, limite de mão { $limit }.
board-mk-hand = Mão: { $cards }. Baralho: { $deck }.
board-mk-discard = Pilha de descartes: { $cards }.
board-mk-play = Em jogo: { $cards }.
board-mk-points = Movimento { $move }, influência { $influence }, cura { $healing }. Mana: { $mana }. Cristais: { $crystals }.
board-mk-units = Unidades: { $units }. Fichas de Comando: { $commands }.
board-mk-skills = Poderes: { $skills }.
board-mk-used = { $piece } (usado)
board-mk-spent = usada
board-mk-ready = pronta
board-mk-wounds = { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
  }
board-mk-dummy = Jogador fictício ({ $hero }): baralho { $deck }, cristais: { $crystals }.
board-mk-combat = Combate em { $place }, { $phase }.
board-mk-phase-ranged = fase de ataque à distância e de cerco
board-mk-phase-block = fase de bloqueio
board-mk-phase-damage = fase de dano
board-mk-phase-attack = fase de ataque
board-mk-foe = Inimigo { $n }, { $enemy }: armadura { $armor }, ataque até agora { $have }; traços: { $traits }.
board-mk-foe-defeated = Inimigo { $n }, { $enemy }: derrotado.
board-mk-attack = Seu ataque { $i }: { $value } { $element }{ $traits }, { $state }; bloqueio { $have } de { $need }, dano { $damage }.
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
