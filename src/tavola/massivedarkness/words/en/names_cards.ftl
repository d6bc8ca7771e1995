### Massive Darkness: names of equipment cards

## Starting equipment

md-card-se_leather_armor = Leather Armor
md-card-se_mace = Mace
md-card-se_short_sword = Short Sword
md-card-se_woodcutter_axe = Woodcutter Axe
md-card-se_short_bow = Short Bow
md-card-se_staff = Staff

## Treasure of level 1

md-card-t1_hammer = Hammer
md-card-t1_hand_axe = Hand Axe
md-card-t1_broadsword = Broadsword
md-card-t1_spear = Spear
md-card-t1_hunting_bow = Hunting Bow
md-card-t1_light_crossbow = Light Crossbow
md-card-t1_throwing_knives = Throwing Knives
md-card-t1_wand = Wand
md-card-t1_ember_staff = Ember Staff
md-card-t1_chainmail = Chain Mail
md-card-t1_padded_jack = Padded Jack
md-card-t1_wooden_shield = Wooden Shield
md-card-t1_light_boots = Light Boots
md-card-t1_bone_amulet = Bone Amulet
md-card-t1_lucky_ring = Lucky Ring
md-card-t1_healing_potion = Healing Potion
md-card-t1_fire_scroll = Fire Scroll
md-card-t1_smoke_bomb = Smoke Bomb
md-card-t1_poison_needle = Poison Needle
md-card-t1_alarm = Alarm
md-card-t1_lucky_find = Lucky Find

## Treasure of level 2

md-card-t2_long_sword = Long Sword
md-card-t2_flaming_sword = Flaming Sword
md-card-t2_morning_star = Morning Star Mace
md-card-t2_battle_axe = Battle Axe
md-card-t2_halberd = Halberd
md-card-t2_king_sword = King's Sword
md-card-t2_king_armor = King's Armor
md-card-t2_king_crown = King's Crown
md-card-t2_plate_armor = Plate Armor
md-card-t2_iron_shield = Iron Shield
md-card-t2_long_bow = Long Bow
md-card-t2_heavy_crossbow = Heavy Crossbow
md-card-t2_lightning_staff = Lightning Staff
md-card-t2_frost_orb = Frost Orb
md-card-t2_elven_boots = Elven Boots
md-card-t2_thief_ring = Thief's Ring
md-card-t2_healing_potion = Strong Healing Potion
md-card-t2_haste_elixir = Elixir of Haste
md-card-t2_bolt_scroll = Bolt Scroll
md-card-t2_dart_trap = Dart Trap
md-card-t2_alarm = Gong
md-card-t2_lucky_find = Hidden Drawer
md-card-t2_blessing = Kind Spirit

## Treasure of level 3

md-card-t3_ice_sword = Ice Sword
md-card-t3_ice_mace = Ice Mace
md-card-t3_cold_iron_armor = Cold Iron Armor
md-card-t3_dwarf_shield = Dwarf Shield
md-card-t3_defense_staff = Staff of Defense
md-card-t3_life_armor = Armor of Life
md-card-t3_war_hammer = War Hammer
md-card-t3_serpent_sword = Serpent Sword
md-card-t3_enchanted_spear = Enchanted Spear
md-card-t3_shadow_dagger = Shadow Dagger
md-card-t3_composite_bow = Composite Bow
md-card-t3_repeating_crossbow = Repeating Crossbow
md-card-t3_storm_staff = Storm Staff
md-card-t3_flame_tome = Tome of Flames
md-card-t3_elven_cloak = Elven Cloak
md-card-t3_giant_belt = Giant's Belt
md-card-t3_regeneration_ring = Ring of Regeneration
md-card-t3_healing_potion = Great Healing Potion
md-card-t3_fury_elixir = Elixir of Fury
md-card-t3_teleport_scroll = Scroll of Teleport
md-card-t3_flame_trap = Flame Trap
md-card-t3_ambush = Sprung Ambush
md-card-t3_lucky_find = False Bottom

## Treasure of level 4

md-card-t4_knight_sword = Knight's Sword
md-card-t4_knight_shield = Knight's Shield
md-card-t4_knight_armor = Knight's Armor
md-card-t4_sun_sword = Sword of the Sun
md-card-t4_headsman_axe = Headsman's Axe
md-card-t4_thunder_hammer = Thunder Hammer
md-card-t4_holy_mace = Holy Mace
md-card-t4_wind_bow = Wind Bow
md-card-t4_demon_crossbow = Demon Crossbow
md-card-t4_arcane_staff = Arcane Staff
md-card-t4_chaos_wand = Wand of Chaos
md-card-t4_dragon_armor = Dragon Armor
md-card-t4_rune_robe = Rune Robe
md-card-t4_mirror_shield = Mirror Shield
md-card-t4_winged_boots = Winged Boots
md-card-t4_mage_necklace = Mage's Necklace
md-card-t4_archer_gloves = Archer's Gloves
md-card-t4_life_potion = Potion of Life
md-card-t4_titan_elixir = Titan's Elixir
md-card-t4_meteor_scroll = Meteor Scroll
md-card-t4_curse = Curse of Ash
md-card-t4_lucky_find = Vault Key

## Treasure of level 5

md-card-t5_dawn_sword = Sword of Dawn
md-card-t5_dusk_blade = Dusk Blade
md-card-t5_doom_axe = Axe of Doom
md-card-t5_dwarf_king_hammer = Hammer of the Dwarf Kings
md-card-t5_sun_spear = Sun Spear
md-card-t5_heaven_bow = Heavenly Bow
md-card-t5_judgement_crossbow = Crossbow of Judgement
md-card-t5_archmage_staff = Archmage's Staff
md-card-t5_void_sceptre = Sceptre of the Void
md-card-t5_celestial_armor = Celestial Armor
md-card-t5_colossus_armor = Armor of the Colossus
md-card-t5_daybreak_shield = Shield of Daybreak
md-card-t5_avenger_shield = Avenger's Shield
md-card-t5_light_crown = Crown of Light
md-card-t5_eternity_ring = Ring of Eternity
md-card-t5_shadow_cape = Cape of Shadows
md-card-t5_immortality_elixir = Elixir of Immortality
md-card-t5_cataclysm_scroll = Scroll of Cataclysm
md-card-t5_soul_trap = Soul Trap
md-card-t5_lucky_find = Dragon's Hoard

## Artifacts

md-card-a1_lightbringer_sword = Lightbringer's Sword
md-card-a2_lightbringer_bow = Lightbringer's Bow
md-card-a3_lightbringer_staff = Lightbringer's Staff
md-card-a4_lightbringer_hammer = Lightbringer's Hammer
md-card-a5_lightbringer_plate = Lightbringer's Plate
md-card-a6_lightbringer_lantern = Lightbringer's Lantern

## Sets

md-set-king = King's Set
md-set-knight = Knight's Set
