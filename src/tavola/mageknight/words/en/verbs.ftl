### Mage Knight: what each effect word says on a card

mk-may = optionally { $what }
mk-for = { $first }: { $second }
mk-then = { $first }, then { $second }
mk-times = { $n ->
        [2] { $what }, twice
       *[other] { $what }, { $n } times
    }

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
mk-if-on_forest = if you stand on forest
mk-unless-on_forest = otherwise
mk-if-on_hills = if you stand on hills
mk-unless-on_hills = otherwise
mk-if-on_mountain = if you stand on a mountain
mk-unless-on_mountain = otherwise
mk-if-unhurt = if no Wound came to your hand in this combat
mk-unless-unhurt = otherwise
mk-if-at_glade = at a magical glade
mk-unless-at_glade = otherwise
mk-if-at_fortified = at a fortified site
mk-unless-at_fortified = otherwise
mk-if-least_fame = if nobody has as little Fame
mk-unless-least_fame = otherwise
mk-if-opening = at the start of a combat
mk-unless-opening = otherwise
mk-if-no_source_used = if you have used no die of the Source this turn
mk-unless-no_source_used = otherwise
mk-if-not_recruited = if you have recruited no Unit this turn
mk-unless-not_recruited = otherwise
mk-if-block_phase = in the Block phase
mk-unless-block_phase = otherwise

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
mk-verb-convert = { $points ->
        [influence] any number of times this turn, { $rate } Influence for { $what }
       *[move] any number of times this turn, { $rate } Move for { $what }
    }
mk-verb-next_bonus = your next Attack card this turn gives +{ $attack }, or your next Block card +{ $block }, whichever comes first
mk-verb-sideways = { $case ->
        [none] one card played sideways gives { $n }
        [learned] one card played sideways gives { $n }, or { $better } if it is no Basic Action
        [red] one card played sideways gives { $n }, or { $better } if it is red
        [blue] one card played sideways gives { $n }, or { $better } if it is blue
        [white] one card played sideways gives { $n }, or { $better } if it is white
        [green] one card played sideways gives { $n }, or { $better } if it is green
       *[same] one card played sideways gives { $n }, or { $better } if it is of that colour
    }
mk-verb-wound_sideways = one Wound may be played sideways for { $n }
mk-verb-howl = one card played sideways gives { $n }, +1 for each Command token without a Unit
mk-verb-in_attack_phase = in the Attack phase, { $what }
mk-verb-as_action = { $what_id ->
        [nothing] as the action of your turn
       *[other] as the action of your turn: { $what }
    }
mk-rule-chivalry = Reputation +1 for each enemy it helps to defeat
mk-rule-chivalry_fame = Reputation +1 and Fame +1 for each enemy it helps to defeat
mk-rule-explosive = for each enemy it defeats another one gets Armor −1
mk-verb-pay_move = spend { $n } Move
mk-verb-double_physical = your physical Attacks in the Attack phase count double
mk-verb-defeat_fame = Fame +{ $n } for each enemy defeated this turn
mk-verb-defeat_crystals = each enemy defeated in this phase gives a crystal: white, or red, blue or green if it resists Fire, Ice or Physical
mk-rule-harvest_one = an enemy it defeats gives a crystal: white, or red, blue or green if it resists Fire, Ice or Physical
mk-verb-heal_fame = Fame +1 for each of the next { $n } Healing points used this turn
mk-verb-heal_draws = this turn draw a card for each Wound healed from hand
mk-verb-heal_readies = this turn each Unit you heal becomes ready

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
mk-verb-pay_both = pay a { $color } and a { $color2 } mana
mk-verb-attacks_become = { $what ->
        [siege] this combat all your Attacks become Siege Attacks
       *[other] this combat all your Attacks become Cold Fire
    }
