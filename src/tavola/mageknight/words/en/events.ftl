### Mage Knight: lines of the log

## Mana as it is paid

mk-payment-die = { $color } die
mk-payment-kept = { $color } die of the Tactic
mk-payment-wild = { $color } die as any color
mk-payment-token = { $color } mana
mk-payment-crystal = { $color } crystal

## Cards

mk-event-play = Played { $card }.
mk-event-play-strong = { $payment_id ->
        [none] Played { $card } for its strong effect.
       *[other] Played { $card } for its strong effect ({ $payment }).
    }
mk-event-artifact-thrown = { $card } leaves the game.
mk-event-cast = Cast { $card } ({ $payment }).
mk-event-sideways = { $use ->
        [influence] Played { $card } sideways for Influence.
        [attack] Played { $card } sideways for Attack.
        [block] Played { $card } sideways for Block.
       *[move] Played { $card } sideways for Move.
    }
mk-event-draw = Drew { $card }.
mk-event-draw-count = { $count ->
        [one] Drew a card.
       *[other] Drew { $count } cards.
    }
mk-event-skill = Used the Skill { $skill }.
mk-event-learn = { $card } was learned and lies on top of the Deed deck.
mk-event-borrow = Borrowed the strong effect of { $card }, +{ $count }.
mk-event-return = { $card } goes back to hand.
mk-event-cheaper-space = The space { $space } costs less this turn.
mk-event-mana-draw = { $count ->
        [one] A die was turned to { $color }: a { $color } mana token.
       *[other] A die was turned to { $color }: { $count } { $color } mana tokens.
    }
mk-event-scouted = The Scouts see: { $enemy }.
mk-event-return-deck = { $where ->
        [top] { $card } goes on top of the Deed deck.
       *[bottom] { $card } goes under the Deed deck.
    }
mk-event-maximal = Threw away { $card } to use it { $count } times.
mk-event-learn-to = { $where ->
        [hand] Gained { $card } to hand.
       *[discard] Gained { $card } to the discard pile.
    }
mk-event-throw-away = Threw away { $card }.
mk-event-throw-wound = Threw away a Wound.
mk-event-convert = { $points ->
        [influence] Spent { $count } Influence: { $effect }.
       *[move] Spent { $count } Move: { $effect }.
    }
mk-event-roll = The mana die shows { $color }.
mk-event-skill-up = The Skill { $skill } is face up again.

## Fame, Reputation, mana

mk-event-fame = Fame { SIGNED($count) }.
mk-event-reputation = Reputation { SIGNED($count) }.
mk-event-crystal = Gained a { $color } crystal.
mk-event-crystal-overflow = The Inventory holds three { $color } crystals: a { $color } mana token instead.
mk-event-crystal-lost = The Inventory holds three { $color } crystals: this one is lost.
mk-event-die-returned = A die was rerolled to { $color } and returned to the Source.
mk-event-melt = Turned a { $color } crystal into mana.
mk-event-keep-die = Kept a { $color } die on the Tactic.
mk-event-reroll = Rerolled a die of the Source: { $color }.
mk-event-mana = Gained a { $color } mana token.

## Offers and the dummy player

mk-event-offer = New in the offer: { $card }.
mk-event-dummy-card = The dummy player takes { $card }.
mk-event-dummy-crystal = The dummy player gains a { $color } crystal.
mk-event-dummy = { $count ->
        [one] The dummy player flips a card ({ $color }).
       *[other] The dummy player flips { $count } cards ({ $color }).
    }
mk-event-dummy-announce = The dummy player has no cards left and announces the End of the Round.
mk-event-dummy-skill = The dummy player leaves a Skill in the common offer: { $skill }.

## Units

mk-event-activate = { $unit }: { $effect }.
mk-event-recruit = Recruited { $unit }.
mk-event-disband = Disbanded { $unit }.
mk-event-ready = Ready again: { $unit }.
mk-event-feed = { $unit }: fed with { $color } mana.

## Wounds and healing

mk-event-wound = { $count ->
        [one] Took a Wound.
       *[other] Took { $count } Wounds.
    }
mk-event-knock-out = Knocked out: every non-Wound card in hand is discarded.
mk-event-drop-cards = { $card_id ->
        [none] There was no card to discard.
       *[other] Discarded { $card }.
    }
mk-event-heal-hand = Healed a Wound in hand.
mk-event-heal-unit = Healed { $unit }.
mk-event-buy-heal = Bought a Healing point for { $cost } Influence.

## The map

mk-event-move = Moved to { $terrain } ({ $space }) for { $cost } Move.
mk-event-tile = Revealed: { $tile }.
mk-event-rampager = { $enemy } on the rampage at { $space }.
mk-event-monastery-card = The monastery teaches { $card }.
mk-event-ruin-revealed = The ruins show their token: { $ruin }.
mk-event-token-revealed = Revealed at { $space }: { $enemy }.
mk-event-interact = { $count ->
        [0] Interacted with the locals ({ $site }).
       *[other] Interacted with the locals ({ $site }): Influence { SIGNED($count) } by Reputation.
    }
mk-event-fly = Landed on { $terrain } ({ $space }).

## Combat

mk-event-attack = Attack { $count } against { $enemy }.
mk-event-defeat = Defeated: { $enemy }.
mk-event-block = Blocked: { $enemy }.
mk-event-weaken = The attack of { $enemy } was weakened by { $count }.
mk-event-summon = { $enemy2 }, summoned by { $enemy }.
mk-event-combat = Combat against { $enemy }.
mk-event-assault = { $site_id ->
        [none] Assault!
       *[other] Assaulted { $site_the }.
    }
