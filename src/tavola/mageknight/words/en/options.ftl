### Mage Knight: what the button of each answer says

## Cards, Skills, Tactics

mk-option-tactic = Take { $tactic }
mk-option-tactic_use = Use { $tactic }
mk-option-play = { $card }: { $effect }
mk-option-strong = { $payment_id ->
        [none] { $card }, strong: { $effect }
       *[other] { $card }, strong ({ $payment }): { $effect }
    }
mk-option-spell = Cast { $card } ({ $payment })
mk-option-sideways = { $use ->
        [influence] { $card } sideways: Influence { $count }
        [attack] { $card } sideways: Attack { $count }
        [block] { $card } sideways: Block { $count }
       *[move] { $card } sideways: Move { $count }
    }
mk-option-skill = Use { $skill }
mk-option-crystal = Turn a { $color } crystal into mana
mk-option-discard = Discard { $card }
mk-option-pick = Choose { $card }
mk-option-take = Take { $card }
mk-option-gain = Gain { $card }
mk-option-borrow = { $card }
mk-option-give_back = Put { $card } under the deck
mk-option-under = { $card }
mk-option-choose = { $effect }
mk-option-pay = { $payment }
mk-option-color = { $color_id ->
        [red] Red
        [blue] Blue
        [white] White
        [green] Green
        [gold] Gold
       *[black] Black
    }
mk-option-die = { $color_id ->
        [red] Red die
        [blue] Blue die
        [white] White die
        [green] Green die
        [gold] Gold die
       *[black] Black die
    }
mk-option-keep = Keep the { $color } die
mk-option-convert = { $points ->
        [influence] Spend { $count } Influence: { $effect }
       *[move] Spend { $count } Move: { $effect }
    }
mk-option-lesson = Pay { $count } Influence for an Advanced Action
mk-option-like = Crystal in the color of { $card }
mk-option-return_card = Put { $card } back
mk-option-throw = Throw away { $card }
mk-option-return_skill = Return { $skill }
mk-option-flip_skill = Turn { $skill } face up
mk-option-deck = { $where ->
        [top] On top of the Deed deck
       *[bottom] Under the Deed deck
    }
mk-option-add = { $count ->
        [0] Nothing
       *[other] +{ $count }
    }

## The turn

mk-option-before = { $what ->
        [plunder] Plunder the village
        [store] Store the top card under Sparing Power
        [take] Take all cards under Sparing Power
       *[midnight_meditation] Use Midnight Meditation
    }
mk-option-announce_end = Announce the End of the Round
mk-option-end_turn = End the turn
mk-option-done = Done
mk-option-begin_turn = Begin the turn
mk-option-play_on = Play on
mk-option-wait = Do nothing
mk-option-rest = { $card_id ->
        [wound] Slow recovery: discard a Wound
       *[other] Rest: discard { $card }
    }
mk-option-wounds = { $count ->
        [0] No Wound
        [one] 1 Wound
       *[other] { $count } Wounds
    }
mk-option-reward = { $reward }
mk-option-gain_skill = { $source ->
        [common] { $skill } (common offer, with the lowest Advanced Action)
       *[own] { $skill }
    }

## The map

mk-option-move = { $site_id ->
        [none] Move to { $terrain } ({ $space })
       *[other] Move to { $terrain }, { $site } ({ $space })
    }
mk-option-explore = Explore ({ $slot })
mk-option-space = Space { $space }
mk-option-look = { $where ->
        [green] Top of the green pile
        [grey] Top of the grey pile
        [brown] Top of the brown pile
        [violet] Top of the violet pile
        [red] Top of the red pile
        [white] Top of the white pile
       *[other] Token at { $where }
    }
mk-option-interact = { $site_id ->
        [none] Interact with the locals
       *[other] Interact with the locals ({ $site })
    }
mk-option-enter = { $site_id ->
        [ancient_ruins] Fight in the ruins
       *[other] Enter { $site_in }
    }
