### Massive Darkness: names of heroes, classes and skills

## Heroes

md-hero-sibyl = Sibyl
md-hero-bjorn = Bjorn
md-hero-siegfried = Siegfried
md-hero-owen = Owen
md-hero-elias = Elias
md-hero-whisper = Whisper

## Special skills

md-special-eagle_eye = Eagle Eye
md-special-savage_blow = Savage Blow
md-special-bulwark = Bulwark
md-special-hard_to_kill = Hard to Kill
md-special-scholar_of_war = Scholar of War
md-special-swift = Swift

## Classes

md-class-battle_wizard = Battle Wizard
md-class-bloodmoon_nightrunner = Bloodmoon Nightrunner
md-class-dark_ranger = Dark Ranger
md-class-wrath_paladin = Wrath Paladin
md-class-gladiator_berserker = Gladiator Berserker
md-class-shadow_barbarian = Shadow Barbarian

## What each class is good at

md-text-class-battle_wizard = Support caster with strong damage at middle distance; gets the most out of enchanted gear but is lightly protected.
md-text-class-bloodmoon_nightrunner = Killer from the dark: huge offense at every distance, good against the biggest monsters, little defense.
md-text-class-dark_ranger = Hunter who rules corridors and crossings from afar and supports the party with arrows.
md-text-class-wrath_paladin = Front-line tank with shield and melee weapon; draws enemy attacks and punishes them.
md-text-class-gladiator_berserker = Brawler with the most brutal melee weapons; grows stronger and tougher with every wound.
md-text-class-shadow_barbarian = Predator of dark corners who stalks in silence and then bursts into a crushing charge.

## Signature skills

md-signature-battle_wizard = Arcane Surge
md-signature-bloodmoon_nightrunner = Throat Cut
md-signature-dark_ranger = Find Weakness
md-signature-wrath_paladin = Righteous Wrath
md-signature-gladiator_berserker = Unleashed Fury
md-signature-shadow_barbarian = Ambush

## Free class skills

md-free-battle_wizard = Sword and Spell
md-free-bloodmoon_nightrunner = Out of the Dark
md-free-dark_ranger = Slippery
md-free-wrath_paladin = Payback
md-free-gladiator_berserker = Pain Feeds
md-free-shadow_barbarian = Stalker

## Skill lines

md-line-increase_health = Increase Health
md-line-arcane_power = Arcane Power
md-line-enchanter = Enchanter
md-line-blink = Blink
md-line-blood_magic = Blood Magic
md-line-war_mentor = War Mentor
md-line-ward = Ward
md-line-shadow_strike = Shadow Strike
md-line-twin_blades = Twin Blades
md-line-slip_away = Slip Away
md-line-giant_slayer = Giant Slayer
md-line-thrown_death = Thrown Death
md-line-shadow_hunter = Shadow Hunter
md-line-ranged_specialist = Ranged Specialist
md-line-defensive_training = Defensive Training
md-line-precise_aim = Precise Aim
md-line-safe_shot = Safe Shot
md-line-shield_wall = Shield Wall
md-line-provoke = Provoke
md-line-retribution = Retribution
md-line-hammer_of_judgement = Hammer of Judgement
md-line-vengeance = Vengeance
md-line-vigour = Vigour
md-line-bloodlust = Bloodthirst
md-line-scar_armour = Armor of Scars
md-line-great_weapons = Great Weapons
md-line-arena_guard = Arena Guard
md-line-bare_chest = Bare Chest
md-line-frenzy = Frenzy
md-line-charge = Charge
md-line-predator = Predator
md-line-reaper = Reaper of Mobs
md-line-throwing_axes = Throwing Axes
md-line-dark_hide = Dark Hide
md-gender-sibyl = f
md-gender-whisper = f
