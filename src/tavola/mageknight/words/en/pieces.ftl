### Mage Knight: what tokens, sites, cities and tiles say, made from their printed facts

mk-fact-unit = Level { $level }, Armor { $armor }, costs { $cost } Influence.
mk-fact-recruited = Recruited at: { $sites }.
mk-fact-resists = Resists: { $elements }.
mk-fact-usage-once_per_turn = Once per turn.
mk-fact-usage-once_per_round = Once per round.
mk-fact-usage-flip = Turned over when used.
mk-fact-usage-passive = Always in effect.
mk-fact-usage-cooperative = Interactive, once per round; the cooperative form.
mk-fact-usage-competitive = Interactive, once per round; the competitive form.

## Enemies and ruins

mk-fact-armor = Armor { $n }.
mk-fact-elusive = Elusive: Armor { $n }, or { $lower } in the Attack phase once all its attacks are blocked.
mk-fact-summon = Summons a { $color } enemy in its place.
mk-fact-fame = Fame { $n }.
mk-fact-reputation = Defeating it: Reputation { SIGNED($n) }.
mk-fact-altar = Altar: pay mana ({ $colors }) to gain { $n } Fame.
mk-fact-guards = Enemies: { $piles }.
mk-fact-level = Level { $n }. { $garrison }
mk-fact-rewards = Reward: { $rewards }.

## Sites

mk-fact-site-inhabited = Inhabited site.
mk-fact-site-fortified = Fortified site: entering it unconquered is an assault and costs 1 Reputation.
mk-fact-site-adventure = Adventure site: entering it is the action of the turn.
mk-fact-site-special = Special site.
mk-fact-recruit = Units with its icon are recruited here.
mk-fact-heal = Healing costs { $n } Influence a point.
mk-fact-garrison = Guarded by a { $color } enemy.
mk-fact-no-units = Units stay outside.
mk-fact-night = Night rules apply inside.
mk-fact-stay = Enemies left undefeated stay for the next hero.
mk-fact-again = May be entered again after its conquest, for Fame only.
mk-fact-tile = Centre: { $centre }. Around it, clockwise from the north-east: { $around }.
mk-note-village = It may be plundered before a turn: Reputation −1 and 2 cards.
mk-note-monastery = Revealing it adds an Advanced Action to the Unit offer; here it is learned for 6 Influence. It may be burned: Reputation −3, one violet enemy, an Artifact.
mk-note-keep = Near an own keep the Hand limit rises by the number of own keeps.
mk-note-mage_tower = Once conquered, a Spell of the offer costs 7 Influence and one mana of its colour.
mk-note-refugee_camp = Any Unit of the offer may be recruited here; one of another site costs more.
mk-note-portal = Several heroes may stand here; none is attacked.
mk-note-magical_glade = A turn that begins here gains a gold mana token by day, a black one at night; a turn that ends here may throw away one Wound from hand or discard pile.
mk-note-crystal_mine = A turn that ends here gains a crystal of its colour.
mk-note-deep_mine = A turn that ends here gains a crystal of one of its colours.
mk-note-ancient_ruins = A ruin token lies here: face up by day, face down at night.
mk-note-maze = Enter with at most one Unit and pay Move points for a path: 2 for two crystals of your choice, 4 for a Spell, 6 for an Artifact.
mk-note-labyrinth = Enter with at most one Unit and pay Move points for a path: 2 for two crystals of your choice, 4 for a Spell, 6 for an Artifact; each with an Advanced Action.
mk-note-city_white = Every defender has Armor +1. Once conquered: any Unit of the offer may be recruited; 2 Influence add an Elite Unit to the offer.
mk-note-city_blue = Defenders with a Fire or Ice attack have Attack +2, with a Cold Fire attack +1. Once conquered: a Spell costs 7 Influence and one mana of its colour.
mk-note-city_red = Defenders with a physical attack are Brutal. Once conquered: an Artifact costs 12 Influence.
mk-note-city_green = Defenders with a physical attack have Poison. Once conquered: an Advanced Action costs 6 Influence.

## Mage Knight: what each Tactic does

mk-text-tactic-early_bird = You act early; nothing else.
mk-text-tactic-rethink = When taken: discard up to 3 cards, Wounds included, draw as many, then shuffle the discard pile into the Deed deck.
mk-text-tactic-mana_steal = When taken: put a Source die of a basic colour on this card. Use it on one of your turns this Day, besides your normal die; then it is rerolled and goes back.
mk-text-tactic-planning = At the end of your turn, with at least 2 cards left in hand, draw as if your hand limit were 1 higher.
mk-text-tactic-great_start = When taken: draw 2 cards.
mk-text-tactic-the_right_moment = Once this Day, on your turn: announce that you take another turn right after it.
mk-text-tactic-from_the_dusk = You act early; nothing else.
mk-text-tactic-long_night = Once this Night, with an empty Deed deck: shuffle the discard pile and put 3 random cards back as your deck.
mk-text-tactic-mana_search = Once per turn, before using Source mana: reroll up to 2 Source dice; gold dice must be chosen first.
mk-text-tactic-midnight_meditation = Once this Night, before your turn: shuffle up to 5 hand cards, Wounds included, into the Deed deck and draw as many.
mk-text-tactic-preparation = When taken: search the Deed deck for a card, take it to hand, and shuffle the deck.
mk-text-tactic-sparing_power = Before each of your turns choose: put the top card of the Deed deck face down under this card, or flip this card and take all cards under it to hand.
