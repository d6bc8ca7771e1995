### Mage Knight: questions put to a player

mk-ask-choose = { $origin_id ->
        [none] Choose one.
       *[other] { $origin }: choose one.
    }
mk-ask-disband = Every Command token is taken. Disband a Unit to make room for { $unit }.

## Tactics

mk-ask-tactic = { $time_id ->
        [night] Choose a Tactic for the Night.
       *[day] Choose a Tactic for the Day.
    }
mk-ask-rethink = Discard up to 3 cards to draw as many ({ $count } chosen).
mk-ask-mana-steal = Choose a die of the Source to keep on the Tactic.
mk-ask-preparation = Choose a card from the Deed deck.
mk-ask-mana-search = Choose up to 2 dice of the Source to reroll ({ $count } chosen).
mk-ask-meditation = Shuffle up to 5 cards into the Deed deck to draw as many ({ $count } chosen).

## Combat

mk-ask-combat = { $phase_id ->
        [ranged] Ranged and Siege Attack phase: attack from afar, or go on.
        [block] { $count ->
            [0] Block phase: no attack is open any more. Go on.
           *[other] Block phase: block the attacks you can.
        }
        [damage] Assign Damage phase: assign the damage of each unblocked attack.
       *[attack] Attack phase: defeat whoever is left.
    }
mk-ask-invite = Other rampaging enemies are adjacent. Fight them too?

## The turn

mk-ask-before = Before your turn.
mk-ask-announce = Your Deed deck is empty. Announce the End of the Round, or play on?
mk-ask-rest-wounds = How many Wounds do you discard?
mk-ask-mine = Which crystal do you take from the mine?
mk-ask-glade = The magical glade takes away a Wound. Which one?
mk-ask-long-night = Your Deed deck is empty. Use Long Night?
mk-ask-discard = Discard cards you do not want to keep, or end the turn.
mk-ask-must-discard = You played no card this turn: discard one from your hand.
mk-ask-over = The game is over.
mk-ask-turn-move = Your turn: play cards, move, explore, or take an action. Move: { $count }.
mk-ask-turn-interaction = Interaction: recruit, heal or learn. Influence: { $count }.
mk-ask-turn-after = Your action is done. Play what still helps, or end the turn.
mk-ask-turn-rest = You are resting. Heal if you can, or end the turn.
mk-ask-turn-maze = In the maze: make Move points and choose a path. Move: { $count }.

## Levels and rewards

mk-ask-skill = Level { $count }: choose a Skill.
mk-ask-advanced = Choose an Advanced Action from the offer.
mk-ask-reward-order = Which reward do you take first?
mk-ask-color = Choose the color of the crystal.
mk-ask-artifact = Choose the Artifact that goes under the deck; you keep the rest.
mk-ask-stack = Which card lies deepest on your Deed deck?
mk-ask-spell = Choose a Spell from the offer.
mk-ask-unit = Choose a Unit to recruit for free.

## Effects

mk-ask-pay = Pay 1 { $color } mana with:
mk-ask-discard-cost = { $origin }: discard a card.
mk-ask-ready = Which Unit becomes ready?
mk-ask-foe-attack = { $effect }: which attack?
mk-ask-foe = { $effect }: which enemy?

## Cards

mk-ask-borrow = Choose an Action to play for its strong effect, +{ $count }.
mk-ask-crystal-joy = Discard a card to take Crystal Joy back to hand?
mk-ask-harvest = Discard a card for a crystal of its color?
mk-ask-space = Which space becomes cheaper?
mk-ask-die = Which die of the Source?
mk-ask-die-color = Which color shall the die show?
mk-ask-scout = Where do the Scouts look?
mk-ask-wear-down = Which enemy is worn down?
mk-ask-draw-attack = Which attack does this Unit draw on itself?
mk-ask-steady-tempo = { $where ->
        [top] Put Steady Tempo on top of your Deed deck?
       *[bottom] Put Steady Tempo under your Deed deck?
    }
mk-ask-storm = Which die gives its color as a crystal?
mk-ask-maximal = Which Action is used { $count } times and thrown away?
mk-ask-throw-away = { $origin }: throw away an Action of your hand.
mk-ask-spell-crystal = Which Spell gives the color of the crystal?
mk-ask-mend = Which Unit is healed?
mk-ask-staff = Discard a card; its color decides.
mk-ask-fly = Where do you land?
mk-ask-meditation-card = Which card of your discard pile?
mk-ask-meditation-where = Where does { $card } go?
mk-ask-offering = Discard a card for a crystal of its color, or go on.
mk-ask-own-unit = Which of your Units?

## Units

mk-ask-feed = This Unit lives on mana. Pay 1 mana of a basic color?

## Scenarios

mk-ask-mark-glade = Mark this magical glade with a Shield?
mk-ask-entrance-dungeon = Where near the village is the secret dungeon?
mk-ask-entrance-tomb = Where near the monastery is the secret tomb?
mk-ask-more-abilities = Use another ability of { $unit } in the same activation?
mk-ask-detach = Take Banners from your Units before the round begins?
mk-ask-fortitude = { $unit } would be wounded. Furl the Banner of Fortitude?
mk-ask-forgive = { $count ->
        [one] Throw away the Wound of this turn?
       *[other] Throw away the { $count } Wounds of this turn?
    }
mk-ask-token = Which Command token for { $unit }: the Banner of Command, or a usual one?
mk-ask-for-cards = Discard cards to raise the effect (now { $effect }), or go on.
mk-ask-risk = How much do you add to { $effect }? One mana die for each point.

## Where a kept game stands

mk-chapter = Round { $n } of { $of }, { $time_id ->
        [day] Day
       *[night] Night
    }
mk-typed-card = card
mk-typed-unit = unit
mk-typed-skill = skill
mk-typed-tactic = tactic
