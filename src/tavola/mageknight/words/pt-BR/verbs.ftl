### Mage Knight: o que cada palavra de efeito diz na carta

mk-leads = em combate neste turno, / neste turno, / neste combate,
mk-may = se quiser, { $what }
mk-for = { $first }: { $second }
mk-then = { $first }; depois, { $second }
mk-times = { $what }, { $n } vezes

## Condições

mk-if-night = à Noite
mk-unless-night = de Dia
mk-if-day = de Dia
mk-unless-day = à Noite
mk-if-in_combat = em combate
mk-unless-in_combat = fora de combate
mk-if-peace = fora de combate
mk-unless-peace = em combate
mk-if-interacting = em uma interação
mk-unless-interacting = fora de uma interação
mk-if-token_red = com marcador vermelho sobre ela
mk-unless-token_red = senão
mk-if-token_blue = com marcador azul sobre ela
mk-unless-token_blue = senão
mk-if-token_white = com marcador branco sobre ela
mk-unless-token_white = senão
mk-if-token_green = com marcador verde sobre ela
mk-unless-token_green = senão
mk-if-on_forest = se você estiver em floresta
mk-unless-on_forest = senão
mk-if-on_hills = se você estiver em colinas
mk-unless-on_hills = senão
mk-if-on_mountain = se você estiver em montanha
mk-unless-on_mountain = senão
mk-if-unhurt = se nenhum Ferimento tiver entrado na sua mão neste combate
mk-unless-unhurt = senão
mk-if-at_glade = em uma clareira mágica
mk-unless-at_glade = senão
mk-if-at_fortified = em um local fortificado
mk-unless-at_fortified = senão
mk-if-least_fame = se só você tiver a menor Fama
mk-unless-least_fame = senão
mk-if-opening = no início de um combate
mk-unless-opening = senão
mk-if-no_source_used = se você não usar nenhum dado da Fonte neste turno
mk-unless-no_source_used = senão
mk-if-not_recruited = se você não recrutar nenhuma Unidade com Influência neste turno
mk-unless-not_recruited = senão
mk-if-block_phase = na fase de Bloqueio
mk-unless-block_phase = senão

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
mk-verb-convert = { $what_id ->
        [attack] { $points ->
            [influence] { $rate ->
                [1] em combate neste turno, cada ponto de Influência pode valer { $what }
               *[other] em combate neste turno, cada { $rate } pontos de Influência podem valer { $what }
            }
           *[move] { $rate ->
                [1] em combate neste turno, cada ponto de Movimento pode valer { $what }
               *[other] em combate neste turno, cada { $rate } pontos de Movimento podem valer { $what }
            }
        }
       *[other] { $points ->
            [influence] { $rate ->
                [1] neste turno, cada ponto de Influência pode valer { $what }
               *[other] neste turno, cada { $rate } pontos de Influência podem valer { $what }
            }
           *[move] { $rate ->
                [1] neste turno, cada ponto de Movimento pode valer { $what }
               *[other] neste turno, cada { $rate } pontos de Movimento podem valer { $what }
            }
        }
    }
mk-verb-next_bonus = neste turno, sua próxima carta de Ataque dá +{ $attack } ou sua próxima carta de Bloqueio, +{ $block }: a que vier primeiro
mk-verb-sideways = { $case ->
        [none] uma carta jogada de lado vale { $n }
        [learned] uma carta jogada de lado vale { $n }, ou { $better } se não for Ação Básica
        [red] uma carta jogada de lado vale { $n }, ou { $better } se for vermelha
        [blue] uma carta jogada de lado vale { $n }, ou { $better } se for azul
        [white] uma carta jogada de lado vale { $n }, ou { $better } se for branca
        [green] uma carta jogada de lado vale { $n }, ou { $better } se for verde
       *[same] uma carta jogada de lado vale { $n }, ou { $better } se for dessa cor
    }
mk-verb-wound_sideways = um Ferimento pode ser jogado de lado por { $n }
mk-verb-howl = uma carta jogada de lado vale { $n }, +1 por ficha de Comando sem Unidade
mk-verb-in_attack_phase = na fase de Ataque, { $what }
mk-verb-as_action = { $what_id ->
        [nothing] a ação do turno
       *[other] como a ação do turno: { $what }
    }
