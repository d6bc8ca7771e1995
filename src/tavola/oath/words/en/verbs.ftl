### Oath: what each effect word says on a card

oa-times = { $what }, { $n } times
oa-or = or
oa-for = { $first }: { $second }
oa-then = { $first }, then { $second }
oa-may = you may { $what }
oa-for-each = { $what } for each { $count }
oa-when-then = { $if }: { $then }
oa-count-at_sites = { $what } card at sites
oa-count-ruled = { $what } card you rule
oa-count-advisers = { $what } adviser of yours
oa-count-suits_ruled = suit other than { $what } among the cards you rule
oa-count-sites_targeted = targeted site
oa-count-sites_ruled = site you rule
oa-count-defense_pool = defense die in the pool
oa-price-favor = place { $n } favor
oa-price-burn = burn { $n } favor
oa-price-secrets = place { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
oa-price-burn-secrets = burn { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
oa-price-flip = turn { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    } face down
oa-price-sacrifice = sacrifice { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
oa-when-action = Action
oa-when-play = When played
oa-when-rest = Rest
oa-when-always = Always
oa-when-plan-attack = Attacker's battle plan
oa-when-plan-defense = Defender's battle plan
oa-when-plan-either = Battle plan
oa-when-search = Search
oa-when-muster = Muster
oa-when-trade = Trade
oa-when-travel = Travel
oa-when-recover = Recover
oa-if-alone = only if your side uses no other plan
oa-if-arrives = arriving at this site
oa-if-at_rulers_site = with the pawn at a site of this card's ruler
oa-if-between_players = after a campaign between two players
oa-if-board_at_most = with at most { $what } warbands on the board
oa-if-card_here = on a card here
oa-if-chancellor_attacks = when the Chancellor attacks
oa-if-enemy = for enemies of this card's ruler
oa-if-exile = if you are an Exile
oa-if-citizen = if you are a Citizen
oa-if-exile_keeper = if an Exile holds the title
oa-if-foe_exile = if the opponent is an Exile
oa-if-foe_has = if the opponent has { $what } advisers
oa-if-foe_lacks = unless the opponent holds the { $what }
oa-if-from_here = from here
oa-if-to_here = to this site
oa-if-goods = for { $what }
oa-if-has_adviser = with a { $what } adviser
oa-if-heeded = unless site powers are ignored
oa-if-holder = for its holder
oa-if-holds = while holding the { $what }
oa-if-just_drawn = with a denizen just drawn, face up
oa-if-matches = with a card that matches one of your advisers
oa-if-mob = while the People's Favor shows Mob
oa-if-more_secrets = if you have more secrets than the Chancellor
oa-if-more_sites = if you rule more sites than the Empire
oa-if-no_favor = with no favor
oa-if-others = for other players
oa-others-plays_vision = after another player plays a Vision face up
oa-others-suit = after another player plays { $what_id ->
        [order] an
        [arcane] an
       *[other] a
    } { $what } card face up
oa-others-between_players = after a campaign between two players in which you were not the attacker
oa-if-outnumbered = if the defending force is larger
oa-if-outnumbers = if your force is larger
oa-if-own_turn = in your own turn
oa-if-pawn_elsewhere = with the pawn elsewhere
oa-if-pawn_here = with the pawn here
oa-if-pawn_targeted = if pawn and favor were targeted
oa-if-plays_vision = after a Vision is played face up
oa-if-pool = with { $what } or more defense dice in the pool
oa-if-poorest = on a card whose bank alone has the least favor
oa-if-portal = from here, or to here if you rule this card
oa-if-recovers = when recovering a relic
oa-if-ruler = for the ruler of the site
oa-if-rules_card = if you rule this card
oa-if-rules_no = who rule no { $what } card
oa-if-same_region = inside your region
oa-if-searched = from the world deck
oa-if-side_holds = while you hold the { $what }
oa-if-site_targeted = if this site is a target
oa-if-stranger = without ruling this card
oa-if-stuck = from a ruled site with warbands on the board
oa-if-suit = with { $what } cards
oa-if-target_here = with any target here
oa-if-target_suit = if a targeted site has { $what } cards
oa-if-this_card = on this card
oa-if-to_region = to the { $what_id ->
        [cradle] Cradle from outside
       *[hinterland] Hinterland
    }
oa-if-to_suit = to a site with a { $what } card
oa-if-unguarded = if no pawn of the site's ruler is here
oa-verb-add_to_banner = add { $n } to the { $banner }
oa-verb-adds_to_banner = when recovering the { $banner } add { $n } more to the payment from the shared bank
oa-verb-adviser_limit = your limit of advisers is { $n }
oa-verb-advisers_of = the advisers of another player count instead of yours, with their Trade powers
oa-verb-after_all = if you win, after everything else: { $then }
oa-verb-after_campaign = after it { $then }
oa-verb-after_muster = afterwards { $then }
oa-verb-after_play = on playing the card, { $then }
oa-verb-after_recover = afterwards { $then }
oa-verb-after_search = afterwards { $then }
oa-verb-after_travel = after traveling, { $then }
oa-verb-after_trade = afterwards { $then }
oa-verb-after_title = when the title is taken { $then }
oa-verb-after_drawn = after drawing { $then }
oa-verb-any_pile = any region's discard pile may be used
oa-verb-attack_dice = { $n ->
        [1] +1 attack die
        [-1] −1 attack die
       *[other] { SIGNED($n) } attack dice
    }
oa-verb-bargain = any number of times give a player here 1 secret for 2 favor, or 2 favor for 1 secret
oa-verb-become_citizen = { $relic_id ->
        [unseen] become a Citizen and take a relic of the Reliquary unseen
       *[none] become a Citizen
    }
oa-verb-bend_end_die = its ruler may change the end die by 1
oa-verb-bind_secrets = every player burns all secrets but 1, you those on cards too; yours is the one placed here
oa-verb-blackmail = take a relic of a player here unless that player gives 3 favor
oa-verb-blood_for_secrets = sacrifice an even number of warbands of your board and gain 1 secret for each pair
oa-verb-burn_all_favor = if victorious with pawn and favor targeted: the defender burns all favor instead of half
oa-verb-burn_banner = burn { $n ->
        [0] all but 1
       *[other] { $n }
    } from the { $banner }
oa-verb-burn_foe_secrets = the opponent burns every secret but { $n }
oa-verb-bury_self = bury this relic
oa-verb-buy_peace = if the opponent’s pawn is at your site, give 1 favor for each defense die and win
oa-verb-carry = choose a player here and a site that player could travel to: your pawn goes there, and that player travels there without Supply
oa-verb-cage = if you win, the surviving enemy force goes onto this relic
oa-verb-campaign_from = campaign without Supply from { $where_id ->
        [ruled] a site you rule
       *[other] any site with a Beast card
    }; your warbands there join
oa-verb-capacity = the capacity of its site is { $n }
oa-verb-clear_here = { $where_id ->
        [here] whoever plays a card here may first discard a denizen here
       *[other] playing to a site, you may first discard a denizen there
    }
oa-verb-clear_region = when playing to a site you may first discard a denizen of the region
oa-verb-coast = travel to another Coast costs 1 Supply and ignores the Narrow Pass
oa-verb-collect_dissent = each player but the holder of the People's Favor puts here 1 favor for each suit among the cards that player rules
oa-verb-commands_bandits = bandits at sites no enemy rules are your warbands
oa-verb-conspire = burn 1 secret to take a relic or banner of a player here if two of your advisers match
oa-verb-counts_again = counts as two { $suit } advisers
oa-verb-counts_as = this adviser counts as Beast or as Order
oa-verb-dearer_plans = each of your opponents' battle plans costs { $n ->
        [0] 1 more secret
       *[other] 1 more favor, burned
    }
oa-verb-defense_dice = { $n ->
        [one] { $n } defense die more
       *[other] { $n } defense dice more
    }
oa-verb-dice = { $n ->
        [one] +{ $n } attack die (−{ $n } when you defend)
       *[other] +{ $n } attack dice (−{ $n } when you defend)
    }
oa-verb-more_dice = { $n ->
        [one] +{ $n } attack die
       *[other] +{ $n } attack dice
    }
oa-verb-fewer_dice = { $n ->
        [one] up to +{ $n } attack die (−{ $n } when you defend)
       *[other] up to +{ $n } attack dice (−{ $n } when you defend)
    }
oa-verb-discard_adviser_here = discard a face-up adviser of a player here
oa-verb-discard_here = discard a { $suits } card here and gain { $n } favor of its bank
oa-verb-discard_in_region = discard every other { $suits } card in your region
oa-verb-discard_others_here = discard every other denizen here
oa-verb-discard_self = discard this card
oa-verb-discarded = discard this card at the end
oa-verb-double_attack = the attack roll counts double
oa-verb-draw_vision = draw the Vision nearest the top of the world deck and play or discard it as in a search
oa-verb-draw_more = draw { $n ->
        [1] 1 card more
        [-1] 1 card fewer
       *[other] { $n } cards more
    }
oa-verb-draw_relic = draw a relic; keep it or bury it
oa-verb-reveals_drawn = everybody sees the cards drawn and the one kept
oa-verb-echoes_recovery = whenever the Darkest Secret is recovered you gain as many secrets as were placed
oa-verb-enchant = exchange this card with a face-up adviser of another player
oa-verb-end_act_phase = the Act Phase ends
oa-verb-even_targets = attackers must choose targets with an even number of dice
oa-verb-exchange = a binding exchange of { $goods } with any player
oa-verb-favor_for_secrets = each player from the Chancellor on may burn any number of favor to gain as many secrets
oa-verb-gathering = each player may come here; then players here may exchange { $goods }
oa-verb-favor_to_bank = all your favor goes to the { $bank } bank
oa-verb-forbid_campaign = you cannot campaign
oa-verb-forbid_play = { $what ->
        [visions] Visions cannot be played face up
        [goals] Visions other than the Conspiracy cannot be played face up
        [facedown] advisers cannot be played face down
       *[other] Beast cards cannot be played face up
    }
oa-verb-forbid_recover = the { $banner } cannot be recovered
oa-verb-forbid_suit = no trading with or mustering on { $suit } cards
oa-verb-forbid_travel = you cannot travel
oa-verb-free_campaign = you may campaign without Supply
oa-verb-free_travel = you may travel without Supply
oa-verb-gain_favor = { $bank_id ->
        [one] gain { $n } favor from any one bank
        [here] gain { $n } favor from the bank of a card at your site
        [any] gain { $n } favor from any banks
       *[other] gain { $n } favor from the { $bank } bank
    }
oa-verb-gain_in_common = you may gain 1 favor from a bank matching both a card there and one of your advisers
oa-verb-gain_secrets = gain { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
oa-verb-gain_supply = gain { $n } Supply
oa-verb-gain_warbands = gain { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
oa-verb-gain_warbands_here = gain { $n ->
        [one] { $n } warband and put it
       *[other] { $n } warbands and put them
    } here
oa-verb-gamble = roll { $n } defense dice and gain as much favor from one bank as they show shields
oa-verb-hand_banner = give the { $banner } to the Chancellor
oa-verb-haul_pile = put another region’s discard pile on top of your region’s
oa-verb-halve_attack = the attacker rolls only half of the pool
oa-verb-heir_of_burning = favor burned by anybody goes to you
oa-verb-hidden_gate = traveling or declaring targets here needs a secret turned face down
oa-verb-homeland = playing { $suit_id ->
        [order] an
        [arcane] an
       *[other] a
    } { $suit } card here, without having discarded one here: { $then }
oa-verb-hospital = your warbands that would die go to this site if you still rule it
oa-verb-hunt_relics = facedown relics at targeted sites may be targets too, for 1 defense die each; relics you win may be buried
oa-if_defeated = if defeated
oa-if_victorious = if victorious
oa-verb-ignore_sites = site powers are ignored
oa-verb-ignore_skulls = your skulls kill nobody
oa-verb-ignores_capacity = it needs no room at its site
oa-verb-inquire = look at a facedown adviser of a player here; play or discard it if it is the Conspiracy, else that player gets the favor on this card
oa-verb-joins_from_sites = warbands at sites you rule join your attacks
oa-verb-keeps_secrets = you give no secrets
oa-verb-kill_attacker = { $n ->
        [one] { $n } warband on the attacker's board dies
       *[other] { $n } warbands on the attacker's board die
    }
oa-verb-kill_everywhere = kill 1 warband at every site
oa-verb-kill_here = kill all warbands here
oa-verb-kill_in_region = kill { $n } warbands in your region, at sites or on boards
oa-verb-kill_on_arrival = kill { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } at that site
oa-verb-besiege = kill { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } at one site of your region
oa-verb-kill_on_board = kill { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } on any board
oa-verb-kill_own = kill { $n } warbands on your own board
oa-verb-kill_whole_force = if you lose, your whole force dies
oa-verb-led_by_enemy = an enemy ruling this site chooses the destination
oa-verb-locks_sites = cards and relics at sites you rule are locked for enemies
oa-verb-lone_favor = a trade that brings exactly 1 favor brings { $n } more
oa-verb-look_at_deck = look at the top { $n } cards of the world deck
oa-verb-look_at_pile = look at the top { $n } cards of your region’s discard pile
oa-verb-look_through_pile = look through one discard pile
oa-verb-lose_attack_dice = { $n ->
        [one] { $n } attack die fewer
       *[other] { $n } attack dice fewer
    }
oa-verb-make_pilgrimage = the denizens at your site go to the Dispossessed; as many random ones come out and go on your region’s discard pile
oa-verb-man_sites = put 1 warband on each site you rule
oa-verb-mark_vision = put a gained warband on a revealed Vision
oa-verb-masked_rule = cards at Imperial sites obey you, battle plans excepted
oa-verb-may_reroll = its ruler may pay 1 secret to roll a set of dice again
oa-verb-may_steal_relics = after relics are taken in your region you may pay 1 favor and 1 secret and roll a defense die for each: with no shield at all, take them
oa-verb-more_bandits = every site has { $n } more bandits
oa-verb-muster_gain = { $n ->
        [one] gain 1 more warband
       *[other] gain { $n } more warbands
    }
oa-verb-muster_occupied = the card need not be empty
oa-verb-muster_with_secret = muster with a secret instead of a favor
oa-verb-narrow_pass = travel into the region from outside must end here; attackers outside must target this site too
oa-verb-no_attacker_plans = whoever targets this site uses no battle plans
oa-verb-no_dear_search = searches of more than { $n } Supply are forbidden
oa-verb-no_enemy_plans = the other side uses no { $suits_id ->
        [none] battle plans
       *[other] { $suits } battle plans
    }
oa-verb-no_exile = you cannot be exiled, not even by choice
oa-verb-no_placing = you cannot put warbands on sites
oa-verb-no_plans_of_my_suits = opponents use no battle plans of your advisers’ suits
oa-verb-no_sacrifice = attackers cannot sacrifice against you
oa-verb-no_secret_powers = powers that cost secrets cannot be used
oa-verb-no_supply = spends no Supply
oa-verb-no_target = nobody may target the { $banner }
oa-verb-no_trade_favor = trades bring no favor
oa-verb-nobody_dies = nobody dies
oa-verb-none_die = if you lose, nobody of your force dies
oa-verb-not_beside_locked = it cannot be played to a site with a locked card
oa-verb-nothing = leave it
oa-verb-open_cage = move caged warbands to the board of their color
oa-verb-parade = gain 1 favor for each face-up adviser of the opponent and Allies, from the bank of its suit
oa-verb-play_anywhere = { $suits } cards may be played to any site
oa-verb-play_in_region = you may play to any site of the region
oa-verb-play_two = two drawn cards may be played, at least one to a site
oa-verb-protects = { $what ->
        [others] your other relics and banners cannot be targeted or taken
        [all] your relics and banners cannot be targeted or taken
       *[other] the Darkest Secret cannot be targeted or taken
    }
oa-verb-purse_of = your favor goes to the { $bank } bank, and you spend from it
oa-verb-rearrange = move warbands between your board and the sites you rule, never the last of a site
oa-verb-resettle = move a face-up Nomad adviser of any player to any site
oa-verb-ride = reveal the top of your region’s discard pile and travel without Supply to a site with its suit, or anywhere if there is none
oa-verb-riot = discard all cards at sites of the suit that has most of them there, except this one
oa-verb-sacrifice_one = sacrifice 1 warband of your force
oa-verb-sacrifice_worth = each sacrificed warband adds { $n }
oa-verb-secret_for_site = playing to a site brings 1 secret instead of the favor
oa-verb-secret_search = searching the world deck costs { $n } Supply
oa-verb-shares_marked_vision = the marked Vision counts as revealed for you too, and you play it if it is discarded
oa-verb-spare_mounts = at the end you may discard one Beast card instead of your Nomad plans
oa-verb-spread_plague = each player moves 1 favor for each ruled site to the Arcane bank
oa-verb-strike_back = after another player’s campaign you may campaign against that player without Supply
oa-verb-supply_plus = costs { $n } Supply more
oa-verb-supply_set = costs { $n } Supply
oa-verb-swap_facedown = exchange any two facedown advisers
oa-verb-swap_advisers = this card may trade places with a face-up Nomad adviser of another player
oa-verb-swap_at_sites = this card may trade places with a Nomad card at any site
oa-verb-take_favor = take { $n } favor from { $whose_id ->
        [here] a player here
       *[chancellor] the Chancellor
    }
oa-verb-take_relic_here = take the relic here as a recovery
oa-verb-take_secret = take 1 secret from a player here, never the last
oa-verb-target_dice = { $what_id ->
        [site] each targeted site of its ruler adds
        [relic] each targeted relic of yours adds
       *[pawn] pawn and favor add
    } { $n ->
        [one] { $n } more defense die
       *[other] { $n } more defense dice
    }
oa-verb-title_tribute = whenever another player takes the title take { $n } favor from that player
oa-verb-tax = take { $n } favor from every player at a site you rule in your region
oa-verb-toll = { $action } needs 1 favor given to this card’s ruler
oa-verb-trade_gain = { SIGNED($n) } { $goods_id ->
        [secrets] { $n ->
            [1] secret
            [-1] secret
           *[other] secrets
        }
       *[favor] favor
    }
oa-verb-trade_in_region = a card at any site of the region may be used
oa-verb-turn_over = turn this card over
oa-verb-void_faces = these faces of the other side add nothing: { $faces }
oa-verb-wake_take = at the end of Wake, a player here may take { $tokens } from this site
oa-wake-favor = 1 favor
oa-wake-secret = 1 secret
oa-verb-weightless = { $suit } advisers do not count toward it
oa-verb-win_hunted = take the relics chosen; relics you won may be buried
oa-verb-join_empire = Citizenship for { $player } with the relic of space { $n }
oa-verb-withdraw = { $n ->
        [1] 1 warband is taken
       *[other] { $n } warbands are taken
    } from the site
oa-verb-hand_over = { $n ->
        [1] 1 warband is passed
       *[other] { $n } warbands are passed
    } on
oa-verb-ally = an Ally joins
oa-verb-deal-favor = { $player } gives { $n } favor
oa-verb-deal-secret = { $player } gives { $n ->
        [1] 1 secret
       *[other] { $n } secrets
    }
oa-verb-deal-relic = { $player } gives { $what }
oa-verb-deal-banner = { $player } gives the { $what }
oa-verb-deal-adviser = { $player } gives an adviser ({ $what })
oa-verb-deal-site = { $player } gives { $what }
oa-verb-deal-promise = { $player } promises: { $what }
oa-count-enemy_dead = enemy warband that died
oa-verb-burn_beaten = kill what is left of the beaten force, and give that opponent 1 favor if able
oa-verb-swap_adviser = exchange one of your face-up advisers with a card at your site
oa-verb-call_pawn = choose a pawn elsewhere: it must travel to your site if able, without Supply; if it does, its owner receives the secret
oa-verb-discard_under_deck = all cards you discard may go under the world deck
oa-verb-open_reliquary = if the Chancellor rules your site, look at a relic of the Reliquary; you may take it
oa-verb-look_anywhere = look at a facedown site, an adviser, or a relic at a site
oa-verb-mob_when_recovered = recovering the People’s Favor leaves it on its Mob side
oa-verb-chronicle_keeps = while the chronicle is written, sites with a { $suit } card are not discarded
oa-verb-swap_drawn = exchange any number of drawn denizens for random cards of the Dispossessed
oa-verb-swap_pile = exchange up to { $n } denizens from the top of your region’s discard pile, unseen, for random cards of the Dispossessed
oa-verb-whole_bank_to = move all favor of one bank into the { $bank } bank
oa-verb-gather_in_bank = for each { $count }, move 1 favor from any other bank into the { $bank } bank
oa-verb-level_banks = move { $n } favor from the fullest bank to the emptiest
oa-verb-favor_of_banks = gain { $n } favor, 1 from each of { $n } different banks
oa-verb-adviser_to_site = move one of your face-up advisers to your site
oa-verb-rove = discard a denizen at another site and move this card into its place
oa-verb-follow_the_piper = move this card to another player’s advisers and take { $n } favor from that player
oa-verb-bury_relic_here = bury a facedown relic of your site under the relic deck
oa-verb-barter_relic = draw and keep a relic, then bury a relic you hold, other than the Grand Scepter
oa-verb-kill_by_adviser = kill 1 warband on the board of a player with a face-up { $suits } adviser
oa-verb-mob_adviser = discard a face-up adviser of the holder of the Darkest Secret, unless that player holds the People’s Favor
oa-verb-rest_early = return favor and secrets from all cards as in the Rest Phase, except the favor here
oa-verb-elected = if you are an Exile and hold the People’s Favor, become a Citizen without a relic
oa-verb-discarded_without = the plan is then discarded unless you hold the { $banner }
oa-verb-from_the_bottom = draw 1 card, from the bottom of your region’s discard pile
oa-verb-discard_to_any_pile = all cards you discard may go to one discard pile of your choice, on top or underneath
oa-verb-trade_at_suit = trade as if you were at any site with a { $suit } card
oa-verb-muster_on_match = you must muster on a card that matches an adviser of yours
oa-verb-vines = enemies leaving a site of this card’s ruler kill 1 warband on their board
oa-verb-win_now = you win the campaign at once, without rolls
oa-verb-ignores_limit = the adviser limit does not hold
