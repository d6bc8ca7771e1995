### The fixed words of the browser page: Massive Darkness

## The table

web-md-board = Dungeon. Arrow keys move between zones.
web-md-round = Round { $n }
web-md-round-short = R{ $n }
web-md-phases = Phases of the round
web-md-phase-heroes = Heroes
web-md-phase-enemies = Enemies
web-md-phase-experience = Experience
web-md-phase-event = Event
web-md-phase-end = End
web-md-zone = Zone { $zone }
web-md-door = Door { $zones }
web-md-die = Die
web-md-start = Start
web-md-exit = Exit
web-md-light = light
web-md-shadow = shadow
web-md-level-n = level token { $n }
web-md-level-on = active level token { $n }
web-md-treasure-n = treasure: { $n }
web-md-special-n = special treasure: { $n }
web-md-token-down = token face down
web-md-door-open = open door to { $zone }
web-md-door-closed = closed door to { $zone }
web-md-door-locked = locked door to { $zone }
web-md-door-is-open = open
web-md-door-is-closed = closed
web-md-door-is-locked = locked
web-md-door-means-closed = A hero in a zone beside it opens it for 1 Movement Point; a Door card then tells what waits in rooms nobody has seen.
web-md-door-means-open = It blocks neither the way nor the sight, and nobody can close it again.
web-md-door-means-locked = It opens only as the mission says.
web-md-pillar-life = health { $n }
web-md-party = Party
web-md-acting = acting
web-md-dead = dead
web-md-out = has left
web-md-life-of = health { $n } of { $of }
web-md-boss = boss { $n } of { $of }
web-md-minions = minions: { $n } (health { $each })
web-md-or = or
web-md-one-of = one of { $n }
web-md-then = then
web-md-if-nothing = If nothing changes
web-md-intent-attack = attacks { $hero } ({ $kind })
web-md-intent-batter = attacks { $pillar }
web-md-intent-move = moves to { $zone }
web-md-intent-towards = moves to { $zone }, towards { $hero }
web-md-intent-asleep = does nothing yet
web-md-intent-up = gets up
web-md-intent-stay = stays
web-md-no-class = no class yet
web-md-actions-left = actions left: { $n }
web-md-hands = Hands
web-md-empty = empty
web-md-step = level { $level }, { $cost } XP
web-md-step-works = works now
web-md-step-later = works from level { $n }
web-md-step-affordable = can be bought
web-md-attack = Attack dice
web-md-defense = Defense dice
web-md-die-face = { $color }: { $face }
web-md-die-of = { $color } die
web-md-no-dice = no dice
web-md-none = none
web-md-no-symbols = no symbol to spend
web-md-wounds-dealt = wounds
web-md-mean = mean
web-md-kills-n = { $n ->
        [one] at least 1 figure killed:
       *[other] at least { $n } figures killed:
    }
