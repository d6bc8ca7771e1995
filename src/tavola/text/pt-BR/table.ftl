# O que uma mesa diz além das regras: arquivos trazidos a ela, partidas de outras versões, pessoas e links, problemas.

error-position-word = Uma palavra ou um número de um arquivo de posição tem no máximo { $limit } caracteres.
error-position-deep = O arquivo de posição tem níveis demais; uma chave tem no máximo { $limit } partes.
error-position-long = Um arquivo de posição tem no máximo { $keys } chaves e { $entries } itens em suas listas.
error-position-number = O número de { $key } é grande demais para qualquer posição.
error-position-text = O texto de { $key } tem mais de { $limit } caracteres.
error-positions-closed = Este servidor não inicia partidas a partir de posições.

error-save-rules = Este jogo salvo foi escrito com outras regras (motor { $engine }), e as desta versão não levam ao mesmo estado. Ele pode continuar a partir do estado salvo, com as novas regras.
error-game-damaged = O registro da partida { $id } está danificado e não pode ser lido.
error-other-rules = As regras mudaram desde a última vez que se jogou esta partida (motor { $before }, agora { $now }) e teriam levado a outro estado. Ela pode ser lida como está ou continuar daqui com as novas regras.
error-other-version = Esta partida foi jogada com outra versão (motor { $before }, agora { $now }) e não pode mais ser aberta por esta; o registro dela ainda pode ser lido.
table-moved = Daqui em diante a partida segue as regras do motor { $now } (antes: { $before }).
undo-other-rules = O que foi respondido com outras regras não pode ser desfeito.
undo-ended = A partida terminou, e o que estava oculto pode ter sido revelado: o fim não pode ser desfeito.

error-data-damaged = { $file } é um banco de dados do Távola, mas está danificado; restaure-o de uma cópia.
error-data-claimed = Outro servidor já usa { $file }.
error-storage = Não foi possível guardar a partida, e nada mudou; avise quem cuida deste servidor.
error-storage-full = O disco deste servidor está cheio: não foi possível guardar a partida, e nada mudou.

error-position-crowd = { $key } tem { $count }; num jogo cabem no máximo { $most }.
error-position-options = Esta posição oferece mais de { $limit } respostas de uma vez; é mais do que uma mesa consegue mostrar.
error-busy = Muita gente está pedindo isso ao mesmo tempo; tente de novo daqui a pouco.
error-too-long = Isso passou de { $seconds } segundos e foi interrompido.
error-too-many-links = Foram abertos links demais a partir daqui; tente mais tarde.
error-too-many-checks = Perguntas demais a partir daqui; tente de novo em um minuto.
error-too-many-watchers = Já há gente demais assistindo a esta mesa.
error-too-many-sockets = Esta mesa já está aberta em abas demais suas.
error-flood = A conexão foi encerrada: mensagens demais.
error-seed-drawn = Quando outras pessoas jogam por links, é o servidor que sorteia a semente: quem a escolhesse conheceria todas as mãos.
help-positions = Permite iniciar partidas a partir de arquivos de posição e de jogos salvos que comecem assim.
help-proxy = Endereço de um proxy à frente deste servidor em cuja palavra sobre os endereços dos visitantes se confia; pode ser repetido.
help-helpers = Quantos processos pensam pelos bots e leem arquivos.
help-workers = Quantos processos atendem; cada mesa é jogada por um deles.
help-peer = Nome ou endereço desta máquina pelo qual outros servidores do mesmo banco PostgreSQL a alcançam.
error-data-server = Não é possível usar o banco de dados: { $reason }.
error-data-driver = Partidas no PostgreSQL precisam do pacote extra: pip install 'tavola[postgres]'.

## Conselho

