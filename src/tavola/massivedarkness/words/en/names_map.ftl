### Massive Darkness: names of tiles, tokens, doors and events

## Tiles

md-tile-1r = Tile 1R
md-tile-1v = Tile 1V
md-tile-2r = Tile 2R
md-tile-2v = Tile 2V
md-tile-3r = Tile 3R
md-tile-3v = Tile 3V
md-tile-4r = Tile 4R
md-tile-4v = Tile 4V
md-tile-5r = Tile 5R
md-tile-5v = Tile 5V
md-tile-6r = Tile 6R
md-tile-6v = Tile 6V
md-tile-7r = Tile 7R
md-tile-7v = Tile 7V
md-tile-8r = Tile 8R
md-tile-8v = Tile 8V
md-tile-9r = Tile 9R
md-tile-9v = Tile 9V

## Zones that no tile shows

md-zone-bridge1 = Bridge 1
md-zone-bridge2 = Bridge 2

## Tokens

md-token-artifact = Artifact token
md-token-lair = Lair token
md-token-library = Library token
md-token-objective = face-down token
md-token-level = level token
md-token-treasure = treasure token
md-token-special_treasure = special treasure token
md-token-pillar = Pillar
md-token-damage = damage token
md-token-start = start zone
md-token-exit = Exit
md-token-bridge = Shadow Bridge
md-token-first_player = first-player token
md-token-door = door token
md-token-firework = Firework
md-token-lever = Lever
md-token-key = Key

## Pillars

md-pillar-pillar1 = Pillar 1
md-pillar-pillar2 = Pillar 2
md-pillar-pillar3 = Pillar 3
md-pillar-pillar4 = Pillar 4
md-pillar-pillar5 = Pillar 5
md-pillar-pillar6 = Pillar 6

## Door cards

md-door_card-d1 = Door card 1
md-door_card-d2 = Door card 2
md-door_card-d3 = Door card 3
md-door_card-d4 = Door card 4
md-door_card-d5 = Door card 5
md-door_card-d6 = Door card 6
md-door_card-d7 = Door card 7
md-door_card-d8 = Door card 8
md-door_card-d9 = Door card 9
md-door_card-d10 = Door card 10

## Event cards

md-event_card-e1 = Vanguard Patrol
md-event_card-e2 = Local Garrison
md-event_card-e3 = Rearguard Patrol
md-event_card-e4 = Footsteps Behind
md-event_card-e5 = Something Ahead
md-event_card-e6 = Hunter on the Trail
md-event_card-e7 = Rest in the Shade
md-event_card-e8 = Lost Pack
md-event_card-e9 = Distant Drums
md-event_card-e10 = Blessing of Life
md-event_card-e11 = Healing Spring
md-event_card-e12 = Forgotten Chest
md-event_card-e13 = Gleam of Gold
md-event_card-e14 = Lesson of Battle
md-event_card-e15 = Light of the Ancestors
md-event_card-e16 = Second Wind
md-event_card-e17 = Torches Die
md-event_card-e18 = Witchfire
md-event_card-e19 = Frenzy
md-event_card-e20 = Silence

## What quiet events tell

md-text-event_card-e9 = Drums far away, nothing more.
md-text-event_card-e20 = Nothing stirs.
