### Massive Darkness: what is wrong with a position file

md-position-copies = { $key }: the box holds no further copy of { $card } ({ $card_id }).
md-position-hands = { $key } cannot be "{ $value }": two one-handed cards, or one two-handed card.
md-position-zone = { $key } cannot be "{ $value }": there is no such zone on this board.
md-position-figures = { $key }: the box holds no further figures of { $enemy }.
md-position-zone-near = { $key } cannot be "{ $value }": there is no such zone on this board; did you mean { $near }?
md-position-gone = { $key } cannot be "{ $value }": that zone is gone.
md-position-mission = { $key } cannot be told here: nothing like it is in { $mission }.
md-position-note = { $key } cannot be "{ $value }": a note is name:value.
md-position-turn = { $key } cannot be told with phase = "{ $value }": no hero is acting.
