### As palavras fixas da página

## Crônicas

web-chronicles = Crônicas
web-chronicle-about = Cada partida de uma crônica começa no mundo que o último vencedor deixou.
web-chronicle-kept = Suas crônicas
web-chronicle-none = Ainda não há crônicas. Comece uma ou leia o código de outra mesa.
web-chronicle-next = A próxima é a partida { $n }
web-chronicle-begin = Começar uma crônica
web-chronicle-name = Nome
web-chronicle-rename = Renomear
web-chronicle-read = Ler um código
web-chronicle-line = O código de uma crônica
web-chronicle-open = Abrir a crônica
web-chronicle-export = Levar a outra mesa
web-chronicle-copy = Copiar o código
web-chronicle-copied = Copiado
web-chronicle-line-secret = Há quem jogue a próxima partida em sua própria tela. O código conta o que está nos baralhos, por isso só aparece quando a partida terminar.
web-chronicle-land = A terra da partida { $n }
web-chronicle-play = Jogar a partida { $n }
web-chronicle-under-way = Continuar a partida em andamento
web-chronicle-history = História
web-chronicle-no-history = Ainda não se jogou nada.
web-chronicle-game = Partida { $n }
web-chronicle-end-land = A terra no fim da partida { $n }
web-chronicle-see-game = Ver a mesa
web-chronicle-goes-on = Continuar a crônica
web-chronicle-link = Crônicas: partidas que se sucedem

## Pages

web-to-home = Ir à página inicial
web-home-title = Uma mesa que conhece as regras
web-continue = Continuar uma partida
web-no-tables = Nenhuma partida guardada ainda. Comece uma!
web-finished = terminada
web-round-n = rodada { $n }
web-new-game = Nova partida
web-game = Jogo
web-choose-heroes = Seus heróis: um ou vários
web-choose-hero = Seu herói
web-scenario = Cenário
web-scenario-option = { $rounds ->
        [1] { $name } (1 rodada)
       *[other] { $name } ({ $rounds } rodadas)
    }
web-seed = Semente
web-seed-hint = opcional: o mesmo número dá a mesma partida
web-start = Começar
web-load-title = Abrir um arquivo salvo
web-load-file = Um arquivo baixado da Távola
web-fan-notice = Programa de fãs, não oficial. Sem vínculo, apoio ou patrocínio das editoras ou dos autores dos jogos. Os nomes dos jogos são marcas de seus titulares e aparecem apenas para indicar quais regras foram implementadas. Não inclui arte nem textos dos manuais; tenha o seu exemplar para aprender e aproveitar. A licença cobre somente este programa e seus próprios desenhos.
web-rules = Regras
web-rules-title = Regras de { $game }
web-rules-search = Buscar por palavras ou número
web-rules-found = { $n ->
        [0] Nenhuma regra encontrada
        [1] 1 regra encontrada
       *[other] { $n } regras encontradas
    }
web-rules-all = Todas as regras deste capítulo
web-rule-open = Regra { $id }
web-rule-missing = Não foi possível ler esta regra.
web-example = Exemplo:
web-close = Fechar
web-moment-on = Ver o resultado
web-drop-here = Solte aqui
web-loading = Preparando a mesa …
web-server-away = O servidor não responde. Sua partida está segura; a página tenta de novo sozinha.
web-reconnecting = A conexão caiu. Nada se perdeu; tentando de novo …
web-try-again = Tentar de novo
web-table-gone = Esta mesa não existe aqui

## Top bar

web-day = Dia
web-night = Noite
web-undo = Desfazer
web-undo-locked = agora não
web-undo-nothing = Não há nada a desfazer.
web-help = Ajuda e teclas
web-refused = Isso não é possível

## Left column

web-used = usada
## Map

web-map = Mapa. As setas movem entre os espaços.
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-zoom-fit = Mapa inteiro
web-zoom-home = Até o meu herói
web-overview = O mapa inteiro em pequeno

## Question

web-question = A pergunta agora
web-nothing-to-decide = Nada a decidir
web-spectator = Você está assistindo a esta mesa.
web-answers = { $n ->
        [1] 1 resposta
       *[other] { $n } respostas
    }
web-choices-n = { $n ->
        [1] 1 forma
       *[other] { $n } formas
    }
web-all-options = Todas as opções ({ $n })
web-section-other = Escolhas
web-reveals = não pode ser desfeito
web-idle = inútil agora
## Own area