mk-rule-chivalry = Reputação +1 por inimigo que ele ajudar a derrotar
mk-rule-chivalry_fame = Reputação +1 e Fama +1 por inimigo que ele ajudar a derrotar
mk-rule-explosive = por inimigo que ele derrotar, outro recebe Armadura −1, mínimo 1
mk-verb-pay_move = gaste { $n } de Movimento
mk-verb-double_physical = neste combate, seus Ataques físicos na fase de Ataque valem o dobro
mk-verb-defeat_fame = Fama +{ $n } por inimigo derrotado neste turno
mk-verb-defeat_crystals = cada inimigo derrotado nesta fase dá 1 cristal: vermelho se resistir a Fogo, azul a Gelo, verde a físico; senão, branco
mk-rule-harvest_one = um inimigo que ele derrotar dá 1 cristal: vermelho se resistir a Fogo, azul a Gelo, verde a físico; senão, branco
mk-verb-heal_fame = Fama +1 por ponto de Cura usado neste turno, no máximo { $n }
mk-verb-heal_draws = neste turno, compre 1 carta por Ferimento curado da mão
mk-verb-heal_readies = neste turno, cada Unidade que você curar fica preparada

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
        [any_each] receba { $count } marcadores de mana de quaisquer cores
        [basic] { $count ->
            [1] receba 1 marcador de mana de qualquer cor básica
           *[other] receba { $count } marcadores de mana de uma mesma cor básica
        }
        [basic_each] receba { $count } marcadores de mana de quaisquer cores básicas
        [every_basic] receba 1 marcador de mana de cada cor básica
        [same] { $count ->
            [1] receba 1 marcador de mana dessa cor
           *[other] receba { $count } marcadores de mana dessa cor
        }
       *[other] { $count ->
            [1] receba 1 marcador de mana { $color }
           *[other] receba { $count } marcadores de mana { $color_id ->
                [red] vermelhos
                [blue] azuis
                [white] brancos
                [green] verdes
                [gold] dourados
               *[black] pretos
            }
        }
    }
mk-verb-crystal = { $color_id ->
        [basic] { $count ->
            [1] receba 1 cristal de qualquer cor
           *[other] receba { $count } cristais de uma mesma cor
        }
        [basic_each] receba { $count } cristais de quaisquer cores
        [every_basic] receba 1 cristal de cada cor
        [same] { $count ->
            [1] receba 1 cristal dessa cor
           *[other] receba { $count } cristais dessa cor
        }
       *[other] { $count ->
            [1] receba 1 cristal { $color }
           *[other] receba { $count } cristais { $color_id ->
                [red] vermelhos
                [blue] azuis
                [white] brancos
               *[green] verdes
            }
        }
    }
mk-verb-pay_both = pague 1 mana { $color } e 1 { $color2 }
mk-verb-attacks_become = { $what ->
        [siege] neste combate todos os seus Ataques passam a ser de Cerco
       *[other] neste combate todos os seus Ataques passam a ser de Fogo Frio
    }
mk-verb-foe_doomed = é destruído se for bloqueado neste combate
mk-verb-pay_mana = { $color_id ->
        [any] pague 1 mana de qualquer cor
        [basic] pague 1 mana de uma cor básica
        [same] pague 1 mana dessa cor
       *[other] pague 1 mana { $color }
    }
mk-verb-source_dice = { $n ->
        [1] você pode usar mais 1 dado da Fonte neste turno
       *[other] você pode usar mais { $n } dados da Fonte neste turno
    }
mk-verb-wound = { $n ->
        [1] receba 1 Ferimento
       *[other] receba { $n } Ferimentos
    }
mk-verb-draw_more = limite da Mão +{ $n } na sua próxima compra
mk-verb-wild_black_die = um dado preto da Fonte pode ser usado como mana de qualquer cor básica, mesmo de Dia
mk-verb-allow_mana = { $color_id ->
        [gold] você pode usar mana dourado, mesmo à Noite
       *[black] você pode usar mana preto, mesmo de Dia
    }
