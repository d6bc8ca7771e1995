### Oath: o registro

oa-log-ally = { $player } entra na defesa
oa-log-attacks = { $player } ataca { $other }
oa-log-target-site = Alvo: { $site }
oa-log-target-relic = Alvo: { $card }
oa-log-target-banner = Alvo: { $banner }
oa-log-target-pawn = Alvo: peça e influência de { $player }
oa-log-burns = { $n ->
        [1] 1 de influência de { $player } é queimado
       *[other] { $n } de influência de { $player } são queimados
    }
oa-log-burns-secrets = { $player } queima { $n ->
        [1] 1 segredo
       *[other] { $n } segredos
    }
oa-log-citizen = { $player } torna-se Cidadão
oa-log-comes = { $player } vem a { $site }
oa-log-conspiracy-found = { $player } encontra a Conspiração entre os conselheiros de { $other }
oa-log-deal-favor = { $player } dá a { $other } { $what } de influência
oa-log-deal-secret = { $player } dá a { $other } { $what ->
        [1] 1 segredo
       *[other] { $what } segredos
    }
oa-log-deal-relic = { $player } dá a { $other } uma relíquia
oa-log-deal-banner = { $player } dá a { $other } um estandarte
oa-log-deal-adviser = { $player } dá a { $other } um conselheiro
oa-log-deal-site = { $player } dá a { $other } um local
oa-log-deal-promise = { $player } faz uma promessa a { $other }
oa-log-discarded-adviser = { $card } deixa os conselheiros de { $player }
oa-log-discarded-facedown = { $player } descarta um conselheiro virado para baixo
oa-log-discarded-site = { $card } é descartada de { $site }
oa-log-discards = { $player } descarta a carta
oa-log-dispossessed = { $card } deixa { $site } rumo aos Despossuídos
oa-log-drew = Você comprou { $cards }
oa-log-duty-adds = { $player } põe 1 de influência na Influência do Povo
oa-log-duty-moves = { $player } move 1 de influência da Influência do Povo para a reserva { $bank }
oa-log-end-die = O dado do fim mostra { $n }
oa-log-exile = { $player } torna-se Exilado
oa-log-favor = { $player } ganha { $n } de influência da reserva { $bank }
oa-log-favor-given = { $player } recebe { $n } de influência
oa-log-favor-taken = { $player } pega { $n } de influência de { $other }
oa-log-hauled = Muda de lugar { $pile }; agora está sobre o desta região: { $region }
oa-log-killed-board = { $n ->
        [1] 1 tropa morre
       *[other] { $n } tropas morrem
    } no tabuleiro de { $player }
oa-log-killed-site = { $n ->
        [1] 1 tropa morre
       *[other] { $n } tropas morrem
    } em { $site }
oa-log-laid = { $player } descarta { $back } para { $pile }
oa-log-lays-favor = { $player } põe { $n } de influência em { $card }
oa-log-mob = A Influência do Povo vira para o lado Turba
oa-log-musters = { $player } recruta em { $card }
oa-log-occupies = { $player } põe { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    } em { $site }
oa-log-opportunity = { $player } pega uma ficha de { $site }
oa-log-pays-bank = { $player } paga { $n } de influência à reserva { $bank }
oa-log-peeked-adviser = { $player } olha um conselheiro virado para baixo de { $other }
oa-log-peeked-relic = { $player } olha uma relíquia em { $site }
oa-log-peeked-reliquary = { $player } olha o Relicário
oa-log-plan = { $player }: plano de batalha { $card }
oa-log-plays-adviser = { $player } joga { $card } entre os conselheiros
oa-log-plays-facedown = { $player } guarda uma carta como conselheiro virado para baixo
oa-log-plays-site = { $player } joga { $card } em { $site }
oa-log-pools = { $attack ->
        [1] 1 dado de ataque
       *[other] { $attack } dados de ataque
    }, { $defense ->
        [1] 1 dado de defesa
       *[other] { $defense } dados de defesa
    }
oa-log-recovers = { $player } recupera { $banner_the } com { $n }
oa-log-refuses = { $player } recusa a oferta de { $other }
oa-log-counters = { $player } responde a { $other } com uma contraoferta
oa-log-relics = { $player } pega { $cards }
oa-log-reliquary-given = { $player } recebe { $card } do Relicário
oa-log-resettled = { $card } muda-se para { $site }
oa-log-rests = { $player } descansa
oa-log-revealed = { $site } é revelado
oa-log-revealed-drawn = { $player } revela as cartas compradas: { $cards }
oa-log-revealed-kept = { $player } fica com { $card }
oa-log-reveals = { $player } revela { $card }
oa-log-rolls-attack = Rolagem de ataque: { $faces }
oa-log-rolls-defense = Rolagem de defesa: { $faces }
oa-log-sacrifices = { $player } sacrifica { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    }
oa-log-saw = Você viu { $card }
oa-log-saw-cards = Você viu { $cards }
oa-log-searches = { $player } explora { $pile }
oa-log-secret-taken = { $player } pega um segredo de { $other }
oa-log-secrets = { $player } ganha { $n ->
        [1] 1 segredo
       *[other] { $n } segredos
    }
oa-log-seizes = { $player } toma { $banner_the }
oa-log-shown = { $card } é mostrada
oa-log-starts = { $player } começa em { $site }
oa-log-supply = { $player } ganha { $n } de Suprimentos
oa-log-swaps = { $player } troca um conselheiro com { $other } e recebe { $card }
oa-log-swaps-facedown = Conselheiros virados para baixo de { $player } e { $other } trocam de lugar
oa-log-traded-places = Trocam de lugar: { $cards }
oa-log-title = { $player } recebe o título
oa-log-totals = Ataque { $attack } contra defesa { $defense }
oa-log-trades = { $player } negocia com { $card }
oa-log-travels = { $player } viaja para { $place }
oa-log-turn = Rodada { $n }: turno de { $player }
oa-log-turned = { $card } agora está em { $site }
oa-log-uses = { $player } usa { $card }
oa-log-usurper = { $player } vira o título para Usurpador
oa-log-vision-discarded = A Visão de { $player } é descartada: { $card }
oa-log-vision-drawn = Uma Visão foi comprada: { $n } até agora
oa-log-warbands = { $player } ganha { $n ->
        [1] 1 tropa
       *[other] { $n } tropas
    }
oa-log-wins-attack = O atacante vence
oa-log-wins-defense = O defensor vence
oa-log-wins-at-once = { $card } decide a campanha
oa-log-won = { $player } vence { $way }
oa-log-saw-site = Você viu { $site }
oa-log-swapped = { $player } pega { $card } como conselheiro; { $card2 } fica em seu lugar no local
oa-log-bank-moved = { $n } de influência passa da reserva { $bank } para a reserva { $bank2 }
oa-log-moved-card = { $card } vai para { $site }
oa-log-moved-adviser = { $card } passa aos conselheiros de { $player }
