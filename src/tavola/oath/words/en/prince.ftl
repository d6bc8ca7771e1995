### Oath: the Clockwork Prince

oa-quadrant-supremacy = supremacy
oa-quadrant-protection = protection
oa-quadrant-devotion = devotion
oa-quadrant-people = people

oa-goal-sites = the most sites
oa-goal-relics = the most relics and banners
oa-goal-darkest_secret = the Darkest Secret
oa-goal-peoples_favor = the People's Favor
oa-goal-grand_scepter = the Grand Scepter

oa-deed-start = setting out
oa-deed-branch = choosing a banner
oa-deed-muster = Muster
oa-deed-trade-favor = Trade for favor
oa-deed-trade-secrets = Trade for secrets
oa-deed-trade-both = Trade for favor and secrets
oa-deed-travel-favor = Travel to most favor
oa-deed-travel-secrets = Travel to most secrets
oa-deed-travel-relic = Travel to a relic
oa-deed-campaign-rival_sites = Travel and Campaign for the Rival's sites
oa-deed-campaign-relics = Travel and Campaign for relics
oa-deed-campaign-darkest_secret = Travel and Campaign for the Darkest Secret
oa-deed-campaign-peoples_favor = Travel and Campaign for the People's Favor
oa-deed-recover-relic = Recover a relic
oa-deed-recover-darkest_secret = Recover the Darkest Secret
oa-deed-recover-peoples_favor = Recover the People's Favor
oa-deed-search = Search

oa-test-rules_most_sites = he rules the most sites
oa-test-holds_most_relics_and_banners = he holds the most relics and banners
oa-test-holds-darkest_secret = he holds the Darkest Secret
oa-test-holds-peoples_favor = he holds the People's Favor
oa-test-holds_only-peoples_favor = of the banners he holds only the People's Favor
oa-test-holds_only-darkest_secret = of the banners he holds only the Darkest Secret
oa-test-ready-rival_site = he is Ready for Battle against a site of his Rival
oa-test-ready-most_relics_holder = he is Ready for Battle against who holds the most relics
oa-test-ready-darkest_secret_holder = he is Ready for Battle against the holder of the Darkest Secret
oa-test-ready-peoples_favor_holder = he is Ready for Battle against the holder of the People's Favor
oa-test-can_pay-relic = he can pay for a relic here
oa-test-can_pay-darkest_secret = he can pay for the Darkest Secret
oa-test-can_pay-peoples_favor = he can pay for the People's Favor
oa-test-else = nothing else holds

oa-scenario-prince = Against the Clockwork Prince

oa-variant-prince_side = The Prince's side
oa-variant-prince_side-about = The Prince takes the Chancellor's place, or that of an Exile. In the next game of a chronicle, this seats him at the table.
oa-variant-prince_side-chancellor = Chancellor
oa-variant-prince_side-exile = Exile
oa-variant-prince_level = The Prince's powers
oa-variant-prince_level-about = Limited, he uses what costs nothing and permits nothing. Expanded, he uses powers and gives permission as people do.
oa-variant-prince_level-limited = Limited
oa-variant-prince_level-expanded = Expanded
oa-variant-prince_judge = Who judges for an Expanded Prince
oa-variant-prince_judge-about = People decide in his interest about powers and permission, or he goes by his own list of values.
oa-variant-prince_judge-people = People at the table
oa-variant-prince_judge-rules = His own list of values

oa-log-prince-threat-1 = Threat: { $player }, a Citizen, meets the Successor's goal ({ $goal })
oa-log-prince-threat-2 = Threat: { $player } is about to win by the title ({ $goal })
oa-log-prince-threat-title = Threat: { $player } has the title he wants ({ $goal })
oa-log-prince-threat-3 = Threat: { $player } has fulfilled a revealed Vision ({ $goal })
oa-log-prince-threat-4 = Threat: { $player } is Oathkeeper ({ $goal })
oa-log-prince-no-threat = The Prince sees no Threat: his markers stay
oa-log-prince-stays = His markers already stand in { $quadrant }
oa-log-prince-turns = Both markers go to the start of { $quadrant }
oa-log-prince-reveals = The Prince reveals { $cards }; Visions drawn unseen: { $n }
oa-log-prince-reveals-nothing = The Prince draws no card to reveal; Visions drawn unseen: { $n }
oa-log-prince-tactics = His Tactics reach step { $step }: { $n ->
        [1] 1 die
       *[other] { $n } dice
    }
