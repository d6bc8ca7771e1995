### The table, the terminal, the command line and the server

## Errors: one clear sentence that names the culprit

error-unknown-game = There is no game { $name }; there are: { $known }.
error-unknown-scenario = There is no scenario { $name }; there are: { $known }.
error-unknown-bot = There is no bot { $name }; there are: { $known }.
error-unknown-command = There is no command { $name }; there are: { $known }.
error-unknown-option = There is no option { $name }; see --help.
error-unknown-card = { $game } has no card { $name }.
error-unknown-card-near = { $game } has no card { $name }; did you mean { $near }?
error-unknown-kind = There is no kind "{ $name }". There are: { $known }.
error-unknown-table = There is no stored game { $id }.
error-nothing-to-continue = { $game_id ->
        [none] There is no unfinished game here.
       *[other] There is no unfinished game of { $game } here.
    }
error-no-rule = No rule speaks of "{ $query }".
error-missing-argument = { $name } is missing; see --help.
error-bad-value = { $name } does not fit: { $reason }
error-usage = This command was not understood: { $reason }
error-file = { $file } cannot be used: { $reason }.
error-file-too-large = { $file } is too large.
error-file-not-text = { $file } is not a text file in UTF-8.
error-no-step = There is no step { $number } to go back to; the last is { $most }.
error-game-over = The game is over.
error-no-answer = An answer is a notation or one of the options; { $said } is neither.
error-thought-saved = This match is only imagined; it cannot be saved.
error-stale = The table has moved on to step { $seq }.
error-simulation = { $failed } of { $games } games did not reach their end.

error-save-damaged = This save file is damaged: { $where }.
error-save-foreign = This file is not a save of Távola.
error-save-format = This save has format { $found }; this version reads format { $known }.
error-save-too-large = This save file has { $bytes } bytes; at most { $limit } are read.
error-save-too-long = This save file has { $answers } answers; at most { $limit } are read.
error-save-answer = Answer { $number } of this save file, "{ $answer }", is not legal there.
error-save-other-state = This save file does not replay to the state it claims.

error-position-game = A position file needs a line game = "…" naming its game.
error-position-key = There is no key { $key } in a position file; there are: { $known }.
error-position-key-near = There is no key { $key } in a position file; did you mean { $near }? There are: { $known }.
error-position-value = { $key } cannot be "{ $value }" in this position.
error-position-known = { $key } cannot be "{ $value }". Allowed: { $known }.
error-position-near = { $key } cannot be "{ $value }"; did you mean { $near }?
error-position-near-known = { $key } cannot be "{ $value }"; did you mean { $near }? Allowed: { $known }.
error-position-least = { $key } cannot be { $value }: it is at least { $least }.
error-position-range = { $key } cannot be { $value }: it is from { $least } to { $most }.
error-position-kind = { $key } cannot be "{ $value }": { $kind_id ->
    [number] a whole number is meant
    [flag] true or false is meant
    [list] a list is meant
    [section] a section of keys is meant
   *[text] a text is meant
}.
error-position-spelling = { $key }: "{ $value }" cannot be read: a word, what it knows, and in brackets the effects inside, with ; between them.
error-position-state = What stands under [state] cannot be: { $where }.
error-position-path = { $key }: there is no such place in this position.
error-position-unsound = What is pending in this position, or stands under [state], does not go with the rest of it ({ $where }).
error-position-toml = This position file is not valid TOML: { $where }.
error-position-too-large = A position file has at most { $limit } characters.

error-data-folder = The data folder { $folder } cannot be written; choose another with --data.
error-data-foreign = { $file } is not a Távola database.
error-data-version = { $file } was written by another version (format { $found }; this version reads { $known }).
error-data-file = { $file } cannot be used: { $reason }.