mk-verb-foe_doomed = is destroyed if it is blocked in this combat
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
mk-verb-later = at the end of the turn, { $what }
mk-verb-owned_crystal = gain a crystal of a colour you already have
mk-verb-missing_crystal = gain a crystal of a colour you do not have
mk-verb-spell_crystal = { $n ->
        [one] gain a crystal in the colour of a Spell of the offer
       *[other] gain { $n } crystals in the colours of { $n } different Spells of the offer
    }
mk-verb-throw_wound = throw away a Wound from hand
mk-verb-roll = { $table ->
        [wrath] { $n ->
            [one] roll a mana die: a Wound if it shows black or red
           *[other] roll { $n } mana dice: a Wound for each black or red one
        }
       *[gems] { $n ->
            [one] roll a mana die: gain a crystal of its colour (gold: any colour; black: Fame +1)
           *[other] roll { $n } mana dice: gain a crystal of each colour (gold: any colour; black: Fame +1)
        }
    }
mk-verb-tuition = { $where ->
        [hand] once this turn you may pay { $n } Influence to gain an Advanced Action of the offer to hand
       *[discard] once this turn you may pay { $n } Influence to gain an Advanced Action of the offer to the discard pile
    }
mk-verb-flip_self = turn this token face down
mk-verb-on_cast = Fame +{ $n } for each { $color } Spell cast this turn
mk-verb-ignore_damage = ignore { $n } damage to the hero from one { $elements_or } attack, or { $less } from another
mk-verb-ignore_first_wound = the hero ignores the first Wound from enemies this turn

## Units

mk-verb-ready_unit = ready a Unit of level { $level } or lower
mk-verb-wound_self = this Unit is wounded
mk-verb-no_damage_to_units = no damage may be assigned to your Units this turn
mk-verb-recruit_discount = { $reputation ->
        [0] one Unit this turn costs { $n } less Influence
       *[other] one Unit this turn may cost { $n } less Influence; recruiting it then gives Reputation { SIGNED($reputation) }
    }
mk-verb-ready_for_influence = this turn you may ready Units of level { $level } or lower for { $n } Influence per level each
mk-verb-units_attack = your other Units get Attack +{ $n } this turn
mk-verb-units_bonus = your Units get Attack +{ $attack } and Block +{ $block } in this combat
mk-verb-unit_boost = the next Unit you use gets Block +{ $block }, Attack +{ $attack } or Ranged Attack +{ $ranged }
mk-verb-each_recruit = for each Unit recruited this turn: { $what }
mk-verb-heal_unit = { $n ->
        [0] heal all your Units completely
       *[other] heal a Wound of one Unit
    }
mk-verb-ready_all = ready all your Units
mk-verb-ready_levels = ready Units of { $n } levels in all
mk-verb-ready_once = ready one Unit for { $n } Influence per level
mk-verb-no_recruits = no Unit may be recruited this turn
mk-verb-unit_resists = all your Units resist { $elements } this turn
mk-verb-one_unit_resists = one of your Units resists { $elements } in this combat

## Terrain

mk-verb-terrain_cost = { $terrains_id ->
        [any] this turn Move cost { SIGNED($delta) } for one kind of terrain of your choice (minimum { $floor })
        [all] this turn Move cost { SIGNED($delta) } for every terrain (minimum { $floor })
       *[other] this turn Move cost { SIGNED($delta) } for { $terrains } (minimum { $floor })
    }
mk-verb-terrain_set = { $terrains_id ->
        [all] this turn Move cost { $cost } for every terrain
       *[other] this turn Move cost { $cost } for { $terrains }
    }
mk-verb-terrain_open = this turn { $terrains } can be entered for { $cost } Move
mk-verb-terrain_cap = { $terrains_id ->
        [all] this turn Move cost at most { $cost } for every terrain
       *[other] this turn Move cost at most { $cost } for { $terrains }
    }
mk-verb-safe_terrain = this turn { $terrains } is safe to end on
mk-verb-move_bonus = { $span ->
        [once] the next card that gives Move this turn gives +{ $n }
       *[other] each card that gives Move this turn gives +{ $n }
    }
