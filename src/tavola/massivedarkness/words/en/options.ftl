### Massive Darkness: what the button of each answer says

## Before the game

md-option-class = { $class }
md-option-take = { $card }
md-option-first = { $hero } goes first

## Movement

md-option-move = Move to { $zone }
md-option-open = Open the door to { $zone }
md-option-pick_up = Pick up everything in the zone
md-option-leave = Leave through the Exit
md-option-stop = Move no further

## Actions

md-option-attack = { $kind }: attack { $enemy }
md-option-attack_pillar = { $kind }: attack { $pillar }
md-option-charge = Charge to { $zone }
md-option-safe_shot = Safe Shot from { $zone }
md-option-teleport = Teleport to { $zone }
md-option-command = Command { $hero }
md-option-get_up = Get up
md-option-trade = Trade and reorganize
md-option-transmute = Transmute
md-option-transmute-of = { $hero } transmutes
md-option-use = Use { $card }
md-option-signature = Signature Skill: { $signature }
md-option-end = End the activation

## Equipment

md-option-keep = Leave everything as it is
md-option-keep-card = Keep { $card }
md-option-give = Give { $card } to { $hero }
md-option-give-from = { $card }: from { $hero } to { $other }
md-option-wear = Wear { $card }
md-option-wear-nothing = Wear no armor
md-option-hold = Hold { $cards }
md-option-hold-nothing = Hold nothing
md-option-discard = Discard { $card }
md-option-cancel = Never mind
md-option-done = Done
md-option-buy = { $line }, level { $level } ({ $n } XP)

## Choices of cards, doors and events

md-option-choose = { $effect }
md-option-heal = Heal { $hero }
md-option-blast = Strike { $zone }
md-option-place = { $zone }
md-option-room = { $zone }

## Enemies

md-option-activate = Activate { $enemy }
md-option-activate_all = Activate all in this order
md-option-enemy_attacks = Attack { $hero } ({ $kind })
md-option-enemy_batters = Attack { $pillar }
md-option-towards = Towards { $hero }
md-option-by = By way of { $zone }
md-option-reinforce = { $enemy } calls for help
md-option-shown = Go on

## why an experienced player would answer so

md-counsel-attack = { $enemy }: { $mean }.{ $mean_tenth } wounds on average, { $kill }% to kill somebody{ $slain ->
        [0] .
       *[other] , { $slain }% to finish them.
    }
md-counsel-attack-saves = { $enemy } would attack { $hero } next: { $mean }.{ $mean_tenth } wounds on average, { $kill }% to kill somebody{ $slain ->
        [0] .
       *[other] , { $slain }% to finish them first.
    }
md-counsel-move-treasure = { $n ->
        [one] A treasure lies in { $zone }.
       *[other] { $n } treasures lie in { $zone }.
    }
md-counsel-move-token = What the mission asks for lies in { $zone }.
md-counsel-move-exit = { $zone } is the way out.
md-counsel-move-reach = From { $zone } this hero can attack: { $enemy }.
md-counsel-move-door = { $zone } lies before a door that is still shut.
md-counsel-move-on = { $zone } is on the way to what the mission asks for.
md-counsel-move-dark = { $zone } is in the shadow: out of sight, enemies ignore who stands there.
md-counsel-pick-up = { $n ->
        [one] One treasure lies here: a card for one action.
       *[other] { $n } treasures lie here: as many cards for one action.
    }
md-counsel-keep = Kept, the dice come to { $kept }.{ $kept_tenth }; rolled again, to { $again }.{ $again_tenth } on average.
md-counsel-reroll = Rolled again they come to { $again }.{ $again_tenth } on average; as they lie, to { $kept }.{ $kept_tenth }.
md-counsel-use = It raises the mean from { $before }.{ $before_tenth } to { $after }.{ $after_tenth }, and the chance to kill to { $kill }%.
md-counsel-roll = It will do as it is: { $mean }.{ $mean_tenth } wounds on average, { $kill }% to kill. The card is worth more later.
md-counsel-buy = { $line } works at once; { $left } of your XP stay, and enemies prefer who has most.
md-counsel-buy-later = { $line } works from level { $level } on; until then the XP would only draw enemies.
md-counsel-save = { $card } keeps the hero on its feet; otherwise a token of the Lifebringer burns (left: { $count }).
md-counsel-equip = { $card }, level { $level }, gives the best dice for what comes.
md-advice-open = With actions left to fight or to flee, a door is opened now rather than later.
md-advice-leave = The mission is done for this hero: nothing more to gain here.
md-advice-end = Nothing in reach is worth an action: where this hero stands is the better place for the enemies’ phase.
md-advice-stop = The rest of the movement would only lead further into the enemies’ sight.
md-advice-activate = Its attack hurts least first: who falls later may have fled or been healed.
md-advice-activate-all = The order changes nothing here.
md-advice-heal = Who has least health left is the one the enemies could kill.
md-advice-trade = Somebody else makes more of a card than its holder.
md-advice-transmute = Three cards nobody uses make one of a higher level.
