# Skills that weigh on other players

mk-verb-others = until your next turn, in the turns of the other players: { $what }
mk-verb-terrain_dearer = Move cost +{ $n } for every terrain (maximum { $most })
mk-verb-lone_howl = one card played sideways gives { $n }, +1 for each Command token without a Unit; not in an interaction
mk-verb-units_hindered = all Attacks and Blocks of their Units are { $n } lower
mk-verb-freeze_source = the one Source die of the turn cannot be used
mk-verb-fiercer = every enemy attack is { $n } higher in the Block phase
mk-run-healing_ritual = throw away up to 2 Wounds from your hand; one of them goes to the hand of the nearest other Hero
mk-run-source_freeze-later = at the start of your next turn, gain a crystal of a basic colour shown in the Source
mk-ask-healing-ritual = How many Wounds do you throw away?
mk-ask-healing-ritual-whom = Which Hero receives the Wound?
mk-event-ritual-wound = { $hero } receives a Wound.
mk-option-ritual_wounds = { $count ->
        [one] One Wound
       *[other] { $count } Wounds
    }
mk-option-ritual_give = The Wound for { $hero }
mk-verb-ignore_reputation = ignore your Reputation this turn
mk-run-know_your_prey = ignore one ability or resistance of an enemy, or one element of one of its attacks; not against Arcane Immunity
mk-run-master_of_chaos = turn the Shield one step (blue, green, black, white, red, gold): Block 3, Move 1, cold fire Ranged Attack 1, Influence 2, Attack 2 or any one of these
mk-ask-prey = What do you ignore?
mk-event-prey = Ignores { $ability } of { $enemy }.
mk-event-prey-element = An attack of { $enemy } becomes { $element }.
mk-event-chaos = The Shield moves to { $color }.
mk-option-prey = { $enemy }: { $ability }
mk-option-prey-element = { $attack ->
        [0] { $enemy }: the attack becomes { $element }
       *[other] { $enemy }: attack { $attack } becomes { $element }
    }
mk-run-dueling = in the Block phase: Block 1 against one enemy, and Attack 1 against it in the Attack phase; Fame +1 if it is defeated without any Unit ability in this combat
mk-ask-dueling = Which enemy do you challenge to a duel?
mk-verb-exploited = whoever uses mana of another colour takes a Wound, once for each colour
mk-run-mana_exploit = gain a mana token of any colour but gold and mark this Skill with the colour
mk-ask-mana-exploit = Which colour?
mk-run-mana_enhancement = when you use basic mana, you may gain a crystal of its colour and mark this Skill with the colour
mk-run-mana_enhancement-token = gain a mana token of the colour marked
mk-ask-mana-enhancement = Use Mana Enhancement for a crystal of the mana just used?
