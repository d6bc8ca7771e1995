### As palavras fixas da página: Oath

## A mesa

web-oa-map = Mapa. As setas andam entre as peças.
web-oa-regions = Regiões
web-oa-board = Seu tabuleiro
web-oa-you = Você
web-oa-court = Jogadores
web-oa-rivals = Rivais
web-oa-player = Jogador
web-oa-decides = decide
web-oa-role = Papel
web-oa-place = Peça
web-oa-round = Rodada
web-oa-round-short = R{ $n }
web-oa-round-of = Rodada { $n } de { $of }
web-oa-visions-n = Visões: { $n }
web-oa-title-oathkeeper = Guardião do Juramento
web-oa-title-usurper = Usurpador
web-oa-standing = Situação
web-oa-goal-sites = controla mais locais
web-oa-goal-relics = tem mais relíquias e estandartes
web-oa-goal-peoples_favor = tem a Influência do Povo
web-oa-goal-darkest_secret = tem o Segredo Mais Obscuro
web-oa-goal-grand_scepter = tem o Grande Cetro
web-oa-oath-supremacy = Guardião do Juramento: quem controla mais locais. Sucessor: mais relíquias e estandartes.
web-oa-oath-people = Guardião do Juramento: quem tem a Influência do Povo. Sucessor: o Segredo Mais Obscuro.
web-oa-oath-devotion = Guardião do Juramento: quem tem o Segredo Mais Obscuro. Sucessor: o Grande Cetro.
web-oa-oath-protection = Guardião do Juramento: quem tem mais relíquias e estandartes. Sucessor: a Influência do Povo.
web-oa-vision-conquest = Revelada por um Exilado. Objetivo: controlar mais locais.
web-oa-vision-rebellion = Revelada por um Exilado. Objetivo: ter a Influência do Povo.
web-oa-vision-sanctuary = Revelada por um Exilado. Objetivo: ter mais relíquias e estandartes.
web-oa-vision-faith = Revelada por um Exilado. Objetivo: ter o Segredo Mais Obscuro.
web-oa-supply = Suprimentos
web-oa-favor = influência
web-oa-secrets = segredos
web-oa-warbands = tropas
web-oa-cards = cartas
web-oa-sites = locais controlados
web-oa-favor-n = influência: { $n }
web-oa-secrets-n = segredos: { $n }
web-oa-warbands-n = tropas: { $n }
web-oa-relics-n = relíquias: { $n }
web-oa-advisers-n = conselheiros: { $n }
web-oa-cards-n = cartas: { $n }
web-oa-bank-n = na reserva: { $n }
web-oa-spent-n = virados: { $n }
web-oa-advisers = Conselheiros
web-oa-no-advisers = Nenhum conselheiro ainda.
web-oa-holdings = Relíquias e estandartes
web-oa-nothing-held = Nada ainda.
web-oa-dice-n = dados de defesa: { $n }
web-oa-capacity-n = espaço para cartas: { $n }
web-oa-mob = lado Turba
web-oa-down = virado para baixo
web-oa-ruin = ruína
web-oa-intact = intacto
web-oa-locked = travado
web-oa-only-site = só em locais
web-oa-only-adviser = só como conselheiro
web-oa-suit = Naipe
web-oa-back-denizen = um habitante, virado para baixo
web-oa-back-vision = uma Visão, virada para baixo
web-oa-facedown-adviser = Conselheiro virado para baixo
web-oa-facedown-relic = Relíquia virada para baixo
web-oa-unknown-adviser = Só o dono e quem já viu conhecem esta carta.
web-oa-unknown-relic = Você ainda não viu esta relíquia.
web-oa-unknown-site = Quem chegar primeiro revela este local.
web-oa-hidden-site = Local oculto
web-oa-travel-n = viajar: { $n } de Suprimentos
web-oa-ruled-by = controlado por { $player }, tropas: { $n }
web-oa-ruled-bandits = controlado por bandidos: { $n }
web-oa-pawns = peças: { $players }
web-oa-bank = Reserva: { $suit }
web-oa-banks = Reservas de influência
web-oa-banks-short = Reservas
web-oa-commons = Reservas, baralho do mundo e Relicário
web-oa-deck-short = mundo
web-oa-pile-short = descarte
web-oa-reliquary = Relicário
web-oa-reliquary-space = Relicário, espaço { $n }
web-oa-space-brutal = Brutal: o Chanceler está sujeito a ele
web-oa-space-decadent = Decadente: o Chanceler está sujeito a ele
web-oa-space-careless = Descuidado: o Chanceler está sujeito a ele
web-oa-space-greedy = Ganancioso: o Chanceler está sujeito a ele
web-oa-nobody = ninguém
web-oa-drawn = Cartas compradas
web-oa-drawn-n = Cartas compradas: { $n }
web-oa-free = Não custa Suprimentos.
web-oa-promise = { $by } a { $to }: { $what } (rodada { $round })

