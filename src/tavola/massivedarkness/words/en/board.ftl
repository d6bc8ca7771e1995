### Massive Darkness: the table in plain lines, for the terminal

board-md-round = { $mission }. { $n ->
        [0] {""}
       *[other] Round { $n },{" "}
    }{ $phase }. Level { $level }. First player: { $first }. Lifebringer: { $lifebringer }.
board-md-all-light = Every zone is in light.
board-md-all-shadow = Every zone is in shadow.
board-md-goal = { $done ->
        [1] Objective met: { $goal }
       *[other] Objective, { $have } of { $need }: { $goal }
    }
board-md-hero = { $hero }, { $role }, { $at }: health { $health } of { $maximum }, { $xp } XP, { $state }.
board-md-no-class = no class yet
board-md-at = in { $zone }
board-md-nowhere = off the board
board-md-dead = dead
board-md-stunned = { $gender ->
       *[m] stunned
    }
board-md-out = has left
board-md-standing = in light
board-md-in-shadow = in shadow
board-md-equipment = Armor: { $body }. Hands: { $hands }. Inventory: { $bag }. Dice: { $dice }.
board-md-carries = Carries: { $tokens }.
board-md-die = { $n } { $color ->
        [yellow] yellow
        [red] red
        [blue] blue
       *[green] green
    }
board-md-no-dice = none
board-md-story = Campaign: mission { $n } of { $all }, { $won } won, { $defeats ->
        [0] no defeats
        [one] 1 defeat
       *[other] { $defeats } defeats
    }.
board-md-market = On the market: { $cards }.
board-md-owns = { $hero }, { $xp } XP, owns: { $cards }.
board-md-enemy = Enemy { $enemy } [{ $notation }] in { $zone }: { $rank ->
        [mob] { $life ->
            [0] the boss is dead
           *[other] boss of health { $life }
        }
       *[single] health { $life }
    }{ $minions ->
        [0] {""}
        [one] , one minion of health { $each }
       *[other] , { $minions } minions of health { $each }
    }{ $hurt ->
        [0] {""}
       *[other] , one of them with { $hurt } wounds
    }{ $stunned ->
        [0] {""}
       *[other] , stunned
    }. Dice: { $dice }. Equipment: { $loot }.
board-md-intent = If nothing changes it will: { $steps }.
board-md-intent-asleep = wait
board-md-intent-up = get up
board-md-intent-attack = attack { $heroes }
board-md-intent-batter = strike a pillar
board-md-intent-move = move to { $zones }
board-md-intent-stay = stay
board-md-near = Zones beside: { $zones }.
board-md-stairs = by the stairs
board-md-light = light
board-md-shadow = shadow
board-md-start = start zone
board-md-exit = exit
board-md-level = level token { $level }
board-md-treasure-normal = { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
board-md-treasure-special = { $n ->
        [one] 1 special treasure
       *[other] { $n } special treasures
    }
board-md-hidden = token face down
board-md-zone = { $zone }: { $what }.
board-md-door = Between { $a } and { $b }: { $state }.
board-md-door-open = open door [{ $door }]
board-md-door-closed = closed door [{ $door }]
board-md-door-locked = locked door [{ $door }]
board-md-pillar = { $pillar } in { $zone }, health { $n }.
board-md-combat = { $attacker } attacks { $defender } ({ $kind }).
board-md-dice = Attack: { $attack }. Defense: { $defense }. Hits { $hits }, Shields { $shields }, wounds { $wounds }.
board-md-symbols = Symbols left: attack { $attack }; defense { $defense }.

## The odds of a roll

board-md-odds-wounds = { $whole }.{ $tenth } wounds on average
board-md-odds-slain = slain { $n } %
board-md-odds-stun = stunned { $n } %
board-md-odds-riposte = struck back { $n } %

## The dungeon as it lies

board-md-map = { $zone } leads to: { $zones }.
board-md-legend = * light; two letters: a hero; ! an enemy; $ treasure; ? token; < start; > exit; D a closed door.

## Kinds of pieces as they are typed

md-typed-card = card
md-typed-hero = hero
md-typed-enemy = enemy
md-typed-zone = zone
md-typed-door = door
