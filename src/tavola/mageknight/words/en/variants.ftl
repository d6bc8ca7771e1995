### Mage Knight: variants a table may agree on before the game, and what they ask and tell

mk-variant-teams = Teams of two
mk-variant-teams-about = Four players form two teams; allies never fight each other and share one score.
mk-variant-open_map = Map open from the start
mk-variant-open_map-about = All tiles lie face up before the first turn.
mk-variant-weakest_counts = The weakest counts
mk-variant-weakest_counts-about = In each category of the score the member who did worst speaks for the team.
mk-variant-epic = Epic form
mk-variant-epic-about = The longer form of the scenario: three Days and three Nights on a larger map.
mk-variant-contested_glades = Contested glades
mk-variant-contested_glades-about = A magical glade holds fewer Shields than there are players; who comes later replaces one.
mk-variant-allow_pvp = Fights between players allowed
mk-variant-allow_pvp-about = Players may attack each other although the scenario advises against it.
mk-variant-great_cities = Great cities
mk-variant-great_cities-about = Two cities of level 10 instead of four of level 4.
mk-variant-hero_choice = Heroes chosen at the table
mk-variant-hero_choice-about = In a random order each player picks a Hero; in an auction others may object and offer Fame for it.
mk-variant-map_shape = Shape of the map
mk-variant-map_shape-about = Another coastline than the scenario recommends: a wedge, or open with three to five columns.
mk-variant-countryside_tiles = Countryside tiles
mk-variant-countryside_tiles-about = More or fewer Countryside tiles than the scenario recommends.
mk-variant-core_tiles = Core tiles
mk-variant-core_tiles-about = More or fewer Core tiles without a city than the scenario recommends.
mk-variant-random_orientation = Random orientation
mk-variant-random_orientation-about = Tiles are turned over without looking, so any side of them may be up.
mk-variant-random_cities = Random cities
mk-variant-random_cities-about = Which city stands on a city tile is drawn when the tile is revealed.
mk-variant-night_arrival = Arrival at Night
mk-variant-night_arrival-about = The game starts with a Night, with only basic colors in the Source.
mk-variant-darkness_coming = Darkness is coming
mk-variant-darkness_coming-about = After each Day two dice are rolled: a black one brings a Night that lasts until the end of the game.
mk-variant-no_interactive_spells = No interactive Spells
mk-variant-no_interactive_spells-about = The four Spells that harm or use other players stay in the box.
mk-variant-no_interactive_skills = No interactive Skills
mk-variant-no_interactive_skills-about = Skills that affect other players stay in the box.
mk-variant-no_player_combat = No combat between players
mk-variant-no_player_combat-about = Nobody may attack another player; who ends a move on another Hero's space must withdraw.
mk-variant-friendly_mana = Friendly mana
mk-variant-friendly_mana-about = By Day gold dice are for colors the Source does not show, and stay as they lie.
mk-variant-rampage = Violent times
mk-variant-rampage-about = Heroes start with Reputation -2, and defeated rampaging enemies may come back, some with a companion.
mk-variant-more_rampage = More violence
mk-variant-more_rampage-about = Heroes start with Reputation -4, and defeated rampaging enemies always come back, many with a companion.
mk-variant-interactive_combat = Interactive combat
mk-variant-interactive_combat-about = Against a single enemy, the player who played before secretly chooses a color that may make it stronger.
mk-variant-action_upgrades = Action upgrades
mk-variant-action_upgrades-about = After each Night but the last, players may replace an Action card by a new one, the weakest deck first.
mk-variant-drafted_start = Drafting at the start
mk-variant-drafted_start-about = Before the game each player selects three Advanced Actions; one joins the deck after each Day.
mk-variant-city_level = City level
mk-variant-city_level-about = All cities have this level instead of those of the scenario.
mk-variant-megapolis = Megapolis
mk-variant-megapolis-about = The last city revealed is two cities in one: two spaces, one large garrison, the strengths of both. The value is its level.
mk-variant-two_megapolises = Two Megapolises
mk-variant-two_megapolises-about = Both cities of the scenario are Megapolises. The value is the level of each.

mk-variant-hero_choice-draft = in order
mk-variant-hero_choice-auction = by auction
mk-variant-map_shape-wedge = wedge
mk-variant-map_shape-open3 = open, 3 columns
mk-variant-map_shape-open4 = open, 4 columns
mk-variant-map_shape-open5 = open
mk-variant-action_upgrades-on = decks hidden
mk-variant-action_upgrades-open = decks open to all meanwhile

mk-hero-any = a Hero to be chosen

mk-option-secret = Hide { $color }
mk-option-select = Select { $card }
mk-option-upgrade = Replace { $card } by { $card2 }
mk-option-hero = Choose { $hero }
mk-option-bid = Offer { $count } Fame

mk-ask-secret = { $hero } fights { $enemy }. Which color do you hide? White: 1 more Armor at range; red: 1 more Attack; blue: 1 more Armor in the Attack phase.
mk-ask-select = { $count ->
        [one] Select the last Advanced Action to keep.
       *[other] Select an Advanced Action to keep, { $count } in all; the rest is passed on.
    }
mk-ask-add = Which of your selected cards joins your deck?
mk-ask-upgrade = Replace an Action card by a new one of its color or type?
mk-ask-hero = Choose your Hero.
mk-ask-bid = { $count ->
        [0] Player { $player } chooses { $hero }. Do you object and offer Fame?
       *[other] Player { $player } offers { $count } Fame for { $hero }. What do you offer?
    }

mk-event-megapolis = A Megapolis of level { $count } is found: the { $color } and the { $color2 } city in one.
mk-event-darkness = The dice show { $color } and { $color2 }: Night falls for the rest of the game.
mk-event-another-day = The dice show { $color } and { $color2 }: another Day dawns.
mk-event-rampage-roll = { $space }: the die shows { $color }.
mk-event-secret-shown = The hidden color is { $color }.
mk-event-secret-denied = The hidden color is not { $color }.
mk-event-selected = You keep { $card }.
mk-event-added = { $card } joins your deck.
mk-event-upgrades = New Advanced Actions: { $card }.
mk-event-upgraded = { $hero } replaces { $card } by { $card2 }.
mk-event-hero-chosen = Player { $player } chooses { $hero }.
mk-event-hero-taken = { $count ->
        [0] Player { $player } plays { $hero }.
       *[other] Player { $player } plays { $hero } and loses { $count } Fame.
    }
mk-event-bid = Player { $player } offers { $count } Fame for { $hero }.

mk-why-gold-die = By Day a gold die cannot be used while the Source shows { $color }.
