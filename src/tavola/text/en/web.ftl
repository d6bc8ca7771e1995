### The fixed words of the browser page

## Pages

web-game-mageknight = Mage Knight
web-game-massivedarkness = Massive Darkness
web-to-home = To the first page
web-home-title = A table that knows the rules
web-continue = Continue a game
web-no-tables = No stored game yet. Begin one!
web-finished = finished
web-round-n = round { $n }
web-new-game = New game
web-game = Game
web-choose-heroes = Your heroes: one or several
web-choose-hero = Your hero
web-scenario = Scenario
web-scenario-option = { $name } ({ $rounds } rounds)
web-seed = Seed
web-seed-hint = optional: the same number gives the same game
web-start = Start
web-load-title = Load a save file
web-load-file = A file downloaded from Távola
web-lang-switch = Mudar para português
web-fan-notice = Unofficial fan-made software. Not affiliated with, endorsed or sponsored by the publishers or designers of the games it can play. Game names are trademarks of their owners and are used only to say which rules are implemented. No artwork or rulebook text from the games is included; you need your own copy to learn and enjoy them fully. The licence covers this software and its own drawings only.
web-rules = Rules
web-rules-title = Rules of { $game }
web-rules-search = Search by words or number
web-rules-found = { $n } rules found
web-rules-all = All rules of this chapter
web-rule-open = Rule { $id }
web-rule-missing = This rule could not be read.
web-example = Example:
web-close = Close
web-loading = Setting the table …
web-server-away = The server does not answer. Your game is safe; the page tries again by itself.
web-reconnecting = The line is cut. Nothing is lost; trying again …
web-try-again = Try again
web-table-gone = This table does not exist here

## Top bar

web-day = Day
web-night = Night
web-round-turn = { $time } · round { $n }/{ $of } · turn { $turn }
web-round-start = { $time } · round { $n }/{ $of }
web-round-short = { $time } { $n }/{ $of }
web-last-turn = last turn
web-end-announced = end announced
web-totals-label = Move { $move }, Influence { $influence }, Fame { $fame }
web-fame = Fame
web-next-level = level { $level }: { $fame }
web-reputation = Reputation
web-influence-bonus = { $n } Influence when interacting
web-undo = Undo
web-undo-locked = not now
web-undo-nothing = There is nothing to undo.
web-help = Help and keys
web-refused = That is not possible

## Left column

web-source = Source
web-die-of = Die: { $color }
web-die-free = free
web-die-kept = kept
web-die-taken = taken
web-die-depleted = depleted
web-tactic = Tactic
web-no-tactic = not chosen yet
web-in-order = no. { $n } in order
web-used = used
web-dummy = Dummy
web-tactic-of = tactic { $n }, { $tactic }
web-deck-count = { $n } cards in the deck
web-discard-count = { $n } cards discarded
web-tiles = Tiles in the stack
web-countryside = countryside
web-core = core
web-terrain = Terrain
web-cost-by-day = cost by day
web-cost-by-night = cost at night

## Map

web-map = Map. Arrow keys move between spaces.
web-explore = Explore
web-explore-new = new
web-slot-label = Empty tile position { $slot }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole map
web-hex-at = Space { $at }
web-hex-burned = burned down
web-hex-ruin-hidden = ruin token face down
web-hex-token-hidden = { $pile } enemy token face down
web-hex-token = { $enemy }, attack { $attack }, armor { $armor }
web-hex-shield = shield of { $heroes }
web-hex-hero = { $hero } stands here
web-hex-cost = costs { $n } Move
web-summons = summons
web-you-are-here = You are here

## Offers

web-offer-units = Units
web-offer-advanced = Advanced Actions
web-offer-spells = Spells
web-armor-n = Armor { $n }
web-cost-influence = costs { $n } Influence
web-unit-words = Level { $level }, Armor { $armor }, costs { $cost } Influence.
web-recruited-at = Recruited at: { $sites }.

## Question

web-question = The question now
web-nothing-to-decide = Nothing to decide
web-spectator = You are watching this table.
web-answers = { $n } answers
web-choices-n = { $n } ways
web-all-options = All options ({ $n })
web-section-cards = Cards
web-section-units = Units
web-section-skills = Skills
web-section-tactics = Tactics
web-section-mana = Mana
web-section-map = Map
web-section-here = This space
web-section-offers = Offers
web-section-healing = Healing
web-section-combat = Combat
web-section-other = Choices
web-side-basic = basic
web-side-strong = strong
web-chip-rest = rest
web-chip-discard = discard
web-pay-die = from a die of the Source
web-pay-kept = from the die on the Tactic
web-pay-wild = from a die of any colour
web-pay-endless = from endless mana
web-pay-opened = from a die of the opened Source
web-pay-invoked = for a card discarded
web-pay-polarized = polarized
web-pay-token = from a mana token
web-pay-crystal = from a crystal
web-reveals = cannot be undone
web-reveals-short = no way back
web-idle = no use now
web-tactics-title = Tactics for the { $time }, round { $n }

