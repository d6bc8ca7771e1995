### Oath: o que cada palavra de efeito diz na carta

oa-times = { $what }, { $n } vezes
oa-or = ou
oa-for = { $first }: { $second }
oa-then = { $first }, depois { $second }
oa-may = se quiser, { $what }
oa-for-each = { $what } por { $count }
oa-when-then = { $if }: { $then }
oa-count-at_sites = carta { $what } em locais
oa-count-ruled = carta { $what } que você controla
oa-count-advisers = conselheiro { $what } seu
oa-count-suits_ruled = naipe diferente de { $what } entre as cartas que você controla
oa-count-sites_targeted = local alvo
oa-count-sites_ruled = local que você controla
oa-count-defense_pool = dado de defesa na reserva
oa-price-favor = coloque { $n } de influência
oa-price-burn = queime { $n } de influência
oa-price-secrets = coloque { $n ->
        [one] { $n } segredo
       *[other] { $n } segredos
    }
oa-price-burn-secrets = queime { $n ->
        [one] { $n } segredo
       *[other] { $n } segredos
    }
oa-price-flip = vire { $n ->
        [one] { $n } segredo
       *[other] { $n } segredos
    } para baixo
oa-price-sacrifice = sacrifique { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
oa-when-action = Ação
oa-when-play = Ao ser jogada
oa-when-rest = Descanso
oa-when-always = Sempre
oa-when-plan-attack = Plano de batalha do atacante
oa-when-plan-defense = Plano de batalha do defensor
oa-when-plan-either = Plano de batalha
oa-when-search = Explorar
oa-when-muster = Recrutar
oa-when-trade = Negociar
oa-when-travel = Viajar
oa-when-recover = Recuperar
oa-if-alone = só se o seu lado não usa outro plano
oa-if-arrives = ao chegar a este local
oa-if-at_rulers_site = com a peça em um local do controlador desta carta
oa-if-between_players = após uma campanha entre dois jogadores
oa-if-board_at_most = com no máximo { $what } tropas no tabuleiro
oa-if-card_here = em uma carta daqui
oa-if-chancellor_attacks = quando o Chanceler ataca
oa-if-enemy = para inimigos do controlador desta carta
oa-if-exile = se você é Exilado
oa-if-citizen = se você é Cidadão
oa-if-exile_keeper = se um Exilado tem o título
oa-if-foe_exile = se o oponente é Exilado
oa-if-foe_has = se o oponente tem conselheiro { $what }
oa-if-foe_lacks = a menos que o oponente tenha { $what_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-if-from_here = daqui
oa-if-to_here = para este local
oa-if-goods = por { $what }
oa-if-has_adviser = com um conselheiro { $what }
oa-if-heeded = a menos que habilidades de locais sejam ignoradas
oa-if-holder = para quem a tem
oa-if-holds = se você tem { $what_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-if-just_drawn = com um habitante recém-comprado, virado para cima
oa-if-matches = com uma carta que corresponde a um conselheiro seu
oa-if-mob = enquanto a Influência do Povo mostra o lado Turba
oa-if-more_secrets = se você tem mais segredos que o Chanceler
oa-if-more_sites = se você controla mais locais que o Império
oa-if-no_favor = sem influência
oa-if-others = para outros jogadores
oa-others-plays_vision = depois que outro jogador joga uma Visão virada para cima
oa-others-suit = depois que outro jogador joga uma carta { $what } virada para cima
oa-others-between_players = depois de uma campanha entre dois jogadores em que você não foi o atacante
oa-if-outnumbered = se o exército de defesa é maior
oa-if-outnumbers = se seu exército é maior
oa-if-own_turn = em seu próprio turno
oa-if-pawn_elsewhere = com a peça em outro lugar
oa-if-pawn_here = com a peça aqui
oa-if-pawn_targeted = se peça e influência foram alvo
oa-if-plays_vision = após uma Visão ser jogada virada para cima
oa-if-pool = com { $what } ou mais dados de defesa
oa-if-poorest = em uma carta cuja reserva sozinha tem a menor influência
oa-if-portal = daqui, ou para cá se você controla esta carta
oa-if-recovers = ao recuperar uma relíquia
oa-if-ruler = para o controlador do local
oa-if-rules_card = se você controla esta carta
oa-if-rules_no = que não controlam carta { $what }
oa-if-same_region = dentro da sua região
oa-if-searched = do baralho do mundo
oa-if-side_holds = se você tem { $what_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-if-site_targeted = se este local é alvo
oa-if-stranger = sem controlar esta carta
oa-if-stuck = de um local controlado, com tropas no tabuleiro
oa-if-suit = com cartas { $what }
oa-if-target_here = com qualquer alvo aqui
oa-if-target_suit = se um local alvo tem carta { $what }
oa-if-this_card = nesta carta
oa-if-to_region = para { $what_id ->
        [cradle] o Berço vindo de fora
       *[hinterland] o Interior
    }
oa-if-to_suit = para um local com carta { $what }
oa-if-unguarded = se nenhuma peça do controlador do local está aqui
oa-verb-add_to_banner = acrescente { $n } { $banner_id ->
        [peoples_favor] à Influência do Povo
       *[other] ao Segredo Mais Obscuro
    }
oa-verb-adds_to_banner = ao recuperar { $banner_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }, some { $n } da reserva comum ao pagamento
oa-verb-adviser_limit = seu limite de conselheiros é { $n }
oa-verb-advisers_of = os conselheiros de outro jogador contam no lugar dos seus, com as habilidades de Negociar deles
oa-verb-after_all = se vencer, depois de tudo: { $then }
oa-verb-after_campaign = depois disso { $then }
oa-verb-after_muster = depois { $then }
oa-verb-after_play = ao jogar a carta, { $then }
oa-verb-after_recover = depois { $then }
oa-verb-after_search = depois { $then }
oa-verb-after_travel = após viajar, { $then }
oa-verb-after_trade = depois { $then }
oa-verb-after_title = quando o título muda de mãos { $then }
oa-verb-after_drawn = após comprar { $then }
oa-verb-any_pile = pode-se usar o descarte de qualquer região
oa-verb-attack_dice = { $n ->
        [1] +1 dado de ataque
        [-1] −1 dado de ataque
       *[other] { SIGNED($n) } dados de ataque
    }
oa-verb-bargain = quantas vezes quiser, dê a um jogador daqui 1 segredo por 2 de influência, ou 2 de influência por 1 segredo
oa-verb-become_citizen = { $relic_id ->
        [unseen] torne-se Cidadão e pegue uma relíquia do Relicário sem olhar
       *[none] torne-se Cidadão
    }
oa-verb-bend_end_die = seu controlador pode alterar o dado do fim em 1
oa-verb-bind_secrets = cada jogador queima todos os seus segredos menos 1, você também os que estão em cartas; o seu é o colocado aqui
oa-verb-blackmail = pegue uma relíquia de um jogador daqui, a menos que ele dê 3 de influência
oa-verb-blood_for_secrets = sacrifique um número par de tropas do seu tabuleiro e ganhe 1 segredo por par
oa-verb-burn_all_favor = se vitorioso com peça e influência como alvo: o defensor queima toda a influência em vez de metade
oa-verb-burn_banner = queime { $n ->
        [0] tudo menos 1
       *[other] { $n }
    } { $banner_id ->
        [peoples_favor] da Influência do Povo
       *[other] do Segredo Mais Obscuro
    }
oa-verb-burn_foe_secrets = o oponente queima todos os segredos menos { $n }
oa-verb-bury_self = enterre esta relíquia
oa-verb-buy_peace = se a peça do oponente está no seu local, dê 1 de influência por dado de defesa e vença
oa-verb-carry = escolha um jogador daqui e um local para onde ele poderia viajar: sua peça vai para lá e ele viaja para lá sem Suprimentos
oa-verb-cage = se vencer, o exército inimigo sobrevivente vai para esta relíquia
oa-verb-campaign_from = faça campanha sem Suprimentos a partir de { $where_id ->
        [ruled] um local que você controla
       *[other] um local com carta Fera
    }; suas tropas ali participam
oa-verb-capacity = a capacidade do local dela é { $n }
oa-verb-clear_here = { $where_id ->
        [here] quem joga uma carta aqui pode antes descartar um habitante daqui
       *[other] ao jogar em um local, você pode antes descartar um habitante dali
    }
oa-verb-clear_region = ao jogar em um local, você pode antes descartar um habitante da região
oa-verb-coast = viajar a outra Costa custa 1 de Suprimentos e ignora a Passagem Estreita
oa-verb-collect_dissent = cada jogador, exceto quem tem a Influência do Povo, põe aqui 1 de influência por naipe entre as cartas que controla
oa-verb-commands_bandits = bandidos em locais não controlados por inimigos são suas tropas
oa-verb-conspire = queime 1 segredo para pegar uma relíquia ou estandarte de um jogador daqui se dois conselheiros correspondem
oa-verb-counts_again = conta como dois conselheiros { $suit }
oa-verb-counts_as = este conselheiro conta como Fera ou como Ordem
oa-verb-dearer_plans = cada plano de batalha dos oponentes custa { $n ->
        [0] mais 1 segredo
       *[other] mais 1 de influência, queimado
    }
oa-verb-defense_dice = { $n ->
        [one] { $n } dado de defesa a mais
       *[other] { $n } dados de defesa a mais
    }
oa-verb-dice = { $n ->
        [one] +{ $n } dado de ataque (−{ $n } quando você defende)
       *[other] +{ $n } dados de ataque (−{ $n } quando você defende)
    }
oa-verb-more_dice = { $n ->
        [one] +{ $n } dado de ataque
       *[other] +{ $n } dados de ataque
    }
oa-verb-fewer_dice = { $n ->
        [one] até +{ $n } dado de ataque (−{ $n } quando você defende)
       *[other] até +{ $n } dados de ataque (−{ $n } quando você defende)
    }
oa-verb-discard_adviser_here = descarte um conselheiro virado para cima de um jogador daqui
oa-verb-discard_here = descarte uma carta { $suits } daqui e ganhe { $n } de influência da reserva dela
oa-verb-discard_in_region = descarte todas as outras cartas { $suits } da sua região
oa-verb-discard_others_here = descarte todos os outros habitantes daqui
oa-verb-discard_self = descarte esta carta
oa-verb-discarded = descarte esta carta ao final
oa-verb-double_attack = a rolagem de ataque conta em dobro
oa-verb-draw_vision = compre a Visão mais próxima do topo do baralho do mundo e jogue-a ou descarte-a como ao explorar
oa-verb-draw_more = compre { $n ->
        [1] 1 carta a mais
        [-1] 1 carta a menos
       *[other] { $n } cartas a mais
    }
oa-verb-draw_relic = compre uma relíquia; fique com ela ou enterre-a
oa-verb-reveals_drawn = todos veem as cartas compradas e a que foi mantida
oa-verb-echoes_recovery = sempre que o Segredo Mais Obscuro é recuperado, você ganha tantos segredos quantos foram postos
oa-verb-enchant = troque esta carta com um conselheiro virado para cima de outro jogador
oa-verb-end_act_phase = a Fase de Ação termina
oa-verb-even_targets = atacantes devem escolher alvos com número par de dados
oa-verb-exchange = uma barganha obrigatória de { $goods } com qualquer jogador
oa-verb-favor_for_secrets = cada jogador, a partir do Chanceler, pode queimar quanta influência quiser para ganhar o mesmo em segredos
oa-verb-gathering = cada jogador pode vir aqui; então os presentes podem trocar { $goods }
oa-verb-favor_to_bank = toda a sua influência vai para a reserva { $bank }
oa-verb-forbid_campaign = você não pode fazer campanhas
oa-verb-forbid_play = { $what ->
        [visions] Visões não podem ser jogadas viradas para cima
        [goals] Visões, exceto a Conspiração, não podem ser jogadas viradas para cima
        [facedown] conselheiros não podem ser jogados virados para baixo
       *[other] cartas Fera não podem ser jogadas viradas para cima
    }
oa-verb-forbid_recover = { $banner_id ->
        [peoples_favor] a Influência do Povo não pode ser recuperada
       *[other] o Segredo Mais Obscuro não pode ser recuperado
    }
oa-verb-forbid_suit = não se negocia nem recruta em cartas { $suit }
oa-verb-forbid_travel = você não pode viajar
oa-verb-free_campaign = você pode fazer campanha sem Suprimentos
oa-verb-free_travel = você pode viajar sem Suprimentos
oa-verb-gain_favor = { $bank_id ->
        [one] ganhe { $n } de influência de uma reserva
        [here] ganhe { $n } de influência da reserva de uma carta do seu local
        [any] ganhe { $n } de influência de quaisquer reservas
       *[other] ganhe { $n } de influência da reserva { $bank }
    }
oa-verb-gain_in_common = você pode ganhar 1 de influência de uma reserva que corresponda a uma carta de lá e a um conselheiro seu
oa-verb-gain_secrets = ganhe { $n ->
        [one] { $n } segredo
       *[other] { $n } segredos
    }
oa-verb-gain_supply = ganhe { $n } de Suprimentos
oa-verb-gain_warbands = ganhe { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
oa-verb-gain_warbands_here = ganhe { $n ->
        [one] { $n } tropa e ponha-a
       *[other] { $n } tropas e ponha-as
    } aqui
oa-verb-gamble = role { $n } dados de defesa e ganhe de uma reserva tanta influência quantos escudos mostrarem
oa-verb-hand_banner = entregue ao Chanceler { $banner_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-verb-haul_pile = ponha o descarte de outra região sobre o da sua região
oa-verb-halve_attack = o atacante rola só metade da reserva
oa-verb-heir_of_burning = a influência queimada por qualquer um vai para você
oa-verb-hidden_gate = viajar ou declarar alvos aqui exige virar um segredo para baixo
oa-verb-homeland = jogar uma carta { $suit } aqui, sem ter descartado uma aqui: { $then }
oa-verb-hospital = suas tropas que morreriam vão para este local se você ainda o controla
oa-verb-hunt_relics = relíquias viradas para baixo em locais alvo também podem ser alvos, por 1 dado de defesa cada; as relíquias que você ganhar podem ser enterradas
oa-if_defeated = se derrotado
oa-if_victorious = se vitorioso
oa-verb-ignore_sites = habilidades de locais são ignoradas
oa-verb-ignore_skulls = suas caveiras não matam ninguém
oa-verb-ignores_capacity = não precisa de espaço no local
oa-verb-inquire = olhe um conselheiro virado para baixo de um jogador daqui; se for a Conspiração, jogue-a ou descarte-a; senão, ele recebe a influência desta carta
oa-verb-joins_from_sites = tropas em locais que você controla juntam-se aos seus ataques
oa-verb-keeps_secrets = você não dá segredos
oa-verb-kill_attacker = { $n ->
        [one] { $n } tropa no tabuleiro do atacante morre
       *[other] { $n } tropas no tabuleiro do atacante morrem
    }
oa-verb-kill_everywhere = mate 1 tropa em cada local
oa-verb-kill_here = mate todas as tropas daqui
oa-verb-kill_in_region = mate { $n } tropas na sua região, em locais ou tabuleiros
oa-verb-kill_on_arrival = mate { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    } nesse local
oa-verb-besiege = mate { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    } em um local da sua região
oa-verb-kill_on_board = mate { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    } em qualquer tabuleiro
oa-verb-kill_own = mate { $n } tropas do seu tabuleiro
oa-verb-kill_whole_force = se perder, todo o seu exército morre
oa-verb-led_by_enemy = um inimigo que controla este local escolhe o destino
oa-verb-locks_sites = cartas e relíquias em locais que você controla ficam travadas para inimigos
oa-verb-lone_favor = uma negociação que traz exatamente 1 de influência traz mais { $n }
oa-verb-look_at_deck = olhe as { $n } cartas do topo do baralho do mundo
oa-verb-look_at_pile = olhe as { $n } cartas do topo do descarte da sua região
oa-verb-look_through_pile = olhe uma pilha de descarte inteira
oa-verb-lose_attack_dice = { $n ->
        [one] { $n } dado de ataque a menos
       *[other] { $n } dados de ataque a menos
    }
oa-verb-make_pilgrimage = os habitantes do seu local vão para os Despossuídos; outros tantos saem ao acaso e vão para o descarte da sua região
oa-verb-man_sites = ponha 1 tropa em cada local que você controla
oa-verb-mark_vision = ponha uma tropa ganha em uma Visão revelada
oa-verb-masked_rule = cartas em locais Imperiais obedecem a você, exceto planos de batalha
oa-verb-may_reroll = seu controlador pode pagar 1 segredo para rolar de novo os dados
oa-verb-may_steal_relics = após relíquias serem pegas na sua região, você pode pagar 1 de influência e 1 segredo e rolar um dado de defesa por relíquia: sem nenhum escudo, pegue-as
oa-verb-more_bandits = cada local tem mais { $n } bandidos
oa-verb-muster_gain = { $n ->
        [1] ganhe mais 1 tropa
       *[other] ganhe mais { $n } tropas
    }
oa-verb-muster_occupied = a carta não precisa estar vazia
oa-verb-muster_with_secret = recrute com um segredo em vez de influência
oa-verb-narrow_pass = viagens de fora para a região devem terminar aqui; atacantes de fora devem ter este local como alvo
oa-verb-no_attacker_plans = quem tem este local como alvo não usa planos de batalha
oa-verb-no_dear_search = explorações de mais de { $n } Suprimentos são proibidas
oa-verb-no_enemy_plans = o outro lado não usa { $suits_id ->
        [none] planos de batalha
       *[other] planos de batalha { $suits }
    }
oa-verb-no_exile = você não pode ser exilado, nem por escolha própria
oa-verb-no_placing = você não pode pôr tropas em locais
oa-verb-no_plans_of_my_suits = oponentes não usam planos dos naipes dos seus conselheiros
oa-verb-no_sacrifice = atacantes não podem sacrificar contra você
oa-verb-no_secret_powers = habilidades que custam segredos não podem ser usadas
oa-verb-no_supply = não gasta Suprimentos
oa-verb-no_target = ninguém pode ter como alvo { $banner_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-verb-no_trade_favor = negociações não trazem influência
oa-verb-nobody_dies = ninguém morre
oa-verb-none_die = se perder, ninguém do seu exército morre
oa-verb-not_beside_locked = não pode ser jogada em um local com carta travada
oa-verb-nothing = deixar como está
oa-verb-open_cage = mova tropas presas ao tabuleiro da cor delas
oa-verb-parade = ganhe 1 de influência por conselheiro virado para cima do oponente e dos Aliados, da reserva do naipe dele
oa-verb-play_anywhere = cartas { $suits } podem ser jogadas em qualquer local
oa-verb-play_in_region = você pode jogar em qualquer local da região
oa-verb-play_two = duas cartas compradas podem ser jogadas, ao menos uma em local
oa-verb-protects = { $what ->
        [others] suas outras relíquias e estandartes não podem ser alvo nem pegos
        [all] suas relíquias e estandartes não podem ser alvo nem pegos
       *[other] o Segredo Mais Obscuro não pode ser alvo nem pego
    }
oa-verb-purse_of = sua influência vai para a reserva { $bank }, e você gasta dela
oa-verb-rearrange = mova tropas entre seu tabuleiro e os locais que você controla, nunca a última de um local
oa-verb-resettle = mova um conselheiro Nômade virado para cima de qualquer jogador para qualquer local
oa-verb-ride = revele o topo do descarte da sua região e viaje sem Suprimentos a um local com esse naipe, ou a qualquer um se não houver
oa-verb-riot = descarte todas as cartas em locais do naipe que mais tem cartas ali, exceto esta
oa-verb-sacrifice_one = sacrifique 1 tropa do seu exército
oa-verb-sacrifice_worth = cada tropa sacrificada soma { $n }
oa-verb-secret_for_site = jogar em um local traz 1 segredo em vez da influência
oa-verb-secret_search = explorar o baralho do mundo custa { $n } de Suprimentos
oa-verb-shares_marked_vision = a Visão marcada conta como revelada para você também, e você a joga se for descartada
oa-verb-spare_mounts = ao final, você pode descartar uma carta Fera em vez dos seus planos Nômades
oa-verb-spread_plague = cada jogador move 1 de influência por local controlado para a reserva Arcano
oa-verb-strike_back = após a campanha de outro jogador, você pode fazer campanha contra ele sem Suprimentos
oa-verb-supply_plus = custa { $n } a mais de Suprimentos
oa-verb-supply_set = custa { $n } de Suprimentos
oa-verb-swap_facedown = troque de lugar dois conselheiros virados para baixo quaisquer
oa-verb-swap_advisers = esta carta pode trocar de lugar com um conselheiro Nômade virado para cima de outro jogador
oa-verb-swap_at_sites = esta carta pode trocar de lugar com uma carta Nômade em qualquer local
oa-verb-take_favor = pegue { $n } de influência { $whose_id ->
        [here] de um jogador daqui
       *[chancellor] do Chanceler
    }
oa-verb-take_relic_here = pegue a relíquia daqui como recuperação
oa-verb-take_secret = pegue 1 segredo de um jogador daqui, nunca o último
oa-verb-target_dice = { $what_id ->
        [site] cada local alvo de seu controlador soma
        [relic] cada relíquia sua que é alvo soma
       *[pawn] peça e influência somam
    } { $n ->
        [one] mais { $n } dado de defesa
       *[other] mais { $n } dados de defesa
    }
oa-verb-title_tribute = sempre que outro jogador recebe o título, pegue { $n } de influência dele
oa-verb-tax = pegue { $n } de influência de cada jogador em um local que você controla na sua região
oa-verb-toll = { $action } exige dar 1 de influência ao controlador desta carta
oa-verb-trade_gain = { SIGNED($n) } { $goods_id ->
        [secrets] { $n ->
            [1] segredo
            [-1] segredo
           *[other] segredos
        }
       *[other] de influência
    }
oa-verb-trade_in_region = pode-se usar uma carta em qualquer local da região
oa-verb-turn_over = vire esta carta
oa-verb-void_faces = estas faces do outro lado não somam: { $faces }
oa-verb-wake_take = ao fim do Despertar, um jogador aqui pode pegar { $tokens } deste local
oa-wake-favor = 1 de influência
oa-wake-secret = 1 segredo
oa-verb-weightless = conselheiros do naipe { $suit } não contam para ele
oa-verb-win_hunted = pegue as relíquias escolhidas; as relíquias que você ganhou podem ser enterradas
oa-verb-join_empire = Cidadania para { $player } com a relíquia do espaço { $n }
oa-verb-withdraw = { $n ->
        [1] 1 tropa é retirada
       *[other] { $n } tropas são retiradas
    } do local
oa-verb-hand_over = { $n ->
        [1] 1 tropa é passada
       *[other] { $n } tropas são passadas
    }
oa-verb-ally = um Aliado entra
oa-verb-deal-favor = { $player } dá { $n } de influência
oa-verb-deal-secret = { $player } dá { $n ->
        [1] 1 segredo
       *[other] { $n } segredos
    }
oa-verb-deal-relic = { $player } dá { $what }
oa-verb-deal-banner = { $player } dá { $what_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-verb-deal-adviser = { $player } dá um conselheiro ({ $what })
oa-verb-deal-site = { $player } dá { $what }
oa-verb-deal-promise = { $player } promete: { $what }
oa-count-enemy_dead = tropa inimiga que morreu
oa-verb-burn_beaten = mate o que resta do exército derrotado e dê 1 de influência a esse oponente, se puder
oa-verb-swap_adviser = troque um de seus conselheiros virados para cima por uma carta no seu local
oa-verb-call_pawn = escolha uma peça em outro local: ela deve viajar até o seu local se puder, sem Suprimentos; se viajar, o dono dela recebe o segredo
oa-verb-discard_under_deck = todas as cartas que você descartar podem ir para baixo do baralho do mundo
oa-verb-open_reliquary = se o Chanceler controlar o seu local, olhe uma relíquia do Relicário; você pode ficar com ela
oa-verb-look_anywhere = olhe um local virado para baixo, um conselheiro ou uma relíquia em um local
oa-verb-mob_when_recovered = ao ser recuperada, a Influência do Povo fica do lado da Turba
oa-verb-chronicle_keeps = ao escrever a crônica, locais com carta { $suit } não são descartados
oa-verb-swap_drawn = troque quantos habitantes comprados quiser por cartas aleatórias dos Despossuídos
oa-verb-swap_pile = troque até { $n } habitantes do topo do descarte da sua região, sem vê-los, por cartas aleatórias dos Despossuídos
oa-verb-whole_bank_to = mova toda a influência de uma reserva para a reserva { $bank }
oa-verb-gather_in_bank = por { $count }, mova 1 de influência de qualquer outra reserva para a reserva { $bank }
oa-verb-level_banks = mova { $n } de influência da reserva mais cheia para a mais vazia
oa-verb-favor_of_banks = ganhe { $n } de influência, 1 de cada uma de { $n } reservas diferentes
oa-verb-adviser_to_site = mova um de seus conselheiros virados para cima para o seu local
oa-verb-rove = descarte um habitante em outro local e mova esta carta para o lugar dele
oa-verb-follow_the_piper = mova esta carta para os conselheiros de outro jogador e pegue { $n } de influência dele
oa-verb-bury_relic_here = enterre uma relíquia virada para baixo do seu local sob o baralho de relíquias
oa-verb-barter_relic = compre uma relíquia e fique com ela; depois enterre uma relíquia sua que não seja o Grande Cetro
oa-verb-kill_by_adviser = mate 1 tropa no tabuleiro de um jogador com conselheiro { $suits } virado para cima
oa-verb-mob_adviser = descarte um conselheiro virado para cima de quem tem o Segredo Mais Obscuro, a menos que esse jogador tenha a Influência do Povo
oa-verb-rest_early = devolva influência e segredos de todas as cartas como na Fase de Descanso, exceto a influência daqui
oa-verb-elected = se você é Exilado e tem a Influência do Povo, torne-se Cidadão sem relíquia
oa-verb-discarded_without = depois o plano é descartado, a menos que você tenha { $banner_id ->
        [peoples_favor] a Influência do Povo
       *[other] o Segredo Mais Obscuro
    }
oa-verb-from_the_bottom = compre 1 carta, do fundo do descarte da sua região
oa-verb-discard_to_any_pile = todas as cartas que você descartar podem ir para uma pilha de descarte à sua escolha, em cima ou embaixo
oa-verb-trade_at_suit = negocie como se estivesse em qualquer local com carta { $suit }
oa-verb-muster_on_match = você deve recrutar em uma carta que corresponda a um conselheiro seu
oa-verb-vines = inimigos que deixam um local do controlador desta carta matam 1 tropa em seu tabuleiro
oa-verb-win_now = você vence a campanha na hora, sem rolar dados
oa-verb-ignores_limit = o limite de conselheiros não vale
