### Mage Knight: o que cada Tática faz

mk-text-tactic-early_bird = Você age cedo; nada mais.
mk-text-tactic-rethink = Ao escolher: descarte até 3 cartas, mesmo Ferimentos, compre a mesma quantidade e embaralhe a pilha de descartes no baralho de Façanhas.
mk-text-tactic-mana_steal = Ao escolher: ponha sobre esta carta um dado da Fonte de cor básica. Use-o em um turno seu deste Dia, além do dado normal; depois ele é rolado de novo e volta à Fonte.
mk-text-tactic-planning = No fim do seu turno, com 2 ou mais cartas na mão, compre como se o seu limite da mão fosse 1 maior.
mk-text-tactic-great_start = Ao escolher: compre 2 cartas.
mk-text-tactic-the_right_moment = Uma vez neste Dia, no seu turno: anuncie que você jogará outro turno logo em seguida.
mk-text-tactic-from_the_dusk = Você age cedo; nada mais.
mk-text-tactic-long_night = Uma vez nesta Noite, com o baralho de Façanhas vazio: embaralhe a pilha de descartes e devolva 3 cartas aleatórias ao baralho.
mk-text-tactic-mana_search = Uma vez por turno, antes de usar mana da Fonte: role de novo até 2 dados da Fonte; os dourados devem ser escolhidos primeiro.
mk-text-tactic-midnight_meditation = Uma vez nesta Noite, antes do seu turno: embaralhe até 5 cartas da mão, mesmo Ferimentos, no baralho de Façanhas e compre a mesma quantidade.
mk-text-tactic-preparation = Ao escolher: procure uma carta no baralho de Façanhas, ponha-a na mão e embaralhe o baralho.
mk-text-tactic-sparing_power = Antes de cada turno seu, escolha: ponha a carta do topo do baralho de Façanhas, virada para baixo, sob esta carta; ou vire esta carta e ponha na mão todas as cartas que estão sob ela.