web-md-kills-more = { $n } or more killed:
web-md-hero-falls = hero falls:
web-md-slain = whole enemy slain:
web-md-stuns = stuns:
web-md-riposte = strikes back:
web-md-odds-line = mean { $mean } · kills { $kill }
web-md-if-rolled = if rolled now
web-md-last-rolls = Last rolls
web-md-reasons = What made the roll
web-md-mission-open = Goals and rules of the mission
web-md-objectives = Objectives
web-md-special-rules = Special rules
web-md-defeats = The heroes lose when
web-md-lasting = Lasting events
web-md-done = done
web-md-campaign = Campaign: won { $n }, still to play { $left }.
web-md-all-light = light everywhere
web-md-all-shadow = darkness everywhere
web-md-drawn = Cards just drawn
web-md-recommended = recommended for this hero
web-md-carries = Carries { $card }.
web-md-damage-tokens = Damage tokens: { $tiles }.
web-md-reroll = roll again
web-md-one-hurt = one of them { $n }
web-md-from-level = only from level { $n }
web-md-last-roll = Last roll
web-md-dice-faces = The dice, face by face
web-md-dice-how = Hits less shields are wounds. Bam and Diamond pay for enchantments.
web-md-so-far = so far
web-md-answer = If you answer
web-md-kill-one = kills
web-md-helps = With { $what }: mean { $before } → { $after }
web-md-levelup = Skills to buy
web-md-levelup-how = Each line is bought from left to right; its highest step counts.
web-md-cost = { $n } XP
web-md-step-before = first the step before
web-md-step-dear = not enough XP
web-md-what-changes = What changes
web-md-preferred = Whom enemies prefer
web-md-market-how = A card costs levels: one card pays for one or two, two cards pay for one; no change is given.
web-md-market-cancel = Cancel this deal
web-md-market-close = Everybody is ready: on to the mission
web-md-market-wares = On offer
web-md-cards-n = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
web-md-compare-how = Point at a card to compare it with what the hero holds.
web-md-compare-now = held now
web-md-compare-then = on offer
web-md-gear-idle = { $card } is above the level and will not work: exchange it before the mission.
web-md-held-by = Kept in this zone by { $enemies }.
web-md-light-means = Enemies take notice of whoever stands here, even out of their sight.
web-md-shadow-means = Shadow Mode works here; who is also out of sight is ignored by enemies.
web-md-unseen-room = Nobody knows yet what waits here: a door card tells when its door is opened.
web-md-death-of = { $hero } has fallen
web-md-death-lies = The figure stays where it fell, with its XP, skills and cards; nothing reaches it until it returns.
web-md-death-burns = At the start of the next round one token of the Lifebringer burns: { $n } → { $left }.
web-md-death-last = No token is left on the Lifebringer: the next return is not possible, and the heroes lose.
web-md-risen = { $hero } rises again
web-md-risen-left = { $n ->
        [one] 1 token left on the Lifebringer.
       *[other] { $n } tokens left on the Lifebringer.
    }
web-md-new-level = Level { $n }: stronger enemies, better treasure, and skills of this level work now.

web-md-way = { $n ->
        [0] on the way: within this movement
        [one] walk there: 1 action
       *[other] walk there: { $n } actions
    }
web-md-next-mission = Next mission: { $mission }
web-md-deed-minions = { $n ->
        [one] 1 minion slain
       *[other] { $n } minions slain
    }
web-md-deed-leaders = { $n ->
        [one] 1 leader slain
       *[other] { $n } leaders slain
    }
web-md-deed-wounds = { $n ->
        [one] 1 wound suffered
       *[other] { $n } wounds suffered
    }
web-md-deed-falls = { $n ->
        [one] fell once
       *[other] fell { $n } times
    }
web-md-deed-found = { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
web-row-move = Move to

web-section-attack = Attack
web-section-zones = Zones and doors
web-section-spot = This zone
web-section-heroes = Heroes
web-section-enemies = Enemies
web-section-classes = Classes
web-section-equip = Equipment
web-section-actions = Actions
web-section-dice = Dice

## The gallery

web-library-kind-hero = Heroes
web-library-kind-class = Classes
web-library-kind-skill-line = Skill lines
web-library-kind-starting = Starting equipment
web-library-kind-combat = Combat equipment
web-library-kind-item = Items
web-library-kind-consumable = Consumables
web-library-kind-trap = Traps
web-library-kind-luck = Luck
web-library-kind-set = Sets
web-library-kind-door = Door cards
web-library-kind-event = Event cards
web-library-kind-guard = Guards
web-library-kind-roaming-monster = Roaming Monsters
web-md-level = level { $n }

# Headings of the question panel.
web-section-cards = Cards
web-section-skills = Skills

# Kinds and boxes of the gallery.
web-library-kind-artifact = Artifacts
web-library-kind-tile = Map tiles

## Set-up

web-md-setup-map = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $doors } doors
web-md-grade-lost = Fallen
web-md-grade-won = Won
web-md-grade-won-needs = all objectives
web-md-grade-whole = Unbroken
web-md-grade-whole-needs = and every hero standing at the end
