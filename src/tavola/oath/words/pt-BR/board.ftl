### Oath: a mesa em linhas

board-oa-round = Rodada { $n }, juramento: { $oath }, Visões compradas: { $visions }
board-oa-title = Título: { $player } ({ $side ->
        [usurper] Usurpador
       *[oathkeeper] Guardião do Juramento
    })
board-oa-facedown = { $region }, espaço { $n }: virado para baixo
board-oa-site = { $site } ({ $region }): controlado por { $ruler }, tropas { $n }, cartas: { $many ->
        [0] nenhuma
       *[other] { $cards }
    }, relíquias { $relics }
board-oa-player = { $player }, { $role }, em { $place }: Suprimentos { $supply }, influência { $favor }, segredos { $secrets }, tropas { $warbands }
board-oa-player-off = { $player }, { $role }, ainda fora do mapa: Suprimentos { $supply }, influência { $favor }, segredos { $secrets }, tropas { $warbands }
board-oa-advisers = Conselheiros: { $cards }
board-oa-relics = Relíquias: { $cards }
board-oa-vision = Visão revelada: { $card }
board-oa-on-site = Em { $site }: influência { $favor }, segredos { $secrets }
board-oa-on-card = { $card } influência { $favor }, segredos { $secrets }
board-oa-on-cards = Sobre cartas: { $cards }
board-oa-pile = { $region } { $n }
board-oa-stacks = Baralho do mundo { $n }, baralho de relíquias { $relics }; descartes: { $piles }
board-oa-banner-free = { $banner }: { $n }, na reserva comum
board-oa-banner = { $banner }: { $n }, com { $player }
board-oa-bank = { $bank } { $n }
board-oa-banks = Reservas: { $banks }; reserva comum { $n }
board-oa-campaign = Campanha: { $player } contra { $other }, { $attack ->
        [1] 1 dado de ataque
       *[other] { $attack } dados de ataque
    }, { $defense ->
        [1] 1 dado de defesa
       *[other] { $defense } dados de defesa
    }
oa-chapter-keeper = Rodada { $round }, juramento: { $oath }. Guardião do Juramento: { $player }
oa-chapter-usurper = Rodada { $round }, juramento: { $oath }. Usurpador: { $player }
oa-chapter-over = Terminou na rodada { $round }: venceu { $player }

## O que esperar de uma resposta

board-oa-expected-supply = Suprimentos { $n }
board-oa-expected-odds = vence { $won } %, sem sacrifício { $clear } %
board-oa-expected-chance = dá certo { $n } %

## Tipos de peça como são digitados

oa-typed-card = carta
oa-typed-site = local
oa-typed-player = jogador
oa-typed-banner = estandarte
