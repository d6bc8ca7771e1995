### Mage Knight: allies, joint assaults and what a team decides together

mk-option-propose = Propose to assault the city at { $space } together
mk-option-split = { $parts ->
        [1] { $hero } faces { $count }, you face { $own }
        [2] { $hero } faces { $count }, { $hero2 } { $count2 }, you face { $own }
       *[3] { $hero } faces { $count }, { $hero2 } { $count2 }, { $hero3 } { $count3 }, you face { $own }
    }
mk-option-agree = Agree
mk-option-decline = Decline
mk-option-hold_back = Hold back: fight nobody
mk-option-remove_tactic = Do without { $tactic } for the rest of the game

mk-ask-coop-split = { $count ->
        [one] One defender. Who fights along?
       *[other] { $count } defenders. Who fights along, and how many does each face?
    }
mk-ask-coop-consent = { $hero } proposes to assault the city together. You would face { $count } of { $all } defenders, taking your next turn in advance.
mk-ask-coop-enter = Enter the city to fight your defenders: { $count } Move so far, 2 are needed.
mk-ask-give-up-tactic = Which of the Tactics you used shall the team do without from now on?
mk-ask-consent-tactic = Shall { $tactic } leave the game?

mk-event-coop-proposed = { $hero } proposes a joint assault to { $heroes }.
mk-event-agreed = { $hero } agrees.
mk-event-declined = { $hero } declines.
mk-event-coop-share = { $hero } will face { $enemy }.
mk-event-coop-turn = { $hero } joins the assault.
mk-event-coop-held-back = { $hero } holds back.
mk-event-coop-withdraw = { $hero } withdraws to { $space }.
mk-event-tactic-proposed = { $hero } proposes to do without { $tactic }.
mk-event-tactic-removed = { $tactic } leaves the game.

mk-why-coop-last-turns = No joint assault in the last turns of a round or of the game.
mk-why-coop-acted = A joint assault is the action of a turn: you have acted already.
mk-why-coop-crowded = You share your space with another Hero.
mk-why-coop-no-city = No defended city is next to you.
mk-why-coop-nobody = Nobody can join you: a Hero next to the city, with cards in hand and the Round Order token face up, is needed.
mk-why-coop-refused = What was declined is not proposed again in the same turn.
mk-why-coop-split = At least one defender for each participant, and every defender faced by somebody.
mk-why-coop-only-wounds = With nothing but Wounds in hand you cannot join an assault.
mk-why-coop-only-city = In a joint assault the only way leads into the city.
mk-why-coop-city-move = You need { $count } Move points to enter the city.
mk-why-coop-dummy-tactic = Only a Tactic the players used can be given up.

mk-score-all_lead = Every player leads a city
