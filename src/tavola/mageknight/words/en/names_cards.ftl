### Mage Knight: Names of Deed cards

## Basic Actions

mk-card-concentration = Concentration
mk-card-march = March
mk-card-tranquility = Tranquility
mk-card-mana_draw = Mana Draw
mk-card-promise = Promise
mk-card-swiftness = Swiftness
mk-card-crystallize = Crystallize
mk-card-determination = Determination
mk-card-stamina = Stamina
mk-card-improvisation = Improvisation
mk-card-rage = Rage
mk-card-threaten = Threaten
mk-card-mana_pull = Mana Pull
mk-card-battle_versatility = Battle Versatility
mk-card-one_with_the_land = One With the Land
mk-card-druidic_paths = Druidic Paths
mk-card-will_focus = Will Focus
mk-card-crystal_joy = Crystal Joy
mk-card-savage_harvesting = Savage Harvesting
mk-card-ruthless_coercion = Ruthless Coercion
mk-card-rejuvenate = Rejuvenate
mk-card-noble_manners = Noble Manners
mk-card-cold_toughness = Cold Toughness
mk-card-instinct = Instinct
mk-card-swift_reflexes = Swift Reflexes
mk-card-tirelessness = Tirelessness

## Advanced Actions

mk-card-fire_bolt = Fire Bolt
mk-card-ice_bolt = Ice Bolt
mk-card-swift_bolt = Swift Bolt
mk-card-crushing_bolt = Crushing Bolt
mk-card-blood_rage = Blood Rage
mk-card-ice_shield = Ice Shield
mk-card-agility = Agility
mk-card-refreshing_walk = Refreshing Walk
mk-card-intimidate = Intimidate
mk-card-frost_bridge = Frost Bridge
mk-card-song_of_wind = Song of Wind
mk-card-path_finding = Path Finding
mk-card-blood_ritual = Blood Ritual
mk-card-pure_magic = Pure Magic
mk-card-heroic_tale = Heroic Tale
mk-card-regeneration = Regeneration
mk-card-into_the_heat = Into the Heat
mk-card-steady_tempo = Steady Tempo
mk-card-diplomacy = Diplomacy
mk-card-in_need = In Need
mk-card-decompose = Decompose
mk-card-crystal_mastery = Crystal Mastery
mk-card-mana_storm = Mana Storm
mk-card-ambush = Ambush
mk-card-maximal_effect = Maximal Effect
mk-card-magic_talent = Magic Talent
mk-card-learning = Learning
mk-card-training = Training
mk-card-counterattack = Counterattack
mk-card-ritual_attack = Ritual Attack
mk-card-blood_of_ancients = Blood of Ancients
mk-card-shield_bash = Shield Bash
mk-card-temporal_portal = Temporal Portal
mk-card-spell_forge = Spell Forge
mk-card-chivalry = Chivalry
mk-card-peaceful_moment = Peaceful Moment
mk-card-dodge_and_weave = Dodge and Weave
mk-card-stout_resolve = Stout Resolve
mk-card-force_of_nature = Force of Nature
mk-card-mountain_lore = Mountain Lore
mk-card-power_of_crystals = Power of Crystals
mk-card-rush_of_adrenaline = Rush of Adrenaline
mk-card-explosive_bolt = Explosive Bolt
mk-card-chilling_stare = Chilling Stare

## Spells

mk-card-fireball = Fireball
mk-card-snowstorm = Snowstorm
mk-card-expose = Expose
mk-card-tremor = Tremor
mk-card-flame_wall = Flame Wall
mk-card-mana_bolt = Mana Bolt
mk-card-whirlwind = Whirlwind
mk-card-underground_travel = Underground Travel
mk-card-burning_shield = Burning Shield
mk-card-chill = Chill
mk-card-wings_of_wind = Wings of Wind
mk-card-restoration = Restoration
mk-card-demolish = Demolish
mk-card-space_bending = Space Bending
mk-card-call_to_arms = Call to Arms
mk-card-meditation = Meditation
mk-card-mana_meltdown = Mana Meltdown
mk-card-mana_claim = Mana Claim
mk-card-mind_read = Mind Read
mk-card-energy_flow = Energy Flow
mk-card-offering = Offering
mk-card-mist_form = Mist Form
mk-card-charm = Charm
mk-card-cure = Cure

## Artifacts

mk-card-banner_of_glory = Banner of Glory
mk-card-banner_of_fear = Banner of Fear
mk-card-banner_of_protection = Banner of Protection
mk-card-banner_of_courage = Banner of Courage
mk-card-ruby_ring = Ruby Ring
mk-card-sapphire_ring = Sapphire Ring
mk-card-diamond_ring = Diamond Ring
mk-card-emerald_ring = Emerald Ring
mk-card-sword_of_justice = Sword of Justice
mk-card-horn_of_wrath = Horn of Wrath
mk-card-endless_bag_of_gold = Endless Bag of Gold
mk-card-endless_gem_pouch = Endless Gem Pouch
mk-card-golden_grail = Golden Grail
mk-card-book_of_wisdom = Book of Wisdom
mk-card-amulet_of_the_sun = Amulet of the Sun
mk-card-amulet_of_darkness = Amulet of Darkness
mk-card-bow_of_starsdawn = Bow of Starsdawn
mk-card-banner_of_command = Banner of Command
mk-card-banner_of_fortitude = Banner of Fortitude
mk-card-soul_harvester = Soul Harvester
mk-card-shield_of_the_fallen_kings = Shield of the Fallen Kings
mk-card-druidic_staff = Druidic Staff
mk-card-circlet_of_proficiency = Circlet of Proficiency
mk-card-tome_of_all_spells = Tome of All Spells
mk-card-mysterious_box = Mysterious Box

## Wounds

mk-card-wound = Wound

## Spells by their strong effect

mk-strong-fireball = Firestorm
mk-strong-snowstorm = Blizzard
mk-strong-expose = Mass Expose
mk-strong-tremor = Earthquake
mk-strong-flame_wall = Flame Wave
mk-strong-mana_bolt = Mana Thunderbolt
mk-strong-whirlwind = Tornado
mk-strong-underground_travel = Underground Attack
mk-strong-burning_shield = Exploding Shield
mk-strong-chill = Lethal Chill
mk-strong-wings_of_wind = Wings of Night
mk-strong-restoration = Rebirth
mk-strong-demolish = Disintegrate
mk-strong-space_bending = Time Bending
mk-strong-call_to_arms = Call to Glory
mk-strong-meditation = Trance
mk-strong-mana_meltdown = Mana Radiance
mk-strong-mana_claim = Mana Curse
mk-strong-mind_read = Mind Steal
mk-strong-energy_flow = Energy Steal
mk-strong-offering = Sacrifice
mk-strong-mist_form = Veil of Mist
mk-strong-charm = Possess
mk-strong-cure = Disease

## Mage Knight: Names of Tactics

## Tactics

mk-tactic-early_bird = Early Bird
mk-tactic-rethink = Rethink
mk-tactic-mana_steal = Mana Steal
mk-tactic-planning = Planning
mk-tactic-great_start = Great Start
mk-tactic-the_right_moment = The Right Moment
mk-tactic-from_the_dusk = From the Dusk
mk-tactic-long_night = Long Night
mk-tactic-mana_search = Mana Search
mk-tactic-midnight_meditation = Midnight Meditation
mk-tactic-preparation = Preparation
mk-tactic-sparing_power = Sparing Power
