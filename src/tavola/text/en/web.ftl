### The fixed words of the browser page

## Chronicles

web-chronicles = Chronicles
web-chronicle-about = Each game of a chronicle begins in the world its last winner left behind.
web-chronicle-kept = Your chronicles
web-chronicle-none = No chronicle yet. Begin one, or read the line of another table.
web-chronicle-next = Game { $n } is next
web-chronicle-begin = Begin a chronicle
web-chronicle-name = Name
web-chronicle-rename = Rename
web-chronicle-read = Read a line
web-chronicle-line = The line of a chronicle
web-chronicle-open = Open the chronicle
web-chronicle-export = Take it to another table
web-chronicle-copy = Copy the line
web-chronicle-copied = Copied
web-chronicle-line-secret = People play the next game from their own screens. The line tells what lies in their decks, so it is shown once their game is over.
web-chronicle-land = The land of game { $n }
web-chronicle-play = Play game { $n }
web-chronicle-under-way = Go on with the game under way
web-chronicle-history = History
web-chronicle-no-history = Nothing has been played yet.
web-chronicle-game = Game { $n }
web-chronicle-end-land = The land at the end of game { $n }
web-chronicle-see-game = See the table
web-chronicle-goes-on = Go on with the chronicle
web-chronicle-link = Chronicles: games that follow each other

## Pages

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
web-scenario-option = { $rounds ->
        [one] { $name } (1 round)
       *[other] { $name } ({ $rounds } rounds)
    }
web-seed = Seed
web-seed-hint = optional: the same number gives the same game
web-start = Start
web-load-title = Load a save file
web-load-file = A file downloaded from Távola
web-fan-notice = Unofficial fan-made software. Not affiliated with, endorsed or sponsored by the publishers or designers of the games it can play. Game names are trademarks of their owners and are used only to say which rules are implemented. No artwork or rulebook text from the games is included; you need your own copy to learn and enjoy them fully. The licence covers this software and its own drawings only.
web-rules = Rules
web-rules-title = Rules of { $game }
web-rules-search = Search by words or number
web-rules-found = { $n ->
        [0] No rules found
        [one] 1 rule found
       *[other] { $n } rules found
    }
web-rules-all = All rules of this chapter
web-rule-open = Rule { $id }
web-rule-missing = This rule could not be read.
web-example = Example:
web-close = Close
web-moment-on = See the result
web-drop-here = Drop it here
web-loading = Setting the table …
web-server-away = The server does not answer. Your game is safe; the page tries again by itself.
web-reconnecting = The connection was lost. Nothing is lost with it; trying again …
web-try-again = Try again
web-table-gone = This table does not exist here

## Top bar

web-day = Day
web-night = Night
web-undo = Undo
web-undo-locked = not now
web-undo-nothing = There is nothing to undo.
web-help = Help and keys
web-refused = That is not possible

## Left column

web-used = used
## Map

web-map = Map. Arrow keys move between spaces.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole map
web-zoom-home = To my Hero
web-overview = The whole map in small

## Question

web-question = The question now
web-nothing-to-decide = Nothing to decide
web-spectator = You are watching this table.
web-answers = { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }
web-choices-n = { $n ->
        [one] 1 way
       *[other] { $n } ways
    }
web-all-options = All options ({ $n })
web-section-other = Choices
web-reveals = cannot be undone
web-idle = no use now
## Own area

web-own-area = Your hero and cards
web-card-words = Words of { $card }
## Preview

web-preview = Preview
web-move = Move
web-log = Log
web-log-auto = done by itself

## Combat

web-enemies = Enemies
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
## Help

web-help-enter = gives the main answer of the question
web-help-rows = pick the answer that carries the key
web-help-arrows = move between spaces of the map
web-help-tab = goes to the next part, card or answer
web-help-zoom = zoom the map; 0 shows all of it
web-help-inspect = read the piece under the pointer or in focus, without playing it
web-help-undo = takes the last answer back
web-help-esc = closes what is open
web-help-help = opens this page
web-help-why = Click any piece: it does its one thing, offers its several ones, or says which rule forbids it. Or drag it onto what it is for: what takes it lights up.
web-legend-can = can be used now
web-legend-main = current choice
web-legend-idle = allowed, but useless now
web-legend-danger = fight

## The gallery and the rules reference

web-library = Cards
web-library-title = Cards and tokens of { $game }
web-library-print = Print
web-library-filters = Search and filters
web-library-search = Search in names and texts, in any language
web-library-kind = Kind
web-library-color = Color
web-library-set = Box
web-library-contains = Contains
web-library-any = any
web-library-all = All
web-library-clear = Clear
web-library-found = { $of ->
        [one] { $n } of 1 piece
       *[other] { $n } of { $of } pieces
    }
