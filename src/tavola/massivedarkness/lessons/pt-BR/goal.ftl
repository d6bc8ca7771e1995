### De que trata uma missão

md-goal-left = { $count ->
    [0] nenhum marcador do Portador da Vida
    [1] resta 1 marcador do Portador da Vida
   *[other] restam { $count } marcadores do Portador da Vida
}

## O que uma resposta deixa escapar

md-warn-death = { $count ->
    [0] O herói cai e não há marcador do Portador da Vida: a missão está perdida.
    [one] O herói cai e gasta o último marcador do Portador da Vida.
   *[other] O herói cai; gasta-se um de { $count } marcadores do Portador da Vida.
}
md-warn-actions = { $count ->
    [one] Uma ação seria perdida.
   *[other] { $count } ações seriam perdidas.
}
md-warn-unarmed = { $hero } vai desarmado: { $cards } está acima do nível e ainda não funciona. Uma carta inicial funcionaria.
md-warn-door = A porta fica aberta, e sorteia-se o que espera atrás dela: não há volta.
md-warn-treasure = Compra-se um tesouro: não há volta.
md-warn-shows = Algo oculto é comprado ou rolado: não há volta.
