### The guided first game

md-learn-chapter-heroes = The heroes
md-learn-chapter-light = Light and shadow
md-learn-chapter-doors = Doors and loot
md-learn-chapter-dice = Dice
md-learn-chapter-enemies = The enemies
md-learn-chapter-melee = A mob
md-learn-chapter-experience = Experience

md-learn-class = Make Bjorn a Berserker
md-learn-class-why = A class is a sheet of skills to buy with experience; any hero may take any class. This one hits hard with what it holds in both hands.
md-learn-wizard = Make Elias a Battle Wizard
md-learn-wizard-why = Magic strikes one or two zones away, so Elias can stay behind Bjorn. Two different heroes help each other most.
md-learn-axe = Give Bjorn the axe
md-learn-axe-why = The coloured dice on a card are the dice you roll. Red dice hit harder than yellow ones.
md-learn-staff = Give Elias the staff
md-learn-staff-why = Without a weapon for magic there is no magic. Everybody also wears leather armor: one blue die to defend.
md-learn-first = Let Bjorn go first
md-learn-first-why = Each hero acts once in a round, with three actions. The first player changes every round.

md-learn-shadow = Walk out of the start zone
md-learn-shadow-why = You stand in shadow, see the moon: in shadow your class has a skill more, and enemies that do not see you forget you. One action is two steps, and a free way may take both at once.
md-learn-light = Go on into the light
md-learn-light-why = A torch burns here, so every enemy may come after you. Nothing else changes: neither steps nor reach.

md-learn-door = Open the door
md-learn-door-why = A card tells what lies behind: enemies with their treasure, or an ambush. It costs one step and cannot be taken back.
md-learn-inside = Step inside
md-learn-inside-why = The second step of this action takes you into the room. A goblin waits one room further, and it holds something it will use against you.
md-learn-loot = Pick up the treasure
md-learn-loot-why = One step takes everything that lies in your zone. Cards come by the level of the dungeon.
md-learn-gear = Leave your gear as it is
md-learn-gear-why = What you wear and hold gives dice; the rest waits in your bag. An elixir is drunk from the bag, so nothing has to change.
md-learn-aside = Step back out
md-learn-aside-why = Out of its sight the goblin has to come to you. And Elias needs the room to aim.
md-learn-rest = End the activation
md-learn-rest-why = Three actions are spent. When every hero has acted, the enemies do.

md-learn-elias = Move Elias
md-learn-elias-why = Now it is the wizard's turn: again three actions. Follow Bjorn's way.
md-learn-follow = One step more
md-learn-follow-why = The second step belongs to the same action. Heroes may share a zone.
md-learn-sight = Enter the room
md-learn-sight-why = Magic needs a line of sight and one or two zones between. From here the goblin is one zone away.
md-learn-halt = Stop here
md-learn-halt-why = A step you do not need may be wasted. Any nearer and it would be a brawl.
md-learn-cast = Cast at the goblin
md-learn-cast-why = Your dice and its dice roll at once: hits minus shields are wounds. Before you roll, the odds stand beside the question.
md-learn-over = End the activation
md-learn-over-why = Now the enemies act: attack whom they can reach, else walk and try again. Look at the forecast: it names the victim and the reason.

md-learn-again = Strike the goblin once more
md-learn-again-why = It attacked Elias, because he stood in its sight; with several heroes to choose from it would take the one with most experience unspent. One wound is left to it.
md-learn-reroll = Keep the roll
md-learn-reroll-why = Some cards let dice be rolled again. Here one hit against no shield is all you need.
md-learn-spell = Cast at the dwarves too
md-learn-spell-why = Three actions are three actions: use them all. The dwarves are one zone away, and from the shadow they will not be able to answer.
md-learn-spell-roll = Keep the roll
md-learn-spell-roll-why = Three hits against one shield: no need to try again.
md-learn-spell-save = Save your own skill
md-learn-spell-save-why = The wizard's skill costs experience. It is better kept for an enemy that will not fall otherwise.
md-learn-go = Walk to where it stood
md-learn-go-why = The agent brought four points of experience to every hero, and what it carried is yours. Its room still holds treasure.
md-learn-loot2 = Pick up everything
md-learn-loot2-why = Not all that glitters is kind: traps lie among treasure. They bite once and are gone.
md-learn-hold = Take the better staff in hand
md-learn-hold-why = A red die instead of a yellow one. After picking up you may change your gear for nothing.
md-learn-gear2 = That is well
md-learn-gear2-why = The old staff stays in the bag. Three cards nobody needs can be turned into one better card later.
md-learn-hide = Stay in the shadow
md-learn-hide-why = Whoever was attacked would strike back now. But here no enemy sees you and it is dark: for them you are not there. Bjorn deals with the dwarves.

md-learn-melee = Attack the dwarves
md-learn-melee-why = The goblin called a mob: a boss and its minions are one enemy. They stand in Bjorn's zone, so he cannot walk away, but his axe reaches them.
md-learn-signature = Use your own skill
md-learn-signature-why = For one point of experience your class adds a red die, once in each activation. Minions fall first, then the boss.
md-learn-boss = Strike again
md-learn-boss-why = The boss stands alone now. Symbols on the dice set off enchantments; the sum is told line by line.
md-learn-gear3 = Leave the wand in the bag
md-learn-gear3-why = The killer of a minion gets one point; a boss gives three to everybody, and what it carried to its killer. The wand is for Elias: Bjorn can give it to him when they stand together.
md-learn-onwards = Go on with the last action
md-learn-onwards-why = Nobody holds Bjorn here any more. An action left over at the end is lost, so let it bring him nearer to the library.
md-learn-further = One step further
md-learn-further-why = The second step of the same action. No enemy is left that could reach him.
md-learn-evening = End the activation
md-learn-evening-why = A round has five parts: heroes, enemies, experience, event, end. No enemy is left to act.

md-learn-buy = Buy a skill for Elias
md-learn-buy-why = Experience buys the steps of a line from the lowest on. Unspent points make you the favourite target of all enemies.
md-learn-buy2 = Buy a skill for Bjorn
md-learn-buy2-why = A die more for heavy weapons suits him. What you cannot pay waits for another round.
md-learn-free = Now the dungeon is yours
md-learn-free-why = Fetch the key in the library, then lead both heroes through the exit. When a hero falls, a token of the Lifebringer brings him back; there are two.
