### Oath: o código de uma crônica

## O que há de errado num código

oa-line-empty = { $field }: está vazio
oa-line-long = { $field }: tem mais de { $n } caracteres
oa-line-characters = { $field }: contém caracteres inválidos
oa-line-digits = { $field }: esperavam-se dígitos hexadecimais
oa-line-short = { $field }: o código termina antes da hora
oa-line-left_over = { $field }: { $n ->
    [1] sobra 1 caractere
   *[other] sobram { $n } caracteres
}
oa-line-version = { $field }: { $version } não é lida; são lidas de 3.1.0 a 3.3.3
oa-line-name_length = { $field }: o comprimento { $n } passa do fim ou é nulo
oa-line-name_characters = { $field }: contém caracteres que nenhum nome pode ter
oa-line-bits = { $field }: o código { $code } indica tabuleiros que não existem
oa-line-winner = { $field }: é preciso indicar um tabuleiro, não { $n }
oa-line-code = { $field }: o código { $code } não existe
oa-line-site = { $field }: nenhum local tem o código { $code }
oa-line-no_site = { $field }: há cartas sem um local
oa-line-site_twice = { $field }: { $site } está duas vezes no mapa
oa-line-card = { $field }: nenhuma carta tem o código { $code }
oa-line-gap = { $field }: há um lugar vazio num baralho
oa-line-misplaced = { $field }: o lugar de { $card } não é aí
oa-line-twice = { $field }: { $card } aparece pela segunda vez
oa-line-visions = { $field }: { $n } Visões, e não 5
oa-line-unplayable = { $field }: { $n } cartas são poucas para { $players } jogadores

## O que foi corrigido

oa-line-no-relics = Nenhuma relíquia está listada: um baralho de relíquias embaralhado é montado na preparação da partida.
oa-line-relics-twice = Em dobro, mantidas uma só vez: { $cards }.
oa-line-relics-missing = { $n ->
    [1] 1 relíquia que faltava foi posta no topo do baralho de relíquias.
   *[other] { $n } relíquias que faltavam foram postas no topo do baralho de relíquias.
}

## Os campos de um código

oa-field-line = o código
oa-field-version = versão
oa-field-game_number = número da partida
oa-field-name = nome
oa-field-previous_active = jogadores anteriores
oa-field-citizens = Cidadãos
oa-field-oath = juramento
oa-field-suit_order = ordem dos naipes
oa-field-cradle_1 = Berço 1
oa-field-cradle_2 = Berço 2
oa-field-provinces_1 = Províncias 1
oa-field-provinces_2 = Províncias 2
oa-field-provinces_3 = Províncias 3
oa-field-hinterland_1 = Interior 1
oa-field-hinterland_2 = Interior 2
oa-field-hinterland_3 = Interior 3
oa-field-world_deck = baralho do mundo
oa-field-dispossessed = Despossuídos
oa-field-relic_deck = baralho de relíquias
oa-field-previous_citizens = Cidadãos anteriores
oa-field-previous_winner = vencedor anterior
oa-field-previous_winner_name = nome do vencedor anterior
