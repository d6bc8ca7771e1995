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
