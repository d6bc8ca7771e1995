### Mage Knight: Names of Tactics

## Tactics

mk-tactic-early_bird = Madrugador
mk-tactic-rethink = Repensar
mk-tactic-mana_steal = Roubo de Mana
mk-tactic-planning = Planejamento
mk-tactic-great_start = Ótimo Começo
mk-tactic-the_right_moment = Momento Certo
mk-tactic-from_the_dusk = Desde o Crepúsculo
mk-tactic-long_night = Noite Longa
mk-tactic-mana_search = Busca de Mana
mk-tactic-midnight_meditation = Meditação da Meia-Noite
mk-tactic-preparation = Preparação
mk-tactic-sparing_power = Poupar Energia
