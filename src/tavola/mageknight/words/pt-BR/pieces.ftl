### Mage Knight: o que dizem fichas, locais, cidades e peças de mapa, a partir do que está impresso

mk-fact-unit = Nível { $level }, Armadura { $armor }, custa { $cost } de Influência.
mk-fact-recruited = Locais de recrutamento: { $sites }.
mk-fact-resists = Resiste a: { $elements }.
mk-fact-usage-once_per_turn = Uma vez por turno.
mk-fact-usage-once_per_round = Uma vez por rodada.
mk-fact-usage-flip = Vire-o para baixo ao usá-lo.
mk-fact-usage-passive = Sempre em efeito.
mk-fact-usage-cooperative = Interativo cooperativo, uma vez por rodada.
mk-fact-usage-competitive = Interativo competitivo, uma vez por rodada.

## Inimigos e ruínas

mk-fact-armor = Armadura { $n }.
mk-fact-elusive = Elusivo: Armadura { $n }, ou { $lower } na fase de Ataque se todos os ataques dele foram bloqueados.
mk-fact-summon = Invoca { $enemy }, que ataca em seu lugar.
mk-fact-fame = Fama { $n }.
mk-fact-reputation = Ao derrotá-lo: Reputação { SIGNED($n) }.
mk-fact-altar = Altar: pague { $mana }; Fama +{ $n }.
mk-fact-guards = { $count ->
        [1] Inimigo: { $piles }.
       *[other] Inimigos: { $piles }.
    }
mk-fact-level = Nível { $n }. { $garrison }
mk-fact-rewards = Recompensa: { $rewards }.

## Locais

mk-fact-site-inhabited = Local habitado.
mk-fact-site-fortified = Local fortificado: entrar sem tê-lo conquistado é uma invasão e custa 1 de Reputação.
mk-fact-site-adventure = Local de aventura: entrar é a ação do turno.
mk-fact-site-special = Local especial.
mk-fact-recruit = Aqui se recrutam Unidades com o seu ícone.
mk-fact-heal = A Cura custa { $n } de Influência por ponto.
mk-fact-garrison = Defendido por { $enemy }.
mk-fact-no-units = As Unidades ficam do lado de fora.
mk-fact-night = Dentro valem as regras da Noite.
mk-fact-stay = Inimigos não derrotados ficam para o próximo Herói.
mk-fact-again = Pode ser visitado de novo depois de conquistado, só pela Fama.
mk-fact-tile = Centro: { $center }. Ao redor, em sentido horário a partir do nordeste: { $around }.
mk-note-village = Pode ser saqueado antes de um turno: Reputação −1 e compre 2 cartas.
mk-note-monastery = Ao ser revelado, acrescenta uma Ação Avançada à oferta de Unidades; aqui ela se aprende por 6 de Influência. Pode ser queimado: Reputação −3 e combate com um inimigo violeta, sem Unidades; a recompensa é um Artefato.
mk-note-keep = Só o dono recruta aqui. Em um forte seu ou adjacente a ele, o limite da Mão aumenta no número de fortes seus.
mk-note-mage_tower = Depois de conquistada, um Feitiço da oferta custa 7 de Influência e 1 mana da cor dele.
mk-note-refugee_camp = Aqui se recruta qualquer Unidade da oferta: com o ícone de vilarejo, pelo preço impresso; só com o de cidade, por 3 de Influência a mais; as outras, por 1 a mais.
mk-note-portal = Vários Heróis podem ficar aqui; ninguém é atacado.
mk-note-magical_glade = Se começar o turno aqui, você recebe um marcador de mana: dourado de Dia, preto à Noite. Se terminar o turno aqui, você pode jogar fora um Ferimento da mão ou da pilha de descartes.
mk-note-crystal_mine = Se terminar o turno aqui, você recebe um cristal da cor da mina.
mk-note-deep_mine = Se terminar o turno aqui, você recebe um cristal de uma das cores da mina.
mk-note-ancient_ruins = Aqui fica uma ficha de Ruína: virada para cima de Dia, para baixo à Noite.
mk-note-maze = Entre com no máximo uma Unidade e pague Movimento por um caminho: 2 por dois cristais à escolha, 4 por um Feitiço, 6 por um Artefato.
mk-note-labyrinth = Entre com no máximo uma Unidade e pague Movimento por um caminho: 2 por dois cristais à escolha, 4 por um Feitiço, 6 por um Artefato; cada um com uma Ação Avançada.
mk-note-city = Cada Escudo seu aqui dá Influência +1 em uma interação; com um deles, na cidade conquistada ou adjacente a ela, seu limite da Mão aumenta em 1, ou em 2 se você for Líder da Cidade.
mk-note-city_white = Cada defensor tem Armadura +1. Depois de conquistada: qualquer Unidade da oferta pode ser recrutada, sejam quais forem seus ícones; 2 de Influência acrescentam uma Unidade de Elite à oferta.
mk-note-city_blue = Defensores com ataque de Fogo ou Gelo têm Ataque +2; de Fogo Frio, +1. Depois de conquistada: um Feitiço da oferta custa 7 de Influência e 1 mana da cor dele.
mk-note-city_red = Defensores com ataque físico são Brutais. Depois de conquistada: um Artefato custa 12 de Influência; no fim do turno, pegue um a mais do que comprou e devolva um.
mk-note-city_green = Defensores com ataque físico são Venenosos. Depois de conquistada: uma Ação Avançada da oferta, ou a do topo do baralho sem vê-la, custa 6 de Influência.

