### Massive Darkness: o que dizem cartas e peças, feito dos seus dados impressos

## Dados, como estão impressos

md-fact-die = { $color ->
        [yellow] { $n ->
                [1] { $n } amarelo
               *[other] { $n } amarelos
            }
        [red] { $n ->
                [1] { $n } vermelho
               *[other] { $n } vermelhos
            }
        [blue] { $n ->
                [1] { $n } azul
               *[other] { $n } azuis
            }
       *[green] { $n ->
                [1] { $n } verde
               *[other] { $n } verdes
            }
    }
md-fact-dice = { $kind }: { $dice }.

## Equipamento

md-fact-equipment = { $kind }, nível { $level }.
md-fact-artifact = Artefato, nível { $level } onde o nível importa.
md-fact-starting = Equipamento Inicial, nível { $level }.
md-fact-slot = { $slot }.
md-fact-set = Parte do { $set }; com todas as cartas dele equipadas: { $bonus }

## Inimigos

md-fact-mob = Turba de nível { $level }. { $minions ->
        [1] 1 servo
       *[other] { $minions } servos
    } por herói e um chefe, { $health } de Vida cada.
md-fact-agent = Agente de nível { $level }. { $health } de Vida por herói.
md-fact-roaming = { $rank }. { $health } de Vida por herói.

## Heróis e classes

md-fact-hero = Classe recomendada: { $class }.
md-fact-class = { $primary }, depois { $secondary }.
md-fact-step = a partir do nível { $level } por { $cost } XP
md-fact-line = { $class }: { $steps }.

## Portas, eventos e peças

md-fact-block = { $n ->
        [1] Primeira sala
        [2] Segunda sala
       *[3] Terceira sala
    }: { $what }.
md-fact-block-guard = um guarda
md-fact-block-guard_ambush = um guarda (emboscada: na zona do herói ativo)
md-fact-block-normal = { $n ->
        [1] { $n } marcador de tesouro
       *[other] { $n } marcadores de tesouro
    }
md-fact-block-special = { $n ->
        [1] { $n } marcador de tesouro especial
       *[other] { $n } marcadores de tesouro especial
    }
md-fact-tile = { $count ->
        [0] Nenhuma câmara.
        [1] Câmara: { $chambers }.
       *[other] { $count } câmaras: { $chambers }.
    } Corredor: { $corridor }. Luz: { $light }.
md-piece-hero = herói
md-piece-class = classe
md-piece-skill_line = linha de habilidade
md-piece-starting = equipamento inicial
md-piece-artifact = artefato
md-piece-combat = equipamento de combate
md-piece-item = item
md-piece-consumable = consumível
md-piece-trap = armadilha
md-piece-luck = sorte
md-piece-set = conjunto
md-piece-door = carta de porta
md-piece-event = carta de evento
md-piece-guard = carta de guarda
md-piece-roaming_monster = monstro vagante
md-piece-tile = peça de mapa
md-side-shadow = Modo Sombrio
md-side-special = habilidade especial
md-side-signature = habilidade exclusiva
md-side-free = habilidade gratuita
md-side-event = evento
md-side-use = uso
md-side-drawn = ao ser comprada
md-side-profile = perfil