mk-verb-on_step = after each space you move this turn, { $what }
mk-verb-explore_range = this turn you may reveal a tile from { $n } spaces away
mk-verb-fly = { $how ->
        [assault] { $terrains_id ->
            [none] move up to { $n } revealed spaces for free to a fortified site and assault it, its fortification ignored
           *[other] move up to { $n } revealed spaces for free, not over { $terrains_or }, to a fortified site and assault it, its fortification ignored
        }
       *[safe] { $terrains_id ->
            [none] { $n ->
                [one] move 1 revealed space for free to a safe space, provoking nobody
               *[other] move up to { $n } revealed spaces for free to a safe space, provoking nobody
            }
           *[other] move up to { $n } revealed spaces for free, not over { $terrains_or }, to a safe space, provoking nobody
        }
    }
mk-verb-terrain_closed = this turn you cannot enter { $terrains_or }
mk-verb-cheap_exploring = exploring costs 1 Move less this turn
mk-verb-hawk_eyes = garrisons are revealed from 2 spaces away this turn
mk-verb-look_again = turn up what is in sight
mk-verb-as_day = garrisons and ruins are seen as by Day this turn

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
mk-verb-one_attack = { $ability_id ->
        [none] { $armor ->
            [0] { $limits_id ->
                [none] one enemy attack gets { SIGNED($delta) }
               *[other] one attack of an enemy (not { $limits_or }) gets { SIGNED($delta) }
            }
           *[other] one enemy attack gets { SIGNED($delta) } and that enemy Armor −{ $armor } (minimum 1)
        }
       *[other] one enemy attack gets { SIGNED($delta) } and becomes { $ability }
    }

## Chains of steps

mk-run-concentration = play another Action for its strong effect without paying mana; Move, Influence, Attack and Block of that effect get +{ $a1 }
mk-run-mana_draw = { $a1 ->
        [one] turn a die of the Source to any colour but gold and gain { $a2 } mana tokens of that colour; the die goes back as it lies
       *[other] turn up to { $a1 } dice of the Source to any colours but gold and gain a mana token of each; the dice go back as they lie
    }
mk-verb-cheaper_space = one space of your choice costs 1 Move less this turn (minimum 2)
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
mk-run-steady_tempo = { $a1 ->
        [top] you may put this card on top of your Deed deck
       *[bottom] you may put this card under your Deed deck if that is not empty
    }
mk-run-maximal_effect = { $a1 ->
        [basic] throw away another Action of your hand and use its basic effect { $a2 } times
       *[strong] throw away another Action of your hand and use its strong effect { $a2 } times without paying mana
    }
mk-run-wings_of_wind = fly up to { $a1 } spaces to a safe revealed space for 1 Move each, provoking nobody
mk-run-wings_of_night = one enemy does not attack in this combat; a second one for 1 Move, a third for 2 more, and so on
mk-run-meditation = { $a1 ->
        [random] put 2 random cards of your discard pile on top of or under your Deed deck
       *[chosen] put 2 cards of your discard pile on top of or under your Deed deck
    }
mk-run-offering = discard up to { $a1 } cards that are no Wounds: gain a crystal of the colour of each, any colour for an Artifact
mk-run-sacrifice = { $a1 ->
        [green] { $a2 ->
            [red] Siege Fire Attack 4 for each pair of a green and a red crystal; these become mana tokens
           *[blue] Siege Ice Attack 4 for each pair of a green and a blue crystal; these become mana tokens
        }
       *[white] { $a2 ->
            [red] Ranged Fire Attack 6 for each pair of a white and a red crystal; these become mana tokens
           *[blue] Ranged Ice Attack 6 for each pair of a white and a blue crystal; these become mana tokens
        }
    }
mk-run-possess = one enemy (not with Arcane Immunity) does not attack in this combat; in the Attack phase its attacks are yours against the others
mk-run-disease = every enemy with all attacks blocked has Armor 1

## What a Block does besides

