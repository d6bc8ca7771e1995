### Massive Darkness: o que há de errado em um arquivo de posição

md-position-copies = { $key }: a caixa não tem outra cópia de { $card } ({ $card_id }).
md-position-hands = { $key } não pode ser "{ $value }": duas cartas de uma mão, ou uma de duas mãos.
md-position-zone = { $key } não pode ser "{ $value }": não há essa zona neste tabuleiro.
md-position-figures = { $key }: a caixa não tem mais miniaturas de { $enemy }.