mk-verb-later = no fim do turno, { $what }
mk-verb-owned_crystal = receba 1 cristal de uma cor que você já tem
mk-verb-missing_crystal = receba 1 cristal de uma cor que você não tem
mk-verb-spell_crystal = { $n ->
        [1] receba 1 cristal da cor de um Feitiço da oferta
       *[other] receba { $n } cristais das cores de { $n } Feitiços diferentes da oferta
    }
mk-verb-throw_wound = { $most ->
        [up_to] jogue fora até { $count } Ferimentos da mão
       *[other] { $count ->
            [1] jogue fora 1 Ferimento da mão
           *[other] jogue fora { $count } Ferimentos da mão
        }
    }
mk-verb-roll = { $table ->
        [wrath] { $n ->
            [1] role 1 dado de mana: se mostrar preto ou vermelho, receba 1 Ferimento
           *[other] role { $n } dados de mana: receba 1 Ferimento por preto ou vermelho
        }
       *[gems] { $n ->
            [1] role 1 dado de mana: receba 1 cristal da cor dele (dourado: qualquer cor; preto: Fama +1)
           *[other] role { $n } dados de mana: por dado, receba 1 cristal da cor dele (dourado: qualquer cor; preto: Fama +1)
        }
    }
mk-verb-tuition = { $where ->
        [hand] uma vez neste turno, você pode pagar { $n } de Influência por uma Ação Avançada da oferta, que vem para a mão
       *[discard] uma vez neste turno, você pode pagar { $n } de Influência por uma Ação Avançada da oferta, que vai para a pilha de descartes
    }
mk-verb-flip_self = vire este Poder para baixo
mk-verb-on_cast = Fama +{ $n } por Feitiço { $color } lançado neste turno
mk-verb-ignore_damage = { $elements_id ->
        [physical] ignore { $n } de dano de um ataque físico ao Herói, ou { $less } de um ataque de outro tipo
       *[other] ignore { $n } de dano de um ataque de { $elements_or } ao Herói, ou { $less } de um ataque de outro tipo
    }
mk-verb-ignore_first_wound = o Herói ignora o primeiro Ferimento causado por inimigos neste turno

## Unidades

mk-verb-ready_unit = { $level ->
        [4] prepare uma Unidade
       *[other] prepare uma Unidade de nível { $level } ou menor
    }
mk-verb-wound_self = esta Unidade fica Ferida
mk-verb-no_damage_to_units = neste turno, nenhum dano pode ser atribuído às suas Unidades
mk-verb-recruit_discount = { $reputation ->
        [0] neste turno, uma Unidade custa { $n } a menos de Influência
       *[other] neste turno, uma Unidade pode custar { $n } a menos de Influência; recrutá-la assim dá Reputação { SIGNED($reputation) }
    }
mk-verb-ready_for_influence = neste turno, você pode preparar Unidades de nível { $level } ou menor, pagando { $n } de Influência por nível de cada uma
mk-verb-units_attack = suas outras Unidades recebem Ataque +{ $n } neste turno
mk-verb-units_bonus = { $span ->
        [turn] neste turno, suas Unidades recebem Ataque +{ $attack } e Bloqueio +{ $block }
       *[combat] neste combate, suas Unidades recebem Ataque +{ $attack } e Bloqueio +{ $block }
    }
mk-verb-unit_boost = a próxima Unidade que você usar recebe Bloqueio +{ $block }, Ataque +{ $attack } ou Ataque à Distância +{ $ranged }
mk-verb-each_recruit = por Unidade recrutada neste turno, { $what }
mk-verb-heal_unit = { $n ->
        [0] cure por completo todas as suas Unidades
       *[other] cure 1 Ferimento de uma Unidade
    }
mk-verb-ready_all = prepare todas as suas Unidades
mk-verb-ready_levels = prepare Unidades que somem até { $n } níveis
mk-verb-ready_once = prepare uma Unidade, pagando { $n } de Influência por nível dela
mk-verb-no_recruits = nenhuma Unidade pode ser recrutada com Influência neste turno
mk-verb-unit_resists = { $elements_many ->
        [3] neste turno, todas as suas Unidades têm Resistência Física, ao Fogo e ao Gelo
       *[other] neste turno, todas as suas Unidades resistem a { $elements }
    }
