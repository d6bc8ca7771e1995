### Mage Knight: por que algo não pode ser feito agora

## Em geral

mk-why-over = A partida acabou.
mk-why-answer-first = Responda primeiro à pergunta aberta.
mk-why-not-offered = “{ $said }” não é possível agora.

## Cartas, Unidades, Poderes

mk-why-unknown-card = Não existe a carta { $said }.
mk-why-wound = Um Ferimento não pode ser jogado.
mk-why-not-in-hand = { $card } não está na sua mão.
mk-why-no-healing-in-combat = Não há Cura em combate.
mk-why-strong-spell-by-day = O efeito amplificado de um Feitiço exige mana preto, que só a Noite permite.
mk-why-no-mana = Você não tem mana { $color } para pagar.
mk-why-payment = { $card }: não se joga assim.
mk-why-only-in-combat = Isso só serve em combate.
mk-why-only-ranged = Nesta fase só contam Ataques de Cerco e à Distância.
mk-why-other-phase = { $phase_id ->
        [ranged] Isso não cabe na fase de Ataque de Cerco e à Distância.
        [block] Isso não cabe na fase de Bloqueio.
        [damage] Isso não cabe na fase de Atribuição de Dano.
       *[attack] Isso não cabe na fase de Ataque.
    }
mk-why-nothing-to-discard = Você não tem carta para descartar por ela.
mk-why-cannot-pay = Você não pode pagar o mana que o efeito pede.
mk-why-deck-empty = Seu baralho de Façanhas está vazio.
mk-why-nobody-to-ready = Você não tem Unidade Usada desse nível.
mk-why-effect = Esse efeito não faz nada agora.
mk-why-sideways-ranged = Cartas jogadas de lado não valem na fase de Ataque de Cerco e à Distância.
mk-why-sideways = Uma carta jogada de lado não serviria para nada agora.
mk-why-not-your-unit = Você não tem esta Unidade: { $unit }.
mk-why-no-units-here = Unidades não podem participar deste combate.
mk-why-unit-wounded = Unidade Ferida: { $unit }.
mk-why-unit-spent = Unidade já Usada nesta rodada: { $unit }.
mk-why-no-such-ability = { $unit }: não há essa habilidade.
mk-why-not-your-skill = Você não tem o Poder { $skill }.
mk-why-skill-used = O Poder { $skill } já foi usado.

## O mapa

mk-why-resting = Você está descansando: sem movimento nem ação neste turno.
mk-why-movement-over = O seu movimento deste turno já acabou.
mk-why-only-wounds = Você só tem Ferimentos na mão: só pode se recuperar.
mk-why-not-revealed = O espaço { $space } ainda não está no mapa.
mk-why-rampager = Há um inimigo irascível ali: ninguém entra até ele ser derrotado.
mk-why-not-adjacent = Esse espaço não é adjacente ao seu.
mk-why-city-closed = Neste cenário não se pode entrar na cidade.
mk-why-inaccessible = Terreno inacessível: { $terrain }.
mk-why-move-points = Isso custa { $cost } de Movimento; você tem { $have }.
mk-why-nothing-here = Não há o que fazer neste espaço.
mk-why-coast = O mapa não vai para esse lado.
mk-why-tile-neighbours = Uma peça nova ali não tocaria peças suficientes.
mk-why-no-tile-left = Não há mais peça para revelar.
mk-why-explore-points = Explorar custa { $cost } de Movimento; você tem { $have }.
mk-why-explore-adjacent = Você só pode explorar ao lado do seu espaço.
mk-why-one-action = Você já fez a ação deste turno.
mk-why-reputation-x = Com essa Reputação, ninguém fala com você.
mk-why-no-locals = Não há com quem interagir aqui.
mk-why-nothing-to-enter = Não há onde entrar aqui.
mk-why-no-monastery = Não há mosteiro para queimar aqui.
mk-why-no-rampager-near = Nenhum inimigo irascível está adjacente.
mk-why-rest-after-move = Você já se moveu neste turno: não pode descansar.
mk-why-rest-now = É tarde demais para descansar neste turno.
mk-why-standard-rest = Enquanto tiver uma carta que não seja Ferimento, você deve descartar uma delas para descansar.
mk-why-rest-card = Para descansar, descarte da mão uma carta que não seja Ferimento.
mk-why-crowded = Em um espaço com outro Herói, nenhuma ação é possível.

