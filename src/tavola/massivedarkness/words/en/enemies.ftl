### Massive Darkness: enemies appear, act and strike back; events

## Enemies appear

md-event-spawn = { $minions ->
        [0] New enemy in { $zone }: { $enemy }, health { $life }.
        [one] New enemy in { $zone }: { $enemy }, a boss and 1 minion.
       *[other] New enemy in { $zone }: { $enemy }, a boss and { $minions } minions.
    }
md-event-guardian = { $enemy }: the guardian carries { $card }.
md-event-guardian-monster = { $enemy }: the guardian adds the strength of { $foe }.
md-event-no-figures = { $enemy }: not enough figures. Nothing appears; those on the board act instead.
md-event-no-guard = No guard card is left.
md-event-no-monster = No roaming monster card is left.
md-event-reinforcement = { $enemy } calls a guard to { $zone }.
md-event-wakes = { $enemy }: awake from now on.

## An enemy acts

md-event-enemy-up = { $enemy }: the activation is lost to getting up.
md-event-enemy-moves = { $why ->
        [sight] { $enemy }: on to { $zone }, towards { $hero }, in sight with the most experience.
        [light] { $enemy }: on to { $zone }, towards { $hero }, in light with the most experience.
        [counter] { $enemy }: on to { $zone }, after { $hero }.
        [start] { $enemy }: nobody to be seen; on to { $zone }, towards the start zone.
        [exit] { $enemy }: nobody to be seen; on to { $zone }, towards the exit.
        [flight] { $enemy }: on to { $zone }, away towards the exit.
        [stride] { $enemy }: on to { $zone }, towards the start zone.
        [lure] { $enemy }: on to { $zone }, towards a firework.
       *[march] { $enemy }: on to { $zone }.
    }
md-event-enemy-stays = { $why ->
        [held] { $enemy }: held in its zone by a hero.
       *[near] { $enemy }: stays, since no zone is closer.
    }
md-event-batter = { $enemy }: attack on { $pillar }.
md-event-no-counter = { $hero } is out of sight and in shadow: no counter-attack by { $enemy }.

## Events

md-event-event = { $hero } draws the event { $event_card }.
md-event-lifebringer = { $n ->
        [0] The Lifebringer holds all its tokens already.
       *[other] The Lifebringer holds { $left ->
            [one] 1 token
           *[other] { $left } tokens
        } again.
    }
md-event-next-round = { $event_card } lasts through the next round.
md-event-all-light = Every zone counts as a light zone until the end of the next round.
md-event-all-shadow = Every zone counts as a shadow zone until the end of the next round.

## Questions

md-ask-enemy-order = Enemies' phase: which enemy acts next?
md-ask-counter-order = Counter-attacks: which enemy strikes back next?
md-ask-enemy-target = { $enemy }: several targets are equal. Whom do they attack?
md-ask-enemy-towards = { $enemy }: several heroes are equal. Towards whom do they move?
md-ask-enemy-route = { $enemy }: several ways are equally short. Which one do they take?
md-ask-agents-order = Several agents call for help: which one first?
md-ask-agent-zone = Where does the reinforcement appear?
md-ask-patrol-zone = { $what ->
        [guard] Where does the patrol appear?
       *[roaming] Where does the roaming monster appear?
    }
md-ask-event-enemy = Which enemy does the event activate?
