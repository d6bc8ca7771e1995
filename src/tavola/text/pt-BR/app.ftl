### A mesa, o terminal, a linha de comando e o servidor

## Erros: uma frase clara que nomeia o culpado

error-unknown-game = Não existe o jogo { $name }; existem: { $known }.
error-unknown-scenario = Não existe o cenário { $name }; existem: { $known }.
error-unknown-bot = Não existe o robô { $name }; existem: { $known }.
error-unknown-command = Não existe o comando { $name }; existem: { $known }.
error-unknown-option = Não existe a opção { $name }; veja --help.
error-unknown-card = { $game } não tem a carta { $name }.
error-unknown-card-near = { $game } não tem a carta { $name }; seria { $near }?
error-unknown-kind = Não existe o tipo "{ $name }". Existem: { $known }.
error-unknown-table = Não há partida guardada { $id }.
error-nothing-to-continue = { $game_id ->
        [none] Não há aqui partida inacabada.
       *[other] Não há aqui partida inacabada de { $game }.
    }
error-no-rule = Nenhuma regra fala de "{ $query }".
error-missing-argument = Falta { $name }; veja --help.
error-bad-value = { $name } não serve: { $reason }
error-usage = Este comando não foi entendido: { $reason }
error-file = { $file } não pode ser usado: { $reason }.
error-file-too-large = { $file } é grande demais.
error-file-not-text = { $file } não é um arquivo de texto em UTF-8.
error-no-step = Não há passo { $number } para onde voltar; o último é { $most }.
error-game-over = A partida acabou.
error-no-answer = Uma resposta é uma notação ou uma das opções; { $said } não é nem uma nem outra.
error-thought-saved = Esta partida é só imaginada e não pode ser salva.
error-stale = A mesa já está no passo { $seq }.
error-simulation = { $failed } de { $games } partidas não chegaram ao fim.

error-save-damaged = Este arquivo salvo está danificado: { $where }.
error-save-foreign = Este arquivo não é uma partida salva da Távola.
error-save-format = Esta partida salva tem o formato { $found }; esta versão lê o formato { $known }.
error-save-too-large = Este arquivo salvo tem { $bytes } bytes; são lidos no máximo { $limit }.
error-save-too-long = Este arquivo salvo tem { $answers } respostas; são lidas no máximo { $limit }.
error-save-answer = A resposta { $number } deste arquivo salvo, "{ $answer }", não é válida ali.
error-save-other-state = Este arquivo salvo não leva ao estado que afirma.

error-position-game = Um arquivo de posição precisa de uma linha game = "…" com o seu jogo.
error-position-key = Não existe a chave { $key } em um arquivo de posição; existem: { $known }.
error-position-key-near = Não existe a chave { $key } em um arquivo de posição; seria { $near }? Existem: { $known }.
error-position-value = { $key } não pode ser "{ $value }" nesta posição.
error-position-known = { $key } não pode ser "{ $value }". Valores aceitos: { $known }.
error-position-near = { $key } não pode ser "{ $value }"; seria { $near }?
error-position-near-known = { $key } não pode ser "{ $value }"; seria { $near }? Valores aceitos: { $known }.
error-position-least = { $key } não pode ser { $value }: no mínimo { $least }.
error-position-range = { $key } não pode ser { $value }: vai de { $least } a { $most }.
error-position-kind = { $key } não pode ser "{ $value }": { $kind_id ->
    [number] é um número inteiro
    [flag] é true ou false
    [list] é uma lista
    [section] é uma seção de chaves
   *[text] é um texto
}.
error-position-spelling = { $key }: não se consegue ler "{ $value }": uma palavra, o que ela sabe e, entre parênteses, os efeitos dentro dela, separados por ;.
error-position-state = O que está em [state] não pode ser: { $where }.
error-position-path = { $key }: não existe esse lugar nesta posição.
error-position-unsound = O que está pendente nesta posição, ou em [state], não combina com o resto ({ $where }).
error-position-toml = Este arquivo de posição não é TOML válido: { $where }.
error-position-too-large = Um arquivo de posição tem no máximo { $limit } caracteres.

error-data-folder = Não é possível gravar na pasta de dados { $folder }; escolha outra com --data.
error-data-foreign = { $file } não é um banco de dados da Távola.
error-data-version = { $file } foi gravado por outra versão (formato { $found }; esta versão lê { $known }).
error-data-file = { $file } não pode ser usado: { $reason }.

