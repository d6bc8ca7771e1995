### Massive Darkness: combat, wounds and what follows from them

## Dice

md-die-y0 = yellow blank
md-die-y1 = yellow 1 Hit
md-die-y2 = yellow 1 Hit
md-die-y3 = yellow 1 Hit
md-die-y4 = yellow 1 Hit
md-die-y5 = yellow 2 Hits + Bam
md-die-r0 = red blank
md-die-r1 = red 1 Hit
md-die-r2 = red 1 Hit
md-die-r3 = red 2 Hits + Bam
md-die-r4 = red 2 Hits + Bam
md-die-r5 = red 3 Hits + Diamond
md-die-b0 = blue blank
md-die-b1 = blue blank
md-die-b2 = blue 1 Shield
md-die-b3 = blue 1 Shield
md-die-b4 = blue 1 Shield
md-die-b5 = blue 2 Shields + Bam
md-die-g0 = green blank
md-die-g1 = green blank
md-die-g2 = green 1 Shield
md-die-g3 = green 2 Shields + Bam
md-die-g4 = green 2 Shields + Bam
md-die-g5 = green 3 Shields + Diamond

## Questions

md-ask-prepare-attack = { $hero } attacks { $enemy } ({ $kind }): use something first, or roll?
md-ask-prepare-defense = { $enemy } attacks { $hero } ({ $kind }): use something first, or roll?
md-ask-use-now = { $hero }: { $n ->
        [one] 1 Hit
       *[other] { $n } Hits
    } against { $shields ->
        [one] 1 Shield
       *[other] { $shields } Shields
    }. Use something now?
md-ask-mix = { $what ->
        [more] Which colors do the additional dice have?
       *[other] Which dice are taken from the other side?
    }
md-ask-take-dice = { $origin }: which dice are taken away?
md-ask-tribute = { $origin }: will you suffer { $n ->
        [one] one wound
       *[other] { $n } wounds
    } for { $hero }?
md-ask-reroll = { $n ->
        [one] 1 Hit
       *[other] { $n } Hits
    } against { $shields ->
        [one] 1 Shield
       *[other] { $shields } Shields
    }: reroll?
md-ask-blank = { $origin }: which blank die?
md-ask-enchant = { $side ->
        [attack] Attack enchantments
       *[other] Defense enchantments
    }: { $bam ->
        [one] 1 Bam
       *[other] { $bam } Bams
    } and { $diamond ->
        [one] 1 Diamond
       *[other] { $diamond } Diamonds
    } to spend.
md-ask-assign = { $n ->
        [one] One wound
       *[other] { $n } wounds
    } for { $enemy }: how many does the boss take?
md-ask-brace = { $hero } is about to suffer { $n ->
        [one] a deadly wound
       *[other] { $n } deadly wounds
    }: use a potion in time?

## Answers

