### The words of Mage Knight's page

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
web-source = Source
web-die-of = Die: { $color }
web-tactic = Tactic
web-no-tactic = not chosen yet
web-in-order = no. { $n } in order
web-dummy = Dummy
web-tactic-of = tactic { $n }, { $tactic }
web-deck-count = { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
web-discard-count = { $n ->
        [one] 1 card discarded
       *[other] { $n } cards discarded
    }
web-tiles = Tiles in the stack
web-countryside = countryside
web-core = core
web-terrain = Terrain
web-explore = Explore
web-slot-label = Empty tile position { $slot }
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
web-offer-units = Units
web-offer-advanced = Advanced Actions
web-offer-spells = Spells
web-armor-n = Armor { $n }
web-cost-influence = costs { $n } Influence
web-unit-words = Level { $level }, Armor { $armor }, costs { $cost } Influence.
web-recruited-at = Recruited at: { $sites }.
web-section-tactics = Tactics
web-side-basic = basic
web-side-strong = strong
web-pay-polarized = polarized
web-reveals-short = no way back
web-tactics-title = Tactics for the { $time }, round { $n }
web-level-commands = level { $level } · commands { $n }
web-hand-limit = Hand limit { $n }
web-heal-n = { $n ->
        [one] 1 Healing point
       *[other] { $n } Healing points
    }
web-deck = deck
web-discard = discard
web-in-play = in play
web-pile-empty = There is no card here.
web-crystal-of = Crystal: { $color }
web-crystals-of = Crystals, { $color }: { $n }
web-any-color = any basic color
web-mana-tokens = Mana tokens
web-hand-of = { $n ->
        [one] Hand: 1 card
       *[other] Hand: { $n } cards
    }
web-hand-empty = Your hand is empty.
web-options-n = { $n ->
        [one] 1 option
       *[other] { $n } options
    }
web-wound-words = Cannot be played. Heal it or rest.
web-units-own = Your units
web-command-free = free Command token
web-level-short = lv { $n }
web-unit-spent = spent
web-unit-ready = ready
web-wounds-n = wounds: { $n }
web-influence = Influence
web-healing = Healing
web-reachable = Spaces you can enter now
web-left-over = { $n } left
web-rewards = Rewards to come
web-account = Account
web-pool-empty = Nothing played yet in this phase.
web-block = Block
web-from-sideways = { $card } sideways
web-have-need = { $have } of { $need }
web-combat-phases = Phases of the combat
web-see-map = See the map
web-back-to-fight = Back to the combat
web-beaten = defeated
web-foe-label = Enemy { $n }: { $enemy }, armor { $armor }, attack { $attack }, fame { $fame }
web-foe-attack = { $enemy }, attack { $i }
web-foe-summoned = summoned
web-foe-rampaging = rampaging
web-foe-defender = defends the site
web-foe-other = guards this place
web-foe-plain-attack = Attack { $value } { $element }: Block { $need } stops it whole. Unblocked, damage { $damage } against Armor { $armor }: { $wounds ->
    [one] one Wound
   *[other] { $wounds } Wounds
 } for the Hero.
web-foe-plain-armor = Attack { $n } in one phase defeats it: Fame { $fame }.
web-resists = Resists { $element }
web-damage-n = damage { $n }
web-not-targetable = cannot be attacked in this phase
web-wounds-total =
    { $hero }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } so far, { $more } to come
web-knockout-at = knocked out at { $n } in one combat
web-units-not-allowed = Units may not help here.
web-night-here = Night rules apply inside.
web-tab-offers = Offers
web-library-thrown = thrown away
web-library-effects = Effects
web-library-elements = Elements
web-library-abilities = Enemies and resistances
web-rivals = Other players
web-duel-title = { $aggressor } against { $defender }
web-duel-field = Combat between players
web-duel-attack = Attack
web-duel-damage = Damage
web-duel-aggressor = attacker of this combat
web-duel-defender = defends
web-duel-defender-full = defends with a full turn
web-duel-siege-only = Only Siege Attacks count against these walls.
web-duel-targets = Damage that wounds
web-duel-hero = the Hero
web-die-free = free
web-die-kept = kept
web-die-taken = taken
web-die-depleted = depleted
web-die-words = One die of the Source a turn pays one mana of its color; when the turn ends it is rolled again and goes back. { $color ->
    [gold] Gold is any basic color by Day and depleted at Night.
    [black] Black pays for Spells at Night and is depleted by Day.
   *[other] { "" }
 }