mk-verb-one_unit_resists = { $elements_id ->
        [physical] neste combate, uma das suas Unidades tem Resistência Física
       *[other] neste combate, uma das suas Unidades resiste a { $elements }
    }

## Terreno

mk-verb-terrain_cost = { $terrains_id ->
        [any] neste turno, um tipo de terreno à sua escolha custa { SIZE($delta) } a menos de Movimento (mínimo { $floor })
        [all] neste turno, todo terreno custa { SIZE($delta) } a menos de Movimento (mínimo { $floor })
       *[other] neste turno, { $terrains } { $terrains_many ->
            [1] custa
           *[other] custam
        } { SIZE($delta) } a menos de Movimento{ $floor ->
            [0] {""}
           *[other] {" "}(mínimo { $floor })
        }
    }
mk-verb-terrain_set = { $terrains_id ->
        [all] neste turno, todo terreno custa { $cost } de Movimento
       *[other] neste turno, { $terrains } custa { $cost } de Movimento
    }
mk-verb-terrain_open = neste turno, você pode entrar em { $terrains } por { $cost } de Movimento
mk-verb-terrain_cap = { $terrains_id ->
        [all] neste turno, nenhum terreno custa mais de { $cost } de Movimento
       *[other] neste turno, { $terrains } custa no máximo { $cost } de Movimento
    }
mk-verb-safe_terrain = neste turno, { $terrains } é um lugar seguro para terminar o turno
mk-verb-move_bonus = { $span ->
        [once] a próxima carta que der Movimento neste turno dá +{ $n }
       *[other] cada outra carta que der Movimento neste turno dá +{ $n }
    }
mk-verb-on_step = { $once ->
        [once] uma vez neste turno, ao mover-se um espaço, { $what }
       *[other] neste turno, a cada espaço percorrido, { $what }
    }
mk-verb-explore_range = neste turno, você pode revelar uma peça a { $n } espaços de distância
mk-verb-fly = { $how ->
        [assault] { $terrains_id ->
            [none] mova-se de graça até { $n } espaços revelados, até um local fortificado ou o espaço de outro Herói, e ataque; a fortificação do local não conta
           *[other] mova-se de graça até { $n } espaços revelados, sem passar por { $terrains_or }, até um local fortificado ou o espaço de outro Herói, e ataque; a fortificação do local não conta
        }
       *[safe] { $terrains_id ->
            [none] { $n ->
                [1] mova-se de graça 1 espaço revelado, até um espaço seguro, sem provocar inimigos
               *[other] mova-se de graça até { $n } espaços revelados, até um espaço seguro, sem provocar inimigos
            }
           *[other] mova-se de graça até { $n } espaços revelados, sem passar por { $terrains_or }, até um espaço seguro, sem provocar inimigos
        }
    }
mk-any-portal = limite da Mão +{ $draw } na sua próxima compra e, se quiser, mova-se até { $far } espaços revelados; ou limite da Mão +{ $more } e 1 espaço; de graça, até um espaço seguro, sem provocar inimigos
mk-verb-terrain_closed = neste turno, você não pode entrar em { $terrains_or }
mk-verb-cheap_exploring = explorar custa 1 a menos de Movimento neste turno
mk-verb-hawk_eyes = neste turno, as guarnições são reveladas a 2 espaços de distância
mk-verb-look_again = revele as que estão à vista
mk-verb-as_day = guarnições e ruínas são vistas como de Dia neste turno

## Inimigos

mk-verb-reduce_attack = { $count ->
        [1] um ataque inimigo recebe −{ $n }
        [2] dois ataques inimigos recebem −{ $n } cada
       *[other] { $count } ataques inimigos recebem −{ $n } cada
    }
mk-verb-stop_attack = { $limits_id ->
        [none] um inimigo não ataca neste combate
       *[other] um inimigo (exceto { $limits_or }) não ataca neste combate
    }
