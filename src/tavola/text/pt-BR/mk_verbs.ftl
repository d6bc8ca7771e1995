### Mage Knight: o que cada palavra de efeito diz na carta

mk-may = opcional: { $what }

## Condições

mk-if-night = à Noite
mk-unless-night = de Dia
mk-if-day = de Dia
mk-unless-day = à Noite

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
mk-verb-block = { $element_id ->
        [fire] Bloqueio de Fogo { $n }
        [ice] Bloqueio de Gelo { $n }
        [coldfire] Bloqueio de Fogo Frio { $n }
       *[physical] Bloqueio { $n }
    }

## Cartas e mana

mk-verb-nothing = nada
mk-verb-draw = { $n ->
        [one] compre 1 carta
       *[other] compre { $n } cartas
    }
mk-verb-discard = { $filter ->
        [any] { $n ->
            [one] descarte 1 carta, mesmo Ferimento
           *[other] descarte { $n } cartas, mesmo Ferimentos
        }
        [colored] { $n ->
            [one] descarte 1 Ação ou Feitiço
           *[other] descarte { $n } Ações ou Feitiços
        }
       *[non_wound] { $n ->
            [one] descarte 1 carta que não seja Ferimento
           *[other] descarte { $n } cartas que não sejam Ferimentos
        }
    }
mk-verb-mana = receba 1 marcador de mana { $color }
mk-verb-crystal = receba 1 cristal { $color }
mk-verb-pay_mana = pague 1 mana { $color }
mk-verb-source_dice = { $n ->
        [one] use mais 1 dado da Fonte neste turno
       *[other] use mais { $n } dados da Fonte neste turno
    }
mk-verb-wound = { $n ->
        [one] receba 1 Ferimento
       *[other] receba { $n } Ferimentos
    }

## Unidades

mk-verb-ready_unit = prepare uma Unidade de nível { $level } ou menor

## Terreno

mk-verb-terrain_cost = neste turno, { $terrains }: custo { SIGNED($delta) }, mínimo { $floor }
mk-verb-terrain_set = neste turno, { $terrains }: custo { $cost }
mk-verb-terrain_open = neste turno, você pode entrar em { $terrains } por { $cost } de Movimento
