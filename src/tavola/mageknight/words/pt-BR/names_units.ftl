### Mage Knight: Names of Units

## Units

mk-unit-peasants = Camponeses
mk-unit-foresters = Silvicultores
mk-unit-herbalists = Herboristas
mk-unit-utem_crossbowmen = Besteiros de Utem
mk-unit-utem_guardsmen = Guardas de Utem
mk-unit-utem_swordsmen = Espadachins de Utem
mk-unit-guardian_golems = Golens Guardiões
mk-unit-illusionists = Ilusionistas
mk-unit-red_cape_monks = Monges da Capa Vermelha
mk-unit-northern_monks = Monges do Norte
mk-unit-savage_monks = Monges Selvagens
mk-unit-scouts = Batedores
mk-unit-thugs = Capangas
mk-unit-shocktroops = Tropas de Choque
mk-unit-magic_familiars = Familiares Mágicos
mk-unit-fire_mages = Magos do Fogo
mk-unit-ice_mages = Magos do Gelo
mk-unit-fire_golems = Golens de Fogo
mk-unit-ice_golems = Golens de Gelo
mk-unit-amotep_gunners = Artilheiros de Amotep
mk-unit-amotep_freezers = Congeladores de Amotep
mk-unit-catapults = Catapultas
mk-unit-altem_guardians = Guardiões de Altem
mk-unit-altem_mages = Magos de Altem
mk-unit-heroes_blue = Heróis (azul)
mk-unit-heroes_red = Heróis (vermelho)
mk-unit-heroes_green = Heróis (verde)
mk-unit-heroes_white = Heróis (branco)
mk-unit-sorcerers = Feiticeiros
mk-unit-delphana_masters = Mestres de Delphana