error-port-in-use = Port { $port } is already in use; choose another with --port.
error-port-forbidden = You cannot use port { $port }; choose one above 1023 with --port.
error-host = This machine cannot listen on { $host }.
error-origin = This request came from another site and was refused.
error-not-found = There is nothing at { $path }.
error-bad-request = This request was not understood: { $reason }.
error-body-too-large = This request is larger than { $limit } bytes.
error-too-many-tables = Too many new tables from here; try again later.
error-frame-too-large = A message may have at most { $limit } bytes.
error-bad-frame = This message was not understood: { $reason }.
error-too-fast = Too many messages at once; please slow down.
error-internal = Something went wrong inside the table; nothing was changed, and the fault was noted.
error-watching = You are watching this table; only its players can answer.
error-not-your-turn = Another player must decide now.
error-only-host = Only whoever began this table may change that seat.
error-no-seat = There is no seat { $seat } at this table.
error-seed = A seed is a whole number, not { $seed }.
error-no-people = At least one seat must be played by a person.
error-too-many-seats = { $count } seats were named for { $most } players.
error-unknown-seat = A seat cannot be { $name }; it can be: { $known }.
error-save-secret = While others play behind links, the save would show their cards; it can be downloaded once the game is over.
error-too-many-requests = Too many requests; wait a little before you ask again.
error-consent-refused = The others did not agree to take that back.
error-not-over = The game is not over yet.
error-option-form = "{ $said }" does not fit; write --option name=value.

## Why an answer cannot be taken back

undo-nothing = There is nothing to take back.
undo-sealed = Something was revealed or rolled since; that cannot be taken back.
undo-other-seat = Another player has answered since; that cannot be taken back.
undo-nobody = There is nobody else to agree to that.

## The server

server-ready = The table is set at { $url } (stop it with Ctrl+C).
server-no-page = The page has not been built yet; in the folder of Távola, run "make play" once.

## Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this page.
help-lang = Language; by default that of this machine.
help-json = Print JSON for programs.
help-data = Folder the games are kept in.
help-port = Port to listen on.
help-host = Address to listen on.
help-no-browser = Do not open the browser.
help-database = Where the games are kept: a SQLite file, or postgresql://…
help-origin = Another site whose pages may connect; may be repeated.
help-scenario = Scenario; by default the first of the game.
help-players = Who sits where, separated by commas.
help-option = A variant of the rules, as name=value or a plain name; may be repeated.
help-play-bots = Bot of each seat, separated by commas; - for a person.
help-seed = Seed of the game's randomness; the same number gives the same game.
help-continue = Go on with a stored game: the last one, or the one with this id.
help-list = List the games kept here, or those of one game, with where each stands.
help-load = Go on from a save file.
help-missing = List what is printed but cannot be played yet.
help-cards-kind = Only pieces of this kind: spell, unit, enemy, site, tile …
help-cards-find = Only pieces whose names or texts hold these words, in either language.
help-position-play = Answer to give; may be repeated.
help-replay-step = Wait for a key after each answer.
help-simulate-players = Who sits where, separated by commas; several line-ups separated by / take turns; by default every hero alone.
help-simulate-games = How many games.
help-simulate-bots = Bot of each seat, separated by commas.
help-simulate-seed = Seed of the first game; each further game adds one.
help-simulate-jobs = How many processes.
help-simulate-think = Seconds a bot may think about each answer; without it a fixed measure, the same on every machine.
help-simulate-check = Fail unless every game reached its end.
help-simulate-on = Play on the workers of a Dask cluster: dask://host:port. The games are the same.
help-tournament = Let every bot play against every other, on the same seeds. Shows how strong each is, and how sure that is.
help-tournament-bots = The bots that take part, separated by commas.
help-tournament-seeds = How many seeds; on each of them every two bots meet.
help-tournament-together = Every seat of a game belongs to one bot, and games of the same seed are compared.
help-tournament-page = Also write the results as a page to this file.
help-bench-players = Who sits where, separated by commas, or how many heroes; by default as few as the scenario allows.
help-bench-quick = Measure less, in a few seconds.
help-tavola = A table for adventure board games. Without a command: starts it on this machine and opens the browser.
help-play = Play in the terminal. Every answer is stored before the next question; --continue takes a game up again.
help-serve = Serve a table to others. Whoever begins a game plays it; others with its address watch.
help-games = List the games.
help-scenarios = List the scenarios of a game.
help-learn = Learn by playing: a guided first game, taken up where it was left.
help-learn-again = Begin anew instead of taking up the lesson that was left.
help-cards = List everything printed in a game, or show one piece in words with the rules it touches.
help-rules = Search the numbered rules of a game by words or number; without words list the chapters, with the id of one all its rules.
help-position = Show a position file, its decision and options. Answers given with --play are applied first.
help-simulate = Play whole games with bots. Shows how many finished, their scores and the speed.
help-replay = Verify a saved game and step through it.
help-bench = Measure speed on this machine.

