### Oath: writing the chronicle

oa-scenario-chronicle = Chronicle
about-scenario-chronicle = Every game leaves its mark: its winner writes the chronicle, and the next game begins in that world. Without a line of another table a new chronicle begins.
oa-variant-chronicle = Write a chronicle
oa-variant-chronicle-about = At the end the winner shapes the world of the next game: its oath, its Citizens, its map and its cards.

## What is asked

oa-ask-vow = Vow the oath of the next game
oa-ask-welcome = Offer Citizenship to an Exile?
oa-ask-join = { $player } offers you Citizenship in the next game
oa-ask-edifice = Build an edifice, or repair a ruin?
oa-ask-chronicle-suit = Which suit enters the world?
oa-ask-short = The shared bank is short of favor: which site receives 1 less?

## What is answered

oa-option-vow = { $oath }
oa-option-welcome = Offer Citizenship to { $player }
oa-option-build = Build at { $site }, in place of { $card }
oa-option-repair = Repair the ruin at { $site }
oa-option-suit = { $suit }
oa-option-short = { $site }

## What is told

oa-log-chronicle = { $player } writes the chronicle
oa-log-vow = { $player } vows the next oath: { $oath }
oa-log-boards-stay = Citizens stay Citizens
oa-log-turned-out = No longer Citizens: { $players }
oa-log-welcomes = { $player } offers Citizenship to { $other }
oa-log-joins = { $player } becomes a Citizen of the next game{ $n ->
    [0] {""}
   *[other] ; one warband of the victor now stands at { $sites }
}
oa-log-joins-not = { $player } stays an Exile
oa-log-builds = { $player } builds { $card } at { $site }; { $cards } goes to the world deck
oa-log-repairs = { $player } repairs { $card } at { $site }
oa-log-land-lost = { $site } is lost
oa-log-falls = { $card } at { $site } falls to ruin
oa-log-map = The map of the next game shows { $sites }
oa-log-enter = Six cards enter the world deck: 3, 2 and 1 of { $suits }
oa-log-healed = The archive cannot give six cards: { $n ->
    [one] 1 { $suit } card of the Dispossessed returns
   *[other] { $n } { $suit } cards of the Dispossessed return
}, the others go to the archive
oa-log-healed-not = The archive cannot give six cards, and there are no Dispossessed
oa-log-leave = { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
} unseen to the Dispossessed
oa-log-relics-kept = { $n ->
    [one] 1 relic of the victor and the Reliquary lies
   *[other] { $n } relics of the victor and the Reliquary lie
} on top of the relic deck
oa-log-deck = The world deck is built anew: { $n } cards
oa-log-saved = The chronicle is written; the next game is number { $n }

## The history of a chronicle

oa-history-won = { $player } won { $way }, in round { $round }
oa-history-players = Played by { $players }
oa-history-prince = { $player } was the Clockwork Prince
oa-history-oath = Under the oath of { $oath }; the next oath is { $vow }
oa-history-citizens = Citizens at the end: { $players }
oa-history-edifice = Built or repaired: { $card }
oa-history-cards = { $n } cards entered the world, most of them { $suit }; { $left } left it
oa-history-healed = The archive was healed: { $n } of the Dispossessed returned, { $left } cards left the world

oa-land-oath = Oath: { $oath }
oa-land-citizens = Citizens: { $players }
oa-land-unknown = { $region }: a facedown site
oa-land-bare = { $region }: { $site }{ $n ->
    [0] {""}
    [one] , with 1 relic
   *[other] , with { $n } relics
}
oa-land-site = { $region }: { $site } with { $cards }{ $n ->
    [0] {""}
    [one] ; 1 relic
   *[other] ; { $n } relics
}
oa-land-decks = World deck { $n }, Dispossessed { $dispossessed }, relic deck { $relics }
