### What a mission is about

md-goal-left = { $count ->
    [0] no Lifebringer token left
    [one] 1 Lifebringer token left
   *[other] { $count } Lifebringer tokens left
}
