### Massive Darkness: nomes de peças, marcadores, portas e eventos

## Peças de mapa

md-tile-1r = Peça 1R
md-tile-1v = Peça 1V
md-tile-2r = Peça 2R
md-tile-2v = Peça 2V
md-tile-3r = Peça 3R
md-tile-3v = Peça 3V
md-tile-4r = Peça 4R
md-tile-4v = Peça 4V
md-tile-5r = Peça 5R
md-tile-5v = Peça 5V
md-tile-6r = Peça 6R
md-tile-6v = Peça 6V
md-tile-7r = Peça 7R
md-tile-7v = Peça 7V
md-tile-8r = Peça 8R
md-tile-8v = Peça 8V
md-tile-9r = Peça 9R
md-tile-9v = Peça 9V

## Zonas que nenhuma peça mostra

md-zone-bridge1 = Ponte 1
md-zone-bridge2 = Ponte 2

## Marcadores

md-token-artifact = marcador de Artefato
md-token-lair = marcador de Covil
md-token-library = marcador de Biblioteca
md-token-objective = marcador virado para baixo
md-token-level = marcador de nível
md-token-treasure = marcador de tesouro
md-token-special_treasure = marcador de tesouro especial
md-token-pillar = Pilar
md-token-damage = marcador de dano
md-token-start = zona inicial
md-token-exit = Saída
md-token-bridge = Ponte Sombria
md-token-first_player = marcador de primeiro jogador
md-token-door = marcador de porta
md-token-firework = Fogo de Artifício
md-token-lever = Alavanca
md-token-key = Chave

## Pilares

md-pillar-pillar1 = Pilar 1
md-pillar-pillar2 = Pilar 2
md-pillar-pillar3 = Pilar 3
md-pillar-pillar4 = Pilar 4
md-pillar-pillar5 = Pilar 5
md-pillar-pillar6 = Pilar 6

## Cartas de porta

md-door_card-d1 = Carta de Porta 1
md-door_card-d2 = Carta de Porta 2
md-door_card-d3 = Carta de Porta 3
md-door_card-d4 = Carta de Porta 4
md-door_card-d5 = Carta de Porta 5
md-door_card-d6 = Carta de Porta 6
md-door_card-d7 = Carta de Porta 7
md-door_card-d8 = Carta de Porta 8
md-door_card-d9 = Carta de Porta 9
md-door_card-d10 = Carta de Porta 10

## Cartas de evento

md-event_card-e1 = Patrulha da Vanguarda
md-event_card-e2 = Guarnição Local
md-event_card-e3 = Patrulha da Retaguarda
md-event_card-e4 = Passos Atrás
md-event_card-e5 = Algo à Frente
md-event_card-e6 = Caçador no Rastro
md-event_card-e7 = Repouso na Sombra
md-event_card-e8 = Mochila Perdida
md-event_card-e9 = Tambores Distantes
md-event_card-e10 = Bênção da Vida
md-event_card-e11 = Fonte Curativa
md-event_card-e12 = Baú Esquecido
md-event_card-e13 = Brilho de Ouro
md-event_card-e14 = Lição da Batalha
md-event_card-e15 = Luz dos Ancestrais
md-event_card-e16 = Novo Fôlego
md-event_card-e17 = As Tochas se Apagam
md-event_card-e18 = Fogo-Fátuo
md-event_card-e19 = Frenesi
md-event_card-e20 = Silêncio

## O que contam os eventos quietos

md-text-event_card-e9 = Tambores ao longe, nada mais.
md-text-event_card-e20 = Nada se move.