## Mage Knight: o que cada Tática faz

mk-text-tactic-early_bird = Sem efeito além da ordem (1).
mk-text-tactic-rethink = Ao escolher: descarte até 3 cartas, mesmo Ferimentos, compre a mesma quantidade e embaralhe a pilha de descartes no baralho de Façanhas.
mk-text-tactic-mana_steal = Ao escolher: ponha sobre esta carta um dado da Fonte de cor básica. Use-o em um turno seu deste Dia, além do dado normal; depois ele é rolado de novo e volta à Fonte.
mk-text-tactic-planning = No fim do seu turno, com 2 ou mais cartas na mão, compre como se o seu limite da Mão fosse 1 maior.
mk-text-tactic-great_start = Ao escolher: compre 2 cartas.
mk-text-tactic-the_right_moment = Uma vez neste Dia, no seu turno: anuncie que você jogará outro turno logo em seguida.
mk-text-tactic-from_the_dusk = Sem efeito além da ordem (1).
mk-text-tactic-long_night = Uma vez nesta Noite, com o baralho de Façanhas vazio: embaralhe a pilha de descartes e devolva 3 cartas aleatórias ao baralho.
mk-text-tactic-mana_search = Uma vez por turno, antes de usar mana da Fonte: role de novo até 2 dados da Fonte; os dourados devem ser escolhidos primeiro.
mk-text-tactic-midnight_meditation = Uma vez nesta Noite, antes do seu turno: embaralhe até 5 cartas da mão, mesmo Ferimentos, no baralho de Façanhas e compre a mesma quantidade.
mk-text-tactic-preparation = Ao escolher: procure uma carta no baralho de Façanhas, ponha-a na mão e embaralhe o baralho.
mk-text-tactic-sparing_power = Antes de cada turno seu, escolha: ponha a carta do topo do baralho de Façanhas, virada para baixo, sob esta carta; ou vire esta carta e ponha na mão todas as cartas que estão sob ela.
mk-fact-trait-contrary = Ao recrutá-la, a Reputação conta ao contrário. Não na mesma interação que Heróis.
mk-fact-trait-bribed = Para atribuir dano a ela, pague antes 2 de Influência.
mk-fact-trait-renowned = Ao recrutá-la, a Reputação conta em dobro. Não na mesma interação que Capangas. Em uma invasão ou contra outro jogador, usá-la custa 2 de Influência.
mk-fact-trait-many = Ao usá-la, você pode usar várias das suas habilidades, cada uma só uma vez e com seu mana.
mk-fact-trait-familiar = Ao recrutá-la, e no início de cada rodada, ponha sobre ela 1 mana de uma cor básica; sem ele, ela é dispensada. Não se recruta de graça.
mk-fact-usage-calm = Não em combate.
mk-note-orc_marauder = Inimigo irascível verde: bloqueia o espaço, e mover-se de um espaço adjacente a ele para outro o provoca. Derrotá-lo: Reputação +1.
mk-note-draconum = Inimigo irascível vermelho: bloqueia o espaço, e mover-se de um espaço adjacente a ele para outro o provoca. Derrotá-lo: Reputação +2.
mk-fact-attacks = { $n } ataques separados: { $what } cada.
mk-fact-attacks-apart = { $n } ataques separados: { $what }.
mk-fact-summons = Invoca { $enemies }, que atacam em seu lugar.
mk-fact-enemy = { $n ->
        [1] um inimigo { $color ->
            [green] verde
            [grey] cinza
            [brown] marrom
            [violet] violeta
            [red] vermelho
           *[white] branco
        }
       *[other] { $n } inimigos { $color ->
            [green] verdes
            [grey] cinza
            [brown] marrons
            [violet] violeta
            [red] vermelhos
           *[white] brancos
        }
    }
mk-fact-site-color = { $color ->
        [red] vermelha
        [blue] azul
        [green] verde
       *[white] branca
    }
