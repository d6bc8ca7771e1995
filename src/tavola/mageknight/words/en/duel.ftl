### Mage Knight: combat between players

## Combat between players

mk-option-fight = Attack { $hero }
mk-option-join = { $how ->
        [full] Take part fully: your next turn, in advance
       *[partial] Take part partially
    }
mk-option-strike = Strike
mk-option-pass = Pass
mk-option-stand = Stand against the attack
mk-option-wound-hero = Wound { $hero }
mk-option-wound-unit = Wound { $unit }
mk-option-steal = Steal { $card }
mk-option-drive = Drive { $hero } away to { $terrain }, { $space }

mk-ask-duel-answer = { $hero } attacks you. How do you take part?
mk-ask-duel-attack = { $phase_id ->
        [ranged] Ranged and Siege attacks against { $hero }: { $count } so far. Strike or pass.
       *[melee] Melee attacks against { $hero }: { $count } so far. Strike or pass.
    }
mk-ask-duel-block = { $hero } strikes with { $count } ({ $element }). Block what you can: { $left } would get through.
mk-ask-duel-aftermath = Which Unit of the attack does { $origin } reach?
mk-ask-duel-assign = { $count } damage to assign to { $hero }.

mk-event-duel = { $hero } attacks { $hero2 }.
mk-event-duel-full = { $hero } takes part fully and takes the next turn in advance.
mk-event-duel-partial = { $hero } takes part partially.
mk-event-duel-melee = Both passed: the Melee phase begins.
mk-event-duel-strike = { $hero } strikes with { $count } ({ $element }).
mk-event-duel-pass = { $hero } passes.
mk-event-duel-block = { $count ->
        [0] { $hero } lets nothing through.
       *[other] { $hero } lets { $count } damage through.
    }
mk-event-wound-spared = { $hero } is spared the Wound.
mk-event-duel-wasted = { $count } damage is lost.
mk-event-duel-steal = { $hero } steals { $card } from { $hero2 }.
mk-event-duel-driven = { $hero } must retreat to { $space }.
mk-event-duel-won = { $hero } wins the combat.
mk-event-duel-draw = Nobody attacks any more: { $hero } withdraws to { $space }.
mk-event-attacks-skipped = The attack comes to nothing.

mk-why-truce = { $law ->
        [MK-MOV-08e1] This player cannot be attacked: the Round Order token lies face down.
        [MK-MOV-08e2] Nobody can be attacked once the End of the Round is announced.
        [MK-MOV-08e3] Nobody can be attacked in the last turns of the game.
        [MK-MOV-08e5] Allies do not attack each other.
       *[other] In this game players do not attack each other.
    }
mk-why-nobody-to-fight = No other Hero stands on your space.
mk-why-shared-space = Where several figures may stand, nobody is attacked.
mk-why-must-fight = You stand on another Hero's space: move on or attack.
mk-why-provokes-there = A step onto another Hero's space may not provoke a rampaging enemy.
mk-why-defender-stays = Whoever is attacked neither moves nor acts.
mk-why-nothing-to-strike-with = There are no points for an attack now.
mk-why-siege-against-walls = Behind walls only Siege attacks reach the defender.
mk-why-not-duelling = You are not fighting a player now.
mk-why-damage-short = { $need } damage is needed; { $have } is left.
mk-why-unit-out = That Unit cannot be wounded now.
mk-why-not-stealable = Only Artifacts in the discard pile, in play or with a Wounded Unit can be stolen.
mk-why-melee-only = Only in the Melee phase.
mk-why-no-retreat-there = Nobody can be driven there.
mk-why-only-wounds-in-hand = With nothing but Wounds in hand you cannot take part fully.
mk-why-partial-skill = Whoever takes part partially uses no Skills of their own turn.
mk-why-partial-banner = Banners are assigned on your own turn; a partial defense is none.
mk-why-partial-die = Whoever takes part partially uses no die of the Source.

mk-verb-skip_attacks = skip the Block and Assign Damage phases; against a player, cancel one attack
