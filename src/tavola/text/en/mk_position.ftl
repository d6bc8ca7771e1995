# Refusals of positions.

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
mk-position-points = { $key } cannot be "{ $value }": attack NUMBER ELEMENT melee, ranged or siege; or block NUMBER ELEMENT.
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
