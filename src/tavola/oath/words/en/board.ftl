### Oath: the table in lines

board-oa-round = Round { $n }, oath of { $oath }, Visions drawn: { $visions }
board-oa-title = Title: { $player } ({ $side ->
        [usurper] Usurper
       *[oathkeeper] Oathkeeper
    })
board-oa-facedown = { $region }, slot { $n }: facedown
board-oa-site = { $site } ({ $region }): ruled by { $ruler }, warbands { $n }, cards: { $many ->
        [0] none
       *[other] { $cards }
    }, relics { $relics }
board-oa-player = { $player }, { $role }, at { $place }: Supply { $supply }, favor { $favor }, secrets { $secrets }, warbands { $warbands }
board-oa-player-off = { $player }, { $role }, not on the map yet: Supply { $supply }, favor { $favor }, secrets { $secrets }, warbands { $warbands }
board-oa-advisers = Advisers: { $cards }
board-oa-relics = Relics: { $cards }
board-oa-vision = Vision revealed: { $card }
board-oa-on-site = On { $site }: favor { $favor }, secrets { $secrets }
board-oa-on-card = { $card } favor { $favor }, secrets { $secrets }
board-oa-on-cards = On cards: { $cards }
board-oa-pile = { $region } { $n }
board-oa-stacks = World deck { $n }, relic deck { $relics }; discard piles: { $piles }
board-oa-banner-free = { $banner }: { $n }, in the shared bank
board-oa-banner = { $banner }: { $n }, held by { $player }
board-oa-bank = { $bank } { $n }
board-oa-banks = Banks: { $banks }; shared bank { $n }
board-oa-campaign = Campaign: { $player } against { $other }, { $attack ->
        [1] 1 attack die
       *[other] { $attack } attack dice
    }, { $defense ->
        [1] 1 defense die
       *[other] { $defense } defense dice
    }
oa-chapter-keeper = Round { $round }, oath of { $oath }: { $player } is Oathkeeper
oa-chapter-usurper = Round { $round }, oath of { $oath }: { $player } is Usurper
oa-chapter-over = Ended in round { $round }: { $player } won

## What to expect of an answer

board-oa-expected-supply = Supply { $n }
board-oa-expected-odds = wins { $won } %, without sacrifice { $clear } %
board-oa-expected-chance = succeeds { $n } %

## Kinds of pieces as they are typed

oa-typed-card = card
oa-typed-site = site
oa-typed-player = player
oa-typed-banner = banner