## Own area

web-own-area = Your hero and cards
web-level-commands = level { $level } · commands { $n }
web-hand-limit = Hand limit { $n }
web-heal-n = { $n } Healing points
web-deck = deck
web-discard = discard
web-in-play = in play
web-pile-empty = There is no card here.
web-crystal-of = Crystal: { $color }
web-crystals-of = Crystals, { $color }: { $n }
web-any-color = any basic colour
web-mana-tokens = Mana tokens
web-hand-of = Hand: { $n } cards
web-hand-empty = Your hand is empty.
web-options-n = { $n } options
web-card-words = Words of { $card }
web-wound-words = Cannot be played. Heal it or rest.
web-units-own = Your units
web-command-free = free Command token
web-level-short = lv { $n }
web-unit-spent = spent
web-unit-ready = ready
web-wounds-n = wounds: { $n }

## Preview

web-preview = Preview
web-move = Move
web-influence = Influence
web-healing = Healing
web-reachable = Spaces you can enter now
web-left-over = { $n } left
web-rewards = Rewards to come
web-account = Account
web-pool-empty = Nothing played yet in this phase.
web-block = Block
web-attack-melee = Attack
web-attack-ranged = Ranged Attack
web-attack-siege = Siege Attack
web-from-sideways = { $card } sideways
web-have-need = { $have } of { $need }
web-unblocked = { $enemy }: damage { $damage } if not blocked
web-log = Log
web-log-auto = done by itself

## Combat

web-combat-ranged = Siege and Ranged
web-combat-block = Block
web-combat-damage = Damage
web-combat-attack = Attack
web-combat-ranged-short = Ranged
web-combat-block-short = Block
web-combat-damage-short = Damage
web-combat-attack-short = Attack
web-combat-phases = Phases of the combat
web-combat-kind-assault = Assault
web-combat-kind-adventure = Adventure
web-combat-kind-challenge = Challenge
web-combat-kind-burn = Burning a monastery
web-combat-kind-provoked = Provoked
web-see-map = See the map
web-back-to-fight = Back to the combat
web-enemies = Enemies
web-beaten = defeated
web-foe-label = Enemy { $n }: { $enemy }, armor { $armor }, attack { $attack }, fame { $fame }
web-foe-attack = { $enemy }, attack { $i }
web-foe-summoned = summoned
web-foe-rampaging = rampaging
web-foe-defender = defends the site
web-foe-other = guards this place
web-resists = Resists { $element }
web-attack-state-open = open
web-attack-state-blocked = blocked
web-attack-state-cancelled = cancelled
web-attack-state-assigned = damage taken
web-attack-state-hidden = another monster attacks in its place
web-damage-n = damage { $n }
web-not-targetable = cannot be attacked in this phase
web-damage-done = Wounds of this combat
web-if-unblocked = If nothing more is blocked
web-to-hero = all to { $hero }, Armor { $armor }
web-nothing-open = no open attack
web-wounds-total = { $hero }: { $n } wounds so far, { $more } to come
web-knockout-at = knocked out at { $n } in one combat
web-units-not-allowed = Units may not help here.
web-night-here = Night rules apply inside.
web-ability-swift = needs twice as much Block
web-ability-brutal = unblocked it deals double damage
web-ability-poison = each Wound counts twice
web-ability-paralyze = a wounded Unit is lost; a wounded hero drops the hand
web-ability-assassination = damage only to the hero
web-ability-cumbersome = Move points lower its attack
web-ability-vampiric = gains Armor for each Wound it deals
web-ability-summon = another monster attacks in its place
web-ability-fortified = from afar only Siege Attacks hit
web-ability-unfortified = walls do not protect it
web-ability-elusive = lower Armor only once all its attacks are blocked
web-ability-arcane-immunity = only Attack and Block affect it
web-ability-defend = lends Armor to an attacked enemy
web-ability-multiple-attacks = each attack is blocked on its own
web-ability-resist-physical = physical Attacks count half
web-ability-resist-fire = fire Attacks count half
web-ability-resist-ice = ice Attacks count half

## End

web-game-over = The game is over
web-game-won = You have won
web-game-lost = You did not make it
web-score = Score
web-score-total = Total
web-download-save = Download the save
web-see-table = See the table

## Phone

web-tabs = Parts of the table
web-tab-map = Map
web-tab-combat = Combat
web-tab-hero = Hero
web-tab-offers = Offers

## Help

web-help-enter = gives the main answer of the question
web-help-rows = pick the answer that carries the key
web-help-arrows = move between spaces of the map
web-help-tab = goes to the next part, card or answer
web-help-zoom = zoom the map; 0 shows all of it
web-help-undo = takes the last answer back
web-help-esc = closes what is open
web-help-help = opens this page
web-help-why = Click any piece: it does its one thing, offers its several ones, or says which rule forbids it.
web-legend-can = can be used now
web-legend-main = current choice
web-legend-idle = allowed, but useless now
web-legend-danger = fight

