### O que se escolhe antes de uma partida

about-scenario-fresh = A primeira partida de uma nova crônica: três terras são conhecidas, cinco estão ocultas. O Chanceler defende o trono; os Exilados o querem, cada um a seu modo.
about-scenario-walkthrough = A primeira partida impressa, para quatro, com seus locais, cartas e baralhos em ordem: a partida para aprender Oath.
about-scenario-prince = O Príncipe mecânico senta-se à sua mesa e joga por regras próprias: de uma a cinco pessoas contra um Chanceler ou Exilado automático, cuja mente fica à vista.
