### Massive Darkness: modo história e mercado

md-ask-retry = A missão foi perdida. Tentar de novo ou seguir para a próxima?
md-ask-limit = { $hero } fica com no máximo seis cartas, com um artefato entre elas: descartar qual?
md-ask-barter = Os heróis trocam entre si: passe cartas e depois conclua.
md-ask-market = { $hero } no mercado: vender uma carta ou trocar por outra?
md-ask-second-card = Pegar uma segunda carta pelo mesmo preço?
md-ask-pay = O que é dado por { $cards }?
md-ask-restock = { $hero }: trocar cartas por equipamento inicial?

md-event-mission = Começa a próxima missão: { $mission }, no nível { $level }.
md-event-discards = { $hero } descarta { $card }.
md-event-market = No mercado: { $cards }.
md-event-sells = { $hero } vende { $card } por { $n } XP.
md-event-swaps = { $hero } dá { $cards } por { $cards2 }.
md-event-restocks = { $hero } troca { $card } por { $card2 }.
md-event-story-won = A história chega ao fim: todas as { $n } missões foram vencidas!
md-event-story-over = A história chega ao fim; { $n ->
        [1] uma missão foi vencida.
       *[other] { $n } missões foram vencidas.
    }

md-score-missions = Missões vencidas
md-score-defeats = Derrotas
md-counted-missions = Missões vencidas: { $points } de { $detail }
md-counted-defeats = Derrotas: { $detail }

md-option-retry = Tentar a missão de novo
md-option-go_on = Seguir para a próxima missão
md-option-sell = Vender { $card }
md-option-take-market = Pegar { $card } do mercado
md-option-enough = Nenhuma segunda carta
md-option-pay = Dar { $card }
md-option-swap = Trocar { $card } por { $card2 }

## Em que ponto está uma partida guardada

md-chapter-story = Missão { $n } de { $all }: { $mission }, { $round ->
        [0] em preparação
       *[other] rodada { $round }
    }; { $won ->
        [0] nenhuma vencida
        [1] 1 vencida
       *[other] { $won } vencidas
    }, { $defeats ->
        [0] nenhuma derrota
        [1] 1 derrota
       *[other] { $defeats } derrotas
    }
md-chapter-market = Mercado antes da missão { $n } de { $all }, { $mission }; { $won ->
        [0] nenhuma vencida
        [1] 1 vencida
       *[other] { $won } vencidas
    }, { $defeats ->
        [0] nenhuma derrota
        [1] 1 derrota
       *[other] { $defeats } derrotas
    }
md-chapter-defeat = Depois de uma derrota na missão { $n } de { $all }, { $mission }; { $won ->
        [0] nenhuma vencida
        [1] 1 vencida
       *[other] { $won } vencidas
    }, { $defeats ->
        [1] 1 derrota
       *[other] { $defeats } derrotas
    }
md-chapter-told = A história foi contada: { $won } de { $all } missões vencidas, { $defeats ->
        [0] nenhuma derrota
        [1] 1 derrota
       *[other] { $defeats } derrotas
    }
md-chapter-mission = { $round ->
        [0] Em preparação
       *[other] Rodada { $round }, nível { $level }, objetivos cumpridos: { $met } de { $all }
    }
md-chapter-won = Vencida na rodada { $round }
md-chapter-lost = Perdida na rodada { $round }, objetivos cumpridos: { $met } de { $all }
