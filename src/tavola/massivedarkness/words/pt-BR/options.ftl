### Massive Darkness: o que diz o botão de cada resposta

## Antes do jogo

md-option-class = { $class }
md-option-take = { $card }
md-option-first = { $hero } começa

## Movimento

md-option-move = Mover para { $zone }
md-option-open = Abrir a porta para { $zone }
md-option-pick_up = Pegar tudo o que há na zona
md-option-leave = Sair pela Saída
md-option-stop = Parar de mover

## Ações

md-option-attack = { $kind }: atacar { $enemy }
md-option-attack_pillar = { $kind }: atacar { $pillar }
md-option-charge = Investida até { $zone }
md-option-safe_shot = Tiro Seguro de { $zone }
md-option-teleport = Teletransporte para { $zone }
md-option-command = Comandar { $hero }
md-option-get_up = Levantar-se
md-option-trade = Trocar e reorganizar
md-option-transmute = Transmutar
md-option-transmute-of = { $hero } transmuta
md-option-use = Usar { $card }
md-option-signature = Habilidade Exclusiva: { $signature }
md-option-end = Encerrar a ativação

## Equipamento

md-option-keep = Deixar tudo como está
md-option-keep-card = Ficar com { $card }
md-option-give = Dar { $card } a { $hero }
md-option-give-from = { $card }: de { $hero } para { $other }
md-option-wear = Vestir { $card }
md-option-wear-nothing = Não vestir armadura
md-option-hold = Empunhar { $cards }
md-option-hold-nothing = Não empunhar nada
md-option-discard = Descartar { $card }
md-option-cancel = Deixar para lá
md-option-done = Pronto
md-option-buy = { $line }, nível { $level } ({ $n } XP)

## Escolhas de cartas, portas e eventos

md-option-choose = { $effect }
md-option-heal = Curar { $hero }
md-option-blast = Atingir { $zone }
md-option-place = { $zone }
md-option-room = { $zone }

## Inimigos

md-option-activate = Ativar { $enemy }
md-option-activate_all = Ativar todos nesta ordem
md-option-enemy_attacks = Atacar { $hero } ({ $kind })
md-option-enemy_batters = Atacar { $pillar }
md-option-towards = Na direção de { $hero }
md-option-by = Passando por { $zone }
md-option-reinforce = { $enemy } pede reforços
md-option-shown = Continuar

## por que um jogador experiente responderia assim

md-counsel-attack = { $enemy }: { $mean },{ $mean_tenth } danos em média, { $kill }% de chance de matar alguém{ $slain ->
        [0] .
       *[other] , { $slain }% de acabar com o inimigo.
    }
md-counsel-attack-saves = { $enemy }: o próximo ataque seria contra { $hero }. { $mean },{ $mean_tenth } danos em média, { $kill }% de chance de matar alguém{ $slain ->
        [0] .
       *[other] , { $slain }% de acabar com o inimigo antes.
    }
md-counsel-move-treasure = { $n ->
        [one] Há { $n } tesouro em { $zone }.
       *[other] Há { $n } tesouros em { $zone }.
    }
md-counsel-move-token = O que a missão pede está em { $zone }.
md-counsel-move-exit = { $zone } é a saída.
md-counsel-move-reach = De { $zone } este herói alcança: { $enemy }.
md-counsel-move-door = { $zone } fica diante de uma porta ainda fechada.
md-counsel-move-on = { $zone } fica no caminho do que a missão pede.
md-counsel-move-dark = { $zone } fica na sombra: fora do campo de visão, os inimigos ignoram quem está lá.
md-counsel-pick-up = { $n ->
        [one] Há { $n } tesouro aqui: uma carta por uma ação.
       *[other] Há { $n } tesouros aqui: outras tantas cartas por uma ação.
    }
md-counsel-keep = Mantidos, os dados valem { $kept },{ $kept_tenth }; rolados de novo, { $again },{ $again_tenth } em média.
md-counsel-reroll = Rolados de novo valem { $again },{ $again_tenth } em média; como estão, { $kept },{ $kept_tenth }.
md-counsel-use = Eleva a média de { $before },{ $before_tenth } para { $after },{ $after_tenth }, e a chance de matar para { $kill }%.
md-counsel-roll = Já basta: { $mean },{ $mean_tenth } danos em média, { $kill }% de chance de matar. A carta vale mais depois.
md-counsel-buy = { $line } vale já; sobram { $left } de XP, e os inimigos preferem quem tem mais.
md-counsel-buy-later = { $line } vale a partir do nível { $level }; até lá o XP só atrairia inimigos.
md-counsel-save = { $card } mantém o herói de pé; senão queima um marcador do Portador da Vida (restam { $count }).
md-counsel-equip = { $card }, nível { $level }, dá os melhores dados para o que vem.
md-advice-open = Com ações sobrando para lutar ou fugir, é melhor abrir a porta agora.
md-advice-leave = A missão está cumprida para este herói: nada mais a ganhar aqui.
md-advice-end = Nada ao alcance vale uma ação: para a fase dos inimigos, este é o melhor lugar.
md-advice-stop = O resto do movimento só levaria mais para a vista dos inimigos.
md-advice-activate = O ataque que menos fere vem primeiro: sobra tempo para reagir aos outros.
md-advice-activate-all = Aqui a ordem não muda nada.
md-advice-heal = Quem tem menos vida é quem os inimigos podem matar.
md-advice-trade = Outro herói aproveita melhor uma das cartas.
md-advice-transmute = Três cartas que ninguém usa viram uma de nível mais alto.
