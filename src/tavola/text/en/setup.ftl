### What can be chosen before a game: scenarios, sets, bots

bot-greedy = Thinking bot
bot-random = Random bot
bot-strong = Strong bot
about-bot-greedy = Weighs each answer and takes the best.
about-bot-random = Takes any legal answer.
about-bot-strong = Plans whole turns and thinks longest.
