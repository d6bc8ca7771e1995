### Mage Knight: what each effect word says on a card

mk-leads = in combat this turn, / this turn, / in this combat,
mk-may = you may { $what }
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
mk-if-peace = outside combat
mk-unless-peace = in combat
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
mk-if-least_fame = if you alone have the least Fame
mk-unless-least_fame = otherwise
mk-if-opening = at the start of a combat
mk-unless-opening = otherwise
mk-if-no_source_used = if you use no die of the Source this turn
mk-unless-no_source_used = otherwise
mk-if-not_recruited = if you recruit no Unit for Influence this turn
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
mk-verb-convert = { $what_id ->
        [attack] { $points ->
            [influence] { $rate ->
                [one] in combat this turn, each point of Influence may count as { $what }
               *[other] in combat this turn, every { $rate } points of Influence may count as { $what }
            }
           *[move] { $rate ->
                [one] in combat this turn, each point of Move may count as { $what }
               *[other] in combat this turn, every { $rate } points of Move may count as { $what }
            }
        }
       *[other] { $points ->
            [influence] { $rate ->
                [one] this turn, each point of Influence may count as { $what }
               *[other] this turn, every { $rate } points of Influence may count as { $what }
            }
           *[move] { $rate ->
                [one] this turn, each point of Move may count as { $what }
               *[other] this turn, every { $rate } points of Move may count as { $what }
            }
        }
    }
mk-verb-next_bonus = this turn your next Attack card gives +{ $attack } or your next Block card +{ $block }, whichever comes first
mk-verb-sideways = { $case ->
        [none] one card played sideways gives { $n }
        [learned] one card played sideways gives { $n }, or { $better } if it is not a Basic Action
        [red] one card played sideways gives { $n }, or { $better } if it is red
        [blue] one card played sideways gives { $n }, or { $better } if it is blue
        [white] one card played sideways gives { $n }, or { $better } if it is white
        [green] one card played sideways gives { $n }, or { $better } if it is green
       *[same] one card played sideways gives { $n }, or { $better } if it is of that color
    }
mk-verb-wound_sideways = one Wound may be played sideways for { $n }
mk-verb-howl = one card played sideways gives { $n }, +1 for each Command token without a Unit
mk-verb-in_attack_phase = in the Attack phase, { $what }
mk-verb-as_action = { $what_id ->
        [nothing] the action of your turn
       *[other] as the action of your turn: { $what }
    }
mk-rule-chivalry = Reputation +1 for each enemy it helps to defeat
mk-rule-chivalry_fame = Reputation +1 and Fame +1 for each enemy it helps to defeat
mk-rule-explosive = for each enemy it defeats, another one gets Armor −1, minimum 1
mk-verb-pay_move = spend { $n } Move
mk-verb-double_physical = in this combat your physical Attacks of the Attack phase count double
mk-verb-defeat_fame = Fame +{ $n } for each enemy defeated this turn
mk-verb-defeat_crystals = each enemy defeated in this phase gives a crystal: red if it resists Fire, blue if Ice, green if physical; otherwise white
mk-rule-harvest_one = an enemy it defeats gives a crystal: red if it resists Fire, blue if Ice, green if physical; otherwise white
mk-verb-heal_fame = Fame +1 for each Healing point used this turn, at most { $n }
mk-verb-heal_draws = this turn, draw a card for each Wound healed from hand
mk-verb-heal_readies = this turn, each Unit you heal becomes ready

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
       *[non_wound] discard a non-Wound card
    }
mk-verb-mana = { $color_id ->
        [any] gain a mana token of any color
        [any_each] gain { $count } mana tokens of any colors
        [basic] { $count ->
            [one] gain a mana token of any basic color
           *[other] gain { $count } mana tokens of one basic color
        }
        [basic_each] gain { $count } mana tokens of any basic colors
        [every_basic] gain a mana token of each basic color
        [same] { $count ->
            [one] gain a mana token of that color
           *[other] gain { $count } mana tokens of that color
        }
        [several] gain { $color } mana token
       *[other] { $count ->
            [one] gain a { $color } mana token
           *[other] gain { $count } { $color } mana tokens
        }
    }
