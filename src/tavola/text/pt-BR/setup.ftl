### O que se escolhe antes de uma partida: cenários, conjuntos, robôs

bot-greedy = Robô que pensa
bot-random = Robô ao acaso
about-bot-greedy = Pesa cada resposta e escolhe a melhor.
about-bot-random = Escolhe qualquer resposta permitida.
