### A primeira partida guiada

md-learn-chapter-heroes = Os heróis
md-learn-chapter-light = Luz e sombra
md-learn-chapter-doors = Portas e saque
md-learn-chapter-dice = Dados
md-learn-chapter-enemies = Os inimigos
md-learn-chapter-melee = Uma turba
md-learn-chapter-experience = Experiência

md-learn-class = Faça de Bjorn um Berserker
md-learn-class-why = Uma classe é uma folha de habilidades a comprar com experiência; qualquer herói pode ter qualquer classe. Esta bate forte com armas de duas mãos.
md-learn-wizard = Faça de Elias um Mago de Combate
md-learn-wizard-why = A magia alcança uma ou duas zonas, então Elias pode ficar atrás de Bjorn. Dois heróis diferentes se ajudam mais.
md-learn-axe = Dê o machado a Bjorn
md-learn-axe-why = Os dados coloridos da carta são os dados que você rola. Dados vermelhos acertam mais que os amarelos.
md-learn-staff = Dê o cajado a Elias
md-learn-staff-why = Sem arma de magia não há magia. Todos vestem também armadura de couro: um dado azul de defesa.
md-learn-first = Deixe Bjorn começar
md-learn-first-why = Cada herói age uma vez por rodada, com três ações. O primeiro jogador muda a cada rodada.

md-learn-shadow = Saia da zona inicial
md-learn-shadow-why = Você está na sombra, veja a lua: na sombra a sua classe tem uma habilidade a mais, e quem não enxerga você o esquece. Uma ação são dois passos, e com caminho livre um toque pode dar os dois.
md-learn-light = Siga para a luz
md-learn-light-why = Aqui arde uma tocha, então qualquer inimigo pode vir atrás de você. Nada mais muda: nem passos, nem alcance.

md-learn-door = Abra a porta
md-learn-door-why = Uma carta diz o que há atrás dela: inimigos com o seu tesouro ou uma emboscada. Custa um passo e não tem volta.
md-learn-inside = Entre na sala
md-learn-inside-why = O segundo passo desta ação leva você para dentro. Um goblin espera na sala seguinte, e usará contra você o que carrega.
md-learn-loot = Pegue o tesouro
md-learn-loot-why = Um passo recolhe tudo o que está na sua zona. As cartas vêm conforme o nível da masmorra.
md-learn-gear = Deixe o equipamento como está
md-learn-gear-why = O que você veste e empunha dá dados; o resto espera na mochila. Um elixir se bebe da mochila, então nada precisa mudar.
md-learn-aside = Dê um passo para fora
md-learn-aside-why = Fora da vista dele, o goblin terá de vir até você. E Elias precisa de espaço para mirar.
md-learn-rest = Encerre a ativação
md-learn-rest-why = As três ações foram gastas. Quando todos os heróis tiverem agido, agem os inimigos.

md-learn-elias = Mova Elias
md-learn-elias-why = Agora é a vez do mago: de novo três ações. Siga o caminho de Bjorn.
md-learn-follow = Mais um passo
md-learn-follow-why = O segundo passo pertence à mesma ação. Heróis podem dividir uma zona.
md-learn-sight = Entre na sala
md-learn-sight-why = A magia precisa de Campo de Visão e de uma ou duas zonas de distância. Daqui o goblin está a uma zona.
md-learn-halt = Pare aqui
md-learn-halt-why = Um passo que não serve pode ser desperdiçado. Mais perto já seria briga de faca.
md-learn-cast = Lance magia no goblin
md-learn-cast-why = Os seus dados e os dele rolam juntos: acertos menos escudos são dano. Antes de rolar, as chances estão ao lado da pergunta.
md-learn-over = Encerre a ativação
md-learn-over-why = Agora agem os inimigos: atacam quem alcançam; se ninguém, andam e tentam de novo. Olhe a previsão: ela diz quem será o alvo e por quê.

