### What a scenario is about

mk-goal-left = { $n ->
    [0] the last Round of { $of }
    [one] 1 Round left of { $of }
   *[other] { $n } Rounds left of { $of }
}
mk-aim-find-city = Find the city
mk-aim-cities = Conquer the cities
mk-aim-fame = Have the most Fame; yours
mk-aim-mines = Free every mine found
mk-aim-tiles-left = Reveal all tiles; still hidden
mk-aim-glades = Mark glades by day, chant at them by night; marked by you
mk-aim-depths = Clear dungeons and tombs; yours
mk-aim-hold = Hold keeps and mage towers; the others' best is { $count }, yours
mk-aim-portal = Stand on the portal when the last Night ends

mk-ends-first_reconnaissance = When the city is revealed, everybody has one more turn; it ends after the last Round in any case. Reputation, spells, artifacts, Units and crystals count too.
mk-ends-full_conquest = When the last city falls, everybody has one more turn; it ends after the last Round in any case. The most points win.
mk-ends-blitz_conquest = When the last city falls, everybody has one more turn; it ends after the last Round in any case. The most points win.
mk-ends-solo_conquest = When both cities have fallen, you have one more turn. If the last Round ends before, you have lost.
mk-ends-full_cooperation = When all cities have fallen, everybody has one more turn. If the last Round ends before, all have lost.
mk-ends-blitz_cooperation = When all cities have fallen, everybody has one more turn. If the last Round ends before, all have lost.
mk-ends-mines_liberation = When all tiles are revealed and all mines free, everybody has one more turn; it ends after the last Round in any case.
mk-ends-druid_nights = When everybody has chanted in the last Night, the last turns begin; it ends after the last Round in any case.
mk-ends-dungeon_lords = When all tiles are revealed and every dungeon and tomb is cleared, everybody has one more turn; it ends after the last Round in any case.
mk-ends-conquer_and_hold = It ends after the last Round. Only what you hold then counts.
mk-ends-one_to_return = It ends after the last Round. Whoever is on the portal at the end of the first Day is lost; Fame has no weight.

## What an answer starts, costs or wastes

mk-warn-provokes = Provokes { $enemy }: combat begins at once.
mk-warn-assault = Assault: Reputation −1, and the garrison is turned up. It cannot be taken back.
mk-warn-influence = { $count } Influence would be lost, and there is something to buy.
mk-warn-move = { $count } Move would be lost.
mk-warn-damage = { $count } damage comes through unblocked.
mk-warn-standing = { $count ->
    [one] One foe is left standing
   *[other] { $count } foes are left standing
}; you withdraw without them.
mk-warn-reveals = Shows a garrison: there is no way back.
mk-warn-tile = A new tile is turned up: there is no way back.
mk-warn-plunder = Reputation −1, for two cards.
mk-warn-burn = Reputation −3, and a violet enemy is drawn to defend it. It cannot be taken back.
mk-warn-enemies = The enemies there are turned up, and combat begins: there is no way back.
mk-warn-draws = { $count ->
    [one] A card is drawn
   *[other] { $count } cards are drawn
}: there is no way back.
mk-warn-offer = A new card comes into the offer: there is no way back.
mk-warn-shows = Something hidden is drawn, rolled or turned up: there is no way back.
mk-warn-announce = { $count ->
    [0] You give up this turn
    [one] You give up this turn, and one card in your hand stays unplayed
   *[other] You give up this turn, and { $count } cards in your hand stay unplayed
}; the Round ends once all others have had one more.