## Headings of lists

heading-id = id
heading-name = name
heading-scenarios = scenarios
heading-players = players
heading-rounds = rounds
heading-kind = kind
heading-set = set
heading-game = game
heading-scenario = scenario
heading-stands = where it stands
heading-played = last played
heading-chapter = chapter
heading-rules = rules

kept-none = No game is kept here yet.
kept-round = Round { $n }
kept-finished = Finished: { $stands }
cards-none-missing = Nothing is missing.
cards-none-found = No match.
replay-more = Press any key to go on.
replay-verified = { $answers ->
    [one] Verified: 1 answer replays to the stored state.
   *[other] Verified: all { $answers } answers replay to the stored state.
  }

tournament-played = { $games } games on { $seeds } seeds; failed: { $failed }
tournament-bot = Bot
tournament-rating = Rating
tournament-interval = 95 in 100
tournament-score = Mean score
tournament-won = Won
tournament-points = Points
tournament-against = Points of each bot (rows) against each other
error-tournament-bots = A tournament needs at least two bots.
error-cluster-address = “{ $said }” is no address of a cluster; it begins with dask://
error-no-dask = Dask is not installed here: pip install "tavola[dask]"
simulate-games = { $finished } of { $games } games finished, { $won } won.
simulate-speed = { $answers } answers in { $seconds } s: { $rate } answers per second.
simulate-scores = Scores: mean { $mean }, least { $least }, most { $most }.
simulate-length = Length: { $mean } answers on average.
simulate-failure = Failed: seed { $seed }, { $players }, after { $answers } answers: { $error }

## The measurements of `tavola bench`

bench-new-game = new game
bench-answers = random play, one core
bench-branch = branch a state
bench-apply = apply an answer
bench-options = options of a state
bench-view = view of a state
bench-odds = odds of an attack
bench-save-load = save and load a whole game
bench-store = answer, stored
bench-open = open a stored game
bench-round-trip = server round trip
heading-measure = measure
heading-middle = median
heading-most = 95 of 100 within

## The terminal

terminal-welcome = Game { $table }. Type a number, a notation or the words of an option; "help" lists the commands.
terminal-who = Who do you play?
terminal-kept = The game is kept. Continue it with --continue { $table }.
terminal-interrupted = Stopped; every answer given is kept.
terminal-no-number = There is no option { $number }; the last is { $most }.
terminal-nobody = Nobody is called “{ $name }”; type a number from 1 to { $most }, or a name.
terminal-reveals = (cannot be undone)
terminal-idle = (has no effect now)
terminal-idle-heading = Without effect now
terminal-wished = (the lesson suggests this)
terminal-several = Several options begin with “{ $said }”:
terminal-unknown = “{ $said }” is neither an option, nor a piece of this game, nor a command; "help" lists the commands.
terminal-offered = That can be done now: option { $number }, { $label }.
terminal-advice = Worth considering: option { $number }, { $label }.
terminal-advice-then = Then perhaps: { $line }.
terminal-advice-compared = { $label }: { $told }.
terminal-no-goal = This game does not say what it is about.
terminal-aim = { $done ->
        [1] Done: { $aim }
       *[other] { $need ->
            [0] { $aim }
           *[other] { $aim } ({ $have } of { $need })
        }
    }
