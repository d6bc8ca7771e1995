### Massive Darkness: the tutorial and the missions

## Every mission

md-defeat-lifebringer = A hero must be resurrected and no token is left on the Lifebringer.
md-scenario-campaign = Campaign
md-story-campaign = Mission after mission as one story: experience, skills and equipment are kept, and a market waits in between.

## Walking in the Dark

md-scenario-tutorial = Walking in the Dark
md-story-tutorial = A small outpost near the surface holds scouting reports that lead to a ruined fortress and its first relics.
md-objective-tutorial-key = Pick up the Key (Library token).
md-objective-tutorial-exit = Leave through the Exit.
md-rule-tutorial-key = Whoever picks the Library token discards it and gains 3 XP.

## Scorched Earth

md-scenario-mission_1 = Scorched Earth
md-story-mission_1 = A second descent: relics hidden in the dark must be gathered and turned against the lair itself.
md-objective-mission_1-artifacts = Find and pick up both Artifact tokens.
md-objective-mission_1-library = Heroes carrying both Artifacts stand in the Library zone and the Round ends with no enemy in that room.
md-rule-mission_1-setup = Shuffle 2 Artifact tokens and 1 Lair token and put one face down on each hidden zone; a token is revealed when picked up.
md-rule-mission_1-false_trail = A picked Lair token is discarded and gives its hero 5 XP.
md-rule-mission_1-artifacts = A picked Artifact token is carried like an item and can be traded.
md-rule-mission_1-final_room = The Library zone is a special location: besides the Door card of the chamber draw a Guard for that zone.

## Black Widow

md-scenario-mission_2 = Black Widow
md-story-mission_2 = Raids point to a monster den nearby, and the villagers look to you to lead.
md-objective-mission_2-spider = Kill the Giant Spider.
md-defeat-mission_2-spider_escapes = The Spider moves out of the Exit zone.
md-rule-mission_2-nests = A picked Lair token is discarded and every hero gains 5 XP.
md-rule-mission_2-not_roaming = For Event cards the Spider is no Roaming Monster.
md-rule-mission_2-spider_move = The Spider is Slippery. In the Enemies' Phase it attacks if a hero is in range and then moves 1 zone towards the Exit. In counter-attacks it only attacks, never moves.
md-rule-mission_2-spider_snack = When the Spider moves, dead or stunned heroes of its zone are carried along.

## The Chosen One

md-scenario-mission_3 = The Chosen One
md-story-mission_3 = A goblin runner leads you to caves where a well guarded relic waits for one bearer of light.
md-objective-mission_3-parts = Collect the three parts of the Artifact.
md-objective-mission_3-exit = The Chosen One leaves through the Exit with the Artifact.
md-defeat-mission_3-chosen_dies = The Chosen One dies.
md-rule-mission_3-chosen = At the start the players name one hero the Chosen One.
md-rule-mission_3-parts = Picked parts are discarded; with the third, the Chosen One receives a random Artifact card.
md-rule-mission_3-watchers = When the Chosen One receives the card, a Roaming Monster appears on each Lair token; these two do not count as Roaming Monsters for events.

## Goblin War Drums

md-scenario-mission_4 = Goblin War Drums
md-story-mission_4 = War drums far below shake stones from the roof; end the gathering before the vaults come down.
md-objective-mission_4-watcher = Kill the Monster on watch.
md-objective-mission_4-exit = All heroes leave through the Exit before the dungeon falls.
md-defeat-mission_4-collapse = A hero is killed by a collapsing tile.
md-rule-mission_4-setup = Put Damage tokens on the tiles: 4 on 6R, 2 on 7V, 2 on 8R, 2 on 1V.
md-rule-mission_4-collapse = Each time the First Player token passes on, take 1 Damage token from the tile of lowest level. A tile without tokens is removed and everyone on it dies without XP.
md-rule-mission_4-watcher = When a hero passes the Pillars a Greater Roaming Monster appears on the level 4 token; it does not count as one for events.

## The Immortal's Downfall

md-scenario-mission_5 = The Immortal's Downfall
md-story-mission_5 = One lieutenant of the Darkness cannot be killed, but it can be dropped into the abyss.
md-objective-mission_5-lure = Lure the Immortal onto the Bridge with Fireworks.
md-objective-mission_5-pillars = Destroy the Pillars while the Immortal stands on the Bridge.
md-defeat-mission_5-immortal_arrives = The Immortal reaches the Start Zone.
md-rule-mission_5-setup = A level 4 mob of Goblin Archers starts on the Library token; a Greater High Troll without equipment starts on its marked zone.
md-rule-mission_5-goblin_watch = These Goblin Archers never move; if they cannot attack they do nothing.
md-rule-mission_5-crates = A picked Artifact token gives 1 Firework, the Library token gives 3; the token is discarded.
md-rule-mission_5-fireworks = Fireworks are tradable items; 1 Movement Point puts one down in the zone; those on the board are discarded when the Round ends.
md-rule-mission_5-immortal = Heroes can neither attack nor wound the Immortal, and it is no Roaming Monster for events.
md-rule-mission_5-immortal_activation = Instead of its normal Activation the Immortal moves 2 zones towards the Start Zone, or towards a Firework it can see. In each zone it stands in: heroes there die and the Activation ends; other enemies there die without XP and it goes on; Fireworks there are destroyed and the Activation ends, after which it activates again if it sees another one.
md-rule-mission_5-pillars = Pillars have 5 Health, no Defense, and are attacked like enemies. When both are gone the Bridges are removed and everyone on them dies.

