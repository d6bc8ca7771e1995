### Massive Darkness: o que acontece nas missões 1 a 5

## Perguntas e botões

md-ask-chosen = Quem é O Escolhido?
md-ask-lure = O Imortal vê vários fogos de artifício. Qual deles ele segue?
md-option-chosen = { $hero } é { $hero_gender ->
        [f] A Escolhida
       *[m] O Escolhido
    }
md-option-lure = Para o fogo de artifício em { $zone }
md-option-place_firework = Colocar um fogo de artifício aqui

## O que os heróis carregam

md-card-artifact = Marcador de Artefato
md-card-firework = Fogo de Artifício
md-event-carries = { $n ->
        [1] { $hero } agora leva: { $card }.
       *[other] { $hero } agora leva: { $card }, { $n } ao todo.
    }

## Viúva-Negra

md-event-dragged = { $hero } é { $hero_gender ->
        [f] arrastada
       *[m] arrastado
    } para { $zone }.
md-event-spider-door = { $enemy }: a porta para { $zone } cede.
md-event-spider-flees = { $enemy }: fuga pela saída.
md-event-lost-spider = A Aranha Gigante escapou: os heróis perdem.

## O Escolhido

md-event-chosen = { $hero } é { $hero_gender ->
        [f] A Escolhida
       *[m] O Escolhido
    }.
md-event-part = { $n ->
        [1] Uma das três partes foi encontrada.
        [2] Duas das três partes foram encontradas.
       *[other] As três partes foram encontradas: o artefato está completo.
    }
md-event-lost-chosen = O Escolhido morreu: os heróis perdem.
md-event-lost-artifact = O artefato se perdeu para sempre: os heróis perdem.

## Tambores de Guerra Goblin

md-event-damage-token = { $tile } treme: { $n ->
        [0] não resta nenhum marcador de dano.
        [1] resta um marcador de dano.
       *[other] restam { $n } marcadores de dano.
    }
md-event-collapse = { $tile } desaba.
md-event-watcher = { $hero } passa pelos pilares: aparece o Monstro de Vigia.
md-event-lost-collapse = Um herói ficou soterrado na masmorra: os heróis perdem.

## A Queda do Imortal

md-event-firework = { $hero } coloca um fogo de artifício em { $zone }.
md-event-fireworks-out = { $n ->
        [1] Um fogo de artifício se apaga.
       *[other] { $n } fogos de artifício se apagam.
    }
md-event-firework-destroyed = { $enemy }: os fogos de artifício em { $zone } são destruídos.
md-event-crush = { $enemy }: todos os heróis em { $zone } são esmagados.
md-event-trample = { $enemy }: { $foe } sob seus pés.
md-event-immortal-arrives = { $enemy }: chegada à zona inicial.
md-event-bridge-falls = Os dois pilares caíram: as Pontes Sombrias desabam com todos que estão nelas.
md-event-lost-immortal = O Imortal chegou à zona inicial: os heróis perdem.
md-event-lost-bridge = A Ponte Sombria caiu sem o Imortal: os heróis perdem.
