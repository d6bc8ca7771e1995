### Oath: the words of answers

oa-option-search = Search { $pile }
oa-option-sell_secret = Give { $player } 1 secret for 2 favor
oa-option-muster = Muster on { $card }
oa-option-trade = Trade with { $card } for { $goods }
oa-option-travel = Travel to { $place }
oa-option-recover_relic = Recover the relic ({ $n })
oa-option-recover_banner = Recover the { $banner } for { $n }
oa-option-campaign = Campaign against { $player }
oa-option-announce = Use { $card } for { $action }
oa-option-announce-player = Use { $card } for { $action }: { $player }
oa-option-announce-suit = Use { $card } for { $action }: { $suit }
oa-option-rest = Rest
oa-option-pass = Pass
oa-option-decline = Decline
oa-option-use = Use { $card }
oa-option-play-site = Play { $card } to { $site }
oa-option-play-adviser = Play { $card } to your advisers
oa-option-play-facedown = Keep { $card } as a facedown adviser
oa-option-play-revealed = Reveal { $card }
oa-option-discard = Discard { $card }
oa-option-peek_relic = Look at the relic here ({ $n })
oa-option-peek_reliquary = Look at space { $space } of the Reliquary
oa-option-withdraw = Take { $n ->
        [1] 1 warband
       *[other] { $n } warbands
    } from the site
oa-option-station = Put { $n ->
        [1] 1 warband
       *[other] { $n } warbands
    } on the site
oa-option-withdraw_from = Take { $n } from { $site }
oa-option-station_at = Put { $n } on { $site }
oa-option-hand_over = Pass { $n ->
        [1] 1 warband
       *[other] { $n } warbands
    } to { $player }
oa-option-exile = Exile { $player }
oa-option-offer = Offer Citizenship to { $player } with relic { $space }
oa-option-pick-bank = { $bank } bank
oa-option-pick-player = { $player }
oa-option-pick-site = { $site }
oa-option-pick-card = { $card }
oa-option-pick-pile = { $pile }
oa-option-pick-adviser = { $card }
oa-option-pick-army = { $army }
oa-option-pick-space = Space { $space }
oa-option-pick-suit = { $suit }
oa-option-pick-number = { $number }
oa-option-pick-banner = { $banner }
oa-option-pick-color = { $color }
oa-option-pick-facedown = A facedown adviser of { $player } (#{ $n })
oa-option-pick-veiled = The facedown relic ({ $veiled })
oa-option-keep = Keep { $card }
oa-option-enough = No more
oa-option-lay = Lay down { $card }
oa-option-target-site = Target { $site }
oa-option-target-relic = Target { $card }
oa-option-target-banner = Target the { $banner }
oa-option-target-pawn = Target pawn and favor
oa-option-attack = Attack
oa-option-call_off = Call it off
oa-option-plan = Use { $card }
oa-option-join = Join
oa-option-stay = Stay out
oa-option-sacrifice = Sacrifice { $n }
oa-option-spare = No
oa-option-kill-board = { $n } on the board of { $player }
oa-option-kill-site = { $n } at { $site }
oa-option-place = Put { $n } there
oa-option-burn = Burn it
oa-option-burn_favor = Burn { $n } favor
oa-option-add = Put 1 favor on it
oa-option-move = Move 1 favor to the { $bank } bank
oa-option-take = Take 1 { $token }
oa-option-bend = Change it by { $n }
oa-option-start = Start at { $site }
oa-option-give-favor = Give { $n } favor
oa-option-ask-favor = Ask for { $n } favor
oa-option-give-secret = Give { $n ->
        [1] 1 secret
       *[other] { $n } secrets
    }
oa-option-ask-secret = Ask for { $n ->
        [1] 1 secret
       *[other] { $n } secrets
    }
oa-option-give-relic = Give { $card }
oa-option-ask-relic = Ask for { $card }
oa-option-give-banner = Give the { $banner }
oa-option-ask-banner = Ask for the { $banner }
oa-option-give-adviser = Give { $card }
oa-option-ask-adviser = Ask for { $card }
oa-option-give-site = Give { $site }
oa-option-ask-site = Ask for { $site }
oa-option-give-promise = Promise: { $promise }
oa-option-ask-promise = Ask for a promise: { $promise }
oa-option-propose = Propose
oa-option-drop = No deal
oa-option-accept = Accept
oa-option-counter = Make a counter-offer
oa-option-strike = Strike: { $term }
oa-option-choose = { $effect }
oa-option-come = Come
oa-option-deal = Deal with { $player }
oa-option-steal = Try to steal
oa-option-mute = Not again this turn
oa-option-reroll = Roll again
oa-option-pay = Pay 3 favor
oa-option-pay_way = Pay and go
oa-option-refuse_way = Refuse
oa-option-yield = Give the relic
oa-option-keep_relic = Keep the relic
oa-option-bury_relic = Bury the relic
oa-option-pick-hidden = { $hidden }
oa-option-pick-count = { $count }
oa-option-leave_relic = Leave the relic
oa-option-swap = Exchange { $card }
oa-option-buy_secret = Give { $player } 2 favor for 1 secret
oa-option-shown = Go on
