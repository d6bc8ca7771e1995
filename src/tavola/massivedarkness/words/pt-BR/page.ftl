### As palavras fixas da página: Massive Darkness

## A mesa

web-md-board = Tabuleiro. As setas movem entre as zonas.
web-md-round = Rodada { $n }
web-md-round-short = R{ $n }
web-md-phases = Fases da rodada
web-md-phase-heroes = Heróis
web-md-phase-enemies = Inimigos
web-md-phase-experience = Experiência
web-md-phase-event = Evento
web-md-phase-end = Final
web-md-zone = Zona { $zone }
web-md-door = Porta { $zones }
web-md-die = Dado
web-md-start = Início
web-md-exit = Saída
web-md-light = luz
web-md-shadow = sombra
web-md-level-n = marcador de nível { $n }
web-md-level-on = marcador de nível ativo { $n }
web-md-treasure-n = tesouros: { $n }
web-md-special-n = tesouros especiais: { $n }
web-md-token-down = marcador virado para baixo
web-md-door-open = porta aberta para { $zone }
web-md-door-closed = porta fechada para { $zone }
web-md-door-locked = porta trancada para { $zone }
web-md-door-is-open = aberta
web-md-door-is-closed = fechada
web-md-door-is-locked = trancada
web-md-door-means-closed = Um herói em uma zona ao lado a abre por 1 Ponto de Movimento; uma carta de porta diz então o que espera nas salas que ninguém viu.
web-md-door-means-open = Não bloqueia o caminho nem a visão, e ninguém volta a fechá-la.
web-md-door-means-locked = Só se abre como a missão diz.
web-md-pillar-life = vida { $n }
web-md-party = Grupo
web-md-acting = em ação
web-md-dead = morreu
web-md-out = saiu
web-md-life-of = vida { $n } de { $of }
web-md-boss = chefe { $n } de { $of }
web-md-minions = servos: { $n } (vida { $each })
web-md-or = ou
web-md-one-of = um de { $n }
web-md-then = depois
web-md-if-nothing = Se nada mudar
web-md-intent-attack = ataca { $hero } ({ $kind })
web-md-intent-batter = ataca { $pillar }
web-md-intent-move = move-se para { $zone }
web-md-intent-towards = move-se para { $zone }, rumo a { $hero }
web-md-intent-asleep = ainda não age
web-md-intent-up = levanta-se
web-md-intent-stay = fica parado
web-md-no-class = ainda sem classe
web-md-actions-left = ações restantes: { $n }
web-md-hands = Mãos
web-md-empty = vazio
web-md-step = nível { $level }, { $cost } XP
web-md-step-works = funciona agora
web-md-step-later = funciona a partir do nível { $n }
web-md-step-affordable = pode ser comprada
web-md-attack = Dados de ataque
web-md-defense = Dados de defesa
web-md-die-face = { $color }: { $face }
web-md-die-of = dado { $color }
web-md-no-dice = nenhum dado
web-md-none = nenhum
web-md-no-symbols = nenhum símbolo a gastar
web-md-wounds-dealt = danos
web-md-mean = média
web-md-kills-n = { $n ->
        [1] ao menos 1 miniatura morta:
       *[other] ao menos { $n } miniaturas mortas:
    }
