### Massive Darkness: inimigos aparecem, agem e contra-atacam; eventos

## Inimigos aparecem

md-event-spawn = { $minions ->
        [0] Novo inimigo em { $zone }: { $enemy }, vida { $life }.
        [1] Novo inimigo em { $zone }: { $enemy }, um chefe e 1 servo.
       *[other] Novo inimigo em { $zone }: { $enemy }, um chefe e { $minions } servos.
    }
md-event-guardian = { $enemy }: o guardião leva { $card }.
md-event-guardian-monster = { $enemy }: o guardião soma a força de { $foe }.
md-event-no-figures = { $enemy }: faltam miniaturas. Nada aparece; as que estão no tabuleiro agem.
md-event-no-guard = Não resta nenhuma carta de guarda.
md-event-no-monster = Não resta nenhuma carta de monstro vagante.
md-event-reinforcement = { $enemy } chama um guarda para { $zone }.
md-event-wakes = { $enemy }: desperta a partir de agora.

## Um inimigo age

md-event-enemy-up = { $enemy }: perde a ativação para se levantar.
md-event-enemy-moves = { $why ->
        [sight] { $enemy }: avança para { $zone }, rumo a { $hero }, à vista e com mais experiência.
        [light] { $enemy }: avança para { $zone }, rumo a { $hero }, na luz e com mais experiência.
        [counter] { $enemy }: avança para { $zone }, atrás de { $hero }.
        [start] { $enemy }: ninguém à vista; avança para { $zone }, rumo à zona inicial.
        [exit] { $enemy }: ninguém à vista; avança para { $zone }, rumo à saída.
        [flight] { $enemy }: avança para { $zone }, fugindo rumo à saída.
        [stride] { $enemy }: avança para { $zone }, rumo à zona inicial.
        [lure] { $enemy }: avança para { $zone }, rumo a um fogo de artifício.
       *[march] { $enemy }: avança para { $zone }.
    }
md-event-enemy-stays = { $why ->
        [held] { $enemy }: fica, pois há um herói na zona.
       *[near] { $enemy }: fica, pois nenhuma zona é mais próxima.
    }
md-event-batter = { $enemy }: ataque contra { $pillar }.
md-event-no-counter = { $hero } está fora de vista e na sombra: { $enemy } não contra-ataca.

## Eventos

md-event-event = { $hero } compra o evento { $event_card }.
md-event-lifebringer = { $n ->
        [0] O Portador da Vida já tem todos os marcadores.
       *[other] O Portador da Vida volta a ter { $left ->
            [1] 1 marcador.
           *[other] { $left } marcadores.
        }
    }
md-event-next-round = { $event_card } vale na próxima rodada.
md-event-all-light = Todas as zonas contam como zonas de luz até o fim da próxima rodada.
md-event-all-shadow = Todas as zonas contam como zonas de sombra até o fim da próxima rodada.

## Perguntas

md-ask-enemy-order = Fase dos inimigos: qual inimigo age agora?
md-ask-counter-order = Contra-ataques: qual inimigo responde agora?
md-ask-enemy-target = { $enemy }: há alvos empatados. Quem é atacado?
md-ask-enemy-towards = { $enemy }: há heróis empatados. Para onde avança?
md-ask-enemy-route = { $enemy }: há caminhos igualmente curtos. Qual é tomado?
md-ask-agents-order = Vários agentes pedem reforço: qual primeiro?
md-ask-agent-zone = Onde aparece o reforço?
md-ask-patrol-zone = { $what ->
        [guard] Onde aparece a patrulha?
       *[roaming] Onde aparece o monstro vagante?
    }
md-ask-event-enemy = Qual inimigo o evento ativa?
