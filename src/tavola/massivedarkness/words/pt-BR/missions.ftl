### Massive Darkness: o tutorial e as missões

## Toda missão

md-defeat-lifebringer = Um herói precisa ser ressuscitado e não há mais marcadores no Portador da Vida.
md-scenario-campaign = Campanha
md-story-campaign = Missão após missão como uma só história: experiência, habilidades e equipamento ficam, e entre elas há um mercado.

## Vagando pela Escuridão

md-scenario-tutorial = Vagando pela Escuridão
md-story-tutorial = Um pequeno posto perto da superfície guarda relatórios que levam a uma fortaleza em ruínas e às primeiras relíquias.
md-objective-tutorial-key = Pegue a Chave (marcador de Biblioteca).
md-objective-tutorial-exit = Fuja pela Saída.
md-rule-tutorial-key = Quem pegar o marcador de Biblioteca o descarta e ganha 3 XP.

## Terra Arrasada

md-scenario-mission_1 = Terra Arrasada
md-story-mission_1 = Uma segunda descida: relíquias escondidas no escuro devem ser reunidas e voltadas contra o próprio covil.
md-objective-mission_1-artifacts = Encontre e pegue os 2 marcadores de Artefato.
md-objective-mission_1-library = Leve os 2 Artefatos à zona da Biblioteca e termine a rodada sem inimigos na sala.
md-rule-mission_1-setup = Misture 2 marcadores de Artefato e 1 de Covil e ponha um virado para baixo em cada zona oculta; o marcador é revelado ao ser pego.
md-rule-mission_1-false_trail = Um marcador de Covil pego é descartado e dá 5 XP ao herói.
md-rule-mission_1-artifacts = Um marcador de Artefato pego é levado como item e pode ser trocado.
md-rule-mission_1-final_room = A zona da Biblioteca é especial: além da carta de Porta da câmara, compre um guarda para essa zona.

## Viúva-Negra

md-scenario-mission_2 = Viúva-Negra
md-story-mission_2 = Os ataques apontam para um covil próximo, e os aldeões esperam que vocês liderem.
md-objective-mission_2-spider = Mate a Aranha Gigante.
md-defeat-mission_2-spider_escapes = A Aranha sai da zona de Saída.
md-rule-mission_2-nests = Um marcador de Covil pego é descartado e todos os heróis ganham 5 XP.
md-rule-mission_2-not_roaming = Para cartas de Evento a Aranha não é Monstro Vagante.
md-rule-mission_2-spider_move = A Aranha é Evasiva. Na fase dos inimigos ela ataca se houver herói ao alcance e depois anda 1 zona rumo à Saída. Em contra-ataques só ataca, sem andar.
md-rule-mission_2-spider_snack = Quando a Aranha anda, heróis mortos ou atordoados da zona dela são levados junto.

## O Escolhido

md-scenario-mission_3 = O Escolhido
md-story-mission_3 = Um mensageiro goblin os leva a cavernas onde uma relíquia bem guardada espera por um portador da luz.
md-objective-mission_3-parts = Colete as três partes do Artefato.
md-objective-mission_3-exit = O Escolhido sai pela Saída com o Artefato.
md-defeat-mission_3-chosen_dies = O Escolhido morre.
md-rule-mission_3-chosen = No início os jogadores nomeiam um herói como O Escolhido.
md-rule-mission_3-parts = As partes pegas são descartadas; com a terceira, O Escolhido recebe uma carta de Artefato ao acaso.
md-rule-mission_3-watchers = Quando O Escolhido recebe a carta, um Monstro Vagante aparece em cada marcador de Covil; esses dois não contam como Monstros Vagantes para eventos.

## Tambores de Guerra dos Goblins

md-scenario-mission_4 = Tambores de Guerra dos Goblins
md-story-mission_4 = Tambores de guerra sacodem as pedras do teto; acabem com a reunião antes que tudo desabe.
md-objective-mission_4-watcher = Mate o Monstro que está de vigia.
md-objective-mission_4-exit = Todos os heróis fogem pela Saída antes que a masmorra caia.
md-defeat-mission_4-collapse = Um herói morre por uma peça que desaba.
md-rule-mission_4-setup = Coloque marcadores de dano nas peças: 4 na 6R, 2 na 7V, 2 na 8R, 2 na 1V.
md-rule-mission_4-collapse = Cada vez que o marcador de Primeiro Jogador passa, retire 1 marcador de dano da peça de menor nível. Uma peça sem marcadores sai do mapa e todos nela morrem sem dar XP.
md-rule-mission_4-watcher = Quando um herói passa pelos Pilares, um Monstro Vagante Superior aparece no marcador de nível 4; ele não conta como tal para eventos.