## Campanhas

web-oa-odds = Chances
web-oa-exact = Chance exata
web-oa-wins = vence { $chance }
web-oa-odds-line = vence { $won }, sem sacrifício { $clear }
web-oa-sacrifices = tropas a sacrificar para vencer
web-oa-means = médias { $attack } × { $defense }
web-oa-defeat = derrota
web-oa-matrix = Seus planos contra as respostas do outro lado: vencer e, abaixo, sem sacrifício
web-oa-no-plan = nenhum plano
web-oa-these-plans = só estes planos
web-oa-if-won = Se o atacante vencer
web-oa-win-sites = { $player }: locais { $before } → { $after }
web-oa-win-relics = { $player }: relíquias e estandartes { $before } → { $after }
web-oa-win-pawn = { $player } queima metade da influência, e a peça pode ser mandada embora
web-oa-win-losses = O lado vencido perde metade do exército.
web-oa-could = O que as cartas mudariam
web-oa-could-with = Com { $card }:
web-oa-answers = Se o outro lado usar
web-oa-without = sem sacrifício { $chance }
web-oa-target = alvo
web-oa-targets = Alvos
web-oa-target-pawn = peça e influência
web-oa-attack = Ataque
web-oa-defense = Defesa
web-oa-attack-dice = dados de ataque
web-oa-defense-dice = dados de defesa
web-oa-attack-dice-n = dados de ataque: { $n }
web-oa-defense-dice-n = dados de defesa: { $n }
web-oa-attacks-from = ataca a partir de: { $site }
web-oa-defends = defende
web-oa-allies = com { $players }
web-oa-plans = Planos de batalha
web-oa-plan-used = usado
web-oa-plan-may = { $player } pode usar
web-oa-term-warbands = tropas
web-oa-term-title = título
web-oa-term-plans = planos de batalha
web-oa-totals = Totais
web-oa-strict = Só o total maior vence; o empate é da defesa.
web-oa-short = Sacrifícios que bastam para vencer: { $n }.
web-oa-won-attack = O atacante vence.
web-oa-won-defense = O defensor vence.
web-oa-future-win = Sacrificar e vencer: { $attack } × { $defense }
web-oa-future-lose = Sem sacrifício: derrota, { $attack } × { $defense }
web-oa-heads = mortas: { $dead }, restam: { $left }
web-oa-defense-dead = mortas da defesa: { $n }
web-oa-future-targets = Ganha: { $targets }
web-oa-future-nothing = Nada muda de mãos.

## Ofertas

web-oa-offer = Oferta
web-oa-offer-draft = { $by } monta um acordo com { $to }
web-oa-offer-made = { $by } propõe a { $to }
web-oa-offer-counter = { $by } responde a { $to } com uma contraoferta
web-oa-offer-countered = { $by } faz uma contraoferta a { $to }
web-oa-offer-citizen = { $by } oferece Cidadania a { $to }
web-oa-one-exchange = troca única
web-oa-gives = { $player } dá
web-oa-gives-nothing = nada
web-oa-before-after = Antes e depois
web-oa-then-for = Para { $player }
web-oa-then-favor = influência
web-oa-then-secrets = segredos
web-oa-then-relics = relíquias
web-oa-then-banners = estandartes
web-oa-then-advisers = conselheiros
web-oa-then-warbands = tropas no tabuleiro
web-oa-then-supply = Suprimentos
web-oa-then-sites = locais controlados
web-oa-then-citizen = torna-se Cidadão; todas as suas tropas ficam roxas
web-oa-then-full = Suprimentos { $before } → { $after }
web-oa-then-vision = descarta { $card }
web-oa-then-friends = deixam de ser inimigos, viram Aliados na defesa: { $players }
web-oa-then-rules = locais controlados { $before } → { $after }
web-oa-then-wins = passa a vencer pelo Império, como Sucessor: { $goal }
web-oa-then-wins-you = você passa a vencer pelo Império, como Sucessor: { $goal }
web-oa-then-meets = o objetivo de { $card } fica cumprido
web-oa-then-misses = o objetivo de { $card } deixa de ser cumprido
web-oa-then-same = nada além do que muda de mãos
web-oa-then-title-stays = O título fica com { $to }.
web-oa-then-title-goes = O título passa de { $from } para { $to }.
web-oa-then-title-choice = O título muda de mãos: quem o tem escolhe entre os empatados.
web-oa-then-heir = Pelo Império venceria { $to }, não mais { $from }.
web-oa-then-open = Depois ainda há algo a escolher.
web-oa-offer-note = Nada muda de mãos antes do último sim; então muda tudo. Nenhuma tecla responde por você.
web-oa-citizen-note = Recusar não custa nada e a oferta pode voltar. Aceitar não se desfaz: nenhuma tecla responde por você.

