### Mage Knight: Names of Units

## Units

mk-unit-peasants = Peasants
mk-unit-foresters = Foresters
mk-unit-herbalists = Herbalists
mk-unit-utem_crossbowmen = Utem Crossbowmen
mk-unit-utem_guardsmen = Utem Guardsmen
mk-unit-utem_swordsmen = Utem Swordsmen
mk-unit-guardian_golems = Guardian Golems
mk-unit-illusionists = Illusionists
mk-unit-red_cape_monks = Red Cape Monks
mk-unit-northern_monks = Northern Monks
mk-unit-savage_monks = Savage Monks
mk-unit-scouts = Scouts
mk-unit-thugs = Thugs
mk-unit-shocktroops = Shocktroops
mk-unit-magic_familiars = Magic Familiars
mk-unit-fire_mages = Fire Mages
mk-unit-ice_mages = Ice Mages
mk-unit-fire_golems = Fire Golems
mk-unit-ice_golems = Ice Golems
mk-unit-amotep_gunners = Amotep Gunners
mk-unit-amotep_freezers = Amotep Freezers
mk-unit-catapults = Catapults
mk-unit-altem_guardians = Altem Guardians
mk-unit-altem_mages = Altem Mages
mk-unit-heroes_blue = Heroes (blue)
mk-unit-heroes_red = Heroes (red)
mk-unit-heroes_green = Heroes (green)
mk-unit-heroes_white = Heroes (white)
mk-unit-sorcerers = Sorcerers
mk-unit-delphana_masters = Delphana Masters