error-port-in-use = A porta { $port } já está em uso; escolha outra com --port.
error-port-forbidden = Você não pode usar a porta { $port }; escolha uma acima de 1023 com --port.
error-host = Esta máquina não pode escutar em { $host }.
error-origin = Este pedido veio de outro site e foi recusado.
error-not-found = Não há nada em { $path }.
error-bad-request = Este pedido não foi entendido: { $reason }.
error-body-too-large = Este pedido tem mais de { $limit } bytes.
error-too-many-tables = Mesas novas demais a partir daqui; tente mais tarde.
error-frame-too-large = Uma mensagem pode ter no máximo { $limit } bytes.
error-bad-frame = Esta mensagem não foi entendida: { $reason }.
error-too-fast = Mensagens demais de uma vez; vá mais devagar.
error-internal = Algo deu errado dentro da mesa; nada foi alterado, e a falha foi anotada.
error-watching = Você está assistindo a esta mesa; só quem joga pode responder.
error-not-your-turn = Agora quem decide é outro jogador.
error-only-host = Só quem começou esta mesa pode mudar esse lugar.
error-no-seat = Não há lugar { $seat } nesta mesa.
error-seed = Uma semente é um número inteiro, não { $seed }.
error-no-people = Pelo menos um lugar deve ser de uma pessoa.
error-too-many-seats = Foram indicados { $count } lugares para { $most } jogadores.
error-unknown-seat = Um lugar não pode ser { $name }; pode ser: { $known }.
error-save-secret = Enquanto outros jogam por links, o arquivo mostraria as cartas deles; ele pode ser baixado quando a partida acabar.
error-too-many-requests = Pedidos demais; espere um pouco antes de pedir de novo.
error-consent-refused = Os outros não concordaram em desfazer isso.
error-not-over = A partida ainda não acabou.
error-option-form = "{ $said }" não serve; escreva --option nome=valor.

## Por que uma resposta não pode ser desfeita

undo-nothing = Não há nada para desfazer.
undo-sealed = Algo foi revelado ou rolado desde então; isso não pode ser desfeito.
undo-other-seat = Outro jogador respondeu desde então; isso não pode ser desfeito.
undo-nobody = Não há mais ninguém para concordar com isso.

## O servidor

server-ready = A mesa está posta em { $url } (pare com Ctrl+C).
server-no-page = A página ainda não foi construída; na pasta da Távola, execute "make play" uma vez.

## Ajuda

help-usage = Uso:
help-options = Opções
help-commands = Comandos
help-help = Mostra esta página.
help-lang = Idioma; por padrão, o desta máquina.
help-json = Escreve JSON para programas.
help-data = Pasta onde as partidas são guardadas.
help-port = Porta em que escutar.
help-host = Endereço em que escutar.
help-no-browser = Não abre o navegador.
help-database = Onde as partidas são guardadas: um arquivo SQLite ou postgresql://…
help-origin = Outro site cujas páginas podem se conectar; pode ser repetido.
help-scenario = Cenário; por padrão, o primeiro do jogo.
help-players = Quem se senta onde, separado por vírgulas.
help-option = Uma variante das regras, como nome=valor ou só o nome; pode ser repetida.
help-play-bots = Robô de cada lugar, separados por vírgulas; - para uma pessoa.
help-seed = Número de onde nasce o acaso da partida; o mesmo número dá a mesma partida.
help-continue = Continua uma partida guardada: a última, ou a que tem este id.
help-list = Lista as partidas guardadas aqui, ou as de um jogo, e em que ponto cada uma está.
help-load = Continua a partir de um arquivo salvo.
help-missing = Lista o que está impresso mas ainda não pode ser jogado.
help-cards-kind = Só peças deste tipo: spell, unit, enemy, site, tile …
help-cards-find = Só peças cujos nomes ou textos têm estas palavras, em qualquer das línguas.
help-position-play = Resposta a dar; pode ser repetida.
help-replay-step = Espera uma tecla depois de cada resposta.
help-simulate-players = Quem se senta onde, separado por vírgulas; várias formações separadas por / se revezam; por padrão, cada herói sozinho.
help-simulate-games = Quantas partidas.
help-simulate-bots = Robô de cada lugar, separado por vírgulas.
help-simulate-seed = Semente da primeira partida; cada partida seguinte soma um.
help-simulate-jobs = Quantos processos.
help-simulate-think = Segundos que um robô pode pensar em cada resposta; sem isso, uma medida fixa, igual em qualquer máquina.
help-simulate-check = Falha se alguma partida não chegar ao fim.
help-simulate-on = Joga nos trabalhadores de um cluster Dask: dask://máquina:porta. As partidas são as mesmas.
help-tournament = Faz cada robô jogar contra cada outro, com as mesmas sementes. Mostra a força de cada um e com que certeza.
help-tournament-bots = Os robôs que participam, separados por vírgulas.
help-tournament-seeds = Quantas sementes; em cada uma, todos os robôs se enfrentam dois a dois.
help-tournament-together = Todos os lugares de uma partida são do mesmo robô, e comparam-se as partidas da mesma semente.
help-tournament-page = Grava também os resultados como página neste arquivo.
help-bench-players = Quem se senta onde, separado por vírgulas, ou quantos heróis; por padrão, o menor número que o cenário permite.
help-bench-quick = Mede menos, em poucos segundos.
help-tavola = Uma mesa para jogos de tabuleiro de aventura. Sem comando: abre a mesa nesta máquina e o navegador.
help-play = Joga no terminal. Cada resposta é guardada antes da próxima pergunta; --continue retoma uma partida.
help-serve = Serve uma mesa a outras pessoas. Quem começa uma partida joga; quem tem o endereço assiste.
help-games = Lista os jogos.
help-scenarios = Lista os cenários de um jogo.
help-learn = Aprenda jogando: uma primeira partida guiada, retomada de onde parou.
help-learn-again = Começa de novo em vez de retomar a lição interrompida.
help-cards = Lista tudo o que está impresso em um jogo, ou mostra uma peça em palavras com as regras relacionadas.
help-rules = Procura nas regras numeradas de um jogo, por palavras ou número; sem palavras lista os capítulos, com o id de um deles todas as suas regras.
help-position = Mostra um arquivo de posição, sua decisão e suas opções. As respostas dadas com --play são aplicadas antes.
help-simulate = Joga partidas inteiras com robôs. Mostra quantas acabaram, a pontuação e a velocidade.
help-replay = Verifica uma partida salva e a percorre.
help-bench = Mede a velocidade nesta máquina.