web-own-area = Seu herói e suas cartas
web-card-words = Texto de { $card }
## Preview

web-preview = Prévia
web-move = Movimento
web-log = Registro
web-log-auto = feito automaticamente

## Combat

web-enemies = Inimigos
## End

web-game-over = A partida terminou
web-game-won = Você venceu
web-game-lost = Não foi desta vez
web-score = Pontuação
web-score-total = Total
web-download-save = Baixar a partida salva
web-see-table = Ver a mesa

## Phone

web-tabs = Partes da mesa
web-tab-map = Mapa
web-tab-combat = Combate
web-tab-hero = Herói
## Help

web-help-enter = dá a resposta principal da pergunta
web-help-rows = escolhem a resposta que traz a tecla
web-help-arrows = movem entre os espaços do mapa
web-help-tab = vai à próxima parte, carta ou resposta
web-help-zoom = aproximam e afastam o mapa; 0 mostra tudo
web-help-inspect = ler a peça sob o ponteiro ou em foco, sem jogá-la
web-help-undo = desfaz a última resposta
web-help-esc = fecha o que está aberto
web-help-help = abre esta página
web-help-why = Clique em qualquer peça: ela faz a única coisa possível, oferece as várias, ou diz qual regra a impede. Ou arraste-a até aquilo para que serve: o que a aceita se acende.
web-legend-can = pode ser usado agora
web-legend-main = escolha atual
web-legend-idle = permitido, mas inútil agora
web-legend-danger = luta

## The gallery and the rules reference

web-library = Cartas
web-library-title = Cartas e peças de { $game }
web-library-print = Imprimir
web-library-filters = Busca e filtros
web-library-search = Buscar em nomes e textos, em qualquer língua
web-library-kind = Tipo
web-library-color = Cor
web-library-set = Caixa
web-library-contains = Contém
web-library-any = qualquer
web-library-all = Tudo
web-library-clear = Limpar
web-library-found = { $of ->
        [1] { $n } de 1 peça
       *[other] { $n } de { $of } peças
    }
web-library-nothing = Nada encontrado. Tire uma palavra ou um filtro.
web-library-missing = Ainda não jogável nesta edição.
web-library-rules = Regras relacionadas
web-library-steps = Outras peças
web-library-first = primeira
web-library-last = última
web-library-set-base = jogo base
web-rules-chapters = Capítulos
web-rules-part-book = O jogo
web-rules-part-variants = Variantes
web-rules-part-scenarios = Cenários
web-rules-of = { $n ->
        [1] 1 regra
       *[other] { $n } regras
    }
web-rules-pieces = Cartas e peças a que se refere
web-rules-none = Nenhuma regra fala disso. Tente menos palavras, ou a outra língua.

## Lugares

web-more-choices = Vários jogadores, variantes, outros cenários …
web-link-gone = Este link não vale mais; peça um novo.
web-link-cookie = Não foi possível dar o lugar a este navegador: ele não guarda cookies. Permita-os para este endereço e abra o link de novo.
web-link-other = Este navegador já tem partidas próprias. Para não perdê-las, o link não foi seguido; abra-o em outro navegador ou em uma janela anônima, ou troque-as: então só o link delas as traz de volta.
web-link-locked = O anfitrião trancou esta mesa; ninguém novo entra.
web-link-replace = Trocar as partidas deste navegador
web-device-title = Em outro aparelho
web-device-hint = Com este link suas partidas são suas em qualquer aparelho. Quem o tiver joga como você: guarde-o só para si.
web-device-show = Mostrar meu link
web-enter-title = Este servidor pede uma senha
web-enter-password = Senha
web-enter-go = Entrar
web-notice-on = Você receberá cartas quando for a sua vez.
web-notice-off = Você não receberá mais cartas sobre esta partida.
web-cover-title = Passe a tela para { $hero }
web-cover-hint = Até lá, nada escondido é mostrado.
web-cover-look = Eu sou { $hero }
web-waiting-for = Esperando { $hero }.
web-people = Jogadores
web-people-here = nesta tela
web-people-link = por link
web-turnings = Momentos decisivos
web-people-bot = jogado por um robô
web-people-rules = jogado pelas regras
web-people-you = você
web-people-there = presente
web-people-away = ausente
web-people-watch = Espectadores
web-people-watch-hint = Quem abre este link vê a mesa, mas nenhuma mão.
web-people-copy = Copiar o link
web-people-copied = Copiado
web-people-renew = Novo link
web-people-link-told = Este link foi dado a outro navegador; um link novo invalida este.
web-people-give = Deixar um robô jogar
web-people-take = Retomar o lugar
web-people-name = Seu nome
web-people-mark = Marca
web-people-mark-red = Vermelha
web-people-mark-blue = Azul
web-people-mark-green = Verde
web-people-mark-gold = Dourada
web-people-mark-violet = Violeta
web-people-mark-grey = Cinza
web-people-name-keep = Usar este nome
web-people-vacation = Férias
web-people-vacation-days = { $days ->
        [0] nenhumas
       *[other] { $days } dias
    }
