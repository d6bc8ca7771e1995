### Massive Darkness: questions, buttons and log lines of missions 6 to 10

## Mission 6

md-event-false-lead = A false lead; { $hero } has learned something all the same.
md-event-key = { $hero } finds a Key: { $n } of { $need }.
md-event-protected = The room is protected: a guard instead of a door card.

## Mission 7

md-event-levers = The levers are manned: the locked door to { $zone } opens.
md-event-warden = A warden was waiting behind the door.

## Mission 8

md-event-hoard = { $hero } takes the Executor’s hoard: { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    } of level { $level } and an artifact.

## Mission 9

md-event-wave = A wave of guards of level { $level }.
md-event-monster-comes = A roaming monster comes for the artifact.
md-event-lost-artifact-taken = An enemy stands beside the artifact at the start of the enemies’ phase: the heroes lose.

## Mission 10

md-ask-darkness = The darkness crushes the heroes: { $n ->
        [one] one wound is left to share out.
       *[other] { $n } wounds are left to share out.
    } Who suffers the next one?
md-option-suffer = { $hero } suffers a wound
md-option-lever = Work the lever: { $pillar } falls
md-event-darkness = Crushing darkness: { $n ->
        [one] one wound
       *[other] { $n } wounds
    } for the heroes to share.
md-event-stage = The heroes reach stage { $n }; the Dark Emissary awaits them there.
md-event-lever = { $hero } works a lever: { $pillar } falls.