## Comércio e cura

mk-why-not-offered-unit = Esta Unidade não está na oferta: { $unit }.
mk-why-only-interacting = Isso exige uma interação com os habitantes.
mk-why-wrong-site = Não se recruta aqui: { $unit }.
mk-why-influence = Isso custa { $cost } de Influência; você tem { $have }.
mk-why-spell-price = Um Feitiço custa 7 de Influência e 1 mana da cor dele, em uma torre de mago.
mk-why-advanced-price = Uma Ação Avançada custa 6 de Influência, em um mosteiro.
mk-why-no-healer = Ninguém vende cura aqui.
mk-why-no-healing-points = Você não tem pontos de Cura.
mk-why-heal-cost = Curar essa Unidade exige tantos pontos quanto o nível dela; você tem { $have }.

## Combate

mk-why-no-such-enemy = Não há esse inimigo neste combate.
mk-why-twice-fortified = Duplamente fortificado, nada o atinge nesta fase: { $enemy }.
mk-why-siege-only = Fortificado, só Ataques de Cerco o atingem nesta fase: { $enemy }.
mk-why-attack-too-low = Ataque { $have } de { $need } contra { $enemy }.
mk-why-summoner = Quem invoca não tem ataque a bloquear: { $enemy }.
mk-why-attack-settled = Esse ataque já está resolvido: { $enemy }.
mk-why-block-too-low = É preciso Bloqueio { $need } contra { $enemy }.
mk-why-unit-absorbed = Sem Ferimento, graças à resistência, mas não recebe mais dano neste combate: { $unit }.
mk-why-assassination = Assassinato: o dano não pode ir para Unidades: { $enemy }.
mk-why-combat-running = Termine o combate primeiro.
mk-why-one-card = Você deve jogar ou descartar ao menos uma carta por turno.
mk-why-die = Os dados da Fonte são usados para pagar cartas; um dado por turno.
mk-why-tactics-chosen = As Táticas só são escolhidas no início da rodada.
mk-why-tactic-gone = Essa Tática não pode ser escolhida agora.

## Cenários

mk-why-conquered = Neste cenário, não se pode entrar de novo em um calabouço ou sepulcro conquistado.
mk-why-no-tunnel = Os túneis só ligam calabouços e sepulcros conquistados.
mk-why-no-dry-way = Nenhum caminho leva até lá sem passar por lagos e pântanos.
mk-why-incantation-by-day = O encantamento é realizado à Noite.
mk-why-incantation-once = Você já realizou o encantamento nesta Noite.
mk-why-incantation-inhabited = O encantamento não pode ser realizado em um local habitado.
mk-why-concede = Só o lado que está atrás pode admitir a derrota, no começo do seu turno.

