### The fixed words of the browser page: Oath

## The table

web-oa-map = Map. Arrow keys move between pieces.
web-oa-regions = Regions
web-oa-board = Your board
web-oa-you = You
web-oa-court = Players
web-oa-rivals = Rivals
web-oa-player = Player
web-oa-decides = decides
web-oa-role = Role
web-oa-place = Pawn
web-oa-round = Round
web-oa-round-short = R{ $n }
web-oa-round-of = Round { $n } of { $of }
web-oa-visions-n = Visions: { $n }
web-oa-title-oathkeeper = Oathkeeper
web-oa-title-usurper = Usurper
web-oa-standing = Standing
web-oa-goal-sites = rules the most sites
web-oa-goal-relics = holds the most relics and banners
web-oa-goal-peoples_favor = holds the People's Favor
web-oa-goal-darkest_secret = holds the Darkest Secret
web-oa-goal-grand_scepter = holds the Grand Scepter
web-oa-oath-supremacy = Oathkeeper: whoever rules the most sites. Successor: most relics and banners.
web-oa-oath-people = Oathkeeper: whoever holds the People's Favor. Successor: the Darkest Secret.
web-oa-oath-devotion = Oathkeeper: whoever holds the Darkest Secret. Successor: the Grand Scepter.
web-oa-oath-protection = Oathkeeper: whoever holds the most relics and banners. Successor: the People's Favor.
web-oa-vision-conquest = Revealed by an Exile. Goal: rule the most sites.
web-oa-vision-rebellion = Revealed by an Exile. Goal: hold the People's Favor.
web-oa-vision-sanctuary = Revealed by an Exile. Goal: hold the most relics and banners.
web-oa-vision-faith = Revealed by an Exile. Goal: hold the Darkest Secret.
web-oa-supply = Supply
web-oa-favor = favor
web-oa-secrets = secrets
web-oa-warbands = warbands
web-oa-cards = cards
web-oa-sites = sites ruled
web-oa-favor-n = favor: { $n }
web-oa-secrets-n = secrets: { $n }
web-oa-warbands-n = warbands: { $n }
web-oa-relics-n = relics: { $n }
web-oa-advisers-n = advisers: { $n }
web-oa-cards-n = cards: { $n }
web-oa-bank-n = in the bank: { $n }
web-oa-spent-n = face down: { $n }
web-oa-advisers = Advisers
web-oa-no-advisers = No advisers yet.
web-oa-holdings = Relics and banners
web-oa-nothing-held = Nothing yet.
web-oa-dice-n = defense dice: { $n }
web-oa-capacity-n = room for cards: { $n }
web-oa-mob = Mob side
web-oa-down = face down
web-oa-ruin = ruin
web-oa-intact = intact
web-oa-locked = locked
web-oa-only-site = only at sites
web-oa-only-adviser = only as an adviser
web-oa-suit = Suit
web-oa-back-denizen = a denizen, face down
web-oa-back-vision = a Vision, face down
web-oa-facedown-adviser = Adviser, face down
web-oa-facedown-relic = Relic, face down
web-oa-unknown-adviser = Only its owner and those who have seen it know this card.
web-oa-unknown-relic = Nobody here has shown you this relic.
web-oa-unknown-site = Whoever comes here first turns it up.
web-oa-hidden-site = Hidden site
web-oa-travel-n = travel: { $n } Supply
web-oa-ruled-by = ruled by { $player }, warbands: { $n }
web-oa-ruled-bandits = ruled by bandits: { $n }
web-oa-pawns = pawns: { $players }
web-oa-bank = { $suit } bank
web-oa-banks = Banks of favor
web-oa-banks-short = Banks
web-oa-commons = Banks, world deck and Reliquary
web-oa-deck-short = world deck
web-oa-pile-short = discard
web-oa-reliquary = Reliquary
web-oa-reliquary-space = Reliquary, space { $n }
web-oa-space-brutal = Brutal: the Chancellor is bound
web-oa-space-decadent = Decadent: the Chancellor is bound
web-oa-space-careless = Careless: the Chancellor is bound
web-oa-space-greedy = Greedy: the Chancellor is bound
web-oa-nobody = nobody
web-oa-drawn = Cards drawn
web-oa-drawn-n = Cards drawn: { $n }
web-oa-free = It costs no Supply.
web-oa-promise = { $by } to { $to }: { $what } (round { $round })

