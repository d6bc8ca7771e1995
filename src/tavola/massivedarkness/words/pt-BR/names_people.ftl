### Massive Darkness: nomes de heróis, classes e habilidades

## Heróis

md-hero-sibyl = Sibyl
md-hero-bjorn = Bjorn
md-hero-siegfried = Siegfried
md-hero-owen = Owen
md-hero-elias = Elias
md-hero-whisper = Sussurro

## Habilidades especiais

md-special-eagle_eye = Olho de Águia
md-special-savage_blow = Golpe Selvagem
md-special-bulwark = Baluarte
md-special-hard_to_kill = Duro de Matar
md-special-scholar_of_war = Erudito da Guerra
md-special-swift = Veloz

## Classes

md-class-battle_wizard = Mago de Combate
md-class-bloodmoon_nightrunner = Noctífluo da Lua Sangrenta
md-class-dark_ranger = Patrulheiro das Tênebras
md-class-wrath_paladin = Paladino da Cólera
md-class-gladiator_berserker = Berserker Gladiador
md-class-shadow_barbarian = Bárbaro Sombrio

## No que cada classe é boa

md-text-class-battle_wizard = Conjurador de suporte, com muito dano a média distância; tira o máximo de equipamentos encantados, mas tem pouca proteção.
md-text-class-bloodmoon_nightrunner = Assassino das sombras: ataque enorme a qualquer distância, ótimo contra os maiores monstros, pouca defesa.
md-text-class-dark_ranger = Caçador que domina corredores e cruzamentos de longe e apoia o grupo com flechas.
md-text-class-wrath_paladin = Vanguarda com escudo e arma corpo a corpo; atrai os ataques inimigos e os castiga.
md-text-class-gladiator_berserker = Brigão com as armas corpo a corpo mais brutais; fica mais forte e resistente a cada dano.
md-text-class-shadow_barbarian = Predador dos cantos escuros que se esgueira em silêncio e irrompe numa investida arrasadora.

## Habilidades exclusivas

md-signature-battle_wizard = Surto Arcano
md-signature-bloodmoon_nightrunner = Corte na Garganta
md-signature-dark_ranger = Descobrir Fraqueza
md-signature-wrath_paladin = Cólera Justa
md-signature-gladiator_berserker = Fúria Desatada
md-signature-shadow_barbarian = Tocaia

## Habilidades gratuitas da classe

md-free-battle_wizard = Espada e Encantamento
md-free-bloodmoon_nightrunner = Vindo do Escuro
md-free-dark_ranger = Evasivo
md-free-wrath_paladin = Revide
md-free-gladiator_berserker = A Dor Alimenta
md-free-shadow_barbarian = Espreitador

## Linhas de habilidade

md-line-increase_health = Aumentar Vida
md-line-arcane_power = Poder Arcano
md-line-enchanter = Encantador
md-line-blink = Passo Arcano
md-line-blood_magic = Magia de Sangue
md-line-war_mentor = Mentor de Guerra
md-line-ward = Barreira
md-line-shadow_strike = Golpe Sombrio
md-line-twin_blades = Lâminas Gêmeas
md-line-slip_away = Escapulir
md-line-giant_slayer = Matador de Gigantes
md-line-thrown_death = Morte Arremessada
md-line-shadow_hunter = Caçador das Sombras
md-line-ranged_specialist = Especialista à Distância
md-line-defensive_training = Treinamento Defensivo
md-line-precise_aim = Mira Precisa
md-line-safe_shot = Tiro Seguro
md-line-shield_wall = Muralha de Escudos
md-line-provoke = Provocação
md-line-retribution = Retribuição
md-line-hammer_of_judgement = Martelo do Juízo
md-line-vengeance = Vingança
md-line-vigour = Vigor
md-line-bloodlust = Sede de Sangue
md-line-scar_armour = Armadura de Cicatrizes
md-line-great_weapons = Grandes Armas
md-line-arena_guard = Guarda da Arena
md-line-bare_chest = Peito Nu
md-line-frenzy = Frenesi
md-line-charge = Investida
md-line-predator = Predador
md-line-reaper = Ceifador de Turbas
md-line-throwing_axes = Machados de Arremesso
md-line-dark_hide = Couro das Sombras
md-gender-sibyl = f
md-gender-whisper = f
