### Massive Darkness: why something cannot be done now

md-why-over = The game is over.
md-why-answer-first = Answer the open question first.
md-why-not-offered = “{ $said }” is not possible now.

## Movement

md-why-moving = The movement action goes on ({ $n } points left): spend them or stop first.
md-why-stunned = { $hero } is stunned and must get up first.
md-why-no-action = No action is left.
md-why-no-zone = There is no zone “{ $said }” on this board.
md-why-already-there = { $hero } already stands there.
md-why-not-adjacent = That zone does not share an edge with this one.
md-why-wall = A wall stands between these zones.
md-why-door-shut = The door between these zones is closed.
md-why-pillar = A pillar stands between these zones.
md-why-stairs = The stairs cannot be used yet.
md-why-held = An enemy in the zone keeps { $hero } there.
md-why-door-open = That door is already open.
md-why-door-elsewhere = Only a door of the hero's own zone can be opened.
md-why-door-locked = That door cannot be opened by hand yet.
md-why-nothing-here = Nothing to pick up lies in this zone.
md-why-enemy-here = An enemy is in the zone.
md-why-no-exit = The hero is not in the exit zone.
md-why-exit-later = Other objectives come first.

## Attacks

md-why-no-weapon = No weapon for that kind of combat is equipped ({ $kind }).
md-why-unarmed = No weapon is equipped.
md-why-not-attackable = This enemy cannot be attacked.
md-why-not-in-sight = The enemy is not in line of sight.
md-why-range-melee = Melee reaches only the own zone; the enemy is { $away } away.
md-why-range-ranged = Ranged combat needs a target outside the own zone.
md-why-range-magic = Magic reaches 1 or 2 zones; the enemy is { $away } away.

## Skills and cards

md-why-no-keyword = The hero does not have that skill now: { $keyword }.
md-why-no-target = Nothing is within reach of it.
md-why-once = It has been used in this activation.
md-why-three-cards = Three equipment cards are needed.
md-why-standing = The hero is not stunned.
md-why-not-yours = The hero does not have { $card }.
md-why-card-level = A card of level { $level } works only when the mission reaches that level.
md-why-item = An item needs no use: it works by itself.
md-why-use-any = It would heal nobody now.
md-why-use-attack = It is used in an attack, before the dice are rolled.
md-why-use-activation = It has no use at this moment of the activation.
md-why-equipment = Equipping it needs a trade action, or new equipment.
md-why-equipped = It is equipped and works by itself.
md-why-no-xp = It costs 1 XP, and the hero has none.
md-why-signature = The signature skill is used in the situation its text names.
md-why-line-complete = All skills of this line are bought.
md-why-too-dear = The next skill of this line costs { $n } XP; the hero has { $xp }.
