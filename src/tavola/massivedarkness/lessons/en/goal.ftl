### What a mission is about

md-goal-left = { $count ->
    [0] no Lifebringer token left
    [one] 1 Lifebringer token left
   *[other] { $count } Lifebringer tokens left
}

## What an answer gives away

md-warn-death = { $count ->
    [0] The hero falls, and no Lifebringer token is left: the mission is lost.
    [one] The hero falls and takes the last Lifebringer token.
   *[other] The hero falls; one of { $count } Lifebringer tokens is spent.
}
md-warn-actions = { $count ->
    [one] One action would be lost.
   *[other] { $count } actions would be lost.
}
md-warn-unarmed = { $hero } goes without: { $cards } is above the level and does not work yet. A starting card would.
md-warn-door = The door stays open, and what waits behind it is drawn: there is no way back.
md-warn-treasure = A treasure is drawn: there is no way back.
md-warn-shows = Something hidden is drawn or rolled: there is no way back.
