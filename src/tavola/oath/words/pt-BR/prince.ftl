### Oath: o Príncipe mecânico

oa-quadrant-supremacy = supremacia
oa-quadrant-protection = proteção
oa-quadrant-devotion = devoção
oa-quadrant-people = povo

oa-goal-sites = mais locais
oa-goal-relics = mais relíquias e estandartes
oa-goal-darkest_secret = o Segredo Mais Obscuro
oa-goal-peoples_favor = a Influência do Povo
oa-goal-grand_scepter = o Grande Cetro

oa-deed-start = partida
oa-deed-branch = escolha do estandarte
oa-deed-muster = Recrutar
oa-deed-trade-favor = Negociar por influência
oa-deed-trade-secrets = Negociar por segredos
oa-deed-trade-both = Negociar por influência e segredos
oa-deed-travel-favor = Viajar até mais influência
oa-deed-travel-secrets = Viajar até mais segredos
oa-deed-travel-relic = Viajar até uma relíquia
oa-deed-campaign-rival_sites = Viajar e Campanha pelos locais do Rival
oa-deed-campaign-relics = Viajar e Campanha por relíquias
oa-deed-campaign-darkest_secret = Viajar e Campanha pelo Segredo Mais Obscuro
oa-deed-campaign-peoples_favor = Viajar e Campanha pela Influência do Povo
oa-deed-recover-relic = Recuperar uma relíquia
oa-deed-recover-darkest_secret = Recuperar o Segredo Mais Obscuro
oa-deed-recover-peoples_favor = Recuperar a Influência do Povo
oa-deed-search = Explorar

oa-test-rules_most_sites = ele controla mais locais que todos
oa-test-holds_most_relics_and_banners = ele tem mais relíquias e estandartes que todos
oa-test-holds-darkest_secret = ele possui o Segredo Mais Obscuro
oa-test-holds-peoples_favor = ele possui a Influência do Povo
oa-test-holds_only-peoples_favor = dos estandartes, ele só possui a Influência do Povo
oa-test-holds_only-darkest_secret = dos estandartes, ele só possui o Segredo Mais Obscuro
oa-test-ready-rival_site = ele está Pronto para Batalha contra um local do Rival
oa-test-ready-most_relics_holder = ele está Pronto para Batalha contra quem tem mais relíquias
oa-test-ready-darkest_secret_holder = ele está Pronto para Batalha contra o detentor do Segredo Mais Obscuro
oa-test-ready-peoples_favor_holder = ele está Pronto para Batalha contra o detentor da Influência do Povo
oa-test-can_pay-relic = ele pode pagar por uma relíquia aqui
oa-test-can_pay-darkest_secret = ele pode pagar pelo Segredo Mais Obscuro
oa-test-can_pay-peoples_favor = ele pode pagar pela Influência do Povo
oa-test-else = nada mais se cumpre

oa-scenario-prince = Contra o Príncipe mecânico

oa-variant-prince_side = O lado do Príncipe
oa-variant-prince_side-about = O Príncipe toma o lugar do Chanceler ou o de um Exilado. Na partida seguinte de uma crônica, isto o põe à mesa.
oa-variant-prince_side-chancellor = Chanceler
oa-variant-prince_side-exile = Exilado
oa-variant-prince_level = As habilidades do Príncipe
oa-variant-prince_level-about = Limitado, ele usa o que nada custa e nada permite. Ampliado, ele usa habilidades e dá permissão como as pessoas.
oa-variant-prince_level-limited = Limitado
oa-variant-prince_level-expanded = Ampliado
oa-variant-prince_judge = Quem julga por um Príncipe Ampliado
oa-variant-prince_judge-about = As pessoas decidem no interesse dele sobre habilidades e permissões, ou ele segue a própria lista de valores.
oa-variant-prince_judge-people = Pessoas na mesa
oa-variant-prince_judge-rules = A própria lista de valores

oa-log-prince-threat-1 = Ameaça: { $player }, Cidadão, cumpre o objetivo de Sucessor ({ $goal })
oa-log-prince-threat-2 = Ameaça: { $player } está prestes a vencer pelo título ({ $goal })
oa-log-prince-threat-title = Ameaça: { $player } tem o título que ele quer ({ $goal })
oa-log-prince-threat-3 = Ameaça: { $player } cumpriu uma Visão revelada ({ $goal })
oa-log-prince-threat-4 = Ameaça: { $player } é o Guardião do Juramento ({ $goal })
oa-log-prince-no-threat = O Príncipe não vê Ameaça: seus marcadores ficam
oa-log-prince-stays = Seus marcadores já estão em { $quadrant }
oa-log-prince-turns = Os dois marcadores vão para o início de { $quadrant }
oa-log-prince-reveals = O Príncipe revela { $cards }; Visões compradas sem ver: { $n }
oa-log-prince-reveals-nothing = O Príncipe não compra carta que possa revelar; Visões compradas sem ver: { $n }
oa-log-prince-tactics = Suas Táticas chegam ao passo { $step }: { $n ->
        [1] 1 dado
       *[other] { $n } dados
    }
