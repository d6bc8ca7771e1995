### A primeira partida guiada

oa-learn-chapter-seat = O seu lugar
oa-learn-chapter-muster = Recrutar
oa-learn-chapter-travel = Viajar
oa-learn-chapter-campaign = Campanha
oa-learn-chapter-search = Explorar
oa-learn-chapter-trade = Negociar
oa-learn-chapter-rest = Descansar

oa-learn-adviser = Fique com uma carta
oa-learn-adviser-why = Você é o Chanceler: cumpra o juramento da era e vencerá no fim. Conselheiros são a sua corte: os poderes deles são seus, os naipes ajudam a negociar, e este fica com a face para baixo, conhecido só por você.

oa-learn-muster = Recrute na carta do seu local
oa-learn-muster-why = Uma Influência e um Suprimento trazem duas Tropas da sua reserva para o tabuleiro. Suprimento é a medida do turno: só as ações grandes o gastam, e você tem sete.

oa-learn-travel = Viaje ao outro local do Berço
oa-learn-travel-why = Ele está com a face para baixo; quem chega primeiro o revela. Dentro do Berço o caminho custa 1 Suprimento, mais longe custa mais.

oa-learn-campaign = Marche contra os bandidos
oa-learn-campaign-why = Aqui não há Tropas de ninguém, então mandam os bandidos. O seu juramento conta os locais que você controla: tome este.
oa-learn-targets = Ataque
oa-learn-targets-why = Cada Tropa no seu tabuleiro é um dado de ataque, e cada alvo soma dados de defesa. As chances estão ao lado da pergunta antes de qualquer rolagem.
oa-learn-plans = Sem plano de batalha desta vez
oa-learn-plans-why = Algumas cartas mudam uma batalha quando o custo é pago. Cinco dados contra um bastam; guarde as suas fichas.
oa-learn-place = Deixe duas Tropas aqui
oa-learn-place-why = Um local é seu enquanto houver Tropas suas nele. As outras ficam no tabuleiro para a próxima luta.

oa-learn-search = Explore o baralho do mundo
oa-learn-search-why = Por 2 de Suprimento você vê três cartas e pode jogar uma. Entre elas há Visões: outros modos de vencer, que só os Exilados podem seguir.
oa-learn-keep = Fique com { $card }
oa-learn-keep-why = Escolha a carta que serve aqui. Uma carta em um local serve a quem controla o local.
oa-learn-lay = Descarte as outras
oa-learn-lay-why = O que você não quer vai para a pilha de descarte de uma região, nunca de volta ao baralho. Alguém pode achá-lo ali: a ordem é sua.
oa-learn-play = Jogue-a no seu local
oa-learn-play-why = Uma carta jogada em um local paga na hora uma Influência do seu naipe. Leia o que ela faz ao ser jogada: não há volta.

oa-learn-trade = Negocie um Segredo por Influência
oa-learn-trade-why = É o último Suprimento: um Segredo posto em uma carta traz Influência da reserva do naipe. As fichas postas voltam ou seguem adiante quando alguém descansa.

oa-learn-rest = Descanse
oa-learn-rest-why = O turno acabou; o Suprimento que volta depende de quantas Tropas você mantém, então um grande exército é lento. Agora os outros disputam o seu título: controle mais locais que eles até o dado do fim cair a seu favor.
