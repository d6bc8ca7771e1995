# What a table says beyond its rules: files brought to it, games of other versions, people and links, trouble.

error-position-word = A word or number of a position file has at most { $limit } characters.
error-position-deep = A position file nests too deeply; a key has at most { $limit } parts.
error-position-long = A position file has at most { $keys } keys and { $entries } entries in its lists.
error-position-number = The number of { $key } is too large for any position.
error-position-text = The text of { $key } has more than { $limit } characters.
error-positions-closed = This server begins no games from positions.

error-save-rules = This save was written under other rules (engine { $engine }), and those of this version do not lead to the same state. It can go on from its stored state under the new rules.
error-game-damaged = The record of game { $id } is damaged and cannot be read.
error-other-rules = The rules have changed since this game was last played (engine { $before }, now { $now }), and would have led to another state. It can be read as it is, or go on from here under the new rules.
error-other-version = This game was played by another version (engine { $before }, now { $now }) and can no longer be opened by this one; its log can still be read.
table-moved = From here on the game is played by the rules of engine { $now } (before: { $before }).
undo-other-rules = What was answered under other rules cannot be taken back.
undo-ended = The game is over, and what was hidden may have been told: its end cannot be taken back.

error-data-damaged = { $file } is a Távola database, but it is damaged; restore it from a copy.
error-data-claimed = Another server already uses { $file }.
error-storage = The game could not be stored, and nothing was changed; please tell whoever runs this server.
error-storage-full = The disk of this server is full: the game could not be stored, and nothing was changed.

error-position-crowd = { $key } holds { $count }; a game has room for { $most } at most.
error-position-options = This position offers more than { $limit } answers at once; that is more than a table can show.
error-busy = Too many people are asking for this at once; please try again in a moment.
error-too-long = This took longer than { $seconds } seconds and was stopped.
error-too-many-links = Too many links were opened from here; try again later.
error-too-many-checks = Too many questions from here; try again in a minute.
error-too-many-watchers = Too many people are watching this table already.
error-too-many-sockets = This table is open in too many of your tabs.
error-flood = You were cut off: too many messages.
error-seed-drawn = Where others play behind links, the server draws the seed: whoever chose it would know every hand.
help-positions = Let people begin games from position files, and from saves that begin so.
help-proxy = Address of a proxy in front of this server whose word on visitors' addresses is believed; may be repeated.
help-helpers = How many processes think for bots and read files.
help-workers = How many processes serve; each table is played by one of them.
help-peer = Name or address of this machine by which other servers of the same PostgreSQL database reach it.
error-data-server = The database cannot be used: { $reason }.
error-data-driver = Games in PostgreSQL need the extra package: pip install 'tavola[postgres]'.

## Advice

advice-only = There is no other answer.
advice-best = Of everything on offer, this leaves you best off at once.
advice-prepares = It does not pay yet, but it opens the best line of play from here.
advice-habit = An experienced player would do this here.
advice-estimate-best = the best by estimate
advice-estimate-behind = { $n }.{ $n_tenth } less by estimate, in the player’s own points
advice-chance = wins in about { $n } of 100 games by estimate

## Looking after kept games

error-data-none = There are no games at { $file }.
error-data-same = { $file } cannot be copied onto itself.
error-db-forget = Say which games, or how old: by their ids, or with --older.
help-db = Look after the games that are kept: check, copy, move, forget.
help-db-check = Look over every kept game, as a table would open it.
help-db-backup = Copy all games into FILE; the server may go on. Run again, it copies what has changed.
help-db-restore = Bring back the games of a copy.
help-db-move = Copy all games to another database, such as from SQLite to PostgreSQL; no server may be using them.
help-db-forget = Delete games for good.
help-db-after = Begin after this game.
help-db-replace = Put the games of the copy in place of those that differ; without it they stay.
help-db-older = Games nobody has touched for so many days.
help-db-finished = Of these, only games that are over.
help-db-yes = Do it; without this, only say how many they are.
db-progress = { $done } of { $of } games …
db-trouble = The database says: { $reason }
db-damaged = { $id } is damaged and cannot be read.
db-held = { $id } can be read; it goes on under the new rules when its host says so.
db-closed = { $id } was played by a version that this one cannot follow; its log can be read.
db-checked = { $count ->
    [one] One game looked over
   *[other] { $count } games looked over
  }, { $sound } sound.
db-copied = { $count ->
    [one] One game copied
   *[other] { $count } games copied
  }, { $there } were there already.
db-would-forget = { $count ->
    [one] One game would be deleted for good; say --yes.
   *[other] { $count } games would be deleted for good; say --yes.
  }
db-forgotten = { $count ->
    [one] One game is deleted for good.
   *[other] { $count } games are deleted for good.
  }

## People at a table

error-table-locked = The host has locked this table; nobody new comes in.
error-table-paused = The host has paused this table.
error-kicked = The host has given your seat to somebody else.
db-reports-none = Nobody has reported anything.
help-db-reports = Read what players reported, with the position they speak of.
error-not-your-seat = Only whoever plays this seat may do that.
error-notice-address = Nothing can be sent to this address.
error-notice-many = A seat can be told in { $most } ways at most.
error-smtp = The mail server is named by smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.
error-notices-origin = Letters need the public address of this server: say --origin.
error-password = This server asks for a password.
error-password-wrong = That is not the password.
help-smtp = Through whom letters are sent to players whose turn it is: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.
help-webhooks = Tell addresses on the web, too, if players name them.
help-password = What everybody must know to come in.
notice-turn-subject = Your turn: { $title }
notice-turn-body = It is your turn in { $title }.

    { $url }

    To get no more letters about this game: { $stop }
notice-confirm-subject = Letters about your games at Távola
notice-confirm-body = Somebody, probably you, wants to be told here when it is their turn at a table. If you agree, open this address:

    { $url }

    If not, do nothing: nothing more will be sent.
