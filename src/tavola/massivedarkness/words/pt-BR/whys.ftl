### Massive Darkness: por que algo não pode ser feito agora

md-why-over = O jogo terminou.
md-why-offered = Isso pode ser usado agora.
md-why-answer-first = Responda primeiro à pergunta aberta.
md-why-not-offered = “{ $said }” não é possível agora.

## Movimento

md-why-moving = A ação de movimento continua ({ $n ->
        [1] resta 1 ponto
       *[other] restam { $n } pontos
    }): gaste-os ou pare antes.
md-why-stunned = { $hero } está { $hero_gender ->
        [f] atordoada
       *[m] atordoado
    } e precisa se levantar antes.
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
md-why-not-in-sight = O inimigo não está no campo de visão.
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
md-why-equipped = Está em uso e funciona por si.
md-why-no-xp = Custa 1 XP, e o herói não tem nenhum.
md-why-signature = A habilidade exclusiva é usada na situação que seu texto diz.
md-why-line-complete = Todas as habilidades desta linha foram compradas.
md-why-too-dear = A próxima habilidade desta linha custa { $n } XP; o herói tem { $xp }.

## Trocas, mercado, missões

md-why-no-card = Não existe a carta “{ $said }”.
md-why-no-hero = Não há herói “{ $said }” nesta mesa.
md-why-no-door = Não há porta “{ $said }” neste tabuleiro.
md-why-no-enemy = Não há inimigo nem pilar “{ $said }” no tabuleiro.
md-why-gone = Essa zona desabou.
md-why-no-use = Essa carta não se usa.
md-why-commanded = Um herói comandado realiza uma ação e nada mais.
md-why-worn-already = O herói já veste isso.
md-why-not-armour = { $card } não se veste no corpo.
md-why-one-copy = O herói só tem uma cópia de { $card }.
md-why-not-held = { $card } não se segura nas mãos.
md-why-two-hands = As mãos seguram duas cartas de uma mão ou uma de duas mãos.
md-why-held-already = O herói já segura exatamente isso.
md-why-settled = Isso já foi decidido nesta reorganização.
md-why-not-here = { $hero } não participa aqui.
md-why-same-hero = Para dar algo é preciso outro herói.
md-why-moved-once = { $card } já mudou de mãos nesta troca.
md-why-gift-words = Diga o que é dado, por quem e a quem: give CARTA QUEM_DÁ QUEM_RECEBE.
md-why-in-order = As três cartas são nomeadas na ordem dos seus nomes.
md-why-discarded = Essa carta já foi nomeada.
md-why-only-gained = Só a carta recém-ganha pode ser passada: { $card }.
md-why-no-line = A classe não tem a linha de habilidades “{ $said }”.
md-why-next-step = Uma linha se compra passo a passo: diga apenas a linha.
md-why-one-artifact = Só um artefato precisa sair: pode-se ficar com um.
md-why-deal-made = Este herói já fez esse negócio neste mercado.
md-why-not-on-offer = O mercado não tem essa carta.
md-why-beyond-means = Uma carta de nível { $level } é cara demais: o herói pode pagar até o nível { $n }.
md-why-paid-with = Essa carta já está pagando.
md-why-too-little = As cartas dadas precisam valer mais { $n } níveis.
md-why-starting-card = Equipamento inicial não se troca por equipamento inicial.
md-why-not-in-stock = Essa carta inicial não está mais na caixa.
md-why-no-weapon-left = Não há mais a arma inicial “{ $said }” na caixa.
md-why-no-class = Não existe a classe “{ $said }”.
md-why-no-firework = O herói não leva fogos de artifício.
md-why-no-lever = Não há alavanca por usar nesta zona.
md-why-no-pillar = Esse pilar não está de pé.
