### Mage Knight: words of the cards learned on the way

mk-verb-attack_and = { $what } ({ $rule })
mk-verb-block_bonus = your next Block this turn gets +{ $n }
mk-verb-aim = your next card with an attack gets +{ $shot } in the Ranged and Siege phase, +{ $strike } in the Attack phase
mk-payment-endless = { $color } mana without limit
mk-verb-endless_mana = this turn you have { $colors } mana without limit
mk-terrain-all = all terrain
mk-verb-only = only { $when }: { $what }
mk-verb-bare_attack = one enemy attack loses its abilities
mk-verb-split_block = { $n } separate Blocks { $block } ({ $element }), each for another attack
mk-verb-wound_discard = take a Wound to your discard pile
mk-rule-split = one of several, each for another attack
mk-run-adrenaline = { $a1 ->
        [strong] throw away the first Wound that comes to your hand this turn and draw a card; the next three draw a card each
       *[basic] up to three times this turn, draw a card when a Wound comes to your hand (earlier ones count)
    }
mk-run-advanced_of = gain an offered Advanced Action of that colour to your hand
mk-run-ancients = use the strong effect of an offered Advanced Action without paying mana; it stays in the offer
mk-run-circlet = use a Skill of the common offer that is not interactive; one for every turn works twice
mk-run-circlet-take = gain a Skill of the common offer
mk-run-forked_lightning = Ranged Cold Fire Attack 1 against each of up to three enemies
mk-run-spell_of = gain an offered Spell of that colour to your discard pile
mk-run-talent = discard an Action or Spell: you may cast an offered Spell of its colour, paying mana as usual; it stays in the offer
mk-run-tome = { $a1 ->
        [strong] discard an Action or Spell: use the strong effect of an offered Spell of its colour without mana, even by Day
       *[basic] discard an Action or Spell: use the basic effect of an offered Spell of its colour without mana
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
