### Palavras comuns a todos os jogos

## Listas

list-and = { $most } e { $last }
list-or = { $most } ou { $last }
list-or-clauses = { $most }; ou { $last }

## Erros das salas de palavras e de regras

error-unknown-language = Não existe o idioma { $name }. Existem: { $known }.
error-unknown-rule = { $game } não tem a regra { $name }.
