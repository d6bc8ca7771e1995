### Mage Knight: o que cada palavra de efeito diz na carta

mk-may = opcional: { $what }

## Condições

mk-if-night = à Noite
mk-unless-night = de Dia
mk-if-day = de Dia
mk-unless-day = à Noite
mk-if-in_combat = em combate
mk-unless-in_combat = fora de combate
mk-if-interacting = em uma interação
mk-unless-interacting = fora de uma interação
mk-if-token_red = com marcador vermelho
mk-unless-token_red = senão
mk-if-token_blue = com marcador azul
mk-unless-token_blue = senão
mk-if-token_white = com marcador branco
mk-unless-token_white = senão
mk-if-token_green = com marcador verde
mk-unless-token_green = senão

## Pontos

mk-verb-move = Movimento { $n }
mk-verb-influence = Influência { $n }
mk-verb-heal = Cura { $n }
mk-verb-fame = Fama { SIGNED($n) }
mk-verb-reputation = Reputação { SIGNED($n) }
mk-verb-attack = { $kind ->
        [ranged] { $element_id ->
            [fire] Ataque à Distância de Fogo { $n }
            [ice] Ataque à Distância de Gelo { $n }
            [coldfire] Ataque à Distância de Fogo Frio { $n }
           *[physical] Ataque à Distância { $n }
        }
        [siege] { $element_id ->
            [fire] Ataque de Cerco de Fogo { $n }
            [ice] Ataque de Cerco de Gelo { $n }
            [coldfire] Ataque de Cerco de Fogo Frio { $n }
           *[physical] Ataque de Cerco { $n }
        }
       *[melee] { $element_id ->
            [fire] Ataque de Fogo { $n }
            [ice] Ataque de Gelo { $n }
            [coldfire] Ataque de Fogo Frio { $n }
           *[physical] Ataque { $n }
        }
    }
mk-verb-block = { $rule_id ->
        [none] { $element_id ->
            [fire] Bloqueio de Fogo { $n }
            [ice] Bloqueio de Gelo { $n }
            [coldfire] Bloqueio de Fogo Frio { $n }
           *[physical] Bloqueio { $n }
        }
       *[other] { $element_id ->
            [fire] Bloqueio de Fogo { $n } ({ $rule })
            [ice] Bloqueio de Gelo { $n } ({ $rule })
            [coldfire] Bloqueio de Fogo Frio { $n } ({ $rule })
           *[physical] Bloqueio { $n } ({ $rule })
        }
    }

## Cartas e mana

mk-verb-nothing = nada
mk-verb-draw = { $n ->
        [1] compre 1 carta
       *[other] compre { $n } cartas
    }
mk-verb-discard = { $filter ->
        [any] descarte 1 carta, mesmo um Ferimento
        [wound] descarte 1 Ferimento
        [action] descarte 1 Ação
        [colored] descarte 1 Ação ou Feitiço
       *[non_wound] descarte 1 carta que não seja Ferimento
    }
mk-verb-mana = { $color_id ->
        [any] receba 1 marcador de mana de qualquer cor
        [basic] receba 1 marcador de mana de qualquer cor básica
        [same] receba 1 marcador de mana dessa cor
       *[other] receba 1 marcador de mana { $color }
    }
mk-verb-crystal = { $color_id ->
        [basic] receba 1 cristal de qualquer cor
        [same] receba 1 cristal dessa cor
       *[other] receba 1 cristal { $color }
    }
mk-verb-pay_mana = { $color_id ->
        [any] pague 1 mana de qualquer cor
        [basic] pague 1 mana de uma cor básica
        [same] pague 1 mana dessa cor
       *[other] pague 1 mana { $color }
    }
mk-verb-source_dice = { $n ->
        [1] use mais 1 dado da Fonte neste turno
       *[other] use mais { $n } dados da Fonte neste turno
    }
mk-verb-wound = { $n ->
        [1] receba 1 Ferimento
       *[other] receba { $n } Ferimentos
    }
mk-verb-draw_more = na sua próxima compra, limite da mão +{ $n }
mk-verb-wild_black_die = um dado preto da Fonte pode ser usado como mana de qualquer cor, mesmo de Dia
mk-verb-allow_mana = { $color_id ->
        [gold] você pode usar mana dourado, mesmo à Noite
       *[black] você pode usar mana preto, mesmo de Dia
    }
mk-verb-later = no fim do turno, { $what }

## Unidades

mk-verb-ready_unit = prepare uma Unidade de nível { $level } ou menor
mk-verb-wound_self = esta Unidade fica Ferida
mk-verb-no_damage_to_units = suas Unidades não sofrem dano neste turno
mk-verb-recruit_discount = neste turno, uma Unidade pode custar { $n } a menos de Influência; recrutá-la assim dá Reputação { SIGNED($reputation) }
mk-verb-ready_for_influence = neste turno, você pode preparar Unidades de nível { $level } ou menor por { $n } de Influência por nível
mk-verb-units_attack = suas outras Unidades recebem Ataque +{ $n } neste turno

## Terreno

