### Oath: a escrita da crônica

oa-scenario-chronicle = Crônica
about-scenario-chronicle = Cada partida deixa sua marca: quem vence escreve a crônica, e a partida seguinte começa nesse mundo. Sem o código de outra mesa, começa uma crônica nova.
oa-variant-chronicle = Escrever uma crônica
oa-variant-chronicle-about = No fim, quem vence dá forma ao mundo da partida seguinte: seu juramento, seus Cidadãos, seu mapa e suas cartas.

## O que se pergunta

oa-ask-vow = Faça o juramento da próxima partida
oa-ask-welcome = Oferecer Cidadania a um Exilado?
oa-ask-join = { $player } oferece a você a Cidadania na próxima partida
oa-ask-edifice = Construir uma estrutura ou restaurar uma ruína?
oa-ask-chronicle-suit = Que naipe entra no mundo?
oa-ask-short = Falta influência na reserva comum: qual local recebe 1 a menos?

## O que se responde

oa-option-vow = { $oath }
oa-option-welcome = Oferecer Cidadania a { $player }
oa-option-build = Construir em { $site }, no lugar de { $card }
oa-option-repair = Restaurar a ruína em { $site }
oa-option-suit = { $suit }
oa-option-short = { $site }

## O que se conta

oa-log-chronicle = { $player } escreve a crônica
oa-log-vow = { $player } faz o próximo juramento: { $oath }
oa-log-boards-stay = Os Cidadãos continuam Cidadãos
oa-log-turned-out = Deixam de ser Cidadãos: { $players }
oa-log-welcomes = { $player } oferece Cidadania a { $other }
oa-log-joins = { $player } será Cidadão na próxima partida{ $n ->
    [0] {""}
   *[other] ; agora há uma tropa de quem venceu em { $sites }
}
oa-log-joins-not = { $player } continua no exílio
oa-log-builds = { $player } constrói { $card } em { $site }; { $cards } vai para o baralho do mundo
oa-log-repairs = { $player } restaura { $card } em { $site }
oa-log-land-lost = { $site } se perde
oa-log-falls = { $card } em { $site } vira ruína
oa-log-map = O mapa da próxima partida mostra { $sites }
oa-log-enter = Seis cartas entram no baralho do mundo: 3, 2 e 1 de { $suits }
oa-log-healed = O arquivo não pode dar seis cartas: { $n ->
    [1] volta 1 carta de { $suit } dos Despossuídos
   *[other] voltam { $n } cartas de { $suit } dos Despossuídos
}, as outras vão para o arquivo
oa-log-healed-not = O arquivo não pode dar seis cartas, e não há Despossuídos
oa-log-leave = { $n ->
    [1] 1 carta vai
   *[other] { $n } cartas vão
} às cegas para os Despossuídos
oa-log-relics-kept = { $n ->
    [1] 1 relíquia de quem venceu e do Relicário fica
   *[other] { $n } relíquias de quem venceu e do Relicário ficam
} no topo do baralho de relíquias
oa-log-deck = O baralho do mundo é remontado: { $n } cartas
oa-log-saved = A crônica está escrita; a próxima partida é a de número { $n }

## A história de uma crônica

oa-history-won = { $player } venceu { $way }, na rodada { $round }
oa-history-players = Jogaram { $players }
oa-history-prince = { $player } era o Príncipe mecânico
oa-history-oath = Sob o juramento de { $oath }; o próximo juramento é { $vow }
oa-history-citizens = Cidadãos no fim: { $players }
oa-history-edifice = Construída ou restaurada: { $card }
oa-history-cards = { $n } cartas entraram no mundo, a maioria de { $suit }; { $left } saíram
oa-history-healed = O arquivo foi curado: { $n } dos Despossuídos voltaram, { $left } cartas saíram do mundo

oa-land-oath = Juramento: { $oath }
oa-land-citizens = Cidadãos: { $players }
oa-land-unknown = { $region }: um local virado para baixo
oa-land-bare = { $region }: { $site }{ $n ->
    [0] {""}
    [1] , com 1 relíquia
   *[other] , com { $n } relíquias
}
oa-land-site = { $region }: { $site } com { $cards }{ $n ->
    [0] {""}
    [1] ; 1 relíquia
   *[other] ; { $n } relíquias
}
oa-land-decks = Baralho do mundo { $n }, Despossuídos { $dispossessed }, baralho de relíquias { $relics }