mk-why-offered = Isso pode ser usado agora.
mk-why-which-enemy = Diga qual inimigo, pelo número.
mk-why-which-attack = Diga qual dos ataques, como em { $n } 1: { $enemy }.
mk-why-which-unit = Diga quem recebe o dano: o Herói ou uma de suas Unidades.
mk-why-no-wound-in-hand = Não há Ferimento em sua mão.
mk-why-no-target = Nenhum inimigo aqui pode ser alcançado por esse efeito.
mk-why-resistant = A cor do efeito não alcança este inimigo: { $enemy }.
mk-why-immune = A Imunidade Arcana protege este inimigo: { $enemy }.
mk-why-attack-phase = Isso só funciona na fase de Ataque.
mk-why-no-card-for-it = Nenhuma outra carta da sua mão pode ser usada com ela agora.
mk-why-not-in-combat = Isso não serve em combate.
mk-why-tile-there = Já há uma peça nessa posição.
mk-why-core-coast = Peças centrais não ficam no litoral deste mapa.
mk-why-conquered-before = O local já foi conquistado: não resta nada a enfrentar.
mk-why-no-recruits = Você abriu mão de recrutar neste turno.
mk-why-at-odds = { $unit }: não serve ao lado das Unidades recrutadas antes.
mk-why-not-sold-here = Aqui ninguém vende isso.
mk-why-sold-out = Não resta nenhum.
mk-why-unit-unhurt = { $unit }: sem Ferimentos.
mk-why-off-map = Esse espaço ainda não está no mapa.
mk-why-no-altar = Não há altar aqui.
mk-why-not-cumbersome = Pontos de Movimento não detêm esse ataque: { $enemy }.
mk-why-units-kept-back = Um efeito deste turno impede que suas Unidades recebam dano.
mk-why-drawn = Esse ataque foi atraído por outra Unidade: { $unit }.
mk-why-unit-spared = Unidade que não recebe mais dano neste combate: { $unit }.
mk-why-skill-passive = { $skill } funciona sozinho.

### Recusas de posições.

mk-position-level = { $key } não pode ser { $value }: com { $fame } de Fama o nível é no máximo { $level }.
mk-position-path = { $key } não pode conter "{ $value }": esses espaços não são vizinhos.
mk-position-path-end = { $key } não pode terminar em { $value }: a miniatura está em { $space }.
mk-position-twice = { $key }: { $value } não pode estar em dois lugares.
mk-position-unfed = { $key } não pode ser "{ $value }": não se guarda mana em { $unit } ({ $unit_id }).
mk-position-space = { $key } não pode ser "{ $value }": não há esse espaço no mapa.
mk-position-sea = { $key } não pode ser "{ $value }": ninguém fica no mar.
mk-position-slot = { $key } não pode ser "{ $value }": este mapa não tem essa casa para peças.
mk-position-no-site = { $key } não pode ser "{ $value }": a peça mostra um local ali ({ $site }).
mk-position-not-there = { $key } não pode ser "{ $value }": o que se pede não está ali ({ $site }).
mk-position-no-city = { $key } não pode ser "{ $value }": { $tile } não tem cidade.
mk-position-no-shield = { $key } não pode ser "{ $value }": ali não há nada a conquistar.
mk-position-elsewhere = { $key }: o combate é em { $value }, mas a miniatura está em { $space }.
mk-position-several = { $key } não pode ser só "{ $value }": há vários no mapa; diga em combat.at qual destes: { $known }.
mk-position-no-fight = { $key } não pode ser "{ $value }": ali ninguém combate.
mk-position-no-enemies = { $key } precisa de um inimigo.
mk-position-no-summoner = { $key } não pode ser { $value }: esse inimigo não invoca ninguém.
mk-position-attacks = { $key } precisa de tantas entradas quantos são os ataques de { $enemy }: { $count }.
mk-position-points = { $key } não pode ser "{ $value }": attack NÚMERO, com um elemento (physical, fire, ice, coldfire) e melee, ranged ou siege; ou block NÚMERO com um elemento.
mk-position-no-attack = { $key } precisa de pontos que se possam usar nesta fase.
mk-position-stage = { $key } não combina com esta etapa do duelo ({ $value }).
mk-position-alone = { $key }: nenhum outro jogador está em { $space }.
mk-position-joint = { $key } não pode ser "{ $value }": dois lugares ou mais, primeiro o de quem tem o turno.
mk-position-shares = { $key } precisa repartir os defensores da cidade, cada um uma vez: { $enemy }.
mk-position-no-dummy = { $key }: não há jogador Dummy em { $scenario }.
mk-position-time = { $key } não pode ser { $value } quando o período é { $time }: Dia e Noite se alternam.
mk-position-tactic-time = { $key } não pode ser "{ $value }" { $time_id ->
    [day] de Dia
   *[night] à Noite
}.
mk-position-tactics-phase = { $key } só pode ser dito com phase = "tactics".
mk-position-all-chosen = { $key } não pode ser "tactics": todos os jogadores já têm uma Tática.
mk-position-few-tactics = { $key } precisa deixar ao menos { $count } para escolher.
mk-position-nobody = { $key } não pode ser "interaction": não há com quem interagir em { $space }.
mk-position-order = { $key } precisa nomear cada um destes uma vez: { $known }.
mk-position-out = { $key } não pode ser { $value }: esse jogador foi eliminado.
mk-position-fights = { $key }: só pode haver um combate em curso, e só com phase = "move" (aqui { $value }).