## The gallery and the rules reference

web-library = Cards
web-library-title = Cards and tokens of { $game }
web-library-print = Print
web-library-filters = Search and filters
web-library-search = Search in names and texts, in either language
web-library-kind = Kind
web-library-color = Colour
web-library-set = Box
web-library-contains = Contains
web-library-any = any
web-library-all = All
web-library-clear = Clear
web-library-found = { $n } of { $of } pieces
web-library-nothing = Nothing fits. Take away a word or a filter.
web-library-missing = Not playable in this edition yet.
web-library-thrown = thrown away
web-library-rules = Rules it touches
web-library-steps = Other pieces
web-library-first = first
web-library-last = last
web-library-effects = Effects
web-library-elements = Elements
web-library-abilities = Enemies and resistances
web-library-kind-basic-action = Basic Actions
web-library-kind-advanced-action = Advanced Actions
web-library-kind-spell = Spells
web-library-kind-artifact = Artifacts
web-library-kind-wound = Wounds
web-library-kind-unit = Units
web-library-kind-skill = Skills
web-library-kind-tactic = Tactics
web-library-kind-enemy = Enemies
web-library-kind-ruin = Ruins
web-library-kind-site = Sites
web-library-kind-city = Cities
web-library-kind-tile = Map tiles
web-library-set-base = base game
web-library-set-lost-legion = The Lost Legion
web-library-set-shades-of-tezla = Shades of Tezla
web-library-set-ultimate-edition = Ultimate Edition
web-library-set-krang = Krang
web-library-mark-move = Move
web-library-mark-influence = Influence
web-library-mark-attack = Attack
web-library-mark-ranged = Ranged Attack
web-library-mark-siege = Siege Attack
web-library-mark-block = Block
web-library-mark-heal = Healing
web-library-mark-draw = draw cards
web-library-mark-mana = mana tokens
web-library-mark-crystal = crystals
web-library-mark-ready = ready Units
web-library-mark-fame = Fame
web-library-mark-reputation = Reputation
web-library-mark-wound = Wounds
web-side-usage = use
web-side-other = others
web-rules-chapters = Chapters
web-rules-part-book = The game
web-rules-part-variants = Variants
web-rules-part-scenarios = Scenarios
web-rules-of = { $n } rules
web-rules-pieces = Cards and tokens it concerns
web-rules-none = No rule speaks of that. Try fewer words, or the other language.

## Seats

web-more-choices = Several players, variants, other scenarios …
web-link-gone = This link is not valid any more; ask for a new one.
web-cover-title = Pass the screen to { $hero }
web-cover-hint = Nothing hidden is shown until then.
web-cover-look = I am { $hero }
web-waiting-for = Waiting for { $hero }.
web-people = Players
web-people-here = at this screen
web-people-link = by link
web-people-bot = played by a bot
web-people-you = you
web-people-there = connected
web-people-away = away
web-people-watch = Spectators
web-people-watch-hint = Whoever opens this link sees the table but no hand.
web-people-copy = Copy the link
web-people-copied = Copied
web-people-renew = New link
web-people-link-told = This link was told to another browser; a new one makes it worthless.
web-people-give = Let a bot play
web-people-take = Take the seat back
web-rivals = Other players
web-consent-title = Request to take back
web-consent-ask = Ask the others to agree
web-consent-asks = { $hero } asks to take back the last answers ({ $n }).
web-consent-waiting = Waiting for the consent of { $heroes }.
web-consent-yes = Agree
web-consent-no = Refuse
web-consent-withdraw = Withdraw
web-duel-title = { $aggressor } against { $defender }
web-duel-field = Combat between players
web-duel-ranged = Ranged
web-duel-melee = Melee
web-duel-attack = Attack
web-duel-damage = Damage
web-duel-aggressor = attacker of this combat
web-duel-defender = defends
web-duel-defender-full = defends with a full turn
web-duel-stage-answer = { $acting } decides how to take part.
web-duel-stage-attack = { $acting } may attack.
web-duel-stage-block = { $acting } blocks the attack of { $attacker }.
web-duel-stage-assign = { $acting } assigns the damage.
web-duel-stage-after = { $acting } finishes the turn.
web-duel-siege-only = Only Siege Attacks count against these walls.
web-duel-targets = Damage that wounds
web-duel-hero = the Hero
web-score-winner = winner
web-download-csv = Score (CSV)
web-download-json = Score (JSON)

## Set-up

web-setup-title = A new game
web-setup-players = Players
web-setup-rounds = Rounds: { $n }.
web-setup-seats = Heroes and seats
web-setup-hero-n = Hero of player { $n }
web-setup-seat-n = Seat of player { $n }
web-setup-here = At this screen
web-setup-link = By a link of their own
web-setup-seats-hint = Several players at this screen pass it around; a cover hides each hand. Links appear when the game begins.
web-setup-seats-open = Several heroes at this screen may be led by one person; nothing is hidden. Links appear when the game begins.
web-setup-variants = Variants and sets
