### Mage Knight: variantes que a mesa pode combinar antes da partida, e o que elas perguntam e contam

mk-variant-teams = Equipes de dois
mk-variant-teams-about = Quatro jogadores formam duas equipes; aliados nunca lutam entre si e dividem uma só pontuação.
mk-variant-open_map = Mapa aberto desde o início
mk-variant-open_map-about = Todas as peças ficam viradas para cima antes do primeiro turno.
mk-variant-weakest_counts = Conta o mais fraco
mk-variant-weakest_counts-about = Em cada categoria da pontuação, o integrante com o pior resultado fala pela equipe.
mk-variant-epic = Forma épica
mk-variant-epic-about = A forma mais longa do cenário: três Dias e três Noites em um mapa maior.
mk-variant-contested_glades = Clareiras disputadas
mk-variant-contested_glades-about = Uma clareira mágica comporta menos Escudos do que há jogadores; quem chega depois substitui um.
mk-variant-allow_pvp = Lutas entre jogadores permitidas
mk-variant-allow_pvp-about = Os jogadores podem se atacar, embora o cenário desaconselhe.
mk-variant-great_cities = Grandes cidades
mk-variant-great_cities-about = Duas cidades de nível 10 em vez de quatro de nível 4.
mk-variant-hero_choice = Heróis escolhidos à mesa
mk-variant-hero_choice-about = Em ordem aleatória, cada jogador escolhe um Herói; em um leilão, os outros podem contestar e oferecer Fama por ele.
mk-variant-map_shape = Forma do mapa
mk-variant-map_shape-about = Uma costa diferente da recomendada pelo cenário: cônica ou aberta com três a cinco colunas.
mk-variant-countryside_tiles = Peças de Campo
mk-variant-countryside_tiles-about = Mais ou menos peças de Campo do que o cenário recomenda.
mk-variant-core_tiles = Peças Centrais
mk-variant-core_tiles-about = Mais ou menos peças Centrais sem cidade do que o cenário recomenda.
mk-variant-random_orientation = Orientação aleatória
mk-variant-random_orientation-about = As peças são viradas sem olhar, e qualquer lado delas pode ficar para cima.
mk-variant-random_cities = Cidades aleatórias
mk-variant-random_cities-about = A cidade que fica em uma peça de cidade é sorteada quando a peça é revelada.
mk-variant-night_arrival = Chegada à Noite
mk-variant-night_arrival-about = A partida começa com uma Noite, só com cores básicas na Fonte.
mk-variant-darkness_coming = Escuridão à vista
mk-variant-darkness_coming-about = Depois de cada Dia rolam-se dois dados: um preto traz uma Noite que dura até o fim da partida.
mk-variant-no_interactive_spells = Sem Feitiços interativos
mk-variant-no_interactive_spells-about = Os quatro Feitiços que prejudicam ou usam outros jogadores ficam na caixa.
mk-variant-no_interactive_skills = Sem Poderes interativos
mk-variant-no_interactive_skills-about = Os Poderes que afetam outros jogadores ficam na caixa.
mk-variant-no_player_combat = Sem combate entre jogadores
mk-variant-no_player_combat-about = Ninguém pode atacar outro jogador; quem termina o movimento no espaço de outro Herói precisa se retirar.
mk-variant-friendly_mana = Mana amistoso
mk-variant-friendly_mana-about = De Dia, os dados dourados são para cores que a Fonte não mostra, e ficam como estão.
mk-variant-rampage = Tempos de violência
mk-variant-rampage-about = Os Heróis começam com Reputação −2, e inimigos irascíveis derrotados podem voltar, alguns com um companheiro.
mk-variant-more_rampage = Mais violência
mk-variant-more_rampage-about = Os Heróis começam com Reputação −4, e inimigos irascíveis derrotados sempre voltam, muitos com um companheiro.
mk-variant-interactive_combat = Combate interativo
mk-variant-interactive_combat-about = Contra um único inimigo, quem jogou antes escolhe em segredo uma cor que pode torná-lo mais forte.
mk-variant-action_upgrades = Melhorias de ações
mk-variant-action_upgrades-about = Depois de cada Noite, menos a última, os jogadores podem trocar uma carta de Ação por uma nova, o baralho mais fraco primeiro.
mk-variant-drafted_start = Seleção no início
mk-variant-drafted_start-about = Antes da partida cada jogador seleciona três Ações Avançadas; uma entra no baralho depois de cada Dia.
mk-variant-city_level = Nível das cidades
mk-variant-city_level-about = Todas as cidades têm este nível em vez dos níveis do cenário.
mk-variant-megapolis = Megalópole
mk-variant-megapolis-about = A última cidade revelada são duas cidades em uma: dois espaços, uma grande guarnição e a força de ambas. O valor é o nível dela.
mk-variant-two_megapolises = Duas Megalópoles
mk-variant-two_megapolises-about = As duas cidades do cenário são Megalópoles. O valor é o nível de cada uma.

