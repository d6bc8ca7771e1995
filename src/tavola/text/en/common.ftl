### Words every game shares

## Lists

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-or-clauses = { $most }; or { $last }

## Errors of the words and rules rooms

error-unknown-language = There is no language { $name }. There are: { $known }.
error-unknown-rule = { $game } has no rule { $name }.
