### What a seat strives for

oa-goal-name = Oath of { $oath }
oa-goal-left = { $n ->
    [0] the last round
    [one] at most 1 round left of { $of }
   *[other] at most { $n } rounds left of { $of }
}
oa-aim-sites = Rule the most sites: you { $mine }, the best other { $best }
oa-aim-relics = Hold the most relics and banners: you { $mine }, the best other { $best }
oa-aim-peoples_favor = Hold the People's Favor: you { $mine }, the best other { $best }
oa-aim-darkest_secret = Hold the Darkest Secret: you { $mine }, the best other { $best }
oa-aim-vision = Or reveal a Vision and fulfil it when you wake
oa-ends-empire = While the Empire keeps the oath, a die after rounds 5, 6 and 7 may end the game: then the Chancellor wins, or the Citizen who meets the Successor's goal.
oa-ends-exile = You win when you wake as Usurper, or with a revealed Vision fulfilled and three Visions drawn.
oa-ends-last = After round 8 the game is over in any case.

## What an answer binds to

oa-warn-binding = This binds you; it cannot be taken back alone.
oa-warn-supply = { $count ->
        [1] 1 Supply is lost
       *[other] { $count } Supply are lost
    }: the track ends at { $most }.
oa-warn-vision = Your revealed Vision is discarded for it: { $card }.
oa-warn-site = The site is turned up: there is no way back.
oa-warn-draw = Cards are drawn: there is no way back.
oa-warn-relic = The relic is turned up: there is no way back.
oa-warn-shows = Something hidden is drawn or turned up: there is no way back.
