### Mage Knight: o que dizem fichas, locais, cidades e peças de mapa, a partir do que está impresso

mk-fact-unit = Nível { $level }, Armadura { $armor }, custa { $cost } de Influência.
mk-fact-recruited = Recrutada em: { $sites }.
mk-fact-resists = Resiste a: { $elements }.
mk-fact-usage-once_per_turn = Uma vez por turno.
mk-fact-usage-once_per_round = Uma vez por rodada.
mk-fact-usage-flip = Virada para baixo ao ser usada.
mk-fact-usage-passive = Sempre em efeito.
mk-fact-usage-cooperative = Interativa, uma vez por rodada; a forma cooperativa.
mk-fact-usage-competitive = Interativa, uma vez por rodada; a forma competitiva.

## Inimigos e ruínas

mk-fact-armor = Armadura { $n }.
mk-fact-elusive = Esquivo: Armadura { $n }, ou { $lower } na fase de Ataque se todos os seus ataques foram bloqueados.
mk-fact-summon = Invoca um inimigo ({ $color }) em seu lugar.
mk-fact-fame = Fama { $n }.
mk-fact-reputation = Ao derrotá-lo: Reputação { SIGNED($n) }.
mk-fact-altar = Altar: pague mana ({ $colors }) e ganhe { $n } de Fama.
mk-fact-guards = Inimigos: { $piles }.
mk-fact-level = Nível { $n }. { $garrison }
mk-fact-rewards = Recompensa: { $rewards }.

## Locais

mk-fact-site-inhabited = Local habitado.
mk-fact-site-fortified = Local fortificado: entrar sem tê-lo conquistado é um assalto e custa 1 de Reputação.
mk-fact-site-adventure = Local de aventura: entrar é a ação do turno.
mk-fact-site-special = Local especial.
mk-fact-recruit = Aqui se recrutam Unidades com o seu ícone.
mk-fact-heal = A Cura custa { $n } de Influência por ponto.
mk-fact-garrison = Guardado por um inimigo ({ $color }).
mk-fact-no-units = As Unidades ficam do lado de fora.
mk-fact-night = Dentro valem as regras da noite.
mk-fact-stay = Inimigos não derrotados ficam para o próximo herói.
mk-fact-again = Pode ser visitado de novo depois de conquistado, só pela Fama.
mk-fact-tile = Centro: { $centre }. Ao redor, em sentido horário a partir do nordeste: { $around }.
mk-note-village = Pode ser saqueada antes de um turno: Reputação −1 e 2 cartas.
mk-note-monastery = Revelá-lo acrescenta uma Ação Avançada à oferta de Unidades; aqui ela se aprende por 6 de Influência. Pode ser queimado: Reputação −3, um inimigo violeta, um Artefato.
mk-note-keep = Perto de um forte próprio, o limite de mão sobe pelo número de fortes próprios.
mk-note-mage_tower = Depois de conquistada, um Feitiço da oferta custa 7 de Influência e um mana da cor dele.
mk-note-refugee_camp = Aqui se recruta qualquer Unidade da oferta; as de outro local custam mais.
mk-note-portal = Vários heróis podem ficar aqui; ninguém é atacado.
mk-note-magical_glade = Um turno que começa aqui recebe um marcador de mana dourado de dia, preto à noite; um turno que termina aqui pode jogar fora um Ferimento da mão ou do descarte.
mk-note-crystal_mine = Um turno que termina aqui recebe um cristal da sua cor.
mk-note-deep_mine = Um turno que termina aqui recebe um cristal de uma das suas cores.
mk-note-ancient_ruins = Aqui fica uma ficha de ruína: virada para cima de dia, para baixo à noite.
mk-note-maze = Entre com no máximo uma Unidade e pague pontos de Movimento por um caminho: 2 por dois cristais à escolha, 4 por um Feitiço, 6 por um Artefato.
mk-note-labyrinth = Entre com no máximo uma Unidade e pague pontos de Movimento por um caminho: 2 por dois cristais à escolha, 4 por um Feitiço, 6 por um Artefato; cada um com uma Ação Avançada.
mk-note-city_white = Cada defensor tem Armadura +1. Depois de conquistada: qualquer Unidade da oferta pode ser recrutada; 2 de Influência acrescentam uma Unidade de Elite à oferta.
mk-note-city_blue = Defensores com ataque de Fogo ou Gelo têm Ataque +2; de Fogo Frio, +1. Depois de conquistada: um Feitiço custa 7 de Influência e um mana da cor dele.
mk-note-city_red = Defensores com ataque físico são Brutais. Depois de conquistada: um Artefato custa 12 de Influência.
mk-note-city_green = Defensores com ataque físico têm Veneno. Depois de conquistada: uma Ação Avançada custa 6 de Influência.

## Mage Knight: o que cada Tática faz

mk-text-tactic-early_bird = Você age cedo; nada mais.
mk-text-tactic-rethink = Ao escolher: descarte até 3 cartas, mesmo Ferimentos, compre a mesma quantidade e embaralhe a pilha de descartes no baralho de Façanhas.
mk-text-tactic-mana_steal = Ao escolher: ponha sobre esta carta um dado da Fonte de cor básica. Use-o em um turno seu deste Dia, além do dado normal; depois ele é rolado de novo e volta à Fonte.
mk-text-tactic-planning = No fim do seu turno, com 2 ou mais cartas na mão, compre como se o seu limite da mão fosse 1 maior.
mk-text-tactic-great_start = Ao escolher: compre 2 cartas.
mk-text-tactic-the_right_moment = Uma vez neste Dia, no seu turno: anuncie que você jogará outro turno logo em seguida.
mk-text-tactic-from_the_dusk = Você age cedo; nada mais.
mk-text-tactic-long_night = Uma vez nesta Noite, com o baralho de Façanhas vazio: embaralhe a pilha de descartes e devolva 3 cartas aleatórias ao baralho.
mk-text-tactic-mana_search = Uma vez por turno, antes de usar mana da Fonte: role de novo até 2 dados da Fonte; os dourados devem ser escolhidos primeiro.
mk-text-tactic-midnight_meditation = Uma vez nesta Noite, antes do seu turno: embaralhe até 5 cartas da mão, mesmo Ferimentos, no baralho de Façanhas e compre a mesma quantidade.
mk-text-tactic-preparation = Ao escolher: procure uma carta no baralho de Façanhas, ponha-a na mão e embaralhe o baralho.
mk-text-tactic-sparing_power = Antes de cada turno seu, escolha: ponha a carta do topo do baralho de Façanhas, virada para baixo, sob esta carta; ou vire esta carta e ponha na mão todas as cartas que estão sob ela.
