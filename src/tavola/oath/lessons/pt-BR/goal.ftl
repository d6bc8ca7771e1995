### O que cada lugar busca

oa-goal-name = Juramento de { $oath }
oa-goal-left = { $n ->
    [0] última rodada
    [1] falta no máximo 1 rodada de { $of }
   *[other] faltam no máximo { $n } rodadas de { $of }
}
oa-aim-sites = Controle mais locais: você { $mine }, o melhor dos outros { $best }
oa-aim-relics = Tenha mais relíquias e estandartes: você { $mine }, o melhor dos outros { $best }
oa-aim-peoples_favor = Tenha a Influência do Povo: você { $mine }, o melhor dos outros { $best }
oa-aim-darkest_secret = Tenha o Segredo Mais Obscuro: você { $mine }, o melhor dos outros { $best }
oa-aim-vision = Ou revele uma Visão e cumpra-a ao despertar
oa-ends-empire = Enquanto o Império guarda o juramento, um dado depois das rodadas 5, 6 e 7 pode encerrar a partida: vence então o Chanceler, ou o Cidadão que cumpre a meta de Sucessor.
oa-ends-exile = Você vence ao despertar como Usurpador, ou com uma Visão revelada e cumprida e três Visões já compradas.
oa-ends-last = Depois da rodada 8 a partida acaba de qualquer modo.

## A que uma resposta obriga

oa-warn-binding = Isto obriga você; não se desfaz sozinho.
oa-warn-supply = { $count ->
        [1] Perde-se 1 de Suprimentos
       *[other] Perdem-se { $count } de Suprimentos
    }: a trilha vai até { $most }.
oa-warn-vision = Sua Visão revelada é descartada por ela: { $card }.
oa-warn-site = O local é revelado: não há volta.
oa-warn-draw = Cartas são compradas: não há volta.
oa-warn-relic = A relíquia é revelada: não há volta.
oa-warn-shows = Algo oculto é comprado ou revelado: não há volta.
