### Mage Knight: what each Tactic does

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
