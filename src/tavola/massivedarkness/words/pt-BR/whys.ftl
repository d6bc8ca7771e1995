### Massive Darkness: por que algo não pode ser feito agora

md-why-over = O jogo terminou.
md-why-answer-first = Responda primeiro à pergunta aberta.
md-why-not-offered = “{ $said }” não é possível agora.

## Movimento

md-why-moving = A ação de movimento continua (restam { $n } pontos): gaste-os ou pare antes.
md-why-stunned = { $hero } está atordoado e precisa se levantar antes.
md-why-no-action = Não resta nenhuma ação.
md-why-no-zone = Não há a zona “{ $said }” neste tabuleiro.
md-why-already-there = { $hero } já está lá.
md-why-not-adjacent = Essa zona não tem um lado em comum com esta.
md-why-wall = Há uma parede entre essas zonas.
md-why-door-shut = A porta entre essas zonas está fechada.
md-why-pillar = Há um pilar entre essas zonas.
md-why-stairs = A escada ainda não pode ser usada.
md-why-held = Um inimigo na zona prende { $hero } ali.
md-why-door-open = Essa porta já está aberta.
md-why-door-elsewhere = Só se abre uma porta da própria zona do herói.
md-why-door-locked = Essa porta ainda não pode ser aberta com as mãos.
md-why-nothing-here = Não há nada para recolher nesta zona.
md-why-enemy-here = Há um inimigo na zona.
md-why-no-exit = O herói não está na zona de saída.
md-why-exit-later = Outros objetivos vêm antes.

## Ataques

md-why-no-weapon = Nenhuma arma para esse tipo de combate está equipada ({ $kind }).
md-why-unarmed = Nenhuma arma está equipada.
md-why-not-attackable = Este inimigo não pode ser atacado.
md-why-not-in-sight = O inimigo não está na linha de visão.
md-why-range-melee = O corpo a corpo só alcança a própria zona; o inimigo está a { $away }.
md-why-range-ranged = O combate à distância precisa de um alvo fora da própria zona.
md-why-range-magic = A magia alcança 1 ou 2 zonas; o inimigo está a { $away }.

## Habilidades e cartas

md-why-no-keyword = O herói não tem essa habilidade agora: { $keyword }.
md-why-no-target = Nada está ao alcance.
md-why-once = Já foi usada nesta ativação.
md-why-three-cards = São necessárias três cartas de equipamento.
md-why-standing = O herói não está atordoado.
md-why-not-yours = O herói não tem { $card }.
md-why-card-level = Uma carta de nível { $level } só funciona quando a missão chega a esse nível.
md-why-item = Um item não precisa ser usado: funciona por si.
md-why-use-any = Não curaria ninguém agora.
md-why-use-attack = É usado em um ataque, antes da rolagem dos dados.
md-why-use-activation = Não tem uso neste momento da ativação.
md-why-equipment = Equipar exige uma ação de troca ou equipamento novo.
md-why-equipped = Está equipado e funciona por si.
md-why-no-xp = Custa 1 XP, e o herói não tem nenhum.
md-why-signature = A habilidade exclusiva é usada na situação que seu texto diz.
md-why-line-complete = Todas as habilidades desta linha foram compradas.
md-why-too-dear = A próxima habilidade desta linha custa { $n } XP; o herói tem { $xp }.