mk-event-provoked = Provoked: { $enemy }.
mk-event-enter = Entered { $site_in }.
mk-event-burn = Set out to burn the monastery.
mk-event-phase = { $phase }.
mk-event-damage-hero = { $enemy }: { $count } damage to the Hero.
mk-event-damage-unit = { $enemy }: damage to { $unit }.
mk-event-vampiric = { $enemy } drinks blood: Armor +{ $count } for this combat.
mk-event-poison-hero = { $count ->
        [one] Poison: one more Wound goes to the discard pile.
       *[other] Poison: { $count } more Wounds go to the discard pile.
    }
mk-event-paralyze-hero = Paralyzed: every non-Wound card in hand is discarded.
mk-event-unit-destroyed = Paralyzed and destroyed: { $unit }.
mk-event-unit-wounded = { $count ->
        [one] Wounded: { $unit }.
       *[other] Poisoned, { $count } Wounds: { $unit }.
    }
mk-event-unit-resists = Unhurt thanks to its resistance: { $unit }.
mk-event-combat-over = The combat is over.
mk-event-withdraw = Withdrew to { $space }.
mk-event-conquer = Conquered { $site_the }.
mk-event-burned = The monastery burns.
mk-event-stop-attack = Does not attack in this combat: { $enemy }.
mk-event-lower-armor = { $enemy }: Armor −{ $count }.
mk-event-foe-loses = { $enemy }: loses { $loss }.
mk-event-disease = { $enemy }: Armor 1.

## Tactics

mk-event-tactic = Chose the Tactic { $tactic }.
mk-event-tactic-use = Used the Tactic { $tactic }.
mk-event-rethink = { $count ->
        [0] Discarded nothing, then shuffled the discard pile into the Deed deck.
        [one] Swapped a card, then shuffled the discard pile into the Deed deck.
       *[other] Swapped { $count } cards, then shuffled the discard pile into the Deed deck.
    }
mk-event-prepare = Took { $card } from the Deed deck.
mk-event-store = Stored the top card of the Deed deck under the Tactic.
mk-event-take-stored = { $count ->
        [0] No card was stored under the Tactic.
        [one] Took the stored card to hand.
       *[other] Took the { $count } stored cards to hand.
    }

## The turn

mk-event-turn = Turn { $count }: { $hero }.
mk-event-announce = { $hero } announces the End of the Round.
mk-event-forfeit = No cards left: the turn is forfeited.
mk-event-rest = { $card_id ->
        [wound] Slow recovery: discarded a Wound.
       *[other] Rested: discarded { $card }.
    }
mk-event-rest-wounds = { $count ->
        [0] Discarded no Wound.
        [one] Discarded a Wound.
       *[other] Discarded { $count } Wounds.
    }
mk-event-plunder = Plundered the village.
mk-event-glade-mana = The magical glade gives a { $color } mana token.
mk-event-altar = Paid the altar: { $payment }.
mk-event-glade = { $where ->
        [hand] The magical glade took away a Wound from the hand.
       *[discard] The magical glade took away a Wound from the discard pile.
    }
mk-event-discard = Discarded { $card }.
mk-event-forced-withdrawal = { $count ->
        [one] Forced withdrawal to { $space }: a Wound.
       *[other] Forced withdrawal over { $count } spaces to { $space }: { $count } Wounds.
    }
mk-event-turn-skipped = { $hero } has already taken this turn.

## Levels and rewards

mk-event-skill-level = Level { $count }: a Skill and an Advanced Action.
mk-event-command-level = Level { $count }: a Command token.
mk-event-gain-skill = Gained the Skill { $skill }.
mk-event-reward-roll = The die of the reward shows { $color }.
mk-event-artifact = Gained { $card }, on top of the Deed deck.

## Rounds

mk-event-round = Round { $count }: { $time }.
mk-event-round-end = End of round { $count }.
mk-event-dummy-tactic = The dummy player takes the Tactic { $tactic }.
mk-event-last-turns = The city is found: one last turn each.
mk-event-game-over = { $count ->
        [one] The game is over: { $count } point.
       *[other] The game is over: { $count } points.
    }

## Cities and mazes

mk-event-city = { $color_id ->
        [red] The Red City is found, level { $count }.
        [blue] The Blue City is found, level { $count }.
        [white] The White City is found, level { $count }.
       *[green] The Green City is found, level { $count }.
    }
mk-event-buy-artifact = Bought an Artifact, taken at the end of the turn.
mk-event-invite-elite = An Elite Unit joins the offer: { $unit }.
mk-event-path = Took the path of length { $count } in { $site_the }.

## Scenarios

mk-event-mine-freed = The mine at { $space } is free.
mk-event-glade-marked = A Shield marks the magical glade at { $space }.
mk-event-incantation = { $count ->
        [0] The incantation calls up nothing.
        [one] The incantation calls up an enemy.
       *[other] The incantation calls up { $count } enemies.
    }
mk-event-entrance = { $site_id ->
        [tomb] A secret tomb lies at { $space }.
       *[dungeon] A secret dungeon lies at { $space }.
    }
mk-event-tunnel = Through the tunnels to { $space } for { $cost } Move points.
mk-event-tower-mana = { $count ->
        [one] The mage tower gives a { $color } mana token.
       *[other] The mage towers give { $count } { $color } mana tokens.
    }
mk-event-concede = { $hero } concedes.
mk-event-portal-closes = The portal closes.
mk-event-eliminated = { $hero } was on the portal and is out of the game.
mk-event-banner = { $card } now goes with { $unit }.
mk-event-detach = { $card } was taken from { $unit }.
mk-event-unit-spared = The Banner of Fortitude spares { $unit } the Wound.
mk-event-forgive = { $count ->
        [one] Threw away the Wound of this turn.
       *[other] Threw away the { $count } Wounds of this turn.
    }
