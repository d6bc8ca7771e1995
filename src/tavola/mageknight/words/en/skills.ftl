# Skills that weigh on other players

mk-verb-others = until your next turn, in the turns of the other players: { $what }
mk-verb-terrain_dearer = every terrain costs { $n } Move more (maximum { $most })
mk-verb-lone_howl = one card played sideways gives { $n }, +1 for each Command token without a Unit (not in an interaction)
mk-verb-units_hindered = all Attacks and Blocks of their Units get −{ $n }
mk-verb-freeze_source = nobody may use the die of the Source a turn allows
mk-verb-fiercer = every enemy attack gets +{ $n } in the Block phase
mk-run-healing_ritual = throw away up to 2 Wounds from hand; one of them goes to the hand of the nearest other Hero
mk-ask-healing-ritual = How many Wounds do you throw away?
mk-ask-healing-ritual-whom = Which Hero receives the Wound?
mk-event-ritual-wound = { $hero } receives a Wound.
mk-option-ritual_wounds = { $count ->
        [one] One Wound
       *[other] { $count } Wounds
    }
mk-option-ritual_give = The Wound for { $hero }
mk-verb-ignore_reputation = ignore your Reputation this turn
mk-run-know_your_prey = ignore one ability or resistance of an enemy, or one element of one of its attacks (not an enemy with Arcane Immunity)
mk-run-master_of_chaos = move the Shield one step (blue, green, black, white, red, gold) and use the color it reaches: blue, Block 3; green, Move 1; black, Ranged Cold Fire Attack 1; white, Influence 2; red, Attack 2; gold, any one of these
mk-ask-prey = What do you ignore?
mk-event-prey = Ignores { $ability } of { $enemy }.
mk-event-prey-element = An attack of { $enemy } becomes { $element }.
mk-event-chaos = The Shield moves to { $color }.
mk-option-prey = { $enemy }: { $ability }
mk-option-prey-element = { $attack ->
        [0] { $enemy }: the attack becomes { $element }
       *[other] { $enemy }: attack { $attack } becomes { $element }
    }
mk-run-dueling = in the Block phase, Block 1 against an enemy; in the Attack phase, Attack 1 against it; Fame +1 if it is defeated without any Unit ability in this combat
mk-ask-dueling = Which enemy do you challenge to a duel?
mk-verb-exploited = whoever uses mana of another color takes a Wound, once for each color
mk-run-mana_enhancement = when you use mana of a basic color, you may gain a crystal of that color and mark this Skill with it
mk-run-mana_enhancement-token = gain a mana token of the marked color
mk-ask-mana-enhancement = Use Mana Enhancement for a crystal of the mana just used?

# Mana opened for one use

mk-payment-invoked = { $color } mana for { $card }
mk-payment-opened = { $color } die of the opened Source
mk-payment-polarized = { $what }, polarized
mk-verb-invocation = when you pay mana, you may discard a card in its place: a Wound gives red or black mana; any other card, white or green
mk-verb-polarization = use 1 mana as its opposite color (red and blue, white and green); by Day, black as any other color, but not for the strong effect of a Spell; at Night, gold as black, only for the strong effect of a Spell
mk-verb-reroll_die = reroll a die of the Source
mk-verb-opened_die = use one more die of a basic color this turn; the owner of the Skill gains a crystal of that color, and you say whether the die is rerolled
mk-verb-marked_mana = gain a mana token of any color but gold and mark this Skill with it
mk-verb-overload = whoever first powers a card with the marked color for Move, Influence, Attack or Block gets { $n } more from it
mk-verb-suppressed = the first mana used costs 1 more mana of any color, which is laid on this Skill
mk-verb-levied_crystal = at the start of your next turn, gain a crystal of one of the colors of the mana on this Skill
mk-verb-land = { $what_id ->
        [move] Move equal to the printed Move cost of your space
        [attack] Attack equal to the printed Move cost of your space, Fire by Day and Ice at Night
       *[block] Block equal to the printed Move cost of your space, Fire by Day and Ice at Night
    }
mk-verb-add_units = when you gain this Skill, { $n } Regular Units join the offer
mk-verb-loyal = this Skill is a Command token: the Unit recruited under it costs { $n } less Influence, can be used where Units are not allowed and is never disbanded
mk-verb-shapeshift = a Basic Action that gives a fixed Move, Attack or Block may give as much of another of the three, with its element
mk-verb-shifted = { $what } instead
mk-verb-no_side = no strong effect of its own
mk-run-puppet_master = keep the token of an enemy you defeated this turn; or discard a kept token: Attack of half its attack or Block of half its Armor, rounded up, with its elements
mk-run-mysterious_box = reveal the top Artifact of the deck: this turn, you may use this card as that Artifact, for either effect or as a Banner, and gain Fame +1; at the end of the turn it goes to the bottom of the deck, and a Box not used returns to your hand
mk-ask-marked-mana = Which color?
mk-ask-reroll = Which die do you reroll?
mk-ask-opened-die = Is the { $color } die rerolled at the end of the turn?
mk-ask-puppet = Keep a token, or use one?
mk-ask-surplus = There are more Units than Command tokens. Which Unit do you disband?
mk-event-invoked = Discarded { $card } for { $color } mana.
mk-event-crystal-for = { $hero } gains a { $color } crystal.
mk-event-overload = { $skill } adds { $count }.
mk-event-levied = 1 { $color } mana is laid on the Skill.
mk-event-keep-enemy = Kept the token of { $enemy }.
mk-event-puppet = { $enemy } serves: { $effect }.
mk-event-box = The Box shows { $card }.
mk-event-box-used = The Box serves as { $card }.
mk-event-box-back = { $card } returns to the hand.
mk-event-units-offered = New in the Unit offer: { $unit }.
mk-option-reroll_later = Reroll it
mk-option-leave_die = Leave it as it is
mk-option-keep_enemy = Keep the token of { $enemy }
mk-option-puppet = { $how ->
        [attack] { $enemy } attacks
       *[block] { $enemy } blocks
    }
mk-option-box = { $side ->
        [strong] The Box as { $card }, strong: { $effect }
       *[basic] The Box as { $card }: { $effect }
    }
mk-option-recruit_loyal = Recruit { $unit } under { $skill }
mk-option-under_skill = Under { $skill }
