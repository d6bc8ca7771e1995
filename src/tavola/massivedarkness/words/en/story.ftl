### Massive Darkness: story mode and market

md-ask-retry = The mission is lost. Try it again, or go on to the next one?
md-ask-limit = { $hero } keeps six cards at most, one artifact among them: discard which?
md-ask-barter = The heroes trade among themselves: pass cards on, then say done.
md-ask-market = { $hero } at the market: sell a card, or take one for another?
md-ask-second-card = Take a second card for the same price?
md-ask-pay = What is given for { $cards }?
md-ask-restock = { $hero }: swap cards for starting equipment?

md-event-mission = The next mission begins: { $mission }, at level { $level }.
md-event-discards = { $hero } discards { $card }.
md-event-market = On the market: { $cards }.
md-event-sells = { $hero } sells { $card } for { $n } XP.
md-event-swaps = { $hero } gives { $cards } for { $cards2 }.
md-event-restocks = { $hero } swaps { $card } for { $card2 }.
md-event-story-won = The story is told to its end: all { $n } missions are won!
md-event-story-over = The story is told to its end; { $n ->
        [one] one mission was won.
       *[other] { $n } missions were won.
    }

md-score-missions = Missions won
md-score-defeats = Defeats
md-counted-missions = Missions won: { $points } of { $detail }
md-counted-defeats = Defeats: { $detail }

md-option-retry = Try the mission again
md-option-go_on = Go on to the next mission
md-option-sell = Sell { $card }
md-option-take-market = Take { $card } from the market
md-option-enough = No second card
md-option-pay = Give { $card }
md-option-swap = Swap { $card } for { $card2 }

## Where a kept game stands

md-chapter-story = Mission { $n } of { $all }: { $mission }, { $round ->
        [0] being set up
       *[other] round { $round }
    }; { $won } won, { $defeats ->
        [0] no defeats
        [one] 1 defeat
       *[other] { $defeats } defeats
    }
md-chapter-market = Market before mission { $n } of { $all }, { $mission }; { $won } won, { $defeats ->
        [0] no defeats
        [one] 1 defeat
       *[other] { $defeats } defeats
    }
md-chapter-defeat = After a defeat in mission { $n } of { $all }, { $mission }; { $won } won, { $defeats ->
        [one] 1 defeat
       *[other] { $defeats } defeats
    }
md-chapter-told = The story is told: { $won } of { $all } missions won, { $defeats ->
        [0] no defeats
        [one] 1 defeat
       *[other] { $defeats } defeats
    }
md-chapter-mission = { $round ->
        [0] Being set up
       *[other] Round { $round }, level { $level }, objectives met: { $met } of { $all }
    }
md-chapter-won = Won in round { $round }
md-chapter-lost = Lost in round { $round }, objectives met: { $met } of { $all }
