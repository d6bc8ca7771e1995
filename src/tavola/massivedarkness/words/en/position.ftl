### Massive Darkness: what is wrong with a position file

md-position-copies = { $key }: the box holds no further copy of { $card } ({ $card_id }).
md-position-hands = { $key } cannot be "{ $value }": two one-handed cards, or one two-handed card.
md-position-zone = { $key } cannot be "{ $value }": there is no such zone on this board.
md-position-figures = { $key }: the box holds no further figures of { $enemy }.
