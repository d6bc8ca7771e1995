### Mage Knight: words of the cards learned on the way

mk-verb-attack_and = { $what } ({ $rule })
mk-verb-block_bonus = your next Block this turn gets +{ $n }
mk-verb-aim = your next card with an Attack gets +{ $shot } in the Ranged and Siege Attack phase, +{ $strike } in the Attack phase
mk-payment-endless = { $color } mana without limit
mk-verb-endless_mana = this turn you have { $colors } mana without limit
mk-terrain-all = all terrain
mk-verb-only = only { $when }: { $what }
mk-verb-bare_attack = one enemy attack loses its abilities
mk-verb-split_block = { $element_id ->
        [coldfire] { $n } Cold Fire Blocks { $block }, each against a different attack
        [fire] { $n } Fire Blocks { $block }, each against a different attack
        [ice] { $n } Ice Blocks { $block }, each against a different attack
       *[physical] { $n } Blocks { $block }, each against a different attack
    }
mk-verb-wound_discard = take a Wound to your discard pile
mk-rule-split = one of several, each against a different attack
mk-run-advanced_of = gain an Advanced Action of that color from the offer to your hand
mk-run-ancients = use the strong effect of an Advanced Action of the offer without paying mana; it stays in the offer
mk-run-circlet = use a Skill of the Common Skill offer that is not interactive; one used once per turn may be used twice
mk-run-circlet-take = gain a Skill of the Common Skill offer
mk-run-forked_lightning = Ranged Cold Fire Attack 1 against each of up to three enemies
mk-run-spell_of = gain a Spell of that color from the offer to your discard pile
mk-run-talent = discard an Action or Spell: you may cast a Spell of its color from the offer, paying mana as usual; it stays in the offer
mk-run-tome = { $a1 ->
        [strong] discard an Action or Spell: use the strong effect of a Spell of its color from the offer without mana, even by Day
       *[basic] discard an Action or Spell: use the basic effect of a Spell of its color from the offer without mana
    }
mk-ask-borrow-offer = Which card of the offer?
mk-ask-circlet = Which Skill?
mk-ask-forked-lightning = Which enemy does the lightning strike?
mk-event-borrow-offer = Uses { $card } of the offer.
mk-event-wound-discard = { $count ->
        [one] A Wound goes to the discard pile.
       *[other] { $count } Wounds go to the discard pile.
    }
mk-option-cast = { $side ->
        [strong] Cast { $card }, strong ({ $payment })
       *[basic] Cast { $card } ({ $payment })
    }
mk-option-lend_skill = Use { $skill }
mk-option-more_block = Block { $n } against another attack
mk-run-energy_flow = { $a2 ->
        [0] ready a Unit of yours (not in combat); you may spend a Unit of level { $a1 } or lower of each other player
       *[other] ready and heal a Unit of yours (not in combat); you may spend a Unit of level { $a1 } or lower of each other player
    }
mk-run-mana_meltdown = each other player loses a random crystal or, having none, takes a Wound; you may gain one of the lost crystals
mk-run-mana_radiance = { $a1 ->
        [red] red: everyone, you included, takes a Wound for each red crystal they have; then gain 2 red crystals
        [blue] blue: everyone, you included, takes a Wound for each blue crystal they have; then gain 2 blue crystals
        [white] white: everyone, you included, takes a Wound for each white crystal they have; then gain 2 white crystals
       *[green] green: everyone, you included, takes a Wound for each green crystal they have; then gain 2 green crystals
    }
mk-run-mana_claim = { $a1 ->
        [0] take a die of a basic color from the Source for the rest of the round: gain 3 mana tokens of that color now, or 1 in each of your later turns
       *[other] take a die of a basic color from the Source for the rest of the round: gain 3 mana tokens of that color now, or 1 in each of your later turns; this round, any other player who uses mana of that color on their own turn takes a Wound (once per turn)
    }
mk-run-mind_read = { $a2 ->
        [0] each other player discards a Spell or Action of that color, or shows that they have none
       *[other] each other player discards a Spell or Action of that color, or shows that they have none; you may take one of the discarded Actions to your hand
    }
mk-ask-drain = Which Unit of { $hero } is spent?
mk-ask-melted = Which of the lost crystals do you gain?
mk-ask-claim = Which die do you claim, and for what?
mk-ask-mind-read = Discard a Spell or Action of this color: { $color }.
mk-ask-mind-steal = Which card do you steal?
mk-option-drain = Spend { $unit } of { $hero }
mk-option-claim = { $how ->
        [now] Claim the die: { $color }, 3 mana now
       *[turns] Claim the die: { $color }, 1 mana in each later turn
    }
mk-option-steal_card = Steal { $card } from { $hero }
mk-event-rival-wounds = { $count ->
        [one] { $hero } takes a Wound.
       *[other] { $hero } takes { $count } Wounds.
    }
mk-event-drain = Spent by a Spell: { $unit } of { $hero }.
mk-event-crystal-melted = { $hero } loses a crystal: { $color }.
mk-event-claim = Claims a die of the Source for the rest of the round: { $color }.
mk-event-curse = Mana of this color is cursed this round: { $color }.
mk-event-cursed = The mana used is cursed: { $color }.
mk-event-mind-none = { $hero } has no such card.
mk-event-mind-hand = { $hero } shows the hand: { $card }.
mk-event-mind-discard = { $hero } discards { $card }.
mk-event-mind-steal = Steals { $card } from { $hero }.
mk-run-call_to_arms = use one ability of a Unit of the offer as if it were yours; damage cannot be assigned to it
mk-verb-leap = this turn, you may move to spaces { $n } spaces away as if they were adjacent
mk-verb-no_provoke = this turn, your movement provokes no rampaging enemies
mk-ask-call = Which ability of which Unit?
mk-event-time-bent = Set aside for this round: { $card }. The other cards played come back to the hand.
mk-option-call = { $payment_id ->
        [none] { $unit } of the offer: { $effect }
       *[other] { $unit } of the offer ({ $payment }): { $effect }
    }
mk-verb-phase_fame = Fame +{ $n } for each enemy defeated in this phase of the combat
mk-verb-starsdawn = this turn, your Ranged Attacks count double or become Siege Attacks, and your Siege Attacks may count double as Ranged Attacks
mk-ask-starsdawn = How is this attack shot from the Bow of Starsdawn?
mk-option-shoot = { $how ->
        [siege] Siege Attack { $count }
       *[ranged] Ranged Attack { $count }
    }
mk-verb-only-inside = { $what }, only { $when }
