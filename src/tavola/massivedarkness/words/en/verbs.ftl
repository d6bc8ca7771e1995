### Massive Darkness: what each effect word says on a card

md-times = { $n ->
        [2] { $what }, twice
       *[other] { $what }, { $n } times
    }
md-for = { $first }: { $second }
md-then = { $first }, then { $second }
md-may = optionally { $what }
md-repeat = Repeat { $n }
md-price-bam = { $n ->
        [one] 1 Bam
       *[other] { $n } Bams
    }
md-price-diamond = { $n ->
        [one] 1 Diamond
       *[other] { $n } Diamonds
    }
md-dice-more = { $color ->
        [yellow] { SIGNED($n) } yellow { $n ->
                [one] die
               *[other] dice
            }
        [red] { SIGNED($n) } red { $n ->
                [one] die
               *[other] dice
            }
        [blue] { SIGNED($n) } blue { $n ->
                [one] die
               *[other] dice
            }
       *[green] { SIGNED($n) } green { $n ->
                [one] die
               *[other] dice
            }
    }

## When a line works

md-when-attack = Attack
md-when-melee = Melee
md-when-ranged = Ranged
md-when-magic = Magic
md-when-defense = Defense
md-when-melee_defense = Melee Defense
md-when-ranged_defense = Ranged Defense
md-when-magic_defense = Magic Defense
md-when-passive = Always

## Conditions

md-need-shadow_mode = Shadow Mode
md-need-dual_wield = Two Weapons
md-need-mace_or_hammer = Mace or Hammer Equipped
md-need-no_armor = No Armor Equipped
md-need-shield_bearer = Shield Bearer
md-need-sword = Sword Equipped
md-need-two_handed = Two-Handed Weapon
md-need-bloodlust = Bloodthirst { $n }
md-need-blood_tribute = Blood Tribute { $n }
md-need-wounded = Wounded { $n }
md-need-spend_xp = Spend { $n } XP

## What keywords mean

