### Words every game shares

## Lists

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-or-clauses = { $most }; or { $last }

## Errors of the words and rules rooms

error-unknown-language = There is no language { $name }; there are: { $known }.
error-unknown-rule = { $game } has no rule { $name }.

## Errors of a new game

error-unknown-hero = There is no hero { $name }; there are: { $known }.
error-unknown-set = There is no set { $name }; there are: { $known }.
error-player-count = This scenario needs { $least } to { $most } players, not { $count }.
error-same-hero = Each player needs a hero of their own; { $name } was chosen twice.
