### The table in plain lines

board-mk-round = Round { $number } of { $of }, { $time }, turn { $turn }.
board-mk-order = Order: { $order }.
board-mk-source = Source: { $dice }.
board-mk-die-taken = taken
board-mk-die-kept = kept by a player
board-mk-die-depleted = depleted
board-mk-offer-units = Unit offer: { $pieces }.
board-mk-offer-advanced = Advanced action offer: { $pieces }.
board-mk-offer-spells = Spell offer: { $pieces }.
board-mk-offer-skills = Common skills: { $pieces }.
board-mk-here = { $hero } stands on { $place }.
board-mk-near = Next to it: { $place }.
board-mk-far = Farther: { $place }.
board-mk-tiles = Free tile places: { $slots }. Tiles left: { $countryside } countryside, { $core } core.
board-mk-hidden = hidden enemy ({ $pile })
board-mk-ruin-hidden = hidden ruins
board-mk-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
  }
board-mk-burned = burned
board-mk-closed = cannot be entered
board-mk-cost = move { $n }
board-mk-player = { $hero }: fame { $fame }, level { $level } (next at { $next }), reputation { $reputation }, armor { $armor }, hand limit { $limit }.
board-mk-hand = Hand: { $cards }. Deck: { $deck }.
board-mk-discard = Discard pile: { $cards }.
board-mk-play = In play: { $cards }.
board-mk-points = Move { $move }, influence { $influence }, healing { $healing }. Mana: { $mana }. Crystals: { $crystals }.
board-mk-units = Units: { $units }. Command tokens: { $commands }.
board-mk-skills = Skills: { $skills }.
board-mk-used = { $piece } (used)
board-mk-spent = spent
board-mk-ready = ready
board-mk-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }
board-mk-dummy = Dummy player ({ $hero }): deck { $deck }, crystals: { $crystals }.
board-mk-combat = Combat at { $place }, { $phase }.
board-mk-phase-ranged = ranged and siege phase
board-mk-phase-block = block phase
board-mk-phase-damage = damage phase
board-mk-phase-attack = attack phase
board-mk-foe = Enemy { $n }, { $enemy }: armor { $armor }, attack so far { $have }; traits: { $traits }.
board-mk-foe-defeated = Enemy { $n }, { $enemy }: defeated.
board-mk-attack = Its attack { $i }: { $value } { $element }{ $traits }, { $state }; block { $have } of { $need }, damage { $damage }.
board-mk-attack-open = open
board-mk-attack-blocked = blocked
board-mk-attack-cancelled = canceled
board-mk-attack-assigned = dealt
board-mk-attack-hidden = summons
board-mk-damage-left = Damage still to assign: { $n }.
board-mk-resists = resists { $element }
board-mk-fortified = { $n ->
    [one] fortified
   *[other] doubly fortified
  }
board-mk-counted = { $n } { $color }

## The map from where one stands

board-mk-way = { $way }: { $place }.
board-mk-way-here = Here: { $place }.
board-mk-steps = { $n } { $way ->
        [northeast] northeast
       *[east] east
        [southeast] southeast
        [southwest] southwest
        [west] west
        [northwest] northwest
    }
board-mk-legend = Two letters: terrain ({ $terrain }); number: cost to enter; @ a hero, ! foes, * a place.
