### Massive Darkness: why something cannot be done now

md-why-over = The game is over.
md-why-offered = That can be used now.
md-why-answer-first = Answer the open question first.
md-why-not-offered = “{ $said }” is not possible now.

## Movement

md-why-moving = The movement action goes on ({ $n ->
        [one] 1 point
       *[other] { $n } points
    } left): spend them or stop first.
md-why-stunned = { $hero } is { $hero_gender ->
       *[m] stunned
    } and must get up first.
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
md-why-range-melee = Melee reaches only the hero's own zone; the enemy is { $away } away.
md-why-range-ranged = Ranged combat needs a target outside the hero's own zone.
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

## Trades, the market, missions

md-why-no-card = There is no card “{ $said }”.
md-why-no-hero = There is no hero “{ $said }” at this table.
md-why-no-door = There is no door “{ $said }” on this board.
md-why-no-enemy = There is no enemy or pillar “{ $said }” on the board.
md-why-gone = That zone has collapsed.
md-why-no-use = That is no card to be used.
md-why-commanded = A commanded hero takes one action of its own and no more.
md-why-worn-already = The hero wears that already.
md-why-not-armour = { $card } is not worn on the body.
md-why-one-copy = The hero has one copy of { $card } only.
md-why-not-held = { $card } is not held in the hands.
md-why-two-hands = The hands hold two one-handed cards or one two-handed card.
md-why-held-already = The hero holds just that.
md-why-settled = That has been settled in this reorganization.
md-why-not-here = { $hero } takes no part here.
md-why-same-hero = A gift needs another hero.
md-why-moved-once = { $card } has changed hands in this trade.
md-why-gift-words = Say what is given, by whom and to whom: give CARD GIVER TAKER.
md-why-in-order = The three cards are named in the order of their names.
md-why-discarded = That card has been named already.
md-why-only-gained = Only the card just gained is passed on: { $card }.
md-why-no-line = The class has no skill line “{ $said }”.
md-why-next-step = A line is bought step by step: name the line alone.
md-why-one-artifact = Only an artifact has to go: one may be kept.
md-why-deal-made = This hero has made that deal in this market.
md-why-not-on-offer = The market does not have that card.
md-why-beyond-means = A card of level { $level } is too dear: the hero can pay for level { $n }.
md-why-paid-with = That card pays already.
md-why-too-little = The cards given must be worth { $n } levels more.
md-why-starting-card = Starting equipment is not swapped for starting equipment.
md-why-not-in-stock = That is no starting card left in the box.
md-why-no-weapon-left = There is no starting weapon “{ $said }” left in the box.
md-why-no-class = There is no class “{ $said }”.
md-why-no-firework = The hero carries no firework.
md-why-no-lever = No unused lever is in this zone.
md-why-no-pillar = No such pillar stands.
