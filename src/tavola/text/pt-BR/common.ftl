### Palavras comuns a todos os jogos

## Listas

list-and = { $most } e { $last }
list-or = { $most } ou { $last }
list-or-clauses = { $most }; ou { $last }
case = { $n } { $when }
case-of = { $what } ({ $which })
cases = { $what } ({ $cases })

## Erros das salas de palavras e de regras

error-unknown-language = Não existe o idioma { $name }; existem: { $known }.
error-unknown-rule = { $game } não tem a regra { $name }.

## Erros de uma nova partida

error-unknown-hero = Não existe o herói { $name }; existem: { $known }.
error-unknown-set = Não existe o conjunto { $name }; existem: { $known }.
error-seat-count = Há lugar para 1 a { $most } jogadores, não { $count }.
error-player-count = Este cenário precisa de { $least } a { $most } jogadores, não { $count }.
error-same-hero = Cada jogador precisa de um herói diferente; { $name } foi escolhido duas vezes.
error-option-value = { $name } não pode ser { $value }; pode ser: { $known }.
error-option-players = { $name } precisa de { $least } a { $most } jogadores.
error-option-against = { $name } não combina com { $other }.
setup-reseated = { $asked } fica com as regras aqui: quem o pediu joga com { $got }.
articles = o a os as
