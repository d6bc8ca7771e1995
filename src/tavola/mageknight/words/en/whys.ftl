### Mage Knight: why something cannot be done now

## In general

mk-why-over = The game is over.
mk-why-answer-first = Answer the open question first.
mk-why-not-offered = “{ $said }” is not possible now.

## Cards, Units, Skills

mk-why-unknown-card = There is no card { $said }.
mk-why-wound = A Wound cannot be played.
mk-why-not-in-hand = { $card } is not in your hand.
mk-why-no-healing-in-combat = There is no healing in combat.
mk-why-strong-spell-by-day = The strong effect of a Spell needs black mana, which only the Night allows.
mk-why-no-mana = You have no { $color } mana to pay with.
mk-why-payment = { $card } cannot be played that way.
mk-why-only-in-combat = That is for combat only.
mk-why-only-ranged = In this phase only Ranged and Siege Attacks count.
mk-why-other-phase = { $phase_id ->
        [ranged] That does not belong to the Ranged and Siege Attack phase.
        [block] That does not belong to the Block phase.
        [damage] That does not belong to the Assign Damage phase.
       *[attack] That does not belong to the Attack phase.
    }
mk-why-nothing-to-discard = You have no card to discard for it.
mk-why-cannot-pay = You cannot pay the mana it asks for.
mk-why-deck-empty = Your Deed deck is empty.
mk-why-nobody-to-ready = You have no spent Unit of that level.
mk-why-effect = That effect can do nothing now.
mk-why-sideways-ranged = Cards played sideways count for nothing in the Ranged and Siege Attack phase.
mk-why-sideways = A card played sideways would be of no use now.
mk-why-not-your-unit = { $unit } are not among your Units.
mk-why-no-units-here = Units may not take part in this fight.
mk-why-unit-wounded = { $unit } are wounded.
mk-why-unit-spent = { $unit } are spent for this round.
mk-why-no-such-ability = { $unit } have no such ability.
mk-why-not-your-skill = You do not have the Skill { $skill }.
mk-why-skill-used = { $skill } was already used.

## The map

mk-why-resting = You are resting: no movement and no action this turn.
mk-why-movement-over = Your movement is over for this turn.
mk-why-only-wounds = You hold nothing but Wounds: you can only recover.
mk-why-not-revealed = The space { $space } is not on the map yet.
mk-why-rampager = A rampaging enemy stands there: nobody enters until it is defeated.
mk-why-not-adjacent = That space is not adjacent to yours.
mk-why-city-closed = The city cannot be entered in this scenario.
mk-why-inaccessible = Nobody can enter { $terrain }.
mk-why-move-points = That costs { $cost } Move; you have { $have }.
mk-why-nothing-here = There is nothing to do on this space.
mk-why-coast = The map does not go that way.
mk-why-tile-neighbours = A new tile there would not touch enough tiles.
mk-why-no-tile-left = No tile is left to reveal.
mk-why-explore-points = Exploring costs { $cost } Move; you have { $have }.
mk-why-explore-adjacent = You can only explore next to your own space.
mk-why-one-action = You have already taken the action of this turn.
mk-why-reputation-x = With such a Reputation nobody talks to you.
mk-why-no-locals = There is nobody here to interact with.
mk-why-nothing-to-enter = There is nothing here to enter.
mk-why-no-monastery = There is no monastery here to burn.
mk-why-no-rampager-near = No rampaging enemy is adjacent.
mk-why-rest-after-move = You have moved this turn: you cannot rest.
mk-why-rest-now = It is too late to rest this turn.
mk-why-standard-rest = While you hold a non-Wound card, you must discard one to rest.
mk-why-rest-card = To rest, discard one non-Wound card from your hand.
mk-why-crowded = On a space with another Hero no action is possible.

## Trade and healing

mk-why-not-offered-unit = { $unit } are not in the offer.
mk-why-only-interacting = That needs an interaction with the locals.
mk-why-wrong-site = { $unit } cannot be recruited here.
mk-why-influence = That costs { $cost } Influence; you have { $have }.
mk-why-spell-price = A Spell costs 7 Influence and a mana of its color, at a mage tower.
mk-why-advanced-price = An Advanced Action costs 6 Influence, at a monastery.
mk-why-no-healer = Nobody sells healing here.
mk-why-no-healing-points = You have no Healing points.
mk-why-heal-cost = Healing that Unit takes as many points as its level; you have { $have }.

## Combat

