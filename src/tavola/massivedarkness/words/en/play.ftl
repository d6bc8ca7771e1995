### Massive Darkness: questions and log lines of set-up, rounds, activations, doors, treasure and experience

## Questions

md-ask-over = The game is over.
md-ask-choose = Choose one.
md-ask-class = { $hero }: which class?
md-ask-weapon = { $hero }: which weapon to start with?
md-ask-first = Who is first player?
md-ask-action = { $hero }: { $n ->
        [0] no action left. Free actions, or end the activation?
        [one] one action left.
       *[other] { $n } actions left.
    }
md-ask-step = { $hero } moves: { $n ->
        [one] one movement point left.
       *[other] { $n } movement points left.
    }
md-ask-commanded = { $hero }: one free action by command.
md-ask-rush = { $hero }: attack whom?
md-ask-buy = { $hero }: buy a skill?
md-ask-reorganize = { $hero }: change what is equipped?
md-ask-trade = { $hero } trades: pass cards on, then say done.
md-ask-transmute = Discard { $n ->
        [one] one more card
       *[other] { $n } cards
    } in the order listed: the new treasure is one level above the lowest of the three{ $level ->
        [0] .
       *[other] , so far level { $level }.
    }
md-ask-share = Keep { $card }, or pass it on?
md-ask-door-room = Which room is number { $n } of the door card?
md-ask-heal = Heal whom?
md-ask-blast = { $n } damage to every enemy figure of which zone?
md-ask-guard-where = Where does the guard appear?

## Before the game

md-event-class = { $hero } is a { $role }.
md-event-weapon = { $hero } starts with { $card } and leather armor.
md-event-first = { $hero } is first player.

## Rounds

md-event-round = Round { $n } begins.
md-event-resurrected = { $hero } is resurrected; { $left ->
        [0] the Lifebringer is empty.
        [one] one token left on the Lifebringer.
       *[other] { $left } tokens left on the Lifebringer.
    }
md-event-level = The game reaches level { $level }.
md-event-light-over = Light and shadow are as printed again.
md-event-won-objectives = All objectives are achieved: the heroes win!
md-event-lost-lifebringer = A hero must be resurrected and the Lifebringer is empty: the heroes lose.

## Activation

md-event-activation = { $hero }'s activation begins.
md-event-moves = { $hero } moves to { $zone }.
md-event-opens = { $hero } opens the door to { $zone }.
md-event-door-card = { $door_card } is drawn.
md-event-ambush = An ambush!
md-event-treasure = Treasure in { $zone }: { $special ->
        [0] { $normal } normal.
       *[other] { $normal ->
            [0] { $special } special.
           *[other] { $normal } normal, { $special } special.
        }
    }
md-event-picks-up = { $hero } picks up everything in the zone.
md-event-token = { $hero } takes a token: { $token }.
md-event-leaves = { $hero } leaves through the exit.
md-event-gets-up = { $hero } gets up.
md-event-charge = { $hero } charges.
md-event-safe-shot = { $hero } makes a safe shot.
md-event-command = { $hero } commands { $hero2 }.
md-event-signature = { $hero } uses the signature skill.
md-event-heals = { $hero } heals { $n ->
        [one] 1 wound.
       *[other] { $n } wounds.
    }
md-event-uses = { $hero } uses { $card }.

## Equipment

md-event-found = { $hero } gains { $card }.
md-event-artifact = { $hero } receives an artifact: { $card }.
md-event-trap-for-guardian = { $card } is a trap: discarded, another card is drawn for the guardian.
md-event-trades = { $hero } trades and reorganizes.
md-event-gives = { $hero } gives { $card } to { $hero2 }.
md-event-wears = { $card_id ->
        [nothing] { $hero } takes the armor off.
       *[other] { $hero } wears { $card }.
    }
md-event-holds = { $cards_id ->
        [nothing] { $hero } empties the hands.
       *[other] { $hero } holds { $cards }.
    }
md-event-transmutes = { $hero } transmutes { $cards } into a treasure of level { $level }.

## Experience

md-event-xp = { $hero } gains { $n } XP.
md-event-micro = { $hero } gains { $n } micro-XP.
md-event-bought = { $hero } buys { $line } for { $n } XP.
md-event-grown = { $hero }: maximum health { $maximum }, now { $health }.

## Result

md-score-won = Mission won
md-score-goals = Objectives achieved
md-score-rounds = Rounds played

## Set-up errors

md-error-players = Massive Darkness is played with 1 to 6 heroes, not { $n }.
md-error-hero = There is no hero “{ $name }”; there are { $known }.
md-error-hero-twice = The hero “{ $name }” is taken twice.
md-error-option = Massive Darkness has no option “{ $name }”; there are { $known }.
md-error-option-value = “{ $value }” is no value of the option “{ $name }”; there are { $known }.

md-counted-won = { $points ->
        [0] The mission is lost.
       *[other] The mission is won.
    }
md-counted-goals = Objectives achieved: { $points } of { $detail }
md-counted-rounds = Rounds played: { $detail }