terminal-lesson = Lesson: { $chapter }, step { $n } of { $of }.
terminal-lesson-chapter = { $chapter }: { $n } of { $of }
terminal-lesson-over = The lesson is over; the game goes on.
terminal-lesson-left = The lesson is silent; "{ $word }" takes it up again.
terminal-no-lesson = This game is no lesson; "tavola learn { $game }" begins one.
error-no-lesson = There is no guided first game of { $game }.
terminal-no-map = This game has no map.
terminal-turn = { $who } decides.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }.
terminal-total = Total: { $points }
terminal-won = The scenario is won.
terminal-lost = The scenario is lost.
terminal-seed = Seed of this game: { $seed }

terminal-word-undo = undo
terminal-word-why = why
terminal-word-card = card
terminal-word-advise = advise
terminal-word-goal = goal
terminal-word-lesson = lesson
terminal-word-rules = rules
terminal-word-log = log
terminal-word-save = save
terminal-word-lang = lang
terminal-word-view = view
terminal-word-map = map
terminal-word-draw = draw
terminal-word-options = options
terminal-word-help = help
terminal-word-quit = quit
terminal-word-yes = yes
terminal-sure = Sure? Give the same answer again, or say { $word }: { $label }

terminal-help-undo = { $word }: take back the last answer
terminal-help-why = { $word } PIECE: why a piece cannot be used now, as in "{ $word } { $piece }"
terminal-help-card = { $word } NAME: the words of a card, or of any piece, and the rules it touches
terminal-help-advise = { $word }: what an experienced player would answer here, and why
terminal-help-goal = { $word }: what the game is about and how far you have come
terminal-help-lesson = { $word }: silence the lesson, or take it up again
terminal-help-rules = { $word } WORDS: search the rules
terminal-help-log = { $word } [NUMBER]: the last lines of the log
terminal-help-save = { $word } [FILE]: write a save file
terminal-help-lang = { $word } pt-BR or { $word } en: switch the language
terminal-help-view = { $word }: the whole table
terminal-help-map = { $word }: how the places lie, in words, with ways and costs
terminal-help-draw = { $word }: the same as a drawing
terminal-help-options = { $word }: the question and its options again
terminal-help-help = { $word }: this list
terminal-help-quit = { $word }: leave; the game is kept

## Mage Knight's table in plain lines

board-none = none
printed-colors = { $n ->
        [one] color: { $value }
       *[other] colors: { $value }
    }
printed-mana = mana: { $value }
printed-decks = decks: { $value }
printed-copies = copies: { $value }
printed-pile = pile: { $value }
printed-number = number: { $value }
printed-hero = hero: { $value }
printed-level = level: { $value }
printed-health = Health: { $value }
printed-of = { $name } ({ $n })
error-unknown-variant = There is no option { $name } for this game; there are: { $known }.
error-bad-number = { $name } needs a whole number; "{ $value }" is none.
error-bad-range = { $name } goes from { $least } to { $most }; { $value } does not fit.
help-version = Shows the version.
help-default = default: { $value }
value-number = NUMBER
value-text = TEXT
value-folder = FOLDER
value-file = FILE
value-game = GAME
value-words = WORDS
value-option = NAME=VALUE
value-address = ADDRESS
value-seconds = SECONDS
value-options = OPTIONS
value-command = COMMAND
value-arguments = ARGS
help-words = Lists the languages and how many messages each lacks.
help-words-missing = Lists the messages this language lacks and another has, of the house and of each game.
heading-language = language
heading-missing = missing
words-none-missing = No message is missing.
position-shown = This is the position; go on when you have looked at it.