mk-verb-crystal = { $color_id ->
        [basic] { $count ->
            [one] gain a crystal of any color
           *[other] gain { $count } crystals of one color
        }
        [basic_each] gain { $count } crystals of any colors
        [every_basic] gain a crystal of each color
        [same] { $count ->
            [one] gain a crystal of that color
           *[other] gain { $count } crystals of that color
        }
        [several] gain { $color } crystal
       *[other] { $count ->
            [one] gain a { $color } crystal
           *[other] gain { $count } { $color } crystals
        }
    }
mk-verb-pay_both = pay 1 { $color } and 1 { $color2 } mana
mk-verb-attacks_become = { $what ->
        [siege] this combat all your Attacks become Siege Attacks
       *[other] this combat all your Attacks become Cold Fire
    }
mk-verb-foe_doomed = is destroyed if it is blocked in this combat
mk-verb-pay_mana = { $color_id ->
        [any] pay 1 mana of any color
        [basic] pay 1 mana of a basic color
        [same] pay 1 mana of that color
       *[other] pay 1 { $color } mana
    }
mk-verb-source_dice = { $n ->
        [one] you may use one more die of the Source this turn
       *[other] you may use { $n } more dice of the Source this turn
    }
mk-verb-wound = { $n ->
        [one] take a Wound
       *[other] take { $n } Wounds
    }
mk-verb-draw_more = Hand limit +{ $n } at your next draw
mk-verb-wild_black_die = a black die of the Source may be used as mana of any basic color, even by Day
mk-verb-allow_mana = { $color_id ->
        [gold] you may use gold mana, even at Night
       *[black] you may use black mana, even by Day
    }
mk-verb-later = at the end of the turn, { $what }
mk-verb-owned_crystal = gain a crystal of a color you already have
mk-verb-missing_crystal = gain a crystal of a color you do not have
mk-verb-spell_crystal = { $n ->
        [one] gain a crystal in the color of a Spell of the offer
       *[other] gain { $n } crystals in the colors of { $n } different Spells of the offer
    }
mk-verb-throw_wound = { $most ->
        [up_to] throw away up to { $count } Wounds from hand
       *[other] { $count ->
            [one] throw away a Wound from hand
           *[other] throw away { $count } Wounds from hand
        }
    }
mk-verb-roll = { $table ->
        [wrath] { $n ->
            [one] roll a mana die: if it shows black or red, take a Wound
           *[other] roll { $n } mana dice: take a Wound for each black or red one
        }
       *[gems] { $n ->
            [one] roll a mana die: gain a crystal of its color (gold: any color; black: Fame +1)
           *[other] roll { $n } mana dice: for each, gain a crystal of its color (gold: any color; black: Fame +1)
        }
    }
mk-verb-tuition = { $where ->
        [hand] once this turn you may pay { $n } Influence for an Advanced Action of the offer, which comes to your hand
       *[discard] once this turn you may pay { $n } Influence for an Advanced Action of the offer, which goes to your discard pile
    }
mk-verb-flip_self = turn this Skill face down
mk-verb-on_cast = Fame +{ $n } for each { $color } Spell cast this turn
mk-verb-ignore_damage = { $elements_id ->
        [physical] ignore { $n } damage of a physical attack on the Hero, or { $less } of an attack of another kind
       *[other] ignore { $n } damage of a { $elements_or } attack on the Hero, or { $less } of an attack of another kind
    }
mk-verb-ignore_first_wound = the Hero ignores the first Wound from enemies this turn

## Units

mk-verb-ready_unit = { $level ->
        [4] ready a Unit
       *[other] ready a Unit of level { $level } or lower
    }
mk-verb-wound_self = this Unit is wounded
mk-verb-no_damage_to_units = no damage may be assigned to your Units this turn
mk-verb-recruit_discount = { $reputation ->
        [0] this turn, one Unit costs { $n } less Influence
       *[other] this turn, one Unit may cost { $n } less Influence; recruiting it so gives Reputation { SIGNED($reputation) }
    }
mk-verb-ready_for_influence = this turn you may ready Units of level { $level } or lower, paying { $n } Influence for each level of each
mk-verb-units_attack = your other Units get Attack +{ $n } this turn
mk-verb-units_bonus = { $span ->
        [turn] this turn, your Units get Attack +{ $attack } and Block +{ $block }
       *[combat] in this combat, your Units get Attack +{ $attack } and Block +{ $block }
    }
mk-verb-unit_boost = the next Unit you use gets Block +{ $block }, Attack +{ $attack } or Ranged Attack +{ $ranged }
mk-verb-each_recruit = for each Unit recruited this turn, { $what }
mk-verb-heal_unit = { $n ->
        [0] heal all your Units completely
       *[other] heal a Wound of one Unit
    }
