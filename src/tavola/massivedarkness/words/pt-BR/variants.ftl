### Massive Darkness: o que se combina antes da partida

md-variant-always_enchant = Pagar encantamentos sem perguntar
md-variant-always_enchant-about = Enquanto os símbolos bastarem para todos, os encantamentos dos heróis são pagos sozinhos. Sem esta opção, cada herói é perguntado e pode recusar qualquer um deles.
md-variant-lifebringer = Marcadores no Portador da Vida
md-variant-lifebringer-about = Quantas vezes um herói morto pode voltar: dois marcadores como impresso, mais para um jogo mais fácil, menos para um mais difícil.
md-variant-order = Ordem da campanha
md-variant-order-about = Em que ordem as missões de uma campanha são jogadas.
md-variant-order-printed = como impresso
md-variant-order-random = ao acaso
about-scenario-tutorial = Encontrem a Chave e saiam. Uma masmorra pequena para aprender as regras.
about-scenario-mission_1 = Encontrem os dois Artefatos entre pistas falsas e levem-nos à Biblioteca.
about-scenario-mission_2 = Cacem a Aranha Gigante antes que ela escape.
about-scenario-mission_3 = Reúnam as três partes de um Artefato; o Escolhido precisa levá-lo para fora vivo.
about-scenario-mission_4 = A masmorra desaba atrás de vocês: vençam o Monstro de Vigia e saiam a tempo.
about-scenario-mission_5 = Atraiam o Imortal para a Ponte Sombria com fogos de artifício e derrubem-na.
about-scenario-mission_6 = Encontrem as chaves da Última Câmara e matem a fera enjaulada.
about-scenario-mission_7 = Acionem juntos as alavancas para abrir a saída trancada.
about-scenario-mission_8 = Quebrem os pilares e matem os três Executores.
about-scenario-mission_9 = Defendam o Artefato contra ondas de inimigos. Vêm tantas cartas para um herói quanto para seis: sozinho é muito difícil.
about-scenario-mission_10 = Subam por três estágios e destruam o Emissário Sombrio.
about-scenario-campaign = Modo história: todas as missões com heróis que crescem e um mercado entre elas; a campanha fica guardada entre as sessões de jogo.
