### Massive Darkness: what happens in missions 1 to 5

## Questions and buttons

md-ask-chosen = Who is the Chosen One?
md-ask-lure = The Immortal sees several fireworks. Which one does it follow?
md-option-chosen = { $hero } is the Chosen One
md-option-lure = To the firework in { $zone }
md-option-place_firework = Put a firework down here

## Things heroes carry

md-card-artifact = Artifact token
md-card-firework = Firework
md-event-carries = { $n ->
        [one] { $hero } now carries: { $card }.
       *[other] { $hero } now carries: { $card }, { $n } of them.
    }

## Black Widow

md-event-dragged = { $hero } is { $hero_gender ->
       *[m] dragged along
    } to { $zone }.
md-event-spider-door = { $enemy }: the door to { $zone } gives way.
md-event-spider-flees = { $enemy }: away through the exit.
md-event-lost-spider = The Giant Spider has escaped: the heroes lose.

## The Chosen One

md-event-chosen = { $hero } is the Chosen One.
md-event-part = { $n ->
        [1] One of the three parts is found.
        [2] Two of the three parts are found.
       *[other] All three parts are found: the artifact is whole.
    }
md-event-lost-chosen = The Chosen One is dead: the heroes lose.
md-event-lost-artifact = The artifact is gone for good: the heroes lose.

## Goblin War Drums

md-event-damage-token = { $tile } trembles: { $n ->
        [0] no damage token is left.
        [one] one damage token is left.
       *[other] { $n } damage tokens are left.
    }
md-event-collapse = { $tile } collapses.
md-event-watcher = { $hero } passes the pillars: the monster on watch appears.
md-event-lost-collapse = A hero lies buried under the dungeon: the heroes lose.

## The Immortal's Downfall

md-event-firework = { $hero } puts a firework down in { $zone }.
md-event-fireworks-out = { $n ->
        [one] A firework burns out.
       *[other] { $n } fireworks burn out.
    }
md-event-firework-destroyed = { $enemy }: the fireworks in { $zone } are destroyed.
md-event-crush = { $enemy }: every hero in { $zone } is crushed.
md-event-trample = { $enemy }: { $foe } trampled down.
md-event-immortal-arrives = { $enemy }: arrived in the start zone.
md-event-bridge-falls = Both pillars are gone: the shadow bridges fall with everybody on them.
md-event-lost-immortal = The Immortal has reached the start zone: the heroes lose.
md-event-lost-bridge = The bridge fell without the Immortal: the heroes lose.
