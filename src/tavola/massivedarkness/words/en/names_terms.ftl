### Massive Darkness: names of keywords, dice, phases and terms

game-massivedarkness = Massive Darkness
about-game-massivedarkness = Together into a dungeon of light and shadow: dice, loot, and what waits behind the doors.

## Keywords

md-keyword-evasive = Slippery
md-keyword-charge = Charge
md-keyword-safe_shot = Safe Shot
md-keyword-command = Command
md-keyword-sword_and_spell = Sword and Spell
md-keyword-taunt = Taunt
md-keyword-regeneration = Regeneration
md-keyword-riposte = Payback
md-keyword-teleport = Teleport

## Kinds of combat and defense

md-kind-melee = Melee
md-kind-ranged = Ranged
md-kind-magic = Magic
md-kind-defense = Defense

## Actions

md-action-any = Action
md-action-combat = Combat Action
md-action-melee = Melee Action
md-action-ranged = Ranged Action
md-action-magic = Magic Action
md-action-move = Movement Action
md-action-open = Open a Door
md-action-pick_up = Pick up
md-action-trade = Reorganize/Trade
md-action-transmute = Transmute
md-action-get_up = Get Up
md-action-nothing = Do Nothing

## Dice

md-color-yellow = yellow
md-color-red = red
md-color-blue = blue
md-color-green = green

## Symbols

md-symbol-hit = Hit
md-symbol-shield = Shield
md-symbol-bam = Bam
md-symbol-diamond = Diamond
md-symbol-blank = blank

## Kinds of enemies

md-rank-mob = Mob
md-rank-boss = Boss
md-rank-minion = Minion
md-rank-agent = Agent
md-rank-roaming = Roaming Monster
md-rank-lesser = Lesser Roaming Monster
md-rank-greater = Greater Roaming Monster

## Slots

md-slot-one_hand = One hand
md-slot-two_hands = Two hands
md-slot-body = Body

## Phases

md-phase-setup = Setup
md-phase-heroes = Heroes' Phase
md-phase-enemies = Enemies' Phase
md-phase-experience = Experience Phase
md-phase-event = Event Phase
md-phase-end = End Phase
md-phase-market = Town Market Phase
md-phase-over = End of the game

## Terms

md-term-hero = Hero
md-term-enemy = Enemy
md-term-ally = Ally
md-term-guard = Guard
md-term-guardian = Guardian
md-term-patrol = Patrol
md-term-ambush = Ambush
md-term-lifebringer = Lifebringer
md-term-mission = Mission
md-term-objective = Mission Objective
md-term-tile = Tile
md-term-zone = Zone
md-term-room = Room
md-term-chamber = Chamber
md-term-corridor = Corridor Zone
md-term-light = Light Zone
md-term-shadow = Shadow Zone
md-term-shadow_mode = Shadow Mode
md-term-line_of_sight = Line of Sight
md-term-range = Range
md-term-wall = Wall
md-term-closed_door = Closed Door
md-term-open_door = Open Door
md-term-special_door = Special Door
md-term-locked_door = Locked Door
md-term-level = Level
md-term-current_level = Current Level
md-term-xp = XP
md-term-micro_xp = Micro-XP
md-term-health = Health
md-term-max_health = Max Health
md-term-wound = Wound
md-term-stunned = Stunned
md-term-reroll = Reroll
md-term-enchantment = Enchantment
md-term-skill = Skill
md-term-class = Class
md-term-special_skill = Special Skill
md-term-shadow_skill = Shadow Mode Skill
md-term-signature_skill = Signature Skill
md-term-free_skill = Free Class Skill
md-term-skill_line = Skill Line
md-term-equipment = Equipment
md-term-starting = Starting Equipment
md-term-combat = Combat Equipment
md-term-item = Item
md-term-consumable = Consumable
md-term-trap = Trap
md-term-luck = Luck
md-term-artifact = Artifact
md-term-treasure = Treasure
md-term-inventory = Inventory
md-term-blessing = Blessing
md-term-darkness = Darkness
md-term-quiet = Quiet event
md-term-door = Door
md-term-event = Event
md-term-counter_attack = Counter-Attack
md-term-activation = Activation
md-term-round = Round
md-term-first_player = First Player
md-term-active_hero = Active Hero
md-term-movement_point = Movement Point
md-term-chosen = The Chosen One
md-term-immortal = The Immortal
md-term-emissary = Dark Emissary
md-term-executor = Executor
md-term-stairs = Stairs
md-term-stage = Stage
md-term-market = Market
md-term-campaign = Campaign
md-term-story_mode = Story Mode
md-term-normal_mode = Normal Mode

## What is special about the heroes

about-hero-sibyl = Shoots past shields; surer aim in the shadow.
about-hero-bjorn = Every melee blow hits harder; one die more in the shadow.
about-hero-siegfried = The wall of the party: shields, and rerolls behind them.
about-hero-owen = Fights on when wounded: he heals by himself.
about-hero-elias = Magic that may be rolled again.
about-hero-whisper = One step further than anybody; unseen, she cuts through armor.