mk-verb-one_enemy = { $limits_id ->
        [none] um inimigo { $what }
       *[other] um inimigo (exceto { $limits_or }) { $what }
    }
mk-verb-all_enemies = cada inimigo { $what }
mk-verb-enemies_up_to = cada um de até { $n } inimigos { $what }
mk-any-stopped = até { $n } inimigos não atacam neste combate
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
mk-limit-fortified_afar = fortificado na fase de Ataque de Cerco e à Distância
mk-limit-arcane_immunity = com Imunidade Arcana
mk-loss-fortifications = suas fortificações
mk-loss-resistances = todas as resistências
mk-loss-fire_resistance = a Resistência ao Fogo
mk-loss-ice_resistance = a Resistência ao Gelo
mk-loss-physical_resistance = a Resistência Física
mk-loss-attack_abilities = as habilidades de seus ataques
mk-verb-one_attack = { $ability_id ->
        [none] { $armor ->
            [0] { $limits_id ->
                [none] um ataque inimigo recebe { SIGNED($delta) }
               *[other] um ataque de um inimigo (exceto { $limits_or }) recebe { SIGNED($delta) }
            }
           *[other] um ataque inimigo recebe { SIGNED($delta) } e esse inimigo, Armadura −{ $armor } (mínimo 1)
        }
       *[other] um ataque inimigo recebe { SIGNED($delta) } e fica { $ability }
    }

## Sequências de passos

mk-run-concentration = jogue outra Ação com o efeito amplificado, sem pagar mana; Movimento, Influência, Ataque e Bloqueio desse efeito recebem +{ $a1 }
mk-run-mana_draw = { $a1 ->
        [1] mude um dado da Fonte para qualquer cor menos dourado e receba { $a2 } marcadores de mana dessa cor; o dado volta como está
       *[other] mude até { $a1 } dados da Fonte para quaisquer cores menos dourado e receba 1 marcador de mana da cor de cada um; os dados voltam como estão
    }
mk-verb-cheaper_space = um espaço à sua escolha custa 1 a menos de Movimento neste turno (mínimo 2)
mk-run-crystal_joy = { $a1 ->
        [any] você pode descartar outra carta, mesmo um Ferimento, para pegar esta de volta
       *[other] você pode descartar outra carta que não seja Ferimento para pegar esta de volta
    }
mk-run-harvest = você pode descartar 1 carta que não seja Ferimento para receber 1 cristal da cor dela (Artefato: qualquer cor)
mk-run-scout_peek = olhe uma ficha de Inimigo virada para baixo a até 3 espaços, ou a do topo de uma pilha de inimigos; se você derrotar esse inimigo neste turno, Fama +1
mk-run-lend_fury = neste turno, suas outras Unidades recebem +1 em todos os Ataques
mk-run-wear_down = um inimigo recebe Armadura −1 (mínimo 1), e um dos ataques dele recebe −1
mk-run-draw_attack = um ataque inimigo recebe −3; o dano dele vai primeiro para esta Unidade, mesmo com Assassinato
mk-run-steady_tempo = { $a1 ->
        [top] você pode pôr esta carta no topo do seu baralho de Façanhas
       *[bottom] você pode pôr esta carta embaixo do seu baralho de Façanhas, se ele não estiver vazio
    }
mk-run-maximal_effect = { $a1 ->
        [basic] jogue fora outra Ação da mão e use o efeito básico dela { $a2 } vezes
       *[strong] jogue fora outra Ação da mão e use o efeito amplificado dela { $a2 } vezes, sem pagar mana
    }
mk-run-wings_of_wind = voe até { $a1 } espaços, por 1 de Movimento cada, até um espaço seguro revelado, sem provocar inimigos
mk-run-wings_of_night = um inimigo não ataca neste combate; outro, por 1 de Movimento; um terceiro, por mais 2; e assim por diante
mk-run-meditation = { $a1 ->
        [random] ponha 2 cartas aleatórias da pilha de descartes no topo ou embaixo do seu baralho de Façanhas
       *[chosen] ponha 2 cartas da pilha de descartes no topo ou embaixo do seu baralho de Façanhas
    }
