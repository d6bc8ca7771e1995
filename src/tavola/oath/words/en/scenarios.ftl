### What can be chosen before a game

about-scenario-fresh = A new chronicle’s first game: three lands are known, five lie hidden. The Chancellor defends the throne; the Exiles want it, each in a way of their own.
about-scenario-walkthrough = The printed first game for four, with its sites, cards and order of the decks: the game to learn Oath with.
about-scenario-prince = The Clockwork Prince sits at your table and plays by his own rules: one to five people against an automated Chancellor or Exile, whose mind lies open.