## A Queda do Imortal

md-scenario-mission_5 = A Queda do Imortal
md-story-mission_5 = Um tenente da Escuridão não pode ser morto, mas pode ser lançado no abismo.
md-objective-mission_5-lure = Atraia o Imortal para a Ponte com Fogos de Artifício.
md-objective-mission_5-pillars = Destrua os Pilares enquanto o Imortal estiver na Ponte.
md-defeat-mission_5-immortal_arrives = O Imortal chega à zona inicial.
md-rule-mission_5-setup = Uma turba de Goblins Arqueiros de nível 4 começa no marcador de Biblioteca; um Troll Supremo Superior sem equipamento começa na zona marcada.
md-rule-mission_5-goblin_watch = Esses Goblins Arqueiros nunca se movem; se não puderem atacar, não fazem nada.
md-rule-mission_5-crates = Um marcador de Artefato pego dá 1 Fogo de Artifício, o de Biblioteca dá 3; o marcador é descartado.
md-rule-mission_5-fireworks = Fogos são itens trocáveis; 1 Ponto de Movimento coloca um na zona; os que estão no tabuleiro são descartados no fim da rodada.
md-rule-mission_5-immortal = Heróis não podem atacar nem ferir o Imortal, e ele não é Monstro Vagante para eventos.
md-rule-mission_5-immortal_activation = Em vez da Ativação normal, o Imortal anda 2 zonas rumo à zona inicial ou rumo a um Fogo de Artifício que possa ver. Em cada zona em que estiver: heróis ali morrem e a Ativação acaba; outros inimigos ali morrem sem XP e ele prossegue; Fogos ali são destruídos e a Ativação acaba, e então ele se ativa de novo se vir outro.
md-rule-mission_5-pillars = Os Pilares têm 5 de Vida, nenhuma Defesa e são atacados como inimigos. Quando os dois caem, as Pontes são removidas e todos nelas morrem.

## O Tesouro do Demônio

md-scenario-mission_6 = O Tesouro do Demônio
md-story-mission_6 = Uma fera chamada Demônio jaz atrás de uma porta de duas chaves, e com ela uma relíquia.
md-objective-mission_6-keys = Encontre as duas Chaves.
md-objective-mission_6-door = Abra a porta da Última Câmara com as Chaves.
md-objective-mission_6-fiend = Mate o Cão Infernal preso.
md-rule-mission_6-setup = O Cão Infernal Superior começa preso com um tesouro de nível 5. Misture 1 marcador de Artefato e 3 de Covil virados para baixo nas zonas ocultas.
md-rule-mission_6-caged = O Cão Infernal não é Monstro Vagante para eventos e só se ativa depois que a sala dele for aberta.
md-rule-mission_6-false_trail = Um marcador de Covil pego é descartado e dá 5 XP ao herói.
md-rule-mission_6-keys = Marcadores de Artefato pegos são descartados; com os dois encontrados, a porta especial pode ser aberta.
md-rule-mission_6-guarded_rooms = Nas duas salas da 9R com o Artefato e a Biblioteca compre um guarda em vez de uma carta de Porta.
md-rule-mission_6-artifact = Quem pegar o marcador de Biblioteca o descarta e compra uma carta de Artefato ao acaso.

## Faíscas na Escuridão

md-scenario-mission_7 = Faíscas na Escuridão
md-story-mission_7 = A Escuridão junta relíquias para uma grande guerra; retomem algumas e abatam seu aliado mais forte.
md-objective-mission_7-levers = Acione as duas Alavancas para abrir a porta trancada da Saída (com um só herói basta uma).
md-objective-mission_7-exit = Todos os heróis fogem pela Saída.
md-rule-mission_7-artifact = Quem pegar um marcador de Artefato o descarta e compra uma carta de Artefato ao acaso.
md-rule-mission_7-levers = A porta trancada abre quando uma rodada começa com pelo menos um herói em cada marcador de Covil; não se compra carta de Porta para ela.
md-rule-mission_7-warden = Quando a porta trancada abre, um Monstro Vagante Superior aparece na sala dela; ele não conta como tal para eventos.

## Caçando Animais de Grande Porte

