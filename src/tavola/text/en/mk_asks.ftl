### Mage Knight: questions put to a player

mk-ask-choose = { $origin_id ->
        [none] Choose one.
       *[other] { $origin }: choose one.
    }
mk-ask-disband = Every Command token is taken. Disband a Unit to make room for { $unit }.