advice-only = Não há outra resposta.
advice-best = De tudo o que há, é o que já deixa você na melhor situação.
advice-prepares = Ainda não rende, mas abre a melhor sequência a partir daqui.
advice-habit = É o que alguém experiente faria aqui.
advice-estimate-best = a melhor, pela estimativa
advice-estimate-behind = { $n },{ $n_tenth } a menos pela estimativa, nos pontos próprios do jogador
advice-chance = vence em cerca de { $n } de 100 partidas, pela estimativa

## Cuidar das partidas guardadas

error-data-none = Não há partidas em { $file }.
error-data-same = { $file } não pode ser copiado sobre si mesmo.
error-db-forget = Diga quais partidas, ou há quanto tempo: pelos identificadores, ou com --older.
help-db = Cuida das partidas guardadas: conferir, copiar, mudar de lugar, esquecer.
help-db-check = Confere cada partida guardada, como uma mesa a abriria.
help-db-backup = Copia todas as partidas para FILE; o servidor pode continuar. De novo, copia só o que mudou.
help-db-restore = Traz de volta as partidas de uma cópia.
help-db-move = Copia todas as partidas para outro banco, como de SQLite para PostgreSQL; nenhum servidor pode estar usando-as.
help-db-forget = Apaga partidas de vez.
help-db-after = Começa depois desta partida.
help-db-replace = Põe as partidas da cópia no lugar das que forem diferentes; sem isto, elas ficam.
help-db-older = Partidas em que ninguém mexe há tantos dias.
help-db-finished = Dessas, só as que já terminaram.
help-db-yes = Faz de verdade; sem isto, só diz quantas são.
db-progress = { $done } de { $of } partidas…
db-trouble = O banco de dados diz: { $reason }
db-damaged = { $id } está danificada e não pode ser lida.
db-held = { $id } pode ser lida; segue com as novas regras quando o anfitrião disser.
db-closed = { $id } foi jogada por uma versão que esta não acompanha; o registro pode ser lido.
db-checked = { $count ->
    [one] Uma partida conferida
   *[other] { $count } partidas conferidas
  }, { $sound } em ordem.
db-copied = { $count ->
    [one] Uma partida copiada
   *[other] { $count } partidas copiadas
  }, { $there } já estavam lá.
db-would-forget = { $count ->
    [one] Uma partida seria apagada de vez; diga --yes.
   *[other] { $count } partidas seriam apagadas de vez; diga --yes.
  }
db-forgotten = { $count ->
    [one] Uma partida foi apagada de vez.
   *[other] { $count } partidas foram apagadas de vez.
  }

## Pessoas à mesa

error-table-locked = O anfitrião trancou esta mesa; ninguém novo entra.
error-table-paused = O anfitrião pausou esta mesa.
error-kicked = O anfitrião deu seu lugar a outra pessoa.
db-reports-none = Ninguém relatou nada.
help-db-reports = Lê o que os jogadores relataram, com a posição de que falam.
error-not-your-seat = Só quem joga neste lugar pode fazer isso.
error-notice-address = Não é possível enviar nada para este endereço.
error-notice-many = Um lugar pode ser avisado de no máximo { $most } maneiras.
error-smtp = O servidor de correio se indica assim: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.
error-notices-origin = As cartas precisam do endereço público deste servidor: diga --origin.
error-password = Este servidor pede uma senha.
error-password-wrong = A senha não é essa.
help-smtp = Por onde saem as cartas aos jogadores da vez: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.
help-webhooks = Avisa também endereços da web que os jogadores indicarem.
help-password = O que todos precisam saber para entrar.
notice-turn-subject = Sua vez: { $title }
notice-turn-body = É a sua vez em { $title }.

    { $url }

    Para não receber mais cartas sobre esta partida: { $stop }
notice-confirm-subject = Cartas sobre suas partidas na Távola
notice-confirm-body = Alguém, provavelmente você, quer ser avisado aqui quando for sua vez numa mesa. Se concorda, abra este endereço:

    { $url }

    Se não, não faça nada: nada mais será enviado.
