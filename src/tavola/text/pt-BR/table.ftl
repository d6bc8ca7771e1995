# O que uma mesa diz além das regras: arquivos trazidos a ela, partidas de outras versões, pessoas e links, problemas.

error-position-word = Uma palavra ou um número de um arquivo de posição tem no máximo { $limit } caracteres.
error-position-deep = O arquivo de posição tem níveis demais; uma chave tem no máximo { $limit } partes.
error-position-long = Um arquivo de posição tem no máximo { $keys } chaves e { $entries } itens em suas listas.
error-position-number = O número de { $key } é grande demais para qualquer posição.
error-position-text = O texto de { $key } tem mais de { $limit } caracteres.
error-positions-closed = Este servidor não inicia partidas a partir de posições.
