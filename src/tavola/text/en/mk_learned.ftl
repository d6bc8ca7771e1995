### Mage Knight: words of the cards learned on the way

mk-verb-attack_and = { $what } ({ $rule })
mk-verb-block_bonus = your next Block this turn gets +{ $n }
mk-verb-aim = your next card with an attack gets +{ $shot } in the Ranged and Siege phase, +{ $strike } in the Attack phase
mk-payment-endless = { $color } mana without limit
mk-verb-endless_mana = this turn you have { $colors } mana without limit
mk-terrain-all = all terrain
mk-verb-only = only { $when }: { $what }