web-md-kills-more = { $n } ou mais mortas:
web-md-hero-falls = herói cai:
web-md-slain = inimigo eliminado:
web-md-stuns = atordoa:
web-md-riposte = revida:
web-md-odds-line = média { $mean } · mata { $kill }
web-md-if-rolled = se rolar agora
web-md-last-rolls = Últimas rolagens
web-md-reasons = O que formou a rolagem
web-md-mission-open = Objetivos e regras da missão
web-md-objectives = Objetivos
web-md-special-rules = Regras especiais
web-md-defeats = Os heróis perdem quando
web-md-lasting = Eventos em vigor
web-md-done = feito
web-md-campaign = Campanha: vencidas { $n }, por jogar { $left }.
web-md-all-light = luz em toda parte
web-md-all-shadow = escuridão em toda parte
web-md-drawn = Cartas recém-compradas
web-md-recommended = recomendada para este herói
web-md-carries = Carrega { $card }.
web-md-damage-tokens = Marcadores de dano: { $tiles }.
web-md-reroll = rolar de novo
web-md-one-hurt = um deles { $n }
web-md-from-level = só no nível { $n }
web-md-last-roll = Última rolagem
web-md-dice-faces = Os dados, face a face
web-md-dice-how = Acertos menos escudos dão os danos. Toma Essa e Diamante pagam encantamentos.
web-md-so-far = até agora
web-md-answer = Se responder
web-md-kill-one = mata
web-md-helps = Com { $what }: média { $before } → { $after }
web-md-levelup = Habilidades à venda
web-md-levelup-how = Cada linha se compra da esquerda para a direita; vale o passo mais alto.
web-md-cost = { $n } XP
web-md-step-before = antes, o passo anterior
web-md-step-dear = falta XP
web-md-what-changes = O que muda
web-md-preferred = Quem os inimigos preferem
web-md-market-how = O preço é o nível: uma carta paga uma ou duas, duas pagam uma; sem troco.
web-md-market-cancel = Cancelar esta troca
web-md-market-close = Todos prontos: seguir para a missão
web-md-market-wares = Ofertas
web-md-cards-n = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
web-md-compare-how = Aponte uma carta para compará-la com a que o herói usa.
web-md-compare-now = em uso
web-md-compare-then = no mercado
web-md-gear-idle = { $card } está acima do nível e não funciona: troque antes da missão.
web-md-held-by = Preso nesta zona por { $enemies }.
web-md-light-means = Os inimigos levam em conta quem está aqui, mesmo fora do campo de visão.
web-md-shadow-means = Aqui vale o Modo Sombrio; quem também está fora do campo de visão é ignorado pelos inimigos.
web-md-unseen-room = Ninguém sabe ainda o que espera aqui: a carta de porta dirá quando a porta for aberta.
web-md-death-of = { $hero } morreu
web-md-death-lies = A miniatura fica deitada onde está, com XP, habilidades e cartas; nada a alcança até voltar.
web-md-death-burns = No início da próxima rodada queima um marcador do Portador da Vida: { $n } → { $left }.
web-md-death-last = Não resta marcador no Portador da Vida: não há como voltar, e os heróis perdem.
web-md-risen = { $hero } se levanta de novo
web-md-risen-left = { $n ->
        [one] Resta { $n } marcador no Portador da Vida.
       *[other] Restam { $n } marcadores no Portador da Vida.
    }
web-md-new-level = Nível { $n }: inimigos mais fortes, tesouros melhores, e as habilidades deste nível passam a valer.

web-md-way = { $n ->
        [0] ainda neste movimento
        [one] ir até lá: { $n } ação
       *[other] ir até lá: { $n } ações
    }
web-md-next-mission = Próxima missão: { $mission }
web-md-deed-minions = { $n ->
        [1] 1 servo morto
       *[other] { $n } servos mortos
    }
web-md-deed-leaders = { $n ->
        [1] 1 líder morto
       *[other] { $n } líderes mortos
    }
web-md-deed-wounds = { $n ->
        [1] 1 dano sofrido
       *[other] { $n } danos sofridos
    }
web-md-deed-falls = { $n ->
        [1] caiu 1 vez
       *[other] caiu { $n } vezes
    }
web-md-deed-found = { $n ->
        [1] 1 tesouro
       *[other] { $n } tesouros
    }
web-row-move = Mover para

web-section-attack = Ataque
web-section-zones = Zonas e portas
web-section-spot = Esta zona
web-section-heroes = Heróis
web-section-enemies = Inimigos
web-section-classes = Classes
web-section-equip = Equipamento
web-section-actions = Ações
web-section-dice = Dados

## A galeria

web-library-kind-hero = Heróis
web-library-kind-class = Classes
web-library-kind-skill-line = Linhas de Habilidade
web-library-kind-starting = Equipamento Inicial
web-library-kind-combat = Equipamento de Combate
web-library-kind-item = Itens
web-library-kind-consumable = Consumíveis
web-library-kind-trap = Armadilhas
web-library-kind-luck = Sorte
web-library-kind-set = Conjuntos
web-library-kind-door = Cartas de Porta
web-library-kind-event = Cartas de Evento
web-library-kind-guard = Guardas
web-library-kind-roaming-monster = Monstros Vagantes
web-md-level = nível { $n }

# Headings of the question panel.
web-section-cards = Cartas
web-section-skills = Poderes

# Kinds and boxes of the gallery.
web-library-kind-artifact = Artefatos
web-library-kind-tile = Peças de mapa

## Set-up

web-md-setup-map = { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }, { $doors } portas
web-md-grade-lost = Caídos
web-md-grade-won = Vitória
web-md-grade-won-needs = todos os objetivos
web-md-grade-whole = Inabaláveis
web-md-grade-whole-needs = e todo herói de pé no fim
