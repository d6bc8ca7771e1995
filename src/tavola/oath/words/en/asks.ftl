### Oath: why somebody is asked

oa-ask-act = Act: choose an action, or rest
oa-ask-announced = { $action } with { $cards }
oa-ask-bargain = Exchange with a player here?
oa-ask-granted-travel = You may travel without Supply
oa-ask-granted-campaign = You may campaign without Supply
oa-ask-ally = Join the defense as an Ally?
oa-ask-barter = Deal with a player at this site?
oa-ask-bend = The end die shows { $n }: change it? ({ $card })
oa-ask-blackmail = { $player } demands { $card } or 3 favor
oa-ask-burn = Burn half of the favor of { $player } ({ $n })?
oa-ask-choose = Choose one effect
oa-ask-come = Move your pawn here?
oa-ask-deal = Put together a deal with { $player }
oa-ask-counter = Answer { $player } with an offer of your own: strike what you do not want, add what you do
oa-ask-countered = { $player } answers with another offer: { $terms }
oa-ask-drawn-relic = Keep the relic, or bury it under the relic deck?
oa-ask-duty = Duty of the People's Favor
oa-ask-fallen = Choose which warbands die ({ $n } in all)
oa-ask-first-adviser = Keep one card as a facedown adviser
oa-ask-jinx = Roll again? ({ $faces })
oa-ask-keep = Keep a card to play
oa-ask-lay = Discard in this order: the first lies lowest
oa-ask-move-armies = Move warbands between your board and your sites
oa-ask-opportunity = Take a token from this site?
oa-ask-over = The game is over
oa-ask-pawn = Place your pawn
oa-ask-place = Put warbands on { $site }
oa-ask-plan = Battle plans: { $attack ->
        [1] 1 attack die
       *[other] { $attack } attack dice
    } against { $defense ->
        [1] 1 defense die
       *[other] { $defense } defense dice
    }
oa-ask-play = Play the card, or discard it
oa-ask-proposal = { $player } offers: { $terms }
oa-ask-rest = Use a Rest power?
oa-ask-revelation = Burn favor to gain as many secrets?
oa-ask-sacrifice = Attack { $attack }, defense { $defense }: sacrifice warbands?
oa-ask-targets = Declare targets against { $player }
oa-ask-thief = { $player } took { $cards }: try to steal?
oa-ask-willing = { $player } sends you to { $place }; the way asks { $favor ->
        [0] for a secret turned face down
       *[other] for { $favor } favor
    }: pay?
oa-ask-pick-bank = Choose a bank
oa-ask-pick-player = Choose a player
oa-ask-pick-site = Choose a site
oa-ask-pick-card = Choose a card
oa-ask-pick-pile = Choose a pile
oa-ask-pick-adviser = Choose an adviser to discard
oa-ask-pick-army = Choose where a warband is lost
oa-ask-pick-space = Choose a space of the Reliquary
oa-ask-pick-suit = Choose a suit
oa-ask-pick-number = Choose how many
oa-ask-pick-veiled = Choose a facedown relic as a further target
oa-ask-pick-thing = Choose a relic or banner
oa-ask-pick-color = Choose a color
oa-ask-pick-hidden = Choose what to look at
oa-ask-pick-count = Choose how many cards
oa-ask-key = Take the relic, or leave it in the Reliquary?
oa-ask-spire = Exchange drawn cards for random ones of the Dispossessed?
oa-ask-pick-facedown = Choose a facedown adviser
