### Mage Knight: what each effect word says on a card

mk-may = optionally { $what }

## Conditions

mk-if-night = at Night
mk-unless-night = by Day
mk-if-day = by Day
mk-unless-day = at Night
mk-if-in_combat = in combat
mk-unless-in_combat = outside combat
mk-if-interacting = during an interaction
mk-unless-interacting = outside an interaction
mk-if-token_red = with a red token on it
mk-unless-token_red = otherwise
mk-if-token_blue = with a blue token on it
mk-unless-token_blue = otherwise
mk-if-token_white = with a white token on it
mk-unless-token_white = otherwise
mk-if-token_green = with a green token on it
mk-unless-token_green = otherwise

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
mk-verb-block = { $rule_id ->
        [none] { $element_id ->
            [fire] Fire Block { $n }
            [ice] Ice Block { $n }
            [coldfire] Cold Fire Block { $n }
           *[physical] Block { $n }
        }
       *[other] { $element_id ->
            [fire] Fire Block { $n } ({ $rule })
            [ice] Ice Block { $n } ({ $rule })
            [coldfire] Cold Fire Block { $n } ({ $rule })
           *[physical] Block { $n } ({ $rule })
        }
    }

## Cards and mana

mk-verb-nothing = nothing
mk-verb-draw = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
mk-verb-discard = { $filter ->
        [any] discard a card, even a Wound
        [wound] discard a Wound
        [action] discard an Action
        [colored] discard an Action or Spell
       *[non_wound] discard a card that is no Wound
    }
mk-verb-mana = { $color_id ->
        [any] gain a mana token of any colour
        [basic] gain a mana token of any basic colour
        [same] gain a mana token of that colour
       *[other] gain a { $color } mana token
    }
mk-verb-crystal = { $color_id ->
        [basic] gain a crystal of any colour
        [same] gain a crystal of that colour
       *[other] gain a { $color } crystal
    }
mk-verb-pay_mana = { $color_id ->
        [any] pay a mana of any colour
        [basic] pay a mana of a basic colour
        [same] pay a mana of that colour
       *[other] pay a { $color } mana
    }
mk-verb-source_dice = { $n ->
        [one] you may use one more die of the Source this turn
       *[other] you may use { $n } more dice of the Source this turn
    }
mk-verb-wound = { $n ->
        [one] take a Wound
       *[other] take { $n } Wounds
    }
mk-verb-draw_more = at your next draw, Hand limit +{ $n }
mk-verb-wild_black_die = a black die of the Source may be used as mana of any colour, even by Day
mk-verb-allow_mana = { $color_id ->
        [gold] you may use gold mana, even at Night
       *[black] you may use black mana, even by Day
    }
mk-verb-later = at the end of the turn { $what }

## Units

mk-verb-ready_unit = ready a Unit of level { $level } or lower
mk-verb-wound_self = this Unit is wounded
mk-verb-no_damage_to_units = your Units take no damage this turn
mk-verb-recruit_discount = one Unit this turn may cost { $n } less Influence; recruiting it then gives Reputation { SIGNED($reputation) }
mk-verb-ready_for_influence = this turn you may ready Units of level { $level } or lower for { $n } Influence per level each
mk-verb-units_attack = your other Units get Attack +{ $n } this turn

## Terrain

mk-verb-terrain_cost = { $terrains_id ->
        [any] this turn one kind of terrain of your choice costs { SIGNED($delta) } Move (minimum { $floor })
       *[other] this turn { $terrains } cost { SIGNED($delta) } Move (minimum { $floor })
    }
mk-verb-terrain_set = this turn { $terrains } cost { $cost } Move
mk-verb-terrain_open = this turn you may enter { $terrains } for { $cost } Move
mk-verb-terrain_cap = this turn { $terrains } cost at most { $cost } Move
mk-verb-safe_terrain = this turn { $terrains } count as safe spaces
mk-verb-move_bonus = { $span ->
        [once] the next card that gives Move this turn gives +{ $n }
       *[other] each card that gives Move this turn gives +{ $n }
    }
mk-verb-on_step = after each space you move this turn, { $what }
mk-verb-explore_range = this turn you may reveal a tile from { $n } spaces away

## Enemies

mk-verb-reduce_attack = one enemy attack gets −{ $n }
mk-verb-stop_attack = { $limits_id ->
        [none] one enemy does not attack in this combat
       *[other] one enemy (not { $limits_or }) does not attack in this combat
    }
mk-verb-lower_armor = one enemy gets Armor −{ $n } (minimum { $least })
mk-verb-one_enemy = { $limits_id ->
        [none] one enemy { $what }
       *[other] one enemy (not { $limits_or }) { $what }
    }
mk-verb-all_enemies = every enemy { $what }
mk-verb-enemies_up_to = each of up to { $n } enemies { $what }
mk-verb-foe_stops = does not attack in this combat
mk-verb-foe_armor = { $fortified_id ->
        [none] gets Armor −{ $n } (minimum { $least })
       *[other] gets Armor −{ $n }, or −{ $fortified } if fortified (minimum { $least })
    }
mk-verb-foe_armor_each = gets Armor −{ $n } for each of its resistances (minimum { $least })
mk-verb-foe_loses = loses { $loss }
mk-verb-foe_destroyed = is destroyed
mk-verb-ignore_walls = fortifications of the site do not count in this combat
mk-limit-fortified = fortified
mk-limit-fortified_afar = fortified in the Ranged and Siege phase
mk-limit-arcane_immunity = with Arcane Immunity
mk-loss-fortifications = its fortifications
mk-loss-resistances = all resistances
mk-loss-fire_resistance = Fire Resistance
mk-loss-ice_resistance = Ice Resistance
mk-loss-physical_resistance = Physical Resistance
mk-loss-attack_abilities = the abilities of its attacks

## Chains of steps

mk-run-concentration = play another Action for its strong effect without paying mana; Move, Influence, Attack and Block of that effect get +{ $a1 }
mk-run-mana_draw = { $a1 ->
        [one] turn a die of the Source to any colour but gold and gain { $a2 } mana tokens of that colour; the die goes back as it lies
       *[other] turn up to { $a1 } dice of the Source to any colours but gold and gain a mana token of each; the dice go back as they lie
    }
mk-run-land_block = Block equal to the Move cost of your space, Fire by Day and Ice at Night
mk-run-cheaper_space = one space of your choice costs 1 Move less this turn (minimum 2)
mk-run-crystal_joy = { $a1 ->
        [any] you may discard another card, even a Wound, to take this one back to hand
       *[other] you may discard another card that is no Wound to take this one back to hand
    }
mk-run-harvest = { $a1 ->
        [once] but only once, you may discard a card that is no Wound to gain a crystal of its colour
       *[other] you may discard a card that is no Wound to gain a crystal of its colour
    }
mk-run-scout_peek = look at a face-down enemy token within 3 spaces or at the top of an enemy pile; defeating that enemy this turn gives Fame +1
mk-run-lend_fury = your other Units get +1 on all their attacks this turn
mk-run-wear_down = one enemy gets Armor −1 (minimum 1), and one of its attacks gets −1
mk-run-draw_attack = one enemy attack gets −3; its damage must go to this Unit first, even from Assassination

## What a Block does besides

mk-rule-vs_swift = double against Swift attacks
mk-rule-per_icon = +1 for each ability, attack colour and resistance of the enemy
mk-rule-freezing = the enemy it blocks gets Armor −3
mk-rule-bash = each point more than needed gives the enemy Armor −1
mk-rule-burning = once it has blocked, Fire Attack 4 in the Attack phase
mk-rule-exploding = the enemy it blocks is destroyed
