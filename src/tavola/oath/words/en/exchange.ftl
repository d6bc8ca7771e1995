### Oath: the exchange line of a chronicle

## What is wrong with a line

oa-line-empty = { $field }: it is empty
oa-line-long = { $field }: it is longer than { $n } characters
oa-line-characters = { $field }: it holds characters that are none
oa-line-digits = { $field }: hexadecimal digits expected
oa-line-short = { $field }: the line breaks off
oa-line-left_over = { $field }: { $n ->
    [one] 1 character is left over
   *[other] { $n } characters are left over
}
oa-line-version = { $field }: { $version } is not read; 3.1.0 to 3.3.3 are
oa-line-name_length = { $field }: its length of { $n } points past the end, or is none
oa-line-name_characters = { $field }: it holds characters no name can have
oa-line-bits = { $field }: code { $code } names boards that do not exist
oa-line-winner = { $field }: one board must be named, not { $n }
oa-line-code = { $field }: code { $code } does not exist
oa-line-site = { $field }: no site has the code { $code }
oa-line-no_site = { $field }: cards without a site
oa-line-site_twice = { $field }: { $site } is on the map twice
oa-line-card = { $field }: no card has the code { $code }
oa-line-gap = { $field }: an empty place in a deck
oa-line-misplaced = { $field }: { $card } does not belong there
oa-line-twice = { $field }: { $card } is there a second time
oa-line-visions = { $field }: { $n } Visions, not 5
oa-line-unplayable = { $field }: { $n } cards are too few for { $players } players

## What was mended

oa-line-no-relics = No relics are listed: a shuffled relic deck is built when the game is set up.
oa-line-relics-twice = Found twice and kept once: { $cards }.
oa-line-relics-missing = { $n ->
    [one] 1 missing relic was put on top of the relic deck.
   *[other] { $n } missing relics were put on top of the relic deck.
}

## The fields of a line

oa-field-line = the line
oa-field-version = version
oa-field-game_number = game number
oa-field-name = name
oa-field-previous_active = previous players
oa-field-citizens = Citizens
oa-field-oath = oath
oa-field-suit_order = suit order
oa-field-cradle_1 = Cradle 1
oa-field-cradle_2 = Cradle 2
oa-field-provinces_1 = Provinces 1
oa-field-provinces_2 = Provinces 2
oa-field-provinces_3 = Provinces 3
oa-field-hinterland_1 = Hinterland 1
oa-field-hinterland_2 = Hinterland 2
oa-field-hinterland_3 = Hinterland 3
oa-field-world_deck = world deck
oa-field-dispossessed = Dispossessed
oa-field-relic_deck = relic deck
oa-field-previous_citizens = previous Citizens
oa-field-previous_winner = previous winner
oa-field-previous_winner_name = previous winner's name