md-scenario-mission_8 = Caçando Animais de Grande Porte
md-story-mission_8 = Uma base dos executores da Escuridão guarda relíquias fortes; abater suas feras acenderia uma faísca de esperança.
md-objective-mission_8-executors = Destrua os Pilares que levam aos três Executores e mate esses Monstros Vagantes.
md-rule-mission_8-setup = Três Monstros Vagantes Superiores ao acaso começam nas zonas marcadas, cada um com um tesouro de nível 4.
md-rule-mission_8-pillars = Heróis não podem se mover nem atacar através de um Pilar. Um Pilar tem 5 de Vida, nenhuma Defesa e é atacado como inimigo.
md-rule-mission_8-executors = Um monstro inicial só se ativa quando os dois Pilares da peça dele caem. Quem o matar também compra 3 tesouros de nível 4 e uma carta de Artefato ao acaso.

## Labirinto da Escuridão

md-scenario-mission_9 = Labirinto da Escuridão
md-story-mission_9 = No coração de um labirinto um santuário segura a escuridão; hordas vêm quebrá-lo e vocês devem resistir.
md-objective-mission_9-horde = Proteja o Artefato e, quando não aparecerem mais inimigos, mate todos.
md-defeat-mission_9-artifact_taken = Há um inimigo na zona do Artefato no início da fase dos inimigos.
md-rule-mission_9-setup = Compre 4 guardas e coloque um em cada marcador de nível 2, 3, 4 e 5.
md-rule-mission_9-no_events = Não se compram cartas de Evento.
md-rule-mission_9-no_reinforcements = Agentes não invocam reforços.
md-rule-mission_9-levelling = Entrar em peças não sobe o nível; ele sobe 1 sempre que guardas aparecem no início de uma rodada.
md-rule-mission_9-waves = A partir da rodada 2: nas pares aparece um Monstro Vagante, o primeiro no marcador de nível 1, o seguinte no 2 e assim por diante; nas ímpares o nível sobe 1 e então 4 guardas aparecem nos marcadores 2 a 5. Depois do Monstro Vagante no marcador 5 nada mais aparece.
md-rule-mission_9-pillars = Na fase dos inimigos um Pilar conta como o herói com mais XP: os inimigos preferem atacá-lo e não saem da zona dele enquanto estiver de pé. Ele tem 3 de Vida; um ataque inimigo contra ele não rola dados e causa 1 de dano.
md-rule-mission_9-march = Inimigos que se movem na fase dos inimigos vão sempre rumo ao marcador de Artefato.
md-rule-mission_9-treasure = Depois de comprar guardas, complete cada zona de câmara da 3R até 2 marcadores de tesouro; eles dão tesouros do Nível Atual.

## O Coração da Escuridão

md-scenario-mission_10 = O Coração da Escuridão
md-story-mission_10 = Além do labirinto espera o mais vil enviado da Escuridão; derrubem-no e a terra ganhará tempo.
md-objective-mission_10-emissary = Mate os três estágios do Emissário Sombrio.
md-rule-mission_10-stages = O mapa tem três estágios: 6R e 3R, depois 1V e 2V, depois 4V.
md-rule-mission_10-stairs = As escadas ligam suas duas zonas para movimento, mas não para campo de visão; heróis só as usam quando o Emissário do estágio está morto.
md-rule-mission_10-crushing_darkness = Depois que um herói chega ao estágio 2, no início de cada rodada o grupo sofre dano igual ao número inicial de heróis, dividido como os jogadores quiserem; no estágio 3, o dobro.
md-rule-mission_10-emissary = O Demônio Abissal é o Emissário, nunca Monstro Vagante para eventos, e só se ativa com a porta da câmara dele aberta. O estágio 1 está no mapa desde o início; os estágios 2 e 3 aparecem quando um herói entra neles. No estágio 3 ele recebe uma carta ao acaso de Monstro Vagante Superior como equipamento (dados e encantamentos somados) em vez de tesouro.
md-rule-mission_10-demon_chambers = Não se compra carta de Porta para a câmara que contém o Emissário.
md-rule-mission_10-artifact = Quem pegar o marcador de Artefato o descarta e compra uma carta de Artefato ao acaso.
md-rule-mission_10-levers = Heróis não podem se mover nem atacar através dos Pilares, e o último Emissário fica parado até que os dois caiam. Uma Ação gasta em um marcador de Covil o vira e destrói um Pilar.