oa-log-prince-friend = { $suit } sobe para { $n } entre seus Amigos
oa-log-prince-conspirator = { $suit } sobe para { $n } entre seus Conspiradores
oa-log-prince-no-card = { $player } não pode jogar carta e ganha o que { $quadrant } dá em troca
oa-log-prince-ambition = Agora há { $n } de influência em sua caixa de Ambição
oa-log-prince-empties = { $n } de influência saem da caixa de Ambição para o tabuleiro
oa-log-prince-actions = O Príncipe tem { $n } ações
oa-log-prince-does = { $player }, ação { $n } de { $of }: { $deed }
oa-log-prince-skips-muster = { $player } pula { $deed }: nenhuma tropa seria ganha
oa-log-prince-skips-trade = { $player } pula { $deed }: nada seria ganho
oa-log-prince-skips-travel = { $player } pula { $deed }: seu local já serve
oa-log-prince-skips-campaign = { $player } pula { $deed }: não está Pronto para Batalha
oa-log-prince-skips-recover = { $player } pula { $deed }: não pode ser recuperado
oa-log-prince-since = Como { $test }, o marcador vai para: { $deed }
oa-log-prince-stuck = Doze pulos seguidos encerram suas ações
oa-log-prince-trades-favor = { $player } negocia por influência com { $cards }
oa-log-prince-trades-secrets = { $player } negocia por segredos com { $cards }
oa-log-prince-trades-both = { $player } negocia por influência e segredos com { $cards }
oa-log-prince-no-favor = Nenhum local traria influência para { $player }: 1 da reserva mais próxima no lugar
oa-log-prince-no-secrets = Nenhum local traria segredos para { $player }: 1 segredo no lugar
oa-log-prince-no-relic = Não há relíquia nem local virado para baixo no mapa: { $player } ganha 1 de influência da reserva mais próxima
oa-log-prince-empty-site = { $site } não mostra relíquia: { $player } ganha 1 de influência da reserva mais próxima
oa-log-prince-recovers = { $player } paga { $favor } de influência e { $secrets } de segredos por uma relíquia
oa-log-prince-ready = { $player } está Pronto para Batalha contra { $other }: { $attack ->
        [1] 1 dado
       *[other] { $attack } dados
    } contra { $defense }
oa-log-prince-no-fight = { $player } não pode atacar daqui: não há campanha
oa-log-prince-cleanup = { $player } faz a limpeza: a influência volta às reservas, os segredos ao tabuleiro
oa-log-prince-judged = { $player } julgou pelo Príncipe
oa-log-prince-peeked = { $player } olha a relíquia que o Príncipe oferece
oa-log-prince-declined = { $player } recusa a Cidadania

oa-ask-prince-offer = O Príncipe oferece Cidadania e a relíquia do fundo do baralho de relíquias
oa-ask-prince-offer-seen = O Príncipe oferece Cidadania e { $card }
oa-ask-prince-powers = No interesse do Príncipe ({ $player }): usar uma habilidade?
oa-option-peek_offer = Olhar a relíquia
oa-option-join_empire = Pegá-la e tornar-se Cidadão
oa-option-decline_offer = Recusar

board-oa-prince = Príncipe ({ $player }, { $level ->
        [expanded] Ampliado
       *[limited] Limitado
    }): está em { $deed }, { $quadrant }, { $limit } ações, Táticas { $tactics }, Ambição { $ambition }
board-oa-prince-friends = Amigos: { $suits }
board-oa-prince-conspirators = Conspiradores: { $suits }
board-oa-prince-suit = { $suit } { $n }
board-oa-prince-threat = Ameaça: { $player } ({ $goal })
board-oa-prince-no-threat = Nenhuma Ameaça
board-oa-prince-next = A seguir, se nada mudar: { $steps }
board-oa-prince-skip = ({ $deed })
board-oa-prince-at = { $deed } ({ $place })
board-oa-prince-on = { $deed } ({ $place }, { $player })