mk-fact-pile = { $n } { $color ->
        [green] { $n ->
            [1] verde
           *[other] verdes
        }
        [grey] cinza
        [brown] { $n ->
            [1] marrom
           *[other] marrons
        }
        [violet] violeta
        [red] { $n ->
            [1] vermelho
           *[other] vermelhos
        }
        [blue] { $n ->
            [1] azul
           *[other] azuis
        }
       *[white] { $n ->
            [1] branco
           *[other] brancos
        }
    }
mk-fact-mana = { $n ->
        [1] 1 mana { $color ->
            [red] vermelho
            [blue] azul
            [white] branco
           *[green] verde
        }
       *[other] { $n } manas { $color ->
            [red] vermelhos
            [blue] azuis
            [white] brancos
           *[green] verdes
        }
    }
mk-fact-mana-every = 1 mana de cada cor básica
mk-fact-reward = { $kind ->
        [artifact] { $n ->
            [1] um Artefato
           *[other] { $n } Artefatos
        }
        [spell] { $n ->
            [1] um Feitiço
           *[other] { $n } Feitiços
        }
        [advanced_action] { $n ->
            [1] uma Ação Avançada
           *[other] { $n } Ações Avançadas
        }
        [unit] { $n ->
            [1] uma Unidade
           *[other] { $n } Unidades
        }
        [random_crystal] { $n ->
            [1] um cristal sorteado no dado
           *[other] { $n } cristais sorteados no dado
        }
        [crystal_set] um cristal de cada cor
       *[dungeon] conforme o dado, um Feitiço (dourado ou preto) ou um Artefato (outra cor)
    }
mk-fact-copies = { $n ->
        [1] { $name }
       *[other] { $name } ({ $n })
    }
mk-fact-hero = Baralho de Façanhas: { $deck }. Cristais quando é o jogador fictício: { $crystals }.
mk-text-card-wound = Não se joga. A Cura o tira da mão; ao Descansar, você o descarta.
mk-piece-basic_action = Ação Básica
mk-piece-advanced_action = Ação Avançada
mk-piece-spell = Feitiço
mk-piece-artifact = Artefato
mk-piece-wound = Ferimento
mk-piece-regular_unit = Unidade Convencional
mk-piece-elite_unit = Unidade de Elite
mk-piece-skill = Poder
mk-piece-day_tactic = Tática Diurna
mk-piece-night_tactic = Tática Noturna
mk-piece-enemy = ficha de Inimigo
mk-piece-ruin = ficha de Ruína
mk-piece-site = local
mk-piece-city = cidade
mk-piece-tile = peça de mapa
mk-piece-hero = Herói
mk-side-basic = básico
mk-side-strong = amplificado
mk-side-skill = efeito
mk-side-usage = uso
mk-side-other = além disso

## Cartas na mão com muito a dizer, em poucas palavras: `:sinal:` é desenhado; a face grande tem todas as palavras