mk-variant-hero_choice-draft = em ordem
mk-variant-hero_choice-auction = por leilão
mk-variant-map_shape-wedge = cônico
mk-variant-map_shape-open3 = aberto, 3 colunas
mk-variant-map_shape-open4 = aberto, 4 colunas
mk-variant-map_shape-open5 = aberto
mk-variant-action_upgrades-on = baralhos escondidos
mk-variant-action_upgrades-open = baralhos abertos a todos enquanto isso

mk-hero-any = um Herói a escolher

mk-option-secret = Esconder { $color }
mk-option-select = Selecionar { $card }
mk-option-upgrade = Trocar { $card } por { $card2 }
mk-option-hero = Escolher { $hero }
mk-option-bid = Oferecer { $count } de Fama

mk-ask-secret = { $hero } luta contra { $enemy }. Que cor você esconde? Branco: mais 1 de Armadura à distância; vermelho: mais 1 de Ataque; azul: mais 1 de Armadura na fase de Ataque.
mk-ask-select = { $count ->
        [one] Selecione a última Ação Avançada para guardar.
       *[other] Selecione uma Ação Avançada para guardar, { $count } ao todo; o resto passa adiante.
    }
mk-ask-add = Qual das suas cartas selecionadas entra no seu baralho?
mk-ask-upgrade = Trocar uma carta de Ação por uma nova da mesma cor ou do mesmo tipo?
mk-ask-hero = Escolha o seu Herói.
mk-ask-bid = { $count ->
        [0] O jogador { $player } escolhe { $hero }. Você contesta e oferece Fama?
       *[other] O jogador { $player } oferece { $count } de Fama por { $hero }. O que você oferece?
    }

mk-event-megapolis = Surge uma Megalópole de nível { $count }: as cidades { $color } e { $color2 } em uma só.
mk-event-darkness = Os dados mostram { $color } e { $color2 }: cai a Noite pelo resto da partida.
mk-event-another-day = Os dados mostram { $color } e { $color2 }: nasce mais um Dia.
mk-event-rampage-roll = { $space }: o dado mostra { $color }.
mk-event-secret-shown = A cor escondida é { $color }.
mk-event-secret-denied = A cor escondida não é { $color }.
mk-event-selected = Você fica com { $card }.
mk-event-added = { $card } entra no seu baralho.
mk-event-upgrades = Novas Ações Avançadas: { $card }.
mk-event-upgraded = { $hero } troca { $card } por { $card2 }.
mk-event-hero-chosen = O jogador { $player } escolhe { $hero }.
mk-event-hero-taken = { $count ->
        [0] O jogador { $player } joga com { $hero }.
       *[other] O jogador { $player } joga com { $hero } e perde { $count } de Fama.
    }
mk-event-bid = O jogador { $player } oferece { $count } de Fama por { $hero }.

mk-why-gold-die = De Dia, um dado dourado não pode ser usado enquanto a Fonte mostra { $color }.
