### Mage Knight: Names of Tactics

## Tactics

mk-tactic-early_bird = Early Bird
mk-tactic-rethink = Rethink
mk-tactic-mana_steal = Mana Steal
mk-tactic-planning = Planning
mk-tactic-great_start = Great Start
mk-tactic-the_right_moment = The Right Moment
mk-tactic-from_the_dusk = From the Dusk
mk-tactic-long_night = Long Night
mk-tactic-mana_search = Mana Search
mk-tactic-midnight_meditation = Midnight Meditation
mk-tactic-preparation = Preparation
mk-tactic-sparing_power = Sparing Power
