### Massive Darkness: the table in plain lines, for the terminal

board-md-round = { $mission }. Round { $n }, { $phase }. Level { $level }. First player: { $first }. Lifebringer: { $lifebringer }.
board-md-all-light = Every zone is in light.
board-md-all-shadow = Every zone is in shadow.
board-md-goal = { $done ->
        [1] Done: { $goal }
       *[other] Objective: { $goal } ({ $have } of { $need })
    }
board-md-hero = { $hero }, { $role }, at { $zone }: health { $health } of { $maximum }, { $xp } XP, { $state }.
board-md-dead = dead
board-md-stunned = stunned
board-md-out = has left
board-md-standing = in light
board-md-in-shadow = in shadow
board-md-equipment = Armor: { $body }. Hands: { $hands }. Bag: { $bag }. Dice: { $dice }.
board-md-enemy = Enemy { $enemy } ({ $notation }) at { $zone }: leader's health { $life }{ $minions ->
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
board-md-near = Next to it: { $zones }.
board-md-light = light
board-md-shadow = shadow
board-md-start = start zone
board-md-exit = exit
board-md-level = level token { $level }
board-md-treasure = treasure { $normal } normal, { $special } special
board-md-hidden = token face down
board-md-zone = { $zone }: { $what }.
board-md-door = Between { $a } and { $b }: { $state }.
board-md-door-open = { $door }, open
board-md-door-closed = { $door }, closed
board-md-door-locked = { $door }, locked
board-md-pillar = { $pillar } at { $zone }, health { $n }.
board-md-combat = { $attacker } attacks { $defender } ({ $kind }).
board-md-dice = Attack dice: { $attack }. Defence dice: { $defense }. Hits { $hits }, shields { $shields }, sure wounds { $damage }.
board-md-symbols = Symbols left: attack { $attack }; defence { $defense }.
