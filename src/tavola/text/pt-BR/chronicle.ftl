### Crônicas: partidas que se sucedem

error-unknown-chronicle = Não há crônica { $id }.
error-no-chronicles = { $game } não tem crônicas.

## O terminal

help-chronicle = Partidas que se sucedem num só mundo: listá-las, mostrar uma, levar seu código a outra mesa ou continuar.
help-chronicle-list = Lista as crônicas guardadas aqui.
help-chronicle-show = Mostra uma crônica, sua terra e sua história.
help-chronicle-export = Imprime o código de uma crônica, para ser lido em outra mesa.
help-chronicle-import = Guarda a crônica de um código vindo de outra mesa.
help-chronicle-new = Começa uma crônica.
help-chronicle-rename = Dá outro nome a uma crônica.
help-chronicle-continue = Joga no terminal a próxima partida de uma crônica.
help-chronicle-game = O jogo da crônica.
help-chronicle-name = Seu nome aqui.
value-line = CÓDIGO
value-name = NOME
heading-next = próxima partida
heading-told = partidas contadas
chronicle-none = Ainda não há crônicas guardadas aqui.
chronicle-next = { $name }: a próxima é a partida { $n }
chronicle-page = Partida { $n }
chronicle-kept = Guardada como { $id }: { $name }, a próxima é a partida { $n }
