### What can be chosen before a game

about-scenario-first_reconnaissance = Explore a terra até achar uma cidade. A partida para aprender as regras; as cidades ficam fechadas e ninguém luta contra outros jogadores.
about-scenario-full_conquest = Rivais exploram, crescem e tomam as cidades; quando a última cai, cada um tem mais um turno. Vence quem tiver mais Fama.
about-scenario-blitz_conquest = A Conquista Completa em menos rodadas: os Heróis começam com alguma Fama e Reputação, e tudo chega mais depressa.
about-scenario-solo_conquest = Sozinho contra duas cidades e o tempo: conquiste ambas antes do fim da última rodada. Um jogador fictício marca o ritmo.
about-scenario-full_cooperation = Aliados contra as cidades: conquistem todas juntos e dividam o resultado. Um jogador fictício marca o ritmo.
about-scenario-blitz_cooperation = A Cooperação Total em menos rodadas, com um começo mais rápido.
about-scenario-mines_liberation = Todas as minas estão ocupadas. Liberte-as; a partida acaba quando todas as peças do mapa estão reveladas e todas as minas, livres.
about-scenario-druid_nights = À Noite, druidas entoam cantos nas clareiras mágicas. Ache clareiras de Dia e faça os encantamentos à Noite.
about-scenario-dungeon_lords = Sem cidades: as riquezas estão embaixo da terra. Ache e conquiste calabouços e sepulcros e descubra quem são os senhores deles.
about-scenario-conquer_and_hold = Guerra por territórios: tome fortes, torres de mago e cidades e defenda-os até a última rodada. Quatro jogam em duas duplas.
about-scenario-one_to_return = Só um pode voltar para casa: junte, cresça e seja quem ainda está de pé quando a última Noite acabar.
set-shades_of_tezla = Sombras de Tezla
set-expansion_tiles = Outras peças de mapa
about-set-shades_of_tezla = Acrescenta os inimigos de duas facções.
about-set-expansion_tiles = Acrescenta terras às pilhas de peças do mapa.
