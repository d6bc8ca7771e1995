### The guided first game

oa-learn-chapter-seat = Your seat
oa-learn-chapter-muster = Muster
oa-learn-chapter-travel = Travel
oa-learn-chapter-campaign = Campaign
oa-learn-chapter-search = Search
oa-learn-chapter-trade = Trade
oa-learn-chapter-rest = Rest

oa-learn-adviser = Keep one card
oa-learn-adviser-why = You are the Chancellor: keep the oath of the age, and you win in the end. Advisers are your court: their powers are yours, their suits help you trade, and this one lies facedown, known to nobody else.

oa-learn-muster = Muster on the card at your site
oa-learn-muster-why = One favor and one Supply bring two warbands from your bank to your board. Supply is what a turn is made of: only the large actions cost it, and you have seven.

oa-learn-travel = Travel to the other site of the Cradle
oa-learn-travel-why = It lies facedown; whoever comes first turns it up. Inside the Cradle the way costs 1 Supply, further out it costs more.

oa-learn-campaign = March against the bandits
oa-learn-campaign-why = Nobody's warbands stand here, so bandits rule. Your oath counts the sites you rule: take this one.
oa-learn-targets = Attack
oa-learn-targets-why = Each warband on your board is an attack die, each target adds dice of defence. The odds stand beside the question before anything is rolled.
oa-learn-plans = No battle plan this time
oa-learn-plans-why = Some cards bend a battle when their cost is paid. Five dice against one are enough; keep your tokens.
oa-learn-place = Leave two warbands here
oa-learn-place-why = A site is yours as long as your warbands stand on it. The others stay on your board for the next fight.

oa-learn-search = Search the world deck
oa-learn-search-why = For 2 Supply you see three cards and may play one. Among them are Visions: other ways to win, which only the Exiles can follow.
oa-learn-keep = Keep { $card }
oa-learn-keep-why = Choose the card that serves you here. A card at a site serves whoever rules that site.
oa-learn-lay = Lay down the others
oa-learn-lay-why = What you do not want goes to the discard pile of a region, never back into the deck. Somebody may find it there: the order is yours.
oa-learn-play = Play it to your site
oa-learn-play-why = A card played to a site pays you one favor of its suit at once. Read what it does when it is played: it cannot be taken back.

oa-learn-trade = Trade a secret for favor
oa-learn-trade-why = Your last Supply: a secret laid on a card brings favor from the bank of its suit. Laid tokens come back or move on when somebody rests.

oa-learn-rest = Rest
oa-learn-rest-why = Your turn is over; the Supply you get back depends on how many warbands you keep, so a large army is slow. From now on the others strive for your title: defend the most sites until the end die falls your way.
