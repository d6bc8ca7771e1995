# What a table says beyond its rules: files brought to it, games of other versions, people and links, trouble.

error-position-word = A word or number of a position file has at most { $limit } characters.
error-position-deep = A position file nests too deeply; a key has at most { $limit } parts.
error-position-long = A position file has at most { $keys } keys and { $entries } entries in its lists.
error-position-number = The number of { $key } is too large for any position.
error-position-text = The text of { $key } has more than { $limit } characters.
error-positions-closed = This server begins no games from positions.