## Campaigns

web-oa-odds = Odds
web-oa-exact = Exact odds
web-oa-wins = wins { $chance }
web-oa-odds-line = wins { $won }, without sacrifice { $clear }
web-oa-sacrifices = warbands to sacrifice to win
web-oa-means = means { $attack } × { $defense }
web-oa-defeat = defeat
web-oa-matrix = Your plans against the other side’s answers: to win, and below without a sacrifice
web-oa-no-plan = no plan
web-oa-these-plans = only these plans
web-oa-if-won = If the attacker wins
web-oa-win-sites = { $player }: sites { $before } → { $after }
web-oa-win-relics = { $player }: relics and banners { $before } → { $after }
web-oa-win-pawn = { $player } burns half of the favor, and the pawn may be sent away
web-oa-win-losses = The beaten side loses half of its force.
web-oa-could = What cards would change
web-oa-could-with = With { $card }:
web-oa-answers = If the other side uses
web-oa-without = without sacrifice { $chance }
web-oa-target = target
web-oa-targets = Targets
web-oa-target-pawn = pawn and favor
web-oa-attack = Attack
web-oa-defense = Defense
web-oa-attack-dice = attack dice
web-oa-defense-dice = defense dice
web-oa-attack-dice-n = attack dice: { $n }
web-oa-defense-dice-n = defense dice: { $n }
web-oa-attacks-from = attacks from { $site }
web-oa-defends = defends
web-oa-allies = with { $players }
web-oa-plans = Battle plans
web-oa-plan-used = used
web-oa-plan-may = { $player } may use it
web-oa-term-warbands = warbands
web-oa-term-title = title
web-oa-term-plans = battle plans
web-oa-totals = Totals
web-oa-strict = Only the greater total wins; a tie is the defender's.
web-oa-short = Sacrifices that would just win: { $n }.
web-oa-won-attack = The attacker wins.
web-oa-won-defense = The defender wins.
web-oa-future-win = Sacrifice and win: { $attack } × { $defense }
web-oa-future-lose = No sacrifice: defeat, { $attack } × { $defense }
web-oa-heads = dead: { $dead }, left: { $left }
web-oa-defense-dead = dead of the defense: { $n }
web-oa-future-targets = Won: { $targets }
web-oa-future-nothing = Nothing changes hands.

## Offers

web-oa-offer = Offer
web-oa-offer-draft = { $by } puts together a deal with { $to }
web-oa-offer-made = { $by } proposes to { $to }
web-oa-offer-counter = { $by } answers { $to } with a counter-offer
web-oa-offer-countered = { $by } makes { $to } a counter-offer
web-oa-offer-citizen = { $by } offers Citizenship to { $to }
web-oa-one-exchange = one exchange
web-oa-gives = { $player } gives
web-oa-gives-nothing = nothing
web-oa-before-after = Before and after
web-oa-then-for = For { $player }
web-oa-then-favor = favor
web-oa-then-secrets = secrets
web-oa-then-relics = relics
web-oa-then-banners = banners
web-oa-then-advisers = advisers
web-oa-then-warbands = warbands on the board
web-oa-then-supply = Supply
web-oa-then-sites = sites ruled
web-oa-then-citizen = becomes a Citizen; all own warbands turn purple
web-oa-then-full = Supply { $before } → { $after }
web-oa-then-vision = { $card } is discarded
web-oa-then-friends = enemies no more, Allies in defense: { $players }
web-oa-then-rules = sites ruled { $before } → { $after }
web-oa-then-wins = wins from then on for the Empire, as Successor: { $goal }
web-oa-then-wins-you = you win from then on for the Empire, as Successor: { $goal }
web-oa-then-meets = the goal of { $card } is met then
web-oa-then-misses = the goal of { $card } is no longer met
web-oa-then-same = nothing besides what changes hands
web-oa-then-title-stays = The title stays with { $to }.
web-oa-then-title-goes = The title goes from { $from } to { $to }.
web-oa-then-title-choice = The title changes hands: its holder chooses among those who are tied.
web-oa-then-heir = For the Empire would win { $to }, no longer { $from }.
web-oa-then-open = Something is still to be chosen afterwards.
web-oa-offer-note = Nothing changes hands before the last yes; then all of it does. No key answers for you.
web-oa-citizen-note = Declining costs nothing and the offer may come again. Accepting cannot be taken back: no key answers for you.

