### Mage Knight: what tokens, sites, cities and tiles say, made from their printed facts

mk-fact-unit = Level { $level }, Armor { $armor }, costs { $cost } Influence.
mk-fact-recruited = Recruited at: { $sites }.
mk-fact-resists = Resists: { $elements }.
mk-fact-usage-once_per_turn = Once per turn.
mk-fact-usage-once_per_round = Once per round.
mk-fact-usage-flip = Turned face down when used.
mk-fact-usage-passive = Always in effect.
mk-fact-usage-cooperative = Cooperative interactive, once per round.
mk-fact-usage-competitive = Competitive interactive, once per round.

## Enemies and ruins

mk-fact-armor = Armor { $n }.
mk-fact-elusive = Elusive: Armor { $n }, or { $lower } in the Attack phase once all its attacks are blocked.
mk-fact-summon = Summons { $enemy }, which attacks in its place.
mk-fact-fame = Fame { $n }.
mk-fact-reputation = Defeating it: Reputation { SIGNED($n) }.
mk-fact-altar = Altar: pay { $mana }; Fame +{ $n }.
mk-fact-guards = { $count ->
        [1] Enemy: { $piles }.
       *[other] Enemies: { $piles }.
    }
mk-fact-level = Level { $n }. { $garrison }
mk-fact-rewards = Reward: { $rewards }.

## Sites

mk-fact-site-inhabited = Inhabited site.
mk-fact-site-fortified = Fortified site: entering it unconquered is an assault and costs 1 Reputation.
mk-fact-site-adventure = Adventure site: entering it is the action of the turn.
mk-fact-site-special = Special site.
mk-fact-recruit = Units with its icon are recruited here.
mk-fact-heal = Healing costs { $n } Influence a point.
mk-fact-garrison = Defended by { $enemy }.
mk-fact-no-units = Units stay outside.
mk-fact-night = Night rules apply inside.
mk-fact-stay = Enemies left undefeated stay for the next Hero.
mk-fact-again = May be entered again after its conquest, for Fame only.
mk-fact-tile = Center: { $center }. Around it, clockwise from the north-east: { $around }.
mk-note-village = It may be plundered before a turn: Reputation −1 and draw 2 cards.
mk-note-monastery = When revealed it adds an Advanced Action to the Unit offer; here it is learned for 6 Influence. It may be burned: Reputation −3 and combat with a violet enemy, without Units; the reward is an Artifact.
mk-note-keep = Only its owner recruits here. On or next to a keep of yours, your Hand limit rises by the number of your keeps.
mk-note-mage_tower = Once conquered, a Spell of the offer costs 7 Influence and 1 mana of its color.
mk-note-refugee_camp = Any Unit of the offer may be recruited here: one with the village icon at its price, one with the city icon alone for 3 Influence more, any other for 1 more.
mk-note-portal = Several Heroes may stand here; none is attacked.
mk-note-magical_glade = If you begin your turn here, you gain a mana token: gold by Day, black at Night. If you end your turn here, you may throw away one Wound from your hand or discard pile.
mk-note-crystal_mine = If you end your turn here, you gain a crystal of the color of the mine.
mk-note-deep_mine = If you end your turn here, you gain a crystal of one of the colors of the mine.
mk-note-ancient_ruins = A ruin token lies here: face up by Day, face down at Night.
mk-note-maze = Enter with at most one Unit and pay Move for a path: 2 for two crystals of your choice, 4 for a Spell, 6 for an Artifact.
mk-note-labyrinth = Enter with at most one Unit and pay Move for a path: 2 for two crystals of your choice, 4 for a Spell, 6 for an Artifact; each with an Advanced Action.
mk-note-city = Each Shield of yours here gives Influence +1 in an interaction; with one of them, your Hand limit on or next to the conquered city is 1 higher, or 2 for its leader.
mk-note-city_white = Every defender has Armor +1. Once conquered: any Unit of the offer may be recruited, whatever its icons; 2 Influence add an Elite Unit to the offer.
mk-note-city_blue = Defenders with a Fire or Ice attack have Attack +2, with a Cold Fire attack +1. Once conquered: a Spell of the offer costs 7 Influence and 1 mana of its color.
mk-note-city_red = Defenders with a physical attack are Brutal. Once conquered: an Artifact costs 12 Influence; at the end of the turn, draw one more than you bought and return one.
mk-note-city_green = Defenders with a physical attack are Poisonous. Once conquered: an Advanced Action of the offer, or the unseen top one of the deck, costs 6 Influence.

## Mage Knight: what each Tactic does