mk-verb-ready_all = ready all your Units
mk-verb-ready_levels = ready Units of up to { $n } levels in all
mk-verb-ready_once = ready a Unit, paying { $n } Influence for each of its levels
mk-verb-no_recruits = no Unit may be recruited for Influence this turn
mk-verb-unit_resists = { $elements_many ->
        [3] this turn, all your Units have Physical, Fire and Ice Resistance
       *[other] this turn, all your Units resist { $elements }
    }
mk-verb-one_unit_resists = { $elements_id ->
        [physical] in this combat, one of your Units has Physical Resistance
       *[other] in this combat, one of your Units resists { $elements }
    }

## Terrain

mk-verb-terrain_cost = { $terrains_id ->
        [any] this turn, one kind of terrain of your choice costs { SIZE($delta) } Move less (minimum { $floor })
        [all] this turn, every terrain costs { SIZE($delta) } Move less (minimum { $floor })
       *[other] { $floor ->
            [0] this turn, { $terrains } cost { SIZE($delta) } Move less
           *[other] this turn, { $terrains } cost { SIZE($delta) } Move less (minimum { $floor })
        }
    }
mk-verb-terrain_set = { $terrains_id ->
        [all] this turn, every terrain costs { $cost } Move
        [swamp] this turn, swamps cost { $cost } Move
        [forest] this turn, forests cost { $cost } Move
        [desert] this turn, deserts cost { $cost } Move
       *[other] this turn, { $terrains } cost { $cost } Move
    }
mk-verb-terrain_open = this turn, { $terrains_id ->
        [lake] lakes can be entered
        [mountain] mountains can be entered
       *[other] { $terrains } can be entered
    } for { $cost } Move
mk-verb-terrain_cap = { $terrains_id ->
        [all] this turn, no terrain costs more than { $cost } Move
       *[other] this turn, { $terrains } cost at most { $cost } Move
    }
mk-verb-safe_terrain = this turn, { $terrains_id ->
        [lake] lakes are
        [mountain] mountains are
       *[other] { $terrains } is
    } safe to end your turn on
mk-verb-move_bonus = { $span ->
        [once] the next card that gives Move this turn gives +{ $n }
       *[other] each other card that gives Move this turn gives +{ $n }
    }
mk-verb-on_step = { $once ->
        [once] once this turn, after moving a space, { $what }
       *[other] this turn, after each space you move, { $what }
    }
mk-verb-explore_range = this turn, you may reveal a tile from { $n } spaces away
mk-verb-fly = { $how ->
        [assault] { $terrains_id ->
            [none] move up to { $n } revealed spaces for free, to a fortified site or another Hero's space, and attack; the fortification of the site does not count
           *[other] move up to { $n } revealed spaces for free, not over { $terrains_or }, to a fortified site or another Hero's space, and attack; the fortification of the site does not count
        }
       *[safe] { $terrains_id ->
            [none] { $n ->
                [one] move 1 revealed space for free, to a safe space, provoking no enemies
               *[other] move up to { $n } revealed spaces for free, to a safe space, provoking no enemies
            }
           *[other] move up to { $n } revealed spaces for free, not over { $terrains_or }, to a safe space, provoking no enemies
        }
    }
mk-any-portal = Hand limit +{ $draw } at your next draw and you may move up to { $far } revealed spaces, or Hand limit +{ $more } and 1 space; for free, to a safe space, provoking no enemies
mk-verb-terrain_closed = this turn, you cannot enter { $terrains_or }
mk-verb-cheap_exploring = exploring costs 1 Move less this turn
mk-verb-hawk_eyes = this turn, garrisons are revealed from 2 spaces away
mk-verb-look_again = reveal those in sight
mk-verb-as_day = garrisons and ruins are seen as by Day this turn

## Enemies

mk-verb-reduce_attack = { $count ->
        [one] one enemy attack gets −{ $n }
        [2] two enemy attacks get −{ $n } each
       *[other] { $count } enemy attacks get −{ $n } each
    }
mk-verb-stop_attack = { $limits_id ->
        [none] one enemy does not attack in this combat
       *[other] one enemy (not { $limits_or }) does not attack in this combat
    }
mk-verb-one_enemy = { $limits_id ->
        [none] one enemy { $what }
       *[other] one enemy (not { $limits_or }) { $what }
    }