web-crystal-words = A crystal stays with you, at most three of each color. Used, it becomes one mana of its color for this turn.
web-cost-by-day = cost by day
web-cost-by-night = cost at night
web-chip-rest = rest
web-chip-discard = discard
web-pay-die = from a die of the Source
web-pay-kept = from the die on the Tactic
web-pay-wild = from a die of any color
web-pay-endless = from endless mana
web-pay-opened = from a die of the opened Source
web-pay-invoked = for a card discarded
web-pay-token = from a mana token
web-pay-crystal = from a crystal
web-attack-melee = Attack
web-attack-ranged = Ranged Attack
web-attack-siege = Siege Attack
web-combat-ranged = Ranged and Siege
web-combat-block = Block
web-combat-damage = Assign Damage
web-combat-attack = Attack
web-combat-ranged-short = Ranged
web-combat-block-short = Block
web-combat-damage-short = Damage
web-combat-attack-short = Attack
web-combat-kind-assault = Assault
web-combat-kind-adventure = Adventure
web-combat-kind-challenge = Challenge
web-combat-kind-burn = Burning a monastery
web-combat-kind-provoked = Provoked
web-attack-state-open = open
web-attack-state-blocked = blocked
web-attack-state-cancelled = canceled
web-attack-state-assigned = damage taken
web-attack-state-hidden = another monster attacks in its place
web-ability-swift = needs twice as much Block
web-ability-brutal = unblocked it deals double damage
web-ability-poison = each Wound counts twice
web-ability-paralyze = a wounded Unit is lost; a wounded Hero drops the hand
web-ability-assassination = damage only to the Hero
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
web-duel-ranged = Ranged
web-duel-melee = Melee
web-duel-stage-answer = { $acting } decides how to take part.
web-duel-stage-attack = { $acting } may attack.
web-duel-stage-block = { $acting } blocks the attack of { $attacker }.
web-duel-stage-assign = { $acting } assigns the damage.
web-duel-stage-after = { $acting } finishes the turn.

# Headings of the question panel.
web-section-cards = Cards
web-section-units = Units
web-section-skills = Skills
web-section-mana = Mana
web-section-map = Map
web-section-here = This space
web-section-offers = Offers
web-section-healing = Healing
web-section-combat = Combat

# Kinds and boxes of the gallery.
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
web-library-set-lost-legion = The Lost Legion
web-library-set-shades-of-tezla = Shades of Tezla
web-library-set-ultimate-edition = Ultimate Edition
web-library-set-krang = Krang

web-grade-skirmish = Skirmish
web-grade-campaign = Campaign
web-grade-conquest = Conquest
web-grade-legend = Legend

web-city-level = level { $n }
web-nth = { $i ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $i }th
}
web-needs-n = of { $n }
web-of-n = of { $n }
web-sideways = sideways
web-foes-n = { $n ->
    [one] { $n } foe
   *[other] { $n } foes
}
web-foes-defend = { $n } defend
web-foes-rampage = { $n } rampaging
web-lent-by-city = from the city
web-damage-table = Who may take which damage
web-damage-coming = damage that comes
web-damage-word = damage
web-damage-how = Touch whoever takes the damage; what is left over goes on to somebody else.
web-fate-unhurt = unhurt
web-fate-destroyed = destroyed
web-fate-barred = takes none
web-fate-absorbs = takes it all
web-fate-rest = leaves { $n }
web-fate-discard = to the discard
web-fate-drops = loses the hand
web-wounds-taken = { $hero }: wounds of this fight { $n }
web-poison-coming = poison: { $n } more to the discard
web-block-against = Block against { $enemy }: { $n } { $element }
web-attack-against = Attack on { $enemy }: Armor { $n }
web-attack-together = all { $n } together
web-term-inefficient = inefficient
web-term-resisted = resisted
web-nothing-helps = Nothing you hold adds to this.
web-way-cost = { $steps ->
    [one] Way of { $n }
   *[other] Way of { $n } in { $steps } steps
}
web-way-short = { $n } short
web-way-pays = Paid by: { $what }
web-way-unpaid = Nothing in your hand pays for it this turn.
web-way-reveals = Its last step shows something hidden: there is no way back from there.
web-plan-taken = already hit
web-plan-mark = Plan: this Unit would take this attack
web-plan-n = { $n ->
    [1] plan: 1 attack to a Unit
   *[other] plan: { $n } attacks to Units
}
web-can-i-beat = Can I beat this?
web-thinking = Thinking…
web-as-if-there = As if you stood there with all you have now: nothing in your hand pays for the way.
web-way-go = Go there
web-way-play-go = Play and go
web-hex-closed = cannot be entered
web-hex-unsafe = no turn may end here

web-level-n = Level { $n }
web-level-both = { $hero } learns a Skill and an Advanced Action
web-level-card = { $hero } learns an Advanced Action
web-level-skill = Choose a Skill
web-level-common = Common Skills: instead of both above, with the lowest Advanced Action
web-level-advanced = Advanced Action, to the top of the deck
web-level-lowest = the lowest
web-level-keeps = stays: { $skill }.
web-level-leaves = to the common offer: { $skills }.
web-level-top = on top of the deck: { $card }.
web-level-take = Take these

## Set-up

web-mk-setup-map = { $countryside } countryside tiles and { $core } core tiles to be found
web-grade-points = from { $n } points
