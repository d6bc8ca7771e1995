### Massive Darkness: o que há de errado em um arquivo de posição

md-position-copies = { $key }: a caixa não tem outra cópia de { $card } ({ $card_id }).
md-position-hands = { $key } não pode ser "{ $value }": duas cartas de uma mão, ou uma de duas mãos.
md-position-zone = { $key } não pode ser "{ $value }": não há essa zona neste tabuleiro.
md-position-figures = { $key }: a caixa não tem mais miniaturas de { $enemy }.
md-position-zone-near = { $key } não pode ser "{ $value }": não há essa zona neste tabuleiro; seria { $near }?
md-position-gone = { $key } não pode ser "{ $value }": essa zona não existe mais.
md-position-mission = { $key } não pode ser dito aqui: não há nada disso em { $mission }.
md-position-note = { $key } não pode ser "{ $value }": uma anotação é nome:valor.
md-position-turn = { $key } não pode ser dito com phase = "{ $value }": nenhum herói está agindo.
