### Oath: as palavras das respostas

oa-option-search = Explorar { $pile }
oa-option-sell_secret = Dar a { $player } 1 segredo por 2 de influência
oa-option-muster = Recrutar em { $card }
oa-option-trade = Negociar com { $card } por { $goods }
oa-option-travel = Viajar para { $place }
oa-option-recover_relic = Recuperar a relíquia ({ $n })
oa-option-recover_banner = Recuperar { $banner_the } por { $n }
oa-option-campaign = Campanha contra { $player }
oa-option-announce = Usar { $card } para { $action }
oa-option-announce-player = Usar { $card } para { $action }: { $player }
oa-option-announce-suit = Usar { $card } para { $action }: { $suit }
oa-option-rest = Descansar
oa-option-pass = Passar
oa-option-decline = Recusar
oa-option-use = Usar { $card }
oa-option-play-site = Jogar { $card } em { $site }
oa-option-play-adviser = Jogar { $card } entre seus conselheiros
oa-option-play-facedown = Guardar { $card } como conselheiro virado para baixo
oa-option-play-revealed = Revelar { $card }
oa-option-discard = Descartar { $card }
oa-option-peek_relic = Olhar a relíquia daqui ({ $n })
oa-option-peek_reliquary = Olhar o espaço { $space } do Relicário
oa-option-withdraw = Retirar { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    } do local
oa-option-station = Colocar { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    } no local
oa-option-withdraw_from = Retirar { $n } de { $site }
oa-option-station_at = Colocar { $n } em { $site }
oa-option-hand_over = Passar { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    } a { $player }
oa-option-exile = Exilar { $player }
oa-option-offer = Oferecer Cidadania a { $player } com a relíquia { $space }
oa-option-pick-bank = Reserva { $bank }
oa-option-pick-player = { $player }
oa-option-pick-site = { $site }
oa-option-pick-card = { $card }
oa-option-pick-pile = { $pile }
oa-option-pick-adviser = { $card }
oa-option-pick-army = { $army }
oa-option-pick-space = Espaço { $space }
oa-option-pick-suit = { $suit }
oa-option-pick-number = { $number }
oa-option-pick-banner = { $banner }
oa-option-pick-color = { $color }
oa-option-pick-facedown = Um conselheiro virado para baixo de { $player } (#{ $n })
oa-option-pick-veiled = A relíquia virada para baixo ({ $veiled })
oa-option-keep = Guardar { $card }
oa-option-enough = Mais nada
oa-option-lay = Descartar { $card }
oa-option-target-site = Alvo: { $site }
oa-option-target-relic = Alvo: { $card }
oa-option-target-banner = Alvo: { $banner }
oa-option-target-pawn = Alvo: peça e influência
oa-option-attack = Atacar
oa-option-call_off = Desistir
oa-option-plan = Usar { $card }
oa-option-join = Entrar
oa-option-stay = Ficar de fora
oa-option-sacrifice = Sacrificar { $n }
oa-option-spare = Não
oa-option-kill-board = { $n } no tabuleiro de { $player }
oa-option-kill-site = { $n } em { $site }
oa-option-place = Colocar { $n } ali
oa-option-burn = Queimar
oa-option-burn_favor = Queimar { $n } de influência
oa-option-add = Colocar 1 de influência nele
oa-option-move = Mover 1 de influência para a reserva { $bank }
oa-option-take = Pegar { $token_id ->
        [secret] 1 segredo
       *[other] 1 de influência
    }
oa-option-bend = Alterar em { $n }
oa-option-start = Começar em { $site }
oa-option-give-favor = Dar { $n } de influência
oa-option-ask-favor = Pedir { $n } de influência
oa-option-give-secret = Dar { $n ->
        [1] 1 segredo
       *[other] { $n } segredos
    }
oa-option-ask-secret = Pedir { $n ->
        [1] 1 segredo
       *[other] { $n } segredos
    }
oa-option-give-relic = Dar { $card }
oa-option-ask-relic = Pedir { $card }
oa-option-give-banner = Dar { $banner_the }
oa-option-ask-banner = Pedir { $banner_the }
oa-option-give-adviser = Dar { $card }
oa-option-ask-adviser = Pedir { $card }
oa-option-give-site = Dar { $site }
oa-option-ask-site = Pedir { $site }
oa-option-give-promise = Prometer: { $promise }
oa-option-ask-promise = Pedir uma promessa: { $promise }
oa-option-propose = Propor
oa-option-drop = Sem acordo
oa-option-accept = Aceitar
oa-option-counter = Fazer uma contraoferta
oa-option-strike = Riscar: { $term }
oa-option-choose = { $effect }
oa-option-come = Vir
oa-option-deal = Negociar com { $player }
oa-option-steal = Tentar roubar
oa-option-mute = Não de novo neste turno
oa-option-reroll = Rolar de novo
oa-option-pay = Pagar 3 de influência
oa-option-pay_way = Pagar e ir
oa-option-refuse_way = Recusar
oa-option-yield = Entregar a relíquia
oa-option-keep_relic = Ficar com a relíquia
oa-option-bury_relic = Enterrar a relíquia
oa-option-pick-hidden = { $hidden }
oa-option-pick-count = { $count }
oa-option-leave_relic = Deixar a relíquia
oa-option-swap = Trocar { $card }
oa-option-buy_secret = Dar a { $player } 2 de influência por 1 segredo
oa-option-shown = Continuar