mk-verb-all_enemies = every enemy { $what }
mk-verb-enemies_up_to = each of up to { $n } enemies { $what }
mk-any-stopped = up to { $n } enemies do not attack in this combat
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
mk-limit-fortified_afar = fortified in the Ranged and Siege Attack phase
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
        [one] turn a die of the Source to any color but gold and gain { $a2 } mana tokens of that color; the die goes back as it lies
       *[other] turn up to { $a1 } dice of the Source to any colors but gold and gain a mana token of the color of each; the dice go back as they lie
    }
mk-verb-cheaper_space = one space of your choice costs 1 Move less this turn (minimum 2)
mk-run-crystal_joy = { $a1 ->
        [any] you may discard another card, even a Wound, to take this one back to hand
       *[other] you may discard another non-Wound card to take this one back to hand
    }
mk-run-harvest = you may discard a non-Wound card to gain a crystal of its color (Artifact: any color)
mk-run-scout_peek = look at a face-down enemy token within 3 spaces, or at the top one of an enemy pile; if you defeat that enemy this turn, Fame +1
mk-run-lend_fury = this turn, your other Units get +1 on all their Attacks
mk-run-wear_down = one enemy gets Armor −1 (minimum 1), and one of its attacks gets −1
mk-run-draw_attack = one enemy attack gets −3; its damage must go to this Unit first, even from Assassination
mk-run-steady_tempo = { $a1 ->
        [top] you may put this card on top of your Deed deck
       *[bottom] you may put this card on the bottom of your Deed deck, if that is not empty
    }
mk-run-maximal_effect = { $a1 ->
        [basic] throw away another Action from hand and use its basic effect { $a2 } times
       *[strong] throw away another Action from hand and use its strong effect { $a2 } times without paying mana
    }
mk-run-wings_of_wind = fly up to { $a1 } spaces, for 1 Move each, to a safe revealed space, provoking no enemies
mk-run-wings_of_night = one enemy does not attack in this combat; another one for 1 Move, a third for 2 more, and so on
mk-run-meditation = { $a1 ->
        [random] put 2 random cards of your discard pile on top or on the bottom of your Deed deck
       *[chosen] put 2 cards of your discard pile on top or on the bottom of your Deed deck
    }
mk-run-offering = discard up to { $a1 } non-Wound cards: gain a crystal of the color of each (Artifact: any color)
mk-run-possess = one enemy (not with Arcane Immunity) does not attack in this combat; in the Attack phase its attacks are yours, against the others
mk-run-disease = each enemy that has all its attacks blocked has Armor 1

## What a Block does besides

mk-rule-vs_swift = double against Swift attacks
mk-rule-per_icon = +1 for each ability, attack color and resistance of the enemy
mk-rule-freezing = the enemy it blocks gets Armor −3, minimum 1
mk-rule-bash = double against Swift attacks; each point more than needed gives the enemy Armor −1, minimum 1
mk-rule-burning = once it has blocked, Fire Attack 4 in the Attack phase
mk-rule-exploding = the enemy it blocks is destroyed

## Counting

mk-verb-grow = { $what }, +{ $each } { $counted }
mk-verb-per = { $most ->
        [0] { $what_id ->
            [one_of] { $counted }, { $what }
           *[other] { $what } { $counted }
        }
       *[other] { $what } { $counted }, at most { $most }
    }
mk-count-wounds = for each Wound in hand or on your Units
mk-count-blocked = for each enemy blocked in this combat
mk-count-faced = for each enemy you face
mk-count-ready_units = for each of your ready, unwounded Units
mk-count-crystal_colors = for each color of crystals you have
mk-count-crystal_sets = for each full set of four crystal colors you have
mk-count-free_commands = for each Command token without a Unit
mk-verb-carried = { $banner ->
        [glory] the Unit with this Banner: Armor +1, +1 to its Attacks and Blocks, and Fame +1 each time it attacks or blocks
        [fear] the Unit with this Banner: in the Block phase spend it to cancel one enemy attack; Fame +1
        [protection] the Unit with this Banner: Armor +1 and resistance to Fire and Ice
        [courage] the Unit with this Banner: once a round, outside combat, ready it
       *[other] the Unit with this Banner: once a round, it avoids a Wound
    }
mk-verb-units_armor = this turn, your Units have Armor +{ $n }
mk-verb-units_fame = this turn, Fame +{ $n } for each Unit that attacks or blocks
mk-verb-banner_recruit = a Unit recruited this turn may take this card as its Command token

