### Chronicles: games that follow each other

error-unknown-chronicle = There is no chronicle { $id }.
error-no-chronicles = { $game } keeps no chronicles.

## The terminal

help-chronicle = Games that follow each other in one world: list them, show one, take its line elsewhere, or go on.
help-chronicle-list = List the chronicles kept here.
help-chronicle-show = Show a chronicle, its land and its history.
help-chronicle-export = Print the line of a chronicle, to be read at another table.
help-chronicle-import = Keep the chronicle of a line from another table.
help-chronicle-new = Begin a chronicle.
help-chronicle-rename = Give a chronicle another name.
help-chronicle-continue = Play the next game of a chronicle in the terminal.
help-chronicle-game = The game whose chronicle it is.
help-chronicle-name = Its name here.
value-line = LINE
value-name = NAME
heading-next = next game
heading-told = games told
chronicle-none = No chronicle is kept here yet.
chronicle-next = { $name }: game { $n } is next
chronicle-page = Game { $n }
chronicle-kept = Kept as { $id }: { $name }, game { $n } is next
