### Oath: por que alguém é perguntado

oa-ask-act = Ação: escolha uma ação ou descanse
oa-ask-announced = { $action } com { $cards }
oa-ask-bargain = Trocar com um jogador daqui?
oa-ask-granted-travel = Você pode viajar sem gastar Suprimentos
oa-ask-granted-campaign = Você pode fazer uma campanha sem gastar Suprimentos
oa-ask-ally = Entrar na defesa como Aliado?
oa-ask-barter = Negociar com um jogador neste local?
oa-ask-bend = O dado do fim mostra { $n }: alterar? ({ $card })
oa-ask-blackmail = { $player } exige { $card } ou 3 de influência
oa-ask-burn = Queimar metade da influência de { $player } ({ $n })?
oa-ask-choose = Escolha um efeito
oa-ask-come = Mover sua peça para cá?
oa-ask-deal = Monte um acordo com { $player }
oa-ask-counter = Responda a { $player } com a sua oferta: risque o que não quer, acrescente o que quer
oa-ask-countered = { $player } responde com outra oferta: { $terms }
oa-ask-drawn-relic = Ficar com a relíquia ou enterrá-la sob o baralho de relíquias?
oa-ask-duty = Dever da Influência do Povo
oa-ask-fallen = Escolha quais tropas morrem ({ $n } ao todo)
oa-ask-first-adviser = Guarde uma carta como conselheiro virado para baixo
oa-ask-jinx = Rolar de novo? ({ $faces })
oa-ask-keep = Guarde uma carta para jogar
oa-ask-lay = Descarte nesta ordem: a primeira fica embaixo
oa-ask-move-armies = Mova tropas entre seu tabuleiro e seus locais
oa-ask-opportunity = Pegar uma ficha deste local?
oa-ask-over = A partida acabou
oa-ask-pawn = Coloque sua peça
oa-ask-place = Coloque tropas em { $site }
oa-ask-plan = Planos de batalha: { $attack ->
        [1] 1 dado de ataque
       *[other] { $attack } dados de ataque
    } contra { $defense } de defesa
oa-ask-play = Jogue a carta ou descarte-a
oa-ask-proposal = { $player } oferece: { $terms }
oa-ask-rest = Usar uma habilidade de Descansar?
oa-ask-revelation = Queimar influência para ganhar o mesmo em segredos?
oa-ask-sacrifice = Ataque { $attack }, defesa { $defense }: sacrificar tropas?
oa-ask-targets = Declare alvos contra { $player }
oa-ask-thief = { $player } pegou { $cards }: tentar roubar?
oa-ask-willing = { $player } manda você para { $place }; o caminho exige { $favor ->
        [0] virar um segredo
       *[other] { $favor } de influência
    }: pagar?
oa-ask-pick-bank = Escolha uma reserva
oa-ask-pick-player = Escolha um jogador
oa-ask-pick-site = Escolha um local
oa-ask-pick-card = Escolha uma carta
oa-ask-pick-pile = Escolha uma pilha
oa-ask-pick-adviser = Escolha um conselheiro para descartar
oa-ask-pick-army = Escolha onde se perde uma tropa
oa-ask-pick-space = Escolha um espaço do Relicário
oa-ask-pick-suit = Escolha um naipe
oa-ask-pick-number = Escolha quantos
oa-ask-pick-veiled = Escolha uma relíquia virada para baixo como mais um alvo
oa-ask-pick-thing = Escolha uma relíquia ou estandarte
oa-ask-pick-color = Escolha uma cor
oa-ask-pick-hidden = Escolha o que olhar
oa-ask-pick-count = Escolha quantas cartas
oa-ask-key = Ficar com a relíquia ou deixá-la no Relicário?
oa-ask-spire = Trocar cartas compradas por cartas aleatórias dos Despossuídos?
oa-ask-pick-facedown = Escolha um conselheiro virado para baixo
