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

## Cards in hand with much to say, in brief: `:sign:` is drawn; the large face has all the words

mk-text-brief-into_the_heat-basic = Start of a combat: your Units :attack: and :block: +2; none takes damage this turn.
mk-text-brief-into_the_heat-strong = As above, +3.
mk-text-brief-ritual_attack-basic = Throw away another Action: :red: :attack: 5, :blue: :attack-ice: 3, :white: :ranged: 3, :green: :siege: 2.
mk-text-brief-ritual_attack-strong = Throw away another Action: :red: :attack-fire: 6, :blue: :attack-coldfire: 4, :white: :ranged-fire: 4, :green: :siege-fire: 3.
mk-text-brief-temporal_portal-basic = Your action: :hand: +1 at the next draw; you may go 1 revealed space, free, to a safe one, unprovoked.
mk-text-brief-temporal_portal-strong = As above, :hand: +1 and up to 2 spaces, or :hand: +2 and 1 space.
mk-text-brief-rush_of_adrenaline-basic = Up to three times this turn: a :wound: comes to hand (or came), draw a card.
mk-text-brief-rush_of_adrenaline-strong = This turn, the first :wound: to your hand is thrown away, draw a card; the next three: draw a card each.
mk-text-brief-sword_of_justice-basic = Discard any non-Wounds: :attack: 3 each. :fame: +1 per enemy defeated this turn.
mk-text-brief-sword_of_justice-strong = This combat: physical :attack: of the Attack phase doubled; no Physical Resistance. :fame: +1 per enemy defeated this turn.
mk-text-brief-bow_of_starsdawn-basic = Discard any non-Wounds: :ranged: 2 each. :fame: +1 per enemy defeated in this phase.
mk-text-brief-bow_of_starsdawn-strong = This turn :ranged: count double or become :siege:; :siege: may count double as :ranged:.
mk-text-brief-druidic_staff-basic = Discard an Action or Spell: :red: ready a Unit (level 3, no combat), :blue: 2 :crystal: alike, :white: 2 spaces free, :green: :heal: 3.
mk-text-brief-druidic_staff-strong = Choose 2 of the above.
mk-text-brief-banner_of_glory-basic = Its Unit: :armor:, :attack: and :block: +1; :fame: +1 each time it attacks or blocks.
mk-text-brief-banner_of_glory-strong = This turn your Units: :attack:, :block: and :armor: +1; :fame: +1 for each that attacks or blocks.
mk-text-brief-mysterious_box-basic = Reveal the top :artifact: and use this card as it this turn (an effect or Banner), :fame: +1; then it goes below the deck. Unused, the Box returns to hand.
mk-text-brief-tremor-basic = One enemy :armor: −3 or all :armor: −2 (minimum 1).
mk-text-brief-tremor-strong = One enemy :armor: −3 (−6 fortified) or all −2 (−4 fortified), minimum 1.
mk-text-brief-underground_travel-basic = Up to 3 revealed spaces, free, no swamp or lake, to a safe one, unprovoked.
mk-text-brief-underground_travel-strong = As above, but to a fortified site or a Hero, and attack; no fortification.
mk-text-brief-wings_of_wind-basic = Fly up to 5 spaces, :move: 1 each, to a safe revealed one, unprovoked.
mk-text-brief-wings_of_wind-strong = An enemy does not attack this combat; one more for :move: 1, the next for 2 more, and so on.
mk-text-brief-demolish-basic = The site does not fortify in this combat. Each enemy :armor: −1 (minimum 1).
mk-text-brief-demolish-strong = Attack phase: one enemy is destroyed, each other :armor: −1 (minimum 1).
mk-text-brief-meditation-basic = 2 random cards of your discard pile on top or bottom of your deck. :hand: +2 at the next draw.
mk-text-brief-meditation-strong = As above, with 2 cards you choose.
mk-text-brief-mana_meltdown-basic = Each other player loses a random :crystal: or takes a :wound:; you may gain one that was lost.
mk-text-brief-mana_meltdown-strong = A basic color: everyone takes a :wound: per :crystal: of it; then gain 2 of it.
mk-text-brief-mana_claim-basic = A basic :die: of the Source for this round: 3 mana of it now, or 1 on each later turn.
mk-text-brief-mana_claim-strong = As above; others who use that color: a :wound: (once per turn).
mk-text-brief-energy_flow-basic = Ready a Unit of yours (no combat); you may spend a Unit (level 2) of each other player.
mk-text-brief-energy_flow-strong = As above, healing yours too; the others up to level 3.
mk-text-brief-stout_resolve-strong = Discard any cards, at most one :wound:: :move: :influence: :attack: :block: 3, +2 for each.
mk-text-brief-training-basic = Throw away another Action: an Advanced Action of its color from the offer to your discard pile.
mk-text-brief-training-strong = Throw away another Action: an Advanced Action of its color from the offer to your hand.
mk-text-brief-book_of_wisdom-basic = Throw away another Action: an Advanced Action of its color from the offer to your hand.
mk-text-brief-book_of_wisdom-strong = Throw away another Action: a Spell of its color from the offer to your hand and a :crystal: of it.
mk-text-brief-space_bending-strong = End of the turn: set aside for the round; your other played cards return to hand, no draw, another turn.
mk-text-brief-tome_of_all_spells-basic = Discard an Action or Spell: basic effect of a Spell of its color in the offer, no mana.
mk-text-brief-tome_of_all_spells-strong = Discard an Action or Spell: strong effect of a Spell of its color in the offer, no mana, even by Day.
mk-text-brief-concentration-strong = Another Action, strong, without mana: its :move:, :influence:, :attack:, :block: +2.
mk-text-brief-will_focus-strong = Another Action, strong, without mana: its :move:, :influence:, :attack:, :block: +3.
mk-text-brief-mana_draw-strong = Turn a Source :die: to any color but gold: 2 mana of it; it stays so.
mk-text-brief-mana_pull-strong = Turn up to 2 Source :die: to any colors but gold: a mana of each; they stay so.
