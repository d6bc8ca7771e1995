### Massive Darkness: what a table may agree on before the game

md-variant-always_enchant = Pay enchantments without asking
md-variant-always_enchant-about = As long as the symbols suffice for all of them, heroes' enchantments are paid by themselves. Otherwise every hero is asked and may decline each of them.
md-variant-lifebringer = Tokens on the Lifebringer
md-variant-lifebringer-about = How often a fallen hero can be brought back: two tokens as printed, more for an easier game, fewer for a harder one.
md-variant-order = Order of the campaign
md-variant-order-about = In which order the missions of a campaign are played.
md-variant-order-printed = as printed
md-variant-order-random = at random
about-scenario-tutorial = Find the Key and leave. A small dungeon to learn the rules with.
about-scenario-mission_1 = Find both Artifacts among false trails and bring them to the Library.
about-scenario-mission_2 = Hunt down the Giant Spider before it escapes.
about-scenario-mission_3 = Gather the three parts of an Artifact; the Chosen One must carry it out alive.
about-scenario-mission_4 = The dungeon falls behind you: beat the monster on watch and get out in time.
about-scenario-mission_5 = Lure the Immortal onto the bridge with fireworks and bring the bridge down.
about-scenario-mission_6 = Find the keys to the Last Chamber and kill the caged beast.
about-scenario-mission_7 = Work the levers together to open the locked way out.
about-scenario-mission_8 = Break the pillars and slay the three Executors.
about-scenario-mission_9 = Hold the Artifact against waves of enemies. As many cards come for one hero as for six: alone it is very hard.
about-scenario-mission_10 = Climb through three stages and destroy the Dark Emissary.
about-scenario-campaign = Story mode: all missions with growing heroes and a market between them; the campaign is kept between sessions.