web-library-nothing = No match. Take away a word or a filter.
web-library-missing = Not playable in this edition yet.
web-library-rules = Rules it touches
web-library-steps = Other pieces
web-library-first = first
web-library-last = last
web-library-set-base = base game
web-rules-chapters = Chapters
web-rules-part-book = The game
web-rules-part-variants = Variants
web-rules-part-scenarios = Scenarios
web-rules-of = { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
web-rules-pieces = Cards and tokens it concerns
web-rules-none = No rule speaks of that. Try fewer words, or the other language.

## Seats

web-more-choices = Several players, variants, other scenarios …
web-link-gone = This link is not valid any more; ask for a new one.
web-link-cookie = The seat could not be given to this browser: it keeps no cookies. Allow them for this address, then open the link again.
web-link-other = This browser has games of its own. To keep them, the link was not followed; open it in another browser or in a private window, or replace them: then only their own link brings them back.
web-link-locked = The host has locked this table; nobody new comes in.
web-link-replace = Replace the games of this browser
web-device-title = On another device
web-device-hint = With this link your games are yours on any device. Whoever has it plays as you: keep it to yourself.
web-device-show = Show my link
web-enter-title = This server asks for a password
web-enter-password = Password
web-enter-go = Come in
web-notice-on = Letters will come to you when it is your turn.
web-notice-off = You will get no more letters about this game.
web-cover-title = Pass the screen to { $hero }
web-cover-hint = Nothing hidden is shown until then.
web-cover-look = I am { $hero }
web-waiting-for = Waiting for { $hero }.
web-people = Players
web-people-here = at this screen
web-people-link = by link
web-turnings = Turning points
web-people-bot = played by a bot
web-people-rules = played by the rules
web-people-you = you
web-people-there = connected
web-people-away = away
web-people-watch = Spectators
web-people-watch-hint = Whoever opens this link sees the table but no hand.
web-people-copy = Copy the link
web-people-copied = Copied
web-people-renew = New link
web-people-link-told = This link was given to another browser; a new link makes it invalid.
web-people-give = Let a bot play
web-people-take = Take the seat back
web-people-name = Your name
web-people-mark = Mark
web-people-mark-red = Red
web-people-mark-blue = Blue
web-people-mark-green = Green
web-people-mark-gold = Gold
web-people-mark-violet = Violet
web-people-mark-grey = Grey
web-people-name-keep = Use this name
web-people-vacation = Vacation
web-people-vacation-days = { $days ->
        [0] none
       *[other] { $days } days
    }
web-people-vacation-until = on vacation until { $date }
web-people-renew-once = New link for one browser
web-people-kick = Take the seat away
web-house-lock = Lock the table
web-house-unlock = Open the table
web-house-pause = Pause the game
web-house-resume = Go on
web-house-paused = The host has paused this table.
web-held-title = The rules have changed
web-held-read = The game can be read as it was left.
web-held-go-on = Go on under the new rules
web-notices = When it is your turn
web-notices-browser = Let this browser tell me
web-notices-browser-on = This browser tells you while its page is open.
web-notices-email = Write to this e-mail address
web-notices-webhook = Tell this address (https://…)
web-notices-add = Add
web-notices-stop = Stop
web-notices-unconfirmed = waits for the letter to be confirmed
web-report = Report a problem
web-report-hint = What is wrong? The position goes with it to whoever runs this server.
web-report-send = Send
web-report-sent = Thank you; it has been kept.
web-chance = Chance was drawn before the first card
web-chance-over = Was chance drawn before the first card?
web-chance-hint = This number was fixed when the game began. At its end the seed is told, and everybody can check that the number belongs to it.
web-chance-seed = The seed was
web-chance-true = They belong together: nothing was changed on the way.
web-chance-false = They do not belong together.
web-consent-title = Request to take back
web-consent-ask = Ask the others to agree
web-consent-asks = { $n ->
        [one] { $hero } asks to take back the last answer.
       *[other] { $hero } asks to take back the last { $n } answers.
    }
web-consent-waiting = Waiting for the consent of { $heroes }.
web-consent-yes = Agree
web-consent-no = Refuse
web-consent-withdraw = Withdraw
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

## Learning

web-learn = Learn by playing
web-learn-about = A guided first game of { $game }: every step shown on the table, with its reason.
web-guide = Guided first game
web-guide-step = step { $n } of { $of }
web-guide-do = Do it
web-guide-else = Do something else
web-guide-leave = Play without a guide
web-guide-take-up = Play with the guide
web-guide-free = Play as you like; the guide waits
web-guide-over = You know the game now
web-guide-over-why = Play this game on to its end. Whenever you hesitate, ask for advice: it tells what an experienced player would do here, and why.
web-guide-play-on = Play on
web-coach = Advice
web-coach-then = Then: { $line }.
web-goal = Goal and words
web-goal-now = What it is about
web-goal-ends = What ends the game
web-glossary = Words of the game
web-glossary-search = Find a word
web-sure = Are you sure?
web-help-coach = asks for advice
web-help-goal = shows the goal and the words of the game

## The result, and a game looked at again

web-game-winner = { $who } wins
web-game-grade = Result:
web-game-grades = Grades of a result
web-end-minutes-here = this table was open here
web-play-again = Play again
web-same-seed = The same seed again
web-score-what = What earned what
web-progress = { $what } from Round to Round
web-progress-rounds = Numbers below: the Rounds. Touch a turning point to see it again.
web-to-result = Back to the result
web-replay = Look at it again
web-replay-play = Play it
web-replay-first = to the beginning
web-replay-back = one step back
web-replay-on = one step on
web-replay-last = to the end
web-replay-step = step { $n } of { $of }
web-replay-jump = Jump to
web-replay-eyes = Seen by
web-replay-fork = Play on from here
web-replay-leave = Back to the table
web-help-replay-step = step back and on
web-help-replay-round = to the round before and the next one
web-help-replay-ends = to the beginning and the end
web-help-replay-play = plays it, and stops

## What happened, step by step

web-story = What happens
web-story-of = { $who } acts
web-story-pause = Pause
web-story-on = Go on
web-story-back = One step back
web-story-next = Next step
web-story-skip = Skip
web-story-go-on = Go on
web-story-pace = Speed of what happens
web-story-pace-n = Speed: { $n } times
web-story-pace-off = at once
web-sound = Sounds
web-sound-on = on
web-sound-off = off
web-recap = What happened
web-recap-lines = { $n ->
        [one] 1 thing happened
       *[other] { $n } things happened
    }
web-recap-before = Before that
web-recap-returned = Since you were last here
web-recap-go-on = Go on
web-help-space = stops what is being shown, and goes on
web-count-fame = Fame
web-count-reputation = Reputation
web-count-wounds = { $n ->
        [one] Wound
       *[other] Wounds
    }
web-count-healed = healed
web-count-foes = { $n ->
        [one] enemy defeated
       *[other] enemies defeated
    }
web-count-crystals = { $n ->
        [one] crystal
       *[other] crystals
    }
web-count-levels = { $n ->
        [one] level
       *[other] levels
    }
web-count-sites = { $n ->
        [one] conquest
       *[other] conquests
    }
web-count-units = { $n ->
        [one] Unit
       *[other] Units
    }
web-count-artifacts = { $n ->
        [one] Artifact
       *[other] Artifacts
    }
web-count-cards = { $n ->
        [one] new card
       *[other] new cards
    }
web-count-drawn = drawn
web-count-health-lost = Health lost
web-count-deaths = { $n ->
        [one] death
       *[other] deaths
    }
web-count-loot = { $n ->
        [one] treasure
       *[other] treasures
    }
web-count-xp = XP
web-count-favor = favor
web-count-secrets = { $n ->
        [one] secret
       *[other] secrets
    }
web-count-warbands = { $n ->
        [one] warband
       *[other] warbands
    }

## Kept games, and a new one as a place

web-no-running = Nothing is under way.
web-stored-over = Finished games ({ $n })
web-rename = Rename
web-rename-game = Rename { $name }
web-rename-as = What the game is to be called
web-forget = Delete
web-forget-game = Delete { $name }
web-forget-title = Delete this game for good?
web-forget-hint = Its table, its log and the way to look at it again are gone then, for everybody who plays in it. This cannot be taken back.
web-forget-not = Keep it
web-setup-where = Where
web-setup-who = Who
web-setup-table = At the table
web-setup-for = for so many people:
web-setup-taken = player { $n }
web-setup-none = none
web-setup-length = length
web-setup-rounds-n = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
web-setup-about = about { $time }
web-setup-hard = difficulty
web-setup-map = map
web-setup-measured = measured
web-setup-won = { $bot } won { $won } of { $games } games ({ $rate } %)
web-setup-unmeasured = not yet
web-hard-1 = to learn with
web-hard-2 = gentle
web-hard-3 = demanding
web-hard-4 = merciless
