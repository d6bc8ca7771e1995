### Massive Darkness: perguntas e linhas do registro de preparação, rodadas, ativações, portas, tesouro e experiência

## Perguntas

md-ask-over = O jogo terminou.
md-ask-choose = Escolha uma opção.
md-ask-class = { $hero }: qual classe?
md-ask-weapon = { $hero }: qual arma inicial?
md-ask-first = Quem é o primeiro jogador?
md-ask-action = { $hero }: { $n ->
        [0] nenhuma ação restante. Ações gratuitas ou encerrar a ativação?
        [1] resta uma ação.
       *[other] restam { $n } ações.
    }
md-ask-step = { $hero } se move: { $n ->
        [1] resta um ponto de movimento.
       *[other] restam { $n } pontos de movimento.
    }
md-ask-commanded = { $hero }: uma ação gratuita por comando.
md-ask-rush = { $hero }: atacar quem?
md-ask-buy = { $hero }: comprar uma habilidade?
md-ask-reorganize = { $hero }: mudar o que está equipado?
md-ask-trade = { $hero } troca: passe cartas e depois conclua.
md-ask-transmute = Descarte { $n ->
        [1] mais uma carta
       *[other] { $n } cartas
    } na ordem da lista: o novo tesouro fica um nível acima da menor das três{ $level ->
        [0] .
       *[other] , por ora nível { $level }.
    }
md-ask-share = Ficar com { $card } ou entregar a outro herói?
md-ask-door-room = Qual sala é a número { $n } da carta de porta?
md-ask-heal = Curar quem?
md-ask-blast = { $n } de dano a cada miniatura inimiga de qual zona?
md-ask-guard-where = Onde aparece o guarda?

## Antes do jogo

md-event-class = { $hero } escolhe a classe { $role }.
md-event-weapon = { $hero } começa com { $card } e armadura de couro.
md-event-first = { $hero } fica com o marcador de primeiro jogador.

## Rodadas

md-event-round = Começa a rodada { $n }.
md-event-resurrected = { $hero } ressuscita; { $left ->
        [0] o Portador da Vida está vazio.
        [1] resta um marcador no Portador da Vida.
       *[other] restam { $left } marcadores no Portador da Vida.
    }
md-event-level = O jogo chega ao nível { $level }.
md-event-light-over = Luz e sombra voltam a ser como impressas.
md-event-won-objectives = Todos os objetivos foram cumpridos: os heróis vencem!
md-event-lost-lifebringer = Um herói precisa ressuscitar e o Portador da Vida está vazio: os heróis perdem.

## Ativação

md-event-activation = Começa a ativação de { $hero }.
md-event-moves = { $hero } se move para { $zone }.
md-event-opens = { $hero } abre a porta para { $zone }.
md-event-door-card = Compra-se: { $door_card }.
md-event-ambush = Uma emboscada!
md-event-treasure = Tesouro em { $zone }: { $normal ->
        [0] {""}
        [1] 1 normal
       *[other] { $normal } normais
    }{ $special ->
        [0] .
       *[other] { $normal ->
            [0] {""}
           *[other] {", "}
        }{ $special ->
            [1] 1 especial.
           *[other] { $special } especiais.
        }
    }
md-event-picks-up = { $hero } recolhe tudo na zona.
md-event-token = { $hero } pega um marcador: { $token }.
md-event-leaves = { $hero } sai pela saída.
md-event-gets-up = { $hero } se levanta.
md-event-charge = { $hero } faz uma investida.
md-event-safe-shot = { $hero } faz um tiro seguro.
md-event-command = { $hero } comanda { $hero2 }.
md-event-signature = { $hero } usa a habilidade exclusiva.
md-event-heals = { $hero } cura { $n ->
        [1] 1 dano.
       *[other] { $n } danos.
    }
md-event-uses = { $hero } usa { $card }.

## Equipamento

md-event-found = { $hero } recebe { $card }.
md-event-artifact = { $hero } recebe um artefato: { $card }.
md-event-trap-for-guardian = { $card } é uma armadilha: descartada, compra-se outra carta para o guardião.
md-event-trades = { $hero } troca e reorganiza.
md-event-gives = { $hero } entrega { $card } a { $hero2 }.
md-event-wears = { $card_id ->
        [nothing] { $hero } tira a armadura.
       *[other] { $hero } veste { $card }.
    }
md-event-holds = { $cards_id ->
        [nothing] { $hero } esvazia as mãos.
       *[other] { $hero } empunha { $cards }.
    }
md-event-transmutes = { $hero } transmuta { $cards } em um tesouro de nível { $level }.

## Experiência

md-event-xp = { $hero } ganha { $n } XP.
md-event-micro = { $hero } ganha { $n } micro-XP.
md-event-bought = { $hero } compra { $line } por { $n } XP.
md-event-grown = { $hero }: vida máxima { $maximum }, agora { $health }.

## Resultado

md-score-won = Missão vencida
md-score-goals = Objetivos cumpridos
md-score-rounds = Rodadas jogadas

## Erros de preparação

md-error-players = Massive Darkness é para 1 a 6 heróis, não { $n }.
md-error-hero = Não há o herói “{ $name }”; há { $known }.
md-error-hero-twice = O herói “{ $name }” foi escolhido duas vezes.
md-error-option = Massive Darkness não tem a opção “{ $name }”; há { $known }.
md-error-option-value = “{ $value }” não é um valor da opção “{ $name }”; há { $known }.

md-counted-won = { $points ->
        [0] A missão foi perdida.
       *[other] A missão foi vencida.
    }
md-counted-goals = Objetivos cumpridos: { $points } de { $detail }
md-counted-rounds = Rodadas jogadas: { $detail }