web-people-vacation-until = de férias até { $date }
web-people-renew-once = Novo link para um só navegador
web-people-kick = Tirar o lugar
web-house-lock = Trancar a mesa
web-house-unlock = Abrir a mesa
web-house-pause = Pausar a partida
web-house-resume = Continuar
web-house-paused = O anfitrião pausou esta mesa.
web-held-title = As regras mudaram
web-held-read = A partida pode ser lida como ficou.
web-held-go-on = Seguir com as novas regras
web-notices = Quando for a sua vez
web-notices-browser = Deixar este navegador avisar
web-notices-browser-on = Este navegador avisa enquanto a página estiver aberta.
web-notices-email = Escrever para este e-mail
web-notices-webhook = Avisar este endereço (https://…)
web-notices-add = Acrescentar
web-notices-stop = Parar
web-notices-unconfirmed = espera a confirmação da carta
web-report = Relatar um problema
web-report-hint = O que está errado? A posição vai junto para quem cuida deste servidor.
web-report-send = Enviar
web-report-sent = Obrigado; ficou guardado.
web-chance = O acaso foi sorteado antes da primeira carta
web-chance-over = O acaso foi sorteado antes da primeira carta?
web-chance-hint = Este número foi fixado quando a partida começou. No fim a semente é revelada, e todos podem conferir que o número lhe pertence.
web-chance-seed = A semente era
web-chance-true = Eles combinam: nada foi mudado no caminho.
web-chance-false = Eles não combinam.
web-consent-title = Pedido para desfazer
web-consent-ask = Pedir aos outros que concordem
web-consent-asks = { $n ->
        [one] { $hero } pede para desfazer a última resposta.
       *[other] { $hero } pede para desfazer as últimas { $n } respostas.
    }
web-consent-waiting = Esperando a concordância de { $heroes }.
web-consent-yes = Concordar
web-consent-no = Recusar
web-consent-withdraw = Retirar
web-score-winner = vencedor
web-download-csv = Pontuação (CSV)
web-download-json = Pontuação (JSON)

## Preparação

web-setup-title = Uma nova partida
web-setup-players = Jogadores
web-setup-rounds = Rodadas: { $n }.
web-setup-seats = Heróis e lugares
web-setup-hero-n = Herói do jogador { $n }
web-setup-seat-n = Lugar do jogador { $n }
web-setup-here = Nesta tela
web-setup-link = Por um link próprio
web-setup-seats-hint = Vários jogadores nesta tela a passam entre si; uma capa esconde cada mão. Os links aparecem quando a partida começa.
web-setup-seats-open = Vários heróis nesta tela podem ser conduzidos por uma só pessoa; nada fica escondido. Os links aparecem quando a partida começa.
web-setup-variants = Variantes e conjuntos

## Aprender

web-learn = Aprender jogando
web-learn-about = Uma primeira partida guiada de { $game }: cada passo mostrado na mesa, com o seu porquê.
web-guide = Primeira partida guiada
web-guide-step = passo { $n } de { $of }
web-guide-do = Fazer
web-guide-else = Fazer outra coisa
web-guide-leave = Jogar sem guia
web-guide-take-up = Jogar com o guia
web-guide-free = Jogue à vontade; o guia espera
web-guide-over = Agora você conhece o jogo
web-guide-over-why = Leve esta partida até o fim. Quando hesitar, peça um conselho: ele diz o que alguém experiente faria aqui, e por quê.
web-guide-play-on = Continuar jogando
web-coach = Conselho
web-coach-then = Depois: { $line }.
web-goal = Meta e palavras
web-goal-now = O que se busca
web-goal-ends = O que encerra a partida
web-glossary = Palavras do jogo
web-glossary-search = Procurar uma palavra
web-sure = Tem certeza?
web-help-coach = pede um conselho
web-help-goal = mostra a meta e as palavras do jogo

## O resultado, e uma partida revista

web-game-winner = { $who } vence
web-game-grade = Resultado:
web-game-grades = Graus de um resultado
web-end-minutes-here = esta mesa ficou aberta aqui
web-play-again = Jogar de novo
web-same-seed = A mesma semente
web-score-what = O que rendeu o quê
web-progress = { $what }, de rodada em rodada
web-progress-rounds = Números embaixo: as rodadas. Toque em uma virada para revê-la.
web-to-result = Voltar ao resultado
web-replay = Rever a partida
web-replay-play = Reproduzir
web-replay-first = ao começo
web-replay-back = um passo atrás
web-replay-on = um passo adiante
web-replay-last = ao fim
web-replay-step = passo { $n } de { $of }
web-replay-jump = Ir para
web-replay-eyes = Visto por
web-replay-fork = Jogar a partir daqui
web-replay-leave = Voltar à mesa
web-help-replay-step = um passo atrás e adiante
web-help-replay-round = à rodada anterior e à seguinte
web-help-replay-ends = ao começo e ao fim
web-help-replay-play = reproduz, e para

## What happened, step by step

web-story = O que acontece
web-story-of = Vez de { $who }
web-story-pause = Pausar
web-story-on = Continuar
web-story-back = Um passo atrás
web-story-next = Próximo passo
web-story-skip = Pular
web-story-go-on = Continuar
web-story-pace = Velocidade do que acontece
web-story-pace-n = Velocidade: { $n } vezes
web-story-pace-off = de uma vez
web-sound = Sons
web-sound-on = ligados
web-sound-off = desligados
web-recap = O que aconteceu
web-recap-lines = { $n ->
        [one] Aconteceu { $n } coisa
       *[other] Aconteceram { $n } coisas
    }
web-recap-before = Antes disso
web-recap-returned = Desde a sua última visita
web-recap-go-on = Continuar
web-help-space = para o que está sendo mostrado, e continua
web-count-fame = de Fama
web-count-reputation = de Reputação
web-count-wounds = { $n ->
        [one] Ferimento
       *[other] Ferimentos
    }
web-count-healed = curados
web-count-foes = { $n ->
        [one] inimigo derrotado
       *[other] inimigos derrotados
    }
web-count-crystals = { $n ->
        [one] cristal
       *[other] cristais
    }
web-count-levels = { $n ->
        [one] nível
       *[other] níveis
    }
web-count-sites = { $n ->
        [one] conquista
       *[other] conquistas
    }
web-count-units = { $n ->
        [one] Unidade
       *[other] Unidades
    }
web-count-artifacts = { $n ->
        [one] Artefato
       *[other] Artefatos
    }
web-count-cards = { $n ->
        [one] carta nova
       *[other] cartas novas
    }
web-count-drawn = compradas
web-count-health-lost = de vida perdida
web-count-deaths = { $n ->
        [one] morte
       *[other] mortes
    }
web-count-loot = { $n ->
        [one] tesouro
       *[other] tesouros
    }
web-count-xp = XP
web-count-favor = de influência
web-count-secrets = { $n ->
        [one] segredo
       *[other] segredos
    }
web-count-warbands = { $n ->
        [one] tropa
       *[other] tropas
    }

## Kept games, and a new one as a place

web-no-running = Nenhuma partida em andamento.
web-stored-over = Partidas encerradas ({ $n })
web-rename = Renomear
web-rename-game = Renomear { $name }
web-rename-as = Como a partida deve se chamar
web-forget = Apagar
web-forget-game = Apagar { $name }
web-forget-title = Apagar esta partida de vez?
web-forget-hint = A mesa, o registro e a possibilidade de rever a partida desaparecem, para todos que jogam nela. Não há volta.
web-forget-not = Manter
web-setup-where = Onde
web-setup-who = Quem
web-setup-table = À mesa
web-setup-for = para quantas pessoas:
web-setup-taken = jogador { $n }
web-setup-none = nenhuma
web-setup-length = duração
web-setup-rounds-n = { $n ->
        [one] { $n } rodada
       *[other] { $n } rodadas
    }
web-setup-about = cerca de { $time }
web-setup-hard = dificuldade
web-setup-map = mapa
web-setup-measured = medido
web-setup-won = { $bot } venceu { $won } de { $games } partidas ({ $rate } %)
web-setup-unmeasured = ainda não
web-hard-1 = para aprender
web-hard-2 = tranquilo
web-hard-3 = exigente
web-hard-4 = impiedoso
