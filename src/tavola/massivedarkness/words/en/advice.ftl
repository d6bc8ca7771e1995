### Massive Darkness: why an experienced player would answer so

md-advice-attack = { $enemy }: { $mean }.{ $mean_tenth } wounds on average, { $kill }% to kill somebody{ $slain ->
        [0] .
       *[other] , { $slain }% to finish them.
    }
md-advice-attack-saves = { $enemy } would attack { $hero } next: { $mean }.{ $mean_tenth } wounds on average, { $kill }% to kill somebody{ $slain ->
        [0] .
       *[other] , { $slain }% to finish them first.
    }
md-advice-move-treasure = { $n ->
        [one] A treasure lies in { $zone }.
       *[other] { $n } treasures lie in { $zone }.
    }
md-advice-move-token = What the mission asks for lies in { $zone }.
md-advice-move-exit = { $zone } is the way out.
md-advice-move-reach = From { $zone } this hero can attack: { $enemy }.
md-advice-move-door = { $zone } lies before a door that is still shut.
md-advice-move-on = { $zone } is on the way to what the mission asks for.
md-advice-move-dark = { $zone } is in the shadow: out of sight, enemies ignore who stands there.
md-advice-pick-up = { $n ->
        [one] One treasure lies here: a card for one action.
       *[other] { $n } treasures lie here: as many cards for one action.
    }
md-advice-keep = Kept, the dice come to { $kept }.{ $kept_tenth }; rolled again, to { $again }.{ $again_tenth } on average.
md-advice-reroll = Rolled again they come to { $again }.{ $again_tenth } on average; as they lie, to { $kept }.{ $kept_tenth }.
md-advice-use = It raises the mean from { $before }.{ $before_tenth } to { $after }.{ $after_tenth }, and the chance to kill to { $kill }%.
md-advice-roll = It will do as it is: { $mean }.{ $mean_tenth } wounds on average, { $kill }% to kill. The card is worth more later.
md-advice-buy = { $line } works at once; { $left } of your XP stay, and enemies prefer who has most.
md-advice-buy-later = { $line } works from level { $level } on; until then the XP would only draw enemies.
md-advice-save = { $card } keeps the hero on its feet; otherwise a token of the Lifebringer burns (left: { $count }).
md-advice-equip = { $card }, level { $level }, gives the best dice for what comes.
md-advice-open = With actions left to fight or to flee, a door is opened now rather than later.
md-advice-leave = The mission is done for this hero: nothing more to gain here.
md-advice-end = Nothing in reach is worth an action: where this hero stands is the better place for the enemies’ phase.
md-advice-stop = The rest of the movement would only lead further into the enemies’ sight.
md-advice-activate = Its attack hurts least first: who falls later may have fled or been healed.
md-advice-activate-all = The order changes nothing here.
md-advice-heal = Who has least health left is the one the enemies could kill.
md-advice-trade = Somebody else makes more of a card than its holder.
md-advice-transmute = Three cards nobody uses make one of a higher level.