## Cards given

mk-verb-give = { $how ->
        [discard] { $by_color ->
            [1] discard an Action or Spell, by its color: { $what }
           *[0] discard an Action or Spell: { $what }
        }
       *[throw] { $which ->
            [others] throw away another Action from hand: for each basic color it does not have, { $what }
           *[own] { $by_color ->
                [1] throw away another Action from hand, by its color: { $what }
               *[0] throw away another Action from hand: { $what }
            }
        }
    }
mk-verb-for_cards = { $wounds ->
        [0] discard any number of non-Wound cards: { $n ->
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
            [hand] gain a Spell of that color from the offer to your hand
           *[discard] gain a Spell of that color from the offer to your discard pile
        }
       *[advanced] { $where ->
            [hand] gain an Advanced Action of that color from the offer to your hand
           *[discard] gain an Advanced Action of that color from the offer to your discard pile
        }
    }
mk-verb-some_of = choose { $n }: { $what }
mk-verb-risk = { $what } and up to { $n } more; roll a mana die for each point more: take a Wound for each black or red one
mk-verb-adrenaline = { $throw ->
        [1] the first Wound that comes to your hand this turn is thrown away and you draw a card; for each of the next three, draw a card
       *[0] up to three times this turn, draw a card when a Wound comes to your hand (those that came before count)
    }
mk-verb-crystals_back = crystals spent this turn come back to your Inventory
mk-verb-die_crystal = choose a die of the Source in a basic color: gain a crystal of that color and reroll the die
mk-verb-reroll_source = reroll the whole Source
mk-verb-wild_dice = gold and black dice may be any basic color this turn
mk-verb-motivation = it may be used on another player's turn; then no other Motivation until the end of your next turn
mk-verb-forgo_source = use no die of the Source this turn
mk-verb-as_by_day = garrisons in sight and all ruins are seen as by Day
mk-verb-forgive_wounds = you may throw away the Wounds you took this turn
mk-verb-free_unit = recruit any Unit of the offer for free
mk-verb-bend_time = at the end of the turn this card is set aside for the rest of the round, all other cards you played come back to your hand, you draw no cards and take another turn at once
mk-verb-source_crystal = at the start of your next turn, gain a crystal of a basic color shown in the Source
mk-except = { $what }; not against an enemy { $limits }
mk-first-color = a { $color }
mk-next-color = a { $color }
mk-any-sacrifice = choose green (Siege Attack 4) or white (Ranged Attack 6), and red (Fire) or blue (Ice): one such attack for each pair of crystals of the two colors, which become mana tokens
mk-any-mana_radiance = choose a basic color: everyone, you included, takes a Wound for each crystal of that color they have; then gain 2 crystals of it
mk-any-attacks_become = in this combat all your Attacks become Cold Fire, or all become Siege Attacks
mk-any-wound-wound_discard = take a Wound to your hand or to your discard pile
mk-any-as_action = { $what }; if it is the action of your turn, also: { $more }
mk-any-regenerate = pay 1 mana of any color: { $what }; if the mana is { $color }, or { $when }, { $more }
mk-each-pay_mana = pay 1 mana, by its color: { $what }
mk-paid-pay_mana = { $color_id ->
        [any] if you pay 1 mana of any color
        [basic] if you pay 1 mana of a basic color
       *[other] if you pay 1 { $color } mana
    }
mk-paid-pay_both = if you pay 1 { $color } and 1 { $color2 } mana
mk-paid-pay_move = if you spend { $n } Move
mk-paid-wound = { $n ->
        [one] if you take a Wound
       *[other] if you take { $n } Wounds
    }
mk-paid-discard = { $filter ->
        [any] if you discard a card, even a Wound
        [wound] if you discard a Wound
        [action] if you discard an Action
        [colored] if you discard an Action or Spell
       *[non_wound] if you discard a non-Wound card
    }
mk-if-attack_phase = in the Attack phase
mk-unless-attack_phase = otherwise
mk-verb-turn_up = to turn it up again: { $what }
mk-verb-returned = another player may return this Skill on their own turn: { $what }
mk-verb-trait = { $trait ->
        [up_by_rest] resting turns it up again
       *[cheap_exploring] exploring always costs 1 Move less
    }
mk-verb-other_enemies = each of the other enemies { $what }
mk-verb-also = { $when }, { $what }
