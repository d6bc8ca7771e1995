### De que trata um cenário

mk-goal-left = { $n ->
    [0] última Rodada de { $of }
    [1] falta 1 Rodada de { $of }
   *[other] faltam { $n } Rodadas de { $of }
}
mk-aim-find-city = Ache a cidade
mk-aim-cities = Conquiste as cidades
mk-aim-fame = Tenha mais Fama que os outros; a sua
mk-aim-mines = Liberte toda mina encontrada
mk-aim-tiles-left = Revele todas as peças; ainda ocultas
mk-aim-glades = Marque clareiras de dia e entoe à noite; marcadas por você
mk-aim-depths = Limpe calabouços e tumbas; seus
mk-aim-hold = Mantenha fortes e torres de magos; o melhor dos outros é { $count }, o seu
mk-aim-portal = Esteja no portal quando a última Noite acabar

mk-ends-first_reconnaissance = Quando a cidade é revelada, cada um tem mais um turno; de todo modo a partida acaba depois da última Rodada. Feitiços, artefatos, Unidades e cristais também contam.
mk-ends-full_conquest = Quando cai a última cidade, cada um tem mais um turno; de todo modo a partida acaba depois da última Rodada. Vence quem tiver mais pontos.
mk-ends-blitz_conquest = Quando cai a última cidade, cada um tem mais um turno; de todo modo a partida acaba depois da última Rodada. Vence quem tiver mais pontos.
mk-ends-solo_conquest = Quando as duas cidades tiverem caído, você tem mais um turno. Se a última Rodada acabar antes, você perdeu.
mk-ends-full_cooperation = Quando todas as cidades tiverem caído, cada um tem mais um turno. Se a última Rodada acabar antes, todos perderam.
mk-ends-blitz_cooperation = Quando todas as cidades tiverem caído, cada um tem mais um turno. Se a última Rodada acabar antes, todos perderam.
mk-ends-mines_liberation = Com todas as peças reveladas e todas as minas livres, cada um tem mais um turno; de todo modo a partida acaba depois da última Rodada.
mk-ends-druid_nights = Quando todos tiverem entoado na última Noite, começam os últimos turnos; de todo modo a partida acaba depois da última Rodada.
mk-ends-dungeon_lords = Com todas as peças reveladas e todo calabouço e tumba limpos, cada um tem mais um turno; de todo modo a partida acaba depois da última Rodada.
mk-ends-conquer_and_hold = A partida acaba depois da última Rodada. Só conta o que você mantiver até lá.
mk-ends-one_to_return = A partida acaba depois da última Rodada. Quem estiver no portal no fim do primeiro Dia está perdido; a Fama não pesa.

## O que uma resposta começa, custa ou desperdiça

mk-warn-provokes = Provoca { $enemy }: o combate começa na hora.
mk-warn-assault = Invasão: Reputação −1, e a guarnição é revelada. Não há volta.
mk-warn-influence = Você perderia { $count } de Influência, e há o que comprar.
mk-warn-move = Você perderia { $count } de Movimento.
mk-warn-damage = { $count } de dano passa sem bloqueio.
mk-warn-standing = { $count ->
    [one] Um inimigo fica de pé
   *[other] { $count } inimigos ficam de pé
}; você se retira sem derrotá-los.
mk-warn-reveals = Revela uma guarnição: não há volta.
mk-warn-tile = Revela uma peça nova: não há volta.
mk-warn-plunder = Reputação −1, por duas cartas.
mk-warn-burn = Reputação −3, e um inimigo violeta é sorteado para defendê-lo. Não há volta.
mk-warn-enemies = Os inimigos do local são revelados e o combate começa: não há volta.
mk-warn-draws = { $count ->
    [one] Você compra uma carta
   *[other] Você compra { $count } cartas
}: não há volta.
mk-warn-offer = Uma carta nova entra na oferta: não há volta.
mk-warn-shows = Algo oculto é comprado, rolado ou revelado: não há volta.
mk-warn-announce = { $count ->
    [0] Você abre mão deste turno
    [one] Você abre mão deste turno, e uma carta da sua mão fica sem uso
   *[other] Você abre mão deste turno, e { $count } cartas da sua mão ficam sem uso
}; a Rodada acaba depois de mais um turno de cada um dos outros.