mk-text-tactic-early_bird = No effect besides the order (1).
mk-text-tactic-rethink = When taken: discard up to 3 cards, Wounds included, draw as many, then shuffle the discard pile into the Deed deck.
mk-text-tactic-mana_steal = When taken: put a Source die of a basic color on this card. Use it on one of your turns this Day, besides your normal die; then it is rerolled and goes back.
mk-text-tactic-planning = At the end of your turn, with at least 2 cards left in hand, draw as if your hand limit were 1 higher.
mk-text-tactic-great_start = When taken: draw 2 cards.
mk-text-tactic-the_right_moment = Once this Day, on your turn: announce that you take another turn right after it.
mk-text-tactic-from_the_dusk = No effect besides the order (1).
mk-text-tactic-long_night = Once this Night, with an empty Deed deck: shuffle the discard pile and put 3 random cards back as your deck.
mk-text-tactic-mana_search = Once per turn, before using Source mana: reroll up to 2 Source dice; gold dice must be chosen first.
mk-text-tactic-midnight_meditation = Once this Night, before your turn: shuffle up to 5 hand cards, Wounds included, into the Deed deck and draw as many.
mk-text-tactic-preparation = When taken: search the Deed deck for a card, take it to hand, and shuffle the deck.
mk-text-tactic-sparing_power = Before each of your turns choose: put the top card of the Deed deck face down under this card, or flip this card and take all cards under it to hand.
mk-fact-trait-contrary = Reputation counts the other way when you recruit it. Not in the same interaction as Heroes.
mk-fact-trait-bribed = To assign damage to it, pay 2 Influence first.
mk-fact-trait-renowned = Reputation counts twice when you recruit it. Not in the same interaction as Thugs. In an assault or against another player, using it costs 2 Influence.
mk-fact-trait-many = When you spend it, you may use several of its abilities, each once and with its mana.
mk-fact-trait-familiar = When you recruit it, and at the start of each round, put 1 mana of a basic color on it; without it, it is disbanded. It cannot be recruited for free.
mk-fact-usage-calm = Not in combat.
mk-note-orc_marauder = Green rampaging enemy: it blocks the space, and moving from one space next to it to another provokes it. Defeating it: Reputation +1.
mk-note-draconum = Red rampaging enemy: it blocks the space, and moving from one space next to it to another provokes it. Defeating it: Reputation +2.
mk-fact-attacks = { $n } separate attacks: { $what } each.
mk-fact-attacks-apart = { $n } separate attacks: { $what }.
mk-fact-summons = Summons { $enemies }, which attack in its place.
mk-fact-enemy = { $n ->
        [one] a { $color } enemy
       *[other] { $n } { $color } enemies
    }
mk-fact-pile = { $n } { $color }
mk-fact-site-color = { $color }
mk-fact-mana = { $n } { $color } mana
mk-fact-mana-every = 1 mana of each basic color
mk-fact-reward = { $kind ->
        [artifact] { $n ->
            [one] an Artifact
           *[other] { $n } Artifacts
        }
        [spell] { $n ->
            [one] a Spell
           *[other] { $n } Spells
        }
        [advanced_action] { $n ->
            [one] an Advanced Action
           *[other] { $n } Advanced Actions
        }
        [unit] { $n ->
            [one] a Unit
           *[other] { $n } Units
        }
        [random_crystal] { $n ->
            [one] a crystal rolled on the die
           *[other] { $n } crystals rolled on the die
        }
        [crystal_set] a crystal of each color
       *[dungeon] by the die, a Spell (gold or black) or an Artifact (any other color)
    }
mk-fact-copies = { $n ->
        [one] { $name }
       *[other] { $name } ({ $n })
    }
mk-fact-hero = Deed deck: { $deck }. Crystals as the dummy player: { $crystals }.
mk-text-card-wound = It cannot be played. Healing takes it from the hand; Resting discards it.
mk-piece-basic_action = Basic Action
mk-piece-advanced_action = Advanced Action
mk-piece-spell = Spell
mk-piece-artifact = Artifact
mk-piece-wound = Wound
mk-piece-regular_unit = Regular Unit
mk-piece-elite_unit = Elite Unit
mk-piece-skill = Skill
mk-piece-day_tactic = Day Tactic
mk-piece-night_tactic = Night Tactic
mk-piece-enemy = enemy token
mk-piece-ruin = ruin token
mk-piece-site = site
mk-piece-city = city
mk-piece-tile = map tile
mk-piece-hero = Hero
mk-side-basic = basic
mk-side-strong = strong
mk-side-skill = effect
mk-side-usage = use
mk-side-other = besides
