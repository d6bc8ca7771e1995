### De que trata uma missão

md-goal-left = { $count ->
    [0] nenhum marcador do Portador da Vida
    [one] resta 1 marcador do Portador da Vida
   *[other] restam { $count } marcadores do Portador da Vida
}