## Questions out of turn

web-oa-question = Question
web-oa-asked-why = It is the turn of { $player }, and a card lets you answer.
web-oa-asked-note = Only now. The turn goes on as soon as you have answered.
web-oa-asked-open = Only cards that lie face up ask: the others learn nothing of your facedown ones.
web-oa-asked-sure = You pay, whatever happens
web-oa-asked-favor = goes to the bank at once: it is not your turn
web-oa-asked-secret = stays on the board, face down until you rest
web-oa-asked-chance = Chance
web-oa-asked-yes = it succeeds
web-oa-asked-no = nothing; what was paid is gone
web-oa-asked-waits = Who waits for whom
web-oa-asked-in-turn = in turn
web-oa-asked-waiting = waits
web-oa-asked-mute = { $player } may also say: not again this turn.

web-oa-result = Oath of { $oath }, round { $n }

## Headings of the question panel

web-section-travel = Travel
web-section-search = Search
web-section-muster = Muster
web-section-trade = Trade
web-section-recover = Recover
web-section-campaign = Campaign
web-section-targets = Targets
web-section-plans = Battle plans
web-section-powers = Powers
web-section-cards = Cards
web-section-warbands = Warbands
web-section-looks = Look
web-section-court = Court
web-section-terms = Terms
web-section-turn = Turn

## The gallery

web-library-kind-denizen = Denizens
web-library-kind-edifice = Edifices
web-library-kind-relic = Relics
web-library-kind-site = Sites
web-library-kind-vision = Visions
web-library-kind-oath = Oaths
web-library-kind-banner = Banners
web-oa-moment-action = action
web-oa-moment-always = always
web-oa-moment-plan = battle plan
web-oa-moment-play = when played
web-oa-moment-rest = rest
web-oa-moment-search = search
web-oa-moment-muster = muster
web-oa-moment-trade = trade
web-oa-moment-travel = travel
web-oa-moment-recover = recover

web-oa-land-relics = { $n ->
    [one] 1 relic
   *[other] { $n } relics
}

## The Clockwork Prince

web-oa-prince = The Prince's mind
web-oa-prince-himself = The Clockwork Prince
web-oa-prince-limited = Limited
web-oa-prince-expanded = Expanded
web-oa-prince-stands = In { $quadrant }, at: { $deed }
web-oa-prince-actions = { $n } actions a turn
web-oa-prince-acting = action { $n } of { $of }
web-oa-prince-threat = Threat: { $player } ({ $goal })
web-oa-prince-no-threat = No Threat
web-oa-prince-judge = { $player } judges for him
web-oa-prince-friend = Friends
web-oa-prince-conspirator = Conspirators
web-oa-prince-unaligned = Unaligned
web-oa-prince-tactics = Tactics: { $n } (step { $step })
web-oa-prince-ambition = Ambition: { $n }
web-oa-prince-next = Next, if nothing changes
web-oa-prince-nothing = Nothing he could do.
web-oa-prince-hidden = a facedown site
web-oa-prince-skips = { $deed } (skipped)
web-oa-prince-because = { $deed }, since { $test }
web-oa-thumb-likely = Rule of thumb: { $force } is more than { $against } + { $dice } dice, so likely.
web-oa-thumb-unlikely = Rule of thumb: { $force } is not more than { $against } + { $dice } dice, so unlikely.
web-oa-thumb-warned = Four dice or more: beware.
