### Mage Knight: what each effect word says on a card

mk-may = optionally { $what }

## Conditions

mk-if-night = at Night
mk-unless-night = by Day
mk-if-day = by Day
mk-unless-day = at Night

## Points

mk-verb-move = Move { $n }
mk-verb-influence = Influence { $n }
mk-verb-heal = Heal { $n }
mk-verb-fame = Fame { SIGNED($n) }
mk-verb-reputation = Reputation { SIGNED($n) }
mk-verb-attack = { $kind ->
        [ranged] { $element_id ->
            [fire] Ranged Fire Attack { $n }
            [ice] Ranged Ice Attack { $n }
            [coldfire] Ranged Cold Fire Attack { $n }
           *[physical] Ranged Attack { $n }
        }
        [siege] { $element_id ->
            [fire] Siege Fire Attack { $n }
            [ice] Siege Ice Attack { $n }
            [coldfire] Siege Cold Fire Attack { $n }
           *[physical] Siege Attack { $n }
        }
       *[melee] { $element_id ->
            [fire] Fire Attack { $n }
            [ice] Ice Attack { $n }
            [coldfire] Cold Fire Attack { $n }
           *[physical] Attack { $n }
        }
    }
mk-verb-block = { $element_id ->
        [fire] Fire Block { $n }
        [ice] Ice Block { $n }
        [coldfire] Cold Fire Block { $n }
       *[physical] Block { $n }
    }

## Cards and mana

mk-verb-nothing = nothing
mk-verb-draw = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
mk-verb-discard = { $filter ->
        [any] { $n ->
            [one] discard a card, Wounds included
           *[other] discard { $n } cards, Wounds included
        }
        [colored] { $n ->
            [one] discard an Action or Spell
           *[other] discard { $n } Actions or Spells
        }
       *[non_wound] { $n ->
            [one] discard a card that is no Wound
           *[other] discard { $n } cards that are no Wounds
        }
    }
mk-verb-mana = gain a { $color } mana token
mk-verb-crystal = gain a { $color } crystal
mk-verb-pay_mana = pay a { $color } mana
mk-verb-source_dice = { $n ->
        [one] you may use one more die of the Source this turn
       *[other] you may use { $n } more dice of the Source this turn
    }
mk-verb-wound = { $n ->
        [one] take a Wound
       *[other] take { $n } Wounds
    }

## Units

mk-verb-ready_unit = ready a Unit of level { $level } or lower

## Terrain

mk-verb-terrain_cost = this turn { $terrains } cost { SIGNED($delta) } Move, to no less than { $floor }
mk-verb-terrain_set = this turn { $terrains } cost { $cost } Move
mk-verb-terrain_open = this turn you may enter { $terrains } for { $cost } Move