mk-rule-vs_swift = double against Swift attacks
mk-rule-per_icon = +1 for each ability, attack colour and resistance of the enemy
mk-rule-freezing = the enemy it blocks gets Armor −3
mk-rule-bash = double against Swift attacks; each point more than needed gives the enemy Armor −1
mk-rule-burning = once it has blocked, Fire Attack 4 in the Attack phase
mk-rule-exploding = the enemy it blocks is destroyed

## Counting

mk-verb-grow = { $what }, +{ $each } { $counted }
mk-verb-per = { $most ->
        [0] { $what } { $counted }
       *[other] { $what } { $counted }, at most { $most } times
    }
mk-count-wounds = for each Wound in hand or on your Units
mk-count-blocked = for each enemy blocked in this combat
mk-count-faced = for each enemy you face
mk-count-ready_units = for each of your ready, unwounded Units
mk-count-crystal_colors = for each colour of crystals you have
mk-count-crystal_sets = for each full set of four crystal colours you have
mk-count-free_commands = for each Command token without a Unit
mk-verb-carried = { $banner ->
        [glory] its Unit: Armor +1, +1 to its Attacks and Blocks, and Fame +1 each time it attacks or blocks
        [fear] its Unit: in the Block phase spend it to call off one enemy attack; Fame +1
        [protection] its Unit: Armor +1, resistance to Fire and Ice
        [courage] its Unit: once a round, outside combat, make it ready
       *[other] its Unit: once a round it is spared a Wound
    }
mk-verb-units_armor = this turn your Units have Armor +{ $n }
mk-verb-units_fame = this turn Fame +{ $n } for each Unit that attacks or blocks
mk-verb-banner_recruit = a Unit recruited this turn may take this card as its Command token

## Cards given

mk-verb-give = { $how ->
        [discard] discard a card: { $what }
       *[throw] { $which ->
            [others] throw away another Action of your hand; for each colour it does not have: { $what }
           *[own] throw away another Action of your hand: { $what }
        }
    }
mk-verb-for_cards = { $wounds ->
        [0] discard any number of cards that are no Wounds: { $n ->
            [0] { $what } for each
           *[other] { $what }, +{ $n } for each
        }
       *[other] discard any number of cards, at most one of them a Wound: { $n ->
            [0] { $what } for each
           *[other] { $what }, +{ $n } for each
        }
    }
mk-verb-gain_card = { $kind ->
        [spell] { $where ->
            [hand] gain a Spell of that colour from the offer to hand
           *[discard] gain a Spell of that colour from the offer to the discard pile
        }
       *[advanced] { $where ->
            [hand] gain an Advanced Action of that colour from the offer to hand
           *[discard] gain an Advanced Action of that colour from the offer to the discard pile
        }
    }
mk-verb-some_of = choose { $n }: { $what }
mk-verb-risk = { $what } and up to { $n } more; roll a mana die for each point added: a Wound for each black or red one
mk-verb-adrenaline = { $throw ->
        [1] throw away the first Wound that comes to your hand this turn and draw a card; the next three draw a card each
       *[0] up to three times this turn, draw a card when a Wound comes to your hand (earlier ones count)
    }
mk-verb-crystals_back = crystals spent this turn come back to your Inventory
mk-verb-die_crystal = choose a die of the Source in a basic colour: gain a crystal of that colour and reroll the die
mk-verb-reroll_source = reroll the whole Source
mk-verb-wild_dice = gold and black dice may be any basic colour this turn
mk-verb-motivation = no other Motivation until the end of your next turn
mk-verb-forgo_source = use none for the rest of it
mk-verb-as_by_day = garrisons in sight and all ruins are seen as by Day
mk-verb-forgive_wounds = you may throw away the Wounds you took this turn
mk-verb-free_unit = recruit any Unit of the offer for free
mk-verb-bend_time = at the end of the turn this card is set aside for the Round, all other cards you played come back to your hand, you draw none and take another turn at once
mk-verb-source_crystal = at the start of your next turn, gain a crystal of a basic colour shown in the Source
