### Massive Darkness: what cards and tiles say, made from their printed facts

## Dice, as they are printed

md-fact-die = { $color ->
        [yellow] { $n } yellow
        [red] { $n } red
        [blue] { $n } blue
       *[green] { $n } green
    }
md-fact-dice = { $kind }: { $dice }.

## Equipment

md-fact-equipment = { $kind }, level { $level }.
md-fact-artifact = Artifact, level { $level } where a level matters.
md-fact-starting = Starting Equipment, level { $level }.
md-fact-slot = { $slot }.
md-fact-set = Part of the { $set }; with all its cards equipped: { $bonus }

## Enemies

md-fact-mob = Mob of level { $level }. { $minions ->
        [one] { $minions } Minion
       *[other] { $minions } Minions
    } per hero and a Boss, { $health } Health each.
md-fact-agent = Agent of level { $level }. { $health } Health per hero.
md-fact-roaming = { $rank }. { $health } Health per hero.

## Heroes and classes

md-fact-hero = Recommended class: { $class }.
md-fact-class = { $primary }, then { $secondary }.
md-fact-step = from level { $level } for { $cost } XP
md-fact-line = { $class }: { $steps }.

## Doors, events and tiles

md-fact-block = { $n ->
        [1] First room
        [2] Second room
       *[3] Third room
    }: { $what }.
md-fact-block-guard = a Guard
md-fact-block-guard_ambush = a Guard (ambush: in the zone of the Active Hero)
md-fact-block-normal = { $n ->
        [one] { $n } treasure token
       *[other] { $n } treasure tokens
    }
md-fact-block-special = { $n ->
        [one] { $n } special treasure token
       *[other] { $n } special treasure tokens
    }
md-fact-tile = { $count ->
        [0] No chamber.
        [one] Chamber: { $chambers }.
       *[other] { $count } chambers: { $chambers }.
    } Corridor: { $corridor }. Light: { $light }.
md-piece-hero = hero
md-piece-class = class
md-piece-skill_line = skill line
md-piece-starting = starting equipment
md-piece-artifact = artifact
md-piece-combat = combat equipment
md-piece-item = item
md-piece-consumable = consumable
md-piece-trap = trap
md-piece-luck = luck
md-piece-set = set
md-piece-door = door card
md-piece-event = event card
md-piece-guard = guard card
md-piece-roaming_monster = roaming monster
md-piece-tile = tile
md-side-shadow = Shadow Mode
md-side-special = special skill
md-side-signature = signature skill
md-side-free = free class skill
md-side-event = event
md-side-use = use
md-side-drawn = when drawn
md-side-profile = profile