mk-why-no-such-enemy = There is no such enemy in this combat.
mk-why-twice-fortified = Fortified twice, nothing reaches it in this phase: { $enemy }.
mk-why-siege-only = Fortified, only Siege Attacks reach it in this phase: { $enemy }.
mk-why-attack-too-low = Attack { $have } of { $need } against { $enemy }.
mk-why-summoner = A summoner has no attack to block: { $enemy }.
mk-why-attack-settled = That attack is already dealt with: { $enemy }.
mk-why-block-too-low = A Block of { $need } is needed against { $enemy }.
mk-why-unit-absorbed = Unhurt thanks to its resistance, but it takes no more damage in this combat: { $unit }.
mk-why-assassination = Assassination: the damage cannot go to Units: { $enemy }.
mk-why-combat-running = Finish the combat first.
mk-why-one-card = You must play or discard at least one card each turn.
mk-why-die = Source dice are used by paying for a card; one die a turn.
mk-why-tactics-chosen = Tactics are chosen only at the start of a round.
mk-why-tactic-gone = That Tactic cannot be chosen now.

## Scenarios

mk-why-conquered = In this scenario a conquered dungeon or tomb cannot be entered again.
mk-why-no-tunnel = Tunnels lead only from one conquered dungeon or tomb to another.
mk-why-no-dry-way = No way leads there that avoids lakes and swamps.
mk-why-incantation-by-day = The incantation is performed at Night.
mk-why-incantation-once = You have performed the incantation this Night.
mk-why-incantation-inhabited = The incantation cannot be performed at an inhabited site.
mk-why-concede = Only the side that is behind may concede, at the start of its turn.

mk-why-offered = That can be used now.
mk-why-which-enemy = Say which enemy, by its number.
mk-why-which-attack = Say which of its attacks is meant, as in { $n } 1: { $enemy }.
mk-why-which-unit = Say who takes the damage: the Hero or one of your Units.
mk-why-no-wound-in-hand = There is no Wound in your hand.
mk-why-no-target = No enemy here can be reached by it.
mk-why-resistant = Its color does not reach { $enemy }.
mk-why-immune = Arcane Immunity protects { $enemy }.
mk-why-attack-phase = That works in the Attack phase only.
mk-why-no-card-for-it = No other card in your hand can be used with it now.
mk-why-not-in-combat = That is not for combat.
mk-why-tile-there = A tile already lies there.
mk-why-core-coast = Core tiles do not lie on the coast of this map.
mk-why-conquered-before = It is conquered: nothing is left to fight there.
mk-why-no-recruits = You have given up recruiting for this turn.
mk-why-at-odds = { $unit } will not serve beside those recruited before.
mk-why-not-sold-here = Nobody sells that here.
mk-why-sold-out = None is left.
mk-why-unit-unhurt = { $unit } are not wounded.
mk-why-off-map = That space is not on the map yet.
mk-why-no-altar = There is no altar here to pay at.
mk-why-not-cumbersome = Move points do not hold that attack back: { $enemy }.
mk-why-units-kept-back = An effect of this turn keeps your Units from taking damage.
mk-why-drawn = { $unit } drew that attack on themselves.
mk-why-unit-spared = { $unit } can take no more damage in this combat.
mk-why-skill-passive = { $skill } works by itself.

### Refusals of positions.