mk-verb-terrain_cost = { $terrains_id ->
        [any] neste turno, um tipo de terreno à sua escolha: custo { SIGNED($delta) } (mínimo { $floor })
       *[other] neste turno, { $terrains }: custo { SIGNED($delta) } (mínimo { $floor })
    }
mk-verb-terrain_set = neste turno, { $terrains }: custo { $cost }
mk-verb-terrain_open = neste turno, você pode entrar em { $terrains } por { $cost } de Movimento
mk-verb-terrain_cap = neste turno, { $terrains }: custo máximo { $cost }
mk-verb-safe_terrain = neste turno, { $terrains }: espaços seguros
mk-verb-move_bonus = { $span ->
        [once] a próxima carta que der Movimento neste turno dá +{ $n }
       *[other] cada carta que der Movimento neste turno dá +{ $n }
    }
mk-verb-on_step = a cada espaço que você se mover neste turno, { $what }
mk-verb-explore_range = neste turno, você pode revelar uma peça a { $n } espaços de distância

## Inimigos

mk-verb-reduce_attack = um ataque inimigo recebe −{ $n }
mk-verb-stop_attack = { $limits_id ->
        [none] um inimigo não ataca neste combate
       *[other] um inimigo (exceto { $limits_or }) não ataca neste combate
    }
mk-verb-lower_armor = um inimigo recebe Armadura −{ $n } (mínimo { $least })
mk-verb-one_enemy = { $limits_id ->
        [none] um inimigo { $what }
       *[other] um inimigo (exceto { $limits_or }) { $what }
    }
mk-verb-all_enemies = cada inimigo { $what }
mk-verb-enemies_up_to = cada um de até { $n } inimigos { $what }
mk-verb-foe_stops = não ataca neste combate
mk-verb-foe_armor = { $fortified_id ->
        [none] recebe Armadura −{ $n } (mínimo { $least })
       *[other] recebe Armadura −{ $n }, ou −{ $fortified } se fortificado (mínimo { $least })
    }
mk-verb-foe_armor_each = recebe Armadura −{ $n } por resistência que tiver (mínimo { $least })
mk-verb-foe_loses = perde { $loss }
mk-verb-foe_destroyed = é destruído
mk-verb-ignore_walls = as fortificações do local não contam neste combate
mk-limit-fortified = fortificado
mk-limit-fortified_afar = fortificado na Fase de Cerco e à Distância
mk-limit-arcane_immunity = com Imunidade Arcana
mk-loss-fortifications = suas fortificações
mk-loss-resistances = todas as resistências
mk-loss-fire_resistance = a Resistência ao Fogo
mk-loss-ice_resistance = a Resistência ao Gelo
mk-loss-physical_resistance = a Resistência Física
mk-loss-attack_abilities = as capacidades de seus ataques

## Sequências de passos

mk-run-concentration = jogue outra Ação com o efeito amplificado sem pagar mana; Movimento, Influência, Ataque e Bloqueio desse efeito recebem +{ $a1 }
mk-run-mana_draw = { $a1 ->
        [1] mude um dado da Fonte para qualquer cor menos dourado e receba { $a2 } marcadores de mana dessa cor; o dado volta como está
       *[other] mude até { $a1 } dados da Fonte para quaisquer cores menos dourado e receba 1 marcador de mana de cada; os dados voltam como estão
    }
mk-run-land_block = Bloqueio igual ao custo de Movimento do seu espaço, de Fogo de Dia e de Gelo à Noite
mk-run-cheaper_space = um espaço à sua escolha custa 1 a menos de Movimento neste turno (mínimo 2)
mk-run-crystal_joy = { $a1 ->
        [any] você pode descartar outra carta, mesmo um Ferimento, para pegar esta de volta
       *[other] você pode descartar outra carta que não seja Ferimento para pegar esta de volta
    }
mk-run-harvest = { $a1 ->
        [once] mas só uma vez, você pode descartar 1 carta que não seja Ferimento para receber 1 cristal da cor dela
       *[other] você pode descartar 1 carta que não seja Ferimento para receber 1 cristal da cor dela
    }
mk-run-scout_peek = olhe uma ficha de Inimigo virada para baixo a até 3 espaços ou a do topo de uma pilha de inimigos; derrotar esse inimigo neste turno dá Fama +1
mk-run-lend_fury = suas outras Unidades recebem +1 em todos os ataques neste turno
mk-run-wear_down = um inimigo recebe Armadura −1 (mínimo 1), e um de seus ataques recebe −1
mk-run-draw_attack = um ataque inimigo recebe −3; o dano dele vai primeiro para esta Unidade, mesmo com Assassinato

## O que um Bloqueio faz além de bloquear

mk-rule-vs_swift = em dobro contra ataques Ágeis
mk-rule-per_icon = +1 por capacidade, cor de ataque e resistência do inimigo
mk-rule-freezing = o inimigo bloqueado recebe Armadura −3
mk-rule-bash = cada ponto além do necessário dá Armadura −1 ao inimigo
mk-rule-burning = depois de bloquear, Ataque de Fogo 4 na Fase de Ataque
mk-rule-exploding = o inimigo bloqueado é destruído