oa-log-prince-friend = { $suit } rises to { $n } among his Friends
oa-log-prince-conspirator = { $suit } rises to { $n } among his Conspirators
oa-log-prince-no-card = { $player } can play no card, and gains what { $quadrant } gives instead
oa-log-prince-ambition = { $n ->
        [1] 1 favor now lies
       *[other] { $n } favor now lie
    } in his Ambition box
oa-log-prince-empties = { $n ->
        [1] 1 favor leaves
       *[other] { $n } favor leave
    } the Ambition box for the board
oa-log-prince-actions = The Prince has { $n } actions
oa-log-prince-does = { $player }, action { $n } of { $of }: { $deed }
oa-log-prince-skips-muster = { $player } skips { $deed }: no warband would be gained
oa-log-prince-skips-trade = { $player } skips { $deed }: nothing would be gained
oa-log-prince-skips-travel = { $player } skips { $deed }: his site already serves
oa-log-prince-skips-campaign = { $player } skips { $deed }: not Ready for Battle
oa-log-prince-skips-recover = { $player } skips { $deed }: it cannot be recovered
oa-log-prince-since = Since { $test }, the marker goes to: { $deed }
oa-log-prince-stuck = Twelve skips in a row end his actions
oa-log-prince-trades-favor = { $player } trades for favor with { $cards }
oa-log-prince-trades-secrets = { $player } trades for secrets with { $cards }
oa-log-prince-trades-both = { $player } trades for favor and secrets with { $cards }
oa-log-prince-no-favor = No site would bring { $player } favor: 1 from the nearest bank instead
oa-log-prince-no-secrets = No site would bring { $player } secrets: 1 secret instead
oa-log-prince-no-relic = No relic and no facedown site is on the map: { $player } gains 1 favor from the nearest bank
oa-log-prince-empty-site = { $site } shows no relic: { $player } gains 1 favor from the nearest bank
oa-log-prince-recovers = { $player } pays { $favor } favor and { $secrets ->
        [1] 1 secret
       *[other] { $secrets } secrets
    } for a relic
oa-log-prince-ready = { $player } is Ready for Battle against { $other }: { $attack ->
        [1] 1 die
       *[other] { $attack } dice
    } against { $defense }
oa-log-prince-no-fight = { $player } cannot attack from here: no campaign
oa-log-prince-cleanup = { $player } cleans up: favor returns to the banks, secrets to his board
oa-log-prince-judged = { $player } has judged for the Prince
oa-log-prince-peeked = { $player } looks at the relic the Prince offers
oa-log-prince-declined = { $player } declines Citizenship

oa-ask-prince-offer = The Prince offers Citizenship and the bottom relic of the relic deck
oa-ask-prince-offer-seen = The Prince offers Citizenship and { $card }
oa-ask-prince-powers = In the interest of the Prince ({ $player }): use a power?
oa-option-peek_offer = Look at the relic
oa-option-join_empire = Take it and become a Citizen
oa-option-decline_offer = Decline

board-oa-prince = Prince ({ $player }, { $level ->
        [expanded] Expanded
       *[limited] Limited
    }): stands at { $deed } in { $quadrant }, { $limit } actions, Tactics { $tactics }, Ambition { $ambition }
board-oa-prince-friends = Friends: { $suits }
board-oa-prince-conspirators = Conspirators: { $suits }
board-oa-prince-suit = { $suit } { $n }
board-oa-prince-threat = Threat: { $player } ({ $goal })
board-oa-prince-no-threat = No Threat
board-oa-prince-next = Next, if nothing changes: { $steps }
board-oa-prince-skip = ({ $deed })
board-oa-prince-at = { $deed } ({ $place })
board-oa-prince-on = { $deed } ({ $place }, { $player })