md-learn-again = Ataque o goblin outra vez
md-learn-again-why = Ele atacou Elias, que estava à vista; entre vários heróis ele escolheria o de mais experiência não gasta. Só lhe resta um ponto de vida.
md-learn-reroll = Fique com a rolagem
md-learn-reroll-why = Algumas cartas deixam rolar dados de novo. Aqui um acerto contra nenhum escudo já basta.
md-learn-spell = Lance magia também nos anões
md-learn-spell-why = Três ações são três ações: use todas. Os anões estão a uma zona daqui e, da sombra, você não receberá resposta.
md-learn-spell-roll = Fique com a rolagem
md-learn-spell-roll-why = Três acertos contra um escudo: não é preciso tentar de novo.
md-learn-spell-save = Guarde a sua habilidade
md-learn-spell-save-why = A habilidade do mago custa experiência. É melhor guardá-la para um inimigo que não caia de outro modo.
md-learn-go = Vá até onde ele estava
md-learn-go-why = O agente rendeu quatro pontos de experiência a cada herói, e o que carregava é seu. A sala dele ainda guarda tesouro.
md-learn-loot2 = Pegue tudo
md-learn-loot2-why = Nem tudo o que brilha é bom: há armadilhas entre os tesouros. Elas ferem uma vez e somem.
md-learn-hold = Empunhe o cajado melhor
md-learn-hold-why = Um dado vermelho no lugar de um amarelo. Depois de pegar tesouro, trocar de equipamento não custa nada.
md-learn-gear2 = Está bem assim
md-learn-gear2-why = O cajado velho fica na mochila. Três cartas sem uso podem virar uma melhor mais tarde.
md-learn-hide = Fique na sombra
md-learn-hide-why = Quem foi atacado revidaria agora. Mas aqui nenhum inimigo enxerga você e está escuro: para eles você não existe. Bjorn cuida dos anões.

md-learn-melee = Ataque os anões
md-learn-melee-why = O goblin chamou uma turba: o chefe e os seus servos são um só inimigo. Estão na zona de Bjorn, que não pode sair dali, mas o machado os alcança.
md-learn-signature = Use a habilidade exclusiva
md-learn-signature-why = Por um ponto de experiência a classe dá um dado vermelho, uma vez por ativação. Os servos caem primeiro, depois o chefe.
md-learn-boss = Ataque de novo
md-learn-boss-why = O chefe ficou sozinho. Símbolos nos dados ativam encantamentos; a soma é contada linha por linha.
md-learn-gear3 = Deixe a varinha na mochila
md-learn-gear3-why = Quem mata um servo ganha um ponto; um chefe dá três a todos, e o que carregava a quem o matou. A varinha é para Elias: Bjorn pode dá-la a ele quando estiverem juntos.
md-learn-onwards = Siga com a última ação
md-learn-onwards-why = Ninguém mais prende Bjorn aqui. Uma ação que sobra no fim se perde; que ela o leve para mais perto da biblioteca.
md-learn-further = Mais um passo
md-learn-further-why = O segundo passo da mesma ação. Não resta inimigo que possa alcançá-lo.
md-learn-evening = Encerre a ativação
md-learn-evening-why = Uma rodada tem cinco partes: heróis, inimigos, experiência, evento e final. Não sobrou inimigo para agir.

md-learn-buy = Compre uma habilidade para Elias
md-learn-buy-why = A experiência compra os degraus de uma linha, do mais baixo em diante. Pontos não gastos fazem de você o alvo preferido dos inimigos.
md-learn-buy2 = Compre uma habilidade para Bjorn
md-learn-buy2-why = Um dado a mais com armas pesadas combina com ele. O que não cabe no bolso espera outra rodada.
md-learn-free = Agora a masmorra é sua
md-learn-free-why = Pegue a chave na biblioteca e leve os dois heróis à saída. Quando um herói cai, um marcador do Portador da Vida o traz de volta; há dois.
