### Massive Darkness: o que se combina antes da partida

md-variant-always_enchant = Pagar encantamentos sem perguntar
md-variant-always_enchant-about = Enquanto os símbolos bastarem para todos, os encantamentos dos heróis são pagos sozinhos. Sem esta opção, cada herói é perguntado e pode recusar qualquer um deles.
md-variant-lifebringer = Fichas no Portador da Vida
md-variant-lifebringer-about = Quantas vezes um herói caído pode voltar: duas fichas como impresso, mais para um jogo mais fácil, menos para um mais difícil.
md-variant-order = Ordem da campanha
md-variant-order-about = Em que ordem as missões de uma campanha são jogadas.
md-variant-order-printed = como impresso
md-variant-order-random = ao acaso
about-scenario-tutorial = Encontrem a Chave e saiam. Uma masmorra pequena para aprender as regras.
about-scenario-mission_1 = Encontrem os dois Artefatos entre pistas falsas e levem-nos à Biblioteca.
about-scenario-mission_2 = Cacem a Aranha Gigante antes que ela escape.
about-scenario-mission_3 = Reúnam as três partes de um Artefato; o Escolhido precisa levá-lo para fora vivo.
about-scenario-mission_4 = A masmorra desaba atrás de vocês: vençam o monstro de guarda e saiam a tempo.
about-scenario-mission_5 = Atraiam o Imortal para a ponte com fogos de artifício e derrubem a ponte.
about-scenario-mission_6 = Encontrem as chaves da Última Câmara e matem a fera enjaulada.
about-scenario-mission_7 = Acionem juntos as alavancas para abrir a saída trancada.
about-scenario-mission_8 = Quebrem os pilares e matem os três Executores.
about-scenario-mission_9 = Defendam o Artefato contra ondas de inimigos. Vêm tantas cartas para um herói quanto para seis: sozinho é muito difícil.
about-scenario-mission_10 = Subam por três etapas e destruam o Emissário das Trevas.
about-scenario-campaign = Modo história: todas as missões com heróis que crescem, um mercado entre elas, salva por semanas.
