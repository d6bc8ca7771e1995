# Recusas de posições.

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
mk-position-points = { $key } não pode ser "{ $value }": attack NÚMERO ELEMENTO melee, ranged ou siege; ou block NÚMERO ELEMENTO.
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