## Por que o conselheiro o aconselha

mk-advice-fight-won = Assim não sobra ninguém de { $enemy }, e você não sofre Ferimento algum. Fama: { $fame }.
mk-advice-fight-won-hurt = Assim não sobra ninguém de { $enemy }. Fama: { $fame }; Ferimentos: { $count }.
mk-advice-fight-some = Agora não dá para vencer todos: { $enemy }. Assim se ganha mais: Fama { $fame }, Ferimentos { $count }.
mk-scout-unknown = Quem guarda está virado para baixo ({ $color }). Em { $won } de { $of } casos imaginados você vence todos; em média: Fama { $fame }, Ferimentos { $count }.
mk-advice-fight-none = Agora não dá para vencer { $enemy }. Assim custa menos: Ferimentos { $count }.
mk-advice-expected = por volta de { $n } pontos no fim, pela estimativa
mk-advice-change = { $what ->
    [fame] Fama
    [reputation] Reputação
    [wounds] Ferimentos
    [crystals] cristais
    [tiles] peças novas
   *[rewards] recompensas
} { $sign ->
    [down] −{ $n }
   *[up] +{ $n }
}
mk-advice-change-unit = com { $unit }
mk-advice-change-hand = { $n ->
    [one] { $n } carta guardada
   *[other] { $n } cartas guardadas
}
mk-advice-plan-fight = Leva a uma luta contra { $enemy }: vencida em { $chance } de 100 mundos imaginados; Fama por volta de { $fame }, Ferimentos por volta de { $count }.
mk-advice-plan-recruit = Permite recrutar { $unit } neste turno: ajuda em todas as lutas seguintes.
mk-advice-plan-recruit-site = Permite recrutar { $unit } neste turno: { $gives ->
        [block] Bloqueio { $n }
       *[attack] Ataque { $n }
    } para enfrentar { $site_the }, { $when ->
        [day] ao alcance ainda hoje
        [night] ao alcance ainda esta noite
       *[later] ao alcance nas próximas rodadas
    }.
mk-advice-plan-recruit-enemy = Permite recrutar { $unit } neste turno: { $gives ->
        [block] Bloqueio { $n }
       *[attack] Ataque { $n }
    } contra { $enemy }, { $when ->
        [day] ao alcance ainda hoje
        [night] ao alcance ainda esta noite
       *[later] ao alcance nas próximas rodadas
    }.
mk-advice-plan-explore = Revela terreno novo neste turno: mais pelo que lutar, e Fama onde o cenário a concede. Peças que restam depois: { $count }.
mk-advice-plan-explore-core = Revela uma peça central neste turno: a cidade pode estar lá. Peças que restam depois: { $count }.
mk-advice-plan-heal = Livra a mão de Ferimentos ({ $count }), e as próximas mãos valem mais.
mk-advice-plan-move = Leva você aonde os próximos turnos prometem mais.
mk-advice-plan-move-site = Aproxima você: { $site_the }, { $count ->
        [0] onde você passa a estar
        [1] a 1 ponto de Movimento
       *[other] a { $count } pontos de Movimento
    }. É uma luta que se vence bem com uma mão nova.
mk-advice-plan-move-enemy = Aproxima você de { $enemy }, { $count ->
        [0] ao lado de quem você passa a estar
        [1] a 1 ponto de Movimento
       *[other] a { $count } pontos de Movimento
    }: uma luta que se vence bem com uma mão nova.
