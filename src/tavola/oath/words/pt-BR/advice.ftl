# Por que uma resposta é aconselhada: o que ela traz, em números.
oa-advice-wins = Com isso você vence a partida.
oa-advice-title = Tira o título de { $player }: quem tem o título está a caminho da vitória.
oa-advice-dethrones = Tira o título de { $player }.
oa-advice-banner = Traz { $banner } para você, com { $n } em cima: juramentos e Visões dependem disso.
oa-advice-vision = Revela { $card }: você vence ao despertar quando o objetivo estiver cumprido e 3 Visões tiverem sido compradas (agora { $n }).
oa-advice-sites = Você controla { $after } { $after ->
    [one] local
   *[other] locais
} em vez de { $before }.
oa-advice-relics = Você tem { $after } { $after ->
    [one] relíquia ou estandarte
   *[other] relíquias e estandartes
} em vez de { $before }.
oa-advice-warbands = Tropas no seu tabuleiro: { $before } → { $after }. São dados de ataque agora e defesa depois.
oa-advice-secrets = Seus segredos: { $before } → { $after }. Pagam habilidades e o Segredo Mais Obscuro.
oa-advice-favor = Sua influência: { $before } → { $after }. Paga recrutamentos, relíquias e a Influência do Povo.
oa-advice-adviser = { $card } ao seu lado vai aonde você for.
oa-advice-guards = { $site } fica com { $after } em vez de { $before }: mais difícil de tomar de você.
oa-advice-search = { $n } { $n ->
    [one] carta
   *[other] cartas
} para escolher ({ $pile }): uma Visão para vencer ou uma carta que sirva a você.
oa-advice-attack = Você vence em { $chance } de 100 rolagens, em { $clear } sem sacrifício. { $n ->
    [one] Um alvo seria seu.
   *[other] { $n } alvos seriam seus.
}
oa-advice-defend = Do jeito que está, você resiste em { $chance } de 100 rolagens.
oa-advice-plan = Com { $card } você leva a melhor em { $after } de 100 rolagens em vez de { $before }.
oa-advice-fate-won = { $attack } a { $defense }: assim se vence. Suas perdas: { $n }.
oa-advice-fate-lost = { $attack } a { $defense }: vencer custa mais do que traz. Suas perdas assim: { $n }.
oa-advice-journey = Em { $place } dá para fazer o que aqui não dá: { $actions }.
oa-advice-place = Em { $place } há mais a ganhar do que onde você está.
oa-advice-rest = Nada do que se oferece melhora a sua posição. Suprimentos guardados para o próximo turno: { $n }.
oa-advice-keeps = Você guarda o que isso custaria: nada do que se oferece vale o preço.
oa-advice-better = De tudo o que se oferece, é o que deixa você melhor.
oa-advice-least = É preciso escolher algo, e isto é o que custa menos a você.
oa-advice-keep = { $card } serve mais a você que as outras compradas.
oa-advice-keep-vision = { $card }: um objetivo seu para vencer.
oa-advice-lay = { $card } é a que menos serve a você entre as compradas.