mk-text-brief-into_the_heat-basic = Início de um combate: suas Unidades :attack: e :block: +2; nenhuma sofre dano no turno.
mk-text-brief-into_the_heat-strong = Como acima, +3.
mk-text-brief-ritual_attack-basic = Jogue fora outra Ação: :red: :attack: 5, :blue: :attack-ice: 3, :white: :ranged: 3, :green: :siege: 2.
mk-text-brief-ritual_attack-strong = Jogue fora outra Ação: :red: :attack-fire: 6, :blue: :attack-coldfire: 4, :white: :ranged-fire: 4, :green: :siege-fire: 3.
mk-text-brief-temporal_portal-basic = Sua ação: :hand: +1 na próxima compra; se quiser, 1 espaço revelado de graça, a um seguro, sem provocar.
mk-text-brief-temporal_portal-strong = Como acima, :hand: +1 e até 2 espaços, ou :hand: +2 e 1 espaço.
mk-text-brief-rush_of_adrenaline-basic = Até três vezes no turno: vem (ou veio) :wound: à mão, compre 1 carta.
mk-text-brief-rush_of_adrenaline-strong = No turno, o primeiro :wound: à mão é jogado fora, compre 1 carta; por cada um dos três seguintes, 1 carta.
mk-text-brief-sword_of_justice-basic = Descarte não Ferimentos: :attack: 3 cada. :fame: +1 por inimigo derrotado no turno.
mk-text-brief-sword_of_justice-strong = No combate: :attack: físico na fase de Ataque em dobro; sem Resistência Física. :fame: +1 por derrotado no turno.
mk-text-brief-bow_of_starsdawn-basic = Descarte não Ferimentos: :ranged: 2 cada. :fame: +1 por inimigo derrotado nesta fase.
mk-text-brief-bow_of_starsdawn-strong = Neste turno :ranged: vale o dobro ou vira :siege:; :siege: pode valer o dobro como :ranged:.
mk-text-brief-druidic_staff-basic = Descarte Ação ou Feitiço: :red: prepare Unidade (nível 3, sem combate), :blue: 2 :crystal: iguais, :white: 2 espaços de graça, :green: :heal: 3.
mk-text-brief-druidic_staff-strong = Escolha 2 das acima.
mk-text-brief-banner_of_glory-basic = A Unidade dele: :armor:, :attack: e :block: +1; :fame: +1 quando ataca ou bloqueia.
mk-text-brief-banner_of_glory-strong = No turno, suas Unidades: :attack:, :block: e :armor: +1; :fame: +1 por uma que ataque ou bloqueie.
mk-text-brief-mysterious_box-basic = Revele o :artifact: do topo e use esta carta como ele neste turno (um efeito ou Estandarte), :fame: +1; depois vai para baixo do baralho. Sem uso, a Caixa volta à mão.
mk-text-brief-tremor-basic = Um inimigo :armor: −3 ou cada um :armor: −2 (mínimo 1).
mk-text-brief-tremor-strong = Um inimigo :armor: −3 (−6 fortificado) ou cada um −2 (−4 fortificado), mínimo 1.
mk-text-brief-underground_travel-basic = Até 3 espaços revelados, de graça, sem pântano nem lago, a um seguro, sem provocar.
mk-text-brief-underground_travel-strong = Como acima, mas a local fortificado ou Herói, e ataque; sem fortificação.
mk-text-brief-wings_of_wind-basic = Voe até 5 espaços, :move: 1 cada, a um seguro revelado, sem provocar.
mk-text-brief-wings_of_wind-strong = Um inimigo não ataca no combate; outro por :move: 1, o terceiro por mais 2, e assim por diante.
mk-text-brief-demolish-basic = O local não fortifica neste combate. Cada inimigo :armor: −1 (mínimo 1).
mk-text-brief-demolish-strong = Fase de Ataque: um inimigo é destruído, cada outro :armor: −1 (mínimo 1).
mk-text-brief-meditation-basic = 2 cartas aleatórias do descarte no topo ou embaixo do baralho. :hand: +2 na próxima compra.
mk-text-brief-meditation-strong = Como acima, com 2 cartas à sua escolha.
mk-text-brief-mana_meltdown-basic = Cada outro jogador perde 1 :crystal: ao acaso ou recebe 1 :wound:; um dos perdidos pode ser seu.
mk-text-brief-mana_meltdown-strong = Uma cor básica: todos recebem 1 :wound: por :crystal: dela; depois, receba 2 dela.
mk-text-brief-mana_claim-basic = Um :die: básico da Fonte por esta rodada: 3 mana dele agora, ou 1 em cada turno seguinte.
mk-text-brief-mana_claim-strong = Como acima; outro que use essa cor: 1 :wound: (uma vez por turno).
mk-text-brief-energy_flow-basic = Prepare uma Unidade sua (sem combate); pode deixar Usada uma Unidade (nível 2) de cada outro jogador.
mk-text-brief-energy_flow-strong = Como acima, curando também a sua; as outras até nível 3.
mk-text-brief-stout_resolve-strong = Descarte cartas, no máximo um :wound:: :move: :influence: :attack: :block: 3, +2 por carta.
mk-text-brief-training-basic = Jogue fora outra Ação: uma Ação Avançada da mesma cor, da oferta ao descarte.
mk-text-brief-training-strong = Jogue fora outra Ação: uma Ação Avançada da mesma cor, da oferta à mão.
mk-text-brief-book_of_wisdom-basic = Jogue fora outra Ação: uma Ação Avançada da mesma cor, da oferta à mão.
mk-text-brief-book_of_wisdom-strong = Jogue fora outra Ação: um Feitiço da mesma cor, da oferta à mão, e 1 :crystal: dela.
mk-text-brief-space_bending-strong = Fim do turno: posta de lado pela rodada; suas outras cartas jogadas voltam à mão, sem compra, e outro turno.
mk-text-brief-tome_of_all_spells-basic = Descarte Ação ou Feitiço: efeito básico de um Feitiço da oferta da mesma cor, sem mana.
mk-text-brief-tome_of_all_spells-strong = Descarte Ação ou Feitiço: efeito amplificado de um Feitiço da oferta da mesma cor, sem mana, mesmo de Dia.
mk-text-brief-concentration-strong = Outra Ação, amplificada, sem mana: :move:, :influence:, :attack: e :block: dela +2.
mk-text-brief-will_focus-strong = Outra Ação, amplificada, sem mana: :move:, :influence:, :attack: e :block: dela +3.
mk-text-brief-mana_draw-strong = Mude um :die: da Fonte (menos dourado): 2 mana dessa cor; volta assim.
mk-text-brief-mana_pull-strong = Mude até 2 :die: da Fonte (menos dourado): 1 mana da cor de cada um; voltam assim.
