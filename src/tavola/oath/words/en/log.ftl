### Oath: the log

oa-log-ally = { $player } joins the defense
oa-log-attacks = { $player } attacks { $other }
oa-log-target-site = Target: { $site }
oa-log-target-relic = Target: { $card }
oa-log-target-banner = Target: { $banner }
oa-log-target-pawn = Target: pawn and favor of { $player }
oa-log-burns = { $n ->
        [1] 1 favor of { $player } is burned
       *[other] { $n } favor of { $player } are burned
    }
oa-log-burns-secrets = { $player } burns { $n ->
        [1] 1 secret
       *[other] { $n } secrets
    }
oa-log-citizen = { $player } becomes a Citizen
oa-log-comes = { $player } comes to { $site }
oa-log-conspiracy-found = { $player } finds the Conspiracy among the advisers of { $other }
oa-log-deal-favor = { $player } gives { $other } { $what } favor
oa-log-deal-secret = { $player } gives { $other } { $what ->
        [1] 1 secret
       *[other] { $what } secrets
    }
oa-log-deal-relic = { $player } gives { $other } a relic
oa-log-deal-banner = { $player } gives { $other } a banner
oa-log-deal-adviser = { $player } gives { $other } an adviser
oa-log-deal-site = { $player } gives { $other } a site
oa-log-deal-promise = { $player } makes a promise to { $other }
oa-log-discarded-adviser = { $card } leaves the advisers of { $player }
oa-log-discarded-facedown = { $player } discards a facedown adviser
oa-log-discarded-site = { $card } is discarded from { $site }
oa-log-discards = { $player } discards the card
oa-log-dispossessed = { $card } leaves { $site } for the Dispossessed
oa-log-drew = You drew { $cards }
oa-log-duty-adds = { $player } puts 1 favor on the People's Favor
oa-log-duty-moves = { $player } moves 1 favor from the People's Favor to the { $bank } bank
oa-log-end-die = The end die shows { $n }
oa-log-exile = { $player } becomes an Exile
oa-log-favor = { $player } gains { $n } favor from the { $bank } bank
oa-log-favor-given = { $player } receives { $n } favor
oa-log-favor-taken = { $player } takes { $n } favor from { $other }
oa-log-hauled = { $pile } is laid on that of { $region }
oa-log-killed-board = { $n ->
        [1] 1 warband dies
       *[other] { $n } warbands die
    } on the board of { $player }
oa-log-killed-site = { $n ->
        [1] 1 warband dies
       *[other] { $n } warbands die
    } at { $site }
oa-log-laid = { $player } discards { $back } to { $pile }
oa-log-lays-favor = { $player } puts { $n } favor on { $card }
oa-log-mob = The People's Favor turns to its Mob side
oa-log-musters = { $player } musters on { $card }
oa-log-occupies = { $player } puts { $n ->
        [1] 1 warband
       *[other] { $n } warbands
    } on { $site }
oa-log-opportunity = { $player } takes a token from { $site }
oa-log-pays-bank = { $player } pays { $n } favor into the { $bank } bank
oa-log-peeked-adviser = { $player } looks at a facedown adviser of { $other }
oa-log-peeked-relic = { $player } looks at a relic at { $site }
oa-log-peeked-reliquary = { $player } looks into the Reliquary
oa-log-plan = { $player }: battle plan { $card }
oa-log-plays-adviser = { $player } plays { $card } to the advisers
oa-log-plays-facedown = { $player } keeps a card as a facedown adviser
oa-log-plays-site = { $player } plays { $card } to { $site }
oa-log-pools = { $attack ->
        [1] 1 attack die
       *[other] { $attack } attack dice
    }, { $defense ->
        [1] 1 defense die
       *[other] { $defense } defense dice
    }
oa-log-recovers = { $player } recovers the { $banner } with { $n }
oa-log-refuses = { $player } refuses the offer of { $other }
oa-log-counters = { $player } answers { $other } with a counter-offer
oa-log-relics = { $player } takes { $cards }
oa-log-reliquary-given = { $player } receives { $card } from the Reliquary
oa-log-resettled = { $card } moves to { $site }
oa-log-rests = { $player } rests
oa-log-revealed = { $site } is turned up
oa-log-revealed-drawn = { $player } reveals the cards drawn: { $cards }
oa-log-revealed-kept = { $player } keeps { $card }
oa-log-reveals = { $player } reveals { $card }
oa-log-rolls-attack = Attack roll: { $faces }
oa-log-rolls-defense = Defense roll: { $faces }
oa-log-sacrifices = { $player } sacrifices { $n ->
        [1] 1 warband
       *[other] { $n } warbands
    }
oa-log-saw = You saw { $card }
oa-log-saw-cards = You saw { $cards }
oa-log-searches = { $player } searches { $pile }
oa-log-secret-taken = { $player } takes a secret from { $other }
oa-log-secrets = { $player } gains { $n ->
        [1] 1 secret
       *[other] { $n } secrets
    }
oa-log-seizes = { $player } seizes the { $banner }
oa-log-shown = { $card } is shown
oa-log-starts = { $player } starts at { $site }
oa-log-supply = { $player } gains { $n } Supply
oa-log-swaps = { $player } exchanges an adviser with { $other } and receives { $card }
oa-log-swaps-facedown = Facedown advisers of { $player } and { $other } change places
oa-log-traded-places = These trade places: { $cards }
oa-log-title = { $player } takes the title
oa-log-totals = Attack { $attack } against defense { $defense }
oa-log-trades = { $player } trades with { $card }
oa-log-travels = { $player } travels to { $place }
oa-log-turn = Round { $n }: turn of { $player }
oa-log-turned = { $card } now stands at { $site }
oa-log-uses = { $player } uses { $card }
oa-log-usurper = { $player } turns the title to Usurper
oa-log-vision-discarded = The Vision of { $player } is discarded: { $card }
oa-log-vision-drawn = A Vision was drawn: { $n } so far
oa-log-warbands = { $player } gains { $n ->
        [1] 1 warband
       *[other] { $n } warbands
    }
oa-log-wins-attack = The attacker wins
oa-log-wins-defense = The defender wins
oa-log-wins-at-once = { $card } decides the campaign
oa-log-won = { $player } wins { $way }
oa-log-saw-site = You saw { $site }
oa-log-swapped = { $player } takes { $card } among the advisers; { $card2 } takes its place at the site
oa-log-bank-moved = { $n } favor moves from the { $bank } bank to the { $bank2 } bank
oa-log-moved-card = { $card } moves to { $site }
oa-log-moved-adviser = { $card } joins the advisers of { $player }