md-reminder-evasive = may leave zones that hold enemies
md-reminder-charge = spend a Combat Action to move 1 or 2 zones into a zone with an enemy, then take a free Melee Action
md-reminder-safe_shot = spend a Combat Action to move 1 zone as if Slippery, then take a free Ranged Action
md-reminder-command = once per Activation, spend an Action so that another hero takes a free Action at once; its attack causes no Counter-Attack
md-reminder-sword_and_spell = Magic Actions may use Melee Weapons as Magic Weapons in the hero's own zone
md-reminder-taunt = always counts as the hero with the most XP
md-reminder-regeneration = at the start of the Activation, heal { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
md-reminder-riposte = as Defender, when Shields outnumber Hits, the Attacker suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
md-reminder-teleport = spend an Action to move up to { $n } zones as if Slippery

## Combat

md-verb-hits = { SIGNED($n) } { $n ->
        [one] Hit
       *[other] Hits
    }
md-verb-shields = { SIGNED($n) } { $n ->
        [one] Shield
       *[other] Shields
    }
md-verb-defender_shields = Defender { SIGNED($n) } { $n ->
        [one] Shield
       *[other] Shields
    }
md-verb-attacker_hits = Attacker { SIGNED($n) } { $n ->
        [one] Hit
       *[other] Hits
    }
md-verb-bam = { SIGNED($n) } { $n ->
        [one] Bam
       *[other] Bams
    }
md-verb-diamond = { SIGNED($n) } { $n ->
        [one] Diamond
       *[other] Diamonds
    }
md-verb-damage = { SIGNED($n) } { $n ->
        [one] Wound
       *[other] Wounds
    }
md-verb-attack_dice = { SIGNED($n) } attack { $n ->
        [one] die
       *[other] dice
    } of any color
md-verb-defense_dice = { SIGNED($n) } defense { $n ->
        [one] die
       *[other] dice
    } of any color
md-verb-attacker_dice = Attacker { SIGNED($n) } attack { $n ->
        [one] die
       *[other] dice
    }
md-verb-defender_dice = Defender { SIGNED($n) } defense { $n ->
        [one] die
       *[other] dice
    }
md-verb-defender_no_dice = Defender rolls no dice
md-verb-reroll = { $what ->
        [attack] +1 Attack Reroll
        [defense] +1 Defense Reroll
       *[other] +1 Attack or Defense Reroll
    }
md-verb-reroll_chosen = reroll any number of { $side ->
        [attack] attack
       *[other] defense
    } dice once more
md-verb-blank_gain = after a reroll, one blank yellow die counts as 1 Bam, or one blank red die as 1 Diamond
md-verb-flip_blank = { $n ->
        [0] after a reroll, flip all blank results
        [1] after a reroll, flip 1 blank result
       *[other] after a reroll, flip { $n } blank results
    }
md-verb-cancel = { $n ->
        [0] cancel all { $side ->
                [attack] attack
               *[other] defense
            } { $symbol_id ->
                [bam] Bams
                [diamond] Diamonds
               *[all] Bams and Diamonds
            }
       *[other] cancel { $n } { $side ->
                [attack] attack
               *[other] defense
            } { $symbol_id ->
                [bam] Bam
                [diamond] Diamond
               *[all] Bam or Diamond
            }
    }
md-verb-double_hits = double the number of Hits
md-verb-stun = stun the target
md-verb-half_damage = suffer only half of the Wounds of an attack, rounded up
md-verb-kill_minions = { $n ->
        [one] kill { $n } Minion instantly
       *[other] kill { $n } Minions instantly
    }
md-verb-target_boss = this attack may wound the Boss although Minions stand beside it
md-verb-if_no_damage = if this attack causes no Wounds: { $what }

## Heroes

md-verb-heal = { $who ->
        [self] heal { $n ->
                [0] completely
                [one] { $n } Wound
               *[other] { $n } Wounds
            }
        [hero_in_zone] one hero in your zone heals { $n ->
                [0] completely
                [one] { $n } Wound
               *[other] { $n } Wounds
            }
        [any_hero] one living hero of your choice heals { $n ->
                [0] completely
                [one] { $n } Wound
               *[other] { $n } Wounds
            }
       *[all_heroes] every living hero heals { $n ->
                [0] completely
                [one] { $n } Wound
               *[other] { $n } Wounds
            }
    }
md-verb-max_health = { SIGNED($n) } Max Health
md-verb-extra_action = { SIGNED($n) } { $kind_id ->
        [any] { $n ->
                [one] Action
               *[other] Actions
            }
        [move] { $n ->
                [one] Movement Action
               *[other] Movement Actions
            }
        [melee] { $n ->
                [one] Melee Action
               *[other] Melee Actions
            }
        [ranged] { $n ->
                [one] Ranged Action
               *[other] Ranged Actions
            }
        [magic] { $n ->
                [one] Magic Action
               *[other] Magic Actions
            }
       *[combat] { $n ->
                [one] Combat Action
               *[other] Combat Actions
            }
    }
md-verb-move_points = { SIGNED($n) } Movement { $n ->
        [one] Point
       *[other] Points
    } in each Movement Action
md-verb-until_next_activation = until your next Activation, { $what }

## Cards and events

md-verb-use = { $timing_id ->
        [any] use once, at any time: { $what }; then discard it
        [attack] use once, when you attack: { $what }; then discard it
       *[activation] use once, during your Activation: { $what }; then discard it
    }
md-verb-drawn = when you draw it: { $what }; then discard it
md-verb-suffer = { $n ->
        [one] suffer { $n } Wound
       *[other] suffer { $n } Wounds
    }
md-verb-stun_self = you are stunned
md-verb-draw_treasure = { $n ->
        [one] draw { $n } treasure card of the same level
       *[other] draw { $n } treasure cards of the same level
    }
md-verb-gain_xp = { $who ->
        [all_heroes] every hero gains { $n } XP
       *[self] gain { $n } XP
    }
md-verb-zone_damage = { $n ->
        [one] { $n } Wound to each enemy figure in one zone in sight
       *[other] { $n } Wounds to each enemy figure in one zone in sight
    }
md-verb-spawn_guard = a Guard of the current level appears on the level token of your tile
md-verb-spawn_patrol = { $what ->
        [guard] a Guard of the current level appears on the level token { $offset ->
                [0] of the current level
                [1] of the next level
               *[other] of the previous level
            }
       *[roaming] a Roaming Monster appears on the level token { $offset ->
                [0] of the current level
                [1] of the next level
               *[other] of the previous level
            }; if one that counts for events is on the board, activate that one instead
    }
md-verb-place_treasure = { $special ->
        [0] { $normal ->
                [one] { $normal } treasure token
               *[other] { $normal } treasure tokens
            }
       *[other] { $special ->
                [one] { $special } special treasure token
               *[other] { $special } special treasure tokens
            }
    } { $where ->
        [active_hero_zone] in the zone of the first player's hero
       *[each_hero_tile_level_token] on the level token of each tile that holds a hero
    }
md-verb-lifebringer = { $n ->
        [one] { $n } token goes back onto the Lifebringer, never above its starting number
       *[other] { $n } tokens go back onto the Lifebringer, never above its starting number
    }
md-verb-next_round = during the next round, every hero has: { $what }
md-verb-light = { $what ->
        [light] until the next End Phase, every zone is a Light Zone
       *[shadow] until the next End Phase, every zone is a Shadow Zone
    }
md-verb-activate_nearest = activate the enemy closest to the first player's hero once
