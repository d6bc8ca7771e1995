# Why an answer is advised: what it gains, in numbers.
oa-advice-wins = It wins you the game.
oa-advice-title = It takes the title from { $player }: whoever holds the title is on the way to winning.
oa-advice-dethrones = It takes the title away from { $player }.
oa-advice-banner = It brings you { $banner }, with { $n } on it: oaths and Visions turn on it.
oa-advice-vision = It reveals { $card }: you win on waking once its goal is met and 3 Visions have been drawn (now { $n }).
oa-advice-sites = You rule { $after } { $after ->
    [one] site
   *[other] sites
} instead of { $before }.
oa-advice-relics = You hold { $after } { $after ->
    [one] relic or banner
   *[other] relics and banners
} instead of { $before }.
oa-advice-warbands = Warbands on your board: { $before } → { $after }. They are attack dice now, and defense afterwards.
oa-advice-secrets = Your secrets: { $before } → { $after }. They pay for powers and for the Darkest Secret.
oa-advice-favor = Your favor: { $before } → { $after }. It pays for musters, relics and the People's Favor.
oa-advice-adviser = { $card } at your side goes wherever you go.
oa-advice-guards = { $site } is held by { $after } instead of { $before }: harder to take from you.
oa-advice-search = { $n } { $n ->
    [one] card
   *[other] cards
} of { $pile } to choose from: a Vision to win by, or a card that serves you.
oa-advice-attack = You win in { $chance } of 100 rolls, in { $clear } without a sacrifice. { $n ->
    [one] One target
   *[other] { $n } targets
} would be yours.
oa-advice-defend = As it stands you hold out in { $chance } of 100 rolls.
oa-advice-plan = With { $card } you come out on top in { $after } of 100 rolls instead of { $before }.
oa-advice-fate-won = { $attack } to { $defense }: it is won this way. Your losses: { $n }.
oa-advice-fate-lost = { $attack } to { $defense }: to win costs more than it brings. Your losses this way: { $n }.
oa-advice-journey = In { $place } you can do what you cannot do here: { $actions }.
oa-advice-place = More can be had in { $place } than where you stand.
oa-advice-rest = Nothing on offer leaves you better off. Supply saved for the next turn: { $n }.
oa-advice-keeps = You keep what it would cost: nothing on offer is worth its price.
oa-advice-better = Of everything on offer it leaves you best off.
oa-advice-least = Something must be chosen, and this costs you least.
oa-advice-keep = { $card } serves you more than the others drawn.
oa-advice-keep-vision = { $card }: a goal of your own to win by.
oa-advice-lay = { $card } serves you least of what you drew.