## Perguntas fora do turno

web-oa-question = Pergunta
web-oa-asked-why = É o turno de { $player }, e uma carta deixa você responder.
web-oa-asked-note = Só agora. O turno continua assim que você responder.
web-oa-asked-open = Só cartas viradas para cima perguntam: os outros nada aprendem das suas viradas para baixo.
web-oa-asked-sure = Você paga, aconteça o que acontecer
web-oa-asked-favor = vai logo para a reserva: não é o seu turno
web-oa-asked-secret = fica no tabuleiro, virado para baixo até você descansar
web-oa-asked-chance = Chance
web-oa-asked-yes = dá certo
web-oa-asked-no = nada; o que foi pago se perde
web-oa-asked-waits = Quem espera quem
web-oa-asked-in-turn = no turno
web-oa-asked-waiting = espera
web-oa-asked-mute = { $player } também pode dizer: não de novo neste turno.

web-oa-result = Juramento: { $oath }, rodada { $n }

## Títulos do painel de perguntas

web-section-travel = Viajar
web-section-search = Explorar
web-section-muster = Recrutar
web-section-trade = Negociar
web-section-recover = Recuperar
web-section-campaign = Campanha
web-section-targets = Alvos
web-section-plans = Planos de batalha
web-section-powers = Habilidades
web-section-cards = Cartas
web-section-warbands = Tropas
web-section-looks = Olhar
web-section-court = Corte
web-section-terms = Termos
web-section-turn = Turno

## A galeria

web-library-kind-denizen = Habitantes
web-library-kind-edifice = Estruturas
web-library-kind-relic = Relíquias
web-library-kind-site = Locais
web-library-kind-vision = Visões
web-library-kind-oath = Juramentos
web-library-kind-banner = Estandartes
web-oa-moment-action = ação
web-oa-moment-always = sempre
web-oa-moment-plan = plano de batalha
web-oa-moment-play = ao jogar
web-oa-moment-rest = descanso
web-oa-moment-search = explorar
web-oa-moment-muster = recrutar
web-oa-moment-trade = negociar
web-oa-moment-travel = viajar
web-oa-moment-recover = recuperar

web-oa-land-relics = { $n ->
    [1] 1 relíquia
   *[other] { $n } relíquias
}

## O Príncipe mecânico

web-oa-prince = A mente do Príncipe
web-oa-prince-himself = O Príncipe mecânico
web-oa-prince-limited = Limitado
web-oa-prince-expanded = Ampliado
web-oa-prince-stands = Em { $quadrant }, no espaço: { $deed }
web-oa-prince-actions = { $n } ações por turno
web-oa-prince-acting = ação { $n } de { $of }
web-oa-prince-threat = Ameaça: { $player } ({ $goal })
web-oa-prince-no-threat = Nenhuma Ameaça
web-oa-prince-judge = { $player } julga por ele
web-oa-prince-friend = Amigos
web-oa-prince-conspirator = Conspiradores
web-oa-prince-unaligned = Não alinhados
web-oa-prince-tactics = Táticas: { $n } (passo { $step })
web-oa-prince-ambition = Ambição: { $n }
web-oa-prince-next = A seguir, se nada mudar
web-oa-prince-nothing = Nada que ele possa fazer.
web-oa-prince-hidden = um local virado para baixo
web-oa-prince-skips = { $deed } (pulado)
web-oa-prince-because = { $deed }, pois { $test }
web-oa-thumb-likely = Regra prática: { $force } é mais que { $against } + { $dice } dados, portanto provável.
web-oa-thumb-unlikely = Regra prática: { $force } não é mais que { $against } + { $dice } dados, portanto improvável.
web-oa-thumb-warned = Quatro dados ou mais: cuidado.
