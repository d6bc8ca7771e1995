### Words every game shares

## Lists

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-or-clauses = { $most }; or { $last }
case = { $n } { $when }
case-of = { $what } ({ $which })
cases = { $what } ({ $cases })

## Errors of the words and rules rooms

error-unknown-language = There is no language { $name }; there are: { $known }.
error-unknown-rule = { $game } has no rule { $name }.

## Errors of a new game

error-unknown-hero = There is no hero { $name }; there are: { $known }.
error-unknown-set = There is no set { $name }; there are: { $known }.
error-seat-count = There is room for 1 to { $most } players, not { $count }.
error-player-count = This scenario needs { $least } to { $most } players, not { $count }.
error-same-hero = Each player needs a hero of their own; { $name } was chosen twice.
error-option-value = { $name } cannot be { $value }; it can be: { $known }.
error-option-players = { $name } needs { $least } to { $most } players.
error-option-against = { $name } does not go together with { $other }.
setup-reseated = { $asked } is played by the rules here: whoever asked for it plays { $got }.
articles = the