mk-position-level = { $key } cannot be { $value }: with { $fame } Fame the level is at most { $level }.
mk-position-path = { $key } cannot hold "{ $value }": these spaces are not next to each other.
mk-position-path-end = { $key } cannot end on { $value }: the figure stands on { $space }.
mk-position-twice = { $key }: { $value } cannot be in two places.
mk-position-unfed = { $key } cannot be "{ $value }": no mana is kept on { $unit } ({ $unit_id }).
mk-position-space = { $key } cannot be "{ $value }": there is no such space on the map.
mk-position-sea = { $key } cannot be "{ $value }": nobody can stand in the sea.
mk-position-slot = { $key } cannot be "{ $value }": this map has no such slot.
mk-position-no-site = { $key } cannot be "{ $value }": the tile shows a site there ({ $site }).
mk-position-not-there = { $key } cannot be "{ $value }": what is meant is not there ({ $site }).
mk-position-no-city = { $key } cannot be "{ $value }": { $tile } has no city.
mk-position-no-shield = { $key } cannot be "{ $value }": nothing can be conquered there.
mk-position-elsewhere = { $key }: the fight is on { $value }, but the figure stands on { $space }.
mk-position-several = { $key } cannot be "{ $value }" alone: there are several on the map; say with combat.at which of { $known }.
mk-position-no-fight = { $key } cannot be "{ $value }": nobody fights there.
mk-position-no-enemies = { $key } must name an enemy.
mk-position-no-summoner = { $key } cannot be { $value }: that enemy summons nobody.
mk-position-attacks = { $key } must have as many entries as { $enemy } has attacks: { $count }.
mk-position-points = { $key } cannot be "{ $value }": attack NUMBER, with an element (physical, fire, ice, coldfire) and melee, ranged or siege; or block NUMBER with an element.
mk-position-no-attack = { $key } must name points that can be used in this phase.
mk-position-stage = { $key } does not go with this stage of the duel ({ $value }).
mk-position-alone = { $key }: no other player stands on { $space }.
mk-position-joint = { $key } cannot be "{ $value }": two seats or more, whoever has the turn first.
mk-position-shares = { $key } must deal out the defenders of the city, each once: { $enemy }.
mk-position-no-dummy = { $key }: there is no Dummy player in { $scenario }.
mk-position-time = { $key } cannot be { $value } when the time is { $time }: Day and Night take turns.
mk-position-tactic-time = { $key } cannot be "{ $value }" by { $time_id ->
    [day] Day
   *[night] Night
}.
mk-position-tactics-phase = { $key } can be told only with phase = "tactics".
mk-position-all-chosen = { $key } cannot be "tactics": every player has a Tactic.
mk-position-few-tactics = { $key } must leave at least { $count } to choose from.
mk-position-nobody = { $key } cannot be "interaction": there is nobody to deal with on { $space }.
mk-position-order = { $key } must name each of these once: { $known }.
mk-position-out = { $key } cannot be { $value }: that player has been eliminated.
mk-position-fights = { $key }: only one fight can be under way, and only with phase = "move" (here { $value }).

## Why the adviser advises it

mk-advice-fight-won = This way nobody of { $enemy } is left standing, and you take no Wound. Fame: { $fame }.
mk-advice-fight-won-hurt = This way nobody of { $enemy } is left standing. Fame: { $fame }; Wounds: { $count }.
mk-advice-fight-some = You cannot beat everybody of { $enemy } now. This way brings the most: Fame { $fame }, Wounds { $count }.
mk-scout-unknown = Whoever guards it lies face down ({ $color }). In { $won } of { $of } imagined cases you beat them all; on average: Fame { $fame }, Wounds { $count }.
mk-advice-fight-none = You cannot beat { $enemy } now. This way costs the least: Wounds { $count }.
mk-advice-expected = about { $n } points at the end by estimate
mk-advice-change = { $what ->
    [fame] Fame
    [reputation] Reputation
    [wounds] Wounds
    [crystals] crystals
    [tiles] new tiles
   *[rewards] rewards
} { $sign ->
    [down] −{ $n }
   *[up] +{ $n }
}
mk-advice-change-unit = with { $unit }
mk-advice-change-hand = { $n ->
    [one] 1 card kept
   *[other] { $n } cards kept
}
mk-advice-plan-fight = It leads to a fight against { $enemy }: won in { $chance } of 100 worlds imagined; Fame about { $fame }, Wounds about { $count }.
mk-advice-plan-recruit = It lets you recruit { $unit } this turn: help in every fight that follows.
mk-advice-plan-recruit-site = It lets you recruit { $unit } this turn: { $gives ->
        [block] Block { $n }
       *[attack] Attack { $n }
    } for { $site_the }, { $when ->
        [day] which you can reach today
        [night] which you can reach tonight
       *[later] which comes into reach in the next rounds
    }.
mk-advice-plan-recruit-enemy = It lets you recruit { $unit } this turn: { $gives ->
        [block] Block { $n }
       *[attack] Attack { $n }
    } against { $enemy }, { $when ->
        [day] whom you can reach today
        [night] whom you can reach tonight
       *[later] who come into reach in the next rounds
    }.
mk-advice-plan-explore = It reveals new ground this turn: more to fight for, and Fame where the scenario gives it. Tiles left after it: { $count }.
mk-advice-plan-explore-core = It reveals a Core tile this turn: the city may lie there. Tiles left after it: { $count }.
mk-advice-plan-heal = It rids your hand of Wounds ({ $count }), so that the next hands are worth more.
mk-advice-plan-move = It brings you where the next turns promise most.
mk-advice-plan-move-site = It brings you towards { $site_the }, { $count ->
        [0] where you then stand
        [1] 1 Move point away
       *[other] { $count } Move points away
    }: a fight you may well win with a fresh hand.
mk-advice-plan-move-enemy = It brings you towards { $enemy }, { $count ->
        [0] next to whom you then stand
        [1] 1 Move point away
       *[other] { $count } Move points away
    }: a fight you may well win with a fresh hand.