## The Fiend's Treasure

md-scenario-mission_6 = The Fiend's Treasure
md-story-mission_6 = A beast called the Fiend lies behind a door with two keys, and a relic lies with it.
md-objective-mission_6-keys = Find both Keys.
md-objective-mission_6-door = Open the door of the Last Chamber with the Keys.
md-objective-mission_6-fiend = Kill the caged Hellhound.
md-rule-mission_6-setup = The Greater Hellhound starts caged with a level 5 treasure. Shuffle 1 Artifact and 3 Lair tokens face down onto the hidden zones.
md-rule-mission_6-caged = The Hellhound is no Roaming Monster for events and activates only once its room is open.
md-rule-mission_6-false_trail = A picked Lair token is discarded and gives its hero 5 XP.
md-rule-mission_6-keys = Picked Artifact tokens are discarded; with both found the special door may be opened.
md-rule-mission_6-guarded_rooms = For the two rooms of 9R with the Artifact and the Library draw a Guard instead of a Door card.
md-rule-mission_6-artifact = Whoever picks the Library token discards it and draws a random Artifact card.

## Sparks in the Dark

md-scenario-mission_7 = Sparks in the Dark
md-story-mission_7 = The Darkness gathers relics for a great war; take some back and strike its strongest ally.
md-objective-mission_7-levers = Work both Levers to open the locked Exit door (one Lever is enough for a single hero).
md-objective-mission_7-exit = All heroes leave through the Exit.
md-rule-mission_7-artifact = Whoever picks an Artifact token discards it and draws a random Artifact card.
md-rule-mission_7-levers = The locked door opens when a Round starts with at least one hero on each Lair token; no Door card is drawn for it.
md-rule-mission_7-warden = When the locked door opens a Greater Roaming Monster appears in its room; it does not count as one for events.

## Big Game Hunting

md-scenario-mission_8 = Big Game Hunting
md-story-mission_8 = A stronghold of the enforcers of the Darkness keeps strong relics; bringing its beasts down would light a spark of hope.
md-objective-mission_8-executors = Break the Pillars that lead to the three Executors and kill these Roaming Monsters.
md-rule-mission_8-setup = Three random Greater Roaming Monsters start on the marked zones, each with a level 4 treasure.
md-rule-mission_8-pillars = Heroes can neither move nor attack through a Pillar. A Pillar has 5 Health, no Defense, and is attacked like an enemy.
md-rule-mission_8-executors = A starting monster activates only when both Pillars of its tile are gone. Its killer also draws 3 level 4 treasures and a random Artifact card.

## Maze of Darkness

md-scenario-mission_9 = Maze of Darkness
md-story-mission_9 = At the heart of a maze a shrine holds the dark back; hordes come to break it and you must hold the line.
md-objective-mission_9-horde = Guard the Artifact and, once no more enemies appear, kill every enemy.
md-defeat-mission_9-artifact_taken = An enemy stands on the Artifact zone at the start of the Enemies' Phase.
md-rule-mission_9-setup = Draw 4 Guards and place one on each of the level tokens 2, 3, 4 and 5.
md-rule-mission_9-no_events = No Event cards are drawn.
md-rule-mission_9-no_reinforcements = Agents do not summon.
md-rule-mission_9-levelling = Entering tiles does not raise the level; it rises by 1 whenever Guards appear at the start of a Round.
md-rule-mission_9-waves = From Round 2: in even Rounds a Roaming Monster appears, the first on level token 1, the next on 2 and so on; in odd Rounds the level rises by 1 and then 4 Guards appear on tokens 2 to 5. After the Roaming Monster on token 5 nothing more appears.
md-rule-mission_9-pillars = In the Enemies' Phase a Pillar counts as the hero with the most XP: enemies prefer to attack it and cannot leave its zone while it stands. It has 3 Health; an enemy attack on it rolls no dice and causes 1 Wound.
md-rule-mission_9-march = Enemies that move in the Enemies' Phase always head for the Artifact token.
md-rule-mission_9-treasure = After Guards are drawn fill every chamber zone of 3R up to 2 treasure tokens; they give treasures of the Current Level.

## The Heart of Darkness

md-scenario-mission_10 = The Heart of Darkness
md-story-mission_10 = Beyond the maze waits the vilest envoy of the Darkness; strike it down and the land gains time.
md-objective-mission_10-emissary = Kill the three stages of the Dark Emissary.
md-rule-mission_10-stages = The map has three stages: 6R and 3R, then 1V and 2V, then 4V.
md-rule-mission_10-stairs = Stairs join their two zones for movement but not for line of sight; heroes may climb only when the Emissary of the stage is dead.
md-rule-mission_10-crushing_darkness = Once a hero has reached stage 2, at the start of each Round the party suffers as many Wounds as there were heroes at the start, shared out as the players like; in stage 3 twice that.
md-rule-mission_10-emissary = The Abyssal Demon is the Emissary, never a Roaming Monster for events, and activates only when the door of its chamber is open. Stage 1 stands from the start, stages 2 and 3 appear when a hero enters that stage. In stage 3 it takes a random Greater Roaming Monster card as equipment (dice and enchantments added) instead of a treasure.
md-rule-mission_10-demon_chambers = No Door card is drawn for a chamber that holds the Emissary.
md-rule-mission_10-artifact = Whoever picks the Artifact token discards it and draws a random Artifact card.
md-rule-mission_10-levers = Heroes can neither move nor attack through the Pillars, and the last Emissary stays still until both are gone. An Action spent on a Lair token turns it over and destroys one Pillar.