## Cabeçalhos de listas

heading-id = id
heading-name = nome
heading-scenarios = cenários
heading-players = jogadores
heading-rounds = rodadas
heading-kind = tipo
heading-set = caixa
heading-game = jogo
heading-scenario = cenário
heading-stands = em que ponto está
heading-played = última vez
heading-chapter = capítulo
heading-rules = regras

kept-none = Ainda não há partidas guardadas aqui.
kept-round = Rodada { $n }
kept-finished = Terminada: { $stands }
cards-none-missing = Não falta nada.
cards-none-found = Nada encontrado.
replay-more = Pressione uma tecla para continuar.
replay-verified = { $answers ->
    [1] Verificado: 1 resposta leva ao estado guardado.
   *[other] Verificado: todas as { $answers } respostas levam ao estado guardado.
  }

tournament-played = { $games } partidas com { $seeds } sementes; falhas: { $failed }
tournament-bot = Robô
tournament-rating = Força
tournament-interval = 95 em 100
tournament-score = Pontuação média
tournament-won = Vitórias
tournament-points = Pontos
tournament-against = Pontos de cada robô (linhas) contra cada outro
error-tournament-bots = Um torneio precisa de pelo menos dois robôs.
error-cluster-address = “{ $said }” não é endereço de um cluster; ele começa com dask://
error-no-dask = O Dask não está instalado aqui: pip install "tavola[dask]"
simulate-games = { $finished } de { $games } partidas acabaram, { $won } vencidas.
simulate-speed = { $answers } respostas em { $seconds } s: { $rate } respostas por segundo.
simulate-scores = Pontuação: média { $mean }, menor { $least }, maior { $most }.
simulate-length = Duração: { $mean } respostas em média.
simulate-failure = Falhou: semente { $seed }, { $players }, após { $answers } respostas: { $error }

## As medidas de `tavola bench`

bench-new-game = partida nova
bench-answers = jogo ao acaso, um núcleo
bench-branch = ramificar um estado
bench-apply = aplicar uma resposta
bench-options = opções de um estado
bench-view = visão de um estado
bench-odds = chances de um ataque
bench-save-load = salvar e carregar uma partida inteira
bench-store = resposta, guardada
bench-open = abrir uma partida guardada
bench-round-trip = ida e volta ao servidor
heading-measure = medida
heading-middle = mediana
heading-most = 95 de 100 em até

## O terminal

terminal-welcome = Partida { $table }. Digite um número, uma notação ou as palavras de uma opção; "ajuda" lista os comandos.
terminal-who = Com quem você joga?
terminal-kept = A partida está guardada. Continue-a com --continue { $table }.
terminal-interrupted = Interrompido; toda resposta dada está guardada.
terminal-no-number = Não existe a opção { $number }; a última é { $most }.
terminal-nobody = Ninguém se chama “{ $name }”; digite um número de 1 a { $most } ou um nome.
terminal-reveals = (não pode ser desfeito)
terminal-idle = (não tem efeito agora)
terminal-idle-heading = Sem efeito agora
terminal-wished = (a lição sugere)
terminal-several = Várias opções começam com “{ $said }”:
terminal-unknown = “{ $said }” não é opção, nem peça deste jogo, nem comando; "ajuda" lista os comandos.
terminal-offered = Isso pode ser feito agora: opção { $number }, { $label }.
terminal-advice = Vale considerar: opção { $number }, { $label }.
terminal-advice-then = Depois, talvez: { $line }.
terminal-advice-compared = { $label }: { $told }.
terminal-no-goal = Este jogo não diz do que se trata.
terminal-aim = { $done ->
        [1] Feito: { $aim }
       *[other] { $need ->
            [0] { $aim }
           *[other] { $aim } ({ $have } de { $need })
        }
    }