mk-run-offering = descarte até { $a1 } cartas que não sejam Ferimentos: receba 1 cristal da cor de cada uma (Artefato: qualquer cor)
mk-run-possess = um inimigo (exceto com Imunidade Arcana) não ataca neste combate; na fase de Ataque, os ataques dele são seus, contra os outros
mk-run-disease = cada inimigo que tiver todos os ataques bloqueados fica com Armadura 1

## O que um Bloqueio faz além de bloquear

mk-rule-vs_swift = em dobro contra ataques Ágeis
mk-rule-per_icon = +1 por habilidade, cor de ataque e resistência do inimigo
mk-rule-freezing = o inimigo bloqueado recebe Armadura −3, mínimo 1
mk-rule-bash = em dobro contra ataques Ágeis; cada ponto além do necessário dá ao inimigo Armadura −1, mínimo 1
mk-rule-burning = depois de bloquear, Ataque de Fogo 4 na fase de Ataque
mk-rule-exploding = o inimigo bloqueado é destruído

## Contagens

mk-verb-grow = { $what }, +{ $each } { $counted }
mk-verb-per = { $most ->
        [0] { $what_id ->
            [one_of] { $counted }, { $what }
           *[other] { $what } { $counted }
        }
       *[other] { $what } { $counted }, no máximo { $most }
    }
mk-count-wounds = por Ferimento na mão ou nas suas Unidades
mk-count-blocked = por inimigo bloqueado neste combate
mk-count-faced = por inimigo que você enfrenta
mk-count-ready_units = por Unidade sua preparada e não Ferida
mk-count-crystal_colors = por cor de cristal que você tiver
mk-count-crystal_sets = por conjunto completo das quatro cores de cristal que você tiver
mk-count-free_commands = por ficha de Comando sem Unidade
mk-verb-carried = { $banner ->
        [glory] a Unidade com este Estandarte: Armadura +1, +1 em seus Ataques e Bloqueios, e Fama +1 cada vez que ela ataca ou bloqueia
        [fear] a Unidade com este Estandarte: na fase de Bloqueio, use-a para cancelar um ataque inimigo e receba Fama +1
        [protection] a Unidade com este Estandarte: Armadura +1 e resistência a Fogo e Gelo
        [courage] a Unidade com este Estandarte: uma vez por rodada, fora de combate, prepare-a
       *[other] a Unidade com este Estandarte: uma vez por rodada, ela evita 1 Ferimento
    }
mk-verb-units_armor = neste turno, suas Unidades têm Armadura +{ $n }
mk-verb-units_fame = neste turno, Fama +{ $n } por Unidade que atacar ou bloquear
mk-verb-banner_recruit = uma Unidade recrutada neste turno pode usar esta carta como ficha de Comando

## Cartas entregues

mk-verb-give = { $how ->
        [discard] { $by_color ->
            [1] descarte 1 Ação ou Feitiço, conforme a cor: { $what }
           *[0] descarte 1 Ação ou Feitiço: { $what }
        }
       *[throw] { $which ->
            [others] jogue fora outra Ação da mão: por cor básica que ela não tem, { $what }
           *[own] { $by_color ->
                [1] jogue fora outra Ação da mão, conforme a cor: { $what }
               *[0] jogue fora outra Ação da mão: { $what }
            }
        }
    }
mk-verb-for_cards = { $wounds ->
        [0] descarte quantas cartas quiser que não sejam Ferimentos: { $n ->
            [0] { $what } por carta
           *[other] { $what }, +{ $n } por carta
        }
       *[other] descarte quantas cartas quiser, no máximo um Ferimento entre elas: { $n ->
            [0] { $what } por carta
           *[other] { $what }, +{ $n } por carta
        }
    }
mk-verb-gain_card = { $kind ->
        [spell] { $where ->
            [hand] receba na mão um Feitiço da oferta, dessa cor
           *[discard] receba na pilha de descartes um Feitiço da oferta, dessa cor
        }
       *[advanced] { $where ->
            [hand] receba na mão uma Ação Avançada da oferta, dessa cor
           *[discard] receba na pilha de descartes uma Ação Avançada da oferta, dessa cor
        }
    }
