### What can be chosen before a game

about-scenario-first_reconnaissance = Explore a terra até achar uma cidade. A partida para aprender as regras; as cidades ficam fechadas e ninguém luta contra outros jogadores.
about-scenario-full_conquest = Rivais exploram, crescem e tomam as cidades; quando a última cai, cada um tem mais um turno. Vence quem tiver mais Fama.
about-scenario-blitz_conquest = A Conquista Total em menos rodadas: os heróis começam com alguma Fama e Reputação, e tudo chega mais depressa.
about-scenario-solo_conquest = Sozinho contra duas cidades e o tempo: conquiste ambas antes do fim da última rodada. Um jogador fictício marca o ritmo.
about-scenario-full_cooperation = Aliados contra as cidades: conquistem todas juntos e dividam o resultado. Um jogador fictício marca o ritmo.
about-scenario-blitz_cooperation = A Cooperação Total em menos rodadas, com um começo mais rápido.
about-scenario-mines_liberation = Todas as minas estão ocupadas. Liberte-as; a partida acaba quando todas as peças do mapa estão reveladas e todas as minas, livres.
about-scenario-druid_nights = À noite, druidas entoam cantos nas clareiras mágicas. Ache clareiras de dia e faça os encantamentos de noite.
about-scenario-dungeon_lords = Sem cidades: as riquezas estão embaixo da terra. Ache e limpe masmorras e tumbas e torne conhecidos os nomes de seus senhores.
about-scenario-conquer_and_hold = Guerra pelo que é de alguém: tome fortalezas, torres e cidades e defenda-as até a última rodada. Quatro jogam em duas duplas.
about-scenario-one_to_return = Só um pode voltar para casa: junte, cresça e seja quem ainda está de pé quando a última noite acabar.
set-shades_of_tezla = Shades of Tezla
set-expansion_tiles = Outras peças de mapa
about-set-shades_of_tezla = Acrescenta os inimigos de duas facções.
about-set-expansion_tiles = Acrescenta terras às pilhas de peças do mapa.
