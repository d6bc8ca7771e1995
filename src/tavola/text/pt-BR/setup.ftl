### O que se escolhe antes de uma partida: cenários, conjuntos, robôs

bot-greedy = Robô que pensa
bot-random = Robô ao acaso
bot-strong = Robô forte
about-bot-greedy = Pesa cada resposta e escolhe a melhor.
about-bot-random = Escolhe qualquer resposta permitida.
about-bot-strong = Planeja turnos inteiros e é o que mais pensa.