md-option-roll = Roll the dice
md-option-use_in_attack = Use { $card }
md-option-pay_wounds = { $origin }: { $hero } suffers { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
md-option-agree = Agree
md-option-refuse = Refuse
md-option-reroll = { $side ->
        [attack] Reroll all attack dice
       *[other] Reroll all defense dice
    }
md-option-reroll_dice = Reroll { $dice }
md-option-keep_roll = Keep the roll
md-option-blank_flip = Turn over: { $die }
md-option-blank_gain = Add a symbol: { $die }
md-option-take_dice = Take away { $dice }
md-option-add_colors = Add { $side ->
        [attack] { $weak ->
            [0] { $strong } red
           *[other] { $strong ->
                [0] { $weak } yellow
               *[other] { $weak } yellow, { $strong } red
            }
        }
       *[other] { $weak ->
            [0] { $strong } green
           *[other] { $strong ->
                [0] { $weak } blue
               *[other] { $weak } blue, { $strong } green
            }
        }
    }
md-option-take_colors = Take away { $side ->
        [attack] { $weak ->
            [0] { $strong } red
           *[other] { $strong ->
                [0] { $weak } yellow
               *[other] { $weak } yellow, { $strong } red
            }
        }
       *[other] { $weak ->
            [0] { $strong } green
           *[other] { $strong ->
                [0] { $weak } blue
               *[other] { $weak } blue, { $strong } green
            }
        }
    }
md-option-enchant = { $origin }: { $effect }
md-option-assign = { $n } to the boss, { $left } to the minions
md-option-drink = Use { $card }
md-option-keep_potion = Keep the potions

## The roll

md-event-attack = { $hero } attacks { $enemy } ({ $kind }).
md-event-attack-pillar = { $hero } attacks { $pillar } ({ $kind }).
md-event-strike = { $why ->
        [counter] { $enemy }: attack on { $hero } ({ $kind }), who attacked them.
        [only] { $enemy }: attack on { $hero } ({ $kind }), nobody else being in reach.
        [taunt] { $enemy }: attack on { $hero } ({ $kind }), who taunts them.
       *[most] { $enemy }: attack on { $hero } ({ $kind }), with the most experience of those in reach.
    }
md-event-pays-wounds = { $hero } suffers { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    } willingly for { $origin }.
md-event-no-tribute = { $hero } refuses the tribute.
md-event-dice = { $none ->
        [1] { $origin }: no { $side ->
            [attack] attack
           *[other] defense
        } dice at all.
       *[other] { $origin }: { $free ->
            [0] { $side ->
                [attack] { $weak ->
                    [0] { SIGNED($strong) } red.
                   *[other] { $strong ->
                        [0] { SIGNED($weak) } yellow.
                       *[other] { SIGNED($weak) } yellow, { SIGNED($strong) } red.
                    }
                }
               *[other] { $weak ->
                    [0] { SIGNED($strong) } green.
                   *[other] { $strong ->
                        [0] { SIGNED($weak) } blue.
                       *[other] { SIGNED($weak) } blue, { SIGNED($strong) } green.
                    }
                }
            }
           *[other] { SIGNED($free) } { $side ->
                [attack] attack
               *[other] defense
            } { $free ->
                [1] die.
                [-1] die.
               *[other] dice.
            }
        }
    }
md-event-dice-cap = At most 3 dice of a color: { $n ->
        [one] 1 { $side ->
            [attack] attack
           *[other] defense
        } die is lost.
       *[other] { $n } { $side ->
            [attack] attack
           *[other] defense
        } dice are lost.
    }
md-event-rolled = Attack: { $attack_dice_id ->
        [none] no dice
       *[other] { $attack_dice }
    }. Defense: { $defense_dice_id ->
        [none] no dice
       *[other] { $defense_dice }
    }. Hits { $hits }, Shields { $shields }.
md-event-reroll = { $side ->
        [attack] Attack
       *[other] Defense
    } rerolled: { $dice } becomes { $into }.
md-event-flip = { $origin }: { $dice } is turned to { $into }.
md-event-blank-gain = { $origin }: a blank die gains { $symbol }.

## Skills and enchantments

md-event-enchants = { $origin }: for { $diamond ->
        [0] { $bam ->
            [one] 1 Bam.
           *[other] { $bam } Bams.
        }
       *[other] { $bam ->
            [0] { $diamond ->
                [one] 1 Diamond.
               *[other] { $diamond } Diamonds.
            }
           *[other] { $bam ->
                [one] 1 Bam
               *[other] { $bam } Bams
            } and { $diamond ->
                [one] 1 Diamond.
               *[other] { $diamond } Diamonds.
            }
        }
    }
md-event-hits = { $origin }: { SIGNED($n) } { $n ->
        [1] Hit.
        [-1] Hit.
       *[other] Hits.
    }
md-event-shields = { $origin }: { SIGNED($n) } { $n ->
        [1] Shield.
        [-1] Shield.
       *[other] Shields.
    }
md-event-damage = { $origin }: { SIGNED($n) } { $n ->
        [1] wound that Shields do not stop.
       *[other] wounds that Shields do not stop.
    }
md-event-symbols = { $origin }: { SIGNED($n) } { $symbol_id ->
        [diamond] { $n ->
            [1] Diamond.
            [-1] Diamond.
           *[other] Diamonds.
        }
       *[other] { $n ->
            [1] { $symbol }.
            [-1] { $symbol }.
           *[other] { $symbol }s.
        }
    }
md-event-cancels = { $origin }: { $n ->
        [one] 1 symbol is canceled.
       *[other] { $n } symbols are canceled.
    }
md-event-double = { $origin }: the Hits of the dice are doubled, { SIGNED($n) }.
md-event-takes-dice = { $origin } takes away { $dice }.
md-event-enemy-stunned = { $origin }: enemy stunned ({ $enemy }).
md-event-hero-stunned = { $origin }: { $hero } is { $hero_gender ->
       *[m] stunned
    }.
md-event-aim = { $origin }: the attack may be aimed at the boss.

## Wounds

md-event-result = { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    } against { $shields ->
        [one] 1 Shield
       *[other] { $shields } Shields
    }{ $extra ->
        [0] { "" }
        [one] , 1 wound on top
       *[other] , { $extra } wounds on top
    }{ $half ->
        [0] { "" }
       *[other] , halved
    }: { $n ->
        [0] no wound.
        [one] 1 wound.
       *[other] { $n } wounds.
    }
md-event-hurt = { $hero } suffers { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }; health { $left }.
md-event-dies = { $hero } is killed.
md-event-minions-hurt = { $enemy }: { $n ->
        [one] 1 wound for the minions.
       *[other] { $n } wounds for the minions.
    }
md-event-minions-die = { $enemy }: { $n ->
        [one] 1 minion dies
       *[other] { $n } minions die
    }, { $left } left.
md-event-leader-hurt = { $enemy }: { $rank } takes { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }, { $left } health left.
md-event-leader-dies = { $enemy }: the { $rank } is dead.
md-event-enemy-heals = { $enemy }: heals { $n ->
        [one] 1 wound.
       *[other] { $n } wounds.
    }
md-event-blast = { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    } for every enemy figure in { $zone }.
md-event-riposte = Payback: the attacker suffers { $n ->
        [one] 1 wound.
       *[other] { $n } wounds.
    }
md-event-pillar-hurt = { $pillar }: { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }, { $left } health left.
md-event-pillar-falls = { $pillar } falls.