terminal-lesson = Lição: { $chapter }, passo { $n } de { $of }.
terminal-lesson-chapter = { $chapter }: { $n } de { $of }
terminal-lesson-over = A lição acabou; a partida continua.
terminal-lesson-left = A lição se cala; "{ $word }" a retoma.
terminal-no-lesson = Esta partida não é uma lição; "tavola learn { $game }" começa uma.
error-no-lesson = Não há primeira partida guiada de { $game }.
terminal-no-map = Este jogo não tem mapa.
terminal-turn = { $who } decide.
terminal-undone = Desfeito.
terminal-saved = Salvo como { $file }.
terminal-total = Total: { $points }
terminal-won = O cenário foi vencido.
terminal-lost = O cenário foi perdido.
terminal-seed = Semente desta partida: { $seed }

terminal-word-undo = desfazer
terminal-word-why = por que
terminal-word-card = carta
terminal-word-advise = conselho
terminal-word-goal = objetivo
terminal-word-lesson = lição
terminal-word-rules = regras
terminal-word-log = registro
terminal-word-save = salvar
terminal-word-lang = idioma
terminal-word-view = ver
terminal-word-map = mapa
terminal-word-draw = desenho
terminal-word-options = opções
terminal-word-help = ajuda
terminal-word-quit = sair
terminal-word-yes = sim
terminal-sure = Certeza? Dê a mesma resposta outra vez, ou diga { $word }: { $label }

terminal-help-undo = { $word }: desfaz a última resposta
terminal-help-why = { $word } PEÇA: por que uma peça não pode ser usada agora, como em "{ $word } { $piece }"
terminal-help-card = { $word } NOME: as palavras de uma carta, ou de qualquer peça, e as regras relacionadas
terminal-help-advise = { $word }: o que alguém experiente responderia aqui, e por quê
terminal-help-goal = { $word }: do que o jogo trata e até onde você chegou
terminal-help-lesson = { $word }: cala a lição, ou a retoma
terminal-help-rules = { $word } PALAVRAS: procura nas regras
terminal-help-log = { $word } [NÚMERO]: as últimas linhas do registro
terminal-help-save = { $word } [ARQUIVO]: grava um arquivo salvo
terminal-help-lang = { $word } pt-BR ou { $word } en: troca o idioma
terminal-help-view = { $word }: a mesa inteira
terminal-help-map = { $word }: como os lugares se ligam, em palavras, com caminhos e custos
terminal-help-draw = { $word }: o mesmo em desenho
terminal-help-options = { $word }: a pergunta e suas opções de novo
terminal-help-help = { $word }: esta lista
terminal-help-quit = { $word }: sai; a partida fica guardada

## A mesa de Mage Knight em linhas simples

board-none = nada
printed-colors = { $n ->
        [one] cor: { $value }
       *[other] cores: { $value }
    }
printed-mana = mana: { $value }
printed-decks = baralhos: { $value }
printed-copies = cópias: { $value }
printed-pile = pilha: { $value }
printed-number = número: { $value }
printed-hero = herói: { $value }
printed-level = nível: { $value }
printed-health = Vida: { $value }
printed-of = { $name } ({ $n })
error-unknown-variant = Não existe a opção { $name } para este jogo; existem: { $known }.
error-bad-number = { $name } precisa de um número inteiro; "{ $value }" não é.
error-bad-range = { $name } vai de { $least } a { $most }; { $value } não serve.
help-version = Mostra a versão.
help-default = padrão: { $value }
value-number = NÚMERO
value-text = TEXTO
value-folder = PASTA
value-file = ARQUIVO
value-game = JOGO
value-words = PALAVRAS
value-option = NOME=VALOR
value-address = ENDEREÇO
value-seconds = SEGUNDOS
value-options = OPÇÕES
value-command = COMANDO
value-arguments = ARGUMENTOS
help-words = Lista os idiomas e quantas mensagens faltam em cada um.
help-words-missing = Lista as mensagens que faltam neste idioma e existem em outro, da casa e de cada jogo.
heading-language = idioma
heading-missing = faltam
words-none-missing = Não falta nenhuma mensagem.
position-shown = Esta é a posição; continue depois de olhá-la.
