### Massive Darkness: perguntas, botões e linhas do registro das missões 6 a 10

## Missão 6

md-event-false-lead = Uma pista falsa; ainda assim { $hero } aprende algo.
md-event-key = { $hero } encontra uma Chave: { $n } de { $need }.
md-event-protected = A sala é protegida: um guarda em vez de uma carta de porta.

## Missão 7

md-event-levers = As alavancas estão acionadas: a porta trancada para { $zone } se abre.
md-event-warden = Um carcereiro esperava atrás da porta.

## Missão 8

md-event-hoard = { $hero } toma o espólio do Executor: { $n ->
        [1] 1 tesouro
       *[other] { $n } tesouros
    } de nível { $level } e um artefato.

## Missão 9

md-event-wave = Uma onda de guardas de nível { $level }.
md-event-monster-comes = Um monstro vagante vem em busca do artefato.
md-event-lost-artifact-taken = Há um inimigo junto ao artefato no início da fase dos inimigos: os heróis perdem.

## Missão 10

md-ask-darkness = A escuridão esmaga os heróis: { $n ->
        [1] resta um dano para dividir.
       *[other] restam { $n } danos para dividir.
    } Quem sofre o próximo?
md-option-suffer = { $hero } sofre um dano
md-option-lever = Acionar a alavanca: { $pillar } cai
md-event-darkness = Escuridão esmagadora: { $n ->
        [1] um dano
       *[other] { $n } danos
    } para os heróis dividirem.
md-event-stage = Os heróis chegam ao estágio { $n }; o Emissário Sombrio os espera.
md-event-lever = { $hero } aciona uma alavanca: { $pillar } cai.