mk-option-burn = Burn the monastery
mk-option-altar = Pay the altar ({ $payment })
mk-option-mine = { $color_id ->
        [red] Red crystal
        [blue] Blue crystal
        [white] White crystal
       *[green] Green crystal
    }
mk-option-glade = { $where ->
        [hand] A Wound in hand
       *[discard] A Wound in the discard pile
    }
mk-option-fly = Land on { $terrain } ({ $space })

## Units and healing

mk-option-ability = { $payment_id ->
        [none] { $unit }: { $effect }
       *[other] { $unit } ({ $payment }): { $effect }
    }
mk-option-recruit = Recruit { $unit }
mk-option-discount = { $skill_id ->
        [none] Recruit { $unit } with the rebate
       *[other] Recruit { $unit } with the rebate, under { $skill }
    }
mk-option-disband = Disband { $unit }
mk-option-ready = Ready { $unit }
mk-option-ready_paid = Ready { $unit } for Influence
mk-option-learn = { $payment_id ->
        [none] Learn { $card }
       *[other] Learn { $card } ({ $payment })
    }
mk-option-buy_heal = Buy a Healing point
mk-option-heal-hand = Heal a Wound in hand
mk-option-heal = Heal { $unit }
mk-option-feed = { $color_id ->
        [red] Red mana ({ $payment })
        [blue] Blue mana ({ $payment })
        [white] White mana ({ $payment })
       *[green] Green mana ({ $payment })
    }
mk-option-release = Let them go
mk-option-ready_once = Ready { $unit } for { $count } Influence
mk-option-own_unit = { $unit }

## Combat

mk-option-challenge = Challenge { $enemy }
mk-option-invite = Fight { $enemy } too
mk-option-invite-none = Nobody else
mk-option-attack = Attack { $enemy }
mk-option-block = { $attack ->
        [0] Block { $enemy }
       *[other] Block { $enemy }, attack { $attack }
    }
mk-option-reduce = { $attack ->
        [0] Spend 1 Move: { $enemy } −1
       *[other] Spend 1 Move: { $enemy }, attack { $attack } −1
    }
mk-option-foe_attack = { $attack ->
        [0] { $enemy }
       *[other] { $enemy }, attack { $attack }
    }
mk-option-foe = { $enemy }
mk-option-damage-hero = { $attack ->
        [0] { $enemy }: { $hero } takes the damage
       *[other] { $enemy }, attack { $attack }: { $hero } takes the damage
    }
mk-option-damage-unit = { $attack ->
        [0] { $enemy }: damage to { $unit }
       *[other] { $enemy }, attack { $attack }: damage to { $unit }
    }
mk-option-phase = { $from ->
        [ranged] Go on to the Block phase
        [block] Go on to the Assign Damage phase
        [damage] Go on to the Attack phase
       *[attack] End the combat
    }

## Cities and mazes

mk-option-buy_artifact = Buy an Artifact
mk-option-invite_elite = Add an Elite Unit to the offer
mk-option-train = { $card_id ->
        [none] Learn the unseen top Advanced Action
       *[other] Learn { $card }
    }
mk-option-walk_in = Walk in
mk-option-path = { $unit_id ->
        [none] Path of length { $count }
       *[other] Path of length { $count }, with { $unit }
    }

## Scenarios

mk-option-incantation = Perform the incantation
mk-option-mark_glade = Put your Shield on the glade
mk-option-mark_over = Replace the Shield of { $hero }
mk-option-tunnel = Through the tunnels to { $space }
mk-option-concede = Concede
mk-option-banner = { $card } to { $unit }
mk-option-detach = Take { $card } from { $unit }
mk-option-frighten = { $attack ->
        [0] { $unit }: call off the attack of { $enemy }
       *[other] { $unit }: call off attack { $attack } of { $enemy }
    }
mk-option-rally = Banner of Courage: ready { $unit }
mk-option-spare = Furl the Banner: no Wound
mk-option-forgive = Throw these Wounds away
mk-option-under_banner = Under the Banner of Command
mk-option-shown = Go on