mk-verb-some_of = escolha { $n }: { $what }
mk-verb-risk = { $what } e até { $n } a mais; role um dado de mana por ponto a mais: receba 1 Ferimento por preto ou vermelho
mk-verb-adrenaline = { $throw ->
        [1] o primeiro Ferimento que vier à sua mão neste turno é jogado fora e você compra 1 carta; por cada um dos três seguintes, compre 1 carta
       *[0] até três vezes neste turno, compre 1 carta quando um Ferimento vier à sua mão (os que já vieram contam)
    }
mk-verb-crystals_back = os cristais gastos neste turno voltam ao seu Inventário
mk-verb-die_crystal = escolha um dado da Fonte de cor básica: receba 1 cristal dessa cor e role o dado de novo
mk-verb-reroll_source = role de novo toda a Fonte
mk-verb-wild_dice = neste turno, os dados dourados e pretos valem qualquer cor básica
mk-verb-motivation = pode ser usado no turno de outro jogador; depois, nenhuma outra Motivação até o fim do seu próximo turno
mk-verb-forgo_source = não use nenhum dado da Fonte neste turno
mk-verb-as_by_day = as guarnições à vista e todas as ruínas são vistas como de Dia
mk-verb-forgive_wounds = você pode jogar fora os Ferimentos recebidos neste turno
mk-verb-free_unit = recrute de graça qualquer Unidade da oferta
mk-verb-bend_time = no fim do turno, esta carta é posta de lado pelo resto da rodada, todas as outras cartas que você jogou voltam à sua mão, você não compra cartas e joga logo outro turno
mk-verb-source_crystal = no início do seu próximo turno, receba 1 cristal de uma cor básica visível na Fonte
mk-except = { $what }; não contra inimigo { $limits }
mk-first-color = { $color }
mk-next-color = 1 { $color }
mk-any-sacrifice = escolha verde (Ataque de Cerco 4) ou branco (Ataque à Distância 6), e vermelho (Fogo) ou azul (Gelo): um ataque desses por par de cristais das duas cores, que viram marcadores de mana
mk-any-mana_radiance = escolha uma cor básica: todos, inclusive você, recebem 1 Ferimento por cristal dessa cor que tiverem; depois, receba 2 cristais dela
mk-any-attacks_become = neste combate, todos os seus Ataques passam a ser de Fogo Frio, ou todos de Cerco
mk-any-wound-wound_discard = receba 1 Ferimento, na mão ou na pilha de descartes
mk-any-as_action = { $what }; se for a ação do seu turno, também: { $more }
mk-any-regenerate = pague 1 mana de qualquer cor: { $what }; se o mana for { $color }, ou { $when }, { $more }
mk-each-pay_mana = pague 1 mana, conforme a cor: { $what }
mk-paid-pay_mana = { $color_id ->
        [any] se você pagar 1 mana de qualquer cor
        [basic] se você pagar 1 mana de uma cor básica
       *[other] se você pagar 1 mana { $color }
    }
mk-paid-pay_both = se você pagar 1 mana { $color } e 1 { $color2 }
mk-paid-pay_move = se você gastar { $n } de Movimento
mk-paid-wound = se você receber { $n ->
        [1] 1 Ferimento
       *[other] { $n } Ferimentos
    }
mk-paid-discard = { $filter ->
        [any] se você descartar 1 carta, mesmo um Ferimento
        [wound] se você descartar 1 Ferimento
        [action] se você descartar 1 Ação
        [colored] se você descartar 1 Ação ou Feitiço
       *[non_wound] se você descartar 1 carta que não seja Ferimento
    }
mk-if-attack_phase = na fase de Ataque
mk-unless-attack_phase = senão
mk-verb-turn_up = para virá-lo de volta: { $what }
mk-verb-returned = outro jogador pode devolver este Poder no próprio turno: { $what }
mk-verb-trait = { $trait ->
        [up_by_rest] descansar o vira de volta
       *[cheap_exploring] explorar custa sempre 1 a menos de Movimento
    }
mk-verb-other_enemies = cada um dos outros inimigos { $what }
mk-verb-also = { $when }, { $what }
